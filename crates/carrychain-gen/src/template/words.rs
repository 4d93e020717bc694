//! Integers in full words: addition, subtraction, products of rows. Carries run through flags.

use crate::error::Error;
use crate::ir::{Builder, Id};
use num_bigint::BigUint;
use num_traits::Zero;

/// a + b and the carry; equally many words.
pub fn add(b: &mut Builder, x: &[Id], y: &[Id]) -> Result<(Vec<Id>, Id), Error> {
    let mut carry = b.constant(0u32)?;
    let mut sum = vec![];
    for (x, y) in x.iter().zip(y) {
        let (word, next) = b.add_carry(*x, *y, carry)?;
        sum.push(word);
        carry = next;
    }
    Ok((sum, carry))
}

/// a + carry, where the value of the whole shows that this stays a word even if the interval of `a` does not.
pub fn add_flag(b: &mut Builder, a: Id, carry: Id) -> Result<Id, Error> {
    let zero = b.constant(0u32)?;
    Ok(b.add_carry(a, zero, carry)?.0)
}

/// a - b and the borrow; equally many words.
pub fn sub(b: &mut Builder, x: &[Id], y: &[Id]) -> Result<(Vec<Id>, Id), Error> {
    let mut borrow = b.constant(0u32)?;
    let mut difference = vec![];
    for (x, y) in x.iter().zip(y) {
        let (word, next) = b.sub_borrow(*x, *y, borrow)?;
        difference.push(word);
        borrow = next;
    }
    Ok((difference, borrow))
}

/// x y for a word x and a row of words y, in one word more.
pub fn row(b: &mut Builder, x: Id, y: &[Id]) -> Result<Vec<Id>, Error> {
    let word = b.word();
    let mut lows = vec![];
    let mut highs = vec![b.constant(0u32)?];
    for y in y {
        let product = b.mul(x, *y)?;
        let (low, high) = b.split(product, word)?;
        lows.push(low);
        highs.push(high);
    }
    lows.push(b.constant(0u32)?);
    // The carry out of the top is zero, since x y is below 2^(w (n + 1)).
    Ok(add(b, &lows, &highs)?.0)
}

/// Constants for the words of a number.
pub fn constants(b: &mut Builder, words: &[BigUint]) -> Result<Vec<Id>, Error> {
    words.iter().map(|word| b.constant(word.clone())).collect()
}

/// x + f m mod 2^(w n), for a flag f.
pub fn add_masked(b: &mut Builder, x: &[Id], f: Id, m: &[BigUint]) -> Result<Vec<Id>, Error> {
    let zero = b.constant(0u32)?;
    let masked = m
        .iter()
        .map(|word| {
            if word.is_zero() {
                return Ok(zero);
            }
            let word = b.constant(word.clone())?;
            b.select(f, zero, word)
        })
        .collect::<Result<Vec<Id>, Error>>()?;
    Ok(add(b, x, &masked)?.0)
}

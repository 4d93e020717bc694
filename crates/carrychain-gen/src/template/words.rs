//! Integers in full words: sums, differences, products.
//!
//! A row t + x y, x one word, is made in one of two ways:
//! - 64-bit words: all products first, then one chain of additions with carry for the row and one for its sum with t.
//!   Two additions a product; the carries stay in the flag.
//! - 32-bit words: word by word, low + 2^w high = x y_j + t_j + high of the word before. Where there are 64-bit
//!   registers this is plain 64-bit arithmetic, and where there are none it needs few registers.
//!
//! Carries that the value of the whole rules out are dropped, even where the intervals of the words do not show it.

use crate::error::Error;
use crate::ir::{Builder, Id};
use num_bigint::BigUint;
use num_traits::One;

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

/// a + y, the carry dropped.
pub fn add_small(b: &mut Builder, x: &[Id], y: Id) -> Result<Vec<Id>, Error> {
    let mut addend = zeros(b, x.len())?;
    addend[0] = y;
    Ok(add(b, x, &addend)?.0)
}

/// floor(x / 2).
pub fn shift_right_once(b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
    let mut above = b.constant(0u32)?;
    let mut half = vec![];
    for word in x.iter().rev() {
        let (low, high) = b.split(*word, 1)?;
        let top = b.scale(above, &(BigUint::one() << (b.word() - 1)))?;
        half.push(b.add(high, top)?);
        above = low;
    }
    half.reverse();
    Ok(half)
}

/// Constants for the words of a number.
pub fn constants(b: &mut Builder, words: &[BigUint]) -> Result<Vec<Id>, Error> {
    words.iter().map(|word| b.constant(word.clone())).collect()
}

/// `count` zeros.
pub fn zeros(b: &mut Builder, count: usize) -> Result<Vec<Id>, Error> {
    Ok(vec![b.constant(0u32)?; count])
}

/// `zero` if the flag is 0, `one` if it is 1.
pub fn select(b: &mut Builder, flag: Id, zero: &[Id], one: &[Id]) -> Result<Vec<Id>, Error> {
    zero.iter()
        .zip(one)
        .map(|(zero, one)| b.select(flag, *zero, *one))
        .collect()
}

/// t + x y + 2^(w k) top and the carry, for y of k words, t of k + 1 and a flag `top`.
pub fn add_row(
    b: &mut Builder,
    t: &[Id],
    x: Id,
    y: &[Id],
    top: Id,
) -> Result<(Vec<Id>, Id), Error> {
    let zero = b.constant(0u32)?;
    if b.word() == 64 {
        let mut row = row(b, x, y)?;
        // x y <= (2^w - 1) (2^(w k) - 1), so that its top word is at most 2^w - 2.
        row[y.len()] = b.add_carry(row[y.len()], zero, top)?.0;
        return add(b, t, &row);
    }
    let mut high = zero;
    let mut sum = vec![];
    for (t, y) in t.iter().zip(y) {
        let (low, next) = b.mul_add(x, *y, *t, high)?;
        sum.push(low);
        high = next;
    }
    let (last, carry) = b.add_carry(t[y.len()], high, top)?;
    sum.push(last);
    Ok((sum, carry))
}

/// x y in one word more than y.
fn row(b: &mut Builder, x: Id, y: &[Id]) -> Result<Vec<Id>, Error> {
    let zero = b.constant(0u32)?;
    let mut lows = vec![];
    let mut highs = vec![zero];
    for y in y {
        let (low, high) = product_of_words(b, x, *y)?;
        lows.push(low);
        highs.push(high);
    }
    lows.push(zero);
    Ok(add(b, &lows, &highs)?.0)
}

/// x y. If y is the constant 2^w - 2^k + e, e in {0, 1}: x 2^w + e x - x 2^k, which is cheaper than a multiplication.
fn product_of_words(b: &mut Builder, x: Id, y: Id) -> Result<(Id, Id), Error> {
    let zero = b.constant(0u32)?;
    if let Some((k, e)) = b.known_constant(y).and_then(|y| near_top(&y, b.word())) {
        let shift = b.constant(BigUint::one() << k)?;
        let (shift_low, shift_high) = b.mul_add(x, shift, zero, zero)?;
        let from = if e { x } else { zero };
        let (low, borrow) = b.sub_borrow(from, shift_low, zero)?;
        let (high, _) = b.sub_borrow(x, shift_high, borrow)?;
        return Ok((low, high));
    }
    b.mul_add(x, y, zero, zero)
}

/// k and e if y = 2^word - 2^k + e.
fn near_top(y: &BigUint, word: u32) -> Option<(u64, bool)> {
    let e = y.bit(0);
    let complement = (BigUint::one() << word) - (y - u32::from(e));
    let k = complement.trailing_zeros()?;
    (k > 0 && k < u64::from(word) && complement == BigUint::one() << k).then_some((k, e))
}

/// x y in 2n words.
pub fn product(b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
    let zero = b.constant(0u32)?;
    let mut t = zeros(b, y.len())?;
    for (i, x) in x.iter().enumerate() {
        t.push(zero);
        let (sum, _) = add_row(b, &t[i..], *x, y, zero)?;
        t.splice(i.., sum);
    }
    Ok(t)
}

/// x^2 in 2n words: the products of different words, added twice to the squares.
///
/// (Not doubled: compilers make shifts across words of that, which are slow on some CPUs.)
pub fn square(b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
    let n = x.len();
    let zero = b.constant(0u32)?;
    let mut cross = zeros(b, 2 * n)?;
    for i in 0..n - 1 {
        let (sum, _) = add_row(b, &cross[2 * i + 1..=i + n], x[i], &x[i + 1..], zero)?;
        cross.splice(2 * i + 1..=i + n, sum);
    }
    let mut squares = vec![];
    for x in x {
        let (low, high) = b.mul_add(*x, *x, zero, zero)?;
        squares.extend([low, high]);
    }
    let (sum, _) = add(b, &squares, &cross)?;
    Ok(add(b, &sum, &cross)?.0)
}

/// Whether some word of `x` is not zero: zero if not.
pub fn any(b: &mut Builder, x: &[Id]) -> Result<Id, Error> {
    let zero = b.constant(0u32)?;
    x.iter().try_fold(zero, |any, word| b.or(any, *word))
}

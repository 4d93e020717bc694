//! Solinas: p = 2^s - c with small c. What lies at or above 2^s is folded down by 2^s = c (mod p).
//!
//! Two representations, one set of functions. A product takes and a sum gives `Loose` elements; a product gives and a
//! sum takes `Tight` ones, which have room for one addition or subtraction.

pub mod saturated;
pub mod unsaturated;

use super::{ElementType, Field, bytes, select, words};
use crate::error::Error;
use crate::ir::{Builder, Function, Id, Shape};
use crate::recipe::{Recipe, ones};
use num_bigint::BigUint;
use num_traits::One;

/// What is made if no functions are named; `carry_scmul_K`, K a number, can be asked for as well.
pub const FUNCTIONS: [&str; 13] = [
    "carry_mul",
    "carry_square",
    "carry",
    "add",
    "sub",
    "opp",
    "relax",
    "carry_add",
    "carry_sub",
    "carry_opp",
    "selectznz",
    "to_bytes",
    "from_bytes",
];
/// Prefix of the multiplication by a small constant.
const SCMUL: &str = "carry_scmul_";

/// Arithmetic modulo p on elements in limbs. Each method appends code to a function in the making.
pub trait Arithmetic {
    /// Deduced parameters, name and value.
    fn describe(&self) -> Vec<(&'static str, String)>;
    /// The element types `Tight` and `Loose`, in this order.
    fn elements(&self) -> [ElementType; 2];
    /// Bits of each limb of a reduced element; their sum is s.
    fn widths(&self) -> Vec<u32>;

    /// x y, for loose x and y.
    fn mul(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error>;
    /// x^2, for loose x.
    fn square(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error>;
    /// k x, for loose x.
    fn scale(&self, b: &mut Builder, x: &[Id], k: u32) -> Result<Vec<Id>, Error>;
    /// x, for loose x, tight.
    fn carry(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error>;
    /// x + y, for tight x and y, loose.
    fn add(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error>;
    /// x - y, for tight x and y, loose.
    fn sub(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error>;
    /// -x, for tight x, loose.
    fn opp(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error>;
    /// x mod p, for tight x, in limbs of their own bits.
    fn freeze(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error>;
}

/// The functions called `names` (all, if there are none) on this arithmetic.
pub fn build(
    recipe: &Recipe,
    arithmetic: &impl Arithmetic,
    names: &[String],
) -> Result<Field, Error> {
    Ok(Field {
        recipe: recipe.clone(),
        parameters: arithmetic.describe(),
        elements: arithmetic.elements().into(),
        constants: vec![],
        functions: select(names, &FUNCTIONS, |name| {
            function(arithmetic, recipe.word, name)
        })?,
    })
}

/// The function of this name, if there is one.
fn function(field: &impl Arithmetic, word: u32, name: &str) -> Result<Option<Function>, Error> {
    let [tight, loose] = field.elements();
    let tight_shape = || Shape::Element(tight.name.to_owned());
    let loose_shape = || Shape::Element(loose.name.to_owned());
    let mut builder = Builder::new(name, word);
    let b = &mut builder;
    let tight = |b: &mut Builder, name: &str| b.input(name, tight_shape(), &tight.limbs);
    let loose = |b: &mut Builder, name: &str| b.input(name, loose_shape(), &loose.limbs);
    let (summary, shape, out) = match name {
        "carry_mul" => {
            let (x, y) = (loose(b, "a"), loose(b, "b"));
            ("a b.", tight_shape(), field.mul(b, &x, &y)?)
        }
        "carry_square" => {
            let x = loose(b, "a");
            ("a^2.", tight_shape(), field.square(b, &x)?)
        }
        "carry" => {
            let x = loose(b, "a");
            ("a.", tight_shape(), field.carry(b, &x)?)
        }
        "relax" => ("a.", loose_shape(), tight(b, "a")),
        "add" => {
            let (x, y) = (tight(b, "a"), tight(b, "b"));
            ("a + b.", loose_shape(), field.add(b, &x, &y)?)
        }
        "sub" => {
            let (x, y) = (tight(b, "a"), tight(b, "b"));
            ("a - b.", loose_shape(), field.sub(b, &x, &y)?)
        }
        "opp" => {
            let x = tight(b, "a");
            ("-a.", loose_shape(), field.opp(b, &x)?)
        }
        "carry_add" => {
            let (x, y) = (tight(b, "a"), tight(b, "b"));
            let sum = field.add(b, &x, &y)?;
            ("a + b.", tight_shape(), field.carry(b, &sum)?)
        }
        "carry_sub" => {
            let (x, y) = (tight(b, "a"), tight(b, "b"));
            let difference = field.sub(b, &x, &y)?;
            ("a - b.", tight_shape(), field.carry(b, &difference)?)
        }
        "carry_opp" => {
            let x = tight(b, "a");
            let opposite = field.opp(b, &x)?;
            ("-a.", tight_shape(), field.carry(b, &opposite)?)
        }
        "selectznz" => {
            let flag = b.input("flag", Shape::Scalar, &[BigUint::one()])[0];
            let (x, y) = (tight(b, "zero"), tight(b, "nonzero"));
            let summary = "`zero` if flag is 0, `nonzero` if it is 1.";
            (summary, tight_shape(), words::select(b, flag, &x, &y)?)
        }
        "to_bytes" => {
            let x = tight(b, "a");
            let limbs = field.freeze(b, &x)?;
            let digits: Vec<(Id, u32)> = limbs.into_iter().zip(field.widths()).collect();
            let summary = "a mod p, fully reduced, little-endian.";
            (summary, Shape::Bytes, bytes::to_bytes(b, &digits)?)
        }
        "from_bytes" => {
            let widths = field.widths();
            let bits = widths.iter().sum();
            let x = b.input("a", Shape::Bytes, &byte_bounds(bits));
            let out = bytes::from_bytes(b, &x, &widths)?;
            let summary = format!("a, little-endian, below 2^{bits}; it need not be below p.");
            return Ok(Some(builder.finish(&summary, tight_shape(), out)));
        }
        _ => {
            let Some(k) = name.strip_prefix(SCMUL).and_then(|k| k.parse().ok()) else {
                return Ok(None);
            };
            let x = loose(b, "a");
            let out = field.scale(b, &x, k)?;
            let summary = format!("{k} a.");
            return Ok(Some(builder.finish(&summary, tight_shape(), out)));
        }
    };
    Ok(Some(builder.finish(summary, shape, out)))
}

/// The largest bytes of a value below 2^bits.
fn byte_bounds(bits: u32) -> Vec<BigUint> {
    (0..bits.div_ceil(8))
        .map(|i| ones((bits - 8 * i).min(8)))
        .collect()
}

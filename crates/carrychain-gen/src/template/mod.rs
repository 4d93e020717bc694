//! Templates: from a recipe to the functions of a field.

pub mod bytes;
pub mod clamped;
pub mod montgomery;
pub mod solinas;
pub mod words;

use crate::error::Error;
use crate::ir::{Function, hexadecimal};
use crate::recipe::{Recipe, Template};
use num_bigint::BigUint;
use solinas::saturated::Saturated;
use solinas::unsaturated::Unsaturated;
use std::collections::BTreeSet;

/// An element type of the generated file.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct ElementType {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub summary: String,
    /// The largest limbs.
    #[serde(with = "hexadecimal::list")]
    pub limbs: Vec<BigUint>,
    /// What the value is below, if the limbs do not say it.
    #[serde(with = "hexadecimal::option")]
    pub below: Option<BigUint>,
}

/// A named constant: an array of words, least significant first.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct NamedConstant {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub summary: String,
    /// The words.
    #[serde(with = "hexadecimal::list")]
    pub words: Vec<BigUint>,
    /// The element type that wraps it, if any.
    pub element: Option<&'static str>,
}

/// All that a file of generated code holds.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Field {
    /// The recipe.
    pub recipe: Recipe,
    /// Deduced parameters, name and value, for the head of the file.
    pub parameters: Vec<(&'static str, String)>,
    /// The element types.
    pub elements: Vec<ElementType>,
    /// The constants.
    pub constants: Vec<NamedConstant>,
    /// The functions.
    pub functions: Vec<Function>,
}

/// The functions called `names` (all, if there are none) of the field that `recipe` describes.
pub fn build(recipe: &Recipe, names: &[String]) -> Result<Field, Error> {
    recipe.check()?;
    match recipe.template {
        Template::UnsaturatedSolinas => solinas::build(recipe, &Unsaturated::new(recipe)?, names),
        Template::SaturatedSolinas => solinas::build(recipe, &Saturated::new(recipe)?, names),
        Template::WordByWordMontgomery => montgomery::build(recipe, names),
        Template::ClampedMultiplier => clamped::build(recipe, names),
    }
}

/// The functions `names`, or `default` if there are none, each made by `make`, which knows those of `known`.
fn select<T>(
    names: &[String],
    default: &[&str],
    mut make: impl FnMut(&str) -> Result<Option<T>, Error>,
) -> Result<Vec<T>, Error> {
    let mut wanted: Vec<&str> = names.iter().map(String::as_str).collect();
    if wanted.is_empty() {
        wanted = default.to_vec();
    }
    let mut named = BTreeSet::new();
    if let Some(twice) = wanted.iter().find(|name| !named.insert(**name)) {
        return Err(Error::Function(format!(
            "function `{twice}`: is named twice"
        )));
    }
    wanted
        .into_iter()
        .map(|name| {
            make(name)?.ok_or_else(|| {
                Error::Function(format!(
                    "function `{name}`: known are {}",
                    default.join(", ")
                ))
            })
        })
        .collect()
}

/// `value` cut into `count` words of `word` bits, least significant first.
pub fn words_of(value: &BigUint, word: u32, count: usize) -> Vec<BigUint> {
    let mask = crate::recipe::ones(word);
    (0..count)
        .map(|i| (value >> (word as usize * i)) & &mask)
        .collect()
}

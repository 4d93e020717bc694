//! A recipe: everything that decides what code comes out.

use crate::error::Error;
use crate::modulus::Modulus;
use num_bigint::BigUint;
use num_traits::One;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How field elements are represented and multiplied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Template {
    /// For p = 2^s - c with small c: more limbs than needed, of s/n bits on average, carries put off.
    UnsaturatedSolinas,
    /// For p = 2^s - c with small c, s a bit or more below a whole number of words: full words.
    SaturatedSolinas,
    /// For every odd modulus m: full words, values x R mod m with R = 2^(w n).
    WordByWordMontgomery,
    /// For p = 2^s - c with s a few bits above a whole number of words: full words, and products with a multiplier that
    /// has bits clear in the right places.
    ClampedMultiplier,
}

impl Template {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::UnsaturatedSolinas => "unsaturated-solinas",
            Self::SaturatedSolinas => "saturated-solinas",
            Self::WordByWordMontgomery => "word-by-word-montgomery",
            Self::ClampedMultiplier => "clamped-multiplier",
        }
    }
}

/// A positive rational number, read from `1.0625`, `17/16` or `3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Factor {
    numerator: u32,
    denominator: u32,
}

impl Factor {
    /// numerator/denominator.
    pub const fn new(numerator: u32, denominator: u32) -> Self {
        Self {
            numerator,
            denominator,
        }
    }

    /// value times this, rounded down.
    pub fn of(self, value: &BigUint) -> BigUint {
        value * self.numerator / self.denominator
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            d => write!(f, "{}/{d}", self.numerator),
        }
    }
}

impl FromStr for Factor {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let refuse = || format!("`{text}` is not a factor such as 1.0625, 17/16 or 3");
        let number = |digits: &str| digits.parse::<u32>().map_err(|_| refuse());
        let factor = if let Some((numerator, denominator)) = text.split_once('/') {
            Self::new(number(numerator)?, number(denominator)?)
        } else if let Some((whole, decimals)) = text.split_once('.') {
            let scale = 10u32
                .checked_pow(decimals.len() as u32)
                .ok_or_else(refuse)?;
            Self::new(number(&format!("{whole}{decimals}"))?, scale)
        } else {
            Self::new(number(text)?, 1)
        };
        if factor.numerator == 0 || factor.denominator == 0 {
            return Err(refuse());
        }
        Ok(factor)
    }
}

/// The order in which limbs hand their carries on: steps one after the other, the limbs of a step all at once.
/// Written `0,1,2,3,4,0,1` (one limb a step) or `0+1+2+3+4,0+1+2+3+4` (two parallel passes).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CarryChain(pub Vec<Vec<usize>>);

impl fmt::Display for CarryChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step = |limbs: &Vec<usize>| {
            limbs
                .iter()
                .map(usize::to_string)
                .collect::<Vec<_>>()
                .join("+")
        };
        f.write_str(&self.0.iter().map(step).collect::<Vec<_>>().join(","))
    }
}

impl FromStr for CarryChain {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let limb = |digits: &str| {
            digits
                .parse()
                .map_err(|_| format!("`{digits}` is not a limb in carry chain `{text}`"))
        };
        text.split(',')
            .map(|step| step.split('+').map(limb).collect())
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

/// Everything that decides what code comes out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Recipe {
    /// The modulus.
    pub modulus: Modulus,
    /// Bits of a word, 32 or 64.
    pub word: u32,
    /// Words of an element.
    pub limbs: usize,
    /// Representation.
    pub template: Template,
    /// Order of the carries; none: parallel passes over all limbs until the bounds hold.
    pub carry_chain: Option<CarryChain>,
    /// Largest tight limb, in units of 2^(bits of the limb).
    pub tight: Factor,
    /// Largest loose limb, in units of the largest tight one.
    pub loose: Factor,
}

impl Recipe {
    /// Default of [`Recipe::tight`].
    pub const TIGHT: Factor = Factor::new(17, 16);
    /// Default of [`Recipe::loose`]: a sum, or a difference with 2p added, of two tight elements.
    pub const LOOSE: Factor = Factor::new(3, 1);

    /// Most words that an element may have.
    pub const MOST_LIMBS: usize = 256;

    /// A recipe with everything else at its default.
    pub fn new(modulus: Modulus, word: u32, limbs: usize, template: Template) -> Self {
        Self {
            modulus,
            word,
            limbs,
            template,
            carry_chain: None,
            tight: Self::TIGHT,
            loose: Self::LOOSE,
        }
    }

    /// An error if no template can make anything of it.
    pub fn check(&self) -> Result<(), Error> {
        let refuse = |why: String| Err(Error::Parameter(why));
        if self.word != 32 && self.word != 64 {
            return refuse(format!("word size {}: must be 32 or 64", self.word));
        }
        if self.limbs == 0 || self.limbs > Self::MOST_LIMBS {
            return refuse(format!(
                "{} limbs: must be 1 to {}",
                self.limbs,
                Self::MOST_LIMBS
            ));
        }
        Ok(())
    }
}

/// 2^bits - 1.
pub(crate) fn ones(bits: u32) -> BigUint {
    (BigUint::one() << bits) - 1u32
}

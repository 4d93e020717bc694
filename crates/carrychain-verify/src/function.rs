//! What the generator says about a whole function: how its code follows a program of acts, and what lives at the heads of its loops.

use crate::checker::act::Stage;
use crate::checker::check::{Block, How};
use crate::checker::contract::{Limb, Number, Place};
use crate::checker::program::{HeadValue, LoopPlan, Plan};
use crate::x86::instruction;
use num_bigint::BigInt;
use num_traits::{One, Zero};
use serde::Deserialize;

/// The parts of a function: code without loops, and loops in between.
#[derive(Deserialize, Clone, Debug)]
pub struct Acts {
    arguments: Vec<Argument>,
    parts: Vec<Part>,
}

#[derive(Deserialize, Clone, Debug)]
struct Argument {
    name: String,
}

#[derive(Deserialize, Clone, Debug)]
struct Part {
    /// The form of its head, if it is a loop.
    #[serde(rename = "loop")]
    head: Option<Head>,
    blocks: Vec<Instructions>,
}

#[derive(Deserialize, Clone, Debug)]
struct Head {
    numbers: Vec<Value>,
    /// Instructions between the block before and the head: the pointer to the frame and the number of rounds.
    #[serde(skip, default = "two")]
    before: usize,
}

fn two() -> usize {
    2
}

#[derive(Deserialize, Clone, Debug)]
struct Value {
    name: String,
    exact: bool,
    most: String,
    places: Vec<String>,
}

/// Instructions and the acts that they perform.
#[derive(Deserialize, Clone, Debug)]
struct Instructions {
    count: usize,
    acts: Vec<Entry>,
}

#[derive(Deserialize, Clone, Debug)]
struct Entry {
    name: String,
    take: Take,
    #[serde(default)]
    most: String,
    #[serde(default)]
    places: Vec<String>,
}

/// How an act is followed.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
enum Take {
    Ghost,
    Exact,
    Modular,
    Least,
    Low,
}

impl Acts {
    /// Places and bounds must be ones, and loops must lie between other parts.
    pub fn check(&self) -> Result<(), String> {
        let mut parts = self.parts.iter().enumerate();
        let alternate = parts.all(|(i, part)| part.head.is_some() == (i % 2 == 1));
        if !alternate || self.parts.len().is_multiple_of(2) {
            return Err("loops and other parts do not alternate".to_owned());
        }
        for part in &self.parts {
            for value in part.head.iter().flat_map(|head| &head.numbers) {
                self.number(&value.most, &value.places)?;
            }
            let entries = part.blocks.iter().flat_map(|block| &block.acts);
            for entry in entries.filter(|entry| entry.take != Take::Ghost) {
                self.number(&entry.most, &entry.places)?;
            }
        }
        Ok(())
    }

    /// The instructions before each loop, and those of a round without the counting.
    pub fn shape(&self, entry: usize) -> Vec<(usize, usize)> {
        let mut before = entry;
        let mut shape = Vec::new();
        for part in &self.parts {
            let count: usize = part.blocks.iter().map(|block| block.count).sum();
            match &part.head {
                None => before += count,
                Some(head) => {
                    shape.push((before + head.before, count));
                    before = 0;
                }
            }
        }
        shape
    }

    /// The numbers of instructions after the entry, in their order, each with how many are between it and the one before.
    pub fn counts(&mut self) -> Vec<(usize, &mut usize)> {
        let mut counts = Vec::new();
        let mut between = 0;
        for part in &mut self.parts {
            let looped = part.head.is_some();
            let before = part.head.iter_mut().map(|head| &mut head.before);
            let blocks = part.blocks.iter_mut().map(|block| &mut block.count);
            for count in before.chain(blocks) {
                counts.push((std::mem::take(&mut between), count));
            }
            // The counting and the jump.
            between = if looped { 2 } else { 0 };
        }
        counts
    }

    /// How the code follows these stages; the first block takes in the entry. What the values are is seen from the acts.
    pub fn plan(&self, entry: usize, stages: &[Stage]) -> Plan {
        let mut indices: Vec<(&str, usize)> = Vec::new();
        for (part, stage) in self.parts.iter().zip(stages) {
            let entries = part.blocks.iter().flat_map(|block| &block.acts);
            for (entry, act) in entries.zip(stage.acts()) {
                if entry.take != Take::Ghost {
                    indices.push((&entry.name, act.result()));
                }
            }
        }
        let index = |name: &str| {
            let found = indices.iter().find(|(other, _)| *other == name);
            found.map(|(_, i)| *i)
        };
        let value = |value: &Value| -> Option<HeadValue> {
            let number = self.number(&value.most, &value.places).ok()?;
            Some((index(&value.name)?, value.exact, number))
        };
        let mut parts = self.parts.iter().map(|part| {
            let blocks = part.blocks.iter().map(|block| self.block(block));
            (&part.head, blocks.collect::<Vec<Block>>())
        });
        let mut loops = Vec::new();
        let mut before = parts.next().map(|(_, blocks)| blocks).unwrap_or_default();
        if let Some(first) = before.first_mut() {
            first.instructions += entry;
        }
        while let Some((head, round)) = parts.next() {
            let enter = std::mem::take(&mut before);
            let values = head.iter().flat_map(|head| &head.numbers);
            loops.push(LoopPlan {
                enter,
                values: values.filter_map(value).collect(),
                round,
            });
            before = parts.next().map(|(_, blocks)| blocks).unwrap_or_default();
        }
        Plan {
            loops,
            last: before,
        }
    }

    fn block(&self, block: &Instructions) -> Block {
        let results = block.acts.iter().map(|entry| {
            let number = self.number(&entry.most, &entry.places).ok();
            match (entry.take, number) {
                (Take::Ghost, _) | (_, None) => How::Ghost,
                (Take::Exact, Some(number)) => How::Equal(number),
                (Take::Modular | Take::Least | Take::Low, Some(number)) => How::Congruent(number),
            }
        });
        Block {
            instructions: block.count,
            results: results.collect(),
        }
    }

    /// The number in these places, each of a word, that is at most this.
    fn number(&self, most: &str, places: &[String]) -> Result<Number, String> {
        let most = value(most).ok_or_else(|| format!("'{most}' is no bound"))?;
        let limbs = places.iter().zip(0u32..).map(|(at, i)| {
            let place = self.place(at);
            Ok(Limb {
                place: place.ok_or_else(|| format!("'{at}' is no place"))?,
                weight: BigInt::one() << (64 * i),
                most: match places.len() {
                    1 => most.clone(),
                    _ => (BigInt::one() << 64) - 1,
                },
            })
        });
        let limbs = limbs.collect::<Result<Vec<_>, String>>()?;
        match limbs.is_empty() {
            true => Err("a number without places".to_owned()),
            false => Ok(Number { limbs, most }),
        }
    }

    /// `rax`, `stack + 16`, `out + 8`.
    fn place(&self, text: &str) -> Option<Place> {
        let Some((region, offset)) = text.split_once(" + ") else {
            let register = (1..=16).find(|r| instruction::name(*r) == Some(text));
            return register.map(Place::Register);
        };
        let region = match region {
            "stack" => self.arguments.len(),
            name => self.arguments.iter().position(|of| of.name == name)?,
        };
        Some(Place::Memory(region, offset.parse().ok()?, 8))
    }
}

/// `2^255 + 2^48 - 1`.
fn value(text: &str) -> Option<BigInt> {
    let mut sum = BigInt::zero();
    let mut minus = false;
    for word in text.split(' ') {
        match word {
            "+" => minus = false,
            "-" => minus = true,
            word => {
                let term = match word.split_once('^') {
                    Some((base, exponent)) => {
                        base.parse::<BigInt>().ok()?.pow(exponent.parse().ok()?)
                    }
                    None => word.parse().ok()?,
                };
                sum += if minus { -term } else { term };
            }
        }
    }
    Some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checker::act::Act;
    use crate::checker::contract::Expr;

    const TEXT: &str = r#"{"arguments": [{"name": "out"}, {"name": "in"}], "parts": [
        {"blocks": [{"count": 3, "acts": [{"name": "x", "take": "exact", "most": "2^8 - 1", "places": ["rax"]}]}]},
        {"loop": {"numbers": [{"name": "x", "exact": true, "most": "2^8 - 1", "places": ["rax"]}]},
         "blocks": [{"count": 5, "acts": [{"name": "y", "take": "ghost"}]},
                    {"count": 1, "acts": [{"name": "x", "take": "low", "most": "2^8 - 1", "places": ["rax"]}]}]},
        {"blocks": [{"count": 2, "acts": [{"name": "z", "take": "least", "most": "12", "places": ["out + 0", "stack + 8"]}]}]}]}"#;

    fn acts(text: &str) -> Result<Acts, String> {
        let acts: Acts = serde_json::from_str(text).map_err(|error| error.to_string())?;
        acts.check().map(|()| acts)
    }

    #[test]
    fn descriptions() {
        let mut function = acts(TEXT).expect("a description");
        assert_eq!(function.shape(4), [(9, 6)]);
        let counts = function.counts().into_iter();
        let counts: Vec<(usize, usize)> =
            counts.map(|(between, count)| (between, *count)).collect();
        assert_eq!(counts, [(0, 3), (0, 2), (0, 5), (0, 1), (2, 2)]);
        let value = || Expr::Value(0);
        let stages = [
            Stage::Once(vec![Act::Let(7, value())]),
            Stage::Repeat(
                2,
                vec![
                    Act::Let(8, value()),
                    Act::Cut {
                        bits: 8,
                        lo: 7,
                        hi: 9,
                        of: value(),
                    },
                ],
            ),
            Stage::Once(vec![Act::Least(10, value())]),
        ];
        let plan = function.plan(4, &stages);
        assert_eq!(plan.loops[0].enter[0].instructions, 7);
        let (index, exact, number) = &plan.loops[0].values[0];
        assert_eq!((*index, *exact, &number.most), (7, true, &255.into()));
        assert_eq!(plan.loops[0].round[0].results, [How::Ghost]);
        let How::Congruent(number) = &plan.last[0].results[0] else {
            panic!("a number");
        };
        assert_eq!(number.limbs[0].place, Place::Memory(0, 0, 8));
        assert_eq!(number.limbs[1].place, Place::Memory(2, 8, 8));
        assert_eq!(number.limbs[1].weight, BigInt::one() << 64);
    }

    #[test]
    fn broken_descriptions() {
        for (from, to, why) in [
            ("\"12\"", "\"twelve\"", "'twelve' is no bound"),
            ("out + 0", "inn + 0", "'inn + 0' is no place"),
            ("\"rax\"", "\"rat\"", "'rat' is no place"),
            ("\"loop\"", "\"pool\"", "do not alternate"),
            ("[\"rax\"]}]}]}", "[]}]}]}", "a number without places"),
            ("ghost", "host", "unknown variant"),
        ] {
            let broken = acts(&TEXT.replace(from, to)).expect_err("broken");
            assert!(broken.contains(why), "{broken}");
        }
    }
}

//! What the generator says about a kernel: the .json file beside its .S file. Untrusted: the theorem is about the contract
//! of the same name in proof/spec, and Coq refuses what does not fit it.

use crate::checker::check::{Block, How};
use crate::checker::contract::{Contract, Limb, Number, Place};
use crate::checker::program::{LoopPlan, Plan, Specification};
use crate::error::{Error, failed, file};
use crate::function::Acts;
use num_bigint::BigInt;
use num_traits::One;
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// What is used of the file.
#[derive(Deserialize, Clone, Debug)]
pub struct Description {
    /// `fe25519_adx::mul`.
    pub name: String,
    /// Stack below the return address.
    stack_bytes: i64,
    /// Instructions before the first block.
    entry: usize,
    /// What it does.
    #[serde(flatten)]
    form: Form,
    /// The Rust path before the name.
    #[serde(skip, default = "kernels")]
    prefix: &'static str,
    /// The module of its contract in proof/spec.
    #[serde(skip, default = "specification")]
    pub specification: &'static str,
}

fn kernels() -> &'static str {
    "carrychain::backend::x86_64"
}

fn specification() -> &'static str {
    "Fe25519"
}

/// What a kernel does.
#[derive(Deserialize, Clone, Debug)]
#[serde(untagged)]
enum Form {
    /// Field operations.
    Operations(Operations),
    /// A whole function.
    Acts(Acts),
}

/// Field operations, perhaps repeated.
#[derive(Deserialize, Clone, Debug)]
struct Operations {
    /// Elements in memory.
    slots: Vec<Slot>,
    /// Instructions and what they achieve.
    blocks: Vec<Goals>,
    /// The register that counts the rounds.
    counter: Option<String>,
}

/// An element of four words.
#[derive(Deserialize, Clone, Debug)]
struct Slot {
    /// Which argument points to it.
    argument: usize,
    /// Its distance from there.
    offset: i64,
    /// What it is below, as an expression.
    below: Below,
}

/// What an element is below.
#[derive(Deserialize, Clone, Copy, Debug)]
enum Below {
    #[serde(rename = "2^256")]
    Any,
    #[serde(rename = "2^255 + 2^48")]
    Tight,
    #[serde(rename = "2")]
    Bit,
}

impl Below {
    fn most(self) -> BigInt {
        let two_to = |n: u32| BigInt::one() << n;
        match self {
            Self::Any => two_to(256) - 1,
            Self::Tight => two_to(255) + two_to(48) - 1,
            Self::Bit => BigInt::one(),
        }
    }
}

/// Instructions after which goals hold, in order.
#[derive(Deserialize, Clone, Debug)]
struct Goals {
    count: usize,
    goals: Vec<Goal>,
}

/// A field operation: the slot of its result.
#[derive(Deserialize, Clone, Debug)]
struct Goal {
    dst: usize,
}

impl Description {
    /// The files in this folder and the folders in it, by name.
    pub fn all(folder: &Path) -> Result<Vec<Self>, Error> {
        let mut all = Vec::new();
        for set in fs::read_dir(folder).map_err(file(folder))?.flatten() {
            let Ok(kernels) = fs::read_dir(set.path()) else {
                continue;
            };
            for kernel in kernels.flatten().map(|entry| entry.path()) {
                if kernel
                    .extension()
                    .is_some_and(|extension| extension == "json")
                {
                    let text = fs::read_to_string(&kernel).map_err(file(&kernel))?;
                    all.push(
                        Self::parse(&text)
                            .map_err(|why| failed(format!("{}: {why}", kernel.display())))?,
                    );
                }
            }
        }
        all.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(all)
    }

    fn parse(text: &str) -> Result<Self, String> {
        let description: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match &description.form {
            Form::Operations(operations) => operations.check()?,
            Form::Acts(acts) => acts.check()?,
        }
        match description.name.contains("::") {
            false => Err("no module in the name".to_owned()),
            true => Ok(description),
        }
    }

    /// That of a function with one element as its result, by its first argument, and nothing known of what is between.
    pub fn whole(
        name: String,
        (prefix, specification): (&'static str, &'static str),
        stack_bytes: i64,
        instructions: usize,
    ) -> Self {
        Self {
            name,
            stack_bytes,
            entry: 0,
            form: Form::Operations(Operations {
                slots: vec![Slot {
                    argument: 0,
                    offset: 0,
                    below: Below::Any,
                }],
                blocks: vec![Goals {
                    count: instructions,
                    goals: vec![Goal { dst: 0 }],
                }],
                counter: None,
            }),
            prefix,
            specification,
        }
    }

    /// The function's Rust path.
    pub fn path(&self) -> String {
        format!("{}::{}", self.prefix, self.name)
    }

    /// The Coq file's name without its ending.
    pub fn module(&self) -> String {
        self.name.replace("::", "_")
    }

    /// The contract in proof/spec, as a Coq expression; that of a whole function is its contract on numbers.
    pub fn contract(&self) -> String {
        let function = self.name.rsplit("::").next().unwrap_or_default();
        match &self.form {
            Form::Operations(_) => {
                format!("{}.{function} {}", self.specification, self.stack_bytes)
            }
            Form::Acts(_) => format!("X25519Whole.contract {}", self.stack_bytes),
        }
    }

    /// What is proved, in short.
    pub fn statement(&self) -> String {
        match &self.form {
            Form::Operations(_) => format!("meets {}", self.contract()),
            Form::Acts(_) => "computes X25519 of RFC 7748".to_owned(),
        }
    }

    /// Of a whole function: what it performs, as a Coq expression.
    pub fn program(&self) -> Option<&'static str> {
        match &self.form {
            Form::Operations(_) => None,
            Form::Acts(_) => Some("X25519Acts.program"),
        }
    }

    /// Of a whole function: how it is called and what it computes, as Coq expressions.
    pub fn called(&self) -> Option<(String, &'static str)> {
        self.program()?;
        let call = format!("X25519Function.call {}", self.stack_bytes);
        Some((call, "X25519Function.x25519"))
    }

    /// The instructions before each loop, and those of a round without the counting.
    pub fn shape(&self) -> Vec<(usize, usize)> {
        match &self.form {
            Form::Operations(operations) => {
                let round = operations.blocks.iter().map(|block| block.count).sum();
                let loops = operations.counter.iter().map(|_| (self.entry, round));
                loops.collect()
            }
            Form::Acts(acts) => acts.shape(self.entry),
        }
    }

    /// How the code follows its specification; the first block takes in the entry.
    pub fn plan(&self, specification: &Specification) -> Plan {
        match &self.form {
            Form::Operations(operations) => operations.plan(self.entry, &specification.contract),
            Form::Acts(acts) => acts.plan(self.entry, &specification.stages),
        }
    }

    /// The same, where this instruction is missing.
    pub fn without(&self, instruction: usize) -> Self {
        let mut other = self.clone();
        let counts = match &mut other.form {
            Form::Operations(operations) => operations.counts(),
            Form::Acts(acts) => acts.counts(),
        };
        let mut end = 0;
        for (between, count) in std::iter::once((0, &mut other.entry)).chain(counts) {
            end += between;
            if instruction < end {
                break;
            }
            end += *count;
            if instruction < end {
                *count -= 1;
                break;
            }
        }
        other
    }
}

impl Operations {
    fn check(&self) -> Result<(), String> {
        let slots = self.slots.len();
        let mut goals = self.blocks.iter().flat_map(|block| &block.goals);
        let missing = goals.find(|goal| goal.dst >= slots);
        missing.map_or(Ok(()), |goal| Err(format!("there is no slot {}", goal.dst)))
    }

    /// The numbers of instructions after the entry, which follow each other.
    fn counts(&mut self) -> Vec<(usize, &mut usize)> {
        self.blocks.iter_mut().map(|b| (0, &mut b.count)).collect()
    }

    fn number(&self, slot: usize) -> Number {
        let Slot {
            argument,
            offset,
            below,
        } = &self.slots[slot];
        let word = |i: u32| Limb {
            place: Place::Memory(*argument, offset + 8 * i64::from(i), 8),
            weight: BigInt::one() << (64 * i),
            most: (BigInt::one() << 64) - 1,
        };
        Number {
            limbs: (0..4).map(word).collect(),
            most: below.most(),
        }
    }

    fn plan(&self, entry: usize, contract: &Contract) -> Plan {
        let mut blocks: Vec<Block> = self.blocks.iter().map(|b| self.block(b)).collect();
        if self.counter.is_none() {
            if let Some(first) = blocks.first_mut() {
                first.instructions += entry;
            }
            return Plan {
                loops: Vec::new(),
                last: blocks,
            };
        }
        // At the head, values are where the contract has them, all but the count.
        let count = contract.count.map(Place::Register);
        let counts = |number: &Number| {
            let mut limbs = number.limbs.iter();
            limbs.any(|limb| Some(&limb.place) == count.as_ref())
        };
        let values = contract.inputs.iter().filter(|(_, x)| !counts(x));
        let values = values.map(|(i, number)| (*i, false, number.clone()));
        Plan {
            loops: vec![LoopPlan {
                enter: Vec::new(),
                values: values.collect(),
                round: blocks,
            }],
            last: Vec::new(),
        }
    }

    fn block(&self, goals: &Goals) -> Block {
        let numbers = goals.goals.iter().map(|goal| self.number(goal.dst));
        Block {
            instructions: goals.count,
            results: numbers.map(How::Congruent).collect(),
        }
    }
}

/// The shorter name of a number that is an element.
pub fn element(number: &Number) -> Option<String> {
    let Place::Memory(region, offset, _) = number.limbs.first()?.place else {
        return None;
    };
    let slot = offset / 32;
    let words = number.limbs.iter().zip(0u32..).all(|(limb, i)| {
        limb.place == Place::Memory(region, 32 * slot + 8 * i64::from(i), 8)
            && limb.weight == BigInt::one() << (64 * i)
    });
    (words && number.limbs.len() == 4).then(|| format!("element {region} {slot}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{"name": "set::function", "slots": [{"argument": 1, "offset": 64, "below": "2^256"}], "stack_bytes": 48, "entry": 3,
        "blocks": [{"count": 5, "goals": [{"dst": 0}]}, {"count": 2, "goals": []}], "counter": null}"#;

    /// Two values, in registers.
    fn meets(count: Option<u32>) -> Specification {
        let input = |i: u32| Number {
            limbs: vec![Limb {
                place: Place::Register(i),
                weight: BigInt::one(),
                most: BigInt::one(),
            }],
            most: BigInt::one(),
        };
        Specification::meets(Contract {
            regions: vec![],
            apart: vec![],
            stack: 0,
            modulus: BigInt::one(),
            inputs: vec![(0, input(7)), (1, input(8))],
            ops: vec![],
            outputs: vec![],
            count,
        })
    }

    #[test]
    fn descriptions() {
        let description = Description::parse(TEXT).expect("a description");
        assert_eq!(description.module(), "set_function");
        assert_eq!(description.contract(), "Fe25519.function 48");
        assert_eq!(description.shape(), []);
        let counts = |description: &Description| {
            let plan = description.plan(&meets(None));
            let blocks = plan.last.iter();
            blocks.map(|b| b.instructions).collect::<Vec<_>>()
        };
        assert_eq!(counts(&description), [8, 2]);
        assert_eq!(counts(&description.without(2)), [7, 2]);
        assert_eq!(counts(&description.without(8)), [8, 1]);
        let How::Congruent(number) = &description.plan(&meets(None)).last[0].results[0] else {
            panic!("a field operation");
        };
        assert_eq!(element(number).as_deref(), Some("element 1 2"));

        let counted = TEXT.replace("null", "\"rsi\"");
        let counted = Description::parse(&counted).expect("a description");
        assert_eq!(counted.shape(), [(3, 7)]);
        let plan = counted.plan(&meets(Some(7)));
        let at_head: Vec<usize> = plan.loops[0].values.iter().map(|(i, ..)| *i).collect();
        assert_eq!((at_head, plan.loops[0].round.len()), (vec![1], 2));
        for (from, to, why) in [
            ("\"dst\": 0", "\"dst\": 1", "there is no slot 1"),
            ("set::", "", "no module in the name"),
            ("\"entry\": 3,", "", "missing field `entry`"),
        ] {
            let broken = Description::parse(&TEXT.replace(from, to)).expect_err("broken");
            assert!(broken.contains(why), "{broken}");
        }
    }
}

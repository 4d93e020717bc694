//! The scheduler keeps dependences, the allocator keeps values, and what comes out computes what the description says.

use super::allocate::{Task, allocate};
use super::compile::{Kernel, compile};
use super::description::{Access, Bound, Description, FieldOp};
use super::emit::Emit;
use super::fe25519;
use super::interpret::Machine;
use super::ir::{CALLEE_SAVED, Code, Instruction, RDI, Register, Source, Value};
use super::model::Model;
use super::schedule::{dependences, is_order, schedule};
use super::target::Target;
use super::{files, print};
use num_bigint::BigUint;
use std::collections::BTreeMap;

fn p() -> BigUint {
    (BigUint::from(1u32) << 255) - 19u32
}

/// Words that begin and end carries, and some that look random.
struct Words(u64);

impl Iterator for Words {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let (kind, random) = (self.0 >> 61, self.0 << 3 >> 17);
        Some(match kind {
            0..3 => u64::MAX - random % 40,
            3 => random % 40,
            4 => 1 << 63,
            _ => random.wrapping_mul(0x9e37_79b9_7f4a_7c15),
        })
    }
}

/// Arguments and memory at the start; `pointers` says which memory each argument points to.
fn start(
    description: &Description,
    elements: &[[u64; 4]],
    pointers: &[u64],
    rounds: u64,
) -> Machine {
    let mut machine = Machine::default();
    for (argument, pointer) in description.arguments.iter().zip(pointers) {
        let value = match argument.access {
            Access::Count => rounds,
            _ => *pointer,
        };
        machine.registers.insert(argument.register, value);
    }
    for (slot, element) in description.slots.iter().zip(elements) {
        for (i, word) in (0..).zip(element) {
            let place = (pointers[slot.argument], slot.offset + 8 * i);
            machine.memory.insert(place, *word);
        }
    }
    machine
}

/// As it is if it is below 2^255, else from there to the bound.
fn tight(element: [u64; 4]) -> [u64; 4] {
    if element[3] >> 63 == 1 {
        [element[0] >> 16, 0, 0, 1 << 63]
    } else {
        element
    }
}

fn element(machine: &Machine, description: &Description, pointers: &[u64], slot: usize) -> BigUint {
    let place = &description.slots[slot];
    (0..4).rev().fold(BigUint::ZERO, |sum, i| {
        (sum << 64) + machine.memory[&(pointers[place.argument], place.offset + 8 * i)]
    })
}

/// The elements after the description's goals.
fn expected(description: &Description, elements: &[BigUint], rounds: u64) -> Vec<BigUint> {
    let mut values = elements.to_vec();
    for _ in 0..rounds {
        for goal in description.goals() {
            let v = |slot: usize| &values[slot];
            let value = match goal.op {
                FieldOp::Multiply(a, b) => v(a) * v(b),
                FieldOp::Square(a) => v(a) * v(a),
                FieldOp::Add(a, b) => v(a) + v(b),
                FieldOp::Subtract(a, b) => v(a) + p() * 3u32 - v(b),
                FieldOp::Scale(a, c) => v(a) * c as u32,
                FieldOp::AddScaled(a, b, c) => v(a) + v(b) * c as u32,
                FieldOp::Select(choice, a, b) => {
                    let set = *v(choice) == BigUint::from(1u32);
                    v(if set { b } else { a }).clone()
                }
            };
            values[goal.to] = value % p();
        }
    }
    values
}

fn check(kernel: &Kernel, words: &mut Words, pointers: &[u64]) {
    let description = &kernel.description;
    let rounds = if description.repeated { 3 } else { 1 };
    let elements: Vec<[u64; 4]> = (description.slots.iter())
        .map(|slot| {
            let element = [(); 4].map(|()| words.next().unwrap_or_default());
            match slot.bound {
                Bound::Any => element,
                Bound::Tight => tight(element),
                Bound::Bit => [element[0] & 1, 0, 0, 0],
            }
        })
        .collect();
    let before = start(description, &elements, pointers, rounds);
    let mut machine = before.clone();
    kernel.entry.iter().for_each(|i| machine.step(i));
    for _ in 0..rounds {
        kernel.blocks.iter().flatten().for_each(|i| machine.step(i));
    }
    let slots = description.slots.len();
    let values = |machine: &Machine| -> Vec<_> {
        (0..slots)
            .map(|slot| element(machine, description, pointers, slot))
            .collect()
    };
    let expected = expected(description, &values(&before), rounds);
    let written: Vec<_> = description.goals().map(|goal| goal.to).collect();
    for (slot, value) in values(&machine).into_iter().enumerate() {
        if written.contains(&slot) {
            let bound = BigUint::from(1u32) << 255 | BigUint::from(1u32) << 48;
            assert!(description.slots[slot].bound != Bound::Tight || value < bound);
            assert_eq!(
                value % p(),
                expected[slot],
                "{} {:?} slot {slot}",
                description.name,
                kernel.target
            );
        } else if pointers[description.slots[slot].argument] != pointers[0] {
            assert_eq!(value, expected[slot], "an input was written");
        }
    }
}

#[test]
fn every_kernel_computes_its_description() {
    let mut words = Words(1);
    for target in Target::ALL {
        for description in fe25519::kernels() {
            let kernel = compile(&description, target, &Model::zen4());
            let aliases: &[&[u64]] = match description.arguments.len() {
                3 => &[&[1, 2, 3], &[1, 1, 2], &[1, 2, 1], &[1, 2, 2], &[1, 1, 1]],
                _ => &[&[1, 2], &[1, 1]],
            };
            for pointers in aliases {
                for _ in 0..200 {
                    check(&kernel, &mut words, pointers);
                }
            }
        }
    }
}

#[test]
fn a_target_has_only_its_instructions() {
    for (path, text) in files() {
        let has = |names: &[&str]| {
            let first = text
                .lines()
                .filter_map(|line| line.split_whitespace().next());
            first.into_iter().any(|word| names.contains(&word))
        };
        if path.contains("fe25519_x64/") {
            assert!(!has(&["mulx", "adcx", "adox"]), "{path}");
        }
        if path.contains("fe25519_bmi2/") {
            assert!(!has(&["mul", "adcx", "adox"]), "{path}");
        }
    }
}

/// The counts in the contract are those of the instructions printed.
#[test]
fn contracts_count_what_is_printed() {
    let files: BTreeMap<_, _> = files().into_iter().collect();
    for (path, text) in &files {
        let Some(name) = path.strip_suffix(".json") else {
            continue;
        };
        let contract: serde_json::Value = serde_json::from_str(text).unwrap();
        let count = |value: &serde_json::Value| value.as_u64().unwrap() as usize;
        let blocks = |part: &serde_json::Value| -> usize {
            let blocks = part["blocks"].as_array().unwrap().iter();
            blocks.map(|block| count(&block["count"])).sum()
        };
        let body: usize = match contract["parts"].as_array() {
            None => blocks(&contract) + if contract["counter"].is_null() { 0 } else { 2 },
            Some(parts) => {
                let part = |part| blocks(part) + if part["loop"].is_null() { 0 } else { 4 };
                parts.iter().map(part).sum()
            }
        };
        let expected = count(&contract["entry"]) + body + count(&contract["exit"]);
        let assembly = &files[&format!("{name}.S")];
        let is_instruction =
            |line: &&str| line.starts_with("    ") && !line.trim().starts_with(['.', '/']);
        assert_eq!(
            assembly.lines().filter(is_instruction).count(),
            expected,
            "{path}"
        );
        let stack = assembly.matches("    push ").count() * 8;
        let frame = assembly.split("sub rsp, ").nth(1);
        let frame: usize =
            frame.map_or(0, |rest| rest.split_once('\n').unwrap().0.parse().unwrap());
        assert_eq!(count(&contract["stack_bytes"]), stack + frame);
    }
}

#[test]
fn what_is_written_is_saved() {
    for target in Target::ALL {
        for description in fe25519::kernels() {
            let kernel = compile(&description, target, &Model::zen4());
            let text = print::assembly(&kernel);
            for register in CALLEE_SAVED {
                let written = kernel
                    .blocks
                    .iter()
                    .flatten()
                    .any(|i| i.to.contains(&register));
                let pushes = text.matches(&format!("push {register}\n")).count();
                let pops = text.matches(&format!("pop {register}\n")).count();
                assert_eq!((pushes, pops), (written.into(), written.into()));
            }
        }
    }
}

/// A multiplication's operations, as written.
fn multiplication(target: Target) -> (Emit, Value) {
    let mut e = Emit::default();
    let pointer = e.fresh_in(RDI);
    let place = |limb| super::ir::Place {
        base: super::ir::Base::Pointer(pointer),
        offset: 8 * limb,
    };
    let a = [0, 1, 2, 3].map(|limb| Source::Memory(place(limb)));
    let b = [4, 5, 6, 7].map(|limb| Source::Memory(place(limb)));
    let limbs = super::field::Field { target, e: &mut e }.multiply(&a, &b);
    for (limb, value) in (0..).zip(limbs) {
        e.store(place(limb), Source::Value(value));
    }
    (e, pointer)
}

#[test]
fn a_schedule_keeps_dependences() {
    for target in Target::ALL {
        let (e, _) = multiplication(target);
        let before = dependences(&e.code, &e.fixed);
        for registers in [4, 8, 12, 40] {
            let order = schedule(&e.code, &e.fixed, &Model::zen4(), registers);
            assert!(is_order(&order, &before));
        }
        let twice = [(); 2].map(|()| schedule(&e.code, &e.fixed, &Model::zen4(), 11));
        assert_eq!(twice[0], twice[1]);
    }
}

#[test]
fn an_order_that_breaks_a_dependence_is_refused() {
    let (e, _) = multiplication(Target::Adx);
    let before = dependences(&e.code, &e.fixed);
    let order: Vec<_> = (0..e.code.len()).collect();
    assert!(is_order(&order, &before));
    for (i, before_i) in before.iter().enumerate() {
        for j in before_i.needed.iter().chain(&before_i.earlier) {
            let mut broken = order.clone();
            broken.swap(i, *j);
            assert!(!is_order(&broken, &before));
        }
    }
    assert!(!is_order(&order[1..], &before));
    let mut twice = order.clone();
    twice.push(0);
    assert!(!is_order(&twice, &before));
}

#[test]
fn dependences_order_flags_and_memory() {
    let mut e = Emit::default();
    let pointers = [e.fresh_in(RDI), e.fresh_in(super::ir::RSI)];
    let place = |pointer: usize, offset| super::ir::Place {
        base: super::ir::Base::Pointer(pointers[pointer]),
        offset,
    };
    let x = e.load(Source::Memory(place(0, 0))); // 0
    let y = e.two(Code::Add, x, Source::Constant(1)); // 1
    let z = e.load(Source::Constant(0)); // 2
    let w = e.two(Code::Adc, z, Source::Constant(0)); // 3
    e.two(Code::Add, w, Source::Constant(2)); // 4
    e.store(place(0, 8), Source::Value(y)); // 5
    e.load(Source::Memory(place(1, 0))); // 6
    e.load(Source::Memory(place(0, 16))); // 7
    let before = dependences(&e.code, &e.fixed);
    assert!(before[1].needed.contains(&0));
    assert!(
        before[3].needed.contains(&1) && before[3].needed.contains(&2),
        "adc needs its carry"
    );
    assert!(
        before[4].earlier.contains(&3),
        "the carry must have been read"
    );
    assert!(
        before[6].needed.contains(&5),
        "another pointer may be the same"
    );
    assert!(!before[7].needed.contains(&5), "another offset is not");
    assert!(!before[5].earlier.contains(&0));
}

fn task<'a>(
    code: Vec<Instruction<Value>>,
    fixed: &'a BTreeMap<Value, Register>,
    general: &'a [Register],
    arguments: &'a [Value],
) -> Task<'a> {
    Task {
        blocks: vec![code],
        shown: vec![vec![]],
        fixed,
        general,
        arguments,
        kept: &[],
        frame: 0,
    }
}

/// With few registers values go to the frame and come back unchanged.
#[test]
fn an_allocation_with_few_registers_computes_the_same() {
    let mut words = Words(2);
    let pools = [
        [8, 9, 10, 11, 12, 13, 14, 15].as_slice(),
        &[8, 9, 10, 11, 12],
        &[8, 9, 10, 11],
    ];
    for target in Target::ALL {
        let (e, pointer) = multiplication(target);
        let mut frames = vec![];
        for pool in pools {
            let pool: Vec<_> = pool.iter().copied().map(Register).collect();
            let allocated = allocate(&task(e.code.clone(), &e.fixed, &pool, &[pointer]));
            frames.push(allocated.frame);
            for _ in 0..100 {
                let mut machine = Machine::default();
                machine.registers.insert(RDI, 1);
                let numbers: Vec<u64> = words.by_ref().take(8).collect();
                for (i, word) in (0..).zip(&numbers) {
                    machine.memory.insert((1, 8 * i), *word);
                }
                let number = |words: &[u64]| {
                    words
                        .iter()
                        .rev()
                        .fold(BigUint::ZERO, |sum, word| (sum << 64) + *word)
                };
                let product = number(&numbers[..4]) * number(&numbers[4..]) % p();
                allocated.blocks[0].iter().for_each(|i| machine.step(i));
                let result: Vec<_> = (0..4).map(|i| machine.memory[&(1, 8 * i)]).collect();
                assert_eq!(
                    number(&result) % p(),
                    product,
                    "{target:?}, {} registers",
                    pool.len()
                );
            }
        }
        assert!(frames[0] < frames[1] && frames[1] < frames[2], "{frames:?}");
    }
}

/// A copy is made where an operand is needed after it would have been overwritten.
#[test]
fn an_operand_that_lives_on_is_copied() {
    let mut e = Emit::default();
    let x = e.load(Source::Constant(5));
    let y = e.two(Code::Add, x, Source::Constant(7));
    let z = e.two(Code::Add, y, Source::Value(x));
    let place = super::ir::Place {
        base: super::ir::Base::Frame,
        offset: 64,
    };
    e.store(place, Source::Value(z));
    let pool = [8, 9].map(Register);
    let fixed = BTreeMap::new();
    let allocated = allocate(&task(e.code, &fixed, &pool, &[]));
    let mut machine = Machine::default();
    allocated.blocks[0].iter().for_each(|i| machine.step(i));
    assert_eq!(machine.memory[&(0, 64)], 17);
}

#[test]
fn files_are_the_same_each_time() {
    assert!(files() == files());
}

#[test]
fn instructions_are_printed_as_the_assembler_reads_them() {
    let [r8, rdx, rax] = [Register(8), Register(2), Register(0)];
    let place = super::ir::Place {
        base: super::ir::Base::Pointer(RDI),
        offset: 24,
    };
    let instruction = |code, to: &[Register], tied, source| Instruction {
        code,
        to: to.to_vec(),
        tied,
        source,
        other: None,
        place: None,
    };
    let memory = Some(Source::Memory(place));
    for (instruction, text) in [
        (
            instruction(Code::Mulx, &[r8, rax], None, memory),
            "mulx r8, rax, qword ptr [rdi + 24]",
        ),
        (
            instruction(Code::Adc, &[r8], Some(r8), Some(Source::Constant(0))),
            "adc r8, 0",
        ),
        (
            instruction(Code::Mov, &[rdx], None, Some(Source::Constant(38))),
            "mov edx, 38",
        ),
        (
            instruction(Code::Mov, &[rdx], None, Some(Source::Constant(-1))),
            "mov rdx, -1",
        ),
        (instruction(Code::Zero, &[r8], None, None), "xor r8d, r8d"),
        (instruction(Code::Borrow, &[r8], None, None), "sbb r8, r8"),
        (
            instruction(Code::Imul(19), &[r8], None, Some(Source::Value(rax))),
            "imul r8, rax, 19",
        ),
        (
            instruction(Code::Shr(1), &[r8], Some(r8), None),
            "shr r8, 1",
        ),
        (
            instruction(Code::Mul, &[rdx, rax], None, memory),
            "mul qword ptr [rdi + 24]",
        ),
    ] {
        assert_eq!(print::print(&instruction), text);
    }
}

//! The code, run as the architecture defines its instructions, computes X25519; the frame is what its head says.

use super::super::fe25519::ladder_step;
use super::super::interpret::Machine;
use super::super::ir::{RDI, RDX, RSI, Register, Source};
use super::super::model::Model;
use super::super::program::{COUNTER, FRAME, Number, Whole, compile};
use super::super::target::Target;
use super::{frame, orders, x25519};
use num_bigint::BigUint;

fn whole(target: Target) -> Whole {
    compile(x25519(target, &orders(target, &Model::zen4())), target)
}

fn p() -> BigUint {
    (BigUint::from(1u32) << 255) - 19u32
}

/// RFC 7748, section 5.
fn model(scalar: &[u8; 32], u: &[u8; 32]) -> BigUint {
    let p = p();
    let (mut k, mut u) = (*scalar, *u);
    k[0] &= 0xf8;
    k[31] = k[31] & 0x7f | 0x40;
    u[31] &= 0x7f;
    let x1 = BigUint::from_bytes_le(&u) % &p;
    let [zero, one] = [0u32, 1].map(BigUint::from);
    let minus = |x: &BigUint, y: &BigUint| (x + &p - y) % &p;
    let (mut x2, mut z2, mut x3, mut z3) = (one.clone(), zero, x1.clone(), one);
    for t in (0..255).rev() {
        let swap = k[t / 8] >> (t % 8) & 1 == 1;
        if swap {
            (x2, z2, x3, z3) = (x3, z3, x2, z2);
        }
        let (a, b) = ((&x2 + &z2) % &p, minus(&x2, &z2));
        let (c, d) = ((&x3 + &z3) % &p, minus(&x3, &z3));
        let (da, cb) = (d * &a % &p, c * &b % &p);
        let (aa, bb) = (&a * &a % &p, &b * &b % &p);
        let e = minus(&aa, &bb);
        let (sum, difference) = ((&da + &cb) % &p, minus(&da, &cb));
        x3 = &sum * &sum % &p;
        z3 = &x1 * (&difference * &difference % &p) % &p;
        x2 = &aa * &bb % &p;
        z2 = &e * (&aa + 121_665u32 * &e) % &p;
        if swap {
            (x2, z2, x3, z3) = (x3, z3, x2, z2);
        }
    }
    x2 * z2.modpow(&(&p - 2u32), &p) % p
}

fn number(machine: &Machine, places: &[Source<Register>]) -> BigUint {
    let words = places.iter().rev().map(|place| machine.value(*place));
    words.fold(BigUint::ZERO, |sum, word| (sum << 64) + word)
}

/// Runs the code; `look` sees the machine at the start of each round.
fn run(
    whole: &Whole,
    scalar: &[u8; 32],
    u: &[u8; 32],
    mut look: impl FnMut(&[Number], &Machine),
) -> BigUint {
    // A pointer is the number by which its memory is known; the frame's is 0.
    let (out, mut machine) = (1, Machine::default());
    for (register, number) in [(RDI, out), (RSI, 2), (RDX, 3)] {
        machine.registers.insert(register, number);
    }
    for (number, bytes) in [(2, scalar), (3, u)] {
        for (offset, word) in (0..).step_by(8).zip(bytes.chunks(8)) {
            let word = u64::from_le_bytes(word.try_into().unwrap());
            machine.memory.insert((number, offset), word);
        }
    }
    for part in &whole.parts {
        let rounds = part.head.as_ref().map_or(1, |head| head.rounds);
        if part.head.is_some() {
            machine.registers.insert(FRAME, 0);
            machine.registers.insert(COUNTER, rounds.into());
        }
        for round in 0..rounds {
            if let Some(head) = &part.head {
                look(&head.numbers, &machine);
            }
            for instruction in part.blocks.iter().flat_map(|block| &block.code) {
                machine.step(instruction);
            }
            if part.head.is_some() {
                let left = machine.registers.get_mut(&COUNTER).unwrap();
                assert_eq!(*left, u64::from(rounds - round));
                *left -= 1;
            }
        }
    }
    let words = [24, 16, 8, 0].map(|offset| machine.memory[&(out, offset)]);
    words
        .iter()
        .fold(BigUint::ZERO, |sum, word| (sum << 64) + *word)
}

#[test]
fn it_is_x25519() {
    let scalars = [
        [0; 32],
        [0xff; 32],
        core::array::from_fn(|i| (i * 57 + 3) as u8),
    ];
    let mut high = [0xff; 32];
    high[0] = 0xee;
    let us = [
        [0; 32],
        [9; 32],
        high,
        core::array::from_fn(|i| (i * i * 91 + 1) as u8),
    ];
    for target in Target::ALL {
        let whole = whole(target);
        for (i, u) in us.iter().enumerate() {
            let scalar = &scalars[i % scalars.len()];
            let result = run(&whole, scalar, u, |_, _| {});
            assert_eq!(result, model(scalar, u), "{target:?} {i}");
        }
    }
}

/// 2^a, 2^a + 2^b and so on, less a constant.
fn bound(text: &str) -> BigUint {
    let power = |text: &str| match text.strip_prefix("2^") {
        Some(exponent) => BigUint::from(1u32) << exponent.parse::<u32>().unwrap(),
        None => text.parse().unwrap(),
    };
    let (sum, less) = text.split_once(" - ").unwrap_or((text, "0"));
    sum.split(" + ").map(power).sum::<BigUint>() - power(less)
}

#[test]
fn what_lives_on_is_within_its_bounds() {
    let secret = core::array::from_fn(|i| (i * 29 + 5) as u8);
    for target in Target::ALL {
        let mut rounds = 0;
        run(&whole(target), &secret, &[0xff; 32], |numbers, machine| {
            rounds += 1;
            for n in numbers {
                assert!(number(machine, &n.places) <= bound(n.most), "{}", n.name);
            }
        });
        assert_eq!(rounds, 265);
    }
}

#[test]
fn the_frame_has_the_ladder_step_s_slots() {
    let slots = ladder_step(true).slots;
    for (name, offset) in [
        ("x1", frame::X1),
        ("x2", frame::X2),
        ("z2", frame::Z2),
        ("x3", frame::X3),
        ("z3", frame::Z3),
        ("choice", frame::CHOICE),
    ] {
        let slot = slots.iter().find(|slot| slot.name == name).unwrap();
        assert_eq!(slot.offset, offset, "{name}");
    }
    assert!(slots.iter().all(|slot| slot.offset < frame::COUNTER));
}

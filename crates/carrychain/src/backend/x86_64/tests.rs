//! Every kernel of every set against `num-bigint`, on boundaries and on random words, with every aliasing.

use super::kernels::State;
use super::{fe25519_adx, fe25519_bmi2, fe25519_x64};
use crate::cpu::{self, Features};
use crate::field::{P, Words, words_from_bytes, words_to_bytes};
use num_bigint::BigUint;
use proptest::prelude::*;
use std::vec::Vec;

/// A set of kernels, by one name each.
struct Set {
    name: &'static str,
    needs: Features,
    mul: Binary,
    square: Unary,
    add: Binary,
    sub: Binary,
    mul_121666: Unary,
    square_n: unsafe extern "sysv64" fn(*mut Words, u64),
    ladder_step: Step,
    ladder_step_choice: Step,
}

type Unary = unsafe extern "sysv64" fn(*mut Words, *const Words);
type Step = unsafe extern "sysv64" fn(*mut State);
type Binary = unsafe extern "sysv64" fn(*mut Words, *const Words, *const Words);

macro_rules! set {
    ($module:ident, $needs:expr) => {
        Set {
            name: stringify!($module),
            needs: $needs,
            mul: $module::mul,
            square: $module::square,
            add: $module::add,
            sub: $module::sub,
            mul_121666: $module::mul_121666,
            square_n: $module::square_n,
            ladder_step: $module::ladder_step,
            ladder_step_choice: $module::ladder_step_choice,
        }
    };
}

/// The sets that this CPU can run.
fn sets() -> Vec<Set> {
    let all = [
        set!(fe25519_x64, Features::NONE),
        set!(fe25519_bmi2, Features::BMI2),
        set!(fe25519_adx, Features::BMI2 | Features::ADX),
    ];
    let here = |set: &Set| cpu::detected().contains(set.needs);
    all.into_iter().filter(here).collect()
}

fn big(words: &Words) -> BigUint {
    BigUint::from_bytes_le(&words_to_bytes(words))
}

fn words(x: &BigUint) -> Words {
    let mut bytes = x.to_bytes_le();
    bytes.resize(32, 0);
    words_from_bytes(&bytes.try_into().unwrap())
}

fn two_to(n: u32) -> BigUint {
    BigUint::from(1u32) << n
}

fn p() -> BigUint {
    big(&P)
}

/// Where carries begin or end: numbers next to 0, p, 2 p, 2^255 and 2^256, and single words of ones.
fn boundaries() -> Vec<Words> {
    let mut numbers = std::vec![];
    for center in [p(), p() * 2u32, two_to(255), two_to(192), two_to(64)] {
        for distance in 0..3u32 {
            numbers.push(&center + distance);
            numbers.push(&center - distance);
        }
    }
    for distance in [1u32, 2, 19, 37, 38, 39, 40, 57, 1444, 1482] {
        numbers.push(two_to(256) - distance);
        numbers.push(two_to(255) - distance);
        numbers.push(BigUint::from(distance));
    }
    numbers.push(BigUint::ZERO);
    let mut words: Vec<_> = numbers.iter().map(words).collect();
    for i in 0..4 {
        let mut ones = [0; 4];
        ones[i] = u64::MAX;
        words.push(ones);
        words.push(ones.map(|word: u64| !word));
    }
    words
}

/// Calls `kernel` with operands of its own and with each of them as the result, too; the results are equal.
fn binary(kernel: Binary, a: &Words, b: &Words) -> BigUint {
    // What the result held before does not matter.
    let mut out = [0xdead_beef; 4];
    // SAFETY: elements; the caller has asked for the CPU's features.
    unsafe { kernel(&mut out, a, b) };
    let mut in_place = *a;
    let pointer = &raw mut in_place;
    // SAFETY: as above; a kernel may write where it reads.
    unsafe { kernel(pointer, pointer, b) };
    assert_eq!(in_place, out);
    let mut in_place = *b;
    let pointer = &raw mut in_place;
    // SAFETY: as above.
    unsafe { kernel(pointer, a, pointer) };
    assert_eq!(in_place, out);
    if a == b {
        // SAFETY: as above.
        unsafe { kernel(pointer, a, a) };
        assert_eq!(in_place, out);
        in_place = *a;
        let pointer = &raw mut in_place;
        // SAFETY: as above.
        unsafe { kernel(pointer, pointer, pointer) };
        assert_eq!(in_place, out);
    }
    big(&out) % p()
}

fn unary(kernel: Unary, a: &Words) -> BigUint {
    let mut out = [0xdead_beef; 4];
    // SAFETY: elements; the caller has asked for the CPU's features.
    unsafe { kernel(&mut out, a) };
    let mut in_place = *a;
    let pointer = &raw mut in_place;
    // SAFETY: as above; a kernel may write where it reads.
    unsafe { kernel(pointer, pointer) };
    assert_eq!(in_place, out);
    big(&out) % p()
}

fn operations(set: &Set, a: &Words, b: &Words) {
    let (x, y, p) = (big(a), big(b), p());
    let name = set.name;
    assert_eq!(binary(set.mul, a, b), &x * &y % &p, "{name}: {x} * {y}");
    assert_eq!(binary(set.add, a, b), (&x + &y) % &p, "{name}: {x} + {y}");
    let difference = (&x + &p * 3u32 - &y) % &p;
    assert_eq!(binary(set.sub, a, b), difference, "{name}: {x} - {y}");
    assert_eq!(unary(set.square, a), &x * &x % &p, "{name}: {x}^2");
    let scaled = &x * 121_666u32 % &p;
    assert_eq!(unary(set.mul_121666, a), scaled, "{name}: 121666 * {x}");
}

/// What a step takes as X and Z is below 2^255 + 2^48: as it is, or between 2^255 and there.
fn tight(x: &Words) -> Words {
    if x[3] >> 63 == 1 {
        [x[0] >> 16, 0, 0, 1 << 63]
    } else {
        *x
    }
}

/// Every step on x1, x2, z2, x3, z3 is what RFC 7748, section 5, says.
fn steps(set: &Set, input: &[Words; 5]) {
    let [x1, points @ ..] = input;
    let [x2, z2, x3, z3] = points.each_ref().map(tight);
    step(set, None, [*x1, x2, z2, x3, z3]);
    for choice in [0, 1] {
        step(set, Some([choice, 0, 0, 0]), [*x1, x2, z2, x3, z3]);
    }
}

fn step(set: &Set, choice: Option<Words>, input: [Words; 5]) {
    let kernel = if choice.is_some() {
        set.ladder_step_choice
    } else {
        set.ladder_step
    };
    let chosen = choice.is_some_and(|choice| choice[0] == 1);
    // What the other step must not see.
    let choice = choice.unwrap_or([!0; 4]);
    let [x1, x2, z2, x3, z3] = input;
    let mut state = State {
        x1,
        x2,
        z2,
        x3,
        z3,
        choice,
        ..State::default()
    };
    // SAFETY: a whole state; the caller has asked for the CPU's features.
    unsafe { kernel(&mut state) };
    assert_eq!((state.x1, state.choice), (x1, choice));

    let p = p();
    let minus = |x: &BigUint, y: &BigUint| (x + &p - (y % &p)) % &p;
    let [x1, x2, z2, x3, z3] = input.each_ref().map(big);
    let square = |x: BigUint| &x * &x % &p;

    let (x, z) = if chosen { (&x3, &z3) } else { (&x2, &z2) };
    let (aa, bb) = (square(x + z), square(minus(x, z)));
    let e = minus(&aa, &bb);
    let da = minus(&x3, &z3) * (&x2 + &z2) % &p;
    let cb = (&x3 + &z3) * minus(&x2, &z2) % &p;
    let expected = [
        &aa * &bb % &p,
        &e * (&aa + &e * 121_665u32) % &p,
        square(&da + &cb),
        x1 * square(minus(&da, &cb)) % &p,
    ];
    let result = [state.x2, state.z2, state.x3, state.z3].each_ref().map(big);
    let bound = two_to(255) + two_to(48);
    assert!(result.iter().all(|x| *x < bound), "{}", set.name);
    assert_eq!(result.map(|x| x % &p), expected, "{}", set.name);
}

#[test]
fn boundaries_with_boundaries() {
    let numbers = boundaries();
    for set in sets() {
        for a in &numbers {
            for b in &numbers {
                operations(&set, a, b);
            }
        }
        for i in 0..numbers.len() {
            for stride in [0, 1, 2, 7, 11] {
                steps(
                    &set,
                    &core::array::from_fn(|j| numbers[(i + j * stride) % numbers.len()]),
                );
            }
        }
    }
}

#[test]
fn powers_of_two() {
    let random = words(&(two_to(255) / 7u32));
    for set in sets() {
        for a in boundaries().into_iter().chain([random]) {
            for n in [1, 2, 3, 5, 50, 250] {
                let mut x = a;
                // SAFETY: an element, n > 0, and a CPU with the features.
                unsafe { (set.square_n)(&mut x, n) };
                let expected = big(&a).modpow(&two_to(n as u32), &p());
                assert_eq!(big(&x) % p(), expected, "{}: {n}", set.name);
            }
        }
    }
}

/// Words that are often at an end of their range.
fn element() -> impl Strategy<Value = Words> {
    let word = prop_oneof![
        1 => 0u64..40,
        1 => (0u64..40).prop_map(|x| u64::MAX - x),
        1 => (0..64u32).prop_map(|k| 1 << k),
        3 => any::<u64>(),
    ];
    prop::array::uniform4(word)
}

proptest! {
    #[test]
    fn any_elements(a in element(), b in element()) {
        for set in sets() {
            operations(&set, &a, &b);
        }
    }

    #[test]
    fn any_state(state in prop::array::uniform5(element())) {
        for set in sets() {
            steps(&set, &state);
        }
    }
}

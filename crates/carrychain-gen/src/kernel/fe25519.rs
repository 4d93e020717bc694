//! The kernels for 2^255 - 19.

use super::description::{Access, Argument, Bound, Description, FieldOp, Goal, SlotPlace};
use super::ir::{RDI, RDX, RSI};

/// (A + 2) / 4 of Curve25519, A = 486662.
const A24: i32 = 121_666;

/// Every kernel.
pub fn kernels() -> Vec<Description> {
    use FieldOp::{Add, Multiply, Scale, Square, Subtract};
    vec![
        single("mul", "out = a b", Multiply(1, 2)),
        single("square", "out = a^2", Square(1)),
        single("add", "out = a + b", Add(1, 2)),
        single("sub", "out = a - b", Subtract(1, 2)),
        single("mul_121666", "out = 121666 a", Scale(1, A24)),
        square_n(),
        ladder_step(false),
        ladder_step(true),
    ]
}

/// out = op(a) or op(a, b).
fn single(name: &'static str, summary: &'static str, op: FieldOp) -> Description {
    let inputs = op.parts().1.iter().max().expect("an operand").to_owned();
    let names = ["out", "a", "b"];
    let registers = [RDI, RSI, RDX];
    Description {
        name,
        summary,
        arguments: (0..=inputs)
            .map(|i| Argument {
                name: names[i],
                register: registers[i],
                bytes: 32,
                access: if i == 0 { Access::Write } else { Access::Read },
            })
            .collect(),
        slots: (0..=inputs).map(|i| slot(names[i], i, 0)).collect(),
        blocks: vec![vec![vec![Goal { to: 0, op }]]],
        repeated: false,
        aliasing: "all of them may be the same; no other overlap",
    }
}

/// x = x^(2^n).
fn square_n() -> Description {
    Description {
        name: "square_n",
        summary: "x = x^(2^n), n >= 1",
        arguments: vec![
            Argument {
                name: "x",
                register: RDI,
                bytes: 32,
                access: Access::ReadWrite,
            },
            Argument {
                name: "n",
                register: RSI,
                bytes: 0,
                access: Access::Count,
            },
        ],
        slots: vec![slot("x", 0, 0)],
        blocks: vec![vec![vec![Goal {
            to: 0,
            op: FieldOp::Square(0),
        }]]],
        repeated: true,
        aliasing: "one pointer",
    }
}

/// The ladder step of RFC 7748, section 5. Without a choice it doubles (x2 : z2). With one it doubles (x3 : z3) if
/// that is 1: as the step after a swap does, which changes of the sum only the sign of D A - C B.
///
/// The order of the operations is the fastest found on Zen 4.
pub fn ladder_step(choice: bool) -> Description {
    use FieldOp::{Add, AddScaled, Multiply, Select, Square, Subtract};
    const NAMES: [&str; 16] = [
        "x1", "x2", "z2", "x3", "z3", "A", "B", "C", "D", "AA", "BB", "DA", "CB", "choice", "S",
        "T",
    ];
    let [x1, x2, z2, x3, z3, a, b, c, d, aa, bb, da, cb, bit, s, t] = std::array::from_fn(|i| i);
    let tight = [x2, z2, x3, z3, aa, bb, da, cb];
    let (doubled_sum, doubled_difference) = if choice { (s, t) } else { (a, b) };
    let mut goals = vec![
        (c, Add(x3, z3)),
        (b, Subtract(x2, z2)),
        (a, Add(x2, z2)),
        (d, Subtract(x3, z3)),
        (da, Multiply(d, a)),
        (s, Select(bit, a, c)),
        (cb, Multiply(c, b)),
        (t, Select(bit, b, d)),
        (bb, Square(doubled_difference)),
        (c, Add(da, cb)),
        (aa, Square(doubled_sum)),
        (d, Subtract(da, cb)),
        (a, Subtract(aa, bb)),
        (x3, Square(c)),
        (b, AddScaled(bb, a, A24)),
        (da, Square(d)),
        (z2, Multiply(a, b)),
        (x2, Multiply(aa, bb)),
        (z3, Multiply(x1, da)),
    ];
    if !choice {
        goals.retain(|(_, op)| !matches!(op, Select(..)));
    }
    let slots = if choice { NAMES.len() } else { cb + 1 };
    Description {
        name: if choice {
            "ladder_step_choice"
        } else {
            "ladder_step"
        },
        summary: if choice {
            "A = x2 + z2, B = x2 - z2, C = x3 + z3, D = x3 - z3;\n\
             (S, T) = (A, B) if choice is 0, (C, D) if it is 1; E = S^2 - T^2;\n\
             (x2, z2) = (S^2 T^2, E (T^2 + 121666 E)),\n\
             (x3, z3) = ((D A + C B)^2, x1 (D A - C B)^2)"
        } else {
            "A = x2 + z2, B = x2 - z2, C = x3 + z3, D = x3 - z3, E = A^2 - B^2;\n\
             (x2, z2) = (A^2 B^2, E (B^2 + 121666 E)),\n\
             (x3, z3) = ((D A + C B)^2, x1 (D A - C B)^2)"
        },
        arguments: vec![Argument {
            name: "state",
            register: RDI,
            bytes: 32 * slots as i32,
            access: Access::ReadWrite,
        }],
        slots: NAMES[..slots]
            .iter()
            .enumerate()
            .map(|(i, name)| SlotPlace {
                bound: match i {
                    i if i == bit => Bound::Bit,
                    i if tight.contains(&i) => Bound::Tight,
                    _ => Bound::Any,
                },
                ..slot(name, 0, 32 * i as i32)
            })
            .collect(),
        blocks: goals
            .into_iter()
            .map(|(to, op)| vec![vec![Goal { to, op }]])
            .collect(),
        repeated: false,
        aliasing: "one pointer",
    }
}

fn slot(name: &'static str, argument: usize, offset: i32) -> SlotPlace {
    SlotPlace {
        name,
        argument,
        offset,
        bound: Bound::Any,
    }
}

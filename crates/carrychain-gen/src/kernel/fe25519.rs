//! The kernels for 2^255 - 19.

use super::description::{Access, Argument, Description, FieldOp, Goal, SlotPlace};
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
        ladder_step(),
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
        blocks: vec![vec![Goal { to: 0, op }]],
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
        blocks: vec![vec![Goal {
            to: 0,
            op: FieldOp::Square(0),
        }]],
        repeated: true,
        aliasing: "one pointer",
    }
}

/// The ladder step of RFC 7748, section 5, without its swap.
fn ladder_step() -> Description {
    use FieldOp::{Add, AddScaled, Multiply, Square, Subtract};
    const NAMES: [&str; 13] = [
        "x1", "x2", "z2", "x3", "z3", "A", "B", "C", "D", "AA", "BB", "DA", "CB",
    ];
    let [x1, x2, z2, x3, z3, a, b, c, d, aa, bb, da, cb] = std::array::from_fn(|i| i);
    let goals = [
        (a, Add(x2, z2)),
        (d, Subtract(x3, z3)),
        (b, Subtract(x2, z2)),
        (c, Add(x3, z3)),
        (da, Multiply(d, a)),
        (aa, Square(a)),
        (cb, Multiply(c, b)),
        (bb, Square(b)),
        (x3, Add(da, cb)),
        (z3, Subtract(da, cb)),
        (d, Subtract(aa, bb)),
        (x3, Square(x3)),
        (c, AddScaled(bb, d, A24)),
        (z3, Square(z3)),
        (x2, Multiply(aa, bb)),
        (z3, Multiply(x1, z3)),
        (z2, Multiply(d, c)),
    ];
    Description {
        name: "ladder_step",
        summary: "A = x2 + z2, B = x2 - z2, C = x3 + z3, D = x3 - z3, E = A^2 - B^2;\n\
            (x2, z2) = (A^2 B^2, E (B^2 + 121666 E)),\n\
            (x3, z3) = ((D A + C B)^2, x1 (D A - C B)^2)",
        arguments: vec![Argument {
            name: "state",
            register: RDI,
            bytes: 32 * NAMES.len() as i32,
            access: Access::ReadWrite,
        }],
        slots: NAMES
            .iter()
            .enumerate()
            .map(|(i, name)| slot(name, 0, 32 * i as i32))
            .collect(),
        blocks: goals
            .iter()
            .map(|&(to, op)| vec![Goal { to, op }])
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
    }
}

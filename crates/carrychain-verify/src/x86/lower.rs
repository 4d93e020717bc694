//! From instructions to micro operations, as in core/LowerX86.v and core/LowerX86Vector.v.

use super::instruction::{
    Alu, Flag, Instr, Operand, RAX, RDX, RSP, Register, Shift, Size, Unary, Vector,
};
use crate::checker::micro::{Location, Uop};
use crate::checker::poly::Poly;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::One;

const CF: Location = 17;
const OF: Location = 18;
const ZF: Location = 19;
const T0: Location = 24;
const T1: Location = 25;
const T2: Location = 26;
const T3: Location = 27;
const T4: Location = 28;
const T5: Location = 29;
const T6: Location = 30;
const T7: Location = 31;

fn var(location: Location) -> Poly {
    Poly::variable(location)
}

fn two_to(k: u32) -> BigInt {
    BigInt::one() << k
}

/// The operand's value in a location: itself, or t (t2 is overwritten, too).
fn source(z: Size, operand: Operand, t: Location, t2: Location) -> (Vec<Uop>, Location) {
    match (operand, z) {
        (Operand::Register(r), Size::S64) => (vec![], r),
        (Operand::Register(r), _) => (vec![Uop::Spl(z.bits(), t, t2, var(r))], t),
        (Operand::High(r), _) => {
            let byte = Uop::Spl(8, t, t2, var(r));
            (vec![byte, Uop::Spl(z.bits(), t, t2, var(t2))], t)
        }
        (Operand::Memory(base, offset), _) => (vec![Uop::Lod(z.bytes(), t, base, offset)], t),
        (Operand::Constant(i), _) => {
            let low = BigInt::from(i).mod_floor(&two_to(z.bits()));
            (vec![Uop::Asg(t, Poly::constant(low))], t)
        }
    }
}

/// The operand's value as p + 2^bits k.
fn value(z: Size, operand: Operand, t: Location, t2: Location) -> (Vec<Uop>, Poly, BigInt) {
    if let Operand::Constant(i) = operand {
        let i = BigInt::from(i);
        let k = -i.div_floor(&two_to(z.bits()));
        return (vec![], Poly::constant(i), k);
    }
    let (uops, location) = source(z, operand, t, t2);
    (uops, var(location), BigInt::ZERO)
}

/// A location to the operand.
fn put(z: Size, to: Operand, t: Location) -> Option<Vec<Uop>> {
    match (to, z) {
        (Operand::Register(r), Size::S8) => Some(vec![
            Uop::Spl(8, T6, T7, var(r)),
            Uop::Asg(r, var(T7).scaled(&two_to(8)).plus(&var(t))),
        ]),
        (Operand::Register(r), _) => Some(vec![Uop::Asg(r, var(t))]),
        (Operand::High(r), Size::S8) => {
            let upper = var(T7).scaled(&two_to(16));
            Some(vec![
                Uop::Spl(8, T6, T7, var(r)),
                Uop::Spl(8, T7, T7, var(T7)),
                Uop::Asg(r, upper.plus_scaled(&var(t), &two_to(8)).plus(&var(T6))),
            ])
        }
        (Operand::Memory(base, offset), _) => Some(vec![Uop::Sto(z.bytes(), base, offset, t)]),
        (Operand::High(_) | Operand::Constant(_), _) => None,
    }
}

fn same(a: Operand, b: Operand) -> bool {
    matches!((a, b), (Operand::Register(r), Operand::Register(q)) if r == q)
}

/// The low part of `sum` to T4; CF from the high part, times `sign`, and what a constant adds to it.
fn flags(z: Size, sum: Poly, sign: i32, constant: BigInt) -> Vec<Uop> {
    let high = var(T5).scaled(&BigInt::from(sign));
    vec![
        Uop::Spl(z.bits(), T4, T5, sum),
        Uop::Asg(CF, high.plus(&Poly::constant(constant))),
        Uop::Unk(OF),
        Uop::Isz(ZF, T4),
    ]
}

const CLEAR: [Uop; 2] = [Uop::Asg(CF, Poly::ZERO), Uop::Asg(OF, Poly::ZERO)];
const UNKNOWN: [Uop; 3] = [Uop::Unk(CF), Uop::Unk(OF), Uop::Unk(ZF)];

fn alu(o: Alu, z: Size, to: Operand, from: Operand) -> Vec<Uop> {
    let (u, p, k) = value(z, to, T0, T1);
    let (w, q, j) = value(z, from, T2, T3);
    let operands = [u, w].concat();
    let (u, a) = source(z, to, T0, T1);
    let (w, b) = source(z, from, T2, T3);
    let bitwise = |uop: Uop| [&u[..], &w, &[uop], &CLEAR, &[Uop::Isz(ZF, T4)]].concat();
    match o {
        Alu::Add => [operands, flags(z, p.plus(&q), 1, k + j)].concat(),
        Alu::Adc => [operands, flags(z, p.plus(&q).plus(&var(CF)), 1, k + j)].concat(),
        Alu::Sub | Alu::Cmp => [operands, flags(z, p.minus(&q), -1, j - k)].concat(),
        Alu::Sbb if same(to, from) => {
            let mask = var(CF).scaled(&(two_to(z.bits()) - 1));
            vec![Uop::Asg(T4, mask), Uop::Unk(OF), Uop::Isz(ZF, T4)]
        }
        Alu::Sbb => [operands, flags(z, p.minus(&q).minus(&var(CF)), -1, j - k)].concat(),
        Alu::And => bitwise(Uop::And(T4, a, b)),
        Alu::Or => bitwise(Uop::Ior(T4, a, b)),
        Alu::Xor if same(to, from) => {
            [&[Uop::Asg(T4, Poly::ZERO)], &CLEAR[..], &[Uop::Isz(ZF, T4)]].concat()
        }
        Alu::Xor => bitwise(Uop::Xor(T4, a, b)),
    }
}

fn test(z: Size, a: Operand, b: Operand) -> Vec<Uop> {
    let (u, x) = source(z, a, T0, T1);
    let (w, y) = source(z, b, T2, T3);
    if same(a, b) {
        [&u[..], &CLEAR, &[Uop::Isz(ZF, x)]].concat()
    } else {
        [
            &u[..],
            &w,
            &[Uop::And(T4, x, y)],
            &CLEAR,
            &[Uop::Isz(ZF, T4)],
        ]
        .concat()
    }
}

fn unary(o: Unary, z: Size, to: Operand) -> Option<Vec<Uop>> {
    let (u, x) = source(z, to, T0, T1);
    let step = |by: i32| {
        let sum = var(x).plus(&Poly::constant(by));
        vec![
            Uop::Spl(z.bits(), T4, T5, sum),
            Uop::Unk(OF),
            Uop::Isz(ZF, T4),
        ]
    };
    let uops = match o {
        Unary::Not => {
            let ones = Poly::constant(two_to(z.bits()) - 1);
            vec![Uop::Asg(T4, ones.minus(&var(x)))]
        }
        Unary::Neg => flags(z, var(x).scaled(&BigInt::from(-1)), -1, BigInt::ZERO),
        Unary::Inc => step(1),
        Unary::Dec => step(-1),
    };
    Some([u, uops, put(z, to, T4)?].concat())
}

fn shift(o: Shift, z: Size, to: Operand, k: u32) -> Option<Vec<Uop>> {
    let bits = z.bits();
    if k == 0 || k >= bits {
        return None;
    }
    let (u, x) = source(z, to, T0, T1);
    let uops = match o {
        Shift::Shl => vec![
            Uop::Spl(bits - k, T4, T5, var(x)),
            Uop::Asg(T4, var(T4).scaled(&two_to(k))),
        ],
        Shift::Shr => vec![Uop::Spl(k, T5, T4, var(x))],
        Shift::Sar => {
            let sign = two_to(bits) - two_to(bits - k);
            vec![
                Uop::Spl(k, T5, T4, var(x)),
                Uop::Spl(bits - 1, T6, T5, var(x)),
                Uop::Asg(T4, var(T4).plus_scaled(&var(T5), &sign)),
            ]
        }
    };
    Some([&u[..], &uops, &UNKNOWN, &put(z, to, T4)?].concat())
}

fn double_shift(to: Register, k: u32, splits: u32, sum: Poly, from: Register) -> Option<Vec<Uop>> {
    let uops = [
        Uop::Spl(splits, T4, T5, var(to)),
        Uop::Spl(splits, T6, T7, var(from)),
        Uop::Asg(to, sum),
    ];
    (k > 0 && k < 64).then(|| [&uops[..], &UNKNOWN].concat())
}

fn flag((flag, _): (Flag, bool)) -> Location {
    match flag {
        Flag::Carry => CF,
        Flag::Zero => ZF,
    }
}

/// Where lane i of a vector register is; of a result; of what was read from memory; a location that holds 0.
fn lane(register: u8, i: Location) -> Location {
    64 + 8 * Location::from(register) + i
}
const RESULT: Location = 32;
const READ: Location = 40;
const ZERO: Location = 53;

/// Two lanes to a register, by way of the result.
fn sse(to: u8, from: Vector) -> Vec<Uop> {
    let (mut uops, source): (Vec<Uop>, [Location; 2]) = match from {
        Vector::Register(from) => (vec![], [lane(from, 0), lane(from, 1)]),
        Vector::Memory(base, offset) => {
            let load = |i: Location, offset| Uop::Lod(8, READ + i, base, offset);
            let loads = vec![
                Uop::Asg(ZERO, Poly::ZERO),
                load(0, offset),
                load(1, offset + 8),
            ];
            (loads, [READ, READ + 1])
        }
    };
    uops.extend((0..2).map(|i| Uop::Asg(RESULT + i as Location, var(source[i]))));
    uops.extend((0..2).map(|i| Uop::Asg(lane(to, i), var(RESULT + i))));
    uops
}

/// The operations of one instruction; none for jumps and `ret`, which end a straight line.
pub fn micro(instr: &Instr) -> Option<Vec<Uop>> {
    let source = |operand| source(Size::S64, operand, T0, T1);
    // The product of a register and an operand, to lo and hi.
    let product = |lo, hi, a: Poly, (mut uops, b): (Vec<Uop>, Location)| {
        uops.push(Uop::Spl(64, lo, hi, a.times(&var(b))));
        uops
    };
    let chain = |to, carry, from| {
        let (mut uops, x) = source(from);
        uops.push(Uop::Spl(
            64,
            to,
            carry,
            var(to).plus(&var(x)).plus(&var(carry)),
        ));
        uops
    };
    Some(match *instr {
        Instr::Mov(z, to, from) => {
            let (u, a) = self::source(z, from, T0, T1);
            [u, put(z, to, a)?].concat()
        }
        Instr::Movzx(to, from) => {
            let (u, a) = self::source(Size::S8, from, T0, T1);
            [u, vec![Uop::Asg(to, var(a))]].concat()
        }
        Instr::Alu(Alu::Cmp, z, to, from) => alu(Alu::Cmp, z, to, from),
        Instr::Alu(o, z, to, from) => [alu(o, z, to, from), put(z, to, T4)?].concat(),
        Instr::Test(z, a, b) => test(z, a, b),
        Instr::Unary(o, z, to) => unary(o, z, to)?,
        Instr::Adcx(to, from) => chain(to, CF, from),
        Instr::Adox(to, from) => chain(to, OF, from),
        Instr::Mul(from) => [&product(RAX, RDX, var(RAX), source(from))[..], &UNKNOWN].concat(),
        Instr::Mulx(hi, lo, from) => product(lo, hi, var(RDX), source(from)),
        Instr::Imul(to, from) => [&product(to, T5, var(to), source(from))[..], &UNKNOWN].concat(),
        Instr::Imul3(to, from, by) => {
            let (mut uops, x) = source(from);
            uops.push(Uop::Spl(64, to, T5, var(x).scaled(&BigInt::from(by))));
            [&uops[..], &UNKNOWN].concat()
        }
        Instr::Lea(to, base, index, displacement) => {
            let base = base.map_or(Poly::ZERO, var);
            let index = index.map_or(Poly::ZERO, |(r, k)| var(r).scaled(&BigInt::from(k)));
            let sum = base.plus(&index).plus(&Poly::constant(displacement));
            vec![Uop::Spl(64, to, T5, sum)]
        }
        Instr::Shift(o, z, to, k) => shift(o, z, to, k)?,
        Instr::Shld(to, from, k) => {
            let sum = var(T4).scaled(&two_to(k)).plus(&var(T7));
            double_shift(to, k, 64u32.checked_sub(k)?, sum, from)?
        }
        Instr::Shrd(to, from, k) => {
            let sum = var(T5).plus_scaled(&var(T6), &two_to(64u32.checked_sub(k)?));
            double_shift(to, k, k, sum, from)?
        }
        Instr::Cmov(condition, to, from) => {
            let (mut uops, x) = source(from);
            let (one, zero) = if condition.1 { (x, to) } else { (to, x) };
            uops.push(Uop::Sel(to, flag(condition), one, zero));
            uops
        }
        Instr::Setc(condition, to) => {
            let f = var(flag(condition));
            let bit = if condition.1 {
                f
            } else {
                Poly::constant(1).minus(&f)
            };
            [vec![Uop::Asg(T4, bit)], put(Size::S8, to, T4)?].concat()
        }
        Instr::Push(r) => vec![
            Uop::Sto(8, RSP, -8, r),
            Uop::Spl(64, RSP, T5, var(RSP).plus(&Poly::constant(-8))),
        ],
        Instr::Pop(r) => vec![
            Uop::Lod(8, T0, RSP, 0),
            Uop::Spl(64, RSP, T5, var(RSP).plus(&Poly::constant(8))),
            Uop::Asg(r, var(T0)),
        ],
        Instr::Nop => vec![],
        Instr::Sse(to, from) => sse(to, from),
        Instr::SseStore(base, offset, from) => vec![
            Uop::Sto(8, base, offset, lane(from, 0)),
            Uop::Sto(8, base, offset + 8, lane(from, 1)),
        ],
        Instr::Jcc(..) | Instr::Jmp(_) | Instr::Ret => return None,
    })
}

//! The three lowerings of a row of products, the one thing in which they differ.
//!
//! ```text
//! row:      m (b_0 ... b_(n-1))                     -> n + 1 limbs
//! add_row:  (a_0 ... a_(n-1)) + m (b_0 ... b_(n-1)) -> n + 1 limbs; never more, since
//!           (2^64n - 1) + (2^64 - 1)(2^64n - 1) = 2^64 (2^64n - 1) < 2^64(n+1)
//! ```

use super::emit::Emit;
use super::ir::{Code, RAX, RDX, Register, Source, Value};

/// The instructions that may be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Target {
    /// `mul` and `adc`: any x86-64.
    X64,
    /// `mulx` too.
    Bmi2,
    /// `adcx` and `adox` too.
    Adx,
}

use Source::{Constant, Value as In};

impl Target {
    /// Every target.
    pub const ALL: [Self; 3] = [Self::X64, Self::Bmi2, Self::Adx];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::X64 => "x64",
            Self::Bmi2 => "bmi2",
            Self::Adx => "adx",
        }
    }

    /// The registers that any value may be in, those that need not be saved first.
    pub fn general(self) -> Vec<Register> {
        let multiplication: &[Register] = match self {
            Self::X64 => &[RAX, RDX],
            _ => &[RDX],
        };
        [0, 1, 6, 7, 8, 9, 10, 11, 3, 5, 12, 13, 14, 15]
            .map(Register)
            .into_iter()
            .filter(|register| !multiplication.contains(register))
            .collect()
    }

    /// The row of products.
    pub fn row(self, e: &mut Emit, m: Source<Value>, b: &[Source<Value>]) -> Vec<Value> {
        match self {
            Self::X64 => long_row(e, m, &vec![None; b.len()], b),
            Self::Bmi2 | Self::Adx => {
                let m = in_rdx(e, m);
                let (mut high, low) = mulx(e, m, b[0]);
                let mut limbs = vec![low];
                for (i, b) in b.iter().enumerate().skip(1) {
                    let (next, low) = mulx(e, m, *b);
                    limbs.push(e.two(chained(i == 1), high, In(low)));
                    high = next;
                }
                limbs.push(if b.len() > 1 {
                    e.two(Code::Adc, high, Constant(0))
                } else {
                    high
                });
                limbs
            }
        }
    }

    /// The row of products and `a`.
    pub fn add_row(
        self,
        e: &mut Emit,
        a: &[Value],
        m: Source<Value>,
        b: &[Source<Value>],
    ) -> Vec<Value> {
        match self {
            Self::X64 => {
                let a: Vec<_> = a.iter().copied().map(Some).collect();
                long_row(e, m, &a, b)
            }
            Self::Bmi2 => {
                let products = self.row(e, m, b);
                let mut limbs: Vec<_> = a
                    .iter()
                    .zip(&products)
                    .enumerate()
                    .map(|(i, (a, product))| e.two(chained(i == 0), *a, In(*product)))
                    .collect();
                limbs.push(e.two(Code::Adc, products[a.len()], Constant(0)));
                limbs
            }
            Self::Adx => {
                // Low halves along CF, high halves along OF.
                let m = in_rdx(e, m);
                let zero = e.zero();
                let mut limbs = a.to_vec();
                for (i, b) in b.iter().enumerate() {
                    let (high, low) = mulx(e, m, *b);
                    limbs[i] = e.two(Code::Adcx, limbs[i], In(low));
                    if i + 1 < a.len() {
                        limbs[i + 1] = e.two(Code::Adox, limbs[i + 1], In(high));
                    } else {
                        let top = e.two(Code::Adox, high, In(zero));
                        limbs.push(e.two(Code::Adcx, top, In(zero)));
                    }
                }
                limbs
            }
        }
    }

    /// 2^65 cross + a_0^2 + 2^128 a_1^2 + 2^256 a_2^2 + 2^384 a_3^2, for a `cross` of six limbs: eight limbs.
    pub fn double_and_add_squares(
        self,
        e: &mut Emit,
        cross: &[Value],
        a: &[Source<Value>],
    ) -> Vec<Value> {
        match self {
            Self::Adx => {
                // Doubling along CF, squares along OF.
                let zero = e.zero();
                let mut limbs = vec![];
                for (i, a) in a.iter().enumerate() {
                    let m = in_rdx(e, *a);
                    let (high, low) = mulx(e, m, In(m));
                    limbs.push(if i == 0 {
                        low
                    } else {
                        let even = cross[2 * i - 1];
                        let even = e.two(Code::Adcx, even, In(even));
                        e.two(Code::Adox, even, In(low))
                    });
                    let odd = match cross.get(2 * i) {
                        Some(odd) => e.two(Code::Adcx, *odd, In(*odd)),
                        None => e.two(Code::Adcx, high, In(zero)),
                    };
                    let last = i == 3;
                    limbs.push(e.two(Code::Adox, odd, In(if last { zero } else { high })));
                }
                limbs
            }
            Self::Bmi2 | Self::X64 => {
                let mut doubled: Vec<_> = cross
                    .iter()
                    .enumerate()
                    .map(|(i, limb)| e.two(chained(i == 0), *limb, In(*limb)))
                    .collect();
                // mov, unlike xor, leaves the carry.
                let top = e.load(Constant(0));
                doubled.push(e.two(Code::Adc, top, Constant(0)));
                self.add_squares(e, &doubled, a)
            }
        }
    }

    /// The squares, added to the limbs from the second on.
    fn add_squares(self, e: &mut Emit, doubled: &[Value], a: &[Source<Value>]) -> Vec<Value> {
        if self == Self::Bmi2 {
            let mut squares = vec![];
            for a in a {
                let m = in_rdx(e, *a);
                let (high, low) = mulx(e, m, In(m));
                squares.extend([low, high]);
            }
            let mut limbs = vec![squares[0]];
            for (i, limb) in doubled.iter().enumerate() {
                limbs.push(e.two(chained(i == 0), *limb, In(squares[i + 1])));
            }
            return limbs;
        }
        // `mul` destroys the carry: it is kept as 0 or -1 and put back.
        let mut limbs = vec![];
        let mut kept = None;
        for (i, a) in a.iter().enumerate() {
            let (high, low) = mul(e, *a, *a);
            if let Some(kept) = kept {
                e.two(Code::Add, kept, In(kept));
            }
            limbs.push(if i == 0 {
                e.load(In(low))
            } else {
                e.two(Code::Adc, doubled[2 * i - 1], In(low))
            });
            limbs.push(e.two(chained(i == 0), doubled[2 * i], In(high)));
            kept = (i < 3).then(|| e.borrow());
        }
        limbs
    }
}

/// `add` at the start of a chain, `adc` inside it.
fn chained(first: bool) -> Code {
    if first { Code::Add } else { Code::Adc }
}

fn in_rdx(e: &mut Emit, m: Source<Value>) -> Value {
    let rdx = e.fresh_in(RDX);
    e.move_to(rdx, m)
}

/// (high, low).
fn mulx(e: &mut Emit, m: Value, b: Source<Value>) -> (Value, Value) {
    let to = (e.fresh(), e.fresh());
    e.product(Code::Mulx, to, m, b);
    to
}

/// (high, low) in RDX and RAX.
fn mul(e: &mut Emit, a: Source<Value>, b: Source<Value>) -> (Value, Value) {
    let rax = e.fresh_in(RAX);
    e.move_to(rax, a);
    let to = (e.fresh_in(RDX), e.fresh_in(RAX));
    e.product(Code::Mul, to, rax, b);
    to
}

/// A row by `mul`: one product after the other, its high half being the next one's carry.
fn long_row(
    e: &mut Emit,
    m: Source<Value>,
    a: &[Option<Value>],
    b: &[Source<Value>],
) -> Vec<Value> {
    let m = match m {
        Constant(_) => In(e.load(m)),
        _ => m,
    };
    let mut limbs = vec![];
    let mut carry: Option<Value> = None;
    for (a, b) in a.iter().zip(b) {
        let (high, low) = mul(e, *b, m);
        let mut limb = None;
        let mut next = e.load(In(high));
        for part in [*a, carry].into_iter().flatten() {
            limb = Some(match limb {
                None => e.two(Code::Add, part, In(low)),
                Some(limb) => e.two(Code::Add, part, In(limb)),
            });
            next = e.two(Code::Adc, next, Constant(0));
        }
        limbs.push(limb.unwrap_or_else(|| e.load(In(low))));
        carry = Some(next);
    }
    limbs.extend(carry);
    limbs
}

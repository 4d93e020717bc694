//! Prints a function: one statement an operation; sums and products that are read once are written in place.
//!
//! Every operation of the IR is exact, so that `+`, `-` and `*` never overflow (a debug build checks it). What is printed follows from
//! operations and types alone; that every value fits its type is part of each function's theorem (proof/model/Ir.v).

use crate::ir::{Function, Id, Op, Port, Shape, Statement, Type};
use num_bigint::BigUint;
use num_traits::Zero;
use std::fmt::Write;

struct Printer<'a> {
    function: &'a Function,
    /// How often each value is read.
    uses: Vec<usize>,
    /// What a value is called in expressions: a name, a literal, or the expression itself.
    text: Vec<String>,
    /// The value, if the code says so (`Const`).
    constant: Vec<Option<BigUint>>,
    /// Whether a value's one reader is a sum in the same type, in which the expression can stand without parentheses.
    in_sum: Vec<bool>,
}

/// Appends the function's text.
pub fn print(out: &mut String, function: &Function) {
    Printer::new(function).print(out);
}

impl<'a> Printer<'a> {
    fn new(function: &'a Function) -> Self {
        let mut text = vec![String::new(); function.values.len()];
        for port in &function.inputs {
            for (i, id) in port.values.iter().enumerate() {
                text[id.0 as usize] = match &port.shape {
                    Shape::Element(_) => format!("{}.0[{i}]", port.name),
                    Shape::Words => format!("{}[{i}]", port.name),
                    Shape::Bytes => format!("u{}::from({}[{i}])", function.word, port.name),
                    Shape::Scalar => port.name.clone(),
                };
            }
        }
        let uses = function.uses();
        let mut in_sum = vec![false; function.values.len()];
        for statement in &function.body {
            if let Op::Add(a, b) = statement.op {
                let ty = function.value(statement.results[0]).ty;
                for id in [a, b] {
                    in_sum[id.0 as usize] = uses[id.0 as usize] == 1 && function.value(id).ty == ty;
                }
            }
        }
        Self {
            function,
            uses,
            text,
            constant: vec![None; function.values.len()],
            in_sum,
        }
    }

    fn word_type(&self) -> String {
        format!("u{}", self.function.word)
    }

    fn double_type(&self) -> String {
        format!("u{}", 2 * self.function.word)
    }

    fn port_type(&self, port: &Port) -> String {
        match &port.shape {
            Shape::Element(name) => name.clone(),
            Shape::Words => format!("[{}; {}]", self.word_type(), port.values.len()),
            Shape::Bytes => format!("[u8; {}]", port.values.len()),
            Shape::Scalar => self.word_type(),
        }
    }

    fn print(mut self, out: &mut String) {
        let f = self.function;
        let parameters: Vec<String> = f
            .inputs
            .iter()
            .map(|port| match port.shape {
                Shape::Scalar => format!("{}: {}", port.name, self.port_type(port)),
                _ => format!("{}: &{}", port.name, self.port_type(port)),
            })
            .collect();
        let _ = write!(
            out,
            "\n/// {}\n#[inline(always)]\npub(crate) fn {}({}) -> {} {{\n",
            f.summary,
            f.name,
            parameters.join(", "),
            self.port_type(&f.output)
        );
        for statement in &f.body {
            self.statement(out, statement);
        }
        let _ = write!(out, "    {}\n}}\n", self.output(&f.output));
    }

    fn output(&self, port: &Port) -> String {
        let list = |as_what: &dyn Fn(Id) -> String| {
            port.values
                .iter()
                .map(|id| as_what(*id))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let words = list(&|id| self.word(id));
        match &port.shape {
            Shape::Element(name) => format!("{name}([{words}])"),
            Shape::Words => format!("[{words}]"),
            Shape::Bytes => format!("[{}]", list(&|id| format!("{} as u8", self.text(id)))),
            Shape::Scalar => words,
        }
    }

    fn text(&self, id: Id) -> &str {
        &self.text[id.0 as usize]
    }

    fn ty(&self, id: Id) -> Type {
        self.function.value(id).ty
    }

    fn constant(&self, id: Id) -> Option<&BigUint> {
        self.constant[id.0 as usize].as_ref()
    }

    fn is_zero(&self, id: Id) -> bool {
        self.constant(id).is_some_and(Zero::is_zero)
    }

    /// The value as a word.
    fn word(&self, id: Id) -> String {
        match self.ty(id) {
            Type::Flag => format!("{}::from({})", self.word_type(), self.text(id)),
            _ => self.text(id).to_owned(),
        }
    }

    /// The value as a double word.
    fn double(&self, id: Id) -> String {
        match self.ty(id) {
            Type::Double => self.text(id).to_owned(),
            _ if self.constant(id).is_some() => self.text(id).to_owned(),
            _ => format!("{}::from({})", self.double_type(), self.text(id)),
        }
    }

    /// The value as a carry.
    fn flag(&self, id: Id) -> String {
        match self.ty(id) {
            Type::Flag => self.text(id).to_owned(),
            _ if self.is_zero(id) => "false".to_owned(),
            _ => format!("{} != 0", self.text(id)),
        }
    }

    /// The value in the type that holds the result `of`.
    fn operand(&self, id: Id, of: Id) -> String {
        match self.ty(of) {
            Type::Double => self.double(id),
            _ => self.word(id),
        }
    }

    /// k, if the value is the constant 2^k.
    fn power_of_two(&self, id: Id) -> Option<u64> {
        let value = self.constant(id)?;
        let k = value.trailing_zeros()?;
        (*value == BigUint::from(1u32) << k).then_some(k)
    }

    /// Writes `let ... = ...;`, or remembers the expression if it can stand where it is read.
    fn statement(&mut self, out: &mut String, statement: &Statement) {
        let Statement { op, results } = statement;
        let v = results[0];
        let expression = match *op {
            Op::Const(ref c) => {
                self.text[v.0 as usize] = if c.bits() > 8 {
                    format!("{c:#x}")
                } else {
                    c.to_string()
                };
                self.constant[v.0 as usize] = Some(c.clone());
                return;
            }
            Op::Add(a, b) => format!("{} + {}", self.operand(a, v), self.operand(b, v)),
            Op::Sub(a, b) => format!("{} - {}", self.operand(a, v), self.operand(b, v)),
            Op::Mul(a, b) => match self.power_of_two(b) {
                Some(k) => format!("{} << {k}", self.operand(a, v)),
                None => format!("{} * {}", self.operand(a, v), self.operand(b, v)),
            },
            Op::Xor(a, b) => format!("{} ^ {}", self.flag(a), self.flag(b)),
            Op::Or(a, b) => format!("{} | {}", self.word(a), self.word(b)),
            Op::Select(flag, zero, one) => format!(
                "select{}({}, {}, {})",
                self.function.word,
                self.flag(flag),
                self.word(zero),
                self.word(one)
            ),
            Op::MulAdd(a, b, c, d) => {
                let receiver = self.receiver(a);
                let multiplication = if self.is_zero(d) {
                    format!(
                        "{receiver}.carrying_mul({}, {})",
                        self.word(b),
                        self.word(c)
                    )
                } else {
                    format!(
                        "{receiver}.carrying_mul_add({}, {}, {})",
                        self.word(b),
                        self.word(c),
                        self.word(d)
                    )
                };
                return self.pair(out, results, &multiplication);
            }
            Op::AddCarry(a, b, c) => {
                let carrying = format!(
                    "{}.carrying_add({}, {})",
                    self.link(a),
                    self.link(b),
                    self.flag(c)
                );
                return self.pair(out, results, &carrying);
            }
            Op::SubBorrow(a, b, c) => {
                let borrowing = format!(
                    "{}.borrowing_sub({}, {})",
                    self.link(a),
                    self.link(b),
                    self.flag(c)
                );
                return self.pair(out, results, &borrowing);
            }
            Op::Split(a, k) => return self.split(out, a, k, results),
        };
        let in_place = matches!(op, Op::Add(..) | Op::Mul(..)) && self.in_sum[v.0 as usize];
        if in_place {
            let shift = expression.contains("<<") && matches!(op, Op::Mul(..));
            self.text[v.0 as usize] = if shift {
                format!("({expression})")
            } else {
                expression
            };
        } else {
            self.define(out, v, &expression);
        }
    }

    /// A word in a carry chain: a constant goes through a function that keeps the compiler from taking the chain apart.
    fn link(&self, id: Id) -> String {
        match self.constant(id).is_some() {
            true => format!("constant{}({})", self.function.word, self.text(id)),
            false => self.word(id),
        }
    }

    /// A word that a method can be called on.
    fn receiver(&self, id: Id) -> String {
        match self.constant(id).is_some() {
            true => format!("{}_{}", self.text(id), self.word_type()),
            false => self.word(id),
        }
    }

    fn define(&mut self, out: &mut String, id: Id, expression: &str) {
        let name = format!("x{}", id.0);
        // Long sums: a summand a line.
        let expression = match expression.len() {
            0..80 => expression.to_owned(),
            _ => expression.replace(" + ", "\n        + "),
        };
        let _ = writeln!(out, "    let {name} = {expression};");
        self.text[id.0 as usize] = name;
    }

    fn pair(&mut self, out: &mut String, results: &[Id], expression: &str) {
        let mut name = |id: Id| {
            if self.uses[id.0 as usize] == 0 {
                return "_".to_owned();
            }
            self.text[id.0 as usize] = format!("x{}", id.0);
            self.text[id.0 as usize].clone()
        };
        let (low, high) = (name(results[0]), name(results[1]));
        let _ = writeln!(out, "    let ({low}, {high}) = {expression};");
    }

    fn split(&mut self, out: &mut String, a: Id, k: u32, results: &[Id]) {
        let (low, high) = (results[0], results[1]);
        let source = self.text(a).to_owned();
        let narrow = self.ty(a) == Type::Double;
        let cast = |needed: bool| {
            if needed {
                format!(" as {}", self.word_type())
            } else {
                String::new()
            }
        };
        let low_cast = cast(narrow && self.ty(low) != Type::Double);
        let high_cast = cast(narrow && self.ty(high) != Type::Double);
        let mask = (BigUint::from(1u32) << k) - 1u32;
        if self.uses[low.0 as usize] > 0 {
            let expression = if k == self.function.word {
                format!("{source}{low_cast}")
            } else if low_cast.is_empty() {
                format!("{source} & {mask:#x}")
            } else {
                format!("({source}{low_cast}) & {mask:#x}")
            };
            self.define(out, low, &expression);
        }
        if self.uses[high.0 as usize] > 0 {
            let expression = if high_cast.is_empty() {
                format!("{source} >> {k}")
            } else {
                format!("({source} >> {k}){high_cast}")
            };
            self.define(out, high, &expression);
        }
    }
}

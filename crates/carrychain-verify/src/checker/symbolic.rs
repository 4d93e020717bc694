//! Symbolic execution of micro operations, as in core/Sym.v: the same variables in the same order, the same sharing.

use super::certificate::Definition;
use super::interval::{Environment, Interval};
use super::micro::{Location, Uop};
use super::poly::{Poly, Variable};
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::{One, Zero};
use std::collections::HashMap;
use std::fmt;

/// What a location or a cell holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(Poly),
    /// The address of a byte of a region.
    Pointer(usize, i64),
}

/// Region, offset, bytes.
pub type Cell = (usize, i64, usize);

/// The regions of memory.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// Each region's bytes.
    pub sizes: Vec<i64>,
    /// Whether it may be written.
    pub writable: Vec<bool>,
    /// Pairs that do not overlap, the smaller one first.
    pub apart: Vec<(usize, usize)>,
    /// The variables that stand for the addresses of the first regions.
    pub addresses: Vec<Variable>,
}

impl Layout {
    fn are_apart(&self, i: usize, j: usize) -> bool {
        self.apart.contains(&(i.min(j), i.max(j)))
    }
}

/// Why an operation cannot be executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stuck {
    /// A location is read that holds nothing, or a pointer where a number is needed.
    Undefined,
    /// Memory is accessed through what is not a pointer into a region, or outside the region.
    Access,
    /// A cell is read that is not known.
    Unknown,
    /// A region is written that must not be.
    ReadOnly,
    /// A bitwise operation on numbers of which nothing is known.
    Bitwise,
    /// The condition of a choice may be another number than 0 and 1.
    Condition,
    /// A number may be too great for its type.
    Fit,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Undefined => "reads a register or flag that holds no known number",
            Self::Access => "accesses memory outside what it may access",
            Self::Unknown => "reads memory that holds no known number",
            Self::ReadOnly => "writes memory that it may only read",
            Self::Bitwise => "is a bitwise operation that is not one on masks or bits",
            Self::Condition => "chooses by what may not be 0 or 1",
            Self::Fit => "makes a number that may not fit its type",
        })
    }
}

/// How many lo variables are replaced by their definitions in a difference.
const EXPANSIONS: usize = 4;
/// Sharing is searched among this many newest definitions.
const SHARE_WINDOW: usize = 2000;

/// How many splits of parts one split may be.
const SLICES: usize = 8;

/// The state.
#[derive(Clone, Debug)]
pub struct State {
    locations: HashMap<Location, Value>,
    /// Newest last.
    cells: Vec<(Cell, Value)>,
    next: Variable,
    /// Oldest first.
    pub definitions: Vec<Definition>,
    /// Newest definition of each split.
    shared: HashMap<(BigInt, Poly), usize>,
    /// Newest definition that splits a variable.
    splits: HashMap<Variable, usize>,
    /// The intervals of all variables.
    pub environment: Environment,
}

fn word() -> BigInt {
    BigInt::one() << 64
}

impl State {
    /// Nothing is known; `next` is the first variable that is free.
    pub fn new(next: Variable, environment: Environment) -> Self {
        Self {
            locations: HashMap::new(),
            cells: Vec::new(),
            next,
            definitions: Vec::new(),
            shared: HashMap::new(),
            splits: HashMap::new(),
            environment,
        }
    }

    /// The first variable that is free.
    pub fn next(&self) -> Variable {
        self.next
    }

    /// All cells.
    pub fn cells(&self) -> impl Iterator<Item = &(Cell, Value)> {
        self.cells.iter()
    }

    /// The cell that holds this, the newest one.
    pub fn cell_with(&self, value: &Value) -> Option<Cell> {
        let found = self.cells.iter().rev().find(|(_, other)| other == value);
        found.map(|(cell, _)| *cell)
    }

    /// What a location holds.
    pub fn get(&self, location: Location) -> Option<&Value> {
        self.locations.get(&location)
    }

    /// Sets it.
    pub fn put(&mut self, location: Location, value: Value) {
        self.locations.insert(location, value);
    }

    /// Sets a cell of memory, of which nothing is known yet.
    pub fn put_cell(&mut self, cell: Cell, value: Value) {
        self.cells.push((cell, value));
    }

    /// The number in a location.
    pub fn number(&self, location: Location) -> Result<&Poly, Stuck> {
        match self.get(location) {
            Some(Value::Number(poly)) => Ok(poly),
            _ => Err(Stuck::Undefined),
        }
    }

    /// A difference in which the newest lo variable is replaced by its definition: `expand`.
    fn expanded(&self, modulus: &BigInt, poly: &Poly) -> Option<Poly> {
        let negative = |(_, coefficient): &(_, BigInt)| coefficient.sign() == Sign::Minus;
        if !poly.terms().iter().any(negative) {
            return None;
        }
        let newest = self.definitions.iter().rev().take(SHARE_WINDOW);
        let definition = newest.into_iter().find(|definition| {
            let lo = [definition.lo];
            definition.modulus == *modulus && !poly.coefficient(&lo).is_zero()
        })?;
        let hi = Poly::variable(definition.hi());
        let value = definition.value.plus_scaled(&hi, &-modulus);
        Some(poly.substituted(definition.lo, &value))
    }

    /// The coefficients divided: poly = rest + modulus quotient. A rest has the sign of its monomial.
    fn divided(&self, modulus: &BigInt, poly: &Poly) -> (Poly, Poly) {
        let divided = poly.terms().iter().map(|(monomial, coefficient)| {
            let interval = self.environment.of_monomial(monomial);
            let quotient = if interval.is_some_and(|interval| interval.high <= BigInt::zero()) {
                -(-coefficient).div_floor(modulus)
            } else {
                coefficient.div_floor(modulus)
            };
            let rest = coefficient - modulus * &quotient;
            ((monomial.clone(), rest), (monomial.clone(), quotient))
        });
        let (rest, quotient): (Vec<_>, Vec<_>) = divided.unzip();
        (Poly::collect(rest), Poly::collect(quotient))
    }

    /// The split by the coefficients, if they tell: `apart_split`.
    fn apart(&self, modulus: &BigInt, poly: &Poly) -> Option<(Poly, Poly)> {
        let (rest, quotient) = self.divided(modulus, poly);
        let apart = !quotient.is_zero() && self.within(&rest, &BigInt::zero(), &(modulus - 1));
        apart.then_some((rest, quotient))
    }

    /// The index of the definition that is this split, if it is recent.
    fn recent(&self, key: &(BigInt, Poly)) -> Option<usize> {
        let shared = self.shared.get(key).copied();
        shared.filter(|i| i + SHARE_WINDOW >= self.definitions.len())
    }

    /// The newest definition that is a split of this variable, if it is recent: `split_before`.
    fn split_before(&self, variable: Variable) -> Option<&Definition> {
        let index = *self.splits.get(&variable)?;
        let recent = index + SHARE_WINDOW >= self.definitions.len();
        recent.then(|| &self.definitions[index])
    }

    /// Whether it is a part of a variable: `slice`.
    fn is_slice(&self, variable: Variable) -> bool {
        let mut newest = self.definitions.iter().rev().take(SHARE_WINDOW);
        let whole = newest.find(|d| d.lo == variable || d.hi() == variable);
        whole.is_some_and(|d| d.value.as_variable().is_some())
    }

    /// The split of a polynomial that no instruction makes, as (lo, hi): the code's own if it made it, or else whole multiples
    /// of the modulus go to hi (`cut`).
    pub fn cut(&mut self, modulus: BigInt, poly: &Poly) -> Result<(Poly, Poly), Stuck> {
        let key = (modulus, poly.clone());
        if self.recent(&key).is_some() {
            return self.split(key.0, poly);
        }
        let (rest, quotient) = self.divided(&key.0, poly);
        let (low, high) = self.split(key.0, &rest)?;
        Ok((low, high.plus(&quotient)))
    }

    /// The split of a polynomial, as (lo, hi): `fresh`.
    fn split(&mut self, modulus: BigInt, poly: &Poly) -> Result<(Poly, Poly), Stuck> {
        self.split_slices(SLICES, modulus, poly)
    }

    /// The same with a number of splits of parts.
    fn split_slices(
        &mut self,
        slices: usize,
        modulus: BigInt,
        poly: &Poly,
    ) -> Result<(Poly, Poly), Stuck> {
        if let Some(value) = poly.as_constant() {
            let (quotient, remainder) = value.div_mod_floor(&modulus);
            return Ok((Poly::constant(remainder), Poly::constant(quotient)));
        }
        let mut expanded = Some(poly.clone());
        for _ in 0..=EXPANSIONS {
            let Some(poly) = expanded else { break };
            if let Some(parts) = self.apart(&modulus, &poly) {
                return Ok(parts);
            }
            expanded = self.expanded(&modulus, &poly);
        }
        let key = (modulus, poly.clone());
        if let Some(index) = self.recent(&key) {
            let lo = self.definitions[index].lo;
            return Ok((Poly::variable(lo), Poly::variable(lo + 1)));
        }
        let modulus = &key.0;
        if let Some(fewer) = slices.checked_sub(1) {
            let earlier = poly.as_variable().and_then(|v| self.split_before(v));
            if let Some(definition) = earlier {
                // A variable that was split at another bit before: its parts are split.
                let (lo, hi) = (
                    Poly::variable(definition.lo),
                    Poly::variable(definition.hi()),
                );
                let other = definition.modulus.clone();
                if modulus.is_multiple_of(&other) {
                    let (low, high) = self.split_slices(fewer, modulus / &other, &hi)?;
                    return Ok((lo.plus_scaled(&low, &other), high));
                }
                if other.is_multiple_of(modulus) {
                    let (low, high) = self.split_slices(fewer, modulus.clone(), &lo)?;
                    return Ok((low, high.plus_scaled(&hi, &(other / modulus))));
                }
            } else {
                // A sum of slices, low + k x + modulus quotient: x is split.
                let (rest, quotient) = self.divided(modulus, poly);
                if let Some((x, k)) = top(&rest)
                    && (!k.is_one() || !quotient.is_zero())
                    && modulus.is_multiple_of(&k)
                    && self.is_slice(x)
                {
                    let x = Poly::variable(x);
                    let low = rest.plus_scaled(&x, &-&k);
                    if self.within(&low, &BigInt::zero(), &(&k - 1)) {
                        let (part, high) = self.split_slices(fewer, modulus / &k, &x)?;
                        return Ok((low.plus_scaled(&part, &k), high.plus(&quotient)));
                    }
                }
            }
        }
        let definition = Definition {
            lo: self.next,
            modulus: modulus.clone(),
            value: poly.clone(),
        };
        definition
            .bound(&mut self.environment)
            .ok_or(Stuck::Undefined)?;
        if let Some(variable) = poly.as_variable() {
            self.splits.insert(variable, self.definitions.len());
        }
        self.shared.insert(key, self.definitions.len());
        self.definitions.push(definition);
        self.next += 2;
        Ok((Poly::variable(self.next - 2), Poly::variable(self.next - 1)))
    }

    /// A polynomial over locations as one over variables.
    fn over_variables(&self, poly: &Poly) -> Result<Poly, Stuck> {
        let mut sum = Poly::ZERO;
        for (monomial, coefficient) in poly.terms() {
            let mut product: Option<Poly> = None;
            for location in monomial {
                let value = self.number(*location)?;
                product = Some(product.map_or_else(|| value.clone(), |p| p.times(value)));
            }
            let product = product.unwrap_or_else(|| Poly::constant(1));
            sum = sum.plus_scaled(&product, coefficient);
        }
        Ok(sum)
    }

    fn within(&self, poly: &Poly, low: &BigInt, high: &BigInt) -> bool {
        let interval = self.environment.of(poly);
        interval.is_some_and(|interval| interval.within(low, high))
    }

    fn is_bit(&self, poly: &Poly) -> bool {
        self.within(poly, &BigInt::zero(), &BigInt::one())
    }

    /// The pointer that b or b + constant is, and whether there is a constant.
    fn pointer(&self, poly: &Poly) -> Option<(usize, i64, bool)> {
        let (constant, terms) = match poly.terms() {
            [(empty, k), rest @ ..] if empty.is_empty() => (Some(k), rest),
            terms => (None, terms),
        };
        let [(monomial, one)] = terms else {
            return None;
        };
        let ([location], true) = (&monomial[..], one.is_one()) else {
            return None;
        };
        let Some(Value::Pointer(region, offset)) = self.get(*location) else {
            return None;
        };
        let moved = constant.map_or(Some(0), |k| i64::try_from(k).ok())?;
        Some((*region, offset.checked_add(moved)?, constant.is_some()))
    }

    /// Where an access goes.
    fn place(&self, layout: &Layout, n: usize, base: Location, offset: i64) -> Result<Cell, Stuck> {
        let Some(Value::Pointer(region, at)) = self.get(base) else {
            return Err(Stuck::Access);
        };
        let at = at.checked_add(offset).ok_or(Stuck::Access)?;
        if at >= 0 && at + n as i64 <= layout.sizes[*region] {
            Ok((*region, at, n))
        } else {
            Err(Stuck::Access)
        }
    }

    /// What a cell holds.
    pub fn cell(&self, cell: Cell) -> Option<&Value> {
        let found = self.cells.iter().rev().find(|(other, _)| *other == cell);
        found.map(|(_, value)| value)
    }

    /// An n-byte word, from its halves where need be.
    pub fn compose(&self, cell: Cell, depth: u32) -> Option<Poly> {
        if let Some(value) = self.cell(cell) {
            return match value {
                Value::Number(poly) => Some(poly.clone()),
                Value::Pointer(..) => None,
            };
        }
        let (region, offset, n) = cell;
        if depth == 0 || n % 2 != 0 {
            return None;
        }
        let half = n / 2;
        let low = self.compose((region, offset, half), depth - 1)?;
        let high = self.compose((region, offset + half as i64, half), depth - 1)?;
        Some(low.plus_scaled(&high, &(BigInt::one() << (8 * half))))
    }

    fn load(&mut self, cell: Cell) -> Result<Value, Stuck> {
        if let Some(value) = self.cell(cell) {
            return Ok(value.clone());
        }
        if let Some(poly) = self.compose(cell, 3) {
            return Ok(Value::Number(poly));
        }
        // A part of a wider cell.
        let (region, offset, n) = cell;
        let wider = |&&((r, o, m), _): &&(Cell, Value)| {
            r == region && o <= offset && offset + n as i64 <= o + m as i64
        };
        let Some(((_, start, _), Value::Number(whole))) = self.cells.iter().rev().find(wider)
        else {
            return Err(Stuck::Unknown);
        };
        let (start, whole) = (*start, whole.clone());
        let (_, upper) = self.split(BigInt::one() << (8 * (offset - start)), &whole)?;
        let (part, _) = self.split(BigInt::one() << (8 * n), &upper)?;
        Ok(Value::Number(part))
    }

    fn store(&mut self, layout: &Layout, cell: Cell, value: Value) -> Result<(), Stuck> {
        let (region, offset, n) = cell;
        let value = match value {
            Value::Pointer(r, q) if n == 8 && q >= 0 && q <= layout.sizes[r] => value,
            Value::Pointer(..) => return Err(Stuck::Undefined),
            Value::Number(poly) => {
                let modulus = BigInt::one() << (8 * n);
                if self.within(&poly, &BigInt::zero(), &(&modulus - 1)) {
                    Value::Number(poly)
                } else {
                    Value::Number(self.split(modulus, &poly)?.0)
                }
            }
        };
        if !layout.writable[region] {
            return Err(Stuck::ReadOnly);
        }
        self.cells.retain(|((r, o, m), _)| {
            if *r == region {
                o + *m as i64 <= offset || offset + n as i64 <= *o
            } else {
                layout.are_apart(region, *r)
            }
        });
        self.cells.push((cell, value));
        Ok(())
    }

    /// x and y, where y is a constant 2^k - 2^j.
    fn and_mask(&mut self, x: &Poly, y: &Poly) -> Result<Option<Poly>, Stuck> {
        let Some((j, k)) = y.as_constant().as_ref().and_then(as_mask) else {
            return Ok(None);
        };
        let (low, _) = self.split(BigInt::one() << k, x)?;
        if j == 0 {
            return Ok(Some(low));
        }
        let (_, high) = self.split(BigInt::one() << j, &low)?;
        Ok(Some(high.scaled(&(BigInt::one() << j))))
    }

    /// x and y, where x = (2^k - 1) q with a bit q, and y < 2^k.
    fn and_ones(&self, x: &Poly, y: &Poly) -> Option<Poly> {
        let k = self.environment.of(x)?.high.max(BigInt::zero()).bits();
        let ones = (BigInt::one() << k) - 1;
        let bit = (k > 0).then(|| x.divided(&ones)).flatten()?;
        let fits = self.is_bit(&bit) && self.within(y, &BigInt::zero(), &ones);
        fits.then(|| bit.times(y))
    }

    /// x and c, where c is a bit and x the carry of y + 1: the carry of y + c.
    fn and_carry(&mut self, x: &Poly, c: &Poly) -> Result<Option<Poly>, Stuck> {
        let carry = x.as_variable().filter(|_| self.is_bit(c));
        let mut newest = self.definitions.iter().rev().take(SHARE_WINDOW);
        let Some(definition) = carry.and_then(|v| newest.find(|d| d.hi() == v)) else {
            return Ok(None);
        };
        let modulus = definition.modulus.clone();
        if !self.within(&definition.value, &BigInt::one(), &modulus) {
            return Ok(None);
        }
        let sum = definition.value.minus(&Poly::constant(1)).plus(c);
        Ok(Some(self.split(modulus, &sum)?.1))
    }

    fn and(&mut self, x: &Poly, y: &Poly) -> Result<Poly, Stuck> {
        if let Some(carry) = self.and_carry(x, y)? {
            return Ok(carry);
        }
        if let Some(carry) = self.and_carry(y, x)? {
            return Ok(carry);
        }
        if self.is_bit(x) && self.is_bit(y) {
            return Ok(x.times(y));
        }
        if let Some(masked) = self.and_mask(x, y)? {
            return Ok(masked);
        }
        if let Some(masked) = self.and_mask(y, x)? {
            return Ok(masked);
        }
        let ones = self.and_ones(x, y).or_else(|| self.and_ones(y, x));
        ones.ok_or(Stuck::Bitwise)
    }

    /// x or y, where x is a multiple of 2^k and y < 2^k.
    fn or_apart(&self, x: &Poly, y: &Poly) -> Option<Poly> {
        let interval = self.environment.of(y)?;
        let k = (&interval.high).max(&BigInt::zero()).bits();
        x.divided(&(BigInt::one() << k))?;
        (interval.low.sign() != Sign::Minus).then(|| x.plus(y))
    }

    fn or(&self, x: &Poly, y: &Poly) -> Result<Poly, Stuck> {
        for (one, other) in [(x, y), (y, x)] {
            if self.within(one, &BigInt::zero(), &BigInt::zero()) {
                return Ok(other.clone());
            }
        }
        if self.is_bit(x) && self.is_bit(y) {
            return Ok(x.plus(y).minus(&x.times(y)));
        }
        let apart = self.or_apart(x, y).or_else(|| self.or_apart(y, x));
        apart.ok_or(Stuck::Bitwise)
    }

    fn xor(&self, x: &Poly, y: &Poly) -> Result<Poly, Stuck> {
        if self.is_bit(x) && self.is_bit(y) {
            let both = x.times(y);
            return Ok(x.plus(y).plus_scaled(&both, &BigInt::from(-2)));
        }
        let ones = Poly::constant(word() - 1);
        let complement = |x: &Poly, y: &Poly| {
            let fits = *y == ones && self.within(x, &BigInt::zero(), &(word() - 1));
            fits.then(|| y.minus(x))
        };
        complement(x, y)
            .or_else(|| complement(y, x))
            .ok_or(Stuck::Bitwise)
    }

    /// b + c (a - b): a variable of its own, which lies where a and b lie, if they are words.
    fn select(&mut self, c: &Poly, a: &Poly, b: &Poly) -> Result<Poly, Stuck> {
        if !self.is_bit(c) {
            return Err(Stuck::Condition);
        }
        let chosen = b.plus(&c.times(&a.minus(b)));
        let bounds = self.environment.of(a).zip(self.environment.of(b));
        let (x, y) = bounds.ok_or(Stuck::Undefined)?;
        let hull = Interval::new(x.low.min(y.low), x.high.max(y.high));
        if hull.low.sign() == Sign::Minus || hull.high >= word() {
            return Ok(chosen);
        }
        let (lo, hi) = self.split(word(), &chosen)?;
        let zero = BigInt::zero();
        self.environment.narrow(&hi, Some(&zero), Some(&zero));
        self.environment
            .narrow(&lo, Some(&hull.low), Some(&hull.high));
        Ok(lo)
    }

    /// The upper part of a sum from 1 to the modulus, of which this is the lower part: 1 exactly where that is 0.
    fn overflow(&self, lo: Variable) -> Option<Poly> {
        let newest = self.definitions.iter().rev().take(SHARE_WINDOW);
        let sum = newest.into_iter().find(|d| d.lo == lo)?;
        let fits = self.within(&sum.value, &BigInt::one(), &sum.modulus);
        fits.then(|| Poly::variable(sum.hi()))
    }

    /// 1 if the location holds 0, where that is known.
    fn is_zero(&mut self, d: Location, a: Location) -> Result<(), Stuck> {
        let Value::Number(poly) = self.get(a).ok_or(Stuck::Undefined)? else {
            self.locations.remove(&d);
            return Ok(());
        };
        let value = match poly.as_constant() {
            Some(value) => Some(Poly::constant(u8::from(value.is_zero()))),
            None if self.is_bit(poly) => Some(Poly::constant(1).minus(poly)),
            None => poly.as_variable().and_then(|lo| self.overflow(lo)),
        };
        match value {
            Some(value) => self.put(d, Value::Number(value)),
            None => {
                self.locations.remove(&d);
            }
        }
        Ok(())
    }

    /// One operation (`sstep`).
    pub fn step(&mut self, layout: &Layout, uop: &Uop) -> Result<(), Stuck> {
        let (to, poly) = match uop {
            Uop::Asg(d, e) => match self.pointer(e) {
                Some((region, offset, false)) => {
                    self.put(*d, Value::Pointer(region, offset));
                    return Ok(());
                }
                Some(_) => return Err(Stuck::Undefined),
                None => (d, self.over_variables(e)?),
            },
            Uop::Spl(k, lo, hi, e) => {
                let value = match self.pointer(e) {
                    Some((region, offset, _))
                        if *k == 64 && (0..=layout.sizes[region]).contains(&offset) =>
                    {
                        self.put(*lo, Value::Pointer(region, offset));
                        self.put(*hi, Value::Number(Poly::ZERO));
                        return Ok(());
                    }
                    // A part of a pointer is a number.
                    Some((region, offset, _)) => {
                        let address = layout.addresses.get(region).ok_or(Stuck::Access)?;
                        Poly::variable(*address).plus(&Poly::constant(offset))
                    }
                    None => self.over_variables(e)?,
                };
                let (low, high) = self.split(BigInt::one() << *k, &value)?;
                self.put(*lo, Value::Number(low));
                (hi, high)
            }
            Uop::Unk(d) => {
                self.locations.remove(d);
                return Ok(());
            }
            Uop::Lod(n, d, base, offset) => {
                let cell = self.place(layout, *n, *base, *offset)?;
                let value = self.load(cell)?;
                self.put(*d, value);
                return Ok(());
            }
            Uop::Sto(n, base, offset, from) => {
                let cell = self.place(layout, *n, *base, *offset)?;
                let value = self.get(*from).ok_or(Stuck::Undefined)?.clone();
                return self.store(layout, cell, value);
            }
            Uop::And(d, a, b) => {
                let (x, y) = (self.number(*a)?.clone(), self.number(*b)?.clone());
                (d, self.and(&x, &y)?)
            }
            Uop::Ior(d, a, b) => (d, self.or(self.number(*a)?, self.number(*b)?)?),
            Uop::Xor(d, a, b) => (d, self.xor(self.number(*a)?, self.number(*b)?)?),
            Uop::Sel(d, c, a, b) => {
                let condition = self.number(*c)?.clone();
                let (x, y) = (self.number(*a)?.clone(), self.number(*b)?.clone());
                (d, self.select(&condition, &x, &y)?)
            }
            Uop::Isz(d, a) => return self.is_zero(*d, *a),
            Uop::Fit(k, x) => {
                let greatest: BigInt = (BigInt::one() << *k) - 1;
                let fits = self.within(self.number(*x)?, &BigInt::zero(), &greatest);
                return if fits { Ok(()) } else { Err(Stuck::Fit) };
            }
        };
        self.put(*to, Value::Number(poly));
        Ok(())
    }
}

/// The variable with the greatest coefficient, if there is one above 0.
fn top(poly: &Poly) -> Option<(Variable, BigInt)> {
    let terms = poly.terms().iter().rev();
    let alone = terms.filter_map(|(monomial, coefficient)| match monomial[..] {
        [variable] => Some((variable, coefficient)),
        _ => None,
    });
    let (variable, coefficient) =
        alone.reduce(|best, term| if best.1 < term.1 { term } else { best })?;
    (coefficient.sign() == Sign::Plus).then(|| (variable, coefficient.clone()))
}

/// (j, k) of 2^k - 2^j, j < k.
fn as_mask(c: &BigInt) -> Option<(u64, u64)> {
    if c.sign() != Sign::Plus {
        return None;
    }
    let j = c.trailing_zeros()?;
    let k = c.bits();
    let mask = (BigInt::one() << k) - (BigInt::one() << j);
    (*c == mask).then_some((j, k))
}

//! What a search for better orders needs: a kernel's text for given orders, and a way to change them a little.

use super::compile::{Lowered, lower};
use super::model::Model;
use super::orders;
use super::schedule::{Before, dependences};
use super::target::Target;
use super::{fe25519, print, program, x25519};

/// The order of each block's operations.
pub type Orders = Vec<Vec<usize>>;

/// A kernel whose order is searched for.
pub struct Subject {
    /// The kernel, or the ladder step of the function.
    lowered: Lowered,
    before: Vec<Vec<Before>>,
    is_x25519: bool,
}

impl Subject {
    /// The kernel of this name for the target of this name.
    pub fn new(target: &str, kernel: &str) -> Option<Self> {
        let target = Target::ALL.into_iter().find(|t| t.name() == target)?;
        let is_x25519 = kernel == "x25519";
        let name = if is_x25519 {
            "ladder_step_choice"
        } else {
            kernel
        };
        let description = fe25519::kernels().into_iter().find(|d| d.name == name)?;
        let lowered = lower(&description, target);
        let before = lowered
            .blocks
            .iter()
            .map(|block| dependences(block, &lowered.fixed))
            .collect();
        Some(Self {
            lowered,
            before,
            is_x25519,
        })
    }

    /// What is generated now.
    pub fn start(&self) -> Orders {
        let model = Model::zen4();
        if self.is_x25519 {
            x25519::orders(self.lowered.target, &model)
        } else {
            self.lowered.orders(&model)
        }
    }

    /// How many calls take long enough to be measured.
    pub fn calls(&self) -> u32 {
        if self.is_x25519 { 1 } else { 100 }
    }

    /// The order as written.
    pub fn plain(&self) -> Orders {
        self.lowered
            .blocks
            .iter()
            .map(|block| (0..block.len()).collect())
            .collect()
    }

    /// The assembly text.
    pub fn assembly(&self, orders: &Orders) -> String {
        if self.is_x25519 {
            let target = self.lowered.target;
            program::assembly(&program::compile(x25519::x25519(target, orders), target))
        } else {
            print::assembly(&self.lowered.finish(orders))
        }
    }

    /// The data to be committed.
    pub fn data(&self, orders: &Orders) -> String {
        orders::write(orders)
    }

    /// Moves one operation to another place that dependences allow. `random` gives a number below its argument.
    pub fn mutate(&self, orders: &mut Orders, random: &mut impl FnMut(usize) -> usize) {
        let total: usize = orders.iter().map(Vec::len).sum();
        let mut at = random(total);
        let mut block = 0;
        while at >= orders[block].len() {
            at -= orders[block].len();
            block += 1;
        }
        let (order, before) = (&mut orders[block], &self.before[block]);
        let is_before =
            |i: usize, j: usize| before[j].needed.contains(&i) || before[j].earlier.contains(&i);
        let moved = order[at];
        let low = (0..at)
            .rev()
            .find(|k| is_before(order[*k], moved))
            .map_or(0, |k| k + 1);
        let high = (at + 1..order.len())
            .find(|k| is_before(moved, order[*k]))
            .unwrap_or(order.len())
            - 1;
        if low < high {
            let to = low + random(high - low + 1);
            order.remove(at);
            order.insert(to, moved);
        }
    }
}

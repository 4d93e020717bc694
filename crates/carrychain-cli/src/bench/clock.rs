//! The time stamp counter, and a chain of additions that takes a known number of core cycles.
//!
//! On other architectures than x86-64 a tick is a nanosecond and core cycles are not known.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod imp {
    use std::arch::asm;
    use std::arch::x86_64::{_mm_lfence, _rdtsc};

    /// Whether a tick is a cycle of the time stamp counter.
    pub const IS_TSC: bool = true;

    /// Waits until all that stands before it is done.
    #[inline]
    pub fn fence() {
        // SAFETY: every x86-64 CPU has LFENCE (SSE2).
        unsafe { _mm_lfence() };
    }

    /// The time stamp counter. The fences keep what is timed between two readings.
    #[inline]
    pub fn now() -> u64 {
        fence();
        // SAFETY: every x86-64 CPU has RDTSC, and no system that runs this traps it.
        let ticks = unsafe { _rdtsc() };
        fence();
        ticks
    }

    const ADDITIONS: u64 = 4096;

    /// Ticks a core cycle, now: the time of a chain of additions of which each waits for the one
    /// before and takes one cycle. The counter's rate is fixed, the core's clock is not.
    #[inline]
    pub fn ticks_per_core_cycle() -> Option<f64> {
        let start = now();
        // SAFETY: works on registers alone. Both operands are registers: some CPUs add a small
        // constant at register renaming, in no time.
        unsafe {
            asm!(
                "2:",
                ".rept 32",
                "add {x}, {y}",
                ".endr",
                "dec {turns}",
                "jnz 2b",
                x = inout(reg) 1u64 => _,
                y = in(reg) 1u64,
                turns = inout(reg) ADDITIONS / 32 => _,
                options(nomem, nostack),
            );
        }
        Some(super::since(start) / ADDITIONS as f64)
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod imp {
    use std::sync::LazyLock;
    use std::time::Instant;

    /// Whether a tick is a cycle of the time stamp counter.
    pub const IS_TSC: bool = false;

    /// Does nothing: calls may overlap.
    pub fn fence() {}

    /// Nanoseconds since the first call.
    pub fn now() -> u64 {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed().as_nanos() as u64
    }

    /// Not known.
    pub fn ticks_per_core_cycle() -> Option<f64> {
        None
    }
}

pub use imp::{IS_TSC, fence, now, ticks_per_core_cycle};
use std::sync::LazyLock;
use std::time::Instant;

/// Ticks since `start`, less what two readings take with nothing between them.
#[inline]
pub fn since(start: u64) -> f64 {
    static OVERHEAD: LazyLock<u64> = LazyLock::new(|| {
        let pairs = (0..1000).map(|_| {
            let start = now();
            now() - start
        });
        pairs.min().unwrap_or(0)
    });
    let ticks = now() - start;
    ticks.saturating_sub(*OVERHEAD) as f64
}

/// Measures the rate of the ticks between its making and a question.
pub struct TickRate {
    instant: Instant,
    ticks: u64,
}

impl TickRate {
    /// Begins.
    pub fn begin() -> Self {
        Self {
            instant: Instant::now(),
            ticks: now(),
        }
    }

    /// Ticks a second; the better, the longer ago it was begun.
    pub fn per_second(&self) -> f64 {
        let ticks = now() - self.ticks;
        ticks as f64 / self.instant.elapsed().as_secs_f64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_go_on() {
        let rate = TickRate::begin();
        let start = now();
        if IS_TSC {
            assert!(ticks_per_core_cycle().is_some_and(|ratio| ratio > 0.0));
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
        assert!(now() > start);
        assert!(rate.per_second() > 0.0);
    }
}

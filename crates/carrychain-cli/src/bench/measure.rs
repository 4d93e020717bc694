//! The timing: interleaved rounds in rotated order, so that what disturbs the machine for a while
//! disturbs everyone alike.

use super::clock::{self, TickRate};
use super::perf::Counters;
use super::plan::Group;
use super::stats::{Sample, Stats, median};
use crate::machine::Clocks;
use crate::subject::{self, Run, Subject};
use carrychain::Operation;
use carrychain_selftest::{Input, Random, valid_input};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A sample is of as many calls as take about this long.
const SAMPLE: Duration = Duration::from_micros(20);
/// Rounds that are made even if the time is over.
const LEAST_ROUNDS: usize = 3;
/// Inputs taken in turn, so that no branch predictor learns the path of one signature by heart.
const INPUTS: usize = 32;

/// Places of the stack taken in turn: with frames of a few hundred bytes more than a page.
const PLACES: usize = 31;

/// Keeps this thread on the CPU that it is on; says which. Nothing where that cannot be done.
pub fn pin() -> Option<usize> {
    #[cfg(target_os = "linux")]
    {
        use nix::sched::{CpuSet, sched_getcpu, sched_setaffinity};
        use nix::unistd::Pid;
        let cpu = sched_getcpu().ok()?;
        let mut set = CpuSet::new();
        set.set(cpu).ok()?;
        sched_setaffinity(Pid::from_raw(0), &set).ok()?;
        Some(cpu)
    }
    #[cfg(not(target_os = "linux"))]
    None
}

/// The instruments, and what they have seen of the clocks so far.
pub struct Bench {
    rate: TickRate,
    counters: Result<Counters, String>,
    ticks_per_core_cycle: Vec<f64>,
}

impl Bench {
    /// Sets up.
    pub fn new() -> Self {
        Self {
            rate: TickRate::begin(),
            counters: Counters::open(),
            ticks_per_core_cycle: Vec::new(),
        }
    }

    /// The clocks, as measured along the way.
    pub fn clocks(self) -> Clocks {
        let ticks_per_second = self.rate.per_second();
        let cycles = self.ticks_per_core_cycle;
        Clocks {
            tsc_hz: clock::IS_TSC.then_some(ticks_per_second),
            core_hz: (!cycles.is_empty()).then(|| ticks_per_second / median(cycles)),
            perf: self.counters.err(),
        }
    }

    /// Times these subjects of the group side by side for about as long as `budget`.
    pub fn group(
        &mut self,
        group: &Group,
        subjects: &[&'static Subject],
        budget: Duration,
    ) -> Vec<Stats> {
        let deadline = Instant::now() + budget;
        let inputs = inputs(group);
        let mut contestants: Vec<_> = subjects
            .iter()
            .map(|subject| Contestant::new(subject, &inputs))
            .collect();
        for round in 0.. {
            if round >= LEAST_ROUNDS && Instant::now() >= deadline {
                break;
            }
            for i in 0..contestants.len() {
                let contestant = &mut contestants[(round + i) % subjects.len()];
                let sample = deeper(round % PLACES, &mut || contestant.sample(round, group.n));
                self.ticks_per_core_cycle
                    .extend(sample.core.map(|core| sample.ticks / core));
            }
            if contestants.is_empty() {
                break;
            }
        }
        let finished = contestants.into_iter().map(|mut contestant| {
            let instructions = match &mut self.counters {
                Ok(counters) => counters.instructions(|| contestant.run(0)),
                Err(_) => None,
            };
            let a_call = f64::from(contestant.calls) * group.n as f64;
            Stats {
                instructions: instructions.map(|count| count as f64 / a_call),
                ..Stats::of(&contestant.samples, a_call as u64, self.rate.per_second())
            }
        });
        finished.collect()
    }
}

/// Calls `sample` from `steps` frames further down the stack. Where the stack lies against tables and
/// heap is chosen anew for each process and can be worth a fifth in speed (addresses that agree in
/// their low 12 bits): each sample takes another place, so that no implementation is lucky.
#[inline(never)]
fn deeper(steps: usize, sample: &mut dyn FnMut() -> Sample) -> Sample {
    let frame = black_box([0u8; 192]);
    let result = match steps {
        0 => sample(),
        _ => deeper(steps - 1, sample),
    };
    // Used after the call, so that it is there during the call.
    black_box(frame);
    result
}

/// Several inputs; one if its message fills the first-level cache, which should be warm.
fn inputs(group: &Group) -> Vec<Input> {
    let reference = subject::reference("");
    let mut random = Random::new(7);
    let (count, n) = match group.operation {
        Operation::Poly1305 => (1, group.bytes.unwrap_or(0)),
        _ => (INPUTS, group.n),
    };
    (0..count)
        .map(|_| valid_input(group.operation, n, &mut random, &reference))
        .collect()
}

/// One subject, ready to run on each input.
struct Contestant<'a> {
    runs: Vec<Box<dyn Run + 'a>>,
    calls: u32,
    samples: Vec<Sample>,
}

impl<'a> Contestant<'a> {
    fn new(subject: &Subject, inputs: &'a [Input]) -> Self {
        let ready = |input| (subject.prepare)(input);
        let runs: Result<Vec<_>, _> = inputs.iter().map(ready).collect();
        let mut contestant = Self {
            runs: runs.unwrap_or_else(|_| unreachable!("it has passed its self-test")),
            calls: 1,
            samples: Vec::new(),
        };
        contestant.calls = contestant.calls_a_sample();
        contestant
    }

    fn run(&mut self, round: usize) {
        let turn = round % self.runs.len();
        self.runs[turn].repeat(self.calls);
    }

    /// As many as fill the time of a sample, by the second of two calls.
    fn calls_a_sample(&mut self) -> u32 {
        self.run(0);
        let start = Instant::now();
        self.run(0);
        let one = start.elapsed().max(Duration::from_nanos(1));
        (SAMPLE.as_nanos() / one.as_nanos()).clamp(1, 10_000) as u32
    }

    /// Warms up on the input of the round before, then times that of this round.
    fn sample(&mut self, round: usize, n: usize) -> Sample {
        self.run(round + self.runs.len() - 1);
        let before = clock::ticks_per_core_cycle();
        let start = clock::now();
        self.run(round);
        let ticks = clock::since(start) / (f64::from(self.calls) * n as f64);
        let after = clock::ticks_per_core_cycle();
        let core = before.zip(after).and_then(|(before, after)| {
            // They differ if the clock has changed, or another process or machine came between.
            let differ = (before - after).abs() > before.min(after) / 20.0;
            (!differ).then(|| ticks / before.min(after))
        });
        let sample = Sample { ticks, core };
        self.samples.push(sample);
        sample
    }
}

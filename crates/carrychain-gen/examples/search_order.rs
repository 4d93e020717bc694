//! Searches for a faster order of a kernel's operations by measuring: `search_order TARGET KERNEL SECONDS FILE [start]`.
//!
//! Hill climbing: in each round the best order so far and random neighbours of it are assembled into one program,
//! which runs them in turns on this CPU; the fastest is the best one of the next round. The result is written to FILE
//! whenever there is a better one; to ship it, put it where `kernel/orders.rs` finds it. Needs `cc`.
//! With `start` the search begins at the order that is committed, not at the scheduler's or the written one.

use carrychain_gen::kernel::search::{Orders, Subject};
use std::error::Error;
use std::fmt::Write;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};

/// Neighbours a round.
const NEIGHBOURS: usize = 40;

/// Prints for each function the lower quartile of its times.
const HARNESS: &str = r#"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <x86intrin.h>
extern void (*const functions[])(uint64_t *, uint64_t *, uint64_t *);
extern const int count;
enum { ROUNDS = 40, MOST = 256 };
static uint64_t times[MOST][ROUNDS];
static int compare(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}
int main(void) {
    static uint64_t state[256] __attribute__((aligned(64)));
    for (int round = 0; round < ROUNDS; round++)
        for (int j = 0; j < count; j++) {
            int i = (j + round * 7) % count;
            for (int k = 0; k < 256; k++) state[k] = k * 0x9e3779b97f4a7c15u >> (k % 4 == 3);
            for (int k = 0; k < 4; k++) functions[i](state, state + 64, state + 128);
            _mm_lfence();
            uint64_t start = __rdtsc();
            _mm_lfence();
            for (int k = 0; k < CALLS; k++) functions[i](state, state + 64, state + 128);
            _mm_lfence();
            times[i][round] = __rdtsc() - start;
        }
    for (int i = 0; i < count; i++) {
        qsort(times[i], ROUNDS, 8, compare);
        printf("%f\n", (double)times[i][ROUNDS / 4] / CALLS);
    }
}
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [target, kernel, seconds, file, start @ ..] = &arguments[..] else {
        return Err("usage: search_order TARGET KERNEL SECONDS FILE [start]".into());
    };
    let subject = Subject::new(target, kernel).ok_or("no such target or kernel")?;
    let folder = env::temp_dir().join(format!("search_order_{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("harness.c"), HARNESS)?;
    let harness = Command::new("cc")
        .current_dir(&folder)
        .args(["-O2", "-c", "harness.c"])
        .arg(format!("-DCALLS={}", subject.calls()))
        .status()?;
    if !harness.success() {
        return Err("cc fails".into());
    }

    let mut seed = 1u64;
    let mut random = |below: usize| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let (start, plain) = (!start.is_empty(), subject.plain());
    let mut best = if start {
        subject.start()
    } else {
        plain.clone()
    };
    let end = Instant::now() + Duration::from_secs(seconds.parse()?);
    let mut rounds = 0;
    let mut shown = Instant::now();
    while Instant::now() < end {
        let mut candidates = vec![best.clone(), plain.clone()];
        if rounds == 0 && !start {
            candidates.push(subject.start());
        }
        for _ in 0..NEIGHBOURS {
            let mut neighbour = best.clone();
            for _ in 0..1 + random(4) {
                subject.mutate(&mut neighbour, &mut random);
            }
            candidates.push(neighbour);
        }
        // The fastest few again, beside the best so far: what won by luck loses here.
        let times = measure(&subject, &folder, &candidates)?;
        let mut order: Vec<_> = (1..times.len()).collect();
        order.sort_by(|a, b| times[*a].total_cmp(&times[*b]));
        let mut finalists = vec![best.clone()];
        finalists.extend(order[..4].iter().map(|i| candidates[*i].clone()));
        let again = measure(&subject, &folder, &finalists)?;
        let sum = |i: usize| {
            again[i]
                + if i == 0 {
                    times[0]
                } else {
                    times[order[i - 1]]
                }
        };
        let fastest = (0..finalists.len())
            .min_by(|a, b| sum(*a).total_cmp(&sum(*b)))
            .unwrap_or(0);
        rounds += 1;
        if fastest > 0 && again[fastest] < again[0] {
            best = finalists.swap_remove(fastest);
            fs::write(file, subject.data(&best))?;
        }
        if shown.elapsed() > Duration::from_secs(20) {
            println!(
                "{rounds}: {:.1}, {:.4} of the written order's",
                again[fastest],
                again[fastest] / times[1]
            );
            shown = Instant::now();
        }
    }
    fs::remove_dir_all(&folder)?;
    Ok(())
}

/// The candidates' times in cycles of the time-stamp counter.
fn measure(
    subject: &Subject,
    folder: &std::path::Path,
    candidates: &[Orders],
) -> Result<Vec<f64>, Box<dyn Error>> {
    let mut text = ".intel_syntax noprefix\n.text\n".to_owned();
    let mut table = String::new();
    for (i, orders) in candidates.iter().enumerate() {
        // Local labels of one function must not be seen from another: numeric ones are not.
        writeln!(text, ".p2align 6\nf{i}:\n{}", subject.assembly(orders))?;
        writeln!(table, ".quad f{i}")?;
    }
    writeln!(
        text,
        ".data\n.globl functions, count\n.p2align 3\nfunctions:\n{table}count: .long {}",
        candidates.len()
    )?;
    writeln!(text, ".section .note.GNU-stack,\"\",@progbits")?;
    fs::write(folder.join("candidates.s"), text)?;
    let built = Command::new("cc")
        .current_dir(folder)
        .args(["-no-pie", "-o", "candidates", "harness.o", "candidates.s"])
        .status()?;
    if !built.success() {
        return Err("cc fails".into());
    }
    let output = match env::var("SEARCH_LOCK") {
        Ok(lock) => Command::new("flock")
            .arg(lock)
            .arg(folder.join("candidates"))
            .output()?,
        Err(_) => Command::new(folder.join("candidates")).output()?,
    };
    let times = String::from_utf8(output.stdout)?;
    Ok(times.lines().map(str::parse).collect::<Result<_, _>>()?)
}

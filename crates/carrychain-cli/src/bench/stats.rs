//! What is said of a row of samples: median, minimum, spread.

/// One sample: the ticks and, where known, the core cycles of one call (of one element of a batch).
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Ticks of the clock.
    pub ticks: f64,
    /// Core cycles; none if the core's clock was not steady.
    pub core: Option<f64>,
}

/// All samples of one implementation on one kind of input.
#[derive(Clone, Debug, PartialEq)]
pub struct Stats {
    /// Smallest, in ticks a call.
    pub min: f64,
    /// Median, in ticks a call.
    pub median: f64,
    /// The middle half of the samples lies within this, as a part of the median.
    pub spread: f64,
    /// Smallest, in core cycles a call.
    pub core_min: Option<f64>,
    /// Median, in core cycles a call.
    pub core_median: Option<f64>,
    /// Calls in all samples (elements, of batches).
    pub calls: u64,
    /// Calls a second, by the median.
    pub per_second: f64,
    /// Instructions a call, where the kernel counts them.
    pub instructions: Option<f64>,
}

impl Stats {
    /// The statistics of samples of `calls_a_sample` calls each. There must be one sample at least.
    pub fn of(samples: &[Sample], calls_a_sample: u64, ticks_per_second: f64) -> Self {
        let ticks = sorted(samples.iter().map(|s| s.ticks).collect());
        let core = sorted(samples.iter().filter_map(|s| s.core).collect());
        let median = quantile(&ticks, 0.5);
        let core_median = (!core.is_empty()).then(|| quantile(&core, 0.5));
        Self {
            min: ticks[0],
            median,
            spread: (quantile(&ticks, 0.75) - quantile(&ticks, 0.25)) / median,
            core_min: core_median.and_then(|median| {
                // Far below it the chain of additions was interrupted, not the code fast.
                core.iter().copied().find(|&cycles| cycles > median / 2.0)
            }),
            core_median,
            calls: samples.len() as u64 * calls_a_sample,
            per_second: ticks_per_second / median,
            instructions: None,
        }
    }
}

/// The median of a list that is not empty.
pub fn median(values: Vec<f64>) -> f64 {
    quantile(&sorted(values), 0.5)
}

fn sorted(mut values: Vec<f64>) -> Vec<f64> {
    values.sort_by(f64::total_cmp);
    values
}

/// Between the two nearest of a sorted list that is not empty, in proportion.
fn quantile(sorted: &[f64], q: f64) -> f64 {
    let place = q * (sorted.len() - 1) as f64;
    let (below, part) = (place.floor() as usize, place.fract());
    let above = (below + 1).min(sorted.len() - 1);
    sorted[below] + part * (sorted[above] - sorted[below])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(ticks: &[f64]) -> Vec<Sample> {
        let sample = |&ticks| Sample {
            ticks,
            core: Some(2.0 * ticks),
        };
        ticks.iter().map(sample).collect()
    }

    #[test]
    fn odd_even_and_single() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
        assert_eq!(median(vec![7.0]), 7.0);
    }

    #[test]
    fn quantiles_interpolate() {
        let values = [0.0, 10.0, 20.0, 30.0, 40.0];
        assert_eq!(quantile(&values, 0.0), 0.0);
        assert_eq!(quantile(&values, 0.25), 10.0);
        assert_eq!(quantile(&values, 0.625), 25.0);
        assert_eq!(quantile(&values, 1.0), 40.0);
    }

    #[test]
    fn stats_of_samples() {
        let stats = Stats::of(&samples(&[110.0, 90.0, 100.0, 120.0, 1000.0]), 3, 1e9);
        assert_eq!(stats.min, 90.0);
        assert_eq!(stats.median, 110.0);
        assert_eq!(stats.spread, 20.0 / 110.0);
        assert_eq!(stats.core_min, Some(180.0));
        assert_eq!(stats.core_median, Some(220.0));
        assert_eq!(stats.calls, 15);
        assert_eq!(stats.per_second, 1e9 / 110.0);
    }

    #[test]
    fn core_cycles_of_the_samples_that_have_them() {
        let mut samples = samples(&[1.0, 2.0]);
        samples[0].core = None;
        assert_eq!(Stats::of(&samples, 1, 1.0).core_min, Some(4.0));
        samples[1].core = None;
        assert_eq!(Stats::of(&samples, 1, 1.0).core_median, None);
    }

    #[test]
    fn core_minimum_without_interrupted_chains() {
        let mut samples = samples(&[10.0, 11.0, 12.0, 13.0]);
        samples[3].core = Some(1.0);
        assert_eq!(Stats::of(&samples, 1, 1.0).core_min, Some(20.0));
    }
}

//! What this CPU can do, without `std`, and taking some of it away for tests.
//!
//! Detection follows the Intel SDM, volume 1, section 14.3 and 15.2: an AVX or AVX-512 feature counts
//! only if the operating system saves the registers it uses (XCR0).

use core::fmt;
use core::ops::BitOr;
use core::sync::atomic::{AtomicU32, Ordering};

/// A set of CPU features.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Features(u32);

impl Features {
    /// No feature beyond the target's baseline.
    pub const NONE: Self = Self(0);
    /// BMI2 (`mulx`).
    pub const BMI2: Self = Self(1 << 0);
    /// ADX (`adcx`, `adox`).
    pub const ADX: Self = Self(1 << 1);
    /// AVX2.
    pub const AVX2: Self = Self(1 << 2);
    /// FMA3.
    pub const FMA: Self = Self(1 << 3);
    /// AVX-512 F, VL and DQ together.
    pub const AVX512: Self = Self(1 << 4);
    /// AVX-512 IFMA (52-bit multiply-add).
    pub const AVX512IFMA: Self = Self(1 << 5);

    /// Every feature with its name, in the order in which they are printed.
    pub const NAMES: [(Self, &'static str); 6] = [
        (Self::BMI2, "bmi2"),
        (Self::ADX, "adx"),
        (Self::AVX2, "avx2"),
        (Self::FMA, "fma"),
        (Self::AVX512, "avx512"),
        (Self::AVX512IFMA, "avx512ifma"),
    ];

    /// Whether `self` has everything in `other`.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// `self` without what is in `other`.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// What is in both.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The feature of this name, as in [`Features::NAMES`].
    pub fn from_name(name: &str) -> Option<Self> {
        Self::NAMES
            .iter()
            .find(|(_, n)| *n == name)
            .map(|(f, _)| *f)
    }
}

impl BitOr for Features {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl fmt::Display for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut names = Self::NAMES
            .iter()
            .filter(|(feature, _)| self.contains(*feature));
        match names.next() {
            None => f.write_str("-"),
            Some((_, first)) => {
                f.write_str(first)?;
                names.try_for_each(|(_, name)| write!(f, " {name}"))
            }
        }
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Features({self})")
    }
}

/// The CPUID words and XCR0 that x86 detection looks at (Intel SDM volume 2A, CPUID).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cpuid {
    /// CPUID.1:ECX.
    pub leaf1_ecx: u32,
    /// CPUID.(7,0):EBX, zero if the CPU has no leaf 7.
    pub leaf7_ebx: u32,
    /// XCR0, zero unless CPUID.1:ECX.OSXSAVE is set.
    pub xcr0: u64,
}

impl Cpuid {
    /// The features these words promise.
    pub const fn features(self) -> Features {
        const FMA: u32 = 1 << 12;
        const OSXSAVE: u32 = 1 << 27;
        const AVX: u32 = 1 << 28;
        const AVX2: u32 = 1 << 5;
        const BMI2: u32 = 1 << 8;
        const ADX: u32 = 1 << 19;
        const AVX512_F_DQ_VL: u32 = 1 << 16 | 1 << 17 | 1 << 31;
        const AVX512_IFMA: u32 = 1 << 21;
        const XMM_YMM: u64 = 0x06;
        const XMM_YMM_ZMM_K: u64 = 0xe6;

        let mut found = Features::NONE;
        if self.leaf7_ebx & BMI2 != 0 {
            found = found.union(Features::BMI2);
        }
        if self.leaf7_ebx & ADX != 0 {
            found = found.union(Features::ADX);
        }
        let avx = self.leaf1_ecx & OSXSAVE != 0
            && self.leaf1_ecx & AVX != 0
            && self.xcr0 & XMM_YMM == XMM_YMM;
        if avx && self.leaf1_ecx & FMA != 0 {
            found = found.union(Features::FMA);
        }
        if avx && self.leaf7_ebx & AVX2 != 0 {
            found = found.union(Features::AVX2);
            let avx512 = self.leaf7_ebx & AVX512_F_DQ_VL == AVX512_F_DQ_VL
                && self.xcr0 & XMM_YMM_ZMM_K == XMM_YMM_ZMM_K;
            if avx512 {
                found = found.union(Features::AVX512);
                if self.leaf7_ebx & AVX512_IFMA != 0 {
                    found = found.union(Features::AVX512IFMA);
                }
            }
        }
        found
    }
}

/// Set once detection has run.
const DETECTED: u32 = 1 << 31;
/// The features in use and [`DETECTED`]; bits only ever leave it after that.
static IN_USE: AtomicU32 = AtomicU32::new(0);

/// The features of this CPU less those taken away by [`restrict`].
pub fn features() -> Features {
    let bits = IN_USE.load(Ordering::Relaxed);
    if bits & DETECTED != 0 {
        Features(bits & !DETECTED)
    } else {
        detect_once()
    }
}

#[cold]
fn detect_once() -> Features {
    let bits = detected().0 | DETECTED;
    // Whoever comes first wins, so that a `restrict` in another thread is not undone.
    match IN_USE.compare_exchange(0, bits, Ordering::Relaxed, Ordering::Relaxed) {
        Ok(_) => Features(bits & !DETECTED),
        Err(earlier) => Features(earlier & !DETECTED),
    }
}

/// The features of this CPU, whatever has been taken away.
pub fn detected() -> Features {
    #[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
    return crate::backend::x86_64::read_cpuid().features();
    #[cfg(not(all(target_arch = "x86_64", target_pointer_width = "64")))]
    return Features::NONE;
}

/// Takes features away for the rest of the process, for every thread; nothing can be added.
///
/// Meant for tests and for measuring: each operation takes the best implementation of what is left.
/// What needs a feature taken away (AVX-512 needs AVX2, say) is still offered only if all that it
/// names itself is there.
pub fn restrict(taken_away: Features) {
    features();
    IN_USE.fetch_and(!taken_away.0, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    // CPUID.1:ECX.
    const FMA: u32 = 1 << 12;
    const OSXSAVE: u32 = 1 << 27;
    const AVX: u32 = 1 << 28;
    // CPUID.(7,0):EBX.
    const AVX2: u32 = 1 << 5;
    const BMI2: u32 = 1 << 8;
    const F: u32 = 1 << 16;
    const DQ: u32 = 1 << 17;
    const ADX: u32 = 1 << 19;
    const IFMA: u32 = 1 << 21;
    const VL: u32 = 1 << 31;
    // XCR0: x87, SSE, AVX; opmask, the upper halves of ZMM0-15, ZMM16-31.
    const YMM: u64 = 0b111;
    const ZMM: u64 = 0b1110_0111;

    /// Everything that is looked at, with an operating system that saves it all.
    const ALL: Cpuid = Cpuid {
        leaf1_ecx: FMA | OSXSAVE | AVX,
        leaf7_ebx: AVX2 | BMI2 | ADX | F | DQ | VL | IFMA,
        xcr0: ZMM,
    };
    const ALL_AVX512: Features = Features::AVX512.union(Features::AVX512IFMA);
    const ALL_VECTOR: Features = ALL_AVX512.union(Features::AVX2).union(Features::FMA);
    const ALL_FEATURES: Features = ALL_VECTOR.union(Features::BMI2).union(Features::ADX);

    fn without_leaf7(bits: u32) -> Cpuid {
        Cpuid {
            leaf7_ebx: ALL.leaf7_ebx & !bits,
            ..ALL
        }
    }

    #[test]
    fn a_cpu_with_everything_has_everything() {
        assert_eq!(ALL.features(), ALL_FEATURES);
    }

    #[test]
    fn a_cpu_without_leaf_7_has_none_of_it() {
        assert_eq!(Cpuid::default().features(), Features::NONE);
        // FMA3 is in leaf 1 (AMD's Piledriver has it without AVX2).
        assert_eq!(without_leaf7(!0).features(), Features::FMA);
    }

    #[test]
    fn bmi2_and_adx_are_told_apart() {
        // Haswell has BMI2 without ADX; the other way round only a hypervisor's mask makes.
        for (missing, feature) in [(BMI2, Features::BMI2), (ADX, Features::ADX)] {
            let expected = ALL_FEATURES.without(feature);
            assert_eq!(without_leaf7(missing).features(), expected);
        }
        let neither = ALL_FEATURES.without(Features::BMI2 | Features::ADX);
        assert_eq!(without_leaf7(BMI2 | ADX).features(), neither);
    }

    #[test]
    fn vectors_count_only_if_the_system_saves_them() {
        let scalar = Features::BMI2 | Features::ADX;
        for xcr0 in [0, 0b001, 0b011, 0b101, 0b1110_0011] {
            let cpuid = Cpuid { xcr0, ..ALL };
            assert_eq!(cpuid.features(), scalar, "XCR0 = {xcr0:#b}");
        }
        // XCR0 counts for nothing if the system has not turned XSAVE on.
        for missing in [OSXSAVE, AVX] {
            let leaf1_ecx = ALL.leaf1_ecx & !missing;
            assert_eq!(Cpuid { leaf1_ecx, ..ALL }.features(), scalar);
        }
    }

    #[test]
    fn avx512_needs_all_of_its_state() {
        let expected = ALL_FEATURES.without(ALL_AVX512);
        for missing in [1 << 5, 1 << 6, 1 << 7, 0b1110_0000] {
            let xcr0 = ZMM & !missing;
            assert_eq!(
                Cpuid { xcr0, ..ALL }.features(),
                expected,
                "XCR0 = {xcr0:#b}"
            );
        }
        assert_eq!(Cpuid { xcr0: YMM, ..ALL }.features(), expected);
    }

    #[test]
    fn avx512_needs_f_dq_and_vl_together() {
        for missing in [F, DQ, VL] {
            let expected = ALL_FEATURES.without(ALL_AVX512);
            assert_eq!(without_leaf7(missing).features(), expected);
        }
        let expected = ALL_FEATURES.without(Features::AVX512IFMA);
        assert_eq!(without_leaf7(IFMA).features(), expected);
    }

    #[test]
    fn avx512_without_avx2_is_not_believed() {
        let expected = ALL_FEATURES.without(ALL_AVX512 | Features::AVX2);
        assert_eq!(without_leaf7(AVX2).features(), expected);
    }

    #[test]
    fn other_bits_promise_nothing() {
        let others = Cpuid {
            leaf1_ecx: !(FMA | OSXSAVE | AVX),
            leaf7_ebx: !(AVX2 | BMI2 | ADX | F | DQ | VL | IFMA),
            xcr0: !0,
        };
        assert_eq!(others.features(), Features::NONE);
    }

    #[test]
    fn names_are_read_as_they_are_printed() {
        for (feature, name) in Features::NAMES {
            assert_eq!(Features::from_name(name), Some(feature));
        }
        assert_eq!(Features::from_name("avx"), None);
        assert_eq!(Features::from_name(""), None);
    }
}

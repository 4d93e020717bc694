//! What a measurement was made on: without it a figure means nothing.

use carrychain::cpu;
use std::fmt;
use std::fs;

/// The clocks, as measured.
#[derive(Clone, Debug, Default)]
pub struct Clocks {
    /// Rate of the time stamp counter.
    pub tsc_hz: Option<f64>,
    /// Rate of the core while it was measuring.
    pub core_hz: Option<f64>,
    /// Why there are no performance counters, if there are none.
    pub perf: Option<String>,
}

/// A machine and a build.
#[derive(Clone, Debug)]
pub struct Machine {
    /// The CPU's name.
    pub cpu: String,
    cpus: usize,
    pinned: Option<usize>,
    /// The clocks.
    pub clocks: Clocks,
    turbo: &'static str,
    governor: String,
    virtualisation: String,
}

impl Machine {
    /// Looks around, before this thread is pinned: then it no longer sees the other CPUs.
    pub fn read() -> Self {
        Self {
            cpu: cpu_name(),
            cpus: std::thread::available_parallelism().map_or(1, |n| n.get()),
            pinned: None,
            clocks: Clocks::default(),
            turbo: turbo(),
            governor: governor(),
            virtualisation: virtualisation(),
        }
    }

    /// With what is known only at the end.
    pub fn measured(self, pinned: Option<usize>, clocks: Clocks) -> Self {
        Self {
            pinned,
            clocks,
            ..self
        }
    }
}

const UNKNOWN: &str = "unknown";

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hertz = |hz: Option<f64>| match hz {
            Some(hz) => format!("{:.3} GHz", hz / 1e9),
            None => UNKNOWN.to_owned(),
        };
        write!(f, "CPU: {}, {} in all", self.cpu, self.cpus)?;
        match self.pinned {
            Some(cpu) => writeln!(f, ", pinned to number {cpu}")?,
            None => writeln!(f, ", not pinned")?,
        }
        writeln!(
            f,
            "clock: TSC {}, core {}; turbo {}; governor {}; virtualisation {}",
            hertz(self.clocks.tsc_hz),
            hertz(self.clocks.core_hz),
            self.turbo,
            self.governor,
            self.virtualisation,
        )?;
        let (found, used) = (cpu::detected(), cpu::features());
        write!(f, "features: {used}")?;
        if found != used {
            write!(f, " (taken away: {})", found.without(used))?;
        }
        match &self.clocks.perf {
            None => writeln!(f, "; performance counters available")?,
            Some(why) => writeln!(f, "; performance counters not available: {why}")?,
        }
        writeln!(
            f,
            "build: carrychain {}, git {}, {}",
            env!("CARGO_PKG_VERSION"),
            env!("CARRYCHAIN_REVISION"),
            env!("CARRYCHAIN_RUSTC"),
        )
    }
}

fn read(path: &str) -> Option<String> {
    Some(fs::read_to_string(path).ok()?.trim().to_owned())
}

fn cpu_name() -> String {
    // x86 has "model name"; RISC-V "uarch"; Power "cpu".
    let info = read("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let mut fields = info.lines().filter_map(|line| line.split_once(':'));
        fields
            .find(|(key, _)| key.trim() == name)
            .map(|(_, value)| value.trim().to_owned())
    };
    let name = field("model name")
        .or_else(|| field("uarch"))
        .or_else(|| field("cpu"));
    name.unwrap_or_else(|| format!("{UNKNOWN} {}", std::env::consts::ARCH))
}

/// As Intel's driver says it, or the others.
fn turbo() -> &'static str {
    let no_turbo = read("/sys/devices/system/cpu/intel_pstate/no_turbo");
    let boost = read("/sys/devices/system/cpu/cpufreq/boost");
    match (no_turbo.as_deref(), boost.as_deref()) {
        (Some("0"), _) | (None, Some("1")) => "on",
        (Some("1"), _) | (None, Some("0")) => "off",
        _ => UNKNOWN,
    }
}

fn governor() -> String {
    let governor = read("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    governor.unwrap_or_else(|| UNKNOWN.to_owned())
}

#[cfg(target_arch = "x86_64")]
fn virtualisation() -> String {
    use std::arch::x86_64::__cpuid;
    /// CPUID.1:ECX.HYPERVISOR, which CPUs never set and hypervisors do.
    const HYPERVISOR: u32 = 1 << 31;
    if __cpuid(1).ecx & HYPERVISOR == 0 {
        return "none".to_owned();
    }
    // Leaf 4000_0000h: the hypervisor's name in EBX, ECX, EDX.
    let leaf = __cpuid(0x4000_0000);
    let name: Vec<u8> = [leaf.ebx, leaf.ecx, leaf.edx]
        .into_iter()
        .flat_map(u32::to_le_bytes)
        .filter(u8::is_ascii_graphic)
        .collect();
    match name.as_slice() {
        b"KVMKVMKVM" => "KVM".to_owned(),
        b"MicrosoftHv" => "Hyper-V".to_owned(),
        b"TCGTCGTCGTCG" => "QEMU".to_owned(),
        b"VMwareVMware" => "VMware".to_owned(),
        b"XenVMMXenVMM" => "Xen".to_owned(),
        other => String::from_utf8_lossy(other).into_owned(),
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn virtualisation() -> String {
    UNKNOWN.to_owned()
}

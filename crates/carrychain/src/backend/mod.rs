//! Machine- and word-size-specific code, one folder a backend; the only place where `unsafe` may stand.

pub(crate) mod portable;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;

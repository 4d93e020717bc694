//! x86-64.
#![allow(unsafe_code)]

mod cpuid;
pub(crate) use cpuid::read as read_cpuid;

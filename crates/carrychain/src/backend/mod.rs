//! Machine- and word-size-specific code, one folder a backend; the only place where `unsafe` may stand.
//!
//! Kernels are for 64-bit pointers: not for x32, whose callers leave the upper half of a pointer's register undefined.

pub(crate) mod portable;
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
pub(crate) mod x86_64;

/// `$function::<B>($arguments)` for every backend B of Curve25519 that this CPU can run.
#[cfg(test)]
macro_rules! every_backend {
    ($function:ident($($argument:expr),*)) => {{
        $function::<crate::backend::portable::Portable64>($($argument),*);
        $function::<crate::backend::portable::Portable32>($($argument),*);
        #[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
        if crate::cpu::detected().contains(crate::backend::x86_64::ADX) {
            $function::<crate::backend::x86_64::Adx>($($argument),*);
        }
    }};
}
#[cfg(test)]
pub(crate) use every_backend;

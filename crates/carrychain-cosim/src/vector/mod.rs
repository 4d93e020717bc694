//! AVX2 and AVX-512.

pub mod case;
mod encode;
mod forms;

/// Whether this CPU has all instructions of the model.
pub fn supported() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512ifma")
}

//! Part of a table of multiples of a base point.

/// Every `stride`-th of these rows, from the first one on: as many as there are.
pub(crate) const fn every<T: Copy, const N: usize>(stride: usize, rows: &[T]) -> [T; N] {
    assert!(N == rows.len().div_ceil(stride));
    let mut chosen = [rows[0]; N];
    let mut i = 1;
    while i < N {
        chosen[i] = rows[stride * i];
        i += 1;
    }
    chosen
}

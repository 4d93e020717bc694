//! Digits add up to what they are the digits of.

use super::{big, boundary_scalars, small, weird};
use crate::p256::digits::{odd_digit, odd_digit_count, wnaf_vartime};
use crate::p256::words::Words;
use num_bigint::{BigInt, BigUint};
use proptest::prelude::*;

const ANY: Words = [u64::MAX; 4];

fn check_odd(k: &Words, width: usize) {
    let count = odd_digit_count(width);
    let mut sum = BigInt::ZERO;
    for i in (0..count).rev() {
        let (index, negative) = odd_digit(k, i, width, count);
        assert!(
            index < 1 << (width - 1),
            "digit {i} of {k:x?}, width {width}"
        );
        let digit = BigInt::from(2 * index + 1);
        assert!(i + 1 < count || !bool::from(negative));
        sum = (sum << width) + if negative.into() { -digit } else { digit };
    }
    assert_eq!(sum, BigInt::from(big(k)), "{k:x?}, width {width}");
}

fn check_wnaf(k: &Words, width: u32) {
    let digits = wnaf_vartime(k, width);
    let sum = digits
        .iter()
        .rev()
        .fold(BigInt::ZERO, |sum, &d| (sum << 1) + d);
    assert_eq!(sum, BigInt::from(big(k)), "{k:x?}, width {width}");
    for window in digits.windows(width as usize) {
        assert!(
            window.iter().filter(|&&d| d != 0).count() <= 1,
            "{k:x?}, width {width}"
        );
    }
    for d in digits {
        assert!(
            d == 0 || (d % 2 != 0 && i32::from(d).abs() < 1 << (width - 1)),
            "{d}"
        );
    }
}

#[test]
fn boundaries() {
    let all_ones = small(&((BigUint::from(1u32) << 256u32) - 1u32));
    for k in boundary_scalars().into_iter().chain([all_ones]) {
        for width in 2..=8 {
            check_odd(&[k[0] | 1, k[1], k[2], k[3]], width);
            check_wnaf(&k, width as u32);
        }
    }
}

proptest! {
    #[test]
    fn any_scalar(k in weird(ANY), width in 2usize..=8) {
        check_odd(&[k[0] | 1, k[1], k[2], k[3]], width);
        check_wnaf(&k, width as u32);
    }
}

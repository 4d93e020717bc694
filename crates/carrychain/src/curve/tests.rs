//! The group law, the table, the constants and the ladder of each backend against one another.

use super::Backend;
use super::base::{by_rows, mul_base};
use super::double_scalar::combine_vartime;
use super::edwards::{Affine, Completed, D, Extended, Projective, TWO_D};
use super::encoding::{decode_affine_vartime, decode_vartime};
use super::small_order::is_small_order;
use super::tables::{ONE, SMALL};
use crate::backend::every_backend;
use crate::backend::portable::generated::ed25519_tables::BASE as TABLE;
use crate::field::{Field, Words, words_from_bytes, words_to_bytes};
use crate::scalar::{L, clamp};
use proptest::prelude::*;

/// The encoding of B: y = 4 / 5.
const BASE: [u8; 32] = {
    let mut bytes = [0x66; 32];
    bytes[0] = 0x58;
    bytes
};

fn extended<F: Field>(point: &Affine) -> Extended<F> {
    Extended::from_affine(F::from_words(&point.x), F::from_words(&point.y))
}

/// k P by doubling and adding, for a point of any order.
fn times<F: Field>(k: &Words, point: &Extended<F>) -> Projective<F> {
    let mut sum = Projective::<F>::IDENTITY;
    for bit in (0..256).rev() {
        let mut next = sum.double();
        if k[bit / 64] >> (bit % 64) & 1 == 1 {
            next = next.to_extended().add(&point.to_cached(), false);
        }
        sum = next.to_projective();
    }
    sum
}

fn small(k: u64) -> Words {
    [k, 0, 0, 0]
}

fn is_on_curve<F: Field>(point: &Affine) -> bool {
    let (x, y) = (F::from_words(&point.x), F::from_words(&point.y));
    let (xx, yy) = (F::square(x), F::square(y));
    let right = F::carry_add(F::ONE, F::mul(F::mul(xx, yy), F::from_words(&D)));
    F::equal_vartime(F::carry_sub(yy, xx), right)
}

fn constants<F: Backend>() {
    // 121666 d = -121665.
    let product = F::mul_121666(F::from_words(&D));
    assert!(F::equal_vartime(
        F::carry_add(product, F::from_words(&small(121_665))),
        F::ZERO
    ));
    let d = F::from_words(&D);
    assert!(F::equal_vartime(F::carry_add(d, d), F::from_words(&TWO_D)));

    let base = decode_affine_vartime::<F>(&BASE).unwrap();
    assert!(is_on_curve::<F>(&base));
    assert!(times(&L, &extended::<F>(&base)).is_identity_vartime());
    assert_eq!(mul_base::<F>(&small(1)).to_affine().encode(), BASE);
}

fn group_law<F: Backend>(a: &Words, b: &Words) {
    let base = extended::<F>(&decode_affine_vartime::<F>(&BASE).unwrap());
    let (p, q) = (times(a, &base).to_affine(), times(b, &base).to_affine());
    assert!(is_on_curve::<F>(&p) && is_on_curve::<F>(&q));
    let (p, q) = (extended::<F>(&p), extended::<F>(&q));
    let affine = |point: Completed<F>| point.to_projective().to_affine();
    let same = |x: Affine, y: Affine| assert!(x == y && is_on_curve::<F>(&x));

    // P + Q = Q + P, (P + Q) - Q = P, P + P = 2 P, P - P = 0, P + 0 = P.
    same(
        affine(p.add(&q.to_cached(), false)),
        affine(q.add(&p.to_cached(), false)),
    );
    let sum = p.add(&q.to_cached(), false).to_extended();
    same(
        affine(sum.add(&q.to_cached(), true)),
        p.to_projective().to_affine(),
    );
    same(
        affine(sum.add(&q.negate().to_cached(), false)),
        p.to_projective().to_affine(),
    );
    same(
        affine(p.add(&p.to_cached(), false)),
        affine(p.to_projective().double()),
    );
    assert!(
        p.add(&p.to_cached(), true)
            .to_projective()
            .is_identity_vartime()
    );
    same(
        affine(p.add(&Extended::IDENTITY.to_cached(), false)),
        p.to_projective().to_affine(),
    );
    same(
        affine(Extended::IDENTITY.add(&p.to_cached(), false)),
        p.to_projective().to_affine(),
    );

    // What is encoded decodes.
    let encoding = p.to_projective().to_affine().encode();
    let decoded = decode_vartime::<F>(&encoding).unwrap();
    assert!(decoded.canonical);
    same(
        Affine {
            x: F::to_words(decoded.x),
            y: F::to_words(decoded.y),
        },
        p.to_projective().to_affine(),
    );
}

fn table_and_ladder<F: Backend>(k: &[u8; 32]) {
    let base = extended::<F>(&decode_affine_vartime::<F>(&BASE).unwrap());
    let words = words_from_bytes(k);
    let expected = times(&words, &base).to_affine();
    for by_table in [
        by_rows::<F, _>(&words, &TABLE),
        by_rows(&words, &SMALL),
        by_rows(&words, &ONE),
    ] {
        assert!(by_table.to_affine() == expected);
    }

    let k = clamp(*k);
    let by_table = mul_base::<F>(&words_from_bytes(&k)).to_u();
    let by_ladder = F::ladder(&k, F::from_words(&small(9))).to_affine();
    assert!(F::equal_vartime(by_table, by_ladder));
}

/// s B - k A - R is the neutral element, or of small order, exactly if the combination is.
fn combination<F: Backend>(s: &Words, k: &Words, a: &Extended<F>, r: &Extended<F>) {
    let base = extended::<F>(&decode_affine_vartime::<F>(&BASE).unwrap());
    let plain = |point: Projective<F>| extended::<F>(&point.to_affine());
    let minus = |x: &Extended<F>, y: &Extended<F>| x.add(&y.to_cached(), true).to_extended();
    let difference = minus(&minus(&plain(times(s, &base)), &plain(times(k, a))), r);
    let times_8 = |x: Projective<F>| {
        (0..3)
            .fold(x, |x, _| x.double().to_projective())
            .is_identity_vartime()
    };
    let difference = difference.to_projective();
    let combined = combine_vartime(s, k, a, r);
    assert_eq!(
        combined.is_identity_vartime(),
        difference.is_identity_vartime()
    );
    assert_eq!(times_8(combined), times_8(difference));
}

fn torsion<F: Backend>() {
    // y = 3 is on the curve: l times that point is of small order, and a generator as can be seen.
    let mut order_8 = None;
    for y in 2..20 {
        if let Some(point) = decode_affine_vartime::<F>(&words_to_bytes(&small(y))) {
            let multiple = times(&L, &extended::<F>(&point));
            if !multiple
                .double()
                .to_projective()
                .double()
                .to_projective()
                .is_identity_vartime()
            {
                order_8 = Some(extended::<F>(&multiple.to_affine()));
            }
        }
    }
    let order_8 = order_8.unwrap();
    let base = extended::<F>(&decode_affine_vartime::<F>(&BASE).unwrap());
    for i in 0..8 {
        let point = times(&small(i), &order_8).to_affine();
        assert!(is_small_order(&point.y));
        let in_small = extended::<F>(&point);
        let mixed = base
            .add(&in_small.to_cached(), false)
            .to_projective()
            .to_affine();
        assert!(!is_small_order(&mixed.y));
        // Differences that only a component of small order makes.
        for j in 0..8 {
            let r = extended::<F>(&times(&small(j), &order_8).to_affine());
            combination(&small(5), &small(5), &extended::<F>(&mixed), &r);
            combination(
                &[7, 0, 1 << 60, 0],
                &[7, 0, 1 << 60, 0],
                &extended::<F>(&mixed),
                &r,
            );
            combination(&[0; 4], &small(i), &in_small, &r);
        }
    }
    assert!(!is_small_order(&small(2)));
}

#[test]
fn constants_are_right() {
    every_backend!(constants());
}

#[test]
fn points_of_small_order() {
    every_backend!(torsion());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn laws(a: Words, b: Words) {
        every_backend!(group_law(&a, &b));
    }

    #[test]
    fn tables_and_ladders(mut k: [u8; 32]) {
        k[31] &= 0x7f;
        every_backend!(table_and_ladder(&k));
    }
}

#[test]
fn laws_at_the_edges() {
    for a in [0, 1, 2] {
        for b in [0, 1, 2] {
            every_backend!(group_law(&small(a), &small(b)));
        }
    }
    for k in [
        [0; 32],
        [0x7f; 32],
        [0x42; 32],
        [0x84; 32].map(|b: u8| b & 0x7f),
    ] {
        every_backend!(table_and_ladder(&k));
    }
}

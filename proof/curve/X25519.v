(* X25519 on strings: for every scalar k of 32 bytes and every string u, the result is the x-coordinate of [k]P, encoded, where P is any point of
   Curve25519 or its twist with x(P) = u (top bit ignored, reduced modulo p), and such a point exists. x(infinity) = 0. *)
From Coq Require Import ZArith List Lia.
From Carrychain Require Import spec.Moduli spec.Bytes spec.Rfc7748 curve.Algebra curve.PrimeField curve.Curve25519 curve.Ladder25519.
Import ListNotations.
Open Scope Z_scope.

Definition is_byte (b : Z) : Prop := 0 <= b < 2 ^ 8.

Lemma decode_range b : Forall is_byte b -> 0 <= decodeLittleEndian b < 2 ^ (8 * Z.of_nat (length b)).
Proof.
  induction 1 as [|x b X _ IH]; cbn [decodeLittleEndian length]; [cbn; lia|]. rewrite Nat2Z.inj_succ, Z.mul_succ_r, Z.pow_add_r by lia.
  unfold is_byte in X. set (n := 2 ^ (8 * Z.of_nat (length b))) in *. clearbody n. change (2 ^ 8) with 256 in *. lia.
Qed.
Lemma decode_app a b : decodeLittleEndian (a ++ b) = decodeLittleEndian a + 2 ^ (8 * Z.of_nat (length a)) * decodeLittleEndian b.
Proof.
  induction a as [|x a IH]; cbn [decodeLittleEndian length app]; [cbn; lia|]. rewrite Nat2Z.inj_succ, Z.mul_succ_r, Z.pow_add_r, IH by lia.
  set (n := 2 ^ (8 * Z.of_nat (length a))). ring.
Qed.
Lemma land_below x n : 0 <= n -> 0 <= Z.land x (2 ^ n - 1) < 2 ^ n.
Proof. intros N. rewrite <- Z.pred_ones, Z.land_ones by exact N. apply Z.mod_pos_bound, Z.pow_pos_nonneg; lia. Qed.

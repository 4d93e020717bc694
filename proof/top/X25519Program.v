(* The abstract program of top/X25519Acts.v is RFC 7748's X25519, for every scalar and every u-coordinate. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import stmt.Contract spec.Moduli spec.Bytes core.Act curve.Primes curve.X25519.
From Carrychain Require Import top.ActFacts top.X25519Words top.X25519Rounds top.X25519Batch top.X25519Inversion top.X25519Acts.
From Carrychain Require spec.Fe25519 spec.Field spec.Rfc7748.
Import ListNotations.
Open Scope Z_scope.

(* the last two stages and what is left of the loops *)
Lemma inversion_ok v : let w := do_acts p25519 finish (Nat.iter 10 (do_acts p25519 batch) (do_acts p25519 invert v)) in
  w Name.out = (v Fe25519.Ladder.x2 * Field.inv p25519 (v Fe25519.Ladder.z2 mod p25519)) mod p25519.
Proof.
  cbv zeta. assert (X : 0 <= v Fe25519.Ladder.z2 mod p25519 < p25519) by (now apply Z.mod_pos_bound).
  assert (S : stands_for (do_acts p25519 invert v) ((0, p25519, v Fe25519.Ladder.z2 mod p25519), (0, two_minus_600))).
  { split; [reflexivity|]. split; [reflexivity|]. split; [|split; reflexivity].
    transitivity (v Fe25519.Ladder.z2 mod p25519); [reflexivity|]. symmetry. apply Z.mod_small. assert (p25519 < 2 ^ 256) by reflexivity. lia. }
  assert (K : (two_minus_600 * 2 ^ Z.of_nat (60 * 10)) mod p25519 = 1) by (vm_compute; reflexivity).
  assert (B1 : (588 <= 60 * 10)%nat) by (apply Nat.leb_le; reflexivity). assert (B2 : (10 <= 100)%nat) by (apply Nat.leb_le; reflexivity).
  pose proof (inverse_found p25519 p25519 _ p25519_prime eq_refl eq_refl eq_refl X 10 two_minus_600 B1 B2 K _ S) as I. cbv zeta in I.
  rewrite <- (kept p25519 Fe25519.Ladder.x2 invert eq_refl v), <- (kept_iter p25519 Fe25519.Ladder.x2 batch 10 _ eq_refl).
  rewrite <- Zmult_mod_idemp_r, <- I, Zmult_mod_idemp_r. generalize (Nat.iter 10 (do_acts p25519 batch) (do_acts p25519 invert v)). intros w.
  reflexivity.
Qed.

Theorem program_is_ladder n v : words_ok v -> do_stages p25519 n program v Name.out = Rfc7748.ladder (clamp (scalar v)) (v Name.u mod 2 ^ 255).
Proof.
  intros W. unfold do_stages, program. cbn [fold_left do_stage]. rewrite inversion_ok.
  destruct (start_ok p25519 v W) as (W' & S & X1). cbv zeta in *. pose proof (clamp_range (scalar v)) as C.
  rewrite Z.mod_small in S by (change (2 ^ 256) with (2 * 2 ^ 255); lia).
  symmetry. apply rounds_ok; auto using clamp_even.
Qed.
Lemma ladder_reduced k u : Rfc7748.ladder k u mod p25519 = Rfc7748.ladder k u.
Proof.
  unfold Rfc7748.ladder. destruct (fold_left _ _ _) as [[[[a b] c] d] swap]. destruct (Rfc7748.swapped _ _) as [[[x z] x'] z']. apply Zmod_mod.
Qed.

(* on strings *)
Theorem program_ok n v k u : length k = 32%nat -> length u = 32%nat -> Forall is_byte k -> Forall is_byte u ->
  decodeLittleEndian k = v Name.k0 + 2 ^ 64 * (v Name.k1 + 2 ^ 64 * (v Name.k2 + 2 ^ 64 * v Name.k3)) -> decodeLittleEndian u = v Name.u ->
  0 <= v Name.k0 < 2 ^ 64 -> 0 <= v Name.k1 < 2 ^ 64 -> 0 <= v Name.k2 < 2 ^ 64 -> 0 <= v Name.k3 < 2 ^ 64 ->
  encodeLittleEndian 32 (do_stages p25519 n program v Name.out) = Rfc7748.x25519 k u.
Proof.
  intros LK LU BK BU K U R0 R1 R2 R3. rewrite program_is_ladder by (unfold words_ok; auto). unfold Rfc7748.x25519, Rfc7748.encodeUCoordinate.
  rewrite decode_scalar, decode_u, K, U by assumption. change Rfc7748.p with p25519. now rewrite ladder_reduced.
Qed.

(* X25519 takes a u-coordinate that is not canonical as what it is modulo p, as RFC 7748, section 5, asks. *)
From Coq Require Import ZArith List Lia.
From Carrychain Require Import spec.Moduli spec.Field spec.Rfc7748 curve.LadderStep.
Import ListNotations.
Open Scope Z_scope.

Definition reduced (s : state) : state := let '(x_2, z_2, x_3, z_3, swap) := s in (x_2 mod p, z_2 mod p, x_3 mod p, z_3 mod p, swap).
(* a round gives the same, not only the same modulo p *)
Lemma round_mod k u s s' t : reduced s = reduced s' -> round k u s t = round k (u mod p) s' t.
Proof.
  destruct s as [[[[x2 z2] x3] z3] w], s' as [[[[x2' z2'] x3'] z3'] w']. cbn [reduced]. intros [= X2 Z2 X3 Z3 ->].
  unfold round, swapped, cswap. destruct (Z.lxor w' _ =? 1); f_equal;
  rewrite <- step_mod; symmetry; rewrite <- step_mod; change p25519 with p; rewrite Zmod_mod; congruence.
Qed.
Lemma rounds_mod k u n : fold_left (round k u) (rev (seq 0 (S n))) (1, 0, u, 1, 0) =
  fold_left (round k (u mod p)) (rev (seq 0 (S n))) (1, 0, u mod p, 1, 0).
Proof.
  rewrite seq_S, rev_app_distr. cbn [rev app fold_left].
  rewrite (round_mod k u _ (1, 0, u mod p, 1, 0)) by (cbn [reduced]; now rewrite Zmod_mod).
  generalize (round k (u mod p) (1, 0, u mod p, 1, 0) (0 + n)).
  induction (rev (seq 0 n)) as [|t l IH]; intros s; [reflexivity|]. cbn [fold_left]. now rewrite IH, (round_mod k u s s).
Qed.
Theorem ladder_mod k u : ladder k u = ladder k (u mod p).
Proof. unfold ladder. now rewrite (rounds_mod k u 254 : fold_left _ (rev (seq 0 bits)) _ = _). Qed.
Corollary x25519_noncanonical k u u' : decodeUCoordinate u mod p = decodeUCoordinate u' mod p -> x25519 k u = x25519 k u'.
Proof. intros E. unfold x25519. now rewrite ladder_mod, E, <- ladder_mod. Qed.

(* The ladder step's contract computes RFC 7748's step: over Z by ring, so modulo p, too. *)
From Coq Require Import ZArith List.
From Carrychain Require Import stmt.Contract spec.Moduli curve.Congruence.
From Carrychain Require spec.Fe25519 spec.Rfc7748.
Open Scope Z_scope.

Theorem step_is_rfc7748 (v : nat -> Z) : let w := perform Fe25519.Ladder.step v in
  Rfc7748.step (v 0%nat) (v 1%nat) (v 2%nat) (v 3%nat) (v 4%nat) = (w 1%nat mod p25519, w 2%nat mod p25519, w 3%nat mod p25519, w 4%nat mod p25519)
  /\ w 0%nat = v 0%nat.
Proof.
  cbv -[Z.add Z.sub Z.mul Z.modulo p25519 Rfc7748.step].
  split; [|reflexivity]. unfold Rfc7748.step, Rfc7748.p, Rfc7748.a24. generalize p25519 as p; intros p. cbv zeta.
  apply f_equal2; [apply f_equal2; [apply f_equal2|]|]; unreduced; f_equal; ring.
Qed.

(* the step depends on its operands modulo p alone *)
Theorem step_mod x1 x2 z2 x3 z3 : Rfc7748.step (x1 mod p25519) (x2 mod p25519) (z2 mod p25519) (x3 mod p25519) (z3 mod p25519) = Rfc7748.step x1 x2 z2 x3 z3.
Proof.
  unfold Rfc7748.step, Rfc7748.p. generalize p25519 as p; intros p. cbv zeta.
  apply f_equal2; [apply f_equal2; [apply f_equal2|]|]; unreduced; symmetry; unreduced; reflexivity.
Qed.

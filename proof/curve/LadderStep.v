(* The contracts of the ladder steps compute RFC 7748's step: over Z by ring, so modulo p, too. *)
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

(* With a choice: the step after a swap by the choice, except that the double is always the first point. *)
Theorem step_choice_is_rfc7748 (v : nat -> Z) : v Fe25519.Ladder.choice = 0 \/ v Fe25519.Ladder.choice = 1 ->
  let w := perform Fe25519.Ladder.step_choice v in
  (if Z.eqb (v Fe25519.Ladder.choice) 0 then Rfc7748.step (v 0%nat) (v 1%nat) (v 2%nat) (v 3%nat) (v 4%nat)
   else Rfc7748.step (v 0%nat) (v 3%nat) (v 4%nat) (v 1%nat) (v 2%nat)) =
  (w 1%nat mod p25519, w 2%nat mod p25519, w 3%nat mod p25519, w 4%nat mod p25519) /\ w 0%nat = v 0%nat.
Proof.
  intros C. cbv -[Z.add Z.sub Z.mul Z.modulo Z.eqb p25519 Rfc7748.step].
  change (v 13%nat = 0 \/ v 13%nat = 1) in C.
  destruct C as [-> | ->]; cbn [Z.eqb]; (split; [|reflexivity]); unfold Rfc7748.step, Rfc7748.p, Rfc7748.a24; generalize p25519 as p; intros p; cbv zeta;
  (apply f_equal2; [apply f_equal2; [apply f_equal2|]|]); unreduced; f_equal; ring.
Qed.

(* the step depends on its operands modulo p alone *)
Theorem step_mod x1 x2 z2 x3 z3 : Rfc7748.step (x1 mod p25519) (x2 mod p25519) (z2 mod p25519) (x3 mod p25519) (z3 mod p25519) = Rfc7748.step x1 x2 z2 x3 z3.
Proof.
  unfold Rfc7748.step, Rfc7748.p. generalize p25519 as p; intros p. cbv zeta.
  apply f_equal2; [apply f_equal2; [apply f_equal2|]|]; unreduced; symmetry; unreduced; reflexivity.
Qed.

(* What code that meets the contract has done, in any instruction set: the elements x2, z2, x3, z3 in memory (slots 1 to 4) have become
   RFC 7748's step of what slots 0 to 4 were, and x1 (slot 0) is the same modulo p. *)
Theorem ladder_step_post (I : isa) (below : Z) (e s : state I) : let c := Fe25519.ladder_step below in post I c e s ->
  let slot (t : state I) (i : nat) := value I c e t (Fe25519.element 0 (Z.of_nat i)) in
  (slot s 1%nat mod p25519, slot s 2%nat mod p25519, slot s 3%nat mod p25519, slot s 4%nat mod p25519) =
    Rfc7748.step (slot e 0%nat) (slot e 1%nat) (slot e 2%nat) (slot e 3%nat) (slot e 4%nat) /\
  slot s 0%nat mod p25519 = slot e 0%nat mod p25519.
Proof.
  intros c P slot. destruct (step_is_rfc7748 (entry_value I c e)) as [T X1].
  assert (O : forall i x, In (i, x) (outputs c) -> value I c e s x mod p25519 = perform Fe25519.Ladder.step (entry_value I c e) i mod p25519).
  { intros i x A. exact (proj2 (post_outputs I c e s P i x A)). }
  change (entry_value I c e 0%nat) with (slot e 0%nat) in *. change (entry_value I c e 1%nat) with (slot e 1%nat) in *.
  change (entry_value I c e 2%nat) with (slot e 2%nat) in *. change (entry_value I c e 3%nat) with (slot e 3%nat) in *.
  change (entry_value I c e 4%nat) with (slot e 4%nat) in *. rewrite T.
  assert (S : forall i, In i (seq 1 4) -> slot s i mod p25519 = perform Fe25519.Ladder.step (entry_value I c e) i mod p25519).
  { intros i A. apply (O i (Fe25519.tight 0 (Z.of_nat i))). right. apply (in_map (fun i => (i, Fe25519.tight 0 (Z.of_nat i))) _ _ A). }
  split; [|rewrite <- X1; exact (O 0%nat (Fe25519.element 0 0) (or_introl eq_refl))].
  apply f_equal2; [apply f_equal2; [apply f_equal2|]|]; apply S; cbn [seq In]; tauto.
Qed.

(* What code that meets the contract square_n has done: x has become x^(2^n) modulo p. *)
From Coq Require Import ZArith List Lia.
From Carrychain Require Import model.X86 stmt.Contract spec.Moduli.
From Carrychain Require spec.Fe25519.
Open Scope Z_scope.

Lemma squared_n (ops : list assign) n : ops = (0%nat, Times (V 0) (V 0)) :: nil -> forall v, repeat_perform n ops v 0%nat = v 0%nat ^ (2 ^ Z.of_nat n).
Proof.
  intros ->. induction n as [|n IH]; intros v; [symmetry; apply Z.pow_1_r|].
  cbn [repeat_perform]. rewrite IH, Nat2Z.inj_succ, Z.pow_succ_r, Z.pow_mul_r, Z.pow_2_r by lia. reflexivity.
Qed.
Theorem square_n_post (I : isa) (below : Z) (e s : state I) : let c := Fe25519.square_n below in pre I c e -> post I c e s ->
  let x (t : state I) := value I c e t (Fe25519.element 0 0) in x s mod p25519 = x e ^ (2 ^ reg I e RSI) mod p25519.
Proof.
  intros c A P x. pose proof (pre_count I c e A RSI eq_refl) as N.
  pose proof (proj2 (post_outputs I c e s P 0%nat (Fe25519.tight 0 0) (or_introl eq_refl))) as O.
  change (ops c) with ((0%nat, Times (V 0) (V 0)) :: nil) in O. rewrite (squared_n _ _ eq_refl) in O.
  change (times I c e) with (Z.to_nat (reg I e RSI)) in O. rewrite Z2Nat.id in O by lia. exact O.
Qed.

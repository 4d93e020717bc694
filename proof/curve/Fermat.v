(* Inverses modulo a prime: x^(p - 2) is one (Fermat), and there is no other. *)
From Coq Require Import ZArith Znumtheory Zpow_facts Lia.
From Coqprime Require Import Euler EGroup Zp.
From Carrychain Require Import spec.Field.
Open Scope Z_scope.

(* repeated squaring gives the power *)
Lemma iter_op_pow p k : 0 < p -> forall x, Pos.iter_op (mul p) k x mod p = x ^ Zpos k mod p.
Proof.
  intros P. assert (S : forall x j, mul p x x ^ Zpos j mod p = x ^ (2 * Zpos j) mod p).
  { intros x j. unfold mul. rewrite <- Zpower_mod, Z.pow_mul_r, Z.pow_2_r by lia. reflexivity. }
  induction k as [k IH|k IH|]; intros x; cbn [Pos.iter_op].
  - unfold mul at 1. rewrite Zmod_mod, <- Zmult_mod_idemp_r, IH, S, Zmult_mod_idemp_r, Pos2Z.inj_xI, Z.add_1_r, Z.pow_succ_r by lia. reflexivity.
  - rewrite IH, S. reflexivity.
  - now rewrite Z.pow_1_r.
Qed.
Lemma pow_ok p x n : 0 < p -> 0 <= n -> pow p x n mod p = x ^ n mod p.
Proof. intros P N. destruct n as [|k|k]; [reflexivity|now apply iter_op_pow|lia]. Qed.

Theorem inv_ok p x : prime p -> 2 < p -> x mod p <> 0 -> mul p x (inv p x) = 1.
Proof.
  intros P P2 N. unfold mul, inv. rewrite <- Zmult_mod_idemp_r, pow_ok, Zmult_mod_idemp_r by lia.
  replace (x * x ^ (p - 2)) with (x ^ (p - 1)) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  rewrite <- (prime_phi_n_minus_1 p P). apply phi_power_is_1; [lia|]. apply rel_prime_sym, prime_rel_prime; auto.
  intros D. apply N, Zdivide_mod, D.
Qed.
(* whatever else is an inverse is the same modulo p *)
Theorem inv_unique p x z : prime p -> 2 < p -> mul p x z = 1 -> z mod p = inv p x mod p.
Proof.
  intros P P2 Z. assert (N : x mod p <> 0). { intros N. unfold mul in Z. rewrite <- Zmult_mod_idemp_l, N, Z.mul_0_l, Zmod_0_l in Z. discriminate. }
  pose proof (inv_ok p x P P2 N) as I. unfold mul in *.
  rewrite <- (Z.mul_1_r z), <- I, Zmult_mod_idemp_r. replace (z * (x * inv p x)) with (inv p x * (x * z)) by ring.
  rewrite <- Zmult_mod_idemp_r, Z. f_equal. ring.
Qed.

(* The inverse that divsteps give is the specification's, x^(p - 2), for every x in [0, p): with f and u from the last divstep, it is f u / 2^N
   modulo p, and 0 for x = 0. *)
From Coq Require Import ZArith Znumtheory Zpow_facts Lia.
From Carrychain Require Import spec.Field curve.Fermat divsteps.Inverse.
Open Scope Z_scope.

(* 2^n can be cancelled *)
Lemma cancel_power n p x y : 0 <= n -> 2 < p -> prime p -> (x * 2 ^ n) mod p = (y * 2 ^ n) mod p -> x mod p = y mod p.
Proof.
  intros N P2 P E. assert (D : (p | 2 ^ n * (x - y))).
  { apply Zmod_divide; [lia|]. rewrite Z.mul_comm, Z.mul_sub_distr_r, Zminus_mod, E, Z.sub_diag. apply Zmod_0_l. }
  apply Gauss in D; [|apply rel_prime_Zpower_r; [exact N|]; apply prime_rel_prime; auto; intros D'; apply Z.divide_pos_le in D'; lia].
  destruct D as [q D]. replace x with (y + q * p) by lia. apply Z_mod_plus_full.
Qed.
Lemma inv_0 p : 2 < p -> inv p 0 mod p = 0.
Proof. intros P2. unfold inv. rewrite pow_ok, Z.pow_0_l by lia. apply Zmod_0_l. Qed.

Theorem inverse_is_field N p x w : prime p -> 2 < p -> 0 <= x < p -> inverts N p x ->
  (let '((_, f, _), (u, _)) := divsteps_u N ((0, p, x), (0, 1)) in (w * 2 ^ Z.of_nat N) mod p = (f * u) mod p) -> w mod p = inv p x mod p.
Proof.
  intros P P2 X. unfold inverts. destruct (divsteps_u N _) as [[[t f] g] [u v]]. intros [_ I] W. destruct (Z.eqb_spec x 0) as [->|NZ].
  - destruct I as [_ ->]. rewrite inv_0 by exact P2. rewrite <- (Zmod_0_l p). apply (cancel_power (Z.of_nat N)); auto; [lia|].
    rewrite W. now rewrite Z.mul_0_r.
  - destruct I as [_ I]. apply inv_unique; auto. unfold mul.
    assert (E : ((x * w) * 2 ^ Z.of_nat N) mod p = (1 * 2 ^ Z.of_nat N) mod p).
    { rewrite Z.mul_1_l, <- I, <- Z.mul_assoc, <- Zmult_mod_idemp_r, W, Zmult_mod_idemp_r. reflexivity. }
    apply cancel_power in E; auto; [|lia]. rewrite E. apply Z.mod_small. lia.
Qed.

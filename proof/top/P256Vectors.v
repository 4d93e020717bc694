(* The specification of P-256, run: the base point lies on the curve and has order n; a multiple of it. *)
From Coq Require Import ZArith Lia.
From Carrychain Require Import spec.Moduli spec.Field curve.Primes top.Fast.
From Carrychain Require Import spec.P256.
Open Scope Z_scope.

(* 2^256 = 2^224 - 2^192 - 2^96 + 1 modulo p *)
Definition fold x := let h := Z.shiftr x 256 in
  Z.land x (Z.ones 256) + (Z.shiftl h 224 - Z.shiftl h 192 - Z.shiftl h 96 + h).
Lemma fold_ok x : fold x mod p = x mod p.
Proof.
  rewrite (split_at 256 x) at 2 by lia. unfold fold. cbv zeta. rewrite !Z.shiftl_mul_pow2 by lia.
  replace (2 ^ 256) with (2 ^ 224 - 2 ^ 192 - 2 ^ 96 + 1 + 1 * p) by reflexivity.
  generalize (Z.land x (Z.ones 256)) (Z.shiftr x 256) p (2 ^ 224) (2 ^ 192) (2 ^ 96). intros l h q a b c.
  rewrite <- (Z_mod_plus_full (l + _) h q). f_equal. ring.
Qed.
Definition red : Z -> Z := reduce p fold 10.
Lemma red_ok x : red x = x mod p. Proof. apply reduce_ok, fold_ok. Qed.
Lemma inverse_p x : inverse p red x = inv p x. Proof. apply inverse_ok; [exact red_ok|exact p256_prime|reflexivity]. Qed.

(* [add] with [red] for every reduction and [inverse] for every inversion *)
Definition fast_add : point -> point -> point :=
  ltac:(let t := eval cbv beta delta [add] in add in
        match eval pattern inv in t with ?f _ =>
          let t := eval cbv beta delta [Field.add Field.sub Field.mul] in (f (fun p => inverse p red)) in
          match eval pattern Z.modulo in t with ?f _ => let t := eval cbv beta in (f (fun x _ => red x)) in exact t end end).
Lemma fast_add_ok P Q : add P Q = fast_add P Q.
Proof. destruct P, Q; try reflexivity. unfold fast_add. rewrite !red_ok, !inverse_p. reflexivity. Qed.
Lemma mul_fast k P : mul (Zpos k) P = Pos.iter_op fast_add k P.
Proof. apply (iter_op_ext _ _ fast_add_ok). Qed.
Ltac run := unfold n, n256; rewrite mul_fast; match goal with |- _ = ?v => vm_cast_no_check (eq_refl v) end.

Theorem G_on_curve : on_curve G. Proof. vm_compute. repeat split; discriminate. Qed.
Theorem G_order : mul n G = Infinity. Proof. run. Qed.
Theorem multiple : mul 112233445566778899 G = Affine 0x339150844ec15234807fe862a86be77977dbfb3ae3d96f4c22795513aeaab82f
  0xb1c14ddfdc8ec1b2583f51e85a5eb3a155840f2034730e9b5ada38b674336a21. Proof. run. Qed.

(* The specification of Edwards25519, run: d is -121665/121666, the base point lies on the curve and has order l. *)
From Coq Require Import ZArith Lia.
From Carrychain Require Import spec.Moduli spec.Field curve.Primes top.Fast top.X25519Vectors.
From Carrychain Require Import spec.Edwards25519.
Open Scope Z_scope.

Lemma inverse_p x : inverse p red x = inv p x. Proof. apply inverse_ok; [exact red_ok|exact p25519_prime|reflexivity]. Qed.
(* [add] with [red] for every reduction and [inverse] for every inversion *)
Definition fast_add : point -> point -> point :=
  ltac:(let t := eval cbv beta delta [add] in add in
        match eval pattern inv in t with ?f _ =>
          let t := eval cbv beta delta [Field.add Field.sub Field.mul] in (f (fun p => inverse p red)) in
          match eval pattern Z.modulo in t with ?f _ => let t := eval cbv beta in (f (fun x _ => red x)) in exact t end end).
Lemma fast_add_ok P Q : add P Q = fast_add P Q.
Proof. destruct P, Q. unfold fast_add. rewrite !red_ok, !inverse_p. reflexivity. Qed.
Lemma mul_fast k P : mul (Zpos k) P = Pos.iter_op fast_add k P.
Proof. apply (iter_op_ext _ _ fast_add_ok). Qed.

Theorem d_value : (d * 121666) mod p = (-121665) mod p. Proof. vm_compute. reflexivity. Qed.
Theorem B_on_curve : on_curve B. Proof. vm_compute. repeat split; discriminate. Qed.
Theorem B_order : mul l B = neutral.
Proof.
  replace l with (Zpos (Z.to_pos l)) by (vm_compute; reflexivity). rewrite mul_fast. vm_cast_no_check (eq_refl neutral).
Qed.

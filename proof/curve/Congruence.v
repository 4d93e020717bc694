(* Equations between values computed modulo p, by leaving out all reductions but the last. *)
From Coq Require Import ZArith.
From Carrychain Require Import spec.Field.
Open Scope Z_scope.

Section Congruence.
Variable p : Z.
Definition cong (x y : Z) : Prop := x mod p = y mod p.
Lemma cong_refl x : cong x x. Proof. reflexivity. Qed.
Lemma cong_mod x : cong (x mod p) x. Proof. apply Zmod_mod. Qed.
Lemma cong_add x y a b : cong x a -> cong y b -> cong (add p x y) (a + b).
Proof. unfold cong, add. intros X Y. now rewrite Zmod_mod, Zplus_mod, X, Y, <- Zplus_mod. Qed.
Lemma cong_sub x y a b : cong x a -> cong y b -> cong (sub p x y) (a - b).
Proof. unfold cong, sub. intros X Y. now rewrite Zmod_mod, Zminus_mod, X, Y, <- Zminus_mod. Qed.
Lemma cong_mul x y a b : cong x a -> cong y b -> cong (mul p x y) (a * b).
Proof. unfold cong, mul. intros X Y. now rewrite Zmod_mod, Zmult_mod, X, Y, <- Zmult_mod. Qed.
Lemma mul_is x y z : cong (mul p x y) z -> mul p x y = z mod p.
Proof. unfold cong, mul. now rewrite Zmod_mod. Qed.
End Congruence.
(* mul p x y = e mod p, where e is x * y with the reductions inside left out *)
Ltac leave_out := repeat match goal with
  | |- cong _ (add _ _ _) _ => apply cong_add
  | |- cong _ (sub _ _ _) _ => apply cong_sub
  | |- cong _ (mul _ _ _) _ => apply cong_mul
  | |- cong _ (_ mod _) _ => apply cong_mod
  | |- cong _ _ _ => apply cong_refl end.
Ltac unreduced := erewrite mul_is; [|leave_out].

(* Jacobian coordinates on y^2 = x^3 + a x + b: X : Y : Z with x = X / Z^2, y = Y / Z^3, and Z = 0 for infinity. Doubling is right for every point;
   the addition of an affine point is, unless the points are equal or the first is infinity. *)
From Carrychain Require Import curve.Algebra curve.Group.
From Carrychain Require Import curve.Weierstrass.

Section Jacobian.
Variable K : field.
Variables a b : K.
Add Field K_field : (laws K).
Local Open Scope field_scope.
Hypothesis two : (2 : K) <> 0.
Local Notation on := (on_curve a b). Local Notation "P (+) Q" := (add a P Q) (at level 50).

Definition jacobian (P : point K) (X Y Z : K) : Prop :=
  match P with Infinity => Z = 0 | Affine x y => Z <> 0 /\ X = x * (Z * Z) /\ Y = y * (Z * Z * Z) end.

Theorem double_ok P X Y Z : jacobian P X Y Z ->
  let M := 3 * (X * X) + a * (Z * Z * (Z * Z)) in let S := 4 * X * (Y * Y) in let X' := M * M - 2 * S in
  jacobian (P (+) P) X' (M * (S - X') - 2 * 4 * (Y * Y * (Y * Y))) (2 * Y * Z).
Proof.
  destruct P as [|x y]; cbn [jacobian]; [intros ->; cbn; ring|]. intros (N & -> & ->). cbn [add].
  destruct (eq_dec x x) as [_|]; [|contradiction]. destruct (eq_dec y (- y)) as [E|E].
  - apply opp_self in E; auto. subst y. cbn. ring.
  - assert (y <> 0) by (intros ->; apply E; ring). unfold third. cbn [jacobian]. split; [nonzero|]. split; field; auto.
Qed.

Theorem add_ok P x2 y2 X Y Z : on P -> on (Affine x2 y2) -> jacobian P X Y Z -> P <> Infinity -> P <> Affine x2 y2 ->
  let h := x2 * (Z * Z) - X in let r := y2 * (Z * Z * Z) - Y in let V := X * (h * h) in let X' := r * r - h * h * h - V - V in
  jacobian (P (+) Affine x2 y2) X' (r * (V - X') - Y * (h * h * h)) (Z * h).
Proof.
  destruct P as [|x y]; [contradiction|]. cbn [jacobian on_curve]. intros HP HQ (N & -> & ->) _ NE. cbn [add].
  destruct (eq_dec x x2) as [<-|NX].
  - assert (y = - y2) as ->. { destruct (sqr_eq K y y2) as [->|]; auto; [now rewrite HP, HQ|contradiction]. }
    destruct (eq_dec (- y2) (- y2)) as [_|]; [|contradiction]. cbn. ring.
  - assert (x2 - x <> 0) by (apply sub_neq_0; auto). unfold third. cbn [jacobian].
    replace (x2 * (Z * Z) - x * (Z * Z)) with ((x2 - x) * (Z * Z)) by ring. split; [nonzero|]. split; field; auto.
Qed.
(* which case it is can be read off h and r *)
Theorem same_point P x2 y2 X Y Z : jacobian P X Y Z -> P <> Infinity ->
  x2 * (Z * Z) - X = 0 /\ y2 * (Z * Z * Z) - Y = 0 <-> P = Affine x2 y2.
Proof.
  destruct P as [|x y]; [contradiction|]. cbn [jacobian]. intros (N & -> & ->) _. split.
  - intros [E F]. f_equal; symmetry; apply sub_0.
    + apply (mul_cancel K (Z * Z)); [nonzero|]. transitivity (x2 * (Z * Z) - x * (Z * Z)); [ring|rewrite E; ring].
    + apply (mul_cancel K (Z * Z * Z)); [nonzero|]. transitivity (y2 * (Z * Z * Z) - y * (Z * Z * Z)); [ring|rewrite F; ring].
  - intros E. injection E as -> ->. split; ring.
Qed.
Theorem infinity_iff P X Y Z : jacobian P X Y Z -> Z = 0 <-> P = Infinity.
Proof. destruct P; cbn [jacobian]; [tauto|]. intros (N & _). split; [contradiction|discriminate]. Qed.
End Jacobian.

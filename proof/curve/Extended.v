(* Extended coordinates on -x^2 + y^2 = 1 + d x^2 y^2 (Hisil, Wong, Carter, Dawson 2008): X : Y : Z with x = X / Z, y = Y / Z, and T = X Y / Z.
   The formulas hold for every pair of points, equal, opposite and neutral ones included. A sum comes as four factors with x = E / G, y = H / F. *)
From Carrychain Require Import curve.Algebra curve.Group.
From Carrychain Require Import curve.Edwards.

Section Extended.
Variable K : field.
Variables d i : K.
Add Field K_field : (laws K).
Local Open Scope field_scope.
Hypotheses (two : (2 : K) <> 0) (d_nonsquare : nonsquare d) (i_i : i * i = - (1)).
Local Notation on := (on_curve d). Local Notation "P (+) Q" := (add d P Q) (at level 50).

Definition projective (P : point K) (X Y Z : K) : Prop := let '(x, y) := P in Z <> 0 /\ X = x * Z /\ Y = y * Z.
Definition extended (P : point K) (X Y Z T : K) : Prop := let '(x, y) := P in projective P X Y Z /\ T = x * y * Z.
Definition completed (P : point K) (E F G H : K) : Prop := let '(x, y) := P in F <> 0 /\ G <> 0 /\ E = x * G /\ H = y * F.
(* y + x, y - x, 2 d x y, times Z, and 2 Z *)
Definition cached (P : point K) (plus minus z2 t2d : K) : Prop := let '(x, y) := P in exists Z, Z <> 0 /\
  plus = (y + x) * Z /\ minus = (y - x) * Z /\ z2 = 2 * Z /\ t2d = 2 * d * (x * y * Z).

Theorem completed_extended P E F G H : completed P E F G H -> extended P (E * F) (G * H) (F * G) (E * H).
Proof. destruct P as [x y]. intros (NF & NG & -> & ->). repeat split; [nonzero|ring..]. Qed.
Theorem extended_cached P X Y Z T : extended P X Y Z T -> cached P (Y + X) (Y - X) (2 * Z) (2 * d * T).
Proof. destruct P as [x y]. intros ((N & -> & ->) & ->). exists Z. repeat split; auto; ring. Qed.
Theorem cached_opposite P plus minus z2 t2d : cached P plus minus z2 t2d -> cached (opposite P) minus plus z2 (- t2d).
Proof. destruct P as [x y]. intros (Z & N & -> & -> & -> & ->). exists Z. repeat split; auto; ring. Qed.

Theorem double_ok P X Y Z : on P -> projective P X Y Z ->
  let H := Y * Y + X * X in let G := Y * Y - X * X in completed (P (+) P) ((X + Y) * (X + Y) - H) (2 * (Z * Z) - G) G H.
Proof.
  destruct P as [x y]. intros C (N & -> & ->). destruct (complete K d i two d_nonsquare i_i _ _ _ _ C C) as [N1 N2]. cbn [add completed] in *.
  set (e := d * x * x * y * y) in *. assert (E : y * y - x * x = 1 + e) by (cbn in C; rewrite C; unfold e; ring).
  assert (G : y * Z * (y * Z) - x * Z * (x * Z) = (1 + e) * (Z * Z)) by (rewrite <- E; ring). rewrite G.
  replace (2 * (Z * Z) - (1 + e) * (Z * Z)) with ((1 - e) * (Z * Z)) by ring. clearbody e. clear C E G.
  split; [nonzero|]. split; [nonzero|]. split; field; auto.
Qed.
Theorem add_ok P Q X Y Z T plus minus z2 t2d : on P -> on Q -> extended P X Y Z T -> cached Q plus minus z2 t2d ->
  let a := (Y - X) * minus in let b := (Y + X) * plus in let c := T * t2d in let e := Z * z2 in completed (P (+) Q) (b - a) (e - c) (e + c) (b + a).
Proof.
  destruct P as [x1 y1], Q as [x2 y2]. intros HP HQ ((N & -> & ->) & ->) (Z2 & N' & -> & -> & -> & ->).
  destruct (complete K d i two d_nonsquare i_i _ _ _ _ HP HQ) as [N1 N2]. cbn [add completed] in *. set (e := d * x1 * x2 * y1 * y2) in *.
  replace (x1 * y1 * Z * (2 * d * (x2 * y2 * Z2))) with (2 * (Z * Z2) * e) by (unfold e; ring). clearbody e.
  replace (Z * (2 * Z2) - 2 * (Z * Z2) * e) with (2 * (Z * Z2) * (1 - e)) by ring.
  replace (Z * (2 * Z2) + 2 * (Z * Z2) * e) with (2 * (Z * Z2) * (1 + e)) by ring.
  split; [nonzero|]. split; [nonzero|]. split; field; auto.
Qed.
(* Q with Z = 1: 2 Z for the product of Z and 2 Z *)
Theorem add_niels_ok P x y X Y Z T : on P -> on (x, y) -> extended P X Y Z T ->
  let a := (Y - X) * (y - x) in let b := (Y + X) * (y + x) in let c := T * (2 * d * (x * y)) in let e := Z + Z in
  completed (P (+) (x, y)) (b - a) (e - c) (e + c) (b + a).
Proof.
  intros HP HQ HX. assert (C : cached (x, y) (y + x) (y - x) 2 (2 * d * (x * y))).
  { exists 1. split; [apply one_neq_0|]. repeat split; ring. }
  pose proof (add_ok P (x, y) X Y Z T _ _ _ _ HP HQ HX C) as A. cbv zeta in *. now replace (Z + Z) with (Z * 2) by ring.
Qed.
End Extended.

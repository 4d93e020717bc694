(* Short Weierstrass curves y^2 = x^3 + a x + b over a field where 2 <> 0 and 4 a^3 + 27 b^2 <> 0: the affine group law, with its cases as
   textbooks write them, is a commutative group. Associativity is coqprime's theorem; here is only the passage to and from its points. *)
From Coq Require Import ZArith.
From Coqprime Require SMain.
From Carrychain Require Import curve.Algebra curve.Group.

Section Weierstrass.
Variable K : field.
Variables a b : K.
Add Field K_field : (laws K).
Local Open Scope field_scope.

Definition on_curve (P : point K) : Prop := match P with Infinity => True | Affine x y => y * y = x * x * x + a * x + b end.
Definition opposite (P : point K) : point K := match P with Infinity => Infinity | Affine x y => Affine x (- y) end.
(* the third point on the line of slope l through (x1, y1) and a point with coordinate x2, reflected *)
Definition third (l x1 y1 x2 : K) : point K := let x3 := l * l - x1 - x2 in Affine x3 (l * (x1 - x3) - y1).
Definition add (P Q : point K) : point K :=
  match P, Q with
  | Infinity, _ => Q
  | _, Infinity => P
  | Affine x1 y1, Affine x2 y2 =>
      if eq_dec x1 x2 then if eq_dec y1 (- y2) then Infinity else third ((3 * (x1 * x1) + a) / (2 * y1)) x1 y1 x2
      else third ((y2 - y1) / (x2 - x1)) x1 y1 x2
  end.

Hypothesis two : (2 : K) <> 0.
Hypothesis nonsingular : 4 * a * a * a + 3 * 3 * 3 * b * b <> 0.

Definition is_zero (x : K) : bool := if eq_dec x 0 then true else false.
Lemma theory : @SMain.ell_theory K 0 1 Algebra.add mul sub opp inv div a b is_zero.
Proof.
  constructor; [exact (laws K)|intros H; apply nonsingular; rewrite <- H; ring|apply one_neq_0|exact two|].
  intros k. unfold is_zero. destruct (eq_dec k 0); split; auto; discriminate.
Qed.
Local Notation elt := (SMain.elt 1 Algebra.add mul a b).
Definition of_elt (e : elt) : point K := match e with @SMain.inf_elt _ _ _ _ _ _ => Infinity | @SMain.curve_elt _ _ _ _ _ _ x y _ => Affine x y end.
Lemma of_elt_on e : on_curve (of_elt e).
Proof. destruct e as [|x y H]; cbn in *; [exact I|]. rewrite H. ring. Qed.
Lemma of_elt_onto P : on_curve P -> exists e, of_elt e = P.
Proof.
  destruct P as [|x y]; cbn; intros H; [now exists (@SMain.inf_elt _ _ _ _ _ _)|].
  assert (H' : SMain.pow 1 mul y 2 = SMain.pow 1 mul x 3 + a * x + b) by (cbn; rewrite H; ring).
  now exists (@SMain.curve_elt _ _ _ _ _ _ x y H').
Qed.
Lemma of_elt_add e f : of_elt (SMain.add theory e f) = add (of_elt e) (of_elt f).
Proof.
  destruct e as [|x1 y1 H1], f as [|x2 y2 H2]; cbn -[SMain.Kdec]; auto.
  destruct (SMain.Kdec theory x1 x2) as [E|N], (eq_dec x1 x2) as [E'|N']; try contradiction.
  - destruct (SMain.Kdec theory y1 (- y2)) as [F|G], (eq_dec y1 (- y2)) as [F'|G']; try contradiction; auto.
    subst x2. unfold third. cbn. replace ((1 + 1 + 1) * x1 * x1 + a) with (3 * (x1 * x1) + a) by ring. f_equal; ring.
  - cbn. unfold third. f_equal; ring.
Qed.
Lemma of_elt_opp e : of_elt (SMain.opp theory e) = opposite (of_elt e).
Proof. destruct e; reflexivity. Qed.

Theorem group_law : group on_curve add Infinity opposite.
Proof.
  constructor.
  - exact I.
  - intros P Q HP HQ. destruct (of_elt_onto P HP) as [e <-], (of_elt_onto Q HQ) as [f <-]. rewrite <- of_elt_add. apply of_elt_on.
  - intros P HP. destruct (of_elt_onto P HP) as [e <-]. rewrite <- of_elt_opp. apply of_elt_on.
  - intros P Q R HP HQ HR. destruct (of_elt_onto P HP) as [e <-], (of_elt_onto Q HQ) as [f <-], (of_elt_onto R HR) as [g <-].
    rewrite <- !of_elt_add. f_equal. apply SMain.add_assoc.
  - intros P Q HP HQ. destruct (of_elt_onto P HP) as [e <-], (of_elt_onto Q HQ) as [f <-]. rewrite <- !of_elt_add. f_equal. apply SMain.add_comm.
  - intros [|x y] _; reflexivity.
  - intros P HP. destruct (of_elt_onto P HP) as [e <-]. rewrite <- of_elt_opp, <- of_elt_add, SMain.add_opp. reflexivity.
Qed.
End Weierstrass.
Arguments on_curve {K}. Arguments opposite {K}. Arguments add {K}.

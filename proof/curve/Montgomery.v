(* Montgomery curves B y^2 = x^3 + A x^2 + x over a field where 2, 3, B and A^2 - 4 are not 0: the affine group law is a commutative group,
   by X = 9 B x + 3 A B, Y = 27 B^2 y, which takes it to a short Weierstrass curve. *)
From Coq Require Import ZArith.
From Carrychain Require Import curve.Algebra curve.Group.
From Carrychain Require curve.Weierstrass.

Section Montgomery.
Variable K : field.
Variables A B : K.
Add Field K_field : (laws K).
Local Open Scope field_scope.

Definition on_curve (P : point K) : Prop := match P with Infinity => True | Affine x y => B * (y * y) = x * x * x + A * (x * x) + x end.
Definition opposite (P : point K) : point K := match P with Infinity => Infinity | Affine x y => Affine x (- y) end.
(* the third point on the line of slope l through (x1, y1) and a point with coordinate x2, reflected *)
Definition third (l x1 y1 x2 : K) : point K := let x3 := B * (l * l) - A - x1 - x2 in Affine x3 (l * (x1 - x3) - y1).
Definition add (P Q : point K) : point K :=
  match P, Q with
  | Infinity, _ => Q
  | _, Infinity => P
  | Affine x1 y1, Affine x2 y2 =>
      if eq_dec x1 x2 then if eq_dec y1 (- y2) then Infinity else third ((3 * (x1 * x1) + 2 * A * x1 + 1) / (2 * B * y1)) x1 y1 x2
      else third ((y2 - y1) / (x2 - x1)) x1 y1 x2
  end.

Hypotheses (two : (2 : K) <> 0) (three : (3 : K) <> 0) (B0 : B <> 0) (A2 : A * A - 4 <> 0).

Let a : K := 3 * 3 * 3 * (B * B) * (3 - A * A).
Let b : K := 3 * 3 * 3 * (B * B * B) * (2 * A * A * A - 3 * 3 * A).
Let B3 : 3 * B <> 0. Proof. nonzero. Qed.
Lemma nonsingular : 4 * a * a * a + 3 * 3 * 3 * b * b <> 0.
Proof.
  replace (4 * a * a * a + 3 * 3 * 3 * b * b) with (- (3 * 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3 * (3 * B * B * B) * (3 * B * B * B) * 3 * (A * A - 4)))
    by (unfold a, b; ring).
  nonzero.
Qed.
Definition short (P : point K) : point K :=
  match P with Infinity => Infinity | Affine x y => Affine (3 * B * (3 * x + A)) (3 * B * (3 * B) * (3 * y)) end.
Lemma short_x x x' : 3 * B * (3 * x + A) = 3 * B * (3 * x' + A) -> x = x'.
Proof. intros X. apply (mul_cancel K (3 * B * 3)); [nonzero|]. transitivity (3 * B * (3 * x + A) - 3 * B * A); [|rewrite X]; ring. Qed.
Lemma short_y y y' : 3 * B * (3 * B) * (3 * y) = 3 * B * (3 * B) * (3 * y') -> y = y'.
Proof. intros Y. apply (mul_cancel K (3 * B * (3 * B) * 3)); [nonzero|]. transitivity (3 * B * (3 * B) * (3 * y)); [|rewrite Y]; ring. Qed.
Lemma short_inj P Q : short P = short Q -> P = Q.
Proof.
  destruct P as [|x y], Q as [|x' y']; cbn; intros H; try discriminate; auto. injection H as X Y. f_equal; [now apply short_x|now apply short_y].
Qed.
Lemma short_on P : Weierstrass.on_curve a b (short P) <-> on_curve P.
Proof.
  destruct P as [|x y]; cbn; [tauto|]. unfold a, b. split; intros H.
  - apply (mul_cancel K (3 * B * (3 * B) * (3 * B) * (3 * 3 * 3))); [nonzero|]. ring [H].
  - ring [H].
Qed.
Lemma short_opposite P : short (opposite P) = Weierstrass.opposite (short P).
Proof. destruct P; cbn; auto. f_equal. ring. Qed.
Lemma slope (k m n d : K) : k <> 0 -> d <> 0 -> (k * m * n) / (k * d) = m * (n / d). Proof. intros. field. auto. Qed.
Lemma short_third (l x1 y1 x2 : K) : short (third l x1 y1 x2) =
  Weierstrass.third K (3 * B * l) (3 * B * (3 * x1 + A)) (3 * B * (3 * B) * (3 * y1)) (3 * B * (3 * x2 + A)).
Proof. unfold third, Weierstrass.third, short. f_equal; ring. Qed.
Lemma short_add P Q : on_curve P -> on_curve Q -> short (add P Q) = Weierstrass.add a (short P) (short Q).
Proof.
  destruct P as [|x1 y1], Q as [|x2 y2]; auto. intros H1 H2. cbn in H1, H2. cbn [short add Weierstrass.add].
  destruct (eq_dec x1 x2) as [E|N], (eq_dec (3 * B * (3 * x1 + A)) (3 * B * (3 * x2 + A))) as [E'|N'].
  - subst x2. destruct (eq_dec y1 (- y2)) as [F|G], (eq_dec (3 * B * (3 * B) * (3 * y1)) (- (3 * B * (3 * B) * (3 * y2)))) as [F'|G']; auto.
    + destruct G'. ring [F].
    + destruct G. apply short_y. ring [F'].
    + rewrite short_third. f_equal. unfold a.
      assert (Y : y1 <> 0).
      { intros ->. apply G. assert (E : y2 = 0); [|ring [E]]. apply sqr_0, (mul_cancel K B); auto. rewrite H2, <- H1. ring. }
      rewrite <- (slope (3 * 3 * 3 * B)); [f_equal; ring|nonzero..].
  - subst x2. now destruct N'.
  - destruct N. now apply short_x.
  - rewrite short_third. f_equal. rewrite <- (slope (3 * 3 * B)); [f_equal; ring|nonzero..].
Qed.
Theorem group_law : group on_curve add Infinity opposite.
Proof.
  pose proof (Weierstrass.group_law K a b two nonsingular) as G. pose proof (fun P => proj2 (short_on P)) as on.
  assert (C : forall P Q, on_curve P -> on_curve Q -> on_curve (add P Q)).
  { intros. apply short_on. rewrite short_add by auto. apply (add_on _ _ _ _ G); auto. }
  assert (O : forall P, on_curve P -> on_curve (opposite P)).
  { intros. apply short_on. rewrite short_opposite. apply (opposite_on _ _ _ _ G); auto. }
  constructor; auto; [exact I|intros; apply short_inj..].
  - rewrite !short_add by auto. apply (add_assoc _ _ _ _ G); auto.
  - rewrite !short_add by auto. apply (add_comm _ _ _ _ G); auto.
  - rewrite short_add by (auto; exact I). apply (add_neutral _ _ _ _ G); auto.
  - rewrite short_add, short_opposite by auto. apply (add_opposite _ _ _ _ G); auto.
Qed.
End Montgomery.
Arguments on_curve {K}. Arguments opposite {K}. Arguments add {K}.

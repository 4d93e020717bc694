(* P-256 as spec/P256.v writes it is a commutative group, [mul] gives its multiples, and the base point generates a subgroup of prime order n. *)
From Coq Require Import ZArith Bool Lia.
From Carrychain Require Import spec.Moduli spec.Field curve.Primes curve.Algebra curve.Group curve.PrimeField.
From Carrychain Require spec.P256 curve.Weierstrass top.P256Vectors.
Open Scope Z_scope.
Local Notation p := p256.

Definition F : field := GF p p256_prime eq_refl.
Definition num : Z -> F := PrimeField.num p p256_prime eq_refl.
Definition a : F := num P256.a.
Definition b : F := num P256.b.
Add Field F_field : (laws F).

Lemma two_0 : (2 : F)%field <> zero F. Proof. differ. Qed.
Lemma nonsingular : (4 * a * a * a + 3 * 3 * 3 * b * b)%field <> zero F. Proof. differ. Qed.
Lemma law : group (Weierstrass.on_curve a b) (Weierstrass.add a) Infinity Weierstrass.opposite.
Proof. exact (Weierstrass.group_law F a b two_0 nonsingular). Qed.

(* the specification's points and those of curve/Weierstrass.v *)
Definition to_field (P : P256.point) : point F := match P with P256.Infinity => Infinity | P256.Affine x y => Affine (num x) (num y) end.
Definition of_field (P : point F) : P256.point := match P with Infinity => P256.Infinity | Affine x y => P256.Affine (repr x) (repr y) end.

Definition num_add : forall x y, num (Field.add p x y) = (num x + num y)%field := PrimeField.num_add p p256_prime eq_refl.
Definition num_sub : forall x y, num (Field.sub p x y) = (num x - num y)%field := PrimeField.num_sub p p256_prime eq_refl.
Definition num_mul : forall x y, num (Field.mul p x y) = (num x * num y)%field := PrimeField.num_mul p p256_prime eq_refl.
Definition num_div : forall x y, num (Field.mul p x (Field.inv p y)) = (num x / num y)%field := PrimeField.num_div p p256_prime eq_refl.
Definition num_inj : forall x y, 0 <= x < p -> 0 <= y < p -> num x = num y <-> x = y := PrimeField.num_inj p p256_prime eq_refl.
Lemma repr_num x : repr (num x) = x mod p. Proof. reflexivity. Qed.

(* conversion must not run them *)
Local Opaque p256 num Field.inv Field.add Field.sub Field.mul.

Lemma on_curve_ok P : P256.on_curve P <-> Weierstrass.on_curve a b (to_field P) /\ of_field (to_field P) = P.
Proof.
  destruct P as [|x y]; [cbn; tauto|]. cbn [to_field of_field Weierstrass.on_curve P256.on_curve]. rewrite !repr_num.
  change P256.p with p in *. unfold a, b. rewrite <- !num_mul, <- !num_add. split.
  - intros (X & Y & E). rewrite !Zmod_small by assumption. split; [now rewrite E|reflexivity].
  - intros [E C]. injection C as X Y. apply mod_range in X, Y; try reflexivity. split; [|split]; auto.
    apply num_inj in E; auto; first [now apply add_range | now apply mul_range].
Qed.
Lemma opposite_ok P : P256.on_curve P ->
  to_field (P256.opposite P) = Weierstrass.opposite (to_field P) /\ of_field (to_field (P256.opposite P)) = P256.opposite P.
Proof.
  destruct P as [|x y]; [auto|]. intros (X & Y & _). cbn [to_field of_field P256.opposite Weierstrass.opposite]. change P256.p with p in *.
  rewrite !repr_num. split.
  - rewrite num_sub. change (num 0) with (zero F). replace (zero F - num y)%field with (opp (num y)) by ring. reflexivity.
  - rewrite (Zmod_small x p X), sub_mod. reflexivity.
Qed.
Lemma add_ok P Q : P256.on_curve P -> P256.on_curve Q ->
  to_field (P256.add P Q) = Weierstrass.add a (to_field P) (to_field Q) /\ of_field (to_field (P256.add P Q)) = P256.add P Q.
Proof.
  destruct P as [|x1 y1]; [intros _ H; cbn [P256.add to_field Weierstrass.add]; split; [auto|apply on_curve_ok, H]|].
  destruct Q as [|x2 y2]; [intros H _; cbn [P256.add to_field Weierstrass.add]; split; [auto|apply (on_curve_ok (P256.Affine x1 y1)), H]|].
  intros (X1 & Y1 & _) (X2 & Y2 & _). cbn [P256.add to_field Weierstrass.add]. change P256.p with p in *.
  assert (N : Field.add p y1 y2 = 0 <-> num y1 = opp (num y2)).
  { rewrite <- (num_inj (Field.add p y1 y2) 0), num_add by (now try apply add_range). change (num 0) with (zero F).
    split; intros E; [|rewrite E; ring]. apply sub_0. rewrite <- E. ring. }
  pose proof (num_inj x1 x2 X1 X2) as N'.
  assert (R : forall l, let x3 := Field.sub p (Field.sub p (Field.mul p l l) x1) x2 in let y3 := Field.sub p (Field.mul p l (Field.sub p x1 x3)) y1 in
    to_field (P256.Affine x3 y3) = Weierstrass.third F (num l) (num x1) (num y1) (num x2) /\
    of_field (to_field (P256.Affine x3 y3)) = P256.Affine x3 y3).
  { intros l x3 y3. split; [|cbn [to_field of_field]; rewrite !repr_num; unfold y3, x3; rewrite !sub_mod; reflexivity].
    cbn [to_field]. unfold y3, x3, Weierstrass.third. now rewrite !num_sub, !num_mul, !num_sub, num_mul. }
  destruct (Z.eqb_spec x1 x2) as [E|E], (eq_dec (num x1) (num x2)) as [E'|E']; try tauto.
  - destruct (Z.eqb_spec (Field.add p y1 y2) 0) as [D|D], (eq_dec (num y1) (opp (num y2))) as [D'|D']; try tauto; cbn [andb].
    destruct (R (Field.mul p (Field.add p (Field.mul p 3 (Field.mul p x1 x1)) P256.a) (Field.inv p (Field.mul p 2 y1)))) as [R1 R2].
    split; [refine (eq_trans R1 _)|exact R2].
    f_equal. rewrite num_div, num_add, !num_mul. f_equal.
  - destruct (R (Field.mul p (Field.sub p y2 y1) (Field.inv p (Field.sub p x2 x1)))) as [R1 R2]. split; [refine (eq_trans R1 _)|exact R2].
    f_equal. now rewrite num_div, !num_sub.
Qed.

Theorem group_law : group P256.on_curve P256.add P256.Infinity P256.opposite.
Proof. apply (transport law to_field of_field); [exact on_curve_ok|now split|exact add_ok|exact opposite_ok]. Qed.
Theorem mul_times k P : P256.mul k P = times P256.add P256.Infinity P256.opposite k P. Proof. destruct k; reflexivity. Qed.
Theorem order k : P256.mul k P256.G = P256.Infinity <-> (P256.n | k).
Proof.
  rewrite mul_times. apply (order_prime group_law); [exact P256Vectors.G_on_curve|exact n256_prime|discriminate|].
  rewrite <- mul_times. exact P256Vectors.G_order.
Qed.

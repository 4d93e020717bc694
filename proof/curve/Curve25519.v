(* Curve25519, y^2 = x^3 + 486662 x^2 + x over the integers modulo 2^255 - 19, and its quadratic twist, 2 y^2 = x^3 + 486662 x^2 + x:
   both are groups, and every x is the coordinate of a point of one of them. *)
From Coq Require Import ZArith.
From Carrychain Require Import spec.Moduli spec.Field curve.Primes curve.Algebra curve.Group curve.PrimeField curve.Squares.
From Carrychain Require curve.Montgomery.

Definition F : field := GF p25519 p25519_prime eq_refl.
Definition num : Z -> F := PrimeField.num p25519 p25519_prime eq_refl.
Definition A : F := num 486662.

Local Open Scope field_scope.
Definition num_add : forall x y, num (Field.add p25519 x y) = num x + num y := PrimeField.num_add p25519 p25519_prime eq_refl.
Definition num_sub : forall x y, num (Field.sub p25519 x y) = num x - num y := PrimeField.num_sub p25519 p25519_prime eq_refl.
Definition num_mul : forall x y, num (Field.mul p25519 x y) = num x * num y := PrimeField.num_mul p25519 p25519_prime eq_refl.
Definition num_inv : forall x, num (Field.inv p25519 x) = inv (num x) := PrimeField.num_inv p25519 p25519_prime eq_refl.
Lemma num_div x y : num (Field.mul p25519 x (Field.inv p25519 y)) = num x / num y. Proof. rewrite num_mul, num_inv. reflexivity. Qed.
Lemma num_inj x y : (0 <= x < p25519)%Z -> (0 <= y < p25519)%Z -> num x = num y <-> x = y.
Proof. exact (PrimeField.num_inj p25519 p25519_prime eq_refl x y). Qed.
Lemma repr_num x : repr (num x) = (x mod p25519)%Z. Proof. reflexivity. Qed.
Lemma inv_0 : inv (0 : F) = 0. Proof. exact (PrimeField.inv_0 p25519 p25519_prime eq_refl). Qed.
Lemma two_0 : (2 : F) <> 0. Proof. differ. Qed.
Lemma three_0 : (3 : F) <> 0. Proof. differ. Qed.
(* 2^254 - 10 = (p - 1) / 2 *)
Lemma two_not_square : power p25519 p25519_prime eq_refl 2 (4 * 2 ^ 252 - 10) = - (1). Proof. equal. Qed.
Lemma A2_not_square : nonsquare (A * A - 4).
Proof. apply (not_square p25519 p25519_prime eq_refl _ (2 ^ 254 - 10)); [reflexivity|differ|differ]. Qed.
Lemma A2_0 : A * A - 4 <> 0. Proof. differ. Qed.

(* B = 1: the curve; B = 2: its twist *)
Definition curve_or_twist (B : F) : Prop := B = 1 \/ B = 2.
Lemma B_0 B : curve_or_twist B -> B <> 0. Proof. intros [->| ->]; [apply one_neq_0|apply two_0]. Qed.

Definition on_curve (B : F) : point F -> Prop := Montgomery.on_curve A B.
Definition add (B : F) : point F -> point F -> point F := Montgomery.add A B.
Definition times (B : F) : Z -> point F -> point F := Group.times (add B) Infinity Montgomery.opposite.
(* x(infinity) = 0 *)
Definition x_of (P : point F) : F := match P with Infinity => 0 | Affine x _ => x end.

Theorem group_law B : curve_or_twist B -> group (on_curve B) (add B) Infinity Montgomery.opposite.
Proof. intros C. exact (Montgomery.group_law F A B two_0 three_0 (B_0 B C) A2_0). Qed.
Theorem on_curve_or_twist (x : F) : exists B y, curve_or_twist B /\ on_curve B (Affine x y).
Proof.
  destruct (square_or_twice p25519 p25519_prime eq_refl (2 ^ 252 - 2) eq_refl two_not_square (x * x * x + A * (x * x) + x)) as (y & [E|E]).
  - exists 1, y. split; [now left|]. cbn [on_curve Montgomery.on_curve]. rewrite <- E. apply (Rmul_1_l (F_R (laws F))).
  - exists 2, y. split; [now right|exact E].
Qed.

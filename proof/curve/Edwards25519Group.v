(* Edwards25519 as spec/Edwards25519.v writes it: a commutative group, [mul] gives its multiples, the base point has prime order l. The birational
   map takes it to Curve25519 and the base point to the point with u = 9, so that RFC 7748's ladder from u(P) = (1 + y) / (1 - y) gives u([k]P),
   and X25519 of the string 9 is u([k]B). *)
From Coq Require Import ZArith List Lia.
From Carrychain Require Import spec.Moduli spec.Field spec.Bytes spec.Rfc7748 curve.Primes curve.Algebra curve.Group curve.PrimeField.
From Carrychain Require Import curve.Curve25519 curve.Ladder25519 curve.X25519.
From Carrychain Require Import spec.Edwards25519.
From Carrychain Require curve.Edwards curve.Montgomery curve.Birational curve.Extended top.Edwards25519Vectors.
Import ListNotations.
Open Scope Z_scope.
Local Notation p := p25519.
Add Field F_field : (laws F).

Definition d : F := num Edwards25519.d.
Definition i : F := num 0x2b8324804fc1df0b2b4d00993dfbd7a72f431806ad2fe478c4ee1b274a0ea0b0.   (* i^2 = -1 *)
Definition s : F := num 0x70d9120b9f5ff9442d84f723fc03b0813a5e2c2eb482e57d3391fb5500ba81e7.   (* s^2 = -486664, with the sign of RFC 7748's V(P) *)
Lemma i_i : (i * i = - (1))%field. Proof. equal. Qed.
Lemma s_s : (s * s = - (A + 2))%field. Proof. equal. Qed.
Lemma d_A : (d * (A + 2) = 2 - A)%field. Proof. equal. Qed.
(* d is a square times A^2 - 4 *)
Lemma d_nonsquare : nonsquare d.
Proof.
  intros r R. apply (A2_not_square (i * (r * (A + 2)))%field). transitivity (i * i * (r * r) * ((A + 2) * (A + 2)))%field; [ring|].
  rewrite i_i, R. transitivity (- ((d * (A + 2)) * (A + 2)))%field; [ring|]. rewrite d_A. ring.
Qed.
Lemma law : group (Edwards.on_curve d) (Edwards.add d) Edwards.neutral Edwards.opposite.
Proof. exact (Edwards.group_law F d i two_0 d_nonsquare i_i). Qed.

Definition to_field (P : point) : Edwards.point F := let '(x, y) := P in (num x, num y).
Definition of_field (P : Edwards.point F) : point := let '(x, y) := P in (repr x, repr y).

(* conversion must not run them *)
Local Opaque p25519 num Field.inv Field.add Field.sub Field.mul.

Lemma on_curve_ok P : on_curve P <-> Edwards.on_curve d (to_field P) /\ of_field (to_field P) = P.
Proof.
  destruct P as [x y]. cbn [to_field of_field Edwards.on_curve on_curve]. rewrite !repr_num. change Edwards25519.p with p in *.
  change (one F) with (num 1). unfold d. rewrite <- !num_mul, <- num_sub, <- num_add. split.
  - intros (X & Y & E). rewrite !Zmod_small by assumption. split; [now rewrite E|reflexivity].
  - intros [E C]. injection C as X Y. apply mod_range in X, Y; try reflexivity. split; [|split]; auto.
    apply num_inj in E; auto; first [now apply add_range | now apply sub_range].
Qed.
Lemma opposite_ok P : on_curve P -> to_field (opposite P) = Edwards.opposite (to_field P) /\ of_field (to_field (opposite P)) = opposite P.
Proof.
  destruct P as [x y]. intros (X & Y & _). cbn [to_field of_field opposite Edwards.opposite]. rewrite !repr_num.
  change Edwards25519.p with p in *. split.
  - rewrite num_sub. change (num 0) with (zero F). replace (zero F - num x)%field with (opp (num x)) by ring. reflexivity.
  - rewrite (Zmod_small y p Y), sub_mod. reflexivity.
Qed.
Lemma add_ok P Q : on_curve P -> on_curve Q ->
  to_field (add P Q) = Edwards.add d (to_field P) (to_field Q) /\ of_field (to_field (add P Q)) = add P Q.
Proof.
  destruct P as [x1 y1], Q as [x2 y2]. intros _ _. cbn [to_field of_field add Edwards.add]. rewrite !repr_num. change Edwards25519.p with p. split.
  - rewrite !num_div, !num_add, num_sub, !num_mul. reflexivity.
  - rewrite !mul_mod. reflexivity.
Qed.

Theorem group_law : group on_curve add neutral opposite.
Proof. apply (transport law to_field of_field); [exact on_curve_ok|now split|exact add_ok|exact opposite_ok]. Qed.
Theorem mul_times k P : mul k P = Group.times add neutral opposite k P. Proof. destruct k; reflexivity. Qed.
Theorem order k : mul k B = neutral <-> (l | k).
Proof.
  rewrite mul_times. apply (order_prime group_law); [exact Edwards25519Vectors.B_on_curve|exact l25519_prime|discriminate|].
  rewrite <- mul_times. exact Edwards25519Vectors.B_order.
Qed.

(* to Curve25519 *)
Definition to_curve25519 (P : point) : Algebra.point F := Birational.to_montgomery F s (to_field P).
Local Notation on25519 := (Curve25519.on_curve (one F)). Local Notation times25519 := (Curve25519.times (one F)).
Lemma to_curve25519_on P : on_curve P -> on25519 (to_curve25519 P).
Proof. intros H. apply (Birational.to_montgomery_on F A d s i d_nonsquare i_i s_s d_A). now apply on_curve_ok. Qed.
Theorem to_curve25519_add P Q : on_curve P -> on_curve Q -> to_curve25519 (add P Q) = Curve25519.add (one F) (to_curve25519 P) (to_curve25519 Q).
Proof.
  intros HP HQ. unfold to_curve25519. rewrite (proj1 (add_ok P Q HP HQ)).
  apply (Birational.to_montgomery_add F A d s i two_0 three_0 A2_not_square d_nonsquare i_i s_s d_A); now apply on_curve_ok.
Qed.
Theorem to_curve25519_mul k P : on_curve P -> to_curve25519 (mul k P) = times25519 k (to_curve25519 P).
Proof.
  intros H. rewrite mul_times. apply (map_times group_law (Curve25519.group_law (one F) (or_introl eq_refl)) to_curve25519); auto.
  - exact to_curve25519_on.
  - exact to_curve25519_add.
Qed.
(* B goes to the base point of RFC 7748 *)
Lemma u_9 : ((1 + num (snd B)) / (1 - num (snd B)))%field = num 9. Proof. apply div_eq; [differ|equal]. Qed.
Theorem base_point : to_curve25519 B = Affine (num 9) (num 14781619447589544791020593568409986887264606134616475288964881837755586237401).
Proof.
  unfold to_curve25519, Birational.to_montgomery. cbn [to_field B]. destruct (eq_dec _ _) as [E|_]; [exfalso; revert E; differ|].
  pose proof u_9 as U. cbn [snd B] in U. rewrite U. apply (f_equal (Affine (num 9))). apply div_eq; [differ|equal].
Qed.

(* u(P) = (1 + y) / (1 - y), 0 for the neutral point *)
Definition u_of (P : point) : Z := let '(_, y) := P in Field.mul p (Field.add p 1 y) (Field.inv p (Field.sub p 1 y)).
Lemma u_of_ok P : num (u_of P) = x_of (to_curve25519 P).
Proof.
  destruct P as [x y]. unfold u_of, to_curve25519, Birational.to_montgomery. cbn [to_field]. rewrite num_div, num_add, num_sub.
  change (num 1) with (one F).
  destruct (eq_dec (num y) (one F)) as [E|_]; [|reflexivity]. rewrite E, (Fdiv_def (laws F)).
  replace (one F - one F)%field with (zero F) by ring. cbn [x_of]. rewrite Curve25519.inv_0. ring.
Qed.
(* from X : Y : Z, inversion of Z - Y alone *)
Theorem u_of_projective P X Y Z : Extended.projective F (to_field P) (num X) (num Y) (num Z) ->
  Field.mul p (Field.add p Z Y) (Field.inv p (Field.sub p Z Y)) = u_of P.
Proof.
  destruct P as [x y]. cbn [to_field Extended.projective u_of]. intros (N & _ & HY). apply num_inj; try now apply mul_range.
  rewrite !num_div, !num_add, !num_sub, HY. change (num 1) with (one F). destruct (eq_dec (num y) (one F)) as [E|E].
  - rewrite E, !(Fdiv_def (laws F)). replace (num Z - one F * num Z)%field with (zero F) by ring.
    replace (one F - one F)%field with (zero F) by ring. rewrite Curve25519.inv_0. ring.
  - apply cross; [|apply sub_neq_0; auto|ring]. replace (num Z - num y * num Z)%field with (num Z * (one F - num y))%field by ring.
    apply mul_neq_0; [exact N|]. apply sub_neq_0; auto.
Qed.
Theorem ladder_edwards k P : 0 <= k < 2 ^ 255 -> on_curve P -> ladder k (u_of P) = u_of (mul k P).
Proof.
  intros K H. rewrite (ladder_ok k (u_of P) (one F) (to_curve25519 P)); auto using to_curve25519_on.
  - rewrite <- to_curve25519_mul, <- u_of_ok, repr_num by exact H. destruct (mul k P). apply mul_mod.
  - now left.
  - now rewrite u_of_ok.
Qed.
Lemma u_of_B : u_of B = 9.
Proof. apply num_inj; [now apply mul_range|now split|]. rewrite u_of_ok, base_point. reflexivity. Qed.
Theorem x25519_base k : length k = 32%nat -> Forall is_byte k -> x25519 k (9 :: repeat 0 31) = encodeUCoordinate (u_of (mul (decodeScalar25519 k) B)).
Proof.
  intros L H. unfold x25519. f_equal. rewrite <- ladder_edwards; [|now apply scalar_range|exact Edwards25519Vectors.B_on_curve].
  rewrite u_of_B. reflexivity.
Qed.

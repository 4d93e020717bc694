(* RFC 7748's ladder, as spec/Rfc7748.v writes it, computes the x-coordinate of [k]P, for every number u, on the curve or its twist, whichever has
   a point P with x(P) = u. After the bits above bit t the two pairs stand for [m]P and [m + 1]P, m = k / 2^t, the pending swap applied.
   If u = 0 then P = (0, 0) or infinity, [k]P is one of them, and one coordinate of each pair is 0. *)
From Coq Require Import ZArith List Lia.
From Carrychain Require Import spec.Moduli spec.Field spec.Rfc7748 curve.Primes curve.Algebra curve.Group curve.PrimeField curve.MontgomeryLadder
  curve.Curve25519.
From Carrychain Require curve.Montgomery.
Import ListNotations.
Open Scope Z_scope.

Add Field F_field : (laws F).
Lemma a24_ok : (4 * num a24 = A - 2)%field. Proof. equal. Qed.

Section Step.
Variables x_1 x_2 z_2 x_3 z_3 : Z.
Lemma step_num : let '(x_2', z_2', x_3', z_3') := step x_1 x_2 z_2 x_3 z_3 in
  num x_2' = double_x F (num x_2) (num z_2) /\ num z_2' = double_z F (num a24) (num x_2) (num z_2) /\
  num x_3' = add_x F (num x_2) (num z_2) (num x_3) (num z_3) /\ num z_3' = add_z F (num x_1) (num x_2) (num z_2) (num x_3) (num z_3).
Proof.
  unfold step, double_x, double_z, add_x, add_z, Rfc7748.p. rewrite !num_mul, !num_add, !num_sub, !num_mul, !num_add, !num_sub, !num_mul,
    !num_add, !num_sub.
  auto.
Qed.
End Step.

(* bit t of k, and k / 2^t *)
Lemma land_1 x : Z.land x 1 = x mod 2. Proof. exact (Z.land_ones x 1 ltac:(discriminate)). Qed.
Lemma bit_01 k t : Z.land (Z.shiftr k t) 1 = 0 \/ Z.land (Z.shiftr k t) 1 = 1.
Proof. rewrite land_1. pose proof (Z.mod_pos_bound (Z.shiftr k t) 2 eq_refl). lia. Qed.
Lemma next_bit k t : 0 <= t -> k / 2 ^ t = 2 * (k / 2 ^ (t + 1)) + Z.land (Z.shiftr k t) 1.
Proof.
  intros T. pose proof (Z.pow_pos_nonneg 2 t eq_refl T) as W. rewrite land_1, Z.shiftr_div_pow2, Z.pow_add_r by lia. change (2 ^ 1) with 2.
  rewrite <- Z.div_div by lia. apply Z.div_mod. discriminate.
Qed.
Lemma swapped_xor s k_t : (k_t = 0 \/ k_t = 1) -> let '(_, _, _, _, swap) := s in (swap = 0 \/ swap = 1) ->
  swapped (Z.lxor swap k_t) s = let '(x_2, z_2, x_3, z_3) := swapped swap s in if k_t =? 1 then (x_3, z_3, x_2, z_2) else (x_2, z_2, x_3, z_3).
Proof. destruct s as [[[[x_2 z_2] x_3] z_3] swap]. intros [->| ->] [->| ->]; reflexivity. Qed.

Section Invariant.
Variables k u : Z.
(* what holds of (x_2, z_2, x_3, z_3) once the bits above have given the number m *)
Variable good : Z -> Z -> Z -> Z -> Z -> Prop.
Hypothesis good_0 : forall m x_2 z_2 x_3 z_3, good m x_2 z_2 x_3 z_3 ->
  let '(x_2, z_2, x_3, z_3) := step u x_2 z_2 x_3 z_3 in good (2 * m) x_2 z_2 x_3 z_3.
Hypothesis good_1 : forall m x_2 z_2 x_3 z_3, good m x_2 z_2 x_3 z_3 ->
  let '(x_3, z_3, x_2, z_2) := step u x_3 z_3 x_2 z_2 in good (2 * m + 1) x_2 z_2 x_3 z_3.
Definition invariant (m : Z) (s : state) : Prop :=
  let '(_, _, _, _, swap) := s in (swap = 0 \/ swap = 1) /\ let '(x_2, z_2, x_3, z_3) := swapped swap s in good m x_2 z_2 x_3 z_3.
Lemma round_ok t s : invariant (k / 2 ^ Z.of_nat (S t)) s -> invariant (k / 2 ^ Z.of_nat t) (round k u s t).
Proof.
  rewrite (next_bit k (Z.of_nat t)) by lia. replace (Z.of_nat t + 1) with (Z.of_nat (S t)) by lia. unfold round.
  pose proof (bit_01 k (Z.of_nat t)) as K. set (k_t := Z.land _ _) in *. clearbody k_t. set (m := k / _). clearbody m.
  pose proof (swapped_xor s k_t K) as X. destruct s as [[[[x_2 z_2] x_3] z_3] swap]. intros [W I]. rewrite (X W). clear X.
  destruct (swapped swap (x_2, z_2, x_3, z_3, swap)) as [[[a b] c] d]. destruct K as [->| ->]; cbn [Z.eqb Pos.eqb].
  - apply good_0 in I. destruct (step u a b c d) as [[[a' b'] c'] d']. unfold invariant. rewrite Z.add_0_r. auto.
  - apply good_1 in I. destruct (step u c d a b) as [[[c' d'] a'] b']. unfold invariant. auto.
Qed.
Lemma rounds_ok n : forall s, invariant (k / 2 ^ Z.of_nat n) s -> invariant k (fold_left (round k u) (rev (seq 0 n)) s).
Proof.
  induction n as [|n IH]; intros s I; [cbn; rewrite Z.div_1_r in I; exact I|]. rewrite seq_S, rev_app_distr. cbn [rev app fold_left Nat.add].
  apply IH, round_ok, I.
Qed.
Lemma ladder_good : 0 <= k < 2 ^ 255 -> good 0 1 0 u 1 -> exists x_2 z_2 x_3 z_3,
  good k x_2 z_2 x_3 z_3 /\ ladder k u = Field.mul p25519 x_2 (Field.inv p25519 z_2).
Proof.
  intros K G. assert (I : invariant k (fold_left (round k u) (rev (seq 0 bits)) (1, 0, u, 1, 0))).
  { apply rounds_ok. change (Z.of_nat bits) with 255. rewrite Z.div_small by exact K. split; [now left|exact G]. }
  unfold ladder. destruct (fold_left _ _ _) as [[[[a b] c] d] swap]. destruct I as [_ I].
  destruct (swapped swap _) as [[[x_2 z_2] x_3] z_3]. exists x_2, z_2, x_3, z_3. split; [exact I|reflexivity].
Qed.
End Invariant.

Lemma repr_mul x y : repr (num x * inv (num y))%field = Field.mul p25519 x (Field.inv p25519 y).
Proof. rewrite <- num_inv, <- num_mul, repr_num. apply mul_mod. Qed.

Section Ladder.
Variables (k u : Z) (B : F) (P : point F).
Hypotheses (K : 0 <= k < 2 ^ 255) (HB : curve_or_twist B) (HP : on_curve B P) (U : x_of P = num u).
Let G := group_law B HB.
Let on_times m : on_curve B (times B m P) := times_on G m P HP.
Let B0 := B_0 B HB.

Lemma ladder_nonzero : num u <> zero F -> ladder k u = repr (x_of (times B k P)).
Proof.
  intros N. assert (HX : exists x1 y1, P = Affine x1 y1 /\ x1 = num u) by (destruct P as [|x1 y1]; cbn in U; [now destruct N|eauto]).
  destruct HX as (x1 & y1 & EP & X1).
  set (good m x_2 z_2 x_3 z_3 := represents (times B m P) (num x_2) (num z_2) /\ represents (times B (m + 1) P) (num x_3) (num z_3)).
  assert (D : forall m x z, represents (times B m P) x z -> represents (times B (2 * m) P) (double_x F x z) (double_z F (num a24) x z)).
  { intros m x z R. replace (2 * m) with (m + m) by ring. unfold times. rewrite (times_add G) by exact HP.
    apply (double_ok F A B (num a24) two_0 B0 A2_not_square a24_ok); auto. apply on_times. }
  assert (S : forall m x z x' z', represents (times B m P) x z -> represents (times B (m + 1) P) x' z' ->
    represents (times B (2 * m + 1) P) (add_x F x z x' z') (add_z F (num u) x z x' z')).
  { intros m x z x' z' R R'. replace (2 * m + 1) with (m + (m + 1)) by ring. unfold times. rewrite (times_add G) by exact HP. rewrite <- X1.
    apply (add_ok F A B (num a24) two_0 three_0 B0 A2_not_square a24_ok x1 y1); try apply on_times; auto.
    - rewrite <- EP. exact HP.
    - rewrite X1. exact N.
    - rewrite <- EP. apply (times_add G m 1 P HP). }
  destruct (ladder_good k u good) as (x_2 & z_2 & x_3 & z_3 & [R _] & ->); auto.
  - intros m x z x' z' [R R']. pose proof (step_num u x z x' z') as E. destruct (step u x z x' z') as [[[a b] c] d].
    destruct E as (Ea & Eb & Ec & Ed). unfold good. rewrite Ea, Eb, Ec, Ed. auto.
  - intros m x z x' z' [R R']. pose proof (step_num u x' z' x z) as E. destruct (step u x' z' x z) as [[[c d] a] b].
    destruct E as (Ec & Ed & Ea & Eb). unfold good. rewrite Ea, Eb, Ec, Ed, add_x_comm, add_z_comm. split; [auto|].
    replace (2 * m + 1 + 1) with (2 * (m + 1)) by ring. auto.
  - split; [split; [apply one_neq_0|reflexivity]|]. replace (times B (0 + 1) P) with P by reflexivity. rewrite EP. split; [apply one_neq_0|].
    rewrite X1. change (num 1) with (one F). ring.
  - rewrite <- repr_mul. f_equal. destruct (times B k P) as [|x y]; cbn [represents x_of] in *; destruct R as [R1 R2].
    + rewrite R2, inv_0. apply mul_0_r.
    + rewrite R2. apply mul_inv_r, R1.
Qed.

(* P = (0, 0), which has order 2, or infinity *)
Lemma twice_zero : num u = zero F -> add B P P = Infinity.
Proof.
  intros N. rewrite N in U. destruct P as [|x y]; [reflexivity|]. cbn [x_of] in U. subst x. cbn [on_curve Montgomery.on_curve] in HP.
  assert (y = zero F) as ->. { apply sqr_0, (mul_cancel F B); auto. rewrite HP. ring. }
  cbn [add Montgomery.add]. destruct (eq_dec (zero F) (zero F)) as [_|]; [|contradiction].
  destruct (eq_dec (zero F) (opp (zero F))) as [_|E]; [reflexivity|]. destruct E. ring.
Qed.
Lemma ladder_zero : num u = zero F -> ladder k u = repr (x_of (times B k P)).
Proof.
  intros N. assert (X : x_of (times B k P) = zero F).
  { pose proof (twice_zero N) as T. rewrite (Z.div_mod k 2) by discriminate. unfold times.
    rewrite (times_add G), (Z.mul_comm 2), <- (times_mul G) by exact HP.
    change (Group.times (add B) Infinity Montgomery.opposite 2 P) with (add B P P).
    rewrite T, (times_neutral G). pose proof (Z.mod_pos_bound k 2 eq_refl). assert (C : k mod 2 = 0 \/ k mod 2 = 1) by lia.
    destruct C as [-> | ->]; [reflexivity|]. cbn [add Montgomery.add Group.times Pos.iter_op]. now rewrite U, N. }
  set (good (m x_2 z_2 x_3 z_3 : Z) := (num x_2 * num z_2 = 0 /\ num x_3 * num z_3 = 0)%field).
  assert (S : forall x z x' z', (num x * num z = 0)%field -> let '(a, b, c, d) := step u x z x' z' in (num a * num b = 0 /\ num c * num d = 0)%field).
  { intros x z x' z' E. pose proof (step_num u x z x' z') as E4. destruct (step u x z x' z') as [[[a b] c] d]. destruct E4 as (_ & -> & _ & ->).
    rewrite (double_z_poly F A (num a24) a24_ok), add_z_poly, N. split; ring [E]. }
  destruct (ladder_good k u good) as (x_2 & z_2 & x_3 & z_3 & [R _] & ->); auto.
  - intros m x z x' z' [R R']. exact (S x z x' z' R).
  - intros m x z x' z' [R R']. pose proof (S x' z' x z R') as E. destruct (step u x' z' x z) as [[[c d] a] b]. destruct E. split; auto.
  - split; [apply mul_0_r|]. rewrite N. ring.
  - rewrite X, <- repr_mul. f_equal. destruct (mul_0 F _ _ R) as [E|E]; rewrite E; [ring|]. rewrite inv_0. ring.
Qed.
Theorem ladder_ok : ladder k u = repr (x_of (times B k P)).
Proof. destruct (eq_dec (num u) (zero F)); auto using ladder_zero, ladder_nonzero. Qed.
End Ladder.

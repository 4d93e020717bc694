(* One return of theta to its range: n + 1 steps up from (f, g), the switch, n steps back, 2 n + 1 steps in all, are
     (f, g) -> 2^-(n+1) (2 g, ((2 j + 1) g - 2^n f) / 2^n) for some 0 <= j < 2^n.
   It shrinks Phi by (rate / full)^(2 n + 1). For n < turn this is a finite check at both ends of j; beyond, the bounds of the coordinates
   are enough. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import divsteps.Norm.
Import ListNotations.
Open Scope Z_scope.

Definition rate := 151. Definition full := 204. Definition turn := 17.
Definition contracts (n j : Z) (r : Z * Z) : bool :=
  implied (- snd r * 2 ^ n) (2 ^ (n + 1) * fst r + (2 * j + 1) * snd r) ((2 * rate) ^ (2 * n + 1)) (full ^ (2 * n + 1)).
(* |row| <= 2^n T B / (f_max g_max) for n >= turn *)
Definition tail_max := 6 * f_max * g_max.
Definition tail_ok : bool := forallb (fun r => 2 * (Z.abs (fst r) + Z.abs (snd r)) * f_max + Z.abs (snd r) * g_max <=? tail_max) rows &&
  (2 ^ turn * tail_max * full ^ (2 * turn + 1) <=? (2 * rate) ^ (2 * turn + 1) * f_max * g_max) && (2 * full * full <=? 4 * rate * rate).
Lemma small_true :
  forallb (fun i => forallb (fun r => contracts (Z.of_nat i) 0 r && contracts (Z.of_nat i) (2 ^ Z.of_nat i - 1) r) rows) (seq 0 17) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma tail_true : tail_ok = true. Proof. vm_cast_no_check (eq_refl true). Qed.

Lemma affine_abs u w m j T : 0 <= j <= m -> Z.abs u <= T -> Z.abs (u + m * w) <= T -> Z.abs (u + j * w) <= T.
Proof. intros. destruct (Z.le_ge_cases 0 w); nia. Qed.
Lemma pow2_pos n : 0 <= n -> 0 < 2 ^ n. Proof. intros; apply Z.pow_pos_nonneg; lia. Qed.
Lemma tail_power n : turn <= n -> 2 ^ n * tail_max * full ^ (2 * n + 1) <= (2 * rate) ^ (2 * n + 1) * f_max * g_max.
Proof.
  pose proof tail_true as T. unfold tail_ok in T. apply andb_prop in T as [T T3]. apply andb_prop in T as [_ T2]. apply Z.leb_le in T2, T3.
  intros H. replace n with (turn + (n - turn)) by ring. assert (H' : 0 <= n - turn) by lia. revert H'. generalize (n - turn). clear H n.
  intros i Hi. revert i Hi. apply natlike_ind; [rewrite Z.add_0_r; exact T2|]. intros i Hi IH.
  assert (N0 : 0 <= turn) by discriminate. set (n := turn + i) in *. replace (turn + Z.succ i) with (Z.succ n) by (unfold n; ring).
  assert (Hn : 0 <= n) by lia. clearbody n.
  replace (2 * Z.succ n + 1) with (2 + (2 * n + 1)) by ring. rewrite Z.pow_succ_r, (Z.pow_add_r full 2), (Z.pow_add_r (2 * rate) 2) by lia.
  replace (2 * 2 ^ n * tail_max * (full ^ 2 * full ^ (2 * n + 1))) with ((2 * full * full) * (2 ^ n * tail_max * full ^ (2 * n + 1))) by ring.
  replace ((2 * rate) ^ 2 * (2 * rate) ^ (2 * n + 1) * f_max * g_max) with ((4 * rate * rate) * ((2 * rate) ^ (2 * n + 1) * f_max * g_max)) by ring.
  assert (A1 : 0 <= 2 ^ n) by (apply Z.pow_nonneg; discriminate). assert (A2 : 0 <= full ^ (2 * n + 1)) by (apply Z.pow_nonneg; discriminate).
  assert (A3 : 0 <= tail_max) by (apply Z.leb_le; reflexivity).
  assert (A4 : 0 <= 2 ^ n * tail_max * full ^ (2 * n + 1)) by (apply Z.mul_nonneg_nonneg; [apply Z.mul_nonneg_nonneg|]; auto).
  apply Z.mul_le_mono_nonneg; [apply Z.leb_le; reflexivity|exact T3|exact A4|exact IH].
Qed.
(* the arithmetic of one row, for n < turn and beyond *)
Lemma small_arith a b X Y B n2 m P Q j : 0 < Q -> 0 <= j <= m -> m = n2 - 1 ->
  Z.abs (- b * n2 * X + (n2 * 2 * a + (2 * 0 + 1) * b) * Y) * Q <= P * B ->
  Z.abs (- b * n2 * X + (n2 * 2 * a + (2 * m + 1) * b) * Y) * Q <= P * B ->
  Z.abs (a * (Q * (n2 * 2 * Y)) + b * (Q * ((2 * j + 1) * Y - n2 * X))) <= P * B.
Proof.
  intros QP Hj Em A0 A1.
  set (u := (n2 * 2 * a + b) * Y - n2 * b * X).
  replace (- b * n2 * X + (n2 * 2 * a + (2 * 0 + 1) * b) * Y) with u in A0 by (unfold u; ring).
  replace (- b * n2 * X + (n2 * 2 * a + (2 * m + 1) * b) * Y) with (u + m * (2 * b * Y)) in A1 by (unfold u; ring).
  replace (a * (Q * (n2 * 2 * Y)) + b * (Q * ((2 * j + 1) * Y - n2 * X))) with (Q * u + j * (Q * (2 * b * Y))) by (unfold u; ring).
  assert (E : forall w, Z.abs w * Q = Z.abs (Q * w)) by (intros; rewrite Z.abs_mul, (Z.abs_eq Q) by lia; ring).
  rewrite E in A0, A1. rewrite Z.mul_add_distr_l in A1.
  replace (Q * (m * (2 * b * Y))) with (m * (Q * (2 * b * Y))) in A1 by ring.
  eapply affine_abs; eauto.
Qed.
Lemma tail_arith a b X Y B K2 P Q j F G T : 0 < Q -> 0 < K2 -> 0 <= j <= K2 - 1 -> 0 < F -> 0 < G -> Z.abs X * F <= B -> Z.abs Y * G <= B ->
  2 * (Z.abs a + Z.abs b) * F + Z.abs b * G <= T -> K2 * T * Q <= P * F * G ->
  Z.abs (a * (Q * (K2 * 2 * Y)) + b * (Q * ((2 * j + 1) * Y - K2 * X))) <= P * B.
Proof.
  intros QP KP Hj FP GP CX CY HT TP.
  pose proof (Z.abs_nonneg a) as Pa. pose proof (Z.abs_nonneg b) as Pb. pose proof (Z.abs_nonneg X) as PX. pose proof (Z.abs_nonneg Y) as PY.
  assert (BP : 0 <= B) by (eapply Z.le_trans; [|exact CX]; apply Z.mul_nonneg_nonneg; lia).
  replace (a * (Q * (K2 * 2 * Y)) + b * (Q * ((2 * j + 1) * Y - K2 * X))) with (Q * ((K2 * 2 * a + (2 * j + 1) * b) * Y + - (K2 * b * X))) by ring.
  rewrite Z.abs_mul, (Z.abs_eq Q) by lia.
  assert (V : Z.abs ((K2 * 2 * a + (2 * j + 1) * b) * Y + - (K2 * b * X)) <= K2 * (2 * (Z.abs a + Z.abs b) * Z.abs Y + Z.abs b * Z.abs X)).
  { eapply Z.le_trans; [apply Z.abs_triangle|]. rewrite Z.abs_opp, !Z.abs_mul, (Z.abs_eq K2) by lia.
    assert (V1 : Z.abs (K2 * 2 * a + (2 * j + 1) * b) <= K2 * (2 * (Z.abs a + Z.abs b))).
    { eapply Z.le_trans; [apply Z.abs_triangle|]. rewrite !Z.abs_mul, (Z.abs_eq K2), (Z.abs_eq (2*j+1)) by lia. change (Z.abs 2) with 2.
      assert ((2 * j + 1) * Z.abs b <= (2 * K2) * Z.abs b) by (apply Z.mul_le_mono_nonneg_r; lia). lia. }
    eapply Z.le_trans; [apply Z.add_le_mono_r, Z.mul_le_mono_nonneg_r; [exact PY|exact V1]|]. apply Z.eq_le_incl. ring. }
  assert (FG : 0 < F * G) by (apply Z.mul_pos_pos; auto).
  apply (Z.mul_le_mono_pos_r _ _ (F * G)); auto.
  assert (U : (2 * (Z.abs a + Z.abs b) * Z.abs Y + Z.abs b * Z.abs X) * (F * G) <= T * B).
  { apply Z.le_trans with ((2 * (Z.abs a + Z.abs b) * F + Z.abs b * G) * B); [|apply Z.mul_le_mono_nonneg_r; auto].
    replace ((2 * (Z.abs a + Z.abs b) * Z.abs Y + Z.abs b * Z.abs X) * (F * G)) with (2 * (Z.abs a + Z.abs b) * F * (Z.abs Y * G) + Z.abs b * G *
      (Z.abs X * F)) by ring.
    rewrite Z.mul_add_distr_r. apply Z.add_le_mono; apply Z.mul_le_mono_nonneg_l; auto; apply Z.mul_nonneg_nonneg; lia. }
  apply Z.le_trans with (Q * (K2 * (T * B))).
  - rewrite <- Z.mul_assoc. apply Z.mul_le_mono_nonneg_l; [lia|].
    eapply Z.le_trans; [apply Z.mul_le_mono_nonneg_r; [lia|exact V]|]. rewrite <- Z.mul_assoc. apply Z.mul_le_mono_nonneg_l; [lia|exact U].
  - replace (Q * (K2 * (T * B))) with ((K2 * T * Q) * B) by ring. replace (P * B * (F * G)) with ((P * F * G) * B) by ring.
    apply Z.mul_le_mono_nonneg_r; auto.
Qed.
Lemma row_small n r : 0 <= n < turn -> In r rows -> contracts n 0 r = true /\ contracts n (2 ^ n - 1) r = true.
Proof.
  intros L I. assert (HI : In (Z.to_nat n) (seq 0 17)) by (apply in_seq; unfold turn in L; lia).
  pose proof (proj1 (forallb_forall _ _) small_true _ HI) as S1. pose proof (proj1 (forallb_forall _ _) S1 _ I) as S2. cbv beta in S2.
  rewrite Z2Nat.id in S2 by lia. apply andb_prop in S2. exact S2.
Qed.
Lemma row_tail r : In r rows -> 2 * (Z.abs (fst r) + Z.abs (snd r)) * f_max + Z.abs (snd r) * g_max <= tail_max.
Proof.
  intros I. pose proof tail_true as T. unfold tail_ok in T. apply andb_prop in T as [T _]. apply andb_prop in T as [T _].
  rewrite forallb_forall in T. specialize (T _ I). apply Z.leb_le in T. exact T.
Qed.
Lemma pw_pos a n : 0 < a -> 0 <= n -> 0 < a ^ n. Proof. intros; apply Z.pow_pos_nonneg; auto. Qed.
Lemma full_pos : 0 < full. Proof. reflexivity. Qed.
Lemma rate2_pos : 0 < 2 * rate. Proof. reflexivity. Qed.
(* arithmetic below must treat these as unknowns *)
Opaque rate full f_max g_max tail_max turn rows Z.pow.
Lemma contract n j X Y B : 0 <= n -> 0 <= j <= 2 ^ n - 1 -> within X Y B ->
  within (full ^ (2 * n + 1) * (2 ^ n * 2 * Y)) (full ^ (2 * n + 1) * ((2 * j + 1) * Y - 2 ^ n * X)) ((2 * rate) ^ (2 * n + 1) * B).
Proof.
  intros Hn Hj H. apply within_intro. intros [a b] I. cbn [fst snd].
  assert (QP : 0 < full ^ (2 * n + 1)) by (apply pw_pos; [exact full_pos|lia]).
  assert (PP : 0 < (2 * rate) ^ (2 * n + 1)) by (apply pw_pos; [exact rate2_pos|lia]).
  destruct (Z.lt_ge_cases n turn) as [L|G].
  - destruct (row_small n _ (conj Hn L) I) as [S0 S1]. unfold contracts in S0, S1. cbn [fst snd] in S0, S1.
    rewrite Z.pow_add_r, Z.pow_1_r in S0, S1 by lia.
    apply (small_arith a b X Y B (2 ^ n) (2 ^ n - 1) _ _ j QP Hj eq_refl); eapply implied_ok; eauto; lia.
  - destruct (coord _ _ _ H) as [CX CY]. pose proof (row_tail _ I) as RT. cbn [fst snd] in RT.
    apply (tail_arith a b X Y B (2 ^ n) _ _ j f_max g_max tail_max QP (pow2_pos n Hn) Hj f_max_pos g_max_pos CX CY RT (tail_power n G)).
Qed.


(* A norm of the plane in which divsteps contract: Phi(x, y) = max of |a x + b y| over the rows (a, b), sides of a polygon that a program
   outside found. Bounds of other linear forms by Phi follow from two rows at a time. *)
From Coq Require Import ZArith List Bool Lia.
Import ListNotations.
Open Scope Z_scope.

Definition rows : list (Z * Z) := [(-10983730, -1790994);
  (-10823758, -2430313);
  (-10315336, -4385784);
  (-8995801, -6973108);
  (-7977865, -8565738);
  (-7511483, -9256577);
  (-7324122, -9453094);
  (-5631933, -11145283);
  (-4784042, -11953684);
  (-2997053, -13292726);
  (-83186, -15221537);
  (1209848, -16049256);
  (1641719, -16265000);
  (4298991, -17540490);
  (5280864, -17758164);
  (5706773, -17821970);
  (6361916, -17555443);
  (7369566, -16953169);
  (8195100, -15988076);
  (9384231, -14178917);
  (9894528, -13350025);
  (10027536, -13017031);
  (11001964, -10418558);
  (11322807, -9135185);
  (11634607, -7759876);
  (11995954, -4861320);
  (12039056, -4329003);
  (11328144, -123145)].

(* Phi(x, y) <= B *)
Definition within (x y B : Z) := Forall (fun r => Z.abs (fst r * x + snd r * y) <= B) rows.
Definition pairs := match rows with [] => [] | r :: t => combine (r :: t) (t ++ [r]) end.
Definition implied_by (al be P Q : Z) (c : (Z * Z) * (Z * Z)) : bool :=   (* |al x + be y| Q <= P Phi(x,y), from two rows *)
  let '((a, b), (c, d)) := c in let D := a * d - b * c in
  negb (D =? 0) && ((Z.abs (al * d - be * c) + Z.abs (a * be - b * al)) * Q <=? P * Z.abs D).
Definition implied (al be P Q : Z) := existsb (implied_by al be P Q) pairs.
Lemma in_pairs a b : In (a, b) pairs -> In a rows /\ In b rows.
Proof.
  unfold pairs. destruct rows as [|r t]; [intros []|]. intros I. split; [exact (in_combine_l _ _ _ _ I)|].
  apply in_combine_r in I. apply in_app_or in I as [I|[<-|[]]]; [now right|now left].
Qed.
Lemma implied_ok al be P Q x y B : implied al be P Q = true -> 0 <= Q -> 0 <= P -> within x y B -> Z.abs (al * x + be * y) * Q <= P * B.
Proof.
  unfold implied. intros E HQ HP H. apply existsb_exists in E as ([[a b] [c d]] & I & E). apply in_pairs in I as [I1 I2].
  unfold within in H. rewrite Forall_forall in H. pose proof (H _ I1) as H1. pose proof (H _ I2) as H2. cbn [fst snd] in H1, H2.
  cbn [implied_by] in E. apply andb_prop in E as [E1 E2]. apply negb_true_iff, Z.eqb_neq in E1. apply Z.leb_le in E2.
  set (D := a * d - b * c) in *. set (u := al * d - be * c) in *. set (v := a * be - b * al) in *.
  assert (K : D * (al * x + be * y) = u * (a * x + b * y) + v * (c * x + d * y)) by (unfold D, u, v; ring).
  set (z := al * x + be * y) in *. set (h1 := a * x + b * y) in *. set (h2 := c * x + d * y) in *. clearbody D u v z h1 h2.
  assert (0 <= B) by lia.
  assert (A : Z.abs D * Z.abs z <= (Z.abs u + Z.abs v) * B).
  { rewrite <- Z.abs_mul, K. eapply Z.le_trans; [apply Z.abs_triangle|]. rewrite !Z.abs_mul. nia. }
  assert (DP : 0 < Z.abs D) by lia.
  apply (Z.mul_le_mono_pos_l _ _ (Z.abs D)); auto.
  replace (Z.abs D * (Z.abs z * Q)) with (Q * (Z.abs D * Z.abs z)) by ring.
  apply Z.le_trans with (Q * ((Z.abs u + Z.abs v) * B)); [apply Z.mul_le_mono_nonneg_l; auto|].
  replace (Q * ((Z.abs u + Z.abs v) * B)) with ((Z.abs u + Z.abs v) * Q * B) by ring.
  replace (Z.abs D * (P * B)) with (P * Z.abs D * B) by ring. apply Z.mul_le_mono_nonneg_r; auto.
Qed.
(* |x| f_max <= Phi(x, y) and |y| g_max <= Phi(x, y) *)
Definition f_max := 11300000. Definition g_max := 15270000.
Definition coord_ok : bool := implied 1 0 1 f_max && implied 0 1 1 g_max.
Lemma coord_true : coord_ok = true. Proof. vm_cast_no_check (eq_refl true). Qed.

Lemma coord x y B : within x y B -> Z.abs x * f_max <= B /\ Z.abs y * g_max <= B.
Proof.
  intros H. pose proof coord_true as C. unfold coord_ok in C. apply andb_prop in C as [C1 C2].
  pose proof (implied_ok _ _ _ _ x y B C1 ltac:(discriminate) ltac:(discriminate) H) as A1.
  pose proof (implied_ok _ _ _ _ x y B C2 ltac:(discriminate) ltac:(discriminate) H) as A2.
  replace (1 * x + 0 * y) with x in A1 by ring. replace (0 * x + 1 * y) with y in A2 by ring. lia.
Qed.
Lemma f_max_pos : 0 < f_max. Proof. reflexivity. Qed.
Lemma g_max_pos : 0 < g_max. Proof. reflexivity. Qed.
Lemma within_intro x y B : (forall r, In r rows -> Z.abs (fst r * x + snd r * y) <= B) -> within x y B.
Proof. intros H. apply Forall_forall. exact H. Qed.
Lemma within_opp x y B : within x y B -> within (- x) (- y) B.
Proof.
  unfold within. rewrite !Forall_forall. intros H r I. specialize (H r I). rewrite <- Z.abs_opp in H.
  replace (fst r * - x + snd r * - y) with (- (fst r * x + snd r * y)) by ring. exact H.
Qed.

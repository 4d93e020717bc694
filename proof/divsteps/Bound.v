(* The number of divsteps that are enough: (0, p, x) with 0 <= x <= p < 2^256 has g = 0 after 590 of them, 588 below 2^255.
   After k steps, with e = k - theta: if theta >= 0 then Phi(f, 2^theta g) <= (rate / full)^e C; if theta = -n <= 0 then Phi(2^n f, g + j f) <=
   2^n (rate / full)^e C for all 0 <= j < 2^n, the values that the next n steps may bring. Points with odd f and g <> 0 are not that small. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import divsteps.Divstep divsteps.Norm divsteps.Contraction.
Import ListNotations.
Open Scope Z_scope.

(* least: below Phi of all odd f with g <> 0, in the sense of [ends]; most: above Phi of the corners (1, 0) and (1, 1) of the start *)
Definition least := 2 ^ 24 - 1. Definition most := 2 ^ 24 + 1.
Definition reaches (x y : Z) (b : Z) : bool := existsb (fun r => b <=? Z.abs (fst r * x + snd r * y)) rows.
Definition end_ok : bool := reaches 1 1 least && reaches 1 (-1) least && (least <=? 3 * f_max) && (least <=? 2 * g_max) &&
  (least * full <=? 2 * rate * g_max) && (full <=? 2 * rate) &&
  (* theta = -1 *) (2 * rate * least <=? 6 * f_max * full) && (2 * rate * least <=? 3 * g_max * full) &&
  forallb (fun g => reaches (2 * full) (g * full) (2 * rate * least) || reaches (2 * full) ((g + 1) * full) (2 * rate * least)) [1; -1; 2; -2] &&
  (* theta <= -2 *) (rate * rate * least <=? f_max * full * full) && (rate <=? full).
Definition init_ok : bool := forallb (fun r => (Z.abs (fst r) <=? most) && (Z.abs (fst r + snd r) <=? most)) rows.
Lemma end_true : end_ok = true. Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma init_true : init_ok = true. Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma too_big q m A F S R : 0 < q -> 0 <= F -> m <= A -> S <= m * F -> q * A * F <= R -> R < q * S -> False.
Proof.
  intros Q FP MA SM H L. assert (S <= A * F) by (eapply Z.le_trans; [exact SM|apply Z.mul_le_mono_nonneg_r; auto]).
  assert (q * S <= q * (A * F)) by (apply Z.mul_le_mono_nonneg_l; lia). rewrite Z.mul_assoc in H1. lia.
Qed.
Opaque most least.

Section Descent.
Variable C : Z.
Definition above (e t f g : Z) := within (full ^ e * f) (full ^ e * (2 ^ t * g)) (rate ^ e * C).
Definition under (e n f g : Z) :=
  forall j, 0 <= j <= 2 ^ n - 1 -> within (full ^ e * (2 ^ n * f)) (full ^ e * (g + j * f)) (2 ^ n * (rate ^ e * C)).
Definition invariant (k : Z) (s : Z * Z * Z) := let '(t, f, g) := s in
  Z.odd f = true /\ 0 <= k - t /\ (0 <= t -> above (k - t) t f g) /\ (t <= 0 -> under (k - t) (- t) f g).
Lemma at_zero e f g : under e 0 f g <-> above e 0 f g.
Proof.
  unfold under, above. split.
  - intros H. specialize (H 0 ltac:(cbn; lia)). rewrite !Z.mul_0_l, Z.add_0_r, !Z.pow_0_r, !Z.mul_1_l in H. rewrite Z.pow_0_r, Z.mul_1_l. exact H.
  - intros H j Hj. replace j with 0 by (cbn in Hj; lia). rewrite !Z.mul_0_l, Z.add_0_r, !Z.pow_0_r, !Z.mul_1_l. rewrite Z.pow_0_r, Z.mul_1_l in H.
    exact H.
Qed.
Lemma invariant_step k s : 0 <= k -> invariant k s -> invariant (k + 1) (divstep s).
Proof.
  intros K. destruct s as [[t f] g]. intros (O & E & P & N). unfold divstep.
  destruct ((0 <=? t) && Z.odd g) eqn:B.
  - apply andb_prop in B as [B1 B2]. apply Z.leb_le in B1. specialize (P B1).
    assert (X : under (k + 1 - - t) t g ((g - f) / 2)).
    { assert (HH : exists h, g - f = 2 * h). { apply Z.odd_spec in O as [x ->]. apply Z.odd_spec in B2 as [y ->]. exists (y - x). ring. }
      destruct HH as [h HH]. rewrite HH, half. intros j Hj. unfold above in P.
      pose proof (contract t j _ _ _ B1 Hj P) as Q. replace (k + 1 - - t) with ((2 * t + 1) + (k - t)) by ring.
      rewrite (Z.pow_add_r full (2 * t + 1)), (Z.pow_add_r rate (2 * t + 1)) by lia. set (e := k - t) in *. clearbody e.
      assert (T2 : 0 < 2 ^ t) by (apply pow2_pos; auto).
      assert (S : 2 ^ (2 * t + 1) = 2 ^ t * (2 ^ t * 2)) by (rewrite <- Z.mul_assoc || idtac; replace (2 * t + 1) with (t + (t + 1)) by ring;
        rewrite !Z.pow_add_r by lia; reflexivity).
      rewrite Z.pow_mul_l, S in Q.
      (* divide by 2^(t+1) *)
      unfold within in *. rewrite Forall_forall in *. intros r I. specialize (Q r I).
      set (q1 := full ^ (2 * t + 1)) in *. set (p1 := rate ^ (2 * t + 1)) in *. set (T := 2 ^ t) in *.
      clearbody q1 p1 T. clear N P E K B1 S Hj. apply (Z.mul_le_mono_pos_l _ _ (2 * T)); [lia|].
      rewrite <- (Z.abs_eq (2 * T)) at 1 by lia. rewrite <- Z.abs_mul.
      eapply Z.le_trans; [|eapply Z.le_trans; [exact Q|]].
      + apply Z.eq_le_incl. f_equal. assert (FE : f = g - 2 * h) by (clear - HH; lia). rewrite FE. ring.
      + apply Z.eq_le_incl. ring. }
    split; [exact B2|]. split; [lia|]. split.
    + intros H0. assert (t = 0) by lia. subst t. apply at_zero. exact X.
    + intros _. rewrite Z.opp_involutive. exact X.
  - destruct (odd_half f g O) as [h H]. rewrite H, half. split; [exact O|]. split; [lia|].
    replace (k + 1 - (t + 1)) with (k - t) by ring.
    assert (NX : t < 0 -> under (k - t) (- (t + 1)) f h).
    { intros H0. specialize (N ltac:(lia)). intros j Hj.
      assert (D : 2 ^ (- t) = 2 * 2 ^ (- (t + 1))) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
      assert (HB : 0 <= g mod 2 <= 1) by (pose proof (Z.mod_pos_bound g 2 ltac:(lia)); lia).
      specialize (N (2 * j + g mod 2) ltac:(lia)). rewrite D in N. set (T := 2 ^ (- (t + 1))) in *.
      unfold within in *. rewrite Forall_forall in *. intros r I. specialize (N r I). apply (Z.mul_le_mono_pos_l _ _ 2); [lia|].
      rewrite <- (Z.abs_eq 2) at 1 by lia. rewrite <- Z.abs_mul.
      eapply Z.le_trans; [|eapply Z.le_trans; [exact N|]].
      - apply Z.eq_le_incl. f_equal. replace (g + (2 * j + g mod 2) * f) with (2 * h + 2 * j * f) by lia. ring.
      - apply Z.eq_le_incl. ring. }
    assert (PX : 0 <= t -> above (k - t) (t + 1) f h).
    { intros H0. specialize (P H0). apply andb_false_iff in B as [B|B]; [apply Z.leb_gt in B; lia|].
      unfold above in *. rewrite Zmod_odd, B in H. replace (2 ^ (t + 1) * h) with (2 ^ t * g); auto. rewrite Z.pow_add_r by lia.
      replace g with (2 * h) by lia. ring. }
    split.
    + intros H0. destruct (Z.lt_ge_cases t 0); [|auto]. assert (t = -1) by lia. subst t. apply at_zero. apply NX. lia.
    + intros H0. apply NX. lia.
Qed.
Lemma invariant_steps n s : invariant 0 s -> invariant (Z.of_nat n) (divsteps n s).
Proof.
  intros H. induction n as [|n IH]; [exact H|]. cbn [divsteps]. replace (Z.of_nat (S n)) with (Z.of_nat n + 1) by lia.
  apply invariant_step; [lia|auto].
Qed.
Lemma reaches_ok x y b k B : reaches x y b = true -> 0 <= k -> within (k * x) (k * y) B -> k * b <= B.
Proof.
  unfold reaches, within. intros E K H. apply existsb_exists in E as (r & I & E). apply Z.leb_le in E. rewrite Forall_forall in H.
  specialize (H _ I).
  replace (fst r * (k * x) + snd r * (k * y)) with (k * (fst r * x + snd r * y)) in H by ring. rewrite Z.abs_mul, (Z.abs_eq k) in H by auto. nia.
Qed.
Lemma ends k s : 0 <= k -> 0 < C -> invariant k s -> rate ^ k * C < full ^ k * least -> snd s = 0.
Proof.
  intros K CP. destruct s as [[t f] g]. cbn [snd]. intros (O & E & P & N) L. destruct (Z.eq_dec g 0) as [|NZ]; [auto|exfalso].
  pose proof end_true as X. unfold end_ok in X. repeat (apply andb_prop in X as [X ?]). rename X into X0.
  repeat match goal with H : (_ <=? _) = true |- _ => apply Z.leb_le in H end.
  assert (F1 : Z.abs f = 1 \/ 3 <= Z.abs f). { apply Z.odd_spec in O as [x ->]. lia. }
  assert (QP : forall i, 0 <= i -> 0 < full ^ i) by (intros; apply Z.pow_pos_nonneg; auto; reflexivity).
  assert (PP : forall i, 0 <= i -> 0 < rate ^ i) by (intros; apply Z.pow_pos_nonneg; auto; reflexivity).
  destruct (Z.lt_ge_cases t 0) as [TN|TP].
  - specialize (N ltac:(lia)).
    set (n := - t) in *. replace (k - t) with (k + n) in N by (unfold n; ring). assert (Hn : 1 <= n) by (unfold n; lia). clearbody n.
    assert (T2 : 0 < 2 ^ n) by (apply pow2_pos; lia). unfold under in N. rewrite !Z.pow_add_r in N by lia.
    pose proof (QP k K) as Qk. pose proof (QP n ltac:(lia)) as Qn. pose proof (PP k K) as Pk. pose proof (PP n ltac:(lia)) as Pn.
    set (qk := full ^ k) in *. set (pk := rate ^ k) in *. clearbody qk pk. clear P.
    destruct (Z.eq_dec n 1) as [->|N2].
    + (* one step to go: both values of j *)
      change (full ^ 1) with full in *. change (rate ^ 1) with rate in *. change (2 ^ 1) with 2 in *.
      pose proof (N 0 ltac:(lia)) as A0. pose proof (N 1 ltac:(lia)) as A1. rewrite Z.mul_0_l, Z.add_0_r in A0. rewrite Z.mul_1_l in A1.
      assert (UB : 2 * (pk * rate * C) < qk * (2 * rate * least)) by (replace (2 * (pk * rate * C)) with (2 * rate * (pk * C)) by ring;
        replace (qk * (2 * rate * least)) with (2 * rate * (qk * least)) by ring; apply Z.mul_lt_mono_pos_l; [exact rate2_pos|exact L]).
      pose proof (coord _ _ _ A0) as [CF CG]. rewrite !Z.abs_mul in CF, CG. rewrite (Z.abs_eq qk) in CF, CG by lia.
      destruct F1 as [F1|F3].
      * destruct (Z.le_gt_cases 3 (Z.abs g)) as [G3|G3]. { change (Z.abs full) with full in CG.
        apply (too_big qk 3 (Z.abs g) (full * g_max) (2 * rate * least) (2 * (pk * rate * C))); [exact Qk|apply Z.leb_le;
          reflexivity|exact G3|clear - H2; lia|eapply Z.le_trans; [|exact CG]; apply Z.eq_le_incl; ring|exact UB]. }
        match goal with H : forallb _ [1; -1; 2; -2] = true |- _ => rename H into FB end. rewrite forallb_forall in FB.
        assert (FX : exists g', In g' [1;-1;2;-2] /\ within (qk * (2 * full)) (qk * (g' * full)) (2 * (pk * rate * C)) /\ within (qk * (2 * full))
          (qk * ((g' + 1) * full)) (2 * (pk * rate * C))).
        { assert (FF : f = 1 \/ f = -1) by lia. destruct FF as [-> | ->].
          - exists g. split; [cbn [In]; lia|]. split.
            + replace (qk * (2 * full)) with (qk * full * (2 * 1)) by ring. replace (qk * (g * full)) with (qk * full * g) by ring. exact A0.
            + replace (qk * (2 * full)) with (qk * full * (2 * 1)) by ring. replace (qk * ((g + 1) * full)) with (qk * full * (g + 1)) by ring.
              exact A1.
          - exists (- g). split; [cbn [In]; lia|]. apply within_opp in A0, A1. split.
            + replace (qk * (2 * full)) with (- (qk * full * (2 * -1))) by ring. replace (qk * (- g * full)) with (- (qk * full * g)) by ring.
              exact A0.
            + replace (qk * (2 * full)) with (- (qk * full * (2 * -1))) by ring.
              replace (qk * ((- g + 1) * full)) with (- (qk * full * (g + -1))) by ring. exact A1. }
        destruct FX as (g' & I & L1 & L2). specialize (FB _ I). apply orb_true_iff in FB as [FB|FB].
        -- exact (Z.lt_irrefl _ (Z.lt_le_trans _ _ _ UB (reaches_ok _ _ _ _ _ FB (Z.lt_le_incl _ _ Qk) L1))).
        -- exact (Z.lt_irrefl _ (Z.lt_le_trans _ _ _ UB (reaches_ok _ _ _ _ _ FB (Z.lt_le_incl _ _ Qk) L2))).
      * rewrite (Z.abs_mul 2 f) in CF. change (Z.abs full) with full in CF. change (Z.abs 2) with 2 in CF.
        apply (too_big qk 3 (Z.abs f) (2 * full * f_max) (2 * rate * least) (2 * (pk * rate * C))); [exact Qk|apply Z.leb_le;
          reflexivity|exact F3|clear - H3; lia|eapply Z.le_trans; [|exact CF]; apply Z.eq_le_incl; ring|exact UB].
    + pose proof (N 0 ltac:(lia)) as A0. pose proof (coord _ _ _ A0) as [CF _]. rewrite !Z.abs_mul in CF.
      rewrite (Z.abs_eq (full ^ n)), (Z.abs_eq qk), (Z.abs_eq (2 ^ n)) in CF by lia.
      assert (LN : rate ^ n * least <= f_max * full ^ n).
      { replace n with (2 + (n - 2)) by ring. rewrite !Z.pow_add_r by lia.
        pose proof (Z.pow_le_mono_l rate full (n - 2) ltac:(split; [discriminate|auto])) as ML.
        pose proof (PP (n - 2) ltac:(clear - Hn N2; lia)) as PA. set (a := rate ^ (n - 2)) in *. set (b := full ^ (n - 2)) in *.
        change (rate ^ 2) with (rate * rate). change (full ^ 2) with (full * full).
        apply Z.le_trans with (rate * rate * least * b); [|].
        - replace (rate * rate * a * least) with (rate * rate * least * a) by ring. apply Z.mul_le_mono_nonneg_l; auto; discriminate.
        - replace (f_max * (full * full * b)) with (f_max * full * full * b) by ring.
          apply Z.mul_le_mono_nonneg_r; [exact (Z.le_trans _ _ _ (Z.lt_le_incl _ _ PA) ML)|assumption]. }
      assert (FA : 1 <= Z.abs f) by (clear - F1; lia).
      assert (H1' : qk * full ^ n * 2 ^ n * f_max <= 2 ^ n * (pk * rate ^ n * C)).
      { eapply Z.le_trans; [|exact CF]. pose proof f_max_pos as FP.
        assert (U : 0 < qk * full ^ n * 2 ^ n * f_max) by (repeat apply Z.mul_pos_pos; auto).
        replace (qk * full ^ n * (2 ^ n * Z.abs f) * f_max) with (qk * full ^ n * 2 ^ n * f_max * Z.abs f) by ring.
        rewrite <- (Z.mul_1_r (qk * full ^ n * 2 ^ n * f_max)) at 1. apply Z.mul_le_mono_nonneg_l; [apply Z.lt_le_incl; exact U|exact FA]. }
      assert (H2' : qk * full ^ n * f_max <= pk * rate ^ n * C).
      { apply (Z.mul_le_mono_pos_l _ _ (2 ^ n)); auto. eapply Z.le_trans; [|exact H1']. apply Z.eq_le_incl; ring. }
      assert (H3' : rate ^ n * (qk * least) <= rate ^ n * (pk * C)).
      { eapply Z.le_trans; [|eapply Z.le_trans; [exact H2'|]]; [|apply Z.eq_le_incl; ring].
        replace (rate ^ n * (qk * least)) with (qk * (rate ^ n * least)) by ring.
        replace (qk * full ^ n * f_max) with (qk * (f_max * full ^ n)) by ring. apply Z.mul_le_mono_nonneg_l; lia. }
      apply Z.mul_le_mono_pos_l in H3'; [clear - L H3'; lia|exact Pn].
  - specialize (P TP). unfold above in P. destruct (Z.eq_dec t 0) as [->|T1].
    + rewrite Z.sub_0_r, Z.pow_0_r, Z.mul_1_l in P. pose proof (QP k K) as Qk. set (qk := full ^ k) in *. set (pk := rate ^ k) in *.
      clearbody qk pk. clear N.
      pose proof (coord _ _ _ P) as [CF CG]. rewrite !Z.abs_mul in CF, CG. rewrite (Z.abs_eq qk) in CF, CG by lia.
      destruct F1 as [F1|F3]; [|apply (too_big qk 3 (Z.abs f) f_max least (pk * C)); auto; apply Z.lt_le_incl, f_max_pos].
      destruct (Z.le_gt_cases 2 (Z.abs g)) as [G2|G2]; [apply (too_big qk 2 (Z.abs g) g_max least (pk * C)); auto; apply Z.lt_le_incl, g_max_pos|].
      assert (Y : qk * least <= pk * C).
      { assert (FF : f = 1 \/ f = -1) by lia. assert (GG : g = 1 \/ g = -1) by lia.
        destruct FF as [-> | ->], GG as [-> | ->]; [| |apply within_opp in P|apply within_opp in P];
        try rewrite <- !Z.mul_opp_r in P; cbn [Z.opp] in P; eapply reaches_ok; try exact P; auto; lia. }
      lia.
    + (* t >= 1 : g tiny unless 0 *)
      pose proof (coord _ _ _ P) as [_ CG]. rewrite !Z.abs_mul in CG. assert (T2 : 0 < 2 ^ t) by (apply pow2_pos; lia).
      pose proof (QP (k - t) ltac:(lia)) as Qe. pose proof (PP (k - t) ltac:(lia)) as Pe.
      rewrite (Z.abs_eq (full ^ (k - t))), (Z.abs_eq (2 ^ t)) in CG by lia.
      assert (EQ : full ^ k = full ^ (k - t) * full ^ t) by (rewrite <- Z.pow_add_r by (clear - E TP; lia); f_equal; ring).
      assert (EP : rate ^ k = rate ^ (k - t) * rate ^ t) by (rewrite <- Z.pow_add_r by (clear - E TP; lia); f_equal; ring).
      rewrite EQ, EP in L. set (qe := full ^ (k - t)) in *. set (pe := rate ^ (k - t)) in *. 
      assert (GA : 1 <= Z.abs g) by (clear - NZ; lia).
      assert (H1' : qe * 2 ^ t * g_max <= pe * C). { eapply Z.le_trans; [|exact CG]. pose proof g_max_pos as GP.
      assert (U : 0 < qe * 2 ^ t * g_max) by (repeat apply Z.mul_pos_pos; auto).
        replace (qe * (2 ^ t * Z.abs g) * g_max) with (qe * 2 ^ t * g_max * Z.abs g) by ring. rewrite <- (Z.mul_1_r (qe * 2 ^ t * g_max)) at 1.
        apply Z.mul_le_mono_nonneg_l; [apply Z.lt_le_incl; exact U|exact GA]. }
      assert (LN : full ^ t * least <= (2 * rate) ^ t * g_max).
      { replace t with (1 + (t - 1)) by ring. rewrite !Z.pow_add_r by lia.
        pose proof (Z.pow_le_mono_l full (2 * rate) (t - 1) ltac:(split; [discriminate|auto])) as ML.
        pose proof (QP (t - 1) ltac:(clear - TP T1; lia)) as PA. set (a := full ^ (t - 1)) in *. set (b := (2 * rate) ^ (t - 1)) in *.
        rewrite !Z.pow_1_r.
        apply Z.le_trans with (least * full * b); [|].
        - replace (full * a * least) with (least * full * a) by ring. apply Z.mul_le_mono_nonneg_l; auto; discriminate.
        - replace (2 * rate * b * g_max) with (2 * rate * g_max * b) by ring.
          apply Z.mul_le_mono_nonneg_r; [exact (Z.le_trans _ _ _ (Z.lt_le_incl _ _ PA) ML)|assumption]. }
      rewrite Z.pow_mul_l in LN. pose proof (PP t TP) as Pt. pose proof (QP t TP) as Qt. set (qt := full ^ t) in *. set (pt := rate ^ t) in *.
      assert (Z1 : pt * (qe * 2 ^ t * g_max) <= pt * (pe * C)) by (apply Z.mul_le_mono_nonneg_l; [apply Z.lt_le_incl; exact Pt|exact H1']).
      assert (Z2 : qe * (qt * least) <= qe * (2 ^ t * pt * g_max)) by (apply Z.mul_le_mono_nonneg_l; [apply Z.lt_le_incl; exact Qe|exact LN]).
      assert (Y1 : pt * (pe * C) < qe * (qt * least)) by (eapply Z.le_lt_trans; [|eapply Z.lt_le_trans; [exact L|]]; apply Z.eq_le_incl; ring).
      assert (Y2 : pt * (qe * 2 ^ t * g_max) = qe * (2 ^ t * pt * g_max)) by ring. rewrite Y2 in Z1. clear - Y1 Z1 Z2.
      exact (Z.lt_irrefl _ (Z.lt_le_trans _ _ _ (Z.le_lt_trans _ _ _ Z1 Y1) Z2)).
Qed.
End Descent.

(* any odd modulus p <= M, 0 <= x <= p *)
Theorem divsteps_bound (N : nat) (M p x : Z) : rate ^ Z.of_nat N * (most * M) < full ^ Z.of_nat N * least ->
  Z.odd p = true -> 0 < p <= M -> 0 <= x <= p -> snd (divsteps N (0, p, x)) = 0.
Proof.
  intros L O HP HX. apply (ends (most * M) (Z.of_nat N)); auto; try lia.
  - apply Z.mul_pos_pos; [reflexivity|lia].
  - apply invariant_steps. assert (I : above (most * M) 0 0 p x). Transparent most Z.pow.
    { unfold above, within. rewrite !Z.pow_0_r, !Z.mul_1_l. apply Forall_forall. intros r I. pose proof init_true as T. unfold init_ok in T.
      rewrite forallb_forall in T. specialize (T _ I).
      apply andb_prop in T as [T1 T2]. apply Z.leb_le in T1, T2.
      replace (fst r * p + snd r * x) with (fst r * (p - x) + (fst r + snd r) * x) by ring.
      eapply Z.le_trans; [apply Z.abs_triangle|]. rewrite !Z.abs_mul, (Z.abs_eq x), (Z.abs_eq (p - x)) by lia. unfold most in *. nia. }
    split; [exact O|]. split; [lia|]. change (0 - 0) with 0. change (- 0) with 0. split; intros _; [exact I|apply at_zero; exact I].
Qed.
Theorem divsteps_590_256 p x : Z.odd p = true -> 0 < p < 2 ^ 256 -> 0 <= x <= p -> snd (divsteps 590 (0, p, x)) = 0.
Proof. intros. apply (divsteps_bound 590 (2 ^ 256)); auto; [vm_compute; reflexivity|lia]. Qed.
Theorem divsteps_588_255 p x : Z.odd p = true -> 0 < p < 2 ^ 255 -> 0 <= x <= p -> snd (divsteps 588 (0, p, x)) = 0.
Proof. intros. apply (divsteps_bound 588 (2 ^ 255)); auto; [vm_compute; reflexivity|lia]. Qed.

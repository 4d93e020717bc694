(* Soundness of the loop checker: by induction over the rounds that remain, with the head's form as the invariant. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
From Carrychain Require Import model.Mem core.Poly core.Cert core.Micro core.MicroLoop core.Word core.Sym core.SymSound stmt.Contract core.Check core.Segment core.Sound core.Loop.
Import ListNotations.
Open Scope Z_scope.

(* How loops of an instruction set follow from micro loops (core/MicroLoop.v); the body's last operations lower the counter. *)
Record loop_simulation (I : isa) (S : simulation I) := LoopSim {
  lower_loop : code I -> nat -> nat -> option (list (list uop) * list (list uop) * positive * list (list uop));
  loop_ok : forall k n1 n2 pre body r post s m m1 t1 n m2 t2 m3 t3, lower_loop k n1 n2 = Some (pre, body, r, post) -> agree I S s m ->
    mrun (concat pre) m = Some (m1, t1) -> mloop n (concat body) r m1 = Some (m2, t2) -> mrun (concat post) m2 = Some (m3, t3) ->
    exists s', runs I k s s' (t1 ++ t2 ++ t3 ++ return_events I S (reg I s' (sp I))) /\ agree I S s' m3 }.

Section Head.
Variables (c : contract) (h : head) (r : positive) (base : nat -> Z) (m0 : memory).
Hypothesis geo : forall i, 0 <= base i /\ base i + size c i < W.
Hypothesis PLACES : forallb (fun x => in_region c (fst x)) (places h) = true.
Definition mcontent (m : ms) (p : place) : Z := match p with Mem i o n => load n (mm m) (base i + o) | Reg q => lvd m q end.
Lemma place_poly_ok av rho s m p q : rel rho (lay c av) base m0 s m -> place_poly s p = Some q -> peval rho q = mcontent m p.
Proof.
  intros R. destruct p as [i o n|x]; cbn [place_poly mcontent]; intros H.
  - exact (compose_ok _ _ _ _ _ _ R _ _ _ _ _ H).
  - symmetry. exact (proj2 (val_lvd _ _ _ _ _ _ _ _ R H)).
Qed.
Lemma limbs_poly_ok av rho s m : rel rho (lay c av) base m0 s m -> forall l q, limbs_poly s l = Some q ->
  peval rho q = fold_right (fun x v => lweight x * mcontent m (lplace x) + v) 0 l.
Proof.
  intros R. induction l as [|x l IH]; cbn [limbs_poly fold_right]; intros q H. { injection H as <-. reflexivity. }
  inv H. inv H. injection H as <-. rewrite padd_ok, pscale_ok, (place_poly_ok _ _ _ _ _ _ R E), (IH _ eq_refl). reflexivity.
Qed.
Definition head_of (k : nat) : sst := match k with O => after_rounds h r | _ => in_round h r end.
Definition at_head (k : nat) (m : ms) (rho : positive -> Z) : Prop :=
  rel rho (lay c (fun _ => None)) base m0 (head_of k) m /\ (k <> O -> rho (counter h) = Z.of_nat k) /\
  forall j p b, nth_error (places h) j = Some (p, b) -> rho (var j) = mcontent m p.
Lemma head_lookup rho m k vs : at_head k m rho -> head_vals h (head_of k) = Some vs -> forall i q, lookup vs i = Some q ->
  exists x, In (i, x) (values h) /\ peval rho q = fold_right (fun x v => lweight x * mcontent m (lplace x) + v) 0 (limbs x).
Proof.
  intros [R _]. unfold head_vals. revert vs. induction (values h) as [|[j x] l IH]; cbn [fold_right fst snd]; intros vs H i q Q. { injection H as <-. discriminate. }
  invas H vs' E. invas H p E0. injection H as <-. cbn [lookup] in Q. destruct (Nat.eqb_spec j i) as [->|].
  - injection Q as <-. exists x. split; [now left|]. exact (limbs_poly_ok _ _ _ _ R _ _ E0).
  - destruct (IH _ eq_refl _ _ Q) as (y & A & B). exists y. split; [now right|exact B].
Qed.

Lemma check_places_in k s p b : forall l cs, check_places k s l cs = true -> In (p, b) l ->
  exists q ct, place_poly s p = Some q /\ at_least_0 k q = true /\ at_most k q b ct = true.
Proof.
  induction l as [|[p' b'] l IH]; cbn [check_places]; intros cs H J; [destruct J|]. zprop. destruct J as [J|J]; [|eapply IH; eauto].
  injection J as -> ->. destruct (place_poly s p) as [q|]; [|discriminate]. zprop. eauto.
Qed.

Lemma check_values_in k s vs i x : forall l cs, check_values k s vs l cs = true -> In (i, x) l ->
  exists p q ct, limbs_poly s (limbs x) = Some p /\ lookup vs i = Some q /\ peqb p q = true /\ at_most k p (vmax x) ct = true.
Proof.
  induction l as [|[j y] l IH]; cbn [check_values]; intros cs H J; [destruct J|]. zprop. destruct J as [J|J]; [|eapply IH; eauto].
  injection J as -> ->. destruct (limbs_poly s (limbs x)) as [p|]; [|discriminate]. destruct (lookup vs i) as [q|]; [|discriminate]. zprop. do 3 eexists. eauto.
Qed.

Section Arrive.
Variables (av : nat -> option positive) (rho : positive -> Z) (s : sst) (m : ms) (k : kb) (vs : list (nat * poly)) (part0 : part) (v : nat -> Z).
Hypothesis R : rel rho (lay c av) base m0 s m.
Hypothesis K : kb_ok rho k.
Hypothesis AR : arrives h k s vs part0 = true.
Hypothesis T : tracks c rho vs v.
Variable n : nat.
Hypothesis N : lv m r = Some (Z.of_nat n).
Hypothesis NW : Z.of_nat n < W.
Definition rho_head (x : positive) : Z :=
  if Pos.eqb x (counter h) then Z.max 1 (Z.of_nat n) else
  match nth_error (places h) (Pos.to_nat x - 1) with Some (p, _) => mcontent m p | None => 0 end.
Lemma rho_head_var j p b : nth_error (places h) j = Some (p, b) -> rho_head (var j) = mcontent m p.
Proof.
  intros Nj. unfold rho_head, counter, var. assert (L : (j < length (places h))%nat) by (apply nth_error_Some; rewrite Nj; discriminate).
  destruct (Pos.eqb_spec (Pos.of_succ_nat j) (Pos.of_succ_nat (length (places h)))); [lia|].
  rewrite SuccNat2Pos.id_succ, Nat.sub_succ, Nat.sub_0_r, Nj. reflexivity.
Qed.
Lemma rho_head_counter : rho_head (counter h) = Z.max 1 (Z.of_nat n).
Proof. unfold rho_head. now rewrite Pos.eqb_refl. Qed.
Lemma place_var_ok p b x : In ((p, b), x) (place_vars h) -> rho_head x = mcontent m p /\ In (p, b) (places h).
Proof. intros H. apply numbered_in in H as (j & Nj & ->). split; [exact (rho_head_var _ _ _ Nj)|now apply nth_error_In in Nj]. Qed.
Lemma parts : forallb (has_pointer s) (pointers h) = true /\ check_places k s (places h) (pbounds part0) = true /\ check_values k s vs (values h) (pvalues part0) = true.
Proof. pose proof AR as X. unfold arrives in X. apply andb_prop in X as [X Z0]. apply andb_prop in X as [X Y]. auto. Qed.
Lemma places_bounds p b : In (p, b) (places h) -> 0 <= mcontent m p <= b.
Proof.
  intros J. destruct parts as (_ & H0 & _). destruct (check_places_in _ _ _ _ _ _ H0 J) as (q & ct & Q & B1 & B2).
  rewrite <- (place_poly_ok _ _ _ _ _ _ R Q). split; [exact (at_least_ok rho k K _ B1)|exact (at_most_ok rho k K _ _ _ B2)].
Qed.
Lemma arrive_rel : at_head n m rho_head.
Proof.
  destruct parts as (A & H0 & _). split; [|split; [intros N0; rewrite rho_head_counter; lia|exact rho_head_var]].
  assert (CV : match n with O => True | _ => rho_head (counter h) = Z.of_nat n end) by (rewrite rho_head_counter; destruct n; [auto|lia]).
  set (nv := match n with O => SV [] | _ => SV (pvar (counter h)) end).
  replace (head_of n) with (head_state h r nv) by (unfold head_of, nv, in_round, after_rounds; destruct n; reflexivity).
  constructor; cbn [head_state srg smem senv].
  - intros l w F. apply mkmap_in in F. unfold head_regs in F. destruct F as [F|F].
    { injection F as <- <-. rewrite N. unfold nv. destruct n; cbn [sv]; [reflexivity|rewrite pvar_ok; now rewrite CV]. }
    apply in_app_or in F as [F|F].
    + apply in_map_iff in F as ([q [i o]] & E & J). cbn [fst snd] in E. injection E as <- <-. cbn [sv].
      rewrite forallb_forall in A. specialize (A _ J). unfold has_pointer in A. cbn [fst snd] in A. destruct (PositiveMap.find q (srg s)) as [[|i' o']|] eqn:F; try discriminate. zprop. subst.
      exact (r_reg _ _ _ _ _ _ R _ _ F).
    + apply in_flat_map in F as ([[p b] x] & J & F). cbn [fst snd] in F. destruct p as [|q]; [destruct F|]. destruct F as [F|[]]. injection F as <- <-. cbn [sv].
      destruct (place_var_ok _ _ _ J) as [V I]. rewrite pvar_ok, V. cbn [mcontent].
      destruct (check_places_in _ _ _ _ _ _ H0 I) as (z & _ & X & _). cbn [place_poly] in X. rewrite (val_ok _ _ _ _ _ _ _ _ R X). f_equal. symmetry. exact (proj2 (val_lvd _ _ _ _ _ _ _ _ R X)).
  - intros i o w v' J. unfold head_cells in J. apply in_flat_map in J as ([[p b] x] & J & F). cbn [fst snd] in F. destruct p as [i' o' w'|]; [|destruct F]. destruct F as [F|[]]. injection F as <- <- <- <-.
    destruct (place_var_ok _ _ _ J) as [V I]. cbn [sv]. rewrite pvar_ok, V. cbn [mcontent]. pose proof PLACES as PL. rewrite forallb_forall in PL. specialize (PL _ I). cbn [fst in_region] in PL. zprop. auto.
  - apply R.
  - apply R.
  - intros x iv F. apply mkmap_in in F. unfold inb. destruct F as [F|F].
    + injection F as <- <-. cbn [fst snd]. rewrite rho_head_counter. unfold W in *. lia.
    + apply in_map_iff in F as ([[p b] y] & E & J). cbn [fst snd] in E. injection E as <- <-. cbn [fst snd]. destruct (place_var_ok _ _ _ J) as [-> I]. now apply places_bounds.
Qed.
Lemma arrive_tracks vh : head_vals h (head_of n) = Some vh -> tracks c rho_head vh v.
Proof.
  intros H i q Q. destruct parts as (_ & _ & H1).
  destruct (head_lookup _ _ _ _ arrive_rel H _ _ Q) as (x & J & ->). destruct (check_values_in _ _ _ _ _ _ _ H1 J) as (p & q' & ct & E & F & X & _). apply peqb_ok in X. subst q'.
  rewrite <- (limbs_poly_ok _ _ _ _ R _ _ E). exact (T _ _ F).
Qed.
Lemma arrive_facts vh : head_vals h (head_of n) = Some vh -> facts_ok rho_head (head_facts h vh).
Proof.
  intros H. unfold head_facts. destruct parts as (_ & _ & H1). pose proof arrive_rel as [RH _].
  assert (B : forall i x, In (i, x) (values h) -> fold_right (fun x v => lweight x * mcontent m (lplace x) + v) 0 (limbs x) <= vmax x).
  { intros i x J. destruct (check_values_in _ _ _ _ _ _ _ H1 J) as (p & q' & ct & E & F & _ & X). rewrite <- (limbs_poly_ok _ _ _ _ R _ _ E). exact (at_most_ok rho k K _ _ _ X). }
  clear H1. unfold head_vals in H. revert vh H B. induction (values h) as [|[i x] l IH]; cbn [fold_right fst snd combine map]; intros vh H B. { constructor. }
  invas H vh' E. invas H p E0. injection H as <-. cbn [combine map fst snd]. constructor.
  - rewrite psub_ok, pconst_ok, (limbs_poly_ok _ _ _ _ RH _ _ E0). pose proof (B i x (or_introl eq_refl)). lia.
  - apply IH; [reflexivity|]. intros j y J. apply (B j y). now right.
Qed.
Lemma kept_ok j x : kept_at h s j x = true -> exists p b, nth_error (places h) j = Some (p, b) /\ mcontent m p = rho x.
Proof.
  unfold kept_at. destruct (nth_error (places h) j) as [[p b]|]; [|discriminate]. destruct (place_poly s p) as [q|] eqn:Q; [|discriminate].
  intros E. apply peqb_ok in E. subst q. exists p, b. split; [reflexivity|]. rewrite <- (place_poly_ok _ _ _ _ _ _ R Q). apply pvar_ok.
Qed.
End Arrive.
End Head.

Lemma perform_ext ops v w : (forall i, v i = w i) -> forall i, perform ops v i = perform ops w i.
Proof.
  revert v w. induction ops as [|[d e] ops IH]; cbn [perform]; intros v w H i; [auto|]. apply IH. intros j. unfold set.
  assert (X : Contract.eval v e = Contract.eval w e) by (induction e; cbn [Contract.eval]; congruence). rewrite X. destruct (Nat.eqb j d); auto.
Qed.

Section Loop.
Variables (I : isa) (S : simulation I) (LS : loop_simulation I S) (scratch : list positive) (c : contract) (code0 : code I) (n1 n2 : nat) (pf : loop_proof).
Variables (pre body post : list (list uop)) (r : positive).
Let h := lhead pf.
Hypothesis LOW : lower_loop _ _ LS code0 n1 n2 = Some (pre, body, r, post).
Hypothesis SC : forall s r, well_formed I s -> In r scratch -> 0 <= reg I s r < W.
Hypothesis REGS : regs_ok I S scratch c = true.
Hypothesis CHECK : check_loop (sp I) (saved I) scratch c h r (pre, body, post) pf = true.

Theorem loop_meets : meets I c code0.
Proof.
  pose proof CHECK as CK. unfold check_loop in CK. apply andb_prop in CK as [CK CM]. apply andb_prop in CK as [CK KA]. apply andb_prop in CK as [SN PL].
  destruct (count_var c) as [nv|] eqn:NV; [|discriminate]. destruct (head_vals h (in_round h r)) as [v1|] eqn:V1; [|discriminate]. destruct (head_vals h (after_rounds h r)) as [v2|] eqn:V2; [|discriminate].
  apply andb_prop in CM as [CM C3]. apply andb_prop in CM as [C1 C2].
  destruct (segment _ _ _ _ _ [] pre _ _) as [[[s1 vs1] k1]|] eqn:S1; [|discriminate]. apply andb_prop in C1 as [C1 KE]. apply andb_prop in C1 as [A1 HC].
  destruct (segment _ _ _ _ _ (ops c) body _ _) as [[[s2 vs2] k2]|] eqn:S2; [|discriminate]. apply andb_prop in C2 as [C2 KR]. apply andb_prop in C2 as [A2 CD].
  destruct (segment _ _ _ _ _ [] post _ _) as [[[s3 vs3] k3]|] eqn:S3; [|discriminate]. apply andb_prop in C3 as [C3 OC]. apply andb_prop in C3 as [SB KX].
  unfold count_var in NV. destruct (count c) as [rc|] eqn:CN; [|discriminate]. cbn [bind] in NV. invas NV [lc nvx] FC. cbn [fst snd] in NV. destruct (Z.ltb_spec (lmax lc) W) as [LW|]; [|discriminate]. injection NV as <-. apply find_some in FC as [FI FE]. cbn [fst snd] in *.
  destruct (lplace lc) as [|rc'] eqn:LC; [discriminate|]. apply Pos.eqb_eq in FE. subst rc'.
  exists (fun pub => let b := base_of c pub in map (conc b) (rev (strc s1)) ++ rounds (fun _ => map (conc b) (rev (strc s2))) (Z.to_nat (last pub 0)) ++
    map (conc b) (rev (strc s3)) ++ return_events I S (nth (stack_region c) pub 0)).
  intros e P. destruct (enter I S e (pre_state _ _ _ P)) as [m A].
  assert (G : forall i, 0 <= bs I c e i /\ bs I c e i + size c i < W) by (intros; eapply geo; eauto).
  assert (D : forall i j, are_apart c i j = true -> bs I c e i + size c i <= bs I c e j \/ bs I c e j + size c j <= bs I c e i) by (intros; eapply sep; eauto).
  assert (M0 : modulus c <> 0) by (eapply sane_stack; eauto).
  destruct (entry_segment_ok I S scratch c e _ _ _ _ _ _ _ m SC P SN REGS A S1) as (rho1 & m1 & RUN1 & R1 & K1 & T1 & Old1). cbn [perform] in T1.
  set (N := Z.to_nat (reg I e rc)).
  assert (NP : 1 <= reg I e rc) by (apply (pre_count _ _ _ P); exact CN).
  assert (NVAL : rho0 I scratch c e nvx = reg I e rc) by (rewrite (proj1 (rho0_limb I scratch c e _ _ FI)), LC; reflexivity).
  assert (NVB : (nvx < nxt (init (sp I) (saved I) scratch c))%positive).
  { cbn [init nxt]. unfold first_free, first_address. apply numbered_in in FI as (i & Ni & ->). unfold var. assert (i < length (in_limbs c))%nat by (apply nth_error_Some; rewrite Ni; discriminate). lia. }
  assert (CNT1 : lv m1 r = Some (Z.of_nat N)).
  { unfold holds_var in HC. cbn [fst snd] in HC. destruct (val s1 r) as [q|] eqn:Q; [|discriminate]. apply peqb_ok in HC. subst q.
    rewrite (val_ok _ _ _ _ _ _ _ _ R1 Q), pvar_ok, Old1, NVAL by exact NVB. unfold N. now rewrite Z2Nat.id by lia. }
  assert (NW : Z.of_nat N < W).
  { unfold N. rewrite Z2Nat.id by lia. destruct (limb_bounds I c e P lc) as [_ B]; [exact (proj2 (rho0_limb I scratch c e _ _ FI))|].
    rewrite LC in B. cbn [content] in B. lia. }
  assert (NOA : forall (f : positive -> Z) (n : positive) (i : nat) (x : positive), @None positive = Some x -> (x < n)%positive /\ f x = bs I c e i) by discriminate.
  (* the invariant, with k rounds to come *)
  set (Inv := fun (k : nat) (x : ms) => exists rh v, at_head c h r (bs I c e) (mem_of I e) k x rh /\
    tracks c rh (match k with O => v2 | _ => v1 end) v /\ facts_ok rh (head_facts h (match k with O => v2 | _ => v1 end)) /\ (forall i, repeat_perform k (ops c) v i = repeat_perform N (ops c) (entry_value I c e) i) /\
    (forall q j, In (q, j) (keeps h) -> exists p b, nth_error (places h) j = Some (p, b) /\ mcontent (bs I c e) x p = reg I e q) /\ Z.of_nat k < W /\ lv x r = Some (Z.of_nat k)).
  assert (HV : forall k, head_vals h (head_of h r k) = Some (match k with O => v2 | _ => v1 end)) by (intros [|k]; [exact V2|exact V1]).
  assert (INV1 : Inv N m1).
  { exists (rho_head h (bs I c e) m1 N), (entry_value I c e). split; [|split; [|split; [|split; [|split; [|split]]]]]; auto.
    - eapply arrive_rel; eauto.
    - eapply arrive_tracks; eauto.
    - eapply arrive_facts; eauto.
    - intros q j J. rewrite forallb_forall in KE. specialize (KE _ J). apply existsb_exists in KE as ([q' x] & JS & E). cbn [fst snd] in E. zprop. apply Pos.eqb_eq in E. subst q'.
      eapply kept_ok in H; [|exact R1]. destruct H as (p & b & Nj & V). exists p, b. split; [exact Nj|].
      destruct (rho0_saved I scratch c e _ _ JS) as [V0 _]. rewrite V, Old1; [exact V0|]. cbn [init nxt]. unfold first_free, first_address, var.
      apply numbered_in in JS as (i & Ni & ->). assert (i < length (saved I))%nat by (apply nth_error_Some; rewrite Ni; discriminate). unfold var. lia. }
  destruct N as [|n] eqn:EN; [lia|].
  destruct (mloop_counts Inv (fun _ => map (conc (bs I c e)) (rev (strc s2))) (concat body) r) with (k := n) (m := m1) as (m2 & RUN2 & INV2); [|exact INV1|].
  { intros k x (rh & v & AH & T & FH & RP & KP & KW & CV). pose proof AH as (RH & CH & VH). cbn [head_of] in RH.
    destruct (segment_ok c (fun _ => None) (bs I c e) (mem_of I e) G D M0 _ _ _ _ _ _ _ _ _ _ _ x _ S2 RH (NOA _ _) FH T) as (rho2 & x' & RUN & R2 & K2 & T2 & Old2 & H2 & D2).
    exists x'. split; [exact RUN|].
    assert (CV' : lv x' r = Some (Z.of_nat k)).
    { destruct (val s2 r) as [q|] eqn:Q; [|discriminate]. rewrite (val_ok _ _ _ _ _ _ _ _ R2 Q). f_equal. apply peqb_ok in CD.
      pose proof (elim_ok rho2 (kenv k2) (sdefs s2) ltac:(apply K2) H2 D2 (psub q (psub (pvar (counter h)) (pconst 1)))) as X. rewrite CD in X. cbn [peval] in X.
      rewrite !psub_ok, pvar_ok, pconst_ok, Old2, CH in X by (try discriminate; cbn [in_round head_state nxt]; lia). lia. }
    split; [exact CV'|]. exists (rho_head h (bs I c e) x' k), (perform (ops c) v). split; [|split; [|split; [|split; [|split; [|split]]]]]; auto.
    - eapply arrive_rel; eauto. lia.
    - eapply arrive_tracks; eauto. lia.
    - eapply arrive_facts; eauto. lia.
    - intros q j J. destruct (KP _ _ J) as (p & b & Nj & V). exists p, b. split; [exact Nj|].
      rewrite forallb_forall in KR. specialize (KR _ J). cbn [snd] in KR. eapply kept_ok in KR; [|exact R2]. destruct KR as (p' & b' & Nj' & V').
      rewrite Nj in Nj'. injection Nj' as <- <-. rewrite V', Old2, (VH _ _ _ Nj); [exact V|]. cbn [in_round head_state nxt]. unfold counter, var.
      assert (j < length (places h))%nat by (apply nth_error_Some; rewrite Nj; discriminate). lia.
    - lia. }
  destruct INV2 as (rh & v & (RH & _ & VH) & T2 & FH & RP & KP & _ & _). cbn [head_of] in RH.
  destruct (segment_ok c (fun _ => None) (bs I c e) (mem_of I e) G D M0 _ _ _ _ _ _ _ _ _ _ _ m2 _ S3 RH (NOA _ _) FH T2) as (rho3 & m3 & RUN3 & R3 & K3 & T3 & Old3 & _). cbn [perform] in T3.
  destruct (loop_ok _ _ LS _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ LOW A RUN1 RUN2 RUN3) as (s' & RN & A').
  assert (SAVED : forall q, In q (sp I :: saved I) -> reg I s' q = reg I e q).
  { intros q J. assert (JR : is_reg _ S q = true) by (eapply reg_ok; eauto; destruct J as [->|J]; [now left|right; apply in_or_app; now left]).
    pose proof (agree_reg _ S _ _ _ A' JR) as X. destruct J as [<-|J].
    - unfold sp_back in SB. destruct (PositiveMap.find (sp I) (srg s3)) as [[|i o]|] eqn:F; try discriminate. zprop. subst.
      apply (r_reg _ _ _ _ _ _ R3) in F. cbn [sv] in F. rewrite base_stack in F. rewrite X in F. injection F as F. lia.
    - destruct (numbered_all (saved I) (length (in_limbs c)) q J) as [x JV]. rewrite forallb_forall in KA. specialize (KA _ JV). apply existsb_exists in KA as ([q' j] & JK & E). cbn [fst] in E. apply Pos.eqb_eq in E. subst q'.
      rewrite forallb_forall in KX. specialize (KX _ JK). unfold holds_var in KX. cbn [fst snd] in KX. destruct (val s3 q) as [z|] eqn:F; [|discriminate]. apply peqb_ok in KX. subst z.
      apply (val_ok _ _ _ _ _ _ _ _ R3) in F. rewrite pvar_ok in F. rewrite X in F. injection F as F. destruct (KP _ _ JK) as (p & b & Nj & V).
      rewrite F, Old3, (VH _ _ _ Nj); [exact V|]. cbn [after_rounds head_state nxt]. unfold counter, var. assert (j < length (places h))%nat by (apply nth_error_Some; rewrite Nj; discriminate). lia. }
  assert (LAST : last (map (reg I e) (public I c)) 0 = reg I e rc).
  { unfold public. rewrite CN, app_assoc, map_app. cbn [map]. apply last_last. }
  exists s'. split.
  - cbv zeta. rewrite LAST. fold N. rewrite EN. fold (pub I c e). fold (bs I c e).
    replace (nth (stack_region c) (pub I c e) 0) with (reg I s' (sp I)).
    { exact RN. }
    rewrite (SAVED (sp I)) by now left. pose proof (base_stack I c e) as B. unfold bs, base_of in B. destruct (Nat.ltb_spec (stack_region c) (stack_region c)); [lia|]. rewrite Nat.eqb_refl in B. lia.
  - constructor.
    + exact (agree_well _ S _ _ A').
    + intros i x J. destruct (outputs_ok I S scratch c e SN REGS s' m3 rho3 s3 k3 _ A' R3 K3 _ _ T3 (outputs c) (obounds pf) (incl_refl _) OC _ _ J) as [B1 B2]. split; [exact B1|].
      rewrite B2. unfold times. rewrite CN. fold N. rewrite EN. rewrite <- RP. reflexivity.
    + exact SAVED.
    + intros x. eapply frame_ok; eauto.
Qed.
End Loop.

(* Soundness of the checker for whole functions: from point to point, each loop by induction over the rounds that remain, with its head's
   form as the invariant. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
From Carrychain Require Import model.Mem core.Poly core.Cert core.Micro core.MicroLoop core.Word core.Sym core.SymSound stmt.Contract stmt.Whole core.Act core.Check core.Segment
  core.Program core.Sound.
Import ListNotations.
Open Scope Z_scope.

Section Head.
Variables (c : contract) (h : head) (r : positive) (base : nat -> Z) (m0 : memory).
Hypothesis geo : forall i, 0 <= base i /\ base i + size c i < W.
Hypothesis POINTERS : forallb (fun x => in_region c (fst x)) (pointers h) = true.
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
  exists x, In (i, (fst q, x)) (values h) /\ peval rho (snd q) = fold_right (fun x v => lweight x * mcontent m (lplace x) + v) 0 (limbs x).
Proof.
  intros [R _]. unfold head_vals. revert vs. induction (values h) as [|[j [ex x]] l IH]; cbn [fold_right fst snd]; intros vs H i q Q. { injection H as <-. discriminate. }
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

Lemma check_values_in k s vs i e x : forall l cs, check_values k s vs l cs = true -> In (i, (e, x)) l ->
  exists p q ct, limbs_poly s (limbs x) = Some p /\ lookup vs i = Some q /\ implb e (fst q) = true /\ peqb p (snd q) = true /\ at_most k p (vmax x) ct = true.
Proof.
  induction l as [|[j [e' y]] l IH]; cbn [check_values]; intros cs H J; [destruct J|]. apply andb_prop in H as [H Hl]. destruct J as [J|J]; [|eapply IH; eauto].
  injection J as -> -> ->. destruct (limbs_poly s (limbs x)) as [p|]; [|discriminate]. destruct (lookup vs i) as [q|]; [|discriminate].
  apply andb_prop in H as [H H2]. apply andb_prop in H as [H0 H1]. do 3 eexists. eauto 8.
Qed.

Section Arrive.
Variables (av : nat -> option positive) (rho : positive -> Z) (s : sst) (m : ms) (k : kb) (vs : vals) (from : point) (part0 : part) (v : nat -> Z).
Hypothesis R : rel rho (lay c av) base m0 s m.
Hypothesis K : kb_ok rho k.
Hypothesis AR : arrives h from k s vs part0 = true.
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
Lemma parts : forallb (has_pointer s) (pointers h) = true /\ check_places k s (places h) (place_bounds part0) = true /\ check_values k s vs (values h) (value_bounds part0) = true.
Proof. pose proof AR as X. unfold arrives in X. apply andb_prop in X as [X _]. apply andb_prop in X as [X Z0]. apply andb_prop in X as [X Y]. auto. Qed.
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
    + apply in_flat_map in F as ([p [i o]] & J & F). cbn [fst snd] in F. destruct p as [|q]; [destruct F|]. destruct F as [F|[]]. injection F as <- <-. cbn [sv].
      rewrite forallb_forall in A. specialize (A _ J). unfold has_pointer in A. cbn [fst snd] in A. destruct (PositiveMap.find q (srg s)) as [[|i' o']|] eqn:F; try discriminate. zprop. subst.
      exact (r_reg _ _ _ _ _ _ R _ _ F).
    + apply in_flat_map in F as ([[p b] x] & J & F). cbn [fst snd] in F. destruct p as [|q]; [destruct F|]. destruct F as [F|[]]. injection F as <- <-. cbn [sv].
      destruct (place_var_ok _ _ _ J) as [V I]. rewrite pvar_ok, V. cbn [mcontent].
      destruct (check_places_in _ _ _ _ _ _ H0 I) as (z & _ & X & _). cbn [place_poly] in X. rewrite (val_ok _ _ _ _ _ _ _ _ R X). f_equal. symmetry. exact (proj2 (val_lvd _ _ _ _ _ _ _ _ R X)).
  - intros i o w v' J. unfold head_cells in J. apply in_app_or in J as [J|J].
    { apply in_flat_map in J as ([p [i' o']] & J & F). cbn [fst snd] in F. destruct p as [i2 o2 n2|]; [|destruct F]. destruct F as [F|[]]. injection F as <- <- <- <-.
      rewrite forallb_forall in A. pose proof (A _ J) as HP. unfold has_pointer in HP. cbn [fst snd] in HP. destruct (find_cell (smem s) (i2, o2, n2)) as [[|i3 o3]|] eqn:F; try discriminate. zprop. subst.
      apply find_cell_in in F. destruct (r_mem _ _ _ _ _ _ R _ _ _ _ F) as (_ & _ & V). pose proof POINTERS as PL. rewrite forallb_forall in PL. specialize (PL _ J). cbn [fst in_region] in PL. zprop. auto. }
    apply in_flat_map in J as ([[p b] x] & J & F). cbn [fst snd] in F. destruct p as [i' o' w'|]; [|destruct F]. destruct F as [F|[]]. injection F as <- <- <- <-.
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
  destruct (head_lookup _ _ _ _ arrive_rel H _ _ Q) as (x & J & E0). destruct (check_values_in _ _ _ _ _ _ _ _ H1 J) as (p & q' & ct & E & F & IM & X & _). apply peqb_ok in X. subst p.
  rewrite E0, <- (limbs_poly_ok _ _ _ _ R _ _ E). pose proof (T _ _ F) as Y. destruct (fst q); [cbn [implb] in IM; rewrite IM in Y; exact Y|exact (stands_mod _ _ _ _ Y)].
Qed.
Lemma arrive_facts vh : head_vals h (head_of n) = Some vh -> facts_ok rho_head (head_facts h vh).
Proof.
  intros H. unfold head_facts. destruct parts as (_ & _ & H1). pose proof arrive_rel as [RH _].
  assert (B : forall i e x, In (i, (e, x)) (values h) -> fold_right (fun x v => lweight x * mcontent m (lplace x) + v) 0 (limbs x) <= vmax x).
  { intros i e x J. destruct (check_values_in _ _ _ _ _ _ _ _ H1 J) as (p & q' & ct & E & F & _ & _ & X). rewrite <- (limbs_poly_ok _ _ _ _ R _ _ E). exact (at_most_ok rho k K _ _ _ X). }
  clear H1. unfold head_vals in H. revert vh H B. induction (values h) as [|[i [e x]] l IH]; cbn [fold_right fst snd combine map]; intros vh H B. { constructor. }
  invas H vh' E. invas H p E0. injection H as <-. cbn [combine map fst snd]. constructor.
  - rewrite psub_ok, pconst_ok, (limbs_poly_ok _ _ _ _ RH _ _ E0). pose proof (B i e x (or_introl eq_refl)). lia.
  - apply IH; [reflexivity|]. intros j e' y J. apply (B j e' y). now right.
Qed.
Lemma kept_ok j x : kept_at h s j x = true -> exists p b, nth_error (places h) j = Some (p, b) /\ mcontent m p = rho x.
Proof.
  unfold kept_at. destruct (nth_error (places h) j) as [[p b]|]; [|discriminate]. destruct (place_poly s p) as [q|] eqn:Q; [|discriminate].
  intros E. apply peqb_ok in E. subst q. exists p, b. split; [reflexivity|]. rewrite <- (place_poly_ok _ _ _ _ _ _ R Q). apply pvar_ok.
Qed.
End Arrive.
End Head.


Section Program.
Variables (I : isa) (S : simulation I) (scratch : list positive) (c : contract).
Hypothesis SC : forall s r, well_formed I s -> In r scratch -> 0 <= reg I s r < W.
Hypothesis REGS : regs_ok I S scratch c = true.
Hypothesis SANE : sane c = true.
Let M0 : modulus c <> 0. Proof. exact (proj2 (sane_stack c SANE)). Qed.

(* the machine is at a point: [v] are the values there, e is the entry state *)
Record good (e : state I) (P : point) (rho : positive -> Z) (m : ms) (v : nat -> Z) : Prop := Good {
  g_rel : rel rho (lay c (names P)) (bs I c e) (mem_of I e) (start P) m;
  g_names : forall i x, names P i = Some x -> (x < nxt (start P))%positive /\ rho x = bs I c e i;
  g_known : facts_ok rho (known P);
  g_now : tracks c rho (now P) v;
  g_held : forall q x, In (q, x) (held P) -> (x < nxt (start P))%positive /\ rho x = reg I e q;
  g_count : forall x, number_of_rounds P = Some x -> (x < nxt (start P))%positive /\ rho x = Z.of_nat (times I c e) /\ 0 < rho x < W }.

Lemma entry_good e m : pre I c e -> agree I S e m -> good e (entry_point (sp I) (saved I) scratch c) (rho0 I scratch c e) m (entry_value I c e).
Proof.
  intros P A. constructor; cbn [entry_point names start known now held number_of_rounds].
  - eapply rel0; eauto.
  - exact (address0 I scratch c e).
  - eapply facts0_ok; eauto.
  - apply tracks0.
  - intros q x J. destruct (rho0_saved I scratch c e _ _ J) as [V _]. split; [|exact V]. cbn [init nxt]. unfold first_free, first_address. apply numbered_in in J as (i & Ni & ->). unfold var.
    assert (i < length (saved I))%nat by (apply nth_error_Some; rewrite Ni; discriminate). lia.
  - unfold count_var. intros nvx NV. destruct (Contract.count c) as [rc|] eqn:CN; [|discriminate]. cbn [bind] in NV. invas NV [lc x] FC. cbn [fst snd] in NV.
    destruct (Z.ltb_spec (lmax lc) W) as [LW|]; [|discriminate]. injection NV as <-. apply find_some in FC as [FI FE]. cbn [fst snd] in *.
    destruct (lplace lc) as [|rc'] eqn:LC; [discriminate|]. apply Pos.eqb_eq in FE. subst rc'.
    assert (V : rho0 I scratch c e x = reg I e rc) by (rewrite (proj1 (rho0_limb I scratch c e _ _ FI)), LC; reflexivity).
    pose proof (pre_count _ _ _ P rc CN) as N1. destruct (limb_bounds I c e P lc) as [_ B]; [exact (proj2 (rho0_limb I scratch c e _ _ FI))|]. rewrite LC in B. cbn [content] in B.
    split; [|rewrite V; unfold times; rewrite CN, Z2Nat.id by lia; split; [reflexivity|lia]].
    cbn [init nxt]. unfold first_free, first_address. apply numbered_in in FI as (i & Ni & ->). unfold var. assert (i < length (in_limbs c))%nat by (apply nth_error_Some; rewrite Ni; discriminate). lia.
Qed.

Section At.
Variables (e : state I).
Hypothesis PRE : pre I c e.
Let G : forall i, 0 <= bs I c e i /\ bs I c e i + size c i < W. Proof. intros; eapply geo; eauto. Qed.
Let D : forall i j, are_apart c i j = true -> bs I c e i + size c i <= bs I c e j \/ bs I c e j + size c j <= bs I c e i. Proof. intros; eapply sep; eauto. Qed.

Lemma go_ok P os p q s vs k rho m v : go c P os p q = Some (s, vs, k) -> good e P rho m v -> exists rho' m',
  mrun (concat p) m = Some (m', map (conc (bs I c e)) (rev (strc s))) /\ rel rho' (lay c (names P)) (bs I c e) (mem_of I e) s m' /\ kb_ok rho' k /\
  tracks c rho' vs (do_acts (modulus c) os v) /\ (forall x, (x < nxt (start P))%positive -> rho' x = rho x) /\ holding rho' s /\ Forall (fun d => 0 < dm d) (sdefs s).
Proof. intros GO [A B C T H N]. exact (segment_ok c (names P) (bs I c e) (mem_of I e) G D M0 _ _ _ _ _ _ _ _ _ _ _ _ _ GO A B C T). Qed.

Lemma arrive_good P h r k s vs q rho' m v n P' : arrives h P k s vs q = true -> well_placed (saved I) c h = true ->
  rel rho' (lay c (names P)) (bs I c e) (mem_of I e) s m -> kb_ok rho' k -> tracks c rho' vs v ->
  (forall q x, In (q, x) (held P) -> rho' x = reg I e q) -> lv m r = Some (Z.of_nat n) -> Z.of_nat n < W -> point_at h (head_of h r n) = Some P' ->
  good e P' (rho_head h (bs I c e) m n) m v.
Proof.
  intros AR WP R K T HD N NW PA. unfold well_placed in WP. apply andb_prop in WP as [WP _]. apply andb_prop in WP as [WP KL]. apply andb_prop in WP as [PT PL].
  unfold point_at in PA. invas PA vh V. injection PA as <-. pose proof (arrive_rel c h r (bs I c e) (mem_of I e) PT PL (names P) rho' s m k vs P q R K AR n N NW) as (RH & CH & VH).
  constructor; cbn [names start known now held number_of_rounds]; try discriminate.
  - exact RH.
  - eapply (arrive_facts c h r _ _ PT PL (names P) rho' s m k vs P q); eauto.
  - eapply (arrive_tracks c h r _ _ PT PL (names P) rho' s m k vs P q); eauto.
  - intros q' x J. unfold head_held in J. apply in_map_iff in J as ([q0 j] & E & J). cbn [fst snd] in E. injection E as <- <-.
    rewrite forallb_forall in KL. pose proof (KL _ J) as LJ. cbn [snd] in LJ. apply Nat.ltb_lt in LJ. split.
    { assert (X : nxt (head_of h r n) = Pos.succ (counter h)) by (destruct n; reflexivity). rewrite X. unfold counter, var. lia. }
    unfold arrives in AR. apply andb_prop in AR as [_ KE]. rewrite forallb_forall in KE. specialize (KE _ J). apply existsb_exists in KE as ([q1 x] & JS & E). cbn [fst snd] in E.
    apply andb_prop in E as [E1 E2]. apply Pos.eqb_eq in E1. subst q1. destruct (kept_ok c h (bs I c e) (mem_of I e) (names P) rho' s m R _ _ E2) as (p & b & Nj & X).
    rewrite (rho_head_var h (bs I c e) m n _ _ _ Nj), X. exact (HD _ _ JS).
Qed.
End At.
Definition at_end (whole : bool) (lf : list remains) (e : state I) (st : list stage) (v : nat -> Z) (m' : ms) (bs0 : list (list (option cert) * option cert)) : Prop :=
  exists P s vs k rho, rel rho (lay c (names P)) (bs I c e) (mem_of I e) s m' /\ kb_ok rho k /\ tracks c rho vs (do_stages (modulus c) (times I c e) st v) /\
    finished (sp I) (saved I) c P s vs k bs0 = true /\ (forall q x, In (q, x) (held P) -> rho x = reg I e q) /\ (whole = true -> exact c vs = true /\ left (saved I) c P s = Some lf).
Lemma from_ok whole bs0 post last : forall ls st qs P, check_from (sp I) (saved I) c whole P st ls post qs last bs0 = true ->
  exists (tr : (nat -> Z) -> nat -> list event) (lf : list remains), forall e rho m v, pre I c e -> good e P rho m v ->
    exists m', prun ls post m m' (tr (bs I c e) (times I c e)) /\ at_end whole lf e st v m' bs0.
Proof.
  induction ls as [|[[pre0 body] r] ls IH]; intros st qs P CK; destruct st as [|[l| |] st]; try discriminate.
  { destruct st; [|discriminate]. destruct qs; [|discriminate]. cbn [check_from] in CK. destruct (go c P l post last) as [[[s vs] k]|] eqn:GO; [|discriminate].
    apply andb_prop in CK as [FI WH].
    exists (fun b _ => map (conc b) (rev (strc s))), (match left (saved I) c P s with Some l => l | None => [] end). intros e rho m v PRE GD.
    destruct (go_ok e PRE _ _ _ _ _ _ _ _ _ _ GO GD) as (rho' & m' & RUN & R & K & T & Old & _). exists m'. split; [exact RUN|]. exists P, s, vs, k, rho'.
    split; [exact R|]. split; [exact K|]. split; [exact T|]. split; [exact FI|]. split.
    - intros q x J. destruct (g_held _ _ _ _ _ GD _ _ J) as [A B]. now rewrite Old.
    - intros ->. cbn [negb orb] in WH. apply andb_prop in WH as [EX LF]. split; [exact EX|]. destruct (left (saved I) c P s); [reflexivity|discriminate]. }
  destruct st as [|again st]; [discriminate|]. destruct qs as [|[h en ro] qs]; [discriminate|]. cbn [check_from] in CK.
  apply andb_prop in CK as [CK CF]. apply andb_prop in CK as [WP C1].
  destruct (go c P l pre0 en) as [[[s1 vs1] k1]|] eqn:GO1; [|discriminate]. apply andb_prop in C1 as [A1 ST].
  destruct (point_at h (in_round h r)) as [P1|] eqn:PA1; [|discriminate]. destruct (point_at h (after_rounds h r)) as [P2|] eqn:PA2; [|discriminate].
  apply andb_prop in CF as [C2 CF]. destruct (go c P1 (acts again) body ro) as [[[s2 vs2] k2]|] eqn:GO2; [|discriminate]. apply andb_prop in C2 as [A2 LO].
  destruct (IH st qs P2 CF) as (tr & lf & NEXT). clear IH CF.
  set (rounds_of := fun n : nat => match again with Once _ => 1%nat | Repeat k _ => k | Counted _ => n end).
  exists (fun b n => map (conc b) (rev (strc s1)) ++ rounds (fun _ => map (conc b) (rev (strc s2))) (rounds_of n) ++ tr b n), lf.
  intros e rho m v PRE GD. destruct (go_ok e PRE _ _ _ _ _ _ _ _ _ _ GO1 GD) as (rho1 & m1 & RUN1 & R1 & K1 & T1 & Old1 & _).
  remember (rounds_of (times I c e)) as N eqn:EN.
  assert (HD1 : forall q x, In (q, x) (held P) -> rho1 x = reg I e q) by (intros q x J; destruct (g_held _ _ _ _ _ GD _ _ J) as [A B]; now rewrite Old1).
  assert (CNT : lv m1 r = Some (Z.of_nat N) /\ (0 < N)%nat /\ Z.of_nat N < W).
  { subst N. unfold rounds_of. destruct again as [l'|n l'|l']; cbn [starts] in ST; [discriminate| |].
    - apply andb_prop in ST as [ST E]. apply andb_prop in ST as [N0 NW]. apply Z.ltb_lt in N0, NW. destruct (val s1 r) as [q|] eqn:Q; [|discriminate]. apply peqb_ok in E. subst q.
      rewrite (val_ok _ _ _ _ _ _ _ _ R1 Q), pconst_ok. split; [reflexivity|lia].
    - destruct (number_of_rounds P) as [x|] eqn:NR; [|discriminate]. unfold holds_var in ST. cbn [fst snd] in ST. destruct (val s1 r) as [q|] eqn:Q; [|discriminate]. apply peqb_ok in ST. subst q.
      destruct (g_count _ _ _ _ _ GD _ NR) as (X1 & X2 & X3). rewrite (val_ok _ _ _ _ _ _ _ _ R1 Q), pvar_ok, Old1, X2 by exact X1. rewrite X2 in X3. split; [reflexivity|lia]. }
  destruct CNT as (CN & NP & NW). destruct N as [|n]; [lia|].
  (* the invariant, with k rounds to come *)
  set (Inv := fun (k : nat) (x : ms) => exists rh w, good e (match k with O => P2 | _ => P1 end) rh x w /\ (k <> O -> rh (counter h) = Z.of_nat k) /\
    Nat.iter k (do_acts (modulus c) (acts again)) w = Nat.iter (Datatypes.S n) (do_acts (modulus c) (acts again)) (do_acts (modulus c) l v) /\ Z.of_nat k < W /\ lv x r = Some (Z.of_nat k)).
  assert (PA : forall k, point_at h (head_of h r k) = Some (match k with O => P2 | _ => P1 end)) by (intros [|k]; [exact PA2|exact PA1]).
  assert (COUNTER : forall k x, k <> O -> rho_head h (bs I c e) x k (counter h) = Z.of_nat k) by (intros k x NZ; rewrite rho_head_counter; lia).
  assert (INV1 : Inv (Datatypes.S n) m1).
  { exists (rho_head h (bs I c e) m1 (Datatypes.S n)), (do_acts (modulus c) l v). split; [|split; [apply COUNTER|auto]].
    apply (arrive_good e P h r k1 s1 vs1 en rho1 m1 _ _ _ A1 WP R1 K1 T1 HD1 CN NW). apply PA. }
  destruct (mloop_counts Inv (fun _ => map (conc (bs I c e)) (rev (strc s2))) (concat body) r) with (k := n) (m := m1) as (m2 & RUN2 & INV2); [|exact INV1|].
  { intros k x (rh & w & GD1 & CH & RP & KW & CV). specialize (CH ltac:(discriminate)).
    destruct (go_ok e PRE _ _ _ _ _ _ _ _ _ _ GO2 GD1) as (rho2 & x' & RUN & R2 & K2 & T2 & Old2 & H2 & D2). exists x'. split; [exact RUN|].
    unfold point_at in PA1. invas PA1 vh VH. injection PA1 as <-. cbn [start names held nxt in_round head_state] in *.
    assert (CV' : lv x' r = Some (Z.of_nat k)).
    { unfold lowers in LO. destruct (val s2 r) as [q|] eqn:Q; [|discriminate]. rewrite (val_ok _ _ _ _ _ _ _ _ R2 Q). f_equal. apply peqb_ok in LO.
      pose proof (elim_ok rho2 (kenv k2) (sdefs s2) ltac:(apply K2) H2 D2 (psub q (psub (pvar (counter h)) (pconst 1)))) as X. rewrite LO in X. cbn [peval] in X.
      rewrite !psub_ok, pvar_ok, pconst_ok, Old2, CH in X by lia. lia. }
    split; [exact CV'|]. exists (rho_head h (bs I c e) x' k), (do_acts (modulus c) (acts again) w). split; [|split; [apply COUNTER|split; [|split; [lia|exact CV']]]].
    - eapply arrive_good; eauto; [|lia]. intros q y J. destruct (g_held _ _ _ _ _ GD1 _ _ J) as [A B]. cbn [start in_round head_state nxt] in A. now rewrite Old2.
    - rewrite <- RP. apply iter_after. }
  destruct INV2 as (rh & w & GD2 & _ & RP & _). cbn [Nat.iter nat_rect] in RP.
  destruct (NEXT e rh m2 w PRE GD2) as (m3 & RUN3 & END). exists m3. split.
  - cbn [prun]. exists m1, (map (conc (bs I c e)) (rev (strc s1))), (Datatypes.S n). do 3 eexists. split; [exact RUN1|]. split; [exact RUN2|]. split; [exact RUN3|]. reflexivity.
  - destruct END as (P' & s & vs & k & rho' & A & B & T & F). exists P', s, vs, k, rho'. split; [exact A|]. split; [exact B|]. split; [|exact F]. rewrite RP in T.
    assert (X : do_stage (modulus c) (times I c e) again (do_acts (modulus c) l v) = Nat.iter (rounds_of (times I c e)) (do_acts (modulus c) (acts again)) (do_acts (modulus c) l v)) by (destruct again; reflexivity).
    unfold do_stages. cbn [fold_left do_stage]. fold (do_stages (modulus c) (times I c e) st). rewrite X, <- EN. exact T.
Qed.

(* What is left on the stack, byte by byte, from the caller's registers. *)
Definition left_byte (lf : list remains) (saved_values : list Z) (i : Z) : Z :=
  match nth_error lf (Z.to_nat (i / 8)) with
  | Some (Caller r) => match find (fun x => Pos.eqb (fst x) r) (combine (saved I) saved_values) with Some (_, v) => v / 2 ^ (8 * (i mod 8)) mod 2 ^ 8 | None => 0 end
  | _ => 0 end.
Lemma all_some_ok {A} : forall (l : list (option A)) r, all_some l = Some r -> forall j, (j < length l)%nat -> exists x, nth_error l j = Some (Some x) /\ nth_error r j = Some x.
Proof.
  induction l as [|[a|] l IH]; cbn [all_some length]; intros r H j J; [lia| |discriminate]. cbn [bind] in H. destruct (all_some l) as [b|] eqn:E; [|discriminate]. injection H as <-. destruct j as [|j]; [exists a; auto|].
  cbn [nth_error]. apply IH; [reflexivity|lia].
Qed.
Lemma left_ok e P s lf rho m' i : left (saved I) c P s = Some lf -> rel rho (lay c (names P)) (bs I c e) (mem_of I e) s m' -> (forall q x, In (q, x) (held P) -> rho x = reg I e q) ->
  0 <= i < stack c -> mm m' (bs I c e (stack_region c) + i) = left_byte lf (map (reg I e) (saved I)) i.
Proof.
  unfold left. intros L R HD B. destruct (Z.eqb_spec (8 * (stack c / 8)) (stack c)) as [E8|]; [|discriminate].
  pose proof (Z.div_mod i 8 ltac:(lia)) as DM. pose proof (Z.mod_pos_bound i 8 ltac:(lia)) as MB. assert (J0 : 0 <= i / 8 < stack c / 8) by lia.
  set (j := Z.to_nat (i / 8)). assert (EJ : Z.of_nat j = i / 8) by (unfold j; lia).
  destruct (all_some_ok _ _ L j) as (x & N1 & N2); [rewrite map_length, seq_length; lia|]. unfold left_byte. fold j. rewrite N2.
  rewrite nth_error_map in N1. destruct (nth_error (seq 0 (Z.to_nat (stack c / 8))) j) as [j'|] eqn:NS; [|discriminate]. cbn [option_map] in N1. injection N1 as N1.
  assert (j' = j). { apply nth_error_nth with (d := 0%nat) in NS. rewrite seq_nth in NS by lia. lia. } subst j'.
  unfold remain in N1. invas N1 sw F. apply find_cell_in in F. destruct (r_mem _ _ _ _ _ _ R _ _ _ _ F) as (_ & _ & V). invas N1 p Q. destruct sw as [p'|]; [|discriminate]. cbn [num] in Q. injection Q as ->. cbn [sv] in V.
  assert (BYTE : mm m' (bs I c e (stack_region c) + i) = peval rho p / 2 ^ (8 * (i mod 8)) mod 2 ^ 8).
  { replace (8 * (i mod 8)) with (8 * Z.of_nat (Z.to_nat (i mod 8))) by lia. rewrite V, <- (byte_of_load (mm m') _ 8 (Z.to_nat (i mod 8)) (r_byte _ _ _ _ _ _ R)) by lia. f_equal. lia. }
  rewrite BYTE. destruct p as [|t p].
  - injection N1 as <-. cbn [peval]. rewrite Z.div_0_l by (apply Z.pow_nonzero; lia). reflexivity.
  - invas N1 y FY. injection N1 as <-. apply find_some in FY as [FI FE]. apply andb_prop in FE as [FE IQ]. apply peqb_ok in FE. apply existsb_exists in IQ as (q' & IQ & EQ). apply Pos.eqb_eq in EQ. destruct y as [q y]. cbn [fst snd] in *. rewrite FE, pvar_ok, (HD _ _ FI).
    cbn [fst] in EQ. subst q'.
    clear - IQ. induction (saved I) as [|a l IH]; [destruct IQ|]. cbn [map combine find fst]. destruct (Pos.eqb_spec a q) as [->|NE]; [reflexivity|]. apply IH. destruct IQ; [contradiction|assumption].
Qed.

Variables (k : code I) (ns : list (nat * nat)) (p : program) (st : list stage) (pf : proof).
Hypothesis LOW : lower I S k ns = Some p.
Lemma program_ok whole : check_program (sp I) (saved I) scratch c whole st p pf = true ->
  exists (trace : list Z -> list event) (left : list Z -> Z -> Z), forall e, pre I c e -> exists s, runs I k e s (trace (map (reg I e) (public I c))) /\ kept I c e s /\
    (forall i x, In (i, x) (outputs c) -> in_bounds I c e s x /\ exists ex, stands c ex (value I c e s x) (do_stages (modulus c) (times I c e) st (entry_value I c e) i) /\ (whole = true -> ex = true)) /\
    (whole = true -> forall i, inside i 0 (stack c) -> mem_of I s (reg I e (sp I) - stack c + i) = left (map (reg I e) (saved I)) i).
Proof.
  unfold check_program. intros CK. apply andb_prop in CK as [_ CK]. destruct p as [ls post]. cbn [fst snd] in *. destruct (from_ok _ _ _ _ _ _ _ _ CK) as (tr & lf & H).
  exists (fun pub => tr (base_of c pub) (match Contract.count c with None => 1%nat | Some _ => Z.to_nat (List.last pub 0) end) ++ return_events I S (nth (stack_region c) pub 0)), (left_byte lf).
  intros e PRE. destruct (enter I S e (pre_state _ _ _ PRE)) as [m A]. destruct (H _ _ _ _ PRE (entry_good e m PRE A)) as (m' & RUN & P & s & vs & kk & rho & R & K & T & FI & HD & WH).
  destruct (lower_ok I S _ _ _ _ _ _ _ LOW A RUN) as (s' & RN & A'). unfold finished in FI. apply andb_prop in FI as [FI OC]. apply andb_prop in FI as [SB SV].
  assert (SAVED : forall q, In q (sp I :: saved I) -> reg I s' q = reg I e q) by (intros q J; eapply saved_ok; eauto).
  assert (SPV : nth (stack_region c) (map (reg I e) (public I c)) 0 = reg I e (sp I)).
  { pose proof (base_stack I c e) as B. unfold bs, base_of in B. destruct (Nat.ltb_spec (stack_region c) (stack_region c)); [lia|]. rewrite Nat.eqb_refl in B. unfold pub in B. lia. }
  exists s'. split; [|split; [|split]].
  - replace (match Contract.count c with None => 1%nat | Some _ => Z.to_nat (List.last (map (reg I e) (public I c)) 0) end) with (times I c e).
    { rewrite SPV, <- (SAVED (sp I)) by now left. exact RN. }
    unfold times. destruct (Contract.count c) as [rc|] eqn:CN; [|reflexivity]. do 2 f_equal. unfold public. rewrite CN, app_assoc, map_app. cbn [map]. symmetry. apply last_last.
  - constructor; [exact (agree_well _ S _ _ A')|exact SAVED|]. intros x. eapply frame_ok; eauto.
  - intros i x J. destruct (outputs_ok I S scratch c e SANE REGS s' m' rho s kk _ A' R K _ _ T (outputs c) _ (incl_refl _) OC _ _ J) as (B1 & f & LK & B2). split; [exact B1|].
    exists (fst f). split; [exact B2|]. intros W1. destruct (WH W1) as [EX _]. unfold exact in EX. rewrite forallb_forall in EX. specialize (EX _ J). cbn [fst] in EX. rewrite LK in EX. destruct f; exact EX.
  - intros W1 i [I1 I2]. destruct (WH W1) as [_ LF]. rewrite <- (agree_mem _ S _ _ A'), <- base_stack. eapply left_ok; eauto. 
Qed.
End Program.

(* What is proved of code whose acts are checked, exactly. *)
Definition performs (I : isa) (c : contract) (st : list stage) (k : code I) : Prop :=
  exists (trace : list Z -> list event) (left : list Z -> Z -> Z), forall e, pre I c e -> exists s, runs I k e s (trace (map (reg I e) (public I c))) /\ kept I c e s /\
    (forall i x, In (i, x) (outputs c) -> in_bounds I c e s x /\ value I c e s x = do_stages (modulus c) (times I c e) st (entry_value I c e) i) /\
    (forall i, inside i 0 (stack c) -> mem_of I s (reg I e (sp I) - stack c + i) = left (map (reg I e) (saved I)) i).

(* The two checks, and what they prove. *)
Section Theorems.
Variables (I : isa) (S : simulation I) (scratch : list positive) (c : contract) (k : code I) (ns : list (nat * nat)) (pf : proof).
Hypothesis SC : forall s r, well_formed I s -> In r scratch -> 0 <= reg I s r < W.
Definition checked (whole : bool) (st : list stage) : bool :=
  match lower I S k ns with Some p => regs_ok I S scratch c && check_program (sp I) (saved I) scratch c whole st p pf | None => false end.
Definition check_meets : bool := checked false (stages_of c).
Definition check_performs : list stage -> bool := checked true.
Lemma checked_ok whole st : checked whole st = true -> exists p, lower I S k ns = Some p /\ regs_ok I S scratch c = true /\ sane c = true /\
  check_program (sp I) (saved I) scratch c whole st p pf = true.
Proof.
  unfold checked. destruct (lower I S k ns) as [p|]; [|discriminate]. intros H. apply andb_prop in H as [A B]. exists p. split; [reflexivity|]. split; [exact A|]. split; [|exact B].
  unfold check_program in B. now apply andb_prop in B as [B _].
Qed.
Theorem performs_ok st : check_performs st = true -> performs I c st k.
Proof.
  intros CK. destruct (checked_ok _ _ CK) as (p & LOW & REGS & SN & CP).
  destruct (program_ok I S scratch c SC REGS SN k ns p st pf LOW true CP) as (tr & lf & H). exists tr, lf. intros e P. destruct (H e P) as (s & R & K & O & L).
  exists s. split; [exact R|]. split; [exact K|]. split; [|exact (L eq_refl)]. intros i x J. destruct (O i x J) as (B & ex & V & EX). split; [exact B|]. rewrite (EX eq_refl) in V. exact V.
Qed.
Theorem meets_ok : check_meets = true -> meets I c k.
Proof.
  intros CK. destruct (checked_ok _ _ CK) as (p & LOW & REGS & SN & CP).
  destruct (program_ok I S scratch c SC REGS SN k ns p _ pf LOW false CP) as (tr & lf & H). exists tr. intros e P. destruct (H e P) as (s & R & K & O & _).
  exists s. split; [exact R|]. constructor; [exact K|]. intros i x J. destruct (O i x J) as (B & ex & V & _). split; [exact B|].
  rewrite (stands_mod _ _ _ _ V), do_stages_of; [reflexivity|]. unfold times. now intros ->.
Qed.
End Theorems.

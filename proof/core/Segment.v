(* Soundness of a segment (core/Check.v): the code runs, to a state that the symbolic one stands for; the values are those of the
   assignments, modulo the modulus; and what the checker knows is true. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
From Carrychain Require Import model.Mem core.Poly core.Cert core.Micro core.Word core.Sym core.SymSound stmt.Contract core.Check.
Import ListNotations.
Open Scope Z_scope.

Section Segment.
Variables (c : contract) (address : nat -> option positive) (base : nat -> Z) (m0 : memory).
Let L := lay c address. Let M := modulus c.
Hypothesis geo : forall i, 0 <= base i /\ base i + rsize L i < W.
Hypothesis sep : forall i j, rapart L i j = true -> base i + rsize L i <= base j \/ base j + rsize L j <= base i.
Hypothesis M0 : M <> 0.
Section Rho.
Variable rho : positive -> Z.
Definition tracks (vs : list (nat * poly)) (v : nat -> Z) : Prop := forall i q, lookup vs i = Some q -> peval rho q mod M = v i mod M.

Lemma expr_ok vs v e : tracks vs v -> forall q, expr_poly vs e = Some q -> peval rho q mod M = Contract.eval v e mod M.
Proof.
  intros T. induction e as [i|z|a IHa b IHb|a IHa b IHb|a IHa b IHb|z IHz a IHa b IHb]; cbn [expr_poly Contract.eval]; intros q H.
  - exact (T _ _ H).
  - injection H as <-. now rewrite pconst_ok.
  - inv H. inv H. injection H as <-. rewrite padd_ok, Z.add_mod, (IHa _ eq_refl), (IHb _ eq_refl), <- Z.add_mod; auto.
  - inv H. inv H. injection H as <-. rewrite psub_ok, Zminus_mod, (IHa _ eq_refl), (IHb _ eq_refl), <- Zminus_mod; auto.
  - inv H. inv H. injection H as <-. rewrite pmul_ok, Z.mul_mod, (IHa _ eq_refl), (IHb _ eq_refl), <- Z.mul_mod; auto.
  - inv H. inv H. inv H. injection H as <-. rewrite padd_ok, pmul_ok, psub_ok.
    rewrite Z.add_mod, (Z.mul_mod (peval rho v0)), (Zminus_mod (peval rho v1)), (IHz _ eq_refl), (IHa _ eq_refl), (IHb _ eq_refl), <- Zminus_mod, <- Z.mul_mod, <- Z.add_mod; auto.
Qed.
Definition goal_true (g : goal) : Prop := peval rho (fst (fst g)) mod M = 0.
Lemma results_ok s new : forall rs os vs os2 vs2 gs v, run_results s new rs os vs = Some (os2, vs2, gs) -> tracks vs v -> Forall goal_true gs ->
  exists done, os = done ++ os2 /\ tracks vs2 (perform done v) /\ (forall g, In g gs -> snd (fst g) = new).
Proof.
  induction rs as [|[x gc] rs IH]; cbn [run_results]; intros os vs os2 vs2 gs v H T G.
  { injection H as <- <- <-. exists []. repeat split; auto. intros g []. }
  destruct os as [|[d e] os]; [discriminate|]. invas H q E. invas H f E0. invas H [[o3 v3] g3] E1. injection H as <- <- <-.
  inversion G as [|? ? G1 G2]; subst. unfold goal_true in G1; cbn [fst] in G1. rewrite psub_ok in G1.
  destruct (IH _ _ _ _ _ (set v d (Contract.eval v e)) E1) as (done & -> & T2 & N); auto.
  { intros i p. cbn [lookup]. unfold set. rewrite (Nat.eqb_sym i d). destruct (Nat.eqb_spec d i) as [->|]; [|apply T]. intros [= <-].
    rewrite <- (expr_ok _ _ _ T _ E0). replace (peval rho q) with ((peval rho q - peval rho f) + peval rho f) by ring.
    rewrite Z.add_mod, G1, Z.add_0_l, Z.mod_mod by auto. reflexivity. }
  exists ((d, e) :: done). split; [reflexivity|]. split; [exact T2|]. intros g [<-|I]; [reflexivity|exact (N _ I)].
Qed.
Lemma srun_app p q s s1 s2 : srun L p s = Some s1 -> srun L q s1 = Some s2 -> srun L (p ++ q) s = Some s2.
Proof.
  revert s. induction p as [|u p IH]; cbn [srun app]; intros s A B. { injection A as <-. exact B. }
  destruct (sstep L u s); [cbn [bind] in *; eauto|discriminate].
Qed.
Lemma added_in s s' d : In d (added s s') -> In d (sdefs s'). Proof. apply in_firstn. Qed.
Lemma blocks_ok : forall bs p s os vs s2 p2 os2 vs2 gs, run_blocks L bs p s os vs = Some (s2, p2, os2, vs2, gs) ->
  (exists q, p = q ++ p2 /\ srun L (concat q) s = Some s2) /\ (forall g d, In g gs -> In d (snd (fst g)) -> In d (sdefs s2)) /\
  (forall v, tracks vs v -> Forall goal_true gs -> exists done, os = done ++ os2 /\ tracks vs2 (perform done v)).
Proof.
  induction bs as [|b bs IH]; cbn [run_blocks]; intros p s os vs s2 p2 os2 vs2 gs H.
  { injection H as <- <- <- <- <-. split; [exists []; auto|]. split; [intros g d []|]. intros v T _. exists []; auto. }
  invas H s1 E. invas H [[o1 v1] g1] E0. invas H [[[[s3 p3] o3] v3] g3] E1. injection H as <- <- <- <- <-.
  destruct (IH _ _ _ _ _ _ _ _ _ E1) as ((q & Q1 & Q2) & D & T3). split; [|split].
  - exists (firstn (instrs b) p ++ q). split. { now rewrite <- app_assoc, <- Q1, firstn_skipn. } rewrite concat_app. eapply srun_app; eauto.
  - intros g d I J. apply in_app_or in I as [I|I]; [|eauto]. assert (X : snd (fst g) = added s s1).
    { clear - E0 I. revert os vs o1 v1 g1 E0 I. induction (results b) as [|[x gc] rs IHr]; cbn [run_results]; intros os vs o1 v1 g1 H I. { injection H as <- <- <-. destruct I. }
      destruct os as [|[d' e] os]; [discriminate|]. invas H q E. invas H f E0. invas H [[o3 v3] g3] E1. injection H as <- <- <-.
      destruct I as [<-|I]; [reflexivity|eauto]. }
    rewrite X in J. apply added_in in J. destruct (srun_grows _ _ _ _ Q2) as [l ->]. apply in_or_app. now right.
  - intros v T G. apply Forall_app in G as [G1 G3]. destruct (results_ok _ _ _ _ _ _ _ _ v E0 T G1) as (d1 & -> & T1 & _).
    destruct (T3 _ T1 G3) as (d3 & -> & T4). exists (d1 ++ d3). split; [now rewrite app_assoc|].
    assert (X : forall a b v, perform (a ++ b) v = perform b (perform a v)); [|now rewrite X].
    clear. induction a as [|[i e] a IHa]; cbn [perform app]; auto.
Qed.
End Rho.

Lemma below_rel r1 r2 s m : rel r1 L base m0 s m -> state_below (nxt s) s = true -> (forall x, (x < nxt s)%positive -> r2 x = r1 x) -> rel r2 L base m0 s m.
Proof.
  intros [A B C D E] H R. unfold state_below in H. zprop. rewrite forallb_forall in H, H0, H1.
  assert (X : forall v, poly_below (nxt s) v = true -> sv r2 base v = sv r1 base v).
  { intros [p|i o]; cbn [poly_below sv]; intros P; [|reflexivity]. apply (pbelow_ok _ _ _ _ P). auto. }
  constructor; auto.
  - intros l v F. rewrite (X v); [exact (A _ _ F)|]. apply PositiveMap.elements_correct in F. exact (H _ F).
  - intros i o n v I. rewrite (X v); [exact (B _ _ _ _ I)|]. exact (H1 _ I).
  - intros x iv F. rewrite R; [exact (E _ _ F)|]. apply PositiveMap.elements_correct in F. apply H0 in F. cbn [fst] in F. now apply Pos.ltb_lt.
Qed.

Theorem segment_ok rho0 s0 f0 vs0 os p bs hs s vs k m v : segment c L s0 f0 vs0 os p bs hs = Some (s, vs, k) ->
  rel rho0 L base m0 s0 m -> (forall i x, address i = Some x -> (x < nxt s0)%positive /\ rho0 x = base i) -> facts_ok rho0 f0 -> tracks rho0 vs0 v ->
  exists rho m' , mrun (concat p) m = Some (m', map (conc base) (rev (strc s))) /\ rel rho L base m0 s m' /\ kb_ok rho k /\
    tracks rho vs (perform os v) /\ (forall x, (x < nxt s0)%positive -> rho x = rho0 x) /\ holding rho s /\ Forall (fun d => 0 < dm d) (sdefs s).
Proof.
  unfold segment. intros S R AD F T. invas S [[[[s1 rest] os1] vs1] gs] E. destruct os1; [|discriminate]. invas S s2 E0. invas S k' E1.
  destruct (_ && _) eqn:G in S; [|discriminate]. injection S as -> -> ->. apply andb_prop in G as [G DT]. zprop. rename G into WF.
  destruct (sdefs s0) eqn:D0; [|discriminate]. destruct (strc s0) eqn:TR0; [|discriminate].
  set (ds := rev (sdefs s)) in *. set (rho := build rho0 ds).
  pose proof (build_holds _ _ rho0 WF) as HD. fold rho in HD. pose proof (wf_pos _ _ WF) as HP.
  assert (Old : forall x, (x < nxt s0)%positive -> rho x = rho0 x) by (intros; eapply build_old; eauto).
  destruct (blocks_ok rho _ _ _ _ _ _ _ _ _ _ E) as ((q & Q1 & Q2) & GD & TT).
  assert (ALL : srun L (concat p) s0 = Some s). { rewrite Q1, concat_app. eapply srun_app; eauto. }
  assert (HH : holding rho s). { unfold holding. apply Forall_rev in HD. unfold ds in HD. now rewrite rev_involutive in HD. }
  assert (R1 : rel rho L base m0 s0 m) by (eapply below_rel; eauto).
  assert (AV : forall i x, raddress L i = Some x -> rho x = base i) by (intros i x X; destruct (AD i x X) as [A1 A2]; rewrite Old; auto).
  destruct (srun_sound rho L base m0 geo sep AV _ _ _ _ R1 ALL HH) as (m' & t & RUN & R2 & TR).
  rewrite TR0 in TR. cbn in TR. subst t.
  assert (KB0 : kb_ok rho k).
  { eapply apply_hints_ok; [|exact E1]. split; [|split; [|apply R2]].
    - unfold eqs_ok. cbn [keqs]. rewrite Forall_map. rewrite Forall_forall in *. intros d I. apply deq_ok; auto.
    - cbn [kfacts]. unfold facts_ok in *. rewrite Forall_forall in *. intros f I. rewrite forallb_forall in *.
      match goal with H : forall x, In x f0 -> _ |- _ => rewrite (pbelow_ok (nxt s0) _ rho0) by auto end. auto. }
  exists rho, m'. split; [rewrite map_rev; exact RUN|]. split; [exact R2|]. split; [exact KB0|].
  split; [|split; [exact Old|split; [exact HH|apply Forall_rev in HP; unfold ds in HP; now rewrite rev_involutive in HP]]].
  destruct (TT v) as (done & Q & T2).
  - intros i f X. rewrite (pbelow_ok (nxt s0) _ rho0); [apply T; auto| |auto].
    match goal with H : forallb (fun v => pbelow _ (snd v)) vs0 = true |- _ => clear - H X; rename H into B end.
    induction vs0 as [|[j g] l IH]; cbn [lookup] in X; [discriminate|]. cbn [forallb snd] in B. zprop.
    destruct (Nat.eqb j i); [injection X as <-; auto|auto].
  - rewrite Forall_forall. intros [[g d] gc] I. match goal with H : forallb _ gs = true |- _ => rewrite forallb_forall in H; specialize (H _ I); cbn beta iota in H; rename H into CG end.
    unfold goal_true; cbn [fst]. eapply check_goal_ok; [exact KB0| | |exact CG]; rewrite Forall_forall; intros x X;
    (assert (IX : In x ds) by (apply -> in_rev; destruct (srun_grows _ _ _ _ E0) as [l ->]; apply in_or_app; right; exact (GD _ _ I X)));
    [rewrite Forall_forall in HD; auto|rewrite Forall_forall in HP; auto].
  - rewrite app_nil_r in Q. subst os. exact T2.
Qed.
End Segment.

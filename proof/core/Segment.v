(* Soundness of a segment (core/Check.v): the code runs, to a state that the symbolic one stands for; the values are those of the acts,
   or congruent to them; and what the checker knows is true. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
From Carrychain Require Import model.Mem core.Poly core.Cert core.Micro core.Word core.Sym core.SymSound stmt.Contract core.Act core.Check.
Import ListNotations.
Open Scope Z_scope.

Section Known.
Variables (rho : positive -> Z) (k : kb).
Hypothesis K : kb_ok rho k.
Lemma at_most_ok p b ct : at_most k p b ct = true -> peval rho p <= b.
Proof.
  destruct ct as [ct|]; cbn [at_most]; intros H.
  - apply (refute_ge_ok rho) in H; [|exact K]. rewrite psub_ok, pconst_ok in H. lia.
  - destruct (pival (kenv k) p) as [[l h]|] eqn:F; [|discriminate]. apply (pival_ok _ rho) in F; [|apply K]. unfold inb in F; cbn [fst snd] in F. apply Z.leb_le in H. lia.
Qed.
Lemma at_least_ok p : at_least_0 k p = true -> 0 <= peval rho p.
Proof.
  unfold at_least_0. destruct (pival (kenv k) p) as [[l h]|] eqn:F; [|discriminate]. intros H. apply (pival_ok _ rho) in F; [|apply K]. unfold inb in F; cbn [fst snd] in F. apply Z.leb_le in H. lia.
Qed.
End Known.

Section Segment.
Variables (c : contract) (address : nat -> option positive) (base : nat -> Z) (m0 : memory).
Let L := lay c address. Let M := modulus c.
Hypothesis geo : forall i, 0 <= base i /\ base i + rsize L i < W.
Hypothesis sep : forall i j, rapart L i j = true -> base i + rsize L i <= base j \/ base j + rsize L j <= base i.
Hypothesis M0 : M <> 0.
Section Rho.
Variable rho : positive -> Z.
Hypothesis AV : forall i x, raddress L i = Some x -> rho x = base i.
Definition stands (x : bool) (q v : Z) : Prop := if x then q = v else q mod M = v mod M.
Lemma stands_mod x q v : stands x q v -> q mod M = v mod M. Proof. destruct x; cbn [stands]; congruence. Qed.
Lemma stands_both f (z : Z -> Z -> Z) x y a b : (forall p q, peval rho (f p q) = z (peval rho p) (peval rho q)) ->
  (forall m n m' n', m mod M = m' mod M -> n mod M = n' mod M -> z m n mod M = z m' n' mod M) ->
  stands (fst x) (peval rho (snd x)) a -> stands (fst y) (peval rho (snd y)) b -> stands (fst (both f x y)) (peval rho (snd (both f x y))) (z a b).
Proof.
  intros F Z0 A B. unfold both; cbn [fst snd]. rewrite F. destruct x as [[|] p], y as [[|] q]; cbn [fst snd andb stands] in *; try (apply Z0; congruence). congruence.
Qed.
Lemma add_stands x y a b : stands (fst x) (peval rho (snd x)) a -> stands (fst y) (peval rho (snd y)) b -> stands (fst (both padd x y)) (peval rho (snd (both padd x y))) (a + b).
Proof. apply (stands_both padd Z.add); [intros; apply padd_ok|]. intros m n m' n' A B. rewrite Z.add_mod, A, B, <- Z.add_mod; auto. Qed.
Lemma sub_stands x y a b : stands (fst x) (peval rho (snd x)) a -> stands (fst y) (peval rho (snd y)) b -> stands (fst (both psub x y)) (peval rho (snd (both psub x y))) (a - b).
Proof. apply (stands_both psub Z.sub); [intros; apply psub_ok|]. intros m n m' n' A B. rewrite Zminus_mod, A, B, <- Zminus_mod; auto. Qed.
Lemma mul_stands x y a b : stands (fst x) (peval rho (snd x)) a -> stands (fst y) (peval rho (snd y)) b -> stands (fst (both pmul x y)) (peval rho (snd (both pmul x y))) (a * b).
Proof. apply (stands_both pmul Z.mul); [intros; apply pmul_ok|]. intros m n m' n' A B. rewrite Z.mul_mod, A, B, <- Z.mul_mod; auto. Qed.
Definition tracks (vs : vals) (v : nat -> Z) : Prop := forall i f, lookup vs i = Some f -> stands (fst f) (peval rho (snd f)) (v i).

Lemma expr_ok vs v e : tracks vs v -> forall f, expr_poly vs e = Some f -> stands (fst f) (peval rho (snd f)) (Contract.eval v e).
Proof.
  intros T. induction e as [i|z|a IHa b IHb|a IHa b IHb|a IHa b IHb|z IHz a IHa b IHb]; cbn [expr_poly Contract.eval]; intros f H.
  - exact (T _ _ H).
  - injection H as <-. cbn [fst snd stands]. apply pconst_ok.
  - inv H. inv H. injection H as <-. apply add_stands; auto.
  - inv H. inv H. injection H as <-. apply sub_stands; auto.
  - inv H. inv H. injection H as <-. apply mul_stands; auto.
  - inv H. inv H. inv H. injection H as <-. apply add_stands; auto. apply mul_stands; auto. apply sub_stands; auto.
Qed.
Lemma tracks_set vs v i f x : tracks vs v -> stands (fst f) (peval rho (snd f)) x -> tracks ((i, f) :: vs) (set v i x).
Proof. intros T F j g. cbn [lookup]. unfold set. rewrite (Nat.eqb_sym j i). destruct (Nat.eqb i j); [intros [= <-]; exact F|apply T]. Qed.
Lemma lookup_filter vs i j f : lookup (filter (fun v => negb (Nat.eqb (fst v) i)) vs) j = Some f -> j <> i /\ lookup vs j = Some f.
Proof.
  induction vs as [|[k g] vs IH]; cbn [filter lookup fst]; [discriminate|]. destruct (Nat.eqb_spec k i) as [->|N]; cbn [negb].
  - intros H. destruct (IH H) as [A B]. split; [exact A|]. destruct (Nat.eqb_spec i j); congruence.
  - cbn [lookup]. destruct (Nat.eqb_spec k j) as [->|]; [|exact IH]. intros [= <-]. split; [congruence|]. reflexivity.
Qed.
Definition duty_true (d : duty) : Prop :=
  match d with IsZero p _ _ => peval rho p = 0 | Divides m p _ _ => peval rho p mod m = 0 | UpTo p b _ => 0 <= peval rho p <= b end.
Lemma same_mod m x y : m <> 0 -> (x - y) mod m = 0 -> x mod m = y mod m.
Proof. intros N H. replace x with ((x - y) + y) by ring. rewrite Z.add_mod, H, Z.add_0_l, Z.mod_mod; auto. Qed.
Lemma cut_ok s m k p s1 l h : 0 <= k -> rel rho L base m0 s m -> cut s k p = Some (s1, l, h) -> holding rho s1 ->
  rel rho L base m0 s1 m /\ peval rho l = peval rho p mod 2 ^ k /\ peval rho h = peval rho p / 2 ^ k /\ strc s1 = strc s /\ smem s1 = smem s.
Proof.
  intros K R C H. assert (P : 0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia). unfold cut in C. destruct (existsb _ _) in C; [exact (fresh_ok rho L base m0 _ _ _ _ _ _ _ P R C H)|].
  invas C [[s2 l2] h2] E. apply some_triple in C as (<- & <- & <-). destruct (fresh_ok rho L base m0 _ _ _ _ _ _ _ P R E H) as (R1 & A & B & T). split; [exact R1|].
  pose proof (parts_ok rho (senv s) (2 ^ k) p) as Q. rewrite padd_ok, A, B, Q. set (r := peval rho (rest (senv s) (2 ^ k) p)). set (q := peval rho (quotient (senv s) (2 ^ k) p)).
  rewrite (Z.mul_comm (2 ^ k) q), Z.mod_add, Z.div_add by lia. auto.
Qed.
Lemma cut_grows s k p s1 l h : cut s k p = Some (s1, l, h) -> grows s s1.
Proof. unfold cut. intros C. destruct (existsb _ _) in C; [exact (fresh_grows _ _ _ _ _ _ C)|]. invas C [[s2 l2] h2] E. apply some_triple in C as (<- & _ & _). exact (fresh_grows _ _ _ _ _ _ E). Qed.
Lemma added_in s s' d : In d (added s s') -> In d (sdefs s'). Proof. apply in_firstn. Qed.
Definition duty_defs (d : duty) : list def := match d with IsZero _ ds _ | Divides _ _ ds _ => ds | UpTo _ _ _ => [] end.

Lemma follow_grows s0 s w a vs s1 vs1 ds : follow c s0 s w a vs = Some (s1, vs1, ds) -> grows s s1 /\ strc s1 = strc s /\
  forall d x, In d ds -> In x (duty_defs d) -> In x (sdefs s).
Proof.
  assert (Same : forall ds, (forall d x, In d ds -> In x (duty_defs d) -> In x (sdefs s)) -> grows s s /\ strc s = strc s /\ forall d x, In d ds -> In x (duty_defs d) -> In x (sdefs s)).
  { intros l H. split; [apply grows_refl|auto]. }
  unfold follow. intros F. destruct a as [i e|i e|k lo hi e], w as [|x g|x g top]; try discriminate.
  - invas F f E. injection F as <- <- <-. apply Same. intros d x [].
  - invas F q E. invas F f E0. destruct (fst f); [|discriminate]. injection F as <- <- <-. apply Same. intros d y [<-|[]] J. exact (added_in _ _ _ J).
  - invas F q E. invas F f E0. injection F as <- <- <-. apply Same. intros d y [<-|[]] J. exact (added_in _ _ _ J).
  - invas F q E. invas F f E0. injection F as <- <- <-. apply Same. intros d y [<-|[<-|[]]] J; [exact (added_in _ _ _ J)|destruct J].
  - invas F f E. destruct (_ && _); [|discriminate]. invas F [[s2 l] h] E0. injection F as <- <- <-. split; [exact (cut_grows _ _ _ _ _ _ E0)|].
    split; [|intros d x []]. unfold cut in E0. destruct (existsb _ _) in E0; [exact (fresh_trace _ _ _ _ _ _ E0)|].
    invas E0 [[s3 l3] h3] E1. apply some_triple in E0 as (<- & _ & _). exact (fresh_trace _ _ _ _ _ _ E1).
  - invas F q E. invas F f E0. destruct (_ && _); [|discriminate]. injection F as <- <- <-. apply Same. intros d y [<-|[<-|[]]] J; [exact (added_in _ _ _ J)|destruct J].
Qed.
Lemma follow_ok s0 s w a vs s1 vs1 ds m v : follow c s0 s w a vs = Some (s1, vs1, ds) -> rel rho L base m0 s m -> holding rho s1 ->
  rel rho L base m0 s1 m /\ (Forall duty_true ds -> tracks vs v -> tracks vs1 (do_act M a v)).
Proof.
  unfold follow. intros F R H. destruct a as [i e|i e|k lo hi e], w as [|x g|x g top]; try discriminate; cbn [do_act].
  - invas F f E. injection F as <- <- <-. split; [exact R|intros D T]. apply tracks_set; [exact T|]. exact (expr_ok _ _ _ T _ E).
  - invas F q E. invas F f E0. destruct (fst f) eqn:X; [|discriminate]. injection F as <- <- <-. split; [exact R|intros D T]. inversion_clear D as [|? ? D1 _]. cbn [duty_true] in D1. rewrite psub_ok in D1.
    apply tracks_set; [exact T|]. cbn [fst snd stands]. pose proof (expr_ok _ _ _ T _ E0) as Y. rewrite X in Y. cbn [stands] in Y. lia.
  - invas F q E. invas F f E0. injection F as <- <- <-. split; [exact R|intros D T]. inversion_clear D as [|? ? D1 _]. cbn [duty_true] in D1. rewrite psub_ok in D1.
    apply tracks_set; [exact T|]. cbn [fst snd stands]. rewrite (same_mod _ _ _ M0 D1). exact (stands_mod _ _ _ (expr_ok _ _ _ T _ E0)).
  - invas F q E. invas F f E0. injection F as <- <- <-. split; [exact R|intros D T]. inversion_clear D as [|? ? D1 D']. inversion_clear D' as [|? ? D2 _]. cbn [duty_true] in D1, D2. rewrite psub_ok in D1.
    apply tracks_set; [exact T|]. cbn [fst snd stands]. rewrite <- (stands_mod _ _ _ (expr_ok _ _ _ T _ E0)), <- (same_mod _ _ _ M0 D1). symmetry. apply Z.mod_small. unfold M in *. lia.
  - invas F f E. destruct (fst f && (0 <=? k)) eqn:X; [|discriminate]. apply andb_prop in X as [X K]. apply Z.leb_le in K. invas F [[s2 l] h] E0. injection F as <- <- <-.
    destruct (cut_ok _ _ _ _ _ _ _ K R E0 H) as (R1 & A & B & _). split; [exact R1|intros D T]. pose proof (expr_ok _ _ _ T _ E) as Y. rewrite X in Y. cbn [stands] in Y.
    apply tracks_set; [apply tracks_set; [exact T|]|]; cbn [fst snd stands]; congruence.
  - invas F q E. invas F f E0. destruct (_ && _ && _) eqn:X; [|discriminate]. apply andb_prop in X as [X NE]. apply andb_prop in X as [X K]. apply Z.leb_le in K.
    apply negb_true_iff, Nat.eqb_neq in NE. injection F as <- <- <-. split; [exact R|intros D T].
    inversion_clear D as [|? ? D1 D']. inversion_clear D' as [|? ? D2 _]. cbn [duty_true] in D1, D2. rewrite psub_ok in D1. assert (P : 0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia).
    pose proof (expr_ok _ _ _ T _ E0) as Y. rewrite X in Y. cbn [stands] in Y. assert (Q : peval rho q = Contract.eval v e mod 2 ^ k).
    { rewrite <- Y, <- (same_mod (2 ^ k) _ _ ltac:(lia) D1). symmetry. apply Z.mod_small. lia. }
    intros j f' J. cbn [lookup] in J. unfold set. rewrite (Nat.eqb_sym j lo). destruct (Nat.eqb_spec lo j) as [->|NL].
    + injection J as <-. cbn [fst snd stands]. destruct (Nat.eqb_spec j hi) as [->|]; [congruence|exact Q].
    + apply lookup_filter in J as [NH J]. destruct (Nat.eqb_spec j hi) as [|_]; [congruence|]. exact (T _ _ J).
Qed.
Lemma follow_all_grows s0 : forall ws s os vs s2 os2 vs2 ds, follow_all c s0 s ws os vs = Some (s2, os2, vs2, ds) -> grows s s2 /\ strc s2 = strc s /\
  forall d x, In d ds -> In x (duty_defs d) -> In x (sdefs s2).
Proof.
  induction ws as [|w ws IH]; cbn [follow_all]; intros s os vs s2 os2 vs2 ds H. { injection H as <- <- <- <-. split; [apply grows_refl|]. split; [reflexivity|intros d x []]. }
  destruct os as [|a os]; [discriminate|]. invas H [[s1 v1] d1] E. invas H [[[s3 o3] v3] d3] E0. injection H as <- <- <- <-.
  destruct (follow_grows _ _ _ _ _ _ _ _ E) as (G1 & T1 & D1). destruct (IH _ _ _ _ _ _ _ E0) as (G2 & T2 & D2). split; [eapply grows_trans; eauto|]. split; [congruence|].
  intros d x J K. apply in_app_or in J as [J|J]; [|eauto]. specialize (D1 _ _ J K). destruct (grows_trans _ _ _ G1 G2) as [l ->]. apply in_or_app. now right.
Qed.
Lemma do_acts_app m a b v : do_acts m (a ++ b) v = do_acts m b (do_acts m a v). Proof. apply fold_left_app. Qed.
Lemma follow_all_ok s0 m : forall ws s os vs s2 os2 vs2 ds v, follow_all c s0 s ws os vs = Some (s2, os2, vs2, ds) -> rel rho L base m0 s m -> holding rho s2 ->
  rel rho L base m0 s2 m /\ (Forall duty_true ds -> tracks vs v -> exists done, os = done ++ os2 /\ tracks vs2 (do_acts M done v)).
Proof.
  induction ws as [|w ws IH]; cbn [follow_all]; intros s os vs s2 os2 vs2 ds v H R HH. { injection H as <- <- <- <-. split; [exact R|]. intros _ T. exists []. auto. }
  destruct os as [|a os]; [discriminate|]. invas H [[s1 v1] d1] E. invas H [[[s3 o3] v3] d3] E0. injection H as <- <- <- <-.
  destruct (follow_ok _ _ _ _ _ _ _ _ _ v E R (holding_back rho _ _ (proj1 (follow_all_grows _ _ _ _ _ _ _ _ _ E0)) HH)) as [R1 T1].
  destruct (IH _ _ _ _ _ _ _ (do_act M a v) E0 R1 HH) as [R2 T2]. split; [exact R2|]. intros D T. apply Forall_app in D as [D1 D2].
  destruct (T2 D2 (T1 D1 T)) as (done & -> & T3). exists (a :: done). auto.
Qed.
Lemma mrun_join p : forall q m m1 t1 m2 t2, mrun p m = Some (m1, t1) -> mrun q m1 = Some (m2, t2) -> mrun (p ++ q) m = Some (m2, t1 ++ t2).
Proof.
  induction p as [|u p IH]; cbn [mrun app]; intros q m m1 t1 m2 t2 A B; [injection A as <- <-; exact B|].
  destruct (mstep u m) as [[m' t']|]; [|discriminate]. cbn [bind fst snd] in *. destruct (mrun p m') as [[m3 t3]|] eqn:X; [|discriminate]. injection A as <- <-.
  rewrite (IH _ _ _ _ _ _ X B). cbn [bind fst snd]. now rewrite app_assoc.
Qed.
Lemma blocks_ok : forall bs p s os vs s2 p2 os2 vs2 ds, run_blocks c L bs p s os vs = Some (s2, p2, os2, vs2, ds) ->
  grows s s2 /\ (forall d x, In d ds -> In x (duty_defs d) -> In x (sdefs s2)) /\
  (forall m, rel rho L base m0 s m -> holding rho s2 -> exists q m2 t,
    p = q ++ p2 /\ mrun (concat q) m = Some (m2, t) /\ rel rho L base m0 s2 m2 /\ rev (map (conc base) (strc s2)) = rev (map (conc base) (strc s)) ++ t /\
    forall v, tracks vs v -> Forall duty_true ds -> exists done, os = done ++ os2 /\ tracks vs2 (do_acts M done v)).
Proof.
  induction bs as [|b bs IH]; cbn [run_blocks]; intros p s os vs s2 p2 os2 vs2 ds H.
  { injection H as <- <- <- <- <-. split; [apply grows_refl|]. split; [intros d x []|]. intros m R _. exists [], m, []. rewrite app_nil_r. do 4 (split; [auto|]). intros v T _. exists []. auto. }
  invas H s1 E. invas H [[[s3 o3] v3] d3] E0. invas H [[[[s4 p4] o4] v4] d4] E1. injection H as <- <- <- <- <-.
  destruct (IH _ _ _ _ _ _ _ _ _ E1) as (G4 & D4 & T4). destruct (follow_all_grows _ _ _ _ _ _ _ _ _ E0) as (G3 & S3 & D3). split; [|split].
  - eapply grows_trans; [eapply srun_grows; eauto|]. eapply grows_trans; eauto.
  - intros d x J K. apply in_app_or in J as [J|J]; [|eauto]. specialize (D3 _ _ J K). destruct G4 as [l ->]. apply in_or_app. now right.
  - intros m R HH. pose proof (holding_back rho _ _ G4 HH) as H3. pose proof (holding_back rho _ _ G3 H3) as H1.
    destruct (srun_sound rho L base m0 geo sep AV _ _ _ _ R E H1) as (m1 & t1 & RUN & R1 & TR).
    assert (R3 : rel rho L base m0 s3 m1) by exact (proj1 (follow_all_ok _ _ _ _ _ _ _ _ _ _ (fun _ => 0) E0 R1 H3)).
    destruct (T4 _ R3 HH) as (q & m2 & t2 & Q & RUN2 & R4 & TR2 & T5).
    exists (firstn (instrs b) p ++ q), m2, (t1 ++ t2). split; [now rewrite <- app_assoc, <- Q, firstn_skipn|].
    split. { rewrite concat_app. exact (mrun_join _ _ _ _ _ _ _ RUN RUN2). }
    split; [exact R4|]. split; [rewrite TR2, S3, TR, <- app_assoc; reflexivity|]. intros v T D. apply Forall_app in D as [Dv D'].
    destruct (proj2 (follow_all_ok _ _ _ _ _ _ _ _ _ _ v E0 R1 H3) Dv T) as (done & -> & T3). destruct (T5 _ T3 D') as (d' & -> & T6).
    exists (done ++ d'). split; [now rewrite app_assoc|]. rewrite do_acts_app. exact T6.
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
    tracks rho vs (do_acts M os v) /\ (forall x, (x < nxt s0)%positive -> rho x = rho0 x) /\ holding rho s /\ Forall (fun d => 0 < dm d) (sdefs s).
Proof.
  unfold segment. intros S R AD F T. invas S [[[[s1 rest] os1] vs1] gs] E. destruct os1; [|discriminate]. invas S s2 E0. invas S k' E1.
  destruct (_ && _) eqn:G in S; [|discriminate]. injection S as -> -> ->. apply andb_prop in G as [G DT]. zprop. rename G into WF.
  destruct (sdefs s0) eqn:D0; [|discriminate]. destruct (strc s0) eqn:TR0; [|discriminate].
  set (ds := rev (sdefs s)) in *. set (rho := build rho0 ds).
  pose proof (build_holds _ _ rho0 WF) as HD. fold rho in HD. pose proof (wf_pos _ _ WF) as HP.
  assert (Old : forall x, (x < nxt s0)%positive -> rho x = rho0 x) by (intros; eapply build_old; eauto).
  assert (HH : holding rho s). { unfold holding. apply Forall_rev in HD. unfold ds in HD. now rewrite rev_involutive in HD. }
  assert (R1 : rel rho L base m0 s0 m) by (eapply below_rel; eauto).
  assert (AV : forall i x, raddress L i = Some x -> rho x = base i) by (intros i x X; destruct (AD i x X) as [A1 A2]; rewrite Old; auto).
  destruct (blocks_ok rho AV _ _ _ _ _ _ _ _ _ _ E) as (_ & GD & TT).
  destruct (TT m R1 (holding_back rho _ _ (srun_grows _ _ _ _ E0) HH)) as (q & m1 & t1 & -> & RUN1 & R3 & TR1 & TV).
  destruct (srun_sound rho L base m0 geo sep AV _ _ _ _ R3 E0 HH) as (m' & t & RUN & R2 & TR).
  rewrite TR0 in TR1. cbn [map rev app] in TR1. rewrite TR1 in TR.
  assert (KB0 : kb_ok rho k).
  { eapply apply_hints_ok; [|exact E1]. split; [|split; [|apply R2]].
    - unfold eqs_ok. cbn [keqs]. rewrite Forall_map. rewrite Forall_forall in *. intros d I. apply deq_ok; auto.
    - cbn [kfacts]. unfold facts_ok in *. rewrite Forall_forall in *. intros f I. rewrite forallb_forall in *.
      match goal with H : forall x, In x f0 -> _ |- _ => rewrite (pbelow_ok (nxt s0) _ rho0) by auto end. auto. }
  exists rho, m'. split; [rewrite concat_app, map_rev, TR; exact (mrun_join _ _ _ _ _ _ _ RUN1 RUN)|]. split; [exact R2|]. split; [exact KB0|].
  split; [|split; [exact Old|split; [exact HH|apply Forall_rev in HP; unfold ds in HP; now rewrite rev_involutive in HP]]].
  destruct (TV v) as (done & Q & T2).
  - intros i f X. rewrite (pbelow_ok (nxt s0) _ rho0); [apply T; auto| |auto].
    match goal with H : forallb (fun v => pbelow _ (snd (snd v))) vs0 = true |- _ => clear - H X; rename H into B end.
    induction vs0 as [|[j g] l IH]; cbn [lookup] in X; [discriminate|]. cbn [forallb snd] in B. zprop.
    destruct (Nat.eqb j i); [injection X as <-; auto|auto].
  - rewrite Forall_forall. intros d I. match goal with H : forallb (met k) gs = true |- _ => rewrite forallb_forall in H; specialize (H _ I); rename H into CG end.
    assert (IX : forall x, In x (duty_defs d) -> In x ds) by (intros x X; apply -> in_rev; destruct (srun_grows _ _ _ _ E0) as [l ->]; apply in_or_app; right; exact (GD _ _ I X)).
    rewrite Forall_forall in HD, HP. destruct d as [p ds' g|M' p ds' g|p b top]; cbn [met duty_defs duty_true] in *.
    + eapply check_zero_ok; [exact KB0| | |exact CG]; rewrite Forall_forall; auto.
    + eapply check_goal_ok; [exact KB0| | |exact CG]; rewrite Forall_forall; auto.
    + apply andb_prop in CG as [C1 C2]. split; [exact (at_least_ok rho k KB0 _ C1)|exact (at_most_ok rho k KB0 _ _ _ C2)].
  - rewrite app_nil_r in Q. subst os. exact T2.
Qed.
End Segment.

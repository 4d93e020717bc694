(* Soundness of symbolic execution: if the symbolic run succeeds, so does the run it stands for, from every state that it stands for,
   and final states and traces correspond. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
From Carrychain Require Import model.Mem core.Poly core.Cert core.Micro core.Word core.Sym.
Import ListNotations.
Open Scope Z_scope.

Ltac inv H := let v := fresh "v" in let E := fresh "E" in
  match type of H with bind ?a _ = Some _ => destruct a as [v|] eqn:E; [cbn [bind] in H|discriminate] end.
Tactic Notation "invas" hyp(H) simple_intropattern(p) ident(E) :=
  match type of H with bind ?a _ = Some _ => destruct a as [p|] eqn:E; [cbn [bind] in H|discriminate] end.
Ltac zprop := repeat match goal with
  | H : (_ <=? _) = true |- _ => apply Z.leb_le in H | H : (_ <? _) = true |- _ => apply Z.ltb_lt in H
  | H : (_ =? _) = true |- _ => apply Z.eqb_eq in H | H : Nat.eqb _ _ = true |- _ => apply Nat.eqb_eq in H
  | H : _ && _ = true |- _ => apply andb_prop in H as [H ?] end.

Lemma as_const_ok rho p c : as_const p = Some c -> peval rho p = c.
Proof. destruct p as [|[[|] d] [|]]; cbn; intros [=]; subst; lia. Qed.
Lemma peqb_ok p : forall q, peqb p q = true -> p = q.
Proof.
  induction p as [|[m c] p IH]; intros [|[n d] q]; cbn [peqb]; try discriminate; auto.
  destruct (mcmp m n) eqn:E; try discriminate. intros H. apply andb_prop in H as [A B]. apply mcmp_eq in E. apply Z.eqb_eq in A.
  subst. f_equal; auto.
Qed.
Lemma in_firstn {A} n (l : list A) x : In x (firstn n l) -> In x l.
Proof. rewrite <- (firstn_skipn n l) at 2. intros; apply in_or_app; auto. Qed.
Lemma pdivc_ok rho k p q : k <> 0 -> pdivc k p = Some q -> peval rho p = k * peval rho q.
Proof.
  intros N. unfold pdivc. destruct (forallb _ p) eqn:F; [|discriminate]. intros [= <-].
  induction p as [|[m c] p IH]; cbn [map peval fst snd]; [lia|]. cbn [forallb snd] in F. apply andb_prop in F as [A B].
  rewrite (IH B). apply Z.eqb_eq in A. pose proof (Z.div_mod c k N) as D. rewrite A, Z.add_0_r in D.
  set (d := c / k) in *. clearbody d. subst c. ring.
Qed.
Lemma as_mask_ok rho p j k : as_mask p = Some (j, k) -> 0 <= j < k /\ peval rho p = 2 ^ k - 2 ^ j.
Proof.
  unfold as_mask. intros H. inv H. destruct (_ && _ && _ && _) eqn:G; [|discriminate]. injection H as <- <-. zprop.
  split; [lia|]. rewrite (as_const_ok _ _ _ E). assumption.
Qed.
Lemma same_cell_ok a b : same_cell a b = true -> a = b.
Proof. destruct a as [[i o] n], b as [[j p] m]. unfold same_cell. intros H. zprop. now subst. Qed.
Lemma find_cell_in m k v : find_cell m k = Some v -> In (k, v) m.
Proof.
  induction m as [|[k' w] m IH]; cbn [find_cell]; [discriminate|]. destruct (same_cell k' k) eqn:E.
  - intros [= <-]. apply same_cell_ok in E. subst. now left.
  - right; auto.
Qed.

Lemma parts_ok rho e m p : peval rho p = peval rho (rest e m p) + m * peval rho (quotient e m p).
Proof.
  assert (T : forall x c, peval rho (term x c) = c * meval rho x) by (intros x c; unfold term; destruct (Z.eqb_spec c 0); cbn [peval]; subst; lia).
  induction p as [|[t c] p IH]; cbn [peval rest quotient fold_right fst snd]; [lia|]. fold (rest e m p). fold (quotient e m p).
  rewrite !padd_ok, IH, !T. cbn [fst snd]. ring.
Qed.
Lemma apart_ok rho e m p : 0 < m -> env_ok e rho -> apart_split e m p = true -> peval rho (rest e m p) = peval rho p mod m /\ peval rho (quotient e m p) = peval rho p / m.
Proof.
  intros M E H. unfold apart_split in H. apply andb_prop in H as [_ H]. destruct (pival e (rest e m p)) as [[l h]|] eqn:F; [|discriminate]. zprop.
  apply (pival_ok _ rho) in F; [|exact E]. unfold inb in F; cbn [fst snd] in F. rewrite (parts_ok rho e m p). split.
  - rewrite Z.mul_comm, Z.mod_add by lia. symmetry. apply Z.mod_small. lia.
  - rewrite Z.mul_comm, Z.div_add by lia. rewrite Z.div_small; lia.
Qed.
Lemma tell_ok rho e ds m : 0 < m -> Forall (holds rho) ds -> forall n p q, tell n e ds m p = Some q -> peval rho q = peval rho p /\ apart_split e m q = true.
Proof.
  intros M H. induction n as [|n IH]; cbn [tell]; intros p q T; destruct (apart_split e m p) eqn:A; try (injection T as <-; auto); [discriminate|].
  destruct (negative p); [|discriminate]. invas T p' X. destruct (IH _ _ T) as [Q A']. split; [|exact A']. rewrite Q. unfold expand in X. invas X d F. injection X as <-.
  apply find_some in F as [I E]. apply in_firstn in I. zprop. rewrite Forall_forall in H. specialize (H _ I). subst m.
  apply psubst_ok. pose proof (deq_ok _ _ M H) as D. unfold deq in D. rewrite psub_ok, padd_ok in D. rewrite psub_ok, pvar_ok in *. lia.
Qed.
(* definitions only grow *)
Definition grows (s s' : sst) := exists l, sdefs s' = l ++ sdefs s.
Lemma grows_refl s : grows s s. Proof. exists []; reflexivity. Qed.
Lemma grows_trans a b c : grows a b -> grows b c -> grows a c.
Proof. intros [l H] [k K]. exists (k ++ l). rewrite K, H. apply app_assoc. Qed.
Ltac same := exists []; reflexivity.
Lemma pieces_keeps n : forall s m p s1 l h, pieces n s m p = Some (s1, l, h) -> grows s s1 /\ strc s1 = strc s.
Proof.
  assert (New : forall s m p (x : option env) (f g : poly) s1 l h, (do e <- x; Some (SS (srg s) (smem s) (Pos.succ (Pos.succ (nxt s)))
    (Def (nxt s) m p :: sdefs s) e (strc s), f, g)) = Some (s1, l, h) -> grows s s1 /\ strc s1 = strc s).
  { intros s m p x f g s1 l h H. inv H. injection H as <- _ _. split; [eexists [_]|]; reflexivity. }
  assert (Same : forall (s s1 : sst) (a b l h : poly), Some (s, a, b) = Some (s1, l, h) -> grows s s1 /\ strc s1 = strc s)
    by (intros s s1 a b l h [= <- _ _]; split; [same|reflexivity]).
  induction n as [|n IH]; cbn [pieces]; intros s m p s1 l h; (destruct (as_const p); [apply Same|]); (destruct (tell _ _ _ _ _); [apply Same|]);
    (destruct (find _ _); [apply Same|]); cbv zeta; [apply New|].
  destruct (split_before s p) as [d|].
  - destruct (_ =? 0). { intros H. invas H [[s2 a] b] E. injection H as <- _ _. eauto. }
    destruct (_ =? 0); [|apply New]. intros H. invas H [[s2 a] b] E. injection H as <- _ _. eauto.
  - destruct (top _) as [x k]. destruct (_ && _); [|apply New]. destruct (slice s x); [|apply New]. intros H. invas H [[s2 a] b] E. injection H as <- _ _. eauto.
Qed.
Lemma fresh_grows s m p s1 l h : fresh s m p = Some (s1, l, h) -> grows s s1.
Proof. intros H. exact (proj1 (pieces_keeps _ _ _ _ _ _ _ H)). Qed.
Lemma fresh_trace s m p s1 l h : fresh s m p = Some (s1, l, h) -> strc s1 = strc s.
Proof. intros H. exact (proj2 (pieces_keeps _ _ _ _ _ _ _ H)). Qed.
Lemma sload_grows s i o n s1 v : sload s i o n = Some (s1, v) -> grows s s1.
Proof.
  unfold sload. destruct (find_cell _ _). { intros [= <- _]. same. }
  destruct (compose _ _ _ _ _). { intros [= <- _]. same. }
  intros H. invas H [s2 q] E. injection H as <- <-. cbn [fst]. unfold narrow_load in E. invas E [[[j p] m] w] E0. invas E q' E1.
  invas E [[s3 x] y] E2. invas E [[s4 x'] y'] E3. injection E as <- <-. eapply grows_trans; eapply fresh_grows; eauto.
Qed.
Lemma sstore_grows L s i o n v s1 : sstore L s i o n v = Some s1 -> grows s s1.
Proof.
  unfold sstore. intros H. invas H [s2 v2] E. destruct (rwrite L i); [|discriminate]. injection H as <-.
  assert (G : grows s s2); [|exact G]. destruct v as [p|r q].
  - destruct (within _ _ _ _). { injection E as <- _. same. } invas E [[s3 l] h] E0. injection E as <- _. exact (fresh_grows _ _ _ _ _ _ E0).
  - destruct (_ && _ && _); [|discriminate]. injection E as <- _. same.
Qed.
Lemma sstep_grows L u s s' : sstep L u s = Some s' -> grows s s'.
Proof.
  destruct u as [d e|k lo hi e|d|n d b o|n b o x|d a b|d a b|d a b|d c a b|d a|k x]; cbn [sstep]; intros H.
  - destruct (pointer s e) as [[i o]|]. { destruct e as [|t [|]]; try discriminate. injection H as <-. same. } inv H. injection H as <-. same.
  - assert (N : forall p, split_number s k lo hi p = Some s' -> grows s s').
    { unfold split_number. intros p N. destruct (0 <=? k); [|discriminate]. invas N [[s1 l] h] E0. injection N as <-. exact (fresh_grows _ _ _ _ _ _ E0). }
    destruct (pointer s e) as [[i o]|]; [|invas H p E; eauto]. destruct (_ && _ && _); [injection H as <-; same|]. invas H v E. eauto.
  - injection H as <-. same.
  - invas H k E. invas H [s1 w] E0. injection H as <-. exact (sload_grows _ _ _ _ _ _ E0).
  - inv H. inv H. inv H. injection H as <-. exact (sstore_grows _ _ _ _ _ _ _ E1).
  - inv H. inv H. unfold first_of in H.
    assert (M : forall p q, and_mask s d p q = Some s' -> grows s s').
    { intros p q M. unfold and_mask in M. invas M [j k] E1. invas M [[s1 l] h] E2. apply fresh_grows in E2.
      destruct (j =? 0); [injection M as <-; exact E2|]. invas M [[s2 l2] h2] E3. injection M as <-. apply fresh_grows in E3. exact (grows_trans _ _ _ E2 E3). }
    assert (O : forall p q, and_ones s d p q = Some s' -> grows s s').
    { intros p q O. unfold and_ones in O. inv O. destruct (_ && _); [|discriminate]. injection O as <-. same. }
    assert (C : forall p q, and_carry s d p q = Some s' -> grows s s').
    { intros p q C. unfold and_carry in C. inv C. inv C. destruct (_ && _); [|discriminate]. invas C [[s1 l] h] E3. injection C as <-. exact (fresh_grows _ _ _ _ _ _ E3). }
    destruct (and_carry s d v v0) eqn:C1; [injection H as <-; eauto|]. destruct (and_carry s d v0 v) eqn:C2; [injection H as <-; eauto|].
    destruct (and_bits s d v v0) eqn:B. { injection H as <-. unfold and_bits in B. destruct (_ && _); [|discriminate]. injection B as <-. same. }
    destruct (and_mask s d v v0) eqn:M1; [injection H as <-; eauto|]. destruct (and_mask s d v0 v) eqn:M2; [injection H as <-; eauto|].
    destruct (and_ones s d v v0) eqn:M3; [injection H as <-; eauto|]. eauto.
  - inv H. inv H. unfold first_of, or_zero, or_bits, or_apart in H.
    destruct (within s v 0 0). { injection H as <-. same. } destruct (within s v0 0 0). { injection H as <-. same. }
    destruct (_ && _) in H. { injection H as <-. same. }
    destruct (do iv <- _; _) eqn:A in H. { injection H as <-. inv A. inv A. destruct (0 <=? _); [|discriminate]. injection A as <-. same. }
    clear A. inv H. inv H. destruct (0 <=? _); [|discriminate]. injection H as <-. same.
  - inv H. inv H. unfold first_of, xor_bits, xor_ones in H.
    destruct (_ && _) in H. { injection H as <-. same. }
    destruct (do c <- _; _) eqn:A in H. { injection H as <-. inv A. destruct (_ && _); [|discriminate]. injection A as <-. same. }
    clear A. inv H. destruct (_ && _); [|discriminate]. injection H as <-. same.
  - inv H. inv H. inv H. unfold select in H. destruct (within _ _ _ _); [|discriminate]. inv H. destruct (_ && _); [|injection H as <-; same].
    invas H [[s1 l] h] F. injection H as <-. cbn [put put_env sdefs]. exact (fresh_grows _ _ _ _ _ _ F).
  - inv H. injection H as <-. unfold is_zero. destruct v as [p|]; [|same]. destruct (as_const p); [same|]. destruct (within _ _ _ _); [same|]. destruct (do v <- single p; _); same.
  - inv H. destruct (within _ _ _ _); [|discriminate]. injection H as <-. same.
Qed.
Lemma srun_grows L p : forall s s', srun L p s = Some s' -> grows s s'.
Proof.
  induction p as [|u p IH]; cbn [srun]; intros s s' H. { injection H as <-. same. }
  inv H. eapply grows_trans; [eapply sstep_grows|]; eauto.
Qed.

Section Sound.
Variables (rho : positive -> Z) (L : layout) (base : nat -> Z) (m0 : memory).
Hypothesis geo : forall i, 0 <= base i /\ base i + rsize L i < W.
Hypothesis sep : forall i j, rapart L i j = true -> base i + rsize L i <= base j \/ base j + rsize L j <= base i.
Hypothesis address_var : forall i v, raddress L i = Some v -> rho v = base i.
Definition sv (v : sval) : Z := match v with SV p => peval rho p | SP i o => base i + o end.
Definition conc (e : sevent) : event := match e with SRead n r o => Read n (base r + o) | SWrite n r o => Write n (base r + o) end.
Record rel (s : sst) (m : ms) : Prop := Rel {
  r_reg : forall l v, PositiveMap.find l (srg s) = Some v -> lv m l = Some (sv v);
  r_mem : forall i o n v, In ((i, o, n), v) (smem s) -> 0 <= o /\ o + Z.of_nat n <= rsize L i /\ sv v = load n (mm m) (base i + o);
  r_frame : forall x, (forall i, rwrite L i = true -> ~ (base i <= x < base i + rsize L i)) -> mm m x = m0 x;
  r_byte : bytes_ok (mm m);
  r_env : env_ok (senv s) rho }.
Definition holding (s : sst) := Forall (holds rho) (sdefs s).
Lemma holding_back s s' : grows s s' -> holding s' -> holding s.
Proof. intros [l E] H. unfold holding in *. rewrite E in H. apply Forall_app in H. tauto. Qed.

Lemma rel_put s m d v x : rel s m -> sv v = x -> rel (put s d v) (setl m d (Some x)).
Proof.
  intros [A B C D E] H. constructor; cbn; auto. intros l w. destruct (Pos.eqb_spec l d) as [->|N].
  - rewrite PositiveMap.gss. intros [= <-]. now rewrite H.
  - rewrite PositiveMap.gso by auto. apply A.
Qed.
Lemma rel_env s m e : rel s m -> env_ok e rho -> rel (put_env s e) m.
Proof. intros [A B C D E] H. constructor; auto. Qed.
Lemma rel_saw s m e : rel s m -> rel (saw s e) m.
Proof. intros [A B C D E]. constructor; auto. Qed.
Lemma within_ok s m p l h : rel s m -> within s p l h = true -> l <= peval rho p <= h.
Proof.
  intros R. unfold within. destruct (pival (senv s) p) as [[a b]|] eqn:F; [|discriminate]. intros H. zprop.
  apply (pival_ok _ rho) in F; [|apply R]. unfold inb in F; cbn [fst snd] in F. lia.
Qed.
Lemma some_triple {A B C} (a a' : A) (b b' : B) (c c' : C) : Some (a, b, c) = Some (a', b', c') -> a = a' /\ b = b' /\ c = c'.   (* injection would compute *)
Proof. intros E. now inversion E. Qed.
Lemma multiple m k : 0 < m -> 0 < k -> m mod k = 0 -> exists q, 0 < q /\ m = k * q /\ m / k = q.
Proof. intros M K H. exists (m / k). pose proof (Z.div_mod m k). split; [|split; [lia|reflexivity]]. nia. Qed.
Lemma held d s : holding s -> In d (firstn share_window (sdefs s)) -> holds rho d.
Proof. unfold holding. rewrite Forall_forall. intros H I. apply H, (in_firstn _ _ _ I). Qed.
Lemma pieces_ok n : forall s m k p s1 l h, 0 < k -> rel s m -> pieces n s k p = Some (s1, l, h) -> holding s1 ->
  rel s1 m /\ peval rho l = peval rho p mod k /\ peval rho h = peval rho p / k /\ strc s1 = strc s /\ smem s1 = smem s.
Proof.
  assert (New : forall s m k p s1 l h, 0 < k -> rel s m -> (let d := Def (nxt s) k p in do e <- add_iv (senv s) d;
    Some (SS (srg s) (smem s) (Pos.succ (Pos.succ (nxt s))) (d :: sdefs s) e (strc s), pvar (dlo d), pvar (dhi d))) = Some (s1, l, h) -> holding s1 ->
    rel s1 m /\ peval rho l = peval rho p mod k /\ peval rho h = peval rho p / k /\ strc s1 = strc s /\ smem s1 = smem s).
  { intros s m k p s1 l h K R F H. cbv zeta in F. inv F. injection F as <- <- <-. unfold holding in H. cbn [sdefs] in H. inversion H as [|? ? HD HT]; subst.
    pose proof HD as [A B]. unfold dhi in A, B. cbn [dlo dm de] in A, B. unfold dhi. cbn [dlo]. rewrite !pvar_ok, A, B.
    split; [|auto]. destruct R as [R1 R2 R3 R4 R5]. constructor; auto. cbn [senv]. eapply add_iv_ok; [exact HD|exact K|exact R5|exact E]. }
  induction n as [|n IH]; cbn [pieces]; intros s m k p s1 l h K R F H; (destruct (as_const p) as [c|] eqn:C;
    [injection F as <- <- <-; rewrite !pconst_ok, (as_const_ok _ _ _ C); now auto|]); (destruct (tell _ _ _ _ _) as [q|] eqn:TL;
    [injection F as <- <- <-; destruct (tell_ok _ _ _ _ K H _ _ _ TL) as [Q AP]; destruct (apart_ok rho _ _ _ K (r_env _ _ R) AP) as [-> ->]; rewrite Q; now auto|]);
    (destruct (find _ _) as [d|] eqn:FD;
    [injection F as <- <- <-; apply find_some in FD as [I E]; zprop; apply peqb_ok in H0; destruct (held _ _ H I) as [A B]; subst; rewrite !pvar_ok, A, B; now auto|]).
  { exact (New _ _ _ _ _ _ _ K R F H). }
  destruct (split_before s p) as [d|] eqn:SB.
  - unfold split_before in SB. destruct (single p); [|discriminate]. apply find_some in SB as [I SB].
    apply andb_prop in SB as [SB E]. apply Z.ltb_lt in SB. apply peqb_ok in E.
    assert (D : holding s -> peval rho (pvar (dlo d)) = peval rho p mod dm d /\ peval rho (pvar (dhi d)) = peval rho p / dm d).
    { intros HS. destruct (held _ _ HS I) as [A B]. rewrite !pvar_ok, A, B, E. auto. }
    destruct (Z.eqb_spec (k mod dm d) 0) as [M|_]; [|destruct (Z.eqb_spec (dm d mod k) 0) as [M|_]; [|exact (New _ _ _ _ _ _ _ K R F H)]].
    + invas F [[s2 a] b] X. apply some_triple in F as (<- & <- & <-). pose proof (holding_back _ _ (proj1 (pieces_keeps _ _ _ _ _ _ _ X)) H) as HS.
      destruct (multiple _ _ K SB M) as (q & Q & -> & E1). rewrite E1 in X. destruct (IH _ m _ _ _ _ _ Q R X H) as (R2 & A & B & T & Me).
      destruct (D HS) as [DL DH]. split; [exact R2|]. rewrite padd_ok, pscale_ok, A, B, DL, DH. split; [symmetry; apply Z.rem_mul_r; lia|].
      split; [|auto]. now rewrite Z.div_div by lia.
    + invas F [[s2 a] b] X. apply some_triple in F as (<- & <- & <-). pose proof (holding_back _ _ (proj1 (pieces_keeps _ _ _ _ _ _ _ X)) H) as HS.
      destruct (multiple _ _ SB K M) as (q & Q & Eq & E1). destruct (IH _ m _ _ _ _ _ K R X H) as (R2 & A & B & T & Me). destruct (D HS) as [DL DH].
      split; [exact R2|]. rewrite padd_ok, pscale_ok, A, B, DL, DH, E1. split; [|split; [|auto]].
      * rewrite Eq, Z.rem_mul_r, (Z.mul_comm k), Z.mod_add, Z.mod_mod by lia. reflexivity.
      * rewrite (Z.div_mod (peval rho p) (dm d)) at 3 by lia. rewrite Eq at 3. rewrite <- Z.mul_assoc, (Z.mul_comm k), Z.div_add_l by lia. lia.
  - destruct (top (rest (senv s) k p)) as [x c]. destruct (_ && _) eqn:G; [|exact (New _ _ _ _ _ _ _ K R F H)]. destruct (slice s x); [|exact (New _ _ _ _ _ _ _ K R F H)].
    set (low := psub (rest (senv s) k p) (pscale c (pvar x))) in *. invas F [[s2 a] b] X. apply some_triple in F as (<- & <- & <-).
    apply andb_prop in G as [G _]. apply andb_prop in G as [G B]. zprop. apply (within_ok _ _ _ _ _ R) in B. destruct (multiple _ _ K G H0) as (q & Q & Eq & E1).
    rewrite E1 in X. destruct (IH _ m _ _ _ _ _ Q R X H) as (R2 & A & D & T & Me). split; [exact R2|]. rewrite pvar_ok in *.
    assert (P : peval rho p = peval rho low + c * rho x + k * peval rho (quotient (senv s) k p))
      by (rewrite (parts_ok rho (senv s) k p) at 1; unfold low; rewrite psub_ok, pscale_ok, pvar_ok; lia).
    pose proof (Z.div_mod (rho x) q) as DM. pose proof (Z.mod_pos_bound (rho x) q Q) as MB. rewrite !padd_ok, pscale_ok, A, D, P.
    split; [|split; [|auto]]; [apply Z.mod_unique_pos with (rho x / q + peval rho (quotient (senv s) k p))|
      apply Z.div_unique_pos with (peval rho low + c * (rho x mod q))]; nia.
Qed.
Lemma fresh_ok s m k p s1 l h : 0 < k -> rel s m -> fresh s k p = Some (s1, l, h) -> holding s1 ->
  rel s1 m /\ peval rho l = peval rho p mod k /\ peval rho h = peval rho p / k /\ strc s1 = strc s /\ smem s1 = smem s.
Proof. apply pieces_ok. Qed.

Lemma val_ok s m l p : rel s m -> val s l = Some p -> lv m l = Some (peval rho p).
Proof.
  intros R. unfold val. intros H. inv H. destruct v; cbn [num] in H; [|discriminate]. injection H as ->. exact (r_reg _ _ R _ _ E).
Qed.
Lemma val_lvd s m l p : rel s m -> val s l = Some p -> defined m l = true /\ lvd m l = peval rho p.
Proof. intros R H. unfold defined, lvd. now rewrite (val_ok _ _ _ _ R H). Qed.
Lemma sub_mono_ok s m : rel s m -> forall t p, sub_mono s t = Some p -> forallb (defined m) t = true /\ meval (lvd m) t = peval rho p.
Proof.
  intros R. induction t as [|x t IH]; cbn [sub_mono forallb meval]; intros p H.
  { injection H as <-. rewrite pconst_ok. auto. }
  destruct t as [|y t].
  { destruct (val_lvd _ _ _ _ R H) as [-> ->]. cbn. split; auto. lia. }
  inv H. inv H. injection H as <-. destruct (val_lvd _ _ _ _ R E) as [-> ->]. destruct (IH _ eq_refl) as [A B]. rewrite pmul_ok, <- B. rewrite A. auto.
Qed.
Lemma sub_ok s m e : rel s m -> forall p, sub s e = Some p -> eval m e = Some (peval rho p).
Proof.
  intros R. assert (X : forall p, sub s e = Some p -> forallb (fun t => forallb (defined m) (fst t)) e = true /\ peval (lvd m) e = peval rho p).
  { induction e as [|[t c] e IH]; cbn [sub]; intros p H. { injection H as <-. auto. }
    inv H. inv H. injection H as <-. destruct (sub_mono_ok _ _ R _ _ E) as [A B]. destruct (IH _ eq_refl) as [C D].
    cbn [forallb fst peval]. rewrite A, C, B, D, padd_ok, pscale_ok. auto. }
  intros p H. unfold eval. destruct (X _ H) as [-> ->]. reflexivity.
Qed.
Lemma pointer_ok s m e i o : rel s m -> pointer s e = Some (i, o) -> eval m e = Some (base i + o).
Proof.
  intros R. destruct e as [|[[|b [|]] c] [|[[|b' [|]] c'] [|]]]; cbn [pointer]; try discriminate; match goal with |- (if ?a =? 1 then _ else _) = _ -> _ => destruct (Z.eqb_spec a 1) as [->|]; [|discriminate] end;
  match goal with |- match PositiveMap.find ?x _ with _ => _ end = _ -> _ => destruct (PositiveMap.find x (srg s)) as [[|j q]|] eqn:F; try discriminate end;
  intros [= <- <-]; apply (r_reg _ _ R) in F; unfold eval, defined, lvd; cbn [forallb fst peval meval]; rewrite F; cbn [andb sv]; f_equal; ring.
Qed.
Lemma place_ok s m n b o i p : rel s m -> place L s n b o = Some (i, p) ->
  0 <= p /\ p + Z.of_nat n <= rsize L i /\ address m n b o = Some (base i + p).
Proof.
  intros R. unfold place. destruct (PositiveMap.find b (srg s)) as [[|j q]|] eqn:F; try discriminate. destruct (_ && _) eqn:G; [|discriminate].
  intros [= <- <-]. zprop. apply (r_reg _ _ R) in F. cbn [sv] in F. unfold address. rewrite F. cbn [bind].
  destruct (geo j). unfold wrap. rewrite Z.mod_small by lia. replace (base j + q + o) with (base j + (q + o)) by lia.
  destruct (Z.leb_spec (base j + (q + o) + Z.of_nat n) W); [auto|lia].
Qed.
Lemma compose_ok s m : rel s m -> forall d i o n p, compose d (smem s) i o n = Some p -> peval rho p = load n (mm m) (base i + o).
Proof.
  intros R. induction d as [|d IH]; intros i o n p; cbn [compose]; destruct (find_cell (smem s) (i, o, n)) as [v|] eqn:F;
  try (destruct v; cbn [num]; intros [= <-]; apply find_cell_in in F; exact (proj2 (proj2 (r_mem _ _ R _ _ _ _ F)))); [discriminate|].
  destruct (Nat.eqb (2 * Nat.div2 n) n) eqn:N; [|discriminate]. intros H. inv H. inv H. injection H as <-.
  rewrite padd_ok, pscale_ok, (IH _ _ _ _ E), (IH _ _ _ _ E0). zprop. set (h := Nat.div2 n) in *.
  replace n with (h + h)%nat by lia. rewrite load_app. replace (base i + (o + Z.of_nat h)) with (base i + o + Z.of_nat h) by lia. reflexivity.
Qed.
Lemma sload_ok s m i o n s1 v : rel s m -> sload s i o n = Some (s1, v) -> holding s1 ->
  rel s1 m /\ sv v = load n (mm m) (base i + o) /\ strc s1 = strc s.
Proof.
  intros R. unfold sload. destruct (find_cell _ _) as [w|] eqn:F.
  { intros [= <- <-] _. apply find_cell_in in F. split; [auto|]. split; [exact (proj2 (proj2 (r_mem _ _ R _ _ _ _ F)))|auto]. }
  destruct (compose _ _ _ _ _) as [p|] eqn:C.
  { intros [= <- <-] _. split; [auto|]. split; [exact (compose_ok _ _ R _ _ _ _ _ C)|auto]. }
  intros H. invas H [s2 q] E. injection H as <- <-. intros H. cbn [fst snd sv] in *. unfold narrow_load in E.
  invas E [[[j p] N] w] E0. invas E q' En. destruct w; cbn [num] in En; [|discriminate]. injection En as ->. invas E [[s3 l3] h3] E1. invas E [[s4 l4] h4] E2. injection E as <- <-.
  apply find_some in E0 as [I Wd]. unfold wider in Wd. zprop. subst j.
  pose proof (holding_back _ _ (fresh_grows _ _ _ _ _ _ E2) H) as H3.
  assert (K : 0 < 2 ^ (8 * (o - p))) by (apply Z.pow_pos_nonneg; lia).
  destruct (fresh_ok _ _ _ _ _ _ _ K R E1 H3) as (R3 & _ & Q3 & T3 & _).
  destruct (fresh_ok _ _ _ _ _ _ _ (pow8_pos n) R3 E2 H) as (R4 & P4 & _ & T4 & _).
  split; [exact R4|]. split; [|congruence]. rewrite P4, Q3. pose proof (r_mem _ _ R _ _ _ _ I) as (_ & _ & V). cbn [sv] in V. rewrite V.
  replace (base i + o) with (base i + p + Z.of_nat (Z.to_nat (o - p))) by lia.
  rewrite (load_part _ (Z.to_nat (o - p)) n (N - n - Z.to_nat (o - p))) by apply R.
  replace (Z.to_nat (o - p) + (n + (N - n - Z.to_nat (o - p))))%nat with N by lia. rewrite Z2Nat.id by lia. reflexivity.
Qed.
Lemma sstore_ok s m i o n v x s1 : rel s m -> sstore L s i o n v = Some s1 -> holding s1 -> 0 <= o -> o + Z.of_nat n <= rsize L i -> sv v = x ->
  rel s1 (Ms (lv m) (store n (mm m) (base i + o) x)) /\ strc s1 = strc s.
Proof.
  intros R S H O N V. unfold sstore in S. invas S [s2 v2] E. destruct (rwrite L i) eqn:WR; [|discriminate]. injection S as <-. cbn [fst snd] in *.
  assert (X : rel s2 m /\ sv v2 = x mod 2 ^ (8 * Z.of_nat n) /\ strc s2 = strc s).
  { destruct v as [p|r q].
    - destruct (within s p _ _) eqn:Wi.
      + injection E as <- <-. apply (within_ok _ _ _ _ _ R) in Wi. cbn [sv] in *. split; [auto|]. split; [|auto]. rewrite Z.mod_small; lia.
      + invas E [[s3 l] h] E0. injection E as <- <-.
        destruct (fresh_ok _ _ _ _ _ _ _ (pow8_pos n) R E0) as (R3 & P3 & _ & T3 & _). { destruct s3; exact H. }
        cbn [sv] in *. rewrite P3, V. auto.
    - destruct (_ && _ && _) eqn:G; [|discriminate]. injection E as <- <-. zprop. subst n. cbn [sv] in *. split; [auto|]. split; [|auto].
      pose proof (geo r). rewrite Z.mod_small; [auto|]. change (2 ^ (8 * Z.of_nat 8)) with W. lia. }
  destruct X as (R2 & V2 & T2). split; [|exact T2]. destruct R2 as [A B C D F]. constructor; cbn [put_mem srg smem senv lv mm]; auto.
  - intros j p k w [I|I].
    + injection I as <- <- <- <-. split; [auto|]. split; [auto|]. rewrite load_store_same. auto.
    + apply filter_In in I as [I U]. destruct (B _ _ _ _ I) as (B1 & B2 & B3). split; [auto|]. split; [auto|]. rewrite B3. symmetry. apply load_store_other.
      unfold untouched in U. destruct (Nat.eqb_spec i j) as [->|]; [apply orb_prop in U as [U|U]; zprop; lia|].
      apply sep in U. lia.
  - intros y Y. rewrite store_out; [auto|]. intros Z0. apply (Y i WR). lia.
  - apply store_bytes; auto.
Qed.

Lemma bitwise_ok f s m d a b x y z : rel s m -> val s a = Some x -> val s b = Some y -> f (peval rho x) (peval rho y) = z ->
  bitwise f m d a b = Some (setl m d (Some z), []).
Proof. intros R A B <-. unfold bitwise. rewrite (val_ok _ _ _ _ R A), (val_ok _ _ _ _ R B). reflexivity. Qed.
Lemma first_of_or {A} (a b : option A) x : first_of a b = Some x -> a = Some x \/ b = Some x.
Proof. destruct a; cbn; auto. Qed.
Definition outcome (s : sst) (s' : sst) (r : option (ms * list event)) :=
  exists m' t, r = Some (m', t) /\ rel s' m' /\ rev (map conc (strc s')) = rev (map conc (strc s)) ++ t.
Lemma outcome_put s s1 m d v x r : rel s1 m -> strc s1 = strc s -> r = Some (setl m d (Some x), []) -> sv v = x -> outcome s (put s1 d v) r.
Proof. intros R T -> V. exists (setl m d (Some x)), []. split; [auto|]. split; [now apply rel_put|]. cbn [put strc]. now rewrite T, app_nil_r. Qed.

Lemma outcome_forget s m d x : rel s m -> outcome s (forget s d) (Some (setl m d x, [])).
Proof.
  intros R. eexists _, []. split; [reflexivity|]. split; [|cbn; now rewrite app_nil_r]. destruct R as [A B C D E]. constructor; cbn; auto.
  intros l w. destruct (Pos.eqb_spec l d) as [->|N]; [rewrite PositiveMap.grs; discriminate|]. rewrite PositiveMap.gro by auto. apply A.
Qed.
Lemma and_mask_ok s m d x y s' : rel s m -> and_mask s d x y = Some s' -> holding s' -> exists v s1, s' = put s1 d (SV v) /\ rel s1 m /\ strc s1 = strc s /\
  peval rho v = Z.land (peval rho x) (peval rho y).
Proof.
  intros R H HH. unfold and_mask in H. invas H [j k] E. invas H [[s1 l] h] E1. destruct (as_mask_ok rho _ _ _ E) as [JK Y]. rewrite Y, land_mask by auto.
  assert (P : 0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia). destruct (Z.eqb_spec j 0) as [->|].
  - injection H as <-. destruct (fresh_ok _ _ _ _ _ _ _ P R E1 HH) as (R1 & PL & _ & T & _). exists l, s1. rewrite PL, Z.pow_0_r, Z.div_1_r, Z.mul_1_l. auto.
  - invas H [[s2 l2] h2] E2. injection H as <-. pose proof (holding_back _ _ (fresh_grows _ _ _ _ _ _ E2) HH) as H1.
    destruct (fresh_ok _ _ _ _ _ _ _ P R E1 H1) as (R1 & PL & _ & T & _).
    assert (P' : 0 < 2 ^ j) by (apply Z.pow_pos_nonneg; lia). destruct (fresh_ok _ _ _ _ _ _ _ P' R1 E2 HH) as (R2 & _ & PH & T2 & _).
    exists (pscale (2 ^ j) h2), s2. rewrite pscale_ok, PH, PL, T2. auto.
Qed.
Lemma and_ones_ok s m d x y s' : rel s m -> and_ones s d x y = Some s' -> exists v, s' = put s d (SV v) /\ peval rho v = Z.land (peval rho x) (peval rho y).
Proof.
  intros R H. unfold and_ones in H. set (k := Z.log2_up _) in H. invas H q E. destruct (_ && _ && _) eqn:G; [|discriminate]. injection H as <-. zprop.
  apply (within_ok _ _ _ _ _ R) in G. apply (within_ok _ _ _ _ _ R) in H0. assert (P : 2 ^ 1 <= 2 ^ k) by (apply Z.pow_le_mono_r; lia).
  apply (pdivc_ok rho) in E; [|lia]. eexists. split; [reflexivity|]. rewrite pmul_ok, E. assert (peval rho q = 0 \/ peval rho q = 1) as [-> | ->] by lia.
  - rewrite Z.mul_0_r, Z.land_0_l. ring.
  - rewrite Z.mul_1_r, land_ones_word by lia. ring.
Qed.
Lemma and_carry_ok s m d x c s' : rel s m -> and_carry s d x c = Some s' -> holding s' -> exists v s1, s' = put s1 d (SV v) /\ rel s1 m /\ strc s1 = strc s /\
  peval rho v = Z.land (peval rho x) (peval rho c).
Proof.
  intros R H HH. unfold and_carry in H. invas H v S. invas H f F. destruct (_ && _) eqn:G; [|discriminate]. invas H [[s1 l] h] E. injection H as <-.
  apply andb_prop in G as [G Gc]. apply (within_ok _ _ _ _ _ R) in G. apply (within_ok _ _ _ _ _ R) in Gc. apply find_some in F as [I V]. apply Pos.eqb_eq in V.
  destruct (held _ _ (holding_back _ _ (fresh_grows _ _ _ _ _ _ E) HH) I) as [_ Q]. rewrite V in Q.
  destruct (fresh_ok s m (dm f) _ s1 l h ltac:(lia) R E HH) as (R1 & _ & PH & T & _). rewrite padd_ok, psub_ok, pconst_ok in PH.
  exists h, s1. split; [reflexivity|]. split; [exact R1|]. split; [exact T|]. rewrite PH, (single_ok rho _ _ S), Q.
  assert (C : peval rho c = 0 \/ peval rho c = 1) by lia. destruct C as [-> | ->].
  - rewrite Z.land_0_r, Z.div_small; lia.
  - replace (peval rho (de f) - 1 + 1) with (peval rho (de f)) by lia.
    assert (D : peval rho (de f) / dm f = 0 \/ peval rho (de f) / dm f = 1); [|now destruct D as [-> | ->]].
    destruct (Z.eq_dec (peval rho (de f)) (dm f)) as [->|]; [right; apply Z.div_same; lia|left; apply Z.div_small; lia].
Qed.
Lemma or_apart_ok s m d x y s' : rel s m -> or_apart s d x y = Some s' -> exists v, s' = put s d (SV v) /\ peval rho v = Z.lor (peval rho x) (peval rho y).
Proof.
  intros R H. unfold or_apart in H. invas H [l h] E. inv H. cbn [fst snd] in *. destruct (Z.leb_spec 0 l); [|discriminate]. injection H as <-.
  apply (pival_ok _ rho) in E; [|apply R]. unfold inb in E; cbn [fst snd] in E.
  pose proof (Z.log2_up_nonneg (h + 1)) as K. apply (pdivc_ok rho) in E0; [|apply Z.pow_nonzero; lia].
  assert (Y : 0 <= peval rho y < 2 ^ Z.log2_up (h + 1)).
  { destruct (Z.eq_dec h 0) as [->|]; [cbn; lia|]. pose proof (Z.log2_up_spec (h + 1) ltac:(lia)). lia. }
  eexists. split; [reflexivity|]. rewrite padd_ok, E0, lor_apart by auto. reflexivity.
Qed.
Lemma xor_ones_ok s m d x y s' : rel s m -> xor_ones s d x y = Some s' -> exists v, s' = put s d (SV v) /\ peval rho v = Z.lxor (peval rho x) (peval rho y).
Proof.
  intros R H. unfold xor_ones in H. inv H. destruct (_ && _) eqn:G; [|discriminate]. injection H as <-. zprop.
  apply (within_ok _ _ _ _ _ R) in H. apply (as_const_ok rho) in E. eexists. split; [reflexivity|].
  rewrite psub_ok, E, G, lxor_ones by lia. reflexivity.
Qed.

Lemma split_number_ok s k lo hi p s' m : rel s m -> split_number s k lo hi p = Some s' -> holding s' ->
  outcome s s' (do v <- Some (peval rho p); if 0 <=? k then Some (setl (setl m lo (Some (v mod 2 ^ k))) hi (Some (v / 2 ^ k)), []) else None).
Proof.
  intros R S H. unfold split_number in S. destruct (Z.leb_spec 0 k) as [K|]; [|discriminate]. invas S [[s1 l] h] F. injection S as <-. cbn [bind].
  assert (K2 : 0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia). destruct (fresh_ok _ _ _ _ _ _ _ K2 R F H) as (R1 & PL & PH & T & _).
  eexists _, []. split; [reflexivity|]. split; [apply rel_put; [apply rel_put|]; auto|]. cbn. now rewrite T, app_nil_r.
Qed.
Lemma sstep_sound u s s' m : rel s m -> sstep L u s = Some s' -> holding s' -> outcome s s' (mstep u m).
Proof.
  intros R S H. destruct u as [d e|k lo hi e|d|n d b o|n b o x|d a b|d a b|d a b|d c a b|d a|k x]; cbn [sstep mstep] in *.
  - destruct (pointer s e) as [[i o]|] eqn:P.
    + destruct e as [|t [|]]; try discriminate. injection S as <-. rewrite (pointer_ok _ _ _ _ _ R P). cbn [bind]. eapply outcome_put; eauto.
    + inv S. injection S as <-. rewrite (sub_ok _ _ _ R _ E). cbn [bind]. eapply outcome_put; eauto.
  - destruct (pointer s e) as [[i o]|] eqn:P.
    + rewrite (pointer_ok _ _ _ _ _ R P). destruct (_ && _ && _) eqn:G.
      * injection S as <-. zprop. subst k. cbn [bind Z.leb Z.compare]. pose proof (geo i). change (2 ^ 64) with W. rewrite Z.mod_small, Z.div_small by lia.
        eexists _, []. split; [reflexivity|]. split; [apply rel_put; [apply rel_put|]; auto|]. cbn. now rewrite app_nil_r.
      * invas S v E. pose proof (split_number_ok _ _ _ _ _ _ _ R S H) as X. rewrite padd_ok, pvar_ok, pconst_ok, (address_var _ _ E) in X. exact X.
    + inv S. rewrite (sub_ok _ _ _ R _ E). exact (split_number_ok _ _ _ _ _ _ _ R S H).
  - injection S as <-. now apply outcome_forget.
  - invas S [i p] E. invas S [s1 w] E0. injection S as <-. cbn [fst snd] in *. destruct (place_ok _ _ _ _ _ _ _ R E) as (P1 & P2 & ->). cbn [bind].
    destruct (sload_ok _ _ _ _ _ _ _ R E0 H) as (R1 & V & T).
    eexists _, _. split; [reflexivity|]. split; [apply rel_saw, rel_put; auto|]. cbn. now rewrite T.
  - invas S [i p] E. invas S w E0. invas S s1 E1. injection S as <-. cbn [fst snd] in *. destruct (place_ok _ _ _ _ _ _ _ R E) as (P1 & P2 & ->). cbn [bind].
    rewrite (r_reg _ _ R _ _ E0). cbn [bind]. destruct (sstore_ok _ _ _ _ _ _ _ _ R E1 H P1 P2 eq_refl) as (R1 & T).
    eexists _, _. split; [reflexivity|]. split; [apply rel_saw; auto|]. cbn. now rewrite T.
  - invas S x E. invas S y E0. apply first_of_or in S as [S|S].
    { destruct (and_carry_ok _ _ _ _ _ _ R S H) as (v & s1 & -> & R1 & T & V). eapply outcome_put; [exact R1|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|exact V]. }
    apply first_of_or in S as [S|S].
    { destruct (and_carry_ok _ _ _ _ _ _ R S H) as (v & s1 & -> & R1 & T & V). eapply outcome_put; [exact R1|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|]. cbn [sv]. now rewrite Z.land_comm. }
    apply first_of_or in S as [S|S].
    { unfold and_bits in S. destruct (_ && _) eqn:G; [|discriminate]. injection S as <-. zprop. apply (within_ok _ _ _ _ _ R) in G. apply (within_ok _ _ _ _ _ R) in H0.
      eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|]. cbn [sv]. now rewrite pmul_ok, bits_land. }
    apply first_of_or in S as [S|S].
    { destruct (and_mask_ok _ _ _ _ _ _ R S H) as (v & s1 & -> & R1 & T & V). eapply outcome_put; [exact R1|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|exact V]. }
    apply first_of_or in S as [S|S].
    { destruct (and_mask_ok _ _ _ _ _ _ R S H) as (v & s1 & -> & R1 & T & V). eapply outcome_put; [exact R1|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|]. cbn [sv]. now rewrite Z.land_comm. }
    apply first_of_or in S as [S|S].
    { destruct (and_ones_ok _ _ _ _ _ _ R S) as (v & -> & V). eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|exact V]. }
    destruct (and_ones_ok _ _ _ _ _ _ R S) as (v & -> & V). eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|]. cbn [sv]. now rewrite Z.land_comm.
  - invas S x E. invas S y E0. apply first_of_or in S as [S|S].
    { unfold or_zero in S. destruct (within s x 0 0) eqn:G; [|discriminate]. injection S as <-. apply (within_ok _ _ _ _ _ R) in G.
      eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|]. cbn [sv]. replace (peval rho x) with 0 by lia. reflexivity. }
    apply first_of_or in S as [S|S].
    { unfold or_zero in S. destruct (within s y 0 0) eqn:G; [|discriminate]. injection S as <-. apply (within_ok _ _ _ _ _ R) in G.
      eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|]. cbn [sv]. replace (peval rho y) with 0 by lia. now rewrite Z.lor_0_r. }
    apply first_of_or in S as [S|S].
    { unfold or_bits in S. destruct (_ && _) eqn:G; [|discriminate]. injection S as <-. zprop. apply (within_ok _ _ _ _ _ R) in G. apply (within_ok _ _ _ _ _ R) in H0.
      eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|]. cbn [sv]. now rewrite psub_ok, padd_ok, pmul_ok, bits_lor. }
    apply first_of_or in S as [S|S].
    { destruct (or_apart_ok _ _ _ _ _ _ R S) as (v & -> & V). eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|exact V]. }
    destruct (or_apart_ok _ _ _ _ _ _ R S) as (v & -> & V). eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|]. cbn [sv]. now rewrite Z.lor_comm.
  - invas S x E. invas S y E0. apply first_of_or in S as [S|S].
    { unfold xor_bits in S. destruct (_ && _) eqn:G; [|discriminate]. injection S as <-. zprop. apply (within_ok _ _ _ _ _ R) in G. apply (within_ok _ _ _ _ _ R) in H0.
      eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|]. cbn [sv]. now rewrite psub_ok, padd_ok, pscale_ok, pmul_ok, bits_lxor. }
    apply first_of_or in S as [S|S].
    { destruct (xor_ones_ok _ _ _ _ _ _ R S) as (v & -> & V). eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|exact V]. }
    destruct (xor_ones_ok _ _ _ _ _ _ R S) as (v & -> & V). eapply outcome_put; [exact R|auto|exact (bitwise_ok _ _ _ _ _ _ _ _ _ R E E0 eq_refl)|]. cbn [sv]. now rewrite Z.lxor_comm.
  - invas S z E. invas S x E0. invas S y E1. unfold select in S. destruct (within s z 0 1) eqn:WZ; [|discriminate]. apply (within_ok _ _ _ _ _ R) in WZ.
    rewrite (val_ok _ _ _ _ R E), (val_ok _ _ _ _ R E0), (val_ok _ _ _ _ R E1). cbn [bind].
    set (e := padd y (pmul z (psub x y))) in *.
    assert (X : peval rho e = if peval rho z =? 0 then peval rho y else peval rho x).
    { unfold e. rewrite padd_ok, pmul_ok, psub_ok. assert (peval rho z = 0 \/ peval rho z = 1) as [-> | ->] by lia; cbn [Z.eqb]; ring. }
    replace ((peval rho z =? 0) || (peval rho z =? 1)) with true by (assert (peval rho z = 0 \/ peval rho z = 1) as [-> | ->] by lia; reflexivity).
    rewrite <- X. unfold hull in S. invas S [il ih] IV. inv IV. inv IV. injection IV as <- <-. cbn [fst snd] in S.
    apply (pival_ok _ rho) in E2; [|apply R]. apply (pival_ok _ rho) in E3; [|apply R]. unfold inb in E2, E3.
    assert (HE : Z.min (fst v) (fst v0) <= peval rho e <= Z.max (snd v) (snd v0)) by (rewrite X; destruct (_ =? 0); lia).
    destruct (_ && _) eqn:G.
    + zprop. invas S [[s1 l] h] F. injection S as <-.
      destruct (fresh_ok _ _ _ _ _ _ _ W_pos R F H) as (R1 & PL & PH & T & _).
      assert (WE : 0 <= peval rho e < W) by lia. rewrite Z.mod_small in PL by auto. rewrite Z.div_small in PH by auto.
      eapply outcome_put; [apply rel_env; [exact R1|]|exact T|reflexivity|exact PL].
      apply narrowp_ok; [apply narrowp_ok; [apply R1| |]| |]; lia.
    + injection S as <-. eapply outcome_put; eauto.
  - invas S v E. injection S as <-. rewrite (r_reg _ _ R _ _ E). cbn [bind].
    assert (H' : holding s) by (apply (holding_back _ _ (sstep_grows L (Isz d a) s (is_zero s d v) ltac:(cbn [sstep]; now rewrite E))), H).
    clear H. unfold is_zero. destruct v as [p|i o]; [|now apply outcome_forget]. cbn [sv].
    destruct (as_const p) as [c|] eqn:C.
    { eapply outcome_put; [exact R|auto|reflexivity|]. cbn [sv]. now rewrite pconst_ok, (as_const_ok _ _ _ C). }
    destruct (within s p 0 1) eqn:Wi.
    { apply (within_ok _ _ _ _ _ R) in Wi. eapply outcome_put; [exact R|auto|reflexivity|]. cbn [sv]. rewrite psub_ok, pconst_ok.
      assert (peval rho p = 0 \/ peval rho p = 1) as [-> | ->] by lia; reflexivity. }
    destruct (do v <- single p; _) as [f|] eqn:F; [|now apply outcome_forget]. invas F v V. apply find_some in F as [I G]. apply andb_prop in G as [G Wf].
    apply Pos.eqb_eq in G. apply (within_ok _ _ _ _ _ R) in Wf. destruct (held _ _ H' I) as [A B]. eapply outcome_put; [exact R|auto|reflexivity|]. cbn [sv].
    rewrite pvar_ok, (single_ok rho _ _ V), <- G, A, B. destruct (Z.eq_dec (peval rho (de f)) (dm f)) as [->|N].
    { rewrite Z.mod_same, Z.div_same by lia. reflexivity. }
    rewrite Z.mod_small, Z.div_small by lia. destruct (Z.eqb_spec (peval rho (de f)) 0); [lia|reflexivity].
  - invas S p E. destruct (within s p 0 (2 ^ k - 1)) eqn:Wi; [|discriminate]. injection S as <-. apply (within_ok _ _ _ _ _ R) in Wi.
    rewrite (val_ok _ _ _ _ R E). cbn [bind]. replace ((0 <=? peval rho p) && (peval rho p <? 2 ^ k)) with true.
    + exists m, []. now rewrite app_nil_r.
    + symmetry. apply andb_true_intro. split; [apply Z.leb_le|apply Z.ltb_lt]; lia.
Qed.
Theorem srun_sound p : forall s s' m, rel s m -> srun L p s = Some s' -> holding s' -> outcome s s' (mrun p m).
Proof.
  induction p as [|u p IH]; cbn [srun mrun]; intros s s' m R S H.
  { injection S as <-. exists m, []. rewrite app_nil_r. auto. }
  invas S s1 E. destruct (sstep_sound _ _ _ _ R E (holding_back _ _ (srun_grows _ _ _ _ S) H)) as (m1 & t1 & -> & R1 & T1).
  destruct (IH _ _ _ R1 S H) as (m2 & t2 & E2 & R2 & T2). cbn [bind fst snd]. rewrite E2. cbn [bind fst snd].
  exists m2, (t1 ++ t2). split; [auto|]. split; [auto|]. now rewrite T2, T1, app_assoc.
Qed.
End Sound.

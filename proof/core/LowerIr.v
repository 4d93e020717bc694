(* The generator's IR, lowered to micro operations: a lowered statement that runs is one that runs in the model (model/Ir.v).
   Hence [ir_sound]: a function that passes the checker meets its contract. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly stmt.Contract core.Check core.Program core.Sound core.ProgramSound core.Micro core.MicroLoop model.Ir.
Import ListNotations.
Open Scope Z_scope.

Section Lower.
Variable w : Z.
Definition scratch : positive := 2.
Definition free (x : positive) : bool := (2 <? x)%positive.
Definition ass (d : positive) (t : type) (e : poly) : list uop := [Asg d e; Fit (bits w t) d].
Definition spl (l : positive) (t : type) (h : positive) (u : type) (k : Z) (e : poly) : list uop := [Spl k l h e; Fit (bits w t) l; Fit (bits w u) h].
Definition lower_op (o : op) (names : list (positive * type)) : option (list uop) :=
  match names with
  | [(d, t)] => if free d then match o with
      | Const c => Some (ass d t (pconst c))
      | Add a b => Some (ass d t (padd (pvar a) (pvar b)))
      | Sub a b => Some (ass d t (psub (pvar a) (pvar b)))
      | Mul a b => Some (ass d t (pmul (pvar a) (pvar b)))
      | Select f a b => Some [Sel d f b a; Fit (bits w t) d]
      | Xor a b => Some [Fit 1 a; Fit 1 b; Spl 1 d scratch (padd (pvar a) (pvar b)); Unk scratch; Fit (bits w t) d]   (* a + b mod 2: in [0, 1] at sight *)
      | Or a b => Some [Ior d a b; Fit (bits w t) d]
      | _ => None end else None
  | [(l, t); (h, u)] => if free l && free h && negb (Pos.eqb l h) then match o with
      | Split a k => Some (spl l t h u k (pvar a))
      | MulAdd a b c d => Some (spl l t h u w (padd (pmul (pvar a) (pvar b)) (padd (pvar c) (pvar d))))
      | AddCarry a b c => Some (Fit 1 c :: spl l t h u w (padd (pvar a) (padd (pvar b) (pvar c))))
      | SubBorrow a b c => Some [Fit 1 c; Spl w l h (psub (pvar a) (padd (pvar b) (pvar c))); Asg h (pscale (-1) (pvar h));
                                 Fit (bits w t) l; Fit (bits w u) h]
      | _ => None end else None
  | _ => None end.
Definition micro (i : stmt) : option (list uop) := lower_op (rhs i) (results i).
Fixpoint lower (p : list stmt) : option (list (list uop)) :=
  match p with [] => Some [] | i :: t => do u <- micro i; do r <- lower t; Some (u :: r) end.

Record agree (s : state) (m : ms) : Prop := Agree {
  ag_val : forall x v, lv m x = Some v -> s x = v;
  ag_all : forall x, x <> scratch -> lv m x = Some (s x);
  ag_sp : s 1%positive = 0;
  ag_mem : mm m = (fun _ => 0) }.

Lemma eval_ok s m e v : agree s m -> Micro.eval m e = Some v -> peval s e = v.
Proof.
  intros A. unfold Micro.eval. destruct (forallb (fun t => forallb (defined m) (fst t)) e) eqn:F; [|discriminate]. intros [= <-].
  induction e as [|[c k] e IH]; [reflexivity|]. cbn [forallb fst] in F. apply andb_prop in F as [F1 F2]. cbn [peval]. rewrite (IH F2). f_equal. f_equal.
  clear IH F2. induction c as [|x c IH]; [reflexivity|]. cbn [forallb] in F1. apply andb_prop in F1 as [F1 F2]. cbn [meval]. rewrite (IH F2). f_equal.
  unfold defined in F1. unfold lvd. destruct (lv m x) eqn:E; [exact (ag_val _ _ A _ _ E)|discriminate].
Qed.
Lemma agree_set s m d v : free d = true -> agree s m -> agree (set s d v) (setl m d (Some v)).
Proof.
  intros D [A R B C]. constructor; auto.
  - intros x y. cbn [setl lv]. unfold set. destruct (Pos.eqb_spec x d); [now intros [= ->]|apply A].
  - intros x N. cbn [setl lv]. unfold set. destruct (Pos.eqb_spec x d); auto.
  - unfold set. destruct (Pos.eqb_spec 1 d); [subst d; discriminate D|auto].
Qed.
Lemma agree_ext s s' m : (forall x, s x = s' x) -> agree s m -> agree s' m.
Proof. intros E [A R B C]. constructor; auto; [intros x v L|intros x N|]; rewrite <- E; auto. Qed.
Lemma agree_scratch s m v : agree s m -> agree s (setl (setl m scratch v) scratch None).
Proof.
  intros [A R B C]. constructor; auto; intros x; cbn [setl lv]; destruct (Pos.eqb_spec x scratch); auto; [discriminate|contradiction].
Qed.
Lemma flag_ok x : (0 <=? x) && (x <? 2 ^ 1) = true -> flag x = true.
Proof.
  intros F. apply andb_prop in F as [F G]. apply Z.leb_le in F. apply Z.ltb_lt in G. assert (x = 0 \/ x = 1) as [-> | ->] by lia; reflexivity.
Qed.
Lemma xor_flags x y : flag x = true -> flag y = true -> Z.lxor x y = (x + y) mod 2 ^ 1.
Proof.
  assert (F : forall v, flag v = true -> v = 0 \/ v = 1).
  { intros v H. apply orb_prop in H as [H|H]; apply Z.eqb_eq in H; auto. }
  intros X Y. destruct (F _ X) as [-> | ->], (F _ Y) as [-> | ->]; reflexivity.
Qed.

(* what a run of each operation says *)
Lemma mrun_cons u p m m' t : mrun (u :: p) m = Some (m', t) -> exists m1 t1 t2, mstep u m = Some (m1, t1) /\ mrun p m1 = Some (m', t2) /\ t = t1 ++ t2.
Proof.
  cbn [mrun]. destruct (mstep u m) as [[m1 t1]|]; [|discriminate]. cbn [bind fst snd]. destruct (mrun p m1) as [[m2 t2]|] eqn:E; [|discriminate].
  cbn [bind fst snd]. intros [= <- <-]. eauto 8.
Qed.
Lemma mrun_split p q : forall m m' t, mrun (p ++ q) m = Some (m', t) -> exists m1 t1 t2, mrun p m = Some (m1, t1) /\ mrun q m1 = Some (m', t2) /\ t = t1 ++ t2.
Proof.
  induction p as [|u p IH]; cbn [app]; intros m m' t H. { exists m, [], t. auto. }
  apply mrun_cons in H as (m1 & t1 & t2 & H1 & H2 & ->). destruct (IH _ _ _ H2) as (m2 & t3 & t4 & H3 & H4 & ->).
  exists m2, (t1 ++ t3), t4. cbn [mrun]. rewrite H1. cbn [bind fst snd]. rewrite H3. cbn [bind fst snd]. rewrite app_assoc. auto.
Qed.
Lemma run_asg s m d e m' t : agree s m -> mstep (Asg d e) m = Some (m', t) -> m' = setl m d (Some (peval s e)) /\ t = [].
Proof.
  intros A. cbn [mstep]. destruct (Micro.eval m e) as [v|] eqn:E; [|discriminate]. cbn [bind]. intros [= <- <-]. now rewrite (eval_ok _ _ _ _ A E).
Qed.
Lemma run_spl s m k l h e m' t : agree s m -> mstep (Spl k l h e) m = Some (m', t) ->
  m' = setl (setl m l (Some (peval s e mod 2 ^ k))) h (Some (peval s e / 2 ^ k)) /\ t = [].
Proof.
  intros A. cbn [mstep]. destruct (Micro.eval m e) as [v|] eqn:E; [|discriminate]. cbn [bind]. destruct (0 <=? k); [|discriminate]. intros [= <- <-].
  now rewrite (eval_ok _ _ _ _ A E).
Qed.
Lemma run_fit s m k x m' t : agree s m -> mstep (Fit k x) m = Some (m', t) -> (0 <=? s x) && (s x <? 2 ^ k) = true /\ m' = m /\ t = [].
Proof.
  intros A. cbn [mstep]. destruct (lv m x) as [v|] eqn:E; [|discriminate]. cbn [bind]. rewrite (ag_val _ _ A _ _ E).
  destruct (_ && _); [|discriminate]. intros [= <- <-]. auto.
Qed.
Lemma run_sel s m d f a b m' t : agree s m -> mstep (Sel d f a b) m = Some (m', t) ->
  flag (s f) = true /\ m' = setl m d (Some (if s f =? 0 then s b else s a)) /\ t = [].
Proof.
  intros A. cbn [mstep]. destruct (lv m f) as [z|] eqn:F; [|discriminate]. destruct (lv m a) as [x|] eqn:E; [|discriminate].
  destruct (lv m b) as [y|] eqn:G; [|discriminate]. cbn [bind]. rewrite (ag_val _ _ A _ _ E), (ag_val _ _ A _ _ F), (ag_val _ _ A _ _ G). unfold flag.
  destruct (_ || _); [|discriminate]. intros [= <- <-]. auto.
Qed.
Lemma run_ior s m d a b m' t : agree s m -> mstep (Ior d a b) m = Some (m', t) -> m' = setl m d (Some (Z.lor (s a) (s b))) /\ t = [].
Proof.
  intros A. cbn [mstep]. unfold bitwise. destruct (lv m a) as [x|] eqn:E; [|discriminate]. destruct (lv m b) as [y|] eqn:G; [|discriminate].
  cbn [bind]. rewrite (ag_val _ _ A _ _ E), (ag_val _ _ A _ _ G). intros [= <- <-]. auto.
Qed.

(* the end of each lowering: results that are checked to fit *)
Lemma fit_one s m d t v m' tr : agree (set s d v) m -> mrun [Fit (bits w t) d] m = Some (m', tr) ->
  exists s', name w [(d, t)] [v] s = Some s' /\ agree s' m' /\ tr = [].
Proof.
  intros B H. apply mrun_cons in H as (m1 & t1 & t2 & H1 & H2 & ->). apply (run_fit _ _ _ _ _ _ B) in H1 as (F & -> & ->).
  injection H2 as <- <-. exists (set s d v). cbn [name]. unfold fits. unfold set at 1 2 in F. rewrite Pos.eqb_refl in F. rewrite F. auto.
Qed.
Lemma fit_two s m l t h u x y m' tr : Pos.eqb l h = false -> agree (set (set s l x) h y) m ->
  mrun [Fit (bits w t) l; Fit (bits w u) h] m = Some (m', tr) ->
  exists s', name w [(l, t); (h, u)] [x; y] s = Some s' /\ agree s' m' /\ tr = [].
Proof.
  intros N B R. apply mrun_cons in R as (m1 & t1 & t2 & R1 & R & ->). apply (run_fit _ _ _ _ _ _ B) in R1 as (F1 & -> & ->).
  apply mrun_cons in R as (m1 & t1 & t3 & R1 & R & ->). apply (run_fit _ _ _ _ _ _ B) in R1 as (F2 & -> & ->). injection R as <- <-.
  unfold set in F1, F2. rewrite N in F1. rewrite Pos.eqb_refl in F1, F2.
  exists (set (set s l x) h y). cbn [name]. unfold fits. rewrite F1, F2. auto.
Qed.

Ltac next H R := let m1 := fresh "m" in let t1 := fresh "t" in let t2 := fresh "t" in apply mrun_cons in H as (m1 & t1 & t2 & R & H & ->).
Ltac polys := repeat first [rewrite padd_ok in * | rewrite psub_ok in * | rewrite pmul_ok in * | rewrite pscale_ok in * | rewrite pvar_ok in * | rewrite pconst_ok in *].
Lemma ass_ok s m d t e m' tr : free d = true -> agree s m -> mrun (ass d t e) m = Some (m', tr) ->
  exists s', name w [(d, t)] [peval s e] s = Some s' /\ agree s' m' /\ tr = [].
Proof. unfold ass. intros D A H. next H R. apply (run_asg _ _ _ _ _ _ A) in R as (-> & ->). eapply fit_one; [|exact H]; auto using agree_set. Qed.
Lemma spl_ok s m l t h u k e m' tr : free l = true -> free h = true -> Pos.eqb l h = false -> agree s m -> mrun (spl l t h u k e) m = Some (m', tr) ->
  exists s', name w [(l, t); (h, u)] (parts (peval s e) k) s = Some s' /\ agree s' m' /\ tr = [].
Proof. unfold spl, parts. intros L D N A H. next H R. apply (run_spl _ _ _ _ _ _ _ _ A) in R as (-> & ->). eapply fit_two; [exact N| |exact H]; auto using agree_set. Qed.

Ltac unsome L := apply (f_equal (fun o => match o with Some x => x | None => [] end)) in L; cbn beta iota in L; rewrite <- L in *; clear L.
Theorem micro_ok i p s m m' tr : micro i = Some p -> agree s m -> mrun p m = Some (m', tr) -> exists s', step w i s = Some s' /\ agree s' m' /\ tr = [].
Proof.
  unfold micro, step. destruct i as [names o]; cbn [rhs results]. intros L A H. destruct names as [|[d t] [|[h u] [|]]]; try discriminate.
  - cbn [lower_op] in L. destruct (free d) eqn:D; [|discriminate].
    destruct o; try discriminate; unsome L; cbn [value bind].
    + apply (ass_ok s) in H; auto. now rewrite pconst_ok in H.
    + apply (ass_ok s) in H; auto. polys. exact H.
    + apply (ass_ok s) in H; auto. polys. exact H.
    + apply (ass_ok s) in H; auto. polys. exact H.
    + next H R. apply (run_sel _ _ _ _ _ _ _ _ A) in R as (F & -> & ->). unfold when. rewrite F. cbn [bind]. eapply fit_one; [|exact H]; auto using agree_set.
    + next H R. apply (run_fit _ _ _ _ _ _ A) in R as (F1 & -> & ->). next H R. apply (run_fit _ _ _ _ _ _ A) in R as (F2 & -> & ->).
      apply flag_ok in F1. apply flag_ok in F2. next H R. apply (run_spl _ _ _ _ _ _ _ _ A) in R as (-> & ->). polys. next H R. injection R as <- <-.
      unfold when. rewrite F1, F2. cbn [andb bind]. rewrite xor_flags by auto.
      eapply fit_one; [|exact H]. now apply agree_scratch, agree_set.
    + next H R. apply (run_ior _ _ _ _ _ _ _ A) in R as (-> & ->). eapply fit_one; [|exact H]; auto using agree_set.
  - cbn [lower_op] in L. destruct (free d && free h && negb (Pos.eqb d h)) eqn:D; [|discriminate]. apply andb_prop in D as [D N]. apply andb_prop in D as [D F].
    apply negb_true_iff in N. destruct o; try discriminate; unsome L; cbn [value bind].
    + apply (spl_ok s) in H; auto. polys. exact H.
    + apply (spl_ok s) in H; auto. polys. now rewrite Z.add_assoc in H.
    + next H R. apply (run_fit _ _ _ _ _ _ A) in R as (C & -> & ->). apply flag_ok in C. unfold when. rewrite C. cbn [bind app].
      apply (spl_ok s) in H; auto. polys. now rewrite Z.add_assoc in H.
    + next H R. apply (run_fit _ _ _ _ _ _ A) in R as (C & -> & ->). apply flag_ok in C. unfold when. rewrite C. cbn [bind app].
      next H R. apply (run_spl _ _ _ _ _ _ _ _ A) in R as (-> & ->). polys.
      pose proof (agree_set _ _ _ ((s a - (s b + s c)) / 2 ^ w) F (agree_set _ _ _ ((s a - (s b + s c)) mod 2 ^ w) D A)) as B.
      next H R. apply (run_asg _ _ _ _ _ _ B) in R as (-> & ->). polys. rewrite <- Z.sub_add_distr. eapply fit_two; [exact N| |exact H].
      apply (agree_ext (set (set (set s d ((s a - (s b + s c)) mod 2 ^ w)) h ((s a - (s b + s c)) / 2 ^ w)) h (- ((s a - (s b + s c)) / 2 ^ w)))).
      * intros x. unfold set. destruct (Pos.eqb x h); reflexivity.
      * replace (- ((s a - (s b + s c)) / 2 ^ w)) with (-1 * set (set s d ((s a - (s b + s c)) mod 2 ^ w)) h ((s a - (s b + s c)) / 2 ^ w) h).
        { now apply agree_set. } unfold set at 1. rewrite Pos.eqb_refl. ring.
Qed.
Lemma run_ok f : forall p s m m' tr, lower f = Some p -> agree s m -> mrun (concat p) m = Some (m', tr) ->
  exists s', run w f s = Some s' /\ agree s' m' /\ tr = [].
Proof.
  induction f as [|i f IH]; cbn [lower run]; intros p s m m' tr L A H.
  { injection L as <-. injection H as <- <-. eauto. }
  destruct (micro i) as [u|] eqn:U; [|discriminate]. destruct (lower f) as [q|] eqn:Q; [|discriminate]. injection L as <-. cbn [concat] in H.
  apply mrun_split in H as (m1 & t1 & t2 & H1 & H2 & ->). destruct (micro_ok _ _ _ _ _ _ U A H1) as (s1 & R1 & A1 & ->).
  destruct (IH _ _ _ _ _ eq_refl A1 H2) as (s2 & R2 & A2 & ->). exists s2. rewrite R1. auto.
Qed.
Definition lower_function (f : list stmt) (ns : list (nat * nat)) : option program :=
  match ns with [] => do p <- lower f; Some ([], p) | _ => None end.
Definition simulates : simulation (ir w).
Proof.
  refine (Sim (ir w) (fun r => negb (Pos.eqb r scratch)) agree _ _ _ _ _ _ _ (fun _ => []) lower_function _); cbn [well_formed state reg mem_of saved return_bytes sp code runs ir].
  - intros s H. exists (Ms (fun x => Some (s x)) (fun _ => 0)). constructor; auto. now intros x v [= ->].
  - intros s m r A N. apply (ag_all _ _ A). now apply Pos.eqb_neq, negb_true_iff.
  - intros s m A. exact (ag_mem _ _ A).
  - intros s m A. exact (ag_sp _ _ A).
  - intros s H x. split; [exact (Z.le_refl 0)|reflexivity].
  - intros s r H [].
  - lia.
  - intros f ns p s m m' t L A H. unfold lower_function in L. destruct ns; [|discriminate]. destruct (lower f) as [q|] eqn:E; [|discriminate]. injection L as <-. rename E into L. cbn [fst snd prun] in H. destruct (run_ok _ _ _ _ _ _ L A H) as (s' & R & A' & ->). exists s'. auto.
Defined.
(* the checker, for functions of the IR *)
Definition ir_check (c : contract) (f : list stmt) (pf : proof) : bool := check_meets (ir w) simulates [] c f [] pf.
Theorem ir_sound c f pf : ir_check c f pf = true -> meets (ir w) c f.
Proof. exact (meets_ok (ir w) simulates [] c f [] pf (fun s r _ (F : In r []) => match F with end)). Qed.
End Lower.

(* From a lowered function to its run from bytes, loops included: [lower_runs]. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroRun core.MicroLoop model.X86 model.X86Decode model.X86Run core.LowerX86
  core.LowerX86Agree core.LowerX86Sound.
Import ListNotations.
Open Scope Z_scope.

(* an instruction that is lowered is not a jump *)
Definition straight (i : instr) : bool := match i with Jcc _ _ | Jmp _ | Ret => false | _ => true end.
Lemma micro_straight i u : micro i = Some u -> straight i = true.
Proof. unfold micro. destruct (instr_ok i); [|discriminate]. destruct i; auto; discriminate. Qed.
Lemma exec_straight fuel code l i next c c1 t1 c' t' : dec1 l = Some (i, next) -> straight i = true -> step i c = Some (c1, t1) ->
  exec fuel code next c1 = Some (c', t') -> exec (S fuel) code l c = Some (c', t1 ++ t').
Proof. intros D S E X. cbn [exec]. rewrite D. cbn [bind]. destruct i; try discriminate S; exact (chain_some _ _ _ _ _ _ E X). Qed.
(* the rest of the run, put behind [n] lowered instructions *)
Lemma lower_n_ok code n : forall l p rest c m m1 t1, lower_n n l = Some (p, rest) -> agree c m -> mrun (concat p) m = Some (m1, t1) ->
  exists c1, agree c1 m1 /\ forall fuel c' t', exec fuel code rest c1 = Some (c', t') -> exec (n + fuel) code l c = Some (c', t1 ++ t').
Proof.
  induction n as [|n IH]; cbn [lower_n]; intros l p rest c m m1 t1 Lo A R.
  - injection Lo as <- <-. apply mrun_nil in R as (-> & ->). exists c. auto.
  - destruct (dec1 l) as [[i next]|] eqn:D; [|discriminate]. cbn [bind fst snd] in Lo. destruct (micro i) as [u|] eqn:M; [|discriminate].
    cbn [bind] in Lo.
    destruct (lower_n n next) as [[q k]|] eqn:N; [|discriminate]. injection Lo as <- <-. cbn [concat] in R.
    apply mrun_split in R as (m2 & t2 & t3 & R1 & R2 & ->). destruct (micro_ok _ _ _ _ _ _ M A R1) as (c2 & S & A2).
    destruct (IH _ _ _ _ _ _ _ N A2 R2) as (c1 & A1 & K). exists c1. split; [exact A1|]. intros fuel c' t' X. rewrite <- app_assoc.
    exact (exec_straight _ _ _ _ _ _ _ _ _ _ D (micro_straight _ _ M) S (K _ _ _ X)).
Qed.
Lemma lower_ret_ok code fuel : forall l p c m m' t, lower_ret fuel l = Some p -> agree c m -> mrun (concat p) m = Some (m', t) ->
  exists c', exec fuel code l c = Some (c', t ++ [Read 8 (rg c' RSP)]) /\ agree c' m'.
Proof.
  induction fuel as [|n IH]; cbn [lower_ret]; intros l p c m m' t Lo A R; [discriminate|].
  destruct (dec1 l) as [[i next]|] eqn:D; [|discriminate]. cbn [bind fst snd] in Lo.
  assert (Q : i = Ret /\ p = [] \/ exists u q, micro i = Some u /\ lower_ret n next = Some q /\ p = u :: q).
  { destruct i; try (left; injection Lo as <-; now auto); right; match type of Lo with context [micro ?k] => destruct (micro k) as [u|] eqn:M end;
    try discriminate Lo;
    cbn [bind] in Lo; destruct (lower_ret n next) as [q|]; try discriminate Lo; injection Lo as <-; exists u, q; auto. }
  destruct Q as [(-> & ->)|(u & q & M & N & ->)].
  - apply mrun_nil in R as (-> & ->). exists c. split; [|exact A]. cbn [exec]. rewrite D. reflexivity.
  - cbn [concat] in R. apply mrun_split in R as (m2 & t2 & t3 & R1 & R2 & ->). destruct (micro_ok _ _ _ _ _ _ M A R1) as (c2 & S & A2).
    destruct (IH _ _ _ _ _ _ N A2 R2) as (c' & X & B). exists c'. split; [|exact B]. rewrite <- app_assoc.
    exact (exec_straight _ _ _ _ _ _ _ _ _ _ D (micro_straight _ _ M) S X).
Qed.
(* ---- counted loops ---- *)
Lemma bytes_eqb_ok a : forall b, bytes_eqb a b = true -> a = b.
Proof.
  induction a as [|x a IH]; destruct b as [|y b]; cbn [bytes_eqb]; try discriminate; auto. intros E. apply andb_prop in E as [E1 E2].
  apply Z.eqb_eq in E1 as ->. now rewrite (IH _ E2).
Qed.
(* after dec r the zero flag says whether r is 0 *)
Lemma dec_ok r c m m' t : is_reg r = true -> agree c m -> mrun (count r) m = Some (m', t) ->
  t = [] /\ exists c', step (Una DEC S64 (OR r)) c = Some (c', []) /\ agree c' m' /\ zf c' = Some (rg c' r =? 0).
Proof.
  intros O A R. assert (M : micro (Una DEC S64 (OR r)) = Some (count r)) by (unfold micro; cbn [instr_ok op_ok]; rewrite O; reflexivity).
  destruct (micro_ok _ _ _ _ _ _ M A R) as (c' & S & B). cbn [step rd wr] in S. unfold chain, ret in S. cbn [bind fst snd] in S.
    apply some_inj, pair_equal_spec in S as [<- <-].
  split; [reflexivity|]. eexists. split; [reflexivity|]. split; [exact B|]. cbn [fst zf setr setf rg]. now rewrite Pos.eqb_refl.
Qed.
Lemma loop_runs code n_body top body l l1 l2 r rel : lower_n n_body top = Some (body, l) -> dec1 l = Some (Una DEC S64 (OR r), l1) -> dec1 l1 = Some (Jcc (Is ZF false) rel, l2) ->
  target code l2 rel = Some top -> is_reg r = true -> forall n m c m2 t2, agree c m -> mloop n (concat (body ++ [count r])) r m = Some (m2, t2) ->
  exists c2, agree c2 m2 /\ forall fuel c' t', exec fuel code l2 c2 = Some (c', t') -> exists fuel', exec fuel' code top c = Some (c', t2 ++ t').
Proof.
  intros Body D1 D2 T O. rewrite concat_app. cbn [concat]. rewrite app_nil_r. induction n as [|n IH]; cbn [mloop]; intros m c m2 t2 A R2; [discriminate|].
  destruct (mrun (concat body ++ count r) m) as [[m4 t4]|] eqn:Rb; [|discriminate]. cbn [bind fst snd] in R2.
  apply mrun_split in Rb as (m5 & t5 & t6 & Rb & Rc & ->). destruct (lower_n_ok code _ _ _ _ _ _ _ _ Body A Rb) as (c5 & A5 & K).
  destruct (dec_ok _ _ _ _ _ O A5 Rc) as (-> & c4 & S4 & A4 & Z4). rewrite (ag_reg _ _ A4 _ O) in R2. cbn [bind] in R2. rewrite app_nil_r in R2.
  assert (Jump : forall next fuel c' t', next = (if rg c4 r =? 0 then l2 else top) -> exec fuel code next c4 = Some (c', t') ->
    exec (n_body + S (S fuel)) code top c = Some (c', t5 ++ Branch (negb (rg c4 r =? 0)) :: t')).
  { intros next fuel c' t' E X. apply K. apply (exec_straight _ _ _ _ _ _ _ _ _ _ D1 eq_refl S4).
    cbn [exec]. rewrite D2. cbn [bind holds]. rewrite Z4. cbn [bind]. subst next.
    destruct (rg c4 r =? 0); cbn [Bool.eqb negb]; [|rewrite T]; cbn [bind]; rewrite X; reflexivity. }
  destruct (rg c4 r =? 0) eqn:Zr.
  - injection R2 as <- <-. exists c4. split; [exact A4|]. intros fuel c' t' X. eexists. rewrite <- app_assoc. exact (Jump _ _ _ _ eq_refl X).
  - destruct (mloop n (concat body ++ count r) r m4) as [[m6 t7]|] eqn:Lp; [|discriminate]. injection R2 as <- <-.
    destruct (IH _ _ _ _ A4 Lp) as (c2 & A2 & K2). exists c2. split; [exact A2|]. intros fuel c' t' X. destruct (K2 _ _ _ X) as (fuel' & Y).
    eexists. rewrite <- app_assoc. cbn [app]. exact (Jump _ _ _ _ eq_refl Y).
Qed.
Lemma rest_runs code : forall ns l p c m m' t, lower_rest code ns l = Some p -> agree c m -> prun (fst p) (snd p) m m' t ->
  exists fuel c', exec fuel code l c = Some (c', t ++ [Read 8 (rg c' RSP)]) /\ agree c' m'.
Proof.
  induction ns as [|[n_pre n_body] ns IH]; cbn [lower_rest]; intros l p c m m' t Lo A R.
  - destruct (lower_ret (length l) l) as [post|] eqn:E; [|discriminate]. injection Lo as <-. cbn [fst snd prun] in R. exists (length l). exact (lower_ret_ok code _ _ _ _ _ _ _ E A R).
  - destruct (lower_n n_pre l) as [[pre top]|] eqn:Pre; [|discriminate]. cbn [bind] in Lo.
    destruct (lower_n n_body top) as [[body l0]|] eqn:Body; [|discriminate]. cbn [bind] in Lo.
    destruct (dec1 l0) as [[i l1]|] eqn:D1; [|discriminate]. cbn [bind fst snd] in Lo. destruct (dec1 l1) as [[j l2]|] eqn:D2; [|discriminate].
    cbn [bind fst snd] in Lo.
    destruct i as [| | | |[| | |] [| |] [r| | |]| | | | | | | | | | | | | | | | | | |]; try discriminate.
    destruct j as [| | | | | | | | | | | | | | | | | | | | |[[|] [|]] rel| |]; try discriminate.
    destruct (target code l2 rel) as [l3|] eqn:T; [|discriminate]. cbn [bind] in Lo. destruct (bytes_eqb l3 top && is_reg r) eqn:C; [|discriminate].
    apply andb_prop in C as [C O]. apply bytes_eqb_ok in C as ->. destruct (lower_rest code ns l2) as [q|] eqn:Rest; [|discriminate].
    injection Lo as <-. cbn [fst snd prun] in R. destruct R as (m1 & t1 & n & m2 & t2 & t3 & R1 & R2 & R3 & ->).
    destruct (lower_n_ok code _ _ _ _ _ _ _ _ Pre A R1) as (c1 & A1 & K).
    destruct (loop_runs code _ _ _ _ _ _ _ _ Body D1 D2 T O _ _ _ _ _ A1 R2) as (c2 & A2 & K2).
    destruct (IH _ _ _ _ _ _ Rest A2 R3) as (fuel & c' & X & B). destruct (K2 _ _ _ X) as (fuel' & Y). eexists _, c'. split; [|exact B].
    rewrite <- !app_assoc. exact (K _ _ _ Y).
Qed.
Theorem lower_runs code ns p c m m' t : lower code ns = Some p -> agree c m -> prun (fst p) (snd p) m m' t ->
  exists c', runs code c c' (t ++ [Read 8 (rg c' RSP)]) /\ agree c' m'.
Proof. intros Lo A R. destruct (rest_runs code _ _ _ _ _ _ _ Lo A R) as (fuel & c' & X & B). exists c'. split; [exists fuel; exact X|exact B]. Qed.

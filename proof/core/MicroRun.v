(* Runs of known lists of micro operations, taken apart: from [mrun [u1; ...; un] m = Some (m', t)] to m' and t. For the proofs that a lowering
   simulates its instruction set. And: bitwise operations stay within n bits. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro.
Import ListNotations.
Open Scope Z_scope.

Lemma some_inj {A} (x y : A) : Some x = Some y -> x = y. Proof. congruence. Qed.     (* injection would compute *)
Lemma mrun_nil m m' t : mrun [] m = Some (m', t) -> m' = m /\ t = [].
Proof. now intros [= -> ->]. Qed.
Lemma mrun_cons u p m m' t : mrun (u :: p) m = Some (m', t) -> exists m1 t1 t2, mstep u m = Some (m1, t1) /\ mrun p m1 = Some (m', t2) /\
  t = t1 ++ t2.
Proof.
  cbn [mrun]. destruct (mstep u m) as [[m1 t1]|]; [|discriminate]. cbn [bind fst snd]. destruct (mrun p m1) as [[m2 t2]|] eqn:E; [|discriminate].
  cbn [bind fst snd]. intros [= <- <-]. exists m1, t1, t2. auto.
Qed.
Lemma mrun_split p : forall q m m' t, mrun (p ++ q) m = Some (m', t) ->
  exists m1 t1 t2, mrun p m = Some (m1, t1) /\ mrun q m1 = Some (m', t2) /\ t = t1 ++ t2.
Proof.
  induction p as [|u p IH]; intros q m m' t R. { exists m, [], t. auto. }
  apply mrun_cons in R as (m1 & t1 & t2 & A & B & ->). apply IH in B as (m2 & t3 & t4 & B & C & ->).
  exists m2, (t1 ++ t3), t4. cbn [mrun]. rewrite A. cbn [bind fst snd]. rewrite B. cbn [bind fst snd]. now rewrite app_assoc.
Qed.
Lemma lv_setl m l x y : lv (setl m l x) y = if Pos.eqb y l then x else lv m y.
Proof. reflexivity. Qed.
Lemma lvd_is m l x : lv m l = Some x -> lvd m l = x.
Proof. unfold lvd. now intros ->. Qed.

(* every location of a polynomial holds something *)
Definition full (m : ms) (e : poly) : Prop := forallb (fun t => forallb (defined m) (fst t)) e = true.
Lemma peval_full m e rho : full m e -> (forall y, defined m y = true -> rho y = lvd m y) -> peval rho e = peval (lvd m) e.
Proof.
  unfold full. intros F H. induction e as [|[n c] e IH]; cbn [peval forallb fst] in *; [reflexivity|]. apply andb_prop in F as [F1 F2].
  rewrite (IH F2). f_equal. f_equal. clear - F1 H. induction n as [|x n IH]; cbn [meval forallb] in *; [reflexivity|]. apply andb_prop in F1 as [A B].
  rewrite (IH B), (H _ A). reflexivity.
Qed.
Definition bump (m : ms) (x : positive) (y : positive) : Z := if Pos.eqb y x then 1 else lvd m y.
Lemma full_needs m e x : full m e -> (lv m x = None -> peval (bump m x) e <> peval (lvd m) e) -> exists k, lv m x = Some k.
Proof.
  intros F H. destruct (lv m x) as [k|] eqn:E; [eauto|]. destruct (H eq_refl). apply peval_full; [exact F|].
  intros y D. unfold bump. destruct (Pos.eqb_spec y x) as [->|]; [|reflexivity]. unfold defined in D. now rewrite E in D.
Qed.
Lemma asg_inv d e m m' t : mstep (Asg d e) m = Some (m', t) -> m' = setl m d (Some (peval (lvd m) e)) /\ t = [] /\ full m e.
Proof. cbn [mstep]. unfold eval, full. destruct (forallb (fun t => forallb (defined m) (fst t)) e); [|discriminate]. now intros [= <- <-]. Qed.
Lemma spl_inv k lo hi e m m' t : mstep (Spl k lo hi e) m = Some (m', t) ->
  m' = setl (setl m lo (Some (peval (lvd m) e mod 2 ^ k))) hi (Some (peval (lvd m) e / 2 ^ k)) /\ t = [] /\ full m e.
Proof.
  cbn [mstep]. unfold eval, full. destruct (forallb (fun t => forallb (defined m) (fst t)) e); [|discriminate]. cbn [bind].
  destruct (Z.leb_spec 0 k); [|discriminate]. now intros [= <- <-].
Qed.
Lemma unk_inv d m m' t : mstep (Unk d) m = Some (m', t) -> m' = setl m d None /\ t = [].
Proof. cbn [mstep]. now intros [= <- <-]. Qed.
Lemma isz_inv d a m m' t : mstep (Isz d a) m = Some (m', t) -> exists x, lv m a = Some x /\ m' = setl m d (Some (b2z (x =? 0))) /\ t = [].
Proof. cbn [mstep]. destruct (lv m a) as [x|]; [|discriminate]. intros [= <- <-]. eauto. Qed.
Lemma bitwise_inv f d a b m m' t : bitwise f m d a b = Some (m', t) ->
  exists x y, lv m a = Some x /\ lv m b = Some y /\ m' = setl m d (Some (f x y)) /\ t = [].
Proof. unfold bitwise. destruct (lv m a) as [x|]; [|discriminate]. destruct (lv m b) as [y|]; [|discriminate]. intros [= <- <-]. eauto 6. Qed.
Lemma sel_inv d c a b m m' t : mstep (Sel d c a b) m = Some (m', t) -> exists z x y, lv m c = Some z /\ lv m a = Some x /\ lv m b = Some y /\
  m' = setl m d (Some (if z =? 0 then y else x)) /\ t = [].
Proof.
  cbn [mstep]. destruct (lv m c) as [z|]; [|discriminate]. destruct (lv m a) as [x|]; [|discriminate]. destruct (lv m b) as [y|]; [|discriminate].
  cbn [bind]. destruct (_ || _); [|discriminate]. intros [= <- <-]. eauto 8.
Qed.
Lemma lod_inv n d b o m m' t : mstep (Lod n d b o) m = Some (m', t) ->
  exists a, address m n b o = Some a /\ m' = setl m d (Some (load n (mm m) a)) /\ t = [Read n a].
Proof. cbn [mstep]. destruct (address m n b o) as [a|]; [|discriminate]. intros [= <- <-]. eauto. Qed.
Lemma sto_inv n b o s m m' t : mstep (Sto n b o s) m = Some (m', t) -> exists a x, address m n b o = Some a /\ lv m s = Some x /\
  m' = Ms (lv m) (store n (mm m) a x) /\ t = [Write n a].
Proof. cbn [mstep]. destruct (address m n b o) as [a|]; [|discriminate]. destruct (lv m s) as [x|]; [|discriminate]. intros [= <- <-]. eauto 6. Qed.
(* runs of a known list of operations: invert them all *)
Ltac inv_step H :=
  match type of H with
  | mstep (Asg _ _) _ = _ => let F := fresh "F" in apply asg_inv in H as (-> & -> & F)
  | mstep (Spl _ _ _ _) _ = _ => let F := fresh "F" in apply spl_inv in H as (-> & -> & F)
  | mstep (Unk _) _ = _ => apply unk_inv in H as (-> & ->)
  | mstep (Isz _ _) _ = _ => let x := fresh "x" in let E := fresh "E" in apply isz_inv in H as (x & E & -> & ->)
  | mstep (And _ _ _) _ = _ => let x := fresh "x" in let y := fresh "y" in let E := fresh "E" in let F := fresh "F" in apply (bitwise_inv Z.land) in H as (x & y & E & F & -> & ->)
  | mstep (Ior _ _ _) _ = _ => let x := fresh "x" in let y := fresh "y" in let E := fresh "E" in let F := fresh "F" in apply (bitwise_inv Z.lor) in H as (x & y & E & F & -> & ->)
  | mstep (Xor _ _ _) _ = _ => let x := fresh "x" in let y := fresh "y" in let E := fresh "E" in let F := fresh "F" in apply (bitwise_inv Z.lxor) in H as (x & y & E & F & -> & ->)
  | mstep (Sel _ _ _ _) _ = _ => let z := fresh "z" in let x := fresh "x" in let y := fresh "y" in let E := fresh "E" in let F := fresh "F" in let G := fresh "G" in
      apply sel_inv in H as (z & x & y & E & F & G & -> & ->)
  | mstep (Lod _ _ _ _) _ = _ => let a := fresh "a" in let E := fresh "E" in apply lod_inv in H as (a & E & -> & ->)
  | mstep (Sto _ _ _ _) _ = _ => let a := fresh "a" in let x := fresh "x" in let E := fresh "E" in let F := fresh "F" in apply sto_inv in H as (a & x & E & F & -> & ->)
  end.
Ltac inv_run H :=
  match type of H with
  | mrun [] _ = _ => apply mrun_nil in H as (-> & ->)
  | mrun (_ :: _) _ = _ => let m := fresh "m" in let t := fresh "t" in let t' := fresh "t" in let A := fresh "A" in
      apply mrun_cons in H as (m & t & t' & A & H & ->); inv_step A; cbn [app] in *; inv_run H
  end.

(* bitwise operations stay within n bits *)
Lemma bits_bound n x : 0 <= n -> 0 <= x -> (forall i, n <= i -> Z.testbit x i = false) -> x < 2 ^ n.
Proof.
  intros N X H. destruct (Z.lt_ge_cases x (2 ^ n)) as [|G]; [assumption|exfalso].
  assert (P : 0 < x) by (pose proof (Z.pow_pos_nonneg 2 n); lia).
  pose proof (Z.bit_log2 x P) as T. rewrite H in T; [discriminate|]. apply Z.log2_le_pow2; lia.
Qed.
Lemma high_bits n x i : 0 <= x < 2 ^ n -> n <= i -> Z.testbit x i = false.
Proof.
  intros X I. destruct (Z.eq_dec x 0) as [->|N]; [apply Z.testbit_0_l|]. apply Z.bits_above_log2; [lia|]. apply Z.lt_le_trans with n; [|assumption].
  apply Z.log2_lt_pow2; lia.
Qed.
Lemma bitwise_range f n x y : 0 <= n -> (forall i, Z.testbit (f x y) i = Z.testbit x i &&
  Z.testbit y i \/ Z.testbit (f x y) i = Z.testbit x i || Z.testbit y i \/
  Z.testbit (f x y) i = xorb (Z.testbit x i) (Z.testbit y i)) -> 0 <= f x y -> 0 <= x < 2 ^ n -> 0 <= y < 2 ^ n -> 0 <= f x y < 2 ^ n.
Proof.
  intros N F P X Y. split; [exact P|]. apply bits_bound; [exact N|exact P|]. intros i I. pose proof (high_bits _ _ _ X I) as A.
    pose proof (high_bits _ _ _ Y I) as B.
  destruct (F i) as [E|[E|E]]; rewrite E, A, B; reflexivity.
Qed.
Lemma land_range n x y : 0 <= n -> 0 <= x < 2 ^ n -> 0 <= y < 2 ^ n -> 0 <= Z.land x y < 2 ^ n.
Proof. intros N X Y. apply (bitwise_range Z.land); auto. { intros i. rewrite Z.land_spec. auto. } apply Z.land_nonneg. lia. Qed.
Lemma lor_range n x y : 0 <= n -> 0 <= x < 2 ^ n -> 0 <= y < 2 ^ n -> 0 <= Z.lor x y < 2 ^ n.
Proof. intros N X Y. apply (bitwise_range Z.lor); auto. { intros i. rewrite Z.lor_spec. auto. } apply Z.lor_nonneg. lia. Qed.
Lemma lxor_range n x y : 0 <= n -> 0 <= x < 2 ^ n -> 0 <= y < 2 ^ n -> 0 <= Z.lxor x y < 2 ^ n.
Proof. intros N X Y. apply (bitwise_range Z.lxor); auto. { intros i. rewrite Z.lxor_spec. auto. } apply Z.lxor_nonneg. lia. Qed.

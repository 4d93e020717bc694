(* The lowering of core/LowerX86.v simulates the model: what the micro machine does from a state that agrees, the processor does, and the
   states agree again ([micro_ok]). One lemma an instruction. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroRun core.Word model.X86 core.LowerX86 core.LowerX86Agree core.LowerX86VectorSound.
Import ListNotations.
Open Scope Z_scope.

Lemma chain_some {A B} (a : option (A * list event)) x t1 (f : A -> option (B * list event)) y t2 : a = Some (x, t1) -> f x = Some (y, t2) ->
  chain a f = Some (y, t1 ++ t2).
Proof. intros -> E. unfold chain. cbn [bind fst snd]. rewrite E. reflexivity. Qed.
Lemma chain_ret {A B} (a : option (A * list event)) x t (f : A -> option (B * list event)) y : a = Some (x, t) -> f x = ret y -> chain a f = Some (y, t).
Proof. intros E F. rewrite (chain_some _ _ _ _ _ _ E F). now rewrite app_nil_r. Qed.
Lemma reg_operand c m d n : agree c m -> is_reg d = true -> n = W -> holds_operand c m d T0 (rg c d) n.
Proof. intros A R ->. constructor; [apply (ag_reg _ _ A _ R)|apply (ag_range _ _ A)|regs; right; lia|exact A]. Qed.
Lemma operand_poly c m a t x n : holds_operand c m a t x n -> holds_poly c m (pvar a) t x 0 n.
Proof. intros H. left. eauto. Qed.
Lemma lvd_operand c m a t x n : holds_operand c m a t x n -> lvd m a = x.
Proof. intros H. apply lvd_is, (ho_val _ _ _ _ _ _ H). Qed.
Lemma lvd_reg c m r : agree c m -> is_reg r = true -> lvd m r = rg c r.
Proof. intros A R. apply lvd_is, (ag_reg _ _ A _ R). Qed.
(* adcx and adox: the sum of d, the operand and the flag l *)
Lemma adx_ok c m l f d x a t0 m' t : mrun [Spl 64 d l (padd (padd (pvar d) (pvar a)) (pvar l))] m = Some (m', t) -> is_reg d = true -> says m l f ->
  holds_operand c m a t0 x W -> exists b, f = Some b /\ t = [] /\ 0 <= rg c d + x + b2z b < 2 * W /\
  m' = setl (setl m d (Some ((rg c d + x + b2z b) mod W))) l (Some (b2z (W <=? rg c d + x + b2z b))).
Proof.
  intros R D S H. inv_run R. pose proof (ho_agree _ _ _ _ _ _ H) as A. pose proof (reg_operand c m d W A D eq_refl) as Hd.
  destruct (flag_in c m l f _ (padd (pvar d) (pvar a)) 1 F A S) as (b & -> & V); [lia| | |].
  { intros rho. rewrite padd_ok, pvar_ok. lia. }
  { intros Q. rewrite !padd_ok, (poly_eval _ _ _ _ _ _ _ (operand_poly _ _ _ _ _ _ H)), (poly_eval _ _ _ _ _ _ _ (operand_poly _ _ _ _ _ _ Hd)).
    now rewrite (poly_bump _ _ _ _ _ _ _ _ (operand_poly _ _ _ _ _ _ H) Q), (poly_bump _ _ _ _ _ _ _ _ (operand_poly _ _ _ _ _ _ Hd) Q). }
  exists b. pose proof (b2z_range b). pose proof (ho_range _ _ _ _ _ _ H). pose proof (ag_range _ _ A d).
  assert (B : 0 <= rg c d + x + b2z b < 2 * W) by lia.
  split; [reflexivity|]. split; [reflexivity|]. split; [exact B|].
  rewrite !padd_ok, !pvar_ok, (lvd_is _ _ _ V), (lvd_operand _ _ _ _ _ _ H), (lvd_reg _ _ _ A D). change (2 ^ 64) with W.
    rewrite carry_bit by (exact B || reflexivity). reflexivity.
Qed.
Lemma forget_ok c m m' : agree c m -> mm m' = mm m -> (forall l, (l < lCF)%positive \/ (T7 < l)%positive -> lv m' l = lv m l) ->
  lv m' lCF = None -> lv m' lOF = None -> lv m' lZF = None -> agree (setf c None None None) m'.
Proof. intros A M K X Y Z0. eapply agree_setf; eauto; apply says_none; assumption. Qed.
Lemma wrap_range x : 0 <= x mod W < W. Proof. apply Z.mod_pos_bound. reflexivity. Qed.
Lemma high_range x y : 0 <= x < W -> 0 <= y < W -> 0 <= x * y / W < W.
Proof. intros X Y. assert (0 < W) by reflexivity. split; [apply Z.div_pos; nia|]. apply Z.div_lt_upper_bound; nia. Qed.

Definition simulates (i : instr) : Prop := forall p c m m' t, micro_raw i = Some p -> instr_ok i = true -> agree c m -> mrun p m = Some (m', t) ->
  exists c', step i c = Some (c', t) /\ agree c' m'.
Ltac sim := unfold simulates; cbn [micro_raw instr_ok step]; intros p c m m' t P O A R;
  repeat match goal with H : _ && _ = true |- _ => apply andb_prop in H as [? ?] end.
Lemma one_src z o u a g c m m' t : src z o T0 T1 = (u, a) -> op_ok o = true -> agree c m -> mrun (u ++ g) m = Some (m', t) ->
  exists x t1 t2 m1, rd z c o = Some (x, t1) /\ holds_operand c m1 a T0 x (2 ^ bits z) /\ agree c m1 /\ mrun g m1 = Some (m', t2) /\ t = t1 ++ t2.
Proof.
  intros S O A R. apply mrun_split in R as (m1 & t1 & t2 & R1 & R & ->).
  destruct (src_ok _ _ _ _ _ _ c _ _ _ S O ltac:(lia) ltac:(lia) ltac:(discriminate) A R1) as (x & X & H & _).
  exists x, t1, t2, m1. split; [exact X|]. split; [exact H|]. split; [apply H|]. auto.
Qed.
(* the instruction's first operand is x, in location a *)
Ltac source :=
  match goal with P : context [src ?z ?o T0 T1] |- _ =>
    let u := fresh "u" in let S := fresh "S" in destruct (src z o T0 T1) as [u a] eqn:S;
    repeat match type of P with context [put ?z ?d ?t] => let w := fresh "w" in let E := fresh "Put" in destruct (put z d t) as [w|] eqn:E;
      [cbn [bind] in P|discriminate] end;
    apply some_inj in P as <-;
    match goal with R : mrun _ ?m = Some (?m', ?t), A : agree ?c ?m |- _ =>
      let m1 := fresh "m" in let t1 := fresh "t" in let t2 := fresh "t" in let A1 := fresh "A" in
      eapply one_src in R as (x & t1 & t2 & m1 & X & HX & A1 & R & ->); [|exact S|assumption|exact A]; clear S end end.
Lemma where_ok c m a x n : holds_operand c m a T0 x n -> (a < lCF)%positive \/ a = T0.
Proof. intros H. destruct (ho_where _ _ _ _ _ _ H); auto. Qed.
Lemma step_put z d t u x c m m' e (a : option (Z * list event)) y t1 f : put z d t = Some u -> op_ok d = true -> lv m t = Some x ->
  (t < T6)%positive -> 0 <= x < 2 ^ bits z -> agree c m ->
  mrun u m = Some (m', e) -> a = Some (y, t1) -> (forall c', wr z c d x = Some (c', e) -> f y = Some (c', e)) ->
    exists c', chain a f = Some (c', t1 ++ e) /\ agree c' m'.
Proof. intros P O V T X A R E F. destruct (put_ok _ _ _ _ _ c _ _ _ P O V T X A R) as (c' & Wr & B). exists c'. split; [|exact B].
  apply (chain_some _ _ _ _ _ _ E). auto. Qed.
Lemma mov_ok z d s : simulates (Mov z d s).
Proof. sim. source. eapply (step_put z d a _ x); eauto; try apply HX. destruct (where_ok _ _ _ _ _ HX); subst; lia. Qed.
Lemma movzx_ok d s : simulates (Movzx d s).
Proof.
  sim. source. inv_run R. rewrite app_nil_r, pvar_ok, (lvd_operand _ _ _ _ _ _ HX). exists (setr c d x). split; [eapply chain_ret; eauto|].
  apply agree_setr; auto. eapply range_W, HX.
Qed.
Lemma alu_instr_ok o z d s : simulates (Alu o z d s).
Proof.
  sim. destruct (put z d T4) as [w|] eqn:Pu.
  2: { destruct o; try discriminate. apply some_inj in P as <-.
    destruct (alu_ok CMP z d s c m m' t R) as (x & y & t1 & t2 & e & f & g & X & Y & E & -> & _ & B); auto.
    eexists. split; [|exact B]. eapply chain_some; [exact X|]. eapply chain_ret; [exact Y|]. rewrite E. reflexivity. }
  assert (Q : o = CMP /\ p = alu_uops CMP z d s \/ o <> CMP /\ p = alu_uops o z d s ++ w).
  { destruct o; apply some_inj in P as <-; auto; right; split; auto; discriminate. }
  destruct Q as [[-> ->]|[N ->]].
  - destruct (alu_ok CMP z d s c m m' t R) as (x & y & t1 & t2 & e & f & g & X & Y & E & -> & _ & B); auto.
    eexists. split; [|exact B]. eapply chain_some; [exact X|]. eapply chain_ret; [exact Y|]. rewrite E. reflexivity.
  - apply mrun_split in R as (m1 & t' & t3 & R1 & R & ->).
    destruct (alu_ok o z d s c m m1 t' R1) as (x & y & t1 & t2 & e & f & g & X & Y & E & -> & L & B); auto.
    destruct (put_ok z d T4 w (low z e) (setf c f g (is0 (low z e))) m1 m' t3 Pu) as (c' & Wr & B');
      [assumption|exact L|lia|apply low_range|exact B|exact R|].
    exists c'. split; [|exact B']. rewrite <- app_assoc. eapply chain_some; [exact X|]. eapply chain_some; [exact Y|]. rewrite E. cbn [bind fst snd].
    destruct o; try exact Wr. contradiction.
Qed.
Lemma test_ok z a b : simulates (Test z a b).
Proof.
  sim. destruct (src z a T0 T1) as [u l] eqn:S. destruct (src z b T2 T3) as [w k] eqn:S'. apply some_inj in P as <-. pose proof (pow_bits z) as P.
  assert (N : 0 <= bits z) by (destruct z; discriminate).
  destruct (same a b) eqn:Sm.
  - apply same_ok in Sm as (r & -> & ->). eapply one_src in R as (x & t1 & t2 & m1 & X & HX & A1 & R & ->); [|exact S|assumption|exact A].
    unfold clear in R. cbn [app] in R. destruct (where_ok _ _ _ _ _ HX) as [Wh|Wh]; inv_run R; rewrite app_nil_r;
    (exists (setf c (Some false) (Some false) (is0 (Z.land x x))); split; [eapply chain_ret; [exact X|]; eapply chain_ret; [|reflexivity];
       cbn [rd] in *; unfold ret in *; congruence|]; revert E; look; rewrite (ho_val _ _ _ _ _ _ HX); intros [= <-];
     eapply agree_setf; [exact A1|reflexivity|intros q Q; look; reflexivity| | |]; flags; try reflexivity; now rewrite Z.land_diag).
  - apply mrun_split in R as (m1 & t1 & t2' & R1 & R & ->). apply mrun_split in R as (m2 & t2 & t3 & R2 & R & ->).
    destruct (two_srcs _ _ _ _ _ _ _ _ _ _ _ _ _ S S' ltac:(assumption) ltac:(assumption) A R1 R2) as (x & y & X & Y & HX & HY).
    apply mrun_cons in R as (m3 & t4 & t5 & Q & R & ->). inv_step Q.
    rewrite (ho_val _ _ _ _ _ _ HX) in E. rewrite (ho_val _ _ _ _ _ _ HY) in F. injection E as <-. injection F as <-.
    assert (B : 0 <= Z.land x y < 2 ^ bits z) by (apply land_range; [exact N|apply HX|apply HY]).
    destruct (logic_ok z c _ _ _ (Z.land x y) R) as (-> & _ & G); [apply temp_ok; [apply HX|lia]|look; reflexivity|exact B|].
    rewrite (low_small _ _ B) in G. cbn [app]. rewrite app_nil_r. eexists. split; [|exact G]. eapply chain_some; [exact X|].
      eapply chain_ret; [exact Y|reflexivity].
Qed.
Lemma incdec_ok z e c m m' t S : mrun [Spl (bits z) T4 T5 e; Unk lOF; Isz lZF T4] m = Some (m', t) -> agree c m -> peval (lvd m) e = S ->
  t = [] /\ lv m' T4 = Some (low z S) /\ agree (setf c (cf c) None (is0 (low z S))) m'.
Proof.
  intros R A E. inv_run R. rewrite E in *. fold (low z S) in *.
  assert (X : x = low z S). { revert E0. look. now intros [= <-]. } subst x.
  split; [reflexivity|]. split; [look; reflexivity|]. eapply agree_setf; [exact A|reflexivity|intros l Q; look; reflexivity| | |].
  - intros y. look. exact (ag_cf _ _ A y).
  - flags.
  - flags. reflexivity.
Qed.
Lemma una_ok o z d : simulates (Una o z d).
Proof.
  sim. assert (Q : exists w g, put z d T4 = Some w /\ p = fst (src z d T0 T1) ++ g (snd (src z d T0 T1)) ++ w /\ g = fun x => match o with
        | NOT => [Asg T4 (psub (pconst (2 ^ bits z - 1)) (pvar x))]
        | NEG => borrow z (pscale (-1) (pvar x)) 0
        | INC => [Spl (bits z) T4 T5 (padd (pvar x) (pconst 1)); Unk lOF; Isz lZF T4]
        | DEC => [Spl (bits z) T4 T5 (padd (pvar x) (pconst (-1))); Unk lOF; Isz lZF T4] end).
  { destruct (src z d T0 T1) as [u a]. destruct (put z d T4) as [w|]; [|discriminate]. apply some_inj in P as <-. do 2 eexists.
    split; [reflexivity|]. split; [|reflexivity]. reflexivity. }
  destruct Q as (w & g & Pu & -> & G). clear P. destruct (src z d T0 T1) as [u a] eqn:S. cbn [fst snd] in R.
  eapply one_src in R as (x & t1 & t2 & m1 & X & HX & A1 & R & ->); [|exact S|assumption|exact A].
  apply mrun_split in R as (m2 & t3 & t4 & R1 & R & ->). pose proof (pow_bits z) as P. pose proof (ho_range _ _ _ _ _ _ HX) as B.
    pose proof (lvd_operand _ _ _ _ _ _ HX) as V.
  rewrite G in R1. destruct o.
  - inv_run R1. cbn [app]. eapply (step_put z d T4 w (2 ^ bits z - 1 - x)); [exact Pu|assumption| |lia|lia| |exact R|exact X|intros q Q; exact Q].
    + look. rewrite psub_ok, pconst_ok, pvar_ok, V. reflexivity.
    + apply temp_ok; [exact A1|lia].
  - destruct (borrow_ok _ _ _ c _ _ _ (- x) R1 A1) as (-> & L & D); [rewrite pscale_ok, pvar_ok, V; lia|lia|].
    replace (- x <? 0) with (negb (x =? 0)) in D by (destruct (Z.eqb_spec x 0), (Z.ltb_spec (- x) 0); cbn; lia).
    cbn [app]. eapply (step_put z d T4 w (low z (- x))); eauto; [lia|apply low_range].
  - destruct (incdec_ok _ _ c _ _ _ (x + 1) R1 A1) as (-> & L & D); [rewrite padd_ok, pconst_ok, pvar_ok, V; lia|].
    cbn [app]. eapply (step_put z d T4 w (low z (x + 1))); eauto; [lia|apply low_range].
  - destruct (incdec_ok _ _ c _ _ _ (x - 1) R1 A1) as (-> & L & D); [rewrite padd_ok, pconst_ok, pvar_ok, V; lia|].
    cbn [app]. eapply (step_put z d T4 w (low z (x - 1))); eauto; [lia|apply low_range].
Qed.
Lemma adcx_ok d s : simulates (Adcx d s).
Proof.
  sim. source. destruct (adx_ok c m0 lCF (cf c) d x a T0 _ _ R) as (b & C & -> & B & ->); auto; [apply (ag_cf _ _ A0)|].
  rewrite app_nil_r. eexists. split; [eapply chain_ret; [exact X|]; rewrite C; reflexivity|].
  eapply (agree_setf _ (setl m0 d _)); [apply agree_setr; [assumption|apply wrap_range|exact A0]|reflexivity|intros l Q; look; reflexivity| | |].
  - flags. reflexivity.
  - intros y. look. exact (ag_of _ _ A0 y).
  - intros y. look. exact (ag_zf _ _ A0 y).
Qed.
Lemma adox_ok d s : simulates (Adox d s).
Proof.
  sim. source. destruct (adx_ok c m0 lOF (of c) d x a T0 _ _ R) as (b & C & -> & B & ->); auto; [apply (ag_of _ _ A0)|].
  rewrite app_nil_r. eexists. split; [eapply chain_ret; [exact X|]; rewrite C; reflexivity|].
  eapply (agree_setf _ (setl m0 d _)); [apply agree_setr; [assumption|apply wrap_range|exact A0]|reflexivity|intros l Q; look; reflexivity| | |].
  - intros y. look. exact (ag_cf _ _ A0 y).
  - flags. reflexivity.
  - intros y. look. exact (ag_zf _ _ A0 y).
Qed.
Lemma mul_ok s : simulates (Mul s).
Proof.
  sim. source. unfold unk in R. inv_run R. rewrite app_nil_r. eexists. split; [eapply chain_ret; [exact X|]; reflexivity|].
  rewrite pmul_ok, !pvar_ok, (lvd_operand _ _ _ _ _ _ HX), (lvd_reg _ _ _ A0 (eq_refl : is_reg RAX = true)). change (2 ^ 64) with W.
  apply (forget_ok _ (setl (setl m0 RAX (Some ((rg c RAX * x) mod W))) RDX (Some (rg c RAX * x / W)))); try (look; reflexivity).
  - apply agree_setr; [reflexivity|apply high_range; [apply (ag_range _ _ A0)|apply HX]|]. apply agree_setr; [reflexivity|apply wrap_range|exact A0].
  - intros l L. look. reflexivity.
Qed.
Lemma mulx_ok hi lo s : simulates (Mulx hi lo s).
Proof.
  sim. source. inv_run R. rewrite app_nil_r. eexists. split; [eapply chain_ret; [exact X|]; reflexivity|].
  rewrite pmul_ok, !pvar_ok, (lvd_operand _ _ _ _ _ _ HX), (lvd_reg _ _ _ A0 (eq_refl : is_reg RDX = true)). change (2 ^ 64) with W.
  apply agree_setr; [assumption|apply high_range; [apply (ag_range _ _ A0)|apply HX]|]. apply agree_setr; [assumption|apply wrap_range|exact A0].
Qed.
Lemma imul_ok d s : simulates (Imul d s).
Proof.
  sim. source. unfold unk in R. inv_run R. rewrite app_nil_r. eexists. split; [eapply chain_ret; [exact X|]; reflexivity|].
  rewrite pmul_ok, !pvar_ok, (lvd_operand _ _ _ _ _ _ HX), (lvd_reg _ _ _ A0) by assumption. change (2 ^ 64) with W.
  apply (forget_ok _ (setl m0 d (Some ((rg c d * x) mod W)))); try (look; reflexivity).
  - apply agree_setr; [assumption|apply wrap_range|exact A0].
  - intros l L. look. reflexivity.
Qed.
Lemma imul3_ok d s i : simulates (Imul3 d s i).
Proof.
  sim. source. unfold unk in R. inv_run R. rewrite app_nil_r. eexists. split; [eapply chain_ret; [exact X|]; reflexivity|].
  rewrite pscale_ok, !pvar_ok, (lvd_operand _ _ _ _ _ _ HX), (Z.mul_comm i). change (2 ^ 64) with W.
  apply (forget_ok _ (setl m0 d (Some ((x * i) mod W)))); try (look; reflexivity).
  - apply agree_setr; [assumption|apply wrap_range|exact A0].
  - intros l L. look. reflexivity.
Qed.
Lemma lea_ok d b idx disp : simulates (Lea d b idx disp).
Proof.
  sim. apply some_inj in P as <-. inv_run R. eexists. split; [reflexivity|]. rewrite !padd_ok, pconst_ok. change (2 ^ 64) with W.
  assert (E1 : peval (lvd m) match b with Some r => pvar r | None => [] end = match b with Some r => rg c r | None => 0 end).
  { destruct b as [r|]; [|reflexivity]. rewrite pvar_ok. apply (lvd_reg _ _ _ A). assumption. }
  assert (E2 : peval (lvd m) match idx with Some (r, k) => pscale k (pvar r) | None => []
    end = match idx with Some (r, k) => k * rg c r | None => 0 end).
  { destruct idx as [[r k]|]; [|reflexivity]. rewrite pscale_ok, pvar_ok. f_equal. apply (lvd_reg _ _ _ A). assumption. }
  rewrite E1, E2. apply temp_ok; [|lia]. apply agree_setr; [assumption|apply wrap_range|exact A].
Qed.
Lemma sar_value b k x : 0 < k < b -> 0 <= x < 2 ^ b ->
  x / 2 ^ k + (2 ^ b - 2 ^ (b - k)) * (x / 2 ^ (b - 1)) = ((if x <? 2 ^ (b - 1) then x else x - 2 ^ b) / 2 ^ k) mod 2 ^ b.
Proof.
  intros K X. assert (P1 : 2 ^ b = 2 * 2 ^ (b - 1)) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  assert (P2 : 2 ^ b = 2 ^ (b - k) * 2 ^ k) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
  assert (0 < 2 ^ (b - 1)) by (apply Z.pow_pos_nonneg; lia). assert (0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia).
    assert (0 < 2 ^ (b - k)) by (apply Z.pow_pos_nonneg; lia).
  assert (D : 0 <= x / 2 ^ k < 2 ^ (b - k)). { split; [apply Z.div_pos; lia|]. apply Z.div_lt_upper_bound; [lia|]. rewrite Z.mul_comm. lia. }
  assert (M : 2 ^ (b - k) <= 2 ^ b) by (apply Z.pow_le_mono_r; lia).
  destruct (Z.ltb_spec x (2 ^ (b - 1))).
  - rewrite (Z.div_small x (2 ^ (b - 1))) by lia. rewrite Z.mod_small by lia. lia.
  - replace (x / 2 ^ (b - 1)) with 1 by (apply Z.div_unique with (x - 2 ^ (b - 1)); lia).
    replace (x - 2 ^ b) with (x + - 2 ^ (b - k) * 2 ^ k) by lia. rewrite Z.div_add by lia. apply Z.mod_unique with (-1); lia.
Qed.
Lemma shf_ok o z d k : simulates (Shf o z d k).
Proof.
  sim. destruct ((0 <? k) && (k <? bits z)) eqn:K; [|discriminate]. apply andb_prop in K as [K1 K2]. apply Z.ltb_lt in K1, K2.
  set (g := fun a => match o with
        | SHL => [Spl (bits z - k) T4 T5 (pvar a); Asg T4 (pscale (2 ^ k) (pvar T4))]
        | SHR => [Spl k T5 T4 (pvar a)]
        | SAR => [Spl k T5 T4 (pvar a); Spl (bits z - 1) T6 T5 (pvar a);
          Asg T4 (padd (pvar T4) (pscale (2 ^ bits z - 2 ^ (bits z - k)) (pvar T5)))] end).
  assert (Q : exists w, put z d T4 = Some w /\ p = fst (src z d T0 T1) ++ g (snd (src z d T0 T1)) ++ unk ++ w).
  { unfold g. destruct (src z d T0 T1) as [u a]. destruct (put z d T4) as [w|]; [|discriminate]. apply some_inj in P as <-. eexists.
    split; reflexivity. }
  destruct Q as (w & Pu & ->). clear P. destruct (src z d T0 T1) as [u a] eqn:S. cbn [fst snd] in R.
  eapply one_src in R as (x & t1 & t2 & m1 & X & HX & A1 & R & ->); [|exact S|assumption|exact A]. clear S.
  apply mrun_split in R as (m2 & t3 & t4 & R1 & R & ->). apply mrun_split in R as (m3 & t5 & t6 & R2 & R & ->).
  pose proof (ho_range _ _ _ _ _ _ HX) as B. pose proof (lvd_operand _ _ _ _ _ _ HX) as V.
  set (r := match o with SHL => low z (x * 2 ^ k) | SHR => x / 2 ^ k | SAR => low z (signed z x / 2 ^ k) end).
  assert (Pk : 0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia).
  assert (Rr : 0 <= r < 2 ^ bits z). { unfold r. destruct o; try apply low_range. split; [apply Z.div_pos; lia|]. apply Z.div_lt_upper_bound; [lia|].
    nia. }
  assert (F : t3 = [] /\ lv m2 T4 = Some r /\ agree c m2).
  { assert (Wa : a <> T4 /\ a <> T5 /\ a <> T6) by (destruct (where_ok _ _ _ _ _ HX); subst; repeat split; try discriminate; lia).
    destruct Wa as (N4 & N5 & N6).
    assert (T : forall l y m, (T0 <= l <= T7)%positive -> agree c m -> agree c (setl m l y)) by (intros; apply temp_ok; assumption).
    unfold g in R1. destruct o; inv_run R1; (split; [reflexivity|]); (split; [|repeat (apply T; [lia|]); exact A1]); look; f_equal; unfold r;
      rewrite ?padd_ok, ?pscale_ok, !pvar_ok.
    - rewrite (lvd_is _ T4 (x mod 2 ^ (bits z - k))) by (look; now rewrite V). unfold low.
      replace (2 ^ bits z) with (2 ^ (bits z - k) * 2 ^ k) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
      assert (0 < 2 ^ (bits z - k)) by (apply Z.pow_pos_nonneg; lia). rewrite Z.mul_mod_distr_r by lia. lia.
    - now rewrite V.
    - rewrite (lvd_is _ T4 (x / 2 ^ k)) by (look; now rewrite V).
      rewrite (lvd_is _ T5 (x / 2 ^ (bits z - 1))) by (look; unfold lvd; look; fold (lvd m1 a); now rewrite V).
      unfold low, signed. apply sar_value; lia. }
  destruct F as (-> & L & A2). unfold unk in R2. inv_run R2. cbn [app].
  match type of R with mrun w ?mf = _ => assert (Ag : agree (setf c None None None) mf) by (apply (forget_ok _ m2); try (look; reflexivity);
    [exact A2|intros l Q; look; reflexivity]) end.
  match type of R with mrun w ?mf = _ => assert (L4 : lv mf T4 = Some r) by (look; exact L) end.
  destruct (put_ok z d T4 w r _ _ _ _ Pu ltac:(assumption) L4 ltac:(lia) Rr Ag R) as (c' & Wr & B').
  exists c'. split; [|exact B']. eapply chain_some; [exact X|]. unfold r in Wr. exact Wr.
Qed.
(* shifts left, and two parts put together *)
Lemma shl_value b k x : 0 < k < b -> 2 ^ k * (x mod 2 ^ (b - k)) = (x * 2 ^ k) mod 2 ^ b.
Proof.
  intros K. replace (2 ^ b) with (2 ^ (b - k) * 2 ^ k) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
  assert (0 < 2 ^ (b - k)) by (apply Z.pow_pos_nonneg; lia). assert (0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia). rewrite Z.mul_mod_distr_r by lia.
    apply Z.mul_comm.
Qed.
Lemma join_range b k x y : 0 < k < b -> 0 <= x < 2 ^ (b - k) -> 0 <= y < 2 ^ k -> 0 <= 2 ^ k * x + y < 2 ^ b.
Proof.
  intros K. replace (2 ^ b) with (2 ^ (b - k) * 2 ^ k) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
  generalize (2 ^ (b - k)) (2 ^ k). clear K. intros A B X Y. nia.
Qed.
Lemma mod_range k x : 0 <= k -> 0 <= x mod 2 ^ k < 2 ^ k.
Proof. intros K. apply Z.mod_pos_bound, Z.pow_pos_nonneg; lia. Qed.
Lemma div_range b k x : 0 < k < b -> 0 <= x < 2 ^ b -> 0 <= x / 2 ^ (b - k) < 2 ^ k.
Proof.
  intros K X. assert (0 < 2 ^ (b - k)) by (apply Z.pow_pos_nonneg; lia). split; [apply Z.div_pos; lia|]. apply Z.div_lt_upper_bound; [lia|].
  rewrite <- Z.pow_add_r by lia. now replace (b - k + k) with b by lia.
Qed.
Lemma shld_ok d s k : simulates (Shld d s k).
Proof.
  sim. destruct ((0 <? k) && (k <? 64)) eqn:K; [|discriminate]. apply andb_prop in K as [K1 K2]. apply Z.ltb_lt in K1, K2.
  apply some_inj in P as <-. unfold unk in R. inv_run R. eexists. split; [reflexivity|].
  rewrite padd_ok, pscale_ok, !pvar_ok, (lvd_reg _ _ _ A) by assumption. rewrite (lvd_is _ s (rg c s)) by (look; apply (ag_reg _ _ A); assumption).
  pose proof (ag_range _ _ A d) as Rd. pose proof (ag_range _ _ A s) as Rs.
  rewrite (lvd_is _ T4 (rg c d mod 2 ^ (64 - k))) by (look; reflexivity). rewrite (lvd_is _ T7 (rg c s / 2 ^ (64 - k))) by (look; reflexivity).
  assert (E : wrap (rg c d * 2 ^ k) = 2 ^ k * (rg c d mod 2 ^ (64 - k))) by (symmetry; apply shl_value; lia). rewrite E.
  match goal with |- agree _ ?mf => match mf with context [setl _ d (Some ?X)] => apply (forget_ok _ (setl m d (Some X))) end end; try (look;
    reflexivity).
  - apply agree_setr; [assumption| |exact A]. apply join_range; [lia|apply mod_range; lia|apply div_range; [lia|exact Rs]].
  - intros l L. look. destruct (Pos.eqb_spec l d); [reflexivity|]. look. reflexivity.
Qed.
Lemma shrd_ok d s k : simulates (Shrd d s k).
Proof.
  sim. destruct ((0 <? k) && (k <? 64)) eqn:K; [|discriminate]. apply andb_prop in K as [K1 K2]. apply Z.ltb_lt in K1, K2.
  apply some_inj in P as <-. unfold unk in R. inv_run R. eexists. split; [reflexivity|].
  rewrite padd_ok, pscale_ok, !pvar_ok, (lvd_reg _ _ _ A) by assumption. rewrite (lvd_is _ s (rg c s)) by (look; apply (ag_reg _ _ A); assumption).
  pose proof (ag_range _ _ A d) as Rd. pose proof (ag_range _ _ A s) as Rs.
  rewrite (lvd_is _ T5 (rg c d / 2 ^ k)) by (look; reflexivity). rewrite (lvd_is _ T6 (rg c s mod 2 ^ k)) by (look; reflexivity).
  assert (K' : 64 - (64 - k) = k) by lia.
  assert (E : wrap (rg c s * 2 ^ (64 - k)) = 2 ^ (64 - k) * (rg c s mod 2 ^ k)).
  { pose proof (shl_value 64 (64 - k) (rg c s) ltac:(lia)) as Q. rewrite K' in Q. symmetry. exact Q. }
  rewrite E.
  match goal with |- agree _ ?mf => match mf with context [setl _ d (Some ?X)] => apply (forget_ok _ (setl m d (Some X))) end end; try (look;
    reflexivity).
  - apply agree_setr; [assumption| |exact A]. rewrite Z.add_comm. pose proof (div_range 64 (64 - k) (rg c d) ltac:(lia) Rd) as D. rewrite K' in D.
    apply (join_range 64 (64 - k)); [lia|rewrite K'; apply mod_range; lia|exact D].
  - intros l L. look. destruct (Pos.eqb_spec l d); [reflexivity|]. look. reflexivity.
Qed.
Lemma cmov_ok f b d s : simulates (Cmov (Is f b) d s).
Proof.
  sim. source.
  assert (S : forall q, lv m0 (flag_loc f) = Some q -> exists v, holds (Is f b) c = Some (Bool.eqb v b) /\ q = b2z v).
  { intros q Q. cbn [holds]. destruct f; cbn [flag_loc] in Q.
    - destruct (says_bit _ _ _ _ (ag_cf _ _ A0) Q) as (v & -> & ->). exists v. split; reflexivity.
    - destruct (says_bit _ _ _ _ (ag_zf _ _ A0) Q) as (v & -> & ->). exists v. split; reflexivity. }
  pose proof (ag_reg _ _ A0 d ltac:(assumption)) as D. pose proof (ho_val _ _ _ _ _ _ HX) as V. pose proof (range_W _ _ (ho_range _ _ _ _ _ _ HX)) as B.
  destruct b; inv_run R; destruct (S _ E) as (v & C & ->); rewrite V in *; rewrite D in *; rewrite app_nil_r; injection F as <-; injection G as <-;
  (eexists; split; [eapply chain_ret; [exact X|]; rewrite C; reflexivity|]);
  destruct v; cbn [b2z Bool.eqb Z.eqb]; apply agree_setr; auto; apply (ag_range _ _ A0).
Qed.
Lemma setc_ok f b d : simulates (Setc (Is f b) d).
Proof.
  sim. destruct (put S8 d T4) as [w|] eqn:Pu; [|discriminate]. apply some_inj in P as <-. apply mrun_cons in R as (m1 & t1 & t2 & Q & R & ->).
    inv_step Q.
  assert (S : exists v, holds (Is f b) c = Some (Bool.eqb v b) /\ lv m (flag_loc f) = Some (b2z v)).
  { cbn [holds].
    assert (N : exists p k, k <> 0 /\ (forall rho, peval rho (if b then pvar (flag_loc f) else psub (pconst 1) (pvar (flag_loc f))) = peval rho p + k
      * rho (flag_loc f)) /\
      forall r1 r2, peval r1 p = peval r2 p).
    { destruct b; [exists [], 1|exists (pconst 1), (-1)]; (split; [lia|]); split; intros; rewrite ?psub_ok, ?pvar_ok, ?pconst_ok; cbn [peval]; lia. }
    destruct N as (p & k & N & E1 & E2).
    destruct f; [destruct (flag_in c m lCF (cf c) _ p k F A (ag_cf _ _ A) N E1 ltac:(intros; apply E2)) as (v & -> & V)
                |destruct (flag_in c m lZF (zf c) _ p k F A (ag_zf _ _ A) N E1 ltac:(intros; apply E2)) as (v & -> & V)]; exists v; auto. }
  destruct S as (v & C & V). rewrite C. cbn [bind].
  match type of R with mrun w ?mf = _ => assert (L4 : lv mf T4 = Some (b2z (Bool.eqb v b))) end.
  { look. f_equal. destruct b; rewrite ?psub_ok, ?pconst_ok, pvar_ok, (lvd_is _ _ _ V); destruct v; reflexivity. }
  cbn [app]. destruct (put_ok S8 d T4 w (b2z (Bool.eqb v b)) c _ _ _ Pu ltac:(assumption) L4 ltac:(lia) ltac:(destruct (Bool.eqb v b); cbn;
    lia) ltac:(apply temp_ok; [exact A|lia]) R) as (c' & Wr & B).
  exists c'. auto.
Qed.
Lemma push_ok r : simulates (Push r).
Proof.
  sim. apply some_inj in P as <-. inv_run R. rewrite (agree_ea _ _ _ _ _ A (eq_refl : is_reg RSP = true)) in E.
    rewrite (ag_reg _ _ A) in F by assumption. injection F as <-.
  cbn [wr bytes]. rewrite E. cbn [bind]. eexists. split; [reflexivity|].
  rewrite padd_ok, pconst_ok, pvar_ok. change (lvd (Ms (lv m) (store 8 (mm m) a (rg c r))) RSP) with (lvd m RSP).
    rewrite (lvd_reg _ _ _ A (eq_refl : is_reg RSP = true)).
  change (2 ^ 64) with W. apply temp_ok; [|lia]. apply agree_setr; [reflexivity|apply wrap_range|]. apply agree_store, A.
Qed.
Lemma pop_ok r : simulates (Pop r).
Proof.
  sim. apply some_inj in P as <-. inv_run R. rewrite (agree_ea _ _ _ _ _ A (eq_refl : is_reg RSP = true)) in E.
  cbn [rd bytes]. rewrite E. cbn [bind]. eexists. split; [reflexivity|].
  rewrite padd_ok, pconst_ok, !pvar_ok. rewrite (lvd_is _ RSP (rg c RSP)) by (look; apply (ag_reg _ _ A); reflexivity).
  rewrite (lvd_is _ T0 (load 8 (mem c) a)) by (look; now rewrite (ag_mem _ _ A)). change (2 ^ 64) with W.
  apply agree_setr; [assumption|apply (load_range _ 8), (ag_bytes _ _ A)|]. apply temp_ok; [|lia]. apply agree_setr; [reflexivity|apply wrap_range|].
  apply temp_ok; [exact A|lia].
Qed.
Lemma nop_ok : simulates Nop.
Proof. sim. apply some_inj in P as <-. inv_run R. eexists. split; [reflexivity|exact A]. Qed.

Lemma vec_ok v : simulates (Vec v).
Proof. sim. exact (vmicro_ok _ _ _ _ _ _ P A R). Qed.
Theorem micro_ok i p c m m' t : micro i = Some p -> agree c m -> mrun p m = Some (m', t) -> exists c', step i c = Some (c', t) /\ agree c' m'.
Proof.
  unfold micro. destruct (instr_ok i) eqn:O; [|discriminate]. intros P A R.
  enough (S : simulates i) by exact (S p c m m' t P O A R). clear.
  destruct i.
  - apply mov_ok. - apply movzx_ok. - apply alu_instr_ok. - apply test_ok. - apply una_ok. - apply adcx_ok. - apply adox_ok. - apply mul_ok.
    - apply mulx_ok.
  - apply imul_ok. - apply imul3_ok. - apply lea_ok. - apply shf_ok. - apply shld_ok. - apply shrd_ok. - destruct c. apply cmov_ok. - destruct c.
    apply setc_ok.
  - apply push_ok. - apply pop_ok. - apply nop_ok. - apply vec_ok. - discriminate. - discriminate. - discriminate.
Qed.

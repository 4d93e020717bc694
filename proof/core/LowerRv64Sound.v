(* The lowering of core/LowerRv64.v simulates the model ([micro_ok]), and runs from bytes ([lower_runs]). *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroLoop core.MicroRun.
From Carrychain Require Import core.Word model.Rv64 model.Rv64Decode model.Rv64Run core.LowerRv64.
Import ListNotations.
Open Scope Z_scope.

(* ---- numbers ---- *)
Lemma wrap_range x : 0 <= wrap x < W. Proof. apply Z.mod_pos_bound. reflexivity. Qed.
Lemma get_range c m r : agree c m -> 0 <= get c r < W.
Proof. intros A. destruct r; cbn [get]; [now split|apply (ag_range _ _ A)]. Qed.
Lemma value_range c m b : agree c m -> 0 <= value c b < W.
Proof. intros A. destruct b; cbn [value]; [apply (get_range _ _ _ A)|apply wrap_range]. Qed.
Lemma high_range x y : 0 <= x < W -> 0 <= y < W -> 0 <= x * y / W < W.
Proof. intros X Y. assert (0 < W) by reflexivity. split; [apply Z.div_pos; nia|]. apply Z.div_lt_upper_bound; nia. Qed.
Lemma div_range x k : 0 <= k -> 0 <= x < W -> 0 <= x / 2 ^ k < W.
Proof. intros K X. assert (0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia). split; [apply Z.div_pos; lia|]. apply Z.div_lt_upper_bound; nia. Qed.
Lemma alu_range o x y : 0 <= x < W -> 0 <= y < W -> 0 <= alu o x y < W.
Proof.
  intros X Y. destruct o; cbn [alu]; unfold extend; try apply wrap_range.
  - destruct (x <? y); now split.
  - apply (land_range 64); auto. discriminate.
  - apply (lor_range 64); auto. discriminate.
  - apply (lxor_range 64); auto. discriminate.
  - apply div_range; [|exact X]. now apply Z.mod_pos_bound.
  - now apply high_range.
Qed.
(* the borrow of x - y *)
Lemma borrow x y : 0 <= x < W -> 0 <= y < W -> -1 * ((x - y) / W) = b2z (x <? y).
Proof.
  intros X Y. destruct (Z.ltb_spec x y); cbn [b2z]; [|rewrite Z.div_small; lia]. replace ((x - y) / W) with (-1); [lia|].
  apply Z.div_unique with (x - y + W); lia.
Qed.
(* the sign of an n-bit word is its top bit *)
Lemma extend_ok n x : 1 <= n <= 64 -> extend n x = x mod 2 ^ n + (W - 2 ^ n) * (x mod 2 ^ n / 2 ^ (n - 1)).
Proof.
  intros N. unfold extend. set (l := x mod 2 ^ n). assert (P : 2 ^ n = 2 * 2 ^ (n - 1)) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  assert (Q : 0 < 2 ^ (n - 1)) by (apply Z.pow_pos_nonneg; lia). assert (L : 0 <= l < 2 ^ n) by (apply Z.mod_pos_bound; lia).
  assert (B : 2 ^ n <= W) by (apply Z.pow_le_mono_r; lia). unfold wrap.
  destruct (Z.ltb_spec l (2 ^ (n - 1))).
  - rewrite (Z.div_small l) by lia. rewrite Z.mod_small by lia. lia.
  - replace (l / 2 ^ (n - 1)) with 1 by (apply Z.div_unique with (l - 2 ^ (n - 1)); lia).
    symmetry. apply Z.mod_unique with (-1); lia.
Qed.
Lemma extend_word x : 0 <= x < W -> extend 64 x = x.
Proof.
  intros X. rewrite extend_ok by lia. change (2 ^ 64) with W. rewrite Z.sub_diag, Z.mul_0_l, Z.add_0_r. now apply Z.mod_small.
Qed.
Lemma sll_ok x k : 0 <= k < 64 -> 2 ^ k * (x mod 2 ^ (64 - k)) = wrap (x * 2 ^ k).
Proof.
  intros K. unfold wrap. replace W with (2 ^ (64 - k) * 2 ^ k) by (rewrite <- Z.pow_add_r by lia; change W with (2 ^ 64); f_equal; lia).
  rewrite Z.mul_mod_distr_r; [lia|apply Z.pow_nonzero; lia|apply Z.pow_nonzero; lia].
Qed.
Lemma sra_ok x k : 0 <= k < 64 -> 0 <= x < W -> x / 2 ^ k + (W - 2 ^ (64 - k)) * (x / 2 ^ 63) = wrap (signed x / 2 ^ k).
Proof.
  intros K X. assert (P : 0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia).
  assert (E : W = 2 ^ (64 - k) * 2 ^ k) by (rewrite <- Z.pow_add_r by lia; change W with (2 ^ 64); f_equal; lia).
  unfold signed. change (2 ^ 63) with (W / 2). assert (E2 : W = 2 * (W / 2)) by reflexivity. destruct (Z.ltb_spec x (W / 2)).
  - rewrite (Z.div_small x (W / 2)) by lia. unfold wrap. rewrite Z.mul_0_r, Z.add_0_r. symmetry. apply Z.mod_small. now apply div_range.
  - replace (x / (W / 2)) with 1 by (apply Z.div_unique with (x - W / 2); lia).
    assert (D : (x - W) / 2 ^ k = x / 2 ^ k - 2 ^ (64 - k)).
    { replace (x - W) with (x + - 2 ^ (64 - k) * 2 ^ k) by lia. rewrite Z.div_add by lia. lia. }
    rewrite D. unfold wrap. pose proof (div_range x k) as R. assert (0 <= x / 2 ^ k < 2 ^ (64 - k)).
    { split; [apply R; lia|]. apply Z.div_lt_upper_bound; lia. }
    assert (2 ^ (64 - k) <= W) by (apply Z.pow_le_mono_r; lia).
    apply Z.mod_unique with (-1); lia.
Qed.

(* ---- one instruction ---- *)
(* m' is m with v in d, temporaries aside *)
Record wrote (m m' : ms) (d : positive) (v : Z) : Prop := Wrote {
  w_val : lv m' d = Some v; w_mem : mm m' = mm m; w_else : forall l, is_reg l = true -> l <> d -> lv m' l = lv m l }.
Ltac regs := unfold is_reg in *; repeat match goal with H : (_ <=? _)%positive = true |- _ => apply Pos.leb_le in H end.
Lemma dst_cases d : reg_ok d = true -> dst d = T7 \/ exists p, d = Npos p /\ dst d = p /\ (p <= 31)%positive.
Proof. destruct d as [|p]; cbn; auto. intros H. regs. eauto. Qed.
Lemma agree_set c m m' d v : agree c m -> reg_ok d = true -> wrote m m' (dst d) v -> 0 <= v < W -> agree (set c d v) m'.
Proof.
  intros [A B C D] O [V M E] R. destruct d as [|p]; cbn [set dst reg_ok] in *.
  - constructor; auto; [|congruence]. intros r H. rewrite E; auto. intros ->. discriminate H.
  - constructor; cbn [rg mem]; auto; [| |congruence].
    + intros r H. destruct (Pos.eqb_spec r p) as [->|N]; [exact V|]. rewrite E; auto.
    + intros r. destruct (Pos.eqb r p); auto.
Qed.
Lemma src_ok c m r : agree c m -> reg_ok r = true -> peval (lvd m) (src r) = get c r.
Proof.
  intros A O. destruct r as [|p]; cbn [src get]; [reflexivity|]. rewrite pvar_ok. apply lvd_is. now apply (ag_reg _ _ A).
Qed.
Lemma operand_poly_ok c m b : agree c m -> operand_ok b = true -> peval (lvd m) (operand_poly b) = value c b.
Proof. intros A O. destruct b; cbn [operand_poly value]; [now apply src_ok|apply pconst_ok]. Qed.
(* look a location up among those just set *)
Ltac look := repeat rewrite lv_setl; repeat first [rewrite Pos.eqb_refl |
  match goal with |- context [Pos.eqb ?x ?y] => rewrite (proj2 (Pos.eqb_neq x y)) by (regs; try discriminate; lia) end].
Lemma keep c m t x : agree c m -> (32 <= t)%positive -> agree c (setl m t x).
Proof. intros [A B C D] T. constructor; auto. intros r H. look. auto. Qed.
Lemma place_ok c m m1 t b u l e : place b t = (u, l) -> agree c m -> operand_ok b = true -> (32 <= t)%positive -> mrun u m = Some (m1, e) ->
  e = [] /\ lv m1 l = Some (value c b) /\ agree c m1 /\ mm m1 = mm m /\ (forall x, x <> t -> lv m1 x = lv m x) /\ (l = t \/ (l <= 31)%positive).
Proof.
  intros P A O T R.
  assert (Q : u = [Asg t (operand_poly b)] /\ l = t \/ exists p, b = Rv64.R (Npos p) /\ u = [] /\ l = p).
  { destruct b as [[|p]|i]; cbn [place] in P; injection P as <- <-; eauto. }
  destruct Q as [[-> ->]|(p & -> & -> & ->)].
  - inv_run R. rewrite (operand_poly_ok _ _ _ A O). split; [reflexivity|]. split; [look; reflexivity|]. split; [now apply keep|].
      split; [reflexivity|].
    split; [|auto]. intros x N. look. reflexivity.
  - inv_run R. cbn [operand_ok reg_ok] in O. split; [reflexivity|]. split; [now apply (ag_reg _ _ A)|]. split; [exact A|]. split; [reflexivity|].
    split; [auto|]. right. regs. exact O.
Qed.
Ltac wrote := split; [reflexivity|]; constructor; [look|reflexivity|intros l Lr Ln; look; reflexivity].
Lemma extension_ok n d m m' t v : (d <= 31)%positive \/ d = T7 -> 1 <= n <= 64 -> lv m T0 = Some (v mod 2 ^ n) ->
  mrun (extension n d) m = Some (m', t) ->
  t = [] /\ wrote m m' d (extend n v).
Proof.
  intros D N V R. unfold extension in R. inv_run R. split; [reflexivity|]. constructor; [|reflexivity|intros l Lr Ln; look; reflexivity].
  look. f_equal. rewrite padd_ok, pscale_ok, !pvar_ok. unfold lvd. look. rewrite V.
  symmetry. now apply extend_ok.
Qed.
Lemma wrote_trans m m1 m2 d v : mm m1 = mm m -> (forall l, is_reg l = true -> lv m1 l = lv m l) -> wrote m1 m2 d v -> wrote m m2 d v.
Proof. intros M K [A B C]. constructor; [exact A|congruence|]. intros l H N. rewrite C, K; auto. Qed.

Lemma alu_ok o d a b c m m' t u : agree c m -> reg_ok d = true -> reg_ok a = true -> operand_ok b = true ->
  alu_uops o (dst d) a b = Some u -> mrun u m = Some (m', t) -> t = [] /\ wrote m m' (dst d) (alu o (get c a) (value c b)).
Proof.
  intros A Od Oa Ob U R. pose proof (src_ok c m a A Oa) as X. pose proof (operand_poly_ok c m b A Ob) as Y.
  pose proof (get_range c m a A) as Rx. pose proof (value_range c m b A) as Ry. set (x := get c a) in *. set (y := value c b) in *.
  assert (D : (dst d <= 31)%positive \/ dst d = T7) by (destruct (dst_cases d Od) as [->|(p & _ & -> & L)]; auto).
  assert (Ds : dst d <> T0 /\ dst d <> T1 /\ dst d <> T2 /\ dst d <> T3) by (repeat split; intros E; rewrite E in D; destruct D;
    [lia|discriminate|lia|discriminate|lia|discriminate|lia|discriminate]).
  destruct Ds as (D0 & D1 & D2 & D3).
  assert (Word : forall e v, peval (lvd m) e = v -> mrun (Spl 32 T0 T1 e :: extension 32 (dst d)) m = Some (m', t) ->
    t = [] /\ wrote m m' (dst d) (extend 32 v)).
  { intros e v E Q. apply mrun_cons in Q as (m1 & t1 & t2 & Q1 & Q & ->). inv_step Q1.
    apply (extension_ok 32 _ _ _ _ v) in Q; auto; [|lia|look; rewrite E; reflexivity]. destruct Q as [-> Q]. split; [reflexivity|].
    eapply wrote_trans; [| |exact Q]; [reflexivity|]. intros l L. look. reflexivity. }
  assert (Bits : forall f F, bitwise_op o = (fun d p q => Some (F d p q)) -> (forall d p q m, mstep (F d p q) m = bitwise f m d p q) ->
    (let (u, p) := place (Rv64.R a) T0 in let (w, q) := place b T1 in do f <- bitwise_op o (dst d) p q; Some (u ++ w ++ [f])) = Some u ->
    t = [] /\ wrote m m' (dst d) (f x y)).
  { intros f F Eq St Q. rewrite Eq in Q. destruct (place (Rv64.R a) T0) as [u1 p] eqn:P1. destruct (place b T1) as [u2 q] eqn:P2. cbn [bind] in Q.
    injection Q as <-.
    apply mrun_split in R as (m1 & t1 & t2 & R1 & R & ->). apply mrun_split in R as (m2 & t3 & t4 & R2 & R & ->).
    destruct (place_ok c _ _ _ _ _ _ _ P1 A Oa ltac:(lia) R1) as (-> & V1 & A1 & M1 & K1 & W1).
    destruct (place_ok c _ _ _ _ _ _ _ P2 A1 Ob ltac:(lia) R2) as (-> & V2 & A2 & M2 & K2 & W2).
    apply mrun_cons in R as (m3 & t5 & t6 & R3 & R & ->). rewrite St in R3. apply bitwise_inv in R3 as (x' & y' & X' & Y' & -> & ->).
    apply mrun_nil in R as (-> & ->). split; [reflexivity|].
    assert (Ep : lv m2 p = Some x). { rewrite K2; [exact V1|]. destruct W1 as [->|]; [discriminate|lia]. }
    rewrite Ep in X'. rewrite V2 in Y'. injection X' as <-. injection Y' as <-.
    constructor; [look; reflexivity|cbn; congruence|]. intros l L N. look. rewrite K2, K1; [reflexivity|regs; lia|regs; lia]. }
  destruct o; cbn [alu_uops alu] in *.
  - (* ADD *) apply some_inj in U as <-. clear Word Bits. unfold add in R. subst x y. destruct a as [|a].
    { inv_run R. wrote. rewrite Y. f_equal. unfold wrap. symmetry. now apply Z.mod_small. }
    destruct b as [[|r]|i].
    + inv_run R. wrote. rewrite X. f_equal. cbn [value get]. rewrite Z.add_0_r. symmetry. now apply Z.mod_small.
    + inv_run R. wrote. cbn [operand_poly] in Y. rewrite padd_ok, X, Y. reflexivity.
    + assert (S : mrun [Spl 64 (dst d) T3 (padd (src (Npos a)) (pconst i))] m = Some (m', t) ->
      t = [] /\ wrote m m' (dst d) (wrap (get c (Npos a) + value c (Rv64.I i)))).
      { intros Q. inv_run Q. wrote. rewrite padd_ok, X, pconst_ok. f_equal. cbn [value]. unfold wrap. change (2 ^ 64) with W.
        now rewrite Zplus_mod_idemp_r. }
      destruct i; [|exact (S R)|exact (S R)]. inv_run R. wrote. rewrite X. f_equal. cbn [value]. rewrite Z.add_0_r. symmetry. now apply Z.mod_small.
  - (* SUB *) apply some_inj in U as <-. inv_run R. wrote. rewrite psub_ok, X, Y. reflexivity.
  - (* SLTU *) apply some_inj in U as <-. inv_run R. wrote. rewrite pscale_ok, pvar_ok. unfold lvd at 1. look. rewrite psub_ok, X, Y. f_equal.
      now apply borrow.
  - now apply (Bits Z.land And).
  - now apply (Bits Z.lor Ior).
  - now apply (Bits Z.lxor Xor).
  - (* SLL *) destruct b as [|k]; [discriminate|]. destruct ((0 <=? k) && (k <? 64)) eqn:G; [|discriminate]. apply andb_prop in G as [G1 G2].
      apply Z.leb_le in G1. apply Z.ltb_lt in G2.
    apply some_inj in U as <-. inv_run R. wrote. rewrite pscale_ok, pvar_ok. unfold lvd at 1. look. rewrite X. f_equal. subst y. cbn [value].
    unfold wrap at 2. rewrite (Z.mod_small k W), (Z.mod_small k 64) by (unfold W; lia). apply sll_ok. split; assumption.
  - (* SRL *) destruct b as [|k]; [discriminate|]. destruct ((0 <=? k) && (k <? 64)) eqn:G; [|discriminate]. apply andb_prop in G as [G1 G2].
      apply Z.leb_le in G1. apply Z.ltb_lt in G2.
    apply some_inj in U as <-. inv_run R. wrote. rewrite X. f_equal. subst y. cbn [value]. unfold wrap.
      rewrite (Z.mod_small k W), (Z.mod_small k 64) by (unfold W; lia). reflexivity.
  - (* SRA *) destruct b as [|k]; [discriminate|]. destruct ((0 <=? k) && (k <? 64)) eqn:G; [|discriminate]. apply andb_prop in G as [G1 G2].
      apply Z.leb_le in G1. apply Z.ltb_lt in G2.
    apply some_inj in U as <-. inv_run R. wrote. rewrite padd_ok, pscale_ok, !pvar_ok, X.
    rewrite (src_ok c) by (auto; (apply keep; [apply keep; [exact A|lia]|lia])). fold x. unfold lvd. look.
    f_equal. subst y. cbn [value]. unfold wrap at 2. rewrite (Z.mod_small k W), (Z.mod_small k 64) by (unfold W; lia).
      apply sra_ok; [split; assumption|exact Rx].
  - (* MUL *) apply some_inj in U as <-. inv_run R. wrote. rewrite pmul_ok, X, Y. reflexivity.
  - (* MULHU *) apply some_inj in U as <-. inv_run R. wrote. rewrite pmul_ok, X, Y. reflexivity.
  - (* SHADD *) destruct (0 <=? k); [|discriminate]. apply some_inj in U as <-. inv_run R. wrote. rewrite padd_ok, pscale_ok, X, Y. f_equal.
      unfold wrap. f_equal. lia.
  - (* ADDW *) apply some_inj in U as <-. apply Word with (v := x + y) in R; auto. now rewrite padd_ok, X, Y.
  - (* SUBW *) apply some_inj in U as <-. apply Word with (v := x - y) in R; auto. now rewrite psub_ok, X, Y.
  - (* MULW *) apply some_inj in U as <-. apply Word with (v := x * y) in R; auto. now rewrite pmul_ok, X, Y.
Qed.
Lemma address_ok c m n b i : agree c m -> is_reg b = true -> address m n b i = ea c n (Npos b) i.
Proof. intros A B. unfold address, ea. now rewrite (ag_reg _ _ A _ B). Qed.
Lemma load_word n m a : bytes_ok m -> (n <= 8)%nat -> 0 <= load n m a < W.
Proof. intros B N. pose proof (load_range m n B a). assert (2 ^ (8 * Z.of_nat n) <= W) by (apply Z.pow_le_mono_r; lia). lia. Qed.

Theorem micro_ok i u c m m' t : micro i = Some u -> agree c m -> mrun u m = Some (m', t) -> exists c', step i c = Some (c', t) /\ agree c' m'.
Proof.
  destruct i as [o d a b|d i|w sign d b i|w v b i| | |]; cbn [micro step]; intros U A R; try discriminate.
  - destruct (_ && _ && _) eqn:O; [|discriminate]. apply andb_prop in O as [O O3]. apply andb_prop in O as [O1 O2].
    destruct (alu_ok _ _ _ _ _ _ _ _ _ A O1 O2 O3 U R) as [-> H]. eexists. split; [reflexivity|].
    eapply agree_set; eauto. apply alu_range; [eapply get_range|eapply value_range]; eauto.
  - destruct (reg_ok d) eqn:O; [|discriminate]. apply some_inj in U as <-. inv_run R. eexists. split; [reflexivity|].
    apply (agree_set c m); auto; [|apply wrap_range]. destruct (dst_cases d O) as [E|(p & _ & E & L)]; rewrite E; constructor;
    try (intros l Lr Ln; look; reflexivity); try reflexivity; look; now rewrite pconst_ok.
  - destruct b as [|b]; [discriminate|]. destruct (_ && _) eqn:O; [|discriminate]. apply andb_prop in O as [O1 O2]. apply some_inj in U as <-.
    assert (D : (dst d <= 31)%positive \/ dst d = T7) by (destruct (dst_cases d O1) as [->|(p & _ & -> & L)]; auto).
    assert (Plain : mrun [Lod (bytes w) (dst d) b i] m = Some (m', t) -> exists a, ea c (bytes w) (Npos b) i = Some a /\ t = [Read (bytes w) a] /\
      agree (set c d (load (bytes w) (mem c) a)) m').
    { intros Q. inv_run Q. rewrite (address_ok c _ _ _ _ A O2) in E. exists a. split; [exact E|]. split; [reflexivity|].
      apply (agree_set c m); auto; [|apply load_word; [apply A|destruct w; cbn; lia]]. rewrite <- (ag_mem _ _ A).
        constructor; [look; reflexivity|reflexivity|intros l Lr Ln; look; reflexivity]. }
    assert (Signed : mrun (Lod (bytes w) T0 b i :: extension (8 * Z.of_nat (bytes w)) (dst d)) m = Some (m', t) ->
      exists a, ea c (bytes w) (Npos b) i = Some a /\
      t = [Read (bytes w) a] /\ agree (set c d (extend (8 * Z.of_nat (bytes w)) (load (bytes w) (mem c) a))) m').
    { intros Q. apply mrun_cons in Q as (m1 & t1 & t2 & Q1 & Q & ->). inv_step Q1. rewrite (address_ok c _ _ _ _ A O2) in E. exists a.
      split; [exact E|].
      pose proof (load_range (mem c) (bytes w) (ag_bytes _ _ A) a) as Lr.
      apply (extension_ok _ _ _ _ _ (load (bytes w) (mem c) a)) in Q; auto; [|destruct w; cbn; lia|look; rewrite (ag_mem _ _ A), Z.mod_small; auto].
      destruct Q as [-> Q]. split; [reflexivity|]. apply (agree_set c m); auto; [|unfold extend; apply wrap_range].
      eapply wrote_trans; [| |exact Q]; [reflexivity|]. intros l H. look. reflexivity. }
    destruct sign; [destruct w|].
    1-3: destruct (Signed R) as (a & -> & -> & B); eexists; (split; [reflexivity|exact B]).
    + destruct (Plain R) as (a & -> & -> & B). cbn [bind]. eexists. split; [reflexivity|]. change (8 * Z.of_nat (bytes B8)) with 64.
      rewrite extend_word; [exact B|].
      apply load_word; [apply A|cbn; lia].
    + assert (R' : mrun [Lod (bytes w) (dst d) b i] m = Some (m', t)) by (destruct w; exact R). destruct (Plain R') as (a & -> & -> & B). eexists.
      split; [reflexivity|exact B].
  - destruct b as [|b]; [discriminate|]. destruct (_ && _) eqn:O; [|discriminate]. apply andb_prop in O as [O1 O2].
    destruct (place (Rv64.R v) T0) as [u1 l] eqn:P. apply some_inj in U as <-. apply mrun_split in R as (m1 & t1 & t2 & R1 & R & ->).
    destruct (place_ok c _ _ _ _ _ _ _ P A O1 ltac:(lia) R1) as (-> & V & A1 & M1 & _). inv_run R.
    rewrite (address_ok c _ _ _ _ A1 O2) in E. rewrite E. cbn [bind app]. rewrite V in F. injection F as <-. eexists. split; [reflexivity|].
    destruct A1 as [A1 B1 C1 D1]. constructor; cbn [rg mem lv mm]; auto; [rewrite C1; reflexivity|now apply store_bytes].
Qed.

(* ---- runs ---- *)
Lemma exec_step fuel code l i next u c c1 t1 c' t' : dec1 l = Some (i, next) -> micro i = Some u -> step i c = Some (c1, t1) ->
  exec fuel code next c1 = Some (c', t') -> exec (S fuel) code l c = Some (c', t1 ++ t').
Proof.
  intros D M St X. cbn [exec]. rewrite D. cbn [bind]. destruct i; try discriminate M; cbn [bind]; rewrite St; cbn [bind fst snd]; rewrite X;
    reflexivity.
Qed.
(* the rest of the run, put behind [n] lowered instructions *)
Lemma lower_n_ok code n : forall l p rest c m m1 t1, lower_n n l = Some (p, rest) -> agree c m -> mrun (concat p) m = Some (m1, t1) ->
  exists c1, agree c1 m1 /\ forall fuel c' t', exec fuel code rest c1 = Some (c', t') -> exec (n + fuel) code l c = Some (c', t1 ++ t').
Proof.
  induction n as [|n IH]; cbn [lower_n]; intros l p rest c m m1 t1 Lo A R.
  - injection Lo as <- <-. apply mrun_nil in R as (-> & ->). exists c. auto.
  - destruct (dec1 l) as [[i next]|] eqn:D; [|discriminate]. cbn [bind fst snd] in Lo. destruct (micro i) as [u|] eqn:M; [|discriminate].
      cbn [bind] in Lo.
    destruct (lower_n n next) as [[q k]|] eqn:N; [|discriminate]. injection Lo as <- <-. cbn [concat] in R.
    apply mrun_split in R as (m2 & t2 & t3 & R1 & R2 & ->). destruct (micro_ok _ _ _ _ _ _ M A R1) as (c2 & St & A2).
    destruct (IH _ _ _ _ _ _ _ N A2 R2) as (c1 & A1 & K). exists c1. split; [exact A1|]. intros fuel c' t' X. rewrite <- app_assoc.
    exact (exec_step _ _ _ _ _ _ _ _ _ _ _ D M St (K _ _ _ X)).
Qed.
Lemma lower_ret_ok code : forall fuel l p c m m' t, lower_ret fuel l = Some p -> agree c m -> mrun (concat p) m = Some (m', t) ->
  exists c', exec fuel code l c = Some (c', t) /\ agree c' m'.
Proof.
  induction fuel as [|fuel IH]; cbn [lower_ret]; intros l p c m m' t H A R; [discriminate|].
  destruct (dec1 l) as [[i next]|] eqn:D; [|discriminate]. cbn [bind fst snd] in H.
  assert (Cases : (i = Ret /\ p = []) \/ exists u r, micro i = Some u /\ lower_ret fuel next = Some r /\ p = u :: r).
  { destruct i; try (left; injection H as <-; auto; fail);
    (right; match type of H with bind ?x _ = _ => destruct x as [u|] eqn:U; [cbn [bind] in H|discriminate] end;
     destruct (lower_ret fuel next) as [r|] eqn:Lr; [cbn [bind] in H|discriminate]; injection H as <-; exists u, r; auto). }
  destruct Cases as [[-> ->]|(u & r & U & Lr & ->)].
  - cbn [concat] in R. apply mrun_nil in R as (-> & ->). exists c. split; [|exact A]. cbn [exec]. now rewrite D.
  - cbn [concat] in R. apply mrun_split in R as (m1 & t1 & t2 & R1 & R & ->). destruct (micro_ok _ _ _ _ _ _ U A R1) as (c1 & S1 & A1).
    destruct (IH _ _ _ _ _ _ Lr A1 R) as (c' & E & A'). exists c'. split; [|exact A']. exact (exec_step _ _ _ _ _ _ _ _ _ _ _ D U S1 E).
Qed.
Lemma loop_runs code n_body top body l l2 r rel : lower_n n_body top = Some (body, l) -> dec1 l = Some (Br NE (Npos r) N0 rel, l2) -> target code l rel = Some top ->
  is_reg r = true -> forall n m c m2 t2, agree c m -> mloop n (concat body) r m = Some (m2, t2) ->
  exists c2, agree c2 m2 /\ forall fuel c' t', exec fuel code l2 c2 = Some (c', t') -> exists fuel', exec fuel' code top c = Some (c', t2 ++ t').
Proof.
  intros Body D T O. induction n as [|n IH]; cbn [mloop]; intros m c m2 t2 A R2; [discriminate|].
  destruct (mrun (concat body) m) as [[m4 t4]|] eqn:Rb; [|discriminate]. cbn [bind fst snd] in R2.
  destruct (lower_n_ok code _ _ _ _ _ _ _ _ Body A Rb) as (c4 & A4 & K). rewrite (ag_reg _ _ A4 _ O) in R2. cbn [bind] in R2.
  assert (Jump : forall l' fuel c' t', l' = (if rg c4 r =? 0 then l2 else top) -> exec fuel code l' c4 = Some (c', t') ->
    exec (n_body + S fuel) code top c = Some (c', t4 ++ Branch (negb (rg c4 r =? 0)) :: t')).
  { intros l' fuel c' t' E X. apply K. cbn [exec]. rewrite D. cbn [bind holds get]. subst l'.
    destruct (rg c4 r =? 0); cbn [negb]; [|rewrite T]; cbn [bind]; rewrite X; reflexivity. }
  destruct (rg c4 r =? 0) eqn:Zr.
  - injection R2 as <- <-. exists c4. split; [exact A4|]. intros fuel c' t' X. eexists. rewrite <- app_assoc. exact (Jump _ _ _ _ eq_refl X).
  - destruct (mloop n (concat body) r m4) as [[m6 t7]|] eqn:Lp; [|discriminate]. injection R2 as <- <-.
    destruct (IH _ _ _ _ A4 Lp) as (c2 & A2 & K2). exists c2. split; [exact A2|]. intros fuel c' t' X. destruct (K2 _ _ _ X) as (fuel' & Y).
    eexists. rewrite <- app_assoc. cbn [app]. exact (Jump _ _ _ _ eq_refl Y).
Qed.
Lemma rest_runs code : forall ns l p c m m' t, lower_rest code ns l = Some p -> agree c m -> prun (fst p) (snd p) m m' t ->
  exists fuel c', exec fuel code l c = Some (c', t) /\ agree c' m'.
Proof.
  induction ns as [|[n_pre n_body] ns IH]; cbn [lower_rest]; intros l p c m m' t Lo A R.
  - destruct (lower_ret (length l) l) as [post|] eqn:E; [|discriminate]. injection Lo as <-. cbn [fst snd prun] in R. exists (length l). exact (lower_ret_ok code _ _ _ _ _ _ _ E A R).
  - destruct (lower_n n_pre l) as [[pre top]|] eqn:Pre; [|discriminate]. cbn [bind] in Lo.
    destruct (lower_n n_body top) as [[body l0]|] eqn:Body; [|discriminate]. cbn [bind] in Lo.
    destruct (dec1 l0) as [[i l2]|] eqn:D; [|discriminate]. cbn [bind fst snd] in Lo.
    destruct i as [| | | |[| | |] [|r] [|] rel| |]; try discriminate. destruct (target code l0 rel) as [back|] eqn:T; [|discriminate]. cbn [bind] in Lo.
    destruct (is_reg r) eqn:O; [|discriminate]. destruct (list_eq_dec Z.eq_dec back top) as [->|]; [|discriminate].
    destruct (lower_rest code ns l2) as [q|] eqn:Rest; [|discriminate]. injection Lo as <-. cbn [fst snd prun] in R. destruct R as (m1 & t1 & n & m2 & t2 & t3 & R1 & R2 & R3 & ->).
    destruct (lower_n_ok code _ _ _ _ _ _ _ _ Pre A R1) as (c1 & A1 & K).
    destruct (loop_runs code _ _ _ _ _ _ _ Body D T O _ _ _ _ _ A1 R2) as (c2 & A2 & K2).
    destruct (IH _ _ _ _ _ _ Rest A2 R3) as (fuel & c' & X & B). destruct (K2 _ _ _ X) as (fuel' & Y). eexists _, c'. split; [|exact B]. exact (K _ _ _ Y).
Qed.
Theorem lower_runs code ns p c m m' t : lower code ns = Some p -> agree c m -> prun (fst p) (snd p) m m' t -> exists c', runs code c c' t /\ agree c' m'.
Proof. intros Lo A R. destruct (rest_runs code _ _ _ _ _ _ _ Lo A R) as (fuel & c' & X & B). exists c'. split; [exists fuel; exact X|exact B]. Qed.

(* How the lowering of core/LowerX86.v reads and writes operands and sets flags, and that model and micro machine agree afterwards. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroRun core.Word model.X86 core.LowerX86Vector core.LowerX86.
Import ListNotations.
Open Scope Z_scope.

(* ---- numbers ---- *)
Lemma pow_bits z : 0 < 2 ^ bits z. Proof. destruct z; reflexivity. Qed.
Lemma low_range z x : 0 <= low z x < 2 ^ bits z. Proof. apply Z.mod_pos_bound, pow_bits. Qed.
Lemma low_small z x : 0 <= x < 2 ^ bits z -> low z x = x. Proof. apply Z.mod_small. Qed.
Lemma range_W z x : 0 <= x < 2 ^ bits z -> 0 <= x < W.
Proof. unfold W. destruct z; cbn [bits]; intros H; split; try lia; destruct H as [_ H]; (eapply Z.lt_le_trans; [exact H|]); apply Z.pow_le_mono_r;
  lia. Qed.
Lemma load_bits z m a : bytes_ok m -> 0 <= load (bytes z) m a < 2 ^ bits z.
Proof. intros B. pose proof (load_range m (bytes z) B a). now destruct z. Qed.
Lemma carry_bit B s : 0 < B -> 0 <= s < 2 * B -> s / B = b2z (B <=? s).
Proof.
  intros P H. destruct (Z.leb_spec B s); cbn [b2z]; [|apply Z.div_small; lia]. symmetry. apply Z.div_unique with (s - B); lia.
Qed.
Lemma borrow_bit B s : 0 < B -> - B <= s < B -> - (s / B) = b2z (s <? 0).
Proof.
  intros P H. destruct (Z.ltb_spec s 0); cbn [b2z]; [|rewrite Z.div_small; lia]. replace (s / B) with (-1); [lia|]. apply Z.div_unique with (s + B); lia.
Qed.



(* ---- agreement is kept ---- *)
(* m' differs from m in temporaries only *)
Definition same_but_temps (m m' : ms) : Prop := mm m' = mm m /\ forall l, (l < T0)%positive \/ (T7 < l)%positive -> lv m' l = lv m l.
Lemma agree_temps c m m' : agree c m -> same_but_temps m m' -> agree c m'.
Proof.
  intros [A B C D E F G H I] [M K]. constructor; auto; try (intros x X; rewrite K in X by lia; auto).
  - intros r R. rewrite K; auto. unfold is_reg in R. apply Pos.leb_le in R. lia.
  - intros i. rewrite K by (unfold lane; lia). auto.
  - congruence.
Qed.
Lemma agree_setr c m d x : is_reg d = true -> 0 <= x < W -> agree c m -> agree (setr c d x) (setl m d (Some x)).
Proof.
  unfold is_reg. intros R X [A B C D E F G H I]. apply Pos.leb_le in R. constructor; cbn [setr rg cf of zf vl mem mm]; auto.
  - intros r Q. rewrite lv_setl. destruct (Pos.eqb_spec r d); auto.
  - intros r. destruct (Pos.eqb_spec r d); auto.
  - intros y. rewrite lv_setl. destruct (Pos.eqb_spec lCF d); [lia|]. apply C.
  - intros y. rewrite lv_setl. destruct (Pos.eqb_spec lOF d); [lia|]. apply D.
  - intros y. rewrite lv_setl. destruct (Pos.eqb_spec lZF d); [lia|]. apply E.
  - intros i. rewrite lv_setl. destruct (Pos.eqb_spec (lane i) d); [unfold lane in *; lia|]. apply F.
Qed.
(* m' differs from m in flags and temporaries only, and has these flags *)
Lemma agree_setf c m m' a b d : agree c m -> mm m' = mm m -> (forall l, (l < lCF)%positive \/ (T7 < l)%positive -> lv m' l = lv m l) ->
  says m' lCF a -> says m' lOF b -> says m' lZF d -> agree (setf c a b d) m'.
Proof.
  intros [A B C D E F G H I] M K X Y Z0. constructor; cbn [setf rg cf of zf vl mem]; auto.
  - intros r R. rewrite K; auto. unfold is_reg in R. apply Pos.leb_le in R. lia.
  - intros i. rewrite K by (unfold lane; lia). auto.
  - congruence.
Qed.
Lemma agree_store c m n a x : agree c m -> agree (setm c (store n (mem c) a x)) (Ms (lv m) (store n (mm m) a x)).
Proof. intros [A B C D E F G H I]. constructor; cbn [setm rg cf of zf vl mem lv mm]; auto; [congruence|apply store_bytes; auto]. Qed.
Lemma agree_ea c m n b d : agree c m -> is_reg b = true -> address m n b d = ea c n b d.
Proof. intros A R. unfold address, ea. now rewrite (ag_reg _ _ A _ R). Qed.

(* ---- operands ---- *)
(* look a location up among those just set *)
Ltac regs := unfold is_reg in *; repeat match goal with H : (_ <=? _)%positive = true |- _ => apply Pos.leb_le in H end.
Ltac look := repeat rewrite lv_setl; repeat first [rewrite Pos.eqb_refl |
  match goal with |- context [Pos.eqb ?x ?y] => rewrite (proj2 (Pos.eqb_neq x y)) by (try discriminate; regs; lia) end].
(* after reading an operand: the value is x, in location a *)
Record holds_operand (c : state) (m : ms) (a t : positive) (x n : Z) : Prop := HO {
  ho_val : lv m a = Some x; ho_range : 0 <= x < n; ho_where : a = t \/ (a < lCF)%positive; ho_agree : agree c m }.
Lemma src_ok z o t t' u a c m m1 e : src z o t t' = (u, a) -> op_ok o = true -> (T0 <= t <= T7)%positive -> (T0 <= t' <= T7)%positive -> t <> t' ->
  agree c m ->
  mrun u m = Some (m1, e) -> exists x, rd z c o = Some (x, e) /\ holds_operand c m1 a t x (2 ^ bits z) /\ forall l, l <> t -> l <> t' ->
    lv m1 l = lv m l.
Proof.
  intros S O T T' N A R.
  assert (K : forall x y, agree c (setl (setl m t x) t' y)). { intros x y. apply (agree_temps _ _ _ A). split; [reflexivity|]. intros l L. look.
    reflexivity. }
  assert (K1 : forall x, agree c (setl m t x)). { intros x. apply (agree_temps _ _ _ A). split; [reflexivity|]. intros l L. look. reflexivity. }
  destruct o as [r|r|b d|i]; cbn [src op_ok rd] in *.
  - assert (Q : lv m r = Some (rg c r)) by (apply (ag_reg _ _ A); auto).
    assert (P : z = S64 \/ src z (OR r) t t' = ([Spl (bits z) t t' (pvar r)], t)) by (destruct z; auto).
    destruct P as [->|P].
    + injection S as <- <-. inv_run R. exists (rg c r). pose proof (ag_range _ _ A r). unfold ret. rewrite low_small by assumption.
      split; [reflexivity|]. split; [|auto]. constructor; auto. regs. right. lia.
    + cbn [src] in P. rewrite P in S. injection S as <- <-. inv_run R. exists (low z (rg c r)). split; [reflexivity|]. split.
      * constructor; auto; [|apply low_range]. look. rewrite pvar_ok, (lvd_is _ _ _ Q). reflexivity.
      * intros l L L'. look. reflexivity.
  - assert (Q : lv m r = Some (rg c r)) by (apply (ag_reg _ _ A); auto). injection S as <- <-. inv_run R. exists (low z (rg c r / 2 ^ 8)).
    split; [reflexivity|]. split.
    + constructor; auto; [|apply low_range|].
      * look. rewrite !pvar_ok, (lvd_is _ t' (rg c r / 2 ^ 8)) by (look; rewrite (lvd_is _ _ _ Q); reflexivity). reflexivity.
      * apply (agree_temps _ _ _ A). split; [reflexivity|]. intros l L. look. reflexivity.
    + intros l L L'. look. reflexivity.
  - assert (P : (u, a) = ([Lod (bytes z) t b d], t)) by (destruct z; auto). injection P as -> ->. inv_run R.
    rewrite (agree_ea _ _ _ _ _ A O) in E. rewrite E. cbn [bind]. rewrite (ag_mem _ _ A). exists (load (bytes z) (mem c) a). split; [reflexivity|].
      split.
    + constructor; auto; [look; reflexivity|]. apply load_bits, (ag_bytes _ _ A).
    + intros l L L'. look. reflexivity.
  - assert (P : (u, a) = ([Asg t (pconst (low z i))], t)) by (destruct z; auto). injection P as -> ->. inv_run R.
    exists (low z i). split; [reflexivity|]. split.
    + constructor; auto; [|apply low_range]. look. now rewrite pconst_ok.
    + intros l L L'. look. reflexivity.
Qed.
Lemma keep_operand c m m' a t x n t2 t3 : holds_operand c m a t x n -> agree c m' -> (T0 <= t2)%positive -> (T0 <= t3)%positive -> t <> t2 -> t <> t3 ->
  (forall l, l <> t2 -> l <> t3 -> lv m' l = lv m l) -> holds_operand c m' a t x n.
Proof. intros [V R Wh A] A' B C D E K. constructor; auto. rewrite K; [exact V| |]; destruct Wh; subst; auto; lia. Qed.
(* the same for an operand as a polynomial: x = p + n k *)
Definition holds_poly (c : state) (m : ms) (p : poly) (t : positive) (x k n : Z) : Prop :=
  (exists a, p = pvar a /\ holds_operand c m a t x n /\ k = 0) \/ (exists i, p = pconst i /\ agree c m /\ 0 <= x < n /\ x = i + n * k).
Lemma val_ok z o t t' u p k c m m1 e : val z o t t' = (u, p, k) -> op_ok o = true -> (T0 <= t <= T7)%positive -> (T0 <= t' <= T7)%positive ->
  t <> t' -> agree c m ->
  mrun u m = Some (m1, e) -> exists x, rd z c o = Some (x, e) /\ holds_poly c m1 p t x k (2 ^ bits z) /\ forall l, l <> t -> l <> t' -> lv m1 l = lv m l.
Proof.
  intros V O T T' N A R. assert (P : (exists i, o = OI i) \/ exists a, src z o t t' = (u, a) /\ p = pvar a /\ k = 0).
  { destruct o as [r|r|b d|i]; [right|right|right|left; eauto]; cbn [val] in V; destruct (src z _ t t') as [w a]; injection V as <- <- <-; eauto. }
  destruct P as [(i & ->)|(a & S & -> & ->)].
  - cbn [val] in V. injection V as <- <- <-. inv_run R. exists (low z i). split; [reflexivity|]. split; [|auto]. right. exists i.
    pose proof (pow_bits z). split; [reflexivity|]. split; [exact A|]. split; [apply low_range|]. unfold low. rewrite Z.mod_eq by lia. lia.
  - destruct (src_ok _ _ _ _ _ _ _ _ _ _ S O T T' N A R) as (x & X & H & K). exists x. split; [exact X|]. split; [|exact K]. left. eauto.
Qed.
Lemma poly_eval c m p t x k n : holds_poly c m p t x k n -> peval (lvd m) p = x - n * k.
Proof. intros [(a & -> & H & ->)|(i & -> & _ & _ & ->)]; [rewrite pvar_ok, (lvd_is _ _ _ (ho_val _ _ _ _ _ _ H))|rewrite pconst_ok]; lia. Qed.
Lemma poly_bump c m p t x k n l : holds_poly c m p t x k n -> lv m l = None -> peval (bump m l) p = x - n * k.
Proof.
  intros [(a & -> & H & ->)|(i & -> & _ & _ & ->)] L; [rewrite pvar_ok|rewrite pconst_ok; lia]. pose proof (ho_val _ _ _ _ _ _ H) as V.
  unfold bump. destruct (Pos.eqb_spec a l) as [->|]; [congruence|]. rewrite (lvd_is _ _ _ V). lia.
Qed.
Lemma poly_agree c m p t x k n : holds_poly c m p t x k n -> agree c m /\ 0 <= x < n.
Proof. intros [(a & -> & [] & ->)|(i & -> & A & R & E)]; auto. Qed.
Lemma keep_poly c m m' p t x k n t2 t3 : holds_poly c m p t x k n -> agree c m' -> (T0 <= t2)%positive -> (T0 <= t3)%positive -> t <> t2 -> t <> t3 ->
  (forall l, l <> t2 -> l <> t3 -> lv m' l = lv m l) -> holds_poly c m' p t x k n.
Proof.
  intros [(a & -> & H & ->)|(i & -> & A & R & E)] A' B C D F K; [left; exists a|right; exists i; auto].
  split; [reflexivity|]. split; [|reflexivity]. eapply (keep_operand c m m' a t x n t2 t3); eauto.
Qed.
Lemma put_ok z d t u x c m m' e : put z d t = Some u -> op_ok d = true -> lv m t = Some x -> (t < T6)%positive -> 0 <= x < 2 ^ bits z -> agree c m ->
  mrun u m = Some (m', e) -> exists c', wr z c d x = Some (c', e) /\ agree c' m'.
Proof.
  intros P O V T X A R. destruct d as [r|r|b o|i]; cbn [put wr op_ok] in *; [| | |destruct z; discriminate].
  - assert (Q : lv m r = Some (rg c r)) by (apply (ag_reg _ _ A); auto). pose proof (ag_range _ _ A r) as RG.
    assert (B : z = S8 \/ Some [Asg r (pvar t)] = Some u /\ match z with S8 => ret (setr c r (rg c r - low S8 (rg c r) + x)) | _ => ret (setr c r x)
      end = ret (setr c r x))
      by (destruct z; auto). destruct B as [->|[B ->]].
    + apply some_inj in P as <-. inv_run R. eexists. split; [reflexivity|]. rewrite padd_ok, pscale_ok, !pvar_ok.
      rewrite (lvd_is _ T7 (rg c r / 2 ^ 8)) by (look; rewrite (lvd_is _ _ _ Q); reflexivity).
      rewrite (lvd_is _ t x) by (look; exact V). replace (2 ^ 8 * (rg c r / 2 ^ 8) + x) with (rg c r - low S8 (rg c r) + x) by (unfold low;
        cbn [bits]; rewrite Z.mod_eq by lia; lia).
      apply agree_setr; auto.
      * unfold low; cbn [bits] in *. rewrite Z.mod_eq by lia. unfold W in *. pose proof (Z.div_pos (rg c r) (2 ^ 8)). split; [lia|].
        assert (rg c r / 2 ^ 8 < 2 ^ 56) by (apply Z.div_lt_upper_bound; lia). lia.
      * apply (agree_temps _ _ _ A). split; [reflexivity|]. intros l L. look. reflexivity.
    + apply some_inj in B as <-. inv_run R. eexists. split; [reflexivity|]. rewrite pvar_ok, (lvd_is _ _ _ V). apply agree_setr; auto.
      eapply range_W; eauto.
  - destruct z; try discriminate. apply some_inj in P as <-. pose proof (ag_range _ _ A r) as RG.
    assert (Q : lv m r = Some (rg c r)) by (apply (ag_reg _ _ A); auto). set (v := rg c r) in *.
    inv_run R. eexists. split; [reflexivity|]. rewrite !padd_ok, !pscale_ok, !pvar_ok.
    assert (E7 : v / 2 ^ 8 / 2 ^ 8 = v / 2 ^ 16) by (rewrite Z.div_div by lia; reflexivity).
    rewrite (lvd_is _ T7 (v / 2 ^ 8)) by (look; now rewrite (lvd_is _ _ _ Q)). rewrite (lvd_is _ T7 (v / 2 ^ 16)) by (look; now rewrite E7).
    rewrite (lvd_is _ t x) by (look; exact V). rewrite (lvd_is _ T6 (v mod 2 ^ 8)) by (look; now rewrite (lvd_is _ _ _ Q)).
    replace (2 ^ 16 * (v / 2 ^ 16) + 2 ^ 8 * x + v mod 2 ^ 8) with (v - 2 ^ 8 * low S8 (v / 2 ^ 8) + 2 ^ 8 * x)
      by (unfold low; cbn [bits]; rewrite !Z.mod_eq, E7 by lia; lia).
    apply agree_setr; auto.
    + unfold low; cbn [bits] in *. rewrite Z.mod_eq, E7 by lia. unfold W in *. pose proof (Z.div_pos v (2 ^ 16)). pose proof (Z.mod_pos_bound v (2 ^ 8)).
      assert (v / 2 ^ 16 < 2 ^ 48) by (apply Z.div_lt_upper_bound; lia). rewrite Z.mod_eq in * by lia. lia.
    + apply (agree_temps _ _ _ A). split; [reflexivity|]. intros l L. look. reflexivity.
  - assert (B : Some [Sto (bytes z) b o t] = Some u) by (rewrite <- P; destruct z; auto). apply some_inj in B as <-. inv_run R.
    rewrite (agree_ea _ _ _ _ _ A O) in E. rewrite E. cbn [bind]. rewrite V in F. injection F as <-.
    eexists. split; [destruct z; reflexivity|]. apply agree_store, A.
Qed.

(* ---- flags ---- *)
Lemma says_some m l b x : lv m l = Some x -> x = b2z b -> says m l (Some b).
Proof. intros L -> y. rewrite L. now intros [= <-]. Qed.
Lemma says_none m l : lv m l = None -> says m l None.
Proof. intros L y. now rewrite L. Qed.
Lemma says_bit m l f x : says m l f -> lv m l = Some x -> exists b, f = Some b /\ x = b2z b.
Proof. intros S L. specialize (S _ L). destruct f as [b|]; cbn in S; [|discriminate]. injection S as <-. eauto. Qed.
Lemma b2z_range b : 0 <= b2z b <= 1. Proof. destruct b; cbn; lia. Qed.
Ltac flags := first [apply says_none; look; reflexivity | eapply says_some; [look; reflexivity|]].
Lemma carry_full z e k m m' t : mrun (carry z e k) m = Some (m', t) \/ mrun (borrow z e k) m = Some (m', t) -> full m e.
Proof. intros [R|R]; unfold carry, borrow in R; inv_run R; assumption. Qed.
Lemma low_add z x k : low z (x - 2 ^ bits z * k) = low z x.
Proof. unfold low. pose proof (pow_bits z). replace (x - 2 ^ bits z * k) with (x + - k * 2 ^ bits z) by lia. apply Z.mod_add. lia. Qed.
Lemma div_add z x k : (x - 2 ^ bits z * k) / 2 ^ bits z = x / 2 ^ bits z - k.
Proof. pose proof (pow_bits z). replace (x - 2 ^ bits z * k) with (x + - k * 2 ^ bits z) by lia. rewrite Z.div_add; lia. Qed.
Lemma carry_ok z e k c m m' t S : mrun (carry z e k) m = Some (m', t) -> agree c m -> peval (lvd m) e = S - 2 ^ bits z * k -> 0 <= S < 2 * 2 ^ bits z ->
  t = [] /\ lv m' T4 = Some (low z S) /\ agree (setf c (Some (2 ^ bits z <=? S)) None (is0 (low z S))) m'.
Proof.
  intros R A E B. unfold carry in R. inv_run R. pose proof (pow_bits z) as P. rewrite E in *.
  assert (L : (S - 2 ^ bits z * k) mod 2 ^ bits z = low z S) by apply low_add. rewrite L in *.
  assert (X : x = low z S). { revert E0. look. now intros [= <-]. } subst x.
  split; [reflexivity|]. split; [look; reflexivity|]. eapply agree_setf; [exact A|reflexivity|intros l Q; look; reflexivity| | |].
  - flags. rewrite padd_ok, pvar_ok, pconst_ok. erewrite lvd_is by (look; reflexivity). rewrite div_add, carry_bit by assumption. lia.
  - flags.
  - flags. reflexivity.
Qed.
Lemma borrow_ok z e k c m m' t S : mrun (borrow z e k) m = Some (m', t) -> agree c m -> peval (lvd m) e = S + 2 ^ bits z * k ->
  - 2 ^ bits z <= S < 2 ^ bits z ->
  t = [] /\ lv m' T4 = Some (low z S) /\ agree (setf c (Some (S <? 0)) None (is0 (low z S))) m'.
Proof.
  intros R A E B. unfold borrow in R. inv_run R. pose proof (pow_bits z) as P.
    replace (S + 2 ^ bits z * k) with (S - 2 ^ bits z * (- k)) in E by lia. rewrite E in *.
  assert (L : (S - 2 ^ bits z * - k) mod 2 ^ bits z = low z S) by apply low_add. rewrite L in *.
  assert (X : x = low z S). { revert E0. look. now intros [= <-]. } subst x.
  split; [reflexivity|]. split; [look; reflexivity|]. eapply agree_setf; [exact A|reflexivity|intros l Q; look; reflexivity| | |].
  - flags. rewrite padd_ok, pscale_ok, pvar_ok, pconst_ok. erewrite lvd_is by (look; reflexivity). rewrite div_add.
    pose proof (borrow_bit _ _ P B). lia.
  - flags.
  - flags. reflexivity.
Qed.
(* T4 := x, CF = OF = 0 *)
Lemma logic_ok z c m m' t x : mrun (clear ++ [Isz lZF T4]) m = Some (m', t) -> agree c m -> lv m T4 = Some x -> 0 <= x < 2 ^ bits z ->
  t = [] /\ lv m' T4 = Some (low z x) /\ agree (setf c (Some false) (Some false) (is0 (low z x))) m'.
Proof.
  intros R A V B. unfold clear in R. cbn [app] in R. inv_run R. rewrite low_small by assumption.
  assert (X : x0 = x). { revert E. look. rewrite V. now intros [= <-]. } subst x0.
  split; [reflexivity|]. split; [look; exact V|]. eapply agree_setf; [exact A|reflexivity|intros l Q; look; reflexivity| | |]; flags; reflexivity.
Qed.
Lemma temp_ok c m x t : agree c m -> (T0 <= t <= T7)%positive -> agree c (setl m t x).
Proof. intros A T. apply (agree_temps _ _ _ A). split; [reflexivity|]. intros l L. look. reflexivity. Qed.
Lemma flag_known c m l f : agree c m -> says m l f -> lv m l <> None -> exists b, f = Some b /\ lv m l = Some (b2z b).
Proof. intros A S N. destruct (lv m l) as [x|] eqn:E; [|congruence]. destruct (says_bit _ _ _ _ S E) as (b & -> & ->). eauto. Qed.

(* both operands of an instruction *)
Lemma two_vals z d s u p k w q j c m m1 e1 m2 e2 : val z d T0 T1 = (u, p, k) -> val z s T2 T3 = (w, q, j) -> op_ok d = true -> op_ok s = true ->
  agree c m ->
  mrun u m = Some (m1, e1) -> mrun w m1 = Some (m2, e2) -> exists x y, rd z c d = Some (x, e1) /\ rd z c s = Some (y, e2) /\
  holds_poly c m2 p T0 x k (2 ^ bits z) /\ holds_poly c m2 q T2 y j (2 ^ bits z).
Proof.
  intros V V' O O' A R R'. destruct (val_ok _ _ _ _ _ _ _ c _ _ _ V O ltac:(lia) ltac:(lia) ltac:(discriminate) A R) as (x & X & H & _).
  destruct (val_ok _ _ _ _ _ _ _ c _ _ _ V' O' ltac:(lia) ltac:(lia) ltac:(discriminate) (proj1 (poly_agree _ _ _ _ _ _ _ H)) R') as (y & Y & H' & K).
  exists x, y. split; [exact X|]. split; [exact Y|]. split; [|exact H'].
  apply (keep_poly c m1 m2 p T0 x k _ T2 T3); auto; try lia; try discriminate. exact (proj1 (poly_agree _ _ _ _ _ _ _ H')).
Qed.
Lemma two_srcs z d s u a w b c m m1 e1 m2 e2 : src z d T0 T1 = (u, a) -> src z s T2 T3 = (w, b) -> op_ok d = true -> op_ok s = true -> agree c m ->
  mrun u m = Some (m1, e1) -> mrun w m1 = Some (m2, e2) -> exists x y, rd z c d = Some (x, e1) /\ rd z c s = Some (y, e2) /\
  holds_operand c m2 a T0 x (2 ^ bits z) /\ holds_operand c m2 b T2 y (2 ^ bits z).
Proof.
  intros V V' O O' A R R'. destruct (src_ok _ _ _ _ _ _ c _ _ _ V O ltac:(lia) ltac:(lia) ltac:(discriminate) A R) as (x & X & H & _).
  destruct (src_ok _ _ _ _ _ _ c _ _ _ V' O' ltac:(lia) ltac:(lia) ltac:(discriminate) (ho_agree _ _ _ _ _ _ H) R') as (y & Y & H' & K).
  exists x, y. split; [exact X|]. split; [exact Y|]. split; [|exact H'].
  apply (keep_operand c m1 m2 a T0 x _ T2 T3); auto; try lia; try discriminate. exact (ho_agree _ _ _ _ _ _ H').
Qed.
Lemma same_ok a b : same a b = true -> exists r, a = OR r /\ b = OR r.
Proof. destruct a, b; cbn [same]; try discriminate. intros E. apply Pos.eqb_eq in E as ->. eauto. Qed.
(* a flag appears in e with coefficient k: it holds something, so the model says it *)
Lemma flag_in c m l f e p k : full m e -> agree c m -> says m l f -> k <> 0 -> (forall rho, peval rho e = peval rho p + k * rho l) ->
  (lv m l = None -> peval (bump m l) p = peval (lvd m) p) -> exists b, f = Some b /\ lv m l = Some (b2z b).
Proof.
  intros F A S N E B. apply (flag_known c m l f A S). destruct (full_needs m e l F) as (x & ->); [|discriminate].
  intros H. rewrite !E, (B H). unfold bump, lvd. rewrite Pos.eqb_refl, H. lia.
Qed.
Ltac give := do 7 eexists; split; [eassumption|split; [eassumption|split; [reflexivity|split; [reflexivity|split; eassumption]]]].
Lemma alu_ok o z d s c m m' t : mrun (alu_uops o z d s) m = Some (m', t) -> op_ok d = true -> op_ok s = true -> agree c m ->
  exists x y t1 t2 e cf' of', rd z c d = Some (x, t1) /\ rd z c s = Some (y, t2) /\ alu_op o z x y (cf c) = Some (e, (cf', of')) /\ t = t1 ++ t2 /\
  lv m' T4 = Some (low z e) /\ agree (setf c cf' of' (is0 (low z e))) m'.
Proof.
  intros R O O' A. unfold alu_uops in R. destruct (val z d T0 T1) as [[u p] k] eqn:V. destruct (val z s T2 T3) as [[w q] j] eqn:V'.
  destruct (src z d T0 T1) as [u' a] eqn:S. destruct (src z s T2 T3) as [w' b] eqn:S'. pose proof (pow_bits z) as P.
  assert (N : 0 <= bits z) by (destruct z; discriminate).
  assert (Arith : forall g, mrun (u ++ w ++ g) m = Some (m', t) ->
    exists x y t1 t2 t3 m2, rd z c d = Some (x, t1) /\ rd z c s = Some (y, t2) /\ t = t1 ++ t2 ++ t3 /\
    mrun g m2 = Some (m', t3) /\ agree c m2 /\ 0 <= x < 2 ^ bits z /\ 0 <= y < 2 ^ bits z /\ peval (lvd m2) p = x - 2 ^ bits z * k /\
      peval (lvd m2) q = y - 2 ^ bits z * j /\
    (lv m2 lCF = None -> peval (bump m2 lCF) p = x - 2 ^ bits z * k /\ peval (bump m2 lCF) q = y - 2 ^ bits z * j)).
  { intros g G. apply mrun_split in G as (m1 & t1 & t2' & R1 & G & ->). apply mrun_split in G as (m2 & t2 & t3 & R2 & G & ->).
    destruct (two_vals _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ V V' O O' A R1 R2) as (x & y & X & Y & H & H').
    destruct (poly_agree _ _ _ _ _ _ _ H). destruct (poly_agree _ _ _ _ _ _ _ H').
    exists x, y, t1, t2, t3, m2. rewrite (poly_eval _ _ _ _ _ _ _ H), (poly_eval _ _ _ _ _ _ _ H'). repeat (split; [auto; lia|]).
    intros Q. now rewrite (poly_bump _ _ _ _ _ _ _ _ H Q), (poly_bump _ _ _ _ _ _ _ _ H' Q). }
  assert (Bits : forall f g G, (forall m m1 t, mstep (g T4 a b) m = Some (m1, t) ->
    exists x y, lv m a = Some x /\ lv m b = Some y /\ m1 = setl m T4 (Some (f x y)) /\ t = []) ->
    (forall x y, 0 <= x < 2 ^ bits z -> 0 <= y < 2 ^ bits z -> 0 <= f x y < 2 ^ bits z) -> G = clear ++ [Isz lZF T4] ->
    mrun (u' ++ w' ++ g T4 a b :: G) m = Some (m', t) -> exists x y t1 t2, rd z c d = Some (x, t1) /\ rd z c s = Some (y, t2) /\ t = t1 ++ t2 /\
    lv m' T4 = Some (low z (f x y)) /\ agree (setf c (Some false) (Some false) (is0 (low z (f x y)))) m').
  { intros f g G Inv Rg -> Q. apply mrun_split in Q as (m1 & t1 & t2' & R1 & Q & ->). apply mrun_split in Q as (m2 & t2 & t3 & R2 & Q & ->).
    destruct (two_srcs _ _ _ _ _ _ _ _ _ _ _ _ _ S S' O O' A R1 R2) as (x & y & X & Y & H & H').
    apply mrun_cons in Q as (m3 & t4 & t5 & Q1 & Q & ->). apply Inv in Q1 as (x' & y' & X' & Y' & -> & ->).
    rewrite (ho_val _ _ _ _ _ _ H) in X'. rewrite (ho_val _ _ _ _ _ _ H') in Y'. injection X' as <-. injection Y' as <-.
    destruct (logic_ok z c _ _ _ (f x y) Q) as (-> & L & B); [apply temp_ok; [apply H|lia]|look; reflexivity|apply Rg; [apply H|apply H']|].
    exists x, y, t1, t2. cbn [app]. rewrite app_nil_r. auto. }
  destruct o; cbn [alu_op].
  - (* ADD *) apply Arith in R as (x & y & t1 & t2 & t3 & m2 & X & Y & -> & G & A2 & Rx & Ry & Ex & Ey & _).
    destruct (carry_ok _ _ _ c _ _ _ (x + y) G A2) as (-> & L & B); [rewrite padd_ok, Ex, Ey; lia|lia|].
    rewrite !app_nil_r. give.
  - (* IOR *) apply (Bits Z.lor Ior) in R; [|intros; apply bitwise_inv; assumption|intros; apply lor_range; assumption|reflexivity].
    destruct R as (x & y & t1 & t2 & X & Y & -> & L & B). give.
  - (* ADC *) apply Arith in R as (x & y & t1 & t2 & t3 & m2 & X & Y & -> & G & A2 & Rx & Ry & Ex & Ey & Nn).
    destruct (flag_in c m2 lCF (cf c) _ (padd p q) 1 (carry_full _ _ _ _ _ _ (or_introl G)) A2 (ag_cf _ _ A2)) as (cin & C & Cv); [lia| | |].
    { intros rho. rewrite padd_ok, pvar_ok. lia. } { intros Q. destruct (Nn Q) as [E1 E2]. rewrite !padd_ok. lia. }
    rewrite C. cbn [bind]. pose proof (b2z_range cin).
    destruct (carry_ok _ _ _ c _ _ _ (x + y + b2z cin) G A2) as (-> & L & B); [rewrite !padd_ok, pvar_ok, Ex, Ey, (lvd_is _ _ _ Cv); lia|lia|].
    rewrite !app_nil_r. give.
  - (* SBB *) destruct (same d s) eqn:Sm.
    + apply same_ok in Sm as (r & -> & ->). set (x := low z (rg c r)). assert (X : rd z c (OR r) = Some (x, [])) by reflexivity.
      inv_run R. destruct (flag_in c m lCF (cf c) _ [] (2 ^ bits z - 1) F A (ag_cf _ _ A)) as (cin & C & Cv); [destruct z; discriminate| |reflexivity|].
      { intros rho. rewrite pscale_ok, pvar_ok. cbn [peval]. lia. }
      rewrite C. cbn [bind].
      exists x, x, [], [], (x - x - b2z cin), (Some (x - x - b2z cin <? 0)), None. split; [exact X|]. split; [exact X|]. split; [reflexivity|].
        split; [reflexivity|].
      assert (L : (2 ^ bits z - 1) * b2z cin = low z (x - x - b2z cin)). { unfold low. destruct cin; cbn [b2z].
        - apply Z.mod_unique with (-1); lia. - rewrite Z.mod_small; lia. }
      revert E. look. rewrite pscale_ok, pvar_ok, (lvd_is _ _ _ Cv), L. intros [= <-]. split; [reflexivity|].
      eapply agree_setf; [exact A|reflexivity|intros l Q; look; reflexivity| | |].
      * eapply says_some; [look; exact Cv|]. destruct cin; cbn [b2z]; symmetry; [|rewrite (proj2 (Z.ltb_ge _ _)) by lia];
        [rewrite (proj2 (Z.ltb_lt _ _)) by lia|]; reflexivity.
      * flags.
      * flags. reflexivity.
    + apply Arith in R as (x & y & t1 & t2 & t3 & m2 & X & Y & -> & G & A2 & Rx & Ry & Ex & Ey & Nn).
      destruct (flag_in c m2 lCF (cf c) _ (psub p q) (-1) (carry_full _ _ _ _ _ _ (or_intror G)) A2 (ag_cf _ _ A2)) as (cin & C & Cv); [lia| | |].
      { intros rho. rewrite !psub_ok, pvar_ok. lia. } { intros Q. destruct (Nn Q) as [E1 E2]. rewrite !psub_ok. lia. }
      rewrite C. cbn [bind]. pose proof (b2z_range cin).
      destruct (borrow_ok _ _ _ c _ _ _ (x - y - b2z cin) G A2) as (-> & L & B); [rewrite !psub_ok, pvar_ok, Ex, Ey, (lvd_is _ _ _ Cv); lia|lia|].
      rewrite !app_nil_r. give.
  - (* AND *) apply (Bits Z.land And) in R; [|intros; apply bitwise_inv; assumption|intros; apply land_range; assumption|reflexivity].
    destruct R as (x & y & t1 & t2 & X & Y & -> & L & B). give.
  - (* SUB *) apply Arith in R as (x & y & t1 & t2 & t3 & m2 & X & Y & -> & G & A2 & Rx & Ry & Ex & Ey & _).
    destruct (borrow_ok _ _ _ c _ _ _ (x - y) G A2) as (-> & L & B); [rewrite psub_ok, Ex, Ey; lia|lia|].
    rewrite !app_nil_r. give.
  - (* XOR *) destruct (same d s) eqn:Sm.
    + apply same_ok in Sm as (r & -> & ->). apply mrun_cons in R as (m2 & t3 & t4 & Q & G & ->). inv_step Q.
      set (x := low z (rg c r)). assert (X : rd z c (OR r) = Some (x, [])) by reflexivity.
      destruct (logic_ok z c _ _ _ (Z.lxor x x) G) as (-> & L & B); [apply temp_ok; [exact A|lia]|look;
        now rewrite Z.lxor_nilpotent|rewrite Z.lxor_nilpotent; lia|].
      give.
    + apply (Bits Z.lxor Xor) in R; [|intros; apply bitwise_inv; assumption|intros; apply lxor_range; assumption|reflexivity].
      destruct R as (x & y & t1 & t2 & X & Y & -> & L & B). give.
  - (* CMP *) apply Arith in R as (x & y & t1 & t2 & t3 & m2 & X & Y & -> & G & A2 & Rx & Ry & Ex & Ey & _).
    destruct (borrow_ok _ _ _ c _ _ _ (x - y) G A2) as (-> & L & B); [rewrite psub_ok, Ex, Ey; lia|lia|].
    rewrite !app_nil_r. give.
Qed.

(* The lowering of core/LowerX86Vector.v simulates the model ([vmicro_ok]): first each lane of a result, then whole instructions. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroRun core.Word.
From Carrychain Require Import model.X86 model.X86Vector core.LowerX86Vector core.LowerX86 core.LowerX86Agree.
Import ListNotations.
Open Scope Z_scope.

(* ---- numbers ---- *)
Lemma word_range x : 0 <= x mod W < W. Proof. apply Z.mod_pos_bound. reflexivity. Qed.
Lemma half_range x i : 0 <= half x i < 2 ^ 32. Proof. apply Z.mod_pos_bound. reflexivity. Qed.
Lemma halves_range x i y k : 0 <= half x i + 2 ^ 32 * half y k < W.
Proof. pose proof (half_range x i). pose proof (half_range y k). change W with (2 ^ 32 * 2 ^ 32). nia. Qed.
Lemma div_word x k : 0 <= x < W -> 0 <= x / 2 ^ k < W.
Proof.
  intros X. destruct (Z.lt_ge_cases k 0). { rewrite Z.pow_neg_r, Zdiv_0_r by lia. lia. } assert (0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia).
  split; [apply Z.div_pos; lia|]. apply Z.div_lt_upper_bound; nia.
Qed.
Lemma result_range o n d a b j : (forall i, 0 <= d i < W) -> (forall i, 0 <= a i < W) -> (forall i, 0 <= b i < W) -> 0 <= result o n d a b j < W.
Proof.
  intros D A B. assert (Z0 : 0 <= 0 < W) by (split; [lia|reflexivity]).
  destruct o; cbn [result]; try apply word_range; try apply halves_range; auto;
  try match goal with |- context [if ?c then _ else _] => destruct c end; auto; try apply word_range.
  - apply (land_range 64); auto; discriminate.
  - apply (land_range 64); auto; [discriminate|]. specialize (A j). change (2 ^ 64) with W. lia.
  - apply (lor_range 64); auto; discriminate.
  - apply (lxor_range 64); auto; discriminate.
  - pose proof (half_range (a j) 0). pose proof (half_range (b j) 0). change W with (2 ^ 32 * 2 ^ 32). nia.
  - apply div_word; auto.
Qed.
Lemma half_low x : half x 0 = x mod 2 ^ 32. Proof. unfold half. rewrite Z.mul_0_r, Z.pow_0_r, Z.div_1_r. reflexivity. Qed.
Lemma half_high x : 0 <= x < W -> half x 1 = x / 2 ^ 32.
Proof. intros X. unfold half. rewrite Z.mul_1_r. apply Z.mod_small. split; [apply Z.div_pos; lia|]. apply Z.div_lt_upper_bound; [lia|].
  exact (proj2 X). Qed.
Lemma half_both x : 0 <= x < W -> half x 0 + 2 ^ 32 * half x 1 = x.
Proof. intros X. rewrite half_low, half_high by auto. pose proof (Z.div_mod x (2 ^ 32)). lia. Qed.
Lemma psllq x k : 0 <= k < 64 -> 2 ^ k * (x mod 2 ^ (64 - k)) = wrap (x * 2 ^ k).
Proof.
  intros K. unfold wrap. replace W with (2 ^ (64 - k) * 2 ^ k) by (rewrite <- Z.pow_add_r by lia; change W with (2 ^ 64); f_equal; lia).
  rewrite Z.mul_mod_distr_r; [lia|apply Z.pow_nonzero; lia|apply Z.pow_nonzero; lia].
Qed.
Lemma testbit_split x j : 0 <= j -> (x / 2 ^ j) mod 2 ^ 1 = b2z (Z.testbit x j).
Proof. intros J. change (2 ^ 1) with 2. rewrite <- Z.shiftr_div_pow2, <- Z.bit0_mod, Z.shiftr_spec, Z.add_0_l by lia. now destruct (Z.testbit x j).
  Qed.

Ltac zb := repeat match goal with H : _ && _ = true |- _ => apply andb_prop in H as [H ?] | H : (_ =? _) = true |- _ => apply Z.eqb_eq in H
  | H : Pos.eqb _ _ = true |- _ => apply Pos.eqb_eq in H | H : Nat.eqb _ _ = true |- _ => apply Nat.eqb_eq in H
  | H : (_ <=? _) = true |- _ => apply Z.leb_le in H | H : (_ <? _) = true |- _ => apply Z.ltb_lt in H end.

(* ---- one lane ---- *)
(* where lanes to be read lie: neither temporaries nor results *)
Definition readable (l : positive) : Prop := (l < 32 \/ 40 <= l < 48 \/ 52 < l)%positive.
Record holds_lanes (m : ms) (f : nat -> positive) (v : nat -> Z) : Prop := HL {
  hl_val : forall j, lv m (f j) = Some (v j); hl_where : forall j, readable (f j); hl_range : forall j, 0 <= v j < W }.
(* only temporaries and the result j change *)
Definition only (m m' : ms) (j : nat) : Prop := mm m' = mm m /\ forall l, readable l \/ (exists i, (i < 8)%nat /\ l = out i /\ i <> j) ->
  lv m' l = lv m l.
Lemma only_lanes m m' j f v : only m m' j -> holds_lanes m f v -> holds_lanes m' f v.
Proof. intros [M K] [A B C]. constructor; auto. intros i. rewrite K; auto. Qed.
Lemma lvd_setl m l v x : lvd (setl m l (Some v)) x = if Pos.eqb x l then v else lvd m x.
Proof. unfold lvd. rewrite lv_setl. now destruct (Pos.eqb x l). Qed.
Ltac differ := match goal with
  | |- _ <> _ => discriminate
  | H : holds_lanes _ ?f _ |- ?f ?j <> _ => let X := fresh in pose proof (hl_where _ _ _ H j) as X; unfold readable, out in *; lia
  | |- _ <> _ => unfold readable, out in *; lia end.
Ltac find_lanes := repeat rewrite lvd_setl; repeat rewrite lv_setl; repeat first [rewrite Pos.eqb_refl |
  match goal with |- context [Pos.eqb ?x ?y] => rewrite (proj2 (Pos.eqb_neq x y)) by differ end];
  repeat match goal with H : holds_lanes ?m ?f _ |- context [lvd ?m (?f ?j)] => rewrite (lvd_is _ _ _ (hl_val _ _ _ H j)) end.
Ltac polys := repeat first [rewrite padd_ok | rewrite psub_ok | rewrite pmul_ok | rewrite pscale_ok | rewrite pvar_ok | rewrite pconst_ok].
Ltac only_tac := split; [reflexivity|]; let l := fresh "l" in let L := fresh "L" in intros l L; repeat rewrite lv_setl;
  repeat match goal with |- context [Pos.eqb l ?y] => rewrite (proj2 (Pos.eqb_neq l y)) by
    (let E := fresh in intros E; subst l; destruct L as [L|(? & ? & L & ?)]; unfold readable, out in L; lia) end; reflexivity.
Ltac lane_done := split; [reflexivity|]; split; [find_lanes; f_equal; polys; find_lanes; try reflexivity|only_tac].
Definition lane_ok (us : list uop) (m : ms) (j : nat) (r : Z) : Prop :=
  forall m' t, mrun us m = Some (m', t) -> t = [] /\ lv m' (out j) = Some r /\ only m m' j.
Lemma copy_ok m j f v i : (j < 8)%nat -> holds_lanes m f v -> lane_ok [Asg (out j) (pvar (f i))] m j (v i).
Proof. intros J H m' t R. inv_run R. lane_done. Qed.
Lemma zero_ok m j : (j < 8)%nat -> lane_ok [Asg (out j) []] m j 0.
Proof. intros J m' t R. inv_run R. lane_done. Qed.
Lemma halves_ok m j x y vx vy i k : (j < 8)%nat -> readable x -> readable y -> lv m x = Some vx -> lv m y = Some vy -> 0 <= vx < W ->
  0 <= vy < W -> i = 0 \/ i = 1 -> k = 0 \/ k = 1 ->
  lane_ok (halves (out j) x y i k) m j (half vx i + 2 ^ 32 * half vy k).
Proof.
  intros J Wx Wy X Y Rx Ry I K m' t R. unfold halves in R. destruct (Pos.eqb x y && (i =? 0) && (k =? 1)) eqn:E.
  - zb. subst. inv_run R. lane_done. rewrite (lvd_is _ _ _ X). rewrite X in Y. injection Y as <-. now rewrite half_both.
  - inv_run R. assert (P : lvd m x = vx) by now apply lvd_is. assert (Q : lvd m y = vy) by now apply lvd_is.
    destruct I as [-> | ->], K as [-> | ->]; cbn [Z.eqb Pos.eqb] in *; lane_done; rewrite ?P, ?Q, ?half_low, ?half_high by auto; reflexivity.
Qed.

Lemma bit_cases k : Z.of_nat (k mod 2) = 0 \/ Z.of_nat (k mod 2) = 1.
Proof. pose proof (Nat.mod_upper_bound k 2). lia. Qed.
Lemma product_ok m a b va vb m' t : readable a -> readable b -> lv m a = Some va -> lv m b = Some vb -> mrun (product52 a b) m = Some (m', t) ->
  t = [] /\ mm m' = mm m /\ lv m' V3 = Some (low52 va * low52 vb mod 2 ^ 52) /\ lv m' V4 = Some (low52 va * low52 vb / 2 ^ 52) /\
  forall l, (l < 48 \/ 52 < l)%positive -> lv m' l = lv m l.
Proof.
  intros Wa Wb A B R. unfold product52 in R. inv_run R. assert (P : lvd m a = va) by now apply lvd_is. assert (Q : lvd m b = vb) by now apply lvd_is.
  split; [reflexivity|]. split; [reflexivity|]. polys. find_lanes. rewrite P, Q. split; [reflexivity|]. split; [reflexivity|].
  intros l L. repeat rewrite lv_setl. repeat match goal with |- context [Pos.eqb l ?y] => rewrite (proj2 (Pos.eqb_neq l y)) by lia end. reflexivity.
Qed.
Lemma lane_uops_ok o n d a b vd va vb m j : (j < 8)%nat -> holds_lanes m d vd -> holds_lanes m a va -> holds_lanes m b vb ->
  lane_ok (lane_uops o n d a b j) m j (result o n vd va vb j).
Proof.
  intros J D A B. assert (Copy : forall i, lane_ok [Asg (out j) (pvar (b i))] m j (vb i)) by (intros; eapply copy_ok; eauto).
  assert (CopyA : forall i, lane_ok [Asg (out j) (pvar (a i))] m j (va i)) by (intros; eapply copy_ok; eauto).
  destruct o; cbn [lane_uops result]; auto; try match goal with |- lane_ok [Asg (out j) (pvar (if ?c then _ else _))] _ _ _ => destruct c; auto end;
  try (intros m' t R; inv_run R; lane_done; fail).
  - (* PAND *) intros m' t R. inv_run R. rewrite (hl_val _ _ _ A) in E. rewrite (hl_val _ _ _ B) in F. injection E as <-. injection F as <-.
      lane_done.
  - (* PANDN *) intros m' t R. inv_run R. revert E F0. find_lanes. rewrite (hl_val _ _ _ B). polys. find_lanes. intros X Y.
      apply some_inj in X as <-. apply some_inj in Y as <-. lane_done.
  - (* POR *) intros m' t R. inv_run R. rewrite (hl_val _ _ _ A) in E. rewrite (hl_val _ _ _ B) in F. injection E as <-. injection F as <-. lane_done.
  - (* PXOR *) destruct (Pos.eqb_spec (a j) (b j)) as [E|N].
    + replace (va j) with (vb j); [rewrite Z.lxor_nilpotent; now apply zero_ok|]. pose proof (hl_val _ _ _ A j) as X.
      rewrite E, (hl_val _ _ _ B) in X. now injection X.
    + intros m' t R. inv_run R. rewrite (hl_val _ _ _ A) in E. rewrite (hl_val _ _ _ B) in F. injection E as <-. injection F as <-. lane_done.
  - (* PMULUDQ *) intros m' t R. inv_run R. lane_done. now rewrite !half_low.
  - (* MADD52LUQ *) intros m' t R. apply mrun_split in R as (m1 & t1 & t2 & R1 & R & ->).
    destruct (product_ok _ _ _ _ _ _ _ (hl_where _ _ _ A j) (hl_where _ _ _ B j) (hl_val _ _ _ A j) (hl_val _ _ _ B j) R1) as (-> & M & P & _ & K).
    assert (Pd : lvd m1 (d j) = vd j). { apply lvd_is. pose proof (hl_where _ _ _ D j) as X. rewrite K by (unfold readable in X; lia). apply D. }
    inv_run R. split; [reflexivity|]. split.
    + find_lanes. f_equal. polys. rewrite Pd, (lvd_is _ _ _ P). reflexivity.
    + split; [exact M|]. intros l L. rewrite !lv_setl. destruct (Pos.eqb_spec l V0) as [->|]; [destruct L as [L|(? & ? & L & ?)];
      unfold readable, out in L; lia|].
      destruct (Pos.eqb_spec l (out j)) as [->|]; [destruct L as [L|(? & ? & L & ?)]; unfold readable, out in L; lia|]. apply K.
        destruct L as [L|(? & ? & L & ?)]; unfold readable, out in L; lia.
  - (* MADD52HUQ *) intros m' t R. apply mrun_split in R as (m1 & t1 & t2 & R1 & R & ->).
    destruct (product_ok _ _ _ _ _ _ _ (hl_where _ _ _ A j) (hl_where _ _ _ B j) (hl_val _ _ _ A j) (hl_val _ _ _ B j) R1) as (-> & M & _ & P & K).
    assert (Pd : lvd m1 (d j) = vd j). { apply lvd_is. pose proof (hl_where _ _ _ D j) as X. rewrite K by (unfold readable in X; lia). apply D. }
    inv_run R. split; [reflexivity|]. split.
    + find_lanes. f_equal. polys. rewrite Pd, (lvd_is _ _ _ P). reflexivity.
    + split; [exact M|]. intros l L. rewrite !lv_setl. destruct (Pos.eqb_spec l V0) as [->|]; [destruct L as [L|(? & ? & L & ?)];
      unfold readable, out in L; lia|].
      destruct (Pos.eqb_spec l (out j)) as [->|]; [destruct L as [L|(? & ? & L & ?)]; unfold readable, out in L; lia|]. apply K.
        destruct L as [L|(? & ? & L & ?)]; unfold readable, out in L; lia.
  - (* PSLLQ *) destruct (Z.leb_spec 0 k); cbn [andb].
    + destruct (Z.ltb_spec k 64); [|now apply zero_ok]. intros m' t R. inv_run R. lane_done. apply psllq. lia.
    + destruct (Z.ltb_spec k 64); [|lia]. rewrite Z.pow_neg_r, Z.mul_0_r by lia. now apply zero_ok.
  - (* PSRLQ *) destruct (Z.leb_spec 0 k); cbn [andb].
    + destruct (Z.ltb_spec k 64); [|now apply zero_ok]. intros m' t R. inv_run R. lane_done.
    + destruct (Z.ltb_spec k 64); [|lia]. rewrite Z.pow_neg_r, Zdiv_0_r by lia. now apply zero_ok.
  - (* MOVQ *) destruct (Nat.eqb j 0); [auto|now apply zero_ok].
  - (* PBLENDD *) destruct (Z.testbit i (2 * Z.of_nat j + 0)), (Z.testbit i (2 * Z.of_nat j + 1));
    (apply halves_ok; try (apply A || apply B); try exact J; auto).
  - (* PSHUFD *) apply halves_ok; try apply B; try exact J; apply bit_cases.
Qed.

(* ---- masks ---- *)
Lemma agree_lanes c m r : agree c m -> holds_lanes m (at_lane r) (lanes c r).
Proof.
  intros A. constructor; intros j; [apply (ag_lane _ _ A)|unfold readable, at_lane, lane; lia|apply (ag_lanes _ _ A)].
Qed.
Lemma agree_only c m m' j : (j < 8)%nat -> agree c m -> only m m' j -> agree c m'.
Proof.
  intros J [A B C D E F G H I] [M K]. assert (L : forall l, (l < 32 \/ 64 <= l)%positive -> lv m' l = lv m l) by (intros l X; apply K; left;
    unfold readable; lia).
  constructor; auto; try (intros x X; rewrite L in X by lia; auto).
  - intros r R. rewrite L; auto. unfold is_reg in R. apply Pos.leb_le in R. lia.
  - intros i. rewrite L by (unfold lane; lia). auto.
  - congruence.
Qed.
Lemma only_refl m j : only m m j. Proof. split; auto. Qed.
Lemma only_trans m m1 m2 j : only m m1 j -> only m1 m2 j -> only m m2 j.
Proof. intros [A B] [C D]. split; [congruence|]. intros l L. rewrite D, B; auto. Qed.
Lemma choose_ok c m k j x r vx m' t : (j < 8)%nat -> agree c m -> lv m (out j) = Some r -> lv m x = Some vx -> readable x \/ x = V4 ->
  mrun (choose k j x) m = Some (m', t) ->
  t = [] /\ lv m' (out j) = Some (if Z.testbit (vl c (mask_reg k)) (Z.of_nat j) then r else vx) /\ only m m' j.
Proof.
  intros J A O X Wx R. unfold choose in R. inv_run R. pose proof (ag_lane _ _ A (mask_reg k)) as K. revert E F1 G. polys. find_lanes. polys.
    find_lanes.
  rewrite (lvd_is _ _ _ K), O. rewrite X.
  rewrite testbit_split by lia. intros Z0 Z1 Z2. apply some_inj in Z0 as <-. apply some_inj in Z1 as <-. apply some_inj in Z2 as <-.
    split; [reflexivity|]. split; [|only_tac].
  find_lanes. f_equal. destruct (Z.testbit _ _); reflexivity.
Qed.
Lemma masked_ok c m mk d a r j m' t : (j < 8)%nat -> agree c m -> lv m (out j) = Some (r j) ->
  mrun (mask_uops mk (at_lane d) (at_lane a) j) m = Some (m', t) ->
  t = [] /\ lv m' (out j) = Some (masked c mk (lanes c d) (lanes c a) r j) /\ only m m' j.
Proof.
  intros J A O R. assert (Rd : forall q i, readable (at_lane q i)) by (intros; unfold readable, at_lane, lane; lia).
    destruct mk; cbn [mask_uops masked] in *.
  - inv_run R. split; [reflexivity|]. split; [exact O|apply only_refl].
  - eapply choose_ok in R; eauto. apply (ag_lane _ _ A).
  - apply mrun_cons in R as (m1 & t1 & t2 & R1 & R & ->). inv_step R1.
    assert (S : only m (setl m V4 (Some (peval (lvd m) []))) j) by only_tac.
    eapply (choose_ok c) with (vx := 0) in R; [|exact J|exact (agree_only _ _ _ _ J A S)|find_lanes; exact O|find_lanes; reflexivity|auto].
    destruct R as (-> & V & P). split; [reflexivity|]. split; [exact V|exact (only_trans _ _ _ _ S P)].
  - eapply choose_ok in R; eauto. apply (ag_lane _ _ A).
Qed.

(* ---- whole instructions ---- *)
(* nothing changes but results and temporaries *)
Definition quiet (m m' : ms) : Prop := mm m' = mm m /\ forall l, readable l -> lv m' l = lv m l.
Lemma agree_quiet c m m' : agree c m -> quiet m m' -> agree c m'.
Proof.
  intros [A B C D E F G H I] [M K]. assert (L : forall l, (l < 32 \/ 64 <= l)%positive -> lv m' l = lv m l) by (intros l X; apply K;
    unfold readable; lia).
  constructor; auto; try (intros x X; rewrite L in X by lia; auto).
  - intros r R. rewrite L; auto. unfold is_reg in R. apply Pos.leb_le in R. lia.
  - intros i. rewrite L by (unfold lane; lia). auto.
  - congruence.
Qed.
Lemma results_ok o n mk d a b vb c : forall js m m' t, (forall j, In j js -> (j < 8)%nat) -> agree c m -> holds_lanes m b vb ->
  mrun (concat (map (fun j => lane_uops o n (at_lane d) (at_lane a) b j ++ mask_uops mk (at_lane d) (at_lane a) j) js)) m = Some (m', t) ->
  t = [] /\ quiet m m' /\ (forall j, In j js -> lv m' (out j) = Some (masked c mk (lanes c d) (lanes c a) (result o n (lanes c d)
    (lanes c a) vb) j)) /\
  forall j, (j < 8)%nat -> ~ In j js -> lv m' (out j) = lv m (out j).
Proof.
  induction js as [|j js IH]; cbn [map concat]; intros m m' t J8 A B R.
  { apply mrun_nil in R as (-> & ->). split; [reflexivity|]. split; [split; auto|]. split; [intros j []|auto]. }
  apply mrun_split in R as (m1 & t1 & t2 & R1 & R & ->). apply mrun_split in R1 as (m2 & t3 & t4 & R1 & R2 & ->).
  assert (J : (j < 8)%nat) by (apply J8; now left).
  destruct (lane_uops_ok o n _ _ _ _ _ _ m j J (agree_lanes c m d A) (agree_lanes c m a A) B _ _ R1) as (-> & V1 & O1).
  pose proof (agree_only _ _ _ _ J A O1) as A2. pose proof (only_lanes _ _ _ _ _ O1 B) as B2.
  destruct (masked_ok c m2 mk d a _ j _ _ J A2 V1 R2) as (-> & V2 & O2). pose proof (only_trans _ _ _ _ O1 O2) as O.
  pose proof (agree_only _ _ _ _ J A O) as A1. pose proof (only_lanes _ _ _ _ _ O B) as B1.
  destruct (IH _ _ _ (fun i H => J8 i (or_intror H)) A1 B1 R) as (-> & Q & V & K). split; [reflexivity|]. destruct O as [M O], Q as [M' Q].
    split; [|split].
  - split; [congruence|]. intros l L. rewrite Q, O; auto.
  - intros i [<-|H]; [|auto]. destruct (in_dec Nat.eq_dec j js) as [I|N]; [auto|]. rewrite K by auto. exact V2.
  - intros i L N. rewrite K by (auto; intros H; apply N; now right). apply O. right. exists i. split; [exact L|]. split; [reflexivity|]. intros ->.
      apply N. now left.
Qed.
Lemma agree_set_lane c m l v : agree c m -> 0 <= v < W -> agree (set_lane c l v) (setl m (lane l) (Some v)).
Proof.
  intros [A B C D E F G H I] R. constructor; cbn [set_lane rg cf of zf vl mem mm setl]; auto;
  try (intros x; rewrite lv_setl, (proj2 (Pos.eqb_neq _ _)) by (unfold lane; lia); auto).
  - intros r Q. rewrite lv_setl, (proj2 (Pos.eqb_neq _ _)) by (unfold is_reg, lane in *; apply Pos.leb_le in Q; lia). auto.
  - intros i. rewrite lv_setl. destruct (Pos.eqb_spec (lane i) (lane l)) as [Q|Q]; destruct (Pos.eqb_spec i l) as [Y|Y]; auto; unfold lane in Q; lia.
  - intros i. destruct (Pos.eqb i l); auto.
Qed.
(* copying the results to the destination *)
Lemma copies_ok d (p : nat -> poly) f : forall js c m m' t, agree c m -> (forall j, In j js -> 0 <= f j < W) ->
  (forall j m1, In j js -> (forall i, (i < 8)%nat -> lv m1 (out i) = lv m (out i)) -> peval (lvd m1) (p j) = f j) ->
  mrun (map (fun j => Asg (at_lane d j) (p j)) js) m = Some (m', t) -> t = [] /\ agree (set_lanes c d js f) m'.
Proof.
  induction js as [|j js IH]; cbn [map set_lanes]; intros c m m' t A R P Q. { apply mrun_nil in Q as (-> & ->). auto. }
  apply mrun_cons in Q as (m1 & t1 & t2 & Q1 & Q & ->). apply asg_inv in Q1 as (-> & -> & F). rewrite (P j m) in Q by (auto; now left).
  eapply IH in Q; [| |intros i H; apply R; now right|].
  - destruct Q as (-> & B). split; [reflexivity|exact B].
  - apply agree_set_lane; [exact A|apply R; now left].
  - intros i m1 H K. apply P; [now right|]. intros k L. rewrite K by exact L.
    rewrite lv_setl, (proj2 (Pos.eqb_neq _ _)); [reflexivity|unfold out, at_lane, lane; lia].
Qed.
Lemma word_ok c m b disp a d : agree c m -> is_reg b = true -> address m 8 b disp = Some a -> word c b disp = Some (load 8 (mem c) a, [Read 8 a]) /\
  mstep (Lod 8 d b disp) m = Some (setl m d (Some (load 8 (mem c) a)), [Read 8 a]).
Proof.
  intros A B E. unfold word. cbn [mstep]. rewrite E. rewrite (agree_ea _ _ _ _ _ A B) in E. rewrite E. cbn [bind]. rewrite (ag_mem _ _ A). auto.
Qed.
Lemma load8 c m a : agree c m -> 0 <= load 8 (mem c) a < W.
Proof. intros A. exact (load_range (mem c) 8 (ag_bytes _ _ A) a). Qed.
Lemma agree_temp c m l x : (32 <= l < 64)%positive -> agree c m -> agree c (setl m l x).
Proof.
  intros J [A B C D E F G H I]. constructor; auto; try (intros y; rewrite lv_setl, (proj2 (Pos.eqb_neq _ _)) by lia; auto).
  - intros r R. rewrite lv_setl, (proj2 (Pos.eqb_neq _ _)) by (unfold is_reg in *; apply Pos.leb_le in R; lia). auto.
  - intros i. rewrite lv_setl, (proj2 (Pos.eqb_neq _ _)) by (unfold lane; lia). auto.
Qed.
Lemma loads_ok c b : is_reg b = true -> forall k first disp m m' t, (first + k <= 8)%nat -> agree c m ->
  mrun (loads b disp (seq first k)) m = Some (m', t) ->
  exists l, words c b disp k = Some (l, t) /\ agree c m' /\ length l = k /\ Forall (fun x => 0 <= x < W) l /\
  (forall i, (i < k)%nat -> lv m' (from_mem (first + i)) = Some (nth i l 0)) /\ forall y, (forall i, (first <= i < first + k)%nat ->
    y <> from_mem i) -> lv m' y = lv m y.
Proof.
  intros B. induction k as [|k IH]; cbn [seq loads words]; intros first disp m m' t L A R.
  { apply mrun_nil in R as (-> & ->). exists []. split; [reflexivity|]. split; [exact A|]. split; [reflexivity|]. split; [constructor|].
    split; [intros i X; lia|auto]. }
  apply mrun_cons in R as (m1 & t1 & t2 & R1 & R & ->). apply lod_inv in R1 as (a & E & -> & ->).
  destruct (word_ok _ _ _ _ _ (from_mem first) A B E) as [Wd St]. rewrite (ag_mem _ _ A) in R.
  destruct (IH (S first) (disp + 8) _ _ _ ltac:(lia) (agree_temp c m (from_mem first) _ ltac:(unfold from_mem;
    lia) A) R) as (l & E2 & A2 & Len & Rg & V & K).
  exists (load 8 (mem c) a :: l). split.
  { unfold chain. rewrite Wd. cbn [bind fst snd]. rewrite E2. cbn [bind fst snd ret]. now rewrite app_nil_r. }
  split; [exact A2|]. split; [cbn; lia|]. split; [constructor; [exact (load8 _ _ _ A)|exact Rg]|]. split.
  - intros [|i] X.
    + rewrite Nat.add_0_r, K by (intros i Y; unfold from_mem; lia). now rewrite lv_setl, Pos.eqb_refl.
    + rewrite <- Nat.add_succ_comm. cbn [nth]. apply V. lia.
  - intros y Y. rewrite K by (intros i X; apply Y; lia). rewrite lv_setl, (proj2 (Pos.eqb_neq _ _)); [reflexivity|]. apply Y. lia.
Qed.
Lemma source_ok n x u b c m m' t : (n <= 8)%nat -> source_uops n x = Some (u, b) -> agree c m -> mrun u m = Some (m', t) ->
  exists v, read c n x = Some (v, t) /\ agree c m' /\ holds_lanes m' b v.
Proof.
  intros N S A R. destruct x as [r|al p disp|p disp|r]; cbn [source_uops read] in *.
  - injection S as <- <-. apply mrun_nil in R as (-> & ->). exists (lanes c r). split; [reflexivity|]. split; [exact A|now apply agree_lanes].
  - destruct (general_reg p && (al =? 1)) eqn:O; [|discriminate]. apply andb_prop in O as [O Al]. apply Z.eqb_eq in Al. subst al.
      injection S as <- <-.
    apply mrun_cons in R as (m1 & t1 & t2 & R1 & R & ->). inv_step R1.
    assert (A1 : agree c (setl m VZ (Some (peval (lvd m) [])))). { apply agree_temp; [lia|exact A]. }
    destruct (loads_ok c p O n 0 disp _ _ _ ltac:(lia) A1 R) as (l & E & A2 & Len & Rg & V & K).
    exists (fun j => nth j l 0). unfold aligned. cbn [Z.eqb Pos.eqb orb app]. split.
    { unfold chain. rewrite E. cbn [bind fst snd ret]. now rewrite app_nil_r. }
    split; [exact A2|]. constructor; intros j; destruct (Nat.ltb_spec j n) as [J|J].
    + exact (V j J).
    + rewrite K by (intros i X; unfold from_mem; lia). rewrite lv_setl, Pos.eqb_refl, nth_overflow by lia. reflexivity.
    + unfold readable, from_mem. lia.
    + unfold readable. lia.
    + rewrite Forall_forall in Rg. apply Rg, nth_In. lia.
    + rewrite nth_overflow by lia. split; [lia|reflexivity].
  - destruct (general_reg p) eqn:O; [|discriminate]. injection S as <- <-. apply mrun_cons in R as (m1 & t1 & t2 & R1 & R & ->).
      apply lod_inv in R1 as (a & E & -> & ->).
    apply mrun_nil in R as (-> & ->). destruct (word_ok _ _ _ _ _ (from_mem 0) A O E) as [Wd _]. exists (fun _ => load 8 (mem c) a). split.
    { unfold chain. rewrite Wd. reflexivity. }
    rewrite (ag_mem _ _ A). split; [apply agree_temp; [unfold from_mem; lia|exact A]|].
      constructor; intros j; [now rewrite lv_setl, Pos.eqb_refl|unfold readable, from_mem; lia|exact (load8 _ _ _ A)].
  - destruct (general_reg r) eqn:O; [|discriminate]. injection S as <- <-. apply mrun_nil in R as (-> & ->). exists (fun _ => rg c r).
      split; [reflexivity|]. split; [exact A|].
    constructor; intros j; [exact (ag_reg _ _ A r O)|apply Pos.leb_le in O; unfold readable; lia|exact (ag_range _ _ A r)].
Qed.
Lemma stores_ok b f : is_reg b = true -> forall js c m m' t disp, agree c m -> (forall i, vl c (lane_of (fst f) i) = snd f i) ->
  mrun (stores b disp (map (at_lane (fst f)) js)) m = Some (m', t) -> exists c', write c b disp (map (snd f) js) = Some (c', t) /\ agree c' m'.
Proof.
  intros B. destruct f as [r f]; cbn [fst snd]. induction js as [|j js IH]; cbn [map stores write]; intros c m m' t disp A F R.
  { apply mrun_nil in R as (-> & ->). exists c. auto. }
  apply mrun_cons in R as (m1 & t1 & t2 & R1 & R & ->). apply sto_inv in R1 as (a & x & E & X & -> & ->).
  rewrite (agree_ea _ _ _ _ _ A B) in E. rewrite E. cbn [bind]. unfold at_lane in X. rewrite (ag_lane _ _ A), F in X. injection X as <-.
  apply (IH (setm c (store 8 (mem c) a (f j)))) in R; [|apply agree_store; exact A|exact F]. destruct R as (c' & Wr & A'). exists c'. rewrite Wr.
    split; [reflexivity|exact A'].
Qed.
Lemma masked_range c mk d a r j : (forall i, 0 <= d i < W) -> (forall i, 0 <= a i < W) -> (forall i, 0 <= r i < W) -> 0 <= masked c mk d a r j < W.
Proof. intros D A R. destruct mk; cbn [masked]; try destruct (Z.testbit _ _); auto. split; [lia|reflexivity]. Qed.
Lemma zeros_ok : forall rs c m m' t, agree c m -> mrun (concat (map zero_lanes rs)) m = Some (m', t) ->
  t = [] /\ agree (fold_left (fun s r => set_lanes s r (seq 2 6) (fun _ => 0)) rs c) m'.
Proof.
  induction rs as [|r rs IH]; cbn [map concat fold_left]; intros c m m' t A R. { apply mrun_nil in R as (-> & ->). auto. }
  apply mrun_split in R as (m1 & t1 & t2 & R1 & R & ->). unfold zero_lanes in R1.
  apply (copies_ok r (fun _ => []) (fun _ => 0) (seq 2 6) c) in R1; [|exact A|intros; split; [lia|reflexivity]|reflexivity].
  destruct R1 as (-> & A1). destruct (IH _ _ _ _ A1 R) as (-> & A2). auto.
Qed.

Lemma operation_ok o n mk d a x k u c m m' t : operation o n mk d a x k = Some u -> agree c m -> mrun u m = Some (m', t) ->
  exists v, read c n x = Some (v, t) /\ (forall j, 0 <= v j < W) /\
  agree (set_lanes c d (seq 0 k) (fun j => if Nat.ltb j n then masked c mk (lanes c d) (lanes c a) (result o n (lanes c d) (lanes c a) v) j else 0)) m'.
Proof.
  unfold operation. intros U A R.
  destruct (source_uops n x) as [[us b]|] eqn:S; [|discriminate]. cbn [bind] in U. destruct (Nat.ltb_spec 8 n) as [|N]; [discriminate|].
  apply some_inj in U as <-.
  apply mrun_split in R as (m1 & t1 & t2 & R1 & R & ->). apply mrun_split in R as (m2 & t3 & t4 & R2 & R & ->).
  destruct (source_ok _ _ _ _ c _ _ _ N S A R1) as (v & E & A1 & B1).
  destruct (results_ok o n mk d a b v c (seq 0 n) _ _ _ ltac:(intros j H; apply in_seq in H; lia) A1 B1 R2) as (-> & Q & V & _).
  pose proof (agree_quiet _ _ _ A1 Q) as A2. set (r := masked c mk (lanes c d) (lanes c a) (result o n (lanes c d) (lanes c a) v)) in *.
  apply (copies_ok d _ (fun j => if Nat.ltb j n then r j else 0) (seq 0 k) c) in R; [|exact A2| |].
  - destruct R as (-> & A'). exists v. split; [|split; [apply (hl_range _ _ _ B1)|exact A']]. cbn [app]. now rewrite app_nil_r.
  - intros j _. destruct (Nat.ltb j n); [|split; [lia|reflexivity]].
    apply masked_range; intros i; [exact (ag_lanes _ _ A _)|exact (ag_lanes _ _ A _)|].
    apply result_range; [intros i'; exact (ag_lanes _ _ A _)|intros i'; exact (ag_lanes _ _ A _)|apply (hl_range _ _ _ B1)].
  - intros j m3 J K. destruct (Nat.ltb_spec j n) as [L|L]; [|reflexivity]. rewrite pvar_ok. apply lvd_is. rewrite K by lia. apply V, in_seq. lia.
Qed.

Theorem vmicro_ok i u c m m' t : vmicro i = Some u -> agree c m -> mrun u m = Some (m', t) -> exists c', vstep i c = Some (c', t) /\ agree c' m'.
Proof.
  destruct i as [o n mk d a x|al n b disp r|d x|d r i|k r bits|]; cbn [vmicro vstep]; intros U A R.
  - destruct (operation_ok _ _ _ _ _ _ _ _ _ _ _ _ U A R) as (v & E & _ & A'). eexists. split; [|exact A']. unfold chain. rewrite E. cbn [bind fst snd ret].
    now rewrite app_nil_r.
  - destruct (general_reg b && (al =? 1)) eqn:O; [|discriminate]. apply andb_prop in O as [O Al]. apply Z.eqb_eq in Al. subst al.
      apply some_inj in U as <-.
    unfold aligned. cbn [Z.eqb Pos.eqb orb]. exact (stores_ok b (r, lanes c r) O _ _ _ _ _ _ A (fun _ => eq_refl) R).
  - destruct (operation_ok _ _ _ _ _ _ _ _ _ _ _ _ U A R) as (v & E & _ & A'). eexists. split; [|exact A']. unfold chain. rewrite E. cbn [bind fst snd ret].
    now rewrite app_nil_r.
  - destruct (general_reg d) eqn:O; [|discriminate]. apply some_inj in U as <-. inv_run R. eexists. split; [reflexivity|]. rewrite pvar_ok.
    unfold at_lane. rewrite (lvd_is _ _ _ (ag_lane _ _ A (lane_of r i))). apply agree_setr; [exact O|apply (ag_lanes _ _ A)|exact A].
  - destruct (_ && _ && _) eqn:O; [|discriminate]. zb. apply some_inj in U as <-. inv_run R. eexists. split; [reflexivity|]. rewrite pvar_ok.
    rewrite (lvd_is _ _ _ (ag_reg _ _ A r O)).
    assert (Rg : 0 <= rg c r mod 2 ^ bits < W).
    { assert (P : 0 < 2 ^ bits) by (apply Z.pow_pos_nonneg; lia). assert (2 ^ bits <= W) by (apply Z.pow_le_mono_r; lia).
      pose proof (Z.mod_pos_bound (rg c r) _ P). lia. }
    eapply agree_quiet; [apply (agree_set_lane _ _ (mask_reg k) _ A Rg)|]. split; [reflexivity|]. intros l L. rewrite !lv_setl.
    destruct (Pos.eqb_spec l V0) as [->|]; [unfold readable in L; lia|reflexivity].
  - apply some_inj in U as <-. destruct (zeros_ok _ _ _ _ _ A R) as (-> & A'). eexists. split; [reflexivity|exact A'].
Qed.

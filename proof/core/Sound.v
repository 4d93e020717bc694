(* What an instruction set must give for the checker; the entry of a function, where the initial symbolic state stands for the machine's;
   and its end, where the final one tells what the contract asks. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
From Carrychain Require Import model.Mem core.Poly core.Cert core.Micro core.MicroLoop core.Word core.Sym core.SymSound stmt.Contract core.Act core.Check core.Segment core.Program.
Import ListNotations.
Open Scope Z_scope.

(* How an instruction set's runs follow from micro runs. [is_reg] says which locations are registers. *)
Record simulation (I : isa) := Sim {
  is_reg : positive -> bool;
  agree : state I -> ms -> Prop;
  enter : forall s, well_formed I s -> exists m, agree s m;
  agree_reg : forall s m r, agree s m -> is_reg r = true -> lv m r = Some (reg I s r);
  agree_mem : forall s m, agree s m -> mm m = mem_of I s;
  agree_well : forall s m, agree s m -> well_formed I s;
  well_bytes : forall s, well_formed I s -> bytes_ok (mem_of I s);
  well_saved : forall s r, well_formed I s -> In r (saved I) -> 0 <= reg I s r < W;
  return_nonneg : 0 <= return_bytes I;
  return_events : Z -> list event;               (* what returning leaves in the trace, from the stack pointer *)
  (* how many instructions before each loop, and in it *)
  lower : code I -> list (nat * nat) -> option program;
  lower_ok : forall k ns p s m m' t, lower k ns = Some p -> agree s m -> prun (fst p) (snd p) m m' t ->
    exists s', runs I k s s' (t ++ return_events (reg I s' (sp I))) /\ agree s' m' }.

Lemma mkmap_in {A} (l : list (positive * A)) x v : PositiveMap.find x (mkmap l) = Some v -> In (x, v) l.
Proof.
  induction l as [|[r w] l IH]; cbn [mkmap fold_right fst snd]. { rewrite PositiveMap.gempty; discriminate. }
  destruct (Pos.eq_dec x r) as [->|N]. { rewrite PositiveMap.gss. intros [= <-]; now left. }
  rewrite PositiveMap.gso by auto. right; auto.
Qed.
Lemma numbered_in {A} (l : list A) : forall k a v, In (a, v) (numbered k l) -> exists i, nth_error l i = Some a /\ v = var (k + i).
Proof.
  unfold numbered. induction l as [|b l IH]; cbn [length seq map combine]; intros k a v I; [destruct I|].
  destruct I as [I|I]. { injection I as <- <-. exists 0%nat. rewrite Nat.add_0_r. auto. }
  apply IH in I as (i & N & V). exists (S i). rewrite Nat.add_succ_r. auto.
Qed.

(* The addresses of a call, as a function of its public registers. *)
Section Base.
Variable c : contract.
Definition base_of (pub : list Z) (i : nat) : Z :=
  if Nat.ltb i (stack_region c) then nth i pub 0 else if Nat.eqb i (stack_region c) then nth i pub 0 - stack c else 0.
End Base.

Section Entry.
Variables (I : isa) (S : simulation I) (scratch : list positive) (c : contract) (e : state I).
Hypothesis SCRATCH : forall s r, well_formed I s -> In r scratch -> 0 <= reg I s r < W.
Hypothesis P : pre I c e.
Hypothesis SANE : sane c = true.
Definition pub := map (reg I e) (public I c).
Definition bs := base_of c pub.
Lemma base_region i r : nth_error (regions c) i = Some r -> bs i = reg I e (rpointer r) /\ Nat.ltb i (stack_region c) = true.
Proof.
  intros N. pose proof (nth_error_Some (regions c) i) as X. rewrite N in X. assert (Lt : (i < stack_region c)%nat) by (apply X; discriminate).
  unfold bs, base_of. destruct (Nat.ltb_spec i (stack_region c)); [|lia]. split; [|reflexivity].
  unfold pub, public. rewrite map_app, app_nth1 by (rewrite !map_length; exact Lt).
  rewrite map_map. rewrite (nth_indep _ 0 (reg I e (rpointer r))) by (rewrite map_length; exact Lt).
  rewrite map_nth with (f := fun x => reg I e (rpointer x)). now rewrite (nth_error_nth _ _ _ N).
Qed.
Lemma base_stack : bs (stack_region c) = reg I e (sp I) - stack c.
Proof.
  unfold bs, base_of. destruct (Nat.ltb_spec (stack_region c) (stack_region c)); [lia|]. rewrite Nat.eqb_refl. f_equal.
  unfold pub, public. rewrite map_app, app_nth2 by (rewrite !map_length; unfold stack_region; lia).
  rewrite !map_length. unfold stack_region. rewrite Nat.sub_diag. reflexivity.
Qed.
Lemma base_else i : nth_error (regions c) i = None -> i <> stack_region c -> bs i = 0 /\ size c i = 0.
Proof.
  intros N D. apply nth_error_None in N. unfold stack_region in *. unfold bs, base_of, size, region_at. unfold stack_region.
  destruct (Nat.ltb_spec i (length (regions c))); [lia|]. destruct (Nat.eqb_spec i (length (regions c))); [lia|].
  replace (nth_error (regions c) i) with (@None region) by (symmetry; now apply nth_error_None). auto.
Qed.
Lemma size_region i r : nth_error (regions c) i = Some r -> size c i = rbytes r /\ writable c i = rwritable r.
Proof. intros N. unfold size, writable, region_at. rewrite N. auto. Qed.
Lemma no_stack_region : nth_error (regions c) (stack_region c) = None.
Proof. apply nth_error_None. unfold stack_region. lia. Qed.
Lemma size_stack : size c (stack_region c) = stack c.
Proof. unfold size, region_at. now rewrite no_stack_region, Nat.eqb_refl. Qed.
Lemma base_contract i : (i < stack_region c)%nat -> bs i = base I c e i.
Proof.
  intros Lt. unfold base. destruct (nth_error (regions c) i) as [r|] eqn:N; [exact (proj1 (base_region _ _ N))|].
  apply nth_error_None in N. unfold stack_region in Lt. lia.
Qed.
Lemma sane_stack : 0 <= stack c < W /\ modulus c <> 0.
Proof. unfold sane in SANE. pose proof SANE as X. zprop. apply negb_true_iff, Z.eqb_neq in H1. split; [lia|auto]. Qed.
Lemma sane_bytes i r : nth_error (regions c) i = Some r -> 0 <= rbytes r.
Proof.
  intros N. pose proof SANE as X. unfold sane in X. zprop. apply nth_error_In in N. rewrite forallb_forall in H0. apply Z.leb_le. auto.
Qed.
Lemma geo i : 0 <= bs i /\ bs i + size c i < W.
Proof.
  destruct (nth_error (regions c) i) as [r|] eqn:N.
  - destruct (base_region _ _ N) as [-> _]. rewrite (proj1 (size_region _ _ N)). apply (pre_regions _ _ _ P). now apply nth_error_In in N.
  - destruct (Nat.eq_dec i (stack_region c)) as [->|D].
    + rewrite base_stack, size_stack. pose proof (pre_stack _ _ _ P). pose proof (return_nonneg _ S). lia.
    + destruct (base_else _ N D) as [-> ->]. split; [lia|reflexivity].
Qed.
Lemma stack_apart j : (j < stack_region c)%nat -> bs (stack_region c) + stack c <= bs j \/ bs j + size c j <= bs (stack_region c).
Proof.
  intros Lt. destruct (nth_error (regions c) j) as [r|] eqn:N; [|apply nth_error_None in N; unfold stack_region in Lt; lia].
  destruct (base_region _ _ N) as [-> _]. rewrite (proj1 (size_region _ _ N)), base_stack.
  pose proof (pre_stack_apart _ _ _ P r (nth_error_In _ _ N)) as D. unfold disjoint in D. pose proof (return_nonneg _ S). destruct (rwritable r); lia.
Qed.
Lemma sep i j : are_apart c i j = true -> bs i + size c i <= bs j \/ bs j + size c j <= bs i.
Proof.
  unfold are_apart. destruct (Nat.eqb_spec i (stack_region c)) as [->|Di].
  { destruct (Nat.ltb_spec j (stack_region c)); [|discriminate]. intros _. rewrite size_stack. now apply stack_apart. }
  destruct (Nat.eqb_spec j (stack_region c)) as [->|Dj].
  { destruct (Nat.ltb_spec i (stack_region c)); [|discriminate]. intros _. rewrite size_stack. pose proof (stack_apart i). lia. }
  pose proof (geo i) as Gi. pose proof (geo j) as Gj.
  destruct (nth_error (regions c) i) as [a|] eqn:Ni; [|destruct (base_else _ Ni Di) as [-> ->]; lia].
  destruct (nth_error (regions c) j) as [b|] eqn:Nj; [|destruct (base_else _ Nj Dj) as [-> ->]; lia].
  intros A. unfold apart_in in A. apply existsb_exists in A as ([x y] & In0 & E). cbn [fst snd] in E.
  destruct (base_region _ _ Ni) as [_ Li]. destruct (base_region _ _ Nj) as [_ Lj]. apply Nat.ltb_lt in Li, Lj.
  rewrite (proj1 (size_region _ _ Ni)), (proj1 (size_region _ _ Nj)), !base_contract by auto.
  apply orb_prop in E as [E|E]; zprop; subst.
  - pose proof (pre_apart _ _ _ P _ _ _ _ In0 Ni Nj) as D. exact D.
  - pose proof (pre_apart _ _ _ P _ _ _ _ In0 Nj Ni) as D. unfold disjoint in D. tauto.
Qed.

(* the initial valuation *)
Definition contents : list Z := map (fun l => content I c e e (lplace l)) (in_limbs c) ++ map (reg I e) (saved I) ++ map (reg I e) scratch ++ map (fun r => reg I e (rpointer r)) (regions c).
Definition rho0 (x : positive) : Z := nth (Pos.to_nat x - 1) contents 0.
Lemma rho0_var i z : nth_error contents i = Some z -> rho0 (var i) = z.
Proof. intros N. unfold rho0, var. rewrite SuccNat2Pos.id_succ, Nat.sub_succ, Nat.sub_0_r. now apply nth_error_nth. Qed.
Lemma rho0_limb l v : In (l, v) (in_vars c) -> rho0 v = content I c e e (lplace l) /\ In l (in_limbs c).
Proof.
  intros H. apply numbered_in in H as (i & N & ->). split; [|now apply nth_error_In in N]. apply rho0_var. unfold contents.
  rewrite nth_error_app1 by (rewrite map_length; apply nth_error_Some; cbn; rewrite N; discriminate).
  exact (map_nth_error (fun l => content I c e e (lplace l)) _ _ N).
Qed.
Lemma rho0_saved r v : In (r, v) (saved_vars (saved I) c) -> rho0 v = reg I e r /\ In r (saved I).
Proof.
  intros H. apply numbered_in in H as (i & N & ->). split; [|now apply nth_error_In in N]. apply rho0_var. unfold contents.
  rewrite nth_error_app2; rewrite map_length; [|lia]. replace (length (in_limbs c) + i - length (in_limbs c))%nat with i by lia.
  rewrite nth_error_app1 by (rewrite map_length; apply nth_error_Some; rewrite N; discriminate). now apply map_nth_error.
Qed.
Lemma rho0_scratch r v : In (r, v) (scratch_vars (saved I) scratch c) -> rho0 v = reg I e r /\ In r scratch.
Proof.
  intros H. apply numbered_in in H as (i & N & ->). split; [|now apply nth_error_In in N]. apply rho0_var. unfold contents.
  do 2 (rewrite nth_error_app2 by (rewrite ?map_length; lia)). rewrite !map_length. replace (length (in_limbs c) + length (saved I) + i - length (in_limbs c) - length (saved I))%nat with i by lia.
  rewrite nth_error_app1 by (rewrite map_length; apply nth_error_Some; rewrite N; discriminate). now apply map_nth_error.
Qed.
Lemma rho0_address i r : nth_error (regions c) i = Some r -> rho0 (var (first_address (saved I) scratch c + i)) = reg I e (rpointer r).
Proof.
  intros N. apply rho0_var. unfold contents, first_address.
  do 3 (rewrite nth_error_app2 by (rewrite ?map_length; lia)). rewrite !map_length.
  replace (length (in_limbs c) + length (saved I) + length scratch + i - length (in_limbs c) - length (saved I) - length scratch)%nat with i by lia.
  exact (map_nth_error (fun r => reg I e (rpointer r)) _ _ N).
Qed.
Lemma address0 i x : address (saved I) scratch c i = Some x -> (x < first_free (saved I) scratch c)%positive /\ rho0 x = bs i.
Proof.
  unfold address. destruct (Nat.ltb_spec i (stack_region c)) as [Lt|]; [|discriminate]. intros [= <-]. split; [unfold first_free, var; lia|].
  destruct (nth_error (regions c) i) as [r|] eqn:N; [|apply nth_error_None in N; unfold stack_region in Lt; lia].
  rewrite (rho0_address _ _ N). symmetry. exact (proj1 (base_region _ _ N)).
Qed.
Lemma limb_bounds l : In l (in_limbs c) -> 0 <= content I c e e (lplace l) <= lmax l.
Proof.
  unfold in_limbs. intros H. apply in_flat_map in H as ([i x] & J & K). destruct (pre_inputs _ _ _ P i x J) as [B _].
  rewrite Forall_forall in B. exact (B _ K).
Qed.
Lemma sane_place l : In l (in_limbs c ++ flat_map (fun x => limbs (snd x)) (outputs c)) ->
  match lplace l with Mem i o n => (i < stack_region c)%nat /\ 0 <= o /\ o + Z.of_nat n <= size c i | Reg _ => True end.
Proof.
  intros H. pose proof SANE as X. unfold sane in X. zprop. match goal with A : forallb _ (_ ++ _) = true |- _ => rewrite forallb_forall in A; specialize (A _ H); rename A into B end.
  destruct (lplace l); [|auto]. zprop. apply Nat.ltb_lt in B. auto.
Qed.
Lemma env0_ok : env_ok (init_env (saved I) scratch c) rho0.
Proof.
  intros x iv F. apply mkmap_in in F. rewrite map_app, !in_app_iff in F. destruct F as [F|[[F|F]|F]]; apply in_map_iff in F as ([a v] & E & J); cbn [fst snd] in E; injection E as <- <-; unfold inb; cbn [fst snd].
  - destruct (rho0_limb _ _ J) as [-> K]. now apply limb_bounds.
  - destruct (rho0_saved _ _ J) as [-> K]. pose proof (well_saved _ S e a (pre_state _ _ _ P) K) as Y. unfold W in *. lia.
  - destruct (rho0_scratch _ _ J) as [-> K]. pose proof (SCRATCH e a (pre_state _ _ _ P) K) as Y. unfold W in *. lia.
  - apply numbered_in in J as (i & N & ->). rewrite (rho0_address _ _ N). pose proof (pre_regions _ _ _ P a (nth_error_In _ _ N)) as Y. pose proof (sane_bytes _ _ N). unfold W in *. lia.
Qed.
Lemma sum_vars_ok : forall l k, (forall i x, nth_error l i = Some x -> rho0 (var (k + i)) = content I c e e (lplace x)) ->
  peval rho0 (sum_vars l k) = fold_right (fun l v => lweight l * content I c e e (lplace l) + v) 0 l.
Proof.
  induction l as [|x l IH]; cbn [sum_vars fold_right]; intros k H; [reflexivity|].
  pose proof (H 0%nat x eq_refl) as H0. rewrite Nat.add_0_r in H0. rewrite padd_ok, pscale_ok, pvar_ok, H0, IH; [reflexivity|].
  intros i y N. rewrite <- (H (Datatypes.S i) y N). f_equal. f_equal. lia.
Qed.
(* each input, in order, as a polynomial *)
Lemma in_polys_ok : forall l k, (forall i x, nth_error (flat_map (fun x => limbs (snd x)) l) i = Some x -> rho0 (var (k + i)) = content I c e e (lplace x)) ->
  Forall2 (fun x y => fst y = fst x /\ snd y = (true, snd (snd y)) /\ peval rho0 (snd (snd y)) = value I c e e (snd x)) l (in_polys l k).
Proof.
  induction l as [|[j x] l IH]; cbn [in_polys flat_map snd]; intros k H; constructor.
  - cbn [fst snd]. split; [reflexivity|]. split; [reflexivity|]. apply sum_vars_ok. intros i y N. apply H. rewrite nth_error_app1; [exact N|]. apply nth_error_Some. rewrite N. discriminate.
  - apply IH. intros i y N. rewrite <- Nat.add_assoc. apply H. rewrite nth_error_app2 by lia. now rewrite Nat.add_comm, Nat.add_sub.
Qed.
Lemma inputs_ok : Forall2 (fun x y => fst y = fst x /\ snd y = (true, snd (snd y)) /\ peval rho0 (snd (snd y)) = value I c e e (snd x)) (inputs c) (in_polys (inputs c) 0).
Proof.
  apply in_polys_ok. intros i x N. cbn [plus]. apply rho0_var. unfold contents. fold (in_limbs c) in N.
  rewrite nth_error_app1 by (rewrite map_length; apply nth_error_Some; cbn; rewrite N; discriminate).
  exact (map_nth_error (fun l => content I c e e (lplace l)) _ _ N).
Qed.
Lemma facts0_ok : facts_ok rho0 (init_facts c).
Proof.
  unfold init_facts. pose proof inputs_ok as F. assert (B : forall x, In x (inputs c) -> value I c e e (snd x) <= vmax (snd x)).
  { intros [i x] J. exact (proj2 (pre_inputs _ _ _ P i x J)). }
  revert B F. generalize (in_polys (inputs c) 0). induction (inputs c) as [|x l IH]; intros q B F; inversion F as [|? y ? ? [_ [_ V]] F2]; subst; cbn [combine map]; constructor.
  - cbn [fst snd]. rewrite psub_ok, pconst_ok, V. pose proof (B x (or_introl eq_refl)). lia.
  - apply IH; auto. intros z J. apply B. now right.
Qed.
Lemma tracks0 : tracks c rho0 (in_polys (inputs c) 0) (entry_value I c e).
Proof.
  intros i f H. unfold entry_value. pose proof inputs_ok as F. revert H F. generalize (in_polys (inputs c) 0).
  induction (inputs c) as [|x l IH]; intros ps H F; inversion F as [|? y ? ps' [N [X V]] F2]; subst; cbn [lookup find] in *; [discriminate|].
  destruct y as [j p]; cbn [fst snd] in *. subst j. destruct (Nat.eqb (fst x) i); [|eauto]. injection H as <-. rewrite X. cbn [fst snd stands]. exact V.
Qed.
Definition regs_ok : bool :=
  forallb (is_reg _ S) (sp I :: saved I ++ scratch ++ map rpointer (regions c) ++ flat_map (fun l => match lplace l with Reg r => [r] | Mem _ _ _ => [] end)
    (in_limbs c ++ flat_map (fun x => limbs (snd x)) (outputs c))).
Hypothesis REGS : regs_ok = true.
Lemma reg_ok r : In r (sp I :: saved I ++ scratch ++ map rpointer (regions c)) -> is_reg _ S r = true.
Proof.
  intros H. unfold regs_ok in REGS. rewrite forallb_forall in REGS. apply REGS. destruct H as [->|H]; [now left|right].
  rewrite !in_app_iff in *. tauto.
Qed.
Lemma limb_reg_ok l r : In l (in_limbs c ++ flat_map (fun x => limbs (snd x)) (outputs c)) -> lplace l = Reg r -> is_reg _ S r = true.
Proof.
  intros H Q. unfold regs_ok in REGS. rewrite forallb_forall in REGS. apply REGS. right. rewrite !in_app_iff. right. right. right.
  apply in_flat_map. exists l. rewrite Q. split; [exact H|now left].
Qed.
Lemma rel0 m : agree _ S e m -> rel rho0 (lay c (address (saved I) scratch c)) bs (mem_of I e) (init (sp I) (saved I) scratch c) m.
Proof.
  intros A. pose proof (agree_mem _ S _ _ A) as AM. constructor; cbn [init srg smem senv].
  - intros l v F. apply mkmap_in in F. unfold init_regs in F. rewrite !in_app_iff in F. destruct F as [F|[F|[F|[F|F]]]].
    + apply in_map_iff in F as ([i r] & E & J). cbn [fst snd] in E. injection E as <- <-. cbn [sv].
      assert (N : nth_error (regions c) i = Some r).
      { clear - J. unfold stack_region in J. revert J. generalize (regions c). intros l. assert (X : forall k, In (i, r) (combine (seq k (length l)) l) -> (k <= i)%nat /\ nth_error l (i - k) = Some r).
        { induction l as [|a l IH]; cbn [length seq combine]; intros k J; [destruct J|]. destruct J as [J|J]. { injection J as -> ->. now rewrite Nat.sub_diag. }
          apply IH in J as [L N]. split; [lia|]. replace (i - k)%nat with (Datatypes.S (i - Datatypes.S k)) by lia. exact N. }
        intros J. apply X in J as [_ N]. now rewrite Nat.sub_0_r in N. }
      rewrite (proj1 (base_region _ _ N)), Z.add_0_r. apply (agree_reg _ S); auto. apply reg_ok. right. rewrite !in_app_iff. right. right. apply in_map, (nth_error_In _ _ N).
    + destruct F as [F|[]]. injection F as <- <-. cbn [sv]. rewrite base_stack. replace (reg I e (sp I) - stack c + stack c) with (reg I e (sp I)) by ring.
      apply (agree_reg _ S); auto. apply reg_ok. now left.
    + apply in_map_iff in F as ([r x] & E & J). cbn [fst snd] in E. injection E as <- <-. destruct (rho0_saved _ _ J) as [V K]. cbn [sv]. rewrite pvar_ok, V.
      apply (agree_reg _ S); auto. apply reg_ok. right. apply in_or_app. now left.
    + apply in_flat_map in F as ([l' x] & J & K). cbn [fst snd] in K. destruct (lplace l') as [|r] eqn:Q; [destruct K|]. destruct K as [K|[]]. injection K as <- <-.
      destruct (rho0_limb _ _ J) as [V Il]. cbn [sv]. rewrite pvar_ok, V, Q. cbn [content]. apply (agree_reg _ S); auto. eapply limb_reg_ok; [apply in_or_app; left; exact Il|exact Q].
    + apply in_map_iff in F as ([r x] & E & J). cbn [fst snd] in E. injection E as <- <-. destruct (rho0_scratch _ _ J) as [V K]. cbn [sv]. rewrite pvar_ok, V.
      apply (agree_reg _ S); auto. apply reg_ok. right. rewrite !in_app_iff. tauto.
  - intros i o n v H. unfold init_cells in H. apply in_flat_map in H as ([l x] & J & K). cbn [fst snd] in K. destruct (lplace l) as [i' o' n'|] eqn:Q; [|destruct K].
    destruct K as [K|[]]. injection K as <- <- <- <-. destruct (rho0_limb _ _ J) as [V Il]. pose proof (sane_place l (in_or_app _ _ _ (or_introl Il))) as SP. rewrite Q in SP. destruct SP as (S1 & S2 & S3).
    split; [auto|]. split; [auto|]. cbn [sv]. rewrite pvar_ok, V, Q. cbn [content]. now rewrite AM, base_contract.
  - intros x _. now rewrite AM.
  - rewrite AM. apply (well_bytes _ S), P.
  - exact env0_ok.
Qed.

(* from the final symbolic state back to the contract *)
Variables (s' : state I) (m' : ms) (rho : positive -> Z) (s : sst) (k : kb) (av : nat -> option positive).
Hypothesis A' : agree _ S s' m'.
Hypothesis R' : rel rho (lay c av) bs (mem_of I e) s m'.
Hypothesis K' : kb_ok rho k.
Lemma place_content l p : In l (flat_map (fun x => limbs (snd x)) (outputs c)) -> place_poly s (lplace l) = Some p -> peval rho p = content I c e s' (lplace l).
Proof.
  intros H Q. assert (J : In l (in_limbs c ++ flat_map (fun x => limbs (snd x)) (outputs c))) by (apply in_or_app; now right).
  destruct (lplace l) as [i o n|r] eqn:E; cbn [place_poly content] in *.
  - rewrite (compose_ok _ _ _ _ _ _ R' _ _ _ _ _ Q), (agree_mem _ S _ _ A'). pose proof (sane_place _ J) as SP. rewrite E in SP. now rewrite base_contract by apply SP.
  - apply (val_ok _ _ _ _ _ _ _ _ R') in Q. pose proof (agree_reg _ S _ _ r A' (limb_reg_ok _ _ J E)) as X. congruence.
Qed.
Lemma limbs_content : forall l, incl l (flat_map (fun x => limbs (snd x)) (outputs c)) -> forall p, limbs_poly s l = Some p ->
  peval rho p = fold_right (fun l v => lweight l * content I c e s' (lplace l) + v) 0 l.
Proof.
  induction l as [|x l IH]; cbn [limbs_poly fold_right]; intros H p Q. { injection Q as <-. reflexivity. }
  inv Q. inv Q. injection Q as <-. rewrite padd_ok, pscale_ok, (place_content x) by (try apply H; auto; now left). rewrite (IH (fun y J => H y (or_intror J)) _ eq_refl). reflexivity.
Qed.
Lemma limbs_in_bounds : forall l, incl l (flat_map (fun x => limbs (snd x)) (outputs c)) -> forall cs, check_limbs k s l cs = true ->
  Forall (fun l => 0 <= content I c e s' (lplace l) <= lmax l) l.
Proof.
  induction l as [|x l IH]; cbn [check_limbs]; intros H cs Q; constructor.
  - zprop. destruct (place_poly s (lplace x)) as [p|] eqn:F; [|discriminate]. zprop. rewrite <- (place_content x p) by (try apply H; auto; now left).
    split; [eapply at_least_ok; eauto|eapply at_most_ok; eauto].
  - zprop. eapply IH; eauto. intros y J. apply H. now right.
Qed.
Lemma outputs_ok vs v : tracks c rho vs v -> forall l bnds, incl l (outputs c) -> check_outputs k s vs l bnds = true ->
  forall i x, In (i, x) l -> in_bounds I c e s' x /\ exists f, lookup vs i = Some f /\ stands c (fst f) (value I c e s' x) (v i).
Proof.
  intros T. induction l as [|[j y] l IH]; cbn [check_outputs]; intros bnds Inc Q i x H; [destruct H|]. zprop. destruct H as [H|H]; [|eapply IH; eauto; intros z J; apply Inc; now right].
  injection H as -> ->. destruct (limbs_poly s (limbs x)) as [p|] eqn:F; [|discriminate]. destruct (lookup vs i) as [q|] eqn:G; [|discriminate]. zprop. apply peqb_ok in Q. subst p.
  assert (IL : incl (limbs x) (flat_map (fun x => limbs (snd x)) (outputs c))).
  { intros l' J. apply in_flat_map. exists (i, x). split; [apply Inc; now left|exact J]. }
  pose proof (limbs_content _ IL _ F) as V. fold (value I c e s' x) in V. split.
  - split; [eapply limbs_in_bounds; eauto|]. rewrite <- V. eapply at_most_ok; eauto.
  - exists q. split; [reflexivity|]. rewrite <- V. exact (T _ _ G).
Qed.
Lemma saved_ok hd : (forall q x, In (q, x) hd -> rho x = reg I e q) -> sp_back (sp I) c s = true ->
  forallb (fun q => existsb (fun x => Pos.eqb (fst x) q && holds_var s x) hd) (saved I) = true -> forall r, In r (sp I :: saved I) -> reg I s' r = reg I e r.
Proof.
  intros HD SB Q r H. assert (J : is_reg _ S r = true) by (apply reg_ok; destruct H as [->|H]; [now left|right; apply in_or_app; now left]).
  pose proof (agree_reg _ S _ _ _ A' J) as X. destruct H as [<-|H].
  - unfold sp_back in SB. destruct (PositiveMap.find (sp I) (srg s)) as [[|i o]|] eqn:F; try discriminate. zprop. subst.
    apply (r_reg _ _ _ _ _ _ R') in F. cbn [sv] in F. rewrite base_stack in F. rewrite X in F. injection F as F. lia.
  - rewrite forallb_forall in Q. specialize (Q _ H). apply existsb_exists in Q as ([q x] & I0 & E). cbn [fst] in E. apply andb_prop in E as [E1 E2]. apply Pos.eqb_eq in E1. subst q.
    unfold holds_var in E2. cbn [fst snd] in E2. destruct (val s r) as [p|] eqn:F; [|discriminate]. apply peqb_ok in E2. subst p. apply (val_ok _ _ _ _ _ _ _ _ R') in F.
    rewrite pvar_ok, (HD _ _ I0), X in F. injection F as F. exact F.
Qed.
Lemma frame_ok x : (forall r, In r (regions c) -> rwritable r = true -> ~ inside x (reg I e (rpointer r)) (rbytes r)) ->
  ~ inside x (reg I e (sp I) - stack c) (stack c) -> mem_of I s' x = mem_of I e x.
Proof.
  intros H1 H2. rewrite <- (agree_mem _ S _ _ A'). apply (r_frame _ _ _ _ _ _ R'). intros i Wr. cbn [lay rwrite rsize] in *.
  destruct (nth_error (regions c) i) as [r|] eqn:N.
  - destruct (size_region _ _ N) as [E1 E2]. destruct (base_region _ _ N) as [E3 _]. rewrite E1, E3. rewrite E2 in Wr. exact (H1 r (nth_error_In _ _ N) Wr).
  - unfold writable, region_at in Wr. rewrite N in Wr. apply Nat.eqb_eq in Wr. subst i. rewrite base_stack, size_stack. exact H2.
Qed.
End Entry.

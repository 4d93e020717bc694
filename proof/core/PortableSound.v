(* The checker proves what spec/Portable.v says. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem stmt.Contract core.Check core.Program core.LowerIr model.Ir spec.Portable.
Import ListNotations.
Open Scope Z_scope.

Definition computes_check (w m : Z) (ins : list element) (e : expr) (out : element) (f : func) (pf : proof) : bool :=
  shaped ins out f && ir_check w (says m ins e out f) (body f) pf.
Theorem computes_ok w m ins e out f pf : computes_check w m ins e out f pf = true -> computes w m ins e out f.
Proof. unfold computes_check, computes. intros H. apply andb_prop in H as [S C]. split; [exact S|exact (ir_sound _ _ _ _ C)]. Qed.

(* its precondition can be met: by zeros *)
Theorem computes_witness w m ins e out f : computes w m ins e out f -> exists s, pre (ir w) (says m ins e out f) s.
Proof.
  intros [S _]. unfold shaped in S. apply andb_prop in S as [_ B]. rewrite forallb_forall in B.
  exists (fun _ => 0). constructor; cbn [well_formed ir regions says stack reg sp return_bytes apart inputs count].
  - reflexivity.
  - intros r [].
  - intros i j a b [].
  - split; [lia|reflexivity].
  - intros r [].
  - intros i x I. apply in_combine_r, in_map_iff in I as ([el places] & <- & I). apply in_combine_l in I. apply B, andb_prop in I as [G M].
    cbn [fst snd]. split; unfold Contract.value, number_at; cbn [limbs vmax].
    + apply Forall_forall. intros l L. apply in_map_iff in L as ([p [a b]] & <- & L). apply in_combine_r, in_combine_r in L. cbn [lplace lmax content reg ir].
      rewrite forallb_forall in M. apply M, Z.leb_le in L. lia.
    + apply Z.leb_le in G. match goal with |- ?v <= _ => assert (v = 0) as ->; [|exact G] end.
      induction (combine places (combine (weights el) (maxima el))) as [|[p [a b]] t IH]; cbn [map fold_right]; [reflexivity|]. rewrite IH. cbn [lplace content reg ir]. ring.
  - intros r [=].
Qed.

(* -- nonzero: bitwise or of all words -- *)
Section Nonzero.
Variable w : Z.
(* what is known: locations, and the parameters that are all 0 if and only if it is 0 *)
Definition known := list (positive * list positive).
Fixpoint zero_of (k : known) (x : positive) : option (list positive) :=
  match k with [] => None | (y, l) :: t => if Pos.eqb x y then Some l else zero_of t x end.
Definition absent (d : positive) (k : known) : bool := forallb (fun x => negb (Pos.eqb (fst x) d)) k.
Fixpoint ors (p : list stmt) (k : known) : option known :=
  match p with [] => Some k
  | Let [(d, Word)] (Or a b) :: t => do x <- zero_of k a; do y <- zero_of k b; if absent d k then ors t ((d, x ++ y) :: k) else None
  | _ => None end.
Definition covers (l xs : list positive) : bool := forallb (fun x => existsb (Pos.eqb x) l) xs && forallb (fun x => existsb (Pos.eqb x) xs) l.
Definition nonzero_check (n : nat) (f : func) : bool :=
  (0 <=? w) && match params f, result f with [xs], [r] => Nat.eqb (length xs) n &&
    match ors (body f) (map (fun x => (x, [x])) xs) with Some k => match zero_of k r with Some l => covers l xs | None => false end | None => false end
  | _, _ => false end.

Definition true_of (s0 s : state) (k : known) := forall x l, zero_of k x = Some l -> 0 <= s x < 2 ^ w /\ (s x = 0 <-> Forall (fun y => s0 y = 0) l).
Lemma or_word a b : 0 <= w -> 0 <= a < 2 ^ w -> 0 <= b < 2 ^ w -> 0 <= Z.lor a b < 2 ^ w.
Proof.
  intros P A B. split; [apply Z.lor_nonneg; lia|]. destruct (Z.eq_dec (Z.lor a b) 0) as [->|N]; [apply Z.pow_pos_nonneg; lia|].
  assert (0 <= Z.lor a b) by (apply Z.lor_nonneg; lia). apply Z.log2_lt_pow2; [lia|]. rewrite Z.log2_lor by lia.
  assert (L : forall x, 0 <= x < 2 ^ w -> x <> 0 -> Z.log2 x < w) by (intros; apply Z.log2_lt_pow2; lia).
  destruct (Z.eq_dec a 0) as [->|]; [|destruct (Z.eq_dec b 0) as [->|]].
  - rewrite Z.lor_0_l in N. change (Z.log2 0) with 0. pose proof (L _ B N). pose proof (Z.log2_nonneg b). lia.
  - pose proof (L _ A n). change (Z.log2 0) with 0. pose proof (Z.log2_nonneg a). lia.
  - pose proof (L _ A n). pose proof (L _ B n0). lia.
Qed.
Lemma ors_ok s0 : 0 <= w -> forall p k k' s, ors p k = Some k' -> true_of s0 s k -> exists s', run w p s = Some s' /\ true_of s0 s' k'.
Proof.
  intros P. induction p as [|i p IH]; cbn [ors run]; intros k k' s H T. { injection H as <-. eauto. }
  destruct i as [names o]. destruct names as [|[d t] names]; [discriminate|]. destruct t; try discriminate. destruct names; [|discriminate].
  destruct o as [c|a b|a b|a b|a c|a b c e|a b c|a b c|f a b|a b|a b]; try discriminate.
  destruct (zero_of k a) as [x|] eqn:A; [|discriminate]. destruct (zero_of k b) as [y|] eqn:B; [|discriminate]. cbn [bind] in H. destruct (absent d k) eqn:D; [|discriminate].
  destruct (T _ _ A) as [A1 A2]. destruct (T _ _ B) as [B1 B2]. pose proof (or_word _ _ P A1 B1) as O.
  unfold step. cbn [rhs results value bind name]. unfold fits, bits. replace ((0 <=? Z.lor (s a) (s b)) && (Z.lor (s a) (s b) <? 2 ^ w)) with true.
  2:{ symmetry. apply andb_true_intro. split; [apply Z.leb_le|apply Z.ltb_lt]; lia. }
  eapply IH; [exact H|]. intros z l. cbn [zero_of]. unfold set. destruct (Pos.eqb_spec z d) as [->|N]; [|apply T].
  intros [= <-]. split; [exact O|]. rewrite Forall_app, <- A2, <- B2. split; [apply Z.lor_eq_0_iff|intros [-> ->]; reflexivity].
Qed.
Lemma covers_ok s l xs : covers l xs = true -> Forall (fun y => s y = 0) l <-> Forall (fun y : positive => s y = 0) xs.
Proof.
  intros C. apply andb_prop in C as [C D]. rewrite forallb_forall in C, D. rewrite !Forall_forall.
  assert (X : forall a b, (forall x, In x a -> existsb (Pos.eqb x) b = true) -> forall x, In x a -> In x b).
  { intros a b H x I. apply H, existsb_exists in I as (y & J & E). apply Pos.eqb_eq in E. now subst. }
  split; intros H x I; apply H; eapply X; eauto.
Qed.
Theorem nonzero_ok n f : nonzero_check n f = true -> Montgomery.nonzero w n f.
Proof.
  unfold nonzero_check, Montgomery.nonzero. intros H. apply andb_prop in H as [P H]. apply Z.leb_le in P.
  destruct (params f) as [|xs [|]] eqn:F; try discriminate. destruct (result f) as [|r [|]] eqn:R; try discriminate. apply andb_prop in H as [N H]. apply Nat.eqb_eq in N.
  destruct (ors _ _) as [k|] eqn:O; [|discriminate]. destruct (zero_of k r) as [l|] eqn:Z0; [|discriminate].
  exists xs, r. do 3 (split; [auto|]). intros s _ B. destruct (ors_ok s P _ _ _ s O) as (s' & RN & T).
  - intros x m Q. assert (In x xs /\ m = [x]) as [I ->].
    { clear - Q. induction xs as [|y xs IH]; cbn [map zero_of] in Q; [discriminate|]. destruct (Pos.eqb_spec x y) as [->|]; [injection Q as <-; cbn; auto|destruct (IH Q); cbn; auto]. }
    rewrite Forall_forall in B. split; [now apply B|]. split; [auto|intros G; now inversion G].
  - destruct (T _ _ Z0) as [T1 T2]. exists s'. split; [split; auto|]. split; [exact T1|]. rewrite T2. now apply covers_ok.
Qed.
End Nonzero.

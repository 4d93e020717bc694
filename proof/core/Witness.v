(* Preconditions are met by some state: no theorem is empty. [witness] is a boolean check of a contract; if it holds, and the instruction
   set has a state for any registers and any memory, then there is a state that meets [pre]: regions 64 KiB apart from 64 KiB on, the
   stack at [top], the count 1, everything else 0. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Word core.SymSound stmt.Contract.
Import ListNotations.
Open Scope Z_scope.

(* states can be made: only [regs] are sure to be as asked, and only values below 2^64 can be asked for *)
Record inhabited (I : isa) := Inhabited {
  free_reg : positive -> bool;
  top : Z;                                       (* where the stack is put *)
  make : forall f : positive -> Z, (forall r, 0 <= f r < W) -> f (sp I) = top -> exists s : state I,
    well_formed I s /\ (forall r, free_reg r = true -> reg I s r = f r) /\ (forall x, mem_of I s x = 0) }.

Section Witness.
Variables (I : isa) (H : inhabited I) (c : contract).
Definition pointers : list positive := map rpointer (regions c).
Definition address (i : nat) : Z := 2 ^ 16 * (1 + Z.of_nat i).
Fixpoint index (r : positive) (l : list positive) : option nat :=
  match l with [] => None | x :: t => if Pos.eqb x r then Some O else match index r t with Some i => Some (S i) | None => None end end.
Definition registers (r : positive) : Z :=
  if Pos.eqb r (sp I) then top _ H else
  match index r pointers with Some i => address i | None => match count c with Some q => if Pos.eqb r q then 1 else 0 | None => 0 end end.
(* the value of a place in that state *)
Definition start (p : place) : Z := match p with Mem _ _ _ => 0 | Reg r => registers r end.
Definition start_value (x : number) : Z := fold_right (fun l v => lweight l * start (lplace l) + v) 0 (limbs x).
Fixpoint distinct (l : list positive) : bool := match l with [] => true | x :: t => negb (existsb (Pos.eqb x) t) && distinct t end.
Definition witness : bool :=
  forallb (free_reg _ H) (sp I :: pointers ++ match count c with Some q => [q] | None => [] end ++
    flat_map (fun x => flat_map (fun l => match lplace l with Reg r => [r] | Mem _ _ _ => [] end) (limbs (snd x))) (inputs c)) &&
  distinct (sp I :: pointers) && (Z.of_nat (length pointers) <? 2 ^ 16) &&
  forallb (fun r => (0 <=? rbytes r) && (rbytes r <=? 2 ^ 16)) (regions c) && (stack c <=? top _ H) && (top _ H <=? 2 ^ 40) &&
  match regions c with [] => 0 <=? stack c | _ => (2 ^ 33 <=? top _ H - stack c) && (0 <=? stack c) end && (0 <=? return_bytes I) && (return_bytes I <=? 2 ^ 16) &&
  forallb (fun p => negb (Nat.eqb (fst p) (snd p))) (apart c) &&
  forallb (fun x => forallb (fun l => (0 <=? start (lplace l)) && (start (lplace l) <=? lmax l)) (limbs (snd x)) && (start_value (snd x) <=? vmax (snd x))) (inputs c) &&
  match count c with Some q => negb (existsb (Pos.eqb q) (sp I :: pointers)) | None => true end.

Lemma index_bound r : forall l i, index r l = Some i -> (i < length l)%nat.
Proof.
  induction l as [|x l IH]; cbn [index length]; intros i E; [discriminate|]. destruct (Pos.eqb x r). { injection E as <-. lia. }
  destruct (index r l); [|discriminate]. injection E as <-. specialize (IH _ eq_refl). lia.
Qed.
Lemma index_nth l : distinct l = true -> forall i r, nth_error l i = Some r -> index r l = Some i.
Proof.
  induction l as [|x l IH]; cbn [distinct index]; intros D i r N; [destruct i; discriminate|]. apply andb_prop in D as [D1 D2].
  destruct i as [|i]. { injection N as ->. now rewrite Pos.eqb_refl. }
  cbn [nth_error] in N. destruct (Pos.eqb_spec x r) as [->|].
  - exfalso. apply negb_true_iff in D1. assert (X : existsb (Pos.eqb r) l = true); [|congruence].
    apply existsb_exists. exists r. split; [now apply nth_error_In in N|apply Pos.eqb_refl].
  - now rewrite (IH D2 _ _ N).
Qed.
Lemma load_zero n m : (forall x, m x = 0) -> forall a, load n m a = 0.
Proof. intros Z0. induction n as [|n IH]; intros a; cbn [load]; [reflexivity|]. now rewrite Z0, IH. Qed.

Theorem witness_ok : witness = true -> exists s, pre I c s.
Proof.
  unfold witness. intros Q. zprop. rename H0 into CQ, H1 into IN, H2 into AP, H3 into RB2, H4 into RB1, H5 into ST3, H6 into ST2, H7 into ST1, H8 into RS, H9 into LN, H10 into DI, Q into FR.
  rewrite forallb_forall in FR, IN, AP, RS. cbn [distinct] in DI. apply andb_prop in DI as [DS DP].
  assert (SP0 : 0 <= stack c) by (destruct (regions c); [now apply Z.leb_le|zprop; assumption]).
  assert (RG : forall r, 0 <= registers r < W).
  { intros r. unfold registers. destruct (Pos.eqb r (sp I)); [unfold W; lia|]. destruct (index r pointers) as [i|] eqn:E.
    - apply index_bound in E. unfold address, W. lia.
    - destruct (count c) as [q|]; [destruct (Pos.eqb r q)|]; unfold W; lia. }
  destruct (make _ H registers RG) as (s & WF & RV & MV). { unfold registers. now rewrite Pos.eqb_refl. } exists s.
  assert (RP : forall i r, nth_error (regions c) i = Some r -> reg I s (rpointer r) = address i).
  { intros i r N. pose proof (map_nth_error rpointer _ _ N) as N'. fold pointers in N'. rewrite RV.
    - unfold registers. destruct (Pos.eqb_spec (rpointer r) (sp I)) as [E|].
      + exfalso. apply negb_true_iff in DS. assert (X : existsb (Pos.eqb (sp I)) pointers = true); [|congruence].
        apply existsb_exists. exists (rpointer r). split; [now apply nth_error_In in N'|]. rewrite E. apply Pos.eqb_refl.
      + now rewrite (index_nth _ DP _ _ N').
    - apply FR. right. apply in_or_app. left. now apply nth_error_In in N'. }
  assert (SPV : reg I s (sp I) = top _ H). { rewrite RV by (apply FR; now left). unfold registers. now rewrite Pos.eqb_refl. }
  assert (IX : forall r, In r (regions c) -> exists i, nth_error (regions c) i = Some r /\ (i < length pointers)%nat).
  { intros r J. apply In_nth_error in J as [i N]. exists i. split; [exact N|]. unfold pointers. rewrite map_length. apply nth_error_Some. rewrite N. discriminate. }
  assert (SZ : forall r, In r (regions c) -> 0 <= rbytes r <= 2 ^ 16). { intros r J. specialize (RS _ J). zprop. lia. }
  constructor.
  - exact WF.
  - intros r J. destruct (IX _ J) as (i & N & L). rewrite (RP _ _ N). specialize (SZ _ J). unfold address, W. lia.
  - intros i j a b J Na Nb. specialize (AP _ J). cbn [fst snd] in AP. apply negb_true_iff, Nat.eqb_neq in AP.
    unfold disjoint, base. rewrite Na, Nb, (RP _ _ Na), (RP _ _ Nb). pose proof (SZ _ (nth_error_In _ _ Na)). pose proof (SZ _ (nth_error_In _ _ Nb)). unfold address. lia.
  - rewrite SPV. unfold W. lia.
  - intros r J. destruct (IX _ J) as (i & N & L). rewrite (RP _ _ N), SPV. specialize (SZ _ J).
    destruct (regions c) as [|r0 rs]; [destruct J|]. zprop. unfold disjoint, address. destruct (rwritable r); lia.
  - assert (CT : forall i x l, In (i, x) (inputs c) -> In l (limbs x) -> content I c s s (lplace l) = start (lplace l)).
    { intros i x l J K. destruct (lplace l) as [a o n|r] eqn:E; cbn [content start]; [now apply load_zero|]. apply RV, FR. right. apply in_or_app; right. apply in_or_app; right.
      apply in_flat_map. exists (i, x). split; [exact J|]. apply in_flat_map. exists l. cbn [snd]. rewrite E. split; [exact K|now left]. }
    intros i x J. specialize (IN _ J). cbn [snd] in IN. apply andb_prop in IN as [I1 I2]. rewrite forallb_forall in I1. apply Z.leb_le in I2. split.
    + apply Forall_forall. intros l K. rewrite (CT _ _ _ J K). specialize (I1 _ K). zprop. lia.
    + replace (value I c s s x) with (start_value x); [exact I2|]. unfold start_value, value.
      assert (CX : forall l, In l (limbs x) -> content I c s s (lplace l) = start (lplace l)) by (intros; eapply CT; eauto).
      clear I1. revert CX. induction (limbs x) as [|l ls IH]; cbn [fold_right]; intros CX; [reflexivity|]. rewrite CX, IH; auto; [intros; apply CX; now right|now left].
  - intros q E. rewrite E in CQ. rewrite RV.
    + unfold registers. rewrite E. cbn [existsb] in CQ. apply negb_true_iff, orb_false_iff in CQ as [CQ1 CQ2]. rewrite CQ1.
      destruct (index q pointers) as [i|] eqn:X.
      * exfalso. clear - CQ2 X. revert i X. induction pointers as [|y l IH]; cbn [index]; intros i X; [discriminate|]. cbn [existsb] in CQ2. apply orb_false_iff in CQ2 as [A B].
        rewrite Pos.eqb_sym in A. rewrite A in X. destruct (index q l); [|discriminate]. eauto.
      * rewrite Pos.eqb_refl. lia.
    + apply FR. right. apply in_or_app; right. apply in_or_app; left. rewrite E. now left.
Qed.
End Witness.

(* x86-64 functions under the checker: what core/Sound.v, core/LoopSound.v and core/Witness.v ask of an instruction set. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroLoop core.Word stmt.Contract core.Check core.Sound core.Loop core.LoopSound core.Witness.
From Carrychain Require Import model.X86 model.X86Decode model.X86Run stmt.X86Abi core.LowerX86Vector core.LowerX86 core.LowerX86Run.
Import ListNotations.
Open Scope Z_scope.

Lemma entered c : Contract.well_formed x86 c -> exists m, agree c m.
Proof.
  intros (R & V & B). exists (Ms (fun l => if is_reg l then Some (rg c l) else if (64 <=? l)%positive then Some (vl c (l - 63)%positive) else None) (mem c)). constructor; auto.
  - intros r H. cbn [lv]. now rewrite H.
  - intros x. discriminate.
  - intros x. discriminate.
  - intros x. discriminate.
  - intros i. cbn [lv]. unfold lane, is_reg. destruct (Pos.leb_spec (63 + i) 16); [lia|]. destruct (Pos.leb_spec 64 (63 + i)); [|lia]. do 2 f_equal. lia.
Qed.
Lemma agree_well_formed c m : agree c m -> Contract.well_formed x86 c.
Proof. intros A. split; [exact (ag_range _ _ A)|split; [exact (ag_lanes _ _ A)|exact (ag_bytes _ _ A)]]. Qed.

Definition x86_sim : simulation x86.
Proof.
  refine (Sim x86 is_reg agree entered (fun s m r A H => ag_reg s m A r H) (fun s m A => ag_mem s m A) agree_well_formed
    (fun s H => proj2 (proj2 H)) (fun s r H _ => proj1 H r) _ (fun sp => [Read 8 sp]) lower lower_runs).
  discriminate.
Defined.
(* the round as core/MicroLoop.v has it: the body, then the counter *)
Definition loop_of (k : list Z) (n1 n2 : nat) : option (list (list uop) * list (list uop) * positive * list (list uop)) :=
  do x <- lower_loop k n1 n2; let '(pre, body, r, post) := x in Some (pre, body ++ [count r], r, post).
Lemma loop_of_ok k n1 n2 pre body r post (s : X86State.state) m m1 t1 n m2 t2 m3 t3 : loop_of k n1 n2 = Some (pre, body, r, post) -> agree s m ->
  mrun (concat pre) m = Some (m1, t1) -> mloop n (concat body) r m1 = Some (m2, t2) -> mrun (concat post) m2 = Some (m3, t3) ->
  exists s', runs k s s' (t1 ++ t2 ++ t3 ++ [Read 8 (rg s' RSP)]) /\ agree s' m3.
Proof.
  unfold loop_of. destruct (lower_loop k n1 n2) as [[[[a b] q] d]|] eqn:E; [|discriminate]. intros [= <- <- <- <-] A R1 R2 R3.
  rewrite concat_app in R2. cbn [concat] in R2. rewrite app_nil_r in R2. exact (lower_loop_runs _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ E A R1 R2 R3).
Qed.
Definition x86_loops : loop_simulation x86 x86_sim := LoopSim x86 x86_sim loop_of loop_of_ok.

Definition x86_inhabited : inhabited x86.
Proof.
  refine (Inhabited x86 is_reg (2 ^ 40) _). intros f R _. exists (St f None None None (fun _ => 0) (fun _ => 0)).
  split; [|split; reflexivity]. split; [exact R|]. split; [intros i; split; [reflexivity|exact W_pos]|intros x; cbn; lia].
Defined.

(* the registers that a caller may have left anything in *)
Definition scratch : list positive := [RAX; RCX; RDX; RSI; RDI; R8; R9; R10; R11].
Lemma scratch_ok s r : Contract.well_formed x86 s -> In r scratch -> 0 <= Contract.reg x86 s r < W.
Proof. intros H _. exact (proj1 H r). Qed.

(* For the generated files: a contract's theorem and its witness from two computations. *)
Definition check_x86 (c : contract) (k : list Z) (pf : proof) : bool :=
  match lower k with Some p => regs_ok x86 x86_sim scratch c && check RSP (saved x86) scratch c p pf | None => false end.
Theorem check_x86_sound c k pf : check_x86 c k pf = true -> meets x86 c k.
Proof. unfold check_x86. destruct (lower k) as [p|] eqn:L; [|discriminate]. intros H. apply andb_prop in H as [A B].
  exact (check_sound x86 x86_sim scratch c k p pf scratch_ok L A B). Qed.
Definition check_x86_loop (c : contract) (k : list Z) (n1 n2 : nat) (pf : loop_proof) : bool :=
  match loop_of k n1 n2 with
  | Some (pre, body, r, post) => regs_ok x86 x86_sim scratch c && check_loop RSP (saved x86) scratch c (lhead pf) r (pre, body, post) pf | None => false end.
Theorem check_x86_loop_sound c k n1 n2 pf : check_x86_loop c k n1 n2 pf = true -> meets x86 c k.
Proof.
  unfold check_x86_loop. destruct (loop_of k n1 n2) as [[[[pre body] r] post]|] eqn:L; [|discriminate]. intros H. apply andb_prop in H as [A B].
  exact (loop_meets x86 x86_sim x86_loops scratch c k n1 n2 pf pre body post r L scratch_ok A B).
Qed.
Theorem x86_witness c : witness x86 x86_inhabited c = true -> exists s, pre x86 c s.
Proof. exact (witness_ok x86 x86_inhabited c). Qed.

(* x86-64 functions under the checker: what core/Sound.v and core/Witness.v ask of an instruction set. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroLoop core.Word stmt.Contract core.Act core.Check core.Program core.Sound core.ProgramSound core.Witness.
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
Definition check_x86 (c : contract) (k : list Z) (ns : list (nat * nat)) (pf : proof) : bool := check_meets x86 x86_sim scratch c k ns pf.
Theorem check_x86_sound c k ns pf : check_x86 c k ns pf = true -> meets x86 c k.
Proof. exact (meets_ok x86 x86_sim scratch c k ns pf scratch_ok). Qed.
Definition check_x86_acts (c : contract) (st : list stage) (k : list Z) (ns : list (nat * nat)) (pf : proof) : bool := check_performs x86 x86_sim scratch c k ns pf st.
Theorem check_x86_acts_sound c st k ns pf : check_x86_acts c st k ns pf = true -> performs x86 c st k.
Proof. exact (performs_ok x86 x86_sim scratch c k ns pf scratch_ok st). Qed.
Theorem x86_witness c : witness x86 x86_inhabited c = true -> exists s, pre x86 c s.
Proof. exact (witness_ok x86 x86_inhabited c). Qed.

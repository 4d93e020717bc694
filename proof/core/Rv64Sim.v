(* RV64 functions under the checker: what core/Sound.v and core/Witness.v ask of an instruction set. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroLoop core.Word.
From Carrychain Require Import stmt.Contract core.Check core.Program core.Sound core.ProgramSound core.Witness.
From Carrychain Require Import model.Rv64 model.Rv64Decode model.Rv64Run stmt.Rv64Abi core.LowerRv64 core.LowerRv64Sound.
Import ListNotations.
Open Scope Z_scope.

Lemma entered c : Contract.well_formed rv64 c -> exists m, agree c m.
Proof. intros [R B]. exists (Ms (fun l => Some (rg c l)) (mem c)). constructor; auto. Qed.
Lemma agree_well_formed c m : agree c m -> Contract.well_formed rv64 c.
Proof. intros A. split; [exact (ag_range _ _ A)|exact (ag_bytes _ _ A)]. Qed.
Lemma returned k ns p s m m' t : lower k ns = Some p -> agree s m -> prun (fst p) (snd p) m m' t -> exists s', runs k s s' (t ++ []) /\ agree s' m'.
Proof. rewrite app_nil_r. apply lower_runs. Qed.

Definition rv64_sim : simulation rv64.
Proof.
  refine (Sim rv64 is_reg agree entered (fun s m r A H => ag_reg s m A r H) (fun s m A => ag_mem s m A) agree_well_formed
    (fun s H => proj2 H) (fun s r H _ => proj1 H r) _ (fun _ => []) lower returned).
  discriminate.
Defined.
Definition rv64_inhabited : inhabited rv64.
Proof.
  refine (Inhabited rv64 is_reg (2 ^ 40) _). intros f R _. exists (St f (fun _ => 0)).
  split; [|split; reflexivity]. split; [exact R|intros x; cbn; lia].
Defined.

(* For the generated files: a contract's theorem and its witness from two computations. *)
Definition check_rv64 (c : contract) (k : list Z) (ns : list (nat * nat)) (pf : proof) : bool := check_meets rv64 rv64_sim [] c k ns pf.
Theorem check_rv64_sound c k ns pf : check_rv64 c k ns pf = true -> meets rv64 c k.
Proof. exact (meets_ok rv64 rv64_sim [] c k ns pf (fun s r _ (F : In r []) => match F with end)). Qed.
Theorem rv64_witness c : witness rv64 rv64_inhabited c = true -> exists s, pre rv64 c s.
Proof. exact (witness_ok rv64 rv64_inhabited c). Qed.

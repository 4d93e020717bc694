(* RV64 functions under the checker: what core/Sound.v and core/Witness.v ask of an instruction set. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.Word stmt.Contract core.Check core.Sound core.Witness.
From Carrychain Require Import model.Rv64 model.Rv64Decode model.Rv64Run stmt.Rv64Abi core.LowerRv64 core.LowerRv64Sound.
Import ListNotations.
Open Scope Z_scope.

Lemma entered c : Contract.well_formed rv64 c -> exists m, agree c m.
Proof. intros [R B]. exists (Ms (fun l => Some (rg c l)) (mem c)). constructor; auto. Qed.
Lemma agree_well_formed c m : agree c m -> Contract.well_formed rv64 c.
Proof. intros A. split; [exact (ag_range _ _ A)|exact (ag_bytes _ _ A)]. Qed.
Lemma returned k p s m m' t : lower k = Some p -> agree s m -> mrun (concat p) m = Some (m', t) -> exists s', runs k s s' (t ++ []) /\ agree s' m'.
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
Definition check_rv64 (c : contract) (k : list Z) (pf : proof) : bool :=
  match lower k with Some p => regs_ok rv64 rv64_sim [] c && check sp (saved rv64) [] c p pf | None => false end.
Theorem check_rv64_sound c k pf : check_rv64 c k pf = true -> meets rv64 c k.
Proof.
  unfold check_rv64. destruct (lower k) as [p|] eqn:L; [|discriminate]. intros H. apply andb_prop in H as [A B].
  exact (check_sound rv64 rv64_sim [] c k p pf (fun s r _ (F : In r []) => match F with end) L A B).
Qed.
Theorem rv64_witness c : witness rv64 rv64_inhabited c = true -> exists s, pre rv64 c s.
Proof. exact (witness_ok rv64 rv64_inhabited c). Qed.

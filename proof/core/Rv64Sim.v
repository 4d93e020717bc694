(* RV64 functions under the checker: what core/Sound.v, core/LoopSound.v and core/Witness.v ask of an instruction set. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroLoop core.Word.
From Carrychain Require Import stmt.Contract core.Check core.Sound core.Loop core.LoopSound core.Witness.
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
Lemma loop_returned k n1 n2 pre body r post (s : Rv64.state) m m1 t1 n m2 t2 m3 t3 : lower_loop k n1 n2 = Some (pre, body, r, post) -> agree s m ->
  mrun (concat pre) m = Some (m1, t1) -> mloop n (concat body) r m1 = Some (m2, t2) -> mrun (concat post) m2 = Some (m3, t3) ->
  exists s', runs k s s' (t1 ++ t2 ++ t3 ++ []) /\ agree s' m3.
Proof. rewrite app_nil_r. apply lower_loop_runs. Qed.
Definition rv64_loops : loop_simulation rv64 rv64_sim := LoopSim rv64 rv64_sim lower_loop loop_returned.

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
Definition check_rv64_loop (c : contract) (k : list Z) (n1 n2 : nat) (pf : loop_proof) : bool :=
  match lower_loop k n1 n2 with
  | Some (pre, body, r, post) => regs_ok rv64 rv64_sim [] c && check_loop sp (saved rv64) [] c (lhead pf) r (pre, body, post) pf | None => false end.
Theorem check_rv64_loop_sound c k n1 n2 pf : check_rv64_loop c k n1 n2 pf = true -> meets rv64 c k.
Proof.
  unfold check_rv64_loop. destruct (lower_loop k n1 n2) as [[[[pre body] r] post]|] eqn:L; [|discriminate]. intros H. apply andb_prop in H as [A B].
  exact (loop_meets rv64 rv64_sim rv64_loops [] c k n1 n2 pf pre body post r L (fun s r _ (F : In r []) => match F with end) A B).
Qed.
Theorem rv64_witness c : witness rv64 rv64_inhabited c = true -> exists s, pre rv64 c s.
Proof. exact (witness_ok rv64 rv64_inhabited c). Qed.

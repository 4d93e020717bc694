(* Functions of x86-64 under the System V calling convention, as an instruction set for contracts. TRUSTED. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.Mem stmt.Contract model.X86 model.X86Run.
Import ListNotations.
Open Scope Z_scope.

Definition well_formed (s : state) : Prop :=
  (forall r, 0 <= rg s r < W) /\ (forall i, 0 <= vl s i < W) /\ bytes_ok (mem s).
(* the return address takes 8 bytes at rsp *)
Definition x86 : isa := Isa (list Z) state rg mem well_formed RSP [RBX; RBP; R12; R13; R14; R15] 8 runs.

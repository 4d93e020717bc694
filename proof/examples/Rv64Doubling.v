(* A counted loop on RV64: x10 is doubled x11 times, modulo 2^64. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.Mem core.Cert core.Check core.Program core.Rv64Sim stmt.Contract stmt.Layout stmt.Rv64Abi.
Import ListNotations.
Open Scope Z_scope.

Definition contract : contract := Contract [] [] 0 (2 ^ 64)
  [(0%nat, in_register 10); (1%nat, in_register 11)] [(0%nat, Plus (V 0) (V 0))] [(0%nat, in_register 10)] (Some 11%positive).
Definition code : list Z :=
  [0x33; 0x05; 0xa5; 0x00;                       (* L: add a0, a0, a0 *)
   0x93; 0x85; 0xf5; 0xff;                       (*    addi a1, a1, -1 *)
   0xe3; 0x9c; 0x05; 0xfe;                       (*    bnez a1, L *)
   0x67; 0x80; 0x00; 0x00].                      (*    ret *)
(* At the loop's head: the stack pointer, the number, and the saved registers where they were. *)
Definition kept := saved rv64.
Definition head : head := Head [(Reg 2, (0%nat, 0))]
  ((Reg 10, W - 1) :: map (fun r => (Reg r, W - 1)) kept) (combine kept (seq 1 (length kept))) [(0%nat, (false, in_register 10))].
Definition hints : proof :=
  {| loops := [Loop head (Part [] [] [] []) (Part [Block 1 [Congruent (in_register 10) (GC 1 1 [] []) None]] [] [] [])]; final := Part [] [] [] []; output_bounds := [] |}.

Theorem Rv64Doubling_meets : meets rv64 contract code.
Proof. apply (check_rv64_sound _ _ [(0%nat, 2%nat)] hints). vm_compute. reflexivity. Qed.
Theorem Rv64Doubling_witness : exists s, pre rv64 contract s.
Proof. apply rv64_witness. vm_compute. reflexivity. Qed.

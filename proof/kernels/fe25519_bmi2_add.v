(* fe25519_bmi2::add, x86-64. Made by `carrychain verify --write`; not to be edited. *)
From Coq Require Import ZArith List.
From Carrychain Require Import core.Cert core.Check core.Program core.X86Sim stmt.Contract stmt.X86Abi spec.Fe25519.
Import ListNotations.
Open Scope Z_scope.
From Carrychain Require spec.Fe25519.

Definition code : list Z :=
  [0xf3; 0x0f; 0x1e; 0xfa; 0x48; 0x89; 0xd0; 0x48; 0x8b; 0x0e; 0x4c; 0x8b; 0x46; 0x08; 0x4c; 0x8b;
   0x4e; 0x10; 0x48; 0x8b; 0x76; 0x18; 0x48; 0x03; 0x08; 0x4c; 0x13; 0x40; 0x08; 0x4c; 0x13; 0x48;
   0x10; 0x48; 0x13; 0x70; 0x18; 0x48; 0x19; 0xc0; 0x48; 0x83; 0xe0; 0x26; 0x48; 0x01; 0xc1; 0x49;
   0x83; 0xd0; 0x00; 0x49; 0x83; 0xd1; 0x00; 0x4c; 0x89; 0x47; 0x08; 0x48; 0x83; 0xd6; 0x00; 0x4c;
   0x89; 0x4f; 0x10; 0x48; 0x19; 0xc0; 0x48; 0x89; 0x77; 0x18; 0x48; 0x83; 0xe0; 0x26; 0x48; 0x01;
   0xc1; 0x48; 0x89; 0x0f; 0xc3].
Definition contract := Fe25519.add 0.
Definition hints := straight [Block 23 [Congruent (element 0 0) (GC 1 1 [] []) None]]
[HUp 44 0 (Split [([42%positive], 1)] 0 (Leaf [(8%nat, 1)] []) (Leaf [(0%nat, 19); (1%nat, 0x130000000000000000); (2%nat, 0x1300000000000000000000000000000000); (3%nat, 0x13000000000000000000000000000000000000000000000000); (4%nat, 0x8000000000000000000000000000000000000000000000000000000000000000); (5%nat, 0x80000000000000000000000000000000000000000000000000000000000000000000000000000000); (6%nat, 0x800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (7%nat, 0x8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (8%nat, 0x8000000000000000000000000000000000000000000000000000000000000000)] []))]
[([None; None; None; None], None)].

Theorem fe25519_bmi2_add_meets : meets x86 contract code.
Proof. apply (check_x86_sound _ _ [] hints). vm_compute. reflexivity. Qed.
Theorem fe25519_bmi2_add_witness : exists s, pre x86 contract s.
Proof. apply x86_witness. vm_compute. reflexivity. Qed.

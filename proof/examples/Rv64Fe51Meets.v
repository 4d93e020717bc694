(* Rv64Fe51.v's code meets its contract. Made by `cargo xtask regenerate`; not to be edited. *)
From Coq Require Import ZArith List.
From Carrychain Require Import core.Cert core.Check core.Program core.Rv64Sim stmt.Contract stmt.Rv64Abi examples.Rv64Fe51.
Import ListNotations.
Open Scope Z_scope.

Definition hints := straight [Block 225 [Congruent (Number [Limb (Mem 0 0 8) 1 0xfffffffffffff; Limb (Mem 0 8 8) 0x8000000000000 0xfffffffffffff; Limb (Mem 0 16 8) 0x40000000000000000000000000 0xfffffffffffff; Limb (Mem 0 24 8) 0x200000000000000000000000000000000000000 0xfffffffffffff; Limb (Mem 0 32 8) 0x1000000000000000000000000000000000000000000000000000 0xfffffffffffff] 0x20000000000000000000000000000000000000000000000000000000000000000) (GC 1 1 [] []) None]]
[HLo 42 0 (Leaf [(0%nat, (-16)); (2%nat, (-4)); (4%nat, (-4)); (6%nat, (-1))] []);
 HLo 44 0 (Leaf [(1%nat, (-16)); (3%nat, (-4)); (5%nat, (-4)); (7%nat, (-1))] []);
 HLo 56 0 (Leaf [(9%nat, (-16)); (11%nat, (-4)); (12%nat, (-4)); (13%nat, (-1))] []);
 HLo 66 0 (Leaf [(14%nat, (-16)); (15%nat, (-4)); (16%nat, (-4)); (18%nat, (-1))] []);
 HLo 274 0 (Leaf [(119%nat, (-32768)); (120%nat, (-1)); (121%nat, (-1)); (122%nat, (-5))] []);
 HUp 276 0 (Leaf [(122%nat, 1); (123%nat, 1)] []);
 HUp 41 0x4ffffffffffffec (Leaf [(6%nat, 1)] []);
 HUp 41 0x4bfffffffffffed (Leaf [(6%nat, 1); (4%nat, 4); (2%nat, 4); (0%nat, 16)] []);
 HUp 43 0x4ffffffffffffec (Leaf [(7%nat, 1)] []);
 HUp 43 0x4bfffffffffffed (Leaf [(7%nat, 1); (5%nat, 4); (3%nat, 4); (1%nat, 16)] []);
 HUp 46 0x12fffffffffff (Leaf [(8%nat, 1)] []);
 HUp 50 0x12fffffffffff (Leaf [(10%nat, 1)] []);
 HUp 55 0x4ffffffffffffec (Leaf [(13%nat, 1)] []);
 HUp 55 0x4bfffffffffffed (Leaf [(13%nat, 1); (12%nat, 4); (11%nat, 4); (9%nat, 16)] []);
 HUp 65 0x4ffffffffffffec (Leaf [(18%nat, 1)] []);
 HUp 65 0x4bfffffffffffed (Leaf [(18%nat, 1); (16%nat, 4); (15%nat, 4); (14%nat, 16)] []);
 HUp 67 0x25ffffffffffe (Leaf [(19%nat, 1)] []);
 HUp 71 0x25fffffffffff (Leaf [(21%nat, 1)] []);
 HUp 75 0x26ffffffffffe (Leaf [(23%nat, 1)] []);
 HUp 78 0x12fffffffffff (Leaf [(24%nat, 1)] []);
 HUp 79 0x26fffffffffff (Leaf [(25%nat, 1)] []);
 HUp 85 0x39ffffffffffe (Leaf [(28%nat, 1)] []);
 HUp 87 0x39fffffffffff (Leaf [(29%nat, 1)] []);
 HUp 100 0x12fffffffffff (Leaf [(35%nat, 1)] []);
 HUp 103 0x4cffffffffffe (Leaf [(37%nat, 1)] []);
 HUp 107 0x4cfffffffffff (Leaf [(39%nat, 1)] []);
 HUp 112 0 (Leaf [(41%nat, 1)] []);
 HUp 111 0x4cfffffffffff (Leaf [(41%nat, 1)] []);
 HUp 98 0x12fffffffffff (Leaf [(34%nat, 1)] []);
 HUp 114 0x12fffffffffff (Leaf [(42%nat, 1)] []);
 HUp 115 0x14ffffffffffe (Leaf [(43%nat, 1)] []);
 HUp 117 0x14fffffffffff (Leaf [(44%nat, 1)] []);
 HUp 121 0x27ffffffffffe (Leaf [(46%nat, 1)] []);
 HUp 124 0x12fffffffffff (Leaf [(47%nat, 1)] []);
 HUp 125 0x27fffffffffff (Leaf [(48%nat, 1)] []);
 HUp 135 0x3affffffffffe (Leaf [(53%nat, 1)] []);
 HUp 137 0x3afffffffffff (Leaf [(54%nat, 1)] []);
 HUp 139 0x3b00000000000 (Leaf [(55%nat, 1)] []);
 HUp 142 0 (Leaf [(56%nat, 1)] []);
 HUp 141 0x3b00000000000 (Leaf [(56%nat, 1)] []);
 HUp 156 0x12fffffffffff (Leaf [(63%nat, 1)] []);
 HUp 163 0x15ffffffffffe (Leaf [(67%nat, 1)] []);
 HUp 166 0x12fffffffffff (Leaf [(68%nat, 1)] []);
 HUp 167 0x15fffffffffff (Leaf [(69%nat, 1)] []);
 HUp 177 0x28ffffffffffe (Leaf [(74%nat, 1)] []);
 HUp 179 0x28fffffffffff (Leaf [(75%nat, 1)] []);
 HUp 181 0x2900000000000 (Leaf [(76%nat, 1)] []);
 HUp 184 0 (Leaf [(77%nat, 1)] []);
 HUp 183 0x2900000000000 (Leaf [(77%nat, 1)] []);
 HUp 210 0x12fffffffffff (Leaf [(90%nat, 1)] []);
 HUp 223 0x16ffffffffffe (Leaf [(97%nat, 1)] []);
 HUp 225 0x16fffffffffff (Leaf [(98%nat, 1)] []);
 HUp 227 0x1700000000000 (Leaf [(99%nat, 1)] []);
 HUp 230 0 (Leaf [(100%nat, 1)] []);
 HUp 229 0x1700000000000 (Leaf [(100%nat, 1)] [])]
[([None; None; None; None; None], None)].

Theorem Rv64Fe51_meets : meets rv64 contract code.
Proof. apply (check_rv64_sound _ _ [] hints). vm_compute. reflexivity. Qed.
Theorem Rv64Fe51_witness : exists s, pre rv64 contract s.
Proof. apply rv64_witness. vm_compute. reflexivity. Qed.

(* Rv64Fe51.v's code meets its contract. Made by `cargo xtask regenerate`; not to be edited. *)
From Coq Require Import ZArith List.
From Carrychain Require Import core.Cert core.Check core.Rv64Sim stmt.Contract stmt.Rv64Abi examples.Rv64Fe51.
Import ListNotations.
Open Scope Z_scope.

Definition hints := Proof [Block 225 [(Number [Limb (Mem 0 0 8) 1 0xfffffffffffff; Limb (Mem 0 8 8) 0x8000000000000 0xfffffffffffff; Limb (Mem 0 16 8) 0x40000000000000000000000000 0xfffffffffffff; Limb (Mem 0 24 8) 0x200000000000000000000000000000000000000 0xfffffffffffff; Limb (Mem 0 32 8) 0x1000000000000000000000000000000000000000000000000000 0xfffffffffffff] 0x20000000000000000000000000000000000000000000000000000000000000000, GC 1 1 [(301%positive, 173%nat, (-1)); (299%positive, 172%nat, (-1)); (287%positive, 171%nat, (-1)); (277%positive, 170%nat, (-1)); (259%positive, 169%nat, (-1)); (251%positive, 168%nat, (-1)); (249%positive, 167%nat, (-1)); (235%positive, 166%nat, (-1)); (225%positive, 165%nat, (-1)); (219%positive, 164%nat, (-1)); (197%positive, 163%nat, (-1)); (195%positive, 162%nat, (-1)); (183%positive, 161%nat, (-1)); (173%positive, 160%nat, (-1)); (163%positive, 159%nat, (-1)); (145%positive, 158%nat, (-1)); (143%positive, 157%nat, (-1)); (131%positive, 156%nat, (-1)); (115%positive, 155%nat, (-1)); (109%positive, 154%nat, (-1)); (97%positive, 153%nat, (-1)); (85%positive, 152%nat, (-1)); (75%positive, 151%nat, (-1)); (65%positive, 150%nat, (-1))] [])]]
[HLo 39 0 (Leaf [(0%nat, (-16)); (2%nat, (-4)); (4%nat, (-4)); (6%nat, (-1))] []);
 HLo 41 0 (Leaf [(1%nat, (-16)); (3%nat, (-4)); (5%nat, (-4)); (7%nat, (-1))] []);
 HLo 53 0 (Leaf [(9%nat, (-16)); (11%nat, (-4)); (12%nat, (-4)); (13%nat, (-1))] []);
 HLo 63 0 (Leaf [(14%nat, (-16)); (15%nat, (-4)); (16%nat, (-4)); (18%nat, (-1))] []);
 HEq [([61%positive], 1); ([65%positive], 1)] (Leaf [(17%nat, 1); (19%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(17%nat, (-1)); (19%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([73%positive], 1); ([75%positive], 1)] (Leaf [(23%nat, 1); (24%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(23%nat, (-1)); (24%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([83%positive], 1); ([85%positive], 1)] (Leaf [(28%nat, 1); (29%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(28%nat, (-1)); (29%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([95%positive], 1); ([97%positive], 1)] (Leaf [(34%nat, 1); (35%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(34%nat, (-1)); (35%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([107%positive], 1); ([109%positive], 1)] (Leaf [(40%nat, 1); (41%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(40%nat, (-1)); (41%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([113%positive], 1); ([115%positive], 1)] (Leaf [(43%nat, 1); (44%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(43%nat, (-1)); (44%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([129%positive], 1); ([131%positive], 1)] (Leaf [(51%nat, 1); (52%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(51%nat, (-1)); (52%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([139%positive], 1); ([143%positive], 1)] (Leaf [(56%nat, 1); (58%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(56%nat, (-1)); (58%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([141%positive], 1); ([145%positive], 1)] (Leaf [(57%nat, 1); (59%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(57%nat, (-1)); (59%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([161%positive], 1); ([163%positive], 1)] (Leaf [(67%nat, 1); (68%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(67%nat, (-1)); (68%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([171%positive], 1); ([173%positive], 1)] (Leaf [(72%nat, 1); (73%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(72%nat, (-1)); (73%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([181%positive], 1); ([183%positive], 1)] (Leaf [(77%nat, 1); (78%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(77%nat, (-1)); (78%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([193%positive], 1); ([195%positive], 1)] (Leaf [(83%nat, 1); (84%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(83%nat, (-1)); (84%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([191%positive], 1); ([197%positive], 1)] (Leaf [(82%nat, 1); (85%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(82%nat, (-1)); (85%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([217%positive], 1); ([219%positive], 1)] (Leaf [(95%nat, 1); (96%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(95%nat, (-1)); (96%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([223%positive], 1); ([225%positive], 1)] (Leaf [(98%nat, 1); (99%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(98%nat, (-1)); (99%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([233%positive], 1); ([235%positive], 1)] (Leaf [(103%nat, 1); (104%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(103%nat, (-1)); (104%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([245%positive], 1); ([249%positive], 1)] (Leaf [(109%nat, 1); (111%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(109%nat, (-1)); (111%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([247%positive], 1); ([251%positive], 1)] (Leaf [(110%nat, 1); (112%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(110%nat, (-1)); (112%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([257%positive], 1); ([259%positive], 1)] (Leaf [(115%nat, 1); (116%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(115%nat, (-1)); (116%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([275%positive], 1); ([277%positive], 1)] (Leaf [(124%nat, 1); (125%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(124%nat, (-1)); (125%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([285%positive], 1); ([287%positive], 1)] (Leaf [(129%nat, 1); (130%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(129%nat, (-1)); (130%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([295%positive], 1); ([299%positive], 1)] (Leaf [(134%nat, 1); (136%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(134%nat, (-1)); (136%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HEq [([297%positive], 1); ([301%positive], 1)] (Leaf [(135%nat, 1); (137%nat, 1)] [(2%nat, 0x10000000000000000)]) (Leaf [(135%nat, (-1)); (137%nat, (-1))] [(2%nat, 0x10000000000000000)]);
 HLo 319 0 (Leaf [(143%nat, (-4)); (144%nat, (-1)); (145%nat, (-1)); (146%nat, (-5))] []);
 HUp 321 0 (Leaf [(146%nat, 1); (147%nat, 1)] []);
 HUp 38 0x4ffffffffffffec (Leaf [(6%nat, 1)] []);
 HUp 38 0x4bfffffffffffed (Leaf [(6%nat, 1); (4%nat, 4); (2%nat, 4); (0%nat, 16)] []);
 HUp 40 0x4ffffffffffffec (Leaf [(7%nat, 1)] []);
 HUp 40 0x4bfffffffffffed (Leaf [(7%nat, 1); (5%nat, 4); (3%nat, 4); (1%nat, 16)] []);
 HUp 43 0x12fffffffffff (Leaf [(8%nat, 1)] []);
 HUp 47 0x12fffffffffff (Leaf [(10%nat, 1)] []);
 HUp 52 0x4ffffffffffffec (Leaf [(13%nat, 1)] []);
 HUp 52 0x4bfffffffffffed (Leaf [(13%nat, 1); (12%nat, 4); (11%nat, 4); (9%nat, 16)] []);
 HUp 62 0x4ffffffffffffec (Leaf [(18%nat, 1)] []);
 HUp 62 0x4bfffffffffffed (Leaf [(18%nat, 1); (16%nat, 4); (15%nat, 4); (14%nat, 16)] []);
 HUp 66 0x25ffffffffffe (Leaf [(20%nat, 1)] []);
 HUp 70 0x25fffffffffff (Leaf [(22%nat, 1)] []);
 HUp 76 0x26ffffffffffe (Leaf [(25%nat, 1)] []);
 HUp 79 0x12fffffffffff (Leaf [(26%nat, 1)] []);
 HUp 80 0x26fffffffffff (Leaf [(27%nat, 1)] []);
 HUp 88 0x39ffffffffffe (Leaf [(31%nat, 1)] []);
 HUp 90 0x39fffffffffff (Leaf [(32%nat, 1)] []);
 HUp 105 0x12fffffffffff (Leaf [(39%nat, 1)] []);
 HUp 110 0x4cffffffffffe (Leaf [(42%nat, 1)] []);
 HUp 116 0x4cfffffffffff (Leaf [(45%nat, 1)] []);
 HUp 121 0 (Leaf [(47%nat, 1)] []);
 HUp 120 0x4cfffffffffff (Leaf [(47%nat, 1)] []);
 HUp 103 0x12fffffffffff (Leaf [(38%nat, 1)] []);
 HUp 123 0x12fffffffffff (Leaf [(48%nat, 1)] []);
 HUp 124 0x14ffffffffffe (Leaf [(49%nat, 1)] []);
 HUp 126 0x14fffffffffff (Leaf [(50%nat, 1)] []);
 HUp 132 0x27ffffffffffe (Leaf [(53%nat, 1)] []);
 HUp 135 0x12fffffffffff (Leaf [(54%nat, 1)] []);
 HUp 136 0x27fffffffffff (Leaf [(55%nat, 1)] []);
 HUp 150 0x3affffffffffe (Leaf [(62%nat, 1)] []);
 HUp 152 0x3afffffffffff (Leaf [(63%nat, 1)] []);
 HUp 154 0x3b00000000000 (Leaf [(64%nat, 1)] []);
 HUp 157 0 (Leaf [(65%nat, 1)] []);
 HUp 156 0x3b00000000000 (Leaf [(65%nat, 1)] []);
 HUp 175 0x12fffffffffff (Leaf [(74%nat, 1)] []);
 HUp 184 0x15ffffffffffe (Leaf [(79%nat, 1)] []);
 HUp 187 0x12fffffffffff (Leaf [(80%nat, 1)] []);
 HUp 188 0x15fffffffffff (Leaf [(81%nat, 1)] []);
 HUp 202 0x28ffffffffffe (Leaf [(88%nat, 1)] []);
 HUp 204 0x28fffffffffff (Leaf [(89%nat, 1)] []);
 HUp 206 0x2900000000000 (Leaf [(90%nat, 1)] []);
 HUp 209 0 (Leaf [(91%nat, 1)] []);
 HUp 208 0x2900000000000 (Leaf [(91%nat, 1)] []);
 HUp 241 0x12fffffffffff (Leaf [(107%nat, 1)] []);
 HUp 260 0x16ffffffffffe (Leaf [(117%nat, 1)] []);
 HUp 262 0x16fffffffffff (Leaf [(118%nat, 1)] []);
 HUp 264 0x1700000000000 (Leaf [(119%nat, 1)] []);
 HUp 267 0 (Leaf [(120%nat, 1)] []);
 HUp 266 0x1700000000000 (Leaf [(120%nat, 1)] [])]
[([None; None; None; None; None], None)].

Theorem Rv64Fe51_meets : meets rv64 contract code.
Proof. apply (check_rv64_sound _ _ hints). vm_compute. reflexivity. Qed.
Theorem Rv64Fe51_witness : exists s, pre rv64 contract s.
Proof. apply rv64_witness. vm_compute. reflexivity. Qed.

(* The functions of crates/carrychain/src/backend/portable/generated/fe25519_64.rs: arithmetic modulo
   2^255-19
   in words of 64 bits, as they are in the generator's IR. Made by `carrychain verify --write`; not to be edited.
   The theorems say what spec/Portable.v says. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.Ir core.Cert core.Check core.Program stmt.Contract spec.Portable core.PortableSound.
Import ListNotations.
Open Scope Z_scope.

Definition p : Z := 2^255-19.
Definition tight : element := Element (powers 64 4) [0xffffffffffffffff; 0xffffffffffffffff; 0xffffffffffffffff; 0x8000000000000000] 0x8000000000000000000000000000000000000000000000000000ffffffffffff.
Definition loose : element := Element (powers 64 4) [0xffffffffffffffff; 0xffffffffffffffff; 0xffffffffffffffff; 0xffffffffffffffff] 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff.

(* carry_mul: a b. *)
Definition carry_mul_code : func := (Func [[3; 4; 5; 6]; [7; 8; 9; 10]] [
 Let [(11, Word)] (Const 0);
 Let [(12, Word); (13, Word)] (MulAdd 3 7 11 11);
 Let [(14, Word); (15, Word)] (MulAdd 3 8 11 11);
 Let [(16, Word); (17, Word)] (MulAdd 3 9 11 11);
 Let [(18, Word); (19, Word)] (MulAdd 3 10 11 11);
 Let [(20, Word); (21, Flag)] (AddCarry 14 13 11);
 Let [(22, Word); (23, Flag)] (AddCarry 16 15 21);
 Let [(24, Word); (25, Flag)] (AddCarry 18 17 23);
 Let [(26, Word)] (Add 19 25);
 Let [(27, Word); (28, Word)] (MulAdd 4 7 11 11);
 Let [(29, Word); (30, Word)] (MulAdd 4 8 11 11);
 Let [(31, Word); (32, Word)] (MulAdd 4 9 11 11);
 Let [(33, Word); (34, Word)] (MulAdd 4 10 11 11);
 Let [(35, Word); (36, Flag)] (AddCarry 29 28 11);
 Let [(37, Word); (38, Flag)] (AddCarry 31 30 36);
 Let [(39, Word); (40, Flag)] (AddCarry 33 32 38);
 Let [(41, Word)] (Add 34 40);
 Let [(42, Word); (43, Flag)] (AddCarry 20 27 11);
 Let [(44, Word); (45, Flag)] (AddCarry 22 35 43);
 Let [(46, Word); (47, Flag)] (AddCarry 24 37 45);
 Let [(48, Word); (49, Flag)] (AddCarry 26 39 47);
 Let [(50, Word); (51, Flag)] (AddCarry 41 11 49);
 Let [(52, Word); (53, Word)] (MulAdd 5 7 11 11);
 Let [(54, Word); (55, Word)] (MulAdd 5 8 11 11);
 Let [(56, Word); (57, Word)] (MulAdd 5 9 11 11);
 Let [(58, Word); (59, Word)] (MulAdd 5 10 11 11);
 Let [(60, Word); (61, Flag)] (AddCarry 54 53 11);
 Let [(62, Word); (63, Flag)] (AddCarry 56 55 61);
 Let [(64, Word); (65, Flag)] (AddCarry 58 57 63);
 Let [(66, Word)] (Add 59 65);
 Let [(67, Word); (68, Flag)] (AddCarry 44 52 11);
 Let [(69, Word); (70, Flag)] (AddCarry 46 60 68);
 Let [(71, Word); (72, Flag)] (AddCarry 48 62 70);
 Let [(73, Word); (74, Flag)] (AddCarry 50 64 72);
 Let [(75, Word); (76, Flag)] (AddCarry 66 11 74);
 Let [(77, Word); (78, Word)] (MulAdd 6 7 11 11);
 Let [(79, Word); (80, Word)] (MulAdd 6 8 11 11);
 Let [(81, Word); (82, Word)] (MulAdd 6 9 11 11);
 Let [(83, Word); (84, Word)] (MulAdd 6 10 11 11);
 Let [(85, Word); (86, Flag)] (AddCarry 79 78 11);
 Let [(87, Word); (88, Flag)] (AddCarry 81 80 86);
 Let [(89, Word); (90, Flag)] (AddCarry 83 82 88);
 Let [(91, Word)] (Add 84 90);
 Let [(92, Word); (93, Flag)] (AddCarry 69 77 11);
 Let [(94, Word); (95, Flag)] (AddCarry 71 85 93);
 Let [(96, Word); (97, Flag)] (AddCarry 73 87 95);
 Let [(98, Word); (99, Flag)] (AddCarry 75 89 97);
 Let [(100, Word); (101, Flag)] (AddCarry 91 11 99);
 Let [(102, Word)] (Const 38);
 Let [(103, Word); (104, Word)] (MulAdd 102 94 11 11);
 Let [(105, Word); (106, Word)] (MulAdd 102 96 11 11);
 Let [(107, Word); (108, Word)] (MulAdd 102 98 11 11);
 Let [(109, Word); (110, Word)] (MulAdd 102 100 11 11);
 Let [(111, Word); (112, Flag)] (AddCarry 105 104 11);
 Let [(113, Word); (114, Flag)] (AddCarry 107 106 112);
 Let [(115, Word); (116, Flag)] (AddCarry 109 108 114);
 Let [(117, Word)] (Add 110 116);
 Let [(118, Word); (119, Flag)] (AddCarry 12 103 11);
 Let [(120, Word); (121, Flag)] (AddCarry 42 111 119);
 Let [(122, Word); (123, Flag)] (AddCarry 67 113 121);
 Let [(124, Word); (125, Flag)] (AddCarry 92 115 123);
 Let [(126, Word)] (Add 117 125);
 Let [(127, Word); (128, Word)] (Ir.Split 124 63);
 Let [(129, Word)] (Mul 126 102);
 Let [(130, Word)] (Const 19);
 Let [(131, Word)] (Mul 128 130);
 Let [(132, Word)] (Add 129 131);
 Let [(133, Word); (134, Flag)] (AddCarry 118 132 11);
 Let [(135, Word); (136, Flag)] (AddCarry 120 11 134);
 Let [(137, Word); (138, Flag)] (AddCarry 122 11 136);
 Let [(139, Word)] (Add 127 138)]
 [133; 135; 137; 139])%positive.
Definition carry_mul_proof : proof := straight [Block 71 [Congruent (Number [Limb (Reg 133) 1 0xffffffffffffffff; Limb (Reg 135) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 137) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 139) 0x1000000000000000000000000000000000000000000000000 0x8000000000000000] 0x8000000000000000000000000000000000000000000000000000ffffffffffff) (GC 1 1 [] []) None]]
[HUp 46 0 (Leaf [(8%nat, 0x10000000000000000); (9%nat, 0x100000000000000000000000000000000); (10%nat, 0x1000000000000000000000000000000000000000000000000); (11%nat, 0x10000000000000000); (12%nat, 0x100000000000000000000000000000000); (13%nat, 0x1000000000000000000000000000000000000000000000000); (14%nat, 1); (15%nat, 0x10000000000000000); (16%nat, 0x100000000000000000000000000000000); (17%nat, 0x1000000000000000000000000000000000000000000000000); (18%nat, 0x10000000000000000000000000000000000000000000000000000000000000000)] []);
 HUp 70 0 (Leaf [(20%nat, 0x10000000000000000); (21%nat, 0x100000000000000000000000000000000); (22%nat, 0x1000000000000000000000000000000000000000000000000); (23%nat, 0x10000000000000000); (24%nat, 0x100000000000000000000000000000000); (25%nat, 0x1000000000000000000000000000000000000000000000000); (26%nat, 1); (27%nat, 0x10000000000000000); (28%nat, 0x100000000000000000000000000000000); (29%nat, 0x1000000000000000000000000000000000000000000000000); (30%nat, 0x10000000000000000000000000000000000000000000000000000000000000000)] []);
 HUp 94 0 (Leaf [(32%nat, 0x10000000000000000); (33%nat, 0x100000000000000000000000000000000); (34%nat, 0x1000000000000000000000000000000000000000000000000); (35%nat, 0x10000000000000000); (36%nat, 0x100000000000000000000000000000000); (37%nat, 0x1000000000000000000000000000000000000000000000000); (38%nat, 1); (39%nat, 0x10000000000000000); (40%nat, 0x100000000000000000000000000000000); (41%nat, 0x1000000000000000000000000000000000000000000000000); (42%nat, 0x10000000000000000000000000000000000000000000000000000000000000000)] [])]
[([None; None; None; None], (Some (Leaf [(55%nat, 1); (56%nat, 0x10000000000000000); (57%nat, 0x100000000000000000000000000000000)] [(2%nat, 1)])))].
Theorem carry_mul_correct : carry_mul 64 p tight loose carry_mul_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_mul_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry_square: a^2. *)
Definition carry_square_code : func := (Func [[3; 4; 5; 6]] [
 Let [(7, Word)] (Const 0);
 Let [(8, Word); (9, Word)] (MulAdd 3 4 7 7);
 Let [(10, Word); (11, Word)] (MulAdd 3 5 7 7);
 Let [(12, Word); (13, Word)] (MulAdd 3 6 7 7);
 Let [(14, Word); (15, Flag)] (AddCarry 10 9 7);
 Let [(16, Word); (17, Flag)] (AddCarry 12 11 15);
 Let [(18, Word)] (Add 13 17);
 Let [(19, Word); (20, Word)] (MulAdd 4 5 7 7);
 Let [(21, Word); (22, Word)] (MulAdd 4 6 7 7);
 Let [(23, Word); (24, Flag)] (AddCarry 21 20 7);
 Let [(25, Word)] (Add 22 24);
 Let [(26, Word); (27, Flag)] (AddCarry 16 19 7);
 Let [(28, Word); (29, Flag)] (AddCarry 18 23 27);
 Let [(30, Word); (31, Flag)] (AddCarry 25 7 29);
 Let [(32, Word); (33, Word)] (MulAdd 5 6 7 7);
 Let [(34, Word); (35, Flag)] (AddCarry 30 32 7);
 Let [(36, Word)] (Add 33 35);
 Let [(37, Word); (38, Word)] (MulAdd 3 3 7 7);
 Let [(39, Word); (40, Word)] (MulAdd 4 4 7 7);
 Let [(41, Word); (42, Word)] (MulAdd 5 5 7 7);
 Let [(43, Word); (44, Word)] (MulAdd 6 6 7 7);
 Let [(45, Word); (46, Flag)] (AddCarry 38 8 7);
 Let [(47, Word); (48, Flag)] (AddCarry 39 14 46);
 Let [(49, Word); (50, Flag)] (AddCarry 40 26 48);
 Let [(51, Word); (52, Flag)] (AddCarry 41 28 50);
 Let [(53, Word); (54, Flag)] (AddCarry 42 34 52);
 Let [(55, Word); (56, Flag)] (AddCarry 43 36 54);
 Let [(57, Word)] (Add 44 56);
 Let [(58, Word); (59, Flag)] (AddCarry 45 8 7);
 Let [(60, Word); (61, Flag)] (AddCarry 47 14 59);
 Let [(62, Word); (63, Flag)] (AddCarry 49 26 61);
 Let [(64, Word); (65, Flag)] (AddCarry 51 28 63);
 Let [(66, Word); (67, Flag)] (AddCarry 53 34 65);
 Let [(68, Word); (69, Flag)] (AddCarry 55 36 67);
 Let [(70, Word); (71, Flag)] (AddCarry 57 7 69);
 Let [(72, Word)] (Const 38);
 Let [(73, Word); (74, Word)] (MulAdd 72 64 7 7);
 Let [(75, Word); (76, Word)] (MulAdd 72 66 7 7);
 Let [(77, Word); (78, Word)] (MulAdd 72 68 7 7);
 Let [(79, Word); (80, Word)] (MulAdd 72 70 7 7);
 Let [(81, Word); (82, Flag)] (AddCarry 75 74 7);
 Let [(83, Word); (84, Flag)] (AddCarry 77 76 82);
 Let [(85, Word); (86, Flag)] (AddCarry 79 78 84);
 Let [(87, Word)] (Add 80 86);
 Let [(88, Word); (89, Flag)] (AddCarry 37 73 7);
 Let [(90, Word); (91, Flag)] (AddCarry 58 81 89);
 Let [(92, Word); (93, Flag)] (AddCarry 60 83 91);
 Let [(94, Word); (95, Flag)] (AddCarry 62 85 93);
 Let [(96, Word)] (Add 87 95);
 Let [(97, Word); (98, Word)] (Ir.Split 94 63);
 Let [(99, Word)] (Mul 96 72);
 Let [(100, Word)] (Const 19);
 Let [(101, Word)] (Mul 98 100);
 Let [(102, Word)] (Add 99 101);
 Let [(103, Word); (104, Flag)] (AddCarry 88 102 7);
 Let [(105, Word); (106, Flag)] (AddCarry 90 7 104);
 Let [(107, Word); (108, Flag)] (AddCarry 92 7 106);
 Let [(109, Word)] (Add 97 108)]
 [103; 105; 107; 109])%positive.
Definition carry_square_proof : proof := straight [Block 58 [Congruent (Number [Limb (Reg 103) 1 0xffffffffffffffff; Limb (Reg 105) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 107) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 109) 0x1000000000000000000000000000000000000000000000000 0x8000000000000000] 0x8000000000000000000000000000000000000000000000000000ffffffffffff) (GC 1 1 [] []) None]]
[HUp 26 0 (Leaf [(6%nat, 0x10000000000000000); (7%nat, 0x10000000000000000); (8%nat, 1); (9%nat, 0x10000000000000000); (10%nat, 0x100000000000000000000000000000000)] []);
 HUp 64 0 (Leaf [(4%nat, 0x2000000000000000000000000000000000000000000000000); (5%nat, 0x2000000000000000000000000000000000000000000000000); (6%nat, 0x20000000000000000000000000000000000000000000000000000000000000000); (7%nat, 0x20000000000000000000000000000000000000000000000000000000000000000); (8%nat, 0x2000000000000000000000000000000000000000000000000); (9%nat, 0x20000000000000000000000000000000000000000000000000000000000000000); (10%nat, 0x200000000000000000000000000000000000000000000000000000000000000000000000000000000); (11%nat, 0x200000000000000000000000000000000000000000000000000000000000000000000000000000000); (12%nat, 0x200000000000000000000000000000000000000000000000000000000000000000000000000000000); (13%nat, 1); (14%nat, 0x100000000000000000000000000000000); (15%nat, 0x10000000000000000000000000000000000000000000000000000000000000000); (16%nat, 0x1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (17%nat, 0x10000000000000000); (18%nat, 0x100000000000000000000000000000000); (19%nat, 0x1000000000000000000000000000000000000000000000000); (20%nat, 0x10000000000000000000000000000000000000000000000000000000000000000); (21%nat, 0x100000000000000000000000000000000000000000000000000000000000000000000000000000000); (22%nat, 0x1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (23%nat, 0x10000000000000000); (24%nat, 0x100000000000000000000000000000000); (25%nat, 0x1000000000000000000000000000000000000000000000000); (26%nat, 0x10000000000000000000000000000000000000000000000000000000000000000); (27%nat, 0x100000000000000000000000000000000000000000000000000000000000000000000000000000000); (28%nat, 0x1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (29%nat, 0x10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000)] [])]
[([None; None; None; None], (Some (Leaf [(42%nat, 1); (43%nat, 0x10000000000000000); (44%nat, 0x100000000000000000000000000000000)] [(1%nat, 1)])))].
Theorem carry_square_correct : carry_square 64 p tight loose carry_square_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_square_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry_scmul_121666: 121666 a. *)
Definition carry_scmul_121666_code : func := (Func [[3; 4; 5; 6]] [
 Let [(7, Word)] (Const 0);
 Let [(8, Word)] (Const 121666);
 Let [(9, Word); (10, Word)] (MulAdd 8 3 7 7);
 Let [(11, Word); (12, Word)] (MulAdd 8 4 7 7);
 Let [(13, Word); (14, Word)] (MulAdd 8 5 7 7);
 Let [(15, Word); (16, Word)] (MulAdd 8 6 7 7);
 Let [(17, Word); (18, Flag)] (AddCarry 11 10 7);
 Let [(19, Word); (20, Flag)] (AddCarry 13 12 18);
 Let [(21, Word); (22, Flag)] (AddCarry 15 14 20);
 Let [(23, Word)] (Add 16 22);
 Let [(24, Word); (25, Word)] (Ir.Split 21 63);
 Let [(26, Word)] (Const 38);
 Let [(27, Word)] (Mul 23 26);
 Let [(28, Word)] (Const 19);
 Let [(29, Word)] (Mul 25 28);
 Let [(30, Word)] (Add 27 29);
 Let [(31, Word); (32, Flag)] (AddCarry 9 30 7);
 Let [(33, Word); (34, Flag)] (AddCarry 17 7 32);
 Let [(35, Word); (36, Flag)] (AddCarry 19 7 34);
 Let [(37, Word)] (Add 24 36)]
 [31; 33; 35; 37])%positive.
Definition carry_scmul_121666_proof : proof := straight [Block 20 [Congruent (Number [Limb (Reg 31) 1 0xffffffffffffffff; Limb (Reg 33) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 35) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 37) 0x1000000000000000000000000000000000000000000000000 0x8000000000000000] 0x8000000000000000000000000000000000000000000000000000ffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None], (Some (Leaf [(8%nat, 1); (9%nat, 0x10000000000000000); (10%nat, 0x100000000000000000000000000000000)] [(1%nat, 1)])))].
Theorem carry_scmul_121666_correct : carry_scmul 64 p tight loose 121666 carry_scmul_121666_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_scmul_121666_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry: a. *)
Definition carry_code : func := (Func [[3; 4; 5; 6]] [
 Let [(7, Word)] (Const 0);
 Let [(8, Word); (9, Word)] (Ir.Split 6 63);
 Let [(10, Word)] (Const 19);
 Let [(11, Word)] (Mul 9 10);
 Let [(12, Word); (13, Flag)] (AddCarry 3 11 7);
 Let [(14, Word); (15, Flag)] (AddCarry 4 7 13);
 Let [(16, Word); (17, Flag)] (AddCarry 5 7 15);
 Let [(18, Word)] (Add 8 17)]
 [12; 14; 16; 18])%positive.
Definition carry_proof : proof := straight [Block 8 [Congruent (Number [Limb (Reg 12) 1 0xffffffffffffffff; Limb (Reg 14) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 16) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 18) 0x1000000000000000000000000000000000000000000000000 0x8000000000000000] 0x8000000000000000000000000000000000000000000000000000ffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None], (Some (Leaf [(1%nat, 1); (2%nat, 0x10000000000000000); (3%nat, 0x100000000000000000000000000000000)] [(1%nat, 1)])))].
Theorem carry_correct : carry 64 p tight loose carry_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_proof _); vm_cast_no_check (eq_refl true). Qed.

(* add: a + b. *)
Definition add_code : func := (Func [[3; 4; 5; 6]; [7; 8; 9; 10]] [
 Let [(11, Word)] (Const 0);
 Let [(12, Word); (13, Flag)] (AddCarry 3 7 11);
 Let [(14, Word); (15, Flag)] (AddCarry 4 8 13);
 Let [(16, Word); (17, Flag)] (AddCarry 5 9 15);
 Let [(18, Word); (19, Flag)] (AddCarry 6 10 17);
 Let [(20, Word)] (Const 38);
 Let [(21, Word)] (Mul 19 20);
 Let [(22, Word); (23, Flag)] (AddCarry 12 21 11)]
 [22; 14; 16; 18])%positive.
Definition add_proof : proof := straight [Block 8 [Congruent (Number [Limb (Reg 22) 1 0xffffffffffffffff; Limb (Reg 14) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 16) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 18) 0x1000000000000000000000000000000000000000000000000 0xffffffffffffffff] 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) (GC 1 1 [] []) None]]
[HUp 18 0 (Split [([16%positive], 1)] 0 (Leaf [(4%nat, 1)] []) (Leaf [(0%nat, 1); (1%nat, 0x10000000000000000); (2%nat, 0x100000000000000000000000000000000); (3%nat, 0x1000000000000000000000000000000000000000000000000); (4%nat, 1)] [(0%nat, 1); (1%nat, 1)]))]
[([None; None; None; None], None)].
Theorem add_correct : add 64 p tight loose add_code.
Proof. refine (computes_ok _ _ _ _ _ _ add_proof _); vm_cast_no_check (eq_refl true). Qed.

(* sub: a - b. *)
Definition sub_code : func := (Func [[3; 4; 5; 6]; [7; 8; 9; 10]] [
 Let [(11, Word)] (Const 0);
 Let [(12, Word); (13, Flag)] (SubBorrow 3 7 11);
 Let [(14, Word); (15, Flag)] (SubBorrow 4 8 13);
 Let [(16, Word); (17, Flag)] (SubBorrow 5 9 15);
 Let [(18, Word); (19, Flag)] (SubBorrow 6 10 17);
 Let [(20, Word)] (Const 38);
 Let [(21, Word); (22, Flag)] (SubBorrow 12 20 11);
 Let [(23, Word); (24, Flag)] (SubBorrow 14 11 22);
 Let [(25, Word); (26, Flag)] (SubBorrow 16 11 24);
 Let [(27, Word); (28, Flag)] (SubBorrow 18 11 26);
 Let [(29, Word)] (Select 19 12 21);
 Let [(30, Word)] (Select 19 14 23);
 Let [(31, Word)] (Select 19 16 25);
 Let [(32, Word)] (Select 19 18 27)]
 [29; 30; 31; 32])%positive.
Definition sub_proof : proof := straight [Block 14 [Congruent (Number [Limb (Reg 29) 1 0xffffffffffffffff; Limb (Reg 30) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 31) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 32) 0x1000000000000000000000000000000000000000000000000 0xffffffffffffffff] 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) (GC 1 1 [] [(12%nat, 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc7)]) None]]
[HEq [([16%positive; 24%positive], 1)] (Split [([16%positive], 1)] (-1) (Leaf [(0%nat, (-1)); (1%nat, (-0x10000000000000000)); (2%nat, (-0x100000000000000000000000000000000)); (3%nat, (-0x1000000000000000000000000000000000000000000000000)); (4%nat, (-1)); (5%nat, (-0x10000000000000000)); (6%nat, (-0x100000000000000000000000000000000)); (7%nat, (-0x1000000000000000000000000000000000000000000000000))] [(1%nat, 1); (2%nat, 0x10000000000000000000000000000000000000000000000000000000000000000)]) (Leaf [] [(2%nat, 1)])) (Leaf [] [(2%nat, 1)])]
[([None; None; None; None], None)].
Theorem sub_correct : sub 64 p tight loose sub_code.
Proof. refine (computes_ok _ _ _ _ _ _ sub_proof _); vm_cast_no_check (eq_refl true). Qed.

(* opp: -a. *)
Definition opp_code : func := (Func [[3; 4; 5; 6]] [
 Let [(7, Word)] (Const 0xffffffffffffffda);
 Let [(8, Word)] (Const 0xffffffffffffffff);
 Let [(9, Word)] (Const 0);
 Let [(10, Word); (11, Flag)] (SubBorrow 7 3 9);
 Let [(12, Word); (13, Flag)] (SubBorrow 8 4 11);
 Let [(14, Word); (15, Flag)] (SubBorrow 8 5 13);
 Let [(16, Word)] (Sub 8 6);
 Let [(17, Word)] (Sub 16 15)]
 [10; 12; 14; 17])%positive.
Definition opp_proof : proof := straight [Block 8 [Congruent (Number [Limb (Reg 10) 1 0xffffffffffffffff; Limb (Reg 12) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 14) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 17) 0x1000000000000000000000000000000000000000000000000 0xffffffffffffffff] 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None], None)].
Theorem opp_correct : opp 64 p tight loose opp_code.
Proof. refine (computes_ok _ _ _ _ _ _ opp_proof _); vm_cast_no_check (eq_refl true). Qed.

(* relax: a. *)
Definition relax_code : func := (Func [[3; 4; 5; 6]] [
 ]
 [3; 4; 5; 6])%positive.
Definition relax_proof : proof := straight [Block 0 [Congruent (Number [Limb (Reg 3) 1 0xffffffffffffffff; Limb (Reg 4) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 5) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 6) 0x1000000000000000000000000000000000000000000000000 0xffffffffffffffff] 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None], None)].
Theorem relax_correct : relax 64 p tight loose relax_code.
Proof. refine (computes_ok _ _ _ _ _ _ relax_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry_add: a + b. *)
Definition carry_add_code : func := (Func [[3; 4; 5; 6]; [7; 8; 9; 10]] [
 Let [(11, Word)] (Const 0);
 Let [(12, Word); (13, Flag)] (AddCarry 3 7 11);
 Let [(14, Word); (15, Flag)] (AddCarry 4 8 13);
 Let [(16, Word); (17, Flag)] (AddCarry 5 9 15);
 Let [(18, Word); (19, Flag)] (AddCarry 6 10 17);
 Let [(20, Word)] (Const 38);
 Let [(21, Word)] (Mul 19 20);
 Let [(22, Word); (23, Flag)] (AddCarry 12 21 11);
 Let [(24, Word); (25, Word)] (Ir.Split 18 63);
 Let [(26, Word)] (Const 19);
 Let [(27, Word)] (Mul 25 26);
 Let [(28, Word); (29, Flag)] (AddCarry 22 27 11);
 Let [(30, Word); (31, Flag)] (AddCarry 14 11 29);
 Let [(32, Word); (33, Flag)] (AddCarry 16 11 31);
 Let [(34, Word)] (Add 24 33)]
 [28; 30; 32; 34])%positive.
Definition carry_add_proof : proof := straight [Block 15 [Congruent (Number [Limb (Reg 28) 1 0xffffffffffffffff; Limb (Reg 30) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 32) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 34) 0x1000000000000000000000000000000000000000000000000 0x8000000000000000] 0x8000000000000000000000000000000000000000000000000000ffffffffffff) (GC 1 1 [] []) None]]
[HUp 18 0 (Split [([16%positive], 1)] 0 (Leaf [(4%nat, 1)] []) (Leaf [(0%nat, 1); (1%nat, 0x10000000000000000); (2%nat, 0x100000000000000000000000000000000); (3%nat, 0x1000000000000000000000000000000000000000000000000); (4%nat, 1)] [(0%nat, 1); (1%nat, 1)]))]
[([None; None; None; None], (Some (Leaf [(6%nat, 1); (7%nat, 0x10000000000000000); (8%nat, 0x100000000000000000000000000000000)] [(2%nat, 1)])))].
Theorem carry_add_correct : carry_add 64 p tight carry_add_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_add_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry_sub: a - b. *)
Definition carry_sub_code : func := (Func [[3; 4; 5; 6]; [7; 8; 9; 10]] [
 Let [(11, Word)] (Const 0);
 Let [(12, Word); (13, Flag)] (SubBorrow 3 7 11);
 Let [(14, Word); (15, Flag)] (SubBorrow 4 8 13);
 Let [(16, Word); (17, Flag)] (SubBorrow 5 9 15);
 Let [(18, Word); (19, Flag)] (SubBorrow 6 10 17);
 Let [(20, Word)] (Const 38);
 Let [(21, Word); (22, Flag)] (SubBorrow 12 20 11);
 Let [(23, Word); (24, Flag)] (SubBorrow 14 11 22);
 Let [(25, Word); (26, Flag)] (SubBorrow 16 11 24);
 Let [(27, Word); (28, Flag)] (SubBorrow 18 11 26);
 Let [(29, Word)] (Select 19 12 21);
 Let [(30, Word)] (Select 19 14 23);
 Let [(31, Word)] (Select 19 16 25);
 Let [(32, Word)] (Select 19 18 27);
 Let [(33, Word); (34, Word)] (Ir.Split 32 63);
 Let [(35, Word)] (Const 19);
 Let [(36, Word)] (Mul 34 35);
 Let [(37, Word); (38, Flag)] (AddCarry 29 36 11);
 Let [(39, Word); (40, Flag)] (AddCarry 30 11 38);
 Let [(41, Word); (42, Flag)] (AddCarry 31 11 40);
 Let [(43, Word)] (Add 33 42)]
 [37; 39; 41; 43])%positive.
Definition carry_sub_proof : proof := straight [Block 21 [Congruent (Number [Limb (Reg 37) 1 0xffffffffffffffff; Limb (Reg 39) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 41) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 43) 0x1000000000000000000000000000000000000000000000000 0x8000000000000000] 0x8000000000000000000000000000000000000000000000000000ffffffffffff) (GC 1 1 [] [(16%nat, 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc7)]) None]]
[HEq [([16%positive; 24%positive], 1)] (Split [([16%positive], 1)] (-1) (Leaf [(0%nat, (-1)); (1%nat, (-0x10000000000000000)); (2%nat, (-0x100000000000000000000000000000000)); (3%nat, (-0x1000000000000000000000000000000000000000000000000)); (4%nat, (-1)); (5%nat, (-0x10000000000000000)); (6%nat, (-0x100000000000000000000000000000000)); (7%nat, (-0x1000000000000000000000000000000000000000000000000))] [(1%nat, 1); (2%nat, 0x10000000000000000000000000000000000000000000000000000000000000000)]) (Leaf [] [(2%nat, 1)])) (Leaf [] [(2%nat, 1)])]
[([None; None; None; None], (Some (Leaf [(13%nat, 1); (14%nat, 0x10000000000000000); (15%nat, 0x100000000000000000000000000000000)] [(2%nat, 1)])))].
Theorem carry_sub_correct : carry_sub 64 p tight carry_sub_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_sub_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry_opp: -a. *)
Definition carry_opp_code : func := (Func [[3; 4; 5; 6]] [
 Let [(7, Word)] (Const 0xffffffffffffffda);
 Let [(8, Word)] (Const 0xffffffffffffffff);
 Let [(9, Word)] (Const 0);
 Let [(10, Word); (11, Flag)] (SubBorrow 7 3 9);
 Let [(12, Word); (13, Flag)] (SubBorrow 8 4 11);
 Let [(14, Word); (15, Flag)] (SubBorrow 8 5 13);
 Let [(16, Word)] (Sub 8 6);
 Let [(17, Word)] (Sub 16 15);
 Let [(18, Word); (19, Word)] (Ir.Split 17 63);
 Let [(20, Word)] (Const 19);
 Let [(21, Word)] (Mul 19 20);
 Let [(22, Word); (23, Flag)] (AddCarry 10 21 9);
 Let [(24, Word); (25, Flag)] (AddCarry 12 9 23);
 Let [(26, Word); (27, Flag)] (AddCarry 14 9 25);
 Let [(28, Word)] (Add 18 27)]
 [22; 24; 26; 28])%positive.
Definition carry_opp_proof : proof := straight [Block 15 [Congruent (Number [Limb (Reg 22) 1 0xffffffffffffffff; Limb (Reg 24) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 26) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 28) 0x1000000000000000000000000000000000000000000000000 0x8000000000000000] 0x8000000000000000000000000000000000000000000000000000ffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None], (Some (Leaf [(4%nat, 1); (5%nat, 0x10000000000000000); (6%nat, 0x100000000000000000000000000000000)] [(1%nat, 1)])))].
Theorem carry_opp_correct : carry_opp 64 p tight carry_opp_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_opp_proof _); vm_cast_no_check (eq_refl true). Qed.

(* selectznz: `zero` if flag is 0, `nonzero` if it is 1. *)
Definition selectznz_code : func := (Func [[3]; [4; 5; 6; 7]; [8; 9; 10; 11]] [
 Let [(12, Word)] (Select 3 4 8);
 Let [(13, Word)] (Select 3 5 9);
 Let [(14, Word)] (Select 3 6 10);
 Let [(15, Word)] (Select 3 7 11)]
 [12; 13; 14; 15])%positive.
Definition selectznz_proof : proof := straight [Block 4 [Congruent (Number [Limb (Reg 12) 1 0xffffffffffffffff; Limb (Reg 13) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 14) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 15) 0x1000000000000000000000000000000000000000000000000 0x8000000000000000] 0x8000000000000000000000000000000000000000000000000000ffffffffffff) (GC 1 1 [] []) None]]
[HProd 1 1;
 HProd 2 1]
[([None; None; None; None], (Some (Split [([1%positive], 1)] 0 (Leaf [(0%nat, 1); (1%nat, 0x10000000000000000); (2%nat, 0x100000000000000000000000000000000); (3%nat, 0x1000000000000000000000000000000000000000000000000)] [(1%nat, 1); (5%nat, 1)]) (Leaf [(0%nat, 1); (1%nat, 0x10000000000000000); (2%nat, 0x100000000000000000000000000000000); (3%nat, 0x1000000000000000000000000000000000000000000000000)] [(2%nat, 1); (5%nat, 1)]))))].
Theorem selectznz_correct : selectznz 64 p tight selectznz_code.
Proof. refine (computes_ok _ _ _ _ _ _ selectznz_proof _); vm_cast_no_check (eq_refl true). Qed.

(* to_bytes: a mod p, fully reduced, little-endian. *)
Definition to_bytes_code : func := (Func [[3; 4; 5; 6]] [
 Let [(7, Word)] (Const 19);
 Let [(8, Word)] (Const 0);
 Let [(9, Word); (10, Flag)] (AddCarry 3 7 8);
 Let [(11, Word); (12, Flag)] (AddCarry 4 8 10);
 Let [(13, Word); (14, Flag)] (AddCarry 5 8 12);
 Let [(15, Word)] (Add 6 14);
 Let [(16, Word); (17, Word)] (Ir.Split 15 63);
 Let [(18, Word)] (Mul 17 7);
 Let [(19, Word); (20, Flag)] (AddCarry 3 18 8);
 Let [(21, Word); (22, Flag)] (AddCarry 4 8 20);
 Let [(23, Word); (24, Flag)] (AddCarry 5 8 22);
 Let [(25, Word)] (Add 6 24);
 Let [(26, Word); (27, Word)] (Ir.Split 25 63);
 Let [(28, Word); (29, Word)] (Ir.Split 19 8);
 Let [(30, Word); (31, Word)] (Ir.Split 29 8);
 Let [(32, Word); (33, Word)] (Ir.Split 31 8);
 Let [(34, Word); (35, Word)] (Ir.Split 33 8);
 Let [(36, Word); (37, Word)] (Ir.Split 35 8);
 Let [(38, Word); (39, Word)] (Ir.Split 37 8);
 Let [(40, Word); (41, Word)] (Ir.Split 39 8);
 Let [(42, Word); (43, Word)] (Ir.Split 21 8);
 Let [(44, Word); (45, Word)] (Ir.Split 43 8);
 Let [(46, Word); (47, Word)] (Ir.Split 45 8);
 Let [(48, Word); (49, Word)] (Ir.Split 47 8);
 Let [(50, Word); (51, Word)] (Ir.Split 49 8);
 Let [(52, Word); (53, Word)] (Ir.Split 51 8);
 Let [(54, Word); (55, Word)] (Ir.Split 53 8);
 Let [(56, Word); (57, Word)] (Ir.Split 23 8);
 Let [(58, Word); (59, Word)] (Ir.Split 57 8);
 Let [(60, Word); (61, Word)] (Ir.Split 59 8);
 Let [(62, Word); (63, Word)] (Ir.Split 61 8);
 Let [(64, Word); (65, Word)] (Ir.Split 63 8);
 Let [(66, Word); (67, Word)] (Ir.Split 65 8);
 Let [(68, Word); (69, Word)] (Ir.Split 67 8);
 Let [(70, Word); (71, Word)] (Ir.Split 26 8);
 Let [(72, Word); (73, Word)] (Ir.Split 71 8);
 Let [(74, Word); (75, Word)] (Ir.Split 73 8);
 Let [(76, Word); (77, Word)] (Ir.Split 75 8);
 Let [(78, Word); (79, Word)] (Ir.Split 77 8);
 Let [(80, Word); (81, Word)] (Ir.Split 79 8);
 Let [(82, Word); (83, Word)] (Ir.Split 81 8)]
 [28; 30; 32; 34; 36; 38; 40; 41; 42; 44; 46; 48; 50; 52; 54; 55; 56; 58; 60; 62; 64; 66; 68; 69; 70; 72; 74; 76; 78; 80; 82; 83])%positive.
Definition to_bytes_proof : proof := straight [Block 41 [Congruent (Number [Limb (Reg 28) 1 255; Limb (Reg 30) 256 255; Limb (Reg 32) 65536 255; Limb (Reg 34) 0x1000000 255; Limb (Reg 36) 0x100000000 255; Limb (Reg 38) 0x10000000000 255; Limb (Reg 40) 0x1000000000000 255; Limb (Reg 41) 0x100000000000000 255; Limb (Reg 42) 0x10000000000000000 255; Limb (Reg 44) 0x1000000000000000000 255; Limb (Reg 46) 0x100000000000000000000 255; Limb (Reg 48) 0x10000000000000000000000 255; Limb (Reg 50) 0x1000000000000000000000000 255; Limb (Reg 52) 0x100000000000000000000000000 255; Limb (Reg 54) 0x10000000000000000000000000000 255; Limb (Reg 55) 0x1000000000000000000000000000000 255; Limb (Reg 56) 0x100000000000000000000000000000000 255; Limb (Reg 58) 0x10000000000000000000000000000000000 255; Limb (Reg 60) 0x1000000000000000000000000000000000000 255; Limb (Reg 62) 0x100000000000000000000000000000000000000 255; Limb (Reg 64) 0x10000000000000000000000000000000000000000 255; Limb (Reg 66) 0x1000000000000000000000000000000000000000000 255; Limb (Reg 68) 0x100000000000000000000000000000000000000000000 255; Limb (Reg 69) 0x10000000000000000000000000000000000000000000000 255; Limb (Reg 70) 0x1000000000000000000000000000000000000000000000000 255; Limb (Reg 72) 0x100000000000000000000000000000000000000000000000000 255; Limb (Reg 74) 0x10000000000000000000000000000000000000000000000000000 255; Limb (Reg 76) 0x1000000000000000000000000000000000000000000000000000000 255; Limb (Reg 78) 0x100000000000000000000000000000000000000000000000000000000 255; Limb (Reg 80) 0x10000000000000000000000000000000000000000000000000000000000 255; Limb (Reg 82) 0x1000000000000000000000000000000000000000000000000000000000000 255; Limb (Reg 83) 0x100000000000000000000000000000000000000000000000000000000000000 255] 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffec) (GC 1 1 [] [(36%nat, 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffda)]) None]]
[HEq [([12%positive], 1); ([20%positive], (-1))] (Leaf [(0%nat, 1); (1%nat, 0x10000000000000000); (2%nat, 0x100000000000000000000000000000000); (3%nat, 0x1000000000000000000000000000000000000000000000000); (4%nat, (-1)); (5%nat, (-0x10000000000000000)); (6%nat, (-0x100000000000000000000000000000000)); (7%nat, (-0x1000000000000000000000000000000000000000000000000))] [(1%nat, 0x8000000000000000000000000000000000000000000000000000000000000013)]) (Leaf [(0%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed)); (1%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed0000000000000000)); (2%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed00000000000000000000000000000000)); (3%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed000000000000000000000000000000000000000000000000)); (4%nat, 0x8000000000000000000000000000000000000000000000000000000000000000); (5%nat, 0x80000000000000000000000000000000000000000000000000000000000000000000000000000000); (6%nat, 0x800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (7%nat, 0x8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000)] [(1%nat, 0x40000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000)])]
[([None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None], (Some (Split [([20%positive], 1)] 0 (Split [([12%positive], 1)] 0 (Leaf [(0%nat, (-1)); (1%nat, (-0x10000000000000000)); (2%nat, (-0x100000000000000000000000000000000)); (3%nat, (-0x1000000000000000000000000000000000000000000000000)); (4%nat, 1); (5%nat, 0x10000000000000000); (6%nat, 0x100000000000000000000000000000000); (7%nat, 0x1000000000000000000000000000000000000000000000000); (8%nat, 1); (9%nat, 256); (10%nat, 65536); (11%nat, 0x1000000); (12%nat, 0x100000000); (13%nat, 0x10000000000); (14%nat, 0x1000000000000); (15%nat, 0x10000000000000000); (16%nat, 0x1000000000000000000); (17%nat, 0x100000000000000000000); (18%nat, 0x10000000000000000000000); (19%nat, 0x1000000000000000000000000); (20%nat, 0x100000000000000000000000000); (21%nat, 0x10000000000000000000000000000); (22%nat, 0x100000000000000000000000000000000); (23%nat, 0x10000000000000000000000000000000000); (24%nat, 0x1000000000000000000000000000000000000); (25%nat, 0x100000000000000000000000000000000000000); (26%nat, 0x10000000000000000000000000000000000000000); (27%nat, 0x1000000000000000000000000000000000000000000); (28%nat, 0x100000000000000000000000000000000000000000000); (29%nat, 0x1000000000000000000000000000000000000000000000000); (30%nat, 0x100000000000000000000000000000000000000000000000000); (31%nat, 0x10000000000000000000000000000000000000000000000000000); (32%nat, 0x1000000000000000000000000000000000000000000000000000000); (33%nat, 0x100000000000000000000000000000000000000000000000000000000); (34%nat, 0x10000000000000000000000000000000000000000000000000000000000); (35%nat, 0x1000000000000000000000000000000000000000000000000000000000000)] [(1%nat, 1)]) (Leaf [(0%nat, 1); (1%nat, 0x10000000000000000); (2%nat, 0x100000000000000000000000000000000); (3%nat, 0x1000000000000000000000000000000000000000000000000); (4%nat, (-1)); (5%nat, (-0x10000000000000000)); (6%nat, (-0x100000000000000000000000000000000)); (7%nat, (-0x1000000000000000000000000000000000000000000000000)); (8%nat, (-1)); (9%nat, (-256)); (10%nat, (-65536)); (11%nat, (-0x1000000)); (12%nat, (-0x100000000)); (13%nat, (-0x10000000000)); (14%nat, (-0x1000000000000)); (15%nat, (-0x10000000000000000)); (16%nat, (-0x1000000000000000000)); (17%nat, (-0x100000000000000000000)); (18%nat, (-0x10000000000000000000000)); (19%nat, (-0x1000000000000000000000000)); (20%nat, (-0x100000000000000000000000000)); (21%nat, (-0x10000000000000000000000000000)); (22%nat, (-0x100000000000000000000000000000000)); (23%nat, (-0x10000000000000000000000000000000000)); (24%nat, (-0x1000000000000000000000000000000000000)); (25%nat, (-0x100000000000000000000000000000000000000)); (26%nat, (-0x10000000000000000000000000000000000000000)); (27%nat, (-0x1000000000000000000000000000000000000000000)); (28%nat, (-0x100000000000000000000000000000000000000000000)); (29%nat, (-0x1000000000000000000000000000000000000000000000000)); (30%nat, (-0x100000000000000000000000000000000000000000000000000)); (31%nat, (-0x10000000000000000000000000000000000000000000000000000)); (32%nat, (-0x1000000000000000000000000000000000000000000000000000000)); (33%nat, (-0x100000000000000000000000000000000000000000000000000000000)); (34%nat, (-0x10000000000000000000000000000000000000000000000000000000000)); (35%nat, (-0x1000000000000000000000000000000000000000000000000000000000000))] [])) (Leaf [(4%nat, 1); (5%nat, 0x10000000000000000); (6%nat, 0x100000000000000000000000000000000); (7%nat, 0x1000000000000000000000000000000000000000000000000); (8%nat, 1); (9%nat, 256); (10%nat, 65536); (11%nat, 0x1000000); (12%nat, 0x100000000); (13%nat, 0x10000000000); (14%nat, 0x1000000000000); (15%nat, 0x10000000000000000); (16%nat, 0x1000000000000000000); (17%nat, 0x100000000000000000000); (18%nat, 0x10000000000000000000000); (19%nat, 0x1000000000000000000000000); (20%nat, 0x100000000000000000000000000); (21%nat, 0x10000000000000000000000000000); (22%nat, 0x100000000000000000000000000000000); (23%nat, 0x10000000000000000000000000000000000); (24%nat, 0x1000000000000000000000000000000000000); (25%nat, 0x100000000000000000000000000000000000000); (26%nat, 0x10000000000000000000000000000000000000000); (27%nat, 0x1000000000000000000000000000000000000000000); (28%nat, 0x100000000000000000000000000000000000000000000); (29%nat, 0x1000000000000000000000000000000000000000000000000); (30%nat, 0x100000000000000000000000000000000000000000000000000); (31%nat, 0x10000000000000000000000000000000000000000000000000000); (32%nat, 0x1000000000000000000000000000000000000000000000000000000); (33%nat, 0x100000000000000000000000000000000000000000000000000000000); (34%nat, 0x10000000000000000000000000000000000000000000000000000000000); (35%nat, 0x1000000000000000000000000000000000000000000000000000000000000)] [(1%nat, 1); (0%nat, 1)]))))].
Theorem to_bytes_correct : to_bytes 64 p tight 32 to_bytes_code.
Proof. refine (computes_ok _ _ _ _ _ _ to_bytes_proof _); vm_cast_no_check (eq_refl true). Qed.

(* from_bytes: a, little-endian, below 2^255; it need not be below p. *)
Definition from_bytes_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34]] [
 Let [(35, Word)] (Const 256);
 Let [(36, Word)] (Mul 4 35);
 Let [(37, Word)] (Const 65536);
 Let [(38, Word)] (Mul 5 37);
 Let [(39, Word)] (Const 0x1000000);
 Let [(40, Word)] (Mul 6 39);
 Let [(41, Word)] (Const 0x100000000);
 Let [(42, Word)] (Mul 7 41);
 Let [(43, Word)] (Const 0x10000000000);
 Let [(44, Word)] (Mul 8 43);
 Let [(45, Word)] (Const 0x1000000000000);
 Let [(46, Word)] (Mul 9 45);
 Let [(47, Word)] (Const 0x100000000000000);
 Let [(48, Word)] (Mul 10 47);
 Let [(49, Word)] (Add 3 36);
 Let [(50, Word)] (Add 49 38);
 Let [(51, Word)] (Add 50 40);
 Let [(52, Word)] (Add 51 42);
 Let [(53, Word)] (Add 52 44);
 Let [(54, Word)] (Add 53 46);
 Let [(55, Word)] (Add 54 48);
 Let [(56, Word)] (Mul 12 35);
 Let [(57, Word)] (Mul 13 37);
 Let [(58, Word)] (Mul 14 39);
 Let [(59, Word)] (Mul 15 41);
 Let [(60, Word)] (Mul 16 43);
 Let [(61, Word)] (Mul 17 45);
 Let [(62, Word)] (Mul 18 47);
 Let [(63, Word)] (Add 11 56);
 Let [(64, Word)] (Add 63 57);
 Let [(65, Word)] (Add 64 58);
 Let [(66, Word)] (Add 65 59);
 Let [(67, Word)] (Add 66 60);
 Let [(68, Word)] (Add 67 61);
 Let [(69, Word)] (Add 68 62);
 Let [(70, Word)] (Mul 20 35);
 Let [(71, Word)] (Mul 21 37);
 Let [(72, Word)] (Mul 22 39);
 Let [(73, Word)] (Mul 23 41);
 Let [(74, Word)] (Mul 24 43);
 Let [(75, Word)] (Mul 25 45);
 Let [(76, Word)] (Mul 26 47);
 Let [(77, Word)] (Add 19 70);
 Let [(78, Word)] (Add 77 71);
 Let [(79, Word)] (Add 78 72);
 Let [(80, Word)] (Add 79 73);
 Let [(81, Word)] (Add 80 74);
 Let [(82, Word)] (Add 81 75);
 Let [(83, Word)] (Add 82 76);
 Let [(84, Word)] (Mul 28 35);
 Let [(85, Word)] (Mul 29 37);
 Let [(86, Word)] (Mul 30 39);
 Let [(87, Word)] (Mul 31 41);
 Let [(88, Word)] (Mul 32 43);
 Let [(89, Word)] (Mul 33 45);
 Let [(90, Word)] (Mul 34 47);
 Let [(91, Word)] (Add 27 84);
 Let [(92, Word)] (Add 91 85);
 Let [(93, Word)] (Add 92 86);
 Let [(94, Word)] (Add 93 87);
 Let [(95, Word)] (Add 94 88);
 Let [(96, Word)] (Add 95 89);
 Let [(97, Word)] (Add 96 90)]
 [55; 69; 83; 97])%positive.
Definition from_bytes_proof : proof := straight [Block 63 [Congruent (Number [Limb (Reg 55) 1 0xffffffffffffffff; Limb (Reg 69) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 83) 0x100000000000000000000000000000000 0xffffffffffffffff; Limb (Reg 97) 0x1000000000000000000000000000000000000000000000000 0x8000000000000000] 0x8000000000000000000000000000000000000000000000000000ffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None], None)].
Theorem from_bytes_correct : from_bytes 64 tight 32 127 from_bytes_code.
Proof. refine (computes_ok _ _ _ _ _ _ from_bytes_proof _); vm_cast_no_check (eq_refl true). Qed.

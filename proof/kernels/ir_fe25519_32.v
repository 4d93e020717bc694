(* The functions of crates/carrychain/src/backend/portable/generated/fe25519_32.rs: arithmetic modulo
   2^255-19
   in words of 32 bits, as they are in the generator's IR. Made by `carrychain verify --write`; not to be edited.
   The theorems say what spec/Portable.v says. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.Ir core.Cert core.Check core.Program stmt.Contract spec.Portable core.PortableSound.
Import ListNotations.
Open Scope Z_scope.

Definition p : Z := 2^255-19.
Definition tight : element := Element (powers 32 8) [0xffffffff; 0xffffffff; 0xffffffff; 0xffffffff; 0xffffffff; 0xffffffff; 0xffffffff; 0x80000000] 0x8000000000000000000000000000000000000000000000000000000000ffffff.
Definition loose : element := Element (powers 32 8) [0xffffffff; 0xffffffff; 0xffffffff; 0xffffffff; 0xffffffff; 0xffffffff; 0xffffffff; 0xffffffff] 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff.

(* carry_mul: a b. *)
Definition carry_mul_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]; [11; 12; 13; 14; 15; 16; 17; 18]] [
 Let [(19, Word)] (Const 0);
 Let [(20, Word); (21, Word)] (MulAdd 3 11 19 19);
 Let [(22, Word); (23, Word)] (MulAdd 3 12 19 21);
 Let [(24, Word); (25, Word)] (MulAdd 3 13 19 23);
 Let [(26, Word); (27, Word)] (MulAdd 3 14 19 25);
 Let [(28, Word); (29, Word)] (MulAdd 3 15 19 27);
 Let [(30, Word); (31, Word)] (MulAdd 3 16 19 29);
 Let [(32, Word); (33, Word)] (MulAdd 3 17 19 31);
 Let [(34, Word); (35, Word)] (MulAdd 3 18 19 33);
 Let [(36, Word); (37, Word)] (MulAdd 4 11 22 19);
 Let [(38, Word); (39, Word)] (MulAdd 4 12 24 37);
 Let [(40, Word); (41, Word)] (MulAdd 4 13 26 39);
 Let [(42, Word); (43, Word)] (MulAdd 4 14 28 41);
 Let [(44, Word); (45, Word)] (MulAdd 4 15 30 43);
 Let [(46, Word); (47, Word)] (MulAdd 4 16 32 45);
 Let [(48, Word); (49, Word)] (MulAdd 4 17 34 47);
 Let [(50, Word); (51, Word)] (MulAdd 4 18 35 49);
 Let [(52, Word); (53, Word)] (MulAdd 5 11 38 19);
 Let [(54, Word); (55, Word)] (MulAdd 5 12 40 53);
 Let [(56, Word); (57, Word)] (MulAdd 5 13 42 55);
 Let [(58, Word); (59, Word)] (MulAdd 5 14 44 57);
 Let [(60, Word); (61, Word)] (MulAdd 5 15 46 59);
 Let [(62, Word); (63, Word)] (MulAdd 5 16 48 61);
 Let [(64, Word); (65, Word)] (MulAdd 5 17 50 63);
 Let [(66, Word); (67, Word)] (MulAdd 5 18 51 65);
 Let [(68, Word); (69, Word)] (MulAdd 6 11 54 19);
 Let [(70, Word); (71, Word)] (MulAdd 6 12 56 69);
 Let [(72, Word); (73, Word)] (MulAdd 6 13 58 71);
 Let [(74, Word); (75, Word)] (MulAdd 6 14 60 73);
 Let [(76, Word); (77, Word)] (MulAdd 6 15 62 75);
 Let [(78, Word); (79, Word)] (MulAdd 6 16 64 77);
 Let [(80, Word); (81, Word)] (MulAdd 6 17 66 79);
 Let [(82, Word); (83, Word)] (MulAdd 6 18 67 81);
 Let [(84, Word); (85, Word)] (MulAdd 7 11 70 19);
 Let [(86, Word); (87, Word)] (MulAdd 7 12 72 85);
 Let [(88, Word); (89, Word)] (MulAdd 7 13 74 87);
 Let [(90, Word); (91, Word)] (MulAdd 7 14 76 89);
 Let [(92, Word); (93, Word)] (MulAdd 7 15 78 91);
 Let [(94, Word); (95, Word)] (MulAdd 7 16 80 93);
 Let [(96, Word); (97, Word)] (MulAdd 7 17 82 95);
 Let [(98, Word); (99, Word)] (MulAdd 7 18 83 97);
 Let [(100, Word); (101, Word)] (MulAdd 8 11 86 19);
 Let [(102, Word); (103, Word)] (MulAdd 8 12 88 101);
 Let [(104, Word); (105, Word)] (MulAdd 8 13 90 103);
 Let [(106, Word); (107, Word)] (MulAdd 8 14 92 105);
 Let [(108, Word); (109, Word)] (MulAdd 8 15 94 107);
 Let [(110, Word); (111, Word)] (MulAdd 8 16 96 109);
 Let [(112, Word); (113, Word)] (MulAdd 8 17 98 111);
 Let [(114, Word); (115, Word)] (MulAdd 8 18 99 113);
 Let [(116, Word); (117, Word)] (MulAdd 9 11 102 19);
 Let [(118, Word); (119, Word)] (MulAdd 9 12 104 117);
 Let [(120, Word); (121, Word)] (MulAdd 9 13 106 119);
 Let [(122, Word); (123, Word)] (MulAdd 9 14 108 121);
 Let [(124, Word); (125, Word)] (MulAdd 9 15 110 123);
 Let [(126, Word); (127, Word)] (MulAdd 9 16 112 125);
 Let [(128, Word); (129, Word)] (MulAdd 9 17 114 127);
 Let [(130, Word); (131, Word)] (MulAdd 9 18 115 129);
 Let [(132, Word); (133, Word)] (MulAdd 10 11 118 19);
 Let [(134, Word); (135, Word)] (MulAdd 10 12 120 133);
 Let [(136, Word); (137, Word)] (MulAdd 10 13 122 135);
 Let [(138, Word); (139, Word)] (MulAdd 10 14 124 137);
 Let [(140, Word); (141, Word)] (MulAdd 10 15 126 139);
 Let [(142, Word); (143, Word)] (MulAdd 10 16 128 141);
 Let [(144, Word); (145, Word)] (MulAdd 10 17 130 143);
 Let [(146, Word); (147, Word)] (MulAdd 10 18 131 145);
 Let [(148, Word)] (Const 38);
 Let [(149, Word); (150, Word)] (MulAdd 148 134 20 19);
 Let [(151, Word); (152, Word)] (MulAdd 148 136 36 150);
 Let [(153, Word); (154, Word)] (MulAdd 148 138 52 152);
 Let [(155, Word); (156, Word)] (MulAdd 148 140 68 154);
 Let [(157, Word); (158, Word)] (MulAdd 148 142 84 156);
 Let [(159, Word); (160, Word)] (MulAdd 148 144 100 158);
 Let [(161, Word); (162, Word)] (MulAdd 148 146 116 160);
 Let [(163, Word); (164, Word)] (MulAdd 148 147 132 162);
 Let [(165, Word); (166, Word)] (Ir.Split 163 31);
 Let [(167, Word)] (Mul 164 148);
 Let [(168, Word)] (Const 19);
 Let [(169, Word)] (Mul 166 168);
 Let [(170, Word)] (Add 167 169);
 Let [(171, Word); (172, Flag)] (AddCarry 149 170 19);
 Let [(173, Word); (174, Flag)] (AddCarry 151 19 172);
 Let [(175, Word); (176, Flag)] (AddCarry 153 19 174);
 Let [(177, Word); (178, Flag)] (AddCarry 155 19 176);
 Let [(179, Word); (180, Flag)] (AddCarry 157 19 178);
 Let [(181, Word); (182, Flag)] (AddCarry 159 19 180);
 Let [(183, Word); (184, Flag)] (AddCarry 161 19 182);
 Let [(185, Word)] (Add 165 184)]
 [171; 173; 175; 177; 179; 181; 183; 185])%positive.
Definition carry_mul_proof : proof := straight [Block 87 [Congruent (Number [Limb (Reg 171) 1 0xffffffff; Limb (Reg 173) 0x100000000 0xffffffff; Limb (Reg 175) 0x10000000000000000 0xffffffff; Limb (Reg 177) 0x1000000000000000000000000 0xffffffff; Limb (Reg 179) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 181) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 183) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 185) 0x100000000000000000000000000000000000000000000000000000000 0x80000000] 0x8000000000000000000000000000000000000000000000000000000000ffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None; None; None; None; None], (Some (Leaf [(73%nat, 1); (74%nat, 0x100000000); (75%nat, 0x10000000000000000); (76%nat, 0x1000000000000000000000000); (77%nat, 0x100000000000000000000000000000000); (78%nat, 0x10000000000000000000000000000000000000000); (79%nat, 0x1000000000000000000000000000000000000000000000000)] [(2%nat, 1)])))].
Theorem carry_mul_correct : carry_mul 32 p tight loose carry_mul_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_mul_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry_square: a^2. *)
Definition carry_square_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]] [
 Let [(11, Word)] (Const 0);
 Let [(12, Word); (13, Word)] (MulAdd 3 4 11 11);
 Let [(14, Word); (15, Word)] (MulAdd 3 5 11 13);
 Let [(16, Word); (17, Word)] (MulAdd 3 6 11 15);
 Let [(18, Word); (19, Word)] (MulAdd 3 7 11 17);
 Let [(20, Word); (21, Word)] (MulAdd 3 8 11 19);
 Let [(22, Word); (23, Word)] (MulAdd 3 9 11 21);
 Let [(24, Word); (25, Word)] (MulAdd 3 10 11 23);
 Let [(26, Word); (27, Word)] (MulAdd 4 5 16 11);
 Let [(28, Word); (29, Word)] (MulAdd 4 6 18 27);
 Let [(30, Word); (31, Word)] (MulAdd 4 7 20 29);
 Let [(32, Word); (33, Word)] (MulAdd 4 8 22 31);
 Let [(34, Word); (35, Word)] (MulAdd 4 9 24 33);
 Let [(36, Word); (37, Word)] (MulAdd 4 10 25 35);
 Let [(38, Word); (39, Word)] (MulAdd 5 6 30 11);
 Let [(40, Word); (41, Word)] (MulAdd 5 7 32 39);
 Let [(42, Word); (43, Word)] (MulAdd 5 8 34 41);
 Let [(44, Word); (45, Word)] (MulAdd 5 9 36 43);
 Let [(46, Word); (47, Word)] (MulAdd 5 10 37 45);
 Let [(48, Word); (49, Word)] (MulAdd 6 7 42 11);
 Let [(50, Word); (51, Word)] (MulAdd 6 8 44 49);
 Let [(52, Word); (53, Word)] (MulAdd 6 9 46 51);
 Let [(54, Word); (55, Word)] (MulAdd 6 10 47 53);
 Let [(56, Word); (57, Word)] (MulAdd 7 8 52 11);
 Let [(58, Word); (59, Word)] (MulAdd 7 9 54 57);
 Let [(60, Word); (61, Word)] (MulAdd 7 10 55 59);
 Let [(62, Word); (63, Word)] (MulAdd 8 9 60 11);
 Let [(64, Word); (65, Word)] (MulAdd 8 10 61 63);
 Let [(66, Word); (67, Word)] (MulAdd 9 10 65 11);
 Let [(68, Word); (69, Word)] (MulAdd 3 3 11 11);
 Let [(70, Word); (71, Word)] (MulAdd 4 4 11 11);
 Let [(72, Word); (73, Word)] (MulAdd 5 5 11 11);
 Let [(74, Word); (75, Word)] (MulAdd 6 6 11 11);
 Let [(76, Word); (77, Word)] (MulAdd 7 7 11 11);
 Let [(78, Word); (79, Word)] (MulAdd 8 8 11 11);
 Let [(80, Word); (81, Word)] (MulAdd 9 9 11 11);
 Let [(82, Word); (83, Word)] (MulAdd 10 10 11 11);
 Let [(84, Word); (85, Flag)] (AddCarry 69 12 11);
 Let [(86, Word); (87, Flag)] (AddCarry 70 14 85);
 Let [(88, Word); (89, Flag)] (AddCarry 71 26 87);
 Let [(90, Word); (91, Flag)] (AddCarry 72 28 89);
 Let [(92, Word); (93, Flag)] (AddCarry 73 38 91);
 Let [(94, Word); (95, Flag)] (AddCarry 74 40 93);
 Let [(96, Word); (97, Flag)] (AddCarry 75 48 95);
 Let [(98, Word); (99, Flag)] (AddCarry 76 50 97);
 Let [(100, Word); (101, Flag)] (AddCarry 77 56 99);
 Let [(102, Word); (103, Flag)] (AddCarry 78 58 101);
 Let [(104, Word); (105, Flag)] (AddCarry 79 62 103);
 Let [(106, Word); (107, Flag)] (AddCarry 80 64 105);
 Let [(108, Word); (109, Flag)] (AddCarry 81 66 107);
 Let [(110, Word); (111, Flag)] (AddCarry 82 67 109);
 Let [(112, Word)] (Add 83 111);
 Let [(113, Word); (114, Flag)] (AddCarry 84 12 11);
 Let [(115, Word); (116, Flag)] (AddCarry 86 14 114);
 Let [(117, Word); (118, Flag)] (AddCarry 88 26 116);
 Let [(119, Word); (120, Flag)] (AddCarry 90 28 118);
 Let [(121, Word); (122, Flag)] (AddCarry 92 38 120);
 Let [(123, Word); (124, Flag)] (AddCarry 94 40 122);
 Let [(125, Word); (126, Flag)] (AddCarry 96 48 124);
 Let [(127, Word); (128, Flag)] (AddCarry 98 50 126);
 Let [(129, Word); (130, Flag)] (AddCarry 100 56 128);
 Let [(131, Word); (132, Flag)] (AddCarry 102 58 130);
 Let [(133, Word); (134, Flag)] (AddCarry 104 62 132);
 Let [(135, Word); (136, Flag)] (AddCarry 106 64 134);
 Let [(137, Word); (138, Flag)] (AddCarry 108 66 136);
 Let [(139, Word); (140, Flag)] (AddCarry 110 67 138);
 Let [(141, Word); (142, Flag)] (AddCarry 112 11 140);
 Let [(143, Word)] (Const 38);
 Let [(144, Word); (145, Word)] (MulAdd 143 127 68 11);
 Let [(146, Word); (147, Word)] (MulAdd 143 129 113 145);
 Let [(148, Word); (149, Word)] (MulAdd 143 131 115 147);
 Let [(150, Word); (151, Word)] (MulAdd 143 133 117 149);
 Let [(152, Word); (153, Word)] (MulAdd 143 135 119 151);
 Let [(154, Word); (155, Word)] (MulAdd 143 137 121 153);
 Let [(156, Word); (157, Word)] (MulAdd 143 139 123 155);
 Let [(158, Word); (159, Word)] (MulAdd 143 141 125 157);
 Let [(160, Word); (161, Word)] (Ir.Split 158 31);
 Let [(162, Word)] (Mul 159 143);
 Let [(163, Word)] (Const 19);
 Let [(164, Word)] (Mul 161 163);
 Let [(165, Word)] (Add 162 164);
 Let [(166, Word); (167, Flag)] (AddCarry 144 165 11);
 Let [(168, Word); (169, Flag)] (AddCarry 146 11 167);
 Let [(170, Word); (171, Flag)] (AddCarry 148 11 169);
 Let [(172, Word); (173, Flag)] (AddCarry 150 11 171);
 Let [(174, Word); (175, Flag)] (AddCarry 152 11 173);
 Let [(176, Word); (177, Flag)] (AddCarry 154 11 175);
 Let [(178, Word); (179, Flag)] (AddCarry 156 11 177);
 Let [(180, Word)] (Add 160 179)]
 [166; 168; 170; 172; 174; 176; 178; 180])%positive.
Definition carry_square_proof : proof := straight [Block 89 [Congruent (Number [Limb (Reg 166) 1 0xffffffff; Limb (Reg 168) 0x100000000 0xffffffff; Limb (Reg 170) 0x10000000000000000 0xffffffff; Limb (Reg 172) 0x1000000000000000000000000 0xffffffff; Limb (Reg 174) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 176) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 178) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 180) 0x100000000000000000000000000000000000000000000000000000000 0x80000000] 0x8000000000000000000000000000000000000000000000000000000000ffffff) (GC 1 1 [] []) None]]
[HUp 138 0 (Leaf [(12%nat, 0x20000000000000000000000000000000000000000000000000000000000000000); (13%nat, 0x20000000000000000000000000000000000000000); (14%nat, 0x2000000000000000000000000000000000000000000000000); (15%nat, 0x200000000000000000000000000000000000000000000000000000000); (16%nat, 0x20000000000000000000000000000000000000000000000000000000000000000); (17%nat, 0x2000000000000000000000000000000000000000000000000000000000000000000000000); (18%nat, 0x200000000000000000000000000000000000000000000000000000000); (19%nat, 0x20000000000000000000000000000000000000000000000000000000000000000); (20%nat, 0x2000000000000000000000000000000000000000000000000000000000000000000000000); (21%nat, 0x200000000000000000000000000000000000000000000000000000000000000000000000000000000); (22%nat, 0x2000000000000000000000000000000000000000000000000000000000000000000000000); (23%nat, 0x200000000000000000000000000000000000000000000000000000000000000000000000000000000); (24%nat, 0x20000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (25%nat, 0x20000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (26%nat, 0x2000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (27%nat, 0x200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (28%nat, 1); (29%nat, 0x10000000000000000); (30%nat, 0x100000000000000000000000000000000); (31%nat, 0x1000000000000000000000000000000000000000000000000); (32%nat, 0x10000000000000000000000000000000000000000000000000000000000000000); (33%nat, 0x100000000000000000000000000000000000000000000000000000000000000000000000000000000); (34%nat, 0x1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (35%nat, 0x10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (36%nat, 0x100000000); (37%nat, 0x10000000000000000); (38%nat, 0x1000000000000000000000000); (39%nat, 0x100000000000000000000000000000000); (40%nat, 0x10000000000000000000000000000000000000000); (41%nat, 0x1000000000000000000000000000000000000000000000000); (42%nat, 0x100000000000000000000000000000000000000000000000000000000); (43%nat, 0x10000000000000000000000000000000000000000000000000000000000000000); (44%nat, 0x1000000000000000000000000000000000000000000000000000000000000000000000000); (45%nat, 0x100000000000000000000000000000000000000000000000000000000000000000000000000000000); (46%nat, 0x10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (47%nat, 0x1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (48%nat, 0x100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (49%nat, 0x10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (50%nat, 0x100000000); (51%nat, 0x10000000000000000); (52%nat, 0x1000000000000000000000000); (53%nat, 0x100000000000000000000000000000000); (54%nat, 0x10000000000000000000000000000000000000000); (55%nat, 0x1000000000000000000000000000000000000000000000000); (56%nat, 0x100000000000000000000000000000000000000000000000000000000); (57%nat, 0x10000000000000000000000000000000000000000000000000000000000000000); (58%nat, 0x1000000000000000000000000000000000000000000000000000000000000000000000000); (59%nat, 0x100000000000000000000000000000000000000000000000000000000000000000000000000000000); (60%nat, 0x10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (61%nat, 0x1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (62%nat, 0x100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (63%nat, 0x10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (64%nat, 0x1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000)] [])]
[([None; None; None; None; None; None; None; None], (Some (Leaf [(74%nat, 1); (75%nat, 0x100000000); (76%nat, 0x10000000000000000); (77%nat, 0x1000000000000000000000000); (78%nat, 0x100000000000000000000000000000000); (79%nat, 0x10000000000000000000000000000000000000000); (80%nat, 0x1000000000000000000000000000000000000000000000000)] [(1%nat, 1)])))].
Theorem carry_square_correct : carry_square 32 p tight loose carry_square_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_square_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry_scmul_121666: 121666 a. *)
Definition carry_scmul_121666_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]] [
 Let [(11, Word)] (Const 0);
 Let [(12, Word)] (Const 121666);
 Let [(13, Word); (14, Word)] (MulAdd 12 3 11 11);
 Let [(15, Word); (16, Word)] (MulAdd 12 4 11 14);
 Let [(17, Word); (18, Word)] (MulAdd 12 5 11 16);
 Let [(19, Word); (20, Word)] (MulAdd 12 6 11 18);
 Let [(21, Word); (22, Word)] (MulAdd 12 7 11 20);
 Let [(23, Word); (24, Word)] (MulAdd 12 8 11 22);
 Let [(25, Word); (26, Word)] (MulAdd 12 9 11 24);
 Let [(27, Word); (28, Word)] (MulAdd 12 10 11 26);
 Let [(29, Word); (30, Word)] (Ir.Split 27 31);
 Let [(31, Word)] (Const 38);
 Let [(32, Word)] (Mul 28 31);
 Let [(33, Word)] (Const 19);
 Let [(34, Word)] (Mul 30 33);
 Let [(35, Word)] (Add 32 34);
 Let [(36, Word); (37, Flag)] (AddCarry 13 35 11);
 Let [(38, Word); (39, Flag)] (AddCarry 15 11 37);
 Let [(40, Word); (41, Flag)] (AddCarry 17 11 39);
 Let [(42, Word); (43, Flag)] (AddCarry 19 11 41);
 Let [(44, Word); (45, Flag)] (AddCarry 21 11 43);
 Let [(46, Word); (47, Flag)] (AddCarry 23 11 45);
 Let [(48, Word); (49, Flag)] (AddCarry 25 11 47);
 Let [(50, Word)] (Add 29 49)]
 [36; 38; 40; 42; 44; 46; 48; 50])%positive.
Definition carry_scmul_121666_proof : proof := straight [Block 24 [Congruent (Number [Limb (Reg 36) 1 0xffffffff; Limb (Reg 38) 0x100000000 0xffffffff; Limb (Reg 40) 0x10000000000000000 0xffffffff; Limb (Reg 42) 0x1000000000000000000000000 0xffffffff; Limb (Reg 44) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 46) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 48) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 50) 0x100000000000000000000000000000000000000000000000000000000 0x80000000] 0x8000000000000000000000000000000000000000000000000000000000ffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None; None; None; None; None], (Some (Leaf [(9%nat, 1); (10%nat, 0x100000000); (11%nat, 0x10000000000000000); (12%nat, 0x1000000000000000000000000); (13%nat, 0x100000000000000000000000000000000); (14%nat, 0x10000000000000000000000000000000000000000); (15%nat, 0x1000000000000000000000000000000000000000000000000)] [(1%nat, 1)])))].
Theorem carry_scmul_121666_correct : carry_scmul 32 p tight loose 121666 carry_scmul_121666_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_scmul_121666_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry: a. *)
Definition carry_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]] [
 Let [(11, Word)] (Const 0);
 Let [(12, Word); (13, Word)] (Ir.Split 10 31);
 Let [(14, Word)] (Const 19);
 Let [(15, Word)] (Mul 13 14);
 Let [(16, Word); (17, Flag)] (AddCarry 3 15 11);
 Let [(18, Word); (19, Flag)] (AddCarry 4 11 17);
 Let [(20, Word); (21, Flag)] (AddCarry 5 11 19);
 Let [(22, Word); (23, Flag)] (AddCarry 6 11 21);
 Let [(24, Word); (25, Flag)] (AddCarry 7 11 23);
 Let [(26, Word); (27, Flag)] (AddCarry 8 11 25);
 Let [(28, Word); (29, Flag)] (AddCarry 9 11 27);
 Let [(30, Word)] (Add 12 29)]
 [16; 18; 20; 22; 24; 26; 28; 30])%positive.
Definition carry_proof : proof := straight [Block 12 [Congruent (Number [Limb (Reg 16) 1 0xffffffff; Limb (Reg 18) 0x100000000 0xffffffff; Limb (Reg 20) 0x10000000000000000 0xffffffff; Limb (Reg 22) 0x1000000000000000000000000 0xffffffff; Limb (Reg 24) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 26) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 28) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 30) 0x100000000000000000000000000000000000000000000000000000000 0x80000000] 0x8000000000000000000000000000000000000000000000000000000000ffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None; None; None; None; None], (Some (Leaf [(1%nat, 1); (2%nat, 0x100000000); (3%nat, 0x10000000000000000); (4%nat, 0x1000000000000000000000000); (5%nat, 0x100000000000000000000000000000000); (6%nat, 0x10000000000000000000000000000000000000000); (7%nat, 0x1000000000000000000000000000000000000000000000000)] [(1%nat, 1)])))].
Theorem carry_correct : carry 32 p tight loose carry_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_proof _); vm_cast_no_check (eq_refl true). Qed.

(* add: a + b. *)
Definition add_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]; [11; 12; 13; 14; 15; 16; 17; 18]] [
 Let [(19, Word)] (Const 0);
 Let [(20, Word); (21, Flag)] (AddCarry 3 11 19);
 Let [(22, Word); (23, Flag)] (AddCarry 4 12 21);
 Let [(24, Word); (25, Flag)] (AddCarry 5 13 23);
 Let [(26, Word); (27, Flag)] (AddCarry 6 14 25);
 Let [(28, Word); (29, Flag)] (AddCarry 7 15 27);
 Let [(30, Word); (31, Flag)] (AddCarry 8 16 29);
 Let [(32, Word); (33, Flag)] (AddCarry 9 17 31);
 Let [(34, Word); (35, Flag)] (AddCarry 10 18 33);
 Let [(36, Word)] (Const 38);
 Let [(37, Word)] (Mul 35 36);
 Let [(38, Word); (39, Flag)] (AddCarry 20 37 19)]
 [38; 22; 24; 26; 28; 30; 32; 34])%positive.
Definition add_proof : proof := straight [Block 12 [Congruent (Number [Limb (Reg 38) 1 0xffffffff; Limb (Reg 22) 0x100000000 0xffffffff; Limb (Reg 24) 0x10000000000000000 0xffffffff; Limb (Reg 26) 0x1000000000000000000000000 0xffffffff; Limb (Reg 28) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 30) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 32) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 34) 0x100000000000000000000000000000000000000000000000000000000 0xffffffff] 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) (GC 1 1 [] []) None]]
[HUp 34 0 (Split [([32%positive], 1)] 0 (Leaf [(8%nat, 1)] []) (Leaf [(0%nat, 1); (1%nat, 0x100000000); (2%nat, 0x10000000000000000); (3%nat, 0x1000000000000000000000000); (4%nat, 0x100000000000000000000000000000000); (5%nat, 0x10000000000000000000000000000000000000000); (6%nat, 0x1000000000000000000000000000000000000000000000000); (7%nat, 0x100000000000000000000000000000000000000000000000000000000); (8%nat, 1)] [(0%nat, 1); (1%nat, 1)]))]
[([None; None; None; None; None; None; None; None], None)].
Theorem add_correct : add 32 p tight loose add_code.
Proof. refine (computes_ok _ _ _ _ _ _ add_proof _); vm_cast_no_check (eq_refl true). Qed.

(* sub: a - b. *)
Definition sub_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]; [11; 12; 13; 14; 15; 16; 17; 18]] [
 Let [(19, Word)] (Const 0);
 Let [(20, Word); (21, Flag)] (SubBorrow 3 11 19);
 Let [(22, Word); (23, Flag)] (SubBorrow 4 12 21);
 Let [(24, Word); (25, Flag)] (SubBorrow 5 13 23);
 Let [(26, Word); (27, Flag)] (SubBorrow 6 14 25);
 Let [(28, Word); (29, Flag)] (SubBorrow 7 15 27);
 Let [(30, Word); (31, Flag)] (SubBorrow 8 16 29);
 Let [(32, Word); (33, Flag)] (SubBorrow 9 17 31);
 Let [(34, Word); (35, Flag)] (SubBorrow 10 18 33);
 Let [(36, Word)] (Const 38);
 Let [(37, Word); (38, Flag)] (SubBorrow 20 36 19);
 Let [(39, Word); (40, Flag)] (SubBorrow 22 19 38);
 Let [(41, Word); (42, Flag)] (SubBorrow 24 19 40);
 Let [(43, Word); (44, Flag)] (SubBorrow 26 19 42);
 Let [(45, Word); (46, Flag)] (SubBorrow 28 19 44);
 Let [(47, Word); (48, Flag)] (SubBorrow 30 19 46);
 Let [(49, Word); (50, Flag)] (SubBorrow 32 19 48);
 Let [(51, Word); (52, Flag)] (SubBorrow 34 19 50);
 Let [(53, Word)] (Select 35 20 37);
 Let [(54, Word)] (Select 35 22 39);
 Let [(55, Word)] (Select 35 24 41);
 Let [(56, Word)] (Select 35 26 43);
 Let [(57, Word)] (Select 35 28 45);
 Let [(58, Word)] (Select 35 30 47);
 Let [(59, Word)] (Select 35 32 49);
 Let [(60, Word)] (Select 35 34 51)]
 [53; 54; 55; 56; 57; 58; 59; 60])%positive.
Definition sub_proof : proof := straight [Block 26 [Congruent (Number [Limb (Reg 53) 1 0xffffffff; Limb (Reg 54) 0x100000000 0xffffffff; Limb (Reg 55) 0x10000000000000000 0xffffffff; Limb (Reg 56) 0x1000000000000000000000000 0xffffffff; Limb (Reg 57) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 58) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 59) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 60) 0x100000000000000000000000000000000000000000000000000000000 0xffffffff] 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) (GC 1 1 [] [(24%nat, 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc7)]) None]]
[HEq [([32%positive; 48%positive], 1)] (Split [([32%positive], 1)] (-1) (Leaf [(0%nat, (-1)); (1%nat, (-0x100000000)); (2%nat, (-0x10000000000000000)); (3%nat, (-0x1000000000000000000000000)); (4%nat, (-0x100000000000000000000000000000000)); (5%nat, (-0x10000000000000000000000000000000000000000)); (6%nat, (-0x1000000000000000000000000000000000000000000000000)); (7%nat, (-0x100000000000000000000000000000000000000000000000000000000)); (8%nat, (-1)); (9%nat, (-0x100000000)); (10%nat, (-0x10000000000000000)); (11%nat, (-0x1000000000000000000000000)); (12%nat, (-0x100000000000000000000000000000000)); (13%nat, (-0x10000000000000000000000000000000000000000)); (14%nat, (-0x1000000000000000000000000000000000000000000000000)); (15%nat, (-0x100000000000000000000000000000000000000000000000000000000))] [(1%nat, 1); (2%nat, 0x10000000000000000000000000000000000000000000000000000000000000000)]) (Leaf [] [(2%nat, 1)])) (Leaf [] [(2%nat, 1)])]
[([None; None; None; None; None; None; None; None], None)].
Theorem sub_correct : sub 32 p tight loose sub_code.
Proof. refine (computes_ok _ _ _ _ _ _ sub_proof _); vm_cast_no_check (eq_refl true). Qed.

(* opp: -a. *)
Definition opp_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]] [
 Let [(11, Word)] (Const 0xffffffda);
 Let [(12, Word)] (Const 0xffffffff);
 Let [(13, Word)] (Const 0);
 Let [(14, Word); (15, Flag)] (SubBorrow 11 3 13);
 Let [(16, Word); (17, Flag)] (SubBorrow 12 4 15);
 Let [(18, Word); (19, Flag)] (SubBorrow 12 5 17);
 Let [(20, Word); (21, Flag)] (SubBorrow 12 6 19);
 Let [(22, Word); (23, Flag)] (SubBorrow 12 7 21);
 Let [(24, Word); (25, Flag)] (SubBorrow 12 8 23);
 Let [(26, Word); (27, Flag)] (SubBorrow 12 9 25);
 Let [(28, Word)] (Sub 12 10);
 Let [(29, Word)] (Sub 28 27)]
 [14; 16; 18; 20; 22; 24; 26; 29])%positive.
Definition opp_proof : proof := straight [Block 12 [Congruent (Number [Limb (Reg 14) 1 0xffffffff; Limb (Reg 16) 0x100000000 0xffffffff; Limb (Reg 18) 0x10000000000000000 0xffffffff; Limb (Reg 20) 0x1000000000000000000000000 0xffffffff; Limb (Reg 22) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 24) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 26) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 29) 0x100000000000000000000000000000000000000000000000000000000 0xffffffff] 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None; None; None; None; None], None)].
Theorem opp_correct : opp 32 p tight loose opp_code.
Proof. refine (computes_ok _ _ _ _ _ _ opp_proof _); vm_cast_no_check (eq_refl true). Qed.

(* relax: a. *)
Definition relax_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]] [
 ]
 [3; 4; 5; 6; 7; 8; 9; 10])%positive.
Definition relax_proof : proof := straight [Block 0 [Congruent (Number [Limb (Reg 3) 1 0xffffffff; Limb (Reg 4) 0x100000000 0xffffffff; Limb (Reg 5) 0x10000000000000000 0xffffffff; Limb (Reg 6) 0x1000000000000000000000000 0xffffffff; Limb (Reg 7) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 8) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 9) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 10) 0x100000000000000000000000000000000000000000000000000000000 0xffffffff] 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None; None; None; None; None], None)].
Theorem relax_correct : relax 32 p tight loose relax_code.
Proof. refine (computes_ok _ _ _ _ _ _ relax_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry_add: a + b. *)
Definition carry_add_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]; [11; 12; 13; 14; 15; 16; 17; 18]] [
 Let [(19, Word)] (Const 0);
 Let [(20, Word); (21, Flag)] (AddCarry 3 11 19);
 Let [(22, Word); (23, Flag)] (AddCarry 4 12 21);
 Let [(24, Word); (25, Flag)] (AddCarry 5 13 23);
 Let [(26, Word); (27, Flag)] (AddCarry 6 14 25);
 Let [(28, Word); (29, Flag)] (AddCarry 7 15 27);
 Let [(30, Word); (31, Flag)] (AddCarry 8 16 29);
 Let [(32, Word); (33, Flag)] (AddCarry 9 17 31);
 Let [(34, Word); (35, Flag)] (AddCarry 10 18 33);
 Let [(36, Word)] (Const 38);
 Let [(37, Word)] (Mul 35 36);
 Let [(38, Word); (39, Flag)] (AddCarry 20 37 19);
 Let [(40, Word); (41, Word)] (Ir.Split 34 31);
 Let [(42, Word)] (Const 19);
 Let [(43, Word)] (Mul 41 42);
 Let [(44, Word); (45, Flag)] (AddCarry 38 43 19);
 Let [(46, Word); (47, Flag)] (AddCarry 22 19 45);
 Let [(48, Word); (49, Flag)] (AddCarry 24 19 47);
 Let [(50, Word); (51, Flag)] (AddCarry 26 19 49);
 Let [(52, Word); (53, Flag)] (AddCarry 28 19 51);
 Let [(54, Word); (55, Flag)] (AddCarry 30 19 53);
 Let [(56, Word); (57, Flag)] (AddCarry 32 19 55);
 Let [(58, Word)] (Add 40 57)]
 [44; 46; 48; 50; 52; 54; 56; 58])%positive.
Definition carry_add_proof : proof := straight [Block 23 [Congruent (Number [Limb (Reg 44) 1 0xffffffff; Limb (Reg 46) 0x100000000 0xffffffff; Limb (Reg 48) 0x10000000000000000 0xffffffff; Limb (Reg 50) 0x1000000000000000000000000 0xffffffff; Limb (Reg 52) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 54) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 56) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 58) 0x100000000000000000000000000000000000000000000000000000000 0x80000000] 0x8000000000000000000000000000000000000000000000000000000000ffffff) (GC 1 1 [] []) None]]
[HUp 34 0 (Split [([32%positive], 1)] 0 (Leaf [(8%nat, 1)] []) (Leaf [(0%nat, 1); (1%nat, 0x100000000); (2%nat, 0x10000000000000000); (3%nat, 0x1000000000000000000000000); (4%nat, 0x100000000000000000000000000000000); (5%nat, 0x10000000000000000000000000000000000000000); (6%nat, 0x1000000000000000000000000000000000000000000000000); (7%nat, 0x100000000000000000000000000000000000000000000000000000000); (8%nat, 1)] [(0%nat, 1); (1%nat, 1)]))]
[([None; None; None; None; None; None; None; None], (Some (Leaf [(10%nat, 1); (11%nat, 0x100000000); (12%nat, 0x10000000000000000); (13%nat, 0x1000000000000000000000000); (14%nat, 0x100000000000000000000000000000000); (15%nat, 0x10000000000000000000000000000000000000000); (16%nat, 0x1000000000000000000000000000000000000000000000000)] [(2%nat, 1)])))].
Theorem carry_add_correct : carry_add 32 p tight carry_add_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_add_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry_sub: a - b. *)
Definition carry_sub_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]; [11; 12; 13; 14; 15; 16; 17; 18]] [
 Let [(19, Word)] (Const 0);
 Let [(20, Word); (21, Flag)] (SubBorrow 3 11 19);
 Let [(22, Word); (23, Flag)] (SubBorrow 4 12 21);
 Let [(24, Word); (25, Flag)] (SubBorrow 5 13 23);
 Let [(26, Word); (27, Flag)] (SubBorrow 6 14 25);
 Let [(28, Word); (29, Flag)] (SubBorrow 7 15 27);
 Let [(30, Word); (31, Flag)] (SubBorrow 8 16 29);
 Let [(32, Word); (33, Flag)] (SubBorrow 9 17 31);
 Let [(34, Word); (35, Flag)] (SubBorrow 10 18 33);
 Let [(36, Word)] (Const 38);
 Let [(37, Word); (38, Flag)] (SubBorrow 20 36 19);
 Let [(39, Word); (40, Flag)] (SubBorrow 22 19 38);
 Let [(41, Word); (42, Flag)] (SubBorrow 24 19 40);
 Let [(43, Word); (44, Flag)] (SubBorrow 26 19 42);
 Let [(45, Word); (46, Flag)] (SubBorrow 28 19 44);
 Let [(47, Word); (48, Flag)] (SubBorrow 30 19 46);
 Let [(49, Word); (50, Flag)] (SubBorrow 32 19 48);
 Let [(51, Word); (52, Flag)] (SubBorrow 34 19 50);
 Let [(53, Word)] (Select 35 20 37);
 Let [(54, Word)] (Select 35 22 39);
 Let [(55, Word)] (Select 35 24 41);
 Let [(56, Word)] (Select 35 26 43);
 Let [(57, Word)] (Select 35 28 45);
 Let [(58, Word)] (Select 35 30 47);
 Let [(59, Word)] (Select 35 32 49);
 Let [(60, Word)] (Select 35 34 51);
 Let [(61, Word); (62, Word)] (Ir.Split 60 31);
 Let [(63, Word)] (Const 19);
 Let [(64, Word)] (Mul 62 63);
 Let [(65, Word); (66, Flag)] (AddCarry 53 64 19);
 Let [(67, Word); (68, Flag)] (AddCarry 54 19 66);
 Let [(69, Word); (70, Flag)] (AddCarry 55 19 68);
 Let [(71, Word); (72, Flag)] (AddCarry 56 19 70);
 Let [(73, Word); (74, Flag)] (AddCarry 57 19 72);
 Let [(75, Word); (76, Flag)] (AddCarry 58 19 74);
 Let [(77, Word); (78, Flag)] (AddCarry 59 19 76);
 Let [(79, Word)] (Add 61 78)]
 [65; 67; 69; 71; 73; 75; 77; 79])%positive.
Definition carry_sub_proof : proof := straight [Block 37 [Congruent (Number [Limb (Reg 65) 1 0xffffffff; Limb (Reg 67) 0x100000000 0xffffffff; Limb (Reg 69) 0x10000000000000000 0xffffffff; Limb (Reg 71) 0x1000000000000000000000000 0xffffffff; Limb (Reg 73) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 75) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 77) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 79) 0x100000000000000000000000000000000000000000000000000000000 0x80000000] 0x8000000000000000000000000000000000000000000000000000000000ffffff) (GC 1 1 [] [(32%nat, 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc7)]) None]]
[HEq [([32%positive; 48%positive], 1)] (Split [([32%positive], 1)] (-1) (Leaf [(0%nat, (-1)); (1%nat, (-0x100000000)); (2%nat, (-0x10000000000000000)); (3%nat, (-0x1000000000000000000000000)); (4%nat, (-0x100000000000000000000000000000000)); (5%nat, (-0x10000000000000000000000000000000000000000)); (6%nat, (-0x1000000000000000000000000000000000000000000000000)); (7%nat, (-0x100000000000000000000000000000000000000000000000000000000)); (8%nat, (-1)); (9%nat, (-0x100000000)); (10%nat, (-0x10000000000000000)); (11%nat, (-0x1000000000000000000000000)); (12%nat, (-0x100000000000000000000000000000000)); (13%nat, (-0x10000000000000000000000000000000000000000)); (14%nat, (-0x1000000000000000000000000000000000000000000000000)); (15%nat, (-0x100000000000000000000000000000000000000000000000000000000))] [(1%nat, 1); (2%nat, 0x10000000000000000000000000000000000000000000000000000000000000000)]) (Leaf [] [(2%nat, 1)])) (Leaf [] [(2%nat, 1)])]
[([None; None; None; None; None; None; None; None], (Some (Leaf [(25%nat, 1); (26%nat, 0x100000000); (27%nat, 0x10000000000000000); (28%nat, 0x1000000000000000000000000); (29%nat, 0x100000000000000000000000000000000); (30%nat, 0x10000000000000000000000000000000000000000); (31%nat, 0x1000000000000000000000000000000000000000000000000)] [(2%nat, 1)])))].
Theorem carry_sub_correct : carry_sub 32 p tight carry_sub_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_sub_proof _); vm_cast_no_check (eq_refl true). Qed.

(* carry_opp: -a. *)
Definition carry_opp_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]] [
 Let [(11, Word)] (Const 0xffffffda);
 Let [(12, Word)] (Const 0xffffffff);
 Let [(13, Word)] (Const 0);
 Let [(14, Word); (15, Flag)] (SubBorrow 11 3 13);
 Let [(16, Word); (17, Flag)] (SubBorrow 12 4 15);
 Let [(18, Word); (19, Flag)] (SubBorrow 12 5 17);
 Let [(20, Word); (21, Flag)] (SubBorrow 12 6 19);
 Let [(22, Word); (23, Flag)] (SubBorrow 12 7 21);
 Let [(24, Word); (25, Flag)] (SubBorrow 12 8 23);
 Let [(26, Word); (27, Flag)] (SubBorrow 12 9 25);
 Let [(28, Word)] (Sub 12 10);
 Let [(29, Word)] (Sub 28 27);
 Let [(30, Word); (31, Word)] (Ir.Split 29 31);
 Let [(32, Word)] (Const 19);
 Let [(33, Word)] (Mul 31 32);
 Let [(34, Word); (35, Flag)] (AddCarry 14 33 13);
 Let [(36, Word); (37, Flag)] (AddCarry 16 13 35);
 Let [(38, Word); (39, Flag)] (AddCarry 18 13 37);
 Let [(40, Word); (41, Flag)] (AddCarry 20 13 39);
 Let [(42, Word); (43, Flag)] (AddCarry 22 13 41);
 Let [(44, Word); (45, Flag)] (AddCarry 24 13 43);
 Let [(46, Word); (47, Flag)] (AddCarry 26 13 45);
 Let [(48, Word)] (Add 30 47)]
 [34; 36; 38; 40; 42; 44; 46; 48])%positive.
Definition carry_opp_proof : proof := straight [Block 23 [Congruent (Number [Limb (Reg 34) 1 0xffffffff; Limb (Reg 36) 0x100000000 0xffffffff; Limb (Reg 38) 0x10000000000000000 0xffffffff; Limb (Reg 40) 0x1000000000000000000000000 0xffffffff; Limb (Reg 42) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 44) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 46) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 48) 0x100000000000000000000000000000000000000000000000000000000 0x80000000] 0x8000000000000000000000000000000000000000000000000000000000ffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None; None; None; None; None], (Some (Leaf [(8%nat, 1); (9%nat, 0x100000000); (10%nat, 0x10000000000000000); (11%nat, 0x1000000000000000000000000); (12%nat, 0x100000000000000000000000000000000); (13%nat, 0x10000000000000000000000000000000000000000); (14%nat, 0x1000000000000000000000000000000000000000000000000)] [(1%nat, 1)])))].
Theorem carry_opp_correct : carry_opp 32 p tight carry_opp_code.
Proof. refine (computes_ok _ _ _ _ _ _ carry_opp_proof _); vm_cast_no_check (eq_refl true). Qed.

(* selectznz: `zero` if flag is 0, `nonzero` if it is 1. *)
Definition selectznz_code : func := (Func [[3]; [4; 5; 6; 7; 8; 9; 10; 11]; [12; 13; 14; 15; 16; 17; 18; 19]] [
 Let [(20, Word)] (Select 3 4 12);
 Let [(21, Word)] (Select 3 5 13);
 Let [(22, Word)] (Select 3 6 14);
 Let [(23, Word)] (Select 3 7 15);
 Let [(24, Word)] (Select 3 8 16);
 Let [(25, Word)] (Select 3 9 17);
 Let [(26, Word)] (Select 3 10 18);
 Let [(27, Word)] (Select 3 11 19)]
 [20; 21; 22; 23; 24; 25; 26; 27])%positive.
Definition selectznz_proof : proof := straight [Block 8 [Congruent (Number [Limb (Reg 20) 1 0xffffffff; Limb (Reg 21) 0x100000000 0xffffffff; Limb (Reg 22) 0x10000000000000000 0xffffffff; Limb (Reg 23) 0x1000000000000000000000000 0xffffffff; Limb (Reg 24) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 25) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 26) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 27) 0x100000000000000000000000000000000000000000000000000000000 0x80000000] 0x8000000000000000000000000000000000000000000000000000000000ffffff) (GC 1 1 [] []) None]]
[HProd 1 1;
 HProd 2 1]
[([None; None; None; None; None; None; None; None], (Some (Split [([1%positive], 1)] 0 (Leaf [(0%nat, 1); (1%nat, 0x100000000); (2%nat, 0x10000000000000000); (3%nat, 0x1000000000000000000000000); (4%nat, 0x100000000000000000000000000000000); (5%nat, 0x10000000000000000000000000000000000000000); (6%nat, 0x1000000000000000000000000000000000000000000000000); (7%nat, 0x100000000000000000000000000000000000000000000000000000000)] [(1%nat, 1); (5%nat, 1)]) (Leaf [(0%nat, 1); (1%nat, 0x100000000); (2%nat, 0x10000000000000000); (3%nat, 0x1000000000000000000000000); (4%nat, 0x100000000000000000000000000000000); (5%nat, 0x10000000000000000000000000000000000000000); (6%nat, 0x1000000000000000000000000000000000000000000000000); (7%nat, 0x100000000000000000000000000000000000000000000000000000000)] [(2%nat, 1); (5%nat, 1)]))))].
Theorem selectznz_correct : selectznz 32 p tight selectznz_code.
Proof. refine (computes_ok _ _ _ _ _ _ selectznz_proof _); vm_cast_no_check (eq_refl true). Qed.

(* to_bytes: a mod p, fully reduced, little-endian. *)
Definition to_bytes_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10]] [
 Let [(11, Word)] (Const 19);
 Let [(12, Word)] (Const 0);
 Let [(13, Word); (14, Flag)] (AddCarry 3 11 12);
 Let [(15, Word); (16, Flag)] (AddCarry 4 12 14);
 Let [(17, Word); (18, Flag)] (AddCarry 5 12 16);
 Let [(19, Word); (20, Flag)] (AddCarry 6 12 18);
 Let [(21, Word); (22, Flag)] (AddCarry 7 12 20);
 Let [(23, Word); (24, Flag)] (AddCarry 8 12 22);
 Let [(25, Word); (26, Flag)] (AddCarry 9 12 24);
 Let [(27, Word)] (Add 10 26);
 Let [(28, Word); (29, Word)] (Ir.Split 27 31);
 Let [(30, Word)] (Mul 29 11);
 Let [(31, Word); (32, Flag)] (AddCarry 3 30 12);
 Let [(33, Word); (34, Flag)] (AddCarry 4 12 32);
 Let [(35, Word); (36, Flag)] (AddCarry 5 12 34);
 Let [(37, Word); (38, Flag)] (AddCarry 6 12 36);
 Let [(39, Word); (40, Flag)] (AddCarry 7 12 38);
 Let [(41, Word); (42, Flag)] (AddCarry 8 12 40);
 Let [(43, Word); (44, Flag)] (AddCarry 9 12 42);
 Let [(45, Word)] (Add 10 44);
 Let [(46, Word); (47, Word)] (Ir.Split 45 31);
 Let [(48, Word); (49, Word)] (Ir.Split 31 8);
 Let [(50, Word); (51, Word)] (Ir.Split 49 8);
 Let [(52, Word); (53, Word)] (Ir.Split 51 8);
 Let [(54, Word); (55, Word)] (Ir.Split 33 8);
 Let [(56, Word); (57, Word)] (Ir.Split 55 8);
 Let [(58, Word); (59, Word)] (Ir.Split 57 8);
 Let [(60, Word); (61, Word)] (Ir.Split 35 8);
 Let [(62, Word); (63, Word)] (Ir.Split 61 8);
 Let [(64, Word); (65, Word)] (Ir.Split 63 8);
 Let [(66, Word); (67, Word)] (Ir.Split 37 8);
 Let [(68, Word); (69, Word)] (Ir.Split 67 8);
 Let [(70, Word); (71, Word)] (Ir.Split 69 8);
 Let [(72, Word); (73, Word)] (Ir.Split 39 8);
 Let [(74, Word); (75, Word)] (Ir.Split 73 8);
 Let [(76, Word); (77, Word)] (Ir.Split 75 8);
 Let [(78, Word); (79, Word)] (Ir.Split 41 8);
 Let [(80, Word); (81, Word)] (Ir.Split 79 8);
 Let [(82, Word); (83, Word)] (Ir.Split 81 8);
 Let [(84, Word); (85, Word)] (Ir.Split 43 8);
 Let [(86, Word); (87, Word)] (Ir.Split 85 8);
 Let [(88, Word); (89, Word)] (Ir.Split 87 8);
 Let [(90, Word); (91, Word)] (Ir.Split 46 8);
 Let [(92, Word); (93, Word)] (Ir.Split 91 8);
 Let [(94, Word); (95, Word)] (Ir.Split 93 8)]
 [48; 50; 52; 53; 54; 56; 58; 59; 60; 62; 64; 65; 66; 68; 70; 71; 72; 74; 76; 77; 78; 80; 82; 83; 84; 86; 88; 89; 90; 92; 94; 95])%positive.
Definition to_bytes_proof : proof := straight [Block 45 [Congruent (Number [Limb (Reg 48) 1 255; Limb (Reg 50) 256 255; Limb (Reg 52) 65536 255; Limb (Reg 53) 0x1000000 255; Limb (Reg 54) 0x100000000 255; Limb (Reg 56) 0x10000000000 255; Limb (Reg 58) 0x1000000000000 255; Limb (Reg 59) 0x100000000000000 255; Limb (Reg 60) 0x10000000000000000 255; Limb (Reg 62) 0x1000000000000000000 255; Limb (Reg 64) 0x100000000000000000000 255; Limb (Reg 65) 0x10000000000000000000000 255; Limb (Reg 66) 0x1000000000000000000000000 255; Limb (Reg 68) 0x100000000000000000000000000 255; Limb (Reg 70) 0x10000000000000000000000000000 255; Limb (Reg 71) 0x1000000000000000000000000000000 255; Limb (Reg 72) 0x100000000000000000000000000000000 255; Limb (Reg 74) 0x10000000000000000000000000000000000 255; Limb (Reg 76) 0x1000000000000000000000000000000000000 255; Limb (Reg 77) 0x100000000000000000000000000000000000000 255; Limb (Reg 78) 0x10000000000000000000000000000000000000000 255; Limb (Reg 80) 0x1000000000000000000000000000000000000000000 255; Limb (Reg 82) 0x100000000000000000000000000000000000000000000 255; Limb (Reg 83) 0x10000000000000000000000000000000000000000000000 255; Limb (Reg 84) 0x1000000000000000000000000000000000000000000000000 255; Limb (Reg 86) 0x100000000000000000000000000000000000000000000000000 255; Limb (Reg 88) 0x10000000000000000000000000000000000000000000000000000 255; Limb (Reg 89) 0x1000000000000000000000000000000000000000000000000000000 255; Limb (Reg 90) 0x100000000000000000000000000000000000000000000000000000000 255; Limb (Reg 92) 0x10000000000000000000000000000000000000000000000000000000000 255; Limb (Reg 94) 0x1000000000000000000000000000000000000000000000000000000000000 255; Limb (Reg 95) 0x100000000000000000000000000000000000000000000000000000000000000 255] 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffec) (GC 1 1 [] [(40%nat, 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffda)]) None]]
[HEq [([24%positive], 1); ([40%positive], (-1))] (Leaf [(0%nat, 1); (1%nat, 0x100000000); (2%nat, 0x10000000000000000); (3%nat, 0x1000000000000000000000000); (4%nat, 0x100000000000000000000000000000000); (5%nat, 0x10000000000000000000000000000000000000000); (6%nat, 0x1000000000000000000000000000000000000000000000000); (7%nat, 0x100000000000000000000000000000000000000000000000000000000); (8%nat, (-1)); (9%nat, (-0x100000000)); (10%nat, (-0x10000000000000000)); (11%nat, (-0x1000000000000000000000000)); (12%nat, (-0x100000000000000000000000000000000)); (13%nat, (-0x10000000000000000000000000000000000000000)); (14%nat, (-0x1000000000000000000000000000000000000000000000000)); (15%nat, (-0x100000000000000000000000000000000000000000000000000000000))] [(1%nat, 0x8000000000000000000000000000000000000000000000000000000000000013)]) (Leaf [(0%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed)); (1%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed00000000)); (2%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed0000000000000000)); (3%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed000000000000000000000000)); (4%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed00000000000000000000000000000000)); (5%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed0000000000000000000000000000000000000000)); (6%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed000000000000000000000000000000000000000000000000)); (7%nat, (-0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed00000000000000000000000000000000000000000000000000000000)); (8%nat, 0x8000000000000000000000000000000000000000000000000000000000000000); (9%nat, 0x800000000000000000000000000000000000000000000000000000000000000000000000); (10%nat, 0x80000000000000000000000000000000000000000000000000000000000000000000000000000000); (11%nat, 0x8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (12%nat, 0x800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (13%nat, 0x80000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (14%nat, 0x8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000); (15%nat, 0x800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000)] [(1%nat, 0x40000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000)])]
[([None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None; None], (Some (Split [([40%positive], 1)] 0 (Split [([24%positive], 1)] 0 (Leaf [(0%nat, (-1)); (1%nat, (-0x100000000)); (2%nat, (-0x10000000000000000)); (3%nat, (-0x1000000000000000000000000)); (4%nat, (-0x100000000000000000000000000000000)); (5%nat, (-0x10000000000000000000000000000000000000000)); (6%nat, (-0x1000000000000000000000000000000000000000000000000)); (7%nat, (-0x100000000000000000000000000000000000000000000000000000000)); (8%nat, 1); (9%nat, 0x100000000); (10%nat, 0x10000000000000000); (11%nat, 0x1000000000000000000000000); (12%nat, 0x100000000000000000000000000000000); (13%nat, 0x10000000000000000000000000000000000000000); (14%nat, 0x1000000000000000000000000000000000000000000000000); (15%nat, 0x100000000000000000000000000000000000000000000000000000000); (16%nat, 1); (17%nat, 256); (18%nat, 65536); (19%nat, 0x100000000); (20%nat, 0x10000000000); (21%nat, 0x1000000000000); (22%nat, 0x10000000000000000); (23%nat, 0x1000000000000000000); (24%nat, 0x100000000000000000000); (25%nat, 0x1000000000000000000000000); (26%nat, 0x100000000000000000000000000); (27%nat, 0x10000000000000000000000000000); (28%nat, 0x100000000000000000000000000000000); (29%nat, 0x10000000000000000000000000000000000); (30%nat, 0x1000000000000000000000000000000000000); (31%nat, 0x10000000000000000000000000000000000000000); (32%nat, 0x1000000000000000000000000000000000000000000); (33%nat, 0x100000000000000000000000000000000000000000000); (34%nat, 0x1000000000000000000000000000000000000000000000000); (35%nat, 0x100000000000000000000000000000000000000000000000000); (36%nat, 0x10000000000000000000000000000000000000000000000000000); (37%nat, 0x100000000000000000000000000000000000000000000000000000000); (38%nat, 0x10000000000000000000000000000000000000000000000000000000000); (39%nat, 0x1000000000000000000000000000000000000000000000000000000000000)] [(1%nat, 1)]) (Leaf [(0%nat, 1); (1%nat, 0x100000000); (2%nat, 0x10000000000000000); (3%nat, 0x1000000000000000000000000); (4%nat, 0x100000000000000000000000000000000); (5%nat, 0x10000000000000000000000000000000000000000); (6%nat, 0x1000000000000000000000000000000000000000000000000); (7%nat, 0x100000000000000000000000000000000000000000000000000000000); (8%nat, (-1)); (9%nat, (-0x100000000)); (10%nat, (-0x10000000000000000)); (11%nat, (-0x1000000000000000000000000)); (12%nat, (-0x100000000000000000000000000000000)); (13%nat, (-0x10000000000000000000000000000000000000000)); (14%nat, (-0x1000000000000000000000000000000000000000000000000)); (15%nat, (-0x100000000000000000000000000000000000000000000000000000000)); (16%nat, (-1)); (17%nat, (-256)); (18%nat, (-65536)); (19%nat, (-0x100000000)); (20%nat, (-0x10000000000)); (21%nat, (-0x1000000000000)); (22%nat, (-0x10000000000000000)); (23%nat, (-0x1000000000000000000)); (24%nat, (-0x100000000000000000000)); (25%nat, (-0x1000000000000000000000000)); (26%nat, (-0x100000000000000000000000000)); (27%nat, (-0x10000000000000000000000000000)); (28%nat, (-0x100000000000000000000000000000000)); (29%nat, (-0x10000000000000000000000000000000000)); (30%nat, (-0x1000000000000000000000000000000000000)); (31%nat, (-0x10000000000000000000000000000000000000000)); (32%nat, (-0x1000000000000000000000000000000000000000000)); (33%nat, (-0x100000000000000000000000000000000000000000000)); (34%nat, (-0x1000000000000000000000000000000000000000000000000)); (35%nat, (-0x100000000000000000000000000000000000000000000000000)); (36%nat, (-0x10000000000000000000000000000000000000000000000000000)); (37%nat, (-0x100000000000000000000000000000000000000000000000000000000)); (38%nat, (-0x10000000000000000000000000000000000000000000000000000000000)); (39%nat, (-0x1000000000000000000000000000000000000000000000000000000000000))] [])) (Leaf [(8%nat, 1); (9%nat, 0x100000000); (10%nat, 0x10000000000000000); (11%nat, 0x1000000000000000000000000); (12%nat, 0x100000000000000000000000000000000); (13%nat, 0x10000000000000000000000000000000000000000); (14%nat, 0x1000000000000000000000000000000000000000000000000); (15%nat, 0x100000000000000000000000000000000000000000000000000000000); (16%nat, 1); (17%nat, 256); (18%nat, 65536); (19%nat, 0x100000000); (20%nat, 0x10000000000); (21%nat, 0x1000000000000); (22%nat, 0x10000000000000000); (23%nat, 0x1000000000000000000); (24%nat, 0x100000000000000000000); (25%nat, 0x1000000000000000000000000); (26%nat, 0x100000000000000000000000000); (27%nat, 0x10000000000000000000000000000); (28%nat, 0x100000000000000000000000000000000); (29%nat, 0x10000000000000000000000000000000000); (30%nat, 0x1000000000000000000000000000000000000); (31%nat, 0x10000000000000000000000000000000000000000); (32%nat, 0x1000000000000000000000000000000000000000000); (33%nat, 0x100000000000000000000000000000000000000000000); (34%nat, 0x1000000000000000000000000000000000000000000000000); (35%nat, 0x100000000000000000000000000000000000000000000000000); (36%nat, 0x10000000000000000000000000000000000000000000000000000); (37%nat, 0x100000000000000000000000000000000000000000000000000000000); (38%nat, 0x10000000000000000000000000000000000000000000000000000000000); (39%nat, 0x1000000000000000000000000000000000000000000000000000000000000)] [(1%nat, 1); (0%nat, 1)]))))].
Theorem to_bytes_correct : to_bytes 32 p tight 32 to_bytes_code.
Proof. refine (computes_ok _ _ _ _ _ _ to_bytes_proof _); vm_cast_no_check (eq_refl true). Qed.

(* from_bytes: a, little-endian, below 2^255; it need not be below p. *)
Definition from_bytes_code : func := (Func [[3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34]] [
 Let [(35, Word)] (Const 256);
 Let [(36, Word)] (Mul 4 35);
 Let [(37, Word)] (Const 65536);
 Let [(38, Word)] (Mul 5 37);
 Let [(39, Word)] (Const 0x1000000);
 Let [(40, Word)] (Mul 6 39);
 Let [(41, Word)] (Add 3 36);
 Let [(42, Word)] (Add 41 38);
 Let [(43, Word)] (Add 42 40);
 Let [(44, Word)] (Mul 8 35);
 Let [(45, Word)] (Mul 9 37);
 Let [(46, Word)] (Mul 10 39);
 Let [(47, Word)] (Add 7 44);
 Let [(48, Word)] (Add 47 45);
 Let [(49, Word)] (Add 48 46);
 Let [(50, Word)] (Mul 12 35);
 Let [(51, Word)] (Mul 13 37);
 Let [(52, Word)] (Mul 14 39);
 Let [(53, Word)] (Add 11 50);
 Let [(54, Word)] (Add 53 51);
 Let [(55, Word)] (Add 54 52);
 Let [(56, Word)] (Mul 16 35);
 Let [(57, Word)] (Mul 17 37);
 Let [(58, Word)] (Mul 18 39);
 Let [(59, Word)] (Add 15 56);
 Let [(60, Word)] (Add 59 57);
 Let [(61, Word)] (Add 60 58);
 Let [(62, Word)] (Mul 20 35);
 Let [(63, Word)] (Mul 21 37);
 Let [(64, Word)] (Mul 22 39);
 Let [(65, Word)] (Add 19 62);
 Let [(66, Word)] (Add 65 63);
 Let [(67, Word)] (Add 66 64);
 Let [(68, Word)] (Mul 24 35);
 Let [(69, Word)] (Mul 25 37);
 Let [(70, Word)] (Mul 26 39);
 Let [(71, Word)] (Add 23 68);
 Let [(72, Word)] (Add 71 69);
 Let [(73, Word)] (Add 72 70);
 Let [(74, Word)] (Mul 28 35);
 Let [(75, Word)] (Mul 29 37);
 Let [(76, Word)] (Mul 30 39);
 Let [(77, Word)] (Add 27 74);
 Let [(78, Word)] (Add 77 75);
 Let [(79, Word)] (Add 78 76);
 Let [(80, Word)] (Mul 32 35);
 Let [(81, Word)] (Mul 33 37);
 Let [(82, Word)] (Mul 34 39);
 Let [(83, Word)] (Add 31 80);
 Let [(84, Word)] (Add 83 81);
 Let [(85, Word)] (Add 84 82)]
 [43; 49; 55; 61; 67; 73; 79; 85])%positive.
Definition from_bytes_proof : proof := straight [Block 51 [Congruent (Number [Limb (Reg 43) 1 0xffffffff; Limb (Reg 49) 0x100000000 0xffffffff; Limb (Reg 55) 0x10000000000000000 0xffffffff; Limb (Reg 61) 0x1000000000000000000000000 0xffffffff; Limb (Reg 67) 0x100000000000000000000000000000000 0xffffffff; Limb (Reg 73) 0x10000000000000000000000000000000000000000 0xffffffff; Limb (Reg 79) 0x1000000000000000000000000000000000000000000000000 0xffffffff; Limb (Reg 85) 0x100000000000000000000000000000000000000000000000000000000 0x80000000] 0x8000000000000000000000000000000000000000000000000000000000ffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None; None; None; None; None], None)].
Theorem from_bytes_correct : from_bytes 32 tight 32 127 from_bytes_code.
Proof. refine (computes_ok _ _ _ _ _ _ from_bytes_proof _); vm_cast_no_check (eq_refl true). Qed.

(* The functions of crates/carrychain/src/backend/portable/generated/poly1305_32.rs: arithmetic modulo
   2^130-5
   in words of 32 bits, as they are in the generator's IR. Made by `carrychain verify --write`; not to be edited.
   The theorems say what spec/Portable.v says. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.Ir core.Cert core.Check core.Program stmt.Contract spec.Portable core.PortableSound.
Import ListNotations.
Open Scope Z_scope.


(* fold: c r_i / 2^k. *)
Definition fold_code : func := (Func [[3; 4; 5; 6]] [
 Let [(7, Word); (8, Word)] (Ir.Split 4 2);
 Let [(9, Word)] (Const 5);
 Let [(10, Word)] (Mul 8 9);
 Let [(11, Word); (12, Word)] (Ir.Split 5 2);
 Let [(13, Word)] (Mul 12 9);
 Let [(14, Word); (15, Word)] (Ir.Split 6 2);
 Let [(16, Word)] (Mul 15 9)]
 [10; 13; 16])%positive.
Definition fold_proof : proof := straight [Block 12 [Congruent (Number [Limb (Reg 10) 1 0x13fffffb; Limb (Reg 13) 0x100000000 0x13fffffb; Limb (Reg 16) 0x10000000000000000 0x13fffffb] 0xffffffffffffffffffffffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None], None)].
Theorem fold_correct : Clamped.fold 32 4 2 5 fold_code.
Proof. refine (computes_ok _ _ _ _ _ _ fold_proof _); vm_cast_no_check (eq_refl true). Qed.

(* step: (h + block + 2^(w n) top) r. *)
Definition step_code : func := (Func [[3; 4; 5; 6; 7]; [8; 9; 10; 11]; [12]; [13; 14; 15; 16]; [17; 18; 19]] [
 Let [(20, Word)] (Const 0);
 Let [(21, Word); (22, Flag)] (AddCarry 3 8 20);
 Let [(23, Word); (24, Flag)] (AddCarry 4 9 22);
 Let [(25, Word); (26, Flag)] (AddCarry 5 10 24);
 Let [(27, Word); (28, Flag)] (AddCarry 6 11 26);
 Let [(29, Word)] (Add 7 12);
 Let [(30, Word)] (Add 29 28);
 Let [(31, Double)] (Mul 21 13);
 Let [(32, Double)] (Mul 21 14);
 Let [(33, Double)] (Mul 21 15);
 Let [(34, Double)] (Mul 21 16);
 Let [(35, Double)] (Mul 23 13);
 Let [(36, Double)] (Mul 23 14);
 Let [(37, Double)] (Mul 23 15);
 Let [(38, Double)] (Mul 23 19);
 Let [(39, Double)] (Mul 25 13);
 Let [(40, Double)] (Mul 25 14);
 Let [(41, Double)] (Mul 25 18);
 Let [(42, Double)] (Mul 25 19);
 Let [(43, Double)] (Mul 27 13);
 Let [(44, Double)] (Mul 27 17);
 Let [(45, Double)] (Mul 27 18);
 Let [(46, Double)] (Mul 27 19);
 Let [(47, Word)] (Mul 30 17);
 Let [(48, Word)] (Mul 30 18);
 Let [(49, Word)] (Mul 30 19);
 Let [(50, Double)] (Add 31 38);
 Let [(51, Double)] (Add 50 41);
 Let [(52, Double)] (Add 51 44);
 Let [(53, Word); (54, Word)] (Ir.Split 52 32);
 Let [(55, Double)] (Add 32 35);
 Let [(56, Double)] (Add 55 42);
 Let [(57, Double)] (Add 56 45);
 Let [(58, Double)] (Add 57 47);
 Let [(59, Double)] (Add 58 54);
 Let [(60, Word); (61, Word)] (Ir.Split 59 32);
 Let [(62, Double)] (Add 33 36);
 Let [(63, Double)] (Add 62 39);
 Let [(64, Double)] (Add 63 46);
 Let [(65, Double)] (Add 64 48);
 Let [(66, Double)] (Add 65 61);
 Let [(67, Word); (68, Word)] (Ir.Split 66 32);
 Let [(69, Double)] (Add 34 37);
 Let [(70, Double)] (Add 69 40);
 Let [(71, Double)] (Add 70 43);
 Let [(72, Double)] (Add 71 49);
 Let [(73, Double)] (Add 72 68);
 Let [(74, Word); (75, Word)] (Ir.Split 73 32);
 Let [(76, Word)] (Mul 30 13);
 Let [(77, Word)] (Add 76 75);
 Let [(78, Word); (79, Word)] (Ir.Split 77 2);
 Let [(80, Word)] (Const 5);
 Let [(81, Word)] (Mul 79 80);
 Let [(82, Word); (83, Flag)] (AddCarry 53 81 20);
 Let [(84, Word); (85, Flag)] (AddCarry 60 20 83);
 Let [(86, Word); (87, Flag)] (AddCarry 67 20 85);
 Let [(88, Word); (89, Flag)] (AddCarry 74 20 87);
 Let [(90, Word)] (Add 78 89)]
 [82; 84; 86; 88; 90])%positive.
Definition step_proof : proof := straight [Block 66 [Congruent (Number [Limb (Reg 82) 1 0xffffffff; Limb (Reg 84) 0x100000000 0xffffffff; Limb (Reg 86) 0x10000000000000000 0xffffffff; Limb (Reg 88) 0x1000000000000000000000000 0xffffffff; Limb (Reg 90) 0x100000000000000000000000000000000 4] 0x4ffffffffffffffffffffffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None; None; None], None)].
Theorem step_correct : Clamped.step 32 4 2 5 step_code.
Proof. refine (computes_ok _ _ _ _ _ _ step_proof _); vm_cast_no_check (eq_refl true). Qed.

(* finish: ((h mod p) + s) mod 2^(w n). *)
Definition finish_code : func := (Func [[3; 4; 5; 6; 7]; [8; 9; 10; 11]] [
 Let [(12, Word); (13, Word)] (Ir.Split 7 2);
 Let [(14, Word)] (Const 5);
 Let [(15, Word)] (Mul 13 14);
 Let [(16, Word)] (Const 0);
 Let [(17, Word); (18, Flag)] (AddCarry 3 15 16);
 Let [(19, Word); (20, Flag)] (AddCarry 4 16 18);
 Let [(21, Word); (22, Flag)] (AddCarry 5 16 20);
 Let [(23, Word); (24, Flag)] (AddCarry 6 16 22);
 Let [(25, Word)] (Add 12 24);
 Let [(26, Word); (27, Flag)] (AddCarry 17 14 16);
 Let [(28, Word); (29, Flag)] (AddCarry 19 16 27);
 Let [(30, Word); (31, Flag)] (AddCarry 21 16 29);
 Let [(32, Word); (33, Flag)] (AddCarry 23 16 31);
 Let [(34, Word)] (Add 25 33);
 Let [(35, Word); (36, Word)] (Ir.Split 34 2);
 Let [(37, Word)] (Select 36 17 26);
 Let [(38, Word)] (Select 36 19 28);
 Let [(39, Word)] (Select 36 21 30);
 Let [(40, Word)] (Select 36 23 32);
 Let [(41, Word); (42, Flag)] (AddCarry 37 8 16);
 Let [(43, Word); (44, Flag)] (AddCarry 38 9 42);
 Let [(45, Word); (46, Flag)] (AddCarry 39 10 44);
 Let [(47, Word); (48, Flag)] (AddCarry 40 11 46)]
 [41; 43; 45; 47])%positive.
Definition finish_proof : proof := straight [Block 39 [Congruent (Number [Limb (Reg 41) 1 0xffffffff; Limb (Reg 43) 0x100000000 0xffffffff; Limb (Reg 45) 0x10000000000000000 0xffffffff; Limb (Reg 47) 0x1000000000000000000000000 0xffffffff] 0xffffffffffffffffffffffffffffffff) (GC 1 1 [] [(23%nat, 5)]) None]]
[HEq [([10%positive], 1); ([22%positive], (-1)); ([40%positive], (-1))] (Leaf [(0%nat, (-0x400000000000000000000000000000005)); (1%nat, (-0x40000000000000000000000000000000500000000)); (2%nat, (-0x4000000000000000000000000000000050000000000000000)); (3%nat, (-0x400000000000000000000000000000005000000000000000000000000)); (4%nat, (-0x40000000000000000000000000000000500000000000000000000000000000000)); (5%nat, (-0x40000000000000000000000000000000500000000000000000000000000000000)); (6%nat, (-0x400000000000000000000000000000000)); (7%nat, (-0x40000000000000000000000000000000000000000)); (8%nat, (-0x4000000000000000000000000000000000000000000000000)); (9%nat, (-0x400000000000000000000000000000000000000000000000000000000)); (10%nat, (-0x400000000000000000000000000000000)); (11%nat, (-0x40000000000000000000000000000000000000000)); (12%nat, (-0x4000000000000000000000000000000000000000000000000)); (13%nat, (-0x400000000000000000000000000000000000000000000000000000000)); (14%nat, (-0x40000000000000000000000000000000000000000000000000000000000000000))] [(3%nat, 0x100000000000000000000000000000000000000000000000000000000000000000)]) (Split [([10%positive], 1)] 0 (Split [([40%positive], 1)] 0 (Leaf [(0%nat, 1); (1%nat, 0x100000000); (2%nat, 0x10000000000000000); (3%nat, 0x1000000000000000000000000); (4%nat, 0x100000000000000000000000000000000); (5%nat, 0x100000000000000000000000000000000)] [(0%nat, 1); (3%nat, 0x400000000000000000000000000000000)]) (Leaf [(0%nat, 1); (1%nat, 0x100000000); (2%nat, 0x10000000000000000); (3%nat, 0x1000000000000000000000000); (4%nat, 0x100000000000000000000000000000000); (5%nat, 0x100000000000000000000000000000000); (6%nat, 1); (7%nat, 0x100000000); (8%nat, 0x10000000000000000); (9%nat, 0x1000000000000000000000000); (10%nat, 1); (11%nat, 0x100000000); (12%nat, 0x10000000000000000); (13%nat, 0x1000000000000000000000000); (14%nat, 0x100000000000000000000000000000000)] [(0%nat, 1)])) (Split [([40%positive], 1)] 0 (Leaf [(0%nat, 1); (1%nat, 0x100000000); (2%nat, 0x10000000000000000); (3%nat, 0x1000000000000000000000000); (4%nat, 0x100000000000000000000000000000000); (5%nat, 0x100000000000000000000000000000000)] [(3%nat, 0x400000000000000000000000000000000); (0%nat, 1)]) (Leaf [(0%nat, 1); (1%nat, 0x100000000); (2%nat, 0x10000000000000000); (3%nat, 0x1000000000000000000000000); (4%nat, 0x100000000000000000000000000000000); (5%nat, 0x100000000000000000000000000000000); (6%nat, 1); (7%nat, 0x100000000); (8%nat, 0x10000000000000000); (9%nat, 0x1000000000000000000000000); (10%nat, 1); (11%nat, 0x100000000); (12%nat, 0x10000000000000000); (13%nat, 0x1000000000000000000000000); (14%nat, 0x100000000000000000000000000000000)] [(0%nat, 1); (3%nat, 0x3fffffffffffffffffffffffffffffffb)])))]
[([None; None; None; None], None)].
Theorem finish_correct : Clamped.finish 32 4 2 5 finish_code.
Proof. refine (computes_ok _ _ _ _ _ _ finish_proof _); vm_cast_no_check (eq_refl true). Qed.

(* The functions of crates/carrychain/src/backend/portable/generated/poly1305_64.rs: arithmetic modulo
   2^130-5
   in words of 64 bits, as they are in the generator's IR. Made by `carrychain verify --write`; not to be edited.
   The theorems say what spec/Portable.v says. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.Ir core.Cert core.Check core.Program stmt.Contract spec.Portable core.PortableSound.
Import ListNotations.
Open Scope Z_scope.


(* fold: c r_i / 2^k. *)
Definition fold_code : func := (Func [[3; 4]] [
 Let [(5, Word); (6, Word)] (Ir.Split 4 2);
 Let [(7, Word)] (Const 5);
 Let [(8, Word)] (Mul 6 7)]
 [8])%positive.
Definition fold_proof : proof := straight [Block 6 [Congruent (Number [Limb (Reg 8) 1 0x13fffffffffffffb] 0xffffffffffffffffffffffffffffffff) (GC 1 1 [] []) None]]
[]
[([None], None)].
Theorem fold_correct : Clamped.fold 64 2 2 5 fold_code.
Proof. refine (computes_ok _ _ _ _ _ _ fold_proof _); vm_cast_no_check (eq_refl true). Qed.

(* step: (h + block + 2^(w n) top) r. *)
Definition step_code : func := (Func [[3; 4; 5]; [6; 7]; [8]; [9; 10]; [11]] [
 Let [(12, Word)] (Const 0);
 Let [(13, Word); (14, Flag)] (AddCarry 3 6 12);
 Let [(15, Word); (16, Flag)] (AddCarry 4 7 14);
 Let [(17, Word)] (Add 5 8);
 Let [(18, Word)] (Add 17 16);
 Let [(19, Double)] (Mul 13 9);
 Let [(20, Double)] (Mul 13 10);
 Let [(21, Double)] (Mul 15 9);
 Let [(22, Double)] (Mul 15 11);
 Let [(23, Word)] (Mul 18 11);
 Let [(24, Double)] (Add 19 22);
 Let [(25, Word); (26, Word)] (Ir.Split 24 64);
 Let [(27, Double)] (Add 20 21);
 Let [(28, Double)] (Add 27 23);
 Let [(29, Double)] (Add 28 26);
 Let [(30, Word); (31, Word)] (Ir.Split 29 64);
 Let [(32, Word)] (Mul 18 9);
 Let [(33, Word)] (Add 32 31);
 Let [(34, Word); (35, Word)] (Ir.Split 33 2);
 Let [(36, Word)] (Const 5);
 Let [(37, Word)] (Mul 35 36);
 Let [(38, Word); (39, Flag)] (AddCarry 25 37 12);
 Let [(40, Word); (41, Flag)] (AddCarry 30 12 39);
 Let [(42, Word)] (Add 34 41)]
 [38; 40; 42])%positive.
Definition step_proof : proof := straight [Block 28 [Congruent (Number [Limb (Reg 38) 1 0xffffffffffffffff; Limb (Reg 40) 0x10000000000000000 0xffffffffffffffff; Limb (Reg 42) 0x100000000000000000000000000000000 4] 0x4ffffffffffffffffffffffffffffffff) (GC 1 1 [] []) None]]
[]
[([None; None; None], None)].
Theorem step_correct : Clamped.step 64 2 2 5 step_code.
Proof. refine (computes_ok _ _ _ _ _ _ step_proof _); vm_cast_no_check (eq_refl true). Qed.

(* finish: ((h mod p) + s) mod 2^(w n). *)
Definition finish_code : func := (Func [[3; 4; 5]; [6; 7]] [
 Let [(8, Word); (9, Word)] (Ir.Split 5 2);
 Let [(10, Word)] (Const 5);
 Let [(11, Word)] (Mul 9 10);
 Let [(12, Word)] (Const 0);
 Let [(13, Word); (14, Flag)] (AddCarry 3 11 12);
 Let [(15, Word); (16, Flag)] (AddCarry 4 12 14);
 Let [(17, Word)] (Add 8 16);
 Let [(18, Word); (19, Flag)] (AddCarry 13 10 12);
 Let [(20, Word); (21, Flag)] (AddCarry 15 12 19);
 Let [(22, Word)] (Add 17 21);
 Let [(23, Word); (24, Word)] (Ir.Split 22 2);
 Let [(25, Word)] (Select 24 13 18);
 Let [(26, Word)] (Select 24 15 20);
 Let [(27, Word); (28, Flag)] (AddCarry 25 6 12);
 Let [(29, Word); (30, Flag)] (AddCarry 26 7 28)]
 [27; 29])%positive.
Definition finish_proof : proof := straight [Block 25 [Congruent (Number [Limb (Reg 27) 1 0xffffffffffffffff; Limb (Reg 29) 0x10000000000000000 0xffffffffffffffff] 0xffffffffffffffffffffffffffffffff) (GC 1 1 [] [(13%nat, 5)]) None]]
[HEq [([6%positive], 1); ([14%positive], (-1)); ([24%positive], (-1))] (Leaf [(0%nat, (-0x400000000000000000000000000000005)); (1%nat, (-0x4000000000000000000000000000000050000000000000000)); (2%nat, (-0x40000000000000000000000000000000500000000000000000000000000000000)); (3%nat, (-0x40000000000000000000000000000000500000000000000000000000000000000)); (4%nat, (-0x400000000000000000000000000000000)); (5%nat, (-0x4000000000000000000000000000000000000000000000000)); (6%nat, (-0x400000000000000000000000000000000)); (7%nat, (-0x4000000000000000000000000000000000000000000000000)); (8%nat, (-0x40000000000000000000000000000000000000000000000000000000000000000))] [(3%nat, 0x100000000000000000000000000000000000000000000000000000000000000000)]) (Split [([6%positive], 1)] 0 (Split [([24%positive], 1)] 0 (Leaf [(0%nat, 1); (1%nat, 0x10000000000000000); (2%nat, 0x100000000000000000000000000000000); (3%nat, 0x100000000000000000000000000000000)] [(0%nat, 1); (3%nat, 0x400000000000000000000000000000000)]) (Leaf [(0%nat, 1); (1%nat, 0x10000000000000000); (2%nat, 0x100000000000000000000000000000000); (3%nat, 0x100000000000000000000000000000000); (4%nat, 1); (5%nat, 0x10000000000000000); (6%nat, 1); (7%nat, 0x10000000000000000); (8%nat, 0x100000000000000000000000000000000)] [(0%nat, 1)])) (Split [([24%positive], 1)] 0 (Leaf [(0%nat, 1); (1%nat, 0x10000000000000000); (2%nat, 0x100000000000000000000000000000000); (3%nat, 0x100000000000000000000000000000000)] [(3%nat, 0x400000000000000000000000000000000); (0%nat, 1)]) (Leaf [(0%nat, 1); (1%nat, 0x10000000000000000); (2%nat, 0x100000000000000000000000000000000); (3%nat, 0x100000000000000000000000000000000); (4%nat, 1); (5%nat, 0x10000000000000000); (6%nat, 1); (7%nat, 0x10000000000000000); (8%nat, 0x100000000000000000000000000000000)] [(0%nat, 1); (3%nat, 0x3fffffffffffffffffffffffffffffffb)])))]
[([None; None], None)].
Theorem finish_correct : Clamped.finish 64 2 2 5 finish_code.
Proof. refine (computes_ok _ _ _ _ _ _ finish_proof _); vm_cast_no_check (eq_refl true). Qed.

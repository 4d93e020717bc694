(* x86-64: registers, flags, vector registers and memory; addresses; how instructions are put together. TRUSTED. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem.
Import ListNotations.
Open Scope Z_scope.

Notation reg := positive (only parsing).         (* hardware number + 1 *)
Definition RAX := 1%positive. Definition RCX := 2%positive. Definition RDX := 3%positive. Definition RBX := 4%positive.
Definition RSP := 5%positive. Definition RBP := 6%positive. Definition RSI := 7%positive. Definition RDI := 8%positive.
Definition R8 := 9%positive. Definition R9 := 10%positive. Definition R10 := 11%positive. Definition R11 := 12%positive.
Definition R12 := 13%positive. Definition R13 := 14%positive. Definition R14 := 15%positive. Definition R15 := 16%positive.

Record state := St { rg : positive -> Z; cf : option bool; of : option bool; zf : option bool;
  vl : positive -> Z;                             (* 64-bit lanes: of vector register i, lane j is 8 * i + j + 1; mask register k is 257 + k *)
  mem : memory }.

Definition setr (s : state) (r : reg) (v : Z) : state := St (fun x => if Pos.eqb x r then v else rg s x) (cf s) (of s) (zf s) (vl s) (mem s).
Definition setf (s : state) c o z := St (rg s) c o z (vl s) (mem s).
Definition setm (s : state) m := St (rg s) (cf s) (of s) (zf s) (vl s) m.

(* [let! x := a in b] goes on with a's value, after a's accesses *)
Definition ret {A} (x : A) : option (A * list event) := Some (x, []).
Definition chain {A B} (x : option (A * list event)) (f : A -> option (B * list event)) : option (B * list event) :=
  do r <- x; do r' <- f (fst r); Some (fst r', snd r ++ snd r').
Notation "'let!' x := a 'in' b" := (chain a (fun x => b)) (at level 200, x name, a at level 100, b at level 200).
Definition ea (s : state) (n : nat) (b : reg) (d : Z) : option Z := let a := wrap (rg s b + d) in if a + Z.of_nat n <=? W then Some a else None.

(* The integer part of RV64IM that kernels and compilers' field code use, with Zba's shift-and-add: state and instructions. TRUSTED.
   To be read beside the manual, one case an instruction. A register operand is the manual's number: x0 is [N0], always 0, and [Npos r] is x_r.
   An access that wraps around the address space is stuck. A misaligned one works, as Linux promises to user mode.
   An instruction gives the new state and its memory accesses in order. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem.
Import ListNotations.
Open Scope Z_scope.

Record state := St { rg : positive -> Z; mem : memory }.
Definition get (s : state) (r : N) : Z := match r with N0 => 0 | Npos p => rg s p end.
Definition set (s : state) (r : N) (v : Z) : state :=
  match r with N0 => s | Npos p => St (fun x => if Pos.eqb x p then v else rg s x) (mem s) end.
Definition ra := 1%positive. Definition sp := 2%positive.

(* the low n bits of x, read as a signed number, as a word *)
Definition extend (n x : Z) : Z := let l := x mod 2 ^ n in wrap (if l <? 2 ^ (n - 1) then l else l - 2 ^ n).
Definition signed (x : Z) : Z := if x <? 2 ^ 63 then x else x - W.

Inductive op :=
| ADD | SUB | SLTU | AND | OR | XOR | SLL | SRL | SRA | MUL | MULHU
| SHADD (k : Z)                                  (* sh1add, sh2add, sh3add *)
| ADDW | SUBW | MULW.                            (* 32 bits, extended with the sign *)
Inductive operand := R (r : N) | I (i : Z).      (* an immediate is extended with its sign *)
Inductive width := B1 | B2 | B4 | B8.
Definition bytes (w : width) : nat := match w with B1 => 1 | B2 => 2 | B4 => 4 | B8 => 8 end.
Inductive cond := EQ | NE | LTU | GEU.
Inductive instr :=
| Alu (o : op) (d a : N) (b : operand)
| Lui (d : N) (i : Z)                            (* i: the 20 bits, signed *)
| Load (w : width) (sign : bool) (d b : N) (i : Z)
| Store (w : width) (v b : N) (i : Z)
| Br (c : cond) (a b : N) (rel : Z) | Jmp (rel : Z) | Ret.   (* these are Rv64Run's; here they are stuck *)

Definition alu (o : op) (x y : Z) : Z :=
  match o with
  | ADD => wrap (x + y)
  | SUB => wrap (x - y)
  | SLTU => b2z (x <? y)
  | AND => Z.land x y
  | OR => Z.lor x y
  | XOR => Z.lxor x y
  | SLL => wrap (x * 2 ^ (y mod 64))
  | SRL => x / 2 ^ (y mod 64)
  | SRA => wrap (signed x / 2 ^ (y mod 64))
  | MUL => wrap (x * y)
  | MULHU => x * y / W
  | SHADD k => wrap (x * 2 ^ k + y)
  | ADDW => extend 32 (x + y)
  | SUBW => extend 32 (x - y)
  | MULW => extend 32 (x * y)
  end.
Definition value (s : state) (b : operand) : Z := match b with R r => get s r | I i => wrap i end.
Definition holds (c : cond) (x y : Z) : bool :=
  match c with EQ => x =? y | NE => negb (x =? y) | LTU => x <? y | GEU => y <=? x end.
Definition ea (s : state) (n : nat) (b : N) (i : Z) : option Z :=
  let a := wrap (get s b + i) in if a + Z.of_nat n <=? W then Some a else None.

Definition step (i : instr) (s : state) : option (state * list event) :=
  match i with
  | Alu o d a b => Some (set s d (alu o (get s a) (value s b)), [])
  | Lui d i => Some (set s d (wrap (i * 2 ^ 12)), [])
  | Load w sign d b i => do a <- ea s (bytes w) b i;
      let v := load (bytes w) (mem s) a in
      Some (set s d (if sign : bool then extend (8 * Z.of_nat (bytes w)) v else v), [Read (bytes w) a])
  | Store w v b i => do a <- ea s (bytes w) b i;
      Some (St (rg s) (store (bytes w) (mem s) a (get s v)), [Write (bytes w) a])
  | Br _ _ _ _ | Jmp _ | Ret => None
  end.

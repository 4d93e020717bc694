(* The scalar part of x86-64 that our kernels and rustc's field code use, one case an instruction, to be read beside the manual. TRUSTED.
   A flag is [None] where this model does not say what it holds (undefined by the manual, or not needed): reading it is stuck.
   So is an access that wraps around the address space. An instruction gives the new state and its memory accesses in order. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem model.X86Vector.
From Carrychain Require Export model.X86State.
Import ListNotations.
Open Scope Z_scope.

Inductive size := S8 | S32 | S64.                 (* of an operand, in bits *)
Definition bytes (z : size) : nat := match z with S8 => 1 | S32 => 4 | S64 => 8 end.
Definition bits (z : size) : Z := match z with S8 => 8 | S32 => 32 | S64 => 64 end.
Definition low (z : size) (x : Z) := x mod 2 ^ bits z.
Definition signed (z : size) (x : Z) := if x <? 2 ^ (bits z - 1) then x else x - 2 ^ bits z.

Inductive operand := OR (r : reg) | OH (r : reg) | OM (b : reg) (disp : Z) | OI (i : Z).   (* OH: bits 8 to 15, as in ah *)
Inductive alu := ADD | IOR | ADC | SBB | AND | SUB | XOR | CMP.
Inductive unary := NOT | NEG | INC | DEC.
Inductive shift := SHL | SHR | SAR.
Inductive flag := CF | ZF.
Inductive cond := Is (f : flag) (v : bool).       (* b: CF = 1, ae: CF = 0, e: ZF = 1, ne: ZF = 0 *)
Inductive instr :=
| Mov (z : size) (d s : operand)
| Movzx (d : reg) (s : operand)                   (* from a byte *)
| Alu (o : alu) (z : size) (d s : operand)
| Test (z : size) (a b : operand)
| Una (o : unary) (z : size) (d : operand)
| Adcx (d : reg) (s : operand) | Adox (d : reg) (s : operand)
| Mul (s : operand) | Mulx (hi lo : reg) (s : operand)
| Imul (d : reg) (s : operand) | Imul3 (d : reg) (s : operand) (i : Z)
| Lea (d : reg) (b : option reg) (idx : option (reg * Z)) (disp : Z)
| Shf (o : shift) (z : size) (d : operand) (k : Z)
| Shld (d s : reg) (k : Z) | Shrd (d s : reg) (k : Z)
| Cmov (c : cond) (d : reg) (s : operand) | Setc (c : cond) (d : operand)
| Push (r : reg) | Pop (r : reg)
| Nop                                             (* endbr64, too *)
| Vec (v : vinstr)                                (* X86Vector's *)
| Jcc (c : cond) (rel : Z) | Jmp (rel : Z) | Ret. (* these are X86Run's; here they are stuck *)

(* operands *)
Definition rd (z : size) (s : state) (o : operand) : option (Z * list event) :=
  match o with
  | OR r => ret (low z (rg s r))
  | OH r => ret (low z (rg s r / 2 ^ 8))
  | OI i => ret (low z i)
  | OM b d => do a <- ea s (bytes z) b d; Some (load (bytes z) (mem s) a, [Read (bytes z) a])
  end.
Definition wr (z : size) (s : state) (o : operand) (v : Z) : option (state * list event) :=
  match o, z with
  | OR r, S8 => ret (setr s r (rg s r - low S8 (rg s r) + v))      (* the rest of the register stays *)
  | OR r, _ => ret (setr s r v)                                    (* 32 bits: the upper half is cleared *)
  | OH r, S8 => ret (setr s r (rg s r - 2 ^ 8 * low S8 (rg s r / 2 ^ 8) + 2 ^ 8 * v))
  | OM b d, _ => do a <- ea s (bytes z) b d; Some (setm s (store (bytes z) (mem s) a v), [Write (bytes z) a])
  | OH _, _ | OI _, _ => None
  end.
Definition holds (c : cond) (s : state) : option bool :=
  let '(Is f v) := c in do b <- (match f with CF => cf s | ZF => zf s end); Some (Bool.eqb b v).

(* result before reduction to the operand's size; CF; OF *)
Definition alu_op (o : alu) (z : size) (x y : Z) (c : option bool) : option (Z * (option bool * option bool)) :=
  let carry e := Some (e, (Some (2 ^ bits z <=? e), None)) in
  let borrow e := Some (e, (Some (e <? 0), None)) in
  let bitwise e := Some (e, (Some false, Some false)) in
  match o with
  | ADD => carry (x + y)
  | ADC => do c <- c; carry (x + y + b2z c)
  | SUB | CMP => borrow (x - y)
  | SBB => do c <- c; borrow (x - y - b2z c)
  | AND => bitwise (Z.land x y)
  | IOR => bitwise (Z.lor x y)
  | XOR => bitwise (Z.lxor x y)
  end.
Definition is0 (r : Z) : option bool := Some (r =? 0).

Definition step (i : instr) (s : state) : option (state * list event) :=
  match i with
  | Mov z d o => let! x := rd z s o in wr z s d x
  | Movzx d o => let! x := rd S8 s o in ret (setr s d x)
  | Alu o z d a => let! x := rd z s d in let! y := rd z s a in
      do e <- alu_op o z x y (cf s);
      let r := low z (fst e) in let s1 := setf s (fst (snd e)) (snd (snd e)) (is0 r) in
      match o with CMP => ret s1 | _ => wr z s1 d r end
  | Test z a b => let! x := rd z s a in let! y := rd z s b in ret (setf s (Some false) (Some false) (is0 (Z.land x y)))
  | Una NOT z d => let! x := rd z s d in wr z s d (2 ^ bits z - 1 - x)
  | Una NEG z d => let! x := rd z s d in let r := low z (- x) in wr z (setf s (Some (negb (x =? 0))) None (is0 r)) d r
  | Una INC z d => let! x := rd z s d in let r := low z (x + 1) in wr z (setf s (cf s) None (is0 r)) d r
  | Una DEC z d => let! x := rd z s d in let r := low z (x - 1) in wr z (setf s (cf s) None (is0 r)) d r
  | Adcx d o => let! x := rd S64 s o in do c <- cf s;
      let e := rg s d + x + b2z c in ret (setf (setr s d (e mod W)) (Some (W <=? e)) (of s) (zf s))
  | Adox d o => let! x := rd S64 s o in do c <- of s;
      let e := rg s d + x + b2z c in ret (setf (setr s d (e mod W)) (cf s) (Some (W <=? e)) (zf s))
  | Mul o => let! x := rd S64 s o in
      let e := rg s RAX * x in ret (setf (setr (setr s RAX (e mod W)) RDX (e / W)) None None None)
  | Mulx hi lo o => let! x := rd S64 s o in
      let e := rg s RDX * x in ret (setr (setr s lo (e mod W)) hi (e / W))
  | Imul d o => let! x := rd S64 s o in ret (setf (setr s d (wrap (rg s d * x))) None None None)
  | Imul3 d o i => let! x := rd S64 s o in ret (setf (setr s d (wrap (x * i))) None None None)
  | Lea d b idx disp =>
      let base := match b with Some r => rg s r | None => 0 end in
      let index := match idx with Some (r, k) => k * rg s r | None => 0 end in
      ret (setr s d (wrap (base + index + disp)))
  | Shf o z d k => if (0 <? k) && (k <? bits z) then let! x := rd z s d in
      wr z (setf s None None None) d
        match o with SHL => low z (x * 2 ^ k) | SHR => x / 2 ^ k | SAR => low z (signed z x / 2 ^ k) end else None
  | Shld d r k => if (0 <? k) && (k <? 64) then
      ret (setf (setr s d (wrap (rg s d * 2 ^ k) + rg s r / 2 ^ (64 - k))) None None None) else None
  | Shrd d r k => if (0 <? k) && (k <? 64) then
      ret (setf (setr s d (rg s d / 2 ^ k + wrap (rg s r * 2 ^ (64 - k)))) None None None) else None
  | Cmov c d o => let! x := rd S64 s o in do b <- holds c s; ret (setr s d (if b : bool then x else rg s d))
  | Setc c d => do b <- holds c s; wr S8 s d (b2z b)
  | Push r => let! s1 := wr S64 s (OM RSP (-8)) (rg s r) in ret (setr s1 RSP (wrap (rg s RSP - 8)))
  | Pop r => let! x := rd S64 s (OM RSP 0) in ret (setr (setr s RSP (wrap (rg s RSP + 8))) r x)
  | Nop => ret s
  | Vec v => vstep v s
  | Jcc _ _ | Jmp _ | Ret => None
  end.

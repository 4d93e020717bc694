(* AVX2 and AVX-512 instructions from their bytes: VEX and EVEX prefixes, then one table of opcodes; SSE's moves. TRUSTED.
   Refused: what model/X86Vector.v has no case for; masks together with memory; addresses with an index or relative to RIP. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem model.X86State model.X86ModRM model.X86Vector.
Import ListNotations.
Open Scope Z_scope.

(* what a prefix says: opcode map (1: 0F, 2: 0F38, 3: 0F3A), pp (0: none, 1: 66, 2: F3, 3: F2), W, lanes, vvvv, the fifth bits of the register
   numbers, mask and broadcast *)
Record prefix := Prefix { evex : bool; map : Z; pp : Z; w : Z; lanes : nat; vvvv : nat; rex_bits : rex; reg_hi : Z; rm_hi : Z;
  mask : nat; zeroing : bool; bcast : bool }.
Definition vex2 (l : list Z) : option (prefix * list Z) :=
  match l with b :: t => Some (Prefix false 1 (b mod 4) 0 (if Z.testbit b 2 then 4 else 2) (Z.to_nat (15 - b / 8 mod 16))
    (Rex false (1 - bit b 7) 0 0 true) 0 0 0 false false, t) | _ => None end.
Definition vex3 (l : list Z) : option (prefix * list Z) :=
  match l with p :: b :: t => Some (Prefix false (p mod 32) (b mod 4) (bit b 7) (if Z.testbit b 2 then 4 else 2) (Z.to_nat (15 - b / 8 mod 16))
    (Rex false (1 - bit p 7) (1 - bit p 6) (1 - bit p 5) true) 0 0 0 false false, t) | _ => None end.
Definition evex4 (l : list Z) : option (prefix * list Z) :=
  match l with p0 :: p1 :: p2 :: t =>
    let k := Z.to_nat (p2 mod 8) in let z := Z.testbit p2 7 in
    guard (negb (Z.testbit p0 3) && Z.testbit p1 2 && negb (p2 / 32 mod 4 =? 3) && (negb z || negb (Nat.eqb k 0)))
      (Some (Prefix true (p0 mod 8) (p1 mod 4) (bit p1 7) (2 * 2 ^ Z.to_nat (p2 / 32 mod 4))%nat (Z.to_nat (15 - p1 / 8 mod 16 + 16 * (1 - bit p2 3)))
         (Rex false (1 - bit p0 7) (1 - bit p0 6) (1 - bit p0 5) true) (16 * (1 - bit p0 4)) (16 * (1 - bit p0 6)) k z (Z.testbit p2 4), t))
  | _ => None end.

Definition plain (p : prefix) : bool := Nat.eqb (mask p) 0 && negb (bcast p).
Definition alone (p : prefix) : bool := Nat.eqb (vvvv p) 0.              (* no first register *)
Definition mode (p : prefix) : masking := match mask p with O => All | k => if zeroing p then Zero k else Merge k end.
(* The reg field, a source of n lanes (a register, or memory aligned so), an immediate of k bytes. EVEX counts one-byte displacements in
   units of the source's size. *)
Definition form (p : prefix) (align : Z) (n k : nat) (l : list Z) (f : vreg -> source -> Z -> option vinstr) : option (vinstr * list Z) :=
  do x <- modrmx (rex_bits p) l; let '(r, o, t) := x in do i <- imm k t;
  let one := bcast p || Nat.eqb n 1 in
  let unit := if evex p && (match l with m :: _ => m / 64 =? 1 | [] => false end) then if one then 8 else 8 * Z.of_nat n else 1 in
  do b <- (match o with
    | RR q => guard (negb (bcast p)) (Some (VR (Z.to_nat (Zpos q - 1 + rm_hi p))))
    | RM (Some b) None d => guard (Nat.eqb (mask p) 0) (Some (if one then V1 b (d * unit) else VM align b (d * unit)))
    | _ => None end);
  do v <- f (Z.to_nat (r + reg_hi p)) b (fst i); Some (v, snd i).
Definition three (p : prefix) (o : vop) (l : list Z) := form p 1 (lanes p) 0 l (fun d b _ => Some (Vop o (lanes p) (mode p) d (vvvv p) b)).
Definition three_imm (p : prefix) (o : Z -> vop) (l : list Z) :=
  form p 1 (lanes p) 1 l (fun d b i => Some (Vop (o i) (lanes p) (mode p) d (vvvv p) b)).
Definition two_imm (p : prefix) (o : Z -> vop) (l : list Z) :=
  guard (alone p) (form p 1 (lanes p) 1 l (fun d b i => Some (Vop (o i) (lanes p) (mode p) d d b))).
Definition load_from (p : prefix) (align : Z) (l : list Z) :=
  guard (alone p && negb (bcast p)) (form p align (lanes p) 0 l (fun d b _ => Some (Vop MOV (lanes p) (mode p) d d b))).
Definition store_to (p : prefix) (align : Z) (l : list Z) :=
  guard (alone p && plain p) (form p align (lanes p) 0 l (fun r b _ =>
    match b with VM al b d => Some (Vstore al (lanes p) b d r) | VR q => Some (Vop MOV (lanes p) All q q (VR r)) | _ => None end)).
(* the opcode goes on in the reg field, the destination is in vvvv *)
Definition shift_imm (p : prefix) (l : list Z) :=
  form p 1 (lanes p) 1 l (fun ext b i => do o <- (match ext mod 8 with 2 => Some PSRLQ | 6 => Some PSLLQ | _ => None end)%nat;
    guard (evex p || match b with VR _ => true | _ => false end) (Some (Vop (o i) (lanes p) (mode p) (vvvv p) (vvvv p) b))).
(* the other operand is a general register *)
Definition gpr (b : source) : option reg := match b with VR q => Some (regn (Z.of_nat (q mod 16))) | _ => None end.
Definition to_gpr (p : prefix) (k : nat) (l : list Z) := form p 1 2 k l (fun r b i => do q <- gpr b; Some (Vget q r (Z.to_nat (i mod 2)))).
(* count lanes out of a vector, or into one; registers only *)
Definition part (p : prefix) (count : nat) (i : Z) : nat := (count * (Z.to_nat i mod (lanes p / count)))%nat.
Definition extract (p : prefix) (count : nat) (l : list Z) := form p 1 count 1 l (fun r b i =>
  match b with VR q => Some (Vop (EXTRACT (part p count i)) count All q q (VR r)) | _ => None end).
Definition insert (p : prefix) (count : nat) (l : list Z) := form p 1 count 1 l (fun r b i =>
  match b with VR _ => Some (Vop (INSERT (part p count i) count) (lanes p) All r (vvvv p) b) | _ => None end).

Definition opcode (p : prefix) (op : Z) (l : list Z) : option (vinstr * list Z) :=
  let whole := 8 * Z.of_nat (lanes p) in
  let xmm x := guard (plain p && Nat.eqb (lanes p) 2) x in
  let w1 x := guard (w p =? 1) x in
  let quad x := guard (negb (evex p) || (w p =? 1)) x in                 (* VEX ignores W *)
  let w01 x := guard (w p =? if evex p then 1 else 0) x in
  let e1 x := guard (evex p && (w p =? 1)) x in
  let bits x := guard (negb (evex p) || (w p =? 1) || plain p) x in      (* W = 0: masks count doublewords *)
  match map p, pp p, op with
  | 1, 1, 0xd4 => quad (three p PADDQ l)
  | 1, 1, 0xfb => quad (three p PSUBQ l)
  | 1, 1, 0xdb => bits (three p PAND l)
  | 1, 1, 0xdf => bits (three p PANDN l)
  | 1, 1, 0xeb => bits (three p POR l)
  | 1, 1, 0xef => bits (three p PXOR l)
  | 1, 1, 0xf4 => quad (three p PMULUDQ l)
  | 1, 1, 0x6c => quad (three p PUNPCKLQDQ l)
  | 1, 1, 0x6d => quad (three p PUNPCKHQDQ l)
  | 1, 1, 0x73 => quad (shift_imm p l)
  | 1, 1, 0x70 => guard (plain p && (negb (evex p) || (w p =? 0))) (two_imm p PSHUFD l)
  | 1, 1, 0x6f => bits (load_from p whole l)                             (* vmovdqa *)
  | 1, 2, 0x6f => bits (load_from p 1 l)                                 (* vmovdqu *)
  | 1, 1, 0x7f => store_to p whole l
  | 1, 2, 0x7f => store_to p 1 l
  | 1, 1, 0x6e => xmm (w1 (guard (alone p) (form p 1 1 0 l (fun d b _ => do q <- gpr b; Some (Vop MOVQ 2 All d d (VG q))))))
  | 1, 2, 0x7e => xmm (quad (guard (alone p) (form p 1 1 0 l (fun d b _ => Some (Vop MOVQ 2 All d d b)))))
  | 1, 1, 0x7e => xmm (w1 (guard (alone p) (to_gpr p 0 l)))
  | 1, 0, 0x77 => guard (negb (evex p) && Nat.eqb (lanes p) 2 && alone p) (Some (Vzeroupper, l))
  | 1, _, 0x92 => guard (negb (evex p) && Nat.eqb (lanes p) 2 && alone p)
      (do n <- (match pp p, w p with 0, 0 => Some 16 | 1, 0 => Some 8 | 3, 0 => Some 32 | 3, 1 => Some 64 | _, _ => None end);
       form p 1 1 0 l (fun k b _ => do q <- gpr b; guard (Nat.ltb k 8) (Some (Kmov k q n))))
  | 2, 1, 0x40 => e1 (three p PMULLQ l)
  | 2, 1, 0xb4 => e1 (three p MADD52LUQ l)
  | 2, 1, 0xb5 => e1 (three p MADD52HUQ l)
  | 2, 1, 0x64 => e1 (form p 1 (lanes p) 0 l (fun d b _ => Some (Vop MOV (lanes p)
      match mask p with O => All | k => if zeroing p then Zero k else Blend k end d (vvvv p) b)))
  | 2, 1, 0x59 => w01 (guard (alone p && negb (bcast p)) (form p 1 1 0 l (fun d b _ => Some (Vop BROADCASTQ (lanes p) (mode p) d d b))))
  | 2, 1, 0x7c => e1 (guard (alone p && negb (bcast p)) (form p 1 1 0 l (fun d b _ => do q <- gpr b; Some (Vop MOV (lanes p) (mode p) d d (VG q)))))
  | 3, 1, 0x00 => w1 (guard (negb (Nat.eqb (lanes p) 2)) (two_imm p PERMQ l))
  | 3, 1, 0x02 => guard (negb (evex p) && (w p =? 0)) (three_imm p PBLENDD l)
  | 3, 1, 0x03 => e1 (three_imm p (fun i => ALIGNQ (Z.to_nat i)) l)
  | 3, 1, 0x22 => xmm (w1 (form p 1 1 1 l (fun d b i => do q <- gpr b; Some (Vop (PINSRQ (Z.to_nat (i mod 2))) 2 All d (vvvv p) (VG q)))))
  | 3, 1, 0x16 => xmm (w1 (guard (alone p) (to_gpr p 1 l)))
  | 3, 1, 0x38 => w01 (guard (plain p && Nat.ltb 2 (lanes p)) (insert p 2 l))
  | 3, 1, 0x39 => w01 (guard (plain p && Nat.ltb 2 (lanes p) && alone p) (extract p 2 l))
  | 3, 1, 0x3a => e1 (guard (plain p && Nat.eqb (lanes p) 8) (insert p 4 l))
  | 3, 1, 0x3b => e1 (guard (plain p && Nat.eqb (lanes p) 8 && alone p) (extract p 4 l))
  | _, _, _ => None
  end.
Definition dec_vector (l : list Z) : option (vinstr * list Z) :=
  do x <- (match l with 0xc5 :: t => vex2 t | 0xc4 :: t => vex3 t | 0x62 :: t => evex4 t | _ => None end);
  match snd x with op :: t => opcode (fst x) op t | [] => None end.

(* [REX] 0F opcode, behind the prefix that pp stands for *)
Definition dec_sse (pp : Z) (l : list Z) : option (vinstr * list Z) :=
  let (r, l) := match l with b :: t => if is_rex b then (rex_of b, t) else (norex, l) | [] => (norex, []) end in
  let move al t f := form (Prefix false 1 pp 0 2 0 r 0 0 0 false false) al 2 0 t (fun q b _ => f q b) in
  let load al t := move al t (fun d b => Some (Sse d b)) in
  let store al t := move al t (fun q b => match b with VM _ b d => Some (Vstore al 2 b d q) | VR d => Some (Sse d (VR q)) | _ => None end) in
  match pp, l with
  | 0, 0x0f :: 0x10 :: t => load 1 t  | 0, 0x0f :: 0x11 :: t => store 1 t      (* movups *)
  | 0, 0x0f :: 0x28 :: t => load 16 t | 0, 0x0f :: 0x29 :: t => store 16 t     (* movaps *)
  | 1, 0x0f :: 0x6f :: t => load 16 t | 1, 0x0f :: 0x7f :: t => store 16 t     (* movdqa *)
  | 2, 0x0f :: 0x6f :: t => load 1 t  | 2, 0x0f :: 0x7f :: t => store 1 t      (* movdqu *)
  | _, _ => None
  end.

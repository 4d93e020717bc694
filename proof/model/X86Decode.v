(* From bytes to instructions: [dec1] takes one instruction off a list of bytes. TRUSTED.
   Refused: what the model has no case for, addresses with an index (but lea's) or relative to RIP. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem model.X86 model.X86Vector model.X86VectorDecode.
From Carrychain Require Export model.X86ModRM.
Import ListNotations.
Open Scope Z_scope.

Definition sized (z : size) (l : list Z) := simm (match z with S8 => 1 | _ => 4 end) l.   (* the usual immediate *)
(* a register of size z: without REX, the bytes 4 to 7 are ah, ch, dh, bh *)
Definition in_reg (p : rex) (z : size) (r : reg) : operand :=
  match z with S8 => if present p || (r <=? 4)%positive then OR r else OH (r - 4)%positive | _ => OR r end.
(* reg field as a number, the other operand, of size z *)
Definition modrm (p : rex) (z : size) (l : list Z) : option (Z * operand * list Z) :=
  do x <- modrmx p l; let '(n, o, t) := x in
  match o with
  | RR r => Some (n, in_reg p z r, t)
  | RM (Some b) None d => Some (n, OM b d, t)
  | _ => None
  end.
(* register, and register or memory of size z; both of size z *)
Definition reg_rm (p : rex) (z : size) (l : list Z) (f : reg -> operand -> instr) : option (instr * list Z) :=
  do x <- modrm p z l; let '(n, o, t) := x in Some (f (regn n) o, t).
Definition both (p : rex) (z : size) (l : list Z) (f : operand -> operand -> instr) := reg_rm p z l (fun r => f (in_reg p z r)).
(* opcode extension in the reg field, an immediate of n bytes behind *)
Definition ext_imm (p : rex) (z : size) (n : nat) (l : list Z) (f : Z -> operand -> Z -> option instr) : option (instr * list Z) :=
  do x <- modrm p z l; let '(k, o, t) := x in do y <- simm n t; do i <- f (k - 8 * rr p) o (fst y); Some (i, snd y).

Definition alu_of (n : Z) : alu :=
  nth (Z.to_nat n) [ADD; IOR; ADC; SBB; AND; SUB; XOR; CMP] ADD.
Definition shift_of (n : Z) : option shift := if n =? 4 then Some SHL else if n =? 5 then Some SHR else if n =? 7 then Some SAR else None.
Definition cond_of (cc : Z) : option cond :=
  let v := Z.even cc in if cc / 2 =? 1 then Some (Is CF v) else if cc / 2 =? 2 then Some (Is ZF v) else None.
Definition shf z (n : Z) (d : operand) (k : Z) : option instr := do o <- shift_of n; Some (Shf o z d k).
Definition group3 z (n : Z) (d : operand) : option instr :=
  if n =? 2 then Some (Una NOT z d) else if n =? 3 then Some (Una NEG z d)
  else if n =? 4 then match z with S64 => Some (Mul d) | _ => None end else None.

(* two-byte opcodes 0F xx *)
Definition dec_0f (p : rex) (l : list Z) : option (instr * list Z) :=
  match l with [] => None | op :: t =>
  let cc := op mod 16 in
  if op / 16 =? 4 then do c <- cond_of cc; guard (rw p) (reg_rm p S64 t (Cmov c))
  else if op / 16 =? 8 then do c <- cond_of cc; do x <- simm 4 t; Some (Jcc c (fst x), snd x)
  else if op / 16 =? 9 then do c <- cond_of cc; reg_rm p S8 t (fun _ => Setc c)
  else if op =? 0x1f then do x <- modrmx p t; Some (Nop, snd x)
  else if (op =? 0xa4) || (op =? 0xac) then guard (rw p)
    (do x <- modrm p S64 t; let '(n, o, t) := x in do k <- imm 1 t;
     match o with OR d => Some ((if op =? 0xa4 then Shld else Shrd) d (regn n) (fst k), snd k) | _ => None end)
  else if op =? 0xaf then guard (rw p) (reg_rm p S64 t Imul)
  else if op =? 0xb6 then reg_rm p S8 t Movzx
  else None end.
Definition dec_op (p : rex) (l : list Z) : option (instr * list Z) :=
  match l with [] => None | op :: t =>
  let z := if rw p then S64 else S32 in let zb := if Z.even op then S8 else z in   (* even opcode: bytes *)
  let low3 := regn (8 * rb p + op mod 8) in
  if op =? 0x0f then dec_0f p t
  else if op <? 0x40 then let o := alu_of (op / 8) in let k := op mod 8 in
    if k <? 2 then both p zb t (fun r m => Alu o zb m r)
    else if k <? 4 then both p zb t (Alu o zb)
    else if k <? 6 then do x <- sized zb t; Some (Alu o zb (OR RAX) (OI (fst x)), snd x) else None
  else if op / 8 =? 0x50 / 8 then Some (Push low3, t)
  else if op / 8 =? 0x58 / 8 then Some (Pop low3, t)
  else if (op =? 0x69) || (op =? 0x6b) then guard (rw p)
    (do x <- modrm p S64 t; let '(n, o, t) := x in do y <- simm (if op =? 0x69 then 4 else 1) t; Some (Imul3 (regn n) o (fst y), snd y))
  else if op / 16 =? 7 then do c <- cond_of (op mod 16); do x <- simm 1 t; Some (Jcc c (fst x), snd x)
  else if op =? 0x80 then ext_imm p S8 1 t (fun n d i => Some (Alu (alu_of n) S8 d (OI i)))
  else if op =? 0x81 then ext_imm p z 4 t (fun n d i => Some (Alu (alu_of n) z d (OI i)))
  else if op =? 0x83 then ext_imm p z 1 t (fun n d i => Some (Alu (alu_of n) z d (OI i)))
  else if op / 2 =? 0x84 / 2 then both p zb t (fun r m => Test zb m r)
  else if op / 2 =? 0x88 / 2 then both p zb t (fun r m => Mov zb m r)
  else if op / 2 =? 0x8a / 2 then both p zb t (Mov zb)
  else if op =? 0x8d then guard (rw p)
    (do x <- modrmx p t; let '(n, o, t) := x in match o with RM b idx d => Some (Lea (regn n) b idx d, t) | RR _ => None end)
  else if op =? 0x90 then guard (negb (present p)) (Some (Nop, t))
  else if op / 2 =? 0xa8 / 2 then do x <- sized zb t; Some (Test zb (OR RAX) (OI (fst x)), snd x)
  else if op / 8 =? 0xb0 / 8 then do x <- imm 1 t; Some (Mov S8 (in_reg p S8 low3) (OI (fst x)), snd x)
  else if op / 8 =? 0xb8 / 8 then do x <- imm (bytes z) t; Some (Mov z (OR low3) (OI (fst x)), snd x)
  else if op / 2 =? 0xc0 / 2 then ext_imm p zb 1 t (shf zb)
  else if op =? 0xc3 then Some (Ret, t)
  else if op / 2 =? 0xc6 / 2 then ext_imm p zb (match zb with S8 => 1 | _ => 4 end) t (fun n d i => guard (n =? 0) (Some (Mov zb d (OI i))))
  else if op / 2 =? 0xd0 / 2 then ext_imm p zb 0 t (fun n d _ => shf zb n d 1)
  else if op =? 0xe9 then do x <- simm 4 t; Some (Jmp (fst x), snd x)
  else if op =? 0xeb then do x <- simm 1 t; Some (Jmp (fst x), snd x)
  else if op / 2 =? 0xf6 / 2 then
    do x <- modrm p zb t; let '(n, o, t1) := x in
    if n - 8 * rr p =? 0 then do y <- sized zb t1; Some (Test zb o (OI (fst y)), snd y)
    else do i <- group3 zb (n - 8 * rr p) o; Some (i, t1)
  else if op / 2 =? 0xfe / 2 then
    ext_imm p zb 0 t (fun n d _ => if n =? 0 then Some (Una INC zb d) else if n =? 1 then Some (Una DEC zb d) else None)
  else None end.

(* 66 and 2E before a nop only lengthen it *)
Fixpoint padding (l : list Z) : option (instr * list Z) :=
  match l with
  | b :: t => if (b =? 0x66) || (b =? 0x2e) then padding t
              else match dec_op norex l with Some (Nop, t') => Some (Nop, t') | _ => None end
  | [] => None
  end.
(* [66 | F3] REX.W 0F 38 F6 /r : adcx, adox *)
Definition adx (f : reg -> operand -> instr) (l : list Z) : option (instr * list Z) :=
  match l with
  | b :: 0x0f :: 0x38 :: 0xf6 :: t => let p := rex_of b in guard (is_rex b && rw p) (reg_rm p S64 t f)
  | _ => None end.
(* VEX.LZ.F2.0F38.W1 F6 /r : mulx *)
Definition mulx (l : list Z) : option (instr * list Z) :=
  match l with
  | b1 :: b2 :: 0xf6 :: t =>
      guard ((b1 mod 32 =? 2) && Z.testbit b2 7 && (b2 mod 8 =? 3))
        (reg_rm (Rex true (1 - bit b1 7) (1 - bit b1 6) (1 - bit b1 5) true) S64 t (fun hi => Mulx hi (regn (15 - b2 / 8 mod 16))))
  | _ => None end.
Definition vector (v : option (vinstr * list Z)) : option (instr * list Z) := do x <- v; Some (Vec (fst x), snd x).
Definition dec1 (l : list Z) : option (instr * list Z) :=
  match l with
  | 0xf3 :: 0x0f :: 0x1e :: 0xfa :: t => Some (Nop, t)
  | 0x66 :: t => match adx Adcx t with Some r => Some r | None => match vector (dec_sse 1 t) with Some r => Some r | None => padding t end end
  | 0x2e :: t => padding t
  | 0xf3 :: t => match adx Adox t with Some r => Some r | None => vector (dec_sse 2 t) end
  | 0xc4 :: t => match mulx t with Some r => Some r | None => vector (dec_vector l) end
  | 0xc5 :: _ | 0x62 :: _ => vector (dec_vector l)
  | b :: t => match vector (dec_sse 0 l) with Some r => Some r | None => if is_rex b then dec_op (rex_of b) t else dec_op norex l end
  | [] => None
  end.

(* Scalar x86-64 lowered to the micro machine. Locations: registers 1..16, CF 17, OF 18, ZF 19, temporaries 24..31;
   core/LowerX86Vector.v has its own.
   An operand below 64 bits is split off its register (Spl), a constant stays a polynomial wherever it can, so that a pointer plus a constant
   is Spl 64 of exactly base + constant. Lowered without use are only the flags that kernels leave unread: Unk forgets them. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroLoop model.X86 model.X86Decode model.X86Run core.LowerX86Vector.
Import ListNotations.
Open Scope Z_scope.

Notation lCF := 17%positive (only parsing). Notation lOF := 18%positive (only parsing). Notation lZF := 19%positive (only parsing).
Notation T0 := 24%positive (only parsing). Notation T1 := 25%positive (only parsing). Notation T2 := 26%positive (only parsing).
Notation T3 := 27%positive (only parsing). Notation T4 := 28%positive (only parsing). Notation T5 := 29%positive (only parsing).
Notation T6 := 30%positive (only parsing). Notation T7 := 31%positive (only parsing).
Definition is_reg (r : reg) : bool := (r <=? 16)%positive.

(* the operand's value in a location: itself, or t (t' is overwritten, too) *)
Definition src (z : size) (o : operand) (t t' : positive) : list uop * positive :=
  match o, z with
  | OR r, S64 => ([], r)
  | OR r, _ => ([Spl (bits z) t t' (pvar r)], t)
  | OH r, _ => ([Spl 8 t t' (pvar r); Spl (bits z) t t' (pvar t')], t)
  | OM b d, _ => ([Lod (bytes z) t b d], t)
  | OI i, _ => ([Asg t (pconst (low z i))], t)
  end.
(* the operand's value as p + 2^bits * k: a constant i gives i itself, negative or not *)
Definition val (z : size) (o : operand) (t t' : positive) : list uop * poly * Z :=
  match o with OI i => ([], pconst i, - (i / 2 ^ bits z)) | _ => let (u, l) := src z o t t' in (u, pvar l, 0) end.
(* the location t, in range, to the operand; T6 and T7 are overwritten *)
Definition put (z : size) (d : operand) (t : positive) : option (list uop) :=
  match d, z with
  | OR r, S8 => Some [Spl 8 T6 T7 (pvar r); Asg r (padd (pscale (2 ^ 8) (pvar T7)) (pvar t))]
  | OR r, _ => Some [Asg r (pvar t)]
  | OH r, S8 => Some [Spl 8 T6 T7 (pvar r); Spl 8 T7 T7 (pvar T7);     (* T7: from bit 16 on *)
                      Asg r (padd (padd (pscale (2 ^ 16) (pvar T7)) (pscale (2 ^ 8) (pvar t))) (pvar T6))]
  | OM b o, _ => Some [Sto (bytes z) b o t]
  | OH _, _ | OI _, _ => None
  end.
Definition same (a b : operand) : bool := match a, b with OR r, OR q => Pos.eqb r q | _, _ => false end.

(* T4 := the low part of e, CF from the high part: a carry counts up, a borrow down; a constant operand's k makes up the difference *)
Definition carry z e k := [Spl (bits z) T4 T5 e; Asg lCF (padd (pvar T5) (pconst k)); Unk lOF; Isz lZF T4].
Definition borrow z e k := [Spl (bits z) T4 T5 e; Asg lCF (padd (pscale (-1) (pvar T5)) (pconst k)); Unk lOF; Isz lZF T4].
Definition clear := [Asg lCF []; Asg lOF []].
Definition unk := [Unk lCF; Unk lOF; Unk lZF].
Definition alu_uops (o : alu) (z : size) (d s : operand) : list uop :=
  let '(u, p, k) := val z d T0 T1 in let '(w, q, j) := val z s T2 T3 in
  let (u', a) := src z d T0 T1 in let (w', b) := src z s T2 T3 in
  match o with
  | ADD => u ++ w ++ carry z (padd p q) (k + j)
  | ADC => u ++ w ++ carry z (padd (padd p q) (pvar lCF)) (k + j)
  | SUB | CMP => u ++ w ++ borrow z (psub p q) (j - k)
  | SBB => if same d s then [Asg T4 (pscale (2 ^ bits z - 1) (pvar lCF)); Unk lOF; Isz lZF T4]
           else u ++ w ++ borrow z (psub (psub p q) (pvar lCF)) (j - k)
  | AND => u' ++ w' ++ And T4 a b :: clear ++ [Isz lZF T4]
  | IOR => u' ++ w' ++ Ior T4 a b :: clear ++ [Isz lZF T4]
  | XOR => if same d s then Asg T4 [] :: clear ++ [Isz lZF T4] else     (* whatever the register holds: a pointer, too *)
           u' ++ w' ++ Xor T4 a b :: clear ++ [Isz lZF T4]
  end.
Definition flag_loc (f : flag) : positive := match f with CF => lCF | ZF => lZF end.

(* every register named is one of the sixteen *)
Definition op_ok (o : operand) : bool := match o with OR r | OH r => is_reg r | OM b _ => is_reg b | OI _ => true end.
Definition micro_raw (i : instr) : option (list uop) :=
  match i with
  | Mov z d s => let (u, a) := src z s T0 T1 in do w <- put z d a; Some (u ++ w)
  | Movzx d s => let (u, a) := src S8 s T0 T1 in Some (u ++ [Asg d (pvar a)])
  | Alu o z d s => match o with CMP => Some (alu_uops o z d s) | _ => do w <- put z d T4; Some (alu_uops o z d s ++ w) end
  | Test z a b => let (u, x) := src z a T0 T1 in let (w, y) := src z b T2 T3 in
      Some (if same a b then u ++ clear ++ [Isz lZF x] else u ++ w ++ And T4 x y :: clear ++ [Isz lZF T4])
  | Una o z d => let (u, x) := src z d T0 T1 in do w <- put z d T4;
      Some (u ++ match o with
        | NOT => [Asg T4 (psub (pconst (2 ^ bits z - 1)) (pvar x))]
        | NEG => borrow z (pscale (-1) (pvar x)) 0
        | INC => [Spl (bits z) T4 T5 (padd (pvar x) (pconst 1)); Unk lOF; Isz lZF T4]
        | DEC => [Spl (bits z) T4 T5 (padd (pvar x) (pconst (-1))); Unk lOF; Isz lZF T4] end ++ w)
  | Adcx d s => let (u, x) := src S64 s T0 T1 in Some (u ++ [Spl 64 d lCF (padd (padd (pvar d) (pvar x)) (pvar lCF))])
  | Adox d s => let (u, x) := src S64 s T0 T1 in Some (u ++ [Spl 64 d lOF (padd (padd (pvar d) (pvar x)) (pvar lOF))])
  | Mul s => let (u, x) := src S64 s T0 T1 in Some (u ++ Spl 64 RAX RDX (pmul (pvar RAX) (pvar x)) :: unk)
  | Mulx hi lo s => let (u, x) := src S64 s T0 T1 in Some (u ++ [Spl 64 lo hi (pmul (pvar RDX) (pvar x))])
  | Imul d s => let (u, x) := src S64 s T0 T1 in Some (u ++ Spl 64 d T5 (pmul (pvar d) (pvar x)) :: unk)
  | Imul3 d s i => let (u, x) := src S64 s T0 T1 in Some (u ++ Spl 64 d T5 (pscale i (pvar x)) :: unk)
  | Lea d b idx disp =>
      let base := match b with Some r => pvar r | None => [] end in
      let index := match idx with Some (r, k) => pscale k (pvar r) | None => [] end in
      Some [Spl 64 d T5 (padd (padd base index) (pconst disp))]
  | Shf o z d k => if (0 <? k) && (k <? bits z) then let (u, x) := src z d T0 T1 in do w <- put z d T4;
      Some (u ++ match o with
        | SHL => [Spl (bits z - k) T4 T5 (pvar x); Asg T4 (pscale (2 ^ k) (pvar T4))]
        | SHR => [Spl k T5 T4 (pvar x)]
        | SAR => (* T5 := the sign, which fills k bits *)
            [Spl k T5 T4 (pvar x); Spl (bits z - 1) T6 T5 (pvar x); Asg T4 (padd (pvar T4) (pscale (2 ^ bits z - 2 ^ (bits z - k)) (pvar T5)))]
              end ++ unk ++ w) else None
  | Shld d s k => if (0 <? k) && (k <? 64) then
      Some (Spl (64 - k) T4 T5 (pvar d) :: Spl (64 - k) T6 T7 (pvar s) :: Asg d (padd (pscale (2 ^ k) (pvar T4)) (pvar T7)) :: unk) else None
  | Shrd d s k => if (0 <? k) && (k <? 64) then
      Some (Spl k T4 T5 (pvar d) :: Spl k T6 T7 (pvar s) :: Asg d (padd (pvar T5) (pscale (2 ^ (64 - k)) (pvar T6))) :: unk) else None
  | Cmov (Is f b) d s => let (u, x) := src S64 s T0 T1 in
      Some (u ++ [if b then Sel d (flag_loc f) x d else Sel d (flag_loc f) d x])
  | Setc (Is f b) d => do w <- put S8 d T4; Some (Asg T4 (if b then pvar (flag_loc f) else psub (pconst 1) (pvar (flag_loc f))) :: w)
  | Push r => Some [Sto 8 RSP (-8) r; Spl 64 RSP T5 (padd (pvar RSP) (pconst (-8)))]
  | Pop r => Some [Lod 8 T0 RSP 0; Spl 64 RSP T5 (padd (pvar RSP) (pconst 8)); Asg r (pvar T0)]
  | Nop => Some []
  | Vec v => vmicro v
  | Jcc _ _ | Jmp _ | Ret => None
  end.
Definition instr_ok (i : instr) : bool :=
  match i with
  | Mov _ a b | Alu _ _ a b | Test _ a b => op_ok a && op_ok b
  | Una _ _ o | Mul o | Shf _ _ o _ | Setc _ o => op_ok o
  | Movzx d o | Adcx d o | Adox d o | Imul d o | Imul3 d o _ | Cmov _ d o => is_reg d && op_ok o
  | Mulx hi lo o => is_reg hi && is_reg lo && op_ok o
  | Lea d b idx _ => is_reg d && match b with Some r => is_reg r | None => true end && match idx with Some (r, _) => is_reg r | None => true end
  | Shld d s _ | Shrd d s _ => is_reg d && is_reg s
  | Push r | Pop r => is_reg r
  | Nop | Vec _ | Jcc _ _ | Jmp _ | Ret => true
  end.
Definition micro (i : instr) : option (list uop) := if instr_ok i then micro_raw i else None.

(* the flag's location may hold nothing where the model says more *)
Definition says (m : ms) (l : positive) (f : option bool) : Prop := forall x, lv m l = Some x -> option_map b2z f = Some x.
Record agree (c : state) (m : ms) : Prop := Agree {
  ag_reg : forall r, is_reg r = true -> lv m r = Some (rg c r);
  ag_range : forall r, 0 <= rg c r < W;
  ag_cf : says m lCF (cf c);
  ag_of : says m lOF (of c);
  ag_zf : says m lZF (zf c);
  ag_lane : forall i, lv m (lane i) = Some (vl c i);
  ag_lanes : forall i, 0 <= vl c i < W;
  ag_mem : mm m = mem c;
  ag_bytes : bytes_ok (mem c) }.

(* from bytes: n instructions without jumps; all up to ret; "pre; L: body; dec r; jnz L; pre; L: ...; post; ret", with so many instructions
   in each pre and body *)
Fixpoint lower_n (n : nat) (l : list Z) : option (list (list uop) * list Z) :=
  match n with O => Some ([], l) | S n => do x <- dec1 l; do u <- micro (fst x); do r <- lower_n n (snd x); Some (u :: fst r, snd r) end.
Fixpoint lower_ret (fuel : nat) (l : list Z) : option (list (list uop)) :=
  match fuel with O => None | S fuel => do x <- dec1 l;
  match fst x with Ret => Some [] | i => do u <- micro i; do r <- lower_ret fuel (snd x); Some (u :: r) end end.
Fixpoint bytes_eqb (a b : list Z) : bool :=
  match a, b with [], [] => true | x :: a, y :: b => (x =? y) && bytes_eqb a b | _, _ => false end.
Definition count (r : reg) : list uop := [Spl 64 T4 T5 (padd (pvar r) (pconst (-1))); Unk lOF; Isz lZF T4; Asg r (pvar T4)].   (* dec r *)
Fixpoint lower_rest (code : list Z) (ns : list (nat * nat)) (l : list Z) : option program :=
  match ns with
  | [] => do post <- lower_ret (length l) l; Some ([], post)
  | (n_pre, n_body) :: ns =>
      do x <- lower_n n_pre l; let (pre, top) := x : _ * _ in
      do x <- lower_n n_body top; let (body, l) := x : _ * _ in
      do x <- dec1 l; do y <- dec1 (snd x);
      match fst x, fst y with
      | Una DEC S64 (OR r), Jcc (Is ZF false) rel =>
          do back <- target code (snd y) rel;
          if bytes_eqb back top && is_reg r then do p <- lower_rest code ns (snd y); Some ((pre, body ++ [count r], r) :: fst p, snd p) else None
      | _, _ => None end
  end.
Definition lower (code : list Z) (ns : list (nat * nat)) : option program := lower_rest code ns code.

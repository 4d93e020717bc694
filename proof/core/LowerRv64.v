(* RV64 lowered to the micro machine. Locations: x1..x31 are 1..31, temporaries 40..47; x0 is the polynomial 0, writes to it go to T7.
   sltu needs no recognition of carries: a < b is the borrow of a - b, minus the high part of its split. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroLoop model.Rv64 model.Rv64Decode model.Rv64Run.
Import ListNotations.
Open Scope Z_scope.

Notation T0 := 40%positive (only parsing). Notation T1 := 41%positive (only parsing). Notation T2 := 42%positive (only parsing).
Notation T3 := 43%positive (only parsing). Notation T7 := 47%positive (only parsing).
Definition is_reg (p : positive) : bool := (p <=? 31)%positive.
Definition reg_ok (r : N) : bool := match r with N0 => true | Npos p => is_reg p end.
Definition dst (d : N) : positive := match d with N0 => T7 | Npos p => p end.
Definition src (r : N) : poly := match r with N0 => [] | Npos p => pvar p end.
Definition operand_poly (b : operand) : poly := match b with R r => src r | I i => pconst (wrap i) end.
(* the operand in a location, t if it has none of its own *)
Definition place (b : operand) (t : positive) : list uop * positive :=
  match b with R (Npos p) => ([], p) | _ => ([Asg t (operand_poly b)], t) end.

(* a copy stays a copy, and a pointer plus a constant is Spl 64 of exactly that *)
Definition add (d : positive) (a : N) (b : operand) : uop :=
  match a, b with
  | N0, _ => Asg d (operand_poly b)
  | _, R N0 | _, I 0 => Asg d (src a)
  | _, R r => Spl 64 d T3 (padd (src a) (src r))
  | _, I i => Spl 64 d T3 (padd (src a) (pconst i))
  end.
(* d := the low n bits in T0, extended with their sign *)
Definition extension (n : Z) (d : positive) : list uop :=
  [Spl (n - 1) T2 T3 (pvar T0); Asg d (padd (pvar T0) (pscale (W - 2 ^ n) (pvar T3)))].
Definition shift (o : op) (d : positive) (x : poly) (k : Z) : option (list uop) :=
  match o with
  | SLL => Some [Spl (64 - k) T0 T1 x; Asg d (pscale (2 ^ k) (pvar T0))]
  | SRL => Some [Spl k T0 d x]
  | SRA => Some [Spl k T0 T1 x; Spl 63 T2 T3 x; Asg d (padd (pvar T1) (pscale (W - 2 ^ (64 - k)) (pvar T3)))]
  | _ => None end.
Definition bitwise_op (o : op) (d a b : positive) : option uop :=
  match o with AND => Some (And d a b) | OR => Some (Ior d a b) | XOR => Some (Xor d a b) | _ => None end.
Definition alu_uops (o : op) (d : positive) (a : N) (b : operand) : option (list uop) :=
  let x := src a in let y := operand_poly b in
  match o with
  | ADD => Some [add d a b]
  | SUB => Some [Spl 64 d T3 (psub x y)]
  | SLTU => Some [Spl 64 T0 T1 (psub x y); Asg d (pscale (-1) (pvar T1))]
  | AND | OR | XOR => let (u, p) := place (R a) T0 in let (w, q) := place b T1 in do f <- bitwise_op o d p q; Some (u ++ w ++ [f])
  | SLL | SRL | SRA => match b with I k => if (0 <=? k) && (k <? 64) then shift o d x k else None | R _ => None end
  | MUL => Some [Spl 64 d T3 (pmul x y)]
  | MULHU => Some [Spl 64 T3 d (pmul x y)]
  | SHADD k => if 0 <=? k then Some [Spl 64 d T3 (padd (pscale (2 ^ k) x) y)] else None
  | ADDW => Some (Spl 32 T0 T1 (padd x y) :: extension 32 d)
  | SUBW => Some (Spl 32 T0 T1 (psub x y) :: extension 32 d)
  | MULW => Some (Spl 32 T0 T1 (pmul x y) :: extension 32 d)
  end.
Definition operand_ok (b : operand) : bool := match b with R r => reg_ok r | I _ => true end.
Definition micro (i : instr) : option (list uop) :=
  match i with
  | Alu o d a b => if reg_ok d && reg_ok a && operand_ok b then alu_uops o (dst d) a b else None
  | Lui d i => if reg_ok d then Some [Asg (dst d) (pconst (wrap (i * 2 ^ 12)))] else None
  | Load w sign d (Npos b) i => if reg_ok d && is_reg b then
      Some (match sign, w with
        | false, _ | _, B8 => [Lod (bytes w) (dst d) b i]
        | true, _ => Lod (bytes w) T0 b i :: extension (8 * Z.of_nat (bytes w)) (dst d) end) else None
  | Store w v (Npos b) i => if reg_ok v && is_reg b then let (u, l) := place (R v) T0 in Some (u ++ [Sto (bytes w) b i l]) else None
  | _ => None
  end.

Record agree (c : state) (m : ms) : Prop := Agree {
  ag_reg : forall r, is_reg r = true -> lv m r = Some (rg c r);
  ag_range : forall r, 0 <= rg c r < W;
  ag_mem : mm m = mem c;
  ag_bytes : bytes_ok (mem c) }.

(* from bytes: n instructions without jumps; all up to ret; "pre; L: body; bnez r, L; post; ret" *)
Fixpoint lower_n (n : nat) (l : list Z) : option (list (list uop) * list Z) :=
  match n with O => Some ([], l) | S n => do x <- dec1 l; do u <- micro (fst x); do r <- lower_n n (snd x); Some (u :: fst r, snd r) end.
Fixpoint lower_ret (fuel : nat) (l : list Z) : option (list (list uop)) :=
  match fuel with O => None | S fuel => do x <- dec1 l;
  match fst x with Ret => Some [] | i => do u <- micro i; do r <- lower_ret fuel (snd x); Some (u :: r) end end.
Fixpoint lower_rest (code : list Z) (ns : list (nat * nat)) (l : list Z) : option program :=
  match ns with
  | [] => do post <- lower_ret (length l) l; Some ([], post)
  | (n_pre, n_body) :: ns =>
      do x <- lower_n n_pre l; let (pre, top) := x : _ * _ in
      do x <- lower_n n_body top; let (body, l) := x : _ * _ in
      do x <- dec1 l;
      match fst x with
      | Br NE (Npos r) N0 rel => do back <- target code l rel;
          if is_reg r then if list_eq_dec Z.eq_dec back top then do p <- lower_rest code ns (snd x); Some ((pre, body, r) :: fst p, snd p) else None else None
      | _ => None end
  end.
Definition lower (code : list Z) (ns : list (nat * nat)) : option program := lower_rest code ns code.

(* The micro machine: every instruction set is lowered to these few operations, and only they are executed symbolically.
   Locations (positive numbers) hold integers, or nothing where the instruction set leaves a value unspecified.

     Asg d e        d := e                              e: a polynomial over locations
     Spl k lo hi e  lo := e mod 2^k,  hi := e / 2^k     (lo first: when lo = hi, hi wins)
     Unk d          d holds nothing from now on
     Lod n d b o    d := the n-byte word at b + o mod 2^64
     Sto n b o s    the n-byte word at b + o mod 2^64 := s
     And, Ior, Xor  bitwise
     Sel d c a b    d := if c = 0 then b else a         c in {0, 1}
     Isz d a        d := if a = 0 then 1 else 0
     Fit k x        nothing, but stuck unless 0 <= x < 2^k
   Reading a location that holds nothing is stuck, so is an access that wraps around the address space. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
From Carrychain Require Import model.Mem core.Poly.
Import ListNotations.
Open Scope Z_scope.

Inductive uop :=
| Asg (d : positive) (e : poly)
| Spl (k : Z) (lo hi : positive) (e : poly)
| Unk (d : positive)
| Lod (n : nat) (d b : positive) (o : Z)
| Sto (n : nat) (b : positive) (o : Z) (s : positive)
| And (d a b : positive)
| Ior (d a b : positive)
| Xor (d a b : positive)
| Sel (d c a b : positive)
| Isz (d a : positive)
| Fit (k : Z) (x : positive).

Record ms := Ms { lv : positive -> option Z; mm : memory }.
Definition lvd (m : ms) (x : positive) : Z := match lv m x with Some v => v | None => 0 end.
Definition defined (m : ms) (x : positive) : bool := match lv m x with Some _ => true | None => false end.
Definition setl (m : ms) (l : positive) (v : option Z) : ms := Ms (fun x => if Pos.eqb x l then v else lv m x) (mm m).
Definition eval (m : ms) (e : poly) : option Z :=
  if forallb (fun t => forallb (defined m) (fst t)) e then Some (peval (lvd m) e) else None.
Definition address (m : ms) (n : nat) (b : positive) (o : Z) : option Z :=
  do x <- lv m b; let a := wrap (x + o) in if a + Z.of_nat n <=? W then Some a else None.
Definition bitwise (f : Z -> Z -> Z) (m : ms) (d a b : positive) : option (ms * list event) :=
  do x <- lv m a; do y <- lv m b; Some (setl m d (Some (f x y)), []).

Definition mstep (u : uop) (m : ms) : option (ms * list event) :=
  match u with
  | Asg d e => do v <- eval m e; Some (setl m d (Some v), [])
  | Spl k lo hi e => do v <- eval m e; if 0 <=? k then Some (setl (setl m lo (Some (v mod 2 ^ k))) hi (Some (v / 2 ^ k)), []) else None
  | Unk d => Some (setl m d None, [])
  | Lod n d b o => do a <- address m n b o; Some (setl m d (Some (load n (mm m) a)), [Read n a])
  | Sto n b o s => do a <- address m n b o; do v <- lv m s; Some (Ms (lv m) (store n (mm m) a v), [Write n a])
  | And d a b => bitwise Z.land m d a b
  | Ior d a b => bitwise Z.lor m d a b
  | Xor d a b => bitwise Z.lxor m d a b
  | Sel d c a b => do z <- lv m c; do x <- lv m a; do y <- lv m b;
      if (z =? 0) || (z =? 1) then Some (setl m d (Some (if z =? 0 then y else x)), []) else None
  | Isz d a => do x <- lv m a; Some (setl m d (Some (b2z (x =? 0))), [])
  | Fit k x => do v <- lv m x; if (0 <=? v) && (v <? 2 ^ k) then Some (m, []) else None
  end.
Fixpoint mrun (p : list uop) (m : ms) : option (ms * list event) :=
  match p with [] => Some (m, [])
  | u :: t => do r <- mstep u m; do r' <- mrun t (fst r); Some (fst r', snd r ++ snd r') end.

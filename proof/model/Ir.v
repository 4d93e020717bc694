(* The intermediate representation of the code generator (crates/carrychain-gen/src/ir): straight-line code on integers. TRUSTED,
   together with the printer from it to Rust.

     Const c             c                               Split a k           a mod 2^k,  a / 2^k
     Add a b             a + b                           MulAdd a b c d      low and high word of a b + c + d
     Sub a b             a - b                           AddCarry a b c      low word and carry of a + b + c, c a flag
     Mul a b             a b                             SubBorrow a b c     low word and borrow of a - b - c, c a flag
     Select f a b        a if f = 0, b if f = 1          Xor a b, Or a b     bitwise; Xor of flags

   A statement gives names to the results of an operation. Every name has a type, the machine word that the printed code holds it in; a
   result that does not fit its type is stuck, and so is anything but 0 and 1 where a flag is read. So a run that ends is one in which
   nothing wraps around, and the printed code computes the same numbers.
   Values are in locations: the generator's value n in location n + 3. Location 1 stands for the stack pointer, which this code does not
   have; it always holds 0. Location 2 holds nothing. There is no memory. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem stmt.Contract.
Import ListNotations.
Open Scope Z_scope.

Inductive type := Flag | Word | Double.
Inductive op :=
| Const (c : Z)
| Add (a b : positive)
| Sub (a b : positive)
| Mul (a b : positive)
| Split (a : positive) (k : Z)
| MulAdd (a b c d : positive)
| AddCarry (a b c : positive)
| SubBorrow (a b c : positive)
| Select (f zero one : positive)
| Xor (a b : positive)
| Or (a b : positive).
Record stmt := Let { results : list (positive * type); rhs : op }.
Definition state := positive -> Z.

Section Word.
Variable w : Z.                                  (* bits of a word *)
Definition bits (t : type) : Z := match t with Flag => 1 | Word => w | Double => 2 * w end.
Definition fits (t : type) (v : Z) : bool := (0 <=? v) && (v <? 2 ^ bits t).
Definition flag (v : Z) : bool := (v =? 0) || (v =? 1).
Definition when {A} (b : bool) (x : A) : option A := if b then Some x else None.
Definition parts (v k : Z) : list Z := [v mod 2 ^ k; v / 2 ^ k].
Definition value (o : op) (s : state) : option (list Z) :=
  match o with
  | Const c => Some [c]
  | Add a b => Some [s a + s b]
  | Sub a b => Some [s a - s b]
  | Mul a b => Some [s a * s b]
  | Split a k => Some (parts (s a) k)
  | MulAdd a b c d => Some (parts (s a * s b + s c + s d) w)
  | AddCarry a b c => when (flag (s c)) (parts (s a + s b + s c) w)
  | SubBorrow a b c => when (flag (s c)) (let d := s a - s b - s c in [d mod 2 ^ w; - (d / 2 ^ w)])
  | Select f a b => when (flag (s f)) [if s f =? 0 then s a else s b]
  | Xor a b => when (flag (s a) && flag (s b)) [Z.lxor (s a) (s b)]
  | Or a b => Some [Z.lor (s a) (s b)]
  end.
Definition set (s : state) (x : positive) (v : Z) : state := fun y => if Pos.eqb y x then v else s y.
Fixpoint name (names : list (positive * type)) (vs : list Z) (s : state) : option state :=
  match names, vs with
  | [], [] => Some s
  | (x, t) :: names, v :: vs => if fits t v then name names vs (set s x v) else None
  | _, _ => None end.
Definition step (i : stmt) (s : state) : option state := do vs <- value (rhs i) s; name (results i) vs s.
Fixpoint run (p : list stmt) (s : state) : option state := match p with [] => Some s | i :: t => do s' <- step i s; run t s' end.
Definition ir : isa := Isa (list stmt) state (fun s => s) (fun _ _ => 0) (fun s => s 1%positive = 0) 1%positive [] 0
  (fun p s s' t => run p s = Some s' /\ t = []).
End Word.

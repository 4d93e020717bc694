(* What the files of cases have in common: reading bytes, which come seven to a machine integer; small tables. *)
From Coq Require Import ZArith List Bool Uint63.
Import ListNotations.
Open Scope Z_scope.

Fixpoint low_bits (n : nat) (i : int) : Z := match n with O => 0 | S n => (if is_even i then 0 else 1) + 2 * low_bits n (i >> 1)%uint63 end.
Definition seven (i : int) : list Z := map (fun k => low_bits 8 (i >> k)%uint63) [0; 8; 16; 24; 32; 40; 48]%uint63.
Definition reader (A : Type) : Type := list Z -> A * list Z.
Definition byte : reader Z := fun l => (hd 0 l, tl l).
Definition word : reader Z := fun l => (fold_right (fun b x => b + 2 ^ 8 * x) 0 (firstn 8 l), skipn 8 l).
Fixpoint several {A} (n : nat) (one : reader A) : reader (list A) := fun l =>
  match n with O => ([], l) | S n => let (x, l) := one l in let (t, l) := several n one l in (x :: t, l) end.
Definition counted {A} (one : reader A) : reader (list A) := fun l => let (n, l) := byte l in several (Z.to_nat n) one l.
Definition entry (value : reader Z) : reader (Z * Z) := fun l => let (i, l) := byte l in let (x, l) := value l in ((i, x), l).
Fixpoint at_ (l : list (Z * Z)) (i d : Z) : Z := match l with [] => d | (j, x) :: t => if i =? j then x else at_ t i d end.
Fixpoint same (a b : list nat) : bool := match a, b with [], [] => true | x :: a, y :: b => Nat.eqb x y && same a b | _, _ => false end.

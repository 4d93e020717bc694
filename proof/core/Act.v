(* What code computes beyond field operations: acts on numbered integers, in stages some of which are repeated.
   Congruences are not enough where a secret's bits, a division step or a least residue are meant: there the integers are exact. *)
From Coq Require Import ZArith List.
From Carrychain Require Import stmt.Contract.
Import ListNotations.
Open Scope Z_scope.

Inductive act :=
| Let (i : nat) (e : expr)                   (* i := e *)
| Least (i : nat) (e : expr)                 (* i := e mod m, m the contract's modulus *)
| Cut (k : Z) (lo hi : nat) (e : expr).      (* lo := e mod 2^k, hi := e / 2^k *)
Inductive stage := Once (l : list act) | Times (n : nat) (l : list act).

Section Acts.
Variable m : Z.
Definition do_act (a : act) (v : nat -> Z) : nat -> Z :=
  match a with
  | Let i e => set v i (eval v e)
  | Least i e => set v i (eval v e mod m)
  | Cut k lo hi e => set (set v lo (eval v e mod 2 ^ k)) hi (eval v e / 2 ^ k) end.
Definition do_acts (l : list act) (v : nat -> Z) : nat -> Z := fold_left (fun v a => do_act a v) l v.
Definition do_stage (s : stage) (v : nat -> Z) : nat -> Z :=
  match s with Once l => do_acts l v | Times n l => Nat.iter n (do_acts l) v end.
Definition do_stages (l : list stage) (v : nat -> Z) : nat -> Z := fold_left (fun v s => do_stage s v) l v.
End Acts.

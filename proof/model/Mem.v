(* Byte-addressed memory and little-endian words. TRUSTED.
   A memory maps addresses to bytes; [load n m a] is the n-byte word at a; [store n m a v] writes the low n bytes of v.
   An event is what an observer of the memory bus and the branch predictor sees: "the trace". *)
From Coq Require Import ZArith List Bool.
Import ListNotations.
Open Scope Z_scope.

Definition W := 2 ^ 64.
Definition wrap (x : Z) : Z := x mod W.
Definition memory := Z -> Z.

Fixpoint load (n : nat) (m : memory) (a : Z) : Z :=
  match n with O => 0 | S n' => m a + 2 ^ 8 * load n' m (a + 1) end.
Definition store (n : nat) (m : memory) (a v : Z) : memory :=
  fun x => if (a <=? x) && (x <? a + Z.of_nat n) then (v / 2 ^ (8 * (x - a))) mod 2 ^ 8 else m x.
Definition bytes_ok (m : memory) : Prop := forall x, 0 <= m x < 2 ^ 8.

Inductive event := Read (n : nat) (a : Z) | Write (n : nat) (a : Z) | Branch (taken : bool).

Definition b2z (b : bool) : Z := if b then 1 else 0.
Definition bind {A B} (x : option A) (f : A -> option B) : option B := match x with Some a => f a | None => None end.
Notation "'do' x <- a ; b" := (bind a (fun x => b)) (at level 200, x name, a at level 100, b at level 200).

(* Numbers as little-endian strings of bytes. TRUSTED. *)
From Coq Require Import ZArith List.
Import ListNotations.
Open Scope Z_scope.

(* the sum of b[i] << 8 i *)
Fixpoint decodeLittleEndian (b : list Z) : Z := match b with [] => 0 | x :: t => x + 2 ^ 8 * decodeLittleEndian t end.
(* n bytes of x, what does not fit in them left off *)
Fixpoint encodeLittleEndian (n : nat) (x : Z) : list Z :=
  match n with O => [] | S n => x mod 2 ^ 8 :: encodeLittleEndian n (x / 2 ^ 8) end.

(* X25519 as a function in memory: rdi points to 32 bytes for the result, rsi to the scalar, rdx to the u-coordinate, which may overlap in any
   way. [below]: bytes of stack. Nothing is asked of the bytes: the function is RFC 7748's for all of them. TRUSTED. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.X86 stmt.Contract stmt.Layout.
From Carrychain Require spec.Rfc7748.
Import ListNotations.
Open Scope Z_scope.

Definition call (below : Z) : contract := {|
  regions := [writes RDI 32; reads RSI 32; reads RDX 32]; apart := []; stack := below; modulus := 1; count := None;
  inputs := []; ops := []; outputs := [] |}.
Definition x25519 (arguments : list (list Z)) : list Z := match arguments with [k; u] => Rfc7748.x25519 k u | _ => [] end.

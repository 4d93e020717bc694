(* Contracts of portable64's functions for 2^255 - 19 as object code (crates/carrychain/src/backend/portable/object_code.rs). TRUSTED.
   System V: the result by rdi, the operands by rsi and rdx; for [selectznz] the flag in rsi, the operands by rdx and rcx.
   Elements are 4 words: "tight" below 2^255 + 2^48, "loose" below 2^256; 32 bytes are 4 words, too: words in memory are little-endian. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.X86 stmt.Contract stmt.Layout spec.Moduli.
Import ListNotations.
Open Scope Z_scope.

Definition below (bound : Z) (region : nat) : number := Number (limbs (words 4 region 0)) (bound - 1).
Definition tight := below (2 ^ 255 + 2 ^ 48).
Definition loose := below (2 ^ 256).

Section Functions.
Variable stack : Z.
Local Notation element := (nat -> number).
Definition unary (out a : element) (e : expr) : contract := {|
  regions := [writes RDI 32; reads RSI 32]; apart := [(0%nat, 1%nat)]; Contract.stack := stack; modulus := p25519; count := None;
  inputs := [(1%nat, a 1%nat)]; ops := [0%nat ::= e]; outputs := [(0%nat, out 0%nat)] |}.
Definition binary (out a b : element) (e : expr) : contract := {|
  regions := [writes RDI 32; reads RSI 32; reads RDX 32]; apart := [(0%nat, 1%nat); (0%nat, 2%nat)]; Contract.stack := stack; modulus := p25519; count := None;
  inputs := [(1%nat, a 1%nat); (2%nat, b 2%nat)]; ops := [0%nat ::= e]; outputs := [(0%nat, out 0%nat)] |}.

Local Notation a := (V 1). Local Notation b := (V 2).
Definition carry_mul := binary tight loose loose (a * b).
Definition carry_square := unary tight loose (a * a).
Definition carry_scmul_121666 := unary tight loose (K 121666 * a).
Definition carry := unary tight loose a.
Definition add := binary loose tight tight (a + b).
Definition sub := binary loose tight tight (a - b).
Definition opp := unary loose tight (K 0 - a).
Definition carry_add := binary tight tight tight (a + b).
Definition carry_sub := binary tight tight tight (a - b).
Definition carry_opp := unary tight tight (K 0 - a).
Definition relax := unary loose tight a.
Definition to_bytes := unary (below p25519) tight a.             (* below p: the residue *)
Definition from_bytes : contract := {|                           (* the number itself, not only modulo p *)
  regions := [writes RDI 32; reads RSI 32]; apart := [(0%nat, 1%nat)]; Contract.stack := stack; modulus := 2 ^ 256; count := None;
  inputs := [(1%nat, below (2 ^ 255) 1%nat)]; ops := [0%nat ::= a]; outputs := [(0%nat, tight 0%nat)] |}.
Definition selectznz : contract := {|
  regions := [writes RDI 32; reads RDX 32; reads RCX 32]; apart := [(0%nat, 1%nat); (0%nat, 2%nat)]; Contract.stack := stack; modulus := p25519; count := None;
  inputs := [(1%nat, tight 1%nat); (2%nat, tight 2%nat); (3%nat, Number [Limb (Reg RSI) 1 1] 1)];
  ops := [0%nat ::= If (V 3) b a]; outputs := [(0%nat, tight 0%nat)] |}.
End Functions.

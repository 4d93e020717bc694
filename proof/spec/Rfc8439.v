(* Poly1305 as RFC 8439, section 2.5, writes it. TRUSTED. Strings are lists of bytes. It is run in top/Poly1305Vectors.v. *)
From Coq Require Import ZArith List.
From Carrychain Require Import spec.Moduli spec.Bytes.
Import ListNotations.
Open Scope Z_scope.

Definition p := p1305.

Definition clamp (r : Z) : Z := Z.land r 0x0ffffffc0ffffffc0ffffffc0fffffff.
(* 16 bytes each; the last one may be shorter; [fuel] is the length of the message at least *)
Fixpoint blocks (fuel : nat) (msg : list Z) : list (list Z) :=
  match fuel, msg with
  | S fuel, _ :: _ => firstn 16 msg :: blocks fuel (skipn 16 msg)
  | _, _ => [] end.
(* a block of n bytes stands for its value and 2^(8 n) *)
Definition poly1305_mac (msg key : list Z) : list Z :=
  let r := clamp (decodeLittleEndian (firstn 16 key)) in
  let s := decodeLittleEndian (skipn 16 key) in
  let a := fold_left (fun a block => r * (a + decodeLittleEndian (block ++ [1])) mod p) (blocks (length msg) msg) 0 in
  encodeLittleEndian 16 (a + s).

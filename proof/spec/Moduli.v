(* The moduli, as the standards write them. TRUSTED. Each is proved prime in curve/Primes.v. *)
From Coq Require Import ZArith.
Open Scope Z_scope.

Definition p25519 := 2 ^ 255 - 19.                                       (* RFC 7748, section 4.1 *)
Definition l25519 := 2 ^ 252 + 0x14def9dea2f79cd65812631a5cf5d3ed.       (* order of its base point *)
Definition p1305 := 2 ^ 130 - 5.                                         (* RFC 8439, section 2.5 *)
Definition p256 := 2 ^ 256 - 2 ^ 224 + 2 ^ 192 + 2 ^ 96 - 1.             (* SEC 2, section 2.4.2 *)
Definition n256 := 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551. (* order of its base point *)

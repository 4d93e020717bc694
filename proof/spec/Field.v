(* Arithmetic modulo p, on any integers; results lie in [0, p). TRUSTED.
   [x ^ n] multiplies by repeated squaring, so that it can be run. The inverse is x^(p - 2): curve/Fermat.v proves x * inv x = 1. *)
From Coq Require Import ZArith.
Open Scope Z_scope.

Section Field.
Variable p : Z.
Definition add (x y : Z) := (x + y) mod p.
Definition sub (x y : Z) := (x - y) mod p.
Definition mul (x y : Z) := (x * y) mod p.
Definition pow (x n : Z) := match n with Zpos k => Pos.iter_op mul k x | _ => 1 end.
Definition inv (x : Z) := pow x (p - 2).
End Field.

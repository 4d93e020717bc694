(* Functions of RV64 under its standard calling convention, as an instruction set for contracts. TRUSTED. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.Mem stmt.Contract model.Rv64 model.Rv64Run.
Import ListNotations.
Open Scope Z_scope.

Definition well_formed (s : state) : Prop := (forall r, 0 <= rg s r < W) /\ bytes_ok (mem s).
(* kept: the return address (so that ret leads to the caller), gp, tp, s0 to s11; nothing of the caller's lies at sp *)
Definition rv64 : isa := Isa (list Z) state rg mem well_formed sp [ra; 3; 4; 8; 9; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27]%positive 0 runs.

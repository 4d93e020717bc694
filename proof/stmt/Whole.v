(* The shape of theorems about whole functions: strings of bytes in, a string of bytes out, whatever the bytes are. TRUSTED.

   Of the contract only the regions, what is apart and the stack count (so it has no inputs). The first region is the result's; it may
   overlap the others unless the contract says otherwise. As with any contract, the trace of addresses and branches is a function of the
   pointers alone. What is left on the stack is a function of the caller's registers alone: no secret. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.Mem stmt.Contract.
Import ListNotations.
Open Scope Z_scope.

Section Whole.
Variables (I : isa) (c : contract) (f : list (list Z) -> list Z).
Definition string (s : state I) (a n : Z) : list Z := map (fun i => mem_of I s (a + Z.of_nat i)) (seq 0 (Z.to_nat n)).
(* the regions' content in state s; the pointers are those of the entry state e *)
Definition strings (e s : state I) : list (list Z) := map (fun r => string s (reg I e (rpointer r)) (rbytes r)) (regions c).
Definition computes (k : code I) : Prop :=
  exists (trace : list Z -> list event) (left : list Z -> Z -> Z),
  forall e, pre I c e -> exists s, runs I k e s (trace (map (reg I e) (public I c))) /\ kept I c e s /\
    hd [] (strings e s) = f (tl (strings e e)) /\
    forall i, inside i 0 (stack c) -> mem_of I s (reg I e (sp I) - stack c + i) = left (map (reg I e) (saved I)) i.
End Whole.

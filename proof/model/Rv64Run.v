(* A function's run from its bytes: [exec] follows the jumps; it ends at ret, in the state before the jump to x1 (so x1 must have its value
   at entry again, or the function does not return to its caller). A conditional branch leaves its outcome in the trace. TRUSTED. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem model.Rv64 model.Rv64Decode.
Import ListNotations.
Open Scope Z_scope.

(* where a jump by [rel] leads, counted from the jump itself, at which [here] of [code] remains *)
Definition target (code here : list Z) (rel : Z) : option (list Z) :=
  let t := Z.of_nat (length code) - Z.of_nat (length here) + rel in
  if (0 <=? t) && (t <? Z.of_nat (length code)) then Some (skipn (Z.to_nat t) code) else None.
(* [here]: what of [code] follows from the program counter on *)
Fixpoint exec (fuel : nat) (code here : list Z) (s : state) : option (state * list event) :=
  match fuel with O => None | S fuel =>
  do x <- dec1 here; let '(i, next) := x in
  match i with
  | Ret => Some (s, [])
  | Jmp rel => do l <- target code here rel; exec fuel code l s
  | Br c a b rel => let taken := holds c (get s a) (get s b) in
      do l <- (if taken then target code here rel else Some next);
      do r <- exec fuel code l s; Some (fst r, Branch taken :: snd r)
  | _ => do s1 <- step i s; do r <- exec fuel code next (fst s1); Some (fst r, snd s1 ++ snd r)
  end end.
Definition runs (code : list Z) (s s' : state) (t : list event) : Prop := exists fuel, exec fuel code code s = Some (s', t).

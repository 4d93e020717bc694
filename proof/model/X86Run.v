(* A function's run from its bytes: [exec] follows the jumps; it ends at ret, in the state before the return address is taken from
   [rsp] (so rsp has its value at entry again, or the function does not return). A jcc leaves its outcome in the trace. TRUSTED. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem model.X86 model.X86Decode.
Import ListNotations.
Open Scope Z_scope.

(* where a jump by [rel] leads, counted from the end of the jump, behind which [rest] remains *)
Definition target (code rest : list Z) (rel : Z) : option (list Z) :=
  let t := Z.of_nat (length code) - Z.of_nat (length rest) + rel in
  if (0 <=? t) && (t <? Z.of_nat (length code)) then Some (skipn (Z.to_nat t) code) else None.
(* [rest]: what of [code] follows from the instruction pointer on *)
Fixpoint exec (fuel : nat) (code rest : list Z) (s : state) : option (state * list event) :=
  match fuel with O => None | S fuel =>
  do x <- dec1 rest; let '(i, next) := x in
  match i with
  | Ret => Some (s, [Read 8 (rg s RSP)])
  | Jmp rel => do l <- target code next rel; exec fuel code l s
  | Jcc c rel => do b <- holds c s; do l <- (if b : bool then target code next rel else Some next);
      do r <- exec fuel code l s; Some (fst r, Branch b :: snd r)
  | _ => let! s1 := step i s in exec fuel code next s1
  end end.
Definition runs (code : list Z) (s s' : state) (t : list event) : Prop := exists fuel, exec fuel code code s = Some (s', t).

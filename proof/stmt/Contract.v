(* The shape of every theorem about a piece of code. TRUSTED.

   A contract says: called in a state that meets [pre], the code returns; the outputs have the values that [ops] computes from the
   inputs, modulo [modulus], within their bounds; stack pointer and callee-saved registers are kept; memory outside the writable
   regions and the stack is unchanged; and the trace of addresses and branches is a function of the pointers (and the public count)
   alone, so it is the same whatever the data. It speaks about any instruction set given as a record [isa]. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.Mem.
Import ListNotations.
Open Scope Z_scope.

Record isa := Isa {
  code : Type;
  state : Type;
  reg : state -> positive -> Z;                  (* a register's value, as a number *)
  mem_of : state -> memory;
  well_formed : state -> Prop;                   (* registers and bytes in their ranges *)
  sp : positive;                                 (* the stack pointer *)
  saved : list positive;                         (* registers that a function must keep *)
  return_bytes : Z;                              (* bytes of return address at the stack pointer *)
  runs : code -> state -> state -> list event -> Prop }.

(* A number is a weighted sum of limbs, each in a place: memory of a region, or a register. *)
Inductive place := Mem (region : nat) (off : Z) (bytes : nat) | Reg (r : positive).
Record limb := Limb { lplace : place; lweight : Z; lmax : Z (* 0 <= limb <= lmax *) }.
Record number := Number { limbs : list limb; vmax : Z (* value <= vmax *) }.
(* Arithmetic on numbered values, over Z; compared modulo [modulus]. *)
Inductive expr := V (i : nat) | K (z : Z) | Plus (a b : expr) | Minus (a b : expr) | Times (a b : expr)
| If (c a b : expr)      (* a if c = 1, b if c = 0 *).
Fixpoint eval (v : nat -> Z) (e : expr) : Z :=
  match e with V i => v i | K z => z | Plus a b => eval v a + eval v b | Minus a b => eval v a - eval v b
  | Times a b => eval v a * eval v b | If c a b => eval v b + eval v c * (eval v a - eval v b) end.
Definition assign := (nat * expr)%type.
Definition set (v : nat -> Z) (i : nat) (x : Z) : nat -> Z := fun j => if Nat.eqb j i then x else v j.
Fixpoint perform (ops : list assign) (v : nat -> Z) : nat -> Z :=
  match ops with [] => v | (i, e) :: t => perform t (set v i (eval v e)) end.
Fixpoint repeat_perform (n : nat) (ops : list assign) (v : nat -> Z) : nat -> Z :=
  match n with O => v | S k => repeat_perform k ops (perform ops v) end.

Record region := Region { rpointer : positive (* register that holds its address at entry *); rbytes : Z; rwritable : bool }.
Record contract := Contract {
  regions : list region;
  apart : list (nat * nat);                      (* pairs of regions that must not overlap; any others may *)
  stack : Z;                                     (* bytes below the stack pointer that may be overwritten *)
  modulus : Z;
  inputs : list (nat * number);
  ops : list assign;
  outputs : list (nat * number);
  count : option positive }.                     (* register with the public number, at least 1, of repetitions of [ops] *)

Definition disjoint (a n b m : Z) : Prop := a + n <= b \/ b + m <= a.
Definition inside (x a n : Z) : Prop := a <= x < a + n.

Section Meets.
Variables (I : isa) (c : contract).
Definition base (s : state I) (i : nat) : Z := match nth_error (regions c) i with Some r => reg I s (rpointer r) | None => 0 end.
(* the content of a place in state s; addresses are those of the entry state e *)
Definition content (e s : state I) (p : place) : Z :=
  match p with Mem i o n => load n (mem_of I s) (base e i + o) | Reg r => reg I s r end.
Definition value (e s : state I) (x : number) : Z :=
  fold_right (fun l v => lweight l * content e s (lplace l) + v) 0 (limbs x).
Definition in_bounds (e s : state I) (x : number) : Prop :=
  Forall (fun l => 0 <= content e s (lplace l) <= lmax l) (limbs x) /\ value e s x <= vmax x.
Definition times (s : state I) : nat := match count c with None => 1%nat | Some r => Z.to_nat (reg I s r) end.
Definition entry_value (e : state I) (i : nat) : Z := match find (fun x => Nat.eqb (fst x) i) (inputs c) with Some x => value e e (snd x) | None => 0 end.

Record pre (e : state I) : Prop := Pre {
  pre_state : well_formed I e;
  pre_regions : forall r, In r (regions c) -> 0 <= reg I e (rpointer r) /\ reg I e (rpointer r) + rbytes r < W;
  pre_apart : forall i j a b, In (i, j) (apart c) -> nth_error (regions c) i = Some a -> nth_error (regions c) j = Some b ->
              disjoint (base e i) (rbytes a) (base e j) (rbytes b);
  pre_stack : stack c <= reg I e (sp I) /\ reg I e (sp I) + return_bytes I < W;
  pre_stack_apart : forall r, In r (regions c) ->
              disjoint (reg I e (sp I) - stack c) (stack c + (if rwritable r then return_bytes I else 0)) (reg I e (rpointer r)) (rbytes r);
  pre_inputs : forall i x, In (i, x) (inputs c) -> in_bounds e e x;
  pre_count : forall r, count c = Some r -> 1 <= reg I e r }.

(* whatever the code computes *)
Record kept (e s : state I) : Prop := Kept {
  kept_state : well_formed I s;
  kept_saved : forall r, In r (sp I :: saved I) -> reg I s r = reg I e r;
  kept_frame : forall x, (forall r, In r (regions c) -> rwritable r = true -> ~ inside x (reg I e (rpointer r)) (rbytes r)) ->
              ~ inside x (reg I e (sp I) - stack c) (stack c) -> mem_of I s x = mem_of I e x }.
Record post (e s : state I) : Prop := Post {
  post_kept : kept e s;
  post_outputs : forall i x, In (i, x) (outputs c) -> in_bounds e s x /\
              value e s x mod modulus c = repeat_perform (times e) (ops c) (entry_value e) i mod modulus c }.

(* what an observer may know: the pointers, the stack pointer and the count *)
Definition public : list positive := map rpointer (regions c) ++ [sp I] ++ match count c with Some r => [r] | None => [] end.
Definition meets (k : code I) : Prop :=
  exists trace : list Z -> list event,
  forall e, pre e -> exists s, runs I k e s (trace (map (reg I e) public)) /\ post e s.
End Meets.

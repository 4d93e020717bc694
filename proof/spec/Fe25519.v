(* Contracts of the x86-64 kernels for 2^255 - 19. TRUSTED.
   An element is 4 words. Every element read is any number below 2^256. Every element written is right modulo p; sums and differences are
   below 2^256, products "tight": at most 2^255 + 2^48 - 1, what the portable functions ask of their operands.
   System V: arguments in rdi, rsi, rdx. No region must be apart from another: the result may overlap the operands in any way.
   [below] is how many bytes below the stack pointer the kernel may use. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.X86 stmt.Contract stmt.Layout spec.Moduli.
Import ListNotations.
Open Scope Z_scope.

Definition element (region : nat) (slot : Z) : number := words 4 region (32 * slot).
Definition tight (region : nat) (slot : Z) : number := Number (limbs (element region slot)) (2 ^ 255 + 2 ^ 48 - 1).

Section Kernels.
Variable below : Z.

(* rdi: 1 result, rsi: 1 operand *)
Definition unary (out : number) (e : expr) : contract := {|
  regions := [writes RDI 32; reads RSI 32]; apart := []; stack := below; modulus := p25519; count := None;
  inputs := [(1%nat, element 1 0)]; ops := [0%nat ::= e]; outputs := [(0%nat, out)] |}.
(* rdi: 1 result, rsi and rdx: 2 operands *)
Definition binary (out : number) (e : expr) : contract := {|
  regions := [writes RDI 32; reads RSI 32; reads RDX 32]; apart := []; stack := below; modulus := p25519; count := None;
  inputs := [(1%nat, element 1 0); (2%nat, element 2 0)]; ops := [0%nat ::= e]; outputs := [(0%nat, out)] |}.

Local Notation a := (V 1). Local Notation b := (V 2).
Definition mul := binary (tight 0 0) (a * b).
Definition add := binary (element 0 0) (a + b).
Definition sub := binary (element 0 0) (a - b).
Definition square := unary (tight 0 0) (a * a).
Definition mul_121666 := unary (tight 0 0) (K 121666 * a).

(* rdi: x, tight, squared n times; rsi: n >= 1 *)
Definition square_n : contract := {|
  regions := [writes RDI 32]; apart := []; stack := below; modulus := p25519; count := Some RSI;
  inputs := [(0%nat, tight 0 0); (1%nat, in_register RSI)]; ops := [0%nat ::= V 0 * V 0]; outputs := [(0%nat, tight 0 0)] |}.
End Kernels.

(* One step of RFC 7748's ladder, in place. rdi: x1, then x2, z2, x3, z3, which are tight before and after, then room for 8 temporaries.
   The assignments are those of the RFC in the order of the code; [LadderStep.step_is_rfc7748] proves that they compute what the RFC's
   text says. *)
Module Ladder.
Definition x1 := 0%nat. Definition x2 := 1%nat. Definition z2 := 2%nat. Definition x3 := 3%nat. Definition z3 := 4%nat.
Definition A := 5%nat. Definition B := 6%nat. Definition C := 7%nat. Definition D := 8%nat. Definition AA := 9%nat. Definition BB := 10%nat.
Definition DA := 11%nat. Definition CB := 12%nat. Definition choice := 13%nat. Definition E := 14%nat. Definition F := 15%nat.
Definition sum := 16%nat. Definition difference := 17%nat. Definition square := 18%nat. Definition S := 19%nat. Definition T := 20%nat.
Definition sums : list assign := [C ::= x3 + z3; B ::= x2 - z2; A ::= x2 + z2; D ::= x3 - z3].
Definition rest : list assign :=
  [E ::= AA - BB; x3 ::= sum * sum;
   F ::= BB + K 121666 * E;                      (* AA + 121665 E *)
   square ::= difference * difference; z2 ::= E * F; x2 ::= AA * BB; z3 ::= x1 * square].
Definition step : list assign := sums ++
  [DA ::= D * A; CB ::= C * B; BB ::= B * B; sum ::= DA + CB; AA ::= A * A; difference ::= DA - CB] ++ rest.
(* the second point is doubled if the choice is 1 *)
Definition step_choice : list assign := sums ++
  [DA ::= D * A; S ::= If choice C A; CB ::= C * B; T ::= If choice D B; BB ::= T * T; sum ::= DA + CB; AA ::= S * S; difference ::= DA - CB] ++ rest.
End Ladder.
Definition points : list (nat * number) := map (fun i => (i, tight 0 (Z.of_nat i))) (seq 1 4).
Definition ladder_step (below : Z) : contract := {|
  regions := [writes RDI (13 * 32)]; apart := []; stack := below; modulus := p25519; count := None;
  inputs := (Ladder.x1, element 0 0) :: points; ops := Ladder.step; outputs := (Ladder.x1, element 0 0) :: points |}.
(* the choice, 0 or 1, is the word after the temporaries; after it there is room for two more *)
Definition ladder_step_choice (below : Z) : contract := {|
  regions := [writes RDI (16 * 32)]; apart := []; stack := below; modulus := p25519; count := None;
  inputs := (Ladder.choice, Number [Limb (Mem 0 (13 * 32) 8) 1 1] 1) :: (Ladder.x1, element 0 0) :: points;
  ops := Ladder.step_choice; outputs := (Ladder.x1, element 0 0) :: points |}.

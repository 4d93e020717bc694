(* Shorthands for contracts: where numbers lie, how arguments are passed, assignments as one writes them. TRUSTED. *)
From Coq Require Import ZArith List.
From Carrychain Require Import model.Mem stmt.Contract.
Import ListNotations.
Open Scope Z_scope.

(* the number in n 64-bit words, the least significant one first, from byte [off] of a region: any value *)
Definition word (region : nat) (off : Z) (i : nat) : limb :=
  Limb (Mem region (off + 8 * Z.of_nat i) 8) (2 ^ (64 * Z.of_nat i)) (2 ^ 64 - 1).
Definition words (n region : nat) (off : Z) : number := Number (map (word region off) (seq 0 n)) (2 ^ (64 * Z.of_nat n) - 1).
(* a 64-bit register as a number *)
Definition in_register (r : positive) : number := Number [Limb (Reg r) 1 (2 ^ 64 - 1)] (2 ^ 64 - 1).

(* arguments: register r points to n bytes that are only read, or may be written *)
Definition reads (r : positive) (n : Z) : region := Region r n false.
Definition writes (r : positive) (n : Z) : region := Region r n true.

Declare Scope expr_scope.
Delimit Scope expr_scope with expr.
Bind Scope expr_scope with expr.
Coercion V : nat >-> expr.
Infix "+" := Plus : expr_scope.
Infix "-" := Minus : expr_scope.
Infix "*" := Times : expr_scope.
Notation "i ::= e" := (@pair nat expr i e%expr) (at level 70).

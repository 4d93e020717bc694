(* Parts of x86-64 instructions in bytes: immediates, REX, ModRM and SIB. TRUSTED. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem model.X86State.
Import ListNotations.
Open Scope Z_scope.

Definition bit (b i : Z) : Z := if Z.testbit b i then 1 else 0.
Definition regn (n : Z) : reg := Z.to_pos (n + 1).
Definition guard {A} (b : bool) (x : option A) : option A := if b then x else None.

(* immediates and displacements: n bytes, little-endian, the top one signed or not *)
Fixpoint imm (n : nat) (l : list Z) : option (Z * list Z) :=
  match n, l with
  | O, _ => Some (0, l)
  | S n', b :: t => do x <- imm n' t; Some (b + 2 ^ 8 * fst x, snd x)
  | _, [] => None
  end.
Definition simm (n : nat) (l : list Z) : option (Z * list Z) :=
  do x <- imm n l; let k := 2 ^ (8 * Z.of_nat n) in Some (if fst x <? k / 2 then fst x else fst x - k, snd x).

(* REX: the bits W R X B; [None] without the prefix *)
Record rex := Rex { rw : bool; rr : Z; rx : Z; rb : Z; present : bool }.
Definition norex := Rex false 0 0 0 false.
Definition rex_of (b : Z) := Rex (Z.testbit b 3) (bit b 2) (bit b 1) (bit b 0) true.
Definition is_rex (b : Z) := b / 16 =? 4.

(* ModRM and SIB *)
Inductive rmop := RR (r : reg) | RM (b : option reg) (idx : option (reg * Z)) (disp : Z).
Definition disp (md : Z) (l : list Z) := if md =? 0 then Some (0, l) else simm (if md =? 1 then 1 else 4) l.
Definition modrmx (p : rex) (l : list Z) : option (Z * rmop * list Z) :=   (* the reg field, extended *)
  match l with [] => None | m :: l1 =>
  let md := m / 64 in let rm := m mod 8 in let rg := 8 * rr p + m / 8 mod 8 in
  if md =? 3 then Some (rg, RR (regn (8 * rb p + rm)), l1)
  else if rm =? 4 then
    match l1 with [] => None | s :: l2 =>
    let ix := 8 * rx p + s / 8 mod 8 in let idx := if ix =? 4 then None else Some (regn ix, 2 ^ (s / 64)) in
    if (md =? 0) && (s mod 8 =? 5) then do x <- simm 4 l2; Some (rg, RM None idx (fst x), snd x)
    else do x <- disp md l2; Some (rg, RM (Some (regn (8 * rb p + s mod 8))) idx (fst x), snd x) end
  else if (md =? 0) && (rm =? 5) then None                                 (* relative to RIP *)
  else do x <- disp md l1; Some (rg, RM (Some (regn (8 * rb p + rm))) None (fst x), snd x)
  end.

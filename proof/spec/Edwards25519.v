(* Edwards25519: RFC 7748, section 4.1, and the addition law of RFC 8032, section 5.1, on -x^2 + y^2 = 1 + d x^2 y^2. TRUSTED.
   Coordinates lie in [0, p). [mul] adds by repeated doubling, so that it can be run: top/Edwards25519Vectors.v. *)
From Coq Require Import ZArith.
From Carrychain Require Import spec.Moduli spec.Field.
Open Scope Z_scope.

Definition p := p25519.
Definition l := l25519.
Definition d := 0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3.

Definition point := (Z * Z)%type.
Definition neutral : point := (0, 1).
Definition B : point := (0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a,
                         0x6666666666666666666666666666666666666666666666666666666666666658).

(* modulo p *)
Local Infix "+." := (Field.add p) (at level 50, left associativity).
Local Infix "-." := (Field.sub p) (at level 50, left associativity).
Local Infix "*." := (Field.mul p) (at level 40, left associativity).
Local Notation "x /. y" := (x *. inv p y) (at level 40, left associativity).

Definition on_curve (P : point) : Prop := let '(x, y) := P in 0 <= x < p /\ 0 <= y < p /\ y *. y -. x *. x = 1 +. d *. (x *. x) *. (y *. y).
Definition opposite (P : point) : point := let '(x, y) := P in (0 -. x, y).
Definition add (P Q : point) : point :=
  let '(x1, y1) := P in let '(x2, y2) := Q in
  let e := d *. x1 *. x2 *. y1 *. y2 in
  ((x1 *. y2 +. y1 *. x2) /. (1 +. e), (y1 *. y2 +. x1 *. x2) /. (1 -. e)).
Definition mul (k : Z) (P : point) : point :=
  match k with Zpos k => Pos.iter_op add k P | Z0 => neutral | Zneg k => opposite (Pos.iter_op add k P) end.

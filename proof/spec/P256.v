(* P-256: SEC 2, section 2.4.2, and the group law of SEC 1, section 2.2.1, on y^2 = x^3 + a x + b. TRUSTED.
   Coordinates lie in [0, p). [mul] adds by repeated doubling, so that it can be run: top/P256Vectors.v. *)
From Coq Require Import ZArith Bool.
From Carrychain Require Import spec.Moduli spec.Field.
Open Scope Z_scope.

Definition p := p256.
Definition n := n256.
Definition a := p - 3.
Definition b := 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b.

Inductive point := Infinity | Affine (x y : Z).
Definition G := Affine 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296
                       0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5.

(* modulo p *)
Local Infix "+." := (Field.add p) (at level 50, left associativity).
Local Infix "-." := (Field.sub p) (at level 50, left associativity).
Local Infix "*." := (Field.mul p) (at level 40, left associativity).
Local Notation "x /. y" := (x *. inv p y) (at level 40, left associativity).

Definition on_curve (P : point) : Prop :=
  match P with Infinity => True | Affine x y => 0 <= x < p /\ 0 <= y < p /\ y *. y = x *. x *. x +. a *. x +. b end.
Definition opposite (P : point) : point := match P with Infinity => Infinity | Affine x y => Affine x (0 -. y) end.
Definition add (P Q : point) : point :=
  match P, Q with
  | Infinity, _ => Q
  | _, Infinity => P
  | Affine x1 y1, Affine x2 y2 =>
      if (x1 =? x2) && (y1 +. y2 =? 0) then Infinity else
      let l := if x1 =? x2 then (3 *. (x1 *. x1) +. a) /. (2 *. y1) else (y2 -. y1) /. (x2 -. x1) in
      let x3 := l *. l -. x1 -. x2 in
      Affine x3 (l *. (x1 -. x3) -. y1)
  end.
Definition mul (k : Z) (P : point) : point :=
  match k with Zpos k => Pos.iter_op add k P | Z0 => Infinity | Zneg k => opposite (Pos.iter_op add k P) end.

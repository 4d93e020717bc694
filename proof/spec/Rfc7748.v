(* X25519 as RFC 7748, section 5, writes it. TRUSTED. Strings are lists of bytes. All of it can be run: top/X25519Vectors.v. *)
From Coq Require Import ZArith List.
From Carrychain Require Import spec.Moduli spec.Bytes spec.Field.
Import ListNotations.
Open Scope Z_scope.

Definition p := p25519.
Definition a24 := 121665.
Definition bits : nat := 255.

(* byte i of b becomes f of it *)
Definition change (i : nat) (f : Z -> Z) (b : list Z) : list Z := firstn i b ++ map f (firstn 1 (skipn i b)) ++ skipn (S i) b.

Definition decodeUCoordinate (u : list Z) : Z := decodeLittleEndian (change 31 (fun x => Z.land x (2 ^ 7 - 1)) u).
Definition encodeUCoordinate (u : Z) : list Z := encodeLittleEndian 32 (u mod p).
Definition decodeScalar25519 (k : list Z) : Z :=
  decodeLittleEndian (change 31 (fun x => Z.lor x 64) (change 31 (fun x => Z.land x 127) (change 0 (fun x => Z.land x 248) k))).

(* modulo p *)
Local Infix "+." := (add p) (at level 50, left associativity).
Local Infix "-." := (sub p) (at level 50, left associativity).
Local Infix "*." := (mul p) (at level 40, left associativity).

Definition cswap (swap a b : Z) : Z * Z := if swap =? 1 then (b, a) else (a, b).

(* what is done with x_1, x_2, z_2, x_3, z_3 for one bit: the new x_2, z_2, x_3, z_3 *)
Definition step (x_1 x_2 z_2 x_3 z_3 : Z) : Z * Z * Z * Z :=
  let A := x_2 +. z_2 in
  let AA := A *. A in
  let B := x_2 -. z_2 in
  let BB := B *. B in
  let E := AA -. BB in
  let C := x_3 +. z_3 in
  let D := x_3 -. z_3 in
  let DA := D *. A in
  let CB := C *. B in
  (AA *. BB, E *. (AA +. a24 *. E), (DA +. CB) *. (DA +. CB), x_1 *. ((DA -. CB) *. (DA -. CB))).

Definition state := (Z * Z * Z * Z * Z)%type.            (* x_2, z_2, x_3, z_3, swap *)
Definition swapped (swap : Z) (s : state) : Z * Z * Z * Z :=
  let '(x_2, z_2, x_3, z_3, _) := s in
  let '(x_2, x_3) := cswap swap x_2 x_3 in let '(z_2, z_3) := cswap swap z_2 z_3 in (x_2, z_2, x_3, z_3).
Definition round (k x_1 : Z) (s : state) (t : nat) : state :=
  let '(_, _, _, _, swap) := s in
  let k_t := Z.land (Z.shiftr k (Z.of_nat t)) 1 in
  let '(x_2, z_2, x_3, z_3) := swapped (Z.lxor swap k_t) s in
  (step x_1 x_2 z_2 x_3 z_3, k_t).
Definition ladder (k u : Z) : Z :=
  let s := fold_left (round k u) (rev (seq 0 bits)) (1, 0, u, 1, 0) in
  let '(_, _, _, _, swap) := s in
  let '(x_2, z_2, _, _) := swapped swap s in x_2 *. inv p z_2.

Definition x25519 (k u : list Z) : list Z := encodeUCoordinate (ladder (decodeScalar25519 k) (decodeUCoordinate u)).

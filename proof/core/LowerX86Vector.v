(* AVX2 and AVX-512 lowered to the micro machine, lane by lane. Locations: lane i of the state's [vl] is 63 + i; the lanes of a result are made in
   32..39, then copied to the destination, so that it may be a source, too; lanes from memory in 40..47; temporaries 48..53. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro model.X86State model.X86Vector.
Import ListNotations.
Open Scope Z_scope.

Notation V0 := 48%positive (only parsing). Notation V1' := 49%positive (only parsing). Notation V2 := 50%positive (only parsing).
Notation V3 := 51%positive (only parsing). Notation V4 := 52%positive (only parsing). Notation VZ := 53%positive (only parsing).   (* holds 0 *)
Definition lane (i : positive) : positive := (63 + i)%positive.
Definition at_lane (r j : nat) : positive := lane (lane_of r j).
Definition out (j : nat) : positive := Pos.of_succ_nat (31 + j).
Definition from_mem (j : nat) : positive := Pos.of_succ_nat (39 + j).
Definition general_reg (r : positive) : bool := (r <=? 16)%positive.

Fixpoint loads (b : positive) (disp : Z) (js : list nat) : list uop :=
  match js with [] => [] | j :: t => Lod 8 (from_mem j) b disp :: loads b (disp + 8) t end.
Fixpoint stores (b : positive) (disp : Z) (ls : list positive) : list uop :=
  match ls with [] => [] | l :: t => Sto 8 b disp l :: stores b (disp + 8) t end.
(* the source, and where its lanes then are *)
Definition source_uops (n : nat) (x : source) : option (list uop * (nat -> positive)) :=
  match x with
  | VR r => Some ([], at_lane r)
  | VM al b disp => if general_reg b && (al =? 1)
      then Some (Asg VZ [] :: loads b disp (seq 0 n), fun j => if Nat.ltb j n then from_mem j else VZ) else None
  | V1 b disp => if general_reg b then Some ([Lod 8 (from_mem 0) b disp], fun _ => from_mem 0) else None
  | VG r => if general_reg r then Some ([], fun _ => r) else None
  end.
(* half i of x and half k of y, together *)
Definition halves (t x y : positive) (i k : Z) : list uop :=
  if Pos.eqb x y && (i =? 0) && (k =? 1) then [Asg t (pvar x)]
  else [Spl 32 V0 V1' (pvar x); Spl 32 V2 V3 (pvar y);
        Asg t (padd (pvar (if i =? 0 then V0 else V1')) (pscale (2 ^ 32) (pvar (if k =? 0 then V2 else V3))))].
(* 52 bits each, their product in V3 and V4 *)
Definition product52 (a b : positive) : list uop :=
  [Spl 52 V0 V1' (pvar a); Spl 52 V2 V1' (pvar b); Spl 52 V3 V4 (pmul (pvar V0) (pvar V2))].
Definition lane_uops (o : vop) (n : nat) (d a b : nat -> positive) (j : nat) : list uop :=
  let t := out j in let copy x := [Asg t (pvar x)] in
  match o with
  | PADDQ => [Spl 64 t V0 (padd (pvar (a j)) (pvar (b j)))]
  | PSUBQ => [Spl 64 t V0 (psub (pvar (a j)) (pvar (b j)))]
  | PAND => [And t (a j) (b j)]
  | PANDN => [Asg V0 (psub (pconst (W - 1)) (pvar (a j))); And t V0 (b j)]
  | POR => [Ior t (a j) (b j)]
  | PXOR => if Pos.eqb (a j) (b j) then [Asg t []] else [Xor t (a j) (b j)]
  | PMULUDQ => [Spl 32 V0 V1' (pvar (a j)); Spl 32 V2 V1' (pvar (b j)); Asg t (pmul (pvar V0) (pvar V2))]
  | PMULLQ => [Spl 64 t V0 (pmul (pvar (a j)) (pvar (b j)))]
  | MADD52LUQ => product52 (a j) (b j) ++ [Spl 64 t V0 (padd (pvar (d j)) (pvar V3))]
  | MADD52HUQ => product52 (a j) (b j) ++ [Spl 64 t V0 (padd (pvar (d j)) (pvar V4))]
  | PSLLQ k => if (0 <=? k) && (k <? 64) then [Spl (64 - k) V0 V1' (pvar (b j)); Asg t (pscale (2 ^ k) (pvar V0))] else [Asg t []]
  | PSRLQ k => if (0 <=? k) && (k <? 64) then [Spl k V0 t (pvar (b j))] else [Asg t []]
  | MOV => copy (b j)
  | BROADCASTQ => copy (b 0%nat)
  | MOVQ => if Nat.eqb j 0 then copy (b 0%nat) else [Asg t []]
  | PINSRQ i => copy (if Nat.eqb j i then b 0%nat else a j)
  | PERMQ i => copy (b (j / 4 * 4 + two i (j mod 4))%nat)
  | PBLENDD i => let pick k := (if Z.testbit i (2 * Z.of_nat j + k) then b else a) j in halves t (pick 0) (pick 1) 0 1
  | PSHUFD i => let q k := two i (2 * (j mod 2) + k) in let lane k := b (j / 2 * 2 + q k / 2)%nat in
                halves t (lane 0%nat) (lane 1%nat) (Z.of_nat (q 0%nat mod 2)) (Z.of_nat (q 1%nat mod 2))
  | PUNPCKLQDQ => copy (if Nat.even j then a j else b (j - 1)%nat)
  | PUNPCKHQDQ => copy (if Nat.even j then a (j + 1)%nat else b j)
  | ALIGNQ k => copy (let i := (j + k mod n)%nat in if Nat.ltb i n then b i else a (i - n)%nat)
  | EXTRACT first => copy (b (first + j)%nat)
  | INSERT first count => copy (if Nat.leb first j && Nat.ltb j (first + count) then b (j - first)%nat else a j)
  end.
(* bit j of the mask register in V2 chooses between the result and x *)
Definition choose (k j : nat) (x : positive) : list uop :=
  [Spl (Z.of_nat j) V0 V1' (pvar (lane (mask_reg k))); Spl 1 V2 V3 (pvar V1'); Sel (out j) V2 (out j) x].
Definition mask_uops (m : masking) (d a : nat -> positive) (j : nat) : list uop :=
  match m with
  | All => []
  | Merge k => choose k j (d j)
  | Zero k => Asg V4 [] :: choose k j V4
  | Blend k => choose k j (a j)
  end.
Definition zero_lanes (r : nat) : list uop := map (fun j => Asg (at_lane r j) []) (seq 2 6).
(* n lanes computed in 32..39, then to the first k lanes of d; those from n on become 0 *)
Definition operation (o : vop) (n : nat) (m : masking) (d a : nat) (x : source) (k : nat) : option (list uop) :=
  do s <- source_uops n x; let (u, b) := s : _ * _ in if Nat.ltb 8 n then None else
  Some (u ++ concat (map (fun j => lane_uops o n (at_lane d) (at_lane a) b j ++ mask_uops m (at_lane d) (at_lane a) j) (seq 0 n)) ++
        map (fun j => Asg (at_lane d j) (if Nat.ltb j n then pvar (out j) else [])) (seq 0 k)).
Definition vmicro (i : vinstr) : option (list uop) :=
  match i with
  | Vop o n m d a x => operation o n m d a x 8
  | Sse d x => operation MOV 2 All d d x 2
  | Vstore al n b disp r => if general_reg b && (al =? 1) then Some (stores b disp (map (at_lane r) (seq 0 n))) else None
  | Vget d r i => if general_reg d then Some [Asg d (pvar (at_lane r i))] else None
  | Kmov k r bits => if general_reg r && (0 <=? bits) && (bits <=? 64) then Some [Spl bits (lane (mask_reg k)) V0 (pvar r)] else None
  | Vzeroupper => Some (concat (map zero_lanes (seq 0 16)))
  end.

(* AVX2 and AVX-512 on 64-bit lanes, with IFMA, and SSE's moves: one case an instruction, to be read beside the manual. TRUSTED.

   A vector of n = 2, 4 or 8 lanes is a function from lane numbers. An instruction computes n lanes from a first register a, a source b and
   the old destination d; the destination's other lanes become 0. Memory is accessed lane by lane, so a 64-byte load is eight reads in
   the trace. An aligned access is stuck unless its address is a multiple of its size. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem model.X86State.
Import ListNotations.
Open Scope Z_scope.

Notation vreg := nat (only parsing).             (* hardware number *)
Inductive source :=
| VR (r : vreg)
| VM (align : Z) (b : reg) (disp : Z)            (* n lanes of memory *)
| V1 (b : reg) (disp : Z)                        (* one lane of memory, as every lane *)
| VG (r : reg).                                  (* a general register, as every lane *)
Inductive vop :=
| PADDQ | PSUBQ | PAND | PANDN | POR | PXOR
| PMULUDQ | PMULLQ | MADD52LUQ | MADD52HUQ
| PSLLQ (k : Z) | PSRLQ (k : Z)
| MOV                                            (* vmovdqa, vmovdqu, vpbroadcastq from memory or a general register *)
| BROADCASTQ                                     (* the lowest lane *)
| MOVQ                                           (* the lowest lane, and 0 *)
| PINSRQ (i : nat)
| PERMQ (i : Z) | PBLENDD (i : Z) | PSHUFD (i : Z)   (* i: the immediate *)
| PUNPCKLQDQ | PUNPCKHQDQ
| ALIGNQ (k : nat)
| EXTRACT (first : nat) | INSERT (first count : nat).   (* count lanes from [first] on: vextracti128, vinserti64x4, ... *)
(* which lanes are written, by a mask register; the others: unchanged, 0, or taken from a (vpblendmq) *)
Inductive masking := All | Merge (k : nat) | Zero (k : nat) | Blend (k : nat).
Inductive vinstr :=
| Vop (o : vop) (n : nat) (m : masking) (d a : vreg) (b : source)
| Vstore (align : Z) (n : nat) (b : reg) (disp : Z) (s : vreg)
| Sse (d : vreg) (b : source)                    (* movups, movaps, movdqu, movdqa: two lanes; the others stay *)
| Vget (d : reg) (s : vreg) (i : nat)            (* vmovq, vpextrq: to a general register *)
| Kmov (k : nat) (r : reg) (bits : Z)            (* kmovb, kmovw, kmovd, kmovq: from a general register *)
| Vzeroupper.

Definition lane_of (r j : nat) : positive := Pos.of_succ_nat (8 * r + j).
Definition mask_reg (k : nat) : positive := lane_of 32 k.
Definition set_lane (s : state) (l : positive) (v : Z) : state := St (rg s) (cf s) (of s) (zf s) (fun x => if Pos.eqb x l then v else vl s x) (mem s).
Fixpoint set_lanes (s : state) (r : vreg) (js : list nat) (f : nat -> Z) : state :=
  match js with [] => s | j :: t => set_lanes (set_lane s (lane_of r j) (f j)) r t f end.
Definition lanes (s : state) (r : vreg) : nat -> Z := fun j => vl s (lane_of r j).
Definition word (s : state) (b : reg) (disp : Z) : option (Z * list event) := do a <- ea s 8 b disp; Some (load 8 (mem s) a, [Read 8 a]).
Fixpoint words (s : state) (b : reg) (disp : Z) (n : nat) : option (list Z * list event) :=
  match n with O => ret [] | S n => let! x := word s b disp in let! t := words s b (disp + 8) n in ret (x :: t) end.
Definition aligned (s : state) (align : Z) (b : reg) (disp : Z) : bool := (align =? 1) || (wrap (rg s b + disp) mod align =? 0).
Definition read (s : state) (n : nat) (x : source) : option ((nat -> Z) * list event) :=
  match x with
  | VR r => ret (lanes s r)
  | VM al b disp => if aligned s al b disp then let! l := words s b disp n in ret (fun j => nth j l 0) else None
  | V1 b disp => let! x := word s b disp in ret (fun _ => x)
  | VG r => ret (fun _ => rg s r)
  end.
Fixpoint write (s : state) (b : reg) (disp : Z) (l : list Z) : option (state * list event) :=
  match l with [] => ret s
  | v :: t => do a <- ea s 8 b disp; do r <- write (setm s (store 8 (mem s) a v)) b (disp + 8) t; Some (fst r, Write 8 a :: snd r) end.

Definition low52 (x : Z) := x mod 2 ^ 52.
Definition half (x i : Z) := x / 2 ^ (32 * i) mod 2 ^ 32.          (* i = 0, 1 *)
Definition two (i : Z) (k : nat) : nat := Z.to_nat (i / 4 ^ Z.of_nat k mod 4).   (* k-th two-bit field of i *)
(* lane j of the result *)
Definition result (o : vop) (n : nat) (d a b : nat -> Z) (j : nat) : Z :=
  match o with
  | PADDQ => wrap (a j + b j)
  | PSUBQ => wrap (a j - b j)
  | PAND => Z.land (a j) (b j)
  | PANDN => Z.land (W - 1 - a j) (b j)
  | POR => Z.lor (a j) (b j)
  | PXOR => Z.lxor (a j) (b j)
  | PMULUDQ => half (a j) 0 * half (b j) 0
  | PMULLQ => wrap (a j * b j)
  | MADD52LUQ => wrap (d j + low52 (a j) * low52 (b j) mod 2 ^ 52)
  | MADD52HUQ => wrap (d j + low52 (a j) * low52 (b j) / 2 ^ 52)
  | PSLLQ k => if k <? 64 then wrap (b j * 2 ^ k) else 0
  | PSRLQ k => if k <? 64 then b j / 2 ^ k else 0
  | MOV => b j
  | BROADCASTQ => b 0%nat
  | MOVQ => if Nat.eqb j 0 then b 0%nat else 0
  | PINSRQ i => if Nat.eqb j i then b 0%nat else a j
  | PERMQ i => b (j / 4 * 4 + two i (j mod 4))%nat                 (* within 256 bits *)
  | PBLENDD i => let pick k := half ((if Z.testbit i (2 * Z.of_nat j + k) then b else a) j) k in pick 0 + 2 ^ 32 * pick 1
  | PSHUFD i => let pick k := let q := two i (2 * (j mod 2) + k) in half (b (j / 2 * 2 + q / 2)%nat) (Z.of_nat (q mod 2)) in   (* within 128 bits *)
                pick 0%nat + 2 ^ 32 * pick 1%nat
  | PUNPCKLQDQ => if Nat.even j then a j else b (j - 1)%nat        (* within 128 bits *)
  | PUNPCKHQDQ => if Nat.even j then a (j + 1)%nat else b j
  | ALIGNQ k => let i := (j + k mod n)%nat in if Nat.ltb i n then b i else a (i - n)%nat
  | EXTRACT first => b (first + j)%nat
  | INSERT first count => if Nat.leb first j && Nat.ltb j (first + count) then b (j - first)%nat else a j
  end.
Definition masked (s : state) (m : masking) (d a r : nat -> Z) (j : nat) : Z :=
  let bit k := Z.testbit (vl s (mask_reg k)) (Z.of_nat j) in
  match m with
  | All => r j
  | Merge k => if bit k then r j else d j
  | Zero k => if bit k then r j else 0
  | Blend k => if bit k then r j else a j
  end.
Definition vstep (i : vinstr) (s : state) : option (state * list event) :=
  match i with
  | Vop o n m d a x => let! b := read s n x in
      let r := masked s m (lanes s d) (lanes s a) (result o n (lanes s d) (lanes s a) b) in
      ret (set_lanes s d (seq 0 8) (fun j => if Nat.ltb j n then r j else 0))
  | Vstore al n b disp r => if aligned s al b disp then write s b disp (map (lanes s r) (seq 0 n)) else None
  | Sse d x => let! b := read s 2 x in ret (set_lanes s d (seq 0 2) b)
  | Vget d r i => ret (setr s d (vl s (lane_of r i)))
  | Kmov k r bits => ret (set_lane s (mask_reg k) (rg s r mod 2 ^ bits))
  | Vzeroupper => ret (fold_left (fun s r => set_lanes s r (seq 2 6) (fun _ => 0)) (seq 0 16) s)
  end.

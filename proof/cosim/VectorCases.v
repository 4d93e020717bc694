(* As cosim/X86Cases.v, for vector instructions (model/X86Vector.v). [differing], [missing], [accepted] as there. A case:
     n of bytes of code | number of a state in the pool | n of (register, word) that start otherwise |
     n of (register, word) that have changed | n of (vector register, (lane, word)) that have changed; masks are register 32 |
     n of (offset, byte) of the data that have changed
   and a state as 16 words of registers | 264 words of lanes, mask registers the last 8 | the bytes of the data. *)
From Coq Require Import ZArith List Bool Uint63 FMapPositive.
From Carrychain Require Import model.Mem model.X86 model.X86Vector model.X86Decode model.X86Run cosim.Bytes.
Import ListNotations.
Open Scope Z_scope.

Definition data := 0x1000003000.
Definition window := 192%nat.
Definition table := PositiveMap.t Z.
Definition index (i : Z) : positive := Z.to_pos (i + 1).
Definition look (t : table) (i d : Z) : Z := if i <? 0 then d else match PositiveMap.find (index i) t with Some x => x | None => d end.
Fixpoint table_of (i : Z) (l : list Z) (t : table) : table := match l with [] => t | x :: r => table_of (i + 1) r (PositiveMap.add (index i) x t) end.
Record start := Start { registers : table; vectors : table; content : table }.
Record case := Case {
  code : list Z; number : Z; pointers : list (Z * Z); changed : list (Z * Z); lanes_after : list (Z * (Z * Z)); written : list (Z * Z) }.
Definition lane : reader (Z * (Z * Z)) := fun l => let (r, l) := byte l in let (e, l) := entry word l in ((r, e), l).
Definition case_of (x : list int) : case :=
  let l := flat_map seven x in
  let (c, l) := counted byte l in let (i, l) := byte l in let (p, l) := counted (entry word) l in
  let (r, l) := counted (entry word) l in let (v, l) := counted lane l in let (d, _) := counted (entry byte) l in Case c i p r v d.
Definition start_of (x : list int) : start :=
  let l := flat_map seven x in let none := PositiveMap.empty Z in
  let (r, l) := several 16 word l in let (v, l) := several 264 word l in let (d, _) := several window byte l in
  Start (table_of 0 r none) (table_of 0 v none) (table_of 0 d none).

Definition state_of (s : start) (p : list (Z * Z)) : state :=
  St (fun r => at_ p (Zpos r - 1) (look (registers s) (Zpos r - 1) 0)) None None None
     (fun i => look (vectors s) (Zpos i - 1) 0) (fun a => look (content s) (a - data) 0).
Definition agrees (pool : list start) (x : case) : bool :=
  match nth_error pool (Z.to_nat (number x)) with None => false | Some s0 =>
  let s := state_of s0 (pointers x) in let bytes := code x ++ [0xc3] in
  match exec 10 bytes bytes s with None => false | Some (s', _) =>
    let lanes := (fold_right (fun e t => PositiveMap.add (index (8 * fst e + fst (snd e))) (snd (snd e)) t) (vectors s0) (lanes_after x)) in
    let all n := map Z.of_nat (seq 0 n) in
    forallb (fun k => let r := regn k in rg s' r =? at_ (changed x) k (rg s r)) (all 16%nat) &&
    forallb (fun k => vl s' (index k) =? look lanes k 0) (all 264%nat) &&
    forallb (fun k => mem s' (data + k) =? at_ (written x) k (mem s (data + k))) (all window)
  end end.
Fixpoint find_differing (n : nat) (i : nat) (pool : list start) (l : list (list int)) : list nat :=
  match l, n with
  | x :: t, S n' => if agrees pool (case_of x) then find_differing n (S i) pool t else i :: find_differing n' (S i) pool t
  | _, _ => [] end.
Definition differing (n : nat) (pool l : list (list int)) : list nat := find_differing n 0 (map start_of pool) l.

(* ---- every operation with every number of lanes; every kind of source, masking, alignment ---- *)
Definition op_no (o : vop) : nat :=
  match o with
  | PADDQ => 0 | PSUBQ => 1 | PAND => 2 | PANDN => 3 | POR => 4 | PXOR => 5 | PMULUDQ => 6 | PMULLQ => 7 | MADD52LUQ => 8 | MADD52HUQ => 9
  | PSLLQ _ => 10 | PSRLQ _ => 11 | MOV => 12 | BROADCASTQ => 13 | PSHUFD _ => 14 | PUNPCKLQDQ => 15 | PUNPCKHQDQ => 16 | ALIGNQ _ => 17
  | PBLENDD _ => 18 | PERMQ _ => 19 | EXTRACT _ => 20 | INSERT _ _ => 21 | MOVQ => 22 | PINSRQ _ => 23
  end.
Definition mask_no (m : masking) : nat := match m with All => 0 | Merge _ => 1 | Zero _ => 2 | Blend _ => 3 end.
Definition source_no (x : source) : nat := match x with VR _ => 0 | VM 1 _ _ => 1 | VM _ _ _ => 2 | V1 _ _ => 3 | VG _ => 4 end.
Definition forms_of (i : instr) : list (list nat) :=
  match i with
  | Vec (Vop o n m _ _ b) => [[0; op_no o; n]; [1; op_no o; source_no b]; [2; op_no o; mask_no m]]
  | Vec (Vstore al n _ _ _) => [[3; n; if (al =? 1)%Z then 0 else 1]]
  | Vec (Sse _ b) => [[7; source_no b]]
  | Vec (Vget _ _ i) => [[4; i]] | Vec (Kmov _ _ bits) => [[5; Z.to_nat bits]] | Vec Vzeroupper => [[6]]
  | _ => [] end%nat.
Definition pairs (k : nat) (a b : list nat) : list (list nat) := flat_map (fun x => map (fun y => [k; x; y]) b) a.
Definition forms : list (list nat) :=
  (pairs 0 (seq 0 18) [2; 4; 8] ++ pairs 0 [18; 20] [2; 4] ++ pairs 0 [19; 21] [4; 8] ++ pairs 0 [22; 23] [2] ++
   pairs 1 (seq 0 12) [0; 1; 3] ++ pairs 1 [12] (seq 0 5) ++ pairs 1 [13; 22] [0; 3] ++ pairs 1 [14; 15; 16; 17; 18; 19] [0; 1] ++
   pairs 1 [15; 16; 17; 19] [3] ++ pairs 1 [20; 21] [0] ++ pairs 1 [22; 23] [4] ++
   pairs 2 (seq 0 14 ++ [15; 16; 17; 19]) [1; 2] ++ pairs 2 [12] [3] ++
   pairs 3 [2; 4; 8] [0; 1] ++ [[4; 0]; [4; 1]; [5; 8]; [5; 16]; [5; 32]; [5; 64]; [6]; [7; 0]; [7; 1]; [7; 2]])%nat.
Definition missing (l : list (list int)) : list (list nat) :=
  let done := flat_map (fun x => match dec1 (code (case_of x)) with Some (i, _) => forms_of i | None => [] end) l in
  filter (fun f => negb (existsb (same f) done)) forms.

(* ---- what the decoder must refuse ---- *)
Definition refused : list (list Z) :=
  [[0xc5; 0xfd; 0xd4; 0x05; 0; 0; 0; 0];          (* vpaddq ymm0, ymm0, [rip] *)
   [0xc5; 0xfd; 0xd4; 0x04; 0x08];                (* ... [rax + rcx] *)
   [0xc5; 0xf5; 0x6f; 0x00];                      (* vmovdqa with a first register *)
   [0xc5; 0xfd; 0x73; 0x10; 1];                   (* vpsrlq by an immediate from memory needs EVEX *)
   [0xc4; 0xe3; 0xf9; 0x00; 0xc1; 0];             (* vpermq of 128 bits *)
   [0xc4; 0xe3; 0x7d; 0x00; 0xc1; 0];             (* ... with W = 0 *)
   [0xc4; 0xe2; 0xf5; 0xb4; 0xc2];                (* vpmadd52luq with VEX: AVX-IFMA *)
   [0xc5; 0xfc; 0x77];                            (* vzeroall *)
   [0xc5; 0xfd; 0xfe; 0xc1];                      (* vpaddd *)
   [0x62; 0xf1; 0xfd; 0x58; 0xd4; 0xc1];          (* vpaddq with rounding *)
   [0x62; 0xf1; 0xfd; 0x68; 0xd4; 0xc1];          (* ... of 1024 bits *)
   [0x62; 0xf1; 0x7d; 0x48; 0xd4; 0xc1];          (* ... with W = 0 *)
   [0x62; 0xf1; 0xfd; 0xc8; 0xd4; 0xc1];          (* ... zeroing without a mask *)
   [0x62; 0xf1; 0xf9; 0x48; 0xd4; 0xc1];          (* ... with the fixed bit 0 *)
   [0x62; 0xf9; 0xfd; 0x48; 0xd4; 0xc1];          (* ... in an unknown map *)
   [0x62; 0xf1; 0xfd; 0x49; 0xd4; 0x00];          (* ... masked, from memory *)
   [0x62; 0xf1; 0x7d; 0x49; 0xdb; 0xc1];          (* vpandd, masked *)
   [0x66; 0x0f; 0x6f; 0x05; 0; 0; 0; 0];          (* movdqa xmm0, [rip] *)
   [0xf2; 0x0f; 0x10; 0xc1]; [0xf3; 0x0f; 0x10; 0xc1];   (* movsd, movss *)
   [0x66; 0x0f; 0xd4; 0xc1]; [0x66; 0x0f; 0xef; 0xc1]]   (* paddq, pxor *).
Definition accepted : list (list Z) := filter (fun l => match dec1 l with Some _ => true | None => false end) refused.

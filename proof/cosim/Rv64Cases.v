(* As cosim/X86Cases.v, for RV64 (model/Rv64.v), executed by an emulator. [differing], [missing], [unlisted], [accepted] as there. A case:
     n of bytes of code | k, two bytes: so many nops follow | n of bytes of code after them | number of a state in the pool |
     address of the data | n of (register, word) that start otherwise | n of (register, word) that have changed | n of (offset, byte) of the data that have changed
   and a state as the words of x1 to x30 | the bytes of the data. *)
From Coq Require Import ZArith List Bool Uint63.
From Carrychain Require Import cosim.Bytes model.Mem model.Rv64 model.Rv64Decode model.Rv64Run.
Import ListNotations.
Open Scope Z_scope.

Definition window := 48%nat.
Record start := Start { registers : list Z; content : list Z }.
Record case := Case { code : list Z; number : Z; data : Z; pointers : list (Z * Z); changed : list (Z * Z); written : list (Z * Z) }.
Definition case_of (x : list int) : case :=
  let l := flat_map seven x in
  let (c1, l) := counted byte l in let (k1, l) := byte l in let (k2, l) := byte l in let (c2, l) := counted byte l in
  let c := c1 ++ concat (repeat [0x13; 0; 0; 0] (Z.to_nat (k1 + 2 ^ 8 * k2))) ++ c2 in
  let (i, l) := byte l in let (a, l) := word l in let (p, l) := counted (entry word) l in
  let (r, l) := counted (entry word) l in let (d, _) := counted (entry byte) l in Case c i a p r d.
Definition start_of (x : list int) : start :=
  let l := flat_map seven x in let (r, l) := several 30 word l in let (d, _) := several window byte l in Start r d.

(* ---- the model's run ---- *)
Definition state_of (s : start) (x : case) : state :=
  St (fun r => at_ (pointers x) (Zpos r) (nth (Pos.to_nat r - 1) (registers s) 0))
     (fun a => if (data x <=? a) && (a <? data x + Z.of_nat window) then nth (Z.to_nat (a - data x)) (content s) 0 else 0).
Definition agrees (pool : list start) (x : case) : bool :=
  match nth_error pool (Z.to_nat (number x)) with None => false | Some s0 =>
  let s := state_of s0 x in let bytes := code x ++ [0x67; 0x80; 0; 0] in
  match exec 10 bytes bytes s with None => false | Some (s', _) =>
    forallb (fun k => let r := Pos.of_succ_nat k in rg s' r =? at_ (changed x) (Zpos r) (rg s r)) (seq 0 30) &&
    forallb (fun k => let a := data x + Z.of_nat k in mem s' a =? at_ (written x) (Z.of_nat k) (mem s a)) (seq 0 window)
  end end.
Fixpoint find_differing (n : nat) (i : nat) (pool : list start) (l : list (list int)) : list nat :=
  match l, n with
  | x :: t, S n' => if agrees pool (case_of x) then find_differing n (S i) pool t else i :: find_differing n' (S i) pool t
  | _, _ => [] end.
Definition differing (n : nat) (pool l : list (list int)) : list nat := find_differing n 0 (map start_of pool) l.

(* ---- every operation, kind of operand and width, in full and compressed ---- *)
Definition op_no (o : op) : nat :=
  match o with
  | ADD => 0 | SUB => 1 | SLTU => 2 | AND => 3 | OR => 4 | XOR => 5 | SLL => 6 | SRL => 7 | SRA => 8 | MUL => 9 | MULHU => 10
  | SHADD k => 10 + Z.to_nat k | ADDW => 14 | SUBW => 15 | MULW => 16 end.
Definition width_no (w : width) : nat := match w with B1 => 0 | B2 => 1 | B4 => 2 | B8 => 3 end.
Definition cond_no (c : cond) : nat := match c with EQ => 0 | NE => 1 | LTU => 2 | GEU => 3 end.
Definition form (short : nat) (i : instr) : list nat :=
  (short :: match i with
  | Alu o _ _ (R _) => [0; op_no o] | Alu o _ _ (I _) => [1; op_no o] | Lui _ _ => [2]
  | Load w sign _ _ _ => [3; width_no w; if sign then 1 else 0] | Store w _ _ _ => [4; width_no w]
  | Br c _ _ _ => [5; cond_no c] | Jmp _ => [6] | Ret => [7] end)%nat.
Definition forms : list (list nat) :=
  (map (fun o => [0; 0; o]) (seq 0 17) ++ map (fun o => [0; 1; o]) [0; 2; 3; 4; 5; 6; 7; 8; 14] ++ [[0; 2]] ++
   flat_map (fun w => [[0; 3; w; 1]; [0; 4; w]]) (seq 0 4) ++ map (fun w => [0; 3; w; 0]) (seq 0 3) ++ map (fun c => [0; 5; c]) (seq 0 4) ++
   [[0; 6]; [0; 7]] ++
   map (fun o => [1; 0; o]) [0; 1; 3; 4; 5; 14; 15] ++ map (fun o => [1; 1; o]) [0; 3; 6; 7; 8; 14] ++
   [[1; 2]; [1; 3; 2; 1]; [1; 3; 3; 1]; [1; 4; 2]; [1; 4; 3]; [1; 5; 0]; [1; 5; 1]; [1; 6]; [1; 7]])%nat.
Definition first_form (x : list int) : list nat :=
  let c := code (case_of x) in match dec1 c with Some (i, t) => form (if Nat.eqb (length c - length t) 2 then 1 else 0) i | None => [] end.
Definition missing (l : list (list int)) : list (list nat) :=
  let done := map first_form l in filter (fun f => negb (existsb (same f) done)) forms.
Definition unlisted (l : list (list int)) : list (list nat) :=
  filter (fun f => negb (existsb (same f) forms)) (map first_form l).

(* ---- what the decoder must refuse ---- *)
Definition refused : list (list Z) :=
  [[0; 0]; [0xff; 0xff; 0xff; 0xff]; [0x01]; [];   (* no instruction; not a whole one *)
   [0x73; 0; 0; 0]; [0x02; 0x90];                  (* ecall, c.ebreak *)
   [0x67; 0x80; 0x02; 0]; [0x82; 0x82];            (* jalr, c.jr to another register than ra *)
   [0xef; 0; 0; 0]; [0x82; 0x90];                  (* jal, c.jalr: calls *)
   [0x17; 0x05; 0; 0];                             (* auipc *)
   [0x33; 0xc5; 0xc5; 0x02];                       (* div *)
   [0x33; 0x15; 0xb5; 0x02];                       (* mulh *)
   [0x33; 0x25; 0xb5; 0];                          (* slt *)
   [0x63; 0x44; 0xb5; 0];                          (* blt *)
   [0x13; 0x15; 0xb5; 0x40];                       (* slli with a bit set behind the amount *)
   [0x03; 0x75; 0x05; 0];                          (* a load of no width *)
   [0x23; 0x40; 0xb5; 0];                          (* a store of no width *)
   [0x07; 0x35; 0x05; 0]; [0x00; 0x20];            (* fld, c.fld *)
   [0x01; 0x61]; [0x01; 0x65]; [0x02; 0x40]; [0x01; 0x20]]   (* reserved: c.addi16sp 0, c.lui 0, c.lwsp to x0, c.addiw to x0 *).
Definition accepted : list (list Z) := filter (fun l => match dec1 l with Some _ => true | None => false end) refused.

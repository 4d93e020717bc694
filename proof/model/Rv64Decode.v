(* From bytes to instructions of RV64: [dec1] takes one, of 32 or (compressed) 16 bits, off a list of bytes. TRUSTED.
   Refused: what the model has no case for. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem model.Rv64.
Import ListNotations.
Open Scope Z_scope.

Definition field (w hi lo : Z) : Z := w / 2 ^ lo mod 2 ^ (hi - lo + 1).
Definition reg (w lo : Z) : N := Z.to_N (field w (lo + 4) lo).
Definition reg' (w lo : Z) : N := Z.to_N (8 + field w (lo + 2) lo).         (* the compressed forms' x8..x15 *)
Definition signed_field (n x : Z) : Z := if x <? 2 ^ (n - 1) then x else x - 2 ^ n.
(* scattered immediates: bits hi..lo of w go to place p *)
Fixpoint pieces (w : Z) (l : list (Z * Z * Z)) : Z :=
  match l with [] => 0 | (hi, lo, p) :: t => field w hi lo * 2 ^ p + pieces w t end.
Definition guard {A} (b : bool) (x : option A) : option A := if b then x else None.

Definition op_rr (f7 f3 : Z) : option op :=
  if f7 =? 0 then match f3 with
    | 0 => Some ADD | 1 => Some SLL | 3 => Some SLTU | 4 => Some XOR | 5 => Some SRL | 6 => Some OR | 7 => Some AND | _ => None end
  else if f7 =? 1 then match f3 with 0 => Some MUL | 3 => Some MULHU | _ => None end
  else if f7 =? 0x20 then match f3 with 0 => Some SUB | 5 => Some SRA | _ => None end
  else if f7 =? 0x10 then match f3 with 2 => Some (SHADD 1) | 4 => Some (SHADD 2) | 6 => Some (SHADD 3) | _ => None end
  else None.
Definition op_rr32 (f7 f3 : Z) : option op :=
  guard (f3 =? 0) (match f7 with 0 => Some ADDW | 1 => Some MULW | 0x20 => Some SUBW | _ => None end).
Definition width_of (f3 : Z) : width := match f3 mod 4 with 0 => B1 | 1 => B2 | 2 => B4 | _ => B8 end.
Definition cond_of (f3 : Z) : option cond := match f3 with 0 => Some EQ | 1 => Some NE | 6 => Some LTU | 7 => Some GEU | _ => None end.

Definition dec32 (w : Z) : option instr :=
  let f3 := field w 14 12 in let rd := reg w 7 in let r1 := reg w 15 in let r2 := reg w 20 in
  let imm := signed_field 12 (field w 31 20) in
  match field w 6 0 with
  | 0x33 => do o <- op_rr (field w 31 25) f3; Some (Alu o rd r1 (R r2))
  | 0x3b => do o <- op_rr32 (field w 31 25) f3; Some (Alu o rd r1 (R r2))
  | 0x13 => match f3 with
      | 0 => Some (Alu ADD rd r1 (I imm)) | 3 => Some (Alu SLTU rd r1 (I imm)) | 4 => Some (Alu XOR rd r1 (I imm))
      | 6 => Some (Alu OR rd r1 (I imm)) | 7 => Some (Alu AND rd r1 (I imm))
      | 1 => guard (field w 31 26 =? 0) (Some (Alu SLL rd r1 (I (field w 25 20))))
      | 5 => do o <- (match field w 31 26 with 0 => Some SRL | 0x10 => Some SRA | _ => None end); Some (Alu o rd r1 (I (field w 25 20)))
      | _ => None end
  | 0x1b => guard (f3 =? 0) (Some (Alu ADDW rd r1 (I imm)))
  | 0x37 => Some (Lui rd (signed_field 20 (field w 31 12)))
  | 0x03 => guard (negb (f3 =? 7)) (Some (Load (width_of f3) (f3 <? 4) rd r1 imm))
  | 0x23 => guard (f3 <? 4) (Some (Store (width_of f3) r2 r1 (signed_field 12 (pieces w [(31, 25, 5); (11, 7, 0)]))))
  | 0x63 => do c <- cond_of f3; Some (Br c r1 r2 (signed_field 13 (pieces w [(31, 31, 12); (7, 7, 11); (30, 25, 5); (11, 8, 1)])))
  | 0x6f => guard (N.eqb rd 0) (Some (Jmp (signed_field 21 (pieces w [(31, 31, 20); (19, 12, 12); (20, 20, 11); (30, 21, 1)]))))
  | 0x67 => guard (w =? 0x00008067) (Some Ret)
  | _ => None
  end.
Definition dec16 (w : Z) : option instr :=
  let f3 := field w 15 13 in let rd := reg w 7 in let r2 := reg w 2 in let rd' := reg' w 7 in let r2' := reg' w 2 in
  let x2 := Npos sp in
  let uimm := pieces w [(12, 12, 5); (6, 2, 0)] in let imm := signed_field 6 uimm in
  let off4 := pieces w [(12, 10, 3); (6, 6, 2); (5, 5, 6)] in let off8 := pieces w [(12, 10, 3); (6, 5, 6)] in
  let nz n r := guard (negb (n =? 0)) (Some r) in
  match field w 1 0 with
  | 0 => match f3 with
      | 0 => let i := pieces w [(12, 11, 4); (10, 7, 6); (6, 6, 2); (5, 5, 3)] in nz i (Alu ADD r2' x2 (I i))     (* c.addi4spn *)
      | 2 => Some (Load B4 true r2' rd' off4) | 3 => Some (Load B8 true r2' rd' off8)
      | 6 => Some (Store B4 r2' rd' off4) | 7 => Some (Store B8 r2' rd' off8)
      | _ => None end
  | 1 => match f3 with
      | 0 => Some (Alu ADD rd rd (I imm))
      | 1 => nz (Z.of_N rd) (Alu ADDW rd rd (I imm))
      | 2 => Some (Alu ADD rd 0 (I imm))
      | 3 => if N.eqb rd x2 then let i := signed_field 10 (pieces w [(12, 12, 9); (6, 6, 4); (5, 5, 6); (4, 3, 7); (2, 2, 5)]) in
                                 nz i (Alu ADD x2 x2 (I i))                                                       (* c.addi16sp *)
             else nz imm (Lui rd imm)
      | 4 => match field w 11 10 with
          | 0 => Some (Alu SRL rd' rd' (I uimm)) | 1 => Some (Alu SRA rd' rd' (I uimm)) | 2 => Some (Alu AND rd' rd' (I imm))
          | _ => do o <- (match field w 12 12, field w 6 5 with
                   | 0, 0 => Some SUB | 0, 1 => Some XOR | 0, 2 => Some OR | 0, _ => Some AND
                   | _, 0 => Some SUBW | _, 1 => Some ADDW | _, _ => None end);
                 Some (Alu o rd' rd' (R r2')) end
      | 5 => Some (Jmp (signed_field 12 (pieces w [(12, 12, 11); (11, 11, 4); (10, 9, 8); (8, 8, 10); (7, 7, 6); (6, 6, 7); (5, 3, 1); (2, 2, 5)])))
      | _ => Some (Br (if f3 =? 6 then EQ else NE) rd' 0 (signed_field 9 (pieces w [(12, 12, 8); (11, 10, 3); (6, 5, 6); (4, 3, 1); (2, 2, 5)])))
      end
  | _ => match f3 with
      | 0 => Some (Alu SLL rd rd (I uimm))
      | 2 => nz (Z.of_N rd) (Load B4 true rd x2 (pieces w [(12, 12, 5); (6, 4, 2); (3, 2, 6)]))
      | 3 => nz (Z.of_N rd) (Load B8 true rd x2 (pieces w [(12, 12, 5); (6, 5, 3); (4, 2, 6)]))
      | 4 => if N.eqb r2 0 then guard (w =? 0x8082) (Some Ret)
             else Some (Alu ADD rd (if field w 12 12 =? 0 then 0%N else rd) (R r2))                               (* c.mv, c.add *)
      | 6 => Some (Store B4 r2 x2 (pieces w [(12, 9, 2); (8, 7, 6)]))
      | 7 => Some (Store B8 r2 x2 (pieces w [(12, 10, 3); (9, 7, 6)]))
      | _ => None end
  end.
Definition dec1 (l : list Z) : option (instr * list Z) :=
  match l with
  | a :: b :: t =>
      if a mod 4 =? 3
      then match t with c :: d :: t => do i <- dec32 (a + 2 ^ 8 * b + 2 ^ 16 * c + 2 ^ 24 * d); Some (i, t) | _ => None end
      else do i <- dec16 (a + 2 ^ 8 * b); Some (i, t)
  | _ => None
  end.

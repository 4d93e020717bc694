(* x86-64 functions under the checker: what core/Sound.v and core/LoopSound.v ask of an instruction set, and states to be witnesses. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro core.MicroLoop stmt.Contract core.Check core.Sound core.LoopSound core.Witness.
From Carrychain Require Import model.X86 model.X86Decode model.X86Run stmt.X86Abi core.LowerX86 core.LowerX86Sound.
Import ListNotations.
Open Scope Z_scope.

Definition entered (c : X86.state) : ms := Ms (fun l => if is_reg l then Some (rg c l) else None) (mem c).
Lemma entered_ok c : well_formed x86 c -> exists m, agree c m.
Proof.
  intros (R & V & B). exists (entered c). constructor; auto.
  - intros r H. unfold entered; cbn [lv]. now rewrite H.
  - intros x. discriminate.
  - intros x. discriminate.
  - intros x. discriminate.
  - intros i x. cbn [entered lv]. unfold lane, is_reg. destruct (Pos.leb_spec (63 + i) 16); [lia|discriminate].
Qed.

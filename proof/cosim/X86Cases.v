(* What the processor did, against the model. [differing]: the cases in which they differ; flags of which the model says nothing are not
   compared. [missing]: what the model has and no case does. [accepted]: bytes that must not be decoded and are.

   A case comes as bytes, seven to a machine integer, where "n of" means a byte n and so many entries:
     n of bytes of code | number of a state in the pool | n of (register, word) that start otherwise |
     n of (register, word) that have changed | flags CF + 2 OF + 4 ZF | n of (offset, byte) of the data that have changed
   and a state as 16 words of registers | flags | the bytes of the data. Registers are counted from 0, as in the hardware. *)
From Coq Require Import ZArith List Bool Uint63.
From Carrychain Require Import cosim.Bytes model.Mem model.X86 model.X86Decode model.X86Run.
Import ListNotations.
Open Scope Z_scope.

Definition data := 0x1000000000.
Record start := Start { registers : list Z; flags : Z; content : list Z }.
Record case := Case { code : list Z; number : Z; pointers : list (Z * Z); changed : list (Z * Z); flags_after : Z; written : list (Z * Z) }.

(* ---- from bytes ---- *)
Definition case_of (x : list int) : case :=
  let l := flat_map seven x in
  let (c, l) := counted byte l in let (i, l) := byte l in let (p, l) := counted (entry word) l in
  let (r, l) := counted (entry word) l in let (f, l) := byte l in let (d, _) := counted (entry byte) l in Case c i p r f d.
Definition start_of (x : list int) : start :=
  let l := flat_map seven x in
  let (r, l) := several 16 word l in let (f, l) := byte l in let (d, _) := several 32 byte l in Start r f d.

(* ---- the model's run ---- *)
Fixpoint numbered (i : Z) (l : list Z) : list (Z * Z) := match l with [] => [] | x :: t => (i, x) :: numbered (i + 1) t end.
Definition state_of (s : start) (p : list (Z * Z)) : state :=
  let bytes := numbered data (content s) in
  St (fun r => at_ p (Zpos r - 1) (nth (Pos.to_nat r - 1) (registers s) 0))
     (Some (Z.testbit (flags s) 0)) (Some (Z.testbit (flags s) 1)) (Some (Z.testbit (flags s) 2)) (fun _ => 0) (fun a => at_ bytes a 0).
Definition says (f : option bool) (b : bool) : bool := match f with Some x => Bool.eqb x b | None => true end.
Definition agrees (pool : list start) (x : case) : bool :=
  match nth_error pool (Z.to_nat (number x)) with None => false | Some s0 =>
  let s := state_of s0 (pointers x) in let bytes := code x ++ [0xc3] in
  match exec 10 bytes bytes s with None => false | Some (s', _) =>
    forallb (fun k => let r := regn (Z.of_nat k) in rg s' r =? at_ (changed x) (Z.of_nat k) (rg s r)) (seq 0 16) &&
    says (cf s') (Z.testbit (flags_after x) 0) && says (of s') (Z.testbit (flags_after x) 1) && says (zf s') (Z.testbit (flags_after x) 2) &&
    forallb (fun b => mem s' (data + fst b) =? at_ (written x) (fst b) (snd b)) (numbered 0 (content s0))
  end end.
(* the first [n] that differ *)
Fixpoint find_differing (n : nat) (i : nat) (pool : list start) (l : list (list int)) : list nat :=
  match l, n with
  | x :: t, S n' => if agrees pool (case_of x) then find_differing n (S i) pool t else i :: find_differing n' (S i) pool t
  | _, _ => [] end.
Definition differing (n : nat) (pool l : list (list int)) : list nat := find_differing n 0 (map start_of pool) l.

(* ---- every constructor, operation, size and kind of operand ---- *)
Definition kind (o : operand) : nat := match o with OR _ => 0 | OM _ _ => 1 | OI _ => 2 | OH _ => 3 end.
Definition size_no (z : size) : nat := match z with S8 => 0 | S32 => 1 | S64 => 2 end.
Definition alu_no (o : alu) : nat := match o with ADD => 0 | IOR => 1 | ADC => 2 | SBB => 3 | AND => 4 | SUB => 5 | XOR => 6 | CMP => 7 end.
Definition una_no (o : unary) : nat := match o with NOT => 0 | NEG => 1 | INC => 2 | DEC => 3 end.
Definition shf_no (o : shift) : nat := match o with SHL => 0 | SHR => 1 | SAR => 2 end.
Definition cond_no (c : cond) : nat := match c with Is CF true => 0 | Is CF false => 1 | Is ZF true => 2 | Is ZF false => 3 end.
Definition some_no {A} (x : option A) : nat := match x with Some _ => 1 | None => 0 end.
Definition form (i : instr) : list nat :=
  match i with
  | Mov z d s => [0; size_no z; kind d; kind s]
  | Movzx _ s => [1; kind s]
  | Alu o z d s => [2; size_no z; kind d; kind s; alu_no o]
  | Test z a b => [3; size_no z; kind a; kind b]
  | Una o z d => [4; una_no o; size_no z; kind d]
  | Adcx _ s => [5; kind s] | Adox _ s => [6; kind s] | Mul s => [7; kind s] | Mulx _ _ s => [8; kind s]
  | Imul _ s => [9; kind s] | Imul3 _ s _ => [10; kind s]
  | Lea _ b idx _ => [11; some_no b; some_no idx]
  | Shf o z d _ => [12; shf_no o; size_no z; kind d]
  | Shld _ _ _ => [13] | Shrd _ _ _ => [14]
  | Cmov c _ s => [15; cond_no c; kind s] | Setc c d => [16; cond_no c; kind d]
  | Push _ => [17] | Pop _ => [18] | Nop => [19] | Jcc c _ => [20; cond_no c] | Jmp _ => [21] | Ret => [22]
  | Vec _ => [23]                                 (* cosim/VectorCases.v's *)
  end%nat.
Definition choices (l : list (list nat)) : list (list nat) :=        (* one of each *)
  fold_right (fun x t => flat_map (fun a => map (cons a) t) x) [[]] l.
Definition places := [[0; 0]; [0; 1]; [1; 0]; [0; 2]; [1; 2]]%nat.   (* destination and source *)
Definition high_places := [[3; 0]; [0; 3]; [3; 3]; [3; 1]; [1; 3]; [3; 2]]%nat.
Definition two_operands (n : nat) (p : list (list nat)) (more : list (list nat)) : list (list nat) :=
  flat_map (fun z => flat_map (fun q => map (fun m => n :: z :: q ++ m) more) p) [0; 1; 2]%nat.
Definition forms : list (list nat) :=
  (two_operands 0 places [[]] ++ choices [[1]; [0; 1]] ++ two_operands 2 places (choices [seq 0 8]) ++
  two_operands 3 [[0; 0]; [1; 0]; [0; 2]; [1; 2]] [[]] ++ choices [[4]; seq 0 4; seq 0 3; [0; 1]] ++
  choices [[5; 6; 7; 8; 9; 10]; [0; 1]] ++
   flat_map (fun q => (0 :: 0 :: q) :: map (fun o => 2 :: 0 :: q ++ [o]) (seq 0 8)) high_places ++
   choices [[3]; [0]; [3]; [0; 2; 3]] ++ [[3; 0; 0; 3]; [3; 0; 1; 3]; [1; 3]] ++ choices [[4]; seq 0 4; [0]; [3]] ++ choices [[12]; seq 0 3; [0]; [3]] ++ choices [[16]; seq 0 4; [3]] ++ choices [[11]; [0; 1]; [0; 1]] ++ choices [[12]; seq 0 3; seq 0 3; [0; 1]] ++
  choices [[15; 16]; seq 0 4; [0; 1]] ++ choices [[20]; seq 0 4] ++ choices [[13; 14; 17; 18; 19; 21; 22]])%nat.
Definition first_form (x : list int) : list nat := match dec1 (code (case_of x)) with Some (i, _) => form i | None => [] end.
Definition missing (l : list (list int)) : list (list nat) :=
  let done := map first_form l in filter (fun f => negb (existsb (same f) done)) forms.
(* a form of a case that [forms] forgets *)
Definition unlisted (l : list (list int)) : list (list nat) :=
  filter (fun f => negb (existsb (same f) forms)) (map first_form l).

(* ---- what the decoder must refuse ---- *)
Definition refused : list (list Z) :=
  [[0x48; 0x8b; 0x05; 0; 0; 0; 0];                (* mov rax, [rip] *)
   [0x48; 0x8d; 0x05; 0; 0; 0; 0];                (* lea rax, [rip] *)
   [0x48; 0x8b; 0x04; 0x08];                      (* mov rax, [rax + rcx] *)
   [0x48; 0x8b; 0x04; 0x25; 0; 0; 0; 0];          (* mov rax, [0] *)
   [0x66; 0x01; 0xc8];                            (* add ax, cx *)
   [0x67; 0x48; 0x8b; 0x00];                      (* mov rax, [eax] *)
   [0xf0; 0x48; 0x01; 0x00];                      (* lock add [rax], rax *)
   [0x64; 0x48; 0x8b; 0x00];                      (* mov rax, fs:[rax] *)
   [0x41; 0x90];                                  (* xchg r8d, eax *)
   [0x48; 0xd3; 0xe0];                            (* shl rax, cl *)
   [0xf7; 0xe1];                                  (* mul ecx *)
   [0x48; 0xf7; 0xf9];                            (* idiv rcx *)
   [0x0f; 0x42; 0xc1];                            (* cmovb eax, ecx *)
   [0x0f; 0x48; 0xc1]; [0x78; 0]; [0xe3; 0];      (* cmovs, js, jrcxz *)
   [0xe8; 0; 0; 0; 0]; [0xff; 0xe0]; [0xff; 0xd0];   (* call, jmp rax, call rax *)
   [0x0f; 0x05]; [0xcc]; [0x06]; []]              (* syscall, int3, no instruction, nothing *).
Definition accepted : list (list Z) := filter (fun l => match dec1 l with Some _ => true | None => false end) refused.

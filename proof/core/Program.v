(* The checker for whole functions: code "pre; L: body; dec r; jnz L; pre; L: ...; post; ret" and the stages that it performs. Definitions;
   the soundness is core/ProgramSound.v.

   At a loop's head the state has a fixed form, [head]: places that hold pointers; places that hold numbers within bounds, one
   variable each; the counter; where the caller's saved registers lie; and the values, as numbers over these places, each at most its
   [vmax]. Segments (core/Check.v) are checked from point to point: entry to the first head, head to the same head, head to the next one,
   last head to the end. A head's variables are numbered from 1 in the order of [places], then the counter. *)
From Coq Require Import ZArith List Bool FMapPositive.
From Carrychain Require Import model.Mem core.Poly core.Cert core.Micro core.MicroLoop core.Sym stmt.Contract core.Act core.Check.
Import ListNotations.
Open Scope Z_scope.

Record head := Head {
  pointers : list (place * (nat * Z));           (* registers and 8-byte words of memory that hold pointers: region, offset *)
  places : list (place * Z);                     (* place, largest value *)
  keeps : list (positive * nat);                 (* saved register, index of the place that holds it *)
  values : list (nat * (bool * number)) }.       (* over [places]; whether exact *)
(* None: the interval suffices *)
Record part := Part { blocks : list block; hints : list hint; place_bounds : list (option cert) (* one a place of the head that follows *);
                      value_bounds : list (option cert) (* one a value *) }.
Record loop := Loop { top : head; enter : part; round : part }.
Record proof := Proof { loops : list loop; final : part; output_bounds : list (list (option cert) * option cert) (* limbs, value; an entry an output *) }.
Definition straight (bs : list block) (hs : list hint) (ob : list (list (option cert) * option cert)) : proof :=
  {| loops := []; final := Part bs hs [] []; output_bounds := ob |}.

(* Where a segment begins. [held]: variables that have the values which the caller's registers had at entry. *)
Record point := Point { start : sst; known : list poly; now : vals; held : list (positive * positive); names : nat -> option positive;
                        number_of_rounds : option positive (* the variable of the contract's count *) }.

Section Program.
Variables (sp_reg : positive) (saved_regs scratch_regs : list positive) (c : contract).
Definition in_region (p : place) : bool :=
  match p with Mem i o n => (0 <=? o) && (o + Z.of_nat n <=? size c i) && Nat.leb i (stack_region c) | Reg _ => true end.
Definition count_var : option positive :=
  do q <- Contract.count c; do x <- find (fun x => match lplace (fst x) with Reg q' => Pos.eqb q' q | Mem _ _ _ => false end) (in_vars c);
  if lmax (fst x) <? W then Some (snd x) else None.
Definition entry_point : point :=
  Point (init sp_reg saved_regs scratch_regs c) (init_facts c) (in_polys (inputs c) 0) (saved_vars saved_regs c) (address saved_regs scratch_regs c) count_var.

Section Head.
Variables (h : head) (r : positive (* the counter *)).
Definition counter : positive := var (length (places h)).
Definition place_vars : list ((place * Z) * positive) := numbered 0 (places h).
Definition head_regs (n : sval) : list (positive * sval) :=
  (r, n) :: flat_map (fun x => match fst x with Reg q => [(q, SP (fst (snd x)) (snd (snd x)))] | Mem _ _ _ => [] end) (pointers h) ++
  flat_map (fun x => match fst (fst x) with Reg q => [(q, SV (pvar (snd x)))] | Mem _ _ _ => [] end) place_vars.
Definition head_cells : list (cell * sval) :=
  flat_map (fun x => match fst x with Mem i o n => [((i, o, n), SP (fst (snd x)) (snd (snd x)))] | Reg _ => [] end) (pointers h) ++
  flat_map (fun x => match fst (fst x) with Mem i o n => [((i, o, n), SV (pvar (snd x)))] | Reg _ => [] end) place_vars.
Definition head_env : env := mkmap ((counter, (1, W - 1)) :: map (fun x => (snd x, (0, snd (fst x)))) place_vars).
Definition head_state (n : sval) : sst := SS (mkmap (head_regs n)) head_cells (Pos.succ counter) [] head_env [].
Definition in_round := head_state (SV (pvar counter)).
Definition after_rounds := head_state (SV []).   (* the counter is 0 *)
Definition head_vals (s : sst) : option vals :=
  fold_right (fun x l => do l <- l; do p <- limbs_poly s (limbs (snd (snd x))); Some ((fst x, (fst (snd x), p)) :: l)) (Some []) (values h).
(* what is known of the values at the head *)
Definition head_facts (vs : vals) : list poly := map (fun x => psub (pconst (vmax (snd (snd (fst x))))) (snd (snd (snd x)))) (combine (values h) vs).
Definition head_held : list (positive * positive) := map (fun y => (fst y, var (snd y))) (keeps h).
Definition point_at (s : sst) : option point := do vs <- head_vals s; Some (Point s (head_facts vs) vs head_held (fun _ => None) None).
Definition well_placed : bool :=
  forallb (fun x => in_region (fst x)) (pointers h) && forallb (fun x => in_region (fst x)) (places h) && forallb (fun y => Nat.ltb (snd y) (length (places h))) (keeps h) &&
  forallb (fun q => existsb (fun y => Pos.eqb (fst y) q) (keeps h)) saved_regs.
(* the state has the head's form: all but the counter *)
Definition has_pointer (s : sst) (x : place * (nat * Z)) : bool :=
  match match fst x with Reg q => PositiveMap.find q (srg s) | Mem i o n => find_cell (smem s) (i, o, n) end with
  | Some (SP i o) => Nat.eqb i (fst (snd x)) && (o =? snd (snd x)) | _ => false end.
Fixpoint check_places (k : kb) (s : sst) (l : list (place * Z)) (cs : list (option cert)) : bool :=
  match l with [] => true
  | (p, b) :: t => match place_poly s p with None => false | Some q => at_least_0 k q && at_most k q b (hd None cs) end && check_places k s t (tl cs) end.
Fixpoint check_values (k : kb) (s : sst) (vs : vals) (l : list (nat * (bool * number))) (cs : list (option cert)) : bool :=
  match l with [] => true
  | (i, (e, x)) :: t => match limbs_poly s (limbs x), lookup vs i with
     | Some p, Some q => implb e (fst q) && peqb p (snd q) && at_most k p (vmax x) (hd None cs) | _, _ => false end &&
     check_values k s vs t (tl cs) end.
Definition kept_at (s : sst) (j : nat) (v : positive) : bool :=
  match nth_error (places h) j with Some (p, _) => match place_poly s p with Some q => peqb q (pvar v) | None => false end | None => false end.
Definition arrives (from : point) (k : kb) (s : sst) (vs : vals) (q : part) : bool :=
  forallb (has_pointer s) (pointers h) && check_places k s (places h) (place_bounds q) && check_values k s vs (values h) (value_bounds q) &&
  forallb (fun y => existsb (fun x => Pos.eqb (fst x) (fst y) && kept_at s (snd y) (snd x)) (held from)) (keeps h).
End Head.

Definition go (from : point) (os : list act) (p : list (list uop)) (q : part) : option (sst * vals * kb) :=
  segment c (lay c (names from)) (start from) (known from) (now from) os p (blocks q) (hints q).
(* the counter is what the stage says *)
Definition starts (from : point) (s : sst) (r : positive) (st : stage) : bool :=
  match st with
  | Once _ => false
  | Repeat n _ => (0 <? Z.of_nat n) && (Z.of_nat n <? W) && match val s r with Some p => peqb p (pconst (Z.of_nat n)) | None => false end
  | Counted _ => match number_of_rounds from with Some v => holds_var s (r, v) | None => false end end.
Definition lowers (k : kb) (s : sst) (h : head) (r : positive) : bool :=
  match val s r with Some q => peqb (elim (kenv k) (sdefs s) (psub q (psub (pvar (counter h)) (pconst 1)))) [] | None => false end.
Definition acts (s : stage) : list act := match s with Once l | Repeat _ l | Counted l => l end.

(* At the end the stack pointer and the saved registers are back, and the outputs are right. [left]: what each word of the stack is. *)
Inductive remains := Nothing | Caller (r : positive).
Definition remain (from : point) (s : sst) (j : nat) : option remains :=
  do v <- find_cell (smem s) (stack_region c, 8 * Z.of_nat j, 8%nat); do p <- num v;
  match p with [] => Some Nothing | _ => do x <- find (fun x => peqb p (pvar (snd x)) && existsb (Pos.eqb (fst x)) saved_regs) (held from); Some (Caller (fst x)) end.
Fixpoint all_some {A} (l : list (option A)) : option (list A) := match l with [] => Some [] | x :: t => do a <- x; do b <- all_some t; Some (a :: b) end.
Definition left (from : point) (s : sst) : option (list remains) :=
  if 8 * (stack c / 8) =? stack c then all_some (map (remain from s) (seq 0 (Z.to_nat (stack c / 8)))) else None.
Definition finished (from : point) (s : sst) (vs : vals) (k : kb) (bs : list (list (option cert) * option cert)) : bool :=
  sp_back sp_reg c s && forallb (fun q => existsb (fun x => Pos.eqb (fst x) q && holds_var s x) (held from)) saved_regs && check_outputs k s vs (outputs c) bs.

Variable whole : bool.       (* whether outputs must be exact and the stack known at the end *)
Definition exact (vs : vals) : bool := forallb (fun x => match lookup vs (fst x) with Some (e, _) => e | None => false end) (outputs c).
Fixpoint check_from (from : point) (st : list stage) (ls : list (list (list uop) * list (list uop) * positive)) (post : list (list uop))
  (qs : list loop) (last : part) (bs : list (list (option cert) * option cert)) : bool :=
  match st, ls, qs with
  | [Once l], [], [] => match go from l post last with
      | Some (s, vs, k) => finished from s vs k bs && (negb whole || exact vs && match left from s with Some _ => true | None => false end) | None => false end
  | Once l :: again :: st, (pre, body, r) :: ls, Loop h e ro :: qs =>
      well_placed h && match go from l pre e with Some (s, vs, k) => arrives h from k s vs e && starts from s r again | None => false end &&
      match point_at h (in_round h r), point_at h (after_rounds h r) with
      | Some p1, Some p2 =>
          match go p1 (acts again) body ro with Some (s, vs, k) => arrives h p1 k s vs ro && lowers k s h r | None => false end &&
          check_from p2 st ls post qs last bs
      | _, _ => false end
  | _, _, _ => false end.
Definition check_program (st : list stage) (p : program) (pf : proof) : bool :=
  sane c && check_from entry_point st (fst p) (snd p) (loops pf) (final pf) (output_bounds pf).
End Program.

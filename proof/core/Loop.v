(* The checker for contracts on counted loops "pre; repeat body r times; post": definitions. Its soundness is core/LoopSound.v.

   At the loop's head the state has a fixed form, [head]: registers that hold pointers; places that hold numbers within bounds, one
   variable each; the counter; where the caller's saved registers lie; and the values, as numbers over these places, each at most its [vmax]. Three segments
   (core/Check.v) are checked: entry to head, head to head with the contract's assignments, head to exit. The head's variables are
   numbered from 1 in the order of [places], then the counter. *)
From Coq Require Import ZArith List Bool FMapPositive.
From Carrychain Require Import model.Mem core.Poly core.Cert core.Micro core.Sym stmt.Contract core.Check.
Import ListNotations.
Open Scope Z_scope.

Record head := Head {
  pointers : list (positive * (nat * Z));
  places : list (place * Z);                     (* place, largest value *)
  keeps : list (positive * nat);                 (* saved register, index of the place that holds it *)
  values : list (nat * number) }.                (* over [places] *)
Record part := Part { pblocks : list block; phints : list hint; pbounds : list (option cert) (* one a place *); pvalues : list (option cert) (* one a value *) }.
Record loop_proof := LoopProof { lhead : head; entry : part; round : part; exit_part : part; obounds : list (list (option cert) * option cert) }.

Section Loop.
Variables (sp_reg : positive) (saved_regs scratch_regs : list positive) (c : contract) (h : head) (r : positive (* the counter *)).
Definition counter : positive := var (length (places h)).
Definition place_vars : list ((place * Z) * positive) := numbered 0 (places h).
Definition head_regs (n : sval) : list (positive * sval) :=
  (r, n) :: map (fun x => (fst x, SP (fst (snd x)) (snd (snd x)))) (pointers h) ++
  flat_map (fun x => match fst (fst x) with Reg q => [(q, SV (pvar (snd x)))] | Mem _ _ _ => [] end) place_vars.
Definition head_cells : list (cell * sval) :=
  flat_map (fun x => match fst (fst x) with Mem i o n => [((i, o, n), SV (pvar (snd x)))] | Reg _ => [] end) place_vars.
Definition head_env : env := mkmap ((counter, (1, W - 1)) :: map (fun x => (snd x, (0, snd (fst x)))) place_vars).
Definition head_state (n : sval) : sst := SS (mkmap (head_regs n)) head_cells (Pos.succ counter) [] head_env [].
Definition in_round := head_state (SV (pvar counter)).
Definition after_rounds := head_state (SV []).   (* the counter is 0 *)
Definition in_region (p : place) : bool :=
  match p with Mem i o n => (0 <=? o) && (o + Z.of_nat n <=? size c i) && Nat.leb i (stack_region c) | Reg _ => true end.
Definition head_vals (s : sst) : option (list (nat * poly)) :=
  fold_right (fun x l => do l <- l; do p <- limbs_poly s (limbs (snd x)); Some ((fst x, p) :: l)) (Some []) (values h).
(* the state has the head's form: all but the counter *)
Definition has_pointer (s : sst) (x : positive * (nat * Z)) : bool :=
  match PositiveMap.find (fst x) (srg s) with Some (SP i o) => Nat.eqb i (fst (snd x)) && (o =? snd (snd x)) | _ => false end.
Fixpoint check_places (k : kb) (s : sst) (l : list (place * Z)) (cs : list (option cert)) : bool :=
  match l with [] => true
  | (p, b) :: t => match place_poly s p with None => false | Some q => at_least_0 k q && at_most k q b (hd None cs) end && check_places k s t (tl cs) end.
Fixpoint check_values (k : kb) (s : sst) (vs : list (nat * poly)) (l : list (nat * number)) (cs : list (option cert)) : bool :=
  match l with [] => true
  | (i, x) :: t => match limbs_poly s (limbs x), lookup vs i with Some p, Some q => peqb p q && at_most k p (vmax x) (hd None cs) | _, _ => false end &&
     check_values k s vs t (tl cs) end.
Definition kept_at (s : sst) (j : nat) (v : positive) : bool :=
  match nth_error (places h) j with Some (p, _) => match place_poly s p with Some q => peqb q (pvar v) | None => false end | None => false end.
Definition arrives (k : kb) (s : sst) (vs : list (nat * poly)) (q : part) : bool :=
  forallb (has_pointer s) (pointers h) && check_places k s (places h) (pbounds q) && check_values k s vs (values h) (pvalues q).
(* what is known of the values at the head *)
Definition head_facts (vs : list (nat * poly)) : list poly := map (fun x => psub (pconst (vmax (snd (fst x)))) (snd (snd x))) (combine (values h) vs).
Definition count_var : option positive :=       (* the entry variable of the contract's count *)
  do q <- count c; do x <- find (fun x => match lplace (fst x) with Reg q' => Pos.eqb q' q | Mem _ _ _ => false end) (in_vars c);
  if lmax (fst x) <? W then Some (snd x) else None.
Definition check_loop (p : list (list uop) * list (list uop) * list (list uop)) (pf : loop_proof) : bool :=
  let '(pre, body, post) := p in
  sane c && forallb (fun x => in_region (fst x)) (places h) &&
  forallb (fun x => existsb (fun y => Pos.eqb (fst y) (fst x)) (keeps h)) (saved_vars saved_regs c) &&
  match count_var, head_vals in_round, head_vals after_rounds with
  | Some nv, Some v1, Some v2 =>
    match segment c (lay c (address saved_regs scratch_regs c)) (init sp_reg saved_regs scratch_regs c) (init_facts c) (in_polys (inputs c) 0) [] pre (pblocks (entry pf)) (phints (entry pf)) with
    | Some (s, vs, k) => arrives k s vs (entry pf) && holds_var s (r, nv) &&
        forallb (fun y => existsb (fun x => Pos.eqb (fst x) (fst y) && kept_at s (snd y) (snd x)) (saved_vars saved_regs c)) (keeps h)
    | None => false end &&
    match segment c (lay c (fun _ => None)) in_round (head_facts v1) v1 (ops c) body (pblocks (round pf)) (phints (round pf)) with
    | Some (s, vs, k) => arrives k s vs (round pf) &&
        match val s r with Some q => peqb (elim (kenv k) (sdefs s) (psub q (psub (pvar counter) (pconst 1)))) [] | None => false end &&
        forallb (fun y => kept_at s (snd y) (var (snd y))) (keeps h)
    | None => false end &&
    match segment c (lay c (fun _ => None)) after_rounds (head_facts v2) v2 [] post (pblocks (exit_part pf)) (phints (exit_part pf)) with
    | Some (s, vs, k) => sp_back sp_reg c s && forallb (fun y => holds_var s (fst y, var (snd y))) (keeps h) && check_outputs k s vs (outputs c) (obounds pf)
    | None => false end
  | _, _, _ => false end.
End Loop.

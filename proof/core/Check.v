(* The checker for contracts: one segment of code, definitions. Its soundness is core/Segment.v; whole functions are core/Program.v.

   From the contract, an initial symbolic state: variables are numbered from 1, first the limbs of the inputs in order, then the saved
   registers, then the scratch registers, which hold anything at entry, then the
   addresses of the regions; argument regions are numbered as in the contract, the stack is the region after them. The code, lowered to micro operations (one
   list an instruction), is run in blocks. After a block some acts (core/Act.v) are followed: on the polynomials, or by a number in
   whatever places it then lies, with a duty to show, over the definitions made since the block began, that it is what the act says. *)
From Coq Require Import ZArith List Bool FMapPositive.
From Carrychain Require Import model.Mem core.Poly core.Cert core.Micro core.Sym stmt.Contract core.Act.
Import ListNotations.
Open Scope Z_scope.

(* How an act is followed: on the polynomials alone, or by a number in places, which then stands for the value: equal to it, or congruent
   modulo the modulus (Let); at most modulus - 1 and 2^k - 1 (Least; lo of Cut, whose hi is then not known), None: by its interval. *)
Inductive how := Ghost | Equal (x : number) (g : goal_cert) | Congruent (x : number) (g : goal_cert) (top : option cert).
Record block := Block { instrs : nat; results : list how }.
Definition var (i : nat) : positive := Pos.of_succ_nat i.
Definition mkmap {A} (l : list (positive * A)) : PositiveMap.t A := fold_right (fun x m => PositiveMap.add (fst x) (snd x) m) (PositiveMap.empty A) l.
Definition numbered {A} (k : nat) (l : list A) : list (A * positive) := combine l (map var (seq k (length l))).

(* values so far: whether the polynomial equals the value, or is only congruent to it *)
Definition vals := list (nat * (bool * poly)).

Section Checker.
Variables (sp_reg : positive) (saved_regs scratch_regs : list positive) (c : contract).
Definition stack_region : nat := length (regions c).
Definition region_at (i : nat) : option region := nth_error (regions c) i.
Definition apart_in (l : list (nat * nat)) (i j : nat) : bool :=
  existsb (fun p => Nat.eqb (fst p) i && Nat.eqb (snd p) j || Nat.eqb (fst p) j && Nat.eqb (snd p) i) l.
Definition size (i : nat) : Z := match region_at i with Some r => rbytes r | None => if Nat.eqb i stack_region then stack c else 0 end.
Definition writable (i : nat) : bool := match region_at i with Some r => rwritable r | None => Nat.eqb i stack_region end.
Definition are_apart (i j : nat) : bool :=
  if Nat.eqb i stack_region then Nat.ltb j stack_region else if Nat.eqb j stack_region then Nat.ltb i stack_region else apart_in (apart c) i j.
Definition lay (address : nat -> option positive) : layout := Lay size writable are_apart address.
Definition in_limbs : list limb := flat_map (fun x => limbs (snd x)) (inputs c).
Definition in_vars : list (limb * positive) := numbered 0 in_limbs.
Definition saved_vars : list (positive * positive) := numbered (length in_limbs) saved_regs.
Definition scratch_vars : list (positive * positive) := numbered (length in_limbs + length saved_regs) scratch_regs.
Definition first_address : nat := (length in_limbs + length saved_regs + length scratch_regs)%nat.
Definition address_vars : list (region * positive) := numbered first_address (regions c).
Definition address (i : nat) : option positive := if Nat.ltb i stack_region then Some (var (first_address + i)) else None.
Definition first_free : positive := var (first_address + stack_region).
Definition init_regs : list (positive * sval) :=
  map (fun x => (rpointer (snd x), SP (fst x) 0)) (combine (seq 0 stack_region) (regions c)) ++ [(sp_reg, SP stack_region (stack c))] ++
  map (fun x => (fst x, SV (pvar (snd x)))) saved_vars ++
  flat_map (fun x => match lplace (fst x) with Reg r => [(r, SV (pvar (snd x)))] | Mem _ _ _ => [] end) in_vars ++
  map (fun x => (fst x, SV (pvar (snd x)))) scratch_vars.   (* the first entry of a register counts *)
Definition init_cells : list (cell * sval) :=
  flat_map (fun x => match lplace (fst x) with Mem i o n => [((i, o, n), SV (pvar (snd x)))] | Reg _ => [] end) in_vars.
Definition init_env : env := mkmap (map (fun x => (snd x, (0, lmax (fst x)))) in_vars ++ map (fun x => (snd x, (0, W - 1))) (saved_vars ++ scratch_vars) ++ map (fun x => (snd x, (0, W - 1))) address_vars).
Definition init : sst := SS (mkmap init_regs) init_cells first_free [] init_env [].
(* the numbers as polynomials *)
Fixpoint sum_vars (l : list limb) (k : nat) : poly :=
  match l with [] => [] | x :: t => padd (pscale (lweight x) (pvar (var k))) (sum_vars t (S k)) end.
Fixpoint in_polys (l : list (nat * number)) (k : nat) : vals :=
  match l with [] => [] | (i, x) :: t => (i, (true, sum_vars (limbs x) k)) :: in_polys t (k + length (limbs x)) end.
Definition init_facts : list poly := map (fun x => psub (pconst (vmax (snd (fst x)))) (snd (snd (snd x)))) (combine (inputs c) (in_polys (inputs c) 0)).
Definition place_poly (s : sst) (p : place) : option poly :=
  match p with Mem i o n => compose 3 (smem s) i o n | Reg r => val s r end.
Fixpoint limbs_poly (s : sst) (l : list limb) : option poly :=
  match l with [] => Some [] | x :: t => do p <- place_poly s (lplace x); do q <- limbs_poly s t; Some (padd (pscale (lweight x) p) q) end.
Fixpoint lookup (vs : vals) (i : nat) : option (bool * poly) :=
  match vs with [] => None | (j, p) :: t => if Nat.eqb j i then Some p else lookup t i end.
Definition both (f : poly -> poly -> poly) (x y : bool * poly) : bool * poly := (fst x && fst y, f (snd x) (snd y)).
Fixpoint expr_poly (vs : vals) (e : expr) : option (bool * poly) :=
  match e with
  | V i => lookup vs i
  | K z => Some (true, pconst z)
  | Plus a b => do p <- expr_poly vs a; do q <- expr_poly vs b; Some (both padd p q)
  | Minus a b => do p <- expr_poly vs a; do q <- expr_poly vs b; Some (both psub p q)
  | Times a b => do p <- expr_poly vs a; do q <- expr_poly vs b; Some (both pmul p q)
  | If z a b => do r <- expr_poly vs z; do p <- expr_poly vs a; do q <- expr_poly vs b; Some (both padd q (both pmul r (both psub p q)))
  end.
(* the definitions made since s *)
Definition added (s s' : sst) : list def := firstn (length (sdefs s') - length (sdefs s)) (sdefs s').
(* to be shown at the end of the segment: a polynomial is 0, or a multiple of a modulus, by the definitions given; lies in [0, b] *)
Inductive duty := IsZero (p : poly) (ds : list def) (g : goal_cert) | Divides (m : Z) (p : poly) (ds : list def) (g : goal_cert)
| UpTo (p : poly) (b : Z) (top : option cert).
(* the split p = lo + 2^k hi: the code's own if it made it, or else whole multiples of 2^k go to hi *)
Definition cut (s : sst) (k : Z) (p : poly) : option (sst * poly * poly) :=
  let m := 2 ^ k in
  if existsb (fun d => (dm d =? m) && peqb (de d) p) (firstn share_window (sdefs s)) then fresh s m p else
  do r <- fresh s m (rest (senv s) m p); let '(s1, l, h) := r in Some (s1, l, padd h (quotient (senv s) m p)).
Definition follow (s0 s : sst) (w : how) (a : act) (vs : vals) : option (sst * vals * list duty) :=
  let ds := added s0 s in
  match a, w with
  | Let i e, Ghost => do f <- expr_poly vs e; Some (s, (i, f) :: vs, [])
  | Let i e, Equal x g => do q <- limbs_poly s (limbs x); do f <- expr_poly vs e;
      if fst f then Some (s, (i, (true, q)) :: vs, [IsZero (psub q (snd f)) ds g]) else None
  | Let i e, Congruent x g _ => do q <- limbs_poly s (limbs x); do f <- expr_poly vs e;
      Some (s, (i, (false, q)) :: vs, [Divides (modulus c) (psub q (snd f)) ds g])
  | Least i e, Congruent x g top => do q <- limbs_poly s (limbs x); do f <- expr_poly vs e;
      Some (s, (i, (true, q)) :: vs, [Divides (modulus c) (psub q (snd f)) ds g; UpTo q (modulus c - 1) top])
  | Cut k lo hi e, Ghost => do f <- expr_poly vs e;
      if fst f && (0 <=? k) then do r <- cut s k (snd f); let '(s1, l, h) := r in Some (s1, (hi, (true, h)) :: (lo, (true, l)) :: vs, []) else None
  | Cut k lo hi e, Congruent x g top => do q <- limbs_poly s (limbs x); do f <- expr_poly vs e;
      if fst f && (0 <=? k) && negb (Nat.eqb lo hi) then Some (s, (lo, (true, q)) :: filter (fun v => negb (Nat.eqb (fst v) hi)) vs,
        [Divides (2 ^ k) (psub q (snd f)) ds g; UpTo q (2 ^ k - 1) top]) else None
  | _, _ => None end.
Fixpoint follow_all (s0 s : sst) (ws : list how) (os : list act) (vs : vals) : option (sst * list act * vals * list duty) :=
  match ws with [] => Some (s, os, vs, [])
  | w :: ws => match os with [] => None
    | a :: os => do r <- follow s0 s w a vs; let '(s1, vs1, d1) := r in
       do r2 <- follow_all s0 s1 ws os vs1; let '(s2, os2, vs2, d2) := r2 in Some (s2, os2, vs2, d1 ++ d2) end end.
Fixpoint run_blocks (L : layout) (bs : list block) (p : list (list uop)) (s : sst) (os : list act) (vs : vals) :
  option (sst * list (list uop) * list act * vals * list duty) :=
  match bs with [] => Some (s, p, os, vs, [])
  | b :: t => do s1 <- srun L (concat (firstn (instrs b) p)) s;
     do r <- follow_all s s1 (results b) os vs; let '(s2, os1, vs1, g1) := r in
     do r2 <- run_blocks L t (skipn (instrs b) p) s2 os1 vs1; let '(s3, p3, os3, vs3, g3) := r2 in Some (s3, p3, os3, vs3, g1 ++ g3) end.
Definition holds_var (s : sst) (rv : positive * positive) : bool :=
  match val s (fst rv) with Some p => peqb p (pvar (snd rv)) | None => false end.
Definition sp_back (s : sst) : bool :=
  match PositiveMap.find sp_reg (srg s) with Some (SP i o) => Nat.eqb i stack_region && (o =? stack c) | _ => false end.
Definition at_most (k : kb) (p : poly) (b : Z) (ct : option cert) : bool :=
  match ct with
  | None => match pival (kenv k) p with Some (_, h) => h <=? b | None => false end
  | Some ct => refute_ge k (psub (pconst b) p) 0 ct end.
Definition at_least_0 (k : kb) (p : poly) : bool := match pival (kenv k) p with Some (l, _) => 0 <=? l | None => false end.
Fixpoint check_limbs (k : kb) (s : sst) (l : list limb) (cs : list (option cert)) : bool :=
  match l with [] => true
  | x :: t => match place_poly s (lplace x) with None => false | Some p => at_least_0 k p && at_most k p (lmax x) (hd None cs) end && check_limbs k s t (tl cs) end.
Fixpoint check_outputs (k : kb) (s : sst) (vs : vals) (l : list (nat * number)) (bs : list (list (option cert) * option cert)) : bool :=
  match l with [] => true
  | (i, x) :: t => let b := hd ([], None) bs in
     match limbs_poly s (limbs x), lookup vs i with
     | Some p, Some q => peqb p (snd q) && check_limbs k s (limbs x) (fst b) && at_most k p (vmax x) (snd b)
     | _, _ => false end && check_outputs k s vs t (tl bs) end.
(* A segment: code run from s0, whose variables are the older ones; from values vs0 by the assignments os. Afterwards: the symbolic
   state, the values, and all that is known. *)
Definition poly_below (n : positive) (v : sval) : bool := match v with SV p => pbelow n p | SP _ _ => true end.
Definition state_below (n : positive) (s : sst) : bool :=
  forallb (fun x => poly_below n (snd x)) (PositiveMap.elements (srg s)) && forallb (fun x => poly_below n (snd x)) (smem s) &&
  forallb (fun x => (fst x <? n)%positive) (PositiveMap.elements (senv s)).
Definition met (k : kb) (d : duty) : bool :=
  match d with IsZero p ds g => check_zero k ds p g | Divides m p ds g => check_goal k m ds p g | UpTo p b top => at_least_0 k p && at_most k p b top end.
Definition segment (L : layout) (s0 : sst) (f0 : list poly) (vs0 : vals) (os : list act) (p : list (list uop)) (bs : list block) (hs : list hint) :
  option (sst * vals * kb) :=
  do r <- run_blocks L bs p s0 os vs0;
  let '(s1, rest, os1, vs, duties) := r in
  match os1 with _ :: _ => None | [] =>
  do s <- srun L (concat rest) s1;
  let ds := rev (sdefs s) in
  do k <- apply_hints (KB (map deq ds) f0 (senv s)) hs;
  if wf (nxt s0) ds && forallb (met k) duties &&
     state_below (nxt s0) s0 && forallb (pbelow (nxt s0)) f0 && forallb (fun v => pbelow (nxt s0) (snd (snd v))) vs0 &&
     match sdefs s0, strc s0 with [], [] => true | _, _ => false end
  then Some (s, vs, k) else None end.
Definition sane : bool :=      (* regions and places are where they can be *)
  (0 <=? stack c) && (stack c <? W) && negb (modulus c =? 0) && forallb (fun r => 0 <=? rbytes r) (regions c) &&
  forallb (fun x => match lplace x with Mem i o n => Nat.ltb i stack_region && (0 <=? o) && (o + Z.of_nat n <=? size i) | Reg _ => true end)
    (in_limbs ++ flat_map (fun x => limbs (snd x)) (outputs c)).
End Checker.

(* Symbolic execution of micro operations, proved sound.

   A location or memory cell holds a polynomial over variables, or a pointer (region, offset). A split of a polynomial makes a
   definition with two fresh variables (core/Cert.v), unless it is constant, its coefficients tell, or the same split was made before. [senv] holds an interval
   for every variable. Memory is known by cells (region, offset, bytes); a write forgets every cell that it may touch: other
   cells of the region that overlap, and all cells of regions not known to be apart. The trace holds regions and offsets only. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
From Carrychain Require Import model.Mem core.Poly core.Cert core.Micro.
Import ListNotations.
Open Scope Z_scope.

Inductive sval := SV (p : poly) | SP (region : nat) (off : Z).
Definition cell := (nat * Z * nat)%type.     (* region, offset, bytes *)
Inductive sevent := SRead (n r : nat) (o : Z) | SWrite (n r : nat) (o : Z).
Record sst := SS { srg : PositiveMap.t sval; smem : list (cell * sval); nxt : positive; sdefs : list def (* newest first *);
                   senv : env; strc : list sevent (* newest first *) }.
(* regions: bytes; whether they may be written; which are apart; the variable, if any, that stands for the address *)
Record layout := Lay { rsize : nat -> Z; rwrite : nat -> bool; rapart : nat -> nat -> bool; raddress : nat -> option positive }.

Definition put (s : sst) (d : positive) (v : sval) : sst := SS (PositiveMap.add d v (srg s)) (smem s) (nxt s) (sdefs s) (senv s) (strc s).
Definition forget (s : sst) (d : positive) : sst := SS (PositiveMap.remove d (srg s)) (smem s) (nxt s) (sdefs s) (senv s) (strc s).
Definition put_mem (s : sst) (m : list (cell * sval)) : sst := SS (srg s) m (nxt s) (sdefs s) (senv s) (strc s).
Definition put_env (s : sst) (e : env) : sst := SS (srg s) (smem s) (nxt s) (sdefs s) e (strc s).
Definition saw (s : sst) (e : sevent) : sst := SS (srg s) (smem s) (nxt s) (sdefs s) (senv s) (e :: strc s).

Definition as_const (p : poly) : option Z := match p with [] => Some 0 | [([], c)] => Some c | _ => None end.
Fixpoint peqb (p q : poly) : bool :=
  match p, q with
  | [], [] => true
  | (m, c) :: p, (n, d) :: q => match mcmp m n with Eq => (c =? d) && peqb p q | _ => false end
  | _, _ => false end.
Definition share_window := 2000%nat.         (* sharing is searched among this many newest definitions *)
(* The coefficients of p divided by m: p = rest + m quotient, the split itself when 0 <= rest < m. Division rounds so that
   the rest has the sign of the monomial. *)
Definition share (e : env) (m : Z) (t : mono * Z) : Z :=
  match mival e (fst t) with Some (_, h) => if h <=? 0 then - (- snd t / m) else snd t / m | None => snd t / m end.
Definition term (x : mono) (c : Z) : poly := if c =? 0 then [] else [(x, c)].
Definition quotient (e : env) (m : Z) (p : poly) : poly := fold_right (fun t q => padd (term (fst t) (share e m t)) q) [] p.
Definition rest (e : env) (m : Z) (p : poly) : poly := fold_right (fun t q => padd (term (fst t) (snd t - m * share e m t)) q) [] p.
Definition apart_split (e : env) (m : Z) (p : poly) : bool :=
  existsb (fun t => negb (share e m t =? 0)) p && match pival e (rest e m p) with Some (l, h) => (0 <=? l) && (h <? m) | None => false end.
(* A difference that is compared with 0, as in a carry found by sum < operand: the newest lo variable in it, replaced by its
   definition, often makes it one whose coefficients tell. *)
Definition negative (p : poly) : bool := existsb (fun t => snd t <? 0) p.
Definition occurs (v : positive) (p : poly) : bool := existsb (fun t => match fst t with [x] => Pos.eqb x v | _ => false end) p.
Definition expand (ds : list def) (m : Z) (p : poly) : option poly :=
  do d <- find (fun d => (dm d =? m) && occurs (dlo d) p) (firstn share_window ds);
  Some (psubst (dlo d) (psub (de d) (pscale (dm d) (pvar (dhi d)))) p).
Fixpoint tell (n : nat) (e : env) (ds : list def) (m : Z) (p : poly) : option poly :=
  if apart_split e m p then Some p else
  match n with O => None | S n => if negative p then do q <- expand ds m p; tell n e ds m q else None end.
Definition within (s : sst) (p : poly) (l h : Z) : bool := match pival (senv s) p with Some (a, b) => (l <=? a) && (b <=? h) | None => false end.
(* Slices of a number are made of the same pieces: a variable that was split at another bit before, and a sum of slices
   p = low + k x + m q with 0 <= low < k, are split where their parts are. A slice is a part of a variable. *)
Definition split_before (s : sst) (p : poly) : option def :=
  match single p with Some _ => find (fun d => (0 <? dm d) && peqb (de d) p) (firstn share_window (sdefs s)) | None => None end.
Definition slice (s : sst) (x : positive) : bool :=
  existsb (fun d => (Pos.eqb (dlo d) x || Pos.eqb (dhi d) x) && match single (de d) with Some _ => true | None => false end) (firstn share_window (sdefs s)).
Definition top (p : poly) : positive * Z :=      (* the variable with the greatest coefficient *)
  fold_right (fun t b => match fst t with [x] => if snd b <? snd t then (x, snd t) else b | _ => b end) (1%positive, 0) p.
(* the split p = lo + m hi *)
Fixpoint pieces (n : nat) (s : sst) (m : Z) (p : poly) : option (sst * poly * poly) :=
  match as_const p with
  | Some c => Some (s, pconst (c mod m), pconst (c / m))
  | None =>
    match tell 4 (senv s) (sdefs s) m p with Some q => Some (s, rest (senv s) m q, quotient (senv s) m q) | None =>
    match find (fun d => (dm d =? m) && peqb (de d) p) (firstn share_window (sdefs s)) with
    | Some d => Some (s, pvar (dlo d), pvar (dhi d))
    | None => let new := let d := Def (nxt s) m p in
        do e <- add_iv (senv s) d;
        Some (SS (srg s) (smem s) (Pos.succ (Pos.succ (nxt s))) (d :: sdefs s) e (strc s), pvar (dlo d), pvar (dhi d)) in
      match n with O => new | S n =>
      match split_before s p with
      | Some d => let k := dm d in
          if m mod k =? 0 then do r <- pieces n s (m / k) (pvar (dhi d)); let '(s1, l, h) := r in Some (s1, padd (pvar (dlo d)) (pscale k l), h)
          else if k mod m =? 0 then do r <- pieces n s m (pvar (dlo d)); let '(s1, l, h) := r in Some (s1, l, padd h (pscale (k / m) (pvar (dhi d))))
          else new
      | None => let r := rest (senv s) m p in let q := quotient (senv s) m p in let '(x, k) := top r in let low := psub r (pscale k (pvar x)) in
          (* slice last, and only then: it looks through the window *)
          if (0 <? k) && (m mod k =? 0) && within s low 0 (k - 1) && ((1 <? k) || negb (peqb q [])) then
            if slice s x then do t <- pieces n s (m / k) (pvar x); let '(s1, l, h) := t in Some (s1, padd low (pscale k l), padd h q)
            else new
          else new
      end end
    end end
  end.
Definition fresh (s : sst) (m : Z) (p : poly) : option (sst * poly * poly) := pieces 8 s m p.
Definition num (v : sval) : option poly := match v with SV p => Some p | SP _ _ => None end.
Definition val (s : sst) (l : positive) : option poly := do v <- PositiveMap.find l (srg s); num v.
(* a polynomial over locations as a polynomial over variables *)
Fixpoint sub_mono (s : sst) (m : mono) : option poly :=
  match m with [] => Some (pconst 1) | [x] => val s x | x :: t => do p <- val s x; do q <- sub_mono s t; Some (pmul p q) end.
Fixpoint sub (s : sst) (e : poly) : option poly :=
  match e with [] => Some [] | (m, c) :: t => do p <- sub_mono s m; do q <- sub s t; Some (padd (pscale c p) q) end.

(* pointers: b, or b + c *)
Definition pointer (s : sst) (e : poly) : option (nat * Z) :=
  match e with
  | [([b], c)] => if c =? 1 then match PositiveMap.find b (srg s) with Some (SP i o) => Some (i, o) | _ => None end else None
  | [([], k); ([b], c)] => if c =? 1 then match PositiveMap.find b (srg s) with Some (SP i o) => Some (i, o + k) | _ => None end else None
  | _ => None end.
Definition place (L : layout) (s : sst) (n : nat) (b : positive) (o : Z) : option (nat * Z) :=
  match PositiveMap.find b (srg s) with
  | Some (SP i p) => if (0 <=? p + o) && (p + o + Z.of_nat n <=? rsize L i) then Some (i, p + o) else None
  | _ => None end.

Definition same_cell (a b : cell) : bool := let '(i, o, n) := a in let '(j, p, m) := b in Nat.eqb i j && (o =? p) && Nat.eqb n m.
Fixpoint find_cell (m : list (cell * sval)) (k : cell) : option sval :=
  match m with [] => None | (k', v) :: t => if same_cell k' k then Some v else find_cell t k end.
(* an n-byte word from its halves, down to [depth] levels *)
Fixpoint compose (depth : nat) (m : list (cell * sval)) (i : nat) (o : Z) (n : nat) : option poly :=
  match find_cell m (i, o, n) with
  | Some v => num v
  | None => match depth with O => None | S k => let h := Nat.div2 n in
      if Nat.eqb (2 * h) n then do a <- compose k m i o h; do b <- compose k m i (o + Z.of_nat h) h; Some (padd a (pscale (2 ^ (8 * Z.of_nat h)) b))
      else None end end.
(* a part of a wider cell *)
Definition wider (i : nat) (o : Z) (n : nat) (c : cell * sval) : bool :=
  let '((j, p, m), _) := c in Nat.eqb i j && (p <=? o) && (o + Z.of_nat n <=? p + Z.of_nat m).
Definition narrow_load (s : sst) (i : nat) (o : Z) (n : nat) : option (sst * poly) :=
  do c <- find (wider i o n) (smem s); let '((_, p, _), v) := c in do q <- num v;
  do r1 <- fresh s (2 ^ (8 * (o - p))) q; let '(s1, _, h) := r1 in
  do r2 <- fresh s1 (2 ^ (8 * Z.of_nat n)) h; let '(s2, l, _) := r2 in Some (s2, l).
Definition sload (s : sst) (i : nat) (o : Z) (n : nat) : option (sst * sval) :=
  match find_cell (smem s) (i, o, n) with
  | Some v => Some (s, v)
  | None => match compose 3 (smem s) i o n with
      | Some p => Some (s, SV p)
      | None => do r <- narrow_load s i o n; Some (fst r, SV (snd r)) end end.
Definition untouched (L : layout) (i : nat) (o : Z) (n : nat) (c : cell * sval) : bool :=
  let '((j, p, m), _) := c in if Nat.eqb i j then (p + Z.of_nat m <=? o) || (o + Z.of_nat n <=? p) else rapart L i j.
Definition sstore (L : layout) (s : sst) (i : nat) (o : Z) (n : nat) (v : sval) : option sst :=
  do r <- match v with
          | SP r q => if Nat.eqb n 8 && (0 <=? q) && (q <=? rsize L r) then Some (s, v) else None
          | SV p => if within s p 0 (2 ^ (8 * Z.of_nat n) - 1) then Some (s, v)
                    else do f <- fresh s (2 ^ (8 * Z.of_nat n)) p; let '(s1, l, _) := f in Some (s1, SV l) end;
  if rwrite L i then Some (put_mem (fst r) (((i, o, n), snd r) :: filter (untouched L i o n) (smem (fst r)))) else None.

(* constants 2^k - 2^j, 0 <= j < k *)
Definition as_mask (p : poly) : option (Z * Z) :=
  do c <- as_const p; let j := Z.log2 (Z.land c (- c)) in let k := Z.log2 (c + 2 ^ j) in
  if (0 <? c) && (0 <=? j) && (j <? k) && (c =? 2 ^ k - 2 ^ j) then Some (j, k) else None.
Definition pdivc (k : Z) (p : poly) : option poly :=
  if forallb (fun t => snd t mod k =? 0) p then Some (map (fun t => (fst t, snd t / k)) p) else None.
(* x and y: y a mask; x = (2^k - 1) q with a bit q, y < 2^k; both bits *)
Definition and_mask (s : sst) (d : positive) (x y : poly) : option sst :=
  do jk <- as_mask y; let '(j, k) := jk in
  do r <- fresh s (2 ^ k) x; let '(s1, l, _) := r in
  if j =? 0 then Some (put s1 d (SV l)) else
  do r2 <- fresh s1 (2 ^ j) l; let '(s2, _, h) := r2 in Some (put s2 d (SV (pscale (2 ^ j) h))).
Definition and_ones (s : sst) (d : positive) (x y : poly) : option sst :=
  let k := Z.log2_up (snd (match pival (senv s) x with Some iv => iv | None => (0, 0) end) + 1) in
  do q <- pdivc (2 ^ k - 1) x; if within s q 0 1 && within s y 0 (2 ^ k - 1) && (0 <? k) then Some (put s d (SV (pmul q y))) else None.
Definition and_bits (s : sst) (d : positive) (x y : poly) : option sst :=
  if within s x 0 1 && within s y 0 1 then Some (put s d (SV (pmul x y))) else None.
(* x is the carry of e = y + 1 out of m, and c a bit: x and c is the carry of y + c *)
Definition and_carry (s : sst) (d : positive) (x c : poly) : option sst :=
  do v <- single x; do f <- find (fun f => Pos.eqb (dhi f) v) (firstn share_window (sdefs s));
  if within s (de f) 1 (dm f) && within s c 0 1 then
    do r <- fresh s (dm f) (padd (psub (de f) (pconst 1)) c); let '(s1, _, h) := r in Some (put s1 d (SV h)) else None.
Definition first_of {A} (a b : option A) : option A := match a with Some _ => a | None => b end.
(* x or y where x is a multiple of 2^k and y < 2^k: the sum *)
Definition or_apart (s : sst) (d : positive) (x y : poly) : option sst :=
  do iv <- pival (senv s) y; let k := Z.log2_up (snd iv + 1) in
  do q <- pdivc (2 ^ k) x; if (0 <=? fst iv) then Some (put s d (SV (padd x y))) else None.
Definition or_zero (s : sst) (d : positive) (x y : poly) : option sst := if within s x 0 0 then Some (put s d (SV y)) else None.
Definition or_bits (s : sst) (d : positive) (x y : poly) : option sst :=
  if within s x 0 1 && within s y 0 1 then Some (put s d (SV (psub (padd x y) (pmul x y)))) else None.
Definition xor_bits (s : sst) (d : positive) (x y : poly) : option sst :=
  if within s x 0 1 && within s y 0 1 then Some (put s d (SV (psub (padd x y) (pscale 2 (pmul x y))))) else None.
(* x xor 2^64 - 1 = 2^64 - 1 - x *)
Definition xor_ones (s : sst) (d : positive) (x y : poly) : option sst :=
  do c <- as_const y; if (c =? W - 1) && within s x 0 (W - 1) then Some (put s d (SV (psub y x))) else None.
(* b + c (a - b) is a or b, so it lies where they lie: a fresh variable keeps the interval, if both are words *)
Definition hull (s : sst) (a b : poly) : option (Z * Z) :=
  do x <- pival (senv s) a; do y <- pival (senv s) b; Some (Z.min (fst x) (fst y), Z.max (snd x) (snd y)).
Definition select (s : sst) (d : positive) (c a b : poly) : option sst :=
  if within s c 0 1 then
    let e := padd b (pmul c (psub a b)) in
    do i <- hull s a b;
    if (0 <=? fst i) && (snd i <? W) then
      do r <- fresh s W e; let '(s1, l, h) := r in
      Some (put (put_env s1 (narrowp (narrowp (senv s1) h (Some 0) (Some 0)) l (Some (fst i)) (Some (snd i)))) d (SV l))
    else Some (put s d (SV e))
  else None.

(* known of constants and bits, and of the lower part of a sum from 1 to m, which is 0 where the upper part is 1; otherwise forgotten *)
Definition is_zero (s : sst) (d : positive) (x : sval) : sst :=
  match x with
  | SV p => match as_const p with
            | Some c => put s d (SV (pconst (b2z (c =? 0))))
            | None => if within s p 0 1 then put s d (SV (psub (pconst 1) p)) else
                match (do v <- single p; find (fun f => if Pos.eqb (dlo f) v then within s (de f) 1 (dm f) else false) (firstn share_window (sdefs s))) with
                | Some f => put s d (SV (pvar (dhi f)))
                | None => forget s d end end
  | SP _ _ => forget s d end.

Definition split_number (s : sst) (k : Z) (lo hi : positive) (p : poly) : option sst :=
  if 0 <=? k then do r <- fresh s (2 ^ k) p; let '(s1, l, h) := r in Some (put (put s1 lo (SV l)) hi (SV h)) else None.
Definition sstep (L : layout) (u : uop) (s : sst) : option sst :=
  match u with
  | Asg d e => match pointer s e with
      | Some (i, o) => match e with [_] => Some (put s d (SP i o)) | _ => None end     (* a copy *)
      | None => do p <- sub s e; Some (put s d (SV p)) end
  | Spl k lo hi e => match pointer s e with
      | Some (i, o) => if (k =? 64) && (0 <=? o) && (o <=? rsize L i) then Some (put (put s lo (SP i o)) hi (SV [])) else
          do v <- raddress L i; split_number s k lo hi (padd (pvar v) (pconst o))        (* a part of a pointer is a number *)
      | None => do p <- sub s e; split_number s k lo hi p end
  | Unk d => Some (forget s d)
  | Lod n d b o => do k <- place L s n b o; do r <- sload s (fst k) (snd k) n;
      Some (saw (put (fst r) d (snd r)) (SRead n (fst k) (snd k)))
  | Sto n b o x => do k <- place L s n b o; do v <- PositiveMap.find x (srg s);
      do s1 <- sstore L s (fst k) (snd k) n v; Some (saw s1 (SWrite n (fst k) (snd k)))
  | And d a b => do x <- val s a; do y <- val s b;
      first_of (and_carry s d x y) (first_of (and_carry s d y x) (first_of (and_bits s d x y) (first_of (and_mask s d x y) (first_of (and_mask s d y x)
      (first_of (and_ones s d x y) (and_ones s d y x))))))
  | Ior d a b => do x <- val s a; do y <- val s b; first_of (or_zero s d x y) (first_of (or_zero s d y x)
      (first_of (or_bits s d x y) (first_of (or_apart s d x y) (or_apart s d y x))))
  | Xor d a b => do x <- val s a; do y <- val s b; first_of (xor_bits s d x y) (first_of (xor_ones s d x y) (xor_ones s d y x))
  | Sel d c a b => do z <- val s c; do x <- val s a; do y <- val s b; select s d z x y
  | Isz d a => do x <- PositiveMap.find a (srg s); Some (is_zero s d x)
  | Fit k x => do p <- val s x; if within s p 0 (2 ^ k - 1) then Some s else None
  end.
Fixpoint srun (L : layout) (p : list uop) (s : sst) : option sst :=
  match p with [] => Some s | u :: t => do s' <- sstep L u s; srun L t s' end.

(* What the functions of the generated portable files compute. TRUSTED.

   An element is held in limbs: the sum of weight * limb, limbs at most their maxima, the whole at most [greatest]. A function of the IR
   takes its parameters in the locations from 3 on, in order. [computes] says: for all parameters in bounds the function runs without
   anything wrapping around, and the result is in bounds and equal to an expression in the parameters V 0, V 1, ..., modulo m. *)
From Coq Require Import ZArith List Bool.
From Carrychain Require Import model.Mem stmt.Contract model.Ir.
Import ListNotations.
Open Scope Z_scope.

Record element := Element { weights : list Z; maxima : list Z; greatest : Z }.
Record func := Func { params : list (list positive); body : list stmt; result : list positive }.

Definition number_at (e : element) (places : list positive) : number :=
  Number (map (fun x => let '(p, (a, b)) := x in Limb (Reg p) a b) (combine places (combine (weights e) (maxima e)))) (greatest e).
Definition says (m : Z) (ins : list element) (e : expr) (out : element) (f : func) : contract :=
  let n := length ins in
  Contract [] [] 0 m (combine (seq 0 n) (map (fun x => number_at (fst x) (snd x)) (combine ins (params f)))) [(n, e)] [(n, number_at out (result f))] None.
(* As many places as limbs everywhere; parameters in the locations from 3 on; bounds that 0 keeps, so that the theorem is about something. *)
Definition fills (e : element) (places : list positive) : bool :=
  Nat.eqb (length places) (length (weights e)) && Nat.eqb (length places) (length (maxima e)).
Definition shaped (ins : list element) (out : element) (f : func) : bool :=
  Nat.eqb (length ins) (length (params f)) && forallb (fun x => fills (fst x) (snd x)) (combine ins (params f)) && fills out (result f) &&
  forallb (fun x => Pos.eqb (fst x) (snd x)) (combine (concat (params f)) (map Pos.of_nat (seq 3 (length (concat (params f)))))) &&
  forallb (fun e => (0 <=? greatest e) && forallb (Z.leb 0) (maxima e)) ins.
Definition computes (w m : Z) (ins : list element) (e : expr) (out : element) (f : func) : Prop :=
  shaped ins out f = true /\ meets (ir w) (says m ins e out f) (body f).

(* -- elements -- *)
Definition powers (b : Z) (n : nat) : list Z := map (fun i => 2 ^ (b * Z.of_nat i)) (seq 0 n).
Definition full (w : Z) (n : nat) : list Z := repeat (2 ^ w - 1) n.
Definition words (w : Z) (n : nat) : element := Element (powers w n) (full w n) (2 ^ (w * Z.of_nat n) - 1).
Definition bytes (n : nat) : element := words 8 n.
Definition bit : element := Element [1] [1] 1.
Definition below (b : Z) (e : element) : element := Element (weights e) (maxima e) (b - 1).
(* a number of which one knows [k] times: [k] times the result is what the expression says *)
Definition times (k : Z) (e : element) : element := Element (map (Z.mul k) (weights e)) (maxima e) (k * (greatest e + 1) - 1).

(* -- arithmetic modulo p on elements that are carried (tight) or not (loose) -- *)
Section Solinas.
Variables (w p : Z) (tight loose : element) (n : nat) (* bytes *).
Definition carry_mul := computes w p [loose; loose] (Times (V 0) (V 1)) tight.
Definition carry_square := computes w p [loose] (Times (V 0) (V 0)) tight.
Definition carry_scmul (k : Z) := computes w p [loose] (Times (K k) (V 0)) tight.
Definition carry := computes w p [loose] (V 0) tight.
Definition relax := computes w p [tight] (V 0) loose.
Definition add := computes w p [tight; tight] (Plus (V 0) (V 1)) loose.
Definition sub := computes w p [tight; tight] (Minus (V 0) (V 1)) loose.
Definition opp := computes w p [tight] (Minus (K 0) (V 0)) loose.
Definition carry_add := computes w p [tight; tight] (Plus (V 0) (V 1)) tight.
Definition carry_sub := computes w p [tight; tight] (Minus (V 0) (V 1)) tight.
Definition carry_opp := computes w p [tight] (Minus (K 0) (V 0)) tight.
Definition selectznz := computes w p [bit; tight; tight] (If (V 0) (V 2) (V 1)) tight.
Definition to_bytes := computes w p [tight] (V 0) (below p (bytes n)).                     (* so it is the residue *)
Definition from_bytes (top : Z) := computes w (2 ^ (8 * Z.of_nat n)) [Element (powers 8 n) (full 8 (n - 1) ++ [top]) (2 ^ (8 * Z.of_nat n) - 1)] (V 0) tight.
End Solinas.

(* -- Montgomery's form modulo m: x stands for x / R, R = 2^(w n); n words below m -- *)
Module Montgomery.
Section Montgomery.
Variables (w m : Z) (n : nat).
Let R := 2 ^ (w * Z.of_nat n).
Let any := words w n.
Let element := below m any.
Definition mul := computes w m [element; element] (Times (V 0) (V 1)) (times R element).
Definition square := computes w m [element] (Times (V 0) (V 0)) (times R element).
Definition add := computes w m [element; element] (Plus (V 0) (V 1)) element.
Definition sub := computes w m [element; element] (Minus (V 0) (V 1)) element.
Definition opp := computes w m [element] (Minus (K 0) (V 0)) element.
Definition halve := computes w m [element] (V 0) (times 2 element).
Definition to_montgomery := computes w m [any] (Times (K (R * R)) (V 0)) (times R element).
Definition from_montgomery := computes w m [element] (V 0) (times R element).
Definition selectznz := computes w m [bit; element; element] (If (V 0) (V 2) (V 1)) element.
Definition to_bytes := computes w R [any] (V 0) (bytes (Z.to_nat (w * Z.of_nat n / 8))).
Definition from_bytes := computes w R [bytes (Z.to_nat (w * Z.of_nat n / 8))] (V 0) any.
(* 0 if and only if every word is 0 *)
Definition nonzero (f : func) : Prop := exists xs r, params f = [xs] /\ result f = [r] /\ length xs = n /\
  forall s, well_formed (ir w) s -> Forall (fun x => 0 <= s x < 2 ^ w) xs ->
  exists s', runs (ir w) (body f) s s' [] /\ 0 <= s' r < 2 ^ w /\ (s' r = 0 <-> Forall (fun x => s x = 0) xs).
End Montgomery.
End Montgomery.

(* -- sums under a clamped multiplier modulo p = 2^(w n + k) - c: n words and a few bits above them -- *)
Module Clamped.
Section Clamped.
Variables (w : Z) (n : nat) (k c : Z).
Let top := w * Z.of_nat n.
Let p := 2 ^ (top + k) - c.
Let most := 2 ^ (w - 4) - 1.
Let sum := Element (powers w (S n)) (full w n ++ [2 ^ k]) ((2 ^ k + 1) * 2 ^ top - 1).
(* a multiplier r: words below 2^(w - 4), all but the first multiples of 2^k. The parameters are r_0 and g_i = r_i / 2^k; [prepare]
   computes r_i and the folded c r_i / 2^k from them, in the places where the function takes r_i and c r_i / 2^k *)
Let rest := Element (powers w (n - 1)) (repeat (most / 2 ^ k) (n - 1)) (2 ^ top - 1).
Let multiplier := Element (1 :: map (fun a => 2 ^ (w + k) * a) (weights rest)) (most :: maxima rest) (2 ^ top - 1).
Let folded := Element (weights rest) (map (Z.mul c) (maxima rest)) (2 ^ top - 1).
Definition in_place (free : positive) (z : Z) (xs ys : list positive) : list stmt :=     (* y := z x *)
  Let [(free, Word)] (Const z) :: map (fun x => Let [(snd x, Word)] (Mul (fst x) free)) (combine xs ys).
Definition prepare (free : positive) (r folded : list positive) : list stmt := in_place free c (tl r) folded ++ in_place free (2 ^ k) (tl r) (tl r).
(* c g_i for each i: parameters r_0, and the g_i *)
Definition fold (f : func) : Prop := match params f with [r] => let free := Pos.of_nat (3 + n) in
  computes w (2 ^ top) [Element [1] [most] most; rest] (Times (K c) (V 1)) folded
    (Func [[hd free r]; tl r] (prepare free r [] ++ body f) (result f)) | _ => False end.
(* (h + block + 2^(w n) high) r *)
Definition step (f : func) : Prop := match params f with [h; block; high; r; g] => let free := Pos.of_nat (4 * n + 4) in
  computes w p [sum; words w n; bit; multiplier] (Times (Plus (V 0) (Plus (V 1) (Times (K (2 ^ top)) (V 2)))) (V 3)) sum
    (Func [h; block; high; r] (prepare free r g ++ body f) (result f)) | _ => False end.
(* ((h mod p) + s) mod 2^(w n). Every h < 2 p is x + q p with x < p, q a bit: parameters x (n + 1 words), s, and q after all others;
   [compose] computes h = x + q p in place of x *)
Definition compose (q free : positive) (x : list positive) : list stmt :=
  let carry := Pos.succ free in let prime := map (fun i => (p / 2 ^ (w * Z.of_nat i)) mod 2 ^ w) (seq 0 (S n)) in
  Let [(carry, Flag)] (Const 0) ::
  flat_map (fun y => [Let [(free, Word)] (Const (snd y)); Let [(free, Word)] (Mul free q); Let [(fst y, Word); (carry, Flag)] (AddCarry (fst y) free carry)])
    (combine x prime).
Definition finish (f : func) : Prop := match params f with [h; s] => let q := Pos.of_nat (2 * n + 4) in
  computes w (2 ^ top) [below p sum; words w n; bit] (Plus (V 0) (V 1)) (words w n)
    (Func [h; s; [q]] (compose q (Pos.succ q) h ++ body f) (result f)) | _ => False end.
End Clamped.
End Clamped.

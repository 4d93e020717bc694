(* Ways to run the specifications in seconds, each proved to give what the specification says: reduction without division, inversion by a
   binary Euclid whose result is checked. *)
From Coq Require Import ZArith Znumtheory Lia Bool.
From Carrychain Require Import spec.Field curve.Fermat.
Open Scope Z_scope.

(* [fold] keeps x modulo p and makes it smaller; after a few folds one subtraction is enough *)
Section Reduction.
Variables (p : Z) (fold : Z -> Z) (folds : nat).
Hypothesis fold_ok : forall x, fold x mod p = x mod p.
Definition canonical (x : Z) : bool := (0 <=? x) && (x <? p).
Definition reduce (x : Z) : Z :=
  let y := Nat.iter folds fold x in if canonical y then y else if canonical (y - p) then y - p else x mod p.
Lemma canonical_mod x : canonical x = true -> x mod p = x.
Proof. unfold canonical. rewrite andb_true_iff, Z.leb_le, Z.ltb_lt. apply Z.mod_small. Qed.
Lemma reduce_ok x : reduce x = x mod p.
Proof.
  unfold reduce. set (y := Nat.iter folds fold x).
  assert (Y : y mod p = x mod p). { unfold y. clear y. induction folds as [|n IH]; [reflexivity|]. cbn [Nat.iter nat_rect]. now rewrite fold_ok. }
  destruct (canonical y) eqn:C; [now rewrite <- Y, canonical_mod|].
  destruct (canonical (y - p)) eqn:D; [|reflexivity].
  rewrite <- (canonical_mod _ D), <- Y, <- (Z_mod_plus_full (y - p) 1 p). f_equal. lia.
Qed.
End Reduction.

(* the low k bits of x, and the rest shifted down *)
Lemma split_at k x : 0 <= k -> x = Z.land x (Z.ones k) + 2 ^ k * Z.shiftr x k.
Proof. intros K. rewrite Z.land_ones, Z.shiftr_div_pow2, Z.add_comm by auto. apply Z.div_mod. lia. Qed.

Lemma iter_op_ext {A} (f g : A -> A -> A) : (forall x y, f x y = g x y) -> forall k x, Pos.iter_op f k x = Pos.iter_op g k x.
Proof. intros E. induction k as [k IH|k IH|]; intros x; cbn [Pos.iter_op]; rewrite ?E, ?IH; reflexivity. Qed.

(* Inversion: u = a x and v = b x modulo p throughout, while u and v shrink to 1. Nothing is proved of it: the result is checked. *)
Section Inversion.
Variables (p : Z) (red : Z -> Z).
Hypothesis red_is : forall x, red x = x mod p.
Definition halve (a : Z) : Z := Z.div2 (if Z.even a then a else a + p).
Definition minus (a b : Z) : Z := let c := a - b in if c <? 0 then c + p else c.
Fixpoint euclid (fuel : nat) (u v a b : Z) : Z :=
  match fuel with O => 0 | S fuel =>
    if u =? 1 then a else
    if Z.even u then euclid fuel (Z.div2 u) v (halve a) b else
    if Z.even v then euclid fuel u (Z.div2 v) a (halve b) else
    if u <? v then euclid fuel u (v - u) a (minus b a) else euclid fuel (u - v) v (minus a b) b end.
Definition inverse (x : Z) : Z := let z := euclid 1024 x p 1 0 in if canonical p z && (red (x * z) =? 1) then z else inv p x.
Lemma iter_op_canonical k : 0 < p -> (1 < k)%positive -> forall x, Pos.iter_op (mul p) k x mod p = Pos.iter_op (mul p) k x.
Proof.
  intros P. induction k as [k IH|k IH|]; cbn [Pos.iter_op]; intros K x; [apply Zmod_mod| |lia].
  destruct (Pos.eq_dec k 1) as [->|N]; [apply Zmod_mod|apply IH; lia].
Qed.
Lemma inverse_ok x : prime p -> 3 < p -> inverse x = inv p x.
Proof.
  intros P P3. unfold inverse. set (z := euclid _ _ _ _ _). destruct (canonical p z) eqn:C; [|reflexivity].
  rewrite red_is. destruct (Z.eqb_spec ((x * z) mod p) 1) as [E|]; [|reflexivity]. cbn [andb].
  rewrite <- (canonical_mod p z C), (inv_unique p x z P ltac:(lia) E).
  unfold inv, pow. destruct (p - 2) as [|k|k] eqn:K; try lia. apply iter_op_canonical; lia.
Qed.
End Inversion.

(* Commutative groups of points: the elements are those that satisfy [on]. Multiples [n]P for any integer n, and the laws they follow. *)
From Coq Require Import ZArith Znumtheory Lia.
Open Scope Z_scope.

Record group {T : Type} (on : T -> Prop) (add : T -> T -> T) (neutral : T) (opposite : T -> T) : Prop := {
  neutral_on : on neutral;
  add_on : forall P Q, on P -> on Q -> on (add P Q);
  opposite_on : forall P, on P -> on (opposite P);
  add_assoc : forall P Q R, on P -> on Q -> on R -> add P (add Q R) = add (add P Q) R;
  add_comm : forall P Q, on P -> on Q -> add P Q = add Q P;
  add_neutral : forall P, on P -> add P neutral = P;
  add_opposite : forall P, on P -> add P (opposite P) = neutral }.

(* [k]P, by repeated doubling so that it can be run *)
Definition times {T : Type} (add : T -> T -> T) (neutral : T) (opposite : T -> T) (k : Z) (P : T) : T :=
  match k with Z0 => neutral | Zpos k => Pos.iter_op add k P | Zneg k => opposite (Pos.iter_op add k P) end.

Section Group.
Context {T : Type} {on : T -> Prop} {add : T -> T -> T} {neutral : T} {opposite : T -> T}.
Hypothesis G : group on add neutral opposite.
Local Infix "+" := add. Local Notation "0" := neutral. Local Notation "- P" := (opposite P). Local Notation times := (times add neutral opposite).
Let zero_on := neutral_on _ _ _ _ G. Let sum_on := add_on _ _ _ _ G. Let opp_on := opposite_on _ _ _ _ G.
Local Hint Resolve zero_on sum_on opp_on : core.
Let assoc := add_assoc _ _ _ _ G. Let comm := add_comm _ _ _ _ G. Let neutral_r := add_neutral _ _ _ _ G. Let inverse_r := add_opposite _ _ _ _ G.

Lemma neutral_l P : on P -> 0 + P = P. Proof. intros. rewrite comm; auto. Qed.
Lemma inverse_l P : on P -> - P + P = 0. Proof. intros. rewrite comm; auto. Qed.
Lemma cancel_l P Q R : on P -> on Q -> on R -> P + Q = P + R -> Q = R.
Proof. intros HP HQ HR H. rewrite <- (neutral_l Q), <- (neutral_l R), <- (inverse_l P), <- !assoc, H; auto. Qed.
Lemma opposite_unique P Q : on P -> on Q -> P + Q = 0 -> Q = - P.
Proof. intros. apply (cancel_l P); auto. rewrite inverse_r; auto. Qed.
Lemma opposite_neutral : - 0 = 0. Proof. symmetry. apply opposite_unique; auto. Qed.
Lemma opposite_opposite P : on P -> - - P = P. Proof. intros. symmetry. apply opposite_unique; auto using inverse_l. Qed.
Lemma exchange P Q R S : on P -> on Q -> on R -> on S -> (P + Q) + (R + S) = (P + R) + (Q + S).
Proof. intros. rewrite <- !assoc; auto. f_equal. rewrite !assoc; auto. f_equal. auto. Qed.
Lemma opposite_add P Q : on P -> on Q -> - (P + Q) = - P + - Q.
Proof. intros. symmetry. apply opposite_unique; auto. rewrite exchange, !inverse_r; auto. Qed.

(* [n]P for natural n, one addition at a time: for the proofs *)
Fixpoint nat_times (n : nat) (P : T) : T := match n with O => 0 | S n => P + nat_times n P end.
Lemma nat_on n P : on P -> on (nat_times n P). Proof. intros. induction n; cbn [nat_times]; auto. Qed.
Local Hint Resolve nat_on : core.
Lemma nat_add m n P : on P -> nat_times (m + n) P = nat_times m P + nat_times n P.
Proof. intros H. induction m as [|m IH]; cbn [nat_times Nat.add]; [rewrite neutral_l; auto|]. rewrite IH, assoc; auto. Qed.
Lemma nat_twice n P : on P -> nat_times n (P + P) = nat_times (n + n) P.
Proof.
  intros H. rewrite nat_add by auto. induction n as [|n IH]; cbn [nat_times]; [now rewrite neutral_r by auto|]. rewrite IH, exchange; auto.
Qed.
Lemma iter_op_nat k : forall P, on P -> Pos.iter_op add k P = nat_times (Pos.to_nat k) P.
Proof.
  induction k as [k IH|k IH|]; intros P H; cbn [Pos.iter_op].
  - rewrite IH, nat_twice by auto. rewrite Pos2Nat.inj_xI. cbn [nat_times Nat.mul]. now rewrite Nat.add_0_r.
  - rewrite IH, nat_twice by auto. rewrite Pos2Nat.inj_xO. cbn [Nat.mul]. now rewrite Nat.add_0_r.
  - change (Pos.to_nat 1) with 1%nat. cbn [nat_times]. now rewrite neutral_r.
Qed.
Lemma times_nat n P : on P -> times (Z.of_nat n) P = nat_times n P.
Proof. intros H. destruct n as [|n]; [reflexivity|]. cbn [Z.of_nat Group.times]. rewrite iter_op_nat, SuccNat2Pos.id_succ by auto. reflexivity. Qed.
Lemma times_opp k P : on P -> times (- k) P = - times k P.
Proof.
  intros H. destruct k as [|k|k]; cbn [Group.times Z.opp]; [now rewrite opposite_neutral|reflexivity|].
  rewrite opposite_opposite; auto. rewrite iter_op_nat; auto.
Qed.
Theorem times_on k P : on P -> on (times k P).
Proof. intros H. destruct k; cbn [Group.times]; auto; rewrite iter_op_nat; auto. Qed.
Local Hint Resolve times_on : core.
Lemma times_diff m n P : on P -> times (Z.of_nat m - Z.of_nat n) P = times (Z.of_nat m) P + - times (Z.of_nat n) P.
Proof.
  intros H. rewrite !times_nat by auto. destruct (Nat.le_ge_cases n m) as [L|L].
  - set (d := (m - n)%nat). replace m with (n + d)%nat by (unfold d; lia). clearbody d. rewrite nat_add by auto.
    replace (Z.of_nat (n + d) - Z.of_nat n)%Z with (Z.of_nat d) by lia.
    rewrite times_nat, (comm (nat_times n P)), <- assoc, inverse_r, neutral_r; auto.
  - set (d := (n - m)%nat). replace n with (m + d)%nat by (unfold d; lia). clearbody d. rewrite nat_add, opposite_add by auto.
    replace (Z.of_nat m - Z.of_nat (m + d))%Z with (- Z.of_nat d)%Z by lia. rewrite times_opp, times_nat, assoc, inverse_r, neutral_l; auto.
Qed.
Theorem times_add i j P : on P -> times (i + j) P = times i P + times j P.
Proof.
  assert (D : forall k, exists m n, k = (Z.of_nat m - Z.of_nat n)%Z).
  { intros k. destruct (Z.le_ge_cases 0 k); [exists (Z.to_nat k), O|exists O, (Z.to_nat (- k))]; lia. }
  intros H. destruct (D i) as (a & b & ->), (D j) as (c & d & ->).
  replace (Z.of_nat a - Z.of_nat b + (Z.of_nat c - Z.of_nat d))%Z with (Z.of_nat (a + c) - Z.of_nat (b + d))%Z by lia.
  rewrite !times_diff, !times_nat, !nat_add, opposite_add, exchange by auto. reflexivity.
Qed.
Lemma times_0 P : times 0 P = 0. Proof. reflexivity. Qed.
Lemma times_1 P : times 1 P = P. Proof. reflexivity. Qed.
Lemma times_neutral k : times k 0 = 0.
Proof.
  assert (N : forall n, nat_times n 0 = 0) by (induction n as [|n IH]; cbn [nat_times]; [|rewrite IH]; auto).
  destruct k; cbn [Group.times]; rewrite ?iter_op_nat, ?N by auto; auto using opposite_neutral.
Qed.
Theorem times_sum k P Q : on P -> on Q -> times k (P + Q) = times k P + times k Q.
Proof.
  intros HP HQ. assert (N : forall n, nat_times n (P + Q) = nat_times n P + nat_times n Q).
  { induction n as [|n IH]; cbn [nat_times]; [now rewrite neutral_r by auto|]. rewrite IH, exchange; auto. }
  destruct k; cbn [Group.times]; rewrite ?iter_op_nat, ?N, ?opposite_add by auto; auto. symmetry; auto.
Qed.
Theorem times_mul i j P : on P -> times i (times j P) = times (i * j) P.
Proof.
  intros H. assert (N : forall n, times (Z.of_nat n) (times j P) = times (Z.of_nat n * j) P).
  { induction n as [|n IH]; [reflexivity|]. rewrite Nat2Z.inj_succ, Z.mul_succ_l. unfold Z.succ. rewrite !times_add, IH by auto. reflexivity. }
  destruct (Z.le_ge_cases 0 i); [rewrite <- (Z2Nat.id i) by lia; apply N|].
  replace i with (- Z.of_nat (Z.to_nat (- i)))%Z by lia. rewrite times_opp, N, Z.mul_opp_l, times_opp by auto. reflexivity.
Qed.
(* a point of prime order n *)
Theorem order_prime n P k : on P -> prime n -> P <> 0 -> times n P = 0 -> (times k P = 0 <-> (n | k)).
Proof.
  intros H PN NZ E. split.
  - intros K. destruct (Zdivide_dec n k) as [|ND]; [auto|exfalso]. apply NZ.
    destruct (rel_prime_bezout k n) as [u v B]; [apply rel_prime_sym, prime_rel_prime; auto|].
    rewrite <- (times_1 P), <- B, times_add, <- !times_mul, K, E, !times_neutral; auto.
  - intros [q ->]. rewrite <- times_mul, E by auto. apply times_neutral.
Qed.
End Group.

(* a map that respects addition respects multiples *)
Section Homomorphism.
Context {T U : Type} {onT : T -> Prop} {addT : T -> T -> T} {zeroT : T} {oppT : T -> T}.
Context {onU : U -> Prop} {addU : U -> U -> U} {zeroU : U} {oppU : U -> U}.
Hypotheses (GT : group onT addT zeroT oppT) (GU : group onU addU zeroU oppU).
Variable f : T -> U.
Hypotheses (f_on : forall P, onT P -> onU (f P)) (f_add : forall P Q, onT P -> onT Q -> f (addT P Q) = addU (f P) (f Q)).
Lemma map_neutral : f zeroT = zeroU.
Proof.
  pose proof (neutral_on _ _ _ _ GT). assert (F := f_on _ H). apply (cancel_l GU (f zeroT)); auto; [apply (neutral_on _ _ _ _ GU)|].
  rewrite <- f_add, (add_neutral _ _ _ _ GT), (add_neutral _ _ _ _ GU); auto.
Qed.
Lemma map_opposite P : onT P -> f (oppT P) = oppU (f P).
Proof.
  intros H. pose proof (opposite_on _ _ _ _ GT _ H). apply (opposite_unique GU); auto.
  rewrite <- f_add, (add_opposite _ _ _ _ GT) by auto. apply map_neutral.
Qed.
Theorem map_times k P : onT P -> f (times addT zeroT oppT k P) = times addU zeroU oppU k (f P).
Proof.
  intros H. assert (N : forall k, f (Pos.iter_op addT k P) = Pos.iter_op addU k (f P)).
  { intros j. rewrite (iter_op_nat GT), (iter_op_nat GU) by auto. induction (Pos.to_nat j) as [|n IH]; cbn [nat_times]; [apply map_neutral|].
    rewrite f_add, IH; auto. apply (nat_on GT); auto. }
  destruct k; cbn [times]; [apply map_neutral|apply N|rewrite map_opposite, N; auto]. rewrite (iter_op_nat GT) by auto. apply (nat_on GT); auto.
Qed.
End Homomorphism.

(* T is a group if a map to a group U respects everything and has a left inverse; [on] says that a point comes from a point of U *)
Section Transport.
Context {T U : Type} {onT : T -> Prop} {addT : T -> T -> T} {zeroT : T} {oppT : T -> T}.
Context {onU : U -> Prop} {addU : U -> U -> U} {zeroU : U} {oppU : U -> U}.
Hypothesis GU : group onU addU zeroU oppU.
Variables (f : T -> U) (g : U -> T).
Hypotheses (on_ok : forall P, onT P <-> onU (f P) /\ g (f P) = P) (zero_ok : f zeroT = zeroU /\ g (f zeroT) = zeroT)
  (add_ok : forall P Q, onT P -> onT Q -> f (addT P Q) = addU (f P) (f Q) /\ g (f (addT P Q)) = addT P Q)
  (opp_ok : forall P, onT P -> f (oppT P) = oppU (f P) /\ g (f (oppT P)) = oppT P).
Lemma transport : group onT addT zeroT oppT.
Proof.
  assert (inj : forall P Q, onT P -> onT Q -> f P = f Q -> P = Q).
  { intros P Q HP HQ E. apply on_ok in HP as [_ <-], HQ as [_ <-]. now rewrite E. }
  assert (Z : onT zeroT). { apply on_ok. destruct zero_ok as [-> ->]. split; auto. apply (neutral_on _ _ _ _ GU). }
  assert (A : forall P Q, onT P -> onT Q -> onT (addT P Q)).
  { intros P Q HP HQ. apply on_ok. destruct (add_ok P Q HP HQ) as [-> ->]. split; auto. apply (add_on _ _ _ _ GU); now apply on_ok. }
  assert (O : forall P, onT P -> onT (oppT P)).
  { intros P HP. apply on_ok. destruct (opp_ok P HP) as [-> ->]. split; auto. apply (opposite_on _ _ _ _ GU); now apply on_ok. }
  assert (FA : forall P Q, onT P -> onT Q -> f (addT P Q) = addU (f P) (f Q)) by (intros; now apply add_ok).
  assert (FO : forall P, onT P -> f (oppT P) = oppU (f P)) by (intros; now apply opp_ok).
  constructor; auto; intros; apply inj; auto; rewrite ?FA by auto.
  - apply (add_assoc _ _ _ _ GU); now apply on_ok.
  - apply (add_comm _ _ _ _ GU); now apply on_ok.
  - destruct zero_ok as [-> _]. apply (add_neutral _ _ _ _ GU); now apply on_ok.
  - destruct zero_ok as [-> _]. rewrite FO by auto. apply (add_opposite _ _ _ _ GU); now apply on_ok.
Qed.
End Transport.

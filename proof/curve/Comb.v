(* Multiples of a fixed point from a table, in any commutative group of points. Row i of the table has [j][S^i]P for j = 1 to n; a number is a sum of
   signed digits d_i R^i, -n <= d_i <= n, and with S = R^2 the odd digits and the even ones share the table:
     [k]P = sum of [d_2i][S^i]P + [R] (sum of [d_2i+1][S^i]P).
   A table is checked with additions alone. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import curve.Group.
Import ListNotations.
Open Scope Z_scope.

(* digits, least significant first *)
Fixpoint value (R : Z) (ds : list Z) : Z := match ds with [] => 0 | d :: ds => d + R * value R ds end.
Fixpoint evens (ds : list Z) : list Z := match ds with d :: _ :: ds => d :: evens ds | _ => ds end.
Definition odds (ds : list Z) : list Z := evens (tl ds).
Lemma evens_cons d ds : evens (d :: ds) = d :: odds ds. Proof. destruct ds; reflexivity. Qed.
Lemma value_split R ds : value R ds = value (R * R) (evens ds) + R * value (R * R) (odds ds).
Proof.
  induction ds as [|d ds IH]; [cbn; ring|]. rewrite evens_cons. change (odds (d :: ds)) with (evens ds). cbn [value]. rewrite IH. ring.
Qed.
Lemma split_length ds : (2 * length (evens ds) <= length ds + 1)%nat /\ (2 * length (odds ds) <= length ds)%nat.
Proof.
  induction ds as [|d ds IH]; [cbn; lia|]. rewrite evens_cons. change (odds (d :: ds)) with (evens ds). cbn [length]. lia.
Qed.
Lemma split_forall P ds : Forall P ds -> Forall P (evens ds) /\ Forall P (odds ds).
Proof.
  induction 1 as [|d ds D _ IH]; [split; constructor|]. rewrite evens_cons. change (odds (d :: ds)) with (evens ds). split; [constructor|]; tauto.
Qed.

(* signed digits for radix 2 n, in [-n, n): what is left of k after each is (k + n) / (2 n), rounded down *)
Fixpoint recode (n : Z) (len : nat) (k : Z) : list Z :=
  match len with O => [] | S len => (k + n) mod (2 * n) - n :: recode n len ((k + n) / (2 * n)) end.
Theorem recode_digits n len k : 0 < n -> Forall (fun d => - n <= d < n) (recode n len k).
Proof.
  intros N. revert k. induction len as [|len IH]; intros k; cbn [recode]; constructor; auto. pose proof (Z.mod_pos_bound (k + n) (2 * n)). lia.
Qed.
Theorem recode_value n len : 1 < n -> forall k, 0 <= k <= (n - 1) * (2 * n) ^ Z.of_nat len -> value (2 * n) (recode n (S len) k) = k.
Proof.
  intros N. induction len as [|len IH]; intros k K.
  - change ((2 * n) ^ Z.of_nat 0) with 1 in K. cbn [recode value]. rewrite Z.mod_small by lia. ring.
  - remember (S len) as l. cbn [recode value]. subst l. set (k' := (k + n) / (2 * n)). pose proof (Z.div_mod (k + n) (2 * n) ltac:(lia)) as E.
    rewrite IH; [fold k' in E; lia|]. rewrite Nat2Z.inj_succ, Z.pow_succ_r in K by lia. set (M := (2 * n) ^ Z.of_nat len) in *.
    split; [apply Z.div_pos; lia|]. apply Z.lt_succ_r. apply Z.div_lt_upper_bound; lia.
Qed.

Section Comb.
Context {T : Type} {on : T -> Prop} {add : T -> T -> T} {neutral : T} {opposite : T -> T}.
Hypothesis G : group on add neutral opposite.
Local Notation times := (times add neutral opposite).

(* [d]P from P's row *)
Definition select (row : list T) (d : Z) : T :=
  if d =? 0 then neutral else let Q := nth (Z.to_nat (Z.abs d) - 1) row neutral in if d <? 0 then opposite Q else Q.
Definition row_ok (n : Z) (row : list T) (P : T) : Prop := forall j, 1 <= j <= n -> nth (Z.to_nat j - 1) row neutral = times j P.
Lemma select_ok n row P d : on P -> row_ok n row P -> - n <= d <= n -> select row d = times d P.
Proof.
  intros H R D. unfold select. destruct (Z.eqb_spec d 0) as [->|N]; [reflexivity|]. rewrite (R (Z.abs d)) by lia.
  destruct (Z.ltb_spec d 0); [|now rewrite Z.abs_eq by lia]. rewrite Z.abs_neq, <- (times_opp G), Z.opp_involutive by (auto; lia). reflexivity.
Qed.

Fixpoint sum (rows : list (list T)) (ds : list Z) (Q : T) : T :=
  match rows, ds with row :: rows, d :: ds => sum rows ds (add Q (select row d)) | _, _ => Q end.
Fixpoint table_ok (n S : Z) (rows : list (list T)) (P : T) : Prop :=
  match rows with [] => True | row :: rows => row_ok n row P /\ table_ok n S rows (times S P) end.
Theorem sum_ok n S rows : forall ds P Q, on P -> on Q -> table_ok n S rows P -> (length ds <= length rows)%nat ->
  Forall (fun d => - n <= d <= n) ds -> sum rows ds Q = add Q (times (value S ds) P).
Proof.
  induction rows as [|row rows IH]; intros [|d ds] P Q HP HQ HT L D; cbn [length] in L; try lia; cbn [sum value];
    try (cbn [Group.times]; now rewrite (add_neutral _ _ _ _ G)).
  destruct HT as [HR HT]. inversion_clear D as [|? ? Hd Hds]. rewrite (select_ok n row P d HP HR Hd).
  rewrite (IH ds (times S P)); auto using (times_on G), (add_on _ _ _ _ G); [|lia].
  rewrite <- (add_assoc _ _ _ _ G) by auto using (times_on G). f_equal. rewrite (times_add G), (times_mul G) by auto. do 2 f_equal. ring.
Qed.
(* two passes, R times in between *)
Theorem comb_ok n R rows ds P : on P -> table_ok n (R * R) rows P -> (length ds <= 2 * length rows)%nat -> Forall (fun d => - n <= d <= n) ds ->
  sum rows (evens ds) (times R (sum rows (odds ds) neutral)) = times (value R ds) P.
Proof.
  intros HP HT L D. pose proof (split_length ds) as [LE LO]. apply split_forall in D as [DE DO].
  rewrite (sum_ok n (R * R) rows (odds ds) P neutral), (neutral_l G) by (auto using (neutral_on _ _ _ _ G), (times_on G); lia).
  rewrite (sum_ok n (R * R) rows (evens ds) P) by (auto using (times_on G); lia).
  rewrite (times_mul G), <- (times_add G), (value_split R ds) by auto. f_equal. ring.
Qed.

(* checking a table *)
Variable eqb : T -> T -> bool.
Hypothesis eqb_ok : forall P Q, eqb P Q = true -> P = Q.
Fixpoint check_row (row : list T) (P Q : T) : bool := match row with [] => true | e :: row => eqb e Q && check_row row P (add Q P) end.
Fixpoint check_table (n S : Z) (rows : list (list T)) (P : T) : bool :=
  match rows with [] => true | row :: rows => (Z.of_nat (length row) =? n) && check_row row P P && check_table n S rows (times S P) end.
Lemma check_row_ok row P : on P -> forall k, check_row row P (times k P) = true ->
  forall i, (i < length row)%nat -> nth i row neutral = times (k + Z.of_nat i) P.
Proof.
  intros H. induction row as [|e row IH]; cbn [check_row length]; intros k C i L; [lia|]. apply andb_prop in C as [E C]. apply eqb_ok in E.
  destruct i as [|i]; cbn [nth]; [now rewrite Z.add_0_r|].
  rewrite (IH (k + 1)); [f_equal; lia| |lia]. now rewrite (times_add G).
Qed.
Theorem check_table_ok n S rows : forall P, on P -> check_table n S rows P = true -> table_ok n S rows P.
Proof.
  induction rows as [|row rows IH]; cbn [check_table table_ok]; intros P H C; auto. apply andb_prop in C as [C C2]. apply andb_prop in C as [L C].
  apply Z.eqb_eq in L. split; [|apply IH; auto; now apply (times_on G)]. intros j J. rewrite (check_row_ok row P H 1 C) by lia. f_equal. lia.
Qed.
End Comb.

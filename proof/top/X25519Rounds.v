(* The program's ladder is RFC 7748's: each round is the RFC's, whose last swap does nothing because clamped scalars are even. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import stmt.Contract spec.Moduli spec.Rfc7748 core.Act curve.Fermat curve.Ladder25519 curve.LadderStep curve.LadderMod.
From Carrychain Require Import top.ActFacts top.X25519Words top.X25519Acts.
From Carrychain Require spec.Fe25519 spec.Field.
Import ListNotations.
Open Scope Z_scope.

Section Rounds.
Variables (m k u : Z).
Definition bit_of (n : nat) : Z := Z.land (Z.shiftr k (Z.of_nat n)) 1.
Definition points (v : nat -> Z) : state :=
  (v Fe25519.Ladder.x2, v Fe25519.Ladder.z2, v Fe25519.Ladder.x3, v Fe25519.Ladder.z3, v Name.previous).

(* the top n bits of the scalar's words are what is left of k; s is the RFC's state before its round n - 1 *)
Definition follows (n : nat) (v : nat -> Z) (s : state) : Prop :=
  words_ok v /\ scalar v = 2 ^ (256 - Z.of_nat n) * (k mod 2 ^ Z.of_nat n) /\
  v Fe25519.Ladder.x1 = u /\ reduced (points v) = reduced s /\ v Name.previous = bit_of n.

Lemma next_low_bits n : k mod 2 ^ Z.of_nat (S n) = k mod 2 ^ Z.of_nat n + 2 ^ Z.of_nat n * bit_of n.
Proof.
  unfold bit_of. rewrite Ladder25519.land_1, Z.shiftr_div_pow2, Nat2Z.inj_succ, Z.pow_succ_r, (Z.mul_comm 2) by lia.
  apply Z.rem_mul_r; [apply Z.pow_nonzero; lia|reflexivity].
Qed.
Lemma round_follows n v s : (n < 255)%nat -> follows (S n) v s -> follows n (do_acts m X25519Acts.round v) (Rfc7748.round k u s n).
Proof.
  intros N (Wv & S & X1 & P & PR). unfold X25519Acts.round. rewrite !do_acts_app.
  destruct (shift_ok m v Wv) as (W1 & S1 & B1). cbv zeta in *. rewrite S, next_low_bits in S1, B1. pose proof (bit_01 k (Z.of_nat n)) as K.
  fold (bit_of n) in K.
  assert (E : 2 * (2 ^ (256 - Z.of_nat (Datatypes.S n)) * (k mod 2 ^ Z.of_nat n + 2 ^ Z.of_nat n * bit_of n)) =
    2 ^ 256 * bit_of n + 2 ^ (256 - Z.of_nat n) * (k mod 2 ^ Z.of_nat n)).
  { replace (256 - Z.of_nat n) with (Z.succ (256 - Z.of_nat (Datatypes.S n))) by lia. rewrite Z.pow_succ_r by lia.
    replace (2 ^ 256) with (2 * 2 ^ (256 - Z.of_nat (Datatypes.S n)) * 2 ^ Z.of_nat n); [ring|].
    rewrite <- Z.pow_succ_r, <- Z.pow_add_r by lia. f_equal. lia. }
  assert (R : 0 <= 2 ^ (256 - Z.of_nat n) * (k mod 2 ^ Z.of_nat n) < 2 ^ 256).
  { pose proof (Z.mod_pos_bound k (2 ^ Z.of_nat n) ltac:(apply Z.pow_pos_nonneg; lia)) as B.
    pose proof (Z.pow_pos_nonneg 2 (256 - Z.of_nat n) eq_refl ltac:(lia)).
    replace (2 ^ 256) with (2 ^ (256 - Z.of_nat n) * 2 ^ Z.of_nat n) by (rewrite <- Z.pow_add_r by lia; f_equal; lia). nia. }
  rewrite E in S1, B1. rewrite (Z.mul_comm (2 ^ 256)), Z.add_comm in S1, B1. rewrite Z_mod_plus_full, Z.mod_small in S1 by exact R.
  rewrite Z.div_add, Z.div_small, Z.add_0_l in B1 by (exact R || discriminate). clear E R S N.
  assert (P1 : points (do_acts m shift v) = points v) by (unfold points; now rewrite !(kept m) by reflexivity).
  assert (X1' : do_acts m shift v Fe25519.Ladder.x1 = u) by (now rewrite (kept m) by reflexivity). rewrite <- P1 in P.
  assert (PR' : do_acts m shift v Name.previous = bit_of (Datatypes.S n)) by (now rewrite (kept m) by reflexivity). clear X1 PR P1 Wv.
  revert W1 S1 B1 P X1' PR'. generalize (do_acts m shift v). clear v. intros v W S B P X1 PR.
  set (c := do_acts m [_; _] v).
  assert (C : c Fe25519.Ladder.choice = Z.lxor (v Name.previous) (bit_of n)).
  { transitivity (v Name.previous + v Name.bit - 2 * v Name.previous * v Name.bit); [reflexivity|].
    rewrite B, PR. destruct K as [-> | ->], (bit_01 k (Z.of_nat (Datatypes.S n)) : bit_of _ = 0 \/ bit_of _ = 1) as [-> | ->]; reflexivity. }
  assert (Q : Rfc7748.round k u s n = Rfc7748.round k u (points v) n).
  { rewrite (round_mod k u s (points v) n) by (symmetry; exact P). symmetry. apply round_mod. reflexivity. }
  unfold follows. rewrite Q. clear Q P s. unfold ladder_step.
  assert (L : let w := do_acts m (lets Fe25519.Ladder.step_choice) c in
    (Rfc7748.round k u (points v) n =
    (w Fe25519.Ladder.x2 mod p25519, w Fe25519.Ladder.z2 mod p25519, w Fe25519.Ladder.x3 mod p25519, w Fe25519.Ladder.z3 mod p25519, bit_of n))
    /\ w Fe25519.Ladder.x1 = u).
  { cbv zeta. rewrite do_lets. assert (C01 : c Fe25519.Ladder.choice = 0 \/ c Fe25519.Ladder.choice = 1).
    { rewrite C, PR. destruct K as [-> | ->], (bit_01 k (Z.of_nat (Datatypes.S n)) : bit_of _ = 0 \/ bit_of _ = 1) as [-> | ->]; cbn; tauto. }
    destruct (step_choice_is_rfc7748 c C01) as [T T1]. cbv zeta in *.
    change (c 0%nat) with (v Fe25519.Ladder.x1) in *. change (c 1%nat) with (v Fe25519.Ladder.x2) in *.
    change (c 2%nat) with (v Fe25519.Ladder.z2) in *.
    change (c 3%nat) with (v Fe25519.Ladder.x3) in *. change (c 4%nat) with (v Fe25519.Ladder.z3) in *. rewrite X1 in T, T1. split; [|exact T1].
    unfold Rfc7748.round, points. fold (bit_of n). rewrite <- C. apply f_equal2; [|reflexivity] || idtac.
    unfold swapped, cswap. destruct C01 as [E | E]; rewrite E in *; cbn [Z.eqb Pos.eqb] in *; now rewrite T. }
  assert (BW : do_acts m (lets Fe25519.Ladder.step_choice) c Name.previous = bit_of n) by (rewrite kept by reflexivity; exact B).
  assert (SW : forall i, In i [Name.k0; Name.k1; Name.k2; Name.k3] -> do_acts m (lets Fe25519.Ladder.step_choice) c i = v i).
  { intros i I. cbn [In] in I. destruct I as [<-|[<-|[<-|[<-|[]]]]]; rewrite kept by reflexivity; reflexivity. }
  revert L BW SW. cbv zeta. generalize (do_acts m (lets Fe25519.Ladder.step_choice) c). clear c C. intros w [L X] BW SW.
  unfold words_ok, scalar in *. rewrite !SW by (cbn; tauto). split; [exact W|]. split; [exact S|]. split; [exact X|]. split; [|exact BW].
  rewrite L. unfold points, reduced. rewrite BW. change p25519 with p. now rewrite !Zmod_mod.
Qed.
Lemma rounds_follow n v s : (n <= 255)%nat -> follows n v s ->
  follows 0 (Nat.iter n (do_acts m X25519Acts.round) v) (fold_left (Rfc7748.round k u) (rev (seq 0 n)) s).
Proof.
  revert v s. induction n as [|n IH]; intros v s N F; [exact F|]. rewrite seq_S, rev_app_distr, <- iter_after. cbn [rev app fold_left Nat.add].
  apply IH; [lia|]. apply round_follows; [lia|exact F].
Qed.

Lemma inv_mod x : Field.inv p25519 (x mod p25519) mod p25519 = Field.inv p25519 x mod p25519.
Proof. unfold Field.inv. rewrite !pow_ok by (discriminate || reflexivity). symmetry. apply Zpow_facts.Zpower_mod. reflexivity. Qed.
Theorem rounds_ok v : 0 <= k < 2 ^ 255 -> k mod 2 = 0 -> words_ok v -> scalar v = 2 * k -> v Fe25519.Ladder.x1 = u ->
  points v = (1, 0, u, 1, 0) -> let w := Nat.iter 255 (do_acts m X25519Acts.round) v in
  ladder k u = (w Fe25519.Ladder.x2 * Field.inv p25519 (w Fe25519.Ladder.z2 mod p25519)) mod p25519.
Proof.
  intros K E W S X P w. assert (F : follows 255 v (1, 0, u, 1, 0)).
  { split; [exact W|]. split; [|split; [exact X|split; [now rewrite P|]]].
    - rewrite S. change (256 - Z.of_nat 255) with 1. change (Z.of_nat 255) with 255. rewrite Z.mod_small by exact K. reflexivity.
    - injection P as _ _ _ _ ->. unfold bit_of. change (Z.of_nat 255) with 255.
      rewrite Z.shiftr_div_pow2, Z.div_small by (exact K || discriminate). reflexivity. }
  apply (rounds_follow 255 v _ (le_n _)) in F. fold w in F. clearbody w. destruct F as (_ & _ & _ & R & B).
  unfold ladder, bits. destruct (fold_left _ _ _) as [[[[a b] c] d] swap]. unfold points, reduced in R.
  assert (B0 : bit_of 0 = 0) by (unfold bit_of; rewrite Ladder25519.land_1; exact E). rewrite B, B0 in R. injection R as A Z2 _ _ <-.
  cbn [swapped cswap Z.eqb]. unfold Field.mul. rewrite Zmult_mod, <- inv_mod. unfold p in *. rewrite <- A, <- Z2, <- Zmult_mod. reflexivity.
Qed.
End Rounds.

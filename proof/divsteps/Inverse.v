(* Inversion by divsteps: (u, v) starts from (0, 1) and follows (f, g), doubled where they are halved, so that after N steps
     x u = 2^N f and x v = 2^N g modulo p.
   When g = 0 then f is 1 or -1, if p is prime and x is not 0, and f u / 2^N is the inverse of x; if x = 0 then u = 0. *)
From Coq Require Import ZArith List Bool Lia Znumtheory.
From Carrychain Require Import divsteps.Divstep divsteps.Bound.
Open Scope Z_scope.

Definition divstep_u (s : (Z * Z * Z) * (Z * Z)) : (Z * Z * Z) * (Z * Z) := let '((t, f, g), (u, v)) := s in
  (divstep (t, f, g), if (0 <=? t) && Z.odd g then (2 * v, v - u) else (2 * u, v + (g mod 2) * u)).
Fixpoint divsteps_u (n : nat) (s : (Z * Z * Z) * (Z * Z)) := match n with O => s | S n => divstep_u (divsteps_u n s) end.
Lemma divsteps_u_fst n s : fst (divsteps_u n s) = divsteps n (fst s).
Proof. induction n as [|n IH]; cbn [divsteps_u divsteps]; auto. rewrite <- IH. destruct (divsteps_u n s) as [[[t f] g] [u v]]. reflexivity. Qed.
Section P.
Variables p x : Z.
Definition combination (n : nat) (s : (Z * Z * Z) * (Z * Z)) := let '((t, f, g), (u, v)) := s in
  Z.odd f = true /\ (exists a, 2 ^ Z.of_nat n * f = p * a + x * u) /\ (exists a, 2 ^ Z.of_nat n * g = p * a + x * v) /\
  (forall d, (d | f) -> (d | g) -> (d | p) /\ (d | x)).
Lemma combination_step n s : combination n s -> combination (S n) (divstep_u s).
Proof.
  destruct s as [[[t f] g] [u v]]. intros (O & (a & A) & (b & B) & G). unfold divstep_u, divstep.
  destruct ((0 <=? t) && Z.odd g) eqn:E.
  - apply andb_prop in E as [_ Og]. assert (HH : exists h, g - f = 2 * h). { apply Z.odd_spec in O as [y ->]. apply Z.odd_spec in Og as [z ->].
    exists (z - y). ring. }
    destruct HH as [h HH]. rewrite HH, half. unfold combination. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. set (T := 2 ^ Z.of_nat n) in *.
    clearbody T.
    split; [exact Og|]. split; [|split].
    + exists (2 * b). replace (2 * T * g) with (2 * (T * g)) by ring. rewrite B. ring.
    + exists (b - a). replace (2 * T * h) with (T * g - T * f) by (rewrite <- Z.mul_sub_distr_l, HH; ring). rewrite A, B. ring.
    + intros d D1 D2. apply G; [|exact D1]. replace f with (g - 2 * h) by lia. apply Z.divide_sub_r; [exact D1|]. apply Z.divide_mul_r, D2.
  - destruct (odd_half f g O) as [h HH]. rewrite HH, half. unfold combination. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
    set (T := 2 ^ Z.of_nat n) in *. clearbody T.
    split; [exact O|]. split; [|split].
    + exists (2 * a). replace (2 * T * f) with (2 * (T * f)) by ring. rewrite A. ring.
    + exists (b + (g mod 2) * a). replace (2 * T * h) with (T * g + (g mod 2) * (T * f)) by (assert (HX : 2 * T * h = T * (2 * h)) by ring;
        rewrite HX, <- HH; ring). rewrite A, B. ring.
    + intros d D1 D2. apply G; [exact D1|]. replace g with (2 * h - (g mod 2) * f) by lia. apply Z.divide_sub_r; apply Z.divide_mul_r; auto.
Qed.
Theorem inverse_ok N : Z.odd p = true -> 0 < p -> 0 <= x <= p -> rel_prime x p -> snd (divsteps N (0, p, x)) = 0 ->
  let '((_, f, g), (u, _)) := divsteps_u N ((0, p, x), (0, 1)) in g = 0 /\ (f = 1 \/ f = -1) /\ (x * u) mod p = (f * 2 ^ Z.of_nat N) mod p.
Proof.
  intros O PP XP RP Z0. assert (I : combination N (divsteps_u N ((0, p, x), (0, 1)))).
  { clear Z0. induction N as [|N IH]; cbn [divsteps_u]; [|apply combination_step, IH]. unfold combination. split; [exact O|].
    split; [exists 1; change (2 ^ Z.of_nat 0) with 1; ring|]. split; [exists 0; change (2 ^ Z.of_nat 0) with 1; ring|]. auto. }
  pose proof (divsteps_u_fst N ((0, p, x), (0, 1))) as F. cbn [fst] in F. destruct (divsteps_u N _) as [[[t f] g] [u v]]. cbn [fst] in F.
  rewrite <- F in Z0. cbn [snd] in Z0. subst g.
  destruct I as (Of & (a & A) & _ & G). split; [reflexivity|]. split.
  - destruct (G f (Z.divide_refl f) (Z.divide_0_r f)) as [D1 D2]. destruct RP as [_ _ RP]. pose proof (RP f D2 D1) as D. apply Z.divide_1_r in D.
    exact D.
  - replace (f * 2 ^ Z.of_nat N) with (x * u + a * p) by lia. rewrite Z.mod_add; [reflexivity|lia].
Qed.
End P.

Lemma zero_stays p N : let '((_, f, g), (u, _)) := divsteps_u N ((0, p, 0), (0, 1)) in f = p /\ g = 0 /\ u = 0.
Proof.
  induction N as [|N IH]; cbn [divsteps_u]; auto. destruct (divsteps_u N _) as [[[t f] g] [u v]]. destruct IH as (-> & -> & ->).
  unfold divstep_u, divstep. rewrite !andb_false_r. auto.
Qed.

(* after N divsteps g = 0; f is 1 or -1 and x (f u) = 2^N modulo p; for x = 0, f = p and u = 0 *)
Definition inverts (N : nat) (p x : Z) : Prop := let '((_, f, g), (u, _)) := divsteps_u N ((0, p, x), (0, 1)) in
  g = 0 /\ if x =? 0 then f = p /\ u = 0 else (f = 1 \/ f = -1) /\ (x * (f * u)) mod p = 2 ^ Z.of_nat N mod p.
Lemma inverts_if N p x : prime p -> Z.odd p = true -> 0 <= x < p -> snd (divsteps N (0, p, x)) = 0 -> inverts N p x.
Proof.
  intros P O X E. unfold inverts. destruct (Z.eqb_spec x 0) as [->|NZ].
  - pose proof (zero_stays p N) as Z0. destruct (divsteps_u N _) as [[[t f] g] [u v]]. tauto.
  - pose proof (inverse_ok p x N O) as I. destruct (divsteps_u N _) as [[[t f] g] [u v]]. destruct I as (G & F & M); auto; try lia.
    { apply rel_prime_le_prime; auto. lia. }
    split; [exact G|]. split; [exact F|]. replace (x * (f * u)) with (f * (x * u)) by ring. rewrite <- Zmult_mod_idemp_r, M, Zmult_mod_idemp_r.
    f_equal. destruct F as [->| ->]; ring.
Qed.
Lemma at_least a N s : (a <= N)%nat -> snd (divsteps a s) = 0 -> snd (divsteps N s) = 0.
Proof. intros L E. replace N with (N - a + a)%nat by lia. now apply divsteps_end. Qed.
Theorem inverse_590 N p x : prime p -> Z.odd p = true -> p < 2 ^ 256 -> 0 <= x < p -> (590 <= N)%nat -> inverts N p x.
Proof. intros P O B X L. apply inverts_if; auto. apply (at_least 590); auto. apply divsteps_590_256; auto; lia. Qed.
Theorem inverse_588 N p x : prime p -> Z.odd p = true -> p < 2 ^ 255 -> 0 <= x < p -> (588 <= N)%nat -> inverts N p x.
Proof. intros P O B X L. apply inverts_if; auto. apply (at_least 588); auto. apply divsteps_588_255; auto; lia. Qed.

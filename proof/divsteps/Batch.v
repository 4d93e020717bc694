(* Many divsteps at once: n of them are a matrix of integers, which the low n bits of f and g and theta determine, divided by 2^n. The matrix takes
   (u, v) along; the absolute values of a row add up to at most 2^n. *)
From Coq Require Import ZArith Bool Lia.
From Carrychain Require Import divsteps.Divstep divsteps.Inverse.
Open Scope Z_scope.

Definition matrix := (Z * Z * Z * Z)%type.
Definition divstep_m (s : (Z * Z * Z) * matrix) : (Z * Z * Z) * matrix := let '((t, f, g), (a, b, c, d)) := s in
  (divstep (t, f, g), if (0 <=? t) && Z.odd g then (2 * c, 2 * d, c - a, d - b) else (2 * a, 2 * b, c + (g mod 2) * a, d + (g mod 2) * b)).
Fixpoint divsteps_m (n : nat) (s : (Z * Z * Z) * matrix) := match n with O => s | S n => divstep_m (divsteps_m n s) end.
(* theta and the matrix after n divsteps *)
Definition batch (n : nat) (t f g : Z) : Z * matrix := let '((t, _, _), m) := divsteps_m n ((t, f, g), (1, 0, 0, 1)) in (t, m).

Lemma divsteps_m_fst n s : fst (divsteps_m n s) = divsteps n (fst s).
Proof.
  induction n as [|n IH]; cbn [divsteps_m divsteps]; auto. rewrite <- IH. destruct (divsteps_m n s) as [[[t f] g] [[[a b] c] d]]. reflexivity.
Qed.

(* f and g enter only by their low bits *)
Lemma half_add x y : (x + 2 * y) / 2 = x / 2 + y. Proof. rewrite Z.mul_comm. now apply Z.div_add. Qed.
Lemma low_bits k : forall n t f g f0 g0, (k <= n)%nat -> (2 ^ Z.of_nat n | f - f0) -> (2 ^ Z.of_nat n | g - g0) ->
  let '((t', f', g'), m) := divsteps_m k ((t, f, g), (1, 0, 0, 1)) in let '((t0, f0', g0'), m0) := divsteps_m k ((t, f0, g0), (1, 0, 0, 1)) in
  t' = t0 /\ m = m0 /\ (2 ^ Z.of_nat (n - k) | f' - f0') /\ (2 ^ Z.of_nat (n - k) | g' - g0').
Proof.
  induction k as [|k IH]; intros n t f g f0 g0 L F G; cbn [divsteps_m]; [rewrite Nat.sub_0_r; auto|].
  specialize (IH n t f g f0 g0 ltac:(lia) F G). destruct (divsteps_m k ((t, f, g), (1, 0, 0, 1))) as [[[t' f'] g'] [[[a b] c] d]].
  destruct (divsteps_m k ((t, f0, g0), (1, 0, 0, 1))) as [[[t0 f0'] g0'] m0]. destruct IH as (-> & <- & [x X] & [y Y]).
  assert (E : 2 ^ Z.of_nat (n - k) = 2 * 2 ^ Z.of_nat (n - S k)) by (rewrite <- Z.pow_succ_r, <- Nat2Z.inj_succ by lia; do 2 f_equal; lia).
  rewrite E in X, Y. set (M := 2 ^ Z.of_nat (n - S k)) in *. clearbody M.
  assert (F' : f' = f0' + 2 * (M * x)) by lia. assert (G' : g' = g0' + 2 * (M * y)) by lia. subst f' g'.
  unfold divstep_m, divstep. rewrite !Zmod_odd, Z.odd_add_mul_2. set (e := if Z.odd g0' then 1 else 0). destruct ((0 <=? t0) && Z.odd g0').
  - repeat split; [exists (2 * y); ring|exists (y - x)].
    replace (g0' + 2 * (M * y) - (f0' + 2 * (M * x))) with (g0' - f0' + 2 * (M * (y - x))) by ring. rewrite half_add. ring.
  - repeat split; [exists (2 * x); ring|exists (y + e * x)].
    replace (g0' + 2 * (M * y) + e * (f0' + 2 * (M * x))) with (g0' + e * f0' + 2 * (M * (y + e * x))) by ring. rewrite half_add. ring.
Qed.

(* what the matrix does *)
Lemma matrix_ok n t f g u v : Z.odd f = true ->
  let '((t', f', g'), (a, b, c, d)) := divsteps_m n ((t, f, g), (1, 0, 0, 1)) in
  Z.odd f' = true /\ 2 ^ Z.of_nat n * f' = a * f + b * g /\ 2 ^ Z.of_nat n * g' = c * f + d * g /\
  divsteps_u n ((t, f, g), (u, v)) = ((t', f', g'), (a * u + b * v, c * u + d * v)) /\
  Z.abs a + Z.abs b <= 2 ^ Z.of_nat n /\ Z.abs c + Z.abs d <= 2 ^ Z.of_nat n.
Proof.
  intros O. induction n as [|n IH]; cbn [divsteps_m divsteps_u].
  { change (2 ^ Z.of_nat 0) with 1. split; [exact O|]. split; [ring|]. split; [ring|]. split; [f_equal; f_equal; ring|]. now split. }
  destruct (divsteps_m n ((t, f, g), (1, 0, 0, 1))) as [[[t' f'] g'] [[[a b] c] d]]. destruct IH as (O' & F & G & -> & AB & CD). unfold divstep_m, divstep_u, divstep.
  rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. set (T := 2 ^ Z.of_nat n) in *. clearbody T.
  destruct ((0 <=? t') && Z.odd g') eqn:E.
  - apply andb_prop in E as [_ Og]. destruct (odd_half (- f') g') as [h H].
    { now rewrite Z.odd_opp. }
    rewrite Zmod_odd, Og in H. replace (g' - f') with (2 * h) by lia. rewrite half. split; [exact Og|]. split; [lia|]. split.
    { replace (2 * T * h) with (T * (2 * h)) by ring. replace (2 * h) with (g' - f') by lia. lia. }
    split; [f_equal; f_equal; ring|]. lia.
  - destruct (odd_half f' g' O') as [h H]. rewrite H, half. split; [exact O'|]. split; [lia|]. split.
    { replace (2 * T * h) with (T * (2 * h)) by ring. rewrite <- H. replace (T * (g' + (g' mod 2) * f')) with (T * g' + (g' mod 2) * (T * f')) by ring.
      rewrite F, G. ring. }
    split; [f_equal; f_equal; ring|]. rewrite Zmod_odd. destruct (Z.odd g'); lia.
Qed.

Theorem batch_ok n t f g f0 g0 u v : Z.odd f = true -> (2 ^ Z.of_nat n | f - f0) -> (2 ^ Z.of_nat n | g - g0) ->
  let '(t', (a, b, c, d)) := batch n t f0 g0 in exists f' g',
  divsteps_u n ((t, f, g), (u, v)) = ((t', f', g'), (a * u + b * v, c * u + d * v)) /\
  a * f + b * g = 2 ^ Z.of_nat n * f' /\ c * f + d * g = 2 ^ Z.of_nat n * g' /\
  Z.abs a + Z.abs b <= 2 ^ Z.of_nat n /\ Z.abs c + Z.abs d <= 2 ^ Z.of_nat n.
Proof.
  intros O F G. pose proof (low_bits n n t f g f0 g0 (le_n n) F G) as L. pose proof (matrix_ok n t f g u v O) as M. unfold batch.
  destruct (divsteps_m n ((t, f, g), (1, 0, 0, 1))) as [[[t1 f1] g1] [[[a b] c] d]], (divsteps_m n ((t, f0, g0), (1, 0, 0, 1))) as [[[t2 f2] g2] m].
  destruct L as (-> & <- & _). exists f1, g1. repeat split; try tauto; symmetry; tauto.
Qed.
(* batches follow each other *)
Theorem divsteps_u_app m n s : divsteps_u (m + n) s = divsteps_u m (divsteps_u n s).
Proof. induction m as [|m IH]; cbn [Nat.add divsteps_u]; [|rewrite IH]; reflexivity. Qed.

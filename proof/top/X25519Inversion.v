(* Batches of division steps, 588 or more, and a factor 2^-N at the start give the inverse, with the sign of f. *)
From Coq Require Import ZArith List Bool Lia Znumtheory.
From Carrychain Require Import stmt.Contract spec.Moduli spec.Field core.Act curve.Primes divsteps.Divstep divsteps.Inverse divsteps.Batch
  divsteps.FieldInverse.
From Carrychain Require Import top.ActFacts top.X25519Divsteps top.X25519Batch top.X25519Acts.
Import ListNotations.
Open Scope Z_scope.

(* what starts k times as large stays it *)
Lemma divsteps_u_scale N t f g k u v : Z.odd f = true ->
  divsteps_u N ((t, f, g), (k * u, k * v)) = let '(s, (u', v')) := divsteps_u N ((t, f, g), (u, v)) in (s, (k * u', k * v')).
Proof.
  intros O. pose proof (matrix_ok N t f g u v O) as M. pose proof (matrix_ok N t f g (k * u) (k * v) O) as M'.
  destruct (divsteps_m N _) as [[[t' f'] g'] [[[a b] c] d]]. destruct M as (_ & _ & _ & -> & _). destruct M' as (_ & _ & _ & -> & _).
  repeat apply f_equal2; ring || reflexivity.
Qed.

Section Inversion.
Variables (m p x : Z).
Hypotheses (P : prime p) (P2 : 2 < p) (O : Z.odd p = true) (B : p < 2 ^ 255) (X : 0 <= x < p).

Lemma batches_ok n v u e : (n <= 100)%nat -> stands_for v ((0, p, x), (u, e)) ->
  stands_for (Nat.iter n (do_acts m batch) v) (divsteps_u (60 * n) ((0, p, x), (u, e))).
Proof.
  intros N H. induction n as [|n IH]; [exact H|]. specialize (IH ltac:(lia)).
  assert (I : within (2 ^ 255 - 1) 0 (0, p, x)) by (unfold within; lia). apply (divsteps_within _ _ (60 * n)) in I.
  pose proof (matrix_ok (60 * n) 0 p x u e O) as M. pose proof (divsteps_u_fst (60 * n) ((0, p, x), (u, e))) as F. cbn [fst] in F.
  replace (60 * S n)%nat with (60 + 60 * n)%nat by lia. rewrite divsteps_u_app.
  destruct (divsteps_m (60 * n) _) as [[[t f] g] [[[a b] c] d]]. destruct M as (Of & _ & _ & E & _). rewrite E in *. cbn [fst] in F.
  rewrite <- F in I.
  cbn [Nat.iter nat_rect]. apply batch_ok; [unfold within in *; lia|exact Of|exact IH].
Qed.

Variables (n : nat) (k : Z).
Hypotheses (L : (588 <= 60 * n)%nat) (U : (n <= 100)%nat) (K : (k * 2 ^ Z.of_nat (60 * n)) mod p = 1).
Theorem inverse_found v : stands_for v ((0, p, x), (0, k)) -> let w := Nat.iter n (do_acts m batch) v in
  (w Name.d + w Name.f / 2 ^ 255 * (0 - w Name.d - w Name.d)) mod p = inv p x mod p.
Proof.
  intros S w. replace (0, k) with (k * 0, k * 1) in S by (f_equal; ring). apply (batches_ok n v _ _ U) in S. fold w in S. clearbody w.
  pose proof (inverse_588 (60 * n) p x P O B X L) as I. pose proof (inverse_is_field (60 * n) p x) as R. rewrite divsteps_u_scale in S by exact O.
  specialize (fun r => R r P P2 X I). unfold inverts in I. destruct (divsteps_u (60 * n) _) as [[[t f] g] [u u']].
  destruct S as (_ & F & _ & D & _). apply R. clear R. rewrite D, F. set (T := 2 ^ Z.of_nat (60 * n)) in *. clearbody T.
  assert (E : forall y, (k * u * y * T) mod p = (u * y) mod p).
  { intros y. replace (k * u * y * T) with (k * T * (u * y)) by ring. rewrite <- Zmult_mod_idemp_l, K. f_equal. ring. }
  destruct I as [_ I]. rewrite (sign_bit 256) by (destruct (x =? 0); lia). destruct (x =? 0).
  - destruct I as [-> ->]. f_equal. ring.
  - destruct I as [[-> | ->] _]; cbn [Z.ltb Z.compare].
    + replace (1 * u) with (u * 1) by ring. rewrite <- (E 1). f_equal. ring.
    + replace (-1 * u) with (u * -1) by ring. rewrite <- (E (-1)). f_equal. ring.
Qed.
End Inversion.

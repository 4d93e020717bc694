(* Squares modulo a prime p: Euler's criterion refutes, and for p = 5 mod 8 every v is y^2 or 2 y^2. *)
From Coq Require Import ZArith Znumtheory Lia.
From Carrychain Require Import curve.Algebra curve.PrimeField.
Open Scope Z_scope.

Section Squares.
Variable p : Z.
Hypotheses (P : prime p) (P2 : 2 < p).
Local Notation K := (GF p P P2).
Add Field K_field : (laws K).
Local Open Scope field_scope.
Local Notation "x ^ n" := (power p P P2 x n%Z).

Theorem not_square (x : K) h : (p = 2 * h + 1)%Z -> x ^ h <> 1 -> x <> 0 -> nonsquare x.
Proof.
  intros E N X r R. assert (r <> 0) by (intros ->; apply X; rewrite <- R; ring).
  apply N. rewrite <- R, power_mul, <- power_add by lia. replace (h + h)%Z with (p - 1)%Z by lia. now apply fermat.
Qed.

Variable m : Z.
Hypotheses (P5 : p = (8 * m - 3)%Z) (two : (2 : K) ^ (4 * m - 2) = - (1)).

Lemma sqrt_1 (x : K) : x * x = 1 -> x = 1 \/ x = - (1).
Proof. intros H. apply sqr_eq. rewrite H. ring. Qed.
Lemma root (w : K) : w ^ (4 * m - 2) = 1 -> exists y, y * y = w.
Proof.
  intros H. assert (M : (1 <= m)%Z) by lia. destruct (sqrt_1 (w ^ (2 * m - 1))) as [E|E].
  - rewrite <- power_add by lia. rewrite <- H. f_equal. lia.
  - exists (w ^ m). rewrite <- power_add by lia. replace (m + m)%Z with ((2 * m - 1) + 1)%Z by lia. rewrite power_add, power_1, E by lia. ring.
  - exists (w ^ m * 2 ^ (2 * m - 1)).
    transitivity ((w ^ m * w ^ m) * (2 ^ (2 * m - 1) * 2 ^ (2 * m - 1))); [ring|]. rewrite <- !power_add by lia.
    replace (m + m)%Z with ((2 * m - 1) + 1)%Z by lia. replace (2 * m - 1 + (2 * m - 1))%Z with (4 * m - 2)%Z by lia.
    rewrite power_add, power_1, E, two by lia. ring.
Qed.
Theorem square_or_twice (v : K) : exists y, y * y = v \/ 2 * (y * y) = v.
Proof.
  destruct (eq_dec v 0) as [->|N]; [exists 0; left; ring|].
  assert (T : (2 : K) <> 0).
  { intros E. assert (O : (- (1) : K) = 0).
    { rewrite <- two. replace (4 * m - 2)%Z with (1 + (4 * m - 3))%Z by lia. rewrite power_add, power_1, E by lia. ring. }
    apply (one_neq_0 K). apply opp_0, O. }
  destruct (sqrt_1 (v ^ (4 * m - 2))) as [E|E].
  - rewrite <- power_add by lia. replace (4 * m - 2 + (4 * m - 2))%Z with (p - 1)%Z by lia. now apply fermat.
  - destruct (root v E) as [y Y]. eauto.
  - destruct (root (v / 2)) as [y Y]; [|exists y; right; rewrite Y; field; exact T].
    assert (V : v = v / 2 * 2) by (field; exact T). rewrite V, power_mul, two in E by lia.
    transitivity (- (((v / 2) ^ (4 * m - 2)) * - (1))); [ring|rewrite E; ring].
Qed.
End Squares.

(* The division step of Bernstein and Yang in its half-delta form, theta = delta - 1/2 in place of delta:
     (theta, f, g) -> (-theta, g, (g - f) / 2)              if theta >= 0 and g is odd
                      (theta + 1, f, (g + (g mod 2) f) / 2) otherwise
   f is odd throughout, so that every division is exact. *)
From Coq Require Import ZArith Bool Lia.
Open Scope Z_scope.

Definition divstep (s : Z * Z * Z) : Z * Z * Z := let '(t, f, g) := s in
  if (0 <=? t) && Z.odd g then (- t, g, (g - f) / 2) else (t + 1, f, (g + (g mod 2) * f) / 2).
Fixpoint divsteps (n : nat) (s : Z * Z * Z) := match n with O => s | S n => divstep (divsteps n s) end.

Lemma odd_half f g : Z.odd f = true -> exists h, g + (g mod 2) * f = 2 * h.
Proof.
  intros O. rewrite Zmod_odd. apply Z.odd_spec in O as [x ->]. destruct (Z.odd g) eqn:E.
  - apply Z.odd_spec in E as [y ->]. exists (x + y + 1). ring.
  - rewrite <- Z.negb_even in E. apply negb_false_iff, Z.even_spec in E as [y ->]. exists y. ring.
Qed.
Lemma half h : 2 * h / 2 = h. Proof. rewrite Z.mul_comm. apply Z.div_mul. discriminate. Qed.
(* g = 0 is the end *)
Lemma divsteps_end m n s : snd (divsteps n s) = 0 -> snd (divsteps (m + n) s) = 0.
Proof.
  intros E. induction m as [|m IH]; [exact E|]. cbn [Nat.add divsteps]. destruct (divsteps (m + n) s) as [[t f] g]. cbn [snd] in IH. subst g.
  unfold divstep. rewrite andb_false_r. reflexivity.
Qed.

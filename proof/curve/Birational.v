(* The Montgomery curve v^2 = u^3 + A u^2 + u and the twisted Edwards curve -x^2 + y^2 = 1 + d x^2 y^2 with d = -(A - 2) / (A + 2) are one group:
     (u, v) -> (s u / v, (u - 1) / (u + 1)),   (x, y) -> ((1 + y) / (1 - y), s u / x),   s^2 = -(A + 2),
   with infinity <-> (0, 1). The formulas hold at (0, 0) <-> (0, -1), too, since 0 / 0 = 0 * inv 0 = 0. u + 1 is never 0. *)
From Coq Require Import ZArith.
From Carrychain Require Import curve.Algebra curve.Group.
From Carrychain Require curve.Montgomery curve.Edwards.

Section Birational.
Variable K : field.
Variables A d s i : K.
Add Field K_field : (laws K).
Local Open Scope field_scope.
Hypotheses (two : (2 : K) <> 0) (three : (3 : K) <> 0) (A2 : nonsquare (A * A - 4)) (d_nonsquare : nonsquare d) (i_i : i * i = - (1)).
Hypotheses (s_s : s * s = - (A + 2)) (d_A : d * (A + 2) = 2 - A).
Local Notation onM := (Montgomery.on_curve A 1). Local Notation onE := (Edwards.on_curve d).

Definition to_edwards (P : point K) : Edwards.point K :=
  match P with Infinity => Edwards.neutral | Affine u v => (s * u / v, (u - 1) / (u + 1)) end.
Definition to_montgomery (P : Edwards.point K) : point K :=
  let '(x, y) := P in if eq_dec y 1 then Infinity else let u := (1 + y) / (1 - y) in Affine u (s * u / x).

Lemma A2_0 : A * A - 4 <> 0. Proof. intros H. apply (A2 0). rewrite H. ring. Qed.
Lemma A_plus : A + 2 <> 0. Proof. intros H. apply A2_0. transitivity ((A + 2) * (A - 2)); [ring|rewrite H; ring]. Qed.
Lemma s_0 : s <> 0. Proof. intros H. apply A_plus, opp_0. rewrite <- s_s, H. ring. Qed.
Lemma d_is : d = (2 - A) / (A + 2). Proof. rewrite <- d_A. field. exact A_plus. Qed.
Lemma groupM : group onM (Montgomery.add A 1) Infinity Montgomery.opposite.
Proof. exact (Montgomery.group_law K A 1 two three (one_neq_0 K) A2_0). Qed.
Lemma groupE : group onE (Edwards.add d) Edwards.neutral Edwards.opposite.
Proof. exact (Edwards.group_law K d i two d_nonsquare i_i). Qed.

(* the equation as a rule to rewrite with *)
Lemma rule u v : onM (Affine u v) -> v * v = u * (u * u + A * u + 1). Proof. cbn. intros H. transitivity (1 * (v * v)); [ring|rewrite H; ring]. Qed.
Lemma quadratic_0 (u : K) : u * u + A * u + 1 <> 0.
Proof. intros H. apply (A2 (2 * u + A)). transitivity (4 * (u * u + A * u + 1) + (A * A - 4)); [ring|rewrite H; ring]. Qed.
Lemma u_plus_1 u v : onM (Affine u v) -> u + 1 <> 0.
Proof.
  intros H E. apply rule in H. assert (U : u = - (1)) by (apply sub_0; rewrite <- E; ring). apply (d_nonsquare (v / s)).
  transitivity (v * v / (s * s)); [field; exact s_0|]. rewrite H, s_s, d_is, U. field. split; [exact A_plus|]. apply opp_neq_0, A_plus.
Qed.
(* x without exceptions *)
Lemma x_total u v : onM (Affine u v) -> s * u / v = s * v / (u * u + A * u + 1).
Proof.
  intros H. apply rule in H. pose proof (quadratic_0 u) as Q. destruct (eq_dec v 0) as [->|N].
  - assert (u = 0) as ->. { destruct (mul_0 K u (u * u + A * u + 1)) as [|E]; auto; [rewrite <- H; ring|contradiction]. }
    rewrite !(Fdiv_def (laws K)). ring.
  - symmetry. apply div_eq; auto. transitivity (s * (u * (u * u + A * u + 1)) / v); [rewrite <- H|]; field; auto.
Qed.

Theorem to_edwards_on P : onM P -> onE (to_edwards P).
Proof.
  destruct P as [|u v]; cbn [to_edwards]; intros H; [apply (neutral_on _ _ _ _ groupE)|].
  pose proof (u_plus_1 u v H). pose proof (quadratic_0 u). pose proof A_plus. rewrite (x_total u v H). apply rule in H. cbn. rewrite d_is.
  field [H s_s]; auto.
Qed.
Ltac conditions := repeat match goal with |- _ /\ _ => split end; auto using A_plus.
(* both coordinates of a sum, as polynomial identities modulo the curve's equation *)
Ltac add_points HP HQ EP EQ HS := unfold Montgomery.third in *; cbn [to_edwards] in *;
  rewrite (x_total _ _ HS); rewrite (x_total _ _ HP) in *; rewrite ?(x_total _ _ HQ) in *;
  let US := fresh in pose proof (u_plus_1 _ _ HS) as US;
  let QS := fresh in match type of HS with onM (Affine ?u _) => pose proof (quadratic_0 u) as QS end;
  let N := fresh in let N' := fresh in destruct (Edwards.complete K d i two d_nonsquare i_i _ _ _ _ EP EQ) as [N N']; cbn [Edwards.add];
  apply rule in HP; apply rule in HQ; f_equal; apply (cross K); auto; rewrite d_is; clear N N' US QS HS EP EQ.

Theorem to_edwards_add P Q : onM P -> onM Q -> to_edwards (Montgomery.add A 1 P Q) = Edwards.add d (to_edwards P) (to_edwards Q).
Proof.
  intros HP HQ. pose proof (to_edwards_on P HP) as EP. pose proof (to_edwards_on Q HQ) as EQ. pose proof (add_on _ _ _ _ groupM P Q HP HQ) as HS.
  destruct P as [|u1 v1]; [cbn [Montgomery.add]; now rewrite (neutral_l groupE)|].
  destruct Q as [|u2 v2]; [cbn [Montgomery.add]; now rewrite (add_neutral _ _ _ _ groupE)|].
  pose proof A_plus. pose proof (quadratic_0 u1). pose proof (quadratic_0 u2). pose proof (u_plus_1 _ _ HP). pose proof (u_plus_1 _ _ HQ).
  cbn [Montgomery.add] in *. destruct (eq_dec u1 u2) as [U|U].
  - subst u2. destruct (eq_dec v1 (- v2)) as [V|V].
    + (* opposite points *)
      subst v1. replace (to_edwards (Affine u1 (- v2))) with (Edwards.opposite (to_edwards (Affine u1 v2))); [now rewrite (inverse_l groupE)|].
      cbn [to_edwards Edwards.opposite]. f_equal. rewrite (x_total _ _ HQ), (x_total _ _ HP). field. auto.
    + (* the same point, not of order 2 *)
      assert (v1 = v2) as <-.
      { destruct (sqr_eq K v1 v2) as [|E]; auto; [|contradiction]. apply rule in HP, HQ. now rewrite HP, HQ. }
      assert (V0 : v1 <> 0) by (intros E; apply V; rewrite E; ring). add_points HP HQ EP EQ HS; field [HP s_s]; conditions.
  - assert (U' : u2 - u1 <> 0) by (apply sub_neq_0; auto). add_points HP HQ EP EQ HS; field [HP HQ s_s]; conditions.
Qed.

(* y = 1 and y = -1 only where x = 0, and conversely *)
Lemma x_zero x y : onE (x, y) -> y * y = 1 <-> x = 0.
Proof.
  intros H. apply Edwards.rule in H. assert (E : (1 + d) * (x * x) * (y * y) - x * x * (y * y - 1) = y * y - 1).
  { transitivity (d * (x * x) * (y * y) + x * x); [ring|rewrite H; ring]. }
  split; intros Z.
  - rewrite Z in E. apply sqr_0. destruct (mul_0 K (1 + d) (x * x)) as [D|]; auto.
    + transitivity ((1 + d) * (x * x) * 1 - x * x * (1 - 1)); [ring|rewrite E; ring].
    + destruct (d_nonsquare i). rewrite i_i. apply sub_0, opp_0. rewrite <- D. ring.
  - rewrite Z in E. apply sub_0. rewrite <- E. ring.
Qed.
Theorem to_montgomery_on P : onE P -> onM (to_montgomery P).
Proof.
  destruct P as [x y]. unfold to_montgomery. destruct (eq_dec y 1) as [|N]; [exact (fun _ => I)|]. intros H.
  assert (N1 : 1 - y <> 0) by (apply sub_neq_0; auto). pose proof (x_zero x y H) as Z. apply Edwards.rule in H. destruct (eq_dec x 0) as [->|X].
  - assert (y = - (1)) as ->. { destruct (sqr_eq K y 1) as [|E]; auto; [|contradiction]. rewrite (proj2 Z eq_refl). ring. }
    cbn. rewrite !(Fdiv_def (laws K)). ring.
  - assert (H' : A * (x * x) * (y * y) = 2 * (x * x) * (y * y) - (y * y - x * x - 1) * (A + 2)).
    { rewrite <- H. transitivity (2 * (x * x) * (y * y) - (2 - A) * (x * x) * (y * y)); [ring|rewrite <- d_A; ring]. }
    cbn. field [H' s_s]. auto.
Qed.
Theorem to_edwards_inverse P : onE P -> to_edwards (to_montgomery P) = P.
Proof.
  destruct P as [x y]. unfold to_montgomery. intros H. pose proof (x_zero x y H) as Z. destruct (eq_dec y 1) as [->|N]; cbn [to_edwards].
  - rewrite (proj1 Z) by ring. reflexivity.
  - assert (N1 : 1 - y <> 0) by (apply sub_neq_0; auto). f_equal; [|field; split; auto].
    + destruct (eq_dec y (- (1))) as [->|M].
      * rewrite (proj1 Z) by ring. rewrite !(Fdiv_def (laws K)). ring.
      * assert (x <> 0). { intros E. apply Z in E. destruct (sqr_eq K y 1) as [|]; auto. rewrite E. ring. }
        assert (1 + y <> 0). { intros E. apply M. apply sub_0. rewrite <- E. ring. }
        pose proof s_0. field. auto.
    + intros E. apply two. transitivity (1 + y + (1 - y)); [ring|exact E].
Qed.
Theorem to_montgomery_inverse P : onM P -> to_montgomery (to_edwards P) = P.
Proof.
  destruct P as [|u v]; cbn [to_edwards to_montgomery Edwards.neutral]; intros H; [destruct (eq_dec 1 1); [auto|contradiction]|].
  pose proof (u_plus_1 _ _ H) as N. destruct (eq_dec ((u - 1) / (u + 1)) 1) as [E|Y].
  - destruct two. apply opp_0. transitivity ((u - 1) / (u + 1) * (u + 1) - (u + 1)); [field; exact N|rewrite E; ring].
  - assert (U : (1 + (u - 1) / (u + 1)) / (1 - (u - 1) / (u + 1)) = u) by (apply div_eq; [apply sub_neq_0; auto|field; exact N]). rewrite U. f_equal.
    destruct (eq_dec v 0) as [->|V].
    + apply rule in H. assert (u = 0) as ->; [|rewrite !(Fdiv_def (laws K)); ring].
      destruct (mul_0 K u (u * u + A * u + 1)) as [|E]; auto; [rewrite <- H; ring|now destruct (quadratic_0 u)].
    + assert (u <> 0) by (intros ->; apply rule in H; apply V, sqr_0; rewrite H; ring). pose proof s_0. field. auto.
Qed.

Theorem to_montgomery_add P Q : onE P -> onE Q -> to_montgomery (Edwards.add d P Q) = Montgomery.add A 1 (to_montgomery P) (to_montgomery Q).
Proof.
  intros HP HQ. pose proof (to_montgomery_on P HP). pose proof (to_montgomery_on Q HQ).
  rewrite <- (to_edwards_inverse P HP) at 1. rewrite <- (to_edwards_inverse Q HQ) at 1. rewrite <- to_edwards_add by auto.
  apply to_montgomery_inverse, (add_on _ _ _ _ groupM); auto.
Qed.
End Birational.

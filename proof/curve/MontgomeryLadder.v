(* x-only arithmetic on B y^2 = x^3 + A x^2 + x where A^2 - 4 is not a square, so that (0, 0) is the only point of order 2. (X : Z) stands for the
   point with x = X / Z, and (X : 0) for infinity. One step of the Montgomery ladder takes P, P + D to 2 P, 2 P + D, for every point D with
   x(D) <> 0, whatever P is: infinity and points of order 2 and 4 included. *)
From Carrychain Require Import curve.Algebra curve.Group.
From Carrychain Require Import curve.Montgomery.

Section Ladder.
Variable K : field.
Variables A B a24 : K.
Add Field K_field : (laws K).
Local Open Scope field_scope.
Hypotheses (two : (2 : K) <> 0) (three : (3 : K) <> 0) (B0 : B <> 0) (A2 : nonsquare (A * A - 4)) (A24 : 4 * a24 = A - 2).
Local Notation on := (on_curve A B). Local Notation "P (+) Q" := (add A B P Q) (at level 50).

Definition represents (P : point K) (X Z : K) : Prop := match P with Infinity => X <> 0 /\ Z = 0 | Affine x _ => Z <> 0 /\ X = x * Z end.

Definition double_x (X Z : K) : K := ((X + Z) * (X + Z)) * ((X - Z) * (X - Z)).
Definition double_z (X Z : K) : K := let AA := (X + Z) * (X + Z) in let E := AA - (X - Z) * (X - Z) in E * (AA + a24 * E).

Lemma A2_0 : A * A - 4 <> 0. Proof. intros H. apply (A2 0). rewrite H. ring. Qed.
Lemma law : group on (add A B) Infinity opposite. Proof. exact (group_law K A B two three B0 A2_0). Qed.
Lemma quadratic_0 (x : K) : x * x + A * x + 1 <> 0.
Proof. intros H. apply (A2 (2 * x + A)). transitivity (4 * (x * x + A * x + 1) + (A * A - 4)); [ring|rewrite H; ring]. Qed.
Lemma double_z_poly X Z : double_z X Z = 4 * X * Z * (X * X + A * X * Z + Z * Z).
Proof. unfold double_z. transitivity (4 * X * Z * (X * X + 2 * X * Z + Z * Z + 4 * a24 * X * Z)); [ring|rewrite A24; ring]. Qed.

Theorem double_ok P X Z : on P -> represents P X Z -> represents (P (+) P) (double_x X Z) (double_z X Z).
Proof.
  destruct P as [|x y]; cbn [represents]; intros H [N E].
  - subst Z. split; [unfold double_x; nonzero|unfold double_z; ring]. all: intros E; apply N; rewrite <- E; ring.
  - cbn [on_curve] in H. rewrite double_z_poly. subst X. cbn [add]. destruct (eq_dec x x) as [_|]; [|contradiction].
    destruct (eq_dec y (- y)) as [Y|Y].
    + apply opp_self in Y; auto. assert (x = 0) as ->.
      { destruct (mul_0 K x (x * x + A * x + 1)) as [|Q]; auto; [|now destruct (quadratic_0 x)].
        transitivity (B * (y * y)); [rewrite H|rewrite Y]; ring. }
      split; [|ring]. unfold double_x. replace ((0 * Z + Z) * (0 * Z + Z) * ((0 * Z - Z) * (0 * Z - Z))) with (Z * Z * (Z * Z)) by ring. nonzero.
    + assert (Y0 : y <> 0) by (intros ->; apply Y; ring).
      assert (Zf : 4 * (x * Z) * Z * (x * Z * (x * Z) + A * (x * Z) * Z + Z * Z) = 4 * (B * (y * y)) * (Z * Z * Z * Z)) by (rewrite H; ring).
      rewrite Zf. split; [nonzero|]. set (n := 3 * (x * x) + 2 * A * x + 1).
      transitivity ((n * n - 4 * (A + x + x) * (B * (y * y))) * (Z * Z * Z * Z)); [rewrite H; unfold double_x, n; ring|field; auto].
Qed.

(* x(P + Q) x(P - Q) (x(P) - x(Q))^2 = (x(P) x(Q) - 1)^2 *)
Lemma sum_difference x y x' y' : on (Affine x y) -> on (Affine x' y') -> x' - x <> 0 ->
  (B * ((y' - y) / (x' - x) * ((y' - y) / (x' - x))) - A - x - x') * (B * ((- y - y') / (x - x') * ((- y - y') / (x - x'))) - A - x' - x)
    * ((x' - x) * (x' - x)) = (x * x' - 1) * (x * x' - 1).
Proof.
  cbn [on_curve]. intros H H' N. assert (N' : x - x' <> 0) by (intros E; apply N; transitivity (- (x - x')); [ring|rewrite E; ring]).
  set (s := (x' - x) * (x' - x)). set (t := A + x + x'). set (f := B * (y * y)) in *. set (f' := B * (y' * y')) in *.
  transitivity (((f - f') * (f - f') - 2 * t * s * (f + f') + t * t * s * s) / s).
  - unfold s, t, f, f'. field. auto.
  - rewrite H, H'. unfold s, t. field. auto.
Qed.

Variables x1 y1 : K.
Hypotheses (D_on : on (Affine x1 y1)) (x1_0 : x1 <> 0).
Local Notation D := (Affine x1 y1).

Definition add_x (X Z X' Z' : K) : K := let s := (X' - Z') * (X + Z) + (X' + Z') * (X - Z) in s * s.
Definition add_z (X Z X' Z' : K) : K := let d := (X' - Z') * (X + Z) - (X' + Z') * (X - Z) in x1 * (d * d).
Lemma add_x_poly X Z X' Z' : add_x X Z X' Z' = 4 * ((X * X' - Z * Z') * (X * X' - Z * Z')). Proof. unfold add_x. ring. Qed.
Lemma add_z_poly X Z X' Z' : add_z X Z X' Z' = x1 * (4 * ((X' * Z - X * Z') * (X' * Z - X * Z'))). Proof. unfold add_z. ring. Qed.

Lemma add_x_comm X Z X' Z' : add_x X' Z' X Z = add_x X Z X' Z'. Proof. unfold add_x. ring. Qed.
Lemma add_z_comm X Z X' Z' : add_z X' Z' X Z = add_z X Z X' Z'. Proof. unfold add_z. ring. Qed.

Theorem add_ok P Q X Z X' Z' : on P -> on Q -> Q = P (+) D -> represents P X Z -> represents Q X' Z' ->
  represents (P (+) Q) (add_x X Z X' Z') (add_z X Z X' Z').
Proof.
  pose proof law as G. intros HP HQ E RP RQ. assert (ED : Q (+) opposite P = D).
  { rewrite E, (add_comm _ _ _ _ G P), <- (add_assoc _ _ _ _ G), (add_opposite _ _ _ _ G), (add_neutral _ _ _ _ G); auto; apply G; auto. }
  rewrite add_x_poly, add_z_poly.
  destruct P as [|x y], Q as [|x' y']; cbn [represents] in RP, RQ; destruct RP as [N EX], RQ as [N' EX']; cbn [opposite] in ED.
  - discriminate.
  - cbn [add] in ED |- *. injection ED as -> _. subst Z X'. split; [|ring].
    replace (x1 * Z' * 0 - X * Z') with (- (X * Z')) by ring. nonzero.
  - cbn [add] in ED |- *. injection ED as -> _. subst Z' X. split; [|ring].
    replace (X' * Z - x1 * Z * 0) with (X' * Z) by ring. nonzero.
  - subst X X'. cbn [add]. destruct (eq_dec x x') as [->|NX].
    + (* P = Q is excluded: D is not infinity *)
      assert (F : y = y' \/ y = - y') by (apply sqr_eq, (mul_cancel K B); auto; cbn [on_curve] in *; congruence).
      destruct F as [F|F]; subst y; [exfalso|].
      * change (Affine x' (- y')) with (opposite (Affine x' y')) in ED. rewrite (add_opposite _ _ _ _ G) in ED by auto. discriminate.
      * destruct (eq_dec (- y') (- y')) as [_|]; [|contradiction]. cbn [represents]. split; [|ring].
        (* D = 2 Q here; if x(Q) = +-1 then x(D) = 0 *)
        replace (- - y') with y' in ED by ring. pose proof (double_ok (Affine x' y') x' 1 HQ) as R. rewrite ED in R. cbn [represents] in R.
        destruct R as [R0 R]; [split; [apply one_neq_0|ring]|]. intros S. apply x1_0. assert (S' : x' * x' - 1 = 0).
        { apply sqr_0. apply (mul_cancel K (4 * (Z * Z' * (Z * Z')))); [nonzero|].
          transitivity (4 * ((x' * Z * (x' * Z') - Z * Z') * (x' * Z * (x' * Z') - Z * Z'))); [ring|rewrite S; ring]. }
        destruct (mul_0 K x1 (double_z x' 1)) as [|E0]; auto; [|now destruct R0].
        rewrite <- R. unfold double_x. transitivity ((x' * x' - 1) * (x' * x' - 1)); [ring|rewrite S'; ring].
    + assert (NX' : x' - x <> 0) by (apply sub_neq_0; auto). pose proof (sum_difference x y x' y' HP HQ NX') as S.
      cbn [add] in ED. destruct (eq_dec x' x) as [E'|_]; [now destruct NX|]. injection ED as ED _. unfold third. cbn [represents]. rewrite ED in S.
      set (xs := B * _ - A - x - x') in *. split.
      * replace (x' * Z' * Z - x * Z * Z') with ((x' - x) * (Z * Z')) by ring. nonzero.
      * transitivity (4 * ((x * x' - 1) * (x * x' - 1)) * (Z * Z' * (Z * Z'))); [ring|rewrite <- S; ring].
Qed.
End Ladder.
Arguments represents {K}.

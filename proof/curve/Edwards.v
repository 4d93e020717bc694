(* Twisted Edwards curves -x^2 + y^2 = 1 + d x^2 y^2 over a field where 2 <> 0, d is not a square and -1 = i^2 is one: the addition law is complete,
   its denominators are never 0, and the points are a commutative group. *)
From Carrychain Require Import curve.Algebra curve.Group.

Section Edwards.
Variable K : field.
Variable d : K.
Add Field K_field : (laws K).
Local Open Scope field_scope.

Definition point : Type := (K * K)%type.
Definition on_curve (P : point) : Prop := let '(x, y) := P in y * y - x * x = 1 + d * (x * x) * (y * y).
Definition neutral : point := (0, 1).
Definition opposite (P : point) : point := let '(x, y) := P in (- x, y).
Definition add (P Q : point) : point :=
  let '(x1, y1) := P in let '(x2, y2) := Q in let e := d * x1 * x2 * y1 * y2 in
  ((x1 * y2 + y1 * x2) / (1 + e), (y1 * y2 + x1 * x2) / (1 - e)).

Variable i : K.
Hypotheses (two : (2 : K) <> 0) (d_nonsquare : nonsquare d) (i_i : i * i = - (1)).

Lemma d_0 : d <> 0. Proof. intros ->. apply (d_nonsquare 0). ring. Qed.
(* the curve's equation as a rule to rewrite with *)
Lemma rule x y : on_curve (x, y) -> d * (x * x) * (y * y) = y * y - x * x - 1.
Proof. cbn. intros ->. ring. Qed.

(* If e = d x1 x2 y1 y2 were 1 or -1 then (i x1 + e y1)^2 = d (x1 y1 (i x2 + y2))^2, and the same with -e and -y2; d is not a square, so
   i x2 + y2 = 0 and i x2 - y2 = 0. *)
Lemma sum_zero x1 y1 x2 y2 e : on_curve (x1, y1) -> on_curve (x2, y2) -> e = d * x1 * x2 * y1 * y2 -> e * e = 1 -> i * x2 + y2 = 0.
Proof.
  cbn. intros H1 H2 E EE. destruct (eq_dec (i * x2 + y2) 0) as [|N]; [auto|exfalso]. set (r := x1 * y1 * (i * x2 + y2)).
  assert (R : r <> 0). { apply mul_neq_0; auto. intros Z. apply (one_neq_0 K). rewrite <- EE, E. ring [Z]. }
  apply (d_nonsquare ((i * x1 + e * y1) / r)). apply (mul_cancel K (r * r)); [nonzero|].
  transitivity (i * i * (x1 * x1) + 2 * i * e * x1 * y1 + e * e * (y1 * y1)); [field; auto|]. rewrite EE, i_i.
  transitivity (y1 * y1 - x1 * x1 + 2 * i * e * x1 * y1); [ring|]. rewrite H1.
  transitivity (e * e + d * (x1 * x1) * (y1 * y1) + 2 * i * e * x1 * y1); [rewrite EE; ring|rewrite E].
  transitivity (x1 * y1 * (x1 * y1) * d * (i * i * (x2 * x2) + y2 * y2 + 2 * i * x2 * y2)); [rewrite i_i|unfold r; ring].
  transitivity (x1 * y1 * (x1 * y1) * d * (y2 * y2 - x2 * x2 + 2 * i * x2 * y2)); [rewrite H2|]; ring.
Qed.
Lemma not_one x1 y1 x2 y2 e : on_curve (x1, y1) -> on_curve (x2, y2) -> e = d * x1 * x2 * y1 * y2 -> e * e <> 1.
Proof.
  intros H1 H2 E EE. pose proof (sum_zero x1 y1 x2 y2 e H1 H2 E EE) as S.
  assert (H2' : on_curve (x2, - y2)) by (cbn in *; transitivity (y2 * y2 - x2 * x2); [ring|rewrite H2; ring]).
  pose proof (sum_zero x1 y1 x2 (- y2) (- e) H1 H2' ltac:(rewrite E; ring) ltac:(rewrite <- EE; ring)) as D.
  assert (X : x2 = 0).
  { apply (mul_cancel K (2 * i)); [|transitivity ((i * x2 + y2) + (i * x2 + - y2)); [ring|rewrite S, D; ring]].
    apply mul_neq_0; auto. intros Z. apply (one_neq_0 K). apply opp_0. rewrite <- i_i, Z. ring. }
  apply (one_neq_0 K). rewrite <- EE, E, X. ring.
Qed.
Theorem complete x1 y1 x2 y2 : on_curve (x1, y1) -> on_curve (x2, y2) ->
  1 + d * x1 * x2 * y1 * y2 <> 0 /\ 1 - d * x1 * x2 * y1 * y2 <> 0.
Proof.
  intros H1 H2. pose proof (not_one x1 y1 x2 y2 _ H1 H2 eq_refl) as N. set (e := d * x1 * x2 * y1 * y2) in *.
  split; intros Z; apply N; [transitivity ((1 + e) * (e - 1) + 1)|transitivity (1 - (1 - e) * (e + 1))]; (ring || (rewrite Z; ring)).
Qed.

Lemma neutral_ok : on_curve neutral. Proof. cbn. ring. Qed.
Lemma opposite_ok P : on_curve P -> on_curve (opposite P).
Proof. destruct P as [x y]. cbn. intros H. transitivity (y * y - x * x); [ring|rewrite H; ring]. Qed.
Lemma add_ok P Q : on_curve P -> on_curve Q -> on_curve (add P Q).
Proof.
  destruct P as [x1 y1], Q as [x2 y2]. intros H1 H2. destruct (complete _ _ _ _ H1 H2). pose proof (rule _ _ H1). pose proof (rule _ _ H2).
  cbn. field [H3 H4]; auto.
Qed.

(* Associativity: addition of points with fractions for coordinates, where it is polynomial *)
Definition fractions : Type := ((K * K) * (K * K))%type.
Definition fadd (P Q : fractions) : fractions :=
  let '((x1, dx1), (y1, dy1)) := P in let '((x2, dx2), (y2, dy2)) := Q in
  let D := dx1 * dy1 * (dx2 * dy2) in let E := d * (x1 * x2 * (y1 * y2)) in
  ((x1 * dy1 * (y2 * dx2) + y1 * dx1 * (x2 * dy2), D + E), (y1 * y2 * (dx1 * dx2) + x1 * x2 * (dy1 * dy2), D - E)).
Definition value (P : fractions) : point := let '((x, dx), (y, dy)) := P in (x / dx, y / dy).
Definition proper (P : fractions) : Prop := let '((_, dx), (_, dy)) := P in dx <> 0 /\ dy <> 0.
Lemma fadd_ok P Q : proper P -> proper Q -> on_curve (value P) -> on_curve (value Q) ->
  proper (fadd P Q) /\ value (fadd P Q) = add (value P) (value Q).
Proof.
  destruct P as [[x1 dx1] [y1 dy1]], Q as [[x2 dx2] [y2 dy2]]. intros [DX1 DY1] [DX2 DY2] H1 H2. destruct (complete _ _ _ _ H1 H2) as [N N'].
  cbn [fadd value proper add]. set (D := dx1 * dy1 * (dx2 * dy2)). set (E := d * (x1 * x2 * (y1 * y2))).
  set (e := d * (x1 / dx1) * (x2 / dx2) * (y1 / dy1) * (y2 / dy2)) in *.
  assert (D0 : D <> 0) by (unfold D; nonzero). assert (EE : E = D * e) by (unfold E, D, e; field; auto).
  assert (D + E = D * (1 + e)) as -> by (rewrite EE; ring). assert (D - E = D * (1 - e)) as -> by (rewrite EE; ring). clearbody e.
  split; [split; nonzero|]. f_equal; unfold D; field; auto.
Qed.
Definition plain (x y : K) : fractions := ((x, 1), (y, 1)).
Lemma fadd_assoc x1 y1 x2 y2 x3 y3 : on_curve (x1, y1) -> on_curve (x2, y2) -> on_curve (x3, y3) ->
  let '((Lx, Ldx), (Ly, Ldy)) := fadd (plain x1 y1) (fadd (plain x2 y2) (plain x3 y3)) in
  let '((Rx, Rdx), (Ry, Rdy)) := fadd (fadd (plain x1 y1) (plain x2 y2)) (plain x3 y3) in Lx * Rdx = Rx * Ldx /\ Ly * Rdy = Ry * Ldy.
Proof.
  intros H1 H2 H3. pose proof (rule _ _ H1) as R1. pose proof (rule _ _ H2) as R2. pose proof (rule _ _ H3) as R3. clear H1 H2 H3.
  cbn [fadd plain]. split; ring [R1 R2 R3].
Qed.
Lemma add_assoc P Q R : on_curve P -> on_curve Q -> on_curve R -> add P (add Q R) = add (add P Q) R.
Proof.
  destruct P as [x1 y1], Q as [x2 y2], R as [x3 y3]. intros H1 H2 H3.
  assert (V : forall x y, value (plain x y) = (x, y)) by (intros; cbn; f_equal; field; apply one_neq_0).
  assert (Y : forall x y, proper (plain x y)) by (intros; split; apply one_neq_0).
  pose proof (fadd_assoc _ _ _ _ _ _ H1 H2 H3) as A.
  destruct (fadd_ok (plain x1 y1) (plain x2 y2)) as [Y12 V12]; rewrite ?V; auto.
  destruct (fadd_ok (plain x2 y2) (plain x3 y3)) as [Y23 V23]; rewrite ?V; auto. rewrite !V in V12, V23.
  destruct (fadd_ok (fadd (plain x1 y1) (plain x2 y2)) (plain x3 y3)) as [YR VR]; rewrite ?V, ?V12; auto using add_ok.
  destruct (fadd_ok (plain x1 y1) (fadd (plain x2 y2) (plain x3 y3))) as [YL VL]; rewrite ?V, ?V23; auto using add_ok.
  rewrite V, V12 in VR. rewrite V, V23 in VL. rewrite <- VR, <- VL.
  destruct (fadd (plain x1 y1) (fadd _ _)) as [[Lx Ldx] [Ly Ldy]], (fadd (fadd _ _) (plain x3 y3)) as [[Rx Rdx] [Ry Rdy]].
  destruct YL, YR, A as [AX AY]. cbn. f_equal; apply div_eq; auto; [transitivity (Lx * Rdx / Rdx)|transitivity (Ly * Rdy / Rdy)];
    try (field; now auto); [rewrite AX|rewrite AY]; field; auto.
Qed.
Theorem group_law : group on_curve add neutral opposite.
Proof.
  constructor; auto using neutral_ok, add_ok, opposite_ok, add_assoc.
  - intros [x1 y1] [x2 y2] H1 H2. destruct (complete _ _ _ _ H1 H2). cbn.
    replace (d * x2 * x1 * y2 * y1) with (d * x1 * x2 * y1 * y2) by ring. f_equal; f_equal; ring.
  - intros [x y] H. cbn. replace (d * x * 0 * y * 1) with (0 : K) by ring.
    f_equal; (apply div_eq; [intros E; apply (one_neq_0 K); rewrite <- E|]; ring).
  - intros [x y] H. destruct (complete _ _ _ _ H (opposite_ok _ H)) as [N N']. unfold neutral. cbn. f_equal; apply div_eq; auto; [ring|].
    cbn in H. transitivity (y * y - x * x); [ring|]. rewrite H. ring.
Qed.
End Edwards.
Arguments on_curve {K}. Arguments add {K}. Arguments neutral {K}. Arguments opposite {K}.

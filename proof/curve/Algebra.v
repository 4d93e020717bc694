(* Fields with decidable equality, as one record, the points of plane curves over them, and the facts about fields that the curves need. *)
From Coq Require Export Ring Field_theory Field.

Record field := { element :> Set; zero : element; one : element; add : element -> element -> element; mul : element -> element -> element;
  sub : element -> element -> element; opp : element -> element; div : element -> element -> element; inv : element -> element;
  laws : field_theory zero one add mul sub opp div inv (@eq element);
  eq_dec : forall x y : element, {x = y} + {x <> y} }.
Arguments add {_}. Arguments mul {_}. Arguments sub {_}. Arguments opp {_}. Arguments div {_}. Arguments inv {_}. Arguments eq_dec {_}.
Declare Scope field_scope.
Delimit Scope field_scope with field.
Notation "0" := (zero _) : field_scope. Notation "1" := (one _) : field_scope. Notation "- x" := (opp x) : field_scope.
Infix "+" := add : field_scope. Infix "*" := mul : field_scope. Infix "-" := sub : field_scope. Infix "/" := div : field_scope.
Notation "2" := (1 + 1)%field : field_scope. Notation "3" := (1 + (1 + 1))%field : field_scope. Notation "4" := (2 * 2)%field : field_scope.

(* a point of a plane curve with one point at infinity *)
Inductive point (K : Type) := Infinity | Affine (x y : K).
Arguments Infinity {K}. Arguments Affine {K}.

Section Facts.
Variable K : field.
Add Field K_field : (laws K).
Local Open Scope field_scope.
Implicit Types x y z : K.

Lemma one_neq_0 : (1 : K) <> 0. Proof. exact (F_1_neq_0 (laws K)). Qed.
Lemma mul_0 x y : x * y = 0 -> x = 0 \/ y = 0.
Proof. intros H. destruct (eq_dec x 0) as [|N]; [auto|right]. transitivity (x * y / x); [|rewrite H]; field; auto. Qed.
Lemma mul_neq_0 x y : x <> 0 -> y <> 0 -> x * y <> 0.
Proof. intros X Y H. destruct (mul_0 _ _ H); auto. Qed.
Lemma mul_0_r x : x * 0 = 0. Proof. ring. Qed.
Lemma mul_inv_r x y : y <> 0 -> x * y * inv y = x. Proof. intros. field. auto. Qed.
Lemma factor_l x y : x * y <> 0 -> x <> 0. Proof. intros H E. apply H. rewrite E. ring. Qed.
Lemma factor_r x y : x * y <> 0 -> y <> 0. Proof. intros H E. apply H. rewrite E. ring. Qed.
Lemma sub_0 x y : x - y = 0 -> x = y. Proof. intros H. transitivity (x - y + y); [ring|rewrite H; ring]. Qed.
Lemma sub_neq_0 x y : x <> y -> x - y <> 0. Proof. intros N H. apply N, sub_0, H. Qed.
Lemma opp_0 x : - x = 0 -> x = 0. Proof. intros H. transitivity (- - x); [ring|rewrite H; ring]. Qed.
Lemma opp_neq_0 x : x <> 0 -> - x <> 0. Proof. intros N H. apply N, opp_0, H. Qed.
Lemma sqr_0 x : x * x = 0 -> x = 0. Proof. intros H. destruct (mul_0 _ _ H); auto. Qed.
Lemma sqr_eq x y : x * x = y * y -> x = y \/ x = - y.
Proof.
  intros H. destruct (mul_0 (x - y) (x + y)) as [E|E]; [ring [H]|left|right]; [exact (sub_0 _ _ E)|]. apply sub_0. rewrite <- E. ring.
Qed.
Lemma mul_cancel x y z : x <> 0 -> x * y = x * z -> y = z.
Proof. intros N H. apply sub_0. destruct (mul_0 x (y - z)) as [E|E]; [ring [H]|now destruct N|exact E]. Qed.
Lemma div_neq_0 x y : x <> 0 -> y <> 0 -> x / y <> 0.
Proof. intros X Y H. apply X. transitivity (x / y * y); [field; auto|rewrite H; ring]. Qed.
Lemma div_eq x y z : z <> 0 -> x = y * z -> x / z = y.
Proof. intros N ->. field. exact N. Qed.
Lemma cross (n m e f : K) : e <> 0 -> f <> 0 -> n * f = m * e -> n / e = m / f.
Proof. intros E F H. apply div_eq; auto. transitivity (n * f / f); [field; auto|rewrite H; field; auto]. Qed.
Lemma opp_self x : (2 : K) <> 0 -> x = - x -> x = 0.
Proof. intros T H. destruct (mul_0 2 x) as [E|E]; auto; [|now destruct T]. transitivity (x - - x); [ring|rewrite <- H; ring]. Qed.
Lemma neq_of_diff x y z : z <> 0 -> x - y = z -> x <> y.
Proof. intros N H E. apply N. rewrite <- H, E. ring. Qed.
End Facts.

(* x is not a square *)
Definition nonsquare {K : field} (x : K) : Prop := forall r : K, (r * r)%field <> x.

(* a product, quotient, opposite or difference is not 0 because its parts are not *)
Ltac nonzero := repeat first [assumption | apply one_neq_0 | apply mul_neq_0 | apply div_neq_0 | apply opp_neq_0 | apply sub_neq_0 | split]; auto.

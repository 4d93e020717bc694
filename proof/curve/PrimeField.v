(* The integers modulo a prime p > 2 as a field. [GF p] has unique representatives, those of [0, p); its operations are the ones of spec/Field.v
   between reductions, so that [num] carries the specifications' arithmetic over, inverses included (0 has inverse 0 in both). *)
From Coq Require Import ZArith Znumtheory Lia Eqdep_dec.
From Carrychain Require Import spec.Field curve.Fermat curve.Algebra.
Open Scope Z_scope.

Record residue (p : Z) : Set := Residue { repr : Z; canonical : repr mod p = repr }.
Arguments repr {_}. Arguments canonical {_}.
Definition of_Z (p x : Z) : residue p := Residue p (x mod p) (Zmod_mod x p).

Lemma residue_eq p (x y : residue p) : repr x = repr y -> x = y.
Proof. destruct x as [x X], y as [y Y]. cbn. intros ->. f_equal. apply UIP_dec, Z.eq_dec. Qed.
(* by computation *)
Lemma residue_same p (x y : residue p) : (repr x =? repr y) = true -> x = y. Proof. intros E. apply residue_eq, Z.eqb_eq, E. Qed.
Lemma residue_differ p (x y : residue p) : (repr x =? repr y) = false -> x <> y. Proof. intros E ->. now rewrite Z.eqb_refl in E. Qed.
Ltac equal := apply residue_same; vm_cast_no_check (eq_refl true).
Ltac differ := apply residue_differ; vm_cast_no_check (eq_refl false).
Lemma of_repr p (x : residue p) : of_Z p (repr x) = x. Proof. apply residue_eq, canonical. Qed.
Lemma of_Z_mod p x : of_Z p (x mod p) = of_Z p x. Proof. apply residue_eq, Zmod_mod. Qed.
Lemma of_Z_eq p x y : x mod p = y mod p <-> of_Z p x = of_Z p y.
Proof. split; intros H; [apply residue_eq, H|exact (f_equal repr H)]. Qed.
Lemma repr_range p (x : residue p) : 0 < p -> 0 <= repr x < p. Proof. intros. rewrite <- canonical. now apply Z.mod_pos_bound. Qed.
Definition residue_dec p (x y : residue p) : {x = y} + {x <> y}.
Proof. destruct (Z.eq_dec (repr x) (repr y)) as [E|N]; [left; apply residue_eq, E|right; congruence]. Defined.

(* results of the specifications' operations are reduced *)
Lemma add_range p x y : 0 < p -> 0 <= Field.add p x y < p. Proof. apply Z.mod_pos_bound. Qed.
Lemma sub_range p x y : 0 < p -> 0 <= Field.sub p x y < p. Proof. apply Z.mod_pos_bound. Qed.
Lemma mul_range p x y : 0 < p -> 0 <= Field.mul p x y < p. Proof. apply Z.mod_pos_bound. Qed.
Lemma sub_mod p x y : Field.sub p x y mod p = Field.sub p x y. Proof. apply Zmod_mod. Qed.
Lemma mul_mod p x y : Field.mul p x y mod p = Field.mul p x y. Proof. apply Zmod_mod. Qed.
Lemma mod_range p x : 0 < p -> x mod p = x <-> 0 <= x < p.
Proof. intros P. split; [intros <-; now apply Z.mod_pos_bound|apply Zmod_small]. Qed.

Section PrimeField.
Variable p : Z.
Hypothesis P : prime p. Hypothesis P2 : 2 < p.
Local Notation F := (residue p).
Definition radd (x y : F) : F := of_Z p (repr x + repr y).
Definition rmul (x y : F) : F := of_Z p (repr x * repr y).
Definition rsub (x y : F) : F := of_Z p (repr x - repr y).
Definition ropp (x : F) : F := of_Z p (- repr x).
Definition rinv (x : F) : F := of_Z p (Field.inv p (repr x)).
Definition rdiv (x y : F) : F := rmul x (rinv y).

Local Ltac mods := rewrite ?Zplus_mod_idemp_l, ?Zplus_mod_idemp_r, ?Zmult_mod_idemp_l, ?Zmult_mod_idemp_r, ?Zminus_mod_idemp_l,
  ?Zminus_mod_idemp_r, ?Zmod_mod.
Local Ltac reduce := apply residue_eq; cbn [repr of_Z radd rmul rsub ropp]; mods.
Lemma residue_laws : field_theory (of_Z p 0) (of_Z p 1) radd rmul rsub ropp rdiv rinv eq.
Proof.
  constructor; [constructor; intros| | |]; try (reduce; f_equal; ring).
  - reduce. apply canonical.
  - reduce. rewrite Z.mul_1_l. apply canonical.
  - intros H. apply (f_equal repr) in H. change (1 mod p = 0 mod p) in H. rewrite Zmod_0_l, Zmod_small in H by lia. discriminate.
  - reflexivity.
  - intros x N. reduce. unfold rinv. cbn [repr of_Z]. rewrite ?Zmult_mod_idemp_l, (Zmod_small 1), Z.mul_comm by lia. apply inv_ok; auto.
    intros E. apply N, residue_eq. rewrite <- (canonical x), E. symmetry. apply Zmod_0_l.
Qed.
Definition GF : field := {| element := F; zero := of_Z p 0; one := of_Z p 1; add := radd; mul := rmul; sub := rsub; opp := ropp; div := rdiv;
  inv := rinv; laws := residue_laws; eq_dec := residue_dec p |}.

(* the specifications' operations modulo p *)
Local Open Scope field_scope.
Definition num (x : Z) : GF := of_Z p x.
Lemma num_eq x y : num x = num y <-> x mod p = y mod p. Proof. symmetry. apply of_Z_eq. Qed.
Lemma num_repr (x : GF) : num (repr x) = x. Proof. apply of_repr. Qed.
Lemma repr_num x : repr (num x) = x mod p. Proof. reflexivity. Qed.
Lemma num_0 x : num x = 0 <-> x mod p = 0%Z. Proof. change (0 : GF) with (num 0). now rewrite num_eq, Zmod_0_l. Qed.
Lemma num_add x y : num (Field.add p x y) = num x + num y. Proof. apply residue_eq. cbn. unfold Field.add. now mods. Qed.
Lemma num_sub x y : num (Field.sub p x y) = num x - num y. Proof. apply residue_eq. cbn. unfold Field.sub. now mods. Qed.
Lemma num_mul x y : num (Field.mul p x y) = num x * num y. Proof. apply residue_eq. cbn. unfold Field.mul. now mods. Qed.
Lemma num_inv x : num (Field.inv p x) = inv (num x).
Proof. apply residue_eq. cbn [repr of_Z num inv GF rinv]. unfold Field.inv. rewrite !pow_ok by lia. apply Zpow_facts.Zpower_mod. lia. Qed.
Lemma inv_0 : inv (0 : GF) = 0.
Proof. change (0 : GF) with (num 0). rewrite <- num_inv. apply num_eq. unfold Field.inv. rewrite pow_ok, Z.pow_0_l by lia. reflexivity. Qed.
Lemma num_div x y : num (Field.mul p x (Field.inv p y)) = num x / num y. Proof. rewrite num_mul, num_inv. reflexivity. Qed.
Lemma num_inj x y : (0 <= x < p)%Z -> (0 <= y < p)%Z -> num x = num y <-> x = y.
Proof. intros X Y. now rewrite num_eq, !Zmod_small by assumption. Qed.

(* powers, run by repeated squaring, and what Fermat says of them *)
Definition power (x : GF) (n : Z) : GF := num (Field.pow p (repr x) n).
Lemma repr_power x n : (0 <= n)%Z -> repr (power x n) = (repr x ^ n mod p)%Z. Proof. intros. apply pow_ok; lia. Qed.
Lemma power_add x m n : (0 <= m)%Z -> (0 <= n)%Z -> power x (m + n) = power x m * power x n.
Proof. intros. apply residue_eq. cbn [mul GF repr rmul of_Z]. rewrite !repr_power, Z.pow_add_r, <- Zmult_mod by lia. reflexivity. Qed.
Lemma power_mul x y n : (0 <= n)%Z -> power (x * y) n = power x n * power y n.
Proof.
  intros. apply residue_eq. cbn [mul GF repr rmul of_Z]. rewrite !repr_power by lia. cbn [mul GF repr rmul of_Z].
  rewrite <- Zpow_facts.Zpower_mod, Z.pow_mul_l, <- Zmult_mod by lia. reflexivity.
Qed.
Lemma power_1 x : power x 1 = x. Proof. apply residue_eq. rewrite repr_power, Z.pow_1_r by lia. apply canonical. Qed.
Lemma fermat x : x <> 0 -> power x (p - 1) = 1.
Proof. intros N. replace (p - 1)%Z with ((p - 2) + 1)%Z by ring. rewrite power_add, power_1 by lia. exact (Finv_l residue_laws x N). Qed.
End PrimeField.

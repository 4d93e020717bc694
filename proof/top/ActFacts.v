(* Acts one after another, what they leave alone, and words in two's complement. *)
From Coq Require Import ZArith List Bool Lia PeanoNat.
From Carrychain Require Import stmt.Contract core.Act.
Import ListNotations.
Open Scope Z_scope.

Section Facts.
Variable m : Z.
Lemma do_acts_app l l' v : do_acts m (l ++ l') v = do_acts m l' (do_acts m l v).
Proof. apply fold_left_app. Qed.
Lemma do_acts_repeat n l v : do_acts m (concat (repeat l n)) v = Nat.iter n (do_acts m l) v.
Proof.
  revert v. induction n as [|n IH]; intros v; [reflexivity|]. cbn [repeat concat]. rewrite do_acts_app, IH. apply iter_after.
Qed.

Definition writes (i : nat) (a : act) : bool := match a with Let j _ | Least j _ => Nat.eqb i j | Cut _ lo hi _ => Nat.eqb i lo || Nat.eqb i hi end.
Lemma kept i l : existsb (writes i) l = false -> forall v, do_acts m l v i = v i.
Proof.
  induction l as [|a l IH]; intros W v; [reflexivity|]. cbn [existsb] in W. apply orb_false_iff in W as [Wa Wl].
  change (do_acts m l (do_act m a v) i = v i). rewrite IH by exact Wl.
  destruct a as [j e|j e|k lo hi e]; cbn [do_act writes] in *; unfold set; [now rewrite Wa|now rewrite Wa|].
  apply orb_false_iff in Wa as [-> ->]. reflexivity.
Qed.
Lemma kept_iter i l n v : existsb (writes i) l = false -> Nat.iter n (do_acts m l) v i = v i.
Proof. intros W. induction n as [|n IH]; [reflexivity|]. cbn [Nat.iter nat_rect]. now rewrite kept. Qed.
End Facts.

(* x in n bits: the value modulo 2^n *)
Section Signed.
Variables n x : Z.
Hypotheses (N : 0 < n) (X : - 2 ^ (n - 1) <= x < 2 ^ (n - 1)).
Let half : 2 ^ n = 2 * 2 ^ (n - 1). Proof. rewrite <- Z.pow_succ_r by lia. f_equal. lia. Qed.
Lemma twos_complement : x mod 2 ^ n = x + 2 ^ n * (if x <? 0 then 1 else 0).
Proof.
  symmetry. rewrite half. set (h := 2 ^ (n - 1)) in *. clearbody h. destruct (Z.ltb_spec x 0).
  - apply Z.mod_unique with (-1); lia.
  - apply Z.mod_unique with 0; lia.
Qed.
Lemma sign_bit : x mod 2 ^ n / 2 ^ (n - 1) = if x <? 0 then 1 else 0.
Proof.
  rewrite twos_complement, half. set (h := 2 ^ (n - 1)) in *. clearbody h. symmetry. destruct (Z.ltb_spec x 0).
  - apply Z.div_unique with (x + h); lia.
  - apply Z.div_unique with x; lia.
Qed.
Lemma of_word : x mod 2 ^ n - 2 ^ n * (x mod 2 ^ n / 2 ^ (n - 1)) = x.
Proof. rewrite sign_bit, twos_complement. ring. Qed.
(* arithmetic shift to the right: the sign fills k bits *)
Lemma arithmetic_shift k : 0 < k < n -> x mod 2 ^ n / 2 ^ k + (2 ^ n - 2 ^ (n - k)) * (x mod 2 ^ n / 2 ^ (n - 1)) = (x / 2 ^ k) mod 2 ^ n.
Proof.
  intros K. rewrite sign_bit, twos_complement. assert (E : 2 ^ n = 2 ^ (n - k) * 2 ^ k) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
  pose proof (Z.pow_pos_nonneg 2 k eq_refl ltac:(lia)) as PK. pose proof (Z.pow_pos_nonneg 2 (n - k) eq_refl ltac:(lia)) as PN.
  rewrite half in E |- *. set (h := 2 ^ (n - 1)) in *. set (q := 2 ^ k) in *. set (r := 2 ^ (n - k)) in *. clearbody h q r.
  pose proof (Z.mul_div_le x q PK). pose proof (Z.mul_succ_div_gt x q PK).
  destruct (Z.ltb_spec x 0) as [L|L].
  - rewrite Z.mul_1_r, E, Z.div_add by lia. apply Z.mod_unique with (-1); [left|ring]. assert (x / q < 0) by (apply Z.div_lt_upper_bound; lia). nia.
  - rewrite Z.mul_0_r, !Z.add_0_r. apply Z.mod_unique with 0; [left|ring]. assert (0 <= x / q) by (apply Z.div_pos; lia). nia.
Qed.
End Signed.

(* Lemmas about words in memory (model/Mem.v) and about contiguous masks. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem.
Open Scope Z_scope.

Lemma W_pos : 0 < W. Proof. reflexivity. Qed.
Lemma pow8 n : 2 ^ (8 * Z.of_nat (S n)) = 2 ^ 8 * 2 ^ (8 * Z.of_nat n).
Proof. rewrite <- Z.pow_add_r by lia. f_equal. lia. Qed.
Lemma pow8_pos n : 0 < 2 ^ (8 * Z.of_nat n). Proof. apply Z.pow_pos_nonneg; lia. Qed.
Lemma load_range m n : bytes_ok m -> forall a, 0 <= load n m a < 2 ^ (8 * Z.of_nat n).
Proof.
  intros B. induction n as [|n IH]; intros a; cbn [load]; [cbn; lia|]. rewrite pow8. specialize (IH (a + 1)). specialize (B a).
  change (2 ^ 8) with 256 in *. lia.
Qed.
Lemma load_app m p q : forall a, load (p + q) m a = load p m a + 2 ^ (8 * Z.of_nat p) * load q m (a + Z.of_nat p).
Proof.
  induction p as [|p IH]; intros a; cbn [load plus]. { change (Z.of_nat 0) with 0. rewrite Z.add_0_r. change (2 ^ (8 * 0)) with 1. lia. }
  rewrite IH, pow8. replace (a + 1 + Z.of_nat p) with (a + Z.of_nat (S p)) by lia. ring.
Qed.
Lemma load_ext m m' n : forall a, (forall x, a <= x < a + Z.of_nat n -> m x = m' x) -> load n m a = load n m' a.
Proof.
  induction n as [|n IH]; intros a H; cbn [load]; [reflexivity|]. rewrite (H a) by lia. f_equal. f_equal. apply IH. intros. apply H. lia.
Qed.
Lemma store_out n m a v x : ~ (a <= x < a + Z.of_nat n) -> store n m a v x = m x.
Proof. intros H. unfold store. destruct (Z.leb_spec a x), (Z.ltb_spec x (a + Z.of_nat n)); cbn [andb]; auto; lia. Qed.
Lemma load_store_other n k m a v b : b + Z.of_nat k <= a \/ a + Z.of_nat n <= b -> load k (store n m a v) b = load k m b.
Proof. intros H. apply load_ext. intros x X. apply store_out. lia. Qed.
Lemma load_bytes n : forall m a v, (forall k, 0 <= k < Z.of_nat n -> m (a + k) = (v / 2 ^ (8 * k)) mod 2 ^ 8) -> load n m a = v mod 2 ^ (8 * Z.of_nat n).
Proof.
  induction n as [|n IH]; intros m a v H; cbn [load]. { now rewrite Z.mod_1_r. }
  rewrite pow8. pose proof (H 0 ltac:(lia)) as H0. rewrite Z.mul_0_r, Z.pow_0_r, Z.div_1_r, Z.add_0_r in H0. rewrite H0.
  rewrite (IH m (a + 1) (v / 2 ^ 8)).
  - rewrite Z.rem_mul_r by (try apply Z.pow_nonzero; pose proof (pow8_pos n); lia). reflexivity.
  - intros k K. replace (a + 1 + k) with (a + (k + 1)) by lia. rewrite H by lia. rewrite Z.div_div by (try apply Z.pow_pos_nonneg; lia).
    rewrite <- Z.pow_add_r by lia. do 3 f_equal. lia.
Qed.
Lemma load_store_same n m a v : load n (store n m a v) a = v mod 2 ^ (8 * Z.of_nat n).
Proof.
  apply load_bytes. intros k K. unfold store. destruct (Z.leb_spec a (a + k)), (Z.ltb_spec (a + k) (a + Z.of_nat n)); try lia. cbn [andb].
  do 3 f_equal. lia.
Qed.
Lemma store_bytes n m a v : bytes_ok m -> bytes_ok (store n m a v).
Proof. intros B x. unfold store. destruct (_ && _); [apply Z.mod_pos_bound; reflexivity|apply B]. Qed.
Lemma load_part m p n q a : bytes_ok m ->
  load n m (a + Z.of_nat p) = (load (p + (n + q)) m a / 2 ^ (8 * Z.of_nat p)) mod 2 ^ (8 * Z.of_nat n).
Proof.
  intros B. rewrite load_app, load_app. pose proof (load_range m p B a). pose proof (load_range m n B (a + Z.of_nat p)) as N. pose proof (pow8_pos p).
  rewrite (Z.mul_comm (2 ^ (8 * Z.of_nat p))), Z.div_add, (Z.div_small (load p m a)), Z.add_0_l by lia.
  rewrite Z.mul_comm, Z.mod_add by (pose proof (pow8_pos n); lia). symmetry. apply Z.mod_small; auto.
Qed.
Lemma byte_of_load m a n i : bytes_ok m -> (i < n)%nat -> m (a + Z.of_nat i) = load n m a / 2 ^ (8 * Z.of_nat i) mod 2 ^ 8.
Proof.
  intros B L. pose proof (load_part m i 1 (n - i - 1) a B) as P. replace (i + (1 + (n - i - 1)))%nat with n in P by lia. cbn [load] in P.
  change (2 ^ (8 * Z.of_nat 1)) with (2 ^ 8) in P. rewrite <- P. lia.
Qed.

(* 2^k - 2^j picks bits j to k - 1 *)
Lemma land_mask x j k : 0 <= j < k -> Z.land x (2 ^ k - 2 ^ j) = 2 ^ j * ((x mod 2 ^ k) / 2 ^ j).
Proof.
  intros H. replace (2 ^ k - 2 ^ j) with (2 ^ j * Z.ones (k - j)).
  2:{ rewrite Z.ones_equiv. replace (2 ^ k) with (2 ^ j * 2 ^ (k - j)) by (rewrite <- Z.pow_add_r by lia; f_equal; lia). lia. }
  rewrite !(Z.mul_comm (2 ^ j)), <- !Z.shiftl_mul_pow2, <- Z.shiftr_div_pow2, <- Z.land_ones by lia.
  apply Z.bits_inj'. intros i I. rewrite Z.land_spec, !Z.shiftl_spec by lia.
  destruct (Z.ltb_spec i j) as [L|L].
  - rewrite !(Z.testbit_neg_r _ (i - j)) by lia. apply andb_false_r.
  - rewrite Z.shiftr_spec by lia. rewrite Z.land_spec. replace (i - j + j) with i by lia. f_equal.
    destruct (Z.ltb_spec i k).
    + rewrite !Z.ones_spec_low by lia. reflexivity.
    + rewrite !Z.ones_spec_high by lia. reflexivity.
Qed.
Lemma lor_apart x y k : 0 <= k -> 0 <= y < 2 ^ k -> Z.lor (2 ^ k * x) y = 2 ^ k * x + y.
Proof.
  intros K Y. symmetry. rewrite Z.mul_comm, <- Z.shiftl_mul_pow2 by lia.
  rewrite <- Z.lxor_lor; [apply Z.add_nocarry_lxor|]; apply Z.bits_inj'; intros i I; rewrite Z.land_spec, Z.shiftl_spec, Z.bits_0 by lia;
  (destruct (Z.ltb_spec i k); [rewrite (Z.testbit_neg_r _ (i - k)) by lia; reflexivity|]);
  (replace y with (y mod 2 ^ k) by (apply Z.mod_small; lia)); rewrite Z.mod_pow2_bits_high by lia; apply andb_false_r.
Qed.
Lemma bits_land a b : 0 <= a <= 1 -> 0 <= b <= 1 -> Z.land a b = a * b.
Proof. intros A B. assert (a = 0 \/ a = 1) as [-> | ->] by lia; assert (b = 0 \/ b = 1) as [-> | ->] by lia; reflexivity. Qed.
Lemma bits_lor a b : 0 <= a <= 1 -> 0 <= b <= 1 -> Z.lor a b = a + b - a * b.
Proof. intros A B. assert (a = 0 \/ a = 1) as [-> | ->] by lia; assert (b = 0 \/ b = 1) as [-> | ->] by lia; reflexivity. Qed.
Lemma bits_lxor a b : 0 <= a <= 1 -> 0 <= b <= 1 -> Z.lxor a b = a + b - 2 * (a * b).
Proof. intros A B. assert (a = 0 \/ a = 1) as [-> | ->] by lia; assert (b = 0 \/ b = 1) as [-> | ->] by lia; reflexivity. Qed.
Lemma lxor_ones x : 0 <= x < W -> Z.lxor x (W - 1) = W - 1 - x.
Proof.
  intros R. change (W - 1) with (Z.ones 64).
  assert (E : Z.lxor x (Z.ones 64) = Z.ldiff (Z.ones 64) x).
  { apply Z.bits_inj'. intros i I. rewrite Z.lxor_spec, Z.ldiff_spec. destruct (Z.ltb_spec i 64).
    - rewrite Z.ones_spec_low by lia. now destruct (Z.testbit x i).
    - rewrite Z.ones_spec_high by lia. replace x with (x mod 2 ^ 64) by (apply Z.mod_small; exact R).
      rewrite Z.mod_pow2_bits_high by lia. reflexivity. }
  rewrite E. symmetry. apply Z.sub_nocarry_ldiff. apply Z.bits_inj'. intros i I. rewrite Z.ldiff_spec, Z.bits_0.
  destruct (Z.ltb_spec i 64).
  - rewrite Z.ones_spec_low by lia. apply andb_false_r.
  - replace x with (x mod 2 ^ 64) by (apply Z.mod_small; exact R). rewrite Z.mod_pow2_bits_high by lia. reflexivity.
Qed.
Lemma land_ones_word k y : 0 <= k -> 0 <= y < 2 ^ k -> Z.land (2 ^ k - 1) y = y.
Proof. intros K R. replace (2 ^ k - 1) with (Z.ones k) by (rewrite Z.ones_equiv; lia). rewrite Z.land_comm, Z.land_ones by lia. apply Z.mod_small, R. Qed.

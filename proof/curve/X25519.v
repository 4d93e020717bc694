(* X25519 on strings: for every scalar k of 32 bytes and every string u, the result is the x-coordinate of [k]P, encoded, where P is any point of
   Curve25519 or its twist with x(P) = u (top bit ignored, reduced modulo p), and such a point exists. x(infinity) = 0. *)
From Coq Require Import ZArith List Lia.
From Carrychain Require Import spec.Moduli spec.Bytes spec.Rfc7748 curve.Algebra curve.PrimeField curve.Curve25519 curve.Ladder25519.
Import ListNotations.
Open Scope Z_scope.

Definition is_byte (b : Z) : Prop := 0 <= b < 2 ^ 8.

Lemma decode_range b : Forall is_byte b -> 0 <= decodeLittleEndian b < 2 ^ (8 * Z.of_nat (length b)).
Proof.
  induction 1 as [|x b X _ IH]; cbn [decodeLittleEndian length]; [cbn; lia|]. rewrite Nat2Z.inj_succ, Z.mul_succ_r, Z.pow_add_r by lia.
  unfold is_byte in X. set (n := 2 ^ (8 * Z.of_nat (length b))) in *. clearbody n. change (2 ^ 8) with 256 in *. lia.
Qed.
Lemma decode_app a b : decodeLittleEndian (a ++ b) = decodeLittleEndian a + 2 ^ (8 * Z.of_nat (length a)) * decodeLittleEndian b.
Proof.
  induction a as [|x a IH]; cbn [decodeLittleEndian length app]; [now rewrite Z.mul_0_r, Z.pow_0_r, Z.mul_1_l|].
  rewrite Nat2Z.inj_succ, Z.mul_succ_r, Z.pow_add_r, IH by lia.
  set (n := 2 ^ (8 * Z.of_nat (length a))). ring.
Qed.
Lemma land_below x n : 0 <= n -> 0 <= Z.land x (2 ^ n - 1) < 2 ^ n.
Proof.
  intros N. replace (2 ^ n - 1) with (Z.ones n) by (rewrite Z.ones_equiv; lia). rewrite Z.land_ones by exact N.
  apply Z.mod_pos_bound, Z.pow_pos_nonneg; lia.
Qed.
Lemma change_first x b f : change 0 f (x :: b) = f x :: b. Proof. reflexivity. Qed.
Lemma change_last b x n f : length b = n -> change n f (b ++ [x]) = b ++ [f x].
Proof.
  intros <-. unfold change. rewrite (@skipn_all2 _ (S (length b))) by (rewrite app_length; cbn; lia).
  rewrite firstn_app, firstn_all, Nat.sub_diag, app_nil_r, skipn_app, skipn_all, Nat.sub_diag. reflexivity.
Qed.
Lemma scalar_range k : length k = 32%nat -> Forall is_byte k -> 0 <= decodeScalar25519 k < 2 ^ 255.
Proof.
  intros L B. destruct k as [|x k]; [discriminate|]. destruct (@exists_last _ k) as (m & y & ->); [intros ->; discriminate|].
  assert (M : length m = 30%nat) by (cbn in L; rewrite app_length in L; cbn in L; lia).
  inversion_clear B as [|? ? X B']. apply Forall_app in B' as [B' _]. unfold decodeScalar25519. rewrite change_first.
  set (x' := Z.land x 248). assert (X' : is_byte x').
  { unfold x', is_byte. replace (Z.land x 248) with (Z.land (Z.land x 248) (2 ^ 8 - 1)) by (rewrite <- Z.land_assoc; reflexivity).
    now apply land_below. }
  change (x' :: m ++ [y]) with ((x' :: m) ++ [y]). rewrite !change_last by (cbn; now rewrite M).
  set (y' := Z.lor (Z.land y 127) 64). assert (Y' : 0 <= y' < 2 ^ 7).
  { unfold y'. replace (Z.lor (Z.land y 127) 64) with (Z.land (Z.lor (Z.land y 127) 64) (2 ^ 7 - 1)); [now apply land_below|].
    rewrite Z.land_lor_distr_l, <- Z.land_assoc. reflexivity. }
  rewrite decode_app. pose proof (decode_range (x' :: m) (Forall_cons _ X' B')) as R. cbn [length] in *. rewrite M in *.
  cbn [decodeLittleEndian] in *.
  change (8 * Z.of_nat 31) with 248 in *. change (2 ^ 255) with (2 ^ 7 * 2 ^ 248). change (2 ^ 7) with 128 in *. set (w := 2 ^ 248) in *.
  assert (0 < w) by reflexivity. clearbody w x' y'. nia.
Qed.

Theorem x25519_ok k u B P : length k = 32%nat -> Forall is_byte k -> curve_or_twist B -> on_curve B P -> x_of P = num (decodeUCoordinate u) ->
  x25519 k u = encodeUCoordinate (repr (x_of (times B (decodeScalar25519 k) P))).
Proof. intros. unfold x25519. f_equal. apply ladder_ok; auto using scalar_range. Qed.
Theorem x25519_point u : exists B P, curve_or_twist B /\ on_curve B P /\ x_of P = num (decodeUCoordinate u).
Proof. destruct (on_curve_or_twist (num (decodeUCoordinate u))) as (B & y & C & H). exists B, (Affine (num (decodeUCoordinate u)) y). auto. Qed.

(* Strings, words and bits: RFC 7748's decoding on numbers; the scalar's words, clamped and shifted. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import stmt.Contract spec.Bytes spec.Rfc7748 core.Act curve.X25519 top.ActFacts top.X25519Acts.
From Carrychain Require spec.Fe25519.
Import ListNotations.
Open Scope Z_scope.

(* ---- decoding ---- *)
Lemma for_all_bytes (f : Z -> bool) : forallb f (map Z.of_nat (seq 0 256)) = true -> forall x, is_byte x -> f x = true.
Proof.
  intros A x X. rewrite forallb_forall in A. apply A. unfold is_byte in X. change (2 ^ 8) with 256 in X. rewrite <- (Z2Nat.id x) by lia.
  apply in_map, in_seq. lia.
Qed.
Lemma byte_248 x : is_byte x -> Z.land x 248 = x - x mod 8.
Proof. intros X. apply Z.eqb_eq. now apply (for_all_bytes (fun x => Z.land x 248 =? x - x mod 8)). Qed.
Lemma byte_127_64 x : is_byte x -> Z.lor (Z.land x 127) 64 = x mod 64 + 64.
Proof. intros X. apply Z.eqb_eq. now apply (for_all_bytes (fun x => Z.lor (Z.land x 127) 64 =? x mod 64 + 64)). Qed.

(* first byte, 30 bytes, last byte *)
Lemma ends_of (b : list Z) : length b = 32%nat -> exists x c y, b = x :: c ++ [y] /\ length c = 30%nat.
Proof.
  destruct b as [|x b]; [discriminate|]. intros L. destruct (@exists_last _ b) as (c & y & ->); [intros ->; discriminate|].
  exists x, c, y. split; [reflexivity|]. cbn [length] in L. rewrite app_length in L. cbn [length] in L. lia.
Qed.
Lemma decode_ends x c y : length c = 30%nat -> decodeLittleEndian (x :: c ++ [y]) = x + 256 * decodeLittleEndian c + 2 ^ 248 * y.
Proof.
  intros L. cbn [decodeLittleEndian]. rewrite decode_app, L. change (2 ^ (8 * Z.of_nat 30)) with (2 ^ 240). cbn [decodeLittleEndian].
  change (2 ^ 248) with (2 ^ 8 * 2 ^ 240). change (2 ^ 8) with 256. ring.
Qed.
Lemma top_mod l y n : 0 <= l < 2 ^ 248 -> 0 <= n -> (l + 2 ^ 248 * y) mod (2 ^ 248 * 2 ^ n) = l + 2 ^ 248 * (y mod 2 ^ n).
Proof.
  intros H N. pose proof (Z.pow_pos_nonneg 2 n eq_refl N) as Q. set (q := 2 ^ n) in *. set (h := 2 ^ 248) in *. clearbody q h.
  pose proof (Z.mod_pos_bound y q Q). symmetry. apply Z.mod_unique with (y / q); [left; nia|]. rewrite (Z.div_mod y q) at 1 by lia. ring.
Qed.
Lemma low_range x c : is_byte x -> Forall is_byte c -> length c = 30%nat -> 0 <= x + 256 * decodeLittleEndian c < 2 ^ 248.
Proof.
  intros X C L. pose proof (decode_range (x :: c) (Forall_cons _ X C)) as R. cbn [length] in R. rewrite L in R. exact R.
Qed.
Definition clamp (k : Z) : Z := k mod 2 ^ 254 - k mod 8 + 2 ^ 254.
Lemma decode_scalar k : length k = 32%nat -> Forall is_byte k -> decodeScalar25519 k = clamp (decodeLittleEndian k).
Proof.
  intros L B. destruct (ends_of k L) as (x & c & y & -> & C). inversion_clear B as [|? ? X B']. apply Forall_app in B' as [B' Y].
  inversion_clear Y as [|? ? Y' _].
  unfold decodeScalar25519. rewrite change_first. rewrite (app_comm_cons c [y]), !change_last by (cbn [length]; now rewrite C).
  rewrite <- !app_comm_cons.
  rewrite !decode_ends by exact C. rewrite byte_248, byte_127_64 by assumption. pose proof (low_range x c X B' C) as R. unfold clamp.
  change (2 ^ 254) with (2 ^ 248 * 2 ^ 6). rewrite (top_mod (x + 256 * decodeLittleEndian c) y 6) by (lia || exact R). change (2 ^ 6) with 64.
  change (2 ^ 248) with (2 ^ 245 * 8).
  replace (x + 256 * decodeLittleEndian c + 2 ^ 245 * 8 * y) with (x + (32 * decodeLittleEndian c + 2 ^ 245 * y) * 8) by ring.
  rewrite Z_mod_plus_full. ring.
Qed.
Lemma decode_u u : length u = 32%nat -> Forall is_byte u -> decodeUCoordinate u = decodeLittleEndian u mod 2 ^ 255.
Proof.
  intros L B. destruct (ends_of u L) as (x & c & y & -> & C). inversion_clear B as [|? ? X B']. apply Forall_app in B' as [B' Y].
  unfold decodeUCoordinate. rewrite (app_comm_cons c [y]), !change_last by (cbn [length]; now rewrite C). rewrite <- !app_comm_cons.
  rewrite !decode_ends by exact C. change (2 ^ 255) with (2 ^ 248 * 2 ^ 7).
  rewrite (top_mod (x + 256 * decodeLittleEndian c) y 7) by (discriminate || exact (low_range x c X B' C)).
  f_equal. f_equal. exact (Z.land_ones y 7 ltac:(discriminate)).
Qed.
Lemma clamp_range k : 0 <= clamp k < 2 ^ 255.
Proof.
  unfold clamp. assert (E : k mod 8 = k mod 2 ^ 254 mod 8) by (apply Znumtheory.Zmod_div_mod; [reflexivity..|exists (2 ^ 251); reflexivity]).
  pose proof (Z.mod_pos_bound k (2 ^ 254) eq_refl) as H. rewrite E. pose proof (Z.mod_le (k mod 2 ^ 254) 8 (proj1 H) eq_refl).
  pose proof (Z.mod_pos_bound (k mod 2 ^ 254) 8 eq_refl). change (2 ^ 255) with (2 * 2 ^ 254). lia.
Qed.
(* the last bit *)
Lemma clamp_even k : clamp k mod 2 = 0.
Proof.
  unfold clamp. assert (E : k mod 8 = k mod 2 ^ 254 mod 8) by (apply Znumtheory.Zmod_div_mod; [reflexivity..|exists (2 ^ 251); reflexivity]).
  rewrite E. rewrite (Z.div_mod (k mod 2 ^ 254) 8) at 1 by discriminate. set (q := _ / 8). set (r := _ mod 8). clearbody q r.
  replace (8 * q + r - r + 2 ^ 254) with ((4 * q + 2 ^ 253) * 2) by (change (2 ^ 254) with (2 ^ 253 * 2); ring). now rewrite Z_mod_mult.
Qed.

(* ---- the scalar's words ---- *)
Section Words.
Variable m : Z.
Local Notation W := (2 ^ 64).
Definition scalar (v : nat -> Z) : Z := v Name.k0 + W * (v Name.k1 + W * (v Name.k2 + W * v Name.k3)).
Definition words_ok (v : nat -> Z) : Prop := 0 <= v Name.k0 < W /\ 0 <= v Name.k1 < W /\ 0 <= v Name.k2 < W /\ 0 <= v Name.k3 < W.
(* twice the number, and the bit that leaves *)
Lemma shift_ok v : words_ok v -> let w := do_acts m shift v in words_ok w /\
  scalar w = (2 * scalar v) mod 2 ^ 256 /\ w Name.bit = 2 * scalar v / 2 ^ 256.
Proof.
  intros (A & B & C & D) w. set (a := v Name.k0) in *. set (b := v Name.k1) in *. set (c := v Name.k2) in *. set (d := v Name.k3) in *.
  set (c0 := (a + a) / W). set (c1 := (b + b + c0) / W). set (c2 := (c + c + c1) / W).
  assert (E0 : w Name.k0 = (a + a) mod W) by reflexivity. assert (E1 : w Name.k1 = (b + b + c0) mod W) by reflexivity.
  assert (E2 : w Name.k2 = (c + c + c1) mod W) by reflexivity. assert (E3 : w Name.k3 = (d + d + c2) mod W) by reflexivity.
  assert (E4 : w Name.bit = (d + d + c2) / W) by reflexivity. unfold words_ok, scalar. rewrite E0, E1, E2, E3, E4.
  split; [repeat split; now apply Z.mod_pos_bound|]. fold a b c d.
  pose proof (Z.div_mod (a + a) W ltac:(discriminate)) as H0. pose proof (Z.div_mod (b + b + c0) W ltac:(discriminate)) as H1.
  pose proof (Z.div_mod (c + c + c1) W ltac:(discriminate)) as H2. pose proof (Z.div_mod (d + d + c2) W ltac:(discriminate)) as H3.
  fold c0 in H0. fold c1 in H1. fold c2 in H2. pose proof (Z.mod_pos_bound (a + a) W eq_refl). pose proof (Z.mod_pos_bound (b + b + c0) W eq_refl).
  pose proof (Z.mod_pos_bound (c + c + c1) W eq_refl). pose proof (Z.mod_pos_bound (d + d + c2) W eq_refl).
  split; [apply Z.mod_unique with ((d + d + c2) / W)|
    apply Z.div_unique with ((a + a) mod W + W * ((b + b + c0) mod W + W * ((c + c + c1) mod W + W * ((d + d + c2) mod W))))];
  change (2 ^ 256) with (W * (W * (W * W))); lia.
Qed.

Lemma start_ok v : words_ok v -> let w := do_acts m start v in words_ok w /\ scalar w = (2 * clamp (scalar v)) mod 2 ^ 256 /\
  w Fe25519.Ladder.x1 = v Name.u mod 2 ^ 255.
Proof.
  intros (A & B & C & D). cbv zeta. unfold start. rewrite !do_acts_app. set (c := do_acts m [_; _; _; _; _] v).
  assert (E0 : c Name.k0 = 8 * (v Name.k0 / 2 ^ 3)) by reflexivity. assert (E1 : c Name.k1 = v Name.k1) by reflexivity.
  assert (E2 : c Name.k2 = v Name.k2) by reflexivity. assert (E3 : c Name.k3 = v Name.k3 mod 2 ^ 62 + 2 ^ 62) by reflexivity.
  assert (EX : c Fe25519.Ladder.x1 = v Name.u mod 2 ^ 255) by reflexivity.
  pose proof (Z.div_mod (v Name.k0) (2 ^ 3) ltac:(discriminate)) as H0. pose proof (Z.mod_pos_bound (v Name.k0) (2 ^ 3) eq_refl) as R0.
  pose proof (Z.div_mod (v Name.k3) (2 ^ 62) ltac:(discriminate)) as H3. pose proof (Z.mod_pos_bound (v Name.k3) (2 ^ 62) eq_refl) as R3.
  assert (WC : words_ok c) by (unfold words_ok; rewrite E0, E1, E2, E3; lia).
  assert (SC : scalar c = clamp (scalar v)).
  { unfold clamp, scalar. rewrite E0, E1, E2, E3. change 8 with (2 ^ 3).
    rewrite <- (Z.mod_unique (v Name.k0 + W * (v Name.k1 + W * (v Name.k2 + W * v Name.k3))) (2 ^ 254) (v Name.k3 / 2 ^ 62)
      (v Name.k0 + W * (v Name.k1 + W * (v Name.k2 + W * (v Name.k3 mod 2 ^ 62))))) by lia.
    rewrite <- (Z.mod_unique (v Name.k0 + W * (v Name.k1 + W * (v Name.k2 + W * v Name.k3))) (2 ^ 3)
      (v Name.k0 / 2 ^ 3 + 2 ^ 61 * (v Name.k1 + W * (v Name.k2 + W * v Name.k3))) (v Name.k0 mod 2 ^ 3)) by lia. lia. }
  rewrite <- SC, <- EX. revert WC. generalize c. clear. intros c WC. destruct (shift_ok c WC) as (W1 & W2 & _). cbv zeta in *.
  rewrite <- (kept m Fe25519.Ladder.x1 shift eq_refl c). revert W1 W2. generalize (do_acts m shift c). intros w W1 W2.
  repeat split; exact W2 || apply W1.
Qed.
End Words.

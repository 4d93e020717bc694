(* The specification of X25519, run: RFC 7748's test vectors, and points at the boundaries of the field. *)
From Coq Require Import ZArith List Lia.
From Carrychain Require Import spec.Moduli spec.Bytes spec.Field spec.Rfc7748 curve.LadderMod top.Fast.
Import ListNotations.
Open Scope Z_scope.

(* 2^255 = 19 modulo p *)
Definition fold x := Z.land x (Z.ones 255) + 19 * Z.shiftr x 255.
Lemma fold_ok x : fold x mod p = x mod p.
Proof.
  rewrite (split_at 255 x) at 2 by lia. unfold fold. replace (2 ^ 255) with (19 + 1 * p) by reflexivity.
  generalize (Z.land x (Z.ones 255)) (Z.shiftr x 255) p. intros l h q. rewrite <- (Z_mod_plus_full (l + 19 * h) h q). f_equal. ring.
Qed.
Definition red : Z -> Z := reduce p fold 2.
Lemma red_ok x : red x = x mod p. Proof. apply reduce_ok, fold_ok. Qed.

(* [round] with [red] for every reduction *)
Definition fast_round : Z -> Z -> state -> nat -> state :=
  ltac:(let t := eval cbv beta delta [round step add sub mul] in round in
        match eval pattern Z.modulo in t with ?f _ => let t := eval cbv beta in (f (fun x _ => red x)) in exact t end).
Lemma fast_round_ok k u s t : round k u s t = fast_round k u s t.
Proof.
  destruct s as [[[[x2 z2] x3] z3] swap]. unfold fast_round, round. destruct (swapped _ _) as [[[a b] c] d].
  rewrite !red_ok. reflexivity.
Qed.
Definition fast_mul x y := red (x * y).
Lemma fast_mul_ok x y : mul p x y = fast_mul x y. Proof. symmetry. apply red_ok. Qed.
Definition fast_ladder (k u : Z) : Z :=
  let s := fold_left (fast_round k u) (rev (seq 0 bits)) (1, 0, u, 1, 0) in
  let '(_, _, _, _, swap) := s in
  let '(x_2, z_2, _, _) := swapped swap s in fast_mul x_2 (Pos.iter_op fast_mul (Z.to_pos (p - 2)) z_2).
Lemma fast_ladder_ok k u : ladder k u = fast_ladder k u.
Proof.
  unfold ladder, fast_ladder. assert (E : forall l s, fold_left (round k u) l s = fold_left (fast_round k u) l s).
  { induction l as [|t l IH]; intros s; [reflexivity|]. cbn [fold_left]. now rewrite IH, fast_round_ok. }
  rewrite E. destruct (fold_left _ _ _) as [[[[x2 z2] x3] z3] swap]. destruct (swapped _ _) as [[[a b] c] d].
  rewrite fast_mul_ok. unfold inv. change (pow p b (p - 2)) with (Pos.iter_op (mul p) (Z.to_pos (p - 2)) b).
  now rewrite (iter_op_ext _ _ fast_mul_ok).
Qed.

(* a string of 32 bytes, written as one hexadecimal number *)
Definition string (x : Z) : list Z := rev (encodeLittleEndian 32 x).
Ltac run := unfold x25519; rewrite fast_ladder_ok; match goal with |- _ = ?v => vm_cast_no_check (eq_refl v) end.

(* section 5.2 *)
Definition k1 := string 0xa546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4.
Theorem vector_1 : x25519 k1 (string 0xe6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c) =
  string 0xc3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552.
Proof. run. Qed.
Theorem vector_2 : x25519 (string 0x4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d)
  (string 0xe5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493) =
  string 0x95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957.
Proof. run. Qed.
(* the base point, as scalar and point: "after one iteration" *)
Definition nine := encodeLittleEndian 32 9.
Theorem iteration_1 : x25519 nine nine = string 0x422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079.
Proof. run. Qed.

(* u of small order: 0, 1, -1; and what is 0 or 1 modulo p without being canonical *)
Definition x (u : Z) := x25519 k1 (encodeLittleEndian 32 u).
Theorem small_order : x 0 = encodeLittleEndian 32 0 /\ x 1 = encodeLittleEndian 32 0 /\ x (p - 1) = encodeLittleEndian 32 0.
Proof. split; [|split]; unfold x; run. Qed.
Theorem small_order_noncanonical : x p = x 0 /\ x (p + 1) = x 1.
Proof. split; unfold x; apply x25519_noncanonical; vm_compute; reflexivity. Qed.
(* the largest u, 18 modulo p; and the bit above it, which is ignored *)
Theorem largest_u : x (2 ^ 255 - 1) = string 0x76b00406ce7e87774c0038dd8d89b188047977f8828ca1dcb8f98bb5d5d0cf48.
Proof. unfold x. run. Qed.
Theorem ignored_bit : x (2 ^ 256 - 1) = x (2 ^ 255 - 1).
Proof. unfold x. apply x25519_noncanonical. vm_compute. reflexivity. Qed.

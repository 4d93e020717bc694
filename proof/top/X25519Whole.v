(* From the acts of the code to RFC 7748: what performs X25519Acts.program on words in memory computes X25519 on strings. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem model.X86 stmt.Contract stmt.Layout stmt.X86Abi stmt.Whole spec.Moduli spec.Bytes core.Word core.Act core.ProgramSound.
From Carrychain Require Import spec.X25519Function curve.X25519 top.X25519Acts top.X25519Program.
From Carrychain Require spec.Rfc7748.
Import ListNotations.
Open Scope Z_scope.

(* for the checker: the same call, with the numbers that the acts start from and end with *)
Definition contract (below : Z) : contract := {|
  regions := regions (call below); apart := []; stack := below; modulus := p25519; count := None;
  inputs := [(Name.k0, words 1 1 0); (Name.k1, words 1 1 8); (Name.k2, words 1 1 16); (Name.k3, words 1 1 24); (Name.u, words 4 2 0)];
  ops := []; outputs := [(Name.out, Number (limbs (words 4 0 0)) (p25519 - 1))] |}.

(* ---- bytes in memory ---- *)
Lemma string_load I (s : state I) n : forall a, decodeLittleEndian (map (fun i => mem_of I s (a + Z.of_nat i)) (seq 0 n)) = load n (mem_of I s) a.
Proof.
  induction n as [|n IH]; intros a; [reflexivity|]. cbn [seq map decodeLittleEndian load]. rewrite Z.add_0_r, <- IH. f_equal. f_equal.
  rewrite <- seq_shift, map_map. f_equal. apply map_ext. intros i. f_equal. lia.
Qed.
Lemma encode_string I (s : state I) n : bytes_ok (mem_of I s) -> forall a, encodeLittleEndian n (load n (mem_of I s) a) = map (fun i => mem_of I s (a + Z.of_nat i)) (seq 0 n).
Proof.
  intros B. induction n as [|n IH]; intros a; [reflexivity|]. cbn [seq map encodeLittleEndian load]. pose proof (B a) as Ba. rewrite Z.add_0_r. f_equal.
  - rewrite Z.mul_comm, Z.mod_add by discriminate. now apply Z.mod_small.
  - rewrite Z.mul_comm, Z.div_add by discriminate. rewrite Z.div_small, Z.add_0_l by exact Ba. rewrite IH, <- seq_shift, map_map. apply map_ext. intros i. f_equal. lia.
Qed.
Lemma load_words m a : load 32 m a = load 8 m a + 2 ^ 64 * (load 8 m (a + 8) + 2 ^ 64 * (load 8 m (a + 16) + 2 ^ 64 * load 8 m (a + 24))).
Proof.
  change 32%nat with (8 + (8 + (8 + 8)))%nat. rewrite !load_app. change (2 ^ (8 * Z.of_nat 8)) with (2 ^ 64). change (Z.of_nat 8) with 8.
  replace (a + 8 + 8) with (a + 16) by ring. replace (a + 16 + 8) with (a + 24) by ring. reflexivity.
Qed.
Lemma value_words (c : Contract.contract) (e s : X86State.state) i : value x86 c e s (words 4 i 0) = load 32 (mem_of x86 s) (base x86 c e i).
Proof.
  rewrite load_words. unfold value, words, limbs. cbn [map seq fold_right word lweight lplace content Z.of_nat Pos.of_succ_nat Pos.succ].
  change (0 + 8 * 0) with 0. change (0 + 8 * 1) with 8. change (0 + 8 * 2) with 16. change (0 + 8 * 3) with 24.
  change (2 ^ (64 * 0)) with 1. change (2 ^ (64 * 1)) with (2 ^ 64). change (2 ^ (64 * 2)) with (2 ^ 64 * 2 ^ 64). change (2 ^ (64 * 3)) with (2 ^ 64 * (2 ^ 64 * 2 ^ 64)).
  rewrite Z.add_0_r. generalize (load 8 (mem_of x86 s)) as l. intros l. generalize (2 ^ 64) as w. intros w. ring.
Qed.
Lemma value_word (c : Contract.contract) (e s : X86State.state) i o : value x86 c e s (words 1 i o) = load 8 (mem_of x86 s) (base x86 c e i + o).
Proof. unfold value, words, limbs. cbn [map seq fold_right word lweight lplace content Z.of_nat]. change (8 * 0) with 0. change (2 ^ (64 * 0)) with 1. rewrite (Z.add_0_r o). ring. Qed.
Lemma word_in_bounds n (c : Contract.contract) (e s : X86State.state) i o : bytes_ok (mem_of x86 s) -> (n <= 4)%nat -> in_bounds x86 c e s (words n i o).
Proof.
  intros B N. assert (L : forall a, 0 <= load 8 (mem_of x86 s) a <= 2 ^ 64 - 1) by (intros a; pose proof (load_range _ 8 B a) as H; change (2 ^ (8 * Z.of_nat 8)) with (2 ^ 64) in H; lia).
  assert (E : forall k m, value x86 c e s (Number (map (word i o) (seq k m)) 0) <= 2 ^ (64 * Z.of_nat k) * (2 ^ (64 * Z.of_nat m) - 1)).
  { intros k m. revert k. induction m as [|m IH]; intros k; unfold value in *; cbn [seq map fold_right limbs word lweight lplace content] in *; [cbn; lia|].
    specialize (IH (S k)). replace (64 * Z.of_nat (S k)) with (64 * Z.of_nat k + 64) in IH by lia. replace (64 * Z.of_nat (S m)) with (64 * Z.of_nat m + 64) by lia.
    rewrite Z.pow_add_r in IH |- * by lia. specialize (L (base x86 c e i + (o + 8 * Z.of_nat k))). revert L IH. generalize (fold_right (fun (l : limb) (v : Z) => lweight l * content x86 c e s (lplace l) + v) 0 (map (word i o) (seq (S k) m))).
    generalize (load 8 (mem_of x86 s) (base x86 c e i + (o + 8 * Z.of_nat k))). assert (0 < 2 ^ (64 * Z.of_nat k)) by (apply Z.pow_pos_nonneg; lia). assert (0 < 2 ^ (64 * Z.of_nat m)) by (apply Z.pow_pos_nonneg; lia).
    revert H H0. generalize (2 ^ (64 * Z.of_nat k)) (2 ^ (64 * Z.of_nat m)) (2 ^ 64). intros a b w A0 B0 x y X Y. nia. }
  split.
  - unfold words. cbn [limbs]. apply Forall_forall. intros l J. apply in_map_iff in J as (j & <- & _). cbn [word lplace lmax content]. apply L.
  - specialize (E 0%nat n). unfold words, value in *. cbn [limbs vmax] in *. change (2 ^ (64 * Z.of_nat 0)) with 1 in E. lia.
Qed.

Theorem whole below code : performs x86 (contract below) program code -> computes x86 (call below) x25519 code.
Proof.
  intros (trace & left & H). exists trace, left. intros e P.
  assert (BE : bytes_ok (mem_of x86 e)) by exact (proj2 (proj2 (pre_state _ _ _ P))).
  assert (P' : pre x86 (contract below) e).
  { destruct P as [P1 P2 P3 P4 P5 P6 P7]. constructor; auto. intros i x J. cbn [contract inputs In] in J.
    repeat (destruct J as [J|J]; [injection J as <- <-; apply word_in_bounds; [exact BE|lia]|]). destruct J. }
  assert (R : forall o, 0 <= value x86 (contract below) e e (words 1 1 o) < 2 ^ 64).
  { intros o. rewrite value_word. exact (load_range (mem_of x86 e) 8 BE _). }
  destruct (H e P') as (s & RUN & [K1 K2 K3] & O & LF). exists s. split; [exact RUN|]. split; [constructor; auto|]. split; [|exact LF].
  destruct (O Name.out _ (or_introl eq_refl)) as [_ V]. clear O.
  assert (BS : bytes_ok (mem_of x86 s)) by exact (proj2 (proj2 K1)).
  unfold strings. cbn [call regions map hd tl writes reads rpointer rbytes Layout.writes Layout.reads]. change (Z.to_nat 32) with 32%nat. cbn [x25519].
  unfold string. change (Z.to_nat 32) with 32%nat. rewrite <- encode_string by exact BS.
  change (value x86 (contract below) e s (Number (limbs (words 4 0 0)) (p25519 - 1))) with (value x86 (contract below) e s (words 4 0 0)) in V.
  rewrite value_words in V. change (base x86 (contract below) e 0%nat) with (reg x86 e RDI) in V. cbn [contract modulus] in V.
  change (modulus (contract below)) with p25519 in V. rewrite V. apply program_ok.
  1, 2: now rewrite map_length, seq_length.
  1, 2: apply Forall_forall; intros b J; apply in_map_iff in J as (j & <- & _); apply BE.
  - rewrite string_load, load_words. change (entry_value x86 (contract below) e Name.k0) with (value x86 (contract below) e e (words 1 1 0)).
    change (entry_value x86 (contract below) e Name.k1) with (value x86 (contract below) e e (words 1 1 8)).
    change (entry_value x86 (contract below) e Name.k2) with (value x86 (contract below) e e (words 1 1 16)).
    change (entry_value x86 (contract below) e Name.k3) with (value x86 (contract below) e e (words 1 1 24)).
    rewrite !value_word, Z.add_0_r. reflexivity.
  - rewrite string_load. change (entry_value x86 (contract below) e Name.u) with (value x86 (contract below) e e (words 4 2 0)). rewrite value_words. reflexivity.
  - exact (R 0).
  - exact (R 8).
  - exact (R 16).
  - exact (R 24).
Qed.

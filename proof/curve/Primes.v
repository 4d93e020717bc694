(* The moduli are prime, by Pocklington's criterion (coqprime's checker over binary positives).
   [Pock_certif N a [(q, e); ...] s]: a is of order N - 1 modulo N as far as the primes q, with q^e | N - 1, can tell, and together they are
   large enough; s is the integer part of a square root that the criterion needs. Every q has a certificate of its own. *)
From Coq Require Import ZArith Znumtheory Zpow_facts List Bool Lia.
From Coqprime Require Import PocklingtonCertificat.
From Carrychain Require Import spec.Moduli.
Import ListNotations.
Open Scope Z_scope.

(* small primes, by trial division *)
Definition no_divisor (n : Z) : bool := forallb (fun d => negb (n mod Z.of_nat d =? 0)) (seq 2 (Z.to_nat n - 2)).
Lemma by_trial n : 1 < n -> no_divisor n = true -> prime n.
Proof.
  intros H N. apply prime_alt. split; auto. intros d D V. unfold no_divisor in N. rewrite forallb_forall in N.
  specialize (N (Z.to_nat d)). rewrite in_seq, Z2Nat.id in N by lia.
  apply Zdivide_mod in V. rewrite V in N. discriminate N. lia.
Qed.
Definition small : Certif := [
  Proof_certif 2 (by_trial 2 eq_refl eq_refl);
  Proof_certif 3 (by_trial 3 eq_refl eq_refl);
  Proof_certif 5 (by_trial 5 eq_refl eq_refl);
  Proof_certif 11 (by_trial 11 eq_refl eq_refl);
  Proof_certif 13 (by_trial 13 eq_refl eq_refl);
  Proof_certif 23 (by_trial 23 eq_refl eq_refl);
  Proof_certif 31 (by_trial 31 eq_refl eq_refl);
  Proof_certif 37 (by_trial 37 eq_refl eq_refl);
  Proof_certif 43 (by_trial 43 eq_refl eq_refl);
  Proof_certif 53 (by_trial 53 eq_refl eq_refl);
  Proof_certif 73 (by_trial 73 eq_refl eq_refl);
  Proof_certif 107 (by_trial 107 eq_refl eq_refl);
  Proof_certif 131 (by_trial 131 eq_refl eq_refl);
  Proof_certif 223 (by_trial 223 eq_refl eq_refl);
  Proof_certif 229 (by_trial 229 eq_refl eq_refl);
  Proof_certif 257 (by_trial 257 eq_refl eq_refl)].
Lemma certified c lc n : n = Zpos (nprim c) -> test_Certif (c :: lc ++ small) = true -> prime n.
Proof. intros ->. apply Pocklington_refl. Qed.

Local Open Scope positive_scope.

Lemma p25519_prime : prime p25519.
Proof.
  apply (certified
   (Pock_certif 57896044618658097711785492504343953926634992332820282019728792003956564819949 2
      [(74058212732561358302231226437062788676166966415465897661863160754340907, 1); (2, 2)] 1)
   [Pock_certif 74058212732561358302231226437062788676166966415465897661863160754340907 2
      [(31757755568855353, 1); (1923133, 1); (132049, 1); (2, 1)] 11488518631325768880817231664;
    Pock_certif 31757755568855353 5
      [(223, 1); (107, 1); (31, 1); (2, 3)] 5446340;
    Pock_certif 1923133 2
      [(43, 1); (2, 2)] 172;
    Pock_certif 132049 13
      [(3, 2); (2, 4)] 52]).
  - reflexivity.
  - vm_cast_no_check (eq_refl true).
Qed.

Lemma l25519_prime : prime l25519.
Proof.
  apply (certified
   (Pock_certif 7237005577332262213973186563042994240857116359379907606001950938285454250989 2
      [(198211423230930754013084525763697, 1); (2, 2)] 71189397288357058661335231526586)
   [Pock_certif 198211423230930754013084525763697 5
      [(58964693, 1); (23, 1); (3, 1); (2, 4)] 13555946184;
    Pock_certif 58964693 2
      [(14741173, 1); (2, 2)] 1;
    Pock_certif 14741173 2
      [(409477, 1); (2, 2)] 1;
    Pock_certif 409477 2
      [(34123, 1); (2, 2)] 1;
    Pock_certif 34123 2
      [(11, 2); (2, 1)] 1]).
  - reflexivity.
  - vm_cast_no_check (eq_refl true).
Qed.

Lemma p1305_prime : prime p1305.
Proof.
  apply (certified
   (Pock_certif 1361129467683753853853498429727072845819 2
      [(897064739519922787230182993783, 1); (2, 1)] 1)
   [Pock_certif 897064739519922787230182993783 5
      [(3134801, 1); (487, 1); (73, 1); (2, 1)] 340371412192;
    Pock_certif 3134801 3
      [(5, 2); (2, 4)] 636;
    Pock_certif 487 3
      [(3, 5); (2, 1)] 1]).
  - reflexivity.
  - vm_cast_no_check (eq_refl true).
Qed.

Lemma p256_prime : prime p256.
Proof.
  apply (certified
   (Pock_certif 115792089210356248762697446949407573530086143415290314195533631308867097853951 3
      [(6700417, 1); (490463, 1); (65537, 1); (1531, 1); (641, 1); (257, 1); (2, 1)] 128721914928032094605845042)
   [Pock_certif 6700417 5
      [(3, 1); (2, 7)] 552;
    Pock_certif 490463 7
      [(53, 1); (2, 1)] 174;
    Pock_certif 65537 3
      [(2, 16)] 1;
    Pock_certif 1531 2
      [(3, 2); (2, 1)] 12;
    Pock_certif 641 3
      [(2, 7)] 1]).
  - reflexivity.
  - vm_cast_no_check (eq_refl true).
Qed.

Lemma n256_prime : prime n256.
Proof.
  apply (certified
   (Pock_certif 115792089210356248762697446949407573529996955224135760342422259061068512044369 7
      [(187019741, 1); (38189, 1); (17449, 1); (3407, 1); (373, 1); (131, 1); (2, 4)] 223700767609356578030715652)
   [Pock_certif 187019741 2
      [(9350987, 1); (2, 2)] 1;
    Pock_certif 9350987 2
      [(229, 1); (2, 1)] 264;
    Pock_certif 38189 2
      [(9547, 1); (2, 2)] 1;
    Pock_certif 9547 2
      [(37, 1); (2, 1)] 1;
    Pock_certif 17449 14
      [(3, 1); (2, 3)] 1;
    Pock_certif 3407 5
      [(13, 1); (2, 1)] 26;
    Pock_certif 373 2
      [(3, 1); (2, 2)] 6]).
  - reflexivity.
  - vm_cast_no_check (eq_refl true).
Qed.

(* The specification of Poly1305, run: RFC 8439's example (section 2.5.2) and all test vectors of appendix A.3. *)
From Coq Require Import ZArith List Ascii String.
From Carrychain Require Import spec.Bytes spec.Rfc8439.
Import ListNotations.
Open Scope Z_scope.

Definition text (s : string) : list Z := map (fun c => Z.of_N (N_of_ascii c)) (list_ascii_of_string s).
(* 16 bytes: of a number, the least significant one first; as one writes them in hexadecimal *)
Definition le := encodeLittleEndian 16.
Definition hex (x : Z) := rev (le x).
Definition ones := 2 ^ 128 - 1.

Definition contribution := text "Any submission to the IETF intended by the Contributor for publication as all or " ++
  text "part of an IETF Internet-Draft or RFC and any statement made within the context of an IETF activity is considered an " ++
  text """IETF Contribution"". Such statements include oral statements in IETF sessions, as well as written and electronic " ++
  text "communications made at any time or place, which are addressed to".
Definition line (s : string) : list Z := text s ++ [10].
Definition jabberwocky := line "'Twas brillig, and the slithy toves" ++ line "Did gyre and gimble in the wabe:" ++
  line "All mimsy were the borogoves," ++ text "And the mome raths outgrabe.".

Notation "'mac' r s m" := (poly1305_mac m (r ++ s)) (at level 10, r at level 9, s at level 9, m at level 9).
Ltac run := match goal with |- _ = ?v => vm_cast_no_check (eq_refl v) end.
Theorem section_2_5_2 : mac (hex 0x85d6be7857556d337f4452fe42d506a8) (hex 0x0103808afb0db2fd4abff6af4149f51b)
  (text "Cryptographic Forum Research Group") = hex 0xa8061dc1305136c6c22b8baf0c0127a9. Proof. run. Qed.
Theorem vector_1 : mac (le 0) (le 0) (repeat 0 64) = le 0. Proof. run. Qed.
Theorem vector_2 : mac (le 0) (hex 0x36e5f6b5c5e06070f0efca96227a863e) contribution = hex 0x36e5f6b5c5e06070f0efca96227a863e. Proof. run. Qed.
Theorem vector_3 : mac (hex 0x36e5f6b5c5e06070f0efca96227a863e) (le 0) contribution = hex 0xf3477e7cd95417af89a6b8794c310cf0. Proof. run. Qed.
Theorem vector_4 : mac (hex 0x1c9240a5eb55d38af333888604f6b5f0) (hex 0x473917c1402b80099dca5cbc207075c0) jabberwocky =
  hex 0x4541669a7eaaee61e708dc7cbcc5eb62. Proof. run. Qed.
(* what can go wrong in a reduction *)
Theorem vector_5 : mac (le 2) (le 0) (le ones) = le 3. Proof. run. Qed.
Theorem vector_6 : mac (le 2) (le ones) (le 2) = le 3. Proof. run. Qed.
Theorem vector_7 : mac (le 1) (le 0) (le ones ++ le (ones - 15) ++ le 0x11) = le 5. Proof. run. Qed.
Theorem vector_8 : mac (le 1) (le 0) (le ones ++ le 0xfefefefefefefefefefefefefefefefb ++ le 0x01010101010101010101010101010101) = le 0.
Proof. run. Qed.
Theorem vector_9 : mac (le 2) (le 0) (le (ones - 2)) = le (ones - 5). Proof. run. Qed.
Definition ten_a := 0xb9435e50d79435e3. Definition ten_b := 0x01cd79435e50d79433.
Theorem vector_10 : mac (le (1 + 4 * 2 ^ 64)) (le 0) (le ten_a ++ le ten_b ++ le 0 ++ le 1) = le (0x14 + 0x55 * 2 ^ 64). Proof. run. Qed.
Theorem vector_11 : mac (le (1 + 4 * 2 ^ 64)) (le 0) (le ten_a ++ le ten_b ++ le 0) = le 0x13. Proof. run. Qed.

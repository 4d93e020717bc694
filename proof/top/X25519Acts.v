(* X25519 as one abstract program: the acts, in order, that every x86-64 x25519 function performs (core/Act.v has their meaning), and that
   top/X25519Program.v proves to be RFC 7748's function.
     start     decode and clamp; shift out bit 255 of the scalar, which is 0
     round     255 times: the next bit, a ladder step                                     (the RFC's loop, t = 254 .. 0)
     invert    f = p, g = z2, (d, e) = (0, 2^-600), theta = 0
     batch     10 times: 60 division steps as 4 groups of 15, a matrix (A B; C D) of them all, then (f, g) and (d, e) multiplied by it
     finish    x2 times the inverse, least residue
   Inputs: [k0 .. k3], the scalar's 64-bit words, and [u], 256 bits. Output: [out].
   A word is a number below 2^64; a signed one in two's complement. *)
From Coq Require Import ZArith List.
From Carrychain Require Import stmt.Contract stmt.Layout spec.Moduli core.Act.
From Carrychain Require spec.Fe25519.
Import ListNotations.
Open Scope Z_scope.

(* What the numbers stand for. 0 .. 20 are the ladder step's. *)
Module Name.
Export Fe25519.Ladder (x1, x2, z2, x3, z3, choice).
Definition k0 := 21%nat. Definition k1 := 22%nat. Definition k2 := 23%nat. Definition k3 := 24%nat. Definition u := 25%nat.
Definition bit := 26%nat. Definition previous := 27%nat. Definition carry := 28%nat.
Definition part := 29%nat.                               (* what is used in the next act, and no more *)
Definition unused := 30%nat.                             (* the half of a Cut that nobody wants *)
(* 256-bit two's complement f and g; d and e modulo p *)
Definition f := 31%nat. Definition g := 32%nat. Definition d := 33%nat. Definition e := 34%nat. Definition theta := 35%nat.
(* in a batch: low words of f and g; packed f and g, 15 steps' worth; one step *)
Definition f_word := 36%nat. Definition g_word := 37%nat. Definition F := 38%nat. Definition G := 39%nat.
Definition odd := 40%nat. Definition borrow := 41%nat. Definition swap := 42%nat. Definition sum := 43%nat. Definition plain := 44%nat.
Definition difference := 45%nat. Definition next := 46%nat. Definition sign := 47%nat.
(* the group's matrix ra rb; rc rd and the batch's A B; C D, of words; then with 2^60 added; then integers sA sB; sC sD; likewise sf, sg *)
Definition ra := 48%nat. Definition rb := 49%nat. Definition rc := 50%nat. Definition rd := 51%nat.
Definition A := 52%nat. Definition B := 53%nat. Definition C := 54%nat. Definition D := 55%nat.
Definition oA := 56%nat. Definition oB := 57%nat. Definition oC := 58%nat. Definition oD := 59%nat.
Definition sA := 60%nat. Definition sB := 61%nat. Definition sC := 62%nat. Definition sD := 63%nat. Definition sf := 64%nat. Definition sg := 65%nat.
(* new values while the old ones are in use *)
Definition A' := 66%nat. Definition B' := 67%nat. Definition C' := 68%nat. Definition D' := 69%nat.
Definition f' := 70%nat. Definition g' := 71%nat. Definition d' := 72%nat. Definition e' := 73%nat. Definition offset := 74%nat.
Definition r := 75%nat. Definition product := 76%nat. Definition out := 77%nat.
End Name.
Import Name.

Local Notation word lo x := (Cut 64 lo unused x) (only parsing).
Local Notation pow n := (K (2 ^ n)) (only parsing).

(* 2 k below 2^256, and the bit that leaves *)
Definition shift : list act :=
  [Cut 64 part carry (k0 + k0); Let k0 part; Cut 64 part carry (k1 + k1 + carry); Let k1 part;
   Cut 64 part carry (k2 + k2 + carry); Let k2 part; Cut 64 part bit (k3 + k3 + carry); Let k3 part].
Definition start : list act :=
  [Cut 255 x1 unused u; Cut 3 unused part k0; Let k0 (K 8 * part); Cut 62 part unused k3; Let k3 (part + pow 62)] ++ shift ++
  [Let x2 (K 1); Let z2 (K 0); Let x3 x1; Let z3 (K 1); Let previous (K 0)].
Definition ladder_step : list act := lets Fe25519.Ladder.step_choice.
Definition round : list act := shift ++ [Let choice (previous + bit - K 2 * previous * bit); Let previous bit] ++ ladder_step.

Definition two_minus_600 : Z := 0x4469d9422c905dc1855b1b224e016b1490aa31a3cfc744c965683e6788dd407e. (* 2^-600 modulo p *)
Definition invert : list act := [Least g z2; Let f (K p25519); Let d (K 0); Let e (K two_minus_600); Let theta (K 0)].

(* one division step on words. theta - 2^63 odd borrows if g is odd and theta >= 0: then the step swaps, and g - f is halved; otherwise g + f for odd
   g, or g; arithmetically. 2^64 - 1 - theta + 1 is - theta. *)
Definition division_step : list act :=
  [Cut 1 odd unused G; Cut 64 unused borrow (theta - pow 63 * odd); Let swap (K 0 - borrow);
   word sum (G + F); Let plain (If odd sum G); word difference (G - F); Let next (If swap difference plain); Let F (If swap G F);
   word theta (If swap (K (2 ^ 64 - 1) - theta) theta + K 1);
   Cut 1 unused part next; Cut 63 unused sign next; Let G (part + pow 63 * sign)].
(* row (a, b) from x = f' + 2^16 a + 2^33 b:  t = x + 2^15,  a = (t << 31) >> 47,  b = (t + 2^31) >> 33,  arithmetically *)
Definition unpack (a b x : nat) : list act :=
  [word x (x + pow 15);
   Cut 33 part unused x; Cut 63 unused sign (pow 31 * part); Cut 47 unused part (pow 31 * part); Let a (part + K (2 ^ 64 - 2 ^ 17) * sign);
   word part (x + pow 31); Cut 63 unused sign part; Cut 33 unused part part; Let b (part + K (2 ^ 64 - 2 ^ 31) * sign)].
(* 15 steps on the low bits: their matrix *)
Definition group : list act :=
  [Cut 15 part unused f_word; Let F (part + pow 31); Cut 15 part unused g_word; Let G (part + pow 48)] ++
  concat (repeat division_step 15) ++ unpack ra rb F ++ unpack rc rd G.
(* the low words 15 steps later, 15 bits fewer of them right *)
Definition advance : list act :=
  [word f' (ra * f_word + rb * g_word); word g' (rc * f_word + rd * g_word);
   Cut 15 unused part f'; Let f_word part; Cut 15 unused part g'; Let g_word part].
Definition first_matrix : list act := [Let A ra; Let B rb; Let C rc; Let D rd].
Definition next_matrix : list act :=
  [word A' (ra * A + rb * C); word B' (ra * B + rb * D); word C' (rc * A + rd * C); word D' (rc * B + rd * D);
   Let A A'; Let B B'; Let C C'; Let D D'].
(* the integer in the word a, at most 2^60 in absolute value, is o - 2^60 *)
Definition entry (s o a : nat) : list act := [word part (a + pow 60); Cut 62 o unused part; Let s (o - pow 60)].
Definition integer (s n : nat) : list act := [Cut 255 unused sign n; Let s (n - pow 256 * sign)].
(* without masks for the signs: (a f + b g) / 2^60 = ((a + 2^60) f + (b + 2^60) g) / 2^60 - f - g *)
Definition combine (i a b : nat) : list act := [Cut 320 part unused (a * sf + b * sg); Cut 60 unused part part; Cut 256 i unused (part - sf - sg)].
Definition integers : list act := entry sA oA A ++ entry sB oB B ++ entry sC oC C ++ entry sD oD D ++ integer sf f ++ integer sg g.
Definition update : list act :=
  combine f' oA oB ++ combine g' oC oD ++
  [Let f f'; Let g g'; Let offset (pow 60 * (K 0 - d - e)); Let d' (oA * d + oB * e + offset); Let e' (oC * d + oD * e + offset); Let d d'; Let e e'].
Definition batch : list act :=
  [word f_word f; word g_word g] ++ group ++ first_matrix ++ advance ++ group ++ next_matrix ++ advance ++
  group ++ next_matrix ++ advance ++ group ++ next_matrix ++ integers ++ update.
Definition finish : list act := [Cut 255 unused sign f; Let r (If sign (K 0 - d) d); Let product (x2 * r); Least out product].

Definition program : list stage := [Once start; Repeat 255 round; Once invert; Repeat 10 batch; Once finish].

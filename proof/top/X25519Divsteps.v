(* The words of a group of division steps are the division steps: theta, F and G in two's complement, 15 steps, and the matrix unpacked. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import stmt.Contract core.Act divsteps.Divstep divsteps.Inverse divsteps.Batch top.ActFacts top.X25519Acts.
Import ListNotations.
Open Scope Z_scope.

Section Group.
Variable m : Z.
Local Notation W := (2 ^ 64).

(* f and g do not grow, and theta by at most 1 *)
Definition within (bound T : Z) (s : Z * Z * Z) : Prop := let '(t, f, g) := s in Z.abs t <= T /\ Z.abs f <= bound /\ Z.abs g <= bound.
Lemma divstep_within bound T s : within bound T s -> within bound (T + 1) (divstep s).
Proof.
  destruct s as [[t f] g]. intros (HT & HF & HG). unfold divstep. destruct (_ && _); repeat split; try lia.
  - pose proof (Z.div_mod (g - f) 2 ltac:(discriminate)). pose proof (Z.mod_pos_bound (g - f) 2 eq_refl). lia.
  - pose proof (Z.div_mod (g + g mod 2 * f) 2 ltac:(discriminate)). pose proof (Z.mod_pos_bound (g + g mod 2 * f) 2 eq_refl).
    rewrite (Zmod_odd g) in *. destruct (Z.odd g); lia.
Qed.
Lemma divsteps_within bound T n s : within bound T s -> within bound (T + Z.of_nat n) (divsteps n s).
Proof.
  intros I. induction n as [|n IH]; [now rewrite Z.add_0_r|]. cbn [divsteps]. rewrite Nat2Z.inj_succ.
  replace (T + Z.succ (Z.of_nat n)) with (T + Z.of_nat n + 1) by ring. now apply divstep_within.
Qed.

Definition holds (v : nat -> Z) (s : Z * Z * Z) : Prop := let '(t, f, g) := s in
  v Name.theta = t mod W /\ v Name.F = f mod W /\ v Name.G = g mod W.
Lemma division_step_ok v s : within (2 ^ 60) (2 ^ 60) s -> holds v s -> holds (do_acts m division_step v) (divstep s).
Proof.
  destruct s as [[t f] g]. intros (HT & HF & HG) (T & F & G).
  assert (OG : v Name.G mod 2 ^ 1 = if Z.odd g then 1 else 0).
  { rewrite G, <- Zmod_odd. symmetry. apply Znumtheory.Zmod_div_mod; [reflexivity..|]. exists (2 ^ 63). reflexivity. }
  set (w := do_acts m division_step v).
  assert (S : w Name.swap = if (0 <=? t) && Z.odd g then 1 else 0).
  { transitivity (0 - (v Name.theta - 2 ^ 63 * (v Name.G mod 2 ^ 1)) / W); [reflexivity|].
    rewrite OG, T, (twos_complement 64) by lia.
    assert (B : forall x, - W <= x < W -> 0 - x / W = if 0 <=? x then 0 else 1).
    { intros x X. destruct (Z.leb_spec 0 x); [rewrite Z.div_small by lia; reflexivity|]. rewrite <- (Z.div_unique x W (-1) (x + W)) by lia.
      reflexivity. }
    rewrite B by (destruct (Z.odd g), (Z.ltb_spec t 0); lia). clear B.
    destruct (Z.odd g), (Z.leb_spec 0 t), (Z.ltb_spec t 0); cbn [andb]; try lia;
    match goal with |- context [0 <=? ?x] => destruct (Z.leb_spec 0 x) end; lia. }
  set (next := if Z.odd g then if 0 <=? t then g - f else g + f else g).
  set (z := do_acts m (firstn 9 division_step) v).
  assert (E : z Name.next = next mod W).
  { transitivity (let plain := v Name.G + v Name.G mod 2 ^ 1 * ((v Name.G + v Name.F) mod W - v Name.G) in
      plain + w Name.swap * ((v Name.G - v Name.F) mod W - plain)); [reflexivity|].
    cbv zeta. rewrite S, OG, F, G, <- Zplus_mod, <- Zminus_mod. unfold next. destruct (Z.odd g), (0 <=? t); cbn [andb]; ring. }
  assert (F' : w Name.F = v Name.F + w Name.swap * (v Name.G - v Name.F)) by reflexivity.
  assert (T' : w Name.theta = (v Name.theta + w Name.swap * (W - 1 - v Name.theta - v Name.theta) + 1) mod W) by reflexivity.
  assert (G' : w Name.G = z Name.next / 2 ^ 1 + (W - 2 ^ (64 - 1)) * (z Name.next / 2 ^ (64 - 1))).
  { unfold w. rewrite <- (firstn_skipn 9 division_step), do_acts_app. fold z. generalize z. reflexivity. }
  rewrite E, arithmetic_shift in G' by (unfold next; destruct (Z.odd g), (0 <=? t); lia). rewrite S in F', T'.
  unfold holds, divstep. rewrite F', G', T', F, G, T. unfold next. rewrite (Zmod_odd g). clearbody w.
  destruct (Z.odd g), (Z.leb_spec 0 t); cbn [andb]; repeat split; rewrite ?Z.mul_1_l, ?Z.mul_0_l, ?Z.add_0_r, ?Zplus_mod_idemp_l; try ring;
  try reflexivity.
  replace (t mod W + (W - 1 - t mod W - t mod W) + 1) with (- (t mod W) + 1 * W) by ring.
  rewrite Z_mod_plus_full, <- (Z.sub_0_l (t mod W)), Zminus_mod_idemp_r. reflexivity.
Qed.
Lemma division_steps_ok n v s : within (2 ^ 50) (2 ^ 50) s -> (n <= 100)%nat -> holds v s ->
  holds (Nat.iter n (do_acts m division_step) v) (divsteps n s).
Proof.
  intros I N H. induction n as [|n IH]; [exact H|]. cbn [divsteps]. apply division_step_ok; [|apply IH; lia].
  pose proof (divsteps_within _ _ n _ I) as J.
  destruct (divsteps n s) as [[t f] g]. unfold within in *. lia.
Qed.

Section Unpack.
Variables (v : nat -> Z) (x : nat) (f' a b : Z).
Hypotheses (X : v x = (f' + 2 ^ 16 * a + 2 ^ 33 * b) mod W) (F' : Z.abs f' < 2 ^ 15) (AB : Z.abs a + Z.abs b <= 2 ^ 15).
Let t := (v x + 2 ^ 15) mod W.
Lemma unpack_t : t = (f' + 2 ^ 15 + 2 ^ 16 * a + b * 2 ^ 33) mod W.
Proof. unfold t. rewrite X, Zplus_mod_idemp_l. f_equal. ring. Qed.
Lemma unpack_a : let y := 2 ^ 31 * (t mod 2 ^ 33) in y / 2 ^ 47 + (W - 2 ^ 17) * (y / 2 ^ 63) = a mod W.
Proof.
  cbv zeta. rewrite unpack_t, <- Znumtheory.Zmod_div_mod by (reflexivity || (exists (2 ^ 31); reflexivity)). rewrite Z_mod_plus_full.
  set (y := f' + 2 ^ 15 + 2 ^ 16 * a). rewrite <- Z.mul_mod_distr_l by discriminate. change (2 ^ 31 * 2 ^ 33) with W.
  change 63 with (64 - 1). change (2 ^ 17) with (2 ^ (64 - 47)). rewrite arithmetic_shift by (unfold y; lia). f_equal.
  change (2 ^ 47) with (2 ^ 31 * 2 ^ 16). rewrite Z.div_mul_cancel_l by discriminate. unfold y. symmetry. apply Z.div_unique with (f' + 2 ^ 15); lia.
Qed.
Lemma unpack_b : let y := (t + 2 ^ 31) mod W in y / 2 ^ 33 + (W - 2 ^ 31) * (y / 2 ^ 63) = b mod W.
Proof.
  cbv zeta. rewrite unpack_t, Zplus_mod_idemp_l. change 63 with (64 - 1). change (2 ^ 31) with (2 ^ (64 - 33)) at 2.
  rewrite arithmetic_shift by lia. f_equal. symmetry. apply Z.div_unique with (f' + 2 ^ 15 + 2 ^ 16 * a + 2 ^ 31); lia.
Qed.
End Unpack.

(* one row of the matrix of 15 steps from packed words: the rest beside the row *)
Lemma row_ok F a b x y : 2 ^ 15 * F = a * (x + 2 ^ 31) + b * (y + 2 ^ 48) -> Z.abs a + Z.abs b <= 2 ^ 15 -> 0 <= x < 2 ^ 15 -> 0 <= y < 2 ^ 15 ->
  exists f', F = f' + 2 ^ 16 * a + 2 ^ 33 * b /\ Z.abs f' < 2 ^ 15.
Proof.
  intros E AB X Y. exists (F - 2 ^ 16 * a - 2 ^ 33 * b). split; [ring|]. assert (H : 2 ^ 15 * (F - 2 ^ 16 * a - 2 ^ 33 * b) = a * x + b * y) by lia.
  set (h := F - _ - _) in *. clearbody h. change (2 ^ 15) with 32768 in *. assert (Z.abs (a * x) <= Z.abs a * 32767) by (rewrite Z.abs_mul; nia).
  assert (Z.abs (b * y) <= Z.abs b * 32767) by (rewrite Z.abs_mul; nia). lia.
Qed.

Theorem group_ok v t f g : Z.abs t <= 2 ^ 50 -> v Name.theta = t mod W -> Z.odd f = true -> (2 ^ 15 | f - v Name.f_word) ->
  (2 ^ 15 | g - v Name.g_word) ->
  let '((t', _, _), (a, b, c, d)) := divsteps_m 15 ((t, f, g), (1, 0, 0, 1)) in let w := do_acts m group v in
  w Name.theta = t' mod W /\ w Name.ra = a mod W /\ w Name.rb = b mod W /\ w Name.rc = c mod W /\ w Name.rd = d mod W.
Proof.
  intros HT T O DF DG. set (x := v Name.f_word mod 2 ^ 15). set (y := v Name.g_word mod 2 ^ 15).
  assert (X : 0 <= x < 2 ^ 15) by (now apply Z.mod_pos_bound). assert (Y : 0 <= y < 2 ^ 15) by (now apply Z.mod_pos_bound).
  assert (L : forall z h c, (2 ^ 15 | z - h) -> (2 ^ 15 | c) -> (2 ^ 15 | z - (h mod 2 ^ 15 + c))).
  { intros z h c D C. replace (z - (h mod 2 ^ 15 + c)) with (z - h + (h - h mod 2 ^ 15) - c) by ring.
    apply Z.divide_sub_r; [apply Z.divide_add_r|]; auto.
    exists (h / 2 ^ 15). rewrite (Z.div_mod h (2 ^ 15)) at 1 by discriminate. ring. }
  assert (C1 : (2 ^ 15 | 2 ^ 31)) by (now exists (2 ^ 16)). assert (C2 : (2 ^ 15 | 2 ^ 48)) by (now exists (2 ^ 33)).
  pose proof (low_bits 15 15 t f g (x + 2 ^ 31) (y + 2 ^ 48) (le_n _) (L _ _ _ DF C1) (L _ _ _ DG C2)) as LB.
  assert (OF : Z.odd (x + 2 ^ 31) = true).
  { destruct (L _ _ _ DF C1) as [q Q]. fold x in Q. replace (x + 2 ^ 31) with (f + 2 * (- q * 2 ^ 14)) by lia. now rewrite Z.odd_add_mul_2. }
  pose proof (matrix_ok 15 t (x + 2 ^ 31) (y + 2 ^ 48) 0 0 OF) as M. change (2 ^ Z.of_nat 15) with (2 ^ 15) in M.
  pose proof (divsteps_m_fst 15 ((t, x + 2 ^ 31, y + 2 ^ 48), (1, 0, 0, 1))) as S. cbn [fst] in S.
  destruct (divsteps_m 15 ((t, f, g), (1, 0, 0, 1))) as [[[t' f'] g'] M'].
  destruct (divsteps_m 15 ((t, x + 2 ^ 31, y + 2 ^ 48), (1, 0, 0, 1))) as [[[t0 F'] G'] [[[a b] c] d]].
  destruct LB as (-> & -> & _). destruct M as (_ & EF & EG & _ & AB & CD). cbn [fst] in S. clear L C1 C2 DF DG OF O.
  destruct (row_ok _ _ _ _ _ EF AB X Y) as (hf & HF & BF). destruct (row_ok _ _ _ _ _ EG CD X Y) as (hg & HG & BG).
  set (packed := do_acts m (firstn 4 group) v). set (stepped := Nat.iter 15 (do_acts m division_step) packed).
  assert (P : holds packed (t, x + 2 ^ 31, y + 2 ^ 48)).
  { split; [exact T|]. split.
    - transitivity (x + 2 ^ 31); [reflexivity|]. symmetry. apply Z.mod_small. lia.
    - transitivity (y + 2 ^ 48); [reflexivity|]. symmetry. apply Z.mod_small. lia. }
  apply (division_steps_ok 15) in P; [|unfold within; lia|lia]. fold stepped in P. rewrite <- S in P. destruct P as (PT & PF & PG).
  cbv zeta. unfold group. rewrite !do_acts_app, do_acts_repeat.
  change (do_acts m [Cut 15 _ _ _; _; _; _] v) with packed. fold stepped. rewrite HF in PF. rewrite HG in PG.
  rewrite !(kept m _ (unpack Name.rc Name.rd Name.G)) by reflexivity.
  split; [exact PT|]. split; [exact (unpack_a stepped Name.F hf a b PF BF AB)|]. split; [exact (unpack_b stepped Name.F hf a b PF BF AB)|].
  split; [exact (unpack_a stepped Name.G hg c d PG BG CD)|exact (unpack_b stepped Name.G hg c d PG BG CD)].
Qed.
End Group.

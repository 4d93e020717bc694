(* A batch: four groups are 60 division steps, whose matrix takes f, g, d and e along. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import stmt.Contract core.Act divsteps.Divstep divsteps.Inverse divsteps.Batch top.ActFacts top.X25519Divsteps top.X25519Acts.
Import ListNotations.
Open Scope Z_scope.

(* matrices one after another are their product *)
Lemma divsteps_m_app m n s : divsteps_m (m + n) s = divsteps_m m (divsteps_m n s).
Proof. induction m as [|m IH]; cbn [Nat.add divsteps_m]; [|rewrite IH]; reflexivity. Qed.
Definition product (x y : matrix) : matrix := let '(a', b', c', d') := x in let '(a, b, c, d) := y in
  (a' * a + b' * c, a' * b + b' * d, c' * a + d' * c, c' * b + d' * d).
Lemma matrix_eq (s : Z * Z * Z) (a b c d a' b' c' d' : Z) : a = a' -> b = b' -> c = c' -> d = d' -> (s, (a, b, c, d)) = (s, (a', b', c', d')).
Proof. congruence. Qed.
Lemma divsteps_m_product n s y : divsteps_m n (s, y) = let '(s', x) := divsteps_m n (s, (1, 0, 0, 1)) in (s', product x y).
Proof.
  destruct y as [[[a b] c] d]. induction n as [|n IH]; cbn [divsteps_m]; [apply matrix_eq; ring|]. rewrite IH.
  destruct (divsteps_m n (s, (1, 0, 0, 1))) as [[[t f] g] [[[a' b'] c'] d']]. unfold product, divstep_m. destruct (_ && _); apply matrix_eq; ring.
Qed.

Section Batch.
Variable m : Z.
Local Notation W := (2 ^ 64).

(* theta, and n low bits of f and g *)
Definition low (n : Z) (v : nat -> Z) (s : Z * Z * Z) : Prop := let '(t, f, g) := s in
  v Name.theta = t mod W /\ (2 ^ n | f - v Name.f_word) /\ (2 ^ n | g - v Name.g_word).
Definition entries (v : nat -> Z) (a b c d : nat) (x : matrix) : Prop := let '(a', b', c', d') := x in
  v a = a' mod W /\ v b = b' mod W /\ v c = c' mod W /\ v d = d' mod W.
Definition leaves (is : list nat) (l : list act) : bool := forallb (fun i => negb (existsb (writes i) l)) is.
Lemma left is l v : leaves is l = true -> forall i, In i is -> do_acts m l v i = v i.
Proof. intros L i I. apply kept. unfold leaves in L. rewrite forallb_forall in L. now apply negb_true_iff, L. Qed.

Lemma advance_ok n f' f g a b x y ra rb : 15 <= n <= 64 -> 2 ^ 15 * f' = a * f + b * g -> (2 ^ n | f - x) -> (2 ^ n | g - y) ->
  ra = a mod W -> rb = b mod W -> (2 ^ (n - 15) | f' - (ra * x + rb * y) mod W / 2 ^ 15).
Proof.
  intros N E [q X] [r Y] -> ->. assert (M : exists k, (a mod W * x + b mod W * y) mod W = 2 ^ 15 * (f' - 2 ^ (n - 15) * k)).
  { assert (EN : 2 ^ n = 2 ^ 15 * 2 ^ (n - 15)) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
    assert (EW : W = 2 ^ (64 - n) * 2 ^ n) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
    rewrite Zplus_mod, !Zmult_mod_idemp_l, <- Zplus_mod, Zmod_eq_full by discriminate. set (j := _ / W). clearbody j.
    exists (q * a + r * b + 2 ^ (64 - n) * j).
    rewrite EN in *. rewrite EW. set (h := 2 ^ (n - 15)) in *. set (z := 2 ^ (64 - n)). replace x with (f - q * (2 ^ 15 * h)) by lia.
    replace y with (g - r * (2 ^ 15 * h)) by lia. rewrite (Z.mul_sub_distr_l (2 ^ 15) f'), E. ring. }
  destruct M as [k ->]. rewrite (Z.mul_comm (2 ^ 15)), Z.div_mul by discriminate. exists k. ring.
Qed.

Definition group_uses := [Name.theta; Name.ra; Name.rb; Name.rc; Name.rd; Name.f_word; Name.g_word].
(* a group, then anything that leaves the group's results, then the low words taken along *)
Lemma group_advance n v t f g : 15 <= n <= 64 -> Z.abs t <= 2 ^ 50 -> Z.odd f = true -> low n v (t, f, g) ->
  let '((t', f', g'), x) := divsteps_m 15 ((t, f, g), (1, 0, 0, 1)) in let w := do_acts m group v in
  w Name.theta = t' mod W /\ entries w Name.ra Name.rb Name.rc Name.rd x /\
  forall l, leaves group_uses l = true -> low (n - 15) (do_acts m advance (do_acts m l w)) (t', f', g').
Proof.
  intros N HT O (T & F & G). assert (D : (2 ^ 15 | 2 ^ n)) by (exists (2 ^ (n - 15)); rewrite <- Z.pow_add_r by lia; f_equal; lia).
  pose proof (group_ok m v t f g HT T O (Z.divide_trans _ _ _ D F) (Z.divide_trans _ _ _ D G)) as R. pose proof (matrix_ok 15 t f g 0 0 O) as M.
  destruct (divsteps_m 15 _) as [[[t' f'] g'] [[[a b] c] d]]. cbv zeta in R |- *. destruct R as (T' & A & B & C & E). destruct M as (_ & MF & MG & _).
  assert (FW : do_acts m group v Name.f_word = v Name.f_word) by (apply kept; reflexivity).
  assert (GW : do_acts m group v Name.g_word = v Name.g_word) by (apply kept; reflexivity).
  set (w := do_acts m group v) in *. clearbody w. split; [exact T'|]. split; [now repeat split|]. intros l L.
  assert (K : forall i, In i group_uses -> do_acts m l w i = w i) by (now apply left).
  set (z := do_acts m l w) in *. clearbody z. repeat split.
  - transitivity (z Name.theta); [reflexivity|]. rewrite K; [exact T'|now repeat (try now left); right].
  - change (do_acts m advance z Name.f_word) with ((z Name.ra * z Name.f_word + z Name.rb * z Name.g_word) mod W / 2 ^ 15).
    rewrite !K by (cbn; tauto). rewrite FW, GW. now apply advance_ok with (f := f) (g := g) (a := a) (b := b).
  - change (do_acts m advance z Name.g_word) with ((z Name.rc * z Name.f_word + z Name.rd * z Name.g_word) mod W / 2 ^ 15).
    rewrite !K by (cbn; tauto). rewrite FW, GW. now apply advance_ok with (f := f) (g := g) (a := c) (b := d).
Qed.

(* after k groups from s: theta and the matrix; then the low words, too *)
Definition matrix_is (k : nat) (v : nat -> Z) (s : Z * Z * Z) : Prop := let '((t, _, _), x) := divsteps_m (15 * k) (s, (1, 0, 0, 1)) in
  v Name.theta = t mod W /\ entries v Name.A Name.B Name.C Name.D x.
Definition groups_done (k : nat) (v : nat -> Z) (s : Z * Z * Z) : Prop :=
  matrix_is k v s /\ low (64 - 15 * Z.of_nat k) v (fst (divsteps_m (15 * k) (s, (1, 0, 0, 1)))).
Lemma matrix_advance k v s : matrix_is k v s -> matrix_is k (do_acts m advance v) s.
Proof.
  unfold matrix_is, entries. destruct (divsteps_m _ _) as [[[t f] g] [[[a b] c] d]]. now rewrite !(kept m) by reflexivity.
Qed.
Lemma first_group v t f g : Z.abs t <= 2 ^ 50 -> Z.odd f = true -> low 64 v (t, f, g) ->
  groups_done 1 (do_acts m advance (do_acts m first_matrix (do_acts m group v))) (t, f, g).
Proof.
  intros HT O L. pose proof (group_advance 64 v t f g ltac:(lia) HT O L) as G. cbv zeta in G. remember (do_acts m group v) as z eqn:Ez. clear Ez.
  remember (do_acts m first_matrix z) as w eqn:Ew. unfold groups_done. change (15 * 1)%nat with 15%nat.
  assert (M : matrix_is 1 w (t, f, g)).
  { unfold matrix_is, entries in *. change (15 * 1)%nat with 15%nat. destruct (divsteps_m 15 _) as [[[t' f'] g'] [[[a b] c] d]].
    destruct G as (T & E & _). subst w. exact (conj T E). }
  split; [exact (matrix_advance 1 w _ M)|]. destruct (divsteps_m 15 _) as [[[t' f'] g'] x]. destruct G as (_ & _ & R).
  rewrite Ew. exact (R first_matrix eq_refl).
Qed.
Lemma dot_mod a b x y : (a mod W * (x mod W) + b mod W * (y mod W)) mod W = (a * x + b * y) mod W.
Proof. now rewrite Zplus_mod, <- !Zmult_mod, <- Zplus_mod. Qed.
Lemma next_matrix_ok z x y : entries z Name.ra Name.rb Name.rc Name.rd x -> entries z Name.A Name.B Name.C Name.D y ->
  entries (do_acts m next_matrix z) Name.A Name.B Name.C Name.D (product x y).
Proof.
  destruct x as [[[a' b'] c'] d'], y as [[[a b] c] d]. intros (RA & RB & RC & RD) (A & B & C & D). cbn [product entries].
  change (do_acts m next_matrix z Name.A) with ((z Name.ra * z Name.A + z Name.rb * z Name.C) mod W).
  change (do_acts m next_matrix z Name.B) with ((z Name.ra * z Name.B + z Name.rb * z Name.D) mod W).
  change (do_acts m next_matrix z Name.C) with ((z Name.rc * z Name.A + z Name.rd * z Name.C) mod W).
  change (do_acts m next_matrix z Name.D) with ((z Name.rc * z Name.B + z Name.rd * z Name.D) mod W).
  rewrite A, B, C, D, RA, RB, RC, RD, !dot_mod. auto.
Qed.
Lemma next_group k v t f g : (k <= 3)%nat -> within (2 ^ 255) (2 ^ 49) (t, f, g) -> Z.odd f = true -> groups_done k v (t, f, g) ->
  forall w, w = do_acts m next_matrix (do_acts m group v) -> matrix_is (S k) w (t, f, g) /\ groups_done (S k) (do_acts m advance w) (t, f, g).
Proof.
  intros K I O [M L] w Ew. pose proof (matrix_ok (15 * k) t f g 0 0 O) as Ok. pose proof (divsteps_within _ _ (15 * k) _ I) as I'.
  change (t, f, g) with (fst ((t, f, g), (1, 0, 0, 1))) in I'. rewrite <- divsteps_m_fst in I'.
  assert (E : divsteps_m (15 * S k) ((t, f, g), (1, 0, 0, 1)) = divsteps_m 15 (divsteps_m (15 * k) ((t, f, g), (1, 0, 0, 1)))).
  { rewrite <- divsteps_m_app. f_equal. lia. }
  unfold groups_done. rewrite E.
  assert (H : matrix_is (S k) w (t, f, g) /\
    low (64 - 15 * Z.of_nat (S k)) (do_acts m advance w) (fst (divsteps_m 15 (divsteps_m (15 * k) ((t, f, g), (1, 0, 0, 1)))))).
  2: { destruct H as [H L']. exact (conj H (conj (matrix_advance (S k) w _ H) L')). }
  unfold matrix_is in *. rewrite E. destruct (divsteps_m (15 * k) _) as [[[t' f'] g'] y]. cbn [fst] in *. rewrite divsteps_m_product.
  destruct M as (_ & Y). assert (O' : Z.odd f' = true) by (destruct y as [[[a b] c] d]; apply Ok). clear Ok.
  pose proof (group_advance (64 - 15 * Z.of_nat k) v t' f' g' ltac:(lia) ltac:(unfold within in I'; lia) O' L) as G.
  destruct (divsteps_m 15 ((t', f', g'), (1, 0, 0, 1))) as [[[t'' f''] g''] x]. cbv zeta in G. destruct G as (T & X & R). rewrite Ew. split.
  - split; [rewrite kept; [exact T|reflexivity]|]. apply next_matrix_ok; [exact X|]. destruct y as [[[a b] c] d].
    unfold entries. now rewrite !(kept m _ group) by reflexivity.
  - replace (64 - 15 * Z.of_nat (S k)) with (64 - 15 * Z.of_nat k - 15) by lia. exact (R next_matrix eq_refl).
Qed.

(* what the numbers are at the head of a batch *)
Definition stands_for (v : nat -> Z) (s : (Z * Z * Z) * (Z * Z)) : Prop := let '((t, f, g), (u, w)) := s in
  v Name.theta = t mod W /\ v Name.f = f mod 2 ^ 256 /\ v Name.g = g mod 2 ^ 256 /\ v Name.d = u /\ v Name.e = w.
Lemma entry_ok x a : x = a mod W -> Z.abs a <= 2 ^ 60 -> ((x + 2 ^ 60) mod W) mod 2 ^ 62 = a + 2 ^ 60.
Proof. intros -> A. rewrite Zplus_mod_idemp_l, (Z.mod_small _ W), Z.mod_small by lia. reflexivity. Qed.
Lemma combine_ok a b f g f' : a * f + b * g = 2 ^ 60 * f' ->
  (((a + 2 ^ 60) * f + (b + 2 ^ 60) * g) mod 2 ^ 320 / 2 ^ 60 - f - g) mod 2 ^ 256 = f' mod 2 ^ 256.
Proof.
  intros E. replace ((a + 2 ^ 60) * f + (b + 2 ^ 60) * g) with (2 ^ 60 * (f' + f + g)) by (rewrite !Z.mul_add_distr_l, <- E; ring).
  change (2 ^ 320) with (2 ^ 60 * 2 ^ 260). rewrite Z.mul_mod_distr_l, (Z.mul_comm (2 ^ 60)), Z.div_mul by discriminate.
  rewrite (Zmod_eq_full (f' + f + g)) by discriminate. generalize ((f' + f + g) / 2 ^ 260). intros q. change (2 ^ 260) with (2 ^ 4 * 2 ^ 256).
  replace (f' + f + g - q * (2 ^ 4 * 2 ^ 256) - f - g) with (f' + (- q * 2 ^ 4) * 2 ^ 256) by ring. apply Z_mod_plus_full.
Qed.
Definition is_integers (z : nat -> Z) (f g a b c d : Z) : Prop :=
  z Name.sf = f /\ z Name.sg = g /\ z Name.oA = a + 2 ^ 60 /\ z Name.oB = b + 2 ^ 60 /\ z Name.oC = c + 2 ^ 60 /\ z Name.oD = d + 2 ^ 60 /\
  z Name.sA = a /\ z Name.sB = b /\ z Name.sC = c /\ z Name.sD = d.
Lemma integers_ok v f g a b c d : Z.abs f <= 2 ^ 255 - 1 -> Z.abs g <= 2 ^ 255 - 1 -> Z.abs a + Z.abs b <= 2 ^ 60 -> Z.abs c + Z.abs d <= 2 ^ 60 ->
  v Name.f = f mod 2 ^ 256 -> v Name.g = g mod 2 ^ 256 -> entries v Name.A Name.B Name.C Name.D (a, b, c, d) ->
  is_integers (do_acts m integers v) f g a b c d.
Proof.
  intros BF BG AB CD F G (A & B & C & D).
  assert (S : forall x y, x = y mod 2 ^ 256 -> Z.abs y <= 2 ^ 255 - 1 -> x - 2 ^ 256 * (x / 2 ^ 255) = y)
    by (intros x y -> Y; apply (of_word 256); lia).
  assert (E : forall x y, x = y mod W -> Z.abs y <= 2 ^ 60 -> (x + 2 ^ 60) mod W mod 2 ^ 62 - 2 ^ 60 = y)
    by (intros x y X Y; rewrite (entry_ok x y X Y); ring).
  split; [exact (S _ f F BF)|]. split; [exact (S _ g G BG)|]. split; [exact (entry_ok _ a A ltac:(lia))|].
  split; [exact (entry_ok _ b B ltac:(lia))|].
  split; [exact (entry_ok _ c C ltac:(lia))|]. split; [exact (entry_ok _ d D ltac:(lia))|]. split; [exact (E _ a A ltac:(lia))|].
  split; [exact (E _ b B ltac:(lia))|]. split; [exact (E _ c C ltac:(lia))|exact (E _ d D ltac:(lia))].
Qed.
Lemma update_ok z t f g f' g' a b c d : is_integers z f g a b c d -> z Name.theta = t mod W -> a * f + b * g = 2 ^ 60 * f' ->
  c * f + d * g = 2 ^ 60 * g' ->
  stands_for (do_acts m update z) ((t, f', g'), (a * z Name.d + b * z Name.e, c * z Name.d + d * z Name.e)).
Proof.
  intros (F & G & OA & OB & OC & OD & A & B & C & D) T F' G'. split; [exact T|]. split; [|split; [|split]].
  - change (do_acts m update z Name.f) with
    (((z Name.oA * z Name.sf + z Name.oB * z Name.sg) mod 2 ^ 320 / 2 ^ 60 - z Name.sf - z Name.sg) mod 2 ^ 256).
    rewrite OA, OB, F, G. now apply combine_ok.
  - change (do_acts m update z Name.g) with
    (((z Name.oC * z Name.sf + z Name.oD * z Name.sg) mod 2 ^ 320 / 2 ^ 60 - z Name.sf - z Name.sg) mod 2 ^ 256).
    rewrite OC, OD, F, G. now apply combine_ok.
  - change (do_acts m update z Name.d) with (z Name.oA * z Name.d + z Name.oB * z Name.e + 2 ^ 60 * (0 - z Name.d - z Name.e)). rewrite OA, OB. ring.
  - change (do_acts m update z Name.e) with (z Name.oC * z Name.d + z Name.oD * z Name.e + 2 ^ 60 * (0 - z Name.d - z Name.e)). rewrite OC, OD. ring.
Qed.

Theorem batch_ok v t f g u e : within (2 ^ 255 - 1) (2 ^ 49) (t, f, g) -> Z.odd f = true -> stands_for v ((t, f, g), (u, e)) ->
  stands_for (do_acts m batch v) (divsteps_u 60 ((t, f, g), (u, e))).
Proof.
  intros I O (T & F & G & D & E). set (v0 := do_acts m [Cut 64 Name.f_word Name.unused (V Name.f); Cut 64 Name.g_word Name.unused (V Name.g)] v).
  assert (B : forall x y, y = x mod 2 ^ 256 -> (2 ^ 64 | x - y mod 2 ^ 64)).
  { intros x y ->. rewrite <- Znumtheory.Zmod_div_mod by (reflexivity || (exists (2 ^ 192); reflexivity)).
    exists (x / 2 ^ 64). rewrite Zmod_eq_full by discriminate. ring. }
  assert (L : low 64 v0 (t, f, g)) by (split; [exact T|split; apply B; [exact F|exact G]]).
  assert (J : within (2 ^ 255) (2 ^ 49) (t, f, g)) by (unfold within in *; lia).
  pose proof (first_group v0 t f g ltac:(unfold within in *; lia) O L) as P.
  destruct (next_group 1 _ t f g ltac:(lia) J O P _ eq_refl) as [_ P2]. destruct (next_group 2 _ t f g ltac:(lia) J O P2 _ eq_refl) as [_ P3].
  destruct (next_group 3 _ t f g ltac:(lia) J O P3 _ eq_refl) as [P4 _]. clear P P2 P3.
  unfold batch. rewrite !do_acts_app. fold v0.
  match type of P4 with matrix_is 4 ?w _ => assert (K : forall i, In i [Name.f; Name.g; Name.d; Name.e] -> w i = v i) by
    (intros i Hi; cbn [In] in Hi; destruct Hi as [<-|[<-|[<-|[<-|[]]]]]; rewrite !(kept m) by reflexivity; reflexivity);
    revert P4 K; generalize w end.
  intros w M K. unfold matrix_is in M. change (15 * 4)%nat with 60%nat in M. pose proof (matrix_ok 60 t f g u e O) as Ok.
  change (2 ^ Z.of_nat 60) with (2 ^ 60) in Ok.
  destruct (divsteps_m 60 _) as [[[t' f'] g'] [[[a b] c] d]]. destruct M as (T' & M). destruct Ok as (_ & F' & G' & -> & AB & CD).
  rewrite <- K in F, G, D, E by (cbn; tauto). destruct I as (_ & BF & BG).
  pose proof (integers_ok w f g a b c d BF BG AB CD F G M) as N. rewrite <- (kept m Name.theta integers eq_refl w) in T'.
  rewrite <- (kept m Name.d integers eq_refl w) in D. rewrite <- (kept m Name.e integers eq_refl w) in E.
  rewrite <- D, <- E. apply update_ok with (f := f) (g := g); [exact N|exact T'|now rewrite F'|now rewrite G'].
Qed.
End Batch.

(* Definitions  e = lo + m * hi  over Z (m = 2^k), what is known about their variables, and certificates.

   A run of micro operations yields a list of definitions (core/Sym.v). From intervals, equations (the definitions) and facts
   (polynomials >= 0), hints derive sharper intervals, further equations and facts, each by a refutation certificate: assume the
   contrary; then some linear combination of equations and non-negative combination of facts has a negative upper bound.
   A goal  p = 0 mod M  is then checked by eliminating every lo variable, newest first, and looking at the coefficients. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
From Carrychain Require Import core.Poly.
Import ListNotations.
Open Scope Z_scope.

Record def := Def { dlo : positive; dm : Z (* modulus 2^k, > 0 *); de : poly }.
Definition dhi d := Pos.succ (dlo d).
Definition holds (rho : positive -> Z) (d : def) :=
  rho (dlo d) = peval rho (de d) mod dm d /\ rho (dhi d) = peval rho (de d) / dm d.

(* -- existence of a valuation -- *)
Fixpoint wf (n : positive) (ds : list def) : bool :=
  match ds with [] => true
  | d :: t => Pos.eqb (dlo d) n && pbelow n (de d) && (0 <? dm d) && wf (Pos.succ (Pos.succ n)) t end.
Definition upd (r : positive -> Z) x v y := if Pos.eqb y x then v else r y.
Fixpoint build (r : positive -> Z) (ds : list def) : positive -> Z :=
  match ds with [] => r
  | d :: t => let e := peval r (de d) in build (upd (upd r (dlo d) (e mod dm d)) (dhi d) (e / dm d)) t end.
Lemma build_old ds : forall n r x, wf n ds = true -> (x < n)%positive -> build r ds x = r x.
Proof.
  induction ds as [|d t IH]; cbn [wf build]; intros n r x H L; [reflexivity|].
  apply andb_prop in H as [H Ht]. apply andb_prop in H as [H _]. apply andb_prop in H as [Hn _].
  apply Pos.eqb_eq in Hn. rewrite (IH _ _ _ Ht) by lia. unfold upd, dhi. rewrite Hn.
  destruct (Pos.eqb_spec x (Pos.succ n)); [lia|]. destruct (Pos.eqb_spec x n); [lia|reflexivity].
Qed.
Lemma build_holds ds : forall n r, wf n ds = true -> Forall (holds (build r ds)) ds.
Proof.
  induction ds as [|d t IH]; cbn [wf build]; intros n r H; [constructor|].
  apply andb_prop in H as [H Ht]. apply andb_prop in H as [H _]. apply andb_prop in H as [Hn Hb].
  apply Pos.eqb_eq in Hn.
  set (r' := upd (upd r (dlo d) (peval r (de d) mod dm d)) (dhi d) (peval r (de d) / dm d)).
  constructor; [|eapply IH; eauto].
  assert (E : peval (build r' t) (de d) = peval r (de d)).
  { eapply pbelow_ok; eauto. intros x Hx. rewrite (build_old _ _ _ x Ht) by lia.
    unfold r', upd, dhi. rewrite Hn. destruct (Pos.eqb_spec x (Pos.succ n)); [lia|].
    destruct (Pos.eqb_spec x n); [lia|reflexivity]. }
  unfold holds. rewrite E. rewrite !(build_old _ _ _ _ Ht) by (unfold dhi; rewrite Hn; lia).
  unfold r', upd, dhi. rewrite Pos.eqb_refl. destruct (Pos.eqb_spec (dlo d) (Pos.succ (dlo d))); [lia|].
  rewrite Pos.eqb_refl. auto.
Qed.
Lemma wf_pos ds : forall n, wf n ds = true -> Forall (fun d => 0 < dm d) ds.
Proof.
  induction ds as [|d t IH]; cbn [wf]; intros n H; constructor; apply andb_prop in H as [H Ht]; eauto.
  apply andb_prop in H as [_ H]. now apply Z.ltb_lt.
Qed.

(* -- the equation of a definition -- *)
Definition deq (d : def) : poly := psub (de d) (padd (pvar (dlo d)) (pscale (dm d) (pvar (dhi d)))).
Lemma deq_ok rho d : 0 < dm d -> holds rho d -> peval rho (deq d) = 0.
Proof.
  intros P [A B]. unfold deq. rewrite psub_ok, padd_ok, pscale_ok, !pvar_ok, A, B.
  pose proof (Z.div_mod (peval rho (de d)) (dm d)). lia.
Qed.

(* -- the interval that a definition gives to its variables -- *)
Definition add_iv (e : env) (d : def) : option env :=
  match pival e (de d) with None => None
  | Some (l, h) =>
     Some (PositiveMap.add (dhi d) (l / dm d, h / dm d)
          (PositiveMap.add (dlo d) (if (0 <=? l) && (h <? dm d) then (l, h) else (0, dm d - 1)) e)) end.
Lemma env_add e rho x iv : env_ok e rho -> inb iv (rho x) -> env_ok (PositiveMap.add x iv e) rho.
Proof.
  intros E I y jv. destruct (Pos.eq_dec y x) as [->|N].
  - rewrite PositiveMap.gss. now intros [= <-].
  - rewrite PositiveMap.gso by auto. apply E.
Qed.
Lemma add_iv_ok rho d e e' : holds rho d -> 0 < dm d -> env_ok e rho -> add_iv e d = Some e' -> env_ok e' rho.
Proof.
  unfold add_iv. intros [A B] Pd E. destruct (pival e (de d)) as [[l h]|] eqn:F; [|discriminate].
  pose proof (pival_ok _ _ _ E _ F) as I; unfold inb in I; cbn [fst snd] in I. intros [= <-].
  apply env_add; [apply env_add; auto|].
  - rewrite A. pose proof (Z.mod_pos_bound (peval rho (de d)) _ Pd).
    destruct (Z.leb_spec 0 l); destruct (Z.ltb_spec h (dm d)); unfold inb; cbn [andb fst snd]; try lia.
    rewrite Z.mod_small; lia.
  - rewrite B. unfold inb; cbn [fst snd]. split; apply Z.div_le_mono; lia.
Qed.

(* -- simplification under an environment: fixed variables become constants; v*v = v for v in {0,1}, v*v = -v for v in {-1,0} -- *)
Fixpoint msimp (e : env) (m : mono) : mono * Z :=
  match m with
  | [] => ([], 1)
  | x :: m' => let (r, k) := msimp e m' in
    match PositiveMap.find x e with
    | Some (l, h) =>
       if l =? h then (r, l * k) else
       match r with
       | y :: _ => if Pos.eqb x y then if (0 <=? l) && (h <=? 1) then (r, k) else if (-1 <=? l) && (h <=? 0) then (r, - k) else (x :: r, k) else (x :: r, k)
       | [] => (x :: r, k) end
    | None => (x :: r, k) end
  end.
Fixpoint psimp (e : env) (p : poly) : poly :=
  match p with [] => [] | (m, c) :: p' => let (r, k) := msimp e m in padd (if c * k =? 0 then [] else [(r, c * k)]) (psimp e p') end.
Lemma msimp_ok e rho m : env_ok e rho -> meval rho m = snd (msimp e m) * meval rho (fst (msimp e m)).
Proof.
  intros E. induction m as [|x m IH]; cbn [msimp]; [reflexivity|]. destruct (msimp e m) as [r k]; cbn [fst snd] in IH.
  cbn [meval]. rewrite IH. destruct (PositiveMap.find x e) as [[l h]|] eqn:F; [|cbn [fst snd meval]; ring].
  apply E in F. unfold inb in F; cbn [fst snd] in F. destruct (Z.eqb_spec l h); [cbn [fst snd]; replace (rho x) with l by lia; ring|].
  destruct r as [|y r]; [cbn [fst snd meval]; ring|]. destruct (Pos.eqb_spec x y); [subst y|cbn [fst snd meval]; ring].
  destruct (Z.leb_spec 0 l); destruct (Z.leb_spec h 1); cbn [andb fst snd meval].
  1: assert (V : rho x = 0 \/ rho x = 1) by lia; destruct V as [-> | ->]; ring.
  all: destruct (Z.leb_spec (-1) l); destruct (Z.leb_spec h 0); cbn [andb fst snd meval]; try ring.
  all: assert (V : rho x = 0 \/ rho x = -1) by lia; destruct V as [-> | ->]; ring.
Qed.
Lemma psimp_ok e rho p : env_ok e rho -> peval rho (psimp e p) = peval rho p.
Proof.
  intros E. induction p as [|[m c] p IH]; cbn [psimp peval]; [reflexivity|]. rewrite (msimp_ok e rho m E).
  destruct (msimp e m) as [r k]; cbn [fst snd]. rewrite padd_ok, IH. destruct (Z.eqb_spec (c * k) 0) as [Z0|]; cbn [peval]; [|ring].
  rewrite Z.mul_assoc, Z0. ring.
Qed.

(* -- refutation certificates: linear combinations of equations (=0) and facts (>=0), with integer case splits -- *)
Inductive cert := Leaf (l f : list (nat * Z)) | Split (q : poly) (m : Z) (c1 c2 : cert).   (* q <= m | q >= m+1 *)
Fixpoint combo (eqs : list poly) (l : list (nat * Z)) : poly :=
  match l with [] => [] | (i, k) :: l' => padd (pscale k (nth i eqs [])) (combo eqs l') end.
Definition narrow (e : env) (v : positive) (lo hi : option Z) : option env :=
  match PositiveMap.find v e with None => None
  | Some (l, h) => Some (PositiveMap.add v (match lo with None => l | Some x => Z.max l x end,
                                            match hi with None => h | Some x => Z.min h x end) e) end.
Definition single (q : poly) : option positive := match q with [([v], c)] => if c =? 1 then Some v else None | _ => None end.
Lemma single_ok rho q v : single q = Some v -> peval rho q = rho v.
Proof.
  destruct q as [|[[|x [|]] c] [|]]; cbn [single]; try discriminate. destruct (Z.eqb_spec c 1); [|discriminate].
  intros [= <-]. subst. cbn [peval meval]. ring.
Qed.
Definition narrowp (e : env) (q : poly) (lo hi : option Z) : env :=   (* when q is a single variable *)
  match single q with Some v => match narrow e v lo hi with Some e' => e' | None => e end | _ => e end.
Fixpoint refute (eqs facts : list poly) (e : env) (c : cert) : bool :=
  match c with
  | Leaf l f => forallb (fun t => 0 <=? snd t) f &&
      match pival e (psimp e (padd (combo eqs l) (combo facts f))) with Some (_, b) => b <? 0 | None => false end
  | Split q m c1 c2 =>
      refute eqs (facts ++ [psub (pconst m) q]) (narrowp e q None (Some m)) c1 &&
      refute eqs (facts ++ [psub q (pconst (m + 1))]) (narrowp e q (Some (m + 1)) None) c2
  end.
Definition eqs_ok rho (l : list poly) := Forall (fun p => peval rho p = 0) l.
Definition facts_ok rho (l : list poly) := Forall (fun p => 0 <= peval rho p) l.
Lemma combo_ok rho eqs l : eqs_ok rho eqs -> peval rho (combo eqs l) = 0.
Proof.
  intros H. induction l as [|[i k] l IH]; cbn [combo]; [reflexivity|]. rewrite padd_ok, pscale_ok, IH.
  assert (peval rho (nth i eqs []) = 0); [|lia]. destruct (nth_in_or_default i eqs []) as [I| ->]; [|reflexivity].
  unfold eqs_ok in H. rewrite Forall_forall in H; auto.
Qed.
Lemma fcombo_ok rho fs l : facts_ok rho fs -> forallb (fun t : nat * Z => 0 <=? snd t) l = true -> 0 <= peval rho (combo fs l).
Proof.
  intros H. induction l as [|[i k] l IH]; cbn [combo forallb snd]; intros P; [cbn; lia|]. rewrite padd_ok, pscale_ok.
  apply andb_prop in P as [A B]. apply Z.leb_le in A. specialize (IH B).
  assert (0 <= peval rho (nth i fs [])); [|nia]. destruct (nth_in_or_default i fs []) as [I| ->]; [|cbn; lia].
  unfold facts_ok in H. rewrite Forall_forall in H; auto.
Qed.
Lemma narrow_ok e rho v lo hi e' : env_ok e rho ->
  match lo with None => True | Some x => x <= rho v end -> match hi with None => True | Some x => rho v <= x end ->
  narrow e v lo hi = Some e' -> env_ok e' rho.
Proof.
  unfold narrow. intros E L H. destruct (PositiveMap.find v e) as [[l h]|] eqn:F; [|discriminate].
  intros [= <-]. apply env_add; auto. apply E in F. unfold inb in *; cbn [fst snd] in *. destruct lo, hi; lia.
Qed.
Lemma narrowp_ok e rho q lo hi : env_ok e rho ->
  match lo with None => True | Some x => x <= peval rho q end -> match hi with None => True | Some x => peval rho q <= x end ->
  env_ok (narrowp e q lo hi) rho.
Proof.
  intros E L H. unfold narrowp. destruct (single q) as [v|] eqn:S; auto. destruct (narrow e v lo hi) eqn:N; auto.
  rewrite (single_ok _ _ _ S) in *. eapply narrow_ok; eauto.
Qed.
Lemma refute_ok rho eqs c : eqs_ok rho eqs -> forall facts e, facts_ok rho facts -> env_ok e rho -> refute eqs facts e c = true -> False.
Proof.
  intros H. induction c as [l f|q m c1 IH1 c2 IH2]; cbn [refute]; intros facts e F E R.
  - apply andb_prop in R as [P R]. destruct (pival e _) as [[a b]|] eqn:I; [|discriminate].
    apply (pival_ok _ rho) in I; auto. rewrite psimp_ok, padd_ok, combo_ok in I by auto. pose proof (fcombo_ok _ _ _ F P).
    unfold inb in I; cbn [fst snd] in I. apply Z.ltb_lt in R. lia.
  - apply andb_prop in R as [R1 R2]. destruct (Z.le_gt_cases (peval rho q) m).
    + eapply IH1; [| |exact R1].
      * apply Forall_app. split; auto. constructor; auto. rewrite psub_ok, pconst_ok. lia.
      * apply narrowp_ok; auto.
    + eapply IH2; [| |exact R2].
      * apply Forall_app. split; auto. constructor; auto. rewrite psub_ok, pconst_ok. lia.
      * apply narrowp_ok; auto. lia.
Qed.

(* -- hints, applied in order -- *)
Inductive hint :=
| HUp (v : positive) (b : Z) (c : cert)             (* v <= b *)
| HLo (v : positive) (b : Z) (c : cert)             (* b <= v *)
| HEq (q : poly) (c1 c2 : cert)                     (* q = 0, appended to the equations *)
| HGe (q : poly) (c : cert)                         (* q >= 0, appended to the facts *)
| HProd (i : nat) (v : positive).                   (* fact i times a nonnegative variable, appended to the facts *)
Record kb := KB { keqs : list poly; kfacts : list poly; kenv : env }.
Definition kb_ok rho k := eqs_ok rho (keqs k) /\ facts_ok rho (kfacts k) /\ env_ok (kenv k) rho.
Definition refute_le (k : kb) (q : poly) (b : Z) (c : cert) : bool :=   (* proves q <= b *)
  refute (keqs k) (kfacts k ++ [psub q (pconst (b + 1))]) (narrowp (kenv k) q (Some (b + 1)) None) c.
Definition refute_ge (k : kb) (q : poly) (b : Z) (c : cert) : bool :=   (* proves b <= q *)
  refute (keqs k) (kfacts k ++ [psub (pconst (b - 1)) q]) (narrowp (kenv k) q None (Some (b - 1))) c.
Lemma refute_le_ok rho k q b c : kb_ok rho k -> refute_le k q b c = true -> peval rho q <= b.
Proof.
  intros (A & B & C) R. destruct (Z.le_gt_cases (peval rho q) b) as [|G]; auto. exfalso.
  eapply refute_ok; [exact A| | |exact R]; [|apply narrowp_ok; auto; lia].
  apply Forall_app. split; auto. constructor; auto. rewrite psub_ok, pconst_ok. lia.
Qed.
Lemma refute_ge_ok rho k q b c : kb_ok rho k -> refute_ge k q b c = true -> b <= peval rho q.
Proof.
  intros (A & B & C) R. destruct (Z.le_gt_cases b (peval rho q)) as [|G]; auto. exfalso.
  eapply refute_ok; [exact A| | |exact R]; [|apply narrowp_ok; auto; lia].
  apply Forall_app. split; auto. constructor; auto. rewrite psub_ok, pconst_ok. lia.
Qed.
Definition apply_hint (k : kb) (h : hint) : option kb :=
  match h with
  | HUp v b c => if refute_le k (pvar v) b c then Some (KB (keqs k) (kfacts k) (narrowp (kenv k) (pvar v) None (Some b))) else None
  | HLo v b c => if refute_ge k (pvar v) b c then Some (KB (keqs k) (kfacts k) (narrowp (kenv k) (pvar v) (Some b) None)) else None
  | HEq q c1 c2 => if refute_le k q 0 c1 && refute_ge k q 0 c2 then Some (KB (keqs k ++ [q]) (kfacts k) (kenv k)) else None
  | HGe q c => if refute_ge k q 0 c then Some (KB (keqs k) (kfacts k ++ [q]) (kenv k)) else None
  | HProd i v => match PositiveMap.find v (kenv k) with
      | Some (l, _) => if 0 <=? l then Some (KB (keqs k) (kfacts k ++ [pmul (pvar v) (nth i (kfacts k) [])]) (kenv k)) else None
      | None => None end
  end.
Lemma apply_hint_ok rho k h k' : kb_ok rho k -> apply_hint k h = Some k' -> kb_ok rho k'.
Proof.
  intros K. pose proof K as (A & B & C). destruct h as [v b c|v b c|q c1 c2|q c|i v]; cbn [apply_hint].
  - destruct (refute_le _ _ _ _) eqn:R; [|discriminate]. intros [= <-]. apply (refute_le_ok _ _ _ _ _ K) in R.
    split; [|split]; auto; cbn [kenv]. apply narrowp_ok; auto.
  - destruct (refute_ge _ _ _ _) eqn:R; [|discriminate]. intros [= <-]. apply (refute_ge_ok _ _ _ _ _ K) in R.
    split; [|split]; auto; cbn [kenv]. apply narrowp_ok; auto.
  - destruct (refute_le _ _ _ _) eqn:R; [|discriminate]. destruct (refute_ge _ _ _ _) eqn:R'; [|discriminate]. intros [= <-].
    apply (refute_le_ok _ _ _ _ _ K) in R. apply (refute_ge_ok _ _ _ _ _ K) in R'.
    split; [|split]; auto; cbn [keqs]. apply Forall_app. split; auto. constructor; auto. lia.
  - destruct (refute_ge _ _ _ _) eqn:R; [|discriminate]. intros [= <-]. apply (refute_ge_ok _ _ _ _ _ K) in R.
    split; [|split]; auto; cbn [kfacts]. apply Forall_app. split; auto.
  - destruct (PositiveMap.find v (kenv k)) as [[l h]|] eqn:F; [|discriminate]. destruct (Z.leb_spec 0 l); [|discriminate]. intros [= <-].
    split; [|split]; auto; cbn [kfacts]. apply Forall_app. split; auto. apply Forall_cons; [|constructor].
    assert (Y : 0 <= rho v * peval rho (nth i (kfacts k) [])); [|rewrite <- (pvar_ok rho v), <- pmul_ok in Y; exact Y].
    apply C in F. unfold inb in F; cbn [fst snd] in F. pose proof (fcombo_ok rho (kfacts k) [(i, 1)] B eq_refl) as X. cbn [combo] in X.
    rewrite padd_ok, pscale_ok in X. cbn [peval] in X. apply Z.mul_nonneg_nonneg; lia.
Qed.
Fixpoint apply_hints (k : kb) (hs : list hint) : option kb :=
  match hs with [] => Some k | h :: t => match apply_hint k h with Some k' => apply_hints k' t | None => None end end.
Lemma apply_hints_ok rho hs : forall k k', kb_ok rho k -> apply_hints k hs = Some k' -> kb_ok rho k'.
Proof.
  induction hs as [|h t IH]; cbn [apply_hints]; intros k k' K; [now intros [= <-]|].
  destruct (apply_hint k h) as [k1|] eqn:E; [|discriminate]. apply IH. eapply apply_hint_ok; eauto.
Qed.

(* -- goal: a polynomial is 0 modulo M, by eliminating the lo variables newest first -- *)
Definition fix_var (e : env) (x : positive) (p : poly) : poly :=
  match PositiveMap.find x e with Some (l, h) => if l =? h then psubst x (pconst l) p else p | None => p end.
Fixpoint elim (e : env) (rds : list def) (p : poly) : poly :=
  match rds with [] => p
  | d :: t => let p1 := fix_var e (dhi d) (fix_var e (dlo d) p) in
      elim e t (fix_var e (dhi d) (psubst (dlo d) (psub (de d) (pscale (dm d) (pvar (dhi d)))) p1)) end.
Definition zero_mod (M : Z) (p : poly) : bool := forallb (fun t => snd t mod M =? 0) p.
Lemma fix_var_ok rho e x p : env_ok e rho -> peval rho (fix_var e x p) = peval rho p.
Proof.
  intros E. unfold fix_var. destruct (PositiveMap.find x e) as [[l h]|] eqn:F; [|reflexivity].
  destruct (Z.eqb_spec l h); [|reflexivity]. apply psubst_ok. rewrite pconst_ok. apply E in F. unfold inb in F; cbn [fst snd] in F. lia.
Qed.
Lemma elim_ok rho e rds : env_ok e rho -> Forall (holds rho) rds -> Forall (fun d => 0 < dm d) rds ->
  forall p, peval rho (elim e rds p) = peval rho p.
Proof.
  intros E. induction rds as [|d t IH]; cbn [elim]; intros H P p; [reflexivity|].
  inversion H as [|? ? Hd Ht]; inversion P as [|? ? Pd Pt]; subst.
  rewrite IH, fix_var_ok, psubst_ok, !fix_var_ok; auto.
  pose proof (deq_ok _ _ Pd Hd) as D. unfold deq in D. rewrite psub_ok, padd_ok in D. rewrite psub_ok, pvar_ok in *. lia.
Qed.
Lemma zero_mod_ok rho M p : M <> 0 -> zero_mod M p = true -> peval rho p mod M = 0.
Proof.
  intros N. induction p as [|[m c] p IH]; cbn [zero_mod forallb peval snd]; intros H. { apply Z.mod_0_l; auto. }
  apply andb_prop in H as [A B]. apply Z.eqb_eq in A. specialize (IH B).
  apply Z.mod_divide in A; auto. apply Z.mod_divide in IH; auto. apply Z.mod_divide; auto.
  apply Z.divide_add_r; auto. now apply Z.divide_mul_l.
Qed.

(* substitution rules (variable, equation number, sign): v := v + sign * eq *)
Definition rule := (positive * nat * Z)%type.
Fixpoint use_rules (eqs : list poly) (rs : list rule) (p : poly) : poly :=
  match rs with [] => p | (v, i, k) :: t => use_rules eqs t (psubst v (padd (pvar v) (pscale k (nth i eqs []))) p) end.
Lemma use_rules_ok rho eqs rs : eqs_ok rho eqs -> forall p, peval rho (use_rules eqs rs p) = peval rho p.
Proof.
  intros H. induction rs as [|[[v i] k] t IH]; cbn [use_rules]; intros p; auto. rewrite IH. apply psubst_ok.
  rewrite padd_ok, pscale_ok, pvar_ok. pose proof (combo_ok rho eqs [(i, 1)] H) as X. cbn [combo] in X.
  rewrite padd_ok, pscale_ok in X. cbn [peval] in X. nia.
Qed.
Definition reduce (k : kb) (rds : list def) (rs : list rule) (p : poly) : poly :=
  match rs with [] => elim (kenv k) rds p | _ => elim (kenv k) rds (use_rules (keqs k) rs (elim (kenv k) rds p)) end.

(* -- goals: p = 0 mod M. The certificate may first multiply by a unit (Montgomery: p has the factor 2^-256) and add a
   combination of known equations; gdefs are the definitions to eliminate, newest first. -- *)
Record goal_cert := GC { gscale : Z; gunscale : Z (* gscale * gunscale = 1 mod M *); grules : list rule; gcombo : list (nat * Z) }.
Definition check_goal (k : kb) (M : Z) (ds : list def) (p : poly) (c : goal_cert) : bool :=
  negb (M =? 0) && ((gscale c * gunscale c - 1) mod M =? 0) &&
  zero_mod M (psimp (kenv k) (reduce k ds (grules c) (padd (pscale (gscale c) p) (combo (keqs k) (gcombo c))))).
Lemma reduce_ok rho k ds rs p : kb_ok rho k -> Forall (holds rho) ds -> Forall (fun d => 0 < dm d) ds -> peval rho (reduce k ds rs p) = peval rho p.
Proof.
  intros (A & B & C) H P. unfold reduce. destruct rs; [|rewrite elim_ok, use_rules_ok by auto]; apply elim_ok; auto.
Qed.
Lemma check_goal_ok rho k M ds p c : kb_ok rho k -> Forall (holds rho) ds -> Forall (fun d => 0 < dm d) ds ->
  check_goal k M ds p c = true -> peval rho p mod M = 0.
Proof.
  unfold check_goal. intros K H P C. apply andb_prop in C as [C G]. apply andb_prop in C as [NM U].
  apply negb_true_iff, Z.eqb_neq in NM. apply Z.eqb_eq in U. apply (zero_mod_ok rho) in G; auto.
  rewrite psimp_ok in G by apply K. rewrite reduce_ok, padd_ok, pscale_ok, combo_ok, Z.add_0_r in G by (auto; apply K).
  apply Z.mod_divide in U; auto. apply Z.mod_divide in G; auto. apply Z.mod_divide; auto.
  set (x := peval rho p) in *. replace x with ((- x) * (gscale c * gunscale c - 1) + gunscale c * (gscale c * x)) by ring.
  apply Z.divide_add_r; apply Z.divide_mul_r; auto.
Qed.
(* the same for p = 0; the scale is not used *)
Definition check_zero (k : kb) (ds : list def) (p : poly) (c : goal_cert) : bool :=
  match psimp (kenv k) (reduce k ds (grules c) (padd p (combo (keqs k) (gcombo c)))) with [] => true | _ => false end.
Lemma check_zero_ok rho k ds p c : kb_ok rho k -> Forall (holds rho) ds -> Forall (fun d => 0 < dm d) ds ->
  check_zero k ds p c = true -> peval rho p = 0.
Proof.
  unfold check_zero. intros K H P C. destruct (psimp _ _) eqn:E; [|discriminate]. apply (f_equal (peval rho)) in E. cbn [peval] in E.
  rewrite psimp_ok, reduce_ok, padd_ok, combo_ok, Z.add_0_r in E by (auto; apply K). exact E.
Qed.

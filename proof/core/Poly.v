(* Sparse integer polynomials: evaluation, arithmetic, substitution, interval bounds. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
Import ListNotations.
Open Scope Z_scope.

Definition mono := list positive.
Definition poly := list (mono * Z).

Fixpoint meval (rho : positive -> Z) (m : mono) : Z :=
  match m with [] => 1 | x :: m' => rho x * meval rho m' end.
Fixpoint peval (rho : positive -> Z) (p : poly) : Z :=
  match p with [] => 0 | (m, c) :: p' => c * meval rho m + peval rho p' end.

Fixpoint mcmp (a b : mono) : comparison :=
  match a, b with
  | [], [] => Eq | [], _ => Lt | _, [] => Gt
  | x :: a', y :: b' => match Pos.compare x y with Eq => mcmp a' b' | c => c end
  end.
Lemma mcmp_eq a : forall b, mcmp a b = Eq -> a = b.
Proof.
  induction a as [|x a IH]; destruct b as [|y b]; simpl; try discriminate; auto.
  destruct (Pos.compare x y) eqn:E; try discriminate.
  apply Pos.compare_eq in E. intro H. f_equal; auto.
Qed.

Fixpoint padd (p : poly) : poly -> poly :=
  match p with
  | [] => fun q => q
  | (m, c) :: p' =>
    fix go (q : poly) : poly :=
      match q with
      | [] => p
      | (n, d) :: q' =>
        match mcmp m n with
        | Lt => (m, c) :: padd p' q
        | Gt => (n, d) :: go q'
        | Eq => if (c + d =? 0) then padd p' q' else (m, c + d) :: padd p' q'
        end
      end
  end.
Lemma padd_ok rho p : forall q, peval rho (padd p q) = peval rho p + peval rho q.
Proof.
  induction p as [|[m c] p IH]; intros q; [reflexivity|].
  induction q as [|[n d] q IHq]; [simpl; ring|].
  simpl. simpl in IHq. destruct (mcmp m n) eqn:E.
  - apply mcmp_eq in E; subst n. destruct (Z.eqb_spec (c + d) 0); simpl; rewrite IH.
    + replace d with (-c) by lia. ring.
    + ring.
  - simpl. rewrite IH. simpl. ring.
  - simpl. rewrite IHq. ring.
Qed.

Definition pconst (c : Z) : poly := if c =? 0 then [] else [([], c)].
Definition pvar (x : positive) : poly := [([x], 1)].
Definition pscale (k : Z) (p : poly) : poly := if k =? 0 then [] else map (fun t => (fst t, k * snd t)) p.
Fixpoint mmul (a : mono) : mono -> mono :=
  match a with
  | [] => fun b => b
  | x :: a' => fix go b := match b with [] => a | y :: b' => if (x <=? y)%positive then x :: mmul a' b else y :: go b' end
  end.
Fixpoint pmono (m : mono) (c : Z) (p : poly) : poly :=
  match p with [] => [] | (n, d) :: p' => padd [(mmul m n, c * d)] (pmono m c p') end.
Fixpoint pmul (p q : poly) : poly :=
  match p with [] => [] | (m, c) :: p' => padd (pmono m c q) (pmul p' q) end.
Definition psub p q := padd p (pscale (-1) q).

Lemma pconst_ok rho c : peval rho (pconst c) = c.
Proof. unfold pconst. destruct (Z.eqb_spec c 0); simpl; lia. Qed.
Lemma pvar_ok rho x : peval rho (pvar x) = rho x.
Proof. unfold pvar; cbn [peval meval]. ring. Qed.
Lemma pscale_ok rho k p : peval rho (pscale k p) = k * peval rho p.
Proof.
  unfold pscale. destruct (Z.eqb_spec k 0). { subst; simpl; ring. }
  induction p as [|[m c] p IH]; simpl; [ring|]. rewrite IH. ring.
Qed.
Lemma mmul_ok rho a : forall b, meval rho (mmul a b) = meval rho a * meval rho b.
Proof.
  induction a as [|x a IH]; intros b; cbn [mmul meval]; [ring|].
  induction b as [|y b IHb]; cbn [meval]; [ring|].
  destruct (x <=? y)%positive; cbn [meval]; [rewrite IH; cbn [meval]; ring | rewrite IHb; ring].
Qed.
Lemma pmono_ok rho m c p : peval rho (pmono m c p) = c * meval rho m * peval rho p.
Proof.
  induction p as [|[n d] p IH]; cbn [pmono peval]; [ring|].
  rewrite padd_ok, IH; cbn [peval]. rewrite mmul_ok. ring.
Qed.
Lemma pmul_ok rho p q : peval rho (pmul p q) = peval rho p * peval rho q.
Proof.
  induction p as [|[m c] p IH]; simpl; [ring|]. rewrite padd_ok, pmono_ok, IH. ring.
Qed.
Lemma psub_ok rho p q : peval rho (psub p q) = peval rho p - peval rho q.
Proof. unfold psub. rewrite padd_ok, pscale_ok. ring. Qed.

(* substitution of one (linear) occurrence of a variable *)
Fixpoint mtake (v : positive) (m : mono) : option mono :=
  match m with
  | [] => None
  | x :: m' => if Pos.eqb x v then Some m' else
      match mtake v m' with Some r => Some (x :: r) | None => None end
  end.
Lemma mtake_ok rho v m : forall r, mtake v m = Some r -> meval rho m = rho v * meval rho r.
Proof.
  induction m as [|x m IH]; cbn [mtake]; intros r; [discriminate|].
  destruct (Pos.eqb_spec x v). { intros [= <-]; subst; reflexivity. }
  destruct (mtake v m) eqn:E; [|discriminate]. intros [= <-]. cbn [meval]. rewrite (IH _ eq_refl). ring.
Qed.
Fixpoint psplit (v : positive) (p : poly) : poly * poly :=   (* (without v, cofactor of v) *)
  match p with
  | [] => ([], [])
  | (m, c) :: p' => let (a, b) := psplit v p' in
      match mtake v m with None => ((m, c) :: a, b) | Some r => (a, padd [(r, c)] b) end
  end.
Lemma psplit_ok rho v p : peval rho p = peval rho (fst (psplit v p)) + rho v * peval rho (snd (psplit v p)).
Proof.
  induction p as [|[m c] p IH]; cbn [psplit]; [simpl; ring|].
  destruct (psplit v p) as [a b]; cbn [fst snd] in *. destruct (mtake v m) eqn:E; cbn [fst snd peval].
  - rewrite padd_ok; cbn [peval]. rewrite IH, (mtake_ok _ _ _ _ E). ring.
  - rewrite IH. ring.
Qed.
Definition psubst (v : positive) (q p : poly) : poly :=
  match psplit v p with (a, []) => p | (a, b) => padd a (pmul b q) end.
Lemma psubst_ok rho v q p : rho v = peval rho q -> peval rho (psubst v q p) = peval rho p.
Proof.
  intros H. unfold psubst. pose proof (psplit_ok rho v p) as S.
  destruct (psplit v p) as [a [|t b]]; [reflexivity|]; cbn [fst snd] in S.
  rewrite padd_ok, pmul_ok, <- H, S. ring.
Qed.

(* variables below a bound; evaluation depends on those only *)
Definition pbelow (n : positive) (p : poly) : bool :=
  forallb (fun t => forallb (fun x => (x <? n)%positive) (fst t)) p.
Lemma pbelow_ok n r1 r2 p : pbelow n p = true -> (forall x, (x < n)%positive -> r1 x = r2 x) -> peval r1 p = peval r2 p.
Proof.
  intros H E. induction p as [|[m c] p IH]; [reflexivity|].
  cbn [pbelow forallb fst] in H. apply andb_prop in H as [Hm Hp]. cbn [peval]. rewrite (IH Hp). f_equal. f_equal.
  clear IH Hp. induction m as [|x m IH]; [reflexivity|]. cbn [forallb] in Hm. apply andb_prop in Hm as [Hx Hm].
  cbn [meval]. rewrite (IH Hm), (E x); auto. now apply Pos.ltb_lt.
Qed.

(* intervals *)
Definition env := PositiveMap.t (Z * Z).
Definition inb (iv : Z * Z) (x : Z) := fst iv <= x <= snd iv.
Definition env_ok (e : env) (rho : positive -> Z) := forall x iv, PositiveMap.find x e = Some iv -> inb iv (rho x).
Definition imul (a b : Z * Z) : Z * Z :=
  let (al, ah) := a in let (bl, bh) := b in
  if (0 <=? al) && (0 <=? bl) then (al * bl, ah * bh) else
  (Z.min (Z.min (al * bl) (al * bh)) (Z.min (ah * bl) (ah * bh)),
   Z.max (Z.max (al * bl) (al * bh)) (Z.max (ah * bl) (ah * bh))).
Lemma imul_ok a b x y : inb a x -> inb b y -> inb (imul a b) (x * y).
Proof.
  destruct a as [al ah], b as [bl bh]; unfold inb, imul; cbn [fst snd]. intros Hx Hy.
  destruct (Z.leb_spec 0 al); destruct (Z.leb_spec 0 bl); cbn [andb fst snd]; [nia| | | ];
  assert (P : (al*bl <= x*y \/ al*bh <= x*y \/ ah*bl <= x*y \/ ah*bh <= x*y) /\
          (x*y <= al*bl \/ x*y <= al*bh \/ x*y <= ah*bl \/ x*y <= ah*bh)); try lia;
  (assert (Q : (al*y <= x*y <= ah*y) \/ (ah*y <= x*y <= al*y)) by (destruct (Z.le_gt_cases 0 y); [left|right]; nia);
   assert (R1 : (al*bl <= al*y <= al*bh) \/ (al*bh <= al*y <= al*bl)) by (destruct (Z.le_gt_cases 0 al); [left|right]; nia);
   assert (R2 : (ah*bl <= ah*y <= ah*bh) \/ (ah*bh <= ah*y <= ah*bl)) by (destruct (Z.le_gt_cases 0 ah); [left|right]; nia);
   lia).
Qed.
Fixpoint mival (e : env) (m : mono) : option (Z * Z) :=
  match m with
  | [] => Some (1, 1)
  | x :: m' => match PositiveMap.find x e, mival e m' with Some a, Some b => Some (imul a b) | _, _ => None end
  end.
Fixpoint pival (e : env) (p : poly) : option (Z * Z) :=
  match p with
  | [] => Some (0, 0)
  | (m, c) :: p' => match mival e m, pival e p' with
      | Some (l, h), Some (l', h') =>
          if 0 <=? c then Some (c * l + l', c * h + h') else Some (c * h + l', c * l + h')
      | _, _ => None end
  end.
Lemma mival_ok e rho m : env_ok e rho -> forall iv, mival e m = Some iv -> inb iv (meval rho m).
Proof.
  intros E. induction m as [|x m IH]; cbn [mival meval]; intros iv. { intros [= <-]. unfold inb; cbn [fst snd]; lia. }
  destruct (PositiveMap.find x e) eqn:F; [|discriminate]. destruct (mival e m); [|discriminate].
  intros [= <-]. apply imul_ok; auto.
Qed.
Lemma pival_ok e rho p : env_ok e rho -> forall iv, pival e p = Some iv -> inb iv (peval rho p).
Proof.
  intros E. induction p as [|[m c] p IH]; cbn [pival peval]; intros iv. { intros [= <-]. unfold inb; cbn [fst snd]; lia. }
  destruct (mival e m) as [[l h]|] eqn:F; [|discriminate]. destruct (pival e p) as [[l' h']|]; [|discriminate].
  pose proof (mival_ok _ _ _ E _ F) as A. pose proof (IH _ eq_refl) as B. unfold inb in *; cbn [fst snd] in *.
  destruct (Z.leb_spec 0 c); intros [= <-]; cbn [fst snd]; nia.
Qed.

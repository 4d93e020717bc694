(* Counted loops over micro operations: "repeat body while r <> 0", body first. [mloop n] makes at most n rounds; after each the branch
   at its end is seen. A body that lowers r by 1 runs r times: [mloop_counts], with an invariant I that knows how many rounds are to come. *)
From Coq Require Import ZArith List Bool Lia.
From Carrychain Require Import model.Mem core.Poly core.Micro.
Import ListNotations.
Open Scope Z_scope.

Fixpoint mloop (n : nat) (body : list uop) (r : positive) (m : ms) : option (ms * list event) :=
  match n with O => None | S n =>
  do x <- mrun body m; do k <- lv (fst x) r;
  if k =? 0 then Some (fst x, snd x ++ [Branch false])
  else do y <- mloop n body r (fst x); Some (fst y, snd x ++ Branch true :: snd y)
  end.
(* the trace of k rounds, the j-th last of which has trace [t j] *)
Fixpoint rounds (t : nat -> list event) (k : nat) : list event :=
  match k with O => [] | S j => t j ++ match j with O => [Branch false] | _ => Branch true :: rounds t j end end.
Lemma mloop_counts (I : nat -> ms -> Prop) t body r :
  (forall k m, I (S k) m -> exists m', mrun body m = Some (m', t k) /\ lv m' r = Some (Z.of_nat k) /\ I k m') ->
  forall k m, I (S k) m -> exists m', mloop (S k) body r m = Some (m', rounds t (S k)) /\ I O m'.
Proof.
  intros H. induction k as [|k IH]; intros m A; destruct (H _ _ A) as (m1 & R & V & A1).
  - exists m1. cbn [mloop rounds]. rewrite R. cbn [bind fst snd]. rewrite V. cbn [bind]. auto.
  - destruct (IH _ A1) as (m2 & L & A2). exists m2. split; [|exact A2].
    change (mloop (S (S k)) body r m) with (do x <- mrun body m; do j <- lv (fst x) r; if j =? 0 then Some (fst x, snd x ++ [Branch false])
      else do y <- mloop (S k) body r (fst x); Some (fst y, snd x ++ Branch true :: snd y)).
    rewrite R. cbn [bind fst snd]. rewrite V. cbn [bind]. destruct (Z.eqb_spec (Z.of_nat (S k)) 0); [lia|]. rewrite L. reflexivity.
Qed.

(* Whole functions: before each loop, its body with the counter's decrement, the counter; after the last one. One list an instruction. *)
Definition program := (list (list (list uop) * list (list uop) * positive) * list (list uop))%type.
(* a run of it; each loop some number of times *)
Fixpoint prun (ls : list (list (list uop) * list (list uop) * positive)) (post : list (list uop)) (m m' : ms) (t : list event) : Prop :=
  match ls with
  | [] => mrun (concat post) m = Some (m', t)
  | (pre, body, r) :: ls => exists m1 t1 n m2 t2 t3, mrun (concat pre) m = Some (m1, t1) /\ mloop n (concat body) r m1 = Some (m2, t2) /\
      prun ls post m2 m' t3 /\ t = t1 ++ t2 ++ t3
  end.

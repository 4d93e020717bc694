(* What code computes beyond field operations: acts on numbered integers, in stages some of which are repeated.
   Congruences are not enough where a secret's bits, a division step or a least residue are meant: there the integers are exact. *)
From Coq Require Import ZArith List.
From Carrychain Require Import stmt.Contract.
Import ListNotations.
Open Scope Z_scope.

Inductive act :=
| Let (i : nat) (e : expr)                   (* i := e *)
| Least (i : nat) (e : expr)                 (* i := e mod m, m the contract's modulus *)
| Cut (k : Z) (lo hi : nat) (e : expr).      (* lo := e mod 2^k, hi := e / 2^k *)
Inductive stage := Once (l : list act) | Repeat (n : nat) (l : list act) | Counted (l : list act) (* as often as the contract's count says *).

Section Acts.
Variables (m : Z) (count : nat).
Definition do_act (a : act) (v : nat -> Z) : nat -> Z :=
  match a with
  | Let i e => set v i (eval v e)
  | Least i e => set v i (eval v e mod m)
  | Cut k lo hi e => set (set v lo (eval v e mod 2 ^ k)) hi (eval v e / 2 ^ k) end.
Definition do_acts (l : list act) (v : nat -> Z) : nat -> Z := fold_left (fun v a => do_act a v) l v.
Definition do_stage (s : stage) (v : nat -> Z) : nat -> Z :=
  match s with Once l => do_acts l v | Repeat n l => Nat.iter n (do_acts l) v | Counted l => Nat.iter count (do_acts l) v end.
Definition do_stages (l : list stage) (v : nat -> Z) : nat -> Z := fold_left (fun v s => do_stage s v) l v.
End Acts.

(* a contract's assignments *)
Definition lets : list assign -> list act := map (fun a => Let (fst a) (snd a)).
Definition stages_of (c : contract) : list stage :=
  match Contract.count c with None => [Once (lets (ops c))] | Some _ => [Once []; Counted (lets (ops c)); Once []] end.
Lemma do_lets m l v : do_acts m (lets l) v = perform l v.
Proof. revert v. induction l as [|[i e] l IH]; cbn [lets map perform fst snd]; intros v; [reflexivity|]. exact (IH (set v i (eval v e))). Qed.
Lemma iter_after {A} (f : A -> A) n x : Nat.iter n f (f x) = Nat.iter (S n) f x.
Proof. induction n as [|n IH]; [reflexivity|]. exact (f_equal f IH). Qed.
Lemma do_stages_of m n c v : (Contract.count c = None -> n = 1%nat) -> do_stages m n (stages_of c) v = repeat_perform n (ops c) v.
Proof.
  intros N. unfold do_stages, stages_of. destruct (Contract.count c); cbn [fold_left do_stage].
  - change (Nat.iter n (do_acts m (lets (ops c))) v = repeat_perform n (ops c) v). clear. revert v.
    induction n as [|n IH]; intros v; cbn [repeat_perform]; [reflexivity|]. rewrite <- IH, <- (do_lets m). symmetry. apply iter_after.
  - rewrite N by reflexivity. cbn [repeat_perform]. apply do_lets.
Qed.

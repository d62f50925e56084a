//! The laws of payments over random evenings, with undo and redo.

use bottone::{
    base::{draw::Draw, money::Money},
    session::Desk,
    tournament::{history::fold, payments::Results},
};

use super::{due, dues, over, pay, results, take_back};

/// Checks that the sums by desk, by entry and by payment are equal, and no payment exceeds the
/// dues.
fn check(session: &dyn Desk, label: &str) {
    let t = session.tournament();
    assert_eq!(t.breach(), None, "{label}");
    let standing = || t.payments().all().iter().filter(|payment| payment.is_valid());
    let by_payment: Money = standing().map(|payment| payment.amount).sum();
    let dues = dues(session);
    let by_entry: Money = dues.iter().map(|due| due.paid).sum();
    assert_eq!(by_payment, by_entry, "{label}");
    let owed: Money = dues.iter().map(|due| due.total).sum();
    let left: Money = dues.iter().map(bottone::tournament::payments::Due::remaining).sum();
    assert_eq!(by_entry.plus(left), owed, "{label}");
    assert_eq!(owed, t.pool().to_pay, "{label}");
    for due in &dues {
        assert!(due.paid <= due.total && due.withheld <= due.paid, "{label}: {due:?}");
    }
    let settled = dues.iter().all(|due| due.remaining().is_zero());
    assert_eq!(results(session) == Results::Final, settled, "{label}");
}

#[test]
fn no_cent_is_paid_twice_or_lost_whatever_the_cashier_does() {
    for seed in 0..8 {
        let mut session = over(12 + u32::try_from(seed).unwrap() * 5, seed);
        let mut draw = Draw::new(seed);
        let mut below = |n: u64| draw.below(n).unwrap_or(0);
        for step in 0..60 {
            let label = format!("seed {seed}, step {step}");
            let all = dues(&*session);
            let one = all[usize::try_from(below(all.len() as u64)).unwrap()];
            match below(6) {
                0 => drop(session.undo()),
                1 => drop(session.redo()),
                2 => drop(session.submit(take_back(one.entry, "a mistake"), None)),
                kind => {
                    let left = due(&*session, one.entry).remaining().minor();
                    let part = if kind == 3 { left } else { left / 3 };
                    let tax = part * i64::try_from(below(3)).unwrap() / 10;
                    let done = session.submit(pay(one.entry, part, tax), None);
                    assert_eq!(done.is_ok(), part > 0, "{label}: {part} of {left}");
                    // A payment above the dues is never accepted, after any others.
                    let more = due(&*session, one.entry).remaining().minor() + 1;
                    assert!(session.can(&pay(one.entry, more, 0)).is_err(), "{label}");
                }
            }
            if session.tournament().winner(session.now()).is_none() {
                session.redo().unwrap();
            }
            check(&*session, &label);
        }
        let folded = fold(session.beginning(), session.records(), session.ledger());
        assert!(folded == *session.tournament(), "seed {seed}: the state is not its records");
    }
}

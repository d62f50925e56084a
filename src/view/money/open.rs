//! The open matters that keep the results from being final.

use super::prizes::fault;
use crate::{
    i18n::Language,
    rules::{money::Money, time::Timestamp},
    tournament::{Open, Tournament},
    view::{
        Tone,
        todo::{Act, Task},
        words,
    },
};

/// Returns one line for each open matter: "2 bounties wait for a taker".
pub(in crate::view) fn said(language: Language, t: &Tournament, open: &[Open]) -> Vec<String> {
    open.iter().map(|open| one(language, t, *open)).collect()
}

fn one(language: Language, t: &Tournament, open: Open) -> String {
    match open {
        Open::Plan { pool, .. } => {
            language.say("open-plan", &[("money", money(language, t, pool).into())])
        }
        Open::Pool { paid, pool } => {
            let (name, difference) = difference(paid, pool);
            language.say(name, &[("money", money(language, t, difference).into())])
        }
        Open::Bounties(count) => words::count(language, "open-bounties", count),
        Open::Envelopes(count) => words::count(language, "open-envelopes", count),
        Open::Payments(count) => words::count(language, "pay-waiting-count", count),
        Open::Items(count) => words::count(language, "open-items", count),
        Open::Tickets(count) => words::count(language, "open-tickets", count),
    }
}

/// Returns the name of the sentence, and the amount by which the places are paid too little or too
/// much.
fn difference(paid: Money, pool: Money) -> (&'static str, Money) {
    if paid < pool {
        ("open-pool-more", pool.minus(paid))
    } else {
        ("open-pool-less", paid.minus(pool))
    }
}

fn money(language: Language, t: &Tournament, money: Money) -> String {
    language.money(money, &t.setup().currency)
}

/// Returns why the prize plan does not fit, in its own terms. `None` if it fits.
pub(in crate::view) fn why_it_does_not_fit(
    language: Language,
    t: &Tournament,
    at: Timestamp,
) -> Option<String> {
    let why = t.plan_fault(at)?;
    Some(fault(language, t, t.prizes().plan(), why))
}

/// Returns a task for a prize plan that does not fit.
pub(in crate::view) fn task(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let why = why_it_does_not_fit(language, t, at)?;
    let title = one(language, t, Open::Plan { pool: t.pool().to_pay, fault: t.plan_fault(at)? });
    let task = Task::told(Tone::Waits, title, why);
    Some(task.with(language.word("open-plan-look"), Act::ShowPrizes))
}

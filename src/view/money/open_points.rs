//! The open matters that keep the results from being final.

use bottone_base::{money::Money, time::Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{OpenPoint, Tournament};
use bottone_vocabulary::words;

use super::prizes::fault;
use crate::{
    Tone,
    todo::{Task, TaskAct},
};

/// Returns one line for each open matter: "2 bounties wait for a taker".
pub fn open_lines(language: Language, t: &Tournament, open: &[OpenPoint]) -> Vec<String> {
    open.iter().map(|open| open_line(language, t, *open)).collect()
}

fn open_line(language: Language, t: &Tournament, open: OpenPoint) -> String {
    match open {
        OpenPoint::Plan { pool, .. } => {
            language.say("open-plan", &[("money", money(language, t, pool).into())])
        }
        OpenPoint::Pool { paid, pool } => {
            let (name, difference) = difference(paid, pool);
            language.say(name, &[("money", money(language, t, difference).into())])
        }
        OpenPoint::Bounties(count) => words::count(language, "open-bounties", count),
        OpenPoint::Envelopes(count) => words::count(language, "open-envelopes", count),
        OpenPoint::Payments(count) => words::count(language, "pay-waiting-count", count),
        OpenPoint::Items(count) => words::count(language, "open-items", count),
        OpenPoint::Tickets(count) => words::count(language, "open-tickets", count),
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
pub fn plan_fault(language: Language, t: &Tournament, at: Timestamp) -> Option<String> {
    let why = t.plan_fault(at)?;
    Some(fault(language, t, t.prizes().plan(), why))
}

/// Returns a task for a prize plan that does not fit.
pub(crate) fn task(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let why = plan_fault(language, t, at)?;
    let title =
        open_line(language, t, OpenPoint::Plan { pool: t.pool().to_pay, fault: t.plan_fault(at)? });
    let task = Task::new(Tone::Waits, title, why);
    Some(task.with_step(language.word("open-plan-look"), TaskAct::ShowPrizes))
}

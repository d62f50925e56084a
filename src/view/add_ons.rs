//! Add-ons while they are sold in a break: the players without one, and the price.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_rules::levels::Row;
use bottone_tournament::{Tournament, clock::ClockStatus, entries::EntryId, setup::Purchase};
use bottone_vocabulary::words;

use super::{
    Tone,
    todo::{Task, TaskAct},
};

/// Returns the add-on if it is sold in the break at `at`.
fn offer(t: &Tournament, at: Timestamp) -> Option<&Purchase> {
    let offer = t.setup().add_on.as_ref()?;
    let now = t.clock().read(at);
    let in_break = matches!(t.clock().structure().rows.get(now.row), Some(Row::Break(_)))
        && matches!(now.state, ClockStatus::Running | ClockStatus::Paused);
    (in_break && t.clock().is_at_most_level(offer.through_level, at)).then_some(offer)
}

/// Returns the entries that may buy an add-on in the break at `at`, in the order of entry. Empty
/// outside a break.
pub fn may_buy(t: &Tournament, at: Timestamp) -> Vec<EntryId> {
    let Some(offer) = offer(t, at) else { return Vec::new() };
    let playing = t.entries().playing();
    playing.filter(|(_, entry)| entry.add_ons < offer.most).map(|(id, _)| id).collect()
}

/// Returns the offer in a line, "Add-on: 10,000 chips · €30"; `None` unless it is sold at `at`.
pub fn line(language: Language, t: &Tournament, at: Timestamp) -> Option<String> {
    let offer = offer(t, at)?;
    let total = offer.price.total();
    let price =
        if total.is_zero() { String::new() } else { language.money(total, &t.setup().currency) };
    let chips = [("chips", language.chips(offer.chips).into())];
    Some(words::joined([language.say("add-ons-line", &chips), price]))
}

/// Returns the task of selling add-ons to the players who may buy one.
pub(super) fn task(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let count = may_buy(t, at).len();
    if count == 0 {
        return None;
    }
    let title = language.say("add-ons-task", &[("count", count.into())]);
    let task = Task::new(Tone::Gold, title, line(language, t, at)?);
    Some(task.with_step(language.word("add-ons-sell"), TaskAct::AskAddOns))
}

//! The lessons of a finished event for the house's next ones.

use bottone_base::time::Timestamp;
use bottone_forecast::{PastEvent, log_ratio, model};
use bottone_rules::ending::{LevelLength, steps_of};
use bottone_tournament::{
    Tournament,
    entries::{Entry, EntryState},
    history::RowStart,
};

use super::{chips, count};
use crate::sheet_source::SheetSource;

/// The share of the field, and the least number of players, between which the average stack is
/// measured.
const LATE: f64 = 0.45;
const FEWEST: usize = 5;

/// Returns the findings of the event on this desk; empty before it is over.
pub fn event_lessons(desk: &SheetSource<'_>) -> PastEvent {
    let SheetSource { t, at, .. } = *desk;
    let dealt = t.deals().agreed().is_some();
    if t.winner(at).is_none() && !dealt {
        return PastEvent::default();
    }
    let starts = desk.starts();
    let structure = t.clock().structure();
    let levels = structure.levels().zip(steps_of(structure));
    let levels: Vec<(Timestamp, LevelLength)> = levels
        .filter_map(|((row, ..), step)| Some((began(starts.get(row)?)?, step)))
        .filter(|(begins, step)| *begins <= at && !step.stake.is_zero())
        .collect();
    let Some(&(start, _)) = levels.first() else { return PastEvent::default() };
    let closed = structure.registration_closes().and_then(|row| began(starts.get(row)?));
    PastEvent {
        average: average(t, &levels, closed.unwrap_or(start)),
        end: end(t, &levels).filter(|_| !dealt),
        late: closed.and_then(|_| late_entries_ratio(t, start)),
    }
}

fn began(start: &RowStart) -> Option<Timestamp> {
    if let RowStart::At(at) = start { Some(*at) } else { None }
}

/// Returns the entries sold until then and not refunded.
fn sold(t: &Tournament, at: Timestamp) -> impl Iterator<Item = &Entry> {
    let sold = t.entries().all().map(|(_, entry)| entry);
    sold.filter(move |entry| entry.standing != EntryState::Refunded && entry.at <= at)
}

/// Returns how far the average stack was above the usual, once few players were left and entries
/// closed.
fn average(t: &Tournament, levels: &[(Timestamp, LevelLength)], closed: Timestamp) -> Option<f64> {
    let (whole, all) = (count(t.entries().count()), chips(t.chips_in_play()));
    let busts = t.entries().busts();
    let is_in = |entry: &&Entry, at: Timestamp| match entry.standing {
        EntryState::Behind | EntryState::Through | EntryState::Forfeited => false,
        EntryState::Out { bust } => busts.get(bust).is_some_and(|bust| bust.at > at),
        _ => true,
    };
    let more = |&(at, step): &(Timestamp, LevelLength)| {
        let left = sold(t, at).filter(|entry| is_in(entry, at)).count();
        let tells = at >= closed && left >= FEWEST && count(left) < LATE * whole;
        let usual = model::average(step.minutes);
        tells.then(|| log_ratio(all / count(left) / chips(step.stake), usual))
    };
    let all: Vec<f64> = levels.iter().filter_map(more).collect();
    (!all.is_empty()).then(|| all.iter().sum::<f64>() / count(all.len()))
}

/// Returns how far the number of big blinds in play at the end was above the usual.
fn end(t: &Tournament, levels: &[(Timestamp, LevelLength)]) -> Option<f64> {
    let over = t.entries().busts().last()?.at;
    let (_, step) = levels.iter().rfind(|(begins, _)| *begins <= over)?;
    let usual = model::end(step.minutes, count(t.entries().count()));
    Some(log_ratio(chips(t.chips_in_play()) / chips(step.stake), usual))
}

/// Returns how far the entries after the start were above the usual.
fn late_entries_ratio(t: &Tournament, start: Timestamp) -> Option<f64> {
    let before = sold(t, start).count();
    let after = t.entries().count().saturating_sub(before);
    // Half an entry is added, so that no entries after the start count as few, not as zero.
    let each = (count(after) + 0.5) / count(before);
    (before > 0).then(|| log_ratio(each, model::AFTER_THE_START))
}

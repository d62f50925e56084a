//! Players missing from the seat drawn for them, the time missing, and the rule on their stacks.

use std::collections::BTreeSet;

use bottone_base::{seat::TableNo, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::rulebook::NotAtSeat;
use bottone_tournament::{
    Command, Tournament,
    arrivals::{ArrivalCommand, AwaitedPlayer},
    entries::EntryId,
    tables::Table,
};
use bottone_vocabulary::words;

use super::{
    Tone,
    todo::{Task, TaskAct},
};

/// The choices for the minutes after which a house may ask for missing players.
const MINUTES: [u16; 6] = [2, 3, 5, 10, 15, 20];

/// The largest number of missing players listed one by one on the to-do list.
const MOST: usize = 4;

/// A player not yet seen in the drawn seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingRow {
    pub entry: EntryId,
    pub awaited: AwaitedPlayer,
    /// "T4 S3".
    pub seat: String,
    /// "Bianchi, Luca".
    pub name: String,
    /// "from T9 S1 at 21:04", "called at 21:04", "drawn at 19:40".
    pub since: String,
    /// "6 min"; empty before the start.
    pub missing: String,
    /// `Waits` for a player who should have come by now.
    pub tone: Tone,
}

/// Returns a row for each player not yet seen, table by table.
pub fn rows(language: Language, t: &Tournament, at: Timestamp) -> Vec<MissingRow> {
    let overdue: BTreeSet<EntryId> = t.overdue(at).into_iter().map(|(entry, _)| entry).collect();
    let mut all: Vec<(EntryId, AwaitedPlayer)> =
        t.arrivals().all().map(|(entry, awaited)| (entry, *awaited)).collect();
    all.sort_by_key(|(_, awaited)| awaited.seat);
    let row = |(entry, awaited): (EntryId, AwaitedPlayer)| MissingRow {
        entry,
        awaited,
        seat: words::seat(language, awaited.seat),
        name: words::full_name(language, t, entry),
        since: waiting_since(language, t, entry, &awaited),
        missing: missing_for(language, t, &awaited, at),
        tone: if overdue.contains(&entry) { Tone::Waits } else { Tone::Plain },
    };
    all.into_iter().map(row).collect()
}

fn missing_for(
    language: Language,
    t: &Tournament,
    awaited: &AwaitedPlayer,
    at: Timestamp,
) -> String {
    let missing = t.missing_for(awaited, at);
    let minutes = missing.map(words::whole_minutes);
    minutes.map(|minutes| words::hours(language, minutes)).unwrap_or_default()
}

/// Returns "from T9 S1 at 21:04", "called at 21:04", "drawn at 19:40".
fn waiting_since(
    language: Language,
    t: &Tournament,
    entry: EntryId,
    awaited: &AwaitedPlayer,
) -> String {
    let time = ("time", words::time_of_day(awaited.since).into());
    match awaited.from {
        Some(from) => {
            let from = ("from", words::seat(language, from).into());
            language.say("arrivals-moved", &[from, time])
        }
        None if t.waiting_list().get(entry).is_some() => language.say("arrivals-called", &[time]),
        None => language.say("arrivals-drawn", &[time]),
    }
}

/// Returns the rule of the house's rulebook on the stack of an absent player.
pub fn rule(language: Language, t: &Tournament) -> String {
    language.word(match t.setup().house.rulebook.absence.not_at_seat {
        NotAtSeat::Killed => "arrivals-rule-killed",
        NotAtSeat::PassedInTurn => "arrivals-rule-passed",
    })
}

/// Returns the choices for the minutes before missing players are asked for, with their names.
/// `own` is the present setting.
pub fn minutes(language: Language, own: Option<u16>) -> Vec<(Option<u16>, String)> {
    let own = own.filter(|own| !MINUTES.contains(own));
    let some = MINUTES.into_iter().chain(own);
    let named = some.map(|minutes| (Some(minutes), words::hours(language, minutes.into())));
    std::iter::once((None, language.word("arrivals-minutes-none"))).chain(named).collect()
}

/// Returns "drawn · 6 min" for a player not yet seen in this seat; empty for the others.
pub(super) fn absent(language: Language, t: &Tournament, entry: EntryId, at: Timestamp) -> String {
    let Some(awaited) = t.arrivals().get(entry) else { return String::new() };
    let missing = missing_for(language, t, awaited, at);
    let parts = [language.word("arrivals-brief-drawn"), missing];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Returns the entries at this table that have not been seen yet.
pub fn awaited_at(t: &Tournament, table: TableNo) -> Vec<EntryId> {
    let here = t.tables().table(table).into_iter().flat_map(Table::entries);
    here.map(|(_, entry)| entry).filter(|entry| t.arrivals().awaits(*entry)).collect()
}

/// Returns the command that records these players as present.
pub fn mark_seen(entries: Vec<EntryId>) -> Command {
    Command::Arrivals(ArrivalCommand::CheckIn { entries })
}

/// Returns the tasks for players who should have come by now: a few one by one, more of them
/// together.
pub(super) fn tasks(language: Language, t: &Tournament, at: Timestamp) -> Vec<Task> {
    let overdue = t.overdue(at);
    let rule = rule(language, t);
    if overdue.len() > MOST {
        let title = words::count(language, "arrivals-todo-many", overdue.len());
        let seats = overdue.iter().map(|(_, awaited)| awaited.seat).collect();
        let task = Task::new(Tone::Gold, title, rule);
        return vec![
            Task { seats, ..task }.with_step(language.word("arrivals-show"), TaskAct::ShowMissing),
        ];
    }
    let task = |(entry, awaited): &(EntryId, AwaitedPlayer)| {
        let gaps = [
            ("name", words::short_name(language, t, *entry).into()),
            ("seat", words::seat(language, awaited.seat).into()),
            ("since", waiting_since(language, t, *entry, awaited).into()),
            ("missing", missing_for(language, t, awaited, at).into()),
        ];
        let title = language.say("arrivals-todo", &gaps);
        let why = words::capital(&language.say("arrivals-todo-why", &gaps));
        let why = format!("{why} {rule}");
        let task = Task { seats: vec![awaited.seat], ..Task::new(Tone::Gold, title, why) };
        let task = task
            .with_step(language.word("arrivals-arrived"), TaskAct::Submit(mark_seen(vec![*entry])));
        let show = TaskAct::ShowSeat(awaited.seat.table, awaited.seat.seat);
        let task = task.with_step(language.word("arrivals-show-seat"), show);
        if t.waiting_list().get(*entry).is_some() && awaited.from.is_none() {
            task.with_step(language.word("waiting-no-show"), TaskAct::PassOver(*entry))
        } else {
            task
        }
    };
    overdue.iter().map(task).collect()
}

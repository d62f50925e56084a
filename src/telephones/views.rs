//! The views on a phone: those of the window, in the form that the phone's script reads.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use bottone_base::{
    seat::{SeatNo, TableNo},
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_rules::seating::SeatingPlan;
use bottone_search::PlayerIndex;
use bottone_tournament::{Tournament, bounties::BountyPrize, clock::ClockStatus, entries::EntryId};
use bottone_view::{
    Tone,
    board::BoardView,
    chips::counts::CountSheet,
    floor::{Floor, LargeTable, SeatMark, TableCard, breaking_order},
    header::Header,
    money::prizes::{PrizeTable, next_out},
    todo::{self, Task, TaskStep},
};
use bottone_vocabulary::words;
use serde_json::{Value, json};

/// The most tasks, tables, and found people shown.
const MOST_TASKS: usize = 20;
const MOST_TABLES: usize = 40;
const MOST_FOUND: usize = 20;

/// Returns the clock, which the phone runs on its own until the next answer.
pub(super) fn clock(language: Language, t: &Tournament, at: Timestamp) -> Value {
    let header = Header::of(language, t, at);
    let reading = t.clock().read(at);
    json!({
        "runs": t.clock().runs(at), "left": reading.left.millis(),
        "over": reading.state == ClockStatus::DayOver, "waits": !t.clock().started(),
        "heading": header.heading, "stakes": header.stakes, "ante": header.ante,
    })
}

/// Returns the lists of a phone: its tables, the tasks, and the next tables to break.
pub(super) fn home(
    language: Language,
    t: &Tournament,
    mine: &[TableNo],
    plan: &SeatingPlan,
    tasks: &[Task],
    at: Timestamp,
) -> Value {
    let floor = Floor::of(language, t, plan, at);
    let chosen = |card: &&TableCard| mine.is_empty() || mine.contains(&card.table);
    let tables: Vec<Value> = floor
        .tables
        .iter()
        .filter(chosen)
        .take(MOST_TABLES)
        .map(|card| {
            json!({ "table": card.table, "taken": card.taken, "size": card.size, "apart": card.size_difference })
        })
        .collect();
    let board = BoardView::of(language, t, at).map(|board| {
        let tiles = board.tiles.iter().filter(|tile| mine.is_empty() || mine.contains(&tile.table));
        let tile = |tile: &bottone_view::board::Tile| {
            json!({
                "table": tile.table, "progress": tile.progress, "state": tile.state, "since": tile.since,
                "note": tile.note,
            })
        };
        let tiles: Vec<Value> = tiles.take(MOST_TABLES).map(tile).collect();
        json!({ "title": board.title, "say": board.prompt.say, "tiles": tiles })
    });
    let next = breaking_order(language, t, plan).into_iter().find(|line| !line.note.is_empty());
    let next = next.map(|line| {
        format!("{} · {} · {}", words::table(language, line.table), line.players, line.note)
    });
    let (playing, all) = (t.entries().playing_count(), t.entries().count());
    json!({
        "event": t.setup().name, "players": [playing, all], "tables": tables,
        "tasks": tasks.iter().take(MOST_TASKS).map(task).collect::<Vec<_>>(),
        "breaks": next, "board": board, "all": floor.tables.len(),
    })
}

/// Returns all tasks, as in the window's list.
pub(super) fn tasks(
    language: Language,
    t: &Tournament,
    plan: &SeatingPlan,
    at: Timestamp,
) -> Vec<Task> {
    todo::tasks(language, t, plan, at)
}

fn task(task: &Task) -> Value {
    let tone = match task.tone {
        Tone::Waits => "waits",
        Tone::Gold => "gold",
        Tone::Planned => "planned",
        Tone::Plain | Tone::Dim | Tone::Good => "plain",
    };
    let does = |step: &&TaskStep| can_be_done_on_phone(&step.act);
    let steps = task.steps.iter().filter(does);
    let steps: Vec<Value> = steps.map(|step| json!([step.label, key(&step.act)])).collect();
    let tables: Vec<TableNo> = task.seats.iter().map(|seat| seat.table).collect();
    json!({ "tone": tone, "title": task.title, "why": task.why, "steps": steps, "tables": tables })
}

/// Returns whether a task can be done without a dialog of the window.
pub(super) const fn can_be_done_on_phone(act: &todo::TaskAct) -> bool {
    matches!(act, todo::TaskAct::Submit(_) | todo::TaskAct::Break(_))
}

/// Returns the key of a step. It stays the same as long as the step means the same.
pub(super) fn key(act: &todo::TaskAct) -> String {
    let mut hasher = DefaultHasher::new();
    format!("{act:?}").hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Returns the players at a table.
pub(super) fn table(
    language: Language,
    t: &Tournament,
    number: TableNo,
    plan: &SeatingPlan,
    at: Timestamp,
) -> Option<Value> {
    let floor = Floor::of(language, t, plan, at);
    let card = floor.tables.iter().find(|card| card.table == number)?;
    let prizes = PrizeTable::of(language, t, None, at);
    let large = LargeTable::of(language, t, card, &prizes, at)?;
    let button = card.button.filter(|_| card.button_known);
    let seats: Vec<Value> = large
        .seats
        .iter()
        .map(|seat| {
            let entry = match &card.seats[seat.seat.index()] {
                SeatMark::Taken { entry, .. } => Some(*entry),
                SeatMark::Free | SeatMark::Closed => None,
            };
            json!({
                "seat": seat.seat, "entry": entry, "name": seat.name, "chips": seat.chips,
                "role": seat.role, "button": button == Some(seat.seat), "spoken": seat.spoken,
                "moves": seat.tone == Tone::Waits,
                "awaited": entry.is_some_and(|entry| is_awaited(t, entry)),
            })
        })
        .collect();
    Some(json!({ "table": number, "title": card.title, "of": card.of, "seats": seats }))
}

fn is_awaited(t: &Tournament, entry: EntryId) -> bool {
    t.arrivals().all().any(|(one, _)| one == entry)
}

/// Finds the active players that match the typed text.
pub(super) fn find(language: Language, t: &Tournament, people: &PlayerIndex, typed: &str) -> Value {
    let hits = people.find(t, typed);
    let mut found: Vec<_> = t
        .entries()
        .players()
        .filter_map(|(id, player)| {
            let entry = player.entries.last().copied()?;
            let seat = t.tables().seat_of(entry)?;
            Some((hits.fit(id)?, seat, entry))
        })
        .collect();
    found.sort_unstable_by_key(|(fit, seat, _)| (*fit, *seat));
    let all = found.len();
    let found: Vec<Value> = found
        .into_iter()
        .take(MOST_FOUND)
        .map(|(_, seat, entry)| {
            json!({
                "entry": entry, "name": words::full_name(language, t, entry),
                "table": seat.table, "seat": seat.seat,
            })
        })
        .collect();
    json!({ "found": found, "all": all })
}

/// Returns the acts available for a seated player.
pub(super) fn player(
    language: Language,
    t: &Tournament,
    entry: EntryId,
    at: Timestamp,
) -> Option<Value> {
    let seat = t.tables().seat_of(entry)?;
    let place = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
    let prize = next_out(language, t, at).map(|(_, prize)| prize);
    let bounty =
        t.bounties_on(&[(entry, None)]).first().is_some_and(|on| *on != BountyPrize::Nothing);
    let table = t.tables().table(seat.table)?;
    let others: Vec<(SeatNo, EntryId)> =
        table.entries().filter(|(_, other)| *other != entry).collect();
    let takers: Vec<Value> = others
        .into_iter()
        .filter(|_| bounty)
        .map(|(seat, other)| json!([other, seat, words::short_name(language, t, other)]))
        .collect();
    let counted = CountSheet::of(language, t, seat.table, at);
    let counted = counted.and_then(|sheet| sheet.seats.into_iter().find(|one| one.entry == entry));
    let structure = t.clock().structure();
    let mut chips = structure.chips_in_play(t.clock().read(at).row);
    chips.sort_unstable();
    let chips: Vec<Value> =
        chips.into_iter().map(|chip| json!([chip, language.chips(chip)])).collect();
    Some(json!({
        "entry": entry, "name": words::full_name(language, t, entry), "table": seat.table,
        "seat": seat.seat, "at": words::seat(language, seat), "place": words::ordinal(language, place),
        "prize": prize, "takers": takers, "awaited": is_awaited(t, entry),
        "stack": t.entries().hand_for_hand().began().is_some(),
        "counted": counted.map(|seat| seat.last).unwrap_or_default(), "chips": chips,
    }))
}

//! The alternatives if a record cannot be undone.

use bottone_base::seat::{Seat, TableNo};
use bottone_i18n::Language;
use bottone_tournament::{
    Command, Event, Tournament,
    counts::CountEvent,
    entries::{EntryCommand, EntryEvent, EntryId, PlayerId},
    history::Record,
    payments::PaymentEvent,
    tables::TableEvent,
};
use bottone_vocabulary::words;

use crate::todo::{TaskAct, TaskStep};

/// The number of seats offered to a returning player, and the most alternatives in all.
const SEATS: usize = 2;
const MOST: usize = 6;

/// Returns acts that correct the effect of a record now, the usual one first. Empty if there are
/// none.
pub fn corrections(language: Language, t: &Tournament, record: &Record) -> Vec<TaskStep> {
    let steps = record.events().iter().flat_map(|event| match event {
        Event::Entries(EntryEvent::Busted { out }) => {
            out.iter().flat_map(|out| return_steps(language, t, out.entry)).collect()
        }
        Event::Entries(EntryEvent::Entered { players, .. }) => {
            players.iter().filter_map(|player| refund(language, t, *player)).collect()
        }
        Event::Tables(TableEvent::Moved { moves, .. }) => {
            let sits = |entry: &EntryId| t.tables().seat_of(*entry).is_some();
            let moved = moves.iter().map(|step| step.entry).filter(sits);
            moved.map(|entry| other_seat_step(language, t, entry)).collect()
        }
        Event::Counts(CountEvent::SheetCounted { table, .. }) => {
            let open = t.tables().table(*table).is_some();
            let label = language.word("counts-count-again");
            open.then_some(TaskStep { label, act: TaskAct::Count(*table) }).into_iter().collect()
        }
        Event::Payments(
            PaymentEvent::Paid { entry, .. } | PaymentEvent::HandedOver { entry, .. },
        ) => {
            let who = words::short_name(language, t, *entry);
            let label = language.say("log-void-instead", &[("who", who.into())]);
            vec![TaskStep { label, act: TaskAct::ShowPayments(*entry) }]
        }
        _ => Vec::new(),
    });
    steps.take(MOST).collect()
}

/// Returns the ways of bringing a busted entry back. The old seat comes first if it is free, then
/// another at the same table, then the emptiest tables.
fn return_steps(language: Language, t: &Tournament, entry: EntryId) -> Vec<TaskStep> {
    let Some(left) = t.entries().left_seat(entry) else { return Vec::new() };
    let sit = |table: TableNo| t.tables().table(table).map_or(0, |table| table.occupied().len());
    let mut free: Vec<Seat> = t
        .tables()
        .open()
        .flat_map(|(table, at)| at.free().iter().map(move |seat| Seat { table, seat }))
        .collect();
    free.sort_by_key(|seat| (*seat != left, seat.table != left.table, sit(seat.table), *seat));
    let step = |to: Seat| {
        let name = words::short_name(language, t, entry).into();
        let gaps = [("who", name), ("seat", words::seat(language, to).into())];
        let command = Command::Entries(EntryCommand::BringBack { entry, to });
        TaskStep { label: language.say("log-bring-back", &gaps), act: TaskAct::Submit(command) }
    };
    free.into_iter().take(SEATS).map(step).collect()
}

fn refund(language: Language, t: &Tournament, player: PlayerId) -> Option<TaskStep> {
    let entry = t.entries().entry_in_play(player)?;
    let label = language
        .say("log-refund-instead", &[("who", words::short_name(language, t, entry).into())]);
    let command = Command::Entries(EntryCommand::Refund { entry, keep_fee: false });
    Some(TaskStep { label, act: TaskAct::Submit(command) })
}

fn other_seat_step(language: Language, t: &Tournament, entry: EntryId) -> TaskStep {
    let label =
        language.say("log-move-instead", &[("who", words::short_name(language, t, entry).into())]);
    TaskStep { label, act: TaskAct::ChooseSeat(entry) }
}

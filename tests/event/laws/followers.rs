//! Every follower of the record agrees with the event at its end: `followers` is complete.

use std::collections::BTreeMap;

use bottone::{
    session::Desk,
    tournament::{
        draws::book,
        entries::EntryState,
        history::{self, Handouts, Roll},
    },
};

/// Compares numbers, names, sales, levels, rows and published seats, by the record alone and by the
/// event.
pub(crate) fn agree_with_the_event(session: &dyn Desk, label: &str) {
    let (t, records, ledger) = (session.tournament(), session.records(), session.ledger());
    let beginning = session.beginning();
    let mut roll = Roll::default();
    for (number, record) in (0..).zip(records) {
        roll.enter(number, record, records);
    }
    for (player, known) in t.entries().players() {
        let name = known.person.short();
        assert_eq!(roll.player(player), name, "{label}");
        let stand = |entry: &&_| {
            t.entries().get(**entry).is_some_and(|entry| entry.standing != EntryState::Refunded)
        };
        let stand = known.entries.iter().filter(stand).count();
        assert_eq!(roll.times_entered(player), stand, "{label}: {name}");
    }
    let handed = Handouts::of(t, records, ledger);
    let levels = history::levels(beginning, records, ledger);
    let text = book(beginning, records).text;
    let mut seats = BTreeMap::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["sit" | "seat", entry, table, seat] => {
                seats.insert((*entry).to_owned(), format!("{table} {seat}"));
            }
            ["leave", entry] => drop(seats.remove(*entry)),
            _ => {}
        }
    }
    for (id, entry) in t.entries().all() {
        let sale =
            handed.sale(id).unwrap_or_else(|| panic!("{label}: entry {id:?} was never sold"));
        assert_eq!(sale.at, entry.at, "{label}: entry {id:?}");
        let is_out = matches!(entry.standing, EntryState::Out { .. });
        assert!(!is_out || levels.contains_key(&id), "{label}: entry {id:?} went out in no level");
        let sits = t.tables().seat_of(id).map(|seat| format!("{} {}", seat.table, seat.seat));
        assert_eq!(seats.get(&id.get().to_string()), sits.as_ref(), "{label}: entry {id:?}");
    }
    let starts = history::starts(beginning, records, ledger, session.now());
    assert_eq!(starts.len(), t.clock().structure().rows.len(), "{label}");
}

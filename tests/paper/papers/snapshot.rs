//! Tests that a snapshot matches the event, even if it shares records with the one before.

use bottone::{
    i18n::Language,
    session::Desk,
    view_paper::printing::{Snapshot, rows},
};

use crate::papers::{evening, moves, seat};

fn taken(session: &dyn Desk, before: Option<&Snapshot>) -> Snapshot {
    Snapshot::of(&session.papers(Language::English), before)
}

/// Checks that the snapshot and the event say the same.
fn says(snapshot: &Snapshot, session: &dyn Desk) {
    let (kept, desk) = (snapshot.desk(), session.papers(Language::English));
    assert_eq!(kept.records, desk.records);
    assert_eq!(kept.t, desk.t);
    assert_eq!(rows(&kept), rows(&desk));
}

#[test]
fn a_snapshot_after_another_says_what_one_of_its_own_would() {
    let mut room = evening(3);
    let first = taken(&*room.session, None);
    says(&first, &*room.session);
    let mut last = taken(&*room.session, Some(&first));
    for table in 1..=3 {
        moves(&mut room, seat(table, 1), seat(table, 4));
        last = taken(&*room.session, Some(&last));
        says(&last, &*room.session);
    }
    room.session.undo().unwrap();
    last = taken(&*room.session, Some(&last));
    says(&last, &*room.session);
    // The first snapshot still shows its own time.
    assert!(first.desk().records.len() < last.desk().records.len());
}

#[test]
fn another_event_shares_nothing_with_it() {
    let (room, mut other) = (evening(3), evening(2));
    let of_other = taken(&*other.session, Some(&taken(&*room.session, None)));
    says(&of_other, &*other.session);
    // Each snapshot is longer than the one before, and every step has another length.
    for table in 1..=2 {
        moves(&mut other, seat(table, 1), seat(table, 4));
    }
    says(&taken(&*other.session, Some(&of_other)), &*other.session);
    says(&taken(&*room.session, Some(&taken(&*other.session, None))), &*room.session);
}

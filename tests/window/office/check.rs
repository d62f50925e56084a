//! The check of the totals.

use bottone::{
    base::chips::Chips,
    tournament::{
        Command,
        counts::{CountCommand, StackCount},
    },
    ui_frame::action::Screen,
};
use egui::Key;

use crate::{
    office::{
        counts::{does, table},
        office,
    },
    stage::room::EventWindow,
};

/// Creates three players at table 1, who should have 150,000.
fn counted(stacks: [u64; 3]) -> EventWindow {
    let mut room = office(Screen::Chips, 3);
    let row = |(seat, chips)| {
        let chips = Chips::new(chips);
        StackCount { entry: room.entry(seat).unwrap(), chips, pieces: Vec::new() }
    };
    let rows = (1..).zip(stacks).map(row).collect();
    does(&mut room, Command::Counts(CountCommand::Sheet { table: table(1), rows }));
    room.key(Key::F4);
    room
}

#[test]
fn what_adds_up_is_said_in_green() {
    let room = counted([50_000, 60_000, 40_000]);
    assert!(room.reads("Chip check: OK"));
    assert!(room.reads("Issued") && room.reads("Expected") && room.reads("Difference"));
    assert!(room.mentions("Table 1 150,000 150,000 OK"));
}

#[test]
fn what_was_not_counted_is_missing() {
    let mut room = office(Screen::Chips, 3);
    room.key(Key::F4);
    assert!(room.reads("Count not complete"));
    assert!(room.reads("Table 1 not counted since the last break."));
    assert!(!room.reads("Difference"));
}

#[test]
fn a_difference_is_accepted_with_a_reason_and_taken_back() {
    let mut room = counted([50_000, 60_000, 39_500]);
    assert!(room.reads("Table 1: 500 chips missing"));
    assert!(room.mentions("149,500 at") && room.reads("never checked separately"));
    room.click("Accept 500 fewer");
    assert!(room.reads("Table 1: 500 chips missing"), "not without a reason");
    room.fill("Reason", "a chip went down the stairs");
    room.click("Accept 500 fewer");
    assert!(room.reads("Chip check: OK") && room.reads("−500"));
    assert_eq!(room.tournament().chips_in_play(), Chips::new(149_500));
    room.ctrl(Key::Z);
    assert!(room.reads("Table 1: 500 chips missing"));
}

#[test]
fn from_the_check_a_table_is_counted_again() {
    let mut room = counted([50_000, 60_000, 39_500]);
    room.click("Recount");
    assert!(room.mentions("Expected 150,000"));
}

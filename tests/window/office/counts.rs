//! Stacks typed in, and the leaders.

use bottone::{
    base::{
        chips::Chips,
        seat::{Seat, SeatNo, TableNo},
    },
    tournament::{
        Command,
        clock::ClockCommand,
        counts::{CountCommand, StackCount},
        entries::EntryCommand,
        tables::{MoveReason, TableCommand},
    },
    ui_frame::action::{Action, Screen},
};
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    office::office,
    stage::room::{EventWindow, NAMES},
};

pub(crate) fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

pub(crate) fn does(room: &mut EventWindow, command: Command) {
    room.harness.state_mut().request(Action::Submit(command));
    room.harness.run();
}

fn field(seat: usize) -> String {
    format!("Seat {seat} · {}", NAMES[seat - 1])
}

/// Returns the chips of a seat from the rows of the last sheet of table 1.
fn chips_of(room: &EventWindow, seat: u8) -> u64 {
    let entry = room.entry(seat).unwrap();
    room.tournament().counts().of(entry).unwrap().chips.get()
}

#[test]
fn a_sheet_is_typed_with_one_hand() {
    let mut room = office(Screen::Chips, 3);
    assert!(room.mentions("Expected 150,000"), "three stacks of 50,000");
    for text in ["12x100 8x500", "1,4k"] {
        room.types(text);
        room.key(Key::Enter);
    }
    assert!(room.reads("5,200") && room.mentions("6,600 so far"));
    assert!(room.tournament().counts().sheet(table(1)).is_none());
    room.types("143.400");
    assert!(room.mentions("150,000 counted") && room.reads("OK"));
    room.key(Key::Enter);
    assert_eq!([1, 2, 3].map(|seat| chips_of(&room, seat)), [5_200, 1_400, 143_400]);
    let counts = room.tournament().counts();
    let sheet = counts.sheet(table(1)).unwrap();
    assert_eq!(sheet.rows[0].pieces, [(Chips::new(100), 12), (Chips::new(500), 8)]);
    assert_eq!(counts.proved(table(1)), Some(sheet.at));
}

#[test]
fn what_cannot_be_read_is_reported_and_nothing_is_lost() {
    let mut room = office(Screen::Chips, 3);
    let cases = [
        ("many", "“many” isn't an amount: enter 1400, 1.4k or 12x25 8x100"),
        ("12x100 8", "8 chips: enter their value"),
        ("12x30", "This event has no 30 chip"),
    ];
    for (text, message) in cases {
        room.fill(&field(1), text);
        assert!(room.reads(message), "{text}");
        room.key(Key::Enter);
        assert!(room.reads(message), "{text}: the seat is not left");
    }
    // A sheet with a gap is not recorded.
    room.click("Save count");
    assert!(room.tournament().counts().sheet(table(1)).is_none());
    room.fill(&field(1), "12x100");
    assert!(room.reads("1,200"));
}

/// Checks 700,000 instead of 70,000: the stack is chosen, typed and recorded; the others stay as
/// counted.
#[test]
fn one_stack_of_a_recorded_sheet_is_corrected_alone() {
    let mut room = office(Screen::Chips, 3);
    assert!(!room.mentions("Correct only"), "there is no sheet yet");
    for text in ["40000", "100000", "40000"] {
        room.types(text);
        room.key(Key::Enter);
    }
    let first = room.tournament().counts().of(room.entry(1).unwrap()).unwrap().at;
    room.minutes_later(2);
    room.fill(&field(2), "70000");
    assert!(room.mentions("150,000 counted") && room.reads("OK"), "with this stack");
    room.click("Correct only this stack");
    assert_eq!([1, 2, 3].map(|seat| chips_of(&room, seat)), [40_000, 70_000, 40_000]);
    let counts = room.tournament().counts();
    let at = |seat: u8| counts.of(room.entry(seat).unwrap()).unwrap().at;
    assert!(at(2) > first && at(1) == first);
    assert!(counts.proved(table(1)).is_some());
    // The record has the author, and the earlier value too.
    assert!(!room.mentions("Correct only"), "nothing is typed any more");
}

/// Checks that a count made while hands are dealt shows its age.
#[test]
fn an_old_count_does_not_look_like_a_new_one() {
    let mut room = office(Screen::Chips, 2);
    does(&mut room, Command::Clock(ClockCommand::Pause));
    for text in ["60000", "40000"] {
        room.types(text);
        room.key(Key::Enter);
    }
    assert!(room.mentions("no hands since"));
    does(&mut room, Command::Clock(ClockCommand::Start));
    room.minutes_later(14);
    assert!(room.mentions("14 min ago: hands dealt since"));
    assert!(room.mentions("T1 S1 60,000") && room.mentions("14 min ago"));
}

#[test]
fn chips_are_tapped() {
    let mut room = office(Screen::Chips, 3);
    for press in ["Chip of 100", "Chip of 100", "+20", "Chip of 500", "−1", "Chip of 100"] {
        room.click(press);
    }
    assert!(room.reads("10,100"), "one of 100, and a stack of 500");
}

#[test]
fn a_difference_is_reported_while_the_table_is_still_there() {
    let mut room = office(Screen::Chips, 2);
    room.types("60.500");
    room.key(Key::Enter);
    room.types("40000");
    assert!(room.reads("500 more"));
    room.key(Key::Enter);
    assert_eq!(room.tournament().counts().groups().count(), 1);
    assert!(room.tournament().counts().sheet(table(1)).is_some(), "it is on record all the same");
}

#[test]
fn after_one_table_comes_the_next() {
    let mut room = office(Screen::Chips, 4);
    does(&mut room, Command::Tables(TableCommand::Open { tables: vec![table(7)], size: 9 }));
    for (seat, to) in [(3, 1), (4, 2)] {
        let (entry, reason) = (room.entry(seat).unwrap(), MoveReason::Floor("a test".into()));
        let to = Seat { table: table(7), seat: SeatNo::new(to).unwrap() };
        does(&mut room, Command::Tables(TableCommand::Move { entry, to, reason }));
    }
    assert!(room.mentions("Expected 200,000 at tables 1 and 7 together. Not counted: table 7"));
    for text in ["30000", "70000"] {
        room.types(text);
        room.key(Key::Enter);
    }
    assert!(room.reads("Table 7") && room.mentions("Expected 100,000, given the counts"));
    for text in ["99000", "1000"] {
        room.types(text);
        room.key(Key::Enter);
    }
    let counts = room.tournament().counts();
    assert!(counts.proved(table(1)).is_some() && counts.proved(table(7)).is_some());
    assert!(room.mentions("T7 S1 99,000"), "the leader");
}

#[test]
fn the_floor_goes_to_count_a_table_and_the_to_do_list_says_what_does_not_add_up() {
    let mut room = office(Screen::Chips, 3);
    room.harness.state_mut().request(Action::ShowTable(table(1)));
    room.harness.run();
    room.click("Count");
    assert!(room.mentions("Expected 150,000"));
    let row = |seat| {
        let chips = Chips::new(50_500);
        StackCount { entry: room.entry(seat).unwrap(), chips, pieces: Vec::new() }
    };
    let rows = [1, 2, 3].map(row).to_vec();
    does(&mut room, Command::Counts(CountCommand::Sheet { table: table(1), rows }));
    room.harness.state_mut().request(Action::Go(Screen::Floor));
    room.harness.run();
    let gap = "Table 1: 1,500 chips too many";
    assert!(!room.reads(gap), "not while hands are dealt");
    does(&mut room, Command::Clock(ClockCommand::Pause));
    assert!(room.reads(gap));
    room.click("Open chip check");
    assert!(room.reads(gap) && room.reads("Difference"));
}

/// Checks a bust at another desk that removes a seat from the sheet: the stack being typed stays
/// with its player.
#[test]
fn a_stack_that_is_typed_stays_that_player_s_when_another_has_gone() {
    let mut room = office(Screen::Chips, 4);
    room.fill(&field(3), "");
    room.click("Chip of 100");
    let first = room.entry(1).unwrap();
    does(&mut room, Command::Entries(EntryCommand::Bust { out: vec![(first, None)] }));
    room.click("Chip of 500");
    room.key(Key::Enter);
    let stands = |room: &EventWindow, seat: usize| {
        let name = field(seat);
        let field = room.harness.get_by_role_and_label(Role::TextInput, &name);
        field.accesskit_node().value().unwrap_or_default()
    };
    assert_eq!([2, 4].map(|seat| stands(&room, seat)), ["", ""]);
    assert!(room.reads("600"), "100 and 500 of seat 3: {}", stands(&room, 3));
}

//! Races, planned and run.

use bottone::{
    base::{cards::read_cards, chips::Chips, seat::TableNo},
    i18n::Language,
    session::{Desk as _, time::StageClock},
    tournament::{
        Command,
        counts::{CountCommand, StackCount},
    },
    ui_frame::action::{Action, Screen},
    view::hand_names::{Pack, card_name, rank_name},
};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::{
    office::office,
    stage::{self, room::EventWindow},
};

/// Creates the Colour-up tab of an event whose smallest chip is 25, with nine players.
fn turbo() -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let (folder, session) =
        EventWindow::evening(stage::structure("club-turbo"), 9, Box::new(clock.clone()));
    let mut room = EventWindow::on(Screen::Chips, vec2(1280.0, 720.0), (folder, clock, session));
    room.key(Key::F5);
    room
}

/// Enters the numbers of odd chips of these seats.
fn odd(room: &mut EventWindow, seats: &[(u8, u64)]) {
    for (seat, odd) in seats {
        room.click(&format!("Seat {seat}: {odd} odd"));
    }
}

/// Taps the cards as they were dealt at the table: the rank, then the card.
fn deal(room: &mut EventWindow, cards: &str) {
    room.click("Dealt at the table");
    for card in read_cards(cards).unwrap() {
        for name in [
            rank_name(Language::English, Pack::Casino, card.rank()),
            card_name(Language::English, Pack::Casino, card),
        ] {
            room.harness.get_by_role_and_label(Role::Button, &name).click();
            room.harness.run();
        }
    }
}

const ODD: [(u8, u64); 7] = [(1, 3), (3, 2), (4, 1), (5, 3), (7, 2), (8, 1), (9, 3)];
const CARDS: &str = "7cKd2sAh9c5dKs3c8hQcJd4hAsTd6c";

/// Checks worked example A of rules §5.2, read from the screen: 375 out, 400 in.
#[test]
fn example_a_is_raced_at_the_screen() {
    let mut room = turbo();
    assert!(room.mentions("25s → 100s"));
    odd(&mut room, &ODD);
    assert!(room.mentions("15 odd chips · 4 of 100 to race for"));
    deal(&mut room, CARDS);
    assert!(room.reads("375") && room.reads("400") && room.reads("+25"));
    assert_eq!(room.harness.query_all_by_label("wins 100").count(), 4);
    assert!(room.reads("loses 50"), "seat 7");
    let before = room.tournament().chips_in_play().get();
    room.click("Record");
    assert_eq!(room.tournament().chips_in_play().get(), before + 25);
    assert!(room.mentions("25s are off"));
    assert!(room.mentions("375 out, 400 in, +25"));
    room.ctrl(Key::Z);
    assert_eq!(room.tournament().chips_in_play().get(), before);
    assert!(!room.mentions("25s are off"));
}

/// Checks example B: the single 25 of seat 8 was the player's last chip.
#[test]
fn example_b_keeps_the_last_chip_in() {
    let mut room = turbo();
    odd(&mut room, &ODD);
    room.click("Seat 8: last chips");
    deal(&mut room, CARDS);
    assert!(room.reads("kept in with 100"));
    assert!(room.reads("500") && room.reads("+125"));
}

/// Checks example C: 325 are three new chips and 25 that are lost.
#[test]
fn example_c_loses_what_is_less_than_half() {
    let mut room = turbo();
    odd(&mut room, &[(1, 3), (3, 2), (4, 1), (5, 3), (7, 1), (9, 3)]);
    deal(&mut room, "7cKd2sAh9c5dKs3c8hQcAsTd6c");
    assert_eq!(room.harness.query_all_by_label("wins 100").count(), 3);
    assert!(room.reads("325") && room.reads("300") && room.reads("−25"));
}

/// Checks example D: of two old chips one is a half, so five make three.
#[test]
fn example_d_of_two_one_is_a_half() {
    let mut room = turbo();
    room.harness.get_by_label_contains("500s → 1,000s").click();
    room.harness.run();
    odd(&mut room, &[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)]);
    deal(&mut room, "2cAsAcAhKd");
    assert_eq!(room.harness.query_all_by_label("wins 1,000").count(), 3);
    assert!(room.reads("2,500") && room.reads("3,000") && room.reads("+500"));
}

/// Checks that the answer of `ask` and the record are the same, including the cards drawn by the
/// program.
#[test]
fn the_program_deals_as_it_answers() {
    let mut room = turbo();
    odd(&mut room, &ODD);
    assert!(!room.reads("Record"));
    room.click("Deal the cards");
    assert!(room.reads("+25"));
    room.key(Key::Enter);
    let done = room.app().desk().unwrap().records().last().unwrap().clone();
    let bottone::tournament::history::RecordAction::Done { command, .. } = done.action else {
        panic!()
    };
    let Command::Counts(CountCommand::ColourUp { holdings, cards, .. }) = command else { panic!() };
    let bottone::tournament::counts::RaceCards::Drawn { seed } = cards else { panic!() };
    let held: Vec<String> = holdings
        .iter()
        .map(|held| format!("(seat: {}, chips: {}, others: true)", held.seat, held.chips))
        .collect();
    let question =
        format!("ColorUp((old: 25, new: 100, seed: {seed}, holdings: [{}]))", held.join(", "));
    let desk = bottone::ask::AnswerDesk::new(Language::English, None);
    let answer = desk.reply(1, &question).text;
    let gone = room.tournament().counts().races().of(Chips::new(25)).unwrap();
    let sums = format!("out:{},in_:{}", gone.out.get(), gone.into.get());
    assert!(answer.replace(' ', "").contains(&sums), "{answer}\n{sums}");
}

/// Checks the keyboard: a number, Enter, the next seat; Enter deals, Enter records.
#[test]
fn a_table_is_raced_with_the_keyboard() {
    let mut room = turbo();
    room.fill("Chips of seat 1", "9");
    room.key(Key::Enter);
    room.types("3");
    room.key(Key::Enter);
    assert!(room.mentions("4 odd chips · 1 of 100 to race for"));
    room.key(Key::Escape);
    room.key(Key::Enter);
    room.key(Key::Enter);
    assert!(room.mentions("25s are off"));
    let gone = room.tournament().counts().races().of(Chips::new(25)).unwrap();
    assert_eq!((gone.out.get(), gone.into.get()), (300, 300));
}

/// Checks that a table without any entered chips has not raced; once "none" is entered, it has.
#[test]
fn nothing_is_raced_before_somebody_speaks() {
    let mut room = turbo();
    assert!(!room.mentions("no race needed"));
    assert!(room.mentions("Enter odd chips per seat"));
    room.click("Record");
    room.key(Key::Enter);
    assert!(room.tournament().counts().races().of(Chips::new(25)).is_none());
    room.click("Seat 4: 0 odd");
    assert!(room.mentions("no race needed"));
    room.click("Record");
    assert!(room.tournament().counts().races().of(Chips::new(25)).is_some());
}

/// Checks that a table counted chip by chip determines the number of new chips to bring.
#[test]
fn what_was_seen_is_what_is_brought() {
    let clock = StageClock::at(stage::EVENING);
    let (folder, mut session) =
        EventWindow::evening(stage::structure("club-turbo"), 9, Box::new(clock.clone()));
    let table = TableNo::new(1).unwrap();
    let pieces = vec![(Chips::new(25), 4), (Chips::new(100), 99)];
    let sits = session.tournament().tables().table(table).unwrap().entries();
    let row = |(_, entry)| StackCount { entry, chips: Chips::new(10_000), pieces: pieces.clone() };
    let rows = sits.map(row).collect();
    session.submit(Command::Counts(CountCommand::Sheet { table, rows }), None).unwrap();
    let mut room = EventWindow::on(Screen::Chips, vec2(1280.0, 720.0), (folder, clock, session));
    room.key(Key::F5);
    assert!(room.mentions("Bring about 9 of"));
}

/// Checks that chips found later are exchanged at equal value only. The floor may change a player's
/// at any time.
#[test]
fn one_player_is_paid_at_equal_value() {
    let mut room = turbo();
    assert!(room.mentions("No value has come off yet"));
    room.click("Seat 1: 0 odd");
    room.click("Record");
    room.fill("How many", "7");
    let before = room.tournament().chips_in_play().get();
    room.click("Exchange");
    assert_eq!(room.tournament().chips_in_play().get(), before - 75);
    room.click("Change");
    room.fill("How many", "10");
    room.click("Exchange");
    assert_eq!(room.tournament().chips_in_play().get(), before - 75);
    assert!(room.mentions("10 of 100 for 500s"));
}

#[test]
fn the_plan_is_reported_in_italian_too() {
    let mut room = office(Screen::Chips, 9);
    room.key(Key::F5);
    assert!(room.mentions("Colour-up schedule"));
    room.harness.state_mut().request(Action::Language(Language::Italian));
    room.harness.run();
    assert!(room.mentions("Programma color-up"));
    assert!(room.mentions("Carte automatiche"));
    assert!(room.mentions("Dopo il livello"));
}

/// Checks every usual window size, with a table of nine.
#[test]
fn the_tab_fits_everywhere() {
    for size in [vec2(1280.0, 720.0), vec2(1194.0, 834.0), vec2(1920.0, 1080.0)] {
        let clock = StageClock::at(stage::EVENING);
        let (folder, session) =
            EventWindow::evening(stage::structure("club-turbo"), 9, Box::new(clock.clone()));
        let mut room = EventWindow::on(Screen::Chips, size, (folder, clock, session));
        room.key(Key::F5);
        for label in ["Record", "Seat 9: 3 odd", "Seat 9: last chips"] {
            let place = room.harness.get_by_label(label).rect();
            assert!(place.max.x <= size.x && place.max.y <= size.y, "{label} {place:?} {size:?}");
        }
    }
}

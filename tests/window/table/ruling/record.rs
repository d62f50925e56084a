//! The recording of rulings, and its undo.

use bottone::{
    base::{
        chips::Chips,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    rules::ruling::{self, ActionOutcome},
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        incidents::{Matter, Verdict},
        tables::SeatWish,
    },
    ui_frame::action::Action,
};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::stage::room::EventWindow;

#[test]
fn a_ruling_is_put_on_record_and_undo_takes_it_back() {
    let mut room = EventWindow::seated(9);
    room.select("Seat 7, Bianchi");
    room.fill("Note for the ruling", "Asked by the whole table");
    room.key(Key::Tab);
    room.click("Chip of 1,000");
    room.click("Record");
    let rulings = room.tournament().incidents().rulings().to_vec();
    let [given] = &*rulings else { panic!("{rulings:?}") };
    let Matter::Push(situation) = &given.matter else { panic!("{given:?}") };
    assert_eq!(situation.push, [Chips::new(1_000)]);
    assert_eq!(situation.behind, Some(Chips::new(19_000)));
    let [total, back] = [200, 800].map(Chips::new);
    let outcome = ActionOutcome { action: ruling::PushAction::Call, total, add: Chips::ZERO, back };
    assert_eq!(given.verdict, Verdict::Push(outcome));
    assert_eq!(given.rules.first().map(String::as_str), Some("TDA 44"));
    assert_eq!(given.book, "TDA 2024");
    assert_eq!(given.table.map(TableNo::get), Some(1));
    assert_eq!(given.player, room.entry(7));
    assert_eq!(given.note, "Asked by the whole table");
    // Once is enough.
    assert!(room.reads("Recorded"));
    room.key(Key::L);
    assert_eq!(room.tournament().incidents().rulings().len(), 1);
    room.ctrl(Key::Z);
    assert!(room.tournament().incidents().rulings().is_empty());
    assert!(room.reads("Record"));
}

#[test]
fn what_the_floor_chooses_is_what_goes_on_record() {
    let mut room = EventWindow::seated(9);
    room.click("3×");
    room.click("Chip of 500");
    assert!(room.reads("The floor decides"));
    room.key(Key::L);
    assert!(room.reads("Select the floor's decision first."));
    assert!(room.tournament().incidents().rulings().is_empty());
    room.key(Key::ArrowRight);
    assert!(!room.reads("Select the floor's decision first."));
    assert!(room.reads("Fold, with 200 lost to the pot"));
    room.key(Key::L);
    let rulings = room.tournament().incidents().rulings();
    let verdict = rulings.first().map(|given| given.verdict.clone());
    let [total, back] = [200, 300].map(Chips::new);
    let outcome = ActionOutcome { action: ruling::PushAction::Fold, total, add: Chips::ZERO, back };
    assert_eq!(verdict, Some(Verdict::Push(outcome)));
}

#[test]
fn the_same_push_an_hour_later_is_another_ruling() {
    let mut room = EventWindow::seated(9);
    for given in 1..=2 {
        room.select("Seat 7, Bianchi");
        room.key(Key::E);
        room.key(Key::L);
        assert_eq!(room.tournament().incidents().rulings().len(), given);
        assert!(room.reads("Recorded"));
        room.key(Key::L);
        assert_eq!(room.tournament().incidents().rulings().len(), given, "once is enough");
        room.key(Key::Escape);
    }
}

#[test]
fn who_left_the_seat_is_not_on_record_and_neither_is_who_came() {
    let mut room = EventWindow::seated(7);
    room.select("Seat 7, Bianchi");
    room.key(Key::E);
    assert!(room.mentions("Bianchi"));
    let gone = room.entry(7).unwrap();
    let bust = Command::Entries(EntryCommand::Bust { out: vec![(gone, None)] });
    room.harness.state_mut().request(Action::Submit(bust));
    room.harness.run();
    let seat = Seat { table: TableNo::new(1).unwrap(), seat: SeatNo::new(7).unwrap() };
    let person = Person { family: "Villa".to_owned(), ..Person::default() };
    let enters = EntryCommand::Enter { who: vec![Entrant::New(person)], seat: SeatWish::At(seat) };
    room.harness.state_mut().request(Action::Submit(Command::Entries(enters)));
    room.harness.run();
    assert!(room.entry(7).is_some_and(|came| came != gone));
    assert!(room.reads("Call 200"), "the question stays");
    room.key(Key::L);
    let rulings = room.tournament().incidents().rulings();
    assert_eq!(rulings.first().map(|given| given.player), Some(None));
}

/// Types text with a keyboard: every letter is a key, too.
fn strikes(room: &mut EventWindow, text: &str) {
    for letter in text.chars() {
        let name = letter.to_uppercase().to_string();
        if let Some(key) = if letter == ' ' { Some(Key::Space) } else { Key::from_name(&name) } {
            room.harness.key_press(key);
        }
        room.types(&letter.to_string());
    }
}

#[test]
fn letters_of_a_note_and_of_other_words_press_no_key() {
    let mut room = EventWindow::seated(9);
    room.key(Key::E);
    room.fill("Note for the ruling", "");
    strikes(&mut room, "all in for 5 l v c x");
    assert!(room.reads("Call 200") && room.reads("Return 800."));
    assert!(room.tournament().incidents().rulings().is_empty());
    room.key(Key::Enter);
    room.key(Key::L);
    let note = room.tournament().incidents().rulings().first().map(|given| given.note.clone());
    assert_eq!(note.as_deref(), Some("all in for 5 l v c x"));
    room.key(Key::Escape);
    // N goes to the words.
    room.click("More");
    room.click("In the pot");
    room.key(Key::Num9);
    room.key(Key::K);
    room.key(Key::Enter);
    room.key(Key::N);
    strikes(&mut room, "five");
    let words = room.harness.get_by_role_and_label(Role::TextInput, "Other words");
    assert_eq!(words.accesskit_node().value().as_deref(), Some("five"));
    assert!(room.reads("Raise to 5,000"));
}

#[test]
fn nothing_pushed_and_nothing_said_is_no_ruling() {
    let mut room = EventWindow::seated(9);
    for key in [Key::Enter, Key::L, Key::ArrowLeft, Key::ArrowRight, Key::Backspace] {
        room.key(key);
        assert!(room.reads("Raise to 400 or more"));
    }
    assert!(room.tournament().incidents().rulings().is_empty());
}

#[test]
fn another_language_book_and_tab_leave_what_was_put_down() {
    let mut room = EventWindow::seated(9);
    room.click("3×");
    room.key(Key::W);
    room.click("Italiano");
    assert!(room.reads("Decide il floor"));
    room.key(Key::F8);
    room.key(Key::F3);
    assert!(room.reads("Decide il floor"));
    room.click("English");
    room.click("Rules");
    room.harness.get_all_by_role_and_label(Role::Button, "Robert's Rules").last().unwrap().click();
    room.harness.run();
    assert!(room.reads("Call 600"));
    room.key(Key::L);
    let given = room.tournament().incidents().rulings().first().cloned().unwrap();
    assert_eq!(given.book, "Robert's Rules");
    assert_eq!(given.rules.first().map(String::as_str), Some("RRP NL"));
    room.ctrl(Key::Z);
    assert!(room.reads("Record"));
    room.harness.state_mut().request(Action::Redo);
    room.harness.run();
    assert_eq!(room.tournament().incidents().rulings().len(), 1);
    assert!(room.reads("Recorded"));
}

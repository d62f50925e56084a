//! What is put on record, and what is taken back.

use bottone::{
    rules::{
        chips::Chips,
        ruling::{Action, Outcome},
        seat::TableNo,
    },
    tournament::incidents::{Matter, Verdict},
};
use egui::Key;

use crate::room::Room;

#[test]
fn a_ruling_is_put_on_record_and_undo_takes_it_back() {
    let mut room = Room::seated(9);
    room.click("Seat 7, Bianchi");
    room.fill("Note for the record", "Asked by the whole table");
    room.key(Key::Tab);
    room.click("Chip of 1,000");
    room.click("Put on record");
    let rulings = room.tournament().incidents().rulings().to_vec();
    let [given] = &*rulings else { panic!("{rulings:?}") };
    let Matter::Push(situation) = &given.matter else { panic!("{given:?}") };
    assert_eq!(situation.push, [Chips::new(1_000)]);
    assert_eq!(situation.behind, Some(Chips::new(19_000)));
    let [total, back] = [200, 800].map(Chips::new);
    let outcome = Outcome { action: Action::Call, total, add: Chips::ZERO, back };
    assert_eq!(given.verdict, Verdict::Push(outcome));
    assert_eq!(given.rules.first().map(String::as_str), Some("TDA 44"));
    assert_eq!(given.book, "TDA 2024");
    assert_eq!(given.table.map(TableNo::get), Some(1));
    assert_eq!(given.player, room.entry(7));
    assert_eq!(given.note, "Asked by the whole table");
    // Once is enough.
    assert!(room.reads("On record"));
    room.key(Key::L);
    assert_eq!(room.tournament().incidents().rulings().len(), 1);
    room.ctrl(Key::Z);
    assert!(room.tournament().incidents().rulings().is_empty());
    assert!(room.reads("Put on record"));
}

#[test]
fn what_the_floor_chooses_is_what_goes_on_record() {
    let mut room = Room::seated(9);
    room.click("3×");
    room.click("Chip of 500");
    assert!(room.reads("The floor decides"));
    room.key(Key::ArrowRight);
    assert!(room.reads("Fold, with 200 lost to the pot"));
    room.key(Key::L);
    let rulings = room.tournament().incidents().rulings();
    let verdict = rulings.first().map(|given| given.verdict.clone());
    let [total, back] = [200, 300].map(Chips::new);
    let outcome = Outcome { action: Action::Fold, total, add: Chips::ZERO, back };
    assert_eq!(verdict, Some(Verdict::Push(outcome)));
}

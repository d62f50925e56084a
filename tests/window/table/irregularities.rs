//! The irregularities tab.

use bottone::{
    tournament::incidents::{Matter, Verdict},
    ui_dialogs::palette::{Palette, Purpose},
    ui_frame::action::{Action, Screen},
};
use egui::Key;

use crate::stage::room::EventWindow;

fn at_irregularities(mut room: EventWindow) -> EventWindow {
    room.key(Key::F8);
    room.harness.run();
    room
}

#[test]
fn typing_finds_in_both_languages_and_the_answer_stands_at_once() {
    let mut room = at_irregularities(EventWindow::seated(9));
    room.types("boxed");
    assert!(room.mentions("Boxed card"));
    assert!(room.reads("No misdeal: the hand goes on"));
    room.key(Key::Enter);
    room.click("Two or more");
    assert!(room.reads("Misdeal"));
    assert!(room.reads("TDA 35-A"));
    room.key(Key::Slash);
    room.types("fuori turno");
    assert!(room.reads("Back up to the right player"));
    room.click("Fold");
    assert!(room.reads("It stands"));
}

#[test]
fn arrows_choose_and_tabs_change_while_the_field_has_the_keyboard() {
    let mut room = at_irregularities(EventWindow::seated(9));
    room.types("too early");
    for card in ["Flop", "Turn", "River"] {
        assert!(room.mentions(&format!("{card} dealt too early")));
    }
    assert!(!room.reads("What to do now"));
    room.key(Key::ArrowDown);
    assert!(room.reads("What to do now"));
    room.key(Key::F9);
    assert!(!room.mentions("Turn dealt too early"));
}

#[test]
fn what_finds_nothing_says_what_to_try() {
    let mut room = at_irregularities(EventWindow::free());
    room.types("xyzzy");
    assert!(room.mentions("No irregularity fits “xyzzy”"));
}

#[test]
fn what_can_mean_several_things_opens_nothing_until_one_is_chosen() {
    let mut room = at_irregularities(EventWindow::seated(9));
    room.types("exposed card");
    assert!(room.mentions("Several cases match"));
    assert!(!room.reads("What to do now"));
    room.key(Key::Enter);
    assert!(!room.reads("What to do now"), "Enter takes nothing that is not sure");
    room.key(Key::ArrowDown);
    assert!(room.reads("What to do now"));
    room.fill("Find an irregularity", "where is the toilet");
    assert!(!room.reads("What to do now"), "the answer before it was about something else");
}

#[test]
fn what_is_said_at_the_table_opens_what_it_means() {
    let mut room = at_irregularities(EventWindow::seated(9));
    room.fill("Find an irregularity", "guarda le carte del vicino");
    assert!(room.mentions("TDA 70"));
    for (typed, cite) in [("not in seat", "TDA 30"), ("came back late", "TDA 30")] {
        room.fill("Find an irregularity", typed);
        assert!(!room.reads("What to do now"), "{typed} can mean something else");
        room.key(Key::ArrowDown);
        assert!(room.mentions(cite), "{typed}");
    }
}

#[test]
fn the_palette_finds_irregularities_as_the_list_does() {
    let mut room = EventWindow::seated(9);
    room.harness.state_mut().request(Action::Go(Screen::Floor));
    let find = |room: &mut EventWindow, typed: &str| {
        let palette = Palette::new(Purpose::Find);
        room.harness.state_mut().request(Action::ask(palette));
        room.harness.run();
        room.types(typed);
    };
    find(&mut room, "guarda le carte del vicino");
    room.key(Key::Enter);
    assert!(room.mentions("TDA 70"));
    // An ambiguous match waits for an arrow.
    room.harness.state_mut().request(Action::Go(Screen::Floor));
    find(&mut room, "exposed card");
    room.key(Key::Enter);
    assert!(room.reads("Dealer exposes a card in the deal"));
    room.key(Key::ArrowDown);
    room.key(Key::Enter);
    assert!(room.reads("What to do now"));
}

#[test]
fn amounts_are_put_in() {
    let mut room = at_irregularities(EventWindow::free());
    room.types("bet too small");
    room.key(Key::Enter);
    for (name, amount) in [("The bet", "600"), ("The last raise", "600"), ("Was made", "1k")] {
        room.fill(name, amount);
    }
    assert!(room.reads("It becomes 1,200 for everyone"));
}

#[test]
fn it_is_put_on_record_once_and_undone() {
    let mut room = at_irregularities(EventWindow::seated(9));
    room.types("four-card flop");
    room.key(Key::Enter);
    room.key(Key::L);
    let rulings = room.tournament().incidents().rulings();
    assert_eq!(rulings.len(), 1);
    assert_eq!(rulings[0].matter, Matter::Irregularity("four-card-flop".to_owned()));
    assert!(room.mentions("Ruling · Table 1 · Flop of four cards"), "shown by its name");
    let rulings = room.tournament().incidents().rulings();
    assert_eq!(rulings[0].verdict, Verdict::Text("No misdeal: the hand goes on".to_owned()));
    assert_eq!(
        (rulings[0].rules.as_slice(), rulings[0].book.as_str()),
        (["TDA 39-A".to_owned()].as_slice(), "TDA 2024")
    );
    room.key(Key::L);
    assert_eq!(room.tournament().incidents().rulings().len(), 1);
    room.ctrl(Key::Z);
    assert!(room.tournament().incidents().rulings().is_empty());
}

#[test]
fn another_book_changes_the_rule_and_the_verdict() {
    let mut room = at_irregularities(EventWindow::free());
    room.types("dealer exposes");
    room.key(Key::Enter);
    room.click("Stud downcard");
    assert!(room.reads("No misdeal: the hand goes on"));
    assert!(room.reads("WSOP 2026: Misdeal"));
    room.click("Rules");
    room.click("WSOP 2026");
    assert!(room.reads("Misdeal"));
    assert!(room.reads("WSOP T88"));
}

#[test]
fn the_glossary_goes_both_ways() {
    let mut room = at_irregularities(EventWindow::free());
    room.click("Words");
    room.types("tallone");
    assert!(room.reads("stock"));
    assert!(room.reads("tallone"));
    room.click("Italiano");
    assert!(room.mentions("pronto per la distribuzione"));
    room.click("Glossario");
    assert!(room.mentions("Misdeal"));
}

#[test]
fn groups_narrow_the_list() {
    let mut room = at_irregularities(EventWindow::free());
    room.click("Board");
    assert!(room.mentions("Flop of four cards"));
    assert!(!room.mentions("String bet"));
    room.click("All");
    assert!(room.mentions("Boxed card"));
}

#[test]
fn who_did_it_goes_on_record_with_it_and_again_when_it_happens_again() {
    let mut room = at_irregularities(EventWindow::seated(9));
    for given in 1..=2 {
        room.fill("Find an irregularity", "phone");
        room.key(Key::Enter);
        room.key(Key::Num7);
        room.key(Key::L);
        room.key(Key::L);
        let rulings = room.tournament().incidents().rulings();
        assert_eq!(rulings.len(), given);
        assert_eq!(rulings.last().map(|given| given.player), Some(room.entry(7)));
        room.key(Key::Slash);
    }
    room.fill("Find an irregularity", "phone");
    room.key(Key::Enter);
    room.key(Key::L);
    let rulings = room.tournament().incidents().rulings();
    assert_eq!(rulings.last().map(|given| given.player), Some(None), "nobody is guessed");
}

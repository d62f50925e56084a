//! Prizes that are not money: promised in Setup, handed over at the payout desk; and events without
//! prizes.

use bottone::{
    base::{
        items::{Item, ItemWinner},
        money::Money,
    },
    i18n::Language,
    rules::buy_in::BuyIn,
    session::Desk as _,
    tournament::{
        Command,
        entries::{EntryCommand, EntryId},
        payments::ItemPiece,
        setup::{Setup, SetupCommand},
    },
    ui_frame::action::{Action, FileAction},
};
use egui::Role;
use egui_kittest::kittest::Queryable as _;

use super::*;
use crate::maker::{Hands, SIZE};

/// Creates four players of whom the last two still play, on this screen; `change` makes the setup.
fn evening(screen: Screen, change: impl FnOnce(Setup) -> Setup) -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let time = Box::new(clock.clone());
    let (folder, mut session) = EventWindow::evening(stage::structure("deep-stack"), 4, time);
    let setup = change(session.tournament().setup().clone());
    session.submit(Command::Setup(SetupCommand::Change(Box::new(setup))), None).unwrap();
    let close = Command::Entries(EntryCommand::Registration { open: false });
    session.submit(close, None).unwrap();
    let playing: Vec<EntryId> =
        session.tournament().entries().playing().map(|(id, _)| id).collect();
    for out in &playing[..2] {
        let bust = EntryCommand::Bust { out: vec![(*out, None)] };
        session.submit(Command::Entries(bust), None).unwrap();
    }
    EventWindow::on(screen, vec2(1280.0, 720.0), (folder, clock, session))
}

fn item(number: u16, to: ItemWinner, name: &str) -> Item {
    Item { number, to, name: name.into(), value: None }
}

fn promised(setup: Setup) -> Setup {
    let trophy = item(1, ItemWinner::Places { first: 1, last: 4 }, "Trophy");
    Setup {
        buy_in: BuyIn::default(),
        items: vec![trophy, item(2, ItemWinner::Raffle, "Hamper")],
        ..setup
    }
}

fn holder(room: &EventWindow, item: u16, place: Option<u32>) -> Option<EntryId> {
    room.tournament().payments().holder(ItemPiece { item, place })
}

#[test]
fn a_trophy_is_promised_in_setup() {
    let mut room = evening(Screen::Setup, |setup| Setup { day: "1A".into(), ..setup });
    room.key(Key::F3);
    room.click("Add non-cash prize");
    assert!(room.mentions("Line 1: enter the prize"), "a line without a name");
    room.fill("Prize", "Hotel night for two");
    room.fill("Value", "200");
    room.fill("Place", "0");
    assert!(room.mentions("Line 1: places start at 1"));
    room.fill("Place", "2-1");
    assert!(room.mentions("Line 1: enter the better place first"));
    room.fill("Place", "1–2");
    room.click("Save changes");
    let items = room.tournament().setup().items.clone();
    let expected = Item {
        number: 1,
        to: ItemWinner::Places { first: 1, last: 2 },
        name: "Hotel night for two".into(),
        value: Some(Money::from_minor(20_000)),
    };
    assert_eq!(items, [expected]);
    room.click("Add raffle prize");
    let names = room.harness.get_all_by_label("Prize");
    names.last().unwrap().click();
    room.harness.run();
    room.types("Hamper");
    room.click("Save changes");
    let raffle = room.tournament().setup().items[1].clone();
    assert_eq!((raffle.number, raffle.to), (2, ItemWinner::Raffle));
}

#[test]
fn a_trophy_is_handed_over_by_enter_and_taken_back_with_a_reason() {
    let mut room = evening(Screen::Money, promised);
    room.key(Key::F6);
    // Enter goes to the waiting player, and hands the prize over.
    room.key(Key::Enter);
    assert!(room.mentions("Hand over: Trophy"));
    room.key(Key::Enter);
    assert!(holder(&room, 1, Some(3)).is_some(), "the third has it");
    assert!(room.mentions("Trophy: handed over"));
    room.click("Void");
    assert!(room.mentions("A prize already handed over must be collected"));
    room.types("wrong cup");
    room.key(Key::Enter);
    assert_eq!(holder(&room, 1, Some(3)), None);
    let back = room.tournament().payments().handed()[0].taken_back.clone();
    assert_eq!(back.map(|(_, reason)| reason).as_deref(), Some("wrong cup"));
}

#[test]
fn undo_asks_why_a_prize_is_taken_back() {
    let mut room = evening(Screen::Money, promised);
    room.key(Key::F6);
    room.key(Key::Enter);
    room.key(Key::Enter);
    room.harness.state_mut().request(Action::Undo);
    room.harness.run();
    assert!(room.mentions("A prize already handed over must be collected"));
    assert!(holder(&room, 1, Some(3)).is_some());
}

/// Checks that any player can win the raffle, including those still playing.
#[test]
fn a_raffle_prize_goes_to_the_found_player() {
    let mut room = evening(Screen::Money, promised);
    let (leader, _) = room.tournament().entries().playing().next().unwrap();
    let name = room.tournament().entries().person(leader).unwrap().display_name();
    room.key(Key::F6);
    room.fill("Find a player to pay", &name);
    room.click("Give to this player");
    assert_eq!(holder(&room, 2, None), Some(leader));
    assert!(!room.mentions("Give to this player"), "nothing is left");
}

#[test]
fn the_prizes_tab_lists_them() {
    let room = evening(Screen::Money, promised);
    for words in ["Non-cash prizes", "1–4", "Trophy", "Raffle", "Hamper"] {
        assert!(room.mentions(words), "{words}");
    }
}

#[test]
fn an_event_without_prizes_has_no_tabs_for_them() {
    let free = |setup| Setup { buy_in: BuyIn::default(), without_prizes: true, ..setup };
    let mut room = evening(Screen::Money, free);
    for tab in ["Prizes  F3", "Deal  F4", "Bounties  F5", "Pay out  F6"] {
        assert!(!room.mentions(tab), "{tab}");
    }
    assert!(room.mentions("This event has no prizes. Turn them on in Setup."));
    // The key of a missing tab does nothing.
    room.key(Key::F6);
    assert!(room.mentions("Points  F8") && !room.mentions("Find a player to pay"));
    room.key(Key::F8);
    room.harness.state_mut().request(Action::Go(Screen::Print));
    room.harness.run();
    assert!(!room.mentions("Payout sheet") && !room.mentions("Payout slips"));
    assert!(room.mentions("Results"));
}

#[test]
fn setup_says_why_an_event_with_a_price_for_prizes_has_some() {
    let priced = BuyIn { prize: Money::from_minor(1_000), ..BuyIn::default() };
    let mut room = evening(Screen::Setup, |setup| Setup { buy_in: priced, ..setup });
    room.key(Key::F3);
    room.click("No prizes");
    assert!(room.mentions("A price has a prize portion: make it a fee"));
    assert!(!room.tournament().setup().without_prizes);
}

#[test]
fn a_new_event_is_made_without_prizes() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.harness.state_mut().request(Action::File(FileAction::New));
    hands.harness.run();
    hands.line("Event name");
    hands.types("League night");
    hands.harness.get_by_role_and_label(Role::ComboBox, "Prizes").click();
    hands.harness.run();
    hands.click("No prizes");
    hands.click("Create event");
    let app = hands.harness.state();
    assert!(app.desk().unwrap().tournament().setup().without_prizes);
}

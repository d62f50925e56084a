//! Deals side by side, agreed and taken back.

use bottone::{
    i18n::Language,
    rules::deals::DealMethod,
    tournament::{Command, Refusal, Tournament, clock::ClockCommand, history::RecordAction},
    ui_frame::action::{Action, Screen},
};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::{
    office::office,
    stage::{
        five::{euros, locked, planned, with_bounties},
        room::EventWindow,
    },
};

/// Creates the Deal tab of the last five.
fn deal() -> EventWindow {
    let mut room = EventWindow::on(Screen::Money, vec2(1280.0, 720.0), locked());
    room.key(Key::F4);
    room
}

fn shares(t: &Tournament) -> Vec<i64> {
    let deal = t.deals().agreed().unwrap();
    deal.shares.iter().map(|(_, share)| share.minor() / 100).collect()
}

#[test]
fn every_way_stands_beside_the_others_and_the_chosen_one_is_agreed() {
    let mut room = deal();
    assert!(room.mentions("5 left · €69,600 still to pay"));
    assert!(room.reads("Chips checked"));
    room.fill("Kept for the winner", "2,000");
    // The figures of the drawing.
    assert!(room.mentions("€2,000 kept for the winner"));
    assert!(room.mentions("Grün, Jürgen ICM 16,622 Chip chop 18,710"));
    assert!(room.mentions("Bruno, Sara ICM 10,893 Chip chop 10,086"));
    assert!(room.reads("No one gets less than €6,600, the next prize."));
    room.click("Agree this deal…");
    assert!(room.reads("Grün, Jürgen 2,310,000 €16,622"));
    assert!(room.mentions("5 players share €67,600, €2,000 kept for the winner"));
    assert!(room.reads("These stacks hold all 6,600,000 chips in play."));
    room.click("Record deal");
    let agreed = room.tournament().deals().agreed().unwrap();
    assert_eq!((agreed.method, agreed.kept.as_slice()), (DealMethod::Icm, &[euros(2_000)][..]));
    assert_eq!(shares(room.tournament()), [14_593, 16_622, 13_015, 12_477, 10_893]);
    assert!(room.reads("Deal agreed"));

    room.fill("Reason for voiding", "Misheard");
    room.click("Void deal");
    assert!(room.tournament().deals().agreed().is_none());
    assert!(room.reads("Agree this deal…"));
    room.ctrl(Key::Z);
    assert!(room.reads("Deal agreed"));
    room.ctrl(Key::Z);
    assert!(room.tournament().deals().agreed().is_none());
}

/// Checks hands dealt since the count: the tab says so and names the next step. Signing anyway
/// needs a reason.
#[test]
fn a_deal_starts_with_a_count() {
    let mut room = deal();
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(20);
    assert!(room.reads("5 stacks counted before the last hand"));
    assert!(room.mentions("20 min ago"), "each stack says how old it is");
    assert!(room.mentions("Counts stay valid until the next hand is dealt"));
    room.click("Pause clock");
    assert!(room.reads("5 stacks counted before the last hand"));
    // The typed stack adds up, and counts only once it is on record.
    room.fill("Chips of Bruno, Sara", "565k");
    room.fill("Chips of Grün, Jürgen", "2,310,500");
    assert!(room.mentions("99,500 chips missing · 2 stacks typed, not counted"));
    room.fill("Chips of Grün, Jürgen", "2,410,000");
    assert!(room.mentions("2 stacks typed, not counted · 3 stacks counted before the last hand"));
    room.click("Record as counted");
    assert!(room.reads("3 stacks counted before the last hand"));
    // The players will not wait for the rest of the count.
    room.click("Agree this deal…");
    room.click("Record deal");
    assert!(room.tournament().deals().agreed().is_none());
    assert!(room.mentions("The stacks are not a current count of all chips in play"));
    room.types("They all insist");
    room.key(Key::Enter);
    let known = room.tournament().deals().agreed().unwrap().known.clone().unwrap();
    assert_eq!((known.counted.len(), known.in_play.get()), (5, 6_600_000));
}

/// Checks a deal against two rules: each is asked about once, and both go on record with one
/// reason.
#[test]
fn old_stacks_and_less_than_the_next_prize_are_set_aside_together() {
    let mut room = deal();
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(1);
    room.fill("Chips of Bruno, Sara", "65k");
    room.click("Chips only");
    room.click("Agree this deal…");
    room.click("Record deal");
    assert!(room.mentions("Someone would get less than the next prize"));
    room.types("They insist");
    room.key(Key::Enter);
    assert!(room.tournament().deals().agreed().is_none());
    assert!(room.mentions("The stacks are not a current count of all chips in play"));
    room.key(Key::Enter);
    assert!(room.tournament().deals().agreed().is_some());
    let waiver = match &room.harness.state().desk().unwrap().records().last().unwrap().action {
        RecordAction::Done { waiver, .. } => waiver.clone().unwrap(),
        action => panic!("{action:?}"),
    };
    assert_eq!(waiver.of, Refusal::LessThanNextPrize);
    assert_eq!((waiver.also, waiver.reason.as_str()), (Some(Refusal::NotCounted), "They insist"));
}

/// Checks that the uncounted table is one press away, and that counted ones are skipped.
#[test]
fn the_deal_goes_to_the_table_that_is_not_counted() {
    let mut room = deal();
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(1);
    room.does(Command::Clock(ClockCommand::Pause));
    room.click("Count table 1");
    assert!(room.mentions("Expected 6,600,000"));
    for text in ["1540000", "2310000", "1105000", "980000", "665000"] {
        room.types(text);
        room.key(Key::Enter);
    }
    assert!(room.mentions("no hands since"), "the sheet is on record");
    room.harness.state_mut().request(Action::Go(Screen::Money));
    room.harness.run();
    assert!(room.reads("Chips checked"));
}

#[test]
fn own_amounts_say_what_is_missing_until_they_add_up() {
    let mut room = deal();
    room.click("Own amounts");
    room.fill("Amount of Bruno, Sara", "5.000");
    assert!(room.mentions("left to share"));
    room.click("Equal");
    assert!(room.mentions("Equal 13,920"));
    room.click("Own amounts");
    for (name, amount) in [
        ("Costa, Ana", "15000"),
        ("Grün, Jürgen", "€20,000"),
        ("Romano, Ivo", "15,000.00"),
        ("Esposito, Anna", "14600"),
    ] {
        room.fill(&format!("Amount of {name}"), amount);
    }
    assert!(room.reads("Bruno, Sara gets less than €6,600, the next prize."));
    room.click("Agree this deal…");
    room.click("Record deal");
    // Below the next prize, only with a reason.
    assert!(room.tournament().deals().agreed().is_none());
    assert!(room.mentions("Someone would get less than the next prize"));
    room.types("He insists");
    room.key(Key::Enter);
    assert_eq!(shares(room.tournament()), [15_000, 20_000, 15_000, 14_600, 5_000]);
}

#[test]
fn stacks_can_be_typed_and_chips_alone_can_be_too_much() {
    let mut room = deal();
    room.fill("Chips of Bruno, Sara", "65k");
    assert!(room.reads("600,000 chips missing · 1 stack typed, not counted"));
    room.fill("Chips of Grün, Jürgen", "5m");
    assert!(room.reads("2,090,000 chips too many · 2 stacks typed, not counted"));
    room.click("Chips only");
    assert!(room.mentions("gets less than €6,600, the next prize."));
    room.fill("Chips of Grün, Jürgen", "many");
    assert!(room.reads("1 stack not counted · 1 stack typed, not counted"));
    assert!(room.mentions("Enter every stack"));
    room.click("Use the counts again");
    assert!(room.reads("Chips checked"));
    room.fill("Kept for the winner", "70000");
    assert!(room.reads("More is kept back than remains"));
}

#[test]
fn what_comes_first_is_said() {
    let mut room = office(Screen::Money, 9);
    room.key(Key::F4);
    assert!(room.reads("No prizes to share yet."));
    let mut room = EventWindow::on(Screen::Money, vec2(1280.0, 720.0), planned());
    room.key(Key::F4);
    room.click("Agree this deal…");
    assert!(!room.mentions("Check signatures"));
    room.harness.state_mut().request(Action::Language(Language::Italian));
    room.harness.run();
    assert!(room.reads("Concludi l'accordo…"));
}

fn heads(room: &mut EventWindow) {
    room.harness.get_by_role_and_label(Role::ComboBox, "Bounties included").click();
    room.harness.run();
}

#[test]
fn bounties_are_shared_when_it_is_agreed() {
    let mut room = EventWindow::on(Screen::Money, vec2(1280.0, 720.0), with_bounties());
    room.key(Key::F4);
    assert!(!room.mentions("Bounties 100"), "still played for");
    room.click("Agree this deal…");
    assert!(room.mentions("Bounties are not included: €500 is still to be won."));
    room.key(Key::Escape);
    heads(&mut room);
    room.click("Own heads");
    assert!(room.mentions("Bounties 100"));
    heads(&mut room);
    room.click("As agreed");
    room.fill("Bounties of Bruno, Sara", "150");
    assert!(room.reads("Bounties: €50 too much"));
    room.fill("Bounties of Costa, Ana", "50");
    room.fill("Kept for the winner", "2000");
    room.fill("Kept for second", "3000");
    assert!(room.reads("Keep no more for second than for the winner"));
    room.fill("Kept for second", "1000");
    assert!(room.mentions("€3,000 kept to play for"));
    room.click("Agree this deal…");
    assert!(room.mentions("plus €500 of bounties"));
    assert!(room.mentions("heads are worth nothing"));
    room.click("Record deal");
    let t = room.tournament();
    let deal = t.deals().agreed().unwrap();
    assert_eq!(deal.kept, [euros(2_000), euros(1_000)]);
    let bounties: Vec<i64> = deal.bounties.iter().map(|(_, share)| share.minor()).collect();
    assert_eq!(bounties, [5_000, 10_000, 10_000, 10_000, 15_000]);
    assert!(t.bounties().remaining_money().is_zero());
    room.fill("Reason for voiding", "Misheard");
    room.click("Void deal");
    assert_eq!(room.tournament().bounties().remaining_money(), euros(500));
}

/// Checks a typed stack scrolled out of sight by the wheel: it keeps the keyboard, and digits lead
/// to no other screen.
#[test]
fn a_stack_that_is_scrolled_away_keeps_the_keyboard() {
    let mut room = EventWindow::on(Screen::Money, egui::vec2(1280.0, 480.0), locked());
    room.key(Key::F4);
    let name = "Chips of Grün, Jürgen".to_owned();
    let place = room.harness.get_by_role_and_label(Role::TextInput, &name).rect().center();
    room.fill(&name, "12");
    room.harness.hover_at(place);
    room.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -400.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    for _ in 0..30 {
        room.harness.step();
    }
    room.harness.key_press(Key::Num9);
    room.types("9");
    room.harness.key_press(Key::Num9);
    room.types("9");
    assert_eq!(room.app().screen(), Screen::Money);
    room.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, 800.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    for _ in 0..30 {
        room.harness.step();
    }
    let field = room.harness.get_by_role_and_label(Role::TextInput, &name);
    assert_eq!(field.value().unwrap_or_default(), "1299");
}

/// Checks that the shares of prizes that can still change say so.
#[test]
fn shares_of_prizes_that_are_not_locked_are_projected() {
    let mut room = EventWindow::on(Screen::Money, vec2(1280.0, 720.0), planned());
    room.key(Key::F4);
    assert!(room.reads("Projected (not final)"));
    let locked = deal();
    assert!(!locked.mentions("Projected"));
}

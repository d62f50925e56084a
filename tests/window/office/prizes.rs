//! The pool and the prizes.

use bottone::{
    base::{chips::Chips, money::Money},
    rules::{
        buy_in::BuyIn,
        payouts::{PayoutKind, PayoutPlan},
        rulebook::BustRanking,
    },
    session::Desk as _,
    store::profiles::{OWN_PAYOUTS, shelf},
    tournament::{
        Command,
        entries::{EntryCommand, EntryId},
        setup::{Setup, SetupCommand},
    },
};

use egui::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;

/// Creates nine players, each with an entry that brings 100 into the pool; registration is closed.
pub(crate) fn paid() -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let time = Box::new(clock.clone());
    let (folder, mut session) = EventWindow::evening(stage::structure("deep-stack"), 9, time);
    let guarantee = Money::from_minor(110_000);
    let buy_in = BuyIn { prize: Money::from_minor(10_000), ..BuyIn::default() };
    let setup = Setup { guarantee, buy_in, ..session.tournament().setup().clone() };
    session.submit(Command::Setup(SetupCommand::Change(Box::new(setup))), None).unwrap();
    let close = Command::Entries(EntryCommand::Registration { open: false });
    session.submit(close, None).unwrap();
    EventWindow::on(Screen::Money, vec2(1280.0, 720.0), (folder, clock, session))
}

#[test]
fn an_empty_pool_says_what_is_missing() {
    let room = office(Screen::Money, 9);
    assert!(room.mentions("The pool is empty"));
}

#[test]
fn the_table_says_what_is_paid_and_is_locked_with_one_button() {
    let mut room = paid();
    for words in ["€1,100", "1 €550 50.0%", "2 €330 30.0%", "3 €220 20.0%", "3 places"] {
        assert!(room.mentions(words), "{words}");
    }
    room.click("Lock prizes");
    let locked = room.tournament().prizes().locked().cloned().unwrap();
    assert_eq!((locked.pool, locked.places()), (Money::from_minor(110_000), 3));
    assert!(room.mentions("Prizes announced at"));
}

#[test]
fn a_place_more_and_a_place_fewer() {
    let mut room = paid();
    room.click("One place more");
    assert!(room.mentions("4 places"));
    room.click("One place less");
    assert!(room.mentions("3 places"));
    assert_eq!(room.tournament().prizes().plan().name, "Club plan");
}

/// Checks two fields, for the value of a seat and for the stack that wins one at once. Each shows
/// its own fault.
#[test]
fn a_seat_and_the_stack_that_wins_one_are_typed_apart() {
    let mut room = paid();
    room.harness.get_by_role_and_label(Role::ComboBox, "Method").click();
    room.harness.run();
    room.click("Seats");
    let milestone = |room: &EventWindow| match room.tournament().prizes().plan().kind {
        PayoutKind::Satellite { value, milestone, .. } => (value.minor(), milestone),
        ref kind => panic!("{kind:?}"),
    };
    room.fill("Value of each", "550");
    room.key(Key::Enter);
    assert_eq!(milestone(&room), (55_000, None));
    room.fill("Stack that wins one outright", "many");
    assert!(room.mentions("Enter, for example, 50,000"));
    room.fill("Stack that wins one outright", "50k");
    room.key(Key::Enter);
    assert_eq!(milestone(&room), (55_000, Some(Chips::new(50_000))));
    room.fill("Stack that wins one outright", "");
    room.key(Key::Delete);
    room.key(Key::Enter);
    assert_eq!(milestone(&room), (55_000, None));
}

#[test]
fn a_wrong_amount_is_put_right() {
    let mut room = paid();
    room.click("Lock prizes");
    room.click("Correct…");
    for row in ["1 €550 50.0%", "3 €220 20.0%"] {
        room.click(row);
    }
    room.fill("Place 1", "600");
    assert!(room.mentions("€50 too much"));
    room.fill("Place 3", "170");
    assert!(room.mentions("matches the pool"));
    room.fill("Reason", "agreed with the house");
    room.click("Correct prizes");
    let prizes = room.tournament().prize_list().unwrap();
    let prizes: Vec<i64> = prizes.iter().map(|prize| prize.money.minor() / 100).collect();
    assert_eq!(prizes, [600, 330, 170]);
}

#[test]
fn what_was_locked_is_opened_with_a_reason() {
    let mut room = paid();
    room.click("Lock prizes");
    room.click("Unlock…");
    room.fill("Reason", "a late entry");
    room.click("Unlock prizes");
    assert!(room.tournament().prizes().locked().is_none());
}

#[test]
fn hand_for_hand_stands_above_the_prizes() {
    let mut room = paid();
    room.click("Start hand for hand");
    assert!(room.tournament().entries().hand_for_hand().began().is_some());
    room.click("Next hand");
    room.click("End hand for hand");
    assert!(room.tournament().entries().hand_for_hand().began().is_none());
}

#[test]
fn a_plan_is_kept_for_the_house_and_is_on_the_list() {
    let mut room = paid().in_file();
    room.key(Key::F3);
    room.click("One place more");
    room.click("Plan: Club plan");
    room.fill("Plan name", "Friday");
    room.click("Save plan");
    assert_eq!(room.tournament().prizes().plan().name, "Friday");
    let session = room.app().desk().unwrap();
    let own = session.folder().unwrap().join(OWN_PAYOUTS);
    let kept = shelf::<PayoutPlan>(Some(&own)).pop().unwrap().profile.unwrap();
    assert_eq!(&kept, session.tournament().prizes().plan());
    room.click("One place more");
    room.click("Plan: Club plan");
    room.click("Friday");
    assert_eq!(room.tournament().prizes().plan(), &kept);
}

/// Creates the window on the floor, after the fourth and the third player busted one after the
/// other.
fn two_out(ranking: BustRanking) -> (EventWindow, [EntryId; 2]) {
    let mut room = paid();
    let mut setup = room.tournament().setup().clone();
    setup.house.rulebook.bubble.busts = ranking;
    room.does(Command::Setup(SetupCommand::Change(Box::new(setup))));
    let out = [1, 2, 3, 4, 5, 6, 7].map(|seat| room.busts(seat));
    room.key(Key::Num1);
    // A task that has just appeared takes no Enter yet.
    room.harness.run_steps(3);
    (room, [out[5], out[6]])
}

/// Returns the best and the worst place of each.
fn places(room: &EventWindow, entries: [EntryId; 2]) -> [(u32, u32); 2] {
    let t = room.tournament();
    let place = |wanted: EntryId| t.entries().place(wanted).unwrap();
    entries.map(|entry| (place(entry).first, place(entry).last))
}

fn tick(room: &mut EventWindow, names: [&str; 2]) {
    for name in names {
        let boxes = room.harness.get_all_by_role(Role::CheckBox);
        let wanted =
            |one: &egui_kittest::Node<'_>| one.accesskit_node().label().unwrap().contains(name);
        boxes.filter(wanted).for_each(|one| one.click());
        room.harness.run();
    }
}

#[test]
fn two_that_were_reported_apart_are_put_into_one_hand_when_they_are_ticked() {
    let (mut room, two) = two_out(BustRanking::Shared);
    assert_eq!(places(&room, two), [(4, 4), (3, 3)]);
    assert!(room.mentions("Ferrari and Bianchi: the same hand?"));
    assert!(room.mentions("4th gets €0, 3rd gets €220"));
    room.key(Key::Enter);
    assert!(room.mentions("They share the places"));
    // No player is ticked before a choice.
    room.key(Key::Enter);
    assert_eq!(places(&room, two), [(4, 4), (3, 3)]);
    tick(&mut room, ["Ferrari", "Bianchi"]);
    assert!(!room.mentions("Stack of Bianchi"));
    room.key(Key::Enter);
    assert_eq!(places(&room, two), [(3, 4), (3, 4)]);
    assert!(!room.mentions("the same hand?"));
}

#[test]
fn where_the_book_ranks_by_stacks_they_are_typed() {
    let (mut room, two) = two_out(BustRanking::Stack);
    room.key(Key::Enter);
    tick(&mut room, ["Ferrari", "Bianchi"]);
    assert!(room.mentions("The bigger starting stack places higher"));
    room.types("10k");
    room.key(Key::Tab);
    room.types("30k");
    room.key(Key::Enter);
    assert_eq!(places(&room, two), [(3, 3), (4, 4)]);
}

//! Rebuys and add-ons: the places that offer them, and the form for their terms in Setup.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "a test")]

use bottone::{
    base::{chips::Chips, money::Money},
    i18n::Language,
    rules::{buy_in::BuyIn, levels::Row},
    session::{Desk as _, time::StageClock},
    store::settings::SettingsFile,
    tournament::{
        Command,
        clock::ClockCommand,
        entries::EntryCommand,
        setup::{Purchase, Setup, SetupCommand},
    },
    ui::app::App,
    ui_frame::action::{Action, FileAction, Screen},
    view::clock::ClockFace,
};
use egui::vec2;
use egui_kittest::kittest::Queryable as _;

use crate::stage::{self, room::EventWindow};

const SMALL: egui::Vec2 = vec2(1280.0, 720.0);

fn price(units: i64) -> BuyIn {
    BuyIn { prize: Money::from_minor(units * 100), ..BuyIn::default() }
}

fn sold(most: u8) -> Purchase {
    Purchase {
        price: price(20),
        chips: Chips::new(10_000),
        later: Vec::new(),
        most,
        through_level: 20,
    }
}

/// Creates nine players at table 1 of an event with this setup.
fn with(change: impl FnOnce(&mut Setup)) -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let (folder, mut desk) =
        EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    let mut setup = desk.tournament().setup().clone();
    change(&mut setup);
    if setup != *desk.tournament().setup() {
        desk.submit(Command::Setup(SetupCommand::Change(Box::new(setup))), None).unwrap();
    }
    EventWindow::on(Screen::Floor, SMALL, (folder, clock, desk))
}

fn does(room: &mut EventWindow, command: Command) {
    room.harness.state_mut().request(Action::Submit(command));
    room.harness.run();
}

#[test]
fn an_open_rebuy_or_re_entry_is_offered_in_the_line_that_tells_of_the_bust() {
    let mut room = with(|setup| setup.rebuy = Some(sold(2)));
    let entry = room.entry(3).unwrap();
    does(&mut room, Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] }));
    room.click("Add rebuy");
    let after = room.tournament().entries().get(entry).unwrap();
    assert!(after.is_in() && after.rebuys == 1);

    let mut room = with(|setup| setup.re_entries = Some(1));
    let entry = room.entry(3).unwrap();
    does(&mut room, Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] }));
    assert!(!room.reads("Add rebuy"));
    room.click("Add re-entry");
    assert_eq!(room.tournament().entries().count(), 10);

    let mut room = with(|setup| setup.re_entries = Some(0));
    let entry = room.entry(3).unwrap();
    does(&mut room, Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] }));
    assert!(!room.reads("Add rebuy") && !room.reads("Add re-entry"), "nothing is open");
}

#[test]
fn add_ons_are_sold_in_the_break_from_one_list() {
    let mut room = with(|setup| setup.add_on = Some(sold(1)));
    assert!(!room.mentions("can buy an add-on"), "not while a level is played");
    loop {
        does(&mut room, Command::Clock(ClockCommand::Next));
        let t = room.tournament();
        let row = t.clock().read(room.app().desk().unwrap().now()).row;
        if matches!(t.clock().structure().rows[row], Row::Break(_)) {
            break;
        }
    }
    assert!(room.mentions("9 players can buy an add-on"));
    let face = |room: &EventWindow| {
        let desk = room.app().desk().unwrap();
        ClockFace::of(Language::English, desk.tournament(), &[], desk.now()).ante
    };
    assert_eq!(face(&room), "Add-on: 10,000 chips · €20");
    room.harness.state_mut().request(Action::Act(bottone::view::todo::TaskAct::AskAddOns));
    room.harness.run();
    room.click("Select all");
    room.harness.get_all_by_role(egui::accesskit::Role::CheckBox).next().unwrap().click();
    room.harness.run();
    assert!(room.mentions("8 selected"));
    room.click("Sell to selected");
    let bought = room.tournament().entries().all().filter(|(_, entry)| entry.add_ons == 1).count();
    assert_eq!(bought, 8);
    assert!(room.mentions("1 player can buy an add-on"));
}

#[test]
fn a_charity_evening_has_its_rebuys_and_add_on_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_owned();
    let app = App::new(SettingsFile::none(), Some(path)).unattended();
    let clock = StageClock::at(stage::EVENING);
    let mut room = EventWindow::of_app(folder, clock, app, Action::File(FileAction::New), SMALL);
    let row = room.harness.get_by_label_contains("Charity evening with rebuys");
    row.click_accesskit();
    room.harness.run();
    assert!(room.mentions("Rebuys: 5,000 chips at the buy-in price, unlimited"));
    room.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "Event name").click();
    room.harness.run();
    room.types("For the school");
    room.click("Create event");
    let setup = room.tournament().setup();
    let (rebuy, add_on) = (setup.rebuy.clone().unwrap(), setup.add_on.clone().unwrap());
    assert_eq!((rebuy.chips.get(), rebuy.most, rebuy.through_level), (5_000, u8::MAX, 6));
    assert_eq!((add_on.chips.get(), add_on.most), (5_000, 1));
    assert_eq!(rebuy.price, setup.buy_in);
}

#[test]
fn a_rebuy_begins_with_the_price_and_the_chips_of_the_form_above() {
    let mut room = with(|_| {});
    room.harness.state_mut().request(Action::Go(Screen::Setup));
    room.harness.run();
    room.key(egui::Key::F3);
    room.fill("Buy-in", "30+5");
    room.harness.get_by_label("Rebuys").click_accesskit();
    room.harness.run();
    room.click("Save changes");
    let setup = room.tournament().setup();
    let rebuy = setup.rebuy.clone().unwrap();
    assert_eq!(rebuy.price, setup.buy_in, "not what is on disk");
    assert_eq!(setup.buy_in.total(), Money::from_minor(3_500));
    assert_eq!(rebuy.chips, room.tournament().clock().structure().starting_stack);
}

/// Checks that rebuys and the add-on have fields of one name. A fault is shown at the right one.
#[test]
fn what_is_wrong_stands_at_its_own_field() {
    let mut room = with(|setup| {
        setup.rebuy = Some(sold(u8::MAX));
        setup.add_on = Some(sold(1));
    });
    room.harness.state_mut().request(Action::Go(Screen::Setup));
    room.harness.run();
    room.key(egui::Key::F3);
    let fields = room.harness.get_all_by_role_and_label(egui::accesskit::Role::TextInput, "Chips");
    let last = fields.last().unwrap();
    last.focus();
    room.harness.run();
    room.ctrl(egui::Key::A);
    room.types("many");
    let wrong = room.harness.query_all_by_label_contains("10,000").filter(|node| {
        let role = egui_kittest::kittest::NodeT::accesskit_node(node).role();
        role == egui::accesskit::Role::Label
    });
    // Once under the field, and once in the bar, which names its part.
    assert_eq!(wrong.count(), 2);
    assert!(room.mentions("Add-on · Chips: "));
}

#[test]
fn a_word_that_needs_it_is_explained_under_the_pointer() {
    let mut room = with(|_| {});
    room.harness.state_mut().request(Action::Go(Screen::Setup));
    room.harness.run();
    room.key(egui::Key::F3);
    assert!(!room.mentions("The day or starting flight"));
    let place = room.harness.get_all_by_label("Day or flight").next().unwrap().rect();
    room.harness.hover_at(place.center());
    room.harness.run();
    for _ in 0..60 {
        room.harness.step();
    }
    assert!(room.mentions("The day or starting flight"));
}

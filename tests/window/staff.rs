//! Staff in the window: added in Setup, signed in with a PIN or a card, and a director's PIN asked
//! for in place.
#![allow(clippy::unwrap_used, reason = "a test")]

use bottone::{
    base::{
        money::Money,
        person::{Person, Role},
    },
    session::{Operator, pin_hash},
    shared_log::LogAddress,
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        history::RecordAction,
        setup::SetupCommand,
        staff::{Member, StaffCommand},
        tables::SeatWish,
    },
    ui_dialogs::{approve::Approve, sign_in::AskSignIn},
    ui_frame::{
        action::{Action, FileAction, NetworkAction, Screen, StaffAction},
        commands::UiCommand,
    },
};
use egui::{Key, accesskit::Role as AccessRole};
use egui_kittest::kittest::Queryable as _;

use crate::stage::{
    roles::{LETTERS, ROWS, read},
    room::EventWindow,
};

/// Presses a control further down on the setup screen.
fn presses(room: &mut EventWindow, label: &str) {
    room.harness.get_by_label(label).scroll_to_me();
    room.harness.run();
    room.click(label);
}

/// Types into a field with hidden text, in place of its present text.
fn types_hidden(room: &mut EventWindow, name: &str, text: &str) {
    room.harness.get_by_role_and_label(AccessRole::PasswordInput, name).click();
    room.harness.run();
    room.ctrl(Key::A);
    room.types(text);
}

/// Adds a member of the staff.
fn add(room: &mut EventWindow, name: &str, role: Role, pin: &str, card: &str) {
    let pin = Some(pin_hash(pin).unwrap());
    let member = Member { name: name.into(), role, pin, card: card.into() };
    let add = Command::Staff(StaffCommand::Add(Box::new(member)));
    room.harness.state_mut().request(Action::Submit(add));
    room.harness.run();
}

fn goes(room: &mut EventWindow, screen: Screen) {
    room.harness.state_mut().request(Action::Go(screen));
    room.harness.run();
}

/// Signs in as the bottom of the window, the menu and the key do.
fn sign_in(room: &mut EventWindow) {
    room.harness.state_mut().request(Action::Run(UiCommand::SignIn));
    room.harness.run();
}

fn staffed() -> EventWindow {
    let mut room = EventWindow::seated(9);
    goes(&mut room, Screen::Setup);
    room.key(Key::F8);
    assert!(room.mentions("No sign-in needed."));
    add(&mut room, "Ada Neri", Role::Director, "744193", "");
    add(&mut room, "Carlo Villa", Role::Registration, "5050", "900017");
    room
}

fn signed(room: &EventWindow) -> Option<(String, Role)> {
    room.app().desk().unwrap().signed_in().map(|signed| (signed.name, signed.role))
}

fn close() -> Action {
    Action::Submit(Command::Entries(EntryCommand::Registration { open: false }))
}

fn records(room: &EventWindow) -> usize {
    room.app().desk().unwrap().records().len()
}

/// Checks an act that asked for a sign-in and was left: the next person does not do it unseen.
#[test]
fn an_act_waits_a_minute_for_the_sign_in() {
    for (waits, done) in [(1.0, 1), (90.0, 0)] {
        let mut room = staffed();
        room.harness.state_mut().request(Action::Staff(StaffAction::SignOut));
        room.harness.run();
        let before = records(&room);
        room.harness.state_mut().request(close());
        room.harness.run();
        assert!(room.mentions("The sign-in also does what was just pressed here"));
        room.harness.input_mut().time = Some(room.harness.ctx.input(|input| input.time) + waits);
        room.harness.step();
        room.harness.input_mut().time = None;
        room.harness.run();
        room.click("Ada Neri, Director");
        room.types("744193");
        room.key(Key::Enter);
        assert_eq!(signed(&room), Some(("Ada Neri".into(), Role::Director)));
        assert_eq!(records(&room), before + done, "after {waits} s");
    }
}

#[test]
fn copies_of_an_event_with_staff_need_a_sign_in() {
    let mut room = staffed();
    room.harness.state_mut().request(Action::Staff(StaffAction::SignOut));
    room.harness.run();
    for action in [FileAction::SaveCopy, FileAction::AskSecond] {
        room.harness.state_mut().request(Action::File(action));
        room.harness.run();
        assert!(room.app().is_asked::<AskSignIn>());
        room.key(Key::Escape);
    }
    let address = LogAddress::read("postgres://desk@127.0.0.1:1/poker?event=a").unwrap();
    let share = Action::Network(NetworkAction::Share(Box::new(address)));
    room.harness.state_mut().request(share);
    room.harness.run();
    assert!(room.app().is_asked::<AskSignIn>());
}

#[test]
fn the_desk_s_names_are_readable() {
    let mut room = staffed();
    let was = room.app().desk().unwrap().operator().clone();
    for name in ["a\u{1b}[31m", "\u{202e}evil", &"a".repeat(101)] {
        let operator = Operator { name: name.into(), station: "1".into() };
        room.harness.state_mut().request(Action::Operator(operator));
        room.harness.run();
        assert_eq!(*room.app().desk().unwrap().operator(), was, "{name:?}");
    }
}

#[test]
fn staff_is_made_in_setup_and_its_maker_is_the_director() {
    let mut room = EventWindow::seated(9);
    goes(&mut room, Screen::Setup);
    room.key(Key::F8);
    presses(&mut room, "Add staff…");
    assert!(room.mentions("Everything, and authorises others"), "the first is a director");
    room.fill("Name", "Ada Neri");
    assert!(room.reads("A director needs a PIN"), "why it cannot be kept yet");
    types_hidden(&mut room, "PIN", "744193");
    types_hidden(&mut room, "Repeat PIN", "744194");
    assert!(room.reads("The PINs do not match"));
    let before = records(&room);
    room.key(Key::Enter);
    assert_eq!(records(&room), before);
    types_hidden(&mut room, "Repeat PIN", "744193");
    room.key(Key::Enter);
    assert_eq!(records(&room), before + 1);
    assert_eq!(signed(&room), Some(("Ada Neri".into(), Role::Director)));
    assert!(room.mentions("Ada Neri · Director · PIN"));
}

#[test]
fn somebody_signs_in_by_pin_or_card_in_one_field() {
    let mut room = staffed();
    sign_in(&mut room);
    room.click("Sign out");
    assert_eq!(signed(&room), None);
    assert!(room.mentions("Not signed in"));
    // An act requested meanwhile waits for the sign-in.
    goes(&mut room, Screen::Floor);
    let before = records(&room);
    room.key(Key::Space);
    assert_eq!(records(&room), before);
    room.click("Ada Neri, Director");
    room.types("1111");
    room.key(Key::Enter);
    assert!(room.reads("Wrong PIN"));
    room.types("744193");
    room.key(Key::Enter);
    assert_eq!(signed(&room), Some(("Ada Neri".into(), Role::Director)));
    assert_eq!(records(&room), before + 1, "the clock, which was asked for first");
    sign_in(&mut room);
    room.types("900017");
    room.key(Key::Enter);
    assert_eq!(signed(&room), Some(("Carlo Villa".into(), Role::Registration)));
}

#[test]
fn a_forbidden_act_is_reported_and_the_director_gives_a_pin_for_it() {
    let mut room = staffed();
    sign_in(&mut room);
    room.types("900017");
    room.key(Key::Enter);
    goes(&mut room, Screen::Floor);
    let before = records(&room);
    room.harness.state_mut().request(close());
    room.harness.run();
    assert!(room.mentions("Only the director may do this: ask the director"));
    assert!(room.mentions("Ada Neri authorises this one action"));
    room.types("5050");
    room.key(Key::Enter);
    assert!(room.reads("Wrong PIN"), "it is another's");
    room.types("744193");
    room.key(Key::Enter);
    assert_eq!(records(&room), before + 1);
    let desk = room.app().desk().unwrap();
    let record = desk.records().last().unwrap();
    assert!(matches!(
        record.action,
        RecordAction::Done { command: Command::Entries(EntryCommand::Registration { .. }), .. }
    ));
    assert_eq!((record.by.as_str(), record.role), ("Carlo Villa", Some(Role::Registration)));
    assert_eq!(record.approved_by.as_deref(), Some("Ada Neri"));
    goes(&mut room, Screen::Log);
    assert!(room.mentions("Carlo Villa, Registration"));
    assert!(room.mentions("With the PIN of Ada Neri"));
}

#[test]
fn above_the_sum_of_the_house_another_director_signs_for_money_that_goes_out() {
    let mut room = staffed();
    add(&mut room, "Zoe Blu", Role::Director, "909090", "");
    let mut setup = room.app().desk().unwrap().tournament().setup().clone();
    setup.buy_in.prize = Money::from_minor(10_000);
    let priced = Command::Setup(SetupCommand::Change(Box::new(setup)));
    room.harness.state_mut().request(Action::Submit(priced));
    room.harness.run();
    goes(&mut room, Screen::Setup);
    room.key(Key::F5);
    let field = "Two signatures over";
    room.harness.get_by_role_and_label(AccessRole::TextInput, field).scroll_to_me();
    room.harness.run();
    room.fill(field, "so much");
    assert!(
        room.mentions("leave empty if one signature is enough"),
        "what is wrong, and what goes"
    );
    room.fill(field, "50");
    presses(&mut room, "Save changes");
    let above = room.app().desk().unwrap().tournament().setup().house.two_signatures;
    assert_eq!(above, Some(Money::from_minor(5_000)));
    let who = vec![Entrant::New(Person::typed("Rossi, Anna"))];
    let enter = EntryCommand::Enter { who, seat: SeatWish::Later };
    room.harness.state_mut().request(Action::Submit(Command::Entries(enter)));
    room.harness.run();
    let entry = room.app().desk().unwrap().tournament().entries().all().next_back().unwrap().0;
    let before = records(&room);
    let refund = Command::Entries(EntryCommand::Refund { entry, keep_fee: false });
    room.harness.state_mut().request(Action::Submit(refund));
    room.harness.run();
    assert!(
        room.mentions("Rossi, Anna · €100 in all. Payments over €50 need the PIN of a director")
    );
    assert!(room.mentions("Zoe Blu authorises this one action"), "and not who refunds");
    // The member's own PIN is no second signature: it is asked for again.
    room.types("744193");
    room.key(Key::Enter);
    assert_eq!(records(&room), before);
    room.types("909090");
    room.key(Key::Enter);
    assert_eq!(records(&room), before + 1);
    let desk = room.app().desk().unwrap();
    let record = desk.records().last().unwrap();
    assert_eq!(record.approved_by.as_deref(), Some("Zoe Blu"));
    assert_eq!(record.by, "Ada Neri");
}

/// Checks that the window uses the table of all doors, with each command and each role, as if its
/// button were pressed.
#[test]
fn the_window_asks_the_one_table() {
    let mut room = EventWindow::seated(9);
    for (_, role) in LETTERS {
        let pin = if role == Role::Director { "ada120607" } else { "5050" };
        let pin = if role == Role::Cashier { "dino120607" } else { pin };
        add(&mut room, &format!("{role:?}"), role, pin, &format!("90000{}", role as u8));
    }
    for (letter, role) in LETTERS {
        sign_in(&mut room);
        room.click(&format!("{role:?}, {role:?}"));
        if role == Role::Dealer {
            room.fill("Table", "1");
        }
        types_hidden(&mut room, "PIN, or scan the card", &format!("90000{}", role as u8));
        room.key(Key::Enter);
        assert_eq!(signed(&room).map(|(_, role)| role), Some(role));
        for (row, letters, why) in ROWS {
            let before = records(&room);
            room.harness.state_mut().request(Action::Submit(read(row)));
            room.harness.step();
            let is_asked = room.app().is_asked::<Approve>();
            let may = letters.contains(letter);
            // A dealer needs the director's PIN for another table. Acts of the program need none.
            let is_free = role == Role::Dealer && may || letters.is_empty();
            assert!(is_asked != may || is_free, "{row} by {role:?}: {why}");
            assert!(may || records(&room) == before, "{row} by {role:?}: {why}");
            room.harness.state_mut().request(Action::CloseDialog);
            room.harness.step();
        }
    }
}

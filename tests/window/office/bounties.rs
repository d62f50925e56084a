//! Bounties: fixed, progressive, mystery.

use bottone::{
    base::{
        money::Money,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    rules::bounties::{BountyKind, EnvelopeStart},
    session::{memory, time::StageClock},
    tournament::{
        Command,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId},
        history::Beginning,
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    ui_dialogs::bust::BustPlayers,
    ui_frame::action::{Action, Screen},
};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::{
    office::office,
    stage::{
        self,
        room::{EventWindow, NAMES},
    },
};

/// Creates a window on the tab: 50 to the prizes and 50 as bounty, eight players at table 1.
fn bounties(kind: BountyKind) -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup {
        name: "Knock-out".to_owned(),
        buy_in: stage::buy_in("50+50+10"),
        bounty: kind,
        ..Setup::default()
    };
    let structure = stage::structure("deep-stack");
    let beginning = Beginning::new(stage::EVENING, setup, structure);
    let time = Box::new(clock.clone());
    let mut session = memory::create(beginning, time, stage::desk());
    let mut does = |command| session.submit(command, None).unwrap();
    let table = TableNo::new(1).unwrap();
    does(Command::Tables(TableCommand::Open { tables: vec![table], size: 9 }));
    for (name, place) in NAMES.iter().zip(1..).take(8) {
        let person = Person { family: (*name).to_owned(), ..Person::default() };
        let seat = SeatWish::At(Seat { table, seat: SeatNo::new(place).unwrap() });
        does(Command::Entries(EntryCommand::Enter { who: vec![Entrant::New(person)], seat }));
    }
    does(Command::Clock(ClockCommand::Start));
    does(Command::Entries(EntryCommand::Registration { open: false }));
    let mut room = EventWindow::on(Screen::Money, vec2(1280.0, 720.0), (folder, clock, session));
    room.key(Key::F5);
    room
}

impl EventWindow {
    pub(super) fn does(&mut self, command: Command) {
        self.harness.state_mut().request(Action::Submit(command));
        self.harness.run();
    }

    pub(super) fn busts(&mut self, seat: u8) -> EntryId {
        let out = self.entry(seat).unwrap();
        self.does(Command::Entries(EntryCommand::Bust { out: vec![(out, None)] }));
        out
    }

    fn presses_button(&mut self, button: &str) {
        self.harness.get_by_role_and_label(Role::Button, button).click();
        self.harness.run();
    }

    fn won(&self, entry: EntryId) -> Money {
        self.tournament().bounties().won(entry)
    }
}

#[test]
fn an_event_without_bounties_says_how_to_have_some() {
    let mut room = office(Screen::Money, 9);
    room.key(Key::F5);
    assert!(room.mentions("This event has no bounties."));
    room.presses_button("Setup");
    assert!(room.mentions("Buy-in"));
}

#[test]
fn a_bounty_that_waits_is_given_in_three_presses() {
    let mut room = bounties(BountyKind::PROGRESSIVE);
    let conti = room.entry(1).unwrap();
    room.busts(2);
    assert!(room.mentions("Award bounty: Greco"));
    room.presses_button("Select");
    room.presses_button("Conti  T1 S1");
    room.presses_button("Award bounty");
    assert_eq!(room.won(conti), Money::from_minor(2_500));
    assert!(room.mentions("€75"), "what is on the head of Conti now");
    assert!(room.mentions("€25 + €25 on the head"));
    assert!(!room.mentions("Award bounty:"));
    room.ctrl(Key::Z);
    assert!(room.mentions("Award bounty: Greco"));
    room.presses_button("Select");
    room.presses_button("No one takes it");
    assert!(room.mentions("Unclaimed"));
}

#[test]
fn several_share_a_bounty_and_anybody_can_be_found() {
    let mut room = bounties(BountyKind::Fixed);
    let [conti, esposito] = [1, 3].map(|seat| room.entry(seat).unwrap());
    room.busts(2);
    room.presses_button("Select");
    room.presses_button("Esposito  T1 S3");
    room.fill("Find a player", "cont");
    room.presses_button("Conti  T1 S1");
    room.presses_button("Award bounty");
    assert_eq!([room.won(conti), room.won(esposito)], [Money::from_minor(2_500); 2]);
}

#[test]
fn who_takes_it_is_said_with_the_bust_and_one_undo_takes_both_back() {
    let mut room = bounties(BountyKind::Fixed);
    let [conti, greco] = [1, 2].map(|seat| room.entry(seat).unwrap());
    let before = room.tournament().clone();
    let table = TableNo::new(1).unwrap();
    room.harness.state_mut().request(Action::ask(BustPlayers::new(table, Some(greco))));
    room.harness.run();
    assert!(room.mentions("Who takes the bounty of 2 Greco?"));
    room.presses_button("1 Conti");
    room.key(Key::Enter);
    assert_eq!(room.won(conti), Money::from_minor(5_000));
    assert!(!room.tournament().entries().get(greco).unwrap().is_in());
    room.ctrl(Key::Z);
    assert!(*room.tournament() == before);
    // The answer can also be given later.
    room.harness.state_mut().request(Action::ask(BustPlayers::new(table, Some(greco))));
    room.harness.run();
    room.key(Key::Enter);
    assert!(room.mentions("Award bounty: Greco"));
}

#[test]
fn envelopes_are_made_drawn_and_shown() {
    let mut room = bounties(BountyKind::Mystery { from: EnvelopeStart::Players(6) });
    room.busts(8);
    room.busts(7);
    assert!(room.mentions("6 envelopes, €400 of €400"), "what is proposed adds up");
    room.presses_button("Make envelopes");
    assert_eq!(room.tournament().bounties().drum().count(), 6);
    assert!(room.mentions("6 envelopes left, drawn from 6 players left"));
    let conti = room.entry(1).unwrap();
    room.busts(2);
    room.presses_button("Select");
    room.presses_button("Conti  T1 S1");
    room.presses_button("Award bounty");
    assert!(room.mentions("Conti draws for Greco"));
    room.presses_button("Draw");
    assert!(room.mentions("Conti, for Greco"));
    assert!(room.won(conti) > Money::ZERO);
    assert_eq!(room.tournament().bounties().drum().count(), 5);
}

/// Checks envelopes made before the first hand: each bust asks for the player who took the bounty.
#[test]
fn envelopes_that_are_made_before_the_first_bust_are_asked_for() {
    let mut room = bounties(BountyKind::MYSTERY);
    room.fill("Drawn from players left", "6");
    room.presses_button("Propose");
    room.presses_button("Make envelopes");
    assert!(room.mentions("6 envelopes left, drawn from 6 players left"));
    let whose: Vec<EntryId> = [8, 7, 6, 5].map(|seat| room.busts(seat)).to_vec();
    for name in [NAMES[5], NAMES[4]] {
        assert!(room.mentions(&format!("Award bounty: {name}")), "{name} was sixth or fifth");
    }
    assert!(!room.mentions(&format!("Award bounty: {}", NAMES[6])), "{} was seventh", NAMES[6]);
    assert_eq!(room.tournament().bounties().open_claims().count(), 2);
    assert!(room.tournament().bounties().claim(whose[0], 0).is_some());
    // The dialog of the next bust asks for it too.
    let (greco, table) = (room.entry(2), TableNo::new(1).unwrap());
    room.harness.state_mut().request(Action::ask(BustPlayers::new(table, greco)));
    room.harness.run();
    assert!(room.mentions("Who takes the bounty of 2 Greco?"));
}

#[test]
fn a_line_that_is_no_envelope_is_reported() {
    let mut room = bounties(BountyKind::Mystery { from: EnvelopeStart::Players(6) });
    let contents = "Amount × envelopes, one amount per line";
    room.harness.get_by_role_and_label(Role::MultilineTextInput, contents).click();
    room.harness.run();
    room.ctrl(Key::A);
    room.types("ten");
    assert!(room.mentions("ten: enter an amount and a number"));
}

#[test]
fn the_kind_is_chosen_in_the_setup() {
    let mut room = bounties(BountyKind::Fixed);
    room.harness.state_mut().request(Action::ShowPrices);
    room.harness.run();
    room.harness.get_by_role_and_label(Role::ComboBox, "Bounties").click();
    room.harness.run();
    room.click("Progressive");
    room.fill("Cash, %", "70");
    room.presses_button("Save changes");
    assert_eq!(room.tournament().setup().bounty, BountyKind::Progressive { cash: 70 });
}

/// Checks three busts in one hand, each with a bounty. The question is higher than the window; its
/// buttons stay in sight and the rest is reached by scrolling.
#[test]
fn the_buttons_of_a_high_question_stay_in_sight() {
    let mut room = bounties(BountyKind::Fixed);
    let table = TableNo::new(1).unwrap();
    let asked = BustPlayers::new(table, room.entry(1));
    room.harness.state_mut().request(Action::ask(asked));
    room.harness.run();
    for seat in [2, 3] {
        room.harness
            .get_by_role_and_label(Role::CheckBox, &format!("{seat} {}", NAMES[seat - 1]))
            .click();
        room.harness.run();
    }
    for label in ["Bust selected", "Cancel"] {
        let button = room.harness.get_by_role_and_label(Role::Button, label).rect();
        assert!(button.bottom() <= 720.0 && button.top() >= 0.0, "{label}: {button:?}");
    }
    room.harness.get_by_role_and_label(Role::Button, "Cancel").click();
    room.harness.run();
    assert!(room.app().dialog().is_none());
}

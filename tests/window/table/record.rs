//! The record: penalties with a tap and a key, rulings in own words, and the handover to the next
//! dealer.

use bottone::{
    base::chips::Chips,
    rules::ruling::Situation,
    tournament::{
        Command,
        incidents::{GivenRuling, IncidentCommand, Matter, Penalty, Verdict},
        tables::TableCommand,
    },
    ui_frame::action::Action,
};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::stage::room::EventWindow;

fn open() -> EventWindow {
    let mut room = EventWindow::seated(9);
    room.key(Key::F10);
    room
}

impl EventWindow {
    /// Returns the hands that the player in this seat of table 1 still misses.
    fn left(&self, seat: u8) -> u16 {
        self.tournament().hands_to_miss(self.entry(seat).unwrap())
    }

    /// Types this into the line of that name.
    fn writes_in(&mut self, name: &str, text: &str) {
        self.harness.get_by_role_and_label(Role::TextInput, name).click();
        self.harness.run();
        self.types(text);
    }

    /// Returns the texts of the list's rows.
    fn rows(&self) -> Vec<String> {
        let rows = self.harness.query_all_by_role(Role::Row);
        rows.filter_map(|row| row.accesskit_node().label()).collect()
    }

    fn puts(&mut self, command: Command) {
        self.harness.state_mut().request(Action::Submit(command));
        self.harness.run();
    }
}

#[test]
fn a_penalty_is_three_keys_and_counts_down_with_one() {
    let mut room = open();
    assert!(room.reads("Select the player"));
    room.key(Key::Num8);
    room.key(Key::R);
    assert!(room.reads("Give to Romano: 9 hands: one round of 9"), "it is said before it is given");
    assert_eq!(room.left(8), 0);
    room.key(Key::Enter);
    assert_eq!(room.left(8), 9);
    assert!(room.reads("9 hands left"));
    room.key(Key::Minus);
    assert_eq!(room.left(8), 8);
    room.click("−1 hand");
    assert_eq!(room.left(8), 7);
    // Dealt hands count down by themselves.
    let table = bottone::base::seat::TableNo::new(1).unwrap();
    room.puts(Command::Tables(TableCommand::Hands { table, hands: 3, stud: false }));
    assert!(room.reads("4 hands left"));
    // Enter alone gives nothing: no player is chosen any more.
    room.key(Key::Enter);
    assert_eq!(room.tournament().incidents().penalties().len(), 1);
}

#[test]
fn a_warning_with_a_reason_is_tapped_and_stands_in_the_list() {
    let mut room = open();
    room.click("3 Esposito");
    room.click("Phone");
    assert!(room.reads("Select the penalty"));
    room.key(Key::W);
    room.click("Give to Esposito: Warning");
    let served = &room.tournament().incidents().penalties()[0];
    assert_eq!((served.penalty, served.note.as_str()), (Penalty::Warning, "Phone"));
    room.click("Dealer change");
    assert!(room.reads("Seat 3 · Esposito"));
    assert!(room.mentions("Phone"));
    room.click("Italiano");
    assert!(room.reads("Posto 3 · Esposito") && room.mentions("Richiamo"));
}

#[test]
fn hands_are_counted_up_and_own_words_go_with_the_reason() {
    let mut room = open();
    room.key(Key::Num2);
    room.key(Key::H);
    room.click("+");
    room.click("+");
    room.click("−");
    room.click("Delay");
    room.writes_in("Own words", "third time");
    room.click("Give to Greco: 2 hands");
    let served = &room.tournament().incidents().penalties()[0];
    assert_eq!((room.left(2), served.note.as_str()), (2, "Delay: third time"));
}

#[test]
fn a_player_is_disqualified_with_the_chips_that_were_counted() {
    let mut room = open();
    room.key(Key::Num5);
    room.key(Key::D);
    assert!(room.reads("Give to Marino: Disqualified, 20,000 removed from play"));
    room.key(Key::Enter);
    assert!(room.entry(5).is_some(), "one Enter disqualifies nobody");
    assert!(room.reads("Confirm for Marino: Disqualified, 20,000 removed from play"));
    room.harness.run_steps(3);
    room.key(Key::Enter);
    assert_eq!(room.entry(5), None);
    let bought = room.tournament().clock().structure().starting_stack;
    assert_eq!(room.tournament().chips_in_play(), Chips::new(bought.get() * 9 - 20_000));
    assert!(!room.reads("5 Marino"), "who is out is not to be chosen");
    room.ctrl(Key::Z);
    assert!(room.reads("5 Marino"));
}

#[test]
fn a_penalty_is_lifted_for_a_reason_only() {
    let mut room = open();
    room.key(Key::Num1);
    room.key(Key::T);
    room.key(Key::Enter);
    assert_eq!(room.left(1), 18);
    room.click("Lift");
    room.click("Lift: Conti");
    assert_eq!(room.left(1), 18, "it needs a reason");
    room.writes_in("Reason for lifting", "It was seat 2");
    room.click("Lift: Conti");
    assert_eq!(room.left(1), 0);
    let served = &room.tournament().incidents().penalties()[0];
    assert_eq!(served.lifted.as_deref(), Some("It was seat 2"));
}

#[test]
fn a_ruling_in_own_words_is_put_on_record_and_struck_out() {
    let mut room = open();
    // The tab of the record, not that of the table.
    room.harness.get_all_by_label("Ruling").last().unwrap().click();
    room.harness.run();
    room.writes_in("What happened", "A drink on the deck");
    room.writes_in("The ruling", "New deck, the hand is played");
    room.click("Record ruling");
    let given = room.tournament().incidents().rulings()[0].clone();
    assert_eq!(given.matter, Matter::Other("A drink on the deck".into()));
    assert_eq!((given.book.as_str(), given.player), ("TDA 2024", None));
    room.harness.get_by_role(Role::Row).click();
    room.harness.run();
    room.click("Void");
    assert!(room.tournament().incidents().rulings().is_empty());
    assert!(room.mentions("No rulings or penalties yet."));
}

#[test]
fn the_list_is_searched_and_kept_to_this_table() {
    let mut room = open();
    let push = Situation::facing(Chips::new(200), Chips::new(600), Chips::new(400));
    let given = |table, player, chips: u64| {
        let mut push = push.clone();
        push.push = vec![Chips::new(chips)];
        let outcome = bottone::hands::ruling::rule(
            &push,
            &bottone::rules::ruling::PushRules::default(),
            &bottone::rules::betting::BettingRules::default(),
        );
        GivenRuling {
            matter: Matter::Push(Box::new(push)),
            verdict: Verdict::Push(outcome.unwrap().outcome()),
            rules: vec!["TDA 44".into()],
            book: "TDA 2024".into(),
            table,
            player,
            note: String::new(),
        }
    };
    let (here, conti, greco) = (bottone::base::seat::TableNo::new(1), room.entry(1), room.entry(2));
    for given in [given(here, conti, 1_000), given(None, greco, 5_000)] {
        room.puts(Command::Incidents(IncidentCommand::Rule(Box::new(given))));
    }
    let amounts = |room: &EventWindow| -> Vec<bool> {
        room.rows().iter().map(|row| row.contains("Return 400.")).collect()
    };
    assert_eq!(amounts(&room), [true], "{:?}", room.rows());
    room.click("All tables");
    assert_eq!(amounts(&room), [false, true], "the latest is first");
    room.writes_in("Search rulings", "greco");
    assert_eq!(amounts(&room), [false]);
    room.types(" nothing");
    assert!(room.reads("No matching rulings."));
    room.click("Show all");
    assert_eq!(room.rows().len(), 2);
}

#[test]
fn without_an_event_the_record_says_that_it_needs_one() {
    let mut room = EventWindow::free();
    room.key(Key::F10);
    assert!(room.mentions("belong to an event"));
    room.click("Italiano");
    assert!(room.mentions("appartengono a un torneo"));
}

//! The surroundings of a hand: other screens and tables, the floor's acts, mistakes, and the
//! resulting event.

use bottone::{
    base::{
        chips::Chips,
        seat::{Seat, SeatNo, TableNo},
        time::Span,
    },
    rules::rulebook::BustRanking,
    tournament::{
        Command,
        entries::{EntryCommand, EntryId},
        incidents::{IncidentCommand, Penalty},
        setup::SetupCommand,
        tables::{MoveReason, TableCommand},
    },
    ui_frame::action::{Action, Screen},
};
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::stage::{self, room::EventWindow};

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

impl EventWindow {
    fn submits(&mut self, command: Command) {
        self.harness.state_mut().request(Action::Submit(command));
        self.harness.run();
    }

    fn goes(&mut self, to: Action) {
        self.harness.state_mut().request(to);
        self.harness.run();
    }

    /// Returns every text on the screen except the line about the last act.
    fn rest(&self) -> String {
        let all = self.all();
        let is_of_the_line = |line: &&str| {
            line.starts_with("Move · ") || *line == "Undo" || *line == "1 hand at table 1"
        };
        let lines = all.lines().filter(|line| !is_of_the_line(line));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn place(&self, entry: EntryId) -> (u32, u32) {
        let place = self.tournament().entries().place(entry).unwrap();
        (place.first, place.last)
    }

    /// Creates table 2 with the players of seats 4 and 5 of table 1.
    fn with_a_second_table(mut self) -> Self {
        self.submits(Command::Tables(TableCommand::Open { tables: vec![table(2)], size: 9 }));
        for seat in [4, 5] {
            let entry = self.entry(seat).unwrap();
            let to = Seat { table: table(2), seat: SeatNo::new(seat).unwrap() };
            self.submits(Command::Tables(TableCommand::Move {
                entry,
                to,
                reason: MoveReason::Floor("wanted".into()),
            }));
        }
        self
    }
}

/// Checks busts of Greco with 3,000 and Esposito with 5,000: the larger stack finishes higher.
/// After undo they are offered again; a player busted by the floor meanwhile is no longer offered.
#[test]
fn two_who_go_in_one_hand_are_placed_by_their_stacks() {
    let mut room = EventWindow::seated(5).at_hand();
    room.counted("2 · Greco", "3,000");
    room.counted("3 · Esposito", "5,000");
    room.keys("K A A F F C K K K K 4 P 4");
    room.shows_words("Busted together: Greco with 3,000, Esposito with 5,000");
    room.key(Key::Enter);
    let (greco, esposito) = (room.entry(2).unwrap(), room.entry(3).unwrap());
    room.key(Key::Enter);
    assert_eq!((room.place(esposito), room.place(greco)), ((4, 4), (5, 5)));
    assert_eq!(room.tournament().entries().busts().len(), 1, "one hand, one bust");
    room.ctrl(Key::Z);
    assert!(room.entry(2).is_some());
    room.shows_words("Busted together: Greco with 3,000, Esposito with 5,000");
    room.submits(Command::Entries(EntryCommand::Bust { out: vec![(greco, None)] }));
    room.says_not("Busted together");
    room.shows_words("Busted: Esposito with 5,000");
}

/// Checks TDA 2026 rule 22, by which the stack after the ante counts. Greco, the big blind, has
/// 5,000 and posts an ante of 2,000; Esposito with 4,000 finishes higher.
#[test]
fn by_tda_2026_the_ante_comes_off_the_stack_that_ranks() {
    let mut room = EventWindow::seated(5).at_hand();
    let mut setup = room.tournament().setup().clone();
    setup.house.rulebook.bubble.busts = BustRanking::StackAfterAnte;
    room.submits(Command::Setup(SetupCommand::Change(Box::new(setup))));
    room.counted("2 · Greco", "5,000");
    room.counted("3 · Esposito", "4,000");
    room.posts("1,000", "2,000", "2,000", "Big blind");
    room.keys("K A A F F C K K K K 4 P 4");
    room.shows_words("Busted together: Greco with 5,000, Esposito with 4,000");
    room.key(Key::Enter);
    let (greco, esposito) = (room.entry(2).unwrap(), room.entry(3).unwrap());
    room.key(Key::Enter);
    assert_eq!((room.place(esposito), room.place(greco)), ((4, 4), (5, 5)));
}

#[test]
fn a_hand_that_was_left_by_mistake_is_taken_up_again() {
    let mut room = EventWindow::seated(4).at_hand();
    room.keys("K F F F");
    let over = room.all();
    room.shows_words("Greco takes the pot");
    room.key(Key::N);
    room.shows_words("Next without recording");
    room.key(Key::N);
    room.shows_words("Hand 2");
    room.key(Key::U);
    assert_eq!(room.all(), over, "the hand and what it offers are there again");
    room.key(Key::Enter);
    assert_eq!(room.stack(2), Some(20_100));
    room.key(Key::N);
    room.keys("K F");
    let played = room.rest();
    room.click("Abandon hand");
    room.says_not("Ricci to act");
    room.shows_words("Hand 2 was abandoned and not recorded.");
    room.click("Resume hand 2");
    assert_eq!(room.rest(), played);
}

#[test]
fn a_hand_waits_while_one_looks_elsewhere() {
    let mut room = EventWindow::seated(6).with_a_second_table().at_hand();
    room.keys("K");
    room.raises("600");
    let here = room.rest();
    for tab in [Key::F3, Key::F5, Key::F6, Key::F7, Key::F8, Key::F9, Key::F10] {
        room.key(tab);
    }
    for screen in [Screen::Floor, Screen::Log, Screen::Setup] {
        room.goes(Action::Go(screen));
    }
    room.goes(Action::Go(Screen::Table));
    room.key(Key::F4);
    assert_eq!(room.rest(), here);
    room.goes(Action::SitAt(table(2)));
    room.says_not("1 · Conti");
    room.keys("K");
    let there = room.rest();
    room.goes(Action::SitAt(table(1)));
    assert_eq!(room.rest(), here, "the hand at table 1 goes on");
    room.goes(Action::SitAt(table(2)));
    assert_eq!(room.rest(), there, "and the one at table 2");
}

#[test]
fn a_table_that_is_opened_later_does_not_come_in_between() {
    let mut room = EventWindow::seated(5).with_a_second_table();
    let three = Command::Tables(TableCommand::Break { table: table(1), seed: 1 });
    room.submits(three);
    // The line about a broken table offers its move slips; the break of another table does not.
    room.submits(Command::Tables(TableCommand::Open { tables: vec![table(3)], size: 9 }));
    room.goes(Action::SitAt(table(2)));
    room.key(Key::F4);
    room.keys("K");
    let hand = room.all();
    room.submits(Command::Tables(TableCommand::Open { tables: vec![table(1)], size: 9 }));
    assert_eq!(room.all().lines().count(), hand.lines().count());
    room.shows_words("to act");
    room.says_not("This hand is from table");
}

#[test]
fn a_hand_keeps_the_blinds_it_was_dealt_with() {
    let mut room = EventWindow::seated(4).at_hand();
    room.keys("K");
    room.clock.set(stage::EVENING.after(Span::from_minutes(41)));
    room.harness.run();
    room.shows_words("Esposito to act · 200 to call · raise 400 to 20,000");
    room.keys("F F F");
    room.key(Key::Enter);
    room.key(Key::N);
    room.shows_words("Blinds 200 / 300");
    room.keys("K");
    room.shows_words("Ricci to act · 300 to call · raise 600 to 20,000");
}

/// Checks a move of Ricci to table 2 in the middle of the hand. Gallo comes to the empty seat;
/// neither is counted with the other's chips.
#[test]
fn who_is_moved_in_the_middle_is_not_counted_there() {
    let mut room = EventWindow::seated(6).with_a_second_table().at_hand();
    let third = room.entry(3).unwrap();
    room.keys("K");
    let to = |table, seat| Seat { table, seat: SeatNo::new(seat).unwrap() };
    let gone = TableCommand::Move {
        entry: third,
        to: to(table(2), 9),
        reason: MoveReason::Floor("wanted".into()),
    };
    room.submits(Command::Tables(gone));
    let other = room.tournament().tables().table(table(2)).unwrap();
    let comes = other.entry(SeatNo::new(4).unwrap()).unwrap();
    let come = TableCommand::Move {
        entry: comes,
        to: to(table(1), 3),
        reason: MoveReason::Floor("wanted".into()),
    };
    room.submits(Command::Tables(come));
    room.shows_words("Seat 3: Esposito played this hand; Ricci is there now.");
    room.keys("C F F C");
    for _ in 0..20 {
        if room.mentions("Push the pot") || room.mentions("takes the pot") {
            break;
        }
        room.keys("A");
        room.keys("C");
        room.keys("K");
        room.keys("1");
    }
    room.key(Key::Enter);
    let counted = |entry| room.tournament().counts().of(entry).unwrap().chips;
    assert_eq!((counted(third), counted(comes)), (Chips::new(20_000), Chips::new(20_000)));
}

#[test]
fn a_table_that_is_broken_in_the_middle_says_whose_hand_it_is() {
    let mut room = EventWindow::seated(6).with_a_second_table().at_hand();
    room.goes(Action::SitAt(table(2)));
    room.key(Key::F4);
    room.keys("K");
    room.submits(Command::Tables(TableCommand::Break { table: table(2), seed: 3 }));
    room.shows_words("This hand is from table 2.");
    room.keys("F");
    room.shows_words("takes the pot");
    let before = room.tournament().counts().clone();
    room.key(Key::Enter);
    assert_eq!(*room.tournament().counts(), before, "nobody is counted at another table");
    room.shows_words("1 · Conti");
    room.shows_words("Hand 1");
    room.keys("K");
    room.says_not("This hand is from table");
}

/// Checks another event with another table 1 and other people with the same numbers.
#[test]
fn another_event_does_not_inherit_the_hand() {
    let mut room = EventWindow::seated(4).at_hand();
    room.keys("K F F");
    let time = Box::new(room.clock.clone());
    let (_folder, session) = EventWindow::evening(stage::structure("deep-stack"), 4, time);
    room.harness.state_mut().set_desk(session);
    room.goes(Action::Go(Screen::Table));
    room.key(Key::F4);
    room.says_not("to act");
    room.key(Key::U);
    room.says_not("to act");
    room.shows_words("Hand 1");
}

/// Checks a button put on another seat by hand, so that the record of the hand leaves it in place.
/// The penalty still counts down, by one.
#[test]
fn a_penalty_counts_down_with_every_hand_that_goes_on_record() {
    let mut room = EventWindow::seated(4).at_hand();
    let conti = room.entry(1).unwrap();
    let penalty = Penalty::Rounds(1);
    let note = String::new();
    room.submits(Command::Incidents(IncidentCommand::Penalise { entry: conti, penalty, note }));
    assert_eq!(room.tournament().hands_to_miss(conti), 4);
    room.keys("K F F F");
    room.key(Key::Enter);
    assert_eq!(room.tournament().hands_to_miss(conti), 3);
    room.key(Key::Enter);
    assert_eq!(room.tournament().hands_to_miss(conti), 3, "once for each hand");
    room.taps_plate("3 · Esposito");
    room.click("Button here");
    room.key(Key::Escape);
    room.keys("K F F F");
    room.key(Key::Enter);
    assert_eq!(room.button(), 3);
    assert_eq!(room.tournament().hands_to_miss(conti), 2);
    room.key(Key::Enter);
    super::choose(&mut room, "Game", "Stud");
    room.keys("K K C F F F");
    room.shows_words("takes the pot");
    room.key(Key::Enter);
    assert_eq!(room.tournament().hands_to_miss(conti), 1);
}

#[test]
fn the_bring_in_is_put_in_with_the_ante() {
    let mut room = EventWindow::free().at_hand();
    super::choose(&mut room, "Game", "Stud");
    room.click("Change");
    for (name, amount) in
        [("Small bet", "150"), ("Big bet", "300"), ("Ante", "25"), ("Bring-in", "50")]
    {
        room.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, name).click();
        room.harness.run();
        room.ctrl(Key::A);
        room.types(amount);
    }
    room.click("Done");
    room.shows_words("Ante 25, bring-in 50");
    room.keys("K K");
    room.shows_words("bring-in 50 · complete to 150");
}

/// Checks two penalties. Conti has one of 4 hands when the cards are dealt. Greco is given 3 in the
/// middle of the hand, and plays on. Conti misses one more hand, and Greco's penalty begins with
/// the next.
#[test]
fn a_penalty_begins_with_the_hand_after_it_was_given() {
    let mut room = EventWindow::seated(4).at_hand();
    let (conti, greco) = (room.entry(1).unwrap(), room.entry(2).unwrap());
    let penalise = |entry, hands| {
        let (penalty, note) = (Penalty::Hands(hands), String::new());
        Command::Incidents(IncidentCommand::Penalise { entry, penalty, note })
    };
    room.submits(penalise(conti, 4));
    let said = "misses 4 hands: dealt in, posts blinds, hand is killed";
    room.shows_words(&format!("Conti {said}"));
    room.keys("K");
    room.says_not(said);
    room.keys("F F");
    room.shows_words(&format!("Conti {said}"));
    room.keys("U");
    room.clock.set(stage::EVENING.after(Span::from_secs(30)));
    room.submits(penalise(greco, 3));
    room.keys("F F");
    room.key(Key::Enter);
    let left =
        |room: &EventWindow| [conti, greco].map(|entry| room.tournament().hands_to_miss(entry));
    assert_eq!((room.button(), left(&room)), (4, [3, 3]));
    room.shows_words("Recorded");
    room.key(Key::N);
    room.keys("K F F F");
    room.key(Key::Enter);
    assert_eq!((room.button(), left(&room)), (1, [2, 2]));
}

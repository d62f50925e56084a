//! Seats drawn with cards, by keys and by taps (rules.md §2.8, seed 004).

use bottone::{
    base::{
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    tournament::{
        Command,
        entries::{Entrant, EntryCommand, EntryId},
        history::audit,
        tables::{ButtonState, SeatWish, TableCommand},
    },
    ui_frame::action::Action,
};
use egui::Key;

use crate::stage::room::{EventWindow, NAMES};

fn asks(room: &mut EventWindow, action: Action) {
    room.harness.state_mut().request(action);
    room.harness.run();
}

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

/// Returns the entries at table 1 by seat, as indices of the list of entries.
fn sitting(room: &EventWindow, at: u16) -> Vec<u32> {
    let seats = SeatNo::up_to(9);
    let of = room.tournament().tables().table(table(at)).unwrap();
    seats.filter_map(|seat| of.entry(seat).map(EntryId::get)).collect()
}

/// Checks the vector of §2.8: P1 Q, P2 9, P3 A, P4 10, P5 K, P6 J; dealer P3, then P5, P1, P6, P4,
/// P2.
#[test]
fn one_card_each_typed_and_taken_back_in_one() {
    let mut room = EventWindow::seated(6);
    let before = sitting(&room, 1);
    asks(&mut room, Action::DrawByCards(Some(table(1))));
    assert!(room.mentions("Conti draws a card"));
    for (typed, left) in [("q", 5), ("9", 4), ("A", 3), ("x", 3), ("9", 3), ("1", 2), ("k", 1)] {
        room.types(typed);
        let cards = ["ace", "king", "queen", "jack", "ten", "nine"];
        let there = cards.iter().filter(|card| room.reads(&format!("{card} of hearts"))).count();
        assert_eq!(there, left, "after {typed}");
    }
    room.types("9");
    assert!(room.mentions("listed twice: nine"), "the nine is Greco's already");
    room.key(Key::Backspace);
    room.types("k");
    room.types("j");
    assert!(room.mentions("All seats drawn"));
    assert_eq!(sitting(&room, 1), before, "nothing is on record yet");
    room.key(Key::Enter);
    assert_eq!(sitting(&room, 1), [3, 5, 1, 6, 4, 2]);
    let drawn = room.tournament().tables().table(table(1)).unwrap().button();
    assert!(matches!(drawn, ButtonState::Drawn { seat, .. } if seat.get() == 1));
    let session = room.app().desk().unwrap();
    assert_eq!(audit(session.beginning(), session.records(), |_, _| ()), Ok(()));
    room.ctrl(Key::Z);
    assert_eq!(sitting(&room, 1), before);
}

/// Checks two packets: seats 1 to 4 have Q A J K. The players draw K Q A J, and the third draws the
/// ace.
#[test]
fn two_packets_by_taps_without_an_event() {
    let mut room = EventWindow::free();
    room.key(Key::F7);
    room.click("Draw by cards…");
    room.click("Two packets");
    room.fill("Players, separated by commas", "Anna, Bruno, Carla, Dario");
    let ranks = [
        ["queen", "ace", "jack", "king"],
        ["king", "queen", "ace", "jack"],
        ["queen", "jack", "ace", "king"],
    ];
    let asked = ["Card at seat 1", "Anna draws a card", "Anna draws for the deal"];
    for (round, asks) in ranks.iter().zip(asked) {
        assert!(room.mentions(asks), "{asks}");
        for rank in round {
            room.click(&format!("{rank} of hearts"));
        }
    }
    room.click("Seat players");
    // The queen lies at seat 1: Bruno. The ace at 2: Carla. The jack at 3: Dario. The king at 4:
    // Anna.
    for name in ["1 · Bruno", "2 · Carla", "3 · Dario", "4 · Anna"] {
        assert!(room.reads(name), "{name}");
    }
    room.key(Key::Enter);
    assert!(room.mentions("Seat 2 (Carla) deals"), "Carla drew the ace");
    room.click("Italiano");
    room.click("Metti da parte");
    assert!(room.reads("Sorteggio con le carte…"));
}

/// Checks two tables: each player first draws a table, with five and four chairs, and then a seat
/// there.
#[test]
fn several_tables_are_drawn_in_two_steps() {
    let mut room = EventWindow::seated(7);
    let open = TableCommand::Open { tables: vec![table(2)], size: 6 };
    asks(&mut room, Action::Submit(Command::Tables(open)));
    for name in ["Fontana", "Serra"] {
        let person = Person { family: name.to_owned(), ..Person::default() };
        let enter = EntryCommand::Enter { who: vec![Entrant::New(person)], seat: SeatWish::Later };
        asks(&mut room, Action::Submit(Command::Entries(enter)));
    }
    asks(&mut room, Action::DrawByCards(None));
    assert!(room.mentions(&format!("{} draws a table", NAMES[0])));
    for typed in ["k", "a", "k", "a", "k", "a", "k", "a"] {
        room.types(typed);
    }
    // Four kings are drawn, so the last player gets an ace's table.
    assert!(!room.reads("king of hearts") && room.mentions("Serra draws a table"));
    room.types("a");
    assert!(room.mentions("Table 1"));
    for typed in ["t", "j", "q", "k", "a"] {
        room.types(typed);
    }
    assert!(room.mentions("Table 2"));
    for typed in ["k", "q", "a", "j"] {
        room.types(typed);
    }
    room.key(Key::Enter);
    // Aces: entries 2, 4, 6, 8, 9. Kings: 1, 3, 5, 7.
    assert_eq!(sitting(&room, 1), [9, 8, 6, 4, 2]);
    assert_eq!(sitting(&room, 2), [5, 1, 3, 7]);
    let session = room.app().desk().unwrap();
    assert_eq!(audit(session.beginning(), session.records(), |_, _| ()), Ok(()));
}

/// Checks more tables than ranks: a rank is typed with its suit after it. The cards to take out of
/// the decks are listed before.
#[test]
fn a_whole_room_is_drawn_by_rank_and_suit() {
    let mut room = EventWindow::seated(9);
    let open = TableCommand::Open { tables: (2..=14).map(table).collect(), size: 2 };
    asks(&mut room, Action::Submit(Command::Tables(open)));
    let who = |n| Entrant::New(Person { family: format!("Sala {n}"), ..Person::default() });
    let enter = EntryCommand::Enter { who: (0..19).map(who).collect(), seat: SeatWish::Later };
    asks(&mut room, Action::Submit(Command::Entries(enter)));
    asks(&mut room, Action::DrawByCards(None));
    assert!(room.mentions("from 2 decks: A♥×2 K♥×2") && room.mentions("2♥×2 A♠×2"));
    assert!(room.mentions("For a table of 2: A–K of one suit."));
    for letter in ["a", "s", "a", "s", "a", "s"] {
        room.types(letter);
    }
    assert!(room.mentions("listed twice"), "the ace of spades was turned twice before");
    for letter in ["a", "h", "a", "h"] {
        room.types(letter);
    }
    for rank in ["k", "q", "j", "t", "9", "8", "7", "6", "5", "4", "3", "2"] {
        room.types(rank);
        room.types(rank);
    }
    assert!(room.mentions("Table 1"));
    for _ in 0..14 {
        room.types("k");
        room.types("a");
    }
    room.key(Key::Enter);
    assert_eq!(room.tournament().waiting().count(), 0);
    assert!((1..=14).all(|at| sitting(&room, at).len() == 2));
    let session = room.app().desk().unwrap();
    assert_eq!(audit(session.beginning(), session.records(), |_, _| ()), Ok(()));
}

/// Checks that an impossible draw is refused without effect.
#[test]
fn seats_that_cannot_be_are_refused() {
    let room = EventWindow::seated(4);
    let t = room.tournament();
    let at = |number: u8| Seat { table: table(1), seat: SeatNo::new(number).unwrap() };
    let entry = |seat: u8| room.entry(seat).unwrap();
    let cases = [
        (vec![], vec![]),
        (vec![(entry(1), at(2))], vec![]),
        (vec![(entry(1), at(5)), (entry(1), at(6))], vec![]),
        (vec![(entry(1), at(5)), (entry(2), at(5))], vec![]),
        (vec![(entry(1), at(10))], vec![]),
        (vec![(entry(1), at(2)), (entry(2), at(1))], vec![at(3)]),
        (vec![(entry(1), at(2)), (entry(2), at(1))], vec![at(1), at(2)]),
    ];
    for (seats, dealers) in cases {
        let command = Command::Tables(TableCommand::SitAsDrawn { seats, dealers });
        assert!(t.decide(&command, crate::stage::EVENING, None).is_err(), "{command:?}");
    }
    let swap = vec![(entry(1), at(2)), (entry(2), at(1))];
    let swap = Command::Tables(TableCommand::SitAsDrawn { seats: swap, dealers: vec![at(2)] });
    assert!(t.decide(&swap, crate::stage::EVENING, None).is_ok());
}

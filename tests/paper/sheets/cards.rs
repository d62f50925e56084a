//! Tests of seat cards and move slips.

use bottone::{
    base::{person::Person, seat::SeatNo},
    i18n::Language,
    rules::{
        button::Positions,
        seating::{Cause, MoveFacts},
    },
    session::Desk as _,
    tournament::{
        Command,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand},
        papers::{
            Scope,
            SheetKind::{MoveSlips, SeatCards},
        },
        setup::Setup,
        tables::{MoveReason, SeatWish, TableCommand},
    },
    view::sheet::PaperCard,
    vocabulary::words,
};

use crate::{
    sheets::tables::{cards_of, figures, number, person, seat, setup, structure},
    stage::{self, Room},
};

fn texts(card: &PaperCard) -> Vec<&str> {
    let lines = card.lines.iter().map(String::as_str);
    [card.event.as_str(), &card.kind, &card.name].into_iter().chain(lines).collect()
}

#[test]
fn a_seat_card_is_the_receipt_too_and_says_nothing_private() {
    let mut room = Room::with_tables(&[4, 12]);
    let diego = Person {
        country: "IT".to_owned(),
        card: "IT-004417".to_owned(),
        note: "pays in large notes".to_owned(),
        ..person("Caruso", "Diego")
    };
    let first = room.enters(diego, Some(seat(12, 9)));
    let other = room.enters(person("Fabbri", "Nicolò"), Some(seat(12, 8)));
    room.entries(EntryCommand::Bust { out: vec![(first, None)] });
    room.minutes_later(130);
    let who = room.session.tournament().entries().players().next().unwrap().0;
    let again =
        EntryCommand::Enter { who: vec![Entrant::Known(who)], seat: SeatWish::At(seat(4, 9)) };
    let record = room.does(Command::Entries(again));
    let cards = room.cards(SeatCards, &Scope::All);
    let [card, nicolo] = cards.as_slice() else { panic!("{cards:?}") };
    assert_eq!(
        (nicolo.name.as_str(), nicolo.left.as_str()),
        ("Fabbri, Nicolò", "1st entry · 30,000 chips")
    );
    assert_eq!(room.cards(SeatCards, &Scope::Entries(vec![other])), cards[1..]);
    let at = room.session.now();
    let date = words::date(Language::English, at);
    assert_eq!(
        texts(card),
        [
            "Autumn Main Event · Day 1B",
            "Seat card",
            "Caruso, Diego",
            "Buy-in €110 (100+10)",
            "IT · card …417 · entry 3",
            &format!("{date} · cashier Ann"),
        ]
    );
    assert_eq!(figures(card), "Table 4 | Seat 9");
    assert_eq!(card.left, "2nd entry · 30,000 chips");
    assert_eq!(card.right, format!("{} · {record:04}", words::time_of_day(at)));
    assert_eq!((card.mark.as_str(), card.instead.as_str()), ("", "Entry 3"));
    let italian = cards_of(room.job(Language::Italian, SeatCards, &Scope::All));
    assert_eq!(figures(&italian[0]), "Tavolo 4 | Posto 9");
    assert_eq!(italian[0].left, "2ª iscrizione · 30.000 fiches");
    assert_eq!(italian[0].lines[0], "Buy-in €110 (100+10)");
    assert!(italian[0].lines[1].ends_with("tessera …417 · iscrizione 3"), "{italian:?}");
}

/// Before the draw, the order of entry gives no seat, so there is no card to hand out.
#[test]
fn before_the_draw_there_is_no_seat_card_and_the_reason_names_the_draw() {
    let mut room = Room::with_tables(&[1]);
    let entry = room.enters(person("Rossi", "Ada"), None);
    assert!(room.job(Language::English, SeatCards, &Scope::All).is_empty());
    assert!(room.job(Language::English, SeatCards, &Scope::Entries(vec![entry])).is_empty());
    let why =
        |language| bottone::view_paper::sheets::empty_reason(language, SeatCards, &Scope::All);
    assert_eq!(why(Language::English), "No player has a seat yet: draw seats first");
    assert_eq!(
        why(Language::Italian),
        "Nessun giocatore ha ancora un posto: prima sorteggia i posti"
    );
}

#[test]
fn a_short_number_of_a_card_is_never_shown_whole() {
    let shown =
        [("", ""), ("7", ""), ("42", "card …2"), ("417", "card …7"), ("004417", "card …417")];
    for (card, line) in shown {
        let mut room = Room::with_tables(&[1]);
        room.enters(Person { card: card.to_owned(), ..person("Rossi", "Ada") }, Some(seat(1, 1)));
        let cards = room.cards(SeatCards, &Scope::All);
        let mut parts = cards[0].lines.iter().flat_map(|line| line.split(" · "));
        assert_eq!(
            parts.find(|parts| parts.starts_with("card")).unwrap_or_default(),
            line,
            "{card}"
        );
    }
}

#[test]
fn what_was_bought_later_is_not_on_the_card_of_the_entry() {
    let mut room = Room::open(stage::setup(1), structure());
    room.tables(TableCommand::Open { tables: vec![number(1)], size: 6 });
    let entry = room.enters(person("Rossi", "Ada"), Some(seat(1, 1)));
    let before = room.cards(SeatCards, &Scope::All);
    room.does(Command::Clock(ClockCommand::Start));
    room.entries(EntryCommand::Rebuy { entry });
    assert_eq!(room.cards(SeatCards, &Scope::All), before);
    assert_eq!(before[0].left, "1st entry · 30,000 chips");
    assert_eq!(before[0].lines[0], "Buy-in €110 (100+10)");
}

#[test]
fn what_is_free_has_no_price_and_what_has_one_part_has_no_parts() {
    for (price, line) in [("0", None), ("50", Some("Buy-in €50"))] {
        let mut room = Room::open(Setup { buy_in: stage::buy_in(price), ..setup() }, structure());
        room.tables(TableCommand::Open { tables: vec![number(1)], size: 9 });
        room.enters(person("Rossi", "Ada"), Some(seat(1, 1)));
        let cards = room.cards(SeatCards, &Scope::All);
        let price_line = cards[0].lines.iter().find(|line| line.contains("Buy-in"));
        assert_eq!(price_line.map(String::as_str), line);
    }
}

#[test]
fn a_receipt_keeps_its_number_whatever_is_taken_back_between() {
    let mut room = Room::with_tables(&[1]);
    room.enters(person("Rossi", "Ada"), Some(seat(1, 1)));
    room.enters(person("Verdi", "Ugo"), Some(seat(1, 2)));
    room.session.undo().unwrap();
    room.enters(person("Bruni", "Pia"), Some(seat(1, 2)));
    let rights: Vec<String> =
        room.cards(SeatCards, &Scope::All).into_iter().map(|card| card.right).collect();
    let number = |right: &String| right.rsplit(' ').next().unwrap().to_owned();
    // The table was opened in record 0; the undo was record 3.
    assert_eq!(rights.iter().map(number).collect::<Vec<_>>(), ["0001", "0004"]);
}

#[test]
fn who_waits_for_a_seat_has_the_place_on_the_list() {
    let mut room = Room::with_tables(&[1]);
    let sits = room.enters(person("Rossi", "Ada"), Some(seat(1, 1)));
    let [first, second] = ["Ugo", "Pia"].map(|given| room.enters(person("Verdi", given), None));
    let cards = room.cards(SeatCards, &Scope::All);
    let said: Vec<_> = cards.iter().map(|card| (card.name.clone(), figures(card))).collect();
    let expected = [
        ("Rossi, Ada", "Table 1 | Seat 1"),
        ("Verdi, Ugo", "On the waiting list 1"),
        ("Verdi, Pia", "On the waiting list 2"),
    ];
    assert_eq!(said, expected.map(|(name, where_to)| (name.to_owned(), where_to.to_owned())));
    assert_eq!(cards[1].kind, "Waiting for a seat");
    let names = |scope| {
        let cards = room.cards(SeatCards, &scope);
        cards.into_iter().map(|card| card.name).collect::<Vec<_>>()
    };
    assert_eq!(names(Scope::Tables(vec![number(1)])), ["Rossi, Ada"]);
    assert_eq!(names(Scope::Tables(vec![number(2)])), [""; 0]);
    assert_eq!(names(Scope::Entries(vec![second, sits])), ["Rossi, Ada", "Verdi, Pia"]);
    let _ = first;
}

#[test]
fn the_second_card_to_the_same_seat_is_a_copy() {
    let mut room = Room::with_tables(&[1, 2]);
    let here = room.fills(1, 2);
    let marks = |room: &Room| {
        let cards = room.cards(SeatCards, &Scope::All);
        cards.into_iter().map(|card| card.mark).collect::<Vec<_>>()
    };
    assert_eq!(marks(&room), ["", ""]);
    room.prints(SeatCards, Scope::Entries(vec![here[0]]));
    assert_eq!(marks(&room), ["Copy", ""]);
    room.prints(SeatCards, Scope::All);
    assert_eq!(marks(&room), ["Copy", "Copy"]);
    room.moves(here[1], seat(2, 5), "");
    let now = words::time_of_day(room.session.now());
    assert_eq!(marks(&room), ["Copy".to_owned(), format!("Replaces the one from {now}")]);
    let italian = cards_of(room.job(Language::Italian, SeatCards, &Scope::All));
    assert_eq!(italian[0].mark, "Copia");
}

/// Names on the slips, with an asterisk on copies.
fn slips(room: &Room, scope: &Scope) -> Vec<String> {
    let slips = room.cards(MoveSlips, scope);
    let name = |slip: PaperCard| {
        let copy = if slip.mark.is_empty() { "" } else { "*" };
        format!("{}{copy}", slip.name)
    };
    slips.into_iter().map(name).collect()
}

#[test]
fn a_slip_says_from_where_to_where_and_why() {
    let mut room = Room::with_tables(&[3, 9]);
    let there = room.fills(3, 8);
    room.fills(9, 2);
    room.moves(there[6], seat(9, 3), "wheelchair");
    let why = MoveFacts {
        cause: Cause::Uneven { turn: 0 },
        players_from: 7,
        players_to: 3,
        big_blind_in: Some(0),
        moved: 0,
    };
    let to = seat(9, 4);
    room.tables(TableCommand::Move { entry: there[5], to, reason: MoveReason::Balance(why) });
    let one = room.cards(MoveSlips, &Scope::Entries(vec![there[6]]));
    assert_eq!(texts(&one[0])[..3], ["Autumn Main Event · Day 1B", "Move", "T3, G"]);
    assert_eq!(figures(&one[0]), "From 3·7 | Table 9 | Seat 3");
    assert!(one[0].figures[0].faint && !one[0].figures[1].faint);
    assert_eq!(one[0].lines[0], "wheelchair");
    assert_eq!(one[0].right, format!("{} · M1", words::time_of_day(room.session.now())));
    let two = room.cards(MoveSlips, &Scope::Entries(vec![there[5]]));
    assert!(two[0].left.starts_with("Balance"), "{two:?}");
    assert!(two[0].lines[0].contains("The next big blind at T3"), "{two:?}");
    assert!(two[0].right.ends_with(" · M2"), "{two:?}");
    let italian = cards_of(room.job(Language::Italian, MoveSlips, &Scope::Entries(vec![there[5]])));
    assert_eq!(figures(&italian[0]), "Da 3·6 | Tavolo 9 | Posto 4");
    assert!(italian[0].left.starts_with("Bilanciamento"), "{italian:?}");
}

#[test]
fn a_slip_tells_what_the_first_hand_brings_until_it_is_dealt() {
    let sit = |button, small, big| {
        let [button, small, big] = [button, small, big].map(|seat| SeatNo::new(seat).unwrap());
        Positions { button, small, big }
    };
    // Players sit in 1, 2, 3, 6 and 7; these are the positions of the previous hand.
    let cases = [
        (sit(6, 7, 1), 9, "Move · waits until the button has passed"),
        (sit(6, 7, 1), 4, "Move"),
        (sit(7, 1, 2), 4, "Move"),
        (sit(2, 3, 6), 4, "Move · waits until the button has passed"),
        (sit(1, 2, 3), 4, "Move · posts the big blind next hand"),
        (sit(1, 2, 3), 5, "Move · posts the big blind next hand"),
    ];
    for (positions, to, said) in cases {
        let mut room = Room::with_tables(&[1, 2]);
        for place in [1, 2, 3, 6, 7] {
            room.enters(person("Rossi", &place.to_string()), Some(seat(2, place)));
        }
        let mover = room.fills(1, 3)[0];
        room.does(Command::Clock(ClockCommand::Start));
        let seen = TableCommand::Button { table: number(2), positions, reason: None };
        room.tables(seen);
        room.moves(mover, seat(2, to), "");
        let slip = &room.cards(MoveSlips, &Scope::All)[0];
        assert_eq!(slip.left, said, "{positions:?} {to}");
        assert!(slip.lines[0].starts_with("Next hand: button on seat "), "{slip:?}");
        room.tables(TableCommand::Hands { table: number(2), hands: 1, stud: false });
        let slip = &room.cards(MoveSlips, &Scope::All)[0];
        assert_eq!((slip.left.as_str(), slip.lines.len()), ("Move", 0), "{positions:?} {to}");
    }
}

#[test]
fn where_no_one_knows_the_button_no_slip_speaks_of_it() {
    let mut room = Room::with_tables(&[1, 2]);
    room.fills(2, 4);
    let mover = room.fills(1, 3)[0];
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(30);
    room.moves(mover, seat(2, 7), "");
    let slip = &room.cards(MoveSlips, &Scope::All)[0];
    assert_eq!((slip.left.as_str(), slip.lines.len()), ("Move", 0));
}

#[test]
fn the_slips_of_a_break_are_those_of_the_table_that_broke() {
    let mut room = Room::with_tables(&[1, 2, 5]);
    let first = room.fills(1, 4);
    room.fills(2, 4);
    room.fills(5, 3);
    room.moves(first[0], seat(2, 9), "");
    room.tables(TableCommand::Break { table: number(5), seed: 7 });
    let mut broken = slips(&room, &Scope::Tables(vec![number(5)]));
    broken.sort();
    assert_eq!(broken, ["T5, A", "T5, B", "T5, C"]);
    assert_eq!(slips(&room, &Scope::All).len(), 3, "the last act");
    // Players can also be selected by the table they came to: the shortest took all three.
    assert_eq!(slips(&room, &Scope::Tables(vec![number(1)])).len(), 3);
    assert_eq!(slips(&room, &Scope::Tables(vec![number(2)])), ["T1, A"]);
    assert_eq!(slips(&room, &Scope::Tables(vec![number(2), number(5)])).len(), 4);
    let cards = room.cards(MoveSlips, &Scope::Tables(vec![number(5)]));
    assert!(cards.iter().all(|card| card.left.starts_with("Table 5 broke")), "{cards:?}");
}

#[test]
fn slips_for_all_are_the_moves_since_the_last_time() {
    let mut room = Room::with_tables(&[1, 2, 3]);
    let here = room.fills(1, 6);
    room.fills(2, 2);
    assert_eq!(slips(&room, &Scope::All), [""; 0], "nobody was moved");
    room.moves(here[0], seat(2, 5), "");
    room.moves(here[1], seat(2, 6), "");
    assert_eq!(slips(&room, &Scope::All), ["T1, B"], "never printed: the last act");
    let before = room.fingerprint(MoveSlips, &Scope::All);
    room.prints(MoveSlips, Scope::All);
    assert_eq!(slips(&room, &Scope::All), ["T1, B*"]);
    assert_eq!(room.fingerprint(MoveSlips, &Scope::All), before, "the same slips again");
    room.moves(here[2], seat(3, 1), "");
    room.moves(here[3], seat(3, 2), "");
    room.moves(here[4], seat(3, 3), "");
    assert_eq!(slips(&room, &Scope::All), ["T1, C", "T1, D", "T1, E"]);
    // One of them had a slip of their own, one stays, one is out.
    room.prints(MoveSlips, Scope::Entries(vec![here[2]]));
    assert_eq!(slips(&room, &Scope::All), ["T1, D", "T1, E"]);
    assert_eq!(slips(&room, &Scope::Entries(vec![here[2]])), ["T1, C*"]);
    room.moves(here[3], seat(2, 8), "");
    let slip = room.cards(MoveSlips, &Scope::All);
    assert_eq!(figures(&slip[1]), "From 3·2 | Table 2 | Seat 8");
    room.entries(EntryCommand::Bust { out: vec![(here[4], None)] });
    assert_eq!(slips(&room, &Scope::All), ["T1, D"]);
    room.prints(MoveSlips, Scope::All);
    room.moves(here[5], seat(3, 9), "");
    room.session.undo().unwrap();
    assert_eq!(slips(&room, &Scope::All), ["T1, D*"], "the last batch once more");
}

#[test]
fn a_redraw_moves_everybody() {
    let mut room = Room::with_tables(&[1, 2]);
    room.fills(1, 5);
    room.fills(2, 4);
    room.tables(TableCommand::Redraw { tables: vec![number(1)], size: 9, seed: 3 });
    let cards = room.cards(MoveSlips, &Scope::All);
    assert_eq!(cards.len(), 9);
    for card in &cards {
        assert!(card.left.starts_with("Redraw"), "{card:?}");
        assert!(card.lines[0].starts_with("Next hand: button on seat "), "{card:?}");
    }
    let posts = |what: &str| cards.iter().filter(|card| card.left.ends_with(what)).count();
    assert_eq!(posts("posts the big blind next hand"), 1);
    assert_eq!(posts("posts the small blind next hand"), 1);
    assert_eq!(posts("has the button next hand"), 1);
}

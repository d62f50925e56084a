//! The last hands of a day (WSOP 2026 tournament rule 125), and the draw for the next.

use super::*;
use crate::draw::{published, seal, secret};
use bottone::{
    base::person::Person,
    proof::{DrawFault, DrawSubject, Sealing, replay},
    rules::{
        floor::{last_hand_card, last_hands},
        seating,
    },
    session::Desk as _,
    tournament::{
        bags::{BagCommand, Bagging},
        clock::ClockStatus,
        counts::{Age, CountCommand, StackCount as Stack},
        entries::Entrant,
        history::{self, RowStart},
        tables::SeatWish,
    },
    view::todo::{TaskAct, tasks},
};

/// Returns the entries at this table with their stacks.
fn stacks(room: &Room, number: u16) -> Vec<(EntryId, Chips)> {
    let here = room.t().tables().table(table(number)).unwrap();
    here.entries().map(|(_, entry)| (entry, Chips::new(10_000))).collect()
}

fn bags(room: &mut Room) {
    for number in 1..=4 {
        let first = room.t().bags().next_number();
        let all = (first..).zip(stacks(room, number));
        let bag = |(bag, (entry, chips))| Bagging { entry, bag, chips, pieces: Vec::new() };
        let bags = all.map(bag).collect();
        room.does(Command::Bags(BagCommand::Seal { table: table(number), bags }));
    }
}

/// Checks that every record, decided again, gives the same result.
fn is_sound(room: &Room) {
    let (beginning, records) = (room.session.beginning(), room.session.records());
    assert_eq!(history::audit(beginning, records, |_, _| {}), Ok(()));
}

fn first_task(room: &Room, begins: &str) -> Option<TaskAct> {
    let (t, at) = (room.t(), room.now());
    let all = tasks(Language::English, t, &t.seating_plan(at), at);
    let task = all.into_iter().find(|task| task.title.starts_with(begins))?;
    Some(task.steps[0].act.clone())
}

/// Checks the ranks: 3 to 7 at tables of nine, 2 to 5 at others; each comes up, and no others.
#[test]
fn the_card_says_how_many_hands() {
    for (seats, ranks) in [(9, 3..=7), (8, 2..=5), (6, 2..=5), (10, 2..=5)] {
        assert_eq!(last_hands(seats), ranks, "tables of {seats}");
        let drawn: std::collections::BTreeSet<u8> =
            (0..200).map(|seed| last_hand_card(seats, seed)).collect();
        assert!(drawn.into_iter().eq(ranks), "tables of {seats}");
    }
}

/// Checks that the list proposes it with 13 minutes left of the day, at four tables and more.
#[test]
fn it_is_proposed_at_the_end_of_a_day() {
    for (tables, minutes, proposed) in
        [(4, 60 + 46, false), (4, 60 + 48, true), (3, 60 + 48, false), (4, 30, false)]
    {
        let mut room = Room::near_the_money(setup(BustRanking::Shared), &vec![5; tables], &[50; 3]);
        room.minutes_later(minutes);
        let act = first_task(&room, "Day ends");
        assert_eq!(
            act,
            proposed.then_some(TaskAct::ShowBoard),
            "{tables} tables, {minutes} minutes"
        );
        room.does(hands(HandsCommand::LastHands { card: LastCard::Turned(3) }));
        assert_eq!(first_task(&room, "Day ends"), None);
    }
}

#[test]
fn each_table_counts_down_and_then_everybody_draws() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[5, 5, 5, 5], &[50; 3]);
    room.minutes_later(110);
    for wrong in [0, 11] {
        let card = LastCard::Turned(wrong);
        assert_eq!(room.refused(hands(HandsCommand::LastHands { card })), Refusal::NotUnderstood);
    }
    let drawn = (0..200).find(|seed| last_hand_card(9, *seed) == 3).unwrap();
    room.does(hands(HandsCommand::LastHands { card: LastCard::Drawn(drawn) }));
    let kind = BoardKind::Last { hands: 3, seed: Some(drawn) };
    assert_eq!(room.t().hands().board().unwrap().kind, kind);
    assert_eq!(room.t().clock().read(room.now()).state, ClockStatus::Paused);
    assert_eq!(room.board().prompt.say, "3 more hands at every table, then stop.");
    assert_eq!(room.refused(report(1, TableProgress::AllIn)), Refusal::NotUnderstood);
    for left in ["2 hands left", "1 hand left", "Done"] {
        room.does(report(1, TableProgress::Done));
        assert_eq!(room.board().tiles[0].state, left);
    }
    assert_eq!(room.refused(report(1, TableProgress::Done)), Refusal::NothingToDo);
    // A hand reported too many is taken back.
    room.does(report(1, TableProgress::Plays));
    assert_eq!(room.board().tiles[0].state, "1 hand left");
    room.does(report(1, TableProgress::Done));
    assert_eq!(room.board().tiles[3].note, "3 hands behind");
    // A bust ranks by its time, as usual.
    room.does(bust(6));
    for number in 2..=4 {
        for _ in 0..3 {
            room.does(report(number, TableProgress::Done));
        }
    }
    let view = room.board();
    assert!(view.over);
    assert_eq!(view.next_task, None, "the end of the day is announced first");
    room.stands_up();
    let left = room.left_on_the_clock();
    let end = hands(HandsCommand::End { played: true, day: true });
    room.does(end.clone());
    assert!(room.t().hands().board().is_none(), "the day is over");
    let reading = room.t().clock().read(room.now());
    assert_eq!((reading.row, reading.state), (3, ClockStatus::DayOver), "{left:?} was not played");
    assert_eq!(room.t().breach(), None);
    // The hands are played: the bags follow, and then the seats.
    assert!(room.t().is_bagging(room.now()));
    assert_eq!(first_task(&room, "Draw seats"), None);
    bags(&mut room);
    let Some(TaskAct::Redraw { tables, size }) = first_task(&room, "Draw seats") else {
        panic!("no draw of seats")
    };
    assert_eq!((tables.len(), size), (3, 9), "nineteen players");
    room.does(Command::Tables(TableCommand::Redraw { tables, size, seed: 7 }));
    assert_eq!(first_task(&room, "Draw seats"), None, "everybody has a seat for the next day");
    assert_eq!(room.t().bags().all().len(), 19);
    is_sound(&room);
    room.does(Command::Clock(ClockCommand::Start));
    assert_eq!(room.t().clock().read(room.now()).row, 3);
}

/// Checks that the rest of the level is dropped after its last hands. If they are broken off, it is
/// played.
#[test]
fn the_clock_goes_to_the_end_of_the_day_with_the_last_hands() {
    let last = |room: &mut Room, minutes| {
        room.minutes_later(minutes);
        room.does(hands(HandsCommand::LastHands { card: LastCard::Turned(1) }));
        room.seconds_later(90);
        for number in 1..=4 {
            room.does(report(number, TableProgress::Done));
        }
    };
    let begun = || Room::near_the_money(setup(BustRanking::Shared), &[5, 5, 5, 5], &[50; 3]);
    let end = |played, day| hands(HandsCommand::End { played, day });
    let mut room = begun();
    last(&mut room, 110);
    assert_eq!(room.refused(end(false, true)), Refusal::NotUnderstood, "broken off");
    let left = room.left_on_the_clock();
    // A stack counted while other tables still played is valid.
    let row = |(entry, chips)| Stack { entry, chips, pieces: Vec::new() };
    let rows = stacks(&room, 2).into_iter().map(row).collect();
    room.does(Command::Counts(CountCommand::Sheet { table: table(2), rows }));
    room.seconds_later(90);
    room.does(end(true, true));
    let (t, at) = (room.t(), room.now());
    assert_eq!(t.clock().read(at).state, ClockStatus::DayOver);
    assert_eq!(t.age_of_sheet(table(2), at), Some(Age::Fresh));
    let starts = history::starts(
        room.session.beginning(),
        room.session.records(),
        room.session.ledger(),
        at,
    );
    assert_eq!(starts[2..], [RowStart::At(at), RowStart::After(Span::ZERO)]);
    room.session.undo().unwrap();
    assert_eq!(room.left_on_the_clock(), left);
    room.does(end(false, false));
    let reading = room.t().clock().read(room.now());
    assert_eq!((reading.row, reading.left, reading.state), (1, left, ClockStatus::Paused));
    // No day ends after the first level.
    let mut room = begun();
    last(&mut room, 50);
    let left = room.left_on_the_clock();
    room.does(end(true, true));
    let reading = room.t().clock().read(room.now());
    assert_eq!((reading.row, reading.left, reading.state), (0, left, ClockStatus::Paused));
}

/// Checks that the card is drawn from the sealed secret, published, and made again from the text
/// alone.
#[test]
fn the_card_that_is_drawn_is_published() {
    for (number, seats) in [(1, 9), (2, 8), (3, 6), (4, 9)] {
        let setup = Setup { seats, ..setup(BustRanking::Shared) };
        let mut room = Room::near_the_money(setup, &[5, 5, 5, 5], &[50; 3]);
        seal(&mut room.session, number);
        room.minutes_later(110);
        room.does(hands(HandsCommand::LastHands { card: LastCard::Proven(5) }));
        let Some(BoardKind::Last { hands: drawn, seed: Some(seed) }) =
            room.t().hands().board().map(|board| board.kind)
        else {
            panic!("no last hands")
        };
        assert_ne!(seed, 5, "the seed comes of the secret");
        assert_eq!(drawn, last_hand_card(seats, seed));
        let text = published(&*room.session).text;
        assert!(text.contains(&format!(" {seed} {seats}\ncard {drawn}\nend\n")), "{text}");
        let verdict = replay(&text, &[secret(number)]).unwrap();
        let card = verdict.draws.last().unwrap();
        assert_eq!((card.subject, card.sealing), (DrawSubject::LastHands(seats), Sealing::Kept));
        assert!(verdict.is_valid(), "{verdict:?}");
        // Undone and drawn again it is the same card, and another card is detected.
        room.session.undo().unwrap();
        room.does(hands(HandsCommand::LastHands { card: LastCard::Proven(9) }));
        let kind = BoardKind::Last { hands: drawn, seed: Some(seed) };
        assert_eq!(room.t().hands().board().unwrap().kind, kind);
        let forged = text.replace(&format!("card {drawn}\n"), "card 9\n");
        let wrong = replay(&forged, &[]).unwrap().draws.last().unwrap().wrong;
        assert_eq!(wrong, Some(DrawFault::LastHands(drawn)));
    }
    // A card drawn before such draws were published is not one of them.
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[5, 5, 5, 5], &[50; 3]);
    let before = published(&*room.session).text;
    room.does(hands(HandsCommand::LastHands { card: LastCard::Drawn(5) }));
    assert_eq!(published(&*room.session).text, before);
}

/// Checks that a day can end on the bubble: each table plays its own last hands then.
#[test]
fn last_hands_end_hand_for_hand() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[5, 5], &[50; 9]);
    room.does(together());
    room.does(hands(HandsCommand::LastHands { card: LastCard::Turned(4) }));
    assert!(room.t().entries().hand_for_hand().began().is_none());
    assert_eq!(room.t().hands().board().unwrap().kind, BoardKind::Last { hands: 4, seed: None });
    assert!(!room.t().clock().runs(room.now()));
    room.stands_up();
}

/// Checks WSOP 2026 tournament rule 125: no new player is seated, none is moved, and no table
/// breaks during the last hands.
#[test]
fn no_one_is_seated_or_moved_during_the_last_hands() {
    let mut room = Room::seated(setup(BustRanking::Shared), evening(), &[9, 9, 9, 3]);
    room.does(Command::Clock(ClockCommand::Start));
    let plan = |room: &Room| room.t().seating_plan(room.now());
    assert_ne!(plan(&room), seating::SeatingPlan::default(), "a table is six players short");
    room.does(hands(HandsCommand::LastHands { card: LastCard::Turned(3) }));
    assert_eq!(plan(&room), seating::SeatingPlan::default());
    let enter = |family: &str, seat| {
        let person = Person { family: family.into(), ..Person::default() };
        Command::Entries(EntryCommand::Enter { who: vec![Entrant::New(person)], seat })
    };
    assert_eq!(room.refused(enter("Late", SeatWish::Draw(1))), Refusal::LastHandsDrawn);
    room.does(enter("Late", SeatWish::Later));
    room.does(hands(HandsCommand::End { played: false, day: false }));
    room.does(enter("Later", SeatWish::Draw(1)));
}

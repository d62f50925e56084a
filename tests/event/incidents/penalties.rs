use crate::stage;
use bottone::{
    base::{chips::Chips, draw::Draw},
    rules::rulebook::{PenaltyRounds, PenaltyRules, Rulebook},
    session::Desk as _,
    tournament::{
        Refusal,
        entries::{Entrant, EntryCommand, PlayerId},
        history::{audit, fold},
        incidents::{IncidentCommand, Penalty},
        setup::{HouseRules, Purchase, Setup},
        tables::{MoveReason, SeatWish, TableCommand},
    },
    view::todo::tasks,
};

use super::*;

/// (players at the table, penalty, hands). By rules §7.1 a round is one hand for each player at the
/// table, the offender included. (TDA 2024 rule 71, WSOP 2026 tournament rule 114.)
const COST: [(u8, Penalty, u16); 9] = [
    (9, Penalty::Warning, 0),
    (9, Penalty::Hands(1), 1),
    (9, Penalty::Hands(3), 3),
    (9, Penalty::Rounds(1), 9),
    (7, Penalty::Rounds(2), 14),
    (2, Penalty::Rounds(1), 2),
    (6, Penalty::Rounds(4), 24),
    (9, Penalty::Rounds(255), 2_295),
    (3, Penalty::Hands(500), 500),
];

#[test]
fn a_penalty_costs_what_the_table_makes_of_it() {
    for (players, penalty, hands) in COST {
        let mut room = Room::in_play(Setup::default(), &[players]);
        room.does(penalise(1, penalty));
        assert_eq!(room.left(1), hands, "{players} players, {penalty:?}");
        assert_eq!(room.t().incidents().penalties()[0].hands, hands);
        assert_eq!(room.t().breach(), None);
    }
}

#[test]
fn the_hands_are_those_of_the_moment_it_was_given() {
    let mut room = Room::in_play(Setup::default(), &[9]);
    room.does(penalise(1, Penalty::Rounds(1)));
    room.does(bust(9));
    room.does(bust(8));
    assert_eq!(room.left(1), 9);
    room.does(penalise(2, Penalty::Rounds(1)));
    assert_eq!(room.left(2), 7);
}

#[test]
fn hands_dealt_at_the_table_count_and_no_others() {
    let mut room = Room::in_play(Setup::default(), &[5, 5]);
    room.does(penalise(1, Penalty::Rounds(1)));
    room.does(dealt(1, 2));
    room.does(dealt(2, 3));
    assert_eq!(room.left(1), 3);
    // The rest goes with the player to another table.
    let to = seat(2, 9);
    let reason = MoveReason::Floor("to balance".into());
    room.does(Command::Tables(TableCommand::Move { entry: entry(1), to, reason }));
    room.does(dealt(1, 1));
    assert_eq!(room.left(1), 3);
    room.does(dealt(2, 2));
    assert_eq!(room.left(1), 1);
    let (t, now) = (room.t(), room.session.now());
    let again = |t: &Tournament, now| {
        let list = tasks(bottone::i18n::Language::English, t, &t.seating_plan(now), now);
        list.iter().any(|task| task.title == "T1S1 may play again")
    };
    assert!(!again(t, now));
    room.does(dealt(2, 10));
    assert_eq!(room.left(1), 0);
    assert!(again(room.t(), room.session.now()), "no task");
    room.minutes_later(6);
    assert!(!again(room.t(), room.session.now()), "the task stays for ever");
}

#[test]
fn penalties_are_served_one_after_the_other() {
    let mut room = Room::in_play(Setup::default(), &[4]);
    room.does(penalise(1, Penalty::Hands(2)));
    room.does(penalise(1, Penalty::Rounds(1)));
    assert_eq!(room.left(1), 6);
    room.does(dealt(1, 3));
    let left: Vec<u16> =
        room.t().incidents().penalties().iter().map(|served| served.left).collect();
    assert_eq!(left, [0, 3]);
}

#[test]
fn the_floor_counts_lifts_and_takes_back() {
    let mut room = Room::in_play(Setup::default(), &[6]);
    assert_eq!(room.refused(miss(1, 1)), Refusal::NothingToDo);
    assert_eq!(room.refused(lift(1)), Refusal::NothingToDo);
    let given = room.does(penalise(1, Penalty::Rounds(1)));
    room.does(miss(1, 2));
    assert_eq!(room.left(1), 4);
    room.does(miss(1, 500));
    assert_eq!(room.left(1), 0);
    room.session.undo().unwrap();
    assert_eq!(room.left(1), 4);
    room.does(lift(1));
    assert_eq!(room.left(1), 0);
    let served = room.t().incidents().penalties()[0].clone();
    assert_eq!((served.lifted.as_deref(), served.over), (Some("the wrong player"), None));
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    // After the deletion of a middle record no hands are left.
    room.does(dealt(1, 1));
    room.session.strike(given).unwrap();
    assert_eq!((room.left(1), room.t().incidents().penalties().len()), (0, 0));
}

#[test]
fn a_penalty_on_which_the_floor_has_counted_is_not_struck_from_under_it() {
    let mut room = Room::in_play(Setup::default(), &[6]);
    let given = room.does(penalise(1, Penalty::Hands(3)));
    room.does(miss(1, 1));
    assert!(room.session.strike(given).is_err());
    assert_eq!(room.left(1), 2);
}

/// Checks that the deletion of one player's penalty does not change the counted hands of another.
#[test]
fn one_penalty_is_struck_out_and_the_other_stays_its_own() {
    let mut room = Room::in_play(Setup::default(), &[6]);
    let first = room.does(penalise(1, Penalty::Hands(3)));
    room.does(penalise(2, Penalty::Hands(5)));
    room.does(miss(2, 1));
    room.session.strike(first).unwrap();
    assert_eq!((room.left(1), room.left(2)), (0, 4));
}

#[test]
fn who_is_out_serves_nothing_and_a_rebuy_takes_it_up() {
    let rebuy = Purchase {
        price: stage::buy_in("20"),
        chips: Chips::new(10_000),
        later: Vec::new(),
        most: 2,
        through_level: 3,
    };
    let mut room = Room::in_play(Setup { rebuy: Some(rebuy), ..Setup::default() }, &[6]);
    room.does(penalise(1, Penalty::Rounds(1)));
    room.does(bust(1));
    assert_eq!(room.left(1), 0);
    assert_eq!(room.refused(miss(1, 1)), Refusal::NotIn);
    room.does(dealt(1, 2));
    room.does(Command::Entries(EntryCommand::Rebuy { entry: entry(1) }));
    assert_eq!(room.left(1), 6);
}

#[test]
fn a_disqualified_player_is_out_with_the_chips_and_does_not_come_back() {
    let rebuy = Purchase {
        price: stage::buy_in("20"),
        chips: Chips::new(10_000),
        later: Vec::new(),
        most: 2,
        through_level: 3,
    };
    let setup = Setup {
        rebuy: Some(rebuy),
        re_entries: None,
        buy_in: stage::buy_in("100+10"),
        ..Setup::default()
    };
    let mut room = Room::in_play(setup, &[6]);
    let paid = room.t().entries().paid();
    let stack = Chips::new(12_500);
    room.does(penalise(3, Penalty::Disqualified { stack }));
    let t = room.t();
    assert_eq!(t.chips_in_play(), Chips::new(60_000 - 12_500));
    assert_eq!(t.entries().paid(), paid, "a disqualification refunds nothing");
    assert_eq!(t.entries().playing_count(), 5);
    assert_eq!(t.tables().seat_of(entry(3)), None);
    assert_eq!(t.entries().place(entry(3)).map(|place| (place.first, place.last)), Some((6, 6)));
    assert_eq!(t.breach(), None);
    let player: PlayerId = ron::from_str("3").unwrap();
    let enter = EntryCommand::Enter { who: vec![Entrant::Known(player)], seat: SeatWish::Later };
    assert_eq!(room.refused(Command::Entries(enter)), Refusal::Disqualified);
    let rebuy = EntryCommand::Rebuy { entry: entry(3) };
    assert_eq!(room.refused(Command::Entries(rebuy)), Refusal::Disqualified);
    assert_eq!(room.refused(penalise(3, Penalty::Warning)), Refusal::NotIn);
    // A later bust finishes higher.
    room.does(bust(1));
    assert_eq!(room.t().entries().place(entry(1)).map(|place| place.first), Some(5));
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    assert_eq!(room.t().chips_in_play(), Chips::new(60_000));
    assert_eq!(room.t().tables().seat_of(entry(3)), Some(seat(1, 3)));
}

#[test]
fn what_cannot_be_is_refused() {
    let mut room = Room::in_play(Setup::default(), &[2]);
    let long = "x".repeat(501);
    let noted = |note: &str| {
        let (entry, penalty, note) = (entry(1), Penalty::Warning, note.to_owned());
        Command::Incidents(IncidentCommand::Penalise { entry, penalty, note })
    };
    let lifted = |reason: &str| {
        let (entry, reason) = (entry(1), reason.to_owned());
        Command::Incidents(IncidentCommand::Lift { entry, reason })
    };
    let disqualified = |stack| Penalty::Disqualified { stack: Chips::new(stack) };
    let bank = Command::Incidents(IncidentCommand::UseBank { entry: entry(9) });
    for (command, refusal) in [
        (penalise(9, Penalty::Warning), Refusal::EntryUnknown),
        (penalise(1, Penalty::Hands(0)), Refusal::NotUnderstood),
        (penalise(1, Penalty::Hands(501)), Refusal::NotUnderstood),
        (penalise(1, Penalty::Rounds(0)), Refusal::NotUnderstood),
        (penalise(1, disqualified(20_000)), Refusal::NotUnderstood),
        (penalise(1, disqualified(u64::MAX)), Refusal::NotUnderstood),
        (noted(&long), Refusal::NotUnderstood),
        (noted("two\nlines"), Refusal::NotUnderstood),
        (lifted(" "), Refusal::NotUnderstood),
        (miss(1, 0), Refusal::NotUnderstood),
        (miss(9, 1), Refusal::EntryUnknown),
        (bank, Refusal::EntryUnknown),
        (Command::Incidents(IncidentCommand::ResetBanks), Refusal::NothingToDo),
    ] {
        let label = format!("{command:?}");
        assert_eq!(room.refused(command), refusal, "{label}");
    }
    room.does(Command::Entries(EntryCommand::Enter {
        who: vec![Entrant::New(Person { family: "Later".into(), ..Person::default() })],
        seat: SeatWish::Later,
    }));
    assert_eq!(room.refused(penalise(3, Penalty::Rounds(1))), Refusal::NotSeated);
    assert_eq!(room.refused(penalise(3, disqualified(10_000))), Refusal::NotSeated);
    room.does(penalise(3, Penalty::Warning));
    room.does(bust(2));
    room.does(Command::Entries(EntryCommand::Refund { entry: entry(3), keep_fee: false }));
    assert_eq!(room.refused(penalise(1, disqualified(1))), Refusal::LastPlayer);
}

/// Checks WSOP 2026 tournament rule 114: at most four rounds; the director may exceed it, on
/// record.
#[test]
fn the_rule_book_limits_the_rounds_and_the_director_may_waive_that() {
    let penalties = PenaltyRules { rounds: PenaltyRounds::UpTo(4), ..PenaltyRules::default() };
    let rulebook = Rulebook { penalties, ..Rulebook::default() };
    let house = HouseRules { rulebook, ..HouseRules::default() };
    let mut room = Room::in_play(Setup { house, ..Setup::default() }, &[7]);
    room.does(penalise(1, Penalty::Rounds(4)));
    assert_eq!(room.refused(penalise(2, Penalty::Rounds(5))), Refusal::TooManyRounds);
    room.waives(penalise(2, Penalty::Rounds(5)), Refusal::TooManyRounds);
    assert_eq!((room.left(1), room.left(2)), (28, 35));
}

/// Checks random penalties, missed hands, lifts, undos and deletions. The laws hold, the state is
/// the fold of the records, and `check` decides them all again.
#[test]
fn chance_gives_and_takes_penalties_and_every_law_holds() {
    for seed in 0..16 {
        let mut draw = Draw::new(seed);
        let mut below = |n: u64| draw.below(n).unwrap_or(0);
        let mut room = Room::in_play(Setup::default(), &[9, 7, 4]);
        let mut done = 0;
        for step in 0..60 {
            let who = u32::try_from(below(22)).unwrap() + 1;
            let command = match below(12) {
                0..=2 => penalise(who, Penalty::Rounds(u8::try_from(below(4)).unwrap())),
                3 => penalise(who, Penalty::Hands(u16::try_from(below(6)).unwrap())),
                4 => penalise(who, Penalty::Warning),
                5 => penalise(who, Penalty::Disqualified { stack: Chips::new(below(30_000)) }),
                6 => miss(who, u16::try_from(below(4)).unwrap()),
                7 => lift(who),
                8 => bust(who),
                9 => {
                    let to = seat(u16::try_from(below(3)).unwrap() + 1, 9);
                    let reason = MoveReason::Floor("a test".into());
                    Command::Tables(TableCommand::Move { entry: entry(who), to, reason })
                }
                _ => dealt(
                    u16::try_from(below(3)).unwrap() + 1,
                    1 + u16::try_from(below(4)).unwrap(),
                ),
            };
            let before = room.t().clone();
            match room.session.submit(command.clone(), None) {
                Ok(()) => done += 1,
                Err(_) => assert!(*room.t() == before, "seed {seed}, step {step}: {command:?}"),
            }
            let count = u64::try_from(room.session.records().len()).unwrap();
            match below(8) {
                0 => drop(room.session.undo()),
                1 => drop(room.session.redo()),
                2 => drop(room.session.strike(u32::try_from(below(count)).unwrap())),
                _ => {}
            }
            assert_eq!(room.t().breach(), None, "seed {seed}, step {step}: {command:?}");
        }
        assert!(done > 15, "seed {seed}: only {done} were done");
        let session = &*room.session;
        let folded = fold(session.beginning(), session.records(), session.ledger());
        assert!(folded == *session.tournament(), "seed {seed}: not the fold of the records");
        let again = audit(session.beginning(), session.records(), |_, _| {});
        assert_eq!(again, Ok(()), "seed {seed}");
    }
}

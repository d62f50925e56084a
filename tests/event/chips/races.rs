//! The colour-up of a value, table by table: the chips follow, and undo restores them.

use bottone::{
    base::{
        cards::read_cards,
        chips::Chips,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    rules::{
        colour_up::{Holding, Leftover},
        rulebook::{ChipRaceRules, DrawnSuits, RaceStart, Rulebook},
    },
    session::{Desk as _, SubmitError, time::Timekeeper as _},
    tournament::{
        Command, Event, Refusal,
        clock::ClockCommand,
        counts::{CountCommand, CountEvent, RaceCards, RaceResult},
        entries::{Entrant, EntryCommand, EntryId},
        setup::{HouseRules, Setup},
        tables::{SeatWish, TableCommand},
    },
};
use proptest::prelude::*;

use crate::stage::{self, Room};

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

/// Seats two tables, each player with a counted stack of 10,000 in 25s and more.
fn room(players: u8, rules: ChipRaceRules) -> Room {
    let rulebook = Rulebook { chip_race: rules, ..Rulebook::default() };
    let house = HouseRules { rulebook, ..HouseRules::default() };
    let setup = Setup { name: "Races".to_owned(), house, ..Setup::default() };
    let mut room = Room::open(setup, stage::structure("club-turbo"));
    let mut does = |command| room.session.submit(command, None).unwrap();
    does(Command::Tables(TableCommand::Open { tables: vec![table(1), table(2)], size: 9 }));
    for number in 0..2 * players {
        let place = Seat {
            table: table(1 + u16::from(number / players)),
            seat: seat(1 + number % players),
        };
        let person = Person { family: format!("Player {number}"), ..Person::default() };
        let (who, seat) = (vec![Entrant::New(person)], SeatWish::At(place));
        does(Command::Entries(EntryCommand::Enter { who, seat }));
    }
    does(Command::Clock(ClockCommand::Start));
    let stacks = (1..=2 * u32::from(players)).map(|n| (entry(n), Chips::new(10_000))).collect();
    does(Command::Counts(CountCommand::Count { stacks }));
    room
}

fn held(odd: &[(u8, u64)]) -> Vec<Holding> {
    let holding = |&(at, chips): &(u8, u64)| Holding { seat: seat(at), chips, others: true };
    odd.iter().map(holding).collect()
}

fn race(number: u16, holdings: Vec<Holding>, cards: RaceCards) -> Command {
    let (old, new) = (Chips::new(25), Chips::new(100));
    Command::Counts(CountCommand::ColourUp {
        table: table(number),
        old,
        new,
        holdings,
        cards,
        suits: DrawnSuits::default(),
    })
}

fn refused(room: &mut Room, command: Command) -> Refusal {
    match room.session.submit(command, None) {
        Err(SubmitError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

/// Checks worked example B of rules §5.2: seat 8 has no other chips.
#[test]
fn chips_in_play_and_counted_stacks_follow_and_undo_brings_them_back() {
    let mut room = room(9, ChipRaceRules::default());
    let before = room.session.tournament().clone();
    let odd = [(1, 3), (2, 0), (3, 2), (4, 1), (5, 3), (6, 0), (7, 2), (8, 1), (9, 3)];
    let mut holdings = held(&odd);
    holdings[7].others = false;
    holdings[1].chips = 8;
    let cards = [
        (1, "7cKd2s"),
        (3, "Ah9c"),
        (4, "5d"),
        (5, "Ks3c8h"),
        (7, "QcJd"),
        (8, "4h"),
        (9, "AsTd6c"),
    ];
    let cards = cards.map(|(at, cards)| (seat(at), read_cards(cards).unwrap())).to_vec();
    room.session.submit(race(1, holdings, RaceCards::Dealt(cards)), None).unwrap();
    let t = room.session.tournament();
    assert_eq!(t.chips_in_play(), Chips::new(before.chips_in_play().get() + 125));
    assert_eq!(t.breach(), None);
    let gone = t.counts().races().of(Chips::new(25)).unwrap();
    assert_eq!((gone.out.get(), gone.into.get()), (575, 700));
    // Seat 9 wins, seat 7 loses, seat 8 is kept in, seat 2 only exchanges.
    let stack = |number| t.counts().of(entry(number)).unwrap().chips.get();
    assert_eq!([stack(9), stack(7), stack(8), stack(2)], [10_025, 9_950, 10_075, 10_000]);
    let raced =
        |number: u16| t.has_coloured_up(t.tables().table(table(number)).unwrap(), Chips::new(25));
    assert_eq!((raced(1), raced(2)), (true, false));
    // The value is in play until the other table has raced as well.
    let now = room.clock.now();
    assert_eq!(t.denominations(now)[0], Chips::new(25));
    room.session.submit(race(2, Vec::new(), RaceCards::Dealt(Vec::new())), None).unwrap();
    assert_eq!(room.session.tournament().denominations(now)[0], Chips::new(100));
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    assert_eq!(*room.session.tournament(), before);
}

#[test]
fn who_raced_has_raced_wherever_he_sits() {
    let mut room = room(3, ChipRaceRules::default());
    room.session.submit(race(1, held(&[(1, 4)]), RaceCards::Dealt(Vec::new())), None).unwrap();
    let (entry, to) = (entry(1), Seat { table: table(2), seat: seat(9) });
    let reason = bottone::tournament::tables::MoveReason::Floor(String::new());
    room.session.submit(Command::Tables(TableCommand::Move { entry, to, reason }), None).unwrap();
    let t = room.session.tournament();
    assert!(t.is_coloured_up(entry, Chips::new(25)));
    assert!(t.has_coloured_up(t.tables().table(table(1)).unwrap(), Chips::new(25)));
    assert!(!t.has_coloured_up(t.tables().table(table(2)).unwrap(), Chips::new(25)));
}

#[test]
fn what_cannot_be_is_refused() {
    let mut room = room(3, ChipRaceRules::default());
    let drawn = RaceCards::Drawn { seed: 7 };
    let none = || RaceCards::Dealt(Vec::new());
    let cases = [
        (race(9, held(&[]), none()), Refusal::TableUnknown),
        (race(1, held(&[(4, 1)]), drawn.clone()), Refusal::NotSeated),
        (race(1, held(&[(1, 1), (1, 1)]), drawn.clone()), Refusal::NamedTwice),
        (race(1, held(&[(1, 3)]), none()), Refusal::CardsWrong),
        (race(1, held(&[(1, 1_000_000)]), drawn.clone()), Refusal::NotUnderstood),
    ];
    for (command, refusal) in cases {
        let said = format!("{command:?}");
        assert_eq!(refused(&mut room, command), refusal, "{said}");
    }
    let (old, new) = (Chips::new(100), Chips::new(250));
    let wrong = CountCommand::ColourUp {
        table: table(1),
        old,
        new,
        holdings: vec![],
        cards: drawn,
        suits: DrawnSuits::default(),
    };
    assert_eq!(refused(&mut room, Command::Counts(wrong)), Refusal::ValuesWrong);
}

/// Checks rules §5.2, step 6, and TDA 2024 rule 25.
#[test]
fn late_chips_are_paid_at_equal_value_only_and_a_change_pays_all() {
    let mut room = room(3, ChipRaceRules::default());
    let late = |chips| {
        let old = Chips::new(25);
        Command::Counts(CountCommand::FoundLate { entry: entry(1), old, chips })
    };
    assert_eq!(refused(&mut room, late(7)), Refusal::ValuesWrong);
    for number in [1, 2] {
        room.session.submit(race(number, vec![], RaceCards::Dealt(vec![])), None).unwrap();
    }
    let before = room.session.tournament().chips_in_play().get();
    room.session.submit(late(7), None).unwrap();
    let t = room.session.tournament();
    // 175 are exchanged for one of 100; 75 are gone.
    assert_eq!(t.chips_in_play().get(), before - 75);
    assert_eq!(t.counts().of(entry(1)).unwrap().chips.get(), 9_925);
    assert_eq!(t.breach(), None);
    assert_eq!(refused(&mut room, late(0)), Refusal::NotUnderstood);
    let change = |old, new, chips| {
        let (old, new) = (Chips::new(old), Chips::new(new));
        Command::Counts(CountCommand::Change { entry: entry(1), old, new, chips })
    };
    assert_eq!(refused(&mut room, change(100, 500, 7)), Refusal::ValuesWrong);
    assert_eq!(refused(&mut room, change(500, 100, 5)), Refusal::ValuesWrong);
    let before = room.session.tournament().chips_in_play();
    room.session.submit(change(100, 500, 10), None).unwrap();
    assert_eq!(room.session.tournament().chips_in_play(), before);
}

/// Checks an older text that deals from the coming small blind, which must be known.
#[test]
fn dealing_may_start_at_the_coming_small_blind() {
    let starts = RaceStart::ComingSmallBlind;
    let mut room = room(6, ChipRaceRules { starts, ..ChipRaceRules::default() });
    let odd = held(&[(1, 1), (2, 1), (5, 1)]);
    let drawn = || race(1, odd.clone(), RaceCards::Drawn { seed: 11 });
    assert_eq!(refused(&mut room, drawn()), Refusal::ButtonUnknown);
    let button = TableCommand::Button {
        table: table(1),
        positions: bottone::rules::button::Positions {
            button: seat(1),
            small: seat(2),
            big: seat(3),
        },
        reason: None,
    };
    room.session.submit(Command::Tables(button), None).unwrap();
    let cards = |room: &Room, command: &Command| {
        let now = room.clock.now();
        let events = room.session.tournament().decide(command, now, None).unwrap();
        match events.as_slice() {
            [Event::Counts(CountEvent::ColouredUp(raced))] => raced
                .players
                .iter()
                .filter_map(|player| Some((player.seat.get(), player.cards.first()?.to_string())))
                .collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        }
    };
    let from_three = cards(&room, &drawn());
    let deck: Vec<_> = [5, 1, 2]
        .map(|at| from_three.iter().find(|(seat, _)| *seat == at).unwrap().1.clone())
        .to_vec();
    let usual = self::room(6, ChipRaceRules::default());
    let from_one = cards(&usual, &drawn());
    // The same cards of one draw: the first goes to seat 5, after the coming small blind, not to 1.
    assert_eq!(deck, from_one.iter().map(|(_, card)| card.clone()).collect::<Vec<_>>());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    /// Checks random holdings and draws. The chips in play change by the difference of the
    /// exchange. No player with chips is left without, and undo restores everything.
    #[test]
    fn no_chip_is_made_or_lost(
        chips in prop::collection::btree_map(1_u8..=6, (0_u64..40, any::<bool>()), 0..=6),
        seed in any::<u64>(),
        leftover in prop::sample::select(vec![Leftover::HalfUp, Leftover::Up, Leftover::Down, Leftover::Each]),
    ) {
        let mut room = room(6, ChipRaceRules { leftover, ..ChipRaceRules::default() });
        let holdings: Vec<Holding> = chips
            .iter()
            .map(|(at, (chips, others))| Holding { seat: seat(*at), chips: *chips, others: *others || *chips == 0 })
            .collect();
        let before = room.session.tournament().clone();
        room.session.submit(race(1, holdings.clone(), RaceCards::Drawn { seed }), None).unwrap();
        let t = room.session.tournament();
        let gone = t.counts().races().of(Chips::new(25)).unwrap();
        let held: u64 = holdings.iter().map(|held| 25 * held.chips).sum();
        prop_assert_eq!(gone.out.get(), held);
        prop_assert_eq!(t.chips_in_play().get() + held, before.chips_in_play().get() + gone.into.get());
        prop_assert_eq!(t.breach(), None);
        let counted = |t: &bottone::tournament::Tournament| -> u64 {
            (1..=12).map(|n| t.counts().of(entry(n)).unwrap().chips.get()).sum()
        };
        prop_assert_eq!(counted(t) + held, counted(&before) + gone.into.get());
        let record = room.session.records().last().unwrap();
        let bottone::tournament::history::RecordAction::Done { events, .. } = &record.action else { panic!() };
        let [Event::Counts(CountEvent::ColouredUp(raced))] = events.as_slice() else { panic!() };
        for held in holdings.iter().filter(|held| held.chips > 0 && !held.others) {
            let player = raced.players.iter().find(|player| player.seat == held.seat).unwrap();
            prop_assert!(!player.into.is_zero(), "raced out: {player:?}");
        }
        for player in &raced.players {
            let odd = player.out.get() / 25 % 4;
            prop_assert_eq!(player.fate == RaceResult::None, odd == 0, "{:?}", player);
        }
        room.session.undo().unwrap();
        prop_assert_eq!(room.session.tournament(), &before);
    }
}

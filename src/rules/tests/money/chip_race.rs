//! Chips that leave play, and the race for the odd ones.

use std::collections::BTreeMap;

use bottone_base::{
    cards::{Card, read_cards},
    chips::Chips,
    draw::Draw,
    seat::SeatNo,
};
use bottone_rules::colour_up::{
    ColourUp, ColourUpFault, ColourUpResult, Holding, Leftover, Rescue,
};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::cases;

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

/// Returns a player's chips by value, as in the files.
fn by_value(chips: &Value) -> BTreeMap<u64, u64> {
    let chips = chips.as_object().unwrap().iter();
    chips.map(|(value, count)| (value.parse().unwrap(), count.as_u64().unwrap())).collect()
}

fn worth(chips: &BTreeMap<u64, u64>) -> u64 {
    chips.iter().map(|(value, count)| value * count).sum()
}

/// Deals a card for each odd chip, seat by seat.
fn deal(race: &ColourUp, deck: &Value) -> Vec<(SeatNo, Vec<Card>)> {
    let deck = deck.as_array().unwrap().iter().map(|card| card.as_str().unwrap().parse().unwrap());
    let mut deck: std::vec::IntoIter<Card> = deck.collect::<Vec<_>>().into_iter();
    race.odd().map(|(seat, odd)| (seat, (0..odd).map(|_| deck.next().unwrap()).collect())).collect()
}

#[test]
fn every_case_in_all_three_roundings() {
    let mut seen = BTreeMap::new();
    for case in cases("chip_race") {
        let (old, new) = (case["remove"].as_u64().unwrap(), case["next"].as_u64().unwrap());
        let leftover = match case["rounding"].as_str().unwrap() {
            "half_up" => Leftover::HalfUp,
            "up" => Leftover::Up,
            "down" => Leftover::Down,
            other => panic!("{other}"),
        };
        *seen.entry(case["rounding"].to_string()).or_insert(0) += 1;
        let held: BTreeMap<u8, _> = case["chips"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(seat, chips)| (seat.parse().unwrap(), by_value(chips)))
            .collect();
        let holdings: Vec<Holding> = held
            .iter()
            .map(|(number, chips)| Holding {
                seat: seat(*number),
                chips: chips.get(&old).copied().unwrap_or(0),
                others: chips.iter().any(|(value, count)| *value != old && *count > 0),
            })
            .collect();
        let race = ColourUp::new(Chips::new(old), Chips::new(new), &holdings).unwrap();
        let dealt = deal(&race, &case["deck"]);
        let raced = race.race(&dealt, leftover, Rescue::Added).unwrap();
        let what = format!("case {}", case["id"]);
        let expect = &case["expect"];
        for (number, odd) in expect["odd"].as_object().unwrap() {
            let number = seat(number.parse().unwrap());
            let found = race.odd().find(|(seat, _)| *seat == number).map_or(0, |(_, odd)| odd);
            assert_eq!(json!(found), *odd, "{what}, seat {number}");
            let full = raced.exchanged.iter().find(|(seat, _)| *seat == number);
            let full = full.map_or(0, |(_, chips)| *chips);
            assert_eq!(json!(full), expect["full"][number.to_string()], "{what}, seat {number}");
        }
        let seats =
            |seats: &[SeatNo]| json!(seats.iter().map(|seat| seat.get()).collect::<Vec<_>>());
        let mut winners: Vec<SeatNo> = raced.won.iter().map(|(seat, _)| *seat).collect();
        assert_eq!(json!(winners.len()), expect["race_chips"], "{what}");
        assert!(raced.order.starts_with(&winners), "{what}: won in the order of the cards");
        winners.sort();
        assert_eq!(seats(&winners), expect["winners"], "{what}");
        assert_eq!(seats(&raced.order), expect["order"], "{what}");
        assert_eq!(seats(&raced.saved), expect["rescued"], "{what}");
        let delta = i128::from(raced.into.get()) - i128::from(raced.out.get());
        assert_eq!(delta, i128::from(expect["table_delta"].as_i64().unwrap()), "{what}");
        assert_eq!(stacks_after(&held, old, new, &raced), expect["after"], "{what}");
        let first = race.race(&dealt, leftover, Rescue::First).unwrap();
        assert_eq!(stacks_after(&held, old, new, &first), case["variant_reserve_after"], "{what}");
    }
    assert_eq!(seen.values().sum::<u32>(), 90);
    assert_eq!(seen.len(), 3);
}

/// Returns the chips of all players after the race, in the form of the files.
fn stacks_after(
    held: &BTreeMap<u8, BTreeMap<u64, u64>>,
    old: u64,
    new: u64,
    raced: &ColourUpResult,
) -> Value {
    let mut after: BTreeMap<String, u64> = BTreeMap::new();
    for (number, chips) in held {
        let stays = worth(chips) - old * chips.get(&old).copied().unwrap_or(0);
        let came = raced.exchanged.iter().chain(&raced.won).filter(|(s, _)| s.get() == *number);
        let came: u64 = came.map(|(_, chips)| chips).sum();
        let saved = raced.saved.iter().filter(|seat| seat.get() == *number).count() as u64;
        after.insert(number.to_string(), stays + new * (came + saved));
    }
    json!(after)
}

/// Returns the odd chips by seat, with other chips as well.
fn holdings(odd: &[(u8, u64)]) -> Vec<Holding> {
    odd.iter().map(|(at, chips)| Holding { seat: seat(*at), chips: *chips, others: true }).collect()
}

const ODD: [(u8, u64); 9] =
    [(1, 3), (2, 0), (3, 2), (4, 1), (5, 3), (6, 0), (7, 2), (8, 1), (9, 3)];
const CARDS: [(u8, &str); 7] =
    [(1, "7cKd2s"), (3, "Ah9c"), (4, "5d"), (5, "Ks3c8h"), (7, "QcJd"), (8, "4h"), (9, "AsTd6c")];

fn dealt(cards: &[(u8, &str)]) -> Vec<(SeatNo, Vec<Card>)> {
    cards.iter().map(|(at, cards)| (seat(*at), read_cards(cards).unwrap())).collect()
}

fn numbers(seats: &[SeatNo]) -> Vec<u8> {
    seats.iter().map(|seat| seat.get()).collect()
}

fn race(old: u64, new: u64, holdings: &[Holding], cards: &[(u8, &str)]) -> ColourUpResult {
    let race = ColourUp::new(Chips::new(old), Chips::new(new), holdings).unwrap();
    race.race(&dealt(cards), Leftover::HalfUp, Rescue::Added).unwrap()
}

fn winners(raced: &ColourUpResult) -> Vec<u8> {
    numbers(&raced.won.iter().map(|(seat, _)| *seat).collect::<Vec<_>>())
}

#[test]
fn example_a_the_last_three_make_one_more() {
    let raced = race(25, 100, &holdings(&ODD), &CARDS);
    assert_eq!(winners(&raced), [9, 3, 5, 1]);
    assert_eq!((raced.out.get(), raced.into.get()), (375, 400));
    assert_eq!(raced.saved, []);
}

#[test]
fn example_b_no_one_is_raced_out() {
    let mut holdings = holdings(&ODD);
    holdings[7].others = false;
    let raced = race(25, 100, &holdings, &CARDS);
    assert_eq!(winners(&raced), [9, 3, 5, 1]);
    assert_eq!((raced.out.get(), raced.into.get()), (375, 500));
    assert_eq!(numbers(&raced.saved), [8]);
}

#[test]
fn example_c_the_last_one_is_lost() {
    let mut odd = ODD;
    (odd[6].1, odd[7].1) = (1, 0);
    let mut cards = CARDS.to_vec();
    cards[4].1 = "Qc";
    cards.remove(5);
    let raced = race(25, 100, &holdings(&odd), &cards);
    assert_eq!(winners(&raced), [9, 3, 5]);
    assert_eq!((raced.out.get(), raced.into.get()), (325, 300));
}

#[test]
fn example_d_of_two_one_is_a_half() {
    let odd = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)];
    let cards = [(1, "2c"), (2, "As"), (3, "Ac"), (4, "Ah"), (5, "Kd")];
    let raced = race(500, 1000, &holdings(&odd), &cards);
    assert_eq!(winners(&raced), [2, 4, 3]);
    assert_eq!((raced.out.get(), raced.into.get()), (2500, 3000));
}

/// No deck has a card for each of sixty odd chips, and none is needed.
#[test]
fn where_everyone_gets_one_no_cards_are_dealt() {
    let mut holdings = holdings(&[(5, 20), (2, 30), (9, 10), (7, 80), (1, 0)]);
    holdings[1].others = false;
    let table = ColourUp::new(Chips::new(25), Chips::new(1000), &holdings).unwrap();
    assert_eq!(table.deal(&mut Draw::new(0)), Err(ColourUpFault::Deck { odd: 60 }));
    for rescue in [Rescue::Added, Rescue::First] {
        let given = table.race(&[], Leftover::Each, rescue).unwrap();
        let mut seats = [winners(&given), numbers(&given.saved)].concat();
        seats.sort_unstable();
        assert_eq!(seats, [2, 5, 9], "{rescue:?}");
        assert_eq!(numbers(&given.order), [2, 5, 9]);
        assert_eq!((given.out.get(), given.into.get()), (3500, 5000), "{rescue:?}");
    }
    assert_eq!(winners(&table.race(&[], Leftover::Each, Rescue::Added).unwrap()), [2, 5, 9]);
    let raced = table.race(&[], Leftover::HalfUp, Rescue::Added).map(|_| ());
    assert_eq!(raced, Err(ColourUpFault::Cards { seat: seat(2), odd: 30, cards: 0 }));
}

#[test]
fn what_cannot_be_is_refused() {
    let new = |old, new, holdings: &[Holding]| {
        ColourUp::new(Chips::new(old), Chips::new(new), holdings).map(|_| ())
    };
    let one = holdings(&[(1, 3)]);
    for (old, worth) in [(0, 100), (25, 0), (100, 25), (25, 25), (100, 250)] {
        assert_eq!(new(old, worth, &one), Err(ColourUpFault::Values), "{old} {worth}");
    }
    assert_eq!(new(25, 100, &holdings(&[(1, 3), (1, 3)])), Err(ColourUpFault::Twice(seat(1))));
    assert_eq!(new(25, 100, &holdings(&[(1, u64::MAX)])), Err(ColourUpFault::TooMany(seat(1))));
    let nothing = Holding { seat: seat(4), chips: 0, others: false };
    assert_eq!(new(25, 100, &[nothing]), Err(ColourUpFault::NoChips(seat(4))));

    let race =
        ColourUp::new(Chips::new(25), Chips::new(100), &holdings(&[(1, 3), (2, 1)])).unwrap();
    let with = |cards: &[(u8, &str)]| {
        race.race(&dealt(cards), Leftover::HalfUp, Rescue::Added).map(|_| ())
    };
    let cards = |at, odd, cards| Err(ColourUpFault::Cards { seat: seat(at), odd, cards });
    assert_eq!(with(&[(1, "2c3c4c"), (2, "5c")]), Ok(()));
    assert_eq!(with(&[(1, "2c3c"), (2, "5c")]), cards(1, 3, 2));
    assert_eq!(with(&[(1, "2c3c4c")]), cards(2, 1, 0));
    assert_eq!(with(&[(1, "2c3c4c"), (2, "5c"), (3, "6c")]), cards(3, 0, 1));
    assert_eq!(with(&[(1, "2c3c4c"), (2, "4c")]), Err(ColourUpFault::Dealt("4c".parse().unwrap())));
    let many: Vec<(u8, u64)> = (1..=9).map(|seat| (seat, 9)).collect();
    let many = ColourUp::new(Chips::new(100), Chips::new(1000), &holdings(&many)).unwrap();
    assert_eq!(many.deal(&mut Draw::new(1)), Err(ColourUpFault::Deck { odd: 81 }));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    /// No chip is created or lost: the new chips equal the old ones, rounded as the house says,
    /// plus one for each saved player. No player wins two, and no player is left without chips.
    #[test]
    fn no_chip_is_made_or_lost(
        ratio in 2_u64..=20,
        chips in prop::collection::btree_map(1_u8..=11, (0_u64..60, any::<bool>()), 1..=11),
        seed in any::<u64>(),
        leftover in prop::sample::select(vec![Leftover::HalfUp, Leftover::Up, Leftover::Down, Leftover::Each]),
        rescue in prop::sample::select(vec![Rescue::Added, Rescue::First]),
    ) {
        let holdings: Vec<Holding> = chips
            .iter()
            .map(|(at, (chips, others))| Holding { seat: seat(*at), chips: *chips, others: *others || *chips == 0 })
            .collect();
        let table = ColourUp::new(Chips::new(5), Chips::new(5 * ratio), &holdings).unwrap();
        let Ok(dealt) = table.deal(&mut Draw::new(seed)) else { return Ok(()) };
        let raced = table.race(&dealt, leftover, rescue).unwrap();
        let counted: u64 = raced.exchanged.iter().chain(&raced.won).map(|(_, chips)| chips).sum();
        prop_assert_eq!(raced.into.get(), 5 * ratio * (counted + raced.saved.len() as u64));
        prop_assert_eq!(raced.out.get(), holdings.iter().map(|held| 5 * held.chips).sum::<u64>());
        let change = (raced.into.get() as i64 - raced.out.get() as i64) / 5;
        let saved = raced.saved.len() as i64 * ratio as i64;
        let ratio = ratio as i64;
        if rescue == Rescue::Added {
            let (least, most) = match leftover {
                Leftover::HalfUp => (-((ratio - 1) / 2), ratio / 2),
                Leftover::Up => (0, ratio - 1),
                Leftover::Down => (1 - ratio, 0),
                Leftover::Each => (0, (ratio - 1) * table.odd().count() as i64),
            };
            prop_assert!((least..=most).contains(&(change - saved)), "{}", change - saved);
        }
        let mut once: Vec<SeatNo> = raced.won.iter().map(|(seat, _)| *seat).chain(raced.saved.iter().copied()).collect();
        let all = once.len();
        once.sort();
        once.dedup();
        prop_assert_eq!(once.len(), all);
        for held in &holdings {
            prop_assert!(held.others || held.chips >= ratio as u64 || once.contains(&held.seat));
        }
    }
}

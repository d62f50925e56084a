//! Side pots and odd chips, compared with an independent program.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::{
    pots::{Pot, Pots, pots},
    showdown::{BothWays, OddChipRule, PotWinners, ShowdownRules, Winner, share},
};
use serde_json::Value;

use super::seat;

/// Returns the seat of a player, counted clockwise from the button's left; the last of them has the
/// button.
fn seat_at(place: u64) -> SeatNo {
    seat(u8::try_from(place + 1).unwrap())
}

fn chips(value: &Value) -> Chips {
    Chips::new(value.as_u64().unwrap())
}

fn pots_of(case: &Value) -> Pots {
    let put = case["contrib"].as_array().unwrap();
    let put: Vec<_> = (0..).zip(put).map(|(place, put)| (seat_at(place), chips(put))).collect();
    let folded = (0..).zip(case["folded"].as_array().unwrap());
    let folded = folded.filter(|(_, folded)| **folded == 1).map(|(place, _)| seat_at(place));
    pots(&put, folded.collect(), chips(&case["dead"]))
}

/// Returns the players of the pot with the lowest rank.
fn best(case: &Value, ranks: &str, pot: &Pot) -> Vec<Winner> {
    let rank = |seat: SeatNo| case[ranks].get(seat.index()).and_then(Value::as_u64);
    let card = |seat: SeatNo| {
        let card = case["high_card_by_suit"].get(seat.index()).and_then(Value::as_str);
        card.map(|card| card.parse().unwrap())
    };
    let Some(best) = pot.seats.iter().filter_map(rank).min() else { return Vec::new() };
    let winners = pot.seats.iter().filter(|&seat| rank(seat) == Some(best));
    winners.map(|seat| Winner { seat, card: card(seat) }).collect()
}

fn places(seats: &Value) -> Seats {
    seats.as_array().unwrap().iter().map(|place| seat_at(place.as_u64().unwrap())).collect()
}

/// Checks the parts of a pot, as the file lists them: the winners and their shares.
fn check_parts(won: &PotWinners, expected: &Value, what: &str) {
    let parts = [&won.high, &won.low].into_iter().filter(|part| !part.is_empty());
    let parts: Vec<(Seats, Chips)> = parts
        .map(|part| (part.iter().map(|one| one.0).collect(), part.iter().map(|one| one.1).sum()))
        .collect();
    let expected = expected["parts"].as_array().unwrap();
    let expected: Vec<_> =
        expected.iter().map(|part| (places(&part[2]), chips(&part[1]))).collect();
    assert_eq!(parts, expected, "{what}");
}

fn check(case: &Value) {
    let what = format!("case {}", case["id"]);
    let Pots { pots, back } = pots_of(case);
    let uncalled = &case["expect"]["uncalled"];
    let uncalled =
        uncalled.as_array().map(|one| (seat_at(one[0].as_u64().unwrap()), chips(&one[1])));
    assert_eq!(back, uncalled, "{what}");
    let even = case["identical_hands"] == true;
    let both_ways = if even { BothWays::AsEven } else { BothWays::ByHalves };
    let split = OddChipRule {
        button: seat_at(case["n"].as_u64().unwrap() - 1),
        chip: chips(&case["unit"]),
        rules: ShowdownRules { both_ways, ..ShowdownRules::default() },
    };
    let expected = case["expect"]["pots"].as_array().unwrap();
    assert_eq!(pots.len(), expected.len(), "{what}");
    let mut receives: Vec<Chips> = vec![Chips::ZERO; case["contrib"].as_array().unwrap().len()];
    for (pot, expected) in pots.iter().zip(expected) {
        assert_eq!(
            (pot.chips, pot.seats),
            (chips(&expected["amt"]), places(&expected["elig"])),
            "{what}"
        );
        let (high, low) = (best(case, "hi_rank", pot), best(case, "lo_rank", pot));
        let won = share(pot.chips, &high, &low, &split);
        check_parts(&won, expected, &what);
        for place in 0..receives.len() as u64 {
            let his = won.shares().filter(|share| share.0 == seat_at(place)).map(|share| share.1);
            let his: Chips = his.sum();
            let expected = expected["share"].get(place.to_string());
            assert_eq!(his, expected.map(chips).unwrap_or_default(), "{what}, player {place}");
            let so_far = &mut receives[usize::try_from(place).unwrap()];
            *so_far = so_far.plus(his);
        }
    }
    if let Some((seat, chips)) = back {
        receives[seat.index()] = receives[seat.index()].plus(chips);
    }
    let expected = case["expect"]["receives"].as_array().unwrap();
    assert_eq!(receives, expected.iter().map(chips).collect::<Vec<_>>(), "{what}");
}

#[test]
fn pot_split() {
    let cases: Vec<Value> = include_str!("../cases/pot_split.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(cases.len(), 150);
    cases.iter().for_each(check);
}

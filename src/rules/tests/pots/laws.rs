//! Laws of pots over random bets.

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};
use bottone_rules::pots::pots;
use proptest::prelude::*;

fn bets() -> impl Strategy<Value = Vec<(SeatNo, Chips)>> {
    let seat = (1..=MOST_SEATS).prop_map(|number| SeatNo::new(number).expect("a seat"));
    // Few different amounts, so that many bets are equal.
    let chips = prop_oneof![0..6u64, 0..2_000u64].prop_map(|units| Chips::new(units * 25));
    prop::collection::vec((seat, chips), 0..14)
}

fn folded() -> impl Strategy<Value = Seats> {
    prop::collection::vec(prop::bool::weighted(0.3), usize::from(MOST_SEATS))
        .prop_map(|each| SeatNo::up_to(MOST_SEATS).filter(|seat| each[seat.index()]).collect())
}

fn put(bets: &[(SeatNo, Chips)], seat: SeatNo) -> Chips {
    bets.iter().filter(|bet| bet.0 == seat).map(|bet| bet.1).sum()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    /// All chips put in are in a pot or returned.
    #[test]
    fn chips_are_conserved(bets in bets(), folded in folded(), dead in 0..1_000u64) {
        let all = bets.iter().map(|bet| bet.1).sum::<Chips>().plus(Chips::new(dead));
        let pots = pots(&bets, folded, Chips::new(dead));
        let out = pots.pots.iter().map(|pot| pot.chips).sum::<Chips>();
        prop_assert_eq!(out.plus(pots.back.map_or(Chips::ZERO, |back| back.1)), all);
    }

    /// The order of the bets does not matter.
    #[test]
    fn the_order_of_the_bets_does_not_matter(
        (bets, mixed) in bets().prop_flat_map(|bets| (Just(bets.clone()), Just(bets).prop_shuffle())),
        folded in folded(), dead in 0..1_000u64,
    ) {
        let dead = Chips::new(dead);
        prop_assert_eq!(pots(&bets, folded, dead), pots(&mixed, folded, dead));
    }

    /// A player cannot win more from another than their own contribution, except for chips put in
    /// only by folded hands. A player cannot win after folding. Each pot has fewer players than the
    /// one before, and has a possible winner while any hand is live.
    #[test]
    fn no_one_wins_more_from_another_than_they_put_in(bets in bets(), folded in folded()) {
        let pots = pots(&bets, folded, Chips::ZERO);
        let live = bets.iter().map(|bet| bet.0).collect::<Seats>().difference(folded);
        let highest = live.iter().map(|seat| put(&bets, seat)).max().unwrap_or_default();
        let extra: Chips = folded.iter().map(|seat| put(&bets, seat).minus(highest)).sum();
        for seat in SeatNo::up_to(MOST_SEATS) {
            let most: Chips = SeatNo::up_to(MOST_SEATS)
                .map(|other| put(&bets, other).min(put(&bets, seat)))
                .sum();
            let his = pots.pots.iter().filter(|pot| pot.seats.contains(seat));
            let his: Chips = his.map(|pot| pot.chips).sum();
            prop_assert!(his <= most.plus(extra), "seat {seat} can win {his} of {most}");
            prop_assert!(his.is_zero() || !folded.contains(seat));
        }
        for two in pots.pots.windows(2) {
            prop_assert!(two[1].seats.difference(two[0].seats).is_empty());
            prop_assert!(two[1].seats.len() < two[0].seats.len());
        }
        prop_assert!(pots.pots.iter().all(|pot| !pot.chips.is_zero()));
        prop_assert!(live.is_empty() || pots.pots.iter().all(|pot| !pot.seats.is_empty()));
    }
}

//! Laws of sharing over random pots.

use bottone_base::{
    cards::Cards,
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};
use bottone_rules::{
    pots::pots,
    ranking::RankingGame,
    showdown::{
        BothWays, OddChipRule, OddChips, PotWinners, ShowdownRules, ShownHand, StudOddChip, Winner,
        settle, share,
    },
};
use proptest::prelude::*;

fn some_seats() -> impl Strategy<Value = Seats> {
    prop::collection::vec(any::<bool>(), usize::from(MOST_SEATS))
        .prop_map(|each| SeatNo::up_to(MOST_SEATS).filter(|seat| each[seat.index()]).collect())
}

fn winners(seats: Seats) -> Vec<Winner> {
    seats.iter().map(|seat| Winner { seat, card: None }).collect()
}

fn games() -> impl Strategy<Value = RankingGame> {
    prop::sample::select(vec![
        RankingGame::Holdem,
        RankingGame::Omaha,
        RankingGame::OmahaHiLo,
        RankingGame::Stud,
        RankingGame::StudHiLo,
        RankingGame::Razz,
        RankingGame::Draw,
        RankingGame::TripleDraw27,
        RankingGame::Badugi,
    ])
}

/// Returns the number of cards of each player and of the board.
const fn cards_of(game: RankingGame) -> (usize, usize) {
    match game {
        RankingGame::Holdem => (2, 5),
        RankingGame::Omaha | RankingGame::OmahaHiLo => (4, 5),
        RankingGame::Stud | RankingGame::StudHiLo | RankingGame::Razz => (7, 0),
        RankingGame::Badugi => (4, 0),
        _ => (5, 0),
    }
}

prop_compose! {
    fn splits()(
        button in 1..=MOST_SEATS,
        chip in prop_oneof![Just(0), Just(1), Just(25), Just(100), 0..5_000u64],
        odd_chips in prop::sample::select(vec![OddChips::OneEach, OddChips::AllToFirst]),
        both_ways in prop::sample::select(vec![BothWays::AsEven, BothWays::ByHalves]),
    ) -> OddChipRule {
        let rules = ShowdownRules { odd_chips, both_ways, ..ShowdownRules::default() };
        OddChipRule { button: SeatNo::new(button).expect("a seat"), chip: Chips::new(chip), rules }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    /// Every chip of the pot goes to a player, if there is any winner.
    #[test]
    fn chips_are_conserved(
        pot in 0..100_000u64, high in some_seats(), low in some_seats(), split in splits(),
    ) {
        let won = share(Chips::new(pot), &winners(high), &winners(low), &split);
        let out: Chips = won.shares().map(|share| share.1).sum();
        let all = if high.union(low).is_empty() { 0 } else { pot };
        prop_assert_eq!(out.get(), all);
        let to: Seats = won.shares().map(|share| share.0).collect();
        prop_assert_eq!(to, high.union(low));
    }

    /// Checks that odd chips go one each. Two winners of the same part are at most a chip apart.
    /// The high half is at most a chip larger.
    #[test]
    fn no_one_gets_two_odd_chips(
        pot in 0..100_000u64, high in some_seats(), low in some_seats(), split in splits(),
    ) {
        let rules = ShowdownRules { odd_chips: OddChips::OneEach, ..split.rules };
        let split = OddChipRule { rules, ..split };
        let chip = split.chip.get().max(1);
        let won = share(Chips::new(pot), &winners(high), &winners(low), &split);
        for part in [&won.high, &won.low] {
            let least = part.iter().map(|share| share.1.get()).min().unwrap_or(0);
            let most = part.iter().map(|share| share.1.get()).max().unwrap_or(0);
            prop_assert!(most - least <= chip, "{part:?}");
        }
        if !won.low.is_empty() {
            let sum = |part: &[(SeatNo, Chips)]| part.iter().map(|share| share.1.get()).sum::<u64>();
            let (high, low) = (sum(&won.high), sum(&won.low));
            prop_assert!(high.abs_diff(low) <= chip, "{high} and {low}");
        }
    }

    /// With any cards, every chip is won by a player who showed and could win it; side pots are
    /// shared separately.
    #[test]
    fn a_settled_hand_conserves_chips(
        game in games(), deck in Just(Cards::ALL.iter().collect::<Vec<_>>()).prop_shuffle(),
        bets in prop::collection::vec(0..40u64, 2..=6), folded in 0..64u32, split in splits(),
    ) {
        let (own, on_board) = cards_of(game);
        let seat = |at: usize| SeatNo::up_to(MOST_SEATS).nth(at).expect("a seat");
        let dealt = |at: usize| deck.iter().skip(at * own).take(own).copied().collect();
        let hands: Vec<_> =
            (0..bets.len()).map(|at| ShownHand { seat: seat(at), cards: dealt(at) }).collect();
        let board: Cards = deck.iter().rev().take(on_board).copied().collect();
        let bets: Vec<_> = bets.iter().enumerate().map(|(at, bet)| (seat(at), Chips::new(*bet))).collect();
        let folded: Seats = (0..6).filter(|at| folded & (1 << at) != 0).map(seat).collect();
        let pots = pots(&bets, folded, Chips::new(3)).pots;
        let won = settle(game, &hands, board, &pots, &split);
        prop_assert_eq!(won.len(), pots.len());
        for (pot, won) in pots.iter().zip(&won) {
            let shared: Chips = won.shares().map(|share| share.1).sum();
            prop_assert_eq!(shared, if pot.seats.is_empty() { Chips::ZERO } else { pot.chips });
            let winners: Seats = won.shares().map(|share| share.0).collect();
            prop_assert!(winners.difference(pot.seats).is_empty());
            prop_assert_eq!(&settle(game, &hands, board, &[*pot], &split)[0], won);
        }
        let live = bets.iter().filter(|bet| !folded.contains(bet.0));
        let highest = live.map(|bet| bet.1).max().unwrap_or_default();
        // Chips put in only by folded hands are in the last pot.
        let extra: Chips = bets.iter().map(|bet| bet.1.minus(highest)).sum();
        for winner in SeatNo::up_to(MOST_SEATS) {
            let all = won.iter().flat_map(PotWinners::shares);
            let his: Chips = all.filter(|share| share.0 == winner).map(|share| share.1).sum();
            let put = |seat| bets.iter().find(|bet| bet.0 == seat).map_or(Chips::ZERO, |bet| bet.1);
            let most: Chips = bets.iter().map(|bet| bet.1.min(put(winner))).sum();
            let most = most.plus(extra).plus(Chips::new(3));
            prop_assert!(his <= most, "{winner} won {his} with {}", put(winner));
        }
    }

    /// The order of the winners does not matter, by card or by seat.
    #[test]
    fn the_order_of_the_winners_does_not_matter(
        pot in 0..10_000u64, seats in some_seats(), by_card in any::<bool>(), mut split in splits(),
        every_card in any::<bool>(),
    ) {
        if every_card {
            split.rules.stud_odd_chip = StudOddChip::EveryCard;
        }
        let deck: Vec<_> = Cards::ALL.iter().collect();
        let card = |seat: SeatNo| by_card.then(|| deck[seat.index() * 7 % 52]);
        let mut texts: Vec<_> =
            seats.iter().map(|seat| Winner { seat, card: card(seat) }).collect();
        let forward = share(Chips::new(pot), &texts, &[], &split);
        let low = share(Chips::new(pot), &[], &texts, &split);
        texts.reverse();
        prop_assert_eq!(share(Chips::new(pot), &texts, &[], &split), forward);
        prop_assert_eq!(share(Chips::new(pot), &[], &texts, &split), low);
    }
}

//! Vectors of odd chips, and the differences between the books.

use bottone_base::{
    cards::{Cards, read_cards},
    chips::Chips,
};
use bottone_rules::{
    pots::Pot,
    ranking::{FlushTie, RankingGame, Ties},
    showdown::{
        BothWays, OddChipRule, OddChips, PotWinners, ShowdownRules, ShownHand, StudOddChip, Winner,
        settle, share,
    },
};

use super::{in_numbers, seat, seats, split, winners};

fn cards(text: &str) -> Cards {
    read_cards(text).expect("cards").into_iter().collect()
}

fn settled(
    game: RankingGame,
    hands: &[(u8, &str)],
    board: &str,
    pot: u64,
    split: &OddChipRule,
) -> PotWinners {
    let hands: Vec<_> = hands
        .iter()
        .map(|(number, own)| ShownHand { seat: seat(*number), cards: cards(own) })
        .collect();
    let pot = Pot { chips: Chips::new(pot), seats: hands.iter().map(|hand| hand.seat).collect() };
    let mut won = settle(game, &hands, cards(board), &[pot], split);
    won.pop().expect("one pot")
}

#[test]
fn odd_chips_go_round_from_the_button_4_2() {
    let won = share(Chips::new(10_025), &winners(&[2, 6, 9]), &[], &split(7, 25));
    assert_eq!(in_numbers(&won.high), [(9, 3_350), (2, 3_350), (6, 3_325)]);
}

/// From the seat of the button, occupied or not; the player on it comes last.
#[test]
fn the_button_is_last_in_line_4_2() {
    for (button, first) in [(2, 6), (3, 6), (6, 9), (9, 2), (11, 2)] {
        let won = share(Chips::new(100), &winners(&[2, 6, 9]), &[], &split(button, 25));
        assert_eq!(in_numbers(&won.high)[0], (first, 50), "button {button}");
    }
}

#[test]
fn the_high_half_has_the_odd_chip_4_2() {
    let won = share(Chips::new(1_025), &winners(&[3]), &winners(&[5, 2]), &split(1, 25));
    assert_eq!(
        (in_numbers(&won.high), in_numbers(&won.low)),
        (vec![(3, 525)], vec![(2, 250), (5, 250)])
    );
    let omaha = [(3, "KsKdQc9c"), (5, "Ah2h9d9s"), (2, "Ac2cTdTs")];
    let won = settled(RankingGame::OmahaHiLo, &omaha, "Kh7d5d3cQh", 1_025, &split(1, 25));
    assert_eq!(
        (in_numbers(&won.high), in_numbers(&won.low)),
        (vec![(3, 525)], vec![(2, 250), (5, 250)])
    );
}

/// Two straights to the ten: the ten of spades gets the odd chip. Robert's Rules compare all seven
/// cards: the ace that is in neither straight.
#[test]
fn a_tie_in_stud_goes_by_suit_4_2() {
    let hands = [(2, "Th9s8s7c6dAs2h"), (5, "Ts9h8h7d6c4dAc")];
    for (stud_odd_chip, expected) in [
        (StudOddChip::WinningFive, [(5, 525), (2, 500)]),
        (StudOddChip::EveryCard, [(2, 525), (5, 500)]),
    ] {
        let rules = ShowdownRules { stud_odd_chip, ..ShowdownRules::default() };
        let won =
            settled(RankingGame::Stud, &hands, "", 1_025, &OddChipRule { rules, ..split(1, 25) });
        assert_eq!(in_numbers(&won.high), expected, "{stud_odd_chip:?}");
    }
}

/// A player who holds the deciding rank twice uses the better suit.
#[test]
fn a_player_counts_his_better_suit_4_2() {
    let won = |game, first, second| {
        let won = settled(game, &[(2, first), (5, second)], "", 1_025, &split(1, 25));
        in_numbers(&won.high)[0].0
    };
    // King-high straights, two kings each.
    assert_eq!(won(RankingGame::Stud, "KcKsQhJhTd9c2d", "KhKdQsJsTc9d2c"), 2);
    assert_eq!(won(RankingGame::Stud, "KhKdQsJsTc9d2c", "KcKsQhJhTd9c2d"), 5);
    // Seven lows, two sevens each.
    assert_eq!(won(RankingGame::Razz, "7c7s6h4h3dAcKd", "7h7d6s4s3cAdKc"), 2);
    // Two pair, aces.
    assert_eq!(won(RankingGame::Stud, "AcAs9h9d8h7c6c", "AhAd9s9c8s7h6h"), 2);
}

/// In a low the ace is the lowest: the seven decides, not the ace.
#[test]
fn a_tie_in_razz_goes_by_suit_4_2() {
    let hands = [(2, "7h5c4d3hAsKsKd"), (5, "7s5d4h3cAdQsQd")];
    let won = settled(RankingGame::Razz, &hands, "", 1_025, &split(1, 25));
    assert_eq!((in_numbers(&won.high), in_numbers(&won.low)), (vec![(5, 525), (2, 500)], vec![]));
    // Robert's Rules: the lowest of all cards by suit.
    let stud_odd_chip = StudOddChip::EveryCard;
    let rules = ShowdownRules { stud_odd_chip, ..ShowdownRules::default() };
    let won = settled(RankingGame::Razz, &hands, "", 1_025, &OddChipRule { rules, ..split(1, 25) });
    assert_eq!(in_numbers(&won.high), [(5, 525), (2, 500)]);
}

#[test]
fn ties_within_both_halves_of_stud_hi_lo_4_2() {
    let of = |cards: &[(u8, &str)]| -> Vec<Winner> {
        let card = |text: &str| Some(text.parse().expect("a card"));
        cards
            .iter()
            .map(|&(number, text)| Winner { seat: seat(number), card: card(text) })
            .collect()
    };
    // 7 chips: 4 for the high, 3 for the low.
    let (high, low) = (of(&[(1, "Kd"), (2, "Kh"), (3, "Kc")]), of(&[(4, "8c"), (5, "8s")]));
    let won = share(Chips::new(700), &high, &low, &split(1, 100));
    assert_eq!(in_numbers(&won.high), [(2, 200), (1, 100), (3, 100)]);
    assert_eq!(in_numbers(&won.low), [(5, 200), (4, 100)]);
}

/// WSOP rule 73: six chips are three each; by halves they would be four and two.
#[test]
fn identical_hands_share_as_evenly_as_can_be_4_2() {
    let both = winners(&[4, 8]);
    for (both_ways, high, low) in [
        (BothWays::AsEven, vec![(8, 300), (4, 300)], vec![]),
        (BothWays::ByHalves, vec![(8, 200), (4, 100)], vec![(8, 200), (4, 100)]),
    ] {
        let rules = ShowdownRules { both_ways, ..ShowdownRules::default() };
        let won = share(Chips::new(600), &both, &both, &OddChipRule { rules, ..split(6, 100) });
        assert_eq!((in_numbers(&won.high), in_numbers(&won.low)), (high, low), "{both_ways:?}");
    }
}

#[test]
fn who_wins_both_halves_is_named_once() {
    for both_ways in [BothWays::AsEven, BothWays::ByHalves] {
        let rules = ShowdownRules { both_ways, ..ShowdownRules::default() };
        let won = share(
            Chips::new(75),
            &winners(&[4]),
            &winners(&[4]),
            &OddChipRule { rules, ..split(1, 25) },
        );
        assert_eq!((in_numbers(&won.high), in_numbers(&won.low)), (vec![(4, 75)], vec![]));
    }
}

#[test]
fn all_odd_chips_to_one() {
    let rules = ShowdownRules { odd_chips: OddChips::AllToFirst, ..ShowdownRules::default() };
    let split = OddChipRule { rules, ..split(7, 25) };
    let won = share(Chips::new(10_025), &winners(&[2, 6, 9]), &[], &split);
    assert_eq!(in_numbers(&won.high), [(9, 3_375), (2, 3_325), (6, 3_325)]);
}

/// A rest of less than the smallest chip goes where one more odd chip would have gone.
#[test]
fn a_pot_that_is_no_multiple_of_the_chip() {
    let of =
        |pot| in_numbers(&share(Chips::new(pot), &winners(&[2, 6, 9]), &[], &split(1, 25)).high);
    assert_eq!(of(80), [(2, 30), (6, 25), (9, 25)]);
    assert_eq!(of(105), [(2, 50), (6, 30), (9, 25)]);
    assert_eq!(of(20), [(2, 20), (6, 0), (9, 0)]);
    let won = share(Chips::new(80), &winners(&[2]), &winners(&[3]), &split(1, 25));
    assert_eq!((in_numbers(&won.high), in_numbers(&won.low)), (vec![(2, 50)], vec![(3, 30)]));
    // A chip value of zero counts as one.
    let won = share(Chips::new(5), &winners(&[2, 3]), &[], &split(1, 0));
    assert_eq!(in_numbers(&won.high), [(2, 3), (3, 2)]);
}

#[test]
fn hands_that_play_the_board_share_it() {
    let hands = [(2, "9c9d"), (9, "2c2d")];
    let won = settled(RankingGame::Holdem, &hands, "AhAsAdTcTd", 1_025, &split(7, 25));
    assert_eq!(in_numbers(&won.high), [(9, 525), (2, 500)]);
}

/// Seeds 001 and 004: no pot is split; between two hands of the same ranks the suits decide.
#[test]
fn in_italy_suits_decide_4_2() {
    let game =
        RankingGame::Italian { players: 4, flush: FlushTie::SuitFirst, ties: Ties::default() };
    let hands = [(2, "AhAdKcKsQd"), (5, "AcAsKhKdQc")];
    let won = settled(game, &hands, "", 1_025, &split(1, 25));
    assert_eq!((in_numbers(&won.high).len(), in_numbers(&won.low)), (1, vec![]));
    assert_eq!(won.high[0].1, Chips::new(1_025));
}

#[test]
fn each_pot_is_split_by_itself() {
    let pot = |chips, numbers| Pot { chips: Chips::new(chips), seats: seats(numbers) };
    let hands: Vec<_> = [(1, "2c3d"), (2, "2d3h"), (3, "2h3s")]
        .map(|(number, own)| ShownHand { seat: seat(number), cards: cards(own) })
        .into();
    let pots = [pot(100, &[1, 2, 3]), pot(25, &[2, 3]), pot(75, &[3])];
    let won = settle(RankingGame::Holdem, &hands, cards("AhAsAdTcTd"), &pots, &split(3, 25));
    let won: Vec<_> = won.iter().map(|won| in_numbers(&won.high)).collect();
    assert_eq!(won, [vec![(1, 50), (2, 25), (3, 25)], vec![(2, 25), (3, 0)], vec![(3, 75)]]);
}

#[test]
fn a_pot_for_one_is_won_unseen() {
    let pot = |numbers| Pot { chips: Chips::new(300), seats: seats(numbers) };
    let of = |pot, hands: &[ShownHand]| {
        let won = settle(RankingGame::Holdem, hands, Cards::NONE, &[pot], &split(1, 25));
        in_numbers(&won[0].high)
    };
    let hand = ShownHand { seat: seat(2), cards: cards("AcAd") };
    assert_eq!(of(pot(&[5]), &[hand]), [(5, 300)]);
    // The others have mucked.
    assert_eq!(of(pot(&[2, 3, 4]), &[hand, hand]), [(2, 300)]);
    assert_eq!(of(pot(&[3, 4]), &[hand]), []);
    assert_eq!(of(pot(&[]), &[hand]), []);
}

#[test]
fn sums_beyond_reason() {
    let most = Chips::new(1).times(u64::MAX);
    for chip in [0, 1, 7, Chips::MOST] {
        let won = share(most, &winners(&[1, 2, 3]), &winners(&[4, 5]), &split(1, chip));
        assert_eq!(
            won.shares().map(|share| u128::from(share.1.get())).sum::<u128>(),
            u128::from(u64::MAX)
        );
    }
    assert_eq!(share(most, &[], &[], &split(1, 1)), PotWinners::default());
}

//! The winners of each pot, by the cards.

use bottone_base::{
    cards::{Card, Cards},
    seat::Seats,
};

use super::{OddChipRule, PotWinners, ShownHand, StudOddChip, Winner, share, sharing::ace_low};
use crate::{
    pots::Pot,
    ranking::{self, RankingGame},
};

/// Divides each pot among its winners, in the order of the pots. Each is split separately (TDA 2024
/// rule 21).
///
/// `hands` are those that were shown; only the first of a seat's hands counts. A pot that only one
/// player can win goes to that player without showing (TDA 2024 rule 17-B); so does one for which
/// only one player shows. If several could win a pot and none of them shows, it has no winner: its
/// list is empty, and the floor decides.
pub fn settle(
    game: RankingGame,
    hands: &[ShownHand],
    board: Cards,
    pots: &[Pot],
    split: &OddChipRule,
) -> Vec<PotWinners> {
    pots.iter().map(|pot| settle_one(game, hands, board, pot, split)).collect()
}

fn settle_one(
    game: RankingGame,
    hands: &[ShownHand],
    board: Cards,
    pot: &Pot,
    split: &OddChipRule,
) -> PotWinners {
    let mut open = pot.seats;
    let shown: Vec<ShownHand> =
        hands.iter().copied().filter(|hand| remove_seat(&mut open, hand)).collect();
    let alone = match shown[..] {
        [hand] => Some(hand.seat),
        _ if pot.seats.len() == 1 => pot.seats.first(),
        _ => None,
    };
    if let Some(seat) = alone {
        return share(pot.chips, &[Winner { seat, card: None }], &[], split);
    }
    if shown.is_empty() {
        return PotWinners::default();
    }
    let cards: Vec<Cards> = shown.iter().map(|hand| hand.cards).collect();
    let winners = ranking::winners(game, &cards, board);
    let each = |places: &[usize], card: &dyn Fn(&ShownHand) -> Option<Card>| -> Vec<Winner> {
        let hands = places.iter().filter_map(|&place| shown.get(place));
        // A single winner needs no card for comparison.
        let is_tie = is_stud(game) && places.len() > 1;
        let card = |hand| if is_tie { card(hand) } else { None };
        hands.map(|hand| Winner { seat: hand.seat, card: card(hand) }).collect()
    };
    let rule = split.rules.stud_odd_chip;
    let high = each(&winners.high, &|hand| high_card(rule, game, hand.cards, board));
    let low = each(&winners.low, &|hand| low_card(rule, game, hand.cards, board));
    share(pot.chips, &high, &low, split)
}

/// Removes the hand's seat from these; returns whether it was one of them.
fn remove_seat(open: &mut Seats, hand: &ShownHand) -> bool {
    let is_open = open.contains(hand.seat);
    open.remove(hand.seat);
    is_open
}

/// Returns whether a card decides who gets the odd chip in the game; in the others the button does.
const fn is_stud(game: RankingGame) -> bool {
    matches!(game, RankingGame::Stud | RankingGame::StudHiLo | RankingGame::Razz)
}

/// Returns the card that decides about an odd chip between high hands.
fn high_card(rule: StudOddChip, game: RankingGame, own: Cards, board: Cards) -> Option<Card> {
    match rule {
        StudOddChip::WinningFive => ranking::high_cards(game, own, board).iter().max(),
        StudOddChip::EveryCard => own.iter().max(),
    }
}

/// Returns the card that decides about an odd chip between low hands, with the ace as the lowest.
fn low_card(rule: StudOddChip, game: RankingGame, own: Cards, board: Cards) -> Option<Card> {
    match rule {
        StudOddChip::WinningFive => {
            let five = ranking::low_cards(game, own, board)?;
            five.iter().max_by_key(|&card| ace_low(card))
        }
        StudOddChip::EveryCard => own.iter().min_by_key(|&card| ace_low(card)),
    }
}

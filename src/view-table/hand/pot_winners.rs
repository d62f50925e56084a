//! The winners of each pot, their shares, and the reason for the place of the odd chip.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_dealer::FollowedHand;
use bottone_hands::hand::HandResult;
use bottone_i18n::Language;
use bottone_rules::{pots::Pot, showdown::PotWinners};
use bottone_view::hand_names::hand_name;

use super::name;

/// One pot and its winners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaidPot {
    /// "Main pot 4,000".
    pub title: String,
    /// The winners and their shares.
    pub shares: Vec<Share>,
}

/// One player's share of a pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    pub name: String,
    pub chips: String,
    /// The winning hand, and the reason for a larger share.
    pub note: String,
}

/// Returns the result of the uncalled part of a bet and of every pot, in the order of pushing.
pub fn pot_winners(
    language: Language,
    followed: &FollowedHand,
    outcome: &HandResult,
) -> Vec<PaidPot> {
    let pots = &outcome.pots.pots;
    let mut all = Vec::new();
    if let Some((seat, chips)) = outcome.pots.back {
        let back = Share {
            name: name(language, followed, seat),
            chips: language.chips(chips),
            note: String::new(),
        };
        all.push(PaidPot { title: language.word("hand-uncalled"), shares: vec![back] });
    }
    all.extend(followed.hand().pots_in_order().into_iter().filter_map(|at| {
        let (pot, won) = pots.get(at).zip(outcome.won.get(at))?;
        let title = pot_title(language, at, pots.len(), pot);
        Some(PaidPot { title, shares: shares(language, followed, won) })
    }));
    all
}

/// Returns the name of a pot within a sentence: "the main pot", "side pot 2".
pub(super) fn pot_name(language: Language, at: usize, count: usize) -> String {
    let name = match (at, count) {
        (_, 1) => "hand-named-pot",
        (0, _) => "hand-named-main",
        (_, 2) => "hand-named-only-side",
        _ => "hand-named-side",
    };
    language.say(name, &[("number", at.into())])
}

/// Returns the winners of a pot, each once, the high half first.
pub(super) fn winners(won: &PotWinners) -> Vec<SeatNo> {
    let mut seats = Vec::new();
    for (seat, _) in won.shares() {
        if !seats.contains(&seat) {
            seats.push(seat);
        }
    }
    seats
}

/// Returns "Pot 4,000", "Main pot 4,000", "Side pot 2: 1,200".
pub fn pot_title(language: Language, at: usize, count: usize, pot: &Pot) -> String {
    let chips = language.chips(pot.chips);
    let name = match (at, count) {
        (0, 1) => "hand-the-pot",
        (0, _) => "hand-main-pot",
        (_, 2) => "hand-the-side-pot",
        _ => "hand-side-pot",
    };
    language.say(name, &[("number", at.into()), ("chips", chips.into())])
}

/// Returns the title where several stand side by side: "Side 1: 58,500".
pub fn pot_tab(language: Language, at: usize, pot: &Pot) -> String {
    let name = if at == 0 { "hand-main-tab" } else { "hand-side-tab" };
    let chips = language.chips(pot.chips);
    language.say(name, &[("number", at.into()), ("chips", chips.into())])
}

fn shares(language: Language, followed: &FollowedHand, won: &PotWinners) -> Vec<Share> {
    let both = !won.low.is_empty() && !won.high.is_empty();
    let sum = |half: &[(SeatNo, Chips)]| half.iter().map(|(_, chips)| *chips).sum::<Chips>();
    let odd_to_high = both && sum(&won.high) > sum(&won.low);
    let half = |half: &[(SeatNo, Chips)], word: &str, has_odd: bool| -> Vec<Share> {
        let least = half.iter().map(|(_, chips)| *chips).min().unwrap_or_default();
        let share = |&(seat, chips): &(SeatNo, Chips)| {
            let mut notes = Vec::new();
            if both {
                notes.push(language.word(word));
            }
            notes.extend(player_hand_name(language, followed, seat));
            if chips > least {
                notes.push(language.word(odd_chip_reason(followed)));
            } else if has_odd && half.len() == 1 {
                notes.push(language.word("hand-odd-high"));
            }
            Share {
                name: name(language, followed, seat),
                chips: language.chips(chips),
                note: notes.join(" · "),
            }
        };
        half.iter().map(share).collect()
    };
    let mut all = half(&won.high, "hand-high-half", odd_to_high);
    all.extend(half(&won.low, "hand-low-half", false));
    all
}

/// Returns the reason why an odd chip goes to the first player in line.
fn odd_chip_reason(followed: &FollowedHand) -> &'static str {
    match (followed.hand().start().kind.is_stud(), followed.is_by_word()) {
        (false, _) => "hand-odd-button",
        (true, false) => "hand-odd-card",
        (true, true) => "hand-odd-look",
    }
}

/// Returns the name of a player's hand, if all its cards are known and the pot was contested.
fn player_hand_name(language: Language, followed: &FollowedHand, seat: SeatNo) -> Option<String> {
    let hand = followed.hand();
    let own = hand.cards(seat);
    let is_known = !own.is_empty() && own.len() == usize::from(hand.card_count(seat));
    is_known.then(|| hand_name(language, hand.start().kind.game(), own, hand.board()))
}

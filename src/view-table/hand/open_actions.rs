//! The actions of the player whose turn it is: the keys and their effects.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_dealer::FollowedHand;
use bottone_hands::hand::{ActRefusal, Hand, HandAct, Play, Stakes};
use bottone_i18n::Language;

use super::wording::all_of;
use crate::hand_faults::refused;

/// The actions open to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenActions {
    /// The player whose turn it is.
    pub seat: SeatNo,
    /// Folds.
    pub fold: ActionKey,
    /// Checks, calls or brings it in.
    pub call: ActionKey,
    /// Bets, raises or completes; the amount comes after.
    pub raise: ActionKey,
    /// Goes all-in.
    pub all_in: ActionKey,
    /// The smallest and the largest bet or raise.
    pub range: Option<(Chips, Chips)>,
    /// Common amounts, each with its name.
    pub usual: Vec<(String, Chips)>,
}

/// One possible action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionKey {
    /// Its present name: "Call 1,200".
    pub word: String,
    /// The action; `None` if an amount must follow.
    pub act: Option<HandAct>,
    /// The reason why it is not possible.
    pub refused: Option<String>,
}

impl OpenActions {
    /// Returns the open actions; `None` if no bet is awaited.
    pub fn of(language: Language, followed: &FollowedHand) -> Option<Self> {
        let hand = followed.hand();
        let seat = hand.turn()?;
        let range = hand.raise();
        let key = |word: String, act: HandAct| ActionKey {
            word,
            act: Some(act),
            refused: hand.can(&act).err().map(|why| refused(why, language)),
        };
        let (least, _) = range.unwrap_or_default();
        let raise = match hand.bet_or_raise(least) {
            Play::Bet(_) => "hand-key-bet",
            Play::Complete(_) => "hand-key-complete",
            _ => "hand-key-raise",
        };
        let all_in = match all_in(hand, seat) {
            Ok(act) => key(language.word("hand-key-all-in"), act),
            Err(why) => ActionKey {
                word: language.word("hand-key-all-in"),
                act: None,
                refused: Some(refused(why, language)),
            },
        };
        Some(Self {
            seat,
            fold: key(language.word("hand-key-fold"), HandAct::Player(seat, Play::Fold)),
            call: key(call_word(language, hand), HandAct::Player(seat, call(hand))),
            raise: ActionKey {
                word: language.word(raise),
                act: None,
                refused: range.err().map(|why| refused(why, language)),
            },
            all_in,
            range: range.ok(),
            usual: range
                .ok()
                .map_or_else(Vec::new, |range| usual_amounts(language, hand, seat, range)),
        })
    }
}

fn call(hand: &Hand) -> Play {
    if hand.is_bring_in() { Play::BringIn } else { hand.check_or_call() }
}

fn call_word(language: Language, hand: &Hand) -> String {
    let chips = language.chips(hand.to_call());
    match call(hand) {
        Play::BringIn => language.say("hand-key-bring-in", &[("chips", chips.into())]),
        Play::Call => language.say("hand-key-call", &[("chips", chips.into())]),
        _ => language.word("hand-key-check"),
    }
}

/// Returns the action by which a player goes all-in: a bet or raise, or a call for the whole stack.
fn all_in(hand: &Hand, seat: SeatNo) -> Result<HandAct, ActRefusal> {
    let all = all_of(hand, seat);
    if !hand.is_bring_in() && !hand.to_call().is_zero() && hand.to_call() == hand.stack(seat) {
        return Ok(HandAct::Player(seat, Play::Call));
    }
    let (_, most) = hand.raise()?;
    if all > most {
        return Err(ActRefusal::AboveMost(most));
    }
    Ok(HandAct::Player(seat, hand.bet_or_raise(all)))
}

/// Returns the minimum, two and a half times the bet or half the pot, and the pot. In limit there
/// is one amount.
fn usual_amounts(
    language: Language,
    hand: &Hand,
    seat: SeatNo,
    (least, most): (Chips, Chips),
) -> Vec<(String, Chips)> {
    let mut all = vec![(language.word("hand-usual-min"), least)];
    if matches!(hand.start().stakes, Stakes::Limit(..)) {
        return all;
    }
    let call = hand.to_call();
    let bet = hand.front(seat).plus(call);
    let pot = hand.pot().plus(call);
    let half = |chips: Chips| Chips::new(chips.get() / 2);
    let middle = if bet.is_zero() {
        (language.word("hand-usual-half"), half(pot))
    } else {
        let times = language.say("push-and-a-half", &[("whole", 2.into())]);
        (format!("{times}×"), bet.times(2).plus(half(bet)))
    };
    all.push(middle);
    all.push((language.word("hand-usual-pot"), bet.plus(pot)));
    all.retain(|(_, chips)| (least..=most).contains(chips));
    all
}

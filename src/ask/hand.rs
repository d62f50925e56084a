//! The question about a whole hand, checked action by action.

use std::sync::OnceLock;

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::hand::{self, HandStep};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_rules::pots;
use bottone_store::{
    phh::{PushRuling, WrittenHand},
    profiles::{Rulebooks, USUAL_RULEBOOK},
};
use bottone_view_table::hand_faults::hand_fault;
use serde::Serialize;

use super::{fault::QuestionFault, ruling};

#[derive(Serialize)]
pub(super) struct HandAnswer {
    decisions: Vec<Decision>,
    pots: Vec<HandPot>,
    stacks: Vec<Chips>,
    wrong: Vec<String>,
    back: Vec<(SeatNo, Chips)>,
    next: Option<Decision>,
    /// The dealer's next step. At the end it is the pots in the order of pushing, 0 being the main
    /// pot.
    step: HandStep,
    /// The ruling on each push.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<PushAnswer>,
}

/// A push and its ruling.
#[derive(Serialize)]
struct PushAnswer {
    /// The number of the action, from 1.
    action: usize,
    player: SeatNo,
    ruling: ruling::RulingAnswer,
}

/// The options of a player in turn.
#[derive(Serialize)]
struct Decision {
    street: u8,
    player: u8,
    pot: Chips,
    call: Chips,
    raise: Option<(Chips, Chips)>,
}

/// A pot and the players who can win it.
#[derive(Serialize)]
struct HandPot {
    chips: Chips,
    players: Seats,
}

impl From<hand::Decision> for Decision {
    fn from(decision: hand::Decision) -> Self {
        let hand::Decision { street, player, pot, call, raise } = decision;
        Self { street, player: player.get(), pot, call, raise }
    }
}

impl From<&pots::Pot> for HandPot {
    fn from(pot: &pots::Pot) -> Self {
        Self { chips: pot.chips, players: pot.seats }
    }
}

/// Plays the hand described by this text in the PHH format.
pub(super) fn answer(
    text: &str,
    language: Language,
    rulebooks: &Rulebooks,
) -> Result<HandAnswer, QuestionFault> {
    // A rulebook that cannot be used is reported as elsewhere, not as a fault of the hand.
    let (no_rules, book_used) = (OnceLock::new(), OnceLock::new());
    let rules = |name: Option<&str>| match rulebooks.find(name.unwrap_or(USUAL_RULEBOOK)) {
        Ok(rulebook) => Ok((*book_used.get_or_init(|| rulebook)).into()),
        Err(why) => {
            no_rules.get_or_init(|| QuestionFault::of("rules", why.clone()));
            Err(why)
        }
    };
    let written = WrittenHand::read(text, &rules).map_err(|fault| {
        let what = Saying::of("ask-in-the-hand").with("what", fault.to_text(language));
        let of_text = || QuestionFault::of_text(what);
        no_rules.into_inner().unwrap_or_else(of_text)
    })?;
    let mut decisions = Vec::new();
    let replayed = written.replay(|hand| decisions.extend(hand::Decision::now(hand)));
    let pots = replayed.hand.pots();
    let fault_answer = |fault: &hand::HandFault| {
        hand_fault(language, fault, &replayed.hand, |number| written.action(number))
    };
    let push_answer = |ruled: &PushRuling| {
        let book = book_used.get()?;
        let switches = (&book.pushing, &book.betting, book.book);
        let ruling =
            ruling::RulingAnswer::of(language, &ruled.situation, &ruled.ruling, switches).ok()?;
        Some(PushAnswer { action: ruled.number, player: ruled.seat, ruling })
    };
    Ok(HandAnswer {
        rulings: replayed.rulings.iter().filter_map(push_answer).collect(),
        decisions: decisions.into_iter().map(Decision::from).collect(),
        pots: pots.pots.iter().map(HandPot::from).collect(),
        stacks: replayed.stacks(),
        wrong: replayed.wrong.iter().map(fault_answer).collect(),
        back: pots.back.into_iter().collect(),
        next: hand::Decision::now(&replayed.hand).map(Decision::from),
        step: replayed.hand.step(&[]),
    })
}

//! What goes wrong in the deal, and what the dealer does about it.

use super::{Reason, Ruled};
use crate::rules::rulebook::{
    BackForRedeal, DrawCard, ExtraCards, MisdealRules, Rulebook, StudDowncard,
};
use strum::IntoStaticStr;

/// What went wrong in the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealFault {
    /// So many cards lay face up in the deck in the first deal.
    BoxedCards(u8),
    /// The first card went to the wrong seat.
    FirstCardToWrongSeat,
    /// A seat without right to cards got some.
    SeatNotEntitled,
    /// A seat with a right to cards was passed over.
    SeatSkipped,
    /// A player has too many or too few cards.
    WrongNumber,
    /// So many cards too many came off the deck.
    ExtraCards(u8),
    /// The button has too few cards.
    ButtonShort(HasActed),
    /// A card that does not belong to the deck.
    NonStandardCard,
    /// In a game with a flop the dealer exposed one of the first two cards off the deck.
    OneOfTheFirstTwoExposed,
    /// In a game with a flop the dealer exposed so many other cards that go face down.
    DowncardsExposed(u8),
    /// In stud the dealer exposed a card that goes face down.
    StudDowncardExposed,
    /// In the first deal of a draw game the dealer exposed so many cards.
    DrawCardsExposed(u8),
    /// The deck holds a card twice or lacks one.
    FouledDeck,
    FourCardFlop,
    /// The flop was dealt without a burn.
    NoBurnOnFlop(ActionOnFlop),
    /// A street was dealt before the betting was over.
    Premature,
    /// The dealer dropped the stub.
    DroppedStub,
    /// In stud so many cards are left in the stub for so many players at the last card.
    StudStubShort {
        /// Cards in the stub.
        stub: u8,
        /// Burns of the streets before.
        burns: u8,
        /// Players still in.
        players: u8,
    },
}

/// Whether the player on the button has acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HasActed {
    NotYet,
    /// With too few cards.
    Already,
}

/// Whether anybody has acted on a flop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionOnFlop {
    None,
    Some,
}

/// How far the hand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    BeforeSubstantialAction,
    AfterSubstantialAction,
}

/// What the dealer does, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Step {
    /// Cards come back and are dealt again as they were: same button, same level, nobody new.
    DealAgain,
    /// Who was away from the first deal plays the second if he is there.
    AbsentMayPlay,
    /// Who was away from the first deal is killed again.
    AbsentAreKilled,
    /// Who is on a penalty is dealt in and killed; the two deals are one hand.
    PenaltiesCountOneHand,
    /// Every bet comes back: the hand is void.
    ReturnAllBets,
    /// The hand is played on.
    PlayOn,
    /// The card is taken away and replaced.
    ReplaceCard,
    /// The exposed card becomes the first burn.
    ExposedCardIsTheBurn,
    /// The exposed card is the upcard, and the third card comes face down.
    ExposedCardIsTheUpcard,
    /// The missing cards come off the stub.
    GiveMissingCards,
    HandIsDead,
    CallTheFloor,
    /// The cards of the flop are turned down and scrambled.
    ScrambleTheFlop,
    /// The floor picks one, and it is the burn of the next card.
    FloorPicksNextBurn,
    /// The floor picks one, and it is the burn that was left out.
    FloorPicksTheBurn,
    /// The next card of the stub completes the flop.
    NextCardCompletesFlop,
    /// The burn stays where it is.
    LeaveTheBurn,
    /// The card or cards go back into the stub.
    CardsIntoStub,
    /// The betting is ended first.
    EndTheBetting,
    /// The order of the stub is restored, if that can be done.
    RestoreTheOrder,
    /// The stub is shuffled and cut.
    ShuffleTheStub,
    /// The street is dealt again, without another burn.
    DealWithoutBurn,
    /// The last cards are dealt from the stub as it is.
    DealFromStub,
    /// The burns of the streets before go into the stub.
    AddOldBurns,
    /// One card in the middle is everybody's last.
    CommunityCard,
}

/// Whether a hand goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealVerdict {
    /// A misdeal: the hand does not count.
    Misdeal(Vec<Step>),
    /// The hand goes on after these steps.
    GoesOn(Vec<Step>),
    /// The book leaves it to the house.
    HouseSays,
}

/// What the dealer does about a fault in the deal: a misdeal, or how the hand goes on (TDA 2024 rules
/// 35 to 39 and recommended procedures 4, 5 and 10, WSOP tournament rules 88 to 90).
pub fn deal(rules: &Rulebook, fault: DealFault, stage: Stage) -> Ruled<DealVerdict> {
    use DealVerdict::GoesOn;
    let (reason, verdict) = match fault {
        DealFault::FouledDeck => (Reason::FouledDeck, fouled(rules.misdeals, stage)),
        DealFault::ButtonShort(HasActed::NotYet) => {
            (Reason::ButtonShort, GoesOn(vec![Step::GiveMissingCards]))
        }
        DealFault::ButtonShort(HasActed::Already) => {
            (Reason::ButtonShort, GoesOn(vec![Step::HandIsDead, Step::PlayOn]))
        }
        DealFault::FourCardFlop => {
            let steps = vec![Step::ScrambleTheFlop, Step::FloorPicksNextBurn];
            (Reason::FourCardFlop, GoesOn(steps))
        }
        DealFault::NoBurnOnFlop(action) => (Reason::NoBurn, no_burn(action)),
        DealFault::Premature => (Reason::Premature, premature()),
        DealFault::DroppedStub => {
            (Reason::DroppedStub, GoesOn(vec![Step::RestoreTheOrder, Step::ShuffleTheStub]))
        }
        DealFault::StudStubShort { stub, burns, players } => {
            (Reason::StudStub, stud_stub(stub, burns, players))
        }
        _ if stage == Stage::AfterSubstantialAction => {
            (Reason::DealPlayedOn, GoesOn(vec![Step::PlayOn]))
        }
        first_deal => (Reason::FirstDeal, in_first_deal(rules.misdeals, first_deal)),
    };
    Ruled::of(rules, verdict, reason)
}

/// Faults of the first deal, before substantial action.
fn in_first_deal(rules: MisdealRules, fault: DealFault) -> DealVerdict {
    let goes_on = |steps: &[Step]| DealVerdict::GoesOn(steps.to_vec());
    match fault {
        DealFault::BoxedCards(0)
        | DealFault::ExtraCards(0)
        | DealFault::DowncardsExposed(0)
        | DealFault::DrawCardsExposed(0) => goes_on(&[Step::PlayOn]),
        DealFault::BoxedCards(1) => goes_on(&[Step::ReplaceCard]),
        DealFault::DowncardsExposed(1) => goes_on(&[Step::ReplaceCard, Step::ExposedCardIsTheBurn]),
        DealFault::ExtraCards(cards) if cards < 2 || rules.extra_cards != ExtraCards::TwoInAll => {
            goes_on(&[Step::CallTheFloor])
        }
        DealFault::StudDowncardExposed if rules.stud_downcard == StudDowncard::BecomesUpcard => {
            goes_on(&[Step::ExposedCardIsTheUpcard])
        }
        DealFault::DrawCardsExposed(cards) => match rules.draw_card {
            DrawCard::House => DealVerdict::HouseSays,
            DrawCard::Plays => goes_on(&[Step::PlayOn]),
            DrawCard::SecondMisdeals if cards < 2 => goes_on(&[Step::ReplaceCard]),
            DrawCard::SecondMisdeals => misdeal(rules),
        },
        _ => misdeal(rules),
    }
}

/// The deal is made again exactly as it was, button and level unchanged.
fn misdeal(rules: MisdealRules) -> DealVerdict {
    let absent = match rules.back_for_redeal {
        BackForRedeal::Plays => Step::AbsentMayPlay,
        BackForRedeal::Killed => Step::AbsentAreKilled,
    };
    DealVerdict::Misdeal(vec![Step::DealAgain, absent, Step::PenaltiesCountOneHand])
}

/// With a fouled deck the hand is void however far it is.
fn fouled(rules: MisdealRules, stage: Stage) -> DealVerdict {
    match stage {
        Stage::BeforeSubstantialAction => misdeal(rules),
        Stage::AfterSubstantialAction => DealVerdict::Misdeal(vec![Step::ReturnAllBets]),
    }
}

fn no_burn(action: ActionOnFlop) -> DealVerdict {
    DealVerdict::GoesOn(match action {
        ActionOnFlop::None => {
            vec![Step::ScrambleTheFlop, Step::FloorPicksTheBurn, Step::NextCardCompletesFlop]
        }
        ActionOnFlop::Some => vec![Step::PlayOn],
    })
}

fn premature() -> DealVerdict {
    DealVerdict::GoesOn(vec![
        Step::LeaveTheBurn,
        Step::EndTheBetting,
        Step::CardsIntoStub,
        Step::ShuffleTheStub,
        Step::DealWithoutBurn,
    ])
}

/// A card for each, a burn, and one that stays.
fn stud_stub(stub: u8, burns: u8, players: u8) -> DealVerdict {
    let needed = players.saturating_add(2);
    DealVerdict::GoesOn(if stub >= needed {
        vec![Step::DealFromStub]
    } else if stub.saturating_add(burns) >= needed {
        vec![Step::AddOldBurns, Step::ShuffleTheStub, Step::DealFromStub]
    } else {
        vec![Step::CommunityCard]
    })
}

//! What goes wrong in the deal, and what the dealer does about it.

use super::{Reason, Ruled};
use crate::rules::rulebook::{
    BackForRedeal, Burns, DrawCard, EarlyTurn, ExtraCards, FourCardFlop, MisdealRules,
    MisdealUntil, OtherBack, Rulebook, StudDowncard,
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
    /// This street was dealt before the betting was over.
    Premature(EarlyStreet),
    /// The dealer dropped the stub.
    DroppedStub(Fallen),
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

/// The cards that fell with the stub.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fallen {
    /// The cards of the stub lie by themselves.
    Apart,
    /// They lie mixed with the muck or the burns.
    Mixed,
}

/// A street that came too early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlyStreet {
    Flop,
    Turn,
    River,
    /// A card of stud.
    Stud,
}

/// How far the hand is. Where the book counts two players who have acted, that takes the place of substantial
/// action.
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
    /// The deck is taken away and another one comes.
    ChangeTheDeck,
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
    /// The bets of the dead hand stay in the pot.
    BetsStay,
    /// One card is burnt for the next street, as always.
    BurnOnce,
    CallTheFloor,
    /// The cards of the flop are turned down and scrambled.
    ScrambleTheFlop,
    /// The floor picks one, and it is the burn of the next card.
    FloorPicksNextBurn,
    /// The floor picks one, and it is the burn that was left out.
    FloorPicksTheBurn,
    /// The next card of the stub completes the flop.
    NextCardCompletesFlop,
    /// The flop is mixed with the stub, shuffled and dealt again without another burn.
    DealFlopAgain,
    /// The error is put right if no card was exposed.
    PutBurnRight,
    /// The stub is shuffled if a card was exposed.
    ShuffleIfExposed,
    /// Later cards are those that would have come without the error.
    LaterCardsAsTheyWere,
    /// The early card is out of play in this round.
    SetTheCardAside,
    /// The next card, which would have been the river, is the turn.
    NextCardIsTheTurn,
    /// The early card goes back into the stub after the betting on the turn, and the river is dealt without a burn.
    ShuffleForTheRiver,
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
    /// Stub, muck and burns are scrambled together, shuffled and cut.
    ScrambleAllTogether,
    /// The street is dealt again, without another burn.
    DealWithoutBurn,
    /// The last cards are dealt from the stub as it is.
    DealFromStub,
    /// The burns of the streets before are scrambled into the stub.
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
    let misdeals = rules.misdeals;
    let (reason, verdict) = match fault {
        DealFault::FouledDeck => (Reason::FouledDeck, void()),
        DealFault::NonStandardCard if misdeals.other_back == OtherBack::Voids => {
            (Reason::OtherBack, void())
        }
        DealFault::ButtonShort(HasActed::NotYet) => {
            (Reason::ButtonShort, GoesOn(vec![Step::GiveMissingCards]))
        }
        DealFault::ButtonShort(HasActed::Already) => {
            (Reason::ButtonShort, GoesOn(vec![Step::HandIsDead, Step::PlayOn]))
        }
        DealFault::FourCardFlop => {
            let steps = match misdeals.four_card_flop {
                FourCardFlop::OneIsTheNextBurn => {
                    vec![Step::ScrambleTheFlop, Step::FloorPicksNextBurn]
                }
                FourCardFlop::DealtAgain => vec![Step::LeaveTheBurn, Step::DealFlopAgain],
            };
            (Reason::FourCardFlop, GoesOn(steps))
        }
        DealFault::NoBurnOnFlop(action) => (Reason::NoBurn, no_burn(misdeals.burns, action)),
        DealFault::Premature(street) => (Reason::Premature, premature(misdeals, street)),
        DealFault::DroppedStub(Fallen::Apart) => {
            (Reason::DroppedStub, GoesOn(vec![Step::RestoreTheOrder, Step::ShuffleTheStub]))
        }
        DealFault::DroppedStub(Fallen::Mixed) => {
            (Reason::DroppedStub, GoesOn(vec![Step::RestoreTheOrder, Step::ScrambleAllTogether]))
        }
        DealFault::StudStubShort { stub, burns, players } => {
            (Reason::StudStub, stud_stub(stub, burns, players))
        }
        DealFault::WrongNumber if stage == Stage::AfterSubstantialAction => {
            let steps = [Step::HandIsDead, Step::BetsStay, Step::PlayOn, Step::BurnOnce];
            (Reason::DeadHand, GoesOn(steps.to_vec()))
        }
        _ if stage == Stage::AfterSubstantialAction => {
            let reason = match misdeals.until {
                MisdealUntil::SubstantialAction => Reason::DealPlayedOn,
                MisdealUntil::TwoActed => Reason::TwoHaveActed,
            };
            (reason, GoesOn(vec![Step::PlayOn]))
        }
        first_deal => {
            let reason = match misdeals.until {
                MisdealUntil::SubstantialAction => Reason::FirstDeal,
                MisdealUntil::TwoActed => Reason::FirstDealUntilTwoAct,
            };
            (reason, in_first_deal(misdeals, first_deal))
        }
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

/// With a fouled deck the hand is void however far it is, and the deck is changed (TDA 2024 rule 35-E).
fn void() -> DealVerdict {
    DealVerdict::Misdeal(vec![Step::ReturnAllBets, Step::ChangeTheDeck])
}

fn no_burn(burns: Burns, action: ActionOnFlop) -> DealVerdict {
    DealVerdict::GoesOn(match (burns, action) {
        (Burns::NotRestored, ActionOnFlop::None) => {
            vec![Step::ScrambleTheFlop, Step::FloorPicksTheBurn, Step::NextCardCompletesFlop]
        }
        (Burns::NotRestored, ActionOnFlop::Some) => vec![Step::PlayOn],
        (Burns::PutRight, ActionOnFlop::None) => vec![Step::PutBurnRight, Step::ShuffleIfExposed],
        (Burns::PutRight, ActionOnFlop::Some) => vec![Step::PlayOn, Step::LaterCardsAsTheyWere],
    })
}

fn premature(rules: MisdealRules, street: EarlyStreet) -> DealVerdict {
    if street == EarlyStreet::Turn && rules.early_turn == EarlyTurn::OutOfPlay {
        return DealVerdict::GoesOn(vec![
            Step::SetTheCardAside,
            Step::EndTheBetting,
            Step::NextCardIsTheTurn,
            Step::ShuffleForTheRiver,
        ]);
    }
    DealVerdict::GoesOn(vec![
        Step::LeaveTheBurn,
        Step::EndTheBetting,
        Step::CardsIntoStub,
        Step::ShuffleTheStub,
        Step::DealWithoutBurn,
    ])
}

/// A card for each, a burn, and one that stays. A card for all needs a burn and one that stays too.
fn stud_stub(stub: u8, burns: u8, players: u8) -> DealVerdict {
    let needed = players.saturating_add(2);
    DealVerdict::GoesOn(if stub >= needed {
        vec![Step::DealFromStub]
    } else if stub.saturating_add(burns) >= needed {
        vec![Step::AddOldBurns, Step::ShuffleTheStub, Step::DealFromStub]
    } else if stub >= 3 {
        vec![Step::CommunityCard]
    } else {
        vec![Step::AddOldBurns, Step::ShuffleTheStub, Step::CommunityCard]
    })
}

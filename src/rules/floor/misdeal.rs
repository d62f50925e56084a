//! Faults in the deal, and the dealer's steps to correct them.

use super::{FloorRuling, Reason};
use crate::rulebook::{
    BackForRedeal, Burns, DrawCard, EarlyTurn, ExtraCards, FourCardFlop, MisdealRules,
    MisdealUntil, OtherBack, Rulebook, StudDowncard,
};
use strum::IntoStaticStr;

/// A fault in the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealFault {
    /// This many cards lay face up in the deck in the first deal.
    BoxedCards(u8),
    /// The first card went to the wrong seat.
    FirstCardToWrongSeat,
    /// A seat without a right to cards got some.
    SeatNotEntitled,
    /// A seat with a right to cards was passed over.
    SeatSkipped,
    /// A player has too many or too few cards.
    WrongNumber,
    /// This many extra cards came off the deck.
    ExtraCards(u8),
    /// The button has too few cards.
    ButtonShort(ButtonAction),
    /// A card that does not belong to the deck.
    NonStandardCard,
    /// In a game with a flop the dealer exposed one of the first two cards off the deck.
    OneOfTheFirstTwoExposed,
    /// In a game with a flop, the dealer exposed this many other cards that go face down.
    DowncardsExposed(u8),
    /// In stud the dealer exposed a card that goes face down.
    StudDowncardExposed,
    /// In the first deal of a draw game, the dealer exposed this many cards.
    DrawCardsExposed(u8),
    /// The deck has a duplicate or a missing card.
    FouledDeck,
    FourCardFlop,
    /// The flop was dealt without a burn.
    NoBurnOnFlop(ActionOnFlop),
    /// This street was dealt before the betting was over.
    Premature(EarlyStreet),
    /// The dealer dropped the stub.
    DroppedStub(FallenCards),
    /// In stud, the stub is short for the last card of the remaining players.
    StudStubShort {
        /// The cards in the stub.
        stub: u8,
        /// The burns of earlier streets.
        burns: u8,
        /// The players still in the hand.
        players: u8,
    },
}

/// The action of the player on the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonAction {
    NotYet,
    /// The player has acted with too few cards.
    Already,
}

/// The action on a flop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionOnFlop {
    None,
    Some,
}

/// The cards that fell together with the stub.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FallenCards {
    /// The cards of the stub lie separately.
    Apart,
    /// The cards of the stub are mixed with the muck or the burns.
    Mixed,
}

/// A street that was dealt too early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlyStreet {
    Flop,
    Turn,
    River,
    /// A card of stud.
    Stud,
}

/// The stage of the hand. If the rule book counts two players who have acted, that takes the place
/// of substantial action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionStage {
    BeforeSubstantialAction,
    AfterSubstantialAction,
}

/// A step of the dealer, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DealerStep {
    /// The cards are collected and dealt again as before: same button, same level, no new players.
    DealAgain,
    /// A player who was away from the first deal plays the second, if present.
    AbsentMayPlay,
    /// The hand of a player who was away from the first deal is killed again.
    AbsentAreKilled,
    /// A player on a penalty is dealt in and the hand is killed; the two deals count as one hand.
    PenaltiesCountOneHand,
    /// Every bet is returned: the hand is void.
    ReturnAllBets,
    /// The deck is replaced by another one.
    ChangeTheDeck,
    /// Play continues.
    PlayOn,
    /// The card is removed and replaced.
    ReplaceCard,
    /// The exposed card becomes the first burn.
    ExposedCardIsTheBurn,
    /// The exposed card is the upcard, and the third card is dealt face down.
    ExposedCardIsTheUpcard,
    /// The missing cards come from the stub.
    GiveMissingCards,
    HandIsDead,
    /// The bets of the dead hand stay in the pot.
    BetsStay,
    /// One card is burned for the next street, as always.
    BurnOnce,
    CallTheFloor,
    /// The cards of the flop are turned face down and scrambled.
    ScrambleTheFlop,
    /// The floor picks one, and it is the burn for the next card.
    FloorPicksNextBurn,
    /// The floor picks one, and it is the missing burn.
    FloorPicksTheBurn,
    /// The next card of the stub completes the flop.
    NextCardCompletesFlop,
    /// The flop is mixed with the stub, shuffled and dealt again without another burn.
    DealFlopAgain,
    /// The error is corrected if no card was exposed.
    PutBurnRight,
    /// The stub is shuffled if a card was exposed.
    ShuffleIfExposed,
    /// The later cards are those that would have come without the error.
    LaterCardsAsTheyWere,
    /// The early card is out of play for this round.
    SetTheCardAside,
    /// The next card, which would have been the river, is the turn.
    NextCardIsTheTurn,
    /// The early card returns to the stub after the betting on the turn. The river is dealt without
    /// a burn.
    ShuffleForTheRiver,
    /// The burn stays where it is.
    LeaveTheBurn,
    /// The card or cards return to the stub.
    CardsIntoStub,
    /// The betting is completed first.
    EndTheBetting,
    /// The order of the stub is restored, if possible.
    RestoreTheOrder,
    /// The stub is shuffled and cut.
    ShuffleTheStub,
    /// Stub, muck and burns are scrambled together, shuffled and cut.
    ScrambleAllTogether,
    /// The street is dealt again, without another burn.
    DealWithoutBurn,
    /// The last cards are dealt from the stub as it is.
    DealFromStub,
    /// The burns of earlier streets are scrambled into the stub.
    AddOldBurns,
    /// One card in the middle is the last card of all players.
    CommunityCard,
}

/// The result of a fault in the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealVerdict {
    /// A misdeal: the hand does not count.
    Misdeal(Vec<DealerStep>),
    /// The hand goes on after these steps.
    GoesOn(Vec<DealerStep>),
    /// The rule book leaves it to the house.
    HouseSays,
}

/// Decides how the dealer handles a fault in the deal: a misdeal, or how the hand goes on (TDA 2024
/// rules 35 to 39 and recommended procedures 4, 5 and 10, WSOP tournament rules 88 to 90).
pub fn deal(rules: &Rulebook, fault: DealFault, stage: ActionStage) -> FloorRuling<DealVerdict> {
    use DealVerdict::GoesOn;
    let misdeals = rules.misdeals;
    let (reason, verdict) = match fault {
        DealFault::FouledDeck => (Reason::FouledDeck, void()),
        DealFault::NonStandardCard if misdeals.other_back == OtherBack::Voids => {
            (Reason::OtherBack, void())
        }
        DealFault::ButtonShort(ButtonAction::NotYet) => {
            (Reason::ButtonShort, GoesOn(vec![DealerStep::GiveMissingCards]))
        }
        DealFault::ButtonShort(ButtonAction::Already) => {
            (Reason::ButtonShort, GoesOn(vec![DealerStep::HandIsDead, DealerStep::PlayOn]))
        }
        DealFault::FourCardFlop => {
            let steps = match misdeals.four_card_flop {
                FourCardFlop::OneIsTheNextBurn => {
                    vec![DealerStep::ScrambleTheFlop, DealerStep::FloorPicksNextBurn]
                }
                FourCardFlop::DealtAgain => {
                    vec![DealerStep::LeaveTheBurn, DealerStep::DealFlopAgain]
                }
            };
            (Reason::FourCardFlop, GoesOn(steps))
        }
        DealFault::NoBurnOnFlop(action) => (Reason::NoBurn, no_burn(misdeals.burns, action)),
        DealFault::Premature(street) => (Reason::Premature, premature(misdeals, street)),
        DealFault::DroppedStub(FallenCards::Apart) => (
            Reason::DroppedStub,
            GoesOn(vec![DealerStep::RestoreTheOrder, DealerStep::ShuffleTheStub]),
        ),
        DealFault::DroppedStub(FallenCards::Mixed) => (
            Reason::DroppedStub,
            GoesOn(vec![DealerStep::RestoreTheOrder, DealerStep::ScrambleAllTogether]),
        ),
        DealFault::StudStubShort { stub, burns, players } => {
            (Reason::StudStub, stud_stub(stub, burns, players))
        }
        DealFault::WrongNumber if stage == ActionStage::AfterSubstantialAction => {
            let steps = [
                DealerStep::HandIsDead,
                DealerStep::BetsStay,
                DealerStep::PlayOn,
                DealerStep::BurnOnce,
            ];
            (Reason::DeadHand, GoesOn(steps.to_vec()))
        }
        _ if stage == ActionStage::AfterSubstantialAction => {
            let reason = match misdeals.until {
                MisdealUntil::SubstantialAction => Reason::DealPlayedOn,
                MisdealUntil::TwoActed => Reason::TwoHaveActed,
            };
            (reason, GoesOn(vec![DealerStep::PlayOn]))
        }
        first_deal => {
            let reason = match misdeals.until {
                MisdealUntil::SubstantialAction => Reason::FirstDeal,
                MisdealUntil::TwoActed => Reason::FirstDealUntilTwoAct,
            };
            (reason, in_first_deal(misdeals, first_deal))
        }
    };
    FloorRuling::of(rules, verdict, reason)
}

/// Decides faults of the first deal, before substantial action.
fn in_first_deal(rules: MisdealRules, fault: DealFault) -> DealVerdict {
    let goes_on = |steps: &[DealerStep]| DealVerdict::GoesOn(steps.to_vec());
    match fault {
        DealFault::BoxedCards(0)
        | DealFault::ExtraCards(0)
        | DealFault::DowncardsExposed(0)
        | DealFault::DrawCardsExposed(0) => goes_on(&[DealerStep::PlayOn]),
        DealFault::BoxedCards(1) => goes_on(&[DealerStep::ReplaceCard]),
        DealFault::DowncardsExposed(1) => {
            goes_on(&[DealerStep::ReplaceCard, DealerStep::ExposedCardIsTheBurn])
        }
        DealFault::ExtraCards(cards) if cards < 2 || rules.extra_cards != ExtraCards::TwoInAll => {
            goes_on(&[DealerStep::CallTheFloor])
        }
        DealFault::StudDowncardExposed if rules.stud_downcard == StudDowncard::BecomesUpcard => {
            goes_on(&[DealerStep::ExposedCardIsTheUpcard])
        }
        DealFault::DrawCardsExposed(cards) => match rules.draw_card {
            DrawCard::House => DealVerdict::HouseSays,
            DrawCard::Plays => goes_on(&[DealerStep::PlayOn]),
            DrawCard::SecondMisdeals if cards < 2 => goes_on(&[DealerStep::ReplaceCard]),
            DrawCard::SecondMisdeals => misdeal(rules),
        },
        _ => misdeal(rules),
    }
}

/// Returns the steps of a misdeal: the deal is made again exactly as before, button and level
/// unchanged.
fn misdeal(rules: MisdealRules) -> DealVerdict {
    let absent = match rules.back_for_redeal {
        BackForRedeal::Plays => DealerStep::AbsentMayPlay,
        BackForRedeal::Killed => DealerStep::AbsentAreKilled,
    };
    DealVerdict::Misdeal(vec![DealerStep::DealAgain, absent, DealerStep::PenaltiesCountOneHand])
}

/// Returns the steps for a fouled deck: the hand is void at any stage, and the deck is changed (TDA
/// 2024 rule 35-E).
fn void() -> DealVerdict {
    DealVerdict::Misdeal(vec![DealerStep::ReturnAllBets, DealerStep::ChangeTheDeck])
}

fn no_burn(burns: Burns, action: ActionOnFlop) -> DealVerdict {
    DealVerdict::GoesOn(match (burns, action) {
        (Burns::NotRestored, ActionOnFlop::None) => {
            vec![
                DealerStep::ScrambleTheFlop,
                DealerStep::FloorPicksTheBurn,
                DealerStep::NextCardCompletesFlop,
            ]
        }
        (Burns::NotRestored, ActionOnFlop::Some) => vec![DealerStep::PlayOn],
        (Burns::Restored, ActionOnFlop::None) => {
            vec![DealerStep::PutBurnRight, DealerStep::ShuffleIfExposed]
        }
        (Burns::Restored, ActionOnFlop::Some) => {
            vec![DealerStep::PlayOn, DealerStep::LaterCardsAsTheyWere]
        }
    })
}

fn premature(rules: MisdealRules, street: EarlyStreet) -> DealVerdict {
    if street == EarlyStreet::Turn && rules.early_turn == EarlyTurn::OutOfPlay {
        return DealVerdict::GoesOn(vec![
            DealerStep::SetTheCardAside,
            DealerStep::EndTheBetting,
            DealerStep::NextCardIsTheTurn,
            DealerStep::ShuffleForTheRiver,
        ]);
    }
    DealVerdict::GoesOn(vec![
        DealerStep::LeaveTheBurn,
        DealerStep::EndTheBetting,
        DealerStep::CardsIntoStub,
        DealerStep::ShuffleTheStub,
        DealerStep::DealWithoutBurn,
    ])
}

/// Decides how the last cards of stud are dealt. One for each player needs a burn and one card that
/// stays; a card for all needs these as well.
fn stud_stub(stub: u8, burns: u8, players: u8) -> DealVerdict {
    let needed = players.saturating_add(2);
    DealVerdict::GoesOn(if stub >= needed {
        vec![DealerStep::DealFromStub]
    } else if stub.saturating_add(burns) >= needed {
        vec![DealerStep::AddOldBurns, DealerStep::ShuffleTheStub, DealerStep::DealFromStub]
    } else if stub >= 3 {
        vec![DealerStep::CommunityCard]
    } else {
        vec![DealerStep::AddOldBurns, DealerStep::ShuffleTheStub, DealerStep::CommunityCard]
    })
}

//! Misdeals and disputes.

use bottone_rules::{
    floor::{
        ActionOnFlop, ActionStage, ButtonAction, DealFault as Fault, DealVerdict, DealerStep,
        Dispute, DisputeTime, DisputeVerdict, EarlyStreet, FallenCards,
        PlayerAction::{Call, Fold},
        Reason, deal, dispute,
    },
    rulebook::DrawCard,
};

use bottone_rules_support::profiles::rulebook;

use super::cites;

const BEFORE: ActionStage = ActionStage::BeforeSubstantialAction;
const AFTER: ActionStage = ActionStage::AfterSubstantialAction;

/// TDA 2024 rule 35-A, and the additions of the WSOP.
#[test]
fn what_makes_a_misdeal() {
    // (fault, under the TDA, under the WSOP)
    let cases = [
        (Fault::BoxedCards(1), false, false),
        (Fault::BoxedCards(2), true, true),
        (Fault::FirstCardToWrongSeat, true, true),
        (Fault::SeatNotEntitled, true, true),
        (Fault::SeatSkipped, true, true),
        (Fault::WrongNumber, true, true),
        (Fault::NonStandardCard, true, true),
        (Fault::OneOfTheFirstTwoExposed, true, true),
        (Fault::DowncardsExposed(1), false, false),
        (Fault::DowncardsExposed(2), true, true),
        (Fault::ExtraCards(1), false, false),
        (Fault::ExtraCards(2), false, true),
        (Fault::StudDowncardExposed, false, true),
        (Fault::DrawCardsExposed(1), false, false),
        (Fault::DrawCardsExposed(2), false, true),
        (Fault::ButtonShort(ButtonAction::NotYet), false, false),
    ];
    for (fault, tda, wsop) in cases {
        for (id, expected) in [("tda-2024", tda), ("wsop-2026", wsop)] {
            let ruled = deal(&rulebook(id), fault, BEFORE);
            let misdeal = matches!(ruled.verdict, DealVerdict::Misdeal(_));
            assert_eq!(misdeal, expected, "{id} {fault:?}: {ruled:?}");
            // The button's missing cards are dealt in any case; the WSOP voids a hand with another
            // deck's card.
            let voids = fault == Fault::NonStandardCard && id == "wsop-2026";
            if fault == Fault::WrongNumber {
                let dead = [
                    DealerStep::HandIsDead,
                    DealerStep::BetsStay,
                    DealerStep::PlayOn,
                    DealerStep::BurnOnce,
                ];
                let later = deal(&rulebook(id), fault, AFTER);
                assert_eq!(later.verdict, DealVerdict::GoesOn(dead.to_vec()), "{id}");
                assert_eq!(later.reason, Reason::DeadHand);
            } else if voids {
                let void = vec![DealerStep::ReturnAllBets, DealerStep::ChangeTheDeck];
                assert_eq!(deal(&rulebook(id), fault, AFTER).verdict, DealVerdict::Misdeal(void));
            } else if fault != Fault::ButtonShort(ButtonAction::NotYet) {
                let later = deal(&rulebook(id), fault, AFTER);
                assert_eq!(
                    later.verdict,
                    DealVerdict::GoesOn(vec![DealerStep::PlayOn]),
                    "{fault:?}"
                );
                assert_eq!(later.reason, Reason::DealPlayedOn);
            }
        }
    }
}

/// A misdeal is dealt again as before; the books differ on players who missed the first deal.
#[test]
fn a_misdeal_is_dealt_again() {
    let steps = |id| match deal(&rulebook(id), Fault::SeatSkipped, BEFORE).verdict {
        DealVerdict::Misdeal(steps) => steps,
        other => panic!("{other:?}"),
    };
    let again = |absent| [DealerStep::DealAgain, absent, DealerStep::PenaltiesCountOneHand];
    assert_eq!(steps("tda-2024"), again(DealerStep::AbsentMayPlay));
    assert_eq!(steps("wsop-2026"), again(DealerStep::AbsentAreKilled));
}

/// The dealer's steps, before and after substantial action.
#[test]
fn the_dealer_does_it_in_this_order() {
    let stub = |stub, burns| Fault::StudStubShort { stub, burns, players: 6 };
    let cases: &[(Fault, &[DealerStep], &str)] = &[
        (Fault::ButtonShort(ButtonAction::NotYet), &[DealerStep::GiveMissingCards], "TDA 37"),
        (
            Fault::ButtonShort(ButtonAction::Already),
            &[DealerStep::HandIsDead, DealerStep::PlayOn],
            "TDA 37",
        ),
        (
            Fault::FourCardFlop,
            &[DealerStep::ScrambleTheFlop, DealerStep::FloorPicksNextBurn],
            "TDA 39-A",
        ),
        (
            Fault::NoBurnOnFlop(ActionOnFlop::None),
            &[
                DealerStep::ScrambleTheFlop,
                DealerStep::FloorPicksTheBurn,
                DealerStep::NextCardCompletesFlop,
            ],
            "TDA 39-B",
        ),
        (Fault::NoBurnOnFlop(ActionOnFlop::Some), &[DealerStep::PlayOn], "TDA 39-B"),
        (
            Fault::Premature(EarlyStreet::Turn),
            &[
                DealerStep::LeaveTheBurn,
                DealerStep::EndTheBetting,
                DealerStep::CardsIntoStub,
                DealerStep::ShuffleTheStub,
                DealerStep::DealWithoutBurn,
            ],
            "TDA RP-5",
        ),
        (
            Fault::DroppedStub(FallenCards::Apart),
            &[DealerStep::RestoreTheOrder, DealerStep::ShuffleTheStub],
            "TDA RP-4",
        ),
        (
            Fault::DroppedStub(FallenCards::Mixed),
            &[DealerStep::RestoreTheOrder, DealerStep::ScrambleAllTogether],
            "TDA RP-4",
        ),
        (stub(8, 3), &[DealerStep::DealFromStub], "TDA RP-10-H"),
        (
            stub(7, 3),
            &[DealerStep::AddOldBurns, DealerStep::ShuffleTheStub, DealerStep::DealFromStub],
            "TDA RP-10-H",
        ),
        (stub(4, 3), &[DealerStep::CommunityCard], "TDA RP-10-H"),
        (stub(3, 3), &[DealerStep::CommunityCard], "TDA RP-10-H"),
        (
            stub(2, 3),
            &[DealerStep::AddOldBurns, DealerStep::ShuffleTheStub, DealerStep::CommunityCard],
            "TDA RP-10-H",
        ),
        (stub(255, 255), &[DealerStep::DealFromStub], "TDA RP-10-H"),
    ];
    for (fault, steps, cite) in cases {
        for stage in [BEFORE, AFTER] {
            let ruled = deal(&rulebook("tda-2024"), *fault, stage);
            assert_eq!(ruled.verdict, DealVerdict::GoesOn(steps.to_vec()), "{fault:?} {stage:?}");
            assert_eq!(cites(&ruled), [*cite]);
        }
    }
}

/// A fouled deck voids the hand at any stage, and the deck is changed (TDA 2024 rule 35-E).
#[test]
fn a_fouled_deck_voids_the_hand() {
    let void = DealVerdict::Misdeal(vec![DealerStep::ReturnAllBets, DealerStep::ChangeTheDeck]);
    for stage in [BEFORE, AFTER] {
        let ruled = deal(&rulebook("tda-2024"), Fault::FouledDeck, stage);
        assert_eq!(ruled.verdict, void, "{stage:?}");
        assert_eq!(cites(&ruled), ["TDA 35-E"]);
    }
}

/// Robert's Rules: until two players have acted, with remedies of their own for the board.
#[test]
fn roberts_rules_go_their_own_way() {
    let book = rulebook("roberts");
    let steps = |fault| match deal(&book, fault, BEFORE).verdict {
        DealVerdict::GoesOn(steps) => steps,
        other => panic!("{other:?}"),
    };
    assert_eq!(steps(Fault::FourCardFlop), [DealerStep::LeaveTheBurn, DealerStep::DealFlopAgain]);
    assert_eq!(
        steps(Fault::NoBurnOnFlop(ActionOnFlop::Some)),
        [DealerStep::PlayOn, DealerStep::LaterCardsAsTheyWere]
    );
    assert_eq!(steps(Fault::Premature(EarlyStreet::Turn))[0], DealerStep::SetTheCardAside);
    for street in [EarlyStreet::Flop, EarlyStreet::River] {
        assert_eq!(steps(Fault::Premature(street))[0], DealerStep::LeaveTheBurn);
    }
    let reason = |stage| deal(&book, Fault::SeatSkipped, stage).reason;
    assert_eq!(reason(BEFORE), Reason::FirstDealUntilTwoAct);
    assert_eq!(reason(AFTER), Reason::TwoHaveActed);
}

/// Stud and draw: exposed cards under three switches.
#[test]
fn exposed_cards_in_stud_and_draw() {
    let mut rules = rulebook("tda-2024");
    let stud = deal(&rules, Fault::StudDowncardExposed, BEFORE).verdict;
    assert_eq!(stud, DealVerdict::GoesOn(vec![DealerStep::ExposedCardIsTheUpcard]));
    let draw = |rules: &_, cards| deal(rules, Fault::DrawCardsExposed(cards), BEFORE).verdict;
    assert_eq!(draw(&rules, 1), DealVerdict::HouseSays);
    rules.misdeals.draw_card = DrawCard::SecondMisdeals;
    assert_eq!(draw(&rules, 1), DealVerdict::GoesOn(vec![DealerStep::ReplaceCard]));
    assert!(matches!(draw(&rules, 2), DealVerdict::Misdeal(_)));
    rules.misdeals.draw_card = DrawCard::Plays;
    assert_eq!(draw(&rules, 2), DealVerdict::GoesOn(vec![DealerStep::PlayOn]));
    assert_eq!(draw(&rules, 0), DealVerdict::GoesOn(vec![DealerStep::PlayOn]));
}

/// TDA 2024 rule 22, WSOP tournament rule 76.
#[test]
fn disputes_are_heard_for_so_long() {
    let (little, much) = (DisputeTime::InNextHand(&[Fold]), DisputeTime::InNextHand(&[Fold, Call]));
    let in_break = |seconds| DisputeTime::InBreak { seconds };
    // (subject, time, under the TDA, under the WSOP)
    let cases = [
        (Dispute::Reading, DisputeTime::BeforeNextHand, true, true),
        (Dispute::Reading, little, false, false),
        (Dispute::PotCount, DisputeTime::BeforeNextHand, true, true),
        (Dispute::PotCount, little, true, false),
        (Dispute::PotCount, much, false, false),
        (Dispute::FouledDeck, little, true, false),
        (Dispute::FouledDeck, much, false, false),
        (Dispute::Reading, in_break(60), true, true),
        (Dispute::PotCount, in_break(61), false, false),
    ];
    for (about, moment, tda, wsop) in cases {
        for (id, open, cite) in [("tda-2024", tda, "TDA 22"), ("wsop-2026", wsop, "WSOP T76")] {
            let ruled = dispute(&rulebook(id), about, moment);
            let expected = if open { DisputeVerdict::Open } else { DisputeVerdict::TooLate };
            assert_eq!(ruled.verdict, expected, "{id} {about:?} {moment:?}");
            assert_eq!(cites(&ruled)[0], cite);
        }
    }
}

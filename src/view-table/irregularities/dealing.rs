//! Irregularities of cards being dealt to the players.

use bottone_rules::{
    floor::{ButtonAction, DealFault, FallenCards},
    rulebook::BackForRedeal,
    ruling::cites::Topic,
};

use super::{CaseFact, Irregularity, case::STAGE};

/// The question about the number, if a second one makes a difference.
const COUNT: CaseFact = CaseFact::choice("count", &["one", "two"]);

pub(super) const ENTRIES: &[Irregularity] = &[
    Irregularity {
        id: "misdeal",
        asks: &[
            CaseFact::choice(
                "fault",
                &["first-card", "not-entitled", "skipped", "number", "boxed", "foreign", "exposed"],
            ),
            STAGE,
        ],
        says: |case| {
            case.deal_advice(match case.choice("fault") {
                "not-entitled" => DealFault::SeatNotEntitled,
                "skipped" => DealFault::SeatSkipped,
                "number" => DealFault::WrongNumber,
                "boxed" => DealFault::BoxedCards(2),
                "foreign" => DealFault::NonStandardCard,
                "exposed" => DealFault::DowncardsExposed(2),
                _ => DealFault::FirstCardToWrongSeat,
            })
        },
    },
    Irregularity {
        id: "first-card",
        asks: &[STAGE],
        says: |case| case.deal_advice(DealFault::FirstCardToWrongSeat),
    },
    Irregularity {
        id: "dealt-to-wrong-seat",
        asks: &[STAGE],
        says: |case| case.deal_advice(DealFault::SeatNotEntitled),
    },
    Irregularity {
        id: "seat-not-dealt",
        asks: &[STAGE],
        says: |case| case.deal_advice(DealFault::SeatSkipped),
    },
    Irregularity {
        id: "wrong-number",
        asks: &[CaseFact::choice("who-short", &["player", "button", "button-acted"]), STAGE],
        says: |case| {
            case.deal_advice(match case.choice("who-short") {
                "button" => DealFault::ButtonShort(ButtonAction::NotYet),
                "button-acted" => DealFault::ButtonShort(ButtonAction::Already),
                _ => DealFault::WrongNumber,
            })
        },
    },
    Irregularity {
        id: "extra-cards",
        asks: &[COUNT, STAGE],
        says: |case| {
            case.deal_advice(DealFault::ExtraCards(if case.has_choice("count", "two") {
                2
            } else {
                1
            }))
        },
    },
    Irregularity {
        id: "boxed-card",
        asks: &[CaseFact::choice("boxed", &["one", "two", "later"]), STAGE],
        says: |case| match case.choice("boxed") {
            "later" => case.own_advice("later", &[]),
            "two" => case.deal_advice(DealFault::BoxedCards(2)),
            _ => case.deal_advice(DealFault::BoxedCards(1)),
        },
    },
    Irregularity {
        id: "foreign-card",
        asks: &[STAGE],
        says: |case| case.deal_advice(DealFault::NonStandardCard),
    },
    Irregularity {
        id: "fouled-deck",
        asks: &[STAGE],
        says: |case| case.deal_advice(DealFault::FouledDeck),
    },
    Irregularity {
        id: "short-deck",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::FouledDeck, Topic::FloorDecisions]),
    },
    Irregularity {
        id: "dealer-exposes",
        asks: &[
            CaseFact::choice("exposed", &["first-two", "one", "two", "stud", "draw", "draw-two"]),
            STAGE,
        ],
        says: |case| match case.choice("exposed") {
            "one" => case.deal_advice(DealFault::DowncardsExposed(1)),
            "two" => case.deal_advice(DealFault::DowncardsExposed(2)),
            "stud" => case.stud_downcard(),
            "draw" => case.deal_advice(DealFault::DrawCardsExposed(1)),
            "draw-two" => case.deal_advice(DealFault::DrawCardsExposed(2)),
            _ => case.deal_advice(DealFault::OneOfTheFirstTwoExposed),
        },
    },
    Irregularity {
        id: "dropped-stub",
        asks: &[CaseFact::choice("fallen", &["apart", "mixed"])],
        says: |case| {
            let is_mixed = case.has_choice("fallen", "mixed");
            let fallen = if is_mixed { FallenCards::Mixed } else { FallenCards::Apart };
            case.deal_advice(DealFault::DroppedStub(fallen))
        },
    },
    Irregularity {
        id: "stud-stub",
        asks: &[CaseFact::choice("stub", &["burns", "short", "few", "enough"])],
        says: |case| {
            let (stub, burns) = match case.choice("stub") {
                "short" => (3, 3),
                "few" => (1, 3),
                "enough" => (9, 3),
                _ => (6, 3),
            };
            case.deal_advice(DealFault::StudStubShort { stub, burns, players: 7 })
        },
    },
    Irregularity {
        id: "back-for-redeal",
        asks: &[],
        says: |case| match case.book.misdeals.back_for_redeal {
            BackForRedeal::Plays => case.own_advice("plays", &[Topic::Misdeals]),
            BackForRedeal::Killed => case.own_advice("killed", &[Topic::Misdeals]),
        },
    },
    Irregularity {
        id: "new-deck",
        asks: &[CaseFact::choice("deck", &["asks", "damaged"])],
        says: |case| case.own_advice(case.choice("deck"), &[Topic::DeckChange]),
    },
];

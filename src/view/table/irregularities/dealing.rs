//! Irregularities of cards being dealt to the players.

use super::{Ask, Entry, case::STAGE};
use crate::rules::{
    floor::{DealFault, Fallen, HasActed},
    rulebook::BackForRedeal,
    ruling::cites::Topic,
};

/// The question about the number, if a second one makes a difference.
const COUNT: Ask = Ask::choice("count", &["one", "two"]);

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        id: "misdeal",
        asks: &[
            Ask::choice(
                "fault",
                &["first-card", "not-entitled", "skipped", "number", "boxed", "foreign", "exposed"],
            ),
            STAGE,
        ],
        says: |case| {
            case.deal(match case.chose("fault") {
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
    Entry {
        id: "first-card",
        asks: &[STAGE],
        says: |case| case.deal(DealFault::FirstCardToWrongSeat),
    },
    Entry {
        id: "dealt-to-wrong-seat",
        asks: &[STAGE],
        says: |case| case.deal(DealFault::SeatNotEntitled),
    },
    Entry { id: "seat-not-dealt", asks: &[STAGE], says: |case| case.deal(DealFault::SeatSkipped) },
    Entry {
        id: "wrong-number",
        asks: &[Ask::choice("who-short", &["player", "button", "button-acted"]), STAGE],
        says: |case| {
            case.deal(match case.chose("who-short") {
                "button" => DealFault::ButtonShort(HasActed::NotYet),
                "button-acted" => DealFault::ButtonShort(HasActed::Already),
                _ => DealFault::WrongNumber,
            })
        },
    },
    Entry {
        id: "extra-cards",
        asks: &[COUNT, STAGE],
        says: |case| case.deal(DealFault::ExtraCards(if case.is("count", "two") { 2 } else { 1 })),
    },
    Entry {
        id: "boxed-card",
        asks: &[Ask::choice("boxed", &["one", "two", "later"]), STAGE],
        says: |case| match case.chose("boxed") {
            "later" => case.told("later", &[]),
            "two" => case.deal(DealFault::BoxedCards(2)),
            _ => case.deal(DealFault::BoxedCards(1)),
        },
    },
    Entry {
        id: "foreign-card",
        asks: &[STAGE],
        says: |case| case.deal(DealFault::NonStandardCard),
    },
    Entry { id: "fouled-deck", asks: &[STAGE], says: |case| case.deal(DealFault::FouledDeck) },
    Entry {
        id: "short-deck",
        asks: &[],
        says: |case| case.told("do", &[Topic::FouledDeck, Topic::FloorDecisions]),
    },
    Entry {
        id: "dealer-exposes",
        asks: &[
            Ask::choice("exposed", &["first-two", "one", "two", "stud", "draw", "draw-two"]),
            STAGE,
        ],
        says: |case| match case.chose("exposed") {
            "one" => case.deal(DealFault::DowncardsExposed(1)),
            "two" => case.deal(DealFault::DowncardsExposed(2)),
            "stud" => case.stud_downcard(),
            "draw" => case.deal(DealFault::DrawCardsExposed(1)),
            "draw-two" => case.deal(DealFault::DrawCardsExposed(2)),
            _ => case.deal(DealFault::OneOfTheFirstTwoExposed),
        },
    },
    Entry {
        id: "dropped-stub",
        asks: &[Ask::choice("fallen", &["apart", "mixed"])],
        says: |case| {
            let is_mixed = case.is("fallen", "mixed");
            let fallen = if is_mixed { Fallen::Mixed } else { Fallen::Apart };
            case.deal(DealFault::DroppedStub(fallen))
        },
    },
    Entry {
        id: "stud-stub",
        asks: &[Ask::choice("stub", &["burns", "short", "few", "enough"])],
        says: |case| {
            let (stub, burns) = match case.chose("stub") {
                "short" => (3, 3),
                "few" => (1, 3),
                "enough" => (9, 3),
                _ => (6, 3),
            };
            case.deal(DealFault::StudStubShort { stub, burns, players: 7 })
        },
    },
    Entry {
        id: "back-for-redeal",
        asks: &[],
        says: |case| match case.book.misdeals.back_for_redeal {
            BackForRedeal::Plays => case.told("plays", &[Topic::Misdeals]),
            BackForRedeal::Killed => case.told("killed", &[Topic::Misdeals]),
        },
    },
    Entry {
        id: "new-deck",
        asks: &[Ask::choice("deck", &["asks", "damaged"])],
        says: |case| case.told(case.chose("deck"), &[Topic::DeckChange]),
    },
];

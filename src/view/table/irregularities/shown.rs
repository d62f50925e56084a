//! Irregularities of exposed cards, and of talking about them.

use super::{Ask, Entry};
use crate::rules::{floor::DealFault, ruling::cites::Topic};

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        id: "player-exposes",
        asks: &[Ask::choice("hand", &["pending", "alone"])],
        says: |case| match case.chose("hand") {
            "alone" => case.told("alone", &[Topic::LastHandWins]),
            _ => case.told("pending", &[Topic::PlayerExposes, Topic::Penalties]),
        },
    },
    Entry {
        id: "thrown-cards",
        asks: &[],
        says: |case| case.told("do", &[Topic::Conduct, Topic::Penalties]),
    },
    Entry {
        id: "stud-downcard",
        asks: &[Ask::choice("stud-street", &["third", "seventh", "all-down"])],
        says: |case| match case.chose("stud-street") {
            "seventh" => case.told("seventh", &[Topic::LastDowncard]),
            "all-down" => case.told("all-down", &[Topic::NoUpcard]),
            _ => case.stud_downcard(),
        },
    },
    Entry {
        id: "upcards-picked-up",
        asks: &[],
        says: |case| case.told("do", &[Topic::UpcardsPickedUp]),
    },
    Entry {
        id: "draw-card",
        asks: &[Ask::choice("draw-count", &["one", "two"])],
        says: |case| {
            let count = if case.is("draw-count", "two") { 2 } else { 1 };
            let mut advice = case.deal(DealFault::DrawCardsExposed(count));
            advice.cites = vec![Topic::DrawCards.cite(case.book.book)];
            advice
        },
    },
    Entry {
        id: "talks-about-hand",
        asks: &[],
        says: |case| case.told("do", &[Topic::Disclosure, Topic::Penalties]),
    },
    Entry { id: "camera", asks: &[], says: |case| case.told("do", &[Topic::SecretCards]) },
];

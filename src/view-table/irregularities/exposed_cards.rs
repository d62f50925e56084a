//! Irregularities of exposed cards, and of talking about them.

use bottone_rules::{floor::DealFault, ruling::cites::Topic};

use super::{CaseFact, Irregularity};

pub(super) const ENTRIES: &[Irregularity] = &[
    Irregularity {
        id: "player-exposes",
        asks: &[CaseFact::choice("hand", &["pending", "alone"])],
        says: |case| match case.choice("hand") {
            "alone" => case.own_advice("alone", &[Topic::LastHandWins]),
            _ => case.own_advice("pending", &[Topic::PlayerExposes, Topic::Penalties]),
        },
    },
    Irregularity {
        id: "thrown-cards",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Conduct, Topic::Penalties]),
    },
    Irregularity {
        id: "stud-downcard",
        asks: &[CaseFact::choice("stud-street", &["third", "seventh", "all-down"])],
        says: |case| match case.choice("stud-street") {
            "seventh" => case.own_advice("seventh", &[Topic::LastDowncard]),
            "all-down" => case.own_advice("all-down", &[Topic::NoUpcard]),
            _ => case.stud_downcard(),
        },
    },
    Irregularity {
        id: "upcards-picked-up",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::UpcardsPickedUp]),
    },
    Irregularity {
        id: "draw-card",
        asks: &[CaseFact::choice("draw-count", &["one", "two"])],
        says: |case| {
            let count = if case.has_choice("draw-count", "two") { 2 } else { 1 };
            let mut advice = case.deal_advice(DealFault::DrawCardsExposed(count));
            advice.cites = vec![Topic::DrawCards.cite(case.book.book)];
            advice
        },
    },
    Irregularity {
        id: "talks-about-hand",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Disclosure, Topic::Penalties]),
    },
    Irregularity {
        id: "camera",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::SecretCards]),
    },
];

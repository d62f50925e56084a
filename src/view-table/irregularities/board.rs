//! Irregularities of board cards.

use bottone_rules::{
    floor::{ActionOnFlop, DealFault, EarlyStreet},
    rulebook::Burns,
    ruling::cites::Topic,
};

use super::{CaseFact, Irregularity};

pub(super) const ENTRIES: &[Irregularity] = &[
    Irregularity {
        id: "four-card-flop",
        asks: &[],
        says: |case| case.deal_advice(DealFault::FourCardFlop),
    },
    Irregularity {
        id: "no-burn",
        asks: &[
            CaseFact::choice("street", &["flop", "later"]),
            CaseFact::choice("action", &["none", "some"]),
        ],
        says: |case| match (case.choice("street"), case.choice("action")) {
            ("later", _) => case.own_advice("later", &[]),
            (_, "some") => case.deal_advice(DealFault::NoBurnOnFlop(ActionOnFlop::Some)),
            _ => case.deal_advice(DealFault::NoBurnOnFlop(ActionOnFlop::None)),
        },
    },
    Irregularity {
        id: "two-burns",
        asks: &[],
        says: |case| match case.book.misdeals.burns {
            Burns::NotRestored => case.own_advice("do", &[Topic::OneBurn, Topic::FloorDecisions]),
            Burns::Restored => case.own_advice("restored", &[Topic::OneBurn]),
        },
    },
    Irregularity {
        id: "premature-flop",
        asks: &[],
        says: |case| case.deal_advice(DealFault::Premature(EarlyStreet::Flop)),
    },
    Irregularity {
        id: "premature-turn",
        asks: &[],
        says: |case| case.deal_advice(DealFault::Premature(EarlyStreet::Turn)),
    },
    Irregularity {
        id: "premature-river",
        asks: &[],
        says: |case| case.deal_advice(DealFault::Premature(EarlyStreet::River)),
    },
    Irregularity {
        id: "premature-stud",
        asks: &[],
        says: |case| {
            let mut advice = case.deal_advice(DealFault::Premature(EarlyStreet::Stud));
            advice.cites.insert(0, Topic::EarlyStud.cite(case.book.book));
            advice
        },
    },
    Irregularity {
        id: "card-in-hand-for-hand",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::HandForHand]),
    },
    Irregularity {
        id: "rabbit-hunt",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::RabbitHunting]),
    },
];

//! Irregularities of board cards.

use super::{Ask, Entry};
use crate::rules::{
    floor::{ActionOnFlop, DealFault, EarlyStreet},
    rulebook::Burns,
    ruling::cites::Topic,
};

pub(super) const ENTRIES: &[Entry] = &[
    Entry { id: "four-card-flop", asks: &[], says: |case| case.deal(DealFault::FourCardFlop) },
    Entry {
        id: "no-burn",
        asks: &[
            Ask::choice("street", &["flop", "later"]),
            Ask::choice("action", &["none", "some"]),
        ],
        says: |case| match (case.chose("street"), case.chose("action")) {
            ("later", _) => case.told("later", &[]),
            (_, "some") => case.deal(DealFault::NoBurnOnFlop(ActionOnFlop::Some)),
            _ => case.deal(DealFault::NoBurnOnFlop(ActionOnFlop::None)),
        },
    },
    Entry {
        id: "two-burns",
        asks: &[],
        says: |case| match case.book.misdeals.burns {
            Burns::NotRestored => case.told("do", &[Topic::OneBurn, Topic::FloorDecisions]),
            Burns::PutRight => case.told("put-right", &[Topic::OneBurn]),
        },
    },
    Entry {
        id: "premature-flop",
        asks: &[],
        says: |case| case.deal(DealFault::Premature(EarlyStreet::Flop)),
    },
    Entry {
        id: "premature-turn",
        asks: &[],
        says: |case| case.deal(DealFault::Premature(EarlyStreet::Turn)),
    },
    Entry {
        id: "premature-river",
        asks: &[],
        says: |case| case.deal(DealFault::Premature(EarlyStreet::River)),
    },
    Entry {
        id: "premature-stud",
        asks: &[],
        says: |case| {
            let mut advice = case.deal(DealFault::Premature(EarlyStreet::Stud));
            advice.cites.insert(0, Topic::EarlyStud.cite(case.book.book));
            advice
        },
    },
    Entry {
        id: "card-in-hand-for-hand",
        asks: &[],
        says: |case| case.told("do", &[Topic::HandForHand]),
    },
    Entry { id: "rabbit-hunt", asks: &[], says: |case| case.told("do", &[Topic::RabbitHunting]) },
];

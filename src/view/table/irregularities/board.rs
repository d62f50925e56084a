//! Cards in the middle.

use super::{Ask, Entry};
use crate::rules::{
    floor::{ActionOnFlop, DealFault},
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
        says: |case| case.told("do", &[Topic::OneBurn, Topic::FloorDecisions]),
    },
    Entry { id: "premature-flop", asks: &[], says: |case| case.deal(DealFault::Premature) },
    Entry { id: "premature-turn", asks: &[], says: |case| case.deal(DealFault::Premature) },
    Entry { id: "premature-river", asks: &[], says: |case| case.deal(DealFault::Premature) },
    Entry {
        id: "card-in-hand-for-hand",
        asks: &[],
        says: |case| case.told("do", &[Topic::HandForHand]),
    },
    Entry { id: "rabbit-hunt", asks: &[], says: |case| case.told("do", &[Topic::RabbitHunting]) },
];

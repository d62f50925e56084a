//! Irregularities of chips and shared pots.

use bottone_rules::{
    colour_up::Leftover,
    floor::{self, Dispute, DisputeVerdict},
    ruling::cites::Topic,
    showdown::{AwardOrder, StudOddChip},
};

use super::{CaseFact, Irregularity, case::MOMENT};
use crate::floor_rulings as words;

pub(super) const ENTRIES: &[Irregularity] = &[
    Irregularity {
        id: "hidden-chips",
        asks: &[CaseFact::choice("all-in-hand", &["wins", "loses", "accepted"])],
        says: |case| {
            case.own_advice(
                case.choice("all-in-hand"),
                &[Topic::HiddenChips, Topic::AcceptedAction],
            )
        },
    },
    Irregularity {
        id: "oversized-chip-late",
        asks: &[CaseFact::choice("chip-called", &["no", "yes"])],
        says: |case| {
            case.own_advice(case.choice("chip-called"), &[Topic::ChipsInSight, Topic::HiddenChips])
        },
    },
    Irregularity {
        id: "chips-out-of-view",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ChipsCarriedOff]),
    },
    Irregularity {
        id: "found-chips",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::FoundChips]),
    },
    Irregularity {
        id: "foreign-chips",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::FoundChips]),
    },
    Irregularity {
        id: "chips-do-not-add-up",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::FloorDecisions]),
    },
    Irregularity {
        id: "untidy-stacks",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ChipsInSight]),
    },
    Irregularity {
        id: "marker-pushed",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::BountyMarkers]),
    },
    Irregularity {
        id: "all-in-button",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::AllInButtons]),
    },
    Irregularity {
        id: "more-than-on-the-table",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::TableStakes]),
    },
    Irregularity {
        id: "chips-behind",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::RebuyBehind]),
    },
    Irregularity {
        id: "short-all-in-wins",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::SidePots, Topic::TableStakes]),
    },
    Irregularity {
        id: "uncalled-bet",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::UncalledBet]),
    },
    Irregularity {
        id: "pot-order",
        asks: &[],
        says: |case| match case.book.showdown.awards {
            AwardOrder::LastSideFirst => case.own_advice("do", &[Topic::PotOrder, Topic::SidePots]),
            AwardOrder::MainFirst => case.own_advice("main", &[Topic::SidePots]),
        },
    },
    Irregularity {
        id: "odd-chip",
        asks: &[CaseFact::choice("odd-game", &["button", "stud", "hi-lo", "italian"])],
        says: |case| match case.choice("odd-game") {
            "italian" => case.own_advice("italian", &[Topic::ItalianShowdown]),
            "stud" if case.book.showdown.stud_odd_chip == StudOddChip::EveryCard => {
                case.own_advice("stud-every-card", &[Topic::OddChips])
            }
            game => case.own_advice(game, &[Topic::OddChips]),
        },
    },
    Irregularity {
        id: "pot-pushed-wrongly",
        asks: &[MOMENT],
        says: |case| {
            let ruled = floor::dispute(case.book, Dispute::PotCount, case.moment());
            let part = match ruled.verdict {
                DisputeVerdict::Open => "open",
                DisputeVerdict::TooLate => "late",
            };
            case.ruled(&ruled, words::dispute(case.language, ruled.verdict), part)
        },
    },
    Irregularity {
        id: "old-chips",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ChipRace]),
    },
    Irregularity {
        id: "raced-out",
        asks: &[],
        says: |case| match case.book.chip_race.leftover {
            Leftover::Each => case.own_advice("each", &[Topic::ChipRace]),
            _ => case.own_advice("race", &[Topic::ChipRace]),
        },
    },
];

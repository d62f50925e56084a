//! Irregularities of chips and shared pots.

use super::{Ask, Entry, case::MOMENT};
use crate::{
    rules::{
        colour_up::Leftover,
        floor::{self, Dispute, DisputeVerdict},
        ruling::cites::Topic,
        showdown::{AwardOrder, StudOddChip},
    },
    view::table::floor_rulings as words,
};

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        id: "hidden-chips",
        asks: &[Ask::choice("all-in-hand", &["wins", "loses", "accepted"])],
        says: |case| {
            case.told(case.chose("all-in-hand"), &[Topic::HiddenChips, Topic::AcceptedAction])
        },
    },
    Entry {
        id: "oversized-chip-late",
        asks: &[Ask::choice("chip-called", &["no", "yes"])],
        says: |case| {
            case.told(case.chose("chip-called"), &[Topic::ChipsInSight, Topic::HiddenChips])
        },
    },
    Entry {
        id: "chips-out-of-view",
        asks: &[],
        says: |case| case.told("do", &[Topic::ChipsCarriedOff]),
    },
    Entry { id: "found-chips", asks: &[], says: |case| case.told("do", &[Topic::FoundChips]) },
    Entry { id: "foreign-chips", asks: &[], says: |case| case.told("do", &[Topic::FoundChips]) },
    Entry {
        id: "chips-do-not-add-up",
        asks: &[],
        says: |case| case.told("do", &[Topic::FloorDecisions]),
    },
    Entry { id: "untidy-stacks", asks: &[], says: |case| case.told("do", &[Topic::ChipsInSight]) },
    Entry { id: "marker-pushed", asks: &[], says: |case| case.told("do", &[Topic::BountyMarkers]) },
    Entry { id: "all-in-button", asks: &[], says: |case| case.told("do", &[Topic::AllInButtons]) },
    Entry {
        id: "more-than-on-the-table",
        asks: &[],
        says: |case| case.told("do", &[Topic::TableStakes]),
    },
    Entry { id: "chips-behind", asks: &[], says: |case| case.told("do", &[Topic::RebuyBehind]) },
    Entry {
        id: "short-all-in-wins",
        asks: &[],
        says: |case| case.told("do", &[Topic::SidePots, Topic::TableStakes]),
    },
    Entry { id: "uncalled-bet", asks: &[], says: |case| case.told("do", &[Topic::UncalledBet]) },
    Entry {
        id: "pot-order",
        asks: &[],
        says: |case| match case.book.showdown.awards {
            AwardOrder::LastSideFirst => case.told("do", &[Topic::PotOrder, Topic::SidePots]),
            AwardOrder::MainFirst => case.told("main", &[Topic::SidePots]),
        },
    },
    Entry {
        id: "odd-chip",
        asks: &[Ask::choice("odd-game", &["button", "stud", "hi-lo", "italian"])],
        says: |case| match case.chose("odd-game") {
            "italian" => case.told("italian", &[Topic::ItalianShowdown]),
            "stud" if case.book.showdown.stud_odd_chip == StudOddChip::EveryCard => {
                case.told("stud-every-card", &[Topic::OddChips])
            }
            game => case.told(game, &[Topic::OddChips]),
        },
    },
    Entry {
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
    Entry { id: "old-chips", asks: &[], says: |case| case.told("do", &[Topic::ChipRace]) },
    Entry {
        id: "raced-out",
        asks: &[],
        says: |case| match case.book.chip_race.leftover {
            Leftover::Each => case.told("each", &[Topic::ChipRace]),
            _ => case.told("race", &[Topic::ChipRace]),
        },
    },
];

//! Irregularities of the button, the blinds, and levels.

use super::{Ask, Entry, case::STAGE};
use crate::{
    rules::{
        betting::AnteOrder,
        floor::{self, Wrong, WrongVerdict},
        rulebook::DodgedBlinds,
        ruling::cites::Topic,
    },
    view::table::floor_rulings as words,
};

/// Returns the part of the texts for a wrong start of this verdict.
const fn part(verdict: WrongVerdict) -> &'static str {
    match verdict {
        WrongVerdict::PutRight => "right",
        WrongVerdict::ButtonGoesOn | WrongVerdict::OldLevelForTheHand => "stands",
    }
}

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        id: "wrong-button",
        asks: &[STAGE],
        says: |case| {
            let ruled = floor::wrong_start(case.book, Wrong::Button, case.acts());
            case.ruled(
                &ruled,
                words::wrong_start(case.language, ruled.verdict),
                part(ruled.verdict),
            )
        },
    },
    Entry {
        id: "wrong-blinds",
        asks: &[Ask::choice("blind", &["wrong-player", "forgotten", "amount"]), STAGE],
        says: |case| match case.chose("blind") {
            "forgotten" => case.told("forgotten", &[]),
            "amount" => case.told("amount", &[]),
            _ => {
                let ruled = floor::wrong_start(case.book, Wrong::Button, case.acts());
                let verdict = words::wrong_start(case.language, ruled.verdict);
                case.ruled(&ruled, verdict, part(ruled.verdict))
            }
        },
    },
    Entry {
        id: "wrong-level",
        asks: &[STAGE],
        says: |case| {
            let ruled = floor::wrong_start(case.book, Wrong::Level, case.acts());
            case.ruled(
                &ruled,
                words::wrong_start(case.language, ruled.verdict),
                part(ruled.verdict),
            )
        },
    },
    Entry {
        id: "level-changes",
        asks: &[Ask::choice("hand-is", &["going", "riffled", "push", "between"])],
        says: |case| case.told(case.chose("hand-is"), &[Topic::NewLevel]),
    },
    Entry { id: "short-blind", asks: &[], says: |case| case.told("do", &[Topic::ShortBlind]) },
    Entry {
        id: "short-ante",
        asks: &[],
        says: |case| match case.book.betting.ante_order {
            AnteOrder::BlindFirst => case.told("blind-first", &[Topic::AnteOrder]),
            AnteOrder::AnteFirst => case.told("ante-first", &[Topic::AnteOrder]),
        },
    },
    Entry { id: "ante-reduced", asks: &[], says: |case| case.told("do", &[Topic::AnteOrder]) },
    Entry {
        id: "dodged-blinds",
        asks: &[],
        says: |case| match case.book.penalties.dodged_blinds {
            DodgedBlinds::Penalty => case.told("penalty", &[Topic::DodgedBlinds]),
            DodgedBlinds::BlindsAnteAndARound => case.told("forfeit", &[Topic::DodgedBlinds]),
        },
    },
];

//! Irregularities of the button, the blinds, and levels.

use bottone_rules::{
    betting::AnteOrder,
    floor::{self, SetupFault, SetupVerdict},
    rulebook::DodgedBlinds,
    ruling::cites::Topic,
};

use super::{CaseFact, Irregularity, case::STAGE};
use crate::floor_rulings as words;

/// Returns the part of the texts for a wrong start of this verdict.
const fn part(verdict: SetupVerdict) -> &'static str {
    match verdict {
        SetupVerdict::Corrected => "right",
        SetupVerdict::ButtonGoesOn | SetupVerdict::OldLevelForTheHand => "stands",
    }
}

pub(super) const ENTRIES: &[Irregularity] = &[
    Irregularity {
        id: "wrong-button",
        asks: &[STAGE],
        says: |case| {
            let ruled = floor::wrong_start(case.book, SetupFault::Button, case.acts());
            case.ruled(&ruled, words::start_text(case.language, ruled.verdict), part(ruled.verdict))
        },
    },
    Irregularity {
        id: "wrong-blinds",
        asks: &[CaseFact::choice("blind", &["wrong-player", "forgotten", "amount"]), STAGE],
        says: |case| match case.choice("blind") {
            "forgotten" => case.own_advice("forgotten", &[]),
            "amount" => case.own_advice("amount", &[]),
            _ => {
                let ruled = floor::wrong_start(case.book, SetupFault::Button, case.acts());
                let verdict = words::start_text(case.language, ruled.verdict);
                case.ruled(&ruled, verdict, part(ruled.verdict))
            }
        },
    },
    Irregularity {
        id: "wrong-level",
        asks: &[STAGE],
        says: |case| {
            let ruled = floor::wrong_start(case.book, SetupFault::Level, case.acts());
            case.ruled(&ruled, words::start_text(case.language, ruled.verdict), part(ruled.verdict))
        },
    },
    Irregularity {
        id: "level-changes",
        asks: &[CaseFact::choice("hand-is", &["going", "riffled", "push", "between"])],
        says: |case| case.own_advice(case.choice("hand-is"), &[Topic::NewLevel]),
    },
    Irregularity {
        id: "short-blind",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ShortBlind]),
    },
    Irregularity {
        id: "short-ante",
        asks: &[],
        says: |case| match case.book.betting.ante_order {
            AnteOrder::BlindFirst => case.own_advice("blind-first", &[Topic::AnteOrder]),
            AnteOrder::AnteFirst => case.own_advice("ante-first", &[Topic::AnteOrder]),
        },
    },
    Irregularity {
        id: "ante-reduced",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::AnteOrder]),
    },
    Irregularity {
        id: "dodged-blinds",
        asks: &[],
        says: |case| match case.book.penalties.dodged_blinds {
            DodgedBlinds::Penalty => case.own_advice("penalty", &[Topic::DodgedBlinds]),
            DodgedBlinds::BlindsAnteAndARound => case.own_advice("forfeit", &[Topic::DodgedBlinds]),
        },
    },
];

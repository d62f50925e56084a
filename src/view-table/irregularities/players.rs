//! Irregularities of players, penalties and clocks.

use bottone_base::seat::TableNo;
use bottone_rules::{
    floor::{self, BustVerdict, BustedStack, ClockVerdict, ClockedAct, FacedBet, PlayMode},
    rulebook::{ClockCaller, ClockSeconds, HandForHand, LeftHand, NotAtSeat, TimeBefore},
    ruling::cites::Topic,
};

use super::{CaseFact, Irregularity};
use crate::floor_rulings as words;

pub(super) const ENTRIES: &[Irregularity] = &[
    Irregularity {
        id: "absent",
        asks: &[],
        says: |case| match case.book.absence.not_at_seat {
            NotAtSeat::Killed => case.own_advice("killed", &[Topic::Absent]),
            NotAtSeat::PassedInTurn => case.own_advice("passed", &[Topic::Absent]),
        },
    },
    Irregularity {
        id: "leaves-hand",
        asks: &[],
        says: |case| match case.book.absence.left_hand {
            LeftHand::LiveWithPenalty => case.own_advice("live", &[Topic::LeavesHand]),
            LeftHand::MayBeAbandoned => case.own_advice("abandoned", &[Topic::LeavesHand]),
        },
    },
    Irregularity {
        id: "absent-entrant",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::AbsentEntrants]),
    },
    Irregularity {
        id: "wrong-seat",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::WrongSeat]),
    },
    Irregularity {
        id: "substitute",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::NoSubstitutes]),
    },
    Irregularity {
        id: "one-player-a-hand",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Disclosure, Topic::Penalties]),
    },
    Irregularity {
        id: "peeks",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Conduct, Topic::Disclosure, Topic::Penalties]),
    },
    Irregularity {
        id: "phone",
        asks: &[CaseFact::choice("live-hand", &["yes", "no"])],
        says: |case| case.own_advice(case.choice("live-hand"), &[Topic::Devices, Topic::Penalties]),
    },
    Irregularity {
        id: "soft-play",
        asks: &[CaseFact::choice("soft", &["soft", "nuts", "dumping"])],
        says: |case| case.own_advice(case.choice("soft"), &[Topic::EthicalPlay, Topic::Penalties]),
    },
    Irregularity {
        id: "abuse",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Conduct, Topic::Penalties]),
    },
    Irregularity {
        id: "other-language",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::OfficialLanguage, Topic::Penalties]),
    },
    Irregularity {
        id: "covered-face",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Identity, Topic::Penalties]),
    },
    Irregularity {
        id: "penalty",
        asks: &[CaseFact::choice("rounds", &["1", "2", "3", "4", "5"])],
        says: |case| {
            let rounds = case.choice("rounds").parse().unwrap_or(1);
            let ruled = floor::penalty(case.book, case.scene.players, rounds);
            case.ruled(&ruled, words::penalty(case.language, ruled.verdict), "do")
        },
    },
    Irregularity {
        id: "penalised",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Penalties]),
    },
    Irregularity {
        id: "disqualified",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Penalties]),
    },
    Irregularity {
        id: "withdraws",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Penalties]),
    },
    Irregularity {
        id: "asks-for-the-clock",
        asks: &[],
        says: |case| {
            let part = match (case.book.clock.caller, case.book.clock.before) {
                (ClockCaller::FloorOnly, _) => "floor",
                (ClockCaller::AnyoneInTheEvent, _) => "event",
                (ClockCaller::AnyoneAtTheTable, _) => "table",
                (ClockCaller::AnyoneDealtIn, TimeBefore::Reasonable) => "dealt-in",
                (ClockCaller::AnyoneDealtIn, TimeBefore::Seconds(_)) => "dealt-in-after",
            };
            let mut advice = case.own_advice(part, &[Topic::CalledClock]);
            let seconds = match case.book.clock.seconds {
                ClockSeconds::UpTo(_) => "up-to",
                ClockSeconds::Exactly(_) => "exactly",
            };
            let time = case.own_advice(seconds, &[]);
            advice.steps.push(time.verdict);
            advice.steps.extend(time.steps);
            advice
        },
    },
    Irregularity {
        id: "clock-runs-out",
        asks: &[
            CaseFact::choice("in-time", &["late", "last-second", "in-time"]),
            CaseFact::choice("faces", &["bet", "nothing"]),
        ],
        says: |case| {
            let act = match case.choice("in-time") {
                "in-time" => ClockedAct::InTime,
                "last-second" => ClockedAct::WithTheLastSecond,
                _ => ClockedAct::TooLate,
            };
            let faces =
                if case.has_choice("faces", "bet") { FacedBet::ABet } else { FacedBet::Nothing };
            let ruled = floor::clock(case.book, act, faces);
            let part = match ruled.verdict {
                ClockVerdict::ActCounts => "counts",
                ClockVerdict::HandDead => "dead",
                ClockVerdict::Checked => "checked",
                ClockVerdict::FloorSays => "floor",
            };
            case.ruled(&ruled, words::clock(case.language, ruled.verdict), part)
        },
    },
    Irregularity {
        id: "stalling",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::CalledClock, Topic::Conduct]),
    },
    Irregularity {
        id: "shot-clock",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ShotClock]),
    },
    Irregularity {
        id: "break-in-a-hand",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Disputes, Topic::NewLevel]),
    },
    Irregularity {
        id: "late-push",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::DealerPush]),
    },
    Irregularity {
        id: "hand-for-hand",
        asks: &[],
        says: |case| match case.book.bubble.hand_for_hand {
            HandForHand::TwoMinutes => case.own_advice("two", &[Topic::HandForHand]),
            HandForHand::AtMostThreeMinutes => case.own_advice("three", &[Topic::HandForHand]),
        },
    },
    Irregularity {
        id: "busts-together",
        asks: &[
            CaseFact::choice("tables", &["one", "two"]),
            CaseFact::amount("stack", 5),
            CaseFact::amount("ante", 1),
            CaseFact::amount("other-stack", 4),
        ],
        says: |case| {
            let second =
                if case.has_choice("tables", "two") { TableNo::new(2) } else { TableNo::new(1) };
            let (Some(one), Some(two)) = (TableNo::new(1), second) else {
                return case.own_advice("shared", &[Topic::BustsInOneHand]);
            };
            let first =
                BustedStack { table: one, stack: case.amount("stack"), ante: case.amount("ante") };
            let ante = bottone_base::chips::Chips::ZERO;
            let second = BustedStack { table: two, stack: case.amount("other-stack"), ante };
            let ruled = floor::busts(case.book, PlayMode::Apart, first, second);
            let part = match ruled.verdict {
                BustVerdict::First | BustVerdict::Second => "do",
                BustVerdict::Shared => "share",
            };
            case.ruled(&ruled, words::busts(case.language, ruled.verdict), part)
        },
    },
    Irregularity {
        id: "last-hands",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::LastHands]),
    },
    Irregularity { id: "bags", asks: &[], says: |case| case.own_advice("do", &[Topic::Bagging]) },
];

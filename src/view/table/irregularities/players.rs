//! Irregularities of players, penalties and clocks.

use super::{Ask, Entry};
use crate::{
    rules::{
        floor::{self, Bust, BustVerdict, ClockVerdict, ClockedAct, Faces, Played},
        rulebook::{ClockCaller, ClockSeconds, HandForHand, LeftHand, NotAtSeat, TimeBefore},
        ruling::cites::Topic,
        seat::TableNo,
    },
    view::table::floor_rulings as words,
};

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        id: "absent",
        asks: &[],
        says: |case| match case.book.absence.not_at_seat {
            NotAtSeat::Killed => case.told("killed", &[Topic::Absent]),
            NotAtSeat::PassedInTurn => case.told("passed", &[Topic::Absent]),
        },
    },
    Entry {
        id: "leaves-hand",
        asks: &[],
        says: |case| match case.book.absence.left_hand {
            LeftHand::LiveWithPenalty => case.told("live", &[Topic::LeavesHand]),
            LeftHand::MayBeAbandoned => case.told("abandoned", &[Topic::LeavesHand]),
        },
    },
    Entry {
        id: "absent-entrant",
        asks: &[],
        says: |case| case.told("do", &[Topic::AbsentEntrants]),
    },
    Entry { id: "wrong-seat", asks: &[], says: |case| case.told("do", &[Topic::WrongSeat]) },
    Entry { id: "substitute", asks: &[], says: |case| case.told("do", &[Topic::NoSubstitutes]) },
    Entry {
        id: "one-player-a-hand",
        asks: &[],
        says: |case| case.told("do", &[Topic::Disclosure, Topic::Penalties]),
    },
    Entry {
        id: "peeks",
        asks: &[],
        says: |case| case.told("do", &[Topic::Conduct, Topic::Disclosure, Topic::Penalties]),
    },
    Entry {
        id: "phone",
        asks: &[Ask::choice("live-hand", &["yes", "no"])],
        says: |case| case.told(case.chose("live-hand"), &[Topic::Devices, Topic::Penalties]),
    },
    Entry {
        id: "soft-play",
        asks: &[Ask::choice("soft", &["soft", "nuts", "dumping"])],
        says: |case| case.told(case.chose("soft"), &[Topic::EthicalPlay, Topic::Penalties]),
    },
    Entry {
        id: "abuse",
        asks: &[],
        says: |case| case.told("do", &[Topic::Conduct, Topic::Penalties]),
    },
    Entry {
        id: "other-language",
        asks: &[],
        says: |case| case.told("do", &[Topic::OfficialLanguage, Topic::Penalties]),
    },
    Entry {
        id: "covered-face",
        asks: &[],
        says: |case| case.told("do", &[Topic::Identity, Topic::Penalties]),
    },
    Entry {
        id: "penalty",
        asks: &[Ask::choice("rounds", &["1", "2", "3", "4", "5"])],
        says: |case| {
            let rounds = case.chose("rounds").parse().unwrap_or(1);
            let ruled = floor::penalty(case.book, case.scene.players, rounds);
            case.ruled(&ruled, words::penalty(case.language, ruled.verdict), "do")
        },
    },
    Entry { id: "penalised", asks: &[], says: |case| case.told("do", &[Topic::Penalties]) },
    Entry { id: "disqualified", asks: &[], says: |case| case.told("do", &[Topic::Penalties]) },
    Entry { id: "withdraws", asks: &[], says: |case| case.told("do", &[Topic::Penalties]) },
    Entry {
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
            let mut advice = case.told(part, &[Topic::CalledClock]);
            let seconds = match case.book.clock.seconds {
                ClockSeconds::UpTo(_) => "up-to",
                ClockSeconds::Exactly(_) => "exactly",
            };
            let time = case.told(seconds, &[]);
            advice.steps.push(time.verdict);
            advice.steps.extend(time.steps);
            advice
        },
    },
    Entry {
        id: "clock-runs-out",
        asks: &[
            Ask::choice("in-time", &["late", "last-second", "in-time"]),
            Ask::choice("faces", &["bet", "nothing"]),
        ],
        says: |case| {
            let act = match case.chose("in-time") {
                "in-time" => ClockedAct::InTime,
                "last-second" => ClockedAct::WithTheLastSecond,
                _ => ClockedAct::TooLate,
            };
            let faces = if case.is("faces", "bet") { Faces::ABet } else { Faces::Nothing };
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
    Entry {
        id: "stalling",
        asks: &[],
        says: |case| case.told("do", &[Topic::CalledClock, Topic::Conduct]),
    },
    Entry { id: "shot-clock", asks: &[], says: |case| case.told("do", &[Topic::ShotClock]) },
    Entry {
        id: "break-in-a-hand",
        asks: &[],
        says: |case| case.told("do", &[Topic::Disputes, Topic::NewLevel]),
    },
    Entry { id: "late-push", asks: &[], says: |case| case.told("do", &[Topic::DealerPush]) },
    Entry {
        id: "hand-for-hand",
        asks: &[],
        says: |case| match case.book.bubble.hand_for_hand {
            HandForHand::TwoMinutes => case.told("two", &[Topic::HandForHand]),
            HandForHand::AtMostThreeMinutes => case.told("three", &[Topic::HandForHand]),
        },
    },
    Entry {
        id: "busts-together",
        asks: &[
            Ask::choice("tables", &["one", "two"]),
            Ask::amount("stack", 5),
            Ask::amount("ante", 1),
            Ask::amount("other-stack", 4),
        ],
        says: |case| {
            let second = if case.is("tables", "two") { TableNo::new(2) } else { TableNo::new(1) };
            let (Some(one), Some(two)) = (TableNo::new(1), second) else {
                return case.told("shared", &[Topic::BustsInOneHand]);
            };
            let first = Bust { table: one, stack: case.amount("stack"), ante: case.amount("ante") };
            let ante = crate::rules::chips::Chips::ZERO;
            let second = Bust { table: two, stack: case.amount("other-stack"), ante };
            let ruled = floor::busts(case.book, Played::Apart, first, second);
            let part = match ruled.verdict {
                BustVerdict::First | BustVerdict::Second => "do",
                BustVerdict::Shared => "share",
            };
            case.ruled(&ruled, words::busts(case.language, ruled.verdict), part)
        },
    },
    Entry { id: "last-hands", asks: &[], says: |case| case.told("do", &[Topic::LastHands]) },
    Entry { id: "bags", asks: &[], says: |case| case.told("do", &[Topic::Bagging]) },
];

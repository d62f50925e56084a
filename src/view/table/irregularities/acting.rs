//! Irregularities of turn and verbal declarations.

use super::{Ask, Entry};
use crate::{
    rules::{
        floor::{
            self, Act, Meanwhile, OutOfTurn, Prompted, Round, SkippedVerdict, Standing,
            TimeToSpeak, TurnVerdict,
        },
        ruling::cites::Topic,
    },
    view::table::floor_rulings as words,
};

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        id: "out-of-turn",
        asks: &[
            Ask::choice("did", &["raise", "call", "check", "fold"]),
            Ask::choice("meanwhile", &["waits", "passive", "raise"]),
            Ask::choice("round", &["more", "two", "prompted"]),
            Ask::amount("bet", 1),
            Ask::amount("new-bet", 3),
        ],
        says: |case| {
            let bet = case.amount("bet");
            let act = match case.chose("did") {
                "call" => Act::Call,
                "check" => Act::Check,
                "fold" => Act::Fold,
                _ => Act::RaiseTo(bet.plus(case.scene.big)),
            };
            let (round, prompted) = match case.chose("round") {
                "two" => (Round::HeadsUp, Prompted::ByNobody),
                "prompted" => (Round::HeadsUp, Prompted::ByTheDealer),
                _ => (Round::WithMore, Prompted::ByNobody),
            };
            let out =
                OutOfTurn { act, stood: Standing { bet, raise: case.scene.big }, round, prompted };
            let raise = [Act::RaiseTo(case.amount("new-bet"))];
            let meanwhile = match case.chose("meanwhile") {
                "passive" => Meanwhile::Acted(&[Act::Call]),
                "raise" => Meanwhile::Acted(&raise),
                _ => Meanwhile::NotYet,
            };
            let ruled = floor::out_of_turn(case.book, &out, meanwhile);
            let part = match ruled.verdict {
                TurnVerdict::BackUp => "back",
                TurnVerdict::Binding => "binding",
                TurnVerdict::Returned(_) => "returned",
            };
            case.ruled(&ruled, words::turn(case.language, ruled.verdict), part)
        },
    },
    Entry {
        id: "skipped",
        asks: &[
            Ask::choice("time", &["enough", "short"]),
            Ask::choice("behind", &["much", "little"]),
        ],
        says: |case| {
            let short = case.is("time", "short");
            let time = if short { TimeToSpeak::TooShort } else { TimeToSpeak::Reasonable };
            let much = [Act::Call, Act::Fold];
            let behind: &[Act] = if case.is("behind", "much") { &much } else { &[Act::Fold] };
            let ruled = floor::skipped(case.book, behind, time);
            let part = match ruled.verdict {
                SkippedVerdict::Acts => "acts",
                SkippedVerdict::FloorSays(_) => "floor",
            };
            case.ruled(&ruled, words::skipped(case.language, ruled.verdict), part)
        },
    },
    Entry {
        id: "substantial-action",
        asks: &[Ask::choice("acts", &["chips", "no-chips", "three", "blinds"])],
        says: |case| {
            let acts: &[Act] = match case.chose("acts") {
                "no-chips" => &[Act::Fold, Act::Fold],
                "three" => &[Act::Fold, Act::Fold, Act::Fold],
                "blinds" => &[Act::Fold],
                _ => &[Act::Fold, Act::Call],
            };
            let part = if floor::is_substantial(acts) { "yes" } else { "no" };
            case.told(part, &[Topic::SubstantialAction])
        },
    },
    Entry {
        id: "needless-fold",
        asks: &[Ask::choice("fold", &["in-turn", "out-of-turn"])],
        says: |case| {
            let out = case.is("fold", "out-of-turn");
            let more = if out { Topic::OutOfTurn } else { Topic::Penalties };
            case.told("do", &[Topic::NeedlessFold, more])
        },
    },
    Entry {
        id: "conditional",
        asks: &[],
        says: |case| case.told("do", &[Topic::Conditional, Topic::Penalties]),
    },
    Entry {
        id: "before-the-amount",
        asks: &[Ask::choice("early", &["call", "fold"])],
        says: |case| case.told(case.chose("early"), &[Topic::WaitsForAmount, Topic::InTurn]),
    },
    Entry {
        id: "wrong-word",
        asks: &[Ask::choice("word", &["check", "call", "raise"])],
        says: |case| case.told(case.chose("word"), &[Topic::InvalidWords]),
    },
    Entry {
        id: "words-and-chips",
        asks: &[Ask::choice("came-first", &["words", "chips", "together", "unclear"])],
        says: |case| {
            use crate::rules::ruling::WordsAgainstChips::Always;
            let topics = [Topic::WordsAndChips];
            if case.book.pushing.words == Always {
                return case.told("words-win", &topics);
            }
            case.told(case.chose("came-first"), &topics)
        },
    },
    Entry {
        id: "words-not-heard",
        asks: &[Ask::amount("said", 21), Ask::amount("pushed", 3)],
        says: |case| {
            let (said, pushed) = (case.amount("said"), case.amount("pushed"));
            let ruled = floor::words_not_heard(case.book, said, pushed);
            case.ruled(&ruled, words::bet_is(case.language, ruled.verdict), "do")
        },
    },
    Entry {
        id: "gestures",
        asks: &[],
        says: |case| case.told("do", &[Topic::Terms, Topic::FloorDecisions]),
    },
];

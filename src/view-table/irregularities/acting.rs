//! Irregularities of turn and verbal declarations.

use bottone_rules::{
    floor::{
        self, OutOfTurn, PlayerAction, PromptSource, RoundSize, SkippedActions, SkippedVerdict,
        StreetBet, TimeToSpeak, TurnVerdict,
    },
    ruling::cites::Topic,
};

use super::{CaseFact, Irregularity};
use crate::floor_rulings as words;

pub(super) const ENTRIES: &[Irregularity] = &[
    Irregularity {
        id: "out-of-turn",
        asks: &[
            CaseFact::choice("did", &["raise", "call", "check", "fold"]),
            CaseFact::choice("meanwhile", &["waits", "passive", "raise"]),
            CaseFact::choice("round", &["more", "two", "prompted"]),
            CaseFact::amount("bet", 1),
            CaseFact::amount("new-bet", 3),
        ],
        says: |case| {
            let bet = case.amount("bet");
            let act = match case.choice("did") {
                "call" => PlayerAction::Call,
                "check" => PlayerAction::Check,
                "fold" => PlayerAction::Fold,
                _ => PlayerAction::RaiseTo(bet.plus(case.scene.big)),
            };
            let (round, prompted) = match case.choice("round") {
                "two" => (RoundSize::HeadsUp, PromptSource::ByNobody),
                "prompted" => (RoundSize::HeadsUp, PromptSource::ByTheDealer),
                _ => (RoundSize::WithMore, PromptSource::ByNobody),
            };
            let out =
                OutOfTurn { act, stood: StreetBet { bet, raise: case.scene.big }, round, prompted };
            let raise = [PlayerAction::RaiseTo(case.amount("new-bet"))];
            let meanwhile = match case.choice("meanwhile") {
                "passive" => SkippedActions::Acted(&[PlayerAction::Call]),
                "raise" => SkippedActions::Acted(&raise),
                _ => SkippedActions::NotYet,
            };
            let ruled = floor::out_of_turn(case.book, &out, meanwhile);
            let part = match ruled.verdict {
                TurnVerdict::BackUp => "back",
                TurnVerdict::Binding => "binding",
                TurnVerdict::Returned(_) => "returned",
            };
            case.ruled(&ruled, words::turn_text(case.language, ruled.verdict), part)
        },
    },
    Irregularity {
        id: "skipped",
        asks: &[
            CaseFact::choice("time", &["enough", "short"]),
            CaseFact::choice("behind", &["much", "little"]),
        ],
        says: |case| {
            let short = case.has_choice("time", "short");
            let time = if short { TimeToSpeak::TooShort } else { TimeToSpeak::Reasonable };
            let much = [PlayerAction::Call, PlayerAction::Fold];
            let behind: &[PlayerAction] =
                if case.has_choice("behind", "much") { &much } else { &[PlayerAction::Fold] };
            let ruled = floor::skipped(case.book, behind, time);
            let part = match ruled.verdict {
                SkippedVerdict::Acts => "acts",
                SkippedVerdict::FloorSays(_) => "floor",
            };
            case.ruled(&ruled, words::skipped(case.language, ruled.verdict), part)
        },
    },
    Irregularity {
        id: "substantial-action",
        asks: &[CaseFact::choice("acts", &["chips", "no-chips", "three", "blinds"])],
        says: |case| {
            let acts: &[PlayerAction] = match case.choice("acts") {
                "no-chips" => &[PlayerAction::Fold, PlayerAction::Fold],
                "three" => &[PlayerAction::Fold, PlayerAction::Fold, PlayerAction::Fold],
                "blinds" => &[PlayerAction::Fold],
                _ => &[PlayerAction::Fold, PlayerAction::Call],
            };
            let part = if floor::is_substantial(acts) { "yes" } else { "no" };
            case.own_advice(part, &[Topic::SubstantialAction])
        },
    },
    Irregularity {
        id: "needless-fold",
        asks: &[CaseFact::choice("fold", &["in-turn", "out-of-turn"])],
        says: |case| {
            let out = case.has_choice("fold", "out-of-turn");
            let more = if out { Topic::OutOfTurn } else { Topic::Penalties };
            case.own_advice("do", &[Topic::NeedlessFold, more])
        },
    },
    Irregularity {
        id: "conditional",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Conditional, Topic::Penalties]),
    },
    Irregularity {
        id: "before-the-amount",
        asks: &[CaseFact::choice("early", &["call", "fold"])],
        says: |case| case.own_advice(case.choice("early"), &[Topic::WaitsForAmount, Topic::InTurn]),
    },
    Irregularity {
        id: "wrong-word",
        asks: &[CaseFact::choice("word", &["check", "call", "raise"])],
        says: |case| case.own_advice(case.choice("word"), &[Topic::InvalidWords]),
    },
    Irregularity {
        id: "words-and-chips",
        asks: &[CaseFact::choice("came-first", &["words", "chips", "together", "unclear"])],
        says: |case| {
            use bottone_rules::ruling::WordsAgainstChips::Always;
            let topics = [Topic::WordsAndChips];
            if case.book.pushing.words == Always {
                return case.own_advice("words-win", &topics);
            }
            case.own_advice(case.choice("came-first"), &topics)
        },
    },
    Irregularity {
        id: "words-not-heard",
        asks: &[CaseFact::amount("said", 21), CaseFact::amount("pushed", 3)],
        says: |case| {
            let (said, pushed) = (case.amount("said"), case.amount("pushed"));
            let ruled = floor::words_not_heard(case.book, said, pushed);
            case.ruled(&ruled, words::bet_text(case.language, ruled.verdict), "do")
        },
    },
    Irregularity {
        id: "gestures",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Terms, Topic::FloorDecisions]),
    },
];

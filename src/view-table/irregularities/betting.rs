//! Irregularities of amounts.

use bottone_rules::{
    betting::RaiseCap,
    floor::{
        self, AcceptedCall, AcceptedVerdict, ActedAfter, BetAftermath, BetVerdict, Mistake,
        NoticeTime, PendingAction, StreetBet,
    },
    ruling::{ExactlyHalf, LastChips, Motions, PulledCover, Undercall, cites::Topic},
};

use super::{CaseFact, Irregularity, case::STAGE};
use crate::floor_rulings as words;

/// The question whether the street is still in progress.
const NOTICED: CaseFact = CaseFact::choice("noticed", &["street", "later"]);

/// Returns the part of the texts for a bet of this verdict.
const fn part(verdict: BetVerdict) -> &'static str {
    match verdict {
        BetVerdict::Stands => "stands",
        BetVerdict::Becomes(_) => "becomes",
    }
}

pub(super) const ENTRIES: &[Irregularity] = &[
    Irregularity {
        id: "too-small",
        asks: &[
            NOTICED,
            CaseFact::amount("bet", 3),
            CaseFact::amount("last-raise", 3),
            CaseFact::amount("made", 5),
        ],
        says: |case| {
            let stood = StreetBet { bet: case.amount("bet"), raise: case.amount("last-raise") };
            let later = case.has_choice("noticed", "later");
            let noticed = if later { NoticeTime::Later } else { NoticeTime::OnTheStreet };
            let ruled = floor::too_small(case.book, stood, case.amount("made"), noticed);
            case.ruled(&ruled, words::bet(case.language, ruled.verdict), part(ruled.verdict))
        },
    },
    Irregularity {
        id: "undercall",
        asks: &[
            CaseFact::choice("said-call", &["silent", "word"]),
            CaseFact::choice("against", &["raise", "opening", "heads-up"]),
        ],
        says: |case| match (case.book.pushing.undercall, case.choice("said-call")) {
            (_, "word") => case.own_advice("word", &[Topic::GeneralWords]),
            (Undercall::Floor, _) if case.has_choice("against", "raise") => {
                case.own_advice("floor", &[Topic::Undercall])
            }
            _ => case.own_advice("full", &[Topic::Undercall]),
        },
    },
    Irregularity {
        id: "undercalls",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::Undercalls, Topic::Undercall]),
    },
    Irregularity {
        id: "tiny-call",
        asks: &[
            CaseFact::amount("bet", 12),
            CaseFact::amount("chip", 1),
            CaseFact::amount("behind", 50),
        ],
        says: |case| {
            let amount = |id| case.amount(id);
            let (bet, chip, behind) = (amount("bet"), amount("chip"), amount("behind"));
            let ruled = floor::tiny_call(case.book, bet, chip, behind);
            case.ruled(&ruled, words::tiny_call(case.language, ruled.verdict), "do")
        },
    },
    Irregularity {
        id: "one-chip",
        asks: &[
            CaseFact::choice("faces", &["bet", "nothing"]),
            CaseFact::choice("said-raise", &["silent", "raise"]),
        ],
        says: |case| {
            let part = match (case.choice("faces"), case.choice("said-raise")) {
                ("nothing", _) => "bet",
                (_, "raise") => "raise",
                _ => "call",
            };
            case.own_advice(part, &[Topic::Overchip])
        },
    },
    Irregularity {
        id: "several-chips",
        asks: &[
            CaseFact::choice("needed", &["all", "not-all"]),
            CaseFact::choice("left", &["behind", "last"]),
        ],
        says: |case| {
            let exception = case.book.pushing.last_chips == LastChips::AllIn;
            match (case.choice("needed"), case.choice("left")) {
                ("not-all", "last") if exception => case.own_advice("last", &[Topic::LastChips]),
                ("not-all", _) => case.own_advice("half", &[Topic::HalfRaise, Topic::EveryChip]),
                _ => case.own_advice("call", &[Topic::EveryChip]),
            }
        },
    },
    Irregularity {
        id: "half-raise",
        asks: &[CaseFact::choice("half", &["more", "less", "exactly"])],
        says: |case| {
            let part = match (case.choice("half"), case.book.pushing.exactly_half) {
                ("less", _) | ("exactly", ExactlyHalf::Call) => "call",
                ("exactly", ExactlyHalf::Floor) => "floor",
                _ => "raise",
            };
            case.own_advice(part, &[Topic::HalfRaise])
        },
    },
    Irregularity {
        id: "pulled-back",
        asks: &[CaseFact::choice("pulled", &["all", "part", "left", "covered"])],
        says: |case| {
            let part = match (case.choice("pulled"), case.book.pushing.pulled_cover) {
                ("covered", PulledCover::Call) => "call",
                (chosen, _) => chosen,
            };
            case.own_advice(part, &[Topic::FrontChips, Topic::PulledBack])
        },
    },
    Irregularity {
        id: "string-bet",
        asks: &[CaseFact::choice("said-before", &["nothing", "raise", "amount"])],
        says: |case| {
            use bottone_rules::ruling::cites::Book::{Wsop, WsopLive};
            match (case.choice("said-before"), case.book.pushing.motions) {
                ("amount", _) => case.own_advice("amount", &[Topic::StringBet, Topic::WaysToRaise]),
                ("raise", Motions::Several) => {
                    case.own_advice("several", &[Topic::StringBet, Topic::WaysToRaise])
                }
                // The WSOP calls it a string bet only if nothing was said before.
                ("raise", Motions::One) if matches!(case.book.book, Wsop | WsopLive) => {
                    case.own_advice("raise-said", &[Topic::StringBet, Topic::WordsFirst])
                }
                ("raise", Motions::One) => case
                    .own_advice("raise", &[Topic::HalfRaise, Topic::WordsFirst, Topic::StringBet]),
                _ => case.own_advice("first", &[Topic::StringBet, Topic::WaysToRaise]),
            }
        },
    },
    Irregularity {
        id: "string-raise",
        asks: &[],
        says: |case| match case.book.pushing.motions {
            Motions::One => case.own_advice("one", &[Topic::WaysToRaise, Topic::StringBet]),
            Motions::Several => case.own_advice("several", &[Topic::StringBet, Topic::WaysToRaise]),
        },
    },
    Irregularity {
        id: "not-reopened",
        asks: &[CaseFact::choice("added", &["less", "full", "limit-half"])],
        says: |case| {
            let part = if case.has_choice("added", "less") { "closed" } else { "open" };
            case.own_advice(part, &[Topic::Reopening])
        },
    },
    Irregularity {
        id: "too-many-raises",
        asks: &[CaseFact::choice("limit", &["fixed", "none"])],
        says: |case| {
            let part = match (case.choice("limit"), case.book.betting.raise_cap) {
                ("none", _) | (_, RaiseCap::Unlimited) => "any",
                _ => "cap",
            };
            case.own_advice(part, &[Topic::RaiseCap])
        },
    },
    Irregularity {
        id: "accepted",
        asks: &[
            CaseFact::choice("mistake", &["ordinary", "gross"]),
            CaseFact::choice("after", &["nobody", "somebody"]),
            CaseFact::amount("bet", 25),
            CaseFact::amount("called", 22),
            CaseFact::amount("behind", 50),
        ],
        says: |case| {
            let gross = case.has_choice("mistake", "gross");
            let somebody = case.has_choice("after", "somebody");
            let call = AcceptedCall {
                bet: case.amount("bet"),
                called: case.amount("called"),
                behind: case.amount("behind"),
                mistake: if gross { Mistake::Gross } else { Mistake::Ordinary },
                after: if somebody { ActedAfter::Somebody } else { ActedAfter::Nobody },
            };
            let ruled = floor::accepted(case.book, &call);
            let part = match ruled.verdict {
                AcceptedVerdict::Pays { .. } => "pays",
                AcceptedVerdict::GetsBack(_) => "back",
                AcceptedVerdict::MayTakeBack => "relieved",
            };
            case.ruled(&ruled, words::accepted(case.language, ruled.verdict), part)
        },
    },
    Irregularity {
        id: "pot-miscounted",
        asks: &[
            STAGE,
            CaseFact::choice("pending", &["open", "closed"]),
            NOTICED,
            CaseFact::amount("most", 21),
            CaseFact::amount("made", 19),
        ],
        says: |case| {
            let closed = case.has_choice("pending", "closed");
            let later = case.has_choice("noticed", "later");
            let since = BetAftermath {
                acts: case.acts(),
                action: if closed { PendingAction::Closed } else { PendingAction::Open },
                noticed: if later { NoticeTime::Later } else { NoticeTime::OnTheStreet },
            };
            let (most, made) = (case.amount("most"), case.amount("made"));
            let ruled = floor::pot_miscounted(case.book, most, made, &since);
            case.ruled(&ruled, words::bet(case.language, ruled.verdict), part(ruled.verdict))
        },
    },
    Irregularity {
        id: "asks-for-the-pot",
        asks: &[CaseFact::choice("game", &["pot-limit", "other"])],
        says: |case| case.own_advice(case.choice("game"), &[Topic::PotCounted, Topic::PotSize]),
    },
    Irregularity {
        id: "bets-the-pot",
        asks: &[CaseFact::choice("faces", &["nothing", "bet"])],
        says: |case| case.own_advice(case.choice("faces"), &[Topic::PotWord]),
    },
    Irregularity {
        id: "asks-for-a-count",
        asks: &[CaseFact::choice("all-in", &["yes", "no"])],
        says: |case| {
            case.own_advice(case.choice("all-in"), &[Topic::CountAsked, Topic::AcceptedAction])
        },
    },
    Irregularity {
        id: "unclear-amount",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::UnclearAmount]),
    },
    Irregularity {
        id: "for-change",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::BetForChange]),
    },
    Irregularity { id: "splashed", asks: &[], says: |case| case.own_advice("do", &[]) },
    Irregularity {
        id: "all-in-below-minimum",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ShortOpen]),
    },
    Irregularity {
        id: "limit-raise",
        asks: &[CaseFact::choice("half", &["more", "less"])],
        says: |case| case.own_advice(case.choice("half"), &[Topic::FixedLimit]),
    },
    Irregularity {
        id: "open-pair",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::NoDoubling]),
    },
    Irregularity {
        id: "wrong-bring-in",
        asks: &[CaseFact::choice("next-acted", &["no", "yes"])],
        says: |case| case.own_advice(case.choice("next-acted"), &[Topic::WrongBringIn]),
    },
    Irregularity {
        id: "bring-in-all-in",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::BringInAllIn]),
    },
];

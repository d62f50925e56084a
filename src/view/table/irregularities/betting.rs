//! Irregularities of amounts.

use super::{Ask, Entry, case::STAGE};
use crate::{
    rules::{
        betting::RaiseCap,
        floor::{
            self, AcceptedCall, AcceptedVerdict, ActedAfter, BetVerdict, Mistake, Noticed, Pending,
            Since, Standing,
        },
        ruling::{ExactlyHalf, LastChips, Motions, PulledCover, Undercall, cites::Topic},
    },
    view::table::floor_rulings as words,
};

/// The question whether the street is still in progress.
const NOTICED: Ask = Ask::choice("noticed", &["street", "later"]);

/// Returns the part of the texts for a bet of this verdict.
const fn part(verdict: BetVerdict) -> &'static str {
    match verdict {
        BetVerdict::Stands => "stands",
        BetVerdict::Becomes(_) => "becomes",
    }
}

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        id: "too-small",
        asks: &[
            NOTICED,
            Ask::amount("bet", 3),
            Ask::amount("last-raise", 3),
            Ask::amount("made", 5),
        ],
        says: |case| {
            let stood = Standing { bet: case.amount("bet"), raise: case.amount("last-raise") };
            let later = case.is("noticed", "later");
            let noticed = if later { Noticed::Later } else { Noticed::OnTheStreet };
            let ruled = floor::too_small(case.book, stood, case.amount("made"), noticed);
            case.ruled(&ruled, words::bet(case.language, ruled.verdict), part(ruled.verdict))
        },
    },
    Entry {
        id: "undercall",
        asks: &[
            Ask::choice("said-call", &["silent", "word"]),
            Ask::choice("against", &["raise", "opening", "heads-up"]),
        ],
        says: |case| match (case.book.pushing.undercall, case.chose("said-call")) {
            (_, "word") => case.told("word", &[Topic::GeneralWords]),
            (Undercall::Floor, _) if case.is("against", "raise") => {
                case.told("floor", &[Topic::Undercall])
            }
            _ => case.told("full", &[Topic::Undercall]),
        },
    },
    Entry {
        id: "undercalls",
        asks: &[],
        says: |case| case.told("do", &[Topic::Undercalls, Topic::Undercall]),
    },
    Entry {
        id: "tiny-call",
        asks: &[Ask::amount("bet", 12), Ask::amount("chip", 1), Ask::amount("behind", 50)],
        says: |case| {
            let amount = |id| case.amount(id);
            let (bet, chip, behind) = (amount("bet"), amount("chip"), amount("behind"));
            let ruled = floor::tiny_call(case.book, bet, chip, behind);
            case.ruled(&ruled, words::tiny_call(case.language, ruled.verdict), "do")
        },
    },
    Entry {
        id: "one-chip",
        asks: &[
            Ask::choice("faces", &["bet", "nothing"]),
            Ask::choice("said-raise", &["silent", "raise"]),
        ],
        says: |case| {
            let part = match (case.chose("faces"), case.chose("said-raise")) {
                ("nothing", _) => "bet",
                (_, "raise") => "raise",
                _ => "call",
            };
            case.told(part, &[Topic::Overchip])
        },
    },
    Entry {
        id: "several-chips",
        asks: &[
            Ask::choice("needed", &["all", "not-all"]),
            Ask::choice("left", &["behind", "last"]),
        ],
        says: |case| {
            let exception = case.book.pushing.last_chips == LastChips::AllIn;
            match (case.chose("needed"), case.chose("left")) {
                ("not-all", "last") if exception => case.told("last", &[Topic::LastChips]),
                ("not-all", _) => case.told("half", &[Topic::HalfRaise, Topic::EveryChip]),
                _ => case.told("call", &[Topic::EveryChip]),
            }
        },
    },
    Entry {
        id: "half-raise",
        asks: &[Ask::choice("half", &["more", "less", "exactly"])],
        says: |case| {
            let part = match (case.chose("half"), case.book.pushing.exactly_half) {
                ("less", _) | ("exactly", ExactlyHalf::Call) => "call",
                ("exactly", ExactlyHalf::Floor) => "floor",
                _ => "raise",
            };
            case.told(part, &[Topic::HalfRaise])
        },
    },
    Entry {
        id: "pulled-back",
        asks: &[Ask::choice("pulled", &["all", "part", "left", "covered"])],
        says: |case| {
            let part = match (case.chose("pulled"), case.book.pushing.pulled_cover) {
                ("covered", PulledCover::Call) => "call",
                (chosen, _) => chosen,
            };
            case.told(part, &[Topic::FrontChips, Topic::PulledBack])
        },
    },
    Entry {
        id: "string-bet",
        asks: &[Ask::choice("said-before", &["nothing", "raise", "amount"])],
        says: |case| {
            use crate::rules::ruling::cites::Book::{Wsop, WsopLive};
            match (case.chose("said-before"), case.book.pushing.motions) {
                ("amount", _) => case.told("amount", &[Topic::StringBet, Topic::WaysToRaise]),
                ("raise", Motions::Several) => {
                    case.told("several", &[Topic::StringBet, Topic::WaysToRaise])
                }
                // The WSOP calls it a string bet only if nothing was said before.
                ("raise", Motions::One) if matches!(case.book.book, Wsop | WsopLive) => {
                    case.told("raise-said", &[Topic::StringBet, Topic::WordsFirst])
                }
                ("raise", Motions::One) => {
                    case.told("raise", &[Topic::HalfRaise, Topic::WordsFirst, Topic::StringBet])
                }
                _ => case.told("first", &[Topic::StringBet, Topic::WaysToRaise]),
            }
        },
    },
    Entry {
        id: "string-raise",
        asks: &[],
        says: |case| match case.book.pushing.motions {
            Motions::One => case.told("one", &[Topic::WaysToRaise, Topic::StringBet]),
            Motions::Several => case.told("several", &[Topic::StringBet, Topic::WaysToRaise]),
        },
    },
    Entry {
        id: "not-reopened",
        asks: &[Ask::choice("added", &["less", "full", "limit-half"])],
        says: |case| {
            let part = if case.is("added", "less") { "closed" } else { "open" };
            case.told(part, &[Topic::Reopening])
        },
    },
    Entry {
        id: "too-many-raises",
        asks: &[Ask::choice("limit", &["fixed", "none"])],
        says: |case| {
            let part = match (case.chose("limit"), case.book.betting.raise_cap) {
                ("none", _) | (_, RaiseCap::Unlimited) => "any",
                _ => "cap",
            };
            case.told(part, &[Topic::RaiseCap])
        },
    },
    Entry {
        id: "accepted",
        asks: &[
            Ask::choice("mistake", &["ordinary", "gross"]),
            Ask::choice("after", &["nobody", "somebody"]),
            Ask::amount("bet", 25),
            Ask::amount("called", 22),
            Ask::amount("behind", 50),
        ],
        says: |case| {
            let gross = case.is("mistake", "gross");
            let somebody = case.is("after", "somebody");
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
    Entry {
        id: "pot-miscounted",
        asks: &[
            STAGE,
            Ask::choice("pending", &["open", "closed"]),
            NOTICED,
            Ask::amount("most", 21),
            Ask::amount("made", 19),
        ],
        says: |case| {
            let closed = case.is("pending", "closed");
            let later = case.is("noticed", "later");
            let since = Since {
                acts: case.acts(),
                action: if closed { Pending::Closed } else { Pending::Open },
                noticed: if later { Noticed::Later } else { Noticed::OnTheStreet },
            };
            let (most, made) = (case.amount("most"), case.amount("made"));
            let ruled = floor::pot_miscounted(case.book, most, made, &since);
            case.ruled(&ruled, words::bet(case.language, ruled.verdict), part(ruled.verdict))
        },
    },
    Entry {
        id: "asks-for-the-pot",
        asks: &[Ask::choice("game", &["pot-limit", "other"])],
        says: |case| case.told(case.chose("game"), &[Topic::PotCounted, Topic::PotSize]),
    },
    Entry {
        id: "bets-the-pot",
        asks: &[Ask::choice("faces", &["nothing", "bet"])],
        says: |case| case.told(case.chose("faces"), &[Topic::PotWord]),
    },
    Entry {
        id: "asks-for-a-count",
        asks: &[Ask::choice("all-in", &["yes", "no"])],
        says: |case| case.told(case.chose("all-in"), &[Topic::CountAsked, Topic::AcceptedAction]),
    },
    Entry {
        id: "unclear-amount",
        asks: &[],
        says: |case| case.told("do", &[Topic::UnclearAmount]),
    },
    Entry { id: "for-change", asks: &[], says: |case| case.told("do", &[Topic::BetForChange]) },
    Entry { id: "splashed", asks: &[], says: |case| case.told("do", &[]) },
    Entry {
        id: "all-in-below-minimum",
        asks: &[],
        says: |case| case.told("do", &[Topic::ShortOpen]),
    },
    Entry {
        id: "limit-raise",
        asks: &[Ask::choice("half", &["more", "less"])],
        says: |case| case.told(case.chose("half"), &[Topic::FixedLimit]),
    },
    Entry { id: "open-pair", asks: &[], says: |case| case.told("do", &[Topic::NoDoubling]) },
    Entry {
        id: "wrong-bring-in",
        asks: &[Ask::choice("next-acted", &["no", "yes"])],
        says: |case| case.told(case.chose("next-acted"), &[Topic::WrongBringIn]),
    },
    Entry {
        id: "bring-in-all-in",
        asks: &[],
        says: |case| case.told("do", &[Topic::BringInAllIn]),
    },
];

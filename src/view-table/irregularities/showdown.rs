//! Irregularities of the showdown.

use bottone_base::seat::{SeatNo, Seats};
use bottone_rules::{
    floor::{self, Dispute, DisputeVerdict},
    ruling::cites::Topic,
    showdown::{AllIn, Conceding, LastRound, MustShow, PlayingTheBoard, ShowOrder, may_ask_to_see},
};

use super::{CaseFact, Irregularity, case::MOMENT};
use crate::floor_rulings as words;

/// Returns the part of the texts for a dispute of this verdict.
const fn part(verdict: DisputeVerdict) -> &'static str {
    match verdict {
        DisputeVerdict::Open => "open",
        DisputeVerdict::TooLate => "late",
    }
}

pub(super) const ENTRIES: &[Irregularity] = &[
    Irregularity {
        id: "all-in-not-shown",
        asks: &[CaseFact::choice("more-betting", &["no", "yes", "hand-for-hand"])],
        says: |case| match (case.choice("more-betting"), case.book.showdown.all_in) {
            ("hand-for-hand", _) => case.own_advice("hand-for-hand", &[Topic::HandForHand]),
            ("yes", _) => case.own_advice("wait", &[Topic::AllFaceUp]),
            (_, AllIn::FaceUp) => case.own_advice("show", &[Topic::AllFaceUp]),
            (_, AllIn::InTurn) => case.own_advice("in-turn", &[Topic::AllFaceUp]),
        },
    },
    Irregularity {
        id: "who-shows-first",
        asks: &[CaseFact::choice("last-round", &["bet", "checked"])],
        says: |case| match case.book.showdown.order {
            ShowOrder::AtWill => case.own_advice("at-will", &[Topic::ShowOrder]),
            ShowOrder::LastAggressor => {
                case.own_advice(case.choice("last-round"), &[Topic::ShowOrder])
            }
        },
    },
    Irregularity {
        id: "will-not-show",
        asks: &[],
        says: |case| {
            let part = match case.book.showdown.conceding {
                Conceding::Anyone => "anybody",
                Conceding::AnyonePenalised => "penalised",
                Conceding::AfterTheFirst => "after-first",
                Conceding::Beaten => "beaten",
            };
            case.own_advice(part, &[Topic::ShowOrder])
        },
    },
    Irregularity {
        id: "asks-to-see",
        asks: &[CaseFact::choice("who-asks", &["caller", "other", "threw-in", "no-bet"])],
        says: |case| {
            let mut seats = Seats::all(3).iter();
            let (Some(bettor), Some(caller), Some(third)) =
                (seats.next(), seats.next(), seats.next())
            else {
                return case.own_advice("floor", &[Topic::AskingToSee]);
            };
            let one = |seat: SeatNo| Seats::from_iter([seat]);
            let three = Seats::all(3);
            let who = case.choice("who-asks");
            let asks = if who == "other" { third } else { caller };
            let round = LastRound {
                aggressor: (who != "no-bet").then_some(bettor),
                callers: if who == "no-bet" { Seats::default() } else { one(caller) },
                keep: if who == "threw-in" { one(third) } else { three },
            };
            let part = match may_ask_to_see(asks, bettor, &round, &case.book.showdown) {
                MustShow::Yes => "yes",
                MustShow::Floor => "floor",
                MustShow::No => "no",
            };
            case.own_advice(part, &[Topic::AskingToSee])
        },
    },
    Irregularity {
        id: "mucked",
        asks: &[CaseFact::choice("cards", &["apart", "gone"])],
        says: |case| case.own_advice(case.choice("cards"), &[Topic::Mucked]),
    },
    Irregularity {
        id: "killed-winner",
        asks: &[CaseFact::choice("tabled", &["yes", "no"])],
        says: |case| match case.choice("tabled") {
            "no" => case.own_advice("no", &[Topic::KilledHand, Topic::UncalledBet]),
            _ => case.own_advice("yes", &[Topic::Tabled]),
        },
    },
    Irregularity {
        id: "unprotected-hand",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::KilledHand, Topic::UncalledBet]),
    },
    Irregularity {
        id: "thought-he-had-won",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::UncalledBet, Topic::NeedlessFold]),
    },
    Irregularity {
        id: "read-wrongly",
        asks: &[MOMENT],
        says: |case| {
            let ruled = floor::dispute(case.book, Dispute::Reading, case.moment());
            let mut advice = case.ruled(
                &ruled,
                words::dispute(case.language, ruled.verdict),
                part(ruled.verdict),
            );
            advice.cites.push(Topic::CardsSpeak.cite(case.book.book));
            advice
        },
    },
    Irregularity {
        id: "miscalled",
        asks: &[CaseFact::choice("meant", &["mistake", "deliberate"])],
        says: |case| case.own_advice(case.choice("meant"), &[Topic::CardsSpeak]),
    },
    Irregularity {
        id: "not-all-tabled",
        asks: &[],
        says: |case| {
            case.own_advice("do", &[Topic::OneCardTabled, Topic::Tabled, Topic::CardsSpeak])
        },
    },
    Irregularity {
        id: "plays-the-board",
        asks: &[],
        says: |case| match case.book.showdown.board {
            PlayingTheBoard::Tabled => {
                case.own_advice("do", &[Topic::PlaysTheBoard, Topic::Tabled])
            }
            PlayingTheBoard::Declared => case.own_advice("declared", &[Topic::PlaysTheBoard]),
        },
    },
    Irregularity {
        id: "last-hand",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::LastHandWins]),
    },
    Irregularity {
        id: "suits",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::SuitsDoNotCount]),
    },
    Irregularity {
        id: "fouled-deck-late",
        asks: &[MOMENT],
        says: |case| {
            let ruled = floor::dispute(case.book, Dispute::FouledDeck, case.moment());
            case.ruled(&ruled, words::dispute(case.language, ruled.verdict), part(ruled.verdict))
        },
    },
];

//! Irregularities of the showdown.

use super::{Ask, Entry, case::MOMENT};
use crate::{
    rules::{
        floor::{self, Dispute, DisputeVerdict},
        ruling::cites::Topic,
        seat::{SeatNo, Seats},
        showdown::{
            AllIn, Conceding, LastRound, MustShow, PlayingTheBoard, ShowOrder, may_ask_to_see,
        },
    },
    view::table::floor_rulings as words,
};

/// Returns the part of the texts for a dispute of this verdict.
const fn part(verdict: DisputeVerdict) -> &'static str {
    match verdict {
        DisputeVerdict::Open => "open",
        DisputeVerdict::TooLate => "late",
    }
}

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        id: "all-in-not-shown",
        asks: &[Ask::choice("more-betting", &["no", "yes", "hand-for-hand"])],
        says: |case| match (case.chose("more-betting"), case.book.showdown.all_in) {
            ("hand-for-hand", _) => case.told("hand-for-hand", &[Topic::HandForHand]),
            ("yes", _) => case.told("wait", &[Topic::AllFaceUp]),
            (_, AllIn::FaceUp) => case.told("show", &[Topic::AllFaceUp]),
            (_, AllIn::InTurn) => case.told("in-turn", &[Topic::AllFaceUp]),
        },
    },
    Entry {
        id: "who-shows-first",
        asks: &[Ask::choice("last-round", &["bet", "checked"])],
        says: |case| match case.book.showdown.order {
            ShowOrder::AtWill => case.told("at-will", &[Topic::ShowOrder]),
            ShowOrder::LastAggressor => case.told(case.chose("last-round"), &[Topic::ShowOrder]),
        },
    },
    Entry {
        id: "will-not-show",
        asks: &[],
        says: |case| {
            let part = match case.book.showdown.conceding {
                Conceding::Anybody => "anybody",
                Conceding::AnybodyPenalised => "penalised",
                Conceding::AfterTheFirst => "after-first",
                Conceding::Beaten => "beaten",
            };
            case.told(part, &[Topic::ShowOrder])
        },
    },
    Entry {
        id: "asks-to-see",
        asks: &[Ask::choice("who-asks", &["caller", "other", "threw-in", "no-bet"])],
        says: |case| {
            let mut seats = Seats::all(3).iter();
            let (Some(bettor), Some(caller), Some(third)) =
                (seats.next(), seats.next(), seats.next())
            else {
                return case.told("floor", &[Topic::AskingToSee]);
            };
            let one = |seat: SeatNo| Seats::from_iter([seat]);
            let three = Seats::all(3);
            let who = case.chose("who-asks");
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
            case.told(part, &[Topic::AskingToSee])
        },
    },
    Entry {
        id: "mucked",
        asks: &[Ask::choice("cards", &["apart", "gone"])],
        says: |case| case.told(case.chose("cards"), &[Topic::Mucked]),
    },
    Entry {
        id: "killed-winner",
        asks: &[Ask::choice("tabled", &["yes", "no"])],
        says: |case| match case.chose("tabled") {
            "no" => case.told("no", &[Topic::KilledHand, Topic::UncalledBet]),
            _ => case.told("yes", &[Topic::Tabled]),
        },
    },
    Entry {
        id: "unprotected-hand",
        asks: &[],
        says: |case| case.told("do", &[Topic::KilledHand, Topic::UncalledBet]),
    },
    Entry {
        id: "thought-he-had-won",
        asks: &[],
        says: |case| case.told("do", &[Topic::UncalledBet, Topic::NeedlessFold]),
    },
    Entry {
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
    Entry {
        id: "miscalled",
        asks: &[Ask::choice("meant", &["mistake", "deliberate"])],
        says: |case| case.told(case.chose("meant"), &[Topic::CardsSpeak]),
    },
    Entry {
        id: "not-all-tabled",
        asks: &[],
        says: |case| case.told("do", &[Topic::OneCardTabled, Topic::Tabled, Topic::CardsSpeak]),
    },
    Entry {
        id: "plays-the-board",
        asks: &[],
        says: |case| match case.book.showdown.board {
            PlayingTheBoard::Tabled => case.told("do", &[Topic::PlaysTheBoard, Topic::Tabled]),
            PlayingTheBoard::Declared => case.told("declared", &[Topic::PlaysTheBoard]),
        },
    },
    Entry { id: "last-hand", asks: &[], says: |case| case.told("do", &[Topic::LastHandWins]) },
    Entry { id: "suits", asks: &[], says: |case| case.told("do", &[Topic::SuitsDoNotCount]) },
    Entry {
        id: "fouled-deck-late",
        asks: &[MOMENT],
        says: |case| {
            let ruled = floor::dispute(case.book, Dispute::FouledDeck, case.moment());
            case.ruled(&ruled, words::dispute(case.language, ruled.verdict), part(ruled.verdict))
        },
    },
];

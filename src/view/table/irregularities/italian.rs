//! Irregularities of Italian five-card poker.

use super::{Ask, Entry};
use crate::rules::{
    italian::rules::{
        BlindOpenings, BlindRaise, DealerAfterNoOpening, Discards, DrawMost, FalseOpening,
        FourToStraightFlush, OpeningMost, Parole, Progression,
    },
    ranking::Ties,
    ruling::cites::{Book, Topic},
};

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        id: "false-opening",
        asks: &[Ask::choice("false-opener", &["wins", "loses", "winner-too"])],
        says: |case| {
            let topics = [Topic::FalseOpening];
            match (case.book.italian.false_opening, case.chose("false-opener")) {
                (FalseOpening::Unpunished, _) => case.told("unpunished", &topics),
                (FalseOpening::Everything, "wins") => case.told("wins", &topics),
                (FalseOpening::BetsOnly, "wins") => case.told("wins-bets", &topics),
                (_, "winner-too") => case.told("winner-too", &topics),
                _ => case.told("loses", &topics),
            }
        },
    },
    Entry {
        id: "asks-for-openers",
        asks: &[Ask::choice("openers", &["kept", "shuffled"])],
        says: |case| case.told(case.chose("openers"), &[Topic::FalseOpening]),
    },
    Entry {
        id: "what-opens",
        asks: &[],
        says: |case| {
            let (part, text) = match case.book.italian.four_to_straight_flush {
                FourToStraightFlush::WithoutAce => ("no-ace", Book::Seed000),
                FourToStraightFlush::OneOfTwoCards => ("two-cards", Book::Seed001),
                FourToStraightFlush::OneCard => ("one-card", Book::Seed001),
                FourToStraightFlush::Never => ("never", Book::Seed004),
            };
            case.told_by(part, &[text])
        },
    },
    Entry {
        id: "opening-amount",
        asks: &[],
        says: |case| match case.book.italian.opening_most {
            OpeningMost::Pot => case.told_by("pot", &[Book::Seed001]),
            OpeningMost::Stack => case.told_by("stack", &[Book::Seed004]),
        },
    },
    Entry {
        id: "nobody-opens",
        asks: &[],
        says: |case| {
            let (next, text) = match case.book.italian.progression {
                Progression::KingsUntilWon => ("until-won", Book::Seed000),
                Progression::KingsThreeTimes => ("three-times", Book::Seed001),
            };
            let mut advice = match case.book.italian.dealer_after_no_opening {
                DealerAfterNoOpening::Stays => case.told_by("stays", &[Book::Seed000, text]),
                DealerAfterNoOpening::PassesLeft => case.told_by("passes", &[Book::Seed001, text]),
            };
            let next = case.told(next, &[]);
            advice.steps.push(next.verdict);
            advice.steps.extend(next.steps);
            advice
        },
    },
    Entry { id: "in-packets", asks: &[], says: |case| case.told("do", &[Topic::OneAtATime]) },
    Entry {
        id: "card-in-the-draw",
        asks: &[],
        says: |case| case.told("do", &[Topic::ItalianDraw]),
    },
    Entry {
        id: "too-many-changed",
        asks: &[Ask::choice("cards-asked", &["all", "wrong"])],
        says: |case| match (case.chose("cards-asked"), case.book.italian.draw_most) {
            ("wrong", _) => case.told("wrong", &[]),
            (_, DrawMost::Four) => case.told("four", &[Topic::ItalianDraw]),
            (_, DrawMost::Five) => case.told("five", &[Topic::ItalianDraw]),
        },
    },
    Entry {
        id: "four-changed",
        asks: &[Ask::choice("others", &["yes", "no"])],
        says: |case| case.told(case.chose("others"), &[Topic::ItalianDraw]),
    },
    Entry { id: "discard-back", asks: &[], says: |case| case.told("do", &[Topic::ItalianDraw]) },
    Entry {
        id: "deck-runs-out",
        asks: &[],
        says: |case| match case.book.italian.discards {
            Discards::Apart => case.told("do", &[Topic::ItalianDraw]),
            Discards::UnderStock => case.told_by("under-stock", &[Book::Seed004]),
        },
    },
    Entry {
        id: "who-speaks-after-draw",
        asks: &[Ask::choice("opened", &["opener", "blind"])],
        says: |case| case.told(case.chose("opened"), &[Topic::ItalianDraw]),
    },
    Entry {
        id: "late-blind",
        asks: &[Ask::choice("blind-wrong", &["late", "seat", "parole"])],
        says: |case| match case.book.italian.blinds {
            BlindOpenings::None => case.told("none", &[Topic::ItalianBlinds]),
            _ => case.told(case.chose("blind-wrong"), &[Topic::ItalianBlinds]),
        },
    },
    Entry {
        id: "third-blind",
        asks: &[],
        says: |case| match case.book.italian.blinds {
            BlindOpenings::ControControbuio => case.told_by("yes", &[Book::Seed004]),
            _ => case.told("no", &[Topic::ItalianBlinds]),
        },
    },
    Entry {
        id: "raise-over-blind",
        asks: &[],
        says: |case| match case.book.italian.blind_raise {
            BlindRaise::UpToThreeTimes => case.told("three", &[Topic::ItalianBlinds]),
            BlindRaise::Any => case.told("any", &[Topic::ItalianBlinds]),
        },
    },
    Entry {
        id: "all-parola",
        asks: &[],
        says: |case| match case.book.italian.parole {
            Parole::OpenForPot => case.told_by("kings", &[Book::Seed001]),
            Parole::AddsToNext => case.told_by("adds", &[Book::Seed004]),
            Parole::ShowCards => case.told("show", &[Topic::AllParola]),
        },
    },
    Entry {
        id: "italian-tie",
        asks: &[],
        says: |case| match case.book.italian.ties {
            Ties::SuitsDecide => case.told("suits", &[Topic::ItalianShowdown]),
            Ties::Split => case.told("split", &[Topic::ItalianShowdown]),
        },
    },
    Entry {
        id: "three-straight-flushes",
        asks: &[],
        says: |case| case.told("do", &[Topic::ItalianShowdown]),
    },
    Entry {
        id: "italian-showdown",
        asks: &[],
        says: |case| case.told("do", &[Topic::ItalianShowdown]),
    },
    Entry {
        id: "wrong-italian-deck",
        asks: &[],
        says: |case| case.told("do", &[Topic::ItalianDeck]),
    },
];

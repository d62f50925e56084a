//! Irregularities of Italian five-card poker.

use bottone_rules::{
    italian::{
        BlindOpenings, BlindRaise, DealerAfterNoOpening, Discards, DrawMost, FalseOpening,
        FourToStraightFlush, OpeningMost, Parole, Progression,
    },
    ranking::Ties,
    ruling::cites::{Book, Topic},
};

use super::{CaseFact, Irregularity};

pub(super) const ENTRIES: &[Irregularity] = &[
    Irregularity {
        id: "false-opening",
        asks: &[CaseFact::choice("false-opener", &["wins", "loses", "winner-too"])],
        says: |case| {
            let topics = [Topic::FalseOpening];
            match (case.book.italian.false_opening, case.choice("false-opener")) {
                (FalseOpening::Unpunished, _) => case.own_advice("unpunished", &topics),
                (FalseOpening::Everything, "wins") => case.own_advice("wins", &topics),
                (FalseOpening::BetsOnly, "wins") => case.own_advice("wins-bets", &topics),
                (_, "winner-too") => case.own_advice("winner-too", &topics),
                _ => case.own_advice("loses", &topics),
            }
        },
    },
    Irregularity {
        id: "asks-for-openers",
        asks: &[CaseFact::choice("openers", &["kept", "shuffled"])],
        says: |case| case.own_advice(case.choice("openers"), &[Topic::FalseOpening]),
    },
    Irregularity {
        id: "what-opens",
        asks: &[],
        says: |case| {
            let (part, text) = match case.book.italian.four_to_straight_flush {
                FourToStraightFlush::WithoutAce => ("no-ace", Book::Seed000),
                FourToStraightFlush::OneOfTwoCards => ("two-cards", Book::Seed001),
                FourToStraightFlush::OneCard => ("one-card", Book::Seed001),
                FourToStraightFlush::Never => ("never", Book::Seed004),
            };
            case.sourced_advice(part, &[text])
        },
    },
    Irregularity {
        id: "opening-amount",
        asks: &[],
        says: |case| match case.book.italian.opening_most {
            OpeningMost::Pot => case.sourced_advice("pot", &[Book::Seed001]),
            OpeningMost::Stack => case.sourced_advice("stack", &[Book::Seed004]),
        },
    },
    Irregularity {
        id: "no-opening",
        asks: &[],
        says: |case| {
            let (next, text) = match case.book.italian.progression {
                Progression::KingsUntilWon => ("until-won", Book::Seed000),
                Progression::KingsThreeTimes => ("three-times", Book::Seed001),
            };
            let mut advice = match case.book.italian.dealer_after_no_opening {
                DealerAfterNoOpening::Stays => case.sourced_advice("stays", &[Book::Seed000, text]),
                DealerAfterNoOpening::PassesLeft => {
                    case.sourced_advice("passes", &[Book::Seed001, text])
                }
            };
            let next = case.own_advice(next, &[]);
            advice.steps.push(next.verdict);
            advice.steps.extend(next.steps);
            advice
        },
    },
    Irregularity {
        id: "in-packets",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::OneAtATime]),
    },
    Irregularity {
        id: "card-in-the-draw",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ItalianDraw]),
    },
    Irregularity {
        id: "too-many-changed",
        asks: &[CaseFact::choice("cards-asked", &["all", "wrong"])],
        says: |case| match (case.choice("cards-asked"), case.book.italian.draw_most) {
            ("wrong", _) => case.own_advice("wrong", &[]),
            (_, DrawMost::Four) => case.own_advice("four", &[Topic::ItalianDraw]),
            (_, DrawMost::Five) => case.own_advice("five", &[Topic::ItalianDraw]),
        },
    },
    Irregularity {
        id: "four-changed",
        asks: &[CaseFact::choice("others", &["yes", "no"])],
        says: |case| case.own_advice(case.choice("others"), &[Topic::ItalianDraw]),
    },
    Irregularity {
        id: "discard-back",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ItalianDraw]),
    },
    Irregularity {
        id: "deck-runs-out",
        asks: &[],
        says: |case| match case.book.italian.discards {
            Discards::Apart => case.own_advice("do", &[Topic::ItalianDraw]),
            Discards::UnderStock => case.sourced_advice("under-stock", &[Book::Seed004]),
        },
    },
    Irregularity {
        id: "who-speaks-after-draw",
        asks: &[CaseFact::choice("opened", &["opener", "blind"])],
        says: |case| case.own_advice(case.choice("opened"), &[Topic::ItalianDraw]),
    },
    Irregularity {
        id: "late-blind",
        asks: &[CaseFact::choice("blind-wrong", &["late", "seat", "parole"])],
        says: |case| match case.book.italian.blinds {
            BlindOpenings::None => case.own_advice("none", &[Topic::ItalianBlinds]),
            _ => case.own_advice(case.choice("blind-wrong"), &[Topic::ItalianBlinds]),
        },
    },
    Irregularity {
        id: "third-blind",
        asks: &[],
        says: |case| match case.book.italian.blinds {
            BlindOpenings::ControControbuio => case.sourced_advice("yes", &[Book::Seed004]),
            _ => case.own_advice("no", &[Topic::ItalianBlinds]),
        },
    },
    Irregularity {
        id: "raise-over-blind",
        asks: &[],
        says: |case| match case.book.italian.blind_raise {
            BlindRaise::UpToThreeTimes => case.own_advice("three", &[Topic::ItalianBlinds]),
            BlindRaise::Any => case.own_advice("any", &[Topic::ItalianBlinds]),
        },
    },
    Irregularity {
        id: "all-parola",
        asks: &[],
        says: |case| match case.book.italian.parole {
            Parole::OpenForPot => case.sourced_advice("kings", &[Book::Seed001]),
            Parole::AddsToNext => case.sourced_advice("adds", &[Book::Seed004]),
            Parole::ShowCards => case.own_advice("show", &[Topic::AllParola]),
        },
    },
    Irregularity {
        id: "italian-tie",
        asks: &[],
        says: |case| match case.book.italian.ties {
            Ties::SuitsDecide => case.own_advice("suits", &[Topic::ItalianShowdown]),
            Ties::Split => case.own_advice("split", &[Topic::ItalianShowdown]),
        },
    },
    Irregularity {
        id: "three-straight-flushes",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ItalianShowdown]),
    },
    Irregularity {
        id: "italian-showdown",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ItalianShowdown]),
    },
    Irregularity {
        id: "wrong-italian-deck",
        asks: &[],
        says: |case| case.own_advice("do", &[Topic::ItalianDeck]),
    },
];

//! What the floor says of penalties and of the bubble.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{fault::QuestionFault, reading::book};
use crate::{
    i18n::{Language, Saying},
    rules::{
        floor::{self, Bubble, BubbleStep, PenaltyVerdict, TableDid},
        ruling::cites::Topic,
        seat::TableNo,
        time::Span,
    },
    store::profiles::Rulebooks,
    view::table::floor_rulings as words,
};

/// What a penalty of so many rounds comes to.
#[derive(Deserialize)]
#[serde(rename = "Penalty", deny_unknown_fields)]
pub(super) struct Penalty {
    rules: String,
    /// At the table when it is given, the offender included.
    players: u8,
    rounds: u8,
}

#[derive(Serialize)]
pub(super) struct Missed {
    /// None where the book does not allow so many rounds.
    hands: Option<u32>,
    /// The most rounds, where the book does not allow so many.
    most: Option<u8>,
    cites: Vec<String>,
    verdict: String,
    why: String,
}

impl Penalty {
    pub(super) fn answer(
        &self,
        language: Language,
        rulebooks: &Rulebooks,
    ) -> Result<Missed, QuestionFault> {
        let book = book(rulebooks, &self.rules)?;
        if !(2..=11).contains(&self.players) {
            let players = Saying::of("ask-at-a-table").with("players", self.players);
            return Err(QuestionFault::of("players", players));
        }
        if self.rounds == 0 {
            return Err(QuestionFault::of("rounds", Saying::of("ask-unit")));
        }
        let ruled = floor::penalty(book, self.players, self.rounds);
        let (hands, most) = match ruled.verdict {
            PenaltyVerdict::Hands(hands) => (Some(hands), None),
            PenaltyVerdict::AtMostRounds(rounds) => (None, Some(rounds)),
        };
        Ok(Missed {
            hands,
            most,
            cites: ruled.cites.iter().map(ToString::to_string).collect(),
            verdict: words::penalty(language, ruled.verdict),
            why: words::reason(language, ruled.reason),
        })
    }
}

/// Where the tables are of a hand, and how far it is to the money.
#[derive(Deserialize)]
#[serde(rename = "HandForHand", deny_unknown_fields)]
pub(super) struct HandForHand {
    rules: String,
    /// Players who were left when the hand began.
    left: u32,
    paid: u32,
    tables: Vec<Table>,
    /// Do all tables play each hand together already?
    #[serde(default = "yes")]
    together: bool,
    /// How long the hand took, in seconds.
    #[serde(default)]
    took: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    #[serde(rename = "table")]
    number: TableNo,
    did: TableDid,
    /// How many busted there in this hand.
    #[serde(default)]
    out: u32,
}

#[derive(Serialize)]
pub(super) struct Step {
    next: BubbleStep,
    /// The tables that are waited for, or that show their hands one after the other.
    tables: Vec<TableNo>,
    /// Players who are left now.
    left: u32,
    /// What the hand takes off the clock, in seconds; nothing while tables play by themselves.
    clock: i64,
    cites: Vec<String>,
}

const fn yes() -> bool {
    true
}

impl HandForHand {
    pub(super) fn answer(&self, rulebooks: &Rulebooks) -> Result<Step, QuestionFault> {
        let book = book(rulebooks, &self.rules)?;
        let mut seen = BTreeSet::new();
        if let Some(table) = self.tables.iter().find(|table| !seen.insert(table.number)) {
            let twice = Saying::of("ask-table-twice").with("table", table.number);
            return Err(QuestionFault::of("tables", twice));
        }
        let out = self.tables.iter().fold(0_u32, |out, table| out.saturating_add(table.out));
        let left = self.left.checked_sub(out).filter(|left| *left > 0).ok_or_else(|| {
            let many = Saying::of("ask-more-out").with("out", out).with("left", self.left);
            QuestionFault::of("left", many)
        })?;
        let count = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        let bubble = Bubble {
            together: self.together,
            tables: self.tables.len(),
            left: count(left),
            paid: count(self.paid),
        };
        let did: Vec<_> = self.tables.iter().map(|table| (table.number, table.did)).collect();
        let (next, tables) = bubble.after(&did);
        // What it took is not known: it is taken for the longest that counts.
        let took = self.took.map_or(Span::from_minutes(60), |took| Span::from_secs(took.into()));
        let clock = if self.together { book.bubble.hand_for_hand.lost(took).secs_up() } else { 0 };
        let cites = vec![Topic::HandForHand.cite(book.book).to_string()];
        Ok(Step { next, tables, left, clock, cites })
    }
}

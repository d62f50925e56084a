//! The questions about penalties and the bubble.

use std::collections::BTreeSet;

use bottone_base::{seat::TableNo, time::Span};
use bottone_i18n::{Language, Saying};
use bottone_rules::{
    floor::{self, Bubble, BubbleStep, PenaltyVerdict, TableProgress},
    ruling::cites::Topic,
};
use bottone_store::profiles::Rulebooks;
use bottone_view::floor_reasons::reason;
use bottone_view_table::floor_rulings as words;
use serde::{Deserialize, Serialize};

use super::{fault::QuestionFault, reading::book};

/// The question about a penalty of a number of rounds.
#[derive(Deserialize)]
#[serde(rename = "Penalty", deny_unknown_fields)]
pub(super) struct PenaltyQuestion {
    rules: String,
    /// The players at the table when it is given, including the offender.
    players: u8,
    rounds: u8,
}

#[derive(Serialize)]
pub(super) struct PenaltyAnswer {
    /// The hands to miss; `None` if the book does not allow this many rounds.
    hands: Option<u32>,
    /// The most rounds, if the book does not allow this many.
    most: Option<u8>,
    cites: Vec<String>,
    verdict: String,
    why: String,
}

impl PenaltyQuestion {
    pub(super) fn answer(
        &self,
        language: Language,
        rulebooks: &Rulebooks,
    ) -> Result<PenaltyAnswer, QuestionFault> {
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
        Ok(PenaltyAnswer {
            hands,
            most,
            cites: ruled.cites.iter().map(ToString::to_string).collect(),
            verdict: words::penalty(language, ruled.verdict),
            why: reason(language, ruled.reason),
        })
    }
}

/// The question about hand for hand: the tables' progress in a hand, and the distance to the money.
#[derive(Deserialize)]
#[serde(rename = "HandForHand", deny_unknown_fields)]
pub(super) struct HandForHandQuestion {
    rules: String,
    /// The number of players left when the hand began.
    left: u32,
    paid: u32,
    tables: Vec<BubbleTable>,
    /// True if all tables already play each hand together.
    #[serde(default = "yes")]
    together: bool,
    /// The length of the hand in seconds.
    #[serde(default)]
    took: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BubbleTable {
    #[serde(rename = "table")]
    number: TableNo,
    did: TableProgress,
    /// The number of busts there in this hand.
    #[serde(default)]
    out: u32,
}

#[derive(Serialize)]
pub(super) struct HandForHandAnswer {
    next: BubbleStep,
    /// The tables that are waited for, or that show their hands in turn.
    tables: Vec<TableNo>,
    /// The number of players left now.
    left: u32,
    /// The time that the hand takes off the clock, in seconds; 0 while tables play independently.
    clock: i64,
    cites: Vec<String>,
}

const fn yes() -> bool {
    true
}

impl HandForHandQuestion {
    pub(super) fn answer(&self, rulebooks: &Rulebooks) -> Result<HandForHandAnswer, QuestionFault> {
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
        // If the length is unknown, the longest that counts is used.
        let took = self.took.map_or(Span::from_minutes(60), |took| Span::from_secs(took.into()));
        let clock = if self.together { book.bubble.hand_for_hand.lost(took).secs_up() } else { 0 };
        let cites = vec![Topic::HandForHand.cite(book.book).to_string()];
        Ok(HandForHandAnswer { next, tables, left, clock, cites })
    }
}

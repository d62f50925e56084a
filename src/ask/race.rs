//! The question about a colour-up in a whole room.

use std::collections::BTreeSet;

use bottone_base::{
    chips::Chips,
    draw::Draw,
    seat::{SeatNo, TableNo},
};
use bottone_i18n::Saying;
use bottone_rules::{
    colour_up::{ColourUp, Holding, Leftover},
    rulebook::{RaceStart, Rulebook},
};
use bottone_store::profiles::Rulebooks;
use serde::{Deserialize, Serialize};

use super::{
    colour_up::{self, SeatCards, cards_by_player, fault},
    fault::QuestionFault,
    reading::{book, some_chips},
};

#[derive(Deserialize)]
#[serde(rename = "Race", deny_unknown_fields)]
pub(super) struct RaceQuestion {
    rules: String,
    #[serde(deserialize_with = "some_chips")]
    old: Chips,
    #[serde(deserialize_with = "some_chips")]
    new: Chips,
    tables: Vec<RaceTable>,
    #[serde(default)]
    seed: u64,
}

/// A table and the chips held there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RaceTable {
    #[serde(rename = "table")]
    number: TableNo,
    holdings: Vec<Holding>,
    /// The cards in the order dealt; if absent, they are dealt by the seed.
    #[serde(default)]
    cards: Option<Vec<SeatCards>>,
    /// The coming small blind, for a book that deals from there.
    #[serde(default)]
    small: Option<SeatNo>,
}

#[derive(Serialize)]
pub(super) struct RaceAnswer {
    tables: Vec<TableRace>,
    out: Chips,
    in_: Chips,
}

/// The result of a table.
#[derive(Serialize)]
struct TableRace {
    table: TableNo,
    race: colour_up::ColourUpAnswer,
}

impl RaceQuestion {
    pub(super) fn answer(&self, rulebooks: &Rulebooks) -> Result<RaceAnswer, QuestionFault> {
        let book = book(rulebooks, &self.rules)?;
        let mut seen = BTreeSet::new();
        let mut draw = Draw::new(self.seed);
        let mut raced = Vec::with_capacity(self.tables.len());
        for table in &self.tables {
            if !seen.insert(table.number) {
                let twice = Saying::of("ask-table-twice").with("table", table.number);
                return Err(QuestionFault::of("tables", twice));
            }
            raced.push(self.race(table, book, &mut draw)?);
        }
        let out = raced.iter().map(|raced| raced.race.out).sum();
        let in_ = raced.iter().map(|raced| raced.race.in_).sum();
        Ok(RaceAnswer { tables: raced, out, in_ })
    }

    fn race(
        &self,
        table: &RaceTable,
        book: &Rulebook,
        draw: &mut Draw,
    ) -> Result<TableRace, QuestionFault> {
        let rules = book.chip_race;
        let wrong = |what| fault(what, self.old, self.new).at_table(table.number);
        let race = ColourUp::new(self.old, self.new, &table.holdings).map_err(wrong)?;
        let mut race = race.with_suits(book.seating.drawn_suits);
        if rules.starts == RaceStart::ComingSmallBlind {
            let small = table.small.ok_or_else(|| {
                QuestionFault::of("tables", Saying::of("ask-no-small").with("table", table.number))
            })?;
            race = race.dealt_from(small);
        }
        let dealt = match &table.cards {
            Some(cards) => cards_by_player(cards)?,
            None if rules.leftover == Leftover::Each => Vec::new(),
            None => race.deal(draw).map_err(wrong)?,
        };
        let raced = race.race(&dealt, rules.leftover, rules.rescue).map_err(wrong)?;
        Ok(TableRace { table: table.number, race: colour_up::ColourUpAnswer::of(raced, &dealt) })
    }
}

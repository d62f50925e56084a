//! The standings of a league: on the board, as a sheet, on the page and on a person's card.

use bottone_base::time::Timestamp;
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_points::{League, LeagueStanding};
use bottone_vocabulary::words;

use crate::{
    money::points::{counting_text, number},
    sheet::{Column, Job, Sheet, SheetPart, SheetTable, TableRow},
};

/// A league's table, as finished text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingsView {
    /// The name of the league.
    pub name: String,
    /// "8 events · the best 5 count".
    pub note: String,
    /// The rows, the first place first.
    pub rows: Vec<StandingsRow>,
}

/// One row of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingsRow {
    /// "3".
    pub place: String,
    /// "Bianchi, Luca".
    pub name: String,
    /// "5 / 7": the counting events out of those played.
    pub events: String,
    /// "163.09".
    pub points: String,
}

impl StandingsView {
    /// Builds the table of a league after this many counted events. `lines` are its players in
    /// order, each with the name.
    pub fn of<'a, P: 'a>(
        language: Language,
        league: &League,
        events: usize,
        lines: impl Iterator<Item = (&'a str, &'a LeagueStanding<P>)>,
    ) -> Self {
        let counted = Saying::count("club-count-events", events).to_text(language);
        let note = words::joined([counted, counting_text(language, league.counting)]);
        let rows = lines.map(|(name, standing)| StandingsRow::of(language, name, standing));
        Self { name: league.name.clone(), note, rows: rows.collect() }
    }

    /// Returns the table as spreadsheet rows, the heads first.
    pub fn cells(&self, language: Language) -> Vec<Vec<String>> {
        let names = ["points-place", "points-player", "points-counted", "points-points"];
        let heads = names.map(|name| language.word(name)).to_vec();
        let cells = |row: &StandingsRow| {
            let StandingsRow { place, name, events, points } = row.clone();
            vec![place, name, events, points]
        };
        std::iter::once(heads).chain(self.rows.iter().map(cells)).collect()
    }

    /// Returns the table as a sheet for the wall.
    pub fn sheet(&self, language: Language, house: &str, at: Timestamp) -> Job {
        let columns = vec![
            Column::figures(language.word("points-place")),
            Column::words(language.word("points-player")),
            Column::figures(language.word("points-counted")),
            Column::figures(language.word("points-points")),
        ];
        let row = |row: &StandingsRow| {
            let StandingsRow { place, name, events, points } = row.clone();
            TableRow::Cells(vec![place, name, events, points])
        };
        let table = SheetTable { columns, rows: self.rows.iter().map(row).collect() };
        let date = words::date(language, at);
        let house = if house.is_empty() { "Bottone" } else { house };
        Job::Sheets(vec![Sheet {
            title: self.name.clone(),
            detail: words::joined([language.word("points-standings"), self.note.clone()]),
            parts: vec![SheetPart::Table(table)],
            foot: words::joined([house.to_owned(), date]),
            ..Sheet::default()
        }])
    }
}

impl StandingsRow {
    /// Builds the row of this player.
    pub fn of<P>(language: Language, name: &str, standing: &LeagueStanding<P>) -> Self {
        let counts = standing.events.iter().filter(|event| event.counts).count();
        Self {
            place: standing.place.to_string(),
            name: name.to_owned(),
            events: format!("{counts} / {}", standing.events.len()),
            points: number(language, standing.points),
        }
    }
}

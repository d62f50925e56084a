//! `bottone fairness`: the fairness of a night to its players, as in the window and on the sheet.

use std::path::PathBuf;

use bottone_fairness::{Fairness, NightFigure, PlayerFairness};
use bottone_i18n::Language;
use bottone_session::Desk;
use bottone_store::{
    parallel::map_parallel,
    results::{Separator, csv},
};
use bottone_tournament::Tournament;
use bottone_view_paper::fairness::FairnessView;
use bottone_vocabulary::words;
use clap::{Args, ValueEnum};
use serde::Serialize;

use super::{CommandError, CommandResult, record::read};

#[derive(Debug, Args)]
pub(super) struct FairnessArgs {
    file: PathBuf,
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Ron,
    Csv,
}

pub(super) fn report(language: Language, asked: &FairnessArgs) -> Result<String, CommandError> {
    let (session, left_out) = read(language, &asked.file)?;
    CommandError::of_part(left_out, figures(language, asked, session.as_ref()))
}

fn figures(language: Language, asked: &FairnessArgs, session: &dyn Desk) -> CommandResult {
    let t = session.tournament();
    let (beginning, records, ledger) = (session.beginning(), session.records(), session.ledger());
    let fairness = Fairness::compute_with(beginning, records, ledger, |seeds, night| {
        map_parallel(seeds, night)
    });
    let view = FairnessView::of(language, t, &fairness);
    match asked.format {
        Format::Text => Ok(text(&view.rows(language), &view.note)),
        Format::Ron => {
            let pretty = ron::ser::PrettyConfig::default().indentor("  ".to_owned());
            let figures = FairnessNumbers::of(language, t, &fairness);
            ron::ser::to_string_pretty(&figures, pretty).map_err(|error| error.to_string())
        }
        Format::Csv => {
            let bytes = csv(&view.rows(language), Separator::of(language));
            let bytes = bytes.map_err(|error| error.to_string())?;
            // `say` ends the text with a line break of its own.
            Ok(String::from_utf8_lossy(&bytes).trim_end().to_owned())
        }
    }
}

/// Lays rows of several lengths out in columns. Each run of rows of one length is a table of its
/// own.
fn text(rows: &[Vec<String>], note: &str) -> String {
    let mut lines = Vec::new();
    for table in rows.chunk_by(|one, other| one.len() == other.len()) {
        let columns = table.first().map_or(0, Vec::len);
        let width = |column: usize| {
            table.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
        };
        let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
        lines.extend(table.iter().map(|row| {
            let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        }));
    }
    lines.push(String::new());
    lines.push(note.to_owned());
    lines.join("\n")
}

/// The report in numbers, for another program.
#[derive(Serialize)]
struct FairnessNumbers<'a> {
    /// The number of nights that stand for chance.
    nights: usize,
    moves: NightFigure,
    often: NightFigure,
    most: NightFigure,
    early: NightFigure,
    twice: NightFigure,
    waited: NightFigure,
    players: Vec<PlayerNumbers<'a>>,
}

#[derive(Serialize)]
struct PlayerNumbers<'a> {
    entry: u32,
    name: String,
    night: &'a PlayerFairness,
}

impl<'a> FairnessNumbers<'a> {
    fn of(language: Language, t: &Tournament, fairness: &'a Fairness) -> Self {
        let players = fairness.players.iter().map(|(entry, night)| PlayerNumbers {
            entry: entry.get(),
            name: words::full_name(language, t, *entry),
            night,
        });
        let Fairness { nights, moves, often, most, early, twice, waited, .. } = *fairness;
        Self { nights, moves, often, most, early, twice, waited, players: players.collect() }
    }
}

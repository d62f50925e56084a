//! `bottone forecast`: the forecast of an event, as in the window.

use std::path::Path;

use bottone_club::past_events::house_of;
use bottone_i18n::Language;
use bottone_session::Desk as _;
use bottone_source::outlook::Outlook;
use bottone_store::settings::SettingsFile;
use bottone_view::forecast::{ForecastLine, ForecastView};

use super::{CommandError, operator, record::read};

/// Returns a line for each forecast: its subject, its median, and its range in eight of ten cases.
pub(super) fn forecast(language: Language, file: &Path) -> Result<String, CommandError> {
    let (mut session, left_out) = read(language, file)?;
    let settings = SettingsFile::for_user();
    session.set_house(house_of(file, &operator(language), &settings));
    let outlook = Outlook::of(session.tournament(), &session.background(), session.now());
    let lines = outlook
        .map(|outlook| table(language, ForecastView::of(language, &outlook).lines))
        .ok_or_else(|| language.word("forecast-nothing"));
    CommandError::of_part(left_out, lines)
}

fn table(language: Language, lines: Vec<ForecastLine>) -> String {
    let heads = ["forecast-title", "forecast-likely", "forecast-range"];
    let mut rows = vec![heads.map(|name| language.word(name))];
    rows.extend(lines.into_iter().map(|line| [line.caption, line.likely, line.band]));
    let width = |column: usize| {
        rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
    };
    let (what, likely, band) = (width(0), width(1), width(2));
    let line =
        |row: &[String; 3]| format!("{:what$}  {:>likely$}  {:>band$}", row[0], row[1], row[2]);
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

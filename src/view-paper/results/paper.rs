//! The results on paper: every place, or only the paid ones if there are many.

use bottone_base::{money::Money, time::Timestamp};
use bottone_i18n::Language;
use bottone_view::{
    amounts::AmountFormat,
    sheet::{self, Sheet, SheetPart, SheetTable, TableRow},
};
use bottone_vocabulary::words;

use super::{ResultLine, Results};

/// Builds the sheet of all places and prizes.
pub fn results_sheet(language: Language, results: &Results, at: Timestamp) -> Sheet {
    let any = |of: fn(&ResultLine) -> bool| results.lines.iter().any(of);
    let bounties = any(|line| !line.bounty.is_zero());
    let tickets = any(|line| line.tickets > 0);
    let items = any(|line| !line.items.is_empty());
    let money = !results.without_prizes;
    let countries = any(|line| !line.person.country.is_empty());
    let column = |of: fn(&ResultLine) -> Money| {
        AmountFormat::of(language, &results.currency, results.lines.iter().map(of))
    };
    let (prizes, heads) = (column(|line| line.prize), column(|line| line.bounty));
    let words = |name| sheet::Column::words(language.word(name));
    let figures = |name| sheet::Column::figures(language.word(name));
    let mut columns = vec![words("results-place"), words("results-player")];
    columns.extend(countries.then(|| words("results-country")));
    columns.extend(money.then(|| figures("results-prize")));
    columns.extend(tickets.then(|| figures("results-tickets")));
    columns.extend(bounties.then(|| figures("results-bounties")));
    columns.extend(items.then(|| words("results-items")));
    columns.push(figures("results-out-at"));
    columns.push(figures("results-level"));
    let dash = |text: String| if text.is_empty() { "–".to_owned() } else { text };
    let row = |line: &ResultLine| {
        let place = line.place.map(|place| words::place(language, place));
        let mut cells = vec![
            place.unwrap_or_else(|| language.word("pay-still-in")),
            line.person.display_name(),
        ];
        cells.extend(countries.then(|| line.person.country.clone()));
        let prize = if line.prize.is_zero() { String::new() } else { prizes.show(line.prize) };
        cells.extend(money.then(|| dash(prize)));
        let count = if line.tickets > 0 { line.tickets.to_string() } else { String::new() };
        cells.extend(tickets.then(|| dash(count)));
        let bounty = if line.bounty.is_zero() { String::new() } else { heads.show(line.bounty) };
        cells.extend(bounties.then(|| dash(bounty)));
        cells.extend(items.then(|| dash(line.items.join(", "))));
        let out = line.out;
        cells.push(dash(out.map(|(at, _)| words::time_of_day(at)).unwrap_or_default()));
        let level = out.and_then(|(_, level)| level);
        cells.push(dash(level.map(|level| level.to_string()).unwrap_or_default()));
        TableRow::Cells(cells)
    };
    let rows = results.lines.iter().map(row).collect();
    let mut parts = vec![SheetPart::Table(SheetTable { columns, rows })];
    if results.deal.is_some() {
        parts.push(SheetPart::Note(results.deal_text(language)));
    }
    let title = match results.day.as_str() {
        "" => results.event.clone(),
        day => format!("{} · {day}", results.event),
    };
    let summary = results.summary(language);
    let date = format!("{}, {}", words::date(language, at), words::time_of_day(at));
    let sheet = format!("{} · {date} · {summary}", language.word("results-sheet"));
    Sheet {
        detail: words::joined([sheet, results.status(language)]),
        mark: if results.is_provisional() {
            language.word("results-provisional")
        } else {
            String::new()
        },
        parts,
        foot: title.clone(),
        title,
        ..Sheet::default()
    }
}

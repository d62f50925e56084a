//! The history of a person in all events of a house.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use bottone_base::{
    money::{Currency, Money},
    person::PersonId,
    time::Timestamp,
};
use bottone_house::House;
use bottone_i18n::Language;
use bottone_session::{Desk as _, Operator, file, time::SystemClock};
use bottone_store::parallel::map_parallel;
use bottone_tournament::entries::EntryState;
use bottone_view::{house::BookPage, money::points::finishers};
use bottone_vocabulary::words;

/// One event that a person played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The name of the event's file.
    pub file: String,
    /// The event's name.
    pub event: String,
    /// The instant of the first entry.
    pub at: Timestamp,
    pub entries: usize,
    /// The best place of the player, if busted or the winner.
    pub place: Option<u32>,
    pub paid: Money,
    pub won: Money,
    pub currency: Currency,
}

/// Everyone's visits, latest first, by their present ids in the book.
pub type Visits = BTreeMap<PersonId, Vec<Visit>>;

/// Reads the events of a house in this folder, on all processors. Unreadable events are left out.
pub fn visits(house: &House, folder: &Path, operator: &Operator) -> Visits {
    let files: Vec<PathBuf> =
        house.events().all().map(|listed| folder.join(&listed.file)).collect();
    let mut all = Visits::new();
    for (person, visit) in
        map_parallel(&files, |file| of_event(file, operator)).into_iter().flatten()
    {
        all.entry(house.people().current_id(person)).or_default().push(visit);
    }
    for visits in all.values_mut() {
        visits.sort_by(|one, other| (other.at, &other.file).cmp(&(one.at, &one.file)));
    }
    all
}

fn of_event(path: &Path, operator: &Operator) -> Vec<(PersonId, Visit)> {
    let clock = Box::new(SystemClock::start());
    let Ok(file::OpenedEvent { desk, .. }) = file::read(path, clock, operator.clone()) else {
        return Vec::new();
    };
    let (t, now) = (desk.tournament(), desk.now());
    if desk.beginning().is_rehearsal(desk.records()) {
        return Vec::new();
    }
    let places: BTreeMap<_, _> =
        finishers(t, now).into_iter().map(|one| (one.player, one.place.first)).collect();
    let won = t.winnings(now).unwrap_or_default();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let visit = |(player, known): (_, &bottone_tournament::entries::Player)| {
        let person = known.person.id?;
        let entries = known.entries.iter().filter_map(|id| Some((*id, t.entries().get(*id)?)));
        let entries: Vec<_> =
            entries.filter(|(_, entry)| entry.standing != EntryState::Refunded).collect();
        let visit = Visit {
            file: name.clone().into_owned(),
            event: t.setup().name.clone(),
            at: entries.first()?.1.at,
            entries: entries.len(),
            place: places.get(&player).copied(),
            paid: entries.iter().map(|(_, entry)| entry.paid.total()).sum(),
            won: entries.iter().filter_map(|(id, _)| won.get(id)).map(|won| won.prize.money).sum(),
            currency: t.setup().currency.clone(),
        };
        Some((person, visit))
    };
    t.entries().players().filter_map(visit).collect()
}

/// Returns a person's page and visits as rows of a spreadsheet, for a person who asks for their own
/// data.
pub fn card_of(language: Language, page: &BookPage, visits: &[Visit]) -> Vec<Vec<String>> {
    let mut rows = vec![vec![language.word("club-name"), page.name.clone()]];
    rows.extend(page.lines.iter().map(|(name, text)| vec![name.clone(), text.clone()]));
    rows.extend(page.bar.iter().map(|bar| vec![language.word("club-bar"), bar.clone()]));
    if visits.is_empty() {
        return rows;
    }
    rows.push(Vec::new());
    rows.push(TITLES.iter().map(|title| language.word(title)).collect());
    rows.extend(visits.iter().map(|visit| visit_cells(language, visit)));
    rows
}

/// The headings of a visit's cells.
const TITLES: [&str; 6] =
    ["club-event", "club-date", "club-entries", "club-place", "club-paid", "club-won"];

/// Returns one visit in a line: "Friday turbo · 23 Nov 2026 · Entries 2 · Place 3rd · Paid €40 ·
/// Won €120".
pub fn visit_line(language: Language, visit: &Visit) -> String {
    let cells = visit_cells(language, visit);
    let cells_with_title =
        TITLES.iter().zip(&cells).enumerate().filter(|(_, (_, cell))| !cell.is_empty());
    // Event and date need no heading.
    let cells_with_title = cells_with_title.map(|(at, (title, cell))| match at {
        0 | 1 => cell.clone(),
        _ => format!("{} {cell}", language.word(title)),
    });
    cells_with_title.collect::<Vec<_>>().join(" · ")
}

/// Returns the cells of one visit: event, date, entries, place, amount paid and amount won.
fn visit_cells(language: Language, visit: &Visit) -> Vec<String> {
    let money = |amount| language.money(amount, &visit.currency);
    vec![
        visit.event.clone(),
        words::date(language, visit.at),
        visit.entries.to_string(),
        visit.place.map(|place| words::ordinal(language, place)).unwrap_or_default(),
        money(visit.paid),
        money(visit.won),
    ]
}

//! The state of each sheet, its content when printed, and the text of the Print screen.
//!
//! Everything is made from a [`Snapshot`], a separate desk. So it can be made in the background
//! while the event goes on.

mod prints;
mod sheet_state;
mod snapshot;

use bottone_i18n::Language;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::papers::{Outlet, PrintRecord, Scope, SheetKind};
use bottone_view::{
    Tone,
    sheet::{CardsPerPage, Job, ReadingDistance, Sheet},
    sheet_names::{self, outlet},
};
use bottone_vocabulary::words;

use super::sheets::{
    self, GROUPS, fingerprint,
    frame::{mark_of, marks},
};
pub use prints::{LastBreak, last_break};
pub use sheet_state::SheetState;
pub use snapshot::Snapshot;

/// A sheet to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintRequest {
    pub sheet: SheetKind,
    pub scope: Scope,
    /// The layout, among those that this sheet has.
    pub laid: SheetLayout,
}

/// The layout of a sheet that has several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SheetLayout {
    /// The default layout.
    #[default]
    Usual,
    /// One card to a page.
    Single,
    /// In letters for the wall.
    Wall,
    /// Two to a page.
    Half,
}

impl SheetLayout {
    /// Returns the alternative layout of this sheet; `None` if it has only the usual one.
    pub const fn alternative(kind: SheetKind) -> Option<Self> {
        match kind {
            SheetKind::SeatCards | SheetKind::MoveSlips => Some(Self::Single),
            SheetKind::SeatsByName | SheetKind::SeatsByTable => Some(Self::Wall),
            SheetKind::TableSheets | SheetKind::ChipCounts => Some(Self::Half),
            _ => None,
        }
    }
}

/// Returns the paper in this layout; unchanged if it does not have it.
pub fn with_layout(job: Job, laid: SheetLayout) -> Job {
    let lay = match laid {
        SheetLayout::Wall => ReadingDistance::Wall,
        SheetLayout::Half => ReadingDistance::Half,
        SheetLayout::Usual | SheetLayout::Single => ReadingDistance::Usual,
    };
    match job {
        Job::Cards(cards, _) if laid == SheetLayout::Single => Job::Cards(cards, CardsPerPage::One),
        Job::Sheets(sheets) => {
            Job::Sheets(sheets.into_iter().map(|sheet| Sheet { lay, ..sheet }).collect())
        }
        job => job,
    }
}

impl PrintRequest {
    /// Returns the paper, marked as a copy if it is one.
    pub fn job(&self, desk: &SheetSource<'_>) -> Job {
        let job = sheets::job(desk, self.sheet, &self.scope);
        match with_layout(job, self.laid) {
            Job::Sheets(mut sheets) => {
                let earlier = mark_of(desk, prints::earlier_prints(desk, self.sheet, &self.scope));
                for sheet in &mut sheets {
                    sheet.mark = marks([&sheet.mark, &earlier]);
                }
                Job::Sheets(sheets)
            }
            job => job,
        }
    }

    /// Returns the record of this print at the given outlet.
    pub fn printed(&self, desk: &SheetSource<'_>, outlet: Outlet) -> PrintRecord {
        let fingerprint = fingerprint(desk, self.sheet, &self.scope);
        let line = desk.witness.map(|code| code.line());
        PrintRecord { sheet: self.sheet, scope: self.scope.clone(), fingerprint, outlet, line }
    }

    /// Returns the title of the paper: "Seat cards · Autumn Main Event".
    pub fn title(&self, desk: &SheetSource<'_>) -> String {
        let sheet = sheet_names::name(desk.language, self.sheet);
        let event = &desk.t.setup().name;
        if event.is_empty() { sheet } else { format!("{sheet} · {event}") }
    }
}

/// A row in the list of sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRow {
    pub kind: SheetKind,
    /// "Seat cards".
    pub name: String,
    /// "never printed", "printed 21:06", "changed since 21:06", "nobody is seated".
    pub state: String,
    /// The tone of the state.
    pub tone: Tone,
    /// The state in detail: the changes, and the last print with its author and outlet.
    pub detail: String,
    /// The state of the sheet.
    pub standing: SheetState,
}

/// Returns every kind, in the order of the list.
pub fn rows(desk: &SheetSource<'_>) -> Vec<SheetRow> {
    let prints = prints::all(desk);
    let kinds = GROUPS.iter().flat_map(|(_, kinds)| kinds.iter());
    let kinds = kinds.filter(|kind| sheets::is_offered(desk.t, **kind));
    kinds.map(|kind| row(desk, *kind, &prints)).collect()
}

fn row(desk: &SheetSource<'_>, kind: SheetKind, prints: &[prints::Print<'_>]) -> SheetRow {
    let language = desk.language;
    let standing = sheet_state::of(desk, kind, prints);
    let last = prints.iter().find(|print| print.printed.sheet == kind);
    let at = |name: &str| {
        let at =
            last.map_or_else(String::new, |last| words::instant(desk.language, last.at, desk.at));
        language.say(name, &[("at", at.into())])
    };
    let (state, tone) = match &standing {
        SheetState::Nothing => (sheets::empty_reason_here(desk, kind, &Scope::All), Tone::Dim),
        SheetState::Never => (language.word("printing-never"), Tone::Plain),
        SheetState::Current => (at("printing-current"), Tone::Good),
        SheetState::Changed(_) => (at("printing-changed"), Tone::Gold),
    };
    let mut detail = Vec::new();
    if let Some(last) = last {
        let gaps = [
            ("at", words::instant(desk.language, last.at, desk.at).into()),
            ("by", last.by.into()),
            ("where", outlet(language, &last.printed.outlet).into()),
        ];
        detail.push(language.say("printing-last", &gaps));
    }
    if let SheetState::Changed(again) = &standing {
        detail.push(changed(language, kind, again));
    }
    let name = sheet_names::name(language, kind);
    SheetRow { kind, name, state, tone, detail: detail.join(" "), standing }
}

/// Names what has changed since: "Tables 3 and 9 have changed."
fn changed(language: Language, kind: SheetKind, again: &Scope) -> String {
    match again {
        Scope::All if kind == SheetKind::MoveSlips => language.word("printing-changed-moves"),
        Scope::All => language.word("printing-changed-all"),
        Scope::Tables(tables) => {
            let gaps = [
                ("count", tables.len().into()),
                ("tables", words::the_tables(language, tables).into()),
            ];
            words::capital(&language.say("printing-changed-tables", &gaps))
        }
        Scope::Entries(entries) => words::count(language, "printing-changed-cards", entries.len()),
    }
}

//! The content of a sheet as one number, by which outdated sheets are found.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    clock::ClockStatus,
    history::{RecordAction, by_hand},
    papers::{Scope, SheetKind},
};
use bottone_view::{
    money::payments::event_name,
    sheet::{Job, SheetPart, TableRow},
};

use super::job;

/// Returns the fingerprint of the present content of this sheet. It ignores the language, the time
/// of printing, the printing person and the mark of a copy. It includes whether figures are
/// provisional.
///
/// It is computed from the sheet itself, so it covers all of its content. Only the log is
/// identified by its length, as every act makes it longer and its lines never change.
pub fn fingerprint(desk: &SheetSource<'_>, kind: SheetKind, scope: &Scope) -> u64 {
    // A list is still valid after the page was switched off; its poster is not.
    let page = desk.page.filter(|_| kind == SheetKind::Poster);
    // Other acts do not make it outdated either.
    let witness = None;
    let desk =
        SheetSource { language: Language::English, at: instant(desk), page, witness, ..*desk };
    let print = Fnv::default().text(&event_name(desk.t));
    if kind == SheetKind::Log {
        return print.text(&act_count(&desk).to_string()).0;
    }
    let print = match job(&desk, kind, scope) {
        Job::Sheets(sheets) => sheets.iter().fold(print, |print, sheet| {
            sheet.parts.iter().fold(print.texts([&sheet.title, &sheet.mark]), Fnv::part)
        }),
        Job::Slips(slips) => slips.iter().fold(print, |print, slip| {
            let print = print.texts([&slip.kind, &slip.name, &slip.detail, &slip.amount]);
            print.pairs(&slip.figures).pairs(&slip.blanks)
        }),
        Job::Cards(cards, _) => cards.iter().fold(print, |print, card| {
            let print = print.texts([&card.event, &card.kind, &card.name, &card.left]);
            print.texts(&card.lines).texts(card.figures.iter().map(|figure| &figure.figure))
        }),
    };
    print.0
}

/// Returns the time to compare at. While the clock is stopped, coming levels get later without any
/// act, so it is the time of the stop.
fn instant(desk: &SheetSource<'_>) -> Timestamp {
    let clock = desk.t.clock();
    let stopped = clock.read(desk.at).state == ClockStatus::Paused;
    clock.stopped_since(desk.at).filter(|_| stopped).unwrap_or(desk.at)
}

/// Returns the number of acts by people. Printing the log does not make it outdated.
fn act_count(desk: &SheetSource<'_>) -> usize {
    let by_hand = desk.records.iter().filter(|record| match &record.action {
        RecordAction::Done { command, .. } => by_hand(command),
        RecordAction::Undone { .. } | RecordAction::Redone { .. } => true,
    });
    by_hand.count()
}

/// FNV-1a with 64 bits, which gives the same number in every version and on every machine.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    fn text(self, text: &str) -> Self {
        let bytes = text.bytes().chain([0xff]);
        Self(
            bytes.fold(self.0, |print, byte| {
                (print ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            }),
        )
    }

    fn texts<'a>(self, texts: impl IntoIterator<Item = &'a String>) -> Self {
        texts.into_iter().fold(self, |print, text| print.text(text))
    }

    fn pairs(self, pairs: &[(String, String)]) -> Self {
        self.texts(pairs.iter().flat_map(|(caption, figure)| [caption, figure]))
    }

    fn part(self, part: &SheetPart) -> Self {
        match part {
            SheetPart::Heading(text) | SheetPart::Note(text) => self.text(text),
            // A forecast depends on the time of printing.
            SheetPart::Forecast(_) => self,
            SheetPart::Code(code) | SheetPart::Poster(code) => self.text(&code.content),
            SheetPart::Table(table) => {
                let heads = self.texts(table.columns.iter().map(|column| &column.head));
                table.rows.iter().fold(heads, |print, row| match row {
                    TableRow::Cells(cells) | TableRow::Total(cells) => print.texts(cells),
                    TableRow::Band(text) | TableRow::Between(text) => print.text(text),
                })
            }
        }
    }
}

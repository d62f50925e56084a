//! What stands on a sheet, in one number, so that a sheet that is out of date is known.

use super::{Desk, job};
use crate::{
    i18n::Language,
    rules::time::Timestamp,
    tournament::{
        clock::State,
        history::{Deed, by_hand},
        papers::{Scope, SheetKind},
    },
    view::{
        money::payments::event_name,
        sheet::{Job, Part, Row},
    },
};

/// The fingerprint of what this sheet would say now. The language, the instant of printing, who prints
/// and the mark of a copy are no part of it; that figures are provisional is.
///
/// It is taken from the sheet itself, so that nothing that stands on it can be forgotten. The log alone
/// is known by its length: whatever is done makes it longer, and its lines do not change.
pub fn fingerprint(desk: &Desk<'_>, kind: SheetKind, scope: &Scope) -> u64 {
    // A list is as good as before when the page was switched off since; its poster is not.
    let page = desk.page.filter(|_| kind == SheetKind::Poster);
    // Nor is it old because something else was done since.
    let witness = None;
    let desk = Desk { language: Language::English, at: instant(desk), page, witness, ..*desk };
    let print = Fnv::default().text(&event_name(desk.t));
    if kind == SheetKind::Log {
        return print.text(&done(&desk).to_string()).0;
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

/// While the clock is stopped every level to come is later with every minute, and nobody has done
/// anything: what is compared is how it was stopped.
fn instant(desk: &Desk<'_>) -> Timestamp {
    let clock = desk.t.clock();
    let stopped = clock.read(desk.at).state == State::Paused;
    clock.stands_since(desk.at).filter(|_| stopped).unwrap_or(desk.at)
}

/// How many records there are that somebody asked for: printing the log does not make it old.
fn done(desk: &Desk<'_>) -> usize {
    let by_hand = desk.records.iter().filter(|record| match &record.deed {
        Deed::Done { command, .. } => by_hand(command),
        Deed::Undone { .. } | Deed::Redone { .. } => true,
    });
    by_hand.count()
}

/// FNV-1a with 64 bits: the same number in every version, on every machine.
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

    fn part(self, part: &Part) -> Self {
        match part {
            Part::Heading(text) | Part::Note(text) => self.text(text),
            // Of the instant at which it is printed.
            Part::Forecast(_) => self,
            Part::Code(code) | Part::Poster(code) => self.text(&code.content),
            Part::Table(table) => {
                let heads = self.texts(table.columns.iter().map(|column| &column.head));
                table.rows.iter().fold(heads, |print, row| match row {
                    Row::Cells(cells) | Row::Total(cells) => print.texts(cells),
                    Row::Band(text) | Row::Between(text) => print.text(text),
                })
            }
        }
    }
}

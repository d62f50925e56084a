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
    let desk = Desk { language: Language::English, at: instant(desk), page, ..*desk };
    let mut print = Fnv::default();
    print.text(&event_name(desk.t));
    if kind == SheetKind::Log {
        print.text(&done(&desk).to_string());
        return print.0;
    }
    match job(&desk, kind, scope) {
        Job::Sheets(sheets) => {
            for sheet in &sheets {
                print.texts([&sheet.title, &sheet.mark]);
                sheet.parts.iter().for_each(|part| print.part(part));
            }
        }
        Job::Slips(slips) => {
            for slip in &slips {
                print.texts([&slip.kind, &slip.name, &slip.detail, &slip.amount]);
                print.pairs(&slip.figures);
                print.pairs(&slip.blanks);
            }
        }
        Job::Cards(cards, _) => {
            for card in &cards {
                print.texts([&card.event, &card.kind, &card.name, &card.left]);
                print.texts(&card.lines);
                print.texts(card.figures.iter().map(|figure| &figure.figure));
            }
        }
    }
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
    fn text(&mut self, text: &str) {
        for byte in text.bytes().chain([0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn texts<'a>(&mut self, texts: impl IntoIterator<Item = &'a String>) {
        texts.into_iter().for_each(|text| self.text(text));
    }

    fn pairs(&mut self, pairs: &[(String, String)]) {
        self.texts(pairs.iter().flat_map(|(caption, figure)| [caption, figure]));
    }

    fn part(&mut self, part: &Part) {
        match part {
            Part::Heading(text) | Part::Note(text) => self.text(text),
            Part::Code(code) | Part::Poster(code) => self.text(&code.content),
            Part::Table(table) => {
                self.texts(table.columns.iter().map(|column| &column.head));
                for row in &table.rows {
                    match row {
                        Row::Cells(cells) | Row::Total(cells) => self.texts(cells),
                        Row::Band(text) | Row::Between(text) => self.text(text),
                    }
                }
            }
        }
    }
}

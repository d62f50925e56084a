//! What stands on a sheet, in one number, so that a sheet that is out of date is known.

use super::{Desk, job};
use crate::{
    tongue::Language,
    tournament::papers::{Scope, SheetKind},
    view::sheet::{Job, Part, Row},
};

/// The fingerprint of what this sheet would say now. The language, the instant of printing, who prints
/// and the mark of a copy are no part of it.
pub fn fingerprint(desk: &Desk<'_>, kind: SheetKind, scope: &Scope) -> u64 {
    let desk = Desk { language: Language::English, ..*desk };
    let mut print = Fnv::default();
    match job(&desk, kind, scope) {
        Job::Sheets(sheets) => {
            for sheet in &sheets {
                print.text(&sheet.title);
                sheet.parts.iter().for_each(|part| print.part(part));
            }
        }
        Job::Slips(slips) => {
            for slip in &slips {
                print.texts([&slip.name, &slip.detail, &slip.amount]);
            }
        }
        Job::Cards(cards, _) => {
            for card in &cards {
                print.texts([&card.event, &card.name, &card.left]);
                print.texts(&card.lines);
                print.texts(card.figures.iter().map(|figure| &figure.figure));
            }
        }
    }
    print.0
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

    fn part(&mut self, part: &Part) {
        match part {
            Part::Heading(text) | Part::Note(text) => self.text(text),
            Part::Code(code) => self.text(&code.content),
            Part::Table(table) => {
                for row in &table.rows {
                    match row {
                        Row::Cells(cells) | Row::Total(cells) => self.texts(cells),
                        Row::Band(text) => self.text(text),
                    }
                }
            }
        }
    }
}

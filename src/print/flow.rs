//! A sheet down the pages: the title on the first, the head of a table on each, the number at the foot.

use super::{
    Paper, code,
    face::{Faces, Weight},
    page::{Ink, Look, Page},
    table,
};
use crate::{
    tongue::Language,
    view::sheet::{Part, Sheet},
};

/// White on either side, in points: 18 mm.
const SIDE: f32 = 51.0;
/// White above, and below down to the foot.
const ABOVE: f32 = 48.0;
const BELOW: f32 = 52.0;
const TITLE: Look = Look::bold(20.0);
const DETAIL: Look = Look::grey(11.0);
const HEADING: Look = Look::bold(13.0);
const NOTE: Look = Look::grey(9.5);
const FOOT: Look = Look::grey(8.5);

/// Pages that are being filled from the top.
pub(super) struct Flow<'a> {
    pub(super) faces: &'a Faces,
    done: Vec<Page>,
    page: Page,
    size: (f32, f32),
    /// How far down the page is filled.
    pub(super) y: f32,
}

impl Flow<'_> {
    /// Where lines begin.
    pub(super) const LEFT: f32 = SIDE;

    /// Where lines end.
    pub(super) fn right(&self) -> f32 {
        self.size.0 - SIDE
    }

    /// How wide lines may be.
    pub(super) fn width(&self) -> f32 {
        self.right() - Self::LEFT
    }

    /// Is there room for so much more on this page? On an empty page there always is.
    pub(super) fn has_room(&self, height: f32) -> bool {
        self.y + height <= self.size.1 - BELOW || self.y <= ABOVE
    }

    /// Goes on with the next page.
    pub(super) fn turn(&mut self) {
        self.done.push(std::mem::take(&mut self.page));
        self.y = ABOVE;
    }

    /// The page that is being filled.
    pub(super) fn page(&mut self) -> &mut Page {
        &mut self.page
    }

    /// Lines of text from the left, over pages if they must be.
    fn paragraph(&mut self, look: Look, leading: f32, text: &str) {
        for line in self.faces.lines(text, look.weight, look.size, self.width()) {
            if !self.has_room(leading) {
                self.turn();
            }
            self.y += leading;
            let at = (Self::LEFT, self.y - leading * 0.25);
            self.page.text(at, look, &line);
        }
    }
}

/// The pages of a sheet.
pub(super) fn pages(language: Language, paper: Paper, faces: &Faces, sheet: &Sheet) -> Vec<Page> {
    let mut flow =
        Flow { faces, done: Vec::new(), page: Page::default(), size: paper.size(), y: ABOVE };
    title(&mut flow, sheet);
    for (number, part) in sheet.parts.iter().enumerate() {
        match part {
            Part::Heading(text) => {
                // A heading never stands alone at the end of a page.
                if !flow.has_room(90.0) {
                    flow.turn();
                }
                flow.y += if number == 0 { 4.0 } else { 18.0 };
                flow.paragraph(HEADING, 18.0, text);
            }
            Part::Note(text) => {
                flow.y += 8.0;
                flow.paragraph(NOTE, 13.5, text);
            }
            Part::Code(code) => {
                let wide = 100.0;
                if !flow.has_room(wide) {
                    flow.turn();
                }
                let top = flow.y;
                code::put(flow.page(), (Flow::LEFT, top), wide, &code.content);
                for (line, words) in (1u8..).zip(&code.words) {
                    let at = (Flow::LEFT + wide + 12.0, top + 14.0 + 14.0 * f32::from(line));
                    flow.page().text(at, NOTE, words);
                }
                flow.y += wide;
            }
            Part::Table(table) => {
                flow.y += 6.0;
                table::put(&mut flow, table);
            }
        }
    }
    flow.turn();
    let (mut pages, size) = (flow.done, flow.size);
    let of = pages.len();
    for (number, page) in (1..).zip(&mut pages) {
        let y = size.1 - 30.0;
        let gaps = [("page", number.into()), ("of", of.into())];
        let number = language.say("paper-page", &gaps);
        page.text_to(faces, (size.0 - SIDE, y), FOOT, &number);
        let room = size.0 - 2.0 * SIDE - FOOT.width(faces, &number) - 12.0;
        let foot = faces.lines(&sheet.foot, Weight::Regular, FOOT.size, room);
        page.text((SIDE, y), FOOT, foot.first().map_or("", String::as_str));
    }
    pages
}

fn title(flow: &mut Flow<'_>, sheet: &Sheet) {
    let mark = Look::bold(11.0);
    let wide = if sheet.mark.is_empty() { 0.0 } else { mark.width(flow.faces, &sheet.mark) + 14.0 };
    if wide > 0.0 {
        // A box that no copier loses.
        let (left, right) = (flow.right() - wide, flow.right());
        let (top, bottom) = (flow.y + 4.0, flow.y + 23.0);
        let page = flow.page();
        for (from, to) in [
            ((left, top), (right, top)),
            ((right, top), (right, bottom)),
            ((right, bottom), (left, bottom)),
            ((left, bottom), (left, top)),
        ] {
            page.line(from, to, 1.2, Ink::Black);
        }
        page.text((left + 7.0, bottom - 5.5), mark, &sheet.mark);
    }
    let room = flow.width() - if wide > 0.0 { wide + 16.0 } else { 0.0 };
    for line in flow.faces.lines(&sheet.title, TITLE.weight, TITLE.size, room) {
        flow.y += 26.0;
        let at = (Flow::LEFT, flow.y - 6.0);
        flow.page().text(at, TITLE, &line);
    }
    flow.paragraph(DETAIL, 15.0, &sheet.detail);
    flow.y += 4.0;
}

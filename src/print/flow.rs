//! A sheet down the pages: the title on the first, the head of a table on each, the number at the foot.

use super::{
    Paper,
    code::Squares,
    faces::Faces,
    page::{Look, Page},
    table,
};
use crate::{
    tongue::Language,
    view::sheet::{Code, Part, Sheet},
};

/// White on the four sides, in points, and how large the letters are.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    side: f32,
    above: f32,
    below: f32,
    title: Look,
    detail: Look,
    heading: Look,
    note: Look,
    foot: Look,
    /// How wide a picture of squares is.
    code: f32,
}

/// 18 mm on either side: sheets are filed.
const PAGE: Measures = Measures {
    side: 51.0,
    above: 48.0,
    below: 52.0,
    title: Look::bold(20.0),
    detail: Look::grey(11.0),
    heading: Look::bold(13.0),
    note: Look::grey(9.5),
    foot: Look::grey(8.5),
    code: 92.0,
};

/// 72 of the 80 mm are printed. Letters are black: receipt printers have no grey.
const ROLL: Measures = Measures {
    side: 11.4,
    above: 14.0,
    below: 30.0,
    title: Look::bold(15.0),
    detail: Look::plain(9.5),
    heading: Look::bold(12.0),
    note: Look::plain(9.0),
    foot: Look::plain(8.0),
    code: 130.0,
};

/// Columns of the page beside each other, in which a long list goes down.
struct Columns {
    count: usize,
    at: usize,
    /// Where they begin on this page, and how deep the deepest reaches.
    top: f32,
    deepest: f32,
}

/// White between columns of the page.
pub(super) const GUTTER: f32 = 18.0;

/// Pages that are being filled from the top.
pub(super) struct Flow<'a> {
    pub(super) faces: &'a Faces,
    pub(super) is_roll: bool,
    measures: Measures,
    done: Vec<Page>,
    page: Page,
    size: (f32, f32),
    columns: Option<Columns>,
    /// How far down the page is filled.
    pub(super) y: f32,
}

impl<'a> Flow<'a> {
    fn new(paper: Paper, faces: &'a Faces) -> Self {
        let is_roll = paper.is_roll();
        let measures = if is_roll { ROLL } else { PAGE };
        let size = paper.size();
        let page = Page { size, ..Page::default() };
        let (done, columns) = (Vec::new(), None);
        Self { faces, is_roll, measures, done, page, size, columns, y: measures.above }
    }

    /// Where lines begin.
    pub(super) fn left(&self) -> f32 {
        let at = self.columns.as_ref().map_or(0, |columns| columns.at);
        self.measures.side + times(at, self.width() + GUTTER)
    }

    /// Where lines end.
    pub(super) fn right(&self) -> f32 {
        self.left() + self.width()
    }

    /// How wide lines may be.
    pub(super) fn width(&self) -> f32 {
        self.width_of(self.columns.as_ref().map_or(1, |columns| columns.count))
    }

    /// How wide lines may be if so many columns are on the page.
    pub(super) fn width_of(&self, columns: usize) -> f32 {
        let whole = self.size.0 - 2.0 * self.measures.side;
        (whole - times(columns.saturating_sub(1), GUTTER)) / times(columns.max(1), 1.0)
    }

    fn bottom(&self) -> f32 {
        self.size.1 - self.measures.below
    }

    /// How much is free on this page from here on.
    pub(super) fn free(&self) -> f32 {
        self.bottom() - self.y
    }

    /// How much an empty page holds.
    pub(super) fn body(&self) -> f32 {
        self.bottom() - self.measures.above
    }

    /// Is there room for so much more on this page? On an empty page there always is.
    pub(super) fn has_room(&self, height: f32) -> bool {
        let top = self.columns.as_ref().map_or(self.measures.above, |columns| columns.top);
        height <= self.free() || self.y <= top
    }

    /// Makes the page have room for so much more if any page has.
    pub(super) fn keep(&mut self, height: f32) {
        if !self.has_room(height) && height <= self.body() {
            self.turn();
        }
    }

    /// Goes on with the next column or page.
    pub(super) fn turn(&mut self) {
        let above = self.measures.above;
        if let Some(columns) = &mut self.columns {
            columns.deepest = columns.deepest.max(self.y);
            if columns.at + 1 < columns.count {
                columns.at += 1;
                self.y = columns.top;
                return;
            }
            *columns = Columns { count: columns.count, at: 0, top: above, deepest: above };
        }
        if self.is_roll {
            self.page.size.1 = self.y + self.measures.below;
        }
        let next = Page { size: self.size, ..Page::default() };
        self.done.push(std::mem::replace(&mut self.page, next));
        self.y = above;
    }

    /// Goes on in so many columns.
    pub(super) fn divide(&mut self, count: usize) {
        self.columns = Some(Columns { count, at: 0, top: self.y, deepest: self.y });
    }

    /// Goes on over the whole width, below the columns.
    pub(super) fn unite(&mut self) {
        if let Some(columns) = self.columns.take() {
            self.y = self.y.max(columns.deepest);
        }
    }

    /// The page that is being filled.
    pub(super) fn page(&mut self) -> &mut Page {
        &mut self.page
    }

    /// Lines of text from the left, over pages if they must be.
    fn paragraph(&mut self, look: Look, text: &str) {
        if text.is_empty() {
            return;
        }
        let leading = look.size * 1.4;
        for line in look.lines(self.faces, text, self.width()) {
            if !self.has_room(leading) {
                self.turn();
            }
            self.y += leading;
            let at = (self.left(), self.y - leading * 0.25);
            self.page.text(at, look, &line);
        }
    }
}

/// So many times as much.
#[expect(clippy::cast_precision_loss, reason = "lines and columns are few")]
pub(super) fn times(count: usize, each: f32) -> f32 {
    count as f32 * each
}

/// The pages of a sheet.
pub(super) fn pages(language: Language, paper: Paper, faces: &Faces, sheet: &Sheet) -> Vec<Page> {
    let mut flow = Flow::new(paper, faces);
    let measures = flow.measures;
    // A picture that comes first stands beside the title.
    let (beside, parts) = match sheet.parts.split_first() {
        Some((Part::Code(code), rest)) if !flow.is_roll => (Some(code), rest),
        _ => (None, sheet.parts.as_slice()),
    };
    title(&mut flow, sheet, beside);
    for (number, part) in parts.iter().enumerate() {
        match part {
            Part::Heading(text) => {
                flow.y += if number == 0 { 4.0 } else { measures.heading.size * 1.3 };
                // A heading never stands alone at the end of a page.
                let under = parts.get(number + 1).map_or(0.0, |next| lead(&flow, next));
                flow.keep(measures.heading.size * 1.4 + under);
                flow.paragraph(measures.heading, text);
            }
            Part::Note(text) => {
                flow.y += measures.note.size * 0.8;
                flow.keep(measures.note.size * 2.8);
                flow.paragraph(measures.note, text);
            }
            Part::Code(code) => below(&mut flow, code),
            Part::Table(table) => {
                flow.y += 6.0;
                table::put(&mut flow, table);
            }
        }
    }
    feet(language, flow, &sheet.foot)
}

/// How much of a part stands under its heading at least.
fn lead(flow: &Flow<'_>, part: &Part) -> f32 {
    match part {
        Part::Heading(_) => flow.measures.heading.size * 2.5,
        Part::Note(_) => flow.measures.note.size * 3.6,
        Part::Code(_) => flow.measures.code + 10.0,
        Part::Table(table) => table::lead(flow, table),
    }
}

/// The foot and the number of each page.
fn feet(language: Language, mut flow: Flow<'_>, foot: &str) -> Vec<Page> {
    let Measures { foot: look, side, below, note, .. } = flow.measures;
    if flow.is_roll {
        flow.y += note.size * 0.6;
        flow.paragraph(look, foot);
    }
    flow.turn();
    let (faces, is_roll, mut pages) = (flow.faces, flow.is_roll, flow.done);
    let of = pages.len();
    for (number, page) in (1usize..).zip(&mut pages) {
        let (width, height) = page.size;
        let right = width - side;
        let y = if is_roll { height - below * 0.5 } else { height - 30.0 };
        let mut room = right - side;
        if of > 1 || !is_roll {
            let gaps = [("page", number.into()), ("of", of.into())];
            let number = language.say("paper-page", &gaps);
            page.text_to(faces, (right, y), look, &number);
            room -= look.width(faces, &number) + 16.0;
        }
        if !is_roll {
            // Three lines are as much as there is room for: smaller letters before that.
            let most = |look: &Look| look.lines(faces, foot, room).len() <= 3;
            let sizes = [8.5, 7.0, 6.0, 5.0].map(|size| Look { size, ..look });
            let look = sizes.into_iter().find(most).unwrap_or(sizes[3]);
            let lines = look.lines(faces, foot, room);
            let first = y - times(lines.len().min(3) - 1, look.leading()) * 0.5;
            for (line, text) in lines.iter().take(3).enumerate() {
                page.text((side, first + times(line, look.leading())), look, text);
            }
        }
    }
    pages
}

fn title(flow: &mut Flow<'_>, sheet: &Sheet, beside: Option<&Code>) {
    let Measures { title, detail, note, .. } = flow.measures;
    let (faces, top, left) = (flow.faces, flow.y, flow.left());
    let squares = beside.and_then(|code| Squares::of(&code.content));
    let wide = squares.as_ref().map_or(0.0, |squares| squares.wide(flow.measures.code, 150.0));
    let mut right = flow.right();
    if let Some(squares) = &squares {
        // The squares themselves end where the lines end, and begin where the title does.
        let quiet = squares.quiet(wide);
        squares.put(flow.page(), (right - wide + quiet, top - quiet + 2.0), wide);
        right -= wide - quiet;
    }
    let mark = if flow.is_roll { 10.0 } else { 11.0 };
    let (boxed, high) = Page::box_of(faces, mark, &sheet.mark);
    let mut room = right - left;
    // A mark that leaves the title no room has a line of its own.
    let own_line = boxed > room * 0.45;
    if boxed > 0.0 {
        let size = mark * (room / boxed).min(1.0);
        let corner = if own_line { left + boxed.min(room) } else { right };
        flow.page().boxed(faces, (corner, top + 4.0), size, &sheet.mark);
        if own_line {
            flow.y += high + 6.0;
        } else {
            room -= boxed + 16.0;
        }
    }
    for line in title.lines(faces, &sheet.title, room) {
        if !flow.has_room(title.size * 1.3) {
            flow.turn();
        }
        flow.y += title.size * 1.3;
        let y = flow.y - title.size * 0.3;
        flow.page().text((left, y), title, &line);
    }
    // What follows stands under the box.
    if flow.done.is_empty() && boxed > 0.0 && !own_line {
        flow.y = flow.y.max(top + high + 5.0);
    }
    let narrow = right - left;
    let words = beside.map(|code| code.words.as_slice()).unwrap_or_default();
    let below =
        std::iter::once((detail, &sheet.detail)).chain(words.iter().map(|text| (note, text)));
    for (look, text) in below.filter(|(_, text)| !text.is_empty()) {
        for line in look.lines(faces, text, narrow) {
            if !flow.has_room(look.size * 1.4) {
                flow.turn();
            }
            flow.y += look.size * 1.4;
            let y = flow.y - look.size * 0.35;
            flow.page().text((left, y), look, &line);
        }
    }
    if flow.done.is_empty() && wide > 0.0 {
        flow.y = flow.y.max(top + wide - 8.0);
    }
    flow.y += 4.0;
}

/// A picture of squares among the parts, its words beside it, or under it on a roll.
fn below(flow: &mut Flow<'_>, code: &Code) {
    let Measures { note, code: wanted, .. } = flow.measures;
    let faces = flow.faces;
    let squares = Squares::of(&code.content);
    let first = Look::bold(note.size * 1.5);
    let look = |number: usize| if number == 0 { first } else { note };
    flow.y += 8.0;
    let (left, width) = (flow.left(), flow.width());
    let wide = squares.as_ref().map_or(0.0, |squares| squares.wide(wanted, width));
    let beside = !flow.is_roll && wide < width * 0.5;
    let quiet = squares.as_ref().map_or(0.0, |squares| squares.quiet(wide));
    let room = if beside { width - wide - 6.0 } else { width };
    let words: Vec<(Look, String)> = (0..)
        .zip(&code.words)
        .flat_map(|(n, text)| {
            look(n).lines(faces, text, room).into_iter().map(move |l| (look(n), l))
        })
        .collect();
    let high: f32 = words.iter().map(|(look, _)| look.size * 1.4).sum();
    let whole = if beside { wide.max(high) } else { wide + high };
    flow.keep(whole);
    if wide > flow.free() {
        flow.turn();
    }
    let top = flow.y;
    let x = if beside { left - quiet } else { left + (width - wide) / 2.0 };
    if let Some(squares) = &squares {
        squares.put(flow.page(), (x, top), wide);
    }
    flow.y = if beside { top + ((wide - high) / 2.0).max(0.0) } else { top + wide };
    let bottom = if beside { top + wide } else { flow.y };
    for (look, line) in words {
        if !flow.has_room(look.size * 1.4) {
            flow.turn();
        }
        flow.y += look.size * 1.4;
        let y = flow.y - look.size * 0.35;
        if beside {
            flow.page().text((left - quiet + wide + 6.0, y), look, &line);
        } else {
            flow.page().text_amid(faces, (left + width / 2.0, y), look, &line);
        }
    }
    flow.y = flow.y.max(bottom.min(flow.size.1 - flow.measures.below));
}

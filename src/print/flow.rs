//! Pages that are filled from the top, in one column or in several beside each other.

use super::{
    EDGE, Paper,
    faces::Faces,
    page::{Look, Page},
};
use crate::view::sheet::Lay;

/// White on the four sides, in points, and how large the letters are.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    pub(super) side: f32,
    above: f32,
    pub(super) below: f32,
    pub(super) title: Look,
    pub(super) detail: Look,
    pub(super) heading: Look,
    pub(super) note: Look,
    pub(super) foot: Look,
    /// How wide a picture of squares is.
    pub(super) code: f32,
    /// How far the foot stands above the end of the page.
    pub(super) foot_up: f32,
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
    foot_up: 30.0,
};

/// For the wall: room above for what is on the page, in letters that are read from the door.
const WALL: Measures = Measures {
    side: 36.0,
    above: 112.0,
    below: 52.0,
    title: Look::bold(24.0),
    detail: Look::grey(14.0),
    heading: Look::bold(18.0),
    note: Look::grey(12.0),
    foot: Look::grey(9.5),
    code: 104.0,
    foot_up: 30.0,
};

/// Half a page: it lies on a table, and is not filed.
const HALF: Measures = Measures {
    side: 40.0,
    above: 26.0,
    below: 36.0,
    title: Look::bold(17.0),
    detail: Look::grey(10.0),
    heading: Look::bold(12.0),
    note: Look::grey(8.5),
    foot: Look::grey(7.5),
    code: 70.0,
    foot_up: 20.0,
};

/// Letters are black: receipt printers have no grey.
const ROLL: Measures = Measures {
    side: EDGE,
    above: 14.0,
    below: 30.0,
    title: Look::bold(15.0),
    detail: Look::plain(9.5),
    heading: Look::bold(12.0),
    note: Look::plain(9.0),
    foot: Look::plain(8.0),
    code: 130.0,
    foot_up: 15.0,
};

/// Columns of the page beside each other, in which a long list goes down.
struct Columns {
    count: usize,
    at: usize,
    /// Where they begin on this page, how deep the deepest reaches, and where all of them end.
    top: f32,
    deepest: f32,
    bottom: f32,
}

/// White between columns of the page.
pub(super) const GUTTER: f32 = 18.0;

/// How tables are fitted to the page.
#[derive(Clone, Copy)]
pub(super) struct Fit {
    /// How much larger than usual their letters may be, where all columns have room.
    pub(super) larger: f32,
    /// How much of the usual white a row has.
    pub(super) air: f32,
    /// The size of the letters on a wall, and how many columns of the page they stand in.
    pub(super) wall: Option<(f32, usize)>,
}

impl Fit {
    /// As it is where nothing asks for anything else.
    pub(super) const USUAL: Self = Self { larger: 1.0, air: 1.0, wall: None };
}

/// Pages that are being filled from the top.
pub(super) struct Flow<'a> {
    pub(super) faces: &'a Faces,
    pub(super) is_roll: bool,
    pub(super) fit: Fit,
    pub(super) measures: Measures,
    pub(super) done: Vec<Page>,
    page: Page,
    pub(super) size: (f32, f32),
    columns: Option<Columns>,
    /// The bands of each page by its number from 0, in the order in which their rows come.
    pub(super) bands: Vec<(usize, String)>,
    /// How far down the page is filled.
    pub(super) y: f32,
}

impl<'a> Flow<'a> {
    pub(super) fn new((paper, lay): (Paper, Lay), faces: &'a Faces, fit: Fit) -> Self {
        let is_roll = paper.is_roll();
        let (wide, high) = paper.size();
        let (measures, size) = match lay {
            _ if is_roll => (ROLL, (wide, high)),
            Lay::Usual => (PAGE, (wide, high)),
            Lay::Wall => (WALL, (wide, high)),
            Lay::Half => (HALF, (wide, high / 2.0)),
        };
        let page = Page { size, ..Page::default() };
        let (done, columns, bands) = (Vec::new(), None, Vec::new());
        Self { faces, is_roll, fit, measures, done, page, size, columns, bands, y: measures.above }
    }

    /// Rows that belong under this band come on this page.
    pub(super) fn is_under(&mut self, band: &str) {
        let page = self.done.len();
        if self.bands.last().is_none_or(|(last, of)| *last != page || of != band) {
            self.bands.push((page, band.to_owned()));
        }
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
        self.width_of(self.count())
    }

    /// How wide lines may be if so many columns are on the page.
    pub(super) fn width_of(&self, columns: usize) -> f32 {
        let whole = self.size.0 - 2.0 * self.measures.side;
        (whole - times(columns.saturating_sub(1), GUTTER)) / times(columns.max(1), 1.0)
    }

    /// Where a page ends.
    fn bottom(&self) -> f32 {
        self.size.1 - self.measures.below
    }

    /// How many columns of the page are beside each other.
    pub(super) fn count(&self) -> usize {
        self.columns.as_ref().map_or(1, |columns| columns.count)
    }

    /// How much is free on this page from here on.
    pub(super) fn free(&self) -> f32 {
        self.columns.as_ref().map_or(self.bottom(), |columns| columns.bottom) - self.y
    }

    /// How much an empty page holds.
    pub(super) fn body(&self) -> f32 {
        self.bottom() - self.measures.above
    }

    /// How much of this page is filled.
    pub(super) fn filled(&self) -> f32 {
        self.y - self.measures.above
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
        let (above, bottom) = (self.measures.above, self.bottom());
        if let Some(columns) = &mut self.columns {
            columns.deepest = columns.deepest.max(self.y);
            if columns.at + 1 < columns.count {
                columns.at += 1;
                self.y = columns.top;
                return;
            }
            let count = columns.count;
            *columns = Columns { count, at: 0, top: above, deepest: above, bottom };
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
        let (top, bottom) = (self.y, self.bottom());
        self.columns = Some(Columns { count, at: 0, top, deepest: top, bottom });
    }

    /// Is this the top of the first of the columns of a page?
    pub(super) fn begins_columns(&self) -> bool {
        self.columns.as_ref().is_some_and(|columns| columns.at == 0 && self.y <= columns.top)
    }

    /// Lets the columns of this page be so high.
    pub(super) fn level(&mut self, height: f32) {
        if let Some(columns) = &mut self.columns {
            columns.bottom = columns.bottom.min(columns.top + height);
        }
    }

    /// The pages that were filled.
    pub(super) fn finish(mut self) -> Vec<Page> {
        self.turn();
        self.done
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
    pub(super) fn paragraph(&mut self, look: Look, text: &str) {
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

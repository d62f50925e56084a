//! Pages filled from the top, in one or several columns.

use bottone_view::sheet::ReadingDistance;

use super::{
    EDGE, Paper,
    faces::Faces,
    page::{Page, TextStyle},
};

/// The margins on the four sides, in points, and the type sizes.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    pub(super) side: f32,
    above: f32,
    pub(super) below: f32,
    pub(super) title: TextStyle,
    pub(super) detail: TextStyle,
    pub(super) heading: TextStyle,
    pub(super) note: TextStyle,
    pub(super) foot: TextStyle,
    /// The width of a QR code.
    pub(super) code: f32,
    /// The height of the foot above the end of the page.
    pub(super) foot_up: f32,
}

/// Margins of 18 mm on either side, as sheets are filed.
const PAGE: Measures = Measures {
    side: 51.0,
    above: 48.0,
    below: 52.0,
    title: TextStyle::bold(20.0),
    detail: TextStyle::grey(11.0),
    heading: TextStyle::bold(13.0),
    note: TextStyle::grey(9.5),
    foot: TextStyle::grey(8.5),
    code: 92.0,
    foot_up: 30.0,
};

/// For the wall: room at the top for the page's content, in type that is read from the door.
const WALL: Measures = Measures {
    side: 36.0,
    above: 112.0,
    below: 52.0,
    title: TextStyle::bold(24.0),
    detail: TextStyle::grey(14.0),
    heading: TextStyle::bold(18.0),
    note: TextStyle::grey(12.0),
    foot: TextStyle::grey(9.5),
    code: 104.0,
    foot_up: 30.0,
};

/// Half a page, which lies on a table and is not filed.
const HALF: Measures = Measures {
    side: 40.0,
    above: 26.0,
    below: 36.0,
    title: TextStyle::bold(17.0),
    detail: TextStyle::grey(10.0),
    heading: TextStyle::bold(12.0),
    note: TextStyle::grey(8.5),
    foot: TextStyle::grey(7.5),
    code: 70.0,
    foot_up: 20.0,
};

/// Black letters, as receipt printers have no grey.
const ROLL: Measures = Measures {
    side: EDGE,
    above: 14.0,
    below: 30.0,
    title: TextStyle::bold(15.0),
    detail: TextStyle::plain(9.5),
    heading: TextStyle::bold(12.0),
    note: TextStyle::plain(9.0),
    foot: TextStyle::plain(8.0),
    code: 130.0,
    foot_up: 15.0,
};

/// The columns of the page, filled by a long list.
struct PageColumns {
    count: usize,
    at: usize,
    /// The top of the columns on this page, the deepest point filled, and their end.
    top: f32,
    deepest: f32,
    bottom: f32,
}

/// The gap between columns of the page.
pub(super) const GUTTER: f32 = 18.0;

/// The fit of tables to the page.
#[derive(Clone, Copy)]
pub(super) struct TableFit {
    /// The largest enlargement of the letters, if all columns fit.
    pub(super) larger: f32,
    /// The spacing of a row, as a part of the usual one.
    pub(super) air: f32,
    /// The type size on a wall, and the number of columns on the page.
    pub(super) wall: Option<(f32, usize)>,
}

impl TableFit {
    /// The default.
    pub(super) const USUAL: Self = Self { larger: 1.0, air: 1.0, wall: None };
}

/// Pages being filled from the top.
pub(super) struct Flow<'a> {
    pub(super) faces: &'a Faces,
    pub(super) is_roll: bool,
    pub(super) fit: TableFit,
    pub(super) measures: Measures,
    pub(super) done: Vec<Page>,
    page: Page,
    pub(super) size: (f32, f32),
    columns: Option<PageColumns>,
    /// The bands of each page, numbered from 0, in the order of their rows.
    pub(super) bands: Vec<(usize, String)>,
    /// The depth to which the page is filled.
    pub(super) y: f32,
}

impl<'a> Flow<'a> {
    pub(super) fn new(
        (paper, lay): (Paper, ReadingDistance),
        faces: &'a Faces,
        fit: TableFit,
    ) -> Self {
        let is_roll = paper.is_roll();
        let (wide, high) = paper.size();
        let (measures, size) = match lay {
            _ if is_roll => (ROLL, (wide, high)),
            ReadingDistance::Usual => (PAGE, (wide, high)),
            ReadingDistance::Wall => (WALL, (wide, high)),
            ReadingDistance::Half => (HALF, (wide, high / 2.0)),
        };
        let page = Page { size, ..Page::default() };
        let (done, columns, bands) = (Vec::new(), None, Vec::new());
        Self { faces, is_roll, fit, measures, done, page, size, columns, bands, y: measures.above }
    }

    /// Records that rows of this band are on the page.
    pub(super) fn record_band(&mut self, band: &str) {
        let page = self.done.len();
        if self.bands.last().is_none_or(|(last, of)| *last != page || of != band) {
            self.bands.push((page, band.to_owned()));
        }
    }

    /// Returns the left edge of lines.
    pub(super) fn left(&self) -> f32 {
        let at = self.columns.as_ref().map_or(0, |columns| columns.at);
        self.measures.side + times(at, self.width() + GUTTER)
    }

    /// Returns the right edge of lines.
    pub(super) fn right(&self) -> f32 {
        self.left() + self.width()
    }

    /// Returns the width of lines.
    pub(super) fn width(&self) -> f32 {
        self.width_of(self.count())
    }

    /// Returns the width of lines if the page has this many columns.
    pub(super) fn width_of(&self, columns: usize) -> f32 {
        let whole = self.size.0 - 2.0 * self.measures.side;
        (whole - times(columns.saturating_sub(1), GUTTER)) / times(columns.max(1), 1.0)
    }

    /// Returns the lower end of the page.
    fn bottom(&self) -> f32 {
        self.size.1 - self.measures.below
    }

    /// Returns the number of columns on the page.
    pub(super) fn count(&self) -> usize {
        self.columns.as_ref().map_or(1, |columns| columns.count)
    }

    /// Returns the height left on this page.
    pub(super) fn free(&self) -> f32 {
        self.columns.as_ref().map_or(self.bottom(), |columns| columns.bottom) - self.y
    }

    /// Returns the height of an empty page.
    pub(super) fn body(&self) -> f32 {
        self.bottom() - self.measures.above
    }

    /// Returns the height filled on this page.
    pub(super) fn filled(&self) -> f32 {
        self.y - self.measures.above
    }

    /// Returns whether this height fits on the page. An empty page always has room.
    pub(super) fn has_room(&self, height: f32) -> bool {
        let top = self.columns.as_ref().map_or(self.measures.above, |columns| columns.top);
        height <= self.free() || self.y <= top
    }

    /// Starts a new column or page if this height does not fit and an empty page has room for it.
    pub(super) fn reserve(&mut self, height: f32) {
        if !self.has_room(height) && height <= self.body() {
            self.next_column();
        }
    }

    /// Continues with the next column or page.
    pub(super) fn next_column(&mut self) {
        let (above, bottom) = (self.measures.above, self.bottom());
        if let Some(columns) = &mut self.columns {
            columns.deepest = columns.deepest.max(self.y);
            if columns.at + 1 < columns.count {
                columns.at += 1;
                self.y = columns.top;
                return;
            }
            let count = columns.count;
            *columns = PageColumns { count, at: 0, top: above, deepest: above, bottom };
        }
        if self.is_roll {
            self.page.size.1 = self.y + self.measures.below;
        }
        // A page has about as many marks as the one before.
        let marks = Vec::with_capacity(self.page.marks.len());
        let next = Page { size: self.size, marks };
        self.done.push(std::mem::replace(&mut self.page, next));
        self.y = above;
    }

    /// Continues in this many columns.
    pub(super) fn divide(&mut self, count: usize) {
        let (top, bottom) = (self.y, self.bottom());
        self.columns = Some(PageColumns { count, at: 0, top, deepest: top, bottom });
    }

    /// Returns whether this is the top of the first column of a page.
    pub(super) fn begins_columns(&self) -> bool {
        self.columns.as_ref().is_some_and(|columns| columns.at == 0 && self.y <= columns.top)
    }

    /// Limits the columns of this page to this height.
    pub(super) fn level(&mut self, height: f32) {
        if let Some(columns) = &mut self.columns {
            columns.bottom = columns.bottom.min(columns.top + height);
        }
    }

    /// Returns the filled pages.
    pub(super) fn finish(mut self) -> Vec<Page> {
        self.next_column();
        self.done
    }

    /// Continues over the whole width, below the columns.
    pub(super) fn unite(&mut self) {
        if let Some(columns) = self.columns.take() {
            self.y = self.y.max(columns.deepest);
        }
    }

    /// Returns the page being filled.
    pub(super) fn page(&mut self) -> &mut Page {
        &mut self.page
    }

    /// Writes lines of text from the left, over several pages if necessary.
    pub(super) fn paragraph(&mut self, look: TextStyle, text: &str) {
        if text.is_empty() {
            return;
        }
        let leading = look.size * 1.4;
        for line in look.lines(self.faces, text, self.width()) {
            if !self.has_room(leading) {
                self.next_column();
            }
            self.y += leading;
            let at = (self.left(), self.y - leading * 0.25);
            self.page.text(at, look, &line);
        }
    }
}

/// Multiplies a height by a count.
#[expect(clippy::cast_precision_loss, reason = "lines and columns are few")]
pub(super) fn times(count: usize, each: f32) -> f32 {
    count as f32 * each
}

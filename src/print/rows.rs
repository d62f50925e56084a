//! The rows of a table: which of them stay together, and how each is drawn.

use std::{borrow::Cow, ops::Range, rc::Rc};

use bottone_view::sheet::{ColumnKind, SheetTable, TableRow};

use super::{
    columns::ColumnPlace,
    face::Weight,
    flow::{Flow, times},
    page::{Ink, PageMark, TextStyle},
    table::{TableSetting, head_look},
};

/// The height of a line to write on.
const WRITTEN: f32 = 24.0;

/// The number of rows from which a list has stripes.
const STRIPED: usize = 4;

/// A row, broken into lines.
struct RowLines<'t> {
    /// The lines of its columns, one column after another, and the end of each column among them.
    lines: Vec<Cow<'t, str>>,
    ends: Vec<usize>,
    /// The things below them.
    lines_below: Vec<String>,
    look: TextStyle,
    small: TextStyle,
    height: f32,
    is_band: bool,
    is_total: bool,
}

impl RowLines<'_> {
    /// Returns the lines of each column.
    fn columns(&self) -> impl Iterator<Item = &[Cow<'_, str>]> {
        let mut start = 0;
        self.ends.iter().map(move |end| &self.lines[std::mem::replace(&mut start, *end)..*end])
    }

    /// Returns the number of lines of the longest column.
    fn most(&self) -> usize {
        self.columns().map(<[_]>::len).max().unwrap_or(1)
    }
}

/// Rows that stay together.
struct RowGroup {
    /// Their places among all rows.
    rows: Range<usize>,
    height: f32,
    /// The band repeated if these rows start a column: its place and its height.
    under: Option<(usize, f32)>,
    /// The text of that band.
    band: Option<Rc<str>>,
}

impl RowGroup {
    /// Returns their height at the head of a column.
    fn height_on_top(&self) -> f32 {
        self.height + self.under.map_or(0.0, |(_, height)| height)
    }
}

/// Draws the head and the rows.
pub(super) fn put(flow: &mut Flow<'_>, table: &SheetTable, setting: &TableSetting) {
    flow.reserve(first(flow, table, setting));
    let (rows, groups) = groups(flow, table, setting);
    let head_high = head_height(flow, table, setting);
    // A short list needs no stripes, and a roll prints no grey.
    let wide = !flow.is_roll && table.columns.len() > 1 && table.rows.len() >= STRIPED;
    let mut plain = 0_usize;
    for (number, group) in groups.iter().enumerate() {
        let fits_a_page = group.height_on_top() + head_high <= flow.body();
        let turns = number > 0 && !flow.has_room(group.height) && fits_a_page;
        if turns {
            flow.next_column();
        }
        if turns || number == 0 {
            if flow.begins_columns()
                && let Some(height) = column_height(flow, &groups[number..], head_high)
            {
                flow.level(height);
            }
            head(flow, table, setting);
            if let Some((row, _)) = group.under {
                draw(flow, table, setting, &rows[row]);
            }
        }
        if let Some(band) = &group.band {
            flow.record_band(band);
        }
        for lines in &rows[group.rows.clone()] {
            // Every second row under a band, so that the eye stays in its row.
            plain = if lines.is_band { 0 } else { plain + 1 };
            let striped = wide && plain.is_multiple_of(2) && !lines.is_band && !lines.is_total;
            if striped && lines.height <= flow.free() {
                let (at, size) = ((flow.left(), flow.y), (flow.width(), lines.height));
                flow.page().marks.push(PageMark::Fill { at, size, ink: Ink::Faint });
            }
            draw(flow, table, setting, lines);
        }
    }
    if groups.is_empty() {
        head(flow, table, setting);
    }
}

/// Returns the rows, broken into lines, and their groups: words across the table stay with the row
/// below, a sum with the row above.
fn groups<'t>(
    flow: &Flow<'_>,
    table: &'t SheetTable,
    setting: &TableSetting,
) -> (Vec<RowLines<'t>>, Vec<RowGroup>) {
    let mut groups: Vec<RowGroup> = Vec::with_capacity(table.rows.len());
    let mut all: Vec<RowLines<'t>> = Vec::with_capacity(table.rows.len());
    let mut rows = table.rows.iter().peekable();
    // The first row of the group.
    let mut first = 0;
    let (mut under, mut band) = (None, None);
    let mut says: Option<Rc<str>> = None;
    while let Some(row) = rows.next() {
        let lines = break_lines(flow, table, setting, row);
        if let TableRow::Band(text) = row {
            says = Some(text.as_str().into());
            band = Some((all.len(), lines.height));
        }
        if first == all.len() {
            under = band.filter(|(row, _)| *row < first);
        }
        all.push(lines);
        let waits_on = matches!(row, TableRow::Band(_) | TableRow::Between(_))
            || matches!(rows.peek(), Some(TableRow::Total(_)));
        if !waits_on || rows.peek().is_none() {
            let height = all[first..].iter().map(|lines| lines.height).sum();
            // A row with a band of its own does not need another.
            let under = under.filter(|_| !all[first].is_band);
            groups.push(RowGroup { rows: first..all.len(), height, under, band: says.clone() });
            first = all.len();
        }
    }
    (all, groups)
}

/// Returns the height at which side-by-side columns end together, if the rest fits into the columns
/// of this page.
fn column_height(flow: &Flow<'_>, groups: &[RowGroup], head: f32) -> Option<f32> {
    let (count, room) = (flow.count(), flow.free() - head);
    let mut whole = 0.0;
    for group in groups {
        whole += group.height;
        if whole > times(count, room) {
            return None;
        }
    }
    let fits = |height: f32| {
        let (mut columns, mut filled) = (1, 0.0);
        for group in groups {
            if filled > 0.0 && filled + group.height > height {
                columns += 1;
                filled = 0.0;
            }
            filled += if filled > 0.0 { group.height } else { group.height_on_top() };
        }
        columns <= count
    };
    // A column must be high enough for each group. Otherwise a row alone with its band would move
    // on to another page.
    let tallest = groups.iter().map(RowGroup::height_on_top).fold(0.0, f32::max);
    let mut height = (whole / times(count, 1.0)).max(tallest);
    while height <= room {
        if fits(height) {
            // A little is added, as the sums are not exact.
            return Some(head + height + 0.5);
        }
        height += 2.0;
    }
    None
}

/// Returns the height of the head and the first rows that stay with it.
pub(super) fn first(flow: &Flow<'_>, table: &SheetTable, setting: &TableSetting) -> f32 {
    let bands = table
        .rows
        .iter()
        .take_while(|row| matches!(row, TableRow::Band(_) | TableRow::Between(_)))
        .count();
    let rows = table.rows.iter().take(bands + 1);
    let rows: f32 = rows.map(|row| break_lines(flow, table, setting, row).height).sum();
    head_height(flow, table, setting) + rows
}

fn heads<'t>(
    flow: &Flow<'_>,
    table: &'t SheetTable,
    setting: &TableSetting,
) -> Vec<Vec<Cow<'t, str>>> {
    let look = head_look(flow, setting.size);
    let head = |place: &ColumnPlace| {
        look.lines(flow.faces, &table.columns[place.column].head, place.width)
    };
    setting.columns.iter().map(head).collect()
}

fn head_height(flow: &Flow<'_>, table: &SheetTable, setting: &TableSetting) -> f32 {
    let most = heads(flow, table, setting).iter().map(Vec::len).max().unwrap_or(1);
    times(most, setting.size * 0.86 * 1.3) + 6.0
}

fn head(flow: &mut Flow<'_>, table: &SheetTable, setting: &TableSetting) {
    let look = head_look(flow, setting.size);
    let faces = flow.faces;
    let leading = look.size * 1.3;
    let (left, right) = (flow.left(), flow.right());
    let bottom = flow.y + head_height(flow, table, setting);
    for (place, lines) in setting.columns.iter().zip(heads(flow, table, setting)) {
        // The last line of each stands on the rule.
        let above = bottom - 5.0 - times(lines.len().saturating_sub(1), leading);
        for (number, line) in lines.iter().enumerate() {
            let y = above + times(number, leading);
            if table.columns[place.column].kind == ColumnKind::Figures {
                flow.page().text_to(faces, (left + place.x + place.width, y), look, line);
            } else {
                flow.page().text((left + place.x, y), look, line);
            }
        }
    }
    flow.page().line((left, bottom), (right, bottom), 1.0, Ink::Black);
    flow.y = bottom;
}

/// Breaks each cell into lines.
fn break_lines<'t>(
    flow: &Flow<'_>,
    table: &SheetTable,
    setting: &TableSetting,
    row: &'t TableRow,
) -> RowLines<'t> {
    let faces = flow.faces;
    let (cells, weight): (&'t [String], _) = match row {
        TableRow::Cells(cells) => (cells, Weight::Regular),
        TableRow::Total(cells) => (cells, Weight::Bold),
        TableRow::Band(_) | TableRow::Between(_) => (&[], Weight::Bold),
    };
    let look = TextStyle { size: setting.size, weight, ink: Ink::Black };
    let small = TextStyle { size: setting.size * 0.92, ..look };
    let room = flow.width() - setting.indent - setting.pad;
    let is_band = matches!(row, TableRow::Band(_) | TableRow::Between(_));
    let is_total = matches!(row, TableRow::Total(_));
    // Most cells have one line.
    let count = setting.columns.len();
    let (lines, ends) = (Vec::with_capacity(count), Vec::with_capacity(count));
    let (lines_below, height) = (Vec::new(), 0.0);
    let mut broken = RowLines { lines, ends, lines_below, look, small, height, is_band, is_total };
    if let TableRow::Band(text) | TableRow::Between(text) = row {
        look.break_into(&mut broken.lines, faces, text, flow.width() - 2.0 * setting.pad);
        broken.ends.push(broken.lines.len());
    } else {
        let cell = |n: usize| cells.get(n).map_or("", String::as_str);
        for place in &setting.columns {
            // Figures wider than any page are still broken.
            look.break_into(&mut broken.lines, faces, cell(place.column), place.width + 0.2);
            broken.ends.push(broken.lines.len());
        }
        let said = setting.columns_below.iter().filter(|n| !cell(**n).is_empty());
        let said = said.map(|n| format!("{} {}", table.columns[*n].head, cell(*n)));
        broken.lines_below = joined(flow, small, said.map(|text| text.trim().to_owned()), room);
    }
    let written =
        if matches!(row, TableRow::Cells(_)) { setting.write.len().div_ceil(2) } else { 0 };
    broken.height = times(broken.most(), look.leading())
        + times(broken.lines_below.len(), small.leading())
        + times(written, WRITTEN)
        + setting.air;
    broken
}

/// Joins parts with dots, keeping each part on one line if it fits.
fn joined(
    flow: &Flow<'_>,
    look: TextStyle,
    said: impl Iterator<Item = String>,
    room: f32,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for text in said {
        if let Some(last) = lines.last_mut() {
            let longer = format!("{last} · {text}");
            if look.width(flow.faces, &longer) <= room {
                *last = longer;
                continue;
            }
        }
        lines.extend(look.lines(flow.faces, &text, room).into_iter().map(Cow::into_owned));
    }
    lines
}

fn draw(flow: &mut Flow<'_>, table: &SheetTable, setting: &TableSetting, lines: &RowLines<'_>) {
    let RowLines { look, small, height, .. } = *lines;
    let faces = flow.faces;
    let ink = if lines.is_total { Ink::Black } else { Ink::Light };
    if lines.is_band && height <= flow.free() {
        let (at, size) = ((flow.left(), flow.y), (flow.width(), height));
        flow.page().marks.push(PageMark::Fill { at, size, ink: Ink::Pale });
    }
    flow.y += setting.air / 2.0;
    for number in 0..lines.most() {
        next(flow, table, setting, look.leading());
        // Letters are placed so that the space above and below looks equal.
        let (left, y) = (flow.left(), flow.y - look.size * 0.27);
        for (place, cell) in setting.columns.iter().zip(lines.columns()) {
            let Some(line) = cell.get(number) else { continue };
            if table.columns[place.column].kind == ColumnKind::Figures && !lines.is_band {
                flow.page().text_to(faces, (left + place.x + place.width, y), look, line);
            } else {
                flow.page().text((left + place.x, y), look, line);
            }
        }
    }
    for line in &lines.lines_below {
        next(flow, table, setting, small.leading());
        let at = (flow.left() + setting.indent, flow.y - small.size * 0.27);
        flow.page().text(at, small, line);
    }
    if !lines.is_band && !lines.is_total {
        written(flow, table, setting);
    }
    flow.y += setting.air / 2.0;
    let (left, right, y) = (flow.left(), flow.right(), flow.y);
    flow.page().line((left, y), (right, y), 0.6, ink);
}

/// Moves down by a line of a row, to the next page if the row is longer than this one.
fn next(flow: &mut Flow<'_>, table: &SheetTable, setting: &TableSetting, leading: f32) {
    if flow.free() < leading {
        flow.next_column();
        head(flow, table, setting);
        flow.y += setting.air / 2.0;
    }
    flow.y += leading;
}

/// Draws lines to write on, two side by side, each after its head.
fn written(flow: &mut Flow<'_>, table: &SheetTable, setting: &TableSetting) {
    let small = head_look(flow, setting.size);
    for pair in setting.write.chunks(2) {
        next(flow, table, setting, WRITTEN);
        let (from, to) = (flow.left() + setting.indent, flow.right() - setting.pad);
        let gap = 8.0;
        let wide = if pair.len() == 1 { to - from } else { (to - from - gap) / 2.0 };
        let y = flow.y - 3.0;
        for (number, column) in pair.iter().enumerate() {
            let x = from + times(number, wide + gap);
            let head = &table.columns[*column].head;
            // A head leaves half of the line for writing.
            let look = small.fitting(flow.faces, head, wide * 0.5, 5.0);
            let long = look.width(flow.faces, head).min(wide * 0.6);
            flow.page().text((x, y), look, head);
            flow.page().line((x + long + 3.0, y + 1.0), (x + wide, y + 1.0), 0.7, Ink::Black);
        }
    }
}

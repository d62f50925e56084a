//! A table down the pages. Figures keep their line, words go on in the next, and a table that is too
//! wide for all its figures is set smaller: nothing is cut off.

use super::{
    face::Weight,
    flow::Flow,
    page::{Ink, Look},
};
use crate::view::sheet::{Column, Kind, Row, Table};

/// Of the letters, where there is room for them.
const SIZE: f32 = 10.5;
/// The smallest that is read without glasses.
const LEAST: f32 = 6.0;
/// White on either side of a cell.
const PAD: f32 = 6.0;
/// The narrowest column to write in, and the narrowest of words.
const BLANK: f32 = 120.0;
const WORDS: f32 = 60.0;
/// How much more than its words a row is high; more where somebody writes.
const AIR: f32 = 7.0;
const TALL: f32 = 18.0;

/// How a table is set.
struct Setting {
    size: f32,
    /// The left edge and the width of each column.
    columns: Vec<(f32, f32)>,
    air: f32,
}

/// Puts the table where the flow is.
pub(super) fn put(flow: &mut Flow<'_>, table: &Table) {
    if table.columns.is_empty() {
        return;
    }
    let setting = setting(flow, table);
    let first = table.rows.first().map_or(0.0, |row| height(flow, table, &setting, row));
    if !flow.has_room(first + 30.0) {
        flow.turn();
    }
    head(flow, table, &setting);
    for row in &table.rows {
        if !flow.has_room(height(flow, table, &setting, row)) {
            flow.turn();
            head(flow, table, &setting);
        }
        put_row(flow, table, &setting, row);
    }
}

/// The size of the letters and the width of the columns.
fn setting(flow: &Flow<'_>, table: &Table) -> Setting {
    let writes = table.columns.iter().any(|column| column.kind == Kind::Blank);
    let natural: Vec<f32> = (0..table.columns.len()).map(|n| widest(flow, table, n)).collect();
    // What the columns need when only words give way.
    let least = |(column, natural): (&Column, &f32)| match column.kind {
        Kind::Words => natural.min(WORDS),
        Kind::Figures => *natural,
        Kind::Blank => natural.max(BLANK),
    };
    let needed: f32 = table.columns.iter().zip(&natural).map(least).sum();
    let pads = 2.0 * PAD * widths_count(table);
    let room = flow.width() - pads;
    let scale = if needed > room { (room / needed).max(LEAST / SIZE) } else { 1.0 };
    let mut widths: Vec<f32> =
        table.columns.iter().zip(&natural).map(|pair| least(pair) * scale).collect();
    let wanted: Vec<f32> = natural.iter().map(|width| width * scale).collect();
    let mut left = (room - widths.iter().sum::<f32>()).max(0.0);
    // Words get what they want, the shortest first, so that no long name starves the others.
    let mut order: Vec<usize> = (0..widths.len()).filter(|n| wanted[*n] > widths[*n]).collect();
    order.sort_by(|a, b| (wanted[*a] - widths[*a]).total_cmp(&(wanted[*b] - widths[*b])));
    let mut waiting = order.len();
    for number in order {
        let share = share(left, waiting).min(wanted[number] - widths[number]);
        widths[number] += share;
        left -= share;
        waiting -= 1;
    }
    spread(table, &mut widths, left);
    let mut x = Flow::LEFT;
    let columns = widths.iter().map(|width| {
        let at = x + PAD;
        x += width + 2.0 * PAD;
        (at, *width)
    });
    Setting { size: SIZE * scale, columns: columns.collect(), air: if writes { TALL } else { AIR } }
}

/// What is left goes to the columns that are written in, or else to all alike.
fn spread(table: &Table, widths: &mut [f32], left: f32) {
    let blank = |column: &Column| column.kind == Kind::Blank;
    let blanks = table.columns.iter().filter(|column| blank(column)).count();
    let share = share(left, if blanks == 0 { widths.len() } else { blanks });
    for (width, column) in widths.iter_mut().zip(&table.columns) {
        if blanks == 0 || blank(column) {
            *width += share;
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a handful of columns")]
fn share(room: f32, count: usize) -> f32 {
    if count == 0 { 0.0 } else { room / count as f32 }
}

#[expect(clippy::cast_precision_loss, reason = "a handful of columns")]
fn widths_count(table: &Table) -> f32 {
    table.columns.len() as f32
}

/// How wide a column would like to be.
fn widest(flow: &Flow<'_>, table: &Table, number: usize) -> f32 {
    let column = &table.columns[number];
    let head = head_look(SIZE).width(flow.faces, &column.head);
    let cell = |row: &Row| match row {
        Row::Cells(cells) => {
            cells.get(number).map(|cell| Look::plain(SIZE).width(flow.faces, cell))
        }
        Row::Total(cells) => cells.get(number).map(|cell| Look::bold(SIZE).width(flow.faces, cell)),
        Row::Band(_) => None,
    };
    // A hair more, so that what fits exactly is not broken.
    table.rows.iter().filter_map(cell).fold(head, f32::max) + 0.1
}

const fn head_look(size: f32) -> Look {
    Look::grey(size * 0.86)
}

fn head(flow: &mut Flow<'_>, table: &Table, setting: &Setting) {
    let look = head_look(setting.size);
    let faces = flow.faces;
    let leading = look.size * 1.3;
    let lines: Vec<Vec<String>> = table
        .columns
        .iter()
        .zip(&setting.columns)
        .map(|(column, (_, width))| faces.lines(&column.head, look.weight, look.size, *width))
        .collect();
    let most = lines.iter().map(Vec::len).max().unwrap_or(1);
    let bottom = flow.y + share_of(most, leading) + 6.0;
    for ((column, (x, width)), lines) in table.columns.iter().zip(&setting.columns).zip(lines) {
        // The last line of each stands on the rule.
        let first = bottom - 5.0 - share_of(lines.len().saturating_sub(1), leading);
        for (number, line) in lines.iter().enumerate() {
            let y = first + share_of(number, leading);
            if column.kind == Kind::Figures {
                flow.page().text_to(faces, (x + width, y), look, line);
            } else {
                flow.page().text((*x, y), look, line);
            }
        }
    }
    let (left, right) = (Flow::LEFT, flow.right());
    flow.page().line((left, bottom), (right, bottom), 1.0, Ink::Black);
    flow.y = bottom;
}

#[expect(clippy::cast_precision_loss, reason = "a handful of lines")]
fn share_of(count: usize, each: f32) -> f32 {
    count as f32 * each
}

/// The lines of each cell.
fn broken(flow: &Flow<'_>, table: &Table, setting: &Setting, row: &Row) -> Vec<Vec<String>> {
    let (cells, weight) = match row {
        Row::Cells(cells) => (cells, Weight::Regular),
        Row::Total(cells) => (cells, Weight::Bold),
        Row::Band(text) => {
            let room = flow.width() - 2.0 * PAD;
            return vec![flow.faces.lines(text, Weight::Bold, setting.size, room)];
        }
    };
    let columns = table.columns.iter().zip(&setting.columns);
    columns
        .zip(cells)
        .map(|((column, (_, width)), cell)| match column.kind {
            Kind::Figures => vec![cell.clone()],
            _ => flow.faces.lines(cell, weight, setting.size, *width),
        })
        .collect()
}

fn height(flow: &Flow<'_>, table: &Table, setting: &Setting, row: &Row) -> f32 {
    let lines = broken(flow, table, setting, row).iter().map(Vec::len).max().unwrap_or(1);
    share_of(lines, setting.size * 1.25) + setting.air
}

fn put_row(flow: &mut Flow<'_>, table: &Table, setting: &Setting, row: &Row) {
    let faces = flow.faces;
    let lines = broken(flow, table, setting, row);
    let height = height(flow, table, setting, row);
    let (left, right, top) = (Flow::LEFT, flow.right(), flow.y);
    let bottom = top + height;
    let leading = setting.size * 1.25;
    let look = match row {
        Row::Cells(_) => Look::plain(setting.size),
        Row::Band(_) | Row::Total(_) => Look::bold(setting.size),
    };
    if let Row::Band(_) = row {
        let mark = super::page::Mark::Fill {
            at: (left, top),
            size: (right - left, height),
            ink: Ink::Pale,
        };
        flow.page().marks.push(mark);
    }
    let first = top + setting.air / 2.0 + setting.size * 0.98;
    for (number, lines) in lines.iter().enumerate() {
        let (x, width) = setting.columns[number];
        let figures = table.columns[number].kind == Kind::Figures && !matches!(row, Row::Band(_));
        for (line, text) in lines.iter().enumerate() {
            let y = first + share_of(line, leading);
            if figures {
                flow.page().text_to(faces, (x + width, y), look, text);
            } else {
                flow.page().text((x, y), look, text);
            }
        }
    }
    let ink = if matches!(row, Row::Total(_)) { Ink::Black } else { Ink::Light };
    flow.page().line((left, bottom), (right, bottom), 0.6, ink);
    flow.y = bottom;
}

//! The rows of a table down the page: which stay together, and how each is drawn.

use super::{
    face::Weight,
    flow::{Flow, times},
    page::{Ink, Look, Mark},
    table::{Setting, head_look},
};
use crate::view::sheet::{Kind, Row, Table};

/// How high a line is that somebody writes on.
const WRITTEN: f32 = 24.0;

/// A row, broken into lines.
struct Lines {
    /// Of each column beside the others.
    beside: Vec<Vec<String>>,
    /// What stands under them.
    under: Vec<String>,
    look: Look,
    small: Look,
    height: f32,
    is_band: bool,
    is_total: bool,
}

/// Puts the head and the rows.
pub(super) fn put(flow: &mut Flow<'_>, table: &Table, setting: &Setting) {
    flow.keep(first(flow, table, setting));
    head(flow, table, setting);
    let mut rows = table.rows.iter().peekable();
    let mut waiting: Vec<Lines> = Vec::new();
    while let Some(row) = rows.next() {
        waiting.push(broken(flow, table, setting, row));
        // A band stays with the row under it, a sum with the row above it.
        let stays = matches!(row, Row::Band(_)) || matches!(rows.peek(), Some(Row::Total(_)));
        if stays && rows.peek().is_some() {
            continue;
        }
        let group = std::mem::take(&mut waiting);
        let height: f32 = group.iter().map(|lines| lines.height).sum();
        let head_high = head_height(flow, table, setting);
        let fits_a_page = height + head_high <= flow.body();
        if !flow.has_room(height) && fits_a_page {
            flow.turn();
            head(flow, table, setting);
        }
        for lines in &group {
            draw(flow, table, setting, lines);
        }
    }
}

/// How high the head and the first rows are that stay with it.
pub(super) fn first(flow: &Flow<'_>, table: &Table, setting: &Setting) -> f32 {
    let bands = table.rows.iter().take_while(|row| matches!(row, Row::Band(_))).count();
    let rows = table.rows.iter().take(bands + 1);
    let rows: f32 = rows.map(|row| broken(flow, table, setting, row).height).sum();
    head_height(flow, table, setting) + rows
}

fn heads(flow: &Flow<'_>, table: &Table, setting: &Setting) -> Vec<Vec<String>> {
    let look = head_look(flow, setting.size);
    let head = |place: &super::table::Place| {
        look.lines(flow.faces, &table.columns[place.column].head, place.width)
    };
    setting.beside.iter().map(head).collect()
}

fn head_height(flow: &Flow<'_>, table: &Table, setting: &Setting) -> f32 {
    let most = heads(flow, table, setting).iter().map(Vec::len).max().unwrap_or(1);
    times(most, setting.size * 0.86 * 1.3) + 6.0
}

fn head(flow: &mut Flow<'_>, table: &Table, setting: &Setting) {
    let look = head_look(flow, setting.size);
    let faces = flow.faces;
    let leading = look.size * 1.3;
    let (left, right) = (flow.left(), flow.right());
    let bottom = flow.y + head_height(flow, table, setting);
    for (place, lines) in setting.beside.iter().zip(heads(flow, table, setting)) {
        // The last line of each stands on the rule.
        let above = bottom - 5.0 - times(lines.len().saturating_sub(1), leading);
        for (number, line) in lines.iter().enumerate() {
            let y = above + times(number, leading);
            if table.columns[place.column].kind == Kind::Figures {
                flow.page().text_to(faces, (left + place.x + place.width, y), look, line);
            } else {
                flow.page().text((left + place.x, y), look, line);
            }
        }
    }
    flow.page().line((left, bottom), (right, bottom), 1.0, Ink::Black);
    flow.y = bottom;
}

/// The lines of each cell.
fn broken(flow: &Flow<'_>, table: &Table, setting: &Setting, row: &Row) -> Lines {
    let faces = flow.faces;
    let (cells, weight): (&[String], _) = match row {
        Row::Cells(cells) => (cells, Weight::Regular),
        Row::Total(cells) => (cells, Weight::Bold),
        Row::Band(_) => (&[], Weight::Bold),
    };
    let look = Look { size: setting.size, weight, ink: Ink::Black };
    let small = Look { size: setting.size * 0.92, ..look };
    let room = flow.width() - setting.indent - setting.pad;
    let (beside, under) = if let Row::Band(text) = row {
        (vec![look.lines(faces, text, flow.width() - 2.0 * setting.pad)], Vec::new())
    } else {
        let cell = |n: usize| cells.get(n).map_or("", String::as_str);
        let beside = setting.beside.iter().map(|place| {
            // Figures that are wider than any page are broken all the same.
            look.lines(faces, cell(place.column), place.width + 0.2)
        });
        let said = setting.under.iter().filter(|n| !cell(**n).is_empty());
        let said = said.map(|n| format!("{} {}", table.columns[*n].head, cell(*n)));
        let under = joined(flow, small, said.map(|text| text.trim().to_owned()), room);
        (beside.collect(), under)
    };
    let is_band = matches!(row, Row::Band(_));
    let most = beside.iter().map(Vec::len).max().unwrap_or(1);
    let written = if matches!(row, Row::Cells(_)) { setting.write.len().div_ceil(2) } else { 0 };
    let height = times(most, look.leading())
        + times(under.len(), small.leading())
        + times(written, WRITTEN)
        + setting.air;
    let is_total = matches!(row, Row::Total(_));
    Lines { beside, under, look, small, height, is_band, is_total }
}

/// Things with dots between them, each in one line as far as it has room.
fn joined(
    flow: &Flow<'_>,
    look: Look,
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
        lines.extend(look.lines(flow.faces, &text, room));
    }
    lines
}

fn draw(flow: &mut Flow<'_>, table: &Table, setting: &Setting, lines: &Lines) {
    let Lines { look, small, height, .. } = *lines;
    let faces = flow.faces;
    let ink = if lines.is_total { Ink::Black } else { Ink::Light };
    if lines.is_band && height <= flow.free() {
        let (at, size) = ((flow.left(), flow.y), (flow.width(), height));
        flow.page().marks.push(Mark::Fill { at, size, ink: Ink::Pale });
    }
    flow.y += setting.air / 2.0;
    let most = lines.beside.iter().map(Vec::len).max().unwrap_or(1);
    for number in 0..most {
        next(flow, table, setting, look.leading());
        // Letters stand so that what is above and below them is alike to the eye.
        let (left, y) = (flow.left(), flow.y - look.size * 0.27);
        for (place, cell) in setting.beside.iter().zip(&lines.beside) {
            let Some(line) = cell.get(number) else { continue };
            if table.columns[place.column].kind == Kind::Figures && !lines.is_band {
                flow.page().text_to(faces, (left + place.x + place.width, y), look, line);
            } else {
                flow.page().text((left + place.x, y), look, line);
            }
        }
    }
    for line in &lines.under {
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

/// Goes down by a line of a row, onto the next page when the row is longer than this one.
fn next(flow: &mut Flow<'_>, table: &Table, setting: &Setting, leading: f32) {
    if flow.free() < leading {
        flow.turn();
        head(flow, table, setting);
        flow.y += setting.air / 2.0;
    }
    flow.y += leading;
}

/// Lines to write on, two beside each other, each behind its head.
fn written(flow: &mut Flow<'_>, table: &Table, setting: &Setting) {
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
            // A head leaves half of the line to write on.
            let look = small.fitting(flow.faces, head, wide * 0.5, 5.0);
            let long = look.width(flow.faces, head).min(wide * 0.6);
            flow.page().text((x, y), look, head);
            flow.page().line((x + long + 3.0, y + 1.0), (x + wide, y + 1.0), 0.7, Ink::Black);
        }
    }
}

//! How a table is set: the size of its letters, its columns, how often it stands beside itself.
//!
//! Figures keep their line, words go on in the next. What is too wide is set smaller; columns for which
//! there is still no room go under the first words of each row. A long narrow list goes down two or three
//! columns of the page. Nothing is cut off.

use super::{
    face::Weight,
    flow::{Flow, GUTTER, times},
    page::Look,
    rows,
};
use crate::view::sheet::{Kind, Row, Table};

/// Of the letters, where there is room for them; in lists beside each other; on a roll.
const SIZE: f32 = 10.5;
const LIST: f32 = 9.5;
const ROLL: f32 = 9.5;
/// The smallest that is read without glasses.
const LEAST: f32 = 6.0;
/// The smallest on a roll, which is not as sharp.
const LEAST_ON_A_ROLL: f32 = 8.0;
/// The narrowest column to write in, what it would like to be, and the narrowest of words.
const BLANK: f32 = 62.0;
const BLANK_WANTED: f32 = 120.0;
const WORDS: f32 = 60.0;
/// Nearly all cells of a column.
const USUAL: f32 = 0.9;
/// How much more than its words a row is high; more where somebody writes.
const AIR: f32 = 7.0;
const TIGHT: f32 = 3.2;
const TALL: f32 = 18.0;
/// The same in a list of many rows: forty to a Letter page, as rooms know their sign-in sheets.
const SIGNED: f32 = 3.2;
const MANY: usize = 20;

/// How a table is set.
pub(super) struct Setting {
    pub(super) size: f32,
    /// Columns of the table that stand beside each other.
    pub(super) beside: Vec<Place>,
    /// Columns that stand under the first words of their row, each with its head.
    pub(super) under: Vec<usize>,
    /// Columns to write in that stand under the row.
    pub(super) write: Vec<usize>,
    /// Where the things under a row begin, from the left edge of the table.
    pub(super) indent: f32,
    /// White on either side of a cell.
    pub(super) pad: f32,
    pub(super) air: f32,
    /// How often the table stands beside itself.
    pub(super) times: usize,
}

/// A column that stands beside others.
pub(super) struct Place {
    pub(super) column: usize,
    /// The left edge of its words, from the left edge of the table.
    pub(super) x: f32,
    pub(super) width: f32,
}

/// How wide a column is: what it would like, and the least.
#[derive(Clone, Copy)]
struct Wish {
    wanted: f32,
    least: f32,
    /// Of words: the width in which none of them is broken.
    whole: f32,
    /// The width in which nearly all cells have one line; of a column to write in the least.
    usual: f32,
}

/// Puts the table where the flow is.
pub(super) fn put(flow: &mut Flow<'_>, table: &Table) {
    if table.columns.is_empty() {
        return;
    }
    let setting = setting(flow, table);
    if setting.times > 1 {
        flow.divide(setting.times);
    }
    rows::put(flow, table, &setting);
    flow.unite();
}

/// How much of the table stands under its heading at least.
pub(super) fn lead(flow: &Flow<'_>, table: &Table) -> f32 {
    if table.columns.is_empty() {
        return 0.0;
    }
    let first = rows::first(flow, table, &setting(flow, table));
    6.0 + first.min(flow.body() * 0.5)
}

pub(super) fn head_look(flow: &Flow<'_>, size: f32) -> Look {
    if flow.is_roll { Look::plain(size * 0.86) } else { Look::grey(size * 0.86) }
}

fn setting(flow: &Flow<'_>, table: &Table) -> Setting {
    let writes = table.columns.iter().any(|column| column.kind == Kind::Blank);
    if !flow.is_roll && !writes {
        for count in [3, 2] {
            if let Some(setting) = list(flow, table, count) {
                return setting;
            }
        }
    }
    let (size, least, pad) =
        if flow.is_roll { (ROLL, LEAST_ON_A_ROLL, 3.0) } else { (SIZE, LEAST, 6.0) };
    let wishes = wishes(flow, table, size, 1.0);
    let needed: f32 = wishes.iter().map(|wish| wish.least).sum();
    let room = flow.width() - 2.0 * pad * times(wishes.len(), 1.0);
    let air = match (writes, table.rows.len() > MANY) {
        (true, false) => TALL,
        (true, true) => SIGNED,
        (false, _) => AIR * flow.fit.air,
    };
    if room > 0.0 && needed * least <= room * size {
        let wanted: f32 = wishes.iter().map(|wish| wish.wanted).sum();
        let larger = flow.fit.larger.min(room / wanted.max(1.0)).max(1.0);
        let scale = (room / needed.max(1.0)).min(larger);
        let all: Vec<usize> = (0..wishes.len()).collect();
        let beside = share(table, &all, &wishes, (scale, room, pad), flow.is_roll);
        let (under, write) = (Vec::new(), Vec::new());
        let size = size * scale;
        return Setting { size, beside, under, write, indent: pad, pad, air, times: 1 };
    }
    stacked(flow, table, &wishes, (size, pad))
}

/// The table beside itself: when it is longer than the page, and what nearly all rows need is narrow.
fn list(flow: &Flow<'_>, table: &Table, count: usize) -> Option<Setting> {
    let (size, pad) = (LIST, 4.0);
    // A sum is read under its column.
    if table.rows.iter().any(|row| matches!(row, Row::Total(_))) {
        return None;
    }
    if times(table.rows.len(), SIZE * 1.25 + AIR) < flow.free() - 30.0 {
        return None;
    }
    let wishes = wishes(flow, table, size, 0.95);
    let wanted: f32 = wishes.iter().map(|wish| wish.wanted).sum();
    let room = flow.width_of(count) - 2.0 * pad * times(wishes.len(), 1.0);
    // Few columns of words: a list of sentences is read across the page.
    let words = table.columns.iter().filter(|column| column.kind == Kind::Words).count();
    if wanted > room || words > 2 || GUTTER > room {
        return None;
    }
    let all: Vec<usize> = (0..wishes.len()).collect();
    let beside = share(table, &all, &wishes, (1.0, room, pad), true);
    let (under, write) = (Vec::new(), Vec::new());
    Some(Setting { size, beside, under, write, indent: pad, pad, air: TIGHT, times: count })
}

/// The first words and as many columns as there is room for; the others under them.
fn stacked(flow: &Flow<'_>, table: &Table, wishes: &[Wish], (size, pad): (f32, f32)) -> Setting {
    let kind = |n: &usize| table.columns[*n].kind;
    let all: Vec<usize> = (0..wishes.len()).collect();
    let main = all.iter().copied().find(|n| kind(n) == Kind::Words).unwrap_or(0);
    let width = flow.width();
    let names = wishes[main].wanted.min((width * 0.45).max(wishes[main].whole));
    let mut left = width - 2.0 * pad - names;
    let mut chosen = vec![main];
    for wanted in [Kind::Figures, Kind::Words] {
        for n in all.iter().filter(|n| **n != main && kind(n) == wanted) {
            let needed = wishes[*n].wanted + 2.0 * pad;
            if needed <= left {
                left -= needed;
                chosen.push(*n);
            }
        }
    }
    chosen.sort_unstable();
    let room = width - 2.0 * pad * times(chosen.len(), 1.0);
    let beside = share(table, &chosen, wishes, (1.0, room, pad), true);
    let others = |n: &usize| !chosen.contains(n);
    let (write, under) =
        all.iter().copied().filter(others).partition(|n: &usize| kind(n) == Kind::Blank);
    let indent = beside.iter().find(|place| place.column == main).map_or(pad, |place| place.x);
    Setting { size, beside, under, write, indent, pad, air: AIR * flow.fit.air, times: 1 }
}

/// The places of these columns in so much room.
fn share(
    table: &Table,
    columns: &[usize],
    wishes: &[Wish],
    (scale, room, pad): (f32, f32, f32),
    to_words: bool,
) -> Vec<Place> {
    let mut widths: Vec<f32> = columns.iter().map(|n| wishes[*n].least * scale).collect();
    let mut left = (room - widths.iter().sum::<f32>()).max(0.0);
    // First no word is broken, then nearly all cells have one line, then each gets what it wants: the
    // shortest first, so that no long name starves the others.
    let wholes: fn(&Wish) -> f32 = |wish| wish.whole;
    for goal in [wholes, |wish| wish.usual, |wish| wish.wanted] {
        let lacks = |widths: &[f32], at: usize| goal(&wishes[columns[at]]) * scale - widths[at];
        let mut order: Vec<usize> =
            (0..columns.len()).filter(|at| lacks(&widths, *at) > 0.0).collect();
        order.sort_by(|a, b| lacks(&widths, *a).total_cmp(&lacks(&widths, *b)));
        let mut waiting = order.len();
        for at in order {
            let more = (left / times(waiting, 1.0)).min(lacks(&widths, at));
            widths[at] += more;
            left -= more;
            waiting -= 1;
        }
    }
    // What is left goes to the columns that are written in, else to the words of a list, else to all.
    let of = |kind: Kind| -> Vec<usize> {
        (0..columns.len()).filter(|at| table.columns[columns[*at]].kind == kind).collect()
    };
    let mut takers = of(Kind::Blank);
    if takers.is_empty() && to_words {
        takers = of(Kind::Words);
    }
    if takers.is_empty() {
        takers = (0..columns.len()).collect();
    }
    let more = left / times(takers.len().max(1), 1.0);
    for at in takers {
        widths[at] += more;
    }
    let mut x = 0.0;
    let place = |(column, width): (&usize, f32)| {
        let at = x + pad;
        x = at + width + pad;
        Place { column: *column, x: at, width }
    };
    columns.iter().zip(widths).map(place).collect()
}

/// What the columns need. Of words as much as that part of the rows has.
fn wishes(flow: &Flow<'_>, table: &Table, size: f32, part: f32) -> Vec<Wish> {
    let columns = table.columns.iter().enumerate();
    columns
        .map(|(number, column)| {
            // A head may be broken, but its longest word may not.
            let look = head_look(flow, size);
            let words = column.head.split(' ').map(|word| look.width(flow.faces, word));
            let (head, longest) = (look.width(flow.faces, &column.head), words.fold(0.0, f32::max));
            let widths = widths(flow, table, number, size);
            let part = if column.kind == Kind::Words { part } else { 1.0 };
            let widest = of_part(&widths, part);
            // A hair more, so that what fits exactly is not broken.
            match column.kind {
                Kind::Words => {
                    let wanted = widest.max(head) + 0.1;
                    let least = wanted.min(longest.max(WORDS));
                    let cells = table.rows.iter().filter_map(|row| match row {
                        Row::Cells(cells) | Row::Total(cells) => cells.get(number),
                        Row::Band(_) | Row::Between(_) => None,
                    });
                    let widest = cells.map(|cell| flow.faces.widest_word(cell, Weight::Bold, size));
                    let whole = widest.fold(least, f32::max).min(wanted);
                    let usual = (of_part(&widths, USUAL) + 0.1).clamp(least, wanted);
                    Wish { wanted, least, whole, usual }
                }
                Kind::Figures => {
                    let least = widest.max(longest) + 0.1;
                    let wanted = least.max(head.min(least * 2.0)) + 0.1;
                    Wish { wanted, least, whole: least, usual: least }
                }
                Kind::Blank => {
                    let least = longest.max(BLANK);
                    let wanted = head.max(BLANK_WANTED);
                    Wish { wanted, least, whole: least, usual: least }
                }
            }
        })
        .collect()
}

/// How wide each cell of a column is, the narrowest first.
fn widths(flow: &Flow<'_>, table: &Table, number: usize, size: f32) -> Vec<f32> {
    let width = |cells: &[String], weight: Weight| {
        let text = cells.get(number).map_or("", String::as_str);
        flow.faces.width(&super::text::plain(text), weight, size)
    };
    let rows = table.rows.iter();
    let mut widths: Vec<f32> = rows
        .filter_map(|row| match row {
            Row::Cells(cells) => Some(width(cells, Weight::Regular)),
            Row::Total(cells) => Some(width(cells, Weight::Bold)),
            Row::Band(_) | Row::Between(_) => None,
        })
        .collect();
    widths.sort_by(f32::total_cmp);
    widths
}

/// The width in which that part of these has room.
fn of_part(widths: &[f32], part: f32) -> f32 {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a place in the list"
    )]
    let at = (widths.len() as f32 * part) as usize;
    widths.get(at).or(widths.last()).copied().unwrap_or(0.0)
}

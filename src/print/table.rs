//! The setting of a table: its type size, its columns, and its repetition side by side.
//!
//! Figures stay on one line; words wrap. Content that is too wide is set smaller. Columns that
//! still do not fit go under the first words of each row. A long narrow list runs down two or three
//! columns of the page. No content is cut off.

use bottone_view::sheet::{ColumnKind, SheetTable, TableRow};

use super::{
    columns::{ColumnPlace, ColumnWidth, share, wishes},
    flow::{Flow, GUTTER, times},
    page::TextStyle,
    rows,
};

/// The usual type size, that of side-by-side lists, and that of a roll.
const SIZE: f32 = 10.5;
const LIST: f32 = 9.5;
const ROLL: f32 = 9.5;
/// The smallest size readable without glasses.
const LEAST: f32 = 6.0;
/// The smallest size on a roll, which is less sharp.
const LEAST_ON_A_ROLL: f32 = 8.0;
/// The padding on either side of a cell, if there is room.
const PAD: f32 = 6.0;
/// The smallest reduction of the letters by which fewer cells wrap.
const SMALLER: f32 = 0.82;
/// The height that a row adds to its words; more if people write on it.
const AIR: f32 = 7.0;
const TIGHT: f32 = 3.2;
const TALL: f32 = 18.0;
/// The same in a list of many rows: forty to a Letter page, as is usual for sign-in sheets.
const SIGNED: f32 = 3.2;
const MANY: usize = 20;

/// The sizes on a wall, from the largest wanted to the smallest readable from two metres.
const WALL: [f32; 5] = [18.0, 17.0, 16.0, 15.0, 14.0];
/// The height that a row adds there, a cell's padding, and the part of the names on one line. A
/// long name may wrap, so that half of the page is not left white.
const WALL_AIR: f32 = 0.3;
const WALL_PAD: f32 = 4.0;
const WALL_LINES: f32 = 0.8;
/// The estimated extra room for such names and repeated bands.
const WALL_MORE: f32 = 1.05;

/// The setting of a table.
pub(super) struct TableSetting {
    pub(super) size: f32,
    /// The columns side by side.
    pub(super) columns: Vec<ColumnPlace>,
    /// The columns under the first words of their row, each with its head.
    pub(super) columns_below: Vec<usize>,
    /// The columns to write in, placed under the row.
    pub(super) write: Vec<usize>,
    /// The indent of the content under a row, from the left edge of the table.
    pub(super) indent: f32,
    /// The padding on either side of a cell.
    pub(super) pad: f32,
    pub(super) air: f32,
    /// The number of times that the table stands side by side.
    pub(super) times: usize,
}

/// Draws the table at the flow's position.
pub(super) fn put(flow: &mut Flow<'_>, table: &SheetTable) {
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

/// Returns the least height of the table that must stand under its heading.
pub(super) fn least_height(flow: &Flow<'_>, table: &SheetTable) -> f32 {
    if table.columns.is_empty() {
        return 0.0;
    }
    let first = rows::first(flow, table, &setting(flow, table));
    6.0 + first.min(flow.body() * 0.5)
}

/// Returns how far its letters can grow before a cell of one line needs two.
pub(super) fn growth(flow: &Flow<'_>, table: &SheetTable) -> f32 {
    let wanted: f32 = wishes(flow, table, SIZE, 1.0).iter().map(|wish| wish.width).sum();
    let room = flow.width() - 2.0 * PAD * times(table.columns.len(), 1.0);
    room / wanted.max(1.0)
}

/// Returns the type size if there is room for it.
pub(super) const fn usual_size(flow: &Flow<'_>) -> f32 {
    if flow.is_roll { ROLL } else { SIZE }
}

pub(super) fn head_look(flow: &Flow<'_>, size: f32) -> TextStyle {
    if flow.is_roll { TextStyle::plain(size * 0.86) } else { TextStyle::grey(size * 0.86) }
}

/// Returns the setting of a list on a wall: the fewest pages, then the largest type. `filled` of its
/// first page is above the list, and `after` of its last page below.
pub(super) fn wall_setting(
    flow: &Flow<'_>,
    table: &SheetTable,
    (filled, after): (f32, f32),
) -> (f32, usize) {
    let least = WALL[WALL.len() - 1];
    let mut best = (usize::MAX, (least, 1));
    for size in WALL {
        let wishes = wishes(flow, table, size, WALL_LINES);
        let wanted: f32 = wishes.iter().map(|wish| wish.width).sum();
        for count in 1..=3_usize {
            let room = flow.width_of(count) - 2.0 * WALL_PAD * times(wishes.len(), 1.0);
            if count > 1 && wanted > room {
                break;
            }
            // Each column has a head, and some names wrap.
            let high = flow.body() - size * 2.0;
            let rows = times(table.rows.len(), size * (1.25 + WALL_AIR)) * WALL_MORE;
            let first = (high - filled) * times(count, 1.0);
            let rows = rows + after * times(count, 1.0);
            let pages = 1 + fitting((rows - first).max(0.0), high * times(count, 1.0));
            if pages < best.0 {
                best = (pages, (size, count));
            }
        }
    }
    best.1
}

/// Returns the number of pages of this height that hold this much.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "how many pages a list has"
)]
fn fitting(height: f32, page: f32) -> usize {
    (height / page.max(1.0)).ceil() as usize
}

fn setting(flow: &Flow<'_>, table: &SheetTable) -> TableSetting {
    if let Some((size, count)) = flow.fit.wall {
        let all: Vec<usize> = (0..table.columns.len()).collect();
        let pad = WALL_PAD;
        let room = flow.width_of(count) - 2.0 * pad * times(all.len(), 1.0);
        let wishes = wishes(flow, table, size, WALL_LINES);
        let beside = share(flow, table, &all, &wishes, (1.0, room, pad), true);
        let (under, write) = (Vec::new(), Vec::new());
        let air = size * WALL_AIR;
        return TableSetting {
            size,
            columns: beside,
            columns_below: under,
            write,
            indent: pad,
            pad,
            air,
            times: count,
        };
    }
    let writes = table.columns.iter().any(|column| column.kind == ColumnKind::Blank);
    if !flow.is_roll && !writes {
        for count in [3, 2] {
            if let Some(setting) = list(flow, table, count) {
                return setting;
            }
        }
    }
    let (size, least, pad) =
        if flow.is_roll { (ROLL, LEAST_ON_A_ROLL, 3.0) } else { (SIZE, LEAST, PAD) };
    let wishes = wishes(flow, table, size, 1.0);
    let needed: f32 = wishes.iter().map(|wish| wish.least).sum();
    let room = flow.width() - 2.0 * pad * times(wishes.len(), 1.0);
    let air = match (writes, table.rows.len() > MANY) {
        (true, false) => TALL * flow.fit.air,
        (true, true) => SIGNED * flow.fit.air.max(0.75),
        (false, _) => AIR * flow.fit.air,
    };
    if room > 0.0 && needed * least <= room * size {
        let scale = scale(flow, table, &wishes, room, writes);
        let all: Vec<usize> = (0..wishes.len()).collect();
        let beside = share(flow, table, &all, &wishes, (scale, room, pad), flow.is_roll);
        let (under, write) = (Vec::new(), Vec::new());
        let size = size * scale;
        return TableSetting {
            size,
            columns: beside,
            columns_below: under,
            write,
            indent: pad,
            pad,
            air,
            times: 1,
        };
    }
    stacked(flow, table, &wishes, (size, pad))
}

/// Returns the reduction of the usual type size at which all columns fit side by side.
fn scale(
    flow: &Flow<'_>,
    table: &SheetTable,
    wishes: &[ColumnWidth],
    room: f32,
    writes: bool,
) -> f32 {
    let sum = |of: fn(&ColumnWidth) -> f32| wishes.iter().map(of).sum::<f32>().max(1.0);
    let most = room / sum(|wish| wish.least);
    if flow.is_roll {
        return most.min(1.0);
    }
    let larger = flow.fit.larger.min(room / sum(|wish| wish.width)).max(1.0);
    // Smaller type is better than a broken word, and a long record of sentences is read close up.
    let unbroken = room / sum(|wish| wish.whole);
    let is_long = table.rows.len() > 2 * MANY && !writes;
    let usual = if is_long { room / sum(|wish| wish.usual) } else { larger };
    most.min(unbroken.min(usual).clamp(SMALLER, larger))
}

/// Sets the table side by side with itself, if it is longer than the page. Nearly all rows must be
/// narrow.
fn list(flow: &Flow<'_>, table: &SheetTable, count: usize) -> Option<TableSetting> {
    let (size, pad) = (LIST, 4.0);
    // A sum must stand under its column.
    if table.rows.iter().any(|row| matches!(row, TableRow::Total(_))) {
        return None;
    }
    if times(table.rows.len(), SIZE * 1.25 + AIR) < flow.free() - 30.0 {
        return None;
    }
    // Only with few columns of words, as a list of sentences is read across the page.
    let words = table.columns.iter().filter(|column| column.kind == ColumnKind::Words).count();
    let room = flow.width_of(count) - 2.0 * pad * times(table.columns.len(), 1.0);
    if words > 2 || GUTTER > room {
        return None;
    }
    let wishes = wishes(flow, table, size, 0.95);
    let wanted: f32 = wishes.iter().map(|wish| wish.width).sum();
    if wanted > room {
        return None;
    }
    let all: Vec<usize> = (0..wishes.len()).collect();
    let beside = share(flow, table, &all, &wishes, (1.0, room, pad), true);
    let (under, write) = (Vec::new(), Vec::new());
    Some(TableSetting {
        size,
        columns: beside,
        columns_below: under,
        write,
        indent: pad,
        pad,
        air: TIGHT * flow.fit.air.clamp(0.6, 1.0),
        times: count,
    })
}

/// Places the first words and as many columns as fit; the others go under them.
fn stacked(
    flow: &Flow<'_>,
    table: &SheetTable,
    wishes: &[ColumnWidth],
    (size, pad): (f32, f32),
) -> TableSetting {
    let kind = |n: &usize| table.columns[*n].kind;
    let all: Vec<usize> = (0..wishes.len()).collect();
    let main = all.iter().copied().find(|n| kind(n) == ColumnKind::Words).unwrap_or(0);
    let width = flow.width();
    let names = wishes[main].width.min((width * 0.45).max(wishes[main].whole));
    let mut left = width - 2.0 * pad - names;
    let mut chosen = vec![main];
    for wanted in [ColumnKind::Figures, ColumnKind::Words] {
        for n in all.iter().filter(|n| **n != main && kind(n) == wanted) {
            let needed = wishes[*n].width + 2.0 * pad;
            if needed <= left {
                left -= needed;
                chosen.push(*n);
            }
        }
    }
    chosen.sort_unstable();
    let room = width - 2.0 * pad * times(chosen.len(), 1.0);
    let beside = share(flow, table, &chosen, wishes, (1.0, room, pad), true);
    let others = |n: &usize| !chosen.contains(n);
    let (write, under) =
        all.iter().copied().filter(others).partition(|n: &usize| kind(n) == ColumnKind::Blank);
    let indent = beside.iter().find(|place| place.column == main).map_or(pad, |place| place.x);
    TableSetting {
        size,
        columns: beside,
        columns_below: under,
        write,
        indent,
        pad,
        air: AIR * flow.fit.air,
        times: 1,
    }
}

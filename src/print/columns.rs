//! The widths of a table's columns.

use bottone_view::sheet::{ColumnKind, SheetTable, TableRow};

use super::{
    face::Weight,
    flow::{Flow, times},
    table::head_look,
    text::plain,
};

/// The minimum and the wanted width of a column to write in, and the minimum for words.
const BLANK: f32 = 54.0;
const BLANK_WANTED: f32 = 120.0;
const WORDS: f32 = 60.0;
/// The part of a column's cells that counts as nearly all.
const USUAL: f32 = 0.9;
/// The part of a table's width that other columns may take before the columns to write in.
const BESIDE_BLANKS: f32 = 0.4;
/// The number of rows measured for the length of a table's words.
const SAMPLE: usize = 300;

/// A column beside others.
pub(super) struct ColumnPlace {
    pub(super) column: usize,
    /// The left edge of its words, from the left edge of the table.
    pub(super) x: f32,
    pub(super) width: f32,
}

/// The wanted and the minimum width of a column.
#[derive(Clone, Copy)]
pub(super) struct ColumnWidth {
    pub(super) width: f32,
    pub(super) least: f32,
    /// The width in which no word is broken.
    pub(super) whole: f32,
    /// The width in which nearly all cells have one line; for a column to write in, the minimum.
    pub(super) usual: f32,
}

/// Returns the places of these columns in this much room.
pub(super) fn share(
    flow: &Flow<'_>,
    table: &SheetTable,
    columns: &[usize],
    wishes: &[ColumnWidth],
    (scale, room, pad): (f32, f32, f32),
    to_words: bool,
) -> Vec<ColumnPlace> {
    let mut widths: Vec<f32> = columns.iter().map(|n| wishes[*n].least * scale).collect();
    let mut left = (room - widths.iter().sum::<f32>()).max(0.0);
    let of = |kind: ColumnKind| -> Vec<usize> {
        (0..columns.len()).filter(|at| table.columns[columns[*at]].kind == kind).collect()
    };
    let (words, blanks) = (of(ColumnKind::Words), of(ColumnKind::Blank));
    let most = if blanks.is_empty() { room } else { room * BESIDE_BLANKS };
    let wish = |at: usize| &wishes[columns[at]];
    // The goals in order: no word is broken, nearly all cells have one line, all have one, and
    // there is room to write. The shortest columns come first, so that a long name does not take
    // the others' room.
    let goals: [&dyn Fn(usize) -> f32; 4] = [
        &|at| wish(at).whole * scale,
        &|at| wish(at).usual * scale,
        &|at| if blanks.contains(&at) { 0.0 } else { (wish(at).width * scale).min(most) },
        &|at| wish(at).width * scale,
    ];
    for goal in goals {
        let lacks = |widths: &[f32], at: usize| goal(at) - widths[at];
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
    if words.len() > 1 && words.iter().any(|at| widths[*at] < wish(*at).width * scale) {
        let least = |at: usize| wish(at).whole * scale;
        balance(flow, table, (columns, &words), &mut widths, (scale, &least));
    }
    // Spare room goes to the columns to write in, else to the words of a list. Otherwise it goes to
    // all but figures at the edge, which would stand apart.
    let takers = match (blanks.is_empty(), to_words && !words.is_empty()) {
        (false, _) => blanks,
        (true, true) => words,
        (true, false) => {
            let edge = |at: &usize| *at == 0 && of(ColumnKind::Figures).contains(at);
            (0..columns.len()).filter(|at| !edge(at)).collect()
        }
    };
    let more = left / times(takers.len().max(1), 1.0);
    for at in takers {
        widths[at] += more;
    }
    let mut x = 0.0;
    let place = |(column, width): (&usize, f32)| {
        let at = x + pad;
        x = at + width + pad;
        ColumnPlace { column: *column, x: at, width }
    };
    columns.iter().zip(widths).map(place).collect()
}

/// Moves room between columns of words while that makes the rows shorter. A column with few filled
/// cells does not make all others long.
fn balance(
    flow: &Flow<'_>,
    table: &SheetTable,
    (columns, words): (&[usize], &[usize]),
    widths: &mut [f32],
    (scale, least): (f32, &dyn Fn(usize) -> f32),
) {
    let size = super::table::usual_size(flow) * scale;
    let step = table.rows.len().div_ceil(SAMPLE).max(1);
    let long: Vec<Vec<f32>> = (table.rows.iter().step_by(step))
        .filter_map(|row| match row {
            TableRow::Cells(cells) => {
                Some(words.iter().map(|at| width(flow, cells, columns[*at], size)).collect())
            }
            _ => None,
        })
        .collect();
    // A cell half a line too long needs two lines, and line ends waste some room.
    let lines = |widths: &[f32]| -> f32 {
        let of = |row: &Vec<f32>| {
            let each = row.iter().zip(words).map(|(long, at)| (long / widths[*at].max(1.0)).ceil());
            each.fold(1.0, f32::max)
        };
        long.iter().map(of).sum()
    };
    let mut best = lines(widths);
    for step in [96.0, 48.0, 24.0, 12.0, 6.0] {
        for _ in 0..8 {
            let before = best;
            for &from in words {
                for &to in words {
                    if from == to || widths[from] - step < least(from) {
                        continue;
                    }
                    widths[from] -= step;
                    widths[to] += step;
                    let now = lines(widths);
                    if now < best {
                        best = now;
                    } else {
                        widths[from] += step;
                        widths[to] -= step;
                    }
                }
            }
            if best >= before {
                break;
            }
        }
    }
}

/// Returns the widths that the columns need. Words are measured for this part of the rows.
pub(super) fn wishes(
    flow: &Flow<'_>,
    table: &SheetTable,
    size: f32,
    part: f32,
) -> Vec<ColumnWidth> {
    let columns = table.columns.iter().enumerate();
    columns
        .map(|(number, column)| {
            // A head may be broken between words, but not within its longest one.
            let look = head_look(flow, size);
            let words = column.head.split(' ').map(|word| look.width(flow.faces, word));
            let (head, longest) = (look.width(flow.faces, &column.head), words.fold(0.0, f32::max));
            let widths = widths(flow, table, number, size);
            let part = if column.kind == ColumnKind::Words { part } else { 1.0 };
            let widest = of_part(&widths, part);
            // A little is added, so that text of exactly the width is not broken.
            match column.kind {
                ColumnKind::Words => {
                    let wanted = widest.max(head) + 0.1;
                    let least = wanted.min(longest.max(WORDS));
                    let cells = table.rows.iter().filter_map(|row| match row {
                        TableRow::Cells(cells) | TableRow::Total(cells) => cells.get(number),
                        TableRow::Band(_) | TableRow::Between(_) => None,
                    });
                    let widest = cells.map(|cell| flow.faces.widest_word(cell, Weight::Bold, size));
                    let whole = widest.fold(least, f32::max).min(wanted);
                    let usual = (of_part(&widths, USUAL) + 0.1).clamp(least, wanted);
                    ColumnWidth { width: wanted, least, whole, usual }
                }
                ColumnKind::Figures => {
                    let least = widest.max(longest) + 0.1;
                    let wanted = least.max(head.min(least * 2.0)) + 0.1;
                    ColumnWidth { width: wanted, least, whole: least, usual: least }
                }
                ColumnKind::Blank => {
                    let least = longest.max(BLANK);
                    let wanted = head.max(BLANK_WANTED);
                    ColumnWidth { width: wanted, least, whole: least, usual: least }
                }
            }
        })
        .collect()
}

/// Returns the width of a cell.
fn width(flow: &Flow<'_>, cells: &[String], number: usize, size: f32) -> f32 {
    let text = cells.get(number).map_or("", String::as_str);
    flow.faces.width(&plain(text), Weight::Regular, size)
}

/// Returns the widths of a column's cells, the narrowest first.
fn widths(flow: &Flow<'_>, table: &SheetTable, number: usize, size: f32) -> Vec<f32> {
    let rows = table.rows.iter();
    let mut widths: Vec<f32> = rows
        .filter_map(|row| match row {
            TableRow::Cells(cells) => Some(width(flow, cells, number, size)),
            TableRow::Total(cells) => {
                let text = cells.get(number).map_or("", String::as_str);
                Some(flow.faces.width(&plain(text), Weight::Bold, size))
            }
            TableRow::Band(_) | TableRow::Between(_) => None,
        })
        .collect();
    widths.sort_by(f32::total_cmp);
    widths
}

/// Returns the width in which this part of the cells fits.
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

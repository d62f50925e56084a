//! Tests of the use of pages: short sheets are larger, columns end together, bands are repeated.

use bottone_i18n::Language;
use bottone_print::{Job, Paper, pdf};
use bottone_view::sheet::{Code, Column, Sheet, SheetPart, SheetTable, TableRow};

use bottone_print_support::Document;

fn printed(paper: Paper, parts: Vec<SheetPart>) -> Document {
    let sheet = Sheet {
        title: "Autumn Main Event".into(),
        detail: "Seats".into(),
        parts,
        foot: "Printed at 20:11".into(),
        ..Sheet::default()
    };
    Document::of(&pdf(Language::English, paper, Job::Sheets(vec![sheet])).unwrap())
}

/// Makes a list of names with seats, with a band after every `each` names.
fn list(names: usize, each: usize) -> SheetPart {
    let columns = vec![Column::words("Player"), Column::figures("Seat")];
    let row = |n: usize| {
        let band = n.is_multiple_of(each).then(|| TableRow::Band(format!("Band{}", n / each)));
        band.into_iter().chain([TableRow::Cells(vec![format!("Name{n}x"), n.to_string()])])
    };
    SheetPart::Table(SheetTable { columns, rows: (0..names).flat_map(row).collect() })
}

/// Returns the page and the box of a word.
fn at(words: &[(usize, String, [f32; 4])], wanted: &str) -> (usize, [f32; 4]) {
    let found = words.iter().find(|(_, word, _)| word == wanted);
    let (page, _, at) = found.unwrap_or_else(|| panic!("{wanted}"));
    (*page, *at)
}

#[test]
fn the_last_columns_end_together_and_leave_room_for_what_is_below() {
    for paper in [Paper::A4, Paper::Letter] {
        for names in (60..400).step_by(17) {
            let document = printed(paper, vec![list(names, 1_000), SheetPart::Note("End.".into())]);
            let words = document.words();
            let last = document.sizes().len();
            // The deepest name of each column of the last page.
            let mut columns: Vec<(f32, f32)> = Vec::new();
            for (_, _, at) in words.iter().filter(|(p, w, _)| *p == last && w.starts_with("Name")) {
                match columns.iter_mut().find(|(left, _)| (*left - at[0]).abs() < 1.0) {
                    Some((_, deepest)) => *deepest = deepest.max(at[3]),
                    None => columns.push((at[0], at[3])),
                }
            }
            let label = format!("{names} on {paper:?}");
            assert!(columns.len() > 1, "{label}: one column, and all others on the page before");
            let deepest = columns.iter().map(|(_, y)| *y).fold(0.0, f32::max);
            // All columns but the last are full, and the last has no more than these.
            columns.sort_by(|a, b| a.0.total_cmp(&b.0));
            for (_, y) in &columns[..columns.len() - 1] {
                assert!(deepest - y < 20.0, "{label}: {columns:?}");
            }
            let rows = f32::from(u8::try_from(columns.len()).unwrap());
            assert!(deepest - columns.last().unwrap().1 < 17.0 * rows, "{label}: {columns:?}");
            assert_eq!(at(&words, "End.").0, last, "{label}");
        }
    }
}

#[test]
fn a_band_stands_again_over_the_rows_that_go_on_without_it() {
    let document = printed(Paper::A4, vec![list(300, 7)]);
    let mut words = document.words();
    words.sort_by(|a, b| (a.0, a.2[0] > 200.0).cmp(&(b.0, b.2[0] > 200.0)));
    for n in 0..300 {
        let (page, name) = at(&words, &format!("Name{n}x"));
        let wanted = format!("Band{}", n / 7);
        let over = words.iter().any(|(p, word, at)| {
            *p == page && *word == wanted && (at[0] - name[0]).abs() < 1.0 && at[1] < name[1]
        });
        assert!(over, "{wanted} over Name{n}x on page {page}");
    }
}

#[test]
fn words_between_rows_stand_once() {
    let columns = vec![Column::words("Level"), Column::figures("Blind")];
    let row = |n: usize| {
        let level = TableRow::Cells(vec![format!("Level{n}x"), n.to_string()]);
        let pause = n.is_multiple_of(9).then(|| TableRow::Between(format!("Break{n}x")));
        pause.into_iter().chain([level])
    };
    let rows: Vec<TableRow> = (0..200).flat_map(row).collect();
    let words = printed(Paper::A4, vec![SheetPart::Table(SheetTable { columns, rows })]).words();
    for n in (0..200).step_by(9) {
        let (page, _) = at(&words, &format!("Break{n}x"));
        assert_eq!(words.iter().filter(|(_, word, _)| *word == format!("Break{n}x")).count(), 1);
        assert_eq!(at(&words, &format!("Level{n}x")).0, page, "a break stays with its level");
    }
}

#[test]
fn a_short_list_is_larger_and_never_more_pages() {
    let height = |names| {
        let document = printed(Paper::A4, vec![list(names, 1_000)]);
        assert_eq!(document.sizes().len(), 1, "{names}");
        document.is_tidy("short", 40.0);
        let (_, at) = at(&document.words(), "Name0x");
        at[3] - at[1]
    };
    let mut before = f32::INFINITY;
    for names in [1, 5, 12, 20, 24, 28, 30] {
        let now = height(names);
        assert!(now <= before + 0.01, "{names}: {now} after {before}");
        before = now;
    }
    assert!(height(5) > height(30) * 1.2);
}

#[test]
fn a_note_alone_saves_its_page() {
    let columns = || vec![Column::words("Level"), Column::figures("Blind")];
    for rows in 20..45 {
        let rows =
            (0..rows).map(|n| TableRow::Cells(vec![format!("Level{n}"), "1".into()])).collect();
        let total = TableRow::Total(vec!["All".into(), "9".into()]);
        let table = SheetTable { columns: columns(), rows: [rows, vec![total]].concat() };
        let said = table.rows.len();
        let document =
            printed(Paper::A4, vec![SheetPart::Table(table), SheetPart::Note("End.".into())]);
        if document.sizes().len() > 1 {
            let words = document.words();
            let on_last = words.iter().filter(|(p, w, _)| *p == 2 && w.starts_with("Level"));
            assert!(on_last.count() > 3, "{said} rows");
        }
    }
}

#[test]
fn on_a_roll_a_code_comes_after_the_list() {
    let code =
        Code { content: "7QK4-M2XD".into(), words: vec!["7QK4-M2XD".into()], ..Code::default() };
    let parts = vec![SheetPart::Code(code), list(5, 100)];
    for (paper, below) in [(Paper::Roll80, true), (Paper::A4, false)] {
        let words = printed(paper, parts.clone()).words();
        let is_below = at(&words, "7QK4-M2XD").1[1] > at(&words, "Name4x").1[1];
        assert_eq!(is_below, below, "{paper:?}");
    }
}

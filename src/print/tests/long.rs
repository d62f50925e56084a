//! Tests of long lists: the groups that stay together, and the pages for a wall.

use bottone_i18n::Language;
use bottone_print::{Job, Paper, pdf};
use bottone_view::sheet::{Column, Sheet, SheetPart, SheetTable, TableRow};

use bottone_print_support::Document;

fn sheet(parts: Vec<SheetPart>) -> Job {
    Job::Sheets(vec![Sheet {
        title: "Autumn Main Event".into(),
        detail: "Seats by name".into(),
        parts,
        foot: "Printed at 20:11".into(),
        ..Sheet::default()
    }])
}

#[test]
fn ten_thousand_names_hang_on_a_wall() {
    let columns = vec![Column::words("Player"), Column::figures("Table"), Column::figures("Seat")];
    let name = |n: usize| match n % 97 {
        5 => format!("Wolfeschlegelsteinhausenbergerdorff-Baumeister, Max{n}x"),
        other => format!("Surname{other}, Giv{n}x"),
    };
    let row =
        |n: usize| TableRow::Cells(vec![name(n), (n / 9 + 1).to_string(), (n % 9 + 1).to_string()]);
    let rows = (0..10_000).map(row).collect();
    let job = sheet(vec![
        SheetPart::Table(SheetTable { columns, rows }),
        SheetPart::Note("The end.".into()),
    ]);
    for paper in [Paper::A4, Paper::Letter] {
        let document = Document::of(&pdf(Language::English, paper, job.clone()).unwrap());
        document.is_tidy("wall", 40.0);
        let words = document.words();
        let pages = document.sizes().len();
        assert!(pages <= 120, "{pages}");
        // Readable at arm's length: no name is smaller than 9 points.
        let tall = words.iter().filter(|(_, word, _)| word.starts_with("Giv"));
        assert!(tall.clone().count() > 9_800);
        for (_, word, at) in tall {
            assert!(at[3] - at[1] > 9.0, "{word} {at:?}");
        }
        let mut names: Vec<&str> = (words.iter())
            .map(|(_, word, _)| word.as_str())
            .filter(|word| word.ends_with('x'))
            .collect();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!((all, names.len()), (10_000, 10_000));
        // Down one column, then the next: each has the heads.
        let heads = words.iter().filter(|(page, word, _)| *page == 2 && word == "Player").count();
        assert!(heads > 1, "{heads}");
    }
}

#[test]
fn a_heading_a_band_and_a_sum_never_stand_alone() {
    let columns = || vec![Column::words("What"), Column::figures("Amount")];
    let cells = |what: String| TableRow::Cells(vec![what, "1".into()]);
    // With any number of rows before them.
    for before in 0..60 {
        let first = (0..before).map(|n| cells(format!("before{n}"))).collect();
        let mut rows = vec![
            TableRow::Band("Band1".into()),
            TableRow::Band("Band2".into()),
            cells("first".into()),
        ];
        rows.extend((0..before).map(|n| cells(format!("under{n}"))));
        rows.extend([TableRow::Band("Band3".into()), cells("last".into())]);
        rows.push(TableRow::Total(vec!["Together".into(), "9".into()]));
        let parts = vec![
            SheetPart::Table(SheetTable { columns: columns(), rows: first }),
            SheetPart::Heading("Heading".into()),
            SheetPart::Table(SheetTable { columns: columns(), rows }),
        ];
        let printed = pdf(Language::English, Paper::A4, sheet(parts)).unwrap();
        let words = Document::of(&printed).words();
        let page = |wanted: &str| words.iter().find(|(_, word, _)| word == wanted).unwrap().0;
        for (above, below) in [
            ("Heading", "Band1"),
            ("Band1", "Band2"),
            ("Band2", "first"),
            ("Band3", "last"),
            ("last", "Together"),
        ] {
            assert_eq!(page(above), page(below), "{above} and {below} after {before}");
        }
    }
}

#[test]
fn a_row_longer_than_a_page_goes_on_over_pages() {
    let text: Vec<String> = (0..6_000).map(|n| format!("word{n}x")).collect();
    let columns = || vec![Column::figures("No."), Column::words("What")];
    let rows = vec![
        TableRow::Cells(vec!["1".into(), text.join(" ")]),
        TableRow::Band(text.join(" ")),
        TableRow::Cells(vec!["2".into(), "end".into()]),
    ];
    for paper in [Paper::A4, Paper::Letter, Paper::Roll80] {
        let job =
            sheet(vec![SheetPart::Table(SheetTable { columns: columns(), rows: rows.clone() })]);
        let document = Document::of(&pdf(Language::English, paper, job.clone()).unwrap());
        document.is_tidy(&format!("{paper:?}"), 11.3);
        let words = document.words();
        for n in 0..6_000 {
            let wanted = format!("word{n}x");
            if n % 500 == 0 {
                let times = words.iter().filter(|(_, word, _)| *word == wanted).count();
                assert_eq!(times, 2, "{wanted} on {paper:?}");
            }
        }
    }
}

#[test]
fn twenty_columns_of_large_figures_all_fit() {
    let columns = (0..20).map(|n| Column::figures(format!("Column {n}"))).collect();
    let row = TableRow::Cells((0..20).map(|n| format!("{:02},999,999,999", n + 10)).collect());
    for paper in [Paper::A4, Paper::Letter, Paper::Roll80] {
        let table = SheetTable { columns: Clone::clone(&columns), rows: vec![row.clone(); 40] };
        let document = Document::of(
            &pdf(Language::Italian, paper, sheet(vec![SheetPart::Table(table)])).unwrap(),
        );
        document.is_tidy(&format!("{paper:?}"), 11.3);
        let words = document.words();
        for n in 0..20 {
            let wanted = format!("{:02},999,999,999", n + 10);
            let times = words.iter().filter(|(_, word, _)| word.starts_with(&wanted)).count();
            assert_eq!(times, 40, "{wanted} on {paper:?}");
        }
    }
}

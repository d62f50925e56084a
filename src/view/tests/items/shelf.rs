//! Tests of `src/view/shelf.rs`.

use bottone_base::time::Timestamp;
use bottone_rules::levels::{Level, Row, Structure};
use bottone_view_structures::shelf::{ShelfFilter, ShelfStructure, Sort, groups, sorted};

#[test]
fn a_shelf_stands_in_the_order_that_was_asked_for() {
    let of = |minutes| Structure {
        rows: vec![Row::Level(Level { minutes, ..Level::default() })],
        ..Structure::default()
    };
    let (short, long) = (of(60), of(600));
    let on = |name, own, structure, group, uses, last: Option<i64>| ShelfStructure {
        name,
        own,
        structure,
        group,
        uses,
        last: last.map(Timestamp::from_millis),
    };
    let shelf = [
        on("Turbo", false, Some(&short), "", 0, None),
        on("Deep", false, Some(&long), "Festival", 2, Some(9)),
        on("monday", true, Some(&short), "Weekly", 7, Some(5)),
        on("Friday", true, Some(&long), "weekly", 7, Some(8)),
        on("torn", true, None, "", 0, None),
    ];
    let cases = [
        (ShelfFilter::All, Sort::Name, ["Deep", "Friday", "monday", "torn", "Turbo"].as_slice()),
        (ShelfFilter::All, Sort::Group, &["Deep", "Friday", "monday", "torn", "Turbo"]),
        (ShelfFilter::All, Sort::Length, &["monday", "Turbo", "Friday", "Deep", "torn"]),
        (ShelfFilter::All, Sort::Uses, &["Friday", "monday", "Deep", "torn", "Turbo"]),
        (ShelfFilter::All, Sort::Last, &["Deep", "Friday", "monday", "torn", "Turbo"]),
        (ShelfFilter::Own, Sort::Name, &["Friday", "monday", "torn"]),
        (ShelfFilter::Group("Weekly".to_owned()), Sort::Last, &["Friday", "monday"]),
    ];
    for (which, sort, names) in cases {
        let sorted = sorted(&shelf, &which, sort);
        let sorted: Vec<_> = sorted.into_iter().map(|at| shelf[at].name).collect();
        assert_eq!(sorted, names, "{which:?} {sort:?}");
    }
    assert_eq!(groups(&shelf).len(), 2, "{:?}", groups(&shelf));
}

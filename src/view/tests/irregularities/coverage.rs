//! Every paragraph of the rules has its entries, and every entry its place.

use std::{collections::BTreeSet, fs};

use bottone_rules_support::profiles::repository;
use bottone_view_table::irregularities::Irregularity;

/// Chapters 3 to 7 with the number of their first and last paragraph.
const CHAPTERS: [(u8, u8, u8); 5] = [(3, 0, 30), (4, 1, 5), (5, 1, 6), (6, 1, 10), (7, 1, 6)];

#[expect(clippy::disallowed_methods, reason = "the test reads the page that it checks")]
fn page() -> String {
    let path = repository().join("docs/engineering/irregularities.md");
    fs::read_to_string(path).unwrap()
}

#[test]
fn every_paragraph_is_in_the_table_once_in_order() {
    let page = page();
    let listed: Vec<String> = page
        .lines()
        .filter_map(|line| Some(line.strip_prefix("| ")?.split(" |").next()?.to_owned()))
        .filter(|cell| cell.starts_with(|digit: char| digit.is_ascii_digit()))
        .collect();
    let expected: Vec<String> = CHAPTERS
        .iter()
        .flat_map(|(chapter, first, last)| (*first..=*last).map(move |n| format!("{chapter}.{n}")))
        .collect();
    assert_eq!(listed, expected);
    let bare = |line: &&str| line.starts_with("| ") && line.ends_with("|  |");
    assert_eq!(page.lines().find(bare), None);
}

#[test]
fn every_entry_is_in_the_page_and_nothing_else() {
    let page = page();
    let (_, table) = page.split_once("| --- |").unwrap();
    let named: BTreeSet<&str> = table.split('`').skip(1).step_by(2).collect();
    let entries: BTreeSet<&str> = Irregularity::all().map(|(_, entry)| entry.id).collect();
    assert_eq!(named, entries);
}

//! Tests of `src/rules/ruling/cites.rs`.

use bottone_rules::ruling::cites::{Book, Topic};

#[test]
fn a_rule_is_cited_as_its_book_writes_it() {
    let cases = [
        (Topic::Overchip, Book::Tda2024, "TDA 44"),
        (Topic::Overchip, Book::Tda2026, "TDA 2026 46"),
        (Topic::Overchip, Book::Wsop, "WSOP T97"),
        (Topic::Overchip, Book::WsopLive, "WSOP L182"),
        (Topic::Reopening, Book::Roberts, "RRP NL 3"),
        (Topic::Overchip, Book::Seed000, "Seed 000"),
        (Topic::RaiseCap, Book::Seed000, "Seed 002"),
        (Topic::EveryChip, Book::Seed000, "TDA 45-A"),
        (Topic::LastChips, Book::Wsop, "TDA 45-B"),
        (Topic::HeadsUpButton, Book::Seed000, "Seed 000"),
        // Seed 000 has no rule against the same player's big blind twice in a row.
        (Topic::ToHeadsUp, Book::Seed000, "TDA 34-B"),
    ];
    for (topic, book, text) in cases {
        assert_eq!(topic.cite(book).to_string(), text, "{topic:?} in {book:?}");
    }
}

#[test]
fn some_book_speaks_of_every_point() {
    for topic in Topic::ALL {
        let speaks = Book::ALL.iter().any(|book| topic.number(*book).is_some());
        assert!(speaks, "{topic:?}");
    }
}

#[test]
fn every_point_is_listed_once() {
    let mut listed = Topic::ALL.to_vec();
    listed.sort();
    listed.dedup();
    assert_eq!(listed.len(), Topic::ALL.len());
}

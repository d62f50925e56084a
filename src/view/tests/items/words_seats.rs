//! Tests of `src/vocabulary/words/seats.rs`.

use bottone_base::seat::{Seat, SeatNo, TableNo};
use bottone_i18n::Language;
use bottone_vocabulary::words::{at_tables, seat, seat_in_full, tables, the_tables};

#[test]
fn tables_are_named_together() {
    let cases: [(&[u16], _, _, _, _); 6] = [
        (&[], "no tables", "nessun tavolo", "nessun tavolo", "nessun tavolo"),
        (&[4], "table 4", "tavolo 4", "il tavolo 4", "al tavolo 4"),
        (&[4, 6], "tables 4 and 6", "tavoli 4 e 6", "i tavoli 4 e 6", "ai tavoli 4 e 6"),
        (
            &[4, 6, 7],
            "tables 4, 6 and 7",
            "tavoli 4, 6 e 7",
            "i tavoli 4, 6 e 7",
            "ai tavoli 4, 6 e 7",
        ),
        (
            &[1, 2, 3, 4, 5],
            "tables 1 to 5",
            "tavoli da 1 a 5",
            "i tavoli da 1 a 5",
            "ai tavoli da 1 a 5",
        ),
        (&[1_200], "table 1200", "tavolo 1200", "il tavolo 1200", "al tavolo 1200"),
    ];
    for (numbers, english, bare, the, at) in cases {
        let numbers: Vec<TableNo> = numbers.iter().filter_map(|&n| TableNo::new(n)).collect();
        for said in [tables, the_tables, at_tables] {
            assert_eq!(said(Language::English, &numbers), english);
        }
        assert_eq!(tables(Language::Italian, &numbers), bare);
        assert_eq!(the_tables(Language::Italian, &numbers), the);
        assert_eq!(at_tables(Language::Italian, &numbers), at);
    }
}

#[test]
fn a_seat_is_said_short_and_aloud() {
    let at = Seat { table: TableNo::new(1_200).unwrap(), seat: SeatNo::new(3).unwrap() };
    for language in Language::complete() {
        let (short, aloud) = match language {
            Language::English => ("T1200 S3", "Table 1200 Seat 3"),
            _ => ("T1200 P3", "Tavolo 1200 posto 3"),
        };
        assert_eq!(seat(language, at), short);
        assert_eq!(seat_in_full(language, at), aloud);
    }
    assert_eq!(seat(Language::English, at), at.to_string());
}

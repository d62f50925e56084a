//! Tables and seats.

use bottone_base::seat::{Seat, SeatNo, TableNo};
use bottone_i18n::Language;

use super::counts::listed;

/// Formats a seat: "T9 S3".
pub fn seat(language: Language, seat: Seat) -> String {
    of_seat(language, "seat-short", seat)
}

/// Formats a seat in full: "Table 9 Seat 3".
pub fn seat_in_full(language: Language, seat: Seat) -> String {
    of_seat(language, "seat-aloud", seat)
}

/// Returns "big blind in 3 hands", where the coming hand is number 0.
pub fn big_blind_in(language: Language, hands: u8) -> String {
    language.say("seat-big-blind-in", &[("count", (u16::from(hands) + 1).into())])
}

fn of_seat(language: Language, name: &str, seat: Seat) -> String {
    // A table's number has no thousands separator.
    let gaps = [("table", seat.table.to_string().into()), ("seat", seat.seat.get().into())];
    language.say(name, &gaps)
}

/// Returns "7 · Bianchi", as on a nameplate at the table; the seat alone without a name.
pub fn nameplate(seat: SeatNo, name: &str) -> String {
    if name.is_empty() { seat.to_string() } else { format!("{seat} · {name}") }
}

/// Returns "Table 9".
pub fn table(language: Language, table: TableNo) -> String {
    language.say("seat-table", &[("table", table.to_string().into())])
}

/// Names tables within a sentence: "table 4", "tables 4 and 5", "tables 4, 5 and 6", "tables 1 to
/// 20".
pub fn tables(language: Language, tables: &[TableNo]) -> String {
    several(language, "bare", tables)
}

/// Names tables as the object of an action.
pub fn the_tables(language: Language, tables: &[TableNo]) -> String {
    several(language, "the", tables)
}

/// Names tables as the place of an event.
pub fn at_tables(language: Language, tables: &[TableNo]) -> String {
    several(language, "at", tables)
}

fn several(language: Language, form: &str, tables: &[TableNo]) -> String {
    let in_a_row = tables.windows(2).all(|pair| pair[1].get() == pair[0].get() + 1);
    let numbers = match tables {
        [first, .., last] if in_a_row && tables.len() > 3 => {
            let gaps = [("first", first.to_string().into()), ("last", last.to_string().into())];
            language.say("seat-tables-to", &gaps)
        }
        _ => {
            let numbers: Vec<String> = tables.iter().map(ToString::to_string).collect();
            listed(language, &numbers)
        }
    };
    let gaps = [("count", tables.len().into()), ("form", form.into()), ("tables", numbers.into())];
    language.say("seat-tables", &gaps)
}

//! Every seat by name.

use crate::{rules::person::fold, tongue::Language, tournament::Tournament, view::words};

/// Where somebody sits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatOf {
    /// "Bianchi, Luca".
    pub who: String,
    /// "9".
    pub table: String,
    /// "3".
    pub seat: String,
}

/// Everybody who has a seat, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seats {
    /// By family name, then given name.
    pub lines: Vec<SeatOf>,
    /// "167 players · 20 tables".
    pub note: String,
}

impl Seats {
    /// The seats as they are.
    pub fn of(language: Language, t: &Tournament) -> Self {
        let mut lines: Vec<(String, SeatOf)> = t
            .tables()
            .sitting()
            .map(|(entry, seat)| {
                let who = words::full_name(language, t, entry);
                let table = seat.table.to_string();
                let key = fold(&who);
                (key, SeatOf { who, table, seat: seat.seat.get().to_string() })
            })
            .collect();
        lines.sort_by(|(one, a), (other, b)| {
            (one, &a.who, &a.table, &a.seat).cmp(&(other, &b.who, &b.table, &b.seat))
        });
        let note = [
            words::count(language, "count-players", lines.len()),
            words::count(language, "count-tables", t.tables().open().len()),
        ];
        Self { lines: lines.into_iter().map(|(_, line)| line).collect(), note: note.join(" · ") }
    }
}

//! Every seat by name.

use crate::{
    i18n::Language,
    rules::person::fold,
    tournament::{Tournament, entries::EntryId},
    view::{namesakes::Namesakes, words},
};

/// A player's seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WallSeat {
    /// "Bianchi, Luca"; "Bianchi, Luca · entry 41" if another player has that name.
    pub who: String,
    /// "9".
    pub table: String,
    /// "3".
    pub seat: String,
}

/// Every seated player, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WallSeats {
    /// By family name, then given name.
    pub lines: Vec<WallSeat>,
    /// "167 players · 20 tables".
    pub note: String,
}

impl WallSeats {
    /// Builds the list of the present seats.
    pub fn of(language: Language, t: &Tournament) -> Self {
        let name = |entry| fold(&words::full_name(language, t, entry));
        let mut sitting: Vec<(String, EntryId)> =
            t.tables().sitting().map(|(entry, _)| (name(entry), entry)).collect();
        sitting.sort_unstable();
        let namesakes = Namesakes::in_order(&sitting);
        let line = |(_, entry): (String, EntryId)| {
            let seat = t.tables().seat_of(entry)?;
            let who = namesakes.full_name(language, t, entry);
            Some(WallSeat { who, table: seat.table.to_string(), seat: seat.seat.get().to_string() })
        };
        let lines: Vec<WallSeat> = sitting.into_iter().filter_map(line).collect();
        let note = [
            words::count(language, "count-players", lines.len()),
            words::count(language, "count-tables", t.tables().open().len()),
        ];
        Self { lines, note: note.join(" · ") }
    }
}

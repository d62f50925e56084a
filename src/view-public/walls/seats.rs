//! Every seat by name.

use bottone_base::person::fold;
use bottone_i18n::Language;
use bottone_tournament::{Tournament, entries::EntryId};
use bottone_view::namesakes::{Namesakes, ShortNamesakes};
use bottone_vocabulary::words;

/// The number of letters from which a name may be too long for its column.
const LONG: usize = 20;

/// A player's seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WallSeat {
    /// "Bianchi, Luca"; "Bianchi, Luca · entry 41" if another player has that name.
    pub who: String,
    /// "Bianchi, L.", for a long name that does not fit into its column; empty for other names, and
    /// if another player has the name.
    pub short: String,
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
        let long = sitting.iter().filter(|(name, _)| name.chars().count() > LONG);
        let shorts = ShortNamesakes::among(t, long.map(|(_, entry)| *entry));
        let line = |(_, entry): (String, EntryId)| {
            let seat = t.tables().seat_of(entry)?;
            let who = namesakes.full_name(language, t, entry);
            let short = if who.chars().count() > LONG && !namesakes.contains(entry) {
                shorts.short_name(language, t, entry)
            } else {
                String::new()
            };
            let (table, seat) = (seat.table.to_string(), seat.seat.get().to_string());
            Some(WallSeat { who, short, table, seat })
        };
        let lines: Vec<WallSeat> = sitting.into_iter().filter_map(line).collect();
        let note = [
            words::count(language, "count-players", lines.len()),
            words::count(language, "count-tables", t.tables().open().len()),
        ];
        Self { lines, note: note.join(" · ") }
    }
}

//! The moves, the latest first.

use std::collections::BTreeSet;

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    entries::EntryId,
    history::{self, Ledger, Record},
};
use bottone_view::{log::seat_moves, namesakes::Namesakes};
use bottone_vocabulary::words;

/// The time for which a move is shown.
const NEWS: Span = Span::from_minutes(30);
/// The most moves kept. More than that is a redraw of the room, which the list of seats covers.
const MOST: usize = 200;

/// One move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WallMove {
    /// "Bianchi, Luca"; "Bianchi, Luca · entry 41" if another player has that name.
    pub who: String,
    /// "from table 4 seat 7"; "new seat" for a player who had none.
    pub from: String,
    /// "9": the new table.
    pub table: String,
    /// "3": the new seat.
    pub seat: String,
    pub at: Timestamp,
    /// The time of the move: "21:04".
    pub time: String,
}

/// The recent moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WallMoves {
    /// The latest first.
    pub lines: Vec<WallMove>,
    /// "4 moves since 20:41"; empty without any.
    pub note: String,
}

/// Returns the valid moves of the half hour before `at`. Players who have moved on or are out are
/// left out.
pub fn latest(
    language: Language,
    t: &Tournament,
    records: &[Record],
    ledger: &Ledger,
    at: Timestamp,
) -> WallMoves {
    let mut lines: Vec<(EntryId, WallMove)> = Vec::new();
    let mut entries = BTreeSet::new();
    'records: for happened in history::latest(records, ledger) {
        if at.since(happened.at()) > NEWS {
            break;
        }
        for event in happened.events.iter().rev() {
            for step in seat_moves(t, event).iter() {
                if lines.len() == MOST {
                    break 'records;
                }
                if t.tables().seat_of(step.entry) != Some(step.to) || !entries.insert(step.entry) {
                    continue;
                }
                let from = step.from.map(|seat| {
                    let table = ("table", seat.table.to_string().into());
                    language.say("wall-from", &[table, ("seat", seat.seat.get().into())])
                });
                let line = WallMove {
                    who: String::new(),
                    from: from.unwrap_or_else(|| {
                        let called = t.waiting_list().get(step.entry).is_some();
                        language.word(if called { "waiting-wall-called" } else { "wall-new-seat" })
                    }),
                    table: step.to.table.to_string(),
                    seat: step.to.seat.get().to_string(),
                    at: happened.at(),
                    time: words::time_of_day(happened.at()),
                };
                lines.push((step.entry, line));
            }
        }
    }
    let namesakes = Namesakes::among(t, lines.iter().map(|(entry, _)| *entry));
    let named = |(entry, line): (EntryId, WallMove)| WallMove {
        who: namesakes.full_name(language, t, entry),
        ..line
    };
    WallMoves::from_lines(language, lines.into_iter().map(named).collect())
}

impl WallMoves {
    /// Returns the moves that are still recent at `at`.
    #[must_use]
    pub fn fresh(&self, language: Language, at: Timestamp) -> Self {
        let news = |line: &&WallMove| at.since(line.at) <= NEWS;
        Self::from_lines(language, self.lines.iter().filter(news).cloned().collect())
    }

    /// Returns whether any move is recent at `at`.
    pub fn is_news(&self, at: Timestamp) -> bool {
        self.lines.first().is_some_and(|line| at.since(line.at) <= NEWS)
    }

    fn from_lines(language: Language, lines: Vec<WallMove>) -> Self {
        let note = lines.last().map(|first| {
            let moves = words::count(language, "count-moves", lines.len());
            let gaps = [("moves", moves.into()), ("time", first.time.as_str().into())];
            language.say("wall-moves-since", &gaps)
        });
        Self { lines, note: note.unwrap_or_default() }
    }
}

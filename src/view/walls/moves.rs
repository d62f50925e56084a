//! Who moves where, the latest first.

use std::collections::BTreeSet;

use crate::{
    i18n::Language,
    rules::time::{Span, Timestamp},
    tournament::{
        Tournament,
        entries::EntryId,
        history::{self, Ledger, Record},
    },
    view::{log::steps_to_new_seats, namesakes::Namesakes, words},
};

/// How long a move is news.
const NEWS: Span = Span::from_minutes(30);
/// How many moves are kept at most: more is a new draw of the room, and the list of seats is for that.
const MOST: usize = 200;

/// One move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Move {
    /// "Bianchi, Luca"; "Bianchi, Luca · entry 41" where another has that name.
    pub who: String,
    /// "from table 4 seat 7", "new seat" for one who had none.
    pub from: String,
    /// "9": the table to go to.
    pub table: String,
    /// "3": the seat there.
    pub seat: String,
    pub at: Timestamp,
    /// The same by the clock: "21:04".
    pub time: String,
}

/// The moves that are news.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    /// The latest first.
    pub lines: Vec<Move>,
    /// "4 moves since 20:41"; empty without any.
    pub note: String,
}

/// The moves that stand and have happened in the half hour before `at`. Who has moved on or is out is
/// left out.
pub fn latest(
    language: Language,
    t: &Tournament,
    records: &[Record],
    ledger: &Ledger,
    at: Timestamp,
) -> Moves {
    let mut lines: Vec<(EntryId, Move)> = Vec::new();
    let mut told = BTreeSet::new();
    'records: for happened in history::latest(records, ledger) {
        if at.since(happened.at()) > NEWS {
            break;
        }
        for event in happened.events.iter().rev() {
            for step in steps_to_new_seats(t, event).iter() {
                if lines.len() == MOST {
                    break 'records;
                }
                if t.tables().seat_of(step.entry) != Some(step.to) || !told.insert(step.entry) {
                    continue;
                }
                let from = step.from.map(|seat| {
                    let table = ("table", seat.table.to_string().into());
                    language.say("wall-from", &[table, ("seat", seat.seat.get().into())])
                });
                let line = Move {
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
    let named = |(entry, line): (EntryId, Move)| Move {
        who: namesakes.full_name(language, t, entry),
        ..line
    };
    Moves::told(language, lines.into_iter().map(named).collect())
}

impl Moves {
    /// Those of them that are still news at `at`.
    #[must_use]
    pub fn fresh(&self, language: Language, at: Timestamp) -> Self {
        let news = |line: &&Move| at.since(line.at) <= NEWS;
        Self::told(language, self.lines.iter().filter(news).cloned().collect())
    }

    /// Is any of them news at `at`?
    pub fn is_news(&self, at: Timestamp) -> bool {
        self.lines.first().is_some_and(|line| at.since(line.at) <= NEWS)
    }

    fn told(language: Language, lines: Vec<Move>) -> Self {
        let note = lines.last().map(|first| {
            let moves = words::count(language, "count-moves", lines.len());
            let gaps = [("moves", moves.into()), ("time", first.time.as_str().into())];
            language.say("wall-moves-since", &gaps)
        });
        Self { lines, note: note.unwrap_or_default() }
    }
}

//! The log: author, time, act and reason.

mod alternatives;
mod card;
mod clock;
mod draws;
mod entries;
mod filing;
mod kind;
mod moves;
mod paper;
mod reasons;
mod setup;
mod staff;
mod tables;
mod waiting;

use std::sync::OnceLock;

use bottone_base::person::mentions;
use bottone_i18n::Language;
use bottone_tournament::{
    Event, FinishPlaces, Tournament,
    entries::{BustedEntry, EntryEvent, EntryId},
    history::{Ledger, Record, RecordAction, Roll, RollChange, Setups},
    setup::{Setup, SetupEvent},
    tables::TableEvent,
};
use bottone_vocabulary::{staff::by, words};

use super::{
    Tone, bags, board,
    chips::counts,
    flights, incidents,
    money::{bounties, deals, payments, prizes},
    tickets,
};

pub use alternatives::corrections;
pub(super) use card::player_history;
pub use kind::ActKind;
pub use moves::{MOVES_SHOWN, last_moves, latest_moves, seat_moves};

/// Returns the log's text of an act not yet recorded, after these records.
pub fn preview_text(
    language: Language,
    act: &Record,
    records: &[Record],
    t: &Tournament,
) -> String {
    LogBook::new(language).updated(records, t).reader(records, t).refused_text(act)
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The record's number in the file.
    pub record: u32,
    /// "21:06:11".
    pub time: String,
    pub by: String,
    pub station: String,
    /// "Bust · Rossi, M. (T9 S4) · 168th".
    pub what: String,
    /// The reason, the waived rule, or the seed of a draw; may be empty.
    pub why: String,
    /// The kind of act, for the filter.
    pub kind: ActKind,
    /// The tone of the line.
    pub tone: Tone,
    /// True unless undone. Undone lines stay visible, greyed out.
    pub stands: bool,
}

/// The texts of the records. A text is written when it is first read, and kept.
#[derive(Clone, Debug, Default)]
pub struct LogBook {
    language: Language,
    texts: Vec<OnceLock<Box<RecordText>>>,
    roll: Roll,
    setups: Setups,
    first_setup: Option<Setup>,
    /// The first record whose names are those of the present roll.
    names_since: usize,
}

#[derive(Clone, Debug)]
struct RecordText {
    what: String,
    why: String,
}

/// The texts of a book, with the records that they describe.
#[derive(Clone, Copy, Debug)]
pub struct LogReader<'a> {
    book: &'a LogBook,
    records: &'a [Record],
    t: &'a Tournament,
}

/// Returns the entries that these events refund.
fn refunded(events: &[Event]) -> impl Iterator<Item = EntryId> {
    events.iter().filter_map(|event| match event {
        Event::Entries(EntryEvent::Refunded { entry, .. }) => Some(*entry),
        _ => None,
    })
}

/// Returns the entries that busted or were disqualified in the last such event of a record.
fn busted(record: &Record) -> &[BustedEntry] {
    let of = |event| match event {
        &Event::Entries(EntryEvent::Busted { ref out }) => Some(out.as_slice()),
        Event::Entries(EntryEvent::Disqualified { out, .. }) => Some(std::slice::from_ref(out)),
        _ => None,
    };
    record.events().iter().rev().find_map(of).unwrap_or_default()
}

fn kind(record: &Record) -> ActKind {
    match &record.action {
        RecordAction::Undone { .. } | RecordAction::Redone { .. } => ActKind::Undo,
        RecordAction::Done { events, .. } => events.first().map_or(ActKind::Setup, ActKind::of),
    }
}

impl LogBook {
    /// Makes an empty book, to be written in `language`.
    pub fn new(language: Language) -> Self {
        Self { language, ..Self::default() }
    }

    /// Sets the event's first settings, so that a later change can be compared with them.
    #[must_use]
    pub fn begun(mut self, setup: &Setup) -> Self {
        self.first_setup.get_or_insert_with(|| setup.clone());
        self.setups.begin(setup);
        self
    }

    /// Adds the records that have come since. It takes much less time than writing their texts.
    #[must_use]
    pub fn updated(mut self, records: &[Record], t: &Tournament) -> Self {
        for (number, record) in (0..).zip(records).skip(self.texts.len()) {
            let change = self.roll.enter(number, record, records);
            if change == RollChange::Changed {
                self.names_since = self.texts.len();
            }
            let is_setup = |event: &Event| matches!(event, Event::Setup(_));
            // Later, the number of entries of a player or the settings before are not known.
            let text = (change != RollChange::Unchanged || record.events().iter().any(is_setup))
                .then(|| Box::new(self.reader(records, t).write(number, record)));
            self.texts.push(text.map_or_else(OnceLock::new, OnceLock::from));
            self.setups.enter(number, record, records);
        }
        self
    }

    /// Returns a reader of the texts. The records are those that the book was updated with.
    pub const fn reader<'a>(&'a self, records: &'a [Record], t: &'a Tournament) -> LogReader<'a> {
        LogReader { book: self, records, t }
    }
}

impl LogReader<'_> {
    /// Returns one line, if there is such a record. `places` are those of [`Tournament`]'s entries
    /// now.
    pub fn line(&self, number: u32, ledger: &Ledger, places: &FinishPlaces) -> Option<LogLine> {
        let (language, record) = (self.book.language, self.records.get(number as usize)?);
        let text = self.written(number)?;
        let stands = !matches!(record.action, RecordAction::Done { .. }) || ledger.is_valid(number);
        let (mut what, busted) = (text.what.clone(), busted(record));
        if let [one] = busted
            && stands
            && let Some(place) = places.of(one.entry)
        {
            what = format!("{what} · {}", words::place(language, place));
        }
        if let Some(happened) = record.happened {
            let time = words::time_of_day(happened);
            what = language.say("log-late", &[("time", time.into()), ("what", what.into())]);
        }
        let mut why = text.why.clone();
        if let Some(director) = &record.approved_by {
            let word = language.say("staff-log-approved", &[("name", director.into())]);
            why = if why.is_empty() { word } else { format!("{why} · {word}") };
        }
        if let Some(by) =
            ledger.ruled_by(number).filter(|_| stands || !ledger.is_taken_back(number))
        {
            let name = if stands { "log-changed" } else { "log-no-longer-valid" };
            let since = language.say(name, &[("record", by.into())]);
            why = if why.is_empty() { since } else { format!("{why} · {since}") };
        }
        Some(LogLine {
            record: number,
            time: words::time_to_the_second(record.recorded),
            by: by(language, record),
            station: record.desk.clone(),
            what,
            why,
            kind: kind(record),
            tone: match record.action {
                RecordAction::Undone { .. } | RecordAction::Redone { .. } => Tone::Gold,
                RecordAction::Done { .. } if busted.is_empty() => Tone::Plain,
                RecordAction::Done { .. } => Tone::Waits,
            },
            stands,
        })
    }

    /// Returns a record's text for the undo button and the status bar.
    pub fn text(&self, number: u32) -> &str {
        self.written(number).map_or("", |text| &text.what)
    }

    /// Returns the text of an act that is not recorded.
    pub fn refused_text(&self, act: &Record) -> String {
        let RecordAction::Done { .. } = &act.action else { return self.hypothetical_text(act) };
        let mut roll = self.book.roll.clone();
        roll.enter(self.next(), act, self.records);
        let setups = self.book.setups.clone();
        let book = LogBook { roll, setups, ..LogBook::new(self.book.language) };
        LogReader { book: &book, ..*self }.hypothetical_text(act)
    }

    /// Returns the text of a record with this result.
    pub fn hypothetical_text(&self, act: &Record) -> String {
        self.write(self.next(), act).what
    }

    /// Returns the kind of a record.
    pub fn kind(&self, number: u32) -> Option<ActKind> {
        self.records.get(number as usize).map(kind)
    }

    /// Returns whether a record's line or reason contains all these words. The words are folded;
    /// see [`mentions`].
    pub fn mentions(&self, number: u32, words: &[&str]) -> bool {
        self.written(number)
            .is_some_and(|text| mentions(&format!("{} {}", text.what, text.why), words))
    }

    /// Returns the number of lines.
    pub fn len(&self) -> usize {
        self.book.texts.len()
    }

    /// Returns whether there are no lines.
    pub fn is_empty(&self) -> bool {
        self.book.texts.is_empty()
    }

    /// Returns the number of the next record.
    fn next(&self) -> u32 {
        u32::try_from(self.records.len()).unwrap_or(u32::MAX)
    }

    /// Returns a record's text, written now unless it was before.
    fn written(&self, number: u32) -> Option<&RecordText> {
        let at = number as usize;
        let kept = self.book.texts.get(at)?;
        if kept.get().is_none() {
            if at < self.book.names_since {
                self.write_earlier();
            } else {
                let text = self.write(number, self.records.get(at)?);
                drop(kept.set(text.into()));
            }
        }
        kept.get().map(AsRef::as_ref)
    }

    /// Writes the texts of all records whose names have changed since, each with the names of its
    /// time.
    fn write_earlier(&self) {
        let (mut past, mut written) = (LogBook::new(self.book.language), self.book.texts.iter());
        if let Some(setup) = &self.book.first_setup {
            past = past.begun(setup);
        }
        for (number, record) in (0..).zip(self.records).take(self.book.names_since) {
            past.roll.enter(number, record, self.records);
            let Some(kept) = written.next() else { return };
            let text = kept
                .get()
                .cloned()
                .unwrap_or_else(|| LogReader { book: &past, ..*self }.write(number, record).into());
            past.texts.push(OnceLock::from(text.clone()));
            drop(kept.set(text));
        }
    }

    /// Writes the text of the record with this number, with the present names.
    fn write(&self, number: u32, record: &Record) -> RecordText {
        let (language, why) = (self.book.language, String::new());
        match &record.action {
            RecordAction::Undone { record } => {
                RecordText { what: self.revision_text("log-undone", number, *record), why }
            }
            RecordAction::Redone { record } => {
                RecordText { what: self.revision_text("log-redone", number, *record), why }
            }
            RecordAction::Done { command, waiver, events } => {
                let mut why = reasons::reasons(language, command, events);
                if let Some(waiver) = waiver {
                    let rules: Vec<String> =
                        waiver.rules().map(|rule| words::refusal(language, rule)).collect();
                    let rule = rules.join("; ");
                    let gaps = [("rule", rule.into()), ("reason", waiver.reason.as_str().into())];
                    why.push(language.say("log-waived", &gaps));
                }
                let rulebook = &self.t.setup().house.rulebook;
                why.extend(events.iter().filter_map(|event| match event {
                    Event::Incidents(event) => incidents::reason(event, rulebook),
                    _ => None,
                }));
                let parts = self.parts(events);
                // A search in the log still finds their names.
                if refunded(events).count() > 1 {
                    let who: Vec<&str> =
                        refunded(events).map(|entry| self.book.roll.entry(entry)).collect();
                    why.push(who.join(", "));
                }
                let together = self.together(&parts, events);
                RecordText {
                    what: waiting::with_call_note(language, command, together),
                    why: why.join(" · "),
                }
            }
        }
    }

    /// Returns the text of an act that takes back or restores an earlier one.
    fn revision_text(&self, name: &str, number: u32, earlier: u32) -> String {
        let what = if earlier < number { self.text(earlier) } else { "" };
        self.book.language.say(name, &[("what", what.into())])
    }

    fn event_text(&self, event: &Event) -> Option<String> {
        let (language, roll, t) = (self.book.language, &self.book.roll, self.t);
        let currency = &t.setup().currency;
        match event {
            Event::Setup(SetupEvent::Changed(setup)) => {
                Some(setup::log_line(language, self.book.setups.latest(), setup))
            }
            Event::Clock(event) => Some(clock::log_line(language, event, t)),
            Event::Entries(event) => entries::log_line(language, roll, event, currency),
            Event::Tables(event) => Some(tables::log_line(language, roll, event)),
            Event::Waiting(event) => Some(waiting::log_line(language, roll, event)),
            Event::Arrivals(event) => Some(waiting::seen_line(language, roll, event)),
            Event::Counts(event) => {
                Some(counts::log_line(language, event, |entry| roll.entry(entry)))
            }
            Event::Bags(event) => Some(bags::log_line(language, event, |entry| roll.entry(entry))),
            Event::Flights(event) => Some(flights::log_line(
                language,
                event,
                |entry| roll.entry(entry),
                |player| roll.player(player),
            )),
            Event::Incidents(event) => {
                Some(incidents::log_line(language, event, |entry| roll.entry(entry)))
            }
            Event::Bounties(event) => {
                bounties::log_line(language, event, currency, |entry| roll.entry(entry))
            }
            Event::Prizes(event) => Some(prizes::log_line(language, event, currency)),
            Event::Deals(event) => {
                Some(deals::log_line(language, event, currency, |entry| roll.entry(entry)))
            }
            Event::Payments(event) => {
                Some(payments::log_line(language, event, currency, |entry| roll.entry(entry)))
            }
            Event::Tickets(event) => {
                Some(tickets::log_line(language, event, currency, |entry| roll.entry(entry)))
            }
            Event::Staff(event) => Some(staff::log_line(language, event)),
            Event::Papers(event) => Some(paper::log_line(language, event)),
            Event::Filing(event) => Some(filing::log_line(language, event)),
            Event::Draws(event) => Some(draws::log_line(language, event)),
            Event::Hands(event) => {
                Some(board::log_line(language, event, |entry| roll.entry(entry)))
            }
        }
    }

    /// Returns the text of each event. Several refunds in one act are given by their number, as
    /// they may be many.
    fn parts(&self, events: &[Event]) -> Vec<String> {
        let refunds = refunded(events).count();
        let said = |event: &Event| self.event_text(event);
        if refunds < 2 {
            return events.iter().filter_map(said).collect();
        }
        let others =
            events.iter().filter(|event| refunded(std::slice::from_ref(event)).count() == 0);
        let all = std::iter::once(words::count(self.book.language, "log-refunds", refunds));
        all.chain(others.filter_map(said)).collect()
    }

    /// Joins the parts into one line. A player who buys in and sits down in one act is named once.
    fn together(&self, parts: &[String], events: &[Event]) -> String {
        let seated = events.iter().find_map(|event| match event {
            Event::Tables(TableEvent::Seated { seats }) => match seats.as_slice() {
                [one] => Some(one),
                _ => None,
            },
            _ => None,
        });
        match (parts, seated) {
            ([bought, _], Some((entry, seat))) if bought.contains(self.book.roll.entry(*entry)) => {
                format!("{bought} · {}", tables::seat_text(self.book.language, *seat))
            }
            _ => parts.join(" · "),
        }
    }
}

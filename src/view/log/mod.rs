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

use bottone_i18n::Language;
use bottone_rules::person::mentions;
use bottone_tournament::{
    Event, FinishPlaces, Tournament,
    entries::{EntryEvent, EntryId},
    history::{Ledger, Record, RecordAction, Roll, Setups},
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
    LogBook::new(language).updated(records, t).refused_text(act, records, t)
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

/// The words of every record, kept so that a new record costs no more than itself.
#[derive(Clone, Debug, Default)]
pub struct LogBook {
    language: Language,
    lines: Vec<RecordText>,
    roll: Roll,
    setups: Setups,
}

#[derive(Clone, Debug)]
struct RecordText {
    what: String,
    why: String,
    kind: ActKind,
    tone: Tone,
    busted: Vec<EntryId>,
}

/// Returns the entries that these events refund.
fn refunded(events: &[Event]) -> impl Iterator<Item = EntryId> {
    events.iter().filter_map(|event| match event {
        Event::Entries(EntryEvent::Refunded { entry, .. }) => Some(*entry),
        _ => None,
    })
}

impl LogBook {
    /// Makes an empty book, to be written in `language`.
    pub fn new(language: Language) -> Self {
        Self { language, ..Self::default() }
    }

    /// Sets the event's first settings, so that a later change can be compared with them.
    #[must_use]
    pub fn begun(mut self, setup: &Setup) -> Self {
        self.setups.begin(setup);
        self
    }

    /// Adds the records that have come since.
    #[must_use]
    pub fn updated(mut self, records: &[Record], t: &Tournament) -> Self {
        for (number, record) in (0..).zip(records).skip(self.lines.len()) {
            self.roll.enter(number, record, records);
            let line = self.write(record, t);
            self.setups.enter(number, record, records);
            self.lines.push(line);
        }
        self
    }

    /// Returns one line, if there is such a record. `places` are those of [`Tournament`]'s entries
    /// now.
    pub fn line(
        &self,
        number: u32,
        record: &Record,
        ledger: &Ledger,
        places: &FinishPlaces,
    ) -> Option<LogLine> {
        let line = self.lines.get(number as usize)?;
        let stands = !matches!(record.action, RecordAction::Done { .. }) || ledger.is_valid(number);
        let mut what = line.what.clone();
        if let [one] = line.busted.as_slice()
            && stands
            && let Some(place) = places.of(*one)
        {
            what = format!("{what} · {}", words::place(self.language, place));
        }
        if let Some(happened) = record.happened {
            let time = words::time_of_day(happened);
            what = self.language.say("log-late", &[("time", time.into()), ("what", what.into())]);
        }
        let mut why = line.why.clone();
        if let Some(director) = &record.approved_by {
            let word = self.language.say("staff-log-approved", &[("name", director.into())]);
            why = if why.is_empty() { word } else { format!("{why} · {word}") };
        }
        if let Some(by) =
            ledger.ruled_by(number).filter(|_| stands || !ledger.is_taken_back(number))
        {
            let name = if stands { "log-changed" } else { "log-no-longer-valid" };
            let since = self.language.say(name, &[("record", by.into())]);
            why = if why.is_empty() { since } else { format!("{why} · {since}") };
        }
        Some(LogLine {
            record: number,
            time: words::time_to_the_second(record.recorded),
            by: by(self.language, record),
            station: record.desk.clone(),
            what,
            why,
            kind: line.kind,
            tone: line.tone,
            stands,
        })
    }

    /// Returns a record's text for the undo button and the status bar.
    pub fn text(&self, number: u32) -> &str {
        self.lines.get(number as usize).map_or("", |line| &line.what)
    }

    /// Returns the text of an act that is not recorded.
    pub fn refused_text(&self, act: &Record, records: &[Record], t: &Tournament) -> String {
        let RecordAction::Done { .. } = &act.action else { return self.write(act, t).what };
        let mut roll = self.roll.clone();
        roll.enter(u32::try_from(records.len()).unwrap_or(u32::MAX), act, records);
        let setups = self.setups.clone();
        Self { language: self.language, lines: Vec::new(), roll, setups }.write(act, t).what
    }

    /// Returns the text of a record with this result.
    pub fn hypothetical_text(&self, act: &Record, t: &Tournament) -> String {
        self.write(act, t).what
    }

    /// Returns the kind of a record.
    pub fn kind(&self, number: u32) -> Option<ActKind> {
        self.lines.get(number as usize).map(|line| line.kind)
    }

    /// Returns whether a record's line or reason contains all these words. The words are folded;
    /// see [`mentions`].
    pub fn mentions(&self, number: u32, words: &[&str]) -> bool {
        self.lines
            .get(number as usize)
            .is_some_and(|line| mentions(&format!("{} {}", line.what, line.why), words))
    }

    /// Returns the number of lines.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Returns whether there are no lines.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    fn write(&self, record: &Record, t: &Tournament) -> RecordText {
        let line = |what: String, kind| RecordText {
            what,
            why: String::new(),
            kind,
            tone: Tone::Plain,
            busted: Vec::new(),
        };
        match &record.action {
            RecordAction::Undone { record } => RecordText {
                tone: Tone::Gold,
                ..line(self.revision_text("log-undone", *record), ActKind::Undo)
            },
            RecordAction::Redone { record } => RecordText {
                tone: Tone::Gold,
                ..line(self.revision_text("log-redone", *record), ActKind::Undo)
            },
            RecordAction::Done { command, waiver, events } => {
                let mut why = reasons::reasons(self.language, command, events);
                if let Some(waiver) = waiver {
                    let rules: Vec<String> =
                        waiver.rules().map(|rule| words::refusal(self.language, rule)).collect();
                    let rule = rules.join("; ");
                    let gaps = [("rule", rule.into()), ("reason", waiver.reason.as_str().into())];
                    why.push(self.language.say("log-waived", &gaps));
                }
                let book = &t.setup().house.rulebook;
                why.extend(events.iter().filter_map(|event| match event {
                    Event::Incidents(event) => incidents::reason(event, book),
                    _ => None,
                }));
                let parts = self.parts(events, t);
                // A search in the log still finds their names.
                if refunded(events).count() > 1 {
                    let who: Vec<&str> = refunded(events).map(|e| self.roll.entry(e)).collect();
                    why.push(who.join(", "));
                }
                let together = self.together(&parts, events);
                let mut written = line(
                    waiting::with_call_note(self.language, command, together),
                    events.first().map_or(ActKind::Setup, ActKind::of),
                );
                written.why = why.join(" · ");
                for event in events {
                    let out = match event {
                        Event::Entries(EntryEvent::Busted { out }) => out.as_slice(),
                        Event::Entries(EntryEvent::Disqualified { out, .. }) => {
                            std::slice::from_ref(out)
                        }
                        _ => continue,
                    };
                    written.busted = out.iter().map(|out| out.entry).collect();
                    written.tone = Tone::Waits;
                }
                written
            }
        }
    }

    fn revision_text(&self, name: &str, record: u32) -> String {
        self.language.say(name, &[("what", self.text(record).into())])
    }

    fn event_text(&self, event: &Event, t: &Tournament) -> Option<String> {
        let (language, roll) = (self.language, &self.roll);
        let currency = &t.setup().currency;
        match event {
            Event::Setup(SetupEvent::Changed(setup)) => {
                Some(setup::log_line(language, self.setups.latest(), setup))
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
    fn parts(&self, events: &[Event], t: &Tournament) -> Vec<String> {
        let refunds = refunded(events).count();
        let said = |event: &Event| self.event_text(event, t);
        if refunds < 2 {
            return events.iter().filter_map(said).collect();
        }
        let others =
            events.iter().filter(|event| refunded(std::slice::from_ref(event)).count() == 0);
        let all = std::iter::once(words::count(self.language, "log-refunds", refunds));
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
            ([bought, _], Some((entry, seat))) if bought.contains(self.roll.entry(*entry)) => {
                format!("{bought} · {}", tables::seat_text(self.language, *seat))
            }
            _ => parts.join(" · "),
        }
    }
}

//! The log: who, when, what and why.

use std::collections::{BTreeMap, BTreeSet};

use super::{Tone, figures, incidents, todo, words};
use crate::{
    rules::{money::Currency, person::fold, seat::Seat, time::Span},
    tongue::Language,
    tournament::{
        Command, Event, Place, Tournament,
        clock::ClockEvent,
        counts::CountEvent,
        entries::{EntryCommand, EntryEvent, EntryId, Out, PlayerId},
        history::{Deed, Ledger, Record},
        setup::SetupEvent,
        tables::{Moved, Reason, TableCommand, TableEvent, Wish},
    },
};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The record's number in the file.
    pub record: u32,
    /// "21:06:11".
    pub time: String,
    /// The operator.
    pub by: String,
    /// The station.
    pub station: String,
    /// "Bust · Rossi, M. (T9 S4) · 168th".
    pub what: String,
    /// The reason, the rule that was waived, the seed of a draw; may be empty.
    pub why: String,
    /// The kind of act, for the filter.
    pub kind: Kind,
    /// How it is to be shown.
    pub tone: Tone,
    /// Does it stand? Undone lines stay visible, greyed.
    pub stands: bool,
}

/// What an act is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Entries, rebuys, names.
    Entries,
    /// Busts.
    Busts,
    /// Tables, seats, moves.
    Seats,
    /// The clock and its structure.
    Clock,
    /// Buttons, hands and counts.
    Table,
    /// Rulings and penalties.
    Rulings,
    /// The setup.
    Setup,
    /// Undo and redo.
    Undo,
}

impl Kind {
    /// Every kind, in the order of the filter.
    pub const ALL: [Self; 8] = [
        Self::Entries,
        Self::Busts,
        Self::Seats,
        Self::Clock,
        Self::Table,
        Self::Rulings,
        Self::Setup,
        Self::Undo,
    ];

    /// Its name.
    pub fn name(self, language: Language) -> String {
        let name = match self {
            Self::Entries => "Entries",
            Self::Busts => "Busts",
            Self::Seats => "Seats",
            Self::Clock => "Clock",
            Self::Table => "Buttons and counts",
            Self::Rulings => "Rulings",
            Self::Setup => "Setup",
            Self::Undo => "Undo",
        };
        name.to_owned()
    }
}

/// The words of every record, kept so that a new record costs no more than itself.
#[derive(Clone, Debug, Default)]
pub struct LogBook {
    language: Language,
    lines: Vec<Line>,
    roll: Roll,
}

#[derive(Clone, Debug)]
struct Line {
    what: String,
    why: String,
    kind: Kind,
    tone: Tone,
    busted: Vec<EntryId>,
}

impl LogBook {
    /// An empty book, to be written in `language`.
    pub fn new(language: Language) -> Self {
        Self { language, ..Self::default() }
    }

    /// Takes in the records that have come since.
    pub fn catch_up(&mut self, records: &[Record], t: &Tournament) {
        for (number, record) in (0..).zip(records).skip(self.lines.len()) {
            self.roll.enter(number, record, records);
            let line = self.write(record, t);
            self.lines.push(line);
        }
    }

    /// One line, if there is such a record. `places` are those of [`Tournament`]'s entries now.
    pub fn line(
        &self,
        number: u32,
        record: &Record,
        ledger: &Ledger,
        places: &[Option<Place>],
    ) -> Option<LogLine> {
        let line = self.lines.get(number as usize)?;
        let stands = !matches!(record.deed, Deed::Done { .. }) || ledger.stands(number);
        let mut what = line.what.clone();
        if let [one] = line.busted.as_slice()
            && stands
            && let Some(place) = places.get(one.index()).copied().flatten()
        {
            what = format!("{what} · {}", words::place(self.language, place));
        }
        Some(LogLine {
            record: number,
            time: words::time_to_the_second(record.at),
            by: record.by.clone(),
            station: record.station.clone(),
            what,
            why: line.why.clone(),
            kind: line.kind,
            tone: line.tone,
            stands,
        })
    }

    /// What a record did, in few words: for the undo button and the status bar.
    pub fn what(&self, number: u32) -> &str {
        self.lines.get(number as usize).map_or("", |line| &line.what)
    }

    /// The kind of a record.
    pub fn kind(&self, number: u32) -> Option<Kind> {
        self.lines.get(number as usize).map(|line| line.kind)
    }

    /// Does a record's line, or its reason, hold all these words? They are folded, as by
    /// [`fold`].
    pub fn mentions(&self, number: u32, words: &[&str]) -> bool {
        self.lines.get(number as usize).is_some_and(|line| {
            let text = fold(&format!("{} {}", line.what, line.why));
            words.iter().all(|word| text.contains(word))
        })
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// No line yet?
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    fn write(&self, record: &Record, t: &Tournament) -> Line {
        let line = |what: String, kind| Line {
            what,
            why: String::new(),
            kind,
            tone: Tone::Plain,
            busted: Vec::new(),
        };
        match &record.deed {
            Deed::Undone { record } => Line {
                tone: Tone::Gold,
                ..line(format!("Undone: {}", self.what(*record)), Kind::Undo)
            },
            Deed::Redone { record } => Line {
                tone: Tone::Gold,
                ..line(format!("Done again: {}", self.what(*record)), Kind::Undo)
            },
            Deed::Done { command, waiver, events } => {
                let mut why = why(self.language, command, events);
                if let Some(waiver) = waiver {
                    let rule = words::refusal(self.language, waiver.of);
                    why.push(format!("Set aside: {}. {}", rule, waiver.reason));
                }
                let book = &t.setup().house.rulebook;
                why.extend(events.iter().filter_map(|event| match event {
                    Event::Incidents(event) => incidents::why(event, book),
                    _ => None,
                }));
                let parts: Vec<String> =
                    events.iter().filter_map(|event| self.say(event, t)).collect();
                let mut written =
                    line(self.together(&parts, events), events.first().map_or(Kind::Setup, kind));
                written.why = why.join(" · ");
                for event in events {
                    let out = match event {
                        Event::Entries(EntryEvent::Busted { out }) => out.as_slice(),
                        Event::Entries(EntryEvent::Disqualified { out }) => {
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

    fn say(&self, event: &Event, t: &Tournament) -> Option<String> {
        match event {
            Event::Setup(SetupEvent::Changed(setup)) => {
                Some(format!("Setup changed: {}", setup.name))
            }
            Event::Clock(event) => Some(clock(self.language, event, t)),
            Event::Entries(event) => self.entries(event, &t.setup().currency),
            Event::Tables(event) => Some(self.tables(event)),
            Event::Counts(event) => {
                let CountEvent::Counted { stacks } = event;
                Some(match stacks.as_slice() {
                    [(entry, chips)] => format!("Count · {} {chips}", self.roll.entry(*entry)),
                    many => format!("Count · {}", words::glued(many.len(), "stack", "stacks")),
                })
            }
            Event::Incidents(event) => {
                Some(incidents::happened(self.language, event, |entry| self.roll.entry(entry)))
            }
        }
    }

    fn entries(&self, event: &EntryEvent, currency: &Currency) -> Option<String> {
        Some(match event {
            // Said with the entry, when there is one.
            EntryEvent::Listed { people } => match people.as_slice() {
                [_] => return None,
                many => format!("Listed {}", words::glued(many.len(), "player", "players")),
            },
            EntryEvent::Entered { players, paid, .. } => {
                let price = words::price(self.language, *paid, currency);
                let price = if price.is_empty() { price } else { format!(" · {price}") };
                match players.as_slice() {
                    [one] => match self.roll.times_entered(*one) {
                        0 | 1 => format!("Buy-in · {}{price}", self.roll.player(*one)),
                        number => {
                            format!("Re-entry {} · {}{price}", number - 1, self.roll.player(*one))
                        }
                    },
                    many => format!("{}{price}", words::glued(many.len(), "buy-in", "buy-ins")),
                }
            }
            EntryEvent::Corrected { to, .. } => format!("Name put right: {}", to.shown()),
            EntryEvent::Rebought { entry, paid, .. } => {
                format!("Rebuy · {} · {}", self.roll.entry(*entry), paid.notation(currency))
            }
            EntryEvent::AddedOn { entry, paid, .. } => {
                format!("Add-on · {} · {}", self.roll.entry(*entry), paid.notation(currency))
            }
            EntryEvent::Refunded { entry } => format!("Refund · {}", self.roll.entry(*entry)),
            EntryEvent::Busted { out } => {
                let who = |out: &Out| {
                    let stack = out.stack.map(|stack| format!(" with {stack}")).unwrap_or_default();
                    format!("{} ({}){stack}", self.roll.entry(out.entry), out.from)
                };
                format!("Bust · {}", out.iter().map(who).collect::<Vec<_>>().join(", "))
            }
            // Said with the penalty.
            EntryEvent::Disqualified { .. } => return None,
            EntryEvent::RegistrationSet { open: true } => "Registration opened by hand".to_owned(),
            EntryEvent::RegistrationSet { open: false } => "Registration closed by hand".to_owned(),
        })
    }

    /// The parts in one line. Whoever buys in and sits down in one act is named once.
    fn together(&self, parts: &[String], events: &[Event]) -> String {
        let seated = events.iter().find_map(|event| match event {
            Event::Tables(TableEvent::Seated { seats }) => seats.first(),
            _ => None,
        });
        let name = seated.map(|(entry, _)| format!("{} ", self.roll.entry(*entry)));
        match (parts, name) {
            ([bought, sits], Some(name)) if bought.contains(name.trim_end()) => {
                let place = sits.strip_prefix(name.as_str()).unwrap_or(sits);
                format!("{bought} · {place}")
            }
            _ => parts.join(" · "),
        }
    }

    fn tables(&self, event: &TableEvent) -> String {
        match event {
            TableEvent::Opened { tables, size } => {
                format!("Opened {}, {size} seats", words::tables(self.language, tables))
            }
            TableEvent::Resized { table, size } => format!("Table {table} has {size} seats"),
            TableEvent::SeatClosed { seat, closed: true } => format!("{seat} closed"),
            TableEvent::SeatClosed { seat, closed: false } => format!("{seat} open again"),
            TableEvent::Seated { seats } => match seats.as_slice() {
                [(entry, seat)] => format!("{} to {seat}", self.roll.entry(*entry)),
                many => format!("{} drawn", words::glued(many.len(), "seat", "seats")),
            },
            TableEvent::Moved { moves, reason } => match (moves.as_slice(), reason) {
                ([one], _) => format!("Move · {}", self.movement(one)),
                (many, _) => format!("{} moved", words::glued(many.len(), "player", "players")),
            },
            TableEvent::Broken { table } => format!("Table {table} broke"),
            TableEvent::Redrawn { moves, tables, .. } => format!(
                "Redraw · {} over {}",
                words::glued(moves.len(), "player", "players"),
                words::tables(
                    self.language,
                    &tables.iter().map(|(table, _)| *table).collect::<Vec<_>>()
                ),
            ),
            TableEvent::Pinned { entry, pinned: true } => {
                format!("{} pinned to the seat", self.roll.entry(*entry))
            }
            TableEvent::Pinned { entry, pinned: false } => {
                format!("{} may be moved again", self.roll.entry(*entry))
            }
            TableEvent::Ordered { tables } => match tables.first() {
                Some(first) => format!("Breaking order: table {first} first"),
                None => "Breaking order: the highest number first".to_owned(),
            },
            TableEvent::Held { table, held: true } => {
                format!("Table {table} is held: it does not break")
            }
            TableEvent::Held { table, held: false } => format!("Table {table} may break again"),
            TableEvent::ButtonSeen { table, positions, .. } => format!(
                "Button at table {table}: seat {}, blinds {} and {}",
                positions.button, positions.small, positions.big
            ),
            TableEvent::Dealt { table, hands, .. } => {
                format!("{} at table {table}", words::glued((*hands).into(), "hand", "hands"))
            }
        }
    }

    fn movement(&self, step: &Moved) -> String {
        let from = step.from.map(|seat| format!(" {seat}")).unwrap_or_default();
        format!("{}{from} → {}", self.roll.entry(step.entry), step.to)
    }
}

fn kind(event: &Event) -> Kind {
    match event {
        Event::Setup(_) => Kind::Setup,
        Event::Clock(_) => Kind::Clock,
        Event::Counts(_)
        | Event::Tables(TableEvent::ButtonSeen { .. } | TableEvent::Dealt { .. }) => Kind::Table,
        Event::Tables(_) => Kind::Seats,
        Event::Incidents(_) => Kind::Rulings,
        Event::Entries(EntryEvent::Busted { .. }) => Kind::Busts,
        Event::Entries(_) => Kind::Entries,
    }
}

/// The reason and the seed that a command carries.
fn why(language: Language, command: &Command, events: &[Event]) -> Vec<String> {
    let seed = |seed: u64| vec![format!("Drawn with seed {seed}")];
    match command {
        Command::Entries(EntryCommand::Enter { seat: Wish::Draw(drawn), .. })
        | Command::Tables(
            TableCommand::Seat { seat: Wish::Draw(drawn), .. }
            | TableCommand::OpenAndSeat { seed: drawn, .. }
            | TableCommand::Break { seed: drawn, .. }
            | TableCommand::Redraw { seed: drawn, .. },
        ) => seed(*drawn),
        _ => events.iter().filter_map(|event| reason(language, event)).collect(),
    }
}

fn reason(language: Language, event: &Event) -> Option<String> {
    let (moves, reason) = match event {
        Event::Tables(TableEvent::Moved { moves, reason }) => (moves, reason),
        Event::Tables(TableEvent::ButtonSeen { reason, .. }) => return reason.clone(),
        _ => return None,
    };
    match (reason, moves.as_slice()) {
        (Reason::Balance(why), [Moved { from: Some(from), to, .. }]) => {
            Some(todo::sentence(language, why, from.table, to.table))
        }
        (Reason::Floor(words), _) if !words.is_empty() => Some(words.clone()),
        _ => None,
    }
}

fn clock(language: Language, event: &ClockEvent, t: &Tournament) -> String {
    match event {
        ClockEvent::Started => "Clock started".to_owned(),
        ClockEvent::Paused => "Clock paused".to_owned(),
        ClockEvent::WentTo { row } => {
            format!("Clock set to {}", figures::row_aloud(language, t, *row))
        }
        ClockEvent::Adjusted { by } if *by >= Span::ZERO => {
            format!("Clock: {} more", words::countdown(*by))
        }
        ClockEvent::Adjusted { by } => {
            format!("Clock: {} less", words::countdown(Span::ZERO.minus(*by)))
        }
        ClockEvent::RowSet { to, .. } => format!("Structure: {} changed", words::row(language, to)),
        ClockEvent::RowInserted { new, .. } => {
            format!("Structure: {} put in", words::row(language, new))
        }
        ClockEvent::RowRemoved { row } => format!("Structure: row {} taken out", row_number(*row)),
        ClockEvent::RowMoved { row, to } => {
            format!("Structure: row {} moved to {}", row_number(*row), row_number(*to))
        }
        ClockEvent::Replaced { structure } => format!("Structure: {}", structure.name),
        ClockEvent::Rebased { by } => {
            let (way, by) =
                if *by >= Span::ZERO { ("forward", *by) } else { ("back", Span::ZERO.minus(*by)) };
            let by = words::countdown(by);
            format!("The computer's clock went {way} {by}: the level kept its time")
        }
    }
}

/// A row as people count, from 1. A file may name any row.
const fn row_number(row: usize) -> usize {
    row.saturating_add(1)
}

/// Who had which number when a record was written. Numbers are given out again after an undo, so
/// the names of old records cannot be looked up in the event as it stands.
#[derive(Clone, Debug, Default)]
struct Roll {
    players: Vec<Known>,
    entries: Vec<PlayerId>,
    /// The standing records that wrote here, each with how many players and entries there were
    /// before, if it only added some.
    written: BTreeMap<u32, Option<(usize, usize)>>,
}

/// A player's name, and how many entries that were not refunded.
#[derive(Clone, Debug)]
struct Known {
    name: String,
    entries: usize,
}

impl Roll {
    fn enter(&mut self, number: u32, record: &Record, records: &[Record]) {
        match &record.deed {
            Deed::Done { events, .. } => self.add(number, events),
            Deed::Undone { record } => {
                let is_last = self.last() == Some(*record);
                match self.written.remove(record) {
                    None => {}
                    Some(Some(before)) if is_last => self.cut(before),
                    Some(_) => self.write_anew(records),
                }
            }
            Deed::Redone { record } if self.written.contains_key(record) => {}
            Deed::Redone { record } => {
                let is_last = self.last().is_none_or(|last| last < *record);
                if is_last {
                    self.add(*record, events_of(records, *record));
                } else {
                    self.written.insert(*record, None);
                    self.write_anew(records);
                }
            }
        }
    }

    fn last(&self) -> Option<u32> {
        self.written.last_key_value().map(|(number, _)| *number)
    }

    fn cut(&mut self, (players, entries): (usize, usize)) {
        for player in self.entries.drain(entries.min(self.entries.len())..) {
            if let Some(known) = self.players.get_mut(player.index()) {
                known.entries = known.entries.saturating_sub(1);
            }
        }
        self.players.truncate(players);
    }

    fn write_anew(&mut self, records: &[Record]) {
        let written = std::mem::take(self).written;
        for number in written.into_keys() {
            self.add(number, events_of(records, number));
        }
    }

    fn add(&mut self, number: u32, events: &[Event]) {
        let before = (self.players.len(), self.entries.len());
        let mut changed = false;
        for event in events {
            let Event::Entries(event) = event else { continue };
            match event {
                EntryEvent::Listed { people } => {
                    let known = |person| Known { name: words::short_name(person), entries: 0 };
                    self.players.extend(people.iter().map(known));
                }
                EntryEvent::Entered { players, .. } => {
                    for player in players {
                        self.count(*player, |entries| entries.saturating_add(1));
                    }
                    self.entries.extend(players);
                }
                EntryEvent::Corrected { player, to } => {
                    changed = true;
                    if let Some(known) = self.players.get_mut(player.index()) {
                        known.name = words::short_name(to);
                    }
                }
                EntryEvent::Refunded { entry } => {
                    changed = true;
                    if let Some(player) = self.entries.get(entry.index()).copied() {
                        self.count(player, |entries| entries.saturating_sub(1));
                    }
                }
                _ => {}
            }
        }
        if changed || before != (self.players.len(), self.entries.len()) {
            self.written.insert(number, (!changed).then_some(before));
        }
    }

    fn count(&mut self, player: PlayerId, entries: impl Fn(usize) -> usize) {
        if let Some(known) = self.players.get_mut(player.index()) {
            known.entries = entries(known.entries);
        }
    }

    fn player(&self, id: PlayerId) -> &str {
        self.players.get(id.index()).map_or("?", |known| known.name.as_str())
    }

    fn entry(&self, id: EntryId) -> &str {
        self.entries.get(id.index()).map_or("?", |player| self.player(*player))
    }

    fn times_entered(&self, id: PlayerId) -> usize {
        self.players.get(id.index()).map_or(0, |known| known.entries)
    }
}

/// What happened by a record.
fn events_of(records: &[Record], number: u32) -> &[Event] {
    match records.get(number as usize).map(|record| &record.deed) {
        Some(Deed::Done { events, .. }) => events,
        _ => &[],
    }
}

/// What happened to one player, the latest first: "20:10" and "Re-entry 1 500+50, seated at T4 S9".
pub(super) fn about(
    language: Language,
    t: &Tournament,
    records: &[Record],
    ledger: &Ledger,
    player: PlayerId,
) -> Vec<(String, String)> {
    let Some(known) = t.entries().player(player) else { return Vec::new() };
    let mine = |entry: &EntryId| known.entries.contains(entry);
    let mut happened = Vec::new();
    let mut entered = 0;
    for (number, record) in (0..).zip(records) {
        let Deed::Done { events, .. } = &record.deed else { continue };
        if !ledger.stands(number) {
            continue;
        }
        let mut said = String::new();
        for event in events {
            let more = match event {
                Event::Entries(event) => {
                    let enters = matches!(
                        event, EntryEvent::Entered { players, .. } if players.contains(&player)
                    );
                    entered += usize::from(enters);
                    let refunded = matches!(event, EntryEvent::Refunded { entry } if mine(entry));
                    entered -= usize::from(refunded && entered > 0);
                    entry_event(t, event, player, entered, &mine)
                }
                Event::Tables(event) => table_event(event, &mine),
                Event::Counts(event) => count_event(event, &mine),
                Event::Incidents(event) => incidents::about(language, event, mine),
                Event::Setup(_) | Event::Clock(_) => None,
            };
            if let Some(more) = more {
                let comma = if said.is_empty() { "" } else { ", " };
                said = format!("{said}{comma}{more}");
            }
        }
        if !said.is_empty() {
            happened.push((words::time_of_day(record.at), said));
        }
    }
    happened.reverse();
    happened
}

fn entry_event(
    t: &Tournament,
    event: &EntryEvent,
    player: PlayerId,
    entered: usize,
    mine: &impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let currency = &t.setup().currency;
    match event {
        EntryEvent::Entered { players, paid, .. } if players.contains(&player) => {
            let price = if paid.total().is_zero() {
                String::new()
            } else {
                format!(" {}", paid.notation(currency))
            };
            Some(match entered {
                0 | 1 => format!("Buy-in{price}"),
                number => format!("Re-entry {}{price}", number - 1),
            })
        }
        EntryEvent::Corrected { player: whose, .. } if *whose == player => {
            Some("Name put right".to_owned())
        }
        EntryEvent::Rebought { entry, paid, .. } if mine(entry) => {
            Some(format!("Rebuy {}", paid.notation(currency)))
        }
        EntryEvent::AddedOn { entry, paid, .. } if mine(entry) => {
            Some(format!("Add-on {}", paid.notation(currency)))
        }
        EntryEvent::Refunded { entry } if mine(entry) => Some("Refunded".to_owned()),
        EntryEvent::Busted { out } => {
            let out = out.iter().find(|out| mine(&out.entry))?;
            Some(format!("Bust at {}", out.from))
        }
        // Said with the penalty.
        EntryEvent::Disqualified { .. } => None,
        _ => None,
    }
}

fn table_event(event: &TableEvent, mine: &impl Fn(&EntryId) -> bool) -> Option<String> {
    let found = |moves: &[Moved]| -> Option<(Option<Seat>, Seat)> {
        moves.iter().find(|step| mine(&step.entry)).map(|step| (step.from, step.to))
    };
    let said = |(from, to): (Option<Seat>, Seat), why: &str| match from {
        Some(from) => format!("Moved {from} → {to}: {why}"),
        None => format!("Seated at {to}: {why}"),
    };
    match event {
        TableEvent::Seated { seats } => {
            let (_, seat) = seats.iter().find(|(entry, _)| mine(entry))?;
            Some(format!("seated at {seat}"))
        }
        TableEvent::Moved { moves, reason } => Some(match (found(moves)?, reason) {
            (step @ (Some(from), _), Reason::Break) => {
                said(step, &format!("table {} broke", from.table))
            }
            (step, Reason::Balance(_)) => said(step, "to balance"),
            (step, Reason::Floor(words)) if !words.is_empty() => said(step, words),
            (step, _) => said(step, "by the floor"),
        }),
        TableEvent::Redrawn { moves, .. } => found(moves).map(|step| said(step, "redraw")),
        TableEvent::Pinned { entry, pinned } if mine(entry) => {
            Some(if *pinned { "Pinned to the seat" } else { "May be moved again" }.to_owned())
        }
        _ => None,
    }
}

fn count_event(event: &CountEvent, mine: &impl Fn(&EntryId) -> bool) -> Option<String> {
    let CountEvent::Counted { stacks } = event;
    let (_, chips) = stacks.iter().find(|(entry, _)| mine(entry))?;
    Some(format!("Counted {chips}"))
}

/// The last moves for the wall: "Bianchi, L." and "Table 9 Seat 3", the latest first. Moves that
/// were undone are not among them.
pub fn last_moves(
    language: Language,
    t: &Tournament,
    records: &[Record],
    ledger: &Ledger,
    most: usize,
) -> Vec<(String, String)> {
    let mut moves = Vec::with_capacity(most);
    let mut told = BTreeSet::new();
    for number in ledger.latest() {
        let Some(Record { deed: Deed::Done { events, .. }, .. }) = records.get(number as usize)
        else {
            continue;
        };
        for event in events.iter().rev() {
            let Event::Tables(TableEvent::Moved { moves: steps, .. }) = event else { continue };
            for step in steps.iter().rev() {
                if moves.len() == most {
                    return moves;
                }
                if t.tables().seat_of(step.entry) == Some(step.to) && told.insert(step.entry) {
                    moves.push((
                        words::who(language, t, step.entry),
                        words::seat_aloud(language, step.to),
                    ));
                }
            }
        }
    }
    moves
}

//! The record, read as what is published of its draws. As it happened: what was taken back later was
//! published before, and stays.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    room::Room,
    steps::{Drawn, Envelope, Kind, Redraw, Step},
    text,
};
use crate::{
    rules::{
        fair::{Hash, Hashing},
        seat::Seat,
    },
    tournament::{
        Command, Event, Tournament,
        bounties::{BountyCommand, BountyEvent},
        draws::seed_of,
        history::{self, Beginning, Deed, Record},
        tables::{Moved, TableCommand, TableEvent},
    },
};

/// The published draws of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The text that is published. docs/draw.md says what each line is.
    pub text: String,
    /// The last draw, while there was one.
    pub last: Option<Last>,
}

/// How the draws stood after the last of them was made, taken back or done again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Last {
    /// How many draws there were.
    pub number: u32,
    /// The seed of the latest.
    pub seed: u64,
    /// The hash of the text up to there.
    pub hash: Hash,
    /// What had been published before the latest draw, if its seed came of a secret.
    pub sealed: Option<Hash>,
}

/// Reads the whole record.
pub fn book(beginning: &Beginning, records: &[Record]) -> Book {
    let mut writing = Writing::new(beginning, records);
    for number in 0..records.len() {
        writing.enter(number);
    }
    Book { text: writing.text, last: writing.last }
}

struct Writing<'a> {
    beginning: &'a Beginning,
    records: &'a [Record],
    standing: BTreeSet<usize>,
    room: Room,
    /// The whole event, where envelopes were drawn: what is in the drum hangs on the money.
    whole: Option<Tournament>,
    /// The numbers of the draws, by record.
    draws: BTreeMap<usize, u32>,
    sealed: Option<Hash>,
    text: String,
    hashing: Hashing,
    last: Option<Last>,
}

impl<'a> Writing<'a> {
    fn new(beginning: &'a Beginning, records: &'a [Record]) -> Self {
        let envelope = |record: &Record| match &record.deed {
            Deed::Done { command, .. } => {
                matches!(command, Command::Bounties(BountyCommand::Draw { .. }))
            }
            _ => false,
        };
        let mut writing = Self {
            beginning,
            records,
            standing: BTreeSet::new(),
            room: Room::default(),
            whole: records.iter().any(envelope).then(|| beginning.tournament()),
            draws: BTreeMap::new(),
            sealed: None,
            text: String::new(),
            hashing: Hashing::default(),
            last: None,
        };
        writing.add(&text::head(&beginning.setup.name));
        writing
    }

    fn enter(&mut self, number: usize) {
        let Some(record) = self.records.get(number) else { return };
        match &record.deed {
            Deed::Done { command, events, .. } => {
                self.done(number, record, command, events);
                self.standing.insert(number);
                if let Some(whole) = &mut self.whole {
                    history::apply(whole, record);
                }
            }
            Deed::Undone { record } => {
                if self.standing.remove(&(*record as usize)) {
                    self.turned(*record as usize, Step::Back);
                }
            }
            Deed::Redone { record } => {
                let known = (*record as usize) < number;
                if known && self.standing.insert(*record as usize) {
                    self.turned(*record as usize, Step::Again);
                }
            }
        }
    }

    fn done(&mut self, number: usize, record: &Record, command: &Command, events: &[Event]) {
        let mut steps = Vec::new();
        for event in events {
            let drawn = seed_of(command).and_then(|seed| self.drawn(event, seed, record, command));
            match drawn {
                Some(drawn) => {
                    self.draws.insert(number, drawn.number);
                    self.room.apply(event, &mut Vec::new());
                    steps.push(Step::Draw(drawn));
                }
                // A broken table goes with the draw of its players.
                None if matches!(steps.last(), Some(Step::Draw(_))) => {
                    self.room.apply(event, &mut Vec::new());
                }
                None => self.room.apply(event, &mut steps),
            }
        }
        self.write(steps);
    }

    /// The record of this number stands no longer, or again.
    fn turned(&mut self, number: usize, step: fn(u32) -> Step) {
        let was = std::mem::take(&mut self.room);
        for record in self.standing.iter().filter_map(|number| self.records.get(*number)) {
            if let Deed::Done { events, .. } = &record.deed {
                for event in events {
                    self.room.apply(event, &mut Vec::new());
                }
            }
        }
        if let Some(whole) = &mut self.whole {
            *whole = self.beginning.tournament();
            for record in self.standing.iter().filter_map(|number| self.records.get(*number)) {
                history::apply(whole, record);
            }
        }
        let mut steps = Vec::new();
        self.room.since(&was, &mut steps);
        // Last, so that the code of the draws that stand is the code of the seats that stand.
        steps.extend(self.draws.get(&number).map(|draw| step(*draw)));
        self.write(steps);
    }

    fn drawn(&self, event: &Event, seed: u64, record: &Record, asked: &Command) -> Option<Drawn> {
        let of = |moves: &[Moved]| moves.iter().map(|step| (step.entry.get(), step.to)).collect();
        let (kind, seats): (_, Vec<(u32, Seat)>) = match (event, asked) {
            (Event::Tables(TableEvent::Seated { seats }), _) => {
                (Kind::Seats, seats.iter().map(|(entry, seat)| (entry.get(), *seat)).collect())
            }
            (
                Event::Tables(TableEvent::Moved { moves, .. }),
                Command::Tables(TableCommand::Break { table, .. }),
            ) => (Kind::Break(*table), of(moves)),
            (Event::Tables(TableEvent::Redrawn { moves, tables, size }), _) => {
                let drawn: BTreeSet<u32> = moves.iter().map(|step| step.entry.get()).collect();
                let stay = self.room.sitting.keys().filter(|entry| !drawn.contains(entry));
                let redraw = Redraw {
                    size: *size,
                    tables: tables.iter().map(|(table, _)| *table).collect(),
                    stay: stay.copied().collect(),
                    buttons: tables.clone(),
                };
                (Kind::Redraw(redraw), of(moves))
            }
            (Event::Bounties(BountyEvent::Opened { out, amount, .. }), _) => {
                let drum = self.whole.as_ref()?.bounties().drum().left().rev();
                let drum = drum.map(|(amount, count)| (amount.minor(), count)).collect();
                let envelope = Envelope { entry: out.get(), drum, opened: amount.minor() };
                (Kind::Envelope(envelope), Vec::new())
            }
            _ => return None,
        };
        let number = self.last.as_ref().map_or(0, |last| last.number) + 1;
        Some(Drawn { number, at: record.recorded, seed, kind, seats })
    }

    fn write(&mut self, steps: Vec<Step>) {
        for step in steps {
            self.add(&text::lines(&step));
            match step {
                Step::Sealed(hash) => self.sealed = Some(hash),
                Step::Revealed(_) | Step::Withdrawn => self.sealed = None,
                Step::Draw(Drawn { number, seed, .. }) => {
                    let (hash, sealed) = (self.hashing.so_far(), self.sealed);
                    self.last = Some(Last { number, seed, hash, sealed });
                }
                Step::Back(_) | Step::Again(_) => {
                    let hash = self.hashing.so_far();
                    self.last = self.last.take().map(|last| Last { hash, ..last });
                }
                _ => {}
            }
        }
    }

    fn add(&mut self, text: &str) {
        self.text.push_str(text);
        self.hashing.add(text);
    }
}

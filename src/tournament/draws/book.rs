//! The published text of the draws, written from the record in real order. A draw that was taken
//! back later was published before, and stays.

use std::collections::{BTreeMap, BTreeSet};

use super::seats::Room;
use crate::{
    proof::{self, DrawKind, Drawn, Envelope, Redraw, Step},
    rules::{
        fair::{Hash, Hashing},
        seat::Seat,
    },
    tournament::{
        Command, Event, Tournament,
        bounties::BountyEvent,
        draws::seed_of,
        hands::HandsEvent,
        history::{self, Beginning, Deed, Follow as _, Ledger, Line, Record, standing, walk},
        tables::{Moved, TableCommand, TableEvent},
        waiting::WaitingEvent,
    },
};

/// The published draws of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The published text. docs/guide/draw.md explains each line.
    pub text: String,
    /// The last draw, if there was one.
    pub last: Option<Last>,
}

/// The state of the draws after the last of them was made, taken back or repeated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Last {
    /// The number of draws.
    pub number: u32,
    /// The seed of the latest.
    pub seed: u64,
    /// The hash of the text up to that draw.
    pub hash: Hash,
    /// The hash published before the latest draw, if its seed came from a secret.
    pub sealed: Option<Hash>,
}

/// Writes the book from the whole record.
pub fn book(beginning: &Beginning, records: &[Record]) -> Book {
    let mut writing = Writing::new(beginning, records);
    for (number, record) in (0..).zip(records) {
        writing.enter(number, record);
    }
    Book { text: writing.text, last: writing.last }
}

/// The constructor of the step by which a draw is taken back, or is valid again.
type Turn = fn(u32) -> Step;

struct Writing<'a> {
    beginning: &'a Beginning,
    records: &'a [Record],
    ledger: Ledger,
    room: Room,
    /// The whole event, if envelopes were drawn: their content depends on the money.
    whole: Option<Tournament>,
    /// The numbers of the draws, by record.
    draws: BTreeMap<u32, u32>,
    sealed: Option<Hash>,
    text: String,
    hashing: Hashing,
    last: Option<Last>,
}

impl<'a> Writing<'a> {
    fn new(beginning: &'a Beginning, records: &'a [Record]) -> Self {
        let envelope = |record: &Record| {
            let opened =
                |event: &Event| matches!(event, Event::Bounties(BountyEvent::Opened { .. }));
            record.events().iter().any(opened)
        };
        let mut writing = Self {
            beginning,
            records,
            ledger: Ledger::default(),
            room: Room::default(),
            whole: records.iter().any(envelope).then(|| beginning.tournament()),
            draws: BTreeMap::new(),
            sealed: None,
            text: String::new(),
            hashing: Hashing::default(),
            last: None,
        };
        writing.add(&proof::head(&beginning.setup.name));
        writing
    }

    fn enter(&mut self, number: u32, record: &'a Record) {
        let turned = record.turned();
        let stood = turned.is_some_and(|(turned, _)| self.ledger.stands(turned));
        self.ledger.enter(record);
        if record.happened.is_some() {
            self.made_anew(number, None);
        } else if let Deed::Done { command, .. } = &record.deed {
            let line = Line::told(number, record);
            self.done(line, command);
            if let Some(whole) = &mut self.whole {
                history::apply(whole, &line);
            }
        } else if let Some((turned, stands)) = turned
            && stood != stands
            && self.ledger.stands(turned) == stands
        {
            let step: Turn = if stands { Step::Again } else { Step::Back };
            self.made_anew(number, Some((turned, step)));
        }
    }

    fn done(&mut self, line: Line<'a>, command: &Command) {
        let Line { number, record, events, .. } = line;
        let mut steps = Vec::new();
        // Closed for the draw of this record alone.
        let mut left_out: &[Seat] = &[];
        for event in events {
            if let Event::Waiting(WaitingEvent::LeftOut { seats }) = event {
                left_out = seats;
            }
            let drawn = seed_of(command).and_then(|seed| self.drawn(event, seed, record, command));
            let brings = if Room::follows(event) {
                self.room.take(line, event);
                std::mem::take(&mut self.room.steps)
            } else {
                Vec::new()
            };
            match drawn {
                Some(drawn) => {
                    self.draws.insert(number, drawn.number);
                    steps.push(Step::Draw(drawn));
                    steps.extend(std::mem::take(&mut left_out).iter().copied().map(Step::Reopen));
                }
                // The closing of a broken table belongs to the draw of its players.
                None if matches!(steps.last(), Some(Step::Draw(_))) => {}
                None => steps.extend(brings),
            }
        }
        self.write(steps);
    }

    /// Writes the changes when record `number` alters the past: a late report, an undo or a redo of
    /// `turned`.
    fn made_anew(&mut self, number: u32, turned: Option<(u32, Turn)>) {
        let so_far = self.records.get(..=number as usize).unwrap_or_default();
        let was = std::mem::take(&mut self.room);
        self.room = walk(Room::default(), so_far, &self.ledger);
        if let Some(whole) = &mut self.whole {
            *whole = self.beginning.tournament();
            for line in standing(so_far, &self.ledger) {
                history::apply(whole, &line);
            }
        }
        let mut steps = self.room.since(&was);
        self.room.steps.clear();
        // The draw comes last, so that its code is the code of the resulting seats.
        let draw = turned.and_then(|(turned, step)| Some(step(*self.draws.get(&turned)?)));
        steps.extend(draw);
        self.write(steps);
    }

    fn drawn(&self, event: &Event, seed: u64, record: &Record, asked: &Command) -> Option<Drawn> {
        let of = |moves: &[Moved]| moves.iter().map(|step| (step.entry.get(), step.to)).collect();
        let (kind, seats): (_, Vec<(u32, Seat)>) = match (event, asked) {
            (Event::Tables(TableEvent::Seated { seats }), _) => {
                (DrawKind::Seats, seats.iter().map(|(entry, seat)| (entry.get(), *seat)).collect())
            }
            (
                Event::Tables(TableEvent::Moved { moves, .. }),
                Command::Tables(TableCommand::Break { table, .. }),
            ) => (DrawKind::Break(*table), of(moves)),
            (Event::Tables(TableEvent::Redrawn { moves, tables, size }), _) => {
                let drawn: BTreeSet<u32> = moves.iter().map(|step| step.entry.get()).collect();
                let stay = self.room.sitting.keys().filter(|entry| !drawn.contains(entry));
                let redraw = Redraw {
                    size: *size,
                    tables: tables.iter().map(|(table, _)| *table).collect(),
                    stay: stay.copied().collect(),
                    buttons: tables.clone(),
                };
                (DrawKind::Redraw(redraw), of(moves))
            }
            (Event::Bounties(BountyEvent::Opened { out, amount, .. }), _) => {
                let drum = self.whole.as_ref()?.bounties().drum().left().rev();
                let drum = drum.map(|(amount, count)| (amount.minor(), count)).collect();
                let envelope = Envelope { entry: out.get(), drum, opened: amount.minor() };
                (DrawKind::Envelope(envelope), Vec::new())
            }
            (Event::Hands(HandsEvent::LastHandsDrawn { hands, size: Some(size), .. }), _) => {
                (DrawKind::LastHands { size: *size, hands: *hands }, Vec::new())
            }
            _ => return None,
        };
        let number = self.last.as_ref().map_or(0, |last| last.number) + 1;
        Some(Drawn { number, at: record.recorded, seed, kind, seats })
    }

    fn write(&mut self, steps: Vec<Step>) {
        for step in steps {
            self.add(&proof::lines(&step));
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

//! The published text of the draws, written from the record in real order. A draw that was taken
//! back later was published before, and stays.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{
    fair::{Hash, TextHasher},
    seat::Seat,
};
use bottone_proof::{DrawKind, Envelope, ProofStep, ProvenDraw, Redraw};

use super::seats::SeatMap;
use crate::{
    Command, Event, Tournament,
    bounties::BountyEvent,
    draws::seed_of,
    hands::HandsEvent,
    history::{
        self, Beginning, Follow as _, Ledger, Record, RecordAction, ValidRecord, standing, walk,
    },
    tables::{SeatMove, TableCommand, TableEvent},
    waiting::WaitingEvent,
};

/// The published draws of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawBook {
    /// The published text. docs/guide/draw.md explains each line.
    pub text: String,
    /// The last draw, if there was one.
    pub last: Option<LastDraw>,
}

/// The state of the draws after the last of them was made, taken back or repeated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastDraw {
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
pub fn book(beginning: &Beginning, records: &[Record]) -> DrawBook {
    let mut writing = BookWriter::new(beginning, records);
    for (number, record) in (0..).zip(records) {
        writing.enter(number, record);
    }
    DrawBook { text: writing.text, last: writing.last }
}

/// The constructor of the step by which a draw is taken back, or is valid again.
type StepMaker = fn(u32) -> ProofStep;

struct BookWriter<'a> {
    beginning: &'a Beginning,
    records: &'a [Record],
    ledger: Ledger,
    room: SeatMap,
    /// The whole event, if envelopes were drawn: their content depends on the money.
    whole: Option<Tournament>,
    /// The numbers of the draws, by record.
    draws: BTreeMap<u32, u32>,
    sealed: Option<Hash>,
    text: String,
    hashing: TextHasher,
    last: Option<LastDraw>,
}

impl<'a> BookWriter<'a> {
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
            room: SeatMap::default(),
            whole: records.iter().any(envelope).then(|| beginning.tournament()),
            draws: BTreeMap::new(),
            sealed: None,
            text: String::new(),
            hashing: TextHasher::default(),
            last: None,
        };
        writing.add(&bottone_proof::head(&beginning.setup.name));
        writing
    }

    fn enter(&mut self, number: u32, record: &'a Record) {
        let turned = record.undone_or_redone();
        let stood = turned.is_some_and(|(turned, _)| self.ledger.is_valid(turned));
        self.ledger.enter(record);
        if record.happened.is_some() {
            self.write_changes(number, None);
        } else if let RecordAction::Done { command, .. } = &record.action {
            let line = ValidRecord::recorded(number, record);
            self.done(line, command);
            if let Some(whole) = &mut self.whole {
                history::apply(whole, &line);
            }
        } else if let Some((turned, stands)) = turned
            && stood != stands
            && self.ledger.is_valid(turned) == stands
        {
            let step: StepMaker = if stands { ProofStep::Again } else { ProofStep::Back };
            self.write_changes(number, Some((turned, step)));
        }
    }

    fn done(&mut self, line: ValidRecord<'a>, command: &Command) {
        let ValidRecord { number, record, events, .. } = line;
        let mut steps = Vec::new();
        // Closed for the draw of this record alone.
        let mut left_out: &[Seat] = &[];
        for event in events {
            if let Event::Waiting(WaitingEvent::LeftOut { seats }) = event {
                left_out = seats;
            }
            let drawn = seed_of(command).and_then(|seed| self.drawn(event, seed, record, command));
            let brings = if SeatMap::follows(event) {
                self.room.process(line, event);
                std::mem::take(&mut self.room.steps)
            } else {
                Vec::new()
            };
            match drawn {
                Some(drawn) => {
                    self.draws.insert(number, drawn.number);
                    steps.push(ProofStep::Draw(drawn));
                    steps.extend(
                        std::mem::take(&mut left_out).iter().copied().map(ProofStep::Reopen),
                    );
                }
                // The closing of a broken table belongs to the draw of its players.
                None if matches!(steps.last(), Some(ProofStep::Draw(_))) => {}
                None => steps.extend(brings),
            }
        }
        self.write(steps);
    }

    /// Writes the changes when record `number` alters the past: a late report, an undo or a redo of
    /// `turned`.
    fn write_changes(&mut self, number: u32, turned: Option<(u32, StepMaker)>) {
        let so_far = self.records.get(..=number as usize).unwrap_or_default();
        let was = std::mem::take(&mut self.room);
        self.room = walk(SeatMap::default(), so_far, &self.ledger);
        if let Some(whole) = &mut self.whole {
            *whole = self.beginning.tournament();
            for line in standing(so_far, &self.ledger) {
                history::apply(whole, &line);
            }
        }
        let mut steps = self.room.steps_since(&was);
        self.room.steps.clear();
        // The draw comes last, so that its code is the code of the resulting seats.
        let draw = turned.and_then(|(turned, step)| Some(step(*self.draws.get(&turned)?)));
        steps.extend(draw);
        self.write(steps);
    }

    fn drawn(
        &self,
        event: &Event,
        seed: u64,
        record: &Record,
        asked: &Command,
    ) -> Option<ProvenDraw> {
        let of =
            |moves: &[SeatMove]| moves.iter().map(|step| (step.entry.get(), step.to)).collect();
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
                let drum = self.whole.as_ref()?.bounties().drum().contents().rev();
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
        Some(ProvenDraw { number, at: record.recorded, seed, kind, seats })
    }

    fn write(&mut self, steps: Vec<ProofStep>) {
        for step in steps {
            self.add(&bottone_proof::lines(&step));
            match step {
                ProofStep::Sealed(hash) => self.sealed = Some(hash),
                ProofStep::Revealed(_) | ProofStep::Withdrawn => self.sealed = None,
                ProofStep::Draw(ProvenDraw { number, seed, .. }) => {
                    let (hash, sealed) = (self.hashing.current(), self.sealed);
                    self.last = Some(LastDraw { number, seed, hash, sealed });
                }
                ProofStep::Back(_) | ProofStep::Again(_) => {
                    let hash = self.hashing.current();
                    self.last = self.last.take().map(|last| LastDraw { hash, ..last });
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

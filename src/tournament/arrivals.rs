//! Who has come to the seat that was drawn for him.
//!
//! After a draw, a break or a move a seat is *drawn* until somebody has seen the player in it. A house that does not ask
//! for it ([`House::arrival_minutes`](super::setup::House::arrival_minutes)) has nobody awaited but alternates who were
//! called: their seat goes to the next when they do not come.

use imbl::OrdMap;
use serde::{Deserialize, Serialize};

use super::{
    Event, Refusal, Tournament,
    clock::ClockEvent,
    entries::{Entries, EntryEvent, EntryId, Rank},
    setup::SetupEvent,
    tables::{Moved, TableEvent},
    waiting::{WaitingEvent, WaitingList},
};
use crate::rules::{
    seat::Seat,
    time::{Span, Timestamp},
};

/// How long an alternate who was called may take where the house does not say, in minutes.
pub const CALLED_MINUTES: u16 = 5;

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ArrivalCommand {
    /// These were seen in their seats. Who is not awaited is passed over.
    See { entries: Vec<EntryId> },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ArrivalEvent {
    /// These were seen in their seats.
    Seen { entries: Vec<EntryId> },
}

/// The players whom nobody has seen in their seats yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Arrivals {
    awaited: OrdMap<EntryId, Awaited>,
    /// When the clock was first started.
    started: Option<Timestamp>,
}

/// A player whom nobody has seen in the seat yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Awaited {
    pub seat: Seat,
    /// When it was drawn for him.
    pub since: Timestamp,
    /// The seat that he left; nothing for one who had none.
    pub from: Option<Seat>,
}

impl Arrivals {
    /// `asks` is whether the house asks for everybody, and not for alternates alone.
    pub(super) fn on_event(
        &mut self,
        event: &Event,
        asks: bool,
        (list, entries): (&WaitingList, &Entries),
        at: Timestamp,
    ) {
        match event {
            Event::Arrivals(ArrivalEvent::Seen { entries }) => {
                for entry in entries {
                    self.awaited.remove(entry);
                }
            }
            Event::Tables(TableEvent::Seated { seats }) => {
                // After a rebuy he sits where he sat, or stands there and buys.
                let is_new = |entry: &EntryId| entries.get(*entry).is_none_or(|e| e.rebuys == 0);
                for &(entry, seat) in seats.iter().filter(|(entry, _)| is_new(entry)) {
                    if asks || list.get(entry).is_some() {
                        self.awaited.insert(entry, Awaited { seat, since: at, from: None });
                    }
                }
            }
            Event::Tables(TableEvent::Moved { moves, .. } | TableEvent::Redrawn { moves, .. }) => {
                for step in moves {
                    self.move_to(step, asks, at);
                }
            }
            Event::Waiting(WaitingEvent::Skipped { entry, .. })
            | Event::Entries(
                EntryEvent::Refunded { entry, .. }
                | EntryEvent::Restacked { entry, rank: Rank::Next | Rank::Last, .. },
            ) => {
                self.awaited.remove(entry);
            }
            Event::Entries(EntryEvent::Busted { out }) => {
                for out in out {
                    self.awaited.remove(&out.entry);
                }
            }
            Event::Entries(
                EntryEvent::Disqualified { out, .. }
                | EntryEvent::SeatWon { out }
                | EntryEvent::Forfeited { out },
            ) => {
                self.awaited.remove(&out.entry);
            }
            Event::Setup(SetupEvent::Changed(setup)) if setup.house.arrival_minutes.is_none() => {
                let called = |(entry, _): &(&EntryId, &Awaited)| list.get(**entry).is_some();
                let stay = self.awaited.iter().filter(called);
                self.awaited = stay.map(|(entry, awaited)| (*entry, *awaited)).collect();
            }
            Event::Clock(ClockEvent::Started) => {
                self.started.get_or_insert(at);
            }
            _ => {}
        }
    }

    /// A seat at the same table is before everybody's eyes: who was there is there.
    fn move_to(&mut self, step: &Moved, asks: bool, at: Timestamp) {
        let Moved { entry, from, to: seat } = *step;
        let stays = from.is_some_and(|from| from.table == seat.table);
        let awaited = self.awaited.get_mut(&entry);
        match awaited {
            Some(awaited) if stays => awaited.seat = seat,
            None if stays || !asks => {}
            _ => drop(self.awaited.insert(entry, Awaited { seat, since: at, from })),
        }
    }

    /// Has nobody seen this entry in its seat yet?
    pub fn awaits(&self, entry: EntryId) -> bool {
        self.awaited.contains_key(&entry)
    }

    /// How this entry is awaited.
    pub fn get(&self, entry: EntryId) -> Option<&Awaited> {
        self.awaited.get(&entry)
    }

    /// Everybody who is awaited, by entry.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (EntryId, &Awaited)> {
        self.awaited.iter().map(|(entry, awaited)| (*entry, awaited))
    }
}

impl Tournament {
    /// How long somebody has been missing at `at`: from the draw or the start on, and as long as anybody plays. Nobody is
    /// missed in a break.
    pub fn missing_for(&self, awaited: &Awaited, at: Timestamp) -> Option<Span> {
        let since = awaited.since.max(self.arrivals.started?);
        Some(self.clock.last_play(at).since(since).max(Span::ZERO))
    }

    /// Those who should have come by now, the longest missing first.
    pub fn overdue(&self, at: Timestamp) -> Vec<(EntryId, Awaited)> {
        let minutes = self.setup.house.arrival_minutes.unwrap_or(CALLED_MINUTES);
        let late = |awaited: &Awaited| {
            let missing = self.missing_for(awaited, at);
            missing.is_some_and(|missing| missing >= Span::from_minutes(minutes.into()))
        };
        let all = self.arrivals.all().map(|(entry, awaited)| (entry, *awaited));
        let mut all: Vec<(EntryId, Awaited)> = all.filter(|(_, awaited)| late(awaited)).collect();
        all.sort_by_key(|(entry, awaited)| (awaited.since, *entry));
        all
    }
}

pub(super) fn decide(t: &Tournament, command: &ArrivalCommand) -> Result<Vec<Event>, Refusal> {
    let ArrivalCommand::See { entries } = command;
    t.entries.check_in(entries.iter().copied())?;
    let mut seen: Vec<EntryId> = Vec::with_capacity(entries.len());
    seen.extend(entries.iter().filter(|entry| t.arrivals.awaits(**entry)));
    seen.sort_unstable();
    seen.dedup();
    Refusal::NothingToDo.unless(!seen.is_empty(), None)?;
    Ok(vec![Event::Arrivals(ArrivalEvent::Seen { entries: seen })])
}

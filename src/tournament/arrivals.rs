//! The arrival of players at the seats drawn for them.
//!
//! After a draw, a break or a move, a seat is *drawn* until a staff member has seen the player in
//! it. If the house does not ask for this
//! (`House::arrival_minutes`), only called alternates are
//! awaited. Their seat goes to the next alternate if they do not come.

use bottone_base::{
    seat::Seat,
    time::{Span, Timestamp},
};
use imbl::OrdMap;
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use super::{
    Event, Refusal, Tournament,
    clock::ClockEvent,
    departments::Department,
    entries::{Entries, EntryEvent, EntryId, FlightRank},
    kinds::{CommandRow, EventRow, Offline, OnCorrection, SEEN},
    setup::SetupEvent,
    tables::{SeatMove, TableEvent},
    waiting::{WaitingEvent, WaitingList},
};

/// The time a called alternate may take, in minutes, if the house sets none.
pub const CALLED_MINUTES: u16 = 5;

/// The commands for arrivals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(ArrivalCommandKind), doc = "A kind of command for arrivals.")]
pub enum ArrivalCommand {
    /// These players were seen in their seats. Entries that are not awaited are passed over.
    CheckIn { entries: Vec<EntryId> },
}

/// The events of arrivals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ArrivalEvent {
    /// These players were seen in their seats.
    CheckedIn { entries: Vec<EntryId> },
}

impl ArrivalCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Report;
        use OnCorrection::Stays;
        match self {
            Self::CheckIn => CommandRow::new(SEEN, Report, Stays),
        }
    }
}

impl ArrivalEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Arrivals;
        match self {
            Self::CheckedIn { .. } => EventRow::new(&[Arrivals], &[]),
        }
    }
}

/// The players not yet seen in their seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Arrivals {
    awaited: OrdMap<EntryId, AwaitedPlayer>,
    /// The time of the first start of the clock.
    started: Option<Timestamp>,
}

/// A player not yet seen in the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct AwaitedPlayer {
    pub seat: Seat,
    /// The time of the draw for this seat.
    pub since: Timestamp,
    /// The seat that the player left; `None` if there was none.
    pub from: Option<Seat>,
}

impl Arrivals {
    /// Applies an event. `asks` is true if the house awaits every player, not only alternates.
    pub(super) fn on_event(
        &mut self,
        event: &Event,
        asks: bool,
        (list, entries): (&WaitingList, &Entries),
        at: Timestamp,
    ) {
        match event {
            Event::Arrivals(ArrivalEvent::CheckedIn { entries }) => {
                for entry in entries {
                    self.awaited.remove(entry);
                }
            }
            Event::Tables(TableEvent::Seated { seats }) => {
                // A player seated after a rebuy is present already: in the old seat, or standing at
                // the desk.
                let is_new = |entry: &EntryId| entries.get(*entry).is_none_or(|e| e.rebuys == 0);
                for &(entry, seat) in seats.iter().filter(|(entry, _)| is_new(entry)) {
                    if asks || list.get(entry).is_some() {
                        self.awaited.insert(entry, AwaitedPlayer { seat, since: at, from: None });
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
                | EntryEvent::Restacked { entry, rank: FlightRank::Next | FlightRank::Last, .. },
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
                let called = |(entry, _): &(&EntryId, &AwaitedPlayer)| list.get(**entry).is_some();
                let stay = self.awaited.iter().filter(called);
                self.awaited = stay.map(|(entry, awaited)| (*entry, *awaited)).collect();
            }
            Event::Clock(ClockEvent::Started) => {
                self.started.get_or_insert(at);
            }
            _ => {}
        }
    }

    /// Records a move. A player seen at a table stays seen when the move is within that table.
    fn move_to(&mut self, step: &SeatMove, asks: bool, at: Timestamp) {
        let SeatMove { entry, from, to: seat } = *step;
        let stays = from.is_some_and(|from| from.table == seat.table);
        let awaited = self.awaited.get_mut(&entry);
        match awaited {
            Some(awaited) if stays => awaited.seat = seat,
            None if stays || !asks => {}
            _ => drop(self.awaited.insert(entry, AwaitedPlayer { seat, since: at, from })),
        }
    }

    /// Returns whether this entry has not been seen in its seat yet.
    pub fn awaits(&self, entry: EntryId) -> bool {
        self.awaited.contains_key(&entry)
    }

    /// Returns the awaited arrival of this entry.
    pub fn get(&self, entry: EntryId) -> Option<&AwaitedPlayer> {
        self.awaited.get(&entry)
    }

    /// Returns every awaited player, by entry.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (EntryId, &AwaitedPlayer)> {
        self.awaited.iter().map(|(entry, awaited)| (*entry, awaited))
    }
}

impl Tournament {
    /// Returns how long a player has been missing at `at`, from the draw or the start on. Time
    /// counts only while play goes on, so no player is missed in a break.
    pub fn missing_for(&self, awaited: &AwaitedPlayer, at: Timestamp) -> Option<Span> {
        let since = awaited.since.max(self.arrivals.started?);
        Some(self.clock.last_play(at).since(since).max(Span::ZERO))
    }

    /// Returns the players who should have come by now, the longest missing first.
    pub fn overdue(&self, at: Timestamp) -> Vec<(EntryId, AwaitedPlayer)> {
        let minutes = self.setup.house.arrival_minutes.unwrap_or(CALLED_MINUTES);
        let late = |awaited: &AwaitedPlayer| {
            let missing = self.missing_for(awaited, at);
            missing.is_some_and(|missing| missing >= Span::from_minutes(minutes.into()))
        };
        let all = self.arrivals.all().map(|(entry, awaited)| (entry, *awaited));
        let mut all: Vec<(EntryId, AwaitedPlayer)> =
            all.filter(|(_, awaited)| late(awaited)).collect();
        all.sort_by_key(|(entry, awaited)| (awaited.since, *entry));
        all
    }
}

pub(super) fn decide(t: &Tournament, command: &ArrivalCommand) -> Result<Vec<Event>, Refusal> {
    let ArrivalCommand::CheckIn { entries } = command;
    t.entries.check_playing(entries.iter().copied())?;
    let mut seen: Vec<EntryId> = Vec::with_capacity(entries.len());
    seen.extend(entries.iter().filter(|entry| t.arrivals.awaits(**entry)));
    seen.sort_unstable();
    seen.dedup();
    Refusal::NothingToDo.check(!seen.is_empty(), None)?;
    Ok(vec![Event::Arrivals(ArrivalEvent::CheckedIn { entries: seen })])
}

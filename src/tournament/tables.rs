//! Tables, seats, moves and the button.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{
    Event, Refusal, Tournament, Waiver,
    entries::{Entries, EntryEvent, EntryId},
    setup::House,
};
use crate::rules::{
    button::{LastHand, NextHand, Positions, first_hand, next_hand},
    draw::Draw,
    seat::{FEWEST_SEATS, MOST_SEATS, Seat, SeatNo, Seats, TableNo, strictly_between},
    seating::{self, Plan, Policy, TableSeats},
    time::Timestamp,
};

/// The tables that are open, and who sits where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tables {
    open: BTreeMap<TableNo, Table>,
    sitting: BTreeMap<EntryId, Seat>,
    moved: BTreeMap<EntryId, u8>,
    pinned: BTreeSet<EntryId>,
    order: Vec<TableNo>,
    held: BTreeSet<TableNo>,
    moves: u32,
    broken: u32,
    redrawn_at: Option<u32>,
}

/// One open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    size: u8,
    closed: Seats,
    seats: [Option<EntryId>; MOST_SEATS as usize],
    occupied: Seats,
    button: Button,
    hands: u32,
}

/// What is known of the button at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Button {
    /// No hand was dealt here yet.
    Fresh,
    /// It was drawn to this seat for the first hand.
    Drawn {
        /// The seat.
        seat: SeatNo,
        /// When.
        at: Timestamp,
    },
    /// Somebody saw where the positions stood in a hand.
    Seen {
        /// That hand.
        hand: LastHand,
        /// When.
        at: Timestamp,
    },
}

/// Where somebody wants to sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// Wherever the draw with this seed puts them.
    Draw(u64),
    /// In this seat.
    At(Seat),
    /// Nowhere yet.
    Later,
}

/// Why somebody was moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// To balance the tables, for these reasons.
    Balance(seating::Why),
    /// The table broke.
    Break,
    /// Everybody drew a new seat.
    Redraw,
    /// The floor wanted it, in its own words.
    Floor(String),
}

/// One player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    /// Who.
    pub entry: EntryId,
    /// The seat that was left; `None` for one who waited for a seat.
    pub from: Option<Seat>,
    /// The seat that was taken.
    pub to: Seat,
}

/// What can be asked of the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableCommand {
    /// Open these tables.
    Open {
        /// Their numbers.
        tables: Vec<TableNo>,
        /// How many seats each has.
        size: u8,
    },
    /// Add chairs to a table, or take some away.
    Resize {
        /// Which table.
        table: TableNo,
        /// How many seats it is to have.
        size: u8,
    },
    /// A seat may not be filled, or may be again.
    CloseSeat {
        /// Which seat.
        seat: Seat,
        /// Closed?
        closed: bool,
    },
    /// Give waiting entries their seats.
    Seat {
        /// Who; everybody who waits when empty.
        entries: Vec<EntryId>,
        /// Where.
        seat: Wish,
    },
    /// Move one player.
    Move {
        /// Who.
        entry: EntryId,
        /// Where to.
        to: Seat,
        /// Why.
        reason: Reason,
    },
    /// Break a table: its players draw seats at the others.
    Break {
        /// Which table.
        table: TableNo,
        /// The seed of the draw.
        seed: u64,
    },
    /// Everybody draws a new seat at these tables; the others close.
    Redraw {
        /// The tables that are played on.
        tables: Vec<TableNo>,
        /// How many seats each has.
        size: u8,
        /// The seed of the draw.
        seed: u64,
    },
    /// Keep a player in the seat whatever the balance wants, or let go again.
    Pin {
        /// Who.
        entry: EntryId,
        /// Pinned?
        pinned: bool,
    },
    /// Break tables in this order from now on.
    Order {
        /// The first to break first. Tables that are not named come last, the highest number first.
        tables: Vec<TableNo>,
    },
    /// Do not suggest breaking this table, or suggest it again.
    Hold {
        /// Which table.
        table: TableNo,
        /// Held?
        held: bool,
    },
    /// The positions of the hand that is being played were seen.
    Button {
        /// At which table.
        table: TableNo,
        /// Where they stand.
        positions: Positions,
    },
    /// So many hands were dealt since.
    Hands {
        /// At which table.
        table: TableNo,
        /// How many, 1 to 500.
        hands: u16,
    },
}

/// What happened at the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableEvent {
    /// Tables were opened.
    Opened {
        /// Their numbers.
        tables: Vec<TableNo>,
        /// How many seats each has.
        size: u8,
    },
    /// A table has another number of seats.
    Resized {
        /// Which table.
        table: TableNo,
        /// How many seats it has now.
        size: u8,
    },
    /// A seat was closed or opened.
    SeatClosed {
        /// Which seat.
        seat: Seat,
        /// Closed?
        closed: bool,
    },
    /// Entries got their first seats.
    Seated {
        /// Who sits where.
        seats: Vec<(EntryId, Seat)>,
    },
    /// Players changed seats.
    Moved {
        /// Who, from where, to where.
        moves: Vec<Moved>,
        /// Why.
        reason: Reason,
    },
    /// A table is gone.
    Broken {
        /// Which.
        table: TableNo,
    },
    /// Everybody got a new seat; only these tables are left.
    Redrawn {
        /// Who moved where.
        moves: Vec<Moved>,
        /// The tables that are played on, and the seat to which each button was drawn.
        tables: Vec<(TableNo, SeatNo)>,
        /// How many seats each has.
        size: u8,
    },
    /// A player was pinned or let go.
    Pinned {
        /// Who.
        entry: EntryId,
        /// Pinned?
        pinned: bool,
    },
    /// The breaking order is this.
    Ordered {
        /// The first to break first.
        tables: Vec<TableNo>,
    },
    /// A break was put off, or is due again.
    Held {
        /// Which table.
        table: TableNo,
        /// Held?
        held: bool,
    },
    /// The button was seen.
    ButtonSeen {
        /// At which table.
        table: TableNo,
        /// The positions of the hand that was being played.
        positions: Positions,
    },
    /// Hands were dealt.
    Dealt {
        /// At which table.
        table: TableNo,
        /// How many.
        hands: u16,
        /// Of a stud game: the button stays where it is (rules §2.5, §6.3).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stud: bool,
    },
}

pub(super) fn decide(
    t: &Tournament,
    command: &TableCommand,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let room = &t.tables;
    let event = match command {
        TableCommand::Open { tables, size } => {
            Refusal::NothingToDo.unless(!tables.is_empty(), None)?;
            Refusal::NotUnderstood.unless(is_a_size(*size), None)?;
            let distinct: BTreeSet<_> = tables.iter().collect();
            Refusal::NamedTwice.unless(distinct.len() == tables.len(), None)?;
            let new = tables.iter().all(|table| !room.open.contains_key(table));
            Refusal::TableOpen.unless(new, None)?;
            TableEvent::Opened { tables: tables.clone(), size: *size }
        }
        TableCommand::Resize { table, size } => {
            let now = room.table(*table).ok_or(Refusal::TableUnknown)?;
            Refusal::NotUnderstood.unless(is_a_size(*size), None)?;
            let fits = now.occupied.difference(Seats::all(*size)).is_empty();
            Refusal::SeatsInUse.unless(fits, None)?;
            Refusal::NothingToDo.unless(now.size != *size, None)?;
            TableEvent::Resized { table: *table, size: *size }
        }
        TableCommand::CloseSeat { seat, closed } => {
            let table = room.table(seat.table).ok_or(Refusal::TableUnknown)?;
            Refusal::SeatUnknown.unless(seat.seat.get() <= table.size, None)?;
            Refusal::SeatTaken.unless(table.who(seat.seat).is_none(), None)?;
            Refusal::NothingToDo.unless(table.closed.contains(seat.seat) != *closed, None)?;
            TableEvent::SeatClosed { seat: *seat, closed: *closed }
        }
        TableCommand::Seat { entries, seat } => {
            let entries = waiting(t, entries)?;
            Refusal::NothingToDo.unless(*seat != Wish::Later && !entries.is_empty(), None)?;
            TableEvent::Seated { seats: seats_for(t, &entries, seat)? }
        }
        TableCommand::Move { entry, to, reason } => {
            let from = room.seat_of(*entry).ok_or(Refusal::NotSeated)?;
            room.check_free(*to)?;
            Refusal::Pinned.unless(!room.pinned.contains(entry), waiver)?;
            let next = t.next_hand(to.table, at);
            let small = next.is_some_and(|next| next.positions.small == to.seat);
            let balanced = matches!(reason, Reason::Balance(_)) && to.table != from.table;
            Refusal::ComingSmallBlind.unless(!(balanced && small), waiver)?;
            let moves = vec![Moved { entry: *entry, from: Some(from), to: *to }];
            TableEvent::Moved { moves, reason: reason.clone() }
        }
        TableCommand::Break { table, seed } => return break_table(t, *table, *seed, waiver),
        TableCommand::Redraw { tables, size, seed } => redraw(t, tables, *size, *seed)?,
        TableCommand::Pin { entry, pinned } => {
            Refusal::NotSeated.unless(room.seat_of(*entry).is_some(), None)?;
            Refusal::NothingToDo.unless(room.pinned.contains(entry) != *pinned, None)?;
            TableEvent::Pinned { entry: *entry, pinned: *pinned }
        }
        TableCommand::Order { tables } => {
            let known = tables.iter().all(|table| room.open.contains_key(table));
            Refusal::TableUnknown.unless(known, None)?;
            let distinct: BTreeSet<_> = tables.iter().collect();
            Refusal::NamedTwice.unless(distinct.len() == tables.len(), None)?;
            Refusal::NothingToDo.unless(room.order != *tables, None)?;
            TableEvent::Ordered { tables: tables.clone() }
        }
        TableCommand::Hold { table, held } => {
            Refusal::TableUnknown.unless(room.open.contains_key(table), None)?;
            Refusal::NothingToDo.unless(room.held.contains(table) != *held, None)?;
            TableEvent::Held { table: *table, held: *held }
        }
        TableCommand::Button { table, positions } => {
            let seen = room.table(*table).ok_or(Refusal::TableUnknown)?;
            Refusal::TooFewPlayers.unless(seen.occupied.len() >= 2, None)?;
            Refusal::PositionsWrong.unless(seen.could_stand(positions), None)?;
            TableEvent::ButtonSeen { table: *table, positions: *positions }
        }
        TableCommand::Hands { table, hands } => {
            let dealt = room.table(*table).ok_or(Refusal::TableUnknown)?;
            Refusal::NotUnderstood.unless((1..=500).contains(hands), None)?;
            Refusal::TooFewPlayers.unless(dealt.occupied.len() >= 2, None)?;
            let known = dealt.next_hand(&t.setup.house).is_some();
            Refusal::ButtonUnknown.unless(known, None)?;
            TableEvent::Dealt { table: *table, hands: *hands, stud: t.clock.is_stud(at) }
        }
    };
    Ok(vec![Event::Tables(event)])
}

fn is_a_size(size: u8) -> bool {
    (FEWEST_SEATS..=MOST_SEATS).contains(&size)
}

/// These entries if they wait for a seat; everybody who does when none is named.
fn waiting(t: &Tournament, entries: &[EntryId]) -> Result<Vec<EntryId>, Refusal> {
    if entries.is_empty() {
        return Ok(t.waiting().collect());
    }
    for entry in entries {
        let known = t.entries.get(*entry).ok_or(Refusal::EntryUnknown)?;
        Refusal::NotIn.unless(known.is_in(), None)?;
        Refusal::AlreadySeated.unless(t.tables.seat_of(*entry).is_none(), None)?;
    }
    let distinct: BTreeSet<_> = entries.iter().collect();
    Refusal::NamedTwice.unless(distinct.len() == entries.len(), None)?;
    Ok(entries.to_vec())
}

/// Where these entries would sit, in their order.
pub(super) fn seats_for(
    t: &Tournament,
    entries: &[EntryId],
    wish: &Wish,
) -> Result<Vec<(EntryId, Seat)>, Refusal> {
    match wish {
        Wish::Later => Ok(Vec::new()),
        Wish::At(seat) => {
            t.tables.check_free(*seat)?;
            match entries {
                [entry] => Ok(vec![(*entry, *seat)]),
                _ => Err(Refusal::SeatTaken),
            }
        }
        Wish::Draw(seed) => {
            let tables: Vec<TableSeats> = t.tables.as_seen(|_, _| None).collect();
            let mut draw = Draw::new(*seed);
            let mut seats = seating::seats_for_many(&tables, entries.len(), &mut draw);
            Refusal::NoSeat.unless(seats.len() == entries.len(), None)?;
            // Each newcomer goes to a shortest table, so two who come one after the other would
            // hardly ever meet. Those who draw together draw as one.
            draw.shuffle(&mut seats);
            Ok(entries.iter().copied().zip(seats).collect())
        }
    }
}

fn break_table(
    t: &Tournament,
    table: TableNo,
    seed: u64,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let room = &t.tables;
    let broken = room.table(table).ok_or(Refusal::TableUnknown)?;
    let pinned = broken.entries().any(|(_, entry)| room.pinned.contains(&entry));
    Refusal::Pinned.unless(!pinned, waiver)?;
    let others: Vec<TableSeats> =
        room.as_seen(|_, _| None).filter(|other| other.table != table).collect();
    let mut draw = Draw::new(seed);
    let seats = seating::break_table(broken.occupied, &others, &mut draw);
    Refusal::NoSeat.unless(seats.len() == broken.occupied.len(), None)?;
    let moves = seats.into_iter().filter_map(|(seat, to)| {
        let from = Some(Seat { table, seat });
        broken.who(seat).map(|entry| Moved { entry, from, to })
    });
    let moves: Vec<Moved> = moves.collect();
    let mut events = Vec::with_capacity(2);
    if !moves.is_empty() {
        events.push(Event::Tables(TableEvent::Moved { moves, reason: Reason::Break }));
    }
    events.push(Event::Tables(TableEvent::Broken { table }));
    Ok(events)
}

fn redraw(t: &Tournament, tables: &[TableNo], size: u8, seed: u64) -> Result<TableEvent, Refusal> {
    Refusal::NotUnderstood.unless(is_a_size(size), None)?;
    let distinct: BTreeSet<_> = tables.iter().collect();
    Refusal::NamedTwice.unless(distinct.len() == tables.len(), None)?;
    let entries: Vec<EntryId> = t.entries.playing().map(|(id, _)| id).collect();
    Refusal::NothingToDo.unless(!entries.is_empty() && !tables.is_empty(), None)?;
    let closed = |table: &TableNo| t.tables.table(*table).map_or(Seats::NONE, |t| t.closed);
    let empty: Vec<TableSeats> =
        tables.iter().map(|table| TableSeats::empty(*table, size, closed(table))).collect();
    let mut draw = Draw::new(seed);
    let seats = seating::redraw(entries.len(), &empty, &mut draw);
    Refusal::NoSeat.unless(seats.len() == entries.len(), None)?;
    let mut buttons = Vec::with_capacity(tables.len());
    for &table in tables {
        let taken: Seats = seats.iter().filter(|s| s.table == table).map(|s| s.seat).collect();
        buttons.push((table, draw.pick(taken.iter()).ok_or(Refusal::TooFewPlayers)?));
    }
    let moves = entries.iter().zip(seats).map(|(&entry, to)| {
        let from = t.tables.seat_of(entry);
        Moved { entry, from, to }
    });
    Ok(TableEvent::Redrawn { moves: moves.collect(), tables: buttons, size })
}

impl Tables {
    pub(super) fn apply(&mut self, event: &TableEvent, at: Timestamp, house: &House) {
        match event {
            TableEvent::Opened { tables, size } => {
                self.open.extend(tables.iter().map(|&table| (table, Table::new(*size))));
            }
            TableEvent::Resized { table, size } => {
                if let Some(table) = self.open.get_mut(table) {
                    table.size = *size;
                    if let Button::Seen { hand, .. } = &mut table.button {
                        hand.size = *size;
                    }
                }
            }
            TableEvent::SeatClosed { seat, closed } => {
                let Some(table) = self.open.get_mut(&seat.table) else { return };
                let with = if *closed { Seats::with } else { Seats::without };
                table.closed = with(table.closed, seat.seat);
            }
            TableEvent::Seated { seats } => {
                for &(entry, seat) in seats {
                    self.sit(entry, seat);
                }
            }
            TableEvent::Moved { moves, .. } => self.carry_out(moves),
            TableEvent::Broken { table } => {
                self.close(*table);
                self.broken += 1;
            }
            TableEvent::Redrawn { moves, tables, size } => {
                self.redraw(moves, tables, *size, at);
            }
            TableEvent::Pinned { entry, pinned } => {
                if *pinned {
                    self.pinned.insert(*entry);
                } else {
                    self.pinned.remove(entry);
                }
            }
            TableEvent::Ordered { tables } => self.order.clone_from(tables),
            TableEvent::Held { table, held } => {
                if *held {
                    self.held.insert(*table);
                } else {
                    self.held.remove(table);
                }
            }
            TableEvent::ButtonSeen { table, positions } => {
                if let Some(table) = self.open.get_mut(table) {
                    let hand = LastHand::new(table.size, *positions, table.occupied);
                    table.button = Button::Seen { hand, at };
                }
            }
            TableEvent::Dealt { table, hands, stud } => {
                let Some(table) = self.open.get_mut(table) else { return };
                table.hands = table.hands.saturating_add(u32::from(*hands));
                if !stud {
                    table.deal(*hands, at, house);
                }
            }
        }
    }

    /// Those who are out leave their seats.
    pub(super) fn heed(&mut self, event: &EntryEvent, _: &Entries) {
        match event {
            EntryEvent::Busted { out } => out.iter().for_each(|out| self.rise(out.entry)),
            EntryEvent::Refunded { entry } => self.rise(*entry),
            _ => {}
        }
    }

    fn sit(&mut self, entry: EntryId, seat: Seat) {
        let Some(table) = self.open.get_mut(&seat.table) else { return };
        table.seats[seat.seat.index()] = Some(entry);
        table.occupied.insert(seat.seat);
        self.sitting.insert(entry, seat);
    }

    fn rise(&mut self, entry: EntryId) {
        self.pinned.remove(&entry);
        let Some(seat) = self.sitting.remove(&entry) else { return };
        let Some(table) = self.open.get_mut(&seat.table) else { return };
        table.seats[seat.seat.index()] = None;
        table.occupied.remove(seat.seat);
        // Whoever sits down there next is a newcomer.
        if let Button::Seen { hand, .. } = &mut table.button {
            hand.leave(Seats::NONE.with(seat.seat));
        }
    }

    fn carry_out(&mut self, moves: &[Moved]) {
        let pinned = self.pinned.clone();
        for step in moves {
            self.rise(step.entry);
        }
        for step in moves {
            self.sit(step.entry, step.to);
            let times = self.moved.entry(step.entry).or_default();
            *times = times.saturating_add(1);
        }
        self.moves = self.moves.saturating_add(u32::try_from(moves.len()).unwrap_or(u32::MAX));
        self.pinned = pinned;
    }

    fn redraw(&mut self, moves: &[Moved], tables: &[(TableNo, SeatNo)], size: u8, at: Timestamp) {
        // A player who needs a seat for a reason needs it after the redraw as well.
        let pinned = self.pinned.clone();
        for step in moves {
            self.rise(step.entry);
        }
        let gone: Vec<TableNo> = self.open.keys().copied().collect();
        for table in gone {
            if !tables.iter().any(|(kept, _)| *kept == table) {
                self.close(table);
                self.broken += 1;
            }
        }
        for &(table, seat) in tables {
            let closed = self.open.get(&table).map_or(Seats::NONE, |table| table.closed);
            let button = Button::Drawn { seat, at };
            self.open.insert(table, Table { closed, button, ..Table::new(size) });
        }
        self.carry_out(moves);
        self.pinned = pinned;
        self.redrawn_at = u32::try_from(moves.len()).ok();
    }

    fn close(&mut self, table: TableNo) {
        let Some(closed) = self.open.remove(&table) else { return };
        for (_, entry) in closed.entries() {
            self.sitting.remove(&entry);
        }
        self.order.retain(|&other| other != table);
        self.held.remove(&table);
    }

    /// The open tables by number.
    pub fn open(&self) -> impl DoubleEndedIterator<Item = (TableNo, &Table)> + ExactSizeIterator {
        self.open.iter().map(|(number, table)| (*number, table))
    }

    /// One open table.
    pub fn table(&self, number: TableNo) -> Option<&Table> {
        self.open.get(&number)
    }

    /// Where this entry sits.
    pub fn seat_of(&self, entry: EntryId) -> Option<Seat> {
        self.sitting.get(&entry).copied()
    }

    /// How many entries sit.
    pub fn seated_count(&self) -> usize {
        self.sitting.len()
    }

    /// How often this entry was moved.
    pub fn times_moved(&self, entry: EntryId) -> u8 {
        self.moved.get(&entry).copied().unwrap_or(0)
    }

    /// Is this entry pinned to its seat?
    pub fn is_pinned(&self, entry: EntryId) -> bool {
        self.pinned.contains(&entry)
    }

    /// Was breaking this table put off?
    pub fn is_held(&self, table: TableNo) -> bool {
        self.held.contains(&table)
    }

    /// All open tables, the first to break first.
    pub fn breaking_order(&self) -> Vec<TableNo> {
        let named = self.order.iter().copied();
        let rest = self.open.keys().rev().copied().filter(|table| !self.order.contains(table));
        named.chain(rest).collect()
    }

    /// How many moves there were.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// How many tables were broken.
    pub fn broken(&self) -> u32 {
        self.broken
    }

    /// The tables as the balancer sees them; `next` tells the positions of the coming hand.
    pub fn as_seen<'a>(
        &'a self,
        next: impl Fn(TableNo, &Table) -> Option<Positions> + 'a,
    ) -> impl Iterator<Item = TableSeats> + 'a {
        self.open.iter().map(move |(&number, table)| {
            let mut moved = [0; MOST_SEATS as usize];
            let mut fixed = Seats::NONE;
            for (seat, entry) in table.entries() {
                moved[seat.index()] = self.times_moved(entry);
                if self.pinned.contains(&entry) {
                    fixed.insert(seat);
                }
            }
            TableSeats {
                table: number,
                size: table.size,
                occupied: table.occupied,
                closed: table.closed,
                fixed,
                next: next(number, table),
                moved,
            }
        })
    }

    /// May somebody sit down there?
    pub(super) fn check_free(&self, seat: Seat) -> Result<(), Refusal> {
        let table = self.table(seat.table).ok_or(Refusal::TableUnknown)?;
        Refusal::SeatUnknown.unless(seat.seat.get() <= table.size, None)?;
        Refusal::SeatTaken.unless(table.who(seat.seat).is_none(), None)?;
        Refusal::SeatClosed.unless(!table.closed.contains(seat.seat), None)
    }
}

impl Table {
    fn new(size: u8) -> Self {
        Self {
            size,
            closed: Seats::NONE,
            seats: [None; MOST_SEATS as usize],
            occupied: Seats::NONE,
            button: Button::Fresh,
            hands: 0,
        }
    }

    /// How many seats it has.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The seats that may not be filled.
    pub fn closed(&self) -> Seats {
        self.closed
    }

    /// The seats in which somebody sits.
    pub fn occupied(&self) -> Seats {
        self.occupied
    }

    /// The seats in which somebody could sit down.
    pub fn free(&self) -> Seats {
        Seats::all(self.size).difference(self.occupied).difference(self.closed)
    }

    /// Who sits in `seat`.
    pub fn who(&self, seat: SeatNo) -> Option<EntryId> {
        self.seats[seat.index()]
    }

    /// Who sits here, seat by seat.
    pub fn entries(&self) -> impl Iterator<Item = (SeatNo, EntryId)> {
        self.occupied.iter().filter_map(|seat| self.who(seat).map(|entry| (seat, entry)))
    }

    /// What is known of the button.
    pub fn button(&self) -> Button {
        self.button
    }

    /// How many hands are known to have been dealt here.
    pub fn hands(&self) -> u32 {
        self.hands
    }

    /// The coming hand, as far as what was last seen tells it.
    pub fn next_hand(&self, house: &House) -> Option<NextHand> {
        match self.button {
            // WSOP 2026 tournament rule 85: the first button goes to the first stack to the
            // dealer's right.
            Button::Fresh => first_hand(self.occupied.iter().next_back()?, self.occupied),
            Button::Drawn { seat, .. } => first_hand(seat, self.occupied),
            Button::Seen { hand, .. } => {
                next_hand(house.button, house.newcomers, &hand, self.occupied)
            }
        }
    }

    /// Where one player alone waits nobody has a position: whoever comes has the big blind, and
    /// there is nothing to ask.
    fn waiting_for_players(&self) -> Option<Positions> {
        let seat = self.occupied.first().or_else(|| SeatNo::new(1))?;
        Some(Positions { button: seat, small: seat, big: seat })
    }

    fn deal(&mut self, hands: u16, at: Timestamp, house: &House) {
        for _ in 0..hands {
            let Some(next) = self.next_hand(house) else { return };
            self.button = Button::Seen { hand: next.played(self.size), at };
        }
    }

    /// Could the button and the blinds stand like this in a hand that these players are in?
    fn could_stand(&self, positions: &Positions) -> bool {
        let Positions { button, small, big } = *positions;
        let on_table = [button, small, big].iter().all(|seat| seat.get() <= self.size);
        if !on_table || !self.occupied.contains(big) || small == big || button == big {
            return false;
        }
        if self.occupied.len() == 2 {
            return button == small && self.occupied.contains(button);
        }
        button != small && strictly_between(button, small, big)
    }
}

impl Tournament {
    /// The entries that wait for a seat, in the order of their arrival.
    pub fn waiting(&self) -> impl Iterator<Item = EntryId> {
        let playing = self.entries.playing();
        playing.map(|(id, _)| id).filter(|id| self.tables.seat_of(*id).is_none())
    }

    /// What the balance of the tables asks for at `at`.
    pub fn seating_plan(&self, at: Timestamp) -> Plan {
        let house = &self.setup.house;
        let next = |_: TableNo, table: &Table| {
            if table.occupied.len() < 2 {
                return table.waiting_for_players();
            }
            let known = self.button_is_known(table, at);
            known.then(|| table.next_hand(house)).flatten().map(|next| next.positions)
        };
        let tables: Vec<TableSeats> = self.tables.as_seen(next).collect();
        let order = self.tables.breaking_order();
        // While people may still come in, the tables are kept: their seats will be needed. Where
        // registration has no end, nobody waits for it.
        let ends = self.clock.structure().registration_closes().is_some();
        let kept = self.registration_open(at) && (ends || self.entries.by_hand().is_some());
        let held = order.first().is_some_and(|table| self.tables.is_held(*table));
        let breaks = self.clock.started() && !held && !kept;
        seating::plan(
            &tables,
            &order,
            &Policy { gap: house.gap, breaks, ..Policy::default() },
            None,
        )
    }

    /// The number of players left at which everybody draws anew, if that is due now: the lowest
    /// of the house's numbers that was reached since everybody last drew.
    pub fn redraw_due(&self) -> Option<u32> {
        let left = u32::try_from(self.entries.playing_count()).ok()?;
        let reached = self.setup.house.redraws.iter().copied().filter(|&at| left <= at).min()?;
        self.tables.redrawn_at.is_none_or(|last| reached < last).then_some(reached)
    }

    /// The coming hand at `table`, when it is known well enough to act upon: seen lately, or the
    /// first hand before the clock was started. Nobody guesses where a button may be.
    pub fn next_hand(&self, table: TableNo, at: Timestamp) -> Option<NextHand> {
        let table = self.tables.table(table)?;
        self.button_is_known(table, at).then(|| table.next_hand(&self.setup.house))?
    }

    /// Is the button at `table` known well enough to act upon?
    pub fn button_is_known(&self, table: &Table, at: Timestamp) -> bool {
        let seen = match table.button {
            Button::Fresh => return !self.clock.started(),
            Button::Drawn { at, .. } | Button::Seen { at, .. } => at,
        };
        let minutes = i64::from(self.setup.house.button_minutes);
        !self.clock.runs(at) || at.since(seen).millis() <= minutes * 60_000
    }
}

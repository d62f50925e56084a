//! A whole evening, played by chance through the same desk and the same commands as the window.
//!
//! A rehearsal knows what really happens at every table: stacks, hands, the button. It tells the
//! desk what a floor would report, and does what the to-do list says. The same seed plays the
//! same evening.

mod chance;
mod error;
mod festival;
mod late;
mod names;
mod office;
mod play;
mod reports;
mod role;
mod worklist;

use crate::{
    rules::{
        chips::Chips,
        levels::Row,
        person::Person,
        seat::TableNo,
        time::{Span, Timestamp},
    },
    session::{Desk, house::by_ticket, time::StageClock},
    tournament::{
        Command, Refusal,
        clock::{ClockCommand, State},
        entries::{EntryCommand, EntryId, Who},
        tables::{TableCommand, Wish},
    },
};
use chance::Chance;
pub use error::RehearsalError;
pub use festival::Festival;
pub use late::told_late;
use office::Office;
use play::{Ended, Play, Room};
pub use role::Role;

/// What to play.
#[derive(Clone, Debug)]
pub struct Script {
    /// How many first entries there are.
    pub entries: u32,
    /// Who comes first, in this order. When they are all in, the others are invented.
    pub guests: Vec<Person>,
    /// What chance begins with.
    pub seed: u64,
    /// When to stop.
    pub until: Until,
    /// Does the office work too: races, prizes, hand for hand, a deal, payments, paper, sealed draws, slips?
    pub office: bool,
}

/// When a rehearsal stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// When no more than this many players are left, and nobody can enter any more.
    Players(u32),
    /// So long into this level.
    Level {
        /// The level's number.
        number: usize,
        /// How long into it.
        into: Span,
    },
    /// When the first day of the structure is over.
    Day,
    /// When somebody has won.
    End,
}

/// How far a rehearsal has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub playing: usize,
    /// Entries so far.
    pub entries: usize,
    /// Records so far.
    pub records: usize,
}

/// An evening that is being played.
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub struct Rehearsal<'a> {
    session: &'a mut dyn Desk,
    clock: StageClock,
    chance: Chance,
    script: Script,
    room: Room,
    to_come: Vec<Arrival>,
    known: u32,
    counted_row: Option<usize>,
    entries_open: bool,
    /// How many wait for a seat when the clock starts.
    alternates: u32,
    /// Do all stacks go into bags at the end?
    bags: bool,
    /// Is everybody there?
    resumed: bool,
    /// Is it over when the seats for another event are won?
    satellite: bool,
    office: Option<Office>,
    /// Other desks tell the same event.
    is_shared: bool,
    /// Does the desk go on by itself while the log that it shares is not reached?
    goes_alone: bool,
    /// How often it waited for that while it was alone.
    waited: usize,
}

/// Somebody who will walk in.
struct Arrival {
    at: Timestamp,
    who: Who,
}

/// Of a hundred players, so many come before the start; the others while registration is open.
const EARLY: u32 = 82;
/// Of a hundred who bust while they could, so many come back.
const COME_BACK: usize = 45;
/// Of a hundred who hold their stack at the break, so many take the add-on or a rebuy.
const BUY_MORE: usize = 60;

impl<'a> Rehearsal<'a> {
    /// Sets the stage: `clock` is the one that `session` goes by.
    pub fn new(session: &'a mut dyn Desk, clock: StageClock, script: Script) -> Self {
        let chance = Chance::new(script.seed);
        let (room, to_come) = (Room::default(), Vec::new());
        let office = script.office.then(|| Office::new(script.seed));
        Self {
            session,
            clock,
            chance,
            script,
            room,
            to_come,
            known: 0,
            counted_row: None,
            entries_open: true,
            alternates: 0,
            bags: false,
            resumed: false,
            satellite: false,
            office,
            is_shared: false,
            goes_alone: false,
            waited: 0,
        }
    }

    /// The same with fewer tables, so that so many wait for a seat when the clock starts. The event has to have a
    /// waiting list for them.
    #[must_use]
    pub fn with_alternates(self, alternates: u32) -> Self {
        Self { alternates, ..self }
    }

    /// Plays until the script's end, telling `seen` how far it has come.
    ///
    /// # Errors
    /// When the desk refuses or cannot write: that is a fault of the program or of the disk.
    pub fn play(mut self, mut seen: impl FnMut(&Self)) -> Result<(), RehearsalError> {
        if self.resumed {
            self.sit_down();
        } else {
            self.doors_open()?;
        }
        let month = self.now().after(Span::from_minutes(31 * 24 * 60));
        while !self.is_over() {
            if self.now() > month {
                return Err(RehearsalError::TooLong);
            }
            self.step()?;
            self.office_looks_in()?;
            seen(&self);
        }
        self.look_at_buttons()?;
        if self.bags {
            self.bag_everybody()?;
        }
        if self.script.until == Until::End && self.office.is_some() {
            self.pay_everybody()?;
            seen(&self);
        }
        Ok(())
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        let entries = self.session.tournament().entries();
        Progress {
            playing: entries.playing_count(),
            entries: entries.count(),
            records: self.session.records().len(),
        }
    }

    /// The chips that the desk says are in play.
    pub fn chips_in_play(&self) -> Chips {
        self.session.tournament().chips_in_play()
    }

    /// The chips that really lie on the tables, are being carried to one or are kept for who waits.
    pub fn chips_on_the_felt(&self) -> Chips {
        let t = self.session.tournament();
        let line = t.waiting_list().line().filter(|entry| !self.room.has_stack(*entry));
        let kept: Chips = line.filter_map(|id| t.entries().get(id)).map(|entry| entry.chips).sum();
        self.room.chips_of(t.entries().playing().map(|(id, _)| id)).plus(kept)
    }

    /// Tables open, the early ones register and draw their seats, the clock starts.
    fn doors_open(&mut self) -> Result<(), RehearsalError> {
        let structure = self.session.tournament().clock().structure();
        if structure.levels().next().is_none() {
            return Err(RehearsalError::NoLevel);
        }
        let closes = structure.registration_closes();
        let open: i64 = structure
            .rows
            .iter()
            .take(closes.unwrap_or(0))
            .map(|row| i64::from(row.minutes()))
            .sum();
        let late = if open == 0 { 0 } else { self.script.entries * (100 - EARLY) / 100 };
        let mut early = self.script.entries.saturating_sub(late).max(2);
        let size = self.session.tournament().setup().seats;
        let mut tables = early.div_ceil(size.into()).max(1);
        if self.alternates > 0 {
            tables = (early.saturating_sub(self.alternates) / u32::from(size)).max(1);
            early = (tables * u32::from(size) + self.alternates).min(self.script.entries.max(2));
        }
        let late = if open == 0 { 0 } else { self.script.entries.saturating_sub(early) };
        let tables = (1..=tables).filter_map(|n| TableNo::new(u16::try_from(n).ok()?)).collect();
        self.ask(Command::Tables(TableCommand::Open { tables, size }))?;
        self.seal_early()?;
        let who = (0..early).map(|_| self.newcomer()).collect();
        let who = self.by_ticket_first(who)?;
        let seat = Wish::Draw(self.chance.seed());
        self.ask(Command::Entries(EntryCommand::Enter { who, seat }))?;
        if self.chance.happens(30) {
            let entry = self.session.tournament().entries().playing().next().map(|(id, _)| id);
            if let Some(entry) = entry.filter(|_| early > 3) {
                self.ask(Command::Entries(EntryCommand::Refund { entry, keep_fee: false }))?;
            }
        }
        self.early_refunds()?;
        self.early_envelopes()?;
        self.pass(Span::from_minutes(20));
        self.ask(Command::Clock(ClockCommand::Start))?;
        let minutes = usize::try_from(open * 9 / 10).unwrap_or(0);
        for _ in 0..late {
            let wait = self.chance.secs(minutes.max(1) * 60);
            let who = self.newcomer();
            self.arrives(who, Span::from_secs(wait));
        }
        self.sit_down();
        Ok(())
    }

    /// Whoever holds a ticket of the house comes in with it, one after the other; gives who pays with money.
    fn by_ticket_first(&mut self, all: Vec<Who>) -> Result<Vec<Who>, RehearsalError> {
        let mut others = Vec::with_capacity(all.len());
        for who in all {
            let enter =
                |seat| Command::Entries(EntryCommand::Enter { who: vec![who.clone()], seat });
            if let Command::Tickets(_) = by_ticket(self.session, enter(Wish::Later)) {
                let seat = Wish::Draw(self.chance.seed());
                self.ask(by_ticket(self.session, enter(seat)))?;
            } else {
                others.push(who);
            }
        }
        Ok(others)
    }

    /// The next thing that happens in the room.
    fn step(&mut self) -> Result<(), RehearsalError> {
        let reading = self.session.tournament().clock().read(self.now());
        match reading.state {
            State::DayOver => {
                self.count_everybody(reading.row)?;
                self.pass(Span::from_minutes(14 * 60));
                return self.ask(Command::Clock(ClockCommand::Start));
            }
            State::Paused | State::Waiting => {
                self.pass(Span::from_minutes(5));
                return self.ask(Command::Clock(ClockCommand::Start));
            }
            State::Running | State::Overtime => {}
        }
        let open = self.session.tournament().registration_open(self.now());
        if self.entries_open && !open {
            // Tables that were kept for late entries may break now.
            self.entries_open = false;
            self.work_off()?;
            self.announce()?;
        }
        let on_break = matches!(self.row(reading.row), Some(Row::Break(_)));
        if on_break {
            self.count_everybody(reading.row)?;
        }
        let next_hand = self.room.next_hand();
        let arrival = self.to_come.last().map(|arrival| arrival.at);
        let break_ends = self.now().after(reading.left);
        let next = if on_break { Some(break_ends) } else { next_hand };
        match (arrival, next) {
            (Some(arrival), next) if next.is_none_or(|next| arrival <= next) => {
                self.clock.set(arrival.max(self.now()));
                self.somebody_arrives()
            }
            (_, Some(next)) => {
                let from = self.now();
                self.clock.set(next.max(from));
                if on_break {
                    self.room.rest(break_ends.since(from));
                    return Ok(());
                }
                self.a_hand_ends()
            }
            _ => {
                self.pass(Span::from_minutes(1));
                Ok(())
            }
        }
    }

    fn somebody_arrives(&mut self) -> Result<(), RehearsalError> {
        let Some(arrival) = self.to_come.pop() else { return Ok(()) };
        if !self.session.tournament().registration_open(self.now()) {
            return Ok(());
        }
        let seat = Wish::Draw(self.chance.seed());
        let who = vec![arrival.who];
        let enter = |seat| {
            let enter = EntryCommand::Enter { who: who.clone(), seat };
            by_ticket(self.session, Command::Entries(enter))
        };
        let (enter, later) = (enter(seat), enter(Wish::Later));
        match self.session.can(&enter) {
            Err(Refusal::NoSeat) => {
                self.ask(later)?;
                self.work_off()?;
            }
            _ => self.ask(enter)?,
        }
        if self.session.tournament().to_be_called() > 0 {
            self.work_off()?;
        }
        self.sit_down();
        Ok(())
    }

    /// A hand ends at the table whose turn it is. What it changed is reported and worked off.
    fn a_hand_ends(&mut self) -> Result<(), RehearsalError> {
        let Some(ended) = self.hand(None) else { return self.work_off() };
        if ended.busts.is_empty() {
            return Ok(());
        }
        self.report_hands(ended.table)?;
        let several = ended.busts.len() > 1;
        let out = ended.busts.iter().map(|&(id, stack)| (id, several.then_some(stack))).collect();
        self.ask(Command::Entries(EntryCommand::Bust { out }))?;
        for (entry, stack) in ended.busts {
            // Among several desks it may be refused: what was told alone came on record first, and the room was another.
            let sits = self.session.tournament().tables().seat_of(entry).is_some();
            if self.is_shared && sits {
                self.room.has_back(entry, stack);
            } else {
                self.after_bust(entry)?;
            }
        }
        self.sit_down();
        self.work_off()
    }

    /// Plays the hand that ends next, or the next one at this table.
    fn hand(&mut self, at: Option<TableNo>) -> Option<Ended> {
        let now = self.now();
        let tournament = self.session.tournament();
        let (_, level) = tournament.clock().level(now)?;
        let stud = tournament.clock().is_stud(now);
        let play = Play { level, stud, house: &tournament.setup().house };
        match at {
            Some(table) => self.room.play_hand_at(table, &play, now, &mut self.chance),
            None => self.room.play_hand(&play, now, &mut self.chance),
        }
    }

    /// One who busted rebuys on the spot, comes back later, or goes home.
    fn after_bust(&mut self, entry: EntryId) -> Result<(), RehearsalError> {
        let rebuy = Command::Entries(EntryCommand::Rebuy { entry });
        if self.session.can(&rebuy).is_ok() && self.chance.happens(BUY_MORE) {
            return self.ask(rebuy);
        }
        // Among several desks registration sells, and nobody tells it who thinks of coming back.
        let back = self.chance.happens(COME_BACK) && !self.is_shared;
        let player = self.session.tournament().entries().get(entry).map(|entry| entry.player);
        if let Some(player) = player.filter(|_| back) {
            let again = Who::Known(player);
            let enter = EntryCommand::Enter { who: vec![again.clone()], seat: Wish::Later };
            if self.session.can(&Command::Entries(enter)).is_ok() {
                let wait = 60 + self.chance.secs(600);
                self.arrives(again, Span::from_secs(wait));
            }
        }
        Ok(())
    }
}

impl Rehearsal<'_> {
    fn is_over(&self) -> bool {
        let (tournament, now) = (self.session.tournament(), self.now());
        let won = if self.satellite {
            tournament.is_played_out(now)
        } else {
            tournament.winner(now).is_some()
        };
        match self.script.until {
            Until::End => won,
            Until::Day => won || tournament.clock().read(now).state == State::DayOver,
            Until::Players(players) => {
                let left = tournament.entries().playing_count();
                won || (left <= players as usize && !tournament.registration_open(now))
            }
            Until::Level { number, into } => {
                let reading = tournament.clock().read(now);
                let structure = tournament.clock().structure();
                let level = structure.level_number(reading.row);
                let played = tournament.clock().length(reading.row).minus(reading.left);
                won || level > number || (level == number && played >= into)
            }
        }
    }

    fn now(&self) -> Timestamp {
        self.session.now()
    }

    fn pass(&self, span: Span) {
        self.clock.set(self.now().after(span));
    }

    fn row(&self, row: usize) -> Option<&Row> {
        self.session.tournament().clock().structure().rows.get(row)
    }

    fn ask(&mut self, command: Command) -> Result<(), RehearsalError> {
        let at = self.now();
        let asked = Box::new(command.clone());
        if let Command::Entries(EntryCommand::Rebuy { entry } | EntryCommand::AddOn { entry }) =
            command
        {
            self.room.has_bought(entry);
        }
        if self.is_shared {
            return self.ask_with_others(&command);
        }
        self.session.submit(command, None).map_err(|error| RehearsalError::Desk {
            at,
            command: asked,
            error: Box::new(error),
        })
    }

    fn newcomer(&mut self) -> Who {
        self.known += 1;
        let guest = self.script.guests.get(self.known as usize - 1).cloned();
        Who::New(guest.unwrap_or_else(|| names::somebody(&mut self.chance, self.known)))
    }

    /// Puts somebody down to walk in after `wait`. The next to come stands last.
    fn arrives(&mut self, who: Who, wait: Span) {
        let at = self.now().after(wait);
        let place = self.to_come.partition_point(|other| other.at > at);
        self.to_come.insert(place, Arrival { at, who });
    }

    /// The room follows the desk: who sits where, and with how many chips.
    fn sit_down(&mut self) {
        let now = self.now();
        self.room.follow(self.session.tournament(), now, &mut self.chance);
    }
}

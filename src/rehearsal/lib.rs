//! A whole evening, played by chance through the same desk and the same commands as the window.
//!
//! A rehearsal knows the true stacks, hands and buttons at every table. It reports to the desk as a
//! floor would, and follows the to-do list. The same seed plays the same evening.

mod chance;
mod error;
mod festival;
mod late_reports;
mod names;
mod office;
mod play;
mod reports;
mod role;
mod worklist;

use bottone_base::{
    chips::Chips,
    person::Person,
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_rules::levels::Row;
use bottone_session::{Desk, Session, house::by_ticket, time::StageClock};
use bottone_tournament::{
    Command, Refusal,
    clock::{ClockCommand, ClockStatus},
    entries::{Entrant, EntryCommand, EntryId},
    tables::{SeatWish, TableCommand},
};

use chance::Chance;
pub use error::RehearsalError;
pub use festival::Festival;
pub use late_reports::replay_with_late_reports;
use office::Office;
use play::{HandEnd, HandRules, TrueRoom};
pub use role::DeskRole;

/// The plan of a rehearsal.
#[derive(Clone, Debug)]
pub struct Script {
    /// The number of first entries.
    pub entries: u32,
    /// The first players to come, in this order. After them, invented players follow.
    pub guests: Vec<Person>,
    /// The seed of all chance.
    pub seed: u64,
    /// The end of the rehearsal.
    pub until: RehearsalEnd,
    /// True if the office works too: races, prizes, hand for hand, a deal, payments, paper, sealed
    /// draws, slips.
    pub office: bool,
}

/// The end of a rehearsal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RehearsalEnd {
    /// The moment with at most this many players left, and registration over.
    Players(u32),
    /// At this time of this level.
    Level {
        /// The level's number.
        number: usize,
        /// The time since the level began.
        into: Span,
    },
    /// The end of the structure's first day.
    Day,
    /// The moment with a winner.
    End,
}

/// The progress of a rehearsal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub playing: usize,
    /// The number of entries so far.
    pub entries: usize,
    /// The number of records so far.
    pub records: usize,
}

/// An evening during its play.
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub struct Rehearsal<'a> {
    session: &'a mut Session,
    clock: StageClock,
    chance: Chance,
    script: Script,
    room: TrueRoom,
    to_come: Vec<Arrival>,
    known: u32,
    counted_row: Option<usize>,
    entries_open: bool,
    /// The number of players who wait for a seat when the clock starts.
    alternates: u32,
    /// True if all stacks go into bags at the end.
    bags: bool,
    /// True if all players have their seats already.
    resumed: bool,
    /// True if the event ends when the seats for another event are won.
    satellite: bool,
    office: Option<Office>,
    /// True if other desks work on the same event.
    is_shared: bool,
    /// True if the desk goes on offline while its shared log is not reachable.
    goes_alone: bool,
    /// The number of waits for the log while offline.
    waited: usize,
}

/// A player who will walk in.
struct Arrival {
    at: Timestamp,
    who: Entrant,
}

/// The percentage of players who come before the start; the others come during registration.
const EARLY: u32 = 82;
/// The percentage of players who come back after a bust, if possible.
const COME_BACK: usize = 45;
/// The percentage of players who take the add-on or a rebuy at the break.
const BUY_MORE: usize = 60;

impl<'a> Rehearsal<'a> {
    /// Prepares a rehearsal: `clock` is the clock of `session`.
    pub fn new(session: &'a mut Session, clock: StageClock, script: Script) -> Self {
        let chance = Chance::new(script.seed);
        let (room, to_come) = (TrueRoom::default(), Vec::new());
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

    /// Reduces the tables, so that `alternates` players wait for a seat when the clock starts. The
    /// event must have a waiting list for them.
    #[must_use]
    pub fn with_alternates(self, alternates: u32) -> Self {
        Self { alternates, ..self }
    }

    /// Plays until the script's end, and calls `seen` with the progress.
    ///
    /// # Errors
    /// The desk refuses or cannot write, which is a fault of the program or of the disk.
    pub fn play(mut self, mut seen: impl FnMut(&Self)) -> Result<(), RehearsalError> {
        if self.resumed {
            self.sync_room();
        } else {
            self.open_doors()?;
        }
        let month = self.now().after(Span::from_minutes(31 * 24 * 60));
        while !self.is_over() {
            if self.now() > month {
                return Err(RehearsalError::TooLong);
            }
            self.step()?;
            self.do_office_work()?;
            seen(&self);
        }
        self.report_buttons()?;
        if self.bags {
            self.bag_all()?;
        }
        if self.script.until == RehearsalEnd::End && self.office.is_some() {
            self.pay_everybody()?;
            seen(&self);
        }
        Ok(())
    }

    /// Returns the progress.
    pub fn progress(&self) -> Progress {
        let entries = self.session.tournament().entries();
        Progress {
            playing: entries.playing_count(),
            entries: entries.count(),
            records: self.session.records().len(),
        }
    }

    /// Returns the chips in play by the desk.
    pub fn chips_in_play(&self) -> Chips {
        self.session.tournament().chips_in_play()
    }

    /// Returns the true chips: on the tables, in transit to one, or kept for waiting entries.
    pub fn chips_on_the_felt(&self) -> Chips {
        let t = self.session.tournament();
        let line = t.waiting_list().line().filter(|entry| !self.room.has_stack(*entry));
        let kept: Chips = line.filter_map(|id| t.entries().get(id)).map(|entry| entry.chips).sum();
        self.room.chips_of(t.entries().playing().map(|(id, _)| id)).plus(kept)
    }

    /// Opens the tables, registers and seats the early players, and starts the clock.
    fn open_doors(&mut self) -> Result<(), RehearsalError> {
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
        self.submit(Command::Tables(TableCommand::Open { tables, size }))?;
        self.seal_early()?;
        let who = (0..early).map(|_| self.newcomer()).collect();
        let who = self.by_ticket_first(who)?;
        let seat = SeatWish::Draw(self.chance.seed());
        self.submit(Command::Entries(EntryCommand::Enter { who, seat }))?;
        if self.chance.percent_chance(30) {
            let entry = self.session.tournament().entries().playing().next().map(|(id, _)| id);
            if let Some(entry) = entry.filter(|_| early > 3) {
                self.submit(Command::Entries(EntryCommand::Refund { entry, keep_fee: false }))?;
            }
        }
        self.early_refunds()?;
        self.early_envelopes()?;
        self.advance_clock(Span::from_minutes(20));
        self.submit(Command::Clock(ClockCommand::Start))?;
        let minutes = usize::try_from(open * 9 / 10).unwrap_or(0);
        for _ in 0..late {
            let wait = self.chance.secs(minutes.max(1) * 60);
            let who = self.newcomer();
            self.arrives(who, Span::from_secs(wait));
        }
        self.sync_room();
        Ok(())
    }

    /// Enters the holders of the house's tickets, one after the other. Returns the players who pay
    /// with money.
    fn by_ticket_first(&mut self, all: Vec<Entrant>) -> Result<Vec<Entrant>, RehearsalError> {
        let mut others = Vec::with_capacity(all.len());
        for who in all {
            let enter =
                |seat| Command::Entries(EntryCommand::Enter { who: vec![who.clone()], seat });
            if let Command::Tickets(_) = by_ticket(self.session, enter(SeatWish::Later)) {
                let seat = SeatWish::Draw(self.chance.seed());
                self.submit(by_ticket(self.session, enter(seat)))?;
            } else {
                others.push(who);
            }
        }
        Ok(others)
    }

    /// Performs the next action in the room.
    fn step(&mut self) -> Result<(), RehearsalError> {
        let reading = self.session.tournament().clock().read(self.now());
        match reading.state {
            ClockStatus::DayOver => {
                self.count_all(reading.row)?;
                if self.is_standalone() {
                    return self.pause_standalone();
                }
                self.advance_clock(Span::from_minutes(14 * 60));
                return self.submit(Command::Clock(ClockCommand::Start));
            }
            ClockStatus::Paused | ClockStatus::Waiting => {
                self.advance_clock(Span::from_minutes(5));
                return self.submit(Command::Clock(ClockCommand::Start));
            }
            ClockStatus::Running | ClockStatus::Overtime => {}
        }
        if self.is_standalone() && !self.can_deal() {
            return self.pause_standalone();
        }
        let open = self.session.tournament().registration_open(self.now());
        if self.entries_open && !open {
            // Tables kept for late entries may break now.
            self.entries_open = false;
            self.do_tasks()?;
            self.announce()?;
        }
        let on_break = matches!(self.row(reading.row), Some(Row::Break(_)));
        if on_break {
            self.count_all(reading.row)?;
        }
        let next_hand = self.room.next_hand();
        let arrival = self.to_come.last().map(|arrival| arrival.at);
        let break_ends = self.now().after(reading.left);
        let next = if on_break { Some(break_ends) } else { next_hand };
        match (arrival, next) {
            (Some(arrival), next) if next.is_none_or(|next| arrival <= next) => {
                self.clock.set(arrival.max(self.now()));
                self.register_arrival()
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
                self.advance_clock(Span::from_minutes(1));
                Ok(())
            }
        }
    }

    /// Returns whether a table has two players. Offline no table is broken, so in the end each has one.
    fn can_deal(&self) -> bool {
        self.session.tournament().tables().open().any(|(_, table)| table.entries().count() > 1)
    }

    fn register_arrival(&mut self) -> Result<(), RehearsalError> {
        let Some(arrival) = self.to_come.pop() else { return Ok(()) };
        if !self.session.tournament().registration_open(self.now()) {
            return Ok(());
        }
        let seat = SeatWish::Draw(self.chance.seed());
        let who = vec![arrival.who];
        let enter = |seat| {
            let enter = EntryCommand::Enter { who: who.clone(), seat };
            by_ticket(self.session, Command::Entries(enter))
        };
        let (enter, later) = (enter(seat), enter(SeatWish::Later));
        match self.session.can(&enter) {
            Err(Refusal::NoSeat) => {
                self.submit(later)?;
                self.do_tasks()?;
            }
            _ => self.submit(enter)?,
        }
        if self.session.tournament().to_be_called() > 0 {
            self.do_tasks()?;
        }
        self.sync_room();
        Ok(())
    }

    /// Ends the next hand of the room. Reports its effects and does the resulting tasks.
    fn a_hand_ends(&mut self) -> Result<(), RehearsalError> {
        let Some(ended) = self.hand(None) else { return self.do_tasks() };
        if ended.busts.is_empty() {
            return Ok(());
        }
        self.report_hands(ended.table)?;
        let several = ended.busts.len() > 1;
        let out = ended.busts.iter().map(|&(id, stack)| (id, several.then_some(stack))).collect();
        self.submit(Command::Entries(EntryCommand::Bust { out }))?;
        for (entry, stack) in ended.busts {
            // With several desks it may be refused: offline reports came on record first, and the
            // room had changed.
            let sits = self.session.tournament().tables().seat_of(entry).is_some();
            if self.is_shared && sits {
                self.room.restore_player(entry, stack);
            } else {
                self.after_bust(entry)?;
            }
        }
        self.sync_room();
        self.do_tasks()
    }

    /// Plays the hand that ends next, or the next one at this table.
    fn hand(&mut self, at: Option<TableNo>) -> Option<HandEnd> {
        let now = self.now();
        let tournament = self.session.tournament();
        let (_, level) = tournament.clock().level(now)?;
        let stud = tournament.clock().is_stud(now);
        let play = HandRules { level, stud, house: &tournament.setup().house };
        match at {
            Some(table) => self.room.play_hand_at(table, &play, now, &mut self.chance),
            None => self.room.play_hand(&play, now, &mut self.chance),
        }
    }

    /// Decides the fate of a busted player: a rebuy at once, a later return, or the way home.
    fn after_bust(&mut self, entry: EntryId) -> Result<(), RehearsalError> {
        let rebuy = Command::Entries(EntryCommand::Rebuy { entry });
        if self.session.can(&rebuy).is_ok() && self.chance.percent_chance(BUY_MORE) {
            return self.submit(rebuy);
        }
        // With several desks registration sells, and does not know who would come back.
        let back = self.chance.percent_chance(COME_BACK) && !self.is_shared;
        let player = self.session.tournament().entries().get(entry).map(|entry| entry.player);
        if let Some(player) = player.filter(|_| back) {
            let again = Entrant::Known(player);
            let enter = EntryCommand::Enter { who: vec![again.clone()], seat: SeatWish::Later };
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
            RehearsalEnd::End => won,
            RehearsalEnd::Day => won || tournament.clock().read(now).state == ClockStatus::DayOver,
            RehearsalEnd::Players(players) => {
                let left = tournament.entries().playing_count();
                won || (left <= players as usize && !tournament.registration_open(now))
            }
            RehearsalEnd::Level { number, into } => {
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

    fn advance_clock(&self, span: Span) {
        self.clock.set(self.now().after(span));
    }

    fn row(&self, row: usize) -> Option<&Row> {
        self.session.tournament().clock().structure().rows.get(row)
    }

    fn submit(&mut self, command: Command) -> Result<(), RehearsalError> {
        let at = self.now();
        let asked = Box::new(command.clone());
        if let Command::Entries(EntryCommand::Rebuy { entry } | EntryCommand::AddOn { entry }) =
            command
        {
            self.room.record_purchase(entry);
        }
        if self.is_shared {
            return self.submit_shared(&command);
        }
        self.session.submit(command, None).map_err(|error| RehearsalError::Desk {
            at,
            command: asked,
            error: Box::new(error),
        })
    }

    fn newcomer(&mut self) -> Entrant {
        self.known += 1;
        let guest = self.script.guests.get(self.known as usize - 1).cloned();
        Entrant::New(guest.unwrap_or_else(|| names::random_person(&mut self.chance, self.known)))
    }

    /// Lets a player walk in after `wait`. The next to come is last in the list.
    fn arrives(&mut self, who: Entrant, wait: Span) {
        let at = self.now().after(wait);
        let place = self.to_come.partition_point(|other| other.at > at);
        self.to_come.insert(place, Arrival { at, who });
    }

    /// Updates the room from the desk: seats and chips.
    fn sync_room(&mut self) {
        let now = self.now();
        self.room.follow(self.session.tournament(), now, &mut self.chance);
    }
}

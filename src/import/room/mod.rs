//! The former room, replayed at the desk act by act.

mod awards;
mod busts;
mod buying;
mod ending;
mod seats;

use bottone_base::{
    person::Person,
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_i18n::{Language, Saying};
use bottone_session::{Desk, Session, SubmitError, time::StageClock};
use bottone_store::tdt::{SavedSeat, SavedTournament};
use bottone_tournament::{
    Command, Refusal, Tournament, Waiver,
    clock::ClockCommand,
    entries::{EntryCommand, EntryId, PlayerId},
    setup::Setup,
    tables::TableCommand,
};
use bottone_vocabulary::words::refused;

use super::{
    ImportError,
    acts::{ImportAct, TimedAct},
};

/// The deviation of the clock above which a level's start is corrected.
const WORTH_TURNING: Span = Span::from_millis(1_500);

/// The event being replayed.
pub(super) struct ImportReplay<'s> {
    pub(super) desk: Box<Session>,
    pub(super) left_out: Vec<Saying>,
    clock: StageClock,
    saved: &'s SavedTournament,
    /// The recorded reason, if the desk requires one.
    reason: String,
    /// The setup of the file, without changes for single sales.
    usual: Setup,
    /// The number here of each player in the file.
    players: Vec<PlayerId>,
    /// The number here of each table of the file.
    tables: Vec<Option<TableNo>>,
    /// The seats of each player in the file, by time.
    seats: Vec<Vec<(Timestamp, SavedSeat)>>,
    started: bool,
    /// The language of words in the log.
    language: Language,
    /// A chop whose deal has not been recorded yet.
    chop: Option<awards::Chop>,
    /// The number of busts whose cause is in the file but not recorded here.
    hits: usize,
}

impl<'s> ImportReplay<'s> {
    pub(super) fn new(
        desk: Box<Session>,
        clock: StageClock,
        saved: &'s SavedTournament,
        left_out: Vec<Saying>,
        language: Language,
    ) -> Self {
        let usual = desk.tournament().setup().clone();
        let seats = seats_by_time(saved);
        let (players, tables) = (Vec::new(), Vec::new());
        Self {
            desk,
            left_out,
            clock,
            saved,
            reason: language.word("tdt-reason"),
            usual,
            players,
            tables,
            seats,
            started: false,
            language,
            chop: awards::chop_of(saved),
            hits: 0,
        }
    }

    fn t(&self) -> &Tournament {
        self.desk.tournament()
    }

    /// Submits a command. A waivable rule is waived; any other refusal is returned.
    fn submit(&mut self, command: Command) -> Result<Result<(), Refusal>, ImportError> {
        let refused = match self.desk.submit(command.clone(), None) {
            Ok(()) => return Ok(Ok(())),
            Err(SubmitError::Refused(refusal)) => refusal,
            Err(error) => return Err(error.into()),
        };
        if !refused.is_waivable() {
            return Ok(Err(refused));
        }
        let waiver = Waiver::new(refused, self.reason.clone());
        match self.desk.submit(command, Some(waiver)) {
            Ok(()) => Ok(Ok(())),
            Err(SubmitError::Refused(refusal)) => Ok(Err(refusal)),
            Err(error) => Err(error.into()),
        }
    }

    /// Submits a command; a refusal is listed. Returns true if it was done.
    fn submit_or_list(&mut self, command: Command, what: Saying) -> Result<bool, ImportError> {
        let answer = self.submit(command)?;
        if let Err(refusal) = answer {
            self.list_left_out(what, refusal);
        }
        Ok(answer.is_ok())
    }

    /// Lists an act that was left out, with the reason.
    fn list_left_out(&mut self, what: Saying, why: Refusal) {
        let because = Saying::of("tdt-because").with("what", what).with("why", refused(why));
        self.left_out.push(because);
    }

    /// Lists all players and opens the tables.
    pub(super) fn people(&mut self) -> Result<(), ImportError> {
        let people: Vec<Person> = self.saved.players.iter().map(|p| p.person.clone()).collect();
        if !people.is_empty() {
            let list = Command::Entries(EntryCommand::List { people });
            self.submit_or_list(list, Saying::of("tdt-people-refused"))?;
        }
        self.players = self.t().entries().players().map(|(id, _)| id).collect();
        let numbers = table_numbers(self.saved);
        for (table, number) in self.saved.tables.iter().zip(&numbers) {
            if let Some(number) = number {
                self.open(*number, table.size)?;
                let own = format!("Table {number}");
                if !table.name.is_empty() && table.name != own {
                    let sentence = Saying::of("tdt-table-named").with("name", table.name.as_str());
                    self.left_out.push(sentence.with("number", *number));
                }
            }
        }
        self.tables = numbers;
        Ok(())
    }

    fn open(&mut self, table: TableNo, size: u8) -> Result<(), ImportError> {
        let open = TableCommand::Open { tables: vec![table], size };
        self.submit_or_list(
            Command::Tables(open),
            Saying::of("tdt-table-refused").with("number", table),
        )?;
        Ok(())
    }

    /// Replays the next act at the desk.
    pub(super) fn replay(&mut self, happening: TimedAct) -> Result<(), ImportError> {
        self.clock.set(happening.at.max(self.desk.now()));
        match happening.what {
            ImportAct::Entered(players) => self.entered(&players),
            ImportAct::Started => self.starts(),
            ImportAct::Turned(row) => self.set_row(row),
            ImportAct::Sat(seats) => self.replay_seats(&seats),
            ImportAct::Bust(out) => {
                self.chops()?;
                self.bust(&out)
            }
            ImportAct::Again(player, stack) => self.buy_again(player, stack),
            ImportAct::AddOn(player, number) => self.add_on(player, number),
            ImportAct::Ended => Ok(()),
        }
    }

    /// Returns the name of a player in the file.
    fn name(&self, player: usize) -> String {
        self.saved
            .players
            .get(player)
            .map(|player| player.person.display_name())
            .unwrap_or_default()
    }

    /// Returns the player's latest entry.
    fn latest(&self, player: usize) -> Option<EntryId> {
        let id = *self.players.get(player)?;
        self.t().entries().player(id)?.entries.last().copied()
    }

    /// Starts the clock and seats the players who have a seat in the file.
    fn starts(&mut self) -> Result<(), ImportError> {
        self.started = true;
        if !self.saved.rows.is_empty() {
            self.submit_or_list(
                Command::Clock(ClockCommand::Start),
                Saying::of("tdt-start-refused"),
            )?;
        }
        let waiting: Vec<usize> = (0..self.players.len()).collect();
        self.seat_newcomers(&waiting)
    }

    fn set_row(&mut self, row: usize) -> Result<(), ImportError> {
        let now = self.desk.now();
        let clock = self.t().clock();
        let reading = clock.read(now);
        let into = clock.length(reading.row).minus(reading.left);
        if reading.row == row && into <= WORTH_TURNING {
            return Ok(());
        }
        let jump = Command::Clock(ClockCommand::Jump { row });
        self.submit_or_list(jump, Saying::of("tdt-turn-refused").with("row", row + 1))?;
        Ok(())
    }
}

/// Returns each player's seats in the file, by time.
fn seats_by_time(saved: &SavedTournament) -> Vec<Vec<(Timestamp, SavedSeat)>> {
    let mut seats: Vec<Vec<(Timestamp, SavedSeat)>> = saved
        .players
        .iter()
        .map(|player| {
            let stacks = player.stacks.iter();
            let recorded_seats = stacks.flat_map(|stack| {
                let sat = stack.seat.map(|seat| (stack.sale.at, seat));
                let bust = stack.bust.as_ref();
                let bust = bust.and_then(|bust| bust.seat.map(|seat| (bust.at, seat)));
                sat.into_iter().chain(bust)
            });
            recorded_seats.collect()
        })
        .collect();
    let mut add = |player: usize, at: Timestamp, seat: SavedSeat| {
        if let Some(seats) = seats.get_mut(player) {
            seats.push((at, seat));
        }
    };
    for (at, player, seat) in &saved.seatings {
        add(*player, *at, *seat);
    }
    if let Some(moves) = &saved.moves {
        for (player, seat) in &moves.to {
            add(*player, moves.at, *seat);
        }
    }
    for (table, of) in saved.tables.iter().enumerate() {
        for (seat, player) in &of.sitting {
            add(*player, Timestamp::from_millis(i64::MAX), SavedSeat { table, seat: *seat });
        }
    }
    for seats in &mut seats {
        seats.sort_by_key(|(at, _)| *at);
    }
    seats
}

/// Returns the number of each table: the one in its name, else the next free one.
fn table_numbers(saved: &SavedTournament) -> Vec<Option<TableNo>> {
    let in_name = |name: &str| {
        let digits = name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
        digits.parse().ok().and_then(TableNo::new)
    };
    let mut numbers: Vec<Option<TableNo>> = Vec::new();
    for table in &saved.tables {
        let number = in_name(&table.name).filter(|number| !numbers.contains(&Some(*number)));
        numbers.push(number);
    }
    let mut free = 1_u16;
    for index in 0..numbers.len() {
        while numbers.get(index) == Some(&None) && free <= TableNo::HIGHEST {
            let number = TableNo::new(free).filter(|number| !numbers.contains(&Some(*number)));
            free += 1;
            if let (Some(place), Some(_)) = (numbers.get_mut(index), number) {
                *place = number;
            }
        }
    }
    numbers
}

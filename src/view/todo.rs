//! What the floor should do next, with why.

use super::{Tone, figures, incidents, words};
use crate::{
    rules::{
        levels::Row,
        seat::{Seat, SeatNo, Seats, TableNo},
        seating::{self, Cause, Move, Plan, Why},
        time::{Span, Timestamp},
    },
    tongue::Language,
    tournament::{
        Command, Tournament,
        clock::{ClockCommand, State},
        entries::{EntryCommand, EntryId},
        tables::{Button, Reason, Table, TableCommand},
    },
};

/// One thing to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// `Waits` for what somebody waits for now, `Gold` for soon, `Planned`, or `Dim`.
    pub tone: Tone,
    /// "Move Bianchi, L. T3 S7 → T9 S3".
    pub title: String,
    /// Why: which rule, which numbers.
    pub why: String,
    /// What can be done about it, the usual first.
    pub steps: Vec<Step>,
    /// The seats that it is about, to be lit on the floor.
    pub seats: Vec<Seat>,
}

/// One button of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// "Done", "Draw seats", "Hold".
    pub label: String,
    /// What it does.
    pub act: Act,
}

/// What a step does. Draws get their seed at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Submit this command as it is.
    Submit(Command),
    /// Break this table with a draw.
    Break(TableNo),
    /// Everybody draws a new seat at these tables.
    Redraw {
        /// The tables that are played on.
        tables: Vec<TableNo>,
        /// How many seats each has.
        size: u8,
    },
    /// Open these tables and seat everybody who waits, with a draw.
    OpenAndSeat {
        /// The tables to open; none when there is room.
        tables: Vec<TableNo>,
        /// How many seats each has.
        size: u8,
    },
    /// Ask where the button is at this table.
    AskButton(TableNo),
    /// Let the floor choose another seat for this move.
    ChooseSeat(EntryId),
    /// Show this table.
    ShowTable(TableNo),
    /// Show this seat's player.
    ShowSeat(TableNo, SeatNo),
}

/// Everything the floor should do now, the most urgent first.
///
/// `plan` is [`Tournament::seating_plan`] for the same instant.
pub fn tasks(language: Language, t: &Tournament, plan: &Plan, at: Timestamp) -> Vec<Task> {
    let mut tasks = Vec::new();
    if let Some(winner) = t.winner(at) {
        tasks.push(Task::told(
            Tone::Good,
            format!("{} has won", words::full_name(language, t, winner)),
            "Everybody else is out and registration is closed.".to_owned(),
        ));
        return tasks;
    }
    if let Some(task) = closing(language, t, at) {
        return vec![task];
    }
    tasks.extend(waiting(language, t));
    tasks.extend(redraw(language, t, at));
    if tasks.is_empty() {
        // A redraw takes every player anyway: nothing else is moved before it.
        tasks.extend(plan.ask.iter().map(|&table| ask(language, t, table)));
        tasks.extend(
            plan.moves.iter().enumerate().map(|(at, step)| movement(language, t, plan, at, step)),
        );
        tasks.extend(plan.breaks.first().map(|&table| breaking(language, t, table)));
    }
    tasks.extend(halts(language, plan));
    tasks.extend(incidents::may_play_again(t, at).map(|entry| back_again(language, t, entry)));
    tasks.extend(clock(language, t, at));
    tasks
}

impl Task {
    fn told(tone: Tone, title: String, why: String) -> Self {
        Self { tone, title, why, steps: Vec::new(), seats: Vec::new() }
    }

    fn with(mut self, label: &str, act: Act) -> Self {
        self.steps.push(Step { label: label.to_owned(), act });
        self
    }
}

/// A penalty is over: the player is dealt in again.
fn back_again(language: Language, t: &Tournament, entry: EntryId) -> Task {
    let who = words::who(language, t, entry);
    let title = language.say("record-may-play", &[("who", who.into())]);
    let told = Task::told(Tone::Good, title, language.word("record-may-play-why"));
    match t.tables().seat_of(entry) {
        None => told,
        Some(seat) => {
            let show = Act::ShowSeat(seat.table, seat.seat);
            Task { seats: vec![seat], ..told }.with(&language.word("record-show-seat"), show)
        }
    }
}

/// Entries without a seat: seat them, or open the tables that they need.
fn waiting(language: Language, t: &Tournament) -> Option<Task> {
    let count = t.waiting_count();
    if count == 0 {
        return None;
    }
    let free: usize = t.tables().open().map(|(_, table)| table.free().len()).sum();
    let size = t.setup().seats;
    let missing = count.saturating_sub(free).div_ceil(size.into());
    let tables = new_tables(t, missing);
    let waits = if count == 1 { "waits" } else { "wait" };
    let title = format!("{} {waits} for a seat", words::glued(count, "player", "players"));
    let open = match free {
        0 => "No seat is".to_owned(),
        _ => words::glued(free, "seat is", "seats are"),
    };
    let (why, label) = if tables.is_empty() {
        (format!("{open} open. They draw among the shortest tables."), "Draw seats".to_owned())
    } else {
        let named = words::tables(language, &tables);
        (
            format!("{open} open. First {named} must open, {size} seats each."),
            "Open and draw seats".to_owned(),
        )
    };
    Some(Task::told(Tone::Waits, title, why).with(&label, Act::OpenAndSeat { tables, size }))
}

/// The lowest table numbers that are not in use.
fn new_tables(t: &Tournament, count: usize) -> Vec<TableNo> {
    let numbers = (1..=TableNo::HIGHEST).filter_map(TableNo::new);
    numbers.filter(|table| t.tables().table(*table).is_none()).take(count).collect()
}

/// The final table, or a redraw at a number of players that the house has set.
fn redraw(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let players = t.entries().playing_count();
    let final_table = t.setup().house.rulebook.seating.final_table;
    if t.awaits_entries(at) || !t.clock().started() || t.tables().open().len() < 2 || players < 2 {
        return None;
    }
    let size = t.setup().seats;
    let left = words::glued(players, "player is", "players are");
    if let Some(seats) = seating::final_table(players, size, final_table) {
        let tables = tables_to_play_on(t, 1, seats);
        let title = "Draw the final table".to_owned();
        // Both rule books speak of tables of six to nine.
        let rule = match final_table {
            _ if !(6..=9).contains(&size) => "",
            seating::FinalTable::Tda => " (TDA recommended procedure 9)",
            seating::FinalTable::Wsop => " (WSOP tournament rule 68)",
        };
        let why = format!("{left} left: one table of {seats}{rule}. Seats and button are drawn.");
        let act = Act::Redraw { tables, size: seats };
        return Some(Task::told(Tone::Waits, title, why).with("Draw seats", act));
    }
    let due = t.redraw_due()?;
    let needed = players.div_ceil(size.into());
    let tables = tables_to_play_on(t, needed, size);
    let title = format!("Redraw at {due} players");
    let why = format!(
        "{left} left: the house draws everybody anew over {}.",
        words::tables(language, &tables)
    );
    let act = Act::Redraw { tables, size };
    Some(Task::told(Tone::Waits, title, why).with("Draw seats", act))
}

/// So many of the open tables: those with the fewest closed seats, by number.
fn tables_to_play_on(t: &Tournament, count: usize, size: u8) -> Vec<TableNo> {
    let closed = |table: &Table| Seats::all(size).intersection(table.closed()).len();
    let mut open: Vec<_> =
        t.tables().open().map(|(number, table)| (closed(table), number)).collect();
    open.sort_unstable();
    let mut tables: Vec<TableNo> = open.into_iter().take(count).map(|(_, table)| table).collect();
    tables.sort_unstable();
    tables
}

/// One player is left where registration has no end: only the floor can say that nobody comes.
fn closing(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let mut playing = t.entries().playing().map(|(id, _)| id);
    let last = playing.next().filter(|_| playing.next().is_none())?;
    if t.entries().busts().is_empty() || t.awaits_entries(at) {
        return None;
    }
    let why =
        format!("Only {} is left, and anybody may still enter.", words::who(language, t, last));
    let close = Command::Entries(EntryCommand::Registration { open: false });
    let task = Task::told(Tone::Waits, "Close registration".to_owned(), why);
    Some(task.with("Close registration", Act::Submit(close)))
}

fn ask(language: Language, t: &Tournament, table: TableNo) -> Task {
    let seen = t.tables().table(table).map(Table::button);
    let why = match seen {
        Some(Button::Seen { at, .. }) => format!(
            "It was seen at {} and has moved since. Who moves, and to which seat, follows from it.",
            words::time_of_day(at)
        ),
        _ => "Who moves, and to which seat, follows from it.".to_owned(),
    };
    Task::told(Tone::Waits, format!("Where is the button at table {table}?"), why)
        .with("Set button", Act::AskButton(table))
}

fn movement(language: Language, t: &Tournament, plan: &Plan, index: usize, step: &Move) -> Task {
    let Some(entry) = t.tables().table(step.from.table).and_then(|table| table.who(step.from.seat))
    else {
        return Task::told(Tone::Dim, format!("Seat {} is empty", step.from), String::new());
    };
    let halted = plan.halts.contains(&step.to.table);
    let tone = if halted { Tone::Waits } else { Tone::Gold };
    let title = format!("Move {} {} → {}", words::who(language, t, entry), step.from, step.to);
    let mut why = sentence(language, &step.why, step.from.table, step.to.table);
    if let Some((turn, of)) = plan.turn_into(index).filter(|(_, of)| *of > 1) {
        why = format!("{why} Move {turn} of {of} to T{}.", step.to.table);
    }
    if step.waits {
        why = format!("{why} No cards there until the button has passed.");
    }
    let reason = Reason::Balance(step.why);
    let command = Command::Tables(TableCommand::Move { entry, to: step.to, reason });
    let mut task = Task::told(tone, title, why)
        .with("Done", Act::Submit(command))
        .with("Other seat…", Act::ChooseSeat(entry));
    task.seats = vec![step.from, step.to];
    task
}

/// The reason of a balancing move as a sentence.
pub fn sentence(language: Language, why: &Why, from: TableNo, to: TableNo) -> String {
    let short = why.players_from.saturating_sub(why.players_to);
    let sizes =
        format!("T{from} has {}, T{to} has {}: {short} apart.", why.players_from, why.players_to);
    let who = match why.cause {
        Cause::Break => return format!("T{from} breaks, the seat was drawn (TDA 10-B)."),
        Cause::Uneven { turn: 0 } => format!("The next big blind at T{from} moves"),
        Cause::Uneven { turn } => {
            let hands = words::glued(turn.into(), "hand", "hands");
            format!("Those before are pinned: the big blind {hands} on at T{from} moves")
        }
        Cause::Drawn => format!("Nobody knows the button at T{from}: the player was drawn"),
    };
    let place = match why.big_blind_in {
        Some(0) => "to the worst open seat, big blind next hand".to_owned(),
        Some(hands) => format!("to the worst open seat, big blind in {} hands", hands + 1),
        None => "to a seat that was drawn".to_owned(),
    };
    format!("{sizes} {who} {place} (TDA 11-A).")
}

fn breaking(language: Language, t: &Tournament, table: TableNo) -> Task {
    let players = t.tables().table(table).map_or(0, |table| table.occupied().len());
    let open: usize = t
        .tables()
        .open()
        .filter(|(other, _)| *other != table)
        .map(|(_, other)| other.free().len())
        .sum();
    let fits = format!(
        "{} into {} elsewhere. First in the breaking order.",
        words::glued(players, "player fits", "players fit"),
        words::glued(open, "open seat", "open seats"),
    );
    let (why, label) = match players {
        0 => ("Nobody sits there.".to_owned(), "Close table"),
        _ => (fits, "Draw seats"),
    };
    let held = Command::Tables(TableCommand::Hold { table, held: true });
    let title =
        if players == 0 { format!("Close table {table}") } else { format!("Break table {table}") };
    let mut task = Task::told(Tone::Planned, title, why)
        .with(label, Act::Break(table))
        .with("Hold", Act::Submit(held));
    task.seats = t
        .tables()
        .table(table)
        .into_iter()
        .flat_map(|open| open.occupied().iter())
        .map(|seat| Seat { table, seat })
        .collect();
    task
}

/// Tables that stand still until players have come.
fn halts(language: Language, plan: &Plan) -> Option<Task> {
    let short: Vec<TableNo> = plan
        .halts
        .iter()
        .copied()
        .filter(|table| plan.moves.iter().any(|step| step.to.table == *table))
        .collect();
    if short.is_empty() {
        return None;
    }
    let title = format!("Halt {}", words::tables(language, &short));
    let why = "Three or more short of the fullest table: play stops there once its blinds are affected (TDA 11-D).";
    Some(Task::told(Tone::Gold, title, why.to_owned()))
}

/// What the clock brings: the start, a break with chips to colour up, the end of the day.
fn clock(language: Language, t: &Tournament, at: Timestamp) -> Vec<Task> {
    let reading = t.clock().read(at);
    let structure = t.clock().structure();
    let mut tasks = Vec::new();
    let start = Act::Submit(Command::Clock(ClockCommand::Start));
    match reading.state {
        State::Waiting if t.tables().seated_count() > 1 => {
            let why = format!(
                "{} sit. {} is first.",
                words::glued(t.tables().seated_count(), "player", "players"),
                figures::row_name(language, t, reading.row)
            );
            tasks.push(
                Task::told(Tone::Planned, "Start the clock".to_owned(), why).with("Start", start),
            );
        }
        State::DayOver => {
            let why = format!(
                "The next day begins with {}.",
                figures::row_aloud(language, t, reading.row)
            );
            tasks.push(
                Task::told(Tone::Planned, "The day is over".to_owned(), why)
                    .with("Start the next day", start),
            );
        }
        State::Overtime => {
            let why =
                "The last level goes on. Add levels in Setup if the event needs them.".to_owned();
            tasks.push(Task::told(Tone::Gold, "The structure has come to its end".to_owned(), why));
        }
        _ => {}
    }
    let due = structure.colour_ups_around(reading.row);
    let soon = structure
        .next_break(reading.row)
        .filter(|row| t.clock().until(*row, at).is_some_and(|span| span <= Span::from_minutes(20)));
    let soon = soon.map(|row| structure.colour_ups_around(row)).unwrap_or_default();
    if !due.is_empty() && matches!(structure.rows.get(reading.row), Some(Row::Break(_))) {
        let title = format!("Colour up the {} now", words::denominations(language, &due));
        tasks.push(Task::told(Tone::Gold, title, "No later level needs them.".to_owned()));
    } else if !soon.is_empty() {
        let title = format!("Colour up the {} at the break", words::denominations(language, &soon));
        tasks.push(Task::told(
            Tone::Dim,
            title,
            "No later level needs them. Have the larger chips ready.".to_owned(),
        ));
    }
    tasks
}

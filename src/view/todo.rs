//! The floor's next tasks, with the reasons.

use bottone_base::{
    chips::Chips,
    seat::{Seat, SeatNo, Seats, TableNo},
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_rules::seating::{self, Cause, DrawnMove, MoveFacts, PlannedMove, SeatingPlan};
use bottone_tournament::{
    Command, Tournament,
    clock::{ClockCommand, ClockStatus},
    counts::{ChipSum, TableGroup},
    entries::{EntryCommand, EntryId},
    prizes::Certainty,
    tables::{ButtonState, MoveReason, Table, TableCommand},
    waiting::WaitingCommand,
};
use bottone_vocabulary::words;

use super::{
    Tone, add_ons, arrivals,
    chips::{self, check},
    figures, hand_names, incidents, money,
    today::RoomTables,
    waiting as list,
};

/// The most pending bounties on the list at once.
const MOST_BOUNTIES: usize = 5;

/// One task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// `Waits` if people are waiting for it now, `Gold` for soon, `Planned`, or `Dim`.
    pub tone: Tone,
    /// "Move Bianchi, L. T3 S7 → T9 S3".
    pub title: String,
    /// The reason: the rule and the numbers.
    pub why: String,
    /// The possible steps, the usual one first.
    pub steps: Vec<TaskStep>,
    /// The seats concerned, to be lit on the floor.
    pub seats: Vec<Seat>,
}

/// One button of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskStep {
    /// "Done", "Draw seats", "Hold".
    pub label: String,
    pub act: TaskAct,
}

/// The action of a step. Draws get their seed at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TaskAct {
    Submit(Command),
    /// Ask for the players who buy an add-on.
    AskAddOns,
    /// Break this table with a draw.
    Break(TableNo),
    /// Draw a new seat for every player at these tables.
    Redraw {
        /// The tables to play on.
        tables: Vec<TableNo>,
        /// The number of seats at each.
        size: u8,
    },
    /// Open these tables and seat every waiting player, with a draw.
    OpenAndSeat {
        /// The tables to open; empty if there is room.
        tables: Vec<TableNo>,
        /// The number of seats at each.
        size: u8,
    },
    /// Call these from the waiting list, with a draw.
    Call(Vec<EntryId>),
    /// Open these tables and call these from the waiting list, with a draw.
    OpenForAlternates {
        tables: Vec<TableNo>,
        /// The number of seats at each.
        size: u8,
        entries: Vec<EntryId>,
    },
    /// Ask for the reason why a called alternate gives up the seat.
    PassOver(EntryId),
    ShowWaiting,
    /// Show the players not yet seen in their drawn seats.
    ShowMissing,
    /// Ask for the button's position at this table.
    AskButton(TableNo),
    /// Ask for the player who was dealt the high card and moves.
    AskHighCard(DrawnMove),
    /// Let the floor choose another seat for this move.
    ChooseSeat(EntryId),
    /// Ask for the player who takes the bounty of this bust of an entry.
    AskBounty(EntryId, u16),
    /// Ask which of the latest busts happened in the same hand.
    AskSameHand,
    /// Draw an envelope for the bounty of this bust of an entry.
    DrawEnvelope(EntryId, u16),
    Count(TableNo),
    /// Show the stacks that go into bags.
    ShowBags,
    /// Show the counts that do not add up.
    Check,
    /// Show the plan for the values to be coloured up, at this value.
    ColourUp(Chips),
    ShowTable(TableNo),
    /// Show this seat's player.
    ShowSeat(TableNo, SeatNo),
    /// Show the board of the hands that the floor is waiting for.
    ShowBoard,
    /// Show the payout of each place.
    ShowPrizes,
    /// Show the results as printed.
    ShowResults,
    /// Show the points and the standings of the league.
    ShowStandings,
    /// Show the amounts that this entry is owed and was paid.
    ShowPayments(EntryId),
    /// Accept the computer's time as right, though the clock was set.
    ClockIsRight,
}

/// Returns all tasks of the floor, the most urgent first.
///
/// `plan` is [`Tournament::seating_plan`] for the same instant.
pub fn tasks(language: Language, t: &Tournament, plan: &SeatingPlan, at: Timestamp) -> Vec<Task> {
    tasks_in(language, t, plan, &RoomTables::default(), at)
}

/// Returns the same for a room shared with other events, whose tables are not offered.
pub fn tasks_in(
    language: Language,
    t: &Tournament,
    plan: &SeatingPlan,
    room: &RoomTables,
    at: Timestamp,
) -> Vec<Task> {
    let mut tasks = Vec::new();
    if let Some(winner) = t.winner(at) {
        let title =
            language.say("todo-won", &[("name", words::full_name(language, t, winner).into())]);
        let is_paid = t.certainty(at) == Certainty::Paid;
        let why =
            if is_paid && !t.pool().to_pay.is_zero() { "todo-won-paid" } else { "todo-won-why" };
        let mut won = Task::new(Tone::Good, title, language.word(why));
        if !t.setup().without_prizes && !is_paid {
            won = won.with_step(language.word("todo-pay"), TaskAct::ShowPayments(winner));
        }
        let won = won
            .with_step(language.word("todo-results"), TaskAct::ShowResults)
            .with_step(language.word("todo-standings"), TaskAct::ShowStandings);
        tasks.push(won);
        tasks.extend(raffle(language, t, winner, at));
        tasks.extend(money::prizes::differences(language, t, at));
        tasks.extend(bounties(language, t));
        return tasks;
    }
    if let Some(task) = closing(language, t, at) {
        return vec![task];
    }
    tasks.extend(counts(language, t, at));
    tasks.extend(seating_task(language, t, room));
    tasks.extend(list::task(language, t, room, at));
    tasks.extend(redraw(language, t, at));
    if tasks.is_empty() {
        // A redraw moves every player, so no other move comes before it.
        tasks.extend(plan.ask.iter().map(|&table| button_task(language, t, table)));
        tasks.extend(
            plan.moves.iter().enumerate().map(|(at, step)| movement(language, t, plan, at, step)),
        );
        tasks.extend(plan.draws.iter().map(|step| high_card(language, t, step)));
        tasks.extend(posting(language, t, at));
        let breaks = plan.breaks.first().map(|&table| breaking(language, t, table));
        tasks.extend(breaks.or_else(|| merge_tables_task(language, t, at)));
    }
    tasks.extend(halts(language, plan));
    tasks.extend(super::bags::task(language, t, at));
    tasks.extend(super::board::next_day(language, t, at));
    tasks.extend(arrivals::tasks(language, t, at));
    tasks.extend(incidents::ended_penalties(t, at).map(|entry| return_task(language, t, entry)));
    tasks.extend(bounties(language, t));
    tasks.extend(super::registration::task(language, t, at));
    tasks.extend(clock(language, t, at));
    tasks.extend(super::board::last_hands(language, t, at));
    tasks.extend(super::money::prizes::tasks(language, t, at));
    tasks.extend(add_ons::task(language, t, at));
    money::prizes::together(language, t, at).into_iter().chain(tasks).collect()
}

/// Returns these tasks as the floor lists them: what waits now, what comes soon, what is planned.
/// Among equals their order stays.
pub fn most_urgent_first(mut tasks: Vec<Task>) -> Vec<Task> {
    tasks.sort_by_key(|task| urgency(task.tone));
    tasks
}

/// Returns the place of a tone on the list: what waits now, what comes soon, what is planned.
pub const fn urgency(tone: Tone) -> u8 {
    match tone {
        Tone::Waits => 0,
        Tone::Gold => 1,
        Tone::Good | Tone::Planned => 2,
        Tone::Plain | Tone::Dim => 3,
    }
}

/// Returns how many of these tasks wait now, come soon and are planned, each with its tone in
/// words: "3 now". Kinds without a task are left out.
pub fn kinds<'a>(language: Language, tasks: impl Iterator<Item = &'a Task>) -> Vec<(Tone, String)> {
    let mut counts = [0_usize; 3];
    for task in tasks {
        if let Some(count) = counts.get_mut(usize::from(urgency(task.tone)).min(2)) {
            *count += 1;
        }
    }
    let names = [
        (Tone::Waits, "todo-count-now"),
        (Tone::Gold, "todo-count-waiting"),
        (Tone::Planned, "todo-count-planned"),
    ];
    let some = names.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    some.map(|((tone, name), count)| (tone, language.say(name, &[("count", count.into())])))
        .collect()
}

/// Returns a task for unclaimed raffle prizes once the event is won.
fn raffle(language: Language, t: &Tournament, winner: EntryId, at: Timestamp) -> Option<Task> {
    let left = money::items::to_raffle(language, t, at);
    if left.is_empty() {
        return None;
    }
    let title = words::count(language, "items-todo-raffle", left.len());
    let why = words::joined(left.into_iter().map(|item| item.name));
    let task = Task::new(Tone::Gold, title, why);
    Some(task.with_step(language.word("items-todo-raffle-give"), TaskAct::ShowPayments(winner)))
}

/// Returns tasks for bounties that must be assigned or drawn, the oldest first.
fn bounties(language: Language, t: &Tournament) -> impl Iterator<Item = Task> {
    t.bounties().open_claims().take(MOST_BOUNTIES).map(move |claim| {
        let title = money::bounties::task_title(language, t, claim);
        let when = claim.from(t.entries()).map(|seat| words::seat(language, seat));
        let when = std::iter::once(words::time_of_day(claim.at)).chain(when);
        let when = [("when", when.collect::<Vec<_>>().join(" · ").into())];
        let (why, step, act) = if claim.may_draw() {
            let draw = TaskAct::DrawEnvelope(claim.out, claim.nth);
            ("bounties-todo-draw-why", "bounties-draw", draw)
        } else {
            ("bounties-todo-why", "bounties-select", TaskAct::AskBounty(claim.out, claim.nth))
        };
        Task::new(Tone::Gold, title, language.say(why, &when)).with_step(language.word(step), act)
    })
}

impl Task {
    pub(super) fn new(tone: Tone, title: String, why: String) -> Self {
        Self { tone, title, why, steps: Vec::new(), seats: Vec::new() }
    }

    pub(super) fn with_step(mut self, label: String, act: TaskAct) -> Self {
        self.steps.push(TaskStep { label, act });
        self
    }
}

/// Returns tasks for counted tables that do not add up, while play stands still. They must be
/// recounted before any player leaves.
fn counts(language: Language, t: &Tournament, at: Timestamp) -> Vec<Task> {
    if !t.clock().started() || t.clock().stopped_since(at).is_none() {
        return Vec::new();
    }
    let wrong =
        |group: &&TableGroup| group.difference().is_some_and(|apart| apart != ChipSum::ZERO);
    let mut wrong: Vec<&TableGroup> = t.counts().groups().filter(wrong).collect();
    wrong.sort_by_key(|group| group.tables().next());
    let task = |group: &TableGroup| {
        let title = check::difference_text(language, group);
        let task = Task::new(Tone::Waits, title, language.word("counts-recount"));
        let first = group.tables().find(|table| t.tables().table(*table).is_some());
        let task = match first {
            Some(table) => {
                task.with_step(language.word("counts-count-again"), TaskAct::Count(table))
            }
            None => task,
        };
        task.with_step(language.word("counts-show-check"), TaskAct::Check)
    };
    wrong.into_iter().map(task).collect()
}

/// Returns the task after a penalty is over: the player is dealt in again.
fn return_task(language: Language, t: &Tournament, entry: EntryId) -> Task {
    let who = words::short_name(language, t, entry);
    let title = language.say("record-may-play", &[("who", who.into())]);
    let task = Task::new(Tone::Good, title, language.word("record-may-play-why"));
    match t.tables().seat_of(entry) {
        None => task,
        Some(seat) => {
            let show = TaskAct::ShowSeat(seat.table, seat.seat);
            Task { seats: vec![seat], ..task }.with_step(language.word("record-show-seat"), show)
        }
    }
}

/// Returns the task for entries without a seat: seat them, or open the tables they need.
fn seating_task(language: Language, t: &Tournament, room: &RoomTables) -> Option<Task> {
    let count = t.waiting_count();
    if count == 0 {
        return None;
    }
    let free: usize = t.tables().open().map(|(_, table)| table.free().len()).sum();
    let size = t.setup().seats;
    let missing = count.saturating_sub(free).div_ceil(size.into());
    let tables = room.to_open(t, missing);
    let title = words::count(language, "todo-waiting", count);
    let open = ("open", words::count(language, "todo-open-seats", free).into());
    let (why, label) = if tables.is_empty() {
        (language.say("todo-waiting-draw", &[open]), "todo-draw-seats")
    } else {
        let named = ("tables", words::the_tables(language, &tables).into());
        let why = language.say("todo-waiting-open", &[open, named, ("size", size.into())]);
        (why, "todo-open-and-draw-seats")
    };
    let act = TaskAct::OpenAndSeat { tables, size };
    let task = Task::new(Tone::Waits, title, why).with_step(language.word(label), act);
    // With a free seat, or before the start, no entry waits for another player to bust.
    if !t.clock().started() || free > 0 {
        return Some(task);
    }
    let join = Command::Waiting(WaitingCommand::Join { entries: Vec::new() });
    Some(task.with_step(language.word("waiting-join"), TaskAct::Submit(join)))
}

/// Returns the task for the final table, or for a redraw at a player count set by the house.
fn redraw(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let players = t.entries().playing_count();
    let final_table = t.setup().house.rulebook.seating.final_table;
    if t.hands().plays_last_hands()
        || t.awaits_entries(at)
        || !t.clock().started()
        || t.tables().open().len() < 2
        || players < 2
    {
        return None;
    }
    let size = t.setup().seats;
    let draw = || language.word("todo-draw-seats");
    if let Some(seats) = seating::final_table(players, size, final_table) {
        let tables = tables_to_play_on(t, 1, seats);
        // Both rulebooks speak of tables of six to nine.
        let rule = match final_table {
            _ if !(6..=9).contains(&size) => None,
            seating::FinalTable::Tda => Some("todo-final-table-tda"),
            seating::FinalTable::Wsop => Some("todo-final-table-wsop"),
        };
        let rule = rule.map(|name| format!(" {}", language.word(name))).unwrap_or_default();
        let gaps = [("count", players.into()), ("seats", seats.into()), ("rule", rule.into())];
        let why = language.say("todo-final-table-why", &gaps);
        let act = TaskAct::Redraw { tables, size: seats };
        let title = language.word("todo-final-table");
        return Some(Task::new(Tone::Waits, title, why).with_step(draw(), act));
    }
    let due = t.redraw_due()?;
    let needed = players.div_ceil(size.into());
    let tables = tables_to_play_on(t, needed, size);
    let title = language.say("todo-redraw", &[("count", due.into())]);
    let named = words::at_tables(language, &tables);
    let why =
        language.say("todo-redraw-why", &[("count", players.into()), ("tables", named.into())]);
    let act = TaskAct::Redraw { tables, size };
    Some(Task::new(Tone::Waits, title, why).with_step(draw(), act))
}

/// Returns this many of the open tables: those with the fewest closed seats, by number.
pub(super) fn tables_to_play_on(t: &Tournament, count: usize, size: u8) -> Vec<TableNo> {
    let closed = |table: &Table| Seats::all(size).intersection(table.closed()).len();
    let mut open: Vec<_> =
        t.tables().open().map(|(number, table)| (closed(table), number)).collect();
    open.sort_unstable();
    let mut tables: Vec<TableNo> = open.into_iter().take(count).map(|(_, table)| table).collect();
    tables.sort_unstable();
    tables
}

/// Returns a task when few players sit at several tables while registration is open by the
/// structure: one table is enough.
///
/// The tables are not broken automatically then, as new entries may need the seats.
fn merge_tables_task(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let open: Vec<(TableNo, usize)> =
        t.tables().open().map(|(number, table)| (number, table.occupied().len())).collect();
    let players: usize = open.iter().map(|(_, players)| players).sum();
    let is_few = players * 2 <= usize::from(t.setup().seats)
        || players > 1 && open.iter().all(|(_, at_table)| *at_table < 2);
    let due = t.clock().started() && t.awaits_entries(at) && !t.entries().busts().is_empty();
    if !due || open.len() < 2 || players < 2 || !is_few || t.waiting_count() > 0 {
        return None;
    }
    let (table, _) = *open
        .iter()
        .filter(|(table, _)| !t.tables().is_held(*table))
        .min_by_key(|(table, players)| (*players, std::cmp::Reverse(*table)))?;
    let gaps = [("count", players.into()), ("tables", open.len().into())];
    let why = language.say("todo-one-table-why", &gaps);
    let task = breaking(language, t, table);
    Some(Task { tone: Tone::Waits, title: language.word("todo-one-table"), why, ..task })
}

/// Returns a task when one player is left and registration is open. Only the floor can decide that
/// no more entries come.
fn closing(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let alone = t.entries().playing_count() == 1 && !t.entries().busts().is_empty();
    if !alone || !t.registration_open(at) {
        return None;
    }
    let (last, _) = t.entries().playing().next()?;
    let why =
        language.say("todo-close-why", &[("name", words::short_name(language, t, last).into())]);
    let close = Command::Entries(EntryCommand::Registration { open: false });
    let task = Task::new(Tone::Waits, language.word("todo-close"), why);
    Some(task.with_step(language.word("todo-close"), TaskAct::Submit(close)))
}

fn button_task(language: Language, t: &Tournament, table: TableNo) -> Task {
    let seen = t.tables().table(table).map(Table::button);
    let why = match seen {
        Some(ButtonState::Seen { at, .. }) => {
            language.say("todo-button-seen", &[("time", words::time_of_day(at).into())])
        }
        _ => language.word("todo-button-why"),
    };
    let title = language.say("todo-button", &[("table", table.to_string().into())]);
    Task::new(Tone::Waits, title, why)
        .with_step(language.word("todo-set-button"), TaskAct::AskButton(table))
}

fn movement(
    language: Language,
    t: &Tournament,
    plan: &SeatingPlan,
    index: usize,
    step: &PlannedMove,
) -> Task {
    let Some(entry) =
        t.tables().table(step.from.table).and_then(|table| table.entry(step.from.seat))
    else {
        let title =
            language.say("todo-empty-seat", &[("seat", words::seat(language, step.from).into())]);
        return Task::new(Tone::Dim, title, String::new());
    };
    let halted = plan.halts.contains(&step.to.table);
    let tone = if halted { Tone::Waits } else { Tone::Gold };
    let gaps = [
        ("name", words::short_name(language, t, entry).into()),
        ("from", words::seat(language, step.from).into()),
        ("to", words::seat(language, step.to).into()),
    ];
    let title = language.say("todo-move", &gaps);
    let mut why = vec![sentence(language, &step.facts, step.from.table, step.to.table)];
    if let Some((turn, of)) = plan.turn_into(index).filter(|(_, of)| *of > 1) {
        let table = step.to.table.to_string();
        let gaps = [("turn", turn.into()), ("of", of.into()), ("table", table.into())];
        why.push(language.say("todo-move-turn", &gaps));
    }
    if step.waits {
        why.push(language.word("todo-move-waits"));
    }
    let reason = MoveReason::Balance(step.facts);
    let command = Command::Tables(TableCommand::Move { entry, to: step.to, reason });
    let mut task = Task::new(tone, title, why.join(" "))
        .with_step(language.word("todo-done"), TaskAct::Submit(command))
        .with_step(language.word("todo-other-seat"), TaskAct::ChooseSeat(entry));
    task.seats = vec![step.from, step.to];
    task
}

/// Returns the task for the high card: each movable player gets a card, and the highest moves.
fn high_card(language: Language, t: &Tournament, step: &DrawnMove) -> Task {
    let place = words::seat(language, step.to);
    let gaps = [("from", step.from.to_string().into()), ("to", place.into())];
    let title = language.say("todo-high-card", &gaps);
    let mut why = vec![sentence(language, &step.facts, step.from, step.to.table)];
    if step.waits {
        why.push(language.word("todo-move-waits"));
    }
    let mut task = Task::new(Tone::Gold, title, why.join(" "))
        .with_step(language.word("todo-high-card-step"), TaskAct::AskHighCard(*step));
    task.seats = t
        .tables()
        .table(step.from)
        .into_iter()
        .flat_map(|table| table.occupied().iter())
        .map(|seat| Seat { table: step.from, seat })
        .chain([step.to])
        .collect();
    task
}

/// Puts the reason of a balancing move into a sentence.
pub fn sentence(language: Language, why: &MoveFacts, from: TableNo, to: TableNo) -> String {
    let short = why.players_from.saturating_sub(why.players_to);
    let table = || ("from", from.to_string().into());
    let who = match why.cause {
        Cause::Break => return language.say("todo-why-break", &[table()]),
        Cause::Uneven { turn: 0 } => language.say("todo-who-next", &[table()]),
        Cause::Uneven { turn } => {
            language.say("todo-who-later", &[table(), ("count", turn.into())])
        }
        Cause::Drawn => language.say("todo-who-drawn", &[table()]),
        Cause::HighCard { card: None } => language.say("todo-who-high-card", &[table()]),
        Cause::HighCard { card: Some(card) } => {
            let card = hand_names::card_name(language, hand_names::Pack::Casino, card);
            language.say("todo-who-high-card-is", &[table(), ("card", card.into())])
        }
        Cause::Position => language.say("todo-who-position", &[table()]),
    };
    let place = match why.big_blind_in {
        _ if why.cause == Cause::Position => language.word("todo-to-opened"),
        Some(hands) => {
            let blind = ("blind", words::big_blind_in(language, hands).into());
            language.say("todo-to-worst", &[blind])
        }
        None => language.word("todo-to-drawn"),
    };
    let gaps = [
        table(),
        ("to", to.to_string().into()),
        ("more", why.players_from.into()),
        ("fewer", why.players_to.into()),
        ("short", short.into()),
        ("who", who.into()),
        ("place", place.into()),
    ];
    let by_card = matches!(why.cause, Cause::HighCard { .. });
    language.say(if by_card { "todo-why-high-card" } else { "todo-why" }, &gaps)
}

/// Returns the task of posting the breaking order before a table breaks.
fn posting(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let tables = t.order_to_post(at)?;
    let named = ("tables", words::tables(language, &tables).into());
    let title = language.say("todo-post", &[named]);
    let post = TaskAct::Submit(Command::Tables(TableCommand::Order { tables }));
    let task = Task::new(Tone::Planned, title, language.word("todo-post-why"));
    Some(task.with_step(language.word("todo-post-step"), post))
}

fn breaking(language: Language, t: &Tournament, table: TableNo) -> Task {
    let players = t.tables().table(table).map_or(0, |table| table.occupied().len());
    let open: usize = t
        .tables()
        .open()
        .filter(|(other, _)| *other != table)
        .map(|(_, other)| other.free().len())
        .sum();
    let named = ("table", table.to_string().into());
    let (title, why, label) = if players == 0 {
        ("todo-close-table", language.word("todo-close-table-why"), "todo-close-table-step")
    } else {
        let open = words::count(language, "count-open-seats", open);
        let gaps = [("count", players.into()), ("open", open.into())];
        ("todo-break", language.say("todo-break-why", &gaps), "todo-draw-seats")
    };
    let held = Command::Tables(TableCommand::Hold { table, held: true });
    let mut task = Task::new(Tone::Planned, language.say(title, &[named]), why)
        .with_step(language.word(label), TaskAct::Break(table))
        .with_step(language.word("todo-hold"), TaskAct::Submit(held));
    task.seats = t
        .tables()
        .table(table)
        .into_iter()
        .flat_map(|open| open.occupied().iter())
        .map(|seat| Seat { table, seat })
        .collect();
    task
}

/// Returns the task for tables that stand still until players have come.
fn halts(language: Language, plan: &SeatingPlan) -> Option<Task> {
    let short: Vec<TableNo> = plan
        .halts
        .iter()
        .copied()
        .filter(|table| plan.filled().any(|filled| filled == *table))
        .collect();
    if short.is_empty() {
        return None;
    }
    let named = words::the_tables(language, &short);
    let title = language.say("todo-halt", &[("tables", named.into())]);
    Some(Task::new(Tone::Gold, title, language.word("todo-halt-why")))
}

/// Returns the clock's tasks: the start, a break with a colour-up, the end of the day.
fn clock(language: Language, t: &Tournament, at: Timestamp) -> Vec<Task> {
    let mut tasks: Vec<Task> = clock_task(language, t, at).into_iter().collect();
    tasks.extend(chips::colour_up::tasks(language, t, at));
    tasks
}

/// Returns the task of starting the clock, or the notice that it has no more rows.
fn clock_task(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let reading = t.clock().read(at);
    let start = TaskAct::Submit(Command::Clock(ClockCommand::Start));
    let aloud = || ("row", figures::row_phrase(language, t, reading.row).into());
    match reading.state {
        ClockStatus::Waiting if t.tables().seated_count() > 1 => {
            let first = ("first", figures::row_name(language, t, reading.row).into());
            let seated = ("count", t.tables().seated_count().into());
            let why = language.say("todo-start-why", &[seated, first, aloud()]);
            let task = Task::new(Tone::Planned, language.word("todo-start"), why);
            Some(task.with_step(language.word("todo-start-step"), start))
        }
        ClockStatus::DayOver => {
            let why = language.say("todo-day-over-why", &[aloud()]);
            let task = Task::new(Tone::Planned, language.word("todo-day-over"), why);
            Some(task.with_step(language.word("todo-day-over-step"), start))
        }
        ClockStatus::Overtime => {
            let why = language.word("todo-overtime-why");
            Some(Task::new(Tone::Gold, language.word("todo-overtime"), why))
        }
        _ => None,
    }
}

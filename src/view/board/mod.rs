//! The board of the hands that the floor is waiting for: each table as a tile, the busts, the
//! payouts, and the clock time lost.

mod banner;
mod clock;
mod log;
mod money;
mod prompt;
mod tile;

use bottone_base::{
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_i18n::Language;
use bottone_rules::{
    floor::{BubbleStep, TableProgress},
    ruling::cites::Topic,
};
use bottone_tournament::{
    Command, Tournament,
    bags::Bag,
    clock::ClockStatus,
    entries::{EntryCommand, EntryId},
    hands::{BoardKind, HandBoard, HandsCommand},
};
use bottone_vocabulary::words;

use super::{
    Tone,
    floor::stack_of,
    todo::{Task, TaskAct, tables_to_play_on},
};
pub use banner::Banner;
pub use clock::ClockSum;
pub(crate) use log::log_line;
pub use money::{HandMoney, OutLine, PaysLine};
pub use prompt::{Prompt, spoken_prompt};
pub use tile::Tile;

/// The limits for drawing a day's last hands: at most this many minutes left, and more tables than
/// `FEW_TABLES`.
const LAST_MINUTES: i64 = 13;
const FEW_TABLES: usize = 3;

/// The board at one instant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardView {
    /// "Hand for hand".
    pub title: String,
    /// "hand 7", "12 tables", "since 22:31".
    pub notes: Vec<String>,
    pub tiles: Vec<Tile>,
    /// The shortest stack of the room and the slowest table, each with its name: ("Shortest
    /// stack", "Volpe, P. · T4 S2 · 8,000 · 1.3 BB").
    pub watch: Vec<(String, String)>,
    pub progress: Progress,
    pub prompt: Prompt,
    /// The head count, until every table has reported the recorded number.
    pub heads: Option<HeadCount>,
    /// True if the next bust is the bubble and no head count has been asked for.
    pub wants_heads: bool,
    /// The number of the next hand, if all tables are waiting for it.
    pub next_hand: Option<u16>,
    /// True once the bubble has burst or the day's last hand is played.
    pub over: bool,
    pub clock: Option<ClockSum>,
    /// The task of seating the next day once this one is over, else the floor's task about the
    /// tables.
    pub next_task: Option<Task>,
}

/// The progress of the head count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadCount {
    /// "Heads: 3 of 12 tables · 15 counted, 16 on record".
    pub text: String,
    /// True if a table's count differs from the record.
    pub differs: bool,
}

/// The number of tables in each state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub done: usize,
    pub all_in: usize,
    pub plays: usize,
    /// "8 done", "1 all-in", "3 play".
    pub texts: [String; 3],
}

impl BoardView {
    /// Builds the board at `at`. `None` while tables play independently.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Option<Self> {
        let board = t.hands().board()?;
        let hands = t.tables_in_play().map(|(table, _)| board.at_table(table).hands);
        let most = hands.max().unwrap_or(0);
        let tiles: Vec<Tile> = t
            .tables_in_play()
            .map(|(number, table)| Tile::of(language, t, board, (number, table), most, at))
            .collect();
        let (step, tables) = t.bubble_step();
        let done = t.all_tables_done();
        let together = board.kind == BoardKind::Together;
        let over = match board.kind {
            BoardKind::Together => done && step == BubbleStep::Over,
            BoardKind::Last { .. } => done,
            BoardKind::Soft => false,
        };
        Some(Self {
            title: title(language, board.kind),
            notes: notes(language, board, tiles.len()),
            progress: Progress::of(language, &tiles),
            prompt: Prompt::of(language, t, board, (step, &tables)),
            heads: HeadCount::of(language, t, board),
            wants_heads: {
                let bubble = t.bubble();
                together && !board.asks_heads() && bubble.left == bubble.paid + 1
            },
            next_hand: together.then(|| board.number.saturating_add(1)),
            over,
            clock: together.then(|| ClockSum::of(language, t, board, at)),
            // If the clock can go to the end of the day, that comes before the seats for the next
            // day.
            next_task: (over && !together && t.clock().left_of_day(at).is_none())
                .then(|| day_redraw(language, t))
                .flatten(),
            watch: watch(language, t, board, at),
            tiles,
        })
    }
}

/// Returns the shortest counted stack in play, and the table that was most often the last one.
fn watch(
    language: Language,
    t: &Tournament,
    board: &HandBoard,
    at: Timestamp,
) -> Vec<(String, String)> {
    let counted = |(entry, _)| Some((t.counts().of(entry)?.chips, entry));
    let shortest = t.entries().playing().filter_map(counted).min();
    let shortest = shortest.map(|(_, entry)| {
        let seat = t.tables().seat_of(entry).map(|seat| words::seat(language, seat));
        let who = std::iter::once(words::short_name(language, t, entry)).chain(seat);
        let stack = stack_of(language, t, entry, at);
        (language.word("board-watch-shortest"), words::joined(who.chain([stack])))
    });
    let often = |(table, _)| (board.at_table(table).slowest, table);
    let slowest = t.tables_in_play().map(often).filter(|(times, _)| *times > 0).max();
    let slowest = slowest.map(|(times, table)| {
        let gaps = [("table", words::table(language, table).into()), ("times", times.into())];
        (language.word("board-watch-slowest"), language.say("board-watch-slowest-is", &gaps))
    });
    shortest.into_iter().chain(slowest).collect()
}

impl Progress {
    fn of(language: Language, tiles: &[Tile]) -> Self {
        let count = |those: &[TableProgress]| {
            tiles.iter().filter(|tile| those.contains(&tile.progress)).count()
        };
        let done = count(&[TableProgress::Done]);
        let all_in = count(&[TableProgress::AllIn]);
        let plays = count(&[TableProgress::Plays, TableProgress::Stopped]);
        let said = |name: &str, number: usize| words::count(language, name, number);
        let said = [
            said("board-count-done", done),
            said("board-count-all-in", all_in),
            said("board-count-plays", plays),
        ];
        Self { done, all_in, plays, texts: said }
    }
}

fn title(language: Language, kind: BoardKind) -> String {
    language.word(match kind {
        BoardKind::Together => "prizes-hand-for-hand",
        BoardKind::Soft => "board-soft-title",
        BoardKind::Last { .. } => "board-last-title",
    })
}

fn notes(language: Language, board: &HandBoard, tables: usize) -> Vec<String> {
    let first = match board.kind {
        BoardKind::Together => Some(language.say("board-hand", &[("number", board.number.into())])),
        BoardKind::Soft => None,
        BoardKind::Last { hands, .. } => {
            Some(words::count(language, "board-hands-drawn", hands.into()))
        }
    };
    let since = words::time_of_day(board.since);
    let rest = [
        words::count(language, "count-tables", tables),
        language.say("board-since", &[("time", since.into())]),
    ];
    first.into_iter().chain(rest).collect()
}

impl HeadCount {
    /// Builds the head count. `None` if no count was asked for, or once all tables match the
    /// record.
    fn of(language: Language, t: &Tournament, board: &HandBoard) -> Option<Self> {
        if !board.asks_heads() {
            return None;
        }
        let (mut tables, mut reported, mut counted, mut on_record) = (0_usize, 0_usize, 0, 0);
        let mut differs = false;
        for (number, table) in t.tables_in_play() {
            tables += 1;
            let Some((heads, here)) = board.at_table(number).heads else { continue };
            reported += 1;
            differs |= heads != here;
            // A player who left after the table was counted is missing from it.
            on_record += table.occupied().len();
            counted += (table.occupied().len() + usize::from(heads)).saturating_sub(here.into());
        }
        let gaps = [
            ("reported", reported.into()),
            ("tables", tables.into()),
            ("counted", counted.into()),
            ("record", on_record.into()),
        ];
        let text = language.say("board-heads", &gaps);
        (reported < tables || differs).then_some(Self { text, differs })
    }
}

/// Returns "Hand for hand · hand 7", for walls and the page.
pub fn title_line(language: Language, t: &Tournament) -> Option<String> {
    let board = t.hands().board()?;
    let title = title(language, board.kind);
    Some(match board.kind {
        BoardKind::Together => {
            let hand = language.say("board-hand", &[("number", board.number.into())]);
            format!("{title} · {hand}")
        }
        BoardKind::Last { hands, .. } => {
            format!("{title}: {}", language.number(u64::from(hands)))
        }
        BoardKind::Soft => title,
    })
}

/// Returns the command that deals the next hand. If tables report to the board, it waits for all of
/// them.
pub fn next_hand(t: &Tournament) -> Command {
    if uses_board(t) {
        Command::Hands(HandsCommand::Deal)
    } else {
        Command::Entries(EntryCommand::NextHand)
    }
}

/// Returns the command that ends hand for hand. It waits for the hand that bursts the bubble, if
/// all tables have reported it played.
pub fn end_command(t: &Tournament) -> Command {
    if uses_board(t) && t.bubble_step().0 == BubbleStep::Over {
        Command::Hands(HandsCommand::End { played: true, day: false })
    } else {
        Command::Entries(EntryCommand::HandForHand { on: false })
    }
}

/// Returns whether tables report their progress to the board.
pub(crate) fn uses_board(t: &Tournament) -> bool {
    t.hands().board().is_some_and(HandBoard::is_used)
}

/// Returns the task of seating the next day once every stack is bagged. `None` once a player has a
/// different seat than at sealing.
pub(crate) fn next_day(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let over = t.clock().read(at).state == ClockStatus::DayOver && t.is_bagged();
    let sits = |(entry, bag): (EntryId, &Bag)| t.tables().seat_of(entry) == Some(bag.seat);
    let undrawn = t.bags().carried_over().is_none() && t.bags().all().all(sits);
    (over && undrawn).then(|| day_redraw(language, t)).flatten()
}

/// Returns the task of a redraw for the next day, at as many tables as are needed.
fn day_redraw(language: Language, t: &Tournament) -> Option<Task> {
    let (players, size) = (t.entries().playing_count(), t.setup().seats);
    let tables = tables_to_play_on(t, players.div_ceil(size.into()), size);
    if tables.is_empty() {
        return None;
    }
    let at = words::count(language, "count-tables", tables.len());
    let gaps = [("players", players.into()), ("tables", at.into())];
    let why = language.say("board-draw-seats-why", &gaps);
    let task = Task::new(Tone::Planned, language.word("board-draw-seats"), why);
    Some(task.with_step(language.word("todo-draw-seats"), TaskAct::Redraw { tables, size }))
}

/// Returns the task of drawing the number of hands left in the day (WSOP 2026 tournament rule 125).
/// Only near the end of a day that another follows, and with more than three tables.
pub(crate) fn last_hands(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let left = t.clock().left_of_day(at)?;
    let few = t.tables_in_play().count() <= FEW_TABLES;
    if few || left > Span::from_minutes(LAST_MINUTES) || t.hands().board().is_some() {
        return None;
    }
    let cite = Topic::LastHands.cite(t.setup().house.rulebook.book).to_string();
    let title = [("time", words::countdown(left).into())];
    let task = Task::new(
        Tone::Gold,
        language.say("board-todo-last", &title),
        language.say("board-todo-last-why", &[("cite", cite.into())]),
    );
    Some(task.with_step(language.word("board-tab"), TaskAct::ShowBoard))
}

/// Names the tables: "Table 7".
fn named(language: Language, tables: &[TableNo]) -> String {
    words::tables(language, tables)
}

//! One table of the board.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, TableNo},
    time::{Span, Timestamp},
};
use bottone_i18n::Language;
use bottone_rules::floor::TableProgress;
use bottone_tournament::{
    Tournament,
    hands::{BoardKind, HandBoard, TableReport},
    tables::Table,
};
use bottone_vocabulary::words;

use crate::{Tone, figures};

/// The number of hands in which a table must have been the slowest to be reported, and the least
/// played.
const SLOW: u16 = 2;
const SLOW_OF: u16 = 3;
/// The number of hands by which a table must be behind before it is reported.
const BEHIND: u16 = 2;

/// One table of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    pub table: TableNo,
    /// "8 of 9".
    pub of: String,
    pub progress: TableProgress,
    /// "Done", "Plays", "All-in, waits", "Clock stopped", "2 hands left".
    pub state: String,
    /// "after 0:41", "1:38".
    pub since: String,
    /// The busts in this hand, the all-in players, or a note that the table is slow. May be empty.
    pub note: String,
    pub note_tone: Tone,
    /// "Shortest", of the stacks counted.
    pub shortest: String,
    /// The table's head count, "8 heads"; empty if not asked for or not reported.
    pub heads: String,
    pub heads_tone: Tone,
    /// True if the head count is asked for and not yet reported.
    pub asks_heads: bool,
    /// The number of players at the table.
    pub players: u8,
}

impl Tile {
    pub(super) fn of(
        language: Language,
        t: &Tournament,
        board: &HandBoard,
        (number, table): (TableNo, &Table),
        most: u16,
        at: Timestamp,
    ) -> Self {
        let report = board.at_table(number);
        let slow = slow(language, board, &report, most);
        let (note, note_tone) =
            note(language, t, number, table, &report).unwrap_or((slow, Tone::Gold));
        let (heads, heads_tone) = heads(language, &report);
        let gaps = [("taken", table.occupied().len().into()), ("size", table.size().into())];
        Self {
            table: number,
            of: language.say("floor-taken", &gaps),
            progress: report.progress,
            state: state(language, board, number, &report),
            since: elapsed(language, board, &report, at),
            note,
            note_tone,
            shortest: shortest(language, t, table, at),
            heads,
            heads_tone,
            asks_heads: board.asks_heads() && report.heads.is_none(),
            players: u8::try_from(table.occupied().len()).unwrap_or(u8::MAX),
        }
    }
}

fn state(language: Language, board: &HandBoard, number: TableNo, report: &TableReport) -> String {
    if let (Some(left), TableProgress::Plays) = (board.hands_left(number), report.progress) {
        return words::count(language, "board-hands-left", left.into());
    }
    if board.kind == BoardKind::Soft && report.progress == TableProgress::Plays {
        return words::count(language, "board-hands-played", report.hands.into());
    }
    language.word(match (report.progress, board.kind) {
        (TableProgress::Plays, _) => "board-plays",
        (TableProgress::Stopped, BoardKind::Soft) => "board-waits",
        (TableProgress::Stopped, _) => "board-stopped",
        (TableProgress::AllIn, _) => "board-all-in",
        (TableProgress::Done, _) => "board-done",
    })
}

/// Formats the time that a table has taken, or has stood.
fn elapsed(language: Language, board: &HandBoard, report: &TableReport, at: Timestamp) -> String {
    let said = |span: Span| words::countdown(span);
    let by_itself = board.kind != BoardKind::Together;
    match report.progress {
        TableProgress::Plays if by_itself => said(at.since(report.at)),
        TableProgress::Plays => said(report.time_taken(board.began, at)),
        TableProgress::Stopped | TableProgress::AllIn => said(at.since(report.at)),
        TableProgress::Done if by_itself => String::new(),
        TableProgress::Done => {
            let took = said(report.time_taken(board.began, at));
            language.say("board-after", &[("time", took.into())])
        }
    }
}

/// Describes the busts or the all-in players of the table in this hand.
fn note(
    language: Language,
    t: &Tournament,
    number: TableNo,
    table: &Table,
    report: &TableReport,
) -> Option<(String, Tone)> {
    let out: Vec<String> = t
        .entries()
        .busted_in_this_hand()
        .filter(|out| out.from.table == number)
        .map(|out| words::short_name(language, t, out.entry))
        .collect();
    if !out.is_empty() {
        let who = words::listed(language, &out);
        return Some((language.say("board-out", &[("who", who.into())]), Tone::Waits));
    }
    let who = |seat: &SeatNo| table.entry(*seat).map(|entry| words::short_name(language, t, entry));
    let (at_risk, callers) = report.seats.split_first()?;
    let at_risk = who(at_risk)?;
    let callers: Vec<String> = callers.iter().filter_map(who).collect();
    if callers.is_empty() {
        return Some((at_risk, Tone::Plain));
    }
    let against = words::listed(language, &callers);
    let gaps = [("who", at_risk.into()), ("against", against.into())];
    Some((language.say("board-against", &gaps), Tone::Plain))
}

/// Returns a note that a table keeps the others waiting; empty if it does not. `most` is the
/// largest number of hands played by a table.
fn slow(language: Language, board: &HandBoard, report: &TableReport, most: u16) -> String {
    match board.kind {
        BoardKind::Together => {
            let hands = board.number.saturating_sub(1);
            let slow = report.slowest >= SLOW && hands >= SLOW_OF && report.slowest * 2 >= hands;
            let gaps = [("slowest", report.slowest.into()), ("hands", hands.into())];
            if slow { language.say("board-slowest", &gaps) } else { String::new() }
        }
        BoardKind::Soft | BoardKind::Last { .. } => match most.saturating_sub(report.hands) {
            behind if behind < BEHIND => String::new(),
            behind => words::count(language, "board-behind", behind.into()),
        },
    }
}

/// Formats the shortest counted stack: "Shortest 52,000 · 8.7 BB".
fn shortest(language: Language, t: &Tournament, table: &Table, at: Timestamp) -> String {
    let counted = table.entries().filter_map(|(_, entry)| t.counts().of(entry));
    let Some(least) = counted.map(|counted| counted.chips).min() else { return String::new() };
    let chips = language.chips(least);
    let said = language.say("board-shortest", &[("chips", chips.into())]);
    let big = t.clock().level(at).map_or(Chips::ZERO, |(_, level)| level.big);
    if big.is_zero() {
        said
    } else {
        format!("{said} · {}", figures::big_blinds(language, least, big))
    }
}

fn heads(language: Language, report: &TableReport) -> (String, Tone) {
    match report.heads {
        None => (String::new(), Tone::Plain),
        Some((heads, here)) => {
            let said = words::count(language, "board-heads-of", heads.into());
            (said, if heads == here { Tone::Good } else { Tone::Waits })
        }
    }
}

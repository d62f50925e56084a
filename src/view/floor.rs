//! The room from above: every table with its seats.

use std::sync::Arc;

use super::{Tone, incidents, words};
use crate::{
    rules::{
        seat::{MOST_SEATS, SeatNo, Seats, TableNo},
        seating::Plan,
        time::Timestamp,
    },
    tongue::Language,
    tournament::{
        Tournament,
        entries::EntryId,
        tables::{Button, Table},
    },
};

/// The floor screen without its to-do list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Floor {
    /// "20 tables · 167 players · 13 open seats".
    pub summary: String,
    /// Every open table by number.
    pub tables: Vec<TableCard>,
    /// "Done today: 61 moves, 9 tables broken. Every move is in the log with its reason."
    pub done: String,
}

/// One table as a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCard {
    /// Which table.
    pub table: TableNo,
    /// "Table 3".
    pub title: String,
    /// How many seats it has.
    pub size: u8,
    /// How many sit there.
    pub taken: u8,
    /// "8 of 9".
    pub of: String,
    /// Every seat from 1; those beyond `size` do not exist.
    pub seats: [SeatMark; MOST_SEATS as usize],
    /// Where the button stands in the coming hand.
    pub button: Option<SeatNo>,
    /// Is that known, or was it seen too long ago to act upon? Drawn faint then.
    pub button_known: bool,
    /// One short line at the bottom, with its tone; the card's edge takes the tone too.
    pub caption: Option<(Tone, String)>,
}

/// One seat of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SeatMark {
    /// Nobody sits there.
    #[default]
    Free,
    /// Nobody may sit there.
    Closed,
    /// Somebody sits there.
    Taken {
        /// Which entry.
        entry: EntryId,
        /// "Bianchi, Luca".
        name: Arc<str>,
        /// Plain, or `Waits` when the player is to move.
        tone: Tone,
        /// Pinned to the seat?
        pinned: bool,
    },
}

/// One table as a list of seats, for the panel beside the cards and the Seats tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSheet {
    /// Which table.
    pub table: TableNo,
    /// "Table 3".
    pub title: String,
    /// "9 of 9".
    pub of: String,
    /// "Button on seat 6, blinds 7 and 8 next hand", "Button not known", "Button seen at 21:04".
    pub button: String,
    /// Every seat from 1 to the table's size.
    pub seats: Vec<SeatLine>,
}

/// One seat of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// Which seat.
    pub seat: SeatNo,
    /// Who sits there.
    pub entry: Option<EntryId>,
    /// The player's name, "Open" or "Closed".
    pub name: String,
    /// What was last counted, "27,400"; empty when never.
    pub chips: String,
    /// "button", "small blind", "big blind" in the coming hand; "waits"; empty.
    pub role: String,
    /// Is the button known from which that follows?
    pub sure: bool,
    /// "9 hands to miss"; empty for a player without a penalty.
    pub misses: String,
    /// Pinned to the seat?
    pub pinned: bool,
    /// Closed?
    pub closed: bool,
}

/// One line of the Breaking order tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreakLine {
    /// Which table.
    pub table: TableNo,
    /// "1st", "2nd".
    pub place: String,
    /// "9 of 9 players".
    pub players: String,
    /// "Breaks next", "Held", empty.
    pub note: String,
    /// Put off by the floor?
    pub held: bool,
}

impl Floor {
    /// The floor at `at`, with what the plan says of its tables.
    pub fn of(language: Language, t: &Tournament, plan: &Plan, at: Timestamp) -> Self {
        let tables: Vec<TableCard> = t
            .tables()
            .open()
            .map(|(number, table)| card(language, t, plan, number, table, at))
            .collect();
        let open: usize = t.tables().open().map(|(_, table)| table.free().len()).sum();
        let summary = [
            words::glued(tables.len(), "table", "tables"),
            words::glued(t.tables().seated_count(), "player", "players"),
            words::glued(open, "open seat", "open seats"),
        ];
        Self { summary: summary.join(" · "), tables, done: done(language, t) }
    }
}

fn done(language: Language, t: &Tournament) -> String {
    let (moves, broken) = (t.tables().moves() as usize, t.tables().broken() as usize);
    if moves == 0 && broken == 0 {
        return String::new();
    }
    if broken == 0 {
        let moves = words::glued(moves, "move", "moves");
        return format!("Done so far: {moves}. Every move is in the log with its reason.");
    }
    format!(
        "Done so far: {}, {} broken. Every move is in the log with its reason.",
        words::glued(moves, "move", "moves"),
        words::glued(broken, "table", "tables"),
    )
}

fn card(
    language: Language,
    t: &Tournament,
    plan: &Plan,
    number: TableNo,
    table: &Table,
    at: Timestamp,
) -> TableCard {
    let mut seats: [SeatMark; MOST_SEATS as usize] = std::array::from_fn(|_| SeatMark::Free);
    for seat in table.closed().iter() {
        seats[seat.index()] = SeatMark::Closed;
    }
    let leaving = plan.moves.iter().filter(|step| step.from.table == number);
    let leaving: Seats = leaving.map(|step| step.from.seat).collect();
    for (seat, entry) in table.entries() {
        let moving = leaving.contains(seat);
        seats[seat.index()] = SeatMark::Taken {
            entry,
            name: words::full_name(language, t, entry).into(),
            tone: match t.hands_to_miss(entry) {
                _ if moving => Tone::Waits,
                0 => Tone::Plain,
                _ => Tone::Gold,
            },
            pinned: t.tables().is_pinned(entry),
        };
    }
    let next = table.next_hand(&t.setup().house);
    TableCard {
        table: number,
        title: format!("Table {number}"),
        size: table.size(),
        taken: u8::try_from(table.occupied().len()).unwrap_or(u8::MAX),
        of: format!("{} of {}", table.occupied().len(), table.size()),
        seats,
        button: next.map(|next| next.positions.button),
        button_known: t.button_is_known(table, at),
        caption: caption(language, t, plan, number, table),
    }
}

/// The one thing to say of a table: who must go, who is missing, what is planned.
fn caption(
    language: Language,
    t: &Tournament,
    plan: &Plan,
    number: TableNo,
    table: &Table,
) -> Option<(Tone, String)> {
    let mut leaving = plan.moves.iter().filter(|m| m.from.table == number);
    if let Some(step) = leaving.next() {
        return Some((Tone::Waits, format!("Seat {} moves to T{}", step.from.seat, step.to.table)));
    }
    if plan.ask.contains(&number) {
        return Some((Tone::Waits, "Where is the button?".to_owned()));
    }
    if plan.halts.contains(&number) && plan.moves.iter().any(|m| m.to.table == number) {
        let fullest = t.tables().open().map(|(_, table)| table.occupied().len()).max();
        let short = fullest.unwrap_or(0).saturating_sub(table.occupied().len());
        return Some((Tone::Gold, format!("{short} short")));
    }
    if let Some(step) = plan.moves.iter().find(|m| m.to.table == number) {
        return Some((Tone::Gold, format!("T{} seat {} comes", step.from.table, step.from.seat)));
    }
    if t.tables().is_held(number) {
        return Some((Tone::Dim, "Held".to_owned()));
    }
    if plan.breaks.first() == Some(&number) {
        return Some((Tone::Planned, "Breaks next".to_owned()));
    }
    let mut penalised = table.entries().filter(|(_, entry)| t.hands_to_miss(*entry) > 0);
    let (seat, entry) = penalised.next()?;
    Some((Tone::Gold, incidents::seat_misses(language, seat, t.hands_to_miss(entry))))
}

impl TableSheet {
    /// The sheet of one table, if it is open.
    pub fn of(language: Language, t: &Tournament, number: TableNo, at: Timestamp) -> Option<Self> {
        let table = t.tables().table(number)?;
        let seats = SeatNo::up_to(table.size())
            .map(|seat| seat_line(language, t, table, seat, at))
            .collect();
        let title = format!("Table {number}");
        let of = format!("{} of {}", table.occupied().len(), table.size());
        Some(Self { table: number, title, of, button: button_line(language, t, table, at), seats })
    }
}

fn button_line(language: Language, t: &Tournament, table: &Table, at: Timestamp) -> String {
    let Some(next) = table.next_hand(&t.setup().house) else {
        return "Fewer than two players: no button".to_owned();
    };
    let place = next.positions;
    let now =
        format!("Button {}, blinds {} and {} next hand", place.button, place.small, place.big);
    match (table.button(), t.button_is_known(table, at)) {
        (Button::Fresh, true) => format!("{now} (the first)"),
        (Button::Fresh, false) => "Button not known: nobody has looked since the start".to_owned(),
        (_, true) => now,
        (Button::Drawn { at, .. } | Button::Seen { at, .. }, false) => {
            format!("Button seen at {}: look again", words::time_of_day(at))
        }
    }
}

fn seat_line(
    language: Language,
    t: &Tournament,
    table: &Table,
    seat: SeatNo,
    at: Timestamp,
) -> SeatLine {
    let entry = table.who(seat);
    let closed = table.closed().contains(seat);
    let name = match entry {
        Some(entry) => words::full_name(language, t, entry),
        None if closed => "Closed".to_owned(),
        None => "Open".to_owned(),
    };
    let chips = entry.and_then(|entry| t.counts().of(entry));
    let next = table.next_hand(&t.setup().house);
    let role = next.map_or("", |next| {
        let place = next.positions;
        match seat {
            _ if next.waits.contains(seat) => "waits",
            seat if seat == place.big => "big blind",
            seat if seat == place.button && seat == place.small => "button, small blind",
            seat if seat == place.small => "small blind",
            seat if seat == place.button => "button",
            _ => "",
        }
    });
    SeatLine {
        seat,
        entry,
        name,
        chips: chips.map(|count| count.chips.to_string()).unwrap_or_default(),
        role: role.to_owned(),
        sure: t.button_is_known(table, at),
        misses: incidents::to_miss(language, entry.map_or(0, |entry| t.hands_to_miss(entry))),
        pinned: entry.is_some_and(|entry| t.tables().is_pinned(entry)),
        closed,
    }
}

/// The breaking order, the first to break first.
pub fn breaking_order(language: Language, t: &Tournament, plan: &Plan) -> Vec<BreakLine> {
    let mut lines = Vec::new();
    for (place, table) in (1..).zip(t.tables().breaking_order()) {
        let Some(open) = t.tables().table(table) else { continue };
        let held = t.tables().is_held(table);
        let note = match (held, plan.breaks.first() == Some(&table)) {
            (true, _) => "Held",
            (false, true) => "Breaks next",
            (false, false) => "",
        };
        lines.push(BreakLine {
            table,
            place: words::ordinal(language, place),
            players: format!("{} of {}", open.occupied().len(), open.size()),
            note: note.to_owned(),
            held,
        });
    }
    lines
}

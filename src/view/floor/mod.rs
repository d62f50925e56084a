//! The room from above: all tables with their seats.

mod caption;
mod final_room;
mod large;

use std::sync::Arc;

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats, TableNo},
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_rules::{button::NextHand, floor::TableProgress, seating::SeatingPlan};
use bottone_tournament::{
    Tournament,
    entries::EntryId,
    hands::{BoardKind, HandBoard},
    tables::{ButtonState, Table},
};
use bottone_vocabulary::words;

use super::{Tone, arrivals, chips::age::CountAge, figures, incidents};
pub use caption::Caption;
pub use final_room::{BustLine, FinalRoom, PrizeLine, ShareLine};
pub use large::{LargeSeat, LargeTable, next_out};

/// The floor screen without its to-do list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Floor {
    /// "20 tables", "13 open seats", "167 players". The least important is last, and dropped first.
    pub summary: [String; 3],
    /// Every open table by number.
    pub tables: Vec<TableCard>,
    /// "Done today: 61 moves, 9 tables broken. Every move is in the log with its reason."
    pub day_summary: String,
}

/// One table as a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCard {
    pub table: TableNo,
    /// "Table 3".
    pub title: String,
    /// The number of seats.
    pub size: u8,
    /// The number of players.
    pub taken: u8,
    /// "8 of 9".
    pub of: String,
    /// Every seat from 1; seats beyond `size` do not exist.
    pub seats: [SeatMark; MOST_SEATS as usize],
    /// The position of the button in the coming hand.
    pub button: Option<SeatNo>,
    /// True if the button's position is known. A position seen too long ago is drawn faint.
    pub button_known: bool,
    /// The difference from the usual number of players, "−3"; empty if the rulebook ignores it.
    pub size_difference: String,
    /// The average stack, "41,400"; empty until every stack of the table is counted.
    pub average: String,
    /// The most important notice; the card's edge has the same tone.
    pub caption: Option<Caption>,
    /// The table's state in a hand that all tables play together. `None` at other times, or if
    /// tables do not report it.
    pub hand: Option<HandMark>,
}

/// The reported state of a table in a hand that all tables play together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandMark {
    pub progress: TableProgress,
    /// "Done", "Playing", "All-in".
    pub word: String,
}

impl HandMark {
    /// Returns the tone of the mark: an all-in stands out, a finished hand recedes.
    pub const fn tone(&self) -> Tone {
        match self.progress {
            TableProgress::AllIn => Tone::Gold,
            TableProgress::Done => Tone::Dim,
            TableProgress::Plays | TableProgress::Stopped => Tone::Plain,
        }
    }
}

/// One seat of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SeatMark {
    /// An empty seat.
    #[default]
    Free,
    /// A closed seat.
    Closed,
    /// A taken seat.
    Taken {
        entry: EntryId,
        /// "Bianchi, Luca".
        name: Arc<str>,
        /// Plain, `Waits` for a player to be moved, `Planned` until the player is seen in the seat.
        tone: Tone,
        pinned: bool,
    },
}

/// One table as a list of seats, for the panel beside the cards and the Seats tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSheet {
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
#[expect(clippy::struct_excessive_bools, reason = "a seat can be all of these at once")]
pub struct SeatLine {
    pub seat: SeatNo,
    /// The entry in the seat.
    pub entry: Option<EntryId>,
    /// The player's name, "Open" or "Closed".
    pub name: String,
    /// The last count, "27,400"; empty without one.
    pub chips: String,
    /// `Dim` if that count is old.
    pub chips_tone: Tone,
    /// "button", "small blind", "big blind" in the coming hand; "waits"; may be empty.
    pub role: String,
    /// True if the player waits for the button to pass.
    pub waits: bool,
    /// True if the button's position behind this is known.
    pub sure: bool,
    /// "9 hands to miss"; empty for a player without a penalty.
    pub misses: String,
    /// "drawn · 6 min" until the player is seen in the seat; empty then.
    pub absent: String,
    pub pinned: bool,
    pub closed: bool,
}

/// One line of the Breaking order tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreakLine {
    pub table: TableNo,
    /// "1st", "2nd".
    pub place: String,
    /// "9 of 9 players".
    pub players: String,
    /// "Breaks next", "Held"; may be empty.
    pub note: String,
    /// True if the floor holds the table back.
    pub held: bool,
}

impl Floor {
    /// Builds the floor at `at`, with the plan for its tables.
    pub fn of(language: Language, t: &Tournament, plan: &SeatingPlan, at: Timestamp) -> Self {
        let usual = usual_size(t);
        let tables: Vec<TableCard> = t
            .tables()
            .open()
            .map(|(number, table)| {
                let card = card(language, t, plan, number, table, at);
                TableCard { size_difference: size_difference(t, usual, table), ..card }
            })
            .collect();
        let open: usize = t.tables().open().map(|(_, table)| table.free().len()).sum();
        let summary = [
            words::count(language, "count-tables", tables.len()),
            words::count(language, "count-open-seats", open),
            words::count(language, "count-players", t.tables().seated_count()),
        ];
        Self { summary, tables, day_summary: done(language, t) }
    }
}

fn done(language: Language, t: &Tournament) -> String {
    let (moves, broken) = (t.tables().moves() as usize, t.tables().broken() as usize);
    if moves == 0 && broken == 0 {
        return String::new();
    }
    let moves = words::count(language, "count-moves", moves);
    let gaps = [("moves", moves.into()), ("broken", broken.into())];
    language.say("floor-done", &gaps)
}

/// Formats the taken seats: "8 of 9".
fn taken_seats(language: Language, table: &Table) -> String {
    let gaps = [("taken", table.occupied().len().into()), ("size", table.size().into())];
    language.say("floor-taken", &gaps)
}

fn card(
    language: Language,
    t: &Tournament,
    plan: &SeatingPlan,
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
                0 if t.arrivals().awaits(entry) => Tone::Planned,
                0 => Tone::Plain,
                _ => Tone::Gold,
            },
            pinned: t.tables().is_pinned(entry),
        };
    }
    let next = table.next_hand(&t.setup().house);
    TableCard {
        table: number,
        title: words::table(language, number),
        size: table.size(),
        taken: u8::try_from(table.occupied().len()).unwrap_or(u8::MAX),
        of: taken_seats(language, table),
        seats,
        button: next.map(|next| next.positions.button),
        button_known: t.button_is_known(table, at),
        size_difference: String::new(),
        average: average(language, t, table),
        caption: Caption::of(language, t, plan, number, table),
        hand: hand(language, t, number),
    }
}

/// Formats the average stack of a table whose stacks are all counted.
fn average(language: Language, t: &Tournament, table: &Table) -> String {
    let counted = |(_, entry)| t.counts().of(entry).map(|counted| counted.chips);
    let stacks: Option<Vec<Chips>> = table.entries().map(counted).collect();
    let Some(stacks) = stacks.filter(|stacks| !stacks.is_empty()) else { return String::new() };
    let (sum, count) = (stacks.iter().copied().sum::<Chips>(), stacks.len() as u64);
    language.chips(Chips::new(sum.get() / count))
}

fn hand(language: Language, t: &Tournament, number: TableNo) -> Option<HandMark> {
    let is_hand_for_hand =
        |board: &&HandBoard| board.kind == BoardKind::Together && board.is_used();
    let progress = t.hands().board().filter(is_hand_for_hand)?.at_table(number).progress;
    let word = language.word(match progress {
        TableProgress::Plays => "wall-hand-plays",
        TableProgress::Stopped => "wall-hand-stopped-short",
        TableProgress::AllIn => "wall-hand-all-in",
        TableProgress::Done => "wall-hand-done",
    });
    Some(HandMark { progress, word })
}

/// Returns the most common number of players at a table; of two equally common, the larger.
fn usual_size(t: &Tournament) -> usize {
    let mut often = [0_usize; MOST_SEATS as usize + 1];
    for (_, table) in t.tables().open() {
        if let Some(count) = often.get_mut(table.occupied().len()) {
            *count += 1;
        }
    }
    (0..often.len()).max_by_key(|players| often[*players]).unwrap_or(0)
}

/// Formats the number of players by which `table` is short or long, once it is in play.
fn size_difference(t: &Tournament, usual: usize, table: &Table) -> String {
    let (here, tables) = (table.occupied().len(), t.tables().open().len());
    let left_alone = t.setup().house.rulebook.seating.tolerance.gap(tables);
    let apart = here.abs_diff(usual);
    if !t.clock().started() || apart <= left_alone.into() {
        return String::new();
    }
    let sign = if here < usual { '−' } else { '+' };
    format!("{sign}{apart}")
}

impl TableSheet {
    /// Builds the sheet of one table. `None` unless it is open.
    pub fn of(language: Language, t: &Tournament, number: TableNo, at: Timestamp) -> Option<Self> {
        let table = t.tables().table(number)?;
        let seats = SeatNo::up_to(table.size())
            .map(|seat| seat_line(language, t, table, seat, at))
            .collect();
        let title = words::table(language, number);
        let of = taken_seats(language, table);
        Some(Self { table: number, title, of, button: button_line(language, t, table, at), seats })
    }
}

fn button_line(language: Language, t: &Tournament, table: &Table, at: Timestamp) -> String {
    let Some(next) = table.next_hand(&t.setup().house) else {
        return language.word("floor-no-button");
    };
    let place = next.positions;
    let now = |name: &str| {
        let gaps = [
            ("button", place.button.get().into()),
            ("small", place.small.get().into()),
            ("big", place.big.get().into()),
        ];
        language.say(name, &gaps)
    };
    match (table.button(), t.button_is_known(table, at)) {
        (ButtonState::Fresh, true) => now("floor-first-button"),
        (ButtonState::Fresh, false) => language.word("floor-button-unknown"),
        (_, true) => now("floor-next-button"),
        (ButtonState::Drawn { at, .. } | ButtonState::Seen { at, .. }, false) => {
            language.say("floor-button-seen", &[("time", words::time_of_day(at).into())])
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
    let entry = table.entry(seat);
    let closed = table.closed().contains(seat);
    let name = match entry {
        Some(entry) => words::full_name(language, t, entry),
        None if closed => language.word("floor-closed"),
        None => language.word("floor-open"),
    };
    let chips = entry.and_then(|entry| t.counts().of(entry));
    let next = table.next_hand(&t.setup().house);
    let role = next.and_then(|next| role(&next, seat));
    SeatLine {
        seat,
        entry,
        name,
        chips: chips.map(|count| language.chips(count.chips)).unwrap_or_default(),
        chips_tone: entry.map_or(Tone::Plain, |entry| CountAge::tone_of_stack(t, entry, at)),
        role: role.map(|name| language.word(name)).unwrap_or_default(),
        waits: next.is_some_and(|next| next.waits.contains(seat)),
        sure: t.button_is_known(table, at),
        misses: incidents::hands_to_miss(language, entry.map_or(0, |entry| t.hands_to_miss(entry))),
        absent: entry.map(|entry| arrivals::absent(language, t, entry, at)).unwrap_or_default(),
        pinned: entry.is_some_and(|entry| t.tables().is_pinned(entry)),
        closed,
    }
}

/// Formats the last count of an entry with its big blinds, "27,400 · 31 BB"; empty without a count.
pub fn stack_of(language: Language, t: &Tournament, entry: EntryId, at: Timestamp) -> String {
    let Some(counted) = t.counts().of(entry) else { return String::new() };
    let big = t.clock().level(at).map(|(_, level)| level.big).filter(|big| !big.is_zero());
    let blinds = big.map(|big| figures::big_blinds(language, counted.chips, big));
    words::joined(std::iter::once(language.chips(counted.chips)).chain(blinds))
}

/// Returns the name of the role of `seat` in the coming hand.
fn role(next: &NextHand, seat: SeatNo) -> Option<&'static str> {
    let place = next.positions;
    Some(match seat {
        _ if next.waits.contains(seat) => "floor-waits",
        seat if seat == place.big => "floor-big-blind",
        seat if seat == place.button && seat == place.small => "floor-button-small-blind",
        seat if seat == place.small => "floor-small-blind",
        seat if seat == place.button => "floor-button",
        _ => return None,
    })
}

/// Returns the breaking order, the first table to break first.
pub fn breaking_order(language: Language, t: &Tournament, plan: &SeatingPlan) -> Vec<BreakLine> {
    let mut lines = Vec::new();
    for (place, table) in (1..).zip(t.tables().breaking_order(&plan.breaks)) {
        let Some(open) = t.tables().table(table) else { continue };
        let held = t.tables().is_held(table);
        let posted = t.tables().posted().contains(&table);
        let note = match (held, plan.breaks.first() == Some(&table), posted) {
            (true, ..) => language.word("floor-held"),
            (false, true, _) => language.word("floor-breaks-next"),
            (false, false, true) => language.word("floor-posted"),
            (false, false, false) => String::new(),
        };
        lines.push(BreakLine {
            table,
            place: words::ordinal(language, place),
            players: taken_seats(language, open),
            note,
            held,
        });
    }
    lines
}

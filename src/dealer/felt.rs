//! A table before a hand, as the dealer sees it: the players, their stacks and their posts.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats, TableNo},
    time::Timestamp,
};
use bottone_rules::{
    button::{NextHand, Positions, first_hand},
    levels::{Betting, Chip, Game, Level, Row, Structure, Variant},
};
use bottone_tournament::{Tournament, entries::EntryId, tables::ButtonState};

/// A table before a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Felt {
    /// The table's number; `None` without an event.
    pub table: Option<TableNo>,
    /// The number of seats.
    pub size: u8,
    /// The players, by seat.
    pub seats: Vec<Sitting>,
    /// The level, with its posts and bets.
    pub level: Level,
    /// The level's number, if an event counts levels.
    pub number: Option<usize>,
    /// The game, if known; `None` in a mix by hands.
    pub game: Option<(Variant, Betting)>,
    /// The game of the level, or the mix whose hands the table counts.
    pub plays: Game,
    /// The positions of the last hand seen.
    pub last: Option<Positions>,
    /// The positions of the coming hand, and the waiting players.
    pub next: Option<NextHand>,
    /// The number of hands known to have been dealt here.
    pub hands: u32,
    /// The chips in use, the smallest first.
    pub chips: Vec<Chip>,
    /// True if only two players are left in the event.
    pub heads_up: bool,
    /// True if play is hand for hand.
    pub hand_for_hand: bool,
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub seat: SeatNo,
    /// The entry; `None` without an event.
    pub entry: Option<EntryId>,
    /// "Bianchi, L."; empty without an event.
    pub name: String,
    pub stack: Chips,
    /// True if the stack was counted; otherwise it is the starting stack.
    pub counted: bool,
}

impl Felt {
    /// Returns a table of this event at `at`, with the names of its players.
    pub fn of(
        t: &Tournament,
        number: TableNo,
        at: Timestamp,
        name: impl Fn(EntryId) -> String,
    ) -> Option<Self> {
        let table = t.tables().table(number)?;
        let sits = |(seat, entry)| {
            let bought = t.entries().get(entry).map_or(Chips::ZERO, |entry| entry.chips);
            let counted = t.counts().of(entry);
            Sitting {
                seat,
                entry: Some(entry),
                name: name(entry),
                stack: counted.map_or(bought, |count| count.chips),
                counted: counted.is_some(),
            }
        };
        let (number_of_level, level) = match t.clock().level(at) {
            Some((number, level)) => (Some(number), level.clone()),
            None => (None, Level::default()),
        };
        let structure = t.clock().structure();
        let plays = level.game.as_ref().unwrap_or(&structure.game).clone();
        let game = one(&plays, number_of_level.unwrap_or(1));
        Some(Self {
            table: Some(number),
            size: table.size(),
            seats: table.entries().map(sits).collect(),
            level,
            number: number_of_level,
            game,
            plays,
            last: match table.button() {
                ButtonState::Seen { hand, .. } => Some(hand.positions),
                ButtonState::Fresh | ButtonState::Drawn { .. } => None,
            },
            next: table.next_hand(&t.setup().house),
            hands: table.hands(),
            chips: chips(structure, t.clock().read(at).row),
            heads_up: t.entries().playing_count() == 2,
            hand_for_hand: t.entries().hand_for_hand().began().is_some(),
        })
    }

    /// Makes a table without an event: every seat has a starting stack, at one row of a structure.
    pub fn free(structure: &Structure, row: usize, size: u8) -> Self {
        let level = structure.rows.get(row).and_then(Row::level).cloned().unwrap_or_default();
        let plays = level.game.as_ref().unwrap_or(&structure.game).clone();
        let game = one(&plays, structure.level_number(row));
        let seats = Seats::all(size);
        let sits = |seat| Sitting {
            seat,
            entry: None,
            name: String::new(),
            stack: structure.starting_stack,
            counted: true,
        };
        Self {
            table: None,
            size,
            seats: seats.iter().map(sits).collect(),
            level,
            number: None,
            game,
            plays,
            last: None,
            next: seats.iter().next_back().and_then(|button| first_hand(button, seats)),
            hands: 0,
            chips: chips(structure, row),
            heads_up: size == 2,
            hand_for_hand: false,
        }
    }

    /// Returns the smallest chip in use.
    pub fn least_chip(&self) -> Chips {
        self.chips.first().map_or(Chips::new(1), |chip| chip.value)
    }

    /// Returns the player in `seat`.
    pub fn at(&self, seat: SeatNo) -> Option<&Sitting> {
        self.seats.iter().find(|sitting| sitting.seat == seat)
    }
}

/// Returns the game of the level with this number. `None` if it has several.
fn one(plays: &Game, number: usize) -> Option<(Variant, Betting)> {
    match plays.at_level(number).as_slice() {
        [game] => Some(*game),
        _ => None,
    }
}

/// Returns the chips in use in this row, the smallest first.
fn chips(structure: &Structure, row: usize) -> Vec<Chip> {
    let mut chips = structure.chips.clone();
    let in_play = structure.chips_in_play(row);
    chips.retain(|chip| in_play.contains(&chip.value));
    chips.sort_by_key(|chip| chip.value);
    chips
}

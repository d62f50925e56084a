//! One table as the dealer has it before a hand: who sits there, with what, and who posts what.

use crate::{
    rules::{
        button::{NextHand, Positions, first_hand},
        chips::Chips,
        levels::{Betting, Chip, Game, Level, Row, Structure, Variant},
        seat::{SeatNo, Seats, TableNo},
        time::Timestamp,
    },
    tournament::{Tournament, entries::EntryId, tables::Button},
};

/// A table before a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Felt {
    /// Its number; nothing when no event is open.
    pub table: Option<TableNo>,
    /// How many seats it has.
    pub size: u8,
    /// Who sits there, by seat.
    pub seats: Vec<Sitting>,
    /// What is posted and bet.
    pub level: Level,
    /// The level's number, where an event counts them.
    pub number: Option<usize>,
    /// What is played, when it is known: a mix that goes by hands is not.
    pub game: Option<(Variant, Betting)>,
    /// The game of the level, or the mix of which the table counts the hands.
    pub plays: Game,
    /// Where button and blinds stood in the last hand that was seen.
    pub last: Option<Positions>,
    /// Where they stand in the coming hand, and who waits.
    pub next: Option<NextHand>,
    /// How many hands are known to have been dealt here.
    pub hands: u32,
    /// The chips in use, the least first.
    pub chips: Vec<Chip>,
    /// Are only two players left in the whole event?
    pub heads_up: bool,
    /// Is play hand for hand?
    pub hand_for_hand: bool,
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub seat: SeatNo,
    /// The entry; nothing when no event is open.
    pub entry: Option<EntryId>,
    /// "Bianchi, L."; empty when no event is open.
    pub name: String,
    pub stack: Chips,
    /// Was it counted? Otherwise it is what the player bought.
    pub counted: bool,
}

impl Felt {
    /// A table of this event, at `at`, with what everybody there is called.
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
                Button::Seen { hand, .. } => Some(hand.positions),
                Button::Fresh | Button::Drawn { .. } => None,
            },
            next: table.next_hand(&t.setup().house),
            hands: table.hands(),
            chips: chips(structure, t.clock().read(at).row),
            heads_up: t.entries().playing_count() == 2,
            hand_for_hand: t.entries().hand_for_hand().began().is_some(),
        })
    }

    /// A table without an event: every seat taken by a starting stack, at one row of a structure.
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

    /// The smallest chip in use.
    pub fn least_chip(&self) -> Chips {
        self.chips.first().map_or(Chips::new(1), |chip| chip.value)
    }

    /// Who sits in `seat`.
    pub fn at(&self, seat: SeatNo) -> Option<&Sitting> {
        self.seats.iter().find(|sitting| sitting.seat == seat)
    }
}

/// The game of the level with this number, where it is one.
fn one(plays: &Game, number: usize) -> Option<(Variant, Betting)> {
    match plays.at_level(number).as_slice() {
        [game] => Some(*game),
        _ => None,
    }
}

/// The chips in use in this row, the least first.
fn chips(structure: &Structure, row: usize) -> Vec<Chip> {
    let mut chips = structure.chips.clone();
    let in_play = structure.chips_in_play(row);
    chips.retain(|chip| in_play.contains(&chip.value));
    chips.sort_by_key(|chip| chip.value);
    chips
}

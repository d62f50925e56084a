//! The question about breaking and balancing tables.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{
    cards::{Card, Cards},
    draw::Draw,
    seat::{SeatNo, Seats, TableNo, table_size},
};
use bottone_i18n::Saying;
use bottone_rules::{
    button::Positions,
    levels::Stud,
    rulebook::{DrawnSuits, SeatingRules},
    seating::{
        BalancePolicy, DrawnMove, HighCardError, TableSeats, UnknownButton, final_table, high_card,
        plan,
    },
};
use bottone_store::profiles::Rulebooks;
use serde::{Deserialize, Deserializer, Serialize};

use super::{
    fault::{QuestionFault, expected},
    reading::{RoomSeat, book, impossible_positions, listed, sealed, seats},
};

#[derive(Deserialize)]
#[serde(rename = "Balance", deny_unknown_fields)]
pub(super) struct BalanceQuestion {
    #[serde(deserialize_with = "table_size")]
    size: u8,
    /// The allowed gap; the book's own if absent.
    #[serde(default, deserialize_with = "read_gap")]
    gap: Option<u8>,
    /// The book that selects the players to move.
    #[serde(default)]
    rules: Option<String>,
    /// The part of the event that is stud.
    #[serde(default)]
    stud: Stud,
    tables: Vec<BalanceTable>,
    #[serde(default)]
    order: Vec<TableNo>,
    #[serde(default)]
    fixed: Vec<RoomSeat>,
    #[serde(default)]
    closed: Vec<RoomSeat>,
    #[serde(default)]
    moved: Vec<(RoomSeat, u8)>,
    /// The cards dealt for the high card. For a table without cards, they are dealt by the seed.
    #[serde(default)]
    cards: Vec<(RoomSeat, Card)>,
    #[serde(default)]
    seed: u64,
}

/// A table and its players.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BalanceTable {
    #[serde(rename = "table")]
    number: TableNo,
    #[serde(deserialize_with = "seats")]
    seats: Seats,
    #[serde(default)]
    next: Option<Positions>,
    /// The seats that opened, the latest last.
    #[serde(default)]
    opened: Vec<SeatNo>,
    /// The empty seats that were not left by an elimination.
    #[serde(default = "no_seats", deserialize_with = "seats")]
    vacant: Seats,
}

#[derive(Serialize)]
pub(super) struct BalanceAnswer {
    breaks: Vec<TableNo>,
    moves: Vec<MoveAnswer>,
    /// The tables that give or take a player although their button is not known, so a draw decided.
    ask: Vec<TableNo>,
    /// The cards that decided which players move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<(RoomSeat, Card)>,
    /// The tables that stop until they are filled (TDA 2024 rule 11-D).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    halts: Vec<TableNo>,
    /// The number of seats of the final table, once few enough are left to draw it (TDA 2024
    /// procedure 9).
    #[serde(skip_serializing_if = "Option::is_none")]
    final_table: Option<u8>,
}

/// A move of a player.
#[derive(Serialize)]
struct MoveAnswer {
    from: RoomSeat,
    to: RoomSeat,
    waits: bool,
}

/// Reads a gap between tables, at least 1, as no tables can be even to 0.
fn read_gap<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    match u8::deserialize(from)? {
        0 => {
            let found = Saying::of("ask-gap").with("gap", 0_u8);
            let least = Saying::of("ask-or-more").with("least", 1_u8);
            Err(sealed(&expected(found, least)))
        }
        gap => Ok(Some(gap)),
    }
}

const fn no_seats() -> Seats {
    Seats::NONE
}

/// A card for each player who may be moved.
type MoveCards = Vec<(RoomSeat, Card)>;

impl BalanceQuestion {
    pub(super) fn answer(&self, rulebooks: &Rulebooks) -> Result<BalanceAnswer, QuestionFault> {
        let rules = match &self.rules {
            Some(name) => book(rulebooks, name)?.seating,
            None => SeatingRules::default(),
        };
        let room = self.room()?;
        let tables: Vec<TableSeats> = room.values().copied().collect();
        let of_book = rules.policy(tables.len(), self.stud, true);
        let gap = self.gap.unwrap_or(of_book.gap);
        let policy = BalancePolicy { gap, unknown: UnknownButton::Draw, ..of_book };
        let plan = plan(&tables, &self.order, &policy, Some(self.seed));
        let moves = plan.moves.iter();
        let moves =
            moves.map(|m| MoveAnswer { from: m.from.into(), to: m.to.into(), waits: m.waits });
        let (drawn, cards) = self.drawn(&room, &plan.draws, rules.drawn_suits)?;
        let moves = moves.chain(drawn).collect();
        let players: usize = tables.iter().map(|table| usize::from(table.players())).sum();
        let several = tables.iter().filter(|table| table.players() > 0).nth(1).is_some();
        let final_table = final_table(players, self.size, rules.final_table);
        Ok(BalanceAnswer {
            breaks: plan.breaks,
            moves,
            ask: plan.ask,
            cards,
            halts: plan.halts,
            final_table: final_table.filter(|_| several),
        })
    }

    /// Returns the moves decided by the high card, and the cards dealt.
    fn drawn(
        &self,
        room: &BTreeMap<TableNo, TableSeats>,
        draws: &[DrawnMove],
        suits: DrawnSuits,
    ) -> Result<(Vec<MoveAnswer>, MoveCards), QuestionFault> {
        let mut cards: BTreeMap<TableNo, Vec<(SeatNo, Card)>> = BTreeMap::new();
        for (RoomSeat(table, seat), card) in &self.cards {
            cards.entry(*table).or_default().push((*seat, *card));
        }
        let (mut moves, mut shown) = (Vec::new(), Vec::new());
        for step in draws {
            let movable = room.get(&step.from).map(TableSeats::movable).unwrap_or_default();
            let dealt = cards.entry(step.from).or_insert_with(|| self.dealt(step.from, movable));
            let left = movable.difference(
                moves.iter().filter_map(|m: &MoveAnswer| m.left_seat(step.from)).collect(),
            );
            if left == movable {
                shown.extend(dealt.iter().map(|(seat, card)| (RoomSeat(step.from, *seat), *card)));
            } else {
                dealt.retain(|(seat, _)| left.contains(*seat));
            }
            let found =
                high_card(left, dealt, suits).map_err(|error| cards_fault(error, step.from))?;
            let Some((seat, _)) = found else { continue };
            let from = RoomSeat(step.from, seat);
            moves.push(MoveAnswer { from, to: step.to.into(), waits: step.waits });
        }
        Ok((moves, shown))
    }

    /// Deals a card to each of these seats, by the seed and the number of the table.
    fn dealt(&self, table: TableNo, movable: Seats) -> Vec<(SeatNo, Card)> {
        let mut deck: Vec<Card> = Cards::ALL.iter().collect();
        Draw::new(self.seed.wrapping_add(u64::from(table.get()) << 32)).shuffle(&mut deck);
        movable.iter().zip(deck).collect()
    }

    /// Returns the state of the room, if it is possible.
    fn room(&self) -> Result<BTreeMap<TableNo, TableSeats>, QuestionFault> {
        let mut room = BTreeMap::new();
        for table in &self.tables {
            let seats = table.seats(self.size)?;
            if room.insert(table.number, seats).is_some() {
                return Err(QuestionFault::of("tables", table_twice(table.number)));
            }
        }
        let mut ordered = BTreeSet::new();
        for table in &self.order {
            if !room.contains_key(table) {
                let tables: Vec<String> = room.keys().map(TableNo::to_string).collect();
                let tables = tables.join(", ");
                let unknown =
                    Saying::of("ask-no-table").with("table", *table).with("tables", tables);
                return Err(QuestionFault::of("order", unknown));
            }
            if !ordered.insert(*table) {
                return Err(QuestionFault::of("order", table_twice(*table)));
            }
        }
        for place in check_distinct(&self.fixed, "fixed")? {
            table_of_player(&mut room, place, "fixed")?.fixed.insert(place.1);
        }
        for place in check_distinct(&self.closed, "closed")? {
            let table = table_of_seat(&mut room, place, "closed")?;
            if table.occupied.contains(place.1) {
                let taken = Saying::of("ask-seat-taken").with("place", place);
                return Err(QuestionFault::of("closed", taken));
            }
            table.closed.insert(place.1);
        }
        for (place, _) in &self.cards {
            table_of_player(&mut room, *place, "cards")?;
        }
        check_distinct(self.moved.iter().map(|(place, _)| place), "moved")?;
        for (place, times) in &self.moved {
            let table = table_of_player(&mut room, *place, "moved")?;
            if let Some(moved) = table.moved.get_mut(place.1.index()) {
                *moved = *times;
            }
        }
        Ok(room)
    }
}

impl BalanceTable {
    /// Returns the table with this number of seats.
    fn seats(&self, size: u8) -> Result<TableSeats, QuestionFault> {
        let within = |seats: Seats, field| {
            let over = seats.difference(Seats::all(size));
            let number = self.number;
            let message = || {
                Saying::of("ask-no-seat")
                    .with("table", number)
                    .with("seats", listed(over))
                    .with("size", size)
            };
            if over.is_empty() { Ok(()) } else { Err(QuestionFault::of(field, message())) }
        };
        within(self.seats, "seats")?;
        if let Some(next) = self.next {
            let Positions { button, small, big } = next;
            within(Seats::NONE.with(button).with(small).with(big), "next")?;
            // With fewer than two players there are no positions, whatever was seen there last.
            if self.seats.len() >= 2 && !next.are_clockwise() {
                let what = impossible_positions(next);
                let what = Saying::of("ask-of-table").with("table", self.number).with("what", what);
                return Err(QuestionFault::of("next", what));
            }
        }
        let empty = TableSeats::empty(self.number, size, Seats::NONE);
        let mut opened = empty.opened;
        for (seat, nth) in self.opened.iter().zip(1..) {
            within(Seats::NONE.with(*seat), "opened")?;
            opened[seat.index()] = nth;
        }
        within(self.vacant, "vacant")?;
        let vacant = self.vacant.difference(self.seats);
        Ok(TableSeats { occupied: self.seats, next: self.next, opened, vacant, ..empty })
    }
}

impl MoveAnswer {
    /// Returns the seat that was left, if it is at this table.
    fn left_seat(&self, table: TableNo) -> Option<SeatNo> {
        (self.from.0 == table).then_some(self.from.1)
    }
}

/// Explains why the cards at this table do not decide a move.
fn cards_fault(error: HighCardError, table: TableNo) -> QuestionFault {
    let of = |name, seat| Saying::of(name).with("place", RoomSeat(table, seat));
    let saying = match error {
        HighCardError::SeatTwice(seat) => of("ask-place-twice", seat),
        HighCardError::NotMovable(seat) => of("ask-not-movable", seat),
        HighCardError::NoCard(seat) => of("ask-no-high-card", seat),
        HighCardError::CardTwice(card) => {
            Saying::of("ask-card-twice").with("card", card.to_string())
        }
    };
    QuestionFault::of("cards", saying)
}

fn table_twice(table: TableNo) -> Saying {
    Saying::of("ask-table-twice").with("table", table)
}

/// Returns these seats, if none occurs twice.
fn check_distinct<'a>(
    places: impl IntoIterator<Item = &'a RoomSeat>,
    field: &'static str,
) -> Result<BTreeSet<RoomSeat>, QuestionFault> {
    let mut seen = BTreeSet::new();
    for place in places {
        if !seen.insert(*place) {
            return Err(QuestionFault::of(
                field,
                Saying::of("ask-place-twice").with("place", *place),
            ));
        }
    }
    Ok(seen)
}

/// Returns the table of this seat.
fn table_of_seat<'a>(
    room: &'a mut BTreeMap<TableNo, TableSeats>,
    place: RoomSeat,
    field: &'static str,
) -> Result<&'a mut TableSeats, QuestionFault> {
    let table = room.get_mut(&place.0).filter(|table| Seats::all(table.size).contains(place.1));
    let nowhere = || Saying::of("ask-seat-of-a-table").with("place", place);
    table.ok_or_else(|| QuestionFault::of(field, nowhere()))
}

/// Returns the table of this seat, if the seat is taken.
fn table_of_player<'a>(
    room: &'a mut BTreeMap<TableNo, TableSeats>,
    place: RoomSeat,
    field: &'static str,
) -> Result<&'a mut TableSeats, QuestionFault> {
    let table = table_of_seat(room, place, field)?;
    if table.occupied.contains(place.1) {
        Ok(table)
    } else {
        Err(QuestionFault::of(field, Saying::of("ask-seat-empty").with("place", place)))
    }
}

//! A whole room's seats drawn with cards: first the table, then the seat (seed 004, TDA 2024 rule
//! 10-B).
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{
    cards::Card,
    draw::Draw,
    seat::{SeatNo, TableNo},
};
use bottone_dealer::{
    CardDraw, CardDrawFault, CardDrawTable, DrawPlayer, NextCard, cards_of_tables,
};
use bottone_hands::italian::seat_draw::{SeatDrawFault, SeatDrawMethod};

/// Returns a draw for this many players at tables of nine.
fn room(players: usize, tables: u16, way: SeatDrawMethod) -> Result<CardDraw, CardDrawFault> {
    let drawer = |n: usize| DrawPlayer { entry: None, name: format!("P{n}") };
    let table =
        |n| CardDrawTable { table: TableNo::new(n), size: 9, seats: SeatNo::up_to(9).collect() };
    CardDraw::new((0..players).map(drawer).collect(), (1..=tables).map(table).collect(), way)
}

/// Turns the cards of prepared packets in a random order.
fn drawn(mut all: CardDraw, seed: u64) -> CardDraw {
    let mut chance = Draw::new(seed);
    let prepared = all.prepared();
    let mut deck: Vec<Card> =
        prepared.iter().flat_map(|(card, times)| std::iter::repeat_n(*card, *times)).collect();
    chance.shuffle(&mut deck);
    if prepared.len() > 1 {
        for card in deck {
            all.turn_card(card).unwrap();
        }
    }
    while all.next_card().is_some() {
        let card = chance.pick(all.remaining_cards().into_iter()).unwrap();
        all.turn_card(card).unwrap();
    }
    all
}

/// With any cards, each player has a seat of their own at the table of their card. One player deals
/// at each table.
#[test]
fn everybody_in_a_whole_room_finds_a_seat() {
    for (players, tables, seed) in
        [(2, 1, 1), (9, 1, 2), (18, 2, 3), (113, 13, 4), (120, 14, 5), (468, 52, 6)]
    {
        for way in [SeatDrawMethod::Run, SeatDrawMethod::Pairs] {
            let label = format!("{players} at {tables}, {way:?}, seed {seed}");
            let all = drawn(room(players, tables, way).unwrap(), seed);
            let drawn = all.drawn().unwrap();
            let seats: BTreeSet<_> = drawn.seats.iter().copied().collect();
            assert_eq!((seats.len(), drawn.dealers.len()), (players, tables.into()), "{label}");
            let mut at: BTreeMap<usize, usize> = BTreeMap::new();
            for (table, _) in &drawn.seats {
                *at.entry(*table).or_default() += 1;
            }
            let shares: Vec<usize> = all.prepared().iter().map(|(_, times)| *times).collect();
            assert_eq!(at.into_values().collect::<Vec<_>>(), shares, "{label}");
        }
    }
}

/// A table's card turned more often than it is in the packet is detected at once. So is a seat's
/// card turned before. After the undo, the draw is as before.
#[test]
fn a_card_turned_over_twice_is_found_at_once() {
    let mut all = room(28, 14, SeatDrawMethod::Run).unwrap();
    let cards: Vec<Card> = cards_of_tables(14).collect();
    assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), 14);
    all.turn_card(cards[13]).unwrap();
    all.turn_card(cards[13]).unwrap();
    let stands = all.clone();
    assert_eq!(all.turn_card(cards[13]), Err(SeatDrawFault::Card(cards[13].rank())));
    assert_eq!(all, stands, "the ace of spades is no ace of hearts");
    all.turn_card(cards[0]).unwrap();
    assert!(all.undo());
    assert_eq!(all, stands);
    for card in cards.iter().take(13) {
        all.turn_card(*card).unwrap();
        all.turn_card(*card).unwrap();
    }
    let Some(NextCard::At(0, _)) = all.next_card() else { panic!("{:?}", all.next_card()) };
    let first = all.remaining_cards()[0];
    all.turn_card(first).unwrap();
    assert_eq!(all.turn_card(first), Err(SeatDrawFault::Card(first.rank())));
}

#[test]
fn what_cards_cannot_name_is_reported() {
    assert_eq!(room(200, 53, SeatDrawMethod::Run).unwrap_err(), CardDrawFault::TooManyTables);
    assert_eq!(room(3, 2, SeatDrawMethod::Run).unwrap_err(), CardDrawFault::TooFew);
    assert_eq!(room(19, 2, SeatDrawMethod::Run).unwrap_err(), CardDrawFault::NoSeat);
}

//! A whole room's seats drawn with cards: first the table, then the seat (seed 004, TDA 2024 rule
//! 10-B).
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::collections::{BTreeMap, BTreeSet};

use bottone::{
    dealer::{CannotDraw, CardDraw, CardDrawTable, Drawer, Now, cards_of_tables},
    rules::{
        cards::Card,
        draw::Draw,
        italian::seat_draw::{Way, WrongDraw},
        seat::{SeatNo, TableNo},
    },
};

/// Returns a draw for this many players at tables of nine.
fn room(players: usize, tables: u16, way: Way) -> Result<CardDraw, CannotDraw> {
    let drawer = |n: usize| Drawer { entry: None, name: format!("P{n}") };
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
            all.turns(card).unwrap();
        }
    }
    while all.now().is_some() {
        let card = chance.pick(all.left().into_iter()).unwrap();
        all.turns(card).unwrap();
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
        for way in [Way::Run, Way::Pairs] {
            let told = format!("{players} at {tables}, {way:?}, seed {seed}");
            let all = drawn(room(players, tables, way).unwrap(), seed);
            let drawn = all.drawn().unwrap();
            let seats: BTreeSet<_> = drawn.seats.iter().copied().collect();
            assert_eq!((seats.len(), drawn.dealers.len()), (players, tables.into()), "{told}");
            let mut at: BTreeMap<usize, usize> = BTreeMap::new();
            for (table, _) in &drawn.seats {
                *at.entry(*table).or_default() += 1;
            }
            let shares: Vec<usize> = all.prepared().iter().map(|(_, times)| *times).collect();
            assert_eq!(at.into_values().collect::<Vec<_>>(), shares, "{told}");
        }
    }
}

/// A table's card turned more often than it is in the packet is detected at once. So is a seat's
/// card turned before. After the undo, the draw is as before.
#[test]
fn a_card_turned_over_twice_is_found_at_once() {
    let mut all = room(28, 14, Way::Run).unwrap();
    let cards: Vec<Card> = cards_of_tables(14).collect();
    assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), 14);
    all.turns(cards[13]).unwrap();
    all.turns(cards[13]).unwrap();
    let stands = all.clone();
    assert_eq!(all.turns(cards[13]), Err(WrongDraw::Card(cards[13].rank())));
    assert_eq!(all, stands, "the ace of spades is no ace of hearts");
    all.turns(cards[0]).unwrap();
    assert!(all.undo());
    assert_eq!(all, stands);
    for card in cards.iter().take(13) {
        all.turns(*card).unwrap();
        all.turns(*card).unwrap();
    }
    let Some(Now::At(0, _)) = all.now() else { panic!("{:?}", all.now()) };
    let first = all.left()[0];
    all.turns(first).unwrap();
    assert_eq!(all.turns(first), Err(WrongDraw::Card(first.rank())));
}

#[test]
fn what_cards_cannot_name_is_told() {
    assert_eq!(room(200, 53, Way::Run).unwrap_err(), CannotDraw::TooManyTables);
    assert_eq!(room(3, 2, Way::Run).unwrap_err(), CannotDraw::TooFew);
    assert_eq!(room(19, 2, Way::Run).unwrap_err(), CannotDraw::NoSeat);
}

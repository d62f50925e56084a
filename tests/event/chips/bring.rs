//! The chips that the room must bring, and the players that they carry.

use bottone::{
    base::chips::Chips,
    rules::{
        chip_set::{ChipDemand, ChipPurchase, ChipSet, ChipStock, Pile},
        colour_up::Leftover,
        levels::{Break, BreakName, Chip, Level, Row, Structure},
    },
};
use proptest::prelude::*;

use crate::chips::chips;

fn set(owned: &[(u64, u32)]) -> ChipSet {
    let chip = |&(value, owned): &(u64, u32)| ChipStock {
        value: Chips::new(value),
        name: "grey".to_owned(),
        colour: (122, 132, 142),
        owned,
    };
    ChipSet { name: "Own".to_owned(), chips: owned.iter().map(chip).collect(), notes: Vec::new() }
}

fn stack(piles: &[(u32, u64)]) -> Vec<Pile> {
    piles.iter().map(|&(chips, value)| Pile { value: Chips::new(value), chips }).collect()
}

/// Returns a structure with these values, which takes some of them out after its first levels.
fn structure(values: &[u64], leaving: &[&[u64]]) -> Structure {
    let level = Row::Level(Level {
        small: Chips::new(25),
        big: Chips::new(50),
        minutes: 20,
        ..Level::default()
    });
    let mut rows = vec![level.clone()];
    for values in leaving {
        rows.push(Row::ColourUp(chips(values)));
        rows.push(Row::Break(Break { minutes: 10, name: BreakName::Break }));
        rows.push(level.clone());
    }
    let chip = |value| Chip { value, name: "grey".to_owned(), colour: (122, 132, 142) };
    let chips = chips(values).into_iter().map(chip).collect();
    Structure { starting_stack: Chips::new(10_000), chips, rows, ..Structure::default() }
}

fn room<'a>(
    structure: &'a Structure,
    stack: &'a [Pile],
    bought: &'a [ChipPurchase],
) -> ChipDemand<'a> {
    ChipDemand { structure, stack, bought, seats: 9, leftover: Leftover::HalfUp, reserve: 0 }
}

const TEN_THOUSAND: [(u32, u64); 4] = [(8, 25), (8, 100), (4, 500), (7, 1_000)];

/// Checks rules §5.1: 8, 8, 4 and 7 for two tables. A set of 500 has 160, 160, 90 and 75 of those.
#[test]
fn so_many_players_and_not_one_more() {
    let owned = set(&[(25, 160), (100, 160), (500, 90), (1_000, 75), (5_000, 15)]);
    let stack = stack(&TEN_THOUSAND);
    let plain = structure(&[25, 100, 500, 1_000], &[]);
    let carries = room(&plain, &stack, &[]).capacity(&owned);
    // 75 thousands are ten stacks of seven; 11 players need 110,000 of 120,000 in 500s and 1,000s.
    assert_eq!((carries.players, carries.short), (10, chips(&[1_000])));
    // With more 1,000s the 25s and 100s run out together.
    let owned = set(&[(25, 160), (100, 160), (500, 90), (1_000, 900)]);
    let carries = room(&plain, &stack, &[]).capacity(&owned);
    assert_eq!((carries.players, carries.short), (20, chips(&[25, 100])));
    assert_eq!(room(&plain, &stack, &[]).capacity(&set(&[(25, 7)])).players, 0);
}

#[test]
fn what_each_value_is_needed_for() {
    let stack = stack(&TEN_THOUSAND);
    let night = structure(&[25, 100, 500, 1_000, 5_000], &[&[25], &[100, 500]]);
    let bought = [ChipPurchase { chips: Chips::new(12_500), each: 1, sold: 0 }];
    let room = ChipDemand { reserve: 5, ..room(&night, &stack, &bought) };
    let owned = set(&[(25, 200), (100, 200), (500, 100), (1_000, 500), (5_000, 100)]);
    // Twenty players, three tables.
    let needs = room.needs(&owned, 20);
    let of = |value: u64| *needs.iter().find(|need| need.value == Chips::new(value)).unwrap();
    let parts = |value: u64| {
        let need = of(value);
        [need.stacks, need.bought, need.coloured_up, need.end, need.reserve]
    };
    assert_eq!(parts(25), [160, 0, 0, 0, 8]);
    // 160 of 25 are 4,000: 40 of 100, and one for each table.
    assert_eq!(parts(100), [160, 0, 43, 0, 8]);
    // A rebuy of 12,500 is twelve of 1,000 and one of 500.
    assert_eq!(parts(500), [80, 20, 0, 0, 4]);
    let exchanges = room.exchanges(20);
    let said: Vec<_> = exchanges
        .iter()
        .map(|one| (one.old.get(), one.old_chips, one.new.map(Chips::get), one.new_chips))
        .collect();
    // 100s and 500s leave in one pause: both become 1,000s.
    assert_eq!(said[..2], [(25, 160, Some(100), 43), (100, 203, Some(1_000), 24)]);
    assert_eq!((said[2].0, said[2].2), (500, Some(1_000)));
}

/// Checks that rebuys already sold are added to those expected of each player.
#[test]
fn rebuys_that_were_sold_count() {
    let stack = stack(&TEN_THOUSAND);
    let night = structure(&[25, 100, 500, 1_000], &[]);
    let bought = [ChipPurchase { chips: Chips::new(12_500), each: 1, sold: 3 }];
    let needs = room(&night, &stack, &bought).needs(&set(&[]), 20);
    let of = |value: u64| needs.iter().find(|need| need.value == Chips::new(value)).unwrap();
    assert_eq!((of(500).bought, of(1_000).bought), (23, 276));
}

/// Checks that all chips at the end fit into the two largest values, or that the missing number is
/// reported.
#[test]
fn the_two_largest_hold_everything_at_the_end() {
    let stack = stack(&TEN_THOUSAND);
    let night = structure(&[25, 100, 500, 1_000, 5_000], &[&[25], &[100], &[500]]);
    let room = room(&night, &stack, &[]);
    let needs = room.needs(&set(&[(1_000, 100)]), 20);
    let top = needs.iter().find(|need| need.value == Chips::new(5_000)).unwrap();
    // 200,000 in play, 100,000 of them in 1,000s: twenty of 5,000.
    assert_eq!((top.stacks, top.end), (0, 20));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    /// Checks that the reported number is exact: enough for that many players, and short for one
    /// more.
    #[test]
    fn the_number_of_players_is_exact(
        owned in prop::collection::vec(0_u32..3_000, 5),
        piles in prop::collection::vec(0_u32..15, 5),
        seats in 2_u8..=11,
        reserve in 0_u8..=20,
        each in 0_u32..3,
    ) {
        let values = [25, 100, 500, 1_000, 5_000];
        let owned: Vec<(u64, u32)> = values.into_iter().zip(owned).collect();
        let owned = set(&owned);
        let stack = stack(&piles.into_iter().zip(values).filter(|(n, _)| *n > 0).collect::<Vec<_>>());
        prop_assume!(!stack.is_empty());
        let night = structure(&values, &[&[25], &[100]]);
        let bought = [ChipPurchase { chips: Chips::new(10_000), each, sold: 0 }];
        let room = ChipDemand { seats, reserve, ..room(&night, &stack, &bought) };
        let missing = |players: u32| room.needs(&owned, players).iter().any(|n| n.missing() > 0);
        let carries = room.capacity(&owned);
        prop_assert!(!missing(carries.players) || carries.players == 0);
        prop_assert!(missing(carries.players + 1));
        prop_assert!(!carries.short.is_empty());
        for players in [carries.players / 2, carries.players.saturating_sub(1)] {
            prop_assert!(!missing(players) || players == 0, "{players} of {}", carries.players);
        }
    }
}

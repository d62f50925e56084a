//! The taker of each marker, from the pots of a hand (rules §8.5).

use bottone::{
    base::{
        chips::Chips,
        seat::{SeatNo, Seats},
    },
    rules::{bounties::takers, pots::pots},
};

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().copied().map(seat).collect()
}

/// (name, bets by seat from 1, folded, winners of each pot, busted seat, taker)
type TakerCase =
    (&'static str, &'static [u64], &'static [u8], &'static [&'static [u8]], u8, &'static [u8]);

/// The cases, derived from WSOP 2026 tournament rule 39-a; the second and third are bwin's example.
const CASES: [TakerCase; 11] = [
    ("heads-up", &[1_000, 1_000], &[], &[&[1]], 2, &[1]),
    (
        "10,000 KK, 5,000 QQ, 1,000 AA: KK takes QQ's",
        &[10_000, 5_000, 1_000],
        &[],
        &[&[3], &[1]],
        2,
        &[1],
    ),
    ("AA won the main pot and is not out", &[10_000, 5_000, 1_000], &[], &[&[3], &[1]], 3, &[]),
    (
        "the short stack's marker is in the main pot",
        &[3_000, 3_000, 1_000],
        &[],
        &[&[1], &[2]],
        3,
        &[1],
    ),
    (
        "a side pot's winner does not take it",
        &[3_000, 3_000, 1_000, 1_000],
        &[],
        &[&[4], &[2]],
        3,
        &[4],
    ),
    (
        "the middle stack's is in the first side pot",
        &[5_000, 5_000, 3_000, 1_000],
        &[],
        &[&[4], &[1], &[2]],
        3,
        &[1],
    ),
    ("two out of one main pot", &[2_000, 1_000, 500], &[], &[&[1], &[1]], 3, &[1]),
    (
        "two out, the larger one's in the side pot",
        &[2_000, 1_000, 500],
        &[],
        &[&[1], &[1]],
        2,
        &[1],
    ),
    ("a chopped main pot", &[2_000, 2_000, 500], &[], &[&[1, 2], &[1]], 3, &[1, 2]),
    ("a folder's chips make no pot of their own", &[400, 1_000, 1_000], &[1], &[&[3]], 2, &[3]),
    (
        "who won the main pot against one who lost the side pot",
        &[500, 2_000, 2_000],
        &[],
        &[&[1], &[3]],
        2,
        &[3],
    ),
];

#[test]
fn a_marker_goes_with_the_smallest_pot_that_its_owner_could_win() {
    for (what, bets, folded, winners, out, expected) in CASES {
        let bets: Vec<_> =
            (1..).zip(bets).map(|(number, chips)| (seat(number), Chips::new(*chips))).collect();
        let winners: Vec<Seats> = winners.iter().map(|winners| seats(winners)).collect();
        let made = pots(&bets, seats(folded), Chips::ZERO);
        assert_eq!(takers(&made, &winners, seat(out)), seats(expected), "{what}: {made:?}");
    }
}

#[test]
fn no_one_takes_it_when_the_pots_do_not_decide() {
    let bets = [(seat(1), Chips::new(500)), (seat(2), Chips::new(500))];
    let made = pots(&bets, Seats::NONE, Chips::ZERO);
    for (what, winners, out) in [
        ("nobody is named", vec![], 2),
        ("nobody sits there", vec![seats(&[1])], 3),
        ("he has won", vec![seats(&[2])], 2),
    ] {
        assert_eq!(takers(&made, &winners, seat(out)), Seats::NONE, "{what}");
    }
    // The uncalled part comes back: that player has chips.
    let bets = [(seat(1), Chips::new(500)), (seat(2), Chips::new(800))];
    let made = pots(&bets, Seats::NONE, Chips::ZERO);
    assert_eq!(takers(&made, &[seats(&[1])], seat(2)), Seats::NONE);
}

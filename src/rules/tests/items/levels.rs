//! Tests of `src/rules/levels/mod.rs`.

use bottone_base::chips::Chips;
use bottone_rules::levels::{
    Betting, Break, BreakName, Chip, Game, Level, Rotation, Row, Structure, Variant,
};

fn level(small: u64, big: u64) -> Row {
    let (small, big) = (Chips::new(small), Chips::new(big));
    Row::Level(Level { small, big, minutes: 20, ..Level::default() })
}

fn pause(minutes: u16) -> Row {
    Row::Break(Break { minutes, name: BreakName::Break })
}

fn chips(values: &[u64]) -> Vec<Chips> {
    values.iter().copied().map(Chips::new).collect()
}

/// Makes two levels, a break with everything in it, a level, the day's end, and a level.
fn evening() -> Structure {
    Structure {
        rows: vec![
            level(25, 50),
            level(50, 100),
            Row::ColourUp(chips(&[25])),
            pause(10),
            Row::RegistrationCloses,
            Row::ColourUp(chips(&[5])),
            level(100, 200),
            Row::EndOfDay,
            level(200, 400),
        ],
        ..Structure::default()
    }
}

#[test]
fn rows_are_counted_and_found() {
    let evening = evening();
    let numbers: Vec<_> = (0..10).map(|row| evening.level_number(row)).collect();
    assert_eq!(numbers, [1, 2, 2, 2, 2, 2, 3, 3, 4, 4]);
    let levels: Vec<_> = evening.levels().map(|(row, number, _)| (row, number)).collect();
    assert_eq!(levels, [(0, 1), (1, 2), (6, 3), (8, 4)]);
    assert_eq!(evening.minutes(), 90);
    assert_eq!(evening.registration_closes(), Some(4));
    let next: Vec<_> = (0..9).map(|row| evening.next_level(row)).collect();
    assert_eq!(next[..3], [Some(1), Some(6), Some(6)]);
    assert_eq!(next[6..], [Some(8), Some(8), None]);
    assert_eq!(evening.next_break(0), Some(3));
    assert_eq!(evening.next_break(3), None);
    assert_eq!(evening.next_break(usize::MAX), None);
}

#[test]
fn a_pause_knows_every_chip_that_leaves_in_it() {
    let evening = evening();
    for row in 2..=5 {
        assert_eq!(evening.colour_ups_around(row), chips(&[25, 5]), "row {row}");
    }
    for row in [0, 1, 6, 7, 8, 9, 99] {
        assert!(evening.colour_ups_around(row).is_empty(), "row {row}");
    }
}

#[test]
fn chips_in_play_are_those_not_yet_coloured_up() {
    let chip = |value| Chip { value, name: String::new(), colour: (0, 0, 0) };
    let set = chips(&[100, 5, 25]).into_iter().map(chip).collect();
    let evening = Structure { chips: set, ..evening() };
    let cases: [(usize, &[u64]); 5] =
        [(1, &[5, 25, 100]), (2, &[5, 100]), (4, &[5, 100]), (5, &[100]), (usize::MAX, &[100])];
    for (row, left) in cases {
        assert_eq!(evening.chips_in_play(row), chips(left), "row {row}");
    }
}

/// Checks that a chip can leave play as soon as no later amount needs it, scheduled or not.
#[test]
fn chips_that_nothing_needs_could_leave() {
    let chip = |value| Chip { value, name: String::new(), colour: (0, 0, 0) };
    let level = |small: u64, big: u64| {
        let (small, big) = (Chips::new(small), Chips::new(big));
        Row::Level(Level { small, big, minutes: 20, ..Level::default() })
    };
    let rows = vec![level(25, 50), level(100, 200), level(300, 600), level(1_000, 2_000)];
    let set = chips(&[25, 100, 500, 1_000]).into_iter().map(chip).collect();
    let of = Structure { chips: set, rows, ..Structure::default() };
    let cases: [(usize, &[u64]); 5] =
        [(0, &[]), (1, &[25]), (2, &[25]), (3, &[25, 100, 500]), (9, &[])];
    for (row, leave) in cases {
        assert_eq!(of.colour_ups_possible(row), chips(leave), "row {row}");
    }
}

#[test]
fn a_level_plays_its_own_game_or_the_structures() {
    let mut evening = evening();
    let horse = [(Variant::Omaha8, Betting::Limit), (Variant::Razz, Betting::Limit)];
    evening.game = Game::Mix { rotation: Rotation::Level, games: horse.to_vec() };
    let own = Game::One(Variant::Badugi, Betting::Limit);
    if let Some(Row::Level(level)) = evening.rows.get_mut(1) {
        level.game = Some(own);
    }
    let cases = [(0, Some(horse[0])), (6, Some(horse[0])), (8, Some(horse[1])), (3, None)];
    for (row, game) in cases {
        assert_eq!(evening.games_at(row).first().copied(), game, "row {row}");
    }
    assert_eq!(evening.games_at(1), [(Variant::Badugi, Betting::Limit)]);
}

//! Tests of `src/rules/ending/mod.rs`.

use bottone::rules::{
    chips::Chips,
    ending::plain_end,
    levels::{Break, BreakName, Level, Row, Structure},
};

fn structure(minutes: u16, bigs: &[u64]) -> Structure {
    let level = |&big: &u64| {
        let (small, big) = (Chips::new(big / 2), Chips::new(big));
        Row::Level(Level { small, big, minutes, ..Level::default() })
    };
    Structure {
        starting_stack: Chips::new(20_000),
        rows: bigs.iter().map(level).collect(),
        ..Structure::default()
    }
}

/// 40 big blinds in play where levels are short, 88 where they are long (shared cases, finish).
#[test]
fn it_ends_when_so_many_big_blinds_are_in_play() {
    let bigs = [100, 200, 400, 800, 1_600, 3_200, 6_400];
    // 64 stacks: 1,280,000 chips, 32,000 a fortieth of them: beyond 6,400 by 2.3 steps of at most 1.649.
    let cases = [(2, 1_000, 70), (4, 2_000, 90), (8, 4_000, 110)];
    for (entries, end_stake, minutes) in cases {
        let end = plain_end(&structure(20, &bigs), entries);
        assert_eq!(end_stake, entries * 500);
        assert!(end.middle.abs_diff(minutes + 6) <= 1, "{entries}: {end:?}");
        assert!(end.low < end.middle && end.middle < end.high);
    }
    let long = plain_end(&structure(60, &bigs), 44);
    // 880,000 chips, 10,000 in the end: beyond the last level's middle by log(10/6.4) / log(1.649).
    assert!(long.middle.abs_diff(390 + 53) <= 2, "{long:?}");
}

#[test]
fn a_break_puts_the_end_off() {
    let mut evening = structure(20, &[100, 200, 400, 800, 1_600]);
    let before = plain_end(&evening, 4);
    let pause = Break { minutes: 15, name: BreakName::Break };
    evening.rows.insert(2, Row::Break(pause));
    assert_eq!(plain_end(&evening, 4).middle, before.middle + 15);
}

/// Where levels become longer, the one that is played when it ends decides.
#[test]
fn the_length_of_the_last_levels_decides() {
    let bigs = [100, 200, 400, 800, 1_600, 3_200, 6_400];
    let mut evening = structure(20, &bigs);
    for row in evening.rows.iter_mut().skip(3) {
        let Row::Level(level) = row else { continue };
        level.minutes = 60;
    }
    // Four stacks: 80,000 chips, 88 big blinds of 909: a fifth of the way from 800 to 1,600 (levels four and five).
    let end = plain_end(&evening, 4);
    assert!(end.middle.abs_diff(60 + 30 + 11) <= 1, "{end:?}");
}

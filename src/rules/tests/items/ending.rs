//! Tests of `src/rules/ending/mod.rs`.

use bottone_base::chips::Chips;
use bottone_rules::{
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

/// As [`structure`], with this number of chips in play for 200 entries.
fn of_200(minutes: u16, bigs: &[u64], in_play: u64) -> Structure {
    Structure { starting_stack: Chips::new(in_play / 200), ..structure(minutes, bigs) }
}

/// Checks the end at 40 big blinds in play with short levels, and at 88 with long ones. The figures
/// are from the shared cases, finish.
#[test]
fn it_ends_when_so_many_big_blinds_are_in_play() {
    let bigs = [100, 200, 400, 800, 1_600, 3_200, 6_400];
    // A fortieth of these chips is 1,000, 2,000 and 4,000.
    for (in_play, minutes) in [(40_000, 70), (80_000, 90), (160_000, 110)] {
        let end = plain_end(&of_200(20, &bigs, in_play), 200);
        assert!(end.middle.abs_diff(minutes + 6) <= 1, "{in_play}: {end:?}");
        assert!(end.low < end.middle && end.middle < end.high);
    }
    let long = plain_end(&of_200(60, &bigs, 880_000), 200);
    // 880,000 chips, 10,000 at the end: beyond the last level's middle by log(10/6.4) / log(1.649).
    assert!(long.middle.abs_diff(390 + 53) <= 2, "{long:?}");
}

/// Fields under 60 entries go on longer, by the third root of the ratio of their sizes. So 40 big
/// blinds become 13 with two entries, 16 with four and 20 with eight. Their bands are wider.
#[test]
fn small_fields_go_on_longer() {
    let bigs = [100, 200, 400, 800, 1_600, 3_200, 6_400];
    for (entries, minutes) in [(2, 109), (4, 122), (8, 138)] {
        let end = plain_end(&structure(20, &bigs), entries);
        assert!(end.middle.abs_diff(minutes) <= 1, "{entries}: {end:?}");
    }
    let width = |entries: u64| {
        let structure =
            Structure { starting_stack: Chips::new(600_000 / entries), ..structure(20, &bigs) };
        let end = plain_end(&structure, u32::try_from(entries).unwrap());
        end.high - end.low
    };
    assert!(width(10) > width(30) && width(30) > width(60));
    assert_eq!(width(60), width(600));
}

#[test]
fn a_break_puts_the_end_off() {
    let mut evening = structure(20, &[100, 200, 400, 800, 1_600]);
    let before = plain_end(&evening, 4);
    let pause = Break { minutes: 15, name: BreakName::Break };
    evening.rows.insert(2, Row::Break(pause));
    assert_eq!(plain_end(&evening, 4).middle, before.middle + 15);
}

/// If levels become longer, the one in play at the end decides.
#[test]
fn the_length_of_the_last_levels_decides() {
    let bigs = [100, 200, 400, 800, 1_600, 3_200, 6_400];
    let mut evening = structure(20, &bigs);
    for row in evening.rows.iter_mut().skip(3) {
        let Row::Level(level) = row else { continue };
        level.minutes = 60;
    }
    // 80,000 chips, 88 big blinds of 909: a fifth of the way from 800 to 1,600 (levels four and
    // five).
    evening.starting_stack = Chips::new(400);
    let end = plain_end(&evening, 200);
    assert!(end.middle.abs_diff(60 + 30 + 11) <= 1, "{end:?}");
}

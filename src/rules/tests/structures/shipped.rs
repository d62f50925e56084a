//! The shipped structures match the printed ones.

use bottone_base::{chips::Chips, note::Note};
use bottone_rules::levels::{
    Amount, Ante, Betting, Game, Level, LimitBets, Rotation, Row, Structure, StudStakes, Variant,
    Warning, check, earliest_colour_ups,
};

use bottone_rules_support::profiles::{structure, structures};

/// Returns the level and the denominations of every colour-up in the rows.
fn printed_colour_ups(structure: &Structure) -> Vec<(u64, usize)> {
    let rows = structure.rows.iter().enumerate();
    rows.filter_map(|(at, row)| match row {
        Row::ColourUp(gone) => Some(gone.iter().map(move |chip| (chip.get(), at))),
        _ => None,
    })
    .flatten()
    .map(|(chip, at)| (chip, structure.level_number(at)))
    .collect()
}

/// Returns every level as on a sheet: small blind, big blind, ante if any.
fn sheet(structure: &Structure) -> Vec<String> {
    let line = |level: &Level| match level.ante {
        Some(ante) => format!("{}-{} ({})", level.small, level.big, ante.chips()),
        None => format!("{}-{}", level.small, level.big),
    };
    structure.levels().map(|(_, _, level)| line(level)).collect()
}

#[test]
fn every_shipped_structure_loads_and_passes_the_check() {
    let shelf = structures();
    assert_eq!(shelf.len(), 12);
    for (id, structure) in shelf {
        // The organiser's misprint is kept, and the check finds it.
        let misprint = Warning::Falls {
            row: structure.levels().nth(24).map_or(0, |(row, ..)| row),
            level: 25,
            amount: Amount::BigBlind,
            from: Chips::new(40_000),
            to: Chips::new(30_000),
        };
        let known = if id.starts_with("wpt") { vec![misprint] } else { vec![] };
        assert_eq!(check(&structure), known, "{id}");
        assert!(!structure.notes.is_empty(), "{id}");
        for note in std::iter::once(&structure.source).chain(&structure.notes) {
            let Note::Each { en, it } = note else { panic!("{id}: {note:?}") };
            assert!(!en.is_empty() && !it.is_empty() && en != it, "{id}: {en}");
        }
    }
}

/// Chips leave at a break or at the end of a day, if the sheet has breaks.
#[test]
fn chips_leave_while_no_one_plays() {
    for (id, structure) in structures() {
        if id.starts_with("wsop") {
            continue;
        }
        for (at, row) in structure.rows.iter().enumerate() {
            if let Row::ColourUp(gone) = row {
                let before = &structure.rows[..at];
                let pause = before.iter().rev().take_while(|row| row.level().is_none());
                let stops = pause.filter(|row| matches!(row, Row::Break(_) | Row::EndOfDay));
                assert_eq!(stops.count(), 1, "{id}: row {at}");
                assert_eq!(structure.colour_ups_around(at), *gone, "{id}: row {at}");
            }
        }
    }
}

/// The organiser's sheet, level by level.
#[test]
fn wsop_main_event_2026_is_as_printed() {
    let wsop = structure("wsop-main-event-2026");
    let printed = "100-200 (200) · 200-300 (300) · 200-400 (400) · 300-500 (500) · 300-600 (600) · \
         400-800 (800) · 500-1,000 (1,000) · 600-1,200 (1,200) · 1,000-1,500 (1,500) · \
         1,000-2,000 (2,000) · 1,000-2,500 (2,500) · 1,500-3,000 (3,000) · \
         2,000-4,000 (4,000) · 3,000-5,000 (5,000) · 3,000-6,000 (6,000) · \
         4,000-8,000 (8,000) · 5,000-10,000 (10,000) · 6,000-12,000 (12,000) · \
         10,000-15,000 (15,000) · 10,000-20,000 (20,000) · 10,000-25,000 (25,000) · \
         15,000-30,000 (30,000) · 20,000-40,000 (40,000) · 25,000-50,000 (50,000)";
    assert_eq!(sheet(&wsop).join(" · "), printed);
    assert!(wsop.levels().all(|(_, _, level)| level.minutes == 120));
    assert!(wsop.levels().all(|(_, _, level)| matches!(level.ante, Some(Ante::BigBlind(_)))));
    assert_eq!(wsop.level_number(wsop.registration_closes().unwrap()), 7);
    let day_one = wsop.rows.iter().position(|row| *row == Row::EndOfDay).unwrap();
    assert_eq!(wsop.level_number(day_one), 5);
    assert_eq!(printed_colour_ups(&wsop), [(100, 8), (500, 13), (1_000, 18)]);
}

/// The organiser's sheet, level by level.
#[test]
fn wpt_tournament_of_champions_2018_is_as_printed() {
    let wpt = structure("wpt-tournament-of-champions-2018");
    let printed = "75-150 (25) · 100-200 (25) · 150-300 (50) · 200-400 (50) · 250-500 (75) · \
         300-600 (75) · 400-800 (100) · 500-1,000 (100) · 600-1,200 (200) · 800-1,600 (200) · \
         1,000-2,000 (300) · 1,200-2,400 (400) · 1,500-3,000 (500) · 2,000-4,000 (500) · \
         2,500-5,000 (500) · 3,000-6,000 (1,000) · 4,000-8,000 (1,000) · \
         5,000-10,000 (1,000) · 6,000-12,000 (2,000) · 8,000-16,000 (2,000) · \
         10,000-20,000 (3,000) · 12,000-24,000 (4,000) · 15,000-30,000 (5,000) · \
         20,000-40,000 (5,000) · 25,000-30,000 (5,000) · 30,000-60,000 (10,000) · \
         40,000-80,000 (10,000) · 50,000-100,000 (15,000)";
    assert_eq!(sheet(&wpt).join(" · "), printed);
    assert!(wpt.levels().all(|(_, _, level)| level.minutes == 60));
    assert!(wpt.levels().all(|(_, _, level)| matches!(level.ante, Some(Ante::Each(_)))));
    assert_eq!(printed_colour_ups(&wpt), [(25, 6), (100, 12), (500, 16), (1_000, 22)]);
    let closes = wpt.registration_closes().unwrap();
    assert_eq!(wpt.level_number(closes), 4);
    assert_eq!(wpt.rows[closes - 1].minutes(), 15, "open through the break");
    assert_eq!(wpt.minutes(), 28 * 60 + 15 + 75 + 15 + 75 + 15);
}

/// Both sheets keep their 500s one level longer than any level needs them, the WPT because its
/// break came then: there the first break is the printed one for every denomination.
#[test]
fn chips_can_go_when_no_later_level_needs_them() {
    let earliest = |id| {
        let found = earliest_colour_ups(&structure(id));
        found.into_iter().map(|up| (up.chip.get(), up.after_level)).collect::<Vec<_>>()
    };
    let wsop = earliest("wsop-main-event-2026");
    assert_eq!(wsop, [(100, 8), (500, 12), (1_000, 18), (5_000, 23)]);
    let wpt = earliest("wpt-tournament-of-champions-2018");
    assert_eq!(wpt, [(25, 6), (100, 12), (500, 15), (1_000, 22)]);

    let structure = structure("wpt-tournament-of-champions-2018");
    let at_pauses = earliest_colour_ups(&structure)
        .into_iter()
        .map(|up| (up.chip.get(), structure.level_number(up.pause.unwrap())));
    assert_eq!(at_pauses.collect::<Vec<_>>(), printed_colour_ups(&structure));
}

/// Euro Poker Million 2019, Rozvadov, as announced.
#[test]
fn euro_poker_million_keeps_what_is_known() {
    let epm = structure("euro-poker-million");
    assert_eq!(epm.starting_stack, Chips::new(60_000));
    let sheet = sheet(&epm);
    assert_eq!(sheet[..3], ["100-100", "100-200", "100-300 (300)"]);
    assert_eq!(sheet[13], "2,000-4,000 (4,000)", "day 2 replays it as level 14");
    assert_eq!(sheet[12], sheet[13]);
    let closes = epm.level_number(epm.registration_closes().unwrap());
    assert_eq!(sheet[closes - 1], "1,500-3,000 (3,000)");
    let mut minutes: Vec<_> = epm.levels().map(|(_, _, level)| level.minutes).collect();
    minutes.dedup();
    assert_eq!(minutes, [40, 50, 60, 75]);
}

/// The first level of WSOP Europe 2007, HORSE, as reported.
#[test]
fn limit_horse_begins_as_at_wsop_europe() {
    let horse = structure("limit-horse");
    let (row, _, first) = horse.levels().next().unwrap();
    assert_eq!((first.small, first.big), (Chips::new(75), Chips::new(150)));
    assert_eq!(first.bets, Some(LimitBets { small: Chips::new(150), big: Chips::new(300) }));
    assert_eq!(first.stud, Some(StudStakes { ante: Chips::new(25), bring_in: Chips::new(50) }));
    let order = [Variant::HoldEm, Variant::Omaha8, Variant::Razz, Variant::Stud, Variant::Stud8];
    assert_eq!(horse.games_at(row), order.map(|variant| (variant, Betting::Limit)));
    assert!(matches!(horse.game, Game::Mix { rotation: Rotation::Hands(8), .. }));
}

/// Registration closes after the requested level and the break that follows it; nothing else
/// changes.
#[test]
fn registration_closes_behind_any_level_of_any_structure() {
    for (id, structure) in structures() {
        let others = |structure: &Structure| -> Vec<Row> {
            let rows = structure.rows.iter().filter(|row| **row != Row::RegistrationCloses);
            rows.cloned().collect()
        };
        for level in 1..=structure.levels().count() {
            let closed = structure.closing_after(Some(level));
            assert_eq!(closed.registration_level(), Some(level), "{id}: level {level}");
            assert_eq!(others(&closed), others(&structure), "{id}: level {level}");
            assert!(closed.validate().is_ok(), "{id}: level {level}");
            let row = closed.registration_closes().unwrap();
            let next = closed.rows.get(row + 1);
            assert!(!matches!(next, Some(Row::Break(_))), "{id}: before a break");
        }
        let open = structure.closing_after(None);
        assert_eq!((open.registration_level(), &others(&open)), (None, &others(&structure)));
    }
}

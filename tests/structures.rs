//! Structures: the shipped ones, files good and bad, and what the check finds.

use std::{fs, path::Path};

use bottone::{
    rules::{
        chips::Chips,
        levels::{
            Amount, Ante, Betting, Break, BreakName, Chip, Game, Level, LimitBets, MOST_NAME,
            Rotation, Row, Structure, StudStakes, Variant, Warning, check, earliest_colour_ups,
        },
    },
    store::profiles::{self, MOST_BYTES, Origin, ProfileError},
};
use proptest::{option, prelude::*};

fn shipped(id: &str) -> Structure {
    let entry = profiles::shelf(None).into_iter().find(|entry| entry.id == id);
    entry.unwrap_or_else(|| panic!("{id} is not shipped")).profile.unwrap()
}

/// Reads this text as `house.ron`; an error is told without the folder's name.
fn load(text: &[u8]) -> Result<Structure, String> {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "house.ron", text);
    profiles::read(&folder.path().join("house.ron")).map_err(|error| told(&error, folder.path()))
}

fn told(error: &ProfileError, folder: &Path) -> String {
    error.to_string().replace(&format!("{}/", folder.display()), "")
}

#[expect(clippy::disallowed_methods, reason = "a test writes the files that it reads")]
fn put(folder: &Path, name: &str, bytes: &[u8]) {
    fs::write(folder.join(name), bytes).unwrap();
}

/// A small structure with these rows, and chips of 25, 100 and 500.
fn with_rows(rows: &str) -> Structure {
    let text = format!(
        "(name: \"House\", starting_stack: 5000, chips: [
            (value: 25, name: \"green\", colour: (0, 128, 0)),
            (value: 100, name: \"black\", colour: (0, 0, 0)),
            (value: 500, name: \"purple\", colour: (128, 0, 128)),
        ], rows: [{rows}])"
    );
    load(text.as_bytes()).unwrap()
}

fn chips(values: &[u64]) -> Vec<Chips> {
    values.iter().copied().map(Chips::new).collect()
}

/// Level and denominations of every colour-up in the rows.
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

fn blinds(structure: &Structure) -> Vec<(u64, u64, u64)> {
    let ante = |level: &Level| level.ante.map_or(0, |ante| ante.chips().get());
    structure
        .levels()
        .map(|(_, _, level)| (level.small.get(), level.big.get(), ante(level)))
        .collect()
}

#[test]
fn every_shipped_structure_loads_and_passes_the_check() {
    let shelf = profiles::shelf::<Structure>(None);
    assert_eq!(shelf.len(), 7);
    for entry in shelf {
        assert_eq!(entry.origin, Origin::Shipped);
        let structure = entry.profile.unwrap();
        // The organiser's misprint is kept, and the check finds it.
        let misprint = Warning::Falls {
            row: structure.levels().nth(24).map_or(0, |(row, ..)| row),
            level: 25,
            amount: Amount::BigBlind,
            from: Chips::new(40_000),
            to: Chips::new(30_000),
        };
        let known = if entry.id.starts_with("wpt") { vec![misprint] } else { vec![] };
        assert_eq!(check(&structure), known, "{}", entry.id);
        assert!(!structure.source.is_empty() && !structure.notes.is_empty(), "{}", entry.id);
    }
}

/// Chips leave at a break or at the end of a day, where the sheet knows its breaks.
#[test]
fn chips_leave_while_nobody_plays() {
    for entry in profiles::shelf::<Structure>(None) {
        let structure = entry.profile.unwrap();
        if entry.id.starts_with("wsop") {
            continue;
        }
        for (at, row) in structure.rows.iter().enumerate() {
            if let Row::ColourUp(gone) = row {
                let before = &structure.rows[..at];
                let pause = before.iter().rev().take_while(|row| row.level().is_none());
                let stops = pause.filter(|row| matches!(row, Row::Break(_) | Row::EndOfDay));
                assert_eq!(stops.count(), 1, "{}: row {at}", entry.id);
                assert_eq!(structure.colour_ups_around(at), *gone, "{}: row {at}", entry.id);
            }
        }
    }
}

/// The organiser's sheet, rules brief §6.9.
#[test]
fn wsop_main_event_2026_is_as_printed() {
    let wsop = shipped("wsop-main-event-2026");
    let printed = [
        (100, 200),
        (200, 300),
        (200, 400),
        (300, 500),
        (300, 600),
        (400, 800),
        (500, 1_000),
        (600, 1_200),
        (1_000, 1_500),
        (1_000, 2_000),
        (1_000, 2_500),
        (1_500, 3_000),
        (2_000, 4_000),
        (3_000, 5_000),
        (3_000, 6_000),
        (4_000, 8_000),
        (5_000, 10_000),
        (6_000, 12_000),
        (10_000, 15_000),
        (10_000, 20_000),
        (10_000, 25_000),
        (15_000, 30_000),
        (20_000, 40_000),
        (25_000, 50_000),
    ];
    assert_eq!(blinds(&wsop), printed.map(|(small, big)| (small, big, big)));
    assert!(wsop.levels().all(|(_, _, level)| level.minutes == 120));
    assert!(wsop.levels().all(|(_, _, level)| matches!(level.ante, Some(Ante::BigBlind(_)))));
    assert_eq!(wsop.level_number(wsop.registration_closes().unwrap()), 7);
    let day_one = wsop.rows.iter().position(|row| *row == Row::EndOfDay).unwrap();
    assert_eq!(wsop.level_number(day_one), 5);
    assert_eq!(printed_colour_ups(&wsop), [(100, 8), (500, 13), (1_000, 18)]);
}

/// The organiser's sheet, rules brief §6.9.
#[test]
fn wpt_tournament_of_champions_2018_is_as_printed() {
    let wpt = shipped("wpt-tournament-of-champions-2018");
    let printed = [
        (75, 150, 25),
        (100, 200, 25),
        (150, 300, 50),
        (200, 400, 50),
        (250, 500, 75),
        (300, 600, 75),
        (400, 800, 100),
        (500, 1_000, 100),
        (600, 1_200, 200),
        (800, 1_600, 200),
        (1_000, 2_000, 300),
        (1_200, 2_400, 400),
        (1_500, 3_000, 500),
        (2_000, 4_000, 500),
        (2_500, 5_000, 500),
        (3_000, 6_000, 1_000),
        (4_000, 8_000, 1_000),
        (5_000, 10_000, 1_000),
        (6_000, 12_000, 2_000),
        (8_000, 16_000, 2_000),
        (10_000, 20_000, 3_000),
        (12_000, 24_000, 4_000),
        (15_000, 30_000, 5_000),
        (20_000, 40_000, 5_000),
        (25_000, 30_000, 5_000),
        (30_000, 60_000, 10_000),
        (40_000, 80_000, 10_000),
        (50_000, 100_000, 15_000),
    ];
    assert_eq!(blinds(&wpt), printed);
    assert!(wpt.levels().all(|(_, _, level)| level.minutes == 60));
    assert!(wpt.levels().all(|(_, _, level)| matches!(level.ante, Some(Ante::Each(_)))));
    assert_eq!(printed_colour_ups(&wpt), [(25, 6), (100, 12), (500, 16), (1_000, 22)]);
    let closes = wpt.registration_closes().unwrap();
    assert_eq!(wpt.level_number(closes), 4);
    assert_eq!(wpt.rows[closes - 1].minutes(), 15, "open through the break");
    assert_eq!(wpt.minutes(), 28 * 60 + 15 + 75 + 15 + 75 + 15);
}

/// Rules brief §5.3. No level of either sheet needs 500s where 2,000/4,000 (WSOP, level 13) and
/// 3,000/6,000 with 1,000 (WPT, level 16) are played: they could go a level before they did. At the
/// WPT the break was then, so the first pause is the printed one for every denomination.
#[test]
fn chips_can_go_when_no_later_level_needs_them() {
    let earliest = |id| {
        let found = earliest_colour_ups(&shipped(id));
        found.into_iter().map(|up| (up.chip.get(), up.after_level)).collect::<Vec<_>>()
    };
    let wsop = earliest("wsop-main-event-2026");
    assert_eq!(wsop, [(100, 8), (500, 12), (1_000, 18), (5_000, 23)]);
    let wpt = earliest("wpt-tournament-of-champions-2018");
    assert_eq!(wpt, [(25, 6), (100, 12), (500, 15), (1_000, 22)]);

    let structure = shipped("wpt-tournament-of-champions-2018");
    let at_pauses = earliest_colour_ups(&structure)
        .into_iter()
        .map(|up| (up.chip.get(), structure.level_number(up.pause.unwrap())));
    assert_eq!(at_pauses.collect::<Vec<_>>(), printed_colour_ups(&structure));
}

/// What is known of it: rules brief §6.9.
#[test]
fn euro_poker_million_keeps_what_is_known() {
    let epm = shipped("euro-poker-million");
    assert_eq!(epm.starting_stack, Chips::new(60_000));
    let blinds = blinds(&epm);
    assert_eq!(blinds[..3], [(100, 100, 0), (100, 200, 0), (100, 300, 300)]);
    assert_eq!(blinds[13], (2_000, 4_000, 4_000), "day 2 replays it as level 14");
    assert_eq!(blinds[12], blinds[13]);
    let closes = epm.level_number(epm.registration_closes().unwrap());
    assert_eq!(blinds[closes - 1], (1_500, 3_000, 3_000));
    let mut minutes: Vec<_> = epm.levels().map(|(_, _, level)| level.minutes).collect();
    minutes.dedup();
    assert_eq!(minutes, [40, 50, 60, 75]);
}

/// WSOP Europe 2007, level 1: rules brief §6.6.
#[test]
fn limit_horse_begins_as_at_wsop_europe() {
    let horse = shipped("limit-horse");
    let (row, _, first) = horse.levels().next().unwrap();
    let hundred = |chips| Chips::new(chips);
    assert_eq!((first.small, first.big), (hundred(75), hundred(150)));
    assert_eq!(first.bets, Some(LimitBets { small: hundred(150), big: hundred(300) }));
    assert_eq!(first.stud, Some(StudStakes { ante: hundred(25), bring_in: hundred(50) }));
    let order = [Variant::HoldEm, Variant::Omaha8, Variant::Razz, Variant::Stud, Variant::Stud8];
    assert_eq!(horse.games_at(row), order.map(|variant| (variant, Betting::Limit)));
    assert!(matches!(horse.game, Game::Mix { rotation: Rotation::Hands(8), .. }));
}

#[test]
fn the_check_tells_level_amount_and_chips() {
    use Warning::{
        AnteOverBig, BigUnderSmall, Falls, NoBets, NoBlinds, NoLevel, NoStudStakes, NotInPlay,
        StillNeeded, Unpayable,
    };
    let all = || chips(&[25, 100, 500]);
    let cases: Vec<(&str, Vec<Warning>)> = vec![
        ("", vec![NoLevel]),
        ("Break(minutes: 10)", vec![NoLevel]),
        ("Level(small: 25, big: 50, minutes: 20)", vec![]),
        ("Level(minutes: 20)", vec![NoBlinds { row: 0, level: 1 }]),
        ("Level(game: One(ShortDeck, NoLimit), ante: Each(25), big: 50, minutes: 20)", vec![]),
        (
            "Level(small: 100, big: 50, minutes: 20)",
            vec![BigUnderSmall { row: 0, level: 1, amount: Amount::BigBlind }],
        ),
        (
            "Level(small: 50, big: 100, ante: Each(125), minutes: 20)",
            vec![AnteOverBig { row: 0, level: 1 }],
        ),
        (
            "Level(game: One(HoldEm, Limit), small: 50, big: 100, minutes: 20)",
            vec![NoBets { row: 0, level: 1 }],
        ),
        (
            "Level(game: One(Razz, Limit), bets: (small: 100, big: 200), minutes: 20)",
            vec![NoStudStakes { row: 0, level: 1 }],
        ),
        (
            "Level(small: 25, big: 60, minutes: 20)",
            vec![Unpayable {
                row: 0, level: 1, amount: Amount::BigBlind, chips: Chips::new(60), left: all(),
            }],
        ),
        (
            "Level(small: 50, big: 100, minutes: 20), Break(minutes: 5),
             Level(small: 25, big: 100, minutes: 20)",
            vec![Falls {
                row: 2, level: 2, amount: Amount::SmallBlind,
                from: Chips::new(50), to: Chips::new(25),
            }],
        ),
        // Each game is compared with itself: limit bets are not no-limit blinds.
        (
            "Level(game: One(HoldEm, Limit), small: 100, big: 200, bets: (small: 200, big: 400), minutes: 20),
             Level(game: One(HoldEm, NoLimit), small: 50, big: 100, minutes: 20),
             Level(game: One(HoldEm, Limit), small: 100, big: 200, bets: (small: 200, big: 400), minutes: 20)",
            vec![],
        ),
        // Told once for each chip, at the colour-up that was too early.
        (
            "Level(small: 25, big: 50, minutes: 20), ColourUp([25, 100]),
             Level(small: 100, big: 200, minutes: 20), Level(small: 150, big: 300, minutes: 20)",
            vec![
                StillNeeded {
                    row: 1, chip: Chips::new(100), level: 2, amount: Amount::SmallBlind,
                    chips: Chips::new(100), left: chips(&[500]),
                },
                StillNeeded {
                    row: 1, chip: Chips::new(25), level: 3, amount: Amount::SmallBlind,
                    chips: Chips::new(150), left: chips(&[500]),
                },
            ],
        ),
        (
            "ColourUp([25]),
             Level(game: One(HoldEm, Limit), small: 200, big: 500, bets: (small: 500, big: 1000), minutes: 20)",
            vec![StillNeeded {
                row: 0, chip: Chips::new(25), level: 1, amount: Amount::HalfBet,
                chips: Chips::new(250), left: chips(&[100, 500]),
            }],
        ),
        (
            "ColourUp([25]), Level(game: One(Stud, Limit), stud: (ante: 25, bring_in: 100),
             bets: (small: 300, big: 600), minutes: 20)",
            vec![StillNeeded {
                row: 0, chip: Chips::new(25), level: 1, amount: Amount::StudAnte,
                chips: Chips::new(25), left: chips(&[100, 500]),
            }],
        ),
        (
            "Level(small: 100, big: 200, minutes: 20), ColourUp([25, 50]), ColourUp([25])",
            vec![
                NotInPlay { row: 1, chip: Chips::new(50) },
                NotInPlay { row: 2, chip: Chips::new(25) },
            ],
        ),
    ];
    for (rows, warnings) in cases {
        assert_eq!(check(&with_rows(rows)), warnings, "{rows}");
    }
}

#[test]
fn a_house_without_a_chip_set_is_not_checked_for_chips() {
    let text = b"(name: \"Any\", starting_stack: 1, rows: [Level(small: 7, big: 13, minutes: 1)])";
    let any = load(text).unwrap();
    assert_eq!(check(&any), []);
    assert_eq!(earliest_colour_ups(&any), []);
}

#[test]
fn a_wrong_row_says_where_and_what_was_expected() {
    let begin = "(\n    name: \"House\",\n    starting_stack: 5000,\n    rows: [\n        ";
    let end = "\n    ],\n)\n";
    let too_many = "EndOfDay,".repeat(1_001);
    let long_name = format!("Break(minutes: 5, name: Own(\"{}\")),", "a".repeat(MOST_NAME + 1));
    let cases = [
        (
            "Level(small: 25, big: 50, mintues: 20),",
            "5:35: Unexpected field named `mintues` in `Level`, expected one of `small`, `big`, \
             `ante`, `bets`, `stud`, `game`, or `minutes` instead",
        ),
        (
            "Level(small: 25, big: 50),",
            "5:33: `minutes` is missing in `Level`: expected all its fields",
        ),
        (
            "Level(small: 25, big: -50, minutes: 20),",
            "5:32: number out of range: expected a whole number, not negative and not so large",
        ),
        ("Level(small: 25, big: \"50\", minutes: 20),", "5:31: Expected integer"),
        (
            "Level(small: 25, big: 1000000000000001, minutes: 20),",
            "5:31: 1000000000000001 chips: expected at most 1,000,000,000,000,000",
        ),
        (
            "Level(small: 25, big: 50, minutes: 70000),",
            "5:44: number out of range: expected a whole number, not negative and not so large",
        ),
        (
            "Level(small: 25, big: 50, ante: Dealer(5), minutes: 20),",
            "5:41: Unexpected variant named `Dealer` in enum `Ante`, expected one of `Each`, \
             `BigBlind`, or `Button` instead",
        ),
        (
            "Lvl(small: 25, big: 50, minutes: 20),",
            "5:9: Unexpected variant named `Lvl` in enum `Row`, expected one of `Level`, `Break`, \
             `ColourUp`, `RegistrationCloses`, or `EndOfDay` instead",
        ),
        ("Level(small: 25, big: 50, minutes: 20", "6:5: Expected comma"),
        ("Level(small: 25, big: 50, minutes: 0),", "5:44: `minutes` is 0: expected 1 to 1440"),
        (
            "RegistrationCloses,\n        Level(small: 25, big: 50, minutes: 1441),",
            "6:44: `minutes` is 1441: expected 1 to 1440",
        ),
        ("Break(minutes: 0),", "5:24: `minutes` is 0: expected 1 to 1440"),
        (
            "Break(minutes: 5, name: Own(\" \")),",
            "5:33: `name` of a break: expected Break, Dinner or 1 to 200 letters of your own",
        ),
        (
            &long_name,
            "5:33: `name` of a break: expected Break, Dinner or 1 to 200 letters of your own",
        ),
        ("ColourUp([]),", "5:9: `ColourUp` takes no chip away: expected a list such as [25]"),
        (
            "RegistrationCloses, RegistrationCloses,",
            "5:29: registration has closed above: expected one `RegistrationCloses`",
        ),
        (
            "Level(game: Mix(rotation: Level, games: []), minutes: 5),",
            "5:49: `games` of a mix: expected at least two",
        ),
        (
            "Level(game: Mix(rotation: Hands(0), games: [(Stud, Limit), (Razz, Limit)]), \
             minutes: 5),",
            "5:35: `rotation`: expected Hands(1) to Hands(255)",
        ),
        (&too_many, "4:11: `rows`: expected at most 1000"),
    ];
    for (rows, message) in cases {
        let error = load(format!("{begin}{rows}{end}").as_bytes()).unwrap_err();
        assert_eq!(error, format!("house.ron:{message}"), "{rows:.200}");
    }
}

#[test]
fn a_wrong_file_says_where_and_what_was_expected() {
    let chip = |value| format!("(value: {value}, name: \"green\", colour: (0, 0, 0))");
    let with =
        |fields: &str| format!("(name: \"House\", starting_stack: 5000, rows: [],\n{fields})");
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (vec![], "1:1: Expected opening `(` for struct `Structure`"),
        (
            b"(name: \"House\")".to_vec(),
            "1:16: `starting_stack` is missing in `Structure`: expected all its fields",
        ),
        (
            b"(name: \"\", starting_stack: 1, rows: [])".to_vec(),
            "1:8: `name`: expected 1 to 200 letters",
        ),
        (
            b"(name: \"A\", starting_stack: 0, rows: [])".to_vec(),
            "1:29: `starting_stack`: expected at least 1",
        ),
        (with("chips: [").into_bytes(), "2:9: Unexpected char ')'"),
        (
            with(&format!("chips: [{}]", chip(0))).into_bytes(),
            "2:17: `value` of a chip: expected at least 1",
        ),
        (
            with(&format!("chips: [{},\n{}]", chip(25), chip(25))).into_bytes(),
            "3:9: `value` 25 is in the set twice: expected another",
        ),
        (
            with(&format!("chips: [{}]", (1..=101).map(chip).collect::<Vec<_>>().join(",")))
                .into_bytes(),
            "2:8: `chips`: expected at most 100",
        ),
        (
            with("game: Mix(rotation: Orbit, games: [(Stud, Limit)])").into_bytes(),
            "2:35: `games` of a mix: expected at least two",
        ),
        (
            with("game: Mix(rotation: Hands(0), games: [(Stud, Limit), (Razz, Limit)])")
                .into_bytes(),
            "2:21: `rotation`: expected Hands(1) to Hands(255)",
        ),
        (
            with("colour: 3").into_bytes(),
            "2:1: Unexpected field named `colour` in `Structure`, expected one of `name`, `source`, `notes`, `game`, `starting_stack`, `chips`, or `rows` instead",
        ),
        (
            b"\xef\xbb\xbf(\r\n  nome: \"A\")".to_vec(),
            "2:3: Unexpected field named `nome` in `Structure`, expected one of `name`, `source`, `notes`, `game`, `starting_stack`, `chips`, or `rows` instead",
        ),
        (b"(\n  name: \"Citt\xe0\")".to_vec(), "2:14: not text: expected RON in UTF-8"),
        (b"(name: \"A\0\")".to_vec(), "1:10: not text: expected RON in UTF-8"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), "1:1: not text: expected RON in UTF-8"),
    ];
    for (text, message) in cases {
        let error = load(&text).unwrap_err();
        let shown = String::from_utf8_lossy(&text);
        assert_eq!(error, format!("house.ron:{message}"), "{shown:.200}");
    }
}

#[test]
fn what_is_not_a_readable_file_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let most = usize::try_from(MOST_BYTES).unwrap();
    let full = b"(name: \"A\", starting_stack: 1, rows: [])".to_vec();
    let padded = |bytes| [&full[..], &vec![b' '; bytes - full.len()]].concat();
    put(folder.path(), "full.ron", &padded(most));
    put(folder.path(), "large.ron", &padded(most + 1));
    let read = |name: &str| {
        let read = profiles::read::<Structure>(&folder.path().join(name));
        read.map(|structure| structure.name).map_err(|error| told(&error, folder.path()))
    };
    assert_eq!(read("full.ron"), Ok("A".to_owned()));
    let wrong = |text: &str| Err(text.to_owned());
    assert_eq!(read("large.ron"), wrong("large.ron: larger than 1 MiB: expected a text in RON"));
    assert_eq!(read("none.ron"), wrong("none.ron: no such file"));
    let error = profiles::read::<Structure>(folder.path()).unwrap_err().to_string();
    assert_eq!(error, format!("{}: not a file: expected a text in RON", folder.path().display()));
}

#[test]
fn the_house_has_its_own_beside_the_shipped_ones() {
    let folder = tempfile::tempdir().unwrap();
    let good = b"(name: \"Friday\", starting_stack: 1, rows: [])";
    put(folder.path(), "friday.ron", good);
    put(folder.path(), "Broken.RON", b"(name: )");
    put(folder.path(), ".hidden.ron", good);
    put(folder.path(), "notes.txt", good);
    fs::create_dir(folder.path().join("old.ron")).unwrap();
    let shelf = profiles::shelf::<Structure>(Some(folder.path()));
    let own: Vec<_> = shelf
        .iter()
        .filter(|entry| entry.origin != Origin::Shipped)
        .map(|entry| {
            (entry.id.as_str(), entry.profile.as_ref().err().map(|e| told(e, folder.path())))
        })
        .collect();
    let wrong = |text: &str| Some(text.to_owned());
    assert_eq!(
        own,
        [
            ("Broken", wrong("Broken.RON:1:8: Expected string")),
            ("friday", None),
            ("old", wrong("old.ron: not a file: expected a text in RON")),
        ]
    );
    assert_eq!(shelf.len(), own.len() + profiles::shelf::<Structure>(None).len());
    let nowhere = profiles::shelf::<Structure>(Some(&folder.path().join("nowhere")));
    assert_eq!(nowhere.len(), 7);
    let file = profiles::shelf::<Structure>(Some(&folder.path().join("notes.txt")));
    assert!(file.last().unwrap().profile.is_err(), "a folder that is none is told");
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the text itself is looked at")]
fn a_written_structure_has_a_row_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.ron");
    put(folder.path(), "copy.ron", b"what was here before");
    let horse = shipped("limit-horse");
    profiles::write(&file, &horse).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let row = "\n        Level(small: 75, big: 150, bets: (small: 150, big: 300), \
               stud: (ante: 25, bring_in: 50), minutes: 60),\n";
    assert!(text.contains(row), "{text}");
    assert!(text.contains("\n        Break(minutes: 60, name: Dinner),\n"), "{text}");
    assert!(text.contains("\n        ColourUp([25]),\n"), "{text}");
    assert!(
        text.contains("\n    game: Mix(rotation: Hands(8), games: [(HoldEm, Limit), "),
        "{text}"
    );
    assert_eq!(profiles::read::<Structure>(&file).unwrap(), horse);
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "nothing is left beside it");
}

#[test]
fn what_could_not_be_read_again_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.ron");
    let turbo = shipped("club-turbo");
    profiles::write(&file, &turbo).unwrap();
    let long = Structure { notes: vec!["a".repeat(1 << 20)], ..turbo.clone() };
    let nameless = Structure { name: String::new(), ..turbo.clone() };
    let cases = [
        (long, "copy.ron: not written: larger than 1 MiB"),
        (nameless, "copy.ron: not written: `name`: expected 1 to 200 letters"),
    ];
    for (structure, message) in cases {
        let error = profiles::write(&file, &structure).unwrap_err();
        assert_eq!(told(&error, folder.path()), message);
        assert_eq!(profiles::read::<Structure>(&file).unwrap(), turbo, "the old one is whole");
    }
    let nowhere = profiles::write(&folder.path().join("none/copy.ron"), &turbo).unwrap_err();
    assert_eq!(told(&nowhere, folder.path()), "none/copy.ron: no such file");
}

fn any_chips() -> impl Strategy<Value = Chips> {
    prop_oneof![0..100_000u64, Just(0), any::<u64>()].prop_map(Chips::new)
}

fn any_variant() -> impl Strategy<Value = (Variant, Betting)> {
    use Variant::{
        Badugi, BigO, FiveCardDraw, HoldEm, ItalianDraw, Omaha, Omaha8, Razz, ShortDeck,
        SingleDraw27, Stud, Stud8, StudHiLo, TripleDraw27, TripleDrawA5,
    };
    let variants = [
        Badugi,
        BigO,
        FiveCardDraw,
        HoldEm,
        ItalianDraw,
        Omaha,
        Omaha8,
        Razz,
        ShortDeck,
        SingleDraw27,
        Stud,
        Stud8,
        StudHiLo,
        TripleDraw27,
        TripleDrawA5,
    ];
    let bettings = [Betting::NoLimit, Betting::PotLimit, Betting::Limit];
    (prop::sample::select(variants.to_vec()), prop::sample::select(bettings.to_vec()))
}

fn any_game() -> impl Strategy<Value = Game> {
    let rotation = prop_oneof![
        Just(Rotation::Level),
        (1..=u8::MAX).prop_map(Rotation::Hands),
        Just(Rotation::Orbit)
    ];
    prop_oneof![
        any_variant().prop_map(|(variant, betting)| Game::One(variant, betting)),
        (rotation, prop::collection::vec(any_variant(), 2..9))
            .prop_map(|(rotation, games)| Game::Mix { rotation, games }),
    ]
}

fn any_level() -> impl Strategy<Value = Level> {
    let ante = prop_oneof![
        any_chips().prop_map(Ante::Each),
        any_chips().prop_map(Ante::BigBlind),
        any_chips().prop_map(Ante::Button)
    ];
    let bets = (any_chips(), any_chips()).prop_map(|(small, big)| LimitBets { small, big });
    let stud =
        (any_chips(), any_chips()).prop_map(|(ante, bring_in)| StudStakes { ante, bring_in });
    let optional = (option::of(ante), option::of(bets), option::of(stud), option::of(any_game()));
    (any_chips(), any_chips(), optional, 1..=1_440u16).prop_map(
        |(small, big, (ante, bets, stud, game), minutes)| Level {
            small,
            big,
            ante,
            bets,
            stud,
            game,
            minutes,
        },
    )
}

fn any_row() -> impl Strategy<Value = Row> {
    let name = prop_oneof![
        Just(BreakName::Break),
        Just(BreakName::Dinner),
        "[^ \\s].{0,30}".prop_map(BreakName::Own)
    ];
    prop_oneof![
        4 => any_level().prop_map(Row::Level),
        1 => (1..=1_440u16, name).prop_map(|(minutes, name)| Row::Break(Break { minutes, name })),
        1 => prop::collection::vec(any_chips(), 1..4).prop_map(Row::ColourUp),
        1 => Just(Row::EndOfDay),
    ]
}

fn any_structure() -> impl Strategy<Value = Structure> {
    let chip = |value: Chips, name: String, colour| Chip { value, name, colour };
    let set =
        prop::collection::btree_map(any_chips(), (any::<String>(), any::<(u8, u8, u8)>()), 0..8)
            .prop_map(move |set| {
                let worth = set.into_iter().filter(|(value, _)| !value.is_zero());
                worth.map(|(value, (name, colour))| chip(value, name, colour)).collect::<Vec<_>>()
            });
    let texts = ("[^ \\s].{0,30}", any::<String>(), prop::collection::vec(any::<String>(), 0..3));
    let rows = (prop::collection::vec(any_row(), 0..20), option::of(0..20usize));
    (texts, any_game(), 1..u64::MAX, set, rows).prop_map(
        |((name, source, notes), game, stack, chips, (mut rows, closes))| {
            if let Some(closes) = closes {
                rows.insert(closes.min(rows.len()), Row::RegistrationCloses);
            }
            let starting_stack = Chips::new(stack);
            Structure { name, source, notes, game, starting_stack, chips, rows }
        },
    )
}

proptest! {
    #[test]
    fn any_structure_reads_as_it_was_written(structure in any_structure()) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("any.ron");
        profiles::write(&file, &structure).unwrap();
        prop_assert_eq!(profiles::read::<Structure>(&file).unwrap(), structure);
    }

    /// Whatever the numbers: a chip that may go after a level is needed by none after it.
    #[test]
    fn the_check_agrees_with_the_earliest_colour_ups(structure in any_structure()) {
        let _ = check(&structure);
        for up in earliest_colour_ups(&structure) {
            prop_assert!(structure.chips.iter().any(|chip| chip.value == up.chip));
            prop_assert!(up.after_level < structure.levels().count());
            let mut planned = structure.clone();
            planned.rows.retain(|row| !matches!(row, Row::ColourUp(_)));
            let row = planned.levels().nth(up.after_level).map_or(0, |(row, ..)| row);
            let gone = structure.chips.iter().map(|chip| chip.value).filter(|chip| *chip <= up.chip);
            planned.rows.insert(row, Row::ColourUp(gone.collect()));
            let early = |warning: &Warning| matches!(warning, Warning::StillNeeded { .. });
            prop_assert!(!check(&planned).iter().any(early), "{:?}", up);
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[(\\[]?(name|rows|Level|ColourUp|[:,()\\[\\]0-9\" \n]|\\PC){0,40}") {
        let _ = load(text.as_bytes());
    }
}

//! A house copies a rule book and changes it; the error for a wrong file gives the position and the
//! expected value.

use std::{
    fs,
    path::{MAIN_SEPARATOR, Path},
};

use bottone_rules::{
    floor::{ClockVerdict, ClockedAct, FacedBet, clock},
    rulebook::{
        BankReset, ClockExpiry, Rulebook, ShotClock, ShotClockRules, ShotClockStart, UnusedBanks,
    },
};
use bottone_store::profiles::{self, Origin, ProfileError};

use bottone_rules_support::profiles::{rulebook, text};

fn message_of(error: &ProfileError, folder: &Path) -> String {
    let folder = format!("{}{MAIN_SEPARATOR}", folder.display());
    error.to_string().replace(&folder, "")
}

#[expect(clippy::disallowed_methods, reason = "a test writes the files that it reads")]
fn put(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).unwrap();
}

/// Returns the message for tda-2024 with `old` replaced by `new`, without the file's name.
fn message(old: &str, new: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let whole = text("tda-2024");
    assert_eq!(whole.matches(old).count(), 1, "{old} stands once");
    put(folder.path(), "house.ron", &whole.replace(old, new));
    let error = profiles::read::<Rulebook>(&folder.path().join("house.ron")).unwrap_err();
    message_of(&error, folder.path()).replace("house.ron:", "")
}

/// Returns the line and column, from 1, of the first `part` at `old` or in it in tda-2024.
fn place(old: &str, part: &str) -> (usize, usize) {
    let whole = text("tda-2024");
    let from = whole.find(old).unwrap();
    let at = from + whole[from..].find(part).unwrap();
    let before = &whole[..at];
    let column = before.rsplit('\n').next().unwrap().chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

#[test]
fn a_house_copies_one_and_changes_it() {
    let folder = tempfile::tempdir().unwrap();
    let friday = text("tda-2024")
        .replace("name: \"TDA 2024\"", "name: \"Friday\"")
        .replace("expiry: DeadOrCheck", "expiry: Dead");
    put(folder.path(), "friday.ron", &friday);
    let shelf = profiles::shelf::<Rulebook>(Some(folder.path()));
    let own = shelf.last().unwrap();
    assert_eq!((own.id.as_str(), shelf.len()), ("friday", 8));
    assert!(matches!(own.origin, Origin::File(_)));
    let rules = own.profile.as_ref().unwrap();
    let mut expected = rulebook("tda-2024");
    expected.name = "Friday".to_owned();
    expected.clock.expiry = ClockExpiry::Dead;
    assert_eq!(*rules, expected);

    let late = |rules: &Rulebook| clock(rules, ClockedAct::TooLate, FacedBet::Nothing).verdict;
    assert_eq!(late(&rulebook("tda-2024")), ClockVerdict::Checked);
    assert_eq!(late(rules), ClockVerdict::HandDead, "the switch is heeded");
}

#[test]
fn a_written_rule_book_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    for entry in profiles::shelf::<Rulebook>(None) {
        let file = folder.path().join(&entry.id);
        let rules = entry.profile.unwrap();
        profiles::write(&file, &rules).unwrap();
        assert_eq!(profiles::read::<Rulebook>(&file).unwrap(), rules, "{}", entry.id);
    }
}

/// (text in tda-2024, its replacement, position of the fault, message)
const WRONG: &[(&str, &str, &str, &str)] = &[
    // Unknown names.
    (
        "half_bet: Counts",
        "half_bets: Counts",
        "half_bet: Counts",
        "Unexpected field named `half_bets` in `BettingRules`, expected one of `half_bet`, \
         `raise_cap`, `cap_lifts`, `completion`, `pot_blinds`, `pot_most`, `pot_antes`, \
         `ante_order`, or `equal_boards` instead",
    ),
    (
        "starts: SeatOne",
        "starts: SeatTwo",
        "SeatOne",
        "Unexpected variant named `SeatTwo` in enum `RaceStart`, expected either `SeatOne` or \
         `ComingSmallBlind` instead",
    ),
    (
        "book: Tda2024",
        "book: Tda2023",
        "Tda2024",
        "Unexpected variant named `Tda2023` in enum `Book`, expected one of `Tda2024`, `Tda2026`, \
         `Wsop`, `WsopLive`, `Roberts`, `Seed000`, `Seed001`, `Seed002`, `Seed003`, or `Seed004` \
         instead",
    ),
    // A value that is not a name where one is expected.
    ("SeatOne", "\"SeatOne\"", "SeatOne", "not a name: expected `SeatOne` or `ComingSmallBlind`"),
    ("SeatOne", "1", "SeatOne", "not a name: expected `SeatOne` or `ComingSmallBlind`"),
    ("SeatOne", "(SeatOne)", "SeatOne", "not a name: expected `SeatOne` or `ComingSmallBlind`"),
    ("UpTo(25)", "25", "UpTo(25)", "not a name: expected `UpTo` or `Exactly`"),
    // Missing fields.
    (
        "        expiry: DeadOrCheck,\n",
        "",
        "        // An action with the last second",
        "`expiry` is missing in `CalledClockRules`: expected all its fields",
    ),
    ("shot_clock: Off", "shot_clock: On", "Off", "Expected opening `(`"),
    // Numbers out of range.
    (
        "UpTo(25)",
        "UpTo(-25)",
        "25)",
        "number out of range: expected a whole number, not negative and not too large",
    ),
    ("UpTo(25)", "UpTo(0)", "UpTo(25)", "`seconds` is 0 seconds: expected 1 to 600"),
    ("UpTo(25)", "Exactly(601)", "UpTo(25)", "`seconds` is 601 seconds: expected 1 to 600"),
    ("countdown: 5", "countdown: 601", "5,\n", "`countdown` is 601 seconds: expected at most 600"),
    (
        "before: Reasonable",
        "before: Seconds(601)",
        "Reasonable",
        "`before` is 601 seconds: expected at most 600",
    ),
    ("in_break: 60", "in_break: 0", "60,", "`in_break` is 0 seconds: expected 1 to 600"),
    (
        "BetsAndRaises(4)",
        "Raises(0)",
        "BetsAndRaises(4)",
        "`raise_cap` of 0: expected 1 to 255, or Unlimited for no cap",
    ),
    (
        "rounds: FloorSays",
        "rounds: UpTo(0)",
        "FloorSays",
        "`rounds` of a penalty is 0: expected UpTo(1) to UpTo(255), or FloorSays",
    ),
    ("name: \"TDA 2024\"", "name: \"  \"", "\"TDA 2024\"", "`name`: expected 1 to 200 letters"),
];

#[test]
fn a_wrong_file_says_where_and_what_was_expected() {
    for (old, new, at, said) in WRONG {
        let got = message(old, new);
        let (line, rest) = got.split_once(':').unwrap();
        let (column, what) = rest.split_once(": ").unwrap();
        assert_eq!(what, *said, "{new}");
        let at = place(old, at);
        // A missing field is reported at the end of its group.
        if what.contains("is missing") {
            assert!(line.parse::<usize>().unwrap() >= at.0, "{new}: {got}");
        } else if what.contains("opening") || what.contains("out of range") {
            assert_eq!(line, at.0.to_string(), "{new}: {got}");
        } else {
            assert_eq!(
                (line, column),
                (at.0.to_string().as_str(), at.1.to_string().as_str()),
                "{new}"
            );
        }
    }
}

/// A shot clock is written like any other switch, and its numbers are checked.
#[test]
fn a_shot_clock_is_looked_at() {
    let with = |flop: u16, banks: u8, bank: u16, level: u16| {
        let clock = format!(
            "shot_clock: On(pre_flop: 15, flop: {flop}, turn: 30, river: 30, starts: \
             Level({level}), banks: {banks}, bank_seconds: {bank}, reset: FinalTable, \
             unused: Lost, expiry: DeadOrCheck)"
        );
        message("shot_clock: Off", &clock)
    };
    assert!(with(0, 0, 0, 1).ends_with(": `flop` is 0 seconds: expected 1 to 600"));
    assert!(with(20, 3, 0, 1).ends_with(": `bank_seconds` is 0 seconds: expected 1 to 600"));
    assert!(with(20, 3, 30, 0).ends_with(": `starts` at level 0: expected a level from 1"));
    let mut rules = rulebook("tda-2024");
    rules.shot_clock = ShotClockRules::On(ShotClock {
        pre_flop: 15,
        flop: 20,
        turn: 30,
        river: 30,
        starts: ShotClockStart::TablesFromTheMoney(1),
        banks: 3,
        bank_seconds: 30,
        reset: BankReset::FinalTable,
        unused: UnusedBanks::Lost,
        expiry: ClockExpiry::Dead,
    });
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("timed.ron");
    profiles::write(&file, &rules).unwrap();
    assert_eq!(profiles::read::<Rulebook>(&file).unwrap(), rules);
}

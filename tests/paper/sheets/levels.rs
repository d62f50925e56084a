//! Tests of levels with their times, games and prices.

use bottone::{
    base::{chips::Chips, money::Money, time::Span},
    i18n::Language,
    rules::{
        buy_in::BuyIn,
        levels::{
            Ante, Betting, Break, BreakName, Chip, Game, Level, LimitBets, Row, Structure,
            StudStakes, Variant,
        },
    },
    session::Desk as _,
    tournament::{
        Command,
        clock::ClockCommand,
        papers::{Scope, SheetKind::Levels},
        setup::Setup,
    },
    view::sheet::Job,
    vocabulary::words,
};

use crate::{
    sheets::tables::{heads, lines, notes, setup},
    stage::{self, Room},
};

fn level(small: u64, big: u64) -> Level {
    let ante = (big > 100).then_some(Ante::BigBlind(Chips::new(big)));
    Level { small: Chips::new(small), big: Chips::new(big), minutes: 20, ante, ..Level::default() }
}

/// Makes two levels, a break with everything in it, a level, the day's end, and a level with a
/// dinner.
pub(crate) fn evening() -> Structure {
    let chip = |value, name: &str| Chip {
        value: Chips::new(value),
        name: name.to_owned(),
        colour: (0, 0, 0),
    };
    Structure {
        name: "Two days".to_owned(),
        starting_stack: Chips::new(30_000),
        chips: vec![chip(25, "green"), chip(100, "black"), chip(500, "Oro")],
        rows: vec![
            Row::Level(level(50, 100)),
            Row::Level(level(100, 200)),
            Row::ColourUp(vec![Chips::new(25)]),
            Row::Break(Break { minutes: 10, name: BreakName::Break }),
            Row::RegistrationCloses,
            Row::Level(level(200, 400)),
            Row::EndOfDay,
            Row::Level(level(400, 800)),
            Row::Break(Break { minutes: 60, name: BreakName::Dinner }),
            Row::Level(level(500, 1_000)),
        ],
        ..Structure::default()
    }
}

pub(crate) fn room() -> Room {
    Room::open(setup(), evening())
}

pub(crate) fn clock(room: &mut Room, command: ClockCommand) {
    room.does(Command::Clock(command));
}

/// Returns the last column of the level sheet and its bands; times count from the start of the
/// evening.
fn times(room: &Room) -> Vec<String> {
    let sheets = room.sheets(Levels, &Scope::All);
    let shown = |time: &str| {
        let minute = |minute: i64| {
            words::time_of_day(stage::EVENING.after(Span::from_minutes(minute))) == time
        };
        (0..600).find(|n| minute(*n)).map_or_else(|| time.to_owned(), |n| format!("{n}'"))
    };
    let row = |line: String| match line.strip_prefix("# ") {
        Some(band) => band.split(" · ").map(shown).collect::<Vec<_>>().join(" · "),
        None => shown(line.rsplit(" | ").next().unwrap()),
    };
    lines(&sheets[0]).into_iter().map(row).collect()
}

#[test]
fn before_the_start_times_count_from_it_and_from_each_days_own() {
    let room = room();
    assert_eq!(
        times(&room),
        [
            "+0:00",
            "+0:20",
            "Break, 10 minutes · +0:40 · registration closes · the 25s come off",
            "+0:50",
            "End of day · +1:10",
            "+0:00",
            "Dinner, 60 minutes · +0:20",
            "+1:20",
        ]
    );
    let sheets = room.sheets(Levels, &Scope::All);
    let below = notes(&sheets[0]);
    assert_eq!(below[0], "No-Limit Hold'em · 30,000 chips · 20-minute levels · big blind ante");
    assert!(below[1].starts_with("The clock has not started"), "{below:?}");
    assert!(below[1].contains("Buy-in 100+10. 1 re-entry until the end of level 2."), "{below:?}");
    assert!(below[1].ends_with("Chips: 25 green, 100 black, 500 Oro."), "{below:?}");
    assert_eq!(lines(&sheets[0])[1], "2 | 100 | 200 | 200 | 20 | +0:20");
    assert_eq!(lines(&sheets[0])[0], "1 | 50 | 100 | – | 20 | +0:00");
}

#[test]
fn what_was_played_stands_at_its_real_time_and_what_comes_follows_the_clock() {
    let mut room = room();
    room.minutes_later(5);
    clock(&mut room, ClockCommand::Start);
    let all = |a: &str, b: &str, c: &str, d: &str| {
        [
            "5'".to_owned(),
            a.to_owned(),
            format!("Break, 10 minutes · {b} · registration closes · the 25s come off"),
            c.to_owned(),
            format!("End of day · {d}"),
            "+0:00".to_owned(),
            "Dinner, 60 minutes · +0:20".to_owned(),
            "+1:20".to_owned(),
        ]
    };
    assert_eq!(times(&room), all("25'", "45'", "55'", "75'"));
    room.minutes_later(10);
    clock(&mut room, ClockCommand::Pause);
    room.minutes_later(7);
    // Stopped: later levels hold if it starts again now.
    assert_eq!(times(&room), all("32'", "52'", "62'", "82'"));
    let stopped = room.sheets(Levels, &Scope::All);
    let time = words::time_of_day(room.session.now());
    assert!(notes(&stopped[0])[1].contains(&format!("if it restarts at {time}")));
    clock(&mut room, ClockCommand::Start);
    assert!(!notes(&room.sheets(Levels, &Scope::All)[0])[1].contains("stopped"));
    room.minutes_later(29);
    // The second level is played; the passing of time alone changes nothing.
    assert_eq!(times(&room), all("32'", "52'", "62'", "82'"));
    clock(&mut room, ClockCommand::Adjust { by: Span::from_minutes(3) });
    assert_eq!(times(&room), all("32'", "55'", "65'", "85'"));
    // The computer's clock was an hour slow: play goes on as before, at the new times.
    room.clock.advance(Span::from_minutes(60));
    room.session.check_clock().unwrap();
    assert_eq!(times(&room), all("32'", "115'", "125'", "145'"));
    // Back to the first level, which is played again.
    clock(&mut room, ClockCommand::Previous);
    assert_eq!(times(&room)[..2], ["111'", "131'"].map(str::to_owned));
}

#[test]
fn a_level_that_was_left_out_was_never_played_and_a_new_day_has_its_own_times() {
    let mut room = room();
    clock(&mut room, ClockCommand::Start);
    room.minutes_later(1);
    clock(&mut room, ClockCommand::Jump { row: 5 });
    let left_out = "Break, 10 minutes · – · registration closes · the 25s come off";
    assert_eq!(times(&room)[..5], ["0'", "–", left_out, "1'", "End of day · 21'"]);
    room.minutes_later(30);
    // The second day has not been started.
    assert_eq!(
        times(&room)[3..],
        ["1'", "End of day · 21'", "+0:00", "Dinner, 60 minutes · +0:20", "+1:20",]
    );
    room.minutes_later(69);
    clock(&mut room, ClockCommand::Start);
    room.minutes_later(200);
    assert_eq!(
        times(&room)[3..],
        ["1'", "End of day · 21'", "100'", "Dinner, 60 minutes · 120'", "180'",]
    );
}

#[test]
fn a_clock_that_was_set_before_it_started_leaves_out_what_is_before() {
    let mut room = room();
    clock(&mut room, ClockCommand::Next);
    assert_eq!(times(&room)[..2], ["–", "+0:00"]);
    room.minutes_later(9);
    let started = room.does(Command::Clock(ClockCommand::Start));
    assert_eq!(times(&room)[..2], ["–", "9'"]);
    let new = Row::Level(level(75, 150));
    clock(&mut room, ClockCommand::InsertRow { row: 2, new: Box::new(new) });
    assert_eq!(
        times(&room)[..4],
        ["–", "9'", "29'", {
            "Break, 10 minutes · 49' · registration closes · the 25s come off"
        }]
    );
    room.session.undo().unwrap();
    assert_eq!(started + 2, u32::try_from(room.session.records().len() - 1).unwrap());
    assert_eq!(times(&room).len(), 8);
}

#[test]
fn every_game_has_the_columns_that_it_needs() {
    let stud = StudStakes { ante: Chips::new(25), bring_in: Chips::new(50) };
    let bets = LimitBets { small: Chips::new(100), big: Chips::new(200) };
    let blinds = level(50, 100);
    let only_stud = Level { stud: Some(stud), bets: Some(bets), minutes: 30, ..Level::default() };
    let both = Level { stud: Some(stud), bets: Some(bets), ..blinds.clone() };
    let each = Level { ante: Some(Ante::Each(Chips::new(10))), ..blinds.clone() };
    let game = Game::One(Variant::Omaha, Betting::PotLimit);
    let omaha = Level { game: Some(game), ..blinds.clone() };
    let cases = [
        (
            vec![blinds.clone()],
            "Level | Small blind | Big blind | Minutes | Starts",
            "1 | 50 | 100 | 20 | +0:00",
        ),
        (
            vec![each.clone(), level(100, 200)],
            "Level | Small blind | Big blind | Ante | Minutes | Starts",
            "1 | 50 | 100 | 10 each | 20 | +0:00",
        ),
        (
            vec![each],
            "Level | Small blind | Big blind | Ante | Minutes | Starts",
            "1 | 50 | 100 | 10 | 20 | +0:00",
        ),
        (
            vec![only_stud],
            "Level | Ante | Bring-in | Bets | Minutes | Starts",
            "1 | 25 | 50 | 100 / 200 | 30 | +0:00",
        ),
        (
            vec![both, blinds],
            "Level | Small blind | Big blind | Ante | Bets | Minutes | Starts",
            "1 | 50 | 100 | stud 25 · bring-in 50 | 100 / 200 | 20 | +0:00",
        ),
        (
            vec![omaha, level(100, 200)],
            "Level | Game | Small blind | Big blind | Ante | Minutes | Starts",
            "1 | Pot-Limit Omaha | 50 | 100 | – | 20 | +0:00",
        ),
    ];
    for (levels, columns, first) in cases {
        let rows = levels.into_iter().map(Row::Level).collect();
        let room = Room::open(Setup::default(), Structure { rows, ..evening() });
        let sheets = room.sheets(Levels, &Scope::All);
        assert_eq!(heads(&sheets[0]).join(" | "), columns);
        assert_eq!(lines(&sheets[0])[0], first);
    }
}

#[test]
fn the_prices_below_the_levels_are_those_of_the_house() {
    let cases = [
        (Some(0), Language::English, "No re-entries."),
        (Some(2), Language::English, "2 re-entries until the end of level 2."),
        (None, Language::English, "Unlimited re-entries until the end of level 2."),
        (Some(1), Language::Italian, "1 rientro fino alla fine del livello 2."),
        (None, Language::Italian, "Rientri senza limite fino alla fine del livello 2."),
    ];
    for (re_entries, language, said) in cases {
        let guarantee = Money::from_minor(5_000_000);
        let room = Room::open(Setup { re_entries, guarantee, ..setup() }, evening());
        let Job::Sheets(sheets) = room.job(language, Levels, &Scope::All) else { panic!() };
        let note = notes(&sheets[0])[1].to_owned();
        assert!(note.contains(said), "{note}");
        assert!(!note.contains('\u{2068}') && note.contains("50"), "{note}");
    }
    // If the structure does not close registration, the sheet does not mention it.
    let rows = vec![Row::Level(level(50, 100))];
    let free = Setup { buy_in: BuyIn::default(), ..setup() };
    let room = Room::open(free, Structure { rows, chips: Vec::new(), ..evening() });
    let sheets = room.sheets(Levels, &Scope::All);
    let note = notes(&sheets[0])[1];
    assert!(note.contains("1 re-entry. ") && !note.contains("Buy-in"), "{note}");
    assert!(!note.contains("Chips:"), "{note}");
}

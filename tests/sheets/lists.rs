//! Levels with their times, counts, bags, races, rulings and the log.

use bottone::{
    rules::{
        buy_in::BuyIn,
        chips::Chips,
        colour_up::Holding,
        levels::{
            Ante, Betting, Break, BreakName, Chip, Game, Level, LimitBets, Row, Structure,
            StudStakes, Variant,
        },
        money::Money,
        seat::SeatNo,
        time::Span,
    },
    tongue::Language,
    tournament::{
        Command,
        clock::ClockCommand,
        counts::{self, CountCommand, RaceCards},
        entries::EntryCommand,
        incidents::{Given, IncidentCommand, Matter, Penalty, Verdict},
        papers::{
            Scope,
            SheetKind::{self, BagSlips, ChipCounts, ColorUp, Levels, Log, Payouts, Rulings},
        },
        setup::Setup,
        tables::TableCommand,
    },
    view::{
        sheet::{Job, Part, Slip},
        words,
    },
};

use crate::{
    stage::{self, Room},
    tables::{heads, lines, notes, number, setup, table},
};

fn level(small: u64, big: u64) -> Level {
    let ante = (big > 100).then_some(Ante::BigBlind(Chips::new(big)));
    Level { small: Chips::new(small), big: Chips::new(big), minutes: 20, ante, ..Level::default() }
}

/// Two levels, a break with everything in it, a level, the end of the day, a level with a dinner.
fn evening() -> Structure {
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

fn room() -> Room {
    Room::open(setup(), evening())
}

fn clock(room: &mut Room, command: ClockCommand) {
    room.does(Command::Clock(command));
}

/// The last column of the level sheet and its bands; instants count from the evening's beginning.
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
            "End of the day · +1:10",
            "+0:00",
            "Dinner, 60 minutes · +0:20",
            "+1:20",
        ]
    );
    let sheets = room.sheets(Levels, &Scope::All);
    let told = notes(&sheets[0]);
    assert_eq!(told[0], "No-Limit Hold'em · 30,000 chips · 20-minute levels · big blind ante");
    assert!(told[1].starts_with("The clock has not been started"), "{told:?}");
    assert!(told[1].contains("Buy-in 100+10. 1 re-entry until the end of level 2."), "{told:?}");
    assert!(told[1].ends_with("Chips: 25 green, 100 black, 500 Oro."), "{told:?}");
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
            format!("End of the day · {d}"),
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
    assert!(notes(&stopped[0])[1].contains(&format!("if it starts again at {time}")));
    clock(&mut room, ClockCommand::Start);
    assert!(!notes(&room.sheets(Levels, &Scope::All)[0])[1].contains("stopped"));
    room.minutes_later(29);
    // The second level is played; the instant alone changes nothing.
    assert_eq!(times(&room), all("32'", "52'", "62'", "82'"));
    clock(&mut room, ClockCommand::Adjust { by: Span::from_minutes(3) });
    assert_eq!(times(&room), all("32'", "55'", "65'", "85'"));
    // The computer's clock was an hour slow: play goes on as before, at the times it says now.
    room.minutes_later(60);
    clock(&mut room, ClockCommand::Rebase { by: Span::from_minutes(60) });
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
    assert_eq!(times(&room)[..5], ["0'", "–", left_out, "1'", "End of the day · 21'"]);
    room.minutes_later(30);
    // Nobody has started the second day.
    assert_eq!(
        times(&room)[3..],
        ["1'", "End of the day · 21'", "+0:00", "Dinner, 60 minutes · +0:20", "+1:20",]
    );
    room.minutes_later(69);
    clock(&mut room, ClockCommand::Start);
    room.minutes_later(200);
    assert_eq!(
        times(&room)[3..],
        ["1'", "End of the day · 21'", "100'", "Dinner, 60 minutes · 120'", "180'",]
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
    clock(&mut room, ClockCommand::InsertRow { row: 2, new });
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
        (None, Language::English, "Re-entries without limit until the end of level 2."),
        (Some(1), Language::Italian, "1 rientro fino alla fine del livello 2."),
        (None, Language::Italian, "Rientri senza limite fino alla fine del livello 2."),
    ];
    for (re_entries, language, said) in cases {
        let guarantee = Money::from_minor(5_000_000);
        let room = Room::open(Setup { re_entries, guarantee, ..setup() }, evening());
        let Job::Sheets(sheets) = room.job(language, Levels, &Scope::All) else { panic!() };
        let told = notes(&sheets[0])[1].to_owned();
        assert!(told.contains(said), "{told}");
        assert!(!told.contains('\u{2068}') && told.contains("50"), "{told}");
    }
    // Without a word on when registration closes there is none on the sheet.
    let rows = vec![Row::Level(level(50, 100))];
    let free = Setup { buy_in: BuyIn::default(), ..setup() };
    let room = Room::open(free, Structure { rows, chips: Vec::new(), ..evening() });
    let sheets = room.sheets(Levels, &Scope::All);
    let told = notes(&sheets[0])[1];
    assert!(told.contains("1 re-entry. ") && !told.contains("Buy-in"), "{told}");
    assert!(!told.contains("Chips:"), "{told}");
}

/// Four players at table 4, two at table 12.
fn seated() -> Room {
    let mut room = room();
    room.tables(TableCommand::Open { tables: vec![number(4), number(12)], size: 9 });
    room.fills(4, 4);
    room.fills(12, 2);
    room
}

#[test]
fn a_table_is_counted_chip_by_chip_without_what_the_program_knows() {
    let mut room = seated();
    let entry = room.last_entry();
    room.counts(&[(entry, 31_337)]);
    let sheets = room.sheets(ChipCounts, &Scope::All);
    assert_eq!(
        sheets.iter().map(|sheet| sheet.title.as_str()).collect::<Vec<_>>(),
        ["Table 4", "Table 12"]
    );
    assert_eq!(heads(&sheets[0]).join(" | "), "Seat | Player | 25 | 100 | 500 | Total");
    assert_eq!(
        lines(&sheets[1]),
        ["1 | T12, A |  |  |  | ", "2 | T12, B |  |  |  | ", "=  | Table total |  |  |  | ",]
    );
    assert!(sheets[1].detail.starts_with("Autumn Main Event · Day 1B · Chip counts · "));
    assert_eq!(room.sheets(ChipCounts, &Scope::Tables(vec![number(12)])), sheets[1..]);
    // Level 3: the green ones have come off.
    clock(&mut room, ClockCommand::Jump { row: 5 });
    let sheets = room.sheets(ChipCounts, &Scope::All);
    assert_eq!(heads(&sheets[0]).join(" | "), "Seat | Player | 100 | 500 | Total");
}

fn slips(room: &Room, scope: &Scope) -> Vec<Slip> {
    let Job::Slips(slips) = room.job(Language::English, BagSlips, scope) else { panic!() };
    slips
}

fn blank<'a>(slip: &'a Slip, caption: &str) -> Option<&'a str> {
    let found = slip.blanks.iter().find(|(name, _)| name == caption);
    found.map(|(_, known)| known.as_str())
}

#[test]
fn a_bag_has_three_slips_with_the_count_in_words_and_the_next_days_seat_once_it_is_drawn() {
    let mut room = seated();
    let last = room.last_entry();
    clock(&mut room, ClockCommand::Start);
    room.counts(&[(last, 41_500)]);
    // Counted, but play goes on: the slip is filled in when the bag is closed.
    let before = slips(&room, &Scope::All);
    assert_eq!(before.len(), 18);
    assert!(before.iter().all(|slip| slip.amount.is_empty() && blank(slip, "Count") == Some("")));
    room.minutes_later(70);
    let row = |entry, chips, pieces: &[(u64, u32)]| counts::Row {
        entry,
        chips: Chips::new(chips),
        pieces: pieces.iter().map(|(value, count)| (Chips::new(*value), *count)).collect(),
    };
    let t = room.session.tournament();
    let there: Vec<_> = t.tables().table(number(12)).unwrap().entries().map(|(_, id)| id).collect();
    let rows = vec![row(there[0], 18_500, &[]), row(last, 41_500, &[(100, 15), (500, 80)])];
    room.does(Command::Counts(CountCommand::Sheet { table: number(12), rows }));
    let all = slips(&room, &Scope::All);
    // A page holds the slips that are a third of the pile apart: the three parts of one player.
    for (n, slip) in all.iter().take(6).enumerate() {
        let parts = [slip, &all[n + 6], &all[n + 12]];
        assert!(parts.iter().all(|part| part.name == slip.name && part.amount == slip.amount));
        assert_eq!(
            parts.map(|part| part.kind.as_str()),
            ["Bag slip · in the bag", "Bag slip · for the player", "Bag slip · for the office"]
        );
    }
    let bag = slips(&room, &Scope::Entries(vec![last])).remove(0);
    assert_eq!((bag.name.as_str(), bag.amount.as_str()), ("T12, B", "41,500"));
    assert_eq!(bag.in_words, "forty-one thousand five hundred");
    let pieces = [("100 × 15", "1,500"), ("500 × 80", "40,000")];
    assert_eq!(bag.figures, pieces.map(|(a, b)| (a.to_owned(), b.to_owned())));
    assert!(bag.detail.starts_with("Table 12 Seat 2 · entry 6"), "{}", bag.detail);
    assert_eq!((blank(&bag, "Count"), blank(&bag, "Next day")), (None, Some("")));
    let table_4 = slips(&room, &Scope::Tables(vec![number(4)]));
    assert!(table_4.len() == 12 && table_4.iter().all(|slip| slip.amount.is_empty()));
    room.does(Command::Tables(TableCommand::Redraw { tables: vec![number(4)], size: 9, seed: 1 }));
    let drawn = slips(&room, &Scope::Entries(vec![last])).remove(0);
    let next = room.session.tournament().tables().seat_of(last).unwrap();
    let next = words::seat_aloud(Language::English, next);
    assert_eq!(blank(&drawn, "Next day"), Some(next.as_str()));
    assert_eq!(drawn.detail, bag.detail, "where the day ended");
    assert_eq!(drawn.mark, "");
    room.minutes_later(1);
    room.prints(BagSlips, Scope::All);
    assert_eq!(slips(&room, &Scope::Entries(vec![last]))[0].mark, "Copy");
}

#[test]
fn a_count_in_words_is_italian_in_italian() {
    let mut room = seated();
    let last = room.last_entry();
    room.counts(&[(last, 999_999_999_999)]);
    let job = room.job(Language::Italian, BagSlips, &Scope::Entries(vec![last]));
    let Job::Slips(slips) = job else { panic!("{job:?}") };
    assert_eq!(slips[0].amount, "999.999.999.999");
    assert!(slips[0].in_words.starts_with("novecentonovantanove miliardi "), "{:?}", slips[0]);
}

#[test]
fn the_colour_up_sheet_says_what_to_bring_and_what_came_of_it() {
    let mut room = seated();
    clock(&mut room, ClockCommand::Start);
    let sheet = room.sheets(ColorUp, &Scope::All).remove(0);
    let time = words::time_of_day(stage::EVENING.after(Span::from_minutes(40)));
    let plan = lines(&sheet);
    assert!(plan[0].starts_with(&format!("25s → 100s | After level 2 · {time} | ")), "{plan:?}");
    assert!(plan[1].starts_with("100s → 500s | Not planned"), "{plan:?}");
    let race = |room: &Room| {
        let mut sheet = room.sheets(ColorUp, &Scope::All).remove(0);
        sheet.parts.drain(..2);
        lines(&sheet)
    };
    assert_eq!(race(&room).len(), 2);
    room.minutes_later(41);
    // At every instant that follows the plan says the same.
    assert_eq!(
        lines(&room.sheets(ColorUp, &Scope::All)[0])[0].split(" | ").nth(1),
        plan[0].split(" | ").nth(1)
    );
    let seat = |n| SeatNo::new(n).unwrap();
    let holding = |n, chips| Holding { seat: seat(n), chips, others: true };
    let race_it = CountCommand::ColourUp {
        table: number(12),
        old: Chips::new(25),
        new: Chips::new(100),
        holdings: vec![holding(1, 6), holding(2, 4)],
        cards: RaceCards::Drawn { seed: 1 },
    };
    room.does(Command::Counts(race_it));
    let after = race(&room);
    assert!(after[0].starts_with("Table 4 | ") && after[0].ends_with(" |  | "), "{after:?}");
    assert_eq!(after[1], "Table 12 | – | – | 250 | 300 (+50)");
}

#[test]
fn rulings_and_penalties_are_on_record_with_what_is_left_of_them() {
    let mut room = seated();
    assert!(room.job(Language::English, Rulings, &Scope::All).is_empty());
    let last = room.last_entry();
    let given = Given {
        matter: Matter::Other("String bet".to_owned()),
        verdict: Verdict::Told("Call only".to_owned()),
        rules: vec!["TDA 40".to_owned(), "TDA 42".to_owned()],
        book: "TDA 2024".to_owned(),
        table: Some(number(12)),
        player: Some(last),
        note: "two motions".to_owned(),
    };
    room.does(Command::Incidents(IncidentCommand::Rule(Box::new(given))));
    let mut penalise = |penalty, note: &str| {
        let note = note.to_owned();
        room.does(Command::Incidents(IncidentCommand::Penalise { entry: last, penalty, note }));
    };
    penalise(Penalty::Warning, "phone");
    penalise(Penalty::Rounds(2), "phone again");
    room.does(Command::Incidents(IncidentCommand::Miss { entry: last, hands: 1 }));
    let sheet = room.sheets(Rulings, &Scope::All).remove(0);
    let at = words::time_of_day(room.session.now());
    let ruled = format!(
        "{at} | 12 | T12, B | String bet: Call only · two motions | TDA 40, TDA 42 · TDA 2024 | Ann"
    );
    assert_eq!(lines(&sheet)[1..], [ruled]);
    let penalties = |room: &Room| {
        let mut sheet = room.sheets(Rulings, &Scope::All).remove(0);
        sheet.parts.drain(..3);
        lines(&sheet)[1..].to_vec()
    };
    assert_eq!(
        penalties(&room),
        [
            format!("{at} | 12 | T12, B | Warning | – | phone | Ann"),
            format!(
                "{at} | 12 | T12, B | 4 hands: 2 rounds of 2 | misses 3 hands | phone again | Ann"
            ),
        ]
    );
    room.does(Command::Incidents(IncidentCommand::Lift {
        entry: last,
        reason: "appeal".to_owned(),
    }));
    assert!(penalties(&room)[1].contains("| lifted: appeal |"), "{:?}", penalties(&room));
    // What was taken back was never given.
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    assert_eq!(penalties(&room).len(), 1);
}

#[test]
fn the_log_has_every_record_and_marks_what_does_not_stand() {
    let mut room = seated();
    assert_eq!(lines(&room.sheets(Log, &Scope::All)[0]).len(), 1 + room.session.records().len());
    let last = room.last_entry();
    let bust = room.does(Command::Entries(EntryCommand::Bust { out: vec![(last, None)] }));
    room.session.undo().unwrap();
    let said = lines(&room.sheets(Log, &Scope::All)[0]);
    let bust = usize::try_from(bust).unwrap();
    assert!(
        said[1 + bust].contains("| Ann · desk 1 | UNDONE · Bust · T12, B."),
        "{}",
        said[1 + bust]
    );
    assert!(said[2 + bust].contains("| Undone: Bust"), "{}", said[2 + bust]);
    assert!(said[0].starts_with("# "), "{}", said[0]);
    room.minutes_later(24 * 60);
    clock(&mut room, ClockCommand::Start);
    let said = lines(&room.sheets(Log, &Scope::All)[0]);
    assert_eq!(said.iter().filter(|line| line.starts_with("# ")).count(), 2, "two days");
}

#[test]
fn every_sheet_says_of_which_record_it_is() {
    let room = seated();
    let last = room.session.records().len() - 1;
    let time = words::time_of_day(room.session.now());
    for kind in [Levels, ChipCounts, Log, Payouts, SheetKind::SeatsByName, SheetKind::Results] {
        for sheet in room.sheets(kind, &Scope::All) {
            let foot = format!("{time} · record {last} · ");
            assert!(sheet.foot.starts_with(&foot), "{kind:?}: {}", sheet.foot);
        }
    }
    let Job::Slips(slips) = room.job(Language::Italian, BagSlips, &Scope::All) else { panic!() };
    assert!(slips[0].foot.starts_with(&format!("{time} · atto {last} · ")), "{}", slips[0].foot);
}

#[test]
fn an_empty_event_has_its_levels_and_says_why_it_has_nothing_else() {
    let room = Room::open(Setup::default(), Structure { chips: Vec::new(), ..evening() });
    for language in Language::ALL {
        for kind in bottone::view::sheets::ALL {
            let empty = room.job(language, kind, &Scope::All).is_empty();
            let some = matches!(kind, Levels | Payouts | SheetKind::Results);
            assert_eq!(empty, !some, "{kind:?}");
            let why = bottone::view::sheets::nothing(language, kind, &Scope::All);
            assert!(!why.contains("sheets-") && why.contains(' '), "{kind:?}: {why}");
        }
    }
    let sheets = room.sheets(Levels, &Scope::All);
    assert!(
        sheets[0].parts.iter().all(|part| !matches!(part, Part::Note(note) if note.is_empty()))
    );
    assert_eq!(table(&sheets[0]).rows.len(), 8);
}

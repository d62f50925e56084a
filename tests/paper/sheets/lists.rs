//! Tests of counts, bags, races, rulings and the log.

use bottone::{
    base::{chips::Chips, seat::SeatNo, time::Span},
    i18n::Language,
    rules::{colour_up::Holding, levels::Structure, rulebook::DrawnSuits},
    session::Desk as _,
    tournament::{
        Command,
        clock::ClockCommand,
        counts::{self, CountCommand, RaceCards},
        entries::EntryCommand,
        incidents::{GivenRuling, IncidentCommand, Matter, Penalty, Verdict},
        papers::{
            Scope,
            SheetKind::{self, BagSlips, ChipCounts, ColorUp, Levels, Log, Payouts, Rulings},
        },
        setup::Setup,
        tables::TableCommand,
    },
    view::sheet::{Job, SheetPart, Slip},
    vocabulary::words,
};

use crate::{
    sheets::{
        levels::{clock, evening, room},
        tables::{heads, lines, number, table},
    },
    stage::{self, Room},
};

/// Makes four players at table 4 and two at table 12.
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
    room.counts(&[(entry, 31_325)]);
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
    let row = |entry, chips, pieces: &[(u64, u32)]| counts::StackCount {
        entry,
        chips: Chips::new(chips),
        pieces: pieces.iter().map(|(value, count)| (Chips::new(*value), *count)).collect(),
    };
    let t = room.session.tournament();
    let there: Vec<_> = t.tables().table(number(12)).unwrap().entries().map(|(_, id)| id).collect();
    let rows = vec![row(there[0], 18_500, &[]), row(last, 41_500, &[(100, 15), (500, 80)])];
    room.does(Command::Counts(CountCommand::Sheet { table: number(12), rows }));
    let all = slips(&room, &Scope::All);
    // A page holds slips a third of the pile apart: the three parts of one player.
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
    let next = words::seat_in_full(Language::English, next);
    assert_eq!(blank(&drawn, "Next day"), Some(next.as_str()));
    assert_eq!(drawn.detail, bag.detail, "where the day ended");
    assert_eq!(drawn.mark, "");
    room.minutes_later(1);
    room.prints(BagSlips, Scope::All);
    assert_eq!(slips(&room, &Scope::Entries(vec![last]))[0].mark, "Copy");
}

#[test]
fn a_count_in_words_is_italian_in_italian() {
    let mut room = room();
    clock(&mut room, ClockCommand::SetStack { stack: Chips::new(999_999_999_999) });
    room.tables(TableCommand::Open { tables: vec![number(4)], size: 9 });
    room.fills(4, 4);
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
    assert!(plan[1].starts_with("100s → 500s | Not scheduled"), "{plan:?}");
    let race = |room: &Room| {
        let mut sheet = room.sheets(ColorUp, &Scope::All).remove(0);
        sheet.parts.drain(..2);
        lines(&sheet)
    };
    assert_eq!(race(&room).len(), 3, "two tables and their sum");
    room.minutes_later(41);
    // The plan says the same at every later time.
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
        suits: DrawnSuits::default(),
    };
    room.does(Command::Counts(race_it));
    let after = race(&room);
    assert!(after[0].starts_with("Table 4 | ") && after[0].ends_with(" |  | "), "{after:?}");
    assert_eq!(after[1], "Table 12 | – | – | 250 | 300 (+50)");
    // The chips still to bring are those that table 4 needs; the result is that of the plan.
    let to_bring = after[0].split(" | ").nth(1).unwrap();
    assert_eq!(after[2], format!("= All tables | {to_bring} |  | 250 | 300 (+50)"));
    let head = lines(&room.sheets(ColorUp, &Scope::All)[0])[0].clone();
    let sum = format!("1 of 2 tables · 250 out, 300 in, +50 · Bring {to_bring} of 100");
    assert!(head.ends_with(&sum), "{head}");
}

#[test]
fn rulings_and_penalties_are_on_record_with_what_is_left_of_them() {
    let mut room = seated();
    assert!(room.job(Language::English, Rulings, &Scope::All).is_empty());
    let last = room.last_entry();
    let given = GivenRuling {
        matter: Matter::Other("String bet".to_owned()),
        verdict: Verdict::Text("Call only".to_owned()),
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
    // An undone ruling does not count.
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
        said[1 + bust].contains("| Ann · desk 1 | VOIDED · Bust · T12, B."),
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
    assert!(slips[0].foot.starts_with(&format!("{time} · voce {last} · ")), "{}", slips[0].foot);
}

#[test]
fn an_empty_event_has_its_levels_and_says_why_it_has_nothing_else() {
    let room = Room::open(Setup::default(), Structure { chips: Vec::new(), ..evening() });
    for language in Language::complete() {
        for kind in bottone::view_paper::sheets::ALL {
            let empty = room.job(language, kind, &Scope::All).is_empty();
            let some = matches!(kind, Levels | Payouts | SheetKind::Results);
            assert_eq!(empty, !some, "{kind:?}");
            let why = bottone::view_paper::sheets::empty_reason(language, kind, &Scope::All);
            assert!(!why.contains("sheets-") && why.contains(' '), "{kind:?}: {why}");
        }
    }
    let sheets = room.sheets(Levels, &Scope::All);
    assert!(
        sheets[0]
            .parts
            .iter()
            .all(|part| !matches!(part, SheetPart::Note(note) if note.is_empty()))
    );
    assert_eq!(table(&sheets[0]).rows.len(), 8);
}

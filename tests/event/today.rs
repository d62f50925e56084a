//! The board of the day: the tables of the room by event, and the sums of all events.

use bottone::{
    base::{
        seat::TableNo,
        time::{Span, Timestamp},
    },
    i18n::Language,
    rehearsal::RehearsalEnd,
    session::Desk as _,
    tournament::{
        Command, Tournament,
        clock::ClockCommand,
        entries::{EntryCommand, EntryId},
        setup::Setup,
        tables::TableCommand,
    },
    view::today::{
        ClockState, EventCard, EventLine, EventStage, EventTimes, OpenTasks, RoomTables, Sums,
        TableStrip, needed, totals,
    },
    vocabulary::words,
};

use crate::stage::{self, EVENING, Room};

fn numbers(tables: &[u16]) -> Vec<TableNo> {
    tables.iter().copied().filter_map(TableNo::new).collect()
}

/// Returns an event with these open tables, begun or not.
fn event(tables: &[u16], begun: bool) -> Room {
    let mut room = Room::open(Setup::default(), stage::structure("deep-stack"));
    if !tables.is_empty() {
        let open = TableCommand::Open { tables: numbers(tables), size: 9 };
        room.does(Command::Tables(open));
    }
    if begun {
        room.does(Command::Clock(ClockCommand::Start));
    }
    room
}

/// (the events' tables and whether each has begun, the house's, in use, held, free, twice)
#[test]
fn the_tables_of_the_room_are_reported_event_by_event() {
    type TodayCase<'a> = (&'a [(&'a [u16], bool)], &'a [u16], usize, usize, &'a [u16], &'a [u16]);
    let cases: [TodayCase<'_>; 6] = [
        (&[], &[], 0, 0, &[], &[]),
        (&[], &[1, 2], 0, 0, &[1, 2], &[]),
        (&[(&[1, 2, 3], true)], &[], 3, 0, &[], &[]),
        (&[(&[1, 2], true), (&[4], false)], &[1, 2, 3, 4, 5], 2, 1, &[3, 5], &[]),
        (&[(&[1, 2], true), (&[2, 9], true)], &[1, 2, 3], 4, 0, &[3], &[2]),
        (&[(&[], true), (&[7], false)], &[], 0, 1, &[], &[]),
    ];
    for (events, owned, used, held, free, twice) in cases {
        let rooms: Vec<Room> = events.iter().map(|(tables, begun)| event(tables, *begun)).collect();
        let strip = TableStrip::of(rooms.iter().map(Room::t), &numbers(owned), EVENING);
        let found = (strip.in_use(), strip.held(), strip.free, strip.twice);
        assert_eq!(found, (used, held, numbers(free), numbers(twice)), "{events:?} of {owned:?}");
    }
}

/// (own tables, the other event's, the house's, how many, which)
#[test]
fn a_table_of_another_event_is_not_offered() {
    type OfferCase<'a> = (&'a [u16], &'a [u16], &'a [u16], usize, &'a [u16]);
    let cases: [OfferCase<'_>; 6] = [
        (&[], &[], &[], 2, &[1, 2]),
        (&[1], &[2, 3], &[], 2, &[4, 5]),
        (&[1], &[2], &[1, 2, 7, 9], 2, &[7, 9]),
        // With all the house's tables in use, another one is still needed.
        (&[1], &[2], &[1, 2, 7], 2, &[7, 8]),
        (&[], &[1, 2], &[1, 2], 1, &[3]),
        (&[3], &[1], &[], 0, &[]),
    ];
    for (own, other, owned, count, offered) in cases {
        let (own, other) = (event(own, true), event(other, true));
        let room = RoomTables::among_events([other.t()], &numbers(owned), EVENING);
        assert_eq!(room.to_open(own.t(), count), numbers(offered), "{owned:?}");
    }
}

#[test]
fn what_was_broken_is_free_for_the_next() {
    let (own, mut other) = (event(&[1], true), event(&[2, 3], true));
    let free =
        |other: &Room| RoomTables::among_events([other.t()], &[], EVENING).to_open(own.t(), 1);
    assert_eq!(free(&other), numbers(&[4]));
    let table = TableNo::new(2).unwrap();
    other.does(Command::Tables(TableCommand::Break { table, seed: 7 }));
    assert_eq!(free(&other), numbers(&[2]));
}

/// Checks that the first number is that of the open tables. With registration closed, no later hour
/// needs more than the one before.
#[test]
fn no_hour_needs_more_tables_than_the_players_who_are_left() {
    for seed in 0..4 {
        let played = stage::play(
            "deep-stack",
            60,
            seed,
            RehearsalEnd::Level { number: 9, into: Span::ZERO },
        );
        let t = played.session.tournament();
        let now = played.session.now();
        let outlook = bottone::source::outlook::Outlook::of(t, &played.session.background(), now);
        let hours = needed(&[(t, outlook.as_ref())], now);
        assert_eq!(hours[0].tables, t.tables().open().count(), "seed {seed}");
        assert!(hours.len() <= 5, "seed {seed}: {hours:?}");
        for pair in hours[1..].windows(2) {
            assert!(pair[0].tables >= pair[1].tables, "seed {seed}: {hours:?}");
            assert_eq!(pair[0].at.map(|at| at.millis() % 3_600_000), Some(0), "a whole hour");
        }
    }
}

/// (minutes to the start, the clock, its heading)
#[test]
fn an_event_that_has_not_begun_counts_down_to_its_start() {
    let room = event(&[1], false);
    let line = |minutes: Option<i64>, at| {
        let starts = minutes.map(|minutes| EVENING.after(Span::from_minutes(minutes)));
        let waiting = OpenTasks::default();
        EventLine::of(Language::English, room.t(), waiting, (starts, ""), at)
    };
    for (minutes, clock, level) in [
        (Some(30), "30:00", "Starts in"),
        (Some(90), "1:30:00", "Starts in"),
        (Some(-2), "02:00", "Start is overdue"),
    ] {
        let line = line(minutes, EVENING);
        assert_eq!((line.clock.as_str(), line.level.as_str()), (clock, level));
        assert_eq!((line.state, line.left.as_str()), (ClockState::Waits, "–"));
    }
    assert_eq!(line(None, EVENING).level, "Starts with level 1");
}

/// Checks that the sums over the events are those of their own counts.
#[test]
fn the_head_of_the_board_adds_up() {
    let played: Vec<_> = (1..4)
        .map(|seed| {
            stage::play("club-turbo", 30, seed, RehearsalEnd::Level { number: 4, into: Span::ZERO })
        })
        .collect();
    let sums: Vec<Sums> = played
        .iter()
        .map(|event| {
            let desk = &event.session;
            Sums::of(desk.tournament(), desk.records(), desk.ledger())
        })
        .collect();
    let count = |of: fn(&Tournament) -> usize| {
        played.iter().map(|event| of(event.session.tournament())).sum::<usize>().to_string()
    };
    let all: Vec<_> = sums.iter().map(|sums| (sums, ClockState::Runs)).collect();
    let head = totals(Language::English, &all, 40);
    let figures: Vec<&str> = head.iter().map(|stat| stat.figure.as_str()).collect();
    assert_eq!(figures[0], "3");
    assert_eq!(figures[1], count(|t| t.entries().count()));
    assert_eq!(figures[2], count(|t| t.entries().playing_count()));
    assert_eq!(figures[3], count(|t| t.tables().open().count()));
    assert_eq!(head[3].tail, "of 40");
    for (event, sums) in played.iter().zip(&sums) {
        let desk = &event.session;
        let cash = bottone::view::money::cash::CashView::of(
            Language::English,
            desk.tournament(),
            desk.records(),
            desk.ledger(),
        );
        // The board and the cash desk agree.
        let taken = Language::English.money(sums.taken, &sums.currency);
        assert_eq!(cash.figures[1].figure, taken);
    }
}

/// (the name, the day of the repetition, the name then)
#[test]
fn a_date_in_a_name_goes_on_by_weeks() {
    for (name, today, again) in [
        ("Tuesday turbo", "2026-11-23", "Tuesday turbo"),
        ("Turbo 17.11.2026", "2026-11-18", "Turbo 24.11.2026"),
        ("Turbo 2026-11-17", "2026-11-23", "Turbo 2026-11-24"),
        ("Turbo (17/11/2026), late", "2026-11-17", "Turbo (24/11/2026), late"),
        // A month has gone by: the next date that is not past, and today counts.
        ("Turbo 17.11.2026", "2026-12-15", "Turbo 15.12.2026"),
        ("Turbo 27.12.", "2026-12-28", "Turbo 03.01."),
        // No dates.
        ("500 freezeout 8.5", "2026-11-23", "500 freezeout 8.5"),
        ("1A 32.13.2026", "2026-11-23", "1A 32.13.2026"),
        ("", "2026-11-23", ""),
    ] {
        let today = today.parse().unwrap();
        assert_eq!(bottone::view::today::next_name(name, today), again, "{name:?} on {today}");
    }
}

#[test]
fn an_event_that_begins_again_has_what_the_last_one_had() {
    let setup = Setup {
        name: "Turbo 17.11.2026".to_owned(),
        seats: 8,
        resumes: bottone::base::time::TimeOfDay::parse("14:00"),
        buy_in: stage::buy_in("100+10"),
        ..Setup::default()
    };
    let room = Room::open(setup.clone(), stage::structure("club-turbo"));
    let today = "2026-11-18".parse().unwrap();
    let again = bottone::view::today::repeated_event(room.t(), today, EVENING);
    let name = "Turbo 24.11.2026".to_owned();
    assert_eq!(again.setup, Setup { name, resumes: None, ..setup });
    assert_eq!(again.structure, stage::structure("club-turbo"));
    let week = Span::from_minutes(7 * 24 * 60);
    let starts = bottone::view::today::next_start(EVENING, EVENING.after(week).after(week));
    assert_eq!(starts, EVENING.after(week).after(week).after(week));
}

/// (the name, the day after which it comes again, that day)
#[test]
fn the_day_a_week_later_is_that_of_the_name_or_of_the_event() {
    // The date was Saturday 21 November 2026 in any time zone: noon is far from any midnight.
    let was = stage::next_day_at(12, 0).after(Span::from_minutes(-24 * 60));
    for (name, days, again) in [
        ("Kitchen table", 0, "2026-11-28"),
        ("Kitchen table", 7, "2026-11-28"),
        ("Kitchen table", 8, "2026-12-05"),
        ("Turbo 17.11.2026", 0, "2026-11-24"),
        ("Turbo (2026-11-17), late", 10, "2026-12-01"),
    ] {
        let now = was.after(Span::from_minutes(days * 24 * 60));
        let day = bottone::view::today::next_day(name, was, now).unwrap();
        assert_eq!(day.to_string(), again, "{name:?} after {days} days");
        let named = bottone::view::today::next_name(name, words::hour(now).0);
        let date = named.split(' ').find(|word| word.contains("2026"));
        let spelled = [day.format("%d.%m.%Y").to_string(), day.to_string()];
        assert!(date.is_none_or(|date| spelled.iter().any(|day| date.contains(&**day))), "{named}");
    }
}

/// Checks the progress on an event's card, from its making to the winner, and the mark of an
/// abandoned one.
#[test]
fn a_card_says_how_far_an_event_is() {
    let setup =
        Setup { name: "Kitchen".to_owned(), buy_in: stage::buy_in("20"), ..Setup::default() };
    let mut room = Room::seated(setup, stage::structure("club-turbo"), &[3]);
    let made = room.now();
    let card = |room: &Room, began: Option<Timestamp>, later: i64| {
        let written = room.now();
        let times = EventTimes { made, began, written };
        let now = written.after(Span::from_minutes(later));
        EventCard::of(Language::English, room.t(), times, now)
    };
    let figures = |card: &EventCard| -> Vec<String> {
        card.figures
            .iter()
            .map(|stat| format!("{} {} {}", stat.caption, stat.figure, stat.tail))
            .collect()
    };
    let waits = card(&room, None, 0);
    assert_eq!((waits.stage, waits.line.as_str()), (EventStage::Waits, "Seats drawn."));
    assert_eq!(figures(&waits), ["Registered 3 ", "Starts at 25 / 50 "]);
    assert!(waits.date.starts_with("Created "), "{}", waits.date);

    room.does(Command::Clock(ClockCommand::Start));
    let began = Some(room.now());
    let runs = card(&room, began, 0);
    assert_eq!((runs.stage, runs.state.as_str()), (EventStage::Running, "Running"));
    assert_eq!(figures(&runs), ["Players 3 of 3", "Level 1 25 / 50"]);
    assert!(runs.date.starts_with("Today, started "), "{}", runs.date);
    assert!(runs.line.starts_with("Left running at ") && runs.line.contains("Break in 1:30:00."));
    assert!(runs.stage.is_under_way());
    // A day later the event counts as abandoned, and the level is that of the last log entry.
    let left = card(&room, began, 24 * 60);
    assert_eq!((left.stage, left.state.as_str()), (EventStage::Left, "Unfinished"));
    assert_eq!(left.figures[1].figure, "1");
    assert!(left.stage.is_over() && !left.again.is_empty());

    room.does(Command::Clock(ClockCommand::Pause));
    assert_eq!(card(&room, began, 0).stage, EventStage::Paused);
    room.does(Command::Entries(EntryCommand::Registration { open: false }));
    let playing: Vec<EntryId> = room.t().entries().playing().map(|(entry, _)| entry).collect();
    for entry in &playing[1..] {
        room.does(Command::Entries(EntryCommand::Bust { out: vec![(*entry, None)] }));
    }
    let won = card(&room, began, 0);
    assert_eq!((won.stage, won.state.as_str()), (EventStage::Finished, "Finished"));
    assert!(won.line.starts_with("Won by ") && won.line.contains('€'), "{}", won.line);
    assert!(won.figures[1].tail.starts_with("ended "), "{:?}", won.figures[1]);
    assert_eq!(won.figures[0].caption, "Entries");
}

/// Checks that the cashiers' income and payouts equal those of the events, added up in any way.
#[test]
fn the_cashiers_and_the_events_come_to_the_same() {
    let mut sums: Vec<Sums> = (1..4)
        .map(|seed| {
            let until = RehearsalEnd::Level { number: 5, into: Span::ZERO };
            let played = stage::play("club-turbo", 30, seed, until);
            let desk = &played.session;
            Sums::of(desk.tournament(), desk.records(), desk.ledger())
        })
        .collect();
    let note = |sums: &[Sums]| {
        let all: Vec<&Sums> = sums.iter().collect();
        let cards = bottone::view::today::cash(Language::English, &all);
        assert_eq!(cards.len(), 2, "one cashier, and the day: {cards:?}");
        assert_eq!(cards[0].lines[0].0, cards[1].lines[0].0);
        cards[1].note.clone().unwrap().0
    };
    assert_eq!(note(&sums), "Cashiers and events match.");
    sums[1].taken = sums[1].taken.plus(bottone::base::money::Money::from_minor(1));
    assert_eq!(note(&sums), "Cashiers and events do not match.");
    assert!(bottone::view::today::cash(Language::English, &[]).is_empty());
}

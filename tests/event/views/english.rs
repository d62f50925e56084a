//! The evening in English.

use bottone::{
    i18n::Language,
    rules::rulebook::DrawnSuits,
    session::{Desk as _, SubmitError},
    tournament::{
        Command, Refusal,
        counts::{CountCommand, RaceCards},
        tables::{MoveReason, TableCommand},
    },
    view::{
        Tone,
        clock::{ClockFace, EveningPart, LevelRow, RowState},
        floor::{Caption, Floor, TableSheet, breaking_order},
        header::Header,
        log::last_moves,
        players::{PlayerCard, PlayerOrder, PlayersSummary, rows},
        setup::StructureView,
    },
};

use crate::views::*;

#[test]
fn before_the_start_everything_waits_for_the_clock() {
    let room = seated();
    let header = Header::of(Language::English, room.t(), room.now());
    assert_eq!(header.event, "Autumn Cup");
    assert_eq!(header.detail, "Day 1 · NL Hold'em · 100+10");
    assert_eq!((header.heading.as_str(), header.left.as_str()), ("Starts with level 1", "20:00"));
    assert_eq!((header.stakes.as_str(), header.ante.as_str()), ("50 / 100", ""));
    assert_eq!((header.running, header.tone), (false, Tone::Plain));
    let stats = ["Next 75 / 150", "Break in 40:00", "Players 16 of 16", "Average 10,000 100 BB"];
    assert_eq!(read(&header.stats), stats);
    let start = ("Start the clock", "16 seated. Starts at Level 1.", vec!["Start"]);
    assert_eq!(said(&room.todo()), [start]);
    assert_eq!(
        ClockFace::of(Language::English, room.t(), &[], room.now()).moment,
        EveningPart::Before
    );
}

#[test]
fn the_bar_and_the_wall_say_what_is_played() {
    let room = played();
    let (t, now) = (room.t(), room.now());
    let header = Header::of(Language::English, t, now);
    assert_eq!((header.heading.as_str(), header.left.as_str()), ("Level 2", "04:00"));
    assert_eq!((header.stakes.as_str(), header.ante.as_str()), ("75 / 150", "ante 150"));
    assert_eq!((header.running, header.tone), (true, Tone::Plain));
    let stats = ["Next 100 / 200", "Break in 04:00", "Players 14 of 17", "Average 12,142 80 BB"];
    assert_eq!(read(&header.stats), stats);
    let face = ClockFace::of(Language::English, t, &[], now);
    assert_eq!((face.moment, face.progress), (EveningPart::Play, 800));
    assert_eq!(
        (face.event.as_str(), face.detail.as_str()),
        ("Autumn Cup", "Day 1 · No-Limit Hold'em")
    );
    assert_eq!(face.time_of_day, clock_at(36));
    assert_eq!((face.heading.as_str(), face.left.as_str()), ("Level 2", "04:00"));
    assert_eq!((face.stakes.as_str(), face.ante.as_str()), ("75 / 150", "Big blind ante 150"));
    assert_eq!(face.next, Some(("100 / 200".to_owned(), "ante 200".to_owned())));
    let left = ["Players 14 of 17", "Average stack 12,142 80 big blinds", "Chips in play 170,000"];
    assert_eq!(read(&face.left_zone), left);
    let right = ["Prize pool €1,700", "Registration closes in 19:00", "Break in 04:00"];
    assert_eq!(read(&face.right_zone), right);
    let chips: Vec<&str> = face.chips.iter().map(|(_, value)| value.as_str()).collect();
    assert_eq!(
        (chips, face.chip_note.as_str()),
        (vec!["25", "100", "500"], "25s come off at the break")
    );
}

#[test]
fn the_last_minute_and_the_break_are_unmistakable() {
    let room = played();
    room.minutes_later(3);
    assert_eq!(Header::of(Language::English, room.t(), room.now()).tone, Tone::Waits);
    room.minutes_later(6);
    let (t, now) = (room.t(), room.now());
    let face = ClockFace::of(Language::English, t, &[], now);
    assert_eq!(
        (face.moment, face.heading.as_str(), face.left.as_str()),
        (EveningPart::Break, "Break", "10:00")
    );
    assert_eq!((face.stakes, face.ante.as_str()), (format!("Back at {}", clock_at(55)), ""));
    assert_eq!(face.chip_note, "25s come off now");
    let header = Header::of(Language::English, t, now);
    assert_eq!((header.heading.as_str(), header.stakes.as_str()), ("Break", "100 / 200"));
    assert_eq!(read(&header.stats), ["Players 14 of 17", "Average 12,142 60 BB"]);
    let todo = room.todo();
    let colour_up =
        ("Colour up the 25s now", "No later level needs them.", vec!["Open schedule", "Postpone"]);
    assert_eq!(said(&todo).last(), Some(&colour_up));
}

/// Checks that a missed colour-up stays on the list, with its delay, until it is raced or put off.
#[test]
fn an_overdue_colour_up_stays_until_it_is_raced_or_put_off() {
    let mut room = played();
    room.minutes_later(9);
    let put_off = Command::Counts(CountCommand::PutOff { chips: vec![Chips::new(25)] });
    let colour_up = |room: &Room| -> Vec<(String, String, Vec<String>)> {
        let todo = room.todo();
        let about = todo.iter().filter(|task| task.title.contains("25s"));
        let labels = |task: &Task| task.steps.iter().map(|step| step.label.clone()).collect();
        about.map(|task| (task.title.clone(), task.why.clone(), labels(task))).collect()
    };
    assert_eq!(colour_up(&room)[0].0, "Colour up the 25s now");
    room.minutes_later(15);
    let buttons = || vec!["Open schedule".to_owned(), "Postpone".to_owned()];
    let late =
        |why: &str| vec![("25s are overdue to come off".to_owned(), why.to_owned(), buttons())];
    let why = "Due after level 2, 5 min of play ago. 0 of 3 tables raced off.";
    assert_eq!(colour_up(&room), late(why));
    room.minutes_later(10);
    let why = "Due after level 2, 15 min of play ago. 0 of 3 tables raced off.";
    assert_eq!(colour_up(&room), late(why), "it does not go away with time");
    // Putting off is an act on record, and undone like any other.
    room.does(put_off.clone());
    assert_eq!(colour_up(&room), []);
    assert_eq!(room.log().last().unwrap(), "Colour-up postponed · 25s stay in play");
    let again = room.session.submit(put_off, None);
    assert!(matches!(again, Err(SubmitError::Refused(Refusal::NothingToDo))), "{again:?}");
    room.session.undo().unwrap();
    assert_eq!(colour_up(&room), late(why));
    for raced in 1..=3 {
        let (old, new) = (Chips::new(25), Chips::new(100));
        let cards = RaceCards::Dealt(Vec::new());
        let race = CountCommand::ColourUp {
            table: table(raced),
            old,
            new,
            holdings: Vec::new(),
            cards,
            suits: DrawnSuits::default(),
        };
        room.does(Command::Counts(race));
        let said = colour_up(&room);
        match raced {
            1 => assert!(said[0].1.ends_with("1 of 3 tables raced off."), "{said:?}"),
            2 => assert!(said[0].1.ends_with("2 of 3 tables raced off."), "{said:?}"),
            _ => assert_eq!(said, []),
        }
    }
}

#[test]
fn the_list_of_things_to_do_gives_rule_and_numbers() {
    let room = played();
    let todo = room.todo();
    let closes = format!("Follows the structure: closes after level 2, at {}", clock_at(55));
    let expected = [
        (
            "Move Jansen, E. T1 S4 → T3 S6",
            "T1 has 6, T3 has 2: 4 apart. The next big blind at T1 moves to the worst open seat, \
             big blind next hand (TDA 11-A). Move 1 of 2 to T3.",
            vec!["Done", "Other seat…"],
        ),
        (
            "Move Huber, T. T2 S3 → T3 S1",
            "T2 has 6, T3 has 3: 3 apart. The next big blind at T2 moves to the worst open seat, \
             big blind in 2 hands (TDA 11-A). Move 2 of 2 to T3.",
            vec!["Done", "Other seat…"],
        ),
        (
            "Halt table 3",
            "Three or more players short of the fullest table: play stops once the blinds are \
             affected (TDA 11-D).",
            vec![],
        ),
        ("Registration is open", closes.as_str(), vec![]),
        (
            "Colour up the 25s at the break",
            "No later level needs them. Have larger chips ready.",
            vec!["Open schedule"],
        ),
    ];
    assert_eq!(said(&todo), expected);
    let tones: Vec<Tone> = todo.iter().map(|task| task.tone).collect();
    assert_eq!(tones, [Tone::Waits, Tone::Waits, Tone::Gold, Tone::Dim, Tone::Dim]);
    assert_eq!(todo[0].seats, [seat(1, 4), seat(3, 6)]);
}

#[test]
fn a_pinned_big_blind_lets_the_next_one_go() {
    let mut room = played();
    room.does(Command::Tables(TableCommand::Pin { entry: entry(10), pinned: true }));
    let todo = room.todo();
    assert_eq!(todo[0].title, "Move Moser, K. T1 S5 → T3 S6");
    let why = "T1 has 6, T3 has 2: 4 apart. Those before are pinned, so the big blind in 1 hand \
               at T1 moves to the worst open seat, big blind next hand (TDA 11-A). Move 1 of 2 to \
               T3.";
    assert_eq!(todo[0].why, why);
}

#[test]
fn the_floor_has_one_word_for_each_table() {
    let room = played();
    let (t, now) = (room.t(), room.now());
    let plan = t.seating_plan(now);
    let floor = Floor::of(Language::English, t, &plan, now);
    assert_eq!(floor.summary, ["3 tables", "4 open seats", "14 players"]);
    assert_eq!(floor.day_summary, "");
    let cards: Vec<_> = floor
        .tables
        .iter()
        .map(|card| {
            let Caption { tone, text: said, brief, mark } = card.caption.as_ref().unwrap();
            let said = [said, brief, mark, &card.size_difference].map(String::as_str);
            let button = card.button.filter(|_| card.button_known).unwrap();
            (card.title.as_str(), card.of.as_str(), *tone, said, button.get())
        })
        .collect();
    let expected = [
        ("Table 1", "6 of 6", Tone::Waits, ["Seat 4 moves to T3", "S4 → T3", "→3", ""], 2),
        ("Table 2", "6 of 6", Tone::Waits, ["Seat 3 moves to T3", "S3 → T3", "→3", ""], 1),
        ("Table 3", "2 of 6", Tone::Gold, ["4 short", "Halted", "−4", "−4"], 5),
    ];
    assert_eq!(cards, expected);
    let sheet = TableSheet::of(Language::English, t, table(1), now).unwrap();
    assert_eq!(sheet.button, "Button 2, blinds 3 and 4 next hand");
    let seats: Vec<_> = sheet
        .seats
        .iter()
        .map(|line| (line.name.as_str(), line.chips.as_str(), line.role.as_str()))
        .collect();
    let expected = [
        ("Adler, Nora", "27,400", ""),
        ("Dahl, Pia", "", "button"),
        ("Greco, Ivo", "", "small blind"),
        ("Jansen, Eva", "", "big blind"),
        ("Moser, Kim", "", ""),
        ("Popa, Dan", "", ""),
    ];
    assert_eq!(seats, expected);
    let heads_up = TableSheet::of(Language::English, t, table(3), now).unwrap();
    let roles: Vec<_> = heads_up.seats.iter().map(|line| line.role.as_str()).collect();
    assert_eq!(roles, ["", "", "", "big blind", "button, small blind", ""]);
    assert_eq!(heads_up.seats[0].name, "Open");
    let order = breaking_order(Language::English, t, &plan);
    let order: Vec<_> =
        order.iter().map(|line| (line.place.as_str(), line.table.get(), &*line.players)).collect();
    assert_eq!(order, [("1st", 3, "2 of 6"), ("2nd", 2, "6 of 6"), ("3rd", 1, "6 of 6")]);
    room.minutes_later(3);
    room.minutes_later(3);
    assert_eq!(
        TableSheet::of(Language::English, t, table(1), room.now()).unwrap().button,
        "Button 2, blinds 3 and 4 next hand",
        "4 minutes of play and a break",
    );
}

#[test]
fn the_players_stand_by_place() {
    let room = played();
    let (t, now) = (room.t(), room.now());
    let summary = PlayersSummary::of(Language::English, t);
    assert_eq!(summary.line, "17 entries · 16 players · 1 re-entry");
    assert_eq!(summary.open_seats, 4);
    let rows = rows(Language::English, t, &t.seating_plan(now), PlayerOrder::Place, now);
    let lines: Vec<String> = rows
        .iter()
        .map(|row| {
            let (name, entries) = (&row.name, &row.entries);
            format!("{name} | {entries} | {} | {} | {}", row.seat, row.chips, row.status)
        })
        .collect();
    let expected = [
        "Adler, Nora | 1 | T1 S1 | 27,400 | Playing",
        "Berg, Olaf | 1 | T2 S1 | 900 | Playing",
        "Costa, Rui | 2 | T2 S6 | — | Playing",
        "Dahl, Pia | 1 | T1 S2 | — | Playing",
        "Egger, Max | 1 | T2 S2 | — | Playing",
        "Greco, Ivo | 1 | T1 S3 | — | Playing",
        "Huber, Tom | 1 | T2 S3 | — | Moving",
        "Jansen, Eva | 1 | T1 S4 | — | Moving",
        "Kovač, Ana | 1 | T2 S4 | — | Playing",
        "Leone, Pia | 1 | T3 S4 | — | Playing",
        "Moser, Kim | 1 | T1 S5 | — | Playing",
        "Nagy, Béla | 1 | T2 S5 | — | Playing",
        "Orsi, Ugo | 1 | T3 S5 | — | Playing",
        "Popa, Dan | 1 | T1 S6 | — | Playing",
        "Ito, Ken | 1 | — | — | 15th",
        "Fabbri, Ada | 1 | — | — | 16th",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn a_players_card_tells_the_evening_backwards() {
    let room = played();
    let (records, ledger) = (room.session.records(), room.session.ledger());
    let card = |number| {
        PlayerCard::of(Language::English, room.t(), records, ledger, player(number), room.now())
            .unwrap()
    };
    let back = card(3);
    assert_eq!((back.name.as_str(), back.detail.as_str()), ("Costa, Rui", "IT · 2nd entry"));
    assert_eq!(read(&back.stats), ["Seat Table 2, seat 6", "Chips — not counted", "Paid €110"]);
    let happened = [
        (clock_at(26), "Re-entry 1 100+10, seated at T2 S6".to_owned()),
        (clock_at(25), "Bust at T3 S1".to_owned()),
        (clock_at(0), "Buy-in 100+10, seated at T3 S1".to_owned()),
    ];
    assert_eq!(back.happened, happened);
    let counted = "Chips 27,400 182 BB · 10 min ago";
    assert_eq!(read(&card(1).stats), ["Seat Table 1, seat 1", counted, "Paid €110"]);
    assert_eq!(read(&card(6).stats), ["Place 16th", "Paid €110"]);
}

#[test]
fn the_log_says_who_what_and_why() {
    let mut room = played();
    let asked = room.todo().remove(0).steps.remove(0).act;
    let bottone::view::todo::TaskAct::Submit(command) = asked else { panic!("{asked:?}") };
    room.does(command);
    let to = seat(3, 1);
    let reason = MoveReason::Floor("needs room for a wheelchair".into());
    room.does(Command::Tables(TableCommand::Move { entry: entry(8), to, reason }));
    let log = room.log();
    assert_eq!(log[0], "Opened tables 1, 2 and 3, 6 seats");
    assert_eq!(log[1], "Buy-in · Adler, N. · 100+10 · to T1 S1");
    let expected = [
        "Clock running",
        "Bust · Costa, R. (T3 S1) with 4,000, Fabbri, A. (T3 S2) with 9,000",
        "Bust · Ito, K. (T3 S3) · 15th",
        "Re-entry 1 · Costa, R. · 100+10 · to T3 S6 [undone]",
        "Undone: Re-entry 1 · Costa, R. · 100+10 · to T3 S6",
        "Re-entry 1 · Costa, R. · 100+10 · to T2 S6",
        "Count · 2 stacks",
        "Button at table 1: seat 1, blinds 2 and 3",
        "Button at table 2: seat 6, blinds 1 and 2",
        "Button at table 3: seat 4, blinds 4 and 5",
        "Move · Jansen, E. T1 S4 → T3 S6 | T1 has 6, T3 has 2: 4 apart. The next big blind at T1 \
         moves to the worst open seat, big blind next hand (TDA 11-A).",
        "Move · Huber, T. T2 S3 → T3 S1 | needs room for a wheelchair",
    ];
    assert_eq!(log[17..], expected);
    let (records, ledger) = (room.session.records(), room.session.ledger());
    let moves = [("Huber, T.", "Table 3 Seat 1"), ("Jansen, E.", "Table 3 Seat 6")];
    let moves = moves.map(|(who, place)| (who.to_owned(), place.to_owned()));
    assert_eq!(last_moves(Language::English, room.t(), records, ledger, 5), moves);
    let floor =
        Floor::of(Language::English, room.t(), &room.t().seating_plan(room.now()), room.now());
    let done = "Done so far: 2 moves. Every move is in the log with its reason.";
    assert_eq!(floor.day_summary, done);
}

#[test]
fn the_structure_lists_every_row_with_its_hour() {
    let room = played();
    let view = StructureView::of(Language::English, room.t(), room.now());
    assert_eq!(
        (view.name.as_str(), view.length.as_str()),
        ("Club evening", "4 levels, 1 h 35 total")
    );
    assert_eq!((view.notes, view.warnings), (vec!["House sheet".to_owned()], vec![]));
    let line = |row: &LevelRow| {
        let what = if row.number.is_empty() {
            row.text.clone()
        } else {
            format!("{} {}/{} {} {}", row.number, row.small, row.big, row.ante, row.average)
        };
        (what, row.minutes.clone(), row.starts.clone(), row.state)
    };
    let expected = [
        ("1 50/100  121 BB", "20", String::new(), RowState::Played),
        ("2 75/150 150 BBA 80 BB", "20", clock_at(20), RowState::Now),
        ("25s come off", "", clock_at(40), RowState::Coming),
        ("Break", "15", clock_at(40), RowState::Coming),
        ("Registration closes", "", clock_at(55), RowState::Coming),
        ("3 100/200 200 BBA 60 BB", "20", clock_at(55), RowState::Coming),
        ("End of day", "", clock_at(75), RowState::Coming),
        ("4 200/400 400 BBA 30 BB", "20", String::new(), RowState::Coming),
    ];
    let expected = expected
        .map(|(what, minutes, starts, state)| (what.to_owned(), minutes.to_owned(), starts, state));
    assert_eq!(view.rows.iter().map(line).collect::<Vec<_>>(), expected);
}

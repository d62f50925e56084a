//! The texts of the faces, without a window.

use bottone::{
    base::{person::Person, time::Span},
    i18n::Language,
    session::Desk as _,
    tournament::{
        Command,
        clock::ClockStatus,
        entries::{EntryCommand, EntryId},
    },
    view::{
        clock::{ClockFace, EveningPart},
        finish::FinalTable,
        header::Header,
        log::last_moves,
    },
    view_public::{
        page::{Public, moves},
        walls::{FaceHead, PayoutFace, Registration, WallSeats, latest},
    },
};

use crate::walls::evenings::{self, level, usual, waiting};

#[test]
fn every_part_of_the_evening_has_its_moment() {
    let expected = [
        ("waiting", EveningPart::Before, false),
        ("level", EveningPart::Play, false),
        ("last-minute", EveningPart::Play, true),
        ("break", EveningPart::Break, false),
        ("paused", EveningPart::Play, true),
        ("winner", EveningPart::Won, false),
        ("day-over", EveningPart::DayOver, false),
    ];
    for (evening, _) in usual() {
        let t = evening.session.tournament();
        let moment = EveningPart::of(t, evening.at);
        let Some(found) = expected.iter().find(|(name, ..)| *name == evening.name) else {
            continue;
        };
        assert_eq!(moment, found.1, "{}", evening.name);
        assert_eq!(moment.must_show_clock(t, evening.at), found.2, "{}", evening.name);
    }
}

#[test]
fn moves_are_reported_the_latest_first_while_they_are_news() {
    let mut evening = waiting();
    evening.does(Command::Clock(bottone::tournament::clock::ClockCommand::Start));
    let mut out: Vec<EntryId> = Vec::new();
    // A table is emptied down to two players, who move as the plan says.
    let t = evening.session.tournament();
    let (_, table) = t.tables().open().next().unwrap();
    out.extend(table.entries().map(|(_, entry)| entry).skip(2));
    for entry in out {
        evening.does(Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] }));
    }
    let plan = evening.session.tournament().seating_plan(evening.session.now());
    let of = |evening: &evenings::WallEvening, at| {
        let session = &*evening.session;
        let t = session.tournament();
        latest(Language::English, t, session.records(), session.ledger(), at)
    };
    assert!(of(&evening, evening.at).lines.is_empty() || !plan.moves.is_empty());
    let played = evenings::nine();
    let moves = of(&played, played.at);
    assert!(!moves.lines.is_empty());
    assert!(moves.lines.windows(2).all(|pair| pair[0].at >= pair[1].at), "the latest first");
    let t = played.session.tournament();
    for line in &moves.lines {
        let sits = t.tables().sitting().any(|(entry, seat)| {
            let who = bottone::vocabulary::words::full_name(Language::English, t, entry);
            // A player with a namesake has the number of the entry after the name.
            line.who.starts_with(&who)
                && seat.table.to_string() == line.table
                && seat.seat.get().to_string() == line.seat
        });
        assert!(sits, "{line:?}");
    }
    let later = played.at.after(Span::from_minutes(31));
    assert!(moves.is_news(played.at) && !moves.is_news(later));
    assert!(moves.fresh(Language::English, later).lines.is_empty());
    assert_eq!(moves.fresh(Language::English, played.at), moves);
}

#[test]
fn everybody_is_in_the_list_of_seats_once_and_in_order() {
    let evening = level();
    let t = evening.session.tournament();
    let seats = WallSeats::of(Language::English, t);
    assert_eq!(seats.lines.len(), t.tables().seated_count());
    let key = |line: &bottone::view_public::walls::WallSeat| bottone::base::person::fold(&line.who);
    assert!(seats.lines.windows(2).all(|pair| key(&pair[0]) <= key(&pair[1])));
    let mut places: Vec<_> = seats.lines.iter().map(|line| (&line.table, &line.seat)).collect();
    places.sort();
    places.dedup();
    assert_eq!(places.len(), seats.lines.len());
}

#[test]
fn the_pointer_stands_where_the_next_one_out_is_paid() {
    for (evening, _) in usual() {
        let t = evening.session.tournament();
        let payouts = PayoutFace::of(Language::English, t, evening.at);
        let pointers = payouts.rungs.iter().filter(|rung| rung.next).count();
        let left = t.entries().playing_count();
        let locked = t.prizes().locked().is_some();
        let inside = locked && left > 1 && left <= t.places_paid();
        assert_eq!(pointers, usize::from(inside), "{}", evening.name);
        assert_eq!(payouts.certainty.is_empty(), payouts.rungs.is_empty());
        if let Some(next) = payouts.rungs.iter().position(|rung| rung.next) {
            assert!(payouts.rungs[next + 1..].iter().all(|rung| rung.is_gone), "{}", evening.name);
            assert!(payouts.rungs[..=next].iter().all(|rung| !rung.is_gone), "{}", evening.name);
        }
    }
}

#[test]
fn the_final_table_is_there_when_it_is() {
    for (evening, _) in usual() {
        let found = FinalTable::of(Language::English, evening.session.tournament(), evening.at);
        let is_final = matches!(evening.name, "final" | "drawn");
        assert_eq!(found.is_some(), is_final, "{}", evening.name);
        let Some(table) = found else { continue };
        let t = evening.session.tournament();
        assert_eq!(table.seats.len(), t.entries().playing_count());
        assert_eq!(table.seats.iter().map(|seat| seat.share).max(), Some(1_000));
        assert_eq!(table.prizes.first().map(|prize| prize.0.as_str()), Some("1st"));
    }
}

#[test]
fn hand_for_hand_is_said_on_every_face() {
    for (evening, _) in usual() {
        let t = evening.session.tournament();
        let head = FaceHead::of(Language::English, t, evening.at);
        let together =
            t.entries().hand_for_hand().began().is_some() && t.winner(evening.at).is_none();
        assert_eq!(head.banner.starts_with("Hand for hand"), together, "{}", evening.name);
    }
}

/// Checks an event without a structure, and so without a level to start with.
#[test]
fn an_empty_event_has_no_sentence_with_a_hole() {
    let evening = evenings::empty();
    let t = evening.session.tournament();
    for (language, said) in
        [(Language::English, "Not started yet"), (Language::Italian, "Non ancora iniziato")]
    {
        assert_eq!(Registration::of(language, t, None, evening.at).starts, said);
        assert_eq!(FaceHead::of(language, t, evening.at).heading, said);
    }
}

#[test]
fn registration_tells_the_address_of_the_page_only_while_it_is_on() {
    let evening = waiting();
    let t = evening.session.tournament();
    let of = |page| Registration::of(Language::English, t, page, evening.at);
    assert_eq!(of(None).page, None);
    assert_eq!(of(Some("http://x/")).page.as_deref(), Some("http://x/"));
    assert!(of(None).open);
    assert_eq!(of(None).starts, "Starts with level 1");
    assert_eq!(of(None).large[0].figure, "167");
}

/// Checks that nothing counts down after the end of a day, not even the first level of the next
/// one. The time of the resumption is shown if it was set, in the same words everywhere.
#[test]
fn after_a_day_it_is_said_when_play_resumes_and_nothing_counts_down() {
    let mut evening = evenings::day_over();
    for (time, english, italian) in [
        ("", "", ""),
        ("14", "Play resumes at 14:00", "Si riprende alle 14:00"),
        ("9.30", "Play resumes at 09:30", "Si riprende alle 09:30"),
    ] {
        if !time.is_empty() {
            evening.resumes_at(time);
        }
        let (t, at) = (evening.session.tournament(), evening.at);
        assert_eq!(t.clock().read(at).state, ClockStatus::DayOver);
        let page = Public::of(t, Vec::new(), at).now;
        assert_eq!((page.face, page.left, page.length), ("over", 0, 0));
        let cases = [
            (Language::English, english, "End of day", &page.texts["en"]),
            (Language::Italian, italian, "Fine giornata", &page.texts["it"]),
        ];
        for (language, resumes, over, page) in cases {
            let face = ClockFace::of(language, t, &[], at);
            assert_eq!((face.heading.as_str(), face.left.as_str()), (over, resumes));
            assert_eq!((page.heading.as_str(), page.resumes.as_str()), (over, resumes));
            let header = Header::of(language, t, at);
            let heading = [over, resumes].join(" · ");
            assert_eq!(header.left, "");
            let counts =
                |text: &str| text.contains(':') && text.chars().any(|c| c.is_ascii_digit());
            let stats = face.left_zone.iter().chain(&face.right_zone).chain(&header.stats);
            assert!(
                stats.clone().all(|stat| !counts(&stat.figure)),
                "{:?}",
                stats.collect::<Vec<_>>()
            );
            assert!(page.figures.iter().all(|figure| figure.left.is_none()), "{:?}", page.figures);
            assert_eq!(header.heading, heading.trim_end_matches(" · "));
        }
    }
    // The next day removes that text.
    evening.does(Command::Clock(bottone::tournament::clock::ClockCommand::Start));
    let (t, at) = (evening.session.tournament(), evening.session.now());
    assert_eq!(Header::of(Language::English, t, at).heading, "Level 6");
    assert_eq!(Public::of(t, Vec::new(), at).now.texts["en"].resumes, "");
    assert!(Public::of(t, Vec::new(), at).now.left > 0);
}

/// Checks three players of one name among others, one of them without accents. Every line of every
/// list is different, and nothing private distinguishes them.
#[test]
fn namesakes_are_distinguished_on_walls_and_page() {
    let rossi = |given: &str, country: &str, card: &str| Person {
        family: "Rossi".to_owned(),
        given: given.to_owned(),
        country: country.to_owned(),
        card: card.to_owned(),
        ..Person::default()
    };
    let mut evening =
        evenings::WallEvening::new("namesakes", "Evening", evenings::structure("deep-stack"));
    evening.enter(vec![
        rossi("Marco", "IT", "004417"),
        rossi("Maria", "IT", "004418"),
        rossi("Marco", "CH", "009911"),
        rossi("Marcò", "", ""),
    ]);
    let t = evening.session.tournament();
    let ids: Vec<u32> = t.entries().all().map(|(entry, _)| entry.get()).collect();
    let [one, _, other, third] = ids[..] else { panic!("{ids:?}") };
    for (language, entry) in [(Language::English, "entry"), (Language::Italian, "iscrizione")] {
        let mut who: Vec<String> =
            WallSeats::of(language, t).lines.into_iter().map(|line| line.who).collect();
        who.sort();
        let mut expected = vec![
            format!("Rossi, Marco · {entry} {one}"),
            format!("Rossi, Marco · {entry} {other}"),
            format!("Rossi, Marcò · {entry} {third}"),
            "Rossi, Maria".to_owned(),
        ];
        expected.sort();
        assert_eq!(who, expected);
    }
    let page = Public::of(t, Vec::new(), evening.at);
    let mut numbers: Vec<(String, Option<u32>)> =
        page.seats.iter().map(|sits| (sits.given.clone(), sits.entry)).collect();
    numbers.sort();
    let expected = [
        ("Marco".to_owned(), Some(one)),
        ("Marco".to_owned(), Some(other)),
        ("Marcò".to_owned(), Some(third)),
        ("Maria".to_owned(), None),
    ];
    assert_eq!(numbers, expected);
    let written = serde_json::to_string(&page.seats).unwrap();
    assert!(!written.contains("IT") && !written.contains("417"), "{written}");
}

/// Checks a whole room of few names: a moving player is one player, on the wall and on the page.
#[test]
fn a_namesake_who_moves_is_one_player() {
    let (evening, entry) = moved(|n| ["Luca Bianchi", "Anna Verdi"][n % 2].to_owned());
    let session = &*evening.session;
    let (t, records, ledger) = (session.tournament(), session.records(), session.ledger());
    let wall = latest(Language::English, t, records, ledger, session.now());
    let who = &wall.lines.first().expect("a move").who;
    assert!(who.ends_with(&format!(" · entry {}", entry.get())), "{who}");
    let page = moves(t, records, ledger);
    assert_eq!(page[0].entry, Some(entry.get()));
}

/// Checks players with different names, all of whom are "Bianchi, L." in the strip of moves.
#[test]
fn short_names_that_are_alike_are_distinguished() {
    let (evening, entry) = moved(|n| format!("Luca{} Bianchi", "a".repeat(n)));
    let session = &*evening.session;
    let (t, records, ledger) = (session.tournament(), session.records(), session.ledger());
    let strip = last_moves(Language::English, t, records, ledger, 1);
    assert_eq!(strip[0].0, format!("Bianchi, L. · entry {}", entry.get()));
}

/// Returns a room of 27 players, and the one who moved.
fn moved(name: impl Fn(usize) -> String) -> (evenings::WallEvening, EntryId) {
    let mut evening =
        evenings::WallEvening::new("namesakes", "Evening", evenings::structure("deep-stack"));
    evening.enter((0..27).map(|n| Person::typed(&name(n))).collect());
    evening.does(Command::Clock(bottone::tournament::clock::ClockCommand::Start));
    evening.does(Command::Entries(EntryCommand::Registration { open: false }));
    let t = evening.session.tournament();
    let (table, from) = t.tables().open().next().unwrap();
    let entry = from.entries().next().unwrap().1;
    let (other, there) = t.tables().open().nth(1).unwrap();
    let out = there.entries().next().unwrap();
    evening.does(Command::Entries(EntryCommand::Bust { out: vec![(out.1, None)] }));
    let to = bottone::base::seat::Seat { table: other, seat: out.0 };
    evening.does(Command::Tables(bottone::tournament::tables::TableCommand::Move {
        entry,
        to,
        reason: bottone::tournament::tables::MoveReason::Floor("asked".to_owned()),
    }));
    assert_ne!(table, other);
    (evening, entry)
}

//! Tests of table sheets, the lists for the wall, the sign-in, and the breaking order.

use bottone::{
    base::person::Person,
    i18n::Language,
    session::Desk as _,
    tournament::{
        Command,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand},
        papers::{
            Scope,
            SheetKind::{
                self, BreakingOrder, MoveSlips, SeatCards, SeatsByName, SeatsByTable, SignIn,
                TableSheets,
            },
        },
        setup::{HouseRules, Setup},
        tables::{SeatWish, TableCommand},
    },
    view::sheet::{ColumnKind, Job, SheetPart},
    vocabulary::words,
};

use crate::{
    sheets::tables::{
        heads, lines, notes, number, person, seat, setup, sheets_of, structure, table,
    },
    stage::{self, Room},
};

pub(crate) const KINDS: [SheetKind; 7] =
    [SeatCards, MoveSlips, TableSheets, SeatsByName, SeatsByTable, SignIn, BreakingOrder];

#[test]
fn an_event_to_which_no_one_came_has_nothing_to_print() {
    let room = Room::open(setup(), structure());
    let one = Room::with_tables(&[1]);
    for language in Language::complete() {
        for kind in KINDS {
            assert!(room.job(language, kind, &Scope::All).is_empty(), "{kind:?}");
            // An empty table has a sheet, as chairs are counted too.
            let empty = one.job(language, kind, &Scope::All).is_empty();
            assert_eq!(empty, kind != TableSheets, "{kind:?}");
            let nowhere = Scope::Tables(vec![number(77)]);
            if !matches!(kind, SeatsByName | SignIn | BreakingOrder) {
                assert!(one.job(language, kind, &nowhere).is_empty(), "{kind:?}");
            }
        }
    }
}

#[test]
fn a_table_sheet_has_every_chair_in_order() {
    let mut room = Room::with_tables(&[3]);
    let ada = room.enters(person("Conti", "Marta"), Some(seat(3, 1)));
    let ugo = room.enters(person("Greco", "Matteo"), Some(seat(3, 4)));
    room.tables(TableCommand::CloseSeat { seat: seat(3, 9), closed: true });
    let sheet = |room: &Room| room.sheets(TableSheets, &Scope::All).remove(0);
    let uncounted = sheet(&room);
    assert_eq!(uncounted.title, "Table 3");
    assert_eq!(heads(&uncounted), ["Seat", "Player", "Count"]);
    assert_eq!(table(&uncounted).columns.last().unwrap().kind, ColumnKind::Blank);
    let expected = [
        "1 | Conti, Marta | ",
        "2 | – | ",
        "3 | – | ",
        "4 | Greco, Matteo | ",
        "5 | – | ",
        "6 | – | ",
        "7 | – | ",
        "8 | – | ",
        "9 | closed | ",
        "=  | Table total | ",
    ];
    assert_eq!(lines(&uncounted), expected);
    let at = room.session.now();
    let time = words::time_of_day(at);
    room.counts(&[(ada, 52_300), (ugo, 18_900)]);
    let counted = sheet(&room);
    assert_eq!(heads(&counted), ["Seat", "Player", &format!("Chips at {time}"), "Count"]);
    assert_eq!(lines(&counted)[0], "1 | Conti, Marta | 52,300 | ");
    assert_eq!(lines(&counted)[9], "=  | Table total | 71,200 | ");
    room.minutes_later(7);
    room.counts(&[(ada, 50_000)]);
    let later = words::time_of_day(room.session.now());
    let mixed = sheet(&room);
    assert_eq!(heads(&mixed), ["Seat", "Player", "Chips", "Counted at", "Count"]);
    assert_eq!(lines(&mixed)[0], format!("1 | Conti, Marta | 50,000 | {later} | "));
    assert_eq!(lines(&mixed)[3], format!("4 | Greco, Matteo | 18,900 | {time} | "));
    room.enters(person("Verdi", "Ugo"), Some(seat(3, 2)));
    assert_eq!(lines(&sheet(&room))[1], "2 | Verdi, Ugo |  |  | ");
    assert_eq!(lines(&sheet(&room))[9], "=  | Table total, 1 not counted | 68,900 |  | ");
    let italian = sheets_of(room.job(Language::Italian, TableSheets, &Scope::All)).remove(0);
    assert_eq!(italian.title, "Tavolo 3");
    assert_eq!(lines(&italian)[9], "=  | Totale tavolo, 1 non contato | 68.900 |  | ");
}

#[test]
fn a_table_sheet_tells_level_blinds_and_the_button_that_is_known() {
    let mut room = Room::with_tables(&[3, 4]);
    room.fills(3, 3);
    room.does(Command::Clock(ClockCommand::Start));
    let detail = |room: &Room, n: usize| room.sheets(TableSheets, &Scope::All)[n].detail.clone();
    let time = words::time_of_day(room.session.now());
    let known = format!("Autumn Main Event · Day 1B · {time} · Level 1 · 100 / 200");
    assert_eq!(detail(&room, 0), known);
    room.tables(TableCommand::Button {
        table: number(3),
        positions: bottone::rules::button::Positions {
            button: seat(3, 1).seat,
            small: seat(3, 2).seat,
            big: seat(3, 3).seat,
        },
        reason: None,
    });
    assert_eq!(detail(&room, 0), format!("{known} · button on seat 2"));
    assert_eq!(detail(&room, 1), known, "nobody sits there");
    room.minutes_later(20);
    assert!(!detail(&room, 0).contains("button"), "{}", detail(&room, 0));
}

#[test]
fn the_wall_lists_everybody_by_name_who_plays() {
    let mut room = Room::with_tables(&[1, 12]);
    room.enters(person("Rossi", "Mario"), Some(seat(12, 2)));
    room.enters(person("àlvarez", "Ana"), Some(seat(1, 7)));
    let out = room.enters(person("Bruni", "Pia"), Some(seat(1, 1)));
    room.enters(person("Alvarez", "Bea"), Some(seat(1, 3)));
    room.enters(person("Verdi", "Ugo"), None);
    room.enters(person("王", "芳"), Some(seat(1, 4)));
    room.entries(EntryCommand::Bust { out: vec![(out, None)] });
    let sheets = room.sheets(SeatsByName, &Scope::All);
    let [sheet] = sheets.as_slice() else { panic!("one list") };
    assert_eq!(heads(sheet), ["Player", "Table", "Seat"]);
    let expected = [
        "àlvarez, Ana | 1 | 7",
        "Alvarez, Bea | 1 | 3",
        "Rossi, Mario | 12 | 2",
        "Verdi, Ugo | – | –",
        "王, 芳 | 1 | 4",
    ];
    assert_eq!(lines(sheet), expected);
    assert_eq!(notes(sheet), ["– : waiting for a seat"]);
    assert!(sheet.detail.starts_with("Seats by name · 5 players · "), "{}", sheet.detail);
}

#[test]
fn namesakes_are_distinguished_by_their_country_and_long_lists_have_letters() {
    let mut room = Room::with_tables(&[1, 2, 3, 4]);
    for table in 2..=4 {
        room.fills(table, 9);
    }
    let from = |country: &str| Person { country: country.to_owned(), ..person("Rossi", "Mario") };
    room.enters(from("IT"), Some(seat(1, 1)));
    room.enters(from("CH"), Some(seat(1, 2)));
    room.enters(from("IT"), Some(seat(1, 6)));
    room.enters(Person { country: "IT".into(), ..person("Rossi", "Mara") }, Some(seat(1, 3)));
    room.enters(person("4ever", ""), Some(seat(1, 4)));
    room.enters(person("Éluard", "Paul"), Some(seat(1, 5)));
    let sheet = room.sheets(SeatsByName, &Scope::All).remove(0);
    let lines = lines(&sheet);
    assert_eq!(lines[..2], ["# E", "Éluard, Paul | 1 | 5"]);
    assert_eq!(
        lines[2..7],
        [
            "# R",
            "Rossi, Mara | 1 | 3",
            "Rossi, Mario · IT · entry 28 | 1 | 1",
            "Rossi, Mario · CH | 1 | 2",
            "Rossi, Mario · IT · entry 30 | 1 | 6",
        ]
    );
    assert_eq!(lines[7], "# T");
    assert_eq!(lines[lines.len() - 2..], ["# #", "4ever | 1 | 4"]);
}

/// The country and the card number of each.
type People<'a> = &'a [(&'a str, &'a str)];

#[test]
fn namesakes_of_one_country_are_distinguished_by_what_stands_on_their_cards() {
    let mario = |country: &str, card: &str| Person {
        country: country.to_owned(),
        card: card.to_owned(),
        note: "of the club at Como".to_owned(),
        ..person("Rossi", "Mario")
    };
    // The country and card of each, and the words after the name on the list.
    let cases: [(People<'_>, &[&str]); 7] = [
        (&[("IT", "IT-004417")], &[""]),
        (&[("IT", "004417"), ("CH", "004417")], &[" · IT", " · CH"]),
        (&[("IT", "004417"), ("IT", "001192")], &[" · …417", " · …192"]),
        (&[("IT", "004417"), ("IT", "")], &[" · …417", ""]),
        (&[("", ""), ("", "")], &[" · entry 1", " · entry 2"]),
        (&[("IT", "1417"), ("IT", "1417")], &[" · entry 1", " · entry 2"]),
        (
            &[("IT", "004417"), ("IT", "001192"), ("CH", "009000"), ("IT", "777192")],
            &[" · IT · …417", " · IT · …192 · entry 2", " · CH", " · IT · …192 · entry 4"],
        ),
    ];
    for (people, said) in cases {
        let mut room = Room::with_tables(&[1]);
        for (place, (country, card)) in (1..).zip(people) {
            room.enters(mario(country, card), Some(seat(1, place)));
        }
        let lines = lines(&room.sheets(SeatsByName, &Scope::All).remove(0));
        let said = (1..).zip(said).map(|(place, said)| format!("Rossi, Mario{said} | 1 | {place}"));
        assert_eq!(lines, said.collect::<Vec<_>>(), "{people:?}");
    }
    // Sold together or one by one.
    let mut room = Room::with_tables(&[1]);
    let who = ["IT", "IT"].map(|country| Entrant::New(mario(country, ""))).to_vec();
    room.entries(EntryCommand::Enter { who, seat: SeatWish::Later });
    let all = room.session.tournament().entries().all();
    let entries: Vec<_> = all.map(|(entry, _)| entry).collect();
    for (place, entry) in (1..).zip(entries) {
        let seat = SeatWish::At(seat(1, place));
        room.tables(TableCommand::Seat { entries: vec![entry], seat });
    }
    let lines = lines(&room.sheets(SeatsByName, &Scope::All).remove(0));
    assert_eq!(lines, ["Rossi, Mario · entry 1 | 1 | 1", "Rossi, Mario · entry 2 | 1 | 2"]);
}

#[test]
fn the_list_by_table_leaves_out_empty_tables_and_can_be_one_table() {
    let mut room = Room::with_tables(&[1, 2, 3]);
    room.fills(1, 2);
    room.fills(3, 1);
    let sheet = |scope| room.sheets(SeatsByTable, &scope).remove(0);
    let all = sheet(Scope::All);
    let expected =
        ["# Table 1 · 2 players", "1 | T1, A", "2 | T1, B", "# Table 3 · 1 player", "1 | T3, A"];
    assert_eq!(lines(&all), expected);
    assert!(all.detail.starts_with("Seats by table · 3 players · 2 tables · "), "{}", all.detail);
    assert_eq!(lines(&sheet(Scope::Tables(vec![number(3)]))), expected[3..]);
}

#[test]
fn the_sign_in_says_what_each_one_bought() {
    let mut room = Room::open(stage::setup(1), structure());
    room.tables(TableCommand::Open { tables: vec![number(1)], size: 6 });
    let ada = room.enters(person("Rossi", "Ada"), Some(seat(1, 1)));
    let ugo = room.enters(person("Bruni", "Ugo"), Some(seat(1, 2)));
    room.entries(EntryCommand::List { people: vec![person("Conti", "Pia")] });
    room.entries(EntryCommand::Refund { entry: ugo, keep_fee: true });
    room.does(Command::Clock(ClockCommand::Start));
    room.entries(EntryCommand::Rebuy { entry: ada });
    let sheet = room.sheets(SignIn, &Scope::All).remove(0);
    assert_eq!(heads(&sheet), ["No.", "Player", "Bought", "Paid", "Signature"]);
    let expected = [
        "1 | Bruni, Ugo | 1 refund | €10 | ",
        "2 | Conti, Pia |  |  | ",
        "3 | Rossi, Ada | 1 entry, 1 rebuy | €130 | ",
        "=  | Total |  | €140 | ",
    ];
    assert_eq!(lines(&sheet), expected);
    assert_eq!(table(&sheet).columns[4].kind, ColumnKind::Blank);
}

#[test]
fn the_breaking_order_says_at_how_many_players_each_table_breaks() {
    let house = HouseRules { redraws: vec![18, 12], ..HouseRules::default() };
    let mut room = Room::open(Setup { house, ..setup() }, structure());
    room.tables(TableCommand::Open { tables: [1, 2, 3, 4].map(number).to_vec(), size: 9 });
    for table in 1..=3 {
        room.fills(table, 7);
    }
    let kept = room.fills(4, 7)[0];
    let rows = |room: &Room| lines(&room.sheets(BreakingOrder, &Scope::All)[0]);
    let usual =
        ["1st | 4 | 27 | ", "2nd | 3 | 18 | ", "3rd | 2 | 9 | ", "4th | 1 | – | Final table"];
    assert_eq!(rows(&room), usual);
    room.tables(TableCommand::Order { tables: vec![number(2)] });
    assert_eq!(rows(&room)[0], "1st | 2 | 27 | ");
    room.tables(TableCommand::Hold { table: number(2), held: true });
    room.tables(TableCommand::Pin { entry: kept, pinned: true });
    let special = [
        "1st | 2 | 27 | On hold",
        "2nd | 4 | – | Stays: a player there is pinned",
        "3rd | 3 | 18 | Not posted yet: may still change",
        "4th | 1 | 9 | Not posted yet: may still change",
    ];
    assert_eq!(rows(&room), special);
    let sheet = room.sheets(BreakingOrder, &Scope::All).remove(0);
    assert_eq!(
        notes(&sheet),
        [
            "No tables break while registration is open.",
            "Tables on hold, and those after them, break only when the floor releases them.",
            "Seats are redrawn at 18 and 12 players.",
            "Seats for the final table are drawn at 9 players (TDA recommended procedure 9).",
        ]
    );
    room.tables(TableCommand::CloseSeat { seat: seat(1, 9), closed: true });
    assert_eq!(rows(&room)[0], "1st | 2 | 26 | On hold", "a chair fewer");
}

#[test]
fn long_names_and_large_stacks_are_not_broken() {
    let mut room = Room::with_tables(&[1, 2]);
    let stack = bottone::base::chips::Chips::new(999_999_999_999);
    room.does(Command::Clock(ClockCommand::SetStack { stack }));
    let long = "Wolfeschlegelsteinhausenbergerdorff-von-und-zu, Maximiliano";
    assert_eq!(long.chars().count(), 59);
    let [ada, ugo] = [1, 2]
        .map(|place| room.enters(person(&format!("{long}{place}"), ""), Some(seat(1, place))));
    room.counts(&[(ada, 999_999_999_999), (ugo, 123_456_789_012)]);
    room.moves(ugo, seat(2, 8), "");
    for kind in KINDS {
        let job = room.job(Language::English, kind, &Scope::All);
        let label = format!("{job:?}");
        if kind != BreakingOrder {
            assert!(label.contains(&format!("\"{long}2\"")), "{kind:?}: {label}");
        }
        if kind == TableSheets {
            assert!(label.contains("999,999,999,999"), "{label}");
        }
        assert!(!matches!(job, Job::Slips(_)));
    }
}

/// Checks that a players' list begins with the list, and that the proof of the draw, with one line
/// for players, is the last thing on it.
#[test]
fn a_players_list_ends_with_the_proof_of_the_draw() {
    let mut room = Room::with_tables(&[1, 2]);
    let who = (0..12).map(|n| Entrant::New(person(&format!("Rossi{n}"), "Ugo"))).collect();
    room.entries(EntryCommand::Enter { who, seat: SeatWish::Draw(5) });
    for (language, line) in [
        (Language::English, "Anyone can check this draw · code "),
        (Language::Italian, "Sorteggio verificabile da tutti · codice "),
    ] {
        for kind in [SeatsByName, SeatsByTable] {
            let sheet = sheets_of(room.job(language, kind, &Scope::All)).remove(0);
            let [SheetPart::Table(_), .., SheetPart::Code(proof)] = sheet.parts.as_slice() else {
                panic!("{:?}", sheet.parts)
            };
            assert!(proof.words[0].starts_with(line), "{:?}", proof.words);
            assert!(proof.words.iter().any(|words| words.contains("bottone verify-draw")));
        }
    }
}

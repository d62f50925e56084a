//! The people matched by typed text: one routine for every place that asks for a person.

#![cfg(feature = "window")]
#![expect(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::{collections::BTreeSet, fs, path::Path};

use bottone::{
    base::{
        person::{Person, SearchKey},
        seat::{Seat, SeatNo, TableNo},
    },
    page::Limits,
    rules::bounties::BountyKind,
    search::{MatchQuality, PlayerIndex, Query},
    session::{Desk, Session, memory, time::StageClock},
    tournament::{
        Command,
        bounties::BountyCommand,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId},
        history::Beginning,
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    ui_dialogs::{
        bounty::AskTakers,
        palette::{Palette, Purpose},
    },
    ui_frame::action::{Action, Screen},
    view_public::page::Public,
};
use egui::{Key as Press, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::stage::{self, room::EventWindow, wait_until};

/// A person, the texts that find them, those that do not, and the source of the case.
struct FinderCase {
    family: &'static str,
    given: &'static str,
    found: &'static [&'static str],
    others: &'static [&'static str],
    source: &'static str,
}

const CASES: &[FinderCase] = &[
    FinderCase {
        family: "D’Angelo",
        given: "Nicolò Maria",
        found: &[
            "angelo", "dang", "d'an", "d angelo", "nico", "NICOLÒ", "mar nic", "angelo n", "",
            "  ", "it", "it-004", "00417",
        ],
        others: &["gelo", "nicolas", "nico rossi", "417"],
        source: "issue 12, A6; the card is IT-00417",
    },
    FinderCase {
        family: "O'Brien",
        given: "Maeve",
        found: &["brien", "obrien", "o brien", "o’brien maeve"],
        others: &["rien"],
        source: "Irish names: apostrophe, none, or a space",
    },
    FinderCase {
        family: "De Luca",
        given: "Gian Luca",
        found: &["luca", "deluca", "de l", "gianluca", "gian deluca"],
        others: &["eluca"],
        source: "Italian names of several words are written together in other lists",
    },
    FinderCase {
        family: "McDonald",
        given: "Ann",
        found: &["donald", "mcdonald", "mc donald"],
        others: &["nald"],
        source: "a capital in the middle begins a part of the name",
    },
    FinderCase {
        family: "Παπαδόπουλος",
        given: "Δημήτρης",
        found: &[
            "papadop",
            "papadopo",
            "papadopoulos",
            "papadopulos",
            "dimitris",
            "παπαδ",
            "ΠΑΠΑΔΌ",
            "dim pap",
        ],
        others: &["adop", "papag"],
        source: "ELOT 743, as passports have it",
    },
    FinderCase {
        family: "Χρήστου",
        given: "Ευάγγελος",
        found: &["christou", "hristou", "khristou", "evangelos", "χρη"],
        others: &["ristou"],
        source: "ELOT 743, and as their bearers write themselves",
    },
    FinderCase {
        family: "Щербаков",
        given: "Дмитрий",
        found: &["shcherb", "dmitriy", "dmitrii", "dmitry", "dmitrij", "щерб", "ДМИТ"],
        others: &["herbakov", "дима"],
        source: "ICAO 9303, ISO 9 and what stands in other lists",
    },
    FinderCase {
        family: "Хабарова",
        given: "Юлия",
        found: &["khabarova", "habarova", "yuliya", "iuliia", "yulia", "julia"],
        others: &["abarova"],
        source: "ICAO 9303 and older passports",
    },
    FinderCase {
        family: "Wójcik",
        given: "Łukasz",
        found: &["wojcik", "lukasz", "ŁUK"],
        others: &["ojcik"],
        source: "Polish letters",
    },
    FinderCase {
        family: "Weiß",
        given: "Jürgen",
        found: &["weiss", "WEIß", "jurgen", "juergen", "jür"],
        others: &["weis s"],
        source: "DIN 5007-2: ü as ue",
    },
    FinderCase {
        family: "Işık",
        given: "İbrahim",
        found: &["isik", "ISIK", "ibrahim", "ışık"],
        others: &["sik"],
        source: "the Turkish i",
    },
    FinderCase {
        family: "山田",
        given: "花子",
        found: &["山", "田", "花", "山田花", "山田 花子"],
        others: &["川"],
        source: "issue 12, A6: one Han letter is enough",
    },
    FinderCase {
        family: "王小明",
        given: "",
        found: &["王", "小明", "wang", "xiaoming", "ming"],
        others: &["ing"],
        source: "a whole name in one cell; Hanyu Pinyin",
    },
    FinderCase {
        family: "김",
        given: "철수",
        found: &["김", "기", "철수", "김철", "gim"],
        others: &["이"],
        source: "a syllable that is still being typed; Revised Romanization",
    },
    FinderCase {
        family: "Rossi",
        given: "Mario",
        found: &["rossi mario", "mario rossi", "ross mar", "Rossi, Mario"],
        others: &["maria rossi", "rossini"],
        source: "lists have either name first",
    },
];

#[test]
fn a_few_letters_find_a_name_however_it_is_written() {
    for FinderCase { family, given, found, others, source } in CASES {
        let card = if *family == "D’Angelo" { "IT-00417" } else { "" };
        let person = Person {
            family: (*family).to_owned(),
            given: (*given).to_owned(),
            card: card.to_owned(),
            ..Person::default()
        };
        let key = SearchKey::of(&person);
        let finds = |typed: &str| Query::typed(typed).finds(&key, None).is_some();
        for typed in *found {
            assert!(finds(typed), "{typed} does not find {family} {given} ({source}): {key:?}");
        }
        for typed in *others {
            assert!(!finds(typed), "{typed} finds {family} {given} ({source}): {key:?}");
        }
    }
}

/// Checks that a person found by a whole name is also found by each beginning of it.
#[test]
fn a_person_found_in_the_end_is_found_on_the_way() {
    for FinderCase { family, given, found, .. } in CASES {
        let key = SearchKey::of_name(family, given);
        let letters = |typed: &&&str| Query::typed(typed).finds(&key, None).is_some();
        for typed in found.iter().filter(letters) {
            for (end, _) in typed.char_indices().skip(1) {
                let part = &typed[..end];
                assert!(
                    Query::typed(part).finds(&key, None).is_some(),
                    "{part} of {typed}: {family} {given}"
                );
            }
        }
    }
}

fn seat(table: u16, seat: u8) -> Seat {
    Seat { table: TableNo::new(table).unwrap(), seat: SeatNo::new(seat).unwrap() }
}

#[test]
fn a_seat_is_the_player_in_it() {
    let key = SearchKey::of_name("Rossi", "Mario");
    let at = |typed: &str, place| Query::typed(typed).finds(&key, Some(place)).is_some();
    // Issue 12, A6; the words are those of the program in both languages.
    for typed in [
        "t6 s8",
        "T6 S8",
        "t6s8",
        "t6 p8",
        "T6P8",
        "6 8",
        "6/8",
        "6-8",
        " 6 / 8 ",
        "table 6 seat 8",
        "Tavolo 6 posto 8",
        "tav 6 p 8",
        "t6",
        "6",
        "table 6",
        "t6 s",
    ] {
        assert!(at(typed, seat(6, 8)), "{typed}");
        assert!(!at(typed, seat(8, 6)), "{typed}");
    }
    for typed in ["t6 s9", "t60 s8", "8 6", "06 08", "6 8 1", "s8", "t6 x8", "68", "t", "6 99"] {
        assert!(!at(typed, seat(6, 8)), "{typed}");
    }
    let fit = |typed: &str| Query::typed(typed).finds(&key, Some(seat(6, 8)));
    assert_eq!((fit("6/8"), fit("t6")), (Some(MatchQuality::Place), Some(MatchQuality::Within)));
    assert!(Query::typed("t6 s8").is_place() && !Query::typed("Rossi 6").is_place());
}

#[test]
fn whom_it_fits_best_comes_first() {
    let fit = |typed: &str, family: &str, given: &str| {
        Query::typed(typed).finds(&SearchKey::of_name(family, given), None)
    };
    assert_eq!(fit("mario rossi", "Rossi", "Mario"), Some(MatchQuality::Whole));
    assert_eq!(fit("ross", "Rossi", "Mario"), Some(MatchQuality::Begins));
    assert_eq!(fit("mar", "Rossi", "Mario"), Some(MatchQuality::Begins));
    assert_eq!(fit("angelo", "D'Angelo", "Sara"), Some(MatchQuality::Within));
    assert!(
        MatchQuality::Place < MatchQuality::Whole
            && MatchQuality::Whole < MatchQuality::Begins
            && MatchQuality::Begins < MatchQuality::Within
    );
}

/// The people of the evening, with seats at tables 1 and 6.
const PEOPLE: [(&str, &str, (u16, u8)); 8] = [
    ("D'Angelo", "Nicolò", (1, 1)),
    ("Παπαδόπουλος", "Δημήτρης", (1, 2)),
    ("Weiß", "Jürgen", (1, 3)),
    ("Wójcik", "Łukasz", (6, 1)),
    ("Шевчук", "Юлія", (6, 2)),
    ("De Luca", "Marco", (6, 8)),
    ("Rossi", "Angelo", (6, 9)),
    ("Ferrari", "Pia", (1, 9)),
];
const TYPED: [&str; 16] = [
    "angelo",
    "d'ang",
    "papadop",
    "παπαδ",
    "juergen",
    "wojcik",
    "lukasz",
    "shevchuk",
    "deluca",
    "luca",
    "t6 s8",
    "6/8",
    "6-8",
    "t6 p8",
    "rossi angelo",
    "nobody",
];

/// Creates the bust of Ferrari, with the question for the bounty open. Every other player has taken
/// one and is owed it.
fn evening() -> (tempfile::TempDir, StageClock, Box<Session>) {
    let clock = StageClock::at(stage::EVENING);
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup {
        name: "Knock-out".to_owned(),
        buy_in: stage::buy_in("50+50+10"),
        bounty: BountyKind::Fixed,
        ..Setup::default()
    };
    let structure = stage::structure("deep-stack");
    let beginning = Beginning::new(stage::EVENING, setup, structure);
    let time = Box::new(clock.clone());
    let mut session = memory::create(beginning, time, stage::desk());
    let mut does = |command| session.submit(command, None).unwrap();
    let tables = [1, 6].map(|table| TableNo::new(table).unwrap()).to_vec();
    does(Command::Tables(TableCommand::Open { tables, size: 9 }));
    let mut enters = |family: &str, given: &str, at: Seat| {
        let person = Person { family: family.into(), given: given.into(), ..Person::default() };
        let (who, seat) = (vec![Entrant::New(person)], SeatWish::At(at));
        does(Command::Entries(EntryCommand::Enter { who, seat }));
    };
    for (family, given, (table, place)) in PEOPLE {
        enters(family, given, seat(table, place));
    }
    enters("Zeta", "Una", seat(1, 8));
    does(Command::Clock(ClockCommand::Start));
    // Each takes a part of a bounty, so that each is owed an amount.
    let entries: Vec<EntryId> = session.tournament().entries().all().map(|(id, _)| id).collect();
    let by = entries[..7].to_vec();
    let mut does = |command| session.submit(command, None).unwrap();
    does(Command::Bounties(BountyCommand::KnockOut {
        out: vec![(entries[8], None)],
        taken: vec![(entries[8], by)],
    }));
    does(Command::Entries(EntryCommand::Bust { out: vec![(entries[7], None)] }));
    does(Command::Entries(EntryCommand::Registration { open: false }));
    (folder, clock, session)
}

/// Returns the people of the evening named by a widget of this role.
fn shown(room: &EventWindow, role: Role) -> BTreeSet<&'static str> {
    let labels: Vec<String> = room
        .harness
        .query_all_by_role(role)
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    let families = PEOPLE.iter().map(|(family, ..)| *family);
    families.filter(|family| labels.iter().any(|label| label.contains(family))).collect()
}

#[test]
fn every_place_that_asks_for_a_person_finds_the_same() {
    let (folder, clock, session) = evening();
    let t = session.tournament().clone();
    let people = PlayerIndex::of(&t);
    let expected = |typed: &str| -> BTreeSet<&'static str> {
        let hits = people.find(&t, typed);
        let players = t.entries().players().zip(PEOPLE.iter());
        players
            .filter(|((id, _), _)| hits.fit(*id).is_some())
            .map(|(_, (family, ..))| *family)
            .collect()
    };
    assert_eq!(expected("angelo"), BTreeSet::from(["D'Angelo", "Rossi"]));
    assert_eq!(expected("6/8"), BTreeSet::from(["De Luca"]));
    let page = bottone_page_support::page(Limits::default());
    bottone_page_support::show(&page, &Public::of(&t, Vec::new(), session.now()));
    let mut room = EventWindow::on(Screen::Players, vec2(1440.0, 900.0), (folder, clock, session));
    let out = |typed: &str| -> BTreeSet<&'static str> {
        expected(typed).into_iter().filter(|family| *family != "Ferrari").collect()
    };
    for typed in TYPED {
        room.fill("Player name", typed);
        assert_eq!(shown(&room, Role::Row), expected(typed), "Players: {typed}");
        for (purpose, asks) in
            [(Purpose::Bust, "bust"), (Purpose::Move, "move"), (Purpose::Find, "find")]
        {
            room.harness.state_mut().request(Action::ask(Palette::new(purpose)));
            room.harness.run();
            room.types(typed);
            let wanted = if purpose == Purpose::Find { expected(typed) } else { out(typed) };
            assert_eq!(shown(&room, Role::ListBoxOption), wanted, "{asks}: {typed}");
            room.key(Press::Escape);
        }
        let bounty = AskTakers::new(t.entries().all().nth(7).unwrap().0, 0);
        room.harness.state_mut().request(Action::ask(bounty));
        room.harness.run();
        room.harness.get_by_role_and_label(Role::TextInput, "Find a player").click();
        room.harness.run();
        room.types(typed);
        let could = |family: &&str| *family != "Ferrari";
        let wanted: BTreeSet<&str> = expected(typed).into_iter().filter(could).collect();
        assert_eq!(shown(&room, Role::Button), wanted, "bounty: {typed}");
        room.key(Press::Escape);
        room.harness.state_mut().request(Action::CloseDialog);
        room.harness.run();
        let asked: Vec<String> = typed.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let asked = asked.concat();
        let answer = bottone_page_support::get(page.port(), &format!("/find?q={asked}"));
        assert_eq!(answer.status, 200, "{typed}");
        let reply: serde_json::Value = serde_json::from_str(answer.text()).unwrap();
        let found = reply["found"].as_array().map_or(&[][..], Vec::as_slice);
        let found: BTreeSet<&str> = found.iter().filter_map(|one| one[0].as_str()).collect();
        assert_eq!(found, out(typed), "page: {typed}");
    }
    room.harness.state_mut().request(Action::Go(Screen::Money));
    room.harness.run();
    room.key(Press::F6);
    let owed = shown(&room, Role::Row);
    assert!(owed.len() > 5, "{owed:?}");
    for typed in TYPED {
        room.fill("Find a player to pay", typed);
        let wanted: BTreeSet<&str> = expected(typed).intersection(&owed).copied().collect();
        assert_eq!(shown(&room, Role::Row), wanted, "Pay: {typed}");
    }
    room.harness.state_mut().request(Action::Go(Screen::Print));
    wait_until("the page is never made", || {
        room.harness.run();
        !room.mentions("Preparing page")
    });
    // The rail has a screen of that name as well.
    room.harness.get_all_by_label("Players").last().unwrap().click();
    room.harness.run();
    for typed in TYPED {
        room.fill("Find a player", typed);
        assert_eq!(shown(&room, Role::Button), expected(typed), "Print: {typed}");
    }
}

#[test]
fn the_page_answers_only_with_public_facts() {
    let page = bottone_page_support::page(Limits::default());
    bottone_page_support::show(&page, &bottone_page_support::crowd(300));
    for (asked, status) in [
        ("/find", 400),
        ("/find?x=1", 400),
        ("/find?q=", 200),
        ("/find?q=%ff%fe", 200),
        ("/find?q=c", 200),
    ] {
        assert_eq!(bottone_page_support::get(page.port(), asked).status, status, "{asked}");
    }
    let all = |asked: &str| -> serde_json::Value {
        serde_json::from_str(bottone_page_support::get(page.port(), asked).text()).unwrap()
    };
    assert_eq!(all("/find?q=c")["found"], serde_json::Value::Null, "too little to tell");
    assert_eq!(all("/find?q=cogn")["all"], 300);
    assert_eq!(all("/find?q=cogn")["found"].as_array().unwrap().len(), 30);
    let long = format!("/find?q={}", "x".repeat(8_000));
    assert_eq!(all(&long)["all"], 0);
}

/// Checks that typed names are compared in one place. The listed files search for other words:
/// commands, lines of the log, recent events, incidents, file names and spreadsheet columns.
#[test]
fn nothing_else_compares_names_with_what_is_typed() {
    const OTHERS: [&str; 4] = [
        "src/ui-dialogs/palette.rs",
        "src/ui-table/record/list.rs",
        "src/ui/screens/log.rs",
        "src/ui/screens/start/mod.rs",
    ];
    fn files(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                files(&path, found);
            } else {
                let text = fs::read_to_string(&path).unwrap_or_default();
                if text.contains("person::fold") || text.contains("person::{Person, fold}") {
                    found.push(path.to_string_lossy().replace('\\', "/"));
                }
            }
        }
    }
    let mut found = Vec::new();
    for folder in [
        "src/ui",
        "src/ui-dialogs",
        "src/ui-frame",
        "src/ui-kit",
        "src/ui-table",
        "src/ui-walls",
        "src/cli",
        "src/page",
    ] {
        files(Path::new(folder), &mut found);
    }
    found.sort();
    assert_eq!(found, OTHERS);
}

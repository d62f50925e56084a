//! Tests of players from spreadsheets: small tables, and random bytes.
#![allow(
    clippy::disallowed_methods,
    clippy::format_push_string,
    clippy::panic,
    clippy::too_many_lines,
    clippy::unwrap_used,
    reason = "a test may open files, fail, and be a long table"
)]

use bottone_base::person::{PeopleIndex, Person, fold};
use bottone_store::csv::{
    CsvSheet, Doubt, ImportList, LONGEST_CELL, LONGEST_NAME, LineProblem, LineTrouble, MOST_BYTES,
    MOST_ROWS, NewPlayer,
    PlayerField::{
        self, Card, Country, Family, FullName, FullNameFamilyFirst, Given, Note, Skip, Status,
    },
    SheetError, SheetNotice,
};
use bottone_store::encoding::{Letters, decoded};
use proptest::prelude::*;

fn read(text: &str) -> CsvSheet {
    CsvSheet::read(text.as_bytes()).unwrap()
}

fn nobody() -> PeopleIndex<()> {
    PeopleIndex::default()
}

/// Returns the players by the guessed columns.
fn players(sheet: &CsvSheet) -> ImportList {
    sheet.players(&sheet.guessed(), &nobody()).unwrap()
}

fn people(sheet: &CsvSheet) -> Vec<Person> {
    players(sheet).people.into_iter().map(|new| new.person).collect()
}

fn shown(sheet: &CsvSheet) -> Vec<String> {
    people(sheet).iter().map(Person::display_name).collect()
}

fn utf16(text: &str, little: bool) -> Vec<u8> {
    let units = "\u{feff}".encode_utf16().chain(text.encode_utf16());
    units.flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() }).collect()
}

/// (file, delimiter, has a header, kinds of the columns, players on the list)
#[test]
fn every_spreadsheets_own_list_is_understood() {
    type ListCase =
        (&'static str, Option<char>, bool, &'static [PlayerField], &'static [&'static str]);
    let cases: &[ListCase] = &[
        // The Tournament Director's own example header.
        (
            "Nick-name,First,Middle initial,Last,Email address\nDoc,Mario,A,Rossi,m@example.org\n",
            Some(','),
            true,
            &[Note, Given, Given, Family, Note],
            &["Rossi, Mario A"],
        ),
        // CardOpz's grid.
        (
            "Entry no.;Card ID;First;Last;Alias\n1;0417;Anna;Bianchi;Annie\n",
            Some(';'),
            true,
            &[Skip, Card, Given, Family, Note],
            &["Bianchi, Anna"],
        ),
        // CasinoWare.
        (
            "Title,First name,Last name,Nickname,Nationality\nMs,Anna,Bianchi,,ITA\n",
            Some(','),
            true,
            &[Skip, Given, Family, Note, Country],
            &["Bianchi, Anna"],
        ),
        (
            "Cognome;Nome;Nazione;Tessera;Note\nRossi;Mario;ita;00417;mancino\n",
            Some(';'),
            true,
            &[Family, Given, Country, Card, Note],
            &["Rossi, Mario"],
        ),
        ("Nome;Cognome\r\nMario;Rossi\r\n", Some(';'), true, &[Given, Family], &["Rossi, Mario"]),
        (
            "Nome\nMario Rossi\nAnna Bianchi\n",
            None,
            true,
            &[FullName],
            &["Rossi, Mario", "Bianchi, Anna"],
        ),
        (
            "Name\tCountry\nMario Rossi\tITA\n",
            Some('\t'),
            true,
            &[FullName, Country],
            &["Rossi, Mario"],
        ),
        (
            "Name;Vorname;Land\nMeier;Jürg;CH\n",
            Some(';'),
            true,
            &[Family, Given, Country],
            &["Meier, Jürg"],
        ),
        ("Nom,Prénom\nDupont,Zoé\n", Some(','), true, &[Family, Given], &["Dupont, Zoé"]),
        (
            "Name\nRossi, Mario\nBianchi, Anna\n",
            None,
            true,
            &[FullName],
            &["Rossi, Mario", "Bianchi, Anna"],
        ),
        (
            "Cognome e nome\nDe Rossi Mario\n",
            None,
            true,
            &[FullNameFamilyFirst],
            &["De Rossi, Mario"],
        ),
        (
            "Player;ID\nRossi, Mario;7\nBianchi, Anna;8\n",
            Some(';'),
            true,
            &[FullName, Card],
            &["Rossi, Mario", "Bianchi, Anna"],
        ),
        (
            "Player,ID\n\"Rossi, Mario\",7\n\"Bianchi, Anna\",8\n",
            Some(','),
            true,
            &[FullName, Card],
            &["Rossi, Mario", "Bianchi, Anna"],
        ),
        (
            "\"Last\",\"First\"\n\"O\"\"Hara\",\"Scarlett\"\n",
            Some(','),
            true,
            &[Family, Given],
            &["O\"Hara, Scarlett"],
        ),
        (
            "SURNAME | GIVEN NAME\nRossi | Mario\n",
            Some('|'),
            true,
            &[Family, Given],
            &["Rossi, Mario"],
        ),
        // No header.
        (
            "Rossi, Mario\nBianchi, Anna\n",
            Some(','),
            false,
            &[Family, Given],
            &["Rossi, Mario", "Bianchi, Anna"],
        ),
        (
            "Rossi;Mario;ITA;00417\nBianchi;Anna;FRA;00418\n",
            Some(';'),
            false,
            &[Family, Given, Country, Card],
            &["Rossi, Mario", "Bianchi, Anna"],
        ),
        (
            "1;Mario Rossi;ITA\n2;Anna Bianchi;FRA\n",
            Some(';'),
            false,
            &[Skip, FullName, Country],
            &["Rossi, Mario", "Bianchi, Anna"],
        ),
        ("Mario Rossi\nAnna Bianchi", None, false, &[FullName], &["Rossi, Mario", "Bianchi, Anna"]),
        (
            "Player;Gary;g@example.org\nRossi;Mario;m@example.org\n",
            Some(';'),
            false,
            &[Family, Given, Skip],
            &["Player, Gary", "Rossi, Mario"],
        ),
        ("Mario\n", None, false, &[FullName], &["Mario"]),
        (
            "山田 花子;JPN\n김 철수;KOR\n",
            Some(';'),
            false,
            &[FullName, Country],
            &["花子, 山田", "철수, 김"],
        ),
        // Excel states the delimiter itself, and it is used.
        (
            "sep=;\r\nCognome;Nome\r\nRossi, jr;Mario\r\n",
            Some(';'),
            true,
            &[Family, Given],
            &["Rossi, jr, Mario"],
        ),
        (
            "\"sep=,\"\nLast,First\nRossi,Mario\n",
            Some(','),
            true,
            &[Family, Given],
            &["Rossi, Mario"],
        ),
        (
            "SEP=\t\nLast\tFirst\nRossi\tMario\n",
            Some('\t'),
            true,
            &[Family, Given],
            &["Rossi, Mario"],
        ),
        // Rows of unequal length, blank lines, blank columns, old line ends.
        (
            "\n\nLast;First;;\n\nRossi;Mario;;\n;;;\nBianchi\n\n",
            Some(';'),
            true,
            &[Family, Given],
            &["Rossi, Mario", "Bianchi"],
        ),
        (
            "Last,First\rRossi,Mario\rBianchi,Anna\r",
            Some(','),
            true,
            &[Family, Given],
            &["Rossi, Mario", "Bianchi, Anna"],
        ),
        (
            "Last;Given;Last\nRossi;Mario;Neri\n",
            Some(';'),
            true,
            &[Family, Given, Family],
            &["Rossi Neri, Mario"],
        ),
    ];
    for (text, delimiter, header, fields, who) in cases {
        let sheet = read(text);
        assert_eq!(sheet.delimiter, *delimiter, "{text}");
        assert_eq!(sheet.has_header(), *header, "{text}");
        assert_eq!(sheet.guessed(), *fields, "{text}");
        assert_eq!(shown(&sheet), *who, "{text}");
        assert_eq!(players(&sheet).problems, [], "{text}");
    }
}

#[test]
fn every_way_of_writing_letters_is_read() {
    let text = "Cognome;Nome\nD’Angelo;Nicolò\nNúñez;Søren\n";
    let who = ["D’Angelo, Nicolò", "Núñez, Søren"];
    let (windows, _, unmappable) = encoding_rs::WINDOWS_1252.encode(text);
    assert!(!unmappable);
    for (bytes, letters) in [
        (text.as_bytes().to_vec(), Letters::Utf8),
        (format!("\u{feff}{text}").into_bytes(), Letters::Utf8),
        (utf16(text, true), Letters::Utf16),
        (utf16(text, false), Letters::Utf16),
        (windows.into_owned(), Letters::Guessed("windows-1252")),
    ] {
        let sheet = CsvSheet::read(&bytes).unwrap();
        assert_eq!(sheet.letters, letters);
        assert_eq!(shown(&sheet), who, "{letters:?}");
        assert_eq!(
            sheet.notices.contains(&SheetNotice::LettersGuessed { taken: "windows-1252" }),
            letters == Letters::Guessed("windows-1252")
        );
    }
    assert_eq!(shown(&read("Cognome\nPappa\u{301}\n")), ["Pappá"], "letters are composed");
}

/// Lists as older spreadsheets of each country save them. Letters that occur together reveal the
/// encoding.
#[test]
fn lists_of_twelve_countries_are_read() {
    let lists: [(&encoding_rs::Encoding, &[&str]); 12] = [
        (
            encoding_rs::WINDOWS_1250,
            &[
                "Wójcik Łukasz",
                "Dąbrowski Paweł",
                "Świątek Małgorzata",
                "Jabłoński Michał",
                "Zieliński Grześ",
            ],
        ),
        (
            encoding_rs::ISO_8859_2,
            &[
                "Wiśniewski Łukasz",
                "Woźniak Jędrzej",
                "Kozłowski Paweł",
                "Król Bożena",
                "Gąsior Małgorzata",
            ],
        ),
        (
            encoding_rs::WINDOWS_1250,
            &["Dvořák Jiří", "Černý Luboš", "Procházka Ondřej", "Růžička Tomáš", "Němec Zdeněk"],
        ),
        (
            encoding_rs::WINDOWS_1250,
            &[
                "Szőke Ödön",
                "Győrfi Tünde",
                "Kovács Ferenc",
                "Tóth Erzsébet",
                "Szűcs Gergő",
                "Erdős Pál",
                "Nagy Sándor",
                "Kőszegi Zoltán",
                "Csűrös Benedek",
                "Mező Gyöngyi",
                "Fülöp Ágnes",
                "Molnár Győző",
                "Bartók Béla",
                "Fehér Rezső",
                "Hegedűs Jenő",
            ],
        ),
        (
            encoding_rs::WINDOWS_1250,
            &["Kovačić Željko", "Šimić Nikša", "Perić Đuro", "Jurić Božo", "Knežević Luča"],
        ),
        (
            encoding_rs::WINDOWS_1251,
            &[
                "Кузнецов Сергей",
                "Смирнова Ольга",
                "Попов Алексей",
                "Соколова Юлия",
                "Лебедев Дмитрий",
            ],
        ),
        (
            encoding_rs::WINDOWS_1251,
            &[
                "Шевченко Олексій",
                "Коваленко Їжак",
                "Бойко Ігор",
                "Ткаченко Євген",
                "Кравченко Надія",
            ],
        ),
        (
            encoding_rs::WINDOWS_1253,
            &[
                "Παπαδόπουλος Γιώργος",
                "Νικολάου Ελένη",
                "Γεωργίου Δημήτρης",
                "Οικονόμου Μαρία",
                "Βασιλείου Κώστας",
            ],
        ),
        (
            encoding_rs::WINDOWS_1254,
            &["Yıldırım İbrahim", "Şahin Ayşe", "Öztürk Çağlar", "Kılıç Gülşen", "Aydoğan Işık"],
        ),
        (
            encoding_rs::WINDOWS_1257,
            &[
                "Kazlauskas Žygimantas",
                "Petrauskienė Jūratė",
                "Jankūnaitė Ieva",
                "Žukauskas Šarūnas",
                "Bērziņš Jānis",
            ],
        ),
        (
            encoding_rs::WINDOWS_1252,
            &["D’Angelo Nicolò", "Lucà Niccolò", "Pappalardo Gesù", "Nardò Noè", "Cantù Zoè"],
        ),
        (
            encoding_rs::WINDOWS_1252,
            &["Müller Jürgen", "Weiß Björn", "Größer Käthe", "Núñez José", "Lefèvre François"],
        ),
    ];
    for (encoding, names) in lists {
        let list = names.join("\n");
        let (bytes, _, unmappable) = encoding.encode(&list);
        assert!(!unmappable, "{names:?}");
        let (text, letters) = decoded(&bytes);
        assert_eq!(text, list, "{} taken for {letters:?}", encoding.name());
    }
}

#[test]
fn all_there_is_about_a_player_is_kept() {
    let sheet = read(
        "Cognome;Nome;Naz.;Nazione;Tessera;Squadra;Note;E-mail\n\
         Rossi;Mario;x;ita;\"=\"\"00417\"\"\";Lupi;mancino;m@example.org\n\
         Bianchi;Anna;;Italia;7;;;\n",
    );
    let people = people(&sheet);
    assert_eq!(
        people[0],
        Person {
            family: "Rossi".to_owned(),
            given: "Mario".to_owned(),
            country: "ITA".to_owned(),
            card: "00417".to_owned(),
            note: "mancino; E-mail: m@example.org".to_owned(),
            id: None,
        }
    );
    assert_eq!((people[1].country.as_str(), people[1].note.as_str()), ("Italia", ""));

    // A column with an unknown heading is shown, and kept if the director says so.
    assert_eq!(sheet.columns[5].header, "Squadra");
    let mut chosen = sheet.guessed();
    chosen[5] = Note;
    let people = sheet.players(&chosen, &nobody()).unwrap().people;
    assert_eq!(people[0].person.note, "Squadra: Lupi; mancino; E-mail: m@example.org");
}

#[test]
fn the_director_says_what_a_column_is() {
    let sheet = read("Mario;Rossi;7\nAnna;Bianchi;8\n");
    assert_eq!(sheet.guessed(), [Family, Given, Card]);
    let chosen = sheet.players(&[Given, Family, Skip], &nobody()).unwrap();
    assert_eq!(chosen.people[0].person.display_name(), "Rossi, Mario");
    assert_eq!(chosen.people[0].person.card, "");
    let short = sheet.players(&[Given], &nobody()).unwrap();
    assert_eq!(short.people[1].person.display_name(), "Anna");
    for none in [&[][..], &[Skip, Note, Card], &[Skip, Skip, Skip, FullName]] {
        assert!(
            matches!(sheet.players(none, &nobody()), Err(SheetError::NoNameColumn)),
            "{none:?}"
        );
    }

    let headed = read("Cognome;Nome\nRossi;Mario\n");
    let plain = headed.clone().with_header(false);
    assert!(!plain.has_header());
    assert_eq!(shown(&plain), ["Cognome, Nome", "Rossi, Mario"]);
    assert_eq!(plain.with_header(true), headed);
    let taken = read("Mario;Rossi\nAnna;Bianchi\n").with_header(true);
    assert_eq!((taken.columns[0].header.as_str(), taken.rows.len()), ("Mario", 1));
}

#[test]
fn the_same_name_twice_is_shown_and_left_out_unless_ticked() {
    let sheet = read(
        "Cognome;Nome\nRossi;Mario\nD'Angelo;Nicolò\nROSSI;  mario\nd’angelo;Nicolo'\nNeri;Ugo\nRossi;Mario\nRossi;Maria\nMario;Rossi\n",
    );
    let ugo = Person { family: "Neri".into(), given: "Ugo".into(), ..Person::default() };
    let mut known = PeopleIndex::default();
    known.note(&ugo, None, ());
    let found = sheet.players(&[Family, Given], &known).unwrap();
    let twins: Vec<_> = found
        .people
        .iter()
        .map(|new| (new.line, new.doubts.first().cloned(), new.included))
        .collect();
    assert_eq!(
        twins,
        [
            (2, None, true),
            (3, None, true),
            (4, Some(Doubt::OnLine(2)), false),
            (5, Some(Doubt::OnLine(3)), false),
            (6, Some(Doubt::Known), false),
            (7, Some(Doubt::OnLine(2)), false),
            (8, None, true),
            (9, Some(Doubt::OnLine(2)), false),
        ]
    );
}

/// Two cards are two people, and one card is one person, with any name.
#[test]
fn cards_tell_people_apart() {
    let sheet = read(
        "Cognome;Nome;Tessera\nRossi;Mario;1\nRossi;Mario;2\nRossi;Mario;1\nRossi;Mario;\nROSSI;M.;2\nNeri;Ugo;9\nNeri;Ugo;8\n",
    );
    let ugo = Person { card: "8".into(), ..Person::typed("Neri, Ugo") };
    let mut known = PeopleIndex::default();
    known.note(&ugo, None, ());
    let found = sheet.players(&sheet.guessed(), &known).unwrap();
    let doubts: Vec<_> =
        found.people.iter().map(|new| (new.doubts.clone(), new.included)).collect();
    assert_eq!(
        doubts,
        [
            (vec![], true),
            (vec![], true),
            (vec![Doubt::OnLine(2)], false),
            (vec![Doubt::OnLine(2)], false),
            (vec![Doubt::OnLine(3)], false),
            (vec![], true),
            (vec![Doubt::Known], false),
        ]
    );
}

fn case(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/cases/players/");
    std::fs::read_to_string(format!("{folder}{name}")).unwrap()
}

/// Returns the people on a list: ticked, or with the reason why not.
fn list_of(sheet: &CsvSheet) -> Vec<String> {
    let matches = |new: NewPlayer| {
        let tick = if new.included { "✓" } else { "–" };
        let doubts: Vec<String> = new.doubts.iter().map(ToString::to_string).collect();
        let note = new.person.note.clone();
        let said = doubts.into_iter().chain([note]).filter(|said| !said.is_empty());
        let words: Vec<String> =
            [format!("{tick} {}", new.person.display_name())].into_iter().chain(said).collect();
        words.join(" | ")
    };
    players(sheet).people.into_iter().map(matches).collect()
}

/// Thirty headings of real lists, in eight languages: over a list and below titles, with any
/// separator.
#[test]
fn every_heading_is_recognised_and_never_a_player() {
    let headings = case("player-headings.txt");
    assert_eq!(headings.lines().count(), 30);
    for heading in headings.lines() {
        let (first, second) = heading.split_once(" | ").unwrap();
        for delimiter in [",", ";", "\t"] {
            let row = |one: &str, other: &str| format!("\"{one}\"{delimiter}\"{other}\"\n");
            let rows = row("Aldo", "Berta") + &row("Carlo", "Dora") + &row("Elia", "Fabia");
            for above in ["", "\n\n", "Friday list\n\n", "Club Rossi, 3 October\n\nPlayers\n\n"] {
                let text = format!("{above}{}{rows}", row(first, second));
                let sheet = read(&text);
                assert!(sheet.has_header(), "{text}");
                let headers: Vec<&str> =
                    sheet.columns.iter().map(|column| column.header.as_str()).collect();
                assert_eq!(headers, [first, second], "{text}");
                assert_eq!(players(&sheet).people.len(), 3, "{text}");
                assert!(sheet.guessed().iter().any(|field| field.is_name()), "{text}");
                let texts = matches!(sheet.notices[..], [SheetNotice::AboveHeadings { .. }]);
                assert_eq!(texts, !above.trim().is_empty(), "{text}");
            }
        }
    }
}

/// (heading, kinds of its columns)
#[test]
fn headings_say_which_half_of_a_name_stands_below() {
    for (heading, fields) in [
        ("Vor- und Nachname;E-Mail", [FullName, Note]),
        ("Nombre;Apellidos", [Given, Family]),
        ("Nombre y apellidos;DNI", [FullName, Skip]),
        ("Prénom;Nom", [Given, Family]),
        ("Nom et prénom;Ville", [FullNameFamilyFirst, Skip]),
        ("Nome e cognome;Telefono", [FullName, Note]),
        ("Cognome e nome;Tel", [FullNameFamilyFirst, Note]),
        ("Name und Vorname;Verein", [FullNameFamilyFirst, Skip]),
        ("First name(s);Family name / surname", [Given, Family]),
        ("Name (first and last);Phone", [FullName, Note]),
        ("Screen name;Real name", [Note, FullName]),
        ("Nickname;Name", [Note, FullName]),
        ("Jméno;Příjmení", [Given, Family]),
        ("What is your name?;What is your email?", [FullName, Note]),
        ("Name;Name of a friend?", [FullName, Skip]),
        ("Attendee #;Attendee", [Skip, FullName]),
        ("Player;Member #", [FullName, Card]),
        ("Giocatore;RSVP", [FullName, Status]),
    ] {
        let sheet = read(&format!("{heading}\nAldo;Berta\nCarlo;Dora\n"));
        assert_eq!(sheet.guessed(), fields, "{heading}");
    }
}

#[test]
fn a_row_that_looks_like_headings_is_not_ticked() {
    // A language without a known word, over figures.
    let unknown = read(
        "Pelaajan tunnus;Puhelin\nAldo Tizio;333 1234567\nBerta Caia;333 7654321\nCarlo Ronio;333 1111111\n",
    );
    assert!(!unknown.has_header());
    assert_eq!(
        list_of(&unknown),
        [
            "– tunnus, Pelaajan | Looks like a heading, not a player",
            "✓ Tizio, Aldo",
            "✓ Caia, Berta",
            "✓ Ronio, Carlo"
        ]
    );
    // Two lists in one, the second with its headings again.
    let twice = read("Name;Surname\nAldo;Tizio\nName;Surname\nBerta;Caia\n");
    assert_eq!(
        list_of(&twice),
        ["✓ Tizio, Aldo", "– Surname, Name | Looks like a heading, not a player", "✓ Caia, Berta"]
    );
    // No player is lost if the director says that the first row is not a heading.
    let titled = read("Friday\n\nName;Surname\nAldo;Tizio\n");
    assert_eq!(titled.rows.len(), 1);
    let plain = titled.clone().with_header(false);
    assert_eq!((plain.rows.len(), plain.notices.len()), (3, 0));
    assert_eq!(plain.with_header(true), titled);
}

#[test]
fn lists_from_elsewhere_give_their_players() {
    for (file, list) in [
        (
            "eventbrite.csv",
            &[
                "✓ Tizio, Aldo | Email: a@x.org",
                "✓ Caia, Berta | Email: b@x.org",
                "– Semp, Silvio | Attendee Status: Not Attending | Email: s@x.org",
                "✓ Ronio, Carlo | Email: c@x.org",
            ][..],
        ),
        (
            "gforms.csv",
            &[
                "✓ Tizio, Aldo | Email Address: a@x.org",
                "✓ caia, berta | Email Address: b@x.org",
                "– Tizio, Aldo | Same name or card as line 3 | Email Address: a@x.org",
            ],
        ),
        (
            "meetup.tsv",
            &["✓ Tizio, Aldo", "– Caia, Berta | RSVP: No", "– Ronio, Carlo | RSVP: Waitlist"],
        ),
        (
            "whatsapp.txt",
            &["✓ Tizio, Aldo", "✓ Caia, Berta | paid", "✓ Ronio, Carlo | +1", "✓ Esempia, Dora"],
        ),
    ] {
        let sheet = read(&case(file));
        assert_eq!(list_of(&sheet), list, "{file}");
        assert_eq!(players(&sheet).problems, [], "{file}");
    }
}

#[test]
fn a_list_from_a_chat_has_titles_and_parts() {
    let sheet = read(
        "Poker on Friday 🃏\n1 Aldo Tizio ✅\n2 Berta Caia\n3 Carlo Ronio (late)\nWaiting list:\n4 Dora Esempia\n",
    );
    assert_eq!(
        list_of(&sheet),
        [
            "– Friday, Poker on | No number, unlike the other lines | 🃏",
            "✓ Tizio, Aldo | ✅",
            "✓ Caia, Berta",
            "✓ Ronio, Carlo | late",
            "– list:, Waiting | Looks like a heading, not a player",
            "– Esempia, Dora | Listed under “Waiting list”",
        ]
    );
}

/// (answer, comes, understood)
#[test]
fn an_answer_that_is_not_understood_is_said_to_be() {
    for (answer, taken, doubts) in [
        ("Yes", true, 0),
        ("Checked in", true, 0),
        ("sì", true, 0),
        ("✅", true, 0),
        ("", true, 0),
        ("No", false, 1),
        ("Nein", false, 1),
        ("Not going", false, 1),
        ("Cancelled by organiser", false, 1),
        ("Lista d'attesa", false, 1),
        ("Refunded", false, 1),
        ("Maybe", false, 1),
        ("❌", false, 1),
        ("purple", true, 1),
    ] {
        let sheet = read(&format!("Name;Status\nAldo Tizio;{answer}\nBerta Caia;Yes\n"));
        let first = &players(&sheet).people[0];
        assert_eq!((first.included, first.doubts.len()), (taken, doubts), "{answer}");
    }
    let unclear = read("Name;Status\nAldo Tizio;purple\n");
    assert_eq!(list_of(&unclear), ["✓ Tizio, Aldo | Status: “purple” not recognised"]);
}

#[test]
fn what_is_odd_is_said_with_its_line() {
    let long = "x".repeat(LONGEST_NAME);
    let text = format!(
        "Cognome;Nome;Tessera\n\nRossi;Mario;1\n;;77\n\"Bian\nchi\";Anna;2\n{long};Ugo;\n{long}y;Ugo;\nNeri;Eva;5;6;7\n...;;8\n"
    );
    let sheet = read(&text);
    let found = players(&sheet);
    assert_eq!(
        found.problems,
        [
            LineProblem { line: 4, trouble: LineTrouble::NoName },
            LineProblem { line: 8, trouble: LineTrouble::NameCut },
            LineProblem { line: 9, trouble: LineTrouble::TooManyCells { columns: 3, cells: 5 } },
            LineProblem { line: 10, trouble: LineTrouble::NoName },
        ]
    );
    assert_eq!(found.problems[0].to_string(), "Line 4 has no name and was left out.");
    let lines: Vec<u64> = found.people.iter().map(|new| new.line).collect();
    assert_eq!(lines, [3, 5, 7, 8, 9]);
    assert_eq!(found.people[1].person.display_name(), "Bian chi, Anna");
    assert_eq!(found.people[3].person.family, long);
    // Cut at the same place, they are equal.
    assert_eq!(found.people[3].doubts, [Doubt::OnLine(7)]);
}

/// (cell, text shown)
#[test]
fn names_are_cleaned_of_what_cannot_be_shown() {
    for (cell, shown) in [
        ("  Rossi  ", "Rossi"),
        ("De\u{a0}\u{a0}Rossi", "De Rossi"),
        ("Ro\0ssi", "Rossi"),
        ("Ro\u{1b}[31mssi", "Ro [31mssi"),
        ("De\u{2028}Rossi", "De Rossi"),
        ("\u{202e}issoR\u{202c}", "issoR"),
        ("\u{feff}Rossi\u{200b}", "Rossi"),
        ("\"De\r\n\tRossi\"", "De Rossi"),
        ("علی\u{200c}رضا", "علی\u{200c}رضا"),
        ("Ro\u{85}ssi", "Ro ssi"),
    ] {
        assert_eq!(
            people(&read(&format!("Cognome;Nome\n{cell};Ugo\n")))[0].family,
            shown,
            "{cell:?}"
        );
    }
}

#[test]
fn a_quote_that_is_never_closed_loses_no_one() {
    let mut text = "Cognome;Nome\nRossi;Mario\n\"Il Moro;Ciro\n".to_owned();
    for number in 0..30 {
        text += &format!("Bianchi{number};Anna\n");
    }
    let sheet = read(&text);
    assert_eq!(sheet.notices, [SheetNotice::QuoteNeverClosed { line: 3 }]);
    assert_eq!(sheet.rows.len(), 32);
    assert_eq!(shown(&sheet)[1], "\"Il Moro, Ciro");
}

#[test]
fn what_is_no_list_has_a_clear_answer() {
    for (bytes, answer) in [
        (&b""[..], "the file is empty"),
        (b"\xef\xbb\xbf\r\n \n;;\n\0\n", "the file is empty"),
        (
            b"PK\x03\x04\x14\0",
            "this is an Excel or LibreOffice workbook: open it in its own program and save the list as CSV",
        ),
        (b"%PDF-1.7", "this is a PDF"),
    ] {
        let said = CsvSheet::read(bytes).unwrap_err().to_string();
        assert!(said.starts_with(answer), "{said}");
    }
    let wide = format!("Cognome{}x\n", ";".repeat(64));
    assert!(matches!(CsvSheet::read(wide.as_bytes()), Err(SheetError::TooManyColumns { line: 1 })));
    let blank_to_the_right = format!("Cognome{}\nRossi\n", ";".repeat(300));
    assert_eq!(shown(&read(&blank_to_the_right)), ["Rossi"]);
    let long = "a\n".repeat(MOST_ROWS + 1);
    assert!(matches!(CsvSheet::read(long.as_bytes()), Err(SheetError::TooManyRows)));

    let gone = CsvSheet::open("no such file.csv".as_ref()).unwrap_err();
    assert!(gone.to_string().starts_with("no such file.csv: can't read the file"), "{gone}");
    let folder = tempfile::tempdir().unwrap();
    let noise = folder.path().join("noise.csv");
    std::fs::File::create(&noise).unwrap().set_len(100 << 20).unwrap();
    let said = CsvSheet::open(&noise).unwrap_err().to_string();
    assert_eq!(
        said,
        format!("the file is over {} megabytes: too large for a list of players", MOST_BYTES >> 20)
    );
}

#[test]
fn a_cell_without_end_is_cut() {
    let text = format!("Cognome;Note\nRossi;{}\n", "é".repeat(3 * LONGEST_CELL));
    let sheet = read(&text);
    assert_eq!(sheet.notices, [SheetNotice::CellCut { line: 2 }]);
    assert_eq!(people(&sheet)[0].note.chars().count(), LONGEST_CELL);
}

#[test]
fn ten_thousand_players_are_all_there() {
    let mut text = "Cognome;Nome;Nazione;Tessera\n".to_owned();
    for number in 0..10_000 {
        text += &format!("D’Angelò{number};Nicolò;ITA;{number:05}\n");
    }
    let sheet = read(&text);
    let found = players(&sheet);
    assert_eq!((found.people.len(), found.problems.len()), (10_000, 0));
    assert!(found.people.iter().all(|new| new.included));
    assert_eq!(found.people[9_999].person.card, "09999");
}

/// Returns whether the text has nothing that would break a line, a terminal or a sheet of paper.
fn is_clean(text: &str) -> bool {
    !text.chars().any(char::is_control) && text.trim() == text && !text.contains("  ")
}

fn check(bytes: &[u8]) -> Result<(), TestCaseError> {
    let Ok(sheet) = CsvSheet::read(bytes) else { return Ok(()) };
    let cells = sheet.rows.iter().flat_map(|row| &row.cells);
    for text in cells.chain(sheet.columns.iter().map(|column| &column.header)) {
        prop_assert!(is_clean(text), "{text:?}");
        prop_assert!(text.chars().count() <= LONGEST_CELL);
    }
    for sheet in [sheet.clone().with_header(false), sheet.with_header(true)] {
        let count = sheet.columns.len();
        for field in PlayerField::ALL.into_iter().filter(|field| field.is_name()) {
            let mut mapping = vec![Note; count];
            let Some(last) = mapping.last_mut() else { continue };
            *last = field;
            let found = sheet.players(&mapping, &nobody()).unwrap();
            let nameless =
                found.problems.iter().filter(|problem| left_out(problem.trouble)).count();
            prop_assert_eq!(
                found.people.len() + nameless,
                sheet.rows.len(),
                "every row is a player or is reported"
            );
            for new in &found.people {
                let Person { family, given, note, .. } = &new.person;
                prop_assert!(is_clean(family) && is_clean(given), "{:?}", new);
                prop_assert!(!note.chars().any(char::is_control));
                prop_assert!(
                    family.chars().count() <= LONGEST_NAME && given.chars().count() <= LONGEST_NAME
                );
                prop_assert!(!new.person.folded().is_empty());
            }
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn no_bytes_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        check(&bytes)?;
    }

    #[test]
    fn no_text_makes_it_panic(text in "([A-Za-zòÀ山ß\u{301}\u{200b}\u{2028}\0 ,;\t\"'=|.@0-9\r\n]|Nome|Cognome|sep=|\\PC){0,80}") {
        check(text.as_bytes())?;
        check(&utf16(&text, true))?;
    }

    /// A list written by a spreadsheet is read back, with any delimiter, letters and line ends.
    #[test]
    fn a_list_that_was_written_is_read(
        names in proptest::collection::vec(("[A-Zà-ö][a-zà-ö',;\" ]{0,12}[a-z]", "[A-Z][a-z]{0,9}"), 1..30),
        delimiter in prop_oneof![Just(b';'), Just(b','), Just(b'\t')],
        crlf in any::<bool>(),
        sixteen in any::<bool>(),
    ) {
        let mut writer = csv::WriterBuilder::new()
            .delimiter(delimiter)
            .terminator(if crlf { csv::Terminator::CRLF } else { csv::Terminator::Any(b'\n') })
            .from_writer(Vec::new());
        writer.write_record(["Cognome", "Nome", "Tessera"]).unwrap();
        for (number, (family, given)) in names.iter().enumerate() {
            writer.write_record([family, given, &number.to_string()]).unwrap();
        }
        let text = String::from_utf8(writer.into_inner().unwrap()).unwrap();
        let sheet = CsvSheet::read(&if sixteen { utf16(&text, true) } else { text.into_bytes() }).unwrap();
        prop_assert_eq!(sheet.guessed(), [Family, Given, Card]);
        let found = people(&sheet);
        prop_assert_eq!(found.len(), names.len());
        for ((family, given), person) in names.iter().zip(&found) {
            let family = family.split_whitespace().collect::<Vec<_>>().join(" ");
            prop_assert_eq!((&family, given), (&person.family, &person.given));
        }
    }

    #[test]
    fn folding_twice_is_folding_once(text in any::<String>()) {
        let once = fold(&text);
        prop_assert_eq!(fold(&once), once.clone());
        prop_assert!(once.trim() == once && !once.contains("  "));
    }
}

/// Returns whether a line with this trouble makes no player.
const fn left_out(trouble: LineTrouble) -> bool {
    matches!(trouble, LineTrouble::NoName | LineTrouble::NotReadable)
}

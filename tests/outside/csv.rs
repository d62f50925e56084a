//! Players from spreadsheets: tables of small files, and whatever bytes there may be.
#![allow(
    clippy::disallowed_methods,
    clippy::format_push_string,
    clippy::panic,
    clippy::too_many_lines,
    clippy::unwrap_used,
    reason = "a test may open files, fail, and be a long table"
)]

use std::collections::BTreeSet;

use bottone::{
    rules::person::{Person, fold},
    store::csv::{
        Field::{self, Card, Country, Family, FullName, FullNameFamilyFirst, Given, Note, Skip},
        LONGEST_CELL, LONGEST_NAME, MOST_BYTES, MOST_ROWS, Players, Problem, Sheet, SheetError,
        SheetNotice, Trouble, Twin,
    },
    store::letters::{Letters, decoded},
};
use proptest::prelude::*;

fn read(text: &str) -> Sheet {
    Sheet::read(text.as_bytes()).unwrap()
}

fn nobody() -> BTreeSet<String> {
    BTreeSet::new()
}

/// Everybody as the columns were guessed.
fn players(sheet: &Sheet) -> Players {
    sheet.players(&sheet.guessed(), &nobody()).unwrap()
}

fn people(sheet: &Sheet) -> Vec<Person> {
    players(sheet).people.into_iter().map(|new| new.person).collect()
}

fn shown(sheet: &Sheet) -> Vec<String> {
    people(sheet).iter().map(Person::shown).collect()
}

fn utf16(text: &str, little: bool) -> Vec<u8> {
    let units = "\u{feff}".encode_utf16().chain(text.encode_utf16());
    units.flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() }).collect()
}

/// (file, delimiter, has a header, what the columns are, who is on the list)
#[test]
fn every_spreadsheets_own_list_is_understood() {
    type Case = (&'static str, Option<char>, bool, &'static [Field], &'static [&'static str]);
    let cases: &[Case] = &[
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
            &[Note, Card, Given, Family, Note],
            &["Bianchi, Anna"],
        ),
        // CasinoWare.
        (
            "Title,First name,Last name,Nickname,Nationality\nMs,Anna,Bianchi,,ITA\n",
            Some(','),
            true,
            &[Note, Given, Family, Note, Country],
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
            &[Card, FullName, Country],
            &["Rossi, Mario", "Bianchi, Anna"],
        ),
        ("Mario Rossi\nAnna Bianchi", None, false, &[FullName], &["Rossi, Mario", "Bianchi, Anna"]),
        (
            "Player;Gary;g@example.org\nRossi;Mario;m@example.org\n",
            Some(';'),
            false,
            &[Family, Given, Note],
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
        // Excel says so itself, and is believed.
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
        let sheet = Sheet::read(&bytes).unwrap();
        assert_eq!(sheet.letters, letters);
        assert_eq!(shown(&sheet), who, "{letters:?}");
        assert_eq!(
            sheet.notices.contains(&SheetNotice::LettersGuessed { taken: "windows-1252" }),
            letters == Letters::Guessed("windows-1252")
        );
    }
    assert_eq!(shown(&read("Cognome\nPappa\u{301}\n")), ["Pappá"], "letters are composed");
}

/// Lists as older spreadsheets of each country save them. The letters that stand together tell which.
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
            note: "Naz.: x; Squadra: Lupi; mancino; E-mail: m@example.org".to_owned(),
            id: None,
        }
    );
    assert_eq!((people[1].country.as_str(), people[1].note.as_str()), ("Italia", ""));
}

#[test]
fn the_director_says_what_a_column_is() {
    let sheet = read("Mario;Rossi;7\nAnna;Bianchi;8\n");
    assert_eq!(sheet.guessed(), [Family, Given, Card]);
    let chosen = sheet.players(&[Given, Family, Skip], &nobody()).unwrap();
    assert_eq!(chosen.people[0].person.shown(), "Rossi, Mario");
    assert_eq!(chosen.people[0].person.card, "");
    let short = sheet.players(&[Given], &nobody()).unwrap();
    assert_eq!(short.people[1].person.shown(), "Anna");
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
    let known = BTreeSet::from([ugo.namesake()]);
    let found = sheet.players(&[Family, Given], &known).unwrap();
    let twins: Vec<_> = found.people.iter().map(|new| (new.line, new.twin, new.taken)).collect();
    assert_eq!(
        twins,
        [
            (2, None, true),
            (3, None, true),
            (4, Some(Twin::OnLine(2)), false),
            (5, Some(Twin::OnLine(3)), false),
            (6, Some(Twin::Known), false),
            (7, Some(Twin::OnLine(2)), false),
            (8, None, true),
            (9, Some(Twin::OnLine(2)), false),
        ]
    );
}

#[test]
fn what_is_odd_is_said_with_its_line() {
    let long = "x".repeat(LONGEST_NAME);
    let text = format!(
        "Cognome;Nome;Tessera\n\nRossi;Mario;1\n;;77\n\"Bian\nchi\";Anna;2\n{long};Ugo;3\n{long}y;Ugo;4\nNeri;Eva;5;6;7\n...;;8\n"
    );
    let sheet = read(&text);
    let found = players(&sheet);
    assert_eq!(
        found.problems,
        [
            Problem { line: 4, trouble: Trouble::NoName },
            Problem { line: 8, trouble: Trouble::NameCut },
            Problem { line: 9, trouble: Trouble::TooManyCells { columns: 3, cells: 5 } },
            Problem { line: 10, trouble: Trouble::NoName },
        ]
    );
    assert_eq!(found.problems[0].to_string(), "Line 4 has no name and was left out.");
    let lines: Vec<u64> = found.people.iter().map(|new| new.line).collect();
    assert_eq!(lines, [3, 5, 7, 8, 9]);
    assert_eq!(found.people[1].person.shown(), "Bian chi, Anna");
    assert_eq!(found.people[3].person.family, long);
    // Cut alike, they are alike.
    assert_eq!(found.people[3].twin, Some(Twin::OnLine(7)));
}

/// (cell, as it is shown)
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
fn a_quote_that_is_never_closed_loses_nobody() {
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
        (&b""[..], "there is nothing in the file"),
        (b"\xef\xbb\xbf\r\n \n;;\n\0\n", "there is nothing in the file"),
        (
            b"PK\x03\x04\x14\0",
            "this is an Excel or LibreOffice workbook: open it in its own program and save the list as CSV",
        ),
        (b"%PDF-1.7", "this is a PDF"),
    ] {
        let said = Sheet::read(bytes).unwrap_err().to_string();
        assert!(said.starts_with(answer), "{said}");
    }
    let wide = format!("Cognome{}x\n", ";".repeat(64));
    assert!(matches!(Sheet::read(wide.as_bytes()), Err(SheetError::TooManyColumns { line: 1 })));
    let blank_to_the_right = format!("Cognome{}\nRossi\n", ";".repeat(300));
    assert_eq!(shown(&read(&blank_to_the_right)), ["Rossi"]);
    let long = "a\n".repeat(MOST_ROWS + 1);
    assert!(matches!(Sheet::read(long.as_bytes()), Err(SheetError::TooManyRows)));

    let gone = Sheet::open("no such file.csv".as_ref()).unwrap_err();
    assert!(gone.to_string().starts_with("no such file.csv: the file cannot be read"), "{gone}");
    let folder = tempfile::tempdir().unwrap();
    let noise = folder.path().join("noise.csv");
    std::fs::File::create(&noise).unwrap().set_len(100 << 20).unwrap();
    let said = Sheet::open(&noise).unwrap_err().to_string();
    assert_eq!(
        said,
        format!(
            "the file has more than {} megabytes: a list of players has far less",
            MOST_BYTES >> 20
        )
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
    assert!(found.people.iter().all(|new| new.taken));
    assert_eq!(found.people[9_999].person.card, "09999");
}

/// Nothing that would break a line, a terminal or a sheet of paper.
fn is_clean(text: &str) -> bool {
    !text.chars().any(char::is_control) && text.trim() == text && !text.contains("  ")
}

fn check(bytes: &[u8]) -> Result<(), TestCaseError> {
    let Ok(sheet) = Sheet::read(bytes) else { return Ok(()) };
    let cells = sheet.rows.iter().flat_map(|row| &row.cells);
    for text in cells.chain(sheet.columns.iter().map(|column| &column.header)) {
        prop_assert!(is_clean(text), "{text:?}");
        prop_assert!(text.chars().count() <= LONGEST_CELL);
    }
    for sheet in [sheet.clone().with_header(false), sheet.with_header(true)] {
        let count = sheet.columns.len();
        for field in Field::ALL.into_iter().filter(|field| field.is_name()) {
            let mut mapping = vec![Note; count];
            let Some(last) = mapping.last_mut() else { continue };
            *last = field;
            let found = sheet.players(&mapping, &nobody()).unwrap();
            let nameless =
                found.problems.iter().filter(|problem| problem.trouble == Trouble::NoName).count();
            prop_assert_eq!(
                found.people.len() + nameless,
                sheet.rows.len(),
                "every row is somebody or is told of"
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

    /// Whatever the delimiter, the letters and the line ends, a list written by a spreadsheet comes back.
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
        let sheet = Sheet::read(&if sixteen { utf16(&text, true) } else { text.into_bytes() }).unwrap();
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

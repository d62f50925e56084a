//! Tests of the command line: the output of each command, and its exit status.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use bottone::{
    base::chips::Chips,
    club::witness::store_code,
    rules::{levels::Structure, rulebook::PenaltyRounds},
    session::{Desk as _, file, time::SystemClock},
    store::{codes::CodesFile, profiles, settings::SettingsFile},
};
use tempfile::TempDir;

use crate::stage::{self, Said, bottone, bottone_in, open, program_in};

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("night.ron");
    (folder, file)
}

/// Runs `bottone` with these arguments and the file.
fn on(file: &Path, words: &[&str]) -> Said {
    let mut arguments: Vec<&std::ffi::OsStr> = words.iter().map(AsRef::as_ref).collect();
    arguments.push(file.as_os_str());
    bottone(arguments)
}

#[test]
fn help_says_what_there_is() {
    let help = bottone(["--help"]);
    assert_eq!((help.status, help.complaint.as_str()), (Some(0), ""));
    for word in ["new", "show", "check", "rehearse", "ask", "FILE", "Examples:", "one file"] {
        assert!(help.out.contains(word), "{word}: {}", help.out);
    }
    for (command, words) in [
        ("new", ["PROFILE", "--name"]),
        ("show", ["[FILE]", "--log"]),
        ("sync", ["<FILE>", "--push"]),
        ("check", ["exit status", "unfinished"]),
        ("rehearse", ["--until", "level:3"]),
        ("ask", ["standard input", "--language"]),
    ] {
        let help = bottone([command, "--help"]);
        assert_eq!(help.status, Some(0));
        // A phrase can be broken over two lines.
        let out = help.out.split_whitespace().collect::<Vec<_>>().join(" ");
        for word in words {
            assert!(out.contains(word), "{command}, {word}: {}", help.out);
        }
        assert!(!help.out.contains("acknowledge"), "for tests alone");
    }
    let version = bottone(["--version"]);
    assert_eq!(version.out, concat!("bottone ", env!("CARGO_PKG_VERSION"), "\n"));
}

/// (arguments, part of the output in Italian)
const IN_ITALIAN: &[(&[&str], &str)] = &[
    (&["--help"], "Dirige tornei di poker dal vivo.\n"),
    (&["--help"], "\nUso:   bottone [OPZIONI] [FILE]\n       bottone <COMANDO>\n\nComandi:\n"),
    (&["rehearse", "--help"], "Quando fermarsi: `end`, `level:3`"),
    (&["new", "--help"], "\nArgomenti:\n  [PROFILE]"),
    (&["new"], "Strutture:\n"),
    (&["new", "bridge", "no.ron"], "nessuna struttura «bridge». Disponibili: club-turbo,"),
    (
        &["check", "no.ron"],
        "no.ron: file non trovato. Controlla se è stato spostato o \
                            rinominato\n",
    ),
    (&["rehearse", "--until", "dawn", "no.ron"], "atteso end, level:NUMERO o players:NUMERO"),
    (&["replay", "--rules", "fia", "no.phh"], "nessun regolamento «fia»: atteso uno tra home,"),
    (&["ask", "no.ron"], "no.ron: "),
    (&["check", "--help"], "Verifica di nuovo ogni voce di un torneo"),
];

#[test]
fn the_language_is_typed_or_that_of_the_system() {
    for (words, says) in IN_ITALIAN {
        let typed = bottone([&["--language", "it"], *words].concat());
        let message = typed.out + &typed.complaint;
        assert!(message.contains(says), "{words:?}: {message}");
        assert!(!message.contains("cli-") && !message.contains("files-"), "{words:?}: {message}");
        let of_the_system = bottone_in("it_IT.UTF-8", *words);
        assert_eq!(of_the_system.out + &of_the_system.complaint, message, "{words:?}");
        let english = bottone_in("it_IT.UTF-8", [*words, &["--language", "en"]].concat());
        assert_eq!(english.out + &english.complaint, {
            let usual = bottone_in("C", *words);
            usual.out + &usual.complaint
        });
    }
}

#[test]
fn words_that_are_not_understood_are_reported_with_what_was_expected() {
    let (_folder, file) = folder();
    let cases: [(&[&str], &str); 7] = [
        (&["dance"], "Unknown command “dance”\n"),
        (&["show", "a.ron"], "Unknown argument"),
        (&["rehearse", "--entries", "1"], "expected a number from 2 to 50,000"),
        (&["rehearse", "--entries", "9223372036854775808"], "can't be used for --entries"),
        (&["rehearse", "--seats", "12"], "expected a number from 2 to 11"),
        (&["rehearse", "--until", "dawn"], "expected end, level:NUMBER or players:NUMBER"),
        (&["rehearse", "--until", "level:x"], "“x” is not a number"),
    ];
    for (words, says) in cases {
        let said = on(&file, words);
        assert_eq!(said.status, Some(2), "{words:?}: {}", said.complaint);
        assert!(said.complaint.contains(says), "{words:?}: {}", said.complaint);
        assert_eq!(said.out, "", "{words:?}");
    }
    assert!(!file.exists());
}

/// Writes a sheet into a folder of its own.
fn sheet(text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let sheet = folder.path().join("Friday.txt");
    fs::write(&sheet, text).unwrap();
    (folder, sheet)
}

#[test]
fn a_sheet_is_printed_as_a_structure_and_reported_line_by_line() {
    let (folder, file) =
        sheet("Stack 20,000\n1 25/50 20\nBreak 15 - color up 25\n2 100/200 (200) 20\n");
    let said = on(&file, &["structure"]);
    assert_eq!(said.status, Some(0), "{}", said.complaint);
    assert_eq!(
        said.complaint,
        "line 1: Stack 20,000 → starting stack 20,000\n\
         line 2: 1 25/50 20 → level 1, 25 / 50 · 20 minutes\n\
         line 3: Break 15 - color up 25 → Break of 15 minutes; colour-up of the 25s\n\
         line 4: 2 100/200 (200) 20 → level 2, 100 / 200 · big blind ante 200 · 20 minutes\n"
    );
    // The output is a structure as it is stored in a house's folder.
    let structure = folder.path().join("printed.ron");
    fs::write(&structure, &said.out).unwrap();
    let printed: Structure = profiles::read(&structure).unwrap();
    assert_eq!((printed.name.as_str(), printed.starting_stack), ("Friday", Chips::new(20_000)));
    assert_eq!(printed.rows.len(), 4);
    // The same from standard input, and directly as an event.
    let mut command = program_in("C");
    command.args(["structure", "--name", "Friday", "-"]).stdin(fs::File::open(&file).unwrap());
    let input: Said = command.output().unwrap().into();
    assert_eq!((input.status, input.out), (Some(0), said.out));
    let event = folder.path().join("friday.ron");
    let made = bottone(["new", "--structure", file.to_str().unwrap(), event.to_str().unwrap()]);
    assert_eq!(made.status, Some(0), "{}", made.complaint);
    let (session, _) = open(&event).unwrap();
    assert_eq!(*session.tournament().clock().structure(), printed);
}

#[test]
fn a_sheet_that_is_not_understood_says_so_and_makes_no_event() {
    let (folder, file) = sheet("1 25/50\nRoom 3\n2 5O/100\n");
    let said = on(&file, &["structure"]);
    assert_eq!(said.status, Some(1));
    assert!(
        said.out.contains("Level(small: 25, big: 50, minutes: 20)"),
        "the rest is printed: {}",
        said.out
    );
    for says in [
        "line 2: Room 3 → “Room 3” was not understood",
        "line 3: 2 5O/100 → “5O” is not a number",
        "The sheet does not give the length of levels: 20 minutes each",
        "The sheet does not give a starting stack: 5,000, 100 big blinds",
        "2 lines not understood",
    ] {
        assert!(said.complaint.contains(says), "{says}: {}", said.complaint);
    }
    let event = folder.path().join("friday.ron");
    let made = bottone(["new", "--structure", file.to_str().unwrap(), event.to_str().unwrap()]);
    assert_eq!(made.status, Some(1));
    assert!(!event.exists(), "nothing is made of half a sheet");
    let two = bottone([
        "new",
        "--make",
        "players=20",
        "--structure",
        file.to_str().unwrap(),
        event.to_str().unwrap(),
    ]);
    assert!(two.complaint.contains("use only one of --make and --structure"), "{}", two.complaint);
    let nothing = on(&folder.path().join("none.txt"), &["structure"]);
    assert_eq!(nothing.status, Some(1));
    assert!(nothing.complaint.contains("none.txt"), "{}", nothing.complaint);
    let (_folder, prose) = sheet("hello\n");
    let prose = on(&prose, &["structure"]);
    assert_eq!((prose.status, prose.out.as_str()), (Some(1), ""));
    assert!(prose.complaint.contains("no levels found"), "{}", prose.complaint);
}

#[test]
fn new_lists_the_structures_and_makes_an_event_once() {
    let listed = bottone(["new"]);
    assert_eq!(listed.status, Some(0));
    let shelf = ["club-turbo", "deep-stack", "euro-poker-million", "limit-horse", "satellite"];
    for id in shelf {
        assert!(listed.out.contains(&format!("\n  {id} ")), "{id}: {}", listed.out);
    }
    let (_folder, file) = folder();
    let place = file.display();
    let made = on(&file, &["new", "club-turbo", "--name", "Friday"]);
    assert_eq!((made.status, made.complaint.as_str()), (Some(0), ""));
    assert_eq!(made.out, format!("Made {place}. Open it with: bottone {place}\n"));
    let (session, notices) = open(&file).unwrap();
    assert_eq!((session.tournament().setup().name.as_str(), notices), ("Friday", vec![]));

    let before = fs::read(&file).unwrap();
    drop(session);
    let again = on(&file, &["new", "club-turbo"]);
    assert_eq!(again.status, Some(1));
    let taken = format!("{place}: a file with this name already exists. Choose another name\n");
    assert_eq!(again.complaint, taken);
    assert_eq!(fs::read(&file).unwrap(), before);

    let unknown = on(&file, &["new", "bridge"]);
    assert_eq!(unknown.status, Some(1));
    assert!(unknown.complaint.starts_with("no structure “bridge”. Available: club-turbo,"));
    let missing = bottone(["new", "club-turbo"]);
    assert_eq!(
        (missing.status, missing.complaint.as_str()),
        (Some(1), "no file given: bottone new PROFILE FILE\n")
    );
}

/// "60 players, 20,000 chips, end at one o'clock": a word each, and every one of them is in the
/// help.
#[test]
fn a_structure_is_made_of_wishes() {
    let (_folder, file) = folder();
    let made = on(&file, &["new", "--make", "players=60,stack=20000,end=01:00"]);
    assert_eq!((made.status, made.complaint.as_str()), (Some(0), ""), "{}", made.out);
    let (session, _) = open(&file).unwrap();
    let structure = session.tournament().clock().structure();
    assert_eq!(structure.name, "60 players · 20,000");
    assert_eq!(structure.starting_stack.get(), 20_000);
    let end = bottone::rules::ending::plain_end(structure, 60);
    assert!(end.middle.abs_diff(270) <= 5, "from 20:30 to one o'clock: {end:?}");
    for language in ["en", "it"] {
        let help = bottone(["--language", language, "new", "--help"]);
        for key in bottone::view_structures::maker::KEYS {
            assert!(
                help.out.contains(&format!("\n{key}=")) || key == "length",
                "{key}: {}",
                help.out
            );
        }
        assert!(help.out.contains("length=4:30"), "{}", help.out);
    }
    // The end can also be given as a length, and the order of the words does not matter.
    let (_other, file) = folder();
    let made = on(&file, &["new", "--make", "length=4:30,players=60,start=21:00,chips=club"]);
    assert_eq!(made.status, Some(0), "{}", made.complaint);
    let (session, _) = open(&file).unwrap();
    let end = bottone::rules::ending::plain_end(session.tournament().clock().structure(), 60);
    assert!(end.middle.abs_diff(270) <= 5, "{end:?}");
}

#[test]
fn a_wish_that_cannot_be_read_or_met_is_reported() {
    let wrong = [
        ("players=many", "players: `many`: expected 60, or 50-70"),
        ("colour=red", "colour: `colour` is not an option: use one of players,"),
        ("players", "`players`: expected NAME=VALUE"),
        ("stack=20010,chips=club", "a stack of 20,010 cannot be made from these chips"),
        ("chips=mine", "no chip set `mine`"),
        ("minutes=5,length=12:00", "more than 100 levels"),
    ];
    for (make, complaint) in wrong {
        let (_folder, file) = folder();
        let made = on(&file, &["new", "--make", make]);
        assert_eq!(made.status, Some(1), "{make}");
        assert!(made.complaint.contains(complaint), "{make}: {}", made.complaint);
        assert!(!file.exists(), "{make}");
    }
    // An unmet wish is reported, and the file is still made.
    let (_folder, file) = folder();
    let made = on(&file, &["new", "--make", "players=60,minutes=20,end=01:00"]);
    assert_eq!(made.status, Some(0), "{}", made.complaint);
    assert!(made.complaint.contains("Ending at 01:00 needs a × "), "{}", made.complaint);
    let both = on(&file, &["new", "--make", "players=60", "club-turbo"]);
    assert!(both.complaint.contains("takes no profile"), "{}", both.complaint);
    let nowhere = bottone(["new", "--make", "players=60"]);
    assert_eq!(nowhere.status, Some(1), "{}", nowhere.out);
    assert_eq!(nowhere.complaint, "no file given: bottone new --make WISHES FILE\n");
}

#[test]
fn a_structure_of_one_s_own_is_taken_or_its_first_fault_is_reported_with_line_and_column() {
    let (folder, file) = folder();
    let own = folder.path().join("own.ron");
    let shipped = include_str!("../../profiles/structures/club-turbo.ron");
    fs::write(&own, shipped).unwrap();
    assert_eq!(on(&file, &["new", own.to_str().unwrap()]).status, Some(0));
    let cases = [
        (shipped.replacen("minutes: 15", "hours: 15", 1), "hours"),
        (shipped.replacen("minutes: 15", "minutes: 0", 1), ""),
        (
            shipped.replacen("starting_stack: 10_000", "starting_stack: 9223372036854775808", 1),
            "9,223,372,036,854,775,808",
        ),
        (shipped[..shipped.len() / 2].to_owned(), ""),
        ("\u{7f}ELF\0\0".to_owned(), ""),
    ];
    for (number, (text, says)) in cases.into_iter().enumerate() {
        assert_ne!(text, shipped, "case {number} changes nothing");
        fs::write(&own, text).unwrap();
        let said = on(&folder.path().join("no.ron"), &["new", own.to_str().unwrap()]);
        assert_eq!(said.status, Some(1), "case {number}");
        let place = format!("{}, line ", own.display());
        let alike = said.complaint.starts_with(&place)
            || said.complaint.starts_with(&format!("{}:", own.display()));
        assert!(alike && said.complaint.contains(says), "case {number}: {}", said.complaint);
    }
    assert!(!folder.path().join("no.ron").exists());
}

#[test]
fn an_evening_is_rehearsed_shown_and_checked() {
    let (_folder, file) = folder();
    let place = file.display();
    let played = on(&file, &["rehearse", "--entries", "20", "--seed", "7", "--until", "players:5"]);
    assert_eq!((played.status, played.complaint.as_str()), (Some(0), ""));
    assert!(played.out.starts_with(&format!("{place}: ")), "{}", played.out);
    assert!(
        played.out.contains(" entries, ") && played.out.ends_with(" left.\n"),
        "{}",
        played.out
    );

    let checked = on(&file, &["check"]);
    assert_eq!((checked.status, checked.complaint.as_str()), (Some(0), ""));
    assert!(checked.out.contains("all sealed, allowed and unchanged."), "{}", checked.out);

    let shown = on(&file, &["show"]);
    assert_eq!(shown.status, Some(0));
    assert!(ron::from_str::<ron::Value>(&shown.out).is_ok(), "the state is RON");
    assert!(shown.out.contains("name: \"Club turbo, rehearsal\""));

    let again = on(&file, &["rehearse"]);
    assert_eq!(again.status, Some(1));
    assert!(
        again.complaint.contains("a file with this name already exists"),
        "{}",
        again.complaint
    );
    let nowhere = on(&file.join("below.ron"), &["rehearse"]);
    assert_eq!(nowhere.status, Some(1));
    assert!(nowhere.complaint.contains("can't create the file here"), "{}", nowhere.complaint);
}

#[test]
fn a_new_event_keeps_the_rule_book_that_it_was_given() {
    let (_folder, file) = folder();
    let wrong = bottone(["new", "club-turbo", file.to_str().unwrap(), "--rules", "wsop"]);
    assert_eq!(wrong.status, Some(1));
    assert!(wrong.complaint.contains("no rule book “wsop”: expected one of home, "));
    assert!(!file.exists(), "nothing was made");
    let made = bottone(["new", "club-turbo", file.to_str().unwrap(), "--rules", "wsop-2026"]);
    assert_eq!(made.status, Some(0), "{}", made.complaint);
    let (session, _) = open(&file).unwrap();
    let house = &session.tournament().setup().house;
    assert_eq!(house.rulebook.name, "WSOP 2026");
    assert_eq!(house.rulebook.penalties.rounds, PenaltyRounds::UpTo(4));
}

#[test]
fn every_acknowledged_record_is_numbered_on_a_line_of_its_own() {
    let (_folder, file) = folder();
    let said = on(&file, &["rehearse", "--acknowledge", "--entries", "9", "--until", "players:5"]);
    let records = open(&file).unwrap().0.records().len();
    let numbers: Vec<usize> = said.out.lines().map_while(|line| line.parse().ok()).collect();
    // The last check of the buttons and the pause come after the last recorded act.
    assert!(!numbers.is_empty() && numbers.len() <= records);
    assert_eq!(numbers, (0..numbers.len()).collect::<Vec<_>>());
}

#[test]
#[cfg(target_os = "linux")]
fn with_no_display_the_window_says_so_and_names_what_works_without() {
    let said = bottone::<&str>([]);
    assert_eq!(said.status, Some(1));
    assert!(said.complaint.starts_with("bottone: "), "{}", said.complaint);
    assert!(said.complaint.contains("bottone --help"), "{}", said.complaint);
    assert_eq!(said.out, "");
}

/// A misspelled command is reported itself, not the word after it.
#[test]
fn a_misspelled_word_is_named_with_the_one_that_was_meant() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.ron");
    let cases: [(&[&str], &str); 4] = [
        (&["nwe", "club-turbo", "x.ron"], "Unknown command “nwe”. Did you mean new?"),
        (&["chek", "x.ron"], "Unknown command “chek”. Did you mean check?"),
        (&["show", "--langauge", "it"], "Unknown argument “--langauge”. Did you mean --language?"),
        (&["rehearse", "--seats"], "--seats"),
    ];
    for (words, says) in cases {
        let said = bottone(words.iter().copied());
        assert_eq!(said.status, Some(2), "{words:?}: {}", said.complaint);
        assert!(said.complaint.contains(says), "{words:?}: {}", said.complaint);
    }
    let italian = bottone(["--language", "it", "nwe", "club-turbo", "x.ron"]);
    assert!(italian.complaint.starts_with("Comando sconosciuto «nwe». Intendevi new?"));
    let italian = bottone(["--language", "it", "rehearse", "--entries", "x", "x.ron"]);
    assert!(italian.complaint.contains("atteso un numero intero"), "{}", italian.complaint);
    let italian = bottone(["--language", "it", "show", "a.ron", "b.ron"]);
    assert!(italian.complaint.contains("Uso: bottone show"), "{}", italian.complaint);
    let structure = bottone(["new", "club-trubo", file.to_str().unwrap()]);
    assert!(structure.complaint.contains("Did you mean club-turbo?"), "{}", structure.complaint);
}

#[test]
fn a_folder_is_checked_as_a_house_or_event_by_event() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let here = folder.path().to_str().unwrap();
    let none = bottone(["check", here]);
    assert!(none.complaint.contains("no event in this folder"), "{}", none.complaint);
    assert_eq!(none.status, Some(1));
    for name in ["a.ron", "b.ron"] {
        assert_eq!(bottone(["new", "club-turbo", &path(name)]).status, Some(0));
    }
    let both = bottone(["check", here]);
    assert_eq!((both.status, both.out.lines().count()), (Some(0), 2), "{}", both.complaint);
    fs::write(path("b.ron"), "no event\n").unwrap();
    assert_eq!(bottone(["check", here]).status, Some(1));
    let house = path("club");
    assert_eq!(bottone(["house", "new", &house]).status, Some(0));
    let (one, other) = (bottone(["check", &house]), bottone(["house", "check", &house]));
    assert_eq!((one.status, one.out), (other.status, other.out));
    let nobody = bottone(["house", "people", &house, "Rossi"]);
    assert!(nobody.out.contains("No one matches “Rossi”"), "{}", nobody.out);
}

/// Every file or word that a command does not accept is reported as that first, in both languages.
#[test]
fn what_a_command_cannot_take_is_said_first() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = folder.path().join("guests.csv");
    fs::write(&sheet, "name,town\nAnna,Rome\n").unwrap();
    let sheet = sheet.to_str().unwrap();
    let event = folder.path().join("x.ron");
    let event = event.to_str().unwrap();
    let cases: &[(&[&str], &str, &str)] = &[
        (
            &["rehearse"],
            "no file given: bottone rehearse",
            "nessun file indicato: bottone \
                                                            rehearse",
        ),
        (
            &["import", sheet],
            "guests.csv: not a saved tournament of The Tournament Director",
            "guests.csv: non è un torneo salvato di The Tournament Director",
        ),
        (
            &["import", "none.tdt"],
            "none.tdt: can't read the file",
            "none.tdt: impossibile leggere \
                                                                    il file",
        ),
        (
            &["replay", sheet],
            "guests.csv: not a PHH hand history",
            "guests.csv: il file non contiene mani nel formato PHH",
        ),
        (&["rehearse", "--seats", "12", event], "a number from 2 to 11", "un numero da 2 a 11"),
        (&["rehearse", "--entries", "1", event], "from 2 to 50,000", "da 2 a 50.000"),
        (
            &["rehearse", "--profile", "club-trubo", event],
            "mean club-turbo?",
            "Intendevi club-turbo?",
        ),
        (
            &["new", "club-turbo", event, "--rules", "wspo-2026"],
            "mean wsop-2026?",
            "Intendevi wsop-2026?",
        ),
        (&["new", "--make", "chips=clup", event], "mean club?", "Intendevi club?"),
        (&["print", "seat-crads", event], "mean seat-cards?", "Intendevi seat-cards?"),
        (&["help"], "Directs live poker", "Dirige tornei"),
    ];
    for (words, english, italian) in cases {
        for (language, says) in [("en", english), ("it", italian)] {
            let said = bottone([&["--language", language], *words].concat());
            let message = said.out + &said.complaint;
            let first = message.lines().next().unwrap_or_default();
            assert!(first.contains(says), "{words:?} in {language}: {message}");
            assert_eq!(
                message.matches("none.tdt").count(),
                usize::from(words[1..] == ["none.tdt"])
            );
        }
    }
}

/// Four digits are only ten thousand tries for a person who has the file.
#[test]
fn a_person_who_pays_or_signs_needs_six_digits_or_a_word() {
    let (folder, file) = folder();
    assert_eq!(on(&file, &["new", "club-turbo"]).status, Some(0));
    let name = file.to_str().unwrap();
    let pin = folder.path().join("a.pin");
    for (role, typed, is_taken) in [
        ("Director", "7441", false),
        ("Director", "74419", false),
        ("Director", "abc", false),
        ("Director", "asso", true),
        ("Cashier", "818181", true),
        ("Cashier", "8181", false),
        ("Floor", "1122", true),
    ] {
        fs::write(&pin, typed).unwrap();
        let add = format!(r#"Staff(Add((name:"{role} {typed}",role:{role})))"#);
        let director = folder.path().join("director.pin");
        fs::write(&director, "asso").unwrap();
        let mut words = vec!["tell", name, &add, "--new-pin-file", pin.to_str().unwrap()];
        if role != "Director" {
            words.extend(["--as", "Director asso", "--pin-file", director.to_str().unwrap()]);
        }
        let said = bottone(&words);
        let label = format!("{role} {typed}: {}{}", said.out, said.complaint);
        assert_eq!(said.status == Some(0), is_taken, "{label}");
        if !is_taken && typed.len() > 3 {
            assert!(said.complaint.contains("at least six digits"), "{label}");
        }
    }
}

/// Checks that no letter of a sheet or of a file's name commands the terminal.
#[test]
fn a_terminal_obeys_nothing_that_is_read() {
    let (folder, _) = folder();
    let sheet = folder.path().join("sheet\u{1b}[2J.txt");
    fs::write(&sheet, "1 25 50 15\n\u{1b}[31mred\u{7}\u{202e}\n").unwrap();
    let missing = folder.path().join("night\n\u{1b}]0;title\u{7}.bottone");
    for arguments in [["structure", sheet.to_str().unwrap()], ["check", missing.to_str().unwrap()]]
    {
        let said = bottone(arguments);
        for text in [&said.out, &said.complaint] {
            assert!(!text.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{text:?}");
        }
        assert!(!said.complaint.is_empty() || !said.out.is_empty());
    }
}

/// Each command is a separate program, and still the fourth guess must wait.
#[test]
fn guesses_from_the_command_line_wait_as_in_the_window() {
    let (folder, file) = folder();
    assert_eq!(on(&file, &["new", "club-turbo"]).status, Some(0));
    let name = file.to_str().unwrap();
    let at = |name: &str, pin: &str| {
        let path = folder.path().join(name);
        fs::write(&path, pin).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (right, wrong) = (at("right.pin", "744193"), at("wrong.pin", "744194"));
    let add = r#"Staff(Add((name:"Ada Neri",role:Director)))"#;
    assert_eq!(bottone(["tell", name, add, "--new-pin-file", &right]).status, Some(0));
    let open = |table: u8, pin: &str| {
        let act = format!("Tables(Open(tables:[{table}],size:9))");
        bottone(["tell", name, &act, "--as", "Ada Neri", "--pin-file", pin])
    };
    assert_eq!(open(1, &wrong).status, Some(1));
    assert_eq!(open(1, &right).status, Some(0), "a director's right one ends the count");
    // The right PIN of another member does not.
    let (bea, add) = (at("bea.pin", "5050"), r#"Staff(Add((name:"Bea Rossi",role:Floor)))"#);
    let by_ada = ["--as", "Ada Neri", "--pin-file", &right, "--new-pin-file", &bea];
    assert_eq!(bottone([&["tell", name, add][..], &by_ada].concat()).status, Some(0));
    let act = r#"Staff(Remove(name:"Bea Rossi"))"#;
    let guess = ["--as", "Bea Rossi", "--pin-file", &bea, "--director-pin-file", &wrong];
    let waits = (0..4).filter(|_| {
        let said = bottone([&["tell", name, act][..], &guess].concat());
        assert_eq!(said.status, Some(1), "{}", said.out);
        said.complaint.contains("second")
    });
    assert_eq!(waits.count(), 1, "the fourth");
}

/// Each command is a separate program, and still the fourth guess must wait.
#[test]
fn wrong_pins_in_a_row_wait() {
    let (folder, file) = folder();
    assert_eq!(on(&file, &["new", "club-turbo"]).status, Some(0));
    let name = file.to_str().unwrap();
    let at = |name: &str, pin: &str| {
        let path = folder.path().join(name);
        fs::write(&path, pin).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (right, wrong) = (at("right.pin", "744193"), at("wrong.pin", "744194"));
    let add = r#"Staff(Add((name:"Ada Neri",role:Director)))"#;
    assert_eq!(bottone(["tell", name, add, "--new-pin-file", &right]).status, Some(0));
    let open = |table: u8, pin: &str| {
        let act = format!("Tables(Open(tables:[{table}],size:9))");
        bottone(["tell", name, &act, "--as", "Ada Neri", "--pin-file", pin])
    };
    for _ in 0..3 {
        let said = open(2, &wrong);
        assert!(said.status == Some(1) && !said.complaint.contains("second"), "{}", said.complaint);
    }
    let said = open(2, &right);
    assert!(said.status == Some(1) && said.complaint.contains("second"), "{}", said.complaint);
    // A director's PIN for one act is a guess like any other.
    let act = "Tables(Open(tables:[2],size:9))";
    let said = bottone(["tell", name, act, "--director-pin-file", &right]);
    assert!(said.status == Some(1) && said.complaint.contains("second"), "{}", said.complaint);
}

/// Commands that run at the same moment count each wrong PIN.
#[test]
fn guesses_at_the_same_moment_count_one_after_another() {
    let (folder, file) = folder();
    assert_eq!(on(&file, &["new", "club-turbo"]).status, Some(0));
    let name = file.to_str().unwrap();
    let at = |name: &str, pin: &str| {
        let path = folder.path().join(name);
        fs::write(&path, pin).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (right, wrong) = (at("right.pin", "744193"), at("wrong.pin", "744194"));
    let add = r#"Staff(Add((name:"Ada Neri",role:Director)))"#;
    assert_eq!(bottone(["tell", name, add, "--new-pin-file", &right]).status, Some(0));
    // The settings are those of the test, by the name of its thread.
    let test = std::thread::current().name().unwrap().to_owned();
    let guess =
        || bottone(["tell", name, "Clock(Start)", "--as", "Ada Neri", "--pin-file", &wrong]);
    let answered = std::thread::scope(|scope| {
        let one = || std::thread::Builder::new().name(test.clone()).spawn_scoped(scope, guess);
        let all: Vec<_> = (0..12).map(|_| one().unwrap()).collect();
        let said = all.into_iter().map(|one| one.join().unwrap().complaint);
        said.filter(|said| !said.contains("second")).count()
    });
    assert!((1..=4).contains(&answered), "{answered} of 12 were checked");
}

/// The hash of a PIN is in the event's file, for the desk, and is never printed.
#[test]
fn no_command_prints_what_is_kept_of_a_pin() {
    let (folder, file) = folder();
    assert_eq!(on(&file, &["new", "club-turbo"]).status, Some(0));
    let pin = folder.path().join("ada.pin");
    fs::write(&pin, "744193\n").unwrap();
    let (name, pin) = (file.to_str().unwrap(), pin.to_str().unwrap());
    let add = r#"Staff(Add((name:"Ada Neri",role:Director,card:"0044190077")))"#;
    let added = bottone(["tell", name, add, "--new-pin-file", pin]);
    assert_eq!(added.status, Some(0), "{}", added.complaint);
    assert!(added.out.contains("Ada Neri"), "{}", added.out);
    let change = r#"Staff(Change(name:"Ada Neri",to:(name:"Ada Verdi",role:Director)))"#;
    let who = ["--as", "Ada Neri", "--pin-file", pin];
    let words = [&["tell", name, change, "--new-pin-file", pin][..], &who].concat();
    let changed = bottone(words);
    assert_eq!(changed.status, Some(0), "{}", changed.complaint);
    let shown = bottone(["show", name]);
    assert!(shown.out.contains("Ada Verdi"), "{}", shown.out);
    assert!(fs::read_to_string(&file).unwrap().contains("$argon2id$"), "the desk needs it");
    for said in [added.out, changed.out, shown.out] {
        assert!(!said.contains("argon2") && !said.contains("0044190077"), "{said}");
    }
}

/// Checks that `check` compares with the codes kept by the window and the house, and says which. It
/// also says if there is no code.
#[test]
fn check_compares_with_the_codes_that_were_kept() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let check = || {
        let ran = stage::program()
            .current_dir(at)
            .args(["check", "friday.ron"])
            .env("XDG_CONFIG_HOME", at.join("config"))
            .output()
            .unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (ran.status.code().unwrap(), text(ran.stdout), text(ran.stderr))
    };
    let file = at.join("friday.ron");
    stage::bottone(["new".as_ref(), "club-turbo".as_ref(), file.as_os_str()]);
    let checked =
        stage::bottone(["tell".as_ref(), file.as_os_str(), "Clock(Adjust(by:1000))".as_ref()]);
    assert_eq!(checked.status, Some(0), "{}", checked.complaint);
    let (status, said, why) = check();
    assert_eq!((status, why.as_str()), (0, ""));
    assert!(said.contains("no code to compare with"), "{said}");
    let codes =
        CodesFile::of_machine(&SettingsFile::in_folder(&at.join("config/bottone"))).unwrap();
    let opened = file::open(&file, Box::new(SystemClock::start()), stage::desk()).unwrap();
    store_code(&[codes], opened.desk.as_ref()).unwrap();
    drop(opened);
    let (status, said, why) = check();
    assert_eq!((status, why.as_str()), (0, ""));
    assert!(said.contains("is for line 2") && said.contains("this computer kept"), "{said}");
    let text = fs::read_to_string(&file).unwrap();
    let cut: String = text.split_inclusive('\n').take(1).collect();
    fs::write(&file, cut).unwrap();
    let (status, said, why) = check();
    assert_eq!(status, 4, "{said}{why}");
    assert!(why.contains("1 line missing") && why.contains("this computer kept"), "{why}");
    // Unreadable codes do not count as missing ones.
    fs::write(at.join("config/bottone/codes.txt"), "x\n").unwrap();
    let (status, _, why) = check();
    assert!(status == 1 && why.contains("codes.txt:1"), "{why}");
}

/// Checks that output that is lost, and output without damaged lines, have a status of their own.
#[test]
fn a_full_disk_and_a_damaged_event_are_no_success() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("night.ron");
    let name = file.to_str().unwrap();
    let played = bottone(["rehearse", "--entries", "12", "--seed", "7", name]);
    assert_eq!(played.status, Some(0), "{}", played.complaint);
    // Only Linux has a disk that is always full.
    for word in ["show", "check", "fairness"].into_iter().filter(|_| cfg!(target_os = "linux")) {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let done = stage::program().args([word, name]).stdout(full).output().unwrap();
        assert_eq!(done.status.code(), Some(1), "{word}");
        let why = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(why.contains("output"), "{word}: {why}");
    }
    let text = fs::read_to_string(&file).unwrap();
    let last = text.trim_end().rfind('\n').unwrap() + 1;
    let damaged = text[last..].replacen("sum: \"", "sum: \"0", 1);
    fs::write(&file, format!("{}{damaged}", &text[..last])).unwrap();
    let sheet = folder.path().join("sheet.pdf");
    for words in [
        &["show", name][..],
        &["fairness", name],
        &["print", "payouts", name, "-o", sheet.to_str().unwrap()],
        &["check", name],
    ] {
        let done = bottone(words);
        assert_eq!(done.status, Some(4), "{words:?}: {}{}", done.out, done.complaint);
    }
}

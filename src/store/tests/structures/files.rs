//! Files: faults are reported, and valid ones are read and written.

use std::{fs, path::Path};

use bottone_base::note::Note;
use bottone_i18n::{Language, ToText as _};
use bottone_rules::levels::{MOST_NAME, Row, Structure};
use bottone_store::profiles::{self, MOST_BYTES, Origin};

use super::{load, message_of, put, shipped};

#[test]
fn a_wrong_row_says_where_and_what_was_expected() {
    let begin = "(\n    name: \"House\",\n    starting_stack: 5000,\n    rows: [\n        ";
    let end = "\n    ],\n)\n";
    let too_many = "EndOfDay,".repeat(1_001);
    let long_name = format!("Break(minutes: 5, name: Own(\"{}\")),", "a".repeat(MOST_NAME + 1));
    let cases = [
        (
            "Level(small: 25, big: 50, mintues: 20),",
            "5:35: Unexpected field named `mintues` in `Level`, expected one of `small`, `big`, \
             `ante`, `bets`, `stud`, `game`, or `minutes` instead",
        ),
        (
            "Level(small: 25, big: 50),",
            "5:33: `minutes` is missing in `Level`: expected all its fields",
        ),
        (
            "Level(small: 25, big: -50, minutes: 20),",
            "5:32: number out of range: expected a whole number, not negative and not too large",
        ),
        ("Level(small: 25, big: \"50\", minutes: 20),", "5:31: Expected integer"),
        (
            "Level(small: 25, big: 1000000000000001, minutes: 20),",
            "5:31: 1,000,000,000,000,001 chips: expected at most 1,000,000,000,000,000",
        ),
        (
            "Level(small: 25, big: 50, minutes: 70000),",
            "5:44: number out of range: expected a whole number, not negative and not too large",
        ),
        (
            "Level(small: 25, big: 50, ante: Dealer(5), minutes: 20),",
            "5:41: Unexpected variant named `Dealer` in enum `Ante`, expected one of `Each`, \
             `BigBlind`, or `Button` instead",
        ),
        (
            "Lvl(small: 25, big: 50, minutes: 20),",
            "5:9: Unexpected variant named `Lvl` in enum `Row`, expected one of `Level`, `Break`, \
             `ColourUp`, `RegistrationCloses`, or `EndOfDay` instead",
        ),
        ("Level(small: 25, big: 50, minutes: 20", "6:5: Expected comma"),
        ("Level(small: 25, big: 50, minutes: 0),", "5:44: `minutes` is 0: expected 1 to 1440"),
        (
            "RegistrationCloses,\n        Level(small: 25, big: 50, minutes: 1441),",
            "6:44: `minutes` is 1441: expected 1 to 1440",
        ),
        ("Break(minutes: 0),", "5:24: `minutes` is 0: expected 1 to 1440"),
        (
            "Break(minutes: 5, name: Own(\" \")),",
            "5:33: `name` of a break: expected Break, Dinner or 1 to 200 letters of your own",
        ),
        (
            &long_name,
            "5:33: `name` of a break: expected Break, Dinner or 1 to 200 letters of your own",
        ),
        ("ColourUp([]),", "5:9: `ColourUp` removes no chips: expected a list such as [25]"),
        (
            "RegistrationCloses, RegistrationCloses,",
            "5:29: registration already closed above: expected one `RegistrationCloses`",
        ),
        (
            "Level(game: Mix(rotation: Level, games: []), minutes: 5),",
            "5:49: `games` of a mix: expected at least two",
        ),
        (
            "Level(game: Mix(rotation: Hands(0), games: [(Stud, Limit), (Razz, Limit)]), \
             minutes: 5),",
            "5:35: `rotation`: expected Hands(1) to Hands(255)",
        ),
        (&too_many, "4:11: `rows`: expected at most 1000"),
    ];
    for (rows, message) in cases {
        let error = load(format!("{begin}{rows}{end}").as_bytes()).unwrap_err();
        assert_eq!(error, format!("house.ron:{message}"), "{rows:.200}");
    }
}

#[test]
fn a_wrong_file_says_where_and_what_was_expected() {
    let chip = |value| format!("(value: {value}, name: \"green\", colour: (0, 0, 0))");
    let with =
        |fields: &str| format!("(name: \"House\", starting_stack: 5000, rows: [],\n{fields})");
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (vec![], "1:1: Expected opening `(` for struct `Structure`"),
        (
            b"(name: \"House\")".to_vec(),
            "1:15: `starting_stack` is missing in `Structure`: expected all its fields",
        ),
        (
            b"(name: \"\", starting_stack: 1, rows: [])".to_vec(),
            "1:8: `name`: expected 1 to 200 letters",
        ),
        (
            b"(name: \"A\", starting_stack: 0, rows: [])".to_vec(),
            "1:29: `starting_stack`: expected at least 1",
        ),
        (with("chips: [").into_bytes(), "2:9: Expected opening `(` for struct `Chip`"),
        (
            with(&format!("chips: [{}]", chip(0))).into_bytes(),
            "2:17: `value` of a chip: expected at least 1",
        ),
        (
            with(&format!("chips: [{},\n{}]", chip(25), chip(25))).into_bytes(),
            "3:9: `value` 25 is in the set twice: expected another",
        ),
        (
            with(&format!("chips: [{}]", (1..=101).map(chip).collect::<Vec<_>>().join(",")))
                .into_bytes(),
            "2:8: `chips`: expected at most 100",
        ),
        (
            with("game: Mix(rotation: Orbit, games: [(Stud, Limit)])").into_bytes(),
            "2:35: `games` of a mix: expected at least two",
        ),
        (
            with("game: Mix(rotation: Hands(0), games: [(Stud, Limit), (Razz, Limit)])")
                .into_bytes(),
            "2:21: `rotation`: expected Hands(1) to Hands(255)",
        ),
        (
            with("colour: 3").into_bytes(),
            "2:1: Unexpected field named `colour` in `Structure`, expected one of `name`, `source`, `notes`, `game`, `starting_stack`, `chips`, or `rows` instead",
        ),
        (
            b"\xef\xbb\xbf(\r\n  nome: \"A\")".to_vec(),
            "2:3: Unexpected field named `nome` in `Structure`, expected one of `name`, `source`, `notes`, `game`, `starting_stack`, `chips`, or `rows` instead",
        ),
        (b"(\n  name: \"Citt\xe0\")".to_vec(), "2:14: not text: expected RON in UTF-8"),
        (b"(name: \"A\0\")".to_vec(), "1:10: not text: expected RON in UTF-8"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), "1:1: not text: expected RON in UTF-8"),
    ];
    for (text, message) in cases {
        let error = load(&text).unwrap_err();
        let shown = String::from_utf8_lossy(&text);
        assert_eq!(error, format!("house.ron:{message}"), "{shown:.200}");
    }
}

/// A fault found by the rules is a value until it is shown.
#[test]
fn what_cannot_be_is_reported_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let text = "(name: \"A\", starting_stack: 1000000000000001, rows: [])";
    put(folder.path(), "house.ron", text.as_bytes());
    let error = profiles::read::<Structure>(&folder.path().join("house.ron")).unwrap_err();
    let [english, italian] =
        [Language::English, Language::Italian].map(|language| error.to_text(language));
    let (in_english, in_italian) = (
        "1,000,000,000,000,001 chips: expected at most 1,000,000,000,000,000",
        "1.000.000.000.000.001 in fiches: atteso al massimo 1.000.000.000.000.000",
    );
    assert!(english.ends_with(in_english), "{english}");
    assert!(italian.ends_with(in_italian), "{italian}");
}

/// A house writes one text, as it always could, or one in each language.
#[test]
fn notes_are_read_in_one_language_or_in_both() {
    let with = |notes: &str| {
        load(format!("(name: \"A\", starting_stack: 1, notes: [{notes}], rows: [])").as_bytes())
    };
    let said = |notes: &str| {
        let house = with(notes).unwrap();
        let say = |language: Language| language.note(&house.notes[0]).to_owned();
        [Language::English, Language::Italian].map(say)
    };
    assert_eq!(said("\"Veloce\""), ["Veloce", "Veloce"]);
    assert_eq!(said("(en: \"Fast\", it: \"Veloce\")"), ["Fast", "Veloce"]);
    let wrong = [
        (
            "(en: \"Fast\")",
            "house.ron:1:51: `it` is missing in `Structure`: expected all its fields",
        ),
        (
            "(en: \"Fast\", de: \"Schnell\")",
            "house.ron:1:53: Unexpected field named `de` in `Structure`, expected either `en` or `it` instead",
        ),
        (
            "7",
            "house.ron:1:40: Expected a text, or one in each language: (en: \"…\", it: \"…\") but found the unsigned integer `7` instead",
        ),
    ];
    for (notes, why) in wrong {
        assert_eq!(with(notes).unwrap_err(), why, "{notes}");
    }
}

#[test]
fn a_structure_is_kept_under_a_name_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "abc.ron", b"(name: \"Venerd\xc3\xac 20k\", starting_stack: 1, rows: [])");
    put(folder.path(), "broken.ron", b"(name: )");
    let shelf = profiles::shelf::<Structure>(Some(folder.path()));
    let taken = |name: &str| profiles::called(&shelf, name).map(|entry| entry.id.as_str());
    let cases = [
        ("Club turbo", Some("club-turbo")),
        ("  CLUB  Turbo", Some("club-turbo")),
        ("Venerdì 20k", Some("abc")),
        ("venerdi 20K", Some("abc")),
        ("Broken!", Some("broken")),
        ("ABC", Some("abc")),
        ("Friday", None),
        ("", None),
    ];
    for (name, id) in cases {
        assert_eq!(taken(name), id, "{name}");
    }

    // The notes stay with the structure as long as they are true.
    let turbo = shipped("club-turbo");
    let own = |structure: &Structure, name: &str| profiles::into_own(structure, name, &shelf);
    let same = own(&turbo, "Friday");
    assert_eq!(same, Structure { name: "Friday".to_owned(), ..turbo.clone() });
    let mut slower = turbo.clone();
    if let Some(Row::Level(level)) = slower.rows.get_mut(0) {
        level.minutes = 20;
    }
    let kept = own(&slower, "Friday");
    assert!(kept.notes.is_empty(), "{:?}", kept.notes);
    let after =
        Note::Each { en: "Ours, after Club turbo".into(), it: "Nostra, da Club turbo".into() };
    assert_eq!((kept.source.clone(), kept.rows.clone()), (after, slower.rows));
    let again = Structure { starting_stack: turbo.starting_stack.times(2), ..kept.clone() };
    assert_eq!(own(&again, "Friday"), again, "kept once more, under its name");
}

#[test]
fn what_is_not_a_readable_file_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let most = usize::try_from(MOST_BYTES).unwrap();
    let full = b"(name: \"A\", starting_stack: 1, rows: [])".to_vec();
    let padded = |bytes| [&full[..], &vec![b' '; bytes - full.len()]].concat();
    put(folder.path(), "full.ron", &padded(most));
    put(folder.path(), "large.ron", &padded(most + 1));
    let read = |name: &str| {
        let read = profiles::read::<Structure>(&folder.path().join(name));
        read.map(|structure| structure.name).map_err(|error| message_of(&error, folder.path()))
    };
    assert_eq!(read("full.ron"), Ok("A".to_owned()));
    let wrong = |text: &str| Err(text.to_owned());
    assert_eq!(read("large.ron"), wrong("large.ron: larger than 1 MiB: expected text in RON"));
    assert_eq!(read("none.ron"), wrong("none.ron: file not found"));
    let error = profiles::read::<Structure>(folder.path()).unwrap_err().to_string();
    assert_eq!(error, format!("{}: not a file: expected text in RON", folder.path().display()));
}

#[test]
fn the_house_has_its_own_beside_the_shipped_ones() {
    let folder = tempfile::tempdir().unwrap();
    let good = b"(name: \"Friday\", starting_stack: 1, rows: [])";
    put(folder.path(), "friday.ron", good);
    put(folder.path(), "Broken.RON", b"(name: )");
    put(folder.path(), ".hidden.ron", good);
    put(folder.path(), "notes.txt", good);
    fs::create_dir(folder.path().join("old.ron")).unwrap();
    let shelf = profiles::shelf::<Structure>(Some(folder.path()));
    let own: Vec<_> = shelf
        .iter()
        .filter(|entry| entry.origin != Origin::Shipped)
        .map(|entry| {
            (entry.id.as_str(), entry.profile.as_ref().err().map(|e| message_of(e, folder.path())))
        })
        .collect();
    let wrong = |text: &str| Some(text.to_owned());
    assert_eq!(
        own,
        [
            ("Broken", wrong("Broken.RON:1:8: Expected string")),
            ("friday", None),
            ("old", wrong("old.ron: not a file: expected text in RON")),
        ]
    );
    assert_eq!(shelf.len(), own.len() + profiles::shelf::<Structure>(None).len());
    let nowhere = profiles::shelf::<Structure>(Some(&folder.path().join("nowhere")));
    assert_eq!(nowhere.len(), profiles::shelf::<Structure>(None).len());
    let file = profiles::shelf::<Structure>(Some(&folder.path().join("notes.txt")));
    assert!(file.last().unwrap().profile.is_err(), "a folder that is none is reported");
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the text itself is looked at")]
fn a_written_structure_has_a_row_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.ron");
    put(folder.path(), "copy.ron", b"what was here before");
    let horse = shipped("limit-horse");
    profiles::write(&file, &horse).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let row = "\n        Level(small: 75, big: 150, bets: (small: 150, big: 300), \
               stud: (ante: 25, bring_in: 50), minutes: 60),\n";
    assert!(text.contains(row), "{text}");
    assert!(text.contains("\n        Break(minutes: 60, name: Dinner),\n"), "{text}");
    assert!(text.contains("\n        ColourUp([25]),\n"), "{text}");
    assert!(text.contains("\n        games: [(HoldEm, Limit), (Omaha8, Limit), "), "{text}");
    assert_eq!(profiles::read::<Structure>(&file).unwrap(), horse);
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "nothing is left beside it");
}

#[test]
fn what_could_not_be_read_again_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.ron");
    let turbo = shipped("club-turbo");
    profiles::write(&file, &turbo).unwrap();
    let long = Structure { notes: vec![Note::One("a".repeat(1 << 20))], ..turbo.clone() };
    let nameless = Structure { name: String::new(), ..turbo.clone() };
    let cases = [
        (long, "copy.ron: not written: larger than 1 MiB"),
        (nameless, "copy.ron: not written: `name`: expected 1 to 200 letters"),
    ];
    for (structure, message) in cases {
        let error = profiles::write(&file, &structure).unwrap_err();
        assert_eq!(message_of(&error, folder.path()), message);
        assert_eq!(profiles::read::<Structure>(&file).unwrap(), turbo, "the old one is whole");
    }
    let nowhere =
        profiles::write(&folder.path().join("none").join("copy.ron"), &turbo).unwrap_err();
    let missing = format!("{}: file not found", Path::new("none").join("copy.ron").display());
    assert_eq!(message_of(&nowhere, folder.path()), missing);
}

//! The check of the floor plan: the imports between rooms, and the access of each room to the
//! outside world.
//!
//! The source is read word by word, without its comments and texts. A fault therefore has a file
//! and a line.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod documented;
mod gaps;
mod messages;
mod pages;
mod parity;
mod paths;
mod plain;
mod plan;
mod swallowed;
mod words;
mod written;

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use gaps::Sentence;
use plan::faults_in;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Returns the folders of tests beside their rooms.
fn tests_of_rooms() -> Vec<PathBuf> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let rooms = fs::read_dir(src).unwrap().map(|room| room.unwrap().path().join("tests"));
    rooms.filter(|folder| folder.join("Cargo.toml").is_file()).collect()
}

/// Returns every file of the house, without its tests: its path from `src/` with forward slashes, and its text.
fn house() -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    sources(&src, &mut found);
    let tests = tests_of_rooms();
    found.retain(|path| !tests.iter().any(|folder| path.starts_with(folder)));
    found.sort();
    let within = |path: &Path| {
        let steps = path.strip_prefix(&src).unwrap().iter().map(|step| step.to_str().unwrap());
        steps.collect::<Vec<_>>().join("/")
    };
    found.iter().map(|path| (within(path), fs::read_to_string(path).unwrap())).collect()
}

/// Returns every file of `locales/` in this language.
fn texts(language: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language);
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.map(|file| fs::read_to_string(file).unwrap()).collect()
}

/// Returns every sentence of English and of Italian, by its name.
fn languages() -> [BTreeMap<String, Sentence>; 2] {
    ["en", "it"].map(|language| gaps::sentences(&texts(language)))
}

/// Checks that the refusal of an act is always reported to its author.
#[test]
fn no_refusal_of_an_act_is_dropped() {
    let found: Vec<String> =
        house().iter().flat_map(|(path, text)| swallowed::swallowed(path, text)).collect();
    assert_eq!(found, [""; 0], "look at the refusal, and tell it");
}

#[test]
fn a_dropped_refusal_is_found() {
    let dropped = [
        "fn f() { let _ = desk.submit(command, None); }",
        "fn f() { let _ = book\n    .add_people(record.events()); }",
        "fn f() { count += usize::from(book.leave_initials(here).is_ok_and(|left| left > 0)); }",
        "fn f() { while self.settle_report().is_ok_and(|more| more) {} }",
        "fn f() { desk.undo().ok(); }",
        "fn f() { drop(desk.strike(3)); }",
    ];
    for text in dropped {
        assert_eq!(swallowed::swallowed("session/a.rs", text).len(), 1, "{text}");
    }
    let heard = [
        "fn f() -> Result<(), E> { desk.submit(command, None)?; Ok(()) }",
        "fn f() { if let Err(error) = desk.submit(command, None) { tell(error) } }",
        "fn f() { let done = desk.can(&command).is_ok(); }",
        "// let _ = desk.submit(command, None);\nfn f() {}",
    ];
    for text in heard {
        assert_eq!(swallowed::swallowed("session/a.rs", text), [""; 0], "{text}");
    }
}

/// Checks that one routine opens every file for reading. It looks first, because opening a pipe can
/// wait for ever.
#[test]
fn one_routine_opens_files_to_read_them() {
    for (path, text) in house() {
        let is_own = |at: usize| text[..at].ends_with(|c: char| c.is_alphanumeric());
        let mut calls = text.match_indices("File::open(").filter(|(at, _)| !is_own(*at));
        let opens = calls.next().is_some() && path != "store/files.rs";
        assert!(!opens, "{path}: opens a file by itself; `store::files::open_to_read` does it");
    }
}

/// Checks that one routine of the tests sets the program's language and settings, since each
/// machine has its own.
#[test]
fn tests_run_the_program_with_a_language_of_their_own() {
    let mut found = Vec::new();
    for folder in ["tests", "benches", "examples"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    }
    for folder in tests_of_rooms() {
        sources(&folder, &mut found);
    }
    let name = concat!("CARGO_BIN_EXE_", "bottone");
    found.retain(|path| fs::read_to_string(path).unwrap().contains(name));
    let routine = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stage/mod.rs");
    assert_eq!(found, [routine], "`stage::program` runs it");
}

/// The files whose fields of one line keep the keyboard by routines of their own.
const KEEP_THE_KEYBOARD: [&str; 3] = [
    // A locked desk has a single field.
    "ui/lock.rs",
    // Enter in an empty line of cards goes on without them, and the next keys are those of the hand.
    "ui-table/hand/deal.rs",
    // A cell of the structure stays open until its text is understood.
    "ui-setup/setup/structure/cell_edit.rs",
];

/// Checks that every field of one line passes the routine that keeps the keyboard when Enter finds
/// nothing usable in it.
#[test]
fn every_field_keeps_the_keyboard() {
    let mut fields = 0;
    for (path, text) in house() {
        let count = |part: &str| text.matches(part).count();
        let of = count("TextEdit::singleline(");
        fields += of;
        let kept = KEEP_THE_KEYBOARD.contains(&path.as_str()) || count("gate::keeps(") >= of;
        assert!(kept, "{path}: {of} fields; each has to pass `gate::keeps`");
    }
    assert!(fields > 20, "the fields were not found");
}

/// The files of the window that read keys themselves, each with the reason; all others ask the
/// gate.
const LOOK_AT_KEYS: [&str; 10] = [
    // A locked desk draws nothing else that could take them.
    "ui/lock.rs",
    // The commands' keys, and scanned codes: both before anything is drawn.
    "ui/pressed_keys.rs",
    "ui/scan.rs",
    "ui-kit/gate.rs",
    // Keys that wait their turn.
    "ui-kit/key_queue.rs",
    // Typed text, for Ctrl Z.
    "ui-kit/typing.rs",
    // An open list, which lies in front.
    "ui-kit/widgets/field.rs",
    // Any key closes the pad beside a field.
    "ui-kit/widgets/number_pad/mod.rs",
    // The cell of a structure is a field with keys of its own.
    "ui-setup/setup/structure/cell_edit.rs",
    // A wall is a window of its own, without any questions.
    "ui-walls/wall.rs",
];

/// Checks that every key goes through the gate. A key is for the front item: without the gate, a
/// screen would act under a menu or a question.
#[test]
fn every_key_goes_through_one_gate() {
    let looks = |text: &str| {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        [
            "key_pressed(",
            "key_down(",
            "key_released(",
            "consume_key(",
            "consume_shortcut(",
            "Event::Key",
        ]
        .iter()
        .any(|looks| code.contains(looks))
    };
    let found: Vec<String> = house()
        .into_iter()
        .filter(|(path, text)| plan::room_of(path).starts_with("ui") && looks(text))
        .map(|(path, _)| path)
        .collect();
    assert_eq!(found, LOOK_AT_KEYS, "`ui-kit/gate.rs` says what a key is for");
}

/// Checks that every field has an id of its own. Without one it loses the keyboard when something
/// appears above it.
#[test]
fn every_field_has_an_identity_of_its_own() {
    let mut found = Vec::new();
    for (path, text) in house() {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let fields = code.match_indices("TextEdit::").map(|(at, name)| &code[at + name.len()..]);
        // The id is set in the same statement, or in one of the next two.
        let own_id = |field: &str| field.splitn(4, ';').take(3).any(|part| part.contains(".id("));
        let without = fields.filter(|field| !field.starts_with('{') && !own_id(field));
        found.extend(without.map(|field| {
            format!("{path}: TextEdit::{}", field.lines().next().unwrap_or_default())
        }));
    }
    assert!(found.is_empty(), "set .id(typing::field_named(…)): {found:#?}");
}

/// The places that distinguish systems; docs/engineering/portability.md describes each difference.
const NOT_PORTABLE: [&str; 10] = [
    "main.rs",
    "program.rs",
    "page/server.rs",
    "sound/programs.rs",
    "store/platform/mod.rs",
    "store/printers/mod.rs",
    "shared-log/address.rs",
    "shared-log/wire.rs",
    "ui-walls/place.rs",
    "view/missing_letters.rs",
];

/// Checks that system-specific code is on the list. It is in one room with a version for each
/// system, or beside its subject.
#[test]
fn systems_are_distinguished_where_it_is_known() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/engineering/portability.md");
    let guide = fs::read_to_string(guide).unwrap();
    let asks = |text: &str| {
        [
            "cfg(unix",
            "cfg(windows",
            "cfg(not(unix",
            "cfg(not(windows",
            "(all(windows",
            "cfg!(",
            "target_os",
        ]
        .iter()
        .any(|asks| text.contains(asks))
    };
    let found: Vec<String> = house()
        .into_iter()
        .filter(|(_, text)| asks(text.split("#[cfg(test)]").next().unwrap_or_default()))
        .map(|(path, _)| path)
        .collect();
    let mut known = NOT_PORTABLE.map(str::to_owned);
    known.sort();
    assert_eq!(found, known);
    for path in NOT_PORTABLE {
        assert!(guide.contains(path), "docs/engineering/portability.md says nothing of {path}");
    }
}

/// Checks that only `store/journal/upcast/` knows earlier forms of lines.
#[test]
fn types_of_records_have_no_history() {
    let found: Vec<String> =
        house().iter().flat_map(|(path, text)| written::histories(path, text)).collect();
    assert!(found.is_empty(), "a step in store/journal/upcast does this:\n{}", found.join("\n"));
    for history in ["serde(alias = \"A\")", "serde(default)", "serde(try_from = \"B\")"] {
        let text = format!("    #[{history}]\n    pub a: u8,\n");
        assert_eq!(written::histories("rules/a.rs", &text).len(), 1, "{history}");
        assert_eq!(written::histories("ask/a.rs", &text).len(), 0, "{history}");
    }
}

#[test]
fn public_items_say_what_they_are() {
    let bare: Vec<String> = house()
        .iter()
        .flat_map(|(file, text)| {
            documented::undocumented(text).into_iter().map(move |line| format!("src/{file}:{line}"))
        })
        .collect();
    assert!(bare.is_empty(), "\n{}\n", bare.join("\n"));
}

#[test]
fn doc_comments_are_noun_phrases_or_verbs() {
    let found: Vec<String> = house()
        .iter()
        .flat_map(|(file, text)| {
            let riddles = plain::riddles(text).into_iter();
            riddles.map(move |(line, text)| format!("src/{file}:{line}: {text}"))
        })
        .collect();
    assert!(found.is_empty(), "{} comments:\n{}\n", found.len(), found.join("\n"));
}

#[test]
fn every_text_field_has_a_limit() {
    let endless =
        plain::endless_fields("TextEdit::singleline(a).char_limit(9);\nTextEdit::multiline(b);");
    assert_eq!(endless, [2]);
    let found: Vec<String> = house()
        .iter()
        .flat_map(|(file, text)| {
            let lines = plain::endless_fields(text).into_iter();
            lines.map(move |line| format!("src/{file}:{line}: a text field without .char_limit(…)"))
        })
        .collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn english_messages_have_no_unwanted_words() {
    let [english, _] = languages();
    let found: Vec<String> = english
        .iter()
        .filter(|(name, _)| !plain::is_typed(name))
        .flat_map(|(name, sentence)| {
            sentence.texts.iter().flat_map(move |text| {
                let unwanted = plain::unwanted(text).into_iter();
                unwanted.map(move |(word, better)| format!("{name}: {word:?} ({better}): {text}"))
            })
        })
        .collect();
    assert!(found.is_empty(), "{} messages:\n{}\n", found.len(), found.join("\n"));
}

#[test]
fn both_languages_say_the_same_of_the_same() {
    let [english, italian] = languages();
    let faults: Vec<String> = english
        .iter()
        .flat_map(|(name, english)| parity::faults(name, english, &italian[name]))
        .collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
    parity::every_exception_is_needed(&english, &italian);
}

/// Checks that Spanish sentences agree with the English ones. Spanish covers the players' texts; a
/// missing one is shown in English.
#[test]
fn spanish_says_the_same_where_it_says_something() {
    let (spanish, [english, _]) = (gaps::sentences(&texts("es")), languages());
    let faults = spanish.iter().flat_map(|(name, said)| parity::faults(name, &english[name], said));
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_sentence_has_the_same_signs() {
    for sentences in languages().into_iter().chain([gaps::sentences(&texts("es"))]) {
        for (name, sentence) in &sentences {
            assert_eq!(parity::wrong_sign(name, sentence), None, "{name}: {:?}", sentence.texts);
        }
    }
    for text in ["en", "it", "es"].iter().flat_map(|language| texts(language)) {
        let ends = text.lines().find(|line| line.trim_end() != *line);
        assert_eq!(ends, None, "no space ends a line");
    }
}

#[test]
fn what_a_translator_forgets_is_seen() {
    let read = |text: &str| gaps::sentences(&[format!("a-b = {text}\n")])["a-b"].clone();
    let plural = "{ $count ->\n    [one] one { $what }\n   *[other] { $count } { $what }\n}";
    let short = "{ $length ->\n    [short] S\n   *[long] L\n}";
    let cases = [
        ("Table { $table }", "Tavolo { $table }", true),
        ("Table { $table }", "Tavolo", false),
        ("Table { $table }", "Tavolo { $tavolo }", false),
        ("Table { $table }", "Table { $table }", false),
        ("Flop { $cards }", "Flop { $cards }", true),
        (plural, "{ $count } { $what }", true),
        (plural, "tutti { $what }", false),
        ("{ $what }, several", plural, false),
        (short, "{ $length ->\n    [corto] C\n   *[long] L\n}", false),
        (short, "{ $length ->\n    [short] C\n   *[long] L\n}", true),
        ("{ $game }", "{ $form ->\n    [the] il { $game }\n   *[bare] { $game }\n}", true),
    ];
    for (english, italian, sound) in cases {
        let found = parity::faults("a-b", &read(english), &read(italian));
        assert_eq!(found.is_empty(), sound, "{english} and {italian}: {found:?}");
    }
    for (text, sound) in [("one  two", false), ("Go!", false), ("\"a\"", false), ("“a”", true)]
    {
        assert_eq!(parity::wrong_sign("a-b", &read(text)).is_none(), sound, "{text}");
    }
}

#[test]
fn every_gap_is_filled_where_its_sentence_is_said() {
    let [english, italian] = languages();
    let mut faults = Vec::new();
    for (file, source) in house() {
        faults.extend(gaps::unfilled(&file, &source, &english, &italian));
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn the_gaps_that_a_call_fills_are_seen() {
    let texts = ["a-b = { $one } of { $two ->\n    [one] one\n   *[other] more\n}\na-c = C\n"];
    let sentences = gaps::sentences(&texts.map(str::to_owned));
    let cases = [
        ("l.say(\"a-b\", &[(\"one\", f(1, 2).into()), (\"two\", 2.into())])", 0),
        ("l.say(\"a-b\", &[(\"one\", \"two\".into())])", 1),
        ("l.say(\"a-b\", &[(\"one\", 1.into()), (\"two\", 2.into()), (\"three\", 3.into())])", 1),
        ("l.word(\"a-b\")", 1),
        ("l.word(\"a-c\")", 0),
        ("l.say(\"a-c\", &[(\"one\", 1.into())])", 1),
        ("Saying::of(\"a-b\").with(\"one\", a(1)).with(\"two\", 2)", 0),
        ("Saying::of(\"a-b\").with(\"one\", a(1)).with(\"three\", 2)", 1),
        ("let gaps = [(\"one\", a), (\"two\", b)]; l.say(\"a-b\", &gaps)", 0),
        ("let gaps = [(\"one\", a)]; l.say(\"a-b\", &gaps)", 1),
        ("b(if c { \"a-b\" } else { \"a-c\" }, \"one\", \"two\")", 0),
        ("b(if c { \"a-b\" } else { \"a-c\" }, \"one\")", 1),
    ];
    for (source, faults) in cases {
        let source = format!("fn a() {{ {source} }}");
        let found = gaps::unfilled("a.rs", &source, &sentences, &sentences);
        assert_eq!(found.len(), faults, "{source}: {found:?}");
    }
}

#[test]
fn every_room_imports_downwards_only_and_sees_no_more_than_it_may() {
    let house = house();
    let faults: Vec<String> = house.iter().flat_map(|(file, text)| faults_in(file, text)).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_room_on_the_plan_is_there() {
    let house = house();
    for room in plan::ROOMS {
        let there = house.iter().any(|(file, _)| plan::room_of(file) == room.name);
        assert!(there, "the plan has a room {}, the house has none", room.name);
    }
}

#[test]
fn no_text_for_people_stands_outside_locales() {
    let house = house();
    let own: Vec<String> =
        house.iter().flat_map(|(file, text)| messages::own_words(file, text)).collect();
    assert!(own.is_empty(), "\n{}\n", own.join("\n"));
}

#[test]
fn every_sentence_of_locales_is_said_somewhere_and_every_one_that_is_said_is_there() {
    let (unwritten, unsaid) = messages::names_amiss(&house(), &messages::names(&texts("en")));
    assert!(unwritten.is_empty(), "\n{}\n", unwritten.join("\n"));
    assert!(unsaid.is_empty(), "\n{}\n", unsaid.join("\n"));
}

#[test]
fn words_for_people_are_distinguished_from_others() {
    let cases = [
        ("fn a() { ui.label(\"Seat open\") }", true),
        ("fn a() { ui.label(\"Undo\") }", true),
        ("fn a() { format!(\"{count} players are left\") }", true),
        ("fn a() { b(\"it cannot be done: {why}\") }", true),
        ("fn a() { language.word(\"hand-act\") }", false),
        ("fn a() { b(\"F3\"); c(\"TDA 44\"); d(\"Ctrl Shift Z\"); e(\"{a} / {b}\") }", false),
        ("fn a() { log::warn!(\"the disk is slow\") }", false),
        ("fn a() { ui.push_id(\"of the seats\", |ui| ui.label(name)) }", false),
        ("#[expect(dead_code, reason = \"it is so\")] fn a() { b(\"p{seat} cc\") }", false),
        ("#[cfg(test)] mod tests { fn a() { b(\"Seat open\") } }", false),
        ("// b(\"Seat open\")\nconst A: char = '\"';\nconst B: &str = r#\"a\"#;", false),
    ];
    for (source, found) in cases {
        assert_eq!(!messages::own_words("view/a.rs", source).is_empty(), found, "{source}");
        assert!(messages::own_words("rules/a.rs", source).is_empty(), "{source}");
    }
}

#[test]
fn names_of_sentences_are_compared_with_those_that_are_written() {
    let written =
        messages::names(&["hand-fold = Fold\nhand-suit-s = spades\nhand-lost = Lost".to_owned()]);
    let source = "fn a() { b(\"hand-fold\"); c(format!(\"hand-suit-{suit}\")); d(\"hand-flod\"); }";
    let (unwritten, unsaid) =
        messages::names_amiss(&[("ui/a.rs".to_owned(), source.to_owned())], &written);
    assert_eq!(unwritten, ["src/ui/a.rs:1: no file has hand-flod"]);
    assert_eq!(unsaid, ["no source uses hand-lost"]);
}

#[test]
fn every_exception_is_still_needed() {
    let house = house();
    for (file, start, why) in messages::EXCEPTIONS {
        let there = house.iter().any(|(other, source)| {
            other == file && words::words(source).iter().any(|word| word.quoted.starts_with(start))
        });
        assert!(there, "{file} has no {start:?} any more: {why}");
    }
}

/// The cases: file, text, and the expected faults; none for sound text.
const CASES: &[(&str, &str, &[&str])] = &[
    // Desks and their files.
    ("ui/a.rs", "use bottone_session::{Desk, memory, time};", &[]),
    (
        "ui/a.rs",
        "use bottone_session::{Desk, file};",
        &["src/ui/a.rs:1: ui/a.rs is handed a desk and opens no event's file"],
    ),
    ("rehearsal/a.rs", "fn a() { bottone_session::file::read(b) }", &["opens no event's file"]),
    ("rehearsal/a.rs", "use bottone_session;\nfn a() { session::file::read(b) }", &["whole room"]),
    ("view/a/b.rs", "\n\nuse ::bottone_session::file;", &["src/view/a/b.rs:3: view/a/b.rs is"]),
    ("view/a/lib.rs", "mod tests { use bottone_session::file; }", &["opens no event's file"]),
    (
        "ui/a.rs",
        "use bottone_session::{\n    flights,\n    file::{a, b as c},\n    Desk,\n};",
        &["src/ui/a.rs:3: ui/a.rs is handed a desk"],
    ),
    (
        "ui/a.rs",
        "#[cfg(test)]\nmod tests { use bottone_session::file; }",
        &["opens no event's file"],
    ),
    ("cli/new.rs", "use bottone_session::file;", &[]),
    // Modules of a room with the name of another room.
    ("ui/a.rs", "use crate::session::file;\nuse super::session::file;", &[]),
    ("session/house/a.rs", "use super::super::file;\nuse crate::shared;", &[]),
    ("session/past_desk.rs", "use super::file;", &[]),
    ("main.rs", "use bottone::store::journal;", &["main may not import store"]),
    ("main.rs", "use bottone::*;", &["main may not import the whole house"]),
    ("main.rs", "use bottone as all;", &["main may not import the whole house"]),
    ("view/a.rs", "use bottone_rules::*;", &["view may not import the whole room rules"]),
    ("view/a.rs", "use bottone_rules as rules;", &["view may not import the whole room rules"]),
    ("view/a.rs", "use bottone_rules::{self, seat};", &["may not import the whole room rules"]),
    ("view/a.rs", "use bottone_rules::{self as r};", &["may not import the whole room rules"]),
    ("view/a.rs", "use {std::fmt, bottone_rules};", &["may not import the whole room rules"]),
    ("view/a.rs", "extern crate bottone_rules as rules;", &["view may not use extern crate"]),
    ("lib.rs", "pub use bottone_rules as rules;", &[]),
    ("view/a.rs", "use bottone_base::seat::{self, SeatNo as S, tests::*};", &[]),
    ("base/a.rs", "use crate::cards::*;\nuse crate::seat as s;", &[]),
    ("base/a.rs", "pub(crate) fn a() {}\npub(in crate::seat) fn b() {}", &[]),
    ("cellar/a.rs", "", &["src/cellar/a.rs:1: a room that is not on the plan"]),
    // Crates that only one file may name.
    ("base/draw.rs", "use rand_chacha::ChaCha20Rng;", &[]),
    (
        "base/seat.rs",
        "use rand_chacha::ChaCha20Rng;",
        &["base may not use the crate rand_chacha in this file"],
    ),
    ("base/a.rs", "fn a() -> ::sha2::Sha256 { b() }", &["may not use the crate sha2"]),
    ("base/a.rs", "use {std::fmt, sha2 as s};", &["may not use the crate sha2"]),
    ("store/a.rs", "use sha2::Sha256;", &[]),
    // The outside world.
    ("rules/a.rs", "use std::{fmt, fs};", &["src/rules/a.rs:1: rules may not use std::fs"]),
    ("rules/a.rs", "use std::collections::BTreeMap;", &[]),
    ("tournament/a.rs", "use std::time::Duration;", &["tournament may not use std::time"]),
    ("tournament/a.rs", "fn a() { std::env::var(\"A\") }", &["tournament may not use std::env"]),
    ("tournament/a.rs", "use std::path::Path;", &["tournament may not use std::path"]),
    ("tournament/a.rs", "fn a() { println!(\"A\") }", &["tournament may not use println"]),
    ("base/time.rs", "use chrono::{DateTime, Utc};\nfn a() -> DateTime<Utc> { b() }", &[]),
    (
        "base/time.rs",
        "fn a() { chrono::Utc::now() }",
        &["src/base/time.rs:1: only session/time.rs looks at a clock"],
    ),
    ("view/a.rs", "use std::time::Instant;", &["only session/time.rs looks at a clock"]),
    ("session/time.rs", "use std::time::{Instant, SystemTime};", &[]),
    ("session/lib.rs", "fn a() { std::fs::read(b) }", &["session may not use std::fs"]),
    ("ui/a.rs", "fn a() { File::open(b) }", &["only store opens files"]),
    ("ui/a.rs", "use std::{env, thread};", &["ui may not use std::env"]),
    ("store/a.rs", "use std::{fs, io};", &[]),
    ("store/a.rs", "fn a() { env!(\"A\"); std::env::var(b) }", &["store may not use std::env"]),
    ("main.rs", "fn a() { std::env::var(b) }", &[]),
    ("view/a.rs", "use super::log;\nfn a() { log::what() }", &[]),
    ("ui/a.rs", "enum A { File(B) }", &[]),
    // Floats.
    ("rules/a.rs", "fn a(b: f64) {}", &["src/rules/a.rs:1: rules may not use f64"]),
    ("tournament/a.rs", "fn a() { b(1.5) }", &["tournament may not use the float 1.5"]),
    ("tournament/a.rs", "fn a() { b(2e3) }", &["tournament may not use the float 2e3"]),
    (
        "tournament/a.rs",
        "fn a() { for b in 1..5 {} c.0.d(); e(0x1e5, 1_000u64, 0_usize, 1isize) }",
        &[],
    ),
    ("rules/a.rs", "fn a() { b(1_f64) }", &["rules may not use the float 1_f64"]),
    ("rules/a.rs", "fn a() { b(1_000.5_f32, 2E-3) }", &["the float 1_000.5_f32", "the float 2E"]),
    ("view/a.rs", "fn a(b: f32) -> f32 { b * 0.5 }", &[]),
    ("rules/deals/a.rs", "fn a(b: f64) -> f64 { b * 0.5 }", &[]),
    ("rules/deals.rs", "fn a(b: f64) {}", &["rules may not use f64"]),
    // A view keeps no state.
    (
        "view/a.rs",
        "impl A {\n fn b(&mut self) {}\n fn c(&'a mut self) {} }",
        &[
            "src/view/a.rs:2: view keeps nothing: &mut self",
            "src/view/a.rs:3: view keeps nothing: &mut self",
        ],
    ),
    ("view/a.rs", "impl A { fn b(mut self) -> Self { self } }", &[]),
    ("view/a.rs", "use std::cell::RefCell;", &["src/view/a.rs:1: view may not use std::cell"]),
    ("view/a.rs", "fn a(mut b: C) { b.apply(d) }", &["src/view/a.rs:1: view keeps nothing: apply"]),
    ("view/a.rs", "impl Follow<'_> for A {}", &["src/view/a.rs:1: view keeps nothing: Follow"]),
    ("view/a.rs", "#[cfg(test)] mod tests { impl A { fn b(&mut self) {} } }", &[]),
    ("dealer/a.rs", "impl A { fn b(&mut self) {} }", &[]),
    // Text that only looks like a fault.
    ("rules/a.rs", "// use bottone_session::file;\n/* egui:: /* std::fs */ 1.5 */ fn a() {}", &[]),
    (
        "rules/a.rs",
        "fn a() { b(\"bottone_session::file \\\" 1.5\", r#\"std::fs \" f64\"#, '\"', '\\'', 'x') }",
        &[],
    ),
    ("rules/a.rs", "fn a<'egui>(b: &'egui str) {}", &[]),
    // A text that ends in the right place does not hide the text after it.
    (
        "rules/a.rs",
        "const A: char = '\"';\nuse std::fs;\nconst B: char = '\"';",
        &["src/rules/a.rs:2: rules may not use std::fs"],
    ),
    (
        "rules/a.rs",
        "const A: &str = \"a\nb\";\nuse std::fs;",
        &["src/rules/a.rs:3: rules may not use std::fs"],
    ),
];

#[test]
fn the_checker_sees_what_is_wrong_and_nothing_else() {
    for (file, text, expected) in CASES {
        let found = faults_in(file, text);
        let fits = found.len() == expected.len()
            && found.iter().zip(*expected).all(|(fault, part)| fault.contains(part));
        assert!(fits, "{file}: {text}\n  found    {found:?}\n  expected {expected:?}");
    }
}

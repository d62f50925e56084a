//! `docs/engineering/rulebook.md` matches the table, and the table matches the code and the tests.
//!
//! Run the tests with `BOTTONE_WRITE=1` to rewrite the document.

#![expect(
    clippy::disallowed_methods,
    reason = "a test looks at the source and writes the document"
)]

use std::{collections::BTreeSet, env, fmt::Write as _, fs, path::PathBuf};

use bottone_rules_support::{profiles::repository, switches::POINTS};

use super::{
    suites::{SCENARIO_NUMBERS, SCENARIOS, SUITES, SuiteCoverage},
    switches::NO_SWITCH,
    table::{CHAPTERS, Held, VECTORS},
};

/// The ids of all vectors, copied from the brief of the rules.
const VECTOR_IDS: &str = "V40-1 V40-2 V41-1 V43-1 V43-2 V43-3 V43-4 V43-5 V43-6 V43-7 V44-1 V44-2 V44-3 V44-4 V44-5 \
    V45-1 V45-2 V45-3 V45-4 V45-5 V45-6 V45-7 V45-8 V45-9 V46-1 V46-2 V46-3 V46-4 V46-5 V46-6 \
    V46-7 V46-8 V46-9 V47-1 V47-1A V47-1B V47-2 V47-3A V47-3B V47-L V49-1 V50-1 V50-2 V50-3 V50-4 \
    V51-1 V51-2 V51-3 V51-4 V52B-1 V52B-2 V52B-3 V52-1 V53-1 V53-2 V53-3 V53-4 V54-1 V54-2 \
    V54-3 V54-4 V54-5 V57-1 V57-2 V57-3 V57-4 V57-5 V61 V-L133 V-L141 V-L176 V-RRP5 V-S002 \
    V-T92 V-T96 SA V4-A V4-B V4-C V4-D";

const DOCUMENT: &str = "docs/engineering/rulebook.md";

const BEGIN: &str = "# Rules, their files and tests

Rule by rule: the file that implements it and the tests that hold it, or the reason why it is not
modelled. A test writes this page from `src/rules/tests/rulebook/table.rs` and
checks it against the
source: each file and each test exists. To write it again:
`BOTTONE_WRITE=1 cargo test -p bottone-rules-tests rulebook::`.

The rules are in our own words. The numbers are those of the Poker TDA's rules of 2024
(https://www.pokertda.com), of the World Series of Poker 2026 (T for tournaments, L for live action)
and of Robert's Rules of Poker. \"Seeds\" are five Italian texts: 000 on rules and course of the game,
001 on five-card draw, 002 of Lottomatica, 003 on Texas hold'em, 004 on card games.
";

fn path(file: &str) -> PathBuf {
    repository().join(file)
}

/// Returns the path of a file of tests in the repository: beside its room, or in `tests`.
///
/// The name of a function may follow the file.
fn of_tests(name: &str) -> String {
    let (room, rest) = name.split_once('/').unwrap();
    let beside = format!("src/{room}/tests/{rest}");
    let is_beside = beside.split("::").next().is_some_and(|file| path(file).is_file());
    if is_beside { beside } else { format!("tests/{name}") }
}

fn read(file: &str) -> String {
    fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Returns whether the text has a test of this name, in a list of properties or by itself.
fn is_test(text: &str, function: &str) -> bool {
    let Some(at) = text.find(&format!("fn {function}(")) else { return false };
    let above = text[..at]
        .lines()
        .rev()
        .map(str::trim)
        .take_while(|line| line.is_empty() || line.starts_with("#[") || line.starts_with("//"));
    above.into_iter().any(|line| line == "#[test]")
}

/// Returns whether a file has a test with the name of this vector, or a row with its text.
fn holds(file: &str, text: &str, id: &str) -> bool {
    let name = id.to_lowercase().replace('-', "_");
    let function = text.contains(&format!("fn {name}()")) || text.contains(&format!("fn {name}_"));
    let in_row = ["\"", " "].iter().any(|end| text.contains(&format!("\"{id}{end}")));
    let row = in_row || text.contains(&format!("{id}/")) || text.contains(&format!("/{id}"));
    assert!(function || row, "{file} does not hold {id}");
    true
}

#[test]
fn every_file_and_every_test_of_the_table_is_there() {
    let mut missing = Vec::new();
    for (number, what, held) in CHAPTERS.iter().flat_map(|(_, rules)| *rules) {
        let Held::In(files, tests) = held else { continue };
        assert!(!files.is_empty() && !tests.is_empty(), "{number} {what}");
        for file in *files {
            if !path(&format!("src/{file}")).is_file() {
                missing.push(format!("{number} {what}: src/{file}"));
            }
        }
        for test in *tests {
            let (file, function) = test.split_once("::").unwrap();
            let text = fs::read_to_string(path(&of_tests(file))).unwrap_or_default();
            if !is_test(&text, function) {
                missing.push(format!("{number} {what}: {test}"));
            }
        }
    }
    assert!(missing.is_empty(), "\n{}\n", missing.join("\n"));
}

#[test]
fn every_test_that_holds_a_line_of_a_suite_is_there() {
    for (suite, lines) in SUITES {
        for (line, held) in *lines {
            let SuiteCoverage::Test(test) = held else { continue };
            let (file, function) = test.split_once("::").unwrap();
            assert!(is_test(&read(&of_tests(file)), function), "{suite}, {line}: {test}");
        }
    }
}

/// Each scenario of the suite is on one line: the numbers are those in the heads of its files.
#[test]
fn every_scenario_of_the_suite_is_on_one_line() {
    let ranges = |numbers: &str| -> Vec<u16> {
        let parts = numbers.split(", ").flat_map(|part| {
            let digits = |text: &str| text.get(..4).unwrap().parse::<u16>().unwrap();
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let last = if last.len() < 4 { first } else { last };
            digits(first)..=digits(last)
        });
        parts.collect()
    };
    let mut listed: Vec<u16> = Vec::new();
    for (line, _) in SCENARIOS {
        let (numbers, _) = line.split_once(" (").unwrap_or((line, ""));
        // A letter after a number marks a variant of it.
        let own = numbers.split(", ").filter(|part| !part.contains(char::is_alphabetic));
        listed.extend(own.flat_map(ranges));
    }
    listed.sort_unstable();
    assert_eq!(listed, ranges(SCENARIO_NUMBERS));
}

/// Every vector of the books is a test, by its id.
#[test]
fn every_vector_is_held() {
    let mut seen = BTreeSet::new();
    for (file, ids) in VECTORS {
        let text = read(&of_tests(file));
        for id in *ids {
            assert!(holds(file, &text, id) && seen.insert(*id), "{id} is listed twice");
        }
    }
    assert_eq!(seen, VECTOR_IDS.split(' ').collect());
}

/// No rule of the TDA is left out without a note.
#[test]
fn every_rule_of_the_tda_has_its_row() {
    let numbers = |title: &str| -> BTreeSet<u8> {
        let chapter = CHAPTERS.iter().find(|(name, _)| *name == title).unwrap().1;
        let rules = chapter.iter().flat_map(|(number, ..)| number.split(", "));
        rules
            .filter_map(|number| {
                let digits = number.trim_start_matches("RP-");
                digits.split(['-', ' ']).next()?.parse().ok()
            })
            .collect()
    };
    assert_eq!(numbers("TDA 2024, rules"), (1..=71).collect());
    assert_eq!(numbers("TDA 2024, recommended procedures"), (1..=22).collect());
}

#[test]
fn the_document_is_what_the_table_says() {
    let written = document();
    if env::var("BOTTONE_WRITE").is_ok() {
        fs::write(path(DOCUMENT), &written).unwrap();
    }
    let there = fs::read_to_string(path(DOCUMENT)).unwrap_or_default().replace("\r\n", "\n");
    assert!(there == written, "{DOCUMENT} is out of date: write it anew with BOTTONE_WRITE=1");
}

fn document() -> String {
    let mut page = BEGIN.to_owned();
    for (title, rules) in CHAPTERS {
        write!(page, "\n## {title}\n\n| rule | what | file | test |\n| --- | --- | --- | --- |\n")
            .unwrap();
        for (number, what, held) in *rules {
            let (files, tests) = match held {
                Held::In(files, tests) => {
                    (code(files, |file| format!("src/{file}")), code(tests, of_tests))
                }
                Held::Not(why) => (format!("not modelled: {why}"), String::new()),
            };
            writeln!(page, "| {number} | {what} | {files} | {tests} |").unwrap();
        }
    }
    page += "\n## Vectors\n\nWorked examples of the rule books by rule number, each a test of this name.\n\n| test | vectors |\n| --- | --- |\n";
    for (file, ids) in VECTORS {
        writeln!(page, "| `{}` | {} |", of_tests(file), ids.join(", ")).unwrap();
    }
    page += "\n## Public suites\n\nTwo public suites of tests go through the rules line by line. Here is what holds their lines; scenarios have the numbers EU- of their files.\n";
    for (suite, lines) in SUITES {
        write!(page, "\n{suite}:\n\n| line | test |\n| --- | --- |\n").unwrap();
        for (line, held) in *lines {
            let held = match held {
                SuiteCoverage::Test(test) => format!("`{}`", of_tests(test)),
                SuiteCoverage::Rows => "the rows of these rules above".to_owned(),
                SuiteCoverage::Not(why) => format!("does not apply: {why}"),
            };
            writeln!(page, "| {line} | {held} |").unwrap();
        }
    }
    page += "\n## Points on which the books differ\n\nThe numbers are those of the sections in which the project's brief of the rules marks the point.\n\n| section | point | switches |\n| --- | --- | --- |\n";
    for (section, point, switches) in POINTS {
        writeln!(page, "| {section} | {point} | {} |", code(switches, str::to_owned)).unwrap();
    }
    for (section, why) in NO_SWITCH {
        writeln!(page, "| {section} | no switch: {why} | |").unwrap();
    }
    page
}

fn code(names: &[&str], whole: impl Fn(&str) -> String) -> String {
    let names: Vec<_> = names.iter().map(|name| format!("`{}`", whole(name))).collect();
    names.join("<br>")
}

//! The shape of everything written to a file, as last approved.
//! `tests/event/formats/format-3.shape` is of events, `house-3.shape` of houses. `reports-3.shape`
//! is of an offline desk's reports, `documents.shape` of files that people also write by hand.
//!
//! It changes with the types alone, and is reviewed like a lock file. Pure additions may be
//! accepted with `SHAPE=write cargo test --test event formats::`. A new switch of a rule book is
//! such an addition, because older books have it from their own book. Any other change makes
//! existing lines unreadable. The format then gets the next number, a step in
//! `store/journal/upcast` and a fixture, and a shape of its own.

use std::{collections::BTreeMap, fs, path::PathBuf};

use bottone::{
    dealer::{UnfinishedClock, UnfinishedHand},
    house,
    points::League,
    rules::{chip_set::ChipSet, levels::Structure, payouts::PayoutPlan, rulebook::Rulebook},
    session::reports::{ReportLine, ReportsHead},
    store::{
        journal::FORMAT,
        profiles::{Catalogue, OwnBlinds, sounds::SoundProfile, themes::WallTheme},
    },
    tournament::history::{Beginning, Record},
};

use crate::formats::tracer::Tracer;

#[test]
fn events_have_the_shape_that_was_agreed() {
    let tracer = Tracer::default();
    tracer.trace::<Beginning>();
    tracer.trace::<Record>();
    hold(&format!("format-{FORMAT}.shape"), &tracer.text());
}

#[test]
fn houses_have_the_shape_that_was_agreed() {
    let tracer = Tracer::default();
    tracer.trace::<house::history::Beginning>();
    tracer.trace::<house::history::Record>();
    hold(&format!("house-{FORMAT}.shape"), &tracer.text());
}

#[test]
fn reports_have_the_shape_that_was_agreed() {
    let tracer = Tracer::default();
    tracer.trace::<ReportsHead>();
    tracer.trace::<ReportLine>();
    hold(&format!("reports-{FORMAT}.shape"), &tracer.text());
}

#[test]
fn documents_have_the_shape_that_was_agreed() {
    let tracer = Tracer::default();
    trace_documents(&tracer);
    hold("documents.shape", &tracer.text());
}

/// Checks that no type drops an unknown field, which may be a newer program's or a misspelt one.
#[test]
fn no_type_that_is_read_drops_a_field_that_it_does_not_know() {
    let tracer = Tracer::default();
    tracer.trace::<Beginning>();
    tracer.trace::<Record>();
    tracer.trace::<house::history::Beginning>();
    tracer.trace::<house::history::Record>();
    tracer.trace::<ReportsHead>();
    tracer.trace::<ReportLine>();
    trace_documents(&tracer);
    // The state of the tables. A hand of five-card draw cannot be made for an Italian evening, so
    // it is left out.
    tracer.trace::<UnfinishedHand>();
    tracer.trace::<UnfinishedClock>();
    assert_eq!(tracer.careless(), [""; 0], "these need #[serde(deny_unknown_fields)]");
}

/// Checks that the tracer finds a type that drops an unknown field, in a struct and in a variant.
#[test]
fn a_type_that_drops_a_field_is_found() {
    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Outer {
        #[serde(rename = "inner")]
        _inner: Option<Inner>,
        #[serde(rename = "kind")]
        _kind: Kind,
    }
    #[derive(serde::Deserialize)]
    struct Inner {
        #[serde(rename = "number")]
        _number: u32,
    }
    #[derive(serde::Deserialize)]
    enum Kind {
        Bare,
        Said {
            #[serde(rename = "by")]
            _by: String,
        },
    }
    let tracer = Tracer::default();
    tracer.trace::<Outer>();
    let careless = tracer.careless();
    let found: Vec<&str> = careless.iter().filter_map(|name| name.rsplit("::").next()).collect();
    assert_eq!(found, ["Inner", "Kind#Said"]);
    assert!(matches!(Kind::Bare, Kind::Bare));
}

fn trace_documents(tracer: &Tracer) {
    tracer.trace::<Structure>();
    tracer.trace::<Rulebook>();
    tracer.trace::<ChipSet>();
    tracer.trace::<PayoutPlan>();
    tracer.trace::<League>();
    tracer.trace::<WallTheme>();
    tracer.trace::<SoundProfile>();
    tracer.trace::<Catalogue>();
    tracer.trace::<OwnBlinds>();
}

fn hold(name: &str, now: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/event/formats").join(name);
    let agreed = fs::read_to_string(&file).unwrap_or_default();
    if agreed == now {
        return;
    }
    let books = Tracer::default();
    books.trace::<Rulebook>();
    let books = books.text();
    let books: Vec<&str> = books.lines().filter(|line| !line.starts_with(' ')).collect();
    let breaks = broken(&agreed, now, &books);
    assert!(
        breaks.is_empty(),
        "{name}: lines that are on disk could not be read any more; this needs a step:\n{breaks:#?}"
    );
    if std::env::var_os("SHAPE").is_some_and(|what| what == "write") {
        fs::write(&file, now).unwrap();
        return;
    }
    let is_new = |line: &&str| !agreed.lines().any(|old| old == *line);
    let new: Vec<&str> = now.lines().filter(is_new).collect();
    panic!("{name}: added, so far not agreed (SHAPE=write takes it over):\n{}", new.join("\n"));
}

/// Returns the differences from an old shape: changed parts, and new required ones. Switches may be
/// added to `books`.
fn broken(old: &str, new: &str, books: &[&str]) -> Vec<String> {
    let (old, new) = (parts(old), parts(new));
    let lost = old.iter().filter(|(part, what)| match new.get(*part) {
        None => true,
        Some(now) => {
            let may_be_missing = now.may_be_missing || !what.may_be_missing;
            now.what != what.what || !may_be_missing
        }
    });
    let mut broken: Vec<String> =
        lost.map(|(part, what)| format!("{}{}", part.join(" > "), what.what)).collect();
    // A new field may be required only in a new type.
    broken.extend(new.iter().filter_map(|(part, what)| {
        let is_field = what.what.starts_with(": ");
        let within = &part[..part.len() - 1];
        let is_switch = within.len() == 1 && books.contains(&&*within[0]);
        let must_be_there = is_field && !is_switch && !what.may_be_missing;
        let is_bad = must_be_there && !old.contains_key(part);
        (is_bad && old.contains_key(within)).then(|| format!("must be there: {}", part.join(" > ")))
    }));
    broken
}

struct ShapePart {
    what: String,
    may_be_missing: bool,
}

/// Returns every line under its less indented ones.
fn parts(shape: &str) -> BTreeMap<Vec<String>, ShapePart> {
    let mut within: Vec<String> = Vec::new();
    let mut parts = BTreeMap::new();
    for line in shape.lines().filter(|line| !line.is_empty()) {
        let said = line.trim_start();
        within.truncate((line.len() - said.len()) / 2);
        let end = said.find(['?', ':', '(']).filter(|_| line != said).unwrap_or(said.len());
        let (name, what) = said.split_at(end);
        let may_be_missing = what.starts_with('?');
        let what = what.trim_start_matches('?').to_owned();
        within.push(name.to_owned());
        parts.insert(within.clone(), ShapePart { what, may_be_missing });
    }
    parts
}

#[test]
fn an_addition_differs_from_a_change() {
    let books = ["Rules"];
    let old = "Rules\n  rule: Rule\n\nDeed\n  Done\n    command: Command\n    waiver?: Option(Waiver)\n  Undone\n\nWaiver\n  what: Refusal\n";
    let cases = [
        (old.replace("  Undone", "  Struck(u32)\n  Undone"), true),
        (old.replace("\n    waiver", "\n    weather?: Option(u32)\n    waiver"), true),
        (old.replace("  Undone\n", "  Struck\n    record: u32\n  Undone\n"), true),
        (format!("{old}\nDesk\n  name: text\n"), true),
        (old.replace("    command:", "    command?:"), true),
        (old.replace("\n  rule:", "\n  another: Rule\n  rule:"), true),
        (old.replacen("rule: Rule", "rule: text", 1), false),
        (old.replace("\n    waiver", "\n    weather: u32\n    waiver"), false),
        (old.replace("  Undone\n", ""), false),
        (old.replace("  Undone", "  Undone(u32)"), false),
        (old.replace("what: Refusal", "what: text"), false),
        (old.replace("what:", "which:"), false),
        (old.replace("waiver?:", "waiver:"), false),
    ];
    for (new, is_addition) in cases {
        assert_ne!(new, old);
        assert_eq!(broken(old, &new, &books).is_empty(), is_addition, "{new}");
    }
}

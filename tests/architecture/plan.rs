//! The floor plan: the access of each room to the outside world.
//!
//! The permitted imports of rooms and crates are in the rooms' manifests (`src/*/Cargo.toml`). Each
//! room is a package, and Cargo builds nothing that names another. An import of another room begins
//! with the room's crate (`bottone_rules::…`), so that every tool sees it.

use std::collections::BTreeSet;

use crate::{
    paths::{Named, paths},
    words::{Word, is_float, words},
};

/// A room, and the names it may use.
pub(crate) struct SourceRoom {
    pub(crate) name: &'static str,
    /// The permitted parts of the standard library; `None` is all but those in [`WORLD`].
    std: Option<&'static [&'static str]>,
    floats: bool,
}

/// The parts of the standard library for the rooms that only compute. They contain nothing that
/// depends on place or time, or that writes.
const PURE: Option<&[&str]> = Some(&[
    "array",
    "borrow",
    "cmp",
    "collections",
    "convert",
    "error",
    "fmt",
    "iter",
    "mem",
    "num",
    "ops",
    "rc",
    "slice",
    "str",
    // `OnceLock`, for values that are computed once.
    "sync",
]);

pub(crate) const ROOMS: &[SourceRoom] = &[
    // Values without a rule of the game, for all rooms.
    SourceRoom { name: "base", std: PURE, floats: false },
    SourceRoom { name: "rules", std: PURE, floats: false },
    // With a seed, a list and a claimed draw, anyone can check the draw with this room alone: it
    // knows no tournament.
    SourceRoom { name: "proof", std: PURE, floats: false },
    // Whole hands and rulings on pushed chips, which know no tournament.
    SourceRoom { name: "hands", std: PURE, floats: false },
    // Structures from wishes, the same on every computer.
    SourceRoom { name: "maker", std: PURE, floats: false },
    SourceRoom { name: "tournament", std: PURE, floats: false },
    // The same form as a tournament, for data that outlasts the evening.
    SourceRoom { name: "house", std: PURE, floats: false },
    // The followed hands and drafts of one table. They are offered to the event as commands and
    // have no words.
    SourceRoom { name: "dealer", std: PURE, floats: false },
    // Points are floats, by a formula that a house writes: nothing of the tournament depends on
    // them.
    SourceRoom { name: "points", std: PURE, floats: true },
    // A forecast is a probability: nothing of the event depends on it.
    SourceRoom { name: "forecast", std: PURE, floats: true },
    // The fairness of a night to its players, compared with pure chance. Seeds are given as
    // numbers: it asks the system for none.
    SourceRoom { name: "fairness", std: PURE, floats: false },
    // Every word for people. A room of its own, because the store and the desk have texts too.
    SourceRoom { name: "i18n", std: None, floats: false },
    // What views and desks share: words, the search for people, and an event with its records and
    // its outlook.
    SourceRoom { name: "vocabulary", std: None, floats: false },
    SourceRoom { name: "search", std: None, floats: false },
    SourceRoom { name: "source", std: None, floats: true },
    SourceRoom { name: "view", std: None, floats: true },
    // Rooms above `view`, each for the users of one subject.
    SourceRoom { name: "view-paper", std: None, floats: false },
    SourceRoom { name: "view-public", std: None, floats: false },
    SourceRoom { name: "view-structures", std: None, floats: true },
    SourceRoom { name: "view-table", std: None, floats: true },
    SourceRoom { name: "store", std: None, floats: true },
    // The connection to a log that several desks share: the store knows none.
    SourceRoom { name: "shared-log", std: None, floats: false },
    SourceRoom { name: "session", std: None, floats: false },
    // The files of a club, several at a time, read through their desks.
    SourceRoom { name: "club", std: None, floats: false },
    // Paper is measured in points, which have fractions.
    SourceRoom { name: "print", std: None, floats: true },
    // Read-only for guests: it receives finished views and serves them. Its staff side passes on
    // proved requests.
    SourceRoom { name: "page", std: None, floats: false },
    // The requests of paired phones to a desk: the page knows nothing of an event, and the desk
    // nothing of phones.
    SourceRoom { name: "telephones", std: None, floats: false },
    // Signals are samples, and samples are fractions.
    SourceRoom { name: "sound", std: None, floats: true },
    // Plays whole evenings at the desk. DESIGN has no such room; docs/engineering/architecture.md gives the reason
    // for it.
    SourceRoom { name: "rehearsal", std: None, floats: false },
    // Events from elsewhere are submitted to the desk, as a rehearsal submits its own.
    SourceRoom { name: "import", std: None, floats: false },
    // Questions on the rules for other programs: answers can be floats.
    SourceRoom { name: "ask", std: None, floats: true },
    // The parts of every window, which know no screen and no desk.
    SourceRoom { name: "ui-kit", std: None, floats: true },
    // One table: what it asks for is carried out by the window.
    SourceRoom { name: "ui-table", std: None, floats: true },
    // Windows for people far away: an event, and no desk.
    SourceRoom { name: "ui-walls", std: None, floats: true },
    // Screens and dialogs meet here: neither knows the other.
    SourceRoom { name: "ui-frame", std: None, floats: true },
    SourceRoom { name: "ui-dialogs", std: None, floats: true },
    // The large screens: none knows another.
    SourceRoom { name: "ui-floor", std: None, floats: true },
    SourceRoom { name: "ui-chips", std: None, floats: true },
    SourceRoom { name: "ui-money", std: None, floats: true },
    SourceRoom { name: "ui-setup", std: None, floats: true },
    SourceRoom { name: "ui", std: None, floats: true },
    SourceRoom { name: "cli", std: None, floats: false },
    SourceRoom { name: "main", std: None, floats: false },
    SourceRoom { name: "lib", std: Some(&[]), floats: false },
];

/// The imports of the program's entry from the house. Its package has every room, because the tests
/// name them.
const OF_MAIN: &[&str] = &["cli", "i18n", "ui"];

/// Crates that one file of a room may name and the others may not.
const ALONE: &[(&str, &str)] = &[("base/draw.rs", "rand_chacha"), ("base/fair.rs", "sha2")];

/// Folders of rooms without floats that may use them: shares of money are not integers.
const FLOATS: &[&str] = &["rules/deals/"];

/// The files that open or make an event's file, or join a log that several desks share. All other
/// code above `session` is handed a desk and does not know the destination of its records.
const FILES_OF_EVENTS: &[&str] = &[
    "cli/festival.rs",
    "cli/house.rs",
    "cli/new.rs",
    "cli/record.rs",
    "cli/rehearse.rs",
    "cli/tell.rs",
    "cli/tickets.rs",
    "cli/serve.rs",
    "cli/shared.rs",
    "club/book_import.rs",
    "club/drawers.rs",
    "club/house_day.rs",
    "club/past_events.rs",
    "club/recent.rs",
    "club/season.rs",
    "club/unfinished.rs",
    "club/visits.rs",
    "club/witness.rs",
    "import/lib.rs",
    "ui/dispatch/files.rs",
    "ui/dispatch/network.rs",
    "ui/first_events.rs",
    "ui/jobs/mod.rs",
    "ui/jobs/sample.rs",
];

/// Parts of the standard library that open the house to the world, and the rooms that may name
/// them.
const WORLD: &[(&str, &[&str])] = &[
    ("fs", &["store"]),
    ("env", &["main"]),
    ("net", &["page"]),
    ("process", &["store", "shared-log", "sound", "cli", "main"]),
    ("cell", &["print", "session", "ui", "ui-dialogs", "ui-frame"]),
];

/// The place of passwords, found as PostgreSQL's own programs find it: by `PGPASSFILE`.
const ASKS_FOR_PASSWORDS: (&str, &str) = ("shared-log/passfile.rs", "env");

/// Names that read a clock, wherever they come from.
const CLOCKS: &[&str] = &["Instant", "SystemTime"];
/// Calls that read a clock.
const NOW: &[&[&str]] = &[&["Utc", "now"], &["Local", "now"]];
/// Calls that open a file.
const OPEN: &[&[&str]] =
    &[&["File", "open"], &["File", "create"], &["File", "create_new"], &["OpenOptions", "new"]];
/// Words that print or ask the system for randomness, which no purely computing room may use.
const IMPURE: &[&str] =
    &["print", "println", "eprint", "eprintln", "dbg", "RandomState", "thread_rng", "SysRng"];

/// The words that a view may not use. A view is state in, finished text out: it can store nothing
/// and carry no event on. `tournament/history` follows the events, `dealer` drafts at a table, and
/// `ui` keeps computed data.
const REMEMBERS: &[&str] = &[
    "Mutex",
    "RwLock",
    "AtomicBool",
    "AtomicU64",
    "AtomicUsize",
    "thread_local",
    "Follow",
    "submit",
];
/// Returns everything that a view may not do, with its line.
fn unlike_a_view(words: &[Word<'_>]) -> Vec<(usize, String)> {
    let is = |at: usize, text: &str| words.get(at).is_some_and(|word| word.text == text);
    let mut faults = Vec::new();
    for (at, word) in words.iter().enumerate().filter(|(_, word)| !word.test) {
        // A lifetime stands between, as an empty word.
        let borrowed = at > 0 && is(at - 1, "&") || at > 1 && is(at - 1, "") && is(at - 2, "&");
        let carries_on = word.text == "apply" && at > 0 && is(at - 1, ".");
        if word.text == "mut" && is(at + 1, "self") && borrowed {
            faults.push((word.line, "view keeps nothing: &mut self".to_owned()));
        } else if carries_on || REMEMBERS.contains(&word.text) {
            faults.push((word.line, format!("view keeps nothing: {}", word.text)));
        }
    }
    faults
}

/// Returns the room that a file belongs to.
pub(crate) fn room_of(file: &str) -> &str {
    let first = file.split('/').next().unwrap_or_default();
    match first.strip_suffix(".rs").unwrap_or(first) {
        // The two programs and the part that they share.
        "console" | "program" => "main",
        room => room,
    }
}

/// Returns the modules from the root of the house to `file`.
fn module_of(file: &str) -> Vec<String> {
    let mut steps: Vec<String> =
        file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    steps.pop_if(|last| last == "mod" || last == "lib" || last == "main");
    steps
}

/// Returns everything in `text`, the source of `file`, that the plan forbids, with file and line.
pub(crate) fn faults_in(file: &str, text: &str) -> Vec<String> {
    let fault = |line: usize, what: String| format!("src/{file}:{line}: {what}");
    let Some(room) = ROOMS.iter().find(|room| room.name == room_of(file)) else {
        return vec![fault(
            1,
            "a room that is not on the plan (tests/architecture/plan.rs)".to_owned(),
        )];
    };
    let words = words(text);
    let mut faults = Vec::new();
    let paths = paths(&words, &module_of(file));
    // A name imported from the house is not a crate of the same name.
    let own: BTreeSet<&String> = paths
        .iter()
        .filter(|path| path.used && path.steps.first().is_some_and(|step| step == "crate"))
        .filter_map(|path| path.steps.last())
        .collect();
    for path in paths.iter().filter(|path| !path.steps.first().is_some_and(|s| own.contains(s))) {
        faults.extend(forbidden(room, file, path).map(|what| (path.line, what)));
    }
    let pure = room.std == PURE;
    let floats = room.floats || FLOATS.iter().any(|folder| file.starts_with(folder));
    for pair in words.windows(2).filter(|pair| pair[0].text == "extern" && pair[1].text == "crate")
    {
        faults.push((pair[0].line, format!("{} may not use extern crate", room.name)));
    }
    for word in words.iter().filter(|word| !word.test) {
        let impure = pure && IMPURE.contains(&word.text);
        let float = !floats && ["f32", "f64"].contains(&word.text);
        let what = if impure || float {
            format!("{} may not use {}", room.name, word.text)
        } else if !floats && is_float(word.text) {
            format!("{} may not use the float {}", room.name, word.text)
        } else if CLOCKS.contains(&word.text) && file != "session/time.rs" {
            "only session/time.rs looks at a clock".to_owned()
        } else {
            continue;
        };
        faults.push((word.line, what));
    }
    // The parser of sheets takes parts of a line that it owns, and stores none of them.
    let is_view = ["view", "vocabulary", "search", "source"].contains(&room.name)
        || room.name.starts_with("view-");
    if is_view && !file.starts_with("view-structures/pasted/") {
        faults.extend(unlike_a_view(&words));
    }
    faults.sort();
    faults.dedup();
    faults.into_iter().map(|(line, what)| fault(line, what)).collect()
}

/// Returns the fault of naming `path` in `room`, if any.
fn forbidden(room: &SourceRoom, file: &str, path: &Named) -> Option<String> {
    let step = |n: usize| path.steps.get(n).map_or("", String::as_str);
    let name = room.name;
    let calls = |calls: &[&[&str]]| {
        calls.iter().any(|call| path.steps.windows(2).any(|pair| pair == *call))
    };
    if step(0) != "crate" && path.test {
        return None;
    }
    if calls(OPEN) && name != "store" {
        return Some("only store opens files".to_owned());
    }
    if calls(NOW) && file != "session/time.rs" {
        return Some("only session/time.rs looks at a clock".to_owned());
    }
    match step(0) {
        "crate" => {
            let other = step(1);
            let whole = ["", "*"].contains(&other) || !ROOMS.iter().any(|room| room.name == other);
            if whole {
                return Some(format!("{name} may not import the whole house"));
            }
            // Only the library of the house gives the rooms other names.
            if path.whole_room && name != "lib" {
                return Some(format!("{name} may not import the whole room {other}"));
            }
            if name == "main" && !OF_MAIN.contains(&other) {
                return Some(format!("{name} may not import {other}"));
            }
            let opens =
                other == "session" && ["file", "shared"].contains(&step(2)) && name != "session";
            (opens && !FILES_OF_EVENTS.contains(&file))
                .then(|| format!("{file} is handed a desk and opens no event's file"))
        }
        "std" | "core" | "alloc" => {
            let part = step(1);
            // Another check finds clocks by name, with a clearer message.
            if part == "time" && CLOCKS.contains(&step(2)) && room.std.is_none() {
                return None;
            }
            let allowed = match room.std {
                Some(parts) => parts.contains(&part),
                None => WORLD.iter().all(|(world, who)| *world != part || who.contains(&name)),
            };
            let asks = (file, part) == ASKS_FOR_PASSWORDS;
            (!allowed && !asks).then(|| format!("{name} may not use std::{part}"))
        }
        first => {
            let elsewhere = |(alone, krate): &(&str, &str)| {
                *krate == first && room_of(alone) == name && *alone != file
            };
            ALONE
                .iter()
                .any(elsewhere)
                .then(|| format!("{name} may not use the crate {first} in this file"))
        }
    }
}

//! The words for people: all of them are in `locales/`, and all of those are used.

use std::collections::BTreeSet;

use crate::{
    plan::room_of,
    words::{Word, words},
};

/// The rooms that have words for people.
const ROOMS: &[&str] = &[
    "proof",
    "dealer",
    "vocabulary",
    "search",
    "source",
    "view",
    "view-paper",
    "view-public",
    "view-structures",
    "view-table",
    "print",
    "store",
    "shared-log",
    "session",
    "club",
    "rehearsal",
    "import",
    "ask",
    "cli",
    "main",
    "ui",
    "ui-chips",
    "ui-dialogs",
    "ui-floor",
    "ui-frame",
    "ui-kit",
    "ui-money",
    "ui-setup",
    "ui-table",
    "ui-walls",
];

/// Texts that read like words and are not for people: the file, the start of the text, and the
/// reason.
pub(crate) const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("ask/balance.rs", "Balance", "the name of a question in RON"),
    ("ask/button.rs", "Button", "the name of a question in RON"),
    ("ask/colour_up.rs", "ColorUp", "the name of a question in RON"),
    ("ask/money.rs", "Payouts", "the name of a question in RON"),
    ("ask/pots.rs", "Pots", "the name of a question in RON"),
    ("ask/ruling.rs", "Ruling", "the name of a question in RON"),
    ("ask/showdown.rs", "Showdown", "the name of a question in RON"),
    ("import/lib.rs", "The Tournament Director {}", "the name of a program"),
    ("import/room/mod.rs", "Table {number}", "what that program calls a table"),
    ("program.rs", "no reason was given", "the log, which is English"),
    ("proof/text.rs", "Bottone draws", "the head of published draws"),
    ("rehearsal/festival.rs", "", "reasons that an invented office gives"),
    ("rehearsal/names.rs", "", "names of invented players"),
    ("rehearsal/office/chips.rs", "", "reasons that an invented office gives"),
    ("rehearsal/office/mod.rs", "", "reasons that an invented office gives"),
    ("rehearsal/office/money.rs", "", "reasons that an invented office gives"),
    ("rehearsal/office/papers.rs", "sette bello", "a word that an invented room says"),
    ("rehearsal/office/papers.rs", "Laser", "the name of an invented printer"),
    ("rehearsal/office/prizes.rs", "", "reasons that an invented office gives"),
    ("store/journal/format.rs", "Bottone", "the head of an event's file"),
    ("store/journal/mod.rs", "Journal", "the name of a type, for debugging"),
    ("store/journal/record_ron.rs", "None", "a word of RON"),
    ("store/journal/record_ron.rs", "Unknown escape character", "the words of `ron`"),
    ("store/journal/record_ron.rs", "a value that no record has", "a fault of this program"),
    ("store/journal/record_ron.rs", "Some", "a word of RON"),
    ("store/journal/upcast/from_1.rs", "", "names of acts and fields in files of format 1"),
    ("store/journal/upcast/from_2.rs", "", "words of files of formats 2 and 3"),
    ("store/settings/fields.rs", "settings, in parentheses", "what the reader of RON expects"),
    ("store/settings/fields.rs", "the name of a setting", "what the reader of RON expects"),
    ("store/tdt/meaning/chips.rs", "", "names of fields in another program's files"),
    ("store/tdt/meaning/finances.rs", "", "names of fields in another program's files"),
    ("store/tdt/meaning/levels.rs", "", "names of fields in another program's files"),
    ("store/tdt/meaning/mod.rs", "", "names of fields in another program's files"),
    ("store/tdt/meaning/prizes.rs", "", "names of fields in another program's files"),
    ("store/tdt/meaning/tables.rs", "", "names of fields in another program's files"),
    ("store/tdt/people.rs", "", "names of fields in another program's files"),
    ("store/tdt/read.rs", "", "words of another program's files"),
    ("store/tdt/value.rs", "", "names of constructors in another program's files"),
    ("ui-kit/fonts.rs", "", "names of fonts"),
    ("store/profiles/themes/mod.rs", "Felt", "the name of a theme, as its file has it"),
    ("ui-walls/picture.rs", "PNG, JPEG", "kinds of pictures, called so everywhere"),
    ("ui-setup/print/mod.rs", "what of it", "the name of a column that is kept"),
    ("store/printers/cups.rs", "Letter", "a size of paper as CUPS calls it"),
    ("ui-table/evening/cards.rs", "Kh Kd", "cards as they are typed"),
    ("ui-kit/widgets/empty_state.rs", "centred row", "the name of a width that is kept"),
    ("ui-kit/widgets/list.rs", "in sight", "the name of a row that is kept"),
    ("view-structures/pasted/columns.rs", "", "words that people write on sheets"),
    ("view-structures/pasted/heads.rs", "", "names of columns that people write on sheets"),
    ("view-structures/pasted/mod.rs", "End of day", "a line that the reader of sheets offers"),
    ("view-structures/pasted/words.rs", "", "words that people write on sheets, in five languages"),
    ("view-structures/pasted/spreadsheet.rs", "", "cells of a spreadsheet, which are read again"),
    ("view-paper/results/hendon.rs", "", "names of fields in another program's files"),
    ("view-table/button/methods.rs", "Seed 00", "what a way of the button is called after"),
];

/// The labels of keys.
const KEYS: &[&str] = &["Alt", "Ctrl", "Enter", "Esc", "Shift", "Space", "Tab"];

/// The program's own name.
const NAME: &str = "Bottone";

/// Calls with texts that people do not read. These are log entries, messages of a crash, and names
/// by which the window's library identifies its widgets and panels.
const UNREAD: &[&str] = &[
    "assert",
    "bottom",
    "concat",
    "debug",
    "debug_assert",
    "env",
    "error",
    "expect",
    "from_id_salt",
    "id_salt",
    "include_bytes",
    "include_str",
    "info",
    "panic",
    "push_id",
    "request_discard",
    "top",
    "trace",
    "unique",
    "unreachable",
    "warn",
];

/// Returns every text in `source`, the source of `file`, that reads like words for people.
pub(crate) fn own_words(file: &str, source: &str) -> Vec<String> {
    if !ROOMS.contains(&room_of(file)) {
        return Vec::new();
    }
    let words = words(source);
    let is_unread = unread(&words);
    let said = words.iter().zip(is_unread).filter(|(word, unread)| !unread && !word.test);
    let said = said.filter(|(word, _)| reads_like_words(word.quoted));
    let said = said.filter(|(word, _)| {
        !EXCEPTIONS.iter().any(|(of, start, _)| *of == file && word.quoted.starts_with(start))
    });
    said.map(|(word, _)| format!("src/{file}:{}: {:?}", word.line, word.quoted)).collect()
}

/// Returns the words in an attribute, or in a call with texts that people do not read.
fn unread(words: &[Word<'_>]) -> Vec<bool> {
    let mut unread = vec![false; words.len()];
    // The outermost bracket inside which no text is read by people, and the present depth.
    let (mut depth, mut closed_at) = (0_usize, None);
    for at in 0..words.len() {
        let text = |back: usize| at.checked_sub(back).map_or("", |n| words[n].text);
        match words[at].text {
            "(" | "[" | "{" => {
                depth += 1;
                let called = if text(1) == "!" { text(2) } else { text(1) };
                let attribute = text(1) == "#" || (text(1) == "!" && text(2) == "#");
                if closed_at.is_none() && (attribute || UNREAD.contains(&called)) {
                    closed_at = Some(depth);
                }
            }
            ")" | "]" | "}" => {
                if closed_at == Some(depth) {
                    closed_at = None;
                }
                depth = depth.saturating_sub(1);
            }
            _ => {}
        }
        unread[at] = closed_at.is_some();
    }
    unread
}

/// Returns whether a text has two words of letters with a space between them, or one with a
/// capital.
fn reads_like_words(text: &str) -> bool {
    let plain = without_gaps(text);
    let is_key = |word: &str| KEYS.contains(&word) || word.chars().count() == 1;
    if plain.split(' ').all(is_key) || plain.trim_start_matches(" · ") == NAME {
        return false;
    }
    let is_word = |word: &str| {
        let letters = word.trim_matches(|c: char| ",.:;?!()“”".contains(c));
        letters.chars().count() >= 2 && letters.chars().all(|c| c.is_alphabetic() || c == '\'')
    };
    let listed: Vec<&str> = plain.split(' ').collect();
    let two = listed.windows(2).any(|pair| pair.iter().all(|word| is_word(word)));
    let first = listed.first().copied().unwrap_or_default();
    let capital = first.starts_with(char::is_uppercase) && first.chars().any(char::is_lowercase);
    two || (capital && is_word(first) && first.chars().count() >= 3)
}

/// Returns the text without its parts in braces, and with a space at each line continuation.
fn without_gaps(text: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    plain
}

/// Returns the names of the sentences in these texts of `locales/`.
pub(crate) fn names(texts: &[String]) -> BTreeSet<String> {
    let lines = texts.iter().flat_map(|text| text.lines());
    let names = lines.filter_map(|line| line.split_once(" =").map(|(name, _)| name));
    names.filter(|name| is_name(name)).map(str::to_owned).collect()
}

fn is_name(text: &str) -> bool {
    text.contains('-')
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// Names of something else that look like those of sentences.
const OTHER_NAMES: [&str; 1] = ["club-turbo"];

/// Returns the names that the source uses and no file has. The names that a file has and no source
/// uses follow.
///
/// A name can be made while the program runs, `format!("hand-{suit}")`: then all names that begin
/// and end so count as used.
pub(crate) fn names_amiss(
    house: &[(String, String)],
    written: &BTreeSet<String>,
) -> (Vec<String>, Vec<String>) {
    let kinds: BTreeSet<&str> =
        written.iter().filter_map(|name| name.split_once('-')).map(|(kind, _)| kind).collect();
    // Part of a name that is composed while the program runs.
    let is_piece = |text: &str| {
        let (start, end) = (format!("{text}-"), format!("-{text}"));
        written.iter().any(|name| name.starts_with(&start) || name.ends_with(&end))
    };
    let mut said: BTreeSet<&str> = BTreeSet::new();
    let mut made: Vec<(&str, &str)> = Vec::new();
    let mut amiss = Vec::new();
    let sources: Vec<_> = house.iter().map(|(file, source)| (file, words(source))).collect();
    for (file, words) in &sources {
        for word in words.iter().filter(|word| !word.test) {
            let text = word.quoted;
            let kind = text.split_once('-').map_or("", |(kind, _)| kind);
            if !kinds.contains(kind) {
                continue;
            }
            match (text.split_once('{'), text.rsplit_once('}')) {
                (Some((start, _)), Some((_, end))) => made.push((start, end)),
                _ if text.ends_with('-') => made.push((text, "")),
                _ if !is_name(text) => {}
                _ if written.contains(text) => {
                    said.insert(text);
                }
                _ if is_piece(text) || OTHER_NAMES.contains(&text) => {}
                _ => amiss.push(format!("src/{file}:{}: no file has {text}", word.line)),
            }
        }
    }
    let is_said = |name: &str| {
        let is_made = |(start, end): &(&str, &str)| name.starts_with(start) && name.ends_with(end);
        said.contains(name) || made.iter().any(is_made)
    };
    let unsaid = written.iter().filter(|name| !is_said(name));
    (amiss, unsaid.map(|name| format!("no source uses {name}")).collect())
}

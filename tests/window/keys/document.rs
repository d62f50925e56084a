//! The list of keys in docs/guide/keys.md, which repeats the table of keys.

use std::fmt::Write as _;

use bottone::{i18n::Language, ui_frame::commands::groups, view_table::evening};

const BEGIN: &str = "<!-- the table of keys -->\n";
const END: &str = "<!-- the end of the table -->\n";

/// Returns the list in the document.
fn listed() -> String {
    let mut text = String::new();
    for group in groups() {
        let name = Language::English.word(group.name);
        write!(text, "\n### {name}\n\n| Key | What it does |\n| --- | --- |\n").unwrap();
        for (cap, words) in group.lines {
            writeln!(text, "| {cap} | {} |", Language::English.word(words)).unwrap();
        }
    }
    text + "\n"
}

#[test]
fn the_list_is_that_of_the_program() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/guide/keys.md");
    let text = std::fs::read_to_string(path).unwrap();
    let (before, rest) = text.split_once(BEGIN).unwrap();
    let (here, after) = rest.split_once(END).unwrap();
    if std::env::var("BOTTONE_WRITE").is_ok() {
        let text = format!("{before}{BEGIN}{}{END}{after}", listed());
        std::fs::write(path, text).unwrap();
        return;
    }
    assert_eq!(
        here,
        listed(),
        "docs/guide/keys.md: BOTTONE_WRITE=1 cargo test --test window keys:: writes it anew"
    );
}

const ITALIAN: &str = "<!-- the keys of the Italian tab -->\n";
const ITALIAN_END: &str = "<!-- the end of the keys -->\n";

/// Checks that docs/guide/table.md lists the keys of the Italian tab as its offers have them.
#[test]
fn the_keys_of_the_italian_tab_are_those_of_its_buttons() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/guide/table.md");
    let text = std::fs::read_to_string(path).unwrap();
    let (before, rest) = text.split_once(ITALIAN).unwrap();
    let (here, after) = rest.split_once(ITALIAN_END).unwrap();
    let mut listed = String::from("| Key | What it does |\n| --- | --- |\n");
    for (cap, words) in evening::KEYS {
        writeln!(listed, "| {cap} | {} |", Language::English.word(words)).unwrap();
    }
    if std::env::var("BOTTONE_WRITE").is_ok() {
        let text = format!("{before}{ITALIAN}{listed}{ITALIAN_END}{after}");
        std::fs::write(path, text).unwrap();
        return;
    }
    assert_eq!(
        here, listed,
        "docs/guide/table.md: BOTTONE_WRITE=1 cargo test --test window keys:: writes it anew"
    );
}

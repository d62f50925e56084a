//! Tests that every field marked with `?` in `docs/guide/ask.md` may be left out, wherever it occurs.

use std::{collections::BTreeSet, path::Path};

use crate::answer;

/// Returns the questions on the page, each with the text up to the next one.
fn shown() -> Vec<(Vec<String>, String)> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/guide/ask.md");
    let page = std::fs::read_to_string(page).unwrap();
    let mut shown: Vec<(Vec<String>, String)> = Vec::new();
    for block in page.split("```ron\n").skip(1) {
        let (code, text) = block.split_once("```").unwrap();
        let question = code.lines().next().unwrap().to_owned();
        match shown.last_mut() {
            Some((questions, before)) if before.trim().is_empty() => {
                questions.push(question);
                text.clone_into(before);
            }
            _ => shown.push((vec![question], text.to_owned())),
        }
    }
    shown
}

/// Returns the kind of a question: the word before its first bracket.
fn kind(question: &str) -> &str {
    question.split('(').next().unwrap_or_default()
}

/// Returns the fields that a text marks: `` `joined?: []` ``.
fn marked(text: &str) -> BTreeSet<String> {
    let is_name = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let mut names = BTreeSet::new();
    for code in text.split('`').skip(1).step_by(2) {
        for (at, _) in code.match_indices('?') {
            let name: String =
                code[..at].chars().rev().take_while(|letter| is_name(*letter)).collect();
            names.insert(name.chars().rev().collect());
        }
    }
    names.remove("");
    names
}

/// Returns the question once without each occurrence of this field.
fn without(question: &str, field: &str) -> Vec<String> {
    let begins = format!("{field}: ");
    let places = question.match_indices(&begins).filter(|(at, _)| {
        let before = question[..*at].chars().next_back();
        before.is_some_and(|letter| letter == '(' || letter == ' ')
    });
    places.map(|(at, _)| cut(question, at)).collect()
}

/// Returns the question without the field that starts here, and without the comma beside it.
fn cut(question: &str, at: usize) -> String {
    let (mut depth, mut quoted) = (0_i32, false);
    let mut end = question.len();
    for (place, letter) in question[at..].char_indices() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' => depth += 1,
            ')' | ']' if depth > 0 => depth -= 1,
            ',' | ')' | ']' if depth == 0 => {
                end = at + place;
                break;
            }
            _ => {}
        }
    }
    let (before, after) = (&question[..at], &question[end..]);
    match after.strip_prefix(", ") {
        Some(after) => format!("{before}{after}"),
        None => format!("{}{after}", before.trim_end_matches(", ")),
    }
}

/// Fields marked within another field, while the question has a field of the same name.
const NESTED: [(&str, &str); 1] = [("Structure", "minutes")];

#[test]
fn what_the_page_marks_may_be_left_out() {
    let mut tried = 0;
    let mut missing = Vec::new();
    let shown = shown();
    let all: Vec<&String> = shown.iter().flat_map(|(questions, _)| questions).collect();
    for (questions, text) in &shown {
        let kinds: BTreeSet<&str> = questions.iter().map(|question| kind(question)).collect();
        let alike = || all.iter().filter(|question| kinds.contains(kind(question)));
        let is_nested = |field: &String| {
            NESTED.iter().any(|(kind, name)| kinds.contains(kind) && name == field)
        };
        for field in marked(text).into_iter().filter(|field| !is_nested(field)) {
            for question in alike().flat_map(|question| without(question, &field)) {
                tried += 1;
                let answered = answer(&question);
                if answered.contains("is missing") {
                    missing.push(format!("{field}: {question}\n  {answered}"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(tried > 40, "only {tried} fields are shown");
}

#[test]
fn a_field_is_cut_out_whole() {
    let question = r#"Q((a: 1, b: [(c: 2, d: "x, y")], e: Some(3)))"#;
    assert_eq!(without(question, "a"), [r#"Q((b: [(c: 2, d: "x, y")], e: Some(3)))"#]);
    assert_eq!(without(question, "d"), [r#"Q((a: 1, b: [(c: 2)], e: Some(3)))"#]);
    assert_eq!(without(question, "e"), [r#"Q((a: 1, b: [(c: 2, d: "x, y")]))"#]);
}

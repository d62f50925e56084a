//! The check that comments and messages are plain English.

/// Words that a doc comment does not begin with: it is a noun phrase or a verb.
const NO_HEADS: [&str; 24] = [
    "Are", "Can", "Did", "Do", "Does", "Has", "Have", "He", "How", "Is", "It", "May", "Nobody",
    "Somebody", "They", "Was", "Were", "What", "Whatever", "Whether", "Who", "Whoever", "Whom",
    "Whose",
];

/// Words that no English message has, and the words to use.
const NO_WORDS: [(&str, &str); 12] = [
    ("anew", "again"),
    ("he", "the player, they"),
    ("him", "the player, them"),
    ("his", "the player's, their"),
    ("nobody", "no one, no …"),
    ("of late", "recently"),
    ("projector", "wall"),
    ("put right", "fix, correct"),
    ("telephone", "phone"),
    ("telephones", "phones"),
    ("told", "entered, recorded, reported, announced"),
    ("whoever", "the person who …"),
];

/// Returns the numbers of the lines that make a text field without a limit of its characters. A held
/// key pastes without end.
pub(crate) fn endless_fields(source: &str) -> Vec<usize> {
    let starts = source.match_indices("TextEdit::singleline(").map(|(at, _)| at);
    let starts = starts.chain(source.match_indices("TextEdit::multiline(").map(|(at, _)| at));
    let mut starts: Vec<usize> = starts.collect();
    starts.sort_unstable();
    let ends = starts.iter().skip(1).copied().chain([source.len()]);
    let is_endless = |(from, to): &(usize, usize)| !source[*from..*to].contains(".char_limit(");
    let found: Vec<(usize, usize)> = starts.iter().copied().zip(ends).filter(is_endless).collect();
    found.iter().map(|(at, _)| 1 + source[..*at].matches('\n').count()).collect()
}

/// Returns the doc comments of a file that are a question or begin like one, each with its line.
pub(crate) fn riddles(source: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let lines: Vec<&str> = source.lines().collect();
    let mut number = 0;
    while number < lines.len() {
        let Some(mark) = mark(lines[number]) else {
            number += 1;
            continue;
        };
        let of_block = |line: &&&str| self::mark(line) == Some(mark);
        let block: Vec<&str> = lines[number..].iter().take_while(of_block).copied().collect();
        let texts = block.iter().map(|line| line.trim_start().trim_start_matches(mark).trim());
        let text = texts.collect::<Vec<_>>().join(" ");
        let head = text.trim_start().split([' ', ',']).next().unwrap_or_default();
        if NO_HEADS.contains(&head) || text.trim_end().ends_with('?') {
            found.push((number + 1, text.trim().to_owned()));
        }
        number += block.len();
    }
    found
}

/// Returns the mark of a doc comment's line.
fn mark(line: &str) -> Option<&'static str> {
    ["///", "//!"].into_iter().find(|mark| line.trim_start().starts_with(mark))
}

/// Returns whether a message has only words that people type to find something. It is never shown.
pub(crate) fn is_typed(name: &str) -> bool {
    ["also-", "spoken-"].iter().any(|head| name.starts_with(head))
}

/// Returns the unwanted words of a message, each with the words to use.
pub(crate) fn unwanted(message: &str) -> Vec<(&'static str, &'static str)> {
    let words: Vec<String> = message
        .split(|c: char| !c.is_alphanumeric() && c != '\'')
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let text = format!(" {} ", words.join(" "));
    NO_WORDS.into_iter().filter(|(word, _)| text.contains(&format!(" {word} "))).collect()
}

#[test]
fn riddles_are_found() {
    let found = |text| riddles(text).len();
    assert_eq!(found("/// What is to be matched.\nfn a() {}"), 1);
    assert_eq!(found("    /// Returns the bet\n    /// to match?\n"), 1);
    assert_eq!(found("//! Whether it is so.\n\n/// How it is.\n"), 2);
    assert_eq!(found("/// Whats, and the rest.\n/// What follows is inside.\n// What a line\n"), 0);
}

#[test]
fn unwanted_words_are_found() {
    assert_eq!(unwanted("Nobody was told of late.").len(), 3);
    assert_eq!(
        unwanted("Put right what he did"),
        [("he", "the player, they"), ("put right", "fix, correct")]
    );
    assert_eq!(unwanted("The history of later hands, she said"), []);
}

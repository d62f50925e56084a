//! Text before shaping: the characters that can be set, and its words in visual order.

use std::{borrow::Cow, ops::Range};

use unicode_bidi::{Level, ParagraphBidiInfo};
use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark, is_nfc};

/// Returns the text for setting: letters combined with their accents, and no control signs.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && !text.contains(|letter: char| letter.is_control()) {
        return Cow::Borrowed(text);
    }
    if is_nfc(text) && !text.chars().any(steers) {
        return Cow::Borrowed(text);
    }
    let mut set = String::with_capacity(text.len());
    for letter in text.nfc() {
        if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') {
            set.push(' ');
        } else if joins(letter) {
            // Joining signs are kept only beside letters that are joined in writing.
            if set.chars().next_back().is_some_and(|before| !is_simple(before)) {
                set.push(letter);
            }
        } else if !steers(letter) {
            set.push(letter);
        }
    }
    Cow::Owned(set)
}

/// Returns whether it is a control sign without a shape of its own.
fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Returns whether it controls the joining of its neighbours, as in Persian and Indian names.
pub(super) const fn joins(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Returns whether the letter is written from the left and not joined.
const fn is_simple(letter: char) -> bool {
    matches!(letter, '\0'..='\u{58f}' | '\u{1e00}'..='\u{2bff}' | '\u{2e80}'..='\u{a4cf}')
        || matches!(letter, '\u{ac00}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

/// A word, or the space between two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// The range in the text.
    pub(super) range: Range<usize>,
    /// True if it is written from right to left.
    pub(super) from_right: bool,
}

/// Returns the words and spaces of a line in visual order from the left (the Unicode bidirectional
/// algorithm, UAX #9).
pub(super) fn tokens(text: &str) -> Vec<Token> {
    if let Some(words) = simple_words(text) {
        return words.map(|range| Token { range, from_right: false }).collect();
    }
    let info = ParagraphBidiInfo::new(text, Some(Level::ltr()));
    let levels = info.reordered_levels(0..text.len());
    let mut found: Vec<(Range<usize>, Level)> = Vec::new();
    let mut from = 0;
    while let Some(level) = levels.get(from).copied() {
        let run = levels[from..].iter().take_while(|next| **next == level).count();
        found.extend(pieces(text, from..from + run).map(|range| (range, level)));
        from += run;
    }
    let levels: Vec<Level> = found.iter().map(|(_, level)| *level).collect();
    let order = ParagraphBidiInfo::reorder_visual(&levels);
    let seen = order.into_iter().filter_map(|at| found.get(at));
    seen.map(|(range, level)| Token { range: range.clone(), from_right: level.is_rtl() }).collect()
}

/// Returns the words and spaces of a line whose letters are all written from the left; `None` for
/// another.
pub(super) fn simple_words(text: &str) -> Option<impl Iterator<Item = Range<usize>>> {
    let is_all = text.is_ascii() || text.chars().all(is_simple);
    is_all.then(|| pieces(text, 0..text.len()))
}

/// Returns the words and single spaces of a part of the text, in stored order.
fn pieces(text: &str, part: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let mut from = part.start;
    std::iter::from_fn(move || {
        let rest = text.as_bytes().get(from..part.end).filter(|rest| !rest.is_empty())?;
        let long = rest.iter().position(|byte| *byte == b' ').unwrap_or(rest.len()).max(1);
        from += long;
        Some(from - long..from)
    })
}

/// Splits a word into letters, each with its marks.
pub(super) fn clusters(word: &str) -> impl Iterator<Item = Range<usize>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let rest = word.get(from..).filter(|rest| !rest.is_empty())?;
        let hangs = |letter: char| is_combining_mark(letter) || joins(letter);
        let after = rest.char_indices().skip(1).find(|(_, letter)| !hangs(*letter));
        let long = after.map_or(rest.len(), |(at, _)| at);
        from += long;
        Some(from - long..from)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some keyboards type the accent of a name as a separate character.
    #[test]
    fn accents_stand_on_their_letters() {
        assert_eq!(plain("Nicolo\u{300}"), "Nicolò");
        assert_eq!(plain("a\u{200d}b\tc"), "ab c");
        assert_eq!(plain("Đặng"), "Đặng");
    }

    #[test]
    fn only_joining_letters_get_forms() {
        assert_eq!(plain("می\u{200c}خواهم"), "می\u{200c}خواهم");
        assert_eq!(plain("\u{200d}a\u{202e}b\u{2029}c"), "ab c");
    }

    #[test]
    fn words_from_the_right_are_seen_from_the_right() {
        let seen = |text: &str| -> Vec<String> {
            tokens(text).into_iter().map(|token| text[token.range].to_owned()).collect()
        };
        assert_eq!(seen("Rossi, Anna"), ["Rossi,", " ", "Anna"]);
        assert_eq!(seen("אבג דהו"), ["דהו", " ", "אבג"]);
        assert_eq!(seen("7 אבג דהו 9"), ["7", " ", "9", " ", "דהו", " ", "אבג"]);
        assert!(tokens("אבג").iter().all(|token| token.from_right));
    }

    #[test]
    fn marks_stay_with_their_letters() {
        let apart = |word: &str| -> Vec<String> {
            clusters(word).map(|range| word[range].to_owned()).collect()
        };
        assert_eq!(apart("aé"), ["a", "é"]);
        assert_eq!(apart("कि"), ["कि"]);
        assert_eq!(apart(""), [] as [&str; 0]);
    }
}

//! The one check for readable text that every entry point uses for names.

use super::is_mark;

/// The most marks on a letter. Vietnamese, Hebrew, Thai and Tibetan need no more.
const MOST_MARKS: usize = 4;

/// Returns whether `text` can be read on one line. It has no control characters, and none that
/// change the direction of a line. No letter has more than four marks.
pub fn is_readable(text: &str) -> bool {
    if text.is_ascii() {
        return !text.bytes().any(|byte| byte.is_ascii_control());
    }
    let mut marks = 0;
    text.chars().all(|letter| {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        marks <= MOST_MARKS && !letter.is_control() && !changes_direction(letter)
    })
}

/// Returns whether any part of `text` is visible.
pub fn is_visible(text: &str) -> bool {
    text.chars().any(|letter| {
        !letter.is_whitespace() && !letter.is_control() && !is_mark(letter) && !is_invisible(letter)
    })
}

/// Returns whether `text` is readable and visible, as a person's name must be.
pub fn is_name(text: &str) -> bool {
    is_readable(text) && is_visible(text)
}

/// Returns whether it is a line or paragraph separator, or a sign that embeds, overrides or
/// isolates a direction.
const fn changes_direction(letter: char) -> bool {
    matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns whether it is invisible on paper: a filler, joiner, tag or other ignorable code point.
pub(super) const fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns whether it leaves an empty place on paper, as a space does.
pub(super) const fn is_blank(letter: char) -> bool {
    matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_scripts_can_be_read() {
        for name in [
            "Rossi",
            "D’Angelo",
            "Nguyễn Thị",
            "Nguye\u{302}\u{303}n",
            "김 철수",
            "山田",
            "राम",
            "محمد",
            "מֹשֶׁה",
            "สมชาย",
            "བསྒྲུབས",
            "Zoë",
            "نیما\u{200c}پور",
            "-",
            "👩\u{200d}🚀",
        ] {
            assert!(is_name(name), "{name}");
        }
    }

    #[test]
    fn what_no_one_sees_or_reads_is_no_name() {
        for name in
            ["", " ", "\u{3164}", "\u{200b}", "\u{200d}\u{200c}", "\u{2800}", "\u{301}", "\u{feff}"]
        {
            assert!(!is_visible(name), "{name:?}");
        }
        for name in [
            "Ro\u{7}ssi",
            "Ros\u{202e}is",
            "R\u{301}\u{301}\u{301}\u{301}\u{301}ossi",
            "A\u{2028}B",
        ] {
            assert!(!is_readable(name), "{name:?}");
        }
    }
}

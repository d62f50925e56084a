//! A pseudo-language for developers: each message is 40 % longer and has accents. A label that is
//! cut in it would be cut in a real language too.

use std::{
    borrow::Cow,
    sync::atomic::{AtomicBool, Ordering},
};

/// True once messages are shown in the pseudo-language.
static ON: AtomicBool = AtomicBool::new(false);
/// The number of letters after which two more are added.
const EVERY: usize = 5;

/// Shows every message in the pseudo-language from now on. It is called before the first message.
pub fn lengthen_messages() {
    ON.store(true, Ordering::Relaxed);
}

/// Returns whether messages are shown in the pseudo-language.
pub(super) fn is_on() -> bool {
    ON.load(Ordering::Relaxed)
}

/// Returns a text with accents, two letters longer for every five. Figures, signs and spaces stay.
pub(super) fn lengthen(text: &str) -> Cow<'_, str> {
    if !text.contains(|letter: char| letter.is_ascii_alphabetic()) {
        return text.into();
    }
    let mut longer = String::with_capacity(2 * text.len());
    let mut letters = 0;
    for letter in text.chars() {
        let accented = accented(letter);
        longer.push(accented);
        if letter.is_ascii_alphabetic() {
            letters += 1;
            if letters % EVERY == 2 || letters % EVERY == 4 {
                longer.push(accented);
            }
        }
    }
    longer.into()
}

fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'ë',
        'i' => 'î',
        'o' => 'ö',
        'u' => 'ù',
        'n' => 'ñ',
        'c' => 'ç',
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Î',
        'O' => 'Ø',
        'U' => 'Û',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::lengthen;

    #[test]
    fn a_text_has_two_letters_more_for_five_and_the_same_figures() {
        assert_eq!(lengthen("Level 12, 300 / 600"), "Lëëvëël 12, 300 / 600");
        assert_eq!(lengthen("abcde abcde").chars().count(), 15);
        assert_eq!(lengthen("1,400 · "), "1,400 · ");
    }
}

//! The search key of a person.

use any_ascii::any_ascii;
use unicode_normalization::UnicodeNormalization as _;

use super::{Person, fold};

/// A name and a card number, in the form in which typed text is compared with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchKey {
    /// Every word start that may be typed, with a space before each: " dangelo d angelo nicolo it
    /// 00417".
    words: String,
    /// The words in Latin letters by sound, for a name in other scripts: " papadopolos elena".
    latin: String,
    /// The whole name, with the family name first and with the given names first.
    whole: [String; 2],
}

impl SearchKey {
    /// Returns the key of `person`.
    pub fn of(person: &Person) -> Self {
        let mut key = Self::of_name(&person.family, &person.given);
        let card = fold(&person.card);
        card.split(' ').for_each(|part| push(&mut key.words, part));
        push(&mut key.words, &card.replace(' ', ""));
        key
    }

    /// Returns the key of a name alone, for readers who may see no more.
    pub fn of_name(family: &str, given: &str) -> Self {
        let mut key = Self::default();
        for name in [family, given] {
            key.add(name);
        }
        if !family.is_ascii() && fold(family).chars().any(begins_a_part) {
            // If names have no spaces, the whole name is typed as one word.
            key.add(&format!("{family}{given}"));
        }
        let whole = |one: &str, other: &str| fold(&format!("{one} {other}"));
        key.whole = [whole(family, given), whole(given, family)];
        key
    }

    /// Returns the same key, extended by another spelling of the name.
    #[must_use]
    pub fn with_spelling(mut self, spelling: &str) -> Self {
        for part in spelling.split(',') {
            self.add(part.trim());
        }
        self
    }

    /// Returns whether a word of the name, or the card number, begins with this.
    pub fn has_prefix(&self, word: &TypedWord) -> bool {
        self.words.contains(&word.written)
            || (!word.sound.is_empty() && self.latin.contains(&word.sound))
    }

    /// Returns whether this is the whole name.
    pub fn matches(&self, folded: &str) -> bool {
        self.whole.iter().any(|whole| whole == folded)
    }

    /// Returns whether the family name or the first given name begins with this.
    pub fn starts_with(&self, word: &TypedWord) -> bool {
        let written = word.written.trim_start();
        let heard = |latin: &str| !word.sound.is_empty() && latin.starts_with(&word.sound);
        self.whole.iter().any(|whole| whole.starts_with(written)) || heard(&self.latin)
    }

    /// Adds a family name or given names.
    fn add(&mut self, name: &str) {
        let folded = fold(name);
        let mut add = |word: &str| push(&mut self.words, word);
        for word in folded.split(' ') {
            add(word);
            // In these scripts a name is written without spaces, and each letter may begin a part
            // of it.
            let inner = word.char_indices().skip(1).filter(|(_, letter)| begins_a_part(*letter));
            inner.for_each(|(at, _)| add(&word[at..]));
        }
        // Searches for D'Angelo use Angelo, for McDonald Donald, for De Luca Deluca.
        fold(&split_words(name)).split(' ').for_each(&mut add);
        add(&folded.replace(' ', ""));
        // Searches for Müller may use Mueller.
        fold(&name.nfc().flat_map(spelled_out).collect::<String>()).split(' ').for_each(&mut add);
        if !folded.is_ascii() {
            for word in latin(&folded).split(' ') {
                let capitals = word.char_indices().skip(1).filter(|(_, c)| c.is_ascii_uppercase());
                push(&mut self.latin, &sound_key(word));
                capitals.for_each(|(at, _)| push(&mut self.latin, &sound_key(&word[at..])));
            }
        }
    }
}

/// Adds a word start, unless it is already in the list.
fn push(words: &mut String, word: &str) {
    let known = words.split(' ').any(|known| known == word);
    if !known {
        words.push(' ');
        words.push_str(word);
    }
}

/// Returns whether it is a Han letter or the first sound of a Korean syllable.
const fn begins_a_part(letter: char) -> bool {
    matches!(letter, '\u{1100}'..='\u{1112}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

/// Returns the name with a space for each apostrophe, and before each capital in the middle of a
/// word.
fn split_words(name: &str) -> String {
    let mut apart = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        match letter {
            '\'' | '’' | '‘' | 'ʼ' | 'ʻ' | '`' | '´' => apart.push(' '),
            letter => {
                if letter.is_uppercase() && apart.ends_with(char::is_lowercase) {
                    apart.push(' ');
                }
                apart.push(letter);
            }
        }
    }
    apart
}

/// Returns a letter as the two letters that replace it in plain Latin.
fn spelled_out(letter: char) -> impl Iterator<Item = char> {
    let (letter, more) = match letter {
        'ä' | 'Ä' => ('a', Some('e')),
        'ö' | 'Ö' | 'ø' | 'Ø' => ('o', Some('e')),
        'ü' | 'Ü' => ('u', Some('e')),
        'å' | 'Å' => ('a', Some('a')),
        letter => (letter, None),
    };
    std::iter::once(letter).chain(more)
}

/// Converts a folded name to Latin letters. The Greek pairs are those of ELOT 743, as in passports.
fn latin(folded: &str) -> String {
    let mut name = format!(" {}", folded.nfc().collect::<String>());
    for (greek, latin) in
        [(" μπ", " b"), ("γγ", "ng"), ("ου", "ou"), ("αυ", "av"), ("ευ", "ev"), ("ηυ", "iv")]
    {
        name = name.replace(greek, latin);
    }
    any_ascii(name.trim_start())
}

/// Reduces a word in Latin letters to the part that its spellings share. Khristos, Christos and
/// Hristos become equal; so do Dmitriy, Dmitrij and Dmitry; Yuliya and Julia; Papadopoulos and
/// Papadopulos.
///
/// Each letter is kept or dropped on its own. So the start of a word is reduced to the start of the
/// reduced word.
fn sound_key(word: &str) -> String {
    let mut heard = String::with_capacity(word.len());
    for letter in word.chars().filter(char::is_ascii_alphanumeric) {
        let letter = match letter.to_ascii_lowercase() {
            'h' if !heard.is_empty() => continue,
            'c' | 'h' | 'q' => 'k',
            'y' | 'j' => 'i',
            'w' | 'f' => 'v',
            'u' => 'o',
            'x' => {
                if !heard.ends_with('k') {
                    heard.push('k');
                }
                's'
            }
            letter => letter,
        };
        if !heard.ends_with(letter) {
            heard.push(letter);
        }
    }
    heard
}

/// Returns whether a text that may name people contains all these words. They are folded; a name in
/// another script is also found by its Latin spelling.
pub fn mentions(text: &str, words: &[&str]) -> bool {
    let folded = fold(text);
    let heard = (!folded.is_ascii()).then(|| SearchKey::of_name(text, ""));
    words.iter().all(|word| {
        let is_heard = || heard.as_ref().is_some_and(|key| key.has_prefix(&TypedWord::new(word)));
        folded.contains(word) || is_heard()
    })
}

/// A typed word, with a space before it as in a [`SearchKey`].
#[derive(Clone, Debug)]
pub struct TypedWord {
    written: String,
    /// The word by sound; empty for a word not in Latin letters.
    sound: String,
}

impl TypedWord {
    /// Creates it from a folded word.
    pub fn new(folded: &str) -> Self {
        let latin = folded.is_ascii().then(|| sound_key(folded)).filter(|heard| !heard.is_empty());
        let spaced = |word: &str| format!(" {word}");
        Self { written: spaced(folded), sound: latin.as_deref().map(spaced).unwrap_or_default() }
    }
}

//! Finding an irregularity by any word of either language.

use std::sync::LazyLock;

use super::{Entry, Group};
use crate::{rules::person::fold, tongue::Language};

/// An entry with everything by which it is found.
struct Card {
    group: Group,
    entry: &'static Entry,
    names: [String; 2],
    phrases: Vec<String>,
    words: String,
}

/// Words do not change while the program runs.
static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let card = |(group, entry): (Group, &'static Entry)| {
        let names = Language::ALL.map(|language| fold(&entry.name(language)));
        let others = Language::ALL.map(|language| entry.other_words(language)).join(",");
        let phrases = others.split(',').map(fold).collect();
        let words = [names.join(" "), fold(&others)].join(" ");
        Card { group, entry, names, phrases, words }
    };
    Entry::all().map(card).collect()
});

impl Card {
    /// How well it answers to these words: 0 is best; nothing when it does not.
    fn answers_to(&self, language: Language, typed: &str) -> Option<u8> {
        let all = |text: &str| typed.split(' ').all(|word| begins_a_word(text, word));
        let [english, italian] = &self.names;
        let (here, there) = match language {
            Language::English => (english, italian),
            Language::Italian => (italian, english),
        };
        if here.starts_with(typed) || self.phrases.iter().any(|phrase| phrase == typed) {
            Some(0)
        } else if all(here) || self.phrases.iter().any(|phrase| phrase.starts_with(typed)) {
            Some(1)
        } else if all(there) {
            Some(2)
        } else {
            all(&self.words).then_some(3)
        }
    }
}

fn begins_a_word(text: &str, word: &str) -> bool {
    text.split(' ').any(|part| part.starts_with(word))
}

/// Every entry of `group`, or of all, that answers to what is typed, the best first. Every word that
/// is typed begins a word of the entry in either language; accents and capitals do not count. When no
/// entry has them all, those that have the most telling ones.
pub fn found(language: Language, group: Option<Group>, typed: &str) -> Vec<&'static Entry> {
    let typed = fold(typed);
    let here: Vec<&Card> =
        CARDS.iter().filter(|card| group.is_none_or(|group| card.group == group)).collect();
    let whole = |card: &&Card| Some((card.answers_to(language, &typed)?, card.entry));
    let mut found: Vec<(u8, &'static Entry)> = here.iter().filter_map(whole).collect();
    if found.is_empty() {
        return nearly(&here, &typed);
    }
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// The entries that have the most telling words, where a word tells more the fewer entries have it.
/// A long word is found by all but its last two letters, for endings differ: "saltato", "saltata".
fn nearly(here: &[&Card], typed: &str) -> Vec<&'static Entry> {
    let stem = |word: &str| -> String {
        let letters = word.chars().count();
        word.chars()
            .take(if letters > 4 { letters.saturating_sub(2).max(4) } else { letters })
            .collect()
    };
    let stems: Vec<(String, usize)> = typed
        .split(' ')
        .filter(|word| word.len() > 2 || word.starts_with(|first: char| first.is_ascii_digit()))
        .map(stem)
        .map(|stem| {
            let with = CARDS.iter().filter(|card| begins_a_word(&card.words, &stem)).count();
            let tells = CARDS.len().checked_div(with).unwrap_or(0);
            (stem, tells)
        })
        .collect();
    let tells = |card: &&&Card| -> usize {
        let has = |(stem, _): &&(String, usize)| begins_a_word(&card.words, stem);
        stems.iter().filter(has).map(|(_, tells)| tells).sum()
    };
    let best = here.iter().map(|card| tells(&card)).max().unwrap_or(0);
    let mut found: Vec<(usize, &'static Entry)> = here
        .iter()
        .map(|card| (tells(&card), card.entry))
        .filter(|(tells, _)| *tells > 0 && tells.saturating_mul(2) > best)
        .collect();
    found.sort_by_key(|(tells, _)| std::cmp::Reverse(*tells));
    found.into_iter().map(|(_, entry)| entry).collect()
}

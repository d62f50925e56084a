//! Finding an irregularity by any word of either language.

use std::sync::LazyLock;

use super::{Entry, Group};
use crate::{rules::person::fold, tongue::Language};

/// An entry with everything by which it is found.
struct Card {
    group: Group,
    entry: &'static Entry,
    names: [String; 2],
    words: String,
}

/// Words do not change while the program runs.
static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let card = |(group, entry): (Group, &'static Entry)| {
        let names = Language::ALL.map(|language| fold(&entry.name(language)));
        let others = Language::ALL.map(|language| fold(&entry.other_words(language)));
        let words = [names.join(" "), others.join(" ")].join(" ");
        Card { group, entry, names, words }
    };
    Entry::all().map(card).collect()
});

impl Card {
    /// How well it answers to these words: 0 is best; nothing when it does not.
    fn answers_to(&self, language: Language, typed: &str) -> Option<u8> {
        let begins = |text: &str, word: &str| text.split(' ').any(|part| part.starts_with(word));
        let all = |text: &str| typed.split(' ').all(|word| begins(text, word));
        let [english, italian] = &self.names;
        let (here, there) = match language {
            Language::English => (english, italian),
            Language::Italian => (italian, english),
        };
        if here.starts_with(typed) {
            Some(0)
        } else if all(here) {
            Some(1)
        } else if all(there) {
            Some(2)
        } else {
            all(&self.words).then_some(3)
        }
    }
}

/// Every entry of `group`, or of all, that answers to what is typed, the best first. Every word that
/// is typed begins a word of the entry in either language; accents and capitals do not count.
pub fn found(language: Language, group: Option<Group>, typed: &str) -> Vec<&'static Entry> {
    let typed = fold(typed);
    let here = CARDS.iter().filter(|card| group.is_none_or(|group| card.group == group));
    let mut found: Vec<(u8, &'static Entry)> =
        here.filter_map(|card| Some((card.answers_to(language, &typed)?, card.entry))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, entry)| entry).collect()
}

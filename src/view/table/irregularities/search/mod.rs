//! Finding an irregularity by what a dealer types about it, in either language.
//!
//! A sentence is held against every phrase of every entry: its name, and what `locales/*/spoken.ftl` has for
//! it. A word tells more the fewer entries have it. What answers is the entry with the phrase that has most of
//! what was typed, and of which most was typed; an entry is opened only when that is beyond doubt, for a wrong
//! ruling that stands there at once does more harm than a question.

mod spoken;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use strsim::osa_distance;

use super::{Entry, Group};
use crate::i18n::Language;
use spoken::{AMOUNT, Spoken};

/// How many are shown when it is not sure which is meant.
const CANDIDATES: usize = 3;

/// What fits less than this is not shown, nor what fits less than half as well as the best.
const WEAK: f32 = 0.3;

/// What has to fit so well, and so much better than the next, to be opened.
const SURE: f32 = 0.62;
const LEAD: f32 = 0.12;

/// How much of the sentence, and of the phrase, has to be in the other for that.
const OF_SENTENCE: f32 = 0.7;
const OF_PHRASE: f32 = 0.6;

/// How much the best phrase counts; the rest is for what the entry has anywhere.
const BEST_PHRASE: f32 = 0.65;

/// What a word tells that no entry has, and what an amount tells.
const UNKNOWN: f32 = 3.0;
const ANY_AMOUNT: f32 = 0.6;

/// What the words that are in both have to tell together, and what a word tells that only one entry has.
const EVIDENCE: f32 = 5.0;
const ONE_ENTRY: f32 = 4.5;

/// How many letters have to be typed before anything is opened, and how many of a long paste are read.
const LETTERS: usize = 4;
const LONGEST: usize = 200;

/// What is meant by what was typed.
#[derive(Clone, Default)]
pub struct Found {
    /// The best first; everything while nothing is typed.
    pub entries: Vec<&'static Entry>,
    /// The first one is meant beyond doubt, and may be opened.
    pub sure: bool,
}

/// A stem, by its place among those of a language.
type Stem = usize;

/// Every entry as one language speaks of it.
struct Index {
    spoken: Spoken,
    known: BTreeMap<String, Stem>,
    /// What each stem tells.
    tells: Vec<f32>,
    cards: Vec<Card>,
}

/// What one language says for an entry.
struct Card {
    /// The words of its name.
    name: Vec<String>,
    phrases: Vec<Vec<Stem>>,
    /// Every stem of its phrases.
    all: BTreeSet<Stem>,
}

/// A word that was typed.
struct Typed {
    /// What it is among those that are known.
    stem: Option<Stem>,
    tells: f32,
    /// It was taken for another word.
    guessed: bool,
}

/// Whether an entry's name has what was typed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Named {
    Not,
    /// Every word begins a word of it.
    Begun,
    Whole,
}

/// An entry, and how it answers to what was typed.
struct Hit {
    named: Named,
    fit: Fit,
    entry: &'static Entry,
}

/// How well an entry fits what was typed.
#[derive(Clone, Copy, Default)]
struct Fit {
    score: f32,
    of_sentence: f32,
    of_phrase: f32,
    /// How many words of the best phrase were typed as they are, and what they tell.
    words: usize,
    told: f32,
}

impl Fit {
    /// May it be opened where the next best has this score?
    fn is_sure(&self, next: f32, is_named: bool) -> bool {
        let told = match self.words {
            0 => false,
            1 => self.told > ONE_ENTRY && self.of_phrase > 0.99,
            _ => self.told > EVIDENCE,
        };
        (told || is_named)
            && self.score >= SURE
            && self.score - next >= LEAD
            && self.of_sentence >= OF_SENTENCE
            && self.of_phrase >= OF_PHRASE
    }
}

/// Words do not change while the program runs.
static INDEXES: LazyLock<[Index; 2]> = LazyLock::new(|| Language::ALL.map(Index::of));

static ENTRIES: LazyLock<Vec<(Group, &'static Entry)>> = LazyLock::new(|| Entry::all().collect());

impl Index {
    fn of(language: Language) -> Self {
        let spoken = Spoken::of(language);
        let mut known = BTreeMap::new();
        let cards: Vec<Card> = ENTRIES
            .iter()
            .map(|(_, entry)| {
                let name = entry.name(language);
                let phrases = entry.spoken(language);
                let phrases: BTreeSet<Vec<Stem>> = std::iter::once(name.as_str())
                    .chain(phrases.split([',', '\n']))
                    .map(|phrase| {
                        let number = |stem| {
                            let next = known.len();
                            *known.entry(stem).or_insert(next)
                        };
                        spoken.stems(phrase).into_iter().map(number).collect()
                    })
                    .filter(|phrase: &Vec<Stem>| !phrase.is_empty())
                    .collect();
                let all = phrases.iter().flatten().copied().collect();
                Card { name: spoken::words(&name), phrases: phrases.into_iter().collect(), all }
            })
            .collect();
        let of_all = count(cards.len()) + 1.0;
        let mut tells: Vec<f32> = (0..known.len())
            .map(|stem| count(cards.iter().filter(|card| card.all.contains(&stem)).count()))
            .map(|with| (of_all / (with + 0.5)).ln())
            .collect();
        if let Some(amount) = known.get(AMOUNT).and_then(|stem| tells.get_mut(*stem)) {
            *amount = ANY_AMOUNT;
        }
        Self { spoken, known, tells, cards }
    }

    fn tells(&self, stem: Stem) -> f32 {
        self.tells.get(stem).copied().unwrap_or(UNKNOWN)
    }

    /// What was typed, word for word; a word that is not known for the nearest that is.
    fn read(&self, sentence: &str) -> Vec<Typed> {
        let stems = self.spoken.stems(sentence);
        if stems.iter().all(|stem| stem == AMOUNT) {
            return Vec::new();
        }
        let last = stems.len().saturating_sub(1);
        let word = |(at, text): (usize, &String)| {
            let exact = self.known.get(text).copied();
            let stem = exact.or_else(|| self.nearest(text, at == last));
            let tells = stem.map_or(UNKNOWN, |stem| self.tells(stem));
            Typed { stem, tells, guessed: exact.is_none() }
        };
        stems.iter().enumerate().map(word).collect()
    }

    /// The commonest stem that differs by a slip of the fingers, or that is begun by the last word typed.
    fn nearest(&self, text: &str, last: bool) -> Option<Stem> {
        let letters = text.chars().count();
        if letters < 3 || text.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let slips = match letters {
            0..4 => 0,
            4..8 => 1,
            _ => 2,
        };
        let alike = |stem: &str| {
            let begun = text.chars().next() == stem.chars().next();
            let long = stem.chars().count() > 3;
            begun
                && ((long && osa_distance(text, stem) <= slips) || (last && stem.starts_with(text)))
        };
        let alike = self.known.iter().filter(|(stem, _)| alike(stem)).map(|(_, stem)| *stem);
        alike.min_by(|one, other| self.tells(*one).total_cmp(&self.tells(*other)))
    }
}

impl Card {
    fn fit(&self, index: &Index, typed: &[Typed]) -> Fit {
        if typed.is_empty() {
            return Fit::default();
        }
        let told = |word: &Typed| word.tells;
        let sentence: f32 = typed.iter().map(told).sum();
        let has = |word: &&Typed| word.stem.is_some_and(|stem| self.all.contains(&stem));
        let anywhere = typed.iter().filter(has).map(told).sum::<f32>() / sentence;
        let mut best = Fit::default();
        for phrase in &self.phrases {
            let has = |word: &&Typed| word.stem.is_some_and(|stem| phrase.contains(&stem));
            let shared: f32 = typed.iter().filter(has).map(told).sum();
            let whole: f32 = phrase.iter().map(|stem| index.tells(*stem)).sum();
            let score = 2.0 * shared / (sentence + whole);
            if score > best.score {
                let plain = |word: &&Typed| {
                    has(word) && !word.guessed && word.stem != index.known.get(AMOUNT).copied()
                };
                best = Fit {
                    score,
                    of_sentence: shared / sentence,
                    of_phrase: shared / whole,
                    words: typed.iter().filter(plain).count(),
                    told: typed.iter().filter(plain).map(told).sum(),
                };
            }
        }
        best.score = BEST_PHRASE * best.score + (1.0 - BEST_PHRASE) * anywhere;
        best
    }

    fn named(&self, typed: &[String]) -> Named {
        let begins = |word: &String| self.name.iter().any(|part| part.starts_with(word.as_str()));
        match typed {
            typed if self.name == typed => Named::Whole,
            typed if typed.iter().all(begins) => Named::Begun,
            _ => Named::Not,
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred entries")]
fn count(of: usize) -> f32 {
    of as f32
}

/// The entries of `group`, or of all, that are meant by what is typed: those that fit best, and all whose name
/// has every word of it. Accents and capitals do not count, nor does the language of the screen.
pub fn found(group: Option<Group>, typed: &str) -> Found {
    let here = || {
        let all = ENTRIES.iter().enumerate();
        all.filter(move |(_, (of, _))| group.is_none_or(|group| group == *of))
    };
    let end = typed.char_indices().nth(LONGEST).map_or(typed.len(), |(end, _)| end);
    let typed = typed.get(..end).unwrap_or_default();
    let words = spoken::words(typed);
    if words.is_empty() {
        return Found { entries: here().map(|(_, (_, entry))| *entry).collect(), sure: false };
    }
    let read = INDEXES.each_ref().map(|index| (index, index.read(typed)));
    let hit = |(at, (_, entry)): (usize, &(Group, &'static Entry))| {
        let cards =
            || read.iter().filter_map(|(index, typed)| Some((index.cards.get(at)?, index, typed)));
        let fits = cards().map(|(card, index, typed)| card.fit(index, typed));
        let fit = fits.max_by(|one, other| one.score.total_cmp(&other.score)).unwrap_or_default();
        let named = cards().map(|(card, ..)| card.named(&words)).max().unwrap_or(Named::Not);
        Hit { named, fit, entry }
    };
    let mut hits: Vec<Hit> = here().map(hit).collect();
    let whole = |hit: &Hit| hit.named == Named::Whole;
    hits.sort_by(|one, other| {
        whole(other).cmp(&whole(one)).then(other.fit.score.total_cmp(&one.fit.score))
    });
    let sure = is_sure(&words, &hits);
    let least = hits.first().map_or(WEAK, |best| WEAK.max(best.fit.score / 2.0));
    let meant = |(place, hit): &(usize, Hit)| {
        hit.named > Named::Not || (*place < CANDIDATES && hit.fit.score >= least)
    };
    let entries = hits.into_iter().enumerate().filter(meant).map(|(_, hit)| hit.entry).collect();
    Found { entries, sure }
}

/// Is the first of these meant beyond doubt?
fn is_sure(words: &[String], hits: &[Hit]) -> bool {
    let Some(best) = hits.first() else { return false };
    let next = hits.get(1).map_or(0.0, |hit| hit.fit.score);
    let letters: usize = words.iter().map(|word| word.chars().count()).sum();
    let named = hits.iter().filter(|hit| hit.named > Named::Not).count();
    let only = named == 1 && best.named > Named::Not;
    best.named == Named::Whole || (letters >= LETTERS && best.fit.is_sure(next, only))
}

//! The search for an irregularity by a dealer's own words, in either language.
//!
//! A typed sentence is compared with every phrase of every entry: its name, and its phrases in
//! `locales/*/spoken.ftl`. A word weighs more the fewer entries contain it. The best entry has the
//! phrase that shares most with the sentence, in both directions. An entry is opened only if there
//! is no doubt, because showing a wrong ruling does more harm than asking. The floor is also asked
//! about other things (the toilet, the prizes, a beer). If one of these fits better than every
//! entry, nothing is listed.

mod sentences;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use bottone_i18n::Language;
use strsim::osa_distance;

use super::{IrregularGroup, Irregularity};
use sentences::{AMOUNT, SentenceRules};

/// The number of entries shown in case of doubt.
const CANDIDATES: usize = 3;

/// The lowest score shown. Entries below half of the best score are not shown either.
const WEAK: f32 = 0.3;

/// The score, and the lead over the next entry, needed to open an entry.
const SURE: f32 = 0.62;
const LEAD: f32 = 0.12;

/// The shares of the sentence and of the phrase that must match the other to open an entry.
const OF_SENTENCE: f32 = 0.7;
const OF_PHRASE: f32 = 0.6;

/// The weight of the best phrase; the rest counts words anywhere in the entry.
const BEST_PHRASE: f32 = 0.65;

/// The weight of a word that no entry contains, and the weight of an amount.
const UNKNOWN: f32 = 3.0;
const ANY_AMOUNT: f32 = 0.6;

/// The least total weight of the shared words, and the weight of a word that only one entry has.
const EVIDENCE: f32 = 5.0;
const ONE_ENTRY: f32 = 4.5;

/// The fewest letters typed before an entry is opened, and the most letters read of a long paste.
const LETTERS: usize = 4;
const LONGEST: usize = 200;

/// The result of a search.
#[derive(Clone, Default)]
pub struct IrregularMatches {
    /// The entries, the best first; all entries while the text is empty.
    pub entries: Vec<&'static Irregularity>,
    /// True if the first entry is certain and may be opened.
    pub sure: bool,
}

/// A stem, by its index among those of a language.
type Stem = usize;

/// Every entry in the words of one language.
struct Index {
    spoken: SentenceRules,
    known: BTreeMap<String, Stem>,
    /// The number of stems of entries, which come first.
    of_entries: Stem,
    /// The weight of each stem.
    weights: Vec<f32>,
    cards: Vec<PhraseCard>,
    /// The other subjects that the floor is asked about, which no entry answers.
    elsewhere: PhraseCard,
}

/// The phrases of an entry in one language.
struct PhraseCard {
    /// The words of its name.
    name: Vec<String>,
    phrases: Vec<Vec<Stem>>,
    /// Every stem of its phrases.
    all: BTreeSet<Stem>,
}

/// A typed word.
struct QueryWord {
    /// The matching known stem.
    stem: Option<Stem>,
    weight: f32,
    /// True if the word was taken for a similar one.
    guessed: bool,
}

/// The match of an entry's name with the typed text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum NameMatch {
    Not,
    /// Every typed word starts a word of the name.
    Begun,
    Whole,
}

/// An entry, and its match with the typed text.
struct Hit {
    named: NameMatch,
    fit: MatchFit,
    entry: &'static Irregularity,
}

/// The quality of a match.
#[derive(Clone, Copy, Default)]
struct MatchFit {
    score: f32,
    of_sentence: f32,
    of_phrase: f32,
    /// The number of words of the best phrase that were typed exactly, and their weight.
    words: usize,
    word_weight: f32,
}

impl MatchFit {
    /// Returns whether the entry may be opened if the next best has this score.
    fn is_sure(&self, next: f32, is_named: bool) -> bool {
        let has_words = match self.words {
            0 => false,
            1 => self.word_weight > ONE_ENTRY && self.of_phrase > 0.99,
            _ => self.word_weight > EVIDENCE,
        };
        (has_words || is_named)
            && self.score >= SURE
            && self.score - next >= LEAD
            && self.of_sentence >= OF_SENTENCE
            && self.of_phrase >= OF_PHRASE
    }
}

/// The words, which do not change while the program runs.
static INDEXES: LazyLock<Vec<Index>> =
    LazyLock::new(|| Language::complete().map(Index::of).collect());

static ENTRIES: LazyLock<Vec<(IrregularGroup, &'static Irregularity)>> =
    LazyLock::new(|| Irregularity::all().collect());

impl Index {
    fn of(language: Language) -> Self {
        let spoken = SentenceRules::of(language);
        let mut known = BTreeMap::new();
        let mut card = |name: &str, phrases: &str| {
            let phrases: BTreeSet<Vec<Stem>> = std::iter::once(name)
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
            PhraseCard { name: sentences::words(name), phrases: phrases.into_iter().collect(), all }
        };
        let cards: Vec<PhraseCard> = ENTRIES
            .iter()
            .map(|(_, entry)| card(&entry.name(language), &entry.spoken_names(language)))
            .collect();
        let elsewhere = card("", &language.word("spoken-elsewhere"));
        let of_all = count(cards.len()) + 1.0;
        let mut weights: Vec<f32> = (0..known.len())
            .map(|stem| cards.iter().filter(|card| card.all.contains(&stem)).count())
            .map(|with| if with == 0 { UNKNOWN } else { (of_all / (count(with) + 0.5)).ln() })
            .collect();
        if let Some(amount) = known.get(AMOUNT).and_then(|stem| weights.get_mut(*stem)) {
            *amount = ANY_AMOUNT;
        }
        let last = cards.iter().filter_map(|card| card.all.last()).max();
        let of_entries = last.map_or(0, |last| last + 1);
        Self { spoken, known, of_entries, weights, cards, elsewhere }
    }

    fn weight(&self, stem: Stem) -> f32 {
        self.weights.get(stem).copied().unwrap_or(UNKNOWN)
    }

    /// Reads the typed text word by word; an unknown word is taken for the nearest known one.
    fn read(&self, sentence: &str) -> Vec<QueryWord> {
        let stems = self.spoken.stems(sentence);
        if stems.iter().all(|stem| stem == AMOUNT) {
            return Vec::new();
        }
        let last = stems.len().saturating_sub(1);
        let word = |(at, text): (usize, &String)| {
            let exact = self.known.get(text).copied();
            let stem = exact.or_else(|| self.nearest(text, at == last));
            let weight = stem.map_or(UNKNOWN, |stem| self.weight(stem));
            QueryWord { stem, weight, guessed: exact.is_none() }
        };
        stems.iter().enumerate().map(word).collect()
    }

    /// Returns the commonest stem that differs by one slip of typing, or that the last typed word
    /// starts.
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
        let alike = alike.filter(|stem| *stem < self.of_entries);
        alike.min_by(|one, other| self.weight(*one).total_cmp(&self.weight(*other)))
    }
}

impl PhraseCard {
    fn fit(&self, index: &Index, typed: &[QueryWord]) -> MatchFit {
        if typed.is_empty() {
            return MatchFit::default();
        }
        let weight = |word: &QueryWord| word.weight;
        let sentence: f32 = typed.iter().map(weight).sum();
        let has = |word: &&QueryWord| word.stem.is_some_and(|stem| self.all.contains(&stem));
        let anywhere = typed.iter().filter(has).map(weight).sum::<f32>() / sentence;
        let mut best = MatchFit::default();
        for phrase in &self.phrases {
            let has = |word: &&QueryWord| word.stem.is_some_and(|stem| phrase.contains(&stem));
            let shared: f32 = typed.iter().filter(has).map(weight).sum();
            let whole: f32 = phrase.iter().map(|stem| index.weight(*stem)).sum();
            let score = 2.0 * shared / (sentence + whole);
            if score > best.score {
                let plain = |word: &&QueryWord| {
                    has(word) && !word.guessed && word.stem != index.known.get(AMOUNT).copied()
                };
                best = MatchFit {
                    score,
                    of_sentence: shared / sentence,
                    of_phrase: shared / whole,
                    words: typed.iter().filter(plain).count(),
                    word_weight: typed.iter().filter(plain).map(weight).sum(),
                };
            }
        }
        best.score = BEST_PHRASE * best.score + (1.0 - BEST_PHRASE) * anywhere;
        best
    }

    fn named(&self, typed: &[String]) -> NameMatch {
        let begins = |word: &String| self.name.iter().any(|part| part.starts_with(word.as_str()));
        match typed {
            typed if self.name == typed => NameMatch::Whole,
            typed if typed.iter().all(begins) => NameMatch::Begun,
            _ => NameMatch::Not,
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred entries")]
fn count(of: usize) -> f32 {
    of as f32
}

/// Returns the entries of `group`, or of all, that match the typed text: the best matches, and all
/// whose name has every word of it. Accents, capitals and the language of the screen are ignored.
pub fn find_entries(group: Option<IrregularGroup>, typed: &str) -> IrregularMatches {
    let here = || {
        let all = ENTRIES.iter().enumerate();
        all.filter(move |(_, (of, _))| group.is_none_or(|group| group == *of))
    };
    let end = typed.char_indices().nth(LONGEST).map_or(typed.len(), |(end, _)| end);
    let typed = typed.get(..end).unwrap_or_default();
    let words = sentences::words(typed);
    if words.is_empty() {
        return IrregularMatches {
            entries: here().map(|(_, (_, entry))| *entry).collect(),
            sure: false,
        };
    }
    let read = INDEXES.iter().map(|index| (index, index.read(typed))).collect::<Vec<_>>();
    let hit = |(at, (_, entry)): (usize, &(IrregularGroup, &'static Irregularity))| {
        let cards =
            || read.iter().filter_map(|(index, typed)| Some((index.cards.get(at)?, index, typed)));
        let fits = cards().map(|(card, index, typed)| card.fit(index, typed));
        let fit = fits.max_by(|one, other| one.score.total_cmp(&other.score)).unwrap_or_default();
        let named = cards().map(|(card, ..)| card.named(&words)).max().unwrap_or(NameMatch::Not);
        Hit { named, fit, entry }
    };
    let mut hits: Vec<Hit> = here().map(hit).collect();
    // A name still being typed is kept, whatever else it could mean.
    let elsewhere = read.iter().map(|(index, typed)| index.elsewhere.fit(index, typed).score);
    let elsewhere = elsewhere.fold(0.0, f32::max);
    if hits.iter().all(|hit| hit.named == NameMatch::Not && hit.fit.score <= elsewhere) {
        return IrregularMatches::default();
    }
    let whole = |hit: &Hit| hit.named == NameMatch::Whole;
    hits.sort_by(|one, other| {
        whole(other).cmp(&whole(one)).then(other.fit.score.total_cmp(&one.fit.score))
    });
    let sure = is_sure(&words, &hits);
    let least = hits.first().map_or(WEAK, |best| WEAK.max(best.fit.score / 2.0));
    let is_match = |(place, hit): &(usize, Hit)| {
        hit.named > NameMatch::Not || (*place < CANDIDATES && hit.fit.score >= least)
    };
    let entries = hits.into_iter().enumerate().filter(is_match).map(|(_, hit)| hit.entry).collect();
    IrregularMatches { entries, sure }
}

/// Returns whether the first of these is certain.
fn is_sure(words: &[String], hits: &[Hit]) -> bool {
    let Some(best) = hits.first() else { return false };
    let next = hits.get(1).map_or(0.0, |hit| hit.fit.score);
    let letters: usize = words.iter().map(|word| word.chars().count()).sum();
    let named = hits.iter().filter(|hit| hit.named > NameMatch::Not).count();
    let only = named == 1 && best.named > NameMatch::Not;
    best.named == NameMatch::Whole || (letters >= LETTERS && best.fit.is_sure(next, only))
}

//! Words of the game in both languages, with their meaning.
//!
//! A word is listed if the Italian texts or the rules use it. Its terms and its meaning are in
//! `locales/`.

use bottone_base::person::fold;
use bottone_i18n::Language;

/// The name of every word in `locales/`.
pub const WORDS: &[&str] = &[
    "ace-low",
    "action",
    "add-on",
    "all-in",
    "ante",
    "balancing",
    "bet",
    "big-blind",
    "big-blind-ante",
    "blind",
    "blind-opening",
    "board",
    "bounty",
    "boxed-card",
    "break",
    "breaking",
    "bring-in",
    "burn",
    "button",
    "buy-in",
    "call",
    "check",
    "chip",
    "chip-race",
    "cip",
    "clock",
    "collusion",
    "colour-up",
    "completion",
    "dead-blind",
    "dead-button",
    "dealer",
    "deck",
    "difference",
    "discard",
    "draw",
    "draw-poker",
    "entry-fee",
    "ept",
    "false-opening",
    "fish",
    "fixed-limit",
    "floor",
    "flop",
    "flush",
    "fold",
    "fouled-deck",
    "four-of-a-kind",
    "full-house",
    "hand",
    "hand-for-hand",
    "heads-up",
    "hi-lo",
    "high-card",
    "hole-cards",
    "invito",
    "jacks-or-better",
    "joker",
    "kicker",
    "last-aggressor",
    "level",
    "limit",
    "live-blind",
    "main-pot",
    "misdeal",
    "missed-round",
    "mixed",
    "muck",
    "no-limit",
    "odd-chip",
    "open",
    "open-ended",
    "opener",
    "opening",
    "overchip",
    "pair",
    "parola",
    "pass",
    "penalty",
    "playing-the-board",
    "post",
    "pot",
    "pot-limit",
    "pot-of-words",
    "preflop",
    "prize-pool",
    "raise",
    "re-blind",
    "re-buy",
    "re-entry",
    "redraw",
    "reraise",
    "river",
    "round",
    "rule-of-eleven",
    "rule-of-four",
    "rule-of-the-triangle",
    "seat",
    "see",
    "servito",
    "shot-clock",
    "showdown",
    "side-pot",
    "small-blind",
    "soft-play",
    "split-pot",
    "stack",
    "stakes",
    "stock",
    "straight",
    "straight-flush",
    "street",
    "string-bet",
    "stub",
    "stud",
    "substantial-action",
    "suit",
    "table-a-hand",
    "third-blind",
    "three-of-a-kind",
    "time-bank",
    "turn",
    "two-pair",
    "under-the-gun",
    "undercall",
    "wpt",
    "wsop",
];

/// A word of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlossaryWord {
    /// The term in the language of the screen.
    pub term: String,
    /// The term in the other language.
    pub foreign_term: String,
    /// The meaning, in the language of the screen.
    pub meaning: String,
}

/// Returns the term and the meaning of a word.
fn lines(language: Language, id: &str) -> (String, String) {
    let both = language.word(&format!("glossary-{id}"));
    let (term, meaning) = both.split_once('\n').unwrap_or((&both, ""));
    (term.to_owned(), meaning.to_owned())
}

/// Returns every word that matches the typed text, in either language, sorted by this language.
/// Accents and capitals are ignored.
pub fn matching_words(language: Language, typed: &str) -> Vec<GlossaryWord> {
    let other = language.next();
    let typed = fold(typed);
    let read = |id: &&str| {
        let (here, meaning) = lines(language, id);
        let (foreign_term, _) = lines(other, id);
        GlossaryWord { term: here, foreign_term, meaning }
    };
    let answers = |word: &GlossaryWord| {
        let terms = fold(&format!("{} {}", word.term, word.foreign_term));
        typed.split(' ').all(|typed| terms.split(' ').any(|term| term.starts_with(typed)))
    };
    let mut words: Vec<GlossaryWord> = WORDS.iter().map(read).filter(answers).collect();
    words.sort_by_cached_key(|word| fold(&word.term));
    words
}

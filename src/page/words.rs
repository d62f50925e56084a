//! The page's own words, in each language, as its script reads them.

use std::collections::BTreeMap;

use bottone_i18n::Language;

/// The names in the script, with the names of the sentences. Braces mark text that the script fills
/// in.
const WORDS: &[(&str, &str)] = &[
    ("title", "page-title"),
    ("clock", "page-clock"),
    ("seat", "page-seat"),
    ("moves", "page-moves"),
    ("prizes", "page-prizes"),
    ("find", "page-find"),
    ("hint", "page-hint"),
    ("table", "page-table"),
    ("place", "page-place"),
    ("notMine", "page-not-mine"),
    ("waiting", "page-waiting"),
    ("inLine", "page-in-line"),
    ("noPlayer", "page-no-player"),
    ("gone", "page-gone"),
    ("more", "page-more"),
    ("loading", "page-loading"),
    ("noMoves", "page-no-moves"),
    ("noPrizes", "page-no-prizes"),
    ("noEvent", "page-no-event"),
    ("noPlayers", "page-no-players"),
    ("from", "page-from"),
    ("called", "waiting-wall-called"),
    ("entry", "page-entry"),
    ("next", "page-next"),
    ("nextOut", "page-next-out"),
    ("bubble", "page-bubble"),
    ("toPrizes", "page-to-prizes"),
    ("pool", "page-pool"),
    ("stale", "page-stale"),
    ("staleMinutes", "page-stale-minutes"),
    ("never", "page-never"),
    ("moved", "page-moved"),
    ("calledAt", "page-called-at"),
    ("day", "page-day"),
    ("dayHere", "page-day-here"),
    ("dayChoose", "page-day-choose"),
    ("dayNow", "page-day-now"),
    ("closesIn", "page-day-closes"),
    ("bagged", "page-bagged"),
    ("standings", "page-standings"),
    ("other", "page-other"),
    ("thousands", "language-thousands"),
];

/// Returns all words as JSON, by language code: `{"en":{"find":"Find my seat",…},"it":{…}}`.
pub(super) fn json() -> String {
    words_json(WORDS)
}

/// Returns these words as JSON, by language code: the script's name for each, and the name of the
/// sentence.
pub(super) fn words_json(words: &[(&str, &str)]) -> String {
    let of = |language: Language| -> BTreeMap<&str, String> {
        words.iter().map(|(key, name)| (*key, language.word(name))).collect()
    };
    let all: BTreeMap<_, _> =
        Language::ALL.into_iter().map(|language| (language.code(), of(language))).collect();
    // Text can always be written.
    serde_json::to_string(&all).unwrap_or_default()
}

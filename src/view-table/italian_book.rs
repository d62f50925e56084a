//! A rulebook's answers on the points of the Italian game where tables differ.

use bottone_hands::italian::OpeningPair;
use bottone_i18n::Language;
use bottone_rules::{
    italian::{
        BlindOpenings, Discards, FalseOpening, ItalianRules, Limit, Parole, RaiseLeast, SuitOrder,
    },
    ranking::{FlushTie, Ties},
};

use super::deck;
use crate::italian;

/// A point, and the book's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// "Openers".
    pub name: String,
    /// "a pair of jacks or better".
    pub says: String,
}

/// Returns every point, for this many players.
pub fn points(language: Language, rules: &ItalianRules, players: u8) -> Vec<Point> {
    let point = |name: &str, says: String| Point { name: language.word(name), says };
    let which = |name: &str, says: &str, of: &'static str| {
        point(name, language.say(says, &[("of", of.into())]))
    };
    let most = ("most", rules.draw_most.cards().into());
    vec![
        point("evening-book-deck", deck::deck_text(language, rules, players)),
        which("evening-book-suits", "evening-book-suits-is", suits(rules)),
        which("evening-book-ties", "evening-book-ties-is", ties(rules)),
        point("evening-book-openers", italian::openers(language, rules, OpeningPair::Jacks)),
        which("evening-book-blinds", "evening-book-blinds-is", blinds(rules)),
        which("evening-book-limit", "evening-book-limit-is", limit(rules)),
        which("evening-book-raise", "evening-book-raise-is", raise(rules)),
        point("evening-book-draw", language.say("evening-book-draw-is", &[most])),
        which("evening-book-discards", "evening-book-discards-is", discards(rules)),
        which("evening-book-parole", "evening-book-parole-is", parole(rules)),
        which("evening-book-false", "evening-book-false-is", false_opening(rules)),
    ]
}

const fn suits(rules: &ItalianRules) -> &'static str {
    match rules.suits {
        SuitOrder::HeartsHighest => "hearts",
        SuitOrder::SpadesHighest => "spades",
    }
}

const fn ties(rules: &ItalianRules) -> &'static str {
    match (rules.ties, rules.flush) {
        (Ties::Split, _) => "split",
        (Ties::SuitsDecide, FlushTie::SuitFirst) => "suit",
        (Ties::SuitsDecide, FlushTie::RankFirst) => "rank",
    }
}

const fn blinds(rules: &ItalianRules) -> &'static str {
    match rules.blinds {
        BlindOpenings::None => "none",
        BlindOpenings::Controbuio => "two",
        BlindOpenings::ControControbuio => "three",
    }
}

const fn limit(rules: &ItalianRules) -> &'static str {
    match rules.limit {
        Limit::Pot => "pot",
        Limit::Table => "table",
    }
}

const fn raise(rules: &ItalianRules) -> &'static str {
    match rules.raise_least {
        RaiseLeast::Cip => "cip",
        RaiseLeast::LastRaise => "last",
    }
}

const fn discards(rules: &ItalianRules) -> &'static str {
    match rules.discards {
        Discards::Apart => "apart",
        Discards::UnderStock => "under",
    }
}

const fn parole(rules: &ItalianRules) -> &'static str {
    match rules.parole {
        Parole::OpenForPot => "open",
        Parole::AddsToNext => "adds",
        Parole::ShowCards => "show",
    }
}

const fn false_opening(rules: &ItalianRules) -> &'static str {
    match rules.false_opening {
        FalseOpening::Everything => "everything",
        FalseOpening::BetsOnly => "bets",
        FalseOpening::Unpunished => "nothing",
    }
}

#[cfg(test)]
mod tests {
    use bottone_rules::italian::Openers;

    use super::*;

    /// The usual rules are those of seed 001; each change is a point on which another seed differs.
    #[test]
    fn what_the_book_says_is_reported() {
        let usual = ItalianRules::default();
        let cases = [
            (usual, "Deck", "32 cards, from the 7 to the ace"),
            (usual, "Suits", "hearts, diamonds, clubs, spades"),
            (usual, "Equal hands", "the suit decides; between two flushes, first the suit"),
            (
                ItalianRules { flush: FlushTie::RankFirst, ..usual },
                "Equal hands",
                "the suit decides; between two flushes, first the ranks",
            ),
            (ItalianRules { ties: Ties::Split, ..usual }, "Equal hands", "the pot is shared"),
            (ItalianRules { openers: Openers::Anything, ..usual }, "To open", "anything"),
            (usual, "To open", "a pair of jacks or better, or four to an open straight flush"),
            (ItalianRules { blinds: BlindOpenings::None, ..usual }, "Blind openings", "none"),
            (ItalianRules { limit: Limit::Table, ..usual }, "Limit", "the stack («i resti»)"),
            (usual, "Minimum raise", "the cip"),
            (usual, "Draw", "up to 4 cards"),
            (
                ItalianRules { parole: Parole::ShowCards, ..usual },
                "All say parola",
                "the cards are shown",
            ),
        ];
        for (rules, name, says) in cases {
            let points_of_book = points(Language::English, &rules, 4);
            let found =
                points_of_book.iter().find(|point| point.name == name).map(|point| &*point.says);
            assert_eq!(found, Some(says), "{name}");
        }
    }

    /// Italian also has a word for every case.
    #[test]
    fn every_point_is_reported_in_both_languages() {
        for language in [Language::English, Language::Italian] {
            for point in points(language, &ItalianRules::default(), 5) {
                assert!(!point.name.is_empty() && !point.says.is_empty(), "{point:?}");
            }
        }
    }
}

//! The words of the table, English and Italian (TDA 2024 rule 3, WSOP T59).

use bottone_base::chips::Chips;
use bottone_rules::ruling::Announcement;

use super::numbers::{self, SpokenNumber};

/// The announcement of a table word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    Check,
    /// A check, or a fold if there is a bet to match: *passo*.
    Pass,
    Call,
    Fold,
    Bet,
    /// The least bet: *cip*.
    LeastBet,
    Raise,
    AllIn,
    Pot,
}

/// The known words, with their announcements.
pub const TERMS: &[(&str, Intent)] = &[
    ("check", Intent::Check),
    ("call", Intent::Call),
    ("fold", Intent::Fold),
    ("bet", Intent::Bet),
    ("raise", Intent::Raise),
    ("complete", Intent::Raise),
    (RE_RAISE, Intent::Raise),
    ("all-in", Intent::AllIn),
    ("shove", Intent::AllIn),
    ("jam", Intent::AllIn),
    ("pot", Intent::Pot),
    ("passo", Intent::Pass),
    ("passo parola", Intent::Check),
    ("parola", Intent::Check),
    ("busso", Intent::Check),
    ("vedo", Intent::Call),
    ("chiamo", Intent::Call),
    ("vengo", Intent::Call),
    ("lascio", Intent::Fold),
    ("non vedo", Intent::Fold),
    ("punto", Intent::Bet),
    ("apro", Intent::Bet),
    ("cip", Intent::LeastBet),
    ("rilancio", Intent::Raise),
    ("alzo", Intent::Raise),
    ("controrilancio", Intent::Raise),
    ("completo", Intent::Raise),
    ("resti", Intent::AllIn),
    ("i resti", Intent::AllIn),
    ("resto", Intent::AllIn),
    ("tutto", Intent::AllIn),
    ("piatto", Intent::Pot),
    ("apro di piatto", Intent::Pot),
];

/// Words without a meaning of their own.
const FILLERS: &[&str] = &[
    "i", "to", "the", "and", "it", "make", "makes", "chips", "total", "io", "e", "ed", "di", "del",
    "al", "il", "la", "fiches", "totale", "per", "please", "favore", "prego", "i'll", "i'm", "im",
    "ok", "okay", "so", "go", "going", "my", "vado", "faccio", "metto", "allora",
];

/// Articles, which are ignored before an action and count as one before "thousand".
const ARTICLES: &[&str] = &["a", "an", "un", "una", "uno", "one"];

/// Words between two numbers that keep them separate.
const APART: &[&str] = &["to", "di"];

/// Words that put an amount on top of the call: "six thousand more", "altri seimila".
const ON_TOP: &[&str] =
    &["more", "top", "another", "extra", "by", "altri", "altre", "ancora", "più", "piu", "sopra"];

/// Words that come with those and have no meaning of their own.
const BESIDE_ON_TOP: &[&str] = &["on", "in"];

/// Words for the least raise.
const LEAST: &[&str] = &["minimum", "min", "minimo", "minima", "minraise"];

/// Words for twice the bet.
const TWICE: &[&str] = &["double", "doppio", "raddoppio"];

/// A meaning that depends on the bet to match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Said(Announcement),
    /// The call, and this much on top of it.
    OnTop(Chips),
    /// Twice the bet.
    Twice,
    /// The least bet or raise.
    Least,
}

/// The meaning of an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AmountMeaning {
    /// The whole bet, or an amount alone.
    Whole,
    OnTop,
    Twice,
    Least,
}

/// An action and a number found in the words.
pub(super) struct ParsedWords {
    announced: Option<Intent>,
    size: AmountMeaning,
    pub(super) spoken: SpokenNumber,
}

impl ParsedWords {
    /// Returns whether a raise is announced.
    pub(super) const fn raises(&self) -> bool {
        matches!(self.announced, Some(Intent::Raise))
    }

    /// Returns whether the amount comes on top of the call.
    pub(super) const fn is_on_top(&self) -> bool {
        matches!(self.size, AmountMeaning::OnTop)
    }
}

/// Returns the meaning of words with only one: "vedo" is a call, "rilancio 1.200" a raise to 1,200.
/// *Passo* is a fold if there is a bet to match, otherwise a check; *cip* is a bet of `least`.
pub(super) fn meaning(words: &str, faces_bet: bool, least: Chips) -> Option<Meaning> {
    let plain = plain(words);
    let ParsedWords { announced, size, spoken } = match intent(&plain) {
        Some(of) => ParsedWords {
            announced: Some(of),
            size: AmountMeaning::Whole,
            spoken: SpokenNumber::default(),
        },
        None => listen(&plain)?,
    };
    let amount = spoken.clear().map(Chips::new);
    let may_raise = matches!(announced, None | Some(Intent::Raise | Intent::Bet));
    let said = match (size, announced) {
        (AmountMeaning::OnTop, None | Some(Intent::Raise)) => return amount.map(Meaning::OnTop),
        (AmountMeaning::Twice, _) if may_raise && spoken.is_empty() => return Some(Meaning::Twice),
        (AmountMeaning::Least, _) if may_raise && spoken.is_empty() => return Some(Meaning::Least),
        (AmountMeaning::Whole, Some(announced)) => match announced {
            Intent::Pass if faces_bet => Announcement::Fold,
            Intent::Check | Intent::Pass => Announcement::Check,
            Intent::Call => Announcement::Call,
            Intent::Fold => Announcement::Fold,
            Intent::AllIn => Announcement::AllIn,
            Intent::Pot => Announcement::Pot,
            Intent::LeastBet => Announcement::Bet(least),
            Intent::Bet if spoken.is_empty() => Announcement::Bet(least),
            Intent::Bet => Announcement::Bet(amount?),
            Intent::Raise if spoken.is_empty() => Announcement::Raise,
            Intent::Raise => Announcement::RaiseTo(amount?),
        },
        (AmountMeaning::Whole, None) => Announcement::Amount(amount?),
        _ => return None,
    };
    Some(Meaning::Said(said))
}

/// Returns the action and the number in the words, where the number may have several meanings.
/// `None` without a number, or with an unknown word.
pub(super) fn with_number(words: &str) -> Option<ParsedWords> {
    let parsed = listen(&plain(words))?;
    let has_amount = matches!(parsed.size, AmountMeaning::Whole | AmountMeaning::OnTop)
        && !parsed.spoken.is_empty();
    let sized = !parsed.is_on_top() || matches!(parsed.announced, None | Some(Intent::Raise));
    (has_amount && sized).then_some(parsed)
}

/// Returns the action and the number in the words; `None` if a word is neither.
fn listen(plain: &str) -> Option<ParsedWords> {
    let words = tokens(plain);
    let mut announced = None;
    let mut size = AmountMeaning::Whole;
    let mut spoken = SpokenNumber::default();
    // A number is one run of words: with a second one elsewhere it is open which of the two counts.
    let mut ended = false;
    for (at, word) in words.iter().map(String::as_str).enumerate() {
        let next = words.get(at + 1).map(String::as_str);
        let before_action = next.is_some_and(|next| intent(next).is_some());
        // "Half a million" is not a million and a half.
        let after_half = at > 0 && numbers::is_half(&words[at - 1]);
        if ARTICLES.contains(&word) && (before_action || after_half || is_article(word, next)) {
            continue;
        }
        // "Rilancio di seimila" is a raise by that amount.
        let by = word == "di" && announced == Some(Intent::Raise) && spoken.is_empty();
        let sized = if ON_TOP.contains(&word) || (by && !before_action) {
            Some(AmountMeaning::OnTop)
        } else if LEAST.contains(&word) {
            Some(AmountMeaning::Least)
        } else {
            TWICE.contains(&word).then_some(AmountMeaning::Twice)
        };
        if let Some(sized) = sized {
            if size != AmountMeaning::Whole && size != sized {
                return None;
            }
            size = sized;
            ended |= !spoken.is_empty();
            continue;
        }
        let beside = next.is_some_and(|next| ON_TOP.contains(&next));
        if FILLERS.contains(&word) || (BESIDE_ON_TOP.contains(&word) && beside) {
            ended |= APART.contains(&word) && !spoken.is_empty();
            continue;
        }
        match (announced, intent(word)) {
            (None, Some(intent)) => {
                announced = Some(intent);
                ended |= !spoken.is_empty();
            }
            // "I bet the pot", "rilancio i resti".
            (Some(Intent::Bet | Intent::Raise), Some(of @ (Intent::Pot | Intent::AllIn))) => {
                announced = Some(of);
            }
            (_, None) if !ended && spoken.read_word(word) => {}
            _ => return None,
        }
    }
    // "Half the pot" is not the pot.
    let is_part_of_the_pot = announced == Some(Intent::Pot) && !spoken.is_empty();
    let is_nothing = announced.is_none() && size == AmountMeaning::Whole && spoken.is_empty();
    (!is_part_of_the_pot && !is_nothing).then_some(ParsedWords { announced, size, spoken })
}

/// Returns whether the word is an article without a number value. "A thousand" and "un milione"
/// count as one of them.
fn is_article(word: &str, next: Option<&str>) -> bool {
    let counts = next.is_some_and(numbers::is_scale);
    !matches!(word, "one" | "uno") && !counts
}

/// Splits the text into words, with those of one term or one number joined: "re raise", "12 000".
fn tokens(plain: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    for word in plain.split(' ').filter(|word| !word.is_empty()) {
        let joined = tokens.last().and_then(|last| together(last, word));
        match (joined, tokens.last_mut()) {
            (Some(joined), Some(last)) => *last = joined,
            _ => tokens.push(if is_re_raise(word) { RE_RAISE.to_owned() } else { word.to_owned() }),
        }
    }
    tokens
}

const RE_RAISE: &str = "re-raise";

fn is_re_raise(word: &str) -> bool {
    matches!(word, "reraise" | "3bet" | "4bet" | "5bet")
}

/// Joins two words that belong together.
fn together(last: &str, word: &str) -> Option<String> {
    let is_number = |text: &str| text.bytes().all(|letter| letter.is_ascii_digit());
    match (last, word) {
        ("re", "raise") | ("three" | "four" | "3" | "4" | "5", "bet") => Some(RE_RAISE.to_owned()),
        ("min", "raise") => Some("minraise".to_owned()),
        // Separated thousands: "12 000".
        _ if is_number(last) && is_number(word) && word.len() == 3 => {
            let first = !last.len().is_multiple_of(3) || last.len() == 3;
            (first && !last.starts_with('0')).then(|| format!("{last}{word}"))
        }
        _ => None,
    }
}

fn intent(words: &str) -> Option<Intent> {
    TERMS.iter().find(|(term, _)| *term == words).map(|(_, intent)| *intent)
}

/// Returns the text in lower case with single spaces; a comma or full stop only inside a number.
fn plain(words: &str) -> String {
    let words = without_commas(&words.to_lowercase().replace('’', "'")).replace("all in", "all-in");
    let mut plain = String::with_capacity(words.len());
    for word in words.split_whitespace() {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        let parts = if word == "all-in" { [word].to_vec() } else { word.split('-').collect() };
        for part in parts {
            if !plain.is_empty() {
                plain.push(' ');
            }
            plain.push_str(part);
        }
    }
    plain
}

/// Replaces each comma or full stop that is not between digits by a space.
fn without_commas(words: &str) -> String {
    let mut letters = words.chars().peekable();
    let mut plain = String::with_capacity(words.len());
    let mut after_digit = false;
    while let Some(letter) = letters.next() {
        let digit_follows = letters.peek().is_some_and(char::is_ascii_digit);
        let ends = matches!(letter, ',' | '.') && !(after_digit && digit_follows);
        plain.push(if ends { ' ' } else { letter });
        after_digit = letter.is_ascii_digit();
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_the_table_are_understood_in_both_languages() {
        let chips = Chips::new;
        let cases = [
            ("vedo", true, Some(Announcement::Call)),
            ("Rilancio!", true, Some(Announcement::Raise)),
            ("rilancio a 1.200", true, Some(Announcement::RaiseTo(chips(1_200)))),
            ("rilancio a mille", true, Some(Announcement::RaiseTo(chips(1_000)))),
            ("raise to a thousand", true, Some(Announcement::RaiseTo(chips(1_000)))),
            ("raise, eight thousand", true, Some(Announcement::RaiseTo(chips(8_000)))),
            ("fourteen hundred", true, Some(Announcement::Amount(chips(1_400)))),
            ("I bet five hundred", false, Some(Announcement::Bet(chips(500)))),
            ("punto duemilacinquecento", false, Some(Announcement::Bet(chips(2_500)))),
            ("passo", true, Some(Announcement::Fold)),
            ("passo", false, Some(Announcement::Check)),
            ("passo parola", false, Some(Announcement::Check)),
            ("non vedo", true, Some(Announcement::Fold)),
            ("All in", true, Some(Announcement::AllIn)),
            ("resti", true, Some(Announcement::AllIn)),
            ("piatto", true, Some(Announcement::Pot)),
            ("apro di piatto", false, Some(Announcement::Pot)),
            ("cip", false, Some(Announcement::Bet(chips(100)))),
            ("I bet the pot", false, Some(Announcement::Pot)),
            ("rilancio i resti", true, Some(Announcement::AllIn)),
            ("call five", true, Some(Announcement::Call)),
            ("io vedo", true, Some(Announcement::Call)),
            ("call raise", true, None),
            ("five", false, None),
            ("Call, please.", true, Some(Announcement::Call)),
            ("raise,two and a half thousand", true, Some(Announcement::RaiseTo(chips(2_500)))),
            ("half a million", true, Some(Announcement::Amount(chips(500_000)))),
            ("un milione e mezzo", true, Some(Announcement::Amount(chips(1_500_000)))),
            ("rilancio duemila, per favore", true, Some(Announcement::RaiseTo(chips(2_000)))),
            ("half the pot", true, None),
            ("two and a half", true, None),
            ("raise two five", true, None),
            ("ciao", true, None),
            ("", true, None),
        ];
        for (words, faces_bet, means) in cases {
            let heard = meaning(words, faces_bet, chips(100));
            assert_eq!(heard, means.map(Meaning::Said), "{words}");
        }
    }
    #[test]
    fn a_small_word_is_not_joined_to_the_amount_behind_it() {
        let (chips, said) = (Chips::new, Meaning::Said);
        let cases = [
            ("a raise to ten thousand", said(Announcement::RaiseTo(chips(10_000)))),
            ("three-bet to twelve thousand", said(Announcement::RaiseTo(chips(12_000)))),
            ("3bet to twelve thousand", said(Announcement::RaiseTo(chips(12_000)))),
            ("one raise, ten thousand", said(Announcement::RaiseTo(chips(10_000)))),
            ("un rilancio a diecimila", said(Announcement::RaiseTo(chips(10_000)))),
            ("raise a thousand", said(Announcement::RaiseTo(chips(1_000)))),
            ("raise a five thousand", said(Announcement::RaiseTo(chips(5_000)))),
            ("ok, twelve thousand", said(Announcement::Amount(chips(12_000)))),
            ("1.2 million", said(Announcement::Amount(chips(1_200_000)))),
            ("12 000", said(Announcement::Amount(chips(12_000)))),
            ("1 250 000", said(Announcement::Amount(chips(1_250_000)))),
            ("a raise", said(Announcement::Raise)),
            ("re-raise", said(Announcement::Raise)),
            ("four-bet", said(Announcement::Raise)),
            ("a call", said(Announcement::Call)),
            ("shove", said(Announcement::AllIn)),
            ("resto", said(Announcement::AllIn)),
            ("il resto", said(Announcement::AllIn)),
            ("vado all in", said(Announcement::AllIn)),
            ("I'm all in", said(Announcement::AllIn)),
            ("six thousand more", Meaning::OnTop(chips(6_000))),
            ("six thousand on top", Meaning::OnTop(chips(6_000))),
            ("another six thousand", Meaning::OnTop(chips(6_000))),
            ("raise by six thousand", Meaning::OnTop(chips(6_000))),
            ("rilancio di seimila", Meaning::OnTop(chips(6_000))),
            ("altri seimila", Meaning::OnTop(chips(6_000))),
            ("seimila in più", Meaning::OnTop(chips(6_000))),
            ("minimum raise", Meaning::Least),
            ("min-raise", Meaning::Least),
            ("rilancio minimo", Meaning::Least),
            ("double it", Meaning::Twice),
            ("il doppio", Meaning::Twice),
        ];
        for (words, means) in cases {
            assert_eq!(meaning(words, true, chips(100)), Some(means), "{words}");
        }
    }

    #[test]
    fn words_of_which_one_is_not_understood_mean_nothing() {
        for words in [
            "fiddlesticks",
            "raise fiddlesticks",
            "two thousand to five thousand",
            "five thousand raise ten thousand",
            "double six thousand",
            "call six thousand on top",
            "more",
            "ok",
            "the",
        ] {
            assert_eq!(meaning(words, true, Chips::new(100)), None, "{words}");
            assert!(with_number(words).is_none(), "{words}");
        }
    }
}

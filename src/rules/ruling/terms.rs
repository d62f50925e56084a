//! The words of the table, English and Italian (TDA 2024 rule 3, WSOP T59).

use super::{numbers::Spoken, situation::Said};
use crate::rules::chips::Chips;

/// What a word of the table announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    Check,
    /// A check, or a fold when there is a bet to match: *passo*.
    Pass,
    Call,
    Fold,
    Bet,
    /// A bet of the least there is: *cip*.
    LeastBet,
    Raise,
    AllIn,
    Pot,
}

/// The words that are understood, with what they announce.
pub const TERMS: &[(&str, Intent)] = &[
    ("check", Intent::Check),
    ("call", Intent::Call),
    ("fold", Intent::Fold),
    ("bet", Intent::Bet),
    ("raise", Intent::Raise),
    ("complete", Intent::Raise),
    ("all-in", Intent::AllIn),
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
    ("completo", Intent::Raise),
    ("resti", Intent::AllIn),
    ("i resti", Intent::AllIn),
    ("tutto", Intent::AllIn),
    ("piatto", Intent::Pot),
    ("apro di piatto", Intent::Pot),
];

/// Words that say nothing of their own.
const FILLERS: &[&str] = &[
    "i", "to", "the", "and", "it", "make", "makes", "chips", "total", "io", "e", "ed", "di", "del",
    "al", "il", "la", "fiches", "totale", "per", "please", "favore", "prego", "i'll",
];

/// What words mean, if they can mean but one thing: "vedo" is a call, "rilancio 1.200" a raise to
/// 1,200. *Passo* is a fold when there is a bet to match, else a check; *cip* is a bet of `least`.
pub fn said(words: &str, faces_bet: bool, least: Chips) -> Option<Said> {
    let plain = plain(words);
    let (announced, spoken) = intent(&plain)
        .map_or_else(|| listen(&plain), |announced| Some((Some(announced), Spoken::default())))?;
    let amount = spoken.clear().map(Chips::new);
    Some(match announced {
        Some(Intent::Pass) if faces_bet => Said::Fold,
        Some(Intent::Check | Intent::Pass) => Said::Check,
        Some(Intent::Call) => Said::Call,
        Some(Intent::Fold) => Said::Fold,
        Some(Intent::AllIn) => Said::AllIn,
        Some(Intent::Pot) => Said::Pot,
        Some(Intent::LeastBet) => Said::Bet(least),
        Some(Intent::Bet) if spoken.is_empty() => Said::Bet(least),
        Some(Intent::Bet) => Said::Bet(amount?),
        Some(Intent::Raise) if spoken.is_empty() => Said::Raise,
        Some(Intent::Raise) => Said::RaiseTo(amount?),
        None => Said::Amount(amount?),
    })
}

/// Is a raise announced in the words, and which number? Nothing if there is no number, or anything
/// else beside.
pub(super) fn raise_and_number(words: &str) -> Option<(bool, Spoken)> {
    let (announced, spoken) = listen(&plain(words))?;
    (!spoken.is_empty()).then_some((announced == Some(Intent::Raise), spoken))
}

/// The action and the number that are in the words; nothing if a word is neither.
fn listen(plain: &str) -> Option<(Option<Intent>, Spoken)> {
    let mut announced = None;
    let mut spoken = Spoken::default();
    for word in plain.split(' ').filter(|word| !word.is_empty()) {
        if word == "a" && !spoken.is_empty() || FILLERS.contains(&word) {
            continue;
        }
        match (announced, intent(word)) {
            (None, Some(intent)) => announced = Some(intent),
            // "I bet the pot", "rilancio i resti".
            (Some(Intent::Bet | Intent::Raise), Some(of @ (Intent::Pot | Intent::AllIn))) => {
                announced = Some(of);
            }
            // "Rilancio a mille": the Italian "a" is no "one".
            (Some(_), None) if word == "a" => {}
            (_, None) if spoken.hear(word) => {}
            _ => return None,
        }
    }
    // "Half the pot" is no pot.
    let is_part_of_the_pot = announced == Some(Intent::Pot) && !spoken.is_empty();
    (!is_part_of_the_pot).then_some((announced, spoken))
}

fn intent(words: &str) -> Option<Intent> {
    TERMS.iter().find(|(term, _)| *term == words).map(|(_, intent)| *intent)
}

/// Small letters and single spaces; a comma or full stop only inside a number.
fn plain(words: &str) -> String {
    let words = without_commas(&words.to_lowercase()).replace("all in", "all-in");
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

/// A space for each comma or full stop that is not between digits.
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

//! The words and operators of a formula.

use super::{FormulaFault, FormulaFaultKind, LONGEST, Sign};

/// A word or an operator.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    Number(f64),
    Word(String),
    Sign(Sign),
    Not,
    Open,
    Close,
    Comma,
    End,
}

/// The operators of two characters, then those of one.
const SIGNS: [(&str, Sign); 20] = [
    ("<=", Sign::AtMost),
    ("≤", Sign::AtMost),
    (">=", Sign::AtLeast),
    ("≥", Sign::AtLeast),
    ("<>", Sign::IsNot),
    ("!=", Sign::IsNot),
    ("≠", Sign::IsNot),
    ("==", Sign::Is),
    ("=", Sign::Is),
    ("<", Sign::Less),
    (">", Sign::More),
    ("+", Sign::Plus),
    ("-", Sign::Minus),
    ("−", Sign::Minus),
    ("**", Sign::Power),
    ("^", Sign::Power),
    ("*", Sign::Times),
    ("×", Sign::Times),
    ("·", Sign::Times),
    ("/", Sign::Over),
];

/// Returns every word and operator with its position in characters, from 1; the last is the end.
pub(super) fn tokens(text: &str) -> Result<Vec<(usize, Token)>, FormulaFault> {
    if text.chars().count() > LONGEST {
        return Err(FormulaFault { column: LONGEST + 1, what: FormulaFaultKind::TooLong });
    }
    let mut rest = text;
    let mut column = 1;
    let mut found = Vec::new();
    while let Some(letter) = rest.chars().next() {
        let (token, length) = if letter.is_whitespace() {
            (None, 1)
        } else if letter.is_ascii_digit() || letter == '.' {
            let (number, length) = number(rest).map_err(|what| FormulaFault { column, what })?;
            (Some(Token::Number(number)), length)
        } else if letter.is_ascii_alphabetic() || letter == '_' {
            let word: String = rest.chars().take_while(|l| is_of_word(*l)).collect();
            let length = word.len();
            (Some(word_or_sign(word)), length)
        } else {
            sign(rest, letter).map_err(|what| FormulaFault { column, what })?
        };
        found.extend(token.map(|token| (column, token)));
        column += length;
        rest = rest.char_indices().nth(length).map_or("", |(at, _)| &rest[at..]);
    }
    found.push((column, Token::End));
    Ok(found)
}

fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

fn word_or_sign(word: String) -> Token {
    match word.as_str() {
        "and" => Token::Sign(Sign::And),
        "or" => Token::Sign(Sign::Or),
        "not" => Token::Not,
        _ => Token::Word(word),
    }
}

/// Reads an operator or a bracket, and returns its length in characters.
fn sign(rest: &str, letter: char) -> Result<(Option<Token>, usize), FormulaFaultKind> {
    let one = match letter {
        '(' => Token::Open,
        ')' => Token::Close,
        ',' | ';' => Token::Comma,
        '÷' => Token::Sign(Sign::Over),
        _ => {
            let found = SIGNS.iter().find(|(written, _)| rest.starts_with(written));
            let (written, sign) = found.ok_or(FormulaFaultKind::Letter(letter))?;
            return Ok((Some(Token::Sign(*sign)), written.chars().count()));
        }
    };
    Ok((Some(one), 1))
}

/// Reads a number, and returns its length in characters: digits, at most one point.
fn number(rest: &str) -> Result<(f64, usize), FormulaFaultKind> {
    let digits: String = rest.chars().take_while(|l| l.is_ascii_digit() || *l == '.').collect();
    let number = digits.parse().map_err(|_| FormulaFaultKind::Number)?;
    Ok((number, digits.len()))
}

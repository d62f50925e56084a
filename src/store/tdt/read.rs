//! The parsing of text to values. Nothing is run: a constructor is a name with parentheses.

use std::borrow::Cow;

use super::value::{Value, ValueKind};

/// The deepest nesting of values. The files of the program itself reach about 20.
pub const DEEPEST: usize = 128;
/// The most values that are read.
pub const MOST_VALUES: usize = 2_000_000;

/// The reason why a text is not such a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SyntaxFault {
    /// The place, in bytes.
    pub at: usize,
    pub expected: ExpectedSyntax,
}

/// The expected content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedSyntax {
    Value,
    /// The name of a field, or the closing brace.
    Key,
    Sign(char),
    /// A comma, or this closing sign.
    CommaOr(char),
    /// The name of a constructor.
    Name,
    /// The closing quote, on the same line.
    Quote(char),
    /// An escape of two or four hexadecimal digits.
    Escape,
    CommentEnd,
    /// The end of the file.
    End,
    /// Less nesting.
    Shallower,
    /// Fewer values.
    Fewer,
}

/// Parses a text as one value.
pub(super) fn read(text: &str) -> Result<Value<'_>, SyntaxFault> {
    let mut reader = SyntaxReader { text, at: 0, depth: 0, values: 0 };
    let value = reader.value()?;
    reader.skip()?;
    if reader.peek() == Some(';') {
        reader.at += 1;
        reader.skip()?;
    }
    if reader.at < text.len() { Err(reader.wrong(ExpectedSyntax::End)) } else { Ok(value) }
}

struct SyntaxReader<'t> {
    text: &'t str,
    at: usize,
    depth: usize,
    values: usize,
}

impl<'t> SyntaxReader<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    const fn wrong(&self, expected: ExpectedSyntax) -> SyntaxFault {
        SyntaxFault { at: self.at, expected }
    }

    /// Skips spaces and comments.
    fn skip(&mut self) -> Result<(), SyntaxFault> {
        loop {
            let rest = self.rest();
            let blank = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
            self.at += rest.len() - rest.trim_start_matches(blank).len();
            let rest = self.rest();
            if let Some(comment) = rest.strip_prefix("//") {
                let ends = comment.find(['\n', '\r']).unwrap_or(comment.len());
                self.at += 2 + ends;
            } else if let Some(comment) = rest.strip_prefix("/*") {
                let ends =
                    comment.find("*/").ok_or_else(|| self.wrong(ExpectedSyntax::CommentEnd))?;
                self.at += 4 + ends;
            } else {
                return Ok(());
            }
        }
    }

    /// Skips this sign if it comes next, after spaces. Returns whether it did.
    fn skip_if(&mut self, sign: char) -> Result<bool, SyntaxFault> {
        self.skip()?;
        let there = self.peek() == Some(sign);
        self.at += if there { sign.len_utf8() } else { 0 };
        Ok(there)
    }

    fn value(&mut self) -> Result<Value<'t>, SyntaxFault> {
        self.skip()?;
        let at = self.at;
        self.values += 1;
        if self.values > MOST_VALUES {
            return Err(self.wrong(ExpectedSyntax::Fewer));
        }
        if self.depth >= DEEPEST {
            return Err(self.wrong(ExpectedSyntax::Shallower));
        }
        self.depth += 1;
        let kind = match self.peek() {
            Some('{') => self.record()?,
            Some('[') => {
                self.at += 1;
                ValueKind::List(self.until(']')?)
            }
            Some(quote @ ('"' | '\'')) => ValueKind::Text(self.quoted(quote)?),
            Some('0'..='9' | '-' | '+' | '.') => self.number()?,
            Some(letter) if starts_a_name(letter) => self.named()?,
            _ => return Err(self.wrong(ExpectedSyntax::Value)),
        };
        self.depth -= 1;
        Ok(Value { at, kind })
    }

    /// Reads values with commas between them, and the closing sign.
    fn until(&mut self, close: char) -> Result<Vec<Value<'t>>, SyntaxFault> {
        let mut values = Vec::new();
        loop {
            if self.skip_if(close)? {
                return Ok(values);
            }
            values.push(self.value()?);
            if !self.skip_if(',')? {
                if self.skip_if(close)? {
                    return Ok(values);
                }
                return Err(self.wrong(ExpectedSyntax::CommaOr(close)));
            }
        }
    }

    fn record(&mut self) -> Result<ValueKind<'t>, SyntaxFault> {
        self.at += 1;
        let mut fields = Vec::new();
        loop {
            if self.skip_if('}')? {
                return Ok(ValueKind::Record(fields));
            }
            let key = self.key()?;
            if !self.skip_if(':')? {
                return Err(self.wrong(ExpectedSyntax::Sign(':')));
            }
            fields.push((key, self.value()?));
            if !self.skip_if(',')? {
                if self.skip_if('}')? {
                    return Ok(ValueKind::Record(fields));
                }
                return Err(self.wrong(ExpectedSyntax::CommaOr('}')));
            }
        }
    }

    fn key(&mut self) -> Result<Cow<'t, str>, SyntaxFault> {
        match self.peek() {
            Some(quote @ ('"' | '\'')) => self.quoted(quote),
            Some(letter) if starts_a_name(letter) || letter.is_ascii_digit() => {
                Ok(Cow::Borrowed(self.word(is_in_a_name)))
            }
            _ => Err(self.wrong(ExpectedSyntax::Key)),
        }
    }

    fn word(&mut self, belongs: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let length = rest.find(|letter| !belongs(letter)).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    fn number(&mut self) -> Result<ValueKind<'t>, SyntaxFault> {
        let from = self.at;
        if matches!(self.peek(), Some('-' | '+')) {
            self.at += 1;
        }
        if self.rest().starts_with("Infinity") {
            self.at += "Infinity".len();
            return Ok(ValueKind::Nothing);
        }
        let digits = self.word(|letter| letter.is_ascii_digit() || letter == '.');
        let points = digits.bytes().filter(|letter| *letter == b'.').count();
        if points > 1 || digits.len() == points {
            self.at = from;
            return Err(self.wrong(ExpectedSyntax::Value));
        }
        if matches!(self.peek(), Some('e' | 'E')) {
            self.at += 1;
            if matches!(self.peek(), Some('-' | '+')) {
                self.at += 1;
            }
            if self.word(|letter| letter.is_ascii_digit()).is_empty() {
                self.at = from;
                return Err(self.wrong(ExpectedSyntax::Value));
            }
        }
        Ok(ValueKind::Number(self.text.get(from..self.at).unwrap_or_default()))
    }

    /// Reads a word that is a value, or a constructor with its arguments.
    fn named(&mut self) -> Result<ValueKind<'t>, SyntaxFault> {
        let mut name = self.word(|letter| is_in_a_name(letter) || letter == '.');
        match name {
            "null" | "undefined" | "NaN" | "Infinity" => return Ok(ValueKind::Nothing),
            "true" => return Ok(ValueKind::Flag(true)),
            "false" => return Ok(ValueKind::Flag(false)),
            "new" => {
                self.skip()?;
                if !self.peek().is_some_and(starts_a_name) {
                    return Err(self.wrong(ExpectedSyntax::Name));
                }
                name = self.word(|letter| is_in_a_name(letter) || letter == '.');
            }
            _ => {}
        }
        if !self.skip_if('(')? {
            return Err(self.wrong(ExpectedSyntax::Sign('(')));
        }
        Ok(ValueKind::Made { name, of: self.until(')')? })
    }

    fn quoted(&mut self, quote: char) -> Result<Cow<'t, str>, SyntaxFault> {
        let opened = self.at;
        self.at += 1;
        let from = self.at;
        let plain = self.rest().find([quote, '\\', '\n', '\r']).unwrap_or(self.rest().len());
        self.at += plain;
        if self.peek() == Some(quote) {
            let text = self.text.get(from..self.at).unwrap_or_default();
            self.at += 1;
            return Ok(Cow::Borrowed(text));
        }
        let mut text = self.text.get(from..self.at).unwrap_or_default().to_owned();
        let never_closed = SyntaxFault { at: opened, expected: ExpectedSyntax::Quote(quote) };
        loop {
            let letter = self.peek().ok_or(never_closed)?;
            match letter {
                '\n' | '\r' => return Err(never_closed),
                '\\' => self.escape(&mut text)?,
                _ => self.at += letter.len_utf8(),
            }
            if letter == quote {
                return Ok(Cow::Owned(text));
            }
            if letter != '\\' {
                text.push(letter);
            }
        }
    }

    fn escape(&mut self, text: &mut String) -> Result<(), SyntaxFault> {
        self.at += 1;
        let letter = self.peek().ok_or_else(|| self.wrong(ExpectedSyntax::Escape))?;
        self.at += letter.len_utf8();
        text.push(match letter {
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'v' => '\u{b}',
            '0' => '\0',
            // A line that continues on the next one.
            '\r' => {
                self.at += usize::from(self.peek() == Some('\n'));
                return Ok(());
            }
            '\n' => return Ok(()),
            'x' => char::from_u32(self.hexadecimal(2)?).unwrap_or(char::REPLACEMENT_CHARACTER),
            'u' => self.of_unicode()?,
            other => other,
        });
        Ok(())
    }

    fn of_unicode(&mut self) -> Result<char, SyntaxFault> {
        if self.rest().starts_with('{') {
            self.at += 1;
            let digits = self.word(|letter| letter.is_ascii_hexdigit());
            let code =
                u32::from_str_radix(digits, 16).map_err(|_| self.wrong(ExpectedSyntax::Escape))?;
            if self.peek() != Some('}') {
                return Err(self.wrong(ExpectedSyntax::Escape));
            }
            self.at += 1;
            return Ok(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        let first = self.hexadecimal(4)?;
        // Letters beyond the first 65,536 are written as two halves.
        if (0xd800..0xdc00).contains(&first) && self.rest().starts_with("\\u") {
            let back = self.at;
            self.at += 2;
            if let Ok(second @ 0xdc00..0xe000) = self.hexadecimal(4) {
                let code = 0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00);
                return Ok(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
            }
            self.at = back;
        }
        Ok(char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    fn hexadecimal(&mut self, digits: usize) -> Result<u32, SyntaxFault> {
        let written = self.rest().get(..digits);
        let written = written.filter(|all| all.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let code = written.and_then(|written| u32::from_str_radix(written, 16).ok());
        let code = code.ok_or_else(|| self.wrong(ExpectedSyntax::Escape))?;
        self.at += digits;
        Ok(code)
    }
}

fn starts_a_name(letter: char) -> bool {
    letter.is_alphabetic() || matches!(letter, '_' | '$')
}

fn is_in_a_name(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '_' | '$')
}

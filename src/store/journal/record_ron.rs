//! The reader of records: of commands, records and heads in RON.
//!
//! It knows the RON that records need and no more: no floats, no letters, no numbers in another base
//! or with a type, no extensions. So it is several times smaller and faster than a reader of any RON.
//! Its faults are those of `ron`, with the place in the text. What it reads, `ron` reads as the same
//! value (`tests/event/formats/record_ron.rs`).

use std::{fmt, mem};

use ron::error::{Error as RonError, Position, Span, SpannedError};
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};

/// The most bytes read to count the parts of a list. A longer list can grow as it is read.
const COUNTED: usize = 1_024;
/// The most nested brackets, as in `ron`.
const DEEPEST: usize = 128;

/// Returns the value of `text`.
///
/// # Errors
/// The first fault, with its place.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, SpannedError> {
    let mut reader = RecordReader { text, at: 0, token: 0, depth: 0 };
    let read = T::deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
    read.map_err(|Fault(code)| {
        let span = Span { start: position(text, reader.token), end: position(text, reader.at) };
        SpannedError { code: *code, span }
    })
}

/// Returns the line and column of this byte, counted from 1.
fn position(text: &str, at: usize) -> Position {
    let before = text.get(..at).unwrap_or(text);
    let line = before.rsplit('\n').next().unwrap_or_default();
    Position { line: 1 + before.matches('\n').count(), col: 1 + line.chars().count() }
}

/// A fault in the text. It is boxed, because every step of a reading returns a result.
#[derive(Debug)]
struct Fault(Box<RonError>);

impl From<RonError> for Fault {
    fn from(error: RonError) -> Self {
        Self(Box::new(error))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Fault {}

impl de::Error for Fault {
    fn custom<T: fmt::Display>(what: T) -> Self {
        RonError::custom(what).into()
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        RonError::invalid_type(found, expected).into()
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        RonError::invalid_value(found, expected).into()
    }

    fn invalid_length(found: usize, expected: &dyn de::Expected) -> Self {
        RonError::invalid_length(found, expected).into()
    }

    fn unknown_variant(found: &str, expected: &'static [&'static str]) -> Self {
        RonError::unknown_variant(found, expected).into()
    }

    fn unknown_field(found: &str, expected: &'static [&'static str]) -> Self {
        RonError::unknown_field(found, expected).into()
    }

    fn missing_field(field: &'static str) -> Self {
        RonError::missing_field(field).into()
    }

    fn duplicate_field(field: &'static str) -> Self {
        RonError::duplicate_field(field).into()
    }
}

type ReadResult<T> = Result<T, Fault>;

struct RecordReader<'t> {
    text: &'t str,
    at: usize,
    /// The beginning of the last word, number or text.
    token: usize,
    depth: usize,
}

impl<'t> RecordReader<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Returns the next sign after blanks and comments.
    fn next(&mut self) -> ReadResult<Option<u8>> {
        // A line of a file has neither.
        match self.byte() {
            Some(b'!'..=b'.' | b'0'..=b'~') | None => {}
            Some(_) => self.skip_blanks()?,
        }
        Ok(self.byte())
    }

    fn skip_blanks(&mut self) -> ReadResult<()> {
        loop {
            let rest = self.rest();
            let blank = |c: char| c.is_whitespace() || matches!(c, '\u{200e}' | '\u{200f}');
            let trimmed = rest.trim_start_matches(blank);
            self.at += rest.len() - trimmed.len();
            if let Some(comment) = trimmed.strip_prefix("//") {
                self.at += 2 + comment.find('\n').unwrap_or(comment.len());
            } else if trimmed.starts_with("/*") {
                self.skip_block_comment()?;
            } else {
                return Ok(());
            }
        }
    }

    /// Skips a comment between `/*` and `*/`, with those inside it.
    fn skip_block_comment(&mut self) -> ReadResult<()> {
        let mut depth = 0_usize;
        loop {
            let rest = self.rest();
            if rest.starts_with("/*") {
                depth += 1;
                self.at += 2;
            } else if rest.starts_with("*/") {
                depth -= 1;
                self.at += 2;
            } else {
                let sign = rest.chars().next().ok_or(RonError::UnclosedBlockComment)?;
                self.at += sign.len_utf8();
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Checks that nothing follows.
    fn end(&mut self) -> ReadResult<()> {
        match self.next()? {
            Some(_) => Err(RonError::TrailingCharacters.into()),
            None => Ok(()),
        }
    }

    /// Skips this sign, which must come next.
    fn expect(&mut self, sign: u8) -> ReadResult<()> {
        if self.next()? != Some(sign) {
            self.token = self.at;
            let is_end = self.byte().is_none();
            return Err(if is_end { RonError::Eof } else { without_sign(sign) }.into());
        }
        self.at += 1;
        Ok(())
    }

    /// Takes the bytes for which `is` holds. The byte after them must begin a letter.
    fn take_while(&mut self, is: impl Fn(u8) -> bool) -> &'t str {
        let rest = self.rest();
        let length = rest.bytes().position(|byte| !is(byte)).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    /// Returns the next word. Names in this program consist of plain letters.
    fn word(&mut self) -> ReadResult<&'t str> {
        let first = self.next()?;
        self.token = self.at;
        if first.is_none() {
            return Err(RonError::Eof.into());
        }
        if first.is_some_and(|first| first.is_ascii_digit()) {
            return Err(RonError::ExpectedIdentifier.into());
        }
        let word =
            self.take_while(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80);
        if word.is_empty() { Err(RonError::ExpectedIdentifier.into()) } else { Ok(word) }
    }

    /// Skips the name of a struct, which may come before its content. Returns whether it is there.
    fn skip_name(&mut self, name: &'static str) -> ReadResult<bool> {
        if self.next()?.is_none_or(|first| !first.is_ascii_alphabetic()) {
            return Ok(false);
        }
        let found = self.word()?;
        if found == name {
            return Ok(true);
        }
        let found = found.to_owned();
        Err(RonError::ExpectedDifferentStructName { expected: name, found }.into())
    }

    /// Returns the next number without its sign, and whether it is negative. Underscores may be
    /// between its digits.
    fn number(&mut self) -> ReadResult<(bool, u64)> {
        let first = self.next()?;
        self.token = self.at;
        let is_negative = first == Some(b'-');
        self.at += usize::from(is_negative);
        let digits = self.take_while(|byte| byte.is_ascii_digit() || byte == b'_');
        if digits.is_empty() {
            return Err(RonError::ExpectedInteger.into());
        }
        if digits.starts_with('_') {
            return Err(RonError::UnderscoreAtBeginning.into());
        }
        let parsed =
            if digits.contains('_') { digits.replace('_', "").parse() } else { digits.parse() };
        let number = parsed.map_err(|_| RonError::IntegerOutOfBounds)?;
        // A letter or a point would make another number of it.
        match self.byte() {
            Some(b'.' | b'a'..=b'z' | b'A'..=b'Z' | 0x80..) => {
                Err(RonError::ExpectedInteger.into())
            }
            _ => Ok((is_negative, number)),
        }
    }

    fn digits(&mut self) -> ReadResult<u64> {
        match self.number()? {
            (true, _) => Err(RonError::ExpectedInteger.into()),
            (false, number) => Ok(number),
        }
    }

    fn signed(&mut self) -> ReadResult<i64> {
        let (is_negative, number) = self.number()?;
        let number = if is_negative { -i128::from(number) } else { i128::from(number) };
        i64::try_from(number).map_err(|_| RonError::IntegerOutOfBounds.into())
    }

    fn string<V: Visitor<'t>>(&mut self, visitor: V) -> ReadResult<V::Value> {
        if self.next()? == Some(b'r') {
            return self.raw_string(visitor);
        }
        self.token = self.at;
        self.expect(b'"')?;
        let is_plain = |byte| byte != b'"' && byte != b'\\';
        let first = self.take_while(is_plain);
        if self.byte() == Some(b'"') {
            self.at += 1;
            return visitor.visit_borrowed_str(first);
        }
        let mut whole = first.to_owned();
        while self.byte() == Some(b'\\') {
            self.at += 1;
            whole.push(self.escaped()?);
            whole.push_str(self.take_while(is_plain));
        }
        if self.byte() != Some(b'"') {
            return Err(RonError::ExpectedStringEnd.into());
        }
        self.at += 1;
        visitor.visit_string(whole)
    }

    /// Returns the letter after a backslash.
    fn escaped(&mut self) -> ReadResult<char> {
        let invalid = || RonError::InvalidEscape("Unknown escape character");
        let sign = self.byte().ok_or(RonError::Eof)?;
        self.at += usize::from(sign.is_ascii());
        Ok(match sign {
            b'"' | b'\\' | b'\'' => char::from(sign),
            b'n' => '\n',
            b't' => '\t',
            b'r' => '\r',
            b'0' => '\0',
            b'x' => {
                let code = self.rest().get(..2).ok_or_else(invalid)?;
                self.at += 2;
                char::from(u8::from_str_radix(code, 16).map_err(|_| invalid())?)
            }
            b'u' => {
                let code = self.rest().strip_prefix('{').and_then(|rest| rest.split_once('}'));
                let (code, _) = code.ok_or_else(invalid)?;
                self.at += code.len() + 2;
                let code = u32::from_str_radix(code, 16).map_err(|_| invalid())?;
                char::from_u32(code).ok_or_else(invalid)?
            }
            _ => return Err(invalid().into()),
        })
    }

    /// Reads a text such as `r"…"` or `r#"…"#`, without escapes.
    fn raw_string<V: Visitor<'t>>(&mut self, visitor: V) -> ReadResult<V::Value> {
        self.token = self.at;
        self.at += 1;
        let marks = self.take_while(|byte| byte == b'#');
        if self.byte() != Some(b'"') {
            return Err(RonError::ExpectedString.into());
        }
        self.at += 1;
        let end = format!("\"{marks}");
        let (raw, _) = self.rest().split_once(&end).ok_or(RonError::ExpectedStringEnd)?;
        self.at += raw.len() + end.len();
        visitor.visit_borrowed_str(raw)
    }

    /// Reads the content between these signs.
    fn read_between<T>(
        &mut self,
        (open, close): (u8, u8),
        read: impl FnOnce(Parts<'_, 't>) -> ReadResult<T>,
    ) -> ReadResult<T> {
        self.expect(open)?;
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(RonError::ExceededRecursionLimit.into());
        }
        let value = read(Parts { of: &mut *self, close, is_first: true })?;
        self.depth -= 1;
        // A comma may follow the last part.
        if self.next()? == Some(b',') {
            self.at += 1;
        }
        self.expect(close)?;
        Ok(value)
    }
}

/// Returns the fault of a text without this sign where it must be.
#[cold]
fn without_sign(sign: u8) -> RonError {
    match sign {
        b'(' => RonError::ExpectedStructLike,
        b')' => RonError::ExpectedStructLikeEnd,
        b'[' => RonError::ExpectedArray,
        b']' => RonError::ExpectedArrayEnd,
        b'{' => RonError::ExpectedMap,
        b'}' => RonError::ExpectedMapEnd,
        b':' => RonError::ExpectedMapColon,
        b'"' => RonError::ExpectedString,
        _ => RonError::ExpectedComma,
    }
}

/// Adds the name of the type to a fault that has none.
fn in_type(name: &'static str) -> impl FnOnce(Fault) -> Fault {
    move |Fault(mut code)| {
        if let RonError::NoSuchEnumVariant { outer, .. }
        | RonError::NoSuchStructField { outer, .. }
        | RonError::MissingStructField { outer, .. }
        | RonError::DuplicateStructField { outer, .. } = &mut *code
        {
            outer.get_or_insert_with(|| name.to_owned());
        }
        Fault(code)
    }
}

const ROUND: (u8, u8) = (b'(', b')');
const SQUARE: (u8, u8) = (b'[', b']');
const CURLY: (u8, u8) = (b'{', b'}');

macro_rules! numbers {
    ($($method:ident $visit:ident $read:ident)*) => {
        $(fn $method<V: Visitor<'t>>(self, visitor: V) -> ReadResult<V::Value> {
            visitor.$visit(self.$read()?)
        })*
    };
}

macro_rules! never_written {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'t>>(self, _: V) -> ReadResult<V::Value> {
            Err(Fault::custom("a value that no record has"))
        })*
    };
}

impl<'t> Deserializer<'t> for &mut RecordReader<'t> {
    type Error = Fault;

    numbers! {
        deserialize_u8 visit_u64 digits
        deserialize_u16 visit_u64 digits
        deserialize_u32 visit_u64 digits
        deserialize_u64 visit_u64 digits
        deserialize_i8 visit_i64 signed
        deserialize_i16 visit_i64 signed
        deserialize_i32 visit_i64 signed
        deserialize_i64 visit_i64 signed
    }

    never_written! {
        deserialize_i128 deserialize_u128 deserialize_f32 deserialize_f64 deserialize_char
        deserialize_bytes deserialize_byte_buf deserialize_ignored_any
    }

    /// Reads a value of unknown type: only texts and structs occur.
    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> ReadResult<V::Value> {
        match self.next()? {
            Some(b'"' | b'r') => self.string(visitor),
            Some(b'(') => self.read_between(ROUND, |parts| visitor.visit_map(parts)),
            _ => Err(RonError::ExpectedString.into()),
        }
    }

    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> ReadResult<V::Value> {
        match self.word()? {
            "true" => visitor.visit_bool(true),
            "false" => visitor.visit_bool(false),
            _ => Err(RonError::ExpectedBoolean.into()),
        }
    }

    fn deserialize_str<V: Visitor<'t>>(self, visitor: V) -> ReadResult<V::Value> {
        self.string(visitor)
    }

    fn deserialize_string<V: Visitor<'t>>(self, visitor: V) -> ReadResult<V::Value> {
        self.string(visitor)
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> ReadResult<V::Value> {
        match self.word()? {
            "None" => visitor.visit_none(),
            "Some" => self.read_between(ROUND, |parts| visitor.visit_some(parts.of)),
            _ => Err(RonError::ExpectedOption.into()),
        }
    }

    fn deserialize_unit<V: Visitor<'t>>(self, visitor: V) -> ReadResult<V::Value> {
        self.expect(b'(')?;
        self.expect(b')')?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'t>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> ReadResult<V::Value> {
        if self.skip_name(name)? { visitor.visit_unit() } else { self.deserialize_unit(visitor) }
    }

    fn deserialize_newtype_struct<V: Visitor<'t>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> ReadResult<V::Value> {
        self.skip_name(name)?;
        self.read_between(ROUND, |parts| visitor.visit_newtype_struct(parts.of))
    }

    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> ReadResult<V::Value> {
        self.read_between(SQUARE, |parts| visitor.visit_seq(parts))
    }

    fn deserialize_tuple<V: Visitor<'t>>(self, _: usize, visitor: V) -> ReadResult<V::Value> {
        self.read_between(ROUND, |parts| visitor.visit_seq(parts))
    }

    fn deserialize_tuple_struct<V: Visitor<'t>>(
        self,
        name: &'static str,
        _: usize,
        visitor: V,
    ) -> ReadResult<V::Value> {
        self.skip_name(name)?;
        self.read_between(ROUND, |parts| visitor.visit_seq(parts))
    }

    fn deserialize_map<V: Visitor<'t>>(self, visitor: V) -> ReadResult<V::Value> {
        self.read_between(CURLY, |parts| visitor.visit_map(parts))
    }

    fn deserialize_struct<V: Visitor<'t>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> ReadResult<V::Value> {
        self.skip_name(name)?;
        let read = self.read_between(ROUND, |parts| visitor.visit_map(parts));
        read.map_err(in_type(name))
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> ReadResult<V::Value> {
        visitor.visit_enum(self).map_err(in_type(name))
    }

    fn deserialize_identifier<V: Visitor<'t>>(self, visitor: V) -> ReadResult<V::Value> {
        // A variant with the name of a RON word, such as `None`, is written like this.
        if self.next()? == Some(b'r') && self.rest().starts_with("r#") {
            self.at += 2;
        }
        visitor.visit_borrowed_str(self.word()?)
    }
}

/// Parts with commas between them, up to a closing sign.
struct Parts<'p, 't> {
    of: &'p mut RecordReader<'t>,
    close: u8,
    is_first: bool,
}

impl Parts<'_, '_> {
    /// Skips the comma before the next part. Returns whether there is one.
    fn has_next(&mut self) -> ReadResult<bool> {
        if self.of.next()? == Some(self.close) {
            return Ok(false);
        }
        if mem::take(&mut self.is_first) {
            return Ok(true);
        }
        self.of.expect(b',')?;
        Ok(self.of.next()? != Some(self.close))
    }

    /// Returns the number of parts left, if the closing sign is near; an estimate if the text is
    /// faulty.
    fn count(&self) -> Option<usize> {
        let (mut depth, mut commas, mut is_text, mut is_empty) = (0_u32, 0, false, true);
        let mut bytes = self.of.rest().bytes().take(COUNTED);
        while let Some(byte) = bytes.next() {
            match byte {
                b'"' => is_text = !is_text,
                b'\\' if is_text => drop(bytes.next()),
                _ if is_text => {}
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' if depth == 0 => {
                    return Some(if is_empty { 0 } else { commas + 1 });
                }
                b')' | b']' | b'}' => depth -= 1,
                b',' if depth == 0 => commas += 1,
                _ => {}
            }
            is_empty = false;
        }
        None
    }
}

impl<'t> SeqAccess<'t> for Parts<'_, 't> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'t>>(
        &mut self,
        seed: T,
    ) -> ReadResult<Option<T::Value>> {
        if self.has_next()? { seed.deserialize(&mut *self.of).map(Some) } else { Ok(None) }
    }

    /// The count, so that a list of one takes no room for four: nearly every record has one event.
    fn size_hint(&self) -> Option<usize> {
        self.count()
    }
}

impl<'t> MapAccess<'t> for Parts<'_, 't> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'t>>(&mut self, seed: K) -> ReadResult<Option<K::Value>> {
        if self.has_next()? { seed.deserialize(&mut *self.of).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<V: DeserializeSeed<'t>>(&mut self, seed: V) -> ReadResult<V::Value> {
        self.of.expect(b':')?;
        seed.deserialize(&mut *self.of)
    }
}

impl<'t> EnumAccess<'t> for &mut RecordReader<'t> {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'t>>(self, seed: V) -> ReadResult<(V::Value, Self)> {
        let variant = seed.deserialize(&mut *self)?;
        Ok((variant, self))
    }
}

impl<'t> VariantAccess<'t> for &mut RecordReader<'t> {
    type Error = Fault;

    fn unit_variant(self) -> ReadResult<()> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'t>>(self, seed: T) -> ReadResult<T::Value> {
        self.read_between(ROUND, |parts| seed.deserialize(parts.of))
    }

    fn tuple_variant<V: Visitor<'t>>(self, _: usize, visitor: V) -> ReadResult<V::Value> {
        self.read_between(ROUND, |parts| visitor.visit_seq(parts))
    }

    fn struct_variant<V: Visitor<'t>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> ReadResult<V::Value> {
        self.read_between(ROUND, |parts| visitor.visit_map(parts))
    }
}

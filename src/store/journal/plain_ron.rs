//! A reader for RON as this program writes it, several times faster than one for any RON.
//!
//! A line of a journal has no spaces, comments, names of structs or numbers in another base. A line
//! with any of these is refused, as is a faulty one: `ron` then reads it and reports the fault. So
//! this reader never returns a different value than `ron` (`tests/event/formats/plain.rs`).

use std::fmt;

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};

/// Returns the value of `text`, if it is in the form that this program writes.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let mut plain = PlainRon { text, at: 0 };
    let value = T::deserialize(&mut plain).ok()?;
    plain.rest().is_empty().then_some(value)
}

/// The error for text that `ron` must read.
#[derive(Debug)]
struct NotPlain;

impl fmt::Display for NotPlain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The text is never shown: `ron` reports any fault.
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for NotPlain {}

impl Error for NotPlain {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

type PlainResult<T> = Result<T, NotPlain>;

struct PlainRon<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> PlainRon<'t> {
    fn rest(&self) -> &'t [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    fn next(&self) -> Option<u8> {
        self.rest().first().copied()
    }

    /// Skips this sign, which must come next.
    fn expect(&mut self, sign: u8) -> PlainResult<()> {
        if self.next() != Some(sign) {
            return Err(NotPlain);
        }
        self.at += 1;
        Ok(())
    }

    /// Takes the bytes for which `is` holds. The byte after them must begin a letter.
    fn take_while(&mut self, is: impl Fn(u8) -> bool) -> PlainResult<&'t str> {
        let rest = self.rest();
        let length = rest.iter().position(|byte| !is(*byte)).unwrap_or(rest.len());
        let taken = self.text.get(self.at..self.at + length).ok_or(NotPlain)?;
        self.at += length;
        Ok(taken)
    }

    /// Returns the next word. Names in this program consist of plain letters.
    fn word(&mut self) -> PlainResult<&'t str> {
        if self.next().is_none_or(|first| first.is_ascii_digit()) {
            return Err(NotPlain);
        }
        let word = self.take_while(|byte| byte.is_ascii_alphanumeric() || byte == b'_')?;
        // Any other following sign may belong to the word in RON, or make it the beginning of a
        // text.
        let is_all = matches!(self.next(), None | Some(b':' | b',' | b'(' | b')' | b']' | b'}'));
        if is_all && !word.is_empty() { Ok(word) } else { Err(NotPlain) }
    }

    fn digits(&mut self) -> PlainResult<u64> {
        let digits = self.take_while(|byte| byte.is_ascii_digit())?;
        digits.parse().map_err(|_| NotPlain)
    }

    fn signed(&mut self) -> PlainResult<i64> {
        let is_less = self.next() == Some(b'-');
        self.at += usize::from(is_less);
        let digits = i64::try_from(self.digits()?).map_err(|_| NotPlain)?;
        Ok(if is_less { -digits } else { digits })
    }

    fn string<V: Visitor<'t>>(&mut self, visitor: V) -> PlainResult<V::Value> {
        self.expect(b'"')?;
        let is_plain = |byte| byte != b'"' && byte != b'\\';
        let first = self.take_while(is_plain)?;
        if self.next() == Some(b'"') {
            self.at += 1;
            return visitor.visit_borrowed_str(first);
        }
        let mut whole = first.to_owned();
        while self.next() == Some(b'\\') {
            self.at += 1;
            whole.push(match self.next() {
                Some(sign @ (b'"' | b'\\' | b'\'')) => char::from(sign),
                Some(b'n') => '\n',
                Some(b't') => '\t',
                Some(b'r') => '\r',
                _ => return Err(NotPlain),
            });
            self.at += 1;
            whole.push_str(self.take_while(is_plain)?);
        }
        self.expect(b'"')?;
        visitor.visit_string(whole)
    }

    /// Reads the content between these signs.
    fn read_between<T>(
        &mut self,
        (open, close): (u8, u8),
        read: impl FnOnce(Parts<'_, 't>) -> PlainResult<T>,
    ) -> PlainResult<T> {
        self.expect(open)?;
        let value = read(Parts { of: &mut *self, close, is_first: true })?;
        self.expect(close)?;
        Ok(value)
    }
}

const ROUND: (u8, u8) = (b'(', b')');
const SQUARE: (u8, u8) = (b'[', b']');
const CURLY: (u8, u8) = (b'{', b'}');

macro_rules! numbers {
    ($($method:ident $visit:ident $read:ident)*) => {
        $(fn $method<V: Visitor<'t>>(self, visitor: V) -> PlainResult<V::Value> {
            visitor.$visit(self.$read()?)
        })*
    };
}

macro_rules! never_written {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'t>>(self, _: V) -> PlainResult<V::Value> {
            Err(NotPlain)
        })*
    };
}

impl<'t> Deserializer<'t> for &mut PlainRon<'t> {
    type Error = NotPlain;

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
    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> PlainResult<V::Value> {
        match self.next() {
            Some(b'"') => self.string(visitor),
            Some(b'(') => self.read_between(ROUND, |parts| visitor.visit_map(parts)),
            _ => Err(NotPlain),
        }
    }

    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> PlainResult<V::Value> {
        match self.word()? {
            "true" => visitor.visit_bool(true),
            "false" => visitor.visit_bool(false),
            _ => Err(NotPlain),
        }
    }

    fn deserialize_str<V: Visitor<'t>>(self, visitor: V) -> PlainResult<V::Value> {
        self.string(visitor)
    }

    fn deserialize_string<V: Visitor<'t>>(self, visitor: V) -> PlainResult<V::Value> {
        self.string(visitor)
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> PlainResult<V::Value> {
        match self.word()? {
            "None" => visitor.visit_none(),
            "Some" => {
                self.expect(b'(')?;
                let value = visitor.visit_some(&mut *self)?;
                self.expect(b')')?;
                Ok(value)
            }
            _ => Err(NotPlain),
        }
    }

    fn deserialize_unit<V: Visitor<'t>>(self, visitor: V) -> PlainResult<V::Value> {
        self.read_between(ROUND, |_| visitor.visit_unit())
    }

    fn deserialize_unit_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> PlainResult<V::Value> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> PlainResult<V::Value> {
        self.read_between(ROUND, |parts| visitor.visit_newtype_struct(parts.of))
    }

    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> PlainResult<V::Value> {
        self.read_between(SQUARE, |parts| visitor.visit_seq(parts))
    }

    fn deserialize_tuple<V: Visitor<'t>>(self, _: usize, visitor: V) -> PlainResult<V::Value> {
        self.read_between(ROUND, |parts| visitor.visit_seq(parts))
    }

    fn deserialize_tuple_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> PlainResult<V::Value> {
        self.read_between(ROUND, |parts| visitor.visit_seq(parts))
    }

    fn deserialize_map<V: Visitor<'t>>(self, visitor: V) -> PlainResult<V::Value> {
        self.read_between(CURLY, |parts| visitor.visit_map(parts))
    }

    fn deserialize_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> PlainResult<V::Value> {
        self.read_between(ROUND, |parts| visitor.visit_map(parts))
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> PlainResult<V::Value> {
        visitor.visit_enum(self)
    }

    fn deserialize_identifier<V: Visitor<'t>>(self, visitor: V) -> PlainResult<V::Value> {
        // A variant with the name of a RON word, such as `None`, is written like this.
        if self.rest().starts_with(b"r#") {
            self.at += 2;
        }
        visitor.visit_borrowed_str(self.word()?)
    }
}

/// Parts with commas between them, up to a closing sign.
struct Parts<'p, 't> {
    of: &'p mut PlainRon<'t>,
    close: u8,
    is_first: bool,
}

impl Parts<'_, '_> {
    /// Skips the comma before the next part. Returns whether there is one.
    fn has_next(&mut self) -> PlainResult<bool> {
        if self.of.next() == Some(self.close) {
            return Ok(false);
        }
        if !std::mem::take(&mut self.is_first) {
            self.of.expect(b',')?;
        }
        Ok(true)
    }

    /// Returns the number of parts left, if the closing sign is near; an estimate if the text is
    /// faulty.
    fn count(&self) -> Option<usize> {
        let (mut depth, mut commas, mut is_text, mut is_empty) = (0_u32, 0, false, true);
        let mut bytes = self.of.rest().iter().take(COUNTED);
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

/// The most bytes read to count the parts of a list. A longer list can grow as it is read.
const COUNTED: usize = 1_024;

impl<'t> SeqAccess<'t> for Parts<'_, 't> {
    type Error = NotPlain;

    /// The count, so that a list of one takes no room for four: nearly every record has one event.
    fn size_hint(&self) -> Option<usize> {
        self.count()
    }

    fn next_element_seed<T: DeserializeSeed<'t>>(
        &mut self,
        seed: T,
    ) -> PlainResult<Option<T::Value>> {
        if self.has_next()? { seed.deserialize(&mut *self.of).map(Some) } else { Ok(None) }
    }
}

impl<'t> MapAccess<'t> for Parts<'_, 't> {
    type Error = NotPlain;

    fn next_key_seed<K: DeserializeSeed<'t>>(&mut self, seed: K) -> PlainResult<Option<K::Value>> {
        if self.has_next()? { seed.deserialize(&mut *self.of).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<V: DeserializeSeed<'t>>(&mut self, seed: V) -> PlainResult<V::Value> {
        self.of.expect(b':')?;
        seed.deserialize(&mut *self.of)
    }
}

impl<'t> EnumAccess<'t> for &mut PlainRon<'t> {
    type Error = NotPlain;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'t>>(self, seed: V) -> PlainResult<(V::Value, Self)> {
        let variant = seed.deserialize(&mut *self)?;
        Ok((variant, self))
    }
}

impl<'t> VariantAccess<'t> for &mut PlainRon<'t> {
    type Error = NotPlain;

    fn unit_variant(self) -> PlainResult<()> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'t>>(self, seed: T) -> PlainResult<T::Value> {
        self.read_between(ROUND, |parts| seed.deserialize(parts.of))
    }

    fn tuple_variant<V: Visitor<'t>>(self, _: usize, visitor: V) -> PlainResult<V::Value> {
        self.read_between(ROUND, |parts| visitor.visit_seq(parts))
    }

    fn struct_variant<V: Visitor<'t>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> PlainResult<V::Value> {
        self.read_between(ROUND, |parts| visitor.visit_map(parts))
    }
}

//! The shape of a type as serde sees it. The type is read repeatedly from invented values: with
//! every variant once, and once without each of its fields.

use std::{
    any::type_name,
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
};

use serde::{
    Deserializer,
    de::{
        DeserializeOwned, DeserializeSeed, EnumAccess, Error as _, IntoDeserializer as _,
        MapAccess, SeqAccess, VariantAccess, Visitor, value::Error,
    },
    forward_to_deserialize_any,
};

/// The values that are tried for a certain text or number, in this order.
const TEXTS: [&str; 6] = [
    "Ann",
    "2026-11-21T18:00:00.000Z",
    "18:30",
    "As",
    "00000000000000000000000000000000",
    "0000000000000000000000000000000000000000000000000000000000000000",
];
const NUMBERS: [u8; 4] = [1, 2, 0, 25];

/// A field that no type has.
const STRANGER: &str = "stranger_to_all";

/// The shape of a type.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shape {
    /// The fields with their types; the variants with their content.
    pub(crate) parts: BTreeMap<String, String>,
    /// The fields that may be missing.
    pub(crate) optional: BTreeSet<String>,
}

/// The shapes found, by the full name of each type; variants by their own.
#[derive(Default)]
pub(crate) struct Tracer {
    shapes: RefCell<BTreeMap<String, Shape>>,
    /// The index of the accepted text or number, by its place.
    given: RefCell<BTreeMap<String, usize>>,
    /// The place of the last one read.
    last: RefCell<String>,
    /// The variant that each enum has in this reading.
    variants: RefCell<BTreeMap<String, usize>>,
    /// The field that is missing in this reading.
    missing: RefCell<Option<(String, String)>>,
    /// The struct or variant that has one field too many in this reading.
    stranger: RefCell<Option<String>>,
    /// The structs and variants that accepted one field too many.
    careless: RefCell<BTreeSet<String>>,
    depth: Cell<usize>,
    /// The readings still to be made.
    again: RefCell<Vec<Reading>>,
}

#[derive(Clone, Default)]
struct Reading {
    variants: BTreeMap<String, usize>,
    missing: Option<(String, String)>,
    stranger: Option<String>,
}

impl Tracer {
    /// Traces the shape of this type and of all its parts.
    pub(crate) fn trace<T: DeserializeOwned>(&self) {
        self.again.borrow_mut().push(Reading::default());
        while let Some(reading) = { self.again.borrow_mut().pop() } {
            self.read::<T>(&reading);
        }
    }

    /// Reads the type once, with the first texts and numbers that it accepts.
    fn read<T: DeserializeOwned>(&self, reading: &Reading) {
        loop {
            self.variants.borrow_mut().clone_from(&reading.variants);
            self.missing.borrow_mut().clone_from(&reading.missing);
            self.stranger.borrow_mut().clone_from(&reading.stranger);
            self.depth.set(0);
            let found = RefCell::default();
            let one = One { tracer: self, place: String::new(), found: &found };
            let Err(error) = T::deserialize(one) else {
                if let Some((of, field)) = &reading.missing
                    && let Some(shape) = self.shapes.borrow_mut().get_mut(of)
                {
                    shape.optional.insert(field.clone());
                }
                self.careless.borrow_mut().extend(reading.stranger.clone());
                return;
            };
            let unknown = format!("unknown field `{STRANGER}`");
            if error.to_string().starts_with(&unknown) && reading.stranger.is_some() {
                return;
            }
            if error.to_string().starts_with("missing field") && reading.missing.is_some() {
                return;
            }
            let place = self.last.borrow().clone();
            let mut given = self.given.borrow_mut();
            let next = given.entry(place.clone()).or_default();
            *next += 1;
            assert!(*next < TEXTS.len(), "{}: nothing does for {place}: {error}", type_name::<T>());
        }
    }

    fn choice(&self, place: &str) -> usize {
        place.clone_into(&mut self.last.borrow_mut());
        self.given.borrow().get(place).copied().unwrap_or_default()
    }

    /// Records a struct or a variant, with the readings without one of its fields, or with one too
    /// many.
    fn meets(&self, of: &str, fields: &[&str]) {
        let mut shapes = self.shapes.borrow_mut();
        if shapes.contains_key(of) {
            return;
        }
        shapes.insert(of.to_owned(), Shape::default());
        let variants = self.variants.borrow().clone();
        self.again.borrow_mut().extend(fields.iter().map(|field| Reading {
            variants: variants.clone(),
            missing: Some((of.to_owned(), (*field).to_owned())),
            stranger: None,
        }));
        let stranger = Some(of.to_owned());
        self.again.borrow_mut().push(Reading { variants, missing: None, stranger });
    }

    /// Returns the structs and variants that drop an unknown field.
    pub(crate) fn careless(&self) -> Vec<String> {
        self.careless.borrow().iter().cloned().collect()
    }

    fn has(&self, of: &str, part: &str, what: String) {
        if let Some(shape) = self.shapes.borrow_mut().get_mut(of) {
            shape.parts.insert(part.to_owned(), what);
        }
    }

    /// Returns every type with its parts, one a line, by the shortest distinct names.
    pub(crate) fn text(&self) -> String {
        let shapes = self.shapes.borrow();
        let types = shapes.keys().filter(|name| !name.contains('#'));
        let mut short: BTreeMap<&str, String> = BTreeMap::new();
        for whole in types {
            let parts: Vec<&str> = whole.split("::").collect();
            let by = |parts_of: usize| parts[parts.len().saturating_sub(parts_of)..].join("::");
            let shared = |name: &str| {
                let end = format!("::{name}");
                shapes.keys().filter(|other| !other.contains('#') && other.ends_with(&end)).count()
            };
            let name = (1..parts.len()).map(by).find(|name| shared(name) == 1);
            short.insert(whole, name.unwrap_or_else(|| whole.clone()));
        }
        let shorten = |what: &str| {
            let is_of_path =
                |letter: char| letter == ':' || letter == '_' || letter.is_alphanumeric();
            let mut text = String::new();
            let mut rest = what;
            while let Some(letter) = rest.chars().next() {
                let end = rest.find(|letter| !is_of_path(letter)).unwrap_or(rest.len());
                let (path, behind) = rest.split_at(end.max(letter.len_utf8()));
                text.push_str(short.get(path).map_or(path, String::as_str));
                rest = behind;
            }
            text
        };
        let mut text = String::new();
        let sorted: BTreeMap<&String, &str> =
            short.iter().map(|(whole, name)| (name, *whole)).collect();
        for (name, whole) in sorted {
            write!(text, "\n{name}\n").unwrap();
            for (part, what) in &shapes[whole].parts {
                let sign = if shapes[whole].optional.contains(part) { "?" } else { "" };
                writeln!(text, "  {part}{sign}{}", shorten(what)).unwrap();
                for (field, what) in
                    shapes.get(&format!("{whole}#{part}")).iter().flat_map(|shape| &shape.parts)
                {
                    let optional = &shapes[&format!("{whole}#{part}")].optional;
                    let sign = if optional.contains(field) { "?" } else { "" };
                    writeln!(text, "    {field}{sign}{}", shorten(what)).unwrap();
                }
            }
        }
        text.trim_start().to_owned()
    }
}

/// One value, invented when it is read.
struct One<'a> {
    tracer: &'a Tracer,
    /// The type and field.
    place: String,
    /// The type found.
    found: &'a RefCell<String>,
}

impl One<'_> {
    fn is(&self, what: &str) {
        what.clone_into(&mut self.found.borrow_mut());
    }

    fn inside(&self) -> Result<(), Error> {
        self.tracer.depth.set(self.tracer.depth.get() + 1);
        if self.tracer.depth.get() > 200 { Err(Error::custom("too deep")) } else { Ok(()) }
    }
}

macro_rules! numbers {
    ($($method:ident $visit:ident $type:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            self.is(stringify!($type));
            let number = NUMBERS.get(self.tracer.choice(&self.place)).copied();
            visitor.$visit($type::from(number.unwrap_or_default()))
        })*
    };
}

impl<'de> Deserializer<'de> for One<'_> {
    type Error = Error;

    numbers! {
        deserialize_u16 visit_u16 u16
        deserialize_u32 visit_u32 u32
        deserialize_u64 visit_u64 u64
        deserialize_i16 visit_i16 i16
        deserialize_i32 visit_i32 i32
        deserialize_i64 visit_i64 i64
        deserialize_f32 visit_f32 f32
        deserialize_f64 visit_f64 f64
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.is("u8");
        let number = NUMBERS.get(self.tracer.choice(&self.place)).copied();
        visitor.visit_u8(number.unwrap_or_default())
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.is("bool");
        visitor.visit_bool(true)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.is("letter");
        visitor.visit_char('a')
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.is("text");
        let text = TEXTS.get(self.tracer.choice(&self.place)).copied();
        visitor.visit_str(text.unwrap_or_default())
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    /// Reads a value of several types as text: its own tests cover the others.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let found = self.found;
        let value = self.deserialize_str(visitor);
        "text or more".clone_into(&mut found.borrow_mut());
        value
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let found = RefCell::default();
        let Self { tracer, place, found: whole } = self;
        let value = visitor.visit_some(One { tracer, place, found: &found })?;
        *whole.borrow_mut() = format!("Option({})", found.into_inner());
        Ok(value)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.is("()");
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        let found = RefCell::default();
        let Self { tracer, place, found: whole } = self;
        let value = visitor.visit_newtype_struct(One { tracer, place, found: &found })?;
        *whole.borrow_mut() = format!("({})", found.into_inner());
        Ok(value)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let values = Several { of: self, most: 1, seen: Vec::new() };
        several(values, visitor, |seen| format!("[{}]", seen.join(", ")))
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        most: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        let values = Several { of: self, most, seen: Vec::new() };
        several(values, visitor, |seen| format!("({})", seen.join(", ")))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        most: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_tuple(most, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Self { tracer, place, found } = self;
        let mut pair = Pair { tracer, place, seen: Vec::new() };
        let value = visitor.visit_map(&mut pair)?;
        *found.borrow_mut() = format!("{{{}}}", pair.seen.join(": "));
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let of = type_name::<V::Value>();
        self.is(of);
        self.inside()?;
        self.tracer.meets(of, fields);
        let value = visitor.visit_map(Fields::of(self.tracer, of, fields));
        self.tracer.depth.set(self.tracer.depth.get() - 1);
        value
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let of = type_name::<V::Value>();
        self.is(of);
        self.inside()?;
        let is_new = !self.tracer.shapes.borrow().contains_key(of);
        let chosen = self.tracer.variants.borrow().get(of).copied();
        if is_new {
            self.tracer.shapes.borrow_mut().insert(of.to_owned(), Shape::default());
            let before = self.tracer.variants.borrow().clone();
            self.tracer.again.borrow_mut().extend((1..variants.len()).map(|other| {
                let mut variants = before.clone();
                variants.insert(of.to_owned(), other);
                Reading { variants, ..Reading::default() }
            }));
        }
        let name = variants[chosen.unwrap_or_default()];
        let value = visitor.visit_enum(Variant { tracer: self.tracer, of, name });
        self.tracer.depth.set(self.tracer.depth.get() - 1);
        value
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    forward_to_deserialize_any! { i8 i128 u128 bytes byte_buf unit_struct ignored_any }
}

fn several<'de, V: Visitor<'de>>(
    mut values: Several<'_>,
    visitor: V,
    shape: impl Fn(&[String]) -> String,
) -> Result<V::Value, Error> {
    let value = visitor.visit_seq(&mut values)?;
    *values.of.found.borrow_mut() = shape(&values.seen);
    Ok(value)
}

/// The values of a list or a tuple.
struct Several<'a> {
    of: One<'a>,
    most: usize,
    seen: Vec<String>,
}

impl<'de> SeqAccess<'de> for &mut Several<'_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        if self.seen.len() == self.most {
            return Ok(None);
        }
        let found = RefCell::default();
        let place = format!("{}.{}", self.of.place, self.seen.len());
        let value = seed.deserialize(One { tracer: self.of.tracer, place, found: &found })?;
        self.seen.push(found.into_inner());
        Ok(Some(value))
    }
}

/// A key and its value.
struct Pair<'a> {
    tracer: &'a Tracer,
    place: String,
    seen: Vec<String>,
}

impl Pair<'_> {
    fn next<'de, T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let found = RefCell::default();
        let place = format!("{}.{}", self.place, self.seen.len());
        let value = seed.deserialize(One { tracer: self.tracer, place, found: &found })?;
        self.seen.push(found.into_inner());
        Ok(value)
    }
}

impl<'de> MapAccess<'de> for &mut Pair<'_> {
    type Error = Error;

    fn next_key_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        if self.seen.is_empty() { self.next(seed).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        self.next(seed)
    }
}

/// The fields of a struct or a variant.
struct Fields<'a> {
    tracer: &'a Tracer,
    of: String,
    left: Vec<&'static str>,
    field: &'static str,
    /// True if one field too many comes last.
    stranger: bool,
}

impl<'a> Fields<'a> {
    fn of(tracer: &'a Tracer, of: &str, fields: &[&'static str]) -> Self {
        let missing = tracer.missing.borrow();
        let is_missing = |field: &str| {
            missing.as_ref().is_some_and(|(whose, missing)| whose == of && missing == field)
        };
        let left = fields.iter().rev().filter(|field| !is_missing(field)).copied().collect();
        drop(missing);
        let stranger = tracer.stranger.borrow().as_deref() == Some(of);
        Self { tracer, of: of.to_owned(), left, field: "", stranger }
    }
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Error;

    fn next_key_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        let field = self.left.pop();
        let field = field.or_else(|| std::mem::take(&mut self.stranger).then_some(STRANGER));
        let Some(field) = field else { return Ok(None) };
        self.field = field;
        seed.deserialize(field.into_deserializer()).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let found = RefCell::default();
        let place = format!("{}.{}", self.of, self.field);
        let value = seed.deserialize(One { tracer: self.tracer, place, found: &found })?;
        if self.field != STRANGER {
            self.tracer.has(&self.of, self.field, format!(": {}", found.into_inner()));
        }
        Ok(value)
    }
}

/// The variant that an enum has in this reading.
struct Variant<'a> {
    tracer: &'a Tracer,
    of: &'static str,
    name: &'static str,
}

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Error> {
        let variant = seed.deserialize(self.name.into_deserializer())?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        self.tracer.has(self.of, self.name, String::new());
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        let found = RefCell::default();
        let place = format!("{}.{}", self.of, self.name);
        let value = seed.deserialize(One { tracer: self.tracer, place, found: &found })?;
        self.tracer.has(self.of, self.name, format!("({})", found.into_inner()));
        Ok(value)
    }

    fn tuple_variant<V: Visitor<'de>>(self, most: usize, visitor: V) -> Result<V::Value, Error> {
        let found = RefCell::default();
        let place = format!("{}.{}", self.of, self.name);
        let value =
            One { tracer: self.tracer, place, found: &found }.deserialize_tuple(most, visitor)?;
        self.tracer.has(self.of, self.name, found.into_inner());
        Ok(value)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let of = format!("{}#{}", self.of, self.name);
        self.tracer.has(self.of, self.name, String::new());
        self.tracer.meets(&of, fields);
        visitor.visit_map(Fields::of(self.tracer, &of, fields))
    }
}

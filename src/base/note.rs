//! Notes of a house, in one text or in each language.

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, MapAccess, Visitor, value::MapAccessDeserializer},
};

/// A sentence about a structure. It is one text for all, as a house writes it, or one in each
/// language: `"Ours"`, or `(en: "Ours", it: "Nostra")`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The same in every language.
    One(String),
    /// In English and in Italian.
    Each { en: String, it: String },
}

/// A note in each language, as files have it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BilingualNote {
    en: String,
    it: String,
}

impl Note {
    /// Returns whether the text is empty.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::One(text) => text.is_empty(),
            Self::Each { en, it } => en.is_empty() && it.is_empty(),
        }
    }
}

impl Default for Note {
    fn default() -> Self {
        Self::One(String::new())
    }
}

impl From<String> for Note {
    fn from(text: String) -> Self {
        Self::One(text)
    }
}

impl Serialize for Note {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct as _;
        match self {
            Self::One(text) => to.serialize_str(text),
            Self::Each { en, it } => {
                let mut written = to.serialize_struct("Note", 2)?;
                written.serialize_field("en", en)?;
                written.serialize_field("it", it)?;
                written.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Note {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct NoteVisitor;

        impl<'de> Visitor<'de> for NoteVisitor {
            type Value = Note;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a text, or one in each language: (en: \"…\", it: \"…\")")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Note, E> {
                Ok(Note::One(text.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Note, A::Error> {
                let BilingualNote { en, it } =
                    BilingualNote::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Note::Each { en, it })
            }
        }

        from.deserialize_any(NoteVisitor)
    }
}

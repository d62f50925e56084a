//! Settings read field by field, so that an unreadable one affects no other.

use std::{collections::BTreeMap, fmt};

use ron::value::RawValue;
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, MapAccess, Visitor},
};

/// The fields as written, and the names of those not understood.
pub(super) struct Fields {
    written: BTreeMap<String, Box<RawValue>>,
    faults: Vec<String>,
}

impl Fields {
    /// Reads a field, if it was written.
    pub(super) fn take<T: DeserializeOwned>(&mut self, name: &str, into: &mut T) {
        match self.written.remove(name).map(|raw| raw.into_rust()) {
            None => {}
            Some(Ok(value)) => *into = value,
            Some(Err(_)) => self.faults.push(name.to_owned()),
        }
    }

    /// Returns the names of all fields that were not understood or not known.
    pub(super) fn faults(mut self) -> Vec<String> {
        self.faults.extend(self.written.into_keys());
        self.faults
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("settings, in parentheses")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields, M::Error> {
                let mut written = BTreeMap::new();
                while let Some(Name(name)) = map.next_key()? {
                    written.insert(name, map.next_value()?);
                }
                Ok(Fields { written, faults: Vec::new() })
            }
        }
        from.deserialize_struct("", &[], Any)
    }
}

/// The name of a field. RON distinguishes names from text.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Any;
        impl Visitor<'_> for Any {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a setting")
            }

            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }
        from.deserialize_identifier(Any)
    }
}

//! What is to be said, before it is known in which language.

use std::{borrow::Cow, fmt, io, path::Path};

use fluent_bundle::{FluentValue, types::FluentNumber};
use serde::{Deserialize, Serialize};

use super::{Language, Told, shown_in_english};
use crate::rules::{
    chips::Chips,
    seat::{SeatNo, TableNo},
};

/// What is to be said, before it is known in which language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Saying {
    /// The words of somebody else, which are told as they are: a system's, a library's.
    AsItIs(String),
    /// A sentence of `locales/`: its name, and what fills its gaps.
    Of(Cow<'static, str>, Vec<(Cow<'static, str>, Filling)>),
}

/// What fills a gap, before it is known in which language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Filling {
    /// Words that are the same in every language.
    Text(String),
    /// A number of something, written as it is: a line, a seat. Sentences may depend on it.
    Number(u64),
    /// How many, with its thousands apart. Sentences may depend on it.
    Count(u64),
    /// An amount, written with its thousands apart.
    Chips(Chips),
    /// Words of `locales/`.
    Saying(Saying),
}

impl Saying {
    /// The sentence of this name.
    pub fn of(name: impl Into<Cow<'static, str>>) -> Self {
        Self::Of(name.into(), Vec::new())
    }

    /// So many of what the sentence `name` counts.
    pub fn count(name: &'static str, count: usize) -> Self {
        Self::of(name).with("count", Filling::Count(count as u64))
    }

    /// With this in one of its gaps.
    #[must_use]
    pub fn with(mut self, gap: &'static str, filling: impl Into<Filling>) -> Self {
        if let Self::Of(_, gaps) = &mut self {
            gaps.push((Cow::Borrowed(gap), filling.into()));
        }
        self
    }

    /// The saying that fills this gap, if one does.
    pub fn filling(self, gap: &str) -> Option<Self> {
        let Self::Of(_, gaps) = self else { return None };
        gaps.into_iter().find_map(|(name, filling)| match filling {
            Filling::Saying(saying) if name == gap => Some(saying),
            _ => None,
        })
    }
}

impl Told for Saying {
    fn told(&self, language: Language) -> String {
        match self {
            Self::AsItIs(words) => words.clone(),
            Self::Of(name, gaps) => {
                let gaps = gaps.iter().map(|(gap, filling)| (&**gap, filling.value(language)));
                language.fill(name, &gaps.collect())
            }
        }
    }
}

shown_in_english!(Saying);

impl Filling {
    fn value(&self, language: Language) -> FluentValue<'_> {
        // Fluent counts in floats, which hold no larger whole number.
        const MOST: u64 = 1 << 53;
        match self {
            Self::Text(text) => text.as_str().into(),
            Self::Number(number) if *number <= MOST => {
                let mut number = FluentNumber::from(*number);
                number.options.use_grouping = false;
                FluentValue::Number(number)
            }
            Self::Number(number) => number.to_string().into(),
            Self::Count(count) if *count <= MOST => (*count).into(),
            Self::Count(count) => language.number(*count).into(),
            Self::Chips(chips) => language.chips(*chips).into(),
            Self::Saying(saying) => saying.told(language).into(),
        }
    }
}

macro_rules! fills {
    ($($from:ty: $value:ident => $filling:expr;)*) => {$(
        impl From<$from> for Filling {
            fn from($value: $from) -> Self {
                $filling
            }
        }
    )*};
}

fills! {
    &str: text => Self::Text(text.to_owned());
    String: text => Self::Text(text);
    fmt::Arguments<'_>: text => Self::Text(text.to_string());
    &Path: path => Self::Text(path.display().to_string());
    &io::Error: error => Self::Saying(error.into());
    u64: number => Self::Number(number);
    u32: number => Self::Number(number.into());
    u16: number => Self::Number(number.into());
    u8: number => Self::Number(number.into());
    usize: number => Self::Number(number as u64);
    SeatNo: seat => Self::Number(seat.get().into());
    TableNo: table => Self::Number(table.get().into());
    Chips: chips => Self::Chips(chips);
    Saying: saying => Self::Saying(saying);
    &Saying: saying => Self::Saying(saying.clone());
}

/// What the system complains of, in words where it is one of the things that happen to files; else in its own.
impl From<&io::Error> for Saying {
    fn from(error: &io::Error) -> Self {
        use io::ErrorKind as Kind;
        // Whoever gave it words of its own means those.
        if error.get_ref().is_some() {
            return Self::AsItIs(error.to_string());
        }
        Self::of(match error.kind() {
            Kind::NotFound => "files-why-missing",
            Kind::PermissionDenied => "files-why-not-allowed",
            Kind::ReadOnlyFilesystem => "files-why-read-only",
            Kind::StorageFull | Kind::QuotaExceeded => "files-why-full",
            Kind::AlreadyExists => "files-why-exists",
            Kind::IsADirectory => "files-why-folder",
            Kind::NotADirectory => "files-why-no-folder",
            Kind::NotSeekable => "files-why-pipe",
            Kind::FileTooLarge => "files-why-too-large",
            _ => return Self::AsItIs(error.to_string()),
        })
    }
}

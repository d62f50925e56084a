//! Texts before their language is known.

use std::{borrow::Cow, fmt, io, path::Path};

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, TableNo},
};
use fluent_bundle::{FluentValue, types::FluentNumber};
use serde::{Deserialize, Serialize};

use super::{Language, ToText, shown_in_english};

/// A text before its language is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Saying {
    /// Words from elsewhere, shown as they are: a system's, a library's.
    AsItIs(String),
    /// A sentence of `locales/`: its name, and the fillings of its gaps.
    Of(Cow<'static, str>, Vec<(Cow<'static, str>, Filling)>),
}

/// The filling of a gap before its language is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Filling {
    /// Words that are the same in every language.
    Text(String),
    /// A number used as a name, written as it is: a line, a seat. Sentences may depend on it.
    Number(u64),
    /// A count, with thousands separators. Sentences may depend on it.
    Count(u64),
    /// An amount, with thousands separators.
    Chips(Chips),
    /// Words of `locales/`.
    Saying(Saying),
}

impl Saying {
    /// Makes the sentence of this name.
    pub fn of(name: impl Into<Cow<'static, str>>) -> Self {
        Self::Of(name.into(), Vec::new())
    }

    /// Makes a count with the sentence `name`.
    pub fn count(name: &'static str, count: usize) -> Self {
        Self::of(name).with("count", Filling::Count(count as u64))
    }

    /// Fills one of its gaps.
    #[must_use]
    pub fn with(mut self, gap: &'static str, filling: impl Into<Filling>) -> Self {
        if let Self::Of(_, gaps) = &mut self {
            gaps.push((Cow::Borrowed(gap), filling.into()));
        }
        self
    }

    /// Returns the saying that fills this gap, if one does.
    pub fn filling(self, gap: &str) -> Option<Self> {
        let Self::Of(_, gaps) = self else { return None };
        gaps.into_iter().find_map(|(name, filling)| match filling {
            Filling::Saying(saying) if name == gap => Some(saying),
            _ => None,
        })
    }
}

impl ToText for Saying {
    fn to_text(&self, language: Language) -> String {
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
            Self::Saying(saying) => saying.to_text(language).into(),
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

/// An error of the system: in our words for the usual file errors, else in its own.
impl From<&io::Error> for Saying {
    fn from(error: &io::Error) -> Self {
        use io::ErrorKind as Kind;
        // An error with words of its own keeps them.
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

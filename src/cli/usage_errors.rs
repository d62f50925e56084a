//! Errors for words of the command line that are not understood, in the reader's language.

use std::{
    error::{self, Error as _},
    ffi::OsString,
    fmt,
    num::{IntErrorKind, ParseIntError},
    path::Path,
    str::FromStr,
};

use bottone_i18n::{Filling, Language, Saying, ToText as _};
use clap::{
    Command, Error,
    builder::TypedValueParser,
    error::{ContextKind, ContextValue, ErrorKind},
};

use super::{help, print_error};

/// The exit status for words that are not understood.
const STATUS: i32 = 2;

/// Returns the name among `names` that a misspelled `word` was probably meant to be.
pub(super) fn nearest<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let word = word.to_lowercase();
    let far = |name: &str| strsim::osa_distance(&word, name);
    let near = names.into_iter().min_by_key(|name| far(name))?;
    (far(near) <= 1.max(word.chars().count() / 3)).then_some(near)
}

/// Returns the error `what` with the word that was probably meant, if there is one.
pub(super) fn meaning(what: Saying, suggestion: Option<&str>) -> Saying {
    match suggestion {
        None => what,
        Some(suggestion) => {
            Saying::of("cli-misread-meant").with("what", what).with("meant", suggestion)
        }
    }
}

/// A number outside the limits of an argument.
#[derive(Clone, Copy, Debug)]
struct OutOfRange {
    low: u64,
    high: u64,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..={}", self.low, self.high)
    }
}

impl error::Error for OutOfRange {}

/// Returns a reader of whole numbers from `low` to `high`.
pub(super) fn between<N>(low: N, high: N) -> impl TypedValueParser<Value = N>
where
    N: Copy + Into<u64> + FromStr<Err = ParseIntError> + Send + Sync + 'static,
{
    move |typed: &str| -> Result<N, Box<dyn error::Error + Send + Sync>> {
        let outside = OutOfRange { low: low.into(), high: high.into() };
        let number = match typed.parse::<N>() {
            Err(why) if *why.kind() == IntErrorKind::PosOverflow => return Err(outside.into()),
            number => number?,
        };
        let is_within = (outside.low..=outside.high).contains(&number.into());
        if is_within { Ok(number) } else { Err(outside.into()) }
    }
}

/// Returns the error for a first word that is neither a command nor a file. `words` begin with the
/// program's name.
///
/// Without it, a misspelled command would be taken for a file, and the error would name the word
/// after it.
pub(super) fn unknown_command(words: &[OsString], command: &Command) -> Option<Saying> {
    let mut plain = words.iter().skip(1).filter_map(|word| word.to_str());
    let first = plain.next().filter(|word| !word.starts_with('-'))?;
    // The help command comes with clap and is not among these.
    let is_command =
        first == "help" || command.get_subcommands().any(|sub| sub.get_name() == first);
    let path = Path::new(first);
    let is_path = path.exists() || path.extension().is_some() || path.components().count() > 1;
    let goes_on = plain.next().is_some_and(|word| !word.starts_with('-'));
    if is_command || path.exists() || is_path && !goes_on {
        return None;
    }
    let names = command.get_subcommands().map(Command::get_name);
    Some(unknown("cli-misread-command", first, nearest(first, names)))
}

fn unknown(name: &'static str, word: &str, suggestion: Option<&str>) -> Saying {
    meaning(Saying::of(name).with("word", word), suggestion)
}

/// Prints the fault of the words, or the help or version if requested, and ends the program.
pub(super) fn exit_with_error(error: &Error, language: Language) -> ! {
    let Some(saying) = saying(error) else { error.exit() };
    end(error, &saying, language)
}

/// Prints that there is no such command, and ends the program.
pub(super) fn exit_unknown_command(saying: &Saying, language: Language) -> ! {
    print_error(&saying.to_text(language));
    print_error(&language.word("cli-misread-help"));
    std::process::exit(STATUS)
}

fn end(error: &Error, saying: &Saying, language: Language) -> ! {
    print_error(&saying.to_text(language));
    if let Some(usage) = text(error, ContextKind::Usage) {
        // clap's own word for the usage is before the colon.
        let usage = usage.split_once(':').map_or(usage.as_str(), |(_, usage)| usage);
        print_error(&format!(
            "{} {}",
            language.word("cli-usage"),
            help::usage(language, usage.trim())
        ));
    }
    print_error(&language.word("cli-misread-help"));
    std::process::exit(STATUS)
}

/// Returns the fault in words; `None` for help, version, and errors without a text here.
fn saying(error: &Error) -> Option<Saying> {
    let of = |kind| text(error, kind).unwrap_or_default();
    Some(match error.kind() {
        ErrorKind::UnknownArgument => {
            let suggestion = text(error, ContextKind::SuggestedArg);
            unknown("cli-misread-unknown", &of(ContextKind::InvalidArg), suggestion.as_deref())
        }
        ErrorKind::InvalidSubcommand => {
            let suggestion = text(error, ContextKind::SuggestedSubcommand);
            let word = of(ContextKind::InvalidSubcommand);
            unknown("cli-misread-command", &word, suggestion.as_deref())
        }
        ErrorKind::InvalidValue if of(ContextKind::InvalidValue).is_empty() => {
            Saying::of("cli-misread-no-value").with("option", of(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidValue => {
            let suggestion = text(error, ContextKind::SuggestedValue);
            let all = Saying::of("cli-misread-one-of").with("all", of(ContextKind::ValidValue));
            let what = Saying::of("cli-misread-value")
                .with("option", of(ContextKind::InvalidArg))
                .with("value", of(ContextKind::InvalidValue))
                .with("why", all);
            meaning(what, suggestion.as_deref())
        }
        ErrorKind::ValueValidation => Saying::of("cli-misread-value")
            .with("option", of(ContextKind::InvalidArg))
            .with("value", of(ContextKind::InvalidValue))
            .with("why", value_fault(error)),
        ErrorKind::MissingRequiredArgument => {
            Saying::of("cli-misread-missing").with("what", of(ContextKind::InvalidArg))
        }
        ErrorKind::MissingSubcommand => {
            Saying::of("cli-misread-no-command").with("all", of(ContextKind::ValidSubcommand))
        }
        ErrorKind::ArgumentConflict => Saying::of("cli-misread-conflict")
            .with("one", of(ContextKind::InvalidArg))
            .with("other", of(ContextKind::PriorArg)),
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Saying::of("cli-misread-count").with("option", of(ContextKind::InvalidArg))
        }
        _ => return None,
    })
}

/// Returns the reason why a value is not accepted, in its own reader's words. Number errors have
/// none.
fn value_fault(error: &Error) -> Filling {
    match error.source() {
        Some(source) if source.is::<ParseIntError>() => Saying::of("cli-misread-number").into(),
        Some(source) if let Some(outside) = source.downcast_ref::<OutOfRange>() => {
            Saying::of("cli-misread-range")
                .with("low", Filling::Count(outside.low))
                .with("high", Filling::Count(outside.high))
                .into()
        }
        Some(source) => source.to_string().into(),
        None => String::new().into(),
    }
}

/// Returns a part of the error as text; the parts of a list are joined with commas.
fn text(error: &Error, kind: ContextKind) -> Option<String> {
    let plain = |text: String| text.replace(['\'', '`'], "");
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(all) => Some(all.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        ContextValue::StyledStrs(all) => {
            Some(all.iter().map(|text| plain(text.to_string())).collect::<Vec<_>>().join(", "))
        }
        ContextValue::Number(number) => Some(number.to_string()),
        _ => None,
    }
    .filter(|text| !text.is_empty())
}

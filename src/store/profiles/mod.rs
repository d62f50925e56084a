//! Files that a director can read and change.
//!
//! A profile is a RON file: the shipped ones are part of the program, a house's own are in a folder
//! beside the events. A file that cannot be used reports its place and the expected content, and
//! the others still load.

mod blinds;
mod catalogue;
mod chip_sets;
mod kinds;
mod leagues;
mod own_files;
mod payouts;
mod rulebooks;
pub mod sounds;
mod structures;
mod terms;
pub mod themes;
mod value_path;

use std::{
    borrow::Cow,
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
};

use bottone_i18n::{Filling, Saying, displayed_by_saying};
use ron::{Options, error::SpannedError, extensions::Extensions, ser::PrettyConfig};
use serde::{Serialize, de::DeserializeOwned};

pub use self::{
    blinds::OwnBlinds,
    catalogue::{Catalogue, CatalogueEntry},
    chip_sets::OWN_CHIP_SETS,
    kinds::{Kind, KindTerms},
    leagues::{LEAGUES, add_next_event, is_taken, misread},
    own_files::{RemovedFile, remove, rename},
    payouts::{OWN_PAYOUTS, plan_fault},
    rulebooks::{OWN_RULEBOOKS, Rulebooks, USUAL_RULEBOOK},
    structures::{OWN_STRUCTURES, called, free_name, into_own, mark_adapted},
    terms::{PurchaseTerms, SoldChips},
    themes::OWN_THEMES,
    value_path::PathStep,
};
use super::{IfExists, files, folder, reader, write_document};

/// The most bytes of a file that is read or written.
pub const MOST_BYTES: u64 = 1 << 20;

/// The name of a file if no letter is left of its own.
const UNNAMED: &str = "own";

/// A kind of data kept in files that people write.
pub trait Profile: Serialize + DeserializeOwned {
    /// The files that are part of the program, each with its name and text.
    const SHIPPED: &'static [(&'static str, &'static str)];

    /// Replaces older names in a file's text by today's.
    fn with_todays_names(text: &str) -> Cow<'_, str> {
        Cow::Borrowed(text)
    }

    /// Returns the first fault that makes a well-formed file useless.
    fn fault(&self) -> Option<ContentFault>;
}

/// A fault in a well-formed file.
#[derive(Debug, PartialEq, Eq)]
pub struct ContentFault {
    /// The path to it.
    pub path: Vec<PathStep>,
    /// The value found, and the expected one.
    pub fault: Saying,
}

/// The origin of a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Part of the program.
    Shipped,
    /// The house's own file.
    File(PathBuf),
}

/// A profile on the shelf, or the reason why it cannot be used.
#[derive(Debug)]
pub struct ShelfEntry<T> {
    /// The file's name without its ending.
    pub id: String,
    /// The origin.
    pub origin: Origin,
    /// The profile itself.
    pub profile: Result<T, ProfileError>,
}

/// The reason why a profile cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum ProfileError {
    /// There is no file of that name.
    Missing { file: PathBuf },
    /// The path is a folder, a pipe or a device.
    NotAFile { file: PathBuf },
    /// The file is larger than [`MOST_BYTES`].
    TooLarge { file: PathBuf },
    NotText {
        file: PathBuf,
        /// The line of the first byte that is not text, from 1.
        line: usize,
        /// Its column, in letters from 1.
        column: usize,
    },
    /// The content is not the expected one at this place.
    Wrong {
        file: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column, in letters from 1.
        column: usize,
        /// The value found, and the expected one.
        what: Saying,
    },
    /// A profile that could not be read again is not written.
    Refused {
        file: PathBuf,
        /// The fault.
        what: Saying,
    },
    /// The disk or the system gives an error.
    System {
        file: PathBuf,
        /// The error.
        source: io::Error,
    },
}

impl ProfileError {
    /// Returns the error as a sentence in no language yet.
    pub fn saying(&self) -> Saying {
        let (name, file) = match self {
            Self::Missing { file } => ("files-profile-missing", file),
            Self::NotAFile { file } => ("files-profile-not-a-file", file),
            Self::TooLarge { file } => ("files-profile-too-large", file),
            Self::NotText { file, .. } => ("files-profile-not-text", file),
            Self::Wrong { file, .. } => ("files-profile-wrong", file),
            Self::Refused { file, .. } => ("files-profile-refused", file),
            Self::System { file, .. } => ("files-profile-system", file),
        };
        let saying = Saying::of(name).with("path", file.as_path());
        match self {
            Self::Missing { .. } | Self::NotAFile { .. } | Self::TooLarge { .. } => saying,
            Self::NotText { line, column, .. } => {
                saying.with("line", *line).with("column", *column)
            }
            Self::Wrong { line, column, what, .. } => {
                saying.with("line", *line).with("column", *column).with("what", what)
            }
            Self::Refused { what, .. } => saying.with("what", what),
            Self::System { source, .. } => saying.with("why", files::error_with_advice(source)),
        }
    }
}

displayed_by_saying!(ProfileError);

/// Returns every profile of a kind: the shipped ones first, then those of the house's folder by
/// name. A missing folder holds none.
pub fn shelf<T: Profile>(folder: Option<&Path>) -> Vec<ShelfEntry<T>> {
    let shipped = T::SHIPPED.iter().map(|(id, text)| ShelfEntry {
        id: (*id).to_owned(),
        origin: Origin::Shipped,
        profile: parse(Path::new(&format!("{id}.ron")), text),
    });
    shipped.chain(folder.into_iter().flat_map(of_the_house)).collect()
}

/// Returns the profiles in a folder; for an unreadable folder, one entry with the error.
fn of_the_house<T: Profile>(folder: &Path) -> Vec<ShelfEntry<T>> {
    let entry = |file: PathBuf, profile| ShelfEntry {
        id: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        origin: Origin::File(file),
        profile,
    };
    match profile_files(folder) {
        Ok(files) => files
            .into_iter()
            .map(|file| {
                let profile = read(&file);
                entry(file, profile)
            })
            .collect(),
        Err(ProfileError::Missing { .. }) => Vec::new(),
        Err(error) => vec![entry(folder.to_owned(), Err(error))],
    }
}

/// Returns every visible `.ron` file of a folder, by name.
fn profile_files(folder: &Path) -> Result<Vec<PathBuf>, ProfileError> {
    let listed = fs::read_dir(folder).and_then(|files| {
        files.map(|file| file.map(|file| file.path())).collect::<io::Result<Vec<_>>>()
    });
    let mut files = listed.map_err(|source| system(folder, source))?;
    files.retain(|file| {
        let hidden = file.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
        let ending = file.extension().and_then(OsStr::to_str);
        !hidden && ending.is_some_and(|ending| ending.eq_ignore_ascii_case("ron"))
    });
    files.sort_unstable();
    Ok(files)
}

/// Reads one profile.
///
/// # Errors
/// The file is missing, or is no profile: the place, and the expected content.
pub fn read<T: Profile>(file: &Path) -> Result<T, ProfileError> {
    let bytes = read_bytes(file)?;
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes);
    let before = match str::from_utf8(bytes) {
        Ok(text) => match text.split_once('\0') {
            None => return parse(file, text),
            Some((before, _)) => before,
        },
        Err(error) => str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
    };
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    Err(ProfileError::NotText { file: file.to_owned(), line, column })
}

fn read_bytes(file: &Path) -> Result<Vec<u8>, ProfileError> {
    let bytes = files::bytes_of(file, MOST_BYTES).map_err(|source| system(file, source))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(ProfileError::TooLarge { file: file.to_owned() });
    }
    Ok(bytes)
}

/// Writes one profile, one list item a line. The file is replaced atomically: a reader sees the old
/// one or the new one. Comments of the old one are lost.
///
/// # Errors
/// The profile could not be read again, or the disk fails. The old file is then unchanged.
pub fn write<T: Profile>(file: &Path, profile: &T) -> Result<(), ProfileError> {
    write_as(file, IfExists::Replace, profile)
}

fn write_as<T: Profile>(file: &Path, existing: IfExists, profile: &T) -> Result<(), ProfileError> {
    let refused = |what: Saying| ProfileError::Refused { file: file.to_owned(), what };
    if let Some(fault) = profile.fault() {
        return Err(refused(fault.fault));
    }
    let text = show(profile).map_err(|error| refused(Saying::AsItIs(error.to_string())))?;
    if text.len() as u64 > MOST_BYTES {
        return Err(refused(Saying::of("files-larger")));
    }
    write_document(file, existing, text.as_bytes()).map_err(|source| system(file, source))
}

/// Returns a profile as written into a file.
pub fn text_of<T: Profile>(profile: &T) -> String {
    // Every profile is plain data, which can always be written.
    show(profile).unwrap_or_default()
}

/// Stores a profile in the house's folder under a name like `name`. Creates the folder if needed. A
/// later profile of the same name replaces an earlier one.
///
/// # Errors
/// As for [`write()`], or the folder cannot be created.
pub fn save<T: Profile>(folder: &Path, name: &str, profile: &T) -> Result<PathBuf, ProfileError> {
    files::make_folder(folder).map_err(|source| system(folder, source))?;
    let file = folder.join(folder::file_name(name, UNNAMED));
    write(&file, profile)?;
    Ok(file)
}

/// Returns the dialect of profiles: without `Some(…)`, and without a second pair of brackets in
/// rows.
fn dialect() -> Options {
    Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES)
}

fn parse<T: Profile>(file: &Path, text: &str) -> Result<T, ProfileError> {
    let wrong =
        |(line, column), what| ProfileError::Wrong { file: file.to_owned(), line, column, what };
    let text = &T::with_todays_names(text);
    let profile: T = dialect().from_str(text).map_err(|SpannedError { code, span }| {
        let at = value_path::behind_spaces(text, span.start);
        wrong(at, names_at::<T>(text, at, &code).unwrap_or_else(|| words(&code)))
    })?;
    match profile.fault() {
        None => Ok(profile),
        Some(fault) => Err(wrong(value_path::find(&dialect(), text, &fault.path), fault.fault)),
    }
}

/// Returns the names that are possible at this place. The reader reports only that it expected a
/// name, so it gets an impossible one to list them.
fn names_at<T: Profile>(text: &str, at: (usize, usize), code: &ron::Error) -> Option<Saying> {
    if !matches!(code, ron::Error::ExpectedIdentifier | ron::Error::SuggestRawIdentifier(_)) {
        return None;
    }
    let (before, behind) = text.split_at_checked(value_path::offset(text, at)?)?;
    let shown = dialect().from_str::<T>(&format!("{before}nobody_has_this_name {behind}"));
    let ron::Error::NoSuchEnumVariant { expected, .. } = shown.err()?.code else { return None };
    let names = expected.iter().map(|name| Saying::AsItIs(format!("`{name}`")));
    let one_or_other =
        |one: Saying, other| Saying::of("files-or").with("one", one).with("other", other);
    Some(Saying::of("files-no-name-here").with("names", names.reduce(one_or_other)?))
}

/// Returns the found and the expected content, in the reader's own words if they have both.
fn words(code: &ron::Error) -> Saying {
    match code {
        ron::Error::IntegerOutOfBounds => Saying::of("files-out-of-range"),
        ron::Error::MissingStructField { field, outer } => {
            let outer = match outer {
                Some(outer) => Filling::from(&**outer),
                None => Saying::of("files-this").into(),
            };
            Saying::of("files-field-missing").with("field", *field).with("outer", outer)
        }
        other => reader::fault(other),
    }
}

fn show<T: Profile>(profile: &T) -> Result<String, ron::Error> {
    let pretty = PrettyConfig::new().new_line("\n").depth_limit(2);
    Ok(dialect().to_string_pretty(profile, pretty)? + "\n")
}

fn system(file: &Path, source: io::Error) -> ProfileError {
    let file = file.to_owned();
    match source.kind() {
        io::ErrorKind::NotFound => ProfileError::Missing { file },
        io::ErrorKind::IsADirectory | io::ErrorKind::NotSeekable => ProfileError::NotAFile { file },
        _ => ProfileError::System { file, source },
    }
}

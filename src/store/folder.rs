//! The default folder for events.

use std::{
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

use bottone_base::{person::fold, time::Timestamp};
use bottone_house::FILE;

use super::files;

/// The ending of an event's file, as the program makes it.
pub const EVENT_ENDING: &str = "bottone";

/// The endings of an event's file: the present one, and that of files that earlier versions made.
pub const EVENT_ENDINGS: [&str; 2] = [EVENT_ENDING, "ron"];

/// Returns whether the file name has an event's ending. A house's book is no event.
pub fn is_event(path: &Path) -> bool {
    let ending = path.extension().and_then(OsStr::to_str);
    ending.is_some_and(|ending| EVENT_ENDINGS.iter().any(|one| ending.eq_ignore_ascii_case(one)))
        && !is_book(path)
}

/// Returns whether the name of a file is that of a house's book.
pub fn is_book(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == FILE)
}

/// The house's folder among this person's documents; none where the system names no such place.
pub fn default_folder() -> Option<PathBuf> {
    let documents = directories::UserDirs::new()
        .and_then(|folders| folders.document_dir().map(Path::to_owned))
        .or_else(|| directories::BaseDirs::new().map(|folders| folders.data_dir().to_owned()));
    documents.map(|folder| folder.join("Bottone"))
}

/// Creates a folder with its parents.
///
/// # Errors
/// The error of the system.
pub fn make(folder: &Path) -> io::Result<()> {
    files::make_folder(folder)
}

/// Returns a free file name in `folder`, after the event's own name. Creates the folder if needed.
///
/// # Errors
/// The folder cannot be created.
pub fn fresh_file(folder: &Path, event: &str) -> io::Result<PathBuf> {
    files::make_folder(folder)?;
    let stem = stem(event, "event");
    let mut names =
        std::iter::once(stem.clone()).chain((2_u32..).map(|number| format!("{stem}-{number}")));
    let with_ending = |name: &str, ending| folder.join(format!("{name}.{ending}"));
    // A broken link is also in the way.
    let is_free = |file: PathBuf| file.symlink_metadata().is_err();
    let fresh = names
        .find(|name| EVENT_ENDINGS.into_iter().all(|ending| is_free(with_ending(name, ending))));
    let fresh = fresh.ok_or(io::ErrorKind::AlreadyExists)?;
    Ok(with_ending(&fresh, EVENT_ENDING))
}

/// Returns the other event files in the folder of `file`, the last written first, at most `most`.
pub fn events_beside(file: &Path, most: usize) -> Vec<PathBuf> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let Ok(listed) = fs::read_dir(folder.unwrap_or(Path::new("."))) else { return Vec::new() };
    let written = |entry: fs::DirEntry| {
        let meta = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((meta.modified().ok()?, entry.path()))
    };
    let mut files: Vec<_> = listed
        .filter_map(|entry| written(entry.ok()?))
        .filter(|(_, path)| is_event(path) && !is_same_file(path, file))
        .collect();
    files.sort_unstable_by(|one, other| other.cmp(one));
    files.into_iter().take(most).map(|(_, path)| path).collect()
}

/// An event's file in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFile {
    pub path: PathBuf,
    /// The length, in bytes.
    pub length: u64,
    /// The time of the last writing.
    pub written: Timestamp,
}

/// Returns the path of the file itself, after all links; `path` if its folder is missing.
pub fn own_path(path: &Path) -> PathBuf {
    files::canonical(path).unwrap_or_else(|_| path.to_owned())
}

/// Returns whether this is the folder of a house.
pub fn is_house(folder: &Path) -> bool {
    folder.join(FILE).is_file()
}

/// Returns the length of this file, in bytes; 0 if it is missing.
pub fn length_of(path: &Path) -> u64 {
    path.metadata().map_or(0, |meta| meta.len())
}

/// Returns whether there is a file of this name.
pub fn exists(path: &Path) -> bool {
    path.is_file()
}

/// Returns the event files in this folder, by name.
pub fn events_in(folder: &Path) -> Vec<EventFile> {
    let Ok(listed) = fs::read_dir(folder) else { return Vec::new() };
    let file = |entry: fs::DirEntry| {
        let path = entry.path();
        let meta = entry.metadata().ok().filter(|meta| meta.is_file() && is_event(&path))?;
        let written = meta.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        let written = Timestamp::from_millis(i64::try_from(written.as_millis()).ok()?);
        Some(EventFile { path, length: meta.len(), written })
    };
    let mut files: Vec<EventFile> = listed.filter_map(|entry| file(entry.ok()?)).collect();
    files.sort_unstable_by(|one, other| one.path.cmp(&other.path));
    files
}

/// Returns the file name for something called `name`; `unnamed` is used if no letter is left.
pub(super) fn file_name(name: &str, unnamed: &str) -> String {
    format!("{}.ron", stem(name, unnamed))
}

/// Returns a name without anything that may lead to another folder.
pub(super) fn stem(name: &str, unnamed: &str) -> String {
    let name: String = fold(name).chars().take(60).collect();
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let stem = words.collect::<Vec<_>>().join("-");
    if stem.is_empty() { unnamed.to_owned() } else { stem }
}

/// Returns the paths in this folder beside which a file has the same name and this ending, in order.
pub fn paths_with_ending(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(listed) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = listed
        .filter_map(|entry| {
            let name = entry.ok()?.file_name().into_string().ok()?;
            Some(folder.join(name.strip_suffix(ending)?))
        })
        .collect();
    paths.sort();
    paths
}

/// Returns whether both names are of one file.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    files::is_same_path(one, other)
}

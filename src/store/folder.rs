//! The folder in which events are kept that nobody chose a place for.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

use super::files;
use crate::{
    house::FILE,
    rules::{person::fold, time::Timestamp},
};

/// The house's folder among this person's documents; none where the system names no such place.
pub fn of_events() -> Option<PathBuf> {
    let documents = directories::UserDirs::new()
        .and_then(|folders| folders.document_dir().map(Path::to_owned))
        .or_else(|| directories::BaseDirs::new().map(|folders| folders.data_dir().to_owned()));
    documents.map(|folder| folder.join("Bottone"))
}

/// Makes a folder, and those that it lies in.
///
/// # Errors
/// What the system says.
pub fn make(folder: &Path) -> io::Result<()> {
    files::make_folder(folder)
}

/// A name in `folder`, which is made if need be, that no file has yet, after the event's own name.
///
/// # Errors
/// When the folder cannot be made.
pub fn fresh_file(folder: &Path, event: &str) -> io::Result<PathBuf> {
    files::make_folder(folder)?;
    let stem = stem(event, "event");
    let names = std::iter::once(format!("{stem}.ron"))
        .chain((2_u32..).map(|number| format!("{stem}-{number}.ron")));
    let mut fresh = names.map(|name| folder.join(name));
    // A link that leads nowhere is in the way too.
    fresh
        .find(|file| file.symlink_metadata().is_err())
        .ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}

/// The other files of events in the folder of `file`, the last written first, at most so many.
pub fn events_beside(file: &Path, most: usize) -> Vec<PathBuf> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let Ok(listed) = fs::read_dir(folder.unwrap_or(Path::new("."))) else { return Vec::new() };
    let is_event = |path: &Path| {
        path.extension().is_some_and(|ending| ending == "ron")
            && path.file_name().is_some_and(|name| name != FILE)
    };
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
    /// How long it is, in bytes.
    pub length: u64,
    /// When it was last written.
    pub written: Timestamp,
}

/// Is this the folder of a house?
pub fn is_house(folder: &Path) -> bool {
    folder.join(FILE).is_file()
}

/// How long this file is, in bytes; 0 where there is none.
pub fn length_of(path: &Path) -> u64 {
    path.metadata().map_or(0, |meta| meta.len())
}

/// Checks that there is a file of this name.
pub fn is_there(path: &Path) -> bool {
    path.is_file()
}

/// The files of events in this folder, by name.
pub fn events_in(folder: &Path) -> Vec<EventFile> {
    let Ok(listed) = fs::read_dir(folder) else { return Vec::new() };
    let file = |entry: fs::DirEntry| {
        let path = entry.path();
        let is_event = path.extension().is_some_and(|ending| ending == "ron");
        let is_house = path.file_name().is_some_and(|name| name == FILE);
        let meta = entry.metadata().ok().filter(|meta| meta.is_file() && is_event && !is_house)?;
        let written = meta.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        let written = Timestamp::from_millis(i64::try_from(written.as_millis()).ok()?);
        Some(EventFile { path, length: meta.len(), written })
    };
    let mut files: Vec<EventFile> = listed.filter_map(|entry| file(entry.ok()?)).collect();
    files.sort_unstable_by(|one, other| one.path.cmp(&other.path));
    files
}

/// The name of a file for what is called `name`; `unnamed` where no letter of it is left.
pub(super) fn file_name(name: &str, unnamed: &str) -> String {
    format!("{}.ron", stem(name, unnamed))
}

/// A name without anything that may lead to another folder.
pub(super) fn stem(name: &str, unnamed: &str) -> String {
    let name: String = fold(name).chars().take(60).collect();
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let stem = words.collect::<Vec<_>>().join("-");
    if stem.is_empty() { unnamed.to_owned() } else { stem }
}

/// Do both names lead to one file?
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    files::are_one(one, other)
}

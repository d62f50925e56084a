//! The last codes of files that were open: a plain file beside the settings of a computer, and one
//! in the folder of a house.
//!
//! A seal shows only that a file is consistent. A code kept elsewhere shows that it was not cut off
//! or replaced. A line is a code, the seal of the file's head line, the instant, and the file's
//! name.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{Existing, files, folder, settings::SettingsFile, write_private};
use crate::rules::{time::Timestamp, witness::Witness};

/// The name of the file.
const FILE_NAME: &str = "codes.txt";
/// The greatest size of the file, in bytes.
const LONGEST: u64 = 1 << 20;
/// The most files with kept codes; the oldest codes are dropped first.
const MOST: usize = 2_000;

/// A file of kept codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodesFile {
    path: PathBuf,
    /// True for the codes of a house, which names files without their folder.
    is_of_house: bool,
}

/// The last code of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptCode {
    pub code: Witness,
    /// The seal of the head line, which identifies an event wherever its file is.
    pub seal: String,
    pub at: Timestamp,
    /// The file, as named in this place.
    pub file: String,
}

impl CodesFile {
    /// Returns the codes of this computer; `None` if it stores no settings.
    pub fn of_machine(settings: &SettingsFile) -> Option<Self> {
        let path = settings.path()?.with_file_name(FILE_NAME);
        Some(Self { path, is_of_house: false })
    }

    /// Returns the codes of the house in this file's folder; `None` if the folder is no house.
    pub fn of_house(file: &Path) -> Option<Self> {
        let folder = file.parent()?;
        folder::is_house(folder).then(|| Self { path: folder.join(FILE_NAME), is_of_house: true })
    }

    /// Returns whether these are the codes of a house.
    pub fn is_of_house(&self) -> bool {
        self.is_of_house
    }

    /// Returns the codes kept for this file, or for the same event under another name.
    ///
    /// # Errors
    /// The list cannot be read, or a line of it is not understood.
    pub fn of(&self, file: &Path, seal: &str) -> io::Result<Vec<KeptCode>> {
        let name = self.name(file);
        let mut all = self.all()?;
        all.retain(|kept| kept.file == name || kept.seal == seal);
        Ok(all)
    }

    /// Stores the last code of this file.
    ///
    /// # Errors
    /// As [`Self::of`], or the list cannot be written.
    pub fn keep(&self, file: &Path, code: Witness, seal: &str, at: Timestamp) -> io::Result<()> {
        let name = self.name(file);
        let mut all = self.all()?;
        let known = all.iter().find(|kept| kept.file == name);
        if known.is_some_and(|kept| kept.code == code && kept.seal == seal) {
            return Ok(());
        }
        all.retain(|kept| kept.file != name);
        all.push(KeptCode { code, seal: seal.to_owned(), at, file: name });
        let skip = all.len().saturating_sub(MOST);
        let line = |kept: &KeptCode| {
            format!("{} {} {} {}\n", kept.code, kept.seal, kept.at.millis(), kept.file)
        };
        let text: String = all.iter().skip(skip).map(line).collect();
        if let Some(folder) = self.path.parent() {
            folder::make(folder)?;
            files::remove_left_over(folder);
        }
        write_private(&self.path, Existing::Replace, text.as_bytes())
    }

    fn all(&self) -> io::Result<Vec<KeptCode>> {
        let bytes = match files::bytes_of(&self.path, LONGEST) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let text = String::from_utf8(bytes).map_err(|_| Self::strange(1))?;
        let lines = text.lines().enumerate();
        lines.map(|(at, line)| read(line).ok_or_else(|| Self::strange(at + 1))).collect()
    }

    fn strange(line: usize) -> io::Error {
        io::Error::new(io::ErrorKind::InvalidData, format!("{FILE_NAME}:{line}"))
    }

    fn name(&self, file: &Path) -> String {
        let whole = || std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        let named = if self.is_of_house { file.file_name().map(PathBuf::from) } else { None };
        let name = named.unwrap_or_else(whole).to_string_lossy().into_owned();
        name.chars().map(|letter| if letter.is_control() { '?' } else { letter }).collect()
    }
}

fn read(line: &str) -> Option<KeptCode> {
    let mut parts = line.splitn(4, ' ');
    let (code, seal) = (Witness::read(parts.next()?)?, parts.next()?.to_owned());
    let at = Timestamp::from_millis(parts.next()?.parse().ok()?);
    Some(KeptCode { code, seal, at, file: parts.next()?.to_owned() })
}

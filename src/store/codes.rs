//! The last codes of opened files, in a plain file beside a machine's settings, and in one in a
//! house's folder.
//!
//! A seal shows that a file is consistent. Only a code kept elsewhere shows that it was neither cut
//! off nor rewritten. A line has a code, the seal of the file's head line, the instant, and the
//! file's name.

use std::{
    io,
    path::{Path, PathBuf},
};

use bottone_base::{time::Timestamp, witness::Witness};

use super::{IfExists, files, folder, settings::SettingsFile, write_private};

/// The name of the file of codes.
const FILE_NAME: &str = "codes.txt";
/// Its greatest length, in bytes.
const LONGEST: u64 = 1 << 20;
/// The most files with kept codes; the oldest codes go first.
const MOST: usize = 2_000;

/// A place where codes are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodesFile {
    path: PathBuf,
    /// True if files are known only by their names in the folder.
    is_of_house: bool,
}

/// The last code of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredCode {
    pub code: Witness,
    /// The seal of the head line. It identifies the event, wherever its file is.
    pub seal: String,
    pub at: Timestamp,
    /// The file's name in this place.
    pub file: String,
}

impl CodesFile {
    /// Returns the place of this machine's codes; `None` if it has no settings file.
    pub fn of_machine(settings: &SettingsFile) -> Option<Self> {
        let path = settings.path()?.with_file_name(FILE_NAME);
        Some(Self { path, is_of_house: false })
    }

    /// Returns the place of the codes of the house in this file's folder, if there is one.
    pub fn of_house(file: &Path) -> Option<Self> {
        let folder = file.parent()?;
        folder::is_house(folder).then(|| Self { path: folder.join(FILE_NAME), is_of_house: true })
    }

    /// Returns whether these are the codes of a house.
    pub fn is_of_house(&self) -> bool {
        self.is_of_house
    }

    /// Returns the kept codes of this file, or of its event under another name.
    ///
    /// # Errors
    /// The list cannot be read, or a line of it is not understood.
    pub fn of(&self, file: &Path, seal: &str) -> io::Result<Vec<StoredCode>> {
        let name = self.name(file);
        let mut all = self.all()?;
        all.retain(|kept| kept.file == name || kept.seal == seal);
        Ok(all)
    }

    /// Stores the last code of this file.
    ///
    /// # Errors
    /// As [`Self::of`], or the list cannot be written.
    pub fn save(&self, file: &Path, code: Witness, seal: &str, at: Timestamp) -> io::Result<()> {
        let name = self.name(file);
        let mut all = self.all()?;
        let known = all.iter().find(|kept| kept.file == name);
        if known.is_some_and(|kept| kept.code == code && kept.seal == seal) {
            return Ok(());
        }
        all.retain(|kept| kept.file != name);
        all.push(StoredCode { code, seal: seal.to_owned(), at, file: name });
        let skip = all.len().saturating_sub(MOST);
        let line = |kept: &StoredCode| {
            format!("{} {} {} {}\n", kept.code, kept.seal, kept.at.millis(), kept.file)
        };
        let text: String = all.iter().skip(skip).map(line).collect();
        if let Some(folder) = self.path.parent() {
            folder::make(folder)?;
            files::remove_leftover_drafts(folder);
        }
        write_private(&self.path, IfExists::Replace, text.as_bytes())
    }

    fn all(&self) -> io::Result<Vec<StoredCode>> {
        let bytes = match files::bytes_of(&self.path, LONGEST) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let text = String::from_utf8(bytes).map_err(|_| Self::invalid_line(1))?;
        let lines = text.lines().enumerate();
        lines.map(|(at, line)| read(line).ok_or_else(|| Self::invalid_line(at + 1))).collect()
    }

    fn invalid_line(line: usize) -> io::Error {
        io::Error::new(io::ErrorKind::InvalidData, format!("{FILE_NAME}:{line}"))
    }

    fn name(&self, file: &Path) -> String {
        let whole = || std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        let named = if self.is_of_house { file.file_name().map(PathBuf::from) } else { None };
        let name = named.unwrap_or_else(whole).to_string_lossy().into_owned();
        name.chars().map(|letter| if letter.is_control() { '?' } else { letter }).collect()
    }
}

fn read(line: &str) -> Option<StoredCode> {
    let mut parts = line.splitn(4, ' ');
    let (code, seal) = (Witness::read(parts.next()?)?, parts.next()?.to_owned());
    let at = Timestamp::from_millis(parts.next()?.parse().ok()?);
    Some(StoredCode { code, seal, at, file: parts.next()?.to_owned() })
}

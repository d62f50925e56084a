//! The report of a fault in the program, kept beside the settings until somebody has put it away.

use std::{fs, io, path::PathBuf};

use super::{files, settings::SettingsFile};

const NAME: &str = "fault.txt";
/// Reports of earlier faults follow the newest, up to so many bytes in all.
const MOST_BYTES: usize = 1 << 16;

/// Where the report lies, if there is a place for one.
#[derive(Clone, Debug)]
pub struct FaultFile {
    path: Option<PathBuf>,
}

impl FaultFile {
    /// Beside these settings.
    pub fn of(settings: &SettingsFile) -> Self {
        Self { path: settings.path().map(|settings| files::folder_of(settings).join(NAME)) }
    }

    /// Keeps this report, the newest before those that are there already.
    ///
    /// # Errors
    /// When the disk says no.
    pub fn keep(&self, report: &str) -> io::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        let mut all = report.to_owned();
        if let Some(earlier) = self.left() {
            all.push('\n');
            all.push_str(&earlier);
        }
        let all = &all[..all.floor_char_boundary(MOST_BYTES)];
        files::make_folder(files::folder_of(path))?;
        files::write_whole(path, files::Existing::Replace, |file| file.write_all(all.as_bytes()))
    }

    /// The reports that nobody has put away yet. What is there and is no text is none.
    pub fn left(&self) -> Option<String> {
        let path = self.path.as_deref()?;
        if !fs::symlink_metadata(path).ok()?.is_file() {
            return None;
        }
        let mut bytes = files::bytes_of(path, MOST_BYTES as u64).ok()?;
        bytes.truncate(MOST_BYTES);
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Removes the reports.
    ///
    /// # Errors
    /// When the disk says no.
    pub fn put_away(&self) -> io::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        match files::remove(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

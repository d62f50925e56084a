//! The report of a fault in the program, kept beside the settings until the user dismisses it.

use std::{fs, io, path::PathBuf};

use super::{files, settings::SettingsFile};

const NAME: &str = "fault.txt";
/// The most bytes of all reports; earlier ones follow the newest.
const MOST_BYTES: usize = 1 << 16;

/// The location of the report, if there is one.
#[derive(Clone, Debug)]
pub struct FaultFile {
    path: Option<PathBuf>,
}

impl FaultFile {
    /// Returns the file beside these settings.
    pub fn of(settings: &SettingsFile) -> Self {
        Self { path: settings.path().map(|settings| files::folder_of(settings).join(NAME)) }
    }

    /// Stores this report before the earlier ones.
    ///
    /// # Errors
    /// The error of the disk.
    pub fn add(&self, report: &str) -> io::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        let mut all = report.to_owned();
        if let Some(earlier) = self.pending_reports() {
            all.push('\n');
            all.push_str(&earlier);
        }
        let all = &all[..all.floor_char_boundary(MOST_BYTES)];
        files::make_folder(files::folder_of(path))?;
        files::remove_leftover_drafts(files::folder_of(path));
        files::write_whole(path, files::IfExists::Replace, |file| file.write_all(all.as_bytes()))
    }

    /// Returns the reports not dismissed yet. Bytes that are not text are replaced.
    pub fn pending_reports(&self) -> Option<String> {
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
    /// The error of the disk.
    pub fn clear(&self) -> io::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        match files::remove(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

//! The unfinished state of the tables, kept beside the settings: one file for each event, and one
//! for tables without an event.
//!
//! It is written like the settings: the whole file atomically, without following a link of its
//! name. The content is not trusted, because any program may have written it. An event has one
//! writer, by the lock of its journal; two programs with tables without an event have a file each.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::Arc,
};

use bottone_base::time::Timestamp;
use bottone_i18n::{Saying, displayed_by_saying};
use serde::{Serialize, de::DeserializeOwned};

use super::{
    files, folder,
    journal::{Holder, Lock, NoLock},
    settings::SettingsFile,
};

/// The folder of these files, beside the settings.
const FOLDER: &str = "tables";
/// The file of tables without an event; further programs have "no-event-2" and so on, up to a
/// limit.
const NO_EVENT: &str = "no-event";
const MOST_PROGRAMS: u8 = 20;
const MOST_BYTES: u64 = 4 << 20;
const EPOCH: Timestamp = Timestamp::from_millis(0);

/// The file of one event's tables, if there is a place for one.
#[derive(Clone, Debug)]
pub struct UnfinishedFile {
    path: Option<PathBuf>,
    /// The right to write it, if no journal's lock ensures a single writer.
    _lock: Option<Arc<Lock>>,
}

/// The reason why the tables' state cannot be read or saved.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum UnfinishedError {
    NotRead { why: Saying, aside: Option<PathBuf> },
    NotKept { path: PathBuf, why: Saying },
}

impl UnfinishedError {
    fn saying(&self) -> Saying {
        match self {
            Self::NotRead { why, aside } => {
                let notice = Saying::of("files-left-not-read").with("why", why);
                match aside {
                    Some(aside) => Saying::of("files-old-kept")
                        .with("notice", notice)
                        .with("aside", aside.as_path()),
                    None => notice,
                }
            }
            Self::NotKept { path, why } => {
                Saying::of("files-left-not-kept").with("path", path.as_path()).with("why", why)
            }
        }
    }
}

displayed_by_saying!(UnfinishedError);

impl UnfinishedFile {
    /// Returns the file of tables without an event, beside these settings. It is the first that no
    /// other program has, preferably one with content.
    pub fn without_event(settings: &SettingsFile) -> Self {
        let Some(folder) = tables(settings) else { return Self { path: None, _lock: None } };
        // If the folder cannot be created, saving will report the error.
        let _ = files::make_folder(&folder);
        let path = |number| match number {
            1 => folder.join(format!("{NO_EVENT}.ron")),
            number => folder.join(format!("{NO_EVENT}-{number}.ron")),
        };
        let all = || (1..=MOST_PROGRAMS).map(path);
        for path in all().filter(|path| path.symlink_metadata().is_ok()).chain(all()) {
            match Lock::acquire(&path, &Holder::new("", "")) {
                Ok(lock) => return Self { path: Some(path), _lock: Some(Arc::new(lock)) },
                // If locks are not available, all programs write one file.
                Err(NoLock::Failed(_)) => return Self { path: Some(path), _lock: None },
                Err(NoLock::Held(_) | NoLock::NotOurs(_)) => {}
            }
        }
        Self { path: None, _lock: None }
    }

    /// Returns the file of the event with this first instant and name. The event's own file may be
    /// moved or copied.
    pub fn of_event(settings: &SettingsFile, begun: Timestamp, name: &str) -> Self {
        let name = format!("{}-{}.ron", begun.since(EPOCH).millis(), folder::stem(name, "event"));
        Self { path: tables(settings).map(|folder| folder.join(name)), _lock: None }
    }

    /// Returns the path of the file.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns the saved state; `None` without one.
    ///
    /// # Errors
    /// It cannot be read: a link, a folder, a foreign file, or one of a later version. If possible,
    /// its content is kept aside, and the next start has no error.
    pub fn load<T: DeserializeOwned>(&self) -> Result<Option<T>, UnfinishedError> {
        let Some(path) = &self.path else { return Ok(None) };
        let bytes = match bytes_of(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                return Err(UnfinishedError::NotRead { why: Saying::from(&error), aside: None });
            }
        };
        let not_read = |why: String| UnfinishedError::NotRead {
            why: Saying::AsItIs(why),
            aside: put_aside(path, &bytes),
        };
        let text = str::from_utf8(&bytes).map_err(|error| not_read(error.to_string()))?;
        ron::from_str(text).map(Some).map_err(|error| not_read(error.to_string()))
    }

    /// Saves `left`, atomically.
    ///
    /// # Errors
    /// The disk fails. The tables go on in both cases.
    pub fn save(&self, left: &impl Serialize) -> Result<(), UnfinishedError> {
        let Some(path) = &self.path else { return Ok(()) };
        let not_kept = |why: Saying| UnfinishedError::NotKept { path: path.clone(), why };
        let text =
            ron::to_string(left).map_err(|error| not_kept(Saying::AsItIs(error.to_string())))?;
        files::make_folder(files::folder_of(path))
            .and_then(|()| {
                files::write_whole(path, files::IfExists::Replace, |file| writeln!(file, "{text}"))
            })
            .map_err(|error| not_kept(files::error_with_advice(&error)))
    }

    /// Removes the saved state.
    ///
    /// # Errors
    /// The disk fails.
    pub fn clear(&self) -> Result<(), UnfinishedError> {
        let Some(path) = &self.path else { return Ok(()) };
        match files::remove(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(UnfinishedError::NotKept {
                    path: path.clone(),
                    why: files::error_with_advice(&error),
                })
            }
            _ => Ok(()),
        }
    }

    /// Keeps the file aside, because its content is not possible.
    pub fn put_aside(&self) -> UnfinishedError {
        let path = self.path.as_deref();
        let aside = path.and_then(|path| put_aside(path, &bytes_of(path).ok()?));
        UnfinishedError::NotRead { why: Saying::of("files-left-impossible"), aside }
    }
}

/// Returns the folder of the tables beside these settings.
fn tables(settings: &SettingsFile) -> Option<PathBuf> {
    settings.path().map(|settings| files::folder_of(settings).join(FOLDER))
}

/// Returns the bytes of a plain file. A link is not followed: only an intruder puts one here.
fn bytes_of(path: &Path) -> io::Result<Vec<u8>> {
    if !fs::symlink_metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let bytes = files::bytes_of(path, MOST_BYTES)?;
    if bytes.len() as u64 > MOST_BYTES {
        Err(io::ErrorKind::FileTooLarge.into())
    } else {
        Ok(bytes)
    }
}

/// Moves unreadable content to a file that is not written to.
fn put_aside(path: &Path, bytes: &[u8]) -> Option<PathBuf> {
    let (aside, mut file) = files::create_beside(path, "old").ok()?;
    file.write_all(bytes).ok()?;
    let _ = files::remove(path);
    Some(aside)
}

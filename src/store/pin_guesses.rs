//! Wrong PINs from the command line, kept beside the settings. Each command is a program of its
//! own, so its delay must survive it, as in the window.

use std::{collections::BTreeMap, io, thread, time::Duration};

use bottone_base::time::Timestamp;
use serde::{Deserialize, Serialize};

use super::{
    files::{self, IfExists},
    journal::{Holder, Lock, NoLock},
    settings::SettingsFile,
    write_private,
};

const FILE_NAME: &str = "guesses.ron";
const MOST_BYTES: u64 = 1 << 20;
/// The most events kept; the rest are forgotten.
const MOST: usize = 1_000;

/// The wrong PINs of an event since a director's right PIN, or in the last half hour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guesses {
    pub wrong: u32,
    /// The time before which no PIN is checked. It is the time of the last wrong one if no wait
    /// follows.
    pub not_before: Option<Timestamp>,
}

/// The time between two tries to get the turn.
const STEP: Duration = Duration::from_millis(10);
/// The most tries: twenty seconds.
const MOST_STEPS: usize = 2_000;

/// The turn to check a PIN. Commands that run at the same moment check one after another, so that
/// each wrong PIN counts.
pub struct Turn {
    _lock: Option<Lock>,
}

/// Waits for the turn to check a PIN; `None` if other commands keep it too long. Where files cannot
/// be locked, there are no turns.
pub fn turn(settings: &SettingsFile) -> Option<Turn> {
    let Some(path) = settings.path() else { return Some(Turn { _lock: None }) };
    let path = path.with_file_name(FILE_NAME);
    if let Err(error) = files::make_folder(files::folder_of(&path)) {
        log::warn!("{}: {error}", path.display());
    }
    for _ in 0..MOST_STEPS {
        match Lock::acquire(&path, &Holder::new("", "")) {
            Ok(lock) => return Some(Turn { _lock: Some(lock) }),
            Err(NoLock::Held(_)) => thread::sleep(STEP),
            Err(NoLock::NotOurs(_) | NoLock::Failed(_)) => return Some(Turn { _lock: None }),
        }
    }
    None
}

/// Returns the wrong PINs of this event. Unreadable data counts as none.
pub fn of(settings: &SettingsFile, event: &str) -> Guesses {
    all(settings).get(event).copied().unwrap_or_default()
}

fn all(settings: &SettingsFile) -> BTreeMap<String, Guesses> {
    let read = settings.path().and_then(|path| {
        let bytes = files::bytes_of(&path.with_file_name(FILE_NAME), MOST_BYTES).ok()?;
        ron::de::from_bytes(&bytes).ok()
    });
    read.unwrap_or_default()
}

/// Stores the wrong PINs of this event, or removes them after a right one.
///
/// # Errors
/// The error of the disk.
pub fn save(settings: &SettingsFile, event: &str, guesses: Guesses) -> io::Result<()> {
    let Some(path) = settings.path() else { return Ok(()) };
    let mut known = all(settings);
    if known.get(event).copied().unwrap_or_default() == guesses {
        return Ok(());
    }
    if guesses == Guesses::default() {
        known.remove(event);
    } else {
        known.insert(event.to_owned(), guesses);
    }
    while known.len() > MOST && known.pop_first().is_some() {}
    let text = ron::to_string(&known).map_err(io::Error::other)?;
    files::make_folder(files::folder_of(path))?;
    files::remove_leftover_drafts(files::folder_of(path));
    write_private(&path.with_file_name(FILE_NAME), IfExists::Replace, text.as_bytes())
}

//! One writer at a time, and a name for who it is.
//!
//! The lock is on a file beside the journal, `NAME.lock`, never on the journal itself, so that the journal can be
//! copied at any moment on every system. The system lets go of it when the program ends, however it ends.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::{
    store::files,
    tongue::{Filling, Saying, told_by_saying},
};

/// Who has the file open for writing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holder {
    /// The person at the desk.
    pub operator: String,
    /// The desk.
    pub station: String,
    /// The number by which the system knows the program.
    pub pid: u32,
}

impl Holder {
    /// `operator` at `station`, with this program.
    pub fn new(operator: impl Into<String>, station: impl Into<String>) -> Self {
        Self { operator: operator.into(), station: station.into(), pid: std::process::id() }
    }
}

impl Holder {
    pub(super) fn saying(&self) -> Saying {
        let operator = match self.operator.as_str() {
            "" => Filling::from(Saying::of("files-somebody")),
            operator => operator.into(),
        };
        let holder = match self.station.as_str() {
            "" => Saying::of("files-holder"),
            station => Saying::of("files-holder-at").with("station", station),
        };
        holder.with("operator", operator).with("pid", self.pid)
    }
}

told_by_saying!(Holder);

/// Why the lock was not to be had.
pub(super) enum NoLock {
    Held(Option<Holder>),
    Failed(io::Error),
}

/// The right to write one journal, for as long as this lives.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of `journal`, which must be a canonical path, for `who`.
    pub(super) fn take(journal: &Path, who: &Holder) -> Result<Self, NoLock> {
        let path = files::beside(journal, ".lock");
        // A writer that ends takes its lock file away. Whoever had opened that very file in the meantime holds the
        // lock of a file that has no name any more, and tries again; three writers ending in that instant is rare.
        for _ in 0..3 {
            let file = open(&path).map_err(NoLock::Failed)?;
            match file.try_lock() {
                Ok(()) if files::still_named(&file, &path) => {
                    sign(&file, who);
                    return Ok(Self { path, file });
                }
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(NoLock::Held(signature(&path))),
                Err(TryLockError::Error(error)) => return Err(NoLock::Failed(error)),
            }
        }
        Err(NoLock::Held(None))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Where a file cannot be told from another of the same name, the lock file stays: it means nothing unlocked.
        if cfg!(unix) && files::still_named(&self.file, &self.path) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

/// The name is a courtesy to the next one to come: without it the lock holds just the same.
fn sign(mut file: &File, who: &Holder) {
    let Ok(text) = ron::to_string(who) else { return };
    let _ = file.set_len(0).and_then(|()| writeln!(file, "{text}"));
}

/// Who signed, if it can be read. Windows lets nobody read a file that another has locked.
fn signature(path: &Path) -> Option<Holder> {
    let mut text = String::new();
    File::open(path).ok()?.take(4096).read_to_string(&mut text).ok()?;
    ron::from_str(&text).ok()
}

//! The lock for one writer at a time, signed with the writer's name.
//!
//! The lock is on a file beside the journal, `NAME.lock`, never on the journal itself. So the
//! journal can be copied at any moment on every system. The system releases the lock when the
//! program ends, in any way. The tables without an event are locked in the same way
//! (`store/unfinished.rs`).
//!
//! The lock is signed, and its file name is easy to guess. So an existing file is overwritten only
//! if it is a plain file with one name. It must contain nothing but a signature.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read as _, Seek as _, Write as _},
    path::{Path, PathBuf},
};

use bottone_i18n::{Filling, Saying, displayed_by_saying};
use serde::{Deserialize, Serialize};

use crate::{
    files, platform,
    system::{self, Call},
};

/// The program that has the file open for writing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holder {
    /// The person at the desk.
    pub operator: String,
    pub station: String,
    /// The process id of the program.
    pub pid: u32,
}

impl Holder {
    /// Creates the holder `operator` at `station`, with this program.
    pub fn new(operator: impl Into<String>, station: impl Into<String>) -> Self {
        Self { operator: operator.into(), station: station.into(), pid: std::process::id() }
    }
}

impl Holder {
    pub(crate) fn saying(&self) -> Saying {
        let operator = match self.operator.as_str() {
            "" => Filling::from(Saying::of("files-someone")),
            operator => operator.into(),
        };
        let holder = match self.station.as_str() {
            "" => Saying::of("files-holder"),
            station => Saying::of("files-holder-at").with("station", station),
        };
        holder.with("operator", operator).with("pid", self.pid)
    }
}

displayed_by_saying!(Holder);

/// The reason why the lock could not be taken.
pub(crate) enum NoLock {
    Held(Option<Holder>),
    /// The path of the lock is a link, a folder or a foreign file.
    NotOurs(PathBuf),
    Failed(io::Error),
}

/// The right to write one file, during the lifetime of this value.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of the file `of`, which must be a canonical path, for `who`.
    pub(crate) fn acquire(of: &Path, who: &Holder) -> Result<Self, NoLock> {
        let path = files::with_ending(of, ".lock");
        // A writer that ends removes its lock file. A program that opened that file meanwhile holds
        // a lock without a name, and tries again. Three writers ending in that instant are rare.
        for _ in 0..3 {
            let Some(file) = open(&path)? else { continue };
            match file.try_lock() {
                Ok(()) if !files::still_named(&file, &path) => {}
                Ok(()) if is_ours(&file) => {
                    sign(&file, who);
                    return Ok(Self { path, file });
                }
                Ok(()) => return Err(NoLock::NotOurs(path)),
                Err(TryLockError::WouldBlock) => {
                    return Err(NoLock::Held(signature(&file)));
                }
                Err(TryLockError::Error(error)) => return Err(NoLock::Failed(error)),
            }
        }
        Err(NoLock::Held(None))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // If two files of one name cannot be distinguished, the lock file stays: unlocked, it has
        // no effect.
        if platform::NAMES_ARE_CERTAIN && files::still_named(&self.file, &self.path) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// The most bytes of a signature that are read.
const LONGEST: u64 = 4096;

/// Creates the lock file, or opens the existing one; `None` if it was removed meanwhile.
fn open(path: &Path) -> Result<Option<File>, NoLock> {
    let options = || OpenOptions::new().read(true).write(true).to_owned();
    let gone = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => Ok(None),
        _ => Err(NoLock::Failed(error)),
    };
    match system::make(Call::Create, path, || options().create_new(true).open(path)) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(NoLock::Failed(error)),
        Ok(file) => return Ok(Some(file)),
    }
    match fs::symlink_metadata(path) {
        Ok(there) if !there.is_file() => Err(NoLock::NotOurs(path.to_owned())),
        Ok(_) => options().open(path).map(Some).or_else(gone),
        Err(error) => gone(error),
    }
}

/// Returns whether this file may be signed: it has one name and contains nothing but a signature.
fn is_ours(file: &File) -> bool {
    let mut text = Vec::new();
    let read = (&mut &*file).take(LONGEST).read_to_end(&mut text);
    // A writer that stopped during the signing has left the beginning of a signature.
    let begins = |opening: &[u8]| text.iter().zip(opening).all(|(one, other)| one == other);
    read.is_ok()
        && files::has_one_name(file)
        && begins(b"(operator:")
        && (text.len() as u64) < LONGEST
}

/// Signs the lock file. The name is a courtesy to the next program: the lock is valid without it.
fn sign(mut file: &File, who: &Holder) {
    let Ok(text) = ron::to_string(who) else { return };
    let _ = file.set_len(0).and_then(|()| file.rewind()).and_then(|()| writeln!(file, "{text}"));
}

/// Returns the signer, if readable. Windows lets no program read a file that another has locked.
fn signature(file: &File) -> Option<Holder> {
    let mut text = String::new();
    (&mut &*file).take(LONGEST).read_to_string(&mut text).ok()?;
    ron::from_str(&text).ok()
}

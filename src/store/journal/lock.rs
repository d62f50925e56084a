//! One writer at a time, and a name for who it is.
//!
//! The lock is on a file beside the journal, `NAME.lock`, never on the journal itself, so that the journal can be
//! copied at any moment on every system. The system lets go of it when the program ends, however it ends. The tables
//! without an event are locked in the same way (`store/unfinished.rs`).
//!
//! The lock is signed, and the name beside a journal is one that anybody can guess. So what lies there already is
//! signed over only if it is a plain file of that one name in which nothing stands but a signature.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read as _, Seek as _, Write as _},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::{
    i18n::{Filling, Saying, told_by_saying},
    store::{
        files, platform,
        system::{self, Call},
    },
};

/// Who has the file open for writing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holder {
    /// The person at the desk.
    pub operator: String,
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
    pub(in crate::store) fn saying(&self) -> Saying {
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
pub(in crate::store) enum NoLock {
    Held(Option<Holder>),
    /// What has the lock's name is a link, a folder or somebody else's file.
    NotOurs(PathBuf),
    Failed(io::Error),
}

/// The right to write one file, for as long as this lives.
#[derive(Debug)]
pub(in crate::store) struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of the file `of`, which must be a canonical path, for `who`.
    pub(in crate::store) fn take(of: &Path, who: &Holder) -> Result<Self, NoLock> {
        let path = files::beside(of, ".lock");
        // A writer that ends takes its lock file away. Whoever had opened that very file in the meantime holds the
        // lock of a file that has no name any more, and tries again; three writers ending in that instant is rare.
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
        // Where a file cannot be told from another of the same name, the lock file stays: it means nothing unlocked.
        if platform::NAMES_ARE_CERTAIN && files::still_named(&self.file, &self.path) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// The longest signature that is read, in bytes.
const LONGEST: u64 = 4096;

/// Makes the lock file, or opens the one that is there; nothing when it went away meanwhile.
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

/// May this file be signed? One that has other names too, or in which anything but a signature stands, is not ours.
fn is_ours(file: &File) -> bool {
    let mut text = Vec::new();
    let read = (&mut &*file).take(LONGEST).read_to_end(&mut text);
    // Who was cut off while signing has left the beginning of a signature.
    let begins = |opening: &[u8]| text.iter().zip(opening).all(|(one, other)| one == other);
    read.is_ok()
        && files::has_one_name(file)
        && begins(b"(operator:")
        && (text.len() as u64) < LONGEST
}

/// The name is a courtesy to the next one to come: without it the lock holds just the same.
fn sign(mut file: &File, who: &Holder) {
    let Ok(text) = ron::to_string(who) else { return };
    let _ = file.set_len(0).and_then(|()| file.rewind()).and_then(|()| writeln!(file, "{text}"));
}

/// Who signed, if it can be read. Windows lets nobody read a file that another has locked.
fn signature(file: &File) -> Option<Holder> {
    let mut text = String::new();
    (&mut &*file).take(LONGEST).read_to_string(&mut text).ok()?;
    ron::from_str(&text).ok()
}

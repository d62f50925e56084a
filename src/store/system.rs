//! Every system call of the filing cabinet that a bad disk can refuse.
//!
//! All of them go through `make`, so that a test can have a bad disk ([`rehearse`]). Such a disk
//! fails, stops short or is under a folder of its own. Other calls continue unchanged beside it.
//! Without a rehearsal a call costs only the check of one number.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicUsize, Ordering},
    },
};

/// A call to the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Call {
    /// Opens an existing file, for reading or writing.
    Open,
    /// Creates a file, under its final name or as a draft.
    Create,
    /// Writes bytes.
    Write,
    /// Returns once everything written would survive a power cut.
    Sync,
    /// Shortens a file.
    Cut,
    /// Checks the length of a file, and that it still has its name.
    Length,
    /// Gives a draft its name.
    Rename,
    Remove,
    /// Returns once the names in a folder would survive a power cut.
    SyncFolder,
    MakeFolder,
}

/// A disk, good or bad.
pub trait System: Send + Sync {
    /// Makes a call with `really`, or acts like a bad disk. For a write, `really` gets the bytes.
    ///
    /// # Errors
    /// The error of the system, or of the bad disk.
    fn make(
        &self,
        call: Call,
        path: &Path,
        bytes: &[u8],
        really: &mut dyn FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()>;
}

static REHEARSED: RwLock<Vec<(PathBuf, Arc<dyn System>)>> = RwLock::new(Vec::new());
static HOW_MANY: AtomicUsize = AtomicUsize::new(0);

/// The rehearsal: while this value exists, calls below a folder go to another system.
pub struct RehearsalGuard(PathBuf);

/// Puts a system between the filing cabinet and everything below `folder`, to rehearse a failing
/// disk.
#[must_use = "it lasts as long as this is kept"]
pub fn rehearse(folder: &Path, system: Arc<dyn System>) -> RehearsalGuard {
    let mut all = REHEARSED.write().unwrap_or_else(PoisonError::into_inner);
    all.push((folder.to_owned(), system));
    HOW_MANY.store(all.len(), Ordering::Release);
    RehearsalGuard(folder.to_owned())
}

impl Drop for RehearsalGuard {
    fn drop(&mut self) {
        let mut all = REHEARSED.write().unwrap_or_else(PoisonError::into_inner);
        all.retain(|(folder, _)| *folder != self.0);
        HOW_MANY.store(all.len(), Ordering::Release);
    }
}

fn rehearsed(path: &Path) -> Option<Arc<dyn System>> {
    if HOW_MANY.load(Ordering::Acquire) == 0 {
        return None;
    }
    let all = REHEARSED.read().unwrap_or_else(PoisonError::into_inner);
    all.iter().find(|(folder, _)| path.starts_with(folder)).map(|(_, system)| Arc::clone(system))
}

/// Makes a call.
pub(super) fn make<T>(
    call: Call,
    path: &Path,
    really: impl FnOnce() -> io::Result<T>,
) -> io::Result<T> {
    let Some(system) = rehearsed(path) else { return really() };
    let (mut really, mut made) = (Some(really), None);
    system.make(call, path, &[], &mut |_| {
        if let Some(really) = really.take() {
            made = Some(really()?);
        }
        Ok(())
    })?;
    made.ok_or_else(|| io::ErrorKind::Other.into())
}

/// Writes bytes.
pub(super) fn write(
    path: &Path,
    bytes: &[u8],
    mut really: impl FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<()> {
    match rehearsed(path) {
        Some(system) => system.make(Call::Write, path, bytes, &mut really),
        None => really(bytes),
    }
}

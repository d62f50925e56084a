//! Every call by which the filing cabinet asks the system for something that a bad disk can refuse.
//!
//! All of them go through `make`, so that a test can have a disk that fails, stops short or lies under a folder of its
//! own ([`rehearse`]), while others go on beside it. Where nothing is rehearsed a call costs one look at a number more.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicUsize, Ordering},
    },
};

/// What is asked of the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Call {
    /// Open a file that is there, to be read or to be written.
    Open,
    /// Make a file, by the name that it has or as a draft.
    Create,
    /// Write bytes.
    Write,
    /// Return once what was written would survive a power cut.
    Sync,
    /// Cut a file back.
    Cut,
    /// How long is it, and has it still its name?
    Length,
    /// Give a draft its name.
    Rename,
    Remove,
    /// Return once the names in a folder would survive a power cut.
    SyncFolder,
    MakeFolder,
}

/// A disk, good or bad.
pub trait System: Send + Sync {
    /// Makes a call with `really`, which takes the bytes to write where it writes any, or does to it what a bad disk would.
    ///
    /// # Errors
    /// What the system says, or would say.
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

/// For as long as this is kept, calls below a folder go to another system.
pub struct Rehearsed(PathBuf);

/// Puts a system between the filing cabinet and everything below `folder`, to rehearse a disk that fails.
#[must_use = "it lasts as long as this is kept"]
pub fn rehearse(folder: &Path, system: Arc<dyn System>) -> Rehearsed {
    let mut all = REHEARSED.write().unwrap_or_else(PoisonError::into_inner);
    all.push((folder.to_owned(), system));
    HOW_MANY.store(all.len(), Ordering::Release);
    Rehearsed(folder.to_owned())
}

impl Drop for Rehearsed {
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

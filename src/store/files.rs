//! Atomic writing of whole files: a crash leaves the old file or the new one, never a part.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, Read as _, Write},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use bottone_i18n::Saying;
use tempfile::NamedTempFile;

pub(super) use super::platform::{has_one_name, still_named};
pub use super::platform::{is_open_to_others, passwords};
use super::{
    platform::{self, are_one_file},
    system::{self, Call},
};

/// The treatment of an existing file of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfExists {
    /// The existing file is replaced.
    Replace,
    /// The existing file stays, and the new one is refused.
    Keep,
}

/// The readers of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Readers {
    /// The same as for any other document: the user's own umask decides.
    AsUsual,
    /// The owner alone, if the system has owners.
    Owner,
    /// The owner at first. A replacement keeps the old file's readers, because the house may have
    /// chosen a group.
    OwnerAtFirst,
}

/// Opens a file for reading. A folder, a pipe or a device is refused before the opening: a pipe may
/// block for ever, and a device may be endless.
pub(super) fn open_to_read(path: &Path) -> io::Result<File> {
    let kind = fs::metadata(path)?;
    if kind.is_file() {
        return system::make(Call::Open, path, || File::open(path));
    }
    Err(if kind.is_dir() { io::ErrorKind::IsADirectory } else { io::ErrorKind::NotSeekable }.into())
}

/// Returns the bytes of a file. From a longer file it reads `most` plus one.
pub fn bytes_of(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_to_read(path)?.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes the whole file `path` atomically; it is on the disk on return. A link of that name is
/// replaced, not followed.
pub fn write_whole(
    path: &Path,
    existing: IfExists,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    write_whole_for(Readers::AsUsual, path, existing, fill)
}

/// Writes the whole file like [`write_whole`], for these readers.
pub(super) fn write_whole_for(
    readers: Readers,
    path: &Path,
    existing: IfExists,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    // Checked first, so that `fill` does not work in vain.
    if existing == IfExists::Keep && path.symlink_metadata().is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let folder = folder_of(path);
    let mut draft = system::make(Call::Create, path, || draft_in(folder, readers))?;
    if readers == Readers::OwnerAtFirst && path.symlink_metadata().is_ok_and(|old| old.is_file()) {
        draft.as_file().set_permissions(fs::metadata(path)?.permissions())?;
    }
    let mut buffer = io::BufWriter::new(FileDraft { file: draft.as_file_mut(), path });
    fill(&mut buffer)?;
    buffer.flush()?;
    drop(buffer);
    system::make(Call::Sync, path, || draft.as_file().sync_all())?;
    system::make(Call::Rename, path, || put_in_place(draft, path, existing))?;
    sync_folder(folder)
}

/// The number of attempts to give a draft its name, and the pause between two of them.
const ATTEMPTS: usize = 20;
const PAUSE: Duration = Duration::from_millis(50);

/// Gives a complete draft its name. On Windows a virus scanner or an indexer may hold the old file
/// for a moment, so that is tried again for a second.
fn put_in_place(mut draft: NamedTempFile, path: &Path, existing: IfExists) -> io::Result<()> {
    let mut attempts = 1;
    loop {
        let placed = match existing {
            IfExists::Replace => draft.persist(path),
            IfExists::Keep => draft.persist_noclobber(path),
        };
        match placed {
            Ok(_) => return Ok(()),
            Err(failed) if attempts < ATTEMPTS && platform::is_held(&failed.error) => {
                draft = failed.file;
                attempts += 1;
                thread::sleep(PAUSE);
            }
            Err(failed) => return Err(failed.error),
        }
    }
}

/// The draft of the file `path`, under another name if needed until it is complete.
pub(super) struct FileDraft<'a> {
    pub(super) file: &'a mut File,
    pub(super) path: &'a Path,
}

impl Write for FileDraft<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        system::write(self.path, bytes, |bytes| self.file.write_all(bytes))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// The beginning and the end of a draft's name.
const DRAFT: (&str, &str) = (".bottone-", ".part");
/// The number of attempts to begin a draft that others remove before it is locked.
const TRIES: usize = 8;

/// Creates a file in `folder` that is removed unless it gets its final name. It is locked during
/// the writing: an unlocked draft is left over from a killed program.
fn draft_in(folder: &Path, readers: Readers) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(DRAFT.0).suffix(DRAFT.1);
    if readers == Readers::AsUsual {
        platform::read_as_usual(&mut builder);
    }
    for _ in 0..TRIES {
        let draft = builder.tempfile_in(folder)?;
        match draft.as_file().try_lock() {
            Ok(()) if platform::still_named(draft.as_file(), draft.path()) => return Ok(draft),
            // Without locks in the file system, only a draft older than a day is removed.
            Err(fs::TryLockError::Error(_)) => return Ok(draft),
            Ok(()) | Err(fs::TryLockError::WouldBlock) => {}
        }
    }
    builder.tempfile_in(folder)
}

/// Returns the drafts in `folder` that a killed program left over.
pub(super) fn leftover_drafts(folder: &Path) -> Vec<PathBuf> {
    let Ok(list) = fs::read_dir(folder) else { return Vec::new() };
    let is_draft = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(DRAFT.0) && name.ends_with(DRAFT.1) && is_leftover_draft(path)
    };
    list.flatten().map(|one| one.path()).filter(is_draft).collect()
}

/// Returns whether no program has locked this draft, or, without locks, it is a day old.
fn is_leftover_draft(path: &Path) -> bool {
    const A_DAY: std::time::Duration = std::time::Duration::from_hours(24);
    let Ok(about) = path.symlink_metadata() else { return false };
    let Some(file) = about.is_file().then(|| File::open(path).ok()).flatten() else { return false };
    match file.try_lock() {
        Ok(()) => true,
        Err(fs::TryLockError::WouldBlock) => false,
        Err(fs::TryLockError::Error(_)) => {
            about.modified().is_ok_and(|at| at.elapsed().is_ok_and(|age| age > A_DAY))
        }
    }
}

/// Removes the drafts that a killed program left over in `folder`: whole copies of files, with
/// personal data.
pub(super) fn remove_leftover_drafts(folder: &Path) {
    for path in leftover_drafts(folder) {
        if let Err(error) = remove(&path) {
            log::warn!("{}: {error}", path.display());
        }
    }
}

/// Restricts the right to read an open file to these readers.
pub(super) fn restrict_readers(readers: Readers, file: &File) -> io::Result<()> {
    match readers {
        Readers::AsUsual | Readers::OwnerAtFirst => Ok(()),
        Readers::Owner => platform::keep_to_owner(file),
    }
}

/// Syncs a folder to the disk: only then is a new name in it sure to last.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    if !platform::FOLDERS_ARE_SYNCED {
        return Ok(());
    }
    system::make(Call::SyncFolder, folder, || File::open(folder)?.sync_all())
}

/// Creates a folder with its parents.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    system::make(Call::MakeFolder, folder, || fs::create_dir_all(folder))
}

/// Removes a file.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    system::make(Call::Remove, path, || fs::remove_file(path))
}

/// Returns the folder of `path`.
pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Returns `path` with `ending` after its whole name.
pub fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// Returns the names for files set aside, in order: `PATH.what-1` and so on.
pub(super) fn aside_names(path: &Path, what: &str) -> impl Iterator<Item = PathBuf> {
    (1..10_000).map(move |number| with_ending(path, &format!(".{what}-{number}")))
}

/// Creates a new file beside `path`: `PATH.what-1`, or the first free number.
pub(super) fn create_beside(path: &Path, what: &str) -> io::Result<(PathBuf, File)> {
    for aside in aside_names(path, what) {
        match system::make(Call::Create, &aside, || File::create_new(&aside)) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.map(|file| (aside, file)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Returns the canonical path of the file `path`, after all links. The file may be missing; its
/// folder must exist.
pub(super) fn canonical(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = path.file_name().ok_or(error)?;
            Ok(fs::canonicalize(folder_of(path))?.join(name))
        }
        found => found,
    }
}

/// Returns the path of `path` in its canonical folder. A link of that name is not followed.
pub fn canonical_path(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    Ok(fs::canonicalize(folder_of(path))?.join(name))
}

/// Returns whether both names are of one file. Two hard links count as one, if the system can see
/// it.
pub(super) fn is_same_path(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other || are_one_file(&one, &other),
        _ => one == other,
    }
}

/// Returns the advice for the director about a disk that takes no event.
pub(super) fn advice(error: &io::Error) -> Saying {
    use io::ErrorKind::{PermissionDenied, ReadOnlyFilesystem};
    match error.kind() {
        PermissionDenied | ReadOnlyFilesystem => Saying::of("files-choose-folder"),
        _ => cure(error),
    }
}

/// Returns the system's message about a file in a default folder, with the advice.
pub(super) fn error_with_advice(error: &io::Error) -> Saying {
    Saying::of("files-why-and-cure").with("why", error).with("cure", cure(error))
}

fn cure(error: &io::Error) -> Saying {
    use io::ErrorKind::{
        NotFound, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull,
    };
    Saying::of(match error.kind() {
        StorageFull | QuotaExceeded => "files-free-space",
        PermissionDenied | ReadOnlyFilesystem => "files-allow-folder",
        NotFound => "files-check-folder",
        _ => "files-check-disk",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_only_where_it_may_be_and_a_failed_one_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        let write = |existing, text: &'static str| {
            write_whole(&path, existing, |file| file.write_all(text.as_bytes()))
        };
        write(IfExists::Keep, "one").unwrap();
        let refused =
            write_whole(&path, IfExists::Keep, |_| panic!("it is in the way")).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
        write(IfExists::Replace, "three").unwrap();
        let half = write_whole(&path, IfExists::Replace, |file| {
            file.write_all(b"fo")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(half.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert_eq!(fs::read_to_string(&path).unwrap(), "three");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}

//! The disk operations of the journal, so that a test can make any of them fail.

use std::{
    fs::File,
    io::{self, Seek as _, SeekFrom, Write as _},
    path::PathBuf,
};

use crate::{
    files,
    system::{self, Call},
};

/// An open file that grows at its end.
pub trait Disk: Send {
    /// Returns the length in bytes; `None` if the file no longer has its name.
    fn length(&mut self) -> io::Result<Option<u64>>;

    /// Writes `bytes` from the byte `at` on, which is the end of the file or its last byte.
    fn write(&mut self, at: u64, bytes: &[u8]) -> io::Result<()>;

    /// Returns once everything written would survive a power cut.
    fn sync(&mut self) -> io::Result<()>;

    /// Cuts the file back to `length` bytes.
    fn truncate(&mut self, length: u64) -> io::Result<()>;

    /// Returns the same file for another thread; `None` if it can be open only once.
    fn reopen(&self) -> Option<Box<dyn Disk>> {
        None
    }
}

/// A file that was closed, so that another can take its place.
pub(super) struct ClosedFile;

impl ClosedFile {
    fn fault() -> io::Error {
        io::ErrorKind::NotFound.into()
    }
}

impl Disk for ClosedFile {
    fn length(&mut self) -> io::Result<Option<u64>> {
        Err(Self::fault())
    }

    fn write(&mut self, _: u64, _: &[u8]) -> io::Result<()> {
        Err(Self::fault())
    }

    fn sync(&mut self) -> io::Result<()> {
        Err(Self::fault())
    }

    fn truncate(&mut self, _: u64) -> io::Result<()> {
        Err(Self::fault())
    }
}

/// A real file.
pub(super) struct FileOnDisk {
    pub(super) file: File,
    pub(super) path: PathBuf,
}

impl Disk for FileOnDisk {
    fn length(&mut self) -> io::Result<Option<u64>> {
        system::make(Call::Length, &self.path, || {
            if !files::still_named(&self.file, &self.path) {
                return Ok(None);
            }
            self.file.metadata().map(|about| Some(about.len()))
        })
    }

    fn write(&mut self, at: u64, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(at))?;
        system::write(&self.path, bytes, |bytes| self.file.write_all(bytes))
    }

    fn sync(&mut self) -> io::Result<()> {
        system::make(Call::Sync, &self.path, || self.file.sync_data())
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        system::make(Call::Cut, &self.path, || self.file.set_len(length))
    }

    fn reopen(&self) -> Option<Box<dyn Disk>> {
        let file = self.file.try_clone().ok()?;
        Some(Box::new(Self { file, path: self.path.clone() }))
    }
}

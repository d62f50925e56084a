//! Temporary files: the input for another program, and its error output.

use std::{
    fs::File,
    io::{self, Read as _, Seek as _, Write as _},
    path::Path,
    process::Stdio,
};

use tempfile::TempPath;

/// A file that is removed with this value.
#[derive(Debug)]
pub struct Scratch {
    file: File,
    name: Option<TempPath>,
}

impl Scratch {
    /// Creates a file without a name that holds these bytes.
    ///
    /// # Errors
    /// The error of the disk.
    pub fn of(bytes: &[u8]) -> io::Result<Self> {
        Self { file: tempfile::tempfile()?, name: None }.with_content(bytes)
    }

    /// Creates a file with a name, which has this ending.
    ///
    /// # Errors
    /// The error of the disk.
    pub fn named(bytes: &[u8], ending: &str) -> io::Result<Self> {
        let made = tempfile::Builder::new().prefix("bottone-").suffix(ending).tempfile()?;
        let (file, name) = made.into_parts();
        Self { file, name: Some(name) }.with_content(bytes)
    }

    fn with_content(mut self, bytes: &[u8]) -> io::Result<Self> {
        self.file.write_all(bytes)?;
        self.file.rewind()?;
        Ok(self)
    }

    /// Returns its path, if it has a name.
    pub fn path(&self) -> Option<&Path> {
        self.name.as_deref()
    }

    /// Returns the file as another program's input or output.
    ///
    /// # Errors
    /// The error of the system.
    pub fn stdio(&self) -> io::Result<Stdio> {
        self.file.try_clone().map(Stdio::from)
    }

    /// Returns its content, up to `most` bytes.
    ///
    /// # Errors
    /// The error of the disk.
    pub fn read(&mut self, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.rewind()?;
        (&self.file).take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

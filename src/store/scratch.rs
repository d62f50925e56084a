//! Files that nobody keeps: what is handed to another program, and what it complains about.

use std::{
    fs::File,
    io::{self, Read as _, Seek as _, Write as _},
    path::Path,
    process::Stdio,
};

use tempfile::TempPath;

/// A file that goes away with whoever holds it.
#[derive(Debug)]
pub struct Scratch {
    file: File,
    name: Option<TempPath>,
}

impl Scratch {
    /// One without a name that holds these bytes.
    ///
    /// # Errors
    /// What the disk says.
    pub fn of(bytes: &[u8]) -> io::Result<Self> {
        Self { file: tempfile::tempfile()?, name: None }.filled(bytes)
    }

    /// One with a name, which ends like this.
    ///
    /// # Errors
    /// What the disk says.
    pub fn named(bytes: &[u8], ending: &str) -> io::Result<Self> {
        let made = tempfile::Builder::new().prefix("bottone-").suffix(ending).tempfile()?;
        let (file, name) = made.into_parts();
        Self { file, name: Some(name) }.filled(bytes)
    }

    fn filled(mut self, bytes: &[u8]) -> io::Result<Self> {
        self.file.write_all(bytes)?;
        self.file.rewind()?;
        Ok(self)
    }

    /// Where it is, if it has a name.
    pub fn path(&self) -> Option<&Path> {
        self.name.as_deref()
    }

    /// The file as another program's input or output.
    ///
    /// # Errors
    /// What the system says.
    pub fn stdio(&self) -> io::Result<Stdio> {
        self.file.try_clone().map(Stdio::from)
    }

    /// What is in it, up to so many bytes.
    ///
    /// # Errors
    /// What the disk says.
    pub fn read(&mut self, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.rewind()?;
        (&self.file).take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

//! One record a line, appended, never rewritten.
#![allow(missing_docs, clippy::disallowed_methods)]
// SCRATCH until the journal proper is merged.
use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct JournalError(String);
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice(pub String);
pub enum Access {
    Writable(Journal),
    ReadOnly(String),
}
pub struct Opened {
    pub head: String,
    pub bodies: Vec<String>,
    pub notices: Vec<Notice>,
    pub access: Access,
}
pub struct Journal {
    path: PathBuf,
}
impl Journal {
    pub fn create(path: &Path, head: &str, _: &str, _: &str) -> Result<Self, JournalError> {
        fs::write(path, format!("{head}\n")).map_err(|e| JournalError(e.to_string()))?;
        Ok(Self { path: path.into() })
    }
    pub fn open(path: &Path, _: &str, _: &str) -> Result<Opened, JournalError> {
        let text = fs::read_to_string(path).map_err(|e| JournalError(e.to_string()))?;
        let mut lines = text.lines().map(str::to_owned);
        Ok(Opened {
            head: lines.next().unwrap_or_default(),
            bodies: lines.collect(),
            notices: vec![],
            access: Access::Writable(Self { path: path.into() }),
        })
    }
    pub fn append(&mut self, body: &str) -> Result<(), JournalError> {
        let mut f = fs::OpenOptions::new()
            .append(true)
            .open(&self.path)
            .map_err(|e| JournalError(e.to_string()))?;
        writeln!(f, "{body}").and_then(|()| f.sync_data()).map_err(|e| JournalError(e.to_string()))
    }
    pub fn copy(from: &Path, to: &Path) -> Result<(), JournalError> {
        fs::copy(from, to).map(drop).map_err(|e| JournalError(e.to_string()))
    }
}

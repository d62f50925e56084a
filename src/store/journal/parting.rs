//! A file and a shared log that went apart.

use bottone_i18n::Saying;

/// A file and a log without a common past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The last line of the file, counted from 1, and its seal.
    pub of_file: (u64, String),
    /// The log's line at the same number, or its last line if it is shorter; `None` for an empty
    /// log.
    pub of_log: Option<(u64, String)>,
}

impl Parting {
    /// Returns both last lines, in words.
    pub fn saying(&self) -> Saying {
        let (line, seal) = &self.of_file;
        let parted = |name| Saying::of(name).with("line", *line).with("seal", seal.clone());
        match &self.of_log {
            Some((theirs, other)) => {
                parted("network-parted").with("theirs", *theirs).with("other", other.clone())
            }
            None => parted("network-parted-empty"),
        }
    }
}

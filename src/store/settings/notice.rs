//! What is told of settings that could not be read or kept.

use std::path::PathBuf;

use crate::i18n::{Saying, told_by_saying};

/// Something to tell about settings that were read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SettingsNotice {
    /// The system names no folder for settings; nothing will be remembered.
    NoFolder,
    /// The file could not be read at all, and this is why; what it held was kept, if it could be, in a file aside.
    NotRead {
        why: Saying,
        /// Where what it held is now.
        aside: Option<PathBuf>,
    },
    /// These settings were not understood; the rest was. A copy of the file was kept, if it could be, aside.
    NotUnderstood {
        names: Vec<String>,
        /// Where the copy is.
        aside: Option<PathBuf>,
    },
}

impl SettingsNotice {
    fn saying(&self) -> Saying {
        let (notice, aside) = match self {
            Self::NoFolder => (Saying::of("files-no-settings-folder"), &None),
            Self::NotRead { why, aside } => {
                (Saying::of("files-settings-not-read").with("why", why), aside)
            }
            Self::NotUnderstood { names, aside } => {
                let names = names.join(", ");
                (Saying::of("files-settings-not-understood").with("names", names), aside)
            }
        };
        match aside {
            Some(aside) => {
                Saying::of("files-old-kept").with("notice", notice).with("aside", aside.as_path())
            }
            None => notice,
        }
    }
}

/// Why the settings were not kept.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SettingsError {
    NoFolder,
    NotKept { path: PathBuf, why: Saying },
}

impl SettingsError {
    fn saying(&self) -> Saying {
        match self {
            Self::NoFolder => Saying::of("files-settings-nowhere"),
            Self::NotKept { path, why } => {
                Saying::of("files-settings-not-kept").with("path", path.as_path()).with("why", why)
            }
        }
    }
}

told_by_saying!(SettingsNotice, SettingsError);

//! The notices about settings that could not be read or kept.

use std::path::PathBuf;

use bottone_i18n::{Saying, displayed_by_saying};

/// A notice about settings that were read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SettingsNotice {
    /// The system has no folder for settings; they will not be kept.
    NoFolder,
    /// The file could not be read at all, for this reason. If possible, a copy was kept aside.
    NotRead {
        why: Saying,
        /// The path of the copy.
        aside: Option<PathBuf>,
    },
    /// These settings were not understood; the others were. If possible, a copy of the file was
    /// kept aside.
    NotUnderstood {
        names: Vec<String>,
        /// The path of the copy.
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

/// The reason why the settings were not kept.
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

displayed_by_saying!(SettingsNotice, SettingsError);

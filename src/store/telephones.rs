//! The phones paired with this computer's desk, kept beside the settings and readable only by their
//! owner.
//!
//! The file holds the secrets shared by phones and desk: a reader could act as any of the phones.
//! If the system has owners, the file belongs to its owner alone. Only one program at a time has
//! it.

use std::{fs, io, path::PathBuf};

use bottone_base::{person::Role, time::Timestamp};
use bottone_i18n::{Saying, displayed_by_saying};
use serde::{Deserialize, Serialize, de::IgnoredAny};

use super::{
    files::{self, IfExists, Readers},
    journal::{Holder, Lock, NoLock},
    settings::SettingsFile,
};

const NAME: &str = "telephones.ron";
const MOST_BYTES: u64 = 4 << 20;

/// The stored data.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredPhones {
    /// The certificate by which phones know the desk; `None` before the first is paired.
    #[serde(default)]
    pub certificate: Option<StoredCertificate>,
    /// Every phone that was paired and not withdrawn.
    #[serde(default)]
    pub phones: Vec<Telephone>,
    /// The open calls of the floor.
    #[serde(default)]
    pub calls: Vec<FloorCall>,
}

/// A certificate and its private key, as DER.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredCertificate {
    pub certificate: Vec<u8>,
    pub key: Vec<u8>,
    /// The time of creation.
    pub made: Timestamp,
}

impl std::fmt::Debug for StoredCertificate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

/// One phone.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Telephone {
    /// The id of the phone at the desk, in hexadecimal digits.
    pub id: String,
    /// The owner.
    pub name: String,
    pub role: Role,
    /// The end of its validity.
    pub until: Timestamp,
    /// The lasting secret, in hexadecimal digits; `None` before its code was scanned.
    #[serde(default)]
    pub key: Option<String>,
    /// The time of its last request.
    #[serde(default)]
    pub seen: Option<Timestamp>,
    /// Its last act, in words.
    #[serde(default)]
    pub last: String,
    /// The event with staff that paired it, which alone withdraws it; `None` if another event did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<StaffedEvent>,
    /// Older programs listed here the acts that they had processed. Acts are now on record by their
    /// names.
    #[serde(default, skip_serializing)]
    pub acts: IgnoredAny,
}

/// An event with staff that paired a phone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StaffedEvent {
    /// The instant at which it was made, which identifies it at a desk.
    pub made: Timestamp,
    /// Its name, or that of its file.
    pub name: String,
}

impl std::fmt::Debug for Telephone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({:?})", self.name, self.role)
    }
}

/// A call of the floor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FloorCall {
    /// The phone's name for the act.
    pub act: String,
    /// The caller.
    pub by: String,
    /// The table.
    pub table: u16,
    pub at: Timestamp,
}

/// The file, with the right to write it.
#[derive(Debug)]
pub struct TelephonesFile {
    path: PathBuf,
    _lock: Lock,
}

/// The reason why the phones cannot be read or saved.
#[derive(Debug, thiserror::Error)]
pub enum TelephonesError {
    /// There is no place for the file.
    NoFolder,
    /// Another program has the file open.
    Held(Option<Holder>),
    NotRead {
        path: PathBuf,
        why: Saying,
    },
    NotKept {
        path: PathBuf,
        why: Saying,
    },
}

impl TelephonesError {
    fn saying(&self) -> Saying {
        match self {
            Self::NoFolder => Saying::of("phones-no-folder"),
            Self::Held(None) => Saying::of("phones-held"),
            Self::Held(Some(holder)) => {
                Saying::of("phones-held-by").with("holder", holder.saying())
            }
            Self::NotRead { path, why } => {
                Saying::of("phones-not-read").with("path", path.as_path()).with("why", why)
            }
            Self::NotKept { path, why } => {
                Saying::of("phones-not-kept").with("path", path.as_path()).with("why", why)
            }
        }
    }
}

displayed_by_saying!(TelephonesError);

impl TelephonesFile {
    /// Opens the file beside these settings, and reads it.
    ///
    /// # Errors
    /// Another program has it, there is no place for it, or it cannot be read: it then stays
    /// unchanged.
    pub fn open(settings: &SettingsFile) -> Result<(Self, StoredPhones), TelephonesError> {
        let folder = settings.path().map(files::folder_of).ok_or(TelephonesError::NoFolder)?;
        let path = folder.join(NAME);
        let not_kept = |why: &io::Error| TelephonesError::NotKept {
            path: path.clone(),
            why: files::error_with_advice(why),
        };
        fs::create_dir_all(folder).map_err(|error| not_kept(&error))?;
        let lock = match Lock::acquire(&path, &Holder::new("", "")) {
            Ok(lock) => lock,
            Err(NoLock::Held(holder)) => return Err(TelephonesError::Held(holder)),
            Err(NoLock::NotOurs(_)) => return Err(TelephonesError::Held(None)),
            Err(NoLock::Failed(error)) => return Err(not_kept(&error)),
        };
        let kept = read(&path)
            .map_err(|why| TelephonesError::NotRead { path: path.clone(), why })?
            .unwrap_or_default();
        Ok((Self { path, _lock: lock }, kept))
    }

    /// Saves this data, atomically.
    ///
    /// # Errors
    /// The disk fails.
    pub fn save(&self, kept: &StoredPhones) -> Result<(), TelephonesError> {
        let not_kept = |why: Saying| TelephonesError::NotKept { path: self.path.clone(), why };
        let text =
            ron::to_string(kept).map_err(|error| not_kept(Saying::AsItIs(error.to_string())))?;
        files::write_whole_for(Readers::Owner, &self.path, IfExists::Replace, |file| {
            writeln!(file, "{text}")
        })
        .map_err(|error| not_kept(files::error_with_advice(&error)))
    }
}

fn read(path: &std::path::Path) -> Result<Option<StoredPhones>, Saying> {
    let bytes = match files::bytes_of(path, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Saying::from(&error)),
    };
    let text = str::from_utf8(&bytes).map_err(|_| Saying::of("files-hand-not-text"))?;
    ron::from_str(text).map(Some).map_err(|error| {
        Saying::of("files-not-written-so-at").with("place", error.span.start.to_string())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of the program of 23 November 2026, with the acts that each phone had processed.
    const OLDER: &str = r#"(certificate:Some((certificate:[48,130],key:[48,46],made:"2026-11-23T18:00:00.000Z")),phones:[(id:"5f1c",name:"Mia",role:Floor,until:"2026-11-24T06:00:00.000Z",key:Some("a1b2"),seen:Some("2026-11-23T20:15:00.000Z"),last:"Bust",acts:[(act:"7a",event:"2026-11-23T17:00:00.000Z",records:412)])],calls:[(act:"8b",by:"Mia",table:7,at:"2026-11-23T20:14:00.000Z")])"#;

    #[test]
    fn what_an_older_program_kept_is_read_and_kept_on_without_its_acts() {
        let folder = tempfile::tempdir().unwrap();
        let settings = SettingsFile::in_folder(folder.path());
        let file = settings.path().map(files::folder_of).unwrap().join(NAME);
        fs::create_dir_all(files::folder_of(&file)).unwrap();
        fs::write(&file, OLDER).unwrap();
        let (taken, kept) = TelephonesFile::open(&settings).unwrap();
        let phone = kept.phones.first().unwrap();
        assert_eq!((phone.name.as_str(), phone.role), ("Mia", Role::Floor));
        assert_eq!((phone.key.as_deref(), phone.last.as_str()), (Some("a1b2"), "Bust"));
        assert!(kept.certificate.is_some() && kept.calls.len() == 1);
        taken.save(&kept).unwrap();
        let written = fs::read_to_string(&file).unwrap();
        assert!(!written.contains("acts"), "{written}");
        drop(taken);
        assert_eq!(TelephonesFile::open(&settings).unwrap().1, kept);
    }
}

//! The state of this computer, before data is lost: the folder of a file, and the battery.
//!
//! An answer may take long if a network folder does not respond. So the question runs outside the
//! window's thread.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    files,
    system::{self, Call},
};

/// The folder of Linux with the batteries, one subfolder each.
const SUPPLIES: &str = "/sys/class/power_supply";

/// The state of the folder of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FolderState {
    /// Files can be created in it. `free` is its free space in bytes, if the system reports it.
    Sound { free: Option<u64> },
    /// The folder does not exist.
    Gone,
    /// The folder exists, but no file can be created in it.
    ReadOnly,
    /// The system gives an error, with this message.
    Silent(String),
}

/// The questions to the computer.
pub trait Machine: Send + Sync {
    /// Returns the state of the folder of `file`.
    fn place(&self, file: &Path) -> FolderState;

    /// Returns the charge of the battery in percent while the computer runs on it. `None` on mains
    /// power, or if unknown.
    fn battery(&self) -> Option<u8>;
}

/// The computer that this program runs on.
#[derive(Clone, Copy, Debug)]
pub struct ThisMachine;

impl Machine for ThisMachine {
    fn place(&self, file: &Path) -> FolderState {
        place(files::folder_of(file))
    }

    fn battery(&self) -> Option<u8> {
        battery_in(Path::new(SUPPLIES))
    }
}

fn place(folder: &Path) -> FolderState {
    match tried(folder) {
        Ok(()) => {}
        Err(error) => match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => return FolderState::Gone,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                return FolderState::ReadOnly;
            }
            // A full disk shows by its free space.
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                return FolderState::Sound { free: Some(0) };
            }
            _ => return FolderState::Silent(error.to_string()),
        },
    }
    FolderState::Sound { free: fs4::available_space(folder).ok() }
}

/// Creates a file there, without a name if the system can, and removes it at once.
fn tried(folder: &Path) -> io::Result<()> {
    if !fs::metadata(folder)?.is_dir() {
        return Err(io::ErrorKind::NotADirectory.into());
    }
    system::make(Call::Create, folder, || tempfile::tempfile_in(folder).map(drop))
}

/// Returns the charge of the fullest discharging battery in this folder, as Linux reports it. The
/// battery of a mouse does not count.
fn battery_in(supplies: &Path) -> Option<u8> {
    let said = |supply: &Path, what: &str| fs::read_to_string(supply.join(what)).ok();
    let is = |supply: &Path, what: &str, text: &str| {
        said(supply, what).is_some_and(|said| said.trim().eq_ignore_ascii_case(text))
    };
    let listed: Vec<PathBuf> =
        fs::read_dir(supplies).ok()?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    if listed.iter().any(|supply| is(supply, "type", "mains") && is(supply, "online", "1")) {
        return None;
    }
    let runs_down = |supply: &&PathBuf| {
        is(supply, "type", "battery")
            && is(supply, "status", "discharging")
            && !is(supply, "scope", "device")
    };
    let left = |supply: &PathBuf| said(supply, "capacity")?.trim().parse::<u8>().ok();
    listed.iter().filter(runs_down).filter_map(left).filter(|left| *left <= 100).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_battery_is_that_of_the_computer_while_it_runs_down() {
        type Files<'a> = &'a [(&'a str, &'a str)];
        type Supply<'a> = (&'a str, Files<'a>);
        let low = [("type", "Battery\n"), ("status", "Discharging\n"), ("capacity", "9\n")];
        let charged = [("type", "Battery\n"), ("status", "Charging\n"), ("capacity", "9\n")];
        let mouse = [
            ("type", "Battery\n"),
            ("status", "Discharging\n"),
            ("capacity", "3\n"),
            ("scope", "Device\n"),
        ];
        let broken = [("type", "Battery\n"), ("status", "Discharging\n"), ("capacity", "-1 ?\n")];
        let mains = [("type", "Mains\n"), ("online", "1\n")];
        let unplugged = [("type", "Mains\n"), ("online", "0\n")];
        let cases: [(&[Supply<'_>], Option<u8>); 7] = [
            (&[], None),
            (&[("BAT0", &low)], Some(9)),
            (&[("BAT0", &low), ("AC", &unplugged)], Some(9)),
            (&[("BAT0", &low), ("AC", &mains)], None),
            (&[("BAT0", &charged)], None),
            (&[("BAT0", &broken)], None),
            (&[("BAT0", &low), ("mouse", &mouse)], Some(9)),
        ];
        for (supplies, expected) in cases {
            let folder = tempfile::tempdir().unwrap();
            for (name, files) in supplies {
                fs::create_dir(folder.path().join(name)).unwrap();
                for (file, text) in *files {
                    fs::write(folder.path().join(name).join(file), text).unwrap();
                }
            }
            assert_eq!(battery_in(folder.path()), expected, "{supplies:?}");
        }
        assert_eq!(battery_in(Path::new("/nowhere/at/all")), None);
    }

    #[test]
    fn a_folder_is_sound_or_gone_and_nothing_is_left_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("evening.ron");
        let found = ThisMachine.place(&file);
        assert!(matches!(found, FolderState::Sound { free: Some(_) }), "{found:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        assert_eq!(ThisMachine.place(&folder.path().join("away/evening.ron")), FolderState::Gone);
        fs::write(&file, "").unwrap();
        assert_eq!(
            ThisMachine.place(&file.join("evening.ron")),
            FolderState::Gone,
            "a file is none"
        );
    }

    #[test]
    fn what_the_system_says_of_a_folder_is_distinguished() {
        struct KindText(io::ErrorKind);
        impl system::System for KindText {
            fn make(
                &self,
                _: Call,
                _: &Path,
                _: &[u8],
                _: &mut dyn FnMut(&[u8]) -> io::Result<()>,
            ) -> io::Result<()> {
                Err(self.0.into())
            }
        }
        let cases = [
            (io::ErrorKind::ReadOnlyFilesystem, FolderState::ReadOnly),
            (io::ErrorKind::PermissionDenied, FolderState::ReadOnly),
            (io::ErrorKind::StorageFull, FolderState::Sound { free: Some(0) }),
            (io::ErrorKind::NotFound, FolderState::Gone),
            (io::ErrorKind::TimedOut, FolderState::Silent("timed out".to_owned())),
        ];
        for (kind, expected) in cases {
            let folder = tempfile::tempdir().unwrap();
            let _bad = system::rehearse(folder.path(), std::sync::Arc::new(KindText(kind)));
            assert_eq!(ThisMachine.place(&folder.path().join("evening.ron")), expected, "{kind}");
        }
    }
}

//! The file of the settings.

use std::{
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bottone_i18n::Saying;

use super::{Settings, SettingsError, SettingsNotice};
use crate::files::{self, IfExists, Readers};

const FILE_NAME: &str = "settings.ron";
const MOST_BYTES: u64 = 1 << 20;

/// The file of the settings, if there is a place for one.
#[derive(Clone, Debug)]
pub struct SettingsFile {
    path: Option<PathBuf>,
    /// The settings that this window last read or wrote. Other values in the file come from another
    /// window.
    last: Arc<Mutex<Option<Settings>>>,
}

impl SettingsFile {
    /// Returns the file of the user who runs the program.
    pub fn for_user() -> Self {
        let folders = directories::ProjectDirs::from("", "", "bottone");
        Self::at(folders.map(|folders| folders.config_dir().join(FILE_NAME)))
    }

    /// Returns a file in `folder`, which is created with the first save.
    pub fn in_folder(folder: &Path) -> Self {
        Self::at(Some(folder.join(FILE_NAME)))
    }

    /// Returns no file: settings are not kept.
    pub fn none() -> Self {
        Self::at(None)
    }

    fn at(path: Option<PathBuf>) -> Self {
        Self { path, last: Arc::default() }
    }

    /// Returns the path of the file.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns whether there is a file yet.
    pub fn exists(&self) -> bool {
        self.path.as_deref().is_some_and(Path::exists)
    }

    /// Returns the settings, and a notice about faults in them. Without a file there is no notice.
    pub fn load(&self) -> (Settings, Option<SettingsNotice>) {
        if let Some(path) = &self.path {
            files::remove_leftover_drafts(files::folder_of(path));
        }
        let (settings, notice) = self.read();
        *self.last() = Some(settings.clone());
        (settings, notice)
    }

    fn last(&self) -> MutexGuard<'_, Option<Settings>> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self) -> (Settings, Option<SettingsNotice>) {
        let Some(path) = &self.path else {
            return (Settings::default(), Some(SettingsNotice::NoFolder));
        };
        let not_read = |why: Saying, aside| {
            (Settings::default(), Some(SettingsNotice::NotRead { why, aside }))
        };
        let bytes = match bytes_of(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return (Settings::default(), None);
            }
            Err(error) => return not_read(Saying::from(&error), None),
        };
        let text = match str::from_utf8(&bytes) {
            Ok(text) => text.trim_start_matches('\u{feff}'),
            Err(_) => return not_read(Saying::of("files-hand-not-text"), copy_aside(path, &bytes)),
        };
        match Settings::from_ron(text) {
            Ok((settings, faults)) if faults.is_empty() => (settings, None),
            Ok((settings, names)) => {
                let aside = copy_aside(path, &bytes);
                (settings, Some(SettingsNotice::NotUnderstood { names, aside }))
            }
            Err(error) => {
                let place = error.span.start.to_string();
                let why = Saying::of("files-not-written-so-at").with("place", place);
                not_read(why, copy_aside(path, &bytes))
            }
        }
    }

    /// Saves `settings`, atomically. Changes by another window since are kept.
    ///
    /// # Errors
    /// There is no place for them, or the disk fails. The program goes on in both cases.
    pub fn save(&self, settings: &Settings) -> Result<(), SettingsError> {
        let path = self.path.as_ref().ok_or(SettingsError::NoFolder)?;
        let not_kept = |why: Saying| SettingsError::NotKept { path: path.clone(), why };
        let mut last = self.last();
        let whole = match last.as_ref().zip(saved_by_other_window(path)) {
            Some((last, theirs)) => settings.clone().merge(last, theirs),
            None => settings.clone(),
        };
        let text = ron::ser::to_string_pretty(&whole, ron::ser::PrettyConfig::default())
            .map_err(|error| not_kept(Saying::AsItIs(error.to_string())))?;
        files::make_folder(files::folder_of(path))
            .and_then(|()| {
                files::write_whole_for(Readers::OwnerAtFirst, path, IfExists::Replace, |file| {
                    writeln!(file, "{text}")
                })
            })
            .map_err(|error| not_kept(files::error_with_advice(&error)))?;
        *last = Some(settings.clone());
        Ok(())
    }
}

/// Returns the settings saved by another window, if the file is sound.
fn saved_by_other_window(path: &Path) -> Option<Settings> {
    let bytes = bytes_of(path).ok()?;
    let text = str::from_utf8(&bytes).ok()?.trim_start_matches('\u{feff}');
    let (settings, faults) = Settings::from_ron(text).ok()?;
    faults.is_empty().then_some(settings)
}

fn bytes_of(path: &Path) -> io::Result<Vec<u8>> {
    let bytes = files::bytes_of(path, MOST_BYTES)?;
    if bytes.len() as u64 > MOST_BYTES {
        Err(io::ErrorKind::FileTooLarge.into())
    } else {
        Ok(bytes)
    }
}

/// Keeps a copy of an unreadable file, so that the next save loses no data. An equal copy is not
/// made twice.
fn copy_aside(path: &Path, bytes: &[u8]) -> Option<PathBuf> {
    for aside in files::aside_names(path, "old").take_while(|aside| aside.exists()) {
        if bytes_of(&aside).is_ok_and(|known| known == bytes) {
            return Some(aside);
        }
    }
    let (aside, mut file) = files::create_beside(path, "old").ok()?;
    file.write_all(bytes).ok().map(|()| aside)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use bottone_i18n::Language;
    use bottone_tournament::papers::SheetKind;

    use super::*;
    use crate::{
        profiles::{sounds::Signal, themes::WallFace},
        settings::{
            Display, PaperSize, Pin, PrintOptions, Projector, SoundSettings, Sounds, TableSize,
            Theme, WindowSize,
        },
    };

    fn some_settings(folder: &Path) -> Settings {
        let mut settings = Settings {
            theme: Theme::Light,
            operator: "Mara \"la capa\"".to_owned(),
            station: "Sala 2".to_owned(),
            projector: Projector {
                open: true,
                full_screen: true,
                light: true,
                ..Projector::default()
            },
            walls: vec![Projector {
                theme: "stadium".to_owned(),
                hold: Some(WallFace::Moves),
                display: Some(Display { name: "HDMI-1".to_owned(), x: 1920, y: 0 }),
                ..Projector::default()
            }],
            window: Some(WindowSize { width: 1280, height: 800 }),
            tables: TableSize::Dense,
            pin: Some(Pin::of("notte").unwrap()),
            locked: true,
            scale: 125,
            page_port: Some(9_000),
            staff_port: Some(9_001),
            staff_on: true,
            page_names: "bottone.lan".to_owned(),
            ..Settings::default()
        };
        let way = PrintOptions {
            printer: Some("Ticket\"s".to_owned()),
            single: true,
            ..PrintOptions::default()
        };
        settings.ways.set(SheetKind::SeatCards, way);
        settings.record_opened(&folder.join("friday.ron"));
        settings
    }

    #[test]
    fn what_was_kept_is_remembered() {
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::in_folder(&folder.path().join("made/when/needed"));
        assert_eq!(file.load(), (Settings::default(), None));
        let settings = some_settings(folder.path());
        file.save(&Settings::default()).unwrap();
        file.save(&settings).unwrap();
        assert_eq!(file.load(), (settings, None));
    }

    /// The whole file in each form of the program: (the file, the settings)
    #[test]
    fn a_file_of_every_earlier_form_opens() {
        let first = Settings {
            recent: vec!["/home/mara/friday.ron".into()],
            last_open: Some("/home/mara/friday.ron".into()),
            operator: "Mara".to_owned(),
            station: "Sala 2".to_owned(),
            projector: Projector { open: true, ..Projector::default() },
            window: Some(WindowSize { width: 1280, height: 800 }),
            scale: 125,
            ..Settings::default()
        };
        let with_language =
            Settings { theme: Theme::System, language: Language::Italian, ..first.clone() };
        let with_paper = Settings { paper: PaperSize::Roll, ..with_language.clone() };
        let mut latest = Settings {
            projector: Projector {
                light: true,
                theme: "stadium".to_owned(),
                hold: Some(WallFace::Moves),
                display: Some(Display { name: "HDMI-1".to_owned(), x: 1920, y: 0 }),
                ..first.projector.clone()
            },
            walls: vec![Projector::default()],
            sound: SoundSettings {
                machine: Sounds::On,
                volume: 35,
                profile: "house".to_owned(),
                silent: vec![Signal::Countdown],
                speech: true,
                moves: true,
                voice: Some(Language::English),
            },
            page_port: Some(9000),
            ..with_paper.clone()
        };
        let way = PrintOptions {
            printer: Some("Ticket".to_owned()),
            paper: Some(PaperSize::Letter),
            single: true,
            ..PrintOptions::default()
        };
        latest.ways.set(SheetKind::BagSlips, way);
        for (text, settings) in [
            (include_str!("forms/1.ron"), first),
            (include_str!("forms/2.ron"), with_language),
            (include_str!("forms/3.ron"), with_paper),
            (include_str!("forms/4.ron"), latest),
        ] {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join(FILE_NAME), text).unwrap();
            let file = SettingsFile::in_folder(folder.path());
            assert_eq!(file.load(), (settings.clone(), None), "{text}");
            file.save(&settings).unwrap();
            assert_eq!(file.load(), (settings, None), "kept as today: {text}");
        }
    }

    /// (the file, the names not understood, the settings)
    #[test]
    fn one_setting_that_is_not_understood_costs_no_other() {
        let of = |operator: &str| Settings { operator: operator.to_owned(), ..Settings::default() };
        for (text, names, settings) in [
            ("()", &[][..], Settings::default()),
            ("(operator: \"Mara\")", &[], of("Mara")),
            ("\u{feff}( // a note\r\n operator: \"Mara\",\r\n)", &[], of("Mara")),
            ("(theme: Sepia, operator: \"Mara\")", &["theme"], of("Mara")),
            ("(operator: \"Mara\", language: Latin)", &["language"], of("Mara")),
            (
                "(operator: \"Mara\", projector: (open: true, full_screen: false, light: true))",
                &[],
                Settings {
                    projector: Projector { open: true, light: true, ..Projector::default() },
                    ..of("Mara")
                },
            ),
            ("(operator: \"Mara\", walls: [(hold: Some(Nothing))])", &["walls"], of("Mara")),
            ("(operator: \"Mara\", a: {1: [2]}, b: Some((x: 'c')))", &["a", "b"], of("Mara")),
            (
                "(operator: \"Mara\", window: Some((width: -1, height: 2)), scale: 1.5)",
                &["window", "scale"],
                of("Mara"),
            ),
            ("(operator: \"Mara\", scale: 7)", &[], Settings { scale: 50, ..of("Mara") }),
            ("(operator: \"Mara\", scale: 60000)", &[], Settings { scale: 300, ..of("Mara") }),
        ] {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join(FILE_NAME), text).unwrap();
            let (found, notice) = SettingsFile::in_folder(folder.path()).load();
            assert_eq!(found, settings, "{text}");
            let aside = folder.path().join("settings.ron.old-1");
            if names.is_empty() {
                assert_eq!(notice, None, "{text}");
            } else {
                let names = names.iter().map(|&name| name.to_owned()).collect();
                assert_eq!(
                    notice,
                    Some(SettingsNotice::NotUnderstood { names, aside: Some(aside.clone()) })
                );
                assert_eq!(fs::read_to_string(aside).unwrap(), text);
            }
        }
    }

    #[test]
    fn a_damaged_file_is_kept_aside_and_the_program_begins_again() {
        for damaged in [
            &b""[..],
            b"(",
            b"operator: 3",
            b"\xff\xfe",
            &[0; 100],
            b"[]",
            b"(operator: \"Mara\"",
            b"(a: 1, a: (2)",
        ] {
            let folder = tempfile::tempdir().unwrap();
            let file = SettingsFile::in_folder(folder.path());
            fs::write(file.path().unwrap(), damaged).unwrap();
            let (settings, notice) = file.load();
            assert_eq!(settings, Settings::default());
            let Some(SettingsNotice::NotRead { aside: Some(aside), .. }) = notice else {
                panic!("{damaged:?}: {notice:?}")
            };
            assert_eq!(fs::read(aside).unwrap(), damaged);
            file.save(&settings).unwrap();
            assert_eq!(file.load(), (settings, None));
        }
    }

    #[test]
    fn a_damaged_file_leaves_one_old_copy_and_no_words_of_a_reader() {
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::in_folder(folder.path());
        for (damaged, old) in [("(operator: \"Mara", 1), ("(operator: \"Mara", 1), ("(a: (", 2)] {
            fs::write(file.path().unwrap(), damaged).unwrap();
            let (_, notice) = SettingsFile::in_folder(folder.path()).load();
            let message = notice.unwrap().to_string();
            assert!(message.contains("not in Bottone's form, at 1:"), "{message}");
            let all = fs::read_dir(folder.path()).unwrap().count();
            assert_eq!(all, old + 1, "{damaged}");
        }
        fs::write(file.path().unwrap(), b"(operator: \"\xff\")").unwrap();
        let (_, notice) = file.load();
        let message = notice.unwrap().to_string();
        assert!(
            message.contains("not text in UTF-8") && !message.contains("sequence"),
            "{message}"
        );
    }

    #[test]
    fn two_windows_keep_what_each_has_changed() {
        let folder = tempfile::tempdir().unwrap();
        let (one, two) =
            (SettingsFile::in_folder(folder.path()), SettingsFile::in_folder(folder.path()));
        one.save(&Settings::default()).unwrap();
        let ((mut here, _), (mut there, _)) = (one.load(), two.load());
        here.operator = "Mara".to_owned();
        here.scale = 125;
        one.save(&here).unwrap();
        there.station = "Sala 2".to_owned();
        there.scale = 150;
        two.save(&there).unwrap();
        here.theme = Theme::Light;
        one.save(&here).unwrap();
        let (kept, notice) = SettingsFile::in_folder(folder.path()).load();
        assert_eq!(notice, None);
        assert_eq!((kept.operator.as_str(), kept.station.as_str()), ("Mara", "Sala 2"));
        assert_eq!((kept.theme, kept.scale), (Theme::Light, 150), "the last who chose it");
    }

    #[test]
    fn a_machine_without_a_place_for_settings_goes_on_without_them() {
        let nowhere = SettingsFile::none();
        assert_eq!(nowhere.load(), (Settings::default(), Some(SettingsNotice::NoFolder)));
        assert!(matches!(nowhere.save(&Settings::default()), Err(SettingsError::NoFolder)));

        let folder = tempfile::tempdir().unwrap();
        let taken = folder.path().join("a file, not a folder");
        fs::write(&taken, "").unwrap();
        let file = SettingsFile::in_folder(&taken);
        assert!(matches!(file.load(), (_, Some(SettingsNotice::NotRead { aside: None, .. }))));
        assert!(matches!(file.save(&Settings::default()), Err(SettingsError::NotKept { .. })));
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_no_text_does_not_stop_the_settings_from_being_kept() {
        use std::{ffi::OsStr, os::unix::ffi::OsStrExt as _};
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::default();
        settings.record_opened(&folder.path().join(OsStr::from_bytes(b"\xff.ron")));
        SettingsFile::in_folder(folder.path()).save(&settings).unwrap();
    }
}

//! What this machine remembers between two runs.
//!
//! Nothing here is needed to direct a tournament. A file that is missing, damaged or written by another version costs
//! at most what could not be read, never the start of the program.

use std::{
    collections::BTreeMap,
    fmt,
    fs::File,
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

use ron::value::RawValue;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{DeserializeOwned, MapAccess, Visitor},
};

use super::{
    files::{self, Existing},
    printers::Ways,
    sound::SoundSettings,
};
use crate::tongue::{Language, Saying, told_by_saying};

pub use super::walls::{Display, MOST_WALLS, Projector};

/// How many files are remembered.
pub const MOST_RECENT: usize = 12;
/// The smallest and the largest scale of the windows, in percent.
pub const SCALES: std::ops::RangeInclusive<u16> = 50..=300;

const FILE_NAME: &str = "settings.ron";
const MOST_BYTES: u64 = 1 << 20;

/// Dark or light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// Light letters on dark: the rooms are dim.
    #[default]
    Dark,
    /// Dark letters on light.
    Light,
    /// As the system has it.
    System,
}

/// The paper in the printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PaperSize {
    /// As in most of the world.
    #[default]
    A4,
    /// As in North America.
    Letter,
    /// A roll of 80 millimetres.
    Roll,
}

/// A window's size in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowSize {
    /// From left to right.
    pub width: u16,
    /// From top to bottom.
    pub height: u16,
}

/// What this machine remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settings {
    recent: Vec<PathBuf>,
    last_open: Option<PathBuf>,
    /// Dark or light.
    pub theme: Theme,
    /// The language of the windows.
    pub language: Language,
    /// Who is at this desk.
    pub operator: String,
    /// What this desk is called.
    pub station: String,
    /// The window for the room.
    pub projector: Projector,
    /// The other walls, at most [`MOST_WALLS`].
    pub walls: Vec<Projector>,
    /// The size of the floor's window; nothing before it was first closed.
    pub window: Option<WindowSize>,
    /// The paper in the printer.
    pub paper: PaperSize,
    /// How each sheet is printed.
    pub ways: Ways,
    /// How large everything is drawn, in percent, within [`SCALES`].
    pub scale: u16,
    /// What is heard at this machine.
    pub sound: SoundSettings,
    /// The port of the room's page, if one was chosen. Whether it was on is not remembered.
    pub page_port: Option<u16>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            recent: Vec::new(),
            last_open: None,
            theme: Theme::default(),
            language: Language::default(),
            operator: String::new(),
            station: String::new(),
            projector: Projector::default(),
            walls: Vec::new(),
            window: None,
            paper: PaperSize::default(),
            ways: Ways::default(),
            scale: 100,
            sound: SoundSettings::default(),
            page_port: None,
        }
    }
}

impl Settings {
    /// Remembers that `path` was opened: it is the most recent, and open at exit until it is closed.
    ///
    /// A path that is no text cannot be remembered.
    pub fn opened(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        if path.to_str().is_none() {
            return;
        }
        self.recent.retain(|recent| *recent != path);
        self.recent.insert(0, path.clone());
        self.recent.truncate(MOST_RECENT);
        self.last_open = Some(path);
    }

    /// Remembers that no file is open.
    pub fn closed(&mut self) {
        self.last_open = None;
    }

    /// The file that was open when the program last ended, if it is still there.
    pub fn last_open(&self) -> Option<&Path> {
        self.last_open.as_deref().filter(|path| path.is_file())
    }

    /// Files that were open and are still there, the most recent first.
    ///
    /// A file on a stick that is not in is back in the list when the stick is.
    pub fn recent(&self) -> Vec<&Path> {
        self.recent.iter().map(PathBuf::as_path).filter(|path| path.is_file()).collect()
    }

    /// The walls, the first one first.
    pub fn all_walls(&self) -> impl Iterator<Item = &Projector> {
        std::iter::once(&self.projector).chain(&self.walls)
    }

    /// One of the walls, from 0.
    pub fn wall_mut(&mut self, nth: usize) -> Option<&mut Projector> {
        match nth.checked_sub(1) {
            None => Some(&mut self.projector),
            Some(other) => self.walls.get_mut(other),
        }
    }

    /// Reads as much as can be read, and says what could not be.
    fn from_ron(text: &str) -> Result<(Self, Vec<String>), ron::error::SpannedError> {
        let Fields(mut fields) = ron::from_str(text)?;
        let mut faults = Vec::new();
        let mut settings = Self::default();
        take(&mut fields, "recent", &mut settings.recent, &mut faults);
        take(&mut fields, "last_open", &mut settings.last_open, &mut faults);
        take(&mut fields, "theme", &mut settings.theme, &mut faults);
        take(&mut fields, "language", &mut settings.language, &mut faults);
        take(&mut fields, "operator", &mut settings.operator, &mut faults);
        take(&mut fields, "station", &mut settings.station, &mut faults);
        take(&mut fields, "projector", &mut settings.projector, &mut faults);
        take(&mut fields, "walls", &mut settings.walls, &mut faults);
        take(&mut fields, "window", &mut settings.window, &mut faults);
        take(&mut fields, "paper", &mut settings.paper, &mut faults);
        take(&mut fields, "ways", &mut settings.ways, &mut faults);
        take(&mut fields, "scale", &mut settings.scale, &mut faults);
        take(&mut fields, "sound", &mut settings.sound, &mut faults);
        take(&mut fields, "page_port", &mut settings.page_port, &mut faults);
        faults.extend(fields.into_keys());
        settings.recent.truncate(MOST_RECENT);
        settings.walls.truncate(MOST_WALLS);
        settings.scale = settings.scale.clamp(*SCALES.start(), *SCALES.end());
        settings.sound = settings.sound.within_bounds();
        Ok((settings, faults))
    }
}

/// Each field as it was written, so that one that cannot be read costs no other.
struct Fields(BTreeMap<String, Box<RawValue>>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("settings, in parentheses")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields, M::Error> {
                let mut fields = BTreeMap::new();
                while let Some(Name(name)) = map.next_key()? {
                    fields.insert(name, map.next_value()?);
                }
                Ok(Fields(fields))
            }
        }
        from.deserialize_struct("", &[], Any)
    }
}

/// A field's name. RON tells names from text.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Any;
        impl Visitor<'_> for Any {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a setting")
            }

            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }
        from.deserialize_identifier(Any)
    }
}

fn take<T: DeserializeOwned>(
    fields: &mut BTreeMap<String, Box<RawValue>>,
    name: &str,
    into: &mut T,
    faults: &mut Vec<String>,
) {
    match fields.remove(name).map(|raw| raw.into_rust()) {
        None => {}
        Some(Ok(value)) => *into = value,
        Some(Err(_)) => faults.push(name.to_owned()),
    }
}

/// Something to tell about settings that were read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SettingsNotice {
    /// The system names no folder for settings; nothing will be remembered.
    NoFolder,
    /// The file could not be read at all, and this is why; what it held was kept, if it could be, in a file aside.
    NotRead {
        /// Why.
        why: String,
        /// Where what it held is now.
        aside: Option<PathBuf>,
    },
    /// These settings were not understood; the rest was. A copy of the file was kept, if it could be, aside.
    NotUnderstood {
        /// Their names.
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
                (Saying::of("files-settings-not-read").with("why", why.as_str()), aside)
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
#[expect(missing_docs, reason = "the sentence by which each variant is told is its documentation")]
pub enum SettingsError {
    NoFolder,
    NotKept { path: PathBuf, why: String },
}

impl SettingsError {
    fn saying(&self) -> Saying {
        match self {
            Self::NoFolder => Saying::of("files-settings-nowhere"),
            Self::NotKept { path, why } => Saying::of("files-settings-not-kept")
                .with("path", path.as_path())
                .with("why", why.as_str()),
        }
    }
}

told_by_saying!(SettingsNotice, SettingsError);

/// The file in which settings are kept, if there is a place for one.
#[derive(Clone, Debug)]
pub struct SettingsFile {
    path: Option<PathBuf>,
}

impl SettingsFile {
    /// The one of whoever runs the program.
    pub fn of_this_person() -> Self {
        let folders = directories::ProjectDirs::from("", "", "bottone");
        Self { path: folders.map(|folders| folders.config_dir().join(FILE_NAME)) }
    }

    /// One in `folder`, which is made when something is kept.
    pub fn in_folder(folder: &Path) -> Self {
        Self { path: Some(folder.join(FILE_NAME)) }
    }

    /// None: nothing is remembered.
    pub const fn nowhere() -> Self {
        Self { path: None }
    }

    /// Where it is.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Was anything remembered yet?
    pub fn is_kept(&self) -> bool {
        self.path.as_deref().is_some_and(Path::exists)
    }

    /// What is remembered, and what there is to say about it. Where there is no file yet, there is nothing to say.
    pub fn load(&self) -> (Settings, Option<SettingsNotice>) {
        let Some(path) = &self.path else {
            return (Settings::default(), Some(SettingsNotice::NoFolder));
        };
        let not_read = |why: String, aside| {
            (Settings::default(), Some(SettingsNotice::NotRead { why, aside }))
        };
        let bytes = match bytes_of(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return (Settings::default(), None);
            }
            Err(error) => return not_read(error.to_string(), None),
        };
        let text = match str::from_utf8(&bytes) {
            Ok(text) => text.trim_start_matches('\u{feff}'),
            Err(error) => return not_read(error.to_string(), keep_aside(path, &bytes)),
        };
        match Settings::from_ron(text) {
            Ok((settings, faults)) if faults.is_empty() => (settings, None),
            Ok((settings, names)) => {
                let aside = keep_aside(path, &bytes);
                (settings, Some(SettingsNotice::NotUnderstood { names, aside }))
            }
            Err(error) => not_read(error.to_string(), keep_aside(path, &bytes)),
        }
    }

    /// Keeps `settings`, at once or not at all.
    ///
    /// # Errors
    /// If there is no place for them or the disk says no. The program goes on either way.
    pub fn save(&self, settings: &Settings) -> Result<(), SettingsError> {
        let path = self.path.as_ref().ok_or(SettingsError::NoFolder)?;
        let not_kept = |why: String| SettingsError::NotKept { path: path.clone(), why };
        let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default())
            .map_err(|error| not_kept(error.to_string()))?;
        std::fs::create_dir_all(files::folder_of(path))
            .and_then(|()| {
                files::write_whole(path, Existing::Replace, |file| writeln!(file, "{text}"))
            })
            .map_err(|error| not_kept(error.to_string()))
    }
}

fn bytes_of(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Keeps what could not be read, so that the next save takes nothing from anybody.
fn keep_aside(path: &Path, bytes: &[u8]) -> Option<PathBuf> {
    let (aside, mut file) = files::new_beside(path, "old").ok()?;
    file.write_all(bytes).ok().map(|()| aside)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::{
        store::{printers::Way, profiles::themes::WallFace},
        tournament::papers::SheetKind,
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
            scale: 125,
            page_port: Some(9_000),
            ..Settings::default()
        };
        let way = Way { printer: Some("Ticket\"s".to_owned()), single: true, ..Way::default() };
        settings.ways.keep(SheetKind::SeatCards, way);
        settings.opened(&folder.join("friday.ron"));
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

    /// (the file, what of it was not understood, the settings)
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
    fn a_damaged_file_is_kept_aside_and_the_program_begins_anew() {
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
    fn a_machine_without_a_place_for_settings_goes_on_without_them() {
        let nowhere = SettingsFile::nowhere();
        assert_eq!(nowhere.load(), (Settings::default(), Some(SettingsNotice::NoFolder)));
        assert!(matches!(nowhere.save(&Settings::default()), Err(SettingsError::NoFolder)));

        let folder = tempfile::tempdir().unwrap();
        let taken = folder.path().join("a file, not a folder");
        fs::write(&taken, "").unwrap();
        let file = SettingsFile::in_folder(&taken);
        assert!(matches!(file.load(), (_, Some(SettingsNotice::NotRead { aside: None, .. }))));
        assert!(matches!(file.save(&Settings::default()), Err(SettingsError::NotKept { .. })));
    }

    #[test]
    fn recent_files_are_those_that_are_still_there_the_latest_first() {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::default();
        let paths: Vec<PathBuf> =
            (0..20).map(|number| folder.path().join(format!("{number}.ron"))).collect();
        for path in &paths {
            fs::write(path, "").unwrap();
            settings.opened(path);
        }
        settings.opened(&paths[15]);
        assert_eq!(settings.recent().len(), MOST_RECENT);
        assert_eq!(settings.recent()[..3], [&paths[15], &paths[19], &paths[18]]);
        assert_eq!(settings.last_open(), Some(paths[15].as_path()));

        fs::remove_file(&paths[15]).unwrap();
        assert_eq!(settings.recent()[0], paths[19]);
        assert_eq!(settings.last_open(), None);
        fs::write(&paths[15], "").unwrap();
        assert_eq!(settings.recent()[0], paths[15], "a stick that is back in");
        settings.closed();
        assert_eq!(settings.last_open(), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_no_text_does_not_stop_the_settings_from_being_kept() {
        use std::{ffi::OsStr, os::unix::ffi::OsStrExt as _};
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::default();
        settings.opened(&folder.path().join(OsStr::from_bytes(b"\xff.ron")));
        SettingsFile::in_folder(folder.path()).save(&settings).unwrap();
    }
}

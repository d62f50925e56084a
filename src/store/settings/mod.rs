//! The settings that this machine keeps between two runs.
//!
//! They are not needed to direct a tournament. A missing, damaged or foreign file costs at most its
//! unreadable parts, never the start of the program.

mod desk;
mod fields;
mod file;
mod lock;
mod notice;
mod printing;
mod sound;
mod walls;

use std::path::{Path, PathBuf};

use bottone_i18n::Language;
use bottone_tournament::waiting::Alternates;
use serde::Serialize;

pub use self::{
    desk::{TableSize, Theme, WindowSize},
    file::SettingsFile,
    lock::{LEAST_PIN, Pin, PinError},
    notice::{SettingsError, SettingsNotice},
    printing::{PaperSize, PrintOptions, SheetOptions},
    sound::{SoundSettings, Sounds},
    walls::{Display, MOST_WALLS, Projector},
};
use desk::SCALES;
use fields::Fields;

/// The most recent files that are kept.
const MOST_RECENT: usize = 12;

/// The settings of this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settings {
    recent: Vec<PathBuf>,
    last_open: Option<PathBuf>,
    /// The files that were open together, in the order of the board; empty if one was open alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    open_together: Vec<PathBuf>,
    /// The brightness: dark or light.
    pub theme: Theme,
    /// The language of the windows.
    pub language: Language,
    /// The person at this desk.
    pub operator: String,
    /// The name of this desk.
    pub station: String,
    /// The name of the club, on walls, phones and paper; empty if it has none.
    pub club: String,
    /// The window for the room.
    pub projector: Projector,
    /// The other walls, at most [`MOST_WALLS`].
    pub walls: Vec<Projector>,
    /// The size of the floor's window; `None` before it was first closed.
    pub window: Option<WindowSize>,
    /// The size of the tables on the floor view.
    pub tables: TableSize,
    /// The PIN that unlocks the desk; `None` before it was first chosen.
    pub pin: Option<Pin>,
    /// True if the desk is locked. It stays locked when the program starts again.
    pub locked: bool,
    /// The paper in the printer.
    pub paper: PaperSize,
    /// The way in which each sheet is printed.
    pub ways: SheetOptions,
    /// The scale of the windows, in percent, from 50 to 300.
    pub scale: u16,
    /// The sound of this machine.
    pub sound: SoundSettings,
    /// The port of the room's page, if one was chosen. Its on or off state is not kept.
    pub page_port: Option<u16>,
    /// The port of its staff side, if one was chosen.
    pub staff_port: Option<u16>,
    /// True if the staff side was switched on and not off again. It then starts with the program,
    /// for the paired phones.
    pub staff_on: bool,
    /// The names of this computer under which the room's page may be requested, as typed.
    pub page_names: String,
    /// The address of the last requested shared log, as typed.
    pub log: Option<String>,
    /// The folder for the second copy of every event written here, if one was chosen.
    pub second_copies: Option<PathBuf>,
    /// The rule for a full room in a new event, as in the last one made here.
    pub full_room: Alternates,
    /// The minutes before a new event asks for a player not seen in the seat, as in the last one.
    pub arrival_minutes: Option<u16>,
    /// The amount above which a new event needs two signatures, as typed for the last one made
    /// here.
    pub two_signatures: String,
    /// True if the guide was left or finished: it does not start by itself again.
    pub guide_left: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            recent: Vec::new(),
            last_open: None,
            open_together: Vec::new(),
            theme: Theme::default(),
            language: Language::default(),
            operator: String::new(),
            station: String::new(),
            club: String::new(),
            projector: Projector::default(),
            walls: Vec::new(),
            window: None,
            tables: TableSize::default(),
            pin: None,
            locked: false,
            paper: PaperSize::default(),
            ways: SheetOptions::default(),
            scale: 100,
            sound: SoundSettings::default(),
            page_port: None,
            staff_port: None,
            staff_on: false,
            page_names: String::new(),
            log: None,
            second_copies: None,
            full_room: Alternates::default(),
            arrival_minutes: None,
            two_signatures: String::new(),
            guide_left: false,
        }
    }
}

impl Settings {
    /// Returns these with another window's changes since both had `base`. Values changed here stay;
    /// the others are as in `theirs`.
    fn merge(self, base: &Self, theirs: Self) -> Self {
        let Self {
            recent,
            last_open,
            open_together,
            theme,
            language,
            operator,
            station,
            club,
            projector,
            walls,
            window,
            tables,
            pin,
            locked,
            paper,
            ways,
            scale,
            sound,
            page_port,
            staff_port,
            staff_on,
            page_names,
            log,
            second_copies,
            full_room,
            arrival_minutes,
            two_signatures,
            guide_left,
        } = self;
        Self {
            recent: if recent == base.recent { theirs.recent } else { recent },
            last_open: if last_open == base.last_open { theirs.last_open } else { last_open },
            open_together: if open_together == base.open_together {
                theirs.open_together
            } else {
                open_together
            },
            theme: if theme == base.theme { theirs.theme } else { theme },
            language: if language == base.language { theirs.language } else { language },
            operator: if operator == base.operator { theirs.operator } else { operator },
            station: if station == base.station { theirs.station } else { station },
            club: if club == base.club { theirs.club } else { club },
            projector: if projector == base.projector { theirs.projector } else { projector },
            walls: if walls == base.walls { theirs.walls } else { walls },
            window: if window == base.window { theirs.window } else { window },
            tables: if tables == base.tables { theirs.tables } else { tables },
            pin: if pin == base.pin { theirs.pin } else { pin },
            locked: if locked == base.locked { theirs.locked } else { locked },
            paper: if paper == base.paper { theirs.paper } else { paper },
            ways: if ways == base.ways { theirs.ways } else { ways },
            scale: if scale == base.scale { theirs.scale } else { scale },
            sound: if sound == base.sound { theirs.sound } else { sound },
            page_port: if page_port == base.page_port { theirs.page_port } else { page_port },
            staff_port: if staff_port == base.staff_port { theirs.staff_port } else { staff_port },
            staff_on: if staff_on == base.staff_on { theirs.staff_on } else { staff_on },
            page_names: if page_names == base.page_names { theirs.page_names } else { page_names },
            log: if log == base.log { theirs.log } else { log },
            second_copies: if second_copies == base.second_copies {
                theirs.second_copies
            } else {
                second_copies
            },
            full_room: if full_room == base.full_room { theirs.full_room } else { full_room },
            arrival_minutes: if arrival_minutes == base.arrival_minutes {
                theirs.arrival_minutes
            } else {
                arrival_minutes
            },
            two_signatures: if two_signatures == base.two_signatures {
                theirs.two_signatures
            } else {
                two_signatures
            },
            guide_left: if guide_left == base.guide_left { theirs.guide_left } else { guide_left },
        }
    }

    /// Records that `path` was opened: it is the most recent, and open at exit until it is closed.
    ///
    /// A path that is not text cannot be recorded.
    pub fn record_opened(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        if path.to_str().is_none() {
            return;
        }
        self.recent.retain(|recent| *recent != path);
        self.recent.insert(0, path.clone());
        self.recent.truncate(MOST_RECENT);
        self.last_open = Some(path);
    }

    /// Records that no file is open.
    pub fn closed(&mut self) {
        self.last_open = None;
    }

    /// Returns the file that was open when the program last ended, if it still exists.
    pub fn last_open(&self) -> Option<&Path> {
        self.last_open.as_deref().filter(|path| path.is_file())
    }

    /// Records that these files are open together. A single one is [`Self::last_open`].
    pub fn set_open_files(&mut self, paths: &[PathBuf]) {
        let alone = paths.len() == 1 && self.last_open.is_some();
        self.open_together.clear();
        if alone {
            return;
        }
        let absolute = |path: &PathBuf| std::path::absolute(path).unwrap_or_else(|_| path.clone());
        let paths = paths.iter().map(absolute).filter(|path| path.to_str().is_some());
        self.open_together.extend(paths);
    }

    /// Returns the files that were open together at the last end of the program and still exist.
    /// They are in the order of the board.
    pub fn files_to_open(&self) -> Vec<PathBuf> {
        self.open_together.iter().filter(|path| path.is_file()).cloned().collect()
    }

    /// Records the open file that is at the front of the desk, if any.
    pub fn set_front(&mut self, path: Option<&Path>) {
        let path = path.map(|path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned()));
        self.last_open = path.filter(|path| path.to_str().is_some());
    }

    /// Returns every file that was open, the most recent first, existing or not.
    pub fn all_recent(&self) -> &[PathBuf] {
        &self.recent
    }

    /// Returns the files that were open and still exist, the most recent first.
    ///
    /// A file on an unplugged stick is in the list again when the stick is back.
    pub fn recent(&self) -> Vec<&Path> {
        self.recent.iter().map(PathBuf::as_path).filter(|path| path.is_file()).collect()
    }

    /// Returns the walls, the first one first.
    pub fn all_walls(&self) -> impl Iterator<Item = &Projector> {
        std::iter::once(&self.projector).chain(&self.walls)
    }

    /// Returns one of the walls, from 0.
    pub fn wall_mut(&mut self, nth: usize) -> Option<&mut Projector> {
        match nth.checked_sub(1) {
            None => Some(&mut self.projector),
            Some(other) => self.walls.get_mut(other),
        }
    }

    /// Reads as much as possible. Returns the settings, and the names of the fields that were not
    /// understood.
    fn from_ron(text: &str) -> Result<(Self, Vec<String>), ron::error::SpannedError> {
        let mut fields: Fields = ron::from_str(text)?;
        let mut settings = Self::default();
        fields.take("recent", &mut settings.recent);
        fields.take("last_open", &mut settings.last_open);
        fields.take("open_together", &mut settings.open_together);
        fields.take("theme", &mut settings.theme);
        fields.take("language", &mut settings.language);
        fields.take("operator", &mut settings.operator);
        fields.take("station", &mut settings.station);
        fields.take("club", &mut settings.club);
        fields.take("projector", &mut settings.projector);
        fields.take("walls", &mut settings.walls);
        fields.take("window", &mut settings.window);
        fields.take("tables", &mut settings.tables);
        fields.take("pin", &mut settings.pin);
        fields.take("locked", &mut settings.locked);
        fields.take("paper", &mut settings.paper);
        fields.take("ways", &mut settings.ways);
        fields.take("scale", &mut settings.scale);
        fields.take("sound", &mut settings.sound);
        fields.take("page_port", &mut settings.page_port);
        fields.take("staff_port", &mut settings.staff_port);
        fields.take("staff_on", &mut settings.staff_on);
        fields.take("page_names", &mut settings.page_names);
        fields.take("log", &mut settings.log);
        fields.take("second_copies", &mut settings.second_copies);
        fields.take("full_room", &mut settings.full_room);
        fields.take("arrival_minutes", &mut settings.arrival_minutes);
        fields.take("two_signatures", &mut settings.two_signatures);
        fields.take("guide_left", &mut settings.guide_left);
        // Without a PIN a desk cannot be locked.
        settings.locked &= settings.pin.is_some();
        settings.recent.truncate(MOST_RECENT);
        settings.walls.truncate(MOST_WALLS);
        settings.scale = settings.scale.clamp(*SCALES.start(), *SCALES.end());
        settings.sound = settings.sound.within_bounds();
        Ok((settings, fields.faults()))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn recent_files_are_those_that_are_still_there_the_latest_first() {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::default();
        let paths: Vec<PathBuf> =
            (0..20).map(|number| folder.path().join(format!("{number}.ron"))).collect();
        for path in &paths {
            fs::write(path, "").unwrap();
            settings.record_opened(path);
        }
        settings.record_opened(&paths[15]);
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
}

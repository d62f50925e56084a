//! The figures of past events that a forecast learns from, kept beside the settings. So a large
//! night is not read whole again for each event that is opened in its folder.
//!
//! A line has a file's length, its time of writing, the hash of its end with the last seal, its
//! figures, and its path. The first line has the program and the hash of all others. A file that
//! differs from its line in anything, and lines that are not as they were written, are not known.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    io::{self, Read as _, Seek as _, SeekFrom},
    path::Path,
    time::UNIX_EPOCH,
};

use bottone_base::fair::Hash;

use super::{IfExists, files, journal::PROGRAM, settings::SettingsFile, write_private};

const FILE_NAME: &str = "past.txt";
/// Its greatest length, in bytes.
const LONGEST: u64 = 1 << 20;
/// The most events kept.
const MOST: usize = 1_000;
/// The bytes at the end of a file that are compared. They contain its last seal.
const END: u64 = 1 << 12;

/// The figures of an event, as the bits of numbers; `None` if it does not count as an event of the
/// house.
pub type PastFigures = Option<[Option<u64>; 3]>;

/// The state of a file, by which a later change of it is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileState {
    path: String,
    length: u64,
    /// The time of writing, in nanoseconds since 1970.
    written: u128,
    /// The hash of its end.
    end: Hash,
}

impl FileState {
    /// Returns the state of this file; `None` if it cannot be read or its path is not text.
    pub fn of(path: &Path) -> Option<Self> {
        let canonical = path.canonicalize().ok()?;
        let path = canonical.to_str().filter(|path| !path.contains('\n'))?.to_owned();
        let mut file = files::open_to_read(&canonical).ok()?;
        let about = file.metadata().ok()?;
        let (length, written) = (about.len(), about.modified().ok()?);
        file.seek(SeekFrom::Start(length.saturating_sub(END))).ok()?;
        let mut end = Vec::new();
        file.take(END).read_to_end(&mut end).ok()?;
        let written = written.duration_since(UNIX_EPOCH).ok()?.as_nanos();
        Some(Self { path, length, written, end: Hash::of(end) })
    }
}

/// The known past events, by path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastEvents(BTreeMap<String, (FileState, PastFigures)>);

impl PastEvents {
    /// Reads the events kept beside these settings: none if there are none, or a line is damaged.
    pub fn load(settings: &SettingsFile) -> Self {
        let read = settings.path().and_then(|path| {
            let bytes = files::bytes_of(&path.with_file_name(FILE_NAME), LONGEST).ok()?;
            let text = String::from_utf8(bytes).ok()?;
            let (first, lines) = text.split_once('\n')?;
            (first == first_line(lines)).then(|| lines.lines().map(read_line).collect())?
        });
        Self(read.unwrap_or_default())
    }

    /// Returns the figures of a file in this state, if they are known.
    pub fn get(&self, state: &FileState) -> Option<PastFigures> {
        let (known, figures) = self.0.get(&state.path)?;
        (known == state).then_some(*figures)
    }

    /// Keeps the figures of a file in this state.
    pub fn put(&mut self, state: FileState, figures: PastFigures) {
        self.0.insert(state.path.clone(), (state, figures));
        while self.0.len() > MOST {
            // The least recently written event is the first that no forecast reads.
            let oldest = self.0.values().min_by_key(|(state, _)| state.written);
            let Some(path) = oldest.map(|(state, _)| state.path.clone()) else { return };
            self.0.remove(&path);
        }
    }

    /// Writes the events beside these settings.
    ///
    /// # Errors
    /// The error of the disk.
    pub fn save(&self, settings: &SettingsFile) -> io::Result<()> {
        let Some(path) = settings.path() else { return Ok(()) };
        let lines = self.0.values().fold(String::new(), |mut lines, (state, figures)| {
            let FileState { path, length, written, end } = state;
            let figures = figures_text(*figures);
            let _ = writeln!(lines, "{length} {written} {end} {figures} {path}");
            lines
        });
        let text = format!("{}\n{lines}", first_line(&lines));
        files::make_folder(files::folder_of(path))?;
        files::remove_leftover_drafts(files::folder_of(path));
        write_private(&path.with_file_name(FILE_NAME), IfExists::Replace, text.as_bytes())
    }
}

/// Returns the first line before these lines. Figures of another program are not known.
fn first_line(lines: &str) -> String {
    format!("{PROGRAM} {}", Hash::of(format!("{PROGRAM}\n{lines}")))
}

fn figures_text(figures: PastFigures) -> String {
    let Some(figures) = figures else { return "none".to_owned() };
    let text = |figure: Option<u64>| figure.map_or("-".to_owned(), |bits| format!("{bits:x}"));
    figures.map(text).join("/")
}

fn figures(text: &str) -> Option<PastFigures> {
    if text == "none" {
        return Some(None);
    }
    let figure = |text: &str| match text {
        "-" => Some(None),
        bits => u64::from_str_radix(bits, 16).ok().map(Some),
    };
    let all: Vec<Option<u64>> = text.split('/').map(figure).collect::<Option<_>>()?;
    Some(Some(all.try_into().ok()?))
}

fn read_line(line: &str) -> Option<(String, (FileState, PastFigures))> {
    let mut parts = line.splitn(5, ' ');
    let (length, written) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let (end, figures) = (Hash::read(parts.next()?)?, figures(parts.next()?)?);
    let path = parts.next()?.to_owned();
    Some((path.clone(), (FileState { path, length, written, end }, figures)))
}

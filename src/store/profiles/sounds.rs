//! Sound profiles: the file and the volume of each signal.
//!
//! The shipped ones are part of the program, with their WAV files. A house's own profile is in the
//! folder `sounds` beside the events and names files there. A missing file is taken from the
//! shipped ones, so a house may change one signal and keep the rest.

use std::{
    borrow::Cow,
    io,
    path::{Component, Path, PathBuf},
};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use bottone_i18n::{Saying, displayed_by_saying};
use bottone_rules::levels::MOST_NAME;
use serde::{Deserialize, Serialize};

use super::{ContentFault, Origin, PathStep, PathStep::Field, PathStep::Item, Profile, ShelfEntry};
use crate::files;

/// The folder beside the events with the house's own sound profiles.
pub const OWN_SOUNDS: &str = "sounds";
/// The default profile.
pub const USUAL_SOUNDS: &str = "bell";
/// The most bytes of a WAV file that is read: twenty seconds in stereo at a studio's rate.
pub const MOST_WAV_BYTES: u64 = 8 << 20;
/// The most letters in the name of a file.
const MOST_FILE_NAME: usize = 200;

/// The occasion of a sound.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Signal {
    /// One minute is left of the level.
    MinuteLeft,
    /// One of the last three seconds.
    Countdown,
    LevelBegins,
    BreakBegins,
    /// One minute is left of the break.
    BreakEndsSoon,
    BreakOver,
    DayOver,
    /// The clock was stopped.
    Paused,
    /// The clock runs again.
    Resumed,
    /// Hand for hand begins.
    HandForHand,
    /// The bubble has burst.
    InTheMoney,
    /// The seats of the final table are drawn.
    FinalTable,
    /// A single player is left.
    Winner,
    /// A break or the end of registration comes in five minutes.
    Announcement,
    /// Ten seconds are left of a player's clock.
    LastSeconds,
    /// A player's clock has run out.
    TimeUp,
}

impl Signal {
    /// Every signal, in the order of the menu.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);
}

/// The sounds of the signals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoundProfile {
    /// The name.
    pub name: String,
    /// The source.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub source: String,
    /// The sounds, one for each signal. A signal without one is silent.
    pub sounds: Vec<Sound>,
}

/// The file of one signal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sound {
    /// The signal.
    pub signal: Signal,
    /// The path of a WAV file, relative to the profile.
    pub file: String,
    /// The volume, from 0 to 100.
    #[serde(default = "loudest", skip_serializing_if = "is_loudest")]
    pub volume: u8,
}

const fn loudest() -> u8 {
    100
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_loudest(volume: &u8) -> bool {
    *volume == loudest()
}

impl SoundProfile {
    /// Returns the sound of this signal.
    pub fn sound(&self, signal: Signal) -> Option<&Sound> {
        self.sounds.iter().find(|sound| sound.signal == signal)
    }
}

impl Profile for SoundProfile {
    const SHIPPED: &'static [(&'static str, &'static str)] =
        &[("bell", include_str!("../../../profiles/sounds/bell.ron"))];

    fn fault(&self) -> Option<ContentFault> {
        let letters = self.name.chars().count();
        if letters == 0 || letters > MOST_NAME {
            let what = Saying::of("files-name-letters").with("most", MOST_NAME);
            return Some(ContentFault { path: vec![Field("name")], fault: what });
        }
        self.sounds.iter().enumerate().find_map(|(at, sound)| {
            let here = |field| -> Vec<PathStep> { vec![Field("sounds"), Item(at), Field(field)] };
            let twice = self.sounds.iter().take(at).any(|other| other.signal == sound.signal);
            if twice {
                let what = Saying::of("sound-signal-twice");
                Some(ContentFault { path: here("signal"), fault: what })
            } else if !is_inside(&sound.file) {
                let what = Saying::of("sound-file-elsewhere");
                Some(ContentFault { path: here("file"), fault: what })
            } else if sound.volume > loudest() {
                let what = Saying::of("sound-volume-range");
                Some(ContentFault { path: here("volume"), fault: what })
            } else {
                None
            }
        })
    }
}

/// Returns whether the path leads to a file below the folder, and to no other place.
fn is_inside(file: &str) -> bool {
    let plain = |part: Component<'_>| matches!(part, Component::Normal(_));
    let letters = file.chars().count();
    (1..=MOST_FILE_NAME).contains(&letters)
        && !file.contains(['\0', '\\', ':'])
        && Path::new(file).components().all(plain)
}

macro_rules! shipped_wavs {
    ($($file:literal),* $(,)?) => {
        &[$(($file, include_bytes!(concat!("../../../profiles/sounds/", $file)))),*]
    };
}

/// The WAV files that are part of the program.
const SHIPPED_WAVS: &[(&str, &[u8])] = shipped_wavs![
    "bell/minute.wav",
    "bell/count.wav",
    "bell/level.wav",
    "bell/money.wav",
    "bell/winner.wav",
    "bell/break.wav",
    "bell/over.wav",
    "bell/paused.wav",
    "bell/resumed.wav",
    "bell/last.wav",
    "bell/time.wav",
];

/// The reason why a WAV file is not available.
#[derive(Debug, thiserror::Error)]
pub enum WavError {
    /// There is no file of that name, neither beside the profile nor in the program.
    Missing { file: PathBuf },
    /// The path is a folder, a pipe or a device.
    NotAFile { file: PathBuf },
    /// The file is larger than [`MOST_WAV_BYTES`].
    TooLarge { file: PathBuf },
    /// The disk or the system gives an error.
    System { file: PathBuf, why: Saying },
}

impl WavError {
    fn saying(&self) -> Saying {
        let (name, file) = match self {
            Self::Missing { file } => ("sound-wav-missing", file),
            Self::NotAFile { file } => ("sound-wav-not-a-file", file),
            Self::TooLarge { file } => ("sound-wav-too-large", file),
            Self::System { file, .. } => ("files-profile-system", file),
        };
        let saying = Saying::of(name).with("path", file.as_path());
        match self {
            Self::TooLarge { .. } => saying.with("most", MOST_WAV_BYTES >> 20),
            Self::System { why, .. } => saying.with("why", why),
            Self::Missing { .. } | Self::NotAFile { .. } => saying,
        }
    }
}

displayed_by_saying!(WavError);

/// Returns the bytes of a WAV file that this profile names, with their source.
///
/// # Errors
/// The file is missing or cannot be read.
pub fn wav<T>(
    profile: &ShelfEntry<T>,
    file: &str,
) -> Result<(PathBuf, Cow<'static, [u8]>), WavError> {
    let shipped = SHIPPED_WAVS.iter().find(|(name, _)| *name == file);
    let shipped = shipped.map(|(name, bytes)| (PathBuf::from(name), Cow::Borrowed(*bytes)));
    let own = match &profile.origin {
        Origin::File(ron) if is_inside(file) => ron.parent().map(|folder| folder.join(file)),
        _ => None,
    };
    let Some(own) = own else {
        return shipped.ok_or_else(|| WavError::Missing { file: file.into() });
    };
    match (own_wav(&own), shipped) {
        (Err(WavError::Missing { .. }), Some(shipped)) => Ok(shipped),
        (read, _) => read.map(|bytes| (own, Cow::Owned(bytes))),
    }
}

fn own_wav(file: &Path) -> Result<Vec<u8>, WavError> {
    let system = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => WavError::Missing { file: file.to_owned() },
        io::ErrorKind::IsADirectory | io::ErrorKind::NotSeekable => {
            WavError::NotAFile { file: file.to_owned() }
        }
        _ => WavError::System { file: file.to_owned(), why: Saying::from(&error) },
    };
    let bytes = files::bytes_of(file, MOST_WAV_BYTES).map_err(system)?;
    if bytes.len() as u64 > MOST_WAV_BYTES {
        return Err(WavError::TooLarge { file: file.to_owned() });
    }
    Ok(bytes)
}

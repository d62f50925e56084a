//! A sound profile, read and ready for playing.

use std::{collections::BTreeMap, path::Path};

use bottone_i18n::{Language, ToText as _};
use bottone_store::profiles::{
    self, ShelfEntry,
    sounds::{Signal, SoundProfile, USUAL_SOUNDS, WavError, wav},
};
use bottone_view::cues::{Begins, COUNTED, Cue};

use super::wav::{Clip, Unusable};

/// Returns the signal that is played for a cue.
pub const fn signal_of(cue: Cue) -> Signal {
    match cue {
        Cue::MinuteLeft => Signal::MinuteLeft,
        Cue::BreakEndsSoon => Signal::BreakEndsSoon,
        Cue::Countdown(_) => Signal::Countdown,
        Cue::Begins(begins) => begin_signal(begins),
        Cue::Paused => Signal::Paused,
        Cue::Resumed => Signal::Resumed,
        Cue::HandForHand => Signal::HandForHand,
        Cue::InTheMoney(_) => Signal::InTheMoney,
        Cue::FinalTable => Signal::FinalTable,
        Cue::Winner => Signal::Winner,
        Cue::Soon(_) => Signal::Announcement,
        Cue::LastSeconds => Signal::LastSeconds,
        Cue::TimeUp => Signal::TimeUp,
    }
}

const fn begin_signal(begins: Begins) -> Signal {
    match begins {
        Begins::Level(_) => Signal::LevelBegins,
        Begins::Break(_) => Signal::BreakBegins,
        Begins::PlayAgain(_) => Signal::BreakOver,
        Begins::Night => Signal::DayOver,
    }
}

/// The reason why a signal of a profile is silent.
#[derive(Debug)]
pub(super) enum Mute {
    File(WavError),
    Wav(Unusable),
}

impl Mute {
    pub(super) fn to_text(&self, language: Language) -> String {
        match self {
            Self::File(error) => error.to_text(language),
            Self::Wav(error) => error.to_text(language),
        }
    }
}

/// The sounds of a profile.
#[derive(Default)]
pub(super) struct Kit {
    clips: BTreeMap<Signal, Clip>,
    /// The faults of reading; the signals concerned are silent.
    pub(super) faults: Vec<Mute>,
}

impl Kit {
    /// Reads every file that the profile names.
    fn load(entry: &ShelfEntry<SoundProfile>, profile: &SoundProfile) -> Self {
        let mut kit = Self::default();
        for sound in &profile.sounds {
            let read = wav(entry, &sound.file).map_err(Mute::File);
            let read = read
                .and_then(|(file, bytes)| Clip::read(Path::new(&file), &bytes).map_err(Mute::Wav));
            match read {
                Ok(clip) => {
                    kit.clips.insert(sound.signal, clip.louder(gain(sound.volume)));
                }
                Err(fault) => kit.faults.push(fault),
            }
        }
        kit
    }

    /// Returns the profile of this name on the shelf, or the usual one if it cannot be used.
    pub(super) fn of(shelf: &[ShelfEntry<SoundProfile>], id: &str) -> Self {
        let usable = |id: &str| {
            let of = |entry: &&ShelfEntry<SoundProfile>| entry.id == id && entry.profile.is_ok();
            // Of two profiles with one name, the house's own comes before the shipped one.
            shelf.iter().rev().find(of)
        };
        let entry = usable(id).or_else(|| usable(USUAL_SOUNDS));
        let read = entry.and_then(|entry| Some((entry, entry.profile.as_ref().ok()?)));
        read.map(|(entry, profile)| Self::load(entry, profile)).unwrap_or_default()
    }

    /// Returns the sound of one signal at this volume, from 0 to 100.
    pub(super) fn clip(&self, signal: Signal, volume: u8) -> Option<Clip> {
        self.clips.get(&signal).map(|clip| clip.clone().louder(gain(volume)))
    }

    /// Returns the sound of a cue, without the signals that are switched off. A countdown includes
    /// the signal at its end, so that one program plays it all without interruption.
    pub(super) fn cue_clip(&self, cue: Cue, volume: u8, silent: &[Signal]) -> Option<Clip> {
        let clip = |signal| {
            let on = !silent.contains(&signal);
            on.then(|| self.clip(signal, volume)).flatten()
        };
        let first = clip(signal_of(cue))?;
        let Cue::Countdown(begins) = cue else { return Some(first) };
        let mut whole = first.clone();
        whole.add(1_000, &first);
        whole.add(2_000, &first);
        let end = clip(begin_signal(begins)).unwrap_or_default();
        whole.add(u32::try_from(COUNTED.millis()).unwrap_or_default(), &end);
        Some(whole)
    }
}

/// Returns the gain of a sample at a volume from 0 to 100. A quarter of the strength sounds half as
/// loud.
pub(super) fn gain(volume: u8) -> f32 {
    let part = f32::from(volume.min(100)) / 100.0;
    part * part
}

/// Returns every available profile.
pub(super) fn shelf(folder: Option<&Path>) -> Vec<ShelfEntry<SoundProfile>> {
    profiles::shelf(folder)
}

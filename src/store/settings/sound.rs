//! The settings of this machine's sound.

use bottone_i18n::Language;
use serde::{Deserialize, Serialize};

use crate::profiles::sounds::{Signal, USUAL_SOUNDS};

/// The choice whether this machine plays sounds. Of several in a room only one should.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sounds {
    /// On while it writes the event; off while it only reads it.
    #[default]
    AsTheDesk,
    On,
    Off,
}

/// The settings of this machine's sound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    pub machine: Sounds,
    /// The volume, from 0 to 100.
    pub volume: u8,
    /// The name of the sound profile.
    pub profile: String,
    /// Signals that are not played.
    pub silent: Vec<Signal>,
    /// True if levels and breaks are spoken.
    pub speech: bool,
    /// True if moves are spoken.
    pub moves: bool,
    /// The language of the voice; `None` for that of the windows.
    pub voice: Option<Language>,
}

impl Default for SoundSettings {
    fn default() -> Self {
        Self {
            machine: Sounds::default(),
            volume: 80,
            profile: USUAL_SOUNDS.to_owned(),
            silent: Vec::new(),
            speech: false,
            moves: false,
            voice: None,
        }
    }
}

impl SoundSettings {
    /// Returns whether this machine plays sounds. `keeps` is true if it writes the event.
    pub fn sounds(&self, keeps: bool) -> bool {
        match self.machine {
            Sounds::AsTheDesk => keeps,
            Sounds::On => true,
            Sounds::Off => false,
        }
    }

    /// Returns the same with a valid volume, and no signal named twice.
    #[must_use]
    pub fn within_bounds(mut self) -> Self {
        self.volume = self.volume.min(100);
        self.silent.sort_unstable();
        self.silent.dedup();
        self
    }
}

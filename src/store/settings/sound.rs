//! What this machine remembers of its sound.

use serde::{Deserialize, Serialize};

use crate::{
    i18n::Language,
    store::profiles::sounds::{Signal, USUAL_SOUNDS},
};

/// Does this machine sound? Of several in a room one should.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sounds {
    /// When it keeps the event; not when it only reads it.
    #[default]
    AsTheDesk,
    On,
    Off,
}

/// What this machine remembers of its sound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    pub machine: Sounds,
    /// How loud, from 0 to 100.
    pub volume: u8,
    /// The name of the sound profile.
    pub profile: String,
    /// Signals that are not played.
    pub silent: Vec<Signal>,
    /// Are levels and breaks spoken?
    pub speech: bool,
    /// Are moves spoken?
    pub moves: bool,
    /// The language of the voice; without one that of the windows.
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
    /// Does this machine sound, where it keeps the event or only reads it?
    pub fn sounds(&self, keeps: bool) -> bool {
        match self.machine {
            Sounds::AsTheDesk => keeps,
            Sounds::On => true,
            Sounds::Off => false,
        }
    }

    /// The same with a volume that is one, and no signal named twice.
    #[must_use]
    pub fn within_bounds(mut self) -> Self {
        self.volume = self.volume.min(100);
        self.silent.sort_unstable();
        self.silent.dedup();
        self
    }
}

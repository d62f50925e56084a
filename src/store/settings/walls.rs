//! What this machine remembers of the room's walls.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::{
    i18n::Language,
    store::profiles::themes::{LIGHT_THEME, USUAL_THEME, WallFace},
};

/// How many walls one machine serves beside the first.
pub const MOST_WALLS: usize = 7;

/// A window for the room.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Projector {
    pub open: bool,
    /// Does it fill its display?
    pub full_screen: bool,
    /// Is it dark on light, where no theme was chosen?
    pub light: bool,
    /// The theme by the name of its file; empty where none was chosen.
    pub theme: String,
    /// The language of its words; without one that of the windows.
    pub language: Option<Language>,
    /// The face that stays; without one, the theme's plan goes round.
    pub hold: Option<WallFace>,
    /// The display it was put on.
    pub display: Option<Display>,
    /// The files of the events that it shows, where several are open; several are shown by their clocks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<PathBuf>,
}

impl Projector {
    /// The theme by the name of its file.
    pub fn theme(&self) -> &str {
        match (self.theme.as_str(), self.light) {
            ("", true) => LIGHT_THEME,
            ("", false) => USUAL_THEME,
            (chosen, _) => chosen,
        }
    }
}

/// A display as the system names it, and where its upper left corner is among the others, in pixels.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Display {
    /// What the system calls it; empty where it does not say.
    pub name: String,
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

impl Display {
    /// Which of these is it? The one of the same name and place, else the only one of its name, else
    /// the one in its place where nothing has a name. None when it is gone.
    pub fn among(&self, displays: &[Self]) -> Option<usize> {
        let same = displays.iter().position(|display| display == self);
        let named = || {
            let mut all = displays.iter().enumerate().filter(|(_, other)| other.name == self.name);
            let (at, _) = all.next().filter(|_| !self.name.is_empty())?;
            all.next().is_none().then_some(at)
        };
        same.or_else(named)
    }
}

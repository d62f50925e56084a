//! The settings of the room's walls.

use std::path::PathBuf;

use bottone_i18n::Language;
use serde::{Deserialize, Serialize};

use crate::profiles::themes::{LIGHT_THEME, USUAL_THEME, WallFace};

/// The most walls of one machine besides the first.
pub const MOST_WALLS: usize = 7;

/// A window for the room.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Projector {
    pub open: bool,
    /// True if it fills its display.
    pub full_screen: bool,
    /// True for dark on light, if no theme was chosen.
    pub light: bool,
    /// The theme by the name of its file; empty if none was chosen.
    pub theme: String,
    /// The language of its words; `None` for that of the windows.
    pub language: Option<Language>,
    /// The fixed face; `None` for the theme's plan.
    pub hold: Option<WallFace>,
    /// The display that it was put on.
    pub display: Option<Display>,
    /// The files of the events that it shows, if several are open. Several events are shown by
    /// their clocks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<PathBuf>,
}

impl Projector {
    /// Returns the theme by the name of its file.
    pub fn theme(&self) -> &str {
        match (self.theme.as_str(), self.light) {
            ("", true) => LIGHT_THEME,
            ("", false) => USUAL_THEME,
            (chosen, _) => chosen,
        }
    }
}

/// A display by its name in the system, with its upper left corner among all displays, in pixels.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Display {
    /// The system's name for it; empty without one.
    pub name: String,
    /// The distance from the left.
    pub x: i32,
    /// The distance from the top.
    pub y: i32,
}

impl Display {
    /// Returns the index of this display among `displays`. It is the one of the same name and
    /// place, else the only one of its name. Without names it is the one in its place. `None` if it
    /// is gone.
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

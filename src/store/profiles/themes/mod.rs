//! Themes of the walls: colours, what stands where, a picture, the house's own words, and which face
//! is shown when.

mod colours;
mod derived;
mod fault;
mod picture;
mod plan;

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

pub use self::{
    colours::{Colour, Colours, LEAST_CONTRAST, LEAST_OVER_PICTURE, Pair, contrast},
    picture::{MOST_PICTURE, PictureError, keep_picture, read_picture},
    plan::{MOST_SECONDS, MOST_TURNS, Plan, Shown, Turn, WallFace},
};
use super::{Entry, Misplaced, Origin, Profile};

/// The folder beside the events in which the house's own themes lie.
pub const OWN_THEMES: &str = "themes";
/// The theme of a wall that nobody chose one for.
pub const USUAL_THEME: &str = "felt";
/// The same for a wall that is dark on light.
pub const LIGHT_THEME: &str = "paper";
/// How many letters a theme's name has at most.
pub const MOST_NAME: usize = 60;
/// How many letters a line of the house's own words has at most.
pub const MOST_WORDS: usize = 200;
/// How many figures stand at one side at most.
pub const MOST_FIGURES: usize = 5;
/// How large the time is, in percent of the usual.
pub const TIME: std::ops::RangeInclusive<u8> = 70..=115;
/// How large the figures are, in percent of the usual: never smaller, so that the back reads them.
pub const FIGURES: std::ops::RangeInclusive<u8> = 100..=130;
/// How strong a picture behind the figures is, in percent: more would drown them.
pub const MOST_STRENGTH: u8 = 20;

macro_rules! shipped {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!("../../../../profiles/themes/", $id, ".ron")))),*]
    };
}

/// How a wall looks, and what it shows when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WallTheme {
    /// What it is called.
    pub name: String,
    #[serde(default)]
    pub colours: Colours,
    /// What stands where on the clock's face, and how large.
    #[serde(default)]
    pub layout: Layout,
    /// The house's own picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    /// The house's own words.
    #[serde(default)]
    pub texts: Texts,
    /// Which face is shown when, and for how long.
    #[serde(default)]
    pub plan: Plan,
}

/// What stands where on the clock's face.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// At the left, from top to bottom.
    pub left: Vec<Figure>,
    pub right: Vec<Figure>,
    /// In the strip at the foot, from left to right.
    pub strip: Vec<Part>,
    /// How large the time is, in percent of the usual, within [`TIME`].
    pub time: u8,
    /// How large the figures at the sides are, in percent of the usual, within [`FIGURES`].
    pub figures: u8,
}

impl Default for Layout {
    fn default() -> Self {
        Self {
            left: vec![Figure::Players, Figure::Average, Figure::ChipsInPlay],
            right: vec![
                Figure::PrizePool,
                Figure::EntriesClose,
                Figure::Paid,
                Figure::NextPrize,
                Figure::BreakIn,
            ],
            strip: vec![Part::Chips, Part::Moves],
            time: 100,
            figures: 100,
        }
    }
}

/// A figure at a side of the clock. Where there is nothing to say, the others close up.
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
)]
pub enum Figure {
    /// Players left, of entries made.
    Players,
    /// The average stack, in chips and big blinds.
    Average,
    ChipsInPlay,
    /// What goes to the prizes.
    PrizePool,
    /// What the house promises, as long as it is more than the pool.
    Guarantee,
    /// How many places are paid, and the least of them.
    Paid,
    /// In the money, what the next one out gets.
    NextPrize,
    /// What the winner gets.
    FirstPrize,
    /// How long registration is open.
    EntriesClose,
    /// How long until the break.
    BreakIn,
    /// How many tables are open.
    Tables,
    /// When the event ends, as it is forecast.
    Ends,
}

impl Figure {
    /// Every figure, in the order in which a house chooses from them.
    pub const ALL: [Self; Self::COUNT] = crate::rules::all(Self::VARIANTS);
}

/// A part of the strip at the foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    /// The chips in play with their values, and which come off.
    Chips,
    /// The last moves.
    Moves,
    /// The first places and what they pay.
    Prizes,
}

/// The house's own picture, a PNG or a JPEG.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// Where it lies; from the theme's own folder on, unless it says the whole way.
    pub file: String,
    /// Where it stands.
    #[serde(default)]
    pub place: PicturePlace,
    /// How strong it is behind the figures, in percent, at most [`MOST_STRENGTH`].
    #[serde(default = "usual_strength")]
    pub strength: u8,
}

fn usual_strength() -> u8 {
    12
}

impl Picture {
    /// The file, where the theme lies in `folder`.
    pub fn path(&self, folder: Option<&Path>) -> PathBuf {
        folder.map_or_else(|| PathBuf::from(&self.file), |folder| folder.join(&self.file))
    }
}

/// Where the picture stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PicturePlace {
    /// Behind everything, over the whole wall.
    Background,
    /// On top, before the event's name.
    #[default]
    Logo,
}

/// The house's own words. Where one is empty, what the program says stands there or nothing does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Texts {
    /// On top, in place of the event's name.
    pub title: String,
    /// At the foot of every face.
    pub footer: String,
    /// At the foot too: who made it possible.
    pub sponsor: String,
    /// Before the start.
    pub waiting: String,
    /// In a break.
    #[serde(rename = "break")]
    pub pause: String,
    pub day_over: String,
    /// Beside the winner.
    pub winner: String,
    /// Over the moves.
    pub moves: String,
    /// Over the list of seats.
    pub seats: String,
    /// Over the payouts.
    pub payouts: String,
    /// Over the final table.
    pub final_table: String,
    /// While players register.
    pub registration: String,
}

impl Profile for WallTheme {
    const SHIPPED: &'static [(&'static str, &'static str)] = shipped!["felt", "paper", "stadium"];

    fn fault(&self) -> Option<Misplaced> {
        fault::of(self)
    }
}

impl Default for WallTheme {
    /// Light on dark, as most rooms are.
    fn default() -> Self {
        Self {
            name: "Felt".to_owned(),
            colours: Colours::default(),
            layout: Layout::default(),
            picture: None,
            texts: Texts::default(),
            plan: Plan::default(),
        }
    }
}

/// The theme of this name on the shelf, and the folder it lies in; of one name the house's own.
pub fn of_name<'a>(
    shelf: &'a [Entry<WallTheme>],
    id: &str,
) -> Option<(&'a WallTheme, Option<&'a Path>)> {
    shelf.iter().rev().find_map(|entry| {
        let theme = entry.profile.as_ref().ok().filter(|_| entry.id == id)?;
        let folder = match &entry.origin {
            Origin::Shipped => None,
            Origin::File(file) => file.parent(),
        };
        Some((theme, folder))
    })
}

//! The themes of the walls: colours, layout, picture, the house's own words, and the plan of the
//! faces.

mod colours;
mod derived;
mod fault;
mod picture;
mod plan;

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

pub use self::{
    colours::{Colour, ColourPair, Colours, LEAST_CONTRAST, LEAST_OVER_PICTURE, contrast},
    picture::{MOST_PICTURE, PictureError, keep_picture, read_picture},
    plan::{CurrentFace, FaceTurn, MOST_SECONDS, MOST_TURNS, WallFace, WallPlan},
};
use super::{ContentFault, Origin, Profile, ShelfEntry};

/// The folder beside the events with the house's own themes.
pub const OWN_THEMES: &str = "themes";
/// The theme of a wall without a chosen one.
pub const USUAL_THEME: &str = "felt";
/// The same for a wall that is dark on light.
pub const LIGHT_THEME: &str = "paper";
/// The most letters in a theme's name.
pub const MOST_NAME: usize = 60;
/// The most letters in a line of the house's own words.
pub const MOST_WORDS: usize = 200;
/// The most figures at one side.
pub const MOST_FIGURES: usize = 5;
/// The size of the time, in percent of the usual.
pub const TIME: std::ops::RangeInclusive<u8> = 70..=115;
/// The size of the figures, in percent of the usual: never smaller, so that they are readable from
/// the back.
pub const FIGURES: std::ops::RangeInclusive<u8> = 100..=130;
/// The most strength of a picture behind the figures, in percent: more would make them unreadable.
pub const MOST_STRENGTH: u8 = 20;

macro_rules! shipped {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!("../../../../profiles/themes/", $id, ".ron")))),*]
    };
}

/// The look of a wall, with its plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WallTheme {
    /// The name.
    pub name: String,
    #[serde(default)]
    pub colours: Colours,
    /// The layout of the clock's face.
    #[serde(default)]
    pub layout: Layout,
    /// The house's own picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<ThemePicture>,
    /// The house's own words.
    #[serde(default)]
    pub texts: Texts,
    /// The faces by time.
    #[serde(default)]
    pub plan: WallPlan,
    /// The moments with faces of their own.
    #[serde(default, skip_serializing_if = "Moments::is_usual")]
    pub moments: Moments,
}

/// The layout of the clock's face.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// At the left, from top to bottom.
    pub left: Vec<ClockFigure>,
    pub right: Vec<ClockFigure>,
    /// In the strip at the foot, from left to right.
    pub strip: Vec<StripPart>,
    /// True if the ground has the fibres of felt.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub felt: bool,
    /// The size of the time, in percent of the usual, within [`TIME`].
    pub time: u8,
    /// The size of the figures at the sides, in percent of the usual, within [`FIGURES`].
    pub figures: u8,
}

impl Default for Layout {
    fn default() -> Self {
        Self {
            left: vec![ClockFigure::Players, ClockFigure::Average, ClockFigure::ChipsInPlay],
            right: vec![
                ClockFigure::PrizePool,
                ClockFigure::EntriesClose,
                ClockFigure::Paid,
                ClockFigure::NextPrize,
                ClockFigure::BreakIn,
            ],
            strip: vec![StripPart::Chips, StripPart::Moves],
            felt: false,
            time: 100,
            figures: 100,
        }
    }
}

/// A figure at a side of the clock. Figures without a value are left out without a gap.
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
pub enum ClockFigure {
    /// The players left, of the entries made.
    Players,
    /// The average stack, in chips and big blinds.
    Average,
    ChipsInPlay,
    /// The prize pool.
    PrizePool,
    /// The guarantee, while it exceeds the pool.
    Guarantee,
    /// The number of paid places, and the least payout.
    Paid,
    /// In the money, the prize of the next player to bust.
    NextPrize,
    /// The winner's prize.
    FirstPrize,
    /// The time left for registration.
    EntriesClose,
    /// The time until the break.
    BreakIn,
    /// The number of open tables.
    Tables,
    /// The forecast end of the event.
    Ends,
}

impl ClockFigure {
    /// Every figure, in the order of the menu.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);
}

/// A part of the strip at the foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum StripPart {
    /// The chips in play with their values, and those that leave play.
    Chips,
    /// The last moves.
    Moves,
    /// The first places with their prizes.
    Prizes,
}

/// The house's own picture, a PNG or a JPEG.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThemePicture {
    /// The path; relative to the theme's own folder, unless it is absolute.
    pub file: String,
    /// The position.
    #[serde(default)]
    pub place: PicturePlace,
    /// The strength behind the figures, in percent, at most [`MOST_STRENGTH`].
    #[serde(default = "usual_strength")]
    pub strength: u8,
}

fn usual_strength() -> u8 {
    12
}

impl ThemePicture {
    /// Returns the path of the file, if the theme is in `folder`.
    pub fn path(&self, folder: Option<&Path>) -> PathBuf {
        folder.map_or_else(|| PathBuf::from(&self.file), |folder| folder.join(&self.file))
    }
}

/// The position of the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PicturePlace {
    /// Behind everything, over the whole wall.
    Background,
    /// At the top, before the event's name.
    #[default]
    Logo,
}

/// The moments that a wall shows with faces of their own, and its handling of prizes before they
/// are locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
pub struct Moments {
    /// The first seconds of a level.
    pub level: bool,
    /// The minute after the last bust before the money.
    pub money: bool,
    /// The introduction of the final table.
    pub final_table: bool,
    /// The first minute of the winner, on every face.
    pub winner: bool,
    /// True if chips fall meanwhile.
    pub motion: bool,
    /// True if prizes are shown as projected before they are locked.
    pub projected: bool,
}

impl Default for Moments {
    fn default() -> Self {
        Self {
            level: true,
            money: true,
            final_table: true,
            winner: true,
            motion: true,
            projected: false,
        }
    }
}

impl Moments {
    /// Returns whether these are the defaults, which a theme does not write down.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// The house's own words. If one is empty, the program's own text is shown, or none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Texts {
    /// At the top, in place of the event's name.
    pub title: String,
    /// At the foot of every face.
    pub footer: String,
    /// At the foot too: the thanks to a sponsor.
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

    fn fault(&self) -> Option<ContentFault> {
        fault::of(self)
    }
}

impl Default for WallTheme {
    /// Returns the default, light on dark, because most rooms are dim.
    fn default() -> Self {
        Self {
            name: "Felt".to_owned(),
            colours: Colours::default(),
            layout: Layout { felt: true, ..Layout::default() },
            picture: None,
            texts: Texts::default(),
            plan: WallPlan::default(),
            moments: Moments::default(),
        }
    }
}

/// Returns the theme of this name on the shelf, with its folder. Of the same name, the house's own.
pub fn of_name<'a>(
    shelf: &'a [ShelfEntry<WallTheme>],
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

//! The colours of a theme, and their contrast for the back of the room.

use serde::{Deserialize, Serialize};

use super::derived::NamedColours;

/// A colour: red, green, blue.
pub type Colour = (u8, u8, u8);

/// The least contrast of distant text: WCAG 2.2, success criterion 1.4.6.
pub const LEAST_CONTRAST: f32 = 7.0;
/// The least contrast of distant text over the brightest or darkest spot of a picture: success
/// criterion 1.4.3.
pub const LEAST_OVER_PICTURE: f32 = 4.5;

/// The colours of a wall. Colours missing in a file are derived from its ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "NamedColours")]
pub struct Colours {
    /// The ground while a level is played.
    pub ground: Colour,
    /// The ground in a break.
    pub rest: Colour,
    /// The ground in the last minute.
    pub alarm_ground: Colour,
    /// The ground when there is a winner.
    pub feast: Colour,
    /// The strip at the foot, and every second line of a list.
    pub panel: Colour,
    /// Thin lines.
    pub line: Colour,
    /// The most important text.
    pub text: Colour,
    /// The less important text.
    pub dim: Colour,
    /// The bar, and running events.
    pub accent: Colour,
    /// Money, seats and a stopped clock.
    pub gold: Colour,
    /// The time in the last minute, and the frame round it.
    pub alarm: Colour,
    /// The banner: hand for hand, the bubble.
    pub banner: Colour,
    /// The text on the banner.
    pub on_banner: Colour,
}

impl Default for Colours {
    fn default() -> Self {
        Self {
            ground: (0x0c, 0x37, 0x2a),
            rest: (0x0d, 0x2c, 0x44),
            alarm_ground: (0x2a, 0x09, 0x07),
            feast: (0x0a, 0x2f, 0x25),
            panel: (0x08, 0x26, 0x1d),
            line: (0x33, 0x66, 0x54),
            text: (0xf5, 0xf8, 0xf4),
            dim: (0xcc, 0xdb, 0xd4),
            accent: (0x8f, 0xe6, 0xbf),
            gold: (0xf6, 0xce, 0x6a),
            alarm: (0xff, 0x8a, 0x78),
            banner: (0xf2, 0xc4, 0x5a),
            on_banner: (0x16, 0x12, 0x04),
        }
    }
}

/// Two colours for text and ground, by their names in the file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ColourPair {
    /// The colour of the text.
    pub ink: (&'static str, Colour),
    /// The colour of the ground.
    pub ground: (&'static str, Colour),
    /// The contrast, from 1 to 21.
    pub contrast: f32,
}

impl Colours {
    /// Returns every combination of text and ground.
    pub fn pairs(&self) -> Vec<ColourPair> {
        let inks =
            [("text", self.text), ("dim", self.dim), ("gold", self.gold), ("accent", self.accent)];
        let grounds = [
            ("ground", self.ground),
            ("rest", self.rest),
            ("alarm_ground", self.alarm_ground),
            ("feast", self.feast),
            ("panel", self.panel),
        ];
        let pair = |ink: (&'static str, Colour), ground: (&'static str, Colour)| ColourPair {
            ink,
            ground,
            contrast: contrast(ink.1, ground.1),
        };
        let on_all = inks.into_iter().flat_map(|ink| grounds.map(|ground| pair(ink, ground)));
        let alone = [
            pair(("alarm", self.alarm), ("alarm_ground", self.alarm_ground)),
            pair(("on_banner", self.on_banner), ("banner", self.banner)),
        ];
        on_all.chain(alone).collect()
    }

    /// Returns whether it is light on dark.
    pub fn is_dark(&self) -> bool {
        luminance(self.ground) < luminance(self.text)
    }
}

/// Returns the contrast of two colours, from 1 to 21, as WCAG 2.2 measures it.
pub fn contrast(one: Colour, other: Colour) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Returns the relative luminance by WCAG 2.2, from 0 to 1.
fn luminance((red, green, blue): Colour) -> f32 {
    let linear = |channel: u8| {
        let c = f32::from(channel) / 255.0;
        if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

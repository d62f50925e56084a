//! The colours that a theme does not name, derived from its ground so that all text is readable on
//! it.

use serde::{Deserialize, Deserializer};

use super::colours::{Colour, Colours, LEAST_CONTRAST, contrast};

const WHITE: Colour = (0xff, 0xff, 0xff);
const BLACK: Colour = (0, 0, 0);
/// The number of steps from a colour to black or white.
const STEPS: u16 = 32;

/// The colours of a theme as named in its file.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct NamedColours {
    #[serde(deserialize_with = "named")]
    ground: Option<Colour>,
    #[serde(deserialize_with = "named")]
    rest: Option<Colour>,
    #[serde(deserialize_with = "named")]
    alarm_ground: Option<Colour>,
    #[serde(deserialize_with = "named")]
    feast: Option<Colour>,
    #[serde(deserialize_with = "named")]
    panel: Option<Colour>,
    #[serde(deserialize_with = "named")]
    line: Option<Colour>,
    #[serde(deserialize_with = "named")]
    text: Option<Colour>,
    #[serde(deserialize_with = "named")]
    dim: Option<Colour>,
    #[serde(deserialize_with = "named")]
    accent: Option<Colour>,
    #[serde(deserialize_with = "named")]
    gold: Option<Colour>,
    #[serde(deserialize_with = "named")]
    alarm: Option<Colour>,
    #[serde(deserialize_with = "named")]
    banner: Option<Colour>,
    #[serde(deserialize_with = "named")]
    on_banner: Option<Colour>,
}

/// Reads a field that is present, without `Some` around it.
fn named<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Colour>, D::Error> {
    Colour::deserialize(from).map(Some)
}

impl From<NamedColours> for Colours {
    /// Derives missing colours from the ground; without a ground they are the program's own.
    fn from(named: NamedColours) -> Self {
        let usual = named.ground.map_or_else(Self::default, |ground| derived(ground, &named));
        Self {
            ground: usual.ground,
            rest: named.rest.unwrap_or(usual.rest),
            alarm_ground: named.alarm_ground.unwrap_or(usual.alarm_ground),
            feast: named.feast.unwrap_or(usual.feast),
            panel: named.panel.unwrap_or(usual.panel),
            line: named.line.unwrap_or(usual.line),
            text: named.text.unwrap_or(usual.text),
            dim: named.dim.unwrap_or(usual.dim),
            accent: named.accent.unwrap_or(usual.accent),
            gold: named.gold.unwrap_or(usual.gold),
            alarm: named.alarm.unwrap_or(usual.alarm),
            banner: named.banner.unwrap_or(usual.banner),
            on_banner: named.on_banner.unwrap_or(usual.on_banner),
        }
    }
}

/// Derives the colours for this ground. Text has at least [`LEAST_CONTRAST`] on every ground. On a
/// medium ground it has the contrast of black or white there.
fn derived(ground: Colour, named: &NamedColours) -> Colours {
    let dark = contrast(WHITE, ground) >= contrast(BLACK, ground);
    let (ink, back) = if dark { (WHITE, BLACK) } else { (BLACK, WHITE) };
    let least = contrast(ink, ground).min(LEAST_CONTRAST);
    // Another ground has a tint of its own, and a contrast as good as the first one.
    let ground_of = |tint: Colour, share: u16| {
        let tinted = mix(ground, tint, share);
        shifted_until(tinted, back, |ground| contrast(ink, ground) >= least)
    };
    let rest = named.rest.unwrap_or_else(|| ground_of((0x10, 0xa0, 0x60), 6));
    let alarm_ground = named.alarm_ground.unwrap_or_else(|| ground_of((0xe0, 0x20, 0x10), 6));
    let feast = named.feast.unwrap_or_else(|| ground_of((0xe0, 0xa0, 0x10), 5));
    let panel = named.panel.unwrap_or_else(|| ground_of(ink, 2));
    let grounds = [ground, rest, alarm_ground, feast, panel];
    let read = |on: &[Colour], colour: Colour| {
        shifted_until(colour, ink, |ink| on.iter().all(|ground| contrast(ink, *ground) >= least))
    };
    let of_both = |light: Colour, deep: Colour| if dark { light } else { deep };
    let gold = read(&grounds, of_both((0xf2, 0xc4, 0x5a), (0x69, 0x3c, 0x00)));
    let alarm = read(&[alarm_ground], of_both((0xff, 0x8a, 0x78), (0x8c, 0x0a, 0x00)));
    let banner = named.banner.or(named.gold).unwrap_or(gold);
    let on_banner = if contrast(BLACK, banner) >= contrast(WHITE, banner) { BLACK } else { WHITE };
    Colours {
        ground,
        rest,
        alarm_ground,
        feast,
        panel,
        line: mix(ground, ink, 7),
        text: read(&grounds, mix(ink, ground, 1)),
        dim: read(&grounds, mix(ink, ground, 9)),
        accent: read(&grounds, of_both((0x4c, 0xc7, 0x9a), (0x00, 0x52, 0x38))),
        gold,
        alarm,
        banner,
        on_banner,
    }
}

/// Returns the colour, moved towards `end` until `fits` accepts it.
fn shifted_until(colour: Colour, end: Colour, fits: impl Fn(Colour) -> bool) -> Colour {
    (0..STEPS).map(|step| mix(colour, end, step)).find(|colour| fits(*colour)).unwrap_or(end)
}

/// Returns the colour `steps` of [`STEPS`] steps from one colour to the other.
fn mix(from: Colour, to: Colour, steps: u16) -> Colour {
    let channel = |from: u8, to: u8| {
        let mixed = u16::from(from) * (STEPS - steps) + u16::from(to) * steps;
        u8::try_from(mixed / STEPS).unwrap_or(u8::MAX)
    };
    (channel(from.0, to.0), channel(from.1, to.1), channel(from.2, to.2))
}

//! The chips and their colours.

use bottone_i18n::Saying;
use bottone_rules::levels::{Chip, MOST_CHIPS};

use crate::tdt::{
    fault_list::{FaultList, short},
    value::Value,
};

pub(super) fn chip_set(look: &mut FaultList, value: &Value<'_>) -> Vec<Chip> {
    look.fields(
        value,
        &["Chips", "ChipSets", "EstimatedBuyins", "EstimatedRebuys", "EstimatedAddOns"],
    );
    let mut set: Vec<Chip> = Vec::new();
    for (index, chip) in value.field("Chips").unwrap_or(value).values().into_iter().enumerate() {
        let place = format!("GameChip {}", index + 1);
        look.fields(chip, &["ChipID", "Label", "Color", "Value", "Use", "PerPlayer"]);
        if chip.field("Use").and_then(Value::flag) == Some(false) {
            continue;
        }
        let worth = look.chips(chip, &place, "Value");
        let again = set.iter().any(|known| known.value == worth);
        if worth.is_zero() || again || set.len() == MOST_CHIPS {
            look.add(Saying::of("tdt-chip").with("place", &*place).with("chips", worth));
            continue;
        }
        let written = look.text(chip, &place, "Color");
        let colour = colour(&written).unwrap_or_else(|| {
            look.add(
                Saying::of("tdt-colour").with("place", &*place).with("colour", short(&written)),
            );
            (128, 128, 128)
        });
        set.push(Chip { value: worth, name: look.text(chip, &place, "Label"), colour });
    }
    set
}

/// Parses a colour as in web pages: `#1e90ff`, `#fff`, `navy`.
fn colour(written: &str) -> Option<(u8, u8, u8)> {
    const NAMED: [(&str, u32); 24] = [
        ("black", 0x00_0000),
        ("silver", 0xc0_c0c0),
        ("gray", 0x80_8080),
        ("grey", 0x80_8080),
        ("white", 0xff_ffff),
        ("maroon", 0x80_0000),
        ("red", 0xff_0000),
        ("purple", 0x80_0080),
        ("fuchsia", 0xff_00ff),
        ("magenta", 0xff_00ff),
        ("green", 0x00_8000),
        ("lime", 0x00_ff00),
        ("olive", 0x80_8000),
        ("yellow", 0xff_ff00),
        ("navy", 0x00_0080),
        ("blue", 0x00_00ff),
        ("teal", 0x00_8080),
        ("aqua", 0x00_ffff),
        ("cyan", 0x00_ffff),
        ("orange", 0xff_a500),
        ("pink", 0xff_c0cb),
        ("brown", 0xa5_2a2a),
        ("gold", 0xff_d700),
        ("lavender", 0xe6_e6fa),
    ];
    let written = written.trim().to_ascii_lowercase();
    let number = match written.strip_prefix('#') {
        Some(digits) if digits.len() == 6 => u32::from_str_radix(digits, 16).ok()?,
        Some(digits) if digits.len() == 3 => {
            let doubled: String = digits.chars().flat_map(|digit| [digit, digit]).collect();
            u32::from_str_radix(&doubled, 16).ok()?
        }
        _ => NAMED.iter().find(|(name, _)| *name == written).map(|(_, number)| *number)?,
    };
    let [_, red, green, blue] = number.to_be_bytes();
    Some((red, green, blue))
}

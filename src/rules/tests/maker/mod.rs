//! Structures made from wishes: their laws, and the reports on wishes that cannot be met.
#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

mod cases;
mod laws;

use bottone_base::chips::Chips;
use bottone_maker::{BreakTime, BreakWish, StructureWish};
use bottone_rules::{
    chip_set::ChipStock,
    levels::{BreakName, Level, Structure},
};

/// Returns chips of these values and counts.
fn owned(chips: &[(u64, u32)]) -> Vec<ChipStock> {
    let of = |&(value, owned): &(u64, u32)| {
        let (name, colour) = (String::new(), (0, 0, 0));
        ChipStock { value: Chips::new(value), name, colour, owned }
    };
    chips.iter().map(of).collect()
}

fn every(levels: u32, minutes: u16) -> BreakWish {
    BreakWish { time: BreakTime::Every(levels), minutes, name: BreakName::Break }
}

/// Returns the evening of shared/screens/structure-maker.png: 68 stacks of 20,000, 15 minutes, from
/// 20:30 to 01:00.
fn friday() -> StructureWish {
    StructureWish {
        entries: 68,
        most: 78,
        end: 270,
        minutes: 15,
        deep: 200,
        ante: bottone_maker::AnteWish::BigBlind(1),
        breaks: vec![every(6, 10)],
        chips: owned(&[(25, 1_300), (100, 1_300), (500, 800), (1_000, 1_000), (5_000, 500)]),
        ..StructureWish::default()
    }
}

fn levels(structure: &Structure) -> Vec<&Level> {
    structure.levels().map(|(.., level)| level).collect()
}

/// Returns the structure as one line: blinds, antes, and breaks with the chips that leave in them.
fn written(structure: &Structure) -> String {
    use bottone_rules::levels::Row;
    let chips = |chips: &[Chips]| {
        chips.iter().map(|chip| chip.get().to_string()).collect::<Vec<_>>().join(",")
    };
    let row = |row: &Row| match row {
        Row::Level(level) => {
            let ante = level.ante.map_or(String::new(), |ante| format!("+{}", ante.chips().get()));
            format!("{}/{}{ante}", level.small.get(), level.big.get())
        }
        Row::Break(pause) => format!("[{}]", pause.minutes),
        Row::ColourUp(gone) => format!("-{}", chips(gone)),
        Row::RegistrationCloses => "closed".to_owned(),
        Row::EndOfDay => "end".to_owned(),
    };
    structure.rows.iter().map(row).collect::<Vec<_>>().join(" ")
}

//! The settings of the printers: their paper, and the printer for each sheet.

use std::collections::BTreeMap;

use bottone_tournament::papers::SheetKind;
use serde::{Deserialize, Serialize};

/// The paper in the printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PaperSize {
    /// A4, as in most of the world.
    #[default]
    A4,
    /// Letter, as in North America.
    Letter,
    /// A roll of 80 millimetres.
    Roll,
}

/// The way in which a sheet is printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrintOptions {
    /// The printer; the system's default if `None`.
    pub printer: Option<String>,
    /// The paper; the house's if `None`.
    pub paper: Option<PaperSize>,
    /// True if each card has a page of its own.
    pub single: bool,
    /// True for two tables on a page.
    pub halves: bool,
    /// True if a list for the wall has the small letters of one for a desk.
    pub small: bool,
}

/// The way of each sheet on this machine. A sheet without one is printed like its kind: cards and
/// slips on the ticket printer, lists on the one with large paper.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SheetOptions(BTreeMap<SheetKind, PrintOptions>);

impl SheetOptions {
    /// Returns the way for this sheet.
    pub fn of(&self, sheet: SheetKind) -> PrintOptions {
        let like = || self.0.iter().find(|(other, _)| is_cut(**other) == is_cut(sheet));
        let way = self.0.get(&sheet).or_else(|| like().map(|(_, way)| way));
        way.cloned().unwrap_or_default()
    }

    /// Sets the way for this sheet.
    pub fn set(&mut self, sheet: SheetKind, way: PrintOptions) {
        self.0.insert(sheet, way);
    }
}

/// Returns whether the sheet is cut into cards or slips.
const fn is_cut(sheet: SheetKind) -> bool {
    matches!(
        sheet,
        SheetKind::SeatCards
            | SheetKind::MoveSlips
            | SheetKind::PayoutSlips
            | SheetKind::RefundSlips
            | SheetKind::BagSlips
    )
}

//! What this machine remembers of its printers: the paper in them, and which sheet goes to which.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::tournament::papers::SheetKind;

/// The paper in the printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PaperSize {
    /// As in most of the world.
    #[default]
    A4,
    /// As in North America.
    Letter,
    /// A roll of 80 millimetres.
    Roll,
}

/// How a sheet is printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Way {
    /// On this printer; on the system's usual one when there is none.
    pub printer: Option<String>,
    /// On this paper; on the house's when there is none.
    pub paper: Option<PaperSize>,
    /// Each card on a page of its own?
    pub single: bool,
    /// Two tables to a page?
    pub halves: bool,
    /// A list that hangs on the wall in the small letters of one that lies on a desk?
    pub small: bool,
}

/// How each sheet is printed here. A sheet of which nobody has said so goes where its like go: cards
/// and slips to the ticket printer, lists to the one with large paper.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ways(BTreeMap<SheetKind, Way>);

impl Ways {
    /// How this sheet is printed.
    pub fn of(&self, sheet: SheetKind) -> Way {
        let like = || self.0.iter().find(|(other, _)| is_cut(**other) == is_cut(sheet));
        let way = self.0.get(&sheet).or_else(|| like().map(|(_, way)| way));
        way.cloned().unwrap_or_default()
    }

    /// From now on this sheet is printed like this.
    pub fn keep(&mut self, sheet: SheetKind, way: Way) {
        self.0.insert(sheet, way);
    }
}

/// Is it cut into cards or slips?
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

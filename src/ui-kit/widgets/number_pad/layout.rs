//! The layout of the keys and chips on the pad, and the place of the pad beside a line.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::{theme::space, widgets::ChipKey};

const ROWS: f32 = 4.0;
const COLUMNS: f32 = 4.0;
pub(super) const GAP: f32 = space::TIGHT;

/// The size of a key for a finger without looking: 15 mm at 132 dots per inch.
const KEY: f32 = 78.0;
/// The smallest height of a key, in points.
const LEAST: f32 = 44.0;
/// The key height below which the chips lie beside the keys rather than above, in points.
const LOW: f32 = 56.0;
/// The width of a chip beside the keys, the smallest width above them, and the largest disc, in
/// points.
const CHIP: f32 = 76.0;
const LEAST_CHIP: f32 = 52.0;
pub(super) const DISC: f32 = 24.0;
/// The distance from the edge of a pad beside a line to its keys, in points.
pub(super) const INSIDE: f32 = 8.0;

/// The places of the keys and the chips, from the top left corner.
pub(super) struct PadLayout {
    pub(super) size: Vec2,
    pub(super) keys: Pos2,
    pub(super) key: Vec2,
    chips: Pos2,
    chip: Vec2,
    /// The number of chips in a row.
    across: usize,
}

impl PadLayout {
    /// Returns the layout beside this line, and its place. That is at the left if wished and
    /// possible, else below or above, and reduced in height as needed.
    pub(super) fn beside_line(
        chips: usize,
        line: Rect,
        window: Rect,
        at_left: bool,
    ) -> (Self, Rect) {
        let lay = Self::with_chips_right(chips, Vec2::splat(KEY));
        let size = lay.size + Vec2::splat(2.0 * INSIDE);
        if at_left && line.left() - window.left() >= size.x + GAP && size.y <= window.height() {
            let top = line.top().min(window.bottom() - size.y).max(window.top());
            return (lay, Rect::from_min_size(pos2(line.left() - GAP - size.x, top), size));
        }
        let below = window.bottom() - line.bottom() - GAP;
        let above = line.top() - window.top() - GAP;
        let height = below.max(above) - 2.0 * INSIDE;
        let key = ((height + GAP) / ROWS - GAP).clamp(LEAST, KEY);
        let lay = Self::with_chips_right(chips, vec2(KEY, key));
        let size = lay.size + Vec2::splat(2.0 * INSIDE);
        let top = if size.y <= below || below >= above {
            line.bottom() + GAP
        } else {
            line.top() - GAP - size.y
        };
        let left = line.left().min(window.right() - size.x).max(window.left());
        (lay, Rect::from_min_size(pos2(left, top), size))
    }

    /// Returns the layout in this space: chips above the keys, or at their right if the keys would
    /// get too low.
    pub(super) fn within(chips: usize, room: Vec2) -> Self {
        let across = chips.max(1);
        let chip = |across: usize| (room.x + GAP) / number(across) - GAP;
        let across = if chip(across) < LEAST_CHIP { across.div_ceil(2) } else { across };
        let wide = chip(across);
        let high = ChipKey::bare_height((wide / 2.0 - 3.0).min(DISC));
        let above = number(chips.div_ceil(across)) * (high + GAP);
        let key = vec2((room.x + GAP) / COLUMNS - GAP, (room.y - above + GAP) / ROWS - GAP);
        if key.y < LOW && chips > 0 {
            let high = ((room.y + GAP) / ROWS - GAP).clamp(LEAST, KEY);
            let right = beside_keys(chips);
            let wide = (room.x - right + GAP) / COLUMNS - GAP;
            return Self::with_chips_right(chips, vec2(wide.max(LEAST), high));
        }
        let key = vec2(key.x, key.y.clamp(LEAST, KEY));
        Self {
            size: vec2(room.x, above + ROWS * (key.y + GAP) - GAP),
            keys: pos2(0.0, above),
            key,
            chips: pos2(0.0, 0.0),
            chip: vec2(wide, high),
            across,
        }
    }

    fn with_chips_right(chips: usize, key: Vec2) -> Self {
        let width = COLUMNS * (key.x + GAP) - GAP;
        let height = ROWS * (key.y + GAP) - GAP;
        let across = columns_beside(chips);
        let rows = chips.div_ceil(across.max(1)).max(1);
        let high = ((height + GAP) / number(rows) - GAP).min(ChipKey::bare_height(DISC));
        Self {
            size: vec2(width + beside_keys(chips), height),
            keys: pos2(0.0, 0.0),
            key,
            chips: pos2(width + space::ITEM, 0.0),
            chip: vec2(CHIP, high),
            across: across.max(1),
        }
    }

    pub(super) fn chip(&self, at: usize) -> Rect {
        let (column, row) = (number(at % self.across), number(at / self.across));
        let from = self.chips + vec2(column, row) * (self.chip + Vec2::splat(GAP));
        Rect::from_min_size(from, self.chip)
    }
}

/// Returns the number of columns of chips at the right of the keys.
const fn columns_beside(chips: usize) -> usize {
    chips.div_ceil(3)
}

/// Returns the width that chips at the right add to the pad.
fn beside_keys(chips: usize) -> f32 {
    if chips == 0 {
        return 0.0;
    }
    space::ITEM + number(columns_beside(chips)) * (CHIP + GAP) - GAP
}

/// Converts a small count for layout computations.
fn number(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}

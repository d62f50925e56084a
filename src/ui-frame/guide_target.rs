//! The parts of the window that the guide points at.

use egui::{Context, Id, Rect, Ui};

use crate::action::Screen;

/// The part of the window that a card points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GuideTarget {
    /// A screen on the rail.
    Rail(Screen),
    /// The clock in the bar.
    Clock,
    /// The button that busts a player.
    Bust,
    /// The field for a player's name.
    Name,
}

/// Stores the place of a possible target.
pub fn note_place(ui: &Ui, spot: GuideTarget, place: Rect) {
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| data.insert_temp(Id::unique(("the guide's", spot)), (pass, place)));
}

/// Returns the place of a target that was drawn in this pass.
pub fn place_of(ctx: &Context, spot: GuideTarget) -> Option<Rect> {
    let known: Option<(u64, Rect)> =
        ctx.data(|data| data.get_temp(Id::unique(("the guide's", spot))));
    known.filter(|(pass, _)| *pass == ctx.cumulative_pass_nr()).map(|(_, place)| place)
}

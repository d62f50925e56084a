//! The walls: which windows, on which display, what they show in turn, and how it looks.

use egui::Ui;

use crate::{
    store::settings::Settings,
    ui::{action::Outbox, projector::Walls, sight::Sight},
};

/// What the tab remembers.
#[derive(Default)]
pub(super) struct WallsState {}

/// Shows the tab.
pub(super) fn show(
    _: &mut Ui,
    _: &mut WallsState,
    _: (&Settings, &mut Walls),
    _: &Sight<'_>,
    _: &mut Outbox,
) {
}

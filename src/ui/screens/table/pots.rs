//! Tab pots.

use egui::Ui;

use super::AtTable;

/// What the tab remembers.
#[derive(Default)]
pub(super) struct PotsState {}

pub(super) fn show(_ui: &mut Ui, _state: &mut PotsState, _at: &AtTable<'_>) {}

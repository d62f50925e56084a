//! What a push of chips and words means.

use egui::Ui;

use super::{AtTable, hand::HandState};
use crate::ui::action::Outbox;

/// What the tab remembers.
#[derive(Default)]
pub(super) struct RulingState {}

pub(super) fn show(
    _ui: &mut Ui,
    _state: &mut RulingState,
    _hand: &mut HandState,
    _at: &AtTable<'_>,
    _out: &mut Outbox,
) {
}

//! Tab record.

use egui::Ui;

use super::AtTable;
use crate::ui::action::Outbox;

/// What the tab remembers.
#[derive(Default)]
pub(super) struct RecordState {}

pub(super) fn show(_ui: &mut Ui, _state: &mut RecordState, _at: &AtTable<'_>, _out: &mut Outbox) {}

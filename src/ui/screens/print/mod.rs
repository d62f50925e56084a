//! Print: which sheet, of whom, as it will come out, and where.

use egui::Ui;

use crate::{
    store::settings::Settings,
    ui::{action::Outbox, sight::Sight},
};

/// What the screen remembers.
#[derive(Default)]
pub(in crate::ui) struct PrintState {}

/// Shows the sheets.
pub(in crate::ui) fn show(
    _: &mut Ui,
    _: &mut PrintState,
    _: &Settings,
    _: &Sight<'_>,
    _: &mut Outbox,
) {
}

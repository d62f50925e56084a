//! The room's own page: on or off, where it is found.

use egui::Ui;

use crate::{
    store::settings::Settings,
    ui::{action::Outbox, sight::Sight},
};

/// What the tab remembers.
#[derive(Default)]
pub(super) struct PageState {}

/// Shows the tab.
pub(super) fn show(_: &mut Ui, _: &mut PageState, _: &Settings, _: &Sight<'_>, _: &mut Outbox) {}

//! Sound: what is played and said, how loud, and by which machine.

use egui::Ui;

use crate::{
    store::settings::Settings,
    ui::{action::Outbox, sight::Sight},
};

/// What the tab remembers.
#[derive(Default)]
pub(super) struct SoundState {}

/// Shows the tab.
pub(super) fn show(_: &mut Ui, _: &mut SoundState, _: &Settings, _: &Sight<'_>, _: &mut Outbox) {}

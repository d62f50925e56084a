//! The hand that is being played.

use egui::Ui;

use super::AtTable;
use crate::{
    rules::hand::{Act, Hand},
    ui::action::Outbox,
};

/// What the tab remembers.
#[derive(Default)]
pub(super) struct HandState {
    hand: Option<Hand>,
}

impl HandState {
    /// The hand that is being played.
    pub(super) fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// Does in the hand what the player was ruled to have done.
    pub(super) fn apply(&mut self, act: Act) {
        if let Some(hand) = &mut self.hand {
            let _ = hand.act(act);
        }
    }
}

pub(super) fn show(_ui: &mut Ui, _state: &mut HandState, _at: &AtTable<'_>, _out: &mut Outbox) {}

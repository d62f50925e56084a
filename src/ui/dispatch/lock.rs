//! Locking and opening the desk.

use bottone_ui_dialogs::choose_pin::ChoosePin;
use bottone_ui_frame::action::LockAction;
use egui::{Context, Ui};

use crate::{
    app::App,
    lock::{LockCard, UnlockMethod, WithheldInput},
};

impl App {
    /// Returns whether the desk is locked.
    pub fn is_locked(&self) -> bool {
        self.lock.is_some()
    }

    pub(super) fn change_lock(&mut self, ctx: &Context, action: LockAction) {
        match action {
            LockAction::Lock if self.settings.pin.is_some() => {
                // The next text typed is the unlock word, not more of an earlier field.
                ctx.memory_mut(egui::Memory::stop_text_input);
                self.status = None;
                self.set_lock(Some(LockCard::default()));
            }
            // A dialog with typed text is not discarded for a question.
            LockAction::Lock if self.dialog.is_some() => {
                self.show_status(self.settings.language.word("lock-close-first"));
            }
            LockAction::Lock => self.ask(ChoosePin::new(true)),
            LockAction::Keep(pin) => {
                self.settings.pin = Some(*pin);
                self.show_status(self.settings.language.word("lock-kept"));
                self.store_settings();
            }
        }
    }

    /// Locks the window again if it was locked when the program last ended.
    pub(crate) fn lock_as_remembered(&mut self) {
        self.lock = self.settings.locked.then(LockCard::default);
    }

    /// Shows the card over the locked desk, which alone gets the `withheld` input. Other actions of
    /// this frame are dropped.
    pub(crate) fn show_lock(&mut self, ui: &Ui, withheld: WithheldInput) {
        self.outbox.take();
        let (Some(lock), Some(pin)) = (&mut self.lock, &self.settings.pin) else { return };
        match lock.show(ui, pin, withheld) {
            None => {}
            Some(UnlockMethod::ByPin) => self.set_lock(None),
            Some(UnlockMethod::ByWaiting) => {
                log::warn!("the desk was opened without its PIN");
                self.settings.pin = None;
                self.set_lock(None);
                self.show_status(self.settings.language.word("lock-was-forgotten"));
            }
        }
    }

    fn set_lock(&mut self, lock: Option<LockCard>) {
        self.settings.locked = lock.is_some();
        self.lock = lock;
        self.store_settings();
    }
}

//! Locking the desk, and opening it.

use egui::{Context, Ui};

use crate::ui::{
    action::LockAction,
    app::App,
    dialogs::{Dialog, choose_pin::ChoosePin},
    lock::{Lock, Opened, Withheld},
};

impl App {
    /// Is the desk locked?
    pub fn is_locked(&self) -> bool {
        self.lock.is_some()
    }

    pub(super) fn change_lock(&mut self, ctx: &Context, action: LockAction) {
        match action {
            LockAction::Lock if self.settings.pin.is_some() => {
                // Whoever comes back types the word, and not on where somebody had been typing.
                ctx.memory_mut(egui::Memory::stop_text_input);
                self.told = None;
                self.set_lock(Some(Lock::default()));
            }
            // What is typed in a dialog is not thrown away for a question.
            LockAction::Lock if self.dialog.is_some() => {
                self.tell(self.settings.language.word("lock-close-first"));
            }
            LockAction::Lock => self.dialog = Some(Dialog::ChoosePin(ChoosePin::new(true))),
            LockAction::Keep(pin) => {
                self.settings.pin = Some(*pin);
                self.tell(self.settings.language.word("lock-kept"));
                self.remember();
            }
        }
    }

    /// The same window as it was left: locked, if the program ended so.
    pub(in crate::ui) fn lock_as_remembered(&mut self) {
        self.lock = self.settings.locked.then(Lock::default);
    }

    /// The card over the locked desk, to which alone `withheld` goes. Whatever else was asked for in this
    /// frame is not done.
    pub(in crate::ui) fn show_lock(&mut self, ui: &Ui, withheld: Withheld) {
        self.outbox.take();
        let (Some(lock), Some(pin)) = (&mut self.lock, &self.settings.pin) else { return };
        match lock.show(ui, pin, withheld) {
            None => {}
            Some(Opened::ByPin) => self.set_lock(None),
            Some(Opened::ByWaiting) => {
                log::warn!("the desk was opened without its PIN");
                self.settings.pin = None;
                self.set_lock(None);
                self.tell(self.settings.language.word("lock-was-forgotten"));
            }
        }
    }

    fn set_lock(&mut self, lock: Option<Lock>) {
        self.settings.locked = lock.is_some();
        self.lock = lock;
        self.remember();
    }
}

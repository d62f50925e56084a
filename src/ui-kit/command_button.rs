//! A button that submits a command to the desk.

use bottone_i18n::Language;
use bottone_tournament::{Command, Refusal};
use bottone_vocabulary::words;
use egui::{Response, Ui};

use crate::widgets::Button;

/// The answer of the rules to a command, in one frame.
pub trait CommandCheck {
    /// Returns the language of refusals.
    fn language(&self) -> Language;

    /// Returns whether the event is only read.
    fn is_read_only(&self) -> bool;

    /// Checks whether `command` would be carried out now.
    ///
    /// # Errors
    /// The refusal that the desk would give.
    fn can(&self, command: &Command) -> Result<(), Refusal>;

    /// Returns the reason why `command` would be refused now, as a sentence; `None` if it is
    /// possible.
    fn refusal(&self, command: &Command) -> Option<String>;
}

/// The receiver of commands.
pub trait CommandOutbox {
    /// Requests that the desk take `command`.
    fn submit(&mut self, command: Command);

    /// Requests to ask for the reason to waive the rule behind `refusal`.
    fn ask_waiver(&mut self, command: Command, refusal: Refusal);
}

/// Shows `button`, dimmed with the refusal if `command` would be refused. If the rule behind the
/// refusal can be waived, pressing it asks for the reason.
pub fn command_button(
    ui: &mut Ui,
    button: Button<'_>,
    command: Command,
    cx: &dyn CommandCheck,
    out: &mut dyn CommandOutbox,
) -> Response {
    if cx.is_read_only() {
        return ui.add(button.refusal(cx.refusal(&command).as_deref()));
    }
    match cx.can(&command) {
        Ok(()) => {
            let response = ui.add(button);
            if response.clicked() {
                out.submit(command);
            }
            response
        }
        Err(refusal) if refusal.is_waivable() => {
            let response = ui.add(button).on_hover_text(words::refusal(cx.language(), refusal));
            if response.clicked() {
                out.ask_waiver(command, refusal);
            }
            response
        }
        Err(refusal) => ui.add(button.refusal(Some(&words::refusal(cx.language(), refusal)))),
    }
}

/// Submits `command` as its button would; returns false if a rule forbids it.
pub fn submit_if_possible(
    command: Command,
    cx: &dyn CommandCheck,
    out: &mut dyn CommandOutbox,
) -> bool {
    if cx.is_read_only() {
        return false;
    }
    match cx.can(&command) {
        Ok(()) => {
            out.submit(command);
            true
        }
        Err(refusal) if refusal.is_waivable() => {
            out.ask_waiver(command, refusal);
            false
        }
        Err(_) => false,
    }
}

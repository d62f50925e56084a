//! A button that submits a command to the desk.

use bottone_tournament::Command;
use bottone_ui_kit::widgets::Button;
use bottone_view::words;
use egui::{Response, Ui};

use super::{
    action::{Action, Outbox},
    context::FrameContext,
    dialogs::{Dialog, waive::AskWaiver},
};

/// Shows `button`, dimmed with the refusal if `command` would be refused. If the rule behind the
/// refusal can be waived, pressing it asks for the reason.
pub(super) fn command_button(
    ui: &mut Ui,
    button: Button<'_>,
    command: Command,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) -> Response {
    if cx.desk.read_only().is_some() {
        return ui.add(button.refusal(cx.refusal(&command).as_deref()));
    }
    match cx.desk.can(&command) {
        Ok(()) => {
            let response = ui.add(button);
            if response.clicked() {
                out.submit(command);
            }
            response
        }
        Err(refusal) if refusal.is_waivable() => {
            let response = ui.add(button).on_hover_text(words::refusal(cx.language, refusal));
            if response.clicked() {
                out.send(Action::Ask(Dialog::Waive(AskWaiver::new(command, refusal))));
            }
            response
        }
        Err(refusal) => ui.add(button.refusal(Some(&words::refusal(cx.language, refusal)))),
    }
}

/// Submits `command` as its button would; returns false if a rule forbids it.
pub(super) fn submit_if_possible(
    command: Command,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) -> bool {
    if cx.desk.read_only().is_some() {
        return false;
    }
    match cx.desk.can(&command) {
        Ok(()) => {
            out.submit(command);
            true
        }
        Err(refusal) if refusal.is_waivable() => {
            out.send(Action::Ask(Dialog::Waive(AskWaiver::new(command, refusal))));
            false
        }
        Err(_) => false,
    }
}

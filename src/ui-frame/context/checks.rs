//! The buttons of commands: a command is checked at the desk, and requested through the outbox.

use bottone_i18n::Language;
use bottone_tournament::{Command, Refusal};
use bottone_ui_kit::command_button::{CommandCheck, CommandOutbox};

use super::FrameContext;
use crate::action::{Action, Outbox};

impl CommandCheck for FrameContext<'_> {
    fn language(&self) -> Language {
        self.language
    }

    fn is_read_only(&self) -> bool {
        self.desk.read_only().is_some()
    }

    fn can(&self, command: &Command) -> Result<(), Refusal> {
        self.desk.can(command)
    }

    fn refusal(&self, command: &Command) -> Option<String> {
        FrameContext::refusal(self, command)
    }
}

impl CommandOutbox for Outbox {
    fn submit(&mut self, command: Command) {
        Outbox::submit(self, command);
    }

    fn ask_waiver(&mut self, command: Command, refusal: Refusal) {
        self.send(Action::AskWaiver(Box::new((command, refusal))));
    }
}

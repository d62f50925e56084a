//! The actions that a table requests while it is drawn.

use bottone_base::seat::TableNo;
use bottone_i18n::Language;
use bottone_tournament::{Command, Refusal};
use bottone_ui_kit::command_button::CommandOutbox;

/// One requested action.
#[derive(Clone, Debug)]
pub enum TableAction {
    /// Submit this command to the desk.
    Submit(Command),
    /// Ask for the reason to waive the rule that refuses this command.
    AskWaiver(Command, Refusal),
    /// Draw for the seats of this table of the event, or of any table with this number of players.
    DrawSeats {
        /// The table of the event.
        table: Option<TableNo>,
        /// The number of players without one.
        players: u8,
    },
    /// Leave the table without an event.
    Leave,
    /// Show this table.
    SitAt(TableNo),
    /// Speak this language.
    Language(Language),
    /// Strike out this record.
    Strike(u32),
    /// Show this line.
    Tell(String),
}

/// The requested actions, in order.
#[derive(Debug, Default)]
pub struct TableOutbox(Vec<TableAction>);

impl TableOutbox {
    /// Requests `action`.
    pub(crate) fn send(&mut self, action: TableAction) {
        self.0.push(action);
    }

    /// Requests that the desk take `command`.
    pub(crate) fn submit(&mut self, command: Command) {
        self.send(TableAction::Submit(command));
    }

    /// Returns every requested action.
    pub fn into_actions(self) -> Vec<TableAction> {
        self.0
    }
}

impl CommandOutbox for TableOutbox {
    fn submit(&mut self, command: Command) {
        self.submit(command);
    }

    fn ask_waiver(&mut self, command: Command, refusal: Refusal) {
        self.send(TableAction::AskWaiver(command, refusal));
    }
}

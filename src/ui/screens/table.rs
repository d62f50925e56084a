//! The table screen in the main window: what a table asks for is passed on.

use std::rc::Rc;

use bottone_i18n::Language;
use bottone_rules::time::Timestamp;
use bottone_tournament::{Command, Refusal, Tournament};
use bottone_ui_kit::command_button::{CommandCheck, CommandOutbox};
use bottone_ui_table::{Shelf, TableAction, TableEvent, TableOutbox, TableState};
use bottone_view::table::record::{RecordLine, lines};
use egui::Ui;

use crate::{
    action::{Action, FileAction, Outbox},
    context::{FrameContext, Validity},
    dialogs::{Dialog, card_draw::DrawSeats, waive::AskWaiver},
};

/// Shows one of the event's tables; before any is open, a table without players.
pub(crate) fn show(
    ui: &mut Ui,
    state: &mut TableState,
    shelf: &Shelf,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let mut asked = TableOutbox::default();
    bottone_ui_table::show(ui, state, shelf, cx, &mut asked);
    pass_on(asked, Some(cx), cx.language, out);
}

/// Shows a table without an event.
pub(crate) fn show_free(
    ui: &mut Ui,
    state: &mut TableState,
    shelf: &Shelf,
    language: Language,
    out: &mut Outbox,
) {
    let mut asked = TableOutbox::default();
    bottone_ui_table::show_free(ui, state, shelf, language, &mut asked);
    pass_on(asked, None, language, out);
}

/// Passes the actions of a table to the window, in their order.
fn pass_on(
    asked: TableOutbox,
    cx: Option<&FrameContext<'_>>,
    language: Language,
    out: &mut Outbox,
) {
    for action in asked.into_actions() {
        match action {
            TableAction::Submit(command) => out.submit(command),
            TableAction::AskWaiver(command, refusal) => out.ask_waiver(command, refusal),
            TableAction::DrawSeats { table, players } => {
                let draw = match (cx, table) {
                    (Some(cx), Some(table)) => DrawSeats::of_event(cx, Some(table)),
                    _ => DrawSeats::at_any_table(language, players),
                };
                out.send(Action::Ask(Dialog::CardDraw(Box::new(draw))));
            }
            TableAction::Leave => out.send(Action::File(FileAction::FreeTable(false))),
            TableAction::SitAt(table) => out.send(Action::SitAt(table)),
            TableAction::Language(language) => out.send(Action::Language(language)),
            TableAction::Strike(record) => out.send(Action::Strike(record)),
            TableAction::Tell(line) => out.send(Action::Tell(line)),
        }
    }
}

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
        self.send(Action::Ask(Dialog::Waive(AskWaiver::new(command, refusal))));
    }
}

impl TableEvent for FrameContext<'_> {
    fn tournament(&self) -> &Tournament {
        self.desk.tournament()
    }

    fn now(&self) -> Timestamp {
        self.now
    }

    fn is_past(&self) -> bool {
        self.present.is_some()
    }

    fn record_lines(&self) -> Rc<Vec<RecordLine>> {
        self.view(Validity::Change, (), |()| {
            let (records, ledger) = (self.desk.records(), self.desk.ledger());
            lines(self.language, self.tournament(), records, ledger)
        })
    }
}

//! The table screen in the main window: what a table asks for is passed on.

use std::rc::Rc;

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::{Command, Refusal, Tournament};
use bottone_ui_dialogs::card_draw::DrawSeats;
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::{FrameContext, Validity},
};
use bottone_ui_kit::command_button::{CommandCheck, CommandOutbox};
use bottone_ui_table::{Shelf, TableAction, TableEvent, TableOutbox, TableState};
use bottone_view_table::record::{RecordLine, lines};
use egui::Ui;

/// Shows one of the event's tables; before any is open, a table without players.
pub(crate) fn show(
    ui: &mut Ui,
    state: &mut TableState,
    shelf: &Shelf,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let mut asked = TableOutbox::default();
    bottone_ui_table::show(ui, state, shelf, &ShownTable(cx), &mut asked);
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
                out.send(Action::ask(draw));
            }
            TableAction::Leave => out.send(Action::File(FileAction::FreeTable(false))),
            TableAction::SitAt(table) => out.send(Action::SitAt(table)),
            TableAction::Language(language) => out.send(Action::Language(language)),
            TableAction::Strike(record) => out.send(Action::Strike(record)),
            TableAction::Tell(line) => out.send(Action::Tell(line)),
        }
    }
}

/// The event of the shown table.
struct ShownTable<'a>(&'a FrameContext<'a>);

impl CommandCheck for ShownTable<'_> {
    fn language(&self) -> Language {
        self.0.language
    }

    fn is_read_only(&self) -> bool {
        CommandCheck::is_read_only(self.0)
    }

    fn can(&self, command: &Command) -> Result<(), Refusal> {
        CommandCheck::can(self.0, command)
    }

    fn refusal(&self, command: &Command) -> Option<String> {
        self.0.refusal(command)
    }
}

impl TableEvent for ShownTable<'_> {
    fn tournament(&self) -> &Tournament {
        self.0.tournament()
    }

    fn now(&self) -> Timestamp {
        self.0.now
    }

    fn is_past(&self) -> bool {
        self.0.present.is_some()
    }

    fn record_lines(&self) -> Rc<Vec<RecordLine>> {
        let cx = self.0;
        cx.view(Validity::Change, (), |()| {
            let (records, ledger) = (cx.desk.records(), cx.desk.ledger());
            lines(cx.language, cx.tournament(), records, ledger)
        })
    }
}

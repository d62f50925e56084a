//! Paper: printed, saved, and kept on record.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use bottone_i18n::{Language, ToText as _};
use bottone_session::Desk as _;
use bottone_source::sheet_source::SheetSource;
use bottone_store::IfExists;
use bottone_tournament::{
    Command,
    papers::{PaperCommand, PrintRecord},
};
use bottone_ui_frame::{
    action::{Action, Content, Document, PrintAction, Screen},
    commands::UiCommand,
    requests::FileQuestion,
};
use bottone_ui_setup::print::{no_printer, paper};
use bottone_view::{missing_letters, sheet_names};
use bottone_view_paper::printing::PrintRequest;
use bottone_vocabulary::words;
use egui::Context;

use crate::{
    app::App,
    jobs::{PaperFault, PaperJob, PaperTarget, PrintOutcome},
};

impl App {
    pub(super) fn handle_print(&mut self, ctx: &Context, action: PrintAction) {
        match action {
            PrintAction::Show(sheet, scope) => {
                self.screen = Screen::Print;
                self.screens.print.show_sheet(sheet, &scope);
            }
            PrintAction::Print(wanted, copies) => self.print(ctx, wanted, copies),
            PrintAction::Save(wanted) => {
                let Some(desk) = &self.desk else { return };
                let name = sheet_names::file_name(
                    &sheet_names::name(self.settings.language, wanted.sheet),
                    desk.tournament(),
                );
                let paper = paper(&self.settings, &self.settings.ways.of(wanted.sheet));
                self.ask_document_file(
                    ctx,
                    Document { name, content: Content::Sheet(wanted, paper) },
                );
            }
            PrintAction::Way(sheet, way) => {
                self.settings.ways.set(sheet, way);
                self.store_settings();
            }
            PrintAction::Look => self.jobs.look_for_printers(ctx, self.spooler.clone()),
        }
    }

    /// Handles a key of the print screen.
    pub(super) fn handle_print_key(&mut self, press: UiCommand) {
        if self.screen != Screen::Print {
            return self.outbox.send(Action::Go(Screen::Print));
        }
        let language = self.settings.language;
        let state = &mut self.screens.print;
        let refusal = match press {
            UiCommand::PrintSheet => state.refusal(language, &self.settings),
            UiCommand::SaveSheet => state.nothing_to_print(language),
            _ => None,
        };
        if let Some(why) = refusal {
            return self.show_status(why);
        }
        let action = match press {
            UiCommand::SaveSheet => PrintAction::Save(state.wanted(&self.settings)),
            UiCommand::PrintChanged => {
                let changed = state.changed(&self.settings);
                if changed.is_empty() {
                    return self.show_status(language.word("printing-all-current"));
                }
                PrintAction::Print(changed, 1)
            }
            UiCommand::ZoomPage => return state.zoom(),
            _ => PrintAction::Print(vec![state.wanted(&self.settings)], state.copies()),
        };
        self.outbox.send(Action::Print(action));
    }

    /// Sends sheets to their printers, in the background.
    fn print(&mut self, ctx: &Context, wanted: Vec<PrintRequest>, copies: u16) {
        let Some(desk) = &self.desk else { return };
        let job = |wanted: PrintRequest| {
            let way = self.settings.ways.of(wanted.sheet);
            let paper = paper(&self.settings, &way);
            PaperJob { wanted, paper, target: PaperTarget::Printer(way, copies) }
        };
        let jobs = wanted.into_iter().map(job).collect();
        let event = desk.path().map(Path::to_owned);
        let snapshot = self.screens.print.take(&self.paper_desk(desk.as_ref()));
        self.screens.print.begin_job();
        self.screens.print.one_copy();
        self.jobs.print(ctx, self.spooler.clone(), (event, snapshot), jobs);
    }

    /// Computes in the background how fairly the night has treated its players.
    pub(super) fn count_fairness(&mut self, ctx: &Context) {
        let Some(desk) = &self.desk else { return };
        let snapshot = self.screens.print.take(&self.paper_desk(desk.as_ref()));
        self.jobs.count_fairness(ctx, desk.revision(), snapshot);
    }

    /// Returns the desk for making paper, which knows the address of the room's page.
    pub(super) fn paper_desk<'a>(&'a self, desk: &'a dyn bottone_session::Desk) -> SheetSource<'a> {
        let (page, club) = (self.page.url_for_paper(), self.settings.club.as_str());
        SheetSource { page, club, ..desk.papers(self.settings.language) }
    }

    /// Asks where to save a document.
    pub(super) fn ask_document_file(&mut self, ctx: &Context, document: Document) {
        let folder = self.desk.as_ref().and_then(|desk| desk.folder());
        let folder = folder.map(Path::to_owned);
        let name = format!("{}.{}", document.name, document.content.extension());
        let question = FileQuestion::SaveDocument(Box::new(document));
        self.ask_file(ctx, question, folder, &name);
    }

    /// Asks a question about a file; if another one is open, says so.
    pub(crate) fn ask_file(
        &mut self,
        ctx: &Context,
        question: FileQuestion,
        folder: Option<PathBuf>,
        name: &str,
    ) {
        if !self.jobs.ask_file(ctx, self.settings.language, question, folder, name) {
            self.show_status(self.settings.language.word("shell-question-open"));
        }
    }

    /// Writes the document to this file: a sheet of the event in the background, other content at
    /// once.
    pub(super) fn write_document(&mut self, ctx: &Context, document: Document, to: &Path) {
        let Content::Sheet(wanted, paper) = document.content else {
            return self.save_document(document.content, to);
        };
        let Some(desk) = &self.desk else { return };
        let to = if to.extension().is_some() { to.to_owned() } else { to.with_extension("pdf") };
        let job = PaperJob { wanted, paper, target: PaperTarget::File(to) };
        let event = desk.path().map(Path::to_owned);
        let snapshot = self.screens.print.take(&self.paper_desk(desk.as_ref()));
        self.screens.print.begin_job();
        self.jobs.print(ctx, self.spooler.clone(), (event, snapshot), vec![job]);
    }

    /// Writes the document's content to this file, and shows its place.
    fn save_document(&mut self, content: Content, to: &Path) {
        let language = self.settings.language;
        let ending = content.extension();
        let (bytes, missing) = match content {
            Content::File(bytes, _) => (bytes, BTreeSet::new()),
            Content::Sheet(..) => return,
            Content::Paper(job) => {
                let paper =
                    paper(&self.settings, &bottone_store::settings::PrintOptions::default());
                match bottone_print::pdf(language, paper, job) {
                    Ok(printed) => (printed.bytes, printed.missing),
                    Err(error) => return self.show_status(error.to_text(language)),
                }
            }
        };
        let to = if to.extension().is_some() { to.to_owned() } else { to.with_extension(ending) };
        let path = to.display().to_string();
        if let Err(error) = bottone_store::write_document(&to, IfExists::Replace, &bytes) {
            let gaps = [("path", path.into()), ("why", error.to_string().into())];
            return self.show_status(language.say("paper-not-saved", &gaps));
        }
        let message = language.say("paper-saved", &[("path", path.into())]);
        self.show_print_report(message, &missing);
    }

    /// Records the printed or saved paper, and reports it.
    pub(crate) fn take_print_outcome(&mut self, finished: PrintOutcome) {
        let PrintOutcome { event, printed: out, file, missing, fault } = finished;
        self.screens.print.end_job();
        let language = self.settings.language;
        let mut lines: Vec<String> = self.print_report(&out, file.as_deref()).into_iter().collect();
        lines.extend(fault.map(|fault| fault_text(language, &fault)));
        // Another event may be open by now; it must not get this record.
        let desk = self.desk.as_mut().filter(|desk| desk.path() == event.as_deref());
        if let Some(desk) = desk.filter(|_| !out.is_empty()) {
            if desk.read_only().is_some() {
                lines.push(language.word("printing-no-record"));
            } else {
                for printed in out {
                    let keep = Command::Papers(PaperCommand::Record(Box::new(printed)));
                    if let Err(error) = desk.submit(keep, None) {
                        lines.push(error.to_text(language));
                        break;
                    }
                }
            }
        }
        self.show_print_report(lines.join(" · "), &missing);
    }

    /// Returns a line such as "Printed: Seat cards · Office", "Printed: 3 sheets · Office" or
    /// "Saved in …".
    fn print_report(&self, out: &[PrintRecord], file: Option<&Path>) -> Option<String> {
        let language = self.settings.language;
        if let Some(path) = file {
            let path = path.display().to_string();
            return Some(language.say("paper-saved", &[("path", path.into())]));
        }
        let what = match out {
            [] => return None,
            [one] => sheet_names::name(language, one.sheet),
            many => words::count(language, "printing-sheets", many.len()),
        };
        let mut printers: Vec<String> =
            out.iter().map(|printed| sheet_names::outlet(language, &printed.outlet)).collect();
        printers.dedup();
        let gaps = [("what", what.into()), ("printer", printers.join(", ").into())];
        Some(language.say("printing-done", &gaps))
    }

    fn show_print_report(&mut self, mut message: String, missing: &BTreeSet<char>) {
        if !missing.is_empty() {
            let missing = missing_letters::missing_scripts(self.settings.language, missing);
            message = format!("{message} · {missing}");
        }
        self.show_status(message);
    }
}

/// Returns the reason why paper did not come out, and the remedy.
fn fault_text(language: Language, fault: &PaperFault) -> String {
    match fault {
        PaperFault::Paper(error) => error.to_text(language),
        PaperFault::Printers(error) => error.to_text(language),
        PaperFault::NoPrinter(way, printers) => no_printer(language, way, printers),
        PaperFault::Printer(name, error) => {
            let gaps = [("printer", name.as_str().into()), ("why", error.to_text(language).into())];
            language.say("printing-not-done", &gaps)
        }
        PaperFault::File(path, error) => {
            let path = path.display().to_string();
            let gaps = [("path", path.into()), ("why", error.to_string().into())];
            language.say("paper-not-saved", &gaps)
        }
    }
}

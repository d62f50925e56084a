//! Exported results: for a spreadsheet, for a results database, or as plain text.

use std::io;

use bottone_i18n::Language;
use bottone_session::Desk;
use bottone_store::results::{Separator, csv};
use bottone_ui_frame::action::{Content, Document, FileAction, ResultsFormat};
use bottone_view::money::payments::PayDesk;
use bottone_view_paper::results::Results;
use egui::Context;

use crate::app::App;

impl App {
    /// Makes the document, and asks where to save it.
    pub(super) fn export_results(&mut self, ctx: &Context, way: ResultsFormat) {
        let Some(desk) = self.desk.as_deref() else { return };
        match document(self.settings.language, desk, way) {
            Ok(document) => self.handle_file(ctx, FileAction::SaveDocument(Box::new(document))),
            Err(error) => self.show_status(error.to_string()),
        }
    }
}

fn document(language: Language, desk: &dyn Desk, way: ResultsFormat) -> io::Result<Document> {
    let (t, now) = (desk.tournament(), desk.now());
    let records = (desk.beginning(), desk.records(), desk.ledger());
    let results = Results::of(language, t, records, now);
    let name = PayDesk::file_name(language, t, "pay-results");
    Ok(match way {
        ResultsFormat::Spreadsheet => {
            let bytes = csv(&results.rows(language), Separator::of(language))?;
            Document { name, content: Content::File(bytes, "csv") }
        }
        ResultsFormat::Hendon => {
            let bytes = csv(&results.hendon(), Separator::Comma)?;
            Document { name: format!("{name}-hendon"), content: Content::File(bytes, "csv") }
        }
        ResultsFormat::Text => {
            let bytes = results.text(language).into_bytes();
            Document { name, content: Content::File(bytes, "txt") }
        }
    })
}

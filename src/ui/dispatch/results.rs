//! Exported results: for a spreadsheet, for a results database, or as plain text.

use std::io;

use egui::Context;

use crate::{
    i18n::Language,
    session::Desk,
    store::results::{Separator, csv},
    ui::{
        action::{Content, Document, FileAction, ResultsAs},
        app::App,
    },
    view::{money::payments::PayDesk, results::Results},
};

impl App {
    /// Makes the document, and asks where to save it.
    pub(super) fn give_results(&mut self, ctx: &Context, way: ResultsAs) {
        let Some(desk) = self.desk.as_deref() else { return };
        match document(self.settings.language, desk, way) {
            Ok(document) => self.file(ctx, FileAction::SaveDocument(Box::new(document))),
            Err(error) => self.tell(error.to_string()),
        }
    }
}

fn document(language: Language, desk: &dyn Desk, way: ResultsAs) -> io::Result<Document> {
    let (t, now) = (desk.tournament(), desk.now());
    let records = (desk.beginning(), desk.records(), desk.ledger());
    let results = Results::of(language, t, records, now);
    let name = PayDesk::file_name(language, t, "pay-results");
    Ok(match way {
        ResultsAs::Spreadsheet => {
            let bytes = csv(&results.rows(language), Separator::of(language))?;
            Document { name, content: Content::File(bytes, "csv") }
        }
        ResultsAs::Hendon => {
            let bytes = csv(&results.hendon(), Separator::Comma)?;
            Document { name: format!("{name}-hendon"), content: Content::File(bytes, "csv") }
        }
        ResultsAs::Text => {
            let bytes = results.text(language).into_bytes();
            Document { name, content: Content::File(bytes, "txt") }
        }
    })
}

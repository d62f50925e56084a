//! The last codes of files opened here. They are kept outside of the files, and compared at the
//! next opening.

use std::path::{Path, PathBuf};

use bottone_club::witness::{StoredCodeCheck, compare_codes, describe_comparison, store_code};
use bottone_i18n::{Saying, ToText as _};
use bottone_session::Desk;
use bottone_store::codes::CodesFile;
use egui::Context;

use crate::app::App;

/// The seconds between two times of keeping codes.
const EVERY: f64 = 60.0;

impl App {
    /// Compares a file at its opening with its kept codes, and describes the result. `None` without
    /// a kept code.
    pub(super) fn compare_codes(&mut self, file: &Path, desk: &dyn Desk) -> Option<String> {
        let language = self.settings.language;
        let records = desk.end().map_or(0, |end| end.records());
        let records = usize::try_from(records).unwrap_or(usize::MAX);
        let mut lines = Vec::new();
        for codes in self.codes_of(file) {
            match compare_codes(&codes, file, records) {
                Ok(all) => {
                    for one in &all {
                        lines.push(describe_comparison(language, &codes, one));
                        if let StoredCodeCheck::Fails(..) = one {
                            lines.push(language.word("codes-look"));
                            // The older code of this file is kept.
                            self.not_as_kept.insert(file.to_owned());
                        }
                    }
                }
                Err(error) => {
                    let unread = Saying::of("codes-unread").with("why", error.to_string());
                    lines.push(unread.to_text(language));
                }
            }
        }
        (!lines.is_empty()).then(|| lines.join(" "))
    }

    /// Keeps the codes of all open files, once in a while.
    pub(crate) fn store_codes_regularly(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        if now >= self.codes_kept + EVERY {
            self.codes_kept = now;
            self.store_codes();
        }
    }

    /// Keeps the last code of each open file that agreed with its codes.
    pub(crate) fn store_codes(&mut self) {
        let all: Vec<&dyn Desk> = {
            let behind = self.events.in_background().map(|event| event.desk);
            self.desk().into_iter().chain(behind).collect()
        };
        for desk in all {
            let Some(file) = desk.path().map(PathBuf::from) else { continue };
            if self.not_as_kept.contains(&file) || desk.read_only().is_some() {
                continue;
            }
            if let Err(error) = store_code(&self.codes_of(&file), desk) {
                log::warn!("{}: {error}", file.display());
            }
        }
    }

    fn codes_of(&self, file: &Path) -> Vec<CodesFile> {
        let machine = CodesFile::of_machine(&self.settings_file);
        machine.into_iter().chain(CodesFile::of_house(file)).collect()
    }
}

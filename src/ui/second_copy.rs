//! The second copy of an event, on another disk. It is set up on the setup screen and reported at
//! the bottom. The event continues in it when the first file cannot be written.

use std::path::{Path, PathBuf};

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::Desk;
use bottone_store::journal::{MirrorStatus, Trouble};
use bottone_ui_frame::{
    action::{Action, FileAction},
    requests::FileQuestion,
};
use egui::Context;

use super::app::App;

/// Returns the text about the copies of the event, while nothing is wrong with its file.
pub(super) fn status_text(language: Language, status: Option<&MirrorStatus>) -> String {
    match status {
        None => language.word("shell-saved"),
        Some(MirrorStatus::Kept { .. }) => language.word("shell-saved-twice"),
        Some(other) => {
            Saying::of("shell-saved-once").with("what", other.to_text(language)).to_text(language)
        }
    }
}

/// Returns whether the event has a second copy to continue in.
pub(super) fn has_copy(desk: &dyn Desk) -> bool {
    desk.second_place().is_some_and(|status| !status.is_trouble())
}

/// Returns whether this trouble leaves the event without a file to continue in.
pub(super) fn leaves_no_file(trouble: &Trouble) -> bool {
    !matches!(trouble, Trouble::CutOff { .. })
}

impl App {
    /// Asks for the folder of the second copies.
    pub(super) fn ask_copy_folder(&mut self, ctx: &Context) {
        let folder = self.settings.second_copies.clone();
        self.ask_file(ctx, FileQuestion::SecondCopies, folder, "");
    }

    /// Sets the folder for this desk's second copies, or switches them off.
    pub(super) fn set_copy_folder(&mut self, ctx: &Context, folder: Option<PathBuf>) {
        self.settings.second_copies = folder;
        self.store_settings();
        self.update_copies(ctx);
    }

    /// Keeps a second copy of every event that is open and written here, in this desk's folder for
    /// them.
    pub(super) fn update_copies(&mut self, ctx: &Context) {
        let folder = self.settings.second_copies.clone();
        for desk in self.desk.iter_mut().chain(self.events.background_desks()) {
            let ctx = ctx.clone();
            desk.set_second_place(folder.as_deref(), Some(Box::new(move || ctx.request_repaint())));
        }
    }

    /// Reports at once that the second copy can no longer be written, or can be again.
    pub(super) fn report_copy_state(&mut self) {
        let status = self.desk.as_ref().and_then(|desk| desk.second_place());
        let Some(status) = status.filter(|status| *status != MirrorStatus::CatchingUp) else {
            return;
        };
        let trouble = status.is_trouble().then_some(status);
        if trouble != self.second_trouble {
            let language = self.settings.language;
            let line = match &trouble {
                Some(status) => {
                    Saying::of("shell-second-lost").with("what", status.to_text(language))
                }
                None => Saying::of("shell-second-back"),
            };
            self.show_status(line.to_text(language));
            self.second_trouble = trouble;
        }
    }

    /// Continues the event in its second copy, or in a newly chosen place, because its file cannot
    /// be written.
    pub(super) fn continue_in_copy(&mut self, ctx: &Context) {
        let language = self.settings.language;
        let Some(desk) = &mut self.desk else { return };
        if !desk.trouble().is_some_and(leaves_no_file) {
            return self.show_status(language.word("shell-continue-needless"));
        }
        if !has_copy(desk.as_ref()) {
            return self.outbox.send(Action::File(FileAction::SaveCopy));
        }
        match desk.continue_in_second_place() {
            Ok(()) => {
                let path = desk.path().map(Path::to_owned).unwrap_or_default();
                self.settings.record_opened(&path);
                self.store_settings();
                self.update_copies(ctx);
                let path = ("path", path.display().to_string().into());
                self.show_status(language.say("shell-continues-in", &[path]));
            }
            Err(error) => self.show_status(error.to_text(language)),
        }
    }
}

//! The second copy of an event, on another disk. It is set up on the setup screen and reported at
//! the bottom. The event continues in it when the first file cannot be written.

use std::path::{Path, PathBuf};

use egui::Context;

use super::{
    action::{Action, FileAction},
    app::App,
    jobs::FileQuestion,
};
use crate::{
    i18n::{Language, Saying, Told as _},
    session::Desk,
    store::journal::{MirrorStatus, Trouble},
};

/// Returns the text about the copies of the event, while nothing is wrong with its file.
pub(super) fn kept(language: Language, status: Option<&MirrorStatus>) -> String {
    match status {
        None => language.word("shell-saved"),
        Some(MirrorStatus::Kept { .. }) => language.word("shell-saved-twice"),
        Some(other) => {
            Saying::of("shell-saved-once").with("what", other.told(language)).told(language)
        }
    }
}

/// Returns whether the event has a second copy to continue in.
pub(super) fn is_there(desk: &dyn Desk) -> bool {
    desk.second_place().is_some_and(|status| !status.is_trouble())
}

/// Returns whether this trouble leaves the event without a file to continue in.
pub(super) fn is_left(trouble: &Trouble) -> bool {
    !matches!(trouble, Trouble::CutOff { .. })
}

impl App {
    /// Asks for the folder of the second copies.
    pub(super) fn ask_second(&mut self, ctx: &Context) {
        let folder = self.settings.second_copies.clone();
        self.ask_file(ctx, FileQuestion::SecondCopies, folder, "");
    }

    /// Sets the folder for this desk's second copies, or switches them off.
    pub(super) fn set_second(&mut self, ctx: &Context, folder: Option<PathBuf>) {
        self.settings.second_copies = folder;
        self.remember();
        self.keep_second(ctx);
    }

    /// Keeps a second copy of every event that is open and written here, in this desk's folder for
    /// them.
    pub(super) fn keep_second(&mut self, ctx: &Context) {
        let folder = self.settings.second_copies.clone();
        for desk in self.desk.iter_mut().chain(self.events.desks_behind()) {
            let ctx = ctx.clone();
            desk.keep_second(folder.as_deref(), Some(Box::new(move || ctx.request_repaint())));
        }
    }

    /// Reports at once that the second copy can no longer be written, or can be again.
    pub(super) fn look_at_second(&mut self) {
        let status = self.desk.as_ref().and_then(|desk| desk.second_place());
        let Some(status) = status.filter(|status| *status != MirrorStatus::CatchingUp) else {
            return;
        };
        let trouble = status.is_trouble().then_some(status);
        if trouble != self.second_trouble {
            let language = self.settings.language;
            let line = match &trouble {
                Some(status) => Saying::of("shell-second-lost").with("what", status.told(language)),
                None => Saying::of("shell-second-back"),
            };
            self.tell(line.told(language));
            self.second_trouble = trouble;
        }
    }

    /// Continues the event in its second copy, or in a newly chosen place, because its file cannot
    /// be written.
    pub(super) fn go_on_elsewhere(&mut self, ctx: &Context) {
        let language = self.settings.language;
        let Some(desk) = &mut self.desk else { return };
        if !desk.trouble().is_some_and(is_left) {
            return self.tell(language.word("shell-continue-needless"));
        }
        if !is_there(desk.as_ref()) {
            return self.outbox.send(Action::File(FileAction::SaveCopy));
        }
        match desk.go_on_in_second() {
            Ok(()) => {
                let path = desk.path().map(Path::to_owned).unwrap_or_default();
                self.settings.opened(&path);
                self.remember();
                self.keep_second(ctx);
                let path = ("path", path.display().to_string().into());
                self.tell(language.say("shell-continues-in", &[path]));
            }
            Err(error) => self.tell(error.told(language)),
        }
    }
}

//! The second copy of an event, on another disk: asked for in the setup, told in the line at the bottom, gone on with
//! when the first file takes nothing any more.

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

/// What the line at the bottom says of where the event is kept, while nothing is wrong with its file.
pub(super) fn kept(language: Language, status: Option<&MirrorStatus>) -> String {
    match status {
        None => language.word("shell-saved"),
        Some(MirrorStatus::Kept { .. }) => language.word("shell-saved-twice"),
        Some(other) => {
            Saying::of("shell-saved-once").with("what", other.told(language)).told(language)
        }
    }
}

/// Has the event a second copy that could be gone on with?
pub(super) fn is_there(desk: &dyn Desk) -> bool {
    desk.second_place().is_some_and(|status| !status.is_trouble())
}

/// Does this trouble leave the event without a file to go on in?
pub(super) fn is_left(trouble: &Trouble) -> bool {
    !matches!(trouble, Trouble::CutOff { .. })
}

impl App {
    /// Asks for the folder of the second copies.
    pub(super) fn ask_second(&mut self, ctx: &Context) {
        let folder = self.settings.second_copies.clone();
        self.ask_file(ctx, FileQuestion::SecondCopies, folder, "");
    }

    /// From now on this desk keeps second copies in this folder, or none.
    pub(super) fn set_second(&mut self, ctx: &Context, folder: Option<PathBuf>) {
        self.settings.second_copies = folder;
        self.remember();
        self.keep_second(ctx);
    }

    /// Every event that is open here and written here has its second copy where this desk keeps them.
    pub(super) fn keep_second(&mut self, ctx: &Context) {
        let folder = self.settings.second_copies.clone();
        for desk in self.desk.iter_mut().chain(self.events.desks_behind()) {
            let ctx = ctx.clone();
            desk.keep_second(folder.as_deref(), Some(Box::new(move || ctx.request_repaint())));
        }
    }

    /// Says at once that the second copy cannot be written any more, or can again.
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

    /// The file takes nothing any more: the event goes on in its second copy, or in a place that is chosen now.
    pub(super) fn go_on_elsewhere(&mut self, ctx: &Context) {
        let language = self.settings.language;
        let Some(desk) = &mut self.desk else { return };
        if !desk.trouble().is_some_and(is_left) {
            return self.tell(language.word("shell-go-on-needless"));
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
                self.tell(language.say("shell-goes-on-in", &[path]));
            }
            Err(error) => self.tell(error.told(language)),
        }
    }
}

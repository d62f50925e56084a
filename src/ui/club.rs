//! The club's identity: its name and its logo, which walls, phones and paper show.
//!
//! The name is a setting of this machine, or that of the open house. The logo is one file in the
//! folder of the events, so that every desk there shows the same one.

use std::{
    io::Cursor,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
};

use bottone_house::setup::Setup;
use bottone_i18n::{Saying, ToText as _};
use bottone_store::{
    logo,
    profiles::themes::{PictureError, read_picture},
};
use bottone_ui_dialogs::club::AskClub;
use bottone_ui_frame::{
    action::{Action, HouseAction},
    dialog::dialog_mut,
};
use egui::{ColorImage, Context};
use image::ImageFormat;

use super::{app::App, house::OpenHouse};

/// The largest size of a stored logo, in pixels: twice that on a wall of 1,080 lines.
const KEPT: (u32, u32) = (1_200, 400);

/// Returns the logo in this file as it is stored: a PNG of moderate size.
///
/// # Errors
/// If it cannot be read, or is not a picture.
pub(super) fn reduced(file: &Path) -> Result<Vec<u8>, PictureError> {
    let bytes = read_picture(file)?;
    let not_shown = |why: String| PictureError::NotShown { file: file.to_owned(), why };
    let reduce = || {
        let image = bottone_ui_walls::picture(file, &bytes, KEPT)?.into_rgba8();
        let mut png = Cursor::new(Vec::new());
        let written = image.write_to(&mut png, ImageFormat::Png);
        written.map_err(|error| not_shown(error.to_string()))?;
        Ok(png.into_inner())
    };
    // A hostile picture may make the decoder panic.
    catch_unwind(AssertUnwindSafe(reduce)).unwrap_or_else(|_| Err(not_shown(String::new())))
}

/// Returns the logo of the club in `folder` for a dialog; `None` without a readable one.
fn shown(folder: &Path) -> Option<ColorImage> {
    let file = logo::path(folder);
    let bytes = logo::read(folder).ok().flatten()?;
    let decoded = catch_unwind(AssertUnwindSafe(|| bottone_ui_walls::decode(&file, &bytes)));
    decoded.ok().and_then(Result::ok)
}

impl App {
    /// Returns the folder with the club's logo: that of the house, or else that of new events.
    fn club_folder(&self) -> Option<PathBuf> {
        self.house_folder().or(self.folder.as_deref()).map(Path::to_owned)
    }

    /// Returns the path of the club's logo, whether it exists or not.
    pub(super) fn logo_file(&self) -> Option<PathBuf> {
        self.club_folder().map(|folder| logo::path(&folder))
    }

    /// Asks for the club's name and logo.
    pub(super) fn ask_club(&mut self) {
        let folder = self.club_folder();
        let logo = folder.as_deref().and_then(shown);
        let asked = AskClub::new(&self.settings.club, folder.is_some(), logo);
        self.ask(asked);
    }

    /// Uses the open house's name as the club's.
    pub(super) fn take_club_name(&mut self) {
        let name = self.house.as_ref().map(|open| open.book.desk().house().setup().name.clone());
        if let Some(name) = name.filter(|name| *name != self.settings.club) {
            self.settings.club = name;
            self.store_settings();
        }
    }

    /// Sets the club's name, also in the open house.
    pub(super) fn name_club(&mut self, ctx: &Context, name: &str) {
        name.trim().clone_into(&mut self.settings.club);
        self.store_settings();
        let setup = |open: &OpenHouse| open.book.desk().house().setup().clone();
        if let Some(setup) = self.house.as_ref().map(setup).filter(|_| !name.trim().is_empty()) {
            let setup = Setup { name: name.trim().to_owned(), ..setup };
            self.outbox.send(Action::House(HouseAction::SetUp(Box::new(setup))));
        }
        ctx.request_repaint();
        self.show_status(self.settings.language.word("room-club-kept"));
    }

    /// Stores the made logo, or says why there is none.
    pub(super) fn keep_logo(&mut self, made: Result<Vec<u8>, PictureError>) {
        let language = self.settings.language;
        let Some(folder) = self.club_folder() else {
            return self.show_status(language.word("room-no-folder"));
        };
        let to_text = match made {
            Ok(png) => match logo::keep(&folder, &png) {
                Ok(()) => Ok(language.word("room-club-logo-kept")),
                Err(error) => {
                    let why = Saying::from(&error).to_text(language);
                    Err(language.say("room-club-logo-not-kept", &[("why", why.into())]))
                }
            },
            Err(error) => Err(error.to_text(language)),
        };
        self.logo_changed(&folder, to_text.as_ref().err().cloned());
        // The dialog shows an error itself, and a long line would cover its buttons.
        if to_text.is_ok() || !self.is_asked::<AskClub>() {
            self.show_status(to_text.unwrap_or_else(|why| why));
        }
    }

    /// Removes the club's logo.
    pub(super) fn remove_logo(&mut self) {
        let language = self.settings.language;
        let Some(folder) = self.club_folder() else { return };
        let to_text = match logo::remove(&folder) {
            Ok(()) => language.word("room-club-logo-removed"),
            Err(error) => {
                let why = Saying::from(&error).to_text(language);
                language.say("room-club-logo-not-kept", &[("why", why.into())])
            }
        };
        self.logo_changed(&folder, None);
        self.show_status(to_text);
    }

    /// Shows the present logo everywhere, and the error in the dialog that asked for it.
    fn logo_changed(&mut self, folder: &Path, fault: Option<String>) {
        self.walls.reload_themes();
        self.page.read_logo_again();
        if let Some(asked) = dialog_mut::<AskClub>(&mut self.dialog) {
            asked.logo_is(shown(folder), fault);
        }
    }
}

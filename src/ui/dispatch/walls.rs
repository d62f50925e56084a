//! Actions on the walls.

use std::{
    io::Cursor,
    path::{Path, PathBuf},
};

use bottone_i18n::ToText as _;
use bottone_session::Desk as _;
use bottone_store::settings::{MOST_WALLS, Projector};
use bottone_ui_frame::{
    action::{Action, Content, Document, WallAction},
    requests::FileQuestion,
};
use bottone_ui_walls::Monitor;
use bottone_view::today;
use egui::{ColorImage, Context};
use image::{ImageFormat, RgbaImage};

use crate::app::App;

/// Returns a picture as a PNG; `None` if it is empty or too large for one.
fn png_of(picture: &ColorImage) -> Option<Vec<u8>> {
    let [wide, high] = picture.size.map(|side| u32::try_from(side).ok());
    let bytes = picture.pixels.iter().flat_map(egui::Color32::to_array).collect();
    let image = RgbaImage::from_raw(wide?, high?, bytes)?;
    let mut png = Cursor::new(Vec::new());
    image.write_to(&mut png, ImageFormat::Png).ok()?;
    Some(png.into_inner())
}

impl App {
    /// Returns the present displays.
    fn screens(&self) -> Vec<Monitor> {
        self.displays.as_ref().map(|find| find()).unwrap_or_default()
    }

    pub(super) fn handle_wall(&mut self, ctx: &Context, action: WallAction) {
        match action {
            WallAction::Open(nth, on) => self.open_wall(nth, on),
            WallAction::Change(nth, look) => self.change_wall(ctx, nth, &look),
            WallAction::Add => {
                if self.settings.walls.len() < MOST_WALLS {
                    self.settings.walls.push(Projector::default());
                    self.open_wall(self.settings.walls.len(), true);
                }
            }
            WallAction::Remove(nth) => self.remove_wall(nth),
            WallAction::Keep(nth, theme) => {
                let language = self.settings.language;
                match self.walls.save_theme(&theme) {
                    Ok(Some(id)) => {
                        self.screens.room.discard();
                        if let Some(look) = self.settings.wall_mut(nth) {
                            let look = Projector { theme: id, ..look.clone() };
                            self.change_wall(ctx, nth, &look);
                        }
                        let gaps = [("name", theme.name.as_str().into())];
                        self.show_status(language.say("room-theme-kept", &gaps));
                    }
                    Ok(None) => self.show_status(language.word("room-no-folder")),
                    Err(error) => self.show_status(error.to_text(language)),
                }
            }
            WallAction::AskPicture => {
                let folder = self.folder.clone();
                self.ask_file(ctx, FileQuestion::Picture, folder, "");
            }
            WallAction::ReadThemes => self.walls.reload_themes(),
            WallAction::SavePicture(nth) => self.walls.take_picture(ctx, nth),
            WallAction::AskClub => self.ask_club(),
            WallAction::NameClub(name) => self.name_club(ctx, &name),
            act @ (WallAction::AskLogo | WallAction::RemoveLogo)
                if !self.may_change_club_files(|| Action::Wall(act.clone())) => {}
            WallAction::AskLogo => {
                let folder = self.folder.clone();
                self.ask_file(ctx, FileQuestion::Logo, folder, "");
            }
            WallAction::RemoveLogo => self.remove_logo(),
        }
    }

    /// Asks where to save the picture of a wall, once it was taken.
    pub(crate) fn keep_wall_picture(&mut self, ctx: &Context) {
        let Some(picture) = self.walls.picture_taken() else { return };
        let language = self.settings.language;
        match png_of(&picture) {
            Some(png) => {
                let event = self.desk.as_ref().map(|desk| today::name(desk.tournament()));
                let event = event.unwrap_or_default();
                let name = language.say("room-picture-name", &[("event", event.into())]);
                let content = Content::File(png, "png");
                self.ask_document_file(ctx, Document { name, content });
            }
            None => self.show_status(language.word("room-picture-not-made")),
        }
    }

    /// Opens a wall on its display, as it last was, or closes it.
    fn open_wall(&mut self, nth: usize, on: bool) {
        let screens = self.screens();
        let here = self.desk.as_ref().filter(|_| self.events.several());
        let here = here.and_then(|desk| desk.path()).map(Path::to_owned);
        let open: Vec<PathBuf> = self.files_open();
        let Some(look) = self.settings.wall_mut(nth) else { return };
        look.open = on;
        if on {
            // With several events open, a new wall shows the one on the desk until it is given
            // others.
            if !look.events.iter().any(|file| open.contains(file)) {
                look.events = here.into_iter().collect();
            }
            let look = look.clone();
            self.walls.open(nth, &look, &screens);
        } else {
            self.walls.close(nth);
        }
        self.store_settings();
    }

    fn change_wall(&mut self, ctx: &Context, nth: usize, look: &Projector) {
        let screens = self.screens();
        let Some(kept) = self.settings.wall_mut(nth) else { return };
        kept.clone_from(look);
        self.walls.change(ctx, nth, look, &screens);
        self.store_settings();
    }

    /// Switches the walls of these flights to the next day.
    pub(super) fn move_walls_to_day(&mut self, ctx: &Context, flights: &[PathBuf], day: &Path) {
        for nth in 0..=self.settings.walls.len() {
            let Some(look) = self.settings.wall_mut(nth) else { continue };
            if look.events.iter().any(|file| flights.contains(file)) {
                look.events.retain(|file| !flights.contains(file));
                look.events.insert(0, day.to_owned());
                let look = look.clone();
                self.change_wall(ctx, nth, &look);
            }
        }
    }

    /// Removes a wall. Those after it move up, and reopen if they were open.
    fn remove_wall(&mut self, nth: usize) {
        let Some(other) = nth.checked_sub(1).filter(|other| *other < self.settings.walls.len())
        else {
            return self.open_wall(0, false);
        };
        self.settings.walls.remove(other);
        self.walls.remove(nth);
        let screens = self.screens();
        let behind: Vec<Projector> = self.settings.walls[other..].to_vec();
        for (nth, look) in (nth..).zip(behind) {
            if look.open {
                self.walls.open(nth, &look, &screens);
            }
        }
        self.store_settings();
    }

    /// Opens every wall that was open when the program last ended.
    pub fn open_walls(&mut self) {
        let open = self.settings.all_walls().enumerate().filter(|(_, look)| look.open);
        // Walls with a chosen display come first; the others take the free ones.
        let mut open: Vec<_> = open.map(|(nth, look)| (look.display.is_none(), nth)).collect();
        open.sort_unstable();
        for (_, nth) in open {
            self.open_wall(nth, true);
        }
    }
}

//! Actions on the house's structures.

use std::path::{Path, PathBuf};

use bottone_i18n::{Saying, ToText as _};
use bottone_rules::levels::Structure;
use bottone_session::{
    Desk as _,
    time::{SystemClock, Timekeeper as _},
};
use bottone_store::profiles::{
    self, Catalogue, OWN_STRUCTURES, OwnBlinds, ProfileError, ShelfEntry, called, free_name,
    into_own, remove, rename,
};
use bottone_tournament::{Command, clock::ClockCommand};
use bottone_ui_dialogs::{
    maker::MakeStructure,
    new_event::NewEvent,
    structures::{ShelfContents, Structures},
};
use bottone_ui_frame::{
    action::{Content, Document},
    dialog::{Dialog, dialog_mut},
    shelf::{RemovedStructure, ShelfAction, StructureFormat},
};
use bottone_view_paper::sheets::structure_sheet;
use bottone_view_structures::pasted;
use egui::Context;

use crate::app::App;

impl App {
    pub(super) fn handle_shelf(&mut self, ctx: &Context, action: ShelfAction) {
        match action {
            ShelfAction::Open(behind) => {
                let structures = Structures::new(self.stock(), behind);
                self.ask(structures);
            }
            ShelfAction::Play(structure) => self.play_structure(*structure),
            ShelfAction::Save(structure, way) => self.save_structure(ctx, &structure, way),
            ShelfAction::KeepChips(set) => {
                if let Some(house) = self.house() {
                    self.store_chip_set_in(&house, &set);
                }
            }
            ShelfAction::KeepBlinds(blinds) => self.store_blinds(&blinds),
            ShelfAction::Rename(file, structure, name) => {
                // Another structure may be chosen by now.
                let is_chosen = dialog_mut::<Structures>(&mut self.dialog)
                    .is_some_and(|structures| structures.chosen() == structure.name);
                self.change_shelf(|house, _| {
                    let before = structure.name.clone();
                    let renamed = Structure { name: name.clone(), ..*structure };
                    rename(&file, &name, &renamed)?;
                    Catalogue::change(house, |about| about.rename(&before, &name))?;
                    Ok(is_chosen.then_some(name))
                });
            }
            ShelfAction::Group(name, group) => {
                self.change_shelf(|house, _| {
                    Catalogue::change(house, |about| about.group(&name, &group))?;
                    Ok(None)
                });
            }
            ShelfAction::Duplicate(structure) => {
                self.change_shelf(|house, shelf| {
                    let name = free_name(shelf, &structure.name);
                    let copy = into_own(&structure, &name, shelf);
                    profiles::save(&house.join(OWN_STRUCTURES), &name, &copy)?;
                    Ok(Some(name))
                });
            }
            ShelfAction::TakeOff(file, name) => self.remove_structure(&file, name),
            ShelfAction::PutBack(off) => {
                let done = self.change_shelf(|house, _| {
                    off.file.restore()?;
                    if let Some(about) = off.about {
                        Catalogue::change(house, |kept| kept.restore(about))?;
                    }
                    Ok(Some(off.name))
                });
                if done && let Some(structures) = dialog_mut::<Structures>(&mut self.dialog) {
                    structures.clear_offer();
                }
            }
        }
    }

    /// Returns the folder of the house's own data.
    fn house(&self) -> Option<PathBuf> {
        self.own_structures()?.parent().map(Path::to_owned)
    }

    /// Returns the structures on the shelf, and the house's catalogue.
    pub(super) fn stock(&self) -> ShelfContents {
        let entries = profiles::shelf(self.own_structures().as_deref());
        let catalogue = match self.house() {
            Some(house) => Catalogue::of_house(&house).map_err(|error| error.saying()),
            None => Ok(Catalogue::default()),
        };
        (entries, catalogue)
    }

    /// Changes the house's files and shows the shelf afterwards, with the structure of the returned
    /// name chosen. Errors are shown there. Returns whether it succeeded.
    fn change_shelf(
        &mut self,
        change: impl FnOnce(&Path, &[ShelfEntry<Structure>]) -> Result<Option<String>, ProfileError>,
    ) -> bool {
        let Some(house) = self.house() else { return false };
        let done = change(&house, &self.stock().0);
        let stock = self.stock();
        let Some(structures) = dialog_mut::<Structures>(&mut self.dialog) else {
            return done.is_ok();
        };
        structures.restock(stock, done.as_ref().ok().and_then(|name| name.as_deref()));
        done.map_err(|error| structures.show_error(error.saying())).is_ok()
    }

    fn remove_structure(&mut self, file: &Path, name: String) {
        let mut off = None;
        self.change_shelf(|house, _| {
            let file = remove(file)?;
            let mut about = None;
            let forgotten = Catalogue::change(house, |kept| about = kept.forget(&name));
            off = Some(RemovedStructure { name, file, about });
            forgotten.map(|()| None)
        });
        if let (Some(off), Some(structures)) = (off, dialog_mut::<Structures>(&mut self.dialog)) {
            structures.offer_restore(off);
        }
    }

    /// Updates the shelf in the dialog that is shown again, with the structure of this name chosen.
    pub(super) fn restock(&mut self, choose: Option<&str>) {
        if !self.is_asked::<Structures>() && !self.is_asked::<NewEvent>() {
            return;
        }
        let stock = self.stock();
        if let Some(structures) = dialog_mut::<Structures>(&mut self.dialog) {
            structures.restock(stock, choose);
        } else if let Some(event) = dialog_mut::<NewEvent>(&mut self.dialog) {
            event.restock(stock);
        }
    }

    /// Uses this structure for the event in the making, or for the open one if it has not begun.
    fn play_structure(&mut self, structure: Structure) {
        let behind = self.dialog.take().and_then(Dialog::into_behind);
        if let Some(event) = behind.and_then(|behind| behind.with_structure(structure.clone())) {
            self.dialog = Some(event);
            return;
        }
        let name = structure.name.clone();
        let structure = Box::new(structure);
        let replace = Command::Clock(ClockCommand::Replace { structure });
        let can = self.desk.as_ref().is_some_and(|desk| desk.can(&replace).is_ok());
        self.submit(replace, None);
        if can && let Some(why) = self.count_use(&name) {
            self.show_status(why);
        }
    }

    /// Counts the use of the structure of this name, if it is on the shelf. Returns the error if
    /// the count cannot be saved.
    pub(super) fn count_use(&self, name: &str) -> Option<String> {
        let house = self.house()?;
        called(&profiles::shelf(self.own_structures().as_deref()), name)?;
        let now = SystemClock::start().now();
        let written = Catalogue::change(&house, |about| about.used(name, now));
        written.err().map(|error| error.to_text(self.settings.language))
    }

    /// Asks where to save a structure, and saves it there.
    pub(super) fn save_structure(
        &mut self,
        ctx: &Context,
        structure: &Structure,
        way: StructureFormat,
    ) {
        let content = match way {
            StructureFormat::Cells => Content::File(pasted::written(structure).into_bytes(), "csv"),
            StructureFormat::Profile => {
                Content::File(profiles::text_of(structure).into_bytes(), "ron")
            }
            StructureFormat::Sheet => {
                Content::Paper(structure_sheet(self.settings.language, structure))
            }
        };
        let document = Document { name: structure.name.clone(), content };
        self.ask_document_file(ctx, document);
    }

    /// Returns the house's own blinds, or the reason why they cannot be read.
    pub(super) fn own_blinds(&self) -> Result<OwnBlinds, Saying> {
        match self.house() {
            Some(house) => OwnBlinds::of_house(&house).map_err(|error| error.saying()),
            None => Ok(OwnBlinds::default()),
        }
    }

    fn store_blinds(&mut self, blinds: &OwnBlinds) {
        let Some(house) = self.house() else { return };
        let kept = blinds.save(&house).map_err(|error| error.saying());
        if let Some(maker) = dialog_mut::<MakeStructure>(&mut self.dialog) {
            maker.set_saved_blinds(kept);
        }
    }
}

//! The house's shared data for other events: leagues, chip sets, prize plans and structures.

use std::path::{Path, PathBuf};

use bottone_i18n::ToText as _;
use bottone_points::League;
use bottone_rules::{chip_set::ChipSet, levels::Structure, payouts::PayoutPlan};
use bottone_session::Desk as _;
use bottone_store::{
    csv,
    profiles::{self, LEAGUES, OWN_CHIP_SETS, OWN_PAYOUTS, OWN_STRUCTURES, Origin},
};
use bottone_tournament::{Command, clock::ClockCommand};
use bottone_ui_dialogs::{
    keep_structure::KeepStructure,
    maker::{BlindsForm, MakeStructure, OwnChips},
    paste_structure::PasteStructure,
    structures::Structures,
};
use bottone_ui_frame::{
    action::{Action, FileAction},
    dialog::{Dialog, dialog_mut},
};
use egui::Context;

use crate::app::App;

impl App {
    /// Saves a league beside the event; the walls show its standings.
    pub(super) fn store_league(&mut self, ctx: &Context, league: &League) {
        let events = self.desk.as_ref().and_then(|desk| desk.folder()).map(Path::to_owned);
        let Some(events) = events else { return };
        let again = || Action::File(FileAction::KeepLeague(Box::new(league.clone())));
        if !self.may_change_club_files(again) {
            return;
        }
        let language = self.settings.language;
        match profiles::save(&events.join(LEAGUES), &league.name, league) {
            Ok(file) => {
                self.screens.money.points.note_saved();
                self.reload_house(ctx);
                let path = ("path", file.display().to_string().into());
                self.show_status(language.say("points-saved", &[path]));
            }
            Err(error) => self.show_status(error.to_text(language)),
        }
    }

    /// Counts a league in the background: its table comes back as a job's result.
    pub(super) fn count_season(&mut self, ctx: &Context, league: League) {
        let Some(events) = self.desk.as_ref().and_then(|desk| desk.folder()) else {
            return;
        };
        let (events, operator) = (events.to_owned(), self.operator());
        self.jobs.count_season(ctx, self.settings.language, league, events, operator);
    }

    /// Saves a chip set beside the event, for others.
    pub(super) fn store_chip_set(&mut self, set: &ChipSet) {
        let beside = self.desk.as_ref().and_then(|desk| desk.folder());
        if let Some(events) = beside.map(Path::to_owned) {
            self.store_chip_set_in(&events, set);
        }
    }

    /// Saves a chip set in a house's folder.
    pub(super) fn store_chip_set_in(&mut self, house: &Path, set: &ChipSet) {
        let language = self.settings.language;
        match profiles::save(&house.join(OWN_CHIP_SETS), &set.name, set) {
            Ok(file) => {
                let path = ("path", file.display().to_string().into());
                self.show_status(language.say("chips-kept", &[path]));
            }
            Err(error) => self.show_status(error.to_text(language)),
        }
    }

    /// Saves a prize plan beside the event, for others.
    pub(super) fn store_plan(&mut self, plan: &PayoutPlan) {
        let Some(events) = self.desk.as_ref().and_then(|desk| desk.folder()) else {
            return;
        };
        let language = self.settings.language;
        match profiles::save(&events.join(OWN_PAYOUTS), &plan.name, plan) {
            Ok(file) => {
                let path = ("path", file.display().to_string().into());
                self.show_status(language.say("prizes-kept", &[path]));
            }
            Err(error) => self.show_status(error.to_text(language)),
        }
    }

    /// Returns the folder of the house's own structures: the house's, or the event's if there is no
    /// house.
    pub(crate) fn own_structures(&self) -> Option<PathBuf> {
        let beside = || self.desk.as_ref()?.folder().map(Path::to_owned);
        let house = self.folder.clone().or_else(beside)?;
        Some(house.join(OWN_STRUCTURES))
    }

    /// Opens the maker of structures, for the dialog `behind` or for the open event.
    pub(super) fn make_structure(&mut self, behind: Option<Box<dyn Dialog>>) {
        let house = self.own_structures();
        let structures = profiles::shelf(house.as_deref());
        let sets = house.as_ref().and_then(|own| own.parent()).map(|own| own.join(OWN_CHIP_SETS));
        let mut sets = profiles::shelf::<ChipSet>(sets.as_deref());
        sets.retain(|entry| entry.profile.is_ok());
        // A house with its own chips uses those first.
        sets.sort_by_key(|entry| entry.origin == Origin::Shipped);
        let has_own = sets.first().is_some_and(|entry| entry.origin != Origin::Shipped);
        let own = self.desk.as_ref().filter(|_| behind.as_ref().is_none_or(|b| !b.makes_event()));
        let own = own.and_then(|desk| desk.tournament().setup().chips.clone());
        let own = own.map(|plan| plan.set).filter(|set| set.count() > 0);
        let first = own.is_some() || has_own;
        let sets = sets.into_iter().filter_map(|entry| entry.profile.ok());
        let chips = OwnChips::of(own.into_iter().chain(sets).collect(), first);
        let blinds = BlindsForm::of(self.own_blinds());
        let maker = MakeStructure::new(structures, chips, blinds, behind);
        self.ask(maker);
    }

    /// Asks for the cells of a spreadsheet, for the dialog `behind` or for the shelf.
    pub(super) fn paste_structure(&mut self, behind: Option<Box<dyn Dialog>>) {
        let structures = profiles::shelf(self.own_structures().as_deref());
        let paste = PasteStructure::new(structures, behind);
        self.ask(paste);
    }

    /// Shows the structure in this file.
    pub fn read_structure(&mut self, path: &Path) {
        let language = self.settings.language;
        let Some(paste) = dialog_mut::<PasteStructure>(&mut self.dialog) else { return };
        let is_saved = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("tdt"));
        if is_saved {
            match bottone_import::structure_of(path) {
                Ok(structure) => paste.take_structure(language, structure),
                Err(error) => paste.show_error(error.to_text(language)),
            }
        } else {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            match csv::text_of(path) {
                Ok(text) => paste.take_text(language, name, text),
                Err(error) => paste.show_error(error.to_text(language)),
            }
        }
    }

    /// Saves a structure for other events, and gives the event's own its name. On a write error,
    /// the question stays open and shows it.
    pub(super) fn store_structure(&mut self, structure: &Structure, over: Option<&Path>) {
        let language = self.settings.language;
        let Some(folder) = self.own_structures() else { return };
        let kept = match over {
            Some(file) => profiles::write(file, structure).map(|()| file.to_owned()),
            None => profiles::save(&folder, &structure.name, structure),
        };
        let file = match kept {
            Ok(file) => file,
            Err(error) => {
                if let Some(keep) = dialog_mut::<KeepStructure>(&mut self.dialog) {
                    keep.set_error(error.saying());
                }
                return;
            }
        };
        self.dialog = self.dialog.take().and_then(Dialog::into_behind);
        if let Some(maker) = dialog_mut::<MakeStructure>(&mut self.dialog) {
            maker.restock(profiles::shelf(Some(&folder)));
        } else if self.is_asked::<Structures>() {
            self.restock(Some(&structure.name));
        } else {
            let name = structure.name.clone();
            let rename = Command::Clock(ClockCommand::Rename { name });
            if self.desk.as_ref().is_some_and(|desk| desk.can(&rename).is_ok()) {
                self.submit(rename, None);
            }
        }
        let path = ("path", file.display().to_string().into());
        self.show_status(language.say("dialogs-keep-kept", &[path]));
    }
}

//! What the house keeps for other events: leagues, chip sets, plans of the prizes, structures.

use std::path::{Path, PathBuf};

use egui::Context;

use crate::{
    i18n::Told as _,
    points::League,
    rules::{chip_set::ChipSet, levels::Structure, payouts::Plan},
    store::profiles::{self, LEAGUES, OWN_CHIP_SETS, OWN_PAYOUTS, OWN_STRUCTURES},
    tournament::{Command, clock::ClockCommand},
    ui::{app::App, dialogs::Dialog},
};

impl App {
    /// Keeps a league beside the event.
    pub(super) fn keep_league(&mut self, league: &League) {
        let Some(events) = self.session.as_ref().and_then(|session| session.path().parent()) else {
            return;
        };
        let language = self.settings.language;
        match profiles::keep(&events.join(LEAGUES), &league.name, league) {
            Ok(file) => {
                self.screens.money.points.is_kept();
                let path = ("path", file.display().to_string().into());
                self.tell(language.say("points-kept", &[path]));
            }
            Err(error) => self.tell(error.told(language)),
        }
    }

    /// Counts a league beside the window: its table comes back as an answer.
    pub(super) fn count_season(&mut self, ctx: &Context, league: League) {
        let Some(events) = self.session.as_ref().and_then(|session| session.path().parent()) else {
            return;
        };
        let (events, desk) = (events.to_owned(), self.desk());
        self.jobs.count_season(ctx, self.settings.language, league, events, desk);
    }

    /// Keeps a chip set beside the event, for others.
    pub(super) fn keep_chips(&mut self, set: &ChipSet) {
        let Some(session) = &self.session else { return };
        let Some(folder) = session.path().parent().map(|events| events.join(OWN_CHIP_SETS)) else {
            return;
        };
        let language = self.settings.language;
        match profiles::keep(&folder, &set.name, set) {
            Ok(file) => {
                let path = ("path", file.display().to_string().into());
                self.tell(language.say("chips-kept", &[path]));
            }
            Err(error) => self.tell(error.told(language)),
        }
    }

    /// Keeps a plan of the prizes beside the event, for others.
    pub(super) fn keep_plan(&mut self, plan: &Plan) {
        let Some(events) = self.session.as_ref().and_then(|session| session.path().parent()) else {
            return;
        };
        let language = self.settings.language;
        match profiles::keep(&events.join(OWN_PAYOUTS), &plan.name, plan) {
            Ok(file) => {
                let path = ("path", file.display().to_string().into());
                self.tell(language.say("prizes-kept", &[path]));
            }
            Err(error) => self.tell(error.told(language)),
        }
    }

    /// Where the house's own structures lie: in its folder, or beside the event where it has none.
    pub(in crate::ui) fn own_structures(&self) -> Option<PathBuf> {
        let beside = || self.session.as_ref()?.path().parent().map(Path::to_owned);
        let house = self.folder.clone().or_else(beside)?;
        Some(house.join(OWN_STRUCTURES))
    }

    /// Keeps a structure for other events, and gives the event's own its name. Where it cannot be
    /// written, the question stays open and says why.
    pub(super) fn keep_structure(&mut self, structure: &Structure, over: Option<&Path>) {
        let language = self.settings.language;
        let Some(folder) = self.own_structures() else { return };
        let kept = match over {
            Some(file) => profiles::write(file, structure).map(|()| file.to_owned()),
            None => profiles::keep(&folder, &structure.name, structure),
        };
        let file = match kept {
            Ok(file) => file,
            Err(error) => {
                if let Some(Dialog::KeepStructure(keep)) = &mut self.dialog {
                    keep.failed(error.saying());
                }
                return;
            }
        };
        self.dialog = None;
        self.screens.setup.forget_shelf();
        let name = structure.name.clone();
        let rename = Command::Clock(ClockCommand::Rename { name });
        if self.session.as_ref().is_some_and(|session| session.can(&rename).is_ok()) {
            self.submit(rename, None);
        }
        let path = ("path", file.display().to_string().into());
        self.tell(language.say("dialogs-keep-kept", &[path]));
    }
}

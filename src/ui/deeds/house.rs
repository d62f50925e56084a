//! What the house keeps for other events: leagues, chip sets, plans of the prizes.

use egui::Context;

use crate::{
    points::League,
    rules::{chip_set::ChipSet, payouts::Plan},
    store::profiles::{self, LEAGUES, OWN_CHIP_SETS, OWN_PAYOUTS},
    tongue::Told as _,
    ui::app::App,
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
        self.errands.count_season(ctx, self.settings.language, league, events, desk);
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
}

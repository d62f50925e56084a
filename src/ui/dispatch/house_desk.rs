//! What is done with what was asked of the house: its own file is opened for that, and closed again.

use std::path::Path;

use egui::Context;

use crate::{
    house::{
        Command, FILE,
        setup::{Setup, SetupCommand},
    },
    i18n::Told as _,
    session::{
        house::{self, HouseDesk},
        time::SystemClock,
    },
    ui::{action::HouseAction, app::App},
};

impl App {
    pub(super) fn change_house(&mut self, ctx: &Context, action: &HouseAction) {
        let Some(folder) = self.house_folder().map(Path::to_owned) else { return };
        let language = self.settings.language;
        let HouseAction::Tables(tables) = *action;
        let done = self.at_house(&folder, |desk| {
            let setup = Setup { tables, ..desk.house().setup().clone() };
            if setup == *desk.house().setup() {
                return Ok(());
            }
            desk.submit(Command::Setup(SetupCommand::Change(setup)))
                .map_err(|error| error.told(language))
        });
        match done {
            Ok(()) => self.look_again_at_house(ctx),
            Err(why) => self.tell(why),
        }
    }

    /// Does something at the house's desk, or says why it cannot be done.
    pub(in crate::ui) fn at_house(
        &self,
        folder: &Path,
        act: impl FnOnce(&mut HouseDesk) -> Result<(), String>,
    ) -> Result<(), String> {
        let language = self.settings.language;
        let clock = Box::new(SystemClock::start());
        let opened = house::open(&folder.join(FILE), clock, self.operator());
        let mut desk = opened.map_err(|error| error.told(language))?.desk;
        match desk.read_only() {
            Some(why) => Err(why.told(language)),
            None => act(&mut desk),
        }
    }
}

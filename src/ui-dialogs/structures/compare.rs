//! Two structures of the shelf side by side, for a number of players and a start time.

use bottone_i18n::{Saying, ToText as _};
use bottone_rules::levels::Structure;
use bottone_store::profiles::ShelfEntry;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::space,
    widgets::{Button, TextField, row},
};
use bottone_view_structures::maker::MakerInput;
use egui::{Ui, vec2};

use crate::comparison;

/// The two structures, the number of players and the start.
#[derive(Clone, Debug)]
pub(super) struct Comparison {
    both: [usize; 2],
    asked: MakerInput,
    players: (String, Option<Saying>),
    start: (String, Option<Saying>),
}

impl Comparison {
    /// Compares these two indices of the shelf, with the figures of a club's Friday.
    pub(super) fn of(both: [usize; 2]) -> Self {
        let asked = MakerInput::default();
        let players = (asked.players.high.to_string(), None);
        let start = (asked.start.to_string(), None);
        Self { both, asked, players, start }
    }

    /// Shows them; returns whether the list is wanted again.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        entries: &[ShelfEntry<Structure>],
        height: f32,
    ) -> bool {
        let structure = |at: usize| entries.get(at)?.profile.as_ref().ok();
        let [Some(one), Some(other)] = self.both.map(structure) else { return true };
        let back = |ui: &mut Ui| ui.add(Button::new(&ui.word("shelf-back"))).clicked();
        let lines = [("players", "maker-players"), ("start", "maker-start")];
        let ((), back) = row(ui, back, |_| ());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            for ((key, name), (text, wrong)) in
                lines.into_iter().zip([&mut self.players, &mut self.start])
            {
                let fault = wrong.as_ref().map(|wrong| wrong.to_text(ui.language()));
                let name = ui.word(name);
                let line =
                    TextField::new(text, &name).wrong(fault.as_deref()).width(160.0).show(ui);
                if line.changed() {
                    match self.asked.clone().set(key, text) {
                        Ok(asked) => (self.asked, *wrong) = (asked, None),
                        Err(why) => *wrong = Some(why),
                    }
                }
            }
        });
        let players = self.asked.players;
        let entries = players.low.midpoint(players.high);
        let room = vec2(ui.available_width(), height - 60.0);
        ui.allocate_ui(room, |ui| {
            ui.set_min_size(room);
            let names = [one, other].map(|structure| structure.name.as_str());
            comparison::show(ui, ([one, other], names), entries, self.asked.start);
        });
        back
    }
}

//! The next day is made of this flight and of others that lie beside it.

use std::path::PathBuf;

use egui::{Checkbox, Label, ScrollArea, Ui};

use super::{answer, ask};
use crate::{
    rules::carry::{ForfeitedPlace, Policy, Terms},
    session::flights::{Candidate, Wishes},
    ui::{
        action::{Action, FileAction, Outbox},
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        widgets::{Field, tabs},
    },
    view::flights,
};

/// Which flights, and on which terms.
#[derive(Clone, Debug)]
pub struct DayTwo {
    /// The flights that were found, each with whether it is one of them; nothing while they are looked for.
    found: Option<Vec<(Candidate, bool)>>,
    policy: Policy,
    forfeited: ForfeitedPlace,
    day: String,
    late_entries: bool,
}

impl DayTwo {
    /// Before the flights are found. `day` is what the day is called.
    pub fn new(day: String) -> Self {
        Self {
            found: None,
            policy: Policy::default(),
            forfeited: ForfeitedPlace::default(),
            day,
            late_entries: false,
        }
    }

    /// These lie in the folder. Those of which every stack is in a bag are taken.
    pub fn found(&mut self, flights: Vec<Candidate>) {
        let taken = |flight: Candidate| {
            let ready = flight.is_ready();
            (flight, ready)
        };
        self.found = Some(flights.into_iter().map(taken).collect());
    }

    fn chosen(&self) -> Vec<PathBuf> {
        let found = self.found.iter().flatten();
        found.filter(|(_, taken)| *taken).map(|(flight, _)| flight.path.clone()).collect()
    }

    fn wishes(&self) -> Wishes {
        let (policy, forfeited) = (self.policy, self.forfeited);
        Wishes {
            terms: Terms { policy, forfeited, ..Terms::default() },
            day: self.day.trim().to_owned(),
            late_entries: self.late_entries,
            seats: true,
            ..Wishes::default()
        }
    }

    pub fn show(&mut self, ui: &mut Ui, out: &mut Outbox) {
        ask(ui, &ui.word("day-two-title"), 640.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let note = ui.word("day-two-note");
            ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            self.flights(ui);
            ui.add_space(space::ITEM);
            ui.label(Text::Note.rich(ui.word("day-two-policy")).color(theme.dim));
            let language = ui.language();
            let policies = Policy::ALL.map(|policy| (policy, flights::policy(language, policy)));
            tabs(ui, &mut self.policy, &policies);
            if matches!(self.policy, Policy::Best | Policy::First) {
                ui.add_space(space::TIGHT);
                ui.label(Text::Note.rich(ui.word("day-two-forfeited")).color(theme.dim));
                let places = ForfeitedPlace::ALL.map(|place| {
                    let name: &str = place.into();
                    (place, ui.word(&format!("day-two-place-{name}")))
                });
                tabs(ui, &mut self.forfeited, &places);
            }
            ui.add_space(space::ITEM);
            let width = ui.available_width();
            let name = ui.word("day-two-day");
            Field::new(&mut self.day, &name).width(width).show(ui);
            let late = Text::Body.rich(ui.word("day-two-late"));
            ui.add(Checkbox::new(&mut self.late_entries, late));
            let chosen = self.chosen();
            let refusal = match &self.found {
                None => Some(ui.word("day-two-looking")),
                Some(_) if chosen.is_empty() => Some(ui.word("day-two-none")),
                Some(_) if self.day.trim().is_empty() => Some(ui.word("day-two-no-day")),
                Some(_) => None,
            };
            let word = ui.say("day-two-make", &[("count", chosen.len().into())]);
            if answer(ui, &word, refusal.as_deref(), out) {
                out.send(Action::CloseDialog);
                let asked = Box::new((chosen, self.wishes()));
                out.send(Action::File(FileAction::MakeDayTwo(asked)));
            }
        });
    }

    fn flights(&mut self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let Some(found) = &mut self.found else {
            ui.label(Text::Body.rich(ui.word("day-two-looking")).color(theme.dim));
            return;
        };
        ScrollArea::vertical().id_salt("flights").max_height(220.0).auto_shrink(true).show(
            ui,
            |ui| {
                for (flight, taken) in found {
                    let ready = flight.is_ready();
                    ui.horizontal(|ui| {
                        let name = Text::Body.rich(&flight.name);
                        ui.add_enabled(ready, Checkbox::new(taken, name));
                        let gaps = [
                            ("bags", flight.bags.into()),
                            ("players", flight.players.into()),
                            ("file", flight.carried.clone().unwrap_or_default().into()),
                        ];
                        let word = match () {
                            () if flight.carried.is_some() => "day-two-carried",
                            () if ready => "day-two-ready",
                            () => "day-two-not-bagged",
                        };
                        let ink = if ready { theme.dim } else { theme.gold };
                        ui.label(Text::Note.rich(ui.say(word, &gaps)).color(ink));
                    });
                }
            },
        );
    }
}

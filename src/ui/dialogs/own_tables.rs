//! How many tables the house has.

use egui::Ui;

use super::{answer, ask};
use crate::{
    rules::seat::TableNo,
    ui::{
        action::{Action, HouseAction, Outbox},
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        widgets::Field,
    },
};

/// Asks how many tables the house has.
#[derive(Clone, Debug)]
pub struct OwnTables {
    typed: String,
    begun: bool,
}

impl OwnTables {
    /// So many are known; 0 where nobody has said.
    pub fn new(known: usize) -> Self {
        Self { typed: if known == 0 { String::new() } else { known.to_string() }, begun: false }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, out: &mut Outbox) {
        ask(ui, &ui.word("today-own-title"), 420.0, out, |ui, out| {
            ui.label(Text::Body.rich(ui.word("today-own-why")).color(Theme::of(ui).dim));
            ui.add_space(space::ITEM);
            let name = ui.word("today-own-field");
            let field = Field::new(&mut self.typed, &name).width(120.0).show(ui);
            if !std::mem::replace(&mut self.begun, true) {
                field.request_focus();
            }
            let typed = self.typed.trim();
            let count = if typed.is_empty() { Some(0) } else { typed.parse::<u16>().ok() };
            let count = count.filter(|count| *count <= TableNo::HIGHEST);
            let most = [("most", TableNo::HIGHEST.into())];
            let why = count.is_none().then(|| ui.say("today-own-wrong", &most));
            if answer(ui, &ui.word("today-own-keep"), why.as_deref(), out)
                && let Some(count) = count
            {
                out.send(Action::CloseDialog);
                out.send(Action::House(HouseAction::Tables(count)));
            }
        });
    }
}

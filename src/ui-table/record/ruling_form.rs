//! A ruling recorded in the floor's own words.

use bottone_tournament::{
    Command,
    entries::EntryId,
    incidents::{GivenRuling, IncidentCommand, Matter, Verdict},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::space,
    widgets::{Button, TextField},
};
use egui::{Key, Panel, ScrollArea, Ui};

use super::{super::TableContext, players};
use crate::{TableEvent, TableOutbox};
use bottone_ui_kit::command_button::{command_button, submit_if_possible};

/// A ruling as entered.
#[derive(Default)]
pub(super) struct RulingForm {
    matter: String,
    verdict: String,
    rule: String,
}

impl RulingForm {
    pub(super) fn press(
        &mut self,
        key: Key,
        player: Option<EntryId>,
        at: &TableContext<'_>,
        cx: &dyn TableEvent,
        out: &mut TableOutbox,
    ) {
        if key == Key::Enter
            && let Ok(command) = self.command(player, at)
            && submit_if_possible(command, cx, out)
        {
            *self = Self::default();
        }
    }

    /// Returns the command, or a message that says what is missing.
    fn command(&self, player: Option<EntryId>, at: &TableContext<'_>) -> Result<Command, String> {
        let (matter, verdict, rule) = (self.matter.trim(), self.verdict.trim(), self.rule.trim());
        if matter.is_empty() {
            return Err(at.language.word("record-enter-matter"));
        }
        if verdict.is_empty() {
            return Err(at.language.word("record-enter-verdict"));
        }
        let rules = rule.split(',').map(|rule| rule.trim().to_owned());
        let given = GivenRuling {
            matter: Matter::Other(matter.to_owned()),
            verdict: Verdict::Text(verdict.to_owned()),
            rules: rules.filter(|rule| !rule.is_empty()).collect(),
            book: at.book.name.clone(),
            table: at.felt.table,
            player,
            note: String::new(),
        };
        Ok(Command::Incidents(IncidentCommand::Rule(Box::new(given))))
    }
}

pub(super) fn show(
    ui: &mut Ui,
    form: &mut RulingForm,
    player: &mut Option<EntryId>,
    at: &TableContext<'_>,
    cx: &dyn TableEvent,
    out: &mut TableOutbox,
) {
    Panel::bottom("put ruling on record")
        .frame(egui::Frame::NONE)
        .show_separator_line(false)
        .resizable(false)
        .show(ui, |ui| {
            ui.add_space(space::ITEM);
            let word = ui.word("record-save-ruling");
            let button = Button::primary(&word).key("Enter").least_width(ui.available_width());
            match form.command(*player, at) {
                Err(missing) => {
                    ui.add(button.refusal(Some(&missing)));
                }
                Ok(command) => {
                    if command_button(ui, button, command, cx, out).clicked() {
                        *form = RulingForm::default();
                    }
                }
            }
        });
    ScrollArea::vertical().id_salt("own ruling").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::ITEM;
        let width = ui.available_width() - 16.0;
        TextField::new(&mut form.matter, &ui.word("record-matter")).width(width).show(ui);
        TextField::new(&mut form.verdict, &ui.word("record-verdict")).width(width).show(ui);
        let hint = at.book.name.as_str();
        TextField::new(&mut form.rule, &ui.word("record-cite")).hint(hint).width(width).show(ui);
        players(ui, player, at);
    });
}

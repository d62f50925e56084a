//! The list of players who may buy an add-on in the break, each with a checkbox.

use std::collections::BTreeSet;

use bottone_tournament::{
    Command,
    entries::{EntryCommand, EntryId},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, card},
};
use bottone_view::add_ons;
use bottone_vocabulary::words;
use egui::{Label, ScrollArea, Ui};

const WIDTH: f32 = 480.0;
/// The greatest height of the list, in points.
const LIST: f32 = 330.0;

/// The add-on dialog with its ticked entries.
#[derive(Clone, Debug, Default)]
pub struct SellAddOns {
    ticked: BTreeSet<EntryId>,
}

impl EventDialog for SellAddOns {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let t = cx.tournament();
        let may = add_ons::may_buy(t, cx.now);
        self.ticked.retain(|entry| may.contains(entry));
        show_question(ui, &ui.word("add-ons-title"), WIDTH, out, |ui, out| {
            let theme = Theme::of(ui);
            let line = add_ons::line(cx.language, t, cx.now).unwrap_or_default();
            ui.add(Label::new(Text::Body.rich(line).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            let note = ui.say("add-ons-selected", &[("count", self.ticked.len().into())]);
            Section::card("").note(&note).show(ui, |ui| {
                if ui.add(Button::quiet(&ui.word("today-again-none"))).clicked() {
                    self.ticked.clear();
                }
                if ui.add(Button::quiet(&ui.word("today-again-all"))).clicked() {
                    self.ticked.extend(&may);
                }
            });
            let mut lines: Vec<(EntryId, String)> = may
                .iter()
                .map(|entry| {
                    let seat = t.tables().seat_of(*entry);
                    let seat = seat.map(|seat| words::seat(cx.language, seat)).unwrap_or_default();
                    (*entry, words::joined([words::short_name(cx.language, t, *entry), seat]))
                })
                .collect();
            lines.sort_by(|(_, one), (_, other)| one.cmp(other));
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ScrollArea::vertical().id_salt("add-ons").max_height(LIST).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    for (entry, line) in &lines {
                        let mut buys = self.ticked.contains(entry);
                        if ui.checkbox(&mut buys, Text::Body.rich(line)).changed() {
                            if buys {
                                self.ticked.insert(*entry);
                            } else {
                                self.ticked.remove(entry);
                            }
                        }
                    }
                });
            });
            let nobody = self.ticked.is_empty().then(|| ui.word("add-ons-select"));
            if answer_buttons(ui, &ui.word("add-ons-now"), nobody.as_deref(), out) {
                out.send(Action::CloseDialog);
                for (entry, _) in lines.iter().filter(|(entry, _)| self.ticked.contains(entry)) {
                    out.submit(Command::Entries(EntryCommand::AddOn { entry: *entry }));
                }
            }
        });
    }
}

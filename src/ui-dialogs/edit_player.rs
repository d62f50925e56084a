//! A correction of a player's name, country, card and note.

use bottone_base::person::Person;
use bottone_tournament::{
    Command,
    entries::{EntryCommand, PlayerId},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{i18n::HasLanguage as _, theme::space, widgets::TextField};
use egui::Ui;

/// A person as edited.
#[derive(Clone, Debug)]
pub struct EditPlayer {
    player: PlayerId,
    edited: Person,
}

impl EditPlayer {
    /// Asks for the corrected data of `player`.
    pub fn new(player: PlayerId, person: Person) -> Self {
        Self { player, edited: person }
    }
}

impl EventDialog for EditPlayer {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        show_question(ui, &ui.word("dialogs-player-title"), 440.0, out, |ui, out| {
            let half = (ui.available_width() - space::INSIDE) / 2.0;
            let pair = |ui: &mut Ui, fields: [(&mut String, &str); 2]| {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = space::INSIDE;
                    for (text, name) in fields {
                        TextField::new(text, &ui.word(name)).width(half).show(ui);
                    }
                });
            };
            let to = &mut self.edited;
            pair(
                ui,
                [
                    (&mut to.family, "dialogs-player-family"),
                    (&mut to.given, "dialogs-player-given"),
                ],
            );
            pair(
                ui,
                [
                    (&mut to.country, "dialogs-player-country"),
                    (&mut to.card, "dialogs-player-card"),
                ],
            );
            TextField::new(&mut to.note, &ui.word("dialogs-player-note"))
                .width(ui.available_width())
                .show(ui);
            let correct = EntryCommand::Correct { player: self.player, to: Box::new(tidy(to)) };
            let command = Command::Entries(correct);
            if answer_buttons(ui, &ui.word("dialogs-save"), cx.refusal(&command).as_deref(), out) {
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}

/// Returns the person without surrounding spaces in its texts.
fn tidy(person: &Person) -> Person {
    let tidy = |text: &String| text.trim().to_owned();
    Person {
        family: tidy(&person.family),
        given: tidy(&person.given),
        country: tidy(&person.country),
        card: tidy(&person.card),
        note: tidy(&person.note),
        id: person.id,
    }
}

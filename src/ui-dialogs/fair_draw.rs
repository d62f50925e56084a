//! Draws that the house cannot influence: it seals a secret, the room says a word, and the secret
//! is published afterwards.

use bottone_tournament::{
    Command,
    draws::{DrawCommand, LONGEST_WORD, SealedSecret, book},
};
use bottone_ui_frame::{
    action::{Action, Content, Document, FileAction, Outbox},
    context::FrameContext,
    dialog::{EventDialog, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
    widgets::Button,
};
use bottone_view_paper::draw::in_groups;
use egui::{Grid, Label, TextEdit, Ui};

/// The room's word, as typed.
#[derive(Clone, Debug, Default)]
pub struct FairDraw {
    word: String,
}

impl FairDraw {
    fn sealed(
        &mut self,
        ui: &mut Ui,
        sealed: &SealedSecret,
        cx: &FrameContext<'_>,
        out: &mut Outbox,
    ) {
        long_number(ui, "draw-on-the-wall", &sealed.hash().to_string());
        note(ui, "draw-on-the-wall-note");
        ui.add_space(space::ITEM);
        let theme = Theme::of(ui);
        if sealed.word().is_empty() {
            let label = ui.label(Text::Body.rich(ui.word("draw-word")).color(theme.text));
            ui.horizontal(|ui| {
                let field = TextEdit::singleline(&mut self.word)
                    .id(typing::field_id_of(ui, "word"))
                    .char_limit(LONGEST_WORD);
                let field = ui.add(field.desired_width(300.0)).labelled_by(label.id);
                let field = gate::keeps(ui, field, self.word.trim().is_empty());
                let word = self.word.trim();
                let missing = word.is_empty().then(|| ui.word("draw-word-missing"));
                let say = Command::Draws(DrawCommand::Say(word.to_owned()));
                let refusal = missing.or_else(|| cx.refusal(&say));
                let keep = ui.word("draw-keep-word");
                let button = Button::primary(&keep).refusal(refusal.as_deref());
                let entered = gate::left_with_enter(ui, &field);
                if ui.add(button).clicked() || (entered && refusal.is_none()) {
                    out.submit(say);
                }
            });
            note(ui, "draw-word-note");
        } else {
            let said = ui.say("draw-said", &[("word", sealed.word().into())]);
            ui.add(Label::new(Text::Body.rich(said).color(theme.text)).wrap());
        }
        ui.add_space(space::ITEM);
        let reveal = Command::Draws(DrawCommand::Reveal);
        let refusal = cx.refusal(&reveal);
        ui.horizontal(|ui| {
            let word = ui.word("draw-reveal");
            if ui.add(Button::quiet(&word).refusal(refusal.as_deref())).clicked() {
                out.submit(reveal);
            }
            publish(ui, cx, out);
        });
        note(ui, "draw-reveal-note");
    }
}

impl EventDialog for FairDraw {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        show_question(ui, &ui.word("draw-title"), 560.0, out, |ui, out| {
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            match cx.tournament().draws().sealed() {
                None => open(ui, cx, out),
                Some(sealed) => self.sealed(ui, sealed, cx, out),
            }
        });
    }
}

/// Draws the state without a sealed secret.
fn open(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    note(ui, "draw-why");
    ui.add_space(space::ITEM);
    if let Some(secret) = cx.tournament().draws().revealed().last() {
        long_number(ui, "draw-last-secret", &secret.revealed());
        ui.add_space(space::ITEM);
    }
    let secret = cx.desk.secret();
    let seal = secret.map(|secret| Command::Draws(DrawCommand::Seal(secret)));
    let refusal = match &seal {
        Some(seal) => cx.refusal(seal),
        None => Some(ui.word("draw-no-chance")),
    };
    ui.horizontal(|ui| {
        let word = ui.word("draw-seal");
        if ui.add(Button::primary(&word).refusal(refusal.as_deref())).clicked()
            && let Some(seal) = seal
        {
            out.submit(seal);
        }
        publish(ui, cx, out);
    });
}

/// Draws the button that saves the data a sceptic needs.
fn publish(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    if ui.add(Button::quiet(&ui.word("draw-publish"))).clicked() {
        let desk = cx.desk;
        let text = book(desk.beginning(), desk.records()).text;
        let name = ui.say("draw-file", &[("event", cx.tournament().setup().name.as_str().into())]);
        let content = Content::File(text.into_bytes(), "txt");
        let document = Box::new(Document { name, content });
        out.send(Action::File(FileAction::SaveDocument(document)));
    }
}

/// Draws a 64-digit number under its caption, in two lines of four groups.
fn long_number(ui: &mut Ui, caption: &str, number: &str) {
    let theme = Theme::of(ui);
    ui.label(Text::Note.rich(ui.word(caption)).color(theme.dim));
    // Two lines under each other are easier to compare with a board.
    Grid::new(caption).spacing([space::ITEM, 0.0]).show(ui, |ui| {
        for (nth, group) in (1..).zip(in_groups(number).split(' ')) {
            ui.add(Label::new(Text::Strong.rich(group).color(theme.text)).selectable(true));
            if nth % 4 == 0 {
                ui.end_row();
            }
        }
    });
}

fn note(ui: &mut Ui, name: &str) {
    let theme = Theme::of(ui);
    ui.add(Label::new(Text::Note.rich(ui.word(name)).color(theme.dim)).wrap());
}

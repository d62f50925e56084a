//! Why the discs go where they go.

use egui::{Label, ScrollArea, Ui};

use super::{ButtonState, Here};
use crate::{
    ui::{
        theme::{Text, Theme, space},
        tongue::Speaks as _,
    },
    view::{
        Tone,
        table::button::{ButtonView, Told},
    },
};

/// Says it, the rule behind each sentence.
pub(super) fn show(ui: &mut Ui, state: &ButtonState, here: &Here<'_>, view: &ButtonView) {
    ui.add_space(space::TIGHT);
    let room = ui.available_size();
    ScrollArea::vertical().id_salt("because").max_height(room.y).auto_shrink(false).show(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            let theme = Theme::of(ui);
            let mut say = |name: &str, ink| {
                ui.add(Label::new(Text::Body.rich(ui.word(name)).color(ink)).wrap());
            };
            if state.what_if.is_some() {
                if here.at.felt.table.is_some() {
                    say("button-what-if-here", theme.blue);
                }
                if here.next.is_none() {
                    let few = here.between.live.len() < 2;
                    say(if few { "button-too-few" } else { "button-impossible" }, theme.red);
                }
            }
            if !view.stud.is_empty() {
                ui.add(Label::new(Text::Body.rich(&view.stud).color(theme.blue)).wrap());
            }
            for told in view.why.iter().filter(|_| here.next.is_some()) {
                sentence(ui, told);
            }
            let hint = if state.what_if.is_some() { "button-what-if-hint" } else { "button-drag" };
            ui.add(Label::new(Text::Note.rich(ui.word(hint)).color(theme.dim)).wrap());
        },
    );
}

fn sentence(ui: &mut Ui, told: &Told) {
    let theme = Theme::of(ui);
    let ink = match told.tone {
        Tone::Plain => theme.text,
        tone => theme.tone(tone),
    };
    let words = if told.cite.is_empty() {
        told.words.clone()
    } else {
        format!("{} · {}", told.words, told.cite)
    };
    ui.add(Label::new(Text::Body.rich(words).color(ink)).wrap());
}

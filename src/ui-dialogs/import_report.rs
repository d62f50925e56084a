//! The report on an event imported from another program: what was imported, and what was not.

use bottone_i18n::{Language, ToText as _};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Stat, card},
};
use egui::{Align, Key, Label, Layout, ScrollArea, Ui, vec2};

/// The imported and the omitted parts of a file.
#[derive(Clone, Debug)]
pub struct ImportReport {
    result: bottone_import::ImportedEvent,
    /// The sentences about the omitted parts, in this language.
    lines: Option<(Language, Vec<String>)>,
}

impl ImportReport {
    /// Shows the result of an import.
    pub const fn new(taken: bottone_import::ImportedEvent) -> Self {
        Self { result: taken, lines: None }
    }

    fn lines(&mut self, language: Language) -> &[String] {
        if self.lines.as_ref().is_none_or(|(of, _)| *of != language) {
            let sentences = self.result.left_out.iter().map(|sentence| sentence.to_text(language));
            self.lines = Some((language, sentences.collect()));
        }
        self.lines.as_ref().map_or(&[], |(_, sentences)| sentences)
    }

    fn figures(&self, ui: &mut Ui) {
        let counts = self.result.counts;
        let figures = [
            ("tdt-figure-players", counts.players),
            ("tdt-figure-entries", counts.entries),
            ("tdt-figure-rebuys", counts.rebuys),
            ("tdt-figure-add-ons", counts.add_ons),
            ("tdt-figure-out", counts.out),
            ("tdt-figure-levels", counts.levels),
            ("tdt-figure-records", counts.records),
        ];
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 28.0;
            for (name, figure) in figures {
                let (word, figure) = (ui.word(name), ui.language().number(figure as u64));
                ui.add(Stat::new(&word, &figure));
            }
        });
    }
}

impl Dialog for ImportReport {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let title = ui.word("tdt-title");
        show_question(ui, &title, 760.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let language = ui.language();
            ui.label(Text::Title.rich(&self.result.name).color(theme.text));
            let path = ("path", self.result.path.display().to_string().into());
            ui.add(
                Label::new(Text::Note.rich(ui.say("tdt-new-file", &[path])).color(theme.dim))
                    .wrap(),
            );
            ui.add_space(space::INSIDE);
            self.figures(ui);
            ui.add_space(space::INSIDE);
            let left_out = self.lines(language);
            let head = [("count", (left_out.len() as u64).into())];
            let ink = if left_out.is_empty() { theme.accent } else { theme.gold };
            ui.label(Text::Strong.rich(ui.say("tdt-list-head", &head)).color(ink));
            if !left_out.is_empty() {
                let height = (ui.ctx().content_rect().height() - 380.0).clamp(120.0, 420.0);
                card(ui).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    let list = ScrollArea::vertical().max_height(height).auto_shrink([false, true]);
                    list.show(ui, |ui| {
                        for sentence in left_out {
                            ui.add(Label::new(Text::Body.rich(sentence).color(theme.text)).wrap());
                        }
                    });
                });
            }
            ui.add_space(space::ITEM);
            foot(ui, &self.result.path, out);
        });
    }
}

fn foot(ui: &mut Ui, path: &std::path::Path, out: &mut Outbox) {
    let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
        let word = ui.word("tdt-open");
        let open = ui.add(Button::primary(&word).key(Key::Enter.name())).clicked();
        if ui.add(Button::quiet(&ui.word("dialogs-close")).key("Esc")).clicked() {
            out.send(Action::CloseDialog);
        }
        if open || gate::is_answered(ui) {
            out.send(Action::CloseDialog);
            out.send(Action::File(FileAction::OpenThis(path.to_owned())));
        }
    });
}

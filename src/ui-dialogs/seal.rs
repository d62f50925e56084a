//! The seal of the event's file: to write down or photograph, and to check one from a sheet against
//! the file.

use bottone_club::witness::{CodeCheck, CodePlace, IssuedCode};
use bottone_i18n::ToText as _;
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    dialog::{EventDialog, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing::select_all,
    widgets::{Button, QrPicture, TextField},
};
use bottone_view::sheet_names;
use bottone_vocabulary::words;
use egui::{Grid, Label, Layout, ScrollArea, Ui, vec2};

const WIDTH: f32 = 600.0;
const PICTURE: f32 = 132.0;
/// The height of a field with its name above it, in points.
const FIELD: f32 = 50.0;
/// The greatest height of the list of seals, in points.
const LIST: f32 = 170.0;

/// The typed seal, and the result of its check.
#[derive(Clone, Debug, Default)]
pub struct Seal {
    typed: String,
    result: Option<CodeCheck>,
    codes: Vec<IssuedCode>,
    focused: bool,
}

impl Seal {
    /// Takes the result of checking a seal against the file.
    pub fn set_result(&mut self, said: CodeCheck) {
        self.result = Some(said);
    }

    /// Takes the seals given out so far.
    pub fn set_codes(&mut self, given: Vec<IssuedCode>) {
        self.codes = given;
    }

    /// Draws the field for a seal from a sheet, and the result of its check.
    fn check(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let theme = Theme::of(ui);
        let word = ui.word("witness-check");
        let size = vec2(ui.available_width(), FIELD);
        let mut asked = gate::is_answered(ui);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(egui::Align::Max), |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            asked |= ui.add(Button::new(&word)).clicked();
            let width = ui.available_width();
            let field =
                TextField::new(&mut self.typed, &ui.word("witness-typed")).width(width).show(ui);
            // Enter leaves a field; the next seal is typed over the one just checked.
            if asked || !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
                select_all(ui, field.id, self.typed.chars().count());
            }
            if field.changed() {
                self.result = None;
            }
        });
        if asked && !self.typed.trim().is_empty() {
            out.send(Action::File(FileAction::CheckSeal(self.typed.clone())));
        }
        if let Some(said) = &self.result {
            let ink = match said {
                CodeCheck::Holds(..) => theme.accent,
                CodeCheck::Fails(_) => theme.red,
                CodeCheck::Unread(_) => theme.gold,
            };
            ui.add_space(space::TIGHT);
            let words = said.saying().to_text(ui.language());
            ui.add(Label::new(Text::Body.rich(words).color(ink)).wrap());
        }
    }

    /// Draws the seals given out, the latest first.
    fn codes(&self, ui: &mut Ui, cx: &FrameContext<'_>) {
        let theme = Theme::of(ui);
        ui.label(Text::Strong.rich(ui.word("witness-given")).color(theme.text));
        if self.codes.is_empty() {
            ui.label(Text::Note.rich(ui.word("witness-none-given")).color(theme.dim));
            return;
        }
        ScrollArea::vertical().id_salt("list").max_height(LIST).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            Grid::new("codes").spacing(vec2(space::INSIDE, space::TIGHT)).show(ui, |ui| {
                for given in &self.codes {
                    let at = words::instant(cx.language, given.at, cx.now);
                    ui.label(Text::Body.rich(at).color(theme.dim));
                    ui.label(Text::Body.rich(given.code.to_string()).color(theme.text));
                    let on = match given.on {
                        CodePlace::Paper(sheet) => sheet_names::name(cx.language, sheet),
                        CodePlace::Walls => ui.word("witness-on-walls"),
                    };
                    ui.label(Text::Body.rich(on).color(theme.dim));
                    ui.end_row();
                }
            });
        });
    }
}

impl EventDialog for Seal {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        show_question(ui, &ui.word("witness-title"), WIDTH, out, |ui, out| {
            let theme = Theme::of(ui);
            let Some(code) = cx.desk.witness().map(|code| code.to_string()) else {
                ui.label(Text::Body.rich(ui.word("witness-no-file")).color(theme.dim));
                return;
            };
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                ui.add(QrPicture::new(&code, &ui.word("witness-purpose")).size(PICTURE));
                ui.vertical(|ui| {
                    ui.label(Text::Figure.rich(&code).color(theme.text));
                    ui.add_space(space::ITEM);
                    let note = Text::Note.rich(ui.word("witness-note")).color(theme.dim);
                    ui.add(Label::new(note).wrap());
                });
            });
            ui.add_space(space::ITEM);
            self.check(ui, out);
            ui.add_space(space::INSIDE);
            self.codes(ui, cx);
        });
    }
}

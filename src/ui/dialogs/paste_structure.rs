//! A structure comes in from a spreadsheet: pasted cells or a file, line by line, with what each is taken for.

use egui::{Label, ScrollArea, Ui, vec2};

use super::{Dialog, answer, ask, foot, keep_structure::KeepStructure, new_event::NewEvent};
use crate::{
    i18n::{Language, Told as _},
    rules::levels::{Row, Structure},
    store::profiles::{Entry, Profile as _},
    ui::{
        action::{Action, FileAction, Outbox},
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        widgets::{Button, Field, elided},
    },
    view::{
        cells,
        pasted::{PastedLine, Taken, read, rows},
        words,
    },
};

/// The lines of the field in which the cells are pasted.
const LINES: usize = 16;

/// A structure as it comes in.
#[derive(Clone, Debug)]
pub struct PasteStructure {
    shelf: std::rc::Rc<[Entry<Structure>]>,
    /// The event that is being made meanwhile.
    event: Option<Box<NewEvent>>,
    text: String,
    lines: Vec<PastedLine>,
    /// A structure that was read as such; its lines are not typed over.
    whole: Option<Structure>,
    name: String,
    stack: String,
    /// Why a file could not be read.
    failed: Option<String>,
}

impl PasteStructure {
    /// Asks for the cells.
    pub fn new(shelf: Vec<Entry<Structure>>, event: Option<Box<NewEvent>>) -> Self {
        Self {
            shelf: shelf.into(),
            event,
            text: String::new(),
            lines: Vec::new(),
            whole: None,
            name: String::new(),
            stack: String::new(),
            failed: None,
        }
    }

    /// The event that is being made meanwhile.
    pub(super) fn into_event(self) -> Option<Box<NewEvent>> {
        self.event
    }

    /// The text of a file takes the place of what was pasted.
    pub(in crate::ui) fn take_text(&mut self, name: String, text: String) {
        (self.whole, self.failed) = (None, None);
        self.lines = read(&text);
        self.text = text;
        self.name = name;
    }

    /// A structure of another program does.
    pub(in crate::ui) fn take_whole(&mut self, language: Language, structure: Structure) {
        let line = |row: &Row| PastedLine {
            text: words::row(language, row),
            taken: Taken::Row(row.clone()),
        };
        self.lines = structure.rows.iter().map(line).collect();
        self.text.clear();
        self.name.clone_from(&structure.name);
        self.stack = language.chips(structure.starting_stack);
        self.failed = None;
        self.whole = Some(structure);
    }

    /// A file could not be read.
    pub(in crate::ui) fn failed(&mut self, why: String) {
        self.failed = Some(why);
    }

    /// What came in, or what is missing.
    fn structure(&self, language: Language) -> Result<Structure, String> {
        let rows = rows(&self.lines);
        if !rows.iter().any(|row| row.level().is_some()) {
            return Err(language.word("paste-no-level"));
        }
        if self.name.trim().is_empty() {
            return Err(language.word("paste-no-name"));
        }
        let starting_stack = cells::stack(&self.stack).map_err(|wrong| wrong.told(language))?;
        let name = self.name.trim().to_owned();
        let begun = self.whole.clone().unwrap_or_default();
        let structure = Structure { name, starting_stack, rows, ..begun };
        match structure.fault() {
            Some(fault) => Err(fault.what.told(language)),
            None => Ok(structure),
        }
    }

    pub fn show(&mut self, ui: &mut Ui, out: &mut Outbox) {
        ask(ui, &ui.word("paste-title"), 940.0, out, |ui, out| {
            let theme = Theme::of(ui);
            ui.add(Label::new(Text::Note.rich(ui.word("paste-note")).color(theme.dim)).wrap());
            let width = ui.available_width();
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                Field::new(&mut self.name, &ui.word("screens-setup-structure-name"))
                    .width(width * 0.42)
                    .show(ui);
                Field::new(&mut self.stack, &ui.word("screens-setup-stack")).width(140.0).show(ui);
                let open = ui.word("paste-open");
                if ui.add(Button::new(&open)).clicked() {
                    out.send(Action::File(FileAction::OpenStructure));
                }
            });
            let mut in_the_cells = false;
            let height = (ui.ctx().content_rect().height() - 330.0).clamp(180.0, 420.0);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::SCREEN;
                let half = (width - space::SCREEN) / 2.0;
                ui.allocate_ui(vec2(half, height), |ui| {
                    ScrollArea::vertical().id_salt("pasted").max_height(height).show(ui, |ui| {
                        let cells = ui.word("paste-cells");
                        let hint = ui.word("paste-hint");
                        let field = Field::new(&mut self.text, &cells)
                            .hint(&hint)
                            .width(half - space::INSIDE)
                            .lines(LINES)
                            .show(ui);
                        in_the_cells = field.has_focus();
                        if field.changed() {
                            self.whole = None;
                            self.lines = read(&self.text);
                        }
                    });
                });
                ui.allocate_ui(vec2(half, height), |ui| preview(ui, &self.lines, height));
            });
            if let Some(failed) = &self.failed {
                ui.add(Label::new(Text::Note.rich(failed).color(theme.red)).wrap());
            }
            let structure = self.structure(ui.language());
            let why = structure.as_ref().err().map(String::as_str);
            let word = ui.word(if self.event.is_some() { "maker-use" } else { "maker-keep" });
            // Among the cells Enter begins a line.
            let answered =
                if in_the_cells { foot(ui, &word, why, out) } else { answer(ui, &word, why, out) };
            if answered && let Ok(structure) = structure {
                if let Some(mut event) = self.event.take() {
                    event.made(structure);
                    out.send(Action::Ask(Dialog::NewEvent(event)));
                } else {
                    let keep = KeepStructure::of(&structure, std::rc::Rc::clone(&self.shelf));
                    out.send(Action::Ask(Dialog::KeepStructure(Box::new(keep))));
                }
            }
        });
    }
}

/// Each line, and what it is taken for.
fn preview(ui: &mut Ui, lines: &[PastedLine], height: f32) {
    let theme = Theme::of(ui);
    let language = ui.language();
    ui.label(Text::Caption.rich(ui.word("paste-taken")).color(theme.dim));
    ScrollArea::vertical().id_salt("taken").max_height(height).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        for line in lines {
            let (words, ink) = match &line.taken {
                Taken::Row(row) => (taken(language, row), theme.text),
                Taken::Heads => (ui.word("paste-heads"), theme.dim),
                Taken::Unread => {
                    (ui.say("paste-unread", &[("line", line.text.as_str().into())]), theme.red)
                }
            };
            elided(ui, Text::Note.rich(words).color(ink));
        }
    });
}

/// What a row is, with its ante and its length.
fn taken(language: Language, row: &Row) -> String {
    let Some(level) = row.level() else { return words::row(language, row) };
    let minutes = words::count(language, "count-minutes", level.minutes.into());
    let parts = [words::row(language, row), words::ante_short(language, level), minutes];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

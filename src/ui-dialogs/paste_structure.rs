//! A structure from a sheet: the text at the left, and the meaning of each line at the right.

use std::collections::BTreeMap;

use bottone_i18n::{Filling, Language, Saying, ToText as _};
use bottone_rules::levels::{Row, Structure};
use bottone_store::profiles::{Profile as _, ShelfEntry};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, foot, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, mix, radius, space},
    typing::{LONGEST_LINE, LONGEST_LIST},
    widgets::{Button, TextField, elided, in_line_with_fields},
};
use bottone_view_structures::{
    cells,
    pasted::{
        LineMeaning, PastedSheet, SheetLine, UnreadPart, assumption_lines, line_in_words, read,
        unread_reason,
    },
};
use bottone_vocabulary::words::{self, capital};
use egui::{
    Align, FontSelection, Frame, Id, Label, Layout, Margin, ScrollArea, TextEdit, TextFormat, Ui,
    pos2, text::LayoutJob, vec2,
};

use super::keep_structure::KeepStructure;
use crate::new_event::NewEvent;

/// The width of the numbers before the lines, in points.
const NUMBERS: f32 = 34.0;
/// The number of unread lines shown at once; the others follow when these are settled.
const MOST_UNREAD: usize = 20;
/// The height of a line that was read, in points.
const LINE: f32 = 19.0;
/// The indent of the words under a line, in points.
const INDENT: i8 = 44;
/// The longest line offered on a button, in characters.
const LONGEST_OFFER: usize = 60;
/// The longest offer that stands beside the line itself, in characters.
const SHORT: usize = 30;

/// A structure as it is read from a sheet.
#[derive(Clone, Debug)]
pub struct PasteStructure {
    shelf: std::rc::Rc<[ShelfEntry<Structure>]>,
    /// The dialog that follows.
    behind: Option<Box<dyn Dialog>>,
    text: String,
    sheet: PastedSheet,
    /// The texts of the omitted lines.
    left_out: Vec<String>,
    /// The text typed in place of a line, by the line's number.
    typed: BTreeMap<usize, String>,
    /// A structure that was read as a whole; its lines cannot be replaced.
    whole: Option<Structure>,
    name: String,
    stack: String,
    /// The name and the stack that were taken from the sheet.
    of_sheet: (String, String),
    /// The name of the file, if the text comes from one.
    of_file: String,
    /// The reason why a file could not be read.
    failed: Option<String>,
}

/// The decision on a line.
enum LineDecision {
    Typed(usize, String),
    LeftOut(String),
}

impl PasteStructure {
    /// Asks for the sheet.
    pub fn new(shelf: Vec<ShelfEntry<Structure>>, behind: Option<Box<dyn Dialog>>) -> Self {
        Self {
            shelf: shelf.into(),
            behind,
            text: String::new(),
            sheet: PastedSheet::default(),
            left_out: Vec::new(),
            typed: BTreeMap::new(),
            whole: None,
            name: String::new(),
            stack: String::new(),
            of_sheet: Default::default(),
            of_file: String::new(),
            failed: None,
        }
    }

    /// Replaces the pasted text with the text of a file.
    pub fn take_text(&mut self, language: Language, name: String, text: String) {
        (self.whole, self.failed) = (None, None);
        self.text = text;
        self.left_out.clear();
        (self.of_file, self.name) = (name, String::new());
        self.read(language);
    }

    /// Takes a structure of another program.
    pub fn take_structure(&mut self, language: Language, structure: Structure) {
        let line = |(at, row): (usize, &Row)| {
            let taken = match row {
                Row::Level(level) => {
                    LineMeaning::Level(Some(structure.level_number(at) as u64), level.clone())
                }
                row => LineMeaning::Row(row.clone(), false),
            };
            let text = words::row(language, row);
            SheetLine { number: at + 1, text, taken: vec![taken], unread: None }
        };
        let lines = structure.rows.iter().enumerate().map(line).collect();
        self.sheet = PastedSheet { lines, rows: structure.rows.clone(), ..PastedSheet::default() };
        self.text.clear();
        self.typed.clear();
        self.name.clone_from(&structure.name);
        self.stack = language.chips(structure.starting_stack);
        self.failed = None;
        self.whole = Some(structure);
    }

    /// Shows that a file could not be read.
    pub fn show_error(&mut self, why: String) {
        self.failed = Some(why);
    }

    /// Reads the text, and takes the name and stack from it unless others were typed.
    fn read(&mut self, language: Language) {
        self.whole = None;
        self.typed.clear();
        self.sheet = read(&self.text, &self.left_out);
        let stack = self.sheet.stack.map(|stack| language.chips(stack));
        let of_file = Some(self.of_file.clone());
        for (field, of_sheet, found) in [
            (&mut self.name, &mut self.of_sheet.0, self.sheet.name.clone().or(of_file)),
            (&mut self.stack, &mut self.of_sheet.1, stack),
        ] {
            // A typed value stays.
            if field.trim().is_empty() || *field == *of_sheet {
                *field = found.unwrap_or_default();
                of_sheet.clone_from(field);
            }
        }
    }

    /// Puts the decision on a line into the text, and reads it again.
    fn settle(&mut self, language: Language, settled: LineDecision) {
        match settled {
            LineDecision::LeftOut(line) => self.left_out.push(line),
            LineDecision::Typed(number, line) => {
                let mut lines: Vec<&str> = self.text.lines().collect();
                if let Some(old) = number.checked_sub(1).and_then(|at| lines.get_mut(at)) {
                    *old = &line;
                }
                self.text = lines.join("\n");
            }
        }
        self.read(language);
    }

    /// Returns the structure, or a message that says what is missing.
    fn structure(&self, language: Language) -> Result<Structure, String> {
        let unread = self.sheet.unread().count();
        if unread > 0 {
            return Err(Saying::count("paste-fix", unread).to_text(language));
        }
        let rows = self.sheet.rows.clone();
        if !rows.iter().any(|row| row.level().is_some()) {
            return Err(language.word("paste-no-level"));
        }
        if self.name.trim().is_empty() {
            return Err(language.word("paste-no-name"));
        }
        let starting_stack = cells::stack(&self.stack).map_err(|wrong| wrong.to_text(language))?;
        let name = self.name.trim().to_owned();
        let begun = self.whole.clone().unwrap_or_else(|| self.sheet.structure(&name));
        let structure = Structure { name, starting_stack, rows, ..begun };
        match structure.fault() {
            Some(fault) => Err(fault.fault.to_text(language)),
            None => Ok(structure),
        }
    }

    /// Draws the name, the stack, and the button that opens a file.
    fn head(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let theme = Theme::of(ui);
        let width = ui.available_width();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            TextField::new(&mut self.name, &ui.word("screens-setup-structure-name"))
                .width(width * 0.3)
                .show(ui);
            TextField::new(&mut self.stack, &ui.word("screens-setup-stack")).width(130.0).show(ui);
            let open = ui.word("paste-open");
            if in_line_with_fields(ui, |ui| ui.add(Button::new(&open))).clicked() {
                out.send(Action::File(FileAction::OpenStructure));
            }
            let note = Text::Note.rich(ui.word("paste-note")).color(theme.dim);
            in_line_with_fields(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.add(Label::new(note).wrap());
            });
        });
    }

    /// Draws the text with line numbers; returns whether it changed and whether it has the
    /// keyboard.
    fn text_pane(&mut self, ui: &mut Ui) -> (bool, bool) {
        let theme = Theme::of(ui);
        let unread: Vec<usize> = self.sheet.unread().map(|(line, _)| line.number).collect();
        ui.label(Text::Caption.rich(ui.word("paste-cells")).color(theme.dim));
        let height = ui.available_height();
        let shown = ScrollArea::both()
            .id_salt("pasted")
            .max_height(height)
            .auto_shrink(false)
            .show(ui, |ui| {
                let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, _: f32| {
                    let mut job = LayoutJob::default();
                    job.wrap.max_width = f32::INFINITY;
                    for (at, line) in text.as_str().split_inclusive('\n').enumerate() {
                        let ink = if unread.contains(&(at + 1)) { theme.red } else { theme.text };
                        job.append(line, 0.0, TextFormat::simple(Text::Body.font(), ink));
                    }
                    if text.as_str().is_empty() {
                        job.append("", 0.0, TextFormat::simple(Text::Body.font(), theme.text));
                    }
                    ui.fonts_mut(|fonts| fonts.layout_job(job))
                };
                let rows = ((height - 14.0)
                    / ui.text_style_height(&egui::TextStyle::Body).max(14.0))
                .max(4.0);
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "a few rows"
                )]
                let rows = rows as usize;
                let hint = ui.word("paste-hint");
                let left = if self.text.is_empty() { 8 } else { 40 };
                let output = TextEdit::multiline(&mut self.text)
                    .char_limit(LONGEST_LIST)
                    .id(Id::unique("pasted sheet"))
                    .hint_text(Text::Body.rich(hint).color(theme.dim))
                    .font(FontSelection::FontId(Text::Body.font()))
                    .margin(Margin { left, right: 8, top: 5, bottom: 5 })
                    .desired_rows(rows)
                    .desired_width(ui.available_width())
                    .layouter(&mut layouter)
                    .show(ui);
                let x = output.galley_pos.x - 8.0;
                if !self.text.is_empty() {
                    for (at, row) in output.galley.rows.iter().enumerate() {
                        let ink = if unread.contains(&(at + 1)) { theme.red } else { theme.dim };
                        let place = pos2(x, output.galley_pos.y + row.pos.y);
                        let number = (at + 1).to_string();
                        if ui.clip_rect().y_range().contains(place.y + 8.0) {
                            ui.painter().text(
                                place,
                                egui::Align2::RIGHT_TOP,
                                number,
                                Text::Note.font(),
                                ink,
                            );
                        }
                    }
                }
                let response =
                    output.response.response.clone().accessible_name(ui.word("paste-cells"));
                (response.changed(), response.has_focus())
            });
        shown.inner
    }

    /// Draws the lines: first the unread ones, each with its fixes, then the others.
    fn lines_pane(&mut self, ui: &mut Ui, in_a_line: &mut bool) -> Option<LineDecision> {
        let theme = Theme::of(ui);
        let language = ui.language();
        let unread: Vec<(SheetLine, UnreadPart)> = self
            .sheet
            .unread()
            .take(MOST_UNREAD)
            .map(|(line, unread)| (line.clone(), unread.clone()))
            .collect();
        let count = self.sheet.unread().count();
        let understood: Vec<&SheetLine> = self
            .sheet
            .lines
            .iter()
            .filter(|line| !line.taken.is_empty() && line.unread.is_none())
            .collect();
        let words_of =
            |name: &'static str, count: usize| Saying::count(name, count).to_text(language);
        let mut head = ui.word("paste-taken");
        if !self.sheet.lines.is_empty() {
            head = format!("{head} · {}", words_of("paste-understood", understood.len()));
        }
        elided(ui, Text::Caption.rich(head).color(theme.dim));
        let mut settled = None;
        let height = ui.available_height();
        ScrollArea::vertical().id_salt("taken").max_height(height).auto_shrink(false).show(
            ui,
            |ui| {
                if count > 0 {
                    let fill = mix(theme.card, theme.red, 0.12);
                    Frame::new()
                        .fill(fill)
                        .corner_radius(corner(radius::INNER))
                        .inner_margin(Margin::same(8))
                        .show(ui, |ui| {
                            ui.set_width(ui.available_width());
                            ui.spacing_mut().item_spacing.y = space::TIGHT;
                            ui.label(
                                Text::Strong
                                    .rich(words_of("paste-not-understood", count))
                                    .color(theme.red),
                            );
                            for (line, unread) in &unread {
                                let typed = self
                                    .typed
                                    .entry(line.number)
                                    .or_insert_with(|| line.text.clone());
                                let done = unread_line(ui, line, unread, typed, in_a_line);
                                settled = settled.take().or(done);
                            }
                        });
                    ui.add_space(space::TIGHT);
                }
                let width = ui.available_width();
                ui.spacing_mut().item_spacing.y = 0.0;
                for line in understood {
                    read_line(ui, line, width);
                }
            },
        );
        settled
    }

    /// Shows the figures that were read, and the facts missing on the sheet.
    fn totals(&self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let language = ui.language();
        let structure = self.sheet.structure("");
        let breaks = structure.rows.iter().filter(|row| matches!(row, Row::Break(_))).count();
        let totals = Saying::of("paste-totals")
            .with("levels", Saying::count("count-levels", structure.levels().count()))
            .with("breaks", Saying::count("paste-breaks", breaks))
            .with("time", words::hours(language, structure.minutes()));
        ui.horizontal(|ui| {
            if !self.sheet.rows.is_empty() {
                ui.label(Text::Note.rich(totals.to_text(language)).color(theme.text));
            }
            for sentence in assumption_lines(language, &self.sheet) {
                elided(ui, Text::Note.rich(sentence).color(theme.gold));
            }
        });
    }
}

impl Dialog for PasteStructure {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("paste-title"), 1180.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let width = ui.available_width();
            self.head(ui, out);
            // The height of the totals and the buttons below.
            let below = 84.0 + if self.failed.is_some() { 24.0 } else { 0.0 };
            let room = ui.ctx().content_rect().bottom() - 46.0 - ui.cursor().top() - below;
            let height = room.clamp(160.0, 640.0);
            let left = (width - space::SCREEN) * 0.36;
            let mut in_a_line = false;
            let mut settled = None;
            let top_left = ui.cursor().min;
            let half = |at: f32, width: f32| {
                egui::Rect::from_min_size(pos2(top_left.x + at, top_left.y), vec2(width, height))
            };
            let pane = |ui: &mut Ui, rect: egui::Rect, content: &mut dyn FnMut(&mut Ui)| {
                let builder =
                    egui::UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min));
                ui.scope_builder(builder, |ui| {
                    ui.set_width(rect.width());
                    content(ui);
                });
            };
            pane(ui, half(0.0, left), &mut |ui| {
                let (changed, focus) = self.text_pane(ui);
                in_a_line |= focus;
                if changed {
                    self.read(ui.language());
                }
            });
            let right = width - left - space::SCREEN;
            pane(ui, half(left + space::SCREEN, right), &mut |ui| {
                settled = self.lines_pane(ui, &mut in_a_line);
            });
            ui.advance_cursor_after_rect(half(0.0, width));
            if let Some(settled) = settled {
                self.settle(ui.language(), settled);
                in_a_line = true;
                ui.ctx().request_repaint();
            }
            if let Some(failed) = &self.failed {
                ui.add(Label::new(Text::Note.rich(failed).color(theme.red)).wrap());
            }
            self.totals(ui);
            let structure = self.structure(ui.language());
            let why = structure.as_ref().err().map(String::as_str);
            let uses = self.behind.as_ref().is_some_and(|behind| behind.is::<NewEvent>());
            let word = ui.word(if uses { "maker-use" } else { "maker-save" });
            // Inside the lines, Enter begins a line or accepts one.
            let answered = if in_a_line {
                foot(ui, &word, why, out)
            } else {
                answer_buttons(ui, &word, why, out)
            };
            if answered && let Ok(structure) = structure {
                let behind = self.behind.take();
                let question = if uses {
                    behind.and_then(|behind| behind.with_structure(structure))
                } else {
                    let keep = KeepStructure::of(&structure, std::rc::Rc::clone(&self.shelf));
                    Some(Box::new(keep.with_behind(behind)) as Box<dyn Dialog>)
                };
                out.send(question.map_or(Action::CloseDialog, Action::Ask));
            }
        });
    }

    fn into_behind(self: Box<Self>) -> Option<Box<dyn Dialog>> {
        self.behind
    }
}

/// Draws the number of a line, right-aligned in a narrow column.
fn number(ui: &mut Ui, number: usize, ink: egui::Color32) {
    ui.allocate_ui_with_layout(vec2(NUMBERS, LINE), Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(space::TIGHT);
        ui.label(Text::Note.rich(number.to_string()).color(ink));
    });
}

/// Draws a line that was read, with its meaning. Long words wrap, so none is cut off.
fn read_line(ui: &mut Ui, line: &SheetLine, width: f32) {
    let theme = Theme::of(ui);
    let is_level = |taken: &LineMeaning| matches!(taken, LineMeaning::Level(..));
    let is_row =
        |taken: &LineMeaning| matches!(taken, LineMeaning::Row(..) | LineMeaning::After(..));
    let ink = if line.taken.iter().any(is_level) {
        theme.text
    } else if line.taken.iter().any(is_row) {
        theme.accent
    } else {
        theme.dim
    };
    let words = capital(&line_in_words(ui.language(), line));
    let room = width - NUMBERS - space::INSIDE;
    let height = ui.painter().layout(words.clone(), Text::Note.font(), ink, room).size().y;
    let (height, align) = if height > LINE { (height, Align::Min) } else { (LINE, Align::Center) };
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), egui::Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let layout = Layout::left_to_right(align);
    let child = |rect| egui::UiBuilder::new().max_rect(rect).layout(layout);
    number(&mut ui.new_child(child(rect)), line.number, theme.dim);
    let beside = egui::Rect::from_min_max(pos2(rect.right() - room, rect.top()), rect.max);
    ui.new_child(child(beside)).add(Label::new(Text::Note.rich(words).color(ink)).wrap());
}

/// Draws an unread line: its text, the reason, and its fixes.
fn unread_line(
    ui: &mut Ui,
    line: &SheetLine,
    unread: &UnreadPart,
    typed: &mut String,
    in_a_line: &mut bool,
) -> Option<LineDecision> {
    let theme = Theme::of(ui);
    let language = ui.language();
    let of_line = |name: &'static str| {
        let number = Filling::Number(line.number as u64);
        Saying::of(name).with("number", number).to_text(language)
    };
    let line_number = line.number;
    let offer = |better: &String| {
        let shown = better.split_whitespace().collect::<Vec<_>>().join(" ");
        let words = Saying::of("paste-as").with("line", shown.as_str()).to_text(language);
        (shown.chars().count() <= LONGEST_OFFER).then(|| (better.clone(), words))
    };
    let offers: Vec<(String, String)> = unread.instead.iter().filter_map(offer).collect();
    let mut settled = None;
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    if !line.text.is_empty() {
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let whole = line.taken.is_empty();
            let leave = ui.word(if whole { "paste-leave-out" } else { "paste-leave-out-rest" });
            let button = ui.add(Button::quiet(&leave));
            if button.accessible_name(of_line("paste-leave-out-line")).clicked() {
                settled = Some(LineDecision::LeftOut(line.text.clone()));
            }
            for (better, words) in offers.iter().filter(|(_, words)| words.chars().count() <= SHORT)
            {
                if ui.add(Button::new(words)).clicked() {
                    settled = Some(LineDecision::Typed(line_number, better.clone()));
                }
            }
            let width = (ui.available_width() - NUMBERS - space::INSIDE).max(80.0);
            let edit = TextEdit::singleline(typed)
                .char_limit(LONGEST_LINE)
                .id(Id::unique(("pasted line", line.number)))
                .font(FontSelection::FontId(Text::Body.font()))
                .margin(Margin::symmetric(8, 4))
                .desired_width(width - 16.0);
            let response = ui.add_sized(vec2(width, size.y), edit);
            let response = response.accessible_name(of_line("paste-line-fix"));
            // A line that is not understood stays here.
            let response = gate::keeps(ui, response, true);
            *in_a_line |= response.has_focus() || response.lost_focus();
            let entered = gate::left_with_enter(ui, &response);
            if entered && *typed != line.text {
                settled = Some(LineDecision::Typed(line.number, typed.clone()));
            }
            number(ui, line.number, theme.red);
        });
    }
    let mut words = unread_reason(language, unread);
    if !line.taken.is_empty() {
        words = format!("{} · {words}", capital(&line_in_words(language, line)));
    }
    Frame::new().inner_margin(Margin { left: INDENT, ..Margin::ZERO }).show(ui, |ui| {
        ui.add(Label::new(Text::Note.rich(words).color(theme.dim)).wrap());
        let long = |(_, words): &&(String, String)| words.chars().count() > SHORT;
        for (better, words) in offers.iter().filter(long) {
            if ui.add(Button::new(words)).clicked() {
                settled = Some(LineDecision::Typed(line_number, better.clone()));
            }
        }
    });
    settled
}

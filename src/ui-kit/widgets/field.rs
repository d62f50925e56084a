//! A named text field.

use bottone_rules::rulebook::Rulebook;
use egui::{FocusDirection, Id, Key, Label, Response, TextEdit, Ui};

use super::{elided::narrowed, explanation::explain};
use crate::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing::{LONGEST_LINE, LONGEST_LIST, field_id_of, select_all},
};

/// The number of rows that a box shows before they scroll.
const MOST_ROWS: f32 = 12.0;

/// A text field with its name above, and a fault or a note below.
#[must_use = "show it"]
pub struct TextField<'a> {
    text: &'a mut String,
    name: &'a str,
    hint: &'a str,
    note: &'a str,
    wrong: Option<&'a str>,
    width: f32,
    lines: usize,
    id: Option<Id>,
}

impl<'a> TextField<'a> {
    /// Creates the field `name` for `text`.
    pub const fn new(text: &'a mut String, name: &'a str) -> Self {
        Self { text, name, hint: "", note: "", wrong: None, width: 200.0, lines: 1, id: None }
    }

    /// Shows an example while it is empty.
    pub const fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    /// Shows a note below it.
    pub const fn note(mut self, note: &'a str) -> Self {
        self.note = note;
        self
    }

    /// Shows a fault below it.
    pub const fn wrong(mut self, wrong: Option<&'a str>) -> Self {
        self.wrong = wrong;
        self
    }

    /// Sets its width, in points.
    pub const fn width(mut self, points: f32) -> Self {
        self.width = points;
        self
    }

    /// Sets its height, in lines.
    pub const fn lines(mut self, lines: usize) -> Self {
        self.lines = lines;
        self
    }

    /// Sets its id, for code that gives it the keyboard.
    pub const fn id(mut self, id: Id) -> Self {
        self.id = Some(id);
        self
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui);
        let id = self.id.unwrap_or_else(|| field_id_of(ui, self.name));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            ui.set_width(self.width);
            let label = ui.label(Text::Caption.rich(self.name).color(theme.dim));
            explain(ui, label, self.name);
            if self.wrong.is_some() {
                ui.visuals_mut().widgets.inactive.bg_stroke.color = theme.red;
                ui.visuals_mut().selection.stroke.color = theme.red;
            }
            let edit = if self.lines == 1 {
                TextEdit::singleline(self.text)
                    .char_limit(LONGEST_LINE)
                    .align(egui::Align2::LEFT_CENTER)
            } else {
                TextEdit::multiline(self.text).char_limit(LONGEST_LIST).desired_rows(self.lines)
            };
            let edit = edit
                .id(id)
                .hint_text(Text::Body.rich(self.hint).color(theme.dim))
                .font(Text::Body.font())
                .margin(egui::Margin::symmetric(8, 5))
                .desired_width(self.width);
            let response = ui.add(edit).accessible_name(self.name);
            if gate::focused_by_tab(ui, &response) && self.lines == 1 {
                select_all(ui, id, self.text.chars().count());
            }
            let unusable = self.wrong.is_some() || self.text.trim().is_empty();
            let response =
                if self.lines == 1 { gate::keeps(ui, response, unusable) } else { response };
            let response = explain(ui, response, self.name);
            let below = self.wrong.unwrap_or(self.note);
            if !below.is_empty() {
                let ink = if self.wrong.is_some() { theme.red } else { theme.dim };
                ui.add(Label::new(Text::Note.rich(below).color(ink)).wrap());
            }
            response
        })
        .inner
    }
}

/// Draws a choice of a few in a drop-down box, with its name above. Returns whether another one was
/// chosen.
pub fn choose<T: PartialEq + Copy>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    all: &[(T, impl AsRef<str>)],
    width: f32,
) -> bool {
    let theme = Theme::of(ui);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        ui.set_width(width);
        let label = ui.label(Text::Caption.rich(name).color(theme.dim));
        explain(ui, label, name);
        pick(ui, name, chosen, all, width)
    })
    .inner
}

/// Draws the choice of a rule book: the one in use with its changes, or one of these instead.
pub fn choose_book(ui: &mut Ui, name: &str, book: &mut Rulebook, books: &[&Rulebook], width: f32) {
    let here = books.iter().position(|other| other.has_same_rules(book));
    let mut all: Vec<(Option<usize>, &str)> = Vec::with_capacity(books.len() + 1);
    let own = if books.iter().any(|other| other.name == book.name) {
        ui.say("record-rules-changed", &[("book", book.name.as_str().into())])
    } else {
        book.name.clone()
    };
    if here.is_none() {
        all.push((None, own.as_str()));
    }
    all.extend(books.iter().enumerate().map(|(at, book)| (Some(at), book.name.as_str())));
    let mut chosen = here;
    if choose(ui, name, &mut chosen, &all, width)
        && let Some(taken) = chosen.and_then(|at| books.get(at))
    {
        book.clone_from(taken);
    }
}

/// Moves through the lines of an open drop-down list with the arrow keys, from the chosen one on;
/// Enter takes the line.
fn move_through_options(ui: &Ui, options: &[Response], chosen: Option<usize>) {
    let step = ui.input(|input| {
        let struck = |key| isize::from(input.key_pressed(key));
        struck(Key::ArrowDown) - struck(Key::ArrowUp)
    });
    let here = options.iter().position(Response::has_focus).or(chosen);
    let next = (step != 0).then(|| gate::step_row(here, step, options.len())).flatten();
    if let Some(option) = next.and_then(|at| options.get(at)) {
        option.request_focus();
        option.scroll_to_me(None);
        // Otherwise the keyboard would move one line further, and out of the list at its ends.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    if options.iter().any(Response::clicked) {
        ui.close();
    }
}

/// Draws a button in line with the fields beside it, which have their names above.
pub fn in_line_with_fields<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        ui.label(Text::Caption.rich(""));
        add(ui)
    })
    .inner
}

/// Returns the width of a drop-down box that its text cannot use, in points: the arrow with its
/// space, and both edges.
fn arrow_width(ui: &Ui) -> f32 {
    let spacing = ui.spacing();
    spacing.icon_width + spacing.icon_spacing + 2.0 * spacing.button_padding.x + EDGES
}

/// Returns the width of a drop-down box that shows these words at their smallest size, in points.
pub fn least_box_width(ui: &Ui, words: &str) -> f32 {
    let font = narrowed(ui.painter(), words, Text::Body.font(), 0.0);
    let words = ui.painter().layout_no_wrap(words.to_owned(), font, egui::Color32::PLACEHOLDER);
    words.size().x.ceil() + arrow_width(ui)
}

/// The width of both edges of a drop-down box, and of the roundings of its parts, in points.
const EDGES: f32 = 2.0;

/// Draws a drop-down box; returns whether another option was chosen.
pub fn pick<T: PartialEq + Copy>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    all: &[(T, impl AsRef<str>)],
    width: f32,
) -> bool {
    let before = *chosen;
    let here =
        all.iter().find(|(value, _)| *value == before).map_or("—", |(_, word)| word.as_ref());
    // In a row of its own or of others, the box is as wide as its text needs.
    let room = ui.available_width().max(width) - arrow_width(ui);
    let font = narrowed(ui.painter(), here, Text::Body.font(), room);
    // The open list has rows as tall as everything around the box.
    let height = ui.spacing().interact_size.y;
    let shown = egui::ComboBox::from_id_salt(name)
        .width(width)
        .height(MOST_ROWS * (height + space::ITEM))
        .selected_text(Text::Body.rich(here).font(font))
        .truncate()
        .show_ui(ui, |ui| {
            ui.spacing_mut().interact_size.y = height;
            // However narrow the box is, a line can be pressed.
            ui.set_min_width(height);
            let at = all.iter().position(|(value, _)| *value == before);
            let option = |(value, word): &(T, _)| {
                ui.selectable_value(chosen, *value, Text::Body.rich(AsRef::<str>::as_ref(word)))
            };
            let options: Vec<Response> = all.iter().map(option).collect();
            move_through_options(ui, &options, at);
        });
    shown.response.widget_info(|| {
        let mut info = egui::WidgetInfo::labeled(egui::Role::ComboBox, true, name);
        info.current_text_value = Some(here.to_owned());
        info
    });
    *chosen != before
}

//! A long list in columns, of which only the visible rows are drawn.

use bottone_i18n::Language;
use egui::{
    Align, Align2, Color32, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo,
    epaint::text::TextWrapping,
    pos2,
    text::{LayoutJob, TextFormat},
    vec2,
};

use super::explanation::explain;
use crate::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, mix},
};

const PADDING: f32 = 12.0;
const GAP: f32 = 14.0;
/// The number of rows shown before the first one scrolled to.
const BEFORE: f32 = 3.0;

/// The width of a column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Width {
    /// A fixed number of points.
    Points(f32),
    /// A share of the remaining width.
    Share(f32),
}

/// One column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ListColumn<'a> {
    name: &'a str,
    width: Width,
    right: bool,
    sorts: bool,
}

impl<'a> ListColumn<'a> {
    /// Creates a column of words with the head `name`.
    pub const fn new(name: &'a str, width: Width) -> Self {
        Self { name, width, right: false, sorts: false }
    }

    /// Creates a column of figures, which stand at its right edge.
    pub const fn figures(name: &'a str, width: Width) -> Self {
        Self { right: true, ..Self::new(name, width) }
    }

    /// Lets its head sort the list.
    #[must_use]
    pub const fn sorts(mut self) -> Self {
        self.sorts = true;
        self
    }
}

/// A list of rows of equal height.
#[must_use = "show it"]
pub struct List<'a> {
    columns: &'a [ListColumn<'a>],
    name: &'a str,
    row: f32,
    chosen: Option<usize>,
    walked: bool,
    scroll_to: Option<usize>,
    localized_heads: bool,
}

impl<'a> List<'a> {
    /// Creates a list called `name` with these columns.
    pub const fn new(name: &'a str, columns: &'a [ListColumn<'a>]) -> Self {
        Self {
            columns,
            name,
            row: 36.0,
            chosen: None,
            walked: false,
            scroll_to: None,
            localized_heads: false,
        }
    }

    /// Sets the height of its rows, in points.
    pub const fn row_height(mut self, points: f32) -> Self {
        self.row = points;
        self
    }

    /// Lights this row, which moves with the arrow keys of its screen. Tab skips the rows of such a
    /// list, but stops at each pressable row of any other.
    pub const fn chosen(mut self, row: Option<usize>) -> Self {
        self.chosen = row;
        self.walked = true;
        self
    }

    /// Lets Tab stop at each row, because no arrow keys move the lit one.
    pub const fn by_tab(mut self) -> Self {
        self.walked = false;
        self
    }

    /// Scrolls this row into view.
    pub const fn scroll_to(mut self, row: Option<usize>) -> Self {
        self.scroll_to = row;
        self
    }

    /// Takes the column heads from the texts, by the names given here.
    pub const fn localized(mut self) -> Self {
        self.localized_heads = true;
        self
    }

    /// Shows the heads, the one at `sorted` lit; returns the pressed one.
    pub fn heads(&self, ui: &mut Ui, sorted: Option<usize>) -> Option<usize> {
        let theme = Theme::of(ui);
        let height = ui.spacing().interact_size.y;
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let mut pressed = None;
        let spans = self.spans(place, &self.least_widths(ui));
        for (at, (column, span)) in self.columns.iter().zip(spans).enumerate() {
            let mut ink = theme.dim;
            let word = self.head(ui, column);
            if column.sorts {
                let response =
                    ui.interact(span, ui.scope_id().with((self.name, at)), Sense::click());
                let lit = sorted == Some(at);
                let language = ui.language();
                response.widget_info(|| {
                    let name =
                        language.say("shell-sort", &[("column", word.to_lowercase().into())]);
                    WidgetInfo::selected(Role::ColumnHeader, response.enabled(), lit, name)
                });
                if response.clicked() {
                    pressed = Some(at);
                }
                if lit || response.hovered() || response.has_focus() {
                    ink = theme.text;
                }
                explain(ui, response, &word);
            } else {
                let id = ui.scope_id().with((self.name, "head", at));
                let response = ui.interact(span, id, Sense::hover());
                explain(ui, response, &word);
            }
            let word = if sorted == Some(at) { format!("{word} ↓") } else { word };
            write_line(ui, span, column.right, &word, Text::Note, ink);
        }
        line_under(ui, place, theme.line);
        pressed
    }

    /// Shows this number of rows in the remaining height, each written by `write`; returns the
    /// pressed one.
    pub fn rows(
        &self,
        ui: &mut Ui,
        count: usize,
        write: impl FnMut(usize, &mut Cells<'_>),
    ) -> Option<usize> {
        let sense = if self.walked { Sense::CLICK } else { Sense::click() };
        self.show(ui, count, sense, write)
    }

    /// Shows rows that cannot be pressed.
    pub fn show_rows(&self, ui: &mut Ui, count: usize, write: impl FnMut(usize, &mut Cells<'_>)) {
        self.show(ui, count, Sense::hover(), write);
    }

    fn show(
        &self,
        ui: &mut Ui,
        count: usize,
        sense: Sense,
        mut write: impl FnMut(usize, &mut Cells<'_>),
    ) -> Option<usize> {
        let theme = Theme::of(ui);
        let mut pressed = None;
        // The columns stand under their heads, with or without a scroll bar.
        let right = ui.available_rect_before_wrap().right();
        let mut area = ScrollArea::vertical().id_salt(self.name).auto_shrink(false);
        if let Some(row) = self.scroll_to {
            area = self.scroll_row(ui, area, row);
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let widths = self.least_widths(ui);
        let shown = area.show_rows(ui, self.row, count, |ui, seen| {
            for index in seen {
                let size = vec2(ui.available_width(), self.row);
                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                let id = ui.scope_id().with((self.name, "row", index));
                let response = ui.interact(place, id, sense);
                let lit = self.chosen == Some(index);
                if response.gained_focus() {
                    ui.scroll_to_rect(place, None);
                }
                if lit {
                    ui.painter().rect_filled(place, 0.0, theme.chosen);
                } else if response.hovered() || response.has_focus() {
                    ui.painter().rect_filled(place, 0.0, mix(theme.card, theme.raised, 0.7));
                }
                let mut words = Vec::with_capacity(self.columns.len());
                let spans = self.spans(place.with_max_x(right), &widths);
                let mut hint = None;
                let mut cells = Cells {
                    ui,
                    columns: self.columns,
                    spans,
                    words: &mut words,
                    hint: response.hovered().then_some(&mut hint),
                };
                write(index, &mut cells);
                response.widget_info(|| {
                    let words: Vec<&str> =
                        words.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
                    WidgetInfo::selected(Role::Row, response.enabled(), lit, words.join(" "))
                });
                line_under(ui, place, mix(theme.card, theme.line, 0.6));
                if response.clicked() {
                    pressed = Some(index);
                }
                if let Some(hint) = hint {
                    response.on_hover_text_at_pointer(hint);
                }
            }
        });
        let id = self.visible_rows_id(ui);
        let seen = (shown.state.clamped_offset().y, shown.inner_rect.height());
        ui.data_mut(|data| data.insert_temp(id, seen));
        pressed
    }

    /// Scrolls just as far as needed; a list shown for the first time has a few rows before it.
    fn scroll_row(&self, ui: &Ui, area: ScrollArea, row: usize) -> ScrollArea {
        #[expect(clippy::cast_precision_loss, reason = "no list has so many rows")]
        let top = row as f32 * self.row;
        let seen = ui.data(|data| data.get_temp::<(f32, f32)>(self.visible_rows_id(ui)));
        let offset = match seen {
            None => top - BEFORE * self.row,
            Some((offset, _)) if top < offset => top,
            Some((offset, height)) if top + self.row > offset + height => top + self.row - height,
            Some(_) => return area,
        };
        area.vertical_scroll_offset(offset.max(0.0))
    }

    fn visible_rows_id(&self, ui: &Ui) -> egui::Id {
        ui.scope_id().with((self.name, "in sight"))
    }

    /// Returns the head of a column.
    fn head(&self, ui: &Ui, column: &ListColumn<'_>) -> String {
        match column.name {
            name if self.localized_heads && !name.is_empty() => ui.word(name),
            name => name.to_owned(),
        }
    }

    /// Returns the smallest width of each column: that of its head, or its own if it is fixed and
    /// wider.
    fn least_widths(&self, ui: &Ui) -> Vec<f32> {
        let ink = egui::Color32::PLACEHOLDER;
        let least = |column: &ListColumn<'_>| match column.width {
            Width::Points(points) => {
                let head = self.head(ui, column);
                let head = ui.painter().layout_no_wrap(head, Text::Note.font(), ink);
                points.max(head.size().x.ceil())
            }
            Width::Share(_) => 0.0,
        };
        self.columns.iter().map(least).collect()
    }

    /// Returns the span of each column in `place`, with these widths of the fixed ones.
    fn spans(&self, place: Rect, widths: &[f32]) -> Vec<Rect> {
        let width = place.width() - 2.0 * PADDING;
        let gaps = GAP * f32::from(u8::try_from(self.columns.len()).unwrap_or(u8::MAX) - 1);
        let share = |column: &ListColumn<'_>| match column.width {
            Width::Points(_) => 0.0,
            Width::Share(share) => share,
        };
        let shares: f32 = self.columns.iter().map(share).sum();
        let left = (width - gaps - widths.iter().sum::<f32>()).max(0.0);
        let mut x = place.left() + PADDING;
        let span = |(column, fixed): (&ListColumn<'_>, &f32)| {
            let wide = match column.width {
                Width::Points(_) => *fixed,
                Width::Share(share) => left * share / shares,
            };
            let span = Rect::from_min_size(pos2(x, place.top()), vec2(wide, place.height()));
            x += wide + GAP;
            span
        };
        self.columns.iter().zip(widths).map(span).collect()
    }
}

/// The cells of one row.
pub struct Cells<'a> {
    ui: &'a Ui,
    columns: &'a [ListColumn<'a>],
    spans: Vec<Rect>,
    words: &'a mut Vec<String>,
    hint: Option<&'a mut Option<String>>,
}

impl Cells<'_> {
    /// Returns the language of the text.
    pub fn language(&self) -> Language {
        self.ui.language()
    }

    /// Returns the span of each column in this row.
    pub fn spans(&self) -> &[Rect] {
        &self.spans
    }

    /// Gives a place in this row a background of its own.
    pub fn ground(&self, place: Rect, ink: Color32) {
        self.ui.painter().rect_filled(place.expand2(vec2(PADDING / 2.0, -1.0)), 0.0, ink);
    }

    /// Writes `words` into the next column.
    pub fn write(&mut self, words: &str, text: Text, ink: Color32) {
        let at = self.words.len();
        if let (Some(column), Some(span)) = (self.columns.get(at), self.spans.get(at)) {
            write_line(self.ui, *span, column.right, words, text, ink);
        }
        self.words.push(words.to_owned());
    }

    /// Shows the effect of pressing this row, on hover.
    pub fn hint(&mut self, words: impl FnOnce() -> String) {
        if let Some(hint) = &mut self.hint {
            **hint = Some(words());
        }
    }

    /// Writes `words` into the next column, with `below` small under them if not empty.
    pub fn write_two(&mut self, words: &str, below: &str, text: Text, inks: [Color32; 2]) {
        let at = self.words.len();
        if let (Some(column), Some(span), false) =
            (self.columns.get(at), self.spans.get(at), below.is_empty())
        {
            let (upper, lower) = span.shrink2(vec2(0.0, 3.0)).split_top_bottom_at_fraction(0.54);
            write_line(self.ui, upper, column.right, words, text, inks[0]);
            write_line(self.ui, lower, column.right, below, Text::Caption, inks[1]);
            self.words.push(format!("{words} {below}"));
        } else {
            self.write(words, text, inks[0]);
        }
    }

    /// Writes `words` into the next column, those before the first " · " bold; struck out unless
    /// they stand.
    pub fn write_headed(&mut self, words: &str, ink: Color32, stands: bool) {
        let at = self.words.len();
        if let Some(span) = self.spans.get(at).filter(|span| self.ui.is_rect_visible(**span)) {
            let (head, rest) = words.split_at(words.find(" · ").unwrap_or(words.len()));
            let rest_begins = !rest.is_empty();
            let strike = if stands { Stroke::NONE } else { Stroke::new(1.0, ink) };
            let format = |text: Text| TextFormat {
                font_id: text.font(),
                color: ink,
                strikethrough: strike,
                ..TextFormat::default()
            };
            let mut job = LayoutJob::default();
            job.append(head, 0.0, format(if rest_begins { Text::Strong } else { Text::Body }));
            job.append(rest, 0.0, format(Text::Body));
            job.wrap = TextWrapping::truncate_at_width(span.width());
            let galley = self.ui.painter().layout_job(job);
            let at = pos2(span.left(), span.center().y - galley.size().y / 2.0);
            self.ui.painter().galley(at, galley, ink);
        }
        self.words.push(words.to_owned());
    }

    /// Adds words to the row that are heard and searched, but not seen.
    pub fn also(&mut self, words: &str) {
        self.words.push(words.to_owned());
    }

    /// Writes `words` from the left over this number of columns.
    pub fn write_left(&mut self, words: &str, columns: usize, text: Text, ink: Color32) {
        let at = self.words.len();
        let last = self.spans.get((at + columns).min(self.spans.len()).saturating_sub(1));
        if let (Some(first), Some(last)) = (self.spans.get(at), last) {
            write_line(self.ui, first.with_max_x(last.right()), false, words, text, ink);
        }
        self.words.push(words.to_owned());
        self.words.extend((1..columns).map(|_| String::new()));
    }
}

/// Writes one line into `span`, at its right edge or its left; text that does not fit is cut with
/// an ellipsis.
pub fn write_line(ui: &Ui, span: Rect, right: bool, words: &str, text: Text, ink: Color32) {
    if words.is_empty() || !ui.is_rect_visible(span) {
        return;
    }
    let mut job = LayoutJob::simple_singleline(words.to_owned(), text.font(), ink);
    job.wrap = TextWrapping::truncate_at_width(span.width());
    let galley = ui.painter().layout_job(job);
    let anchor = Align2([if right { Align::Max } else { Align::Min }, Align::Center]);
    let at = if right { span.right_center() } else { span.left_center() };
    let place = anchor.anchor_size(at, galley.size());
    ui.painter().galley(place.min, galley, ink);
}

fn line_under(ui: &Ui, place: Rect, ink: Color32) {
    let x = place.x_range();
    ui.painter().hline(x.shrink(1.0), place.bottom() - 0.5, Stroke::new(1.0, ink));
}

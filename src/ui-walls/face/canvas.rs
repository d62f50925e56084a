//! The tools for drawing every face: sizes relative to the height of the wall, and words on their
//! line. No text is too small for the back of the room.

use std::sync::Arc;

use bottone_i18n::Language;
use bottone_ui_kit::{fonts, theme::mix};
use egui::{
    Color32, FontFamily, FontId, Galley, Painter, Pos2, Rect, Role, Sense, TextureHandle, Ui, Vec2,
    WidgetInfo, pos2, text::LayoutJob, vec2,
};

use super::{Inks, WallLook};

/// The height that all sizes refer to: a unit is this fraction of it.
const HEIGHT: f32 = 1_080.0;
/// The smallest width for that height before the parts get smaller.
const WIDTH: f32 = 1_640.0;
/// The same for an upright wall.
const UPRIGHT: (f32, f32) = (1_080.0, 1_700.0);
/// The distance from the wall's edge to its content, in units.
pub(super) const MARGIN: f32 = 60.0;
/// The smallest words, in units: five minutes of arc at twenty metres from a picture two metres
/// wide (docs/guide/walls.md).
pub const LEAST: f32 = 40.0;
/// The greatest number of letters in a figure, such as "2 seats".
const FIGURE_LETTERS: usize = 8;
/// The smallest figures, for numbers with too many digits for their place, in units.
const LEAST_FIGURE: f32 = 22.0;
/// The baseline of a line, as a share of the letters' size from its top.
pub(super) const ASCENT: f32 = 0.94;
/// The height of a line, as a share of the letters' size.
pub(super) const LEAD: f32 = 1.22;

/// One face being drawn.
pub(super) struct Canvas<'a> {
    pub(super) ui: &'a Ui,
    /// The language of the wall, which may differ from that of the windows.
    pub(super) language: Language,
    pub(super) painter: Painter,
    pub(super) place: Rect,
    pub(super) unit: f32,
    pub(super) look: &'a WallLook,
    pub(super) ink: &'a Inks,
    /// True for an upright wall.
    pub(super) upright: bool,
    /// True if screen readers get the words; a small picture of a wall has none.
    named: bool,
}

/// Words with their layout.
#[derive(Clone)]
pub(super) struct WallText {
    galley: Arc<Galley>,
    /// The size of the letters, in points.
    pub(super) size: f32,
    /// The distance from the top of the galley to the baseline.
    baseline: f32,
}

impl WallText {
    pub(super) fn width(&self) -> f32 {
        self.galley.size().x
    }

    /// Returns the height of its line.
    pub(super) fn height(&self) -> f32 {
        self.size * LEAD
    }

    /// Returns whether a part of it is left out.
    pub(super) fn is_cut(&self) -> bool {
        self.galley.elided
    }
}

/// The style of words.
#[derive(Clone, Copy)]
pub(super) struct WordStyle {
    size: f32,
    bold: bool,
    ink: Color32,
    figure: bool,
    /// The smallest size to which it shrinks, in units.
    least: f32,
}

/// Returns a style of this size, in units.
pub(super) const fn set(size: f32, ink: Color32) -> WordStyle {
    WordStyle { size, bold: false, ink, figure: false, least: LEAST }
}

impl WordStyle {
    /// Returns the style in bold.
    pub(super) const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    /// Returns the style in bold, made smaller rather than cut.
    pub(super) const fn figure(self) -> Self {
        Self { bold: true, figure: true, ..self }
    }

    /// Returns the style with another smallest size, in units.
    pub(super) const fn down_to(self, least: f32) -> Self {
        Self { least, ..self }
    }

    /// Returns the style at a multiple of its size.
    pub(super) fn times(self, by: f32) -> Self {
        Self { size: self.size * by, ..self }
    }
}

impl<'a> Canvas<'a> {
    pub(super) fn new(
        ui: &'a Ui,
        language: Language,
        place: Rect,
        look: &'a WallLook,
        named: bool,
    ) -> Self {
        let upright = place.height() > place.width() * 1.1;
        let (wide, high) = if upright { UPRIGHT } else { (WIDTH, HEIGHT) };
        let unit = (place.height() / high).min(place.width() / wide);
        let painter = ui.painter_at(place);
        Self { ui, language, painter, place, unit, look, ink: &look.inks, upright, named }
    }

    /// Returns units in points.
    pub(super) fn units(&self, units: f32) -> f32 {
        units * self.unit
    }

    /// Returns the wall without its side margins.
    pub(super) fn inside(&self, place: Rect) -> Rect {
        place.shrink2(vec2(self.units(MARGIN), 0.0))
    }

    /// Lays out words. Words that are too wide get smaller, as far as they stay legible; then they
    /// are cut.
    pub(super) fn lay_out_text(&self, text: &str, set: WordStyle, widest: f32) -> WallText {
        let full = self.points(set.size);
        let job = |size: f32| {
            let family = if set.bold { fonts::bold() } else { FontFamily::Proportional };
            LayoutJob::simple_singleline(text.to_owned(), FontId::new(size, family), set.ink)
        };
        let galley = self.painter.layout_job(job(full));
        if galley.size().x <= widest {
            return wall_text(galley, full);
        }
        // A prize that is not money is made of words: it is cut, as names are, and not made
        // smaller.
        let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
        let least = if set.figure && letters <= FIGURE_LETTERS { LEAST_FIGURE } else { set.least };
        let least = self.points(least.min(set.size));
        // Layout does not scale exactly: use a little less than would fit.
        let smaller = (full * widest / galley.size().x * 0.995).max(least);
        let smaller = if smaller >= 12.0 { smaller.floor().max(least) } else { smaller };
        let mut job = job(smaller);
        job.wrap = egui::text::TextWrapping::truncate_at_width(widest.max(1.0));
        wall_text(self.painter.layout_job(job), smaller)
    }

    /// Lays out words in as many lines as they need, up to this number.
    pub(super) fn lines(
        &self,
        text: &str,
        set: WordStyle,
        widest: f32,
        most: usize,
    ) -> Vec<WallText> {
        let whole = self.lay_out_text(text, set, f32::INFINITY);
        if whole.width() <= widest || most <= 1 {
            return vec![self.lay_out_text(text, set, widest)];
        }
        let mut lines: Vec<String> = vec![String::new()];
        for part in text.split(' ') {
            let last = lines.len() - 1;
            let tried = if lines[last].is_empty() {
                part.to_owned()
            } else {
                format!("{} {part}", lines[last])
            };
            let fits = self.lay_out_text(&tried, set, f32::INFINITY).width() <= widest;
            if fits || lines[last].is_empty() || lines.len() == most {
                lines[last] = tried;
            } else {
                lines.push(part.to_owned());
            }
        }
        lines.iter().map(|line| self.lay_out_text(line, set, widest)).collect()
    }

    /// Lays out the caption of a figure, in one line or in two of about the same width.
    pub(super) fn caption(&self, text: &str, set: WordStyle, widest: f32) -> Vec<WallText> {
        let whole = self.lay_out_text(text, set, widest);
        if !whole.is_cut() {
            return vec![whole];
        }
        let cuts = text.match_indices(' ').map(|(at, _)| (&text[..at], &text[at + 1..]));
        let longer = |(one, two): &(&str, &str)| one.chars().count().max(two.chars().count());
        match cuts.min_by_key(longer) {
            Some((one, two)) => {
                vec![self.lay_out_text(one, set, widest), self.lay_out_text(two, set, widest)]
            }
            None => vec![whole],
        }
    }

    /// Returns units in points, rounded to whole ones if the difference cannot be seen.
    fn points(&self, units: f32) -> f32 {
        let points = self.units(units);
        if points >= 12.0 { points.round() } else { points.max(1.0) }
    }

    /// Draws words with their line's top at `y`; `side` says which end of them is at `x`.
    pub(super) fn put(&self, word: &WallText, x: f32, y: f32, side: egui::Align) -> Rect {
        self.at_baseline(word, x, y + ASCENT * word.size, side)
    }

    /// Draws words with their capitals centred on `y`.
    pub(super) fn put_mid(&self, word: &WallText, x: f32, y: f32, side: egui::Align) -> Rect {
        self.at_baseline(word, x, y + 0.357 * word.size, side)
    }

    /// Returns the words with their letters shaded from one colour at the top to another at the
    /// foot.
    pub(super) fn shaded(word: &WallText, top: Color32, foot: Color32) -> WallText {
        let mut galley = Galley::clone(&word.galley);
        let (high, low) = (word.baseline - 0.74 * word.size, word.baseline);
        for row in &mut galley.rows {
            for vertex in &mut Arc::make_mut(&mut row.row).visuals.mesh.vertices {
                let part = ((vertex.pos.y - high) / (low - high)).clamp(0.0, 1.0);
                vertex.color = mix(top, foot, part);
            }
        }
        WallText { galley: Arc::new(galley), ..*word }
    }

    /// Draws words on this baseline.
    pub(super) fn at_baseline(
        &self,
        word: &WallText,
        x: f32,
        line: f32,
        side: egui::Align,
    ) -> Rect {
        let width = word.width();
        let left = match side {
            egui::Align::Min => x,
            egui::Align::Center => x - width / 2.0,
            egui::Align::Max => x - width,
        };
        let at = pos2(left, line - word.baseline);
        self.painter.galley(at, Arc::clone(&word.galley), self.ink.text);
        Rect::from_min_size(at, word.galley.size())
    }

    /// Adds the words at `place` for screen readers.
    pub(super) fn name(&self, place: Rect, words: &str) {
        if !self.named || words.trim().is_empty() {
            return;
        }
        let id = self.ui.scope_id().with(("wall", words, format!("{:?}", place.min)));
        let response = self.ui.interact(place, id, Sense::hover());
        let words = words.trim();
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    }

    /// Draws words, and adds them for screen readers.
    pub(super) fn put_named(
        &self,
        word: &WallText,
        x: f32,
        y: f32,
        side: egui::Align,
        named: &str,
    ) -> Rect {
        let place = self.put(word, x, y, side);
        self.name(place, named);
        place
    }

    /// Draws the same with the capitals centred on `y`.
    pub(super) fn put_mid_named(
        &self,
        word: &WallText,
        at: Pos2,
        side: egui::Align,
        named: &str,
    ) -> Rect {
        let place = self.put_mid(word, at.x, at.y, side);
        self.name(place, named);
        place
    }

    pub(super) fn fill(&self, place: Rect, round: f32, ink: Color32) {
        self.painter.rect_filled(place, self.units(round), ink);
    }

    /// Draws a picture as large as it fits, with its middle at the height of `at`; `side` says
    /// which edge of it is there.
    pub(super) fn picture(
        &self,
        picture: &TextureHandle,
        most: Vec2,
        at: Pos2,
        side: egui::Align,
    ) -> Rect {
        let whole = picture.size_vec2();
        let shown = whole * (most.x / whole.x).min(most.y / whole.y);
        let left = match side {
            egui::Align::Min => at.x,
            egui::Align::Center => at.x - shown.x / 2.0,
            egui::Align::Max => at.x - shown.x,
        };
        let place = Rect::from_min_size(pos2(left, at.y - shown.y / 2.0), shown);
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        self.painter.image(picture.id(), place, uv, Color32::WHITE);
        place
    }

    /// Draws a code of squares for phones, with its white margin.
    pub(super) fn code(&self, place: Rect, address: &str) {
        let Ok(code) = qrcode::QrCode::new(address) else { return };
        let squares = code.width();
        self.painter.rect_filled(place, self.units(12.0), Color32::WHITE);
        #[expect(clippy::cast_precision_loss, reason = "at most 177 squares")]
        let step = place.width() / (squares as f32 + 8.0);
        let inside = Rect::from_center_size(place.center(), place.size() - vec2(step, step) * 8.0);
        for (row, line) in (0_u16..).zip(code.to_colors().chunks(squares)) {
            for (column, color) in (0_u16..).zip(line) {
                if *color == qrcode::Color::Dark {
                    let at = inside.min + vec2(f32::from(column), f32::from(row)) * step;
                    // Slightly larger, so that no gap shows between two of them.
                    let square = Rect::from_min_size(at, vec2(step, step) * 1.02);
                    self.painter.rect_filled(square, 0.0, Color32::BLACK);
                }
            }
        }
        self.name(place, address);
    }

    /// Draws a message in the middle of an empty face.
    pub(super) fn empty(&self, body: Rect, words: &str) {
        let word = self.lay_out_text(words, set(60.0, self.ink.dim), self.inside(body).width());
        self.put_mid_named(&word, body.center(), egui::Align::Center, words);
    }
}

fn wall_text(galley: Arc<Galley>, size: f32) -> WallText {
    let first = galley.rows.first().and_then(|row| row.glyphs.first());
    let baseline = first.map_or(size, |glyph| glyph.pos.y);
    WallText { galley, size, baseline }
}

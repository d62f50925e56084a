//! What all faces are drawn with: sizes that go by the height of the wall, words on their line, and
//! nothing smaller than the back of the room can read.

use std::sync::Arc;

use egui::{
    Color32, FontFamily, FontId, Galley, Painter, Pos2, Rect, Role, Sense, Ui, WidgetInfo, pos2,
    text::LayoutJob, vec2,
};

use super::{Inks, Look};
use crate::{i18n::Language, ui::fonts};

/// The height that everything is measured for: a unit is this part of it.
const HEIGHT: f32 = 1_080.0;
/// The least width for that height before things get smaller.
const WIDTH: f32 = 1_640.0;
/// The same for a wall that stands upright.
const UPRIGHT: (f32, f32) = (1_080.0, 1_700.0);
/// From the wall's edge to what it holds, in units.
pub(super) const MARGIN: f32 = 60.0;
/// The smallest words, in units: five minutes of arc at twenty metres from a picture two metres wide
/// (docs/guide/walls.md).
pub const LEAST: f32 = 40.0;
/// The most letters of what is still a figure: "2 seats".
const FIGURE_LETTERS: usize = 8;
/// The smallest figures, where one has so many digits that it would not fit otherwise.
const LEAST_FIGURE: f32 = 22.0;
/// Where the letters of a line stand, in shares of their size from its top.
pub(super) const ASCENT: f32 = 0.94;
/// How high a line is.
pub(super) const LEAD: f32 = 1.22;

/// One face being drawn.
pub(super) struct Canvas<'a> {
    pub(super) ui: &'a Ui,
    /// What the room reads, which may be another language than that of the windows.
    pub(super) language: Language,
    pub(super) painter: Painter,
    pub(super) place: Rect,
    pub(super) unit: f32,
    pub(super) look: &'a Look,
    pub(super) ink: &'a Inks,
    /// Does it stand upright?
    pub(super) upright: bool,
    /// Is it told to screen readers? A small picture of a wall is not.
    named: bool,
}

/// Words that are laid out.
#[derive(Clone)]
pub(super) struct Word {
    galley: Arc<Galley>,
    /// How large, in points.
    pub(super) size: f32,
    /// From the top of the galley to where the letters stand.
    baseline: f32,
}

impl Word {
    pub(super) fn width(&self) -> f32 {
        self.galley.size().x
    }

    /// The height of its line.
    pub(super) fn height(&self) -> f32 {
        self.size * LEAD
    }

    /// Is some of it left out?
    pub(super) fn is_cut(&self) -> bool {
        self.galley.elided
    }
}

/// How words are set.
#[derive(Clone, Copy)]
pub(super) struct Set {
    size: f32,
    bold: bool,
    ink: Color32,
    figure: bool,
}

/// Words of this size in units.
pub(super) const fn set(size: f32, ink: Color32) -> Set {
    Set { size, bold: false, ink, figure: false }
}

impl Set {
    /// In bold.
    pub(super) const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    /// Bold, and rather smaller than cut.
    pub(super) const fn figure(self) -> Self {
        Self { bold: true, figure: true, ..self }
    }

    /// So many times as large.
    pub(super) fn times(self, by: f32) -> Self {
        Self { size: self.size * by, ..self }
    }
}

impl<'a> Canvas<'a> {
    pub(super) fn new(
        ui: &'a Ui,
        language: Language,
        place: Rect,
        look: &'a Look,
        named: bool,
    ) -> Self {
        let upright = place.height() > place.width() * 1.1;
        let (wide, high) = if upright { UPRIGHT } else { (WIDTH, HEIGHT) };
        let unit = (place.height() / high).min(place.width() / wide);
        let painter = ui.painter_at(place);
        Self { ui, language, painter, place, unit, look, ink: &look.inks, upright, named }
    }

    /// So many units in points.
    pub(super) fn units(&self, units: f32) -> f32 {
        units * self.unit
    }

    /// The wall without its margins at the sides.
    pub(super) fn inside(&self, place: Rect) -> Rect {
        place.shrink2(vec2(self.units(MARGIN), 0.0))
    }

    /// Lays words out. What is too wide gets smaller, as far as it can be read; then it is cut.
    pub(super) fn word(&self, text: &str, set: Set, widest: f32) -> Word {
        let full = self.points(set.size);
        let job = |size: f32| {
            let family = if set.bold { fonts::bold() } else { FontFamily::Proportional };
            LayoutJob::simple_singleline(text.to_owned(), FontId::new(size, family), set.ink)
        };
        let galley = self.painter.layout_job(job(full));
        if galley.size().x <= widest {
            return word(galley, full);
        }
        // A prize that is not money is words: cut, as names are, and not smaller.
        let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
        let least = if set.figure && letters <= FIGURE_LETTERS { LEAST_FIGURE } else { LEAST };
        let least = self.points(least.min(set.size));
        // Layout is not quite in proportion: a hair less than what would fit.
        let smaller = (full * widest / galley.size().x * 0.995).max(least);
        let smaller = if smaller >= 12.0 { smaller.floor().max(least) } else { smaller };
        let mut job = job(smaller);
        job.wrap = egui::text::TextWrapping::truncate_at_width(widest.max(1.0));
        word(self.painter.layout_job(job), smaller)
    }

    /// Lays words out in as many lines as they need, at most this many.
    pub(super) fn lines(&self, text: &str, set: Set, widest: f32, most: usize) -> Vec<Word> {
        let whole = self.word(text, set, f32::INFINITY);
        if whole.width() <= widest || most <= 1 {
            return vec![self.word(text, set, widest)];
        }
        let mut lines: Vec<String> = vec![String::new()];
        for part in text.split(' ') {
            let last = lines.len() - 1;
            let tried = if lines[last].is_empty() {
                part.to_owned()
            } else {
                format!("{} {part}", lines[last])
            };
            let fits = self.word(&tried, set, f32::INFINITY).width() <= widest;
            if fits || lines[last].is_empty() || lines.len() == most {
                lines[last] = tried;
            } else {
                lines.push(part.to_owned());
            }
        }
        lines.iter().map(|line| self.word(line, set, widest)).collect()
    }

    /// What a figure is, in one line, or in two of about the same width.
    pub(super) fn caption(&self, text: &str, set: Set, widest: f32) -> Vec<Word> {
        let whole = self.word(text, set, widest);
        if !whole.is_cut() {
            return vec![whole];
        }
        let cuts = text.match_indices(' ').map(|(at, _)| (&text[..at], &text[at + 1..]));
        let longer = |(one, two): &(&str, &str)| one.chars().count().max(two.chars().count());
        match cuts.min_by_key(longer) {
            Some((one, two)) => vec![self.word(one, set, widest), self.word(two, set, widest)],
            None => vec![whole],
        }
    }

    /// Units in points, in whole ones where that is not seen.
    fn points(&self, units: f32) -> f32 {
        let points = self.units(units);
        if points >= 12.0 { points.round() } else { points.max(1.0) }
    }

    /// Puts words with their line's top at `y`; `side` says which end of them is at `x`.
    pub(super) fn put(&self, word: &Word, x: f32, y: f32, side: egui::Align) -> Rect {
        self.at_baseline(word, x, y + ASCENT * word.size, side)
    }

    /// Puts words with their capitals round `y`.
    pub(super) fn put_mid(&self, word: &Word, x: f32, y: f32, side: egui::Align) -> Rect {
        self.at_baseline(word, x, y + 0.357 * word.size, side)
    }

    /// Puts words on this line.
    pub(super) fn at_baseline(&self, word: &Word, x: f32, line: f32, side: egui::Align) -> Rect {
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

    /// Tells a screen reader what stands at `place`.
    pub(super) fn name(&self, place: Rect, words: &str) {
        if !self.named || words.trim().is_empty() {
            return;
        }
        let id = self.ui.scope_id().with(("wall", words, format!("{:?}", place.min)));
        let response = self.ui.interact(place, id, Sense::hover());
        let words = words.trim();
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    }

    /// Puts words and tells a screen reader.
    pub(super) fn say(&self, word: &Word, x: f32, y: f32, side: egui::Align, named: &str) -> Rect {
        let place = self.put(word, x, y, side);
        self.name(place, named);
        place
    }

    /// The same with the capitals round `y`.
    pub(super) fn say_mid(&self, word: &Word, at: Pos2, side: egui::Align, named: &str) -> Rect {
        let place = self.put_mid(word, at.x, at.y, side);
        self.name(place, named);
        place
    }

    pub(super) fn fill(&self, place: Rect, round: f32, ink: Color32) {
        self.painter.rect_filled(place, self.units(round), ink);
    }

    /// A picture of squares that a telephone reads, with the white round it.
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
                    // A hair larger, so that no light shows between two of them.
                    let square = Rect::from_min_size(at, vec2(step, step) * 1.02);
                    self.painter.rect_filled(square, 0.0, Color32::BLACK);
                }
            }
        }
        self.name(place, address);
    }

    /// Something to say in the middle of an empty face.
    pub(super) fn empty(&self, body: Rect, words: &str) {
        let word = self.word(words, set(60.0, self.ink.dim), self.inside(body).width());
        self.say_mid(&word, body.center(), egui::Align::Center, words);
    }
}

fn word(galley: Arc<Galley>, size: f32) -> Word {
    let first = galley.rows.first().and_then(|row| row.glyphs.first());
    let baseline = first.map_or(size, |glyph| glyph.pos.y);
    Word { galley, size, baseline }
}

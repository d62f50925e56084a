//! Pages as PDF. No date and no random number is written, so the same pages give the same bytes.

use std::ops::Range;

use bottone_i18n::Language;
use krilla::{
    Document,
    color::luma,
    geom::{PathBuilder, Point, Rect, Transform},
    metadata::Metadata,
    num::NormalizedF32,
    page::PageSettings,
    paint::{Fill, Stroke, StrokeDash},
    surface::Surface,
    text::KrillaGlyph,
};

use super::{
    Unprintable,
    face::Weight,
    faces::Faces,
    page::{Ink, Page, PageMark},
};

/// A document written page by page.
pub(super) struct DocumentWriter<'a> {
    faces: &'a Faces,
    document: Document,
    /// The number of pages so far.
    pub(super) pages: usize,
}

impl<'a> DocumentWriter<'a> {
    pub(super) fn new(language: Language, faces: &'a Faces, title: &str) -> Self {
        let mut document = Document::new();
        document.set_metadata(
            Metadata::new()
                .title(title.to_owned())
                .creator("Bottone".to_owned())
                .language(language.code().to_owned()),
        );
        Self { faces, document, pages: 0 }
    }

    /// Adds a page.
    pub(super) fn page(&mut self, page: &Page) -> Result<(), Unprintable> {
        let (width, height) = page.size;
        let settings = PageSettings::from_wh(width, height)
            .ok_or_else(|| Unprintable::Document(format!("{width} × {height}")))?;
        let mut sheet = self.document.start_page_with(settings);
        let mut surface = sheet.surface();
        let mut line = TextLine::default();
        for mark in &page.marks {
            draw(&mut surface, self.faces, &mut line, mark);
        }
        line.write(&mut surface, self.faces);
        surface.finish();
        sheet.finish();
        self.pages += 1;
        Ok(())
    }

    /// Returns the bytes of the document.
    pub(super) fn finish(self) -> Result<Vec<u8>, Unprintable> {
        self.document.finish().map_err(|error| Unprintable::Document(error.to_string()))
    }
}

/// The size of letters in points, their weight and their colour.
type TextLook = (f32, Weight, Ink);

/// Texts that stand on one line of a page from left to right, such as the cells of a row. They are
/// one object of the PDF: an object for each would make a list a sixth longer.
#[derive(Default)]
struct TextLine {
    start: (f32, f32),
    end: f32,
    look: TextLook,
    /// The face: its place among those of the same weight.
    face: usize,
    letters: String,
    glyphs: Vec<KrillaGlyph>,
}

impl TextLine {
    /// Adds a text that starts at `x`. The line so far is written first if the text is on another
    /// line or looks different.
    fn add(
        &mut self,
        surface: &mut Surface<'_>,
        faces: &Faces,
        (x, y): (f32, f32),
        look: TextLook,
        text: &str,
    ) {
        let mut at = x;
        for run in faces.runs(text, look.1) {
            let goes_on = !run.from_right
                && (self.start.1, self.look, self.face) == (y, look, run.face)
                && at >= self.end;
            if let Some(last) = self.glyphs.last_mut().filter(|_| goes_on) {
                last.x_advance += (at - self.end) / look.0;
            } else {
                self.write(surface, faces);
                (self.start, self.look, self.face) = ((at, y), look, run.face);
            }
            let before = self.letters.len();
            self.letters.push_str(text.get(run.range).unwrap_or_default());
            self.glyphs.extend(run.glyphs.into_iter().map(|glyph| {
                let Range { start, end } = glyph.text_range;
                KrillaGlyph { text_range: before + start..before + end, ..glyph }
            }));
            at += run.width * look.0;
            // Nothing is added to an object with text from right to left.
            self.end = if run.from_right { f32::INFINITY } else { at };
        }
    }

    /// Writes the line and empties it.
    fn write(&mut self, surface: &mut Surface<'_>, faces: &Faces) {
        let (size, weight, ink) = self.look;
        if !self.glyphs.is_empty() {
            surface.set_stroke(None);
            surface.set_fill(Some(fill(ink)));
            let from = Point::from_xy(self.start.0, self.start.1);
            let font = faces.font(weight, self.face);
            surface.draw_glyphs(from, &self.glyphs, font, &self.letters, size, false);
        }
        self.letters.clear();
        self.glyphs.clear();
    }
}

/// Draws a mark. Text is kept in `line` until something else follows.
fn draw(surface: &mut Surface<'_>, faces: &Faces, line: &mut TextLine, mark: &PageMark) {
    if !matches!(mark, PageMark::Text { .. }) {
        line.write(surface, faces);
    }
    match mark {
        PageMark::Text { x, y, size, weight, ink, text } => {
            line.add(surface, faces, (*x, *y), (*size, *weight, *ink), text);
        }
        PageMark::Line { from, to, width, ink, dashed } => {
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            let Some(path) = path.finish() else { return };
            surface.set_fill(None);
            surface.set_stroke(Some(Stroke {
                paint: shade(*ink).into(),
                width: *width,
                dash: dashed.then(|| StrokeDash { array: vec![4.0, 3.0], offset: 0.0 }),
                ..Stroke::default()
            }));
            surface.draw_path(&path);
        }
        PageMark::Fill { at, size, ink } => {
            fill_boxes(surface, Rect::from_xywh(at.0, at.1, size.0, size.1), *ink);
        }
        PageMark::Squares { at, step, boxes } => {
            // Whole numbers on a separate grid are short, and a single path leaves no hairlines
            // between rows.
            surface.push_transform(&Transform::from_row(*step, 0.0, 0.0, *step, at.0, at.1));
            let rects = boxes.iter().map(|sides| sides.map(f32::from));
            let rects = rects.filter_map(|[x, y, wide, high]| Rect::from_xywh(x, y, wide, high));
            fill_boxes(surface, rects, Ink::Black);
            surface.pop();
        }
    }
}

/// Fills all boxes at once.
fn fill_boxes(surface: &mut Surface<'_>, boxes: impl IntoIterator<Item = Rect>, ink: Ink) {
    let mut path = PathBuilder::new();
    boxes.into_iter().for_each(|rect| path.push_rect(rect));
    let Some(path) = path.finish() else { return };
    surface.set_stroke(None);
    surface.set_fill(Some(fill(ink)));
    surface.draw_path(&path);
}

fn fill(ink: Ink) -> Fill {
    Fill { paint: shade(ink).into(), opacity: NormalizedF32::ONE, ..Fill::default() }
}

fn shade(ink: Ink) -> luma::Color {
    luma::Color::new(ink.level())
}

//! Pages as they will be printed, painted one at a time into pixels.
//!
//! The pages are those that [`pdf`](super::pdf) writes, mark by mark, so a preview needs no reader of PDF.

use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use bottone_i18n::Language;
use vello_cpu::{
    Glyph, Pixmap, RenderContext, Resources,
    color::{AlphaColor, Srgb},
    kurbo::{Affine, BezPath, Rect, Shape as _, Stroke},
};

use super::{
    Job, Paper, Unprintable,
    faces::Faces,
    lay_out,
    page::{Ink, Page, PageMark},
    title,
};

/// The longest side of a picture, in pixels. No screen shows more, and the picture of a long roll
/// stays below 64 MB.
const LONGEST: f32 = 8_000.0;

/// The pages of a job, laid out and ready for painting.
pub struct Preview {
    faces: Mutex<Faces>,
    pages: Vec<Page>,
    /// Letters that no face has; an empty box stands in their place.
    pub missing: BTreeSet<char>,
}

/// A page in pixels, from the upper left corner, line by line: red, green, blue and opacity, a byte each.
/// Paper is white and opaque.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageImage {
    /// Pixels from left to right.
    pub width: usize,
    /// Pixels from top to bottom.
    pub height: usize,
    /// Four bytes for each pixel.
    pub rgba: Vec<u8>,
}

impl Preview {
    /// Lays out all pages of `job` without painting them.
    ///
    /// # Errors
    /// If there is nothing to print, or a face contained in the program cannot be read.
    pub fn new(language: Language, paper: Paper, job: Job) -> Result<Self, Unprintable> {
        let faces = Faces::load()?;
        title(&job).ok_or(Unprintable::Nothing)?;
        let mut pages = Vec::new();
        lay_out(language, paper, &faces, job, |page| {
            pages.push(page);
            Ok(())
        })?;
        let missing = faces.missing();
        Ok(Self { faces: Mutex::new(faces), pages, missing })
    }

    /// Returns the number of pages.
    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// Returns the width and height of a page in points of 1/72 inch. The first page is page 0; a
    /// missing page has no size.
    pub fn size(&self, page: usize) -> (f32, f32) {
        self.pages.get(page).map_or((0.0, 0.0), |page| page.size)
    }

    /// Paints a page this many pixels wide. A picture whose longer side would exceed 8,000 pixels
    /// is made smaller; a missing page gives an empty picture.
    pub fn paint(&self, page: usize, pixels_wide: usize) -> PageImage {
        let Some(page) = self.pages.get(page) else { return PageImage::default() };
        let (width, height) = page.size;
        #[expect(clippy::cast_precision_loss, reason = "the width of a screen")]
        let wanted = (pixels_wide as f32).max(1.0) / width.max(1.0);
        let scale = wanted.min(LONGEST / width.max(height).max(1.0));
        let (wide, high) = (pixels(width * scale), pixels(height * scale));
        let stretch = |pixels: u16, points: f32| f64::from(pixels) / f64::from(points.max(1.0));
        let to_pixels = Affine::scale_non_uniform(stretch(wide, width), stretch(high, height));
        let mut painter = Painter {
            context: RenderContext::new(wide, high),
            resources: Resources::new(),
            to_pixels,
        };
        painter.context.set_paint(AlphaColor::<Srgb>::WHITE);
        painter.context.fill_rect(&Rect::new(0.0, 0.0, f64::from(wide), f64::from(high)));
        let faces = self.faces.lock().unwrap_or_else(PoisonError::into_inner);
        page.marks.iter().for_each(|mark| painter.paint(&faces, mark));
        let mut drawn = Pixmap::new(wide, high);
        painter.context.flush();
        painter.context.render(&mut drawn, &mut painter.resources);
        PageImage {
            width: usize::from(wide),
            height: usize::from(high),
            rgba: drawn.data_as_u8_slice().to_vec(),
        }
    }
}

/// The picture of one page during painting.
struct Painter {
    context: RenderContext,
    resources: Resources,
    /// The transform from points to pixels.
    to_pixels: Affine,
}

impl Painter {
    fn paint(&mut self, faces: &Faces, mark: &PageMark) {
        self.context.set_transform(self.to_pixels);
        match mark {
            PageMark::Text { x, y, size, weight, ink, text } => {
                self.context.set_paint(shade(*ink));
                let mut at = *x;
                for run in faces.runs(text, *weight) {
                    let mut pen = at;
                    let glyphs: Vec<Glyph> = run
                        .glyphs
                        .iter()
                        .map(|glyph| {
                            let x = pen + glyph.x_offset * *size;
                            let y = *y - glyph.y_offset * *size;
                            pen += glyph.x_advance * *size;
                            Glyph { id: glyph.glyph_id.to_u32(), x, y }
                        })
                        .collect();
                    self.context
                        .glyph_run(&mut self.resources, &faces.shown(*weight, run.face))
                        .font_size(*size)
                        .hint(false)
                        .fill_glyphs(glyphs.into_iter());
                    at += run.width * *size;
                }
            }
            PageMark::Line { from, to, width, ink, dashed } => {
                let mut path = BezPath::new();
                path.move_to((f64::from(from.0), f64::from(from.1)));
                path.line_to((f64::from(to.0), f64::from(to.1)));
                let stroke = Stroke::new(f64::from(*width)).with_caps(vello_cpu::kurbo::Cap::Butt);
                let stroke = if *dashed { stroke.with_dashes(0.0, [4.0, 3.0]) } else { stroke };
                self.context.set_paint(shade(*ink));
                self.context.set_stroke(stroke);
                self.context.stroke_path(&path);
            }
            PageMark::Fill { at, size, ink } => {
                self.context.set_paint(shade(*ink));
                self.context.fill_rect(&rect([at.0, at.1, size.0, size.1]));
            }
            PageMark::Squares { at, step, boxes } => {
                let grid = Affine::translate((f64::from(at.0), f64::from(at.1)))
                    * Affine::scale(f64::from(*step));
                self.context.set_transform(self.to_pixels * grid);
                // Drawn as one path, they leave no hairlines between rows.
                let mut path = BezPath::new();
                for sides in boxes {
                    path.extend(rect(sides.map(f32::from)).path_elements(0.0));
                }
                self.context.set_paint(shade(Ink::Black));
                self.context.fill_path(&path);
            }
        }
    }
}

/// Makes a rectangle of left, top, width and height.
fn rect([left, top, width, height]: [f32; 4]) -> Rect {
    let [left, top, width, height] = [left, top, width, height].map(f64::from);
    Rect::new(left, top, left + width, top + height)
}

fn shade(ink: Ink) -> AlphaColor<Srgb> {
    let level = ink.level();
    AlphaColor::from_rgb8(level, level, level)
}

/// Rounds a side to whole pixels, at least one.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 1 and 8,000 pixels"
)]
fn pixels(side: f32) -> u16 {
    side.round().clamp(1.0, LONGEST) as u16
}

//! Pages as they will be printed, drawn one at a time into pixels.

use hayro::{
    PixmapSettings, RenderCache, RenderSettings,
    hayro_interpret::InterpreterSettings,
    hayro_syntax::{Pdf, page::Page},
    render,
    vello_cpu::color::palette::css::WHITE,
};

use super::Unprintable;

/// The longest side of a picture, in pixels: no screen shows more, and a picture of a long roll stays
/// below 64 MB.
const LONGEST: f32 = 8_000.0;

/// A document that was printed, page by page.
pub struct Preview {
    pdf: Pdf,
}

/// A page in pixels, from the upper left corner, line by line: red, green, blue and opacity, a byte each.
/// Paper is white and opaque.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// Pixels from left to right.
    pub width: usize,
    /// Pixels from top to bottom.
    pub height: usize,
    /// Four bytes for each pixel.
    pub rgba: Vec<u8>,
}

impl Preview {
    /// Opens what [`pdf`](super::pdf) gave. Nothing is drawn yet.
    ///
    /// # Errors
    /// When the bytes are no such document.
    pub fn new(bytes: Vec<u8>) -> Result<Self, Unprintable> {
        let pdf = Pdf::new(bytes)
            .map_err(|error| Unprintable::Document(format!("{error:?}").to_lowercase()))?;
        Ok(Self { pdf })
    }

    /// How many pages there are.
    pub fn pages(&self) -> usize {
        self.pdf.pages().len()
    }

    /// How wide and high a page is, in points of 1/72 inch. The first page is page 0; a page that is
    /// not there has no size.
    pub fn size(&self, page: usize) -> (f32, f32) {
        self.pdf.pages().get(page).map_or((0.0, 0.0), Page::render_dimensions)
    }

    /// Draws a page so many pixels wide. A picture whose longer side would be beyond 8,000 pixels is
    /// smaller; a page that is not there is an empty picture.
    pub fn paint(&self, page: usize, pixels_wide: usize) -> Picture {
        let Some(page) = self.pdf.pages().get(page) else { return Picture::default() };
        let (width, height) = page.render_dimensions();
        #[expect(clippy::cast_precision_loss, reason = "the width of a screen")]
        let wanted = (pixels_wide as f32).max(1.0) / width.max(1.0);
        let scale = wanted.min(LONGEST / width.max(height).max(1.0));
        // A hair more: the library cuts what is after the point.
        let pixels = |side: f32| ((side * scale).round().max(1.0) + 0.01) / side.max(1.0);
        let settings =
            PixmapSettings { x_scale: pixels(width), y_scale: pixels(height), bg_color: WHITE };
        let drawn = render(
            page,
            &RenderCache::new(),
            &InterpreterSettings::default(),
            &RenderSettings::default(),
            &settings,
        );
        Picture {
            width: usize::from(drawn.width()),
            height: usize::from(drawn.height()),
            rgba: drawn.data_as_u8_slice().to_vec(),
        }
    }
}

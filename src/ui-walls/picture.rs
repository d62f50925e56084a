//! A house's own pictures, of unknown content: read in the background, and decoded within limits.

use std::{
    collections::BTreeMap,
    io::Cursor,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, TryRecvError, channel},
    thread,
};

use bottone_i18n::{Language, ToText as _};
use bottone_store::profiles::themes::{PictureError, read_picture};
use egui::{ColorImage, Context, TextureHandle, TextureOptions};
use image::{DynamicImage, ImageDecoder as _, ImageFormat, ImageReader, Limits, RgbaImage};
use resvg::{
    tiny_skia::{IntSize, Pixmap, Transform},
    usvg::{ImageHrefResolver, Options, Tree},
};

/// The longest side of a picture that is read at all, in pixels.
const MOST_SIDE: u32 = 12_000;
/// The greatest memory of the decoder, in bytes.
const MOST_MEMORY: u64 = 256 << 20;
/// The bytes at the start of a file in which a drawing says that it is one.
const SVG_WITHIN: usize = 1_024;
/// The largest drawing, in bytes, as each of its lines takes time.
const MOST_SVG: usize = 2 << 20;
/// The elements that a drawing must not have: letters need fonts that are not looked for,
/// pictures would be left out, and filters can take minutes.
const NOT_DRAWN: [&[u8]; 3] = [b"<text", b"<image", b"<filter"];
/// The size to which a larger picture is reduced: that of a 4K wall.
const SHOWN: (u32, u32) = (3_840, 2_160);

/// Every requested picture.
#[derive(Default)]
pub(super) struct Pictures(BTreeMap<PathBuf, PictureState>);

enum PictureState {
    Coming(Receiver<Result<ColorImage, PictureError>>),
    Here(TextureHandle),
    Failed(PictureError),
}

impl Pictures {
    /// Returns the picture of this file once it is read; the first call starts the reading.
    pub(super) fn get(&mut self, ctx: &Context, file: &Path) -> Option<TextureHandle> {
        let slot =
            self.0.entry(file.to_owned()).or_insert_with(|| PictureState::Coming(read(ctx, file)));
        if let PictureState::Coming(coming) = slot {
            let came = match coming.try_recv() {
                Ok(Ok(image)) => {
                    let name = file.display().to_string();
                    PictureState::Here(ctx.load_texture(name, image, TextureOptions::LINEAR))
                }
                Ok(Err(error)) => PictureState::Failed(error),
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => PictureState::Failed(PictureError::NotShown {
                    file: file.to_owned(),
                    why: String::new(),
                }),
            };
            *slot = came;
        }
        match slot {
            PictureState::Here(texture) => Some(texture.clone()),
            PictureState::Coming(_) | PictureState::Failed(_) => None,
        }
    }

    /// Returns the reason why this picture is not shown, if any.
    pub(super) fn fault(&self, file: &Path, language: Language) -> Option<String> {
        match self.0.get(file) {
            Some(PictureState::Failed(error)) => Some(error.to_text(language)),
            _ => None,
        }
    }

    /// Lets all pictures be read again, since files change.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }
}

fn read(ctx: &Context, file: &Path) -> Receiver<Result<ColorImage, PictureError>> {
    let (sends, coming) = channel();
    let (ctx, file) = (ctx.clone(), file.to_owned());
    thread::spawn(move || {
        let image = read_picture(&file).and_then(|bytes| decode(&file, &bytes));
        // The receiver is gone once the window is closed.
        if sends.send(image).is_ok() {
            ctx.request_repaint();
        }
    });
    coming
}

/// Decodes a PNG, JPEG or SVG, reduced to what a wall shows.
///
/// # Errors
/// If it is another format, damaged, or too large for its decoder.
pub fn decode(file: &Path, bytes: &[u8]) -> Result<ColorImage, PictureError> {
    let image = picture(file, bytes, SHOWN)?.into_rgba8();
    let size = [image.width() as usize, image.height() as usize];
    Ok(ColorImage::from_rgba_unmultiplied(size, image.as_raw()))
}

/// Decodes a PNG or JPEG, turned as its camera was held, and no larger than this; an SVG is drawn as
/// large as that.
///
/// # Errors
/// If it is another format, damaged, or too large for its decoder.
pub fn picture(
    file: &Path,
    bytes: &[u8],
    (wide, high): (u32, u32),
) -> Result<DynamicImage, PictureError> {
    let not_shown = |why: String| PictureError::NotShown { file: file.to_owned(), why };
    let mut limits = Limits::default();
    limits.max_image_width = Some(MOST_SIDE);
    limits.max_image_height = Some(MOST_SIDE);
    limits.max_alloc = Some(MOST_MEMORY);
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format();
    let mut reader = reader.map_err(|error| not_shown(error.to_string()))?;
    if !matches!(reader.format(), Some(ImageFormat::Png | ImageFormat::Jpeg)) {
        let begins = &bytes[..bytes.len().min(SVG_WITHIN)];
        if begins.windows(4).any(|letters| letters.eq_ignore_ascii_case(b"<svg")) {
            return drawing(file, bytes, (wide, high));
        }
        return Err(not_shown("PNG, JPEG, SVG".to_owned()));
    }
    reader.limits(limits.clone());
    let read = reader.into_decoder().and_then(|mut decoder| {
        limits.reserve(decoder.total_bytes())?;
        let held = decoder.orientation()?;
        let mut image = DynamicImage::from_decoder(decoder)?;
        image.apply_orientation(held);
        Ok(image)
    });
    let image = read.map_err(|error| not_shown(error.to_string()))?;
    let is_larger = image.width() > wide || image.height() > high;
    Ok(if is_larger { image.thumbnail(wide, high) } else { image })
}

/// Draws an SVG as large as this. It opens no other file.
fn drawing(
    file: &Path,
    bytes: &[u8],
    (wide, high): (u32, u32),
) -> Result<DynamicImage, PictureError> {
    let not_shown = |why: String| PictureError::NotShown { file: file.to_owned(), why };
    let has =
        |what: &[u8]| bytes.windows(what.len()).any(|letters| letters.eq_ignore_ascii_case(what));
    if bytes.len() > MOST_SVG || NOT_DRAWN.iter().any(|what| has(what)) {
        return Err(PictureError::Svg { file: file.to_owned() });
    }
    let image_href_resolver = ImageHrefResolver {
        resolve_data: Box::new(|_, _, _| None),
        resolve_string: Box::new(|_, _| None),
    };
    let options = Options { image_href_resolver, ..Options::default() };
    let tree = Tree::from_data(bytes, &options).map_err(|error| not_shown(error.to_string()))?;
    let most = IntSize::from_wh(wide, high).ok_or_else(|| not_shown(String::new()))?;
    let (drawn, size) = (tree.size(), tree.size().to_int_size().scale_to(most));
    let pixels = Pixmap::new(size.width(), size.height());
    let mut pixels = pixels.ok_or_else(|| not_shown(String::new()))?;
    let scaled = size.to_size();
    let by =
        Transform::from_scale(scaled.width() / drawn.width(), scaled.height() / drawn.height());
    resvg::render(&tree, by, &mut pixels.as_mut());
    let colours = pixels.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    let image = RgbaImage::from_raw(size.width(), size.height(), colours.collect());
    image.map(DynamicImage::ImageRgba8).ok_or_else(|| not_shown(String::new()))
}

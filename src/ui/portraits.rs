//! Photographs of people: made small before they are kept, and shown to whoever reads the book, nowhere else.

use std::{
    io::Cursor,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};

use egui::{Context, TextureHandle, TextureOptions};
use image::{ImageError, codecs::jpeg::JpegEncoder};

use super::projector;
use crate::{
    house::FILE,
    rules::person::PersonId,
    session::house::HouseDesk,
    store::profiles::themes::{PictureError, read_picture},
};

/// The largest that one is kept, in points: twice as large as it is shown.
const KEPT: (u32, u32) = (240, 320);
/// Of 100: a face is known by less.
const QUALITY: u8 = 85;

/// The photograph in this file as it is kept: upright, small, and without what its camera wrote beside it (where it was
/// taken, and when).
///
/// # Errors
/// When it cannot be read, or is no picture.
pub(super) fn reduced(file: &Path) -> Result<Vec<u8>, PictureError> {
    let bytes = read_picture(file)?;
    let not_shown = |why: String| PictureError::NotShown { file: file.to_owned(), why };
    let reduce = || {
        let image = projector::picture(file, &bytes, KEPT)?.into_rgb8();
        let mut jpeg = Cursor::new(Vec::new());
        let written = JpegEncoder::new_with_quality(&mut jpeg, QUALITY).encode_image(&image);
        written.map_err(|error: ImageError| not_shown(error.to_string()))?;
        Ok(jpeg.into_inner())
    };
    // A picture may be made to lead its reader astray.
    catch_unwind(AssertUnwindSafe(reduce)).unwrap_or_else(|_| Err(not_shown(String::new())))
}

/// The one that is shown, as of a revision of the book.
#[derive(Default)]
pub(super) struct Portrait(Option<(PersonId, u64, Option<TextureHandle>)>);

impl Portrait {
    /// The photograph of this person; none where there is none that can be shown.
    pub(super) fn of(
        &mut self,
        ctx: &Context,
        desk: &HouseDesk,
        person: PersonId,
    ) -> Option<TextureHandle> {
        let at = (person, desk.revision());
        if self.0.as_ref().map(|(person, revision, _)| (*person, *revision)) != Some(at) {
            let shown = shown(ctx, desk, person);
            self.0 = Some((at.0, at.1, shown));
        }
        self.0.as_ref().and_then(|(.., shown)| shown.clone())
    }
}

fn shown(ctx: &Context, desk: &HouseDesk, person: PersonId) -> Option<TextureHandle> {
    let jpeg = desk.portrait(person).ok()??;
    let image = projector::decode(Path::new(FILE), &jpeg).ok()?;
    Some(ctx.load_texture("portrait", image, TextureOptions::LINEAR))
}

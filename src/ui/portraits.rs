//! Photographs of people: scaled down before they are stored, and shown only to readers of the
//! house's book.

use std::{
    io::Cursor,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};

use bottone_base::person::PersonId;
use bottone_house::FILE;
use bottone_session::house::HouseDesk;
use bottone_store::profiles::themes::{PictureError, read_picture};
use egui::{Context, TextureHandle, TextureOptions};
use image::{ImageError, codecs::jpeg::JpegEncoder};

/// The largest size that is stored, in pixels: twice the size shown.
const KEPT: (u32, u32) = (240, 320);
/// The JPEG quality, of 100; a face needs no more.
const QUALITY: u8 = 85;

/// Returns the photograph in this file as it is stored: upright, small, and without the camera's
/// data (place and time).
///
/// # Errors
/// If it cannot be read, or is not a picture.
pub(super) fn shrink(file: &Path) -> Result<Vec<u8>, PictureError> {
    let bytes = read_picture(file)?;
    let not_shown = |why: String| PictureError::NotShown { file: file.to_owned(), why };
    let reduce = || {
        let image = bottone_ui_walls::picture(file, &bytes, KEPT)?.into_rgb8();
        let mut jpeg = Cursor::new(Vec::new());
        let written = JpegEncoder::new_with_quality(&mut jpeg, QUALITY).encode_image(&image);
        written.map_err(|error: ImageError| not_shown(error.to_string()))?;
        Ok(jpeg.into_inner())
    };
    // A hostile picture may make the decoder panic.
    catch_unwind(AssertUnwindSafe(reduce)).unwrap_or_else(|_| Err(not_shown(String::new())))
}

/// The state of a person's photograph.
#[derive(Clone)]
pub(super) enum Photograph {
    /// No photograph is stored.
    None,
    /// A stored photograph that cannot be read, or is not a picture.
    Unreadable,
    Shown(TextureHandle),
}

/// The photograph shown, with the revision of the book.
#[derive(Default)]
pub(super) struct Portrait(Option<(PersonId, u64, Photograph)>);

impl Portrait {
    /// Returns the photograph of this person.
    pub(super) fn of(&mut self, ctx: &Context, desk: &HouseDesk, person: PersonId) -> Photograph {
        let revision = desk.revision();
        match &self.0 {
            Some((of, at, photograph)) if (*of, *at) == (person, revision) => photograph.clone(),
            _ => {
                let photograph = load(ctx, desk, person);
                self.0 = Some((person, revision, photograph.clone()));
                photograph
            }
        }
    }
}

fn load(ctx: &Context, desk: &HouseDesk, person: PersonId) -> Photograph {
    let jpeg = match desk.portrait(person) {
        Ok(Some(jpeg)) => jpeg,
        Ok(None) => return Photograph::None,
        Err(_) => return Photograph::Unreadable,
    };
    bottone_ui_walls::decode(Path::new(FILE), &jpeg).map_or(Photograph::Unreadable, |image| {
        Photograph::Shown(ctx.load_texture("portrait", image, TextureOptions::LINEAR))
    })
}

//! The bytes of a theme's picture.

use std::{
    io,
    path::{Path, PathBuf},
};

use bottone_i18n::{Saying, displayed_by_saying};

use crate::{IfExists, files, folder, write_document};

/// The largest file of a picture, in bytes.
pub const MOST_PICTURE: u64 = 24 << 20;
/// The most pictures with the same name in the folder of the themes.
const MOST_ALIKE: u32 = 99;

/// The reason why a picture is not shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// The file is missing, is not a file, or the system reports an error.
    NotRead {
        file: PathBuf,
        /// The message of the system.
        why: Saying,
    },
    /// The file is larger than [`MOST_PICTURE`].
    TooLarge { file: PathBuf },
    /// The file is an SVG with letters or pictures in it, or a very large one.
    Svg { file: PathBuf },
    /// The file is no PNG, JPEG or SVG, is damaged, or has more pixels than any wall.
    NotShown {
        file: PathBuf,
        /// The message of the reader.
        why: String,
    },
}

impl PictureError {
    /// Returns the error as a sentence that can be put into any language.
    pub fn saying(&self) -> Saying {
        match self {
            Self::NotRead { file, why } => {
                Saying::of("wall-picture-not-read").with("path", file.as_path()).with("why", why)
            }
            Self::TooLarge { file } => Saying::of("wall-picture-too-large")
                .with("path", file.as_path())
                .with("most", MOST_PICTURE >> 20),
            Self::Svg { file } => Saying::of("wall-picture-svg").with("path", file.as_path()),
            Self::NotShown { file, why } => Saying::of("wall-picture-not-shown")
                .with("path", file.as_path())
                .with("why", why.as_str()),
        }
    }
}

displayed_by_saying!(PictureError);

/// Copies a picture into the folder of the themes, so that it stays when its disk is unplugged.
/// Returns its name there. An existing file is never replaced: another picture of the same name
/// gets a number.
///
/// # Errors
/// The picture cannot be read, the disk fails, or all numbers for its name are taken.
pub fn keep_picture(folder: &Path, file: &Path) -> Result<String, PictureError> {
    let not_kept =
        |why: io::Error| PictureError::NotRead { file: file.into(), why: Saying::from(&why) };
    let bytes = read_picture(file)?;
    files::make_folder(folder).map_err(not_kept)?;
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let ending = ending.filter(|ending| ["png", "jpg", "jpeg", "svg"].contains(&ending.as_str()));
    let ending = ending.unwrap_or_else(|| "png".to_owned());
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let stem = folder::stem(&stem, "picture");
    let names = std::iter::once(format!("{stem}.{ending}"))
        .chain((2..=MOST_ALIKE).map(|number| format!("{stem}-{number}.{ending}")));
    for name in names {
        let place = folder.join(&name);
        if !place.exists() {
            write_document(&place, IfExists::Replace, &bytes).map_err(not_kept)?;
            return Ok(name);
        }
        if read_picture(&place).is_ok_and(|there| there == bytes) {
            return Ok(name);
        }
    }
    Err(not_kept(io::ErrorKind::AlreadyExists.into()))
}

/// Reads the bytes of a picture file.
///
/// # Errors
/// The file is missing, is not a file, or is too large.
pub fn read_picture(file: &Path) -> Result<Vec<u8>, PictureError> {
    let not_read =
        |why: io::Error| PictureError::NotRead { file: file.into(), why: Saying::from(&why) };
    let bytes = files::bytes_of(file, MOST_PICTURE).map_err(not_read)?;
    if bytes.len() as u64 > MOST_PICTURE {
        return Err(PictureError::TooLarge { file: file.into() });
    }
    Ok(bytes)
}

//! The bytes of a theme's picture.

use std::{
    io,
    path::{Path, PathBuf},
};

use crate::{
    i18n::{Saying, told_by_saying},
    store::{Existing, files, folder, write_document},
};

/// The largest file of a picture, in bytes.
pub const MOST_PICTURE: u64 = 24 << 20;
/// How many pictures of one name lie beside the themes at most.
const MOST_ALIKE: u32 = 99;

/// Why a picture is not shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// It cannot be read: it is not there, no file, or the system says no.
    NotRead {
        file: PathBuf,
        /// What the system says.
        why: Saying,
    },
    /// It is larger than [`MOST_PICTURE`].
    TooLarge { file: PathBuf },
    /// It is neither a PNG nor a JPEG, is damaged, or has more points than any wall.
    NotShown {
        file: PathBuf,
        /// What its reader says.
        why: String,
    },
}

impl PictureError {
    /// The sentence, for whoever keeps it until it is told.
    pub fn saying(&self) -> Saying {
        match self {
            Self::NotRead { file, why } => {
                Saying::of("wall-picture-not-read").with("path", file.as_path()).with("why", why)
            }
            Self::TooLarge { file } => Saying::of("wall-picture-too-large")
                .with("path", file.as_path())
                .with("most", MOST_PICTURE >> 20),
            Self::NotShown { file, why } => Saying::of("wall-picture-not-shown")
                .with("path", file.as_path())
                .with("why", why.as_str()),
        }
    }
}

told_by_saying!(PictureError);

/// Puts a picture beside the themes, where it stays when the disk it came from is pulled out; returns
/// its name there. One that lies there already stays as it is, and of one name and other bytes both do.
///
/// # Errors
/// When it cannot be read, or the disk says no.
pub fn keep_picture(folder: &Path, file: &Path) -> Result<String, PictureError> {
    let not_kept =
        |why: io::Error| PictureError::NotRead { file: file.into(), why: Saying::from(&why) };
    let bytes = read_picture(file)?;
    files::make_folder(folder).map_err(not_kept)?;
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let ending = ending.filter(|ending| ["png", "jpg", "jpeg"].contains(&ending.as_str()));
    let ending = ending.unwrap_or_else(|| "png".to_owned());
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let stem = folder::stem(&stem, "picture");
    let names = std::iter::once(format!("{stem}.{ending}"))
        .chain((2..=MOST_ALIKE).map(|number| format!("{stem}-{number}.{ending}")));
    for name in names {
        let place = folder.join(&name);
        if !place.exists() {
            write_document(&place, Existing::Replace, &bytes).map_err(not_kept)?;
            return Ok(name);
        }
        if read_picture(&place).is_ok_and(|there| there == bytes) {
            return Ok(name);
        }
    }
    Err(not_kept(io::ErrorKind::AlreadyExists.into()))
}

/// Reads a picture, as it lies in its file.
///
/// # Errors
/// When there is no such file, it is none, or too large.
pub fn read_picture(file: &Path) -> Result<Vec<u8>, PictureError> {
    let not_read =
        |why: io::Error| PictureError::NotRead { file: file.into(), why: Saying::from(&why) };
    let bytes = files::bytes_of(file, MOST_PICTURE).map_err(not_read)?;
    if bytes.len() as u64 > MOST_PICTURE {
        return Err(PictureError::TooLarge { file: file.into() });
    }
    Ok(bytes)
}

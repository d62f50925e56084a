//! The bytes of a theme's picture.

use std::{
    fs,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use crate::tongue::{Saying, told_by_saying};

/// The largest file of a picture, in bytes.
pub const MOST_PICTURE: u64 = 24 << 20;

/// Why a picture is not shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// It cannot be read: it is not there, no file, or the system says no.
    NotRead {
        /// Which file.
        file: PathBuf,
        /// What the system says.
        why: String,
    },
    /// It is larger than [`MOST_PICTURE`].
    TooLarge {
        /// Which file.
        file: PathBuf,
    },
    /// It is neither a PNG nor a JPEG, is damaged, or has more points than any wall.
    NotShown {
        /// Which file.
        file: PathBuf,
        /// What its reader says.
        why: String,
    },
}

impl PictureError {
    /// The sentence, for whoever keeps it until it is told.
    pub fn saying(&self) -> Saying {
        match self {
            Self::NotRead { file, why } => Saying::of("wall-picture-not-read")
                .with("path", file.as_path())
                .with("why", why.as_str()),
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

/// Reads a picture, as it lies in its file.
///
/// # Errors
/// When there is no such file, it is none, or too large.
#[expect(clippy::disallowed_methods, reason = "store/ is the room that opens files")]
pub fn read_picture(file: &Path) -> Result<Vec<u8>, PictureError> {
    let not_read =
        |why: io::Error| PictureError::NotRead { file: file.into(), why: why.to_string() };
    let kind = fs::metadata(file).map_err(not_read)?;
    if !kind.is_file() {
        return Err(not_read(io::ErrorKind::InvalidInput.into()));
    }
    let mut bytes = Vec::new();
    let open = fs::File::open(file).map_err(not_read)?;
    open.take(MOST_PICTURE + 1).read_to_end(&mut bytes).map_err(not_read)?;
    if bytes.len() as u64 > MOST_PICTURE {
        return Err(PictureError::TooLarge { file: file.into() });
    }
    Ok(bytes)
}

//! The code of a seat card or slip in a photograph, from a phone or a camera at the desk.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    thread,
};

use bottone_base::paper_code::PaperCode;
use bottone_store::profiles::themes::{PictureError, read_picture};
use egui::{ColorImage, Context};

use super::{Jobs, Scope};
use crate::app::App;

impl Jobs {
    /// Looks for paper codes in the picture in this file.
    pub(crate) fn look_for_codes(&self, ctx: &Context, file: PathBuf) {
        let sender = self.sender(ctx);
        thread::spawn(move || {
            let codes = codes_in(&file);
            let effect = move |app: &mut App, _: &Context| app.handle_photograph(&file, &codes);
            sender.finish(Scope::Event, (true, false), effect);
        });
    }
}

fn codes_in(file: &Path) -> Result<Vec<String>, PictureError> {
    let image = bottone_ui_walls::decode(file, &read_picture(file)?)?;
    // A hostile picture may make the decoder panic; it then counts as a picture without codes.
    Ok(catch_unwind(AssertUnwindSafe(|| codes_on(&image))).unwrap_or_default())
}

/// Returns the paper codes in this picture, each once.
fn codes_on(image: &ColorImage) -> Vec<String> {
    let [wide, high] = image.size;
    let grey = |x: usize, y: usize| {
        let point = image.pixels.get(y * wide + x).copied().unwrap_or_default();
        let sum = u32::from(point.r()) + u32::from(point.g()) + u32::from(point.b());
        u8::try_from(sum / 3).unwrap_or(u8::MAX)
    };
    let mut prepared = rqrr::PreparedImage::prepare_from_greyscale(wide, high, grey);
    let read = prepared.detect_grids().into_iter().filter_map(|grid| Some(grid.decode().ok()?.1));
    let mut codes: Vec<String> = read.filter(|code| PaperCode::read(code).is_some()).collect();
    codes.sort();
    codes.dedup();
    codes
}

//! Takes a picture of every face of the wall, in every theme and both languages.
//!
//! `walls FOLDER WIDTHxHEIGHT [THEME] [PART OF A NAME] [LOGO.png]`. A part that begins with `empty`, `huge` or
//! `crowd` draws a special event: an empty one, one with long names and figures, or one of 10,000
//! players.

#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "it takes pictures of what the tests play"
)]

#[path = "../tests/window/walls/evenings.rs"]
mod evenings;

use std::{path::PathBuf, sync::Arc};

use bottone::{
    base::time::Span,
    i18n::Language,
    rules::floor::TableProgress,
    store::profiles::themes::WallFace,
    ui_kit::fonts,
    ui_walls::{
        decode,
        face::{WallLook, draw},
        scene::WallScene,
    },
};
use eframe::egui::{self, ColorImage, ScreenshotCallback, ViewportCommand, mutex::Mutex};

struct Shot {
    name: String,
    scene: WallScene,
    look: WallLook,
}

struct Camera {
    folder: PathBuf,
    shots: Vec<Shot>,
    at: usize,
    frames: u8,
    taken: Arc<Mutex<Option<Arc<ColorImage>>>>,
}

fn main() -> eframe::Result {
    let arguments: Vec<String> = std::env::args().collect();
    let folder = PathBuf::from(arguments.get(1).map_or("walls", String::as_str));
    let size = arguments.get(2).map_or("1920x1080", String::as_str);
    let (wide, high) = size.split_once('x').unwrap_or(("1920", "1080"));
    let pixels = |text: &str| text.parse().unwrap_or(1080.0_f32);
    let (wide, high) = (pixels(wide), pixels(high));
    let only = arguments.get(3).cloned().unwrap_or_default();
    let part = arguments.get(4).cloned().unwrap_or_default();
    let mut shots = Vec::new();
    // The special events take long, and are drawn only on request.
    let evenings = match part.split('-').next() {
        Some("empty") => vec![(evenings::empty(), WallFace::ALL.to_vec())],
        Some("huge") => vec![(evenings::huge_figures(), WallFace::ALL.to_vec())],
        Some("crowd") => vec![(evenings::crowd(), WallFace::ALL.to_vec())],
        _ => evenings::usual(),
    };
    for (id, theme) in evenings::themes() {
        if !id.contains(&only) {
            continue;
        }
        for language in Language::ALL {
            for (evening, faces) in &evenings {
                for face in faces {
                    let name = format!("{}-{face:?}-{id}-{language:?}", evening.name);
                    if !name.contains(&part) {
                        continue;
                    }
                    let scene = evening.scene(language, &theme, *face);
                    shots.push(Shot { name, scene, look: WallLook::of(&theme, None) });
                }
            }
        }
    }
    if part == "strip" {
        shots = strips(&only);
    }
    let logo = arguments.get(5).map(PathBuf::from);
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_inner_size([wide, high])
            .with_decorations(false)
            .with_clamp_size_to_monitor_size(false),
        ..Default::default()
    };
    eframe::run_native(
        "Walls",
        options,
        Box::new(move |cc| {
            fonts::install(&cc.egui_ctx);
            if let Some(file) = &logo {
                let image = decode(file, &std::fs::read(file)?)?;
                let logo = cc.egui_ctx.load_texture("logo", image, egui::TextureOptions::LINEAR);
                for shot in &mut shots {
                    let look = shot.look.clone();
                    shot.look = look.of_club("Lakeside Card Club", Some(logo.clone()));
                }
            }
            Ok(Box::new(Camera { folder, shots, at: 0, frames: 0, taken: Arc::default() }))
        }),
    )
}

/// Returns the evening in hand for hand, with one table after the other reporting its progress.
fn progress_after(second: i64) -> evenings::WallEvening {
    use TableProgress::{AllIn, Done, Plays};
    let progress: [&[TableProgress]; 8] = [
        &[],
        &[Done],
        &[Done, Plays, Done],
        &[Done, AllIn, Done],
        &[Done, AllIn, Done],
        &[Done, AllIn, Done, Done],
        &[Done, AllIn, Done, Done],
        &[Done, Done, Done, Done],
    ];
    let progress = usize::try_from(second).ok().and_then(|second| progress.get(second).copied());
    evenings::together_when(progress.unwrap_or_default()).later(Span::from_secs(second))
}

/// Returns a picture a second of each of the five moments, from a second before it.
fn strips(only: &str) -> Vec<Shot> {
    type At = fn(i64) -> evenings::WallEvening;
    let (id, theme) = evenings::themes().into_iter().find(|(id, _)| id.contains(only)).unwrap();
    let moments: [(&str, At, i64); 5] = [
        ("level-up", |second| evenings::level_up().later(Span::from_secs(second - 4)), 11),
        ("hand-for-hand", progress_after, 7),
        ("in-the-money", |second| evenings::in_the_money().later(Span::from_secs(second - 20)), 7),
        ("final-table", |second| evenings::drawn().later(Span::from_secs(second - 10)), 3),
        ("winner", |second| evenings::won_outright().later(Span::from_secs(second)), 3),
    ];
    let mut shots = Vec::new();
    for (name, at, seconds) in moments {
        for second in 0..=seconds {
            let evening = at(second);
            let scene = evening.scene(Language::English, &theme, WallFace::Clock);
            let name = format!("strip-{name}-{id}-{second:02}");
            shots.push(Shot { name, scene, look: WallLook::of(&theme, None) });
        }
    }
    shots
}

impl eframe::App for Camera {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        let Some(shot) = self.shots.get(self.at) else {
            return ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        };
        draw(ui, ui.ctx().content_rect(), &shot.scene, &shot.look, false);
        ui.ctx().request_repaint();
        self.frames += 1;
        if self.frames == 3 {
            let taken = Arc::clone(&self.taken);
            let callback = ScreenshotCallback::new(move |image| *taken.lock() = Some(image));
            ui.ctx().send_viewport_cmd(ViewportCommand::Screenshot(callback));
        }
        let taken = self.taken.lock().take();
        if let Some(image) = taken {
            let file = self.folder.join(format!("{}.png", shot.name));
            let [wide, high] = image.size;
            let bytes: Vec<u8> =
                image.pixels.iter().flat_map(eframe::egui::Color32::to_array).collect();
            let size = (u32::try_from(wide).unwrap_or(0), u32::try_from(high).unwrap_or(0));
            let saved =
                image::save_buffer(&file, &bytes, size.0, size.1, image::ExtendedColorType::Rgba8);
            if saved.is_err() {
                return ui.ctx().send_viewport_cmd(ViewportCommand::Close);
            }
            (self.at, self.frames) = (self.at + 1, 0);
        }
    }
}

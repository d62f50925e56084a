//! The system's window round the [`App`].

use std::path::PathBuf;

use eframe::{CreationContext, NativeOptions};
use egui::{IconData, Ui, ViewportBuilder, Visuals, vec2};

use super::{app::App, fault, fonts, projector::Screen};
use crate::session::time::{SystemClock, Timekeeper as _};
use crate::{
    i18n::Language,
    store::{
        folder,
        settings::{Display, SettingsFile, WindowSize},
        shared::LogAddress,
    },
};

const LEAST: [f32; 2] = [1100.0, 640.0];
const FIRST: WindowSize = WindowSize { width: 1440, height: 900 };

/// Why there is no window.
#[derive(Debug)]
pub struct WindowError(eframe::Error);

impl WindowError {
    /// Why, in words; the window's library speaks of its own sources here.
    pub fn words(&self, language: Language) -> String {
        let why = match &self.0 {
            eframe::Error::WinitEventLoop(_) => language.word("shell-no-display"),
            other => other.to_string(),
        };
        language.say("shell-no-window", &[("why", why.into())])
    }
}

/// Opens the window and stays until it is closed. `file` is the event to open; without one, the
/// event that was open when the program last ended; with `log` the event that several desks share there, with `file` as this
/// desk's own. Where nothing is remembered yet, the window
/// speaks `language`.
///
/// # Errors
/// When the system gives no window.
pub fn run(
    file: Option<PathBuf>,
    log: Option<LogAddress>,
    language: Language,
) -> Result<(), WindowError> {
    let began = SystemClock::start();
    let settings_file = SettingsFile::of_this_person();
    let size = settings_file.load().0.window.unwrap_or(FIRST);
    let viewport = ViewportBuilder::default()
        .with_title("Bottone")
        .with_app_id("bottone")
        .with_icon(icon())
        .with_inner_size(vec2(size.width.into(), size.height.into()))
        .with_min_inner_size(LEAST);
    // Noise against bands in gradients is reckoned for every point, by the processor where there is no graphics card; and
    // shadows are the only gradients.
    let options = NativeOptions { viewport, dithering: false, ..NativeOptions::default() };
    let made = Box::new(move |cc: &CreationContext<'_>| {
        let window: Box<dyn eframe::App> =
            Box::new(Window::new(cc, began, settings_file, (file, log), language));
        Ok(window)
    });
    eframe::run_native("Bottone", options, made).map_err(WindowError)
}

/// The icon of the window. Without one the system shows its own.
fn icon() -> IconData {
    let png = include_bytes!("../../icons/bottone-256.png");
    eframe::icon_data::from_png_bytes(png).unwrap_or_default()
}

struct Window {
    app: App,
    began: SystemClock,
    drawn: bool,
}

impl Window {
    fn new(
        cc: &CreationContext<'_>,
        began: SystemClock,
        settings_file: SettingsFile,
        (file, log): (Option<PathBuf>, Option<LogAddress>),
        language: Language,
    ) -> Self {
        fonts::install(&cc.egui_ctx);
        let mut app = App::new(settings_file, folder::of_events()).first_speaking(language);
        if let Some(window) = cc.winit_window().cloned() {
            app = app.with_displays(move || {
                let here = window.current_monitor();
                let all = window.available_monitors().map(|display| {
                    let (place, size) = (display.position(), display.size());
                    let name = display.name().unwrap_or_default();
                    #[expect(clippy::cast_possible_truncation, reason = "at most a few")]
                    let scale = display.scale_factor() as f32;
                    Screen {
                        desk: Some(&display) == here.as_ref(),
                        size: (size.width, size.height),
                        scale,
                        display: Display { name, x: place.x, y: place.y },
                    }
                });
                // Under Wayland each is told twice.
                all.fold(Vec::new(), |mut found, display| {
                    if !found.contains(&display) {
                        found.push(display);
                    }
                    found
                })
            });
        }
        app = app.with_sound(&cc.egui_ctx);
        cc.egui_ctx.set_zoom_factor(f32::from(app.settings().scale) / 100.0);
        match (log, file) {
            (Some(log), file) => app.open_log(&cc.egui_ctx, log, file),
            (None, Some(file)) => app.open(&cc.egui_ctx, &file),
            (None, None) => app.open_again(&cc.egui_ctx),
        }
        if app.count_open() > 0 {
            app.open_walls();
        }
        Self { app, began, drawn: false }
    }
}

impl Window {
    /// Says in the log how long the first frame was in coming and how much work each one is, so that
    /// the figures of docs/performance.md can be taken again.
    fn measure(&mut self, frame: &eframe::Frame) {
        if !self.drawn {
            self.drawn = true;
            let millis = self.began.now().since(self.began.began()).millis();
            log::debug!("first frame after {millis} ms");
        }
        if let Some(secs) = frame.info().cpu_usage {
            log::trace!("frame of {:.2} ms", secs * 1_000.0);
        }
    }
}

impl eframe::App for Window {
    /// Telephones are answered while the window is covered, too.
    fn logic(&mut self, ctx: &egui::Context, _: &mut eframe::Frame) {
        self.app.attend_telephones(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.app.ui(ui);
        self.measure(frame);
        fault::note(&self.app, ui.ctx());
    }

    /// The ground of every screen: drawn over another one, all of it would be paid for twice without a graphics card.
    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.app.ends();
    }
}

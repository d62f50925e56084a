//! The system's window around the [`App`].

use std::{path::PathBuf, time::Duration};

use bottone_i18n::Language;
use bottone_session::time::{SystemClock, Timekeeper as _};
use bottone_shared_log::LogAddress;
use bottone_store::{
    folder,
    settings::{Display, SettingsFile, WindowSize},
};
use bottone_ui_kit::fonts;
use bottone_ui_walls::Monitor;
use eframe::{CreationContext, NativeOptions};
use egui::{IconData, Ui, ViewportBuilder, Visuals, vec2};

use super::{app::App, crash_report, first_events::FirstEvents};

const LEAST: [f32; 2] = [1100.0, 640.0];
/// The longest wait for the events before the first frame. An evening of 10,000 records is read
/// before it.
const PATIENCE: Duration = Duration::from_millis(30);
const FIRST: WindowSize = WindowSize { width: 1440, height: 900 };

/// The reason why there is no window.
#[derive(Debug)]
pub struct WindowError(eframe::Error);

impl WindowError {
    /// Returns the reason in words; some reasons are the window library's own text.
    pub fn words(&self, language: Language) -> String {
        let why = match &self.0 {
            eframe::Error::WinitEventLoop(_) => language.word("shell-no-display"),
            other => other.to_string(),
        };
        language.say("shell-no-window", &[("why", why.into())])
    }
}

/// Opens the window and runs until it is closed. `file` is the event to open; without one, the
/// event that was open when the program last ended. With `log` it opens the event that several
/// desks share there, with `file` as this desk's own. `language` is used if none is stored yet.
///
/// # Errors
/// If the system provides no window.
pub fn run(
    file: Option<PathBuf>,
    log: Option<LogAddress>,
    language: Language,
) -> Result<(), WindowError> {
    let began = SystemClock::start();
    let settings_file = SettingsFile::for_user();
    let mut settings = settings_file.load().0;
    if !settings_file.exists() {
        settings.language = language;
    }
    let first = match &log {
        Some(_) => FirstEvents::default(),
        None => FirstEvents::read_ahead(&settings, file.as_deref()),
    };
    let size = settings.window.unwrap_or(FIRST);
    let viewport = ViewportBuilder::default()
        .with_title("Bottone")
        .with_app_id("bottone")
        .with_icon(icon())
        .with_inner_size(vec2(size.width.into(), size.height.into()))
        .with_min_inner_size(LEAST);
    // Dithering against bands in gradients is computed for every pixel, on the processor if
    // there is no graphics card. Shadows are the only gradients.
    let options = NativeOptions { viewport, dithering: false, ..NativeOptions::default() };
    let made = Box::new(move |cc: &CreationContext<'_>| {
        let window: Box<dyn eframe::App> =
            Box::new(NativeWindow::new(cc, began, (settings_file, language), (file, log), first));
        Ok(window)
    });
    eframe::run_native("Bottone", options, made).map_err(WindowError)
}

/// Returns the icon of the window. Without one the system shows its own.
fn icon() -> IconData {
    let png = include_bytes!("../../icons/bottone-256.png");
    eframe::icon_data::from_png_bytes(png).unwrap_or_default()
}

/// The frames drawn so far.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum FramesDrawn {
    None,
    /// The window has shown that it opens its events.
    Opening,
    /// The window has shown its events.
    Events,
}

struct NativeWindow {
    app: App,
    began: SystemClock,
    drawn: FramesDrawn,
}

impl NativeWindow {
    fn new(
        cc: &CreationContext<'_>,
        began: SystemClock,
        (settings_file, language): (SettingsFile, Language),
        (file, log): (Option<PathBuf>, Option<LogAddress>),
        first: FirstEvents,
    ) -> Self {
        fonts::install(&cc.egui_ctx);
        let mut app =
            App::new(settings_file, folder::default_folder()).with_default_language(language);
        if let Some(window) = cc.winit_window().cloned() {
            app = app.with_displays(move || {
                let here = window.current_monitor();
                let all = window.available_monitors().map(|display| {
                    let (place, size) = (display.position(), display.size());
                    let name = display.name().unwrap_or_default();
                    #[expect(clippy::cast_possible_truncation, reason = "at most a few")]
                    let scale = display.scale_factor() as f32;
                    Monitor {
                        desk: Some(&display) == here.as_ref(),
                        size: (size.width, size.height),
                        scale,
                        display: Display { name, x: place.x, y: place.y },
                    }
                });
                // Wayland lists each display twice.
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
        match log {
            Some(log) => app.open_log(&cc.egui_ctx, log, file),
            None => app.open_first(&cc.egui_ctx, (file, first), PATIENCE),
        }
        Self { app, began, drawn: FramesDrawn::None }
    }
}

impl NativeWindow {
    /// Logs the time to the first frame, with its events and before them, and the cost of each
    /// frame. The figures of docs/engineering/performance.md can be measured again with it.
    fn measure(&mut self, frame: &eframe::Frame) {
        let drawn = if self.app.is_opening() { FramesDrawn::Opening } else { FramesDrawn::Events };
        if self.drawn < drawn {
            self.drawn = drawn;
            let millis = self.began.now().since(self.began.began()).millis();
            match drawn {
                FramesDrawn::Opening => log::debug!("opening shown after {millis} ms"),
                _ => log::debug!("first frame after {millis} ms"),
            }
        }
        if let Some(secs) = frame.info().cpu_usage {
            log::trace!("frame of {:.2} ms", secs * 1_000.0);
        }
    }
}

impl eframe::App for NativeWindow {
    /// Answers phones, even while the window is covered.
    fn logic(&mut self, ctx: &egui::Context, _: &mut eframe::Frame) {
        self.app.answer_phones(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.app.ui(ui);
        self.measure(frame);
        crash_report::record_state(&self.app, ui.ctx());
    }

    /// Returns the background of every screen. Drawn over another background, all of it would be
    /// painted twice without a graphics card.
    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.app.save_on_exit();
    }
}

//! A crash leaves a report: the screen shown, the last acts, and the place in the program. The next
//! start says so and offers to copy it. The report names no person, and nothing is sent anywhere.

use std::{
    backtrace::Backtrace,
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{Desk, time::SystemClock};
use bottone_store::{fault::FaultFile, settings::SettingsFile};
use bottone_ui_frame::action::{Action, CrashAction, Outbox};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::Button,
};
use bottone_vocabulary::words;
use egui::{Align, Context, Frame, Label, Layout, Margin, Panel, Stroke, Ui, vec2};

use super::app::App;

/// The number of last acts in the report.
const ACTS: usize = 12;
/// The width of the buttons and their height, in points.
const BUTTONS: f32 = 320.0;
const HEIGHT: f32 = 44.0;

/// The window's last state, kept outside it so that a crash in the window can still report it.
static SHOWN: Mutex<WindowState> =
    Mutex::new(WindowState { file: None, revision: None, acts: Vec::new(), window: String::new() });

struct WindowState {
    file: Option<PathBuf>,
    revision: Option<u64>,
    /// The subjects of the last acts, the latest first.
    acts: Vec<String>,
    window: String,
}

/// Returns the event file that is open in this program's window.
pub fn open_file() -> Option<PathBuf> {
    SHOWN.lock().unwrap_or_else(PoisonError::into_inner).file.clone()
}

/// Stores the window's state after a frame.
pub fn record_state(app: &App, ctx: &Context) {
    let mut shown = SHOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let file = app.desk().and_then(|desk| desk.path());
    if shown.file.as_deref() != file {
        shown.file = file.map(Into::into);
    }
    let revision = app.desk().map(Desk::revision);
    if shown.revision != revision {
        shown.revision = revision;
        shown.acts = app.last_acts(ACTS);
    }
    let size = ctx.content_rect().size();
    let (settings, screen) = (app.settings(), app.screen());
    let (width, height) = (size.x.round(), size.y.round());
    shown.window =
        format!("{screen:?} · {width} × {height} · {:?} · {:?}", settings.theme, settings.language);
}

/// A crash of the program.
#[derive(Clone, Copy, Debug)]
pub struct Crash<'a> {
    /// The panic message.
    pub message: &'a str,
    /// The place in the source: file, line, column.
    pub place: &'a str,
    /// The platform: the system and the processor.
    pub system: &'a str,
}

/// Writes a crash and the window's state into a report, beside this person's settings.
pub fn write_report(language: Language, fault: Crash<'_>) {
    write_report_beside(&SettingsFile::for_user(), language, fault);
}

/// Writes the same beside the given settings.
pub fn write_report_beside(settings: &SettingsFile, language: Language, fault: Crash<'_>) {
    // The thread that holds the lock may be the one that crashed.
    let (acts, window) = SHOWN
        .try_lock()
        .map_or_else(|_| Default::default(), |shown| (shown.acts.join(", "), shown.window.clone()));
    let now = SystemClock::start().began();
    let report = Saying::of("fault-report")
        .with("version", env!("CARGO_PKG_VERSION"))
        .with("system", fault.system)
        .with("time", format!("{} {}", words::date(language, now), words::time_of_day(now)))
        .with("what", fault.message)
        .with("place", fault.place)
        .with("window", window)
        .with("acts", acts)
        .with("trace", Backtrace::force_capture().to_string());
    if let Err(error) = FaultFile::of(settings).add(&report.to_text(language)) {
        log::warn!("{error}");
    }
}

/// The report of an earlier run.
pub(super) struct EarlierReport {
    file: FaultFile,
    text: Option<String>,
}

impl EarlierReport {
    /// Returns the report beside these settings.
    pub(super) fn of(settings: &SettingsFile) -> Self {
        let file = FaultFile::of(settings);
        let left = file.pending_reports();
        Self { file, text: left }
    }

    pub(super) fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }
}

impl App {
    /// Copies the report, or dismisses it.
    pub(super) fn handle_crash_report(&mut self, ctx: &Context, answer: CrashAction) {
        match answer {
            CrashAction::Copy => {
                if let Some(report) = self.reports.text() {
                    ctx.copy_text(report.to_owned());
                    self.show_status(self.settings.language.word("fault-copied"));
                }
            }
            CrashAction::PutAway => match self.reports.file.clear() {
                Ok(()) => self.reports.text = None,
                Err(error) => self.show_status(error.to_string()),
            },
        }
    }
}

/// Shows the bar about a report over every screen, until it is dismissed.
pub(super) fn show(ui: &mut Ui, report: Option<&str>, out: &mut Outbox) {
    if report.is_none() {
        return;
    }
    let theme = Theme::of(ui);
    let bar = Frame::new().fill(theme.raised).inner_margin(Margin::symmetric(20, 8));
    ui.style_mut().visuals.widgets.noninteractive.bg_stroke = Stroke::NONE;
    Panel::top("report of a fault").resizable(false).frame(bar).show(ui, |ui| {
        let size = vec2(ui.available_width(), HEIGHT);
        let width = ui.available_width() - BUTTONS;
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            if ui.add(Button::new(&ui.word("fault-dismiss"))).clicked() {
                out.send(Action::Fault(CrashAction::PutAway));
            }
            if ui.add(Button::new(&ui.word("fault-copy"))).clicked() {
                out.send(Action::Fault(CrashAction::Copy));
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.set_max_width(width);
                ui.label(Text::Strong.rich(ui.word("fault-title")).color(theme.gold));
                let line = Text::Body.rich(ui.word("fault-why")).color(theme.text);
                ui.add(Label::new(line).truncate());
            });
        });
    });
}

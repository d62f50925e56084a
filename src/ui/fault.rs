//! A fault in the program leaves a report: what was shown, what was done last, and where the program was. The next start
//! says so and offers to copy it. Nothing of it names anybody, and nothing is sent anywhere.

use std::{
    backtrace::Backtrace,
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use egui::{Align, Context, Frame, Label, Layout, Margin, Panel, Stroke, Ui, vec2};

use super::{
    action::{Action, FaultAction, Outbox},
    app::App,
    i18n::Speaks as _,
    theme::{Text, Theme, space},
    widgets::Button,
};
use crate::{
    i18n::{Language, Saying, Told as _},
    session::{Desk, time::SystemClock},
    store::{fault::FaultFile, settings::SettingsFile},
    view::words,
};

/// So many of the last acts are told.
const ACTS: usize = 12;
/// What the buttons take of the width, and how high they are, in points.
const BUTTONS: f32 = 320.0;
const HEIGHT: f32 = 44.0;

/// What the window showed last, kept beside it so that a fault in it can still tell.
static SHOWN: Mutex<Shown> =
    Mutex::new(Shown { file: None, revision: None, acts: Vec::new(), window: String::new() });

struct Shown {
    file: Option<PathBuf>,
    revision: Option<u64>,
    /// What the last acts were about, the latest first.
    acts: Vec<String>,
    window: String,
}

/// The event that is open in this program's window.
pub fn on_the_desk() -> Option<PathBuf> {
    SHOWN.lock().unwrap_or_else(PoisonError::into_inner).file.clone()
}

/// Notes what this window shows, after a frame.
pub fn note(app: &App, ctx: &Context) {
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

/// A fault in the program.
#[derive(Clone, Copy, Debug)]
pub struct Fault<'a> {
    /// What the program says of it.
    pub what: &'a str,
    /// Where in its source: file, line, column.
    pub place: &'a str,
    /// What it ran on: the system and the processor.
    pub system: &'a str,
}

/// Writes down, beside this person's settings, a fault in the program and what was shown.
pub fn leave(language: Language, fault: Fault<'_>) {
    keep(&SettingsFile::of_this_person(), language, fault);
}

/// The same beside these settings.
pub fn keep(settings: &SettingsFile, language: Language, fault: Fault<'_>) {
    // Who holds it may be who is at fault.
    let (acts, window) = SHOWN
        .try_lock()
        .map_or_else(|_| Default::default(), |shown| (shown.acts.join(", "), shown.window.clone()));
    let now = SystemClock::start().began();
    let report = Saying::of("fault-report")
        .with("version", env!("CARGO_PKG_VERSION"))
        .with("system", fault.system)
        .with("time", format!("{} {}", words::date(language, now), words::time_of_day(now)))
        .with("what", fault.what)
        .with("place", fault.place)
        .with("window", window)
        .with("acts", acts)
        .with("trace", Backtrace::force_capture().to_string());
    if let Err(error) = FaultFile::of(settings).keep(&report.told(language)) {
        log::warn!("{error}");
    }
}

/// What an earlier run of the program has left.
pub(super) struct Reports {
    file: FaultFile,
    left: Option<String>,
}

impl Reports {
    /// Those beside these settings.
    pub(super) fn of(settings: &SettingsFile) -> Self {
        let file = FaultFile::of(settings);
        let left = file.left();
        Self { file, left }
    }

    pub(super) fn left(&self) -> Option<&str> {
        self.left.as_deref()
    }
}

impl App {
    /// Copies the report, or puts it away.
    pub(super) fn answer_fault(&mut self, ctx: &Context, answer: FaultAction) {
        match answer {
            FaultAction::Copy => {
                if let Some(report) = self.reports.left() {
                    ctx.copy_text(report.to_owned());
                    self.tell(self.settings.language.word("fault-copied"));
                }
            }
            FaultAction::PutAway => match self.reports.file.put_away() {
                Ok(()) => self.reports.left = None,
                Err(error) => self.tell(error.to_string()),
            },
        }
    }
}

/// Shows the bar over every screen that tells of a report, until it is put away.
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
            if ui.add(Button::new(&ui.word("fault-put-away"))).clicked() {
                out.send(Action::Fault(FaultAction::PutAway));
            }
            if ui.add(Button::new(&ui.word("fault-copy"))).clicked() {
                out.send(Action::Fault(FaultAction::Copy));
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

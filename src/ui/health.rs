//! Warnings about this computer before it harms the event: its disk, its clock, its battery.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use bottone_base::time::Span;
use bottone_session::Desk;
use bottone_store::health::{FolderState, Machine, ThisMachine};
use bottone_view::health::{FolderContents, Warning};
use bottone_vocabulary::words::countdown;
use egui::Context;

use super::app::App;

/// The interval between checks of the computer, in seconds.
const ASK: f64 = 30.0;
/// The seconds without an answer after which a folder causes a warning.
const PATIENCE: f64 = 10.0;
/// The smallest free space, in MB: six nights of ten thousand entries at 33 MB each.
const LEAST_ROOM: u64 = 200;
const MILLION: u64 = 1_000_000;
/// The lowest battery charge without a warning, in percent.
const LEAST_BATTERY: u8 = 15;
const WRONG_CLOCK: Span = Span::from_millis(60_000);

/// A folder and its state.
struct WatchedFolder {
    owner: FolderContents,
    /// An existing or future file in the folder.
    file: PathBuf,
    /// The time of the unanswered request, in seconds of the window.
    since: Option<f64>,
    place: Option<FolderState>,
}

impl WatchedFolder {
    fn of((whose, file): (FolderContents, PathBuf)) -> Self {
        Self { owner: whose, file, since: None, place: None }
    }

    /// Returns the warning about the folder at this second of the window.
    fn warning(&self, second: f64) -> Option<Warning> {
        let of = self.owner;
        let folder = self.file.parent().unwrap_or(&self.file).display().to_string();
        if self.since.is_some_and(|since| second - since > PATIENCE) {
            return Some(Warning::Silent { of, folder, why: None });
        }
        match self.place.as_ref()? {
            FolderState::Gone => Some(Warning::Gone { of, folder }),
            FolderState::ReadOnly => Some(Warning::ReadOnly { of, folder }),
            FolderState::Silent(why) => {
                Some(Warning::Silent { of, folder, why: Some(why.clone()) })
            }
            FolderState::Sound { free } => free
                .map(|free| free / MILLION)
                .filter(|free| *free < LEAST_ROOM)
                .map(|free| Warning::LittleRoom { of, folder, free, least: LEAST_ROOM }),
        }
    }
}

/// The known state of this computer.
pub(super) struct Health {
    /// `None` for a window that runs without checking its computer.
    machine: Option<Arc<dyn Machine>>,
    /// The folders in use, the event's first.
    places: Vec<WatchedFolder>,
    /// The time of the last check, in seconds of the window.
    last: Option<f64>,
    battery: Option<u8>,
    /// The amount by which the computer's clock was set while the program ran; negative means back.
    clock_change: Span,
    /// The error of the clock when the user last confirmed it as right.
    accepted_error: Span,
    /// The warnings given so far.
    reported: Vec<Warning>,
    /// True if hands were dealt at the last check.
    dealt: bool,
}

impl Default for Health {
    fn default() -> Self {
        Self {
            machine: Some(Arc::new(ThisMachine)),
            places: Vec::new(),
            last: None,
            battery: None,
            clock_change: Span::ZERO,
            accepted_error: Span::ZERO,
            reported: Vec::new(),
            dealt: false,
        }
    }
}

impl Health {
    /// Stops all checks of this computer.
    pub(super) fn disable(&mut self) {
        self.machine = None;
    }

    /// Starts the checks of this computer.
    pub(super) fn use_machine(&mut self, machine: Arc<dyn Machine>) {
        (self.machine, self.last) = (Some(machine), None);
    }

    /// Adds a change of the computer's clock.
    pub(super) fn clock_was_set(&mut self, by: Span) {
        self.clock_change = self.clock_change.plus(by);
    }

    /// Returns the error of the computer's clock: positive is ahead, negative behind.
    fn clock_error(&self, desk: &dyn Desk) -> Span {
        let behind = desk.clock_lag().filter(|behind| *behind > WRONG_CLOCK);
        behind.map_or(self.clock_change, |behind| Span::ZERO.minus(behind))
    }

    /// Takes the computer's answer for this file.
    pub(super) fn take_answer(&mut self, file: &Path, place: &FolderState, battery: Option<u8>) {
        for asked in self.places.iter_mut().filter(|asked| asked.file == file) {
            (asked.place, asked.since) = (Some(place.clone()), None);
            if asked.owner == FolderContents::Event {
                self.battery = battery;
            }
        }
    }

    /// Sets the folders to check; the state of all others is dropped.
    fn watch_folders(&mut self, wanted: Vec<(FolderContents, PathBuf)>) {
        let known = |asked: &WatchedFolder| (asked.owner, asked.file.clone());
        if self.places.iter().map(known).eq(wanted.iter().cloned()) {
            return;
        }
        let mut before = std::mem::take(&mut self.places);
        let of = |wanted: (FolderContents, PathBuf)| {
            let here = before.iter().position(|asked| known(asked) == wanted);
            here.map_or_else(|| WatchedFolder::of(wanted), |here| before.swap_remove(here))
        };
        self.places = wanted.into_iter().map(of).collect();
        self.last = None;
    }

    /// Returns the warnings at this second of the window.
    fn warnings(&self, desk: &dyn Desk, second: f64) -> Vec<Warning> {
        let places = self.places.iter().filter_map(|asked| asked.warning(second));
        let slow = desk.slow_disk().map(|took| Warning::SlowDisk { took });
        let low = self.battery.filter(|left| *left < LEAST_BATTERY);
        let battery = low.map(|left| Warning::Battery { left, least: LEAST_BATTERY });
        let off = self.clock_error(desk);
        let wrong = off.minus(self.accepted_error).millis().abs() > WRONG_CLOCK.millis();
        let clock = wrong.then_some(Warning::Clock { off });
        places.chain(slow).chain(battery).chain(clock).collect()
    }
}

/// Returns the folders used by an event in this file, each once: its own, its second copy's, and
/// that of the house's book.
fn places(
    event: Option<&Path>,
    second: Option<&Path>,
    house: Option<PathBuf>,
) -> Vec<(FolderContents, PathBuf)> {
    let Some(event) = event else { return Vec::new() };
    let second = second.and_then(|folder| Some(folder.join(event.file_name()?)));
    let others = [(FolderContents::SecondCopy, second), (FolderContents::House, house)];
    let apart = |file: &PathBuf| file.parent() != event.parent();
    let others = others.into_iter().filter_map(|(whose, file)| Some((whose, file.filter(apart)?)));
    std::iter::once((FolderContents::Event, event.to_owned())).chain(others).collect()
}

impl App {
    /// Returns the window with checks of this computer.
    #[must_use]
    pub fn on_machine(mut self, machine: Arc<dyn Machine>) -> Self {
        self.health.use_machine(machine);
        self
    }

    /// Checks the computer from time to time, and adds warnings to the to-do list. A new warning is
    /// shown at once, and a lasting one again when a break begins.
    pub(super) fn check_health(&mut self, ctx: &Context) {
        let Some(desk) = self.desk.as_deref().filter(|desk| desk.read_only().is_none()) else {
            return;
        };
        let second = ctx.input(|input| input.time);
        let wanted = places(
            desk.path(),
            self.settings.second_copies.as_deref(),
            self.house.as_ref().map(|house| house.book.desk().path().to_owned()),
        );
        let health = &mut self.health;
        health.watch_folders(wanted);
        let due = health.last.is_none_or(|last| second >= last + ASK);
        if let (Some(machine), true) = (&health.machine, due) {
            health.last = Some(second);
            for asked in health.places.iter_mut().filter(|asked| asked.since.is_none()) {
                asked.since = Some(second);
                self.jobs.ask_machine(ctx, Arc::clone(machine), asked.file.clone());
            }
        }
        let oldest = health.places.iter().filter_map(|asked| asked.since).reduce(f64::min);
        if let Some(since) = oldest {
            let left = (since + PATIENCE - second).max(1.0);
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        let warnings = health.warnings(desk, second);
        let deals = desk.tournament().clock().stopped_since(desk.now()).is_none();
        let rests = std::mem::replace(&mut health.dealt, deals) && !deals;
        let known =
            |warning: &Warning| health.reported.iter().any(|shown| shown.concerns_same(warning));
        let warning = warnings.iter().find(|warning| rests || !known(warning));
        let warning = warning.map(|warning| warning.title(self.settings.language));
        health.reported.clone_from(&warnings);
        self.views.set_warnings(warnings);
        if let Some(warning) = warning {
            self.show_status(warning);
        }
    }

    /// Notes that the computer's clock was set while an event is open.
    pub(super) fn clock_was_set(&mut self, by: Span) {
        self.health.clock_was_set(by);
        let way = if by.millis() > 0 { "forward" } else { "back" };
        let by = countdown(Span::from_millis(by.millis().abs()));
        let gaps = [("way", way.into()), ("by", by.into())];
        self.show_status(self.settings.language.say("shell-clock-was-set", &gaps));
    }

    /// Takes the user's confirmation that the computer's clock is right.
    pub(super) fn clock_is_right(&mut self) {
        if let Some(desk) = self.desk.as_deref() {
            self.health.accepted_error = self.health.clock_error(desk);
        }
    }
}

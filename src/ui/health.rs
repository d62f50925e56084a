//! What of this computer may cost the event something, told before it does: its disk, its clock, its battery.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use egui::Context;

use super::app::App;
use crate::{
    rules::time::Span,
    session::Desk,
    store::health::{Machine, Place, ThisMachine},
    view::{health::Warning, words::countdown},
};

/// How often the computer is asked, in seconds.
const ASK: f64 = 30.0;
/// A folder that has not answered in so many seconds is told of.
const PATIENCE: f64 = 10.0;
/// Six nights of ten thousand entries at 33 MB each.
const LEAST_ROOM: u64 = 200;
const MILLION: u64 = 1_000_000;
/// In hundredths.
const LEAST_BATTERY: u8 = 15;
const WRONG_CLOCK: Span = Span::from_millis(60_000);

/// What is known of this computer.
pub(super) struct Health {
    /// None where a window is driven without a computer that anybody cares for.
    machine: Option<Arc<dyn Machine>>,
    /// The event's file.
    file: Option<PathBuf>,
    /// When a question was put that has no answer yet, in seconds of the window.
    asked: Option<f64>,
    /// When the last one was put.
    last: Option<f64>,
    place: Option<Place>,
    battery: Option<u8>,
    /// How far the computer's clock was set, forward or, negative, back, while the program ran.
    set: Span,
    /// How far off it was when somebody said that it is right.
    right: Span,
    /// What was told.
    told: Vec<Warning>,
    /// Were hands dealt when it was looked last?
    dealt: bool,
}

impl Default for Health {
    fn default() -> Self {
        Self {
            machine: Some(Arc::new(ThisMachine)),
            file: None,
            asked: None,
            last: None,
            place: None,
            battery: None,
            set: Span::ZERO,
            right: Span::ZERO,
            told: Vec::new(),
            dealt: false,
        }
    }
}

impl Health {
    /// From now on nothing is asked of this computer.
    pub(super) fn be_silent(&mut self) {
        self.machine = None;
    }

    /// From now on this computer is asked.
    pub(super) fn ask_of(&mut self, machine: Arc<dyn Machine>) {
        (self.machine, self.last) = (Some(machine), None);
    }

    /// The computer's clock was set so far.
    pub(super) fn clock_was_set(&mut self, by: Span) {
        self.set = self.set.plus(by);
    }

    /// How far off the computer's clock is, ahead or, negative, behind.
    fn off(&self, desk: &dyn Desk) -> Span {
        let behind = desk.behind().filter(|behind| *behind > WRONG_CLOCK);
        behind.map_or(self.set, |behind| Span::ZERO.minus(behind))
    }

    /// The computer has answered for this file.
    pub(super) fn answered(&mut self, file: &Path, place: Place, battery: Option<u8>) {
        if self.file.as_deref() == Some(file) {
            (self.place, self.battery, self.asked) = (Some(place), battery, None);
        }
    }

    /// What is wrong at this second of the window.
    fn warnings(&self, desk: &dyn Desk, second: f64) -> Vec<Warning> {
        let folder = || {
            let folder = self.file.as_deref().and_then(Path::parent);
            folder.map(|folder| folder.display().to_string()).unwrap_or_default()
        };
        let late = self.asked.is_some_and(|asked| second - asked > PATIENCE);
        let place = match &self.place {
            _ if late => Some(Warning::Silent { folder: folder(), why: None }),
            None => None,
            Some(Place::Gone) => Some(Warning::Gone { folder: folder() }),
            Some(Place::ReadOnly) => Some(Warning::ReadOnly { folder: folder() }),
            Some(Place::Silent(why)) => {
                Some(Warning::Silent { folder: folder(), why: Some(why.clone()) })
            }
            Some(Place::Sound { free }) => free
                .map(|free| free / MILLION)
                .filter(|free| *free < LEAST_ROOM)
                .map(|free| Warning::LittleRoom { folder: folder(), free, least: LEAST_ROOM }),
        };
        let slow = desk.slow_disk().map(|took| Warning::SlowDisk { took });
        let low = self.battery.filter(|left| *left < LEAST_BATTERY);
        let battery = low.map(|left| Warning::Battery { left, least: LEAST_BATTERY });
        let off = self.off(desk);
        let wrong = off.minus(self.right).millis().abs() > WRONG_CLOCK.millis();
        let clock = wrong.then_some(Warning::Clock { off });
        place.into_iter().chain(slow).chain(battery).chain(clock).collect()
    }
}

impl App {
    /// The same window on this computer.
    #[must_use]
    pub fn on_machine(mut self, machine: Arc<dyn Machine>) -> Self {
        self.health.ask_of(machine);
        self
    }

    /// Asks the computer now and then, and puts what is wrong on the list of what to do. What begins is told at once, and
    /// what lasts again when a break begins.
    pub(super) fn look_at_health(&mut self, ctx: &Context) {
        let Some(desk) = self.desk.as_deref().filter(|desk| desk.read_only().is_none()) else {
            return;
        };
        let second = ctx.input(|input| input.time);
        let file = desk.path().map(Path::to_owned);
        if self.health.file != file {
            let (asked, last, place) = (None, None, None);
            let kept = std::mem::take(&mut self.health);
            self.health = Health { file, asked, last, place, ..kept };
        }
        let health = &mut self.health;
        let due = health.last.is_none_or(|last| second >= last + ASK);
        if let (Some(machine), Some(file), true, None) =
            (&health.machine, &health.file, due, health.asked)
        {
            (health.asked, health.last) = (Some(second), Some(second));
            self.jobs.ask_machine(ctx, Arc::clone(machine), file.clone());
        }
        if let Some(asked) = health.asked {
            let left = (asked + PATIENCE - second).max(1.0);
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        let warnings = health.warnings(desk, second);
        let deals = desk.tournament().clock().stands_since(desk.now()).is_none();
        let rests = std::mem::replace(&mut health.dealt, deals) && !deals;
        let known = |warning: &Warning| health.told.iter().any(|told| told.is_like(warning));
        let told = warnings.iter().find(|warning| rests || !known(warning));
        let told = told.map(|warning| warning.title(self.settings.language));
        health.told.clone_from(&warnings);
        self.kept.warn(warnings);
        if let Some(told) = told {
            self.tell(told);
        }
    }

    /// The computer's clock was set while an event is open.
    pub(super) fn clock_was_set(&mut self, by: Span) {
        self.health.clock_was_set(by);
        let way = if by.millis() > 0 { "forward" } else { "back" };
        let by = countdown(Span::from_millis(by.millis().abs()));
        let gaps = [("way", way.into()), ("by", by.into())];
        self.tell(self.settings.language.say("shell-clock-was-set", &gaps));
    }

    /// Somebody has looked: the computer's clock is right.
    pub(super) fn clock_is_right(&mut self) {
        if let Some(desk) = self.desk.as_deref() {
            self.health.right = self.health.off(desk);
        }
    }
}

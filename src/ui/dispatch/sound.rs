//! The window's part in the sound: it sends the worker the events and the sound settings.
//!
//! The worker has its own thread and clock, so nothing here is urgent. A hidden window draws no
//! frames, and nothing can happen in it either.

use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

use bottone_base::time::{Span, Timestamp};
use bottone_session::{
    Desk as _,
    time::{SystemClock, Timekeeper as _},
};
use bottone_sound::{Programs, SoundReport, SoundScene, WantedSound, Worker};
use bottone_store::{
    profiles::sounds::OWN_SOUNDS,
    settings::{SoundSettings, Sounds},
};
use bottone_ui_frame::action::{Action, Screen, SoundAction};
use bottone_view::{
    board,
    cues::{self, AudibleState, Timer},
    today,
};
use egui::Context;

use super::super::{
    app::{self, App},
    events::{EventId, OpenEvent},
};

/// The difference up to which two clocks count as equal, in milliseconds.
const APART: i64 = 20;

/// The window's state of the sound.
#[derive(Default)]
pub(crate) struct SoundClient {
    worker: Option<Worker>,
    /// The worker's clock.
    clock: Option<Box<dyn Fn() -> Timestamp>>,
    wish: WantedSound,
    sent: BTreeMap<EventId, SentEvent>,
}

/// The state of an event as last sent to the worker.
struct SentEvent {
    revision: u64,
    records: usize,
    ahead: Span,
    timers: Vec<Timer>,
    name: Option<String>,
}

impl SoundClient {
    /// Stops every sound.
    pub(crate) fn end(&mut self) {
        self.worker = None;
    }

    /// Returns the report on this machine's sound.
    fn report(&self) -> SoundReport {
        self.worker.as_ref().map(Worker::report).unwrap_or_default()
    }
}

impl App {
    /// Returns the window with sound through this system's programs.
    #[must_use]
    pub fn with_sound(self, ctx: &Context) -> Self {
        let time = Arc::new(SystemClock::start());
        let (theirs, ctx) = (Arc::clone(&time), ctx.clone());
        let worker = Worker::start(
            Programs::of_system(),
            self.own_sounds(),
            move || theirs.now(),
            move || ctx.request_repaint(),
        );
        self.with_sound_worker(worker, move || time.now())
    }

    /// Returns the window with sound through `worker`, whose clock is `now`.
    #[must_use]
    pub fn with_sound_worker(
        mut self,
        worker: Worker,
        now: impl Fn() -> Timestamp + 'static,
    ) -> Self {
        worker.set_wanted(self.sound.wish.clone());
        self.sound.worker = Some(worker);
        self.sound.clock = Some(Box::new(now));
        self
    }

    /// Returns the folder of the house's own sounds.
    fn own_sounds(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(OWN_SOUNDS))
    }

    /// Sends every change to the worker.
    pub(crate) fn update_sound(&mut self) {
        if self.screen == Screen::Room {
            let (report, folder) = (self.sound.report(), self.own_sounds());
            self.screens.room.set_sound(report, folder);
        }
        let wish = self.sound_wish();
        let SoundClient { worker: Some(worker), clock: Some(now), wish: wished, sent } =
            &mut self.sound
        else {
            return;
        };
        if wish != *wished {
            worker.set_wanted(wish.clone());
            *wished = wish;
        }
        let several = self.events.several();
        let all = self.events.all(self.desk.as_deref(), &self.views, &self.screens);
        let (mut is_news, mut aloud) = (sent.len() != all.len(), Vec::new());
        sent.retain(|id, _| all.iter().any(|event| event.id == *id));
        for OpenEvent { id, desk, screens, .. } in &all {
            let timers = screens.table.timers();
            let ahead = desk.now().since(now());
            let name = several.then(|| today::name(desk.tournament()));
            let before = sent.get(id);
            let is_announced = before.is_some_and(|sent| {
                sent.revision == desk.revision()
                    && sent.timers == timers
                    && sent.name == name
                    && sent.ahead.minus(ahead).millis().abs() <= APART
            });
            if is_announced {
                continue;
            }
            is_news = true;
            let before = before.map_or(usize::MAX, |sent| sent.records);
            let since = || desk.records_since(before).iter();
            let hand_cues = since().filter_map(|record| board::spoken_prompt(wished.voice, record));
            aloud.extend(hand_cues.map(|words| cues::named(name.as_deref(), words)));
            if self.settings.sound.moves {
                let t = desk.tournament();
                let moves =
                    since().filter_map(|record| cues::moves_speech(wished.voice, t, record));
                aloud.extend(moves.map(|words| cues::named(name.as_deref(), words)));
            }
            let (revision, records) = (desk.revision(), desk.records().len());
            sent.insert(*id, SentEvent { revision, records, ahead, timers, name });
        }
        if is_news {
            let scenes = all.iter().filter_map(|event| {
                let sent = sent.get(&event.id)?;
                let desk = event.desk;
                let audible = AudibleState::of(desk.tournament(), sent.timers.clone(), desk.now())?;
                let (event, name) = (event.id.number(), sent.name.clone());
                Some(SoundScene { event, name, audible, ahead: sent.ahead })
            });
            worker.set_scenes(scenes.collect());
        }
        for words in aloud {
            worker.say(words);
        }
    }

    /// Returns the wanted sound settings of this machine.
    fn sound_wish(&self) -> WantedSound {
        let sound = &self.settings.sound;
        WantedSound {
            on: sound.sounds(self.writes_event()),
            volume: sound.volume,
            profile: sound.profile.clone(),
            silent: sound.silent.clone(),
            speech: sound.speech,
            voice: sound.voice.unwrap_or(self.settings.language),
            language: self.settings.language,
        }
    }

    /// Returns whether this desk writes the open event. Without an event it counts as writing.
    fn writes_event(&self) -> bool {
        self.desk.as_ref().is_none_or(|desk| desk.read_only().is_none())
    }

    /// Performs a sound action.
    pub(super) fn handle_sound(&mut self, action: SoundAction) {
        match action {
            SoundAction::Set(sound) => self.set_sound(sound),
            SoundAction::OnOff => {
                let keeps = self.writes_event();
                let before = self.settings.sound.clone();
                let on = !before.sounds(keeps);
                let machine = match (on, keeps) {
                    (false, _) => Sounds::Off,
                    (true, true) => Sounds::AsTheDesk,
                    (true, false) => Sounds::On,
                };
                self.set_sound(SoundSettings { machine, ..before.clone() });
                let back = Action::Sound(SoundAction::Back(before));
                self.status = Some(app::StatusLine::with_undo(self.sound_status(), back));
            }
            SoundAction::Back(sound) => {
                self.set_sound(sound);
                self.show_status(self.sound_status());
            }
            SoundAction::Try(signal) => {
                self.tell_worker(|worker| worker.try_signal(signal));
            }
            SoundAction::TryVoice => {
                let words = self.sound_wish().voice.word("sound-say-try");
                self.tell_worker(|worker| worker.try_voice(words));
            }
            SoundAction::LookAgain => {
                let folder = self.own_sounds();
                self.tell_worker(|worker| worker.refresh(folder));
            }
        }
    }

    /// Returns a line such as "Sound on".
    fn sound_status(&self) -> String {
        let on = self.settings.sound.sounds(self.writes_event());
        self.settings.language.word(if on { "sound-now-on" } else { "sound-now-off" })
    }

    fn tell_worker(&mut self, does: impl FnOnce(&Worker)) {
        // Apply a changed setting first, so that the test can be heard with it.
        self.update_sound();
        if let Some(worker) = &self.sound.worker {
            does(worker);
        }
    }

    fn set_sound(&mut self, sound: SoundSettings) {
        self.settings.sound = sound.within_bounds();
        self.store_settings();
    }
}

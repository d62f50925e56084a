//! The thread that follows the events and plays in time.

use std::{
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc::{RecvTimeoutError, Sender, channel},
    },
    thread::{self, JoinHandle},
};

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_store::profiles::sounds::{Signal, USUAL_SOUNDS};
use bottone_view::cues::AudibleState;

use super::{player::SoundPlayer, programs::Programs};

/// An event that is followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoundScene {
    /// Its number among the followed events.
    pub event: u32,
    /// The name spoken before its messages; `None` while it is the only one.
    pub name: Option<String>,
    pub audible: AudibleState,
    /// The lead of its time over the worker's.
    pub ahead: Span,
}

/// The wanted sound settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedSound {
    pub on: bool,
    /// The volume, from 0 to 100.
    pub volume: u8,
    /// The name of the sound profile.
    pub profile: String,
    /// The signals that are not played.
    pub silent: Vec<Signal>,
    /// True if levels and breaks are spoken.
    pub speech: bool,
    /// The language of the speech.
    pub voice: Language,
    /// The language of error messages.
    pub language: Language,
}

impl Default for WantedSound {
    fn default() -> Self {
        Self {
            on: false,
            volume: 80,
            profile: USUAL_SOUNDS.to_owned(),
            silent: Vec::new(),
            speech: false,
            voice: Language::default(),
            language: Language::default(),
        }
    }
}

/// A profile on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfProfile {
    /// The id by which it is chosen.
    pub id: String,
    /// Its name, or the reason why it cannot be used.
    pub name: Result<String, String>,
}

/// The report on the sound of this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoundReport {
    /// True once programs and profiles were looked for.
    pub ready: bool,
    /// The program that plays, if there is one.
    pub player: Option<&'static str>,
    /// The program that speaks, if there is one.
    pub voice: Option<&'static str>,
    /// The sound profiles.
    pub shelf: Vec<ShelfProfile>,
    /// The faults of the profile's files, one sentence each.
    pub faults: Vec<String>,
    /// The last error message of a program.
    pub trouble: Option<String>,
    /// The delay of the last cue until it was handed to a player, in milliseconds.
    pub late: Option<i64>,
}

/// An order to the worker.
pub(super) enum WorkerOrder {
    Hear(Vec<SoundScene>),
    Wish(WantedSound),
    Say(String),
    TrySignal(Signal),
    TryVoice(String),
    LookAgain(Option<PathBuf>),
    End,
}

/// The worker. It plays until it is dropped.
pub struct Worker {
    orders: Sender<WorkerOrder>,
    report: Arc<Mutex<SoundReport>>,
    /// The number of orders not carried out yet.
    open: Arc<AtomicUsize>,
    thread: Option<JoinHandle<()>>,
}

impl Worker {
    /// Starts with the programs of `programs` and the house's own profiles in `folder`. `now`
    /// returns the time, and `woken` is called when the report has changed.
    pub fn start(
        programs: Programs,
        folder: Option<PathBuf>,
        now: impl Fn() -> Timestamp + Send + 'static,
        woken: impl Fn() + Send + 'static,
    ) -> Self {
        let (orders, received) = channel();
        let report = Arc::new(Mutex::new(SoundReport::default()));
        let shared_report = Arc::clone(&report);
        let open = Arc::new(AtomicUsize::new(0));
        let done = Arc::clone(&open);
        let run = move || {
            let mut player = SoundPlayer::new(programs, folder);
            let mut taken = 0;
            loop {
                let wait = player.play_due(now());
                if is_news(&shared_report, &player.report) {
                    woken();
                }
                done.fetch_sub(std::mem::take(&mut taken), Ordering::SeqCst);
                match received.recv_timeout(wait) {
                    Ok(WorkerOrder::End) | Err(RecvTimeoutError::Disconnected) => return,
                    Ok(order) => {
                        player.execute(order, now());
                        taken = 1;
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                }
            }
        };
        // Without a thread from the system there is no sound, and everything else goes on.
        let thread = thread::Builder::new().name("sound".to_owned()).spawn(run);
        if let Err(error) = &thread {
            log::warn!("no thread for sound: {error}");
        }
        Self { orders, report, open, thread: thread.ok() }
    }

    /// Sets the events to follow, in place of all others.
    pub fn set_scenes(&self, scenes: Vec<SoundScene>) {
        self.order(WorkerOrder::Hear(scenes));
    }

    /// Sets the wanted sound.
    pub fn set_wanted(&self, wish: WantedSound) {
        self.order(WorkerOrder::Wish(wish));
    }

    /// Speaks these words once, after the present sound, unless the sound is off.
    pub fn say(&self, words: String) {
        self.order(WorkerOrder::Say(words));
    }

    /// Plays this signal now, even if the sound is off.
    pub fn try_signal(&self, signal: Signal) {
        self.order(WorkerOrder::TrySignal(signal));
    }

    /// Speaks these words now, even if the sound is off.
    pub fn try_voice(&self, words: String) {
        self.order(WorkerOrder::TryVoice(words));
    }

    /// Looks for programs and profiles again, with the house's own profiles in this folder.
    pub fn refresh(&self, folder: Option<PathBuf>) {
        self.order(WorkerOrder::LookAgain(folder));
    }

    /// Returns the report.
    pub fn report(&self) -> SoundReport {
        self.report.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns whether every order was carried out.
    pub fn is_done(&self) -> bool {
        self.open.load(Ordering::SeqCst) == 0
    }

    fn order(&self, order: WorkerOrder) {
        self.open.fetch_add(1, Ordering::SeqCst);
        // Without a thread the order is lost; that was reported.
        let _ = self.orders.send(order);
    }
}

/// Stores the report, and returns whether it has changed.
fn is_news(last: &Mutex<SoundReport>, report: &SoundReport) -> bool {
    let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
    let news = *last != *report;
    if news {
        last.clone_from(report);
    }
    news
}

impl Drop for Worker {
    /// Stops every sound.
    fn drop(&mut self) {
        self.order(WorkerOrder::End);
        if let Some(thread) = self.thread.take() {
            // A thread that panicked needs no end.
            let _ = thread.join();
        }
    }
}

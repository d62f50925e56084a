//! The thread that listens to the event and sounds in time.

use std::{
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc::{RecvTimeoutError, Sender, channel},
    },
    thread::{self, JoinHandle},
};

use super::{player::Player, programs::Programs};
use crate::{
    i18n::Language,
    rules::time::{Span, Timestamp},
    store::profiles::sounds::{Signal, USUAL_SOUNDS},
    view::cues::Heard,
};

/// An event that is listened to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// By which it is known among those that are listened to.
    pub event: u32,
    /// Said before whatever is said of it; nothing while it is the only one.
    pub name: Option<String>,
    pub heard: Heard,
    /// How far its time is ahead of the worker's.
    pub ahead: Span,
}

/// How it is to sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    pub on: bool,
    /// How loud, from 0 to 100.
    pub volume: u8,
    /// The name of the sound profile.
    pub profile: String,
    /// Signals that are not played.
    pub silent: Vec<Signal>,
    /// Are levels and breaks spoken?
    pub speech: bool,
    /// In which language is spoken.
    pub voice: Language,
    /// In which language is told what is wrong.
    pub language: Language,
}

impl Default for Wish {
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
pub struct Shelved {
    /// By which it is chosen.
    pub id: String,
    /// What it is called, or why it cannot be used.
    pub name: Result<String, String>,
}

/// What there is to know of the sound of this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Was everything looked for?
    pub ready: bool,
    /// The program that plays, if there is one.
    pub player: Option<&'static str>,
    /// The program that speaks, if there is one.
    pub voice: Option<&'static str>,
    /// The sound profiles.
    pub shelf: Vec<Shelved>,
    /// What is wrong with files of the profile, a sentence each.
    pub faults: Vec<String>,
    /// What a program complained about when it last was to play or speak.
    pub trouble: Option<String>,
    /// How many milliseconds after it was due the last cue was handed to a player.
    pub late: Option<i64>,
}

/// What the worker is told.
pub(super) enum Order {
    Hear(Vec<Scene>),
    Wish(Wish),
    Say(String),
    TrySignal(Signal),
    TryVoice(String),
    LookAgain(Option<PathBuf>),
    End,
}

/// The worker. It sounds until it is dropped.
pub struct Worker {
    orders: Sender<Order>,
    report: Arc<Mutex<Report>>,
    /// Orders that were given and not carried out yet.
    open: Arc<AtomicUsize>,
    thread: Option<JoinHandle<()>>,
}

impl Worker {
    /// Begins to listen with the programs of `programs` and the house's own profiles in `folder`. `now`
    /// tells the time, `woken` is called when there is something new in the report.
    pub fn start(
        programs: Programs,
        folder: Option<PathBuf>,
        now: impl Fn() -> Timestamp + Send + 'static,
        woken: impl Fn() + Send + 'static,
    ) -> Self {
        let (orders, heard) = channel();
        let report = Arc::new(Mutex::new(Report::default()));
        let told = Arc::clone(&report);
        let open = Arc::new(AtomicUsize::new(0));
        let done = Arc::clone(&open);
        let run = move || {
            let mut player = Player::new(programs, folder);
            let mut taken = 0;
            loop {
                let wait = player.turn(now());
                if is_news(&told, &player.report) {
                    woken();
                }
                done.fetch_sub(std::mem::take(&mut taken), Ordering::SeqCst);
                match heard.recv_timeout(wait) {
                    Ok(Order::End) | Err(RecvTimeoutError::Disconnected) => return,
                    Ok(order) => {
                        player.take(order, now());
                        taken = 1;
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                }
            }
        };
        // A system that gives no thread gives no sound either, and everything else goes on.
        let thread = thread::Builder::new().name("sound".to_owned()).spawn(run);
        if let Err(error) = &thread {
            log::warn!("no thread for sound: {error}");
        }
        Self { orders, report, open, thread: thread.ok() }
    }

    /// From now on these events are heard, and no other.
    pub fn hear(&self, scenes: Vec<Scene>) {
        self.order(Order::Hear(scenes));
    }

    /// From now on it is to sound like this.
    pub fn wish(&self, wish: Wish) {
        self.order(Order::Wish(wish));
    }

    /// Says this once, after whatever sounds now, if anything is to sound.
    pub fn say(&self, words: String) {
        self.order(Order::Say(words));
    }

    /// Plays this signal now, whether or not anything is to sound.
    pub fn try_signal(&self, signal: Signal) {
        self.order(Order::TrySignal(signal));
    }

    /// Says this now, whether or not anything is to sound.
    pub fn try_voice(&self, words: String) {
        self.order(Order::TryVoice(words));
    }

    /// Looks for programs and profiles again; these in this folder.
    pub fn look_again(&self, folder: Option<PathBuf>) {
        self.order(Order::LookAgain(folder));
    }

    /// What there is to know.
    pub fn report(&self) -> Report {
        self.report.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Was everything that was ordered carried out?
    pub fn is_done(&self) -> bool {
        self.open.load(Ordering::SeqCst) == 0
    }

    fn order(&self, order: Order) {
        self.open.fetch_add(1, Ordering::SeqCst);
        // Without a thread nobody takes it, and that was told.
        let _ = self.orders.send(order);
    }
}

/// Puts this into the report, and says whether it is new.
fn is_news(told: &Mutex<Report>, report: &Report) -> bool {
    let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
    let news = *told != *report;
    if news {
        told.clone_from(report);
    }
    news
}

impl Drop for Worker {
    /// Whatever sounds is stopped.
    fn drop(&mut self) {
        self.order(Order::End);
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing left to end.
            let _ = thread.join();
        }
    }
}

//! The room's page, as the window has it: on or off, and told of what happens.
//!
//! What everybody may know is written in a thread of its own, which is handed the event as it stands
//! after each record: the window only copies it. That thread also knows when a level is over, so that
//! the page goes on while the window is covered.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::Duration,
};

use crate::{
    page::{Limits, Listen, Names, Now, Page, PageError, is_found_by_others},
    rules::{
        time::{Span, Timestamp},
        witness::Witness,
    },
    session::{Desk, time::SharedClock},
    tournament::Tournament,
    view::public::{Move, Public, moves, until_change},
};

/// The page, on or off.
#[derive(Default)]
pub struct RoomPage {
    serving: Option<Serving>,
    fault: Option<PageError>,
    /// The address on the code for telephones, if one was chosen.
    chosen: Option<String>,
}

/// How the page stands.
#[derive(Debug, Default)]
pub struct PageStatus {
    /// Where it is found, the best first; none while it is off.
    pub urls: Vec<String>,
    /// Which of them is on the code for telephones.
    pub chosen: usize,
    /// The port on which it listens.
    pub port: u16,
    /// How many watch.
    pub watchers: usize,
    /// Why it could not be started.
    pub fault: Option<PageError>,
}

impl RoomPage {
    /// Begins to serve it on this port, by these names too; remembers why not.
    pub(super) fn start(&mut self, port: u16, names: Names) {
        self.stop();
        match Serving::start(port, names) {
            Ok(serving) => self.serving = Some(serving),
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// Serves it no longer.
    pub(super) fn stop(&mut self) {
        self.serving = None;
        self.fault = None;
        self.chosen = None;
    }

    /// Puts this address on the code for telephones.
    pub(super) fn choose(&mut self, url: String) {
        self.chosen = Some(url);
    }

    /// Shows the event as it is, if it has changed. To be called in every frame.
    pub(super) fn feed(&mut self, desk: Option<&dyn Desk>) {
        if let Some(serving) = &mut self.serving {
            serving.feed(desk);
        }
    }

    /// What was shown may be another event's: the next is shown whatever its number.
    pub(super) fn forget(&mut self) {
        if let Some(serving) = &mut self.serving {
            serving.fed = None;
        }
    }

    /// Where telephones find it; nothing while it is off.
    pub fn url(&self) -> Option<&str> {
        let serving = self.serving.as_ref()?;
        let known = self.chosen.as_ref().filter(|url| serving.urls.contains(url));
        known.or(serving.urls.first()).map(String::as_str)
    }

    /// The same for paper: only an address that leads others there is worth hanging up.
    pub fn url_for_paper(&self) -> Option<&str> {
        self.url().filter(|url| is_found_by_others(url))
    }

    /// How it stands; why it could not be started is told once.
    pub(super) fn status(&mut self) -> PageStatus {
        let Some(serving) = &mut self.serving else {
            return PageStatus { fault: self.fault.take(), ..PageStatus::default() };
        };
        // A cable may have been put in since.
        serving.urls = serving.page.urls();
        let (port, watchers) = (serving.page.port(), serving.page.watchers());
        let urls = serving.urls.clone();
        let chosen = urls.iter().position(|url| Some(url) == self.chosen.as_ref()).unwrap_or(0);
        PageStatus { urls, chosen, port, watchers, fault: None }
    }
}

/// What was shown last: which file, and how far it had come.
type Fed = Option<(Option<PathBuf>, u64)>;

/// The page while it is served.
struct Serving {
    page: Arc<Page>,
    urls: Vec<String>,
    clock: Arc<SharedClock>,
    desk: Arc<Tray>,
    writer: Option<JoinHandle<()>>,
    fed: Option<Fed>,
}

impl Serving {
    fn start(port: u16, names: Names) -> Result<Self, PageError> {
        let clock = Arc::new(SharedClock::start());
        let told = Arc::clone(&clock);
        let now: Now = Arc::new(move || told.now().millis());
        let page = Arc::new(Page::start(Listen::on_port(port), names, Limits::default(), now)?);
        let desk = Arc::new(Tray::default());
        let (of_page, of_desk, of_clock) =
            (Arc::clone(&page), Arc::clone(&desk), Arc::clone(&clock));
        let writer = thread::Builder::new()
            .name("page".to_owned())
            .spawn(move || of_desk.write(&of_page, &of_clock))?;
        let urls = page.urls();
        Ok(Self { page, urls, clock, desk, writer: Some(writer), fed: None })
    }

    fn feed(&mut self, desk: Option<&dyn Desk>) {
        let fed = desk.map(|desk| (desk.path().map(Path::to_owned), desk.revision()));
        if self.fed.as_ref() == Some(&fed) {
            return;
        }
        self.fed = Some(fed);
        let event = desk.map(|desk| {
            self.clock.put_to(desk.now());
            let t = desk.tournament();
            let moves = moves(t, desk.records(), desk.ledger());
            Event { t: t.clone(), moves, witness: desk.witness() }
        });
        self.desk.put(event);
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.desk.close();
        if let Some(writer) = self.writer.take()
            && writer.join().is_err()
        {
            log::error!("the thread that writes the page ended by a fault");
        }
    }
}

/// An event as it was handed over.
struct Event {
    t: Tournament,
    moves: Vec<Move>,
    witness: Option<Witness>,
}

/// Where the window leaves the event for the thread that writes. Only the latest lies there.
#[derive(Default)]
struct Tray {
    lies: Mutex<Lies>,
    bell: Condvar,
}

/// What the page shows: an event, or that none is open.
struct Shown(Option<Event>);

#[derive(Default)]
struct Lies {
    /// What is to be shown from now on, until it is taken.
    next: Option<Shown>,
    over: bool,
}

impl Tray {
    fn lies(&self) -> MutexGuard<'_, Lies> {
        self.lies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, event: Option<Event>) {
        let before = self.lies().next.replace(Shown(event));
        self.bell.notify_one();
        // What nobody took is thrown away outside the lock.
        drop(before);
    }

    fn close(&self) {
        self.lies().over = true;
        self.bell.notify_one();
    }

    /// Writes what is put here until it is closed, and again whenever time alone changes it.
    fn write(&self, page: &Page, clock: &SharedClock) {
        let (mut event, mut due) = (None, None);
        loop {
            let mut lies = self.lies();
            while !lies.over && lies.next.is_none() {
                lies = match until(due, clock.now()) {
                    Some(Duration::ZERO) => break,
                    Some(wait) => {
                        let waited = self.bell.wait_timeout(lies, wait);
                        waited.map_or_else(|poisoned| poisoned.into_inner().0, |(lies, _)| lies)
                    }
                    None => self.bell.wait(lies).unwrap_or_else(PoisonError::into_inner),
                };
            }
            if lies.over {
                return;
            }
            if let Some(Shown(next)) = lies.next.take() {
                drop(lies);
                event = next;
            } else {
                drop(lies);
            }
            let now = clock.now();
            due = show(page, event.as_ref(), now);
        }
    }
}

/// Shows it, and says when time alone changes it.
fn show(page: &Page, event: Option<&Event>, now: Timestamp) -> Option<Timestamp> {
    let Some(event) = event else {
        page.show(&Public::nothing(now.millis()));
        return None;
    };
    page.show(&Public::of(&event.t, event.moves.clone(), now).sealed(&event.t, event.witness));
    until_change(&event.t, now).map(|left| now.after(Span::from_millis(left)))
}

/// How long it is until `due`.
fn until(due: Option<Timestamp>, now: Timestamp) -> Option<Duration> {
    let left = due?.since(now).millis();
    Some(Duration::from_millis(u64::try_from(left).unwrap_or(0)))
}

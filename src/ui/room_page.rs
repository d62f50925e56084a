//! The room's page, as the window has it: on or off, and told of what happens.
//!
//! What everybody may know is written in a thread of its own, which is handed each event as it stands
//! after each record: the window only copies it. That thread also knows when a level is over, so that
//! the page goes on while the window is covered.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::Duration,
};

use super::events::OpenEvent;
use crate::{
    page::{Limits, Listen, Names, Now, Page, PageError, is_found_by_others},
    rules::{
        time::{Span, Timestamp},
        witness::Witness,
    },
    session::{season::Standings, time::SharedClock},
    tournament::Tournament,
    view::public::{Day, DayEvent, DayStandings, Move, Public, moves, until_change},
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

    /// Is it served?
    pub(super) const fn is_on(&self) -> bool {
        self.serving.is_some()
    }

    /// Shows the events as they are, if any has changed. To be called in every frame.
    pub(super) fn feed(&mut self, open: &[OpenEvent<'_>], house: &impl OfHouse) {
        if let Some(serving) = &mut self.serving {
            serving.feed(open, house);
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

/// Those who know of the house what the page tells.
pub(super) trait OfHouse {
    /// Another whenever anything of it is another.
    fn read(&self) -> u32;

    /// When the event of this file starts, where the house says so.
    fn starts(&self, path: &Path) -> Option<Timestamp>;

    /// Its events that are not open here, each with when it starts.
    fn others(&self, open: &[OpenEvent<'_>]) -> Vec<(Tournament, Option<Timestamp>)>;

    /// The tables of its leagues.
    fn standings(&self) -> &Arc<[Standings]>;
}

/// An event that was handed over: its number, its file, and how far it had come.
type Fed = (u32, Option<PathBuf>, u64);

/// The page while it is served.
struct Serving {
    page: Arc<Page>,
    urls: Vec<String>,
    clock: Arc<SharedClock>,
    desk: Arc<Tray>,
    writer: Option<JoinHandle<()>>,
    /// What was handed over last, and how the others were then.
    fed: Vec<(Fed, Arc<Event>)>,
    read: Option<u32>,
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
        Ok(Self { page, urls, clock, desk, writer: Some(writer), fed: Vec::new(), read: None })
    }

    fn feed(&mut self, open: &[OpenEvent<'_>], house: &impl OfHouse) {
        let known = std::mem::take(&mut self.fed);
        let mut same = known.len() == open.len() && self.read == Some(house.read());
        for (nth, here) in open.iter().enumerate() {
            let path = here.desk.path().map(Path::to_owned);
            let fed = (here.id.number(), path, here.desk.revision());
            same &= known.get(nth).is_some_and(|(known, _)| *known == fed);
            let known = known.iter().find(|(known, _)| *known == fed);
            let event = known.map_or_else(|| Arc::new(Event::of(here)), |(_, event)| event.clone());
            self.fed.push((fed, event));
        }
        if same {
            return;
        }
        self.read = Some(house.read());
        if let Some(first) = open.first() {
            self.clock.put_to(first.desk.now());
        }
        let open_now = self.fed.iter().map(|((_, path, _), event)| {
            (Arc::clone(event), path.as_deref().and_then(|path| house.starts(path)))
        });
        let standings = Arc::clone(house.standings());
        let (open_now, others) = (open_now.collect(), house.others(open));
        self.desk.put(ToWrite { open: open_now, others, standings });
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
    number: u32,
    t: Tournament,
    moves: Vec<Move>,
    witness: Option<Witness>,
}

impl Event {
    fn of(here: &OpenEvent<'_>) -> Self {
        let t = here.desk.tournament();
        let moves = moves(t, here.desk.records(), here.desk.ledger());
        Self { number: here.id.number(), t: t.clone(), moves, witness: here.desk.witness() }
    }
}

/// What the window leaves for the thread that writes: events, each with when it starts.
#[derive(Default)]
struct ToWrite {
    open: Vec<(Arc<Event>, Option<Timestamp>)>,
    others: Vec<(Tournament, Option<Timestamp>)>,
    standings: Arc<[Standings]>,
}

/// Where the window leaves it. Only the latest lies there.
#[derive(Default)]
struct Tray {
    lies: Mutex<Lies>,
    bell: Condvar,
}

#[derive(Default)]
struct Lies {
    /// What is to be shown from now on, until it is taken.
    next: Option<ToWrite>,
    over: bool,
}

impl Tray {
    fn lies(&self) -> MutexGuard<'_, Lies> {
        self.lies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, next: ToWrite) {
        let before = self.lies().next.replace(next);
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
        let mut writer = Writer::default();
        loop {
            let mut lies = self.lies();
            while !lies.over && lies.next.is_none() {
                lies = match until(writer.due(), clock.now()) {
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
            let next = lies.next.take();
            drop(lies);
            if let Some(next) = next {
                writer.to_write = next;
            }
            writer.show(page, clock.now());
        }
    }
}

/// What is shown, and what was written of it.
#[derive(Default)]
struct Writer {
    to_write: ToWrite,
    written: Vec<Written>,
    day: Day,
    /// From which the words of the standings were made.
    standings: Arc<[Standings]>,
}

/// An event as everybody may know it.
struct Written {
    of: Arc<Event>,
    public: Arc<Public>,
    /// When time alone changes it.
    due: Option<Timestamp>,
}

impl Writer {
    /// When time alone changes any of them.
    fn due(&self) -> Option<Timestamp> {
        self.written.iter().filter_map(|written| written.due).min()
    }

    /// Shows what is to be shown at this instant. What has not changed is not written again.
    fn show(&mut self, page: &Page, now: Timestamp) {
        let known = std::mem::take(&mut self.written);
        let stands = |written: &&Written, event: &Arc<Event>| {
            Arc::ptr_eq(&written.of, event) && written.due.is_none_or(|due| now < due)
        };
        for (event, _) in &self.to_write.open {
            let known = known.iter().find(|written| stands(written, event));
            let (public, due) = if let Some(written) = known {
                (Arc::clone(&written.public), written.due)
            } else {
                let public =
                    Public::of(&event.t, event.moves.clone(), now).sealed(&event.t, event.witness);
                let left = until_change(&event.t, now);
                let due = left.map(|left| now.after(Span::from_millis(left)));
                (Arc::new(Public { event: event.number, ..public }), due)
            };
            self.written.push(Written { of: Arc::clone(event), public, due });
        }
        let open = self.to_write.open.iter();
        let open = open.map(|(event, starts)| (Some(event.number), &event.t, *starts));
        let others = self.to_write.others.iter().map(|(t, starts)| (None, t, *starts));
        let mut all: Vec<_> = open.chain(others).collect();
        all.sort_by_key(|(.., starts)| *starts);
        let event = |(number, t, starts)| DayEvent::of(t, (number, starts), now);
        if !Arc::ptr_eq(&self.standings, &self.to_write.standings) {
            self.standings = Arc::clone(&self.to_write.standings);
            let told = |one: &Standings| DayStandings::of(|language| one.told(language));
            self.day.standings = self.standings.iter().map(told).collect();
        }
        let standings = self.day.standings.clone();
        let day = Day { events: all.into_iter().map(event).collect(), standings };
        if !day.is_same(&self.day) {
            self.day = day;
        }
        let mut events: Vec<_> =
            self.written.iter().map(|written| Arc::clone(&written.public)).collect();
        if events.is_empty() {
            events.push(Arc::new(Public::nothing(now.millis())));
        }
        page.show(&events, &self.day);
    }
}

/// How long it is until `due`.
fn until(due: Option<Timestamp>, now: Timestamp) -> Option<Duration> {
    let left = due?.since(now).millis();
    Some(Duration::from_millis(u64::try_from(left).unwrap_or(0)))
}

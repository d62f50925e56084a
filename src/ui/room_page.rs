//! The room's page in the window: on or off, and updated with each record.
//!
//! The window only copies each event after each record. A thread of its own writes the public data
//! from the copy. That thread also knows when a level ends, so the page goes on while the window is
//! covered.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::Duration,
};

use bottone_base::{
    time::{Span, Timestamp},
    witness::Witness,
};
use bottone_club::season::LeagueTable;
use bottone_page::{Limits, Listen, Names, NowFn, PageError, PageServer, is_found_by_others};
use bottone_session::time::SharedClock;
use bottone_tournament::Tournament;
use bottone_ui_setup::room::PageStatus;
use bottone_view::announcements::until_change;
use bottone_view_public::page::{Day, DayEvent, DayStandings, Public, PublicMove, moves};

use super::{club::reduced, events::OpenEvent};

/// The room's page, on or off.
#[derive(Default)]
pub struct RoomPage {
    serving: Option<RunningPage>,
    fault: Option<PageError>,
    /// The address in the code for phones, if one was chosen.
    chosen: Option<String>,
    /// A counter of the readings of the club's logo.
    logo_read: u32,
}

/// The club as the page shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Club {
    name: String,
    /// The file of its logo, which may not exist.
    logo: Option<PathBuf>,
    /// The number of the reading.
    read: u32,
}

impl RoomPage {
    /// Starts serving it on this port, under these names too; stores any error.
    pub(super) fn start(&mut self, port: u16, names: Names) {
        self.stop();
        match RunningPage::start(port, names) {
            Ok(serving) => self.serving = Some(serving),
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// Stops serving it.
    pub(super) fn stop(&mut self) {
        self.serving = None;
        self.fault = None;
        self.chosen = None;
    }

    /// Uses this address in the code for phones.
    pub(super) fn choose(&mut self, url: String) {
        self.chosen = Some(url);
    }

    /// Returns whether it is served.
    pub(super) const fn is_on(&self) -> bool {
        self.serving.is_some()
    }

    /// Updates the page if any event has changed. Call it in every frame.
    pub(super) fn feed(
        &mut self,
        open: &[OpenEvent<'_>],
        house: &impl HouseSource,
        (club, logo): (&str, Option<PathBuf>),
    ) {
        let club = Club { name: club.to_owned(), logo, read: self.logo_read };
        if let Some(serving) = &mut self.serving {
            serving.feed(open, house, club);
        }
    }

    /// Lets the club's logo be read again, as it was changed.
    pub(super) fn read_logo_again(&mut self) {
        self.logo_read += 1;
    }

    /// Returns its address for phones; `None` while it is off.
    pub fn url(&self) -> Option<&str> {
        let serving = self.serving.as_ref()?;
        let known = self.chosen.as_ref().filter(|url| serving.urls.contains(url));
        known.or(serving.urls.first()).map(String::as_str)
    }

    /// Returns its address for paper: only one that other devices can reach is worth printing.
    pub fn url_for_paper(&self) -> Option<&str> {
        self.url().filter(|url| is_found_by_others(url))
    }

    /// Returns its state; the error of a failed start is reported once.
    pub(super) fn status(&mut self) -> PageStatus {
        let Some(serving) = &mut self.serving else {
            return PageStatus { fault: self.fault.take(), ..PageStatus::default() };
        };
        // A network cable may have been plugged in since.
        serving.urls = serving.page.urls();
        let (port, watchers) = (serving.page.port(), serving.page.watchers());
        let urls = serving.urls.clone();
        let chosen = urls.iter().position(|url| Some(url) == self.chosen.as_ref()).unwrap_or(0);
        PageStatus { urls, chosen, port, watchers, fault: None }
    }
}

/// The house data that the page shows.
pub(super) trait HouseSource {
    /// Returns a number that changes with the data.
    fn revision(&self) -> u32;

    /// Returns the start of the event in this file, if the house lists it.
    fn start_of(&self, path: &Path) -> Option<Timestamp>;

    /// Returns the house's events that are not open here, each with its start.
    fn other_events(&self, open: &[OpenEvent<'_>]) -> Vec<(Tournament, Option<Timestamp>)>;

    /// Returns the tables of its leagues.
    fn standings(&self) -> &Arc<[LeagueTable]>;
}

/// The number, the file and the revision of an event handed to the thread.
type FeedKey = (u32, Option<PathBuf>, u64);

/// The page while it is served.
struct RunningPage {
    page: Arc<PageServer>,
    urls: Vec<String>,
    clock: Arc<SharedClock>,
    desk: Arc<PageMailbox>,
    writer: Option<JoinHandle<()>>,
    /// The events last handed over.
    fed: Vec<(FeedKey, Arc<PageEvent>)>,
    read: Option<u32>,
    club: Option<Club>,
}

impl RunningPage {
    fn start(port: u16, names: Names) -> Result<Self, PageError> {
        let clock = Arc::new(SharedClock::start());
        let page_clock = Arc::clone(&clock);
        let now: NowFn = Arc::new(move || page_clock.now().millis());
        let page =
            Arc::new(PageServer::start(Listen::any_address(port), names, Limits::default(), now)?);
        let desk = Arc::new(PageMailbox::default());
        let (of_page, of_desk, of_clock) =
            (Arc::clone(&page), Arc::clone(&desk), Arc::clone(&clock));
        let writer = thread::Builder::new()
            .name("page".to_owned())
            .spawn(move || of_desk.write(&of_page, &of_clock))?;
        let urls = page.urls();
        let (writer, fed) = (Some(writer), Vec::new());
        Ok(Self { page, urls, clock, desk, writer, fed, read: None, club: None })
    }

    fn feed(&mut self, open: &[OpenEvent<'_>], house: &impl HouseSource, club: Club) {
        let known = std::mem::take(&mut self.fed);
        let mut same = known.len() == open.len() && self.read == Some(house.revision());
        same &= self.club.as_ref() == Some(&club);
        for (nth, here) in open.iter().enumerate() {
            let path = here.desk.path().map(Path::to_owned);
            let fed = (here.id.number(), path, here.desk.revision());
            same &= known.get(nth).is_some_and(|(known, _)| *known == fed);
            let known = known.iter().find(|(known, _)| *known == fed);
            let event =
                known.map_or_else(|| Arc::new(PageEvent::of(here)), |(_, event)| event.clone());
            self.fed.push((fed, event));
        }
        if same {
            return;
        }
        self.read = Some(house.revision());
        self.club = Some(club.clone());
        if let Some(first) = open.first() {
            self.clock.set(first.desk.now());
        }
        let open_now = self.fed.iter().map(|((_, path, _), event)| {
            (Arc::clone(event), path.as_deref().and_then(|path| house.start_of(path)))
        });
        let standings = Arc::clone(house.standings());
        let (open_now, others) = (open_now.collect(), house.other_events(open));
        self.desk.put(PageInput { open: open_now, others, standings, club });
    }
}

impl Drop for RunningPage {
    fn drop(&mut self) {
        self.desk.close();
        if let Some(writer) = self.writer.take()
            && writer.join().is_err()
        {
            log::error!("the thread that writes the page ended by a fault");
        }
    }
}

/// An event as handed over.
struct PageEvent {
    number: u32,
    t: Tournament,
    moves: Vec<PublicMove>,
    witness: Option<Witness>,
}

impl PageEvent {
    fn of(here: &OpenEvent<'_>) -> Self {
        let t = here.desk.tournament();
        let moves = moves(t, here.desk.records(), here.desk.ledger());
        Self { number: here.id.number(), t: t.clone(), moves, witness: here.desk.witness() }
    }
}

/// The data for the writing thread: the events, each with its start.
#[derive(Default)]
struct PageInput {
    open: Vec<(Arc<PageEvent>, Option<Timestamp>)>,
    others: Vec<(Tournament, Option<Timestamp>)>,
    standings: Arc<[LeagueTable]>,
    club: Club,
}

/// The place where the window leaves data for the thread. It holds only the latest.
#[derive(Default)]
struct PageMailbox {
    lies: Mutex<MailboxState>,
    bell: Condvar,
}

#[derive(Default)]
struct MailboxState {
    /// The data to show next, until it is taken.
    next: Option<PageInput>,
    over: bool,
}

impl PageMailbox {
    fn lock(&self) -> MutexGuard<'_, MailboxState> {
        self.lies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, next: PageInput) {
        let before = self.lock().next.replace(next);
        self.bell.notify_one();
        // Data that was not taken is dropped outside the lock.
        drop(before);
    }

    fn close(&self) {
        self.lock().over = true;
        self.bell.notify_one();
    }

    /// Writes the data left here until it is closed, and again whenever time alone changes it.
    fn write(&self, page: &PageServer, clock: &SharedClock) {
        let mut writer = PageWriter::default();
        loop {
            let mut lies = self.lock();
            while !lies.over && lies.next.is_none() {
                lies = match time_until(writer.due(), clock.now()) {
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

/// The shown data, and the text written from it.
#[derive(Default)]
struct PageWriter {
    to_write: PageInput,
    written: Vec<PublishedEvent>,
    day: Day,
    /// The standings from which the text was made.
    standings: Arc<[LeagueTable]>,
    /// The club as it is shown, and the tag of its logo.
    club: Club,
    logo: String,
}

/// The public data of an event.
struct PublishedEvent {
    of: Arc<PageEvent>,
    public: Arc<Public>,
    /// The instant at which time alone changes it.
    due: Option<Timestamp>,
}

impl PageWriter {
    /// Returns the next instant at which time alone changes any of them.
    fn due(&self) -> Option<Timestamp> {
        self.written.iter().filter_map(|written| written.due).min()
    }

    /// Shows the data as of this instant. Unchanged data is not written again.
    fn show(&mut self, page: &PageServer, now: Timestamp) {
        let known = std::mem::take(&mut self.written);
        let stands = |written: &&PublishedEvent, event: &Arc<PageEvent>| {
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
            self.written.push(PublishedEvent { of: Arc::clone(event), public, due });
        }
        let open = self.to_write.open.iter();
        let open = open.map(|(event, starts)| (Some(event.number), &event.t, *starts));
        let others = self.to_write.others.iter().map(|(t, starts)| (None, t, *starts));
        let mut all: Vec<_> = open.chain(others).collect();
        all.sort_by_key(|(.., starts)| *starts);
        let event = |(number, t, starts)| DayEvent::of(t, (number, starts), now);
        if self.club != self.to_write.club {
            self.club.clone_from(&self.to_write.club);
            let made = self.club.logo.as_deref().map(reduced);
            // Most clubs have no logo.
            let logo = made.and_then(|made| {
                made.inspect_err(|error| log::info!("no logo on the page: {error}")).ok()
            });
            self.logo = page.dress(logo);
        }
        if !Arc::ptr_eq(&self.standings, &self.to_write.standings) {
            self.standings = Arc::clone(&self.to_write.standings);
            let standings = |one: &LeagueTable| DayStandings::of(|language| one.view(language));
            self.day.standings = self.standings.iter().map(standings).collect();
        }
        let standings = self.day.standings.clone();
        let (club, logo) = (self.club.name.clone(), self.logo.clone());
        let day = Day { events: all.into_iter().map(event).collect(), standings, club, logo };
        if !day.is_same(&self.day) {
            self.day = day;
        }
        let mut events: Vec<_> =
            self.written.iter().map(|written| Arc::clone(&written.public)).collect();
        if events.is_empty() {
            events.push(Arc::new(Public::empty(now.millis())));
        }
        page.show(&events, &self.day);
    }
}

/// Returns the time left until `due`.
fn time_until(due: Option<Timestamp>, now: Timestamp) -> Option<Duration> {
    let left = due?.since(now).millis();
    Some(Duration::from_millis(u64::try_from(left).unwrap_or(0)))
}

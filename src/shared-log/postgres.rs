//! A log in a table of PostgreSQL, and the thread that talks to it.
//!
//! The thread connects, and reconnects as long as the desk uses the log. Its news are on a tray
//! until the desk takes them. It sends the desk's lines, and reports their results. Without an
//! answer the result is unknown. The same line is then sent again, until the log has a line of its
//! number. That line is this one or another desk's.

use std::{
    collections::VecDeque,
    mem,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::Duration,
};

use bottone_i18n::Saying;
use rand::{TryRng as _, rngs::SysRng};
use sha2::{Digest as _, Sha256};
use tokio::{
    runtime,
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::timeout,
};

use super::{
    Link, LogAddress, LogRow, LogStatus, News, PutResult, Remote,
    desk_reports::{self, DeskReports},
    wire::{SendResult, Wire, WireMessage},
};

/// A function that returns this computer's time in milliseconds.
pub type MillisFn = Box<dyn Fn() -> i64 + Send>;
/// A function that is called after news.
pub type Waker = Box<dyn Fn() + Send + Sync>;

/// The interval of reading a log that sends notifications, and of one that does not.
const LOOK: Duration = Duration::from_secs(2);
const LOOK_OFTEN: Duration = Duration::from_millis(200);
/// The longest wait for an answer to a connection test.
const SILENT: Duration = Duration::from_secs(3);
/// The pause before the next attempt to reach the log.
const AGAIN: Duration = Duration::from_millis(500);
/// The interval of this desk's reports on its open act, in milliseconds.
const SHOWS: i64 = 10_000;
/// The number of readings between two requests for the log's clock and its desks. The first ones
/// all request them, because other desks reconnect then too.
const LOOKS: u32 = 5;

/// The log of one event in PostgreSQL.
pub struct Postgres {
    events: UnboundedSender<WakeEvent>,
    tray: Arc<NewsTray>,
    patience: Duration,
    thread: Option<JoinHandle<()>>,
}

/// The events that wake the thread.
enum WakeEvent {
    Put {
        seq: u64,
        line: String,
        slip: Arc<AnswerSlip>,
    },
    /// The new name of the desk.
    Call(String),
    /// The new open act of the desk.
    Show(String),
    /// News from the connection of this number.
    Heard(u64, WireMessage),
    Stop,
}

impl Postgres {
    /// Begins to connect to the log at `address`, from which this desk has everything up to line
    /// `known`. A request to store a line waits up to `patience`. `station` is the name of this
    /// desk.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(
        address: &LogAddress,
        known: u64,
        station: &str,
        patience: Duration,
        now: MillisFn,
        waker: Option<Waker>,
    ) -> std::io::Result<Self> {
        let (events, inbox) = unbounded_channel();
        let tray = Arc::new(NewsTray { lies: Mutex::default(), bell: Condvar::new(), waker });
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let mut keeper = Keeper {
            address: address.clone(),
            put_by: number(),
            group: group(address.event()),
            station: station.to_owned(),
            events: events.clone(),
            inbox,
            tray: Arc::clone(&tray),
            now,
            delivered: known,
            unsettled: None,
            connection: 0,
            shared_act: String::new(),
            people: DeskReports::default(),
        };
        let thread = thread::Builder::new()
            .name("log".to_owned())
            .spawn(move || runtime.block_on(keeper.run()))?;
        Ok(Self { events, tray, patience, thread: Some(thread) })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.events.send(WakeEvent::Stop);
        // The thread may be waiting for a dead host, so it is not joined.
        drop(self.thread.take());
    }
}

impl Remote for Postgres {
    fn put(&mut self, seq: u64, line: &str) -> PutResult {
        if let Link::Down(why) = self.status().link {
            return PutResult::Refused(why);
        }
        let slip = Arc::new(AnswerSlip::default());
        let put = WakeEvent::Put { seq, line: line.to_owned(), slip: Arc::clone(&slip) };
        if self.events.send(put).is_err() {
            return PutResult::Refused(Saying::of("network-closed"));
        }
        slip.wait(self.patience)
    }

    fn news(&mut self) -> Option<News> {
        self.tray.contents().news.pop_front()
    }

    fn status(&self) -> LogStatus {
        self.tray.contents().status.clone()
    }

    fn call(&mut self, station: &str) {
        let _ = self.events.send(WakeEvent::Call(station.to_owned()));
    }

    fn show(&mut self, what: &str) {
        let _ = self.events.send(WakeEvent::Show(what.to_owned()));
    }

    fn wait(&mut self, most: Duration) {
        let lies = self.tray.contents();
        let before = lies.status.link.clone();
        let nothing = |lies: &mut TrayContents| lies.news.is_empty() && lies.status.link == before;
        drop(self.tray.bell.wait_timeout_while(lies, most, nothing));
    }
}

/// The tray that holds the news until the desk takes them.
struct NewsTray {
    lies: Mutex<TrayContents>,
    bell: Condvar,
    waker: Option<Waker>,
}

#[derive(Default)]
struct TrayContents {
    news: VecDeque<News>,
    status: LogStatus,
}

impl NewsTray {
    fn contents(&self) -> MutexGuard<'_, TrayContents> {
        self.lies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn update(&self, change: impl FnOnce(&mut TrayContents)) {
        change(&mut self.contents());
        self.bell.notify_all();
        if let Some(wake) = &self.waker {
            wake();
        }
    }
}

/// The answer to one line, for which the desk waits a limited time.
#[derive(Default)]
struct AnswerSlip {
    state: Mutex<SlipState>,
    bell: Condvar,
}

#[derive(Default)]
enum SlipState {
    #[default]
    Waited,
    Answered(PutResult),
    /// The desk has gone on, and treats the result as unknown.
    Left,
}

impl AnswerSlip {
    /// Waits for the answer, up to `most`.
    fn wait(&self, most: Duration) -> PutResult {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let open = |state: &mut SlipState| matches!(state, SlipState::Waited);
        let waited = self.bell.wait_timeout_while(state, most, open);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner).0;
        match mem::replace(&mut *state, SlipState::Left) {
            SlipState::Answered(put) => put,
            SlipState::Waited | SlipState::Left => PutResult::Unknown,
        }
    }

    /// Answers. Returns whether the desk has stopped waiting.
    fn answer(&self, put: PutResult) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(*state, SlipState::Left) {
            return true;
        }
        *state = SlipState::Answered(put);
        self.bell.notify_all();
        false
    }
}

/// The thread's own data.
struct Keeper {
    address: LogAddress,
    /// The mark that distinguishes this desk's lines from identical ones of others.
    put_by: String,
    /// The beginning of the connection labels of all desks on the event.
    group: String,
    station: String,
    events: UnboundedSender<WakeEvent>,
    inbox: UnboundedReceiver<WakeEvent>,
    tray: Arc<NewsTray>,
    now: MillisFn,
    /// The last line that was put on the tray.
    delivered: u64,
    /// A line that was sent and not answered.
    unsettled: Option<(u64, String)>,
    /// The open act of this desk.
    shared_act: String,
    /// The open acts of the others.
    people: DeskReports,
    /// The number of the connection. News from an older one is ignored.
    connection: u64,
}

/// The reason why the thread changes its course.
enum CourseChange {
    Lost(Saying),
    Stop,
}

impl From<Saying> for CourseChange {
    fn from(why: Saying) -> Self {
        Self::Lost(why)
    }
}

impl Keeper {
    async fn run(&mut self) {
        loop {
            let why = match self.connected().await {
                CourseChange::Stop => return,
                CourseChange::Lost(why) => why,
            };
            self.link(Link::Down(why));
            // Requests during this time are refused unsent.
            loop {
                match timeout(AGAIN, self.inbox.recv()).await {
                    Err(_) => break,
                    Ok(None | Some(WakeEvent::Stop)) => return,
                    Ok(Some(WakeEvent::Put { seq, slip, .. })) => {
                        self.refuse(seq, &slip, &self.failure_reason());
                    }
                    Ok(Some(WakeEvent::Call(station))) => self.station = station,
                    Ok(Some(WakeEvent::Show(what))) => self.shared_act = what,
                    Ok(Some(WakeEvent::Heard(..))) => {}
                }
            }
        }
    }

    fn failure_reason(&self) -> Saying {
        match &self.tray.contents().status.link {
            Link::Down(why) => why.clone(),
            Link::Connecting | Link::Up => Saying::of("network-closed"),
        }
    }

    fn link(&self, link: Link) {
        if self.tray.contents().status.link != link {
            self.tray.update(|lies| lies.status.link = link);
        }
    }

    /// Runs from the connecting to the loss of the connection.
    async fn connected(&mut self) -> CourseChange {
        let label = self.label();
        self.connection += 1;
        let (number, events) = (self.connection, self.events.clone());
        let heard = move |heard| events.send(WakeEvent::Heard(number, heard)).is_ok();
        let wire = Wire::open(&self.address, &self.put_by, &label, heard).await;
        let wire = match wire {
            Ok(wire) => wire,
            Err(why) => return CourseChange::Lost(why),
        };
        match self.serve(&wire).await {
            Ok(never) => match never {},
            Err(turn) => turn,
        }
    }

    /// Returns the label of the desk's connection.
    fn label(&self) -> String {
        let mut label = format!("{} {} {}", self.group, self.put_by, self.station);
        // PostgreSQL keeps this many bytes of it.
        label.truncate(label.floor_char_boundary(63));
        label
    }

    async fn serve(&mut self, wire: &Wire) -> Result<std::convert::Infallible, CourseChange> {
        self.settle(wire).await?;
        self.check_clock(wire).await?;
        self.compare(wire).await?;
        self.link(Link::Up);
        let (mut looks, mut shown) = (0, None);
        loop {
            // Even under load, the open act is reported again before it expires.
            let now = (self.now)();
            if !self.shared_act.is_empty() && shown.is_none_or(|shown| now - shown >= SHOWS) {
                shown = Some(now);
                self.show(wire).await;
            }
            let pause = if wire.can_notify() { LOOK } else { LOOK_OFTEN };
            match timeout(pause, self.inbox.recv()).await {
                Ok(None | Some(WakeEvent::Stop)) => return Err(CourseChange::Stop),
                Ok(Some(WakeEvent::Heard(number, _))) if number != self.connection => {}
                Ok(Some(WakeEvent::Heard(_, WireMessage::Lost(why)))) => {
                    return Err(CourseChange::Lost(why));
                }
                Ok(Some(WakeEvent::Heard(_, WireMessage::Word { event, by }))) => {
                    if wire.is_news(&event, by) {
                        self.read_on(wire).await?;
                    }
                }
                Ok(Some(WakeEvent::Heard(_, WireMessage::Shows(word)))) => {
                    let me = (self.address.event(), self.put_by.as_str());
                    if self.people.receive(&word, me, (self.now)()) {
                        self.announce_status();
                    }
                }
                Ok(Some(WakeEvent::Show(what))) => {
                    self.shared_act = what;
                    self.show(wire).await;
                }
                Ok(Some(WakeEvent::Call(station))) => {
                    self.station = station;
                    wire.set_label(&self.label()).await?;
                    self.check_clock(wire).await?;
                }
                Ok(Some(WakeEvent::Put { seq, line, slip })) => {
                    self.put(wire, seq, line, &slip).await?;
                }
                Err(_) => {
                    let is_there = timeout(SILENT, wire.clock()).await;
                    is_there.map_err(|_| Saying::of("network-no-answer"))??;
                    self.read_on(wire).await?;
                    looks += 1;
                    if looks < LOOKS || looks % LOOKS == 1 {
                        self.check_clock(wire).await?;
                        if self.people.forget((self.now)()) {
                            self.announce_status();
                        }
                    }
                }
            }
        }
    }

    async fn show(&self, wire: &Wire) {
        let word =
            desk_reports::word(self.address.event(), &self.put_by, &self.station, &self.shared_act);
        wire.show(&word).await;
    }

    fn announce_status(&self) {
        let open = self.people.open();
        self.tray.update(|lies| lies.status.open = open);
    }

    /// Sends the unanswered line again, until the log has a line of its number.
    async fn settle(&mut self, wire: &Wire) -> Result<(), CourseChange> {
        let Some((seq, line)) = self.unsettled.clone() else { return Ok(()) };
        match wire.put(seq, &line).await {
            SendResult::Kept | SendResult::Taken => {
                self.unsettled = None;
                wire.notify_desks().await;
                Ok(())
            }
            // A refusal of the second attempt says nothing about the first.
            SendResult::Refused(why) | SendResult::Unanswered(why) => Err(CourseChange::Lost(why)),
        }
    }

    async fn put(
        &mut self,
        wire: &Wire,
        seq: u64,
        line: String,
        slip: &AnswerSlip,
    ) -> Result<(), CourseChange> {
        match wire.put(seq, &line).await {
            SendResult::Kept => {
                self.record_stored(seq, line);
                slip.answer(PutResult::Kept);
                wire.notify_desks().await;
            }
            SendResult::Taken => {
                // The line there may be this desk's own: a line sent twice was stored once.
                let there = wire.read(seq).await;
                let there = there.inspect_err(|_| self.mark_unsettled(seq, &line, slip))?;
                let is_this = |row: &LogRow| row.seq == seq && row.is_ours && row.line == line;
                if there.first().is_some_and(is_this) {
                    self.record_stored(seq, line);
                    slip.answer(PutResult::Kept);
                } else {
                    let read = self.read_on(wire).await;
                    read.inspect_err(|_| self.mark_unsettled(seq, &line, slip))?;
                    slip.answer(PutResult::Taken);
                }
            }
            SendResult::Refused(why) => self.refuse(seq, slip, &why),
            SendResult::Unanswered(why) => {
                self.mark_unsettled(seq, &line, slip);
                return Err(CourseChange::Lost(why));
            }
        }
        Ok(())
    }

    fn mark_unsettled(&mut self, seq: u64, line: &str, slip: &AnswerSlip) {
        self.unsettled = Some((seq, line.to_owned()));
        slip.answer(PutResult::Unknown);
    }

    /// Reports that the line was not stored; through the news if the desk has stopped waiting.
    fn refuse(&self, seq: u64, slip: &AnswerSlip, why: &Saying) {
        if slip.answer(PutResult::Refused(why.clone())) {
            self.tray.update(|lies| lies.news.push_back(News::Refused { seq, why: why.clone() }));
        }
    }

    /// Records that a line of this desk is in the log. The news has it too, for a desk that has
    /// gone on.
    fn record_stored(&mut self, seq: u64, line: String) {
        if seq == self.delivered + 1 {
            self.delivered = seq;
        }
        let row = LogRow { seq, line, is_ours: true };
        self.tray.update(|lies| lies.news.push_back(News::Rows(vec![row])));
    }

    /// Checks that the log still begins like this desk's file. The desk compares the seal of the
    /// last common line.
    async fn compare(&mut self, wire: &Wire) -> Result<(), CourseChange> {
        let rows = wire.read(self.delivered).await?;
        if rows.first().is_none_or(|row| row.seq != self.delivered) {
            let last = wire.last().await?;
            self.tray.update(|lies| lies.news.push_back(News::Short(last)));
            return Ok(());
        }
        self.deliver(rows);
        self.read_on(wire).await
    }

    async fn read_on(&mut self, wire: &Wire) -> Result<(), CourseChange> {
        loop {
            let rows = wire.read(self.delivered + 1).await?;
            // The waker is not called for this.
            self.tray.contents().status.heard = Some((self.now)());
            if rows.is_empty() {
                return Ok(());
            }
            self.deliver(rows);
        }
    }

    fn deliver(&mut self, rows: Vec<LogRow>) {
        if let Some(last) = rows.last() {
            self.delivered = last.seq;
            self.tray.update(|lies| lies.news.push_back(News::Rows(rows)));
        }
    }

    async fn check_clock(&self, wire: &Wire) -> Result<(), CourseChange> {
        let before = (self.now)();
        let there = wire.clock().await?;
        let ahead = there - before.midpoint((self.now)());
        let labels = wire.desks(&self.group).await.unwrap_or_default();
        let own = self.label();
        // After the group and a number of this length, with a space after each.
        let name = self.group.len() + self.put_by.len() + 2;
        let is_namesake = |label: &String| *label != own && label.get(name..) == own.get(name..);
        let (desks, has_namesake) = (labels.len(), labels.iter().any(is_namesake));
        let before = self.tray.contents().status.clone();
        let heard = Some((self.now)());
        let status = LogStatus { desks, has_namesake, ahead: Some(ahead), heard, ..before.clone() };
        if (before.desks, before.has_namesake) == (desks, has_namesake) {
            // The waker is not called for a clock.
            self.tray.contents().status = status;
        } else {
            self.tray.update(|lies| lies.status = status);
        }
        Ok(())
    }
}

/// Returns the beginning of the connection labels of all desks on an event.
pub(super) fn group(event: &str) -> String {
    let hash = Sha256::digest(event.as_bytes());
    let digits = hash.iter().take(4).fold(0_u32, |digits, byte| digits << 8 | u32::from(*byte));
    format!("bottone {digits:08x}")
}

/// Returns a number that no other desk has.
pub(super) fn number() -> String {
    let number = SysRng.try_next_u64().unwrap_or_else(|_| u64::from(std::process::id()));
    format!("{number:016x}")
}

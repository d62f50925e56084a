//! The page's staff side: requests of paired phones to a desk, over TLS and with proof.
//!
//! A [`StaffPage`] is a separate thread with its own port, which exists only while the staff side
//! is on. It knows the phones and the proofs they must give (`door.rs`), but nothing of the event.
//! A proved request is handed to the owner of the desk ([`StaffPage::next`]), who answers it later.
//! An unproved request never gets there, and the number of waiting ones is limited
//! ([`MOST_WAITING`]).

mod answers;
mod certificate;
mod door;
mod secret;
mod words;

use std::{
    io,
    net::SocketAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{self, Receiver, SyncSender},
    },
    thread,
};

use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use tokio::{
    runtime::Builder,
    sync::oneshot::{self, Sender},
};
use tokio_rustls::TlsAcceptor;

use super::{Limits, Listen, Names, NowFn, PageError, addresses, clients::Clients, server};
pub use certificate::Certificate;
use door::Door;
pub use secret::{Secret, chance};

/// The default port of the staff side.
pub const STAFF_PORT: u16 = 8211;
/// The most requests waiting for the desk; further phones are asked to try again.
pub const MOST_WAITING: usize = 256;

/// The reason why the staff side cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum StaffError {
    /// The port cannot be opened.
    Page(#[from] PageError),
    /// No certificate could be made, or the stored one is unusable.
    Certificate(String),
}

impl ToText for StaffError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Page(error) => error.to_text(language),
            Self::Certificate(why) => {
                Saying::of("phone-no-certificate").with("why", why.as_str()).to_text(language)
            }
        }
    }
}

shown_in_english!(StaffError);

impl From<io::Error> for StaffError {
    fn from(error: io::Error) -> Self {
        Self::Page(PageError::System(error))
    }
}

/// A phone's request to the desk.
pub enum DeskRequest {
    /// Pairing with this lasting secret, which must be stored before the phone is answered.
    ToBePaired(Secret),
    /// This request, whose author is proved.
    Answer(String),
}

/// A request waiting for the desk.
pub struct PendingRequest {
    /// The phone.
    pub phone: String,
    pub wants: DeskRequest,
    reply: Sender<String>,
}

impl PendingRequest {
    /// Answers the request. It does not matter if the phone is gone.
    pub fn answer(self, text: String) {
        let _ = self.reply.send(text);
    }
}

/// The state shared by the server and the owner of the desk.
pub(super) struct Counter {
    door: Mutex<Door>,
    waiting: SyncSender<PendingRequest>,
    /// Wakes the owner of the desk.
    wake: Box<dyn Fn() + Send + Sync>,
    now: NowFn,
}

impl Counter {
    fn door(&self) -> MutexGuard<'_, Door> {
        self.door.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Leaves a request for the desk. `None` if too many are waiting.
    fn enqueue(&self, phone: &str, wants: DeskRequest) -> Option<oneshot::Receiver<String>> {
        let (reply, answer) = oneshot::channel();
        let waiting = PendingRequest { phone: phone.to_owned(), wants, reply };
        self.waiting.try_send(waiting).ok()?;
        (self.wake)();
        Some(answer)
    }
}

/// The running staff side. Dropping it closes every connection.
pub struct StaffPage {
    counter: Arc<Counter>,
    waits: Receiver<PendingRequest>,
    at: SocketAddr,
    certificate: Certificate,
    stop: Option<Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl StaffPage {
    /// Starts to serve with this certificate, under this computer's addresses and `names`. `now`
    /// returns the time in milliseconds since 1970; `wake` is called whenever a request waits for
    /// the desk.
    ///
    /// # Errors
    /// If the port is taken or not allowed, or the certificate is invalid. If the system has no
    /// socket or thread left.
    pub fn start(
        listen: Listen,
        names: Names,
        limits: Limits,
        certificate: &Certificate,
        now: NowFn,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, StaffError> {
        let tls = Some(TlsAcceptor::from(certificate.tls_config()?));
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let listener = {
            let _inside = runtime.enter();
            server::listen(listen).map_err(|error| PageError::of(error, listen))?
        };
        let at = listener.local_addr()?;
        let (waiting, waits) = mpsc::sync_channel(MOST_WAITING);
        let clients = Arc::new(Clients::new(limits, Arc::clone(&now)));
        let door = Mutex::default();
        let counter = Arc::new(Counter { door, waiting, wake: Box::new(wake), now });
        let router = answers::router(Arc::clone(&counter), limits, names);
        let server = server::Server { clients, router, tls };
        let (stop, stopped) = oneshot::channel();
        let thread = thread::Builder::new().name("staff page".to_owned()).spawn(move || {
            runtime.block_on(async {
                tokio::spawn(server.run(listener));
                // Either way it ends: it was stopped, or its owner is gone.
                let _ = stopped.await;
            });
        })?;
        let certificate = certificate.clone();
        Ok(Self { counter, waits, at, certificate, stop: Some(stop), thread: Some(thread) })
    }

    /// Returns its addresses, those that others in the room can reach first:
    /// `https://192.168.1.20:8211/`.
    pub fn urls(&self) -> Vec<String> {
        let urls = addresses::urls(self.at).into_iter();
        urls.map(|url| url.replacen("http://", "https://", 1)).collect()
    }

    /// Returns the port on which it listens.
    pub fn port(&self) -> u16 {
        self.at.port()
    }

    /// Returns its certificate.
    pub fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// Adds, until this time, a phone that is yet to scan this code.
    pub fn expect(&self, phone: &str, code: &Secret, until: i64) {
        let now = (self.counter.now)();
        self.counter.door().expect(phone, code.clone(), until, now);
    }

    /// Adds, until this time, a phone that was paired before.
    pub fn admit(&self, phone: &str, key: &Secret, until: i64) {
        let now = (self.counter.now)();
        self.counter.door().admit(phone, key.clone(), until, now);
    }

    /// Removes a phone; its next request is refused.
    pub fn forget(&self, phone: &str) {
        self.counter.door().forget(phone);
    }

    /// Returns the next request waiting for the desk; `None` without any.
    pub fn next(&self) -> Option<PendingRequest> {
        self.waits.try_recv().ok()
    }
}

impl Drop for StaffPage {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the staff page's thread ended by a fault");
        }
    }
}

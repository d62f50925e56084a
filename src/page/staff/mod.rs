//! The page's staff side: what paired telephones ask of a desk, over TLS and proved.
//!
//! A [`StaffPage`] is a thread of its own, on a port of its own, that exists only while the staff side is switched on. It
//! knows which telephones there are and what each has to prove (`door.rs`), and nothing of the event: what a telephone
//! asks and proves is handed to whoever holds the desk ([`StaffPage::next`]), who answers it in his own time. What is not
//! proved never gets there, and of what is only so much waits ([`MOST_WAITING`]).

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

use tokio::{
    runtime::Builder,
    sync::oneshot::{self, Sender},
};
use tokio_rustls::TlsAcceptor;

use super::{Limits, Listen, Names, Now, PageError, addresses, clients::Clients, server};
use crate::i18n::{Language, Saying, Told, shown_in_english};
pub use certificate::Certificate;
use door::Door;
pub use secret::{Secret, chance};

/// The port on which telephones of the staff find the desk when nobody chose another.
pub const STAFF_PORT: u16 = 8211;
/// So much waits for the desk at most; what is more is told to come again.
pub const MOST_WAITING: usize = 256;

/// Why the staff side cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum StaffError {
    /// It cannot listen.
    Page(#[from] PageError),
    /// No certificate could be made, or the kept one cannot be used.
    Certificate(String),
}

impl Told for StaffError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::Page(error) => error.told(language),
            Self::Certificate(why) => {
                Saying::of("phone-no-certificate").with("why", why.as_str()).told(language)
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

/// What a telephone wants of the desk.
pub enum Wants {
    /// It has taken its code for this lasting secret, which is to be kept before it is told so.
    ToBePaired(Secret),
    /// It asks this, which it has proved to have written.
    Answer(String),
}

/// Something that waits for the desk.
pub struct Waiting {
    /// Which telephone.
    pub phone: String,
    pub wants: Wants,
    reply: Sender<String>,
}

impl Waiting {
    /// Answers it. Whoever asked may have gone: nobody is the worse for it.
    pub fn answer(self, text: String) {
        let _ = self.reply.send(text);
    }
}

/// What the server and whoever holds the desk share.
pub(super) struct Counter {
    door: Mutex<Door>,
    waiting: SyncSender<Waiting>,
    /// Wakes whoever holds the desk.
    wake: Box<dyn Fn() + Send + Sync>,
    now: Now,
}

impl Counter {
    fn door(&self) -> MutexGuard<'_, Door> {
        self.door.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Leaves this for the desk; nothing when too much waits already.
    fn leave(&self, phone: &str, wants: Wants) -> Option<oneshot::Receiver<String>> {
        let (reply, answer) = oneshot::channel();
        let waiting = Waiting { phone: phone.to_owned(), wants, reply };
        self.waiting.try_send(waiting).ok()?;
        (self.wake)();
        Some(answer)
    }
}

/// The staff side while it is served. Dropping it closes every connection.
pub struct StaffPage {
    counter: Arc<Counter>,
    waits: Receiver<Waiting>,
    at: SocketAddr,
    certificate: Certificate,
    stop: Option<Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl StaffPage {
    /// Begins to serve, with this certificate, whoever asks by one of this computer's addresses or `names`. `now` tells
    /// the time in milliseconds since 1970, `wake` is called whenever something waits for the desk.
    ///
    /// # Errors
    /// When the port is taken or not allowed, the certificate is none, or the system has no socket or thread to give.
    pub fn start(
        listen: Listen,
        names: Names,
        limits: Limits,
        certificate: &Certificate,
        now: Now,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, StaffError> {
        let tls = Some(TlsAcceptor::from(certificate.speaks()?));
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
                tokio::spawn(server.stand_open(listener));
                // Either way it is over: it was stopped, or whoever could stop it is gone.
                let _ = stopped.await;
            });
        })?;
        let certificate = certificate.clone();
        Ok(Self { counter, waits, at, certificate, stop: Some(stop), thread: Some(thread) })
    }

    /// Where it is found, those first that others in the room can reach: `https://192.168.1.20:8211/`.
    pub fn urls(&self) -> Vec<String> {
        let urls = addresses::urls(self.at).into_iter();
        urls.map(|url| url.replacen("http://", "https://", 1)).collect()
    }

    /// The port on which it listens.
    pub fn port(&self) -> u16 {
        self.at.port()
    }

    /// What it is known by.
    pub fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// Knows, until this instant, a telephone that is yet to scan this code.
    pub fn expect(&self, phone: &str, code: &Secret, until: i64) {
        let now = (self.counter.now)();
        self.counter.door().expect(phone, code.clone(), until, now);
    }

    /// Knows, until this instant, a telephone that was paired before.
    pub fn admit(&self, phone: &str, key: &Secret, until: i64) {
        let now = (self.counter.now)();
        self.counter.door().admit(phone, key.clone(), until, now);
    }

    /// Knows it no longer: from the next request on it is told so.
    pub fn forget(&self, phone: &str) {
        self.counter.door().forget(phone);
    }

    /// What waits for the desk, if anything does.
    pub fn next(&self) -> Option<Waiting> {
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

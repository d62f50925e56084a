//! The room's own page: a small server on the local network that shows, and takes nothing.
//!
//! A [`Page`] is a thread of its own. It is handed what everybody may know ([`Public`], [`Day`]) and gives it to
//! whoever asks: `/` for telephones, `/tv` for televisions, `/events` for what changes, `/seats.json`, `/prizes.json` and
//! `/day.json` for the lists, which watchers fetch when they are told that these have changed, and `/find?q=` for who
//! is meant by what somebody types, in whichever event. Of several events `?event=` says which one is meant.
//!
//! Everything that comes over the network is a stranger's. Only GET and HEAD are answered, nothing that
//! is sent is read further than its head, no path reaches a file, whoever means another page by its name
//! gets none ([`Names`]), and what one address or all of them together can hold is bounded ([`Limits`]). A watcher that does not keep up misses what is out of
//! date: nothing is queued for it but the latest.

mod addresses;
mod answers;
mod clients;
mod finder;
mod names;
mod server;
mod shown;
pub mod staff;
mod watch;
mod words;

use std::{
    io,
    net::{IpAddr, SocketAddr},
    sync::{Arc, mpsc},
    thread,
    time::Duration,
};

use tokio::{
    runtime::{Builder, Handle},
    sync::{oneshot, watch as latest},
};

use crate::{
    i18n::{Language, Saying, Told, shown_in_english},
    view::public::{Day, Public},
};
pub use addresses::{Listen, is_found_by_others};
use answers::{Site, router};
use clients::Clients;
pub use clients::Limits;
pub use names::{MOST_NAMES, Names};
use server::Server;
use shown::Shown;

/// The port on which the page is found when nobody chose another.
pub const USUAL_PORT: u16 = 8210;

/// Tells the instant by which the event's clock goes, in milliseconds since 1970.
pub type Now = Arc<dyn Fn() -> i64 + Send + Sync>;

/// The page while it is served. Dropping it closes every connection.
pub struct Page {
    shown: latest::Sender<Arc<Shown>>,
    clients: Arc<Clients>,
    at: SocketAddr,
    handle: Handle,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

/// Why the page cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// Another program listens on this port.
    Taken(u16),
    /// The system keeps this port for itself.
    NotAllowed(u16),
    /// This computer does not have this address.
    NotHere(IpAddr),
    /// The system says why.
    System(#[from] io::Error),
}

impl PageError {
    fn of(error: io::Error, at: Listen) -> Self {
        match error.kind() {
            io::ErrorKind::AddrInUse => Self::Taken(at.port),
            io::ErrorKind::PermissionDenied => Self::NotAllowed(at.port),
            io::ErrorKind::AddrNotAvailable => Self::NotHere(at.address),
            _ => Self::System(error),
        }
    }
}

impl Told for PageError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::Taken(port) => Saying::of("page-taken").with("port", *port),
            Self::NotAllowed(port) => Saying::of("page-not-allowed").with("port", *port),
            Self::NotHere(address) => {
                Saying::of("page-not-here").with("address", address.to_string())
            }
            Self::System(error) => Saying::of("page-not-served").with("why", error),
        }
        .told(language)
    }
}

shown_in_english!(PageError);

impl Page {
    /// Begins to serve to whoever asks by one of this computer's addresses or `names`. `now` tells the time by which the clock on the page goes.
    ///
    /// # Errors
    /// When the port is taken or not allowed, the address is not this computer's, or the system has no
    /// socket or thread to give.
    pub fn start(at: Listen, names: Names, limits: Limits, now: Now) -> Result<Self, PageError> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let handle = runtime.handle().clone();
        let listener = {
            let _inside = runtime.enter();
            server::listen(at).map_err(|error| PageError::of(error, at))?
        };
        let at = listener.local_addr()?;
        let nothing = Arc::new(Public::nothing(now()));
        let (shown, sees) = latest::channel(Arc::new(Shown::of(&[nothing], &Day::default(), None)));
        let clients = Arc::new(Clients::new(limits, Arc::clone(&now)));
        let site = Arc::new(Site::new(sees, now, limits.beat));
        let router = router(site, Arc::new(names));
        let server = Server { clients: Arc::clone(&clients), router, tls: None };
        let (stop, stopped) = oneshot::channel();
        let thread = thread::Builder::new().name("page".to_owned()).spawn(move || {
            runtime.block_on(async {
                tokio::spawn(server.stand_open(listener));
                // Either way the page is over: it was stopped, or whoever could stop it is gone.
                let _ = stopped.await;
            });
        })?;
        Ok(Self { shown, clients, at, handle, stop: Some(stop), thread: Some(thread) })
    }

    /// Shows these from now on, the first to whoever asks for none of them, and what the house tells beside them. What is the
    /// very same as before is not written again.
    pub fn show(&self, events: &[Arc<Public>], day: &Day) {
        let shown = Shown::of(events, day, Some(&self.shown.borrow()));
        self.shown.send_replace(Arc::new(shown));
    }

    /// How many watch now.
    pub fn watchers(&self) -> usize {
        self.clients.watchers()
    }

    /// The port on which it listens.
    pub fn port(&self) -> u16 {
        self.at.port()
    }

    /// Where it is found, those first that others in the room can reach: `http://192.168.1.20:8210/`.
    pub fn urls(&self) -> Vec<String> {
        addresses::urls(self.at)
    }

    /// From now on Ctrl-C ends nothing by itself, but is heard by what is given back.
    pub fn interrupt(&self) -> Interrupt {
        let (interrupted, hears) = mpsc::channel();
        self.handle.spawn(async move {
            if tokio::signal::ctrl_c().await.is_ok() {
                // Nobody waits for it any more: the program ends already.
                let _ = interrupted.send(());
            }
        });
        Interrupt(hears)
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the page's thread ended by a fault");
        }
    }
}

/// Whoever waits for Ctrl-C.
pub struct Interrupt(mpsc::Receiver<()>);

impl Interrupt {
    /// Waits so long for it. True when it came.
    pub fn within(&self, time: Duration) -> bool {
        match self.0.recv_timeout(time) {
            Ok(()) => true,
            Err(mpsc::RecvTimeoutError::Timeout) => false,
            Err(mpsc::RecvTimeoutError::Disconnected) => {
                // The system could not tell of it; the time passes all the same.
                thread::sleep(time);
                false
            }
        }
    }
}

//! The room's own page: a small server on the local network that only shows.
//!
//! A [`PageServer`] is a separate thread. It is given the public content ([`Public`], [`Day`]) and serves
//! it: `/` for phones, `/tv` for televisions, `/events` for changes. It serves the lists as
//! `/seats.json`, `/prizes.json` and `/day.json`, which watchers fetch when they are notified of a
//! change. `/find?q=` searches for players in all events. With several events, `?event=` selects
//! one.
//!
//! All network input is untrusted. Only GET and HEAD are answered, only the head of a request is
//! read, and no path reaches a file. A request with the name of another page is refused
//! ([`Names`]). The resources of one address and of all together are limited ([`Limits`]). A slow
//! watcher misses outdated states: only the latest one is kept for it.

mod addresses;
mod answers;
mod clients;
mod content;
mod finder;
mod names;
mod server;
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

use answers::{Site, router};
use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_view_public::page::{Day, Public};
use clients::Clients;
use content::{PageContent, ServedText};
use server::Server;
use tokio::{
    runtime::{Builder, Handle},
    sync::{oneshot, watch as latest},
};

pub use addresses::{Listen, is_found_by_others};
pub use clients::Limits;
pub use names::{MOST_NAMES, Names};

/// The default port of the page.
pub const USUAL_PORT: u16 = 8210;

/// Returns the time of the event's clock, in milliseconds since 1970.
pub type NowFn = Arc<dyn Fn() -> i64 + Send + Sync>;

/// The running page. Dropping it closes every connection.
pub struct PageServer {
    content: latest::Sender<Arc<PageContent>>,
    logo: latest::Sender<Option<Arc<ServedText>>>,
    clients: Arc<Clients>,
    at: SocketAddr,
    handle: Handle,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

/// The reason why the page cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// Another program listens on this port.
    Taken(u16),
    /// The system reserves this port.
    NotAllowed(u16),
    /// This computer does not have this address.
    NotHere(IpAddr),
    /// An error of the system.
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

impl ToText for PageError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Taken(port) => Saying::of("page-taken").with("port", *port),
            Self::NotAllowed(port) => Saying::of("page-not-allowed").with("port", *port),
            Self::NotHere(address) => {
                Saying::of("page-not-here").with("address", address.to_string())
            }
            Self::System(error) => Saying::of("page-not-served").with("why", error),
        }
        .to_text(language)
    }
}

shown_in_english!(PageError);

impl PageServer {
    /// Starts to serve under this computer's addresses and `names`. `now` returns the time of the
    /// clock on the page.
    ///
    /// # Errors
    /// If the port is taken or not allowed, or the address is not this computer's. If the system
    /// has no socket or thread left.
    pub fn start(at: Listen, names: Names, limits: Limits, now: NowFn) -> Result<Self, PageError> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let handle = runtime.handle().clone();
        let listener = {
            let _inside = runtime.enter();
            server::listen(at).map_err(|error| PageError::of(error, at))?
        };
        let at = listener.local_addr()?;
        let nothing = Arc::new(Public::empty(now()));
        let (shown, sees) =
            latest::channel(Arc::new(PageContent::of(&[nothing], &Day::default(), None)));
        let clients = Arc::new(Clients::new(limits, Arc::clone(&now)));
        let (logo, sees_logo) = latest::channel(None);
        let site = Arc::new(Site::new((sees, sees_logo), now, limits.beat));
        let router = router(site, Arc::new(names));
        let server = Server { clients: Arc::clone(&clients), router, tls: None };
        let (stop, stopped) = oneshot::channel();
        let thread = thread::Builder::new().name("page".to_owned()).spawn(move || {
            runtime.block_on(async {
                tokio::spawn(server.run(listener));
                // Either way the page ends: it was stopped, or its owner is gone.
                let _ = stopped.await;
            });
        })?;
        Ok(Self {
            content: shown,
            logo,
            clients,
            at,
            handle,
            stop: Some(stop),
            thread: Some(thread),
        })
    }

    /// Shows these events from now on, the first by default, and the house's public content.
    /// Unchanged content is not written again.
    pub fn show(&self, events: &[Arc<Public>], day: &Day) {
        let shown = PageContent::of(events, day, Some(&self.content.borrow()));
        self.content.send_replace(Arc::new(shown));
    }

    /// Serves this PNG as the club's logo from now on, or none. Returns its tag for [`Day::logo`];
    /// empty without one.
    pub fn dress(&self, logo: Option<Vec<u8>>) -> String {
        let paper = logo.map(|png| Arc::new(ServedText::new(png)));
        let tag = paper.as_ref().map(|paper| paper.tag.clone()).unwrap_or_default();
        self.logo.send_replace(paper);
        tag
    }

    /// Returns the number of watchers.
    pub fn watchers(&self) -> usize {
        self.clients.watchers()
    }

    /// Returns the port on which it listens.
    pub fn port(&self) -> u16 {
        self.at.port()
    }

    /// Returns the page's addresses, those that others in the room can reach first:
    /// `http://192.168.1.20:8210/`.
    pub fn urls(&self) -> Vec<String> {
        addresses::urls(self.at)
    }

    /// Catches Ctrl-C from now on; the returned value waits for it.
    pub fn interrupt(&self) -> Interrupt {
        let (interrupted, hears) = mpsc::channel();
        self.handle.spawn(async move {
            if tokio::signal::ctrl_c().await.is_ok() {
                // The receiver may be gone, as the program is already ending.
                let _ = interrupted.send(());
            }
        });
        Interrupt(hears)
    }
}

impl Drop for PageServer {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the page's thread ended by a fault");
        }
    }
}

/// A receiver for Ctrl-C.
pub struct Interrupt(mpsc::Receiver<()>);

impl Interrupt {
    /// Waits for it at most this long. Returns true if it came.
    pub fn wait(&self, time: Duration) -> bool {
        match self.0.recv_timeout(time) {
            Ok(()) => true,
            Err(mpsc::RecvTimeoutError::Timeout) => false,
            Err(mpsc::RecvTimeoutError::Disconnected) => {
                // The system could not report it; the time still passes.
                thread::sleep(time);
                false
            }
        }
    }
}

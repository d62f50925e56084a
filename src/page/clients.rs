//! The connected clients, and the limits for one address and for all.

use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv6Addr},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use super::NowFn;

/// The limits of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub connections: usize,
    /// The connections of one address, while there is room. A room's wireless network may show all
    /// its phones as one address. As the server fills up, an address can take no more than is left
    /// for others.
    pub of_one: usize,
    /// The requests of one address per second, on average.
    pub a_second: u32,
    /// The requests of one address at once, before the average applies.
    pub at_once: u32,
    /// The longest time for sending the head of a request, or for accepting a part of the answer.
    pub patience: Duration,
    /// The longest life of a connection without a watcher.
    pub stay: Duration,
    /// The time between clock messages to a watcher, which show that the connection works.
    pub beat: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 1_500,
            of_one: 300,
            a_second: 60,
            at_once: 600,
            patience: Duration::from_secs(10),
            stay: Duration::from_secs(30),
            beat: Duration::from_secs(5),
        }
    }
}

/// The most addresses remembered without a connection.
const MOST_REMEMBERED: usize = 4_096;
/// The price of a request, in units of an address's allowance.
const PARTS: i64 = 1_000;

/// All connected clients.
pub(super) struct Clients {
    pub(super) limits: Limits,
    now: NowFn,
    watchers: AtomicUsize,
    book: Mutex<ClientBook>,
}

#[derive(Default)]
struct ClientBook {
    open: usize,
    by_address: BTreeMap<IpAddr, Client>,
}

/// One address.
struct Client {
    open: usize,
    /// The remaining allowance, in [`PARTS`] of a request, at `since`.
    purse: i64,
    since: i64,
}

/// The reason for refusing a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ConnectionRefusal {
    /// The server is full.
    House,
    /// This address has too many connections.
    One,
}

impl Clients {
    pub(super) fn new(limits: Limits, now: NowFn) -> Self {
        Self { limits, now, watchers: AtomicUsize::new(0), book: Mutex::default() }
    }

    pub(super) fn watchers(&self) -> usize {
        self.watchers.load(Ordering::Relaxed)
    }

    fn book(&self) -> MutexGuard<'_, ClientBook> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admits a connection from this address.
    pub(super) fn admit(self: &Arc<Self>, from: IpAddr) -> Result<ClientSlot, ConnectionRefusal> {
        let from = network_of(from);
        let now = (self.now)();
        let mut book = self.book();
        if book.open >= self.limits.connections {
            return Err(ConnectionRefusal::House);
        }
        if book.by_address.len() >= MOST_REMEMBERED {
            book.by_address.retain(|_, guest| guest.open > 0);
        }
        let whole = self.purse();
        // For each connection of an address, another must be free, so that a new address finds a
        // place.
        let left = self.limits.connections - book.open;
        let guest =
            book.by_address.entry(from).or_insert(Client { open: 0, purse: whole, since: now });
        if guest.open >= self.limits.of_one.min(left) {
            return Err(ConnectionRefusal::One);
        }
        guest.open += 1;
        book.open += 1;
        Ok(ClientSlot { clients: Arc::clone(self), from, watching: AtomicUsize::new(0) })
    }

    fn purse(&self) -> i64 {
        i64::from(self.limits.at_once).saturating_mul(PARTS)
    }
}

/// Returns the network of an address. In IPv6 a phone has a whole network and uses any address in
/// it.
fn network_of(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX))),
        four @ IpAddr::V4(_) => four,
    }
}

/// The place of one connection, freed when dropped.
pub(super) struct ClientSlot {
    clients: Arc<Clients>,
    from: IpAddr,
    watching: AtomicUsize,
}

impl ClientSlot {
    /// Returns whether changes are streamed over it.
    pub(super) fn is_watching(&self) -> bool {
        self.watching.load(Ordering::Relaxed) > 0
    }

    /// Returns whether another request is allowed.
    pub(super) fn allows_request(&self) -> bool {
        let now = (self.clients.now)();
        let (whole, a_second) = (self.clients.purse(), i64::from(self.clients.limits.a_second));
        let mut book = self.clients.book();
        let Some(guest) = book.by_address.get_mut(&self.from) else { return false };
        // The clock may have been set.
        let passed = now.saturating_sub(guest.since).clamp(0, 600_000);
        guest.since = now;
        guest.purse = guest.purse.saturating_add(passed.saturating_mul(a_second)).min(whole);
        let may = guest.purse >= PARTS;
        if may {
            guest.purse -= PARTS;
        }
        may
    }

    /// Counts it as a watcher until the returned value is dropped.
    pub(super) fn watches(self: &Arc<Self>) -> Watcher {
        self.clients.watchers.fetch_add(1, Ordering::Relaxed);
        self.watching.fetch_add(1, Ordering::Relaxed);
        Watcher(Arc::clone(self))
    }
}

impl Drop for ClientSlot {
    fn drop(&mut self) {
        let mut book = self.clients.book();
        book.open = book.open.saturating_sub(1);
        if let Some(guest) = book.by_address.get_mut(&self.from) {
            guest.open = guest.open.saturating_sub(1);
        }
    }
}

/// A watching connection.
pub(super) struct Watcher(Arc<ClientSlot>);

impl Drop for Watcher {
    fn drop(&mut self) {
        self.0.watching.fetch_sub(1, Ordering::Relaxed);
        self.0.clients.watchers.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicI64;

    use super::*;

    fn room(limits: Limits) -> (Arc<AtomicI64>, Arc<Clients>) {
        let clock = Arc::new(AtomicI64::new(0));
        let page_clock = Arc::clone(&clock);
        let now: NowFn = Arc::new(move || page_clock.load(Ordering::Relaxed));
        (clock, Arc::new(Clients::new(limits, now)))
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn one_address_takes_no_more_than_its_share() {
        let limits = Limits { connections: 3, of_one: 2, ..Limits::default() };
        let (_, clients) = room(limits);
        let one = clients.admit(ip("10.0.0.1")).ok().unwrap();
        let _two = clients.admit(ip("::ffff:10.0.0.1")).ok().unwrap();
        assert_eq!(clients.admit(ip("10.0.0.1")).err(), Some(ConnectionRefusal::One));
        let _three = clients.admit(ip("10.0.0.2")).ok().unwrap();
        assert_eq!(clients.admit(ip("10.0.0.3")).err(), Some(ConnectionRefusal::House));
        drop(one);
        // The last place is for a client without a connection.
        assert_eq!(clients.admit(ip("10.0.0.1")).err(), Some(ConnectionRefusal::One));
        assert!(clients.admit(ip("10.0.0.3")).is_ok());
    }

    #[test]
    fn greedy_ones_leave_room_for_everybody_else() {
        let (_, clients) = room(Limits::default());
        let mut held = Vec::new();
        for greedy in 1..=8_u8 {
            let from = IpAddr::from([10, 0, 0, greedy]);
            held.extend(std::iter::from_fn(|| clients.admit(from).ok()));
        }
        // A phone holds one watching connection, and uses a few more while it opens the page.
        for number in 1..=5_u8 {
            let places = (0..3).map(|_| clients.admit(IpAddr::from([10, 0, 1, number])).is_ok());
            assert!(places.collect::<Vec<_>>()[0], "telephone {number}, {} are in", held.len());
        }
        let places: Vec<_> =
            (1..=4_u8).map(|number| clients.admit(IpAddr::from([10, 0, 2, number]))).collect();
        assert!(places.iter().all(Result::is_ok), "{} are in", held.len());
        // A single address still has its full limit.
        drop((held, places));
        let alone: Vec<_> = std::iter::from_fn(|| clients.admit(ip("10.0.0.1")).ok()).collect();
        assert_eq!(alone.len(), Limits::default().of_one);
    }

    #[test]
    fn a_network_of_ipv6_is_one_guest() {
        let (_, clients) = room(Limits { of_one: 1, ..Limits::default() });
        let _one = clients.admit(ip("fd00::1")).ok().unwrap();
        assert_eq!(clients.admit(ip("fd00::ffff:2")).err(), Some(ConnectionRefusal::One));
        assert!(clients.admit(ip("fd00:0:0:1::1")).is_ok());
    }

    #[test]
    fn who_asks_too_often_waits_a_little() {
        let (clock, clients) = room(Limits { a_second: 2, at_once: 3, ..Limits::default() });
        let seat = clients.admit(ip("10.0.0.1")).ok().unwrap();
        let other = clients.admit(ip("10.0.0.2")).ok().unwrap();
        assert_eq!([(); 4].map(|()| seat.allows_request()), [true, true, true, false]);
        assert!(other.allows_request());
        clock.store(499, Ordering::Relaxed);
        assert!(!seat.allows_request());
        clock.store(999, Ordering::Relaxed);
        assert_eq!([(); 2].map(|()| seat.allows_request()), [true, false]);
        // A client that comes back gets no new allowance, and a clock set back adds none.
        drop(seat);
        let seat = clients.admit(ip("10.0.0.1")).ok().unwrap();
        clock.store(-5_000, Ordering::Relaxed);
        assert!(!seat.allows_request());
        clock.store(-4_000, Ordering::Relaxed);
        assert_eq!([(); 3].map(|()| seat.allows_request()), [true, true, false]);
    }

    #[test]
    fn those_who_are_gone_are_forgotten() {
        let (_, clients) = room(Limits::default());
        for number in 0..20_000_u32 {
            drop(clients.admit(IpAddr::V4(number.into())));
        }
        assert!(clients.book().by_address.len() <= MOST_REMEMBERED);
        assert_eq!(clients.book().open, 0);
    }
}

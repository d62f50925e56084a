//! Who is in: how much one address, and all together, may hold and ask for.

use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv6Addr},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use super::Now;

/// How much is served at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub connections: usize,
    /// Connections of one address, while there is that much room. A room's wireless network may show all its
    /// telephones as one. As the room fills up, nobody takes more than what is left for all others.
    pub of_one: usize,
    /// Requests of one address in a second, in the long run.
    pub a_second: u32,
    /// Requests of one address at once, before that counts.
    pub at_once: u32,
    /// How long somebody may take to send the head of a request, or to take anything of the answer.
    pub patience: Duration,
    /// How long a connection may last on which nobody watches.
    pub stay: Duration,
    /// How often a watcher is told the time, so that it knows that it still hears.
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

/// So many addresses are remembered that have no connection.
const MOST_REMEMBERED: usize = 4_096;
/// A request is worth so many parts of what an address has to spend.
const PARTS: i64 = 1_000;

/// Everybody who is in.
pub(super) struct Clients {
    pub(super) limits: Limits,
    now: Now,
    watchers: AtomicUsize,
    book: Mutex<Book>,
}

#[derive(Default)]
struct Book {
    open: usize,
    by: BTreeMap<IpAddr, Client>,
}

/// One address.
struct Client {
    open: usize,
    /// What it may still ask for, in [`PARTS`] of a request, as of `since`.
    purse: i64,
    since: i64,
}

/// Why somebody is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Full {
    /// Too many are in.
    House,
    /// Too many of this address are in.
    One,
}

impl Clients {
    pub(super) fn new(limits: Limits, now: Now) -> Self {
        Self { limits, now, watchers: AtomicUsize::new(0), book: Mutex::default() }
    }

    pub(super) fn watchers(&self) -> usize {
        self.watchers.load(Ordering::Relaxed)
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection of this address in.
    pub(super) fn enter(self: &Arc<Self>, from: IpAddr) -> Result<Seat, Full> {
        let from = whose(from);
        let now = (self.now)();
        let mut book = self.book();
        if book.open >= self.limits.connections {
            return Err(Full::House);
        }
        if book.by.len() >= MOST_REMEMBERED {
            book.by.retain(|_, guest| guest.open > 0);
        }
        let whole = self.purse();
        // However many an address has, as many are left for others: whoever comes with the first finds a place.
        let left = self.limits.connections - book.open;
        let guest = book.by.entry(from).or_insert(Client { open: 0, purse: whole, since: now });
        if guest.open >= self.limits.of_one.min(left) {
            return Err(Full::One);
        }
        guest.open += 1;
        book.open += 1;
        Ok(Seat { clients: Arc::clone(self), from, watching: AtomicUsize::new(0) })
    }

    fn purse(&self) -> i64 {
        i64::from(self.limits.at_once).saturating_mul(PARTS)
    }
}

/// A telephone has a whole network of addresses in IPv6, of which it takes what it likes.
fn whose(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX))),
        four @ IpAddr::V4(_) => four,
    }
}

/// The place of one connection, given back when it is dropped.
pub(super) struct Seat {
    clients: Arc<Clients>,
    from: IpAddr,
    watching: AtomicUsize,
}

impl Seat {
    /// Is what changes sent over it?
    pub(super) fn is_watching(&self) -> bool {
        self.watching.load(Ordering::Relaxed) > 0
    }

    /// May it ask for one thing more?
    pub(super) fn may_ask(&self) -> bool {
        let now = (self.clients.now)();
        let (whole, a_second) = (self.clients.purse(), i64::from(self.clients.limits.a_second));
        let mut book = self.clients.book();
        let Some(guest) = book.by.get_mut(&self.from) else { return false };
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

    /// Counts it among those who watch, until what is given back is dropped.
    pub(super) fn watches(self: &Arc<Self>) -> Watcher {
        self.clients.watchers.fetch_add(1, Ordering::Relaxed);
        self.watching.fetch_add(1, Ordering::Relaxed);
        Watcher(Arc::clone(self))
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut book = self.clients.book();
        book.open = book.open.saturating_sub(1);
        if let Some(guest) = book.by.get_mut(&self.from) {
            guest.open = guest.open.saturating_sub(1);
        }
    }
}

/// One who watches.
pub(super) struct Watcher(Arc<Seat>);

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
        let told = Arc::clone(&clock);
        let now: Now = Arc::new(move || told.load(Ordering::Relaxed));
        (clock, Arc::new(Clients::new(limits, now)))
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn one_address_takes_no_more_than_its_share() {
        let limits = Limits { connections: 3, of_one: 2, ..Limits::default() };
        let (_, clients) = room(limits);
        let one = clients.enter(ip("10.0.0.1")).ok().unwrap();
        let _two = clients.enter(ip("::ffff:10.0.0.1")).ok().unwrap();
        assert_eq!(clients.enter(ip("10.0.0.1")).err(), Some(Full::One));
        let _three = clients.enter(ip("10.0.0.2")).ok().unwrap();
        assert_eq!(clients.enter(ip("10.0.0.3")).err(), Some(Full::House));
        drop(one);
        // The last place is for somebody who has none.
        assert_eq!(clients.enter(ip("10.0.0.1")).err(), Some(Full::One));
        assert!(clients.enter(ip("10.0.0.3")).is_ok());
    }

    #[test]
    fn greedy_ones_leave_room_for_everybody_else() {
        let (_, clients) = room(Limits::default());
        let mut held = Vec::new();
        for greedy in 1..=8_u8 {
            let from = IpAddr::from([10, 0, 0, greedy]);
            held.extend(std::iter::from_fn(|| clients.enter(from).ok()));
        }
        // A telephone holds one connection that watches, and takes a few more as it opens the page.
        for number in 1..=5_u8 {
            let places = (0..3).map(|_| clients.enter(IpAddr::from([10, 0, 1, number])).is_ok());
            assert!(places.collect::<Vec<_>>()[0], "telephone {number}, {} are in", held.len());
        }
        let places: Vec<_> =
            (1..=4_u8).map(|number| clients.enter(IpAddr::from([10, 0, 2, number]))).collect();
        assert!(places.iter().all(Result::is_ok), "{} are in", held.len());
        // One alone still has all that one may have.
        drop((held, places));
        let alone: Vec<_> = std::iter::from_fn(|| clients.enter(ip("10.0.0.1")).ok()).collect();
        assert_eq!(alone.len(), Limits::default().of_one);
    }

    #[test]
    fn a_network_of_ipv6_is_one_guest() {
        let (_, clients) = room(Limits { of_one: 1, ..Limits::default() });
        let _one = clients.enter(ip("fd00::1")).ok().unwrap();
        assert_eq!(clients.enter(ip("fd00::ffff:2")).err(), Some(Full::One));
        assert!(clients.enter(ip("fd00:0:0:1::1")).is_ok());
    }

    #[test]
    fn who_asks_too_often_waits_a_little() {
        let (clock, clients) = room(Limits { a_second: 2, at_once: 3, ..Limits::default() });
        let seat = clients.enter(ip("10.0.0.1")).ok().unwrap();
        let other = clients.enter(ip("10.0.0.2")).ok().unwrap();
        assert_eq!([(); 4].map(|()| seat.may_ask()), [true, true, true, false]);
        assert!(other.may_ask());
        clock.store(499, Ordering::Relaxed);
        assert!(!seat.may_ask());
        clock.store(999, Ordering::Relaxed);
        assert_eq!([(); 2].map(|()| seat.may_ask()), [true, false]);
        // Whoever comes back has no new purse, and a clock that is set back gives none.
        drop(seat);
        let seat = clients.enter(ip("10.0.0.1")).ok().unwrap();
        clock.store(-5_000, Ordering::Relaxed);
        assert!(!seat.may_ask());
        clock.store(-4_000, Ordering::Relaxed);
        assert_eq!([(); 3].map(|()| seat.may_ask()), [true, true, false]);
    }

    #[test]
    fn those_who_are_gone_are_forgotten() {
        let (_, clients) = room(Limits::default());
        for number in 0..20_000_u32 {
            drop(clients.enter(IpAddr::V4(number.into())));
        }
        assert!(clients.book().by.len() <= MOST_REMEMBERED);
        assert_eq!(clients.book().open, 0);
    }
}

//! Tests of watchers: all receive the changes, and slow ones hold nothing up.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    time::Duration,
};

use bottone_page::Limits;
use bottone_page_support::{AT_MOST, connect_from, page, show};
use bottone_view_public::page::Public;

use crate::wait::wait_until;

/// Returns public content with this many players left.
fn with_players(players: u32) -> Public {
    let mut public = Public::empty(0);
    public.now.players = players;
    public
}

/// Starts to watch.
fn watch(port: u16, number: u16) -> TcpStream {
    let [high, low] = number.to_be_bytes();
    let mut stream = connect_from(port, [127, 2, high, low]);
    stream.write_all(b"GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").unwrap();
    stream
}

/// Reads until `text` has come, and returns everything read.
fn until(stream: &mut TcpStream, text: &str) -> String {
    let mut all = String::new();
    let mut part = [0; 4 << 10];
    while !all.contains(text) {
        let count = stream.read(&mut part).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!(count > 0, "closed before {text}: {all}");
        all.push_str(std::str::from_utf8(&part[..count]).unwrap());
        assert!(all.len() < 1 << 20, "{text} never comes");
    }
    all
}

#[test]
fn five_hundred_watchers_are_informed() {
    let page = page(Limits::default());
    show(&page, &with_players(500));
    let mut watchers: Vec<TcpStream> = (0..500).map(|number| watch(page.port(), number)).collect();
    for watcher in &mut watchers {
        let first = until(watcher, "\"players\":500");
        let heads = first.to_ascii_lowercase();
        assert!(heads.contains("content-type: text/event-stream"), "{first}");
        assert!(heads.contains("cache-control: no-store"), "{first}");
        // The time is sent before the content that counts from it.
        assert!(first.find("event: now\ndata: 0\n\n") < first.find("event: state\n"), "{first}");
    }
    assert_eq!(page.watchers(), 500);
    for players in (490..500).rev() {
        show(&page, &with_players(players));
        for watcher in &mut watchers {
            until(watcher, &format!("\"players\":{players},"));
        }
    }
    drop(watchers);
    wait_until("somebody still watches", || page.watchers() == 0);
}

#[test]
fn a_watcher_hears_the_time_while_nothing_happens() {
    let beat = Duration::from_millis(50);
    let page = page(Limits { beat, stay: Duration::from_millis(200), ..Limits::default() });
    let mut watcher = watch(page.port(), 1);
    let mut all = until(&mut watcher, "event: state\n");
    // Longer than any other client may stay.
    for _ in 0..20 {
        all.push_str(&until(&mut watcher, "event: now\n"));
    }
    assert_eq!(all.matches("event: state\n").count(), 1, "{all}");
}

#[test]
fn who_does_not_keep_up_misses_what_is_out_of_date() {
    let page = page(Limits { patience: AT_MOST, ..Limits::default() });
    let mut slow = watch(page.port(), 1);
    let mut quick = watch(page.port(), 2);
    let long = "x".repeat(20_000);
    let mut public = Public::empty(0);
    public.now.texts.entry("en").or_default().event = long;
    for players in 1..=500 {
        public.now.players = players;
        show(&page, &public);
        // The page has sent it to every client that reads.
        until(&mut quick, &format!("\"players\":{players},"));
    }
    let all = {
        let mut all = Vec::new();
        let mut part = vec![0; 1 << 16];
        while !String::from_utf8_lossy(&all).contains("\"players\":500,") {
            let count = slow.read(&mut part).unwrap();
            assert!(count > 0, "closed");
            all.extend_from_slice(&part[..count]);
        }
        all
    };
    // Ten megabytes were shown; only as much as a connection holds was kept for it.
    assert!(all.len() < 8_000_000, "{} bytes were kept for one watcher", all.len());
}

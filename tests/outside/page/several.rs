//! Tests of a house's page: several events, each by its number, and players found in all of them.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    sync::Arc,
};

use bottone::{
    base::time::{Span, Timestamp},
    page::{Limits, PageServer},
    rehearsal::RehearsalEnd,
    session::Desk as _,
    view_public::page::{Day, DayEvent, Public},
};
use bottone_page_support::{connect, get};
use serde_json::Value;

use crate::{page::follows::Serves, stage};

fn json(page: u16, path: &str) -> Value {
    let answer = get(page, path);
    assert_eq!(answer.status, 200, "{path}");
    serde_json::from_slice(&answer.body).unwrap()
}

/// Makes this many players in the event with this number.
fn event(number: u32, players: u16) -> Arc<Public> {
    let mut public = Public { event: number, ..bottone_page_support::crowd(players) };
    public.now.players = players.into();
    Arc::new(public)
}

fn names(page: &PageServer, path: &str) -> usize {
    json(page.port(), path)["seats"].as_array().unwrap().len()
}

#[test]
fn each_event_is_asked_for_by_its_number() {
    let page = bottone_page_support::page(Limits::default());
    page.show(&[event(4, 30), event(7, 12)], &Day::default());
    assert_eq!(names(&page, "/seats.json"), 30, "the first where nobody says which");
    assert_eq!(names(&page, "/seats.json?event=7"), 12);
    assert_eq!(names(&page, "/seats.json?event=4"), 30);
    assert_eq!(names(&page, "/seats.json?event=99"), 30, "one that was closed meanwhile");
    assert_eq!(get(page.port(), "/seats.json?event=x").status, 400);
    assert_eq!(get(page.port(), "/seats.json?event=-1").status, 400);
    assert_eq!(get(page.port(), "/events?event=99999999999999").status, 400);
}

#[test]
fn who_looks_for_a_seat_is_found_in_every_event() {
    let page = bottone_page_support::page(Limits::default());
    page.show(&[event(4, 30), event(7, 12)], &Day::default());
    let found = json(page.port(), "/find?q=Cognome00009");
    assert_eq!(found["all"], 2);
    assert_eq!(found["events"], serde_json::json!([4, 7]));
    assert_eq!(found["found"][0][0], "Cognome00009");
    let only = json(page.port(), "/find?q=Cognome00020");
    assert_eq!((&only["events"], &only["all"]), (&serde_json::json!([4]), &Value::from(1)));
    let most = json(page.port(), "/find?q=Cognome");
    assert_eq!(most["all"], 42);
    assert_eq!(most["found"].as_array().unwrap().len(), most["events"].as_array().unwrap().len());
}

/// Reads a watcher's stream until this text has come.
fn until(stream: &mut TcpStream, text: &str) -> String {
    let mut all = String::new();
    let mut part = [0; 4 << 10];
    while !all.contains(text) {
        let count = stream.read(&mut part).unwrap();
        assert!(count > 0, "closed before {text}: {all}");
        all.push_str(std::str::from_utf8(&part[..count]).unwrap());
    }
    all
}

#[test]
fn what_happens_in_another_event_is_no_news() {
    let page = bottone_page_support::page(Limits::default());
    let first = event(4, 30);
    page.show(&[Arc::clone(&first), event(7, 12)], &Day::default());
    let mut watcher = connect(page.port());
    watcher.write_all(b"GET /events?event=4 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").unwrap();
    until(&mut watcher, "\"players\":30,");
    let mut other = connect(page.port());
    other.write_all(b"GET /events?event=7 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").unwrap();
    until(&mut other, "\"players\":12,");
    for players in (6..12).rev() {
        page.show(&[Arc::clone(&first), event(7, players)], &Day::default());
        until(&mut other, &format!("\"players\":{players},"));
    }
    page.show(&[event(4, 29), event(7, 6)], &Day::default());
    let heard = until(&mut watcher, "\"players\":29,");
    assert_eq!(heard.matches("event: state").count(), 1, "{heard}");
}

#[test]
fn a_schedule_says_until_when_one_may_enter() {
    let played = stage::play(
        "club-turbo",
        20,
        3,
        RehearsalEnd::Level { number: 2, into: Span::from_minutes(3) },
    );
    let (t, at) = (played.session.tournament(), played.session.now());
    let starts = Some(at.after(Span::from_minutes(-30)));
    let listed = DayEvent::of(t, (Some(4), starts), at);
    let texts = listed.texts["en"].clone();
    assert!(texts.name.contains(&t.setup().name), "{texts:?}");
    assert!(texts.late.starts_with("Late registration through level "), "{texts:?}");
    assert!(listed.texts["it"].late.starts_with("Iscrizione tardiva fino al livello "));
    assert!(!texts.start.is_empty() && !texts.day.is_empty(), "{texts:?}");
    assert!(listed.runs && !listed.bagged);
    // The countdown ends at the same time for each request, and is not sent as a change.
    let closes = listed.closes.unwrap();
    let later = DayEvent::of(t, (Some(4), starts), at.after(Span::from_secs(5)));
    assert_eq!(later.closes, Some(closes - 5_000));
    assert!(listed.is_same(&later));
    // After that time registration is closed, and nothing is shown about it.
    let over = at.after(Span::from_millis(closes + 1_000));
    let over = DayEvent::of(t, (Some(4), starts), over);
    assert_eq!((over.closes, over.texts["en"].late.as_str()), (None, ""));
    assert!(!listed.is_same(&over));
    let page = bottone_page_support::page(Limits::default());
    page.show(&[event(4, 20)], &Day { events: vec![listed], ..Day::default() });
    let day = json(page.port(), "/day.json");
    assert_eq!(day["events"][0]["event"], 4);
    assert_eq!(day["events"][0]["en"]["name"], texts.name.as_str());
    assert_eq!(day["events"][0]["at"], Timestamp::millis(at));
}

#[test]
fn a_house_is_served_with_every_event_of_the_day() {
    let folder = tempfile::tempdir().unwrap();
    let house = folder.path().to_owned();
    let made = stage::bottone(["house", "new", house.to_str().unwrap(), "--name", "Club"]);
    assert_eq!(made.status, Some(0), "{}", made.complaint);
    let one = stage::play("club-turbo", 20, 3, RehearsalEnd::Players(15));
    let two = stage::play("club-turbo", 12, 4, RehearsalEnd::Players(9));
    for (name, played) in [("one.ron", &one), ("two.ron", &two)] {
        std::fs::copy(played.session.path().unwrap(), house.join(name)).unwrap();
    }
    let served = Serves::file(&house);
    let count = |path: &str| json(served.port, path)["seats"].as_array().unwrap().len();
    let playing = |played: &stage::Played| played.session.tournament().entries().playing_count();
    let served_now = [count("/seats.json?event=0"), count("/seats.json?event=1")];
    assert_eq!(served_now, [playing(&one), playing(&two)], "by the names of their files");
    let day = json(served.port, "/day.json");
    assert_eq!(day["events"].as_array().unwrap().len(), 2);
}

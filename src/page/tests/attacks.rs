//! Attacks over the network. Each of these ends in bounded time, and the page keeps answering
//! others during and after it.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    sync::Arc,
    thread,
    time::Duration,
};

use bottone_page::{Limits, Names, NowFn, PageServer};

use crate::wait::wait_until;
use bottone_page_support::{
    ask, connect, connect_from, crowd, get, here_alone, page, parts, read_all, show,
};

/// Returns short limits, so that a test need not wait.
fn hurried() -> Limits {
    Limits {
        patience: Duration::from_millis(300),
        stay: Duration::from_millis(1_500),
        ..Limits::default()
    }
}

/// (bytes sent, status of the answer)
fn malformed() -> Vec<(Vec<u8>, u16)> {
    let texts: Vec<(String, u16)> = vec![
        ("RUBBISH\r\n\r\n".into(), 400),
        ("GET\r\n\r\n".into(), 400),
        ("GET / HTTP/9.9\r\nHost: a\r\n\r\n".into(), 400),
        ("GET / HTTP/1.1\r\nHost: a\r\n: nameless\r\n\r\n".into(), 400),
        ("GET / HTTP/1.1\r\nHost a\r\n\r\n".into(), 400),
        ("GET / HTTP/1.1\r\nHost: a\r\nX: \u{0}\r\n\r\n".into(), 400),
        ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n".into(), 400),
        ("GET / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello".into(), 400),
        ("GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello".into(), 413),
        ("GET / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n".into(), 413),
        ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n".into(), 413),
        ("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}".into(), 405),
        ("PUT /page.js HTTP/1.1\r\nContent-Length: 0\r\n\r\n".into(), 405),
        ("DELETE /seats.json HTTP/1.1\r\n\r\n".into(), 405),
        ("OPTIONS * HTTP/1.1\r\n\r\n".into(), 405),
        ("TRACE / HTTP/1.1\r\n\r\n".into(), 405),
        ("CONNECT other:443 HTTP/1.1\r\n\r\n".into(), 405),
        ("BREW /coffee HTTP/1.1\r\n\r\n".into(), 405),
        ("GET /../../etc/passwd HTTP/1.1\r\nConnection: close\r\n\r\n".into(), 404),
        ("GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nConnection: close\r\n\r\n".into(), 404),
        ("GET //etc/passwd HTTP/1.1\r\nConnection: close\r\n\r\n".into(), 404),
        ("GET /page.js/../Cargo.toml HTTP/1.1\r\nConnection: close\r\n\r\n".into(), 404),
        ("GET /seats.json%00.html HTTP/1.1\r\nConnection: close\r\n\r\n".into(), 404),
        ("GET /..%5c..%5cwindows HTTP/1.1\r\nConnection: close\r\n\r\n".into(), 404),
        ("GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n".into(), 404),
        (format!("GET /{} HTTP/1.1\r\nConnection: close\r\n\r\n", "a".repeat(8_000)), 404),
        (format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(70_000)), 431),
        (format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "a".repeat(40_000)), 431),
        (format!("GET / HTTP/1.1\r\n{}\r\n", "X: y\r\n".repeat(200)), 431),
    ];
    let mut all: Vec<(Vec<u8>, u16)> =
        texts.into_iter().map(|(text, status)| (text.into_bytes(), status)).collect();
    // A browser that was given an https address.
    all.push((b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n".to_vec(), 400));
    all.push((vec![0xff; 600], 400));
    all
}

/// Returns an address of this computer's own network, different for each number.
fn stranger(number: usize) -> [u8; 4] {
    let [.., high, low] = number.to_be_bytes();
    [127, 1, high, low]
}

/// Sends as much as is taken, and returns the answer.
fn send(stream: &mut TcpStream, bytes: &[u8]) -> Vec<u8> {
    // The page may have closed before it took everything.
    let _ = stream.write_all(bytes);
    read_all(stream)
}

#[test]
fn what_is_malformed_is_refused_with_its_status() {
    let page = page(hurried());
    for (number, (bytes, status)) in malformed().into_iter().enumerate() {
        let sent = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]).into_owned();
        let answer = send(&mut connect_from(page.port(), stranger(number)), &bytes);
        match parts(&answer) {
            Some(answer) => assert_eq!(answer.status, status, "{sent}"),
            // A connection closed with unread input is cut, and the answer is lost with it.
            None => assert!(bytes.len() > 16_000, "{sent}: no answer"),
        }
    }
    let refused = ask(page.port(), "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n");
    assert_eq!(refused.head("allow"), Some("GET, HEAD"));
    assert_eq!(refused.head("connection"), Some("close"), "what follows is not read");
}

#[test]
fn ten_thousand_malformed_requests_change_nothing() {
    let page = page(hurried());
    show(&page, &crowd(100));
    let (kinds, before) = (malformed(), get(page.port(), "/seats.json"));
    let valid = b"GET /seats.json HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n";
    let mut chance = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |below: usize| {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        usize::try_from(chance % below as u64).unwrap()
    };
    for number in 0..10_000 {
        let bytes = match number % 4 {
            0 => kinds[next(kinds.len())].0.clone(),
            1 => {
                // A valid request with one wrong byte.
                let mut bytes = valid.to_vec();
                let at = next(bytes.len());
                bytes[at] = u8::try_from(next(256)).unwrap();
                bytes
            }
            2 => {
                let long = next(400);
                let mut bytes: Vec<u8> =
                    (0..long).map(|_| u8::try_from(next(256)).unwrap()).collect();
                bytes.extend(b"\r\n\r\n");
                bytes
            }
            _ => valid[..next(valid.len())].to_vec(),
        };
        let mut stream = connect_from(page.port(), stranger(number));
        let _ = stream.write_all(&bytes);
        // Most go without waiting for an answer; some send only half.
        if number % 50 == 0 {
            let _ = stream.shutdown(std::net::Shutdown::Write);
            read_all(&mut stream);
        }
    }
    let after = get(page.port(), "/seats.json");
    assert_eq!((after.status, after.body), (200, before.body));
}

#[test]
fn who_never_finishes_a_request_is_let_go() {
    let page = page(hurried());
    let begun = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ";
    let mut halves: Vec<TcpStream> = (0..200)
        .map(|number| {
            let mut stream = connect_from(page.port(), stranger(number));
            // Some send nothing at all.
            let said = if number % 2 == 0 { begun } else { "" };
            stream.write_all(said.as_bytes()).unwrap();
            stream
        })
        .collect();
    let mut dripping = connect_from(page.port(), stranger(999));
    dripping.write_all(begun.as_bytes()).unwrap();
    assert_eq!(get(page.port(), "/").status, 200, "others are answered meanwhile");
    // A letter at a time gains no more than the time for the head.
    wait_until("a request that drips goes on for ever", || dripping.write_all(b"a").is_err());
    for half in &mut halves {
        let answer = read_all(half);
        let status = parts(&answer).map(|answer| answer.status);
        assert!([None, Some(408)].contains(&status), "{status:?}");
    }
}

#[test]
fn who_takes_nothing_of_an_answer_is_let_go() {
    let page = page(hurried());
    show(&page, &crowd(10_000));
    let once = "GET /seats.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    let whole = get(page.port(), "/seats.json").body.len();
    let mut greedy: Vec<TcpStream> = (0..50)
        .map(|number| {
            let mut stream = connect_from(page.port(), stranger(number));
            stream.write_all(once.repeat(40).as_bytes()).unwrap();
            stream
        })
        .collect();
    // This time passes the page's patience, as no data is taken.
    thread::sleep(Duration::from_secs(1));
    assert_eq!(get(page.port(), "/").status, 200, "others are answered meanwhile");
    for stream in &mut greedy {
        let taken = read_all(stream).len();
        assert!(taken < 40 * whole, "all of it was held for somebody who took nothing");
    }
}

#[test]
fn no_one_stays_who_does_not_watch() {
    let page = page(hurried());
    let mut stream = connect(page.port());
    // One request after another, as fast as the rules allow, for longer than a stay.
    let request = b"GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    let mut part = [0; 4 << 10];
    let gone = (0..100).any(|_| {
        thread::sleep(Duration::from_millis(50));
        let sent = stream.write_all(request);
        sent.is_err() || stream.read(&mut part).map_or(true, |count| count == 0)
    });
    assert!(gone, "a connection stays for ever");
}

#[test]
fn requests_in_one_breath_are_answered_in_order() {
    let page = page(Limits::default());
    let mut stream = connect(page.port());
    let one = |path: &str| format!("HEAD {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    let last = "GET /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    let all = format!("{}{}{}{last}", one("/"), one("/page.css"), one("/page.js"));
    let answer = String::from_utf8(send(&mut stream, all.as_bytes())).unwrap();
    let statuses: Vec<&str> =
        answer.lines().filter_map(|line| line.strip_prefix("HTTP/1.1 ")).collect();
    assert_eq!(statuses, ["200 OK", "200 OK", "200 OK", "404 Not Found"]);
}

#[test]
fn one_address_cannot_ask_for_everything() {
    let page = page(Limits { at_once: 20, a_second: 1, of_one: 5, ..Limits::default() });
    let statuses: Vec<u16> = (0..30).map(|_| get(page.port(), "/icon.svg").status).collect();
    assert_eq!(statuses[..20], [200; 20]);
    assert_eq!(statuses[20..], [429; 10]);
    assert_eq!(get(page.port(), "/").head("retry-after"), Some("5"));
    let request = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    let other = send(&mut connect_from(page.port(), [127, 9, 9, 9]), request);
    assert_eq!(parts(&other).unwrap().status, 200, "others are not made to wait for it");
    // A client cannot hold more than its share of connections either.
    let _held: Vec<TcpStream> = (0..5).map(|_| connect_from(page.port(), [127, 8, 8, 8])).collect();
    let sixth = send(&mut connect_from(page.port(), [127, 8, 8, 8]), b"");
    assert_eq!(parts(&sixth).unwrap().status, 429);
    let other = send(&mut connect_from(page.port(), [127, 9, 9, 9]), request);
    assert_eq!(parts(&other).unwrap().status, 200);
}

/// A request under another site's name is refused in words, on every path. The house's own names
/// are answered.
#[test]
fn a_wish_for_another_page_by_its_name_is_answered() {
    let now: NowFn = Arc::new(|| 0);
    let names = Names::parse("bottone.lan").unwrap();
    let page = PageServer::start(here_alone(0), names, Limits::default(), now).unwrap();
    for path in ["/", "/tv", "/seats.json", "/events", "/nothing"] {
        for host in ["evil.example", "evil.example:8210", "127.0.0.1.evil.example"] {
            let asked = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n");
            let answer = ask(page.port(), &asked);
            assert_eq!(answer.status, 421, "{path} of {host}");
            assert!(answer.head("content-type").unwrap().starts_with("text/plain"), "{path}");
            for words in ["the address shown in the room", "l'indirizzo mostrato in sala"] {
                assert!(answer.text().contains(words), "{path} of {host}: {}", answer.text());
            }
            assert!(!answer.text().contains("evil"), "a stranger's words are not repeated");
        }
    }
    let port = page.port();
    for host in ["127.0.0.1", "[::1]", "localhost", "floor.local", "bottone.lan", "BOTTONE.LAN"] {
        let asked = format!("GET /tv HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n");
        assert_eq!(ask(port, &asked).status, 200, "{host}");
    }
}

#[test]
fn a_full_house_says_so() {
    let page = page(Limits { connections: 10, ..hurried() });
    let held: Vec<TcpStream> =
        (0..10).map(|number| connect_from(page.port(), stranger(number))).collect();
    let turned_away = send(&mut connect_from(page.port(), stranger(11)), b"");
    assert_eq!(parts(&turned_away).unwrap().status, 503);
    drop(held);
    // There is room as soon as the page has noticed that they are gone.
    let request = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    wait_until("nobody is let in again", || {
        let mut stream = connect_from(page.port(), stranger(12));
        // A refused client may be refused before it has sent its request.
        let _ = stream.write_all(request);
        parts(&read_all(&mut stream)).is_some_and(|answer| answer.status == 200)
    });
}

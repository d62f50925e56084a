//! Tests of the answers to a browser's requests.

use std::{io::Read as _, net::TcpStream};

use bottone_page::{Limits, Listen, Names, PageError, PageServer};
use flate2::read::GzDecoder;

use bottone_page_support::{ask, connect, crowd, get, here_alone, page, read_all, show};

const PATHS: [(&str, &str); 8] = [
    ("/", "text/html; charset=utf-8"),
    ("/tv", "text/html; charset=utf-8"),
    ("/?from=qr", "text/html; charset=utf-8"),
    ("/page.css", "text/css; charset=utf-8"),
    ("/page.js", "text/javascript; charset=utf-8"),
    ("/icon.svg", "image/svg+xml"),
    ("/seats.json", "application/json"),
    ("/prizes.json", "application/json"),
];

#[test]
fn everything_that_there_is_can_be_asked_for() {
    let page = page(Limits::default());
    show(&page, &crowd(300));
    for (path, kind) in PATHS {
        let answer = get(page.port(), path);
        assert_eq!((answer.status, answer.head("content-type")), (200, Some(kind)), "{path}");
        let policy = answer.head("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("http"), "{policy}");
        assert_eq!(answer.head("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.head("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.head("cross-origin-resource-policy"), Some("same-origin"));
        for absent in ["set-cookie", "access-control-allow-origin", "server"] {
            assert_eq!(answer.head(absent), None, "{path}");
        }
        // The same without the body.
        let head = format!("HEAD {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
        let head = ask(page.port(), &head);
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
        assert_eq!(head.head("content-length").unwrap(), answer.body.len().to_string());
    }
}

#[test]
fn the_page_fetches_nothing_from_anywhere_else() {
    let page = page(Limits::default());
    for path in ["/", "/page.css", "/page.js", "/icon.svg"] {
        let answer = get(page.port(), path);
        let text = answer.text().replace("http://www.w3.org/2000/svg", "");
        for foreign in ["http:", "https:", "//cdn", "@import", "eval(", "innerHTML", "url("] {
            assert!(!text.contains(foreign), "{path} has {foreign}");
        }
    }
    let html = get(page.port(), "/");
    assert!(!html.text().contains("style=") && !html.text().contains("onclick"), "not allowed");
    assert!(!html.text().contains("<script>") && !html.text().contains("<style"), "not allowed");
}

#[test]
fn what_somebody_has_already_is_not_sent_again() {
    let page = page(Limits::default());
    show(&page, &crowd(50));
    let tag = get(page.port(), "/seats.json").head("etag").unwrap().to_owned();
    let again = |tag: &str| {
        let heads = format!("Host: 127.0.0.1\r\nIf-None-Match: {tag}\r\nConnection: close");
        ask(page.port(), &format!("GET /seats.json HTTP/1.1\r\n{heads}\r\n\r\n"))
    };
    assert_eq!((again(&tag).status, again(&tag).body.len()), (304, 0));
    assert_eq!(again(&format!("W/\"old\", {tag}")).status, 304);
    show(&page, &crowd(50));
    assert_eq!(again(&tag).status, 304, "nothing has changed");
    show(&page, &crowd(49));
    let changed = again(&tag);
    assert_eq!(changed.status, 200);
    assert_ne!(changed.head("etag"), Some(tag.as_str()));
}

#[test]
fn lists_are_packed_for_clients_that_unpack_them() {
    let page = page(Limits::default());
    show(&page, &crowd(10_000));
    let plain = get(page.port(), "/seats.json");
    let heads = "Host: 127.0.0.1\r\nAccept-Encoding: gzip, deflate\r\nConnection: close";
    let packed = ask(page.port(), &format!("GET /seats.json HTTP/1.1\r\n{heads}\r\n\r\n"));
    assert_eq!(packed.head("content-encoding"), Some("gzip"));
    assert!(packed.body.len() * 3 < plain.body.len(), "{}", packed.body.len());
    let mut unpacked = Vec::new();
    GzDecoder::new(&*packed.body).read_to_end(&mut unpacked).unwrap();
    assert_eq!(unpacked, plain.body);
    let list: serde_json::Value = serde_json::from_slice(&unpacked).unwrap();
    assert_eq!(list["seats"].as_array().unwrap().len(), 10_000);
    assert_eq!(list["seats"][9], serde_json::json!(["Cognome00009", "Nome Secondonome", 2, 1]));
}

#[test]
fn a_port_that_is_taken_is_said_to_be() {
    let page = page(Limits::default());
    let now = || std::sync::Arc::new(|| 0);
    let again =
        PageServer::start(here_alone(page.port()), Names::default(), Limits::default(), now());
    let Err(PageError::Taken(port)) = again else { panic!("two on one port") };
    assert_eq!(port, page.port());
    let elsewhere = Listen { address: [192, 0, 2, 1].into(), port: 0 };
    let Err(error) = PageServer::start(elsewhere, Names::default(), Limits::default(), now())
    else {
        panic!("not here")
    };
    assert_eq!(error.to_string(), "192.0.2.1 is not an address of this computer.");
}

#[test]
fn a_page_that_is_dropped_lets_everybody_go() {
    let page = page(Limits::default());
    let port = page.port();
    assert_eq!(page.urls(), [format!("http://127.0.0.1:{port}/")]);
    let mut idle = connect(port);
    let mut watcher = connect(port);
    std::io::Write::write_all(&mut watcher, b"GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        .unwrap();
    let mut first = [0; 12];
    watcher.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    assert_eq!(page.watchers(), 1);
    drop(page);
    assert!(read_all(&mut idle).is_empty());
    read_all(&mut watcher);
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err(), "nobody listens any more");
    let again = PageServer::start(
        here_alone(port),
        Names::default(),
        Limits::default(),
        std::sync::Arc::new(|| 0),
    );
    assert!(again.is_ok(), "{:?}", again.err());
}

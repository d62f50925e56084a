//! A page on this computer alone, and a client that uses nothing but a socket.
#![allow(clippy::missing_panics_doc, clippy::panic, clippy::unwrap_used, reason = "for tests")]

use std::{
    io::{ErrorKind, Read as _, Write as _},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    sync::Arc,
    time::Duration,
};

use bottone_base::seat::{Seat, SeatNo, TableNo};
use bottone_page::{Limits, Listen, Names, NowFn, PageServer};
use bottone_view_public::page::{Day, Public, PublicSeat};

/// The longest wait of a test; a longer one is a failure.
pub const AT_MOST: Duration = Duration::from_secs(20);

/// Returns the address of this computer alone, on this port.
pub fn here_alone(port: u16) -> Listen {
    Listen { address: Ipv4Addr::LOCALHOST.into(), port }
}

/// Starts a page with these limits, on any free port, with a stopped clock.
pub fn page(limits: Limits) -> PageServer {
    let now: NowFn = Arc::new(|| 0);
    PageServer::start(here_alone(0), Names::default(), limits, now).unwrap()
}

/// Shows this event alone.
pub fn show(page: &PageServer, public: &Public) {
    page.show(&[Arc::new(public.clone())], &Day::default());
}

/// Returns the public data of an event with this many players.
pub fn crowd(players: u16) -> Public {
    let sits = |number: u16| PublicSeat {
        family: format!("Cognome{number:05}"),
        given: "Nome Secondonome".to_owned(),
        place: 0,
        seat: TableNo::new(number / 9 + 1)
            .zip(SeatNo::new(u8::try_from(number % 9).unwrap() + 1))
            .map(|(table, seat)| Seat { table, seat }),
        entry: None,
    };
    Public { seats: (0..players).map(sits).collect(), ..Public::empty(0) }
}

/// Connects from this address of this computer's own network: all of 127.0.0.0/8 belongs to it.
pub fn connect_from(port: u16, from: [u8; 4]) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().unwrap();
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from((from, 0))).unwrap();
        let at = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        socket.connect(at).await.unwrap().into_std().unwrap()
    });
    stream.set_nonblocking(false).unwrap();
    stream.set_read_timeout(Some(AT_MOST)).unwrap();
    stream.set_write_timeout(Some(AT_MOST)).unwrap();
    stream
}

/// Connects from the usual address.
pub fn connect(port: u16) -> TcpStream {
    connect_from(port, [127, 0, 0, 1])
}

/// Reads everything until the other side closes. A broken connection counts as closed.
pub fn read_all(stream: &mut TcpStream) -> Vec<u8> {
    let mut all = Vec::new();
    let mut part = [0; 16 << 10];
    loop {
        match stream.read(&mut part) {
            Ok(0) => return all,
            Ok(count) => all.extend_from_slice(&part[..count]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => {
                let waited = [ErrorKind::WouldBlock, ErrorKind::TimedOut].contains(&error.kind());
                assert!(!waited, "the page neither answered nor closed");
                return all;
            }
        }
    }
}

/// An answer in its parts.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, as they came.
    pub heads: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// Returns the body as text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    /// Returns the value of one header.
    pub fn head(&self, name: &str) -> Option<&str> {
        self.heads.lines().find_map(|line| {
            // ChromeDriver writes no space after the colon.
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// Returns the parts of an answer that was read to its end; `None` for any other text.
pub fn parts(all: &[u8]) -> Option<Answer> {
    let end = all.windows(4).position(|four| four == b"\r\n\r\n")?;
    let heads = String::from_utf8(all[..end].to_vec()).ok()?;
    let status = heads.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()?;
    Some(Answer { status, heads, body: all[end + 4..].to_vec() })
}

/// Sends `request`, which must ask for the end of the connection, and returns the answer.
pub fn ask(port: u16, request: &str) -> Answer {
    let mut stream = connect(port);
    stream.write_all(request.as_bytes()).unwrap();
    let all = read_all(&mut stream);
    parts(&all).unwrap_or_else(|| panic!("no answer to {request:?}: {all:?}"))
}

/// Requests a path.
pub fn get(port: u16, path: &str) -> Answer {
    ask(port, &format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"))
}

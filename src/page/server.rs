//! Lets connections in, and sees to it that they go again.

use std::{io, io::Write as _, pin::pin, sync::Arc, time::Duration};

use axum::Router;
use hyper::{Request, body::Incoming, server::conn::http1, service::Service as _};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpSocket, TcpStream},
    time::{sleep, timeout},
};
use tokio_io_timeout::TimeoutWriter;
use tokio_rustls::TlsAcceptor;

use super::{
    Listen,
    clients::{Clients, Full, Limits, Seat},
};

/// Who may wait to be let in.
const QUEUE: u32 = 1_024;
/// What the system may hold of an answer that is not taken yet, in bytes.
const UNTAKEN: u32 = 128 << 10;
/// The longest head of a request, in bytes, and the most lines it may have.
const LONGEST_HEAD: usize = 16 << 10;
const MOST_LINES: usize = 64;
/// Where the system has no more sockets, somebody has to go first.
const BREATH: Duration = Duration::from_millis(50);

/// A socket that listens at this address. To be called inside the runtime.
pub(super) fn listen(at: Listen) -> io::Result<TcpListener> {
    let socket = if at.address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Whoever stops the page and starts it again gets the same port at once. On Windows the option
    // means something else: that another program may take the port away.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNTAKEN)?;
    socket.bind((at.address, at.port).into())?;
    socket.listen(QUEUE)
}

/// The doors of the page.
pub(super) struct Server {
    pub(super) clients: Arc<Clients>,
    pub(super) router: Router,
    /// With it only TLS is spoken.
    pub(super) tls: Option<TlsAcceptor>,
}

impl Server {
    /// Lets in whoever comes, for ever.
    pub(super) async fn stand_open(self, listener: TcpListener) {
        loop {
            let Ok((stream, from)) = listener.accept().await else {
                sleep(BREATH).await;
                continue;
            };
            match self.clients.enter(from.ip()) {
                Ok(seat) => {
                    tokio::spawn(self.attend(stream, seat));
                }
                Err(full) => turn_away(stream, full),
            }
        }
    }

    /// Answers one connection until it ends or has lasted long enough.
    fn attend(&self, stream: TcpStream, seat: Seat) -> impl Future<Output = ()> + use<> {
        let (limits, router, tls) = (self.clients.limits, self.router.clone(), self.tls.clone());
        async move {
            // Without it small answers wait for each other; where the system refuses, they do.
            let _ = stream.set_nodelay(true);
            let Some(tls) = tls else { return converse(stream, seat, router, limits).await };
            // Who does not greet in time, or as TLS has it, is given up.
            if let Ok(Ok(stream)) = timeout(limits.patience, tls.accept(stream)).await {
                converse(stream, seat, router, limits).await;
            }
        }
    }
}

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Send + 'static,
    seat: Seat,
    router: Router,
    limits: Limits,
) {
    let seat = Arc::new(seat);
    let whose = Arc::clone(&seat);
    let router = TowerToHyperService::new(router);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Arc::clone(&whose));
        router.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.patience)
        .max_headers(MOST_LINES)
        .max_buf_size(LONGEST_HEAD)
        .half_close(false);
    // Who takes nothing for so long is given up.
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(limits.patience));
    let stream = TokioIo::new(Box::pin(stream));
    let mut connection = pin!(http.serve_connection(stream, service));
    loop {
        // How it ends is the other side's affair.
        if timeout(limits.stay, connection.as_mut()).await.is_ok() {
            return;
        }
        if !seat.is_watching() {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(limits.patience, connection).await;
            return;
        }
    }
}

/// Tells somebody who cannot be let in, without waiting for anything.
fn turn_away(stream: TcpStream, full: Full) {
    let status = match full {
        Full::House => "503 Service Unavailable",
        Full::One => "429 Too Many Requests",
    };
    let answer = format!(
        "HTTP/1.1 {status}\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    );
    if let Ok(mut stream) = stream.into_std() {
        // The socket does not block: what does not fit is not said.
        let _ = stream.write(answer.as_bytes());
    }
}

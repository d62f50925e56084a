//! The server that accepts connections and closes them again.

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
    clients::{ClientSlot, Clients, ConnectionRefusal, Limits},
};

/// The longest queue of connections to be accepted.
const QUEUE: u32 = 1_024;
/// The most bytes of an unread answer that the system may hold.
const UNTAKEN: u32 = 128 << 10;
/// The longest head of a request, in bytes, and its most lines.
const LONGEST_HEAD: usize = 16 << 10;
const MOST_LINES: usize = 64;
/// The pause if the system has no sockets left, until a client leaves.
const BREATH: Duration = Duration::from_millis(50);

/// Opens a listening socket at this address. Must be called inside the runtime.
pub(super) fn listen(at: Listen) -> io::Result<TcpListener> {
    let socket = if at.address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A page stopped and started again gets the same port at once. On Windows the option means
    // something else: another program could take the port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNTAKEN)?;
    socket.bind((at.address, at.port).into())?;
    socket.listen(QUEUE)
}

/// The server's listener and settings.
pub(super) struct Server {
    pub(super) clients: Arc<Clients>,
    pub(super) router: Router,
    /// If set, only TLS is spoken.
    pub(super) tls: Option<TlsAcceptor>,
}

impl Server {
    /// Accepts connections for ever.
    pub(super) async fn run(self, listener: TcpListener) {
        loop {
            let Ok((stream, from)) = listener.accept().await else {
                sleep(BREATH).await;
                continue;
            };
            match self.clients.admit(from.ip()) {
                Ok(seat) => {
                    tokio::spawn(self.attend(stream, seat));
                }
                Err(full) => refuse(stream, full),
            }
        }
    }

    /// Serves one connection until it ends or has lasted too long.
    fn attend(&self, stream: TcpStream, seat: ClientSlot) -> impl Future<Output = ()> + use<> {
        let (limits, router, tls) = (self.clients.limits, self.router.clone(), self.tls.clone());
        async move {
            // Without this, small answers are delayed. If the system refuses it, they are.
            let _ = stream.set_nodelay(true);
            let Some(tls) = tls else {
                return serve_connection(stream, seat, router, limits).await;
            };
            // A client that does not complete the TLS handshake in time is dropped.
            if let Ok(Ok(stream)) = timeout(limits.patience, tls.accept(stream)).await {
                serve_connection(stream, seat, router, limits).await;
            }
        }
    }
}

async fn serve_connection(
    stream: impl AsyncRead + AsyncWrite + Send + 'static,
    seat: ClientSlot,
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
    // A client that reads nothing for so long is dropped.
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(limits.patience));
    let stream = TokioIo::new(Box::pin(stream));
    let mut connection = pin!(http.serve_connection(stream, service));
    loop {
        // The outcome of the connection does not matter.
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

/// Refuses a client without waiting.
fn refuse(stream: TcpStream, full: ConnectionRefusal) {
    let status = match full {
        ConnectionRefusal::House => "503 Service Unavailable",
        ConnectionRefusal::One => "429 Too Many Requests",
    };
    let answer = format!(
        "HTTP/1.1 {status}\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    );
    if let Ok(mut stream) = stream.into_std() {
        // The socket does not block: text that does not fit is not sent.
        let _ = stream.write(answer.as_bytes());
    }
}

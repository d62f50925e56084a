//! A guard of the password: a server that has not proved its name gets it by SCRAM alone.
//!
//! A server chooses how it asks for a password. A false one can ask for it in clear, or for an MD5
//! hash that needs only a minute of guessing. SCRAM-SHA-256 shows neither. The library answers every
//! way, so the server's first message is read here before the library sees it whole.

use std::{
    error::Error,
    fmt, io, mem,
    pin::Pin,
    task::{Context, Poll},
};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};

/// The first bytes of a request for a password: its kind, four bytes of length, four of the way.
const HEAD: usize = 9;
/// The ways in which a password is shown to the server (PostgreSQL's manual, "Message Formats").
const IN_CLEAR: u32 = 3;
const AS_MD5: u32 = 5;

/// The error of a server that asks for the password in a way that shows it.
#[derive(Debug)]
pub(super) struct AsksInClear;

impl fmt::Display for AsksInClear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the server asks for the password without SCRAM")
    }
}

impl Error for AsksInClear {}

/// The part of the server's answer that was read.
enum Watch {
    /// The answer to the request for TLS may come first.
    Begins,
    /// The first message began with these bytes.
    Message(Vec<u8>),
    /// Nothing more is watched.
    Done,
}

/// A stream that fails if the server's first message asks for a password without SCRAM.
pub(super) struct Guarded<S> {
    stream: S,
    watch: Watch,
}

impl<S> Guarded<S> {
    /// Guards the password on a connection that asks for TLS first if `asks_for_tls`.
    pub(super) const fn new(stream: S, asks_for_tls: bool) -> Self {
        let watch = if asks_for_tls { Watch::Begins } else { Watch::Message(Vec::new()) };
        Self { stream, watch }
    }

    /// Passes everything on: there is no password to guard, or the server has proved its name.
    pub(super) const fn open(stream: S) -> Self {
        Self { stream, watch: Watch::Done }
    }
}

impl Watch {
    /// Returns the next state after these bytes.
    ///
    /// # Errors
    /// They ask for a password without SCRAM.
    fn after(self, bytes: &[u8]) -> Result<Self, AsksInClear> {
        let (mut head, bytes) = match (self, bytes) {
            (watch, []) => return Ok(watch),
            (Self::Done, _) => return Ok(Self::Done),
            (Self::Begins, [b'N', rest @ ..]) => (Vec::new(), rest),
            // What follows is TLS, with a guard of its own inside, or an error.
            (Self::Begins, _) => return Ok(Self::Done),
            (Self::Message(head), bytes) => (head, bytes),
        };
        let missing = HEAD - head.len();
        head.extend_from_slice(bytes.get(..missing).unwrap_or(bytes));
        let &[kind, _, _, _, _, a, b, c, d] = head.as_slice() else {
            return Ok(Self::Message(head));
        };
        let way = u32::from_be_bytes([a, b, c, d]);
        if kind == b'R' && [IN_CLEAR, AS_MD5].contains(&way) {
            return Err(AsksInClear);
        }
        Ok(Self::Done)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Guarded<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let known = buf.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        if matches!(self.watch, Watch::Done) || !matches!(read, Poll::Ready(Ok(()))) {
            return read;
        }
        let bytes = buf.filled().get(known..).unwrap_or_default();
        match mem::replace(&mut self.watch, Watch::Done).after(bytes) {
            Ok(watch) => {
                self.watch = watch;
                read
            }
            Err(error) => Poll::Ready(Err(io::Error::new(io::ErrorKind::PermissionDenied, error))),
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Guarded<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

impl<S: TlsStream + Unpin> TlsStream for Guarded<S> {
    fn channel_binding(&self) -> ChannelBinding {
        self.stream.channel_binding()
    }
}

/// A TLS connector with a guard inside the encrypted stream.
#[derive(Clone)]
pub(super) struct GuardedTls<C> {
    connector: C,
    is_guarded: bool,
}

impl<C> GuardedTls<C> {
    /// Guards the password inside TLS if `is_guarded`: a checked certificate needs no guard.
    pub(super) const fn new(connector: C, is_guarded: bool) -> Self {
        Self { connector, is_guarded }
    }
}

impl<S, C: MakeTlsConnect<S>> MakeTlsConnect<S> for GuardedTls<C>
where
    <C::TlsConnect as TlsConnect<S>>::Future: Send + 'static,
    C::Stream: 'static,
    <C::TlsConnect as TlsConnect<S>>::Error: 'static,
{
    type Stream = Guarded<C::Stream>;
    type TlsConnect = GuardedTls<C::TlsConnect>;
    type Error = C::Error;

    fn make_tls_connect(&mut self, host: &str) -> Result<Self::TlsConnect, Self::Error> {
        let connector = self.connector.make_tls_connect(host)?;
        Ok(GuardedTls { connector, is_guarded: self.is_guarded })
    }
}

impl<S, C: TlsConnect<S>> TlsConnect<S> for GuardedTls<C>
where
    C::Future: Send + 'static,
    C::Stream: 'static,
    C::Error: 'static,
{
    type Stream = Guarded<C::Stream>;
    type Error = C::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Stream, Self::Error>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        let connecting = self.connector.connect(stream);
        Box::pin(async move {
            let stream = connecting.await?;
            Ok(if self.is_guarded { Guarded::new(stream, false) } else { Guarded::open(stream) })
        })
    }
}

//! A guard of the shared log's password: over a network it is given by SCRAM alone.
//!
//! A server chooses how it asks for a password. A false one can ask for it in clear, or for an MD5
//! hash that needs only a minute of guessing; or it can ask for none, and be believed without a
//! proof that it knows the password. SCRAM-SHA-256 shows nothing and has this proof. The library
//! answers every way, so the server's first message is read here before the library sees it whole.

use std::{
    error::Error,
    fmt, io, mem,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};

/// The first bytes of a request for a password: its kind, four bytes of length, four of the way.
const HEAD: usize = 9;
/// No password is asked for (PostgreSQL's manual, "Message Formats").
const NONE: u32 = 0;
/// The ways in which a password is shown to the server.
const IN_CLEAR: u32 = 3;
const AS_MD5: u32 = 5;

/// The fault of a server, found before the sign-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GuardFault {
    /// A request for the password in a way that shows it.
    AsksInClear,
    /// No request for the password that is kept for it, so nothing shows that the server knows it.
    AsksForNone,
    /// More bytes than a server sends before the sign-in.
    TooMuch,
}

impl fmt::Display for GuardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl Error for GuardFault {}

impl GuardFault {
    fn error(self) -> io::Error {
        io::Error::new(io::ErrorKind::PermissionDenied, self)
    }
}

/// The part of the server's answer that was read.
enum Watch {
    /// The answer to the request for TLS may come first.
    Begins,
    /// The first message began with these bytes.
    Message(Vec<u8>),
    /// Nothing more is watched.
    Done,
}

/// A stream that fails if the server's first message asks for a password without SCRAM, or for none
/// although one is kept.
pub(super) struct Guarded<S> {
    stream: S,
    watch: Watch,
    has_password: bool,
    limit: Option<SignInLimit>,
}

/// A limit of the bytes before the sign-in: a false server could fill the memory.
pub(super) struct SignInLimit {
    /// The bytes that may still come.
    pub(super) left: usize,
    /// True after the sign-in, when there is no limit.
    pub(super) signed_in: Arc<AtomicBool>,
}

impl<S> Guarded<S> {
    /// Guards the password, if one is kept, on a connection that asks for TLS first if
    /// `asks_for_tls`.
    pub(super) const fn new(
        stream: S,
        asks_for_tls: bool,
        has_password: bool,
        limit: Option<SignInLimit>,
    ) -> Self {
        let watch = if asks_for_tls { Watch::Begins } else { Watch::Message(Vec::new()) };
        Self { stream, watch, has_password, limit }
    }

    /// Counts these bytes against the limit. Returns whether they are within it.
    fn is_within_limit(&mut self, bytes: usize) -> bool {
        let Some(limit) = &mut self.limit else { return true };
        if limit.signed_in.load(Ordering::Relaxed) {
            self.limit = None;
            return true;
        }
        let left = limit.left.checked_sub(bytes);
        limit.left = left.unwrap_or_default();
        left.is_some()
    }
}

impl Watch {
    /// Returns the next state after these bytes.
    ///
    /// # Errors
    /// They ask for a password without SCRAM, or for none although `has_password`.
    fn after(self, bytes: &[u8], has_password: bool) -> Result<Self, GuardFault> {
        let (mut head, bytes) = match (self, bytes) {
            (watch, []) => return Ok(watch),
            // What follows is TLS, with a guard of its own inside.
            (Self::Begins, [b'S', ..]) | (Self::Done, _) => return Ok(Self::Done),
            // The library takes any other answer as a no.
            (Self::Begins, [_, rest @ ..]) => (Vec::new(), rest),
            (Self::Message(head), bytes) => (head, bytes),
        };
        let missing = HEAD - head.len();
        head.extend_from_slice(bytes.get(..missing).unwrap_or(bytes));
        let &[kind, _, _, _, _, a, b, c, d] = head.as_slice() else {
            return Ok(Self::Message(head));
        };
        match (kind, u32::from_be_bytes([a, b, c, d])) {
            (b'R', IN_CLEAR | AS_MD5) => Err(GuardFault::AsksInClear),
            (b'R', NONE) if has_password => Err(GuardFault::AsksForNone),
            _ => Ok(Self::Done),
        }
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
        if !self.is_within_limit(buf.filled().len() - known) {
            return Poll::Ready(Err(GuardFault::TooMuch.error()));
        }
        if matches!(self.watch, Watch::Done) || !matches!(read, Poll::Ready(Ok(()))) {
            return read;
        }
        let bytes = buf.filled().get(known..).unwrap_or_default();
        match mem::replace(&mut self.watch, Watch::Done).after(bytes, self.has_password) {
            Ok(watch) => {
                self.watch = watch;
                read
            }
            Err(fault) => Poll::Ready(Err(fault.error())),
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
    pub(super) connector: C,
    /// True if a password is kept for the server.
    pub(super) has_password: bool,
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
        Ok(GuardedTls { connector, has_password: self.has_password })
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
        let Self { connector, has_password } = self;
        let connecting = connector.connect(stream);
        Box::pin(async move { Ok(Guarded::new(connecting.await?, false, has_password, None)) })
    }
}

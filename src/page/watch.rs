//! What a watcher is sent: the latest as soon as there is one, and the time now and then.

use std::{
    convert::Infallible,
    future::Future,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};

use axum::body::{Bytes, HttpBody};
use hyper::body::Frame;
use tokio::{
    sync::watch::Receiver,
    time::{Interval, MissedTickBehavior, interval},
};

use super::{Now, clients::Watcher, shown::Shown};

type Sees = Receiver<Arc<Shown>>;

/// An endless answer. It holds nothing for a watcher that does not keep up: what there is to send is
/// looked up at the moment at which it can be sent.
pub(super) struct Events {
    /// Which of several events is watched.
    event: Option<u32>,
    /// What was sent last: what happens in another event is no news here.
    sent: Bytes,
    next: Pin<Box<dyn Future<Output = Option<Sees>> + Send>>,
    /// What is to follow the time.
    state: Option<Bytes>,
    beat: Interval,
    now: Now,
    _watcher: Watcher,
}

impl Events {
    pub(super) fn new(
        (mut sees, event): (Sees, Option<u32>),
        beat: Duration,
        now: Now,
        watcher: Watcher,
    ) -> Self {
        // Whoever comes is shown what there is.
        sees.mark_changed();
        let mut beat = interval(beat);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Self {
            event,
            sent: Bytes::new(),
            next: next(sees),
            state: None,
            beat,
            now,
            _watcher: watcher,
        }
    }

    /// The time by which the clock goes. It goes before everything else, so that what an answer says
    /// is counted from the moment at which it was sent.
    fn time(&self) -> Bytes {
        format!("event: now\ndata: {}\n\n", (self.now)()).into()
    }
}

/// Waits until there is something new; nothing when there never will be.
fn next(mut sees: Sees) -> Pin<Box<dyn Future<Output = Option<Sees>> + Send>> {
    Box::pin(async move { sees.changed().await.ok().map(|()| sees) })
}

impl HttpBody for Events {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let me = self.get_mut();
        let send = |bytes| Poll::Ready(Some(Ok(Frame::data(bytes))));
        if let Some(state) = me.state.take() {
            return send(state);
        }
        while let Poll::Ready(news) = me.next.as_mut().poll(cx) {
            let Some(mut sees) = news else { return Poll::Ready(None) };
            let state = sees.borrow_and_update().event(me.event).map(|event| event.state.clone());
            me.next = next(sees);
            if let Some(state) = state.filter(|state| *state != me.sent) {
                me.sent = state.clone();
                me.state = Some(state);
                return send(me.time());
            }
        }
        match me.beat.poll_tick(cx) {
            Poll::Ready(_) => send(me.time()),
            Poll::Pending => Poll::Pending,
        }
    }
}

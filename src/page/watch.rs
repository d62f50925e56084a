//! The stream to a watcher: each new state, and the time at intervals.

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

use super::{NowFn, clients::Watcher, content::PageContent};

type ContentReceiver = Receiver<Arc<PageContent>>;

/// An endless answer. It queues nothing for a slow watcher: the content is read when it can be
/// sent.
pub(super) struct EventStream {
    /// The event watched.
    event: Option<u32>,
    /// The last state sent. A change in another event is not sent.
    sent: Bytes,
    next: Pin<Box<dyn Future<Output = Option<ContentReceiver>> + Send>>,
    /// The state to be sent after the time.
    state: Option<Bytes>,
    beat: Interval,
    now: NowFn,
    _watcher: Watcher,
}

impl EventStream {
    pub(super) fn new(
        (mut receiver, event): (ContentReceiver, Option<u32>),
        beat: Duration,
        now: NowFn,
        watcher: Watcher,
    ) -> Self {
        // A new watcher is sent the present state.
        receiver.mark_changed();
        let mut beat = interval(beat);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Self {
            event,
            sent: Bytes::new(),
            next: next(receiver),
            state: None,
            beat,
            now,
            _watcher: watcher,
        }
    }

    /// Returns the clock's time. It is sent first, so that an answer counts from the moment of
    /// sending.
    fn time(&self) -> Bytes {
        format!("event: now\ndata: {}\n\n", (self.now)()).into()
    }
}

/// Waits for a new state; `None` if there will be no more.
fn next(
    mut receiver: ContentReceiver,
) -> Pin<Box<dyn Future<Output = Option<ContentReceiver>> + Send>> {
    Box::pin(async move { receiver.changed().await.ok().map(|()| receiver) })
}

impl HttpBody for EventStream {
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
            let Some(mut receiver) = news else { return Poll::Ready(None) };
            let state =
                receiver.borrow_and_update().event(me.event).map(|event| event.state.clone());
            me.next = next(receiver);
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

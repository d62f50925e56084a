//! A background thread that performs the latest request.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

use egui::Context;

/// A thread for slow requests. A request that is not the latest of its kind is skipped.
pub(super) struct Helper<Q, A> {
    requests: Sender<Q>,
    done: Receiver<A>,
}

impl<Q: Send + 'static, A: Send + 'static> Helper<Q, A> {
    /// Starts a thread that performs `work` until all senders are gone, and wakes the window each
    /// time. `kind` separates requests that do not replace each other.
    pub(super) fn spawn(
        ctx: &Context,
        kind: fn(&Q) -> usize,
        mut work: impl FnMut(Q) -> A + Send + 'static,
    ) -> Self {
        let (asked, questions) = channel::<Q>();
        let (answers, done) = channel();
        let ctx = ctx.clone();
        thread::spawn(move || {
            let mut waiting: Vec<Q> = Vec::new();
            while let Some(first) = waiting.pop().or_else(|| questions.recv().ok()) {
                waiting.push(first);
                for question in questions.try_iter() {
                    waiting.retain(|other| kind(other) != kind(&question));
                    waiting.push(question);
                }
                if answers.send(work(waiting.remove(0))).is_err() {
                    return;
                }
                ctx.request_repaint();
            }
        });
        Self { requests: asked, done }
    }

    /// Sends this request; it replaces any request not begun yet.
    pub(super) fn request(&self, question: Q) {
        // A thread that has ended answers nothing.
        let _ = self.requests.send(question);
    }

    /// Returns the results since the last look.
    pub(super) fn results(&self) -> impl Iterator<Item = A> {
        self.done.try_iter()
    }
}

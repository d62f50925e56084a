//! Somebody beside the window, who does the latest of what was asked.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

use egui::Context;

/// Does in a thread of its own what is asked. Whatever was asked in the meantime and is not the latest of its kind is
/// not done at all.
pub(super) struct Helper<Q, A> {
    asked: Sender<Q>,
    done: Receiver<A>,
}

impl<Q: Send + 'static, A: Send + 'static> Helper<Q, A> {
    /// One who does `work` until nobody can ask any more, and wakes the window each time. `kind` tells questions apart
    /// that do not stand for each other.
    pub(super) fn hire(
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
        Self { asked, done }
    }

    /// Asks for this instead of whatever was not begun yet.
    pub(super) fn ask(&self, question: Q) {
        // Whoever is gone answers nothing.
        let _ = self.asked.send(question);
    }

    /// What was done since it was last looked for.
    pub(super) fn done(&self) -> impl Iterator<Item = A> {
        self.done.try_iter()
    }
}

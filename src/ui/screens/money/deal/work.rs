//! Working the shares out, beside the window when it may take longer than a frame.

use std::{
    sync::mpsc::{Receiver, TryRecvError, channel},
    thread,
};

use egui::Context;

use crate::{
    rules::{deals::ShareFault, money::Money},
    view::money::deal_table::{DealRequest, WAYS},
};

/// Up to so many players it takes no longer than a few milliseconds.
const AT_ONCE: usize = 12;

type WorkedOut = Result<[Vec<Money>; WAYS], ShareFault>;

/// The last question, and its answer as soon as there is one.
#[derive(Default)]
pub(super) struct Work {
    asked: Option<DealRequest>,
    waits: Option<Receiver<WorkedOut>>,
    answer: Option<WorkedOut>,
}

impl Work {
    /// The answer to `question`; nothing while it is being worked out.
    pub(super) fn answer(&mut self, ctx: &Context, question: &DealRequest) -> Option<&WorkedOut> {
        if self.asked.as_ref() != Some(question) {
            // A question that nobody waits for any more is worked out to the end and forgotten.
            self.asked = Some(question.clone());
            self.ask(ctx, question);
        }
        if let Some(waits) = &self.waits {
            match waits.try_recv() {
                Ok(answer) => (self.answer, self.waits) = (Some(answer), None),
                Err(TryRecvError::Empty) => {}
                // It cannot end without an answer; if it did, it is worked out here.
                Err(TryRecvError::Disconnected) => {
                    (self.answer, self.waits) = (Some(question.answer()), None);
                }
            }
        }
        self.answer.as_ref()
    }

    /// The answer to the last question, if there is one.
    pub(super) const fn known(&self) -> Option<&WorkedOut> {
        self.answer.as_ref()
    }

    fn ask(&mut self, ctx: &Context, question: &DealRequest) {
        (self.answer, self.waits) = (None, None);
        if question.stacks.len() <= AT_ONCE {
            self.answer = Some(question.answer());
            return;
        }
        let (sends, waits) = channel();
        let (ctx, question) = (ctx.clone(), question.clone());
        thread::spawn(move || {
            // Nobody may listen any more.
            let _ = sends.send(question.answer());
            ctx.request_repaint();
        });
        self.waits = Some(waits);
    }
}

//! The computation of shares, in the background if it may take longer than a frame.

use std::{
    sync::mpsc::{Receiver, TryRecvError, channel},
    thread,
};

use bottone_base::money::Money;
use bottone_rules::deals::ShareFault;
use bottone_view::money::deal_table::{DealRequest, WAYS};
use egui::Context;

/// The number of players up to which it takes no more than a few milliseconds.
const AT_ONCE: usize = 12;

type Shares = Result<[Vec<Money>; WAYS], ShareFault>;

/// The last question, and its answer once it is known.
#[derive(Default)]
pub(super) struct ShareJob {
    question: Option<DealRequest>,
    waits: Option<Receiver<Shares>>,
    answer: Option<Shares>,
}

impl ShareJob {
    /// Returns the answer to `question`; `None` while it is being computed.
    pub(super) fn answer(&mut self, ctx: &Context, question: &DealRequest) -> Option<&Shares> {
        if self.question.as_ref() != Some(question) {
            // A question that was replaced is computed to the end and dropped.
            self.question = Some(question.clone());
            self.start(ctx, question);
        }
        if let Some(waits) = &self.waits {
            match waits.try_recv() {
                Ok(answer) => (self.answer, self.waits) = (Some(answer), None),
                Err(TryRecvError::Empty) => {}
                // The thread always answers; if it ever ends without one, the answer is computed
                // here.
                Err(TryRecvError::Disconnected) => {
                    (self.answer, self.waits) = (Some(question.answer()), None);
                }
            }
        }
        self.answer.as_ref()
    }

    /// Returns the answer to the last question, if it is known.
    pub(super) const fn last_answer(&self) -> Option<&Shares> {
        self.answer.as_ref()
    }

    fn start(&mut self, ctx: &Context, question: &DealRequest) {
        (self.answer, self.waits) = (None, None);
        if question.stacks.len() <= AT_ONCE {
            self.answer = Some(question.answer());
            return;
        }
        let (sends, waits) = channel();
        let (ctx, question) = (ctx.clone(), question.clone());
        thread::spawn(move || {
            // The receiver may be gone.
            let _ = sends.send(question.answer());
            ctx.request_repaint();
        });
        self.waits = Some(waits);
    }
}

//! Keys struck before a question appears are not meant for it.

use std::time::Duration;

use egui::Context;

use super::key_queue;

/// The time a question must be shown before Enter answers it, in seconds.
const RIPENS_IN: f64 = 0.7;

/// The time at which a question appeared, in seconds of the window.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShownSince(Option<f64>);

impl ShownSince {
    /// Creates the time of a question that appears now.
    pub fn now(ctx: &Context) -> Self {
        Self(Some(ctx.input(|input| input.time)))
    }

    /// Returns whether the question was shown long enough, with no earlier keys still waiting. The
    /// first call sets its time.
    pub fn accepts_keys(&mut self, ctx: &Context) -> bool {
        let time = ctx.input(|input| input.time);
        let since = self.0.get_or_insert(time).max(key_queue::waited_until(ctx));
        let left = RIPENS_IN - (time - since);
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        left <= 0.0
    }
}

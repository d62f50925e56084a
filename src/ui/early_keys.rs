//! Keys that are on their way when something appears are not meant for it.

use std::time::Duration;

use egui::Context;

use super::key_queue;

/// How long something has to be there before Enter is meant for it, in seconds.
const RIPENS_IN: f64 = 0.7;

/// When something appeared, in the seconds that the window counts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Since(Option<f64>);

impl Since {
    /// It appears now.
    pub(super) fn now(ctx: &Context) -> Self {
        Self(Some(ctx.input(|input| input.time)))
    }

    /// Has it been there long enough, without keys that were struck before and still waited? It appears with the first
    /// question.
    pub(super) fn is_ripe(&mut self, ctx: &Context) -> bool {
        let time = ctx.input(|input| input.time);
        let since = self.0.get_or_insert(time).max(key_queue::waited_until(ctx));
        let left = RIPENS_IN - (time - since);
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        left <= 0.0
    }
}

//! What walls that are not open would show, for the small pictures of them on the desk.

use std::sync::Arc;

use super::{
    scene::Scene,
    wall::{Event, second},
};
use crate::{
    rules::time::Timestamp,
    store::profiles::themes::{WallFace, WallTheme},
    view::walls::Moment,
};

/// The scenes of this second: a picture that is drawn sixty times in it is made once.
#[derive(Default)]
pub(super) struct Previews {
    made: Vec<Preview>,
    /// Has anybody looked since the last frame began?
    looked_at: bool,
}

struct Preview {
    event: Arc<Event>,
    second: (i64, i64),
    hold: Option<WallFace>,
    theme: WallTheme,
    scene: Arc<Scene>,
}

impl Previews {
    /// A frame begins. Where nobody looked in the last one nothing is kept any more.
    pub(super) fn turn(&mut self) {
        if !std::mem::take(&mut self.looked_at) {
            self.made.clear();
        }
    }

    /// What a wall in this theme that holds this face shows of the event at `at`.
    pub(super) fn scene(
        &mut self,
        event: &Arc<Event>,
        hold: Option<WallFace>,
        theme: &WallTheme,
        at: Timestamp,
    ) -> Arc<Scene> {
        self.looked_at = true;
        let second = second(&event.tournament, at);
        self.made.retain(|made| {
            made.second == second
                && made.event.revision == event.revision
                && made.event.page == event.page
        });
        let same = |made: &&Preview| {
            Arc::ptr_eq(&made.event, event) && made.hold == hold && made.theme == *theme
        };
        if let Some(made) = self.made.iter().find(same) {
            return Arc::clone(&made.scene);
        }
        let moment = Moment::of(&event.tournament, at);
        let source = event.source(theme);
        let shown = source.shown(moment, hold, 0, at);
        let highlight = source.highlight(shown.face, at);
        let kind = highlight.map(|highlight| highlight.kind);
        let over = highlight.map_or(0, |highlight| highlight.over(at));
        let scene = source.now(kind, shown.face, moment, at);
        let scene = Arc::new(Scene { shown: shown.shown, over, ..scene });
        let event = Arc::clone(event);
        let theme = theme.clone();
        self.made.push(Preview { event, second, hold, theme, scene: Arc::clone(&scene) });
        scene
    }
}

//! The content of walls that are not open, for their small pictures on the desk.

use std::sync::Arc;

use bottone_base::time::Timestamp;
use bottone_store::profiles::themes::{WallFace, WallTheme};
use bottone_view::clock::EveningPart;

use super::{
    scene::WallScene,
    wall::{WallEvent, second},
};

/// The scenes of this second: a picture drawn sixty times in it is made once.
#[derive(Default)]
pub(super) struct Previews {
    scenes: Vec<WallPreview>,
    /// True if a scene was requested since the last frame began.
    looked_at: bool,
}

struct WallPreview {
    event: Arc<WallEvent>,
    second: (i64, i64),
    hold: Option<WallFace>,
    theme: WallTheme,
    scene: Arc<WallScene>,
}

impl Previews {
    /// Begins a frame. If no scene was requested in the last one, all are dropped.
    pub(super) fn begin_frame(&mut self) {
        if !std::mem::take(&mut self.looked_at) {
            self.scenes.clear();
        }
    }

    /// Returns the content of a wall in this theme that holds this face, for the event at `at`.
    pub(super) fn scene(
        &mut self,
        event: &Arc<WallEvent>,
        hold: Option<WallFace>,
        theme: &WallTheme,
        at: Timestamp,
    ) -> Arc<WallScene> {
        self.looked_at = true;
        let second = second(&event.tournament, at);
        self.scenes.retain(|made| {
            made.second == second
                && made.event.revision == event.revision
                && made.event.page == event.page
        });
        let same = |made: &&WallPreview| {
            Arc::ptr_eq(&made.event, event) && made.hold == hold && made.theme == *theme
        };
        if let Some(made) = self.scenes.iter().find(same) {
            return Arc::clone(&made.scene);
        }
        let moment = EveningPart::of(&event.tournament, at);
        let source = event.source(theme);
        let shown = source.face_at(moment, hold, 0, at);
        let highlight = source.highlight(shown.face, at);
        let kind = highlight.map(|highlight| highlight.kind);
        let over = highlight.map_or(0, |highlight| highlight.progress(at));
        let scene = source.scene_now(kind, shown.face, moment, at);
        let scene = Arc::new(WallScene { shown_millis: shown.elapsed, over, ..scene });
        let event = Arc::clone(event);
        let theme = theme.clone();
        self.scenes.push(WallPreview { event, second, hold, theme, scene: Arc::clone(&scene) });
        scene
    }
}

//! The wall in the edited theme: now and at other times.

use bottone_store::{profiles::themes::WallFace, settings::Projector};
use bottone_ui_frame::context::FrameContext;
use bottone_ui_kit::{i18n::HasLanguage as _, theme::space};
use bottone_ui_walls::{
    Walls,
    face::draw,
    scene::{FaceView, WallScene},
};
use bottone_view::{Tone, clock::EveningPart};
use egui::{Rect, Sense, Ui, vec2};

use super::Editor;
use crate::wall_event::EventOfWalls;

impl Editor {
    pub(super) fn wall_picture(
        &self,
        ui: &mut Ui,
        wide: f32,
        walls: &mut Walls,
        cx: &FrameContext<'_>,
    ) {
        let size = vec2(wide, (wide * 9.0 / 16.0).round());
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let look = walls.look(ui.ctx(), &self.theme, self.folder.as_deref());
        let scene = walls.preview(&EventOfWalls(*cx), &Projector::default(), &self.theme);
        draw(ui, place, &scene, &look, false);
    }

    /// Draws the wall at other times, since their colours are part of the theme too.
    pub(super) fn other_times(
        &self,
        ui: &mut Ui,
        wide: f32,
        walls: &mut Walls,
        cx: &FrameContext<'_>,
    ) {
        let look = walls.look(ui.ctx(), &self.theme, self.folder.as_deref());
        let clock = Projector { hold: Some(WallFace::Clock), ..Projector::default() };
        let now = walls.preview(&EventOfWalls(*cx), &clock, &self.theme);
        let small = (wide - space::ITEM) / 2.0;
        let small = vec2(small, (small * 9.0 / 16.0).round());
        let (all, _) =
            ui.allocate_exact_size(vec2(wide, 2.0 * small.y + space::ITEM), Sense::hover());
        for (nth, scene) in (0_u8..).zip(other_times(ui, &now)) {
            let (column, row) = (f32::from(nth % 2), f32::from(nth / 2));
            let step = vec2(column, row) * (small + vec2(space::ITEM, space::ITEM));
            let place = Rect::from_min_size(all.min + step, small);
            draw(ui, place, &scene, &look, false);
        }
    }
}

/// Returns the clock in the last minute, in a break, for a winner, and hand for hand under the
/// banner.
fn other_times(ui: &Ui, now: &WallScene) -> [WallScene; 4] {
    let toned = |moment, tone, heading: &str| {
        let mut scene = WallScene { moment, ..now.clone() };
        scene.head.tone = tone;
        scene.head.banner.clear();
        if let FaceView::Clock(clock) = &mut scene.view {
            clock.face.tone = tone;
            if !heading.is_empty() {
                clock.face.heading = ui.word(heading);
            }
        }
        scene
    };
    let mut together = toned(EveningPart::Play, Tone::Gold, "");
    together.head.banner =
        format!("{} · {}", ui.word("prizes-hand-for-hand"), ui.word("wall-bubble"));
    [
        toned(EveningPart::Play, Tone::Waits, ""),
        toned(EveningPart::Break, Tone::Plain, "level-break"),
        toned(EveningPart::Won, Tone::Plain, "clock-winner"),
        together,
    ]
}

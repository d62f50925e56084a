//! The surroundings of every face: background, head, banner, foot, and the frame of the last
//! minute.

use egui::{Align, Color32, Rect, Stroke, StrokeKind, pos2, vec2};

use super::canvas::{Canvas, LEAST, MARGIN, set};
use crate::{
    store::profiles::themes::PicturePlace,
    ui::projector::scene::{WallScene, FaceView},
    view::{Tone, walls::EveningPart},
};

/// The height of the head, in units.
const HEAD: f32 = 124.0;
/// The height of the banner, in units.
const BANNER: f32 = 92.0;
/// The height of the foot, in units.
const FOOT: f32 = 72.0;
/// The height of a logo, in units.
const LOGO: f32 = 84.0;

impl Canvas<'_> {
    pub(super) fn ground(&self, scene: &WallScene) {
        let ink = self.ink;
        let counts = matches!(scene.moment, EveningPart::Play | EveningPart::Break);
        let ground = match scene.moment {
            _ if counts && scene.head.tone == Tone::Waits => ink.alarm_ground,
            EveningPart::Break => ink.rest,
            EveningPart::Won => ink.feast,
            EveningPart::Before | EveningPart::Play | EveningPart::DayOver => ink.ground,
        };
        self.painter.rect_filled(self.place, 0.0, ground);
        if self.look.layout.felt && ground != ink.alarm_ground {
            let light = pos2(self.place.center().x, self.place.top() + self.place.height() * 0.4);
            self.glow(light, self.place.size() * 0.75, ink.accent, 0.07);
            self.felt(self.place);
        }
        if let Some((picture, PicturePlace::Background, strong)) = &self.look.picture {
            let size = picture.size_vec2();
            // The picture covers the whole wall: parts beyond two of its sides are cut.
            let scale = (self.place.width() / size.x).max(self.place.height() / size.y);
            let shown = self.place.size() / (size * scale);
            let uv = Rect::from_center_size(pos2(0.5, 0.5), shown);
            let alpha = u8::try_from(u16::from(*strong) * 255 / 100).unwrap_or(u8::MAX);
            self.painter.image(picture.id(), self.place, uv, Color32::from_white_alpha(alpha));
        }
    }

    /// Draws a frame in the last minute and for a stopped clock. It can be seen from the back of
    /// the room.
    pub(super) fn edge(&self, scene: &WallScene) {
        let (width, ink) = match (scene.moment, scene.head.tone) {
            (EveningPart::Play | EveningPart::Break, Tone::Waits) => (22.0, self.ink.alarm),
            (EveningPart::Play | EveningPart::Break, Tone::Gold) => (10.0, self.ink.gold),
            _ => return,
        };
        let stroke = Stroke::new(self.units(width), ink);
        self.painter.rect_stroke(self.place, 0.0, stroke, StrokeKind::Inside);
    }

    /// Returns the ink of the time.
    pub(super) fn tone(&self, tone: Tone) -> Color32 {
        match tone {
            Tone::Waits => self.ink.alarm,
            Tone::Gold => self.ink.gold,
            Tone::Good => self.ink.accent,
            _ => self.ink.text,
        }
    }

    /// Draws the event's name and the time; returns the lower edge.
    pub(super) fn head(&self, scene: &WallScene) -> f32 {
        let inside = self.inside(self.place);
        let mid = self.place.top() + self.units(HEAD * 0.54);
        let gap = self.units(36.0);
        let mut left = inside.left();
        if let Some((picture, PicturePlace::Logo, _)) = &self.look.picture {
            let size = picture.size_vec2();
            let most = vec2(inside.width() * 0.25, self.units(LOGO));
            let size = size * (most.x / size.x).min(most.y / size.y);
            let place = Rect::from_min_size(pos2(left, mid - size.y / 2.0), size);
            let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            self.painter.image(picture.id(), place, uv, Color32::WHITE);
            left = place.right() + self.units(28.0);
        }
        let right = self.head_right(scene, pos2(inside.right(), mid)) - gap;
        let own = &self.look.texts.title;
        // Before the start the wall's main text is the event's name, so the game stands here.
        let waits = matches!(scene.view, FaceView::Clock(_)) && scene.moment == EveningPart::Before;
        let title = match (own.is_empty(), waits) {
            (_, true) => &scene.head.detail,
            (true, false) => &scene.head.event,
            (false, false) => own,
        };
        let room = (right - left).max(self.units(MARGIN));
        let name = self.word(title, set(50.0, self.ink.text).bold(), room);
        let placed = self.put_mid_named(&name, pos2(left, mid), Align::Min, title);
        // The game stands in the middle, if all of it fits.
        let detail = &scene.head.detail;
        let free = right - placed.right() - gap;
        let clock = matches!(scene.view, FaceView::Clock(_) | FaceView::Registration(_)) && !waits;
        let word = self.word(detail, set(LEAST, self.ink.dim), f32::INFINITY);
        if clock && !detail.is_empty() && word.width() <= free {
            let middle = self.place.center().x;
            let at = middle
                .max(placed.right() + gap + word.width() / 2.0)
                .min(right - word.width() / 2.0);
            self.put_mid_named(&word, pos2(at, mid), Align::Center, detail);
        }
        self.place.top() + self.units(HEAD)
    }

    /// Draws the time of day on the clock's face, and the clock on every other one; returns the
    /// left edge.
    fn head_right(&self, scene: &WallScene, at: egui::Pos2) -> f32 {
        let head = &scene.head;
        let small =
            |text: &str| self.word(text, set(LEAST, self.ink.dim), self.place.width() * 0.4);
        if matches!(scene.view, FaceView::Clock(_)) || head.left.is_empty() {
            let time = self.word(&head.time_of_day, set(46.0, self.ink.dim), f32::INFINITY);
            let named = self.language.word("projector-time-of-day");
            return self.put_mid_named(&time, at, Align::Max, &named).left();
        }
        let time = set(62.0, self.tone(head.tone)).figure();
        let time = self.word(&head.left, time, f32::INFINITY);
        let mut left = self.put_mid_named(&time, at, Align::Max, &head.left).left();
        let words = [head.heading.as_str(), &head.stakes];
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let all = words.join(" · ");
        let word = small(&all);
        // An upright wall has room for the time alone.
        if !self.upright {
            let x = left - self.units(24.0);
            left = self.put_mid_named(&word, pos2(x, at.y), Align::Max, &all).left();
        }
        left
    }

    /// Draws the hand-for-hand banner across the wall; returns its lower edge.
    pub(super) fn banner(&self, words: &str, top: f32) -> f32 {
        if words.is_empty() {
            return top;
        }
        let height = self.units(BANNER);
        let place = self.place.with_min_y(top).with_max_y(top + height);
        self.painter.rect_filled(place, 0.0, self.ink.banner);
        let word =
            self.word(words, set(58.0, self.ink.on_banner).bold(), self.inside(place).width());
        self.put_mid_named(&word, place.center(), Align::Center, words);
        place.bottom() + self.units(10.0)
    }

    /// Draws the seal of the event's file above the house's words; returns the upper edge.
    pub(super) fn seal(&self, scene: &WallScene, bottom: f32) -> f32 {
        if scene.seal.is_empty() {
            return bottom;
        }
        let top = bottom - self.units(FOOT);
        let place = self.inside(self.place.with_min_y(top).with_max_y(bottom));
        let word = self.word(&scene.seal, set(LEAST, self.ink.dim), place.width());
        self.put_mid_named(&word, pos2(place.right(), place.center().y), Align::Max, &scene.seal);
        top
    }

    /// Draws the house's own words at the foot; returns the upper edge.
    pub(super) fn foot(&self) -> f32 {
        let texts = &self.look.texts;
        if texts.footer.is_empty() && texts.sponsor.is_empty() {
            return self.place.bottom();
        }
        let top = self.place.bottom() - self.units(FOOT);
        let place = self.inside(self.place.with_min_y(top));
        let whole = |words: &str| self.word(words, set(LEAST, self.ink.dim), f32::INFINITY).width();
        let gap = self.units(MARGIN);
        // The shorter one takes half at most, and the other one the rest.
        let half = (place.width() - gap) / 2.0;
        let beside = |other: &str| match other {
            "" => place.width(),
            other => place.width() - gap - whole(other).min(half),
        };
        let line = Stroke::new(self.units(2.0).max(1.0), self.ink.line);
        self.painter.hline(self.place.x_range(), top, line);
        for (words, other, ink, side, x) in [
            (&texts.footer, &texts.sponsor, self.ink.dim, Align::Min, place.left()),
            (&texts.sponsor, &texts.footer, self.ink.gold, Align::Max, place.right()),
        ] {
            let word = self.word(words, set(LEAST, ink), beside(other));
            self.put_mid_named(&word, pos2(x, place.center().y), side, words);
        }
        top
    }
}

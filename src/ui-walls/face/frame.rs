//! The surroundings of every face: background, head, banner, foot, and the frame of the last
//! minute.

use bottone_store::profiles::themes::PicturePlace;
use bottone_ui_kit::theme::mix;
use bottone_view::{Tone, clock::EveningPart};
use egui::{Align, Color32, Rect, Stroke, StrokeKind, pos2};

use super::canvas::{Canvas, LEAST, MARGIN, WallText, WordStyle, set};
use crate::scene::{FaceView, WallScene};

/// The width of the time of day with its date, in units.
const TIME: f32 = 380.0;
/// The height of the banner, in units.
const BANNER: f32 = 92.0;
/// The height of the foot, in units.
const FOOT: f32 = 72.0;
/// The height of the rail with sponsors, in units.
const RAIL_HIGH: f32 = 92.0;
/// The colours of leather, brass, and of words on leather.
pub(super) const RAIL: Color32 = Color32::from_rgb(0x3a, 0x2a, 0x22);
pub(super) const BRASS: Color32 = Color32::from_rgb(0xd8, 0xa8, 0x3e);
const CREAM: Color32 = Color32::from_rgb(0xee, 0xe4, 0xcc);

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

    /// Draws logo, event and the second line at the left, time and its caption at the right;
    /// returns the lower edge.
    pub(super) fn head(&self, scene: &WallScene) -> f32 {
        let (ink, head) = (self.ink, &scene.head);
        let club = &self.look.club;
        // Before the start the wall's main text is the event's name, so the club stands here.
        let waits = matches!(scene.view, FaceView::Clock(_)) && scene.moment == EveningPart::Before;
        let about = matches!(scene.view, FaceView::Clock(_) | FaceView::Registration(_));
        let level = [head.heading.as_str(), &head.stakes];
        let level: Vec<&str> = level.into_iter().filter(|word| !word.is_empty()).collect();
        let (title, below) = match (waits, club.is_empty()) {
            (true, true) => (head.detail.as_str(), String::new()),
            (true, false) => (club.as_str(), head.detail.clone()),
            (false, _) if about => (self.event_title(scene), head.detail.clone()),
            (false, _) => (self.event_title(scene), level.join(" · ")),
        };
        let of_day = matches!(scene.view, FaceView::Clock(_)) || head.left.is_empty();
        let (figure, beneath, tone) = if of_day {
            (&head.time_of_day, &head.date, ink.text)
        } else {
            (&head.left, &head.left_in, self.tone(head.tone))
        };
        let bottom = self.large_head((title, &below), (figure, beneath), (ink.text, ink.dim, tone));
        if of_day {
            let place = self.inside(self.place.with_max_y(bottom));
            let place = place.with_min_x(place.right() - self.units(TIME));
            self.name(place, &self.language.word("wall-time-of-day"));
        }
        bottom
    }

    /// Draws the hand-for-hand banner across the wall; returns its lower edge.
    pub(super) fn banner(&self, words: &str, top: f32) -> f32 {
        if words.is_empty() {
            return top;
        }
        let height = self.units(BANNER);
        let place = self.place.with_min_y(top).with_max_y(top + height);
        self.painter.rect_filled(place, 0.0, self.ink.banner);
        let word = self.lay_out_text(
            words,
            set(58.0, self.ink.on_banner).bold(),
            self.inside(place).width(),
        );
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
        let word = self.lay_out_text(&scene.seal, set(LEAST, self.ink.dim), place.width());
        self.put_mid_named(&word, pos2(place.right(), place.center().y), Align::Max, &scene.seal);
        top
    }

    /// Draws the house's own words at the foot; returns the upper edge. On felt, the sponsors stand
    /// on the padded rail of a table.
    pub(super) fn foot(&self) -> f32 {
        let texts = &self.look.texts;
        if texts.footer.is_empty() && texts.sponsor.is_empty() {
            return self.place.bottom();
        }
        let rail = self.look.layout.felt && !texts.sponsor.is_empty();
        let top = self.place.bottom() - self.units(if rail { RAIL_HIGH } else { FOOT });
        if rail {
            self.rail(self.place.with_min_y(top));
        } else {
            let line = Stroke::new(self.units(2.0).max(1.0), self.ink.line);
            self.painter.hline(self.place.x_range(), top, line);
        }
        let (dim, gold) = if rail { (CREAM, CREAM) } else { (self.ink.dim, self.ink.gold) };
        let place = self.inside(self.place.with_min_y(top));
        let sponsors = texts.sponsor.split('|').map(str::trim);
        let mut words: Vec<(&str, WordStyle)> = vec![(texts.footer.as_str(), set(LEAST, dim))];
        words.extend(sponsors.map(|name| (name, set(LEAST, gold).bold())));
        words.retain(|(words, _)| !words.is_empty());
        let mid = place.center().y;
        if let [(words, set)] = words.as_slice() {
            let word = self.lay_out_text(words, *set, place.width());
            let (x, side) = if texts.sponsor.is_empty() {
                (place.left(), Align::Min)
            } else if rail {
                (place.center().x, Align::Center)
            } else {
                (place.right(), Align::Max)
            };
            self.put_mid_named(&word, pos2(x, mid), side, words);
            return top;
        }
        // Each gets its own width if all fit, and else an equal part of the foot.
        let gap = self.units(MARGIN);
        let count = f32::from(u8::try_from(words.len()).unwrap_or(u8::MAX));
        let most = (place.width() - gap * (count - 1.0)) / count;
        let mut laid: Vec<_> = words
            .iter()
            .map(|(words, set)| self.lay_out_text(words, *set, f32::INFINITY))
            .collect();
        let whole: f32 = laid.iter().map(WallText::width).sum::<f32>() + gap * (count - 1.0);
        if whole > place.width() {
            laid = words.iter().map(|(words, set)| self.lay_out_text(words, *set, most)).collect();
        }
        let all: f32 = laid.iter().map(WallText::width).sum();
        let between = (place.width() - all) / (count - 1.0).max(1.0);
        let mut x = place.left();
        for (word, (words, _)) in laid.iter().zip(&words) {
            self.put_mid_named(word, pos2(x, mid), Align::Min, words);
            x += word.width() + between;
        }
        top
    }

    /// Draws the padded rail of a table, lit along its upper part, with a line of brass over it.
    fn rail(&self, place: Rect) {
        let bands = 24_u8;
        let high = place.height() / f32::from(bands);
        for band in 0..bands {
            let part = f32::from(band) / f32::from(bands);
            let light = (1.0 - ((part - 0.22) / 0.5).abs()).max(0.0);
            let ink = mix(mix(RAIL, Color32::BLACK, 0.35), mix(RAIL, Color32::WHITE, 0.16), light);
            let top = place.top() + high * f32::from(band);
            let strip = place.with_min_y(top).with_max_y(top + high + 0.5);
            self.painter.rect_filled(strip, 0.0, ink);
        }
        let pen = Stroke::new(self.units(4.0).max(1.0), BRASS);
        self.painter.hline(place.x_range(), place.top(), pen);
    }
}

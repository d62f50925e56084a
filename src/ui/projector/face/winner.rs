//! The winner's poster. Its main content is in a square in the middle, which can be cut out as a
//! picture to post.

use egui::{Align, Color32, Pos2, Rect, Stroke, TextureHandle, pos2, vec2};

use super::canvas::{Canvas, LEAST, WallText, set};
use crate::{
    store::profiles::themes::PicturePlace,
    ui::theme::mix,
    view::walls::{PlacedPlayer, Poster},
};

/// The height from the top of the name's first line to the foot of its last, in units: 32 % of the
/// picture's.
const NAME: f32 = 346.0;
/// The greatest width of a name, in units.
const WIDEST: f32 = 1_180.0;
/// The distance between the feet of two lines of the name, as a share of the size.
const LEADING: f32 = 0.98;
/// The height of capitals, as a share of the size.
const CAPITAL: f32 = 0.714;
/// The height of the logo, in units.
const LOGO: f32 = 120.0;
/// The gap between two groups of lines, in units.
const GAP: f32 = 30.0;

impl Canvas<'_> {
    pub(super) fn winner(&self, poster: &Poster) {
        let ink = self.ink;
        self.poster_ground();
        let inside = self.inside(self.place);
        let wide = inside.width().min(self.units(WIDEST));
        let bottom = self.foot();
        let own = Some(&self.look.texts.title).filter(|own| !own.is_empty());
        let event = own.unwrap_or(&poster.event);
        let event_word = self.word(event, set(80.0, ink.text).bold(), wide);
        let date = self.word(&poster.date, set(LEAST, ink.dim), wide);
        let title = self.word(&poster.title, set(56.0, ink.gold).bold(), wide);
        let name = self.name_lines(&poster.name, wide);
        let prize = self.word(&poster.prize, set(120.0, ink.text).figure(), wide);
        let of = self.word(&poster.of, set(46.0, ink.dim), wide);
        let shared = self.word(&poster.shared, set(46.0, ink.dim), wide);
        let words = &self.look.texts.winner;
        let words_word = self.word(words, set(50.0, ink.gold), wide);
        let runners = self.runner_lines(&poster.next, inside.width());
        let logo = self.look.picture.as_ref().filter(|(_, place, _)| *place == PicturePlace::Logo);
        let optional = |word: &WallText, text: &str| if text.is_empty() { 0.0 } else { word.height() };
        let size = name.first().map_or(0.0, |word| word.size);
        let name_high = size * (CAPITAL + LEADING * gaps_of(name.len()) + 0.22);
        let runners_high: f32 = runners.iter().map(|line| line_height(line)).sum();
        let gap = self.units(GAP);
        let logo_high = if logo.is_some() { self.units(LOGO) + gap } else { 0.0 };
        let all = logo_high
            + event_word.height()
            + date.height()
            + gap
            + title.height()
            + name_high
            + optional(&prize, &poster.prize)
            + optional(&of, &poster.of)
            + optional(&shared, &poster.shared)
            + optional(&words_word, words)
            + if runners.is_empty() { 0.0 } else { 1.6 * gap + runners_high };
        let room = bottom - self.place.top();
        let spare = ((room - all) / 4.0).clamp(0.0, self.units(24.0));
        let mut y = self.place.top() + (room - all - 3.0 * spare).max(0.0) / 2.0;
        let x = self.place.center().x;
        if let Some((picture, ..)) = logo {
            self.poster_logo(picture, pos2(x, y), wide * 0.6);
            y += logo_high;
        }
        self.put_named(&event_word, x, y, Align::Center, event);
        y += event_word.height();
        self.put_named(&date, x, y, Align::Center, &poster.date);
        y += date.height() + gap + spare * 0.5;
        let placed = self.put_named(&title, x, y, Align::Center, &poster.title);
        self.title_lines(placed, wide.min(self.units(760.0)));
        y += title.height() + spare * 0.5;
        let mut line = y + CAPITAL * size;
        for word in &name {
            self.at_baseline(word, x, line, Align::Center);
            line += LEADING * size;
        }
        let place = Rect::from_center_size(pos2(x, y + name_high / 2.0), vec2(wide, name_high));
        self.name(place, &poster.name.join(" "));
        y += name_high + spare;
        for (word, text) in [
            (&prize, &poster.prize),
            (&of, &poster.of),
            (&shared, &poster.shared),
            (&words_word, words),
        ] {
            if !text.is_empty() {
                self.put_named(word, x, y, Align::Center, text);
                y += word.height();
            }
        }
        if !runners.is_empty() {
            y += 0.6 * gap;
            self.poster_rule(wide.min(self.units(970.0)), y);
            y += gap;
        }
        for (line, placed) in runners.iter().zip(runner_groups(&poster.next, runners.len())) {
            self.runner_line(line, placed, x, y);
            y += line_height(line);
        }
        let reach = name.iter().map(WallText::width).fold(wide.min(self.units(1_060.0)), f32::max);
        self.poster_chips(reach / 2.0 + self.units(20.0), bottom);
    }

    /// Draws the ground of the poster: rays and a glow behind the name.
    fn poster_ground(&self) {
        let ink = self.ink;
        self.painter.rect_filled(self.place, 0.0, ink.feast);
        let light = pos2(self.place.center().x, self.place.top() + self.place.height() * 0.45);
        self.rays(light, ink.gold, 0.08);
        self.glow(light, self.place.size() * 0.6, ink.accent, 0.10);
        if self.look.layout.felt {
            self.felt(self.place);
        }
    }

    /// Draws the logo with the middle of its upper edge at `top`.
    fn poster_logo(&self, picture: &TextureHandle, top: Pos2, widest: f32) {
        let size = picture.size_vec2();
        let size = size * (widest / size.x).min(self.units(LOGO) / size.y);
        let place = Rect::from_min_size(pos2(top.x - size.x / 2.0, top.y), size);
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        self.painter.image(picture.id(), place, uv, Color32::WHITE);
    }

    /// Draws the line above the runners-up.
    fn poster_rule(&self, wide: f32, y: f32) {
        let x = self.place.center().x;
        let pen = Stroke::new(self.units(2.0).max(1.0), mix(self.ink.feast, self.ink.gold, 0.5));
        self.painter.hline(x - wide / 2.0..=x + wide / 2.0, y, pen);
    }

    /// Draws chips at both sides, from `reach` beside the middle to the edges.
    fn poster_chips(&self, reach: f32, bottom: f32) {
        let (ink, x) = (self.ink, self.place.center().x);
        let columns = [
            self.place.with_max_x(x - reach).with_max_y(bottom),
            self.place.with_min_x(x + reach).with_max_y(bottom),
        ];
        let colours =
            [ink.gold, mix(ink.accent, Color32::BLACK, 0.35), Color32::from_rgb(0x2a, 0x2c, 0x33)];
        for (seed, column) in [(31, columns[0]), (700, columns[1])] {
            self.falling_chips(column, seed, 0, &colours);
        }
    }

    /// Lays out the name in one line, or in two of about the same width. They are as large as
    /// [`NAME`] if there is room.
    fn name_lines(&self, words: &[String], widest: f32) -> Vec<WallText> {
        let gold = |size: f32| set(size, self.ink.gold).bold();
        let fit = |lines: &[String]| -> f32 {
            let most = NAME / (CAPITAL + LEADING * gaps_of(lines.len()));
            let wide = |line: &String| self.word(line, gold(most), f32::INFINITY).width();
            let wide = lines.iter().map(wide).fold(1.0, f32::max);
            most * (widest / wide * 0.995).min(1.0)
        };
        let one = vec![words.join(" ")];
        let cuts = (1..words.len()).map(|at| vec![words[..at].join(" "), words[at..].join(" ")]);
        let best = cuts.chain([one]).map(|lines| (fit(&lines), lines));
        // Two small lines are higher than one that is a little larger.
        let high =
            |(size, lines): &(f32, Vec<String>)| size * (CAPITAL + LEADING * gaps_of(lines.len()));
        let best = best.max_by(|one, other| high(one).total_cmp(&high(other)));
        let Some((size, lines)) = best else { return Vec::new() };
        lines.iter().map(|line| self.word(line, gold(size.max(LEAST)), widest)).collect()
    }

    /// Draws a line to each side of the title, fading away from it.
    fn title_lines(&self, title: Rect, wide: f32) {
        let y = title.center().y;
        let gap = self.units(28.0);
        let pen = Stroke::new(self.units(3.0).max(1.0), mix(self.ink.feast, self.ink.gold, 0.6));
        let half = wide / 2.0;
        let middle = title.center().x;
        if title.left() - gap > middle - half {
            self.painter.hline(middle - half..=title.left() - gap, y, pen);
            self.painter.hline(title.right() + gap..=middle + half, y, pen);
        }
    }

    /// Lays out the runners-up in one line if they fit, or in one line each.
    fn runner_lines(&self, next: &[PlacedPlayer], wide: f32) -> Vec<Vec<WallText>> {
        let words = |placed: &PlacedPlayer| -> Vec<WallText> {
            let ink = self.ink;
            let place = self.word(&placed.place, set(LEAST, ink.dim), f32::INFINITY);
            let figure = self.word(&placed.figure, set(46.0, ink.text), wide * 0.4);
            let room = wide - place.width() - figure.width() - self.units(60.0);
            let who = self.word(&placed.who, set(46.0, ink.text).bold(), room);
            vec![place, who, figure]
        };
        let each: Vec<Vec<WallText>> = next.iter().map(words).collect();
        let gap = self.units(16.0);
        let long = |line: &Vec<WallText>| line.iter().map(|word| word.width() + gap).sum::<f32>();
        let all: f32 = each.iter().map(|line| long(line) + self.units(50.0)).sum();
        if each.len() > 1 && all < wide.min(self.units(1_300.0)) {
            return vec![each.into_iter().flatten().collect()];
        }
        each
    }

    fn runner_line(&self, line: &[WallText], placed: &[PlacedPlayer], middle: f32, y: f32) {
        let gap = self.units(16.0);
        let between = self.units(50.0);
        let group =
            |words: &[WallText]| -> f32 { words.iter().map(WallText::width).sum::<f32>() + 2.0 * gap };
        let groups: Vec<&[WallText]> = line.chunks(3).collect();
        let whole =
            groups.iter().map(|words| group(words)).sum::<f32>() + between * gaps_of(groups.len());
        let mut x = middle - whole / 2.0;
        let baseline = y + 0.94 * self.units(46.0);
        for (words, placed) in groups.iter().zip(placed) {
            let from = x;
            for word in *words {
                x = self.at_baseline(word, x, baseline, Align::Min).right() + gap;
            }
            let row = Rect::from_x_y_ranges(from..=x - gap, y..=y + line_height(line));
            self.name(row, &format!("{} {} {}", placed.place, placed.who, placed.figure));
            x += between - gap;
        }
    }
}

/// Returns the runners-up of each of this number of lines.
fn runner_groups(next: &[PlacedPlayer], lines: usize) -> Vec<&[PlacedPlayer]> {
    if lines <= 1 { vec![next] } else { next.chunks(1).collect() }
}

/// Returns the number of gaps between `count` lines or groups.
fn gaps_of(count: usize) -> f32 {
    f32::from(u8::try_from(count.saturating_sub(1)).unwrap_or(0))
}

fn line_height(line: &[WallText]) -> f32 {
    line.iter().map(WallText::height).fold(0.0, f32::max)
}

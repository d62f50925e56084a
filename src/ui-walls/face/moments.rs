//! The faces of a moment: the new level, and the money.

use bottone_ui_kit::theme::mix;
use bottone_view::Stat;
use bottone_view_public::walls::{InTheMoney, LevelUp};
use egui::{Align, Color32, Rect, Stroke, pos2, vec2};

use super::canvas::{Canvas, LEAST, WallText, set};
use crate::scene::WallScene;

/// The height of the head, in units.
const HEAD: f32 = 150.0;
/// The height of the logo, in units.
const LOGO: f32 = 112.0;
/// The size of the event's name, in units.
const NAME: f32 = 72.0;
/// The size of a new level's digits, like those of the time, in units.
const DIGITS: f32 = 330.0;
/// The gap between an amount and the stroke beside it, as a share of their size.
const BETWEEN: f32 = 0.05;
/// The height of the foot with figures, in units.
const FOOT: f32 = 130.0;
/// The height of the bar at the lower edge, in units.
const BAR: f32 = 14.0;
/// The size of the number of players in the money, in units: a third of the picture's height.
const COUNT: f32 = 514.0;

impl Canvas<'_> {
    /// Draws the head of a moment: logo, event and game at the left, two lines at the right.
    pub(super) fn large_head(
        &self,
        (title, below): (&str, &str),
        (figure, beneath): (&str, &str),
        (text, dim, tone): (Color32, Color32, Color32),
    ) -> f32 {
        let inside = self.inside(self.place);
        let top = self.place.top() + self.units(26.0);
        let half = inside.width() * 0.5 - self.units(20.0);
        let right = inside.right();
        let time = self.lay_out_text(figure, set(62.0, tone).figure(), half);
        let beneath_word = self.lay_out_text(beneath, set(LEAST, dim), half);
        let taken = time.width().max(beneath_word.width());
        self.put_named(&time, right, top, Align::Max, figure);
        self.put_named(&beneath_word, right, top + self.units(74.0), Align::Max, beneath);
        let mut left = inside.left();
        if let Some(logo) = self.look.logo() {
            let most = vec2(inside.width() * 0.2, self.units(LOGO));
            let middle = top + self.units(LOGO / 2.0);
            let place = self.picture(logo, most, pos2(left, middle), Align::Min);
            left = place.right() + self.units(28.0);
        }
        let room = right - taken - self.units(40.0) - left;
        let name = self.lay_out_text(title, set(NAME, text).bold(), room);
        if name.is_cut() && below.is_empty() {
            // Words alone get two lines rather than be cut.
            for (nth, line) in (0_u8..).zip(self.lines(title, set(LEAST, text).bold(), room, 2)) {
                let y = top + f32::from(nth) * line.height();
                self.put_named(&line, left, y, Align::Min, title);
            }
            return self.place.top() + self.units(HEAD);
        }
        self.put_named(&name, left, top - self.units(8.0), Align::Min, title);
        // The club and then the game are dropped first if the time needs the space.
        let club = Some(&self.look.club).filter(|club| *club != title && !club.is_empty());
        let with_club = club.map(|club| [club, below].join(" · "));
        let lines = with_club.as_deref().filter(|_| !below.is_empty()).into_iter().chain([below]);
        let mut laid = lines.map(|line| (self.lay_out_text(line, set(LEAST, dim), room), line));
        if let Some((word, line)) = laid.find(|(word, _)| !word.is_cut()) {
            self.put_named(&word, left, top + self.units(74.0), Align::Min, line);
        }
        self.place.top() + self.units(HEAD)
    }

    /// Returns the event's name, or the house's own words for it.
    pub(super) fn event_title<'s>(&'s self, scene: &'s WallScene) -> &'s str {
        let own = &self.look.texts.title;
        if own.is_empty() { &scene.head.event } else { own }
    }

    pub(super) fn level_up(&self, scene: &WallScene, level: &LevelUp) {
        let ink = self.ink;
        self.painter.rect_filled(self.place, 0.0, mix(ink.ground, ink.accent, 0.07));
        let light = pos2(self.place.center().x, self.place.top() + self.place.height() * 0.42);
        self.glow(light, self.place.size() * 0.7, ink.accent, 0.06);
        if self.look.layout.felt {
            self.felt(self.place);
        }
        let title = (self.event_title(scene), scene.head.detail.as_str());
        let time = (level.left.as_str(), level.left_in.as_str());
        let top = self.large_head(title, time, (ink.text, ink.dim, ink.text));
        let foot = self.place.bottom() - self.units(FOOT + BAR);
        self.foot_of(&level.foot, foot);
        let room = self.inside(self.place.with_min_y(top).with_max_y(foot));
        let text = &level.text;
        let wide = room.width();
        let heading = self.lay_out_text(&text.title, set(84.0, ink.text).bold(), wide);
        let stakes = self.stakes(&text.figure, DIGITS, wide);
        let digits = stakes.iter().map(|word| word.size).fold(0.0, f32::max);
        let ante = self.lay_out_text(&text.note, set(92.0, ink.text).bold(), wide);
        let gap = self.units(44.0);
        // Figures have neither descenders nor accents: their line is no higher than they are.
        let high = heading.height() + gap + 0.81 * digits + self.units(16.0) + ante.height();
        let mut y = room.center().y - high / 2.0;
        self.put_named(&heading, room.center().x, y, Align::Center, &text.title);
        y += heading.height() + gap + 0.72 * digits;
        let between = BETWEEN * digits;
        let whole: f32 = stakes.iter().map(WallText::width).sum();
        let gaps = u8::try_from(stakes.len().saturating_sub(1)).unwrap_or(0);
        let whole = whole + between * f32::from(gaps);
        let mut x = room.center().x - whole / 2.0;
        let mut place = Rect::NOTHING;
        for word in &stakes {
            place = place.union(self.at_baseline(word, x, y, Align::Min));
            x += word.width() + between;
        }
        self.name(place, &text.figure);
        // The descender of a comma.
        y += self.units(16.0) + 0.09 * digits;
        self.put_named(&ante, room.center().x, y, Align::Center, &text.note);
        let bar = self.place.with_min_y(self.place.bottom() - self.units(BAR));
        self.painter.rect_filled(bar, 0.0, mix(ink.ground, ink.line, 0.6));
        let left = 1.0 - f32::from(scene.over) / 1_000.0;
        let rest = bar.with_max_x(bar.left() + bar.width() * left);
        self.painter.rect_filled(rest, 0.0, ink.accent);
    }

    /// Lays out two amounts side by side as large as possible, with the stroke between them in
    /// another colour. The new level thus cannot be mistaken for money or time.
    fn stakes(&self, text: &str, size: f32, widest: f32) -> Vec<WallText> {
        let Some((small, big)) = text.split_once(" / ") else {
            return vec![self.lay_out_text(text, set(size, self.ink.text).figure(), widest)];
        };
        let figures = |size: f32| -> Vec<WallText> {
            let figure = set(size, self.ink.text).bold();
            let stroke = set(size, self.ink.accent);
            [(small, figure), ("/", stroke), (big, figure)]
                .map(|(words, set)| self.lay_out_text(words, set, f32::INFINITY))
                .into()
        };
        let full = figures(size);
        let wide: f32 = full.iter().map(|word| word.width() + BETWEEN * word.size).sum();
        if wide <= widest { full } else { figures(size * widest / wide * 0.995) }
    }

    /// Draws figures in one line above `bottom`; returns their upper edge.
    pub(super) fn foot_above(&self, stats: &[Stat], bottom: f32) -> f32 {
        if stats.is_empty() {
            return bottom;
        }
        let top = bottom - self.units(FOOT);
        self.foot_of(stats, top);
        top
    }

    /// Draws as many figures as fit in one line at the foot.
    pub(super) fn foot_of(&self, stats: &[Stat], top: f32) {
        let ink = self.ink;
        let place = self.inside(self.place.with_min_y(top).with_max_y(top + self.units(FOOT)));
        let line = Stroke::new(self.units(2.0).max(1.0), ink.line);
        self.painter.hline(place.x_range(), top, line);
        let gap = self.units(16.0);
        let laid = |stat: &Stat| -> Vec<WallText> {
            let mut words = vec![
                self.lay_out_text(&stat.caption, set(LEAST, ink.dim), f32::INFINITY),
                self.lay_out_text(&stat.figure, set(54.0, ink.text).bold(), place.width() * 0.5),
            ];
            if !stat.tail.is_empty() {
                words.push(self.lay_out_text(&stat.tail, set(LEAST, ink.dim), f32::INFINITY));
            }
            words
        };
        let wide = |words: &Vec<WallText>| -> f32 {
            let gaps = u8::try_from(words.len().saturating_sub(1)).unwrap_or(0);
            words.iter().map(WallText::width).sum::<f32>() + gap * f32::from(gaps)
        };
        let mut laid: Vec<(&Stat, Vec<WallText>)> =
            stats.iter().map(|stat| (stat, laid(stat))).collect();
        let between = self.units(40.0);
        let all = |laid: &[(&Stat, Vec<WallText>)]| -> f32 {
            laid.iter().map(|(_, words)| wide(words) + between).sum::<f32>() - between
        };
        while laid.len() > 1 && all(&laid) > place.width() {
            laid.pop();
        }
        let count = u8::try_from(laid.len().saturating_sub(1)).unwrap_or(0);
        let free = (place.width() - all(&laid)) / f32::from(count.max(1)) + between;
        let free = if count == 0 { 0.0 } else { free };
        let mut x = place.left();
        let baseline = place.center().y + self.units(19.0);
        for (stat, words) in &laid {
            let from = x;
            for word in words {
                x = self.at_baseline(word, x, baseline, Align::Min).right() + gap;
            }
            let row = Rect::from_x_y_ranges(from..=x - gap, place.y_range());
            self.name(row, [&*stat.caption, &stat.figure, &stat.tail].join(" ").trim_end());
            x += free - gap;
        }
    }

    pub(super) fn in_the_money(&self, scene: &WallScene, money: &InTheMoney) {
        let (gold, text) = (self.ink.banner, self.ink.on_banner);
        // Rays contrast with the colour of the letters, which stay legible on them.
        let light = if is_light(text) { Color32::BLACK } else { Color32::WHITE };
        self.painter.rect_filled(self.place, 0.0, gold);
        let middle = pos2(self.place.center().x, self.place.top() + self.place.height() * 0.46);
        self.rays(middle, light, 0.16);
        self.glow(middle, self.place.size() * 0.62, light, 0.45);
        if self.look.layout.felt {
            self.fibres(self.place, Color32::WHITE.gamma_multiply(0.25));
        }
        let head = &scene.head;
        let level = [head.heading.as_str(), &head.stakes];
        let level: Vec<&str> = level.into_iter().filter(|word| !word.is_empty()).collect();
        let level = level.join(" · ");
        let time = self.language.word("wall-left-in-this-level");
        let right = if head.left.is_empty() {
            (head.time_of_day.as_str(), "")
        } else {
            (head.left.as_str(), time.as_str())
        };
        let top = self.large_head((self.event_title(scene), &level), right, (text, text, text));
        let bottom = self.money_foot(&money.foot);
        let body = self.place.with_min_y(top + self.units(10.0)).with_max_y(bottom);
        let room = self.inside(body);
        let wide = room.width();
        let said = self.lay_out_text(&money.text.note, set(118.0, text).bold(), wide * 0.74);
        let (word, least) = &money.text.least;
        let least_word = self.lay_out_text(word, set(80.0, text), wide * 0.3);
        let amount = self.lay_out_text(least, set(104.0, text).figure(), wide * 0.4);
        let gap = self.units(24.0);
        let below = 1.0 * said.size + amount.height();
        let most = (room.height() - below - self.units(70.0)) / (0.74 * self.unit);
        let count =
            self.lay_out_text(&money.text.figure, set(COUNT.min(most), text).figure(), wide * 0.6);
        let high = 0.72 * count.size + self.units(40.0) + below;
        let mut y = room.center().y - high / 2.0 + 0.72 * count.size;
        let centre = room.center().x;
        let placed = self.at_baseline(&count, centre, y, Align::Center);
        self.name(placed, &money.text.figure);
        y += self.units(40.0) - 0.1 * said.size;
        self.put_named(&said, centre, y, Align::Center, &money.text.note);
        y += 1.1 * said.size + 0.86 * amount.size;
        let pair = least_word.width() + gap + amount.width();
        let one = self.at_baseline(&least_word, centre - pair / 2.0, y, Align::Min);
        let two = self.at_baseline(&amount, centre + pair / 2.0, y, Align::Max);
        self.name(one.union(two), &format!("{word} {least}"));
        let reach = said.width().max(pair).max(count.width()) / 2.0 + self.units(30.0);
        let left = body.with_max_x(centre - reach).with_min_x(self.place.left());
        let right = body.with_min_x(centre + reach).with_max_x(self.place.right());
        self.falling_chips(left, 1, scene.over, &[]);
        self.falling_chips(right, 400, scene.over, &[]);
    }

    /// Draws the prizes in a band at the foot; returns its upper edge.
    fn money_foot(&self, prizes: &[(String, String)]) -> f32 {
        if prizes.is_empty() {
            return self.place.bottom();
        }
        let (ground, text) = (self.ink.on_banner, self.ink.banner);
        let top = self.place.bottom() - self.units(146.0);
        let band = self.place.with_min_y(top);
        self.painter.rect_filled(band, 0.0, ground);
        let inside = self.inside(band);
        let laid = |(place, prize): &(String, String)| {
            let caption = self.lay_out_text(place, set(LEAST, text), inside.width() * 0.6);
            (caption, self.lay_out_text(prize, set(62.0, text).figure(), inside.width() * 0.5))
        };
        let wide = |(caption, figure): &(WallText, WallText)| caption.width().max(figure.width());
        let mut laid: Vec<PlacePrize<'_>> =
            prizes.iter().map(|prize| (prize, laid(prize))).collect();
        let least = self.units(36.0);
        // People look for the first prize and the next one: others are dropped first.
        let all = |laid: &[PlacePrize<'_>]| -> f32 {
            laid.iter().map(|(_, words)| wide(words) + least).sum::<f32>() - least
        };
        while laid.len() > 2 && all(&laid) > inside.width() {
            laid.remove(laid.len() - 2);
        }
        let count = f32::from(u8::try_from(laid.len()).unwrap_or(u8::MAX));
        let free = (inside.width() - all(&laid)) / count + least;
        let mut x = inside.left() + (free - least) / 2.0;
        for ((place, prize), words) in &laid {
            let (caption, figure) = words;
            let middle = x + wide(words) / 2.0;
            let one = self.put(caption, middle, band.top() + self.units(14.0), Align::Center);
            let line = band.top() + self.units(120.0);
            let two = self.at_baseline(figure, middle, line, Align::Center);
            self.name(one.union(two), &format!("{place} {prize}"));
            x += wide(words) + free;
        }
        top
    }
}

/// A place and its prize, with their laid-out words.
type PlacePrize<'a> = (&'a (String, String), (WallText, WallText));

/// Returns whether this is nearer to white than to black.
fn is_light(ink: Color32) -> bool {
    ink.intensity() > 0.5
}

//! The winner's poster. Its main content is in a square in the middle, which can be cut out as a
//! picture to post.

use bottone_ui_kit::theme::mix;
use bottone_view::finish::{PlacedPlayer, Poster};
use egui::{Align, Color32, Rect, Stroke, pos2, vec2};

use super::canvas::{Canvas, LEAST, WallText, set};

/// The height from the top of the name's first line to the foot of its last, in units: 32 % of the
/// picture's.
const NAME: f32 = 346.0;
/// The height from which a name is as large as a poster needs it, in units: 30 % of the picture's.
const LEAST_NAME: f32 = 326.0;
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
        self.poster_ground();
        // The texts around the name get smaller until all of them fit.
        let sizes = [1.0, 0.94, 0.88, 0.82, 0.76];
        let bottom = self.foot();
        let drawn = sizes.into_iter().any(|by| self.winner_at(poster, (by, bottom), false));
        if !drawn {
            self.winner_at(poster, (0.7, bottom), true);
        }
    }

    /// Draws the poster down to `bottom` with everything but the name at this multiple of its size.
    /// Returns false if it does not fit, unless it is to be drawn `anyway`.
    fn winner_at(&self, poster: &Poster, (by, bottom): (f32, f32), anyway: bool) -> bool {
        let ink = self.ink;
        let inside = self.inside(self.place);
        let wide = inside.width().min(self.units(WIDEST));
        let own = Some(&self.look.texts.title).filter(|own| !own.is_empty());
        let event = own.unwrap_or(&poster.event);
        let event_word = self.lay_out_text(event, set(80.0 * by, ink.text).bold(), wide);
        let date_text = match self.look.club.as_str() {
            "" => poster.date.clone(),
            club => format!("{club} · {}", poster.date),
        };
        let date = self.lay_out_text(&date_text, set(LEAST, ink.dim), wide);
        let title = self.lay_out_text(&poster.title, set(56.0 * by, ink.gold).bold(), wide);
        let name = self.name_lines(&poster.name, (wide, inside.width()));
        let prize = self.lay_out_text(&poster.prize, set(120.0 * by, ink.text).figure(), wide);
        let of = self.lay_out_text(&poster.of, set((46.0 * by).max(LEAST), ink.dim), wide);
        let shared = self.lay_out_text(&poster.shared, set(46.0, ink.dim), wide);
        let words = &self.look.texts.winner;
        let words_word = self.lay_out_text(words, set(50.0, ink.gold), wide);
        let runners = self.runner_lines(&poster.next, inside.width());
        let logo = self.look.logo();
        let optional =
            |word: &WallText, text: &str| if text.is_empty() { 0.0 } else { word.height() };
        let size = name.first().map_or(0.0, |word| word.size);
        let name_high = size * (CAPITAL + LEADING * gaps_of(name.len()) + 0.22);
        // Room for an accent on a capital.
        let over = 0.12 * size;
        let runners_high: f32 = runners.iter().map(|line| line_height(line)).sum();
        let gap = self.units(GAP * by);
        let logo_high = if logo.is_some() { self.units(LOGO * by) + gap } else { 0.0 };
        let all = logo_high
            + event_word.height()
            + date.height()
            + gap
            + title.height()
            + over
            + name_high
            + optional(&prize, &poster.prize)
            + optional(&of, &poster.of)
            + optional(&shared, &poster.shared)
            + optional(&words_word, words)
            + if runners.is_empty() { 0.0 } else { 1.6 * gap + runners_high };
        let room = bottom - self.place.top();
        let air = self.units(44.0);
        if all + air > room && !anyway {
            return false;
        }
        let spare = ((room - all) / 4.0).clamp(0.0, self.units(24.0));
        let mut y = self.place.top() + (room - all - 3.0 * spare).max(0.0) / 2.0;
        let x = self.place.center().x;
        if let Some(logo) = logo {
            let most = vec2(wide * 0.6, self.units(LOGO * by));
            self.picture(logo, most, pos2(x, y + most.y / 2.0), Align::Center);
            y += logo_high;
        }
        self.put_named(&event_word, x, y, Align::Center, event);
        y += event_word.height();
        self.put_named(&date, x, y, Align::Center, &date_text);
        y += date.height() + gap + spare * 0.5;
        let placed = self.put_named(&title, x, y, Align::Center, &poster.title);
        self.title_lines(placed, wide.min(self.units(760.0)));
        y += title.height() + over + spare * 0.5;
        let place = Rect::from_center_size(pos2(x, y + name_high / 2.0), vec2(wide, name_high));
        self.poster_name(&name, place, &poster.name.join(" "));
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
        self.poster_runners(&runners, &poster.next, (y, gap, wide));
        let reach = name.iter().map(WallText::width).fold(wide.min(self.units(1_060.0)), f32::max);
        self.poster_chips(reach / 2.0 + self.units(20.0), bottom);
        true
    }

    /// Draws the name from the top of `place`, lit from above on a dark ground.
    fn poster_name(&self, name: &[WallText], place: Rect, named: &str) {
        let gold = self.ink.gold;
        let size = name.first().map_or(0.0, |word| word.size);
        let mut line = place.top() + CAPITAL * size;
        let light = mix(gold, Color32::WHITE, 0.8);
        let deep = mix(gold, Color32::from_rgb(0xd9, 0x9a, 0x1e), 0.45);
        for word in name {
            if self.look.is_dark {
                let golden = Self::shaded(word, light, deep);
                self.at_baseline(&golden, place.center().x, line, Align::Center);
            } else {
                self.at_baseline(word, place.center().x, line, Align::Center);
            }
            line += LEADING * size;
        }
        self.name(place, named);
    }

    /// Draws the runners-up from `y` on, under a line.
    fn poster_runners(
        &self,
        runners: &[Vec<WallText>],
        next: &[PlacedPlayer],
        (y, gap, wide): (f32, f32, f32),
    ) {
        let mut y = y;
        if !runners.is_empty() {
            y += 0.6 * gap;
            self.poster_rule(wide.min(self.units(970.0)), y);
            y += gap;
        }
        for (line, placed) in runners.iter().zip(runner_groups(next, runners.len())) {
            self.runner_line(line, placed, self.place.center().x, y);
            y += line_height(line);
        }
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
    /// [`NAME`] if there is room: within the middle of the wall, or else within the whole of it.
    fn name_lines(&self, words: &[String], (middle, whole): (f32, f32)) -> Vec<WallText> {
        let (high, lines) = self.name_within(words, middle);
        let large = high >= self.units(LEAST_NAME) || whole <= middle;
        if large { lines } else { self.name_within(words, whole).1 }
    }

    /// Lays out the name within this width. Returns the height of all lines, too.
    fn name_within(&self, words: &[String], widest: f32) -> (f32, Vec<WallText>) {
        let gold = |size: f32| set(size, self.ink.gold).bold();
        let fit = |lines: &[String]| -> f32 {
            let most = NAME / (CAPITAL + LEADING * gaps_of(lines.len()));
            let wide = |line: &String| self.lay_out_text(line, gold(most), f32::INFINITY).width();
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
        let Some((size, lines)) = best else { return (0.0, Vec::new()) };
        let high = self.units(high(&(size, lines.clone())));
        let laid = lines.iter().map(|line| self.lay_out_text(line, gold(size.max(LEAST)), widest));
        (high, laid.collect())
    }

    /// Draws a line to each side of the title, fading away from it.
    fn title_lines(&self, title: Rect, wide: f32) {
        const STEPS: u8 = 16;
        let y = title.center().y;
        let gap = self.units(28.0);
        let (half, middle) = (wide / 2.0, title.center().x);
        let long = (title.left() - gap) - (middle - half);
        if long <= 0.0 {
            return;
        }
        let step = long / f32::from(STEPS);
        for nth in 0..STEPS {
            let share = 0.8 * (1.0 - f32::from(nth) / f32::from(STEPS));
            let ink = mix(self.ink.feast, self.ink.gold, share);
            let pen = Stroke::new(self.units(3.0).max(1.0), ink);
            let from = gap + step * f32::from(nth);
            let (left, right) = (title.left() - from, title.right() + from);
            self.painter.hline(left - step..=left, y, pen);
            self.painter.hline(right..=right + step, y, pen);
        }
    }

    /// Lays out the runners-up in one line if they fit, or in one line each.
    fn runner_lines(&self, next: &[PlacedPlayer], wide: f32) -> Vec<Vec<WallText>> {
        let words = |placed: &PlacedPlayer| -> Vec<WallText> {
            let ink = self.ink;
            let place = self.lay_out_text(&placed.place, set(LEAST, ink.dim), f32::INFINITY);
            let figure = self.lay_out_text(&placed.figure, set(46.0, ink.text), wide * 0.4);
            let room = wide - place.width() - figure.width() - self.units(60.0);
            let who = self.lay_out_text(&placed.who, set(46.0, ink.text).bold(), room);
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
        let group = |words: &[WallText]| -> f32 {
            words.iter().map(WallText::width).sum::<f32>() + 2.0 * gap
        };
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

//! The clock's face on the wall: three zones and a strip, sized by the height of the window.

use egui::{
    Align2, Color32, FontFamily, FontId, Galley, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, text::LayoutJob, text::TextFormat, vec2,
};
use std::sync::Arc;

use crate::{
    ui::{
        fonts,
        theme::{Theme, mix},
        tongue::Speaks as _,
        widgets::{ChipDisc, spots},
    },
    view::{
        Stat, Tone,
        clock::{ClockFace, Face},
    },
};

/// The height that everything is measured for; all sizes below are shares of it.
const HEIGHT: f32 = 1_080.0;
/// The least width for that height before things get smaller.
const WIDTH: f32 = 1_560.0;
const MARGIN: f32 = 64.0;
const STRIP: f32 = 210.0;
/// How much of the width each side zone may take.
const SIDE: f32 = 0.25;
/// Between a figure and what goes with it.
const GAP: f32 = 12.0;
/// What goes with a figure stands beside it when it has no more letters than this.
const BESIDE: usize = 9;

/// Shows `face` over the whole of `ui`.
pub(super) fn show(ui: &mut Ui, face: &ClockFace, theme: &Theme) {
    let place = ui.max_rect();
    ui.advance_cursor_after_rect(place);
    let unit = (place.height() / HEIGHT).min(place.width() / WIDTH);
    let wall = Wall { ui, place, unit, theme };
    wall.ground(face);
    wall.top(face);
    let strip = wall.strip(face);
    let middle = place.with_min_y(place.top() + 130.0 * unit).with_max_y(strip);
    wall.centre(face, middle);
    wall.zone(&face.left_zone, middle, false);
    wall.zone(&face.right_zone, middle, true);
    wall.edge(face);
}

/// One face being drawn.
struct Wall<'a> {
    ui: &'a Ui,
    place: Rect,
    unit: f32,
    theme: &'a Theme,
}

/// A line of the centre.
struct Line {
    galley: Arc<Galley>,
    /// What comes before it, in points.
    above: f32,
    /// How much of the galley's height is ink: large figures have much air round them.
    share: f32,
}

/// One figure of a side zone, laid out.
struct Block<'a> {
    stat: &'a Stat,
    caption: Arc<Galley>,
    figure: Arc<Galley>,
    tail: Option<Arc<Galley>>,
    below: Option<Arc<Galley>>,
}

impl Block<'_> {
    fn height(&self) -> f32 {
        let below = self.below.as_ref().map_or(0.0, |below| below.size().y);
        self.caption.size().y + self.figure.size().y + below
    }
}

/// Where the letters of a line stand, from its top.
fn baseline(galley: &Galley) -> f32 {
    let first = galley.rows.first().and_then(|row| row.glyphs.first());
    first.map_or(0.0, |glyph| glyph.pos.y)
}

impl Wall<'_> {
    fn ground(&self, face: &ClockFace) {
        let theme = self.theme;
        let ground = match face.face {
            Face::Break => mix(theme.projector, theme.felt, if theme.dark { 0.55 } else { 0.14 }),
            Face::Winner => mix(theme.projector, theme.gold, 0.1),
            Face::DayOver => mix(theme.projector, theme.blue, 0.1),
            Face::Waiting | Face::Level => theme.projector,
        };
        self.ui.painter().rect_filled(self.place, 0.0, ground);
    }

    /// The last minute and a clock that stands have a frame that is seen from the back of the room.
    fn edge(&self, face: &ClockFace) {
        let width = match (face.face, face.tone) {
            (Face::Level | Face::Break, Tone::Waits) => 16.0,
            (Face::Level | Face::Break, Tone::Gold) => 8.0,
            _ => return,
        };
        let stroke = Stroke::new(width * self.unit, self.theme.tone(face.tone));
        self.ui.painter().rect_stroke(self.place, 0.0, stroke, StrokeKind::Inside);
    }

    fn top(&self, face: &ClockFace) {
        let margin = MARGIN * self.unit;
        let inside = self.place.shrink2(vec2(margin, 0.0));
        let line = self.place.top() + 62.0 * self.unit;
        let clock = self.text(&face.time_of_day, 30.0, false, self.theme.dim, f32::INFINITY);
        let right = clock.size().x;
        self.put(
            &self.ui.word("projector-time-of-day"),
            pos2(inside.right(), line),
            Align2::RIGHT_CENTER,
            clock,
        );
        let third = inside.width() / 2.0 - right - 2.0 * margin;
        // The waiting face has the event's name in the middle of the wall.
        if face.face == Face::Waiting {
            let detail = self.text(&face.detail, 30.0, false, self.theme.dim, third * 2.0);
            self.put(&face.detail, pos2(inside.left(), line), Align2::LEFT_CENTER, detail);
        } else {
            let name = self.text(&face.event, 44.0, true, self.theme.text, third.max(margin));
            self.put(&face.event, pos2(inside.left(), line), Align2::LEFT_CENTER, name);
            let detail = self.text(&face.detail, 30.0, false, self.theme.dim, third / 1.2);
            self.put(&face.detail, pos2(inside.center().x, line), Align2::CENTER_CENTER, detail);
        }
    }

    fn centre(&self, face: &ClockFace, middle: Rect) {
        let widest = middle.width() * (1.0 - 2.0 * SIDE) - MARGIN * self.unit;
        let sides = !face.left_zone.is_empty() || !face.right_zone.is_empty();
        let widest = if sides { widest } else { middle.width() - 2.0 * MARGIN * self.unit };
        let (before, after) = self.lines(face, widest);
        let bar = matches!(face.face, Face::Level | Face::Break);
        let bar_height = if bar { 44.0 * self.unit } else { 0.0 };
        let height = |lines: &[Line]| -> f32 {
            lines.iter().map(|line| line.above + line.galley.size().y * line.share).sum()
        };
        let total = height(&before) + bar_height + height(&after);
        // A window that is low for its width gets everything closer together, never over each other.
        let mut y = middle.center().y - total / 2.0;
        let x = middle.center().x;
        self.stack(&before, x, &mut y);
        if bar {
            self.bar(face, x, y + bar_height / 2.0, widest);
            y += bar_height;
        }
        self.stack(&after, x, &mut y);
    }

    fn stack(&self, lines: &[Line], x: f32, y: &mut f32) {
        for line in lines {
            let size = line.galley.size();
            *y += line.above;
            let ink = size.y * line.share;
            let top = *y - (size.y - ink) / 2.0;
            let text = line.galley.job.text.clone();
            self.put(&text, pos2(x, top), Align2::CENTER_TOP, Arc::clone(&line.galley));
            *y += ink;
        }
    }

    /// What is written over the bar and under it.
    fn lines(&self, face: &ClockFace, widest: f32) -> (Vec<Line>, Vec<Line>) {
        let theme = self.theme;
        let line = |text: &str, size: f32, bold, ink, above: f32| Line {
            galley: self.text(text, size, bold, ink, widest),
            above: above * self.unit,
            share: 1.0,
        };
        let figure = |text: &str, size: f32, ink| Line {
            galley: self.text(text, size, true, ink, widest),
            above: 0.0,
            share: 0.8,
        };
        let ink = theme.tone(face.tone);
        let mut after = Vec::with_capacity(4);
        let before = match face.face {
            Face::Level => {
                let last = face.tone == Tone::Waits;
                let heading = if last {
                    let heading = ("heading", face.heading.as_str().into());
                    self.ui.say("projector-last-minute", &[heading])
                } else {
                    face.heading.clone()
                };
                let tone = if face.tone == Tone::Plain { theme.dim } else { ink };
                vec![line(&heading, 42.0, last, tone, 0.0), figure(&face.left, 300.0, ink)]
            }
            Face::Break => {
                let light = mix(theme.accent, theme.text, 0.35);
                let tone = if face.tone == Tone::Plain { light } else { ink };
                vec![line(&face.heading, 84.0, true, tone, 0.0), figure(&face.left, 270.0, ink)]
            }
            Face::Waiting => {
                vec![
                    line(&face.event, 108.0, true, theme.text, 0.0),
                    line(&face.heading, 46.0, false, theme.dim, 12.0),
                ]
            }
            Face::DayOver => vec![line(&face.heading, 150.0, true, theme.blue, 0.0)],
            Face::Winner => vec![
                line(&face.heading, 64.0, false, theme.gold, 0.0),
                line(&face.left, 150.0, true, theme.text, 0.0),
            ],
        };
        let big = if face.face == Face::Break { 72.0 } else { 108.0 };
        if face.face == Face::DayOver && !face.stakes.is_empty() {
            after.push(line(&self.ui.word("projector-goes-on"), 36.0, false, theme.dim, 30.0));
        }
        if !face.stakes.is_empty() {
            after.push(line(&face.stakes, big, true, theme.text, 0.0));
        }
        if !face.ante.is_empty() {
            after.push(line(&face.ante, 48.0, true, theme.gold, 0.0));
        }
        if let (Some((stakes, ante)), Face::Level | Face::Break) = (&face.next, face.face) {
            after.push(Line {
                galley: self.next(stakes, ante, widest),
                above: 20.0 * self.unit,
                share: 1.0,
            });
        }
        (before, after)
    }

    /// "Next 500 / 1,000 ante 1,000", the figures bold.
    fn next(&self, stakes: &str, ante: &str, widest: f32) -> Arc<Galley> {
        let theme = self.theme;
        let (word, figure) = ante.rsplit_once(' ').unwrap_or((ante, ""));
        let next = format!("{} ", self.ui.word("projector-next"));
        let parts = [
            (next.as_str(), false),
            (stakes, true),
            (" ", false),
            (word, false),
            (" ", false),
            (figure, true),
        ];
        self.fit(36.0, widest, |size| {
            let mut job = LayoutJob::default();
            for (text, bold) in parts {
                let family = if bold { fonts::bold() } else { FontFamily::Proportional };
                let color = if bold { theme.text } else { theme.dim };
                job.append(text, 0.0, TextFormat::simple(FontId::new(size, family), color));
            }
            job
        })
    }

    fn bar(&self, face: &ClockFace, x: f32, y: f32, width: f32) {
        let theme = self.theme;
        let height = 12.0 * self.unit;
        let whole = Rect::from_center_size(pos2(x, y), vec2(width, height));
        let painter = self.ui.painter();
        painter.rect_filled(whole, height / 2.0, mix(theme.projector, theme.line, 0.8));
        let over = whole.width() * f32::from(face.progress) / 1_000.0;
        let ink = if face.tone == Tone::Plain { theme.accent } else { theme.tone(face.tone) };
        if over >= 1.0 {
            let done = whole.with_max_x(whole.left() + over.max(height));
            painter.rect_filled(done, height / 2.0, ink);
        }
        self.name(whole, &self.ui.word("projector-progress"));
    }

    /// The figures at one side, each under what it is.
    fn zone(&self, stats: &[Stat], middle: Rect, right: bool) {
        let theme = self.theme;
        let widest = middle.width() * SIDE - MARGIN * self.unit;
        let blocks: Vec<Block<'_>> = stats
            .iter()
            .map(|stat| {
                let caption = self.text(&stat.caption, 27.0, false, theme.dim, widest);
                let beside = stat.tail.chars().count() <= BESIDE;
                let (figure, tail) =
                    self.figure(&stat.figure, if beside { &stat.tail } else { "" }, widest);
                let below =
                    (!beside).then(|| self.text(&stat.tail, 30.0, false, theme.dim, widest));
                Block { stat, caption, figure, tail, below }
            })
            .collect();
        let gap = 34.0 * self.unit;
        let height = blocks.iter().map(|block| block.height() + gap).sum::<f32>() - gap;
        let mut y = middle.center().y - height / 2.0;
        for block in blocks {
            let place = Rect::from_min_size(pos2(middle.left(), y), vec2(widest, block.height()));
            let margin = MARGIN * self.unit;
            let place = if right {
                place.translate(vec2(middle.width() - widest - margin, 0.0))
            } else {
                place.translate(vec2(margin, 0.0))
            };
            self.block(&block, place, right);
            y += place.height() + gap;
        }
    }

    fn block(&self, block: &Block<'_>, place: Rect, right: bool) {
        let painter = self.ui.painter();
        let mut y = place.top();
        let mut line = |galley: &Arc<Galley>, beside: f32| {
            let size = galley.size();
            let x = if right { place.right() - size.x - beside } else { place.left() };
            let at = pos2(x, y);
            y += size.y;
            painter.galley(at, Arc::clone(galley), self.theme.text);
            at
        };
        line(&block.caption, 0.0);
        let gap = GAP * self.unit;
        let beside = block.tail.as_ref().map_or(0.0, |tail| tail.size().x + gap);
        let at = line(&block.figure, beside);
        if let Some(tail) = &block.tail {
            // Both stand on one line of writing.
            let drop = baseline(&block.figure) - baseline(tail);
            let at = at + vec2(block.figure.size().x + gap, drop);
            painter.galley(at, Arc::clone(tail), self.theme.text);
        }
        if let Some(below) = &block.below {
            line(below, 0.0);
        }
        let words = [block.stat.caption.as_str(), &block.stat.figure, &block.stat.tail].join(" ");
        self.name(place, words.trim_end());
    }

    /// A figure, and what goes with it on the same line.
    fn figure(&self, figure: &str, tail: &str, widest: f32) -> (Arc<Galley>, Option<Arc<Galley>>) {
        let room = if tail.is_empty() { widest } else { widest * 0.62 };
        let figure = self.text(figure, 54.0, true, self.theme.text, room);
        let left = widest - figure.size().x - GAP * self.unit;
        let tail = (!tail.is_empty()).then(|| self.text(tail, 31.0, false, self.theme.dim, left));
        (figure, tail)
    }

    /// The strip at the foot; returns its upper edge, which is the lower edge of the window when it
    /// has nothing to say.
    fn strip(&self, face: &ClockFace) -> f32 {
        if face.chips.is_empty() && face.moves.is_empty() && face.chip_note.is_empty() {
            return self.place.bottom();
        }
        let theme = self.theme;
        let top = self.place.bottom() - STRIP * self.unit;
        let strip = self.place.with_min_y(top);
        self.ui.painter().rect_filled(strip, 0.0, theme.strip);
        let line = Stroke::new((2.0 * self.unit).max(1.0), theme.line);
        self.ui.painter().hline(strip.x_range(), top, line);
        let inside = strip.shrink2(vec2(MARGIN * self.unit, 0.0));
        let right = self.moves(face, inside);
        self.chips(face, inside.with_max_x(right));
        top
    }

    /// The last moves at the right; returns where they begin.
    fn moves(&self, face: &ClockFace, inside: Rect) -> f32 {
        let theme = self.theme;
        let widest = inside.width() * 0.42;
        let to = format!(" {} ", self.ui.word("projector-to"));
        let lines: Vec<_> = face
            .moves
            .iter()
            .map(|(who, seat)| {
                let galley = self.fit(34.0, widest, |size| {
                    let mut job = LayoutJob::default();
                    let plain = FontId::proportional(size);
                    job.append(who, 0.0, TextFormat::simple(plain.clone(), theme.text));
                    job.append(&to, 0.0, TextFormat::simple(plain, theme.text));
                    let bold = FontId::new(size, fonts::bold());
                    job.append(seat, 0.0, TextFormat::simple(bold, theme.gold));
                    job
                });
                let gaps = [("who", who.as_str().into()), ("seat", seat.as_str().into())];
                (self.ui.say("projector-move", &gaps), galley)
            })
            .collect();
        let height: f32 = lines.iter().map(|(_, galley)| galley.size().y).sum();
        let mut at = pos2(inside.right(), inside.center().y - height / 2.0);
        let mut left = inside.right();
        for (words, galley) in lines {
            let size = galley.size();
            left = left.min(at.x - size.x - MARGIN * self.unit);
            self.put(&words, at, Align2::RIGHT_TOP, galley);
            at.y += size.y;
        }
        left
    }

    fn chips(&self, face: &ClockFace, inside: Rect) {
        let theme = self.theme;
        let radius = 27.0 * self.unit;
        let mut x = inside.left();
        let y = inside.center().y;
        // The note stands under the chips when there is no room beside them.
        let note = (!face.chip_note.is_empty()).then(|| {
            let urgent = face.face == Face::Break;
            let ink = if urgent { theme.gold } else { theme.dim };
            self.text(&face.chip_note, 30.0, urgent, ink, inside.width())
        });
        let values: Vec<_> = face
            .chips
            .iter()
            .map(|(colour, value)| {
                (*colour, value, self.text(value, 32.0, false, theme.text, inside.width()))
            })
            .collect();
        let gap = 34.0 * self.unit;
        let wide: f32 =
            values.iter().map(|(.., galley)| 2.4 * radius + galley.size().x + gap).sum();
        let squeeze = (inside.width() / wide.max(1.0)).min(1.0);
        let beside = note.as_ref().is_some_and(|note| wide + note.size().x <= inside.width());
        let middle = if note.is_some() && !beside && wide > 0.0 { y - 26.0 * self.unit } else { y };
        for (colour, value, galley) in values {
            let radius = radius * squeeze;
            let centre = pos2(x + radius, middle);
            ChipDisc::new(value, colour, spots(colour)).radius(radius).paint(
                self.ui.painter(),
                centre,
                theme,
            );
            let words = if squeeze < 1.0 {
                self.text(value, 32.0 * squeeze, false, theme.text, inside.width())
            } else {
                galley
            };
            let width = words.size().x;
            self.put(value, pos2(x + 2.4 * radius, middle), Align2::LEFT_CENTER, words);
            x += 2.4 * radius + width + gap * squeeze;
        }
        if let Some(note) = note {
            let at = match (beside, wide > 0.0) {
                (true, _) => pos2(x, y),
                (false, true) => pos2(inside.left(), y + 40.0 * self.unit),
                (false, false) => pos2(inside.left(), y),
            };
            self.put(&face.chip_note, at, Align2::LEFT_CENTER, note);
        }
    }

    fn text(&self, text: &str, size: f32, bold: bool, ink: Color32, widest: f32) -> Arc<Galley> {
        let family = if bold { fonts::bold() } else { FontFamily::Proportional };
        self.fit(size, widest, |size| {
            LayoutJob::simple_singleline(text.to_owned(), FontId::new(size, family.clone()), ink)
        })
    }

    /// Lays words out at `size`, or smaller when they are wider than `widest`; what is too long even
    /// so is cut with an ellipsis.
    fn fit(&self, size: f32, widest: f32, job: impl Fn(f32) -> LayoutJob) -> Arc<Galley> {
        let full = (size * self.unit).max(6.0).round();
        let galley = self.ui.painter().layout_job(job(full));
        if galley.size().x <= widest {
            return galley;
        }
        let smaller = (full * widest / galley.size().x).floor().max(full * 0.35).max(6.0);
        let mut job = job(smaller);
        job.wrap = egui::text::TextWrapping::truncate_at_width(widest);
        self.ui.painter().layout_job(job)
    }

    fn put(&self, name: &str, at: Pos2, anchor: Align2, galley: Arc<Galley>) {
        let place = anchor.anchor_size(at, galley.size());
        self.ui.painter().galley(place.min, galley, self.theme.text);
        if !name.is_empty() {
            self.name(place, name);
        }
    }

    /// Tells a screen reader what stands at `place`.
    fn name(&self, place: Rect, words: &str) {
        let id = self.ui.scope_id().with(("wall", words));
        let response = self.ui.interact(place, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    }
}

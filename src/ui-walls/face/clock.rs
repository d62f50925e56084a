//! The clock's face during a level and in a break: the time, the blinds, and figures at both sides.

use bottone_ui_kit::theme::mix;
use bottone_view::{
    Stat, Tone,
    clock::{ClockFace, EveningPart},
};
use egui::{Align, Rect, Stroke, StrokeKind, pos2, vec2};

use super::canvas::{Canvas, LEAD, LEAST, MARGIN, WallText, WordStyle, set};
use crate::scene::{ClockView, Ladder};

/// The share of the width for each side.
const SIDE: f32 = 0.24;
/// The share of ink in a line of large figures, which have neither descenders nor accents.
const TIGHT: f32 = 0.84;
/// The height of the bar with the space around it, in units.
const BAR: f32 = 54.0;
/// The gap between two figures at a side, in units.
const GAP: f32 = 34.0;
/// The height of a row of the ladder, and the smallest gap beside a ladder, in units.
const ROW: f32 = 54.0;
const AIR: f32 = 20.0;
/// The number of letters up to which an addition stands beside its figure.
const BESIDE: usize = 9;

/// A line in the middle of the wall.
pub(super) struct ClockLine {
    pub(super) word: WallText,
    /// The space above it, in points.
    pub(super) above: f32,
    /// True if it has only digits.
    pub(super) tight: bool,
    /// The text for screen readers.
    pub(super) named: String,
}

impl ClockLine {
    fn height(&self) -> f32 {
        self.above + self.word.size * if self.tight { TIGHT } else { LEAD }
    }
}

/// Returns the total height of these lines.
pub(super) fn height(lines: &[ClockLine]) -> f32 {
    lines.iter().map(ClockLine::height).sum()
}

/// One figure of a side, with its layout.
struct Block<'a> {
    stat: &'a Stat,
    caption: Vec<WallText>,
    figure: WallText,
    tail: Option<WallText>,
    below: Vec<WallText>,
    /// The rows of a ladder, in place of the figure.
    rows: Vec<(WallText, WallText)>,
    /// The height of one of them.
    row: f32,
}

/// The figures of a side, with their layout.
struct Side<'a> {
    blocks: Vec<Block<'a>>,
    /// The top of the first one with all of them centred.
    top: f32,
    /// The gap between two of them.
    gap: f32,
}

/// Returns the number of gaps between these.
fn gaps_of(blocks: &[Block<'_>]) -> f32 {
    f32::from(u8::try_from(blocks.len().saturating_sub(1)).unwrap_or(u8::MAX))
}

impl Side<'_> {
    /// Returns the height from the top of the first figure to the end of the last.
    fn height(&self) -> f32 {
        self.blocks.iter().map(Block::height).sum::<f32>() + self.gap * gaps_of(&self.blocks)
    }
}

impl Block<'_> {
    fn height(&self) -> f32 {
        let words: f32 = self.caption.iter().chain(&self.below).map(WallText::height).sum();
        let rows = f32::from(u8::try_from(self.rows.len()).unwrap_or(u8::MAX)) * self.row;
        words + if self.rows.is_empty() { self.figure.height() } else { rows }
    }
}

impl Canvas<'_> {
    pub(super) fn clock(&self, view: &ClockView, body: Rect) {
        let face = &view.face;
        match face.moment {
            EveningPart::Before => return self.waiting(view, body),
            EveningPart::DayOver => return self.day_over(view, body),
            // The winner has a poster of its own.
            EveningPart::Won | EveningPart::Play | EveningPart::Break => {}
        }
        let body = body.with_max_y(self.strip(view, body));
        let sides = !view.left.is_empty() || !view.right.is_empty() || view.page.is_some();
        if self.upright {
            let share = if view.page.is_some() { 0.5 } else { 0.58 };
            let cut = if sides { body.top() + body.height() * share } else { body.bottom() };
            self.centre(face, self.inside(body.with_max_y(cut)));
            self.grid(view, self.inside(body.with_min_y(cut)));
            return;
        }
        let side = if sides { body.width() * SIDE } else { self.units(MARGIN) };
        let middle = body.shrink2(vec2(side + self.units(20.0), 0.0));
        // On felt, the time stands within a printed line, as on a table.
        let printed = self.look.layout.felt && sides;
        if printed {
            self.betting_line(middle.shrink2(vec2(0.0, self.units(6.0))));
        }
        let air = if printed { vec2(36.0, 18.0) * self.unit } else { vec2(0.0, 0.0) };
        self.centre(face, middle.shrink2(air));
        let inside = self.inside(body);
        let wide = body.width() * SIDE - self.units(if printed { MARGIN + 20.0 } else { MARGIN });
        let left = inside.with_max_x(inside.left() + wide);
        let left = self.page_below(view.page.as_deref(), left);
        let air = vec2(0.0, self.units(if printed { 24.0 } else { 0.0 }));
        let right = inside.with_min_x(inside.right() - wide);
        self.sides(view, left.shrink2(air), right.shrink2(air));
    }

    /// Draws the double line that is printed on the felt of a table.
    fn betting_line(&self, place: Rect) {
        let print = mix(self.ink.ground, self.ink.gold, 0.55);
        let round = self.units(120.0).min(place.height() / 3.0);
        for (inset, wide, strong) in [(0.0, 3.0, 1.0), (13.0, 1.5, 0.5)] {
            let line = place.shrink(self.units(inset));
            let pen = Stroke::new(self.units(wide).max(1.0), print.gamma_multiply(strong));
            let round = round - self.units(inset);
            self.painter.rect_stroke(line, round, pen, StrokeKind::Inside);
        }
    }

    fn centre(&self, face: &ClockFace, room: Rect) {
        let bar = self.units(BAR);
        // A wall that is low for its width gets smaller figures, which never overlap.
        let by = |step: u8| 1.0 - 0.06 * f32::from(step);
        let (before, after) = (0..12)
            .map(|step| self.level_lines(face, room.width(), by(step)))
            .find(|(before, after)| height(before) + bar + height(after) <= room.height())
            .unwrap_or_else(|| self.level_lines(face, room.width(), 0.28));
        let all = height(&before) + bar + height(&after);
        let mut y = room.center().y - all / 2.0;
        self.stack(&before, room.center().x, &mut y);
        self.bar(face, Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), bar)));
        y += bar;
        self.stack(&after, room.center().x, &mut y);
    }

    /// Draws lines under each other, from `y` on.
    pub(super) fn stack(&self, lines: &[ClockLine], x: f32, y: &mut f32) {
        for line in lines {
            *y += line.above;
            // The capitals of figures begin below the line's top, and the space above them is
            // skipped.
            let top = if line.tight { *y - 0.15 * line.word.size } else { *y };
            self.put_named(&line.word, x, top, Align::Center, &line.named);
            *y += line.height() - line.above;
        }
    }

    pub(super) fn line(&self, text: &str, set: WordStyle, above: f32, widest: f32) -> ClockLine {
        let word = self.lay_out_text(text, set, widest);
        ClockLine { word, above: self.units(above), tight: false, named: text.to_owned() }
    }

    pub(super) fn figures(&self, text: &str, set: WordStyle, above: f32, widest: f32) -> ClockLine {
        ClockLine { tight: true, ..self.line(text, set.figure(), above, widest) }
    }

    /// Returns the lines over the bar and under it, at this multiple of their usual size.
    fn level_lines(
        &self,
        face: &ClockFace,
        widest: f32,
        by: f32,
    ) -> (Vec<ClockLine>, Vec<ClockLine>) {
        let ink = self.ink;
        let tone = self.tone(face.tone);
        let time = f32::from(self.look.layout.time) / 100.0 * by;
        let pause = face.moment == EveningPart::Break;
        let plain = if pause { ink.accent } else { ink.dim };
        let heading_ink = if face.tone == Tone::Plain { plain } else { tone };
        let heading = if face.tone == Tone::Waits {
            let gaps = [("heading", face.heading.as_str().into())];
            self.language.say("wall-last-minute", &gaps)
        } else {
            face.heading.clone()
        };
        let bold = pause || face.tone != Tone::Plain;
        let size = if pause { 76.0 } else { 60.0 };
        let heading_set = set(size * by.max(0.7), heading_ink);
        let heading_set = if bold { heading_set.bold() } else { heading_set };
        let mut before = vec![self.line(&heading, heading_set, 0.0, widest)];
        let mut after = Vec::with_capacity(5);
        let back = pause && face.ante.is_empty() && face.running;
        if back {
            // In a break, people want to know the time of the restart.
            let back = set(190.0 * by, ink.text).bold();
            before.push(self.line(&face.stakes, back, 0.0, widest));
            before.push(self.figures(&face.left, set(180.0 * time, tone), 22.0, widest));
        } else {
            before.push(self.figures(&face.left, set(330.0 * time, tone), 6.0, widest));
            after.push(self.line(&face.stakes, set(112.0 * by, ink.text).figure(), 0.0, widest));
            if !face.ante.is_empty() {
                let ante = set(62.0 * by.max(0.7), ink.text).bold();
                after.push(self.line(&face.ante, ante, 0.0, widest));
            }
        }
        if let Some((stakes, ante)) = &face.next {
            let word = self.language.word("wall-next");
            let next = format!("{word} {stakes} {ante}");
            let size = if back { 56.0 } else { 46.0 };
            after.push(self.line(next.trim_end(), set(size, ink.dim), 10.0 * by, widest));
        }
        let own = &self.look.texts.pause;
        if pause && !own.is_empty() {
            after.push(self.line(own, set(50.0, ink.gold), 12.0, widest));
        }
        if back && !face.chip_note.is_empty() {
            after.push(self.line(&face.chip_note, set(58.0, ink.accent).bold(), 18.0, widest));
        }
        (before, after)
    }

    fn bar(&self, face: &ClockFace, room: Rect) {
        let height = self.units(14.0);
        let whole = Rect::from_center_size(room.center(), vec2(room.width(), height));
        let round = height / 2.0;
        let ground = mix(self.ink.line, self.ink.dim, 0.15);
        self.painter.rect_filled(whole, round, ground);
        let over = whole.width() * f32::from(face.progress) / 1_000.0;
        let ink = if face.tone == Tone::Plain { self.ink.accent } else { self.tone(face.tone) };
        if over >= 1.0 {
            let done = whole.with_max_x(whole.left() + over.max(height));
            self.painter.rect_filled(done, round, ink);
        }
        self.name(whole, &self.language.word("wall-progress"));
    }

    fn block<'a>(&self, stat: &'a Stat, view: &ClockView, widest: f32) -> Block<'a> {
        let by = f32::from(self.look.layout.figures) / 100.0;
        let ink = self.ink;
        if let Some(ladder) = view.ladder.as_ref().filter(|ladder| ladder.of == *stat) {
            return self.ladder_block(stat, ladder, by, widest);
        }
        let caption = self.caption(&stat.caption, set(LEAST, ink.dim).times(by), widest);
        let is_money = view.pool.as_ref() == Some(stat);
        let figure = set(66.0, if is_money { ink.gold } else { ink.text }).figure().times(by);
        let tail = set(LEAST, ink.dim).times(by);
        let short = !stat.tail.is_empty() && stat.tail.chars().count() <= BESIDE;
        let word = self.lay_out_text(&stat.figure, figure, widest);
        let beside = short.then(|| self.lay_out_text(&stat.tail, tail, f32::INFINITY));
        let gap = self.units(14.0);
        let beside = beside.filter(|tail| word.width() + gap + tail.width() <= widest);
        let below = if beside.is_some() || stat.tail.is_empty() {
            Vec::new()
        } else {
            self.tail(&stat.tail, tail, widest)
        };
        Block { stat, caption, figure: word, tail: beside, below, rows: Vec::new(), row: 0.0 }
    }

    /// Lays out a ladder of prizes in place of a figure.
    fn ladder_block<'a>(&self, stat: &'a Stat, of: &Ladder, by: f32, widest: f32) -> Block<'a> {
        let ink = self.ink;
        let caption = self.caption(&of.caption, set(LEAST, ink.dim).times(by), widest);
        let row = |(place, prize): &(String, String)| {
            let prize =
                self.lay_out_text(prize, set(48.0, ink.text).figure().times(by), widest * 0.7);
            let room = widest - prize.width() - self.units(18.0);
            (self.lay_out_text(place, set(LEAST, ink.dim).times(by), room), prize)
        };
        let rows: Vec<(WallText, WallText)> = of.rows.iter().map(row).collect();
        let figure = self.lay_out_text(&stat.figure, set(66.0, ink.text).figure(), widest);
        let row = self.units(ROW * by);
        Block { stat, caption, figure, tail: None, below: Vec::new(), rows, row }
    }

    /// Lays out the addition to a figure: in two lines, preferably split at the dot.
    fn tail(&self, text: &str, set: WordStyle, widest: f32) -> Vec<WallText> {
        let whole = self.lay_out_text(text, set, f32::INFINITY);
        match text.split_once(" · ") {
            Some((one, two)) if whole.width() > widest => {
                vec![self.lay_out_text(one, set, widest), self.lay_out_text(two, set, widest)]
            }
            _ => self.lines(text, set, widest, 2),
        }
    }

    /// Draws the figures at both sides, which begin at one height.
    fn sides(&self, view: &ClockView, left: Rect, right: Rect) {
        let (one, other) = (self.side(&view.left, view, left), self.side(&view.right, view, right));
        let top = |side: &Side<'_>| if side.blocks.is_empty() { f32::INFINITY } else { side.top };
        let top = top(&one).min(top(&other));
        let whole = one.height().max(other.height());
        for (side, room, right) in [(&one, left, false), (&other, right, true)] {
            // Beside a ladder, few figures stand further apart, down to its end.
            let gaps = gaps_of(&side.blocks);
            let ink: f32 = side.blocks.iter().map(Block::height).sum();
            let spread = (whole.min(room.height()) - ink) / gaps.max(1.0);
            let gap = if gaps > 0.0 && whole > side.height() + 1.0 && view.ladder.is_some() {
                spread.clamp(side.gap, self.units(GAP * 3.0).max(side.gap))
            } else {
                side.gap
            };
            let mut y = top.max(room.top());
            for block in &side.blocks {
                self.put_block(block, room, y, right);
                y += block.height() + gap;
            }
        }
    }

    /// Lays out the figures at one side, each under its caption. Figures that do not fit are left
    /// out, the last ones first.
    fn side<'a>(&self, stats: &'a [Stat], view: &ClockView, room: Rect) -> Side<'a> {
        let wide = room.width();
        let mut blocks: Vec<Block<'_>> =
            stats.iter().map(|stat| self.block(stat, view, wide)).collect();
        let ink = |blocks: &[Block<'_>]| -> f32 { blocks.iter().map(Block::height).sum() };
        let airy = |blocks: &[Block<'_>]| ink(blocks) + gaps_of(blocks) * self.units(AIR);
        // Of a ladder, the places before the last one are left out first; a ladder of two is a
        // figure like the others.
        while airy(&blocks) > room.height() {
            let ladder = blocks.iter_mut().find(|block| !block.rows.is_empty());
            let Some(block) = ladder else { break };
            if block.rows.len() > 3 {
                block.rows.remove(block.rows.len() - 2);
            } else {
                *block = self.block(block.stat, &ClockView::default(), wide);
            }
        }
        while blocks.len() > 1 && ink(&blocks) > room.height() {
            blocks.pop();
        }
        let gaps = gaps_of(&blocks);
        let gap = ((room.height() - ink(&blocks)) / gaps.max(1.0)).clamp(0.0, self.units(GAP));
        let top = room.center().y - f32::midpoint(ink(&blocks), gap * gaps);
        Side { blocks, top, gap }
    }

    /// Draws the figures under the clock, in two columns, on an upright wall.
    fn grid(&self, view: &ClockView, room: Rect) {
        let half = (room.width() - self.units(MARGIN)) / 2.0;
        let left = self.page_below(view.page.as_deref(), room.with_max_x(room.left() + half));
        self.sides(view, left, room.with_min_x(room.right() - half));
    }

    fn put_block(&self, block: &Block<'_>, room: Rect, top: f32, right: bool) {
        let (x, side) = if right { (room.right(), Align::Max) } else { (room.left(), Align::Min) };
        let mut y = top;
        for line in &block.caption {
            self.put(line, x, y, side);
            y += line.height();
        }
        let stat = block.stat;
        if !block.rows.is_empty() {
            self.put_ladder(block, room, (top, y));
            return;
        }
        let line = y + 0.94 * block.figure.size;
        let gap = self.units(14.0);
        match (&block.tail, right) {
            (None, _) => self.at_baseline(&block.figure, x, line, side),
            (Some(tail), false) => {
                let figure = self.at_baseline(&block.figure, x, line, side);
                self.at_baseline(tail, figure.right() + gap, line, side)
            }
            (Some(tail), true) => {
                let tail = self.at_baseline(tail, x, line, side);
                self.at_baseline(&block.figure, tail.left() - gap, line, side)
            }
        };
        y += block.figure.height();
        for tail in &block.below {
            self.put(tail, x, y, side);
            y += tail.height();
        }
        let place = Rect::from_min_max(pos2(room.left(), top), pos2(room.right(), y));
        self.name(place, [stat.caption.as_str(), &stat.figure, &stat.tail].join(" ").trim_end());
    }

    /// Draws the rows of a ladder from `y` on: the place at the left, the prize at the right.
    fn put_ladder(&self, block: &Block<'_>, room: Rect, (top, y): (f32, f32)) {
        let pen = Stroke::new(self.units(1.5).max(1.0), self.ink.line);
        let mut row = Rect::from_x_y_ranges(room.x_range(), y..=y + block.row);
        for (place, prize) in &block.rows {
            self.painter.hline(row.x_range(), row.top(), pen);
            self.put_mid(place, row.left(), row.center().y, Align::Min);
            self.put_mid(prize, row.right(), row.center().y, Align::Max);
            row = row.translate(vec2(0.0, block.row));
        }
        let stat = block.stat;
        let place = Rect::from_min_max(pos2(room.left(), top), pos2(room.right(), row.top()));
        self.name(place, [stat.caption.as_str(), &stat.figure, &stat.tail].join(" ").trim_end());
    }
}

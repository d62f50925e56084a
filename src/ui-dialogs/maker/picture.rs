//! The average stack over the evening as a band, with marks for the events of the evening.

use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, mix},
};
use bottone_view_structures::maker::{AveragePoint, Picture, TimeMark};
use egui::{Align2, Color32, Mesh, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

/// The space for the figures at the left, the times below, and the legend and words above, in
/// points.
const LEFT: f32 = 36.0;
const BELOW: f32 = 20.0;
const ABOVE: f32 = 44.0;

/// The lines of the scale, in big blinds.
const LINES: [f32; 9] = [2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0];

/// The mapping from minutes and big blinds to the picture.
struct PictureAxes {
    place: Rect,
    minutes: f64,
    least: f32,
    most: f32,
}

#[expect(clippy::cast_possible_truncation, reason = "a picture")]
impl PictureAxes {
    fn of(place: Rect, picture: &Picture) -> Self {
        let all = || picture.moments.iter().flat_map(|moment| moment.average);
        let least = all().fold(f64::MAX, f64::min) as f32;
        let most = all().fold(1.0, f64::max) as f32;
        let asked = picture.wished_end.as_ref().map_or(0.0, |mark| mark.minute);
        let minutes = f64::from(picture.end.high).max(asked) + 15.0;
        Self { place, minutes, least: (least * 0.8).clamp(1.0, 50.0), most: most * 1.15 }
    }

    fn x(&self, minute: f64) -> f32 {
        self.place.left() + (minute / self.minutes) as f32 * self.place.width()
    }

    fn y(&self, big_blinds: f32) -> f32 {
        let share = (big_blinds.max(self.least) / self.least).ln() / (self.most / self.least).ln();
        self.place.bottom() - share * self.place.height()
    }

    fn spot(&self, moment: &AveragePoint, which: usize) -> Pos2 {
        pos2(self.x(moment.minute), self.y(moment.average[which] as f32))
    }
}

pub(super) fn show(ui: &mut Ui, picture: &Picture) {
    let (whole, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let name = format!("{} · {}", ui.word("maker-average"), picture.ends);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, name.as_str()));
    let place = Rect::from_min_max(whole.min + vec2(LEFT, ABOVE), whole.max - vec2(4.0, BELOW));
    if place.height() < 20.0 || picture.moments.is_empty() {
        return;
    }
    let theme = Theme::of(ui);
    let frame = PictureAxes::of(place, picture);
    let [outer, inner] = [0.16, 0.34].map(|share| mix(theme.card, theme.accent, share));
    legend(ui, whole, picture, [outer, inner]);
    let column = |from: f64, to: f64, ink: Color32| {
        let x = frame.x(from)..=frame.x(to).min(place.right());
        ui.painter().rect_filled(Rect::from_x_y_ranges(x, place.y_range()), 0.0, ink);
    };
    let end = picture.end;
    column(end.low.into(), end.high.into(), mix(theme.card, theme.accent, 0.12));
    column(end.early.into(), end.late.into(), mix(theme.card, theme.accent, 0.28));
    for (from, to) in &picture.breaks {
        column(*from, *to, theme.raised_hover);
    }
    scale(ui, &frame, picture);
    let painter = ui.painter();
    painter.add(band(&frame, picture, [0, 4], outer));
    painter.add(band(&frame, picture, [1, 3], inner));
    let middle: Vec<Pos2> = picture.moments.iter().map(|moment| frame.spot(moment, 2)).collect();
    painter.add(Shape::line(middle, Stroke::new(2.0, theme.accent)));
    marks(ui, &frame, picture);
}

/// Returns the band between two of the lines, in one piece.
fn band(frame: &PictureAxes, picture: &Picture, [below, above]: [usize; 2], ink: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for (at, moment) in (0_u32..).zip(&picture.moments) {
        mesh.colored_vertex(frame.spot(moment, below), ink);
        mesh.colored_vertex(frame.spot(moment, above), ink);
        if let Some(before) = at.checked_sub(1) {
            let (before, here) = (2 * before, 2 * at);
            mesh.add_triangle(before, before + 1, here);
            mesh.add_triangle(before + 1, here, here + 1);
        }
    }
    mesh
}

/// Draws the legend of the line and the bands.
fn legend(ui: &Ui, whole: Rect, picture: &Picture, [outer, inner]: [Color32; 2]) {
    let theme = Theme::of(ui);
    let painter = ui.painter();
    let y = whole.top() + 8.0;
    let (name, left) = (ui.word("maker-average"), pos2(whole.left(), y));
    let name = painter.text(left, Align2::LEFT_CENTER, name, Text::Strong.font(), theme.text);
    let at = name.right() + 12.0;
    painter.hline(at..=at + 16.0, y, Stroke::new(2.0, theme.accent));
    let mut x = at + 22.0;
    let dim = theme.dim;
    let middle = ui.word("maker-middle");
    x = painter.text(pos2(x, y), Align2::LEFT_CENTER, middle, Text::Caption.font(), dim).right();
    let half = ui.say("maker-half", &[("times", times_of(picture).into())]);
    for (words, ink) in [(half, inner), (picture.eight_in_ten.clone(), outer)] {
        let swatch = Rect::from_center_size(pos2(x + 20.0, y), vec2(16.0, 9.0));
        painter.rect_filled(swatch, 2.0, ink);
        let at = pos2(swatch.right() + 6.0, y);
        x = painter.text(at, Align2::LEFT_CENTER, words, Text::Caption.font(), dim).right();
    }
}

fn times_of(picture: &Picture) -> String {
    let Some(start) = picture.start else { return String::new() };
    bottone_view_structures::maker::ends(start, (picture.end.early, picture.end.late))
}

/// Draws the scales: big blinds at the left, hours below.
fn scale(ui: &Ui, frame: &PictureAxes, picture: &Picture) {
    let theme = Theme::of(ui);
    let painter = ui.painter();
    let thin = Stroke::new(1.0, mix(theme.card, theme.line, 0.7));
    for line in LINES.into_iter().filter(|line| (frame.least..=frame.most).contains(line)) {
        let y = frame.y(line);
        painter.hline(frame.place.x_range(), y, thin);
        let at = pos2(frame.place.left() - 6.0, y);
        painter.text(at, Align2::RIGHT_CENTER, line.to_string(), Text::Caption.font(), theme.dim);
    }
    painter.hline(frame.place.x_range(), frame.place.bottom(), Stroke::new(1.0, theme.line));
    let Some(start) = picture.start else { return };
    // From the first full hour on.
    let mut minute = (60 - start.minutes_of_hour()) % 60;
    while f64::from(minute) < frame.minutes {
        let at = pos2(frame.x(minute.into()), frame.place.bottom() + 4.0);
        let words = start.later(minute).to_string();
        painter.text(at, Align2::CENTER_TOP, words, Text::Caption.font(), theme.dim);
        minute += 60;
    }
}

/// Draws the marks: dashed lines with their words, and the wished end.
fn marks(ui: &Ui, frame: &PictureAxes, picture: &Picture) {
    let theme = Theme::of(ui);
    let painter = ui.painter();
    let dashed = |mark: &TimeMark, ink: Color32, row: f32| {
        let x = frame.x(mark.minute);
        let line = [pos2(x, frame.place.top()), pos2(x, frame.place.bottom())];
        painter.extend(Shape::dashed_line(&line, Stroke::new(1.0, ink), 4.0, 3.0));
        let at = pos2(x + 4.0, frame.place.top() + row * 14.0);
        painter.text(at, Align2::LEFT_TOP, &mark.words, Text::Caption.font(), ink);
    };
    if let Some(closes) = &picture.closes {
        dashed(closes, theme.blue, 0.0);
    }
    for (mark, row) in picture.stages.iter().zip([0.0, 1.0]) {
        dashed(mark, theme.gold, row);
    }
    let above = frame.place.top() - 4.0;
    if let Some(asked) = &picture.wished_end {
        let x = frame.x(asked.minute);
        painter.vline(
            x,
            frame.place.top() - 4.0..=frame.place.bottom(),
            Stroke::new(1.5, theme.text),
        );
        let at = pos2(x - 4.0, above);
        painter.text(at, Align2::RIGHT_BOTTOM, &asked.words, Text::Caption.font(), theme.text);
        let at = pos2(x + 6.0, above);
        painter.text(at, Align2::LEFT_BOTTOM, &picture.ends, Text::Caption.font(), theme.accent);
    }
}

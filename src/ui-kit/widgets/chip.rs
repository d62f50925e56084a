//! A chip, seen from above.

use egui::{Color32, Painter, Pos2, Response, Sense, Shape, Stroke, Ui, Vec2, Widget, WidgetInfo};

use crate::theme::Theme;

const SPOTS: u8 = 6;
/// The inner end of the edge spots, in radii.
const FACE: f32 = 0.68;

/// A chip in the house's colours.
#[must_use = "add it to a ui"]
pub struct ChipDisc<'a> {
    name: &'a str,
    face: [u8; 3],
    spots: [u8; 3],
    radius: f32,
}

impl<'a> ChipDisc<'a> {
    /// Creates the chip `name`, such as "1,000", with a face and edge spots in these colours (red,
    /// green, blue).
    pub const fn new(name: &'a str, face: [u8; 3], spots: [u8; 3]) -> Self {
        Self { name, face, spots, radius: 20.0 }
    }

    /// Sets its radius in points.
    pub const fn radius(mut self, points: f32) -> Self {
        self.radius = points;
        self
    }

    /// Draws it without taking any space, with its middle at `centre`.
    pub fn paint(&self, painter: &Painter, centre: Pos2, theme: &Theme) {
        let [r, g, b] = self.face;
        let face = Color32::from_rgb(r, g, b);
        let [r, g, b] = self.spots;
        let spots = Color32::from_rgb(r, g, b);
        let radius = self.radius;
        // The rim sets a white chip off white paper, and a black one off the dark.
        let rim = Stroke::new(1.0, theme.line_hover);
        painter.circle(centre, radius - 0.5, spots, rim);
        let turn = std::f32::consts::TAU / f32::from(SPOTS);
        for spot in 0..SPOTS {
            let middle = turn * f32::from(spot) + turn / 2.0;
            let at = |share: f32, distance: f32| {
                centre + Vec2::angled(middle + turn * share) * radius * distance
            };
            let outside = [-0.25, -0.12, 0.0, 0.12, 0.25].map(|share| at(share, 0.97));
            let mut edge = outside.to_vec();
            edge.extend([at(0.25, FACE), at(-0.25, FACE)]);
            painter.add(Shape::convex_polygon(edge, face, Stroke::NONE));
        }
        painter.circle_filled(centre, radius * FACE, face);
    }
}

impl Widget for ChipDisc<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (place, response) =
            ui.allocate_exact_size(Vec2::splat(self.radius * 2.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, self.name));
        if ui.is_rect_visible(place) {
            self.paint(ui.painter(), place.center(), Theme::of(ui));
        }
        response
    }
}

/// Returns the colour of edge spots that stand out from the face: white on a dark chip, dark on a
/// light one.
pub const fn spots([red, green, blue]: [u8; 3]) -> [u8; 3] {
    let light = 2 * red as u16 + 5 * green as u16 + blue as u16;
    if light > 8 * 150 { [red / 2, green / 2, blue / 2] } else { [236, 232, 224] }
}

//! A picture of squares that a phone reads (QR code, ISO/IEC 18004).

use egui::{
    Color32, CornerRadius, Rect, Response, Role, Sense, Ui, Vec2, Widget, WidgetInfo,
    emath::GuiRounding as _,
};
use qrcode::{Color, EcLevel, QrCode};

/// The white margin that a phone needs around it, in squares.
const QUIET: f32 = 4.0;

/// The picture, black on white in every theme: phones read nothing else as well.
#[must_use = "add it to a ui"]
pub struct QrPicture<'a> {
    content: &'a str,
    name: &'a str,
    size: f32,
}

impl<'a> QrPicture<'a> {
    /// Creates the code of `content`, with `name` for screen readers.
    pub const fn new(content: &'a str, name: &'a str) -> Self {
        Self { content, name, size: 240.0 }
    }

    /// Sets its width and height, in points.
    pub const fn size(mut self, points: f32) -> Self {
        self.size = points;
        self
    }
}

impl Widget for QrPicture<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (place, response) = ui.allocate_exact_size(Vec2::splat(self.size), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, self.name));
        // Content too long for any code (some 2,300 letters) is left out.
        let Ok(code) = QrCode::with_error_correction_level(self.content, EcLevel::M) else {
            return response;
        };
        let painter = ui.painter();
        painter.rect_filled(place, CornerRadius::same(8), Color32::WHITE);
        let squares = code.width();
        #[expect(clippy::cast_precision_loss, reason = "at most 177 squares")]
        let across = squares as f32 + 2.0 * QUIET;
        // Whole pixels: hairlines between squares are read as edges.
        let pixels = ui.pixels_per_point();
        let step = ((self.size * pixels / across).floor() / pixels).max(1.0 / pixels);
        let corner = place.center() - Vec2::splat(step * (across / 2.0 - QUIET));
        let corner = corner.round_to_pixels(pixels);
        for (nth, color) in code.to_colors().iter().enumerate() {
            if *color == Color::Dark {
                #[expect(clippy::cast_precision_loss, reason = "at most 177 squares")]
                let at = Vec2::new((nth % squares) as f32, (nth / squares) as f32);
                let square = Rect::from_min_size(corner + at * step, Vec2::splat(step));
                painter.rect_filled(square, CornerRadius::ZERO, Color32::BLACK);
            }
        }
        response
    }
}

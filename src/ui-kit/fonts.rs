//! The fonts of the windows.
//!
//! Noto Sans is for words and digits, and `DejaVu Sans` for suits, arrows and other missing glyphs.
//! Then come egui's own fonts (emoji), and the system's fonts for other scripts, which eframe adds
//! by itself.

use std::sync::{Arc, LazyLock};

use egui::{
    Context, FontData, FontDefinitions, FontFamily, Id, Plugin, RawInput, ViewportId, ViewportIdMap,
};

const NOTO: &str = "Noto Sans";
const NOTO_BOLD: &str = "Noto Sans Bold";
const DEJAVU: &str = "DejaVu Sans";
const DEJAVU_BOLD: &str = "DejaVu Sans Bold";

// The name of a family is shared text. It is made once, so that asking for the bold family
// allocates nothing.
static BOLD: LazyLock<Arc<str>> = LazyLock::new(|| Arc::from("bold"));

/// Returns the font family of digits and headings.
pub fn bold() -> FontFamily {
    FontFamily::Name(Arc::clone(&BOLD))
}

/// The greatest width of the glyph texture, in pixels. The texture is as wide as the display allows
/// and doubles its height when it is full. Most machines allow 16,384, so the large digits of a
/// clock would fill tens of megabytes, here and in the renderer. No other texture of ours is larger
/// than this either (`print::preview`, `bottone_ui_walls`).
const WIDEST: usize = 4_096;
/// Its width while no window is wider than this, in pixels: the digits of the clock are the largest
/// glyphs and fit.
const WIDE: usize = 2_048;
/// The size up to which the glyph texture is kept when another screen is shown, in pixels. It never
/// shrinks by itself, and each screen has its own font sizes.
const LARGE: usize = 1 << 19;

/// The plugin that keeps the glyph texture small, in every window.
#[derive(Default)]
struct GlyphTextureLimit {
    /// The greatest width that the display allows; the display states it once.
    side: Option<usize>,
    /// The larger side of each window in its last frame, in pixels.
    across: ViewportIdMap<f32>,
    /// True if one of them is larger than [`WIDE`].
    widest: bool,
    /// The last shown screen.
    screen: Option<Id>,
    /// True if another screen is shown from the next frame on.
    turned: bool,
    /// The amount by which the texture is narrower than allowed, 0 or 1. A change of width starts
    /// it again with only the glyphs in use.
    less: usize,
}

impl Plugin for GlyphTextureLimit {
    fn debug_name(&self) -> &'static str {
        "narrow"
    }

    #[expect(clippy::cast_precision_loss, reason = "a width of a picture")]
    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.side = input.max_texture_side.or(self.side);
        // In the middle of the main window's frame its glyphs are in use.
        let scale = input.viewport().native_pixels_per_point.unwrap_or(1.0) * ctx.zoom_factor();
        let across = input.screen_rect.map_or(0.0, |screen| screen.size().max_elem() * scale);
        self.across.insert(input.viewport_id, across);
        if input.viewport_id == ViewportId::ROOT {
            self.across.retain(|window, _| input.viewports.contains_key(window));
            self.widest = self.across.values().any(|across| *across > WIDE as f32);
            if std::mem::take(&mut self.turned) {
                let [wide, high] = ctx.fonts_mut(|fonts| fonts.font_image_size());
                if wide * high > LARGE {
                    self.less = 1 - self.less;
                }
            }
        }
        let most = if self.widest { WIDEST } else { WIDE };
        input.max_texture_side = self.side.map(|side| side.min(most) - self.less);
    }
}

/// Sets the screen that the next frame shows.
pub fn set_screen(ctx: &Context, screen: Id) {
    ctx.with_plugin(|narrow: &mut GlyphTextureLimit| {
        narrow.turned |= narrow.screen.replace(screen).is_some_and(|before| before != screen);
    });
}

/// Installs the fonts in `ctx`.
pub fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
    ctx.add_plugin(GlyphTextureLimit::default());
}

fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [
        (NOTO, notosans::REGULAR_TTF),
        (NOTO_BOLD, notosans::BOLD_TTF),
        (DEJAVU, dejavu::sans::regular()),
        (DEJAVU_BOLD, dejavu::sans::bold()),
    ] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let mut family = |family: FontFamily, faces: &[&str]| {
        fonts.families.insert(family, faces.iter().map(ToString::to_string).collect());
    };
    family(FontFamily::Proportional, &[NOTO, DEJAVU]);
    family(bold(), &[NOTO_BOLD, DEJAVU_BOLD, DEJAVU]);
    family(FontFamily::Monospace, &[NOTO, DEJAVU]);
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::FontId;

    fn with_fonts(check: impl Fn(&mut egui::epaint::text::FontsView<'_>, FontId)) {
        let ctx = Context::default();
        install(&ctx);
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for family in [FontFamily::Proportional, bold()] {
                for size in [11.0, 13.0, 14.0, 24.0, 240.0] {
                    ui.fonts_mut(|fonts| check(fonts, FontId::new(size, family.clone())));
                }
            }
        });
        output.textures_delta.clear();
    }

    #[test]
    fn the_picture_of_all_letters_is_no_wider_than_it_must_be() {
        for (side, wide) in [(16_384, WIDE), (1_024, 1_024)] {
            let ctx = Context::default();
            install(&ctx);
            let input = egui::RawInput { max_texture_side: Some(side), ..Default::default() };
            // An input without a texture limit must not change it.
            for input in [input, egui::RawInput::default()] {
                let mut output = ctx.run_ui(input, |ui| {
                    assert_eq!(ui.fonts_mut(|fonts| fonts.font_image_size())[0], wide, "{side}");
                });
                output.textures_delta.clear();
            }
        }
    }

    #[test]
    fn it_is_wider_while_a_window_has_more_points_across() {
        let ctx = Context::default();
        install(&ctx);
        for (across, wide) in [(1_920.0, WIDE), (3_840.0, WIDEST), (1_920.0, WIDE)] {
            let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(across, 1_080.0));
            let mut input = egui::RawInput { screen_rect: Some(screen), ..Default::default() };
            input.max_texture_side = Some(16_384);
            let mut output = ctx.run_ui(input, |ui| {
                assert_eq!(ui.fonts_mut(|fonts| fonts.font_image_size())[0], wide, "{across}");
            });
            output.textures_delta.clear();
        }
    }

    #[test]
    fn another_screen_begins_the_picture_of_all_letters_again_where_it_is_large() {
        let ctx = Context::default();
        install(&ctx);
        let mut side = Some(16_384);
        let mut frame = |screen, size: f32| {
            // The display states its limit once.
            let input = egui::RawInput { max_texture_side: side.take(), ..Default::default() };
            let mut output = ctx.run_ui(input, |ui| {
                let letters = ('a'..='z').chain('A'..='Z').collect::<String>();
                ui.label(egui::RichText::new(letters).font(FontId::new(size, bold())));
                set_screen(ui.ctx(), screen);
            });
            output.textures_delta.clear();
            ctx.fonts_mut(|fonts| fonts.font_image_size())[1]
        };
        let small = frame(Id::unique("floor"), 14.0);
        assert!(small * WIDE <= LARGE, "{small}");
        // A small texture stays.
        frame(Id::unique("players"), 15.0);
        assert_eq!(frame(Id::unique("players"), 15.0), small);
        let large = frame(Id::unique("clock"), 300.0);
        assert!(large * WIDE > LARGE, "{large}");
        assert_eq!(frame(Id::unique("clock"), 300.0), large, "the letters that are wanted");
        assert_eq!(frame(Id::unique("clock"), 14.0), large, "on the same screen it stays");
        assert_eq!(
            frame(Id::unique("floor"), 14.0),
            large,
            "it is not begun again in the midst of a frame"
        );
        assert_eq!(frame(Id::unique("floor"), 14.0), small);
    }

    /// Checks that Noto Sans has digits of equal width by default, so that no font feature is
    /// needed.
    #[test]
    fn digits_are_equally_wide() {
        with_fonts(|fonts, font| {
            let zero = fonts.layout_no_wrap("0000".into(), font.clone(), egui::Color32::WHITE);
            for digit in '1'..='9' {
                let four: String = std::iter::repeat_n(digit, 4).collect();
                let galley = fonts.layout_no_wrap(four, font.clone(), egui::Color32::WHITE);
                assert!(
                    (galley.size().x - zero.size().x).abs() < f32::EPSILON,
                    "{font:?}: {digit} is {} wide, 0 is {}",
                    galley.size().x,
                    zero.size().x,
                );
            }
        });
    }

    #[test]
    fn every_sign_of_the_field_has_a_face() {
        with_fonts(|fonts, font| {
            for sign in "♠♥♦♣→←↑↓×½…–—·€£$¥ÀèìòùçñőřşłžĐ✓▾▶".chars()
            {
                assert!(fonts.has_glyph(&font, sign), "{font:?} has no {sign}");
            }
        });
    }
}

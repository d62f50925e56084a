//! The faces that the windows are set in.
//!
//! Noto Sans for words and figures, `DejaVu Sans` for suits, arrows and what Noto lacks, then egui's
//! own faces (emoji), then the system's for other scripts, which eframe adds by itself.

use std::sync::{Arc, LazyLock};

use egui::{Context, FontData, FontDefinitions, FontFamily, Plugin, RawInput};

const NOTO: &str = "Noto Sans";
const NOTO_BOLD: &str = "Noto Sans Bold";
const DEJAVU: &str = "DejaVu Sans";
const DEJAVU_BOLD: &str = "DejaVu Sans Bold";

// A family's name is shared text; made once, so that asking for the bold family allocates nothing.
static BOLD: LazyLock<Arc<str>> = LazyLock::new(|| Arc::from("bold"));

/// The family of figures and headings.
pub fn bold() -> FontFamily {
    FontFamily::Name(Arc::clone(&BOLD))
}

/// The picture of all letters is as wide as a texture may be and doubles its height when it is full: 16,384 points on
/// most machines, so that the large figures of a clock make tens of megabytes of it, here and where it is drawn. No other
/// picture of ours is larger than this either (`print::preview`, `projector::picture`).
const WIDEST: usize = 8_192;

/// Keeps the picture of all letters small, in every window.
struct Narrow;

impl Plugin for Narrow {
    fn debug_name(&self) -> &'static str {
        "narrow"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.max_texture_side = input.max_texture_side.map(|side| side.min(WIDEST));
    }
}

/// Gives the faces to `ctx`.
pub fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
    ctx.add_plugin(Narrow);
}

fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for (name, bytes) in [
        (NOTO, notosans::REGULAR_TTF),
        (NOTO_BOLD, notosans::BOLD_TTF),
        (DEJAVU, dejavu::sans::regular()),
        (DEJAVU_BOLD, dejavu::sans::bold()),
    ] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let eguis = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let behind = |first: &[&str]| -> Vec<String> {
        first.iter().map(ToString::to_string).chain(eguis.iter().cloned()).collect()
    };
    fonts.families.insert(FontFamily::Proportional, behind(&[NOTO, DEJAVU]));
    fonts.families.insert(bold(), behind(&[NOTO_BOLD, DEJAVU_BOLD, DEJAVU]));
    fonts.families.entry(FontFamily::Monospace).or_default().push(DEJAVU.to_owned());
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
        for (side, wide) in [(16_384, WIDEST), (2_048, 2_048)] {
            let ctx = Context::default();
            install(&ctx);
            let input = egui::RawInput { max_texture_side: Some(side), ..Default::default() };
            // What says nothing of it leaves it as it is.
            for input in [input, egui::RawInput::default()] {
                let mut output = ctx.run_ui(input, |ui| {
                    assert_eq!(ui.fonts_mut(|fonts| fonts.font_image_size())[0], wide, "{side}");
                });
                output.textures_delta.clear();
            }
        }
    }

    /// Noto Sans has equal-width digits by itself: no font feature needs to be asked for.
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

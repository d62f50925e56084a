//! The look: every colour, size and font of the windows by name.

use std::sync::Arc;

use bottone_view::Tone;
use egui::style::{ScrollStyle, Selection, WidgetVisuals, Widgets};
use egui::{
    Color32, Context, CornerRadius, CursorIcon, FontFamily, FontId, Margin, RichText, Shadow,
    Stroke, Style, TextStyle, Ui, Visuals, vec2,
};

use super::fonts;

/// Every colour of the windows; no other file of this room names one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// True for light on dark, false for dark on light.
    pub dark: bool,
    /// The background of the window.
    pub window: Color32,
    /// The background of panels and cards.
    pub card: Color32,
    /// The background of raised parts of a card: buttons, tasks, fields.
    pub raised: Color32,
    /// The same under the pointer.
    pub raised_hover: Color32,
    /// Thin lines and borders.
    pub line: Color32,
    /// The borders of pressable items, under the pointer.
    pub line_hover: Color32,
    /// Primary text.
    pub text: Color32,
    /// Secondary text.
    pub dim: Color32,
    /// The accent: ongoing things and primary buttons.
    pub accent: Color32,
    /// The accent under the pointer.
    pub accent_hover: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// Money, bets and warnings.
    pub gold: Color32,
    /// Urgent items that need an act now.
    pub red: Color32,
    /// Text on red.
    pub on_red: Color32,
    /// Planned items.
    pub blue: Color32,
    /// The cloth of a table.
    pub felt: Color32,
    /// The rail around the felt.
    pub felt_line: Color32,
    /// Primary text on felt.
    pub felt_text: Color32,
    /// Secondary text on felt.
    pub felt_dim: Color32,
    /// The background of a chosen row.
    pub chosen: Color32,
    /// The dealer button.
    pub disc: Color32,
    /// The rim of the dealer button.
    pub disc_rim: Color32,
    /// The letter on the dealer button.
    pub on_disc: Color32,
    /// A taken seat.
    pub seat: Color32,
    /// The number on a taken seat.
    pub on_seat: Color32,
    pub open_seat: Color32,
    /// The number on an open seat, and the dashes around it.
    pub on_open_seat: Color32,
    /// The face of a card.
    pub paper: Color32,
    /// The back of a card.
    pub back: Color32,
    /// Clubs, diamonds, hearts and spades on the face of a card.
    pub suits: [Color32; 4],
    /// The background of the projector's window.
    pub projector: Color32,
    /// The background of the strip at its foot.
    pub strip: Color32,
    /// The shadow of floating parts.
    pub shadow: Color32,
}

/// The four suit colours, which stay distinct in a dim room.
const SUITS: [Color32; 4] = [rgb(0x0b_6b3a), rgb(0x1b_55b0), rgb(0xb8_1f1f), rgb(0x16_1b21)];

const fn rgb(hex: u32) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

impl Theme {
    /// Light on dark, for a dim room.
    pub const DARK: Self = Self {
        dark: true,
        window: rgb(0x0f_1317),
        card: rgb(0x16_1b21),
        raised: rgb(0x1e_252d),
        raised_hover: rgb(0x27_303a),
        line: rgb(0x2a_333d),
        line_hover: rgb(0x46_5360),
        text: rgb(0xe9_edf1),
        dim: rgb(0x93_a0ad),
        accent: rgb(0x2e_9e78),
        accent_hover: rgb(0x38_b389),
        on_accent: rgb(0x06_1912),
        gold: rgb(0xe3_b341),
        red: rgb(0xea_6a57),
        on_red: rgb(0x1d_0704),
        blue: rgb(0x58_9ee6),
        felt: rgb(0x12_372c),
        felt_line: rgb(0x1d_5545),
        felt_text: rgb(0xe9_edf1),
        felt_dim: rgb(0xa3_b8b0),
        chosen: rgb(0x12_372c),
        disc: rgb(0xf4_f1e8),
        disc_rim: rgb(0xc9_c2ae),
        on_disc: rgb(0x16_1b21),
        seat: rgb(0x3a_4653),
        on_seat: rgb(0xe9_edf1),
        open_seat: rgb(0x11_1519),
        on_open_seat: rgb(0x7d_8995),
        paper: rgb(0xf4_f1e8),
        back: rgb(0x2d_4a68),
        suits: SUITS,
        projector: rgb(0x0b_0f12),
        strip: rgb(0x12_171c),
        shadow: Color32::from_black_alpha(110),
    };

    /// Dark on light, for daylight.
    pub const LIGHT: Self = Self {
        dark: false,
        window: rgb(0xed_f0f3),
        card: rgb(0xfc_fdfd),
        raised: rgb(0xf1_f4f6),
        raised_hover: rgb(0xe4_e9ed),
        line: rgb(0xd0_d7de),
        line_hover: rgb(0x9a_a6b2),
        text: rgb(0x15_1b21),
        dim: rgb(0x52_5e6a),
        accent: rgb(0x14_7557),
        accent_hover: rgb(0x0f_6249),
        on_accent: rgb(0xff_ffff),
        gold: rgb(0x86_5800),
        red: rgb(0xb8_3220),
        on_red: rgb(0xff_ffff),
        blue: rgb(0x1b_62ad),
        felt: rgb(0x1f_6a52),
        felt_line: rgb(0x17_5541),
        felt_text: rgb(0xff_ffff),
        felt_dim: rgb(0xd3_e9e0),
        chosen: rgb(0xd3_ebe1),
        disc: rgb(0xfa_f8f1),
        disc_rim: rgb(0x8a_8168),
        on_disc: rgb(0x16_1b21),
        seat: rgb(0xd3_dae1),
        on_seat: rgb(0x15_1b21),
        open_seat: rgb(0xfc_fdfd),
        on_open_seat: rgb(0x66_727e),
        paper: rgb(0xff_ffff),
        back: rgb(0x33_5f8c),
        suits: SUITS,
        projector: rgb(0xff_ffff),
        strip: rgb(0xf1_f4f6),
        shadow: Color32::from_black_alpha(40),
    };

    /// Returns the theme that `ui` is drawn in.
    pub fn of(ui: &Ui) -> &'static Self {
        if ui.visuals().dark_mode { &Self::DARK } else { &Self::LIGHT }
    }

    /// Returns the colour of `tone` in text and edges.
    pub const fn tone(&self, tone: Tone) -> Color32 {
        match tone {
            Tone::Plain => self.text,
            Tone::Dim => self.dim,
            Tone::Good => self.accent,
            Tone::Gold => self.gold,
            Tone::Waits => self.red,
            Tone::Planned => self.blue,
        }
    }
}

/// Returns the colour `share` of the way from one to another.
pub fn mix(from: Color32, to: Color32, share: f32) -> Color32 {
    from.lerp_to_gamma(to, share)
}

/// The smallest height of a pressable item, in points.
pub const TARGET: f32 = 28.0;

/// Corner radii, in points.
pub mod radius {
    /// The radius of key caps.
    pub const KEY: f32 = 4.0;
    /// The radius of buttons and fields.
    pub const BUTTON: f32 = 6.0;
    /// The radius of tasks and other parts of a card.
    pub const INNER: f32 = 8.0;
    /// The radius of cards and panels.
    pub const CARD: f32 = 10.0;
}

/// Distances, in points.
pub mod space {
    /// The distance between a word and its related parts.
    pub const TIGHT: f32 = 4.0;
    /// The distance between items of one kind.
    pub const ITEM: f32 = 8.0;
    /// The distance between cards.
    pub const CARD: f32 = 10.0;
    /// The distance from a button's edge to its word.
    pub const BUTTON: f32 = 11.0;
    /// The distance from a card's edge to its content.
    pub const INSIDE: f32 = 14.0;
    /// The margin of a screen.
    pub const SCREEN: f32 = 20.0;
}

/// The purpose of a piece of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// The time left, on the desk.
    Clock,
    /// A ruling: the largest text of its screen.
    Ruling,
    /// A question that is the largest text of its page.
    Question,
    /// A sum or total, the main figure of its card.
    Total,
    /// The name of a screen.
    Title,
    /// The name of a card or panel.
    Heading,
    /// A figure under its caption.
    Figure,
    /// Emphasised words in a text.
    Strong,
    /// Ordinary text.
    Body,
    /// The label of a button.
    Button,
    /// The label of a primary button.
    StrongButton,
    /// Reasons and other small print.
    Note,
    /// The caption of a figure.
    Caption,
    /// A key on its cap.
    Key,
}

impl Text {
    /// Returns its font and size in points.
    pub fn font(self) -> FontId {
        let (size, bold) = match self {
            Self::Clock => (24.0, true),
            Self::Ruling => (40.0, true),
            Self::Question => (32.0, true),
            Self::Total => (23.0, true),
            Self::Title => (18.0, true),
            Self::Heading => (16.0, true),
            Self::Figure => (15.0, true),
            Self::Strong => (14.0, true),
            Self::Body => (14.0, false),
            Self::Button => (13.0, false),
            Self::StrongButton => (13.0, true),
            Self::Note => (12.5, false),
            // The smallest legible size.
            Self::Caption | Self::Key => (12.0, false),
        };
        FontId::new(size, if bold { fonts::bold() } else { FontFamily::Proportional })
    }

    /// Returns `words` set for this use.
    pub fn rich(self, words: impl Into<String>) -> RichText {
        RichText::new(words).font(self.font())
    }
}

/// Applies `theme` to `ctx`.
pub fn apply(ctx: &Context, theme: &Theme) {
    let which = if theme.dark { egui::Theme::Dark } else { egui::Theme::Light };
    ctx.set_style_of(which, style(theme));
    ctx.set_theme(which);
}

/// Returns the style that makes egui's own widgets look like `theme`.
pub fn style(theme: &Theme) -> Arc<Style> {
    let mut style = Style {
        visuals: visuals(theme),
        animation_time: 0.08,
        text_styles: [
            (TextStyle::Small, Text::Caption.font()),
            (TextStyle::Body, Text::Body.font()),
            (TextStyle::Button, Text::Button.font()),
            (TextStyle::Heading, Text::Title.font()),
            (TextStyle::Monospace, FontId::monospace(13.0)),
        ]
        .into(),
        ..Style::default()
    };
    style.interaction.tooltip_delay = 0.3;
    style.interaction.selectable_labels = false;
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(space::ITEM, space::ITEM);
    spacing.button_padding = vec2(space::BUTTON, 5.0);
    spacing.interact_size = vec2(40.0, TARGET);
    spacing.window_margin = Margin::same(14);
    spacing.menu_margin = Margin::same(6);
    spacing.icon_width = 18.0;
    spacing.icon_width_inner = 10.0;
    spacing.combo_width = 120.0;
    spacing.tooltip_width = 360.0;
    spacing.scroll = ScrollStyle { bar_width: 8.0, handle_min_length: 32.0, ..ScrollStyle::thin() };
    Arc::new(style)
}

fn visuals(theme: &Theme) -> Visuals {
    let base = if theme.dark { Visuals::dark() } else { Visuals::light() };
    let edge = Stroke::new(1.0, theme.line);
    let mut visuals = Visuals {
        dark_mode: theme.dark,
        widgets: widgets(theme),
        selection: Selection { bg_fill: theme.chosen, stroke: Stroke::new(1.0, theme.accent) },
        weak_text_color: Some(theme.dim),
        hyperlink_color: theme.blue,
        faint_bg_color: mix(theme.card, theme.raised, 0.5),
        extreme_bg_color: theme.window,
        text_edit_bg_color: Some(theme.raised),
        code_bg_color: theme.raised,
        warn_fg_color: theme.gold,
        error_fg_color: theme.red,
        window_corner_radius: corner(radius::CARD),
        window_fill: theme.card,
        window_stroke: edge,
        window_highlight_topmost: false,
        menu_corner_radius: corner(radius::INNER),
        panel_fill: theme.window,
        interact_cursor: Some(CursorIcon::PointingHand),
        window_shadow: shadow(theme),
        popup_shadow: shadow(theme),
        disabled_alpha: 0.55,
        ..base
    };
    visuals.text_cursor.stroke = Stroke::new(1.5, theme.accent);
    // A blinking caret would draw the whole window three times a second while nothing happens.
    visuals.text_cursor.blink = false;
    visuals
}

fn shadow(theme: &Theme) -> Shadow {
    Shadow { offset: [0, 6], blur: 20, spread: 0, color: theme.shadow }
}

/// Returns a corner radius for egui.
pub fn corner(points: f32) -> CornerRadius {
    CornerRadius::from(points)
}

fn widgets(theme: &Theme) -> Widgets {
    let look = |fill, edge, text| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, edge),
        corner_radius: corner(radius::BUTTON),
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: look(theme.card, theme.line, theme.text),
        inactive: look(theme.raised, theme.line, theme.text),
        hovered: look(theme.raised_hover, theme.line_hover, theme.text),
        active: look(theme.raised_hover, theme.accent, theme.text),
        open: look(theme.raised_hover, theme.line_hover, theme.text),
    }
}

#[cfg(test)]
fn luminance(colour: Color32) -> f32 {
    let linear = |channel: u8| {
        let c = f32::from(channel) / 255.0;
        if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

/// Returns the contrast of two colours by WCAG 2.2: 1 to 21.
#[cfg(test)]
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The smallest contrast of text by WCAG 2.2, success criterion 1.4.3.
    const LEAST: f32 = 4.5;

    fn pairs(t: &Theme) -> Vec<(&'static str, Color32, &'static str, Color32)> {
        let mut pairs = vec![
            ("on_accent", t.on_accent, "accent", t.accent),
            ("on_accent", t.on_accent, "accent_hover", t.accent_hover),
            ("on_red", t.on_red, "red", t.red),
            ("felt_text", t.felt_text, "felt", t.felt),
            ("felt_dim", t.felt_dim, "felt", t.felt),
            ("on_disc", t.on_disc, "disc", t.disc),
            ("clubs", t.suits[0], "paper", t.paper),
            ("diamonds", t.suits[1], "paper", t.paper),
            ("hearts", t.suits[2], "paper", t.paper),
            ("spades", t.suits[3], "paper", t.paper),
            ("on_seat", t.on_seat, "seat", t.seat),
            ("on_open_seat", t.on_open_seat, "open_seat", t.open_seat),
            ("text", t.text, "chosen", t.chosen),
            ("dim", t.dim, "chosen", t.chosen),
        ];
        for (ground_name, ground) in [
            ("window", t.window),
            ("card", t.card),
            ("raised", t.raised),
            ("projector", t.projector),
            ("strip", t.strip),
        ] {
            for (name, text) in [
                ("text", t.text),
                ("dim", t.dim),
                ("accent", t.accent),
                ("gold", t.gold),
                ("red", t.red),
                ("blue", t.blue),
            ] {
                pairs.push((name, text, ground_name, ground));
            }
        }
        pairs.push(("text", t.text, "raised_hover", t.raised_hover));
        pairs.push(("dim", t.dim, "raised_hover", t.raised_hover));
        pairs
    }

    #[test]
    fn all_text_can_be_read() {
        for theme in [Theme::DARK, Theme::LIGHT] {
            for (text, ink, ground, paper) in pairs(&theme) {
                let contrast = contrast(ink, paper);
                assert!(
                    contrast >= LEAST,
                    "dark: {}: {text} on {ground} has a contrast of {contrast:.2}",
                    theme.dark,
                );
            }
        }
    }

    /// Checks the measure itself with the two examples of WCAG.
    #[test]
    fn contrast_is_measured_as_wcag_does() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(Color32::from_gray(0x77), Color32::WHITE) - 4.48).abs() < 0.01);
    }

    #[test]
    fn a_ui_knows_its_theme() {
        for theme in [Theme::DARK, Theme::LIGHT] {
            let ctx = Context::default();
            fonts::install(&ctx);
            apply(&ctx, &theme);
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                assert_eq!(Theme::of(ui), &theme);
                assert!(ui.spacing().interact_size.y >= TARGET);
            });
            output.textures_delta.clear();
        }
    }
}

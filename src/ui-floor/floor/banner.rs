//! Hand for hand in one line over the tables: the number of finished tables, and the distance to
//! the money.

use bottone_ui_frame::{
    action::{Action, Outbox},
    commands::{UiCommand, key_label},
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{
    fonts,
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, mix, radius, space},
    widgets::Button,
};
use bottone_view::{Tone, board::Banner};
use egui::{Align, Align2, FontId, Layout, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

/// The height of the line, in points.
const HIGH: f32 = 60.0;
/// The size of its figures, in points.
const FIGURE: f32 = 29.0;

/// Shows it above the rest of the space, if all tables play each hand together.
pub(super) fn show(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let made = cx.view(Validity::Second, (), |()| Banner::of(cx.language, cx.tournament(), cx.now));
    let Some(banner) = made.as_ref() else { return };
    let theme = Theme::of(ui);
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), egui::Sense::hover());
    let edge = Stroke::new(1.0, mix(theme.card, theme.gold, 0.6));
    let ground = mix(theme.card, theme.gold, 0.1);
    ui.painter().rect(place, corner(radius::CARD), ground, edge, StrokeKind::Inside);
    let inside = place.shrink2(vec2(space::INSIDE, 0.0));
    let mid = place.center().y;
    let painter = ui.painter().clone();
    let left = |x: f32, (above, over), (below, under)| -> f32 {
        let one: (&str, Text) = (above, over);
        let two: (&str, Text) = (below, under);
        let one_at =
            painter.text(pos2(x, mid - 1.0), Align2::LEFT_BOTTOM, one.0, one.1.font(), theme.gold);
        let two_at =
            painter.text(pos2(x, mid + 1.0), Align2::LEFT_TOP, two.0, two.1.font(), theme.dim);
        one_at.right().max(two_at.right())
    };
    let mut x = left(inside.left(), (&banner.title, Text::Heading), (&banner.hand, Text::Note));
    x += 26.0;
    let figure = FontId::new(FIGURE, fonts::bold());
    // The button of the board is at the right, with the text about the money beside it.
    let side = Rect::from_min_max(pos2(x, place.top()), inside.max);
    let mut end = inside.right();
    ui.scope_builder(UiBuilder::new().max_rect(side).id_salt("hand for hand"), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let word = ui.word("board-tab");
            let button = ui.add(Button::new(&word).key(key_label(UiCommand::Board)));
            end = button.rect.left() - space::CARD;
            if button.clicked() {
                out.send(Action::Run(UiCommand::Board));
            }
        });
    });
    let ink = theme.tone(Tone::Plain);
    let words =
        |words: &str, text: Text, ink| painter.layout_no_wrap(words.to_owned(), text.font(), ink);
    let (far, paid) =
        (words(&banner.how_far, Text::Strong, ink), words(&banner.paid, Text::Note, theme.dim));
    let counts: Vec<_> = banner
        .counts
        .iter()
        .zip([theme.text, theme.text, theme.gold])
        .map(|((count, word), ink)| {
            let count_set = painter.layout_no_wrap(count.clone(), figure.clone(), ink);
            (count_set, words(word, Text::Body, theme.dim))
        })
        .collect();
    for (count, word) in counts {
        let word_at = x + count.size().x + 8.0;
        let next = word_at + word.size().x + 24.0;
        let line = mid + 0.36 * FIGURE;
        let count_at = pos2(x, mid - count.size().y / 2.0);
        let word_top = line - 0.76 * word.size().y;
        painter.galley(count_at, count, ink);
        painter.galley(pos2(word_at, word_top), word, ink);
        x = next;
    }
    // The distance to the money is dropped first in little space.
    let room = far.size().x.max(paid.size().x);
    if end - room > x {
        painter.galley(pos2(end - far.size().x, mid - 1.0 - far.size().y), far, ink);
        painter.galley(pos2(end - paid.size().x, mid + 1.0), paid, ink);
    }
    let counted: Vec<String> =
        banner.counts.iter().map(|(count, word)| format!("{count} {word}")).collect();
    let said = [&*banner.title, &banner.hand, &counted.join(", "), &banner.how_far, &banner.paid];
    let said = said.join(" · ");
    let response = ui.interact(place, ui.scope_id().with("banner"), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
    ui.add_space(space::TIGHT);
}

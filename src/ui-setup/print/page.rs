//! The page as it will come out.

use bottone_print::Paper;
use bottone_tournament::papers::SheetKind;
use bottone_ui_frame::{
    action::{Action, Outbox},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState},
};
use bottone_view::todo::{TaskAct, TaskStep};
use egui::{
    Align, Align2, Color32, Key, Layout, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::PrintState;

/// The magnifications over the whole page.
const ZOOMS: [f32; 3] = [1.0, 1.6, 2.6];

/// The state of the page view.
#[derive(Default)]
pub(super) struct PageState {
    page: usize,
    zoom: usize,
}

impl PageState {
    /// Goes to the first page.
    pub(super) const fn first(&mut self) {
        self.page = 0;
    }

    /// Zooms in, and after the largest step back to the whole page.
    pub(super) const fn zoom(&mut self) {
        self.zoom = (self.zoom + 1) % ZOOMS.len();
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut PrintState,
    paper: Paper,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let language = ui.language();
    if let Some(why) = state.nothing_to_print(language) {
        ui.add_space(ui.available_height() * 0.3);
        let draws = |step: &&TaskStep| matches!(step.act, TaskAct::OpenAndSeat { .. });
        let draw = cx.views.tasks().iter().flat_map(|task| &task.steps).find(draws);
        let draw = draw.filter(|_| state.sheet == SheetKind::SeatCards);
        EmptyState::new(Icon::Print, &why).show(ui, |ui| {
            if let Some(step) = draw
                && ui.add(Button::new(&step.label)).clicked()
            {
                out.send(Action::Act(step.act.clone()));
            }
        });
        return;
    }
    let sizes = state.proofs.document().map(|document| document.sizes.as_slice());
    let count = sizes.map_or(0, <[_]>::len);
    state.page.page = state.page.page.min(count.saturating_sub(1));
    turn(ui, &mut state.page, count);
    let size = sizes.and_then(|sizes| sizes.get(state.page.page)).copied();
    // Until the page is made, an empty one of its future size is shown.
    let (wide, high) = size.unwrap_or(match paper {
        Paper::Letter => (612.0, 792.0),
        _ => (595.0, 842.0),
    });
    bar(ui, &mut state.page, count);
    ui.add_space(space::TIGHT);
    let room = ui.available_size() - Vec2::splat(3.0);
    // A roll is read by scrolling: it is longer than any screen.
    let fits = (room.x / wide).min(room.y / high);
    let scale = if high > 2.0 * wide { fits.max((room.x / wide).min(1.5)) } else { fits };
    let zoom = ZOOMS.get(state.page.zoom).copied().unwrap_or(1.0);
    let shown = vec2(wide, high) * scale * zoom;
    let area = ScrollArea::both().id_salt("page").auto_shrink(false);
    area.show(ui, |ui| {
        let space = vec2(shown.x.max(room.x), shown.y.max(room.y));
        let (all, _) = ui.allocate_exact_size(space, Sense::hover());
        let left = all.left() + (space.x - shown.x) / 2.0;
        // Its edge is drawn around it, inside the visible part.
        let place = Rect::from_min_size(pos2(left, all.top() + 1.0), shown);
        paint(ui, state, place, count);
    });
}

fn paint(ui: &Ui, state: &mut PrintState, place: Rect, count: usize) {
    let theme = Theme::of(ui);
    let words = match count {
        0 => ui.word("printing-preparing"),
        _ => page_text(ui, state.page.page, count),
    };
    let response = ui.interact(place, ui.scope_id().with("page"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
    ui.painter().rect_filled(place, 0.0, Color32::WHITE);
    let page = state.page.page;
    let pixels = pixels(ui, place.size());
    if let Some(texture) = state.proofs.page(page, pixels) {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(texture.id(), snapped(ui, place), whole, Color32::WHITE);
    } else {
        let words = ui.word("printing-preparing");
        let at = place.center_top() + vec2(0.0, place.height() * 0.3);
        let (font, wide) = (Text::Body.font(), place.width());
        let words = ui.painter().layout(words, font, Color32::DARK_GRAY, wide);
        let corner = Align2::CENTER_CENTER.anchor_size(at, words.size()).min;
        ui.painter().galley(corner, words, Color32::DARK_GRAY);
    }
    let focused = response.has_focus();
    let edge =
        if focused { Stroke::new(2.0, theme.accent) } else { Stroke::new(1.0, theme.line_hover) };
    ui.painter().rect_stroke(place, 0.0, edge, StrokeKind::Outside);
    if response.clicked() {
        state.page.zoom();
    }
}

/// Returns the place aligned with the pixels of the display, so that its lines stay sharp.
fn snapped(ui: &Ui, place: Rect) -> Rect {
    let scale = ui.ctx().pixels_per_point();
    let round = |at: f32| (at * scale).round() / scale;
    let size = vec2(round(place.width()), round(place.height()));
    Rect::from_min_size(pos2(round(place.left()), round(place.top())), size)
}

/// Returns the width of the page in display pixels, limited by the display's memory.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "the width of a page on a display"
)]
fn pixels(ui: &Ui, size: Vec2) -> usize {
    let most = ui.input(|input| input.max_texture_side) as f32;
    let wanted = size * ui.ctx().pixels_per_point();
    let less = (most / wanted.max_elem().max(1.0)).min(1.0);
    ((wanted.x * less).round() as usize).max(1)
}

/// Handles the keys that turn pages, unless any widget has the keyboard.
fn turn(ui: &Ui, state: &mut PageState, count: usize) {
    if !gate::nothing_is_focused(ui) {
        return;
    }
    let last = count.saturating_sub(1);
    let by = if ui.input(|input| input.modifiers.shift) { 10 } else { 1 };
    if gate::is_struck(ui, Key::ArrowRight) {
        state.page = (state.page + by).min(last);
    }
    if gate::is_struck(ui, Key::ArrowLeft) {
        state.page = state.page.saturating_sub(by);
    }
    if gate::is_struck(ui, Key::Home) {
        state.page = 0;
    }
    if gate::is_struck(ui, Key::End) {
        state.page = last;
    }
}

/// The width below which the zoom is a picture, in points.
const WORDS: f32 = 130.0;

/// Draws the page number, the buttons to the pages beside it, and the zoom.
fn bar(ui: &mut Ui, state: &mut PageState, count: usize) {
    let theme = Theme::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        let refusal = (state.page == 0).then_some("printing-first-page");
        if arrow(ui, "←", "printing-page-before", refusal) {
            state.page = state.page.saturating_sub(1);
        }
        let refusal = (state.page + 1 >= count).then_some("printing-last-page");
        if arrow(ui, "→", "printing-page-after", refusal) {
            state.page += 1;
        }
        if count > 0 {
            ui.label(Text::Body.rich(page_text(ui, state.page, count)).color(theme.dim));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let largest = state.zoom + 1 == ZOOMS.len();
            let word = ui.word(if largest { "printing-whole-page" } else { "printing-larger" });
            let button = if ui.available_width() < WORDS {
                Button::picture(Icon::Search, &word)
            } else {
                Button::quiet(&word).key(key_label(UiCommand::ZoomPage))
            };
            if ui.add(button).clicked() {
                state.zoom();
            }
        });
    });
}

/// Draws a button with an arrow, which is named by a word; returns whether it was pressed.
fn arrow(ui: &mut Ui, arrow: &str, name: &str, refusal: Option<&str>) -> bool {
    let (name, refusal) = (ui.word(name), refusal.map(|name| ui.word(name)));
    let response = ui.add(Button::new(arrow).refusal(refusal.as_deref()));
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(name.as_str()));
    response.on_hover_text(name).clicked()
}

/// Returns a text such as "page 2 of 9".
fn page_text(ui: &Ui, page: usize, count: usize) -> String {
    let number = |of: usize| ui.language().number(of as u64);
    ui.say("paper-page", &[("page", number(page + 1).into()), ("of", number(count).into())])
}

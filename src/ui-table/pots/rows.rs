//! The amounts that the players put in.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_hands::hand::Hand;
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
    typing,
    widgets::{Button, NumberPad, PadTap, continue_typing, pick},
};
use bottone_view::amounts;
use egui::{
    Align, Align2, Label, Layout, Response, Role, ScrollArea, Sense, TextEdit, Ui, UiBuilder,
    WidgetInfo, vec2,
};

use super::{
    super::{TOUCH, TableContext},
    PlayerLine, PotsInput, PotsState, table_ante,
};

/// The smallest widths of a name and of an amount, in points. The width of the other parts of a
/// line follows.
const NAME: f32 = 150.0;
const AMOUNT: f32 = 124.0;
const BESIDE: f32 = TOUCH + 2.0 * STATE + 2.0 * space::ITEM + 4.0 * space::TIGHT;
/// The width of the folded and all-in buttons, in points.
const STATE: f32 = 74.0;
/// The greatest height of a line, in points.
const TALLEST: f32 = 84.0;

/// The sizes of a line's parts.
#[derive(Clone, Copy)]
struct Sizes {
    name: f32,
    amount: f32,
    height: f32,
}

impl Sizes {
    /// Returns the sizes for this number of lines in this space.
    fn of(room: egui::Vec2, lines: usize) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "a table has few seats")]
        let lines = lines.max(1) as f32;
        let spare = (room.x - BESIDE - NAME - AMOUNT - SCROLL).max(0.0);
        Self {
            name: NAME + spare * 0.6,
            amount: AMOUNT + spare * 0.4,
            height: (room.y / lines - GAP).floor().clamp(TOUCH, TALLEST),
        }
    }
}

/// The gap between two lines, and the width of the scroll bar, in points.
const GAP: f32 = 2.0;
const SCROLL: f32 = 10.0;

/// Shows the lines; returns the amount field of the lit line.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut PotsState,
    hand: Option<&Hand>,
    at: &TableContext<'_>,
) -> Option<Response> {
    ui.spacing_mut().item_spacing.y = space::TIGHT;
    settings(ui, state, hand, at);
    let sizes = Sizes::of(ui.available_size(), state.current.lines.len());
    let rows = ScrollArea::vertical().id_salt("rows");
    let shown = rows.auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        ui.spacing_mut().interact_size.y = sizes.height;
        let most = state.current.most();
        let numbers = 0..state.current.lines.len();
        numbers.filter_map(|number| line(ui, state, number, most, at, sizes)).last()
    });
    shown.inner
}

/// Draws all settings that do not belong to a player.
fn settings(ui: &mut Ui, state: &mut PotsState, hand: Option<&Hand>, at: &TableContext<'_>) {
    let theme = Theme::of(ui);
    let felt = at.felt;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::TIGHT;
        let caption = |ui: &mut Ui, name: &str| {
            ui.label(Text::Caption.rich(ui.word(name)).color(theme.dim));
        };
        caption(ui, "pots-button");
        let mut button = state.current.button(felt);
        let seats: Vec<(SeatNo, String)> =
            SeatNo::up_to(felt.size).map(|seat| (seat, seat.to_string())).collect();
        if pick(ui, &ui.word("pots-button"), &mut button, &seats, 52.0) {
            state.current.button = Some(button);
        }
        caption(ui, "pots-chip-short");
        let mut chip = state.current.chip(felt);
        let mut set: Vec<(Chips, String)> =
            felt.chips.iter().map(|own| (own.value, at.language.chips(own.value))).collect();
        if !set.iter().any(|(value, _)| *value == chip) {
            set.insert(0, (chip, at.language.chips(chip)));
        }
        if pick(ui, &ui.word("pots-chip"), &mut chip, &set, 74.0) {
            state.current.chip = Some(chip);
        }
        let hi_lo = ui.word("pots-hi-lo");
        if ui.add(Button::new(&hi_lo).chosen(state.current.hi_lo)).clicked() {
            state.current.hi_lo = !state.current.hi_lo;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let clear = ui.word("pots-clear");
            if ui.add(Button::new(&clear).key("Esc")).clicked() {
                state.clear(felt);
            }
            if state.previous.is_some() {
                let back = ui.word("pots-put-back");
                if ui.add(Button::quiet(&back)).clicked()
                    && let Some(before) = state.previous.take()
                {
                    state.current = before;
                }
            }
            if let Some(hand) = hand {
                let from = ui.word("pots-from-hand");
                if ui.add(Button::new(&from)).clicked() {
                    state.current.take(hand, at.language);
                }
            }
        });
    });
}

fn line(
    ui: &mut Ui,
    state: &mut PotsState,
    number: usize,
    most: Chips,
    at: &TableContext<'_>,
    sizes: Sizes,
) -> Option<Response> {
    let theme = Theme::of(ui);
    let line = state.current.lines.get_mut(number)?;
    let seat = line.seat;
    let who = player_text(ui, line);
    let (mut typed, mut tapped) = (None, false);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::TIGHT;
        let here = state.active == Some(seat);
        tapped = name(ui, line, here, &who, sizes);
        typed = Some(amount(ui, line, &who, sizes));
        ui.add_space(space::TIGHT);
        let call = ui.say("pots-in-of", &[("who", who.as_str().into())]);
        if named(ui, Button::quiet("="), &call, &ui.word("pots-in")) {
            line.put = at.language.chips(most);
            line.folded = false;
        }
        let out_of = ui.say("pots-folded-of", &[("who", who.as_str().into())]);
        let out = ui.word("pots-folded");
        if named(ui, Button::new(&out).chosen(line.folded).least_width(STATE), &out_of, "") {
            line.folded = !line.folded;
            line.all_in = false;
        }
        let all_in_of = ui.say("pots-all-in-of", &[("who", who.as_str().into())]);
        let all_in = ui.word("pots-all-in");
        if named(ui, Button::new(&all_in).chosen(line.all_in).least_width(STATE), &all_in_of, "") {
            line.all_in = !line.all_in;
            line.folded = false;
        }
        if !line.put.trim().is_empty() && amounts::read(&line.put).is_none() {
            let expected = ui.word("push-amount-expected");
            ui.add(Label::new(Text::Caption.rich(expected).color(theme.red)).truncate());
        }
    });
    let typed = typed?;
    if tapped || typed.has_focus() {
        state.active = Some(seat);
    }
    if tapped || typed.clicked() {
        state.tapping = true;
    } else if typed.changed() {
        // Typing means that the user has a keyboard.
        state.tapping = false;
    }
    (state.active == Some(seat)).then_some(typed)
}

/// Draws the seat and the name; a tap lights the line, which then gets the tapped chips. Returns
/// whether it was tapped.
fn name(ui: &mut Ui, line: &PlayerLine, here: bool, who: &str, sizes: Sizes) -> bool {
    let theme = Theme::of(ui);
    let (place, response) = ui.allocate_exact_size(vec2(sizes.name, sizes.height), Sense::click());
    let name = ui.say("pots-more-for", &[("who", who.into())]);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, here, &name));
    let lit = response.hovered() || response.has_focus();
    if here || lit {
        let fill = if here { theme.chosen } else { theme.raised_hover };
        ui.painter().rect_filled(place, corner(radius::BUTTON), fill);
    }
    let ink = if line.folded { theme.dim } else { theme.text };
    let inside = place.shrink2(vec2(space::ITEM, 0.0));
    let mut ui = ui
        .new_child(UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
    ui.label(Text::Figure.rich(line.seat.to_string()).color(theme.dim));
    ui.add(Label::new(Text::Body.rich(who).color(ink)).truncate());
    response.clicked()
}

fn amount(ui: &mut Ui, line: &mut PlayerLine, who: &str, sizes: Sizes) -> Response {
    let theme = Theme::of(ui);
    let name = ui.say("pots-put", &[("who", who.into())]);
    ui.scope(|ui| {
        if !line.put.trim().is_empty() && amounts::read(&line.put).is_none() {
            ui.visuals_mut().widgets.inactive.bg_stroke.color = theme.red;
            ui.visuals_mut().selection.stroke.color = theme.red;
        }
        let edit = TextEdit::singleline(&mut line.put)
            .char_limit(typing::LONGEST_LINE)
            .id(typing::field_id_of(ui, &format!("put {}", line.seat)))
            .font(Text::Figure.font())
            .text_color(theme.gold)
            .align(Align2::RIGHT_CENTER)
            .margin(egui::Margin::symmetric(8, 5))
            .min_size(vec2(sizes.amount, sizes.height))
            .desired_width(sizes.amount);
        let response = ui.add(edit).accessible_name(&name);
        let response = gate::keeps(ui, response, amounts::read(&line.put).is_none());
        // Enter goes on to the next player, as at a till.
        if gate::left_with_enter(ui, &response) {
            ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Next));
        }
        response
    })
    .inner
}

/// Draws a button whose accessible name is longer than its label; returns whether it was pressed.
fn named(ui: &mut Ui, button: Button<'_>, name: &str, hover: &str) -> bool {
    let mut response = ui.add(button);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    if !hover.is_empty() {
        response = response.on_hover_text(hover);
    }
    response.clicked()
}

/// Draws the dead money, which belongs to no bet.
pub(super) fn dead_money(ui: &mut Ui, now: &mut PotsInput, at: &TableContext<'_>) {
    let theme = Theme::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::TIGHT;
        ui.label(Text::Caption.rich(ui.word("pots-dead")).color(theme.dim));
        let name = ui.word("pots-dead");
        let edit = TextEdit::singleline(&mut now.dead)
            .char_limit(typing::LONGEST_LINE)
            .id(typing::field_id_of(ui, "dead"))
            .font(Text::Figure.font())
            .text_color(theme.gold)
            .align(Align2::RIGHT_CENTER)
            .margin(egui::Margin::symmetric(8, 5))
            .min_size(vec2(84.0, TOUCH))
            .desired_width(84.0);
        let line = ui.add(edit).accessible_name(&name);
        let line = gate::keeps(ui, line, amounts::read(&now.dead).is_none());
        let pad = NumberPad::new(&mut now.dead).chips(&at.felt.chips);
        if pad.show_beside(ui, &line) == Some(PadTap::Changed) {
            continue_typing(&line, &now.dead);
        }
        if let Some(ante) = table_ante(at.felt.level.ante) {
            let ante = at.language.chips(ante);
            let word = ui.say("pots-ante", &[("chips", ante.as_str().into())]);
            if ui.add(Button::quiet(&word)).clicked() {
                now.dead = ante;
            }
        }
    });
}

/// Draws digits and chips to tap, for the player of the lit line.
pub(super) fn pad(
    ui: &mut Ui,
    state: &mut PotsState,
    lit: Option<&Response>,
    at: &TableContext<'_>,
) {
    let theme = Theme::of(ui);
    let mut lines = state.current.lines.iter();
    let Some(number) = lines.position(|line| Some(line.seat) == state.active) else { return };
    let next = lines.find(|line| !line.folded).map(|line| line.seat);
    let Some(line) = state.current.lines.get_mut(number) else { return };
    let who = player_text(ui, line);
    let line_up = vec2(ui.available_width(), TOUCH);
    ui.allocate_ui_with_layout(line_up, Layout::right_to_left(Align::Center), |ui| {
        let done = ui.word("pad-done");
        if ui.add(Button::new(&done)).clicked() {
            state.tapping = false;
        }
        let word = ui.word("pots-next");
        if next.is_some() && ui.add(Button::primary(&word)).clicked() {
            state.active = next;
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(Text::Strong.rich(&who).color(theme.accent)).truncate());
        });
    });
    let least = at.felt.chips.partition_point(|own| own.value < state.current.chip(at.felt));
    let Some(line) = state.current.lines.get_mut(number) else { return };
    let room = ui.available_size();
    let chips = at.felt.chips.get(least..).unwrap_or_default();
    let pad = NumberPad::new(&mut line.put).chips(chips);
    if pad.show(ui, &format!("put-{}", line.seat), room) == Some(PadTap::Changed) {
        line.folded = false;
        if let Some(lit) = lit {
            continue_typing(lit, &line.put);
        }
    }
}

fn player_text(ui: &Ui, line: &PlayerLine) -> String {
    if line.name.is_empty() {
        ui.say("pots-seat", &[("seat", line.seat.get().into())])
    } else {
        line.name.clone()
    }
}

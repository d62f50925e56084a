//! The players of a table: the number of odd chips of each, their cards, and their wins.

use bottone_base::{cards::Card, seat::SeatNo};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing::LONGEST_LINE,
    widgets::{WordKey, paint_card},
};
use bottone_view::{
    amounts,
    chips::colour_up::{RaceLine, RaceView},
    hand_names::{Pack, card_name},
};
use egui::{Align2, Label, Role, TextEdit, Ui, WidgetInfo, vec2};

use super::ColourUpState;

/// The number of odd chips up to which each number has its own key.
const MOST_KEYS: u64 = 5;
const CARD: egui::Vec2 = vec2(24.0, 32.0);
const SEAT: f32 = 22.0;
const FIELD: f32 = 56.0;
const LAST: f32 = 94.0;
/// The height of the column heads and of the gap between two rows, in points.
const HEAD: f32 = 20.0;
const BETWEEN: f32 = 3.0;

/// The sizes of the parts, chosen so that a table fills its space.
#[derive(Clone, Copy)]
struct Sizes {
    name: f32,
    key: f32,
    row: f32,
}

impl Sizes {
    fn of(ui: &Ui, room: f32, rows: usize) -> Self {
        let width = ui.available_width();
        let rows = f32::from(u8::try_from(rows).unwrap_or(u8::MAX)).max(1.0);
        let least = ui.spacing().interact_size.y.max(32.0);
        Self {
            name: (width * 0.17).clamp(110.0, 220.0),
            key: (width * 0.058).clamp(36.0, 64.0),
            row: ((room - HEAD) / rows - BETWEEN).clamp(least, 54.0),
        }
    }
}

/// Shows the seats in this height.
pub(super) fn show(ui: &mut Ui, state: &mut ColourUpState, view: &RaceView, room: f32) {
    let sizes = Sizes::of(ui, room, view.lines.len());
    ui.spacing_mut().item_spacing.y = BETWEEN;
    heads(ui, state.ratio, sizes);
    let wants = if state.at_table { state.wants_card() } else { None };
    let mut next = None;
    for (at, line) in view.lines.iter().enumerate() {
        ui.push_id(line.seat, |ui| {
            ui.horizontal(|ui| {
                if chips_row(ui, state, line, sizes) {
                    next = view.lines.get(at + 1).map(|line| line.seat);
                }
                let here = wants.is_some_and(|(seat, _)| seat == line.seat);
                result(ui, line, here);
            });
        });
    }
    // The next table begins at the keyboard, where the last one ended.
    let first = view.lines.first().map(|line| line.seat);
    if let Some(seat) = next.or(first.filter(|_| std::mem::take(&mut state.seek))) {
        ui.memory_mut(|memory| memory.request_focus(field_id(seat)));
    }
}

fn field_id(seat: SeatNo) -> egui::Id {
    egui::Id::unique(("chips of seat", seat))
}

/// Draws the heads of the keys, the fields and the cards.
fn heads(ui: &mut Ui, ratio: u64, sizes: Sizes) {
    let theme = Theme::of(ui);
    let size = vec2(ui.available_width(), HEAD - BETWEEN);
    let (place, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    let keys = u16::try_from(ratio).ok().filter(|_| ratio <= MOST_KEYS).unwrap_or(0);
    let odd = SEAT + sizes.name + 2.0 * space::TIGHT;
    let chips = odd + f32::from(keys) * (sizes.key + space::TIGHT);
    let cards = chips + FIELD + LAST + 3.0 * space::TIGHT;
    let odd = (keys > 0).then_some(("colour-up-head-odd", odd));
    let over = [("colour-up-head-chips", chips), ("colour-up-head-cards", cards)];
    let mut said = Vec::with_capacity(3);
    for (name, left) in odd.into_iter().chain(over) {
        let word = ui.word(name);
        let at = place.left_center() + vec2(left, 0.0);
        ui.painter().text(at, Align2::LEFT_CENTER, &word, Text::Note.font(), theme.dim);
        said.push(word);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said.join(" ")));
}

/// Draws a player's chips: keys for odd chips, and a field for any number. Returns whether Enter
/// ended the field.
fn chips_row(ui: &mut Ui, state: &mut ColourUpState, line: &RaceLine, sizes: Sizes) -> bool {
    let ratio = state.ratio.max(1);
    let theme = Theme::of(ui);
    let height = sizes.row;
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    ui.add_sized(
        vec2(SEAT, height),
        Label::new(Text::Figure.rich(line.seat.to_string()).color(theme.dim)),
    );
    let width = sizes.name;
    ui.allocate_ui(vec2(width, height), |ui| {
        ui.set_min_size(vec2(width, height));
        ui.add(Label::new(Text::Body.rich(&line.name)).truncate());
    });
    let typed = state.seats.entry(line.seat).or_default();
    let before = (typed.hold.chips, typed.hold.last);
    if ratio <= MOST_KEYS {
        for odd in 0..ratio {
            let chosen = typed.hold.chips.is_some_and(|chips| chips % ratio == odd);
            let gaps = [("seat", line.seat.get().into()), ("odd", odd.into())];
            let name = ui.say("colour-up-odd-of", &gaps);
            let word = odd.to_string();
            let key = WordKey::new(&word, chosen).name(&name).size(sizes.key, height);
            if ui.add(key).clicked() {
                typed.hold.chips = Some(odd);
                typed.chips = odd.to_string();
            }
        }
    }
    let name = ui.say("colour-up-chips-of", &[("seat", line.seat.get().into())]);
    let edit = TextEdit::singleline(&mut typed.chips)
        .char_limit(LONGEST_LINE)
        .id(field_id(line.seat))
        .font(Text::Figure.font())
        .margin(egui::Margin::symmetric(6, 4))
        .min_size(vec2(0.0, height))
        .align(Align2::LEFT_CENTER)
        .desired_width(FIELD - 12.0);
    let response = ui.add(edit).accessible_name(name);
    let response = gate::keeps(ui, response, amounts::read(&typed.chips).is_none());
    if response.changed() {
        typed.hold.chips = amounts::read(&typed.chips).map(bottone_base::chips::Chips::get);
    }
    let ended = gate::left_with_enter(ui, &response);
    let (word, name) = (
        ui.word("colour-up-last"),
        ui.say("colour-up-last-of", &[("seat", line.seat.get().into())]),
    );
    let key = WordKey::new(&word, typed.hold.last).name(&name).quiet(!typed.hold.last);
    if ui.add(key.text(Text::Note).size(LAST, height)).clicked() {
        typed.hold.last = !typed.hold.last;
    }
    if before != (typed.hold.chips, typed.hold.last) {
        let odd = typed.hold.chips.unwrap_or(0) % ratio;
        typed.hold.cards.truncate(usize::try_from(odd).unwrap_or(usize::MAX));
    }
    ended
}

/// Draws a player's cards, the places for those to come, and the result for the odd chips.
fn result(ui: &mut Ui, line: &RaceLine, wanted: bool) {
    let theme = Theme::of(ui);
    ui.add_space(space::TIGHT);
    ui.spacing_mut().item_spacing.x = 2.0;
    for card in &line.cards {
        face(ui, *card);
    }
    for _ in 0..line.missing.min(12) {
        let (place, _) = ui.allocate_exact_size(CARD, egui::Sense::hover());
        let ink = if wanted { theme.accent } else { theme.line };
        let stroke = egui::Stroke::new(if wanted { 2.0 } else { 1.0 }, ink);
        let round = bottone_ui_kit::theme::corner(3.0);
        ui.painter().rect_stroke(place, round, stroke, egui::StrokeKind::Inside);
    }
    ui.add_space(space::ITEM);
    let ink = theme.tone(line.tone);
    ui.add(Label::new(Text::Strong.rich(&line.result).color(ink)).truncate());
}

fn face(ui: &mut Ui, card: Card) {
    let name = card_name(ui.language(), Pack::Casino, card);
    let (place, response) = ui.allocate_exact_size(CARD, egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    paint_card(ui.painter(), place, Some(card), Theme::of(ui));
}

impl ColourUpState {
    /// Returns the next seat that needs a card, in the dealer's order: all cards of one player
    /// together.
    pub(super) fn wants_card(&self) -> Option<(SeatNo, u64)> {
        self.seats.iter().find_map(|(seat, typed)| {
            let odd = typed.hold.chips.unwrap_or(0).checked_rem(self.ratio)?;
            let lying = u64::try_from(typed.hold.cards.len()).unwrap_or(u64::MAX);
            let missing = odd.saturating_sub(lying);
            (missing > 0).then_some((*seat, missing))
        })
    }
}

//! The chips that the room needs for the expected players, and the number of players it can supply.

use bottone_rules::chip_set::ChipPlan;
use bottone_tournament::Tournament;
use bottone_ui_frame::context::FrameContext;
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
    widgets::{ChipDisc, Section, spots},
};
use bottone_view::{
    amounts,
    chips::set::{ExpectedPlayers, NeedRow, SetView},
};
use egui::{
    Align2, Color32, Role, ScrollArea, Sense, Stroke, TextEdit, Ui, WidgetInfo, pos2, vec2,
};

use super::SetState;

/// The expected numbers as typed; an empty field follows the event.
#[derive(Default)]
pub(super) struct ExpectedFields {
    entries: String,
    rebuys: String,
    add_ons: String,
    reserve: String,
}

impl ExpectedFields {
    /// Returns the typed numbers, with the event's own in place of empty fields.
    pub(super) fn read(&self, t: &Tournament) -> ExpectedPlayers {
        let known = ExpectedPlayers::current(t);
        let read = |text: &str, else_: u32| {
            let count = amounts::read(text).and_then(|count| u32::try_from(count.get()).ok());
            count.map_or(else_, |count| count.min(100_000))
        };
        ExpectedPlayers {
            entries: read(&self.entries, known.entries),
            rebuys: read(&self.rebuys, known.rebuys),
            add_ons: read(&self.add_ons, known.add_ons),
            sold: known.sold,
        }
    }
}

/// The column heads, each with the right edge of its column as a share of the width.
const HEADS: [(&str, f32); 8] = [
    ("chips-head-stacks", 0.22),
    ("chips-head-bought", 0.32),
    ("chips-head-coloured-up", 0.44),
    ("chips-head-end", 0.545),
    ("chips-head-reserve", 0.645),
    ("chips-head-total", 0.745),
    ("chips-head-owned", 0.845),
    ("", 1.0),
];

pub(super) fn show(
    ui: &mut Ui,
    state: &mut SetState,
    (plan, view): (&ChipPlan, &SetView),
    cx: &FrameContext<'_>,
) {
    let theme = Theme::of(ui);
    let ink = if view.enough { theme.accent } else { theme.gold };
    Section::card(&ui.word("chips-bring")).note(&view.runs_out).show(ui, |ui| {
        if plan.set.count() > 0 {
            ui.label(Text::Figure.rich(&view.carries).color(ink));
        }
    });
    fields(ui, state, plan, cx);
    heads(ui);
    ScrollArea::vertical().id_salt("bring").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.set_width(ui.available_width());
        view.needs.iter().for_each(|need| line(ui, need));
    });
}

/// Draws the fields for the expected numbers; the hints are the event's own.
fn fields(ui: &mut Ui, state: &mut SetState, plan: &ChipPlan, cx: &FrameContext<'_>) {
    let t = cx.tournament();
    let known = ExpectedPlayers::current(t);
    let asked = &mut state.expected;
    let mut reserve = None;
    ui.horizontal_wrapped(|ui| {
        let language = ui.language();
        let number = |number: u32| language.number(number);
        field(ui, &mut asked.entries, "chips-entries", &number(known.entries));
        if t.setup().rebuy.is_some() {
            field(ui, &mut asked.rebuys, "chips-rebuys", &number(known.rebuys));
        }
        if t.setup().add_on.is_some() {
            field(ui, &mut asked.add_ons, "chips-add-ons", &number(known.add_ons));
        }
        let hint = number(plan.reserve.into());
        if field(ui, &mut asked.reserve, "chips-reserve", &hint) {
            let read = asked.reserve.trim().parse().ok().filter(|percent: &u8| *percent <= 100);
            reserve = read.filter(|percent| *percent != plan.reserve);
        }
    });
    if let Some(percent) = reserve {
        state.change(cx, |draft| draft.plan.reserve = percent);
    }
    if state.draft.is_none() && !ui.ctx().text_edit_focused() {
        state.expected.reserve.clear();
    }
}

/// Draws a label with a short field for a number; returns whether it changed.
fn field(ui: &mut Ui, text: &mut String, name: &str, hint: &str) -> bool {
    let theme = Theme::of(ui);
    let name = ui.word(name);
    ui.label(Text::Body.rich(&name).color(theme.dim));
    let edit = TextEdit::singleline(text)
        .char_limit(typing::LONGEST_LINE)
        .id(typing::field_id_of(ui, &name))
        .hint_text(Text::Figure.rich(hint).color(theme.dim))
        .font(Text::Figure.font())
        .margin(egui::Margin::symmetric(8, 5))
        .min_size(vec2(0.0, ui.spacing().interact_size.y))
        .align(Align2::LEFT_CENTER)
        .desired_width(56.0);
    let response = ui.add(edit).accessible_name(name);
    let response = gate::keeps(ui, response, text.trim().is_empty());
    ui.add_space(space::ITEM);
    response.changed()
}

fn heads(ui: &mut Ui) {
    let theme = Theme::of(ui);
    let height = 22.0;
    let (place, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let words: Vec<String> = HEADS
        .iter()
        .map(|(name, _)| if name.is_empty() { String::new() } else { ui.word(name) })
        .collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words.join(" ").trim_end()));
    let chip = ui.word("chips-head-chip");
    let text = |x: f32, anchor: Align2, words: &str| {
        let at = pos2(x, place.center().y);
        ui.painter().text(at, anchor, words, Text::Note.font(), theme.dim);
    };
    text(place.left() + 2.0, Align2::LEFT_CENTER, &chip);
    for ((_, share), words) in HEADS.iter().zip(&words) {
        text(place.left() + share * place.width() - 4.0, Align2::RIGHT_CENTER, words);
    }
    let ink = Stroke::new(1.0, theme.line);
    ui.painter().hline(place.x_range(), place.bottom(), ink);
}

fn line(ui: &mut Ui, need: &NeedRow) {
    let theme = Theme::of(ui);
    let size = vec2(ui.available_width(), 27.0);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    let [stacks, bought, coloured_up, end, reserve] = &need.parts;
    let parts = [stacks, bought, coloured_up, end, reserve];
    response.widget_info(|| {
        let words = format!("{} {} {} {}", need.worth, need.total, need.owned, need.state);
        WidgetInfo::labeled(Role::Label, true, words)
    });
    if !ui.is_rect_visible(place) {
        return;
    }
    let painter = ui.painter();
    let y = place.center().y;
    let disc = ChipDisc::new(&need.worth, need.colour, spots(need.colour)).radius(9.0);
    disc.paint(painter, pos2(place.left() + 11.0, y), theme);
    let worth = pos2(place.left() + 27.0, y);
    painter.text(worth, Align2::LEFT_CENTER, &need.worth, Text::Strong.font(), theme.text);
    let state = if need.short { theme.red } else { theme.accent };
    let figures = parts.map(|part| (part, Text::Body, theme.dim)).into_iter().chain([
        (&need.total, Text::Strong, theme.text),
        (&need.owned, Text::Body, theme.text),
        (&need.state, Text::Body, state),
    ]);
    for ((_, share), (words, text, ink)) in HEADS.iter().zip(figures) {
        let ink: Color32 = ink;
        let at = pos2(place.left() + share * place.width() - 4.0, y);
        painter.text(at, Align2::RIGHT_CENTER, words, text.font(), ink);
    }
}

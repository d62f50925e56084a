//! Every sheet with its state: which papers on the wall are out of date.

use bottone_store::settings::Settings;
use bottone_tournament::papers::SheetKind;
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, mix, radius, space},
    widgets::{Button, card, elided, narrowed},
};
use bottone_view::{Tone, sheet_names};
use bottone_view_paper::sheets::{self, GROUPS};
use egui::{
    Align2, FontId, Margin, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo,
    epaint::text::TextWrapping, pos2, text::LayoutJob, vec2,
};

use super::PrintState;

const ROW: f32 = 23.5;
const HEAD: f32 = 21.0;

/// Moves through the list with the arrow keys.
pub(super) fn step(ui: &Ui, state: &mut PrintState, cx: &FrameContext<'_>) {
    let all = GROUPS.iter().flat_map(|(_, kinds)| kinds.iter().copied());
    let all: Vec<SheetKind> =
        all.filter(|kind| sheets::is_offered(cx.tournament(), *kind)).collect();
    let here = all.iter().position(|kind| *kind == state.sheet);
    let step = gate::arrow_steps(ui).and_then(|step| gate::step_row(here, step, all.len()));
    if let Some(kind) = step.and_then(|at| all.get(at)) {
        state.choose(*kind);
        state.reveal = true;
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut PrintState,
    settings: &Settings,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    card(ui).inner_margin(Margin::same(6)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 0.0;
        changed_button(ui, state, settings, cx, out);
        let reveal = std::mem::take(&mut state.reveal);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for (group, kinds) in GROUPS {
                let (place, _) =
                    ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
                let theme = Theme::of(ui);
                ui.painter().text(
                    place.left_bottom() + vec2(space::ITEM, -3.0),
                    Align2::LEFT_BOTTOM,
                    ui.word(group),
                    Text::Caption.font(),
                    theme.dim,
                );
                for kind in kinds.iter().filter(|kind| sheets::is_offered(cx.tournament(), **kind))
                {
                    row(ui, state, *kind, reveal, cx);
                }
            }
        });
    });
}

/// Draws the button that prints all outdated papers.
fn changed_button(
    ui: &mut Ui,
    state: &PrintState,
    settings: &Settings,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let wanted = state.changed(settings);
    ui.horizontal(|ui| {
        ui.set_min_height(ui.spacing().interact_size.y);
        if wanted.is_empty() {
            let theme = Theme::of(ui);
            ui.add_space(space::ITEM);
            let rows = &state.proofs.survey().rows;
            let word = if rows.is_empty() {
                "printing-comparing"
            } else if cx.tournament().papers().list().is_empty() {
                "printing-nothing-yet"
            } else {
                "printing-all-current"
            };
            elided(ui, Text::Note.rich(ui.word(word)).color(theme.dim));
            return;
        }
        let word = ui.say("printing-print-changed", &[("count", wanted.len().into())]);
        let language = ui.language();
        let busy = (state.under_way > 0).then(|| language.word("printing-under-way"));
        let none = wanted
            .iter()
            .find_map(|wanted| state.printer(language, &settings.ways.of(wanted.sheet)).err());
        let refusal = busy.or(none);
        let button = Button::primary(&word)
            .key(key_label(UiCommand::PrintChanged))
            .refusal(refusal.as_deref())
            .least_width(ui.available_width());
        if ui.add(button).clicked() {
            out.send(Action::Print(PrintAction::Print(wanted, 1)));
        }
    });
    ui.add_space(2.0);
}

fn row(ui: &mut Ui, state: &mut PrintState, kind: SheetKind, reveal: bool, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    let found = state.proofs.survey().rows.iter().find(|row| row.kind == kind);
    let name = found.map_or_else(|| sheet_names::name(cx.language, kind), |row| row.name.clone());
    let (how, tone) = found.map_or((String::new(), Tone::Dim), |row| (row.state.clone(), row.tone));
    let size = vec2(ui.available_width(), ROW);
    let (place, response) = ui.allocate_exact_size(size, Sense::CLICK);
    let chosen = state.sheet == kind;
    response.widget_info(|| {
        WidgetInfo::selected(Role::Row, true, chosen, format!("{name} {how}").trim_end())
    });
    if chosen && reveal {
        response.scroll_to_me(None);
    }
    if chosen || response.hovered() {
        let fill = if chosen { theme.chosen } else { mix(theme.card, theme.raised, 0.7) };
        ui.painter().rect_filled(place, corner(radius::KEY), fill);
    }
    let nothing = tone == Tone::Dim;
    let ink = if nothing { theme.dim } else { theme.text };
    let inside = place.shrink2(vec2(space::ITEM, 0.0));
    let text = if chosen { Text::Strong } else { Text::Body };
    let used = write_at(ui, inside, false, &name, text.font(), ink);
    let room = inside.with_min_x(used.right() + space::ITEM);
    // Rows that need no attention do not get the colour of those that do.
    let ink = if tone == Tone::Plain { theme.dim } else { theme.tone(tone) };
    // If there is no room here, the reason for an empty sheet is shown beside the list.
    let long = || {
        let word = ui.painter().layout_no_wrap(how.clone(), Text::Note.font(), ink);
        word.size().x > room.width()
    };
    let how = if nothing && long() { ui.word("printing-nothing") } else { how };
    let font = narrowed(ui.painter(), &how, Text::Note.font(), room.width());
    let words = ui.painter().layout_no_wrap(how.clone(), font.clone(), ink);
    // An empty sheet is dim, which says enough in too little space.
    if !nothing || words.size().x <= room.width() {
        write_at(ui, room, true, &how, font, ink);
    }
    if response.clicked() {
        state.choose(kind);
    }
}

/// Writes one line at the left or the right of `place`; returns its position.
fn write_at(
    ui: &Ui,
    place: Rect,
    right: bool,
    words: &str,
    font: FontId,
    ink: egui::Color32,
) -> Rect {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, ink);
    job.wrap = TextWrapping::truncate_at_width(place.width().max(0.0));
    let galley = ui.painter().layout_job(job);
    let x = if right { place.right() - galley.size().x } else { place.left() };
    let at = pos2(x, place.center().y - galley.size().y / 2.0);
    let lies = Rect::from_min_size(at, galley.size());
    ui.painter().galley(at, galley, ink);
    lies
}

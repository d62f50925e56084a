//! The chosen sheet: its scope, its paper, its printer, and the button that prints it.

use bottone_store::{
    printers::MOST_COPIES,
    settings::{PaperSize, PrintOptions, Settings},
};
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, card, choose},
};
use bottone_view::{missing_letters, sheet_names};
use bottone_view_paper::printing::SheetLayout;
use egui::{Align, Label, Layout, Margin, Panel, Ui};

use super::{PrintState, scope};

/// The paper sizes with their labels, and the name of the label for a roll.
const PAPERS: [(PaperSize, &str); 3] = [
    (PaperSize::A4, "printing-a4"),
    (PaperSize::Letter, "printing-letter"),
    (PaperSize::Roll, "printing-roll"),
];
/// The alternative layouts of a sheet: the label, and the two choices; true is the one that is
/// stored.
const CARDS: (&str, [(bool, &str); 2]) =
    ("printing-cards", [(false, "printing-eight"), (true, "printing-single")]);
const LETTERS: (&str, [(bool, &str); 2]) =
    ("printing-size", [(false, "printing-wall"), (true, "printing-desk")]);
const HALVES: (&str, [(bool, &str); 2]) =
    ("printing-tables-to-a-page", [(false, "printing-whole-pages"), (true, "printing-halves")]);

pub(super) fn show(
    ui: &mut Ui,
    state: &mut PrintState,
    settings: &Settings,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    card(ui).inner_margin(Margin::same(12)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        Panel::bottom("way")
            .resizable(false)
            .show_separator_line(false)
            .frame(egui::Frame::NONE)
            .show(ui, |ui| {
                ui.add_space(space::ITEM);
                paper_fields(ui, state, settings, out);
                ui.add_space(space::ITEM);
                copies(ui, &mut state.copies);
                ui.add_space(space::ITEM);
                print_buttons(ui, state, settings, cx, out);
            });
        about(ui, state, cx);
        let broke = state.proofs.survey().broke.as_ref();
        scope::show(ui, &mut state.choice, state.sheet, broke, cx);
    });
}

/// Draws the sheet and its state, in full.
fn about(ui: &mut Ui, state: &PrintState, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    let name = sheet_names::name(cx.language, state.sheet);
    ui.label(Text::Heading.rich(name).color(theme.text));
    let found = state.proofs.survey().rows.iter().find(|row| row.kind == state.sheet);
    let (words, ink) = match found {
        Some(row) => {
            let words = if row.detail.is_empty() { &row.state } else { &row.detail };
            let ink = theme.tone(row.tone);
            (words.clone(), if ink == theme.text { theme.dim } else { ink })
        }
        // The line is there from the start, so that nothing below moves under the pointer.
        None => (ui.word("printing-comparing"), theme.dim),
    };
    ui.add(Label::new(Text::Note.rich(words).color(ink)).wrap());
    ui.add_space(space::TIGHT);
}

/// Draws the paper, the cards per page and the printer, which are stored for this sheet.
fn paper_fields(ui: &mut Ui, state: &PrintState, settings: &Settings, out: &mut Outbox) {
    let before = settings.ways.of(state.sheet);
    let mut way = before.clone();
    let width = ui.available_width();
    let half = (width - space::ITEM) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        let mut paper = way.paper.unwrap_or(settings.paper);
        let papers = ui.words(&PAPERS);
        let laid = match SheetLayout::alternative(state.sheet) {
            Some(SheetLayout::Single) => Some((CARDS, &mut way.single)),
            Some(SheetLayout::Wall) => Some((LETTERS, &mut way.small)),
            Some(SheetLayout::Half) => Some((HALVES, &mut way.halves)),
            Some(SheetLayout::Usual) | None => None,
        };
        let wide = if laid.is_some() { half } else { width };
        if choose(ui, &ui.word("paper-size"), &mut paper, &papers, wide) {
            way.paper = Some(paper);
        }
        if let Some(((name, ways), way)) = laid {
            choose(ui, &ui.word(name), way, &ui.words(&ways), half);
        }
    });
    ui.add_space(space::ITEM);
    printer(ui, state, &mut way, width);
    if way != before {
        out.send(Action::Print(PrintAction::Way(state.sheet, way)));
    }
}

fn printer(ui: &mut Ui, state: &PrintState, way: &mut PrintOptions, width: f32) {
    let usual = match &state.printers {
        Some(Ok(printers)) => printers.of(&PrintOptions::default()),
        _ => None,
    };
    let usual = match usual {
        Some(name) => ui.say("printing-default", &[("printer", name.into())]),
        None => ui.word("printing-none"),
    };
    let known = match &state.printers {
        Some(Ok(printers)) => printers.names.as_slice(),
        _ => &[],
    };
    let mut all: Vec<(usize, &str)> = vec![(0, usual.as_str())];
    all.extend((1..).zip(known.iter().map(String::as_str)));
    let named = way.printer.as_deref();
    let here = named.map_or(Some(0), |name| all.iter().position(|(_, other)| *other == name));
    let gone = all.len();
    if let (None, Some(name)) = (here, named) {
        all.push((gone, name));
    }
    let mut chosen = here.unwrap_or(gone);
    if choose(ui, &ui.word("printing-printer"), &mut chosen, &all, width) {
        way.printer = match chosen {
            0 => None,
            at => all.get(at).map(|(_, name)| (*name).to_owned()),
        };
    }
}

fn copies(ui: &mut Ui, copies: &mut u16) {
    let theme = Theme::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        ui.label(Text::Body.rich(ui.word("printing-copies")).color(theme.dim));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let side = ui.spacing().interact_size.y;
            let more = ui.word("printing-more-copies");
            let button = Button::picture(Icon::Plus, &more).least_width(side);
            if ui.add(button).clicked() {
                *copies = (*copies + 1).min(MOST_COPIES);
            }
            let name = ui.word("printing-copies");
            let value = egui::DragValue::new(copies).range(1..=MOST_COPIES).speed(0.05);
            let field = ui.add_sized([44.0, side], value);
            field.widget_info(|| {
                egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name.as_str())
            });
        });
    });
}

fn print_buttons(
    ui: &mut Ui,
    state: &PrintState,
    settings: &Settings,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let width = ui.available_width();
    let refusal = state.refusal(cx.language, settings);
    let wanted = state.wanted(settings);
    let word = ui.word("printing-print");
    let button = Button::primary(&word)
        .key(key_label(UiCommand::PrintSheet))
        .refusal(refusal.as_deref())
        .least_width(width);
    if ui.add(button).clicked() {
        out.send(Action::Print(PrintAction::Print(vec![wanted.clone()], state.copies())));
    }
    let nothing = state.nothing_to_print(cx.language);
    let word = ui.word("printing-save");
    let button = Button::new(&word)
        .key(key_label(UiCommand::SaveSheet))
        .refusal(nothing.as_deref())
        .least_width(width);
    if ui.add(button).clicked() {
        out.send(Action::Print(PrintAction::Save(wanted)));
    }
    // The reason for a dimmed button can be read without hovering over it.
    let kept = cx.desk.read_only().map(|_| ui.word("printing-no-record"));
    let missing = state.proofs.document().filter(|document| !document.missing.is_empty());
    let missing =
        missing.map(|document| missing_letters::missing_scripts(ui.language(), &document.missing));
    for (words, ink) in [(refusal, theme.dim), (kept, theme.gold), (missing, theme.red)] {
        if let Some(words) = words {
            ui.add(Label::new(Text::Note.rich(words).color(ink)).wrap());
        }
    }
}

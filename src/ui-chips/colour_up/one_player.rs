//! Corrections for one player: chips found late, and chips changed by the floor.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_tournament::{Command, counts::CountCommand, entries::EntryId};
use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    command_button::command_button,
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
    widgets::{Button, Section, pick, tabs},
};
use bottone_view::amounts;
use bottone_vocabulary::words;
use egui::{Label, TextEdit, Ui, vec2};

use super::ColourUpState;

/// The typed data for one player.
#[derive(Debug, Default)]
pub(super) struct OnePlayer {
    swap: bool,
    seat: Option<SeatNo>,
    old: Option<Chips>,
    new: Option<Chips>,
    chips: String,
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut ColourUpState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let ways = [(false, "colour-up-late"), (true, "colour-up-swap")];
    let heading = ui.word("colour-up-one");
    Section::card(&heading).show(ui, |ui| {
        let words = ui.words(&ways);
        tabs(ui, &mut state.one.swap, &words);
    });
    let Some(table) = state.table.and_then(|table| cx.tournament().tables().table(table)) else {
        return;
    };
    let t = cx.tournament();
    let sits: Vec<(SeatNo, EntryId)> = table.entries().collect();
    let one = &mut state.one;
    let first = sits.first().map(|(seat, _)| *seat);
    one.seat = one.seat.filter(|seat| table.entry(*seat).is_some()).or(first);
    let names: Vec<(Option<SeatNo>, String)> = sits
        .iter()
        .map(|(seat, entry)| {
            (Some(*seat), format!("{seat} {}", words::short_name(cx.language, t, *entry)))
        })
        .collect();
    let width = ui.available_width();
    pick(ui, &ui.word("colour-up-player"), &mut one.seat, &names, width - space::ITEM);
    let none_raced = !one.swap && t.counts().races().all().next().is_none();
    let note = match (one.swap, none_raced) {
        (true, _) => "colour-up-swap-note",
        (false, true) => "colour-up-none-raced",
        (false, false) => "colour-up-late-note",
    };
    let command = fields(ui, one, cx, |seat| table.entry(seat));
    ui.add(Label::new(Text::Caption.rich(ui.word(note)).color(theme.dim)).wrap());
    let Some(command) = command else { return };
    let word = ui.word("colour-up-exchange");
    if command_button(ui, Button::new(&word), command, cx, out).clicked() {
        one.chips.clear();
    }
}

/// Draws the values and numbers; returns the command to record.
fn fields(
    ui: &mut Ui,
    one: &mut OnePlayer,
    cx: &FrameContext<'_>,
    who: impl Fn(SeatNo) -> Option<EntryId>,
) -> Option<Command> {
    let t = cx.tournament();
    let raced: Vec<Chips> = t.counts().races().all().map(|(old, _)| old).collect();
    let in_play = t.denominations(cx.now);
    let values = |values: &[Chips]| -> Vec<(Option<Chips>, String)> {
        values.iter().map(|value| (Some(*value), ui.language().chips(*value))).collect()
    };
    let olds = values(if one.swap { &in_play } else { &raced });
    let fits = |chosen: Option<Chips>, all: &[(Option<Chips>, String)]| {
        chosen.filter(|chosen| all.iter().any(|(value, _)| *value == Some(*chosen)))
    };
    let first = olds.first().and_then(|(value, _)| *value);
    one.old = fits(one.old, &olds).or(first);
    let old = one.old?;
    let larger: Vec<Chips> = in_play.iter().copied().filter(|value| *value > old).collect();
    let news = values(&larger);
    one.new = fits(one.new, &news).or(news.first().and_then(|(value, _)| *value));
    let names = ["colour-up-old", "colour-up-new", "colour-up-how-many"].map(|name| ui.word(name));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::TIGHT;
        let edit = TextEdit::singleline(&mut one.chips)
            .char_limit(typing::LONGEST_LINE)
            .id(typing::field_id_of(ui, "chips"))
            .hint_text(Text::Body.rich("×"))
            .font(Text::Figure.font())
            .margin(egui::Margin::symmetric(6, 4))
            .min_size(vec2(0.0, ui.spacing().interact_size.y))
            .align(egui::Align2::LEFT_CENTER)
            .desired_width(44.0);
        let field = ui.add(edit).accessible_name(&names[2]);
        gate::keeps(ui, field, amounts::read(&one.chips).is_none());
        pick(ui, &names[0], &mut one.old, &olds, 84.0);
        if one.swap {
            ui.label("→");
            pick(ui, &names[1], &mut one.new, &news, 84.0);
        }
    });
    let chips = amounts::read(&one.chips).map_or(0, Chips::get);
    let entry = one.seat.and_then(who)?;
    let command = if one.swap {
        CountCommand::Change { entry, old, new: one.new?, chips }
    } else {
        CountCommand::FoundLate { entry, old, chips }
    };
    Some(Command::Counts(command))
}

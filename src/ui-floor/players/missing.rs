//! The players not yet seen in their drawn seats, and since when.

use bottone_tournament::{
    Command,
    entries::EntryId,
    setup::{Setup, SetupCommand},
};
use bottone_ui_dialogs::waiting_turn::{ChangeTurn, TurnChange};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{
    command_button::{command_button, submit_if_possible},
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, List, ListColumn, Section, Width, card as frame, pick},
};
use bottone_view::{
    arrivals::{MissingRow, mark_seen, minutes as minutes_of, rows, rule},
    todo::TaskAct,
};
use bottone_vocabulary::words;
use egui::{Label, Ui};

const COLUMNS: [ListColumn<'static>; 4] = [
    ListColumn::new("arrivals-seat", Width::Share(0.6)),
    ListColumn::new("arrivals-player", Width::Share(1.6)),
    ListColumn::new("arrivals-since", Width::Share(1.4)),
    ListColumn::figures("arrivals-missing", Width::Share(0.6)),
];

/// The default minutes after which a house asks for unseen players.
const USUAL: u16 = 5;
const CHOICE: f32 = 120.0;

/// The state of the tab.
#[derive(Debug, Default)]
pub(super) struct MissingState {
    chosen: Option<EntryId>,
}

pub(super) fn show(ui: &mut Ui, state: &mut MissingState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let list = cx.view(Validity::TenSeconds, (), |()| rows(cx.language, cx.tournament(), cx.now));
    let minutes = cx.tournament().setup().house.arrival_minutes;
    let note = words::count(cx.language, "arrivals-count", list.len());
    let note = if list.is_empty() { String::new() } else { note };
    Section::screen(&ui.word("waiting-tab-missing")).note(&note).show(ui, |ui| {
        if minutes.is_some() {
            choose_minutes(ui, minutes, cx, out);
        } else if !list.is_empty() {
            switch_on(ui, Button::quiet(&ui.word("arrivals-switch-on")), cx, out);
        }
        chosen_acts(ui, state, &list, cx, out);
    });
    if list.is_empty() {
        let sentence =
            ui.word(if minutes.is_some() { "arrivals-none-missing" } else { "arrivals-off" });
        EmptyState::new(Icon::Players, &sentence).show(ui, |ui| {
            if minutes.is_none() {
                switch_on(ui, Button::primary(&ui.word("arrivals-switch-on")), cx, out);
            }
        });
        return;
    }
    let dim = Theme::of(ui).dim;
    let rule = rule(cx.language, cx.tournament());
    ui.add(Label::new(Text::Note.rich(rule).color(dim)).wrap());
    ui.add_space(space::TIGHT);
    frame(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        table(ui, state, &list);
    });
}

/// Draws the button that starts asking for every player who has not arrived.
fn switch_on(ui: &mut Ui, button: Button<'_>, cx: &FrameContext<'_>, out: &mut Outbox) {
    command_button(ui, button, minutes_command(Some(USUAL), cx), cx, out);
}

/// Returns the command that sets this number of minutes for the event.
fn minutes_command(minutes: Option<u16>, cx: &FrameContext<'_>) -> Command {
    let mut setup: Setup = cx.tournament().setup().clone();
    setup.house.arrival_minutes = minutes;
    Command::Setup(SetupCommand::Change(Box::new(setup)))
}

fn choose_minutes(ui: &mut Ui, minutes: Option<u16>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let mut wanted = minutes;
    if pick(
        ui,
        &ui.word("arrivals-minutes"),
        &mut wanted,
        &minutes_of(cx.language, minutes),
        CHOICE,
    ) {
        out.submit(minutes_command(wanted, cx));
    }
}

/// Draws the actions for the chosen player; Enter confirms their arrival and goes on to the next.
fn chosen_acts(
    ui: &mut Ui,
    state: &mut MissingState,
    list: &[MissingRow],
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let Some(at) = list.iter().position(|row| Some(row.entry) == state.chosen) else { return };
    let Some(row) = list.get(at) else { return };
    let command = mark_seen(vec![row.entry]);
    let struck = gate::consume_enter(ui);
    let word = ui.word("arrivals-arrived");
    let pressed =
        command_button(ui, Button::primary(&word).key("Enter"), command.clone(), cx, out).clicked();
    if pressed || struck && submit_if_possible(command, cx, out) {
        state.chosen = list.get(at + 1).map(|next| next.entry);
    }
    let table = row.awaited.seat.table;
    let here = list.iter().filter(|other| other.awaited.seat.table == table);
    let here: Vec<EntryId> = here.map(|other| other.entry).collect();
    if here.len() > 1 {
        command_button(ui, Button::new(&ui.word("arrivals-all-arrived")), mark_seen(here), cx, out);
    }
    if ui.add(Button::quiet(&ui.word("arrivals-show-seat"))).clicked() {
        out.send(Action::Act(TaskAct::ShowSeat(table, row.awaited.seat.seat)));
    }
    let called =
        row.awaited.from.is_none() && cx.tournament().waiting_list().get(row.entry).is_some();
    if called && ui.add(Button::quiet(&ui.word("waiting-no-show"))).clicked() {
        out.send(Action::ask(ChangeTurn::new(row.entry, TurnChange::NotCome)));
    }
}

fn table(ui: &mut Ui, state: &mut MissingState, all: &[MissingRow]) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let theme = Theme::of(ui);
    let mut chosen = all.iter().position(|row| Some(row.entry) == state.chosen);
    let step = gate::arrow_steps(ui).and_then(|step| gate::step_row(chosen, step, all.len()));
    if let Some(step) = step {
        chosen = Some(step);
        state.chosen = all.get(step).map(|row| row.entry);
    }
    let reveal = step.and(chosen);
    let list = List::new("missing", &COLUMNS)
        .localized()
        .row_height(34.0)
        .chosen(chosen)
        .scroll_to(reveal);
    list.heads(ui, None);
    let pressed = list.rows(ui, all.len(), |index, cells| {
        let Some(row) = all.get(index) else { return };
        cells.write(&row.seat, Text::Strong, theme.text);
        cells.write(&row.name, Text::Strong, theme.text);
        cells.write(&row.since, Text::Body, theme.dim);
        cells.write(&row.missing, Text::Body, theme.tone(row.tone));
    });
    if let Some(row) = pressed.and_then(|index| all.get(index)) {
        state.chosen = Some(row.entry);
    }
}

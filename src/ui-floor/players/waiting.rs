//! The waiting list: the next players, those called, and those gone.

use std::rc::Rc;

use bottone_base::money::Money;
use bottone_tournament::{
    Command, Tournament,
    entries::EntryId,
    papers::{Scope, SheetKind},
    setup::{Setup, SetupCommand},
    waiting::{Alternates, WaitingCommand},
};
use bottone_ui_dialogs::waiting_turn::{ChangeTurn, TurnChange};
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{
    command_button::command_button,
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, List, ListColumn, Section, Width, card as frame, elided, pick},
};
use bottone_view::{
    arrivals::mark_seen,
    todo::TaskAct,
    waiting::{WaitingRow, WaitingStatus, WaitingView, rules},
};
use bottone_vocabulary::words;
use egui::{Label, Panel, Ui, vec2};

use super::card::refunds;

/// The width of the panel at the right and of the choice of the rule, in points.
const PANEL: f32 = 250.0;
const RULE: f32 = 210.0;

const COLUMNS: [ListColumn<'static>; 7] = [
    ListColumn::figures("waiting-place", Width::Points(52.0)),
    ListColumn::new("waiting-posted", Width::Points(56.0)),
    ListColumn::new("waiting-player", Width::Share(1.6)),
    ListColumn::new("waiting-since", Width::Share(1.0)),
    ListColumn::new("waiting-card", Width::Share(0.7)),
    ListColumn::figures("waiting-paid", Width::Share(0.6)),
    ListColumn::new("waiting-status", Width::Share(1.7)),
];

/// The state of the tab.
#[derive(Debug, Default)]
pub(super) struct WaitingState {
    chosen: Option<EntryId>,
    reveal: bool,
}

/// Shows the list. Returns whether the field for a new player was asked for.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut WaitingState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) -> bool {
    let view = cx
        .view(Validity::TenSeconds, (), |()| WaitingView::of(cx.language, cx.tournament(), cx.now));
    Section::screen(&ui.word("waiting-tab-list")).note(&view.line).show(ui, |ui| {
        close(ui, &view, cx, out);
        call(ui, &view, cx, out);
        choose_rule(ui, cx, out);
    });
    ui.add_space(space::TIGHT);
    if view.rows.is_empty() {
        return empty(ui, cx, out);
    }
    let chosen = view.rows.iter().find(|row| Some(row.entry) == state.chosen);
    Panel::right("turn")
        .exact_size(PANEL)
        .resizable(false)
        .show_separator_line(false)
        .frame(egui::Frame::NONE.inner_margin(egui::Margin { left: 14, ..egui::Margin::ZERO }))
        .show(ui, |ui| {
            frame(ui).inner_margin(egui::Margin::same(14)).show(ui, |ui| {
                ui.set_min_size(ui.available_size());
                if let Some(row) = chosen {
                    acts(ui, row, &view, cx, out);
                } else {
                    let choose = ui.word("waiting-choose");
                    let dim = Theme::of(ui).dim;
                    ui.add(Label::new(Text::Note.rich(choose).color(dim)).wrap());
                }
            });
        });
    frame(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        rows(ui, state, &view);
    });
    false
}

/// Draws an empty list with the button that fills it: that of the list, or that of a new player.
fn empty(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) -> bool {
    let is_off = cx.tournament().setup().house.alternates == Alternates::Unlisted;
    let (sentence, word) = if is_off {
        ("waiting-off", "waiting-switch-on")
    } else {
        ("waiting-empty", "screens-floor-register")
    };
    EmptyState::new(Icon::Players, &ui.word(sentence)).show(ui, |ui| {
        let word = ui.word(word);
        let button = Button::primary(&word);
        if is_off {
            command_button(ui, button, rule_command(Alternates::AtOnce, cx), cx, out);
            return false;
        }
        ui.add(button).clicked()
    })
}

/// Returns the command that sets the event's rule for a full room.
fn rule_command(alternates: Alternates, cx: &FrameContext<'_>) -> Command {
    let mut setup: Setup = cx.tournament().setup().clone();
    setup.house.alternates = alternates;
    Command::Setup(SetupCommand::Change(Box::new(setup)))
}

/// Draws the button that calls the players due by the event's rule; by hand, the next one gets a
/// free seat at any time.
fn call(ui: &mut Ui, view: &WaitingView, cx: &FrameContext<'_>, out: &mut Outbox) {
    let t = cx.tournament();
    let next = t.waiting_list().ready().next();
    let entries: Vec<EntryId> =
        if view.to_call.is_empty() { next.into_iter().collect() } else { view.to_call.clone() };
    let Some(first) = entries.first() else { return };
    let name = words::short_name(cx.language, t, *first);
    let word =
        ui.say("waiting-call-next", &[("count", entries.len().into()), ("name", name.into())]);
    let seat = bottone_tournament::tables::SeatWish::Draw(cx.desk.seed());
    let command = Command::Waiting(WaitingCommand::Call { entries, seat, dealt_in: true });
    let button = if view.to_call.is_empty() { Button::new(&word) } else { Button::primary(&word) };
    let struck = !view.to_call.is_empty() && gate::consume_enter(ui);
    let button = if view.to_call.is_empty() { button } else { button.key("Enter") };
    command_button(ui, button, command.clone(), cx, out);
    if struck {
        bottone_ui_kit::command_button::submit_if_possible(command, cx, out);
    }
}

/// Draws the button that refunds every waiting player, once registration is closed.
fn close(ui: &mut Ui, view: &WaitingView, cx: &FrameContext<'_>, out: &mut Outbox) {
    if view.waiting == 0 || cx.tournament().registration_open(cx.now) {
        return;
    }
    let currency = &cx.tournament().setup().currency;
    let mut back = |ui: &mut Ui, name: &str, money: Money, keep_fee| {
        let money = ui.language().money(money, currency);
        let word = ui.say(name, &[("money", money.into())]);
        let command = Command::Waiting(WaitingCommand::Close { keep_fee });
        command_button(ui, Button::new(&word), command, cx, out);
    };
    back(ui, "waiting-close-all", view.money, false);
    if view.money_without_fee != view.money {
        back(ui, "waiting-close-keep-fee", view.money_without_fee, true);
    }
}

/// Draws the choice of the event's rule for a full room.
fn choose_rule(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let mut alternates = cx.tournament().setup().house.alternates;
    if pick(ui, &ui.word("waiting-rule"), &mut alternates, &rules(cx.language), RULE) {
        out.submit(rule_command(alternates, cx));
    }
}

/// Draws the actions for the chosen player.
fn acts(
    ui: &mut Ui,
    row: &WaitingRow,
    view: &WaitingView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
    elided(ui, Text::Title.rich(&row.name).color(theme.text));
    ui.add(Label::new(Text::Body.rich(&row.status).color(theme.tone(row.tone))).wrap());
    // One under the other: they would wrap raggedly side by side.
    change(ui, row, view, cx, out);
    papers(ui, row, cx.tournament(), out);
}

/// Draws the changes to the turn of the chosen player.
fn change(
    ui: &mut Ui,
    row: &WaitingRow,
    view: &WaitingView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let width = ui.available_width();
    let ask = |change| Action::ask(ChangeTurn::new(row.entry, change));
    let mut press = |ui: &mut Ui, name: &str, action: Action| {
        if ui.add(Button::new(&ui.word(name)).least_width(width)).clicked() {
            out.send(action);
        }
    };
    match row.standing {
        WaitingStatus::Called => {
            press(ui, "arrivals-arrived", Action::Submit(mark_seen(vec![row.entry])));
            press(ui, "waiting-no-show", ask(TurnChange::NotCome));
        }
        WaitingStatus::Waits => {
            press(ui, "waiting-skip", ask(TurnChange::Skip));
            press(ui, "waiting-hold", ask(TurnChange::Hold));
        }
        WaitingStatus::Held => {
            let back = Command::Waiting(WaitingCommand::Back { entry: row.entry });
            press(ui, "waiting-back", Action::Submit(back));
        }
        WaitingStatus::Gone => {}
    }
    if let Some(place) = cx.tournament().waiting_list().place(row.entry) {
        let place = u32::try_from(place).unwrap_or(u32::MAX);
        let last = u32::try_from(view.waiting).unwrap_or(u32::MAX);
        if place > 1 {
            press(ui, "waiting-up", ask(TurnChange::Rank(place - 1)));
        }
        if place > 2 {
            press(ui, "waiting-first", ask(TurnChange::Rank(1)));
        }
        if place < last {
            press(ui, "waiting-down", ask(TurnChange::Rank(place + 1)));
        }
        if place + 1 < last {
            press(ui, "waiting-last", ask(TurnChange::Rank(last)));
        }
        refunds(ui, row.entry, width, cx, out);
    }
}

/// Draws the papers for the chosen player.
fn papers(ui: &mut Ui, row: &WaitingRow, t: &Tournament, out: &mut Outbox) {
    let width = ui.available_width();
    let scope = Scope::Entries(vec![row.entry]);
    let plays = t.entries().get(row.entry).is_some_and(bottone_tournament::entries::Entry::is_in);
    let (word, sheet) = if plays {
        (ui.word("waiting-seat-card"), SheetKind::SeatCards)
    } else {
        (ui.word("waiting-refund-slip"), SheetKind::RefundSlips)
    };
    if ui.add(Button::quiet(&word).icon(Icon::Print).least_width(width)).clicked() {
        out.send(Action::Print(PrintAction::Show(sheet, scope)));
    }
    if let Some(seat) = t.tables().seat_of(row.entry) {
        let show = TaskAct::ShowSeat(seat.table, seat.seat);
        if ui.add(Button::quiet(&ui.word("arrivals-show-seat")).least_width(width)).clicked() {
            out.send(Action::Act(show));
        }
    }
}

fn rows(ui: &mut Ui, state: &mut WaitingState, view: &Rc<WaitingView>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let theme = Theme::of(ui);
    let count = view.rows.len();
    let mut chosen = view.rows.iter().position(|row| Some(row.entry) == state.chosen);
    if let Some(step) = gate::arrow_steps(ui).and_then(|step| gate::step_row(chosen, step, count)) {
        chosen = Some(step);
        state.chosen = view.rows.get(step).map(|row| row.entry);
        state.reveal = true;
    }
    let reveal = chosen.filter(|_| std::mem::take(&mut state.reveal));
    let list = List::new("waiting", &COLUMNS)
        .localized()
        .row_height(34.0)
        .chosen(chosen)
        .scroll_to(reveal);
    list.heads(ui, None);
    let pressed = list.rows(ui, count, |index, cells| {
        let Some(row) = view.rows.get(index) else { return };
        let gone = row.standing == WaitingStatus::Gone;
        let ink = if gone { theme.dim } else { theme.text };
        cells.write(&row.place, Text::Strong, ink);
        cells.write(&row.number, Text::Body, theme.dim);
        cells.write(&row.name, Text::Strong, ink);
        cells.write(&row.since, Text::Body, theme.dim);
        cells.write(&row.card, Text::Body, theme.dim);
        cells.write(&row.paid, Text::Body, ink);
        cells.write(&row.status, Text::Body, theme.tone(row.tone));
    });
    if let Some(row) = pressed.and_then(|index| view.rows.get(index)) {
        state.chosen = Some(row.entry);
    }
}

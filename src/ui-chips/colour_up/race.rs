//! The race at one table: the choice of table, the players' chips, the cards and the result.

use bottone_base::seat::{SeatNo, TableNo};
use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    command_button::{command_button, submit_if_possible},
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, WordKey, tabs},
};
use bottone_view::chips::colour_up::{
    ColourUpPlan, LeavingValue, RaceTables, RaceView, TableChips,
};
use egui::{Align, Label, Layout, ScrollArea, Ui, vec2};

use super::{ColourUpState, seats};

/// The height of the part below the seats, in points.
const FOOT: f32 = 56.0;

pub(super) fn show(
    ui: &mut Ui,
    state: &mut ColourUpState,
    (plan, leaving): (&ColourUpPlan, &LeavingValue),
    tables: &RaceTables,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let note = [leaving.when.as_str(), leaving.state.as_str()].join(" · ");
    let note = note.trim_end_matches(" · ");
    Section::card(&leaving.name).note(note).show(ui, |ui| dealers(ui, state));
    let note = |ui: &mut Ui, words: &str| {
        ui.add_space(space::ITEM);
        ui.label(Text::Body.rich(words).color(theme.dim));
    };
    let Some(new) = leaving.new else {
        return note(ui, &ui.word("colour-up-largest"));
    };
    let Some(number) = state.table else {
        return note(ui, &ui.word("colour-up-no-tables"));
    };
    strip(ui, state, tables);
    if leaving.done && !state.again {
        return all_done(ui, state, plan, leaving);
    }
    let raced = tables.all.iter().any(|(table, raced)| *table == number && *raced);
    if raced && !state.again {
        let old = ui.language().chips(leaving.old);
        note(ui, &ui.say("colour-up-has-raced", &[("old", old.into())]));
        if ui.add(Button::quiet(&ui.word("colour-up-again"))).clicked() {
            state.again = true;
        }
        return;
    }
    let t = cx.tournament();
    let of = (number, leaving.old, new);
    let seed = state.seed.filter(|_| !state.at_table);
    let hold = |seat: SeatNo| state.hold(seat);
    let Some(view) = RaceView::of(cx.language, t, of, hold, seed, cx.now) else { return };
    head(ui, &view, cx, of);
    let room = (ui.available_height() - FOOT - space::ITEM).max(80.0);
    ScrollArea::vertical().id_salt("seats").auto_shrink(false).max_height(room).show(ui, |ui| {
        ui.set_width(ui.available_width());
        seats::show(ui, state, &view, room);
    });
    foot(ui, state, &view, tables, cx, out);
}

/// Draws the choice of dealer: the program, or the dealers at the tables.
fn dealers(ui: &mut Ui, state: &mut ColourUpState) {
    let ways = [(false, "colour-up-dealer"), (true, "colour-up-at-table")];
    let words = ui.words(&ways);
    if tabs(ui, &mut state.at_table, &words).changed() {
        state.seed = None;
    }
}

/// Draws every table with players; tables that have raced have a tick.
fn strip(ui: &mut Ui, state: &mut ColourUpState, tables: &RaceTables) {
    let height = ui.spacing().interact_size.y;
    ScrollArea::horizontal().id_salt("tables").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::TIGHT;
            for (table, raced) in &tables.all {
                let word = if *raced { format!("{table} ✓") } else { table.to_string() };
                let gaps = [("table", table.get().into())];
                let name = if *raced {
                    ui.say("colour-up-table-raced", &gaps)
                } else {
                    ui.say("colour-up-table", &gaps)
                };
                let chosen = state.table == Some(*table);
                let key = WordKey::new(&word, chosen).name(&name).quiet(*raced && !chosen);
                let response = ui.add(key.size(46.0, height));
                if response.clicked() {
                    state.table = Some(*table);
                }
                let known = ui.scope_id().with("brought");
                let shown: Option<TableNo> = ui.data(|data| data.get_temp(known));
                if chosen && shown != Some(*table) {
                    response.scroll_to_me(Some(Align::Center));
                    ui.data_mut(|data| data.insert_temp(known, *table));
                }
            }
        });
    });
}

/// Draws the chips to bring to this table, and those raced for.
fn head(
    ui: &mut Ui,
    view: &RaceView,
    cx: &FrameContext<'_>,
    (number, old, new): (TableNo, bottone_base::chips::Chips, bottone_base::chips::Chips),
) {
    let theme = Theme::of(ui);
    let Some(table) = cx.tournament().tables().table(number) else { return };
    let bring = TableChips::for_table(cx.language, cx.tournament(), table, (old, new));
    let gaps = [
        ("expected", bring.expected.into()),
        ("most", bring.most.into()),
        ("new", ui.language().chips(new).into()),
    ];
    let words = ui.say("colour-up-bring-table", &gaps);
    let name = ui.say("colour-up-table", &[("table", number.get().into())]);
    ui.horizontal(|ui| {
        ui.label(Text::Figure.rich(name));
        ui.label(Text::Note.rich(words).color(theme.dim));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(Text::Strong.rich(&view.raced_for).color(theme.gold));
        });
    });
}

/// Draws the result, and the next step: deal, or record.
fn foot(
    ui: &mut Ui,
    state: &mut ColourUpState,
    view: &RaceView,
    tables: &RaceTables,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    ui.add_space(space::TIGHT);
    let enter = gate::consume_enter(ui);
    let size = vec2(ui.available_width(), FOOT - space::ITEM);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().interact_size.y = 44.0;
        let key = ui.word("shell-cap-enter");
        let mut recorded = false;
        if !view.missing_input.is_empty() {
            let word = ui.word("colour-up-record");
            ui.add(Button::primary(&word).key(&key).refusal(Some(&view.missing_input)));
        } else if let Some(command) = &view.command {
            let word = ui.word("colour-up-record");
            let button = Button::primary(&word).key(&key);
            let pressed = command_button(ui, button, command.clone(), cx, out).clicked();
            recorded = pressed || enter && submit_if_possible(command.clone(), cx, out);
        } else if state.at_table {
            let wanted = state.wants_card().map(|(seat, count)| {
                let gaps = [("seat", seat.get().into()), ("count", count.into())];
                ui.say("colour-up-cards-for", &gaps)
            });
            let why = wanted.as_ref().unwrap_or(&view.problem);
            ui.add(Button::primary(&ui.word("colour-up-record")).refusal(Some(why)));
        } else {
            let word = ui.word("colour-up-deal");
            let why = (!view.wants_cards).then_some(view.problem.as_str());
            let dealt = ui.add(Button::primary(&word).key(&key).refusal(why)).clicked();
            if view.wants_cards && (dealt || enter) {
                state.seed = Some(cx.desk.seed());
            }
        }
        if state.has_entries() && ui.add(Button::quiet(&ui.word("colour-up-clear"))).clicked() {
            state.clear();
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| sums(ui, view, theme));
        if recorded {
            // The finished race stays in sight, so that the last table shows its result.
            state.old = state.typed_for.map(|(old, _)| old);
            state.table = tables.next(state.table.and_then(next_table));
            state.clear();
            state.seek = enter;
        }
    });
}

/// Returns the next table.
fn next_table(table: TableNo) -> Option<TableNo> {
    TableNo::new(table.get() + 1)
}

/// Draws the chips out, the chips in and the change in play; or the reason why no race is possible.
fn sums(ui: &mut Ui, view: &RaceView, theme: &Theme) {
    if !view.problem.is_empty() {
        ui.add(Label::new(Text::Body.rich(&view.problem).color(theme.red)).truncate());
        return;
    }
    if !view.missing_input.is_empty() {
        ui.add(Label::new(Text::Body.rich(&view.missing_input).color(theme.dim)).wrap());
        return;
    }
    let Some(sums) = &view.sum else { return };
    let names = ["colour-up-out", "colour-up-in", "colour-up-change"];
    for (at, (name, sum)) in names.iter().zip(sums).enumerate() {
        ui.label(Text::Body.rich(ui.word(name)).color(theme.dim));
        let ink = if at == 2 { theme.gold } else { theme.text };
        ui.label(Text::Total.rich(sum).color(ink));
        ui.add_space(space::ITEM);
    }
}

/// Draws the end: every table has raced, with the result and the next step.
fn all_done(ui: &mut Ui, state: &mut ColourUpState, plan: &ColourUpPlan, leaving: &LeavingValue) {
    let theme = Theme::of(ui);
    ui.add_space(space::SCREEN);
    ui.vertical_centered(|ui| {
        let old = ui.language().chips(leaving.old);
        let words = ui.say("colour-up-all-done", &[("old", old.into())]);
        ui.label(Text::Total.rich(words).color(theme.accent));
        ui.label(Text::Figure.rich(&leaving.sum));
        ui.add_space(space::ITEM);
        if let Some(next) = plan.next().filter(|next| !next.done) {
            let word = ui.say("colour-up-next", &[("name", next.name.as_str().into())]);
            if ui.add(Button::new(&word)).clicked() {
                state.old = Some(next.old);
                state.table = None;
            }
        }
        if ui.add(Button::quiet(&ui.word("colour-up-again"))).clicked() {
            state.again = true;
        }
    });
}

//! The players to be paid, and those already paid.

mod form;
mod seats;

use std::rc::Rc;

use bottone_base::money::Money;
use bottone_session::OpenDialog;
use bottone_tournament::{
    Command,
    entries::EntryId,
    papers::{Scope, SheetKind},
    prizes::PrizeCommand,
};
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    context::FrameContext,
    results_menu,
};
use bottone_ui_kit::{
    command_button::command_button,
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, List, ListColumn, SearchField, Stat, Width, card, elided, tabs},
};
use bottone_view::money::payments::{PayDesk, PayRow};
use bottone_vocabulary::words;
use egui::{Align, Layout, Margin, Panel, Popup, Response, Ui, vec2};
use form::{NextField, PayForm, PayOutcome};
use seats::SeatsState;

/// The width of the form at the right, and the window width below which it gets narrower, in
/// points.
const FORM: f32 = 372.0;
const NARROW_FORM: f32 = 316.0;
const NARROW: f32 = 1_250.0;

/// The height of the figures at the top, and the width of the results menu, in points.
const HEAD: f32 = 38.0;
const RESULTS: f32 = 320.0;

/// The share of the height above the sentence of an empty screen.
const ABOVE: f32 = 0.2;

/// The column that is shown if there are bounties.
const BOUNTIES: ListColumn<'static> = ListColumn::figures("pay-bounties", Width::Share(0.7));

const COLUMNS: [ListColumn<'static>; 6] = [
    ListColumn::new("pay-place", Width::Points(84.0)),
    ListColumn::new("pay-player", Width::Share(1.8)),
    ListColumn::figures("pay-prize", Width::Share(1.0)),
    BOUNTIES,
    ListColumn::figures("pay-left", Width::Share(1.0)),
    ListColumn::new("pay-status", Width::Points(112.0)),
];

/// The filter of the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Filter {
    #[default]
    All,
    Waiting,
    Paid,
}

const FILTERS: [(Filter, &str); 3] =
    [(Filter::All, "pay-all"), (Filter::Waiting, "pay-is-owed"), (Filter::Paid, "pay-is-paid")];

/// The state of the tab.
#[derive(Default)]
pub(super) struct PayState {
    text: String,
    filter: Filter,
    chosen: Option<EntryId>,
    form: PayForm,
    seats: SeatsState,
    matches: PayMatches,
    reveal: bool,
}

/// The rows that match the typed text.
#[derive(Default)]
struct PayMatches {
    desk: Option<Rc<PayDesk>>,
    text: String,
    filter: Filter,
    rows: Vec<usize>,
}

impl PayMatches {
    /// Updates it to the desk and the typed text; returns whether the text has changed.
    fn refresh(
        &mut self,
        desk: &Rc<PayDesk>,
        text: &str,
        filter: Filter,
        cx: &FrameContext<'_>,
    ) -> bool {
        let typed = self.text != text;
        let same = self.desk.as_ref().is_some_and(|known| Rc::ptr_eq(known, desk));
        if same && !typed && self.filter == filter {
            return false;
        }
        let hits = cx.find_people(text);
        let fits = |row: &PayRow| {
            let of_filter = match filter {
                Filter::All => true,
                Filter::Waiting => row.waits || row.due.is_overpaid(),
                Filter::Paid => row.due.is_settled() && !row.due.is_nothing(),
            };
            of_filter && row.player.is_some_and(|player| hits.fit(player).is_some())
        };
        let rows = desk.rows.iter().enumerate().filter(|(_, row)| fits(row));
        self.rows = rows.map(|(at, _)| at).collect();
        (self.desk, self.filter) = (Some(Rc::clone(desk)), filter);
        text.clone_into(&mut self.text);
        typed
    }

    fn row(&self, at: usize) -> Option<&PayRow> {
        self.desk.as_ref()?.rows.get(*self.rows.get(at)?)
    }

    fn place_of(&self, entry: EntryId) -> Option<usize> {
        let desk = self.desk.as_ref()?;
        self.rows.iter().position(|&at| desk.rows.get(at).is_some_and(|row| row.entry == entry))
    }
}

impl PayState {
    /// Chooses this entry, whatever the search text.
    pub(super) fn choose(&mut self, entry: EntryId) {
        self.text.clear();
        self.filter = Filter::All;
        self.chosen = Some(entry);
        self.form.next = Some(NextField::Document);
        self.reveal = true;
    }

    /// Goes from a player who was just paid to the next waiting one.
    fn choose_next_waiting(&mut self) {
        let Some(desk) = &self.matches.desk else { return };
        let waits = |row: &&PayRow| row.waits;
        if desk.rows.iter().filter(waits).any(|row| Some(row.entry) == self.chosen) {
            return;
        }
        let next = (0..self.matches.rows.len()).filter_map(|at| self.matches.row(at)).find(waits);
        if let Some(next) = next {
            self.chosen = Some(next.entry);
            self.reveal = true;
        }
    }
}

pub(super) fn show(ui: &mut Ui, state: &mut PayState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let desk = cx.pay_desk();
    if desk.rows.is_empty() {
        no_payment_due(ui, &mut state.seats, &desk, cx, out);
        return;
    }
    head(ui, &mut state.seats, &desk, cx, out);
    ui.add_space(space::CARD);
    if state.matches.refresh(&desk, &state.text, state.filter, cx) && !state.text.is_empty() {
        // Typed text selects a player; a waiting one comes before a paid one.
        let best = (0..state.matches.rows.len())
            .find(|at| state.matches.row(*at).is_some_and(|row| row.waits));
        let best = state.matches.row(best.unwrap_or(0));
        state.chosen = best.map(|row| row.entry);
        state.reveal = true;
    }
    // Without a deliberate choice, no player is chosen: a stray Enter pays no one.
    let chosen = desk.rows.iter().find(|row| Some(row.entry) == state.chosen);
    if let Some(row) = chosen.filter(|row| row.waits) {
        out.set_open(OpenDialog::Pays(row.entry));
    }
    let width = if ui.available_width() < NARROW { NARROW_FORM } else { FORM };
    Panel::right("payment")
        .exact_size(width)
        .resizable(false)
        .show_separator_line(false)
        .frame(egui::Frame::NONE.inner_margin(egui::Margin { left: 14, ..egui::Margin::ZERO }))
        .show(ui, |ui| {
            let next = desk.rows.iter().find(|row| row.waits);
            let done = match chosen {
                Some(row) => state.form.show(ui, row, (next, &desk.raffle), cx, out),
                None => form::no_selection(ui, next, !desk.raffle.is_empty()),
            };
            match done {
                PayOutcome::Nothing => {}
                PayOutcome::Paid => {
                    state.text.clear();
                    state.form.next = Some(NextField::Search);
                }
                PayOutcome::Next => {
                    state.chosen = next.map(|next| next.entry);
                    state.form.next = Some(NextField::Document);
                    state.reveal = true;
                }
            }
        });
    card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let finder = |ui: &mut Ui| finder(ui, state);
        let field = egui::Frame::NONE.inner_margin(egui::Margin::same(10)).show(ui, finder).inner;
        rows(ui, state, &field);
    });
}

/// Draws the amount to pay, whether the results are final, and the documents.
fn head(
    ui: &mut Ui,
    seats: &mut SeatsState,
    desk: &PayDesk,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    card(ui).inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
        let size = vec2(ui.available_width(), HEAD);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            documents(ui, seats, desk, cx, out);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = space::SCREEN;
                for stat in &desk.stats {
                    ui.add(Stat::from(stat));
                }
                let ink = Theme::of(ui).tone(desk.tone);
                elided(ui, Text::Body.rich(&desk.line).color(ink));
            });
        });
    });
}

/// Draws the documents to print or save, from the right edge on.
fn documents(
    ui: &mut Ui,
    seats: &mut SeatsState,
    desk: &PayDesk,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let t = cx.tournament();
    let results = ui.add(Button::new(&ui.word("pay-results-menu")));
    Popup::menu(&results).show(|ui| {
        ui.set_min_width(RESULTS);
        results_menu::lines(ui, out);
    });
    let mut print = |ui: &mut Ui, word: &str, sheet| {
        if ui.add(Button::new(&ui.word(word))).clicked() {
            out.send(Action::Print(PrintAction::Show(sheet, Scope::All)));
        }
    };
    print(ui, "pay-print-sheet", SheetKind::Payouts);
    if desk.waiting > 0 {
        print(ui, "pay-print-slips", SheetKind::PayoutSlips);
    }
    if !desk.rows.is_empty() && t.prizes().locked().is_none() {
        lock(ui, Button::new(&ui.word("prizes-lock")), cx, out);
    }
    seats::hand_out_all(ui, seats, desk.tickets, cx, out);
}

/// Draws the button that locks the prizes as they are now.
fn lock(ui: &mut Ui, button: Button<'_>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let rows = cx.prizes().table.clone();
    command_button(ui, button, Command::Prizes(PrizeCommand::Lock { rows }), cx, out);
}

/// Draws the tab before any payment is due: the obstacle, and the next step.
fn no_payment_due(
    ui: &mut Ui,
    seats: &mut SeatsState,
    desk: &PayDesk,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.add_space(ui.available_height() * ABOVE);
        EmptyState::new(Icon::Money, &desk.empty).show(ui, |ui| {
            // The row goes from left to right; the documents have their order from the right.
            if desk.locks {
                lock(ui, Button::primary(&ui.word("prizes-lock")), cx, out);
            }
            documents(ui, seats, desk, cx, out);
        });
    });
}

/// Shows the search field and the filter of the rows; returns the field.
fn finder(ui: &mut Ui, state: &mut PayState) -> Response {
    ui.horizontal(|ui| {
        let filters = ui.words(&FILTERS);
        let (found, all) = (state.matches.rows.len(), state.matches.desk.as_ref());
        let all = all.map_or(0, |desk| desk.rows.len());
        let number = |of: usize| ui.language().number(of as u64);
        let note =
            ui.say("pay-found", &[("found", number(found).into()), ("all", number(all).into())]);
        let width = (ui.available_width() - 300.0).clamp(160.0, 340.0);
        let name = ui.word("pay-search");
        let field = ui.add(SearchField::new(&mut state.text, &name).note(&note).width(width));
        if state.form.is_next(NextField::Search) {
            field.request_focus();
        }
        if gate::left_with_enter(ui, &field) && found > 0 {
            state.form.next = Some(NextField::Document);
            state.choose_next_waiting();
        }
        tabs(ui, &mut state.filter, &filters);
        field
    })
    .inner
}

fn rows(ui: &mut Ui, state: &mut PayState, field: &Response) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let theme = Theme::of(ui);
    let count = state.matches.rows.len();
    let mut chosen = state.chosen.and_then(|entry| state.matches.place_of(entry));
    let step = gate::arrow_steps_beside(ui, field.id);
    if let Some(step) = step.and_then(|step| gate::step_row(chosen, step, count)) {
        chosen = Some(step);
        state.chosen = state.matches.row(step).map(|row| row.entry);
        state.reveal = true;
    }
    let reveal = chosen.filter(|_| std::mem::take(&mut state.reveal));
    let bounties = state.matches.desk.as_ref().is_some_and(|desk| desk.bounties);
    let items =
        state.matches.desk.as_ref().is_some_and(|desk| desk.items || !desk.raffle.is_empty());
    let columns: Vec<ListColumn<'_>> =
        COLUMNS.into_iter().filter(|column| bounties || *column != BOUNTIES).collect();
    let list =
        List::new("dues", &columns).localized().row_height(38.0).chosen(chosen).scroll_to(reveal);
    list.heads(ui, None);
    if count == 0 {
        EmptyState::new(Icon::Players, &ui.word("pay-no-match")).show(ui, |_| {});
        return;
    }
    let pressed = list.rows(ui, count, |index, cells| {
        let Some(row) = state.matches.row(index) else { return };
        cells.write(&row.place, Text::Body, theme.dim);
        cells.write(&row.name, Text::Strong, theme.text);
        let prize = if items {
            let won = row.items.iter().map(|item| item.name.clone());
            let money =
                (row.due.prize > Money::ZERO || row.due.tickets > 0).then(|| row.prize.clone());
            words::joined(money.into_iter().chain(won))
        } else {
            row.prize.clone()
        };
        cells.write(&prize, Text::Body, theme.text);
        if bounties {
            cells.write(&row.bounty, Text::Body, theme.text);
        }
        let ink = if row.due.is_overpaid() { theme.red } else { theme.gold };
        cells.write(&row.left, Text::Strong, ink);
        cells.write(&row.status, Text::Body, theme.tone(row.tone));
    });
    if let Some(row) = pressed.and_then(|index| state.matches.row(index)) {
        state.chosen = Some(row.entry);
        state.form.next = row.waits.then_some(NextField::Document);
    }
}

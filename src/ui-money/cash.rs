//! The money taken in and paid out, added up by operator, hour and kind, beside every movement.

use std::rc::Rc;

use bottone_base::money::{Currency, Money};
use bottone_tournament::{
    Command,
    entries::EntryId,
    payments::{PaymentCommand, PaymentMethod},
};
use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{EmptyState, List, ListColumn, Section, Stat, TextField, Width, card, tabs},
};
use bottone_view::{
    amounts::read_money,
    money::{
        cash::{CashGrouping, CashLine, CashRow, CashTable, CashView},
        payments::method,
    },
};
use bottone_vocabulary::words;
use egui::{Ui, UiBuilder};

/// The share of the width for the totals.
const SUMS: f32 = 0.62;
/// The width below which a movement has its kind below the player, in points.
const NARROW: f32 = 300.0;

/// The width of the field for the counted amount, in points.
const COUNTED: f32 = 210.0;

const MOVEMENTS: [ListColumn<'static>; 4] = [
    ListColumn::new("cash-time", Width::Points(44.0)),
    ListColumn::new("cash-player", Width::Share(1.3)),
    ListColumn::new("cash-what", Width::Share(1.0)),
    ListColumn::figures("cash-amount", Width::Points(82.0)),
];

const NARROW_MOVEMENTS: [ListColumn<'static>; 3] = [
    ListColumn::new("cash-time", Width::Points(44.0)),
    ListColumn::new("cash-player", Width::Share(1.0)),
    ListColumn::figures("cash-amount", Width::Points(72.0)),
];

/// The state of the tab.
#[derive(Default)]
pub(super) struct CashState {
    by: CashGrouping,
    /// The row whose movements are shown; `None` shows all.
    chosen: Option<usize>,
    counted: String,
    movements: MovementList,
    /// The record of the pressed movement, and its entry.
    pressed: Option<(u32, EntryId)>,
}

/// The movements of the chosen row, kept until another row is chosen or the desk changes.
#[derive(Default)]
struct MovementList {
    source: Option<Rc<CashView>>,
    by: CashGrouping,
    chosen: Option<usize>,
    lines: Vec<usize>,
}

impl MovementList {
    fn refresh(&mut self, cash: &Rc<CashView>, by: CashGrouping, chosen: Option<usize>) {
        let same = self.source.as_ref().is_some_and(|known| Rc::ptr_eq(known, cash));
        if same && self.by == by && self.chosen == chosen {
            return;
        }
        let fits = |at: &usize| {
            let line = cash.lines.get(*at);
            chosen.is_none() || line.and_then(|line| line.rows.get(by.index())) == chosen.as_ref()
        };
        let lines = (0..cash.lines.len()).filter(fits).collect();
        *self = Self { source: Some(Rc::clone(cash)), by, chosen, lines };
    }
}

pub(super) fn show(ui: &mut Ui, state: &mut CashState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let cash = cx.cash();
    if cash.lines.is_empty() {
        EmptyState::new(Icon::Money, &ui.word("cash-nothing")).show(ui, |_| {});
        return;
    }
    let Some(table) = cash.tables.get(state.by.index()) else { return };
    state.chosen = state.chosen.filter(|row| *row < table.rows.len());
    head(ui, state, &cash, table, cx);
    ui.add_space(space::CARD - space::ITEM);
    let whole = ui.available_rect_before_wrap();
    let split = whole.left() + whole.width() * SUMS;
    let (left, right) =
        (whole.with_max_x(split - space::CARD / 2.0), whole.with_min_x(split + space::CARD / 2.0));
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| sums(ui, state, table));
    state.movements.refresh(&cash, state.by, state.chosen);
    let CashState { movements: shown, pressed, .. } = state;
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        movements(ui, shown, pressed, (&cash, &cx.payment_methods()), out);
    });
    ui.advance_cursor_after_rect(whole);
}

/// Draws the figures, and the counted amount beside the expected one.
fn head(
    ui: &mut Ui,
    state: &mut CashState,
    cash: &CashView,
    table: &CashTable,
    cx: &FrameContext<'_>,
) {
    let currency = &cx.tournament().setup().currency;
    let row = state.chosen.and_then(|row| table.rows.get(row)).unwrap_or(&table.total);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::SCREEN;
            for stat in &cash.figures {
                let stat = Stat::from(stat);
                // The last ones are in the table too.
                if stat.width(ui) + space::SCREEN + COUNTED > ui.available_width() {
                    break;
                }
                ui.add(stat);
            }
            ui.add_space((ui.available_width() - COUNTED).max(0.0));
            counted_field(ui, &mut state.counted, row, currency);
        });
    });
}

/// Draws the field for the amount counted in the drawer, and its difference from the chosen row.
fn counted_field(ui: &mut Ui, text: &mut String, row: &CashRow, currency: &Currency) {
    let language = ui.language();
    let name = match row.name.as_str() {
        all if all == language.word("cash-all") => language.word("cash-counted"),
        name => format!("{} · {name}", language.word("cash-counted")),
    };
    let counted = read_money(text, currency);
    let amount = |money: Money| [("amount", language.money(money, currency).into())];
    let example = language.money(Money::from_minor(1_400 * currency.scale()), currency);
    let wrong = match counted {
        None if text.trim().is_empty() => None,
        None => Some(language.say("cash-expected", &[("example", example.as_str().into())])),
        Some(counted) if counted < row.in_hand => {
            Some(language.say("cash-short", &amount(row.in_hand.minus(counted))))
        }
        Some(counted) if counted > row.in_hand => {
            Some(language.say("cash-over", &amount(counted.minus(row.in_hand))))
        }
        Some(_) => None,
    };
    let note = if counted.is_some() { language.word("cash-agrees") } else { String::new() };
    TextField::new(text, &name)
        .hint(&language.money(row.in_hand, currency))
        .note(&note)
        .wrong(wrong.as_deref())
        .width(COUNTED)
        .show(ui);
}

fn sums(ui: &mut Ui, state: &mut CashState, table: &CashTable) {
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.horizontal(|ui| {
            let ways = CashGrouping::ALL.map(|by| (by, by.name(ui.language())));
            let before = state.by;
            tabs(ui, &mut state.by, &ways);
            if state.by != before {
                state.chosen = None;
            }
        });
        ui.add_space(space::TIGHT);
        ui.spacing_mut().item_spacing.y = 0.0;
        let theme = Theme::of(ui);
        let name = ui.word(match state.by {
            CashGrouping::Operator => "cash-operator",
            CashGrouping::Hour => "cash-hour",
            CashGrouping::Kind => "cash-kind",
        });
        let mut columns = vec![ListColumn::new(&name, Width::Share(1.2))];
        columns.extend(table.heads.iter().map(|head| ListColumn::figures(head, Width::Share(1.0))));
        let count = table.rows.len() + 1;
        let here = state.chosen.map_or(0, |row| row + 1);
        let step = gate::arrow_steps(ui).and_then(|step| gate::step_row(Some(here), step, count));
        let list = List::new("sums", &columns).chosen(Some(step.unwrap_or(here))).scroll_to(step);
        list.heads(ui, None);
        let pressed = list.rows(ui, count, |index, cells| {
            let part = index.checked_sub(1).and_then(|row| table.rows.get(row));
            let row = part.unwrap_or(&table.total);
            let text = if part.is_none() { Text::Strong } else { Text::Body };
            cells.write_two(&row.name, &row.detail, text, [theme.text, theme.dim]);
            for (at, figure) in row.cells.iter().enumerate() {
                let in_hand = at + 1 == row.cells.len();
                let ink = match figure.as_str() {
                    "–" => theme.dim,
                    _ if in_hand => theme.gold,
                    _ => theme.text,
                };
                cells.write(figure, if in_hand { Text::Strong } else { text }, ink);
            }
        });
        if let Some(row) = pressed.or(step) {
            state.chosen = row.checked_sub(1);
        }
    });
}

fn movements(
    ui: &mut Ui,
    shown: &MovementList,
    pressed: &mut Option<(u32, EntryId)>,
    (cash, offered): (&CashView, &[PaymentMethod]),
    out: &mut Outbox,
) {
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let number = |of: usize| ui.language().number(of as u64);
        let (found, all) = (shown.lines.len(), cash.lines.len());
        let note = if found == all {
            number(all)
        } else {
            let gaps = [("count", number(found).into()), ("all", number(all).into())];
            ui.say("cash-movements-of", &gaps)
        };
        Section::card(&ui.word("cash-movements")).note(&note).show(ui, |_| {});
        ui.add_space(space::TIGHT);
        payment_methods(ui, *pressed, (cash, offered), out);
        ui.spacing_mut().item_spacing.y = 0.0;
        let theme = Theme::of(ui);
        let of = |line: &CashLine| line.sale.map(|(entry, ..)| (line.record, entry));
        let at = |index: usize| shown.lines.get(index).and_then(|at| cash.lines.get(*at));
        let here =
            pressed.and_then(|sale| (0..found).find(|index| at(*index).and_then(of) == Some(sale)));
        let narrow = ui.available_width() < NARROW;
        let columns: &[ListColumn<'_>] = if narrow { &NARROW_MOVEMENTS } else { &MOVEMENTS };
        let list =
            List::new("movements", columns).localized().row_height(42.0).chosen(here).by_tab();
        list.heads(ui, None);
        let row = list.rows(ui, found, |index, cells| {
            let line = shown.lines.get(index).and_then(|at| cash.lines.get(*at));
            let Some(line) = line else { return };
            cells.write(&line.time, Text::Body, theme.dim);
            let below = if narrow { &line.what } else { &line.desk };
            cells.write_two(&line.who, below, Text::Strong, [theme.text, theme.dim]);
            if !narrow {
                cells.write_two(&line.what, &line.why, Text::Body, [theme.dim, theme.dim]);
            }
            cells.write(&line.amount, Text::Strong, theme.tone(line.tone));
        });
        if let Some(row) = row {
            // Only a sale has a way of paying.
            *pressed = at(row).and_then(of).filter(|sale| Some(*sale) != *pressed);
        }
    });
}

/// Draws the way in which the pressed sale was paid; one press changes it.
fn payment_methods(
    ui: &mut Ui,
    pressed: Option<(u32, EntryId)>,
    (cash, offered): (&CashView, &[PaymentMethod]),
    out: &mut Outbox,
) {
    let Some(pressed) = pressed else { return };
    let is_it =
        |line: &&CashLine| line.sale.is_some_and(|(entry, ..)| (line.record, entry) == pressed);
    let Some(line) = cash.lines.iter().find(is_it) else { return };
    let Some((entry, sold, before)) = line.sale else { return };
    let language = ui.language();
    let gaps = [("who", line.who.as_str().into()), ("amount", line.amount.as_str().into())];
    ui.label(Text::Note.rich(ui.say("cash-paid-how", &gaps)).color(Theme::of(ui).dim));
    // The sale's own way stays in the list, whatever the house offers now.
    let ways: Vec<_> = PaymentMethod::ALL
        .into_iter()
        .filter(|way| offered.contains(way) || *way == before)
        .map(|way| (way, words::capital(&method(language, way))))
        .collect();
    let mut chosen = before;
    if tabs(ui, &mut chosen, &ways).changed() && chosen != before {
        let command = PaymentCommand::PaidWith { entry, sold, method: chosen };
        out.submit(Command::Payments(command));
    }
    ui.add_space(space::TIGHT);
}

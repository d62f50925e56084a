//! The payment to the chosen player: the amount, its tax, the way of paying, and the identity
//! document.

use bottone_base::money::Money;
use bottone_tournament::{
    Command,
    entries::EntryId,
    history::Record,
    papers::{Scope, SheetKind},
    payments::{Due, ItemPiece, Payment, PaymentCommand, PaymentMethod},
};
use bottone_ui_dialogs::take_back::TakeBack;
use bottone_ui_frame::{
    action::{Action, HouseAction, Outbox, PrintAction},
    context::FrameContext,
    tax_share,
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, TextField, card, choose, elided},
};
use bottone_view::{
    amounts::read_money,
    money::{
        items::ItemRow,
        payments::{PayRow, method, record_of},
    },
};
use bottone_view_paper::printing::{PrintRequest, SheetLayout};
use bottone_vocabulary::words;
use egui::{Label, ScrollArea, Ui, vec2};

use super::seats;

/// The field that gets the keyboard next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NextField {
    /// The search for a player.
    Search,
    /// The document of the player who was found.
    Document,
    /// The reason for taking back a payment.
    Reason,
}

/// The height of the button that pays, in points.
const LARGE: f32 = 44.0;

/// The number of characters of a name on the button for the next player.
const LONGEST_NEXT: usize = 20;

/// The typed data for the chosen player.
#[derive(Default)]
pub(super) struct PayForm {
    /// The entry, and the amount then due; with another amount the fields start again.
    of: Option<(EntryId, Due)>,
    amount: String,
    tax: String,
    /// True if the tax was typed and no longer follows the amount.
    own_tax: bool,
    document: String,
    method: PaymentMethod,
    /// The chosen raffle prize.
    raffle: Option<ItemPiece>,
    /// The reason for taking back a payment, while it is typed.
    withdrawal: Option<String>,
    /// The field that gets the keyboard next.
    pub(super) next: Option<NextField>,
    /// True if a slip is printed with every payment.
    slips: bool,
    /// The entry whose slip is printed as soon as the payment is on record.
    slip: Option<EntryId>,
}

/// The action taken in the form.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PayOutcome {
    Nothing,
    Paid,
    /// The next waiting player was requested.
    Next,
}

impl PayForm {
    /// Shows the form for `row`; `next` is the next player to be paid, and `raffle` the prizes not
    /// won yet.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        row: &PayRow,
        (next, raffle): (Option<&PayRow>, &[ItemRow]),
        cx: &FrameContext<'_>,
        out: &mut Outbox,
    ) -> PayOutcome {
        self.start(row, cx);
        let mut done = PayOutcome::Nothing;
        card(ui).inner_margin(egui::Margin::same(16)).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ScrollArea::vertical().id_salt("payment").auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::TIGHT;
                player_head(ui, row);
                ui.add_space(space::ITEM);
                let is_owed = row.due.remaining() > Money::ZERO || row.due.tickets_left() > 0;
                let waits_for_items = row.items.iter().any(|item| !item.is_given);
                if is_owed && (row.waits || row.due.plays && !row.due.is_settled()) {
                    if self.fields(ui, row, cx, out) && !waits_for_items {
                        done = PayOutcome::Paid;
                    }
                    self.items(ui, row, false, cx, out);
                } else if waits_for_items {
                    if self.items(ui, row, true, cx, out) {
                        done = PayOutcome::Paid;
                    }
                } else {
                    self.items(ui, row, false, cx, out);
                    let elsewhere = settled_form(ui, row, cx);
                    // Enter may have been meant to pay this player: it does not go on to the
                    // next one.
                    if next.is_some_and(|next| next_player_button(ui, next, !elsewhere)) {
                        done = PayOutcome::Next;
                    }
                }
                self.raffle(ui, row, raffle, cx, out);
                self.payments(ui, row, cx, out);
            });
        });
        done
    }

    /// Shows the prizes that are not money, with a button that hands them over. Returns whether all
    /// of them were handed over.
    fn items(
        &self,
        ui: &mut Ui,
        row: &PayRow,
        is_alone: bool,
        cx: &FrameContext<'_>,
        out: &mut Outbox,
    ) -> bool {
        let mut left = row.items.iter().filter(|item| !item.is_given).count();
        let theme = Theme::of(ui);
        let mut enter = is_alone && gate::consume_enter(ui);
        for item in &row.items {
            let gaps = [("item", item.name.as_str().into())];
            if item.is_given {
                ui.horizontal_wrapped(|ui| {
                    let given = Text::Body.rich(ui.say("items-given", &gaps)).color(theme.text);
                    ui.add(Label::new(given).wrap());
                    if ui.add(Button::quiet(&ui.word("pay-void"))).clicked() {
                        let back = TakeBack::new(row.entry, Some(item.piece));
                        out.send(Action::ask(back));
                    }
                });
                continue;
            }
            let command = self.hand_over(row.entry, item.piece);
            let refusal = cx.refusal(&command);
            let word = ui.say("items-hand-over", &gaps);
            let is_first = std::mem::take(&mut enter);
            let button = Button::new(&word).refusal(refusal.as_deref());
            let pressed = large(ui, if is_alone { button.key("Enter") } else { button });
            if refusal.is_none() && (pressed || is_first) {
                out.submit(command);
                left -= 1;
            }
        }
        !row.items.is_empty() && left == 0 && row.items.iter().any(|item| !item.is_given)
    }

    /// Shows the raffle prizes not given out, and a button that gives one to the chosen player.
    fn raffle(
        &mut self,
        ui: &mut Ui,
        row: &PayRow,
        raffle: &[ItemRow],
        cx: &FrameContext<'_>,
        out: &mut Outbox,
    ) {
        let Some(first) = raffle.first() else { return };
        let piece = self.raffle.filter(|chosen| raffle.iter().any(|item| item.piece == *chosen));
        let mut piece = piece.unwrap_or(first.piece);
        ui.add_space(space::ITEM);
        ui.separator();
        let all: Vec<_> = raffle.iter().map(|item| (item.piece, item.name.as_str())).collect();
        let width = ui.available_width();
        choose(ui, &ui.word("items-raffle"), &mut piece, &all, width);
        self.raffle = Some(piece);
        let command = self.hand_over(row.entry, piece);
        let refusal = cx.refusal(&command);
        let word = ui.word("items-raffle-give");
        if ui.add(Button::new(&word).refusal(refusal.as_deref())).clicked() {
            out.submit(command);
        }
    }

    fn hand_over(&self, entry: EntryId, piece: ItemPiece) -> Command {
        let document = self.document.trim().to_owned();
        Command::Payments(PaymentCommand::HandOver { entry, piece, document })
    }

    /// Returns whether this field gets the keyboard now. It gets it once.
    pub(super) fn is_next(&mut self, field: NextField) -> bool {
        self.next.take_if(|next| *next == field).is_some()
    }

    /// Starts again with another player, or when the amount due has changed.
    fn start(&mut self, row: &PayRow, cx: &FrameContext<'_>) {
        if self.of == Some((row.entry, row.due)) {
            return;
        }
        let currency = &cx.tournament().setup().currency;
        let left = row.due.remaining().max(Money::ZERO);
        *self = Self {
            of: Some((row.entry, row.due)),
            amount: cx.language.money(left, currency),
            method: self.method,
            slips: self.slips,
            raffle: self.raffle,
            slip: self.slip,
            next: self.next,
            ..Self::default()
        };
        self.follow(left, cx);
    }

    /// Sets the tax from the amount until another tax is typed.
    fn follow(&mut self, amount: Money, cx: &FrameContext<'_>) {
        if !self.own_tax {
            let setup = cx.tournament().setup();
            self.tax = cx.language.money(setup.tax_on(amount), &setup.currency);
        }
    }

    /// Draws the fields and the button; returns whether a player was paid.
    fn fields(
        &mut self,
        ui: &mut Ui,
        row: &PayRow,
        cx: &FrameContext<'_>,
        out: &mut Outbox,
    ) -> bool {
        let currency = &cx.tournament().setup().currency;
        let language = cx.language;
        let event = cx.target_event().filter(|_| row.due.tickets_left() > 0);
        if let Some(event) = &event {
            let given = ticket(ui, row, event, cx, out);
            if given || row.due.remaining() <= Money::ZERO {
                return given;
            }
            ui.add_space(space::ITEM);
        }
        let width = ui.available_width();
        let half = (width - space::ITEM) / 2.0;
        let example = language.money(Money::from_minor(1_400 * currency.scale()), currency);
        let expected = ui.say("pay-expected", &[("example", example.into())]);
        let wrong = |amount: Option<Money>| amount.is_none().then_some(expected.as_str());
        let mut enter = false;
        let only_tickets = row.due.remaining() <= Money::ZERO;
        let document =
            TextField::new(&mut self.document, &ui.word("pay-document")).width(width).show(ui);
        if self.is_next(NextField::Document) {
            document.request_focus();
        }
        enter |= gate::left_with_enter(ui, &document);
        if !only_tickets {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::ITEM;
                let amount = read_money(&self.amount, currency);
                let name = ui.word("pay-amount");
                let field = TextField::new(&mut self.amount, &name).width(half);
                let field = field.wrong(wrong(amount)).show(ui);
                enter |= gate::left_with_enter(ui, &field);
                if field.changed() {
                    let amount = read_money(&self.amount, currency).unwrap_or_default();
                    self.follow(amount, cx);
                }
                let tax = read_money(&self.tax, currency);
                let name = ui.word("pay-tax");
                let field = TextField::new(&mut self.tax, &name).width(half);
                let field = field.wrong(wrong(tax)).show(ui);
                enter |= gate::left_with_enter(ui, &field);
                self.own_tax |= field.changed();
            });
        }
        let ways = cx.payment_methods();
        if !ways.contains(&self.method) {
            self.method = ways.first().copied().unwrap_or_default();
        }
        let ways: Vec<_> =
            ways.into_iter().map(|way| (way, words::capital(&method(language, way)))).collect();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            choose(ui, &ui.word("pay-method"), &mut self.method, &ways, half);
            tax_share::show(ui, cx, out, half);
        });
        ui.checkbox(&mut self.slips, ui.word("pay-slip-with-it"));
        ui.add_space(space::TIGHT);
        self.button(ui, row, cx, enter, out)
    }

    /// Draws the button "Pay €1,120", with the player's amount after tax. Returns whether a payment
    /// was made.
    fn button(
        &mut self,
        ui: &mut Ui,
        row: &PayRow,
        cx: &FrameContext<'_>,
        enter: bool,
        out: &mut Outbox,
    ) -> bool {
        let currency = &cx.tournament().setup().currency;
        let (amount, withheld) = if row.due.remaining() > Money::ZERO {
            (read_money(&self.amount, currency), read_money(&self.tax, currency))
        } else {
            (Some(Money::ZERO), Some(Money::ZERO))
        };
        let both = amount.zip(withheld);
        // A ticket of the house has a button of its own.
        let tickets = if cx.target_event().is_some() { 0 } else { row.due.tickets_left().max(0) };
        let tickets = u16::try_from(tickets).unwrap_or(u16::MAX);
        let command = both.map(|(amount, withheld)| {
            Command::Payments(PaymentCommand::Pay {
                entry: row.entry,
                amount,
                withheld,
                tickets,
                method: self.method,
                document: self.document.trim().to_owned(),
            })
        });
        let refusal = match &command {
            Some(command) => cx.refusal(command),
            None => Some(ui.word("pay-not-an-amount")),
        };
        let mut handed = Vec::new();
        if let Some((amount, withheld)) = both.filter(|(amount, _)| !amount.is_zero()) {
            handed.push(cx.language.money(amount.minus(withheld), currency));
        }
        if tickets > 0 {
            handed.push(words::count(cx.language, "pay-tickets", usize::from(tickets)));
        }
        let word = ui.say("pay-do", &[("what", handed.join(" · ").into())]);
        let button = Button::primary(&word).key("Enter").refusal(refusal.as_deref());
        let pressed = large(ui, button);
        // While no field has the keyboard, Enter presses the button.
        let enter = enter || gate::consume_enter(ui);
        if let Some(why) = &refusal {
            let theme = Theme::of(ui);
            ui.add(Label::new(Text::Note.rich(why).color(theme.red)).wrap());
        }
        if let Some(command) = command
            && (pressed || enter)
            && refusal.is_none()
        {
            self.slip = self.slips.then_some(row.entry);
            out.submit(command);
            return true;
        }
        false
    }

    /// Draws the earlier payments, the latest first, with the way to take one back.
    fn payments(&mut self, ui: &mut Ui, row: &PayRow, cx: &FrameContext<'_>, out: &mut Outbox) {
        let t = cx.tournament();
        let paid: Vec<&Payment> = t.payments().of(row.entry).rev().collect();
        if paid.is_empty() {
            return;
        }
        let theme = Theme::of(ui);
        ui.add_space(space::ITEM);
        ui.separator();
        ui.label(Text::Heading.rich(ui.word("pay-payments")).color(theme.text));
        for payment in &paid {
            earlier_payment(ui, payment, cx);
        }
        let Some(last) = paid.iter().find(|payment| payment.is_valid()) else { return };
        if self.slip == Some(row.entry) {
            self.slip = None;
            // The slip is printed at once, so that a cashier who pays a queue stays on this
            // screen.
            let (sheet, scope) = slip_of(row.entry);
            let wanted = PrintRequest { sheet, scope, laid: SheetLayout::Usual };
            out.send(Action::Print(PrintAction::Print(vec![wanted], 1)));
        }
        ui.add_space(space::TIGHT);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
            if ui.add(Button::new(&ui.word("pay-print-slip")).icon(Icon::Print)).clicked() {
                let (sheet, scope) = slip_of(row.entry);
                out.send(Action::Print(PrintAction::Show(sheet, scope)));
            }
            if self.withdrawal.is_none() && ui.add(Button::quiet(&ui.word("pay-void"))).clicked() {
                (self.withdrawal, self.next) = (Some(String::new()), Some(NextField::Reason));
            }
        });
        self.take_back(ui, last, cx, out);
    }

    /// Draws the reason, and the button that takes the payment back.
    fn take_back(&mut self, ui: &mut Ui, last: &Payment, cx: &FrameContext<'_>, out: &mut Outbox) {
        let typed_next = self.is_next(NextField::Reason);
        let Some(reason) = &mut self.withdrawal else { return };
        let width = ui.available_width();
        let field = TextField::new(reason, &ui.word("pay-reason"))
            .hint(&ui.word("pay-reason-hint"))
            .width(width)
            .show(ui);
        if typed_next {
            field.request_focus();
        }
        let enter = gate::left_with_enter(ui, &field);
        let (entry, reason) = (last.entry, reason.trim().to_owned());
        let has_reason = !reason.is_empty();
        let command = Command::Payments(PaymentCommand::TakeBack { entry, reason });
        let refusal =
            if has_reason { cx.refusal(&command) } else { Some(ui.word("pay-reason-hint")) };
        let currency = &cx.tournament().setup().currency;
        let money = cx.language.money(last.handed_over(), currency);
        let word = ui.say("pay-void-do", &[("money", money.into())]);
        let pressed = ui.add(Button::new(&word).refusal(refusal.as_deref())).clicked();
        if refusal.is_none() && (pressed || enter) {
            self.withdrawal = None;
            out.submit(command);
        }
    }
}

/// Draws the button "Hand out ticket, €550", which issues the house's ticket. Returns whether it
/// was pressed.
fn ticket(ui: &mut Ui, row: &PayRow, event: &str, cx: &FrameContext<'_>, out: &mut Outbox) -> bool {
    let currency = &cx.tournament().setup().currency;
    let value = cx.language.money(cx.tournament().ticket(), currency);
    let ink = Theme::of(ui).text;
    let seat = ui.say("tickets-seat-in", &[("event", event.into())]);
    ui.add(Label::new(Text::Body.rich(seat).color(ink)).wrap());
    let word = ui.say("tickets-give", &[("value", value.into())]);
    let refusal = seats::ticket_refusal(cx);
    let button = Button::primary(&word).refusal(refusal.as_deref());
    let button = if row.due.remaining() > Money::ZERO { button } else { button.key("Enter") };
    let pressed = large(ui, button);
    let struck = row.due.remaining() <= Money::ZERO && gate::consume_enter(ui);
    if refusal.is_none() && (pressed || struck) {
        out.send(Action::House(HouseAction::HandOut(Some(row.entry))));
        return row.due.remaining() <= Money::ZERO;
    }
    false
}

/// Draws the empty form, before a player is chosen.
pub(super) fn no_selection(ui: &mut Ui, next: Option<&PayRow>, has_raffle: bool) -> PayOutcome {
    let theme = Theme::of(ui);
    let mut done = PayOutcome::Nothing;
    card(ui).inner_margin(egui::Margin::same(16)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let word = match next {
            Some(_) => "pay-choose",
            None if has_raffle => "items-choose-raffle",
            None => "pay-choose-paid",
        };
        ui.add(Label::new(Text::Body.rich(ui.word(word)).color(theme.dim)).wrap());
        ui.add_space(space::ITEM);
        if next.is_some_and(|next| next_player_button(ui, next, true)) {
            done = PayOutcome::Next;
        }
    });
    done
}

/// Draws the name, the place and the amount left to pay: the largest text of the form.
fn player_head(ui: &mut Ui, row: &PayRow) {
    let theme = Theme::of(ui);
    elided(ui, Text::Title.rich(&row.name).color(theme.text));
    let of_place = match row.due.place {
        Some(_) => ui.say("pay-of-place", &[("place", row.place.as_str().into())]),
        None => row.status.clone(),
    };
    let mut parts = vec![of_place];
    if !row.bounty.is_empty() {
        let gaps = [("prize", row.prize.as_str().into()), ("bounty", row.bounty.as_str().into())];
        parts.push(ui.say("pay-made-of", &gaps));
    }
    elided(ui, Text::Body.rich(parts.join(" · ")).color(theme.dim));
}

/// Draws the form of a player with nothing left to pay; returns whether another desk has paid.
fn settled_form(ui: &mut Ui, row: &PayRow, cx: &FrameContext<'_>) -> bool {
    let theme = Theme::of(ui);
    let currency = &cx.tournament().setup().currency;
    let words = if row.due.is_overpaid() {
        let over = Money::ZERO.minus(row.due.remaining()).max(Money::ZERO);
        let money = cx.language.money(over, currency);
        ui.say("pay-overpaid-by", &[("money", money.into())])
    } else {
        row.status.clone()
    };
    ui.add(Label::new(Text::Heading.rich(words).color(theme.tone(row.tone))).wrap());
    // The cashier may have just counted out the money, and must see that it is already paid.
    let payments = cx.tournament().payments().of(row.entry);
    let last = payments.rev().find(|payment| payment.taken_back.is_none());
    let record = last.and_then(|payment| record_of(cx.desk.records(), payment));
    let shares = cx.desk.network().is_some();
    let elsewhere = |record: &&Record| shares && record.desk != cx.desk.operator().station;
    let Some(record) = record.filter(elsewhere) else { return false };
    let gaps = [("by", record.by.as_str().into()), ("desk", record.desk.as_str().into())];
    let text = Text::Strong.rich(ui.say("pay-elsewhere", &gaps)).color(theme.gold);
    ui.add(Label::new(text).wrap());
    true
}

/// Draws the button for the next waiting player, which Enter presses too if it `may`; returns
/// whether it was pressed.
fn next_player_button(ui: &mut Ui, next: &PayRow, may: bool) -> bool {
    let word = ui.say("pay-next", &[("name", words::cut(&next.name, LONGEST_NEXT).into())]);
    let button = if may { Button::primary(&word).key("Enter") } else { Button::new(&word) };
    large(ui, button) || may && gate::consume_enter(ui)
}

/// Draws a button as wide as the form and high enough for a finger; returns whether it was pressed.
fn large(ui: &mut Ui, button: Button<'_>) -> bool {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = LARGE;
        ui.add(button.least_width(ui.available_width())).clicked()
    })
    .inner
}

/// Draws one earlier payment; a payment taken back stays in sight, with the reason.
fn earlier_payment(ui: &mut Ui, payment: &Payment, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    let currency = &cx.tournament().setup().currency;
    let handed = cx.language.money(payment.handed_over(), currency);
    let time = words::time_of_day(payment.at);
    let mut said = vec![time];
    if !payment.handed_over().is_zero() || payment.tickets == 0 {
        said.extend([handed, method(cx.language, payment.method)]);
    }
    if payment.tickets > 0 {
        said.push(words::count(cx.language, "pay-tickets", usize::from(payment.tickets)));
    }
    if !payment.withheld.is_zero() {
        let money = cx.language.money(payment.withheld, currency);
        said.push(ui.say("pay-withheld", &[("money", money.into())]));
    }
    if !payment.document.is_empty() {
        said.push(payment.document.clone());
    }
    // With several paying desks, the author of the payment is shown.
    let shares = cx.desk.network().is_some();
    if let Some(record) = record_of(cx.desk.records(), payment).filter(|_| shares) {
        let gaps = [("by", record.by.as_str().into()), ("desk", record.desk.as_str().into())];
        said.push(ui.say("network-operator-at-desk", &gaps));
    }
    let line = Text::Body.rich(said.join(" · "));
    match &payment.taken_back {
        None => ui.add(Label::new(line.color(theme.text)).wrap()),
        Some((at, reason)) => {
            ui.add(Label::new(line.color(theme.dim).strikethrough()).wrap());
            let time = words::time_of_day(*at);
            let gaps = [("time", time.into()), ("reason", reason.as_str().into())];
            let back = ui.say("pay-was-voided", &gaps);
            ui.add(Label::new(Text::Note.rich(back).color(theme.dim)).wrap())
        }
    };
}

/// Returns the slip of one player.
fn slip_of(entry: EntryId) -> (SheetKind, Scope) {
    (SheetKind::PayoutSlips, Scope::Entries(vec![entry]))
}

//! The chosen player: the seat, the stack, the possible actions, and the history.

use bottone_base::money::{Currency, Money};
use bottone_tournament::{
    Command,
    entries::{Entrant, EntryCommand, EntryId},
    papers::{Scope, SheetKind},
    tables::{SeatWish, TableCommand},
    tickets::TicketCommand,
};
use bottone_ui_dialogs::{
    edit_player::EditPlayer,
    seat_won::SeatWon,
    stack::{StackPurpose, TypeStack},
};
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    commands::{UiCommand, bust, key_label_while_typing as cap},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, card, elided, explain, more},
};
use bottone_view::{Stat, players::PlayerCard, todo::TaskAct};
use bottone_view_paper::fairness::card_stats;
use egui::{Label, Ui, vec2};

use super::entry_field::buy_in;

const RE_ENTRY: &str = "screens-players-re-entry";
const ADD_ON: &str = "screens-players-add-on";

/// Draws the chosen player at the right, as high as the screen.
pub(super) fn show(
    ui: &mut Ui,
    player: Option<&PlayerCard>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    card(ui).inner_margin(egui::Margin::same(18)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let Some(player) = player else {
            let choose = ui.word("screens-players-choose");
            EmptyState::new(Icon::Players, &choose).show(ui, |_| {});
            return;
        };
        let theme = Theme::of(ui);
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        elided(ui, Text::Title.rich(&player.name).color(theme.text));
        elided(ui, Text::Body.rich(&player.detail).color(theme.dim));
        ui.add_space(space::ITEM);
        let fairness = cx.fairness(out);
        let night = fairness.as_ref().zip(player.entry);
        let night = night.and_then(|((_, fairness), entry)| fairness.players.get(&entry));
        // Figures that appear later go below the buttons, which stay where they are.
        let (stats, moves) = card_stats(cx.language, &player.stats, night);
        for stat in &stats {
            figure(ui, stat);
        }
        if !player.note.is_empty() {
            ui.add(Label::new(Text::Note.rich(&player.note).color(theme.dim)).wrap());
        }
        ui.add_space(space::ITEM);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
            acts(ui, player, cx, out);
        });
        ui.add_space(space::ITEM);
        ui.separator();
        ui.add_space(space::ITEM);
        for stat in &moves {
            figure(ui, stat);
        }
        ui.add_space(space::ITEM);
        ui.label(Text::Heading.rich(ui.word("screens-players-history")).color(theme.text));
        ui.add_space(space::TIGHT);
        history(ui, player);
    });
}

/// Draws one figure: its name at the left, its value at the right.
fn figure(ui: &mut Ui, stat: &Stat) {
    let theme = Theme::of(ui);
    ui.horizontal(|ui| {
        ui.set_min_height(24.0);
        let (place, caption) = ui.allocate_exact_size(vec2(88.0, 20.0), egui::Sense::hover());
        explain(ui, caption, &stat.caption);
        let font = Text::Body.font();
        ui.painter().text(
            place.left_center(),
            egui::Align2::LEFT_CENTER,
            &stat.caption,
            font,
            theme.dim,
        );
        ui.label(Text::Strong.rich(&stat.figure).color(theme.text));
        elided(ui, Text::Body.rich(&stat.tail).color(theme.dim));
    });
}

/// Draws the usual acts, then the rest behind one button, and the refunds apart from them.
fn acts(ui: &mut Ui, player: &PlayerCard, cx: &FrameContext<'_>, out: &mut Outbox) {
    let currency = &cx.tournament().setup().currency;
    let playing = player.entry.filter(|_| player.playing);
    if let Some(entry) = playing {
        let word = ui.word("screens-floor-bust");
        command_button(ui, Button::new(&word).key(cap(UiCommand::Bust)), bust(entry), cx, out);
        let fixed = player.pinned.then(|| ui.word("screens-players-pinned"));
        let word = ui.word("screens-floor-move");
        let button = Button::new(&word).key(cap(UiCommand::Move)).refusal(fixed.as_deref());
        if ui.add(button).clicked() {
            out.send(Action::Act(TaskAct::ChooseSeat(entry)));
        }
        if player.seat.is_none() {
            let seat = SeatWish::Draw(cx.desk.seed());
            let draw = Command::Tables(TableCommand::Seat { entries: vec![entry], seat });
            command_button(ui, Button::new(&ui.word("screens-players-draw-seat")), draw, cx, out);
        }
    } else if player.entry.is_none() {
        let command = buy_in(Entrant::Known(player.player), cx);
        let with = match command {
            Command::Tickets(_) => "tickets-buy-in",
            _ => "screens-players-buy-in",
        };
        let word = at_price(ui, with, price_of(&command, cx), currency);
        command_button(ui, Button::new(&word), command, cx, out);
    }
    for (name, _, command) in offers(Some(player), cx) {
        // A playing player cannot re-enter; the row above the list says so, and the card is
        // short.
        let fits = if player.playing { name != RE_ENTRY } else { name != ADD_ON };
        if let Some(command) = command.filter(|_| fits) {
            let word = at_price(ui, name, price_of(&command, cx), currency);
            command_button(ui, Button::new(&word), command, cx, out);
        }
    }
    if player.entry.is_some_and(|_| player.seat.is_some()) {
        let word = ui.word("printing-ask");
        if ui.add(Button::quiet(&word).icon(Icon::Print)).clicked() {
            let entries = player.entry.into_iter().collect();
            let entry = Scope::Entries(entries);
            out.send(Action::Print(PrintAction::Show(SheetKind::SeatCards, entry)));
        }
    }
    more(ui, |ui| rare_acts(ui, player, cx, out));
    if let Some(entry) = playing {
        ui.end_row();
        ui.add_space(space::ITEM);
        ui.end_row();
        refunds(ui, entry, 0.0, cx, out);
    }
}

/// Draws the rare acts, one below the other.
fn rare_acts(ui: &mut Ui, player: &PlayerCard, cx: &FrameContext<'_>, out: &mut Outbox) {
    if let Some(entry) = player.entry.filter(|_| player.playing) {
        if player.seat.is_some() && cx.tournament().prizes().plan().milestone().is_some() {
            let word = ui.word("seat-won-ask");
            if ui.add(Button::quiet(&word).flat()).clicked() {
                out.send(Action::ask(SeatWon::new(entry)));
            }
        }
        if player.seat.is_some() {
            let (name, pinned) = if player.pinned {
                ("screens-players-unpin", false)
            } else {
                ("screens-floor-pin", true)
            };
            let pin = Command::Tables(TableCommand::Pin { entry, pinned });
            command_button(ui, Button::quiet(&ui.word(name)).flat(), pin, cx, out);
        }
        let mut asks = |word: &str, purpose| {
            if ui.add(Button::quiet(&ui.word(word)).flat()).clicked() {
                out.send(Action::ask(TypeStack::new(entry, purpose)));
            }
        };
        if player.seat.is_some() && cx.tournament().setup().forfeits {
            asks("forfeit-ask", StackPurpose::Forfeit);
        }
        asks("start-ask", StackPurpose::Start);
    }
    let (word, hint) = (ui.word("screens-players-edit"), ui.word("screens-players-edit-hint"));
    if ui.add(Button::quiet(&word).flat()).on_hover_text(hint).clicked()
        && let Some(known) = cx.tournament().entries().player(player.player)
    {
        let edit = EditPlayer::new(player.player, known.person.clone());
        out.send(Action::ask(edit));
    }
}

/// Draws the refund buttons: everything, or all but the organiser's part if there is one.
pub(super) fn refunds(
    ui: &mut Ui,
    entry: EntryId,
    least_width: f32,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let paid = cx.tournament().entries().get(entry).map(|entry| entry.paid).unwrap_or_default();
    let currency = &cx.tournament().setup().currency;
    let refund = |keep_fee| Command::Entries(EntryCommand::Refund { entry, keep_fee });
    let word = at_price(ui, "screens-players-refund", paid.total(), currency);
    command_button(ui, Button::quiet(&word).least_width(least_width), refund(false), cx, out);
    let kept = paid.house_part().total();
    if !kept.is_zero() {
        let back = ui.language().money(paid.total().minus(kept), currency);
        let kept = ui.language().money(kept, currency);
        let gaps = [("back", back.into()), ("kept", kept.into())];
        let word = ui.say("money-refund-keep-fee", &gaps);
        command_button(ui, Button::quiet(&word).least_width(least_width), refund(true), cx, out);
    }
}

/// Returns the price of a command that sells something to one player.
fn price_of(command: &Command, cx: &FrameContext<'_>) -> Money {
    let t = cx.tournament();
    let sale = match command {
        Command::Entries(EntryCommand::Rebuy { entry }) => t.next_rebuy(*entry),
        Command::Entries(EntryCommand::AddOn { entry }) => t.next_add_on(*entry),
        Command::Entries(EntryCommand::Enter { who, .. }) => match who.as_slice() {
            [Entrant::Known(player)] => Some(t.next_entry(Some(*player))),
            _ => Some(t.next_entry(None)),
        },
        Command::Tickets(TicketCommand::Enter { ticket, .. }) => {
            return t.next_entry(None).paid.total().minus(ticket.value);
        }
        _ => None,
    };
    sale.unwrap_or_default().paid.total()
}

/// Returns the label of this name with its price, such as "Re-entry €550".
fn at_price(ui: &Ui, name: &str, price: Money, currency: &Currency) -> String {
    let word = ui.word(name);
    if price.is_zero() { word } else { format!("{word} {}", ui.language().money(price, currency)) }
}

fn history(ui: &mut Ui, player: &PlayerCard) {
    let theme = Theme::of(ui);
    egui::ScrollArea::vertical().id_salt("happened").auto_shrink(false).show(ui, |ui| {
        for (time, what) in &player.happened {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                ui.label(Text::Note.rich(time).color(theme.dim));
                ui.add(Label::new(Text::Note.rich(what).color(theme.text)).wrap());
            });
        }
    });
}

/// The name of a label, its key, and the command for the chosen player.
type SaleOffer = (&'static str, &'static str, Option<Command>);

/// Returns the sales of this event besides the first entry, for the player of `card`.
pub(super) fn offers(card: Option<&PlayerCard>, cx: &FrameContext<'_>) -> Vec<SaleOffer> {
    let setup = cx.tournament().setup();
    let entry = card.and_then(|card| card.entry);
    let mut offers = Vec::with_capacity(3);
    if setup.re_entries != Some(0) {
        let command = card.map(|card| buy_in(Entrant::Known(card.player), cx));
        offers.push((RE_ENTRY, cap(UiCommand::ReEntry), command.filter(|_| entry.is_some())));
    }
    if setup.rebuy.is_some() {
        let command = entry.map(|entry| Command::Entries(EntryCommand::Rebuy { entry }));
        offers.push(("screens-players-rebuy", cap(UiCommand::Rebuy), command));
    }
    if setup.add_on.is_some() {
        let command = entry.map(|entry| Command::Entries(EntryCommand::AddOn { entry }));
        offers.push((ADD_ON, cap(UiCommand::AddOn), command));
    }
    offers
}

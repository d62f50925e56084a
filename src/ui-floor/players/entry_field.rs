//! The field that finds or creates a player, and says which of the two Enter will do.

use bottone_base::person::Person;
use bottone_i18n::Language;
use bottone_search::Query;
use bottone_session::OpenDialog;
use bottone_tournament::{
    Command, Refusal, Tournament,
    entries::{Entrant, EntryCommand, PlayerId},
    tickets::{Ticket, TicketCommand},
    waiting::Alternates,
};
use bottone_ui_frame::{
    action::Outbox,
    commands::buy_in_command,
    context::FrameContext,
    guide_target::{self, GuideTarget},
};
use bottone_ui_kit::{
    command_button::{command_button, submit_if_possible},
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme},
    typing::{TextKind, focus_on_typing, select_all},
    widgets::{Button, SearchField, elided},
};
use bottone_view::registration::RegistrationView;
use bottone_vocabulary::words;
use egui::{Align, Id, Label, Layout, Modifiers, Response, Ui};

use super::{PlayersState, card::offers};

/// The width reserved for the buttons beside the field until they were drawn, in points.
const BUTTONS: f32 = 500.0;

/// The effect of Enter.
enum EnterEffect {
    /// No effect: the text matches no player.
    Nobody,
    /// A known player buys in.
    Known(PlayerId, String),
    /// A person from the house's book buys in.
    Book(Person),
    /// A new player buys in.
    New(Person),
}

/// Draws the field, the effect of Enter, and the buttons beside it.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut PlayersState,
    all: usize,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let entering = enter_effect(state, cx.tournament());
    let command = command(&entering, cx);
    let sells = match &entering {
        EnterEffect::Nobody => None,
        EnterEffect::Known(_, name) => Some(name.clone()),
        EnterEffect::Book(person) | EnterEffect::New(person) => Some(person.display_name()),
    };
    if let Some(name) = sells.filter(|_| !state.text.is_empty()) {
        out.set_open(OpenDialog::Sells(name));
    }
    let mut line = effect_text(&entering, command.as_ref(), state, cx);
    if let Some(paid @ Command::Tickets(TicketCommand::Enter { ticket, .. })) = &command
        && cx.refusal(paid).is_none()
    {
        // First, so that it can be read in little space.
        line = format!("{} {line}", ticket_text(ticket, cx));
    }
    let known = Id::unique("the buttons beside the name field of Players");
    let beside = ui.data(|data| data.get_temp::<f32>(known)).unwrap_or(BUTTONS);
    let row = ui.horizontal(|ui| {
        let field = name_field(ui, state, all, beside);
        let behind = field.rect.right();
        if std::mem::take(&mut state.begin) {
            field.request_focus();
        }
        let (enter, shift) = (
            gate::left_with_enter(ui, &field),
            ui.input(|input| input.modifiers == Modifiers::SHIFT),
        );
        let with = match &command {
            Some(Command::Tickets(_)) => "tickets-buy-in",
            _ => "screens-players-buy-in",
        };
        let word = ui.word(with);
        let button = Button::primary(&word).key("Enter");
        let pressed = if let Some(command) = &command {
            command_button(ui, button, command.clone(), cx, out).clicked()
        } else {
            ui.add(button.refusal(Some(&ui.word("screens-players-type-or-choose"))));
            false
        };
        if let Some(Command::Tickets(TicketCommand::Enter { who, .. })) = &command {
            let word = ui.word("tickets-for-money");
            command_button(ui, Button::new(&word), cash_buy_in((**who).clone(), cx), cx, out);
        }
        more_chips(ui, state, cx, out);
        let typed = Person::typed(&state.text);
        if enter {
            field.request_focus();
            let namesake = shift && typed.is_sound();
            // A different person from all those with this name in the house's book.
            let id = cx.desk.book().map(|book| book.desk().new_person());
            let other = || buy_in(Entrant::New(Person { id, ..typed }), cx);
            let asked = if namesake { Some(other()) } else { command };
            if let Some(command) = asked {
                clear_after_entry(state, &command, cx);
                out.submit(command);
            }
        } else if pressed && let Some(command) = command {
            clear_after_entry(state, &command, cx);
        } else if enter && enter_is_free(ui) {
            field.request_focus();
            if let Some(command) =
                command.filter(|command| submit_if_possible(command.clone(), cx, out))
            {
                clear_after_entry(state, &command, cx);
            }
        }
        behind
    });
    // The width of the buttons depends on the sales and the language; the card must cover none
    // of them.
    let took = row.response.rect.right() - row.inner;
    if (took - beside).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(known, took));
        ui.ctx().request_discard("the buttons are of another width");
    }
    below(ui, line, cx);
}

/// The width below which the effect of Enter and the state of registration have a line each, in
/// points.
const NARROW: f32 = 620.0;

/// Draws the effect of Enter, and the state of registration.
fn below(ui: &mut Ui, line: String, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    let registration = RegistrationView::of(cx.language, cx.tournament(), cx.now);
    let effect = |ui: &mut Ui| {
        ui.add(Label::new(Text::Note.rich(line).color(theme.dim)).wrap());
    };
    let state = |ui: &mut Ui| {
        let ink = theme.tone(registration.tone);
        let (tickets, _) = cx.tickets_outstanding();
        if tickets > 0 {
            let word = words::count(cx.language, "tickets-out", tickets);
            ui.label(Text::Note.rich(word).color(theme.gold));
        }
        elided(ui, Text::Note.rich(registration.line()).color(ink));
    };
    if ui.available_width() < NARROW {
        effect(ui);
        ui.horizontal(state);
        return;
    }
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            state(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), effect);
        });
    });
}

/// The number of people from the house's book offered at once.
pub(super) const OF_THE_BOOK: usize = 4;

/// Draws the people in the house's book who match the text too; a press buys one in.
pub(super) fn book_matches(
    ui: &mut Ui,
    state: &mut PlayersState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    if state.text.trim().is_empty() || state.matches.book.is_empty() {
        return;
    }
    let theme = Theme::of(ui);
    let found = std::mem::take(&mut state.matches.book);
    ui.horizontal_wrapped(|ui| {
        ui.label(Text::Note.rich(ui.word("club-of-the-book")).color(theme.dim));
        for person in &found {
            let distinction =
                [distinguishing_detail(person, cx), person.country.clone(), person.card.clone()];
            let said = std::iter::once(person.display_name()).chain(distinction);
            let said: Vec<String> = said.filter(|text| !text.is_empty()).collect();
            let command = buy_in(Entrant::New(person.clone()), cx);
            if command_button(ui, Button::new(&said.join(" · ")), command.clone(), cx, out)
                .clicked()
            {
                clear_after_entry(state, &command, cx);
            }
        }
    });
    state.matches.book = found;
}

/// Returns the detail that distinguishes people of the same name: the year of birth.
fn distinguishing_detail(person: &Person, cx: &FrameContext<'_>) -> String {
    let born = person.id.zip(cx.desk.book()).and_then(|(id, book)| {
        let desk = book.desk();
        desk.may_see_people().ok()?;
        desk.house().people().get(id)?.details.born
    });
    born.map(|year| year.to_string()).unwrap_or_default()
}

/// Returns a text such as "Paid with ticket 5, €500; €50 more in money."
fn ticket_text(ticket: &Ticket, cx: &FrameContext<'_>) -> String {
    let t = cx.tournament();
    let currency = &t.setup().currency;
    let more = t.next_entry(None).paid.total().minus(ticket.value);
    let gaps = [
        ("number", ticket.number.into()),
        ("value", cx.language.money(ticket.value, currency).into()),
        ("rest", if more.is_zero() { "none" } else { "some" }.into()),
        ("more", cx.language.money(more, currency).into()),
    ];
    cx.language.say("tickets-enter-with", &gaps)
}

fn name_field(ui: &mut Ui, state: &mut PlayersState, all: usize, beside: f32) -> Response {
    let note = if state.text.is_empty() {
        String::new()
    } else {
        let number = |of: usize| ui.language().number(of as u64);
        let gaps =
            [("found", number(state.matches.rows.len()).into()), ("all", number(all).into())];
        ui.say("screens-players-found", &gaps)
    };
    let width = (ui.available_width() - beside).max(120.0);
    let name = ui.word("screens-players-name");
    let id = name_field_id();
    if focus_on_typing(ui, id, TextKind::Letters) && std::mem::take(&mut state.done) {
        select_all(ui, id, state.text.chars().count());
    }
    let field = SearchField::new(&mut state.text, &name).note(&note).width(width).id(id);
    let field = ui.add(field);
    guide_target::note_place(ui, GuideTarget::Name, field.rect);
    state.done &= !field.has_focus();
    field
}

/// Returns the id of the field for names.
pub(super) fn name_field_id() -> Id {
    Id::unique("the name field of Players")
}

/// Returns whether Enter belongs to the field, because nothing else has the keyboard.
fn enter_is_free(ui: &Ui) -> bool {
    !gate::is_covered(ui) && ui.memory(|memory| memory.focused().is_none())
}

/// Returns the player that Enter applies to: the chosen match, or a new player without a match.
fn enter_effect(state: &PlayersState, t: &Tournament) -> EnterEffect {
    if !state.text.trim().is_empty() && state.matches.rows.is_empty() {
        match &state.matches.book[..] {
            // Enter alone does not choose between two people of the same name.
            [one, other, ..] if one.display_name() == other.display_name() => {
                return EnterEffect::Nobody;
            }
            [person, ..] => return EnterEffect::Book(person.clone()),
            [] => {}
        }
        let person = Person::typed(&state.text);
        let is_name =
            !Query::typed(&state.text).is_place() && person.is_sound() && person.is_readable();
        return if is_name { EnterEffect::New(person) } else { EnterEffect::Nobody };
    }
    let chosen =
        state.chosen.filter(|id| state.chosen_by_user && state.matches.place_of(*id).is_some());
    match chosen.and_then(|id| Some((id, t.entries().player(id)?))) {
        Some((id, player)) => EnterEffect::Known(id, player.person.display_name()),
        None => EnterEffect::Nobody,
    }
}

fn command(entering: &EnterEffect, cx: &FrameContext<'_>) -> Option<Command> {
    let who = match entering {
        EnterEffect::Nobody => return None,
        EnterEffect::Known(player, _) => Entrant::Known(*player),
        EnterEffect::Book(person) => Entrant::New(person.clone()),
        // The name is not in the book, so no further search is needed.
        EnterEffect::New(person) => {
            let id = cx.desk.book().map(|book| book.desk().new_person());
            Entrant::New(Person { id, ..person.clone() })
        }
    };
    Some(buy_in(who, cx))
}

pub(super) fn buy_in(who: Entrant, cx: &FrameContext<'_>) -> Command {
    cx.with_ticket(cash_buy_in(who, cx))
}

fn cash_buy_in(who: Entrant, cx: &FrameContext<'_>) -> Command {
    buy_in_command(who, cx.tournament(), cx.views.summary().open_seats, cx.desk.seed())
}

/// Clears the typed text, unless the desk will refuse the entry. If a rule must be waived first, it
/// is cleared once that player is in.
fn clear_after_entry(state: &mut PlayersState, command: &Command, cx: &FrameContext<'_>) {
    let who = match command {
        Command::Entries(EntryCommand::Enter { who, .. }) => who.as_slice(),
        Command::Tickets(TicketCommand::Enter { who, .. }) => std::slice::from_ref(&**who),
        _ => return,
    };
    if cx.desk.read_only().is_some() {
        return;
    }
    match cx.desk.can(command) {
        Ok(()) => (state.text, state.chosen_by_user) = (String::new(), false),
        Err(refusal) if refusal.is_waivable() => {}
        Err(_) => return,
    }
    if let [Entrant::New(person)] = who {
        state.entered_name = Some(person.display_name());
    }
}

/// Describes the effect of Enter, before it is pressed.
fn effect_text(
    entering: &EnterEffect,
    command: Option<&Command>,
    state: &PlayersState,
    cx: &FrameContext<'_>,
) -> String {
    let (t, language) = (cx.tournament(), cx.language);
    let (open, place) = match place_on_list(t, cx.views.summary().open_seats) {
        Some(place) => (("open", "list".into()), ("place", place.into())),
        None => (("open", cx.views.summary().open_seats.into()), ("place", 0.into())),
    };
    let shown = Person::typed(&state.text).display_name();
    let refusal = command.and_then(|command| cx.desk.can(command).err());
    match entering {
        EnterEffect::Nobody if state.text.is_empty() => language.word("screens-players-type"),
        EnterEffect::Nobody => language.word("screens-players-choose-one"),
        EnterEffect::New(person) | EnterEffect::Book(person) if refusal.is_some() => {
            let line = refused(language, refusal, person.display_name());
            match person.id.and_then(|id| cx.ban_reason(id)) {
                Some(why) => format!("{why}. {line}"),
                None => line,
            }
        }
        EnterEffect::Book(person) => {
            let name = ("name", person.display_name().into());
            let said = language.say("club-enter", &[open, place, name]);
            if state.text.trim().chars().count() < 3 || shown == person.display_name() {
                return said;
            }
            let other = language.say("screens-players-enter-other", &[("name", shown.into())]);
            format!("{said} {other}")
        }
        EnterEffect::New(_) => {
            language.say("screens-players-enter-new", &[open, place, ("name", shown.into())])
        }
        EnterEffect::Known(player, name) => {
            let made = t.entries().player(*player);
            let made = made.map_or(0, |player| t.entries().times_entered(player));
            let number = u32::try_from(made + 1).unwrap_or(u32::MAX);
            let mut number = words::entry_number(language, number);
            let price = t.next_entry(Some(*player)).paid.total();
            if !price.is_zero() {
                number = format!("{number}, {}", language.money(price, &t.setup().currency));
            }
            let who = ("name", name.as_str().into());
            let said =
                match t.entries().entry_in_play(*player).map(|entry| t.tables().seat_of(entry)) {
                    Some(Some(seat)) => {
                        let seat = ("seat", words::seat(language, seat).into());
                        language.say("screens-players-plays", &[who, seat])
                    }
                    Some(None) => language.say("screens-players-waits", &[who]),
                    None if refusal.is_some() => refused(language, refusal, name.clone()),
                    None => {
                        let number = ("number", number.into());
                        language.say("screens-players-enter-known", &[open, place, who, number])
                    }
                };
            if state.text.trim().chars().count() < 3 || shown == *name {
                return said;
            }
            let other = language.say("screens-players-enter-other", &[("name", shown.into())]);
            format!("{said} {other}")
        }
    }
}

/// Returns the place on the waiting list for a player who enters now; `None` with an open seat or
/// without a list.
fn place_on_list(t: &Tournament, open_seats: usize) -> Option<usize> {
    let list = t.waiting_list();
    let lists = t.setup().house.alternates != Alternates::Unlisted;
    let waits = list.ready().next().is_some() || lists && open_seats == 0;
    waits.then(|| list.line().len() + 1)
}

/// Describes the effect of Enter for a player whom a rule keeps out: it asks for the reason of a
/// waiver, or does nothing.
fn refused(language: Language, refusal: Option<Refusal>, name: String) -> String {
    let Some(refusal) = refusal else { return String::new() };
    let waives = if refusal.is_waivable() { "yes" } else { "no" };
    let why = words::refusal(language, refusal);
    let gaps = [("why", why.into()), ("name", name.into()), ("waives", waives.into())];
    language.say("screens-players-refused", &gaps)
}

/// Draws the re-entry, rebuy and add-on of the chosen player, as far as this event has them.
fn more_chips(ui: &mut Ui, state: &PlayersState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let card = state.chosen.and_then(|player| cx.player_card(player));
    let nobody = ui.word("screens-players-choose-player");
    for (name, key, command) in offers(card.as_deref(), cx) {
        let word = ui.word(name);
        let button = Button::new(&word).key(key);
        match command {
            Some(command) => drop(command_button(ui, button, command, cx, out)),
            None => drop(ui.add(button.refusal(Some(&nobody)))),
        }
    }
}

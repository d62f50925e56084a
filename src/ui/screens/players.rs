//! The players: one field that finds or makes a player, the list, and the card of the chosen one.

use std::rc::Rc;

use egui::{Key, Label, Modifiers, Panel, Ui, vec2};

use crate::{
    rules::person::{Person, fold},
    tournament::{
        Command, Tournament,
        entries::{EntryCommand, PlayerId, Who},
        tables::{TableCommand, Wish},
    },
    ui::{
        action::{Action, FileAction, Outbox},
        dialogs::{Dialog, edit_player::EditPlayer},
        icons::Icon,
        order::order,
        sight::Sight,
        theme::{Text, Theme, space},
        widgets::{Button, Column, EmptyState, List, SearchField, Section, Width, card, elided},
    },
    view::{
        players::{Order, PlayerCard, PlayerRow},
        todo::Act,
        words,
    },
};

/// The width of the card at the right, in points, and of a window in which it gets narrower.
const CARD: f32 = 380.0;
const NARROW_CARD: f32 = 320.0;
const NARROW: f32 = 1_250.0;

const COLUMNS: [Column<'static>; 6] = [
    Column::new("Player", Width::Share(2.2)).sorts(),
    Column::new("Country", Width::Share(0.7)),
    Column::figures("Entries", Width::Points(52.0)),
    Column::new("Seat", Width::Share(0.9)).sorts(),
    Column::figures("Chips", Width::Share(0.9)).sorts(),
    Column::new("Status", Width::Share(1.0)).sorts(),
];

/// By what each head sorts.
const ORDERS: [Option<Order>; 6] =
    [Some(Order::Name), None, None, Some(Order::Seat), Some(Order::Chips), Some(Order::Place)];

/// What this screen remembers.
#[derive(Debug, Default)]
pub(in crate::ui) struct PlayersState {
    text: String,
    order: Order,
    chosen: Option<PlayerId>,
    found: Found,
    /// The chosen row is to be brought into sight.
    reveal: bool,
    /// The one that was just bought in is chosen as soon as it is known.
    entering: Option<String>,
}

impl PlayersState {
    /// Chooses `player` and brings it into sight.
    pub(in crate::ui) fn choose(&mut self, player: PlayerId) {
        self.text.clear();
        self.chosen = Some(player);
        self.reveal = true;
    }

    /// The player that is chosen.
    pub(in crate::ui) fn chosen(&self) -> Option<PlayerId> {
        self.chosen
    }

    /// Lets go of whoever is chosen.
    pub(in crate::ui) fn let_go(&mut self) {
        self.text.clear();
        self.chosen = None;
    }
}

/// The rows that what is typed lets through. Names are folded once for each list.
#[derive(Debug, Default)]
struct Found {
    list: Option<Rc<[PlayerRow]>>,
    folded: Vec<String>,
    text: String,
    rows: Vec<usize>,
}

impl Found {
    /// Brings it up to the list and to what is typed; true when what is typed has changed.
    fn refresh(&mut self, list: &Rc<[PlayerRow]>, text: &str) -> bool {
        let same_list = self.list.as_ref().is_some_and(|known| Rc::ptr_eq(known, list));
        let same_text = self.text == text;
        if !same_list {
            self.folded = list.iter().map(|row| fold(&row.name)).collect();
            self.list = Some(Rc::clone(list));
        }
        if !same_list || !same_text {
            text.clone_into(&mut self.text);
            let typed = fold(text);
            let wanted: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty()).collect();
            let fits = |name: &String| wanted.iter().all(|word| name.contains(word));
            self.rows = (0..self.folded.len()).filter(|&row| fits(&self.folded[row])).collect();
        }
        !same_text
    }

    /// The best of what was found: the first whose names begin as what is typed, else the first.
    fn best(&self) -> Option<usize> {
        let typed = fold(&self.text);
        let begins = |row: &&usize| {
            let name = &self.folded[**row];
            typed.split(' ').all(|word| name.split(' ').any(|part| part.starts_with(word)))
        };
        self.rows.iter().find(begins).or_else(|| self.rows.first()).copied()
    }

    fn row(&self, at: usize) -> Option<&PlayerRow> {
        self.list.as_ref()?.get(*self.rows.get(at)?)
    }

    fn place_of(&self, player: PlayerId) -> Option<usize> {
        let list = self.list.as_ref()?;
        self.rows.iter().position(|&row| list.get(row).is_some_and(|row| row.player == player))
    }
}

/// What Enter would do.
enum Entering {
    /// Nothing: nobody is meant.
    Nobody,
    /// Somebody who is known buys in.
    Known(PlayerId, String),
    /// Somebody new buys in.
    New(Person),
}

/// Shows the screen.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    state: &mut PlayersState,
    sight: &Sight<'_>,
    out: &mut Outbox,
) {
    choose_who_just_entered(state, sight);
    let width = if ui.available_width() < NARROW { NARROW_CARD } else { CARD };
    let side = state.chosen.and_then(|player| sight.player_card(player));
    Panel::right("player")
        .exact_size(width)
        .resizable(false)
        .show_separator_line(false)
        .frame(egui::Frame::NONE.inner_margin(egui::Margin { left: 20, ..egui::Margin::ZERO }))
        .show(ui, |ui| player_card(ui, side.as_deref(), sight, out));
    let summary = sight.kept.summary();
    Section::screen("Players").note(&summary.line).show(ui, |ui| {
        let seats = format!("Open seats: {}", summary.open_seats);
        if ui.add(Button::new(&seats)).on_hover_text("Show the tables").clicked() {
            out.send(Action::Go(crate::ui::action::Screen::Floor));
        }
        if ui.add(Button::new("Import CSV…").key("Ctrl I")).clicked() {
            out.send(Action::File(FileAction::ImportPlayers));
        }
    });
    let list = sight.rows(state.order);
    if state.found.refresh(&list, &state.text) && !state.text.is_empty() {
        let best = state.found.best().and_then(|row| list.get(row));
        state.chosen = best.map(|row| row.player);
        state.reveal = true;
    }
    field(ui, state, list.len(), sight, out);
    ui.add_space(space::TIGHT);
    if list.is_empty() {
        let nobody = "Nobody is here yet. Type a name and press Enter, or import a list.";
        EmptyState::new(Icon::Players, nobody).show(ui, |_| {});
        return;
    }
    card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        rows(ui, state);
    });
}

/// A new player has no number before the desk has taken them in.
fn choose_who_just_entered(state: &mut PlayersState, sight: &Sight<'_>) {
    let Some(name) = state.entering.take() else { return };
    let players = sight.tournament().entries().players();
    let latest = players.last().filter(|(_, player)| player.person.shown() == name);
    if let Some((id, _)) = latest {
        state.choose(id);
    }
}

/// The field, what it would do, and the buttons beside it.
fn field(ui: &mut Ui, state: &mut PlayersState, all: usize, sight: &Sight<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let entering = meant(state, sight.tournament());
    let command = command(&entering, sight);
    ui.horizontal(|ui| {
        let buttons = 470.0_f32.min(ui.available_width() * 0.55);
        let note = if state.text.is_empty() {
            String::new()
        } else {
            format!("{} of {all}", state.found.rows.len())
        };
        let width = (ui.available_width() - buttons).max(160.0);
        let field = SearchField::new(&mut state.text, "Name of a player").note(&note).width(width);
        let field = ui.add(field);
        let (enter, alone) =
            ui.input(|input| (input.key_pressed(Key::Enter), input.modifiers == Modifiers::SHIFT));
        let word = "Buy in and seat";
        let pressed = match &command {
            Some(command) => {
                order(ui, Button::primary(word).key("Enter"), command.clone(), sight, out).clicked()
            }
            None => {
                ui.add(
                    Button::primary(word)
                        .key("Enter")
                        .refusal(Some("Type a name or choose a player")),
                );
                false
            }
        };
        more_chips(ui, state, sight, out);
        if field.lost_focus() && enter {
            field.request_focus();
            let person = Person::typed(&state.text);
            let asked =
                if alone && person.is_sound() { buy_in(Who::New(person), sight) } else { command };
            if let Some(command) = asked {
                note_who_enters(state, &command);
                out.submit(command);
            }
        } else if pressed && let Some(command) = command {
            note_who_enters(state, &command);
        } else if enter
            && !ui.ctx().text_edit_focused()
            && !field.has_focus()
            && nothing_is_asked(ui)
        {
            field.request_focus();
        }
    });
    let line = what_enter_does(&entering, state, sight);
    elided(ui, Text::Note.rich(line).color(theme.dim));
}

fn nothing_is_asked(ui: &Ui) -> bool {
    ui.memory(|memory| memory.top_modal_layer().is_none() && memory.focused().is_none())
}

/// Whom Enter means: the chosen one of those found, or somebody new when nobody is found.
fn meant(state: &PlayersState, t: &Tournament) -> Entering {
    if !state.text.trim().is_empty() && state.found.rows.is_empty() {
        let person = Person::typed(&state.text);
        return if person.is_sound() { Entering::New(person) } else { Entering::Nobody };
    }
    let chosen = state.chosen.filter(|id| state.found.place_of(*id).is_some());
    match chosen.and_then(|id| Some((id, t.entries().player(id)?))) {
        Some((id, player)) => Entering::Known(id, player.person.shown()),
        None => Entering::Nobody,
    }
}

fn command(entering: &Entering, sight: &Sight<'_>) -> Option<Command> {
    match entering {
        Entering::Nobody => None,
        Entering::Known(player, _) => buy_in(Who::Known(*player), sight),
        Entering::New(person) => buy_in(Who::New(person.clone()), sight),
    }
}

/// Buys `who` in and draws a seat; one who comes while no seat is open waits for the next.
fn buy_in(who: Who, sight: &Sight<'_>) -> Option<Command> {
    let seat = if sight.kept.summary().open_seats > 0 {
        Wish::Draw(sight.session.seed())
    } else {
        Wish::Later
    };
    Some(Command::Entries(EntryCommand::Enter { who: vec![who], seat }))
}

fn note_who_enters(state: &mut PlayersState, command: &Command) {
    let Command::Entries(EntryCommand::Enter { who, .. }) = command else { return };
    state.text.clear();
    if let [Who::New(person)] = who.as_slice() {
        state.entering = Some(person.shown());
    }
}

/// Says what Enter would do, before it is pressed.
fn what_enter_does(entering: &Entering, state: &PlayersState, sight: &Sight<'_>) -> String {
    let seated = if sight.kept.summary().open_seats > 0 {
        "draws a seat"
    } else {
        "waits for a seat: none is open"
    };
    let t = sight.tournament();
    match entering {
        Entering::Nobody if state.text.is_empty() => {
            "Type a name: who is known is found, who is not is taken in as new.".to_owned()
        }
        Entering::Nobody => "Choose one of those found.".to_owned(),
        Entering::New(person) => {
            format!("Enter: {} is new here, buys in and {seated}.", person.shown())
        }
        Entering::Known(player, name) => {
            let typed = state.text.trim().chars().count();
            let other = if typed < 3 || Person::typed(&state.text).shown() == *name {
                String::new()
            } else {
                format!(" Shift Enter: takes in {} as new.", Person::typed(&state.text).shown())
            };
            let number = t.entries().player(*player).map_or(0, |player| player.entries.len()) + 1;
            let number = words::ordinal(u32::try_from(number).unwrap_or(u32::MAX));
            match t.entries().entry_in_play(*player).map(|entry| t.tables().seat_of(entry)) {
                Some(Some(seat)) => format!("{name} plays at {seat}.{other}"),
                Some(None) => format!("{name} is in and waits for a seat.{other}"),
                None => format!("Enter: {name} buys in ({number} entry) and {seated}.{other}"),
            }
        }
    }
}

/// Re-entry, rebuy and add-on of the chosen player; those that this event has.
fn more_chips(ui: &mut Ui, state: &PlayersState, sight: &Sight<'_>, out: &mut Outbox) {
    let card = state.chosen.and_then(|player| sight.player_card(player));
    let nobody = Some("Choose a player");
    for (word, key, command) in offers(card.as_deref(), sight) {
        let button = Button::new(word).key(key);
        match command {
            Some(command) => drop(order(ui, button, command, sight, out)),
            None => drop(ui.add(button.refusal(nobody))),
        }
    }
}

type Offer = (&'static str, &'static str, Option<Command>);

/// What this event sells beside the first entry, for the player of `card`.
fn offers(card: Option<&PlayerCard>, sight: &Sight<'_>) -> Vec<Offer> {
    let setup = sight.tournament().setup();
    let entry = card.and_then(|card| card.entry);
    let mut offers = Vec::with_capacity(3);
    if setup.re_entries != Some(0) {
        let command = card.and_then(|card| buy_in(Who::Known(card.player), sight));
        offers.push(("Re-entry", "R", command.filter(|_| entry.is_some())));
    }
    if setup.rebuy.is_some() {
        let command = entry.map(|entry| Command::Entries(EntryCommand::Rebuy { entry }));
        offers.push(("Rebuy", "V", command));
    }
    if setup.add_on.is_some() {
        let command = entry.map(|entry| Command::Entries(EntryCommand::AddOn { entry }));
        offers.push(("Add-on", "A", command));
    }
    offers
}

fn rows(ui: &mut Ui, state: &mut PlayersState) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let theme = Theme::of(ui);
    let count = state.found.rows.len();
    let mut chosen = state.chosen.and_then(|player| state.found.place_of(player));
    let typing = ui.ctx().text_edit_focused();
    let arrow = if typing && state.text.is_empty() { None } else { super::arrows(ui) };
    if let Some(step) = arrow.and_then(|step| super::stepped(chosen, step, count)) {
        chosen = Some(step);
        state.chosen = state.found.row(step).map(|row| row.player);
        state.reveal = true;
    }
    let reveal = chosen.filter(|_| std::mem::take(&mut state.reveal));
    let list = List::new("Players", &COLUMNS).row_height(36.0).chosen(chosen).scroll_to(reveal);
    let sorted = ORDERS.iter().position(|order| *order == Some(state.order));
    let head = list.heads(ui, sorted);
    if let Some(order) = head.and_then(|column| ORDERS[column]) {
        state.order = order;
        state.reveal = true;
    }
    if count == 0 {
        let words = "Nobody of this name is known here. Enter takes them in as new.";
        EmptyState::new(Icon::Players, words).show(ui, |_| {});
        return;
    }
    let pressed = list.rows(ui, count, |index, cells| {
        let Some(row) = state.found.row(index) else { return };
        cells.write(&row.name, Text::Strong, theme.text);
        cells.write(&row.country, Text::Body, theme.dim);
        cells.write(&row.entries, Text::Body, theme.dim);
        cells.write(&row.seat, Text::Body, theme.text);
        cells.write(&row.chips, Text::Body, theme.text);
        cells.write(&row.status, Text::Body, theme.tone(row.tone));
    });
    if let Some(row) = pressed.and_then(|index| state.found.row(index)) {
        state.chosen = Some(row.player);
    }
}

/// The chosen player at the right, as high as the screen.
fn player_card(ui: &mut Ui, player: Option<&PlayerCard>, sight: &Sight<'_>, out: &mut Outbox) {
    card(ui).inner_margin(egui::Margin::same(18)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let Some(player) = player else {
            EmptyState::new(
                Icon::Players,
                "Choose a player to see the seat, the chips and what happened.",
            )
            .show(ui, |_| {});
            return;
        };
        let theme = Theme::of(ui);
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        elided(ui, Text::Title.rich(&player.name).color(theme.text));
        elided(ui, Text::Body.rich(&player.detail).color(theme.dim));
        ui.add_space(space::ITEM);
        for stat in &player.stats {
            figure(ui, stat);
        }
        if !player.note.is_empty() {
            ui.add(Label::new(Text::Note.rich(&player.note).color(theme.dim)).wrap());
        }
        ui.add_space(space::ITEM);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
            acts(ui, player, sight, out);
        });
        ui.add_space(space::ITEM);
        ui.separator();
        ui.add_space(space::ITEM);
        ui.label(Text::Heading.rich("What happened").color(theme.text));
        ui.add_space(space::TIGHT);
        happened(ui, player);
    });
}

/// One figure: what it is at the left, what it says at the right.
fn figure(ui: &mut Ui, stat: &crate::view::Stat) {
    let theme = Theme::of(ui);
    ui.horizontal(|ui| {
        ui.set_min_height(24.0);
        let (place, _) = ui.allocate_exact_size(vec2(88.0, 20.0), egui::Sense::hover());
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

fn acts(ui: &mut Ui, player: &PlayerCard, sight: &Sight<'_>, out: &mut Outbox) {
    if let Some(entry) = player.entry.filter(|_| player.playing) {
        let bust = Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] });
        order(ui, Button::new("Bust").key("B"), bust, sight, out);
        let fixed = player.pinned.then_some("This player is pinned to the seat");
        if ui.add(Button::new("Move").key("M").refusal(fixed)).clicked() {
            out.send(Action::Act(Act::ChooseSeat(entry)));
        }
        if player.seat.is_some() {
            let (word, pinned) = if player.pinned { ("Let move", false) } else { ("Pin", true) };
            let pin = Command::Tables(TableCommand::Pin { entry, pinned });
            order(ui, Button::new(word), pin, sight, out);
        } else {
            let seat = Wish::Draw(sight.session.seed());
            let draw = Command::Tables(TableCommand::Seat { entries: vec![entry], seat });
            order(ui, Button::new("Draw a seat"), draw, sight, out);
        }
    } else if player.entry.is_none() {
        if let Some(command) = buy_in(Who::Known(player.player), sight) {
            order(ui, Button::new("Buy in and seat"), command, sight, out);
        }
    }
    for (word, _, command) in offers(Some(player), sight) {
        // Somebody who plays does not re-enter; the row above the list says so, the card is short.
        let fits = if player.playing { word != "Re-entry" } else { word != "Add-on" };
        if let Some(command) = command.filter(|_| fits) {
            order(ui, Button::new(word), command, sight, out);
        }
    }
    if let Some(entry) = player.entry.filter(|_| player.playing) {
        let refund = Command::Entries(EntryCommand::Refund { entry });
        order(ui, Button::quiet("Refund"), refund, sight, out);
    }
    if ui.add(Button::quiet("Edit…")).on_hover_text("Name, country, card and note").clicked()
        && let Some(known) = sight.tournament().entries().player(player.player)
    {
        let edit = EditPlayer::new(player.player, known.person.clone());
        out.send(Action::Ask(Dialog::EditPlayer(edit)));
    }
}

fn happened(ui: &mut Ui, player: &PlayerCard) {
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

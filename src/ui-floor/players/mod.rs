//! The players: a field that finds or creates a player, the list, and the card of the chosen one.

mod card;
mod entry_field;
mod missing;
mod waiting;

use std::rc::Rc;

use bottone_base::{money::PaymentMethod, person::Person};
use bottone_search::Hits;
use bottone_tournament::entries::PlayerId;
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox, Screen},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    tab_row::{TabKey, tab_row},
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, List, ListColumn, Section, Width, card as frame},
};
use bottone_view::{
    money::payments::method,
    players::{PlayerOrder, PlayerRow},
};
use egui::{Event, Key, Panel, Ui};

/// The width of the card at the right, and the window width below which it gets narrower, in
/// points.
const CARD: f32 = 380.0;
const NARROW_CARD: f32 = 320.0;
const NARROW: f32 = 1_250.0;
const NARROWER: f32 = 900.0;

const COLUMNS: [ListColumn<'static>; 6] = [
    ListColumn::new("screens-players-player", Width::Share(2.2)).sorts(),
    ListColumn::new("screens-players-country", Width::Share(0.7)),
    ListColumn::figures("screens-players-entries", Width::Points(64.0)),
    ListColumn::new("screens-players-seat", Width::Share(0.9)).sorts(),
    ListColumn::figures("screens-players-chips", Width::Share(0.9)).sorts(),
    ListColumn::new("screens-players-status", Width::Share(1.0)).sorts(),
];

/// The sort order of each column head.
const ORDERS: [Option<PlayerOrder>; 6] = [
    Some(PlayerOrder::Name),
    None,
    None,
    Some(PlayerOrder::Seat),
    Some(PlayerOrder::Chips),
    Some(PlayerOrder::Place),
];

/// A tab of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum PlayersTab {
    #[default]
    All,
    Waiting,
    Missing,
}

/// Every tab, with the name of its label and its key.
const TABS: [TabKey<PlayersTab>; 3] = [
    (PlayersTab::All, "waiting-tab-players", Key::F3, "F3"),
    (PlayersTab::Waiting, "waiting-tab-list", Key::F4, "F4"),
    (PlayersTab::Missing, "waiting-tab-missing", Key::F5, "F5"),
];

/// The state of this screen.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a wish of its own")]
pub struct PlayersState {
    tab: PlayersTab,
    waiting: waiting::WaitingState,
    missing: missing::MissingState,
    text: String,
    order: PlayerOrder,
    chosen: Option<PlayerId>,
    /// True if the chosen player was asked for, by pointing or by name. Enter acts on no other
    /// player.
    chosen_by_user: bool,
    /// True once the typed text has found its row: the next letter begins a new name.
    done: bool,
    matches: PlayerMatches,
    /// True if the chosen row is to be scrolled into view.
    reveal: bool,
    /// The name of the player just bought in, who is chosen as soon as they have a number.
    entered_name: Option<String>,
    /// True if the field is to get the keyboard.
    begin: bool,
    /// The way of paying at this desk, until another is chosen.
    method: PaymentMethod,
}

impl PlayersState {
    /// Chooses `player` and scrolls to the row.
    pub fn choose(&mut self, player: PlayerId) {
        self.tab = PlayersTab::All;
        self.text.clear();
        self.chosen = Some(player);
        self.chosen_by_user = true;
        self.reveal = true;
    }

    /// Returns the present way of paying, out of those offered.
    pub fn payment_method(&self, offered: &[PaymentMethod]) -> PaymentMethod {
        let usual = offered.first().copied().unwrap_or_default();
        if offered.contains(&self.method) { self.method } else { usual }
    }

    /// Switches to the next of these ways of paying, and from the last to the first.
    pub fn choose_next_method(&mut self, offered: &[PaymentMethod]) {
        let now = self.payment_method(offered);
        let behind = offered.iter().skip_while(|way| **way != now).nth(1);
        self.method = behind.or(offered.first()).copied().unwrap_or_default();
    }

    /// Gives the keyboard to the field for names.
    pub fn begin_typing(&mut self) {
        self.begin = true;
    }

    /// Goes to the waiting list.
    pub fn show_waiting(&mut self) {
        self.tab = PlayersTab::Waiting;
    }

    /// Goes to the players not yet seen in their seats.
    pub fn show_missing(&mut self) {
        self.tab = PlayersTab::Missing;
    }

    /// Returns whether the list of unseen players is shown.
    pub fn lists_missing(&self) -> bool {
        self.tab == PlayersTab::Missing
    }

    /// Returns the chosen player, if the list of all players is shown.
    pub fn chosen(&self) -> Option<PlayerId> {
        self.chosen.filter(|_| self.tab == PlayersTab::All)
    }

    /// Clears the selection.
    pub fn clear_choice(&mut self) {
        self.text.clear();
        self.chosen = None;
    }
}

/// The rows that match the typed text.
#[derive(Debug, Default)]
struct PlayerMatches {
    list: Option<Rc<[PlayerRow]>>,
    hits: Hits,
    text: String,
    rows: Vec<usize>,
    /// The matching people in the house's book who have not been in this event.
    book: Vec<Person>,
}

impl PlayerMatches {
    /// Updates it to the list and the typed text; returns whether the text has changed.
    fn refresh(&mut self, list: &Rc<[PlayerRow]>, text: &str, cx: &FrameContext<'_>) -> bool {
        let same_list = self.list.as_ref().is_some_and(|known| Rc::ptr_eq(known, list));
        let same_text = self.text == text;
        if !same_list || !same_text {
            self.list = Some(Rc::clone(list));
            text.clone_into(&mut self.text);
            self.hits = cx.find_people(text);
            let fits = |row: &PlayerRow| self.hits.fit(row.player).is_some();
            self.rows = (0..).zip(&**list).filter(|(_, row)| fits(row)).map(|(at, _)| at).collect();
            self.book = cx.find_in_book(text, entry_field::OF_THE_BOOK);
        }
        !same_text
    }

    /// Returns the first of the best matches.
    fn best(&self) -> Option<PlayerId> {
        let found = (0..self.rows.len()).filter_map(|at| self.row(at)).map(|row| row.player);
        found.min_by_key(|player| self.hits.fit(*player))
    }

    fn row(&self, at: usize) -> Option<&PlayerRow> {
        self.list.as_ref()?.get(*self.rows.get(at)?)
    }

    fn place_of(&self, player: PlayerId) -> Option<usize> {
        let list = self.list.as_ref()?;
        self.rows.iter().position(|&row| list.get(row).is_some_and(|row| row.player == player))
    }
}

/// Shows the screen.
pub fn show(ui: &mut Ui, state: &mut PlayersState, cx: &FrameContext<'_>, out: &mut Outbox) {
    tab_row(ui, &mut state.tab, &TABS);
    match state.tab {
        PlayersTab::All => all(ui, state, cx, out),
        PlayersTab::Waiting => {
            if waiting::show(ui, &mut state.waiting, cx, out) {
                state.tab = PlayersTab::All;
                state.begin_typing();
            }
        }
        PlayersTab::Missing => missing::show(ui, &mut state.missing, cx, out),
    }
}

/// Draws the list of all players, and the card of one.
fn all(ui: &mut Ui, state: &mut PlayersState, cx: &FrameContext<'_>, out: &mut Outbox) {
    choose_entered(state, cx);
    if let Some(list) = pasted_list(ui) {
        out.send(Action::File(FileAction::PastePlayers(list)));
    }
    let width = if ui.available_width() < NARROW { NARROW_CARD } else { CARD };
    let side = state.chosen.and_then(|player| cx.player_card(player));
    // In little space, the list has all of it until a player is chosen.
    if side.is_some() || ui.available_width() > NARROWER {
        Panel::right("player")
            .exact_size(width)
            .resizable(false)
            .show_separator_line(false)
            .frame(egui::Frame::NONE.inner_margin(egui::Margin { left: 10, ..egui::Margin::ZERO }))
            .show(ui, |ui| card::show(ui, side.as_deref(), cx, out));
    }
    let summary = cx.views.summary();
    Section::screen(&ui.word("shell-players")).note(&summary.line).show(ui, |ui| {
        payment_button(ui, state, cx, out);
        let open = ui.language().number(summary.open_seats as u64);
        let seats = ui.say("screens-players-open-seats", &[("seats", open.into())]);
        let hint = ui.word("screens-players-show-tables");
        if ui.add(Button::new(&seats)).on_hover_text(hint).clicked() {
            out.send(Action::Go(Screen::Floor));
        }
        if ui
            .add(Button::new(&ui.word("screens-players-import")).key(key_label(UiCommand::Import)))
            .clicked()
        {
            out.send(Action::File(FileAction::ImportPlayers));
        }
    });
    let list = cx.rows(state.order);
    if state.matches.refresh(&list, &state.text, cx) && !state.text.is_empty() {
        state.chosen = state.matches.best();
        state.chosen_by_user = true;
        state.reveal = true;
    }
    entry_field::show(ui, state, list.len(), cx, out);
    entry_field::book_matches(ui, state, cx, out);
    ui.add_space(space::TIGHT);
    if list.is_empty() {
        let nobody = ui.word("screens-players-none-yet");
        EmptyState::new(Icon::Players, &nobody).show(ui, |_| {});
        return;
    }
    frame(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        rows(ui, state);
    });
}

/// Takes a pasted list out of this frame's input: text of several lines, which no field on this
/// screen accepts.
fn pasted_list(ui: &Ui) -> Option<String> {
    if gate::is_covered(ui) {
        return None;
    }
    let is_list = |event: &Event| match event {
        Event::Paste(text) => text.lines().filter(|line| !line.trim().is_empty()).count() > 1,
        _ => false,
    };
    ui.input_mut(|input| {
        let at = input.events.iter().position(is_list)?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(text),
            _ => None,
        }
    })
}

/// Draws the way of paying; one press switches to the next.
fn payment_button(ui: &mut Ui, state: &PlayersState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let setup = cx.tournament().setup();
    let is_sold =
        !setup.buy_in.total().is_zero() || setup.rebuy.is_some() || setup.add_on.is_some();
    let ways = cx.payment_methods();
    if !is_sold || ways.len() < 2 {
        return;
    }
    let way = state.payment_method(&ways);
    let word = ui.say("screens-players-way", &[("way", method(ui.language(), way).into())]);
    let button =
        Button::new(&word).key(key_label(UiCommand::PayWay)).chosen(way != PaymentMethod::Cash);
    if ui.add(button).on_hover_text(ui.word("screens-players-way-hint")).clicked() {
        out.send(Action::Run(UiCommand::PayWay));
    }
}

/// Chooses the player just bought in, who has a number only once the desk has taken the entry.
fn choose_entered(state: &mut PlayersState, cx: &FrameContext<'_>) {
    let Some(name) = &state.entered_name else { return };
    let players = cx.tournament().entries().players();
    let latest = players.last().filter(|(_, player)| player.person.display_name() == *name);
    if let Some((id, _)) = latest {
        state.entered_name = None;
        state.choose(id);
        // The new player is shown, but Enter must not buy them in again.
        state.chosen_by_user = false;
        state.begin_typing();
    } else if !state.text.is_empty() && Person::typed(&state.text).display_name() != *name {
        state.entered_name = None;
    }
}

fn rows(ui: &mut Ui, state: &mut PlayersState) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let theme = Theme::of(ui);
    let count = state.matches.rows.len();
    let mut chosen = state.chosen.and_then(|player| state.matches.place_of(player));
    let arrow = if state.text.is_empty() {
        gate::arrow_steps(ui)
    } else {
        gate::arrow_steps_beside(ui, entry_field::name_field_id())
    };
    if let Some(step) = arrow.and_then(|step| gate::step_row(chosen, step, count)) {
        chosen = Some(step);
        state.chosen = state.matches.row(step).map(|row| row.player);
        (state.chosen_by_user, state.reveal) = (true, true);
    }
    let reveal = chosen.filter(|_| std::mem::take(&mut state.reveal));
    let list = List::new("players", &COLUMNS)
        .localized()
        .row_height(36.0)
        .chosen(chosen)
        .scroll_to(reveal);
    let sorted = ORDERS.iter().position(|order| *order == Some(state.order));
    let head = list.heads(ui, sorted);
    if let Some(order) = head.and_then(|column| ORDERS[column]) {
        state.order = order;
        state.reveal = true;
    }
    if count == 0 {
        let words = ui.word("screens-players-unknown");
        EmptyState::new(Icon::Players, &words).show(ui, |_| {});
        return;
    }
    let pressed = list.rows(ui, count, |index, cells| {
        let Some(row) = state.matches.row(index) else { return };
        cells.write(&row.name, Text::Strong, theme.text);
        cells.write(&row.country, Text::Body, theme.dim);
        cells.write(&row.entries, Text::Body, theme.dim);
        cells.write(&row.seat, Text::Body, theme.text);
        cells.write_two(
            &row.chips,
            &row.blinds,
            Text::Body,
            [theme.tone(row.chips_tone), theme.dim],
        );
        cells.write(&row.status, Text::Body, theme.tone(row.tone));
    });
    if let Some(row) = pressed.and_then(|index| state.matches.row(index)) {
        state.chosen = Some(row.player);
        (state.chosen_by_user, state.done) = (true, true);
    }
}

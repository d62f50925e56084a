//! Questions shown over a screen, one file for each.
//!
//! A dialog draws from a [`FrameContext`] and changes only its own state. Like a screen, it
//! requests actions through the [`Outbox`]. Esc and a click outside close it.

pub mod add_ons;
pub mod approve;
pub mod bounty;
pub mod bust;
pub mod button;
pub mod cannot_strike;
pub mod card_draw;
pub mod choose_pin;
pub mod club;
mod comparison;
pub mod day_two;
pub mod deal;
pub mod drawers;
pub mod edit_player;
pub mod edit_row;
pub mod fair_draw;
pub mod flights;
pub mod high_card;
pub mod house_settings;
pub mod house_staff;
pub mod import;
pub mod import_report;
pub mod keep_structure;
pub mod keys;
pub mod late;
pub mod late_time;
pub mod leave;
pub mod listing;
pub mod make_flights;
pub mod maker;
pub mod member;
pub mod move_player;
pub mod network;
pub mod new_event;
pub(crate) mod pair_phone;
pub mod palette;
pub mod paste_structure;
pub mod path;
mod preview;
pub mod repeat_event;
pub(crate) mod reports;
pub mod same_hand;
pub mod seal;
pub mod seat_won;
pub mod sign_in;
pub mod stack;
pub mod staff_place;
pub mod structures;
pub mod take_back;
pub mod unsaved;
pub mod waiting_turn;
pub mod waive;
pub mod what_if;

use bottone_rules::levels::Structure;
use bottone_ui_kit::{
    gate::is_answered,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, Section, card, elided},
};
use egui::{
    Align, Event, Id, Label, Layout, Margin, Modal, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    vec2,
};

use super::{
    action::{Action, Outbox},
    context::FrameContext,
    other_desks,
};

/// An open dialog.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// The sale of add-ons to several players.
    AddOns(add_ons::SellAddOns),
    /// The terms of a repeated event.
    Again(Box<repeat_event::AskRepeat>),
    /// The agreement of all players to a deal.
    AgreeDeal(Box<deal::AgreeDeal>),
    /// A director's PIN for one act.
    Approve(Box<approve::Approve>),
    /// The takers of a bounty.
    Bounty(bounty::AskTakers),
    /// The players busted in one hand, with their stacks.
    Bust(bust::BustPlayers),
    Button(button::SetButton),
    /// A draw of seats by cards.
    CardDraw(Box<card_draw::DrawSeats>),
    /// The word or PIN that opens a locked desk.
    ChoosePin(choose_pin::ChoosePin),
    /// The club's name and logo.
    Club(Box<club::AskClub>),
    /// The choice of flights for the next day.
    DayTwo(Box<day_two::DayTwo>),
    /// A question about a drawer of the house.
    Drawer(Box<drawers::AskDrawer>),
    /// The data of a player.
    EditPlayer(edit_player::EditPlayer),
    /// A row of the structure.
    EditRow(Box<edit_row::EditRow>),
    FairDraw(fair_draw::FairDraw),
    /// The flights of this next day and how they have changed.
    Flights(Box<flights::FlightChanges>),
    /// The player who was dealt the high card and moves.
    HighCard(high_card::AskHighCard),
    /// The settings of the house.
    HouseSettings(Box<house_settings::HouseSettings>),
    /// The staff of the house.
    HouseStaff(Box<house_staff::HouseStaff>),
    /// The import of people from this spreadsheet.
    Import(Box<import::ImportPlayers>),
    /// The report on an imported event of another program.
    Imported(Box<import_report::ImportReport>),
    /// The name under which the structure is saved.
    KeepStructure(Box<keep_structure::KeepStructure>),
    Keys,
    /// The effects of an act that is recorded late.
    Late(Box<late::LateAct>),
    /// The house's listing of one of its events.
    Listed(Box<listing::EditListing>),
    /// The flights of an event.
    MakeFlights(Box<make_flights::MakeFlights>),
    /// The confirmation before leaving an event that exists only in this window.
    Leave(leave::AskLeave),
    /// The maker of structures.
    MakeStructure(Box<maker::MakeStructure>),
    /// A member of the staff.
    Member(Box<member::EditMember>),
    Move(move_player::MovePlayer),
    /// The log that several desks share.
    Network(network::AskLog),
    /// The terms of a new event.
    NewEvent(Box<new_event::NewEvent>),
    /// The search for players, tables and commands.
    Palette(palette::Palette),
    /// A typed file path, where the system offers no file dialog.
    Path(Box<path::AskPath>),
    /// A structure pasted from a spreadsheet.
    PasteStructure(Box<paste_structure::PasteStructure>),
    /// The reports made while disconnected that are no longer possible.
    Reports,
    /// The players, reported one by one, who busted in the same hand.
    SameHand(same_hand::SameHand),
    /// The seal of the event's file, and the check of another one.
    Seal(Box<seal::Seal>),
    /// The stack with which a seat was won.
    SeatWon(seat_won::SeatWon),
    /// A typed stack.
    Stack(stack::TypeStack),
    /// The next operator's sign-in.
    SignIn(Box<sign_in::AskSignIn>),
    /// The person whose phone is paired with this desk.
    Telephones(Box<pair_phone::PairPhone>),
    /// The reason for taking back a payment.
    TakeBack(take_back::TakeBack),
    /// The reason for a waiting player's turn out of order.
    Turn(waiting_turn::ChangeTurn),
    /// The reasons why a record cannot be struck out, and the alternatives.
    Stays(cannot_strike::CannotStrike),
    /// The structures of the house.
    Structures(Box<structures::Structures>),
    /// The choice between saving and discarding unsaved edits.
    Unsaved(Box<unsaved::AskUnsaved>),
    /// The reason for waiving a rule.
    Waive(waive::AskWaiver),
    /// The effects of a change to the levels.
    WhatIf(Box<what_if::WhatIf>),
    /// The time of an act that is recorded late.
    When(late_time::AskLateTime),
}

/// A question's response to a scanned player's paper.
pub(super) enum ScanAnswer {
    /// The player is shown, and the question is closed.
    Show,
    Do(Box<Action>),
    /// The player is accepted, and the question stays open.
    Taken,
    /// The question asks for a player, but this one is not possible.
    NotOneOfThem,
    /// The question asks for no player.
    NobodyAsked,
}

impl Dialog {
    /// Returns the dialog underneath, shown again when this one closes without an answer.
    pub(super) fn behind(self) -> Option<Self> {
        match self {
            Self::KeepStructure(keep) => keep.into_behind(),
            Self::MakeStructure(maker) => maker.into_behind(),
            Self::PasteStructure(paste) => paste.into_behind(),
            Self::Path(path) => path.into_behind(),
            Self::Structures(structures) => structures.into_behind(),
            _ => None,
        }
    }

    /// Returns the new event in the making, if any.
    fn event(&self) -> Option<&new_event::NewEvent> {
        match self {
            Self::NewEvent(event) => Some(event),
            Self::Structures(structures) => structures.event(),
            _ => None,
        }
    }

    /// Returns whether an event is in the making.
    pub(super) fn makes_event(&self) -> bool {
        self.event().is_some()
    }

    /// Returns the new event in the making, with this structure.
    pub(super) fn with_structure(self, structure: Structure) -> Option<Self> {
        if let Self::NewEvent(mut event) = self {
            event.use_structure(structure);
            return Some(Self::NewEvent(event));
        }
        self.behind()?.with_structure(structure)
    }

    /// Shows the dialog. Most dialogs are about the event and close themselves without one.
    pub(super) fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        match (self, cx) {
            (Self::Keys, _) => keys::show(ui, out),
            (Self::NewEvent(state), _) => state.show(ui, out),
            (Self::Path(state), _) => state.show(ui, out),
            (Self::HouseSettings(state), _) => state.show(ui, out),
            (Self::HouseStaff(state), _) => state.show(ui, out),
            (Self::Club(state), _) => state.show(ui, out),
            (Self::Again(state), _) => state.show(ui, out),
            (Self::Listed(state), _) => state.show(ui, out),
            (Self::MakeFlights(state), _) => state.show(ui, out),
            (Self::Drawer(state), _) => state.show(ui, out),
            (Self::Network(state), cx) => state.show(ui, cx, out),
            (Self::Telephones(state), _) => state.show(ui, out),
            (Self::CardDraw(state), cx) => state.show(ui, cx, out),
            (Self::ChoosePin(state), _) => state.show(ui, out),
            (Self::KeepStructure(state), _) => state.show(ui, out),
            (Self::PasteStructure(state), _) => state.show(ui, out),
            (Self::MakeStructure(state), cx) => state.show(ui, cx, out),
            (Self::Structures(state), cx) => state.show(ui, cx, out),
            (Self::Unsaved(state), _) => state.show(ui, out),
            (Self::AddOns(state), Some(cx)) => state.show(ui, cx, out),
            (Self::AgreeDeal(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Approve(state), cx) => state.show(ui, cx, out),
            (Self::Bounty(state), Some(cx)) => state.show(ui, cx, out),
            (Self::DayTwo(state), _) => state.show(ui, out),
            (Self::Imported(state), _) => state.show(ui, out),
            (Self::Bust(state), Some(cx)) => bust::show(ui, state, cx, out),
            (Self::Button(state), Some(cx)) => button::show(ui, state, cx, out),
            (Self::EditPlayer(state), Some(cx)) => state.show(ui, cx, out),
            (Self::EditRow(state), Some(cx)) => state.show(ui, cx, out),
            (Self::FairDraw(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Flights(state), Some(cx)) => state.show(ui, cx, out),
            (Self::HighCard(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Import(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Late(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Leave(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Member(state), cx) => state.show(ui, cx, out),
            (Self::SignIn(state), cx) => state.show(ui, cx, out),
            (Self::Move(state), Some(cx)) => move_player::show(ui, state, cx, out),
            (Self::Palette(state), Some(cx)) => palette::show(ui, state, cx, out),
            (Self::Reports, Some(cx)) => reports::show(ui, cx, out),
            (Self::SameHand(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Seal(state), Some(cx)) => state.show(ui, cx, out),
            (Self::SeatWon(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Stack(state), Some(cx)) => state.show(ui, cx, out),
            (Self::TakeBack(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Turn(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Stays(state), Some(cx)) => state.show(ui, cx, out),
            (Self::Waive(state), Some(cx)) => waive::show(ui, state, cx, out),
            (Self::WhatIf(state), Some(cx)) => state.show(ui, cx, out),
            (Self::When(state), Some(cx)) => state.show(ui, cx, out),
            _ => out.send(Action::CloseDialog),
        }
    }
}

/// The smallest space for a question, in points; in less space it scrolls.
const LEAST: Vec2 = vec2(780.0, 400.0);

/// Shows a question under `title`, `width` points wide; Esc and a click beside it close it.
pub(super) fn show_question<R>(
    ui: &mut Ui,
    title: &str,
    width: f32,
    out: &mut Outbox,
    content: impl FnOnce(&mut Ui, &mut Outbox) -> R,
) -> R {
    let target = ui.spacing().interact_size.y;
    show_question_with(ui, title, (width, target), out, content)
}

/// Shows it with every control at least `target` points high.
fn show_question_with<R>(
    ui: &mut Ui,
    title: &str,
    (width, target): (f32, f32),
    out: &mut Outbox,
    content: impl FnOnce(&mut Ui, &mut Outbox) -> R,
) -> R {
    let frame = card(ui).inner_margin(Margin::same(18)).shadow(ui.visuals().window_shadow);
    let asked = QuestionState::of(ui, title);
    let room = (ui.ctx().content_rect().size() - vec2(60.0, 80.0)).max(Vec2::ZERO);
    let most = (ui.ctx().content_rect().height() - MARGINS).max(LEAST.y);
    let least = vec2(width.min(LEAST.x), LEAST.y);
    let whole = |ui: &mut Ui| {
        ui.spacing_mut().interact_size.y = target;
        ui.set_width(width.min(room.x.max(least.x)));
        ui.set_max_height(room.y.max(least.y));
        Section::screen(title).show(ui, |ui| {
            let word = ui.word("dialogs-close");
            let close = Button::picture(Icon::Close, &word).least_width(target);
            if ui.add(close).clicked() {
                out.send(Action::CloseDialog);
            }
        });
        other_desks::warning(ui);
        if asked.is_kept {
            let note = Text::Note.rich(ui.word("dialogs-typed-stays")).color(Theme::of(ui).gold);
            ui.add(Label::new(note).wrap());
        }
        let top = ui.cursor().top();
        // Content that appears above must not take the keyboard from a field. A question asked
        // again is a new one: it begins at the top.
        let stable = UiBuilder::new().scope_id(Id::unique(("asked", title, asked.nth)));
        let content = |ui: &mut Ui| {
            let shown = ui.scope_builder(stable, |ui| content(ui, out));
            (shown.inner, shown.response.rect.height())
        };
        let above = top - ui.min_rect().top();
        let (inner, height) = if asked.scrolls {
            let below = if asked.has_foot { FOOT } else { 0.0 };
            let seen = most - above - below;
            let area = ScrollArea::vertical().id_salt(("question", asked.nth)).max_height(seen);
            let shown = area.auto_shrink([false, true]).show(ui, |ui| {
                ui.set_max_height(room.y);
                content(ui)
            });
            if asked.has_foot {
                let size = vec2(ui.available_width(), FOOT);
                let (foot, _) = ui.allocate_exact_size(size, Sense::hover());
                asked.set_foot(ui, foot);
            }
            let (inner, height) = shown.inner;
            (inner, height + below)
        } else {
            content(ui)
        };
        asked.note_height(ui, above + height, most);
        inner
    };
    let shown = Modal::new(Id::unique("dialog")).frame(frame).show(ui.ctx(), |ui| {
        if room.x >= least.x && room.y >= least.y {
            return whole(ui);
        }
        // The scrolled part may have the whole window.
        ui.set_width((width + ui.spacing().scroll.allocated_width()).min(room.x));
        ui.set_max_height(room.y);
        let scrolled = ScrollArea::both().id_salt("at least");
        scrolled.max_width(room.x).max_height(room.y).show(ui, whole).inner
    });
    if shown.backdrop_response.clicked() && QuestionState::has_typed_text(ui) {
        // Only a press on Cancel or Esc discards typed text.
        QuestionState::keep_open(ui);
    } else if shown.should_close() {
        out.send(Action::CloseDialog);
    }
    shown.inner
}

/// The height of the window that a question leaves free for its margins, in points.
const MARGINS: f32 = 38.0;
/// The height of the buttons below a scrolling question, with the space above them, in points.
const FOOT: f32 = 48.0;

/// The state of the shown question between passes.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "four facts that do not depend on each other")]
struct QuestionState {
    title: String,
    /// The pass in which it was last drawn.
    pass: u64,
    /// The number of questions asked before it.
    nth: u32,
    /// True if it is higher than the window, and scrolls above its buttons.
    scrolls: bool,
    /// True if it ends with an answer and Cancel.
    has_foot: bool,
    /// The place of its buttons, if it scrolls.
    foot: Option<Rect>,
    /// True once text was typed in it.
    is_typed: bool,
    /// True if a click outside was ignored because of typed text.
    is_kept: bool,
}

impl QuestionState {
    fn id() -> Id {
        Id::unique("the question that is shown")
    }

    /// Returns the state of the question with this title; a new state if it is asked again.
    fn of(ui: &Ui, title: &str) -> Self {
        let pass = ui.ctx().cumulative_pass_nr();
        let known: Self = ui.data(|data| data.get_temp(Self::id())).unwrap_or_default();
        let mut asked = if known.title == title && known.pass + 1 >= pass {
            known
        } else {
            Self { title: title.to_owned(), nth: known.nth + 1, ..Self::default() }
        };
        asked.pass = pass;
        let written = |event: &Event| matches!(event, Event::Text(_) | Event::Paste(_));
        if ui.ctx().text_edit_focused() {
            asked.is_typed |= ui.input(|input| input.events.iter().any(written));
        }
        ui.data_mut(|data| data.insert_temp(Self::id(), asked.clone()));
        asked
    }

    fn change(ui: &Ui, change: impl FnOnce(&mut Self)) {
        ui.data_mut(|data| change(data.get_temp_mut_or_default(Self::id())));
    }

    fn set_foot(&self, ui: &Ui, foot: Rect) {
        if self.foot != Some(foot) {
            ui.ctx().request_repaint();
        }
        Self::change(ui, |asked| asked.foot = Some(foot));
    }

    /// Takes the drawn height and the room for it; a higher question scrolls from the next pass on.
    fn note_height(&self, ui: &Ui, height: f32, room: f32) {
        let scrolls = height > room + 0.5;
        if scrolls != self.scrolls {
            ui.ctx().request_repaint();
            Self::change(ui, |asked| (asked.scrolls, asked.foot) = (scrolls, None));
        }
    }

    fn has_typed_text(ui: &Ui) -> bool {
        ui.data(|data| data.get_temp::<Self>(Self::id())).is_some_and(|asked| asked.is_typed)
    }

    fn keep_open(ui: &Ui) {
        Self::change(ui, |asked| asked.is_kept = true);
        ui.ctx().request_repaint();
    }

    /// Lets a press beside the question discard the text that was typed.
    fn forget_typed(ui: &Ui) {
        Self::change(ui, |asked| asked.is_typed = false);
    }

    /// Returns the place of the buttons, if the question scrolls above them.
    fn foot(ui: &Ui) -> Option<Rect> {
        ui.data(|data| data.get_temp::<Self>(Self::id())).and_then(|asked| asked.foot)
    }
}

/// Draws the answer and Cancel at the foot; a refusal dims the answer and is shown beside it.
/// Returns whether the answer was given, by a press or Enter.
fn answer_buttons(ui: &mut Ui, word: &str, refusal: Option<&str>, out: &mut Outbox) -> bool {
    foot(ui, word, refusal, out) || (refusal.is_none() && is_answered(ui))
}

/// Draws only the buttons; returns whether the answer was pressed.
fn foot(ui: &mut Ui, word: &str, refusal: Option<&str>, out: &mut Outbox) -> bool {
    let height = ui.spacing().interact_size.y;
    let foot = Layout::right_to_left(Align::Center);
    QuestionState::change(ui, |asked| asked.has_foot = true);
    let mut buttons = |ui: &mut Ui| {
        let button = ui.add(Button::primary(word).key("Enter").refusal(refusal));
        if ui.add(Button::quiet(&ui.word("dialogs-cancel")).key("Esc")).clicked() {
            out.send(Action::CloseDialog);
        }
        if let Some(refusal) = refusal {
            elided(ui, Text::Note.rich(refusal).color(Theme::of(ui).dim));
        }
        button.clicked()
    };
    if let Some(place) = QuestionState::foot(ui) {
        let below = place.with_min_y(place.bottom() - height);
        let mut child = ui.new_child(UiBuilder::new().max_rect(below).layout(foot).id_salt("foot"));
        child.set_clip_rect(place.expand(space::TIGHT));
        return buttons(&mut child);
    }
    ui.add_space(space::ITEM);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), foot, buttons).inner
}

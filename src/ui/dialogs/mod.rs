//! Questions that are put over a screen, one file a question.
//!
//! A dialog draws from a [`Sight`], changes nothing but its own state, and asks for things through
//! the [`Outbox`], as a screen does. Esc and a click outside close it.

pub mod bounty;
pub mod bust;
pub mod button;
pub mod deal;
pub mod edit_player;
pub mod edit_row;
pub mod fair_draw;
pub mod import;
pub mod imported;
pub mod keys;
pub mod move_player;
pub mod new_event;
pub mod palette;
pub mod same_hand;
pub mod waive;

use egui::{Align, Event, Id, Key, Layout, Margin, Modal, Popup, Ui, vec2};

use super::{
    action::{Action, Outbox},
    icons::Icon,
    sight::Sight,
    theme::space,
    tongue::Speaks as _,
    widgets::{Button, Section, card},
};

/// A question that is being put.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// Has everybody agreed to this deal?
    AgreeDeal(Box<deal::AgreeDeal>),
    /// Who takes this bounty?
    Bounty(bounty::WhoseBounty),
    /// Who bust in one hand, and with how much?
    Bust(bust::Bust),
    /// Where is the button?
    Button(button::SetButton),
    /// How is this player written?
    EditPlayer(edit_player::EditPlayer),
    /// What is this row of the structure to be?
    EditRow(Box<edit_row::EditRow>),
    /// Whose are the draws?
    FairDraw(fair_draw::FairDraw),
    /// Who is taken over from this spreadsheet?
    Import(Box<import::Import>),
    /// What was taken over of another program's event?
    Imported(Box<imported::Imported>),
    /// Which keys are there?
    Keys,
    /// Where to?
    Move(move_player::MovePlayer),
    /// What is a new event like?
    NewEvent(Box<new_event::NewEvent>),
    /// Find what?
    Palette(palette::Palette),
    /// Who bust in the same hand, of those who were reported one by one?
    SameHand(same_hand::SameHand),
    /// Why is this rule set aside?
    Waive(waive::Waive),
}

impl Dialog {
    /// Shows it. Most dialogs are about the event and close themselves without one.
    pub(super) fn show(&mut self, ui: &mut Ui, sight: Option<&Sight<'_>>, out: &mut Outbox) {
        match (self, sight) {
            (Self::Keys, _) => keys::show(ui, out),
            (Self::NewEvent(state), _) => state.show(ui, out),
            (Self::AgreeDeal(state), Some(sight)) => state.show(ui, sight, out),
            (Self::Bounty(state), Some(sight)) => state.show(ui, sight, out),
            (Self::Imported(state), _) => state.show(ui, out),
            (Self::Bust(state), Some(sight)) => bust::show(ui, state, sight, out),
            (Self::Button(state), Some(sight)) => button::show(ui, state, sight, out),
            (Self::EditPlayer(state), Some(sight)) => state.show(ui, sight, out),
            (Self::EditRow(state), Some(sight)) => state.show(ui, sight, out),
            (Self::FairDraw(state), Some(sight)) => state.show(ui, sight, out),
            (Self::Import(state), Some(sight)) => state.show(ui, sight, out),
            (Self::Move(state), Some(sight)) => move_player::show(ui, state, sight, out),
            (Self::Palette(state), Some(sight)) => palette::show(ui, state, sight, out),
            (Self::SameHand(state), Some(sight)) => state.show(ui, sight, out),
            (Self::Waive(state), Some(sight)) => waive::show(ui, state, sight, out),
            _ => out.send(Action::CloseDialog),
        }
    }
}

/// Shows a question under `title`, `width` points wide; Esc and a click beside it close it.
pub(super) fn ask<R>(
    ui: &mut Ui,
    title: &str,
    width: f32,
    out: &mut Outbox,
    content: impl FnOnce(&mut Ui, &mut Outbox) -> R,
) -> R {
    let frame = card(ui).inner_margin(Margin::same(18)).shadow(ui.visuals().window_shadow);
    let screen = ui.ctx().content_rect().size();
    let shown = Modal::new(Id::unique("dialog")).frame(frame).show(ui.ctx(), |ui| {
        ui.set_width(width.min(screen.x - 60.0));
        ui.set_max_height(screen.y - 80.0);
        Section::screen(title).show(ui, |ui| {
            if ui.add(Button::picture(Icon::Close, &ui.word("dialogs-close"))).clicked() {
                out.send(Action::CloseDialog);
            }
        });
        content(ui, out)
    });
    if shown.should_close() {
        out.send(Action::CloseDialog);
    }
    shown.inner
}

/// The buttons at the foot: the answer, dimmed with the refusal when there is one, and Cancel. True
/// when the answer is given, by Enter as well.
fn answer(ui: &mut Ui, word: &str, refusal: Option<&str>, out: &mut Outbox) -> bool {
    foot(ui, word, refusal, out) || (refusal.is_none() && entered(ui))
}

/// The buttons alone; true when the answer is pressed.
fn foot(ui: &mut Ui, word: &str, refusal: Option<&str>, out: &mut Outbox) -> bool {
    ui.add_space(space::ITEM);
    let height = ui.spacing().interact_size.y;
    let foot = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), foot, |ui| {
        let button = ui.add(Button::primary(word).key("Enter").refusal(refusal));
        if ui.add(Button::quiet(&ui.word("dialogs-cancel")).key("Esc")).clicked() {
            out.send(Action::CloseDialog);
        }
        button.clicked()
    })
    .inner
}

/// Was Enter struck in this frame? Holding it down since the dialog was asked for is no answer, and
/// with Cancel under the keyboard it is Cancel that Enter presses.
fn entered(ui: &Ui) -> bool {
    let typing = ui.ctx().text_edit_focused();
    let free = ui.memory(|memory| memory.focused().is_none());
    let struck = |event: &Event| {
        matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, .. })
    };
    (typing || free)
        && !Popup::is_any_open(ui.ctx())
        && ui.input(|input| input.events.iter().any(struck))
}

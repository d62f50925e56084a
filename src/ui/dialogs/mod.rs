//! Questions that are put over a screen, one file a question.
//!
//! A dialog draws from a [`Sight`], changes nothing but its own state, and asks for things through
//! the [`Outbox`], as a screen does. Esc and a click outside close it.

pub mod bust;
pub mod button;
pub mod keys;
pub mod move_player;
pub mod palette;
pub mod waive;

use egui::{Id, Key, Modal, Ui};

use super::{
    action::{Action, Outbox},
    icons::Icon,
    sight::Sight,
    theme::space,
    widgets::{Button, Section, card},
};

/// A question that is being put.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// Who bust in one hand, and with how much?
    Bust(bust::Bust),
    /// Where is the button?
    Button(button::SetButton),
    /// Which keys are there?
    Keys,
    /// Where to?
    Move(move_player::MovePlayer),
    /// Find what?
    Palette(palette::Palette),
    /// Why is this rule set aside?
    Waive(waive::Waive),
}

impl Dialog {
    /// Shows it. Most dialogs are about the event and close themselves without one.
    pub(super) fn show(&mut self, ui: &Ui, sight: Option<&Sight<'_>>, out: &mut Outbox) {
        match (self, sight) {
            (Self::Keys, _) => keys::show(ui, out),
            (Self::Bust(state), Some(sight)) => bust::show(ui, state, sight, out),
            (Self::Button(state), Some(sight)) => button::show(ui, state, sight, out),
            (Self::Move(state), Some(sight)) => move_player::show(ui, state, sight, out),
            (Self::Palette(state), Some(sight)) => palette::show(ui, state, sight, out),
            (Self::Waive(state), Some(sight)) => waive::show(ui, state, sight, out),
            _ => out.send(Action::CloseDialog),
        }
    }
}

/// The frame of a dialog: its name, a way out, and what `content` adds, `width` points wide.
pub(super) fn frame(
    ui: &Ui,
    name: &str,
    width: f32,
    out: &mut Outbox,
    content: impl FnOnce(&mut Ui, &mut Outbox),
) {
    let width = width.min(ui.ctx().content_rect().width() - 60.0);
    let modal = Modal::new(Id::unique(("dialog", name))).frame(card(ui).shadow(ui.visuals().window_shadow));
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(width);
        ui.set_max_height(ui.ctx().content_rect().height() - 90.0);
        Section::card(name).show(ui, |ui| {
            if ui.add(Button::picture(Icon::Close, "Close")).clicked() {
                out.send(Action::CloseDialog);
            }
        });
        ui.add_space(space::TIGHT);
        content(ui, out);
    });
    let escaped = ui.input(|input| input.key_pressed(Key::Escape));
    if escaped && shown.is_top_modal && !shown.any_popup_open || shown.backdrop_response.clicked() {
        out.send(Action::CloseDialog);
    }
}

/// Was Enter struck in this frame, and not by holding it down since before?
fn entered(ui: &Ui) -> bool {
    ui.input(|input| {
        input.events.iter().any(|event| {
            matches!(event, egui::Event::Key { key: Key::Enter, pressed: true, repeat: false, .. })
        })
    })
}

/// The buttons at the foot of a dialog: do it, or not. True when it is to be done.
fn foot(ui: &mut Ui, word: &str, refusal: Option<&str>, out: &mut Outbox) -> bool {
    ui.add_space(space::ITEM);
    let mut go = false;
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        go = ui.add(Button::primary(word).key("Enter").refusal(refusal)).clicked();
        if ui.add(Button::quiet("Cancel").key("Esc")).clicked() {
            out.send(Action::CloseDialog);
        }
    });
    go || (refusal.is_none() && entered(ui))
}

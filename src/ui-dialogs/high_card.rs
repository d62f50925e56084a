//! The player who was dealt the high card and moves, chosen by a seat or by the cards.

use bottone_base::seat::{SeatNo, Seats};
use bottone_rules::seating::DrawnMove;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    seat_keys::pressed_seats,
    theme::{Text, Theme, space},
    widgets::{PressedPart, TablePicture, TextField},
};
use bottone_view::high_card::HighCard;
use egui::{Label, Ui, vec2};

/// The move that waits for a card, and the answer so far.
#[derive(Clone, Debug)]
pub struct AskHighCard {
    step: DrawnMove,
    pressed: Option<SeatNo>,
    /// The typed cards, from the first seat on.
    typed: String,
}

impl AskHighCard {
    /// Asks which player moves.
    pub const fn new(step: DrawnMove) -> Self {
        Self { step, pressed: None, typed: String::new() }
    }
}

impl EventDialog for AskHighCard {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let cards = &cx.views.floor().tables;
        let card = cards.iter().find(|card| card.table == self.step.from);
        let view = |state: &Self| {
            let (pressed, typed) = (state.pressed, state.typed.as_str());
            HighCard::of(cx.language, cx.tournament(), &state.step, pressed, typed)
        };
        let (Some(card), Some(now)) = (card, view(self)) else {
            return out.send(Action::CloseDialog);
        };
        let gap = [("table", self.step.from.to_string().into())];
        show_question(ui, &ui.say("dialogs-high-card-title", &gap), 520.0, out, |ui, out| {
            let theme = Theme::of(ui);
            ui.add(Label::new(Text::Note.rich(&now.note).color(theme.dim)).wrap());
            ui.add_space(space::TIGHT);
            let mut keys = pressed_seats(ui).into_iter().filter(|seat| now.movable.contains(*seat));
            self.pressed = keys.next_back().or(self.pressed);
            let mut card = card.clone();
            card.caption = None;
            let lit: Seats = now.holder.into_iter().collect();
            let size = vec2(ui.available_width(), 290.0);
            let shown = TablePicture::new(&card).lit(lit).show(ui, size);
            if let Some(PressedPart::Seat(seat)) = shown.pressed
                && now.movable.contains(seat)
            {
                self.pressed = Some(seat);
                self.typed.clear();
            }
            let width = ui.available_width();
            TextField::new(&mut self.typed, &now.cards).width(width).show(ui);
            let Some(now) = view(self) else { return };
            let ink = if now.command.is_some() { theme.text } else { theme.dim };
            ui.add(Label::new(Text::Body.rich(&now.text).color(ink)).wrap());
            let refusal = match &now.command {
                Some(command) => cx.refusal(command),
                None => Some(ui.word("dialogs-high-card-choose")),
            };
            if answer_buttons(ui, &ui.word("dialogs-high-card-record"), refusal.as_deref(), out)
                && let Some(command) = now.command
            {
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}

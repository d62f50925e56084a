//! The place of the button, set by pressing a seat.

use bottone_base::seat::{SeatNo, Seats, TableNo};
use bottone_rules::button::Positions;
use bottone_tournament::{Command, Tournament, tables::TableCommand};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    seat_keys::pressed_seats,
    theme::{Text, Theme, space},
    widgets::{PressedPart, TablePicture, tabs},
};
use egui::{Label, Ui, vec2};

/// The three positions as they are being set.
#[derive(Clone, Debug)]
pub struct SetButton {
    table: TableNo,
    place: NextPress,
    /// `None` while the positions are unknown.
    positions: Option<Positions>,
    /// True once a seat was pressed; known positions are shown but are no answer yet.
    chosen: bool,
}

/// The position that the next press sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextPress {
    Button,
    Small,
    Big,
}

impl SetButton {
    /// Asks where the button is at `table`; `None` if fewer than two players sit there.
    pub fn new(t: &Tournament, table: TableNo) -> Option<Self> {
        let open = t.tables().table(table)?;
        let positions = open.next_hand(&t.setup().house).map(|next| next.positions);
        Positions::at_button(open.occupied().first()?, open.occupied())?;
        Some(Self { table, place: NextPress::Button, positions, chosen: false })
    }

    fn press(&mut self, seat: SeatNo, occupied: Seats) {
        self.positions = match (self.place, self.positions) {
            (NextPress::Small, Some(at)) => Some(at.with_small(seat, occupied)),
            (NextPress::Big, Some(at)) => Some(at.with_big(seat, occupied)),
            (_, at) => Positions::at_button(seat, occupied).or(at),
        };
        self.chosen = true;
    }

    fn command(&self) -> Option<Command> {
        let Self { table, positions, chosen, .. } = *self;
        let positions = positions.filter(|_| chosen)?;
        Some(Command::Tables(TableCommand::Button { table, positions, reason: None }))
    }
}

impl EventDialog for SetButton {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let table = cx.tournament().tables().table(self.table);
        let card = cx.views.floor().tables.iter().find(|card| card.table == self.table);
        let (Some(table), Some(card)) = (table, card) else {
            return out.send(Action::CloseDialog);
        };
        let gap = [("table", self.table.to_string().into())];
        show_question(ui, &ui.say("dialogs-button-title", &gap), 520.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let note = ui.word("dialogs-button-note");
            ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
            ui.add_space(space::TIGHT);
            for seat in pressed_seats(ui).into_iter().filter(|seat| seat.get() <= table.size()) {
                self.press(seat, table.occupied());
            }
            let at = self.positions.map(|Positions { button, small, big }| [button, small, big]);
            let all = [
                (NextPress::Button, "dialogs-button-button"),
                (NextPress::Small, "dialogs-button-small"),
                (NextPress::Big, "dialogs-button-big"),
            ];
            let mut nth = 0..;
            let all = all.map(|(place, name)| {
                let seat =
                    at.zip(nth.next()).map_or("–".to_owned(), |(at, nth)| at[nth].to_string());
                (place, ui.say(name, &[("seat", seat.into())]))
            });
            tabs(ui, &mut self.place, &all);
            let mut card = card.clone();
            card.button = at.map(|[button, ..]| button);
            card.button_known = at.is_some();
            card.caption = None;
            let lit: Seats = match (self.place, at) {
                (_, None) => Seats::NONE,
                (NextPress::Button, Some(all)) => all.into_iter().collect(),
                (NextPress::Small, Some([_, small, _])) => std::iter::once(small).collect(),
                (NextPress::Big, Some([_, _, big])) => std::iter::once(big).collect(),
            };
            let size = vec2(ui.available_width(), 290.0);
            let shown = TablePicture::new(&card).lit(lit).show(ui, size);
            if let Some(PressedPart::Seat(seat)) = shown.pressed {
                self.press(seat, table.occupied());
            }
            let command = self.command();
            let refusal = match &command {
                Some(command) => cx.refusal(command),
                None => Some(ui.word("dialogs-button-choose")),
            };
            if answer_buttons(ui, &ui.word("dialogs-button-set"), refusal.as_deref(), out)
                && let Some(command) = command
            {
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}

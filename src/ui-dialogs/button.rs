//! The place of the button, set by pressing a seat.

use bottone_rules::{
    button::Positions,
    seat::{SeatNo, Seats, TableNo},
};
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
        live_positions(open.occupied(), open.occupied().first()?)?;
        Some(Self { table, place: NextPress::Button, positions, chosen: false })
    }

    fn press(&mut self, seat: SeatNo, occupied: Seats) {
        match (self.place, &mut self.positions) {
            (NextPress::Small, Some(positions)) => positions.small = seat,
            (NextPress::Big, Some(positions)) => positions.big = seat,
            (_, positions) => *positions = live_positions(occupied, seat).or(*positions),
        }
        self.chosen = true;
    }

    fn command(&self) -> Option<Command> {
        let Self { table, positions, chosen, .. } = *self;
        let positions = positions.filter(|_| chosen)?;
        Some(Command::Tables(TableCommand::Button { table, positions, reason: None }))
    }
}

/// Returns the positions with the button on `button` and no dead blind. With two players the button
/// is the small blind.
fn live_positions(occupied: Seats, button: SeatNo) -> Option<Positions> {
    if occupied.len() < 2 {
        return None;
    }
    if occupied.len() == 2 {
        let button = if occupied.contains(button) { button } else { occupied.next(button)? };
        return Some(Positions { button, small: button, big: occupied.next(button)? });
    }
    let small = occupied.next(button)?;
    Some(Positions { button, small, big: occupied.next(small)? })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().filter_map(|&number| SeatNo::new(number)).collect()
    }

    #[test]
    fn blinds_follow_the_button() {
        type ButtonCase = (&'static [u8], u8, Option<[u8; 3]>);
        let cases: [ButtonCase; 6] = [
            (&[1, 4, 7], 1, Some([1, 4, 7])),
            (&[1, 4, 7], 7, Some([7, 1, 4])),
            (&[1, 4, 7], 5, Some([5, 7, 1])),
            (&[2, 6], 6, Some([6, 6, 2])),
            (&[2, 6], 3, Some([6, 6, 2])),
            (&[2], 2, None),
        ];
        for (occupied, button, expected) in cases {
            let found = SeatNo::new(button)
                .and_then(|button| live_positions(seats(occupied), button))
                .map(|place| [place.button, place.small, place.big].map(SeatNo::get));
            assert_eq!(found, expected, "{occupied:?}, button {button}");
        }
    }
}

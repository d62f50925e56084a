//! Where the button is: a press on the seat says it.

use egui::{Label, Ui, vec2};

use super::{answer, ask};
use crate::{
    rules::{
        button::Positions,
        seat::{SeatNo, Seats, TableNo},
    },
    tournament::{Command, Tournament, tables::TableCommand},
    ui::{
        action::{Action, Outbox},
        sight::Sight,
        theme::{Text, Theme, space},
        tongue::Speaks as _,
        widgets::{Pressed, TablePicture, tabs},
    },
};

/// The three positions as they are being shown.
#[derive(Clone, Debug)]
pub struct SetButton {
    table: TableNo,
    place: Place,
    positions: Positions,
}

/// Which of them the next press sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Button,
    Small,
    Big,
}

impl SetButton {
    /// Asks where the button is at `table`; none when fewer than two players sit there.
    pub fn new(t: &Tournament, table: TableNo) -> Option<Self> {
        let open = t.tables().table(table)?;
        let known = open.next_hand(&t.setup().house).map(|next| next.positions);
        let first = open.occupied().first()?;
        let positions = known.or_else(|| live(open.occupied(), first))?;
        Some(Self { table, place: Place::Button, positions })
    }

    fn press(&mut self, seat: SeatNo, occupied: Seats) {
        match self.place {
            Place::Button => {
                if let Some(positions) = live(occupied, seat) {
                    self.positions = positions;
                }
            }
            Place::Small => self.positions.small = seat,
            Place::Big => self.positions.big = seat,
        }
    }

    fn command(&self) -> Command {
        let Self { table, positions, .. } = *self;
        Command::Tables(TableCommand::Button { table, positions, reason: None })
    }
}

/// The positions when the button is on `button` and no blind is dead. With two players the button
/// is the small blind.
fn live(occupied: Seats, button: SeatNo) -> Option<Positions> {
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

/// Asks where the button is.
pub(super) fn show(ui: &mut Ui, state: &mut SetButton, sight: &Sight<'_>, out: &mut Outbox) {
    let table = sight.tournament().tables().table(state.table);
    let card = sight.kept.floor().tables.iter().find(|card| card.table == state.table);
    let (Some(table), Some(card)) = (table, card) else {
        return out.send(Action::CloseDialog);
    };
    let gap = [("table", state.table.to_string().into())];
    ask(ui, &ui.say("dialogs-button-title", &gap), 520.0, out, |ui, out| {
        let theme = Theme::of(ui);
        let note = ui.word("dialogs-button-note");
        ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
        ui.add_space(space::TIGHT);
        let Positions { button, small, big } = state.positions;
        let all = [
            (Place::Button, "dialogs-button-button", button),
            (Place::Small, "dialogs-button-small", small),
            (Place::Big, "dialogs-button-big", big),
        ];
        let all = all.map(|(place, name, at)| (place, ui.say(name, &[("seat", at.get().into())])));
        tabs(ui, &mut state.place, &all);
        let mut card = card.clone();
        card.button = Some(button);
        card.button_known = true;
        card.caption = None;
        let lit: Seats = match state.place {
            Place::Button => [button, small, big].into_iter().collect(),
            Place::Small => std::iter::once(small).collect(),
            Place::Big => std::iter::once(big).collect(),
        };
        let size = vec2(ui.available_width(), 290.0);
        let shown = TablePicture::new(&card).lit(lit).show(ui, size);
        if let Some(Pressed::Seat(seat)) = shown.pressed {
            state.press(seat, table.occupied());
        }
        let refusal = sight.refusal(&state.command());
        if answer(ui, &ui.word("dialogs-button-set"), refusal.as_deref(), out) {
            out.send(Action::CloseDialog);
            out.submit(state.command());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().filter_map(|&number| SeatNo::new(number)).collect()
    }

    #[test]
    fn blinds_follow_the_button() {
        type Case = (&'static [u8], u8, Option<[u8; 3]>);
        let cases: [Case; 6] = [
            (&[1, 4, 7], 1, Some([1, 4, 7])),
            (&[1, 4, 7], 7, Some([7, 1, 4])),
            (&[1, 4, 7], 5, Some([5, 7, 1])),
            (&[2, 6], 6, Some([6, 6, 2])),
            (&[2, 6], 3, Some([6, 6, 2])),
            (&[2], 2, None),
        ];
        for (occupied, button, expected) in cases {
            let found = SeatNo::new(button)
                .and_then(|button| live(seats(occupied), button))
                .map(|place| [place.button, place.small, place.big].map(SeatNo::get));
            assert_eq!(found, expected, "{occupied:?}, button {button}");
        }
    }
}

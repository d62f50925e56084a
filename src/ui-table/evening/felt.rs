//! The players around the table, and the pot.

use bottone_base::seat::SeatNo;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    widgets::{Disc, PlacedDisc, Plate, RoundTable, TableTouch},
};
use bottone_view::{Tone, table_middle::Middle};
use bottone_view_table::evening::{EveningView, SeatView};
use bottone_vocabulary::words;
use egui::Ui;

use super::RunningEvening;

/// Shows them; a tap chooses the seat that buys chips or gets an exposed card.
pub(super) fn show(ui: &mut Ui, playing: &mut RunningEvening, view: &EveningView) {
    let highest = view.seats.iter().map(|of| of.seat.get()).max().unwrap_or(2);
    let caption = ui.say("evening-pot", &[("level", view.level.as_str().into())]);
    let middle = Middle {
        caption,
        pot: view.pot.clone(),
        pots: vec![view.pot_note.clone()],
        board: Vec::new(),
    };
    let deals = view.seats.iter().filter(|of| of.deals);
    let discs: Vec<PlacedDisc> = deals.map(|of| PlacedDisc::fixed(Disc::Button, of.seat)).collect();
    let table = RoundTable::new("evening", highest).discs(&discs).cards();
    let plate = |seat: SeatNo| {
        let of = view.seats.iter().find(|of| of.seat == seat)?;
        Some(plate(of, playing))
    };
    let touched = table.show(ui, ui.available_size(), &middle, plate);
    if let Some(TableTouch::Seat(seat)) = touched {
        playing.buyer = (playing.buyer != Some(seat)).then_some(seat);
    }
}

fn plate(of: &SeatView, playing: &RunningEvening) -> Plate {
    let name = playing.name(of.seat);
    Plate {
        name: words::nameplate(of.seat, name),
        stack: of.stack.clone(),
        cards: of.cards.iter().copied().map(Some).collect(),
        front: of.paid.clone(),
        front_is: of.role.clone(),
        tone: match () {
            () if of.speaks => Tone::Good,
            () if !of.live => Tone::Dim,
            () => Tone::Plain,
        },
        chosen: playing.buyer == Some(of.seat),
        ..Plate::default()
    }
}

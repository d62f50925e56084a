//! The players round the table, and the pot.

use egui::Ui;

use super::Playing;
use crate::{
    rules::seat::SeatNo,
    ui::{
        tongue::Speaks as _,
        widgets::{Plate, RoundTable},
    },
    view::{
        Tone,
        table::evening::{EveningView, SeatView},
    },
};

/// Shows them; a seat that is pressed is the one that buys or gets an exposed card.
pub(super) fn show(ui: &mut Ui, playing: &mut Playing, view: &EveningView) {
    let highest = view.seats.iter().map(|of| of.seat.get()).max().unwrap_or(2);
    let caption = ui.say("evening-pot", &[("level", view.level.as_str().into())]);
    let table = RoundTable::new("evening", highest).pot(&caption, &view.pot, &view.under);
    let plate = |seat: SeatNo| {
        let of = view.seats.iter().find(|of| of.seat == seat)?;
        Some(plate(of, playing))
    };
    if let Some(seat) = table.show(ui, ui.available_size(), plate) {
        playing.buyer = (playing.buyer != Some(seat)).then_some(seat);
    }
}

fn plate(of: &SeatView, playing: &Playing) -> Plate {
    let name = playing.name(of.seat);
    Plate {
        name: if name.is_empty() { of.seat.to_string() } else { format!("{} · {name}", of.seat) },
        stack: of.stack.clone(),
        front: of.paid.clone(),
        front_is: of.is.clone(),
        tone: match () {
            () if of.speaks => Tone::Good,
            () if playing.buyer == Some(of.seat) => Tone::Waits,
            () if !of.live => Tone::Dim,
            () => Tone::Plain,
        },
        disc: of.deals,
    }
}

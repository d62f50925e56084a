//! Five-card draw as in Italy, guided: from the invito to the showdown with suits.

mod acting;
mod cards;
mod felt;
mod start;

use egui::{Align, Layout, ScrollArea, Ui, vec2};

use super::AtTable;
use crate::{
    rules::{
        italian::{Act, Evening, Refused},
        seat::{SeatNo, Seats},
    },
    ui::{
        theme::{Text, Theme, space},
        widgets::card,
    },
    view::{italian, table::evening::EveningView},
};

/// How wide the column is that says what to do.
const COLUMN: f32 = 420.0;

/// What the tab remembers.
#[derive(Default)]
pub(super) struct EveningState {
    start: start::StartForm,
    evening: Option<Playing>,
}

/// An evening, and what is being typed and tapped for the next act.
struct Playing {
    evening: Evening,
    names: Vec<(SeatNo, String)>,
    amount: String,
    winners: Seats,
    cards: String,
    buyer: Option<SeatNo>,
    asking: bool,
    refused: Option<Refused>,
}

impl Playing {
    fn new(evening: Evening, names: Vec<(SeatNo, String)>) -> Self {
        Self {
            evening,
            names,
            amount: String::new(),
            winners: Seats::NONE,
            cards: String::new(),
            buyer: None,
            asking: false,
            refused: None,
        }
    }

    /// Does it, and forgets what was typed for it; or keeps the reason why not.
    fn act(&mut self, act: Act) {
        self.refused = self.evening.act(act).err();
        if self.refused.is_none() {
            self.forget();
        }
    }

    fn undo(&mut self) {
        self.evening.undo();
        self.forget();
        self.refused = None;
    }

    fn forget(&mut self) {
        self.amount.clear();
        self.cards.clear();
        self.winners = Seats::NONE;
        self.buyer = None;
        self.asking = false;
    }

    fn name(&self, seat: SeatNo) -> &str {
        let found = self.names.iter().find(|(of, _)| *of == seat);
        found.map_or("", |(_, name)| name)
    }
}

pub(super) fn show(ui: &mut Ui, state: &mut EveningState, at: &AtTable<'_>) {
    let Some(playing) = &mut state.evening else {
        if let Some((evening, names)) = state.start.show(ui, at) {
            state.evening = Some(Playing::new(evening, names));
        }
        return;
    };
    let view = EveningView::of(at.language, &playing.evening);
    let mut leave = false;
    let size = ui.available_size();
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = space::INSIDE;
        let column = COLUMN.min(size.x * 0.42);
        ui.allocate_ui_with_layout(vec2(column, size.y), Layout::top_down(Align::Min), |ui| {
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_height(ui.available_height());
                leave = acting::show(ui, playing, &view);
            });
        });
        ui.allocate_ui_with_layout(ui.available_size(), Layout::top_down(Align::Min), |ui| {
            way(ui, &view);
            felt::show(ui, playing, &view);
        });
    });
    if leave {
        state.evening = None;
    }
}

/// The way through a hand, with the stop where it is now.
fn way(ui: &mut Ui, view: &EveningView) {
    let theme = Theme::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        for (number, stop) in view.way.iter().enumerate() {
            if number > 0 {
                ui.label(Text::Body.rich("→").color(theme.dim));
            }
            let (text, ink) =
                if stop.here { (Text::Strong, theme.accent) } else { (Text::Body, theme.dim) };
            ui.label(text.rich(&stop.name).color(ink));
        }
    });
    ui.add_space(space::TIGHT);
}

/// Sentences one below the other, in a dim ink, scrolling where there are many.
fn lines(ui: &mut Ui, id: &str, lines: &[String], height: f32) {
    let theme = Theme::of(ui);
    let scroll = ScrollArea::vertical().id_salt(id).max_height(height).min_scrolled_height(0.0);
    scroll.show(ui, |ui| {
        ui.set_width(ui.available_width());
        for line in lines {
            ui.label(Text::Note.rich(line).color(theme.dim));
        }
    });
}

/// Why the last wish was refused.
fn refusal(ui: &mut Ui, playing: &Playing, language: crate::tongue::Language) {
    let Some(why) = &playing.refused else { return };
    ui.label(Text::Body.rich(italian::refused(language, why)).color(Theme::of(ui).red));
}

//! Five-card draw as in Italy, guided: from the invito to the showdown with suits.

mod acting;
mod cards;
mod felt;
mod start;

use egui::{Align, Key, Layout, ScrollArea, Ui, vec2};

use super::{AtTable, keys};
use crate::{
    dealer::LeftEvening,
    rules::{
        italian::{Act, Evening, Refused, Start},
        seat::{SeatNo, Seats},
    },
    ui::{
        action::Outbox,
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        widgets::{Button, card},
    },
    view::{
        italian,
        table::{
            evening::{self, EveningView, UNDO},
            unfinished,
        },
    },
};

/// How many evenings that were put away can be taken up again.
const MOST_AWAY: usize = 4;
/// How wide the column is that says what to do.
const COLUMN: f32 = 420.0;

/// What the tab remembers.
#[derive(Default)]
pub(super) struct EveningState {
    start: start::StartForm,
    evening: Option<Playing>,
    /// Evenings that were put away, the last one last.
    away: Vec<Playing>,
}

impl EveningState {
    /// The evening that is played, and those that were put away.
    pub(super) fn left(&self) -> (Option<LeftEvening>, Vec<LeftEvening>) {
        let left = |playing: &Playing| LeftEvening::of(&playing.evening, &playing.names);
        (self.evening.as_ref().map(left), self.away.iter().map(left).collect())
    }

    /// Goes on with what was left. What is played now stays; what was left then counts as put away.
    pub(super) fn take_up(&mut self, evening: Option<&LeftEvening>, away: &[LeftEvening]) {
        let playing = |left: &LeftEvening| Some(Playing::new(left.take_up()?, left.names.clone()));
        let now = std::mem::take(&mut self.away);
        self.away = away.iter().filter_map(playing).chain(now).collect();
        let left = evening.and_then(playing);
        if self.evening.is_none() {
            self.evening = left;
        } else {
            self.away.extend(left);
        }
        self.forget_oldest();
    }

    /// These seats were drawn for the evening that begins.
    pub(super) fn seats_drawn(&mut self, names: Vec<(SeatNo, String)>, dealer: SeatNo) {
        self.start.seats_drawn(names, dealer);
    }

    fn put_away(&mut self) {
        self.away.extend(self.evening.take());
        self.forget_oldest();
    }

    fn forget_oldest(&mut self) {
        let many = self.away.len().saturating_sub(MOST_AWAY);
        self.away.drain(..many);
    }
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

pub(super) fn show(ui: &mut Ui, state: &mut EveningState, at: &AtTable<'_>, out: &mut Outbox) {
    let Some(playing) = &mut state.evening else {
        if let Some(number) = away(ui, &state.away) {
            state.evening = Some(state.away.remove(number));
        } else if let Some((evening, names)) = state.start.show(ui, at, out) {
            state.evening = Some(Playing::new(evening, names));
        }
        return;
    };
    let view = EveningView::of(at.language, &playing.evening, |seat| playing.name(seat).to_owned());
    let Start { ante, cip, stacks, .. } = playing.evening.start();
    let most = stacks.iter().map(|(_, chips)| *chips).max().unwrap_or_default();
    let chips = evening::chips(&at.felt.chips, *ante, *cip, most);
    let mut leave = false;
    let size = ui.available_size();
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = space::INSIDE;
        let column = COLUMN.min(size.x * 0.42);
        ui.allocate_ui_with_layout(vec2(column, size.y), Layout::top_down(Align::Min), |ui| {
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_height(ui.available_height());
                leave = acting::show(ui, playing, &view, &chips);
            });
        });
        ui.allocate_ui_with_layout(ui.available_size(), Layout::top_down(Align::Min), |ui| {
            way(ui, &view);
            felt::show(ui, playing, &view);
        });
    });
    if leave {
        state.put_away();
    }
}

/// Evenings that were put away, the last one first; the number of the one that is taken up again.
fn away(ui: &mut Ui, away: &[Playing]) -> Option<usize> {
    let theme = Theme::of(ui);
    let struck = keys::struck(ui).contains(&Key::U);
    let mut taken = None;
    for (number, playing) in away.iter().enumerate().rev() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let is_last = number + 1 == away.len();
            let word = ui.word("evening-take-up");
            let button = Button::new(&word);
            let button = if is_last { button.key(UNDO) } else { button };
            if ui.add(button).clicked() || is_last && struck {
                taken = Some(number);
            }
            let line = unfinished::evening(ui.language(), &playing.evening);
            let line = ui.say("evening-away", &[("evening", line.into())]);
            ui.label(Text::Body.rich(line).color(theme.text));
        });
    }
    if !away.is_empty() {
        ui.add_space(space::ITEM);
    }
    taken
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
fn refusal(ui: &mut Ui, playing: &Playing, language: crate::i18n::Language) {
    let Some(why) = &playing.refused else { return };
    ui.label(Text::Body.rich(italian::refused(language, why)).color(Theme::of(ui).red));
}

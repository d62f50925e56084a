//! A guided evening of Italian five-card draw: from the invito to the showdown with suits.

mod cards;
mod felt;
mod next_act;
mod start;

use std::collections::{BTreeMap, btree_map::Entry};

use bottone_base::seat::{SeatNo, Seats, TableNo};
use bottone_dealer::UnfinishedEvening;
use bottone_hands::italian::{Evening, EveningStart, ItalianAct, ItalianRefusal};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, card},
};
use bottone_view_table::{
    evening::{self, EveningView, UNDO},
    italian, unfinished,
};
use egui::{Align, Key, Layout, ScrollArea, Ui, vec2};

use super::{TableContext, keys};
use crate::TableOutbox;

/// The number of put-away evenings that can be resumed.
const MOST_AWAY: usize = 4;
/// The width of the column with the next step, in points.
const COLUMN: f32 = 420.0;

/// The state of the tab.
#[derive(Default)]
pub(super) struct EveningState {
    /// The fields of the next evening, by table.
    start: BTreeMap<EveningTable, start::StartForm>,
    /// The evening in progress at each table.
    evenings: BTreeMap<EveningTable, RunningEvening>,
    /// The evenings put away, the latest last.
    away: Vec<RunningEvening>,
}

/// The table of an evening; `None` without an event.
type EveningTable = Option<TableNo>;

impl EveningState {
    /// Returns the evening in progress at this table, and those put away or in progress elsewhere.
    pub(super) fn unfinished(
        &self,
        here: EveningTable,
    ) -> (Option<UnfinishedEvening>, Vec<UnfinishedEvening>) {
        let left = |playing: &RunningEvening| {
            UnfinishedEvening::of(&playing.evening, &playing.names, playing.table)
        };
        let others = self.evenings.iter().filter(|(table, _)| **table != here);
        let away = self.away.iter().chain(others.map(|(_, playing)| playing));
        (self.evenings.get(&here).map(left), away.map(left).collect())
    }

    /// Resumes the evenings of an earlier run. An evening in progress stays, and the earlier one at
    /// the same table counts as put away.
    pub(super) fn resume(
        &mut self,
        here: EveningTable,
        evening: Option<&UnfinishedEvening>,
        away: &[UnfinishedEvening],
    ) {
        // Before evenings had a table, an evening belonged to any table in view.
        let playing = |left: &UnfinishedEvening| {
            Some(RunningEvening::new(left.resume()?, left.names.clone(), left.table.or(here)))
        };
        let now = std::mem::take(&mut self.away);
        self.away = away.iter().filter_map(playing).chain(now).collect();
        if let Some(left) = evening.and_then(playing) {
            match self.evenings.entry(left.table) {
                Entry::Vacant(table) => drop(table.insert(left)),
                Entry::Occupied(_) => self.away.push(left),
            }
        }
        self.forget_oldest();
    }

    /// Takes the seats drawn for the evening that begins at this table.
    pub(super) fn take_drawn_seats(
        &mut self,
        table: EveningTable,
        names: Vec<(SeatNo, String)>,
        dealer: SeatNo,
    ) {
        self.start.entry(table).or_default().take_drawn_seats(names, dealer);
    }

    fn put_away(&mut self, table: EveningTable) {
        self.away.extend(self.evenings.remove(&table));
        self.forget_oldest();
    }

    /// Keeps the last few evenings of each table.
    fn forget_oldest(&mut self) {
        let mut kept: BTreeMap<EveningTable, usize> = BTreeMap::new();
        let mut all = std::mem::take(&mut self.away);
        all.reverse();
        all.retain(|playing| {
            let of_table = kept.entry(playing.table).or_default();
            *of_table += 1;
            *of_table <= MOST_AWAY
        });
        all.reverse();
        self.away = all;
    }
}

/// An evening, and the typed and tapped input for the next act.
struct RunningEvening {
    table: EveningTable,
    evening: Evening,
    names: Vec<(SeatNo, String)>,
    amount: String,
    winners: Seats,
    cards: String,
    buyer: Option<SeatNo>,
    asking: bool,
    refused: Option<ItalianRefusal>,
}

impl RunningEvening {
    fn new(evening: Evening, names: Vec<(SeatNo, String)>, table: EveningTable) -> Self {
        Self {
            table,
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

    /// Performs the act and clears its input, or stores the reason why it failed.
    fn act(&mut self, act: ItalianAct) {
        self.refused = self.evening.act(act).err();
        if self.refused.is_none() {
            self.clear_input();
        }
    }

    fn undo(&mut self) {
        self.evening.undo();
        self.clear_input();
        self.refused = None;
    }

    fn clear_input(&mut self) {
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

pub(super) fn show(
    ui: &mut Ui,
    state: &mut EveningState,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    let here = at.felt.table;
    let Some(playing) = state.evenings.get_mut(&here) else {
        let begun = if let Some(number) = put_away_list(ui, &state.away, here) {
            Some(state.away.remove(number))
        } else {
            let begun = state.start.entry(here).or_default().show(ui, at, out);
            begun.map(|(evening, names)| RunningEvening::new(evening, names, here))
        };
        if let Some(playing) = begun {
            state.evenings.insert(here, playing);
        }
        return;
    };
    let view = EveningView::of(at.language, &playing.evening, |seat| playing.name(seat).to_owned());
    let EveningStart { ante, cip, stacks, .. } = playing.evening.start();
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
                leave = next_act::show(ui, playing, &view, &chips);
            });
        });
        ui.allocate_ui_with_layout(ui.available_size(), Layout::top_down(Align::Min), |ui| {
            stages(ui, &view);
            felt::show(ui, playing, &view);
        });
    });
    if leave {
        state.put_away(here);
    }
}

/// Shows this table's evenings that were put away, the latest first; returns the index of the one
/// to resume.
fn put_away_list(ui: &mut Ui, away: &[RunningEvening], here: EveningTable) -> Option<usize> {
    let theme = Theme::of(ui);
    let pressed = keys::table_keys(ui).contains(&Key::U);
    let mut taken = None;
    let of_here = || away.iter().enumerate().rev().filter(|(_, playing)| playing.table == here);
    let last = of_here().next().map(|(number, _)| number);
    for (number, playing) in of_here() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let is_last = Some(number) == last;
            let word = ui.word("evening-resume");
            let button = Button::new(&word);
            let button = if is_last { button.key(UNDO) } else { button };
            if ui.add(button).clicked() || is_last && pressed {
                taken = Some(number);
            }
            let line = unfinished::evening(ui.language(), &playing.evening);
            let line = ui.say("evening-away", &[("evening", line.into())]);
            ui.label(Text::Body.rich(line).color(theme.text));
        });
    }
    if last.is_some() {
        ui.add_space(space::ITEM);
    }
    taken
}

/// Draws the stages of a hand, with the present one lit.
fn stages(ui: &mut Ui, view: &EveningView) {
    let theme = Theme::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        for (number, stop) in view.stages.iter().enumerate() {
            if number > 0 {
                ui.label(Text::Body.rich("→").color(theme.dim));
            }
            let (text, ink) = if stop.is_present {
                (Text::Strong, theme.accent)
            } else {
                (Text::Body, theme.dim)
            };
            ui.label(text.rich(&stop.name).color(ink));
        }
    });
    ui.add_space(space::TIGHT);
}

/// Draws sentences one below the other, dimmed and scrolling.
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

/// Draws the reason why the last act was refused.
fn refusal(ui: &mut Ui, playing: &RunningEvening, language: bottone_i18n::Language) {
    let Some(why) = &playing.refused else { return };
    ui.label(Text::Body.rich(italian::refused(language, why)).color(Theme::of(ui).red));
}

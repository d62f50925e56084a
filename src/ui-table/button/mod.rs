//! The button: its last seat, its next seat with the reason, and its correction.

mod actions;
mod correction;
mod methods;
mod reasons;
mod tables;
mod what_if;

use bottone_base::seat::{SeatNo, TableNo};
use bottone_rules::button::{NextHand, Positions};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Disc, TableTouch},
};
use bottone_view_table::button::{BetweenHands, ButtonView};
use correction::ButtonCorrection;
use egui::{Align, Layout, ScrollArea, Ui, vec2};
use what_if::WhatIfTable;

use super::{TableContext, keys};
use crate::TableOutbox;

/// The share of the width for the reasons, and its bounds, in points.
const WHY: f32 = 0.33;
const LEAST_WHY: f32 = 366.0;
const MOST_PART: f32 = 0.38;
const MOST_WHY: f32 = 560.0;
/// The height below which the reasons are in columns below the tables, and the width that this
/// needs. The height of the columns follows. All in points.
const LOW: f32 = 640.0;
const WIDE: f32 = 1_000.0;
const COLUMNS: f32 = 156.0;

/// The state of the tab.
#[derive(Default)]
pub(super) struct ButtonState {
    what_if: Option<WhatIfTable>,
    correction: Option<ButtonCorrection>,
    lit: Option<Disc>,
}

/// A screen that the tab asks to open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LinkedTab {
    /// The irregularities: a wrong button was found in the middle of a hand.
    Irregularities,
}

/// The table as the tab sees it in this frame.
struct ButtonContext<'a> {
    at: &'a TableContext<'a>,
    /// The table of the event; `None` without an event, and for a what-if table.
    event_table: Option<TableNo>,
    between: BetweenHands,
    next: Option<NextHand>,
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut ButtonState,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) -> Option<LinkedTab> {
    let Some(here) = ButtonContext::of(state, at) else {
        ui.label(Text::Body.rich(ui.word("button-too-few")).color(Theme::of(ui).dim));
        return None;
    };
    actions::press(ui, state, &here, out);
    // The effect of a key is visible in the same frame.
    let here = ButtonContext::of(state, at).unwrap_or(here);
    let view = ButtonView::of(at.language, at.felt, &here.between, at.book);
    let room = ui.available_size();
    // The dues at a table without an event need a whole column, and so does the form of a
    // correction.
    let is_low = room.y < LOW && room.x > WIDE;
    if is_low && at.felt.table.is_some() && state.correction.is_none() {
        show_low(ui, state, &here, &view, out);
        return None;
    }
    let right = (room.x * WHY).clamp(LEAST_WHY.min(room.x * MOST_PART), MOST_WHY).round();
    let left = room.x - right - space::CARD;
    let mut elsewhere = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        ui.allocate_ui_with_layout(vec2(left, room.y), Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(vec2(left, room.y));
            ui.set_max_width(left);
            if tables::is_tiny(left) {
                ScrollArea::vertical().id_salt("both tables").auto_shrink(false).show(ui, |ui| {
                    tables::show(ui, (left, room.y), state, &here, &view);
                    actions::show(ui, state, &here, out);
                });
            } else {
                tables::show(ui, (left, room.y), state, &here, &view);
                actions::show(ui, state, &here, out);
            }
        });
        let rest = ui.available_size();
        ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
            match &mut state.correction {
                Some(correction) => {
                    match correction::show(ui, correction, &here, &mut state.lit, out) {
                        Some(correction::CorrectionEnd::Here) => state.cancel(),
                        Some(correction::CorrectionEnd::Elsewhere(other)) => {
                            elsewhere = Some(other);
                        }
                        None => {}
                    }
                }
                None => reasons::show(ui, state, &here, &view),
            }
        });
    });
    elsewhere
}

/// Draws the tables over the whole width, and the reasons in columns below them.
fn show_low(
    ui: &mut Ui,
    state: &mut ButtonState,
    here: &ButtonContext<'_>,
    view: &ButtonView,
    out: &mut TableOutbox,
) {
    let room = ui.available_size();
    let above = vec2(room.x, room.y - COLUMNS - space::CARD);
    ui.allocate_ui_with_layout(above, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(above);
        tables::show(ui, (above.x, above.y), state, here, view);
        actions::show(ui, state, here, out);
    });
    reasons::show_in_columns(ui, state, here, view);
}

impl<'a> ButtonContext<'a> {
    fn of(state: &mut ButtonState, at: &'a TableContext<'a>) -> Option<Self> {
        let table = at
            .event
            .zip(at.felt.table)
            .and_then(|(cx, number)| Some((number, cx.tournament().tables().table(number)?)));
        let size_changed = |what_if: &WhatIfTable| what_if.size != at.felt.size;
        if table.is_none() && state.what_if.as_ref().is_none_or(size_changed) {
            state.what_if = WhatIfTable::full(at.felt.size);
        }
        let (real, between) = match (&state.what_if, table) {
            (Some(what_if), _) => (None, what_if.between()),
            (None, Some((number, table))) => {
                let between = match &state.correction {
                    Some(correction) => correction.between(table),
                    None => BetweenHands::of(table),
                };
                (Some(number), between)
            }
            (None, None) => return None,
        };
        let stands = state.what_if.as_ref().is_none_or(WhatIfTable::is_possible);
        let possible =
            stands && state.correction.as_ref().is_none_or(|it| it.is_possible(&between));
        let next = if possible { between.next(&at.book.button) } else { None };
        if next.is_none() && between.live.len() < 2 && real.is_some() {
            return None;
        }
        Some(Self { at, event_table: real, between, next })
    }

    /// Returns the positions of the discs in the last hand, or in the first hand.
    fn positions(&self) -> Option<Positions> {
        self.between.last.map(|last| last.positions).or(self.next.map(|next| next.positions))
    }
}

impl ButtonState {
    /// Puts a disc on a seat: in a correction to be recorded, or at once on a what-if table.
    fn put(&mut self, disc: Disc, seat: SeatNo, here: &ButtonContext<'_>) {
        self.lit = Some(disc);
        if seat.get() > here.between.size {
            return;
        }
        if let Some(what_if) = &mut self.what_if {
            what_if.put(disc, seat);
        } else if let Some(from) = here.positions() {
            let correction = self.correction.get_or_insert_with(|| ButtonCorrection::new(from));
            correction.put(disc, seat, here.between.live);
        }
    }

    fn touch(&mut self, touched: TableTouch, of_last: bool, here: &ButtonContext<'_>) {
        match (touched, &mut self.what_if) {
            (TableTouch::Put(disc, seat), _) => self.put(disc, seat, here),
            (TableTouch::Disc(disc), _) => self.light(disc, here),
            (TableTouch::Seat(seat), _) if self.lit.is_some() && of_last => {
                if let Some(disc) = self.lit {
                    self.put(disc, seat, here);
                }
            }
            (TableTouch::Seat(seat), Some(what_if)) if of_last => what_if.toggle_last_hand(seat),
            (TableTouch::Seat(seat), Some(what_if)) => what_if.tap(seat),
            (TableTouch::Seat(_), None) => {}
        }
    }

    /// Lights the disc that keys and taps move; a second time turns it off.
    fn light(&mut self, disc: Disc, here: &ButtonContext<'_>) {
        self.lit = (self.lit != Some(disc)).then_some(disc);
        if self.lit.is_some()
            && self.what_if.is_none()
            && let Some(from) = here.positions()
        {
            self.correction.get_or_insert_with(|| ButtonCorrection::new(from));
        }
    }

    fn cancel(&mut self) {
        self.correction = None;
        self.lit = None;
    }
}

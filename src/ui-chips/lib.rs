//! Chips: counts, checks, races, and the chips brought to the room.
#![cfg(feature = "window")]

mod bags;
mod check;
mod colour_up;
mod counts;
mod flights;
mod set;

use bottone_base::{chips::Chips, seat::TableNo};
use bottone_i18n::Language;
use bottone_tournament::{Tournament, entries::EntryId};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::tab_row::{TabKey, tab_row};
use egui::{Key, Ui};

/// A tab of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ChipsTab {
    #[default]
    Counts,
    Check,
    ColourUp,
    Set,
    Bags,
}

/// Every tab, with the name of its label and its key.
const TABS: [TabKey<ChipsTab>; 5] = [
    (ChipsTab::Counts, "chips-tab-counts", Key::F3, "F3"),
    (ChipsTab::Check, "chips-tab-check", Key::F4, "F4"),
    (ChipsTab::ColourUp, "chips-tab-colour-up", Key::F5, "F5"),
    (ChipsTab::Set, "chips-tab-set", Key::F6, "F6"),
    (ChipsTab::Bags, "bags-tab", Key::F7, "F7"),
];

/// The state of the screen.
#[derive(Default)]
pub struct ChipsState {
    tab: ChipsTab,
    counts: counts::CountsState,
    check: check::CheckState,
    colour_up: colour_up::ColourUpState,
    set: set::SetState,
    bags: bags::BagsState,
    flights: flights::FlightsState,
}

impl ChipsState {
    /// Returns the action that records the edited chip set, or the reason why it is not possible;
    /// `None` without edits.
    pub fn unsaved(&self, t: &Tournament, language: Language) -> Option<Result<Action, String>> {
        self.set.unsaved(t, language)
    }

    /// Discards the edits of the chip set.
    pub fn discard(&mut self) {
        self.set.discard();
    }

    /// Goes to the count of this table.
    pub fn count(&mut self, table: TableNo) {
        self.tab = ChipsTab::Counts;
        self.counts.choose(table);
    }

    /// Returns whether the counts tab is shown.
    pub fn counts(&self) -> bool {
        self.tab == ChipsTab::Counts
    }

    /// Goes to the count of this entry's stack.
    pub fn count_stack(&mut self, table: TableNo, entry: EntryId) {
        self.tab = ChipsTab::Counts;
        self.counts.choose_stack(table, entry);
    }

    /// Goes to the stacks to be bagged.
    pub fn bags(&mut self) {
        self.tab = ChipsTab::Bags;
        self.bags.begun = true;
    }

    /// Goes to the check of the totals.
    pub fn check(&mut self) {
        self.tab = ChipsTab::Check;
    }

    /// Goes to the plan of the values that leave play, at this one.
    pub fn colour_up(&mut self, old: Chips) {
        self.tab = ChipsTab::ColourUp;
        self.colour_up.choose(old);
    }
}

/// Shows the chosen tab.
pub fn show(ui: &mut Ui, state: &mut ChipsState, cx: &FrameContext<'_>, out: &mut Outbox) {
    tab_row(ui, &mut state.tab, &TABS);
    match state.tab {
        ChipsTab::Counts => {
            let t = cx.tournament();
            let begun = state.bags.begun && t.clock().stopped_since(cx.now).is_some();
            let carried = t.bags().carried_over().is_some();
            state.counts.into_bags = !carried && (begun || t.is_bagging(cx.now));
            counts::show(ui, &mut state.counts, cx, out);
        }
        ChipsTab::Check => check::show(ui, &mut state.check, cx, out),
        ChipsTab::ColourUp => colour_up::show(ui, &mut state.colour_up, cx, out),
        ChipsTab::Set => set::show(ui, &mut state.set, cx, out),
        ChipsTab::Bags if shows_flights(cx, state.bags.begun) => {
            flights::show(ui, &mut state.flights, cx, out);
        }
        ChipsTab::Bags => bags::show(ui, &mut state.bags, cx, out),
    }
}

/// Returns whether the bags tab shows the bags from flights, because this day has none yet.
fn shows_flights(cx: &FrameContext<'_>, begun: bool) -> bool {
    let t = cx.tournament();
    t.flights().origin().is_some()
        && !begun
        && !t.is_bagging(cx.now)
        && t.bags().carried_over().is_none()
}

//! Money: the prize pool, the winners, and the payments.
#![cfg(feature = "window")]

mod bounties;
mod cash;
mod deal;
mod pay;
pub mod points;
mod prizes;

use bottone_i18n::Language;
use bottone_tournament::{Tournament, entries::EntryId};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    tab_row::{TabKey, tab_row},
    theme::{Text, Theme, space},
};
use egui::{Key, Ui};

/// A tab of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum MoneyTab {
    #[default]
    Prizes,
    Deal,
    Bounties,
    Pay,
    Cash,
    Points,
}

impl MoneyTab {
    /// Returns whether an event without prizes has this tab too.
    const fn is_without_prizes(self) -> bool {
        matches!(self, Self::Cash | Self::Points)
    }
}

/// Every tab, with the name of its label and its key.
const TABS: [TabKey<MoneyTab>; 6] = [
    (MoneyTab::Prizes, "money-tab-prizes", Key::F3, "F3"),
    (MoneyTab::Deal, "money-tab-deal", Key::F4, "F4"),
    (MoneyTab::Bounties, "money-tab-bounties", Key::F5, "F5"),
    (MoneyTab::Pay, "money-tab-pay", Key::F6, "F6"),
    (MoneyTab::Cash, "money-tab-cash", Key::F7, "F7"),
    (MoneyTab::Points, "money-tab-points", Key::F8, "F8"),
];

/// The state of the screen.
#[derive(Default)]
pub struct MoneyState {
    tab: MoneyTab,
    prizes: prizes::PrizesState,
    deal: deal::DealState,
    bounties: bounties::BountiesState,
    pay: pay::PayState,
    cash: cash::CashState,
    pub points: points::PointsState,
}

impl MoneyState {
    /// Returns the fault in the typed shares or sums; `None` if they are valid.
    pub fn unsaved_payouts(
        &self,
        t: &Tournament,
        language: Language,
    ) -> Option<Result<Action, String>> {
        self.prizes.unsaved(t, language).map(Err)
    }

    /// Discards the typed shares or sums.
    pub fn discard_payouts(&mut self) {
        self.prizes.discard();
    }

    /// Goes to the prize of each place.
    pub fn show_prizes(&mut self) {
        self.tab = MoneyTab::Prizes;
    }

    /// Goes to the points and the standings.
    pub fn show_points(&mut self) {
        self.tab = MoneyTab::Points;
    }

    /// Returns whether the payout tab is shown.
    pub fn shows_payouts(&self) -> bool {
        self.tab == MoneyTab::Pay
    }

    /// Goes to the payment of this entry.
    pub fn pay(&mut self, entry: EntryId) {
        self.tab = MoneyTab::Pay;
        self.pay.choose(entry);
    }
}

/// Shows the chosen tab.
pub fn show(ui: &mut Ui, state: &mut MoneyState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let without_prizes = cx.tournament().setup().without_prizes;
    if without_prizes && !state.tab.is_without_prizes() {
        state.tab = MoneyTab::Points;
    }
    let is_there = |(tab, ..): &TabKey<MoneyTab>| !without_prizes || tab.is_without_prizes();
    let tabs: Vec<TabKey<MoneyTab>> = TABS.into_iter().filter(is_there).collect();
    tab_row(ui, &mut state.tab, &tabs);
    if without_prizes {
        let note = Text::Note.rich(ui.word("items-without-note")).color(Theme::of(ui).dim);
        ui.label(note);
        ui.add_space(space::TIGHT);
    }
    match state.tab {
        MoneyTab::Prizes => prizes::show(ui, &mut state.prizes, cx, out),
        MoneyTab::Deal => deal::show(ui, &mut state.deal, cx, out),
        MoneyTab::Bounties => bounties::show(ui, &mut state.bounties, cx, out),
        MoneyTab::Pay => pay::show(ui, &mut state.pay, cx, out),
        MoneyTab::Cash => cash::show(ui, &mut state.cash, cx, out),
        MoneyTab::Points => points::show(ui, &mut state.points, cx, out),
    }
}

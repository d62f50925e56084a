//! Every view of the chips and money screens, and of the sheets printed from them.

use bottone::{
    base::{
        chips::Chips,
        seat::TableNo,
        time::{Span, Timestamp},
    },
    i18n::Language,
    tournament::{
        Tournament,
        history::{Beginning, Ledger, Record},
    },
    view::{
        chips::{
            check::{CheckView, TableFacts},
            colour_up::{ColourUpPlan, RaceTables},
            counts::{CountSheet, CountsView},
            set::{ExpectedPlayers, SetView, plan_of},
        },
        money::{
            bounties::{BountyBoard, Drum, Proposal},
            cash::CashView,
            deal_table,
            deals::DealSheet,
            payments::{PayDesk, payout_sheet, slips},
            points,
            pool::PoolView,
            prizes::{PrizeTable, bubble},
        },
    },
    view_paper::results::Results,
};

/// Makes all of them; none may panic.
pub(crate) fn look(
    t: &Tournament,
    (beginning, records, ledger): (&Beginning, &[Record], &Ledger),
    at: Timestamp,
) {
    for language in Language::complete() {
        CheckView::of(language, t, at);
        CountsView::of(language, t, at);
        CashView::of(language, t, records, ledger);
        PoolView::of(language, t);
        BountyBoard::of(language, t);
        Drum::of(language, t);
        PrizeTable::of(language, t, None, at);
        bubble(language, t, 3, at);
        PayDesk::of(language, t, at);
        payout_sheet(language, t, at);
        slips(language, t, at);
        ColourUpPlan::of(language, t, at);
        deal_table::remaining_players(language, t);
        if let Some(deal) = t.deals().agreed() {
            DealSheet::of(language, t, deal, at).paper(language);
        }
        Results::of(language, t, (beginning, records, ledger), at).text(language);
        for table in (1..4).filter_map(TableNo::new) {
            TableFacts::of(language, t, records, ledger, &[table]);
            CountSheet::of(language, t, table, at);
        }
        SetView::of(language, t, &plan_of(language, t), ExpectedPlayers::current(t));
    }
    Proposal::of(t, None);
    RaceTables::of(t, Chips::new(25));
    points::finishers(t, at);
    points::field(t);
    let later = at.after(Span::from_minutes(60));
    let _ = (t.dues(later), t.results(later), t.prize_list(), t.winnings(later), t.pool());
}

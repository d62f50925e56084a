//! The slips signed for payments.

use std::collections::BTreeSet;

use bottone_base::{paper_code::PaperKind, time::Timestamp};
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    Tournament,
    entries::{EntryId, EntryState},
    papers::{Scope, SheetKind},
    payments::{Due, Payment},
};
use bottone_view::{
    money::payments::{is_unpaid, record_of, slips_of},
    sheet::{Job, Slip},
};

use super::frame::{dated_title, mark_of, marks};
use crate::scan;

/// Makes the slips of all players waiting for money, or of the chosen ones, paid or not.
pub(super) fn payouts(desk: &SheetSource<'_>, scope: &Scope) -> Job {
    let SheetSource { language, t, at, .. } = *desk;
    let chosen = |due: &Due| match scope {
        Scope::All => is_unpaid(due),
        some => some.has_entry(due.entry, t.tables().seat_of(due.entry)),
    };
    let slips = slips_of(language, t, at, chosen, |payment| paid_by(desk, payment));
    if slips.is_empty() {
        return Job::Slips(Vec::new());
    }
    let handed = desk.handouts();
    let waiting: BTreeSet<EntryId> =
        t.dues(at).iter().filter(|due| is_unpaid(due)).map(|due| due.entry).collect();
    let marked = |(entry, slip): (EntryId, Slip)| {
        let of = (SheetKind::PayoutSlips, entry);
        // The slip's content is unchanged since then, so it either was in the print of all slips or
        // was not.
        let earlier = handed.signed(t, of, owed_since(t, entry), waiting.contains(&entry));
        Slip {
            event: dated_title(desk),
            mark: marks([&slip.mark, &mark_of(desk, earlier)]),
            code: scan::code(desk, PaperKind::Payout, entry),
            ..slip
        }
    };
    Job::Slips(slips.into_iter().map(marked).collect())
}

/// Returns the payer and the desk: "Ann · Cash desk 1".
fn paid_by(desk: &SheetSource<'_>, payment: &Payment) -> String {
    let record = record_of(desk.records, payment);
    let said = record.map_or(["", ""], |record| [&record.by, &record.desk]);
    marks(said)
}

/// Returns the time of the last change to an entry's slip: its bust, a deal, or its last payment.
fn owed_since(t: &Tournament, entry: EntryId) -> Timestamp {
    let out = match t.entries().get(entry).map(|entry| entry.standing) {
        Some(EntryState::Out { bust }) => t.entries().busts().get(bust).map(|bust| bust.at),
        _ => None,
    };
    let paid = t
        .payments()
        .of(entry)
        .map(|payment| payment.taken_back.as_ref().map_or(payment.at, |(at, _)| *at));
    paid.chain(out).chain(t.deals().agreed_at()).max().unwrap_or(Timestamp::from_millis(0))
}

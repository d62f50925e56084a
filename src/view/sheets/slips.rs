//! The slips signed for payments.

use std::collections::BTreeSet;

use super::{
    Desk,
    frame::{dated, mark_of, marks},
};
use crate::{
    rules::{paper_code::Held, time::Timestamp},
    tournament::{
        Tournament,
        entries::{EntryId, Standing},
        papers::{Scope, SheetKind},
        payments::{Due, Payment},
    },
    view::{
        money::payments::{record_of, slips_of, waits},
        scan,
        sheet::{Job, Slip},
    },
};

/// Makes the slips of all players waiting for money, or of the chosen ones, paid or not.
pub(super) fn payouts(desk: &Desk<'_>, scope: &Scope) -> Job {
    let Desk { language, t, at, .. } = *desk;
    let chosen = |due: &Due| match scope {
        Scope::All => waits(due),
        some => some.has_entry(due.entry, t.tables().seat_of(due.entry)),
    };
    let slips = slips_of(language, t, at, chosen, |payment| paid_by(desk, payment));
    if slips.is_empty() {
        return Job::Slips(Vec::new());
    }
    let handed = desk.handed();
    let waiting: BTreeSet<EntryId> =
        t.dues(at).iter().filter(|due| waits(due)).map(|due| due.entry).collect();
    let marked = |(entry, slip): (EntryId, Slip)| {
        let of = (SheetKind::PayoutSlips, entry);
        // The slip's content is unchanged since then, so it either was in the print of all slips or
        // was not.
        let earlier = handed.signed(t, of, owed_since(t, entry), waiting.contains(&entry));
        Slip {
            event: dated(desk),
            mark: marks([&slip.mark, &mark_of(desk, earlier)]),
            code: scan::code(desk, Held::Payout, entry),
            ..slip
        }
    };
    Job::Slips(slips.into_iter().map(marked).collect())
}

/// Returns the payer and the desk: "Ann · Cash desk 1".
fn paid_by(desk: &Desk<'_>, payment: &Payment) -> String {
    let record = record_of(desk.records, payment);
    let said = record.map_or(["", ""], |record| [&record.by, &record.desk]);
    marks(said)
}

/// Returns the time of the last change to an entry's slip: its bust, a deal, or its last payment.
fn owed_since(t: &Tournament, entry: EntryId) -> Timestamp {
    let out = match t.entries().get(entry).map(|entry| entry.standing) {
        Some(Standing::Out { bust }) => t.entries().busts().get(bust).map(|bust| bust.at),
        _ => None,
    };
    let paid = t
        .payments()
        .of(entry)
        .map(|payment| payment.taken_back.as_ref().map_or(payment.at, |(at, _)| *at));
    paid.chain(out).chain(t.deals().agreed_at()).max().unwrap_or(Timestamp::from_millis(0))
}
